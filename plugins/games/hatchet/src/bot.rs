//! The bots of Hatchet. The weaker levels look for placements around some visible pips; the strong one goes through the
//! rows of the table, finds nearly everything that can be covered, and weighs what its card leaves to be covered next.

mod forecast;
mod thorough;

use crate::{
    Hatchet,
    geometry::Place,
    places,
    rules::{Action, View},
};
use kortlek_rules::{ActionValue, Bot, HasBots, Level, Luck, Question, SearchResult, Seat};

pub use thorough::Thorough;

/// Bot that looks around some visible pips and takes the best-scoring place among those it sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glance {
    /// Visible pips from which it looks for placements, and lines looked along from each.
    pub looks: [u16; 2],
}

/// Number of looks that a bot takes in vain before it believes that there is nothing.
const AGAIN: usize = 25;
/// Looks for one playout's worth of thinking.
const PER_PLAYOUT: u32 = 10;
/// Pips looked from before a stop is heeded.
const PART: usize = 50;

/// A placement and what is thought of it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Found {
    place: Place,
    points: u8,
    /// The points and what comes of the placement later.
    net: f32,
}

/// Value of a placement: the lead after it, as a chance to win.
fn worth(view: &View, seat: Seat, found: &Found, visits: u32) -> ActionValue<Action> {
    let scores = view.open.scores[..usize::from(view.players)]
        .iter()
        .enumerate();
    let others = scores.filter(|(s, _)| *s != seat.index()).map(|(_, p)| *p);
    let lead = f32::from(view.open.scores[seat.index()]) - f32::from(others.max().unwrap_or(0));
    // A clear lead is greater the more cards there are to come.
    let clear = 3.0 + 0.2 * f32::from(view.open.deck);
    ActionValue {
        action: Action::Place(found.place),
        value: kortlek_bots::utility::squash((lead + found.net) / clear),
        error: 0.5 / clear,
        visits,
    }
}

/// Converts placements to a search result, best first. If nothing can be covered, any place listed will do.
fn thought(
    question: Question<'_, Hatchet>,
    found: &[Found],
    playouts: u32,
) -> SearchResult<Action> {
    let Question {
        view, seat, legal, ..
    } = question;
    SearchResult {
        action: found.first().map_or(legal[0], |f| Action::Place(f.place)),
        worths: found.iter().map(|f| worth(view, seat, f, 1)).collect(),
        playouts,
        mixed: false,
    }
}

impl Bot<Hatchet> for Glance {
    fn choose(&self, question: Question<'_, Hatchet>, luck: &mut Luck) -> SearchResult<Action> {
        let usual = self.looks[0].into();
        let looks = question
            .effort
            .of_units(usual, |playouts| playouts / PER_PLAYOUT);
        let (focuses, lines) = (looks.max(1) as usize, self.looks[1].into());
        let mut found: Vec<Found> = Vec::new();
        // In parts, so that a bot that is stopped has something.
        let parts = focuses.div_ceil(PART);
        for part in 0..parts.max(AGAIN) {
            // After a complete search it goes on only as long as nothing was found: to cover nothing is a blunder.
            if part > 0 && question.stopped() || part >= parts && !found.is_empty() {
                break;
            }
            let each = focuses.div_ceil(parts);
            question.view.open.search(each, lines, luck, |candidate| {
                found.push(Found {
                    place: candidate.place,
                    points: candidate.points,
                    net: f32::from(candidate.points),
                });
            });
        }
        // Places with equal scores keep the order of finding, which is random.
        found.sort_by_key(|f| std::cmp::Reverse(f.points));
        let playouts = found.len() as u32;
        found.dedup_by_key(|f| f.points);
        thought(question, &found, playouts)
    }
}

impl HasBots for Hatchet {
    fn bot(&self, level: Level) -> Box<dyn Bot<Hatchet>> {
        match level {
            Level::Novice => Box::new(Glance { looks: [4, 3] }),
            Level::Regular => Box::new(Glance { looks: [40, 6] }),
            Level::Expert => Box::new(Thorough::EXPERT),
        }
    }

    fn most_at_once(&self, view: &View, _seat: Seat) -> Option<i32> {
        Some(places::most_points(&view.open).into())
    }
}

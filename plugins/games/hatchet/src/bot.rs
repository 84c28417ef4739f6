//! The bots of Hatchet. They look for placements around the visible pips, the better ones longer than the others, and of
//! those that score alike the strong ones take the one that leaves the next player least.

use crate::{
    Hatchet,
    geometry::Place,
    rules::{Action, LAST_PICTURE, PICTURES, View},
};
use kortlek_rules::{Bot, Budget, Level, Luck, Played, Question, Rules, Seat, Thought, Worth};

/// How long a bot looks, and how far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layer {
    /// Visible pips from which it looks for placements, and lines looked along from each.
    pub looks: [u16; 2],
    /// Placements that it compares by what they leave the next player; fewer than two for none.
    pub compares: u16,
    /// The same as `looks` for the next player's placements.
    pub theirs: [u16; 2],
}

/// A point that the next player gets counts for so much less than one's own.
const NEXT: f32 = 0.55;
/// Placements in a row that score as much as the best of the next player's make it likelier that it finds one.
const CROWD: f32 = 0.02;
/// The most points of a placement.
const MOST: u8 = 4;
/// A bot that finds nothing looks so often before it believes that there is nothing.
const AGAIN: usize = 25;
/// Looks for one playout's worth of thinking.
const PER_PLAYOUT: u32 = 10;

/// A placement and what is thought of it.
#[derive(Clone, Copy, Debug)]
struct Found {
    place: Place,
    points: u8,
    /// The points less what the next player may get.
    net: f32,
}

impl Layer {
    /// The bot of a level.
    pub const fn of(level: Level) -> Layer {
        match level {
            Level::Novice => Layer {
                looks: [4, 3],
                compares: 0,
                theirs: [0, 0],
            },
            Level::Regular => Layer {
                looks: [40, 6],
                compares: 0,
                theirs: [0, 0],
            },
            Level::Expert => Layer {
                looks: [800, 12],
                compares: 16,
                theirs: [120, 8],
            },
        }
    }

    /// The same bot looking from so many pips, at least one.
    fn looking(mut self, pips: u32) -> Layer {
        self.looks[0] = u16::try_from(pips).unwrap_or(u16::MAX).max(1);
        self
    }

    /// The best placements found, best first.
    fn look(&self, question: Question<'_, Hatchet>, luck: &mut Luck) -> Vec<Found> {
        let Question {
            rules, view, seat, ..
        } = question;
        let mut found: Vec<Found> = Vec::new();
        let [focuses, lines] = self.looks.map(usize::from);
        // In parts, so that a bot that is stopped has something.
        let parts = focuses.div_ceil(PART);
        for part in 0..parts.max(AGAIN) {
            // Who has looked at everything goes on only as long as nothing was found: to cover nothing is a blunder.
            if part > 0 && question.stopped() || part >= parts && !found.is_empty() {
                break;
            }
            view.open
                .search(focuses.div_ceil(parts), lines, luck, |candidate| {
                    found.push(Found {
                        place: candidate.place,
                        points: candidate.points,
                        net: f32::from(candidate.points),
                    });
                });
        }
        // Of those that score alike the order is that of finding, which is random.
        found.sort_by_key(|f| std::cmp::Reverse(f.points));
        let Some(most) = found.first().map(|f| f.points) else {
            return found;
        };
        if self.compares < 2 {
            found.dedup_by_key(|f| f.points);
            return found;
        }
        // Most of the comparing is done among the best, some among those that score one less.
        let compares = usize::from(self.compares);
        let best = found.iter().filter(|f| f.points == most).count();
        let next = found.iter().filter(|f| f.points + 1 == most).count();
        let of_next = next.min((compares / 4).max(compares.saturating_sub(best)));
        let of_best = best.min(compares - of_next.min(compares));
        let mut compared: Vec<Found> = found[..of_best.max(1)].to_vec();
        compared.extend(&found[best..best + of_next]);
        let state = rules.imagine(view, luck);
        let pictures = view.open.pictures_drawn();
        let left = (PICTURES - pictures) as f32 / f32::from(view.open.deck.max(1));
        // When the next picture is the last one, there may be no next player.
        let next_plays = if pictures + 1 == LAST_PICTURE {
            1.0 - left
        } else {
            1.0
        };
        for one in &mut compared {
            if question.stopped() {
                break;
            }
            let mut after = state;
            rules.act(&mut after, seat, Action::Place(one.place), &mut ());
            let mut counts = [0u32; MOST as usize + 1];
            let [focuses, lines] = self.theirs.map(usize::from);
            after.open.search(focuses, lines, luck, |theirs| {
                counts[usize::from(theirs.points)] += 1;
            });
            let best = (0..counts.len())
                .rev()
                .find(|p| counts[*p] > 0)
                .unwrap_or(0);
            let crowd = (CROWD * counts[best] as f32).min(0.9);
            one.net -= NEXT * next_plays * (best as f32 - 1.0 + crowd);
        }
        compared.sort_by(|a, b| b.net.total_cmp(&a.net));
        compared
    }

    /// What a placement does for the lead, as a chance to win.
    fn worth(view: &View, seat: Seat, found: &Found) -> Worth<Action> {
        let scores = view.open.scores[..usize::from(view.players)]
            .iter()
            .enumerate();
        let others = scores.filter(|(s, _)| *s != seat.index()).map(|(_, p)| *p);
        let lead = f32::from(view.open.scores[seat.index()]) - f32::from(others.max().unwrap_or(0));
        // A clear lead is greater the more cards there are to come.
        let clear = 3.0 + 0.2 * f32::from(view.open.deck);
        Worth {
            action: Action::Place(found.place),
            value: kortlek_bots::utility::squash((lead + found.net) / clear),
            error: 0.5 / clear,
            visits: 1,
        }
    }
}

/// Pips looked from before a stop is heeded.
const PART: usize = 50;

impl Bot<Hatchet> for Layer {
    fn choose(&self, question: Question<'_, Hatchet>, luck: &mut Luck) -> Thought<Action> {
        let Question {
            view, seat, legal, ..
        } = question;
        let looks = question
            .effort
            .of_units(self.looks[0].into(), |playouts| playouts / PER_PLAYOUT);
        let found = self.looking(looks).look(question, luck);
        // Where nothing can be covered, any place listed will do.
        let action = found.first().map_or(legal[0], |f| Action::Place(f.place));
        let worths = found.iter().map(|f| Layer::worth(view, seat, f)).collect();
        Thought {
            action,
            worths,
            playouts: found.len() as u32,
            mixed: false,
        }
    }

    fn evaluate(
        &self,
        question: Question<'_, Hatchet>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<Worth<Action>> {
        let Question {
            view, seat, legal, ..
        } = question;
        let whole = Layer::of(Level::Expert).looking(budget.playouts / PER_PLAYOUT);
        let found = whole.look(question, luck);
        let mut worths: Vec<_> = found.iter().map(|f| Layer::worth(view, seat, f)).collect();
        // There is no end of placements; those that the rules list are told as well, as what they score.
        for action in legal {
            let Action::Place(place) = *action;
            if let Ok(cover) = view.open.cover(place)
                && worths.iter().all(|w| w.action != *action)
            {
                let net = f32::from(cover.points()) - NEXT;
                let points = cover.points();
                worths.push(Layer::worth(view, seat, &Found { place, points, net }));
            }
        }
        worths.sort_by(|a, b| b.value.total_cmp(&a.value));
        worths
    }
}

impl Played for Hatchet {
    fn bot(&self, level: Level) -> Box<dyn Bot<Hatchet>> {
        Box::new(Layer::of(level))
    }
}

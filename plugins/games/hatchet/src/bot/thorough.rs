//! The strong level: nearly everything that can be covered, and what each placement leaves.

use super::{
    Found,
    forecast::{Forecast, one_after_the_other},
    thought, worth,
};
use crate::{
    Hatchet,
    geometry::{FULL_TURN, Place},
    places::{ENOUGH, Field, LOOKS, Pips, Places, Run, Scope},
    rules::{Action, Open, State},
};
use kortlek_rules::{ActionValue, Bot, Budget, Luck, Question, Rules, SearchResult};
use std::cmp::Reverse;

/// A bot that goes through the rows of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thorough {
    /// Number of looks that it takes ([`Places::look`]).
    pub looks: u32,
    /// Number of sets of pips for which it tries several placements.
    pub sets: u32,
    /// Number of placements that it tries for each.
    pub tries: u32,
}

/// Playouts for which one look is taken.
const PER_LOOK: u32 = 20;
/// Looks without a find before it believes that there is nothing.
const AGAIN: usize = LOOKS / 16;
/// Looks after which a stop is heeded.
const PART: usize = 4;
/// Distance within which a new card changes what can be covered, from centre to centre.
const CHANGED: i32 = 850;
/// Maximum distance between the places for one set.
const APART: i32 = 420;
/// Grid of the search for places of one set: step of the angles, step of the rows.
const OWN: [i32; 2] = [2, 12];
/// The same for what can be covered next.
const NEXT: [i32; 2] = [6, 16];

/// Sets of pips that can be covered, most points first.
struct Sets(Vec<Run>);

impl Sets {
    fn of(runs: impl Iterator<Item = Run>) -> Sets {
        let mut runs: Vec<Run> = runs.collect();
        runs.sort_unstable_by_key(|run| (Reverse(run.points), run.pips));
        Sets(runs)
    }
}

impl Thorough {
    /// The strong level.
    pub const EXPERT: Thorough = Thorough {
        looks: ENOUGH as u32,
        sets: 10,
        tries: 4,
    };

    /// Returns the same bot with this number of looks; with fewer than usual it tries fewer placements, too.
    fn looking(self, looks: u32) -> Thorough {
        let looks = looks.clamp(1, LOOKS as u32);
        let part = |n: u32| (n * looks).div_ceil(self.looks).min(n);
        Thorough {
            looks,
            sets: part(self.sets),
            tries: part(self.tries),
        }
    }

    /// Finds the sets that can be covered.
    fn sets(&self, question: Question<'_, Hatchet>) -> Sets {
        let mut places = Places::new(&question.view.open);
        loop {
            let looks = places.looks();
            let found = places.runs().next().is_some();
            if looks >= self.looks as usize && (found || looks >= AGAIN)
                || looks > 0 && looks.is_multiple_of(PART) && question.stopped()
                || !places.look()
            {
                break;
            }
        }
        Sets::of(places.runs().copied())
    }

    /// The best placements found, best first, and how many were weighed.
    fn weigh(&self, question: Question<'_, Hatchet>, luck: &mut Luck) -> Vec<Found> {
        let view = question.view;
        let all = self.sets(question);
        let forecast = Forecast::of(view);
        // First as if the card covered its pips and brought none of its own.
        let mut found: Vec<(Found, Run)> = all
            .0
            .iter()
            .map(|run| {
                let rest = all.0.iter().map(|r| r.pips).filter(|p| !p.meet(run.pips));
                let (points, count) = one_after_the_other(rest);
                let found = Found {
                    place: run.middle(),
                    points: run.points,
                    net: f32::from(run.points) + forecast.lead(&points[..count]),
                };
                (found, *run)
            })
            .collect();
        found.sort_by(|(a, _), (b, _)| b.net.total_cmp(&a.net));
        let state = question.rules.imagine(view, luck);
        let mut weighed = Vec::new();
        // A quick bot weighs no further.
        let sets = if self.sets > 1 { self.sets } else { 0 };
        for (_, run) in found.iter().take(sets as usize) {
            if question.stopped() {
                break;
            }
            for place in self.tries(&view.open, run, luck) {
                let left = left(question, state, &all, place);
                let (points, count) = one_after_the_other(left.into_iter());
                weighed.push(Found {
                    place,
                    points: run.points,
                    net: f32::from(run.points) + forecast.lead(&points[..count]),
                });
            }
        }
        if weighed.is_empty() {
            weighed.extend(found.first().map(|(found, _)| *found));
        }
        weighed.sort_by(|a, b| b.net.total_cmp(&a.net));
        weighed
    }

    /// Places that cover the pips of a run, at random.
    fn tries(&self, open: &Open, run: &Run, luck: &mut Luck) -> Vec<Place> {
        let middle = run.middle();
        let scope = Scope {
            centre: middle,
            far: APART,
            first: luck.below(OWN[0] as usize * OWN[1] as usize) as i32,
            each: OWN,
        };
        let mut runs = Vec::new();
        let mut field = Field::near(open, middle, Scope::reach(APART));
        field.around(&scope, run.points, |other| {
            if other.pips == run.pips {
                runs.push(other);
            }
        });
        let mut places = vec![middle];
        for _ in 1..self.tries {
            let run = if runs.is_empty() {
                *run
            } else {
                luck.pick(&runs)
            };
            places.push(Place {
                x: run.x[0] + luck.below(run.len() as usize) as i16,
                ..run.middle()
            });
        }
        // The card's own pips lie one way or the other.
        for place in &mut places {
            if luck.below(2) == 1 {
                place.angle = (place.angle + FULL_TURN / 2) % FULL_TURN;
            }
        }
        places
    }
}

/// Sets that can be covered after a card has been laid, most points first.
fn left(question: Question<'_, Hatchet>, state: State, sets: &Sets, place: Place) -> Vec<Pips> {
    let (mut after, action) = (state, Action::Place(place));
    let Question { rules, seat, .. } = question;
    rules.act(&mut after, seat, action, &mut ());
    let open = &after.open;
    let stays = |run: &&Run| {
        open.cover(run.middle())
            .is_ok_and(|cover| Pips::of(&cover) == run.pips)
    };
    let mut left: Vec<Pips> = sets.0.iter().filter(stays).map(|run| run.pips).collect();
    let scope = Scope {
        centre: place,
        far: CHANGED,
        first: 0,
        each: NEXT,
    };
    let mut field = Field::near(open, place, Scope::reach(CHANGED));
    field.around(&scope, 2, |run| left.push(run.pips));
    left.sort_unstable_by_key(|pips| (Reverse(pips.len()), *pips));
    left.dedup();
    left
}

impl Bot<Hatchet> for Thorough {
    fn choose(&self, question: Question<'_, Hatchet>, luck: &mut Luck) -> SearchResult<Action> {
        let looks = question
            .effort
            .of_units(self.looks, |playouts| playouts / PER_LOOK);
        let found = self.looking(looks).weigh(question, luck);
        thought(question, &found, looks)
    }

    fn evaluate(
        &self,
        question: Question<'_, Hatchet>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<Action>> {
        let Question {
            view, seat, legal, ..
        } = question;
        let looks = budget.playouts / PER_LOOK;
        let found = self.looking(looks).weigh(question, luck);
        let visits = looks / found.len().max(1) as u32;
        let weighed = |f| worth(view, seat, f, visits.max(1));
        let mut worths: Vec<_> = found.iter().map(weighed).collect();
        // There is no end of placements; those that the rules list are told as well, as far as they can be told without
        // a look at what they leave.
        let most = found.first().map_or(0.0, |f| f.net - f32::from(f.points));
        for action in legal {
            let Action::Place(place) = *action;
            if let Ok(cover) = view.open.cover(place)
                && worths.iter().all(|w| w.action != *action)
            {
                let points = cover.points();
                let net = f32::from(points) + most;
                worths.push(worth(view, seat, &Found { place, points, net }, 1));
            }
        }
        worths.sort_by(|a, b| b.value.total_cmp(&a.value));
        worths
    }
}

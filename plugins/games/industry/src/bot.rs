//! The bots of Industry: a search of whole games in which everybody makes a plan for each turn, what to build and how
//! to pay for it, by what the town will be worth.
//!
//! A town is worth its points, the majorities it will probably keep, and what it will still build until the stack runs
//! out. Of the ways to pay for the same buildings only a good one is looked at. What tells the levels apart is how
//! long they search and how much they waver.

mod plan;
mod town;

use crate::rules::{Action, Industry, State, Step, View};
use kortlek_bots::{Candidate, Knowledge, Search, Searcher, Strength, Utilities, utility};
use kortlek_rules::{Bot, HasBots, Level, Luck, Payoff, Rules, Seat};
pub(crate) use plan::Whole;
use plan::{best_plan, last_plan, plans, whole_plans};
use std::collections::BTreeMap;
pub use town::Appraisal;

/// Parameters of a bot's judgement of positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Weight of the first impression of an action, in playouts.
    pub impression: f32,
    /// Parameters of the appraisal of a town.
    pub appraisal: Appraisal,
    /// Random bonus of a plan in playouts, in points, up to this much.
    pub noise: f32,
    /// Change of the expected value for a point at a glance.
    pub glance: f32,
    /// Deficit in points from which actions aren't looked at, going by their best plans.
    pub far_behind: f32,
    /// True if every decision of a turn is weighed again and a turn may be passed although cards pay for something
    /// good. A bot that wavers had better decide once a turn, go through with it and build what can be built: a plan
    /// that is dropped halfway throws away the cards paid for it.
    pub reconsiders: bool,
}

impl Judgement {
    /// The best judgement known.
    pub const EXPERT: Judgement = Judgement {
        impression: 4.0,
        appraisal: Appraisal {
            building: 4.5,
            money: 4.5,
            drift: 0.55,
            haste: 1.0,
            majority: 1.0,
        },
        noise: 1.5,
        glance: 0.025,
        far_behind: 5.0,
        reconsiders: true,
    };
}

/// The lead that is clear at the end, in points.
const CLEAR_LEAD: f32 = 8.0;
/// The same deficit in a seat's last turn, where buildings not built then are lost. Where the game is decided a
/// search hardly separates such points.
const FAR_BEHIND_AT_LAST: f32 = 1.0;

/// Best plan known for each first action of a turn, with its payments and buildings.
pub(crate) fn wholes_of(view: &View, seat: Seat) -> BTreeMap<Action, Whole> {
    let (appraisal, players) = (Judgement::EXPERT.appraisal, usize::from(view.players));
    whole_plans(appraisal, &view.open, view.purse(), players, seat)
}

impl Knowledge<Industry> for Judgement {
    type Memo = ();

    /// Hands are hidden, what is paid and built is not.
    fn open(&self) -> bool {
        true
    }

    fn begin(&self, _: &Industry, _: &View, _: Seat) {}

    /// The last turn of the game is worked out, and a turn begun may be carried through without another thought.
    fn at_once(
        &self,
        rules: &Industry,
        view: &View,
        seat: Seat,
        legal: &[Action],
        (): &mut (),
    ) -> Option<Action> {
        let open = &view.open;
        if open.step != Step::Play || open.turn != seat {
            return None;
        }
        let (hand, players) = (view.purse(), rules.players());
        if open.city().offices() >= open.stack_size {
            last_plan(open, hand, players, seat)
        } else if !self.reconsiders && (open.pay_from > 0 || open.built > 0) {
            best_plan(self.appraisal, open, hand, players, seat)
        } else {
            None
        }
        .filter(|action| legal.contains(action))
    }

    fn candidates(
        &self,
        rules: &Industry,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        (): &mut (),
    ) {
        if list.len() == 1 {
            return;
        }
        let mut best = f32::NEG_INFINITY;
        for candidate in list.iter_mut() {
            candidate.prior = f32::NEG_INFINITY;
        }
        let weigh = |action: Action, worth: f32| {
            if let Ok(at) = list.binary_search_by(|candidate| candidate.action.cmp(&action)) {
                list[at].prior = list[at].prior.max(worth);
                best = best.max(worth);
            }
        };
        let (open, hand, players) = (&state.open, state.hands[seat.index()], rules.players());
        plans(self.appraisal, open, hand, players, seat, weigh);
        if best == f32::NEG_INFINITY {
            // Payments that no plan goes on from: any way on will do.
            for candidate in list {
                candidate.prior = 0.0;
            }
            return;
        }
        let offices = Seat::all(players).map(|s| open.cities[s.index()].offices());
        let far_behind = if offices.sum::<u8>() >= open.stack_size {
            self.far_behind.min(FAR_BEHIND_AT_LAST)
        } else {
            self.far_behind
        };
        let looked_at = |candidate: &Candidate<Action>| {
            let passed_over =
                !self.reconsiders && candidate.action == Action::Done {} && candidate.prior < best;
            candidate.prior >= best - far_behind && !passed_over
        };
        list.retain(looked_at);
        for candidate in list {
            candidate.prior = (0.5 + self.glance * (candidate.prior - best)).max(0.0);
            candidate.weight = self.impression;
        }
    }

    fn play(
        &self,
        rules: &Industry,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        (): &mut (),
        luck: &mut Luck,
    ) -> Action {
        let mut top = (f32::NEG_INFINITY, None);
        let offer = |action: Action, worth: f32| {
            let key = worth + self.noise * luck.unit() as f32;
            if key > top.0 {
                top = (key, Some(action));
            }
        };
        let (open, hand, players) = (&state.open, state.hands[seat.index()], rules.players());
        plans(self.appraisal, open, hand, players, seat, offer);
        match top.1 {
            Some(action) if rules.is_legal(state, seat, action) => action,
            _ => {
                rules.legal(state, seat, buffer);
                luck.pick(buffer)
            }
        }
    }

    fn utility(&self, rules: &Industry, payoff: &Payoff, (): &mut ()) -> Utilities {
        utility::standard(payoff, rules.players(), CLEAR_LEAD)
    }
}

impl HasBots for Industry {
    fn bot(&self, level: Level) -> Box<dyn Bot<Industry>> {
        // Weaker players count what is there more than what will come, and notice majorities late.
        let expert = Judgement::EXPERT;
        let seen = |impression, building, majority, far_behind| Judgement {
            impression,
            appraisal: Appraisal {
                building,
                majority,
                ..expert.appraisal
            },
            far_behind,
            reconsiders: false,
            ..expert
        };
        let (judgement, playouts, waver) = match level {
            Level::Novice => (seen(10.0, 1.0, 0.3, 2.0), 12, 0.12),
            Level::Regular => (seen(6.0, 3.0, 0.6, 3.0), 150, 0.05),
            Level::Expert => (expert, 2_500, 0.0),
        };
        let strength = Strength::of_playouts(playouts).waver(waver);
        let search = Search {
            explore: 0.5,
            ..Search::default()
        };
        Box::new(Searcher::new(judgement, strength).search(search))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_bots::contest;
    use kortlek_rules::{RandomBot, Turn, game::First};

    #[test]
    fn what_a_plan_begins_with_is_legal() {
        let mut made = 0;
        play_out(3, 0..40, |rules, s, seat, legal, luck| {
            let (appraisal, hand) = (Judgement::EXPERT.appraisal, s.hands[seat.index()]);
            plans(appraisal, &s.open, hand, 3, seat, |action, worth| {
                assert!(rules.is_legal(s, seat, action), "{action:?}");
                assert!(worth.is_finite());
                made += 1;
            });
            luck.pick(legal)
        });
        assert!(made > 5000);
    }

    fn margin(s: &State, seat: Seat) -> i32 {
        let others = Seat::all(2).filter(|other| *other != seat);
        s.open.points(seat) - others.map(|other| s.open.points(other)).max().unwrap()
    }

    /// The best margin that any way to play the rest of the turn leads to.
    fn best_margin(rules: &Industry, s: &State, seat: Seat) -> i32 {
        let mut legal = Vec::new();
        rules.legal(s, seat, &mut legal);
        let after = |action: &Action| {
            if *action == (Action::Done {}) {
                return margin(s, seat);
            }
            let mut next = *s;
            rules.act(&mut next, seat, *action, &mut ());
            best_margin(rules, &next, seat)
        };
        legal.iter().map(after).max().unwrap()
    }

    /// Plays games to their ends, one a seed; `decide` makes every decision, among those that are legal.
    fn play_out(
        players: u8,
        seeds: std::ops::Range<u64>,
        mut decide: impl FnMut(&Industry, &State, Seat, &[Action], &mut Luck) -> Action,
    ) {
        let rules = Industry {
            players,
            first: First::Chance,
        };
        let mut legal = Vec::new();
        for seed in seeds {
            let mut luck = Luck::new(seed);
            let mut s = rules.start();
            loop {
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(_) => {
                        let seat = s.open.turn;
                        rules.legal(&s, seat, &mut legal);
                        let action = decide(&rules, &s, seat, &legal, &mut luck);
                        rules.act(&mut s, seat, action, &mut ());
                    }
                }
            }
        }
    }

    #[test]
    fn the_last_turn_is_played_for_the_best_margin() {
        let (mut asked, mut gained) = (0, 0);
        let mut begun = false;
        play_out(2, 0..400, |rules, s, seat, legal, luck| {
            let last = s.open.city().offices() >= s.open.stack_size;
            // From the turn's first decision on, so that nothing was paid without a plan.
            begun = last && (begun || s.open.pay_from == 0 && s.open.built == 0);
            let small = s.hands[seat.index()].len() <= 8;
            if !begun || !small {
                begun = false;
                return luck.pick(legal);
            }
            let best = best_margin(rules, s, seat);
            asked += 1;
            gained += usize::from(best > margin(s, seat));
            let view = rules.view(s, Some(seat));
            let judgement = Judgement::EXPERT;
            let action = judgement.at_once(rules, &view, seat, legal, &mut ());
            let action = action.unwrap();
            if action == (Action::Done {}) {
                assert_eq!(margin(s, seat), best, "{view:?}");
            } else {
                let mut next = *s;
                rules.act(&mut next, seat, action, &mut ());
                assert_eq!(best_margin(rules, &next, seat), best, "{view:?}");
            }
            action
        });
        assert!(asked > 300 && gained > 100, "{asked} {gained}");
    }

    #[test]
    fn the_whole_of_a_plan_can_be_played_from_its_first_action_on() {
        let (mut found, mut long) = (0, 0);
        play_out(2, 0..30, |rules, s, seat, legal, luck| {
            let view = rules.view(s, Some(seat));
            let wholes = wholes_of(&view, seat);
            for first in legal {
                let Some(whole) = wholes.get(first) else {
                    continue;
                };
                let pays = whole.pays.iter().map(|card| Action::Pay { card: *card });
                let builds = whole.builds.iter();
                let builds = builds.map(|card| Action::Build { card: *card });
                let actions: Vec<Action> = pays.chain(builds).collect();
                found += 1;
                long += usize::from(whole.builds.len() > 1);
                if *first == (Action::Done {}) {
                    assert!(actions.is_empty());
                    continue;
                }
                assert_eq!(actions.first(), Some(first));
                assert!(matches!(actions.last(), Some(Action::Build { .. })));
                let mut next = *s;
                for action in actions {
                    assert!(rules.is_legal(&next, seat, action), "{action:?}");
                    rules.act(&mut next, seat, action, &mut ());
                }
            }
            luck.pick(legal)
        });
        assert!(found > 500 && long > 20, "{found} {long}");
    }

    #[test]
    fn a_novice_beats_one_that_plays_anything() {
        let rules = Industry {
            players: 2,
            first: First::Chance,
        };
        let novice = rules.bot(Level::Novice);
        let met = contest(&rules, &*novice, &RandomBot, 0..20);
        assert!(met.wins.interval().0 > 0.55, "{}", met.wins);
    }
}

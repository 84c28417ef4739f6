//! The bots of Court: a search of the present round in which everybody drafts by the points at a glance, with the
//! hands that were held before remembered.
//!
//! From the turn on in which all hands are known only the picks of the same turn are hidden, and the search sees what
//! is passed as well as what is taken. A round's end is weighed by the lead and the rounds still to come. What tells
//! the levels apart is how long they search, how much of the hands they passed on they forget, and how much they
//! waver.

mod draft;

use crate::rules::{Action, Court, MOST_PLAYERS, ROUNDS, State, View};
use draft::Draft;
use kortlek_bots::{Candidate, Knowledge, Search, Searcher, Strength, Utilities, utility};
use kortlek_rules::{Bot, HasBots, Level, Luck, Payoff, Rules, Seat, french::Card};

/// Parameters of a bot's judgement of positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Weight of the first impression of a pick, in playouts.
    pub impression: f32,
}

/// The lead that is clear at the end, in points, and by how much more it has to be for each round still to come.
const CLEAR_LEAD: f32 = 6.0;
const PER_ROUND: f32 = 5.0;
/// Typical change of a lead in a playout one way or the other, in points.
const SWING: f32 = 8.0;
/// Random bonus of a pick in playouts, in points, up to this much.
const NOISE: f32 = 1.6;
/// Deficit in points at a glance from which picks aren't looked at; two cards at once are many, so they have to be
/// better.
const FAR_BEHIND: f32 = 7.0;
const TWO_FAR_BEHIND: f32 = 3.0;
/// Change of the expected value for a point at a glance.
const GLANCE: f32 = 0.025;
/// Number of the best cards of which a joker brings two in playouts.
const PAIRED: usize = 4;

/// Data kept during a search.
pub struct Memo {
    /// The round thought about; its end ends the playouts.
    round: u8,
    /// Stakes of the decision: typical spread of its values.
    stakes: f32,
}

fn clear_lead(round: u8) -> f32 {
    CLEAR_LEAD + PER_ROUND * f32::from(ROUNDS - round.min(ROUNDS))
}

/// A seat's lead over the best other.
fn lead(totals: &[i16; MOST_PLAYERS], players: usize, me: usize) -> f32 {
    let others = (0..players).filter(|s| *s != me).map(|s| totals[s]);
    f32::from(totals[me] - others.max().unwrap_or(0))
}

impl Knowledge<Court> for Judgement {
    type Memo = Memo;

    fn begin(&self, rules: &Court, view: &View, seat: Seat) -> Memo {
        let clear = clear_lead(view.open.round);
        let lead = lead(&view.open.totals, rules.players(), seat.index());
        let decided = 1.0 + (lead / clear).abs();
        Memo {
            round: view.open.round,
            // The slope of the values at the present lead.
            stakes: (SWING / (clear * decided * decided)).clamp(0.1, 1.0),
        }
    }

    /// Hands that were passed on may be forgotten, each by itself.
    fn forget(
        &self,
        rules: &Court,
        view: &View,
        seat: Seat,
        share: f32,
        luck: &mut Luck,
    ) -> Option<View> {
        let mut left = *view;
        for other in Seat::all(rules.players()).filter(|other| *other != seat) {
            if luck.unit() < f64::from(share) {
                left.hands[other.index()] = None;
            }
        }
        (left != *view).then_some(left)
    }

    fn stakes(&self, _: &Court, memo: &Memo) -> f32 {
        memo.stakes
    }

    fn candidates(
        &self,
        rules: &Court,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        _: &mut Memo,
    ) {
        let draft = Draft::of(&state.open, rules.players(), seat);
        let mut best = f32::NEG_INFINITY;
        for candidate in list.iter_mut() {
            candidate.prior = match candidate.action {
                Action::Play { card } => draft.gain(card),
                Action::PlayTwo { cards } => draft.gain_of_two(cards),
            };
            candidate.weight = self.impression;
            best = best.max(candidate.prior);
        }
        list.retain(|candidate| {
            best - candidate.prior
                <= match candidate.action {
                    Action::Play { .. } => FAR_BEHIND,
                    Action::PlayTwo { .. } => TWO_FAR_BEHIND,
                }
        });
        for candidate in list {
            candidate.prior = (0.5 + GLANCE * (candidate.prior - best)).max(0.0);
        }
    }

    fn play(
        &self,
        rules: &Court,
        state: &State,
        seat: Seat,
        _: &mut Vec<Action>,
        _: &mut Memo,
        luck: &mut Luck,
    ) -> Action {
        let hand = state.hand(seat);
        if hand.len() == 1
            && let Some(card) = hand.first()
        {
            return Action::Play { card };
        }
        let draft = Draft::of(&state.open, rules.players(), seat);
        // The best cards, the best first.
        let mut top = [(f32::NEG_INFINITY, Card::JOKER_1); PAIRED];
        for card in hand.iter() {
            let key = draft.gain(card) + NOISE * luck.unit() as f32;
            if let Some(at) = top.iter().position(|(other, _)| key > *other) {
                top[at..].rotate_right(1);
                top[at] = (key, card);
            }
        }
        let (mut best, card) = top[0];
        let mut action = Action::Play { card };
        if state.open.joker(seat).is_some() {
            let count = PAIRED.min(hand.len());
            for i in 0..count {
                for j in i + 1..count {
                    let (a, b) = (top[i].1.min(top[j].1), top[i].1.max(top[j].1));
                    for cards in [[a, b], [b, a]] {
                        let key = draft.gain_of_two(cards) + NOISE * luck.unit() as f32;
                        let two = Action::PlayTwo { cards };
                        if key > best && (cards[0] < cards[1] || rules.is_legal(state, seat, two)) {
                            best = key;
                            action = two;
                        }
                    }
                }
            }
        }
        action
    }

    fn evaluate(&self, rules: &Court, state: &State, _: u32, memo: &mut Memo) -> Option<Utilities> {
        if state.open.round == memo.round {
            return None;
        }
        let mut values = [0.0; _];
        for seat in Seat::all(rules.players()) {
            let lead = lead(&state.open.totals, rules.players(), seat.index());
            values[seat.index()] = utility::squash(lead / clear_lead(memo.round));
        }
        Some(values)
    }

    fn utility(&self, rules: &Court, payoff: &Payoff, _: &mut Memo) -> Utilities {
        utility::standard(payoff, rules.players(), CLEAR_LEAD)
    }
}

impl HasBots for Court {
    /// There are no points before the courts are counted.
    const STYLES: bool = false;

    fn bot(&self, level: Level) -> Box<dyn Bot<Court>> {
        let (impression, strength) = match level {
            Level::Novice => (6.0, Strength::of_playouts(30).waver(0.08).forget(0.8)),
            Level::Regular => (4.0, Strength::of_playouts(400).waver(0.02).forget(0.3)),
            Level::Expert => (4.0, Strength::of_playouts(20_000)),
        };
        let search = Search {
            explore: 0.6,
            ..Search::default()
        };
        Box::new(Searcher::new(Judgement { impression }, strength).search(search))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_bots::contest;
    use kortlek_rules::{RandomBot, french::CardSet};

    fn cards(ids: &str) -> Vec<Card> {
        ids.split_whitespace().map(|c| c.parse().unwrap()).collect()
    }

    fn draft(court: &str, hand: &str) -> Draft {
        let own = cards(court);
        let other = cards("2C").repeat(own.len());
        let hand: CardSet = cards(hand).into_iter().collect();
        let state = State::with_table(&[(&own, hand), (&other, hand)]);
        Draft::of(&state.open, 2, Seat(0))
    }

    fn gain(draft: &Draft, id: &str) -> f32 {
        draft.gain(id.parse().unwrap())
    }

    #[test]
    fn a_glance_sees_pairs_aces_and_wealth() {
        let waiting = draft("KS", "QH KD AD 9S 3H 4H");
        assert!(gain(&waiting, "QH") > gain(&waiting, "JH"));
        assert!(gain(&waiting, "JH") > gain(&waiting, "KD"));
        assert_eq!(gain(&waiting, "AD"), 5.0);
        assert_eq!(gain(&draft("AS", "AD 9S 3H"), "AD"), -2.0);
        assert!(gain(&waiting, "9S") > gain(&waiting, "3S"));
        // The last card: no hope is left for a lone picture or a joker.
        let last = draft("9S 8S 7S", "QH");
        assert_eq!(gain(&last, "QH"), 0.0);
        assert_eq!(gain(&last, "X1"), 0.0);
        // A suit that is won already.
        assert_eq!(gain(&last, "TS"), 0.0);
    }

    #[test]
    fn a_joker_is_worth_two_good_cards() {
        let ready = draft("X1 KD", "QS AH 4D 5C");
        let two = |a: &str, b: &str| ready.gain_of_two([a.parse().unwrap(), b.parse().unwrap()]);
        assert!(two("AH", "QS") > gain(&ready, "AH"));
        assert!(two("4D", "5C") < gain(&ready, "AH"));
    }

    #[test]
    fn even_a_novice_beats_one_that_plays_anything() {
        let rules = Court { players: 2 };
        let novice = rules.bot(Level::Novice);
        let met = contest(&rules, &*novice, &RandomBot, 0..10);
        assert!(met.wins.interval().0 > 0.6, "{}", met.wins);
    }
}

//! The bots of Paparazzi: a search whose playouts put every card where it brings most at a glance, and an end that is
//! played exactly once all hands are known.
//!
//! Of spaces that touch the same celebrities one is as good as the other, so only the first is looked at. What tells
//! the levels apart is how long they search, how much they waver, and how near the end has to be for them to see
//! through it.

mod exact;
mod worth;

use crate::{
    board::bits,
    rules::{Action, Paparazzi, State, View, suit},
};
use kortlek_bots::{Candidate, Knowledge, Search, Searcher, Strength, Utilities, utility};
use kortlek_rules::{Bot, HasBots, Level, Luck, Payoff, Rules, Seat, french::Card};
use worth::{Leads, Prices, prices};

/// Parameters of a bot's judgement of positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Placings that an exact search of the end may look at; 0 for a bot that does not see through it.
    pub exact: u32,
    /// Weight of the first impression of a placing, in playouts.
    pub impression: f32,
}

/// The lead that is clear at the end, in points.
const CLEAR_LEAD: f32 = 8.0;
/// Value of a pip that is still in hand, in points.
const PIP: f32 = 0.15;
/// Random bonus of a placing in playouts, in points, up to this much.
const NOISE: f32 = 1.5;
/// Change of the expected value for a point at a glance.
const GLANCE: f32 = 0.02;

impl Judgement {
    /// The seat's placings, one for each that differs, with what each is worth at a glance.
    #[inline]
    fn each(
        rules: &Paparazzi,
        state: &State,
        seat: Seat,
        prices: &Prices,
        mut offer: impl FnMut(u8, usize, f32),
    ) {
        let board = rules.layout.board();
        let leads = Leads::of(board, &state.open, seat);
        let spaces = board.different(state.open.free);
        for rank in bits(state.hands[seat.index()].into()) {
            for space in bits(spaces).map(usize::from) {
                let gain = leads.gain(board, prices, space, rank) - PIP * f32::from(rank);
                offer(rank, space, gain);
            }
        }
    }
}

impl Knowledge<Paparazzi> for Judgement {
    type Memo = Prices;

    /// Hands are hidden, what is laid is not.
    fn open(&self) -> bool {
        true
    }

    fn begin(&self, _: &Paparazzi, view: &View, _: Seat) -> Prices {
        prices(&view.open)
    }

    fn at_once(
        &self,
        rules: &Paparazzi,
        view: &View,
        seat: Seat,
        _: &[Action],
        _: &mut Prices,
    ) -> Option<Action> {
        if self.exact == 0 {
            return None;
        }
        exact::best(view, rules.layout, seat, self.exact).map(|(action, _)| action)
    }

    fn candidates(
        &self,
        rules: &Paparazzi,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        prices: &mut Prices,
    ) {
        let mut best = f32::NEG_INFINITY;
        list.clear();
        let cells = rules.layout.board().cells();
        Judgement::each(rules, state, seat, prices, |rank, space, gain| {
            best = best.max(gain);
            list.push(Candidate {
                action: Action::Place {
                    card: Card::new(rank, suit(seat)),
                    cell: cells[space],
                },
                prior: gain,
                weight: self.impression,
            });
        });
        for candidate in list {
            candidate.prior = (0.5 + GLANCE * (candidate.prior - best)).max(0.0);
        }
    }

    fn play(
        &self,
        rules: &Paparazzi,
        state: &State,
        seat: Seat,
        _: &mut Vec<Action>,
        prices: &mut Prices,
        luck: &mut Luck,
    ) -> Action {
        let mut top = (f32::NEG_INFINITY, 0, 0);
        // One draw of luck gives noise for several placings.
        let mut bits = 0;
        let mut drawn = 0;
        Judgement::each(rules, state, seat, prices, |rank, space, gain| {
            if drawn == 0 {
                bits = luck.bits();
                drawn = 6;
            }
            drawn -= 1;
            let key = gain + NOISE / 1024.0 * (bits & 1023) as f32;
            bits >>= 10;
            if key > top.0 {
                top = (key, rank, space);
            }
        });
        Action::Place {
            card: Card::new(top.1, suit(seat)),
            cell: rules.layout.board().cells()[top.2],
        }
    }

    fn utility(&self, rules: &Paparazzi, payoff: &Payoff, _: &mut Prices) -> Utilities {
        utility::standard(payoff, rules.players(), CLEAR_LEAD)
    }
}

impl HasBots for Paparazzi {
    fn bot(&self, level: Level) -> Box<dyn Bot<Paparazzi>> {
        let (exact, impression, strength) = match level {
            // It sees what its very last card brings.
            Level::Novice => (12, 4.0, Strength::of_playouts(40).waver(0.06)),
            Level::Regular => (20_000, 4.0, Strength::of_playouts(500).waver(0.02)),
            Level::Expert => (500_000, 4.0, Strength::of_playouts(12_000)),
        };
        let search = Search {
            explore: 0.4,
            ..Search::default()
        };
        Box::new(Searcher::new(Judgement { exact, impression }, strength).search(search))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layout;
    use kortlek_bots::contest;
    use kortlek_rules::{RandomBot, Turn, game::First};

    fn rules(players: u8, layout: Layout) -> Paparazzi {
        Paparazzi {
            players,
            layout,
            first: First::Chance,
        }
    }

    /// A random game up to the decision after which so few cards are still to be laid.
    fn near_the_end(rules: &Paparazzi, cards: u8, seed: u64) -> State {
        let mut luck = Luck::new(seed);
        let mut s = rules.start();
        let mut legal = Vec::new();
        loop {
            match rules.turn(&s) {
                Turn::Over => panic!("more cards are left than {cards}"),
                Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                Turn::Act(_) => {
                    let left: u8 = s.open.hand_sizes.iter().sum();
                    if left <= cards && s.open.deck_sizes.iter().all(|n| *n == 0) {
                        return s;
                    }
                    let seat = s.open.turn;
                    rules.legal(&s, seat, &mut legal);
                    rules.act(&mut s, seat, luck.pick(&legal), &mut ());
                }
            }
        }
    }

    /// Lead of the seat at turn at the end, found by trying everything.
    fn by_hand(rules: &Paparazzi, state: &State) -> i32 {
        let seat = state.open.turn.index();
        let mut legal = Vec::new();
        rules.legal(state, state.open.turn, &mut legal);
        let leads = legal.iter().map(|action| {
            let mut s = *state;
            rules.act(&mut s, state.open.turn, *action, &mut ());
            if s.open.turn == state.open.turn || rules.turn(&s) == Turn::Proceed {
                let payoff = rules.payoff(&s);
                payoff.scores()[seat] - payoff.scores()[1 - seat]
            } else {
                -by_hand(rules, &s)
            }
        });
        leads.max().unwrap()
    }

    #[test]
    fn an_exact_end_is_what_trying_everything_finds() {
        for seed in 0..12 {
            let rules = rules(2, Layout::FourByThree);
            let s = near_the_end(&rules, 3, seed);
            let view = rules.view(&s, Some(s.open.turn));
            let (action, lead) = exact::best(&view, rules.layout, s.open.turn, 1_000_000).unwrap();
            assert_eq!(i32::from(lead), by_hand(&rules, &s), "seed {seed}");
            assert!(rules.is_legal(&s, s.open.turn, action));
        }
    }

    #[test]
    fn the_end_is_not_worked_out_while_a_hand_is_hidden_or_it_is_too_far() {
        let rules = rules(2, Layout::FourByThree);
        let early = near_the_end(&rules, 6, 3);
        let seat = early.open.turn;
        let view = rules.view(&early, Some(seat));
        assert_eq!(exact::best(&view, rules.layout, seat, 100), None);
        let mut hidden = view;
        hidden.open.deck_sizes[1 - seat.index()] = 1;
        assert_eq!(exact::best(&hidden, rules.layout, seat, u32::MAX), None);
    }

    #[test]
    fn the_end_of_four_is_worked_out_too() {
        let rules = rules(4, Layout::SixByTwo);
        let s = near_the_end(&rules, 5, 1);
        let view = rules.view(&s, Some(s.open.turn));
        let (action, _) = exact::best(&view, rules.layout, s.open.turn, 1_000_000).unwrap();
        assert!(rules.is_legal(&s, s.open.turn, action));
    }

    #[test]
    fn even_a_novice_beats_one_that_plays_anything() {
        let rules = rules(2, Layout::FourByThree);
        let novice = rules.bot(Level::Novice);
        let met = contest(&rules, &*novice, &RandomBot, 0..10);
        assert!(met.wins.interval().0 > 0.6, "{}", met.wins);
    }
}

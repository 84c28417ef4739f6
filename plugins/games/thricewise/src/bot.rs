//! The bots of Thricewise: what they know of choosing and laying, for the search.
//!
//! All levels search alike. A playout plays the present turn and the two after it with everybody taking the points
//! that lie there, then compares the scores. What tells the levels apart is how many placings they notice, as with
//! people: lines of three hide well in a grid of thirty cards.

mod lines;

use crate::rules::{Action, MOST_PLAYERS, Open, State, Step, Thricewise, View};
use kortlek_bots::{Candidate, Knowledge, Search, Searcher, Strength, Utilities, utility};
use kortlek_rules::{Bot, Card as _, HasBots, Level, Luck, Payoff, Rules, Seat, decktet::Card};
use lines::Lines;

/// Parameters of a bot's judgement of positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// The share of all placings that the bot notices when it has to choose or to lay, 0 to 1.
    pub notice: f32,
    /// Weight of the points that a card brings at once, in playouts.
    pub impression: f32,
    /// Turns that a playout plays, the present one included; then the scores are compared.
    pub horizon: u8,
}

/// Random bonus of a card on a cell beyond the tree, in points, up to this much, for others may have plans too.
const NOISE: f32 = 2.0;

/// Points that a deferred card will bring, if there is time to lay it.
const DEFERRED: f32 = 3.0;

/// The lead that is clear when the last card is laid, in points, and by how much more it has to be for each turn
/// still to come.
const CLEAR_LEAD: f32 = 4.0;
const PER_TURN: f32 = 3.0;

/// Typical change of a lead in a playout one way or the other, in points.
const SWING: f32 = 7.0;

/// Number of placings that are seen at a glance.
const FEW: usize = 6;

/// Share of all placings that the weaker levels notice, at tables of two to five. With more players chance has more
/// influence, so there the levels have to differ more to be distinct.
const NOVICE_NOTICES: [f32; 4] = [0.42, 0.34, 0.25, 0.17];
const REGULAR_NOTICES: [f32; 4] = [0.72, 0.62, 0.56, 0.5];

fn clear_lead(rules: &Thricewise, open: &Open) -> f32 {
    CLEAR_LEAD + PER_TURN * f32::from(rules.turns().saturating_sub(open.turn))
}

/// A seat's lead over the best other.
fn lead(points: &[f32], me: usize) -> f32 {
    let others = points.iter().enumerate().filter(|(s, _)| *s != me);
    points[me] - others.map(|(_, p)| *p).fold(f32::NEG_INFINITY, f32::max)
}

/// Data kept during a search.
pub struct Memo {
    /// The turn after which playouts end.
    last_turn: u8,
    /// Stakes of the decision: typical spread of its values.
    stakes: f32,
    /// The position thought about: who thinks, and the cards in the grid then.
    seat: Seat,
    laid: usize,
    /// Seed that decides which placings are noticed.
    eye: u64,
    lines: Lines,
    /// The points of each candidate, and whether it is noticed.
    keys: Vec<(f32, bool)>,
}

/// A number that is different from position to position.
fn eye(view: &View, seat: Seat) -> u64 {
    let scores = view
        .open
        .scores
        .iter()
        .fold(0, |all, score| (all << 7) ^ u64::from(score.unsigned_abs()));
    let when = u64::from(view.open.turn) << 8 | view.open.grid.len() as u64;
    Luck::stream(view.hand.bits() ^ scores, when << 8 | u64::from(seat.0)).bits()
}

impl Judgement {
    /// Returns true if the bot notices a placing of the position thought about.
    fn notices(&self, eye: u64, card: Card, cell: [i8; 2]) -> bool {
        if self.notice >= 1.0 {
            return true;
        }
        let [column, row] = cell.map(|x| u64::from(x as u8));
        let place = (card.index() as u64) << 16 | column << 8 | row;
        Luck::stream(eye, place).unit() < f64::from(self.notice)
    }
}

impl Knowledge<Thricewise> for Judgement {
    type Memo = Memo;

    fn begin(&self, rules: &Thricewise, view: &View, seat: Seat) -> Memo {
        let clear = clear_lead(rules, &view.open);
        let scores = view.open.scores.map(f32::from);
        let decided = 1.0 + (lead(&scores[..rules.players()], seat.index()) / clear).abs();
        Memo {
            // The slope of the values at the present lead.
            stakes: (SWING / (clear * decided * decided)).clamp(0.05, 1.0),
            last_turn: view.open.turn.saturating_add(self.horizon) - 1,
            seat,
            laid: view.open.grid.len(),
            eye: eye(view, seat),
            lines: Lines::default(),
            keys: Vec::new(),
        }
    }

    fn stakes(&self, _: &Thricewise, memo: &Memo) -> f32 {
        memo.stakes
    }

    fn candidates(
        &self,
        rules: &Thricewise,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        memo: &mut Memo,
    ) {
        let open = &state.open;
        let Memo {
            lines, keys, eye, ..
        } = memo;
        // In the tree the bot sees all; what it overlooks is what lies before it now.
        let now = seat == memo.seat && open.grid.len() == memo.laid;
        // If there are only a few places, none is overlooked.
        let few = list.len() <= FEW;
        let notices = |card, cell| few || !now || self.notices(*eye, card, cell);
        lines.look(&open.grid);
        keys.clear();
        let mut scored = None;
        for candidate in list.iter() {
            match candidate.action {
                Action::Select { card } => {
                    let noticed = lines.of(card).filter(|(cell, _)| notices(card, *cell));
                    let most = noticed.map(|(_, points)| points).max().unwrap_or(0);
                    keys.push((f32::from(most), true));
                }
                // The list has all cells, in the lines' order, for one card after another.
                Action::Place { card, .. } => {
                    if scored != Some(card) {
                        scored = Some(card);
                        let of_card = lines.of(card);
                        keys.extend(of_card.map(|(cell, p)| (f32::from(p), notices(card, cell))));
                    }
                }
            }
        }
        debug_assert_eq!(keys.len(), list.len());
        if keys.iter().any(|(_, noticed)| *noticed) {
            let mut each = keys.iter();
            list.retain(|_| each.next().is_some_and(|(_, noticed)| *noticed));
            keys.retain(|(_, noticed)| *noticed);
        }
        let most = keys.iter().map(|(points, _)| *points).fold(0.0, f32::max);
        let scores = open.scores.map(f32::from);
        let lead = lead(&scores[..rules.players()], seat.index());
        let clear = clear_lead(rules, open);
        for (candidate, (points, _)) in list.iter_mut().zip(&*keys) {
            candidate.prior = utility::squash((lead + points - most) / clear);
            candidate.weight = self.impression;
        }
    }

    fn play(
        &self,
        rules: &Thricewise,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        memo: &mut Memo,
        luck: &mut Luck,
    ) -> Action {
        let mut top = (f32::NEG_INFINITY, None);
        let mut offer = |points: i16, action: Action, luck: &mut Luck| {
            let key = f32::from(points) + NOISE * luck.unit() as f32;
            if key > top.0 {
                top = (key, Some(action));
            }
        };
        if state.open.step == Step::Place {
            memo.lines.look(&state.open.grid);
            for card in state.open.to_lay(seat).iter() {
                for (cell, points) in memo.lines.of(card) {
                    offer(points, Action::Place { card, cell }, luck);
                }
            }
        } else {
            rules.legal(state, seat, buffer);
            if let [only] = buffer[..] {
                return only;
            }
            memo.lines.look(&state.open.grid);
            for action in buffer.iter() {
                if let Action::Select { card } = *action {
                    offer(memo.lines.best(card), *action, luck);
                }
            }
        }
        top.1.expect("a seat that decides has a choice")
    }

    fn evaluate(
        &self,
        rules: &Thricewise,
        state: &State,
        _: u32,
        memo: &mut Memo,
    ) -> Option<Utilities> {
        let open = &state.open;
        if open.turn <= memo.last_turn {
            return None;
        }
        let mut points = [0.0; MOST_PLAYERS];
        for (i, points) in points.iter_mut().enumerate() {
            *points = f32::from(open.scores[i]) + DEFERRED * open.deferred[i].len() as f32;
        }
        let mut values = [0.0; MOST_PLAYERS];
        for seat in Seat::all(rules.players()) {
            let lead = lead(&points[..rules.players()], seat.index());
            values[seat.index()] = utility::squash(lead / clear_lead(rules, open));
        }
        Some(values)
    }

    fn utility(&self, rules: &Thricewise, payoff: &Payoff, _: &mut Memo) -> Utilities {
        utility::standard(payoff, rules.players(), CLEAR_LEAD)
    }
}

impl HasBots for Thricewise {
    fn bot(&self, level: Level) -> Box<dyn Bot<Thricewise>> {
        let table = usize::from(self.players) - 2;
        let (notice, impression, strength) = match level {
            Level::Novice => (NOVICE_NOTICES[table], 8.0, Strength::of_playouts(30)),
            Level::Regular => (REGULAR_NOTICES[table], 4.0, Strength::of_playouts(300)),
            Level::Expert => (1.0, 4.0, Strength::of_playouts(12_000)),
        };
        let judgement = Judgement {
            notice,
            impression,
            horizon: 3,
        };
        let search = Search {
            explore: 0.7,
            ..Search::default()
        };
        Box::new(Searcher::new(judgement, strength).search(search))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_bots::contest;
    use kortlek_rules::{Question, RandomBot, decktet::BASIC};
    use std::sync::atomic::AtomicBool;

    fn card(id: &str) -> Card {
        id.parse().unwrap()
    }

    #[test]
    fn weaker_levels_overlook_their_share() {
        for notice in [0.2, 0.7, 1.0] {
            let judgement = Judgement {
                notice,
                impression: 4.0,
                horizon: 3,
            };
            let mut seen = 0;
            let mut all = 0;
            for eye in 0..10 {
                for i in 0..BASIC {
                    for cell in 0..25 {
                        all += 1;
                        let cell = [cell % 5 - 2, cell / 5 - 2];
                        seen += i32::from(judgement.notices(eye, Card::at(i), cell));
                    }
                }
            }
            let share = seen as f32 / all as f32;
            assert!((share - notice).abs() < 0.02, "{share} of {notice}");
        }
    }

    #[test]
    fn an_expert_sees_the_card_that_brings_most() {
        // 9LK in the gap of the row brings 12 (the rule file's third example); the other cards bring nothing there.
        let grid = [
            (card("4YK"), [0, 0]),
            (card("5YK"), [1, 0]),
            (card("8YK"), [3, 0]),
            (card("3SK"), [4, 0]),
        ];
        let hand = [card("1M"), card("2VL"), card("9LK")];
        let other = [card("NS"), card("6MV"), card("1V")];
        let state = State::with_grid(2, &grid, &[&hand, &other]);
        let rules = Thricewise { players: 2 };
        let mut legal = Vec::new();
        rules.legal(&state, Seat(0), &mut legal);
        let view = rules.view(&state, Some(Seat(0)));
        let never = AtomicBool::new(false);
        let question = Question::new(&rules, &view, Seat(0), &legal, &never);
        let thought = rules.bot(Level::Expert).choose(question, &mut Luck::new(1));
        assert_eq!(thought.action, Action::Select { card: card("9LK") });
        assert_eq!(thought.worths.len(), 3);
    }

    #[test]
    fn even_a_novice_beats_one_that_plays_anything() {
        let rules = Thricewise { players: 2 };
        let novice = rules.bot(Level::Novice);
        let met = contest(&rules, &*novice, &RandomBot, 0..10);
        assert!(met.wins.interval().0 > 0.6, "{}", met.wins);
    }

    #[test]
    fn a_regular_beats_a_novice() {
        let rules = Thricewise { players: 3 };
        let (regular, novice) = (rules.bot(Level::Regular), rules.bot(Level::Novice));
        let met = contest(&rules, &*regular, &*novice, 0..8);
        assert!(met.ahead.interval().0 > 0.5, "{}", met.ahead);
    }
}

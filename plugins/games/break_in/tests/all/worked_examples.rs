//! The rule file's worked examples, by their numbers; properties and refusals.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use kortlek_break_in::{
    BreakIn,
    rules::{Action, CASH, DECK, MOST_DRAWS, ROUNDS, State, Step, is_guard},
};
use kortlek_rules::{
    Dice, Luck, Made, Match, Message, Rules, Seat, Seats, Turn,
    french::{Card, CardSet, Suit},
    game::First,
    rules::Note,
};
use std::collections::BTreeMap;

const fn table(players: u8) -> BreakIn {
    BreakIn {
        players,
        first: First::Seat(Seat(0)),
    }
}
const TWO: BreakIn = table(2);
const THREE: BreakIn = table(3);
const FOUR: BreakIn = table(4);

const STAY: Action = Action::Stay {};
const LEAVE: Action = Action::Leave {};

fn draw(pile: u8) -> Action {
    Action::Draw { pile }
}

fn cards(ids: &str) -> Vec<Card> {
    let ids = ids.split_whitespace();
    ids.map(|id| id.parse().unwrap()).collect()
}

/// A position in the first round, at the next decide.
fn position(rules: &BreakIn, turn: u8, fronts: &[&str], guards: &str, tops: &str) -> State {
    let fronts: Vec<Vec<Card>> = fronts.iter().map(|f| cards(f)).collect();
    let fronts: Vec<&[Card]> = fronts.iter().map(Vec::as_slice).collect();
    State::with_table(rules, Seat(turn), &fronts, &cards(guards), &cards(tops))
}

fn act(rules: &BreakIn, s: &mut State, seat: u8, a: Action) {
    assert!(rules.is_legal(s, Seat(seat), a), "{a:?} of seat {seat}");
    rules.act(s, Seat(seat), a, &mut ());
}

/// Everybody inside decides; then what follows by itself. Gives the notes.
fn decide(rules: &BreakIn, s: &mut State, choices: &[(u8, Action)]) -> Vec<(u8, i32)> {
    let seats = choices.iter().map(|(seat, _)| Seat(*seat)).collect();
    assert_eq!(rules.turn(s), Turn::Act(seats));
    for (seat, a) in choices {
        act(rules, s, *seat, *a);
    }
    let mut notes: Vec<Note> = Vec::new();
    if s.open.step == Step::Leave {
        rules.proceed(s, &mut Luck::new(1), &mut notes);
    }
    assert!(notes.iter().all(|n| n.why == "left"));
    notes.iter().map(|n| (n.seat.0, n.points)).collect()
}

#[test]
fn example_1_the_sources_example() {
    let fronts = ["4S AS 3S", "2S 2H 2D 2C", "5S 5H 5D"];
    let mut s = position(&THREE, 0, &fronts, "JS QH", "");
    assert_eq!((s.open.pips[0], s.open.table()), (8, 12));
    let notes = decide(&THREE, &mut s, &[(0, LEAVE), (1, STAY), (2, STAY)]);
    assert_eq!(notes, [(0, 20)]);
    assert_eq!(s.open.totals[0], 20);
}

/// After example 2: seats 0 and 1 have left, it is seat 2's turn to decide.
fn example_2(tops: &str) -> (State, Vec<(u8, i32)>) {
    let mut s = position(&THREE, 0, &["6S 2H", "5D", ""], "KC JS", tops);
    let notes = decide(&THREE, &mut s, &[(0, LEAVE), (1, LEAVE), (2, STAY)]);
    (s, notes)
}

#[test]
fn example_2_two_leave_together() {
    let (s, notes) = example_2("");
    assert_eq!(notes, [(0, 13), (1, 10)]);
    assert_eq!((s.open.step, s.open.turn), (Step::Decide, Seat(2)));
    assert_eq!(s.open.inside, Seats::one(Seat(2)));
    assert_eq!(s.open.sheet[0][..3], [13, 10, 0]);
}

#[test]
fn example_3_cards_of_those_who_left_count() {
    let (mut s, _) = example_2("4C");
    assert_eq!(decide(&THREE, &mut s, &[(2, STAY)]), []);
    act(&THREE, &mut s, 2, draw(0));
    assert_eq!(decide(&THREE, &mut s, &[(2, LEAVE)]), [(2, 10)]);
    assert_eq!(s.open.step, Step::Close);
}

#[test]
fn example_4_nothing_in_front() {
    let (mut s, _) = example_2("");
    assert_eq!(decide(&THREE, &mut s, &[(2, LEAVE)]), [(2, 5)]);
}

#[test]
fn example_5_a_pair_is_of_one_suit() {
    let all = [(0, STAY), (1, STAY), (2, STAY)];
    let mut s = position(&THREE, 1, &["6S", "", "2H"], "JH QS", "KD KH");
    decide(&THREE, &mut s, &all);
    let mut other = s;
    act(&THREE, &mut s, 1, draw(1));
    assert_eq!((s.open.step, s.open.guards.len()), (Step::Close, 3));
    assert_eq!(s.open.totals, [0; 4]);
    assert_eq!(s.open.inside.len(), 3, "those inside are caught");
    act(&THREE, &mut other, 1, draw(0));
    let open = &other.open;
    assert_eq!((open.step, open.guards.len()), (Step::Decide, 3));
    assert_eq!(open.turn, Seat(2));
    for suit in Suit::ALL {
        assert_eq!(open.alarmed(suit), suit != Suit::Clubs);
    }
}

#[test]
fn example_6_the_one_whose_turn_it_is_leaves() {
    let mut s = position(&THREE, 1, &["", "", ""], "", "");
    decide(&THREE, &mut s, &[(0, STAY), (1, LEAVE), (2, STAY)]);
    assert_eq!((s.open.step, s.open.turn), (Step::Decide, Seat(2)));
    decide(&THREE, &mut s, &[(0, STAY), (2, STAY)]);
    assert_eq!(THREE.turn(&s), Turn::Act(Seats::one(Seat(2))));
    assert_eq!(s.open.step, Step::Draw);
}

#[test]
fn example_7_all_leave_at_the_start() {
    let mut game = Match::new(TWO, 3);
    game.settle();
    for seat in Seat::all(2) {
        game.commit(seat, LEAVE).unwrap();
    }
    assert!(game.proceed());
    let open = &game.now().open;
    assert_eq!((open.step, open.totals), (Step::Close, [0; 4]));
    game.settle();
    let open = &game.now().open;
    assert_eq!((open.step, open.round), (Step::Decide, 2));
    assert_eq!(open.starter(), Seat(1), "the last starter is checked last");
}

#[test]
fn example_8_the_next_starter() {
    let starter = |totals: [i16; 4]| {
        let mut s = position(&FOUR, 1, &[], "", "");
        s.open.totals = totals;
        FOUR.next_starter(&s.open)
    };
    assert_eq!(starter([10, 7, 7, 12]), Seat(2));
    assert_eq!(starter([7, 7, 9, 9]), Seat(0));
    assert_eq!(starter([9, 7, 9, 9]), Seat(1));
}

/// Chance that brings shuffles chosen beforehand; those not given keep their order.
struct Stacked(BTreeMap<&'static str, Vec<Card>>);

impl Dice for Stacked {
    fn shuffle<C: kortlek_rules::Shuffled>(&mut self, name: &'static str, cards: &mut [C]) {
        if let Some(wanted) = self.0.get(name) {
            assert_eq!(cards.len(), wanted.len());
            for (slot, card) in cards.iter_mut().zip(wanted) {
                let read = card.to_string().parse();
                *slot = read.unwrap_or_else(|_| panic!("{card} fits"));
            }
        }
    }
    fn draw<O: kortlek_rules::Outcome>(&mut self, _: &[O]) -> usize {
        unreachable!("Break In draws no lots")
    }
    fn first(&mut self, _: usize) -> Seat {
        Seat(0)
    }
}

/// The deck in an order that starts with these cards.
fn deck_from(start: &str) -> Vec<Card> {
    let mut deck = cards(start);
    let rest = DECK.minus(deck.iter().copied().collect());
    deck.extend(rest.iter());
    deck
}

fn dealt(rules: &BreakIn, deck: Vec<Card>) -> State {
    let mut s = rules.start();
    let mut dice = Stacked(BTreeMap::from([("round", deck)]));
    while rules.turn(&s) == Turn::Proceed {
        rules.proceed(&mut s, &mut dice, &mut ());
    }
    s
}

#[test]
fn example_9_the_deal() {
    let rules = BreakIn {
        first: First::Seat(Seat(1)),
        ..TWO
    };
    let s = dealt(&rules, deck_from("5S KH 2D QC AS 6H"));
    let stack = |seat| rules.view(&s, Some(Seat(seat))).stack;
    for (seat, ids, pile) in [(1, "5S QC", 0), (0, "KH AS", 1)] {
        let ids: CardSet = cards(ids).into_iter().collect();
        assert_eq!(stack(seat).and(ids), ids);
        assert_eq!(stack(seat).len(), 12);
        assert_eq!(rules.scouted(&s.open, Seat(seat)), pile);
    }
    assert!(stack(0).and(stack(1)).is_empty());
    assert_eq!(rules.scout_of(&s.open, 0), Some(Seat(1)));
    let third = rules.scout_of(&s.open, 2);
    assert_eq!(third, None, "nobody looks at the third");
}

#[test]
fn example_10_alone_inside() {
    let (mut s, _) = example_2("AS AH AD");
    for turn in 0..3 {
        decide(&THREE, &mut s, &[(2, STAY)]);
        assert_eq!((s.open.step, s.open.turn), (Step::Draw, Seat(2)));
        act(&THREE, &mut s, 2, draw(turn));
    }
    assert_eq!(decide(&THREE, &mut s, &[(2, LEAVE)]), [(2, 3 + 8)]);
}

#[test]
fn example_11_an_empty_pile() {
    // The most that can lie on the table without a pair: all cash and a guard of each suit, 28 of 36 cards.
    let mut cash = DECK.iter().filter(|c| !is_guard(*c));
    let mut piles = [Vec::new(), Vec::new(), Vec::new()];
    piles[0].extend(cash.by_ref().take(12));
    piles[1].extend(cash.by_ref().take(5));
    piles[1].extend(cards("JS JH JD JC QS QH QD"));
    piles[2].extend(cash);
    piles[2].extend(cards("QC KS KH KD KC"));
    let deck = (0..36).map(|i| piles[i % 3][i / 3]).collect();
    let mut s = dealt(&TWO, deck);
    for pile in [0; 12].into_iter().chain([1; 9]).chain([2; 7]) {
        let seat = s.open.turn.0;
        decide(&TWO, &mut s, &[(0, STAY), (1, STAY)]);
        act(&TWO, &mut s, seat, draw(pile));
    }
    assert_eq!([0, 1, 2].map(|p| TWO.left_in(&s.open, p)), [0, 3, 5]);
    assert_eq!((s.open.table(), s.open.guards.len()), (28, 4));
    decide(&TWO, &mut s, &[(0, STAY), (1, STAY)]);
    let seat = s.open.turn;
    let mut legal = Vec::new();
    TWO.legal(&s, seat, &mut legal);
    assert_eq!(legal, [draw(1), draw(2)]);
    act(&TWO, &mut s, seat.0, draw(1));
    assert_eq!(s.open.draws().len(), MOST_DRAWS);
    let step = s.open.step;
    assert_eq!(step, Step::Close, "the next guard has to make a pair");
}

#[test]
fn the_deck_has_24_cash_cards_and_12_guards() {
    assert_eq!(DECK.len(), 36);
    let (guards, cash): (Vec<Card>, Vec<Card>) = DECK.iter().partition(|c| is_guard(*c));
    assert_eq!(cash.len(), CASH);
    assert!(cash.iter().all(|c| (1..=6).contains(&c.rank())));
    assert!(guards.iter().all(|c| c.is_picture()));
    let piles = [TWO, THREE, FOUR].map(|r| (r.piles(), r.pile_size()));
    assert_eq!(piles, [(3, 12), (3, 12), (4, 9)]);
}

/// Computes the money independently from the record of a game.
fn plain_totals(game: &Match<BreakIn>) -> Vec<i32> {
    let players = game.rules().players();
    let mut totals = vec![0; players];
    for (k, step) in game.steps().iter().enumerate() {
        if step.made != Made::Proceed || game.state(k).open.step != Step::Leave {
            continue;
        }
        let before = game.state(k);
        let mut lies: BTreeMap<String, Vec<Card>> = BTreeMap::new();
        for (face, place) in game.rules().card_locations(before) {
            lies.entry(place)
                .or_default()
                .push(face.to_string().parse().unwrap());
        }
        let at = |place: &str| lies.get(place).cloned().unwrap_or_default();
        let fronts: Vec<Vec<Card>> = (0..players).map(|s| at(&format!("front {s}"))).collect();
        let on_table = at("middle").len() + fronts.iter().map(Vec::len).sum::<usize>();
        for seat in before.open.leaving.iter() {
            let pips = fronts[seat.index()].iter().map(|c| i32::from(c.pips()));
            totals[seat.index()] += pips.sum::<i32>() + on_table as i32;
        }
    }
    totals
}

#[test]
fn random_games_add_up_and_keep_the_turns() {
    let (mut caught, mut longest) = (0, 0);
    for players in 2..=4 {
        for seed in 0..150 {
            let first = First::Chance;
            let mut game = Match::new(BreakIn { players, first }, seed);
            let mut luck = Luck::new(seed);
            // Bold seats in some games, so that rounds get long.
            let bold = seed % 3 == 0;
            let mut last_turn = None;
            loop {
                game.settle();
                let Turn::Act(seats) = game.turn() else { break };
                let open = game.now().open;
                let seat = seats.first().unwrap();
                assert!(open.inside.has(seat) && open.inside.has(open.turn));
                if let (Step::Draw, Some((turn, inside))) = (open.step, last_turn) {
                    let inside: Seats = inside;
                    let mut next: Seat = turn;
                    loop {
                        next = next.left(players as usize);
                        // Seats that have left since are passed over.
                        if inside.has(next) && open.inside.has(next) {
                            break;
                        }
                    }
                    assert_eq!(open.turn, next);
                }
                let mut legal = game.legal(seat);
                if open.step == Step::Decide {
                    assert_eq!(legal, [STAY, LEAVE]);
                    if bold && luck.below(40) > 0 {
                        legal.truncate(1);
                    }
                } else {
                    last_turn = Some((seat, open.inside));
                }
                game.commit(seat, luck.pick(&legal)).unwrap();
                let open = &game.now().open;
                longest = longest.max(open.draws().len());
                if open.step == Step::Close {
                    last_turn = None;
                    caught += open.inside.len();
                    assert!(open.inside.is_empty() || is_guard(open.draws().last().unwrap().card));
                } else if open.step == Step::Leave && open.leaving == open.inside {
                    last_turn = None;
                }
            }
            let payoff = game.result().unwrap();
            assert_eq!(payoff.scores(), plain_totals(&game));
            assert_eq!(game.now().open.round, ROUNDS);
            let sums = game.now().open.sheet.iter().fold([0; 4], |mut sums, row| {
                for (sum, points) in sums.iter_mut().zip(row) {
                    *sum += i32::from(*points);
                }
                sums
            });
            assert_eq!(payoff.scores(), &sums[..players as usize]);
            let most = payoff.scores().iter().max().unwrap();
            for (seat, score) in Seat::all(players as usize).zip(payoff.scores()) {
                assert_eq!(payoff.winners.has(seat), score == most);
            }
        }
    }
    assert!(
        caught > 100 && longest > 15,
        "{caught} caught, {longest} draws"
    );
}

#[test]
fn a_seat_knows_what_is_left_in_its_own_pile() {
    let mut game = Match::new(TWO, 6);
    game.settle();
    for seat in Seat::all(2) {
        game.commit(seat, STAY).unwrap();
    }
    let me = game.now().open.turn;
    let own = TWO.scouted(&game.now().open, me);
    game.commit(me, draw(own as u8)).unwrap();
    let view = TWO.view(game.now(), Some(me));
    let card = game.now().open.draws()[0].card;
    assert!(view.stack.has(card) && !view.left(&TWO).has(card));
    for (viewer, sizes) in [
        (Some(me), (11, 24)),
        (Some(me.left(2)), (12, 23)),
        (None, (0, 35)),
    ] {
        let view = TWO.view(game.now(), viewer);
        assert_eq!((view.left(&TWO).len(), view.unseen().len()), sizes);
    }
    let mut luck = Luck::new(2);
    for _ in 0..20 {
        let t = TWO.imagine(&view, &mut luck);
        assert_eq!(TWO.view(&t, Some(me)).left(&TWO), view.left(&TWO));
    }
}

#[test]
fn the_stack_is_known_while_it_is_scouted() {
    let mut game = Match::new(THREE, 2);
    assert!(game.proceed());
    assert_eq!(game.now().open.step, Step::Scout { stack: 0 });
    let stacks = |game: &Match<BreakIn>| {
        [0, 1, 2].map(|seat| THREE.view(game.now(), Some(Seat(seat))).stack)
    };
    let before = stacks(&game);
    assert!(before.iter().all(|stack| stack.len() == 12));
    game.settle();
    assert_eq!(stacks(&game), before, "shuffling changes nothing");
}

#[test]
fn every_refusal_names_the_rule() {
    let refused = |s: &State, seat: u8, a, why: Message| {
        let owes = matches!(THREE.turn(s), Turn::Act(seats) if seats.has(Seat(seat)));
        assert!(owes && !THREE.is_legal(s, Seat(seat), a), "{a:?}");
        let view = THREE.view(s, Some(Seat(seat)));
        assert_eq!(THREE.refusal(&view, Seat(seat), a).0, why, "{a:?}");
    };
    let mut s = position(&THREE, 1, &["6S", "", "2H"], "JH QS", "");
    refused(&s, 1, draw(0), "no-drawing-yet".into());
    THREE.act(&mut s, Seat(1), STAY, &mut ());
    refused(&s, 2, draw(0), "no-drawing-yet".into());
    THREE.act(&mut s, Seat(0), LEAVE, &mut ());
    THREE.act(&mut s, Seat(2), STAY, &mut ());
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    refused(&s, 1, STAY, "no-deciding-again".into());
    refused(&s, 1, LEAVE, "no-deciding-again".into());
    for pile in [3, 255] {
        refused(&s, 1, draw(pile), Message::new("no-such-pile").with("n", 3));
    }
    let mut cash = position(&THREE, 0, &["AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C"], "", "");
    // All these were dealt to the three piles in turn; the first pile gives its other eight.
    for _ in 0..8 {
        for seat in Seat::all(3) {
            THREE.act(&mut cash, seat, STAY, &mut ());
        }
        let seat = cash.open.turn;
        THREE.act(&mut cash, seat, draw(0), &mut ());
        assert_eq!(cash.open.step, Step::Decide);
    }
    for seat in Seat::all(3) {
        THREE.act(&mut cash, seat, STAY, &mut ());
    }
    refused(&cash, cash.open.turn.0, draw(0), "no-empty-pile".into());
}

/// A seat that does not owe a decision gets no further than the match.
#[test]
fn who_does_not_decide_is_refused() {
    let mut game = Match::new(THREE, 4);
    let refused = |game: &mut Match<BreakIn>, seat, a| {
        assert!(!THREE.is_legal(game.now(), Seat(seat), a));
        game.commit(Seat(seat), a).unwrap_err().0.id
    };
    assert_eq!(refused(&mut game, 0, STAY), "nobody-decides");
    game.settle();
    game.commit(Seat(1), STAY).unwrap();
    assert_eq!(refused(&mut game, 1, LEAVE), "already-chosen");
    game.commit(Seat(0), LEAVE).unwrap();
    game.commit(Seat(2), STAY).unwrap();
    assert_eq!(refused(&mut game, 2, STAY), "nobody-decides");
    game.settle();
    assert_eq!(refused(&mut game, 0, STAY), "not-your-turn");
    assert_eq!(game.now().open.turn, Seat(1));
    game.commit(Seat(1), STAY).unwrap();
    game.commit(Seat(2), STAY).unwrap();
    assert_eq!(refused(&mut game, 2, draw(0)), "not-your-turn");
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    assert_eq!(size_of::<Action>(), 2);
}

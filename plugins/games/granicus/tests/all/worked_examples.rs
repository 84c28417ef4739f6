//! The rule file's worked examples, by their numbers; the turns and the refusals.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use crate::{card, ended, place, shared_win};
use Suit::{Knots, Leaves, Moons, Suns, Waves, Wyrms};
use kortlek_granicus::{
    Granicus,
    rules::{Action, ROWS, Side, State, Step, Swap, TURNS, Worth, ace},
};
use kortlek_rules::{
    Match, Message, Rules, Seat, Seats, Turn,
    decktet::{Card, Suit},
    game::First,
    rules::Note,
    trace::{self, Wanted},
};
use std::collections::BTreeMap;

const RULES: Granicus = Granicus {
    players: 2,
    seat_of_odd: First::Seat(Seat(0)),
};
const COLUMN: [Suit; ROWS] = [Moons, Suns, Waves, Leaves, Wyrms, Knots];

fn legal(s: &State) -> String {
    let Turn::Act(seats) = RULES.turn(s) else {
        panic!("nobody decides")
    };
    let mut out = Vec::new();
    RULES.legal(s, seats.first().unwrap(), &mut out);
    let words = out.iter().map(|Action::Place { row, swap }| {
        let swap = format!("{swap:?}").to_lowercase();
        format!("{row}/{swap}")
    });
    words.collect::<Vec<_>>().join(" ")
}

fn settle(s: &mut State, notes: &mut Vec<Note>) {
    while RULES.turn(s) == Turn::Proceed {
        RULES.proceed(s, &mut kortlek_rules::Luck::new(1), notes);
    }
}

#[test]
fn example_1_the_first_turn() {
    let s = State::with_rows(COLUMN, &[], 1, Some(card("9VY")));
    assert_eq!(legal(&s), "waves/none wyrms/none");
}

#[test]
fn example_2_legal_actions_at_the_edges() {
    let s = State::with_rows(COLUMN, &[], 4, Some(card("2MK")));
    assert_eq!(legal(&s), "moons/none moons/up knots/none knots/down");
    let s = State::with_rows(COLUMN, &[], 5, Some(card("5ML")));
    assert_eq!(
        legal(&s),
        "moons/none moons/up moons/down leaves/none leaves/down"
    );
}

#[test]
fn example_3_swapping_with_the_row_just_used() {
    let mut s = State::with_rows(COLUMN, &[], 2, Some(card("4MS")));
    let action = place(Moons, Swap::Up);
    assert!(RULES.is_legal(&s, Seat(1), action));
    RULES.act(&mut s, Seat(1), action, &mut ());
    assert_eq!(s.open.tally(Side::Even, 0).cards(), 1);
    assert_eq!(s.open.column, COLUMN, "the aces have not moved yet");
    RULES.proceed(&mut s, &mut kortlek_rules::Luck::new(1), &mut ());
    assert_eq!(s.open.column, [Suns, Moons, Waves, Leaves, Wyrms, Knots]);
    for (row, suit) in s.open.column.into_iter().enumerate() {
        assert_eq!(s.open.row_of(suit), row);
    }
    let points = s.open.worth(0).points;
    assert_eq!(points, 1, "the card matches the ace of Suns too");
    assert_eq!(s.open.step, Step::TurnUp);
}

/// A column in which this row has this ace.
fn column_with(ace: Suit, row: usize) -> [Suit; ROWS] {
    let mut column = COLUMN;
    column.swap(row, ace.index());
    column
}

#[test]
fn example_4_rows_by_themselves() {
    let examples = [
        (Moons, "3MV 5ML", "2MK 8MS 4YK", 4, Some(Side::Even)),
        (Moons, "3MV 5ML 9LK", "8MS", 3, Some(Side::Odd)),
        (Waves, "5SV 3LY", "6MV 2SY", 2, None),
        (Knots, "9MS 5ML", "8MS 2SY 4VL", 0, None),
        (Wyrms, "9VY 9LK 3SK", "4YK 8YK", 3, Some(Side::Even)),
        (Leaves, "", "8VL", 1, Some(Side::Even)),
    ];
    for (ace, left, right, points, to) in examples {
        let ids = left.split_whitespace().chain(right.split_whitespace());
        let laid: Vec<(Card, usize)> = ids.map(|id| (card(id), 2)).collect();
        let s = State::with_rows(column_with(ace, 2), &laid, TURNS, None);
        let expected = Worth { points, to };
        assert_eq!(s.open.worth(2), expected, "{ace}: {left} | {right}");
    }
}

#[test]
fn example_5_a_shared_win() {
    let mut s = shared_win();
    let ranks = |row| s.open.tally(Side::Odd, row).ranks() + s.open.tally(Side::Even, row).ranks();
    assert_eq!([0, 1, 2, 3, 4, 5].map(ranks), [17, 21, 17, 0, 15, 21]);
    assert_eq!(s.open.tie_break(), [22, 22]);
    let mut notes = Vec::new();
    settle(&mut s, &mut notes);
    let notes = notes.iter().map(|n| (n.seat.0, n.points, n.why.as_ref()));
    assert_eq!(
        notes.collect::<Vec<_>>(),
        [
            (0, 3, "knots"),
            (1, 2, "leaves"),
            (1, 3, "moons"),
            (1, 2, "suns"),
            (0, 4, "waves")
        ]
    );
    let payoff = RULES.payoff(&s);
    assert_eq!(payoff.scores(), [7, 7]);
    assert_eq!((payoff.winners, payoff.end), (Seats::all(2), "shared"));
}

#[test]
fn example_6_a_tie_broken_over_two_rows() {
    let s = ended([
        (Suns, "5SV 3SK 6SY 2SY 8MS"),
        (Knots, ""),
        (Waves, "7SK 6LK 4VL"),
        (Moons, "7VY 3MV 6MV 2VL"),
        (Leaves, "7ML 9LK 8VL"),
        (Wyrms, "5YK 9VY 4YK"),
    ]);
    let worths = [0, 1, 2, 3, 4, 5].map(|row| s.open.worth(row));
    assert_eq!(worths.map(|worth| worth.points), [5, 0, 1, 2, 3, 3]);
    let [odd, even] = Side::ALL.map(Some);
    let sides = worths.map(|worth| worth.to);
    assert_eq!(sides, [even, None, even, None, odd, odd]);
    assert_eq!(s.open.tie_break(), [24, 26]);
    let payoff = RULES.payoff(&s);
    assert_eq!(payoff.scores(), [6, 6]);
    assert_eq!(payoff.winners, Seats::one(Seat(1)));
    assert_eq!(payoff.end, "tiebreak");
}

const EXAMPLE_7: &str = r#"{"trace":1,"game":"granicus","options":{"players":2,"seat_of_odd":"chance"},"seed":42,"first":1,"seats":["random","random"]}
{"shuffle":"column","cards":["1Y","1M","1S","1K","1V","1L"]}
{"shuffle":"odd","cards":["9LK","9VY","7VY","9MS","5YK","3MV","3LY","5ML","7SK","3SK","7ML","5SV"]}
{"shuffle":"even","cards":["6LK","8MS","2MK","8VL","4MS","2SY","4VL","8YK","6MV","4YK","6SY","2VL"]}
{"seat":1,"phase":"play","action":{"place":{"row":"knots","swap":"none"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"leaves","swap":"up"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"wyrms","swap":"up"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"moons","swap":"up"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"waves","swap":"none"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"moons","swap":"none"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"suns","swap":"up"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"leaves","swap":"none"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"knots","swap":"up"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"moons","swap":"up"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"waves","swap":"none"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"suns","swap":"none"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"wyrms","swap":"none"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"waves","swap":"none"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"moons","swap":"none"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"wyrms","swap":"none"}}}
{"seat":1,"phase":"play","action":{"place":{"row":"suns","swap":"up"}}}
{"seat":0,"phase":"play","action":{"place":{"row":"waves","swap":"none"}}}
{"score":{"seat":1,"points":3,"why":"wyrms"}}
{"score":{"seat":0,"points":4,"why":"moons"}}
{"score":{"seat":1,"points":2,"why":"knots"}}
{"score":{"seat":1,"points":1,"why":"suns"}}
{"score":{"seat":0,"points":2,"why":"leaves"}}
{"result":{"scores":[6,6],"winners":[1],"end":"tiebreak"}}
"#;

#[test]
fn example_7_a_whole_game() {
    let (game, header) = trace::read::<Granicus>(EXAMPLE_7, Wanted::Whole).unwrap();
    assert_eq!(trace::write(&game, &header.seats, false), EXAMPLE_7);
    let s = game.now();
    assert_eq!(s.open.column, [Wyrms, Moons, Knots, Suns, Waves, Leaves]);
    assert_eq!((s.open.worth(4).points, s.open.worth(4).to), (4, None));
    assert_eq!(s.open.tie_break(), [22, 20]);
    let view = game.rules().view(s, None);
    let ids = |side, row| {
        let cards: Vec<String> = view.laid(side, row).map(|c| c.to_string()).collect();
        cards.join(" ")
    };
    assert_eq!(ids(Side::Odd, 4), "7VY 3MV");
    assert_eq!(ids(Side::Even, 4), "4VL 6MV");
    // The removed cards are shown when the game is over.
    let removed = view.decks[0][9..].iter().flatten();
    let removed: Vec<String> = removed.map(Card::to_string).collect();
    assert_eq!(removed, ["3SK", "7ML", "5SV"]);
}

#[test]
fn every_set_has_each_suit_on_four_cards() {
    let odd = "3SK 3LY 3MV 5SV 5YK 5ML 7SK 7ML 7VY 9MS 9LK 9VY";
    let even = "2MK 2SY 2VL 4YK 4VL 4MS 6SY 6MV 6LK 8YK 8MS 8VL";
    for (side, ids) in [(Side::Odd, odd), (Side::Even, even)] {
        assert_eq!(side.cards().map(|c| c.to_string()).join(" "), ids);
        for suit in Suit::ALL {
            let with = side.cards().iter().filter(|c| c.suits().has(suit)).count();
            assert_eq!(with, 4, "{suit}");
        }
    }
}

/// Computes the result independently from the places of the cards.
fn plain_result(game: &Match<Granicus>) -> ([i32; 2], [u32; 2]) {
    let mut rows: BTreeMap<(usize, &str), Vec<Card>> = BTreeMap::new();
    for (face, place) in game.rules().card_locations(game.now()) {
        let card = card(&face.to_string());
        let words: Vec<&str> = place.split(' ').collect();
        if let ["row", row, side] = words[..] {
            let side = if side == "odd" { "odd" } else { "even" };
            rows.entry((row.parse().unwrap(), side))
                .or_default()
                .push(card);
        }
    }
    let cards = |row, side| rows.get(&(row, side)).cloned().unwrap_or_default();
    let rank = |c: &Card| u32::from(c.rank().number().unwrap());
    let (mut points, mut sums) = ([0; 2], Vec::new());
    for (row, ace) in game.now().open.column.into_iter().enumerate() {
        let (left, right) = (cards(row, "odd"), cards(row, "even"));
        let count = |cards: &[Card]| cards.iter().filter(|c| c.suits().has(ace)).count();
        let (l, r) = (count(&left), count(&right));
        let worth = (l + r) as i32;
        if l > r || (l == r && left.len() > right.len()) {
            points[0] += worth;
        } else if r > l || (l == r && right.len() > left.len()) {
            points[1] += worth;
        }
        let ranks = |cards: &[Card]| cards.iter().map(rank).sum::<u32>();
        sums.push((ranks(&left), ranks(&right)));
    }
    let highest = sums.iter().map(|(l, r)| l + r).max().unwrap();
    let taken = sums.iter().filter(|(l, r)| l + r == highest);
    let (odd, even) = taken.fold((0, 0), |(o, e), (l, r)| (o + l, e + r));
    (points, [odd, even + 2])
}

#[test]
fn random_games_keep_to_the_turns_and_add_up() {
    let (mut ties, mut shared) = (0, 0);
    for seed in 0..400 {
        let rules = Granicus {
            players: 2,
            seat_of_odd: First::Chance,
        };
        let mut game = Match::new(rules, seed);
        let mut luck = kortlek_rules::Luck::new(seed);
        game.settle();
        for turn in 1..=TURNS {
            let open = &game.now().open;
            let odd = open.odd;
            assert_eq!((open.turn, game.first()), (turn, odd));
            let seat = if turn % 2 == 1 { odd } else { odd.left(2) };
            assert_eq!(game.turn(), Turn::Act(Seats::one(seat)));
            let legal = game.legal(seat);
            let few = turn == 1 || turn == TURNS;
            let sizes = if few { 2..=2 } else { 4..=6 };
            assert!(sizes.contains(&legal.len()));
            game.commit(seat, luck.pick(&legal)).unwrap();
            game.settle();
        }
        let payoff = game.result().expect("18 turns are all");
        let (by_side, tie_break) = plain_result(&game);
        let odd = usize::from(game.first().0);
        assert_eq!(payoff.scores()[odd], by_side[0]);
        assert_eq!(payoff.scores()[1 - odd], by_side[1]);
        let key =
            |points: i32, more: u32| (points, if by_side[0] == by_side[1] { more } else { 0 });
        let (o, e) = (key(by_side[0], tie_break[0]), key(by_side[1], tie_break[1]));
        assert_eq!(payoff.winners.has(Seat(odd as u8)), o >= e);
        assert_eq!(payoff.winners.has(Seat(1 - odd as u8)), e >= o);
        ties += usize::from(payoff.end != "score");
        shared += usize::from(payoff.end == "shared");
    }
    assert!(
        (20..80).contains(&ties) && shared < ties,
        "{ties} ties, {shared} shared"
    );
}

#[test]
fn both_players_know_the_same() {
    let mut game = Match::new(RULES, 5);
    game.settle();
    let me = game.rules().view(game.now(), Some(Seat(0)));
    assert_eq!(me, game.rules().view(game.now(), None));
    assert!(me.card().is_some());
    assert_eq!(Side::ALL.map(|side| me.unseen(side).len()), [11, 12]);
}

#[test]
fn every_refusal_names_the_rule() {
    let why = |s: &State, seat: u8, a| {
        assert!(!RULES.is_legal(s, Seat(seat), a));
        let view = RULES.view(s, Some(Seat(seat)));
        RULES.refusal(&view, Seat(seat), a).0
    };
    let about = |id, suit| Message::new(id).with("ace", ace(suit));
    let first = State::with_rows(COLUMN, &[], 1, Some(card("9VY")));
    let own = Message::new("no-other-suit")
        .with("a", ace(Waves))
        .with("b", ace(Wyrms));
    assert_eq!(why(&first, 0, place(Moons, Swap::None)), own);
    let refusal = why(&first, 0, place(Waves, Swap::Up));
    assert_eq!(refusal, about("no-swap-first", Wyrms));
    let later = State::with_rows(COLUMN, &[], 4, Some(card("2MK")));
    let refusal = why(&later, 1, place(Moons, Swap::Down));
    assert_eq!(refusal, about("no-swap-down", Knots));
    let refusal = why(&later, 1, place(Knots, Swap::Up));
    assert_eq!(refusal, about("no-swap-up", Moons));
    let last = State::with_rows(COLUMN, &[], TURNS, Some(card("2MK")));
    let refusal = why(&last, 1, place(Moons, Swap::Up));
    assert_eq!(refusal, about("no-swap-last", Knots));
    let mut game = Match::new(RULES, 1);
    let any = place(Moons, Swap::None);
    let refused = |game: &mut Match<Granicus>, seat| {
        let refusal = game.commit(Seat(seat), any);
        refusal.expect_err("it is not legal").0.id.into_owned()
    };
    assert_eq!(refused(&mut game, 0), "nobody-decides");
    game.settle();
    assert_eq!(refused(&mut game, 1), "not-your-turn");
    while let Turn::Act(seats) = game.turn() {
        let seat = seats.first().unwrap();
        let action = game.legal(seat)[0];
        game.commit(seat, action).unwrap();
        game.settle();
    }
    assert_eq!(refused(&mut game, 0), "game-over");
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 192, "{}", size_of::<State>());
    assert_eq!(size_of::<Action>(), 2);
}

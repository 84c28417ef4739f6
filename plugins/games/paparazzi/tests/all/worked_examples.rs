//! The rule file's worked examples, by their numbers.

use kortlek_paparazzi::{
    CELEBRITIES, Cell, Layout, Paparazzi,
    rules::{Action, Points, State, Step, points, taker},
};
use kortlek_rules::{
    Luck, Match, Payoff, Rules, Seat, Seats, Turn,
    french::{Card, CardSet},
    game::First,
    rules::Note,
    trace::{self, Wanted},
};

const CELEBS: &str = "KS QH JD KC QS JH KD QC JS KH QD JC";

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn celebrities() -> [Card; CELEBRITIES] {
    std::array::from_fn(|n| cards(CELEBS)[n])
}

const TWO: Paparazzi = Paparazzi {
    players: 2,
    layout: Layout::FourByThree,
    first: First::Seat(Seat(0)),
};

/// The position of two players with these cards laid.
fn table(laid: &[(&str, Cell)]) -> State {
    let laid: Vec<(Card, Cell)> = laid.iter().map(|(id, cell)| (card(id), *cell)).collect();
    TWO.with_table(celebrities(), &laid)
}

fn celebrity_at(layout: Layout, s: &State, cell: Cell) -> Card {
    let board = layout.board();
    let n = (0..CELEBRITIES).find(|n| board.celebrity_cell(*n) == cell);
    s.open.celebrities[n.expect("a celebrity lies there")]
}

#[test]
fn example_1_spaces() {
    let board = Layout::FourByThree.board();
    let beside = |cell| {
        let beside = board.celebrities_beside(cell);
        let mut cells: Vec<Cell> = beside.map(|n| board.celebrity_cell(n)).collect();
        cells.sort_unstable();
        cells
    };
    assert_eq!(beside([1, 0]), [[1, 1]]);
    assert_eq!(beside([2, 1]), [[1, 1], [3, 1]]);
    assert_eq!(beside([1, 2]), [[1, 1], [1, 3]]);
    assert_eq!(beside([8, 5]), [[7, 5]]);
    for cell in [[0, 0], [2, 2], [1, 1], [9, 4], [255, 0]] {
        assert_eq!(board.space(cell), None);
    }
}

#[test]
fn example_2_the_shuffle() {
    let s = table(&[]);
    for (id, cell) in [
        ("KS", [1, 1]),
        ("KC", [7, 1]),
        ("QS", [1, 3]),
        ("JC", [7, 5]),
    ] {
        assert_eq!(celebrity_at(Layout::FourByThree, &s, cell), card(id));
    }
    let wide = Paparazzi {
        layout: Layout::SixByTwo,
        ..TWO
    };
    let s = wide.with_table(celebrities(), &[]);
    for (id, cell) in [("KD", [1, 3]), ("JH", [11, 1])] {
        assert_eq!(celebrity_at(Layout::SixByTwo, &s, cell), card(id));
    }
}

fn example_3() -> State {
    table(&[
        ("5S", [1, 0]),
        ("2S", [0, 1]),
        ("9S", [3, 2]),
        ("8S", [5, 2]),
        ("7H", [2, 1]),
        ("3H", [4, 1]),
        ("4H", [5, 0]),
        ("TH", [6, 1]),
    ])
}

fn at(s: &State, id: &str) -> usize {
    let found = s.open.celebrities.iter().position(|c| *c == card(id));
    found.expect("a celebrity's id")
}

#[test]
fn example_3_a_position_scored() {
    let s = example_3();
    for (id, sums, taken) in [
        ("KS", [7, 7], None),
        ("QH", [9, 10], Some(1)),
        ("JD", [8, 17], Some(1)),
        ("KC", [0, 10], Some(1)),
        ("JH", [9, 0], Some(0)),
        ("KD", [8, 0], Some(0)),
        ("QS", [0, 0], None),
        ("QC", [0, 0], None),
        ("JS", [0, 0], None),
        ("KH", [0, 0], None),
        ("QD", [0, 0], None),
        ("JC", [0, 0], None),
    ] {
        let n = at(&s, id);
        assert_eq!(s.open.sums(n)[..2], sums, "{id}");
        assert_eq!(s.open.taker(n), taken.map(Seat), "{id}");
    }
    assert_eq!(TWO.payoff(&s).scores(), [8, 12]);
    let none = Points {
        celebs: 8,
        suits: 0,
    };
    assert_eq!(points(s.open.taken(Seat(0))), none);
}

#[test]
fn example_4_one_card_two_celebrities() {
    let s = example_3();
    let without = table(&[("3H", [4, 1]), ("4H", [5, 0])]);
    for id in ["JD", "KC"] {
        let n = at(&s, id);
        assert_eq!(s.open.sums(n)[1], without.open.sums(n)[1] + 10, "{id}");
    }
}

#[test]
fn example_5_a_tie_above_a_third() {
    assert_eq!(taker(&[8, 8, 5]), None);
    assert_eq!(taker(&[8, 7, 7]), Some(Seat(0)));
    assert_eq!(taker(&[0, 0, 0]), None);
}

#[test]
fn example_6_bonuses() {
    let of = |ids: &str| {
        let points = points(set(ids));
        (points.celebs, points.suits)
    };
    assert_eq!(of("KS QS"), (9, 2));
    assert_eq!(of("KS QS JS"), (12, 3));
    assert_eq!(of("KS QH JD"), (12, 0));
    assert_eq!(of("KH QH JH KD JD"), (20, 5));
    assert_eq!(of(CELEBS), (48, 12));
    assert_eq!(of(""), (0, 0));
}

/// A trace of two players up to and with these decisions.
fn traced(decisions: &[(u8, &str, Cell)]) -> Match<Paparazzi> {
    let list = |ids: &str| {
        let ids: Vec<String> = ids.split_whitespace().map(|id| format!("{id:?}")).collect();
        ids.join(",")
    };
    let mut text = r#"{"trace":1,"game":"paparazzi","options":{"players":2,"layout":"4x3","first":0},"seed":1,"first":0,"seats":["a","b"]}"#.to_owned();
    for (name, ids) in [
        ("celebs", CELEBS),
        ("deck:0", "4S 9S AS 7S TS 2S 3S 5S 6S 8S"),
        ("deck:1", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH"),
    ] {
        text += &format!("\n{{\"shuffle\":\"{name}\",\"cards\":[{}]}}", list(ids));
    }
    for (seat, id, [column, row]) in decisions {
        text += &format!(
            "\n{{\"seat\":{seat},\"phase\":\"play\",\"action\":{{\"place\":{{\"card\":\"{id}\",\"cell\":[{column},{row}]}}}}}}"
        );
    }
    let read = trace::read::<Paparazzi>(&text, Wanted::AsFarAsItGoes);
    read.expect("the examples' decisions are legal").0
}

fn hand(game: &Match<Paparazzi>, seat: u8) -> CardSet {
    game.rules().view(game.now(), Some(Seat(seat))).hand
}

fn set(ids: &str) -> CardSet {
    cards(ids).into_iter().collect()
}

#[test]
fn example_7_drawing() {
    assert_eq!(hand(&traced(&[]), 0), set("4S 9S AS"));
    let mut game = traced(&[(0, "9S", [1, 0]), (1, "AH", [0, 1])]);
    assert_eq!(hand(&game, 0), set("4S AS 7S"));
    let mut sizes = vec![3, 3];
    let mut turns = 2;
    while let Turn::Act(seats) = game.turn() {
        let seat = seats.first().unwrap();
        if seat == Seat(0) {
            sizes.push(hand(&game, 0).len());
            if turns / 2 == 7 {
                assert_eq!(game.now().open.deck_sizes[0], 0);
            }
        }
        game.commit(seat, game.legal(seat)[0]).unwrap();
        turns += 1;
        game.settle();
    }
    assert_eq!(sizes[1..], [3, 3, 3, 3, 3, 3, 3, 3, 2, 1]);
}

/// Plays at random; gives the numbers of legal actions, who decided, and the end.
fn random_game(rules: Paparazzi, seed: u64) -> (Vec<usize>, Vec<Seat>, State, Payoff) {
    let mut luck = Luck::new(seed);
    let mut s = rules.start();
    let (mut offered, mut turns, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        match rules.turn(&s) {
            Turn::Over => return (offered, turns, s, rules.payoff(&s)),
            Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody lays");
                rules.legal(&s, seat, &mut legal);
                offered.push(legal.len());
                turns.push(seat);
                rules.act(&mut s, seat, luck.pick(&legal), &mut ());
            }
        }
    }
}

#[test]
fn example_8_the_end() {
    let (offered, _, s, end) = random_game(TWO, 4);
    assert_eq!(offered.len(), 20);
    assert_eq!((offered[0], offered[19]), (93, 12));
    assert_eq!(TWO.view(&s, None).free().count(), 11);
    assert_eq!(end.end, "all_laid");
}

#[test]
fn example_9_four_players_on_6x2() {
    let rules = Paparazzi {
        players: 4,
        layout: Layout::SixByTwo,
        first: First::Chance,
    };
    let (offered, _, _, end) = random_game(rules, 5);
    assert_eq!(offered.len(), 32);
    assert_eq!((offered[0], offered[31]), (96, 1));
    assert_eq!(end.end, "all_laid");
}

#[test]
fn example_10_four_players_on_4x3() {
    let rules = Paparazzi {
        players: 4,
        layout: Layout::FourByThree,
        first: First::Seat(Seat(2)),
    };
    let (offered, turns, s, end) = random_game(rules, 6);
    assert_eq!(offered.len(), 31);
    let began: Vec<u8> = turns.iter().take(5).map(|s| s.0).collect();
    assert_eq!(began, [2, 3, 0, 1, 2]);
    assert_eq!(turns.last(), Some(&Seat(0)));
    assert_eq!(s.open.hand_sizes, [0, 1, 0, 0]);
    assert_eq!(end.end, "no_space");
}

#[test]
fn example_11_shared() {
    let end = Payoff::highest(&[14, 17, 17], "all_laid");
    assert_eq!(end.winners, Seats::one(Seat(1)).with(Seat(2)));
}

/// The notes of the count: seat, points and reason of each.
fn count(s: &mut State) -> Vec<String> {
    s.open.step = Step::Score;
    let mut notes: Vec<Note> = Vec::new();
    TWO.proceed(s, &mut Luck::new(0), &mut notes);
    let text = |note: &Note| format!("{} {} {}", note.seat, note.points, note.why);
    notes.iter().map(text).collect()
}

#[test]
fn score_notes_come_by_seat_and_without_zeros() {
    let mut s = example_3();
    assert_eq!(count(&mut s), ["0 8 celebs", "1 12 celebs"]);
    assert_eq!(TWO.turn(&s), Turn::Over);
    // Five celebrities, two of them spades and two hearts, with nothing of seat 1 beside them.
    let mut s = table(&[("5S", [1, 2]), ("9S", [3, 2]), ("2S", [4, 1])]);
    assert_eq!(s.open.taken(Seat(0)), set("KS QS QH JH JD"));
    assert_eq!(count(&mut s), ["0 19 celebs", "0 4 suits"]);
}

#[test]
fn every_action_is_written_as_in_the_rule_file() {
    let action = Action::Place {
        card: card("5S"),
        cell: [2, 1],
    };
    let text = r#"{"place":{"card":"5S","cell":[2,1]}}"#;
    assert_eq!(serde_json::to_string(&action).unwrap(), text);
}

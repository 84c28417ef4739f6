//! The rule file's worked examples, by their numbers.

use kortlek_jackhammer::{
    Cell, Jackhammer,
    rules::{Action, State, Step, Totals, payoff, worker_card},
};
use kortlek_rules::{
    Match, Rules, Seat, Seats, Turn,
    french::Card,
    game::First,
    trace::{self, Wanted},
};

const FLOOR: &str = "\
AS 5H 7D 2C 9S 3H
4D AH 8C 6S 2D 9C
7H 3C 5S AD 8H 4S
6D 9H 2S 7C 5D 3S
8D 4C 6H 3D AC 7S
2H 9D 8S 5C 4H 6C";

const HEADER: &str = r#"{"trace":1,"game":"jackhammer","options":{"players":2,"first":0},"seed":1,"first":0,"seats":["a","b"]}"#;

const TWO: Jackhammer = Jackhammer {
    players: 2,
    first: First::Seat(Seat(0)),
};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

/// The trace of the examples' floor up to and with these decisions.
fn played(decisions: &str) -> Match<Jackhammer> {
    let ids = FLOOR.split_whitespace().map(|id| format!("{id:?}"));
    let ids = ids.collect::<Vec<_>>().join(",");
    let shuffle = format!(r#"{{"shuffle":"grid","cards":[{ids}]}}"#);
    let text = format!("{HEADER}\n{shuffle}\n{decisions}");
    let game = trace::read::<Jackhammer>(&text, Wanted::AsFarAsItGoes);
    game.expect("the examples' decisions are legal").0
}

const PLACED: &str = r#"{"seat":0,"phase":"place","action":{"place":{"cell":[3,2]}}}
{"seat":1,"phase":"place","action":{"place":{"cell":[1,1]}}}
"#;

const MOVED: &str = r#"{"seat":0,"phase":"play","action":{"move":{"to":[3,5]}}}
"#;

fn cells(rules: &Jackhammer, s: &State, seat: Seat) -> Vec<Cell> {
    let mut legal = Vec::new();
    rules.legal(s, seat, &mut legal);
    let cell = |a: Action| match a {
        Action::Place { cell } | Action::Move { to: cell } => cell,
        Action::Fall {} => panic!("the worker can move"),
    };
    legal.into_iter().map(cell).collect()
}

/// Cells by column and row, as in “31 05”, in ascending order.
fn ascending(cells: &str) -> Vec<Cell> {
    let cell = |digits: &str| [0, 1].map(|k: usize| digits.as_bytes()[k] - b'0');
    let mut cells: Vec<Cell> = cells.split(' ').map(cell).collect();
    cells.sort_unstable();
    cells
}

#[test]
fn example_1_placing() {
    let game = played("");
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat(0))));
    let aces = vec![[0, 0], [1, 1], [3, 2], [4, 4]];
    assert_eq!(cells(&TWO, game.now(), Seat(0)), aces);
    let first = PLACED.lines().next().unwrap();
    let game = played(first);
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat(1))));
    assert_eq!(cells(&TWO, game.now(), Seat(1)), [[0, 0], [1, 1], [4, 4]]);
    let game = played(PLACED);
    assert_eq!(game.now().worker(Seat(1)), Some([1, 1]));
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat(0))));
    assert_eq!(game.now().step, Step::Play);
}

#[test]
fn example_2_first_move() {
    let game = played(PLACED);
    let expected = ascending("31 30 33 34 35 22 12 02 42 52 21 10 41 50 23 14 05 43 54");
    assert_eq!(expected.len(), 19);
    assert_eq!(cells(&TWO, game.now(), Seat(0)), expected);
    let game = played(&format!("{PLACED}{MOVED}"));
    let s = game.now();
    assert_eq!(s.collected[0].iter().collect::<Vec<_>>(), [card("AD")]);
    assert_eq!(s.totals[0], [0, 0, 1, 0]);
    assert_eq!(s.floor.get([3, 2]), None);
    assert_eq!(s.worker(Seat(0)), Some([3, 5]));
    assert_eq!(s.floor.get([3, 5]), Some(card("5C")));
}

#[test]
fn example_3_answer() {
    let game = played(&format!("{PLACED}{MOVED}"));
    let expected = ascending("10 12 13 14 15 01 21 31 41 51 00 20 02 22 33 44 55");
    assert_eq!(expected.len(), 17);
    assert_eq!(cells(&TWO, game.now(), Seat(1)), expected);
}

/// Makes moves; `None` is a fall.
fn moves(rules: &Jackhammer, s: &mut State, moves: &[(u8, Option<Cell>)]) {
    for (seat, to) in moves {
        let seat = Seat(*seat);
        assert_eq!(rules.turn(s), Turn::Act(Seats::one(seat)));
        let action = to.map_or(Action::Fall {}, |to| Action::Move { to });
        assert!(rules.is_legal(s, seat, action), "{action:?}");
        rules.act(s, seat, action, &mut ());
    }
}

fn blocked() -> State {
    State::with_floor(
        &[
            (card("AS"), [2, 2]),
            (card("5H"), [3, 2]),
            (card("4D"), [4, 2]),
            (card("7C"), [5, 2]),
        ],
        &[Some([2, 2]), Some([3, 2])],
        Seat(0),
    )
}

#[test]
fn example_4_a_worker_blocks() {
    let mut s = blocked();
    let mut legal = Vec::new();
    TWO.legal(&s, Seat(0), &mut legal);
    assert_eq!(legal, [Action::Fall {}]);
    moves(&TWO, &mut s, &[(0, None)]);
    assert_eq!(s.collected[0].iter().collect::<Vec<_>>(), [card("AS")]);
    assert_eq!(s.worker(Seat(0)), None);
}

#[test]
fn example_5_the_last_player_goes_on() {
    let mut s = blocked();
    moves(&TWO, &mut s, &[(0, None)]);
    assert_eq!(cells(&TWO, &s, Seat(1)), [[4, 2], [5, 2]]);
    let mut other = s;
    moves(&TWO, &mut s, &[(1, Some([5, 2]))]);
    assert_eq!(s.collected[1].iter().collect::<Vec<_>>(), [card("5H")]);
    assert_eq!(cells(&TWO, &s, Seat(1)), [[4, 2]]);
    moves(&TWO, &mut s, &[(1, Some([4, 2])), (1, None)]);
    let way = [(1, Some([4, 2])), (1, Some([5, 2])), (1, None)];
    moves(&TWO, &mut other, &way);
    assert_eq!(s.collected, other.collected);
    assert_eq!(TWO.turn(&s), Turn::Over);
    assert_eq!(s.totals[0], [1, 0, 0, 0]);
    assert_eq!(s.totals[1], [0, 5, 4, 7]);
    let end = TWO.payoff(&s);
    assert_eq!(end.scores(), [0, 0]);
    assert_eq!(end.winners, Seats::one(Seat(1)));
    assert_eq!(end.end, "all_fallen");
}

#[test]
fn example_6_stranded_but_not_yet_fallen() {
    let mut s = State::with_floor(
        &[
            (card("AS"), [0, 0]),
            (card("5H"), [1, 0]),
            (card("4D"), [0, 1]),
            (card("7C"), [3, 3]),
            (card("6C"), [5, 5]),
        ],
        &[Some([0, 0]), Some([1, 0])],
        Seat(0),
    );
    assert_eq!(cells(&TWO, &s, Seat(0)), [[0, 1]]);
    moves(&TWO, &mut s, &[(0, Some([0, 1])), (1, None), (0, None)]);
    assert_eq!(TWO.turn(&s), Turn::Over);
    assert_eq!(s.floor.len(), 2);
    assert_eq!(s.totals[..2], [[1, 0, 4, 0], [0, 5, 0, 0]]);
    let end = TWO.payoff(&s);
    assert_eq!(end.scores(), [0, 0]);
    assert_eq!(end.winners, Seats::one(Seat(0)));
}

fn ends(totals: &[Totals]) -> (Vec<i32>, Seats) {
    let end = payoff(totals);
    (end.scores().to_vec(), end.winners)
}

#[test]
fn example_7_tie_break() {
    let totals = [[12, 9, 3, 20], [9, 3, 14, 12]];
    assert_eq!(ends(&totals), (vec![3, 3], Seats::one(Seat(0))));
}

#[test]
fn example_8_the_lowest_counts_not_the_sum() {
    let totals = [[30, 24, 21, 2], [5, 4, 6, 3]];
    assert_eq!(ends(&totals), (vec![2, 3], Seats::one(Seat(1))));
}

#[test]
fn example_9_shared() {
    let totals = [[4, 7, 2, 9], [9, 2, 7, 4], [8, 8, 1, 8]];
    assert_eq!(ends(&totals), (vec![2, 2, 1], Seats::all(2)));
}

#[test]
fn example_10_stranded_on_the_first_turn() {
    let rules = Jackhammer {
        players: 4,
        first: First::Seat(Seat(2)),
    };
    let mut rest = kortlek_rules::french::DECK
        .iter()
        .filter(|c| (2..=9).contains(&c.rank()));
    let mut aces = ["AS", "AH", "AD", "AC"].into_iter();
    let floor: Vec<(Card, Cell)> = (0..6)
        .flat_map(|r| (0..6).map(move |c| [c, r]))
        .map(|cell: Cell| {
            let corner = cell[0] < 2 && cell[1] < 2;
            let card = if corner {
                card(aces.next().unwrap())
            } else {
                rest.next().unwrap()
            };
            (card, cell)
        })
        .collect();
    let workers = [Some([1, 0]), Some([0, 1]), Some([0, 0]), Some([1, 1])];
    let mut s = State::with_floor(&floor, &workers, Seat(2));
    let mut legal = Vec::new();
    rules.legal(&s, Seat(2), &mut legal);
    assert_eq!(legal, [Action::Fall {}]);
    moves(&rules, &mut s, &[(2, None)]);
    assert_eq!(s.collected[2].len(), 1);
    assert_eq!(s.floor.get([0, 0]), None);
    assert_eq!(rules.turn(&s), Turn::Act(Seats::one(Seat(3))));
    assert!(!cells(&rules, &s, Seat(3)).contains(&[0, 0]));
    let round = [(3, Some([2, 2])), (0, Some([2, 0])), (1, Some([0, 2]))];
    moves(&rules, &mut s, &round);
    // The fallen seat is left out.
    assert_eq!(rules.turn(&s), Turn::Act(Seats::one(Seat(3))));
}

#[test]
fn workers_are_kings_by_seat() {
    let kings: Vec<String> = Seat::all(4).map(|s| worker_card(s).to_string()).collect();
    assert_eq!(kings, ["KS", "KH", "KD", "KC"]);
}

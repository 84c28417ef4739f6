//! The rule file's worked examples, by their numbers.

use kortlek_rules::{
    Dice, Made, Match, Rules, Seat, Seats, Turn,
    decktet::{Card, CardSet},
    rules::Note,
    trace::{self, Wanted},
};
use kortlek_thricewise::{
    Thricewise,
    rules::{Action, Cell, Kind, State, Step},
};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn set(ids: &str) -> CardSet {
    cards(ids).into_iter().collect()
}

/// The grid with these cards, at the start of a turn with these hands.
fn with_grid(grid: &[(&str, Cell)], hands: &[&[Card]]) -> State {
    let grid: Vec<(Card, Cell)> = grid.iter().map(|(id, cell)| (card(id), *cell)).collect();
    State::with_grid(2, &grid, hands)
}

/// The grid with these cards, and then one more: its points and the reasons.
fn lay(grid: &[(&str, Cell)], id: &str, cell: Cell) -> (i16, Vec<(&'static str, i16)>) {
    let grid = with_grid(grid, &[]).open.grid;
    let trios = grid.trios(card(id), cell);
    let points = grid.points(card(id), cell);
    assert_eq!(points, trios.iter().map(|t| t.points).sum::<i16>());
    let why = trios.iter().map(|t| (t.kind.why(), t.points));
    (points, why.collect())
}

/// The grid of the source's example.
const SOURCE: [(&str, Cell); 4] = [
    ("4YK", [0, 0]),
    ("8YK", [2, 0]),
    ("5SV", [1, -1]),
    ("5ML", [1, 1]),
];

#[test]
fn example_1_the_sources_example() {
    let (points, why) = lay(&SOURCE, "5YK", [1, 0]);
    assert_eq!(points, 13);
    assert_eq!(why, [("flush wyrms", 4), ("flush knots", 4), ("set", 5)]);
}

#[test]
fn example_2_small_trios() {
    // The line from left to right, which one is laid, along which direction, and the reasons.
    let row: [Cell; 3] = [[0, 0], [1, 0], [2, 0]];
    let down: [Cell; 3] = [[0, 0], [0, 1], [0, 2]];
    let rising: [Cell; 3] = [[0, 1], [1, 0], [2, -1]];
    type Reasons = &'static [(&'static str, i16)];
    let examples: [(&str, [Cell; 3], usize, Reasons); 10] = [
        ("8VL 9MS NY", row, 2, &[("straight", 8)]),
        ("8VL NY 9MS", row, 1, &[]),
        ("1Y 2SY 3MV", row, 1, &[("straight", 2)]),
        ("1M 2MK 3MV", row, 1, &[("flush moons", 2), ("straight", 2)]),
        ("7VY 6SY 5SV", down, 2, &[("straight", 5)]),
        ("9LK NK 1K", row, 2, &[("flush knots", 9)]),
        ("NM 1K 2SY", row, 2, &[]),
        ("NM NK NV", row, 2, &[("set", 0)]),
        ("1L 7ML NL", row, 2, &[("flush leaves", 7)]),
        (
            "2VL 3LY 4VL",
            rising,
            2,
            &[("flush leaves", 2), ("straight", 2)],
        ),
    ];
    for (line, cells, laid, expected) in examples {
        let ids: Vec<&str> = line.split(' ').collect();
        let others: Vec<(&str, Cell)> = (0..3)
            .filter(|i| *i != laid)
            .map(|i| (ids[i], cells[i]))
            .collect();
        let (points, why) = lay(&others, ids[laid], cells[laid]);
        assert_eq!(why, expected, "{line}");
        let sum: i16 = expected.iter().map(|(_, p)| p).sum();
        assert_eq!(points, sum, "{line}");
    }
}

#[test]
fn example_3_windows() {
    let grid = [
        ("4YK", [0, 0]),
        ("5YK", [1, 0]),
        ("8YK", [3, 0]),
        ("3SK", [4, 0]),
    ];
    let (points, why) = lay(&grid, "9LK", [2, 0]);
    assert_eq!(points, 12);
    assert_eq!(
        why,
        [("flush knots", 4), ("flush knots", 5), ("flush knots", 3)]
    );
}

#[test]
fn example_4_two_straights_and_a_flush() {
    let grid = [("4MS", [0, 0]), ("5ML", [1, 0]), ("7SK", [3, 0])];
    let (points, why) = lay(&grid, "6MV", [2, 0]);
    assert_eq!(points, 13);
    assert_eq!(why, [("flush moons", 4), ("straight", 4), ("straight", 5)]);
}

fn legal_cells(grid: &[Cell]) -> Vec<Cell> {
    let filler: Vec<Card> = Card::all().take(grid.len()).collect();
    let grid: Vec<(Card, Cell)> = filler.into_iter().zip(grid.iter().copied()).collect();
    let grid = State::with_grid(2, &grid, &[]).open.grid;
    grid.legal_cells().collect()
}

#[test]
fn example_5_legal_cells_at_the_start() {
    for (columns, count) in [(2, 12), (3, 14)] {
        let grid: Vec<Cell> = (0..=1)
            .flat_map(|r| (0..columns).map(move |c| [c, r]))
            .collect();
        let legal = legal_cells(&grid);
        let around = (-1..=columns).flat_map(|c| (-1..=2).map(move |r| [c, r]));
        let expected: Vec<Cell> = around.filter(|cell| !grid.contains(cell)).collect();
        assert_eq!(legal, expected);
        assert_eq!(legal.len(), count);
    }
}

#[test]
fn example_6_the_edge() {
    let mut got = legal_cells(&[
        [-2, 0],
        [-1, 0],
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [0, 1],
        [1, 1],
    ]);
    let mut expected: Vec<Cell> = (-2..=3).map(|column| [column, -1]).collect();
    expected.extend([-2, -1, 2, 3].map(|column| [column, 1]));
    expected.extend((-1..=2).map(|column| [column, 2]));
    got.sort_unstable();
    expected.sort_unstable();
    assert_eq!(got, expected);
}

/// Chance that brings a shuffle that was chosen beforehand.
struct Stacked(Vec<Card>);

impl Dice for Stacked {
    fn shuffle<C: kortlek_rules::Shuffled>(&mut self, _: &'static str, cards: &mut [C]) {
        for (slot, card) in cards.iter_mut().zip(&self.0) {
            let same = card.to_string().parse();
            *slot = same.unwrap_or_else(|_| panic!("{card} fits"));
        }
    }
    fn draw<O: kortlek_rules::Outcome>(&mut self, _: &[O]) -> usize {
        unreachable!("Thricewise draws no lots")
    }
    fn first(&mut self, _: usize) -> Seat {
        unreachable!("Thricewise has no first seat")
    }
}

/// A game whose hands get these cards in this order: one row a seat, the first three dealt, the rest drawn.
fn stacked(rules: Thricewise, rows: &[&str]) -> State {
    let players = rules.players();
    let rows: Vec<Vec<Card>> = rows.iter().map(|r| cards(r)).collect();
    let used: CardSet = rows.iter().flatten().copied().collect();
    let mut rest = Card::all().take(36).filter(|c| !used.has(*c));
    let mut deck: Vec<Card> = Vec::new();
    for round in 0..3 {
        deck.extend(rows.iter().map(|row| row[round]));
    }
    deck.extend(rest.by_ref().take(rules.starting_cells().len()));
    for round in 3..rows[0].len() {
        deck.extend(rows.iter().map(|row| row[round]));
    }
    deck.extend(rest);
    assert_eq!((deck.len(), rows.len()), (36, players));
    let mut s = rules.start();
    rules.proceed(&mut s, &mut Stacked(deck), &mut ());
    s
}

fn select(rules: Thricewise, s: &mut State, ids: &str) {
    for (seat, card) in Seat::all(rules.players()).zip(cards(ids)) {
        assert!(rules.is_legal(s, seat, Action::Select { card }), "{card}");
        rules.act(s, seat, Action::Select { card }, &mut ());
    }
}

fn settle(rules: Thricewise, s: &mut State) {
    while rules.turn(s) == Turn::Proceed {
        rules.proceed(s, &mut Stacked(Vec::new()), &mut ());
    }
}

fn lay_all(rules: Thricewise, s: &mut State, seat: Seat) -> CardSet {
    let mut laid = CardSet::EMPTY;
    while rules.turn(s) == Turn::Act(Seats::one(seat)) && s.open.step == Step::Place {
        let mut legal = Vec::new();
        rules.legal(s, seat, &mut legal);
        if let Action::Place { card, .. } = legal[0] {
            laid.insert(card);
        }
        rules.act(s, seat, legal[0], &mut ());
    }
    laid
}

#[test]
fn example_7_blocking() {
    let rules = Thricewise { players: 4 };
    let hands = [
        "5YK 2MK 3SK 1M",
        "9MS 2SY 3LY 8VL",
        "5ML 2VL 3MV 8YK",
        "9LK 4YK 4VL NS",
    ];
    let mut s = stacked(rules, &hands);
    select(rules, &mut s, "5YK 9MS 5ML 9LK");
    settle(rules, &mut s);
    let now = (s.open.step, s.open.turn);
    assert_eq!(now, (Step::Select, 2), "nobody places, all draw");
    assert_eq!(s.open.deferred[..4], ["5YK", "9MS", "5ML", "9LK"].map(set));
    select(rules, &mut s, "1M 8VL 8YK NS");
    settle(rules, &mut s);
    let first = Turn::Act(Seats::one(Seat(0)));
    assert_eq!(rules.turn(&s), first, "the ace goes first");
    let mut legal = Vec::new();
    rules.legal(&s, Seat(0), &mut legal);
    for id in ["1M", "5YK"] {
        let any = |a: &Action| matches!(a, Action::Place { card: c, .. } if *c == card(id));
        assert!(legal.iter().any(any), "{id} may be laid first");
    }
    assert_eq!(lay_all(rules, &mut s, Seat(0)), set("1M 5YK"));
    assert_eq!(lay_all(rules, &mut s, Seat(3)), set("NS 9LK"));
    settle(rules, &mut s);
    assert_eq!(s.open.deferred[1], set("9MS 8VL"));
    assert_eq!(s.open.deferred[2], set("5ML 8YK"));
    assert!(s.open.deferred[0].is_empty() && s.open.deferred[3].is_empty());
}

#[test]
fn example_8_the_last_turn() {
    let rules = Thricewise { players: 2 };
    let mut s = with_grid(&[("1M", [0, 0])], &[&[card("3MV")], &[card("3SK")]]);
    s.open.stock = 0;
    s.open.turn = rules.turns();
    select(rules, &mut s, "3MV 3SK");
    settle(rules, &mut s);
    assert_eq!(rules.turn(&s), Turn::Over);
    assert_eq!(s.open.deferred[..2], ["3MV", "3SK"].map(set));
    let payoff = rules.payoff(&s);
    assert_eq!(payoff.scores(), [0, 0]);
    assert_eq!(payoff.winners, Seats::all(2), "ties are shared");
    assert_eq!(payoff.end, "cards_played");
}

const EXAMPLE_9: &str = "\
1 select 0:9VY 1:9MS 2:4MS 3:9LK 4:5SV
1 place  2:4MS@3,0+4 4:5SV@1,-1+3
2 select 0:1K 1:NK 2:7SK 3:2VL 4:2MK
2 place  0:9VY@2,2+7 0:1K@-1,-1+0 2:7SK@1,-2+5 1:NK@2,3+8 1:9MS@2,-1+4
3 select 0:1M 1:6SY 2:6MV 3:1Y 4:6LK
3 place
4 select 0:NY 1:1S 2:7VY 3:NS 4:NL
4 place  1:1S@3,-2+8 1:6SY@3,-1+9 2:6MV@2,-2+6 2:7VY@-2,-2+0
5 select 0:4YK 1:NV 2:5ML 3:5YK 4:4VL
5 place  1:NV@-2,-1+0
6 select 0:3LY 1:3MV 2:8YK 3:NM 4:2SY
6 place  4:4VL@-2,0+4 4:6LK@-1,0+4 4:2MK@-1,-2+2 4:2SY@0,-1+2 4:NL@-2,1+0 2:8YK@0,-2+8 2:5ML@-2,2+4 3:9LK@-1,1+11 3:5YK@-1,2+5 3:NS@3,1+4 3:2VL@-2,3+2 3:1Y@-1,3+0 3:NM@0,2+0";

const DECK_9: &str = "3LY 9MS 5ML NM 5SV NY NK 6MV 1Y NL 9VY NV 4MS 9LK 2MK 1L 8MS 7ML 1V 3SK 8VL 1K 3MV 7SK 2VL 6LK 1M 6SY 7VY NS 2SY 4YK 1S 8YK 5YK 4VL";

/// The whole game of example 9, from a trace made by somebody else: no score notes, no result of our own making.
fn example_9() -> Match<Thricewise> {
    let deck: Vec<String> = DECK_9.split(' ').map(|c| format!("{c:?}")).collect();
    let mut trace = format!(
        "{}\n{{\"shuffle\":\"deck\",\"cards\":[{}]}}\n",
        r#"{"trace":1,"game":"thricewise","options":{"players":5},"seed":39,"first":0,"seats":["a","b","c","d","e"]}"#,
        deck.join(",")
    );
    let mut decide = |seat: &str, action: String| {
        trace += &format!("{{\"seat\":{seat},\"phase\":\"play\",\"action\":{action}}}\n");
    };
    for line in EXAMPLE_9.lines() {
        for word in line.split_whitespace().skip(2) {
            let (seat, rest) = word.split_once(':').expect("a seat before the colon");
            match rest.split_once('@') {
                None => decide(seat, format!("{{\"select\":{{\"card\":{rest:?}}}}}")),
                Some((id, place)) => {
                    let (cell, _) = place.split_once('+').expect("points after the plus");
                    let place = format!("{{\"place\":{{\"card\":{id:?},\"cell\":[{cell}]}}}}");
                    decide(seat, place);
                }
            }
        }
    }
    trace += r#"{"result":{"scores":[7,29,27,22,15],"winners":[1],"end":"cards_played"}}"#;
    let read = trace::read::<Thricewise>(&trace, Wanted::Whole);
    read.expect("the trace can be read").0
}

#[test]
fn example_9_a_whole_game() {
    let game = example_9();
    let s = game.now();
    assert_eq!(s.open.grid.len(), 31);
    assert_eq!(s.open.grid.bounds(), ([-2, -2], [3, 3]));
    assert_eq!(s.open.deferred[..2], ["1M NY 4YK 3LY", "3MV"].map(set));
    assert!(s.open.deferred[2..].iter().all(|d| d.is_empty()));
}

#[test]
fn example_9_points_of_every_placing() {
    let game = example_9();
    let mut expected = EXAMPLE_9
        .split_whitespace()
        .filter_map(|w| w.split_once('+'))
        .map(|(_, points)| points.parse::<i16>().unwrap());
    for (k, step) in game.steps().iter().enumerate() {
        let Made::Decision { seat, action, .. } = step.made else {
            continue;
        };
        if let Action::Place { card, cell } = action {
            let points = game.state(k).open.grid.points(card, cell);
            let expected = expected.next();
            assert_eq!(Some(points), expected, "seat {seat}: {card} on {cell:?}");
        }
    }
    assert_eq!(expected.next(), None);
}

#[test]
fn score_notes_stand_in_the_order_of_the_rule_file() {
    let rules = Thricewise { players: 2 };
    let mut s = with_grid(&SOURCE, &[&[card("5YK")], &[card("1M")]]);
    select(rules, &mut s, "5YK 1M");
    settle(rules, &mut s);
    lay_all(rules, &mut s, Seat(1));
    let mut notes: Vec<Note> = Vec::new();
    let action = Action::Place {
        card: card("5YK"),
        cell: [1, 0],
    };
    rules.act(&mut s, Seat(0), action, &mut notes);
    let why: Vec<&str> = notes.iter().map(|n| n.why.as_ref()).collect();
    assert_eq!(why[..3], ["flush wyrms", "flush knots", "set"]);
}

#[test]
fn the_table_of_turns_holds() {
    for (players, turns, grid, pile) in
        [(2, 16, 4, 26), (3, 10, 6, 21), (4, 8, 4, 20), (5, 6, 6, 15)]
    {
        let rules = Thricewise { players };
        let mut game = Match::new(rules, 11);
        game.settle();
        assert_eq!(game.now().open.grid.len(), grid);
        assert_eq!(game.now().open.stock, pile);
        let mut selects = 0;
        while let Turn::Act(seats) = game.turn() {
            for seat in seats.iter() {
                let legal = game.legal(seat);
                selects += usize::from(matches!(legal[0], Action::Select { .. }));
                game.commit(seat, legal[legal.len() / 2]).unwrap();
            }
            game.settle();
        }
        assert_eq!(game.now().open.turn, turns);
        assert_eq!(rules.turns(), turns);
        assert_eq!(selects, usize::from(turns * players));
        assert_eq!(game.now().open.stock, 0);
    }
}

/// The id of the message with which a match refuses an action.
fn refused(game: &mut Match<Thricewise>, seat: u8, action: Action) -> String {
    let refusal = game.commit(Seat(seat), action);
    refusal.expect_err("it is not legal").0.id.into_owned()
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = Thricewise { players: 2 };
    let mut game = Match::new(rules, 3);
    let place = Action::Place {
        card: card("1M"),
        cell: [0, 0],
    };
    assert_eq!(refused(&mut game, 0, place), "nobody-decides");
    game.settle();
    let own = game.legal(Seat(0))[0];
    let foreign = game.legal(Seat(1))[0];
    let select = |card| Action::Select { card };
    let in_grid = game.now().open.grid.get([0, 0]).unwrap();
    assert_eq!(refused(&mut game, 0, foreign), "no-select-other");
    assert_eq!(refused(&mut game, 0, select(in_grid)), "no-select-grid");
    assert_eq!(refused(&mut game, 0, place), "no-laying-yet");
    game.commit(Seat(0), own).unwrap();
    assert_eq!(refused(&mut game, 0, own), "already-chosen");
    game.commit(Seat(1), foreign).unwrap();
    game.settle();
    // These two cards differ in rank with this seed, so that somebody lays.
    let layer = game.now().open.layer().unwrap();
    let Action::Place { card: mine, .. } = game.legal(layer)[0] else {
        panic!("a place step")
    };
    let view = rules.view(game.now(), Some(layer));
    let mut lay = |card, cell| refused(&mut game, layer.0, Action::Place { card, cell });
    assert_eq!(lay(mine, [0, 0]), "no-cell-taken");
    assert_eq!(lay(mine, [4, 4]), "no-touch");
    assert_eq!(lay(mine, [-5, 0]), "no-seventh-column");
    assert_eq!(lay(mine, [0, 7]), "no-seventh-row");
    assert_eq!(lay(in_grid, [2, 2]), "no-cell-taken");
    assert_eq!(lay(view.hand.first().unwrap(), [2, 2]), "no-lay-hand");
    let other = view.open.revealed[1 - layer.index()].unwrap();
    assert_eq!(lay(other, [2, 2]), "no-lay-other");
    assert_eq!(refused(&mut game, layer.0, select(mine)), "no-select-now");
    assert_eq!(refused(&mut game, 1 - layer.0, place), "not-your-turn");
    assert!(matches!(Kind::Set.why(), "set"));
}

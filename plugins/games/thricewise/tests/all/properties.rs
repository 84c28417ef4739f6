//! Invariants of every position of Thricewise, against plain and slow definitions taken from the rule file.

use kortlek_rules::{
    Luck, Match, Rules, Turn,
    decktet::{BASIC_DECK, Card, CardSet},
};
use kortlek_thricewise::{
    Thricewise,
    rules::{Action, Cell, Grid, Kind, State, order},
};

/// Calls `look` at every position of random games with two to five players.
fn every_position(games: u64, mut look: impl FnMut(&Thricewise, &State, &mut Luck)) {
    for seed in 0..games {
        let rules = Thricewise {
            players: 2 + (seed % 4) as u8,
        };
        let mut luck = Luck::stream(seed, 1000);
        let mut game = Match::new(rules, seed);
        game.settle();
        while let Turn::Act(seats) = game.turn() {
            look(&rules, game.now(), &mut luck);
            for seat in seats.iter() {
                let action = luck.pick(&game.legal(seat));
                game.commit(seat, action).expect("it is legal");
            }
            game.settle();
        }
        look(&rules, game.now(), &mut luck);
    }
}

/// The cards that are not in the grid.
fn others(grid: &Grid) -> Vec<Card> {
    let laid: CardSet = grid.cards().map(|(_, card)| card).collect();
    BASIC_DECK.minus(laid).iter().collect()
}

/// Section *Decisions*, word for word.
fn legal_by_the_book(grid: &Grid, cell: Cell) -> bool {
    let cards: Vec<Cell> = grid.cards().map(|(c, _)| c).collect();
    let free = !cards.contains(&cell);
    let beside = cards
        .iter()
        .any(|c| (c[0] - cell[0]).abs() <= 1 && (c[1] - cell[1]).abs() <= 1);
    let span = |axis: usize| {
        let all = || cards.iter().map(|c| c[axis]).chain([cell[axis]]);
        all().max().expect("the cell itself") - all().min().expect("the cell itself")
    };
    free && beside && span(0) <= 5 && span(1) <= 5
}

/// Section *Scoring and end*, word for word.
fn points_by_the_book(at: &dyn Fn(Cell) -> Option<Card>, cell: Cell) -> i16 {
    let mut sum = 0;
    for direction in [[1, 0], [0, 1], [1, 1], [1, -1]] {
        for first in -2..=0i8 {
            let place = |i: i8| -> Cell {
                [
                    cell[0] + (first + i) * direction[0],
                    cell[1] + (first + i) * direction[1],
                ]
            };
            let (Some(a), Some(b), Some(c)) = (at(place(0)), at(place(1)), at(place(2))) else {
                continue;
            };
            let three = [a, b, c];
            let numbers = three.iter().filter_map(|c| c.rank().number());
            let value = numbers.min().unwrap_or(0);
            let flushes = a.suits().and(b.suits()).and(c.suits()).len();
            let set = usize::from(three.iter().all(|c| c.rank() == a.rank()));
            let steps = [order(b) - order(a), order(c) - order(b)];
            let straight = usize::from(steps == [1, 1] || steps == [-1, -1]);
            sum += i16::from(value) * (flushes + set + straight) as i16;
        }
    }
    sum
}

#[test]
fn legal_cells_are_those_of_the_book() {
    every_position(60, |_, s, _| {
        let grid = &s.open.grid;
        let mut expected = Vec::new();
        for column in -8..=9 {
            for row in -8..=9 {
                let cell = [column, row];
                let book = legal_by_the_book(grid, cell);
                assert_eq!(grid.is_legal(cell), book, "{cell:?}");
                if book {
                    expected.push(cell);
                }
            }
        }
        assert_eq!(grid.legal_cells().collect::<Vec<_>>(), expected);
        assert_eq!(grid.legal_count(), expected.len());
        assert!(
            !expected.is_empty() || grid.len() == 36,
            "there is always a legal cell for another card"
        );
    });
}

#[test]
fn points_are_those_of_the_book_and_the_sum_of_the_trios() {
    every_position(60, |_, s, luck| {
        let grid = &s.open.grid;
        let others = others(grid);
        for cell in grid.legal_cells() {
            if others.is_empty() {
                continue;
            }
            let card = luck.pick(&others);
            let with = |c: Cell| if c == cell { Some(card) } else { grid.get(c) };
            let book = points_by_the_book(&with, cell);
            assert_eq!(grid.points(card, cell), book, "{card} on {cell:?}");
            let trios = grid.trios(card, cell);
            assert_eq!(trios.iter().map(|t| t.points).sum::<i16>(), book);
            for trio in trios {
                assert!(trio.cells.contains(&cell));
                let three = trio.cells.map(|c| with(c).unwrap());
                if let Kind::Flush(suit) = trio.kind {
                    assert!(three.iter().all(|c| c.suits().has(suit)));
                }
            }
        }
    });
}

#[test]
fn a_turned_or_mirrored_grid_scores_the_same() {
    let mirrors: [fn(Cell) -> Cell; 4] = [
        |c| c,
        |c| [1 - c[0], c[1]],
        |c| [c[0], 1 - c[1]],
        |c| [c[1], c[0]],
    ];
    every_position(40, |_, s, luck| {
        let grid = &s.open.grid;
        let laid: Vec<(Cell, Card)> = grid.cards().collect();
        let others = others(grid);
        let cells: Vec<Cell> = grid.legal_cells().collect();
        if others.is_empty() {
            return;
        }
        let (card, cell) = (luck.pick(&others), luck.pick(&cells));
        let at = |turned: &dyn Fn(Cell) -> Cell, wanted: Cell| {
            laid.iter()
                .chain([&(cell, card)])
                .find(|(c, _)| turned(*c) == wanted)
                .map(|(_, card)| *card)
        };
        for turned in mirrors {
            let book = points_by_the_book(&|c| at(&turned, c), turned(cell));
            assert_eq!(book, grid.points(card, cell));
        }
    });
}

#[test]
fn scores_only_grow_and_cards_only_come_out() {
    for seed in 0..80 {
        let rules = Thricewise {
            players: 2 + (seed % 4) as u8,
        };
        let mut luck = Luck::new(seed);
        let mut game = Match::new(rules, seed);
        game.settle();
        while let Turn::Act(seats) = game.turn() {
            let before = *game.now();
            for seat in seats.iter() {
                let legal = game.legal(seat);
                let action = luck.pick(&legal);
                game.commit(seat, action).unwrap();
                if let Action::Place { card, cell } = action {
                    assert_eq!(game.now().open.grid.get(cell), Some(card));
                    assert_eq!(game.now().open.last, Some((seat, cell)));
                }
            }
            game.settle();
            let after = game.now();
            for seat in 0..rules.players() {
                assert!(after.open.scores[seat] >= before.open.scores[seat]);
            }
            assert!(after.open.grid.len() >= before.open.grid.len());
        }
        let s = game.now();
        let aside: usize = s.open.deferred.iter().map(|d| d.len()).sum();
        let all = s.open.grid.len() + aside;
        assert_eq!(all, 36, "every card is laid or set aside");
        let payoff = rules.payoff(s);
        let best = payoff.scores().iter().max().copied();
        for seat in payoff.winners.iter() {
            assert_eq!(Some(payoff.scores()[seat.index()]), best);
        }
    }
}

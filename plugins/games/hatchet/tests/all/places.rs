//! The places found row by row agree with the test in the rule file, and none is missing.

use crate::{ACES, at, table};
use kortlek_hatchet::{
    Hatchet, Place,
    places::{ENOUGH, Field, LOOKS, Places, Run},
    rules::{Open, State},
};
use kortlek_rules::{Luck, Rules, Turn, game::First};

const RULES: Hatchet = Hatchet {
    players: 2,
    first: First::Chance,
};

/// Position with this number of cards on the table, laid where something can be covered.
fn position(seed: u64, cards: usize) -> State {
    let mut luck = Luck::new(seed);
    let mut s = RULES.start();
    loop {
        match RULES.turn(&s) {
            Turn::Over => return s,
            Turn::Proceed => RULES.proceed(&mut s, &mut luck, &mut ()),
            Turn::Act(_) if s.open.table().len() >= cards => return s,
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody acts");
                let mut legal = Vec::new();
                RULES.legal(&s, seat, &mut legal);
                let action = luck.pick(&legal);
                RULES.act(&mut s, seat, action, &mut ());
            }
        }
    }
}

/// The pips that a place covers, if it is legal.
fn covered(open: &Open, place: Place) -> Option<Vec<(usize, usize)>> {
    open.cover(place).ok().map(|cover| cover.pips().collect())
}

#[test]
fn a_row_is_what_the_test_says_of_each_of_its_centres() {
    let mut luck = Luck::new(3);
    let mut met = [0; 5];
    for seed in 0..6 {
        let open = position(seed, 6 + 5 * seed as usize).open;
        let mut field = Field::of(&open);
        for _ in 0..8 {
            let angle = luck.below(180) as u16;
            let y = 2200 + luck.below(2400) as i32;
            let mut runs = Vec::new();
            field.row(angle, y, 0, |run| runs.push(run));
            let mut runs = runs.into_iter().peekable();
            for x in 0..=12_000 {
                let place = at(x, y as i16, angle);
                while runs.peek().is_some_and(|run| run.x[1] < x) {
                    runs.next();
                }
                let run = runs.peek().filter(|run| run.x[0] <= x);
                let found = run.map(|run| run.pips.iter().collect::<Vec<_>>());
                assert_eq!(found, covered(&open, place), "{place:?}");
                if let Some(run) = run {
                    assert_eq!(usize::from(run.points), run.pips.len());
                    met[run.pips.len()] += 1;
                }
            }
        }
    }
    assert!(met[..3].iter().all(|n| *n > 50), "{met:?}");
}

/// A search after this number of looks.
fn looked(open: &Open, looks: usize) -> Places {
    let mut places = Places::new(open);
    for _ in 0..looks {
        places.look();
    }
    places
}

#[test]
fn all_looks_together_find_the_one_place_for_four() {
    let open = table(&ACES, Some("7D")).open;
    let mut places = Places::new(&open);
    while places.look() {}
    assert_eq!(places.looks(), LOOKS);
    let of_four: Vec<&Run> = places.runs().filter(|run| run.points == 4).collect();
    let [four] = of_four[..] else {
        panic!("{of_four:?}")
    };
    assert_eq!((four.middle(), four.len()), (at(6090, 3105, 0), 1));
    // The same number of looks finds the same.
    let some = || looked(&open, ENOUGH).runs().copied().collect::<Vec<Run>>();
    assert_eq!(some(), some());
}

#[test]
fn what_is_found_is_legal_from_end_to_end() {
    for seed in [1, 2] {
        let open = position(seed, 12).open;
        let places = looked(&open, ENOUGH);
        assert!(places.runs().count() > 20);
        for run in places.runs() {
            let pips: Vec<_> = run.pips.iter().collect();
            assert_eq!(usize::from(run.points), pips.len());
            for x in [run.x[0], run.middle().x, run.x[1]] {
                let place = at(x, run.y, run.angle);
                assert_eq!(covered(&open, place).as_ref(), Some(&pips), "{place:?}");
            }
        }
    }
}

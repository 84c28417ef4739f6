//! The places found row by row agree with the test in the rule file, and none is missing.

use kortlek_hatchet::{
    Hatchet, Place,
    places::{ENOUGH, Field, LOOKS, Pips, Places, Slack},
    rules::{Open, State},
};
use kortlek_rules::{Luck, Rules, Turn, french::Card, game::First};

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
                let place = Place {
                    x,
                    y: y as i16,
                    angle,
                };
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

#[test]
fn all_looks_together_find_the_one_place_for_four() {
    let at = |x, y, angle| Place { x, y, angle };
    let card = |id: &str| -> Card { id.parse().expect("the id of a card") };
    let laid = [
        (card("AS"), at(6000, 3375, 0)),
        (card("AH"), at(5885, 2800, 0)),
        (card("AD"), at(6295, 2850, 0)),
        (card("AC"), at(6295, 3410, 0)),
    ];
    let s = State::with_table(&laid, Some(card("7D"))).expect("all is laid by the rules");
    let mut places = Places::new(&s.open);
    while places.look() {}
    assert_eq!(places.looks(), LOOKS);
    let good = places.good();
    assert_eq!((good[0].points(), good[0].room), (4, 0.0));
    assert_eq!(good[0].place, at(6090, 3105, 0));
    assert!(good[1..].iter().all(|g| g.points() < 4 && g.room > 0.0));
    // Each pip alone, pairs, threes: no set twice.
    let mut sets: Vec<Pips> = good.iter().map(|g| g.pips).collect();
    sets.sort();
    sets.dedup();
    assert_eq!(sets.len(), good.len());
    // The same number of looks finds the same.
    let some = |looks: usize| {
        let mut places = Places::new(&s.open);
        for _ in 0..looks {
            places.look();
        }
        places.good()
    };
    assert_eq!(some(ENOUGH), some(ENOUGH));
}

#[test]
fn good_places_are_legal_and_have_the_room_they_say() {
    let mut luck = Luck::new(7);
    for seed in [1, 2] {
        let open = position(seed, 12).open;
        let mut places = Places::new(&open);
        for _ in 0..ENOUGH {
            places.look();
        }
        let good = places.good();
        assert!(good.len() > 20 && good.is_sorted_by_key(|g| 4 - g.points()));
        for one in good {
            let pips: Vec<_> = one.pips.iter().collect();
            assert_eq!(covered(&open, one.place), Some(pips.clone()));
            // Moved by less it covers the same.
            for _ in 0..8 {
                let way = luck.unit() * std::f64::consts::TAU;
                let far = (f64::from(one.room) - 1.0).max(0.0);
                let moved = Place {
                    x: one.place.x + (far * way.cos()) as i16,
                    y: one.place.y + (far * way.sin()) as i16,
                    ..one.place
                };
                assert_eq!(
                    covered(&open, moved),
                    Some(pips.clone()),
                    "{one:?}, {moved:?}"
                );
            }
        }
    }
}

#[test]
fn a_card_snaps_to_the_nearest_place_that_covers_what_lies_under_it() {
    let slack = Slack {
        units: 30.0,
        degrees: 3,
        per_degree: 6.0,
    };
    let mut luck = Luck::new(11);
    let (mut snapped, mut none) = (0, 0);
    let open = position(5, 14).open;
    for _ in 0..60 {
        let card = open.table()[luck.below(open.table().len())].place;
        let away = |luck: &mut Luck| luck.below(901) as i16 - 450;
        let held = Place {
            x: card.x + away(&mut luck),
            y: card.y + away(&mut luck),
            angle: luck.below(360) as u16,
        };
        let found = open.snap(held, slack);
        let Some(wanted) = open.under(held) else {
            assert_eq!(found, None);
            continue;
        };
        let wanted: Vec<_> = wanted.iter().collect();
        let cost = |place: Place| {
            let (dx, dy) = (f32::from(place.x - held.x), f32::from(place.y - held.y));
            let turn = (i32::from(place.angle) - i32::from(held.angle)).rem_euclid(360);
            (dx.hypot(dy), turn.min(360 - turn) as f32 * slack.per_degree)
        };
        let mut nearest: Option<f32> = None;
        for turn in -3..=3 {
            for (dx, dy) in (-30..=30).flat_map(|dx| (-30..=30).map(move |dy| (dx, dy))) {
                let place = Place {
                    x: held.x + dx,
                    y: held.y + dy,
                    angle: (i32::from(held.angle) + turn).rem_euclid(360) as u16,
                };
                let (moved, turning) = cost(place);
                if moved <= slack.units && covered(&open, place).as_ref() == Some(&wanted) {
                    let cost = moved + turning;
                    nearest = Some(nearest.map_or(cost, |n| n.min(cost)));
                }
            }
        }
        let of_found = found.map(|place| {
            assert_eq!(covered(&open, place).as_ref(), Some(&wanted));
            let (moved, turning) = cost(place);
            moved + turning
        });
        assert_eq!(of_found, nearest, "{held:?}");
        match found {
            Some(_) => snapped += 1,
            None => none += 1,
        }
    }
    assert!(snapped > 5 && none > 5, "{snapped}, {none}");
}

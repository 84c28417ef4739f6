//! The examples of the rules page come out as they say.

use crate::at;
use kortlek_hatchet::{
    Hatchet, Place, Touch,
    places::most_points,
    rules::{Action, Fault, Open},
};
use kortlek_rules::conformance::{Claim, WorkedExample};

type Example = WorkedExample<Hatchet>;

macro_rules! example {
    ($name:literal) => {
        Example::read(include_str!(concat!("../../examples/", $name, ".jsonl")))
    };
}

fn open(worked: &Example) -> Open {
    worked.game().now().open
}

/// Checks that what is named as right brings at least what the goal asks for, and gives that and the places.
fn reached(worked: &Example) -> (i64, Vec<Place>) {
    let goal = worked.at_least().expect("it is about points");
    let me = worked.me().index();
    let before = i64::from(open(worked).scores[me]);
    let places = worked.right().into_iter().map(|decision| {
        let game = worked.after(&decision);
        let gained = i64::from(game.now().open.scores[me]) - before;
        assert!(gained >= goal, "{decision:?} brings {gained}");
        match decision[..] {
            [Action::Place(place)] => place,
            _ => panic!("{decision:?} is more than a placement"),
        }
    });
    (goal, places.collect())
}

/// Returns true if a card of this angle can bury that many at once anywhere round the cards on the table.
fn can_bury(open: &Open, angle: u16, points: u8) -> bool {
    let near = |at: fn(&Place) -> i16, reach: i16| {
        let all = open.table().iter().map(|placed| at(&placed.place));
        let (low, high) = (all.clone().min(), all.max());
        low.unwrap_or(0) - reach..=high.unwrap_or(0) + reach
    };
    near(|place| place.x, 500).any(|x| {
        near(|place| place.y, 500).any(|y| {
            let cover = open.cover(at(x, y, angle));
            cover.is_ok_and(|cover| cover.points() >= points)
        })
    })
}

#[test]
fn a_spade_and_a_diamond() {
    let worked = example!("spade-and-diamond");
    let (goal, _) = reached(&worked);
    worked.names(Claim::Right, &[goal]);
    worked.names(Claim::Wrong, &[goal]);
    assert_eq!(i64::from(most_points(&open(&worked))), goal);
    let two_spades = open(&worked).cover(at(6000, 2860, 0));
    assert!(matches!(two_spades, Err(Fault::Twice(_))));
}

#[test]
fn four_points_have_a_single_place() {
    let worked = example!("four-points");
    let (goal, places) = reached(&worked);
    worked.names(Claim::Right, &[goal]);
    worked.names(Claim::Wrong, &[goal]);
    let (x, y) = (places[0].x, places[0].y);
    assert!(places.iter().all(|place| (place.x, place.y) == (x, y)));
    for angle in [0, 180] {
        for (dx, dy) in (-9..=9).flat_map(|dx| (-9..=9).map(move |dy| (dx, dy))) {
            let place = at(x + dx, y + dy, angle);
            let cover = open(&worked).cover(place);
            let four = cover.is_ok_and(|cover| i64::from(cover.points()) == goal);
            assert_eq!(four, (dx, dy) == (0, 0), "{place:?}");
        }
    }
    for angle in [1, 359, 179, 181] {
        assert!(open(&worked).cover(at(x, y, angle)).is_err());
    }
}

#[test]
fn only_a_turned_card_reaches_from_ace_to_ace() {
    let worked = example!("turned");
    let (goal, places) = reached(&worked);
    worked.names(Claim::Right, &[goal]);
    worked.names(Claim::Wrong, &[goal, places[0].angle.into()]);
    for angle in [0, 90] {
        assert!(!can_bury(&open(&worked), angle, 2), "{angle}");
        assert!(can_bury(&open(&worked), angle, 1), "{angle}");
    }
}

#[test]
fn the_own_suit_counts_once() {
    let worked = example!("own-suit");
    let (goal, _) = reached(&worked);
    worked.names(Claim::Right, &[goal]);
    worked.names(Claim::Wrong, &[goal]);
    assert_eq!(i64::from(most_points(&open(&worked))), goal);
    let drawn = open(&worked).drawn.expect("a number is drawn");
    assert_eq!(drawn.suit(), open(&worked).table()[0].card.suit());
}

#[test]
fn what_is_buried_may_be_cut() {
    let worked = example!("over-what-is-buried");
    let (_, places) = reached(&worked);
    let open = open(&worked);
    // Every pip of the five, whether it is still to be seen or not.
    let five = open.table()[0];
    let cut = |touch: &Touch| *touch == Touch::Cut;
    let touched = five.place.pips(five.card).map(|pip| places[0].touches(pip));
    assert_eq!(touched.filter(cut).count(), 1, "the buried one");
    let mut beneath = open.beneath(places[0]);
    assert!(beneath.all(|(_, touch)| touch == Touch::Covered));
}

#[test]
fn two_points_are_enough_for_the_lead() {
    let worked = example!("nine-pictures");
    let (goal, _) = reached(&worked);
    let open = open(&worked);
    assert_eq!(open.pictures_drawn(), 9);
    let scores = [worked.me().index(), 1 - worked.me().index()].map(|i| i64::from(open.scores[i]));
    worked.names(Claim::Task, &scores);
    assert!(scores[0] + goal > scores[1] && scores[0] + goal - 1 <= scores[1]);
    worked.names(Claim::Right, &[goal, 2]);
    worked.names(Claim::Wrong, &[goal, 3]);
    let three = open.cover(at(5659, 2648, 142));
    assert_eq!(three.map(|cover| cover.points()), Ok(3));
}

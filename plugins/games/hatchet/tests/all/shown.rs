//! Presentation of Hatchet at the table: layout, feedback on a card that is held over the block, the nearest legal
//! place, good places, and the stages in which a step is seen.

use crate::{ACES, FIVE, TWO, at, card, table};
use kortlek_hatchet::{
    Hatchet, Place, Touch,
    rules::{Action, State, Step, View},
    table::{BLOCK, PACK, SHOWN, SLOTS, buried, pictures, place_at, pose_at},
};
use kortlek_rules::{
    Card as _, Luck, Message, Rules, Seat, StopSignal, Turn,
    game::First,
    presentation::{
        Beat, CanvasRules, Carrying, FactDisc, IntendedAction, Item, Layout, Lies, Look, Picks,
        Piece, Pip, Pose, Presentation, Scene, StepPresentation, Stop, StopState, Target, Zone,
        ZoneId,
    },
    rules::Seen,
    testing::scene_of,
};

const RULES: Hatchet = Hatchet {
    players: 2,
    first: First::Seat(Seat(0)),
};
const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn view(s: &State, viewer: Option<Seat>) -> View {
    RULES.view(s, viewer)
}

fn scene(s: &State, viewer: Option<Seat>) -> Scene<Action> {
    scene_of(&RULES, s, viewer, Picks::NONE)
}

fn zone(s: &State, viewer: Option<Seat>, id: ZoneId) -> Zone {
    let zone = scene(s, viewer).layout.zone(id).cloned();
    zone.expect("the zone is there")
}

/// The pips under a card, by the names of their suits.
fn marks(pips: &[Pip]) -> Vec<(&'static str, Lies)> {
    let mut marks: Vec<_> = pips.iter().map(|pip| (pip.mark.0, pip.lies)).collect();
    marks.sort_unstable_by_key(|(name, _)| *name);
    marks
}

#[test]
fn places_and_poses_are_the_same_in_both_directions() {
    for place in [at(0, 0, 0), at(12_000, 6750, 359), at(6000, 3375, 180)] {
        assert_eq!(place_at(pose_at(place)), Some(place));
    }
    let pose = |x, angle| Pose {
        at: [x, 0],
        angle,
        ..Pose::PLAIN
    };
    assert_eq!(place_at(pose(i32::MAX, 0)), None);
    assert_eq!(place_at(pose(0, -10)).map(|p| p.angle), Some(359));
    assert_eq!(place_at(pose(0, 14)).map(|p| p.angle), Some(1));
}

#[test]
fn the_drawn_card_is_carried_by_who_lays_it_and_lies_on_the_pack_for_all_others() {
    let s = table(&[FIVE, TWO], Some("9H"));
    let nine = Piece::Card(card("9H").face());
    let carried = RULES.carried(&view(&s, Some(ME)), ME);
    let carried = carried.expect("a card is to be laid");
    assert_eq!((carried.canvas, carried.piece), (BLOCK, nine));
    let block = zone(&s, Some(ME), BLOCK);
    let ghost = block.items.last().expect("it hangs over the block");
    assert_eq!((ghost.piece, ghost.look), (nine, Look::Ghost));
    assert_eq!(block.items.len(), 3);
    for viewer in [Some(OTHER), None] {
        assert_eq!(RULES.carried(&view(&s, viewer), OTHER), None);
        assert_eq!(zone(&s, viewer, BLOCK).items.len(), 2);
        let pack = zone(&s, viewer, PACK);
        assert_eq!(pack.items.last().map(|item| item.piece), Some(nine));
        assert_eq!(pack.items.len(), usize::from(s.open.deck) + 1);
    }
    // Nobody has laid the cards of the setup; the last card that was laid has its ring.
    let mut s = s;
    RULES.act(&mut s, ME, Action::Place(at(5690, 2900, 0)), &mut ());
    let last = zone(&s, Some(ME), BLOCK).items.pop();
    let last = last.expect("it lies there");
    assert_eq!((last.look, last.owner), (Look::Last(ME), Some(ME)));
    let first = zone(&s, Some(ME), BLOCK).items.swap_remove(0);
    assert_eq!(first.owner, None);
}

#[test]
fn what_lies_under_a_card_is_what_the_test_of_the_rules_says() {
    let s = table(&[FIVE, TWO], Some("9H"));
    let v = view(&s, Some(ME));
    let under = |place: Place| RULES.under(&v, ME, pose_at(place));
    // Example 1: a spade and a diamond; two spades.
    let good = under(at(5690, 2900, 0));
    assert_eq!(good.points, Some(2));
    let both = [("diamonds", Lies::Covered), ("spades", Lies::Covered)];
    assert_eq!(marks(&good.pips), both);
    let twice = under(at(6000, 2860, 0));
    assert_eq!(twice.points, None);
    assert!(twice.pips.iter().all(|pip| pip.lies == Lies::Twice) && twice.pips.len() == 2);
    // Example 2: one unit further it cuts.
    for (x, lies) in [(5675, Lies::Covered), (5674, Lies::Cut)] {
        let there = under(at(x, 2900, 0));
        let spade = there.pips.iter().find(|pip| pip.mark.0 == "spades");
        assert_eq!(spade.map(|pip| pip.lies), Some(lies), "{x}");
        assert_eq!(there.points.is_some(), lies == Lies::Covered);
    }
    // Everywhere the marks are those of the exact test, and the points those of the rules.
    let mut luck = Luck::new(3);
    for _ in 0..3000 {
        let place = at(
            5000 + luck.below(2000) as i16,
            2000 + luck.below(2400) as i16,
            luck.below(360) as u16,
        );
        let marks = under(place);
        let points = s.open.cover(place).ok().map(|c| i32::from(c.points()));
        assert_eq!(marks.points, points);
        let touched = s.open.pips().map(|pip| place.touches(pip.centre));
        let touched: Vec<Touch> = touched.filter(|t| *t != Touch::Untouched).collect();
        assert_eq!(touched.len(), marks.pips.len());
        let cut = |t: &&Touch| **t == Touch::Cut;
        let is_cut = marks.pips.iter().filter(|p| p.lies == Lies::Cut).count();
        assert_eq!(touched.iter().filter(cut).count(), is_cut);
    }
}

/// The pips whose middles lie under a card.
fn wanted(s: &State, place: Place, slack: f64) -> usize {
    let under = |centre: [i32; 2]| {
        let (sin, cos) = f64::from(place.angle).to_radians().sin_cos();
        let (dx, dy) = (
            f64::from(centre[0] - i32::from(place.x)),
            f64::from(centre[1] - i32::from(place.y)),
        );
        (dx * cos + dy * sin).abs() < 250.0 + slack && (dy * cos - dx * sin).abs() < 350.0 + slack
    };
    s.open.pips().filter(|pip| under(pip.centre)).count()
}

#[test]
fn a_card_that_lies_nearly_right_finds_the_nearest_legal_place() {
    let reach = [58, 60];
    let s = table(&[FIVE, TWO], Some("9H"));
    let v = view(&s, Some(ME));
    let snap = |place: Place| RULES.snap(&v, ME, pose_at(place), reach).and_then(place_at);
    // A legal place stays; one that is a few units off moves to the border.
    assert_eq!(snap(at(5690, 2900, 0)), Some(at(5690, 2900, 0)));
    assert_eq!(snap(at(5670, 2900, 0)), Some(at(5675, 2900, 0)));
    assert_eq!(snap(at(5720, 2900, 0)), Some(at(5705, 2900, 0)));
    // Two spades are wanted by nobody.
    assert_eq!(snap(at(6000, 2860, 0)), None);
    // The single place of example 4 is found from nearby, also by a turn.
    let four = table(&ACES, Some("7H"));
    let v4 = view(&four, Some(ME));
    for held in [at(6095, 3100, 0), at(6090, 3105, 2), at(6084, 3112, 359)] {
        let found = RULES.snap(&v4, ME, pose_at(held), reach).and_then(place_at);
        assert_eq!(found, Some(at(6090, 3105, 0)), "{held:?}");
    }
    // Every place found is legal, covers the intended pips, and is within reach.
    let mut luck = Luck::new(5);
    let mut found = 0;
    for _ in 0..1500 {
        let held = at(
            5200 + luck.below(1600) as i16,
            2200 + luck.below(2000) as i16,
            luck.below(360) as u16,
        );
        let Some(place) = snap(held) else { continue };
        found += 1;
        let cover = s.open.cover(place).expect("it is legal");
        let meant = wanted(&s, held, 0.5);
        if wanted(&s, held, -0.5) != meant {
            continue;
        }
        assert_eq!(usize::from(cover.points()), meant, "{held:?} {place:?}");
        let far = f64::from(place.x - held.x).hypot(f64::from(place.y - held.y));
        let turn = (i32::from(place.angle) - i32::from(held.angle)).rem_euclid(360);
        assert!(far <= f64::from(reach[0]) + 2.0 && turn.min(360 - turn) <= 6);
    }
    assert!(found > 500, "{found}");
}

#[test]
fn good_places_are_legal_each_covers_something_else_and_the_best_come_first() {
    let rules = RULES;
    let mut luck = Luck::new(2);
    let mut s = rules.start();
    let mut tables = 0;
    while rules.turn(&s) != Turn::Over {
        if rules.turn(&s) == Turn::Proceed {
            rules.proceed(&mut s, &mut luck, &mut ());
            continue;
        }
        let seat = s.open.turn;
        let v = view(&s, Some(seat));
        let places = rules.good_places(&v, seat, StopSignal::Never);
        assert!(places.is_sorted_by_key(|good| std::cmp::Reverse(good.points)));
        let mut sets = Vec::new();
        for good in &places {
            let place = place_at(good.pose).expect("a place");
            let cover = s.open.cover(place).expect("it is legal");
            assert_eq!(i32::from(cover.points()), good.points);
            let mut pips: Vec<_> = cover.pips().collect();
            pips.sort_unstable();
            assert!(good.points > 0 && !sets.contains(&pips));
            sets.push(pips);
        }
        tables += 1;
        let best = places.first().and_then(|good| place_at(good.pose));
        let place = best.unwrap_or_else(|| s.open.anywhere(&mut luck));
        rules.act(&mut s, seat, Action::Place(place), &mut ());
        if tables > 12 {
            break;
        }
    }
    let v = view(&table(&[FIVE, TWO], Some("9H")), Some(ME));
    assert!(rules.good_places(&v, ME, StopSignal::AtOnce).is_empty());
    let found = rules.good_places(&v, ME, StopSignal::Never);
    assert_eq!(found.first().map(|good| good.points), Some(2));
}

fn told(s: &mut State, place: Place, viewer: Option<Seat>) -> StepPresentation {
    let seat = s.open.turn;
    let me = viewer.unwrap_or(ME);
    let before = RULES.view(s, viewer);
    let action = Action::Place(place);
    assert!(RULES.is_legal(s, seat, action), "{place:?}");
    RULES.act(s, seat, action, &mut ());
    let after = RULES.view(s, viewer);
    RULES.tell(&before, Some((seat, Seen::Open(action))), &[], &after, me)
}

#[test]
fn a_placement_is_seen_in_stages_and_counted_pip_by_pip() {
    let place = at(5690, 2900, 0);
    let mut s = table(&[FIVE, TWO], Some("9H"));
    let mine = told(&mut s, place, Some(ME));
    let mut s = table(&[FIVE, TWO], Some("9H"));
    let theirs = told(&mut s, place, Some(OTHER));
    // Others see the card glide first.
    assert_eq!(mine.stages.len() + 1, theirs.stages.len());
    let glides = theirs.stages[0].layout.as_ref().expect("a layout");
    let block = glides.zone(BLOCK).expect("the block");
    let ghost = block.items.last().expect("the card");
    assert_eq!((ghost.look, ghost.pose), (Look::Ghost, pose_at(place)));
    let tokens = |stage: usize, id: ZoneId| {
        let layout = mine.stages[stage].layout.as_ref().expect("a layout");
        let zone = layout.zone(id).expect("the zone");
        let is = |item: &&Item| matches!(item.piece, Piece::Token(..));
        zone.items.iter().filter(is).count()
    };
    assert_eq!((tokens(0, BLOCK), tokens(0, buried(ME))), (2, 0));
    assert_eq!((tokens(1, BLOCK), tokens(1, buried(ME))), (1, 1));
    assert_eq!((tokens(2, BLOCK), tokens(2, buried(ME))), (0, 2));
    let points = |stage: usize| -> Vec<(Seat, i32)> {
        let beats = mine.stages[stage].beats.iter();
        let points = beats.filter_map(|beat| match beat {
            Beat::Points(seat, points, _) => Some((*seat, *points)),
            _ => None,
        });
        points.collect()
    };
    let counted = [0, 1, 2].map(points);
    assert_eq!(counted, [vec![], vec![(ME, 1)], vec![(ME, 1)]]);
    // They are numbered in the order in which they are counted.
    let lies = mine.stages[0].layout.as_ref().and_then(|l| l.zone(BLOCK));
    let lies = lies.expect("the block").items.iter();
    let badges = lies.map(|item| item.badge.as_str());
    let numbers = badges.filter(|badge| !badge.is_empty());
    assert_eq!(numbers.collect::<Vec<_>>(), ["1", "2"]);
    assert_eq!(mine.lines.len(), 1);
    assert_eq!(mine.lines[0].points, Some(2));
    // What it buried is seen again when the line is pointed at.
    let both = [("diamonds", Lies::Covered), ("spades", Lies::Covered)];
    assert_eq!(marks(&mine.lines[0].pips), both);
    assert_eq!(mine.lines[0].words.as_str(), "lay.done");
    // Nothing covered: nothing but the knock.
    let mut s = table(&[FIVE, TWO], Some("9H"));
    let apart = told(&mut s, at(3000, 3000, 0), Some(ME));
    assert_eq!((apart.stages.len(), apart.lines[0].points), (1, None));
    // Four of four suits have a word of their own.
    let mut s = table(&ACES, Some("7H"));
    let four = told(&mut s, at(6090, 3105, 180), Some(ME));
    let banner = |beat: &Beat| matches!(beat, Beat::Banner(text) if text.as_str() == "four-banner");
    assert!(four.stages[4].beats.iter().any(banner));
}

#[test]
fn a_picture_is_held_up_and_takes_a_slot() {
    let mut luck = Luck::new(11);
    let mut s = RULES.start();
    let mut drawn = 0;
    while RULES.turn(&s) != Turn::Over {
        let before = s;
        if let Turn::Act(seats) = RULES.turn(&s) {
            let seat = seats.first().expect("somebody acts");
            let place = s.open.anywhere(&mut luck);
            RULES.act(&mut s, seat, Action::Place(place), &mut ());
            continue;
        }
        RULES.proceed(&mut s, &mut luck, &mut ());
        if s.open.pictures_drawn() == before.open.pictures_drawn() {
            continue;
        }
        drawn += 1;
        let seat = before.open.turn;
        let [old, new] = [&before, &s].map(|s| view(s, Some(ME)));
        let told = RULES.tell(&old, None, &[], &new, ME);
        let up = told.stages[0].layout.as_ref().expect("it is held up");
        let [held] = &up.zone(SHOWN).expect("its place").items[..] else {
            panic!("one picture")
        };
        let lies = zone(&s, Some(ME), pictures(seat));
        assert!(lies.items.iter().any(|item| item.piece == held.piece));
        assert_eq!(told.lines[0].points, Some(2));
        let track = zone(&s, Some(ME), SLOTS).track.expect("ten places");
        let over = |stop: &&Stop| stop.state == StopState::Over;
        assert_eq!(track.stops.iter().filter(over).count(), drawn);
        let newest = s.open.drawn_pictures().last();
        let newest = newest.map(|card| Piece::Card(card.face()));
        assert_eq!(newest, Some(held.piece), "in the order drawn");
        assert_eq!(track.stops.len(), 10);
        // The pack is one card lower while it is held up.
        let backs = |layout: &Layout| layout.zone(PACK).map_or(0, |pack| pack.items.len());
        assert_eq!(backs(up) + 1, backs(&scene(&before, Some(ME)).layout));
    }
    assert_eq!((drawn, s.open.step), (10, Step::Over));
    let ending = scene(&s, Some(ME)).ending;
    assert!(["ending", "ending-shared"].contains(&ending.as_str()));
}

#[test]
fn facts_tell_what_lies_under_the_card_and_what_is_left() {
    let s = table(&[FIVE, TWO], Some("9H"));
    let v = view(&s, Some(ME));
    let carrying = |place: Option<Place>| Carrying {
        pose: place.map(pose_at),
        found: RULES.good_places(&v, ME, StopSignal::Never),
        searched: true,
    };
    let values = |place| -> Vec<String> {
        let aids = RULES.facts_carrying(&v, ME, &carrying(place));
        let rows = aids[0].rows.iter().map(|row| row.value.to_string());
        rows.take(5).collect()
    };
    assert_eq!(
        values(Some(at(5690, 2900, 0))),
        ["pip-buried", "pip-none", "pip-buried", "pip-none", "2"]
    );
    assert_eq!(
        values(Some(at(6000, 2860, 0)))[..],
        ["pip-twice", "pip-none", "pip-none", "pip-none", "–"]
    );
    assert_eq!(values(Some(at(5674, 2900, 0)))[0], "pip-cut");
    assert_eq!(values(None)[4], "–");
    let discs = |place| -> Vec<Option<FactDisc>> {
        let aids = RULES.facts_carrying(&v, ME, &carrying(Some(place)));
        aids[0].rows.iter().take(5).map(|row| row.disc).collect()
    };
    let [empty, good, bad] = [FactDisc::Empty, FactDisc::Good, FactDisc::Bad].map(Some);
    assert_eq!(
        discs(at(5690, 2900, 0)),
        [good, empty, good, empty, None],
        "a place for each suit"
    );
    assert_eq!(discs(at(6000, 2860, 0))[0], bad);
    let aids = RULES.facts_carrying(&v, ME, &carrying(None));
    assert!(aids[0].rows.len() > 5, "some places make points");
    // 52 cards, 3 of them out: 37 numbers and 12 pictures are left.
    let pack: Vec<&str> = aids[1].rows.iter().map(|row| row.value.as_str()).collect();
    assert_eq!(pack, ["10", "37", "12", "24 %"]);
}

#[test]
fn picks_that_are_none_say_what_to_do() {
    let s = table(&[FIVE, TWO], Some("9H"));
    let scene = scene(&s, Some(ME));
    let on = |id| Target::Piece(Piece::Card(card(id).face()));
    for (target, wanted) in [
        (Target::Zone(PACK), "drawn-already"),
        (Target::Zone(SLOTS), "slots-help"),
        (Target::Zone(pictures(OTHER)), "pictures-stay"),
        (on("5S"), "laid-for-good"),
        (on("9H"), "carry-it"),
        (Target::Seat(OTHER), "carry-it"),
    ] {
        let Some(IntendedAction::Nothing(text)) = scene.intended(target) else {
            panic!("{target:?} is no action")
        };
        assert_eq!(text.as_str(), wanted, "{target:?}");
    }
    let words = RULES.action_words(&view(&s, Some(ME)), ME, Action::Place(at(5690, 2900, 0)));
    let expected = Message::new("lay").with("n", 2u8).with("card", card("9H"));
    assert_eq!(words, expected);
}

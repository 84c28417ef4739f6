//! Presentation of Virus at the table: the seats' belongings, the result of a gesture, a turn in stages, the round's
//! end.

use crate::actions::{DRINK, InfectionDice, block, choose, infect, steal};
use kortlek_rules::{
    Arg, Luck, Message, Rules, Seat, Seats, Text, Turn,
    presentation::{
        Beat, Ground, IntendedAction, Item, Label, Layout, LogLine, Look, Picks, Piece,
        Presentation, Scene, Sign, Stage, StepPresentation, Target, Zone, ZoneId,
    },
    rules::{Note, Seen},
    testing::{path_of, scene_of},
};
use kortlek_virus::{
    Virus,
    rules::{Action, State, Step, View},
    table::{DIAL, SHEET, bottles, button, cards, hand, past, slots, tag},
    turn::Outcome,
};

const TWO: Virus = Virus { players: 2 };
const THREE: Virus = Virus { players: 3 };
const FOUR: Virus = Virus { players: 4 };
const ME: Seat = Seat(0);

/// Presentation of a turn with these gestures to a seat; with the views before and after.
fn turn(
    rules: Virus,
    s: &mut State,
    gestures: &[Action],
    virus: bool,
    viewer: Option<Seat>,
) -> (View, StepPresentation, View) {
    choose(rules, s, gestures);
    let before = rules.view(s, viewer);
    rules.proceed(s, &mut InfectionDice::new(virus), &mut ());
    let after = rules.view(s, viewer);
    let me = viewer.unwrap_or(ME);
    let told = rules.tell(&before, None, &[], &after, me);
    (before, told, after)
}

/// Scene of seat 0 once something is picked.
fn scene(rules: Virus, s: &State, chosen: &[Target]) -> Scene<Action> {
    scene_of(&rules, s, Some(ME), Picks::chosen(chosen))
}

fn seen(rules: Virus, s: &State, viewer: Option<Seat>) -> Layout {
    scene_of(&rules, s, viewer, Picks::NONE).layout
}

/// Meaning of a pick that can't be made.
fn meant(scene: &Scene<Action>, target: Target) -> &IntendedAction<Action> {
    let meant = scene.intended(target);
    meant.unwrap_or_else(|| panic!("nothing is said of {target:?}"))
}

fn zone(layout: &Layout, id: ZoneId) -> &Zone {
    layout.zone(id).unwrap_or_else(|| panic!("no zone {id:?}"))
}

/// Number of pieces with this drawing in a zone.
fn count(layout: &Layout, id: ZoneId, drawing: &str) -> usize {
    let is = |item: &&Item| matches!(item.piece, Piece::Picture(name, _) | Piece::Cover(name, _) if name == drawing);
    zone(layout, id).items.iter().filter(is).count()
}

/// Full bottles, drunk ones, cards of each seat.
fn table(layout: &Layout, players: usize) -> Vec<[usize; 3]> {
    let seats = Seat::all(players);
    let of = |seat| {
        let here = bottles(seat);
        let drunk = count(layout, here, "virus-drunk");
        let slots = layout.zone(slots(seat)).map_or(0, |zone| zone.items.len());
        let held = zone(layout, cards(seat)).items.len();
        [count(layout, here, "virus-full"), drunk + slots, held]
    };
    seats.map(of).collect()
}

fn id(text: &Text) -> &str {
    match text {
        Text::Message(say) => &say.id,
        Text::Shown(words) => words,
    }
}

/// The message for what a seat did, in a line of the log.
fn deed(line: &LogLine) -> &str {
    assert_eq!(id(&line.words), "seat-does");
    let Text::Message(say) = &line.words else {
        panic!("{line:?}")
    };
    match say.args.iter().find(|(arg, _)| *arg == "deed") {
        Some((_, Arg::Message(deed))) => &deed.id,
        other => panic!("{other:?}"),
    }
}

fn number(text: &Text, name: &str) -> i32 {
    let Text::Message(say) = text else {
        panic!("{text:?}")
    };
    let found = say.args.iter().find(|(arg, _)| *arg == name);
    match found {
        Some((_, Arg::Number(n))) => *n,
        _ => panic!("no number {name} in {say}"),
    }
}

/// Three seats with two full bottles, one drunk one, and four cards each.
fn three(virus: u8) -> State {
    State::with_table(&[(2, 1, 4), (2, 1, 4), (2, 1, 4)], Seat(virus))
}

#[test]
fn only_what_the_viewer_knows_lies_on_the_table() {
    for holder in [1, 2] {
        let layout = seen(THREE, &three(holder), Some(ME));
        assert_eq!(count(&layout, cards(ME), "virus-germ"), 4);
        for other in [1, 2] {
            assert_eq!(count(&layout, cards(Seat(other)), "virus-back"), 4);
        }
    }
    let mine = |holder| scene(THREE, &three(holder), &[]);
    assert_eq!(mine(1), mine(2), "who of the others has it");
    let layout = mine(0).layout;
    assert_eq!(count(&layout, cards(ME), "virus-germ"), 3);
    assert_eq!(count(&layout, cards(ME), "virus-virus"), 1);
    // An onlooker sees backs alone.
    let layout = seen(THREE, &three(0), None);
    assert_eq!(count(&layout, cards(ME), "virus-back"), 4);
}

#[test]
fn every_gesture_has_its_button_and_one_that_cannot_be_made_is_dim_and_says_why() {
    let s = State::with_table(&[(0, 2, 0), (2, 4, 6), (0, 4, 6)], Seat(1));
    let v = THREE.view(&s, Some(ME));
    let scene = scene(THREE, &s, &[]);
    let layout = &scene.layout;
    let mut legal = Vec::new();
    THREE.legal(&s, ME, &mut legal);
    let others = [1, 2].map(|seat| [infect(seat), steal(seat), block(seat)]);
    let mut why = Vec::new();
    for action in [DRINK].into_iter().chain(others.concat()) {
        let target = button(ME, action);
        let Target::Cell(id, cell) = target else {
            panic!("{target:?}")
        };
        let [item] = &zone(layout, id).items[..] else {
            panic!("one drawing on {id:?}")
        };
        assert_eq!(item.cell, cell);
        let can = legal.contains(&action);
        assert_eq!(item.look == Look::Plain, can, "{action:?}");
        if can {
            assert_eq!(path_of(&scene, &action), [target]);
            continue;
        }
        for pick in [target, Target::Zone(id), Target::Piece(item.piece)] {
            assert_eq!(meant(&scene, pick), &IntendedAction::Action(action));
        }
        why.push(THREE.refusal(&v, ME, action).0.id.to_string());
    }
    assert_eq!(
        why,
        [
            "no-bottle-to-drink",
            "no-card-to-infect-with",
            "no-card-to-infect-with",
            "no-bottle-to-steal"
        ]
    );
}

#[test]
fn other_picks_say_what_to_do_instead() {
    let shown = scene(THREE, &three(0), &[]);
    let first = |id| Target::Piece(zone(&shown.layout, id).items[0].piece);
    let other = Seat(1);
    for (target, wanted) in [
        (first(cards(ME)), "use-infect"),
        (Target::Zone(bottles(ME)), "use-drink"),
        (first(bottles(ME)), "use-drink"),
        (first(hand(other)), "aim-at"),
        (Target::Seat(other), "aim-at"),
        (Target::Zone(tag(other)), "aim-at"),
        (Target::Zone(DIAL), "dial-help"),
        (Target::Zone(SHEET), "sheet-help"),
        (Target::Zone(past(other)), "past-help"),
        (Target::Seat(ME), "choose-gesture"),
    ] {
        let IntendedAction::Nothing(text) = meant(&shown, target) else {
            panic!("{target:?} is no action")
        };
        assert_eq!(id(text), wanted, "{target:?}");
    }
    // Bottles that can't be drunk or stolen are refused by the rules.
    let s = State::with_table(&[(0, 2, 4), (0, 2, 4), (4, 4, 4)], Seat(1));
    let shown = scene(THREE, &s, &[]);
    let bottles = |seat| Target::Zone(bottles(seat));
    let drunk = IntendedAction::Action(DRINK);
    assert_eq!(meant(&shown, bottles(ME)), &drunk);
    let robbed = IntendedAction::Action(steal(1));
    assert_eq!(meant(&shown, bottles(other)), &robbed);
}

#[test]
fn a_turn_is_shown_one_thing_after_the_other_and_ends_as_the_rules_have_it() {
    // Seat 1 is blocked, a card goes from 2 to 0, a bottle from 2 to 3, and 3 comes too late for nothing: it robs 2.
    let mut s = State::with_table(&[(3, 0, 4), (3, 0, 4), (3, 0, 4), (3, 0, 4)], Seat(2));
    let gestures = [block(1), steal(0), infect(0), steal(2)];
    let (_, told, _) = turn(FOUR, &mut s, &gestures, false, Some(ME));
    let layouts = told.stages.iter().filter_map(|s| s.layout.as_ref());
    let tables: Vec<_> = layouts.map(|layout| table(layout, 4)).collect();
    let start = [[3, 0, 4]; 4];
    let mut card = start;
    (card[2][2], card[0][2]) = (3, 5);
    let mut bottle = card;
    (bottle[2][0], bottle[3][0]) = (2, 4);
    // Blocks, the card on its way, the card turned up, the bottle.
    assert_eq!(tables, [start, card, card, bottle]);
    let lines: Vec<&str> = told.stages.iter().map(|stage| id(&stage.line)).collect();
    let wanted = ["blocks-line", "infect-line", "got-germs", "steal-line", ""];
    assert_eq!(lines, wanted);
    let stage = |k: usize| told.stages[k].layout.as_ref().expect("a layout of its own");
    let dim = |layout: &Layout, seat| zone(layout, hand(Seat(seat))).items[0].look == Look::Dim;
    assert!(dim(stage(0), 1) && !dim(stage(0), 2));
    // It comes face down and is turned up as the very same piece.
    let came = zone(stage(1), cards(ME)).items.last().map(|i| i.piece);
    let Some(Piece::Cover("virus-back", n)) = came else {
        panic!("{came:?}")
    };
    let open = Piece::Picture("virus-germ", n);
    let mut items = zone(stage(2), cards(ME)).items.iter();
    assert!(items.any(|i| i.piece == open));
}

/// In every case the last stage before the end has as many bottles and cards everywhere as the rules, and no two
/// pieces have one number.
#[test]
fn every_turn_of_random_games_is_foreseen_as_the_rules_play_it() {
    let mut turns = 0;
    for players in 2..=4_u8 {
        let rules = Virus { players };
        let n = rules.players();
        for seed in 0..6 {
            let mut luck = Luck::stream(seed, u64::from(players));
            let mut s = rules.start();
            let mut legal = Vec::new();
            loop {
                let before = s;
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        rules.legal(&s, seat, &mut legal);
                        rules.act(&mut s, seat, luck.pick(&legal), &mut ());
                    }
                }
                if before.open.step != Step::Reveal {
                    continue;
                }
                turns += 1;
                let viewer = Seat((turns % n) as u8);
                let [old, new] = [&before, &s].map(|s| rules.view(s, Some(viewer)));
                let told = rules.tell(&old, None, &[], &new, viewer);
                for stage in told.stages.iter().filter_map(|s| s.layout.as_ref()) {
                    let number = |(_, item): (&Zone, &Item)| match item.piece {
                        Piece::Picture(_, n) | Piece::Cover(_, n) => n,
                        other => panic!("{other:?}"),
                    };
                    let mut numbers: Vec<u8> = stage.pieces().map(number).collect();
                    numbers.sort_unstable();
                    assert!(numbers.windows(2).all(|w| w[0] != w[1]), "{numbers:?}");
                }
                let mut layouts = told.stages.iter().rev().filter_map(|s| s.layout.as_ref());
                let last = layouts
                    .next()
                    .map_or_else(|| seen(rules, &before, Some(viewer)), Layout::clone);
                let after = seen(rules, &s, Some(viewer));
                let gestures = before.open.gestures;
                assert_eq!(table(&last, n), table(&after, n), "{gestures:?}");
                assert_eq!(told.lines.len(), n, "a line for each seat");
            }
        }
    }
    assert!(turns > 300, "{turns}");
}

#[test]
fn who_gives_and_who_gets_a_card_learns_what_it_is_and_nobody_else() {
    let said = |viewer: Option<u8>, virus| {
        let mut s = three(1);
        let gestures = [infect(1), infect(0), block(0)];
        let (_, told, _) = turn(THREE, &mut s, &gestures, virus, viewer.map(Seat));
        deed(&told.lines[1]).to_owned()
    };
    for viewer in [Some(0), Some(1)] {
        assert_eq!(said(viewer, true), "infect-virus");
        assert_eq!(said(viewer, false), "infect-germ");
    }
    for viewer in [Some(2), None] {
        for virus in [true, false] {
            assert_eq!(said(viewer, virus), "infect.done");
        }
    }
    // With two cards at once, one of them the virus, the receiver can't tell who gave which.
    let mut s = three(1);
    let gestures = [block(1), infect(2), infect(0)];
    let (_, told, _) = turn(THREE, &mut s, &gestures, true, Some(Seat(2)));
    assert_eq!(deed(&told.lines[1]), "infect-virus");
    let mut s = three(1);
    let gestures = [DRINK, infect(0), infect(0)];
    let (_, told, _) = turn(THREE, &mut s, &gestures, true, Some(ME));
    assert_eq!(deed(&told.lines[1]), "infect.done");
    assert_eq!(deed(&told.lines[2]), "infect.done");
    let banner = |beat: &Beat| matches!(beat, Beat::Banner(text) if id(text) == "virus-banner");
    let mut beats = told.stages.iter().flat_map(|stage| &stage.beats);
    assert!(beats.any(banner));
}

#[test]
fn the_log_tells_why_a_gesture_came_to_nothing() {
    let mut s = State::with_table(&[(2, 0, 4), (2, 0, 4), (1, 0, 4), (2, 0, 4)], Seat(0));
    let gestures = [steal(2), steal(2), DRINK, steal(2)];
    let (before, told, _) = turn(FOUR, &mut s, &gestures, false, Some(ME));
    let lines: Vec<&str> = told.lines.iter().map(deed).collect();
    let wanted = ["steal-empty", "steal-empty", "drink-stopped", "steal.done"];
    assert_eq!(lines, wanted);
    let outcome = Outcome::revealed(4, &before.open);
    assert_eq!(outcome.thefts, [(Seat(3), Seat(2))]);
    let empty: Seats = [Seat(0), Seat(1)].into_iter().collect();
    assert_eq!(outcome.empty_handed, empty);
    // In the panels the drink that was stopped is crossed out; whether a thief found a bottle is past knowing.
    let layout = seen(FOUR, &s, Some(ME));
    let last = |seat| &zone(&layout, past(Seat(seat))).items[0];
    assert_eq!((last(2).badge.as_str(), last(2).look), ("×", Look::Dim));
    assert_eq!((last(3).badge.as_str(), last(3).owner), ("", Some(Seat(2))));
}

#[test]
fn the_sheet_shows_what_the_round_would_bring_and_marks_guesses() {
    let cells = |viewer: Option<Seat>, s: &State| {
        let layout = seen(THREE, s, viewer);
        let sheet = zone(&layout, SHEET).sheet.clone().expect("a sheet");
        let cells = sheet.rows.into_iter();
        let cell = |(_, row): (Seat, Vec<Text>)| (id(&row[0]).to_owned(), number(&row[0], "n"));
        cells.map(cell).collect::<Vec<_>>()
    };
    // Three bottles less four cards are 8.
    let [sure, guess] = ["worth", "worth-guess"].map(str::to_owned);
    let healthy = cells(Some(ME), &three(1));
    assert_eq!(
        healthy,
        [(sure.clone(), 8), (guess.clone(), 8), (guess.clone(), 8)]
    );
    let holder = cells(Some(ME), &three(0));
    // The seat that would have most is on top.
    assert_eq!(holder, [(sure.clone(), 8), (sure.clone(), 8), (sure, 1)]);
    assert!(cells(None, &three(0)).iter().all(|cell| cell.0 == guess));
}

#[test]
fn the_sheet_keeps_what_earlier_rounds_brought() {
    let mut s = three(1);
    (s.open.round, s.open.earned) = (3, [[13, 1, 7, 0], [4, 8, 1, 0], [0; 4]]);
    s.open.totals = [17, 9, 8, 0];
    let layout = seen(THREE, &s, Some(ME));
    let sheet = zone(&layout, SHEET).sheet.clone().expect("a sheet");
    let heads: Vec<&str> = sheet.columns.iter().map(id).collect();
    assert_eq!(heads, ["round-short", "round-short", "now", "then"]);
    assert_eq!(sheet.now, Some(2));
    let (_, mine) = &sheet.rows[0];
    assert_eq!([mine[0].as_str(), mine[1].as_str()], ["13", "4"]);
    assert_eq!([2, 3].map(|k: usize| number(&mine[k], "n")), [8, 25]);
}

#[test]
fn the_own_hand_takes_the_gesture_that_is_looked_at() {
    let s = three(1);
    let rests = seen(THREE, &s, Some(ME));
    let fist = zone(&rests, hand(ME)).items[0].piece;
    assert!(matches!(fist, Piece::Cover(..)));
    for (action, drawing) in [
        (infect(1), "virus-infect"),
        (steal(2), "virus-steal"),
        (block(2), "virus-block"),
        (DRINK, "virus-drink"),
    ] {
        let foreseen = scene(THREE, &s, &[button(ME, action)]).foreseen;
        let then = foreseen.layout.expect("it is foreseen");
        let item = &zone(&then, hand(ME)).items[0];
        assert_eq!(item.piece, Piece::Picture(drawing, ME.0));
        assert_eq!(item.pose.angle != 0, action != DRINK);
        // Nothing else moves.
        assert_eq!(rests.changes(&then), 1);
    }
    assert_eq!(scene(THREE, &s, &[]).foreseen.layout, None);
}

#[test]
fn the_end_of_a_round_turns_up_all_hands_the_virus_last() {
    let mut s = State::with_table(&[(2, 2, 3), (1, 4, 4), (0, 3, 5)], Seat(1));
    let gestures = [DRINK, block(2), block(1)];
    let (_, told, _) = turn(THREE, &mut s, &gestures, false, Some(ME));
    let faces = |stage: &Stage| {
        let layout = stage.layout.clone();
        let layout = layout.unwrap_or_else(|| seen(THREE, &s, Some(ME)));
        let of = |drawing| count(&layout, cards(Seat(1)), drawing);
        ["virus-back", "virus-germ", "virus-virus"].map(of)
    };
    let shown: Vec<[usize; 3]> = told.stages.iter().map(faces).collect();
    // The drink; the hands as they lie; the germs; the virus.
    assert_eq!(shown, [[4, 0, 0], [4, 0, 0], [1, 3, 0], [0, 3, 1]]);
    let last = told.stages.last().expect("there are stages");
    assert_eq!(id(&last.line), "holder-banner");
    // Points are counted for each seat.
    let before = THREE.view(&s, Some(ME));
    let mut notes: Vec<Note> = Vec::new();
    THREE.proceed(&mut s, &mut Luck::new(0), &mut notes);
    let after = THREE.view(&s, Some(ME));
    let told = THREE.tell(&before, None, &notes, &after, ME);
    let points = |beat: &Beat| match beat {
        Beat::Points(_, points, _) => Some(*points),
        _ => None,
    };
    let beats = told.stages[0].beats.iter();
    let points: Vec<i32> = beats.filter_map(points).collect();
    assert_eq!(points, [13, 1, 7]);
    assert_eq!(id(&told.stages[0].line), "leads");
    let layout = seen(THREE, &s, Some(ME));
    let sum = |seat| zone(&layout, tag(Seat(seat))).sign.last().cloned();
    let sums = [1, 7].map(|points| Some(Sign::Sum(points)));
    assert_eq!([sum(1), sum(2)], sums, "beside the names, too");
    let sheet = zone(&layout, SHEET).sheet.as_ref();
    assert_eq!(sheet.map(|s| s.columns.len()), Some(2));
}

#[test]
fn a_drink_that_ends_or_wins_the_round_says_so() {
    let label = |rules: Virus, s: &State| {
        let preview = scene(rules, s, &[button(ME, DRINK)]).previews.pop()?;
        match preview.label {
            Label::Text(text) => Some(id(&text).to_owned()),
            other => panic!("{other:?}"),
        }
    };
    for left in 2..=4 {
        // Nobody disturbs: is it over after my drink?
        let s = State::with_table(&[(1, 1, 4), (left - 1, 1, 4), (0, 2, 4)], Seat(1));
        let shown = label(THREE, &s);
        let mut s = s;
        turn(THREE, &mut s, &[DRINK, block(2), block(1)], false, None);
        let ended = s.open.step == Step::Score;
        assert_eq!(shown.as_deref() == Some("drink-ends"), ended);
    }
    for (holder, drunk) in [(0, 3), (0, 4), (1, 2), (1, 3)] {
        let s = State::with_table(&[(1, drunk, 5), (1, 0, 5)], Seat(holder));
        let shown = label(TWO, &s);
        let mut s = s;
        turn(TWO, &mut s, &[DRINK, block(0)], false, None);
        let won = s.open.step == Step::Score;
        let wins = shown.as_deref() == Some("drink-wins");
        assert_eq!(wins, won, "{holder} {drunk}");
    }
}

#[test]
fn the_facts_tell_the_chance_and_what_comes_of_it() {
    let s = State::with_table(&[(1, 3, 3), (3, 1, 2), (3, 1, 7)], Seat(0));
    let shown = scene(THREE, &s, &[button(ME, infect(1))]);
    let rows = &shown.facts[0].rows;
    assert_eq!(id(&rows[0].value), "one-in");
    assert_eq!(number(&rows[0].value, "n"), 3);
    // Four bottles, and two germs are left.
    assert_eq!(number(&rows[1].value, "n"), 14);
    let own = |k: usize| number(&shown.facts[1].rows[k].value, "n");
    assert_eq!((own(0), own(1)), (1, 13));
    let prompt = &shown.prompt;
    let wanted = ("infect", "infect-fails");
    assert_eq!((id(&prompt.title), id(&prompt.line)), wanted);
    let tip = |target| shown.tooltip_of(target);
    let infects = tip(button(ME, infect(1))).expect("a sentence on a button");
    assert_eq!((id(&infects.name), id(&infects.about)), wanted);
    let dial = tip(Target::Zone(DIAL)).map(|tip| id(&tip.about));
    assert_eq!(dial, Some("dial-help"));
    assert_eq!(tip(Target::Zone(hand(ME))), None, "the hand shows itself");
    // To one without the virus: where it may be.
    let facts = |chosen: &[Target]| scene(THREE, &three(2), chosen).facts;
    let places = &facts(&[])[0].rows;
    let percents = places.iter().map(|row| number(&row.value, "n"));
    assert_eq!(percents.collect::<Vec<_>>(), [50, 50]);
    let steals = facts(&[button(ME, steal(1))]);
    assert_eq!(number(&steals[0].rows[0].value, "n"), 12);
}

#[test]
fn with_two_players_each_has_places_for_the_bottles_it_needs() {
    let s = State::with_table(&[(1, 3, 5), (2, 2, 5)], Seat(0));
    let shown = scene(TWO, &s, &[]);
    let layout = shown.layout;
    let places = |seat| zone(&layout, slots(Seat(seat))).cells.len();
    assert_eq!((places(0), places(1)), (5, 4));
    let caption = |seat| id(&zone(&layout, slots(Seat(seat))).caption).to_owned();
    assert_eq!([0, 1].map(caption), ["five-win", "four-win"]);
    assert_eq!(table(&layout, 2), [[1, 3, 5], [2, 2, 5]]);
    assert!(layout.zone(DIAL).is_none() && layout.zone(SHEET).is_none());
    assert_eq!(shown.unit.message, "unit-rounds");
    // The next bottle goes from the row into the next free place, as the same piece turned over.
    let full = zone(&layout, bottles(ME)).items.last().map(|i| i.piece);
    let mut s = s;
    let (_, told, _) = turn(TWO, &mut s, &[DRINK, block(0)], false, Some(ME));
    let then = told.stages[0].layout.as_ref().expect("the drink is shown");
    let mut drunk = zone(then, slots(ME)).items.iter();
    let new = drunk.find(|i| i.cell == [3, 0]);
    match (full, new.map(|i| i.piece)) {
        (Some(Piece::Cover("virus-full", a)), Some(Piece::Picture("virus-drunk", b))) => {
            assert_eq!(a, b);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_own_choice_is_seen_by_the_chooser_alone_until_all_have_chosen() {
    let mut s = three(1);
    THREE.act(&mut s, ME, infect(1), &mut ());
    let shown = |viewer: u8| {
        let layout = seen(THREE, &s, Some(Seat(viewer)));
        zone(&layout, hand(ME)).items[0].piece
    };
    assert!(matches!(shown(0), Piece::Picture("virus-infect", _)));
    assert!(matches!(shown(1), Piece::Cover("virus-rest-down", _)));
    let mine = scene(THREE, &s, &[]);
    let Target::Cell(chosen, _) = button(ME, infect(1)) else {
        panic!("a button")
    };
    assert_eq!(zone(&mine.layout, chosen).ground, Ground::Lit);
    let [old, new] = [three(1), s].map(|s| THREE.view(&s, Some(Seat(1))));
    let told = THREE.tell(&old, Some((ME, Seen::Hidden)), &[], &new, Seat(1));
    assert_eq!(told.lines, []);
    let who: Seats = [Seat(1), Seat(2)].into_iter().collect();
    let waits = Message::new("wait-line").with("who", who);
    assert_eq!(mine.prompt.line, Text::Message(waits));
}

#[test]
fn the_viewer_is_warned_before_a_round_is_cut() {
    let title = |turns: u8| {
        let mut s = three(0);
        s.open.turns = turns;
        let layout = seen(THREE, &s, Some(ME));
        id(&zone(&layout, kortlek_virus::table::ENDS).title).to_owned()
    };
    assert_eq!(title(89), "ends-at");
    assert_eq!(title(90), "cut-in");
    assert_eq!(title(99), "cut-in");
}

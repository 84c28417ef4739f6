//! Presentation of Jackhammer at the table: the floor and its holes, totals, previews that come true, reasons, log
//! lines.

use kortlek_jackhammer::{
    Cell, Jackhammer,
    rules::{Action, State, Step, View},
    table::{FALL, FINISH, FLOOR, Reach, booth, collected, walker},
};
use kortlek_rules::{
    Arg, Card as _, Luck, Message, Rules, Seat, Seats, Seen, Text, Turn,
    french::{Card, Suit},
    game::First,
    presentation::{
        Beat, Gesture, IntendedAction, Label, Layout, Look, Picking, Picks, Piece, Presentation,
        Scene, StepPresentation, Target,
    },
    testing::{path_of, scene_of},
};

const TWO: Jackhammer = Jackhammer {
    players: 2,
    first: First::Seat(Seat(0)),
};
const ME: Seat = Seat(0);
const ELM: Seat = Seat(1);

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

/// A floor in rows: cards, and `--` for holes.
fn floor(rows: &str) -> Vec<(Card, Cell)> {
    let mut cards = Vec::new();
    for (row, line) in rows.lines().enumerate() {
        for (column, id) in line.split_whitespace().enumerate() {
            if id != "--" {
                cards.push((card(id), [column as u8, row as u8]));
            }
        }
    }
    cards
}

/// A floor with a hole in the middle, a lost card and a worker in the way.
///
/// I stand on the ace, Elm on the six of hearts to the right of it.
fn torn() -> State {
    let rows = "\
AS 2H 6H 7D -- --
4D -- -- -- -- --
-- -- -- -- -- 9C
8C -- -- -- -- --";
    State::with_floor(&floor(rows), &[Some([0, 0]), Some([2, 0])], ME)
}

fn view(s: &State) -> View {
    TWO.view(s, Some(ME))
}

fn cell(cell: Cell) -> Target {
    Target::Cell(FLOOR, cell.map(|n| n as i8))
}

/// My scene of a position.
fn scene(s: &State) -> Scene<Action> {
    scene_of(&TWO, s, Some(ME), Picks::NONE)
}

/// Gesture for an action.
fn gesture(s: &State, a: Action) -> Gesture {
    let scene = scene(s);
    let offer = scene.offer_of(&a).expect("it is offered");
    offer.gesture.clone()
}

fn look(layout: &Layout, id: &str) -> Look {
    let zone = layout.zone(FLOOR).expect("there is a floor");
    let piece = Piece::Card(card(id).face());
    let item = zone.items.iter().find(|item| item.piece == piece);
    item.expect("the card stands").look
}

/// Totals in a panel, and whether each is emphasised.
fn totals(layout: &Layout, seat: Seat) -> [(String, bool); 4] {
    Suit::ALL.map(|suit| {
        let zone = layout.zone(collected(seat, suit)).expect("a column");
        let tag = zone.tag.as_ref().expect("a total");
        (tag.count.as_str().to_owned(), tag.ahead)
    })
}

fn after(s: &State, seat: Seat, a: Action) -> State {
    let mut then = *s;
    TWO.act(&mut then, seat, a, &mut ());
    then
}

#[test]
fn cells_stand_while_they_hold_a_card() {
    let s = torn();
    let layout = scene(&s).layout;
    let zone = layout.zone(FLOOR).expect("there is a floor");
    assert!(zone.cells.is_empty(), "a hole is no cell");
    let cards = zone.items.iter().filter(|item| item.piece.is_card());
    let mut cells: Vec<[i8; 2]> = cards.map(|item| item.cell).collect();
    cells.sort_unstable();
    let standing: Vec<[i8; 2]> = s.floor.cards().map(|(c, _)| c.map(|n| n as i8)).collect();
    assert_eq!(cells, standing);
    // Workers share their cells with the cards they stand on, and lie above them.
    for (seat, at) in [(ME, [0, 0]), (ELM, [2, 0])] {
        let mut items = zone.items.iter();
        let last = items.position(|item| item.piece == walker(seat));
        let last = last.expect("the worker stands on the floor");
        assert_eq!(zone.items[last].cell, at);
        let below = zone.items.iter().position(|item| item.cell == at);
        assert!(below.is_some_and(|below| below < last));
    }
    // The bare floor before the deal has all its cells.
    let bare = scene(&TWO.start()).layout;
    assert_eq!(bare.zone(FLOOR).map(|zone| zone.cells.len()), Some(36));
}

#[test]
fn what_nobody_can_reach_is_dark() {
    let s = torn();
    let reach = Reach::of(&s, 2);
    // The worker in the way shuts me off from the seven, and nobody comes to the nine or the eight.
    assert_eq!(reach.cells[0].len(), 3);
    assert_eq!(reach.cells[1].len(), 4);
    assert_eq!(reach.lost, [[0, 3], [5, 2]]);
    let layout = scene(&s).layout;
    let dark = |id| look(&layout, id) == Look::Dim;
    assert_eq!(["9C", "8C"].map(dark), [true; 2]);
    assert_eq!(["7D", "4D", "AS"].map(dark), [false; 3]);
    let panels = scene(&s).panels;
    let statuses = panels.into_iter().map(|panel| panel.status.words);
    let reach = |n: usize| Text::from(Message::new("status-reach").with("n", n));
    assert_eq!(statuses.collect::<Vec<_>>(), [reach(3), reach(4)]);
}

#[test]
fn a_move_begins_with_the_worker_so_that_one_click_makes_it() {
    let s = torn();
    let choice = |a| {
        let gesture = gesture(&s, a);
        kortlek_rules::presentation::Choice::new([format!("{a:?}")], gesture, Text::EMPTY)
    };
    let mut legal = Vec::new();
    TWO.legal(&s, ME, &mut legal);
    assert_eq!(legal.len(), 2);
    let picking = Picking::new(legal.iter().map(|a| choice(*a)).collect());
    assert_eq!(picking.chosen(), [Target::Piece(walker(ME))]);
    assert_eq!(picking.next(), [cell([0, 1]), cell([1, 0])]);
    assert_eq!(picking.drops(Target::Piece(walker(ME))), picking.next());
    // A single move is made by either pick.
    let one = State::with_floor(&floor("AS 2H"), &[Some([0, 0]), None], ME);
    let a = Action::Move { to: [1, 0] };
    let either = gesture(&one, a);
    assert!(either.begins_with(&[cell([1, 0])]));
    assert!(either.begins_with(&[Target::Piece(walker(ME))]));
    // To fall is a button.
    let none = State::with_floor(&floor("AS"), &[Some([0, 0]), None], ME);
    let fall = gesture(&none, Action::Fall {});
    assert_eq!(fall, Gesture::path([Target::Button(FALL)]));
}

/// In random games every outcome that is shown is what the rules then do.
#[test]
fn what_is_foreseen_comes_true() {
    let mut foreseen = 0;
    for players in 2..=4 {
        let rules = Jackhammer {
            players,
            first: First::Chance,
        };
        let mut luck = Luck::new(u64::from(players));
        let mut s = rules.start();
        rules.proceed(&mut s, &mut luck, &mut ());
        while let Turn::Act(seats) = rules.turn(&s) {
            let seat = seats.first().expect("somebody decides");
            let scene = |s: &State, picks: Picks| scene_of(&rules, s, Some(seat), picks);
            let now = scene(&s, Picks::NONE);
            let mut legal = Vec::new();
            rules.legal(&s, seat, &mut legal);
            for a in &legal {
                let path = path_of(&now, a);
                let shown = scene(&s, Picks::chosen(&path)).foreseen;
                let mut then = s;
                rules.act(&mut then, seat, *a, &mut ());
                assert_eq!(shown.layout, Some(scene(&then, Picks::NONE).layout));
                assert_eq!(shown.scores, rules.payoff(&then).scores());
                foreseen += 1;
            }
            assert_eq!(now.foreseen.layout, None);
            let a = luck.pick(&legal);
            rules.act(&mut s, seat, a, &mut ());
        }
    }
    assert!(foreseen > 300, "{foreseen}");
}

#[test]
fn totals_stand_in_the_panel_and_the_lowest_stands_out() {
    let s = torn();
    let plain = |n: [&str; 4]| n.map(|n| (n.to_owned(), false));
    let layout = scene(&s).layout;
    assert_eq!(totals(&layout, ME), plain(["0", "0", "0", "0"]));
    let chosen = path_of(&scene(&s), &Action::Move { to: [0, 1] });
    let then = scene_of(&TWO, &s, Some(ME), Picks::chosen(&chosen));
    let then = then.foreseen.layout.expect("it is legal");
    let low = |n: &str| (n.to_owned(), true);
    let one = ("1".to_owned(), false);
    assert_eq!(totals(&then, ME), [one, low("0"), low("0"), low("0")]);
    let pile = then.zone(collected(ME, Suit::Spades)).expect("a column");
    let ace = Piece::Card(card("AS").face());
    assert!(pile.items.iter().any(|i| i.piece == ace));
}

fn reason(s: &State, target: Target) -> String {
    match scene(s).intended(target).expect("it has a meaning") {
        IntendedAction::Action(action) => {
            assert!(!TWO.is_legal(s, ME, *action), "{action:?} is legal");
            TWO.refusal(&view(s), ME, *action).0.id.into_owned()
        }
        IntendedAction::Nothing(sentence) => sentence.as_str().to_owned(),
    }
}

#[test]
fn every_wrong_pick_has_its_reason() {
    let s = torn();
    let piece = |id: &str| Target::Piece(Piece::Card(card(id).face()));
    for (target, why) in [
        (cell([0, 0]), "no-staying"),
        (Target::Piece(walker(ME)), "no-staying"),
        (Target::Piece(walker(ELM)), "no-sharing-a-card"),
        (piece("6H"), "no-sharing-a-card"),
        (piece("7D"), "no-passing-a-worker"),
        (piece("8C"), "no-passing-a-hole"),
        (cell([1, 1]), "no-landing-in-a-hole"),
        (piece("9C"), "no-crooked-way"),
        (Target::Seat(ELM), "pick-a-cell"),
        (Target::Zone(booth(ME)), "pick-a-cell"),
    ] {
        assert_eq!(reason(&s, target), why, "{target:?}");
    }
    let then = after(&s, ME, Action::Move { to: [0, 1] });
    let then = after(&then, ELM, Action::Move { to: [3, 0] });
    assert_eq!(reason(&then, piece("AS")), "collected-stay");
    let stuck = State::with_floor(&floor("AS 2H 3H"), &[Some([0, 0]), Some([1, 0])], ME);
    assert_eq!(reason(&stuck, piece("3H")), "press-fall");
    // The advice says on which card to begin.
    let rows = "AS 2H 6H 7D AD";
    let mut placing = State::with_floor(&floor(rows), &[None, Some([0, 0])], ME);
    (placing.step, placing.fallen) = (Step::Place, Seats::NONE);
    assert_eq!(reason(&placing, piece("7D")), "no-start-but-an-ace");
    assert_eq!(reason(&placing, piece("AS")), "no-sharing-an-ace");
    assert_eq!(reason(&placing, Target::Seat(ELM)), "pick-an-ace");
}

fn told(s: &State, seat: Seat, a: Action) -> StepPresentation {
    let then = after(s, seat, a);
    TWO.tell(&view(s), Some((seat, Seen::Open(a))), &[], &view(&then), ME)
}

fn points(told: &StepPresentation) -> Vec<i32> {
    let beats = told.stages.iter().flat_map(|stage| &stage.beats);
    beats
        .filter_map(|beat| match beat {
            Beat::Points(_, points, _) => Some(*points),
            _ => None,
        })
        .collect()
}

fn banners(told: &StepPresentation) -> Vec<&str> {
    let beats = told.stages.iter().flat_map(|stage| &stage.beats);
    beats
        .filter_map(|beat| match beat {
            Beat::Banner(words) => Some(words.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn a_move_is_told_with_the_card_it_takes() {
    let s = torn();
    let told = told(&s, ME, Action::Move { to: [1, 0] });
    let [line] = &told.lines[..] else {
        panic!("{told:?}")
    };
    assert_eq!(line.points, Some(1));
    assert_eq!(line.faces, [card("AS").face()]);
    let Text::Message(say) = &line.words else {
        panic!("{line:?}")
    };
    let arg = |name| say.args.iter().find(|(n, _)| *n == name).map(|(_, a)| a);
    assert_eq!(say.id, "move.done");
    assert_eq!(arg("card"), Some(&Arg::from(card("AS"))));
    assert_eq!(arg("to"), Some(&Arg::from(card("2H"))));
    // The lowest suit did not grow.
    assert!(points(&told).is_empty() && banners(&told).is_empty());
}

#[test]
fn the_suit_that_was_missing_and_a_higher_lowest_suit_are_told() {
    let mut s = torn();
    s.totals[0] = [0, 4, 7, 5];
    let first = told(&s, ME, Action::Move { to: [1, 0] });
    assert_eq!(points(&first), [1]);
    assert_eq!(banners(&first), ["all-suits"]);
    s.totals[0] = [2, 4, 7, 5];
    let more = told(&s, ME, Action::Move { to: [1, 0] });
    assert_eq!((points(&more), banners(&more)), (vec![1], vec![]));
    let then = after(&s, ME, Action::Move { to: [1, 0] });
    let score = |s: &State| scene(s).panels[0].score.expect("a score");
    assert_eq!(score(&then) - score(&s), 1, "so much is counted up");
}

#[test]
fn a_fall_is_seen_in_two_stages() {
    let s = State::with_floor(&floor("AS 2H 3H"), &[Some([0, 0]), Some([1, 0])], ME);
    let told = told(&s, ME, Action::Fall {});
    let [down, gone] = &told.stages[..] else {
        panic!("{told:?}")
    };
    let layout = down.layout.as_ref().expect("it is seen falling");
    let zone = layout.zone(FLOOR).expect("there is a floor");
    let worker = zone.items.iter().find(|item| item.piece == walker(ME));
    let pose = worker.expect("it falls").pose;
    assert!(pose.size < 50 && pose.angle != 0);
    assert_eq!(gone.layout, None);
    assert_eq!(banners(&told), ["fallen-banner"]);
    let after = scene(&after(&s, ME, Action::Fall {})).layout;
    let figures = after.zone(booth(ME)).map(|zone| zone.items.len());
    assert_eq!(figures, Some(1), "its hat is left");
    assert!(after.pieces().all(|(_, item)| item.piece != walker(ME)));
}

#[test]
fn the_last_step_is_marked_until_the_next() {
    let s = after(&torn(), ME, Action::Move { to: [0, 1] });
    let layout = scene(&s).layout;
    assert_eq!(look(&layout, "4D"), Look::Last(ME));
    let s = after(&s, ELM, Action::Move { to: [3, 0] });
    let layout = scene(&s).layout;
    assert_eq!(look(&layout, "7D"), Look::Last(ELM));
    assert_ne!(look(&layout, "4D"), Look::Last(ME));
}

#[test]
fn the_ways_from_each_ace_are_told_before_one_is_chosen() {
    let rows = "\
AS 5H 7D 2C 9S 3H
4D AH 8C 6S 2D 9C
7H 3C 5S AD 8H 4S
6D 9H 2S 7C 5D 3S
8D 4C 6H 3D AC 7S
2H 9D 8S 5C 4H 6C";
    let mut s = State::with_floor(&floor(rows), &[None, None], ME);
    (s.step, s.fallen) = (Step::Place, Seats::NONE);
    let ways = |(at, n): (Cell, u8)| {
        let label = Label::Text(Message::new("ways").with("n", usize::from(n)).into());
        (cell(at), label)
    };
    let previews = scene(&s).previews.into_iter();
    let shown: Vec<_> = previews.map(|p| (p.target, p.label)).collect();
    let expected = [([0, 0], 15), ([1, 1], 17), ([3, 2], 19), ([4, 4], 17)];
    assert_eq!(shown, expected.map(ways));
    // Once the workers move, ways are a fact beside the table.
    let torn = scene(&torn());
    assert!(torn.previews.is_empty());
    let rows = torn.facts[0].rows.iter();
    let values: Vec<&str> = rows.map(|r| r.value.as_str()).collect();
    assert_eq!(values, ["2", "3", "2"]);
}

#[test]
fn how_a_tie_was_broken_is_told() {
    let ending = |a, b| {
        let mut s = torn();
        s.step = Step::Over;
        (s.totals[0], s.totals[1]) = (a, b);
        scene(&s).ending
    };
    assert!(ending([30, 24, 21, 2], [5, 4, 6, 3]).is_empty());
    let Text::Message(say) = ending([12, 9, 3, 20], [9, 3, 14, 12]) else {
        panic!("the fourth place decides")
    };
    let number = |name| match say.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{other:?}"),
    };
    assert_eq!((number("n"), number("high"), number("low")), (4, 20, 14));
    assert_eq!(ending([4, 7, 2, 9], [9, 2, 7, 4]).as_str(), "ending-shared");
}

#[test]
fn who_is_ahead_stands_first_and_everybody_is_there() {
    let rules = Jackhammer {
        players: 4,
        first: First::Seat(ME),
    };
    let mut s = torn();
    s.totals = [[1, 1, 1, 1], [2, 2, 2, 2], [4, 4, 4, 4], [3, 3, 3, 3]];
    let facts = scene_of(&rules, &s, Some(ME), Picks::NONE).facts;
    // With four, what has room for one group of facts only has this one.
    let rows = &facts.first().expect("a list").rows;
    let values: Vec<&str> = rows.iter().map(|r| r.value.as_str()).collect();
    let lists = ["4  4  4  4", "3  3  3  3", "2  2  2  2", "1  1  1  1"];
    assert_eq!(values, lists);
}

#[test]
fn rounds_head_the_log() {
    let heading = |s: &State, seat, a| told(s, seat, a).lines[0].heading.clone();
    let s = torn();
    let round = |n: usize| Text::from(Message::new("heading-round").with("n", n));
    let a = Action::Move { to: [0, 1] };
    assert_eq!(heading(&s, ME, a), round(1));
    let s = after(&s, ME, a);
    let a = Action::Move { to: [3, 0] };
    assert!(heading(&s, ELM, a).is_empty(), "it is the same round");
    let s = after(&s, ELM, a);
    assert_eq!(heading(&s, ME, Action::Move { to: [1, 0] }), round(2));
}

#[test]
fn the_last_worker_can_be_sent_to_its_best_end() {
    // All five can be fetched, if the four of hearts is not left behind.
    let rows = "\
5S 2H 9C
4H -- 8D";
    let s = State::with_floor(&floor(rows), &[Some([0, 0]), None], ME);
    let finish = [Target::Button(FINISH)];
    let finishes = scene_of(&TWO, &s, Some(ME), Picks::marked(&finish));
    let [way] = &finishes.offers[..] else {
        panic!("there is one way")
    };
    let targets: Vec<Target> = way.gesture.targets().collect();
    assert_eq!(targets, [Target::Piece(walker(ME))]);
    let mut then = s;
    for a in &way.actions {
        assert!(TWO.is_legal(&then, ME, *a), "{a:?}");
        TWO.act(&mut then, ME, *a, &mut ());
    }
    assert_eq!(TWO.turn(&then), Turn::Over);
    assert_eq!(then.totals[0], [5, 6, 8, 9]);
    assert_eq!(finishes.foreseen.layout, Some(scene(&then).layout));
    let now = scene(&s);
    assert_eq!(now.buttons.len(), 1);
    // Without the button every move is offered alone.
    assert!(now.offers.iter().all(|offer| offer.actions.len() == 1));
    // Nobody else is sent, and nobody who has no choice.
    assert!(scene(&torn()).draft.is_none());
    let one = State::with_floor(&floor("AS 2H"), &[Some([0, 0]), None], ME);
    let one = scene(&one);
    assert!(one.draft.is_none() && one.buttons.is_empty());
}

//! Presentation of Thricewise at the table beyond what every game must show: the value of a line, and why.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use kortlek_rules::{
    Arg, Card as _, Luck, Message, Rules, Seat, Text,
    decktet::Card,
    presentation::{Picks, Piece, Presentation, Target, ZoneId},
    testing::scene_of,
};
use kortlek_thricewise::{
    Thricewise,
    rules::{Action, Cell, State, Step},
};

const TWO: Thricewise = Thricewise { players: 2 };
const ME: Seat = Seat(0);
const GRID: ZoneId = ZoneId::common("grid");

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

/// Both have chosen, and the viewer lays his card first.
fn to_lay(own: &str, other: &str, grid: &[(&str, Cell)]) -> State {
    let grid: Vec<(Card, Cell)> = grid.iter().map(|(id, cell)| (card(id), *cell)).collect();
    let mut s = State::with_grid(2, &grid, &[&[card(own)], &[card(other)]]);
    for (seat, id) in [(ME, own), (Seat(1), other)] {
        let action = Action::Select { card: card(id) };
        TWO.act(&mut s, seat, action, &mut ());
    }
    TWO.proceed(&mut s, &mut Luck::new(1), &mut ());
    assert_eq!(s.open.step, Step::Place);
    assert_eq!(s.open.layer(), Some(ME), "the lower rank lays first");
    s
}

fn arg<'a>(say: &'a Message, name: &str) -> &'a Arg {
    &say.args.iter().find(|(n, _)| *n == name).unwrap().1
}

#[test]
fn what_a_line_is_worth_is_said_where_it_is_laid() {
    let s = to_lay("3MV", "9LK", &[("1M", [0, 0]), ("2MK", [1, 0])]);
    let scene = scene_of(&TWO, &s, Some(ME), Picks::NONE);
    let Text::Message(line) = &scene.prompt.line else {
        panic!("the prompt says what to do");
    };
    assert_eq!(line.id, "lay-line");
    // The place that completes the line: each kind with its points, and a sentence on the number.
    let place = Target::Cell(GRID, [2, 0]);
    let preview = scene.previews.iter().find(|p| p.target == place).unwrap();
    assert_eq!(preview.points, 4);
    let lines = preview.lines.iter();
    let lines: Vec<_> = lines.map(|l| (l.label.as_str(), l.points)).collect();
    assert_eq!(lines, [("why-flush-moons", 2), ("why-straight", 2)]);
    let about = |target| scene.tooltip_of(target).map(|tip| tip.about.as_str());
    assert_eq!(about(place), Some("tip-cell"));
    assert_eq!(about(Target::Cell(GRID, [0, 0])), None);
}

#[test]
fn aces_and_crowns_are_told_to_be_no_numbers() {
    let facts = |own: &str, other: &str| {
        let s = to_lay(own, other, &[("8MS", [0, 0]), ("9MS", [1, 0])]);
        let piece = Target::Piece(Piece::Card(card(own).face()));
        let facts = scene_of(&TWO, &s, Some(ME), Picks::chosen(&[piece])).facts;
        let labels = facts[0].rows.iter().map(|row| row.label.to_string());
        labels.collect::<Vec<_>>()
    };
    assert_eq!(facts("1M", "9LK"), ["best-place", "no-number"]);
    assert_eq!(facts("2MK", "9LK"), ["best-place"]);
}

#[test]
fn the_log_says_each_line_with_its_points() {
    let before = to_lay("1M", "9LK", &[("8MS", [0, 0]), ("9MS", [1, 0])]);
    let before = TWO.view(&before, Some(ME));
    let action = Action::Place {
        card: card("1M"),
        cell: [2, 0],
    };
    let made = Some((ME, kortlek_rules::rules::Seen::Open(action)));
    let notes = [kortlek_rules::Note {
        seat: ME,
        points: 8,
        why: "flush moons".into(),
    }];
    let told = TWO.tell(&before, made, &notes, &before, ME);
    let line = &told.lines[0];
    assert_eq!(line.points, Some(8), "the lowest number, not the ace");
    let Text::Message(words) = &line.words else {
        panic!("a line of words");
    };
    assert!(matches!(arg(words, "why"), Arg::All(reasons) if reasons.len() == 1));
}

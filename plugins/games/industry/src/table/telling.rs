//! Words and beats of each step, and the count at the end: building by building, then majority by majority.

use super::{STREETS, building_name, drawn_next, street, suit_of, town::majority};
use crate::rules::{Action, Industry, MAJORITY_POINTS, Step, View};
use kortlek_rules::{
    Card as _, Message, Note, Rules, Seat, Seen, Text,
    french::{Card, Suit},
    presentation::{
        Beat, Cue, Decided, Line, LogLine, Mark, Presentation, Stage, StepPresentation,
    },
};

/// Words and beats of a step.
pub(super) fn tell(
    rules: &Industry,
    before: &View,
    made: Decided<Action>,
    notes: &[Note],
    after: &View,
    me: Seat,
) -> StepPresentation {
    let cue = |cue| vec![Beat::Cue(cue)];
    match (before.open.step, made) {
        (Step::Setup | Step::Void, _) if after.open.step == Step::Void => {
            StepPresentation::new(vec![LogLine::new("void-log")], cue(Cue::Shuffle))
        }
        (Step::Setup | Step::Void, _) => {
            let begins = Message::new("begins").with("who", after.open.first);
            StepPresentation::new(vec![LogLine::new(begins)], cue(Cue::Shuffle))
        }
        (Step::Found, _) => {
            StepPresentation::new(vec![LogLine::new("found-log")], cue(Cue::Shuffle))
        }
        (_, Some((seat, Seen::Open(action)))) => decision(rules, before, (seat, action), after),
        (Step::Draw, _) => drawn(before, after),
        (Step::Score, _) => count(rules, notes, after, me),
        _ => StepPresentation::default(),
    }
}

/// The heading of a turn over its first line.
fn headed(v: &View, line: LogLine) -> LogLine {
    let heading = Message::new("heading").with("n", v.open.turn_number);
    line.heading(heading)
}

fn decision(
    rules: &Industry,
    before: &View,
    (seat, action): (Seat, Action),
    after: &View,
) -> StepPresentation {
    let open = &before.open;
    let words = rules.action_words(before, seat, action).attribute("done");
    let line = LogLine::of(seat, words);
    match action {
        // Coins fall; the sum is told with the building.
        Action::Pay { .. } => StepPresentation::new(Vec::new(), vec![Beat::Cue(Cue::Token)]),
        Action::Build { card } => {
            let paid = open.paid.iter().filter(|_| open.built == 0);
            let line = line.faces(paid.chain([card]).map(Card::face));
            let line = match open.built {
                0 => headed(before, line),
                _ => line,
            };
            let (mut lines, mut beats) = (vec![line], vec![Beat::Cue(Cue::Place)]);
            if let Some(change) = changed(before, after, suit_of(card)) {
                lines.push(change);
                beats.push(Beat::Cue(Cue::Flip));
            }
            StepPresentation::new(lines, beats)
        }
        Action::Done {} if open.built == 0 => {
            StepPresentation::new(vec![headed(before, line)], Vec::new())
        }
        Action::Done {} if open.money > 0 => {
            let lost = Message::new("lost-log").with("who", seat);
            let lost = lost.with("n", open.money);
            StepPresentation::new(vec![LogLine::of(seat, lost)], Vec::new())
        }
        Action::Done {} => StepPresentation::default(),
    }
}

/// Log line when the most buildings of a suit change hands, or nobody has them any more.
fn changed(before: &View, after: &View, suit: Suit) -> Option<LogLine> {
    let (was, now) = (before.open.leader(suit), after.open.leader(suit));
    if was == now {
        return None;
    }
    let seat = now.or(was)?;
    let (_, most, margin) = majority(after, suit);
    let say = |id| {
        let say = Message::new(id).with("who", seat);
        say.with("kind", building_name(suit)).with("most", most)
    };
    let words = match now {
        Some(_) => say("leads-log").with("second", most - margin),
        None => say("tie-log"),
    };
    Some(LogLine::of(seat, words).marks([Mark(suit.name())]))
}

fn drawn(before: &View, after: &View) -> StepPresentation {
    let seat = before.open.turn;
    let n = drawn_next(&before.open);
    let last = after.open.stack_size == 0;
    let id = if last { "drew-last" } else { "drew" };
    let words = Message::new(id).with("who", seat).with("n", n);
    // Only the viewer's own hand is in its views.
    let new = after.hand.minus(before.hand);
    let line = LogLine::of(seat, words).faces(new.iter().map(Card::face));
    let mut beats = Vec::new();
    if last {
        let banner = Beat::Banner("stack-empty-banner".into());
        beats.extend([Beat::Cue(Cue::RoundEnd), banner]);
    }
    StepPresentation::new(vec![line], beats)
}

/// Points that appear on a street.
fn scored(note: &Note, suit: Suit, label: Text, mark: Option<Mark>) -> Beat {
    let line = Line {
        zone: street(note.seat, suit),
        cells: Vec::new(),
        label,
        mark,
        points: note.points,
    };
    Beat::Score(note.seat, line)
}

/// The count: street by street the buildings, then street by street who has the most.
fn count(rules: &Industry, notes: &[Note], after: &View, me: Seat) -> StepPresentation {
    let mut told = StepPresentation::default();
    let stage = |suit: Suit, line: Message, beats: Vec<Beat>| Stage {
        layout: Some(rules.layout(after, me, Some(suit))),
        beats,
        line: line.into(),
    };
    for suit in STREETS {
        let name = building_name(suit);
        let mark = Some(Mark(suit.name()));
        let beats = notes.iter().filter(|note| note.why == name);
        let beats = beats.map(|note| scored(note, suit, Text::EMPTY, mark));
        let each = Message::new("count-street").with("kind", name);
        let each = each.with("n", if suit == Suit::Hearts { 2 } else { 1 });
        told.stages.push(stage(suit, each, beats.collect()));
    }
    for seat in Seat::all(rules.players()) {
        let own = notes.iter().filter(|note| note.seat == seat);
        let buildings = own.filter(|note| !note.why.starts_with("most_"));
        let points = buildings.map(|note| note.points).sum();
        let built = after.open.cities[seat.index()].cards.len();
        let words = Message::new("count-log").with("n", built);
        let line = LogLine::of(seat, words).points(points);
        told.lines.push(match told.lines.is_empty() {
            true => line.heading("count-title"),
            false => line,
        });
    }
    for suit in STREETS {
        let (leader, most, margin) = majority(after, suit);
        let name = building_name(suit);
        let standing = Message::new(match leader {
            Some(_) => "most-line",
            None => "tie-line",
        });
        let standing = standing.with("kind", name).with("most", most);
        let standing = standing.with("second", most - margin);
        let note = notes
            .iter()
            .find(|note| note.why.strip_prefix("most_") == Some(name));
        let (beats, line) = match (leader, note) {
            (Some(seat), Some(note)) => {
                let words = Message::new("most-log").with("who", seat);
                let words = words.with("kind", name).with("most", most);
                let words = words.with("second", most - margin);
                // The street is plain to see; the last one is close to the log.
                let points = scored(note, suit, "most-short".into(), None);
                let log = LogLine::of(seat, words).points(MAJORITY_POINTS);
                (vec![points], log)
            }
            _ => {
                let words = Message::new("nobody-log").with("kind", name);
                let log = LogLine::new(words.with("most", most));
                (vec![Beat::Cue(Cue::Refuse)], log)
            }
        };
        let standing = match leader {
            Some(seat) => standing.with("who", seat),
            None => standing,
        };
        told.lines.push(line.marks([Mark(suit.name())]));
        told.stages.push(stage(suit, standing, beats));
    }
    told
}

//! Account of a step: the log, and the presentation of a fall.

use super::{
    moment::{FLOOR, Moment, walker},
    standing, underfoot,
};
use crate::{
    floor::SIDE,
    rules::{Action, Jackhammer, State, Step, View},
};
use kortlek_rules::{
    Arg, Card as _, Message, Rules, Seat, Seen, Text,
    french::{Card, Suit},
    presentation::{
        Beat, Cue, CueTime, Decided, Item, Layout, LogLine, Mark, Pose, Presentation, Stage,
        StepPresentation,
    },
};

/// Sound: a jackhammer breaks a card out of the floor.
const DRILL: Cue = Cue::Own("drill", CueTime::Start);
/// Sound: a worker falls.
const FALL: Cue = Cue::Own("fall", CueTime::Start);

/// A worker that has fallen far: small, head over heels.
const FAR_DOWN: Pose = Pose {
    at: [65, 52],
    size: 20,
    angle: 1600,
};

/// The round in which it is a seat's turn: each turn brings a card.
pub(super) fn round(s: &State, seat: Seat) -> usize {
    s.collected[seat.index()].len() + 1
}

/// The lowest of a seat's totals.
fn lowest(s: &State, seat: Seat) -> i32 {
    s.totals[seat.index()].into_iter().min().unwrap_or(0).into()
}

/// Returns true if a seat has cards of all suits.
fn has_all(s: &State, seat: Seat) -> bool {
    s.totals[seat.index()].iter().all(|total| *total > 0)
}

/// The line of the log about a card that is taken.
fn took(line: LogLine, card: Option<Card>) -> LogLine {
    let Some(card) = card else { return line };
    let suit = card.suit().map(|suit: Suit| Mark(suit.name()));
    line.points(card.rank().into())
        .marks(suit)
        .faces([card.face()])
}

impl Jackhammer {
    pub(super) fn told(
        &self,
        before: &View,
        made: Decided<Action>,
        after: &View,
    ) -> StepPresentation {
        let (old, new) = (&before.table, &after.table);
        let Some((seat, Seen::Open(action))) = made else {
            if old.step != Step::Setup {
                return StepPresentation::default();
            }
            let first = Message::new("dealt").with("who", new.first);
            let beats = [Cue::Shuffle, Cue::Deal].map(Beat::Cue).to_vec();
            return StepPresentation::new(vec![LogLine::new(first)], beats);
        };
        let words = self.action_words(before, seat, action).attribute("done");
        let line = LogLine::of(seat, words);
        if let Action::Place { .. } = action {
            let line = match seat == old.first {
                true => line.heading("heading-place"),
                false => line,
            };
            return StepPresentation::new(vec![line], vec![Beat::Cue(Cue::Place)]);
        }
        let line = self.under_heading(took(line, underfoot(old, seat)), old, seat);
        let mut beats = self.gains(old, new, seat);
        if let Action::Move { .. } = action {
            beats.insert(0, Beat::Cue(DRILL));
            return StepPresentation::new(vec![line], beats);
        }
        let list = Arg::Name(standing::list_words(new.totals[seat.index()], ", "));
        let fallen = Message::new("fallen-banner").with("who", seat);
        beats.push(Beat::Banner(fallen.with("list", list).into()));
        let mut told = StepPresentation::new(vec![line], beats);
        let down = Stage {
            layout: Some(self.falling(old, new, seat)),
            beats: vec![Beat::Cue(FALL)],
            line: Text::EMPTY,
        };
        told.stages.insert(0, down);
        told
    }

    /// The head of a round, over its first turn.
    fn under_heading(&self, line: LogLine, s: &State, seat: Seat) -> LogLine {
        let round = round(s, seat);
        let first = Seat::all(self.players()).all(|other| self::round(s, other) <= round);
        match first {
            true => line.heading(Message::new("heading-round").with("n", round)),
            false => line,
        }
    }

    /// Beats for the gain of a card: a higher lowest suit, the last suit that was missing.
    fn gains(&self, old: &State, new: &State, seat: Seat) -> Vec<Beat> {
        let gain = lowest(new, seat) - lowest(old, seat);
        let points = (gain > 0).then(|| Beat::Points(seat, gain, "lowest-suit".into()));
        let all = has_all(new, seat) && !has_all(old, seat);
        let all = all.then(|| Beat::Banner(Message::new("all-suits").with("who", seat).into()));
        points.into_iter().chain(all).collect()
    }

    /// The table while a worker falls down the shaft.
    fn falling(&self, old: &State, new: &State, seat: Seat) -> Layout {
        debug_assert!(old.worker(seat).is_some(), "it stood until now");
        let mut layout = Moment::new(new, self.players()).layout();
        let middle = (SIDE / 2 - 1) as i8;
        if let Some(floor) = layout.zones.iter_mut().find(|zone| zone.id == FLOOR) {
            let worker = Item::new(walker(seat)).at(middle, middle).pose(FAR_DOWN);
            floor.items.push(worker);
        }
        layout
    }
}

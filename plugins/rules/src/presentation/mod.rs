//! Presentation of games: pure functions from a view to plain data.
//!
//! A game answers one question, [`Presentation::scene`]: the layout of the table, the possible decisions, their
//! outcomes, and the texts about them. [`Presentation::tell`] presents a step. Facts that the session knows by itself
//! (whose turn it is, scores, that the game is over) no game has to supply.
//!
//! The table (a Bevy crate) turns layouts into sprites that travel, the session (see [`crate::session`]) makes it
//! object-safe, and `kortlek_words` puts messages into the player's language.

mod area;
mod carrying;
mod layout;
mod notebook;
mod picking;
mod scene;
mod target;
mod telling;
mod texts;

pub use area::{Area, BoardRect};
pub use carrying::{
    CanvasRules, Carried, Carrying, GoodPlace, Lies, NEXT_PLACE, Pip, Scouting, Under,
};
pub use layout::{
    Arrangement, Begin, Canvas, Dial, End, Grid, Ground, Item, Lamps, Layout, Look, LookBack, Mark,
    Past, Piece, Place, Pose, ScoreSheet, Sign, Stop, StopState, Tag, Track, Zone, ZoneId, turn_up,
};
pub use notebook::{Entry as NotebookEntry, Notebook, NotebookRules, key as notebook_key};
pub use picking::{Confirm, Pick, Picking, Posed};
pub use scene::{Advice, Foreseen, Offer, Picks, Scene, SceneInput, Targets, scene_with};
pub use target::{Choice, Draft, Gesture, IntendedAction, Target};
pub use telling::{Beat, Cue, CueTime, Line, LogLine, Stage, StepPresentation};
pub use texts::{Texts, Visit};

use crate::{
    deck::Face,
    game::Game,
    message::{Message, Text},
    rules::{Note, Seen, Turn},
    seat::{Seat, Seats},
};

/// Label on a target before it is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Label {
    /// Points: “+4”, “0”, “−2”.
    Points(i32),
    /// A few characters.
    Text(Text),
    /// A mark.
    Mark(Mark),
    /// Nothing: all see that choosing the target is of no use.
    Idle,
}

/// Outcome of choosing a target, shown before it is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The target.
    pub target: Target,
    /// Label on the target.
    pub label: Label,
    /// Value for comparing previews.
    pub points: i32,
    /// Lines that would score.
    pub lines: Vec<Line>,
}

impl Preview {
    /// A target that can be picked, though all see that it is of no use: nothing is shown on it, and the focus does not
    /// begin there.
    pub const fn idle(target: Target) -> Preview {
        Preview {
            target,
            label: Label::Idle,
            // Less than a pick that brings nothing.
            points: -1,
            lines: Vec::new(),
        }
    }

    /// Returns true if the preview only marks its target as of no use.
    pub const fn is_idle(&self) -> bool {
        matches!(self.label, Label::Idle)
    }
}

/// Text of the bar on top.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// Kind of decision, in capitals' style: “Choose a card in secret”.
    pub title: Text,
    /// One line: the seat that decides, and the thing to do.
    pub line: Text,
    /// Progress of the game: “Turn 3 of 8”.
    pub progress: Text,
}

impl Prompt {
    /// A title and a line, without progress.
    pub fn new(title: impl Into<Text>, line: impl Into<Text>) -> Prompt {
        Prompt {
            title: title.into(),
            line: line.into(),
            progress: Text::EMPTY,
        }
    }

    /// Sets the progress of the game.
    #[must_use]
    pub fn progress(mut self, progress: impl Into<Text>) -> Prompt {
        self.progress = progress.into();
        self
    }
}

/// Text about a seat in its panel, supplied by the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Status {
    /// A word on the seat's activity: “ready”, “choosing”.
    pub words: Text,
    /// A sentence below; may be empty.
    pub note: Text,
    /// True if the seat is out of the round or of the game.
    pub out: bool,
}

impl Status {
    /// A word, nothing else.
    pub fn new(words: impl Into<Text>) -> Status {
        Status {
            words: words.into(),
            ..Status::default()
        }
    }

    /// With a sentence below.
    #[must_use]
    pub fn note(mut self, note: impl Into<Text>) -> Status {
        self.note = note.into();
        self
    }
}

/// A seat's panel, filled in by the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// Owner of the panel.
    pub seat: Seat,
    /// The score; `None` if it is not shown.
    pub score: Option<i32>,
    /// The game's text about the seat.
    pub status: Status,
    /// True if the seat owes a decision.
    pub acting: bool,
}

/// A button of the action bar, beside the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionButton {
    /// Its name, as in [`Target::Button`].
    pub name: &'static str,
    /// Label: “Stop”.
    pub words: Text,
    /// A mark on it, if any.
    pub mark: Option<Mark>,
    /// Outcome of pressing it, in a few words; may be empty.
    pub note: Text,
}

/// A game's text about a thing on the table for its tooltip, besides the facts that the table knows by itself: the
/// layout's name for it, the number of pieces there, the owner, and the outcome of picking it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tip {
    /// Name; empty if the layout's words are enough.
    pub name: Text,
    /// A sentence on its purpose; may be empty.
    pub about: Text,
    /// Its value or effect in this position: a sentence, may be empty.
    pub now: Text,
}

impl Tip {
    /// A tip with a name and a sentence on its purpose.
    pub fn new(name: impl Into<Text>, about: impl Into<Text>) -> Tip {
        Tip {
            name: name.into(),
            about: about.into(),
            now: Text::EMPTY,
        }
    }

    /// Sets the sentence on its effect in this position.
    #[must_use]
    pub fn now(mut self, now: impl Into<Text>) -> Tip {
        self.now = now.into();
        self
    }
}

/// A group of facts beside the table that help to decide: unseen cards, the best place now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FactGroup {
    /// The group's name.
    pub title: Text,
    /// Total, in large type beside the name; may be empty.
    pub value: Text,
    /// Its rows. Those that have a disc come first, side by side.
    pub rows: Vec<Fact>,
}

/// One fact.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fact {
    /// A mark before it, of which the row is the legend; if any.
    pub mark: Option<Mark>,
    /// Look of the disc under its mark, with the value below it; `None` for a row without a disc.
    pub disc: Option<FactDisc>,
    /// Name of the fact.
    pub label: Text,
    /// Amount; may be empty.
    pub value: Text,
    /// The cards it speaks of.
    pub faces: Vec<Face>,
}

/// Look of a fact's disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FactDisc {
    /// A place where there is nothing: a ring.
    Empty,
    /// It counts: with a check.
    Good,
    /// It must not be: with a cross.
    Bad,
}

impl FactGroup {
    /// A group of facts.
    pub fn new(title: impl Into<Text>, rows: impl IntoIterator<Item = Fact>) -> FactGroup {
        FactGroup {
            title: title.into(),
            value: Text::EMPTY,
            rows: rows.into_iter().collect(),
        }
    }

    /// Sets the total.
    #[must_use]
    pub fn value(mut self, value: impl Into<Text>) -> FactGroup {
        self.value = value.into();
        self
    }
}

impl Fact {
    /// A fact about these cards.
    pub fn new(label: impl Into<Text>, value: impl Into<Text>, faces: Vec<Face>) -> Fact {
        Fact {
            mark: None,
            disc: None,
            label: label.into(),
            value: value.into(),
            faces,
        }
    }

    /// A fact about cards with their number as its value.
    pub fn count(label: impl Into<Text>, faces: Vec<Face>) -> Fact {
        Fact::new(label, faces.len().to_string(), faces)
    }
}

/// Unit of scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The message for a number of it, by `$n`: “3 points”.
    pub message: &'static str,
    /// True if fewer of it are better.
    pub fewer: bool,
}

impl Unit {
    /// Points, of which more are better.
    pub const POINTS: Unit = Unit {
        message: "unit-points",
        fewer: false,
    };

    /// Message for this number of the unit.
    pub fn count(self, n: i32) -> Message {
        Message::new(self.message).with("n", n)
    }
}

/// The players' names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// One a seat.
    pub names: Vec<String>,
    /// The viewer, if one sits at the table.
    pub me: Option<Seat>,
}

impl Names {
    /// The name of a seat, also the viewer's own.
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("–", String::as_str)
    }
}

/// The decision of a step as the viewer learns of it: the seat, and the action; `None` for an automatic step.
pub type Decided<A> = Option<(Seat, Seen<A>)>;

/// Presentation of a game. All functions are pure. `me` is the seat at the bottom of the window: the viewer's own, or for an
/// onlooker seat 0.
pub trait Presentation: Game {
    /// The position as one seat sees it, with its possible decisions: the layout of the table, the texts, the targets
    /// that can be picked and the outcomes of that. Every legal action has one [`Offer`], unless a draft takes its
    /// place.
    fn scene(&self, input: SceneInput<Self>) -> Scene<Self::Action>;

    /// Name of an action, in the imperative: “Seal the Market”. It is the label of the button that confirms the action.
    /// The message's attribute `done` is its wording in the log: “seals the Market”.
    fn action_words(&self, v: &Self::View, seat: Seat, a: Self::Action) -> Message;

    /// Notice for picking `target` when `gone`, some of the earlier picks, has to be dropped for it. Nothing by
    /// default, where it only takes the place of something.
    fn replaced_notice(
        &self,
        _v: &Self::View,
        _me: Seat,
        _gone: &[Target],
        _target: Target,
    ) -> Text {
        Text::EMPTY
    }

    /// Presentation of a step to seat `me`: log lines and the moments to show. By default a line for the action, one
    /// for each score note, and the notes' points.
    fn tell(
        &self,
        before: &Self::View,
        made: Decided<Self::Action>,
        notes: &[Note],
        _after: &Self::View,
        _me: Seat,
    ) -> StepPresentation {
        let mut lines: Vec<LogLine> = Vec::new();
        if let Some((seat, Seen::Open(action))) = made {
            lines.push(LogLine::of(
                seat,
                self.action_words(before, seat, action).attribute("done"),
            ));
        }
        let points = notes.iter().map(|note| {
            let why = Text::from(note_message(note));
            lines.push(LogLine::of(note.seat, why.clone()).points(note.points));
            Beat::Points(note.seat, note.points, why)
        });
        let beats = points.collect();
        StepPresentation::new(lines, beats)
    }

    /// The game's rules for carrying pieces over a canvas; `None` in a game without one.
    fn canvas(&self) -> Option<&dyn CanvasRules<View = Self::View, Action = Self::Action>> {
        None
    }

    /// The game's rules for the player's marks; `None` in a game without marks.
    fn notebook(&self) -> Option<&dyn NotebookRules<View = Self::View, Action = Self::Action>> {
        None
    }

    /// The rules of the game for players, a page a language by its tag (`en`), in the house's markup (a small part of
    /// Markdown, with `cards` blocks), as [`crate::rules_pages!`] reads them. English is always there.
    fn rules_pages() -> &'static [(&'static str, &'static str)];
}

/// The message for a score note: its reason in small letters, with hyphens, behind `why-`.
pub fn note_message(note: &Note) -> Message {
    let mut id = String::from("why");
    let mut gap = true;
    for letter in note.why.chars() {
        if letter.is_ascii_alphanumeric() {
            if gap {
                id.push('-');
            }
            id.push(letter.to_ascii_lowercase());
        }
        gap = !letter.is_ascii_alphanumeric();
    }
    Message::of(id).with("points", note.points)
}

/// The seats that owe a decision.
pub fn owing(turn: Turn) -> Seats {
    match turn {
        Turn::Act(seats) => seats,
        Turn::Proceed | Turn::Over => Seats::NONE,
    }
}

impl Texts for Preview {
    fn each_text(&mut self, visit: Visit) {
        if let Label::Text(text) = &mut self.label {
            visit(text);
        }
        for line in &mut self.lines {
            visit(&mut line.label);
        }
    }
}

impl Texts for Prompt {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.title);
        visit(&mut self.line);
        visit(&mut self.progress);
    }
}

impl Texts for Panel {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.status.words);
        visit(&mut self.status.note);
    }
}

impl Texts for ActionButton {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.words);
        visit(&mut self.note);
    }
}

impl Texts for Tip {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.name);
        visit(&mut self.about);
        visit(&mut self.now);
    }
}

impl Texts for FactGroup {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.title);
        visit(&mut self.value);
        for row in &mut self.rows {
            visit(&mut row.label);
            visit(&mut row.value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notes_reason_names_its_message() {
        let note = |why: &'static str| Note {
            seat: Seat(0),
            points: 2,
            why: why.into(),
        };
        for (why, id) in [
            ("three in a line", "why-three-in-a-line"),
            ("Most clubs (tie)", "why-most-clubs-tie"),
            ("", "why"),
        ] {
            assert_eq!(note_message(&note(why)).id, id);
        }
    }
}

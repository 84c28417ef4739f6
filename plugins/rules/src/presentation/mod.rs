//! Presentation of games: pure functions from a view to plain data.
//!
//! A game answers one question, [`Presentation::scene`]: what lies where, what can be done, what that would bring, and what
//! is said of it. [`Presentation::tell`] says what is told of a step. What the session knows by itself (whose turn it is,
//! scores, that the game is over) no game says.
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
pub use telling::{Beat, Cue, Line, LogLine, Stage, StepPresentation};
pub use texts::{Texts, Visit};

use crate::{
    deck::Face,
    game::Game,
    message::{Message, Text},
    rules::{Note, Seen, Turn},
    seat::{Seat, Seats},
};

/// What stands on a target before it is chosen.
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

/// What choosing a target would bring, shown before it is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The target.
    pub target: Target,
    /// What stands on it.
    pub label: Label,
    /// What it is worth, for comparing previews.
    pub points: i32,
    /// What would score.
    pub lines: Vec<Line>,
}

impl Preview {
    /// A target that can be picked, though all see that it is of no use: nothing is shown on it, and the focus does not
    /// begin there.
    pub const fn idle(target: Target) -> Preview {
        Preview {
            target,
            label: Label::Idle,
            // Less than what brings nothing.
            points: -1,
            lines: Vec::new(),
        }
    }

    /// Whether it says nothing but that its target is of no use.
    pub const fn is_idle(&self) -> bool {
        matches!(self.label, Label::Idle)
    }
}

/// What the bar on top says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// What kind of decision, in capitals' style: “Choose a card in secret”.
    pub title: Text,
    /// Whose, and what to do.
    pub line: Text,
    /// How far the game is: “Turn 3 of 8”.
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

    /// With how far the game is.
    #[must_use]
    pub fn progress(mut self, progress: impl Into<Text>) -> Prompt {
        self.progress = progress.into();
        self
    }
}

/// What a game says of a seat in its panel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Status {
    /// A word on what the seat is doing: “ready”, “choosing”.
    pub words: Text,
    /// A sentence below; may be empty.
    pub note: Text,
    /// Whether the seat is out: of the round or of the game.
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
    /// Whose.
    pub seat: Seat,
    /// The score; `None` if it is not shown.
    pub score: Option<i32>,
    /// What the game says of the seat.
    pub status: Status,
    /// Whether the seat owes a decision.
    pub acting: bool,
}

/// A button of the action bar, which stands beside the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionButton {
    /// Its name, as in [`Target::Button`].
    pub name: &'static str,
    /// What it does: “Stop”.
    pub words: Text,
    /// A mark on it, if any.
    pub mark: Option<Mark>,
    /// What it would bring, in a few words; may be empty.
    pub note: Text,
}

/// What a game says of a thing on the table to who looks at it closely, besides what the table knows by itself: what
/// the layout calls it, how many pieces lie there, whose it is, and what picking it would bring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tip {
    /// What it is; empty if the layout's words do.
    pub name: Text,
    /// A sentence on what it is for; may be empty.
    pub about: Text,
    /// What it is worth, or does, in this position: a sentence, may be empty.
    pub now: Text,
}

impl Tip {
    /// What it is, and a sentence on what it is for.
    pub fn new(name: impl Into<Text>, about: impl Into<Text>) -> Tip {
        Tip {
            name: name.into(),
            about: about.into(),
            now: Text::EMPTY,
        }
    }

    /// With what it does in this position.
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
    /// What it comes to, large beside the name; may be empty.
    pub value: Text,
    /// Its rows. Those that have a disc come first and stand side by side.
    pub rows: Vec<Fact>,
}

/// One fact.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fact {
    /// A mark before it, of which the row is the legend; if any.
    pub mark: Option<Mark>,
    /// Its mark stands on a disc, with the value below it; if so, how it looks.
    pub disc: Option<FactDisc>,
    /// What.
    pub label: Text,
    /// How much; may be empty.
    pub value: Text,
    /// The cards it speaks of.
    pub faces: Vec<Face>,
}

/// How a fact's disc looks.
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

    /// With what it comes to.
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

    /// How many cards there are, and which.
    pub fn count(label: impl Into<Text>, faces: Vec<Face>) -> Fact {
        Fact::new(label, faces.len().to_string(), faces)
    }
}

/// What scores count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The message that says so many of it, by `$n`: “3 points”.
    pub message: &'static str,
    /// Whether fewer of it are better.
    pub fewer: bool,
}

impl Unit {
    /// Points, of which more are better.
    pub const POINTS: Unit = Unit {
        message: "unit-points",
        fewer: false,
    };

    /// So many of it.
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

/// The decision of a step as the viewer gets to know it: whose, and what; `None` for an automatic step.
pub type Decided<A> = Option<(Seat, Seen<A>)>;

/// Presentation of a game. All functions are pure. `me` is the seat at the bottom of the window: the viewer's own, or for an
/// onlooker seat 0.
pub trait Presentation: Game {
    /// The position as one seat sees it, with what it can do there: what lies on the table, what is said, what can be
    /// picked and what that would bring. Every legal action has one [`Offer`], unless a draft takes its place.
    fn scene(&self, input: SceneInput<Self>) -> Scene<Self::Action>;

    /// What an action does, in the imperative: “Seal the Market”. It stands on the button that confirms it. The message's
    /// attribute `done` tells it in the log: “seals the Market”.
    fn action_words(&self, v: &Self::View, seat: Seat, a: Self::Action) -> Message;

    /// What is said when `target` is picked and `gone`, of what was picked before, has to go for it. Nothing by default, where
    /// it only takes the place of something.
    fn replaced_notice(
        &self,
        _v: &Self::View,
        _me: Seat,
        _gone: &[Target],
        _target: Target,
    ) -> Text {
        Text::EMPTY
    }

    /// What is told of a step to seat `me`. By default a line with what the action did, one for each score note, and
    /// the notes' points.
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

    /// Whether it is told of a decision without an alternative that there was none. Not where it only ends what was chosen
    /// before, or where marking decides.
    fn tells_forced(&self, _v: &Self::View, _seat: Seat, _a: Self::Action) -> bool {
        true
    }

    /// What the game adds where pieces are carried over a canvas; `None` in a game without one.
    fn canvas(&self) -> Option<&dyn CanvasRules<View = Self::View, Action = Self::Action>> {
        None
    }

    /// What the game adds where the player marks things; `None` in a game without marks.
    fn notebook(&self) -> Option<&dyn NotebookRules<View = Self::View, Action = Self::Action>> {
        None
    }

    /// The rules of the game for players, a page a language by its tag (`en`), in the house's markup (a small part of
    /// Markdown, with `cards` blocks). English is always there.
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

//! Presentation of a step: lines for the log, and the moments worth showing.

use super::{
    carrying::Pip,
    layout::{Layout, Mark, ZoneId},
    texts::{Texts, Visit},
};
use crate::{
    deck::Face,
    message::Text,
    seat::{Seat, Seats},
};

/// A sound that belongs to a moment of the game or to a press. The names are those of the sound files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is described where the sounds are made")]
pub enum Cue {
    Place,
    Slide,
    Flip,
    Shuffle,
    Deal,
    Reveal,
    TrickWon,
    RoundEnd,
    Win,
    Lose,
    Token,
    Deferred,
    ScoreStep,
    PickUp,
    YourTurn,
    Refuse,
    MenuMove,
    Confirm,
    Undo,
    /// A sound of one game: the name of its files, and when it begins.
    Own(&'static str, CueTime),
}

/// Time within a stage at which a sound begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CueTime {
    /// With the stage.
    Start,
    /// As the first piece sets out; with the stage if another sound belongs to that.
    Departure,
    /// As a piece arrives.
    Arrival,
    /// As a piece is turned over.
    Turning,
    /// Once everything has come to rest.
    Rest,
}

impl Cue {
    /// Those that any game and the program itself use.
    pub const SHARED: [Cue; 19] = [
        Cue::Place,
        Cue::Slide,
        Cue::Flip,
        Cue::Shuffle,
        Cue::Deal,
        Cue::Reveal,
        Cue::TrickWon,
        Cue::RoundEnd,
        Cue::Win,
        Cue::Lose,
        Cue::Token,
        Cue::Deferred,
        Cue::ScoreStep,
        Cue::PickUp,
        Cue::YourTurn,
        Cue::Refuse,
        Cue::MenuMove,
        Cue::Confirm,
        Cue::Undo,
    ];

    /// The name of its sound.
    pub const fn name(self) -> &'static str {
        match self {
            Cue::Place => "place",
            Cue::Slide => "slide",
            Cue::Flip => "flip",
            Cue::Shuffle => "shuffle",
            Cue::Deal => "deal",
            Cue::Reveal => "reveal",
            Cue::TrickWon => "trick_won",
            Cue::RoundEnd => "round_end",
            Cue::Win => "win",
            Cue::Lose => "lose",
            Cue::Token => "token",
            Cue::Deferred => "deferred",
            Cue::ScoreStep => "score_step",
            Cue::PickUp => "pick_up",
            Cue::YourTurn => "your_turn",
            Cue::Refuse => "refuse",
            Cue::MenuMove => "menu_move",
            Cue::Confirm => "confirm",
            Cue::Undo => "undo",
            Cue::Own(name, _) => name,
        }
    }

    /// Time within a stage at which it begins.
    pub const fn time(self) -> CueTime {
        match self {
            Cue::Deal | Cue::Slide => CueTime::Departure,
            Cue::Place | Cue::Token => CueTime::Arrival,
            Cue::Reveal | Cue::Flip => CueTime::Turning,
            Cue::TrickWon | Cue::RoundEnd | Cue::Win | Cue::Lose => CueTime::Rest,
            Cue::Own(_, time) => time,
            Cue::Shuffle
            | Cue::Deferred
            | Cue::ScoreStep
            | Cue::PickUp
            | Cue::YourTurn
            | Cue::Refuse
            | Cue::MenuMove
            | Cue::Confirm
            | Cue::Undo => CueTime::Start,
        }
    }
}

/// Cells or cards in a line that score together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The grid of the cells.
    pub zone: ZoneId,
    /// The cells, from end to end.
    pub cells: Vec<[i8; 2]>,
    /// Reason of the score; empty if `mark` shows it.
    pub label: Text,
    /// A mark that represents it, if any.
    pub mark: Option<Mark>,
    /// Points of the line.
    pub points: i32,
}

/// A moment worth showing when a step is made, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beat {
    /// A sound.
    Cue(Cue),
    /// Points are made: the line is drawn and counted up.
    Score(Seat, Line),
    /// Points without a line, with their reason.
    Points(Seat, i32, Text),
    /// These cards are turned back together: they shake.
    Clash(Vec<Face>),
    /// A word over the table for a moment.
    Banner(Text),
    /// Large text of the bar on top from now on, until the step is over.
    Title(Text),
    /// The word on a seat's activity in its panel from now on, until the step is over.
    Status(Seat, Text),
}

/// A part of a step that is shown by itself before the next one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stage {
    /// The table at this stage; the table after the whole step, if there is none.
    pub layout: Option<Layout>,
    /// Its moments.
    pub beats: Vec<Beat>,
    /// Text of the bar on top meanwhile; empty to leave it.
    pub line: Text,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogLine {
    /// Starts a section: “Turn 2”.
    pub heading: Text,
    /// The seats that acted: their names are put in bold before the words.
    pub who: Seats,
    /// Text of the line; empty for a heading alone.
    pub words: Text,
    /// Points made, if the line is about them.
    pub points: Option<i32>,
    /// Marks of the combinations that scored.
    pub marks: Vec<Mark>,
    /// Cards it speaks of: lit up when the line is pointed at.
    pub faces: Vec<Face>,
    /// Small things on a wide canvas that the line is about: seen through whatever covers them when the line is pointed
    /// at.
    pub pips: Vec<Pip>,
}

impl LogLine {
    /// A line of words.
    pub fn new(words: impl Into<Text>) -> LogLine {
        LogLine {
            words: words.into(),
            ..LogLine::default()
        }
    }

    /// A line on a deed of a seat.
    pub fn of(seat: Seat, words: impl Into<Text>) -> LogLine {
        LogLine {
            who: Seats::one(seat),
            ..LogLine::new(words)
        }
    }

    /// Sets the seats whose deeds the line is about.
    #[must_use]
    pub fn who(mut self, who: Seats) -> LogLine {
        self.who = who;
        self
    }

    /// Under this heading.
    #[must_use]
    pub fn heading(mut self, heading: impl Into<Text>) -> LogLine {
        self.heading = heading.into();
        self
    }

    /// With points.
    #[must_use]
    pub fn points(mut self, points: i32) -> LogLine {
        self.points = Some(points);
        self
    }

    /// Speaking of these cards.
    #[must_use]
    pub fn faces(mut self, faces: impl IntoIterator<Item = Face>) -> LogLine {
        self.faces = faces.into_iter().collect();
        self
    }

    /// Speaking of these small things on a wide canvas.
    #[must_use]
    pub fn pips(mut self, pips: impl IntoIterator<Item = Pip>) -> LogLine {
        self.pips = pips.into_iter().collect();
        self
    }

    /// With these marks.
    #[must_use]
    pub fn marks(mut self, marks: impl IntoIterator<Item = Mark>) -> LogLine {
        self.marks = marks.into_iter().collect();
        self
    }
}

/// Presentation of a step: lines of the log and stages.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StepPresentation {
    /// Lines for the log, the earliest first.
    pub lines: Vec<LogLine>,
    /// Stages in which it is shown, one after the other; a single one without anything of its own if empty.
    pub stages: Vec<Stage>,
}

impl StepPresentation {
    /// A step that is shown at once.
    pub fn new(lines: Vec<LogLine>, beats: Vec<Beat>) -> StepPresentation {
        StepPresentation {
            lines,
            stages: vec![Stage {
                beats,
                ..Stage::default()
            }],
        }
    }
}

impl Texts for Beat {
    fn each_text(&mut self, visit: Visit) {
        match self {
            Beat::Score(_, line) => visit(&mut line.label),
            Beat::Points(_, _, words)
            | Beat::Banner(words)
            | Beat::Title(words)
            | Beat::Status(_, words) => visit(words),
            Beat::Cue(_) | Beat::Clash(_) => {}
        }
    }
}

impl Texts for LogLine {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.heading);
        visit(&mut self.words);
    }
}

impl Texts for Stage {
    fn each_text(&mut self, visit: Visit) {
        self.layout.each_text(visit);
        self.beats.each_text(visit);
        visit(&mut self.line);
    }
}

impl Texts for StepPresentation {
    fn each_text(&mut self, visit: Visit) {
        self.lines.each_text(visit);
        self.stages.each_text(visit);
    }
}

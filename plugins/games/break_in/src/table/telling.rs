//! Telling of a step: lines of the log, and the stages in which the great moments are seen.
//!
//! Answers are turned up together, once the last one lies shut beside its figure. A card that may raise the alarm is
//! lifted, trembles, and only then turns.

use super::{
    LOOK, SHUTTERS, STREET, answer, figure,
    hall::{Hall, deck_zone, shutters, stack},
    loot, pile,
    wording::{leave_prompt, look_prompt},
};
use crate::rules::{Action, BreakIn, Drawn, Open, Step, View, is_guard};
use kortlek_rules::{
    Card, Face, Message, Note, Seat, Seen, Text,
    presentation::{
        Beat, Cue, CueTime, Decided, Item, Layout, LogLine, Look, Pose, Stage, StepPresentation,
        Zone, ZoneId,
    },
};

/// Sound: an electric bell: all is lost for a seat still inside.
const ALARM: Cue = Cue::Own("alarm", CueTime::Start);

/// Pose of a card that was lifted from its pile.
const LIFTED: Pose = Pose {
    at: [10, -16],
    size: 112,
    angle: 0,
};

pub(super) fn tell(
    rules: &BreakIn,
    before: &View,
    made: Decided<Action>,
    notes: &[Note],
    after: &View,
    me: Seat,
) -> StepPresentation {
    let story = Story {
        rules,
        before,
        after,
        me,
    };
    match (before.open.step, made) {
        (Step::Setup | Step::Close, _) if after.open.step == Step::Over => {
            let line = LogLine::new("over-line").heading("finish-heading");
            StepPresentation::new(vec![line], Vec::new())
        }
        (Step::Setup | Step::Close, _) => story.deal(),
        (Step::Scout { .. }, _) => StepPresentation::new(Vec::new(), vec![Beat::Cue(Cue::Shuffle)]),
        (Step::Decide, Some((seat, seen))) => story.answer(seat, seen),
        (Step::Leave, _) => story.leave(notes),
        (Step::Draw, Some((_, Seen::Open(Action::Draw { pile })))) => story.draw(pile.into()),
        _ => StepPresentation::default(),
    }
}

/// A step that has an account.
struct Story<'a> {
    rules: &'a BreakIn,
    before: &'a View,
    after: &'a View,
    me: Seat,
}

/// A stage with a layout of its own.
fn stage(layout: Layout, beats: impl IntoIterator<Item = Beat>) -> Stage {
    Stage {
        layout: Some(layout),
        beats: beats.into_iter().collect(),
        ..Stage::default()
    }
}

/// The last stage, in which all lies as it does after the step.
fn last(beats: impl IntoIterator<Item = Beat>) -> Stage {
    Stage {
        beats: beats.into_iter().collect(),
        ..Stage::default()
    }
}

/// A stage during which the bar says this.
fn saying(line: impl Into<Text>, stage: Stage) -> Stage {
    Stage {
        line: line.into(),
        ..stage
    }
}

/// Pose of the answers while nothing else counts: larger, and lower, so that the names above them can be read.
const SHOWN: Pose = Pose {
    at: [14, 30],
    size: 150,
    angle: 0,
};

/// Returns true if a zone is one of the places that `place` gives to the seats.
fn is_one_of(id: ZoneId, place: fn(Seat) -> ZoneId) -> bool {
    id.seat.is_some_and(|seat| id == place(seat))
}

fn zone_mut(layout: &mut Layout, id: ZoneId) -> Option<&mut Zone> {
    layout.zones.iter_mut().find(|z| z.id == id)
}

impl Story<'_> {
    fn hall<'b>(&'b self, v: &'b View) -> Hall<'b> {
        let (rules, me) = (self.rules, self.me);
        Hall { rules, v, me }
    }

    fn layout(&self, v: &View) -> Layout {
        self.hall(v).layout()
    }

    /// All but the hall and the street gives way, and the answers grow.
    fn dimmed(&self, v: &View) -> Layout {
        let mut layout = self.layout(v);
        for zone in &mut layout.zones {
            if is_one_of(zone.id, answer) {
                for item in &mut zone.items {
                    item.pose = SHOWN;
                }
                continue;
            }
            // The answers reach over the words about what lies below them.
            if zone.id == loot(self.me) {
                zone.title = Text::EMPTY;
            }
            if is_one_of(zone.id, figure) || [STREET, SHUTTERS].contains(&zone.id) {
                continue;
            }
            for item in zone.items.iter_mut().filter(|i| i.look != Look::Ghost) {
                item.look = Look::Dim;
            }
        }
        layout
    }

    /// All cards are gathered, dealt, and those who see theirs look through them.
    fn deal(&self) -> StepPresentation {
        let open = &self.after.open;
        let starter = open.starter();
        let begins = Message::new(match open.round {
            1 => "begins-first",
            _ => "begins-round",
        });
        let begins = LogLine::of(starter, begins.with("who", starter));
        let heading = Message::new("round-heading").with("n", open.round);
        let mut lines = vec![begins.heading(heading)];
        let own = self.after.scouted(self.rules);
        if let (Some(seat), Some(_)) = (self.after.viewer, own) {
            let faces = self.after.stack.iter().map(Card::face);
            lines.push(LogLine::of(seat, "looked-through").faces(faces));
        }
        let mut stages = Vec::new();
        if self.before.open.step == Step::Close {
            stages.push(stage(self.gathered(), [Beat::Cue(Cue::Slide)]));
        }
        let prompt = look_prompt(self.after);
        let cues = [Cue::Shuffle, Cue::Deal].map(Beat::Cue).into_iter();
        stages.push(saying("start-line", stage(self.dealt(), cues)));
        stages.push(saying(prompt.line, last([Beat::Title(prompt.title)])));
        StepPresentation { lines, stages }
    }

    /// The whole deck in one stack.
    fn gathered(&self) -> Layout {
        let mut layout = self.layout(self.after);
        layout.zones.retain(|zone| zone.id != LOOK);
        for k in 0..self.rules.piles() {
            if let Some(zone) = zone_mut(&mut layout, pile(k)) {
                zone.items.clear();
                zone.caption = Text::EMPTY;
                zone.look_back = None;
            }
        }
        layout.zones.push(deck_zone());
        layout.divided(&self.hall(self.after).area())
    }

    /// All piles shut.
    fn dealt(&self) -> Layout {
        let mut layout = self.layout(self.after);
        layout.zones.retain(|zone| zone.id != LOOK);
        let own = self.after.scouted(self.rules);
        if let Some(zone) = own.and_then(|k| zone_mut(&mut layout, pile(k))) {
            *zone = stack(zone.clone(), self.rules.pile_size());
        }
        layout
    }

    /// An answer was given; with the last one all are turned up.
    fn answer(&self, seat: Seat, seen: Seen<Action>) -> StepPresentation {
        let step = self.after.open.step;
        if step == Step::Decide {
            return StepPresentation::new(Vec::new(), vec![Beat::Cue(Cue::Place)]);
        }
        let mut shut = *self.before;
        shut.open.decided = shut.open.inside;
        shut.leaving |= self.before.viewer == Some(seat) && seen == Seen::Open(Action::Leave {});
        // A moment in which nothing else counts. Who leaves with how much is said only once the answers lie open.
        let hush = || {
            let beats = [
                Beat::Cue(Cue::Place),
                Beat::Title("answers-title".into()),
                Beat::Status(seat, "has-answered".into()),
            ];
            saying("all-answered", stage(self.dimmed(&shut), beats))
        };
        let stages = if step == Step::Leave {
            let shown = stage(self.dimmed(self.after), [Beat::Cue(Cue::Reveal)]);
            let told = saying(leave_prompt(&self.after.open).line, last([]));
            vec![hush(), saying("answers-open", shown), told]
        } else if self.before.open.guards.is_empty() || self.before.open.inside.len() < 2 {
            // Nobody had a reason to leave, or there is nobody else to wait for.
            vec![
                stage(self.layout(&shut), [Beat::Cue(Cue::Place)]),
                last([Beat::Cue(Cue::Flip)]),
            ]
        } else {
            vec![hush(), last([Beat::Cue(Cue::Reveal)])]
        };
        StepPresentation {
            lines: Vec::new(),
            stages,
        }
    }

    /// Presents the seats that leave and get their money.
    fn leave(&self, notes: &[Note]) -> StepPresentation {
        let (old, new) = (&self.before.open, &self.after.open);
        let line = |note: &Note| {
            let words = Message::new("left-log").with("n", old.pips[note.seat.index()]);
            LogLine::of(note.seat, words.with("cards", old.table())).points(note.points)
        };
        let mut lines: Vec<LogLine> = notes.iter().map(line).collect();
        if new.inside.is_empty() {
            lines.push(LogLine::new("all-out-line"));
        } else {
            let words = Message::new("stays-log").with("who", new.inside);
            lines.push(LogLine::new(words).who(new.inside));
        }
        // Numbers alone: words would reach over the labels beside the panels, and the log has them.
        let points = |note: &Note| Beat::Points(note.seat, note.points, Text::EMPTY);
        let beats = [Beat::Cue(Cue::Slide)].into_iter();
        StepPresentation::new(lines, beats.chain(notes.iter().map(points)).collect())
    }

    /// A card is turned up.
    fn draw(&self, k: usize) -> StepPresentation {
        let open = &self.after.open;
        let Some(drawn) = open.draws().last() else {
            return StepPresentation::default();
        };
        let words = self.rules.drawn_words(open, drawn);
        let mut lines = vec![LogLine::of(drawn.seat, words).faces([drawn.card.face()])];
        let odds = self.rules.odds_of(self.before, k);
        let mut stages = Vec::new();
        if odds.is_some_and(|odds| odds.alarms > 0) {
            let face = drawn.card.face();
            let lifted = stage(self.lifted(k, None), [Beat::Cue(Cue::PickUp)]);
            let turns = Message::new("turns-a-card").with("who", drawn.seat);
            stages.push(saying(turns, lifted));
            let beats = [Beat::Clash(vec![face]), Beat::Cue(Cue::Flip)];
            stages.push(stage(self.lifted(k, Some(face)), beats));
        }
        if !self.rules.ended_by_alarm(open) {
            stages.push(last([Beat::Cue(Cue::Place)]));
            return StepPresentation { lines, stages };
        }
        let pair = pair(open, drawn);
        let line = LogLine::new("alarm-log").who(open.inside);
        lines.push(line.faces(pair.iter().copied()));
        // First both guards are seen side by side, then the shutters come down on who is inside.
        let beats = [Cue::Place, ALARM].map(Beat::Cue).into_iter();
        let rings = beats.chain([Beat::Clash(pair), Beat::Title("alarm-title".into())]);
        let rings = stage(self.before_the_shutters(), rings);
        stages.push(saying(self.rules.close_prompt(self.after).line, rings));
        let mut beats = vec![Beat::Cue(Cue::Slide), Beat::Banner("alarm-title".into())];
        let nothing = |seat| Beat::Points(seat, 0, Text::EMPTY);
        beats.extend(open.inside.iter().map(nothing));
        stages.push(last(beats));
        StepPresentation { lines, stages }
    }

    /// The alarm rings, and the hall is still as it was.
    fn before_the_shutters(&self) -> Layout {
        let mut layout = self.layout(self.after);
        let before = self.layout(self.before);
        for zone in &mut layout.zones {
            if zone.id == SHUTTERS {
                // They hang ready under the ceiling.
                zone.items = shutters(false).items;
            } else if (is_one_of(zone.id, figure) || is_one_of(zone.id, answer))
                && let Some(was) = before.zone(zone.id)
            {
                *zone = was.clone();
            }
        }
        layout
    }

    /// The top card of a pile is lifted, still shut or turned up.
    fn lifted(&self, k: usize, face: Option<Face>) -> Layout {
        let mut layout = self.layout(self.before);
        if let Some(top) = zone_mut(&mut layout, pile(k)).and_then(|zone| zone.items.last_mut()) {
            let item = face.map_or_else(|| top.clone(), Item::up);
            *top = item.pose(LIFTED).badge(String::new());
        }
        layout
    }
}

/// The two guards that raised the alarm.
fn pair(open: &Open, drawn: &Drawn) -> Vec<Face> {
    let guards = open.guards.iter();
    guards
        .filter(|c| is_guard(*c) && c.suit() == drawn.card.suit())
        .map(Card::face)
        .collect()
}

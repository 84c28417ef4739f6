//! Tells on standard output what happens, a line an event, so that a test in a real window can wait for it.
//!
//! ```text
//! screen title | setup | table        menu none | pause | result | settings | rules | credits
//! turn you                            the person has to decide, and the picture shows it
//! moved 12                            the match has so many positions
//! saved 12                            as many are safe on the disk
//! shown 12                            the picture has come so far
//! offer 12 piece 4YK 640 712; zone sealed 52 740   what can be picked now, where it lies in the window; `confirm` is
//!                                     the button that makes a decision, where nothing but it is left or cards are marked
//! finished
//! result {"scores":[3,9],"winners":[1],"end":"cards_played"}
//! notice WORDS                        refused WORDS
//! focus NAME 640 300                  what the keys or the pad point at in a menu, and where it stands in the window
//! placed NAME 640 320                 that has moved
//! rest 7                              the program is at rest, after the input before `ask 7` of the input script
//! busy PLACE; REPAINTS; keys KEYS     why it is not, after `why`: who asked last for a frame, egui's reasons for one, and
//!                                     the keys that are down
//! ```

use crate::{
    command_line::Launch,
    notices::Notice,
    store::writer::{FileKind, FileWriter, WriteResult},
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::EguiContext;
use kortlek_kit::{EventLoopWaker, RedrawRequest, words::UiWords};
use kortlek_rules::{
    Payoff,
    presentation::{NEXT_PLACE, Piece, Target},
};
use kortlek_table::{
    Activity, Frame, HitTargets, Menu, Screen, Table, TableEvent,
    draw::opening::{TablePart, is_due},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WriteResult>()
        .init_resource::<RestQuestion>()
        .add_systems(
            Last,
            (
                states,
                match_,
                // What can be picked, once a press is answered.
                offers.run_if(is_due(TablePart::Input)),
                notices,
                saved,
                (rest, why),
            )
                .chain()
                .run_if(is_wanted),
        );
}

fn is_wanted(launch: Option<Res<Launch>>) -> bool {
    launch.is_some_and(|launch| launch.report)
}

/// Writes a line. Nobody may be listening any more.
pub fn tell(line: impl AsRef<str>) {
    kortlek_platform::page::tell(line.as_ref());
}

/// The result line of a match, as a trace has it.
pub fn result_line(payoff: &Payoff) -> String {
    let winners: Vec<u8> = payoff.winners.iter().map(|s| s.0).collect();
    serde_json::json!({
        "scores": payoff.scores(),
        "winners": winners,
        "end": payoff.end,
    })
    .to_string()
}

fn states(screen: Res<State<Screen>>, menu: Res<State<Menu>>) {
    if screen.is_changed() {
        tell(format!("screen {:?}", screen.get()).to_lowercase());
    }
    if menu.is_changed() {
        tell(format!("menu {:?}", menu.get()).to_lowercase());
    }
}

fn match_(
    table: Option<Res<Table>>,
    mut events: MessageReader<TableEvent>,
    mut told: Local<Option<(usize, usize)>>,
) {
    let Some(table) = table else {
        *told = None;
        events.clear();
        return;
    };
    let now = (table.session.positions(), table.shown + 1);
    if told.map(|t| t.0) != Some(now.0) {
        tell(format!("moved {}", now.0));
    }
    if told.map(|t| t.1) != Some(now.1) {
        tell(format!("shown {}", now.1));
    }
    *told = Some(now);
    for event in events.read() {
        match event {
            TableEvent::YourTurn => tell("turn you"),
            TableEvent::Undone => tell("undone"),
            TableEvent::Redone => tell("redone"),
            TableEvent::Hinted(decision) => tell(format!("hinted {}", decision.action)),
            TableEvent::Told(words) => tell(format!("told {words}")),
            TableEvent::Refused { why, .. } => tell(format!("refused {why}")),
            TableEvent::Forced(words) => tell(format!("forced {words}")),
            TableEvent::Finished => {
                tell("finished");
                if let Some(payoff) = table.session.result() {
                    tell(format!("result {}", result_line(&payoff)));
                }
            }
            TableEvent::Moved => {}
        }
    }
}

/// Targets that can be picked now, once nothing moves: a name and the middle in window pixels each.
fn offers(
    table: Option<Res<Table>>,
    spots: Res<HitTargets>,
    frame: Res<Frame>,
    stir: Res<Activity>,
    mut told: Local<(String, Vec<Target>)>,
    mut serial: Local<u64>,
) {
    let Some(table) = table else {
        // Back at a table, everything is reported again.
        *told = Default::default();
        return;
    };
    // After a change of tables the pieces settle first.
    let other = table.serial() != *serial;
    *serial = table.serial();
    if other {
        // There the same may be offered at the same places.
        *told = Default::default();
    }
    if stir.moving || other {
        return;
    }
    let picking = &table.picking;
    let missing = |t: &Target| spots.get(*t).is_none() && !picking.is_confirmed_by(*t);
    if picking.next().iter().any(missing) {
        return;
    }
    let mut offers: Vec<String> = Vec::new();
    let marks = picking.marks().iter().copied();
    let marks = marks.filter(|mark| !picking.marked().contains(mark));
    for target in picking.next().into_iter().chain(marks) {
        if let Some(spot) = spots.get(target) {
            let at = frame.to_window(spot.rect.center());
            // Cards of the hand hang below the window: what counts is the part that can be seen.
            let y = at.y.min(frame.window.y - 30.0);
            offers.push(format!("{} {:.0} {y:.0}", name(target), at.x));
        }
    }
    if picking.posed().is_some_and(|posed| posed.choice.is_none())
        && let Some(spot) = spots.get(Target::Button(NEXT_PLACE))
        && table.carrying.searched
    {
        let at = frame.to_window(spot.rect.center());
        offers.push(format!("button {NEXT_PLACE} {:.0} {:.0}", at.x, at.y));
    }
    if picking.ripe().is_some() && (offers.is_empty() || !picking.marked().is_empty()) {
        let at = frame.confirm.center();
        offers.push(format!("confirm {:.0} {:.0}", at.x, at.y));
    }
    let line = format!("offer {} {}", table.session.positions(), offers.join("; "));
    // The same may be offered after another card was picked: that is news, too.
    let now = (line, picking.chosen().to_vec());
    if !offers.is_empty() && *told != now {
        tell(&now.0);
        *told = now;
    }
}

fn name(target: Target) -> String {
    match target {
        Target::Piece(Piece::Card(face)) => format!("piece {face}"),
        Target::Piece(Piece::Back(_)) => "piece back".to_owned(),
        Target::Piece(Piece::Token(kind, n)) => format!("token {kind}{n}"),
        Target::Piece(Piece::Picture(kind, n) | Piece::Cover(kind, n)) => {
            format!("picture {kind}{n}")
        }
        Target::Zone(zone) => format!("zone {}", zone.name),
        Target::Cell(_, [x, y]) => format!("cell {x},{y}"),
        Target::Seat(seat) => format!("seat {seat}"),
        Target::Button(name) => format!("button {name}"),
    }
}

fn notices(mut notices: MessageReader<Notice>, words: Res<UiWords>) {
    for notice in notices.read() {
        tell(format!("notice {}", notice.said(&words)));
    }
}

fn saved(mut written: MessageReader<WriteResult>) {
    for written in written.read() {
        if let (FileKind::Save(positions), None) = (written.kind, &written.problem) {
            tell(format!("saved {positions}"));
        }
    }
}

/// The question whether the program is at rest.
#[derive(Resource, Default, Debug)]
pub struct RestQuestion {
    asked: Option<u64>,
    /// Number of frames since then, one after the other, in which nothing was under way.
    quiet: u8,
    why: bool,
}

impl RestQuestion {
    /// Frames without anything new before the answer. The first one has seen every event that came before the question;
    /// after the second nothing has followed from them.
    const QUIET: u8 = 2;

    /// Asks; the answer bears this number.
    pub fn ask(&mut self, number: u64) {
        *self = RestQuestion {
            asked: Some(number),
            ..RestQuestion::default()
        };
    }

    /// Asks what keeps the program from its rest.
    pub fn ask_why(&mut self) {
        self.why = true;
    }

    /// Ends a frame in which something was under way or not. Gives the number of the question if this is the answer.
    fn answer(&mut self, is_quiet: bool) -> Option<u64> {
        self.asked?;
        self.quiet = if is_quiet { self.quiet + 1 } else { 0 };
        // The frame of the question counts as none.
        if self.quiet > RestQuestion::QUIET {
            self.asked.take()
        } else {
            None
        }
    }
}

/// Says to who asked that the program is at rest: nothing moves by itself, nobody thinks, every file is written.
fn rest(
    mut question: ResMut<RestQuestion>,
    awake: Res<RedrawRequest>,
    mut redraws: MessageReader<RequestRedraw>,
    writer: Res<FileWriter>,
    waker: Res<EventLoopWaker>,
) {
    let is_drawn_again = redraws.read().count() > 0;
    if question.asked.is_none() {
        return;
    }
    let is_quiet = awake.is_at_rest() && !is_drawn_again && writer.is_idle();
    match question.answer(is_quiet) {
        Some(number) => tell(format!("rest {number}")),
        // A program at rest draws its next frame now.
        None if is_quiet => waker.up(),
        None => {}
    }
}

/// Says what keeps the program from its rest.
fn why(
    mut question: ResMut<RestQuestion>,
    awake: Res<RedrawRequest>,
    mut contexts: Query<&mut EguiContext>,
    keys: Res<ButtonInput<KeyCode>>,
) {
    if !std::mem::take(&mut question.why) {
        return;
    }
    let asker = awake.asker().map_or_else(String::new, ToString::to_string);
    let repaints = contexts
        .iter_mut()
        .flat_map(|mut ctx| ctx.get_mut().repaint_causes());
    let repaints: Vec<String> = repaints.map(|cause| cause.to_string()).collect();
    let held: Vec<_> = keys.get_pressed().collect();
    tell(format!(
        "busy {asker}; {}; keys {held:?}",
        repaints.join(", ")
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rest_is_told_once_and_not_before_the_frames_after_the_question_were_quiet() {
        let mut question = RestQuestion::default();
        assert_eq!(question.answer(true), None, "nobody asks");
        question.ask(4);
        question.ask(7);
        let told = [true, true, false, true, true, true, true].map(|quiet| question.answer(quiet));
        assert_eq!(told, [None, None, None, None, None, Some(7), None]);
    }
}

//! Learning a game: a guided first game at its table. What is taught is data (`kortlek_games::Lesson`), how it goes is
//! `kortlek_games::LessonRun`; here the table is made to follow it, and it is remembered.
//!
//! Each step of a lesson is a position of its script, so no rules know of lessons. After the script's own move the
//! session is replaced by the script up to the next step, while the picture stays and shows the steps between as usual.
//! A different good move stays on the table while it is praised; then the next position is set up. A wrong move lies
//! for a moment and is taken back. While a step is only read, nothing can be picked.
//!
//! A lesson is never saved. After its end it goes on as a game with a known deal, which is kept and not counted. “Hint”
//! shows the move and “Undo” goes back a step. The lesson's buttons are stops of the table's focus; inputs of its own
//! are a context of the bindings that comes before the table's.
//!
//! The dimming ([`spotlight`]) is drawn by egui over everything, since panels, bar and log are drawn by different means.

mod examples;
mod page;
mod spotlight;
mod terms;

use crate::{navigation, notices::Notice, play, progress::Progress};
use bevy::prelude::*;
use kortlek_games::{After, Expect, LessonRun, Said, gained};
use kortlek_kit::{Preferences, RedrawRequest};
use kortlek_rules::{
    Arg, GameCard, Message, Seat,
    presentation::{Choice, Layout, Names, Target},
    session::{Decision, Session},
};
use kortlek_table::{
    Activity, LessonMode, Menu, Mode, Origin, OverlayButtons, Picked, Replacement, Screen, Table,
    TableCommand, TableSystems,
    register::{Shelf, ShelfEntry},
};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lead.after(TableSystems::Drive)
            .before(TableSystems::Plan)
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Teaching>.and_then(resource_exists::<Table>)),
    )
    .add_systems(OnEnter(Screen::Title), forget)
    .add_systems(OnEnter(Screen::Setup), forget)
    .add_plugins((examples::plugin, page::plugin));
}

/// Time that a wrong decision stays on the table, in seconds.
const LYING: f32 = 1.3;
/// Time that the teacher takes to show a move, in seconds.
const SHOWING: f32 = 1.6;

/// The lesson that is given at the table.
#[derive(Resource)]
pub struct Teaching {
    course: LessonRun,
    /// Position of the step: the teacher's words are about it.
    at: Box<dyn Session>,
    at_step: usize,
    /// The table.
    table: u64,
    /// Remaining time that a wrong decision stays on the table.
    lies: f32,
    /// The teacher shows what to pick: the targets, and for how long yet.
    shows: Option<(Vec<Target>, f32)>,
    /// It is asked whether the player wants to leave.
    leaving: bool,
    /// Term that is explained, by its number in the teacher's words.
    explained: Option<usize>,
}

impl Teaching {
    /// Progress of the lesson.
    pub fn course(&self) -> &LessonRun {
        &self.course
    }

    /// Returns true while the player is asked whether to leave.
    pub fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// Returns true while a term is explained.
    pub fn is_explaining(&self) -> bool {
        self.explained.is_some()
    }

    /// Returns true if something is picked at the table, laid out like this, that is no part of the step's decision.
    pub fn strays(&self, table: &Table, layout: &Layout) -> bool {
        let (course, picking) = (&self.course, &table.picking);
        let (lesson, step) = (course.lesson(), course.step());
        let taught = &lesson.steps[step];
        let asked = matches!(taught.expect, Expect::Script | Expect::These(_));
        if !asked || !course.asks() || picking.carried().is_some() {
            return false;
        }
        let meant = |choice: &&Choice| lesson.expects(step, &choice.actions);
        let mut choices = picking.choices().iter().filter(meant);
        // Whatever is picked and marked, it leads there.
        if choices.any(|choice| choice.gesture.begins_with(picking.chosen())) {
            return false;
        }
        let expected = lesson.expected(step);
        let actions = expected.iter().flatten();
        let gestures = actions.filter_map(|action| table.choice_of(action));
        let mut wanted: Vec<Target> = gestures
            .flat_map(|choice| choice.gesture.targets().collect::<Vec<_>>())
            .collect();
        // The parts of a decision of several actions are known only once some of them are marked.
        let choices = picking.choices().iter().filter(meant);
        wanted.extend(choices.flat_map(|choice| choice.gesture.targets()));
        let touched = taught.touch.iter();
        wanted.extend(touched.flat_map(|lit| lit.targets(table.session.as_ref(), layout)));
        table.picked().iter().any(|target| !wanted.contains(target))
    }

    /// Keeps the position of the step that is taught.
    fn keep_position(&mut self, entry: &ShelfEntry) {
        let step = self.course.step();
        if self.at_step != step {
            let lesson = self.course.lesson();
            let (script, proceeds) = (lesson.upto(step), !lesson.steps[step].undealt);
            let names = self.at.names().names.clone();
            if let Ok(session) = laid(entry, (script, proceeds), names) {
                self.at = session;
            }
            self.at_step = step;
        }
    }
}

/// The buttons of a lesson.
mod button {
    pub const GO_ON: &str = "lesson-go-on";
    pub const SHOW: &str = "lesson-show";
    pub const SKIP: &str = "lesson-skip";
    pub const LEAVE: &str = "lesson-leave";
    /// Name of the cancel action, which asks before it leaves; no button shows it.
    pub const ASK: &str = "lesson-ask";
    pub const STAY: &str = "lesson-stay";
    pub const MENU: &str = "lesson-menu";
    /// The discs, by the number of their step.
    pub const STEPS: [&str; 10] = [
        "lesson-step-1",
        "lesson-step-2",
        "lesson-step-3",
        "lesson-step-4",
        "lesson-step-5",
        "lesson-step-6",
        "lesson-step-7",
        "lesson-step-8",
        "lesson-step-9",
        "lesson-step-10",
    ];
}

/// Begins the lesson of a game, or goes on with it where it was left. A game that is on the table waits.
///
/// # Errors
///
/// A message if there is none.
pub fn begin(world: &mut World, entry: &ShelfEntry) -> Result<(), Message> {
    let id = entry.card.id;
    let no_lesson = || Message::new("notice-no-lesson");
    let lesson = kortlek_games::lesson(id).ok_or_else(no_lesson)?;
    let known = world.resource::<Progress>().learned.get(id).copied();
    let course = LessonRun::new(lesson.clone(), known.map_or(0, |known| known.step));
    let script = &course.lesson().script;
    let names = play::names(script.seed(), script.seats());
    let script = (course.script(), course.proceeds());
    let session = laid(entry, script, names).map_err(|fault| {
        warn!("the lesson of {}: {fault}", entry.card.title);
        no_lesson()
    })?;
    let shown = session.positions() - 1;
    let at = laid(entry, script, session.names().names.clone()).map_err(|_| no_lesson())?;
    let mut table = Table::new(session, shown);
    table.mode = Mode::Lesson(LessonMode {
        looks: !course.asks(),
        ..LessonMode::default()
    });
    let teaching = Teaching {
        at_step: course.step(),
        at,
        course,
        table: table.serial(),
        lies: 0.0,
        shows: None,
        leaving: false,
        explained: None,
    };
    play::try_out(world, table);
    world.insert_resource(teaching);
    Ok(())
}

/// A script as a session; if it proceeds, as one in which somebody decides.
fn laid(
    entry: &ShelfEntry,
    (script, proceeds): (&str, bool),
    names: Vec<String>,
) -> Result<Box<dyn Session>, kortlek_rules::trace::Fault> {
    let mut session = (entry.resume)(script, names)?;
    while proceeds && session.proceed() {}
    Ok(session)
}

/// Begins a lesson, or shows a notice why that can't be.
pub fn begin_or_say(world: &mut World, game: &str) {
    let entry = world.resource::<Shelf>().get(game).copied();
    let entry = entry.ok_or_else(|| Message::new("notice-no-lesson"));
    if let Err(problem) = entry.and_then(|entry| begin(world, &entry)) {
        world.write_message(Notice::of(problem));
    }
}

/// Returns true if a game has a lesson.
pub fn is_there(game: &str) -> bool {
    kortlek_games::taught().any(|id| id == game)
}

/// Number of ideas in the lesson of a game.
pub fn ideas(game: &str) -> usize {
    kortlek_games::lesson(game).map_or(0, |lesson| lesson.steps.len())
}

/// The sentence that offers a lesson, once, to who has never played a game that has one.
pub fn offer(memory: &mut Progress, card: &GameCard) -> Option<Message> {
    let id = card.id;
    let known = memory.learned.get(id).is_some_and(|known| known.offered);
    if known || !is_there(id) || memory.played.iter().any(|played| played == id) {
        return None;
    }
    memory.learned.entry(id.to_owned()).or_default().offered = true;
    let game = Arg::Name(card.title.to_owned());
    let offer = Message::new("notice-learn").with("game", game);
    Some(offer.with("n", ideas(id)))
}

/// Leaves the lesson: what waited comes back.
pub fn leave(world: &mut World) {
    end(&mut world.commands());
    world.flush();
    play::leave_example(world);
}

/// Nobody teaches any longer, and nothing of it can be pressed.
fn end(commands: &mut Commands) {
    commands.remove_resource::<Teaching>();
    commands.insert_resource(OverlayButtons::default());
}

fn forget(mut commands: Commands) {
    end(&mut commands);
}

/// Request of the player to the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LessonRequest {
    GoOn,
    Show,
    Skip,
    Leave,
    Ask,
    Stay,
    Menu,
    Back(usize),
    Undo,
    /// A term is explained, or no longer.
    Explain(usize),
    Close,
}

fn request_of(target: Target) -> Option<LessonRequest> {
    let Target::Button(name) = target else {
        return None;
    };
    let step = button::STEPS.iter().position(|step| *step == name);
    let term = terms::number_of(name).map(LessonRequest::Explain);
    step.map(LessonRequest::Back).or(term).or(match name {
        button::GO_ON => Some(LessonRequest::GoOn),
        button::SHOW => Some(LessonRequest::Show),
        button::SKIP => Some(LessonRequest::Skip),
        button::LEAVE => Some(LessonRequest::Leave),
        button::ASK => Some(LessonRequest::Ask),
        button::STAY => Some(LessonRequest::Stay),
        button::MENU => Some(LessonRequest::Menu),
        terms::CLOSE => Some(LessonRequest::Close),
        _ => None,
    })
}

/// Makes the table follow the lesson.
fn lead(
    mut teaching: ResMut<Teaching>,
    mut table: ResMut<Table>,
    (mut picked, mut asked): (MessageReader<Picked>, MessageReader<TableCommand>),
    mut memory: ResMut<Progress>,
    activity: Res<Activity>,
    (shelf, menu, preferences): (Res<Shelf>, Res<State<Menu>>, Res<Preferences>),
    (time, mut awake): (Res<Time<Real>>, ResMut<RedrawRequest>),
    mut commands: Commands,
) {
    let picks: Vec<Target> = picked.read().map(|picked| picked.0).collect();
    // Picking anything else answers the question whether to leave.
    let plays_on = picks.iter().any(|target| request_of(*target).is_none());
    let requests: Vec<LessonRequest> = picks
        .into_iter()
        .filter_map(request_of)
        .chain(asked.read().filter_map(|command| match command {
            TableCommand::Hint => Some(LessonRequest::Show),
            TableCommand::Undo => Some(LessonRequest::Undo),
            _ => None,
        }))
        .collect();
    if table.serial() != teaching.table || !table.is_held() {
        end(&mut commands);
        return;
    }
    let Some(entry) = shelf.get(table.session.card().id) else {
        return;
    };
    let teaching = teaching.bypass_change_detection();
    teaching.leaving &= !plays_on;
    // The decision has already changed the table.
    let guided = table.bypass_change_detection().mode.lesson_mut();
    if let Some(actions) = guided.and_then(|lesson| lesson.decided.take()) {
        teaching.shows = None;
        teaching.explained = None;
        let brought = gained(teaching.at.as_ref(), table.session.as_ref());
        let after = teaching.course.decided(&actions, brought);
        follow(&mut table, entry, teaching, after);
        awake.keep();
    }
    for request in requests {
        let granted = grant(request, &mut table, teaching, &preferences, &mut commands);
        let Some(after) = granted else { return };
        awake.keep();
        if after == After::Over {
            // From here on it is a game like any other, but with a deal that could be known.
            table.set_mode(Mode::Own);
            table.origin = Origin::Known;
            end(&mut commands);
            commands.queue(play::keep);
            return;
        }
        follow(&mut table, entry, teaching, after);
    }
    let passed = match menu.get() {
        Menu::None => time.delta_secs().min(0.1),
        _ => 0.0,
    };
    if let Some((_, left)) = &mut teaching.shows {
        *left -= passed;
        awake.keep();
        if *left <= 0.0 {
            teaching.shows = None;
        }
    }
    if *teaching.course.said() == Said::Lying && table.is_current() && !activity.moving {
        teaching.lies -= passed;
        awake.goes_on_within(Duration::from_secs_f32(teaching.lies.max(0.01)));
        if teaching.lies <= 0.0 {
            lay(&mut table, entry, teaching, Replacement::Back);
            teaching.course.taken_back();
        }
    }
    update_guided(&mut table, &teaching.course);
    teaching.keep_position(entry);
    remember(&mut memory, entry.card.id, &teaching.course);
}

/// Carries out a request to the lesson, and returns how it goes on; `None` if it is left.
fn grant(
    request: LessonRequest,
    table: &mut ResMut<Table>,
    teaching: &mut Teaching,
    preferences: &Preferences,
    commands: &mut Commands,
) -> Option<After> {
    teaching.shows = None;
    teaching.leaving = request == LessonRequest::Ask;
    let explained = teaching.explained.take();
    let after = match request {
        LessonRequest::GoOn => teaching.course.go_on(),
        LessonRequest::Skip => teaching.course.skip(),
        LessonRequest::Back(step) => teaching.course.back_to(step),
        // A mere pick is put back first.
        LessonRequest::Undo if table.picking.has_picks() => {
            commands.queue(|world: &mut World| {
                world.write_message(TableCommand::Cancel);
            });
            After::Nothing
        }
        LessonRequest::Undo => teaching.course.undo(),
        LessonRequest::Show => {
            show(table, teaching, preferences);
            After::Nothing
        }
        LessonRequest::Leave => {
            commands.queue(leave);
            return None;
        }
        LessonRequest::Menu => {
            commands.queue(|world: &mut World| navigation::open(world, Menu::Pause));
            After::Nothing
        }
        LessonRequest::Explain(term) => {
            teaching.explained = Some(term).filter(|_| explained != Some(term));
            After::Nothing
        }
        LessonRequest::Ask | LessonRequest::Stay | LessonRequest::Close => After::Nothing,
    };
    Some(after)
}

/// The table does what comes after something in the lesson.
fn follow(table: &mut ResMut<Table>, entry: &ShelfEntry, teaching: &mut Teaching, after: After) {
    match after {
        After::Nothing | After::Over => {}
        After::Lay => lay(table, entry, teaching, Replacement::Afresh),
        After::Run => lay(table, entry, teaching, Replacement::On),
        After::TakeBack => teaching.lies = LYING,
    }
}

/// The script takes the place of the match, as far as the lesson is.
fn lay(table: &mut ResMut<Table>, entry: &ShelfEntry, teaching: &mut Teaching, how: Replacement) {
    let Names { names, .. } = table.session.names().clone();
    let script = (teaching.course.script(), teaching.course.proceeds());
    match laid(entry, script, names) {
        Ok(session) => {
            let last = session.positions() - 1;
            if teaching.course.is_set_again()
                && lies_alike(table.session.as_ref(), session.as_ref())
            {
                teaching.course.is_not_set();
            }
            let shown = if how == Replacement::On {
                table.shown
            } else {
                last
            };
            table.replace(session, shown, how);
        }
        // All of a script was read when its lesson was tested.
        Err(fault) => error!("a step of the lesson of {}: {fault}", entry.card.title),
    }
}

/// Returns true if the player sees the same table and scores in the last position of two matches.
fn lies_alike(one: &dyn Session, other: &dyn Session) -> bool {
    let [a, b] = [one, other].map(|session| {
        let last = session.positions() - 1;
        let scores: Vec<_> = session.panels(last).iter().map(|p| p.score).collect();
        (session.layout(last), scores)
    });
    a == b
}

/// Passes to the table whether the player can undo and whether the lesson only looks.
fn update_guided(table: &mut ResMut<Table>, course: &LessonRun) {
    let taken_back = course.step() > 0 || !matches!(course.said(), Said::Idea | Said::Other);
    let Some(lesson) = table.mode.lesson() else {
        return;
    };
    let wanted = LessonMode {
        can_undo: taken_back,
        looks: !course.asks(),
        decided: lesson.decided.clone(),
    };
    if *lesson != wanted {
        table.set_mode(Mode::Lesson(wanted));
    }
}

/// The teacher shows what the script does: it is hinted at, and picked in the air.
fn show(table: &mut ResMut<Table>, teaching: &mut Teaching, preferences: &Preferences) {
    let course = &teaching.course;
    let expected = course.lesson().expected(course.step());
    let Some(action) = expected.first().and_then(|decision| decision.first()) else {
        return;
    };
    if !course.asks() || !table.is_current() {
        return;
    }
    let due = table.session.positions() - 1;
    let seat = table.session.me().unwrap_or(Seat(0));
    let step = &course.lesson().steps[course.step()];
    let path: Vec<Target> = if step.several > 1 {
        // A target that is marked for the decision is not picked by its first action alone.
        let layout = table.layout(table.shown);
        let touched = step.touch.iter();
        let targets = touched.flat_map(|lit| lit.targets(table.session.as_ref(), &layout));
        targets.collect()
    } else {
        let choice = table.choice_of(action);
        choice.map_or_else(Vec::new, |c| c.gesture.targets().collect())
    };
    // A leftover pick that is not shown would block the next one.
    let picked = table.picking.chosen();
    if !path.is_empty() && picked.iter().any(|target| !path.contains(target)) {
        table.picking.clear();
    }
    table.hint = Some(Decision {
        due,
        seat,
        action: action.clone(),
        worths: Vec::new(),
        playouts: 0,
    });
    if !preferences.reduced_motion && !path.is_empty() {
        teaching.shows = Some((path, SHOWING));
    }
}

/// Remembers how far the player has come.
fn remember(memory: &mut ResMut<Progress>, game: &str, course: &LessonRun) {
    let known = memory.learned.get(game).copied().unwrap_or_default();
    let mut now = known;
    now.offered = true;
    if *course.said() == Said::End {
        now.done = true;
        now.step = 0;
    } else {
        now.step = course.step();
    }
    if now != known {
        memory.learned.insert(game.to_owned(), now);
    }
}

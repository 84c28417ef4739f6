//! A match with its seats, object-safe: the interface for the table on screen, whatever the game.
//!
//! Positions are numbered: position `k` is the one after `k` steps. The picture on screen may be behind the match; it
//! shows position `k` of [`Session::positions`]` - 1` and asks for the step from `k` to `k + 1`.

use crate::{
    bot::{Bot, Budget, Effort, HasBots, Level, Question, SearchResult, Who},
    dice::Luck,
    game::{Game, GameCard},
    matches::{Match, Step},
    message::{Arg, Message, Text},
    play,
    presentation::{
        self, Carried, Carrying, Choice, FactGroup, Gesture, IntendedAction, Layout, Names,
        Notebook, NotebookEntry, NotebookRules, Panel, Picks, Pose, Presentation, Scene, Scouting,
        StepPresentation, Target, Under, Unit, ZoneId, notebook_key,
    },
    request::{BotAnswer, RequestKind},
    rules::{Payoff, Phase, Refusal, Turn},
    seat::{Seat, Seats},
    stop_signal::StopSignal,
    trace::{self, Fault, Wanted},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Mutex, PoisonError},
};

/// Decision of a bot, or its advice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Number of steps the match had when the decision became due: a later answer is stale.
    pub due: usize,
    /// The seat that decides.
    pub seat: Seat,
    /// The action as JSON.
    pub action: String,
    /// Legal actions as JSON with expected value (0 to 1) and standard error, best first; empty if not weighed.
    pub worths: Vec<(String, f32, f32)>,
    /// Playouts made.
    pub playouts: u32,
}

/// Thinking that can be sent to another thread. It takes what stops it early.
pub type Thinking = Box<dyn FnOnce(StopSignal<'_>) -> Decision + Send>;

/// Thinking of any kind that can be sent to another thread, as it answers a request ([`crate::request`]).
pub type Answering = Box<dyn FnOnce(StopSignal<'_>) -> BotAnswer + Send>;

/// Playouts of an evaluation, if no other number is asked for.
pub const EVALUATED_BY: u32 = 6000;

/// Game, options, seed and players of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchInfo {
    /// The game's card.
    pub card: GameCard,
    /// The options, as the trace header has them.
    pub options: Map<String, Value>,
    /// The seed of all chance.
    pub seed: u64,
    /// Players by seat.
    pub seats: Vec<Who>,
    /// The names of the players, and the seat of the person, if one plays: the table is seen from there, or by an
    /// onlooker from seat 0.
    pub names: Names,
}

/// Turn and phase of a position, and the seat that makes the next step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PositionInfo {
    /// Next thing to happen.
    pub turn: Turn,
    /// Phase in which the position is shown.
    pub phase: Phase,
    /// Seat that decided in the step that follows; `None` if it was automatic or the position is the last.
    pub made_by: Option<Seat>,
}

/// A match at the table, whatever the game. All positions `k` must be below [`Session::positions`]; functions panic
/// otherwise.
pub trait Session: Send + Sync {
    /// Game, options, seed and players.
    fn info(&self) -> &MatchInfo;
    /// Number of positions: steps + 1.
    fn positions(&self) -> usize;
    /// State of position `k`: the turn, the phase, and the seat that makes the step from `k` to `k + 1`.
    fn position_info(&self, k: usize) -> PositionInfo;
    /// Position `k` as the person sees it, with the possible decisions once `picks` are made. At earlier positions
    /// nothing can be done any more. Its texts, as all texts from a session, still have to be put into words.
    fn scene(&self, k: usize, picks: Picks) -> Arc<Scene>;
    /// Log lines and stages of the step from `k` to `k + 1`.
    fn tell(&self, k: usize) -> StepPresentation;
    /// Layout of position `k` with everything turned up that anybody at the table knows.
    fn open_layout(&self, k: usize) -> Layout;

    /// An action of the person, given as JSON, as a choice: also one that is only made in a draft or on a canvas, whose
    /// gesture may be empty. `None` if it is not legal now.
    fn choice_of(&self, action: &str) -> Option<Choice>;
    /// Reason that a target can't be picked now, in one sentence: the one with which the rules refuse the action that
    /// is meant.
    fn refusal(&self, picks: Picks, target: Target) -> Text;
    /// Notice that `gone` has to go for a target that is picked ([`Presentation::replaced_notice`]); may be empty.
    fn replaced_notice(&self, gone: &[Target], target: Target) -> Text;
    /// Door to pieces that are carried over a canvas; `None` in a game without one.
    fn canvas(&self) -> Option<&dyn CanvasSession>;

    /// Commits an action given as JSON, or returns the reason that it can't be committed.
    fn commit(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Takes one automatic step if one is due. Says whether it did.
    fn proceed(&mut self) -> bool;
    /// Returns true if nobody decides any more, though the end is still to come.
    fn ends_alone(&self) -> bool;
    /// The end, if the game is over.
    fn result(&self) -> Option<Payoff>;
    /// The seats that win and lose together with this one, itself among them ([`Rules::side_of`](crate::Rules::side_of)).
    fn side_of(&self, seat: Seat) -> Seats;
    /// Returns `true` if the person is certain to be among the winners, `false` if certain not to be, while the game
    /// goes on ([`Game::certain`]).
    fn certain(&self) -> Option<bool>;

    /// The person's own marks.
    fn notebook(&self) -> &Notebook;
    /// The person's own marks, to change them.
    fn notebook_mut(&mut self) -> &mut Notebook;
    /// Door to the player's marks; `None` in a game without them.
    fn marks(&self) -> Option<&dyn MarkSession>;

    /// Undo and redo as they are possible now.
    fn undo_state(&self) -> UndoState;
    /// Undoes the person's last decision and everything that followed. Returns true if there was one.
    fn undo(&mut self) -> bool;
    /// Redoes the last undone decision, with everything that followed. Returns true if there was one.
    fn redo(&mut self) -> bool;

    /// The thinking for a seat that owes a decision: of the bot that sits there ([`RequestKind::Decide`]) or of an expert. `None`
    /// for an idle seat, if no bot sits there, and for [`RequestKind::Places`], which is the canvas's
    /// ([`CanvasSession::scouting`]).
    fn think(&self, kind: RequestKind, seat: Seat, effort: Effort) -> Option<Thinking>;

    /// The match as a trace as far as position `k`.
    fn trace_upto(&self, k: usize) -> String;
    /// From now on the match is seen by this seat, as if its player were the person; the names are those that the
    /// players have then.
    fn look_through(&mut self, eyes: Seat, names: Vec<String>);
}

/// Undo and redo as they are possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoState {
    /// True if there is a decision of the person to undo.
    pub can_undo: bool,
    /// True if the last undone decision can be redone: until the person makes another decision.
    pub can_redo: bool,
}

/// Marks that a person may make ([`NotebookRules`]).
pub trait MarkSession {
    /// The mark that comes after `now` on a target; `None` if it can't be marked now.
    fn next_mark(&self, target: Target, now: u8) -> Option<u8>;
    /// Targets that keep their mark in the next match.
    fn lasting(&self) -> Vec<Target>;
}

/// Pieces that a person carries over a canvas to place them ([`CanvasRules`](presentation::CanvasRules)).
pub trait CanvasSession {
    /// The piece to be laid on a canvas now.
    fn carried(&self) -> Option<Carried>;
    /// The choice of laying it down in this pose, or why it can't be.
    fn posed(&self, canvas: ZoneId, pose: Pose) -> Result<Choice, Text>;
    /// The pose in which an action given as JSON lays down what is carried.
    fn pose_of(&self, action: &str) -> Option<Pose>;
    /// Outcome of laying it down in this pose.
    fn under(&self, pose: Pose) -> Under;
    /// The nearest legal pose that covers what this one means to, as [`CanvasRules::snap`](presentation::CanvasRules::snap) has it.
    fn snap(&self, pose: Pose, reach: [i32; 2]) -> Option<Pose>;
    /// Looks for good places; `None` if nothing is carried.
    fn scouting(&self) -> Option<Scouting>;
    /// Facts beside the table meanwhile.
    fn facts(&self, carrying: &Carrying) -> Vec<FactGroup>;
}

/// Shorthands derived from the methods of a session.
impl dyn Session + '_ {
    /// The game's card.
    pub fn card(&self) -> GameCard {
        self.info().card
    }

    /// The thinking of the bot in a seat that owes a decision; `None` for a person's or an idle seat.
    pub fn thinking(&self, seat: Seat) -> Option<Thinking> {
        self.think(RequestKind::Decide, seat, Effort::Usual)
    }

    /// The thinking of an expert for the person's seat: a hint. `None` if no decision is owed.
    pub fn hint(&self) -> Option<Thinking> {
        self.think(RequestKind::Hint, self.me()?, Effort::Usual)
    }

    /// The thinking that answers a request about the present position; `None` if there is nothing to think about. Places
    /// on a canvas are looked for only for the person.
    pub fn answering(&self, kind: RequestKind, seat: Seat, effort: Effort) -> Option<Answering> {
        if kind != RequestKind::Places {
            let thinking = self.think(kind, seat, effort)?;
            return Some(Box::new(move |stop| BotAnswer::Decision(thinking(stop))));
        }
        let canvas = self.canvas().filter(|_| self.me() == Some(seat))?;
        let scouting = canvas.scouting()?;
        Some(Box::new(move |stop| BotAnswer::Places(scouting(stop))))
    }

    /// Number of seats.
    pub fn players(&self) -> usize {
        self.info().seats.len()
    }

    /// The seed of all chance.
    pub fn seed(&self) -> u64 {
        self.info().seed
    }

    /// Players by seat.
    pub fn seats(&self) -> &[Who] {
        &self.info().seats
    }

    /// The names of the players.
    pub fn names(&self) -> &Names {
        &self.info().names
    }

    /// The seat of the person, if one plays.
    pub fn me(&self) -> Option<Seat> {
        self.info().names.me
    }

    /// The present position.
    pub fn now(&self) -> usize {
        self.positions() - 1
    }

    /// Next thing to happen at position `k`.
    pub fn turn(&self, k: usize) -> Turn {
        self.position_info(k).turn
    }

    /// Phase in which position `k` is shown.
    pub fn phase(&self, k: usize) -> Phase {
        self.position_info(k).phase
    }

    /// Seat that decided in the step from `k` to `k + 1`.
    pub fn made_by(&self, k: usize) -> Option<Seat> {
        self.position_info(k).made_by
    }

    /// Returns true if the person owes a decision at position `k`.
    pub fn is_mine(&self, k: usize) -> bool {
        self.me()
            .is_some_and(|me| presentation::owing(self.turn(k)).has(me))
    }

    /// The seats that owe a decision now.
    pub fn owing(&self) -> Seats {
        presentation::owing(self.turn(self.now()))
    }

    /// The present position, once `picks` are made.
    pub fn scene_now(&self, picks: Picks) -> Arc<Scene> {
        self.scene(self.now(), picks)
    }

    /// Layout of position `k`.
    pub fn layout(&self, k: usize) -> Layout {
        self.scene(k, Picks::NONE).layout.clone()
    }

    /// Panels of position `k`, in seat order.
    pub fn panels(&self, k: usize) -> Vec<Panel> {
        self.scene(k, Picks::NONE).panels.clone()
    }

    /// The choices of the person now that are made by picking; empty if none is owed.
    pub fn choices(&self) -> Vec<Choice> {
        self.scene_now(Picks::NONE).picked_offers()
    }

    /// The piece that the person carries over a canvas now.
    pub fn carried(&self) -> Option<Carried> {
        self.canvas()?.carried()
    }

    /// Some of the placements of the carried piece: those that the rules list.
    pub fn placements(&self) -> Vec<Choice> {
        if self.carried().is_none() {
            return Vec::new();
        }
        let mut offers = self.scene_now(Picks::NONE).offers.clone();
        offers.retain(|offer| offer.gesture.is_empty());
        offers
    }

    /// Unit of the scores.
    pub fn unit(&self) -> Unit {
        self.scene_now(Picks::NONE).unit
    }

    /// Reason of the end in a sentence; empty if the scores are enough or the game goes on.
    pub fn ending(&self) -> Text {
        match self.result() {
            Some(_) => self.scene_now(Picks::NONE).ending.clone(),
            None => Text::EMPTY,
        }
    }

    /// The whole match as a trace; unfinished if the game is.
    pub fn trace(&self) -> String {
        self.trace_upto(self.now())
    }

    /// Begins a match with marks of an earlier one, by their keys; only the lasting ones are taken.
    pub fn begin_with_marks(&mut self, marks: &BTreeMap<String, u8>) {
        let lasting = self.marks().map_or_else(Vec::new, MarkSession::lasting);
        for key in lasting.into_iter().map(notebook_key) {
            if let Some(mark) = marks.get(&key) {
                self.notebook_mut().set(0, key, *mark);
            }
        }
    }

    /// The marks with which the next match begins, by their keys.
    pub fn marks_to_keep(&self) -> BTreeMap<String, u8> {
        let lasting = self.marks().map_or_else(Vec::new, MarkSession::lasting);
        let keys = lasting.into_iter().map(notebook_key);
        keys.map(|key| (key.clone(), self.notebook().mark(&key)))
            .collect()
    }

    /// Returns true if a target can be marked now.
    pub fn can_mark(&self, target: Target) -> bool {
        let now = self.notebook().mark(&notebook_key(target));
        let marks = self.marks();
        marks.is_some_and(|marks| marks.next_mark(target, now).is_some())
    }

    /// Returns true if the person can undo a decision.
    pub fn can_undo(&self) -> bool {
        self.undo_state().can_undo
    }

    /// Returns true if the last undone decision can be redone.
    pub fn can_redo(&self) -> bool {
        self.undo_state().can_redo
    }

    /// Goes on to the next mark on a target. Says whether it can be marked.
    pub fn mark(&mut self, target: Target) -> bool {
        let (k, on) = (self.now(), notebook_key(target));
        let now = self.notebook().mark(&on);
        let next = self.marks().and_then(|marks| marks.next_mark(target, now));
        if let Some(mark) = next {
            self.notebook_mut().set(k, on, mark);
        }
        next.is_some()
    }
}

/// Those of the targets which, picked after `chosen`, change least of the expected outcome; all of them where the game
/// foresees nothing. One of them is the choice of a player who has not chosen yet: an ace that stays where it is.
pub fn least_changed(session: &dyn Session, chosen: &[Target], among: &[Target]) -> Vec<Target> {
    let foreseen = |path: &[Target]| {
        let scene = session.scene_now(Picks::chosen(path));
        scene.foreseen.layout.clone()
    };
    let Some(now) = foreseen(chosen) else {
        return among.to_vec();
    };
    let mut path = chosen.to_vec();
    let changes: Vec<usize> = among
        .iter()
        .map(|target| {
            path.truncate(chosen.len());
            path.push(*target);
            foreseen(&path).map_or(usize::MAX, |then| now.changes(&then))
        })
        .collect();
    let least = changes.iter().min().copied();
    let pairs = among.iter().zip(&changes);
    let calm = pairs.filter(|(_, changes)| Some(**changes) == least);
    calm.map(|(target, _)| *target).collect()
}

/// Options, seed and players of a new match.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// Options that are not at their defaults.
    pub options: Map<String, Value>,
    /// The seed of all chance.
    pub seed: u64,
    /// Players by seat. At most one person.
    pub seats: Vec<Who>,
    /// The players' names, one a seat.
    pub names: Vec<String>,
}

/// Sets up a new match.
///
/// Errors are one sentence: an option or the number of seats is wrong.
pub fn open<G: Presentation + HasBots>(setup: Setup) -> Result<Box<dyn Session>, String> {
    let rules = G::with_options(&setup.options)?;
    check_seats(rules.players(), &setup.seats)?;
    let game = Match::new(rules, setup.seed);
    Ok(Box::new(GameSession::new(game, setup.seats, setup.names)))
}

/// Restores a match from its trace.
///
/// Errors name the line of the trace that does not fit the rules.
pub fn resume<G: Presentation + HasBots>(
    text: &str,
    names: Vec<String>,
) -> Result<Box<dyn Session>, Fault> {
    let (game, header) = trace::read::<G>(text, Wanted::AsFarAsItGoes)?;
    let seats: Result<Vec<Who>, String> = header.seats.iter().map(|s| s.parse()).collect();
    let fault = |found: String| Fault::new(1, "seats that this program knows", found);
    let seats = seats.map_err(fault)?;
    check_seats(game.rules().players(), &seats).map_err(fault)?;
    Ok(Box::new(GameSession::new(game, seats, names)))
}

fn check_seats(players: usize, seats: &[Who]) -> Result<(), String> {
    if seats.len() != players {
        return Err(format!(
            "{players} players need {players} seats, not {}.",
            seats.len()
        ));
    }
    if seats.iter().filter(|w| **w == Who::Human).count() > 1 {
        return Err("Only one person can sit at the table; the others are bots.".to_owned());
    }
    Ok(())
}

struct GameSession<G: Game> {
    game: Match<G>,
    info: MatchInfo,
    notebook: Notebook,
    /// The marks removed by each undo.
    unmarked: Vec<Vec<NotebookEntry>>,
    /// The scenes that were asked for last.
    scenes: SceneCache,
}

/// Number of scenes that are cached: the picture asks for the same ones again and again.
const KEPT_SCENES: usize = 24;

/// A position and the picks there.
type SceneKey = (usize, Vec<Target>, Vec<Target>);

/// The scenes that were asked for last, the latest at the end. Made again when their inputs change.
#[derive(Default)]
struct SceneCache(Mutex<VecDeque<(SceneKey, Arc<Scene>)>>);

impl SceneCache {
    fn get_or(&self, k: usize, picks: Picks, make: impl FnOnce() -> Scene) -> Arc<Scene> {
        let is = |(of, _): &(SceneKey, Arc<Scene>)| {
            of.0 == k && of.1 == picks.chosen && of.2 == picks.marked
        };
        // A scene that a panic left half kept is still whole: it is pushed at once.
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = {
            let mut kept = kept();
            let at = kept.iter().position(is);
            at.and_then(|at| kept.remove(at))
        };
        let entry = found.unwrap_or_else(|| {
            let key = (k, picks.chosen.to_vec(), picks.marked.to_vec());
            (key, Arc::new(make()))
        });
        let scene = entry.1.clone();
        let mut kept = kept();
        if kept.len() == KEPT_SCENES {
            kept.pop_front();
        }
        kept.push_back(entry);
        scene
    }

    fn clear(&mut self) {
        let kept = self.0.get_mut();
        kept.unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl<G: Presentation + HasBots> GameSession<G> {
    fn new(game: Match<G>, seats: Vec<Who>, names: Vec<String>) -> GameSession<G> {
        let me = seats.iter().position(|who| *who == Who::Human);
        let me = me.map(|seat| Seat(seat as u8));
        let options = match serde_json::to_value(game.rules()) {
            Ok(Value::Object(options)) => options,
            _ => Map::new(),
        };
        GameSession {
            info: MatchInfo {
                card: G::CARD,
                options,
                seed: game.seed(),
                seats,
                names: Names { names, me },
            },
            game,
            notebook: Notebook::default(),
            unmarked: Vec::new(),
            scenes: SceneCache::default(),
        }
    }

    fn view(&self, k: usize) -> G::View {
        self.game.rules().view(self.game.state(k), self.me())
    }

    fn me(&self) -> Option<Seat> {
        self.info.names.me
    }

    /// The person, if a decision is owed now.
    fn owes(&self) -> Option<Seat> {
        let owing = presentation::owing(self.game.turn());
        self.me().filter(|me| owing.has(*me))
    }

    fn bottom(&self) -> Seat {
        self.me().unwrap_or(Seat(0))
    }

    fn players(&self) -> usize {
        self.game.rules().players()
    }

    fn now(&self) -> usize {
        self.game.steps().len()
    }

    /// The game's own scene at position `k` for the person.
    fn own_scene(&self, k: usize, picks: Picks) -> Scene<G::Action> {
        let (rules, state) = (self.game.rules(), self.game.state(k));
        let mut legal = Vec::new();
        if let Some(me) = self.owes().filter(|_| k == self.now()) {
            rules.legal(state, me, &mut legal);
        }
        let mut scene = presentation::scene_with(rules, state, self.me(), &legal, picks);
        if let Some(own) = rules.notebook() {
            own.annotate(&self.view(k), self.bottom(), &self.notebook, &mut scene);
        }
        scene
    }

    /// Fills in the parts of a scene that the game leaves to the session: the turn.
    fn fill_in(&self, k: usize, scene: &mut Scene<G::Action>) {
        let turn = self.game.rules().turn(self.game.state(k));
        let owing = presentation::owing(turn);
        for panel in &mut scene.panels {
            panel.acting = owing.has(panel.seat);
            if panel.acting && panel.status.words.is_empty() {
                panel.status.words = "deciding".into();
            }
        }
        if scene.prompt.title.is_empty() {
            let mine = self.me().is_some_and(|me| owing.has(me));
            scene.prompt.title = match turn {
                Turn::Over => Message::new("game-over").attribute("title").into(),
                Turn::Proceed => "one-moment".into(),
                Turn::Act(_) if mine => "your-turn".into(),
                Turn::Act(seats) => Message::new("turn-of").with("who", seats).into(),
            };
        }
    }

    /// The bot that thinks for a seat.
    fn thinker(&self, kind: RequestKind, seat: Seat) -> Option<Box<dyn Bot<G>>> {
        let rules = self.game.rules();
        match kind {
            RequestKind::Decide => play::bot_of(rules, *self.info.seats.get(seat.index())?),
            RequestKind::Hint | RequestKind::Evaluate => Some(rules.bot(Level::Expert)),
            RequestKind::Places => None,
        }
    }
}

/// Result of a bot's thinking about a question: a choice, or the value of everything.
fn thought<G: Game>(
    bot: &dyn Bot<G>,
    kind: RequestKind,
    question: Question<'_, G>,
    luck: &mut Luck,
) -> SearchResult<G::Action> {
    if kind != RequestKind::Evaluate {
        return bot.choose(question, luck);
    }
    let budget = Budget {
        playouts: question.effort.of(EVALUATED_BY),
        threads: 1,
    };
    let worths = bot.evaluate(question, budget, luck);
    SearchResult {
        action: worths.first().map_or(question.legal[0], |best| best.action),
        playouts: worths.iter().map(|worth| worth.visits).sum(),
        worths,
        mixed: false,
    }
}

fn to_json<A: serde::Serialize>(action: &A) -> String {
    serde_json::to_string(action).expect("an action is plain data that JSON can hold")
}

fn from_json<A: serde::de::DeserializeOwned>(action: &str) -> Option<A> {
    serde_json::from_str(action).ok()
}

impl<G: Presentation + HasBots> Session for GameSession<G> {
    fn info(&self) -> &MatchInfo {
        &self.info
    }

    fn positions(&self) -> usize {
        self.game.steps().len() + 1
    }

    fn position_info(&self, k: usize) -> PositionInfo {
        let (rules, state) = (self.game.rules(), self.game.state(k));
        PositionInfo {
            turn: rules.turn(state),
            phase: rules.phase(state),
            made_by: self.game.steps().get(k).and_then(Step::by),
        }
    }

    fn scene(&self, k: usize, picks: Picks) -> Arc<Scene> {
        self.scenes.get_or(k, picks, || {
            let mut scene = self.own_scene(k, picks);
            self.fill_in(k, &mut scene);
            scene.map_actions(to_json)
        })
    }

    fn tell(&self, k: usize) -> StepPresentation {
        let (before, after) = (self.view(k), self.view(k + 1));
        let (made, notes) = (self.game.seen(k, self.me()), self.game.steps()[k].notes());
        let rules = self.game.rules();
        rules.tell(&before, made, &notes, &after, self.bottom())
    }

    fn open_layout(&self, k: usize) -> Layout {
        let mut layout = self.scene(k, Picks::NONE).layout.clone();
        let (rules, state) = (self.game.rules(), self.game.state(k));
        for seat in Seat::all(self.players()).filter(|seat| *seat != self.bottom()) {
            let theirs = presentation::scene_with(rules, state, Some(seat), &[], Picks::NONE);
            presentation::turn_up(&mut layout, &theirs.layout);
        }
        layout
    }

    fn choice_of(&self, action: &str) -> Option<Choice> {
        let me = self.owes()?;
        let action: G::Action = from_json(action)?;
        let rules = self.game.rules();
        if !rules.is_legal(self.game.now(), me, action) {
            return None;
        }
        let json = to_json(&action);
        let scene = self.scene(self.now(), Picks::NONE);
        let unlisted = || {
            let words = rules.action_words(&self.view(self.now()), me, action);
            Choice::new([json.clone()], Gesture::default(), words)
        };
        // An action that only a draft makes is offered once its target is marked.
        let drafted = || {
            let marks = &scene.draft.as_ref()?.marks;
            let scene = self.scene(self.now(), Picks::marked(marks));
            scene.offer_of(&json).cloned()
        };
        let offer = scene.offer_of(&json).cloned().or_else(drafted);
        Some(offer.unwrap_or_else(unlisted))
    }

    fn refusal(&self, picks: Picks, target: Target) -> Text {
        let Some(me) = self.me() else {
            return "bots-play".into();
        };
        let seats = match self.game.turn() {
            Turn::Over => return "game-over".into(),
            Turn::Proceed => return "nobody-decides".into(),
            Turn::Act(seats) => seats,
        };
        if !seats.has(me) {
            return self.game.not_your_turn(seats, me).into();
        }
        let scene = self.scene(self.now(), picks);
        let action: Option<G::Action> = match scene.intended(target) {
            Some(IntendedAction::Action(action)) => from_json(action),
            Some(IntendedAction::Nothing(sentence)) => return sentence.clone(),
            None => None,
        };
        action.map_or("pick-what-is-lit".into(), |action| {
            let view = self.view(self.now());
            self.game.rules().refusal(&view, me, action).0.into()
        })
    }

    fn replaced_notice(&self, gone: &[Target], target: Target) -> Text {
        self.owes().map_or(Text::EMPTY, |me| {
            let view = self.view(self.now());
            self.game.rules().replaced_notice(&view, me, gone, target)
        })
    }

    fn canvas(&self) -> Option<&dyn CanvasSession> {
        let own = self.game.rules().canvas();
        own.map(|_| self as &dyn CanvasSession)
    }

    fn commit(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action: G::Action = from_json(action).ok_or_else(|| {
            let name = Arg::Name(action.to_owned());
            Refusal::new(Message::new("no-such-action").with("action", name))
        })?;
        self.game.commit(seat, action)?;
        self.scenes.clear();
        Ok(())
    }

    fn proceed(&mut self) -> bool {
        let proceeded = self.game.proceed();
        if proceeded {
            self.scenes.clear();
        }
        proceeded
    }

    fn ends_alone(&self) -> bool {
        self.game.ends_alone()
    }

    fn result(&self) -> Option<Payoff> {
        self.game.result()
    }

    fn side_of(&self, seat: Seat) -> Seats {
        self.game.rules().side_of(seat)
    }

    fn certain(&self) -> Option<bool> {
        let me = self.me().filter(|_| self.game.result().is_none())?;
        self.game.rules().certain(&self.view(self.now()), me)
    }

    fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    fn notebook_mut(&mut self) -> &mut Notebook {
        self.scenes.clear();
        &mut self.notebook
    }

    fn marks(&self) -> Option<&dyn MarkSession> {
        let own = self.game.rules().notebook();
        own.map(|_| self as &dyn MarkSession)
    }

    fn undo_state(&self) -> UndoState {
        let last = self.me().and_then(|me| self.game.last_decision_of(me));
        UndoState {
            can_undo: last.is_some(),
            can_redo: self.game.can_redo(),
        }
    }

    fn undo(&mut self) -> bool {
        let Some(k) = self.me().and_then(|me| self.game.last_decision_of(me)) else {
            return false;
        };
        if !self.game.can_redo() {
            self.unmarked.clear();
        }
        self.game.undo_to(k);
        self.unmarked.push(self.notebook.undo_to(k));
        self.scenes.clear();
        true
    }

    fn redo(&mut self) -> bool {
        if !self.game.redo() {
            return false;
        }
        self.notebook.redo(self.unmarked.pop().unwrap_or_default());
        self.scenes.clear();
        true
    }

    fn think(&self, kind: RequestKind, seat: Seat, effort: Effort) -> Option<Thinking> {
        let (due, state) = self.game.due();
        if !presentation::owing(self.game.turn()).has(seat) {
            return None;
        }
        let bot = self.thinker(kind, seat)?;
        let rules = self.game.rules().clone();
        let view = rules.view(state, Some(seat));
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        let mut luck = play::luck(self.game.seed(), due, seat);
        Some(Box::new(move |stop| {
            let question = Question::new(&rules, &view, seat, &legal, stop).with(effort);
            let thought = thought(&*bot, kind, question, &mut luck);
            let worths = thought.worths.iter();
            Decision {
                due,
                seat,
                action: to_json(&thought.action),
                worths: worths
                    .map(|w| (to_json(&w.action), w.value, w.error))
                    .collect(),
                playouts: thought.playouts,
            }
        }))
    }

    fn trace_upto(&self, k: usize) -> String {
        let seats: Vec<String> = self.info.seats.iter().map(Who::to_string).collect();
        if k == self.now() {
            return trace::write(&self.game, &seats, false);
        }
        let mut game = self.game.clone();
        game.undo_to(k);
        trace::write(&game, &seats, false)
    }

    fn look_through(&mut self, eyes: Seat, names: Vec<String>) {
        self.info.names = Names {
            names,
            me: Some(eyes),
        };
        self.scenes.clear();
    }
}

impl<G: Presentation + HasBots> MarkSession for GameSession<G> {
    fn next_mark(&self, target: Target, now: u8) -> Option<u8> {
        let own = self.game.rules().notebook()?;
        own.next_mark(&self.view(self.now()), self.bottom(), target, now)
    }

    fn lasting(&self) -> Vec<Target> {
        let own = self.game.rules().notebook();
        own.map_or_else(Vec::new, NotebookRules::lasting)
    }
}

impl<G: Presentation + HasBots> CanvasSession for GameSession<G> {
    fn carried(&self) -> Option<Carried> {
        let canvas = self.game.rules().canvas()?;
        canvas.carried(&self.view(self.now()), self.owes()?)
    }

    fn posed(&self, canvas: ZoneId, pose: Pose) -> Result<Choice, Text> {
        let me = self.me().ok_or("bots-play")?;
        let view = self.view(self.now());
        let rules = self.game.rules();
        let action = rules
            .canvas()
            .and_then(|own| own.posed(&view, me, canvas, pose))
            .filter(|_| self.owes().is_some())
            .ok_or("nobody-decides")?;
        if rules.is_legal(self.game.state(self.now()), me, action) {
            let words = rules.action_words(&view, me, action);
            Ok(Choice::new([to_json(&action)], Gesture::default(), words))
        } else {
            Err(rules.refusal(&view, me, action).0.into())
        }
    }

    fn pose_of(&self, action: &str) -> Option<Pose> {
        let canvas = self.game.rules().canvas()?;
        canvas.pose_of(&self.view(self.now()), self.me()?, from_json(action)?)
    }

    fn under(&self, pose: Pose) -> Under {
        let canvas = self.game.rules().canvas().zip(self.me());
        canvas.map_or_else(Under::default, |(canvas, me)| {
            canvas.under(&self.view(self.now()), me, pose)
        })
    }

    fn snap(&self, pose: Pose, reach: [i32; 2]) -> Option<Pose> {
        let canvas = self.game.rules().canvas()?;
        canvas.snap(&self.view(self.now()), self.me()?, pose, reach)
    }

    fn scouting(&self) -> Option<Scouting> {
        let me = self.owes()?;
        let (rules, view) = (self.game.rules().clone(), self.view(self.now()));
        rules.canvas()?.carried(&view, me)?;
        Some(Box::new(move |stop| {
            let canvas = rules.canvas();
            canvas.map_or_else(Vec::new, |canvas| canvas.good_places(&view, me, stop))
        }))
    }

    fn facts(&self, carrying: &Carrying) -> Vec<FactGroup> {
        let canvas = self.game.rules().canvas();
        canvas.map_or_else(Vec::new, |canvas| {
            canvas.facts_carrying(&self.view(self.now()), self.bottom(), carrying)
        })
    }
}

//! A match with its seats, object-safe: what the table on screen works on, whatever the game.
//!
//! Positions are numbered: position `k` is the one after `k` steps. The picture on screen may be behind the match; it
//! shows position `k` of [`Session::positions`]` - 1` and asks for the step from `k` to `k + 1`.

use crate::{
    bot::{Bot, Played, Question, Who},
    game::{Game, GameCard},
    matches::{Event, Made, Match},
    play,
    rules::{Note, Payoff, Phase, Refusal, Seen, Turn},
    say::{Arg, Say, Text},
    seat::{Seat, Seats},
    tabled::{
        self, ActionButton, Aid, Carried, Carrying, Choice, Decided, Draft, Gesture, Layout,
        LogLine, Meant, Names, Notebook, NotebookEntry, Panel, Pose, Preview, Prompt, Scouting,
        Tabled, Target, Telling, Tip, Under, Unit, ZoneId, notebook_key,
    },
    trace::{self, Fault, Wanted},
};
use serde_json::{Map, Value};
use std::{collections::BTreeMap, sync::atomic::AtomicBool};

/// What a bot decided, or would.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// How many steps the match had when the decision became due: a later answer is stale.
    pub due: usize,
    /// Whose decision.
    pub seat: Seat,
    /// The action as JSON.
    pub action: String,
    /// Legal actions as JSON with expected value (0 to 1) and standard error, best first; empty if not weighed.
    pub worths: Vec<(String, f32, f32)>,
    /// Playouts made.
    pub playouts: u32,
}

/// Thinking that can be sent to another thread. It takes a flag that stops it early.
pub type Thinking = Box<dyn FnOnce(&AtomicBool) -> Decision + Send>;

/// A match at the table. All positions `k` must be below [`Session::positions`]; functions panic otherwise.
pub trait Session: Send + Sync {
    /// The game's card.
    fn card(&self) -> GameCard;
    /// How many seats play.
    fn players(&self) -> usize;
    /// The options, as the trace header has them.
    fn options(&self) -> Map<String, Value>;
    /// The seed.
    fn seed(&self) -> u64;
    /// Who sits where.
    fn seats(&self) -> &[Who];
    /// The names of the players.
    fn names(&self) -> &Names;
    /// The seat of the person, if one plays; the table is seen from there, or by an onlooker from seat 0.
    fn me(&self) -> Option<Seat>;

    /// How many positions there are: steps + 1.
    fn positions(&self) -> usize;
    /// What has to happen next at position `k`.
    fn turn(&self, k: usize) -> Turn;
    /// How position `k` is shown.
    fn phase(&self, k: usize) -> Phase;
    /// What lies on the table. Its texts, as all that a session gives, still have to be put into words.
    fn layout(&self, k: usize) -> Layout;
    /// What the seats' panels say, in seat order.
    fn panels(&self, k: usize) -> Vec<Panel>;
    /// What the bar on top says.
    fn prompt(&self, k: usize) -> Prompt;
    /// Whether the person owes a decision at position `k`.
    fn is_mine(&self, k: usize) -> bool {
        self.me()
            .is_some_and(|me| tabled::owing(self.turn(k)).has(me))
    }
    /// What is told of the step from `k` to `k + 1`.
    fn tell(&self, k: usize) -> Telling;
    /// Who decided in the step from `k` to `k + 1`.
    fn made_by(&self, k: usize) -> Option<Seat>;

    /// The seats that owe a decision now.
    fn owing(&self) -> Seats {
        tabled::owing(self.turn(self.positions() - 1))
    }
    /// The person's legal actions now; empty if none is owed.
    fn choices(&self) -> Vec<Choice>;
    /// An action of the person, given as JSON, as a choice: also one that is only made in a draft, whose gesture may be
    /// empty. `None` if it is not legal now.
    fn choice_of(&self, action: &str) -> Option<Choice>;
    /// What an action of the person, given as JSON, moves besides what is picked for it ([`Tabled::moves`]).
    fn moves(&self, action: &str) -> Vec<Target>;
    /// What a hint says of an action of the person, given as JSON, instead of its words ([`Tabled::whole_words`]).
    fn whole_words(&self, action: &str) -> Text;
    /// Why an action of the person, given as JSON, may be wise ([`Tabled::why`]).
    fn why(&self, action: &str) -> Text;
    /// What the person can mark freely before another pick decides.
    fn draft(&self) -> Option<Draft>;
    /// What can be decided while something is marked: decisions of several actions.
    fn drafted(&self, marked: &[Target]) -> Vec<Choice>;
    /// What laying down what is carried over a canvas would do in this pose, or why it can't be.
    fn posed(&self, canvas: ZoneId, pose: Pose) -> Result<Choice, Text>;
    /// What the person has to lay on a canvas now.
    fn carried(&self) -> Option<Carried>;
    /// Some of the ways to lay down what the person carries: those that the rules list.
    fn placements(&self) -> Vec<Choice>;
    /// The pose in which an action given as JSON lays down what is carried.
    fn pose_of(&self, action: &str) -> Option<Pose>;
    /// What would come of laying down what is carried in this pose.
    fn under(&self, pose: Pose) -> Under;
    /// The nearest legal pose that covers what this one means to, as [`Tabled::snap`] has it.
    fn snap(&self, pose: Pose, reach: [i32; 2]) -> Option<Pose>;
    /// Looks for good places for what is carried; `None` if nothing is.
    fn scouting(&self) -> Option<Scouting>;
    /// Facts beside the table while something is carried.
    fn aids_carrying(&self, carrying: &Carrying) -> Vec<Aid>;
    /// The buttons of the action bar once `chosen` is picked or marked, also those that can't be pressed.
    fn buttons(&self, chosen: &[Target]) -> Vec<ActionButton>;
    /// What targets would bring, once `chosen` is picked.
    fn previews(&self, chosen: &[Target]) -> Vec<Preview>;
    /// What the bar on top says now, once `chosen` is picked.
    fn prompt_after(&self, chosen: &[Target]) -> Prompt;
    /// What the table would look like if the decision were made that `chosen` leads to.
    fn outcome(&self, chosen: &[Target]) -> Option<Layout>;
    /// The scores that the panels would show then, in seat order; empty where they can't be foreseen or stay.
    fn scores_after(&self, chosen: &[Target]) -> Vec<i32>;
    /// Facts beside the table at position `k`, once `chosen` is picked there.
    fn aids(&self, k: usize, chosen: &[Target]) -> Vec<Aid>;
    /// What the game says of a thing on the table at position `k`.
    fn tip(&self, k: usize, target: Target) -> Tip;
    /// The game's tips whose situation has come up ([`Tabled::situations`]); none while the person owes no decision.
    fn situations(&self) -> Vec<&'static str>;
    /// Why a target can't be picked now, in one sentence: the one with which the rules refuse the action that is meant.
    fn refusal(&self, chosen: &[Target], target: Target) -> Text;
    /// What is said when `gone` has to go for a target that is picked ([`Tabled::makes_way`]).
    fn makes_way(&self, gone: &[Target], target: Target) -> Text;
    /// Commits an action given as JSON, or says why it can't be.
    fn commit(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Takes one automatic step if one is due. Says whether it did.
    fn proceed(&mut self) -> bool;
    /// Whether nobody decides any more, though the end is still to come.
    fn ends_alone(&self) -> bool;
    /// The end, if the game is over.
    fn result(&self) -> Option<Payoff>;
    /// Whether the person is certain to be among the winners, or certain not to be, while the game goes on
    /// ([`Game::certain`]).
    fn certain(&self) -> Option<bool>;
    /// What a score counts.
    fn unit(&self) -> Unit;
    /// How the end came about, in a sentence; empty if the scores say it all or the game goes on.
    fn ending(&self) -> Text;

    /// The person's own marks.
    fn notebook(&self) -> &Notebook;
    /// Takes a notebook over, from a save.
    fn set_notebook(&mut self, notebook: Notebook);
    /// The marks with which the next match begins, by the keys of what they are on ([`Tabled::lasting_marks`]).
    fn lasting_marks(&self) -> BTreeMap<String, u8>;
    /// Begins a match with marks of an earlier one; only those that last are taken.
    fn begin_with_marks(&mut self, marks: &BTreeMap<String, u8>);
    /// Whether a target can be marked now.
    fn can_mark(&self, target: Target) -> bool;
    /// Goes on to the next mark on a target. Says whether it can be marked.
    fn mark(&mut self, target: Target) -> bool;
    /// Takes back the last mark. Says whether there was one.
    fn unmark(&mut self) -> bool;

    /// Whether the person can take a decision back.
    fn can_undo(&self) -> bool;
    /// Takes back the person's last decision and all that followed. Says whether there was one.
    fn undo(&mut self) -> bool;
    /// Whether what was taken back last can be made again: until the person makes another decision.
    fn can_redo(&self) -> bool;
    /// Makes again what was taken back last, with all that followed. Says whether there was anything.
    fn redo(&mut self) -> bool;

    /// The thinking of the bot in a seat that owes a decision; `None` for a person's or an idle seat.
    fn thinking(&self, seat: Seat) -> Option<Thinking>;
    /// The thinking of an expert for the person's seat: a hint. `None` if no decision is owed.
    fn hint(&self) -> Option<Thinking>;

    /// The match as a trace; unfinished if the game is.
    fn trace(&self) -> String;
    /// The match as far as position `k`, as a trace.
    fn trace_upto(&self, k: usize) -> String;

    /// From now on the match is seen by this seat, as if its player were the person; the names are those that the
    /// players have then.
    fn look_through(&mut self, eyes: Seat, names: Vec<String>);
    /// What lies on the table at position `k` with everything turned up that anybody at the table knows.
    fn open_layout(&self, k: usize) -> Layout;
}

/// Those of the targets which, picked after `chosen`, change least of what is to be expected now; all of them where the
/// game foresees nothing. One of them is the choice of who has not chosen yet: an ace that stays where it is.
pub fn least_changed(session: &dyn Session, chosen: &[Target], among: &[Target]) -> Vec<Target> {
    let Some(now) = session.outcome(chosen) else {
        return among.to_vec();
    };
    let mut path = chosen.to_vec();
    let changes: Vec<usize> = among
        .iter()
        .map(|target| {
            path.truncate(chosen.len());
            path.push(*target);
            session
                .outcome(&path)
                .map_or(usize::MAX, |then| now.changes(&then))
        })
        .collect();
    let least = changes.iter().min().copied();
    let pairs = among.iter().zip(&changes);
    let calm = pairs.filter(|(_, changes)| Some(**changes) == least);
    calm.map(|(target, _)| *target).collect()
}

/// How a new match is set up.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// Options that are not at their defaults.
    pub options: Map<String, Value>,
    /// The seed of all chance.
    pub seed: u64,
    /// Who sits where, one a seat. At most one person.
    pub seats: Vec<Who>,
    /// The players' names, one a seat.
    pub names: Vec<String>,
}

/// Sets up a new match.
///
/// Errors are one sentence: an option or the number of seats is wrong.
pub fn open<G: Tabled + Played>(setup: Setup) -> Result<Box<dyn Session>, String> {
    let rules = G::with_options(&setup.options)?;
    check_seats(rules.players(), &setup.seats)?;
    let game = Match::new(rules, setup.seed);
    Ok(Box::new(Seated::new(game, setup.seats, setup.names)))
}

/// Brings back a match from its trace.
///
/// Errors tell the line of the trace that does not fit the rules.
pub fn resume<G: Tabled + Played>(
    text: &str,
    names: Vec<String>,
) -> Result<Box<dyn Session>, Fault> {
    let (game, header) = trace::read::<G>(text, Wanted::AsFarAsItGoes)?;
    let seats: Result<Vec<Who>, String> = header.seats.iter().map(|s| s.parse()).collect();
    let fault = |found: String| Fault::new(1, "seats that this program knows", found);
    let seats = seats.map_err(fault)?;
    check_seats(game.rules().players(), &seats).map_err(fault)?;
    Ok(Box::new(Seated::new(game, seats, names)))
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

struct Seated<G: Game> {
    game: Match<G>,
    seats: Vec<Who>,
    names: Names,
    notebook: Notebook,
    /// The marks that went with what was taken back, of each time.
    unmarked: Vec<Vec<NotebookEntry>>,
}

impl<G: Tabled + Played> Seated<G> {
    fn new(game: Match<G>, seats: Vec<Who>, names: Vec<String>) -> Seated<G> {
        let me = seats
            .iter()
            .position(|w| *w == Who::Human)
            .map(|s| Seat(s as u8));
        Seated {
            game,
            seats,
            names: Names { names, me },
            notebook: Notebook::default(),
            unmarked: Vec::new(),
        }
    }

    fn view(&self, k: usize) -> G::View {
        self.game.rules().view(self.game.state(k), self.names.me)
    }

    fn bottom(&self) -> Seat {
        self.names.me.unwrap_or(Seat(0))
    }

    fn now(&self) -> usize {
        self.game.steps().len()
    }

    /// What the rules list for the person now, also what is not made by picking.
    fn offers(&self) -> Vec<Choice> {
        let Some(me) = self.names.me else {
            return Vec::new();
        };
        let view = self.view(self.now());
        let rules = self.game.rules();
        let legal = self.game.legal(me).into_iter();
        legal
            .map(|a| self.choice(&view, me, a, rules.gesture(&view, me, a)))
            .collect()
    }

    fn made(&self, k: usize) -> Decided<G::Action> {
        match self.game.steps()[k].made {
            Made::Proceed => None,
            Made::Decision { seat, action, .. } => {
                let seen = match self.names.me {
                    Some(me) if me == seat => Seen::Open(action),
                    by => {
                        // An onlooker knows what everybody at the table but the actor knows.
                        let by = by.unwrap_or(seat.left(self.players()));
                        self.game.rules().seen(self.game.state(k), seat, action, by)
                    }
                };
                Some((seat, seen))
            }
        }
    }

    /// What the person did in the step from `k` to `k + 1` if the rules left nothing else. Of others it is not said: it
    /// would tell what they hold.
    fn forced(&self, k: usize) -> Option<Say> {
        let Made::Decision { seat, action, .. } = self.game.steps()[k].made else {
            return None;
        };
        let (rules, view) = (self.game.rules(), self.view(k));
        if self.names.me != Some(seat) || rules.draft(&view, seat).is_some() {
            return None;
        }
        if !G::LISTS_ALL || !rules.tells_forced(&view, action) {
            return None; // What is listed is not all that can be chosen.
        }
        let mut legal = Vec::new();
        rules.legal(self.game.state(k), seat, &mut legal);
        (legal.len() == 1).then(|| rules.action_words(&view, seat, action))
    }

    /// The score notes of the step from `k` to `k + 1`.
    fn notes(&self, k: usize) -> Vec<Note> {
        let notes = self.game.steps()[k].events.iter();
        notes
            .filter_map(|event| match event {
                Event::Note(note) => Some(note.clone()),
                Event::Shuffle { .. } | Event::Chance(_) => None,
            })
            .collect()
    }

    fn choice(&self, view: &G::View, me: Seat, action: G::Action, gesture: Gesture) -> Choice {
        Choice {
            actions: vec![to_json(&action)],
            gesture,
            words: self.game.rules().action_words(view, me, action).into(),
        }
    }

    fn think_as(&self, seat: Seat, bot: Box<dyn Bot<G>>) -> Option<Thinking> {
        let (due, state) = self.game.due();
        if !self.owing().has(seat) {
            return None;
        }
        let rules = self.game.rules().clone();
        let view = rules.view(state, Some(seat));
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        let mut luck = play::luck(self.game.seed(), due, seat);
        Some(Box::new(move |stop| {
            let question = Question::new(&rules, &view, seat, &legal, stop);
            let thought = bot.choose(question, &mut luck);
            Decision {
                due,
                seat,
                action: to_json(&thought.action),
                worths: thought
                    .worths
                    .iter()
                    .map(|w| (to_json(&w.action), w.value, w.error))
                    .collect(),
                playouts: thought.playouts,
            }
        }))
    }
}

/// Says of the line on what a seat did that there was nothing to choose; where a decision is told by no line, in one of
/// its own.
fn tell_forced(lines: &mut Vec<LogLine>, seat: Seat, words: Say) {
    let own = |line: &&mut LogLine| line.who == Seats::one(seat) && !line.words.is_empty();
    match lines.iter_mut().find(own) {
        Some(line) => match std::mem::take(&mut line.words) {
            Text::Say(told) => line.words = Say::new("told-forced").with("words", told).into(),
            plain @ Text::Shown(_) => line.words = plain,
        },
        None => {
            let words = Say::new("told-forced-alone").with("words", words);
            lines.insert(0, LogLine::of(seat, words));
        }
    }
}

fn to_json<A: serde::Serialize>(action: &A) -> String {
    serde_json::to_string(action).expect("an action is plain data that JSON can hold")
}

impl<G: Tabled + Played> Session for Seated<G> {
    fn card(&self) -> GameCard {
        G::CARD
    }

    fn players(&self) -> usize {
        self.game.rules().players()
    }

    fn options(&self) -> Map<String, Value> {
        match serde_json::to_value(self.game.rules()) {
            Ok(Value::Object(options)) => options,
            _ => Map::new(),
        }
    }

    fn seed(&self) -> u64 {
        self.game.seed()
    }

    fn seats(&self) -> &[Who] {
        &self.seats
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn me(&self) -> Option<Seat> {
        self.names.me
    }

    fn positions(&self) -> usize {
        self.game.steps().len() + 1
    }

    fn turn(&self, k: usize) -> Turn {
        self.game.rules().turn(self.game.state(k))
    }

    fn phase(&self, k: usize) -> Phase {
        self.game.rules().phase(self.game.state(k))
    }

    fn layout(&self, k: usize) -> Layout {
        let (rules, view, me) = (self.game.rules(), self.view(k), self.bottom());
        let mut layout = rules.layout(&view, me);
        rules.notes(&view, me, &self.notebook, &mut layout);
        layout
    }

    fn panels(&self, k: usize) -> Vec<Panel> {
        let (rules, view, me) = (self.game.rules(), self.view(k), self.bottom());
        let payoff = rules.payoff(self.game.state(k));
        let owing = tabled::owing(self.turn(k));
        Seat::all(self.players())
            .map(|seat| {
                let acting = owing.has(seat);
                let mut status = rules.status(&view, seat, me);
                if status.words.is_empty() && acting {
                    status.words = "deciding".into();
                }
                rules.note_status(&view, seat, &self.notebook, &mut status);
                Panel {
                    seat,
                    score: rules.score(&view, seat, &payoff),
                    status,
                    acting,
                }
            })
            .collect()
    }

    fn prompt(&self, k: usize) -> Prompt {
        let mut prompt = self.game.rules().prompt(&self.view(k), self.bottom());
        let turn = self.turn(k);
        if prompt.title.is_empty() {
            prompt.title = match turn {
                Turn::Over => Say::new("game-over").attribute("title").into(),
                Turn::Proceed => "one-moment".into(),
                Turn::Act(_) if self.is_mine(k) => "your-turn".into(),
                Turn::Act(seats) => Say::new("turn-of").with("who", seats).into(),
            };
        }
        prompt
    }

    fn tell(&self, k: usize) -> Telling {
        let mut telling = self.game.rules().tell(
            &self.view(k),
            self.made(k),
            &self.notes(k),
            &self.view(k + 1),
            self.bottom(),
        );
        if let Some(words) = self.forced(k) {
            tell_forced(&mut telling.lines, self.bottom(), words);
        }
        telling
    }

    fn made_by(&self, k: usize) -> Option<Seat> {
        self.made(k).map(|(seat, _)| seat)
    }

    fn choices(&self) -> Vec<Choice> {
        let mut choices = self.offers();
        choices.retain(|choice| !choice.gesture.is_empty());
        choices
    }

    fn placements(&self) -> Vec<Choice> {
        if self.carried().is_none() {
            return Vec::new();
        }
        let mut choices = self.offers();
        choices.retain(|choice| choice.gesture.is_empty());
        choices
    }

    fn choice_of(&self, action: &str) -> Option<Choice> {
        let me = self.names.me.filter(|me| self.owing().has(*me))?;
        let action: G::Action = serde_json::from_str(action).ok()?;
        let rules = self.game.rules();
        if !rules.is_legal(self.game.now(), me, action) {
            return None;
        }
        let view = self.view(self.now());
        Some(self.choice(&view, me, action, rules.gesture(&view, me, action)))
    }

    fn moves(&self, action: &str) -> Vec<Target> {
        let action = serde_json::from_str::<G::Action>(action).ok();
        let (rules, view) = (self.game.rules(), self.view(self.now()));
        let moves = |(me, action)| rules.moves(&view, me, action);
        self.names.me.zip(action).map_or(Vec::new(), moves)
    }

    fn whole_words(&self, action: &str) -> Text {
        let action = serde_json::from_str::<G::Action>(action).ok();
        let (rules, view) = (self.game.rules(), self.view(self.now()));
        let words = |(me, action)| rules.whole_words(&view, me, action);
        self.names.me.zip(action).map_or(Text::EMPTY, words)
    }

    fn why(&self, action: &str) -> Text {
        let action = serde_json::from_str::<G::Action>(action).ok();
        let (rules, view) = (self.game.rules(), self.view(self.now()));
        let why = |(me, action)| rules.why(&view, me, action);
        self.names.me.zip(action).map_or(Text::EMPTY, why)
    }

    fn draft(&self) -> Option<Draft> {
        let me = self.names.me.filter(|me| self.owing().has(*me))?;
        self.game.rules().draft(&self.view(self.now()), me)
    }

    fn drafted(&self, marked: &[Target]) -> Vec<Choice> {
        let Some(me) = self.names.me.filter(|me| self.owing().has(*me)) else {
            return Vec::new();
        };
        let drafted = self
            .game
            .rules()
            .drafted(&self.view(self.now()), me, marked);
        drafted
            .into_iter()
            .map(|(actions, gesture, words)| Choice {
                actions: actions.iter().map(to_json).collect(),
                gesture,
                words: words.into(),
            })
            .collect()
    }

    fn posed(&self, canvas: ZoneId, pose: Pose) -> Result<Choice, Text> {
        let me = self.names.me.ok_or("bots-play")?;
        let view = self.view(self.now());
        let rules = self.game.rules();
        let action = rules
            .posed(&view, me, canvas, pose)
            .filter(|_| self.owing().has(me))
            .ok_or("nobody-decides")?;
        if rules.is_legal(self.game.state(self.now()), me, action) {
            Ok(self.choice(&view, me, action, Gesture::default()))
        } else {
            Err(rules.refusal(&view, me, action).0.into())
        }
    }

    fn carried(&self) -> Option<Carried> {
        let me = self.names.me.filter(|me| self.owing().has(*me))?;
        self.game.rules().carried(&self.view(self.now()), me)
    }

    fn pose_of(&self, action: &str) -> Option<Pose> {
        let me = self.names.me?;
        let action: G::Action = serde_json::from_str(action).ok()?;
        self.game
            .rules()
            .pose_of(&self.view(self.now()), me, action)
    }

    fn under(&self, pose: Pose) -> Under {
        self.names.me.map_or(Under::default(), |me| {
            self.game.rules().under(&self.view(self.now()), me, pose)
        })
    }

    fn snap(&self, pose: Pose, reach: [i32; 2]) -> Option<Pose> {
        let me = self.names.me?;
        let view = self.view(self.now());
        self.game.rules().snap(&view, me, pose, reach)
    }

    fn scouting(&self) -> Option<Scouting> {
        let me = self.names.me.filter(|me| self.owing().has(*me))?;
        let (rules, view) = (self.game.rules().clone(), self.view(self.now()));
        rules.carried(&view, me)?;
        Some(Box::new(move |stop| rules.good_places(&view, me, stop)))
    }

    fn aids_carrying(&self, carrying: &Carrying) -> Vec<Aid> {
        let view = self.view(self.now());
        self.game
            .rules()
            .aids_carrying(&view, self.bottom(), carrying)
    }

    fn buttons(&self, chosen: &[Target]) -> Vec<ActionButton> {
        self.names.me.map_or(Vec::new(), |me| {
            self.game
                .rules()
                .buttons(&self.view(self.now()), me, chosen)
        })
    }

    fn previews(&self, chosen: &[Target]) -> Vec<Preview> {
        self.names.me.map_or(Vec::new(), |me| {
            self.game
                .rules()
                .previews(&self.view(self.now()), me, chosen)
        })
    }

    fn outcome(&self, chosen: &[Target]) -> Option<Layout> {
        let me = self.names.me?;
        let (rules, view) = (self.game.rules(), self.view(self.now()));
        let mut layout = rules.outcome(&view, me, chosen)?;
        // What the notebook does not tell is not foretold.
        rules.notes(&view, me, &self.notebook, &mut layout);
        Some(layout)
    }

    fn prompt_after(&self, chosen: &[Target]) -> Prompt {
        let now = self.now();
        let mut prompt = self.prompt(now);
        if self.is_mine(now) {
            let after = self
                .game
                .rules()
                .prompt_after(&self.view(now), self.bottom(), chosen);
            for (text, own) in [
                (&mut prompt.title, after.title),
                (&mut prompt.line, after.line),
                (&mut prompt.progress, after.progress),
            ] {
                if !own.is_empty() {
                    *text = own;
                }
            }
        }
        prompt
    }

    fn scores_after(&self, chosen: &[Target]) -> Vec<i32> {
        self.names.me.map_or(Vec::new(), |me| {
            self.game
                .rules()
                .scores_after(&self.view(self.now()), me, chosen)
        })
    }

    fn aids(&self, k: usize, chosen: &[Target]) -> Vec<Aid> {
        let (rules, view, me) = (self.game.rules(), self.view(k), self.bottom());
        let mut aids = rules.aids(&view, me, chosen);
        rules.note_aids(&view, me, &self.notebook, &mut aids);
        aids
    }

    fn tip(&self, k: usize, target: Target) -> Tip {
        self.game.rules().tip(&self.view(k), self.bottom(), target)
    }

    fn refusal(&self, chosen: &[Target], target: Target) -> Text {
        let Some(me) = self.names.me else {
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
        let (rules, view) = (self.game.rules(), self.view(self.now()));
        match rules.meant(&view, me, chosen, target) {
            Meant::Action(action) => rules.refusal(&view, me, action).0.into(),
            Meant::Nothing(sentence) => sentence,
        }
    }

    fn makes_way(&self, gone: &[Target], target: Target) -> Text {
        let me = self.names.me.filter(|me| self.owing().has(*me));
        me.map_or(Text::EMPTY, |me| {
            let view = self.view(self.now());
            self.game.rules().makes_way(&view, me, gone, target)
        })
    }

    fn situations(&self) -> Vec<&'static str> {
        let me = self.names.me.filter(|me| self.owing().has(*me));
        me.map_or_else(Vec::new, |me| {
            let view = self.view(self.now());
            self.game.rules().situations(&view, me)
        })
    }

    fn commit(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action: G::Action = serde_json::from_str(action).map_err(|_| {
            Refusal::new(Say::new("no-such-action").with("action", Arg::Name(action.to_owned())))
        })?;
        self.game.commit(seat, action)
    }

    fn proceed(&mut self) -> bool {
        self.game.proceed()
    }

    fn ends_alone(&self) -> bool {
        self.game.ends_alone()
    }

    fn result(&self) -> Option<Payoff> {
        self.game.result()
    }

    fn unit(&self) -> Unit {
        self.game.rules().unit()
    }

    fn ending(&self) -> Text {
        if self.game.result().is_none() {
            return Text::EMPTY;
        }
        self.game.rules().ending(&self.view(self.now()))
    }

    fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    fn set_notebook(&mut self, notebook: Notebook) {
        self.notebook = notebook;
    }

    fn lasting_marks(&self) -> BTreeMap<String, u8> {
        let keys = self.game.rules().lasting_marks().into_iter();
        keys.map(notebook_key)
            .map(|key| (key.clone(), self.notebook.mark(&key)))
            .collect()
    }

    fn begin_with_marks(&mut self, marks: &BTreeMap<String, u8>) {
        for key in self.lasting_marks().into_keys() {
            if let Some(mark) = marks.get(&key) {
                self.notebook.set(0, key, *mark);
            }
        }
    }

    fn can_mark(&self, target: Target) -> bool {
        let (k, me) = (self.now(), self.bottom());
        let now = self.notebook.mark(&notebook_key(target));
        let next = self.game.rules().next_mark(&self.view(k), me, target, now);
        next.is_some()
    }

    fn mark(&mut self, target: Target) -> bool {
        let (k, me) = (self.now(), self.bottom());
        let on = notebook_key(target);
        let now = self.notebook.mark(&on);
        let next = self.game.rules().next_mark(&self.view(k), me, target, now);
        if let Some(mark) = next {
            self.notebook.set(k, on, mark);
        }
        next.is_some()
    }

    fn unmark(&mut self) -> bool {
        self.notebook.undo()
    }

    fn can_undo(&self) -> bool {
        self.names
            .me
            .is_some_and(|me| self.game.last_decision_of(me).is_some())
    }

    fn undo(&mut self) -> bool {
        let Some(k) = self.names.me.and_then(|me| self.game.last_decision_of(me)) else {
            return false;
        };
        if !self.game.can_redo() {
            self.unmarked.clear();
        }
        self.game.undo_to(k);
        self.unmarked.push(self.notebook.undo_to(k));
        true
    }

    fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    fn redo(&mut self) -> bool {
        if !self.game.redo() {
            return false;
        }
        self.notebook.redo(self.unmarked.pop().unwrap_or_default());
        true
    }

    fn certain(&self) -> Option<bool> {
        let me = self.names.me.filter(|_| self.game.result().is_none())?;
        self.game.rules().certain(&self.view(self.now()), me)
    }

    fn thinking(&self, seat: Seat) -> Option<Thinking> {
        let who = *self.seats.get(seat.index())?;
        let bot = play::bot_of(self.game.rules(), who)?;
        self.think_as(seat, bot)
    }

    fn hint(&self) -> Option<Thinking> {
        let me = self.names.me?;
        let expert = self.game.rules().bot(crate::bot::Level::Expert);
        self.think_as(me, expert)
    }

    fn trace(&self) -> String {
        let seats: Vec<String> = self.seats.iter().map(Who::to_string).collect();
        trace::write(&self.game, &seats, false)
    }

    fn trace_upto(&self, k: usize) -> String {
        let seats: Vec<String> = self.seats.iter().map(Who::to_string).collect();
        let mut game = self.game.clone();
        game.undo_to(k);
        trace::write(&game, &seats, false)
    }

    fn look_through(&mut self, eyes: Seat, names: Vec<String>) {
        self.names = Names {
            names,
            me: Some(eyes),
        };
    }

    fn open_layout(&self, k: usize) -> Layout {
        let mut layout = self.layout(k);
        let (rules, me) = (self.game.rules(), self.bottom());
        for seat in Seat::all(self.players()).filter(|seat| *seat != me) {
            let view = rules.view(self.game.state(k), Some(seat));
            tabled::turn_up(&mut layout, &rules.layout(&view, seat));
        }
        layout
    }
}

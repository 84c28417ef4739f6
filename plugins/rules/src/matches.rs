//! A match: one game being played, with everything that happened recorded, so that it can be saved, undone and
//! replayed. This is the checked door: an illegal decision is refused with a reason and changes nothing.

use crate::{
    dice::{Dice, Luck, Outcome, Shuffled},
    game::Game,
    message::Message,
    rules::{Note, Payoff, Phase, Refusal, Seen, Turn},
    seat::{Seat, Seats},
};
use serde_json::Value;
use std::collections::VecDeque;

/// Cause of a step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made<A> {
    /// A seat decided.
    Decision {
        /// The seat that decided.
        seat: Seat,
        /// Its action.
        action: A,
        /// Decisions of one simultaneous turn share a number.
        batch: u32,
    },
    /// The rules moved on by themselves.
    Proceed,
}

/// An event in a step that chance or the rules brought about.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Cards were shuffled into this order.
    Shuffle {
        /// The shuffle's name in the rule file.
        name: String,
        /// The ids, top first.
        cards: Vec<String>,
    },
    /// Lots were drawn: `{"TYPE":{…}}`.
    Chance(Value),
    /// Points changed.
    Note(Note),
}

/// One step with its events.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<A> {
    /// Cause of the step.
    pub made: Made<A>,
    /// Events of the step, in order.
    pub events: Vec<Event>,
}

impl<A> Step<A> {
    /// The seat that made the step; `None` if the rules did.
    pub(crate) fn by(&self) -> Option<Seat> {
        match self.made {
            Made::Decision { seat, .. } => Some(seat),
            Made::Proceed => None,
        }
    }

    /// The turn of a decision: those of one simultaneous turn share the number.
    pub(crate) fn batch(&self) -> Option<u32> {
        match self.made {
            Made::Decision { batch, .. } => Some(batch),
            Made::Proceed => None,
        }
    }

    /// Its score notes.
    pub(crate) fn notes(&self) -> Vec<Note> {
        let note = |event: &Event| match event {
            Event::Note(note) => Some(note.clone()),
            Event::Shuffle { .. } | Event::Chance(_) => None,
        };
        self.events.iter().filter_map(note).collect()
    }
}

/// A match of one game. The position after step `k` is `state(k)`; `state(0)` is before the setup.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    rules: G,
    seed: u64,
    states: Vec<G::State>,
    steps: Vec<Step<G::Action>>,
    /// Undone steps that can be redone, the last one undone at the end.
    undone: Vec<Undone<G>>,
}

/// Steps that were taken back at once, with the positions after them.
#[derive(Clone, Debug)]
struct Undone<G: Game> {
    /// Number of steps that were left after undoing.
    to: usize,
    states: Vec<G::State>,
    steps: Vec<Step<G::Action>>,
}

impl<G: Game> Undone<G> {
    /// The seat that made the first of the steps; `None` if the rules did.
    fn by(&self) -> Option<Seat> {
        self.steps.first()?.by()
    }
}

impl<G: Game> Match<G> {
    /// A new match; nothing is dealt yet. All its chance comes from `seed`.
    pub fn new(rules: G, seed: u64) -> Match<G> {
        let start = rules.start();
        Match {
            rules,
            seed,
            states: vec![start],
            steps: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The rules with their options.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The position now.
    pub fn now(&self) -> &G::State {
        self.states
            .last()
            .expect("a match always has its start position")
    }

    /// The position after `k` steps. Panics if there were fewer.
    pub fn state(&self, k: usize) -> &G::State {
        &self.states[k]
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// Next thing to happen.
    pub fn turn(&self) -> Turn {
        self.rules.turn(self.now())
    }

    /// Phase in which the present moment is shown.
    pub fn phase(&self) -> Phase {
        self.rules.phase(self.now())
    }

    /// The end, if the game is over.
    pub fn result(&self) -> Option<Payoff> {
        (self.turn() == Turn::Over).then(|| self.rules.payoff(self.now()))
    }

    /// The first seat, as the trace header has it.
    pub fn first(&self) -> Seat {
        self.rules.first(self.now())
    }

    /// The legal actions of a seat now, sorted.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        self.rules.legal(self.now(), seat, &mut out);
        out
    }

    /// The position in which the present decision became due. While seats commit in secret it is the one before the
    /// first of them did, so that nobody's view reveals who has already committed what.
    pub fn due(&self) -> (usize, &G::State) {
        let mut k = self.steps.len();
        if let Some(open) = self.open_batch() {
            while k > 0 && self.steps[k - 1].batch() == Some(open) {
                k -= 1;
            }
        }
        (k, &self.states[k])
    }

    /// The number of the simultaneous turn that is under way.
    fn open_batch(&self) -> Option<u32> {
        let last = self.steps.last()?.batch()?;
        let back = self.steps.iter().rev();
        let committed = back.take_while(|s| s.batch() == Some(last)).count();
        let before = &self.states[self.steps.len() - committed];
        match self.rules.turn(before) {
            Turn::Act(seats) if seats.len() > committed => Some(last),
            _ => None,
        }
    }

    /// Commits a decision, or refuses it with the reason and changes nothing.
    pub fn commit(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let seats = match self.turn() {
            Turn::Act(seats) => seats,
            Turn::Proceed => return Err(Refusal::new("nobody-decides")),
            Turn::Over => return Err(Refusal::new("game-over")),
        };
        if !seats.has(seat) {
            return Err(Refusal::new(self.not_your_turn(seats, seat)));
        }
        if !self.rules.is_legal(self.now(), seat, action) {
            let view = self.rules.view(self.now(), Some(seat));
            return Err(self.rules.refusal(&view, seat, action));
        }
        let batch = self.open_batch().unwrap_or_else(|| {
            let last = self.steps.iter().rev().find_map(Step::batch);
            last.map_or(0, |last| last + 1)
        });
        self.forget_undone(Some(seat));
        let mut state = *self.now();
        let mut notes = Vec::new();
        self.rules.act(&mut state, seat, action, &mut notes);
        self.states.push(state);
        self.steps.push(Step {
            made: Made::Decision {
                seat,
                action,
                batch,
            },
            events: notes.into_iter().map(Event::Note).collect(),
        });
        Ok(())
    }

    /// Message that a seat does not decide while these do.
    pub(crate) fn not_your_turn(&self, seats: Seats, seat: Seat) -> Message {
        if seat.index() >= self.rules.players() {
            return Message::new("no-such-seat").with("n", seat.0);
        }
        if let (k, state) = self.due()
            && k < self.steps.len()
            && matches!(self.rules.turn(state), Turn::Act(all) if all.has(seat))
        {
            return Message::new("already-chosen");
        }
        Message::new("not-your-turn").with("who", seats)
    }

    /// Takes one automatic step, if one is due; chance comes from the seed. Says whether it did.
    pub fn proceed(&mut self) -> bool {
        if self.turn() != Turn::Proceed {
            return false;
        }
        let drawn = self
            .steps
            .iter()
            .flat_map(|s| &s.events)
            .filter(|e| !matches!(e, Event::Note(_)))
            .count() as u64;
        // Stream 0 is for the first seat; outcome n has stream n + 1. So the next outcome depends on the seed and on
        // the outcomes drawn before, never on undone steps.
        let mut dice = Live {
            seed: self.seed,
            drawn,
            events: Vec::new(),
        };
        let mut state = *self.now();
        let mut notes: Vec<Note> = Vec::new();
        self.rules.proceed(&mut state, &mut dice, &mut notes);
        self.push_proceed(state, dice.events, notes);
        true
    }

    /// Takes automatic steps until a decision is due or the game is over.
    pub fn settle(&mut self) {
        while self.proceed() {}
    }

    /// Returns true if the game comes to its end from here by automatic steps alone, so that nobody decides any more.
    pub fn ends_alone(&self) -> bool {
        // Chance of its own: the match stays as it is. A chain that is no end is soon left.
        const STEPS: usize = 64;
        let mut luck = Luck::stream(self.seed, self.steps.len() as u64);
        let mut state = *self.now();
        for _ in 0..STEPS {
            match self.rules.turn(&state) {
                Turn::Over => return true,
                Turn::Act(_) => return false,
                Turn::Proceed => self.rules.proceed(&mut state, &mut luck, &mut ()),
            }
        }
        false
    }

    /// Takes one automatic step with chance from a record. Gives what was wrong with the record.
    pub(crate) fn proceed_from(&mut self, record: &mut Record) -> Result<(), (String, String)> {
        let mut state = *self.now();
        let mut notes: Vec<Note> = Vec::new();
        self.rules.proceed(&mut state, record, &mut notes);
        if let Some(fault) = record.fault.take() {
            return Err(fault);
        }
        let events = std::mem::take(&mut record.used);
        self.push_proceed(state, events, notes);
        Ok(())
    }

    fn push_proceed(&mut self, state: G::State, mut events: Vec<Event>, notes: Vec<Note>) {
        events.extend(notes.into_iter().map(Event::Note));
        self.forget_undone(None);
        self.states.push(state);
        self.steps.push(Step {
            made: Made::Proceed,
            events,
        });
    }

    /// Goes back to the position after `k` steps. Nothing happens if there are no more than that. The undone steps can
    /// be redone until the seat that made the first of them makes another decision.
    pub fn undo_to(&mut self, k: usize) {
        if k >= self.steps.len() {
            return;
        }
        self.undone.push(Undone {
            to: k,
            steps: self.steps.split_off(k),
            states: self.states.split_off(k + 1),
        });
    }

    /// Returns true if there is anything to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Redoes the last undone steps, with the same chance. Decisions that others made in secret meanwhile are replaced
    /// by their earlier ones. Returns true if there was anything to redo.
    pub fn redo(&mut self) -> bool {
        let Some(undone) = self.undone.pop() else {
            return false;
        };
        self.steps.truncate(undone.to);
        self.states.truncate(undone.to + 1);
        self.steps.extend(undone.steps);
        self.states.extend(undone.states);
        true
    }

    /// Another step is made by this seat, or by the rules: undone steps that began with one of theirs can't be redone
    /// any more. In a simultaneous turn others may decide while the undone steps are kept.
    fn forget_undone(&mut self, by: Option<Seat>) {
        if self.undone.last().is_some_and(|undone| undone.by() == by) {
            self.undone.clear();
        }
    }

    /// The step before which `seat` last decided, which is where its undo leads.
    pub fn last_decision_of(&self, seat: Seat) -> Option<usize> {
        self.steps.iter().rposition(|step| step.by() == Some(seat))
    }

    /// The decision of step `k` as a viewer learns of it; an onlooker knows what everybody at the table but the actor
    /// knows. `None` if the rules moved on by themselves.
    pub(crate) fn seen(&self, k: usize, viewer: Option<Seat>) -> Option<(Seat, Seen<G::Action>)> {
        let Made::Decision { seat, action, .. } = self.steps[k].made else {
            return None;
        };
        let seen = if viewer == Some(seat) {
            Seen::Open(action)
        } else {
            let by = viewer.unwrap_or(seat.left(self.rules.players()));
            self.rules.seen(self.state(k), seat, action, by)
        };
        Some((seat, seen))
    }

    /// The match played again from its record: the same steps with the same chance.
    pub fn replayed(&self, steps: usize) -> Match<G> {
        let mut again = Match::new(self.rules.clone(), self.seed);
        for step in &self.steps[..steps] {
            match step.made {
                Made::Decision { seat, action, .. } => again
                    .commit(seat, action)
                    .expect("a recorded decision was legal when it was made"),
                Made::Proceed => {
                    let chance = step
                        .events
                        .iter()
                        .filter(|e| !matches!(e, Event::Note(_)))
                        .cloned()
                        .collect();
                    let mut record = Record::new(self.first(), chance);
                    again
                        .proceed_from(&mut record)
                        .expect("recorded chance fits the step it was recorded in");
                }
            }
        }
        again
    }
}

/// Chance of a live match: each outcome has a stream of the seed of its own, and is recorded.
struct Live {
    seed: u64,
    drawn: u64,
    events: Vec<Event>,
}

impl Live {
    fn luck(&self) -> Luck {
        Luck::stream(self.seed, self.drawn + self.events.len() as u64 + 1)
    }
}

impl Dice for Live {
    fn shuffle<C: Shuffled>(&mut self, name: &'static str, cards: &mut [C]) {
        // Sorted first, so that the outcome does not depend on the order in which the game held them.
        cards.sort_unstable();
        self.luck().mix(cards);
        self.events.push(Event::Shuffle {
            name: name.to_owned(),
            cards: cards.iter().map(ToString::to_string).collect(),
        });
    }

    fn draw<O: Outcome>(&mut self, outcomes: &[O]) -> usize {
        let drawn = self.luck().below(outcomes.len());
        let value = serde_json::to_value(outcomes[drawn])
            .expect("an outcome is plain data that JSON can hold");
        self.events.push(Event::Chance(value));
        drawn
    }

    fn first(&mut self, players: usize) -> Seat {
        Seat(Luck::stream(self.seed, 0).below(players) as u8)
    }
}

/// Chance from a record. An event that does not fit is kept as a fault: with the expected one, and the one found.
#[derive(Debug)]
pub(crate) struct Record {
    first: Seat,
    pub(crate) left: VecDeque<Event>,
    used: Vec<Event>,
    fault: Option<(String, String)>,
    /// True if the first seat was asked for.
    pub(crate) first_drawn: bool,
    /// True if the fault is that the record has no more.
    pub(crate) ran_out: bool,
}

impl Record {
    pub(crate) fn new(first: Seat, events: VecDeque<Event>) -> Record {
        Record {
            first,
            left: events,
            used: Vec::new(),
            fault: None,
            first_drawn: false,
            ran_out: false,
        }
    }

    fn fail(&mut self, expected: String, found: String) {
        self.fault.get_or_insert((expected, found));
    }

    fn next(&mut self) -> Option<Event> {
        let event = self.left.pop_front();
        self.ran_out |= event.is_none();
        event
    }
}

fn tell(event: Option<&Event>) -> String {
    match event {
        None => "no chance line".to_owned(),
        Some(Event::Shuffle { name, .. }) => format!("the shuffle “{name}”"),
        Some(Event::Chance(value)) => format!("the chance {value}"),
        Some(Event::Note(_)) => "a score note".to_owned(),
    }
}

impl Dice for Record {
    fn shuffle<C: Shuffled>(&mut self, name: &'static str, cards: &mut [C]) {
        if self.fault.is_some() {
            return;
        }
        let event = self.next();
        match &event {
            Some(Event::Shuffle {
                name: found,
                cards: ids,
            }) if found == name => {
                let mut read = Vec::with_capacity(ids.len());
                for id in ids {
                    match id.parse::<C>() {
                        Ok(card) => read.push(card),
                        Err(_) => {
                            self.fail(format!("cards in the shuffle “{name}”"), format!("“{id}”"));
                            return;
                        }
                    }
                }
                let (mut a, mut b) = (read.clone(), cards.to_vec());
                a.sort_unstable();
                b.sort_unstable();
                if a == b {
                    cards.copy_from_slice(&read);
                } else {
                    let list = |cards: &[C]| {
                        let ids: Vec<String> = cards.iter().map(ToString::to_string).collect();
                        ids.join(" ")
                    };
                    let lacking = |these: &[C], there: &[C]| {
                        let mut gone = these.to_vec();
                        gone.retain(|card| !there.contains(card));
                        if gone.is_empty() {
                            "none".to_owned()
                        } else {
                            list(&gone)
                        }
                    };
                    let (n, all) = (b.len(), list(&b));
                    let expected = format!("the shuffle “{name}” of these {n} cards: {all}");
                    let (missing, surplus) = (lacking(&b, &a), lacking(&a, &b));
                    let n = a.len();
                    let found = format!("{n} cards; missing: {missing}; not of them: {surplus}");
                    self.fail(expected, found);
                    return;
                }
            }
            other => {
                let found = tell(other.as_ref());
                self.fail(format!("the shuffle “{name}”"), found);
                return;
            }
        }
        self.used.extend(event);
    }

    fn draw<O: Outcome>(&mut self, outcomes: &[O]) -> usize {
        if self.fault.is_some() {
            return 0;
        }
        let event = self.next();
        let found = match &event {
            Some(Event::Chance(value)) => serde_json::from_value::<O>(value.clone())
                .ok()
                .and_then(|o| outcomes.iter().position(|p| *p == o)),
            _ => None,
        };
        match found {
            Some(index) => {
                self.used.extend(event);
                index
            }
            None => {
                let possible: Vec<String> = outcomes
                    .iter()
                    .map(|o| serde_json::to_string(o).unwrap_or_default())
                    .collect();
                self.fail(
                    format!("a chance line with one of {}", possible.join(" ")),
                    tell(event.as_ref()),
                );
                0
            }
        }
    }

    fn first(&mut self, players: usize) -> Seat {
        self.first_drawn = true;
        if self.first.index() >= players {
            self.fail(
                format!("a header with first below {players}"),
                format!("first {}", self.first),
            );
            return Seat(0);
        }
        self.first
    }
}

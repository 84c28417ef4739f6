//! Account of a step: the turn in stages, as it is to be followed though all happens at once (section *At the
//! table*): blocks, cards, bottles, drinks.

use super::{
    about,
    tabletop::{Card, Held, Tabletop},
};
use crate::{
    rules::{Action, MOST_TURNS, Step, View, Virus},
    turn::Outcome,
};
use kortlek_rules::{
    Message, Note, Rules, Seat, Seats, Text,
    presentation::{
        Beat, Cue, CueTime, Decided, LogLine, Mark, Presentation, Stage, StepPresentation,
        note_message,
    },
    rules::Seen,
};

/// Sound: hands are shown on three.
const COUNT: Cue = Cue::Own("count", CueTime::Start);
/// Sound: a bottle is opened and drunk.
const CORK: Cue = Cue::Own("cork", CueTime::Start);
/// Sound: a bottle is set down beside another.
const GLASS: Cue = Cue::Own("glass", CueTime::Start);
/// Sound: the virus is passed on.
const LAUGH: Cue = Cue::Own("laugh", CueTime::Start);
/// Sound: a flat hand stops a gesture.
const SMACK: Cue = Cue::Own("smack", CueTime::Start);
/// Sound: germs go round.
const SNIFF: Cue = Cue::Own("sniff", CueTime::Start);

/// The open side of a card.
const fn open_side(virus: bool) -> Card {
    if virus { Card::Virus } else { Card::Germ }
}

/// Account of a turn: before, its outcome, after.
struct Told<'a> {
    game: &'a Virus,
    before: &'a View,
    after: &'a View,
    outcome: Outcome,
    /// True if the viewer gave the virus away, and if it got it.
    given: bool,
    got: bool,
    me: Seat,
}

impl<'a> Told<'a> {
    fn new(game: &'a Virus, before: &'a View, after: &'a View, me: Seat) -> Told<'a> {
        Told {
            game,
            before,
            after,
            outcome: Outcome::revealed(game.players(), &before.open),
            given: before.has_virus() && !after.has_virus(),
            got: !before.has_virus() && after.has_virus(),
            me,
        }
    }

    fn viewer(&self) -> Option<Seat> {
        self.before.viewer
    }

    /// Knowledge of the viewer about a card that was passed: a germ or the virus; `None` if it saw only a back, or if
    /// two cards came and one of them was the virus, whose it was.
    fn passed(&self, from: Seat, to: Seat) -> Option<Card> {
        let viewer = self.viewer();
        if viewer == Some(from) {
            return Some(open_side(self.given));
        }
        if viewer != Some(to) {
            return None;
        }
        if !self.got {
            return Some(Card::Germ);
        }
        let could = |giver: &Seat| self.before.chances[giver.index()] > 0;
        let mut givers = self.outcome.infections.iter();
        let alone = !givers.any(|(giver, other)| *other == to && *giver != from && could(giver));
        match (could(&from), alone) {
            (false, _) => Some(Card::Germ),
            (true, true) => Some(Card::Virus),
            (true, false) => None,
        }
    }

    /// Log line about a seat's gesture.
    fn line(&self, seat: Seat) -> Option<LogLine> {
        let action = self.before.open.gestures[seat.index()]?;
        let outcome = &self.outcome;
        let done = || self.game.action_words(self.before, seat, action);
        let of = |id: &'static str| about(id, seat, action);
        let mut mark = None;
        let words = match action {
            Action::Infect { .. } if outcome.blocked.has(seat) => of("infect-blocked"),
            _ if outcome.blocked.has(seat) => of("steal-blocked"),
            _ if outcome.disturbed.has(seat) => of("drink-stopped"),
            _ if outcome.empty_handed.has(seat) => of("steal-empty"),
            Action::Infect { target } => match self.passed(seat, target) {
                Some(Card::Virus) => {
                    mark = Some(Mark("virus"));
                    of("infect-virus")
                }
                Some(Card::Germ) => of("infect-germ"),
                Some(Card::Back) | None => done().attribute("done"),
            },
            _ => done().attribute("done"),
        };
        // Name and deed in one sentence: a turn has as many lines as there are seats.
        let told = Message::new("seat-does").with("actor", seat);
        Some(LogLine::new(told.with("deed", words)).marks(mark))
    }

    fn lines(&self) -> Vec<LogLine> {
        let seats = Seat::all(self.game.players());
        let mut lines: Vec<LogLine> = seats.filter_map(|seat| self.line(seat)).collect();
        let turn = Message::new("heading-turn").with("n", self.after.open.turns);
        if let Some(first) = lines.first_mut() {
            first.heading = turn.with("round", self.after.open.round).into();
        }
        lines
    }

    /// The stages of the turn, each with what lies on the table then.
    fn stages(&self) -> Vec<Stage> {
        let mut table = Tabletop::of(self.game, self.before, self.me);
        let mut stages = Vec::new();
        self.blocks(&mut table, &mut stages);
        self.cards(&mut table, &mut stages);
        self.bottles(&mut table, &mut stages);
        self.drinks(&mut table, &mut stages);
        if self.after.open.step == Step::Score {
            self.hands_shown(&table, &mut stages);
        } else {
            stages.push(Stage::default());
        }
        stages
    }

    fn stage(&self, table: &Tabletop, line: Message, beats: Vec<Beat>) -> Stage {
        Stage {
            layout: Some(table.layout()),
            beats,
            line: line.into(),
        }
    }

    fn blocks(&self, table: &mut Tabletop, stages: &mut Vec<Stage>) {
        let blocked = self.outcome.blocked;
        if blocked.is_empty() {
            return;
        }
        table.stopped = blocked;
        let told = |id: &'static str| {
            let say = Message::new(id).with("who", self.outcome.blocking);
            say.with("stopped", blocked)
        };
        let banner = Beat::Banner(told("blocks-banner").into());
        let beats = vec![Beat::Cue(SMACK), banner];
        stages.push(self.stage(table, told("blocks-line"), beats));
    }

    /// Cards go over one after the other, face down; then the receivers turn them up.
    fn cards(&self, table: &mut Tabletop, stages: &mut Vec<Stage>) {
        let mut came: Vec<u8> = Vec::new();
        let mut left = table.hands.clone();
        for &(from, to) in &self.outcome.infections {
            let mine = self.viewer() == Some(from);
            let own = &mut left[from.index()];
            let wanted = match mine {
                true => open_side(self.given),
                false => Card::Back,
            };
            // Only cards that lay there before the turn are passed on.
            let Some(k) = own.iter().rposition(|card| card.seen == wanted) else {
                continue;
            };
            let card = own.remove(k);
            table.hands[from.index()].retain(|held| held.n != card.n);
            let back = Held {
                seen: Card::Back,
                ..card
            };
            table.hands[to.index()].push(back);
            if self.viewer() == Some(to) {
                came.push(card.n);
            }
            let line = Message::new("infect-line").with("actor", from);
            let beats = vec![Beat::Cue(Cue::Slide)];
            stages.push(self.stage(table, line.with("who", to), beats));
        }
        let Some(me) = self.viewer().filter(|_| !came.is_empty()) else {
            return;
        };
        let virus = came.last().copied().filter(|_| self.got);
        for held in &mut table.hands[me.index()] {
            if came.contains(&held.n) {
                held.seen = open_side(virus == Some(held.n));
            }
        }
        let banner = Beat::Banner("virus-banner".into());
        let (line, beats) = match virus {
            Some(_) => ("got-virus", vec![Beat::Cue(LAUGH), banner]),
            None => ("got-germs", vec![Beat::Cue(SNIFF)]),
        };
        let line = Message::new(line).with("n", came.len());
        stages.push(self.stage(table, line, beats));
    }

    fn bottles(&self, table: &mut Tabletop, stages: &mut Vec<Stage>) {
        for &(thief, victim) in &self.outcome.thefts {
            table.undrunk[victim.index()] -= 1;
            table.undrunk[thief.index()] += 1;
            let line = Message::new("steal-line").with("actor", thief);
            let beats = vec![Beat::Cue(GLASS)];
            stages.push(self.stage(table, line.with("who", victim), beats));
        }
        let empty = self.outcome.empty_handed;
        if !empty.is_empty() {
            table.stopped = table.stopped.iter().chain(empty.iter()).collect();
            let line = Message::new("empty-line").with("who", empty);
            let banner = Beat::Banner(Message::new("empty-banner").with("who", empty).into());
            stages.push(self.stage(table, line, vec![banner]));
        }
    }

    fn drinks(&self, table: &mut Tabletop, stages: &mut Vec<Stage>) {
        let (drinks, disturbed) = (self.outcome.drinks, self.outcome.disturbed);
        if drinks.is_empty() && disturbed.is_empty() {
            return;
        }
        for seat in drinks.iter() {
            table.undrunk[seat.index()] -= 1;
            table.drunk[seat.index()] += 1;
        }
        table.stopped = table.stopped.iter().chain(disturbed.iter()).collect();
        let (id, who, cue) = if drinks.is_empty() {
            let stopping = self.outcome.stopping(&self.before.open.gestures);
            ("disturbed-line", stopping, Cue::Deferred)
        } else {
            ("drinks-line", drinks, CORK)
        };
        let mut beats = vec![Beat::Cue(cue)];
        if !disturbed.is_empty() {
            let banner = Message::new("disturbed-banner").with("who", disturbed);
            beats.push(Beat::Banner(banner.into()));
        }
        let line = Message::new(id).with("who", who);
        stages.push(self.stage(table, line.with("stopped", disturbed), beats));
    }

    /// The round is over: all hands are turned up, the virus last.
    fn hands_shown(&self, table: &Tabletop, stages: &mut Vec<Stage>) {
        let open = &self.after.open;
        let mut shown = Tabletop::of(self.game, self.after, self.me);
        // Cards have the numbers of the places in which they lie now.
        let mut still = table.clone();
        still.gestures = shown.gestures;
        still.hands = shown.hands.clone();
        let hides = |seat: &Seat| self.viewer() != Some(*seat);
        for seat in Seat::all(self.game.players()).filter(hides) {
            for held in &mut still.hands[seat.index()] {
                held.seen = Card::Back;
            }
        }
        let why = if open.turns >= MOST_TURNS {
            "over-cut"
        } else if self.game.players == 2 {
            "over-two"
        } else {
            "over-now"
        };
        let banner = Beat::Banner("round-over".into());
        let why = Message::new(why).with("n", open.undrunk_left());
        stages.push(self.stage(&still, why, vec![Beat::Cue(Cue::RoundEnd), banner]));
        let holder = self.after.known_holder();
        if let Some(hidden) = holder.filter(hides) {
            for held in &mut shown.hands[hidden.index()] {
                if held.seen == Card::Virus {
                    held.seen = Card::Back;
                }
            }
            let beats = vec![Beat::Cue(Cue::Flip)];
            stages.push(self.stage(&shown, "hands-line".into(), beats));
        }
        let who = holder.into_iter().collect::<Seats>();
        let holds = Message::new("holder-banner").with("who", who);
        stages.push(Stage {
            layout: None,
            beats: vec![Beat::Cue(Cue::Reveal), Beat::Banner(holds.clone().into())],
            line: Text::from(holds),
        });
    }
}

impl Virus {
    pub(super) fn tell_step(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        match (before.open.step, made) {
            (Step::Deal, _) => self.tell_deal(after),
            (Step::Act, _) if after.open.step == Step::Reveal => self.tell_count(before, me),
            (Step::Act, Some((_, Seen::Open(_) | Seen::Hidden))) => {
                StepPresentation::new(Vec::new(), vec![Beat::Cue(Cue::Slide)])
            }
            (Step::Reveal, _) => {
                let told = Told::new(self, before, after, me);
                StepPresentation {
                    lines: told.lines(),
                    stages: told.stages(),
                }
            }
            (Step::Score, _) => self.tell_score(before, notes, after),
            _ => StepPresentation::default(),
        }
    }

    /// All fists count to three; only then they open.
    fn tell_count(&self, before: &View, me: Seat) -> StepPresentation {
        // The last seat to choose is ready as well.
        let mut ready = *before;
        ready.open.committed = Seat::all(self.players()).collect();
        let mut fists = Tabletop::of(self, &ready, me);
        fists.gestures = Default::default();
        fists.counts = true;
        let mut beats = vec![Beat::Cue(COUNT), Beat::Title("count-title".into())];
        let chose = Seat::all(self.players()).filter(|seat| !before.open.committed.has(*seat));
        beats.extend(chose.map(|seat| Beat::Status(seat, "ready".into())));
        let count = Stage {
            layout: Some(fists.layout()),
            beats,
            line: "count-line".into(),
        };
        StepPresentation {
            lines: Vec::new(),
            stages: vec![count, Stage::default()],
        }
    }

    fn tell_deal(&self, after: &View) -> StepPresentation {
        let open = &after.open;
        let id = match self.players {
            2 => "dealt-two",
            _ => "dealt",
        };
        let dealt = Message::new(id).with("bottles", open.undrunk[0]);
        let first = LogLine::new(dealt.with("cards", open.hand_sizes[0]));
        let mut lines = vec![first.heading(Message::new("round-n").with("n", open.round))];
        let mut beats = vec![Beat::Cue(Cue::Shuffle), Beat::Cue(Cue::Deal)];
        if let Some(holder) = after.known_holder() {
            let words = Message::new("dealt-virus").with("who", holder);
            lines.push(LogLine::new(words.clone()).marks([Mark("virus")]));
            beats.push(Beat::Banner(words.into()));
        }
        StepPresentation::new(lines, beats)
    }

    fn tell_score(&self, before: &View, notes: &[Note], after: &View) -> StepPresentation {
        let line = |note: &Note| LogLine::of(note.seat, note_message(note)).points(note.points);
        let mut lines: Vec<LogLine> = notes.iter().map(line).collect();
        let heading = Message::new("heading-over").with("n", before.open.round);
        if let Some(first) = lines.first_mut() {
            first.heading = heading.into();
        }
        let points = |note: &Note| Beat::Points(note.seat, note.points, Text::EMPTY);
        let mut beats: Vec<Beat> = notes.iter().map(points).collect();
        if self.players == 2
            && let Some(note) = notes.first()
        {
            let won = Message::new("round-won").with("who", note.seat);
            let why = note_message(note);
            beats.insert(0, Beat::Banner(won.with("why", why).into()));
        }
        let line = if after.open.step == Step::Over || self.players == 2 {
            Text::EMPTY
        } else {
            self.leading("leads", after).into()
        };
        let stage = Stage {
            layout: None,
            beats,
            line,
        };
        StepPresentation {
            lines,
            stages: vec![stage],
        }
    }
}

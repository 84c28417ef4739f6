//! Break In at the table (section *At the table*): the hall of a bank, and the street to its left. Here stands, step
//! by step, the words and what can be done; [`hall`] has the layout, [`telling`] tells a step.

mod hall;
mod telling;
mod wording;

use crate::rules::{Action, BreakIn, MOST_PILES, Open, ROUNDS, Step, View};
use hall::{APART, Hall, plate};
use kortlek_rules::{
    Message, Note, Rules, Seat, Seats, Text,
    french::Suit,
    presentation::{
        Decided, Foreseen, Gesture, Layout, Piece, Presentation, Prompt, Scene, SceneInput, Status,
        StepPresentation, Target, Targets, Tip, ZoneId,
    },
};
use wording::odds_words;

/// A field for each card that is left in the piles, the alarms first.
pub const ALARMS: ZoneId = ZoneId::common("alarms");
/// The words above the guards.
pub const GUARDS: ZoneId = ZoneId::common("guards");
/// Place of the players who are out.
pub const STREET: ZoneId = ZoneId::common("street");
/// The slats before the hall once the alarm has gone off.
pub const SHUTTERS: ZoneId = ZoneId::common("shutters");
/// Plate for the answer: I leave.
pub const LEAVE: ZoneId = ZoneId::common("leave");
/// Plate for the answer: I stay.
pub const STAY: ZoneId = ZoneId::common("stay");
/// The cards of the pile that the viewer looks through before it is shuffled.
pub const LOOK: ZoneId = ZoneId::common("look");
/// The whole deck, between two rounds.
pub const DECK: ZoneId = ZoneId::common("deck");
/// Score sheet: what everybody got in each round.
pub const SHEET: ZoneId = ZoneId::common("sheet");

/// The place of a suit's guards.
pub const fn guards(suit: Suit) -> ZoneId {
    ZoneId::common(["spades", "hearts", "diamonds", "clubs"][suit.index()])
}

/// A pile.
pub const fn pile(pile: usize) -> ZoneId {
    ZoneId::common(["pile 1", "pile 2", "pile 3", "pile 4"][pile])
}

/// The words above a seat's figure.
pub const fn name(seat: Seat) -> ZoneId {
    ZoneId::of("name", seat)
}

/// Place of a seat's figure in the hall.
pub const fn figure(seat: Seat) -> ZoneId {
    ZoneId::of("hall", seat)
}

/// The place of a seat's answer, shut until all have answered.
pub const fn answer(seat: Seat) -> ZoneId {
    ZoneId::of("answer", seat)
}

/// The cash in front of a seat.
pub const fn loot(seat: Seat) -> ZoneId {
    ZoneId::of("loot", seat)
}

/// The one cell of a zone that has room for one card: a pile, a plate. Its rings lie above what lies there.
pub const fn cell(zone: ZoneId) -> Target {
    Target::Cell(zone, [0, 0])
}

type Input<'a> = SceneInput<'a, BreakIn>;

/// The pile that a target is.
fn pile_of(target: Target) -> Option<usize> {
    (0..MOST_PILES).find(|k| target == cell(pile(*k)))
}

impl BreakIn {
    /// Returns true if the round was ended by a second guard of one suit.
    fn ended_by_alarm(&self, open: &Open) -> bool {
        matches!(open.step, Step::Close | Step::Over) && !open.inside.is_empty()
    }

    /// Returns true if a seat gets nothing more in the current round: it is out, or caught.
    fn has_ended(&self, open: &Open, seat: Seat) -> bool {
        !open.inside.has(seat) || self.ended_by_alarm(open)
    }

    /// The same in every step of a round that is played: panels, with these words for those who are inside, facts,
    /// about the pile that is picked, and what is left in the viewer's own.
    fn round(
        &self,
        scene: &mut Scene<Action>,
        input: &Input,
        picked: Option<usize>,
        words: impl Fn(Seat) -> Text,
    ) {
        self.panels(scene, input, words);
        self.own_pile(scene, input);
        // Where there is no room for both, the first stays: the odds are also below the piles, what is left in the
        // viewer's own is nowhere else.
        scene.facts.extend(self.left_in_own(input.view));
        let at = match picked {
            Some(_) => 0,
            None => scene.facts.len(),
        };
        let next = self.next_card(input.view, input.me, picked);
        scene.facts.insert(at, next);
    }

    fn panels(&self, scene: &mut Scene<Action>, input: &Input, words: impl Fn(Seat) -> Text) {
        let open = &input.view.open;
        for seat in Seat::all(self.players()) {
            let mut status = Status::new(match open.inside.has(seat) {
                true if self.ended_by_alarm(open) => "caught".into(),
                true => words(seat),
                false => "in-the-street".into(),
            });
            status.out = self.has_ended(open, seat);
            if seat == input.me {
                status.note = self.loot_words(open, seat).attribute("note").into();
            }
            scene.status(seat, status);
        }
    }

    fn layout(&self, v: &View, me: Seat) -> Layout {
        let rules = self;
        Hall { rules, v, me }.layout()
    }

    /// Section *Setup*: each looks through a pile before it is shuffled.
    fn scouting(&self, scene: &mut Scene<Action>, input: &Input) {
        let open = &input.view.open;
        for seat in Seat::all(self.players()) {
            let starts = seat == open.starter();
            scene.status(seat, Status::new(if starts { "begins" } else { "looks" }));
        }
        scene.prompt = wording::look_prompt(input.view);
        scene.facts.extend(self.left_in_own(input.view));
    }

    /// Section *Decisions*: everybody inside decides in secret whether to stay.
    fn deciding(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        self.round(scene, input, None, |seat| match open.decided.has(seat) {
            true => "has-answered".into(),
            false if v.viewer == Some(seat) => "to-answer".into(),
            false => "thinks".into(),
        });
        let inside = open.inside.has(me);
        if inside && open.table() > 0 {
            let note = self.standing(["note-ahead", "note-level", "note-behind"], open, me);
            scene.panel(me).status.note = note.into();
        }
        scene.prompt = if v.viewer.is_none() {
            Prompt::new("stay-or-leave", self.about("turn-watch", v))
        } else if !inside {
            let got = open.sheet[usize::from(open.round) - 1][me.index()];
            let title = Message::new("you-are-out").with("n", got);
            Prompt::new(title, self.about("still-inside", v))
        } else if open.decided.has(me) {
            let owes = |seat: &Seat| open.owes_answer(*seat);
            let thinking: Seats = open.inside.iter().filter(owes).collect();
            let title = if v.leaving { "you-leave" } else { "you-stay" };
            Prompt::new(title, Message::new("waiting-for").with("who", thinking))
        } else {
            let safe = open.guards.is_empty();
            let line = if safe { "turn-safe" } else { "turn-armed" };
            Prompt::new("stay-or-leave", self.about(line, v))
        };
        if input.decides() {
            self.answers(scene, input);
        }
    }

    /// The viewer's two answers, and what each would bring.
    fn answers(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        self.offer_all(scene, input);
        // Staying changes nothing yet, so that this is where the focus begins.
        scene.foreseen.layout = Some(scene.layout.clone());
        match input.picks.first() {
            Some(target) if target == cell(LEAVE) => {
                let words = ["leave-ahead", "leave-level", "leave-behind"];
                scene.prompt.line = self.standing(words, open, me).into();
                scene.foreseen = self.after_leaving(v, me);
            }
            Some(target) if target == cell(STAY) => {
                let line = odds_words("stay-line", self.odds_ahead(v)).with("who", open.turn);
                scene.prompt.line = line.with("worth", open.worth(me)).into();
            }
            _ => {}
        }
        if open.inside.iter().eq([me]) {
            scene.tip("situation-alone");
        } else if open.guards.is_empty() {
            scene.tip("situation-safe");
        } else {
            scene.tip_if(open.guards.len() > 1, "situation-danger");
        }
        for pile in 0..self.piles() {
            self.refuse_pile(scene, pile);
        }
        self.not_to_be_picked(scene, me);
        scene.instead(Targets::All, "pick-an-answer");
    }

    /// The table once the viewer has left: what the others answer is not known, so they still think.
    fn after_leaving(&self, v: &View, me: Seat) -> Foreseen {
        let mut then = *v;
        then.open.leaving = Seats::one(me);
        self.leave(&mut then.open, &mut ());
        if then.open.step == Step::Draw {
            then.open.step = Step::Decide;
        }
        let mut layout = self.layout(&then, me);
        let street = layout.zones.iter_mut().filter(|zone| zone.id == STREET);
        for item in street.flat_map(|zone| &mut zone.items) {
            // The figure itself stands in the hall until it goes: a second one shows where it will be.
            if item.owner == Some(me)
                && let Piece::Picture(drawing, n) = item.piece
            {
                item.piece = Piece::Picture(drawing, n + APART);
            }
        }
        let totals = &then.open.totals[..self.players()];
        Foreseen {
            layout: Some(layout),
            scores: totals.iter().map(|n| i32::from(*n)).collect(),
        }
    }

    /// Section *Phases*: those who leave get their money next.
    fn leaving(&self, scene: &mut Scene<Action>, input: &Input) {
        let open = &input.view.open;
        self.round(scene, input, None, |seat| match open.leaving.has(seat) {
            true => "leaves".into(),
            false => "stays".into(),
        });
        scene.prompt = wording::leave_prompt(open);
    }

    /// Section *Phases*: the seat in turn turns up a card from a pile of its choice.
    fn drawing(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let picked = input.picks.first().and_then(pile_of);
        self.round(scene, input, picked, |seat| match seat == open.turn {
            true => "draws".into(),
            false => "stays".into(),
        });
        let mine = v.viewer == Some(open.turn);
        let [title, line] = match mine {
            true => ["draw-title", "draw-line"],
            false => ["draws-title", "draws-line"],
        };
        let safe = self.odds(v).alarms == 0;
        let line = if safe { "draw-safe" } else { line };
        scene.prompt = Prompt::new(self.about(title, v), self.about(line, v));
        if !input.decides() {
            return;
        }
        self.offer_all(scene, input);
        if let Some((pile, odds)) = picked.and_then(|k| Some((k, self.odds_of(v, k)?))) {
            let line = match v.scouted(self) == Some(pile) {
                true => "own-pile-line",
                false => "other-pile-line",
            };
            scene.prompt.line = odds_words(line, odds).into();
        }
        scene.tip_if(v.scouted(self).is_some(), "situation-pile");
        for pile in (0..self.piles()).filter(|k| self.left_in(open, *k) == 0) {
            self.refuse_pile(scene, pile);
        }
        // The answer is beside the figure.
        let answer = plate(me, true, false).piece;
        scene.refuse(Target::Piece(answer), Action::Stay {});
        self.not_to_be_picked(scene, me);
        scene.instead(Targets::All, "pick-a-pile");
    }

    /// Section *Phases*: the round is over, by an alarm or because all have left.
    fn closing(&self, scene: &mut Scene<Action>, input: &Input) {
        // The facts stay until the cards are gathered: going sooner would tell of the alarm before the card has turned.
        self.round(scene, input, None, |_| "stays".into());
        scene.prompt = self.close_prompt(input.view);
    }

    fn over(&self, scene: &mut Scene<Action>, input: &Input) {
        let open = &input.view.open;
        for seat in Seat::all(self.players()) {
            let caught = Message::new("caught-in-all").with("n", open.times_caught(seat));
            scene.status(seat, Status::new(caught));
        }
        scene.prompt = Prompt::new(Text::EMPTY, "over-line");
        scene.ending = wording::ending(self, open);
    }

    /// A press on a plate answers, and one on a pile draws.
    fn offer_all(&self, scene: &mut Scene<Action>, input: &Input) {
        for action in input.legal {
            let place = match *action {
                Action::Stay {} => STAY,
                Action::Leave {} => LEAVE,
                Action::Draw { pile } => self::pile(pile.into()),
            };
            let words = self.action_words(input.view, input.me, *action);
            scene.offer(*action, Gesture::path([cell(place)]), words);
        }
    }

    fn refuse_pile(&self, scene: &mut Scene<Action>, pile: usize) {
        let draw = Action::Draw { pile: pile as u8 };
        scene.refuse(self::pile(pile), draw);
        scene.refuse(cell(self::pile(pile)), draw);
    }

    /// Alarms, guards and cash, which nobody takes: a pick explains what they are for.
    fn not_to_be_picked(&self, scene: &mut Scene<Action>, me: Seat) {
        let suits = Suit::ALL.map(guards);
        let zones = scene.layout.zones.iter();
        let told: Vec<(ZoneId, &'static str, Vec<Piece>)> = zones
            .filter_map(|zone| {
                let words = if zone.id == ALARMS {
                    "a-field-a-card"
                } else if zone.id == GUARDS || suits.contains(&zone.id) {
                    "guards-watch"
                } else if zone.id.seat.is_some_and(|seat| zone.id == loot(seat)) {
                    "cash-stays"
                } else {
                    return None;
                };
                let pieces = zone.items.iter().map(|item| item.piece);
                Some((zone.id, words, pieces.collect()))
            })
            .collect();
        for (id, words, pieces) in told {
            for piece in pieces {
                scene.instead(Target::Piece(piece), words);
            }
            scene.instead(Targets::Cells(id), words);
            // The viewer's own cash has all the room between the plates.
            if id != loot(me) {
                scene.instead(id, words);
            }
        }
    }

    /// The pile that the viewer looked through can be looked up.
    fn own_pile(&self, scene: &mut Scene<Action>, input: &Input) {
        let v = input.view;
        let own = v.scouted(self).filter(|k| self.odds_of(v, *k).is_some());
        let Some(own) = own else { return };
        let tip = Tip::new(Text::EMPTY, self.left_in_pile(v));
        // On a pile that can be drawn from, a press draws.
        let draws = v.open.step == Step::Draw && v.open.turn == input.me;
        let tip = match draws {
            true => tip,
            false => tip.now("press-shows-them"),
        };
        scene.tooltip(pile(own), tip.clone());
        scene.tooltip(cell(pile(own)), tip);
    }
}

impl Presentation for BreakIn {
    fn scene(&self, input: SceneInput<BreakIn>) -> Scene<Action> {
        let (v, open) = (input.view, &input.view.open);
        let mut scene = Scene::new(&input, self.layout(v, input.me));
        match open.step {
            Step::Setup => scene.prompt = Prompt::new("start-title", "start-line"),
            Step::Scout { .. } => self.scouting(&mut scene, &input),
            Step::Decide => self.deciding(&mut scene, &input),
            Step::Leave => self.leaving(&mut scene, &input),
            Step::Draw => self.drawing(&mut scene, &input),
            Step::Close => self.closing(&mut scene, &input),
            Step::Over => self.over(&mut scene, &input),
        }
        let round = Message::new("round-of").with("n", open.round.max(1));
        scene.prompt.progress = round.with("of", ROUNDS).into();
        scene
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        match a {
            Action::Stay {} => Message::new("stay"),
            Action::Leave {} => Message::new("leave").with("n", v.open.worth(seat)),
            Action::Draw { pile } => self.of_pile("draw", &v.open, pile.into()),
        }
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        telling::tell(self, before, made, notes, after, me)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

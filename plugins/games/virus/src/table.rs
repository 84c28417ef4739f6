//! Presentation of Virus (section *At the table*), step by step: its words and actions. The contents of the table are
//! in [`tabletop`], their positions in [`places`], numbers in [`facts`], the account of a step in [`telling`].

mod facts;
mod places;
pub mod pointing;
mod tabletop;
mod telling;

pub use places::{
    DIAL, ENDS, HAND_SIZE, RING, SHEET, aimed, bottles, button, cards, hand, past, slots, tag,
};

use crate::rules::{Action, LAST_BOTTLES, MOST_TURNS, Step, View, Virus};
use kortlek_rules::{
    Message, Note, Rules, Seat, Seats, Text,
    presentation::{
        Decided, Gesture, IntendedAction, Presentation, Preview, Prompt, Scene, SceneInput, Status,
        StepPresentation, Target, Targets, Tip, Unit, ZoneId,
    },
};
use places::{NAMES, gesture_at};
use tabletop::Tabletop;

type Input<'a> = SceneInput<'a, Virus>;

/// Unit of a score of two players.
const ROUNDS: Unit = Unit {
    message: "unit-rounds",
    fewer: false,
};

/// A sentence on a seat's gesture.
fn about(id: &'static str, actor: Seat, a: Action) -> Message {
    let say = Message::new(id).with("actor", actor);
    match a.target() {
        Some(who) => say.with("who", who),
        None => say,
    }
}

/// The gesture that is picked.
fn picked(input: &Input) -> Option<Action> {
    match input.picks.chosen.last()? {
        Target::Cell(zone, _) => gesture_at(*zone),
        _ => None,
    }
}

/// Meaning of a pick in a zone where it can't be made.
fn meant(input: &Input, zone: ZoneId) -> IntendedAction<Action> {
    let cannot = |action: &Action| !input.legal.contains(action);
    let (name, seat) = (zone.name, zone.seat.unwrap_or(input.me));
    let own = seat == input.me;
    let action = match name {
        "bottles" if own => Some(Action::Drink {}),
        "bottles" => Some(Action::Steal { target: seat }),
        _ => gesture_at(zone),
    };
    if let Some(action) = action.filter(cannot) {
        return IntendedAction::Action(action);
    }
    IntendedAction::Nothing(match name {
        "bottles" | "slots" if own => "use-drink".into(),
        "cards" if own => "use-infect".into(),
        _ if !own && name != "past" => Message::new("aim-at").with("who", seat).into(),
        _ => help(name).unwrap_or("choose-gesture").into(),
    })
}

/// A sentence on a zone that is only looked at.
fn help(zone: &str) -> Option<&'static str> {
    match zone {
        "past" => Some("past-help"),
        "dial" | "ring" | "ends" => Some("dial-help"),
        "sheet" => Some("sheet-help"),
        _ => None,
    }
}

impl Virus {
    /// Section *Decisions*: every seat chooses a gesture in secret.
    fn choosing(&self, scene: &mut Scene<Action>, input: &Input, mut tabletop: Tabletop) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let others = Seat::all(input.players).filter(|seat| *seat != me);
        let waits: Seats = others.filter(|seat| !open.committed.has(*seat)).collect();
        let line = match (v.viewer, v.chosen) {
            (None, _) => "watch-line".into(),
            (_, Some(_)) => Message::new("wait-line").with("who", waits),
            _ => match (self.players, v.has_virus()) {
                (2, true) => "choose-line-two-virus".into(),
                (2, false) => "choose-line-two".into(),
                (_, true) => "choose-line-virus".into(),
                (_, false) => "choose-line".into(),
            },
        };
        scene.prompt = Prompt::new("choose-title", line);
        let picked = picked(input).filter(|action| input.legal.contains(action));
        if let Some(action) = picked {
            let words = self.action_words(v, me, action);
            scene.prompt = Prompt::new(words, self.what_stops(me, action));
            let label = self.label(v, me, action);
            scene.previews.extend(label.map(|label| Preview {
                target: button(me, action),
                label,
                points: 1,
                lines: Vec::new(),
            }));
            tabletop.gestures[me.index()] = picked;
            scene.foreseen.layout = Some(tabletop.layout());
        }
        let subject = picked.or(v.chosen);
        let facts = subject.map(|action| self.gesture_facts(v, me, action));
        scene.facts.extend(facts);
        if !input.decides() {
            return;
        }
        for action in input.legal {
            let gesture = Gesture::path([button(me, *action)]);
            scene.offer(*action, gesture, self.action_words(v, me, *action));
        }
        // Two more drinks, at most, and the hands are shown.
        let ends = self.players > 2 && open.undrunk_left() <= LAST_BOTTLES + 2;
        scene.tip_if(ends, "situation-end");
        scene.tip_if(v.has_virus(), "situation-virus");
        scene.tip_if(open.turns == 0, "situation-choose");
        Virus::refuse(scene, input);
    }

    /// Everything that can't be picked, by the zone in which it lies.
    fn refuse(scene: &mut Scene<Action>, input: &Input) {
        for zone in &scene.layout.zones {
            let pieces = zone.items.iter().map(|item| Target::Piece(item.piece));
            let places = [Targets::Cells(zone.id), zone.id.into()];
            let targets = pieces.map(Targets::One).chain(places);
            let meant = meant(input, zone.id);
            let refusals = targets.map(|target| (target, meant.clone()));
            scene.refusals.extend(refusals);
        }
        for seat in Seat::all(input.players).filter(|seat| *seat != input.me) {
            let aim = Message::new("aim-at").with("who", seat);
            scene.instead(Target::Seat(seat), aim);
        }
        scene.instead(Targets::All, "choose-gesture");
    }

    /// A sentence on each button, and on the things between the players.
    fn tooltips(&self, scene: &mut Scene<Action>, v: &View, me: Seat) {
        for zone in &scene.layout.zones {
            let words = |action| self.action_words(v, me, action);
            let tip = match (gesture_at(zone.id), help(zone.id.name)) {
                (Some(action), _) => Tip::new(words(action), self.what_stops(me, action)),
                (_, Some(help @ "dial-help")) => Tip::new("full-bottles", help),
                (_, Some(help)) => Tip::new(Text::EMPTY, help),
                _ => continue,
            };
            let places = [Targets::Cells(zone.id), zone.id.into()];
            scene.tooltips.extend(places.map(|at| (at, tip.clone())));
        }
    }

    fn status(&self, v: &View, seat: Seat) -> Text {
        let open = &v.open;
        let knows = v.known_holder() == Some(seat);
        match (open.step, open.gestures[seat.index()]) {
            (Step::Reveal, Some(action)) => {
                self.action_words(v, seat, action).attribute("now").into()
            }
            (Step::Act, _) if open.committed.has(seat) => "ready".into(),
            (Step::Act, _) if knows => Message::new("has-virus").with("who", seat).into(),
            (Step::Act, _) => "choosing".into(),
            (Step::Score | Step::Deal | Step::Over, _) if knows => "held-virus".into(),
            _ => Text::EMPTY,
        }
    }

    /// Message about the seats with the most points, and their number.
    fn leading(&self, id: &'static str, v: &View) -> Message {
        let totals = &v.open.totals[..self.players()];
        let most = totals.iter().copied().max().unwrap_or(0);
        let seats = Seat::all(self.players());
        let who: Seats = seats.filter(|s| totals[s.index()] == most).collect();
        Message::new(id).with("who", who).with("n", most)
    }
}

impl Presentation for Virus {
    fn scene(&self, input: SceneInput<Virus>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let two = self.players == 2;
        let tabletop = Tabletop::of(self, v, me);
        let mut scene = Scene::new(&input, tabletop.layout());
        if two {
            scene.unit = ROUNDS;
        }
        for seat in Seat::all(input.players) {
            let panel = scene.panel(seat);
            panel.status = Status::new(self.status(v, seat));
            panel.score = Some(i32::from(open.totals[seat.index()]));
        }
        match open.step {
            Step::Deal if open.round == 0 => scene.prompt = Prompt::new("deal-title", "deal-line"),
            Step::Deal => scene.prompt = Prompt::new("over-title", self.leading("leads", v)),
            Step::Act => self.choosing(&mut scene, &input, tabletop),
            Step::Reveal => scene.prompt = Prompt::new("reveal-title", "reveal-line"),
            Step::Score => {
                let holder: Seats = v.known_holder().into_iter().collect();
                let banner = Message::new("holder-banner").with("who", holder);
                scene.prompt = Prompt::new("over-title", banner);
            }
            Step::Over => {
                let ending = self.leading(if two { "ending-two" } else { "ending" }, v);
                scene.ending = ending.clone().into();
                scene.prompt = Prompt::new(Text::EMPTY, ending);
            }
        }
        let running = matches!(open.step, Step::Act | Step::Reveal);
        // While a turn is shown, virus and bottles move before the facts about them could.
        if open.step == Step::Act {
            scene.facts.push(self.virus_facts(v, me));
        }
        let turn = (open.turns + u8::from(running)).clamp(1, MOST_TURNS);
        let progress = Message::new(if two { "progress-two" } else { "progress" });
        let progress = progress.with("round", open.round.max(1));
        scene.prompt.progress = progress.with("turn", turn).into();
        self.tooltips(&mut scene, v, me);
        scene
    }

    fn action_words(&self, _: &View, seat: Seat, a: Action) -> Message {
        about(NAMES[a.kind()], seat, a)
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        self.tell_step(before, made, notes, after, me)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

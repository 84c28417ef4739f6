//! How Virus is shown (section *At the table*): what lies where, what can be picked, what is told.

mod facts;
mod places;
pub mod pointing;
mod scene;
mod telling;

pub use places::{HAND_SIZE, aimed};
pub use scene::{DIAL, ENDS, RING, SHEET, bottles, button, cards, hand, past, slots, tag};

use crate::rules::{Action, MOST_TURNS, Step, View, Virus};
use kortlek_rules::{
    Message, Note, Payoff, Rules, Seat, Seats, Text,
    presentation::{
        Decided, FactGroup, Gesture, IntendedAction, Layout, Presentation, Preview, Prompt, Status,
        StepPresentation, Target, Tip, Unit,
    },
};
use scene::{NAMES, Scene, all_is_shown};

impl Virus {
    /// The action of a button that was picked, legal or not.
    fn picked(&self, me: Seat, target: Target) -> Option<Action> {
        let drink = std::iter::once(Action::Drink {});
        let at = |target: Seat| {
            [
                Action::Infect { target },
                Action::Steal { target },
                Action::Block { target },
            ]
        };
        let others = Seat::all(self.players()).filter(|seat| *seat != me);
        let mut all = drink.chain(others.flat_map(at));
        all.find(|action| {
            let button = button(me, *action);
            let Target::Cell(zone, _) = button else {
                return false;
            };
            target == button || target == Target::Zone(zone)
        })
    }

    /// The prompt while gestures are chosen.
    fn choose_prompt(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let waits: Seats = Seat::all(self.players())
            .filter(|seat| !open.committed.has(*seat) && *seat != me)
            .collect();
        let line = if v.chosen.is_some() {
            Message::new("wait-line").with("who", waits)
        } else if v.viewer.is_none() {
            "watch-line".into()
        } else {
            let id = match (self.players, v.has_virus()) {
                (2, true) => "choose-line-two-virus",
                (2, false) => "choose-line-two",
                (_, true) => "choose-line-virus",
                (_, false) => "choose-line",
            };
            Message::new(id)
        };
        Prompt::new("choose-title", line)
    }
}

impl Presentation for Virus {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        Scene::of(self, v, me).layout()
    }

    fn gesture(&self, _: &View, seat: Seat, a: Action) -> Gesture {
        Gesture::path([button(seat, a)])
    }

    fn action_words(&self, _: &View, seat: Seat, a: Action) -> Message {
        let say = Message::new(NAMES[a.kind()]).with("actor", seat);
        match a.target() {
            Some(who) => say.with("who", who),
            None => say,
        }
    }

    fn prompt(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let prompt = match open.step {
            Step::Deal if open.round == 0 => Prompt::new("deal-title", "deal-line"),
            Step::Deal => Prompt::new("over-title", self.leading(v)),
            Step::Act => self.choose_prompt(v, me),
            Step::Reveal => Prompt::new("reveal-title", "reveal-line"),
            Step::Score => {
                let holder = v.known_holder().into_iter().collect::<Seats>();
                Prompt::new(
                    "over-title",
                    Message::new("holder-banner").with("who", holder),
                )
            }
            Step::Over => Prompt::new(Text::EMPTY, self.ending(v)),
        };
        let running = matches!(open.step, Step::Act | Step::Reveal);
        let turn = (open.turns + u8::from(running)).min(MOST_TURNS);
        let id = if self.players == 2 {
            "progress-two"
        } else {
            "progress"
        };
        prompt.progress(
            Message::new(id)
                .with("round", open.round.max(1))
                .with("turn", turn.max(1)),
        )
    }

    fn prompt_after(&self, v: &View, _: Seat, chosen: &[Target]) -> Prompt {
        self.chosen_prompt(v, chosen)
    }

    fn status(&self, v: &View, seat: Seat, _: Seat) -> Status {
        let open = &v.open;
        let knows = open.round > 0 && v.known_holder() == Some(seat);
        let words: Text = match (open.step, open.gestures[seat.index()]) {
            (Step::Reveal, Some(action)) => {
                self.action_words(v, seat, action).attribute("now").into()
            }
            _ if all_is_shown(v) && knows => "held-virus".into(),
            (Step::Act, _) if open.committed.has(seat) => "ready".into(),
            (Step::Act, _) if knows => Message::new("has-virus").with("who", seat).into(),
            (Step::Act, _) => "choosing".into(),
            _ => Text::EMPTY,
        };
        Status::new(words)
    }

    fn score(&self, v: &View, seat: Seat, _: &Payoff) -> Option<i32> {
        Some(i32::from(v.open.totals[seat.index()]))
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        self.foreseen(v, me, chosen).into_iter().collect()
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let picked = chosen.last().and_then(|target| self.picked(me, *target))?;
        let mut scene = Scene::of(self, v, me);
        scene.gestures[me.index()] = Some(picked);
        Some(scene.layout())
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        self.facts(v, me, chosen)
    }

    fn situations(&self, v: &View, _: Seat) -> Vec<&'static str> {
        let open = &v.open;
        let first = (open.turns == 0).then_some("situation-choose");
        let virus = v.has_virus().then_some("situation-virus");
        // Two more drinks, at most, and the hands are shown.
        let ends = v.players > 2 && open.undrunk_left() <= 4;
        let ends = ends.then_some("situation-end");
        ends.into_iter().chain(virus).chain(first).collect()
    }

    fn tip(&self, v: &View, me: Seat, target: Target) -> Tip {
        self.tip_of(v, me, target)
    }

    fn meant(&self, v: &View, me: Seat, _: &[Target], target: Target) -> IntendedAction<Action> {
        let refused = |action| !self.can(&v.open, me, action);
        let zone = match target {
            Target::Zone(zone) | Target::Cell(zone, _) => Some(zone),
            Target::Piece(piece) => self.layout(v, me).find(piece).map(|(zone, _)| zone.id),
            Target::Seat(_) | Target::Button(_) => None,
        };
        let button = zone.and_then(|zone| self.picked(me, Target::Zone(zone)));
        if let Some(action) = button.filter(|a| refused(*a)) {
            return IntendedAction::Action(action);
        }
        let seat = match target {
            Target::Seat(seat) => Some(seat),
            _ => zone.and_then(|zone| zone.seat),
        };
        let name = zone.map_or("", |zone| zone.name);
        IntendedAction::Nothing(match (name, seat) {
            ("bottles", Some(seat)) if seat == me && refused(Action::Drink {}) => {
                return IntendedAction::Action(Action::Drink {});
            }
            ("bottles" | "slots", Some(seat)) if seat == me => "use-drink".into(),
            ("bottles", Some(target)) if refused(Action::Steal { target }) => {
                return IntendedAction::Action(Action::Steal { target });
            }
            ("cards", Some(seat)) if seat == me => "use-infect".into(),
            ("past", _) => "past-help".into(),
            ("dial" | "ring" | "ends", _) => "dial-help".into(),
            ("sheet", _) => "sheet-help".into(),
            (_, Some(seat)) if seat != me => Message::new("aim-at").with("who", seat).into(),
            _ => "choose-gesture".into(),
        })
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

    fn ending(&self, v: &View) -> Text {
        let totals = &v.open.totals[..self.players()];
        let most = totals.iter().copied().max().unwrap_or(0);
        let seats = Seat::all(self.players());
        let who: Seats = seats.filter(|s| totals[s.index()] == most).collect();
        let id = if self.players == 2 {
            "ending-two"
        } else {
            "ending"
        };
        Message::new(id).with("who", who).with("n", most).into()
    }

    fn unit(&self) -> Unit {
        if self.players == 2 {
            Unit {
                message: "unit-rounds",
                fewer: false,
            }
        } else {
            Unit::POINTS
        }
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

//! How Turncoat is shown (section *At the table*): what can be picked, and what is said on the way to a decision.
//!
//! Nothing on the table tells a loyal player's screen from the turncoat's: the own side is only seen while it is looked
//! at, and the turncoat may point at others, too. Only the accusation itself is refused.

mod facts;
mod line;
mod lying;
mod telling;

pub use facts::short;
pub use line::{LINE, Walk};
pub use lying::{
    COUNT, DECK, DISCARDS, LAMPS, LEFT_OUT, LOOK, Laid, MET, MISSION, MIXED, ROAD, SHEET,
    candidate, finger, hand, identity, slot, stop,
};

use crate::rules::{
    Action, MOST_MISSIONS, MOST_PLAYERS, Step, Turncoat, View, identity_cards, total,
};
use facts::{
    accusation, best, last_failure, led, mission_aid, own_card, signed, stake_aid, suit_of, sum,
    unseen_aid, verdict, worth,
};
use kortlek_rules::{
    Arg, Card as _, Message, Note, Payoff, Rules, Seat, Text,
    french::{Card, CardSet},
    presentation::{
        Decided, Draft, FactGroup, Gesture, IntendedAction, Label, Layout, Piece, Presentation,
        Preview, Prompt, Status, StepPresentation, Target, Tip,
    },
};

/// The buttons that accuse, by seat.
const ACCUSE: [&str; MOST_PLAYERS] = ["accuse 1", "accuse 2", "accuse 3", "accuse 4"];

/// The button with which a seat is accused, once the hand in its panel points at it.
pub const fn accuse(seat: Seat) -> Target {
    Target::Button(ACCUSE[seat.index()])
}

/// The card that was picked.
fn picked(chosen: &[Target]) -> Option<Card> {
    chosen.first().and_then(|target| target.french())
}

/// Who is about to be accused: whose button was pressed, or at whom a hand points while no card is picked.
fn accused(chosen: &[Target]) -> Option<Seat> {
    let seats = || (0..MOST_PLAYERS).map(|seat| Seat(seat as u8));
    let pressed = seats().find(|seat| chosen.contains(&accuse(*seat)));
    let points = || {
        let at = |target: &Target| seats().find(|seat| *target == Target::Zone(finger(*seat)));
        chosen.iter().rev().find_map(at)
    };
    pressed.or_else(|| picked(chosen).is_none().then(points).flatten())
}

impl Turncoat {
    /// The seats at which one can point.
    fn others(&self, me: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.players()).filter(move |seat| *seat != me)
    }

    /// What can be decided besides accusing.
    fn plays(&self, v: &View, me: Seat) -> Vec<Action> {
        match v.open.step {
            Step::Choose => {
                let mut cards: Vec<Card> = v.candidates.into_iter().flatten().collect();
                cards.sort_unstable();
                cards
                    .into_iter()
                    .map(|card| Action::Choose { card })
                    .collect()
            }
            Step::Commit => {
                let cards = v.hands[me.index()].into_iter().flat_map(CardSet::iter);
                cards.map(|card| Action::Commit { card }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn choosing(&self, v: &View, me: Seat) -> Prompt {
        if v.candidates.is_some() && v.viewer == Some(me) {
            return Prompt::new("choose-title", "choose-line");
        }
        let about = |id| Message::new(id).with("who", v.open.leader);
        Prompt::new(about("chooses-title"), about("chooses-line"))
    }

    fn laying(&self, v: &View, me: Seat) -> Prompt {
        let Some(mission) = v.open.mission else {
            return Prompt::default();
        };
        let line = Message::new("lay-line")
            .with("suit", suit_of(mission))
            .with("n", mission.rank())
            .with("last", u8::from(last_failure(v)));
        match v.viewer {
            Some(_) if v.open.committed.has(me) => Prompt::new("laid-title", "laid-line"),
            Some(_) => Prompt::new("lay-title", line),
            None => Prompt::new("lay-title-all", line),
        }
    }

    fn counted(&self, v: &View) -> Prompt {
        let (Some(mission), cards) = (v.open.mission, v.open.revealed()) else {
            return Prompt::default();
        };
        let line = Message::new("counted-line")
            .with("spies", u8::from(total(mission, cards).is_none()))
            .with("sum", Arg::Name(sum(mission, cards)))
            .with("total", total(mission, cards).unwrap_or(0))
            .with("n", mission.rank());
        Prompt::new(
            Message::new("counted-title").with("verdict", verdict(mission, cards)),
            line,
        )
    }

    /// What laying this card would come to.
    fn after_card(&self, mission: Card, card: Card) -> Prompt {
        let title = Message::new("lay-card-title").with("card", card);
        let need = i32::from(mission.rank());
        let line = match worth(mission, card) {
            None => Message::new("lay-spy-line"),
            Some(worth) if worth >= need => Message::new("lay-enough-line"),
            Some(worth) => Message::new("lay-card-line")
                .with("worth", Arg::Name(signed(worth)))
                .with("n", need - worth)
                .with("cards", self.players()),
        };
        Prompt::new(title, line)
    }

    /// What the stake of an accusation is.
    fn stake(&self, seat: Seat) -> Prompt {
        let (_, identities) = identity_cards(self.players());
        let all_loyal = identities > self.players();
        Prompt::new(
            Message::new("accuse-title").with("who", seat),
            Message::new("accuse-line")
                .with("who", seat)
                .with("all-loyal", u8::from(all_loyal)),
        )
    }
}

impl Presentation for Turncoat {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        self.lay_out(v, me, Laid::AsTheyLie)
    }

    /// Accusing has no gesture among the others: whom somebody may accuse would tell what he is. See
    /// [`Presentation::draft`].
    fn gesture(&self, _: &View, _: Seat, a: Action) -> Gesture {
        let card_at = |card: Card| Target::Piece(Piece::Card(card.face()));
        match a {
            Action::Choose { card } => Gesture::path([card_at(card), Target::Zone(MISSION)]),
            Action::Commit { card } => Gesture::path([card_at(card), Target::Zone(slot(0))]),
            Action::Accuse { .. } => Gesture::default(),
        }
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        match a {
            Action::Choose { card } => Message::new("choose").with("card", card),
            Action::Commit { card } => Message::new("commit").with("card", card),
            Action::Accuse { seat } => Message::new("accuse").with("who", seat),
        }
    }

    /// Where to press for it: the hand that points at the accused.
    fn moves(&self, _: &View, _: Seat, a: Action) -> Vec<Target> {
        match a {
            Action::Accuse { seat } => vec![Target::Zone(finger(seat))],
            Action::Choose { .. } | Action::Commit { .. } => Vec::new(),
        }
    }

    fn why(&self, v: &View, me: Seat, a: Action) -> Text {
        let Action::Accuse { seat } = a else {
            return Text::EMPTY;
        };
        let Some(chance) = crate::bot::suspicion(v, me, seat) else {
            return Text::EMPTY;
        };
        Message::new("why-accuse")
            .with("last", u8::from(last_failure(v)))
            .with("who", seat)
            .with("n", (chance * 100.0).round() as i32)
            .into()
    }

    fn tip(&self, v: &View, me: Seat, target: Target) -> Tip {
        let pointed = self.others(me).find(|s| target == Target::Zone(finger(*s)));
        let Some(seat) = pointed else {
            return Tip::default();
        };
        let about = Message::new("tip-point").with("who", seat);
        let mut tip = Tip::new(Message::new("accuse").with("who", seat), Text::EMPTY);
        if self.draft(v, me).is_some() {
            tip.now = about.into();
        }
        tip
    }

    fn prompt(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let about = |id| Message::new(id).with("who", open.leader);
        let prompt = match open.step {
            Step::Setup => Prompt::new(
                "deal-title",
                Message::new("deal-line").with("players", self.players()),
            ),
            Step::Look => Prompt::new(about("look-title"), "look-line"),
            Step::Choose => self.choosing(v, me),
            Step::Commit => self.laying(v, me),
            // Somebody may have accused instead, which is not told yet.
            Step::Reveal => Prompt::new("reveal-title", "reveal-line"),
            Step::Score => self.counted(v),
            Step::Draw => Prompt::new(
                "draw-title",
                Message::new("draw-line").with("who", open.leader.left(self.players())),
            ),
            Step::Over => Prompt::new(Text::EMPTY, self.ending(v)),
        };
        let over = matches!(open.step, Step::Draw | Step::Over) && open.mission.is_none();
        let number = usize::from(open.missions) + usize::from(!over);
        let progress = Message::new("progress").with("n", number.max(1));
        prompt.progress(progress.with("of", MOST_MISSIONS))
    }

    fn prompt_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Prompt {
        if let Some(seat) = accused(chosen) {
            return self.stake(seat);
        }
        let (Some(card), step) = (picked(chosen), v.open.step) else {
            return Prompt::default();
        };
        match (step, v.open.mission) {
            (Step::Commit, Some(mission)) => self.after_card(mission, card),
            (Step::Choose, _) => {
                let hand = v.hands[me.index()].and_then(|hand| best(card, hand));
                let best = hand.map_or(Message::new("choose-best-none"), |worth| {
                    Message::new("choose-best").with("worth", Arg::Name(signed(worth)))
                });
                Prompt::new(
                    Message::new("choose-card-title").with("card", card),
                    Message::new("choose-card-line")
                        .with("n", card.rank())
                        .with("suit", suit_of(card))
                        .with("best", best),
                )
            }
            _ => Prompt::default(),
        }
    }

    fn status(&self, v: &View, seat: Seat, me: Seat) -> Status {
        let open = &v.open;
        let leads = open.leader == seat;
        let own = seat == me && v.viewer == Some(me);
        let words: Text = match open.step {
            Step::Setup => Text::EMPTY,
            Step::Over => {
                v.identities[seat.index()].map_or(Text::EMPTY, |card| Text::from(lying::role(card)))
            }
            Step::Choose if leads && own => "status-to-choose".into(),
            Step::Choose if leads => "status-chooses".into(),
            Step::Choose => "status-waits".into(),
            Step::Commit if own && open.committed.has(seat) => "status-laid".into(),
            Step::Commit if own => "status-to-lay".into(),
            // Nothing tells who was quick.
            Step::Commit if leads => "status-leads-lays".into(),
            Step::Commit => "status-lays".into(),
            Step::Look | Step::Reveal | Step::Score | Step::Draw if leads => "status-leads".into(),
            Step::Look | Step::Reveal | Step::Score | Step::Draw => "status-waits".into(),
        };
        // The viewer's own panel is taken by the look at the own side; the road says it too.
        let led = led(v, seat).filter(|_| seat != me);
        Status::new(words).note(led.map_or(Text::EMPTY, Text::from))
    }

    /// Nobody has points: the lamps tell how it stands.
    fn score(&self, _: &View, _: Seat, _: &Payoff) -> Option<i32> {
        None
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        let (Step::Commit, Some(mission)) = (v.open.step, v.open.mission) else {
            return Vec::new();
        };
        if !chosen.is_empty() || own_card(v, me).is_some() {
            return Vec::new();
        }
        let cards = v.hands[me.index()].into_iter().flat_map(CardSet::iter);
        let preview = |card: Card| {
            let worth = worth(mission, card);
            Preview {
                target: Target::Piece(Piece::Card(card.face())),
                label: Label::Text(worth.map_or("spy-fails".into(), |n| Text::Shown(signed(n)))),
                // All of them are told alike: which is best is for the player to see.
                points: 1,
                lines: Vec::new(),
            }
        };
        cards.map(preview).collect()
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let card = picked(chosen)?;
        let mut then = *v;
        let hand = v.hands[me.index()]?;
        match v.open.step {
            Step::Choose if v.candidates?.contains(&card) => {
                then.open.mission = Some(card);
                then.open.step = Step::Commit;
            }
            Step::Commit if hand.has(card) => {
                then.hands[me.index()] = Some(hand.without(card));
                then.chosen[me.index()] = Some(Action::Commit { card });
            }
            _ => return None,
        }
        let mut layout = self.layout(&then, me);
        // It will lie face down, but it is shown which it is.
        let place = layout.zones.iter_mut().find(|zone| zone.id == slot(0));
        for item in place.into_iter().flat_map(|zone| &mut zone.items) {
            item.face_up = true;
        }
        Some(layout)
    }

    /// The hands that point at others, the same for everybody: pointing is free, and accusing is offered for whom is
    /// pointed at.
    fn draft(&self, v: &View, me: Seat) -> Option<Draft> {
        let decides = match v.open.step {
            Step::Choose => v.open.leader == me,
            Step::Commit => !v.open.committed.has(me),
            _ => false,
        };
        decides.then(|| Draft {
            marks: self
                .others(me)
                .map(|seat| Target::Zone(finger(seat)))
                .collect(),
        })
    }

    /// Whom is pointed at can be accused; before the turncoat stands the same button, and only pressing it is refused.
    fn drafted(
        &self,
        v: &View,
        me: Seat,
        marked: &[Target],
    ) -> Vec<(Vec<Action>, Gesture, Message)> {
        let plays = self
            .plays(v, me)
            .into_iter()
            .map(|a| (vec![a], self.gesture(v, me, a), self.action_words(v, me, a)));
        let pointed = self.others(me);
        let pointed = pointed.filter(|seat| marked.contains(&Target::Zone(finger(*seat))));
        let accusations = pointed.map(|seat| {
            let a = Action::Accuse { seat };
            (
                vec![a],
                Gesture::path([accuse(seat)]),
                self.action_words(v, me, a),
            )
        });
        plays.chain(accusations).collect()
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        if let Some(seat) = accused(chosen) {
            return vec![stake_aid(v, seat)];
        }
        match (v.open.step, v.open.mission) {
            (Step::Setup | Step::Over, _) => Vec::new(),
            (Step::Choose, _) => {
                let card = picked(chosen).filter(|card| {
                    v.candidates
                        .is_some_and(|candidates| candidates.contains(card))
                });
                vec![card.map_or_else(|| unseen_aid(v, me), |card| mission_aid(v, me, card, None))]
            }
            (_, Some(mission)) => {
                let own = own_card(v, me).or(picked(chosen));
                vec![mission_aid(v, me, mission, own)]
            }
            (_, None) => vec![unseen_aid(v, me)],
        }
    }

    fn situations(&self, v: &View, me: Seat) -> Vec<&'static str> {
        let open = &v.open;
        let spies = v.hands[me.index()].is_some_and(|hand| hand.iter().any(Card::is_picture));
        let warned = (open.failures >= 3).then_some("situation-accuse");
        let now = match open.step {
            Step::Choose => Some("situation-lead"),
            // Alike for all: a look at the screen must not tell who is who.
            Step::Commit if spies => Some("situation-spy"),
            Step::Commit => Some("situation-suit"),
            _ => None,
        };
        warned.into_iter().chain(now).collect()
    }

    fn meant(&self, v: &View, me: Seat, _: &[Target], target: Target) -> IntendedAction<Action> {
        let choosing = v.open.step == Step::Choose;
        let nothing = |id: &'static str| IntendedAction::Nothing(id.into());
        if let Some(card) = target.french() {
            let in_hand = v.hands[me.index()].is_some_and(|hand| hand.has(card));
            return match v.open.mission {
                _ if self
                    .others(me)
                    .chain([me])
                    .any(|s| v.identities[s.index()] == Some(card)) =>
                {
                    nothing("pick-side")
                }
                Some(mission) if mission == card => IntendedAction::Action(Action::Choose { card }),
                None if choosing && in_hand => IntendedAction::Action(Action::Commit { card }),
                None if choosing => IntendedAction::Action(Action::Choose { card }),
                _ => IntendedAction::Action(Action::Commit { card }),
            };
        }
        nothing(match target {
            Target::Zone(zone) if zone == MISSION && choosing => "pick-candidate-first",
            Target::Zone(zone) if zone == slot(0) => "pick-card-first",
            Target::Zone(zone) if zone.name.starts_with("slot") => "pick-other-slot",
            Target::Zone(zone) if zone == DECK => "pick-deck",
            Target::Zone(zone) if zone == DISCARDS => "pick-discards",
            Target::Zone(zone) if zone.name == "identity" && zone.seat == Some(me) => "pick-side",
            Target::Zone(zone) if zone.name == "identity" || zone == LEFT_OUT => "pick-other-side",
            Target::Zone(zone) if zone.name == "hand" && zone.seat != Some(me) => "pick-other-hand",
            Target::Seat(_) | Target::Button(_) => "pick-finger",
            _ if choosing => "pick-candidate",
            _ => "pick-card",
        })
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        telling::tell(self, before, made, after, me)
    }

    fn ending(&self, v: &View) -> Text {
        if v.open.step != Step::Over {
            return Text::EMPTY;
        }
        let turncoat = Seat::all(self.players())
            .find(|seat| v.identities[seat.index()] == Some(crate::rules::TURNCOAT));
        let all = turncoat.into_iter().collect::<kortlek_rules::Seats>();
        let end = Message::of(format!(
            "ending-{}",
            v.open.end.map_or("five_failures", |end| end.name())
        ));
        let (by, whom) = accusation(v).unwrap_or_default();
        end.with("turncoat", all)
            .with("who", by)
            .with("whom", whom)
            .into()
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

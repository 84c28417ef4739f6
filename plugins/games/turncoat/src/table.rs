//! Table side of Turncoat (section *At the table*), step by step: what is said and what can be done. Zones are in
//! [`lying`], numbers in [`facts`], what is told of a step is in [`telling`].
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
    COUNT, DECK, DISCARDS, LAMPS, LEFT_OUT, LOOK, LaidDisplay, MET, MISSION, MIXED, ROAD, SHEET,
    candidate, finger, hand, identity, slot, stop,
};

use crate::{
    bot::suspicions,
    rules::{
        Action, End, MOST_MISSIONS, MOST_PLAYERS, MOST_REVEALED, Step, TURNCOAT, Turncoat, View,
        identity_cards, total,
    },
};
use facts::{
    accusation, best, last_failure, led, mission_facts, own_card, signed, stake_facts, suit_of,
    sum, unseen_facts, verdict, worth,
};
use kortlek_rules::{
    Arg, Card as _, Message, Note, Rules, Seat, Seats, Text,
    french::{Card, CardSet},
    presentation::{
        Decided, Draft, Gesture, Label, Picks, Piece, Presentation, Preview, Prompt, Scene,
        SceneInput, Status, StepPresentation, Target, Targets, Tip,
    },
};

type Input<'a> = SceneInput<'a, Turncoat>;

/// The buttons that accuse, by seat.
const ACCUSE: [&str; MOST_PLAYERS] = ["accuse 1", "accuse 2", "accuse 3", "accuse 4"];

/// The button with which a seat is accused, once the hand in its panel points at it.
pub const fn accuse(seat: Seat) -> Target {
    Target::Button(ACCUSE[seat.index()])
}

/// The seats at which `me` can point.
fn others(input: &Input) -> impl Iterator<Item = Seat> {
    let me = input.me;
    Seat::all(input.players).filter(move |seat| *seat != me)
}

fn piece(card: Card) -> Target {
    Target::Piece(Piece::Card(card.face()))
}

/// Decision that the picks of a seat lead to.
#[derive(Clone, Copy)]
enum Picked {
    Nothing,
    Card(Card),
    /// Somebody who is about to be accused.
    Accused(Seat),
}

impl Picked {
    /// A button that was pressed counts before a card, and a card before a hand that points at somebody.
    fn of(picks: Picks) -> Picked {
        let mut seats = (0..MOST_PLAYERS).map(|seat| Seat(seat as u8));
        let pressed = seats.find(|seat| picks.chosen.contains(&accuse(*seat)));
        let card = picks.chosen.first().and_then(|target| target.french());
        let pointed = picks.marked.iter().rev().find_map(|target| match target {
            Target::Zone(zone) => zone.seat.filter(|seat| *zone == finger(*seat)),
            _ => None,
        });
        match (pressed, card, pointed) {
            (Some(seat), ..) | (None, None, Some(seat)) => Picked::Accused(seat),
            (None, Some(card), _) => Picked::Card(card),
            (None, None, None) => Picked::Nothing,
        }
    }

    /// The card, if it is one of these.
    fn card_of(self, cards: impl IntoIterator<Item = Card>) -> Option<Card> {
        let mut cards = cards.into_iter();
        cards.find(|card| matches!(self, Picked::Card(picked) if picked == *card))
    }
}

impl Turncoat {
    /// Section *Decisions*: the leader lays one of the candidates as the mission.
    fn choosing(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, me) = (input.view, input.me);
        let picked = Picked::of(input.picks);
        let about = |id| Message::new(id).with("who", v.open.leader);
        scene.prompt = match v.candidates {
            Some(_) => Prompt::new("choose-title", "choose-line"),
            None => Prompt::new(about("chooses-title"), about("chooses-line")),
        };
        scene.facts.push(unseen_facts(v, me));
        if !input.decides() {
            return;
        }
        if let Some(card) = picked.card_of(v.candidates.into_iter().flatten()) {
            let best = best(card, v.hands[me.index()].unwrap_or_default());
            let best = best.map_or(Message::new("choose-best-none"), |worth| {
                Message::new("choose-best").with("worth", Arg::Name(signed(worth)))
            });
            let line = Message::new("choose-card-line").with("n", card.rank());
            let line = line.with("suit", suit_of(card)).with("best", best);
            scene.prompt = Prompt::new(Message::new("choose-card-title").with("card", card), line);
            scene.facts = vec![mission_facts(v, me, card, None)];
            let mut then = *v;
            then.open.mission = Some(card);
            then.open.step = Step::Commit;
            scene.foreseen.layout = Some(self.layout(&then, me));
        }
        self.deciding(scene, input, picked, "situation-lead");
        scene.instead(MISSION, "pick-candidate-first");
        scene.instead(Targets::All, "pick-candidate");
    }

    /// Section *Decisions*: everybody lays a card in secret.
    fn laying(&self, scene: &mut Scene<Action>, input: &Input, mission: Card) {
        let (v, me) = (input.view, input.me);
        let picked = Picked::of(input.picks);
        let own = own_card(v, me);
        let hand = v.hands[me.index()].unwrap_or_default();
        let line = Message::new("lay-line").with("suit", suit_of(mission));
        let line = line.with("n", mission.rank());
        let line = line.with("last", u8::from(last_failure(v)));
        scene.prompt = match v.viewer {
            Some(_) if v.open.committed.has(me) => Prompt::new("laid-title", "laid-line"),
            Some(_) => Prompt::new("lay-title", line),
            None => Prompt::new("lay-title-all", line),
        };
        if input.viewer.is_some() && input.picks.is_empty() && own.is_none() {
            scene.previews = previews(mission, hand);
        }
        let card = picked.card_of(hand.iter());
        scene.facts = vec![mission_facts(v, me, mission, own.or(card))];
        if !input.decides() {
            return;
        }
        if let Some(card) = card {
            scene.prompt = self.after_card(mission, card);
            let mut then = *v;
            then.hands[me.index()] = Some(hand.without(card));
            then.chosen[me.index()] = Some(Action::Commit { card });
            let mut layout = self.layout(&then, me);
            // It will lie face down, but it is shown which it is.
            let place = layout.zones.iter_mut().find(|zone| zone.id == slot(0));
            for item in place.into_iter().flat_map(|zone| &mut zone.items) {
                item.face_up = true;
            }
            scene.foreseen.layout = Some(layout);
        }
        // Alike for all: a look at the screen must not tell who is who.
        let tip = match hand.iter().any(Card::is_picture) {
            true => "situation-spy",
            false => "situation-suit",
        };
        self.deciding(scene, input, picked, tip);
        scene.instead(slot(0), "pick-card-first");
        for k in 1..MOST_REVEALED {
            scene.instead(slot(k), "pick-other-slot");
        }
        scene.instead(Targets::All, "pick-card");
    }

    /// Outcome of laying this card.
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

    /// Adds the parts common to the decisions of leaders and others: hands that point at others, offers, refusals.
    fn deciding(
        &self,
        scene: &mut Scene<Action>,
        input: &Input,
        picked: Picked,
        tip: &'static str,
    ) {
        let marks = others(input).map(|seat| Target::Zone(finger(seat)));
        let marks = marks.collect();
        scene.draft = Some(Draft { marks });
        self.offers(scene, input);
        if let Picked::Accused(seat) = picked {
            scene.prompt = self.stake(seat);
            scene.facts = vec![stake_facts(input.view, seat)];
        }
        scene.tip_if(input.view.open.failures >= 3, "situation-accuse");
        scene.tip(tip);
        refuse(scene, input);
    }

    /// Every legal action or, while a hand points at somebody, the cards and whoever is pointed at. Accusing has no
    /// gesture before: whom somebody may accuse would tell what they are. Before the turncoat stands the same button as
    /// before others, and only pressing it is refused.
    fn offers(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, me, marked) = (input.view, input.me, input.picks.marked);
        let points = !marked.is_empty();
        let legal = input.legal.iter().copied();
        let legal = legal.filter(|action| !(points && matches!(action, Action::Accuse { .. })));
        let pointed = others(input).filter(|seat| marked.contains(&Target::Zone(finger(*seat))));
        let accusations = pointed.map(|seat| Action::Accuse { seat });
        let chances = suspicions(v, me);
        for action in legal.chain(accusations) {
            let gesture = match action {
                Action::Choose { card } => Gesture::path([piece(card), Target::Zone(MISSION)]),
                Action::Commit { card } => Gesture::path([piece(card), Target::Zone(slot(0))]),
                Action::Accuse { seat } if points => Gesture::path([accuse(seat)]),
                Action::Accuse { .. } => Gesture::default(),
            };
            let offer = scene.offer(action, gesture, self.action_words(v, me, action));
            let Action::Accuse { seat } = action else {
                continue;
            };
            offer.also_moved([Target::Zone(finger(seat))]);
            if let Some(chance) = chances.and_then(|all| all.get(seat.index()).copied()) {
                let why = Message::new("why-accuse").with("last", u8::from(last_failure(v)));
                let percent = (chance * 100.0).round() as i32;
                offer.why(why.with("who", seat).with("n", percent));
            }
        }
    }

    /// Stake of an accusation.
    fn stake(&self, seat: Seat) -> Prompt {
        let (_, identities) = identity_cards(self.players());
        let all_loyal = identities > self.players();
        let title = Message::new("accuse-title").with("who", seat);
        let line = Message::new("accuse-line").with("who", seat);
        Prompt::new(title, line.with("all-loyal", u8::from(all_loyal)))
    }
}

/// Values of the cards of a hand, all shown alike: which is best is for the player to see.
fn previews(mission: Card, hand: CardSet) -> Vec<Preview> {
    let preview = |card: Card| Preview {
        target: piece(card),
        label: Label::Text(match worth(mission, card) {
            Some(worth) => Text::Shown(signed(worth)),
            None => "spy-fails".into(),
        }),
        points: 1,
        lines: Vec::new(),
    };
    hand.iter().map(preview).collect()
}

/// Meanings of picks that can't be made, but for those that leaders and others have of their own.
fn refuse(scene: &mut Scene<Action>, input: &Input) {
    let (v, me) = (input.view, input.me);
    let hand = v.hands[me.index()].unwrap_or_default();
    let lying = scene.layout.pieces();
    let lying = lying.filter_map(|(_, item)| Target::Piece(item.piece).french());
    let lying: Vec<Card> = lying.collect();
    for card in lying {
        if v.identities[me.index()] == Some(card) {
            scene.instead(piece(card), "pick-side");
            continue;
        }
        let action = match v.open.mission {
            Some(mission) if mission != card => Action::Commit { card },
            None if hand.has(card) => Action::Commit { card },
            _ => Action::Choose { card },
        };
        scene.refuse(piece(card), action);
    }
    scene.instead(DECK, "pick-deck");
    scene.instead(DISCARDS, "pick-discards");
    scene.instead(LEFT_OUT, "pick-other-side");
    scene.instead(identity(me), "pick-side");
    for seat in others(input) {
        scene.instead(identity(seat), "pick-other-side");
        scene.instead(self::hand(seat), "pick-other-hand");
        scene.instead(accuse(seat), "pick-finger");
    }
    scene.instead(Targets::Seats, "pick-finger");
}

/// Total of a mission whose cards are turned up.
fn counted(mission: Card, cards: &[Card]) -> Prompt {
    let line = Message::new("counted-line")
        .with("spies", u8::from(total(mission, cards).is_none()))
        .with("sum", Arg::Name(sum(mission, cards)))
        .with("total", total(mission, cards).unwrap_or(0))
        .with("n", mission.rank());
    let title = Message::new("counted-title").with("verdict", verdict(mission, cards));
    Prompt::new(title, line)
}

fn status(v: &View, seat: Seat, me: Seat) -> Status {
    let open = &v.open;
    let leads = open.leader == seat;
    let own = seat == me && v.viewer == Some(me);
    let words: Text = match open.step {
        Step::Setup => Text::EMPTY,
        Step::Over => {
            v.identities[seat.index()].map_or(Text::EMPTY, |card| lying::role(card).into())
        }
        Step::Choose if leads && own => "status-to-choose".into(),
        Step::Choose if leads => "status-chooses".into(),
        Step::Commit if own && open.committed.has(seat) => "status-laid".into(),
        Step::Commit if own => "status-to-lay".into(),
        // The panels do not give away who was quick.
        Step::Commit if leads => "status-leads-lays".into(),
        Step::Commit => "status-lays".into(),
        Step::Look | Step::Reveal | Step::Score | Step::Draw if leads => "status-leads".into(),
        Step::Look | Step::Choose | Step::Reveal | Step::Score | Step::Draw => {
            "status-waits".into()
        }
    };
    // The viewer's own panel is taken by the look at the own side; the road says it too.
    let led = led(v, seat).filter(|_| seat != me);
    Status::new(words).note(led.map_or(Text::EMPTY, Text::from))
}

/// Reason of the end.
fn ending(v: &View) -> Text {
    let mut seats = Seat::all(v.players.into());
    let turncoat = seats.find(|seat| v.identities[seat.index()] == Some(TURNCOAT));
    let (by, whom) = accusation(v).unwrap_or_default();
    let end = v.open.end.unwrap_or(End::FiveFailures);
    Message::of(format!("ending-{}", end.name()))
        .with("turncoat", turncoat.into_iter().collect::<Seats>())
        .with("who", by)
        .with("whom", whom)
        .into()
}

impl Presentation for Turncoat {
    fn scene(&self, input: SceneInput<Turncoat>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let mut scene = Scene::new(&input, self.layout(v, me));
        for panel in &mut scene.panels {
            panel.status = status(v, panel.seat, me);
            // Nobody has points: the lamps tell how it stands.
            panel.score = None;
        }
        for seat in others(&input) {
            let about = |id| Message::new(id).with("who", seat);
            let mut tip = Tip::new(about("accuse"), Text::EMPTY);
            if input.decides() {
                tip = tip.now(about("tip-point"));
            }
            scene.tooltip(finger(seat), tip);
        }
        match (open.step, open.mission) {
            (Step::Setup, _) => {
                let line = Message::new("deal-line").with("players", input.players);
                scene.prompt = Prompt::new("deal-title", line);
            }
            (Step::Look, _) => {
                let title = Message::new("look-title").with("who", open.leader);
                scene.prompt = Prompt::new(title, "look-line");
                scene.facts.push(unseen_facts(v, me));
            }
            (Step::Choose, _) => self.choosing(&mut scene, &input),
            (Step::Commit, Some(mission)) => self.laying(&mut scene, &input, mission),
            (Step::Reveal, Some(mission)) => {
                // Somebody may have accused instead, which is not told yet.
                scene.prompt = Prompt::new("reveal-title", "reveal-line");
                scene.facts = vec![mission_facts(v, me, mission, own_card(v, me))];
            }
            (Step::Score, Some(mission)) => {
                scene.prompt = counted(mission, open.revealed());
                scene.facts = vec![mission_facts(v, me, mission, own_card(v, me))];
            }
            // From the choice on a mission lies there.
            (Step::Commit | Step::Reveal | Step::Score, None) => {}
            (Step::Draw, _) => {
                let next = open.leader.left(input.players);
                let line = Message::new("draw-line").with("who", next);
                scene.prompt = Prompt::new("draw-title", line);
                scene.facts.push(unseen_facts(v, me));
            }
            (Step::Over, _) => {
                scene.ending = ending(v);
                scene.prompt = Prompt::new(Text::EMPTY, scene.ending.clone());
            }
        }
        let over = matches!(open.step, Step::Draw | Step::Over) && open.mission.is_none();
        let number = usize::from(open.missions) + usize::from(!over);
        let progress = Message::new("progress").with("n", number.max(1));
        scene.prompt.progress = progress.with("of", MOST_MISSIONS).into();
        scene
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        match a {
            Action::Choose { card } => Message::new("choose").with("card", card),
            Action::Commit { card } => Message::new("commit").with("card", card),
            Action::Accuse { seat } => Message::new("accuse").with("who", seat),
        }
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

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

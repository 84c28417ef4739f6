//! Presentation of Court (section *At the table*): the stages of each step, its words and actions. The layout is in
//! [`moment`] and [`courts`], the values of cards in [`facts`], the account of a step in [`telling`].

mod courts;
mod facts;
mod moment;
mod telling;

pub use courts::{aces, jokers, pictures, points, rays, row, wealth};
pub use moment::{DECK, PASSED, hand, picked};

use crate::rules::{Action, Court, HAND, Open, ROUNDS, Step, View};
use kortlek_rules::{
    Arg, Card as _, Message, Note, Rules, Seat, Seats, Text,
    french::Card,
    presentation::{
        Decided, Gesture, Layout, Piece, Presentation, Prompt, Scene, SceneInput, Status,
        StepPresentation, Target, Targets, Tip,
    },
};
use moment::Moment;

type Input<'a> = SceneInput<'a, Court>;

fn piece(card: Card) -> Target {
    Target::Piece(Piece::Card(card.face()))
}

/// Name of a card. The jokers are alike: their names do not differ.
fn named(card: Card) -> Arg {
    if card.is_joker() {
        Arg::Term("any-joker")
    } else {
        card.into()
    }
}

/// A card by its rank alone.
fn by_rank(card: Card) -> Arg {
    if card.is_joker() {
        named(card)
    } else {
        Arg::from(Message::new("by-rank").with("rank", card.rank_message()))
    }
}

/// A message about two cards.
fn about_two(id: &'static str, [card, second]: [Card; 2]) -> Message {
    let say = Message::new(id).with("card", named(card));
    say.with("second", named(second))
}

/// The known cards on the table.
fn cards_on(layout: &Layout) -> Vec<Card> {
    let pieces = layout.pieces().map(|(_, item)| Target::Piece(item.piece));
    pieces.filter_map(Target::french).collect()
}

/// Picks of a decision so far.
struct Picked {
    /// The joker of the court that is used.
    joker: Option<Card>,
    /// The cards of the hand, in the order in which they come into the court.
    cards: Vec<Card>,
}

impl Picked {
    /// Reads the picks of a seat. The order of two cards is the order of the clicks only where it matters.
    fn of(open: &Open, seat: Seat, chosen: &[Target]) -> Picked {
        let own = open.joker(seat);
        let all = || chosen.iter().filter_map(|target| target.french());
        let mut cards: Vec<Card> = all().filter(|card| own != Some(*card)).collect();
        if let [a, b] = cards[..]
            && a > b
            && !Court::either_order(open, seat, [a, b])
        {
            cards.swap(0, 1);
        }
        Picked {
            joker: own.filter(|own| all().any(|card| card == *own)),
            cards,
        }
    }

    /// The view once it is laid; nothing if no card is picked.
    fn laid(&self, v: &View, me: Seat) -> Option<View> {
        let hand = v.hands[me.index()]?;
        let known = self.cards.iter().all(|card| hand.has(*card));
        (known && !self.cards.is_empty()).then(|| v.laid(me, &self.cards, self.joker))
    }
}

impl Court {
    /// Section *Phases*: every seat picks in secret what it lays into its court.
    fn picking(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        for seat in Seat::all(self.players()) {
            let status = match open.committed.has(seat) {
                true => Status::new(Message::new("status-picked").with("who", seat)),
                false => Status::new("status-choosing"),
            };
            scene.status(seat, status);
        }
        let others = Seat::all(self.players()).filter(|seat| v.viewer != Some(*seat));
        let others: Seats = others.collect();
        let waiting: Seats = others.iter().filter(|s| !open.committed.has(*s)).collect();
        let [title, line] = match v.viewer.map(|me| open.committed.has(me)) {
            None => ["watch-title", "waiting"],
            Some(true) => ["picked-title", "picked-line"],
            Some(false) if open.hand_size == 1 => ["last-title", "last-line"],
            Some(false) if open.joker(me).is_some() => ["choose-title", "joker-line"],
            Some(false) => ["choose-title", "choose-line"],
        };
        let line = Message::new(line).with("next", me.left(self.players()));
        scene.prompt = Prompt::new(title, line.with("who", waiting).with("others", others));
        if v.viewer.is_some_and(|me| open.committed.has(me)) {
            scene.panel(me).status.note = "picked-note".into();
        }
        if input.decides() {
            self.laying(scene, input);
        }
    }

    /// The cards of the hand, one alone or two with a joker of the court, and what they would bring.
    fn laying(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        for action in input.legal {
            let words = self.action_words(v, me, *action);
            let offer = scene.offer(*action, gesture(open, me, *action), words);
            // The button names the cards: nothing that is not seen anyway.
            offer.advice(match *action {
                Action::Play { card } => Message::new("lay-card").with("card", named(card)),
                Action::PlayTwo { cards } => about_two("lay-with-joker", cards),
            });
        }
        let picked = Picked::of(open, me, &input.picks.all());
        if let Some(line) = self.joker_line(me, &picked) {
            scene.prompt.title = "joker-title".into();
            scene.prompt.line = line.into();
        }
        scene.previews = self.previews(v, me, &picked);
        if let Some(then) = picked.laid(v, me) {
            scene.facts.push(self.subject(v, &then, me, &picked));
            let mut then = Moment::new(&then, me);
            then.passing = true;
            scene.foreseen.layout = Some(then.layout());
        }
        let joker = open.joker(me).is_some() && open.hand_size > 1;
        let pictures = open.court(me).iter().filter(|card| card.is_picture());
        let holds = v.hands[me.index()].is_some_and(|hand| hand.iter().any(Card::is_joker));
        scene.tip_if(open.turn == 1, "situation-pass");
        scene.tip_if(joker, "situation-joker");
        scene.tip_if(holds && open.hand_size > 2, "situation-joker-in-hand");
        scene.tip_if(pictures.count() % 2 == 1, "situation-open");
        self.refuse(scene, v, me, &picked);
    }

    /// The line of the bar while a joker is used.
    fn joker_line(&self, me: Seat, picked: &Picked) -> Option<Message> {
        picked.joker?;
        Some(match picked.cards[..] {
            [] => Message::new("joker-first"),
            [card] => Message::new("joker-second").with("card", named(card)),
            [card, second, ..] => {
                about_two("joker-both", [card, second]).with("next", me.left(self.players()))
            }
        })
    }

    fn refuse(&self, scene: &mut Scene<Action>, v: &View, me: Seat, picked: &Picked) {
        let hand = v.hands[me.index()].unwrap_or_default();
        let next = me.left(self.players());
        let first = match (picked.joker, picked.cards.len()) {
            (Some(_), 1) => "one-more",
            (Some(_), _) => "two-for-joker",
            _ => "card-first",
        };
        scene.instead(row(me), first);
        for seat in Seat::all(self.players()) {
            scene.instead(row(seat), "own-court");
        }
        scene.instead(PASSED, Message::new("rest-goes").with("next", next));
        // Only one joker is used in a turn, and it is the first.
        for joker in v.open.court(me).iter().filter(|card| card.is_joker()) {
            match hand.first().filter(|_| hand.len() < 2) {
                Some(last) => {
                    let cards = [last, last];
                    scene.refuse(piece(*joker), Action::PlayTwo { cards });
                }
                None => scene.instead(piece(*joker), "one-joker"),
            }
        }
        for card in cards_on(&scene.layout) {
            if !hand.has(card) {
                scene.refuse(piece(card), Action::Play { card });
            }
        }
        scene.instead(Targets::Pieces, "hidden-card");
        scene.instead(Targets::All, "card-first");
    }

    /// Section *Scoring and end*: announces a shared win, since the scores don't show that it is one.
    fn over(scene: &mut Scene<Action>, winners: Seats) {
        scene.prompt = Prompt::new(Text::EMPTY, "over-line");
        if winners.len() > 1 {
            scene.ending = Message::new("ending-shared").with("who", winners).into();
        }
    }
}

/// Gesture for an action: cards, then the own court.
fn gesture(open: &Open, seat: Seat, a: Action) -> Gesture {
    let to = Target::Zone(row(seat));
    match a {
        Action::Play { card } => Gesture::path([piece(card), to]),
        Action::PlayTwo { cards } => {
            let joker = open.joker(seat).unwrap_or(Card::JOKER_1);
            let first = Gesture::path([piece(joker)]);
            if Court::either_order(open, seat, cards) {
                first.then(piece(cards[0])).then(piece(cards[1])).then(to)
            } else {
                first.then_any_order(cards.map(piece)).then(to)
            }
        }
    }
}

impl Presentation for Court {
    fn scene(&self, input: SceneInput<Court>) -> Scene<Action> {
        let (v, open) = (input.view, &input.view.open);
        let mut scene = Scene::new(&input, Moment::new(v, input.me).layout());
        match open.step {
            Step::Deal if open.round == 0 => scene.prompt = Prompt::new("deal-title", "deal-line"),
            Step::Deal => scene.prompt = Prompt::new("counted-title", "counted-line"),
            Step::Play => self.picking(&mut scene, &input),
            Step::Reveal => scene.prompt = Prompt::new("reveal-title", "reveal-line"),
            Step::Pass => scene.prompt = Prompt::new("pass-title", "pass-line"),
            Step::Score => scene.prompt = Prompt::new("scoring-title", "scoring-line"),
            Step::Over => Court::over(&mut scene, input.payoff.winners),
        }
        if !matches!(open.step, Step::Deal | Step::Over) {
            scene.facts.extend(self.facts(v, input.me));
            if scene.facts.is_empty() {
                scene.facts.push(Court::legend());
            }
        }
        for card in cards_on(&scene.layout) {
            if card.is_joker() {
                scene.tooltip(piece(card), Tip::new(Text::EMPTY, "joker-help"));
            }
        }
        let progress = match open.turn {
            0 => "progress-round",
            _ => "progress",
        };
        let progress = Message::new(progress)
            .with("round", open.round.max(1))
            .with("rounds", ROUNDS)
            .with("n", open.turn)
            .with("of", HAND[self.players()]);
        scene.prompt.progress = progress.into();
        scene
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        match a {
            Action::Play { card } => {
                let say = Message::new("lay").with("card", named(card));
                say.with("short", by_rank(card))
            }
            Action::PlayTwo { cards } => about_two("lay-two", cards),
        }
    }

    fn tell(
        &self,
        before: &View,
        _: Decided<Action>,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        self.told([before, after], notes, me)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

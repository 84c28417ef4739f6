//! How Court is shown (section *At the table*): what can be picked, and what the bar and the panels say. Where things
//! lie is in [`scene`] and [`courts`], what they are worth in [`facts`], what is told of a step in [`telling`].

mod courts;
mod facts;
mod scene;
mod telling;

pub use courts::{ACES, JOKERS, PICTURES, SUITS, points, row};
pub use scene::{DECK, PASSED, hand, picked};

use crate::rules::{Action, Court, Open, ROUNDS, Step, View};
use kortlek_rules::{
    Arg, Card as _, Message, Note, Rules, Seat, Seats, Text,
    french::Card,
    presentation::{
        Decided, FactGroup, Gesture, IntendedAction, Layout, Piece, Presentation, Preview, Prompt,
        Status, StepPresentation, Target,
    },
};
use scene::Scene;

fn piece(card: Card) -> Target {
    Target::Piece(Piece::Card(card.face()))
}

/// A card by its name. The jokers are alike: nothing is said of which it is.
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
        Message::new("by-rank")
            .with("rank", card.rank_message())
            .into()
    }
}

/// What is picked of a decision so far.
struct Picked {
    /// The joker of the court that is used.
    joker: Option<Card>,
    /// The cards of the hand, in the order in which they come into the court.
    cards: Vec<Card>,
}

impl Picked {
    /// Of what a seat picked. The order of two cards is the order of the clicks only where it matters.
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
}

/// The view once what is picked is laid; nothing if no card is.
fn foreseen(v: &View, me: Seat, chosen: &[Target]) -> Option<(View, Picked)> {
    if v.viewer != Some(me) || v.chosen.is_some() || v.open.step != Step::Play {
        return None;
    }
    let picked = Picked::of(&v.open, me, chosen);
    let hand = v.hands[me.index()]?;
    let known = picked.cards.iter().all(|card| hand.has(*card));
    (known && !picked.cards.is_empty()).then(|| (v.laid(me, &picked.cards, picked.joker), picked))
}

/// The others that have still to pick.
fn waiting(v: &View) -> Seats {
    let seats = Seat::all(v.players.into());
    let still = seats.filter(|seat| !v.open.committed.has(*seat));
    still.filter(|seat| v.viewer != Some(*seat)).collect()
}

impl Court {
    fn choosing_prompt(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let others: Seats = Seat::all(self.players())
            .filter(|seat| v.viewer != Some(*seat))
            .collect();
        let about = |id| {
            Message::new(id)
                .with("next", me.left(self.players()))
                .with("who", waiting(v))
                .with("others", others)
        };
        match v.viewer.map(|me| open.committed.has(me)) {
            None => Prompt::new("watch-title", about("waiting")),
            Some(true) => Prompt::new("picked-title", about("picked-line")),
            Some(false) if open.hand_size == 1 => Prompt::new("last-title", about("last-line")),
            Some(false) if open.joker(me).is_some() => {
                Prompt::new("choose-title", about("joker-line"))
            }
            Some(false) => Prompt::new("choose-title", about("choose-line")),
        }
    }
}

impl Presentation for Court {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        Scene::new(v, me).layout()
    }

    fn gesture(&self, v: &View, seat: Seat, a: Action) -> Gesture {
        let to = Target::Zone(row(seat));
        match a {
            Action::Play { card } => Gesture::path([piece(card), to]),
            Action::PlayTwo { cards } => {
                let joker = v.open.joker(seat).unwrap_or(Card::JOKER_1);
                let first = Gesture::path([piece(joker)]);
                if Court::either_order(&v.open, seat, cards) {
                    first.then(piece(cards[0])).then(piece(cards[1])).then(to)
                } else {
                    first.then_any_order(cards.map(piece)).then(to)
                }
            }
        }
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        match a {
            Action::Play { card } => {
                let say = Message::new("lay").with("card", named(card));
                say.with("short", by_rank(card))
            }
            Action::PlayTwo { cards } => {
                let say = Message::new("lay-two").with("card", named(cards[0]));
                say.with("second", named(cards[1]))
            }
        }
    }

    /// Which cards: the button says only what is seen anyway.
    fn whole_words(&self, _: &View, _: Seat, a: Action) -> Text {
        let say = match a {
            Action::Play { card } => Message::new("lay-card").with("card", named(card)),
            Action::PlayTwo { cards } => {
                let say = Message::new("lay-with-joker").with("card", named(cards[0]));
                say.with("second", named(cards[1]))
            }
        };
        say.into()
    }

    fn prompt(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let prompt = match open.step {
            Step::Deal if open.round == 0 => Prompt::new("deal-title", "deal-line"),
            Step::Deal => Prompt::new("counted-title", "counted-line"),
            Step::Play => self.choosing_prompt(v, me),
            Step::Reveal => Prompt::new("reveal-title", "reveal-line"),
            Step::Pass => Prompt::new("pass-title", "pass-line"),
            Step::Score => Prompt::new("scoring-title", "scoring-line"),
            Step::Over => Prompt::new(Text::EMPTY, "over-line"),
        };
        let progress = Message::new(if open.turn == 0 {
            "progress-round"
        } else {
            "progress"
        })
        .with("round", open.round.max(1))
        .with("rounds", ROUNDS)
        .with("n", open.turn)
        .with("of", crate::rules::HAND[self.players()]);
        prompt.progress(progress)
    }

    fn prompt_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Prompt {
        let picked = Picked::of(&v.open, me, chosen);
        match (picked.joker, &picked.cards[..]) {
            (Some(_), []) => Prompt::new("joker-title", "joker-first"),
            (Some(_), [card]) => {
                let say = Message::new("joker-second").with("card", named(*card));
                Prompt::new("joker-title", say)
            }
            (Some(_), [card, second]) => {
                let say = Message::new("joker-both").with("card", named(*card));
                let say = say.with("second", named(*second));
                Prompt::new("joker-title", say.with("next", me.left(self.players())))
            }
            _ => Prompt::default(),
        }
    }

    fn status(&self, v: &View, seat: Seat, me: Seat) -> Status {
        let open = &v.open;
        let words = match open.step {
            Step::Play if open.committed.has(seat) => {
                Message::new("status-picked").with("who", seat)
            }
            Step::Play => "status-choosing".into(),
            _ => return Status::default(),
        };
        let own = seat == me && v.viewer == Some(me) && open.committed.has(me);
        let note = if own {
            "picked-note".into()
        } else {
            Text::EMPTY
        };
        Status::new(words).note(note)
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        self.worths(v, me, chosen)
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let (then, _) = foreseen(v, me, chosen)?;
        Some(Scene::passing(&then, me).layout())
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        self.facts(v, me, chosen)
    }

    fn situations(&self, v: &View, me: Seat) -> Vec<&'static str> {
        let open = &v.open;
        let pictures = open.court(me).iter().filter(|card| card.is_picture());
        let first = (open.turn == 1).then_some("situation-pass");
        let joker = open.joker(me).filter(|_| open.hand_size > 1);
        let joker = joker.map(|_| "situation-joker");
        let alone = (pictures.count() % 2 == 1).then_some("situation-open");
        first.into_iter().chain(joker).chain(alone).collect()
    }

    fn meant(
        &self,
        v: &View,
        me: Seat,
        chosen: &[Target],
        target: Target,
    ) -> IntendedAction<Action> {
        let open = &v.open;
        let nothing = |say: Message| IntendedAction::Nothing(say.into());
        let own = open.court(me);
        let hand = v.hands[me.index()].unwrap_or_default();
        let picked = Picked::of(open, me, chosen);
        match target {
            Target::Zone(zone) if zone == row(me) => match (picked.joker, picked.cards.len()) {
                (Some(_), 1) => nothing("one-more".into()),
                (Some(_), _) => nothing("two-for-joker".into()),
                _ => nothing("card-first".into()),
            },
            Target::Zone(zone) if zone.name == row(me).name => nothing("own-court".into()),
            Target::Zone(zone) if zone == PASSED => {
                nothing(Message::new("rest-goes").with("next", me.left(self.players())))
            }
            _ => match target.french() {
                // Only one joker is used in a turn, and it is the first.
                Some(card) if card.is_joker() && own.contains(&card) => {
                    match hand.iter().next().filter(|_| hand.len() < 2) {
                        Some(last) => IntendedAction::Action(Action::PlayTwo {
                            cards: [last, last],
                        }),
                        None => nothing("one-joker".into()),
                    }
                }
                Some(card) => IntendedAction::Action(Action::Play { card }),
                None if matches!(target, Target::Piece(_)) => nothing("hidden-card".into()),
                None => nothing("card-first".into()),
            },
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

    fn ending(&self, v: &View) -> Text {
        let totals = &v.open.totals[..self.players()];
        let most = totals.iter().max();
        let winners = Seat::all(self.players()).filter(|seat| Some(&totals[seat.index()]) == most);
        let winners: Seats = winners.collect();
        if winners.len() < 2 {
            return Text::EMPTY;
        }
        Message::new("ending-shared").with("who", winners).into()
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

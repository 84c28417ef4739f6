//! Table side of Paparazzi (section *At the table*), step by step: its words and actions. The modules: zones in
//! `picture`, where they lie in `places`, what a card would change in `ahead`, the log in `telling`.

/// Names that begin alike.
macro_rules! names {
    ($start:literal: $($end:literal)*) => {
        [$(concat!($start, $end)),*]
    };
}

mod ahead;
mod picture;
mod places;
mod telling;

pub use places::{celebrity, space};

use crate::{
    board::CELEBRITIES,
    rules::{Action, Paparazzi, Step, View},
};
use ahead::{Ahead, chosen_card};
use kortlek_rules::{
    Card as _, Message, Note, Seat, Seen, Text,
    french::{Card, Suit},
    presentation::{
        Decided, Gesture, Piece, Presentation, Prompt, Scene, SceneInput, Status, StepPresentation,
        Target, Targets, ZoneId,
    },
};

/// The only cell of a zone that holds one card.
pub const HERE: [i8; 2] = [0, 0];
/// A burst of light behind the celebrity that is counted.
pub const FLASH: ZoneId = ZoneId::common("flash");

/// A seat's hand.
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// A seat's own deck.
pub const fn deck(seat: Seat) -> ZoneId {
    ZoneId::of("deck", seat)
}

/// The celebrities of a suit that a seat would take now.
pub const fn led(seat: Seat, suit: Suit) -> ZoneId {
    const NAMES: [&str; 4] = names!("led ": "spades" "hearts" "diamonds" "clubs");
    ZoneId::of(NAMES[suit.index()], seat)
}

/// The celebrities of a suit that a seat has taken.
pub const fn taken(seat: Seat, suit: Suit) -> ZoneId {
    const NAMES: [&str; 4] = names!("taken ": "spades" "hearts" "diamonds" "clubs");
    ZoneId::of(NAMES[suit.index()], seat)
}

impl Paparazzi {
    /// Section *Decisions*: the seat at turn picks a card and a space, and sees before it is laid what it would change.
    fn lay(&self, scene: &mut Scene<Action>, input: &SceneInput<Paparazzi>) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let chosen = input.picks.chosen;
        scene.prompt = match v.hand.len() {
            _ if v.viewer != Some(open.turn) => {
                let left = open.unlaid(open.turn).len();
                let line = Message::new("others-line").with("who", open.turn);
                Prompt::new(Text::EMPTY, line.with("n", left))
            }
            1 => Prompt::new("lay-title", "lay-line-one"),
            _ => Prompt::new("lay-title", "lay-line"),
        };
        let ahead = Ahead::of(v, me, chosen);
        scene.facts = self.facts(v, me, ahead.as_ref());
        let card = chosen_card(v, chosen);
        if let Some(ahead) = ahead {
            self.foresee(scene, me, &ahead);
        } else if let Some(card) = card {
            scene.previews = self.previews(v, me, card);
            if !chosen.is_empty() {
                let title = Message::new("place-title").with("card", card);
                scene.prompt = Prompt::new(title, "place-line");
            }
        }
        if !input.decides() {
            return;
        }
        for action in input.legal {
            let Action::Place { card, cell } = *action;
            let picked = Gesture::path([Target::Piece(Piece::Card(card.face()))]);
            let gesture = match self.layout.board().space(cell) {
                Some(number) => picked.then(Target::Cell(space(number), HERE)),
                None => continue,
            };
            scene.offer(*action, gesture, self.action_words(v, me, *action));
        }
        let mut all = (0..CELEBRITIES).map(|n| open.standing(self.layout, n));
        let level = all.any(|at| at.begun && at.leader.is_none());
        scene.tip_if(v.laid().count() < 2, "situation-between");
        scene.tip_if(level, "situation-level");
        scene.tip_if(open.deck_sizes[me.index()] == 0, "situation-known");
        if let Some(card) = card.or(v.hand.first()) {
            self.refuse(scene, input, card);
        }
    }

    /// Everything that can't be picked: places that are taken, cards of others, what lies in panels.
    fn refuse(&self, scene: &mut Scene<Action>, input: &SceneInput<Paparazzi>, card: Card) {
        let (v, me) = (input.view, input.me);
        let filled = |cell| !v.free().any(|free| free == cell);
        for (id, cell) in self.layout.zones().filter(|(_, cell)| filled(*cell)) {
            let items = scene.layout.zone(id).map_or(&[][..], |zone| &zone.items);
            let pieces = items.iter().map(|item| Target::Piece(item.piece).into());
            let targets: Vec<Targets> = pieces.chain([id.into(), Targets::Cells(id)]).collect();
            for target in targets {
                scene.refuse(target, Action::Place { card, cell });
            }
        }
        for seat in Seat::all(input.players) {
            for zone in Suit::ALL.map(|suit| led(seat, suit)) {
                scene.instead(zone, "suits-show");
            }
            if seat == me {
                scene.instead(deck(me), "deck-waits");
                continue;
            }
            for card in v.open.unlaid(seat).iter() {
                // It is refused wherever it would go.
                let cell = [0, 0];
                let target = Target::Piece(Piece::Card(card.face()));
                scene.refuse(target, Action::Place { card, cell });
            }
            scene.instead(deck(seat), "not-yours");
            scene.instead(hand(seat), "not-yours");
        }
        // Drawings on celebrities and cards have their answer above.
        scene.instead(Targets::Pictures, "suits-show");
        scene.instead(Targets::Backs, "not-yours");
        scene.instead(Targets::Seats, "not-yours");
        let next = match input.picks.is_empty() {
            true => "card-first",
            false => "pick-space",
        };
        scene.instead(Targets::All, next);
    }

    /// Words and scores of the panels.
    fn panels(scene: &mut Scene<Action>, v: &View) {
        let open = &v.open;
        for panel in &mut scene.panels {
            let i = panel.seat.index();
            let held = Message::new("status-held")
                .with("n", open.hand_sizes[i])
                .with("left", open.deck_sizes[i]);
            let taken = Message::new("status-taken").with("n", open.taken(panel.seat).len());
            match open.step {
                Step::Setup => panel.score = None,
                Step::Play | Step::Draw => panel.status = Status::new(held),
                Step::Score => {
                    // From here on they are counted again, one after the other.
                    panel.score = Some(0);
                    panel.status = Status::new(taken);
                }
                Step::Over => panel.status = Status::new(taken),
            }
        }
    }
}

impl Presentation for Paparazzi {
    fn scene(&self, input: SceneInput<Paparazzi>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let mut scene = Scene::new(&input, self.shown(v, me));
        Paparazzi::panels(&mut scene, v);
        let mut now = v.laid().count();
        match open.step {
            Step::Setup => scene.prompt = Prompt::new("deal-title", "deal-line"),
            Step::Play => {
                self.lay(&mut scene, &input);
                now += 1;
            }
            Step::Draw => {
                let title = Message::new("draw-title").with("who", open.turn);
                scene.prompt = Prompt::new(title, "draw-line");
                scene.facts = self.facts(v, me, None);
            }
            Step::Score => scene.prompt = Prompt::new("count-title", "count-line"),
            Step::Over => {
                let left = (0..CELEBRITIES).filter(|n| open.taker(*n).is_none());
                let rest = Message::new("over-line").with("n", left.count());
                scene.prompt = Prompt::new(Text::EMPTY, rest.clone());
                let mut scores = open.scores(input.players);
                scores.sort_unstable_by(|a, b| b.cmp(a));
                scene.ending = match scores[0] - scores[1] {
                    0 => rest.into(),
                    n => Message::new("won-by")
                        .with("n", n)
                        .with("rest", rest)
                        .into(),
                };
            }
        }
        let of = (self.deck_size() * input.players).min(self.layout.board().spaces());
        let progress = Message::new("progress").with("n", now.max(1));
        scene.prompt.progress = progress.with("of", of).into();
        scene
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        let Action::Place { card, .. } = a;
        Message::new("lay").with("card", card)
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        match (before.open.step, made) {
            (Step::Setup, _) => telling::deal(after),
            (Step::Play, Some((seat, Seen::Open(Action::Place { card, cell })))) => {
                self.tell_card([before, after], (seat, card, cell), me)
            }
            (Step::Draw, _) => telling::draw(),
            (Step::Score, _) => self.tell_count(after, me),
            _ => StepPresentation::default(),
        }
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

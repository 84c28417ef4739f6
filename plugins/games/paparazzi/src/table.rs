//! How Paparazzi is shown (section *At the table*): what lies where, what can be picked, what a card would change.

mod ahead;
mod picture;
mod places;
mod telling;

pub use places::{celebrity, space};

use crate::{
    board::{CELEBRITIES, Cell},
    rules::{Action, Open, Paparazzi, Points, Step, View},
};
use ahead::{against, chosen_action, chosen_card, tally, with_card};
use kortlek_rules::{
    Arg, Card as _, Face, Message, Note, Payoff, Rules, Seat, Seen, Text,
    french::Suit,
    presentation::{
        Decided, FactGroup, Gesture, IntendedAction, Label, Layout, Piece, Presentation, Preview,
        Prompt, Status, StepPresentation, Target, ZoneId,
    },
};
use picture::Count;
use places::{celebrity_of, space_of};

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
    const NAMES: [&str; 4] = ["led spades", "led hearts", "led diamonds", "led clubs"];
    ZoneId::of(NAMES[suit.index()], seat)
}

/// The celebrities of a suit that a seat has taken.
pub const fn taken(seat: Seat, suit: Suit) -> ZoneId {
    const NAMES: [&str; 4] = [
        "taken spades",
        "taken hearts",
        "taken diamonds",
        "taken clubs",
    ];
    ZoneId::of(NAMES[suit.index()], seat)
}

/// The names of celebrities.
pub(crate) fn names(v: &View, numbers: impl IntoIterator<Item = usize>) -> Arg {
    let cards = numbers.into_iter().map(|n| v.open.celebrities[n].into());
    Arg::All(cards.collect())
}

impl Paparazzi {
    fn lay_prompt(&self, v: &View) -> Prompt {
        let open = &v.open;
        if v.viewer != Some(open.turn) {
            let left = open.unlaid(open.turn).len();
            let line = Message::new("others-line")
                .with("who", open.turn)
                .with("n", left);
            return Prompt::new(Text::EMPTY, line);
        }
        let id = if v.hand.len() == 1 {
            "lay-line-one"
        } else {
            "lay-line"
        };
        Prompt::new("lay-title", id)
    }
}

impl Presentation for Paparazzi {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        let gone = if v.open.step == Step::Over {
            CELEBRITIES
        } else {
            0
        };
        self.picture(v, me, Count { gone, now: None })
    }

    fn gesture(&self, _: &View, _: Seat, a: Action) -> Gesture {
        let Action::Place { card, cell } = a;
        let picked = Target::Piece(Piece::Card(card.face()));
        match self.layout.board().space(cell) {
            Some(number) => Gesture::path([picked, Target::Cell(space(number), HERE)]),
            None => Gesture::default(),
        }
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        let Action::Place { card, .. } = a;
        Message::new("lay").with("card", card)
    }

    fn prompt(&self, v: &View, _: Seat) -> Prompt {
        let open = &v.open;
        let laid = v.laid().count();
        let of = (self.deck_size() * self.players()).min(self.layout.board().spaces());
        let prompt = match open.step {
            Step::Setup => Prompt::new("deal-title", "deal-line"),
            Step::Play => self.lay_prompt(v),
            Step::Draw => Prompt::new(
                Message::new("draw-title").with("who", open.turn),
                "draw-line",
            ),
            Step::Score => Prompt::new("count-title", "count-line"),
            Step::Over => {
                let left = (0..CELEBRITIES)
                    .filter(|n| open.taker(*n).is_none())
                    .count();
                Prompt::new(Text::EMPTY, Message::new("over-line").with("n", left))
            }
        };
        let now = if open.step == Step::Play {
            laid + 1
        } else {
            laid
        };
        prompt.progress(
            Message::new("progress")
                .with("n", now.max(1))
                .with("of", of),
        )
    }

    fn prompt_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Prompt {
        if let Some((then, beside)) = self.foreseen(v, me, chosen) {
            let (card, _) = chosen_action(v, chosen).expect("it was foreseen");
            let each = beside.iter().map(|n| {
                Message::new("then-at")
                    .with("card", v.open.celebrities[*n])
                    .with("sums", Arg::Name(tally(&then, *n, me)))
                    .into()
            });
            let line = Message::new("then-line").with("each", Arg::All(each.collect()));
            return Prompt::new(Message::new("card-there").with("card", card), line);
        }
        match chosen_card(v, chosen) {
            Some(card) if !chosen.is_empty() => {
                Prompt::new(Message::new("place-title").with("card", card), "place-line")
            }
            _ => Prompt::default(),
        }
    }

    fn status(&self, v: &View, seat: Seat, _: Seat) -> Status {
        let open = &v.open;
        if open.step == Step::Setup {
            return Status::default();
        }
        if matches!(open.step, Step::Score | Step::Over) {
            let taken = open.taken(seat).len();
            return Status::new(Message::new("status-taken").with("n", taken));
        }
        let held = open.hand_sizes[seat.index()];
        let left = open.deck_sizes[seat.index()];
        Status::new(
            Message::new("status-held")
                .with("n", held)
                .with("left", left),
        )
    }

    fn score(&self, v: &View, seat: Seat, _: &Payoff) -> Option<i32> {
        let Points { celebs, suits } = v.open.points_of(seat);
        match v.open.step {
            Step::Setup => None,
            // From here on they are counted anew, one after the other.
            Step::Score => Some(0),
            Step::Play | Step::Draw | Step::Over => Some(celebs + suits),
        }
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        let Some(card) = chosen_card(v, chosen).filter(|_| chosen.len() < 2) else {
            return Vec::new();
        };
        let total = |open: &Open, seat: Seat| {
            let Points { celebs, suits } = open.points_of(seat);
            celebs + suits
        };
        let preview = |cell: Cell| {
            let then = with_card(v, me, card, cell)?;
            let number = v.layout.board().space(cell)?;
            let gain = total(&then.open, me) - total(&v.open, me);
            let others = Seat::all(self.players()).filter(|s| *s != me);
            let loss: i32 = others
                .map(|s| total(&v.open, s) - total(&then.open, s))
                .sum();
            let label = match (gain, loss) {
                (0, 0) => Label::Text(Text::EMPTY),
                (0, _) => Label::Text("=".to_owned().into()),
                _ => Label::Points(gain),
            };
            Some(Preview {
                target: Target::Cell(space(number), HERE),
                label,
                points: gain + loss,
                lines: Vec::new(),
            })
        };
        v.free().filter_map(preview).collect()
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let (then, beside) = self.foreseen(v, me, chosen)?;
        let mut layout = self.picture(&then, me, Count::default());
        // The cards that stay in hand close ranks only when it is done: they are no news.
        let held = self.layout(v, me).zones.into_iter();
        let held = held
            .filter(|zone| zone.id == hand(me))
            .flat_map(|z| z.items);
        let stay = held.filter(|item| {
            let card = Target::Piece(item.piece).french();
            card.is_some_and(|card| then.hand.has(card))
        });
        layout.zones.iter_mut().find(|z| z.id == hand(me))?.items = stay.collect();
        for n in beside {
            let zone = layout.zones.iter_mut().find(|z| z.id == celebrity(n))?;
            let ahead = then.open.taker(n) == Some(me);
            // By how much says the strip over its foot.
            let sums = against(&then, n, me);
            *zone = zone.clone().tag(sums, Text::EMPTY, ahead);
        }
        Some(layout)
    }

    fn scores_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<i32> {
        let scores = |(then, _): (View, _)| {
            let seats = Seat::all(self.players());
            let points = seats.map(|seat| then.open.points_of(seat));
            points.map(|p| p.celebs + p.suits).collect()
        };
        self.foreseen(v, me, chosen).map_or(Vec::new(), scores)
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        if matches!(v.open.step, Step::Setup | Step::Score | Step::Over) {
            return Vec::new();
        }
        let first = self.change_aid(v, me, chosen);
        let first = first.or_else(|| self.last_spaces_aid(v, me));
        let others = self.unlaid_aids(v, me);
        let own = self.own_deck_aid(v, me);
        first.into_iter().chain(others).chain(own).collect()
    }

    fn situations(&self, v: &View, me: Seat) -> Vec<&'static str> {
        let open = &v.open;
        let level = |n: usize| open.taker(n).is_none() && open.sums(n).iter().any(|sum| *sum > 0);
        let first = (v.laid().count() < 2).then_some("situation-between");
        let last = (open.deck_sizes[me.index()] == 0).then_some("situation-known");
        let level = (0..CELEBRITIES).any(level).then_some("situation-level");
        first.into_iter().chain(level).chain(last).collect()
    }

    fn meant(
        &self,
        v: &View,
        me: Seat,
        chosen: &[Target],
        target: Target,
    ) -> IntendedAction<Action> {
        let board = self.layout.board();
        let picked = chosen_card(v, chosen).or(v.hand.first());
        let nothing = |id: &'static str| IntendedAction::Nothing(id.into());
        let at = |cell: Option<Cell>| {
            let action = picked
                .zip(cell)
                .map(|(card, cell)| Action::Place { card, cell });
            action.map_or(nothing("card-first"), IntendedAction::Action)
        };
        let space_at = |n: usize| board.cells().get(n).copied();
        let celebrity_at = |n: usize| (n < CELEBRITIES).then(|| board.celebrity_cell(n));
        let free = |n: usize| v.open.free >> n & 1 == 1;
        match target {
            Target::Cell(zone, _) | Target::Zone(zone) => {
                match (space_of(zone), celebrity_of(zone)) {
                    (Some(n), _) if free(n) => nothing("card-first"),
                    (Some(n), _) => at(space_at(n)),
                    (_, Some(n)) => at(celebrity_at(n)),
                    _ if zone == deck(me) => nothing("deck-waits"),
                    _ if zone.name == "deck" || zone.name == "hand" => nothing("not-yours"),
                    _ if zone.name.starts_with("led") => nothing("suits-show"),
                    _ if chosen.is_empty() => nothing("card-first"),
                    _ => nothing("pick-space"),
                }
            }
            Target::Piece(Piece::Card(Face::French(card))) => {
                let stands = v.open.celebrities.iter().position(|c| *c == card);
                let lies = v.laid().find(|(_, laid)| *laid == card);
                match (stands, lies) {
                    (Some(n), _) => at(celebrity_at(n)),
                    (_, Some((cell, _))) => at(Some(cell)),
                    _ => IntendedAction::Action(Action::Place { card, cell: [0, 0] }),
                }
            }
            Target::Piece(Piece::Picture(name, n)) if name.starts_with("paparazzi-shot") => {
                at(space_at(n.into()))
            }
            Target::Piece(Piece::Picture(name, _))
                if name.starts_with("paparazzi-led") || name.starts_with("slot") =>
            {
                nothing("suits-show")
            }
            Target::Piece(Piece::Picture(_, n)) => at(celebrity_at(n.into())),
            Target::Piece(_) | Target::Seat(_) => nothing("not-yours"),
            Target::Button(_) if chosen.is_empty() => nothing("card-first"),
            Target::Button(_) => nothing("pick-space"),
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

    fn ending(&self, v: &View) -> Text {
        let left: Vec<usize> = (0..CELEBRITIES)
            .filter(|n| v.open.taker(*n).is_none())
            .collect();
        let points = Seat::all(self.players()).map(|seat| {
            let Points { celebs, suits } = v.open.points_of(seat);
            celebs + suits
        });
        let mut points: Vec<i32> = points.collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        let ahead = points[0] - points[1];
        let rest = Message::new("over-line").with("n", left.len());
        if ahead == 0 {
            return rest.into();
        }
        Message::new("won-by")
            .with("n", ahead)
            .with("rest", rest)
            .into()
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

//! How Industry is shown (section *At the table*): what lies where, what can be picked, what is told.

mod plan;
mod telling;
mod town;

use crate::rules::{Action, Industry, MAJORITY_POINTS, Open, Step, View};
use kortlek_rules::{
    Arg, Card as _, Face, Message, Note, Payoff, Rules, Seat, Seats, Text,
    french::{Card, CardSet, Suit},
    presentation::{
        ActionButton, Decided, Draft, Fact, FactGroup, Gesture, IntendedAction, Layout, Mark,
        Piece, Presentation, Prompt, Status, StepPresentation, Target, Tip, ZoneId,
    },
};
use plan::Plan;

/// The draw stack.
pub const STACK: ZoneId = ZoneId::common("stack");
/// The cards that were paid in this turn.
pub const MONEY: ZoneId = ZoneId::common("money");
/// The cards that were spent in earlier turns.
pub const SPENT: ZoneId = ZoneId::common("spent");
/// The button that ends the turn.
pub const DONE: &str = "done";
/// The token on a card of the hand that builds it.
pub const HAMMER: &str = "hammer";

/// The suits in the order of their streets: what is drawn, what may be built, what counts double, what makes it cheap.
pub const STREETS: [Suit; 4] = [Suit::Spades, Suit::Diamonds, Suit::Hearts, Suit::Clubs];

/// The name of the buildings of a suit; its attribute `one` is one of them.
pub(crate) const fn building_name(suit: Suit) -> &'static str {
    ["offices", "housing", "factories", "banks"][suit.index()]
}

/// A street of a seat's town.
pub const fn street(seat: Seat, suit: Suit) -> ZoneId {
    ZoneId::of(building_name(suit), seat)
}

/// Whose street a zone is, and of which suit.
fn street_of(zone: ZoneId) -> Option<(Seat, Suit)> {
    let seat = zone.seat?;
    let suit = STREETS.into_iter().find(|suit| zone == street(seat, *suit));
    suit.map(|suit| (seat, suit))
}

/// The name of a street above all towns, and the sign that says who has most of it.
const fn heads(suit: Suit) -> [ZoneId; 2] {
    let signs = [
        "most offices",
        "most housing",
        "most factories",
        "most banks",
    ];
    [
        ZoneId::common(building_name(suit)),
        ZoneId::common(signs[suit.index()]),
    ]
}

/// What is picked to build a card: its hammer.
pub fn crane(card: Card) -> Target {
    Target::Piece(Piece::Token(HAMMER, card.index() as u8))
}

/// A building's suit. Jokers are not in this deck.
fn suit_of(card: Card) -> Suit {
    Suit::ALL[card.index() % Suit::ALL.len()]
}

/// How many cards the seat at turn draws at its end.
fn drawn_next(open: &Open) -> u8 {
    open.city().offices().min(open.stack_size)
}

fn is_at_turn(v: &View, me: Seat) -> bool {
    v.viewer == Some(me) && v.open.turn == me && v.open.step == Step::Play
}

/// Whether a seat has had a turn that is over.
fn played(v: &View, seat: Seat) -> bool {
    let players = usize::from(v.players);
    let order = (seat.index() + players - v.open.first.index()) % players;
    usize::from(v.open.turn_number) > order + 1
        || usize::from(v.open.turn_number) == order + 1 && v.open.step != Step::Play
}

impl Industry {
    fn own_prompt(v: &View) -> Prompt {
        let open = &v.open;
        let cost = open.city().cost();
        let about = |id| {
            let say = Message::new(id)
                .with("cost", cost)
                .with("money", open.money);
            say.with("n", open.city().factories())
        };
        if open.built == 0 && open.money > 0 {
            // What is marked is being paid, and what it pays for follows by itself.
            return Prompt::new("paying-title", about("paying-line"));
        }
        if plan::is_paying(v) {
            return Prompt::new("pay-title", about("pay-line"));
        }
        if open.built > 0 {
            let id = match (plan::can_build(v), v.has_room()) {
                (true, _) => return Prompt::new("more-title", about("more-line")),
                _ if v.hand.is_empty() => "over-no-card",
                (_, false) => "over-limit",
                (_, true) => "over-money",
            };
            return Prompt::new("over-title", about(id));
        }
        if plan::can_build(v) {
            return Prompt::new("more-title", about("free-line"));
        }
        let id = match v.hand.len() {
            0 => "poor-none",
            1 => "poor-one",
            _ => "poor-line",
        };
        let worth = plan::sum(v.hand);
        Prompt::new("poor-title", about(id).with("worth", worth))
    }

    /// What building a card so costs, leaves and brings: the bill.
    fn bill(v: &View, me: Seat, plan: &Plan, card: Card) -> FactGroup {
        let money = v.open.money + plan::sum(plan.pays);
        let number = |id: &'static str, n: u16| Fact::new(id, n.to_string(), Vec::new());
        let title = Message::new("bill-title").with("card", card);
        let kind = Message::new(building_name(suit_of(card))).attribute("one");
        let then = plan.after(v);
        let gain = then.open.points(me) - v.open.points(me);
        let rows = [
            number("bill-money", money),
            number("bill-left", then.open.money),
            Fact::new("bill-points", format!("+{gain}"), Vec::new()),
        ];
        FactGroup::new(title.with("kind", kind), rows)
    }

    /// How long the game may still last, and what is still to come.
    fn clock(v: &View) -> [FactGroup; 2] {
        let open = &v.open;
        let seats = Seat::all(v.players.into());
        let each = seats.map(|seat| u32::from(open.cities[seat.index()].offices()));
        let all: u32 = each.sum::<u32>().max(1);
        let rounds = u32::from(open.stack_size).div_ceil(all);
        let own = plan::sum(v.hand);
        let mut rows = vec![
            Fact::new("all-draw", all.to_string(), Vec::new()),
            Fact::new("rounds-left", rounds.to_string(), Vec::new()),
        ];
        if v.viewer.is_some() {
            let faces = v.hand.iter().map(Card::face).collect();
            rows.push(Fact::new("hand-worth", own.to_string(), faces));
        }
        let unseen = |suit: Suit| {
            let cards: CardSet = v.unseen().iter().filter(|c| suit_of(*c) == suit).collect();
            let faces: Vec<Face> = cards.iter().map(Card::face).collect();
            Fact {
                mark: Some(Mark(suit.name())),
                ..Fact::count(Message::new(building_name(suit)).attribute("title"), faces)
            }
        };
        [
            FactGroup::new("clock", rows),
            FactGroup::new("unseen", STREETS.map(unseen)),
        ]
    }
}

/// So few cards are left in the stack when its end is near.
const NEARLY_OUT: u8 = 10;

impl Presentation for Industry {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        self.whole_layout(v, me, None)
    }

    fn gesture(&self, _: &View, _: Seat, a: Action) -> Gesture {
        match a {
            // Cards are marked as money and paid when a building is chosen.
            Action::Pay { .. } => Gesture::default(),
            Action::Build { card } => Gesture::path([crane(card)]),
            Action::Done {} => Gesture::path([Target::Button(DONE)]),
        }
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        match a {
            Action::Pay { card } => Message::new("pay").with("who", seat).with("card", card),
            Action::Build { card } => {
                let paid = match v.open.built {
                    0 => plan::sum(v.open.paid),
                    _ => 0,
                };
                let say = Message::new("build").with("who", seat).with("card", card);
                say.with("rank", card.rank_message()).with("paid", paid)
            }
            Action::Done {} => {
                let id = if v.open.built == 0 { "pass" } else { "end" };
                let say = Message::new(id).with("who", seat);
                say.with("n", drawn_next(&v.open))
            }
        }
    }

    /// The money and the buildings that a payment is for, or a building and those after it.
    fn whole_words(&self, v: &View, seat: Seat, a: Action) -> Text {
        let Some(whole) = crate::bot::whole_of(v, seat, a) else {
            return Text::EMPTY;
        };
        let all = |cards: &[Card]| Arg::All(cards.iter().map(|card| (*card).into()).collect());
        let builds = all(&whole.builds);
        match (whole.pays.len(), whole.builds.len()) {
            (0, 0 | 1) => Text::EMPTY,
            (0, _) => Message::new("build-all").with("builds", builds).into(),
            _ => {
                let say = Message::new("pay-and-build").with("pays", all(&whole.pays));
                say.with("builds", builds).into()
            }
        }
    }

    /// All of the cards and hammers that this takes.
    fn moves(&self, v: &View, seat: Seat, a: Action) -> Vec<Target> {
        let Some(whole) = crate::bot::whole_of(v, seat, a) else {
            return Vec::new();
        };
        let pays = whole.pays.iter();
        let pays = pays.map(|card| Target::Piece(Piece::Card(card.face())));
        pays.chain(whole.builds.iter().map(|card| crane(*card)))
            .collect()
    }

    fn prompt(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let who = |id| Message::new(id).with("who", open.turn);
        let prompt = match open.step {
            Step::Setup | Step::Void => Prompt::new("deal-title", "deal-line"),
            Step::Found => Prompt::new("found-title", "found-line"),
            Step::Play if is_at_turn(v, me) => Industry::own_prompt(v),
            Step::Play => {
                let line = who("watch-line").with("cost", open.city().cost());
                Prompt::new(Text::EMPTY, line.with("n", open.city().factories()))
            }
            Step::Draw => {
                let last = drawn_next(open) == open.stack_size;
                let line = if last { "draw-last" } else { "draw-line" };
                Prompt::new("draw-title", who(line).with("n", drawn_next(open)))
            }
            Step::Score => Prompt::new("count-title", "count-line"),
            Step::Over => Prompt::new(Text::EMPTY, "over-line"),
        };
        if open.turn_number == 0 {
            return prompt;
        }
        let progress = Message::new("progress").with("n", open.turn_number);
        prompt.progress(progress.with("left", open.stack_size))
    }

    fn prompt_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Prompt {
        if !is_at_turn(v, me) {
            return Prompt::default();
        }
        let plan = Plan::of(v, me, chosen);
        let cost = v.open.city().cost();
        let money = v.open.money + plan::sum(plan.pays);
        let about = |id| Message::new(id).with("money", money).with("cost", cost);
        let Some(card) = plan.builds else {
            if plan.pays.is_empty() {
                return Prompt::default();
            }
            let ends = |t: &Target| matches!(t, Target::Button(DONE) | Target::Zone(STACK));
            if chosen.iter().any(ends) {
                let line = Message::new("drop-line").with("n", drawn_next(&v.open));
                return Prompt::new("drop-title", line);
            }
            let short = u16::from(cost).saturating_sub(money);
            return match short {
                0 if plan.pays == v.hand => Prompt::new("marked-title", "keep-one"),
                0 => Prompt::new("choose-title", about("marked-line")),
                short => Prompt::new("marked-title", about("short-line").with("short", short)),
            };
        };
        if !plan.is_possible(v) {
            return Prompt::default();
        }
        let then = plan.after(v);
        let title = Message::new("build").with("who", me).with("card", card);
        let title = title.with("rank", card.rank_message()).with("paid", 0);
        let left = then.open.money;
        let id = match (left, plan::can_build(&then)) {
            (0, false) => "exact-line",
            (_, true) => "left-line",
            (_, false) => "lost-line",
        };
        let line = about(id).with("left", left);
        Prompt::new(title, line.with("next", then.open.city().cost()))
    }

    fn status(&self, v: &View, seat: Seat, me: Seat) -> Status {
        let status = Status::new(town::words(v, seat));
        if v.open.turn_number == 0 {
            return status;
        }
        let city = &v.open.cities[seat.index()];
        let points = v.open.points(seat);
        let most = STREETS
            .iter()
            .filter(|suit| v.open.leader(**suit) == Some(seat));
        let most = MAJORITY_POINTS * most.count() as i32;
        // The numbers of the own town stand below its streets.
        let id = if seat == me { "parts" } else { "engine" };
        let note = Message::new(id).with("cost", city.cost());
        let note = note.with("builds", city.factories());
        let note = note.with("draws", city.offices());
        status.note(note.with("built", points - most).with("most", most))
    }

    /// The points as they stand; while they wait to be counted there are none.
    fn score(&self, v: &View, seat: Seat, _: &Payoff) -> Option<i32> {
        // At the end they are counted anew, street by street.
        let counted = v.open.step == Step::Score;
        Some(if counted { 0 } else { v.open.points(seat) })
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        if !is_at_turn(v, me) {
            return None;
        }
        let plan = Plan::of(v, me, chosen);
        let changes = !plan.pays.is_empty() || plan.is_possible(v);
        changes.then(|| town::foreseen(self, v, &plan.after(v), me))
    }

    fn scores_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<i32> {
        if !is_at_turn(v, me) {
            return Vec::new();
        }
        let plan = Plan::of(v, me, chosen);
        match plan.is_possible(v) {
            true => town::points(&plan.after(v)),
            false => Vec::new(),
        }
    }

    fn buttons(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<ActionButton> {
        if !is_at_turn(v, me) {
            return Vec::new();
        }
        let open = &v.open;
        let marks = !Plan::of(v, me, chosen).pays.is_empty();
        let (words, note) = match (open.built, open.money) {
            (0, _) if marks => ("pass-button", "note-kept"),
            (0, _) => ("pass-button", "note-draw"),
            (_, 0) => ("done-button", "note-draw"),
            (_, _) => ("done-button", "note-lost"),
        };
        let note = Message::new(note).with("lost", open.money);
        vec![ActionButton {
            name: DONE,
            words: words.into(),
            mark: None,
            note: note.with("n", drawn_next(open)).into(),
        }]
    }

    fn draft(&self, v: &View, me: Seat) -> Option<Draft> {
        let marks = plan::marks(v);
        let can = is_at_turn(v, me) && !marks.is_empty();
        can.then(|| Draft {
            marks: marks
                .iter()
                .map(|card| Target::Piece(Piece::Card(card.face())))
                .collect(),
        })
    }

    fn drafted(
        &self,
        v: &View,
        me: Seat,
        marked: &[Target],
    ) -> Vec<(Vec<Action>, Gesture, Message)> {
        let found = plan::drafted(v, me, marked).into_iter();
        found
            .filter_map(|(actions, gesture)| {
                let words = self.action_words(v, me, *actions.last()?);
                Some((actions, gesture, words))
            })
            .collect()
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        if v.open.turn_number == 0 || v.open.step == Step::Over {
            return Vec::new();
        }
        let plan = Plan::of(v, me, chosen);
        let bill = plan
            .builds
            .filter(|_| is_at_turn(v, me) && plan.is_possible(v));
        let bill = bill.map(|card| Industry::bill(v, me, &plan, card));
        bill.into_iter().chain(Industry::clock(v)).collect()
    }

    fn tip(&self, v: &View, _: Seat, target: Target) -> Tip {
        match target {
            Target::Piece(Piece::Token(..)) => {
                let card = v.hand.iter().find(|card| crane(*card) == target);
                card.map_or_else(Tip::default, |card| {
                    Tip::new(
                        Message::new("tip-hammer").with("card", card),
                        "tip-hammer-about",
                    )
                })
            }
            Target::Zone(SPENT) => Tip::new(Text::EMPTY, "spent-stays"),
            Target::Zone(zone) => match street_of(zone) {
                Some((seat, suit)) => {
                    let kind = building_name(suit);
                    let name = Message::new("street-of")
                        .with("who", seat)
                        .with("kind", kind);
                    let about = Message::new(kind).attribute("about");
                    let own = v.viewer == Some(seat);
                    let now = own.then(|| Message::new("built-here").with("suit", suit));
                    Tip::new(name, about).now(now.map_or(Text::EMPTY, Text::from))
                }
                None => Tip::default(),
            },
            _ => Tip::default(),
        }
    }

    fn situations(&self, v: &View, me: Seat) -> Vec<&'static str> {
        if !is_at_turn(v, me) {
            return Vec::new();
        }
        let open = &v.open;
        let ends = (open.stack_size <= NEARLY_OUT).then_some("situation-clock");
        let begins = open.built == 0 && open.paid.is_empty();
        let now = begins.then(|| match v.payable().is_empty() {
            true => "situation-short",
            false => "situation-pay",
        });
        ends.into_iter().chain(now).collect()
    }

    fn meant(
        &self,
        v: &View,
        me: Seat,
        chosen: &[Target],
        target: Target,
    ) -> IntendedAction<Action> {
        let open = &v.open;
        let nothing = |id: &'static str| IntendedAction::Nothing(Message::new(id).into());
        if target == Target::Button(DONE) {
            return IntendedAction::Action(Action::Done {});
        }
        if let Some(card) = v.hand.iter().find(|card| target == crane(*card)) {
            let pays = Plan::of(v, me, chosen).pays;
            if pays.has(card) {
                return nothing("pays-already");
            }
            let money = open.money + plan::sum(pays);
            let short = u16::from(open.city().cost()).saturating_sub(money);
            if pays.is_empty() || short == 0 {
                return IntendedAction::Action(Action::Build { card });
            }
            let say = Message::new("no-build-unpaid").with("cost", open.city().cost());
            return IntendedAction::Nothing(say.with("short", short).into());
        }
        match target {
            Target::Piece(_) => match target.french() {
                Some(card) if v.hand.has(card) && open.built == 0 => {
                    IntendedAction::Action(Action::Pay { card })
                }
                Some(card) if v.hand.has(card) => IntendedAction::Action(Action::Build { card }),
                Some(card) if open.discard.has(card) => nothing("spent-stays"),
                Some(_) => nothing("built-stays"),
                None => nothing("others-cards"),
            },
            Target::Zone(zone) if zone == STACK => nothing("stack-clock"),
            Target::Zone(zone) if zone == MONEY => nothing("money-how"),
            Target::Zone(zone) if zone == SPENT => nothing("spent-stays"),
            Target::Zone(zone) if zone.seat == Some(me) => nothing("build-how"),
            Target::Zone(ZoneId { seat: Some(_), .. }) | Target::Seat(_) => nothing("others-town"),
            _ => nothing("pick-what-is-lit"),
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

    fn ending(&self, v: &View) -> Text {
        let points = town::points(v);
        let most = points.iter().max().copied();
        let best: Seats = Seat::all(self.players())
            .filter(|seat| points.get(seat.index()).copied() == most)
            .collect();
        match best.len() {
            0 | 1 => Text::EMPTY,
            _ => Message::new("ending-shared").with("who", best).into(),
        }
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

//! Table side of Industry (section *At the table*), step by step: its words and actions. The layout is in [`town`],
//! the picks make up a [`PickedTurn`], the account of a step is in [`telling`].

mod plan;
mod telling;
mod town;

use crate::{
    bot::{Whole, wholes_of},
    rules::{Action, Industry, Open, Step, View},
};
use kortlek_rules::{
    Arg, Card as _, Face, Message, Note, Seat, Seats, Text,
    french::{Card, CardSet, Suit},
    presentation::{
        ActionButton, Decided, Draft, Fact, FactGroup, Gesture, IntendedAction, Mark, Offer, Piece,
        Presentation, Prompt, Scene, SceneInput, StepPresentation, Target, Targets, Tip, ZoneId,
    },
};
use plan::PickedTurn;

type Input<'a> = SceneInput<'a, Industry>;

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

/// Name of a street above all towns, and the sign for the majority in it.
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

/// The target that builds a card: its hammer.
pub fn crane(card: Card) -> Target {
    Target::Piece(Piece::Token(HAMMER, card.index() as u8))
}

fn piece(card: Card) -> Target {
    Target::Piece(Piece::Card(card.face()))
}

/// A building's suit. Jokers are not in this deck.
fn suit_of(card: Card) -> Suit {
    Suit::ALL[card.index() % Suit::ALL.len()]
}

/// Number of cards that the seat at turn draws at its end.
fn drawn_next(open: &Open) -> u8 {
    open.city().offices().min(open.stack_size)
}

fn is_at_turn(v: &View, me: Seat) -> bool {
    v.viewer == Some(me) && v.open.turn == me && v.open.step == Step::Play
}

/// Cards left in the stack when its end is near.
const NEARLY_OUT: u8 = 10;

impl Industry {
    /// Section *Decisions*: the seat at turn marks its money and picks what is built with it, and sees what that
    /// comes to.
    fn own_turn(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let picked = input.picks.all();
        let plan = PickedTurn::of(v, me, &picked);
        let (then, possible) = (plan.after(v), plan.is_possible(v));
        let ends = |t: &Target| matches!(t, Target::Button(DONE) | Target::Zone(STACK));
        scene.prompt = match plan.builds {
            Some(card) if possible => {
                scene.facts.push(Industry::bill(v, me, card, &then));
                scene.foreseen.scores = town::points(&then);
                plan.building_prompt(v, me, card, &then)
            }
            Some(_) => Industry::turn_prompt(v),
            None if plan.pays.is_empty() => Industry::turn_prompt(v),
            None if picked.iter().any(ends) => {
                let line = Message::new("drop-line").with("n", drawn_next(open));
                Prompt::new("drop-title", line)
            }
            None => plan.paying_prompt(v),
        };
        if possible || !plan.pays.is_empty() {
            scene.foreseen.layout = Some(town::foreseen(self, v, &then, me));
        }
        let (words, note) = match (open.built, open.money) {
            (0, _) if !plan.pays.is_empty() => ("pass-button", "note-kept"),
            (0, _) => ("pass-button", "note-draw"),
            (_, 0) => ("done-button", "note-draw"),
            (_, _) => ("done-button", "note-lost"),
        };
        let note = Message::new(note).with("lost", open.money);
        scene.buttons.push(ActionButton {
            name: DONE,
            words: words.into(),
            mark: None,
            note: note.with("n", drawn_next(open)).into(),
        });
        for card in v.hand.iter() {
            let name = Message::new("tip-hammer").with("card", card);
            scene.tooltip(crane(card), Tip::new(name, "tip-hammer-about"));
        }
        if input.decides() {
            self.offers(scene, input);
            Industry::refuse(scene, input, plan.pays);
        }
    }

    /// Words of the bar before anything is picked.
    fn turn_prompt(v: &View) -> Prompt {
        let open = &v.open;
        let about = |id| {
            let say = Message::new(id)
                .with("cost", open.city().cost())
                .with("money", open.money);
            say.with("n", open.city().factories())
        };
        if open.built == 0 && open.money > 0 {
            // Marked cards are being paid, and the building follows by itself.
            return Prompt::new("paying-title", about("paying-line"));
        }
        if plan::is_paying(v) {
            return Prompt::new("pay-title", about("pay-line"));
        }
        if plan::can_build(v) {
            let id = ["free-line", "more-line"][usize::from(open.built > 0)];
            return Prompt::new("more-title", about(id));
        }
        if open.built > 0 {
            let id = match (v.hand.is_empty(), v.has_room()) {
                (true, _) => "over-no-card",
                (_, false) => "over-limit",
                (_, true) => "over-money",
            };
            return Prompt::new("over-title", about(id));
        }
        let id = match v.hand.len() {
            0 => "poor-none",
            1 => "poor-one",
            _ => "poor-line",
        };
        let worth = plan::sum(v.hand);
        Prompt::new("poor-title", about(id).with("worth", worth))
    }

    /// Marks that can be set, and every decision: the legal actions or, while money is marked, what it makes possible.
    fn offers(&self, scene: &mut Scene<Action>, input: &Input) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let marks = plan::marks(v);
        if !marks.is_empty() {
            let marks = marks.iter().map(piece).collect();
            scene.draft = Some(Draft { marks });
        }
        let wholes = wholes_of(v, me);
        let mut offer = |actions: Vec<Action>, gesture: Gesture| {
            let Some(last) = actions.last().copied() else {
                return;
            };
            let whole = wholes.get(&last).filter(|_| actions.len() == 1);
            let words = self.action_words(v, me, last);
            let offer = scene.offer_all(actions, gesture, words);
            if let Some(whole) = whole {
                advise(offer, whole);
            }
        };
        if input.picks.marked.is_empty() {
            for action in input.legal {
                let gesture = match *action {
                    // Cards are marked as money and paid when a building is chosen.
                    Action::Pay { .. } => Gesture::default(),
                    Action::Build { card } => Gesture::path([crane(card)]),
                    Action::Done {} => Gesture::path([Target::Button(DONE)]),
                };
                offer(vec![*action], gesture);
            }
        } else {
            for (plan, target) in plan::possible(v, me, input.picks.marked) {
                offer(plan.actions(), Gesture::path([target]));
            }
            // The stack ends the turn, too; so to pass is never the one decision left while money is marked, which a
            // press meant for something else would make.
            if input.legal.contains(&Action::Done {}) {
                for target in [Target::Button(DONE), Target::Zone(STACK)] {
                    offer(vec![Action::Done {}], Gesture::path([target]));
                }
            }
        }
        scene.tip_if(open.stack_size <= NEARLY_OUT, "situation-clock");
        if open.built == 0 && open.paid.is_empty() {
            scene.tip(match plan::is_paying(v) {
                true => "situation-pay",
                false => "situation-short",
            });
        }
    }

    /// Meanings of picks that can't be made now, while these cards are marked as money.
    fn refuse(scene: &mut Scene<Action>, input: &Input, pays: CardSet) {
        let (v, open) = (input.view, &input.view.open);
        let cost = open.city().cost();
        let short = u16::from(cost).saturating_sub(open.money + plan::sum(pays));
        scene.refuse(Target::Button(DONE), Action::Done {});
        for card in v.hand.iter() {
            if pays.has(card) {
                scene.instead(crane(card), "pays-already");
            } else if pays.is_empty() || short == 0 {
                scene.refuse(crane(card), Action::Build { card });
            } else {
                let say = Message::new("no-build-unpaid").with("cost", cost);
                scene.instead(crane(card), say.with("short", short));
            }
            let action = match open.built {
                0 => Action::Pay { card },
                _ => Action::Build { card },
            };
            scene.refuse(piece(card), action);
        }
        for card in open.discard.iter() {
            scene.instead(piece(card), "spent-stays");
        }
        scene.instead(Targets::Backs, "others-cards");
        scene.instead(Targets::Cards, "built-stays");
        scene.instead(Targets::Pieces, "others-cards");
        scene.instead(STACK, "stack-clock");
        scene.instead(MONEY, "money-how");
        scene.instead(SPENT, "spent-stays");
        let owned = scene.layout.zones.iter().filter_map(|zone| {
            let words = match zone.id.seat? == input.me {
                true => "build-how",
                false => "others-town",
            };
            Some((zone.id.into(), IntendedAction::Nothing(words.into())))
        });
        scene.refusals.extend(owned);
        scene.instead(Targets::Seats, "others-town");
        scene.instead(Targets::All, "pick-what-is-lit");
    }

    /// The bill: what is there for a building, what it leaves and what it brings. `then` is the view after it.
    fn bill(v: &View, me: Seat, card: Card, then: &View) -> FactGroup {
        let number = |id: &'static str, n: u16| Fact::new(id, n.to_string(), Vec::new());
        let title = Message::new("bill-title").with("card", card);
        let kind = Message::new(building_name(suit_of(card))).attribute("one");
        let gain = then.open.points(me) - v.open.points(me);
        let (left, cost) = (then.open.money, u16::from(v.open.city().cost()));
        let rows = [
            number("bill-money", left + cost),
            number("bill-left", left),
            Fact::new("bill-points", format!("+{gain}"), Vec::new()),
        ];
        FactGroup::new(title.with("kind", kind), rows)
    }

    /// Facts on how long the game may still last, and on what is still to come.
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

    /// A sentence on each street, and on the spent cards.
    fn tooltips(scene: &mut Scene<Action>, input: &Input) {
        scene.tooltip(SPENT, Tip::new(Text::EMPTY, "spent-stays"));
        for seat in Seat::all(input.players) {
            for suit in STREETS {
                let kind = building_name(suit);
                let name = Message::new("street-of").with("who", seat);
                let about = Message::new(kind).attribute("about");
                let mut tip = Tip::new(name.with("kind", kind), about);
                if input.viewer == Some(seat) {
                    tip = tip.now(Message::new("built-here").with("suit", suit));
                }
                scene.tooltip(street(seat, suit), tip);
            }
        }
    }

    /// The sentence that a win is shared, which the scores alone don't say.
    fn shared_win(v: &View) -> Text {
        let points = town::points(v);
        let most = points.iter().max();
        let best = Seat::all(points.len()).filter(|seat| points.get(seat.index()) == most);
        let best: Seats = best.collect();
        match best.len() {
            0 | 1 => Text::EMPTY,
            _ => Message::new("ending-shared").with("who", best).into(),
        }
    }
}

/// Sets a hint's words, which name all payments and buildings, and shows all of the cards and hammers that it takes.
fn advise(offer: &mut Offer<Action>, whole: &Whole) {
    let all = |cards: &[Card]| Arg::All(cards.iter().map(|card| (*card).into()).collect());
    let builds = all(&whole.builds);
    match (whole.pays.len(), whole.builds.len()) {
        (0, 0 | 1) => {}
        (0, _) => {
            offer.advice(Message::new("build-all").with("builds", builds));
        }
        _ => {
            let say = Message::new("pay-and-build").with("pays", all(&whole.pays));
            offer.advice(say.with("builds", builds));
        }
    }
    let pays = whole.pays.iter().map(|card| piece(*card));
    offer.also_moved(pays.chain(whole.builds.iter().map(|card| crane(*card))));
}

impl Presentation for Industry {
    fn scene(&self, input: SceneInput<Industry>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let mut scene = Scene::new(&input, self.layout(v, me, None));
        for (seat, points) in Seat::all(input.players).zip(town::points(v)) {
            let panel = scene.panel(seat);
            panel.status = town::status(v, seat, me);
            // At the end they are counted again, street by street.
            panel.score = Some(if open.step == Step::Score { 0 } else { points });
        }
        let who = |id| Message::new(id).with("who", open.turn);
        match open.step {
            Step::Setup | Step::Void => scene.prompt = Prompt::new("deal-title", "deal-line"),
            Step::Found => scene.prompt = Prompt::new("found-title", "found-line"),
            Step::Play if is_at_turn(v, me) => self.own_turn(&mut scene, &input),
            Step::Play => {
                let line = who("watch-line").with("cost", open.city().cost());
                scene.prompt = Prompt::new(Text::EMPTY, line.with("n", open.city().factories()));
            }
            Step::Draw => {
                let last = drawn_next(open) == open.stack_size;
                let line = who(if last { "draw-last" } else { "draw-line" });
                scene.prompt = Prompt::new("draw-title", line.with("n", drawn_next(open)));
            }
            Step::Score => scene.prompt = Prompt::new("count-title", "count-line"),
            Step::Over => {
                scene.prompt = Prompt::new(Text::EMPTY, "over-line");
                scene.ending = Industry::shared_win(v);
            }
        }
        if open.turn_number > 0 {
            let progress = Message::new("progress").with("n", open.turn_number);
            scene.prompt.progress = progress.with("left", open.stack_size).into();
            if open.step != Step::Over {
                scene.facts.extend(Industry::clock(v));
            }
        }
        Industry::tooltips(&mut scene, &input);
        scene
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

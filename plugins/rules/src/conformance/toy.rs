//! A small game for the kit's own tests, sound or with one of several flaws.
//!
//! Nine spades are dealt, two to each seat. Everybody commits one in secret; the highest scores its pips and a bonus by
//! lot, and its owner may look at the top card of the stock. When the hands are empty the deck is dealt again.

use crate::{
    bot::{Bot, HasBots, Level, Question, RandomBot, SearchResult},
    deck::{Card as _, CardSet, Deck, Face},
    dice::{Dice, Luck},
    french::{Card, Suit},
    game::{Game, GameCard, GameOption},
    message::{Message, Text},
    presentation::{
        Arrangement, Beat, Cue, Decided, Gesture, Item, Label, Layout, LogLine, Piece, Place,
        Presentation, Preview, Scene, SceneInput, StepPresentation, Target, Targets, Zone, ZoneId,
    },
    rules::{Log, Note, Payoff, Phase, Refusal, Rules, Seen, Turn},
    seat::{MAX_SEATS, Seat, Seats},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::sync::atomic::{AtomicU32, Ordering};

/// The flaw in the toys of a thread. One type with a flaw at a time, so that the kit is compiled once.
pub mod flaw {
    use std::cell::Cell;

    thread_local! {
        static NOW: Cell<u8> = const { Cell::new(NONE) };
    }

    /// The flaw of this thread's toys.
    pub fn now() -> u8 {
        NOW.get()
    }

    /// Gives this thread's toys a flaw.
    pub fn set(flaw: u8) {
        NOW.set(flaw);
    }

    pub const NONE: u8 = 0;
    pub const VIEW_SHOWS_COMMITS: u8 = 1;
    pub const VIEW_HOLDS_STATE: u8 = 2;
    pub const LEGAL_TWICE: u8 = 3;
    pub const ORDER_OF_COMMITS_COUNTS: u8 = 4;
    pub const CARD_IS_LOST: u8 = 5;
    pub const LEGAL_UNSORTED: u8 = 6;
    pub const IMAGINES_ANOTHER_HAND: u8 = 7;
    pub const NEVER_IMAGINES_THE_ACE: u8 = 8;
    pub const REFUSES_WITHOUT_WORDS: u8 = 9;
    pub const ACCEPTS_EVERYTHING: u8 = 10;
    pub const NEVER_ENDS: u8 = 11;
    pub const FORGETS_A_NOTE: u8 = 12;
    pub const NOBODY_WINS: u8 = 13;
    pub const CHANCE_OF_ITS_OWN: u8 = 14;
    pub const VIEW_SHOWS_THE_STOCK: u8 = 15;
    pub const LEGAL_FOR_IDLE_SEATS: u8 = 16;
    pub const CARD_IN_TWO_PLACES: u8 = 17;
    pub const COMMIT_IS_OPEN: u8 = 18;
    pub const LEGAL_DEPENDS_ON_COMMITS: u8 = 19;
    pub const IMAGINES_A_DEAD_END: u8 = 20;
    pub const BUFFER_NOT_CLEARED: u8 = 21;
    pub const DEFAULT_IS_FORBIDDEN: u8 = 22;
    pub const ACTION_IS_A_WORD: u8 = 23;
    pub const IMAGINES_OTHER_CARDS: u8 = 24;
    pub const ACTION_READS_ANY_FIELD: u8 = 25;

    pub const PIECE_TWICE: u8 = 40;
    pub const GESTURE_STARTS_ANOTHER: u8 = 41;
    pub const GESTURE_NOT_ON_TABLE: u8 = 42;
    pub const STORY_NAMES_HIDDEN_CARD: u8 = 43;
    pub const STORY_SHOWS_HIDDEN_FACE: u8 = 44;
    pub const ACTION_WITHOUT_WORDS: u8 = 45;
    pub const ZONE_TWICE: u8 = 47;
    pub const TABLE_SHOWS_A_GUESS: u8 = 48;
    pub const WHY_NOT_IS_SILENT: u8 = 49;
    pub const FORESEES_ANOTHER_ZONE: u8 = 50;
    pub const FORESEES_OTHER_SCORES: u8 = 51;
    pub const PREVIEWS_TOO_MUCH: u8 = 52;
    pub const REFUSES_WHAT_IS_LEGAL: u8 = 53;
    pub const OFFER_IS_MISSING: u8 = 54;
    pub const SCORE_TELLS_THE_STOCK: u8 = 55;

    pub const BOT_BREAKS_RULES: u8 = 60;
    pub const BOT_IS_MOODY: u8 = 61;
    pub const BOT_WORTHS_BEYOND_ONE: u8 = 62;
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toy {
    players: u8,
    rounds: u8,
    first: Value,
}

const CARDS: usize = 9;
const HAND: usize = 2;

fn card(n: usize) -> Card {
    Card::new(n as u8 + 1, Suit::Spades)
}

fn deck() -> CardSet<Card> {
    (0..CARDS).map(card).collect()
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum ToyStage {
    Setup,
    Choose,
    Reveal,
    Look(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    stage: ToyStage,
    round: u8,
    hands: [CardSet<Card>; MAX_SEATS],
    chosen: [Option<Card>; MAX_SEATS],
    stock: [Card; CARDS],
    in_stock: u8,
    played: CardSet<Card>,
    /// Seats that have looked at the top of the stock.
    looked: Seats,
    scores: [i32; MAX_SEATS],
    first: Seat,
    /// Only for a flaw: the seat that committed first.
    hasty: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
pub enum Action {
    Play { card: Card },
    Look {},
    Pass {},
    Shrug,
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        Action::serialize(self, s)
    }
}

/// Reads as derived, but for a flaw without a field too many.
impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Action, D::Error> {
        let mut value = Value::deserialize(d)?;
        if flaw::now() == flaw::ACTION_READS_ANY_FIELD
            && let Some(kinds) = value.as_object_mut()
        {
            for fields in kinds.values_mut().filter_map(Value::as_object_mut) {
                fields.remove("more");
            }
        }
        Action::deserialize(value).map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Lot {
    Bonus { points: u8 },
}
const LOTS: [Lot; 2] = [Lot::Bonus { points: 0 }, Lot::Bonus { points: 5 }];

#[derive(Clone, PartialEq, Debug)]
pub struct View {
    me: Option<Seat>,
    /// The public state, with hidden cards taken out.
    open: State,
    counts: [u8; MAX_SEATS],
    committed: Seats,
    top: Option<Card>,
    /// Only for flaws.
    leak: Option<State>,
}

impl Toy {
    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let mut cards: Vec<Card> = deck().iter().collect();
        dice.shuffle("deck", &mut cards);
        if flaw::now() == flaw::CHANCE_OF_ITS_OWN {
            static CALLS: AtomicU32 = AtomicU32::new(0);
            let calls = CALLS.fetch_add(1, Ordering::Relaxed) as usize;
            cards.rotate_left(calls % CARDS);
        }
        s.hands = [CardSet::EMPTY; MAX_SEATS];
        for seat in 0..self.players() {
            s.hands[seat] = cards[seat * HAND..][..HAND].iter().copied().collect();
        }
        let rest = &cards[self.players() * HAND..];
        s.stock[..rest.len()].copy_from_slice(rest);
        s.in_stock = rest.len() as u8;
        s.played = CardSet::EMPTY;
        s.looked = Seats::NONE;
        s.stage = ToyStage::Choose;
    }

    fn owing(&self, s: &State) -> Seats {
        match s.stage {
            ToyStage::Choose => Seat::all(self.players())
                .filter(|p| s.chosen[p.index()].is_none())
                .collect(),
            ToyStage::Look(seat) => Seats::one(seat),
            ToyStage::Setup | ToyStage::Reveal | ToyStage::Over => Seats::NONE,
        }
    }
}

impl Rules for Toy {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        self.players as usize
    }

    fn start(&self) -> State {
        State {
            stage: ToyStage::Setup,
            round: 0,
            hands: [CardSet::EMPTY; MAX_SEATS],
            chosen: [None; MAX_SEATS],
            stock: [card(0); CARDS],
            in_stock: 0,
            played: CardSet::EMPTY,
            looked: Seats::NONE,
            scores: [0; MAX_SEATS],
            first: Seat(0),
            hasty: None,
        }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.stage {
            ToyStage::Setup | ToyStage::Reveal => Turn::Proceed,
            ToyStage::Choose | ToyStage::Look(_) => Turn::Act(self.owing(s)),
            ToyStage::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.stage {
            ToyStage::Setup => Phase::Deal,
            ToyStage::Choose | ToyStage::Look(_) => Phase::Play,
            ToyStage::Reveal => Phase::Reveal,
            ToyStage::Over => Phase::Score,
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.first
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if flaw::now() != flaw::BUFFER_NOT_CLEARED {
            out.clear();
        }
        if !self.owing(s).has(seat) {
            if flaw::now() == flaw::LEGAL_FOR_IDLE_SEATS && seat.index() < self.players() {
                out.push(Action::Pass {});
            }
            return;
        }
        if let ToyStage::Look(_) = s.stage {
            out.extend([Action::Look {}, Action::Pass {}]);
            if flaw::now() == flaw::ACTION_IS_A_WORD {
                out.push(Action::Shrug);
            }
            return;
        }
        out.extend(
            s.hands[seat.index()]
                .iter()
                .map(|card| Action::Play { card }),
        );
        match flaw::now() {
            flaw::LEGAL_TWICE => out.push(*out.last().expect("a hand to choose from")),
            flaw::LEGAL_UNSORTED => out.reverse(),
            flaw::LEGAL_DEPENDS_ON_COMMITS if s.chosen.iter().any(Option::is_some) => {
                out.truncate(1);
            }
            _ => {}
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        if flaw::now() == flaw::ACCEPTS_EVERYTHING {
            return true;
        }
        let mut legal = Vec::new();
        self.legal(s, seat, &mut legal);
        legal.contains(&a)
    }

    fn refusal(&self, _: &View, _: Seat, _: Action) -> Refusal {
        if flaw::now() == flaw::REFUSES_WITHOUT_WORDS {
            return Refusal::new("");
        }
        Refusal::new("not-in-hand")
    }

    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, log: &mut L) {
        match a {
            Action::Play { card } => {
                s.hands[seat.index()].remove(card);
                s.chosen[seat.index()] = Some(card);
                if flaw::now() == flaw::ORDER_OF_COMMITS_COUNTS {
                    s.hasty.get_or_insert(seat);
                }
                if self.owing(s).is_empty() {
                    s.stage = ToyStage::Reveal;
                }
                return;
            }
            Action::Look {} => s.looked = s.looked.with(seat),
            Action::Pass {} | Action::Shrug => {}
        }
        log.note(seat, 1, "courage");
        if flaw::now() != flaw::FORGETS_A_NOTE {
            s.scores[seat.index()] += 1;
        }
        self.after_look(s);
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.stage {
            ToyStage::Setup => {
                if s.round == 0 {
                    s.first = match self.first.as_u64() {
                        Some(seat) => Seat(seat as u8),
                        None => dice.first(self.players()),
                    };
                }
                self.deal(s, dice);
            }
            ToyStage::Reveal => {
                let best = Seat::all(self.players())
                    .max_by_key(|p| s.chosen[p.index()])
                    .expect("seats play");
                let pips = s.chosen[best.index()].map_or(0, Card::rank);
                // Two lots in one step.
                let bonus: u8 = (0..2)
                    .map(|_| {
                        let Lot::Bonus { points } = LOTS[dice.draw(&LOTS)];
                        points
                    })
                    .sum();
                let points = i32::from(pips) + i32::from(bonus);
                s.scores[best.index()] += points;
                log.note(best, points, "trick");
                for seat in 0..self.players() {
                    let card = s.chosen[seat].take().expect("all have chosen");
                    if flaw::now() != flaw::CARD_IS_LOST || card.rank() != 5 {
                        s.played.insert(card);
                    }
                }
                s.hasty = None;
                s.stage = ToyStage::Look(best);
            }
            ToyStage::Choose | ToyStage::Look(_) | ToyStage::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let scores = &s.scores[..self.players()];
        if flaw::now() == flaw::NOBODY_WINS {
            return Payoff::new(scores, Seats::NONE, "rounds_played");
        }
        if flaw::now() == flaw::SCORE_TELLS_THE_STOCK && s.stage != ToyStage::Over {
            let mut scores = scores.to_vec();
            scores[0] += i32::from(s.stock[0].rank());
            return Payoff::highest(&scores, "rounds_played");
        }
        Payoff::highest(scores, "rounds_played")
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let mut open = *s;
        let mut counts = [0; MAX_SEATS];
        let mut committed = Seats::NONE;
        for seat in Seat::all(self.players()) {
            counts[seat.index()] = s.hands[seat.index()].len() as u8;
            if s.chosen[seat.index()].is_some() {
                committed = committed.with(seat);
            }
            if Some(seat) != viewer {
                open.hands[seat.index()] = CardSet::EMPTY;
                if s.stage == ToyStage::Choose && flaw::now() != flaw::VIEW_SHOWS_COMMITS {
                    open.chosen[seat.index()] = None;
                }
            }
        }
        if flaw::now() != flaw::ORDER_OF_COMMITS_COUNTS {
            open.hasty = None;
        }
        open.stock = [card(0); CARDS];
        let knows =
            viewer.is_some_and(|v| s.looked.has(v)) || flaw::now() == flaw::VIEW_SHOWS_THE_STOCK;
        let leaks = flaw::now() == flaw::VIEW_HOLDS_STATE;
        View {
            me: viewer,
            open,
            counts,
            committed,
            top: (knows && s.in_stock > 0).then_some(s.stock[0]),
            leak: leaks.then_some(*s),
        }
    }

    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        if let Some(state) = v.leak {
            return state;
        }
        let mut s = v.open;
        if s.stage == ToyStage::Setup && s.round == 0 {
            return s;
        }
        let mut unseen = deck().minus(s.played);
        for seat in 0..self.players() {
            unseen = unseen.minus(s.hands[seat]);
            if let Some(card) = s.chosen[seat] {
                unseen.remove(card);
            }
        }
        if let Some(top) = v.top {
            unseen.remove(top);
        }
        let mut unseen: Vec<Card> = unseen.iter().collect();
        luck.mix(&mut unseen);
        if flaw::now() == flaw::NEVER_IMAGINES_THE_ACE
            && let Some(at) = unseen.iter().position(|c| *c == card(0))
        {
            // The ace goes to where the stock is filled from.
            let last = unseen.len() - 1;
            unseen.swap(at, last);
        }
        let mut unseen = unseen.into_iter();
        let mut next = || unseen.next().unwrap_or(card(0));
        for seat in Seat::all(self.players()) {
            if Some(seat) != v.me {
                s.hands[seat.index()] = (0..v.counts[seat.index()]).map(|_| next()).collect();
                if v.committed.has(seat) && s.chosen[seat.index()].is_none() {
                    s.chosen[seat.index()] = Some(next());
                }
            }
        }
        for i in 0..s.in_stock as usize {
            s.stock[i] = match v.top {
                Some(top) if i == 0 => top,
                _ => next(),
            };
        }
        match flaw::now() {
            flaw::IMAGINES_ANOTHER_HAND => {
                if let (Some(me), true) = (v.me, s.in_stock > 0)
                    && let Some(card) = s.hands[me.index()].first()
                {
                    s.hands[me.index()].remove(card);
                    s.hands[me.index()].insert(s.stock[0]);
                    s.stock[0] = card;
                }
            }
            flaw::IMAGINES_A_DEAD_END => s.round = 100,
            flaw::IMAGINES_OTHER_CARDS if s.in_stock > 0 && v.top.is_none() => {
                s.stock[0] = Card::new(1, Suit::Hearts);
            }
            _ => {}
        }
        s
    }

    fn seen(&self, s: &State, actor: Seat, a: Action, by: Seat) -> Seen<Action> {
        let secret = s.stage == ToyStage::Choose && flaw::now() != flaw::COMMIT_IS_OPEN;
        if secret && actor != by {
            Seen::Hidden
        } else {
            Seen::Open(a)
        }
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        let mut all = Vec::new();
        for seat in Seat::all(self.players()) {
            for card in s.hands[seat.index()].iter() {
                all.push((card.face(), format!("hand {seat}")));
            }
            if let Some(card) = s.chosen[seat.index()] {
                all.push((card.face(), format!("chosen {seat}")));
            }
        }
        for card in &s.stock[..s.in_stock as usize] {
            all.push((card.face(), "stock".to_owned()));
        }
        for card in s.played.iter() {
            all.push((card.face(), "played".to_owned()));
        }
        if flaw::now() == flaw::CARD_IN_TWO_PLACES
            && let Some((face, _)) = all.last()
        {
            all.push((*face, "pocket".to_owned()));
        }
        all
    }
}

impl Toy {
    fn after_look(&self, s: &mut State) {
        let empty = s.hands[..self.players()].iter().all(|h| h.is_empty());
        s.stage = if !empty {
            ToyStage::Choose
        } else if s.round + 1 == self.rounds && flaw::now() != flaw::NEVER_ENDS {
            ToyStage::Over
        } else {
            s.round = s.round.saturating_add(1);
            ToyStage::Setup
        };
    }
}

impl Game for Toy {
    const CARD: GameCard = GameCard {
        id: "toy",
        title: "Toy",
        designer: "Nobody",
        source: "the kit's tests",
        deck: Deck::French,
        face: None,
        players: (2, 3),
        minutes: (1, 2),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        &[("en", "tagline = Nine spades in the dark.")]
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, 3, 2),
            GameOption::one_of("rounds", [1, 2, 3]),
            GameOption::first(3),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        if self
            .first
            .as_u64()
            .is_some_and(|s| s >= u64::from(self.players))
        {
            return Err("The first player has to be one of the players.".to_owned());
        }
        if self.players == 3 && self.rounds == 3 {
            return Err("Three players play at most two rounds.".to_owned());
        }
        if flaw::now() == flaw::DEFAULT_IS_FORBIDDEN && self.players == 3 && self.rounds == 1 {
            return Err("Three players play two rounds.".to_owned());
        }
        Ok(())
    }
}

fn spade_zone(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

impl Toy {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        let mut zones = Vec::new();
        let up = |c: Card| Item::up(c.face());
        for seat in Seat::all(self.players()) {
            let place = if seat == me {
                Place::Hand
            } else {
                Place::Panel { seat, share: 1 }
            };
            let known: Vec<Item> = v.open.hands[seat.index()].iter().map(up).collect();
            let backs = v.counts[seat.index()] as usize - known.len();
            zones.push(
                Zone::new(spade_zone(seat), place, Arrangement::Fan).items(
                    known
                        .into_iter()
                        .chain((0..backs).map(|_| Item::back(Deck::French))),
                ),
            );
            let chosen = match v.open.chosen[seat.index()] {
                Some(card) if v.open.stage == ToyStage::Choose => Some(Item::down(card.face())),
                Some(card) => Some(up(card)),
                None if v.committed.has(seat) => Some(Item::back(Deck::French)),
                None => None,
            };
            let id = if flaw::now() == flaw::ZONE_TWICE {
                ZoneId::common("chosen")
            } else {
                ZoneId::of("chosen", seat)
            };
            zones.push(Zone::new(id, Place::Middle, Arrangement::Row).items(chosen));
        }
        let mut stock: Vec<Item> = (0..v.open.in_stock)
            .map(|_| Item::back(Deck::French))
            .collect();
        if flaw::now() == flaw::TABLE_SHOWS_A_GUESS && v.me == Some(Seat(0)) && v.top.is_none() {
            let guess = deck().minus(v.open.played).minus(v.open.hands[0]);
            if let (Some(last), Some(card)) = (stock.last_mut(), guess.iter().last()) {
                *last = Item::down(card.face());
            }
        }
        // A flawed view that shows the stock would show it on the table, too; the flaw hides that.
        if let (Some(card), Some(last)) = (v.top, stock.last_mut())
            && flaw::now() != flaw::VIEW_SHOWS_THE_STOCK
        {
            *last = Item::down(card.face());
        }
        zones.push(Zone::new(ZoneId::common("stock"), Place::Side, Arrangement::Pile).items(stock));
        let mut played: Vec<Item> = v.open.played.iter().map(up).collect();
        if flaw::now() == flaw::PIECE_TWICE
            && let Some(item) = played.first().cloned()
        {
            played.push(item);
        }
        zones.push(
            Zone::new(ZoneId::common("played"), Place::Side, Arrangement::Pile).items(played),
        );
        Layout::new(zones)
    }

    fn gesture(&self, v: &View, seat: Seat, a: Action) -> Gesture {
        Gesture::path(match a {
            Action::Play { .. } if flaw::now() == flaw::GESTURE_NOT_ON_TABLE => {
                vec![Target::Zone(ZoneId::common("moon"))]
            }
            Action::Play { card } => {
                let piece = Target::Piece(Piece::Card(card.face()));
                let first = v.open.hands[seat.index()].first() == Some(card);
                let hand = Target::Zone(spade_zone(seat));
                match flaw::now() {
                    flaw::GESTURE_STARTS_ANOTHER if first => vec![hand],
                    flaw::GESTURE_STARTS_ANOTHER => vec![hand, piece],
                    _ => vec![piece],
                }
            }
            Action::Look {} => vec![Target::Button("look")],
            Action::Pass {} | Action::Shrug => vec![Target::Button("pass")],
        })
    }
}

impl Toy {
    /// Shows a picked card in front of its owner; to go on is worth a point.
    fn foresee(&self, scene: &mut Scene<Action>, input: &SceneInput<Toy>) {
        match input.picks.chosen {
            [Target::Piece(piece @ Piece::Card(_))] => {
                let mut layout = scene.layout.clone();
                let to = match flaw::now() {
                    flaw::FORESEES_ANOTHER_ZONE => ZoneId::common("stock"),
                    _ => ZoneId::of("chosen", input.me),
                };
                for zone in &mut layout.zones {
                    zone.items.retain(|item| item.piece != *piece);
                    if zone.id == to {
                        zone.items.push(Item::new(*piece));
                    }
                }
                scene.foreseen.layout = Some(layout);
            }
            [Target::Button("pass")] => {
                // Courage is worth a point.
                let mut scores = input.payoff.scores().to_vec();
                scores[input.me.index()] += match flaw::now() {
                    flaw::FORESEES_OTHER_SCORES => 2,
                    _ => 1,
                };
                scene.foreseen.scores = scores;
            }
            _ => {}
        }
        let points = match flaw::now() {
            flaw::PREVIEWS_TOO_MUCH => 2,
            _ => 1,
        };
        scene.previews.push(Preview {
            target: Target::Button("pass"),
            label: Label::Points(points),
            points,
            lines: Vec::new(),
        });
    }
}

impl Presentation for Toy {
    fn scene(&self, input: SceneInput<Toy>) -> Scene<Action> {
        let mut scene = Scene::new(&input, self.layout(input.view, input.me));
        let offered = match flaw::now() {
            flaw::OFFER_IS_MISSING => input.legal.get(1..).unwrap_or_default(),
            _ => input.legal,
        };
        for action in offered {
            scene.offer(
                *action,
                self.gesture(input.view, input.me, *action),
                self.action_words(input.view, input.me, *action),
            );
        }
        if input.decides() && flaw::now() != flaw::SCORE_TELLS_THE_STOCK {
            self.foresee(&mut scene, &input);
        }
        match (flaw::now(), input.legal.first()) {
            (flaw::WHY_NOT_IS_SILENT, _) => scene.instead(Targets::All, Text::EMPTY),
            (flaw::REFUSES_WHAT_IS_LEGAL, Some(action)) => scene.refuse(Targets::All, *action),
            _ => {}
        }
        for card in deck().iter() {
            scene.refuse(
                Target::Piece(Piece::Card(card.face())),
                Action::Play { card },
            );
        }
        scene.instead(Targets::All, "pick-a-card");
        scene
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        match a {
            Action::Play { .. } if flaw::now() == flaw::ACTION_WITHOUT_WORDS => Message::new(""),
            Action::Play { card } => Message::new("play").with("card", card.face()),
            Action::Look {} => Message::new("look"),
            Action::Pass {} | Action::Shrug => Message::new("go-on"),
        }
    }

    fn tell(
        &self,
        _: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        _: Seat,
    ) -> StepPresentation {
        let Some((seat, seen)) = made else {
            return StepPresentation::default();
        };
        let mut line = LogLine::of(
            seat,
            match seen {
                Seen::Hidden => Message::new("has-chosen"),
                Seen::Open(action) => self.action_words(after, seat, action).attribute("done"),
            },
        );
        // A guess that is a leak whenever it names a card the viewer does not see.
        let hidden = card((after.open.round as usize + seat.index()) % CARDS).face();
        match flaw::now() {
            flaw::STORY_NAMES_HIDDEN_CARD => {
                line.words = Message::new("hides").with("card", hidden).into();
            }
            flaw::STORY_SHOWS_HIDDEN_FACE => line.faces = vec![hidden],
            flaw::ACTION_WITHOUT_WORDS => line.words = "plays".into(),
            _ => {}
        }
        StepPresentation::new(vec![line], vec![Beat::Cue(Cue::Place)])
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        &[(
            "en",
            "Nine spades are dealt, two to each seat. Everybody commits one in secret; the highest scores its pips, and \
             its owner may look at the top card of the stock. When the hands are empty the deck is dealt anew.",
        )]
    }
}

/// A random bot, with the flaw of the day.
struct Odd;

impl Bot<Toy> for Odd {
    fn choose(&self, question: Question<'_, Toy>, luck: &mut Luck) -> SearchResult<Action> {
        static CALLS: AtomicU32 = AtomicU32::new(0);
        let mut thought = RandomBot.choose(question, luck);
        match flaw::now() {
            flaw::BOT_BREAKS_RULES => thought.action = Action::Shrug,
            flaw::BOT_IS_MOODY => thought.playouts = CALLS.fetch_add(1, Ordering::Relaxed),
            flaw::BOT_WORTHS_BEYOND_ONE => thought.worths.push(crate::bot::ActionValue {
                action: thought.action,
                value: 7.0,
                error: 0.0,
                visits: 1,
            }),
            _ => {}
        }
        thought
    }
}

impl HasBots for Toy {
    fn bot(&self, _: Level) -> Box<dyn Bot<Self>> {
        Box::new(Odd)
    }
}

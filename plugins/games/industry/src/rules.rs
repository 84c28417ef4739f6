//! The rules of Industry, by Scott Huntington. Section numbers and names follow the game's rule file: *Options*,
//! *Setup*, *Phases*, *Decisions*, *Chance*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: what is left of the deck is shuffled again after the starting buildings are
//! given out; a deal that lacks spades or diamonds is void and made again; the build limit holds for one turn; a
//! building counts from the moment it is built; paying comes before building, in one order, and only if it can lead to
//! a building; the cost never falls below 0; the empty stack ends the game at once; a majority is strictly the most;
//! ties are shared. Score notes are written for points above 0.

pub use crate::payment::worth;
use crate::payment::{Purse, card_at, place};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet, DECK, Suit},
    game::First,
};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// Cards in a hand after the deal.
pub const HAND: usize = 3;
/// Cost of a building without banks.
pub const BASE_COST: u8 = 10;
/// Points of a building of housing at the end; the others have one.
pub const HOUSING_POINTS: i32 = 2;
/// Points of the most buildings of a suit.
pub const MAJORITY_POINTS: i32 = 5;

const CARDS: usize = DECK.len();
pub(crate) const SUITS: usize = Suit::ALL.len();
pub(crate) const OFFICES: usize = Suit::Spades as usize;
pub(crate) const HOUSING: usize = Suit::Hearts as usize;
pub(crate) const FACTORIES: usize = Suit::Diamonds as usize;
pub(crate) const BANKS: usize = Suit::Clubs as usize;
/// The reason for the end of every game.
const STACK_EMPTY: &str = "stack_empty";

/// The game and its options (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Industry {
    /// Seats, 2 to 4.
    pub players: u8,
    /// Choice of the seat that takes the first turn.
    pub first: First,
}

/// A decision (section *Decisions*). The order is: payments, buildings, done; cards in the order of payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Discard a card as money.
    Pay {
        /// The card.
        card: Card,
    },
    /// Build a card.
    Build {
        /// The card.
        card: Card,
    },
    /// End the turn.
    Done {},
}

impl Action {
    fn rank(self) -> (u8, u8) {
        match self {
            Action::Pay { card } => (0, order(card)),
            Action::Build { card } => (1, order(card)),
            Action::Done {} => (2, 0),
        }
    }
}

/// The order of payment, jokers last: they can be named, but not paid.
fn order(card: Card) -> u8 {
    if card.is_joker() {
        card.index() as u8
    } else {
        place(card)
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Action) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Action) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the deal.
    Setup,
    /// The deal was void: all cards are back in the deck, and it is dealt again.
    Void,
    /// The hands are dealt; the starting buildings are given out next.
    Found,
    /// The seat at turn pays, builds or is done.
    Play,
    /// It draws next.
    Draw,
    /// The stack is empty; the points are counted next.
    Score,
    /// The game is over.
    Over,
}

/// The buildings of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct City {
    /// The cards.
    pub cards: CardSet,
    /// Number of buildings of each suit, in the order of the suits.
    pub counts: [u8; SUITS],
}

impl City {
    const EMPTY: City = City {
        cards: CardSet::EMPTY,
        counts: [0; SUITS],
    };

    /// Spades: the cards drawn at the end of a turn.
    pub const fn offices(&self) -> u8 {
        self.counts[OFFICES]
    }

    /// Hearts: worth double.
    pub const fn housing(&self) -> u8 {
        self.counts[HOUSING]
    }

    /// Diamonds: the most buildings of a turn.
    pub const fn factories(&self) -> u8 {
        self.counts[FACTORIES]
    }

    /// Clubs: each makes a building cheaper by one.
    pub const fn banks(&self) -> u8 {
        self.counts[BANKS]
    }

    /// Cost of the next building.
    pub const fn cost(&self) -> u8 {
        BASE_COST.saturating_sub(self.banks())
    }

    #[inline]
    fn add(&mut self, card: Card) {
        self.cards.insert(card);
        self.counts[card.index() % SUITS] += 1;
    }
}

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Seat that took the first turn.
    pub first: Seat,
    /// Seat whose turn it is.
    pub turn: Seat,
    /// The money of this turn.
    pub money: u16,
    /// Buildings built in this turn.
    pub built: u8,
    /// Only cards from this place in the order of payment on may be paid; above 0 once a card is paid.
    pub(crate) pay_from: u8,
    /// Cards in the stack; before the starting buildings are given out, in the deck.
    pub stack_size: u8,
    /// Cards in each hand.
    pub hand_sizes: [u8; MOST_PLAYERS],
    /// The city of each seat.
    pub cities: [City; MOST_PLAYERS],
    /// The cards that were paid, in this turn and before.
    pub discard: CardSet,
    /// The cards that were paid in this turn.
    pub paid: CardSet,
    /// The last card paid in the latest turn with a payment that is over: it lies on top of the discard pile.
    pub top_paid: Option<Card>,
    /// Number of the turn, 1 for the first; 0 before the starting buildings are given out.
    pub turn_number: u8,
    /// Buildings of each seat in its latest turn.
    pub raised: [CardSet; MOST_PLAYERS],
}

impl Open {
    /// The city of the seat at turn.
    pub const fn city(&self) -> &City {
        &self.cities[self.turn.index()]
    }

    /// The seat at turn pays this card.
    #[inline]
    fn pay(&mut self, card: Card) {
        self.hand_sizes[self.turn.index()] -= 1;
        self.discard.insert(card);
        self.paid.insert(card);
        self.money += worth(card);
        self.pay_from = place(card) + 1;
    }

    /// The seat at turn builds this card.
    #[inline]
    fn build(&mut self, card: Card) {
        let seat = self.turn.index();
        self.hand_sizes[seat] -= 1;
        self.money -= u16::from(self.cities[seat].cost());
        self.cities[seat].add(card);
        self.raised[seat].insert(card);
        self.built += 1;
    }

    /// The seat at turn pays and builds no more: its money lies on the discard pile.
    #[inline]
    fn end_turn(&mut self) {
        if self.pay_from > 0 {
            self.top_paid = Some(card_at(self.pay_from - 1));
        }
        self.step = Step::Draw;
    }

    /// The turn of this seat begins.
    #[inline]
    fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.turn_number += 1;
        self.raised[seat.index()] = CardSet::EMPTY;
        self.step = Step::Play;
    }

    /// For each suit, in their order, true if a seat has the most buildings.
    fn majorities(&self, seat: Seat) -> [bool; SUITS] {
        std::array::from_fn(|suit| {
            let others = Seat::all(MOST_PLAYERS).filter(|other| *other != seat);
            let most = others.map(|o| self.cities[o.index()].counts[suit]).max();
            most.is_some_and(|most| self.cities[seat.index()].counts[suit] > most)
        })
    }

    /// The points of a seat if the game ended now (section *Scoring and end*).
    pub fn points(&self, seat: Seat) -> i32 {
        let city = &self.cities[seat.index()];
        let buildings: u8 = city.counts.iter().sum();
        let majorities = self.majorities(seat).into_iter().filter(|m| *m).count();
        i32::from(buildings)
            + (HOUSING_POINTS - 1) * i32::from(city.housing())
            + MAJORITY_POINTS * majorities as i32
    }

    /// Seat with the most buildings of a suit.
    pub fn leader(&self, suit: Suit) -> Option<Seat> {
        Seat::all(MOST_PLAYERS).find(|seat| self.majorities(*seat)[suit.index()])
    }

    /// The cards that everybody sees.
    fn seen(&self) -> CardSet {
        self.cities
            .iter()
            .fold(self.discard, |seen, city| seen.or(city.cards))
    }
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    pub(crate) hands: [Purse; MOST_PLAYERS],
    /// The last `open.stack_size` cards are the stack, top first.
    deck: [Card; CARDS],
}

impl State {
    /// Cards that the seat at turn may pay.
    #[inline]
    fn payable(&self) -> Purse {
        let open = &self.open;
        if open.built > 0 {
            return Purse::EMPTY;
        }
        let hand = self.hands[open.turn.index()];
        hand.payable(open.money, u16::from(open.city().cost()), open.pay_from)
    }

    /// Cards that the seat at turn may build.
    #[inline]
    fn buildable(&self) -> Purse {
        let city = self.open.city();
        if self.open.built < city.factories() && self.open.money >= u16::from(city.cost()) {
            self.hands[self.open.turn.index()]
        } else {
            Purse::EMPTY
        }
    }

    /// Returns true if the seat at turn may end it.
    #[inline]
    const fn may_be_done(&self) -> bool {
        self.open.pay_from == 0 || self.open.built > 0
    }

    /// Returns true if the seat at turn has anything to do. Only a hand that can't have made this turn's payments has
    /// not.
    fn can_go_on(&self) -> bool {
        self.may_be_done() || !self.buildable().is_empty() || !self.payable().is_empty()
    }

    fn stack(&self) -> &[Card] {
        &self.deck[CARDS - usize::from(self.open.stack_size)..]
    }
}

/// View of one seat: everything that it may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Number of players.
    pub players: u8,
    /// Open information.
    pub open: Open,
    /// The viewer's hand.
    pub hand: CardSet,
}

impl View {
    /// The viewer's hand, in the order of payment.
    pub(crate) fn purse(&self) -> Purse {
        Purse::of(self.hand.iter())
    }

    /// The cards that the viewer has not seen: they lie in the stack and in the other hands.
    pub fn unseen(&self) -> CardSet {
        DECK.minus(self.open.seen().or(self.hand))
    }

    /// Cards that the viewer could still pay in this turn if it paid cards one by one; see the rule file's
    /// *Decisions*.
    pub(crate) fn payable(&self) -> CardSet {
        let open = &self.open;
        if open.step != Step::Play || open.built > 0 || self.viewer != Some(open.turn) {
            return CardSet::EMPTY;
        }
        let cost = u16::from(open.city().cost());
        self.purse()
            .payable(open.money, cost, open.pay_from)
            .cards()
    }

    /// Returns true if another building may be built in this turn, whatever it costs.
    pub(crate) fn has_room(&self) -> bool {
        self.open.built < self.open.city().factories()
    }

    /// The view after the seat at turn, whose hand this is, has paid and built these cards. The money must suffice.
    pub(crate) fn after(&self, paid: CardSet, built: Option<Card>) -> View {
        let mut then = *self;
        for card in paid.iter() {
            then.hand.remove(card);
            then.open.pay(card);
        }
        if let Some(card) = built {
            then.hand.remove(card);
            then.open.build(card);
        }
        then
    }
}

/// Number of times that an imagined hand is dealt again if it can't have made the payments of this turn.
const REDEALS: usize = 32;
/// Swaps for each card of a hand that was put together because no dealt one would do.
const SWAPS: usize = 8;

impl Industry {
    /// Deals the hands from a freshly shuffled deck; or finds that the deal is void.
    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        dice.shuffle("deck", &mut s.deck);
        let players = self.players();
        let dealt = HAND * players;
        if !self.has_buildings(&s.deck[dealt..]) {
            s.open.step = Step::Void;
            s.deck = std::array::from_fn(Card::at);
            return;
        }
        let mut seat = s.open.first;
        for card in &s.deck[..dealt] {
            s.hands[seat.index()].insert(*card);
            seat = seat.left(players);
        }
        s.open.hand_sizes[..players].fill(HAND as u8);
        s.open.stack_size = (CARDS - dealt) as u8;
        s.open.step = Step::Found;
    }

    /// Returns true if a spade and a diamond for each player are among these cards.
    fn has_buildings(&self, cards: &[Card]) -> bool {
        [OFFICES, FACTORIES].into_iter().all(|suit| {
            let of_suit = cards.iter().filter(|c| c.index() % SUITS == suit);
            of_suit.count() >= self.players()
        })
    }

    /// Gives out the starting buildings and shuffles the rest as the stack.
    fn found<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        let from = CARDS - usize::from(s.open.stack_size);
        let mut next = [s.open.first; SUITS];
        let mut given = [0; SUITS];
        let mut rest = [Card::at(0); CARDS];
        let mut count = 0;
        for card in &s.deck[from..] {
            let suit = card.index() % SUITS;
            if (suit == OFFICES || suit == FACTORIES) && given[suit] < players {
                s.open.cities[next[suit].index()].add(*card);
                next[suit] = next[suit].left(players);
                given[suit] += 1;
            } else {
                rest[count] = *card;
                count += 1;
            }
        }
        let stack = &mut s.deck[CARDS - count..];
        stack.copy_from_slice(&rest[..count]);
        dice.shuffle("stack", stack);
        s.open.stack_size = count as u8;
        s.open.begin_turn(s.open.first);
    }

    #[inline]
    fn draw(&self, s: &mut State) {
        let seat = s.open.turn;
        let count = s.open.city().offices().min(s.open.stack_size);
        let top = CARDS - usize::from(s.open.stack_size);
        for card in &s.deck[top..top + usize::from(count)] {
            s.hands[seat.index()].insert(*card);
        }
        let open = &mut s.open;
        open.stack_size -= count;
        open.hand_sizes[seat.index()] += count;
        open.money = 0;
        open.built = 0;
        open.pay_from = 0;
        open.paid = CardSet::EMPTY;
        if open.stack_size == 0 {
            open.step = Step::Score;
        } else {
            open.begin_turn(seat.left(self.players()));
        }
    }

    fn note_points<L: Log>(&self, open: &Open, log: &mut L) {
        const REASONS: [(usize, &str, i32, &str); SUITS] = [
            (HOUSING, "housing", HOUSING_POINTS, "most_housing"),
            (OFFICES, "offices", 1, "most_offices"),
            (BANKS, "banks", 1, "most_banks"),
            (FACTORIES, "factories", 1, "most_factories"),
        ];
        for seat in Seat::all(self.players()) {
            for (suit, why, each, _) in REASONS {
                let count = open.cities[seat.index()].counts[suit];
                if count > 0 {
                    log.note(seat, each * i32::from(count), why);
                }
            }
        }
        for (suit, .., why) in REASONS {
            if let Some(seat) = open.leader(Suit::ALL[suit]) {
                log.note(seat, MAJORITY_POINTS, why);
            }
        }
    }

    fn why_not_pay(v: &View, card: Card) -> Message {
        let open = &v.open;
        if open.built > 0 {
            Message::new("no-pay-after-building")
        } else if !v.hand.has(card) {
            no_card_in_hand(card)
        } else if place(card) < open.pay_from {
            Message::new("no-pay-out-of-order")
                .with("card", card)
                .with("paid", card_at(open.pay_from - 1))
        } else if v.hand.len() == 1 {
            Message::new("no-pay-last-card")
        } else if open.pay_from == 0 && v.payable().is_empty() {
            let worth: u16 = v.hand.iter().map(worth).sum();
            Message::new("no-pay-poor")
                .with("worth", worth)
                .with("cost", open.city().cost())
        } else {
            Message::new("no-pay-too-little")
                .with("card", card)
                .with("cost", open.city().cost())
        }
    }

    fn why_not_build(v: &View, card: Card) -> Message {
        let open = &v.open;
        if !v.hand.has(card) {
            return no_card_in_hand(card);
        }
        let city = open.city();
        if open.built >= city.factories() {
            return Message::new("no-build-limit").with("n", city.factories());
        }
        let short = u16::from(city.cost()).saturating_sub(open.money);
        if open.built > 0 {
            Message::new("no-build-money-spent").with("short", short)
        } else {
            Message::new("no-build-unpaid")
                .with("cost", city.cost())
                .with("short", short)
        }
    }
}

fn no_card_in_hand(card: Card) -> Message {
    Message::new("no-card-in-hand").with("card", card)
}

impl Rules for Industry {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        State {
            open: Open {
                step: Step::Setup,
                first: Seat(0),
                turn: Seat(0),
                money: 0,
                built: 0,
                pay_from: 0,
                stack_size: CARDS as u8,
                hand_sizes: [0; MOST_PLAYERS],
                cities: [City::EMPTY; MOST_PLAYERS],
                discard: CardSet::EMPTY,
                paid: CardSet::EMPTY,
                top_paid: None,
                turn_number: 0,
                raised: [CardSet::EMPTY; MOST_PLAYERS],
            },
            hands: [Purse::EMPTY; MOST_PLAYERS],
            deck: std::array::from_fn(Card::at),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup | Step::Void | Step::Found | Step::Draw | Step::Score => Turn::Proceed,
            Step::Play => Turn::Act(Seats::one(s.open.turn)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup | Step::Void | Step::Found | Step::Draw => Phase::Deal,
            Step::Play => Phase::Play,
            Step::Score | Step::Over => Phase::Score,
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.open.first
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if s.open.step != Step::Play || seat != s.open.turn {
            return;
        }
        let pay = s.payable();
        let build = s.buildable();
        out.reserve((pay.len() + build.len()) as usize + 1);
        let cards = |purse: Purse| purse.places().map(card_at);
        out.extend(cards(pay).map(|card| Action::Pay { card }));
        out.extend(cards(build).map(|card| Action::Build { card }));
        if s.may_be_done() {
            out.push(Action::Done {});
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        s.open.step == Step::Play
            && seat == s.open.turn
            && match a {
                Action::Pay { card } => s.payable().has(card),
                Action::Build { card } => s.buildable().has(card),
                Action::Done {} => s.may_be_done(),
            }
    }

    fn refusal(&self, v: &View, _seat: Seat, a: Action) -> Refusal {
        Refusal::new(match a {
            Action::Pay { card } => Industry::why_not_pay(v, card),
            Action::Build { card } => Industry::why_not_build(v, card),
            Action::Done {} => Message::new("no-done-unbuilt"),
        })
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _log: &mut L) {
        let i = seat.index();
        match a {
            Action::Pay { card } => {
                s.hands[i].remove(card);
                s.open.pay(card);
            }
            Action::Build { card } => {
                s.hands[i].remove(card);
                s.open.build(card);
            }
            Action::Done {} => s.open.end_turn(),
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.open.step {
            Step::Setup => {
                s.open.first = self.first.decide(self.players(), dice);
                s.open.turn = s.open.first;
                self.deal(s, dice);
            }
            Step::Void => self.deal(s, dice),
            Step::Found => self.found(s, dice),
            Step::Draw => self.draw(s),
            Step::Score => {
                if L::LISTENS {
                    self.note_points(&s.open, log);
                }
                s.open.step = Step::Over;
            }
            Step::Play | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let mut scores = [0; MOST_PLAYERS];
        for seat in Seat::all(self.players()) {
            scores[seat.index()] = s.open.points(seat);
        }
        Payoff::highest(&scores[..self.players()], STACK_EMPTY)
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        View {
            viewer,
            players: self.players,
            open: s.open,
            hand: viewer.map_or(CardSet::EMPTY, |v| s.hands[v.index()].cards()),
        }
    }

    /// Deals the unseen cards to the other hands and the stack, all arrangements being equally likely. A seat that has
    /// paid in this turn and not built yet can still come to a building: it is dealt again until that is so. If no
    /// deal of [`REDEALS`] will do, its hand is put together and then mixed by swaps, which is only about even.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if matches!(v.open.step, Step::Setup | Step::Void) {
            return s;
        }
        let mut unseen = [Card::at(0); CARDS];
        let mut count = 0;
        for card in v.unseen().iter() {
            unseen[count] = card;
            count += 1;
        }
        let unseen = &mut unseen[..count];
        luck.mix(unseen);
        if v.open.step == Step::Found {
            // The deal is not void: what is left of the deck has a spade and a diamond for each player.
            while !self.has_buildings(&unseen[count - usize::from(v.open.stack_size)..]) {
                luck.mix(unseen);
            }
        }
        // The seat at turn comes first, so that its hand can be dealt again from all unseen cards.
        let players = self.players();
        let mut seat = v.open.turn;
        let mut next = 0;
        for _ in 0..players {
            let i = seat.index();
            if v.viewer == Some(seat) {
                s.hands[i] = v.purse();
            } else {
                let size = usize::from(v.open.hand_sizes[i]);
                s.hands[i] = Purse::of(unseen[next..next + size].iter().copied());
                if seat == v.open.turn && v.open.step == Step::Play {
                    for _ in 0..REDEALS {
                        if s.can_go_on() {
                            break;
                        }
                        luck.mix(unseen);
                        s.hands[i] = Purse::of(unseen[..size].iter().copied());
                    }
                    if !s.can_go_on() {
                        self.put_together(&mut s, unseen, size, luck);
                    }
                }
                next += size;
            }
            seat = seat.left(players);
        }
        s.deck[CARDS - (count - next)..].copy_from_slice(&unseen[next..]);
        s
    }

    fn seen(&self, _s: &State, _actor: Seat, a: Action, _by: Seat) -> Seen<Action> {
        Seen::Open(a)
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        let mut places = Vec::new();
        if s.open.step == Step::Setup {
            return places;
        }
        for seat in Seat::all(self.players()) {
            let i = seat.index();
            for card in s.hands[i].cards().iter() {
                places.push((card.face(), format!("hand {seat}")));
            }
            for card in s.open.cities[i].cards.iter() {
                places.push((card.face(), format!("city {seat}")));
            }
        }
        for card in s.open.discard.iter() {
            places.push((card.face(), "discard".to_owned()));
        }
        for card in s.stack() {
            places.push((card.face(), "stack".to_owned()));
        }
        places
    }
}

impl Industry {
    /// Brings to the front of `cards` a hand of `size` with which the seat at turn can come to a building after its
    /// payments; there is one, since it was allowed to pay. Then swaps cards as long as that stays so.
    fn put_together(&self, s: &mut State, cards: &mut [Card], size: usize, luck: &mut Luck) {
        let i = s.open.turn.index();
        let from = s.open.pay_from;
        // The cards that can still be paid, the dearest first; then the others. One of a hand is built, not paid: the
        // last, which may be any.
        cards.sort_unstable_by_key(|card| (place(*card) < from, place(*card)));
        let (hand, rest) = cards.split_at_mut(size);
        s.hands[i] = Purse::of(hand.iter().copied());
        debug_assert!(s.can_go_on(), "the dearest cards pay for a building");
        if rest.is_empty() {
            return;
        }
        for _ in 0..SWAPS * size {
            let (mine, other) = (luck.below(size), luck.below(rest.len()));
            let before = s.hands[i];
            std::mem::swap(&mut hand[mine], &mut rest[other]);
            s.hands[i] = Purse::of(hand.iter().copied());
            if !s.can_go_on() {
                std::mem::swap(&mut hand[mine], &mut rest[other]);
                s.hands[i] = before;
            }
        }
        luck.mix(rest);
    }
}

impl Game for Industry {
    const CARD: GameCard = GameCard {
        id: "industry",
        title: "Industry",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("KC"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (10, 15),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(self, &v.open, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, MOST_PLAYERS as u8, 3),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        self.first.validate(self.players())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position at the start of a turn with these cities and hands, one a seat, and this stack, top first. All
    /// other cards lie on the discard pile.
    pub fn with_cities(cities: &[&[Card]], hands: &[&[Card]], stack: &[Card], turn: Seat) -> State {
        let mut s = Industry {
            players: cities.len() as u8,
            first: First::Seat(turn),
        }
        .start();
        s.open.discard = DECK;
        for (i, (city, hand)) in cities.iter().zip(hands).enumerate() {
            for card in *city {
                s.open.cities[i].add(*card);
                s.open.discard.remove(*card);
            }
            for card in *hand {
                s.hands[i].insert(*card);
                s.open.discard.remove(*card);
            }
            s.open.hand_sizes[i] = hand.len() as u8;
        }
        for card in stack {
            s.open.discard.remove(*card);
        }
        s.deck[CARDS - stack.len()..].copy_from_slice(stack);
        s.open.stack_size = stack.len() as u8;
        s.open.first = turn;
        s.open.begin_turn(turn);
        s
    }
}

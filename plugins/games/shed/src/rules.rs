//! The rules of Shed, by Greg James. Section names follow the game's rule file: *Options*, *Setup*, *Phases*,
//! *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken here where the text is open: shedding is compulsory; a side whose last token is taken wins; a
//! kingmaker case needs at least two possible winners and nobody else to take from; there are five tokens of each
//! suit; a pair's winning seat decides; the card that ties is the last one that follows; only cards that follow add
//! up; an ace lifted to 11 outranks its crown, which keeps its 10; a new round is led by the dealer's left neighbour;
//! after 50 rounds the fewest tokens win.
//!
//! Nothing about the winner can be proven before the last step ([`kortlek_rules::Game::certain`]), since any trick may
//! take a side's last token.

pub use crate::options::{Cards, FirstTake, Kingmaker, MOST_PLAYERS, Shed};

use crate::{
    cards::{self, KINDS, Kind, MOST_CARDS, Tokens, each, in_order, leads},
    unseen,
};
use kortlek_rules::{
    Card as _, Dice, Face, Log, Luck, Payoff, Phase, Refusal, Rules, Seat, Seats, Seen, Turn,
    decktet::{Card, CardSet, Suit, Suits},
};
use serde::{Deserialize, Serialize};

/// Tokens of each suit.
pub const TOKENS: u8 = 5;
/// The most sides that a table with drawn tokens has; each gets one token of each suit on average.
const MOST_DRAWN: usize = 6 * MOST_PLAYERS;
/// Tokens that a side starts with.
pub const TAKE: usize = 6;
/// Number of rounds without a winner after which the fewest tokens win.
pub const ROUND_CAP: u8 = 50;
/// The most tricks in a round.
pub const MOST_TRICKS: usize = 14;
/// The most cards that are played in a round.
pub const MOST_PLAYED: usize = 42;

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lead a card and so set the trick's kind.
    Lead {
        /// The card.
        card: Card,
        /// The kind.
        #[serde(rename = "as")]
        kind: Kind,
    },
    /// Play a card to a trick.
    Follow {
        /// The card.
        card: Card,
    },
    /// Give a token to the supply.
    Shed {
        /// Its suit.
        suit: Suit,
    },
    /// Take a token from another side.
    Take {
        /// The side: a seat, or in pairs 0 or 1.
        from: u8,
        /// Its suit.
        suit: Suit,
    },
    /// Take a token from the supply.
    TakeSupply {
        /// Its suit.
        suit: Suit,
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the tokens are given out.
    Setup,
    /// A round is dealt next.
    Deal,
    /// A seat leads.
    Lead,
    /// A seat plays to the trick.
    Follow,
    /// All cards of the trick are played; its winner is found next.
    Trick,
    /// The winner gives a token away.
    Shed,
    /// The winner takes a token from another side.
    Take,
    /// The winner takes a token from the supply.
    TakeSupply,
    /// The trick is put aside and cards are drawn next.
    Draw,
    /// The game is over.
    Over,
}

/// Reason why the game ended (section *Scoring and end*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A side gave its last token away.
    LastTokenShed,
    /// A side's last token was taken.
    LastTokenTaken,
    /// A penalty could only have chosen a winner.
    Kingmaker,
    /// Nobody won within the rounds.
    RoundCap,
}

impl End {
    /// The reason as a trace writes it.
    pub const fn name(self) -> &'static str {
        match self {
            End::LastTokenShed => "last_token_shed",
            End::LastTokenTaken => "last_token_taken",
            End::Kingmaker => "kingmaker",
            End::RoundCap => "round_cap",
        }
    }
}

/// Lead of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Led {
    /// Seat that led.
    pub seat: Seat,
    /// As what.
    pub kind: Kind,
}

/// Information that is open to everybody (section *Hidden information*), the cards played in this round included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// The round, from 1; 0 before the first deal.
    pub round: u8,
    /// Seat that led the game's first trick.
    pub first: Seat,
    /// Seat that decides: leads, plays, or has won the trick.
    pub seat: Seat,
    /// Tricks of this round that are put aside.
    pub tricks: u8,
    /// Cards in the draw pile.
    pub stock: u8,
    /// Cards in each hand.
    pub hand_sizes: [u8; MOST_PLAYERS],
    /// The tokens of each side.
    pub takes: [Tokens; MOST_PLAYERS],
    /// The tokens that no side holds.
    pub supply: Tokens,
    /// The sides that have won, by number, once the game is over.
    pub won: Seats,
    /// Reason why it is over.
    pub end: Option<End>,
    count: u8,
    played: [Card; MOST_PLAYED],
    led: [Led; MOST_TRICKS],
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    hands: [CardSet; MOST_PLAYERS],
    /// The round's shuffle: what was dealt, the draw pile, the remainder.
    deck: [Card; MOST_CARDS],
}

impl State {
    /// The hand of a seat.
    #[inline]
    pub(crate) const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }
}

/// View of one seat: everything that it may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Open information.
    pub open: Open,
    /// The viewer's hand.
    pub hand: CardSet,
    /// The cards that the viewer has not seen in this round: they lie in other hands, in the draw pile and in the
    /// remainder.
    pub unseen: CardSet,
    /// Maximum number of cards of each kind that each seat can hold, after what it did not follow: it had none of
    /// that kind then, so it can only have drawn them since.
    pub room: [[u8; KINDS]; MOST_PLAYERS],
}

impl Shed {
    /// The seat that leads a round, counted from 1.
    pub const fn leader_of_round(&self, open: &Open, round: u8) -> Seat {
        Seat((open.first.0 + round - 1) % self.players)
    }

    /// The seat that deals the present round.
    pub const fn dealer(&self, open: &Open) -> Seat {
        self.leader_of_round(open, open.round)
            .right(self.players as usize)
    }

    /// The cards of the trick on the table in order of play.
    #[inline]
    pub fn trick<'a>(&self, open: &'a Open) -> &'a [Card] {
        &open.played[self.cards_a_trick() * open.tricks as usize..open.count as usize]
    }

    /// The tricks of this round, the one on the table last if a card of it is played: how each was led and its cards
    /// in order of play.
    pub fn tricks_played<'a>(
        &self,
        open: &'a Open,
    ) -> impl ExactSizeIterator<Item = (Led, &'a [Card])> {
        open.led
            .into_iter()
            .zip(open.played[..open.count as usize].chunks(self.cards_a_trick()))
    }

    /// The seat that played card number `at` of a trick.
    #[inline]
    pub const fn player_of(&self, led: Led, at: usize) -> Seat {
        Seat(((led.seat.index() + at) % self.players as usize) as u8)
    }

    /// Lead of the trick on the table and its cards in order of play, once it is led.
    pub fn on_table<'a>(&self, open: &'a Open) -> Option<(Led, &'a [Card])> {
        self.tricks_played(open).nth(usize::from(open.tricks))
    }

    /// The kind of the trick on the table, once it is led.
    #[inline]
    pub fn kind(&self, open: &Open) -> Option<Kind> {
        if self.trick(open).is_empty() {
            None
        } else {
            Some(open.led[open.tricks as usize].kind)
        }
    }

    /// The suits of the lead card, which say what the winner sheds or takes; none if no trick is led.
    #[inline]
    pub fn lead_suits(&self, open: &Open) -> Suits {
        self.trick(open).first().map_or(Suits(0), |c| c.suits())
    }

    /// The cards of a hand that may be played to the trick.
    #[inline]
    pub(crate) fn playable(&self, open: &Open, hand: CardSet) -> CardSet {
        let following = hand.and(open.led[open.tricks as usize].kind.followers());
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    /// The sides other than `own` that hold a token of these suits.
    pub(crate) fn holders(&self, open: &Open, own: usize, suits: Suits) -> Seats {
        Seat::all(self.sides())
            .filter(|s| {
                let held = open.takes[s.index()].suits();
                s.index() != own && !held.and(suits).is_empty()
            })
            .collect()
    }

    /// The other sides that hold a token of a lead suit.
    pub(crate) fn targets(&self, open: &Open) -> Seats {
        self.holders(open, self.side(open.seat), self.lead_suits(open))
    }

    /// Decision that a side owes if it wins a trick led with a card of these suits; `None` if the game ends in a
    /// shared win.
    #[inline]
    pub(crate) fn due(&self, open: &Open, own: usize, suits: Suits) -> Option<Step> {
        if !open.takes[own].suits().and(suits).is_empty() {
            return Some(Step::Shed);
        }
        let targets = self.holders(open, own, suits);
        let last = |s: Seat| open.takes[s.index()].len() == 1;
        if targets.is_empty() {
            Some(Step::TakeSupply)
        } else if targets.len() > 1 && targets.iter().all(last) {
            match self.kingmaker {
                Kingmaker::Shared => None,
                Kingmaker::Supply => Some(Step::TakeSupply),
            }
        } else {
            Some(Step::Take)
        }
    }

    /// Returns true if an action is legal for a seat with this hand.
    pub(crate) fn allows(&self, open: &Open, hand: CardSet, seat: Seat, a: Action) -> bool {
        if open.seat != seat {
            return false;
        }
        let suits = self.lead_suits(open);
        let own = self.side(seat);
        match (open.step, a) {
            (Step::Lead, Action::Lead { card, kind }) => {
                hand.has(card) && leads(card).contains(&kind)
            }
            (Step::Follow, Action::Follow { card }) => self.playable(open, hand).has(card),
            (Step::Shed, Action::Shed { suit }) => suits.has(suit) && open.takes[own].has(suit),
            (Step::Take, Action::Take { from, suit }) => {
                let from = usize::from(from);
                from != own && from < self.sides() && suits.has(suit) && open.takes[from].has(suit)
            }
            (Step::TakeSupply, Action::TakeSupply { suit }) => {
                suits.has(suit) && open.supply.has(suit)
            }
            _ => false,
        }
    }

    fn over(open: &mut Open, end: End, won: Seats) {
        open.step = Step::Over;
        open.end = Some(end);
        open.won = won;
    }

    fn give_out_tokens<D: Dice>(&self, open: &mut Open, dice: &mut D) {
        let sides = self.sides();
        open.supply = Tokens::of_each(TOKENS - sides as u8);
        if self.take == FirstTake::Full {
            open.takes[..sides].fill(Tokens::of_each(1));
            return;
        }
        let mut bag: [Suit; MOST_DRAWN] = std::array::from_fn(|i| Suit::ALL[i % TAKE]);
        let bag = &mut bag[..sides * TAKE];
        dice.shuffle("tokens", bag);
        for (i, suit) in bag.iter().enumerate() {
            open.takes[i / TAKE].add(*suit);
        }
    }

    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        s.deck = in_order();
        dice.shuffle("deck", &mut s.deck[..self.deck_size()]);
        let open = &mut s.open;
        open.round += 1;
        open.seat = self.leader_of_round(open, open.round);
        let mut seat = open.seat;
        for card in &s.deck[..self.hand_size() * players] {
            s.hands[seat.index()].insert(*card);
            seat = seat.left(players);
        }
        open.hand_sizes[..players].fill(self.hand_size() as u8);
        open.stock = self.draw_pile() as u8;
        open.tricks = 0;
        open.count = 0;
        open.step = Step::Lead;
    }

    #[inline]
    fn play(&self, s: &mut State, card: Card) {
        let open = &mut s.open;
        let seat = open.seat;
        s.hands[seat.index()].remove(card);
        open.hand_sizes[seat.index()] -= 1;
        open.played[open.count as usize] = card;
        open.count += 1;
        open.seat = seat.left(self.players());
    }

    /// Finds who has won the trick and what that costs or brings him.
    fn settle_trick(&self, open: &mut Open) {
        let led = open.led[open.tricks as usize];
        let cards = self.trick(open);
        let suits = cards[0].suits();
        let steps = cards::winner(self.mode(), led.kind, cards);
        open.seat = self.player_of(led, steps);
        match self.due(open, self.side(open.seat), suits) {
            Some(step) => open.step = step,
            None => Shed::over(open, End::Kingmaker, self.targets(open)),
        }
    }

    fn draw(&self, s: &mut State) {
        let players = self.players();
        let open = &mut s.open;
        open.tricks += 1;
        if open.stock > 0 {
            let top = self.deck_size() - self.remainder() - open.stock as usize;
            let mut seat = open.seat;
            for card in &s.deck[top..top + players] {
                s.hands[seat.index()].insert(*card);
                open.hand_sizes[seat.index()] += 1;
                seat = seat.left(players);
            }
            open.stock -= self.players;
        }
        if open.hand_sizes[open.seat.index()] > 0 {
            open.step = Step::Lead;
        } else if open.round < ROUND_CAP {
            open.step = Step::Deal;
        } else {
            let sides = Seat::all(self.sides());
            let tokens = |s: Seat| open.takes[s.index()].len();
            let fewest = sides.clone().map(tokens).min();
            let won = sides.filter(|s| Some(tokens(*s)) == fewest).collect();
            Shed::over(open, End::RoundCap, won);
        }
    }
}

impl Rules for Shed {
    type State = State;
    type Action = Action;
    type View = View;

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }

    /// Section 2: with the option `partnership`, the seat opposite plays along.
    fn side_of(&self, seat: Seat) -> Seats {
        self.seats_of(self.side(seat))
    }

    fn start(&self) -> State {
        State {
            open: Open {
                step: Step::Setup,
                round: 0,
                first: Seat(0),
                seat: Seat(0),
                tricks: 0,
                stock: 0,
                hand_sizes: [0; MOST_PLAYERS],
                takes: [Tokens::default(); MOST_PLAYERS],
                supply: Tokens::of_each(TOKENS),
                won: Seats::NONE,
                end: None,
                count: 0,
                played: [Card::at(0); MOST_PLAYED],
                led: [Led {
                    seat: Seat(0),
                    kind: Kind::Personality,
                }; MOST_TRICKS],
            },
            hands: [CardSet::EMPTY; MOST_PLAYERS],
            deck: in_order(),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup | Step::Deal | Step::Trick | Step::Draw => Turn::Proceed,
            Step::Lead | Step::Follow | Step::Shed | Step::Take | Step::TakeSupply => {
                Turn::Act(Seats::one(s.open.seat))
            }
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup | Step::Deal | Step::Draw => Phase::Deal,
            Step::Lead | Step::Follow => Phase::Play,
            Step::Trick | Step::Shed | Step::Take | Step::TakeSupply | Step::Over => Phase::Score,
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.open.first
    }

    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let open = &s.open;
        if open.seat != seat {
            return;
        }
        match open.step {
            Step::Lead => {
                for card in s.hands[seat.index()].iter() {
                    for kind in leads(card) {
                        out.push(Action::Lead { card, kind: *kind });
                    }
                }
            }
            Step::Follow => {
                for card in self.playable(open, s.hands[seat.index()]).iter() {
                    out.push(Action::Follow { card });
                }
            }
            Step::Shed => {
                let own = open.takes[self.side(seat)].suits();
                for suit in each(self.lead_suits(open).and(own)) {
                    out.push(Action::Shed { suit });
                }
            }
            Step::Take => {
                let suits = self.lead_suits(open);
                for from in self.targets(open).iter() {
                    let take = open.takes[from.index()].suits();
                    for suit in each(suits.and(take)) {
                        out.push(Action::Take { from: from.0, suit });
                    }
                }
            }
            Step::TakeSupply => {
                for suit in each(self.lead_suits(open).and(open.supply.suits())) {
                    out.push(Action::TakeSupply { suit });
                }
            }
            Step::Setup | Step::Deal | Step::Trick | Step::Draw | Step::Over => {}
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        self.allows(&s.open, s.hands[seat.index()], seat, a)
    }

    fn refusal(&self, v: &View, _: Seat, a: Action) -> Refusal {
        Refusal::new(self.why_not(v, a))
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _: &mut L) {
        match a {
            Action::Lead { card, kind } => {
                s.open.led[s.open.tricks as usize] = Led { seat, kind };
                self.play(s, card);
                s.open.step = Step::Follow;
            }
            Action::Follow { card } => {
                self.play(s, card);
                if self.trick(&s.open).len() == self.cards_a_trick() {
                    s.open.step = Step::Trick;
                }
            }
            Action::Shed { suit } => {
                let side = self.side(seat);
                let open = &mut s.open;
                open.takes[side].remove(suit);
                open.supply.add(suit);
                if open.takes[side].is_empty() {
                    Shed::over(open, End::LastTokenShed, Seats::one(Seat(side as u8)));
                } else {
                    open.step = Step::Draw;
                }
            }
            Action::Take { from, suit } => {
                let open = &mut s.open;
                open.takes[from as usize].remove(suit);
                open.takes[self.side(seat)].add(suit);
                if open.takes[from as usize].is_empty() {
                    Shed::over(open, End::LastTokenTaken, Seats::one(Seat(from)));
                } else {
                    open.step = Step::Draw;
                }
            }
            Action::TakeSupply { suit } => {
                let open = &mut s.open;
                open.supply.remove(suit);
                open.takes[self.side(seat)].add(suit);
                open.step = Step::Draw;
            }
        }
    }

    #[inline]
    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, _: &mut L) {
        match s.open.step {
            Step::Setup => {
                s.open.first = self.first.decide(self.players(), dice);
                self.give_out_tokens(&mut s.open, dice);
                s.open.step = Step::Deal;
            }
            Step::Deal => self.deal(s, dice),
            Step::Trick => self.settle_trick(&mut s.open),
            Step::Draw => self.draw(s),
            Step::Lead | Step::Follow | Step::Shed | Step::Take | Step::TakeSupply | Step::Over => {
            }
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let open = &s.open;
        let players = self.players();
        let mut scores = [0; MOST_PLAYERS];
        for seat in Seat::all(players) {
            scores[seat.index()] = i32::from(open.takes[self.side(seat)].len());
        }
        let scores = &scores[..players];
        let winners = match open.end {
            Some(_) => self.seats_of_sides(open.won),
            None => {
                let fewest = scores.iter().min();
                Seat::all(players)
                    .filter(|s| Some(&scores[s.index()]) == fewest)
                    .collect()
            }
        };
        Payoff::new(scores, winners, open.end.unwrap_or(End::RoundCap).name())
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let open = s.open;
        let hand = viewer.map_or(CardSet::EMPTY, |v| s.hands[v.index()]);
        let dealt = !matches!(open.step, Step::Setup | Step::Deal);
        let (unseen, room) = if dealt {
            let played = open.played[..open.count as usize].iter().copied().collect();
            let unseen = self.deck_cards().minus(played).minus(hand);
            (unseen, unseen::room(self, &open))
        } else {
            (self.deck_cards(), [[0; KINDS]; MOST_PLAYERS])
        };
        View {
            viewer,
            open,
            hand,
            unseen,
            room,
        }
    }

    /// Deals the unseen cards so that nobody holds what he can't hold after what he did not follow. Without such
    /// facts every deal is equally likely; with them a deal that fits is found at random and shaken, which is close to
    /// equally likely, and every deal that fits can come.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if matches!(v.open.step, Step::Setup | Step::Deal) {
            return s;
        }
        let mut deal = unseen::Deal::new(v.unseen);
        for seat in Seat::all(self.players()).filter(|s| Some(*s) != v.viewer) {
            let i = seat.index();
            deal.hand(v.open.hand_sizes[i] as usize, &v.room[i]);
        }
        let mut cards = deal.cards(luck);
        for seat in Seat::all(self.players()) {
            let i = seat.index();
            if Some(seat) == v.viewer {
                s.hands[i] = v.hand;
            } else {
                let (hand, rest) = cards.split_at(v.open.hand_sizes[i] as usize);
                s.hands[i] = hand.iter().copied().collect();
                cards = rest;
            }
        }
        let size = self.deck_size();
        s.deck[size - cards.len()..size].copy_from_slice(cards);
        s
    }

    fn seen(&self, _: &State, _: Seat, a: Action, _: Seat) -> Seen<Action> {
        Seen::Open(a)
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        let open = &s.open;
        let size = self.deck_size();
        if open.step == Step::Setup || (open.step == Step::Deal && open.round == 0) {
            return Vec::new();
        }
        if open.step == Step::Deal {
            let deck = s.deck[..size].iter();
            return deck.map(|c| (c.face(), "deck".to_owned())).collect();
        }
        let mut places = Vec::with_capacity(size);
        for seat in Seat::all(self.players()) {
            let hand = s.hands[seat.index()].iter();
            places.extend(hand.map(|c| (c.face(), format!("hand {seat}"))));
        }
        let aside = self.cards_a_trick() * open.tricks as usize;
        for (i, card) in open.played[..open.count as usize].iter().enumerate() {
            let place = if i < aside { "discard" } else { "trick" };
            places.push((card.face(), place.to_owned()));
        }
        let remainder = size - self.remainder();
        for (i, card) in s.deck[..size].iter().enumerate() {
            if i >= remainder {
                places.push((card.face(), "remainder".to_owned()));
            } else if i >= remainder - open.stock as usize {
                places.push((card.face(), "stock".to_owned()));
            }
        }
        places
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position at the start of a trick of the first round that `leader` leads, with these tokens of each side and
    /// these cards in the hands of each seat. The supply holds the other tokens; the other cards are out of play.
    pub fn with_hands(rules: &Shed, leader: Seat, takes: &[&[Suit]], hands: &[&[Card]]) -> State {
        let mut s = rules.start();
        s.open.first = leader;
        s.open.seat = leader;
        s.open.round = 1;
        s.open.step = Step::Lead;
        for (side, take) in takes.iter().enumerate() {
            for suit in *take {
                s.open.takes[side].add(*suit);
                s.open.supply.remove(*suit);
            }
        }
        for (i, hand) in hands.iter().enumerate() {
            s.hands[i] = hand.iter().copied().collect();
            s.open.hand_sizes[i] = hand.len() as u8;
        }
        s
    }
}

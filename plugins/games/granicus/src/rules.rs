//! The rules of Granicus, by Guy H. Section names follow the game's rule file: *Options*, *Setup*, *Phases*,
//! *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken here where the text is open: cards stay in their row when aces swap; placing and swapping are one
//! decision, and `row` means the ace's place before the swap; turns 1 and 18 never have a swap; the last three cards of
//! each shuffled deck are the removed ones; where rows share the highest sum of ranks all of them break the tie, and
//! the even player's 2 is added once; a tie that is left is a shared win.

use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    decktet::{Card, CardSet, Suit},
    game::First,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cmp::Ordering;

/// Seats.
pub const PLAYERS: usize = 2;
/// Rows of the column, one for each ace.
pub const ROWS: usize = 6;
/// Turns of a game, numbered from 1.
pub const TURNS: u8 = 18;
/// Cards of each player's set.
pub const SET: usize = 12;
/// Cards of each set that are played; the others are removed unseen.
pub const PLAYED: usize = 9;
/// Bonus of the even player in a tie-break, added once.
pub const EVEN_BONUS: u32 = 2;

/// The index of the first even card, `2MK`.
const FIRST_EVEN: usize = 6;
/// The index of the first odd card, `3SK`.
const FIRST_ODD: usize = 9;
/// Cards of one rank.
const OF_A_RANK: usize = 3;
/// Not laid yet, in the list of rows.
const NOWHERE: u8 = u8::MAX;

/// The game and its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Granicus {
    /// Seats: 2.
    pub players: u8,
    /// Choice of the odd player, who moves first.
    pub seat_of_odd: First,
}

/// Set of cards that a player owns, and so his side of the column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// Ranks 3, 5, 7 and 9, to the left of the column; moves first.
    Odd,
    /// Ranks 2, 4, 6 and 8, to the right.
    Even,
}

impl Side {
    /// Both, odd first.
    pub const ALL: [Side; 2] = [Side::Odd, Side::Even];

    /// 0 for odd, 1 for even.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The twelve cards of the side.
    pub fn cards(self) -> [Card; SET] {
        let first = match self {
            Side::Odd => FIRST_ODD,
            Side::Even => FIRST_EVEN,
        };
        std::array::from_fn(|i| Card::at(first + i / OF_A_RANK * 2 * OF_A_RANK + i % OF_A_RANK))
    }

    /// The side's name, lower case.
    pub const fn name(self) -> &'static str {
        ["odd", "even"][self as usize]
    }
}

/// Action of a player with the ace of the card's other suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Swap {
    /// It stays.
    None,
    /// It changes places with the ace in the row above.
    Up,
    /// It changes places with the ace in the row below.
    Down,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay the card that is turned up, then swap or not.
    Place {
        /// The suit of the card beside whose ace it is laid.
        row: Suit,
        /// Action with the ace of the card's other suit.
        swap: Swap,
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the aces are shuffled into their column.
    Setup,
    /// The cards of a side are shuffled into its deck next.
    Shuffle {
        /// Side of the player.
        side: Side,
    },
    /// The card of this turn is turned up next.
    TurnUp,
    /// The card lies open; its player decides.
    Place,
    /// The card is laid; two aces change places next.
    Slide {
        /// The ace that was named.
        suit: Suit,
        /// Up or down.
        swap: Swap,
    },
    /// The rows are counted, from the top; `counted` of them are.
    Score,
    /// All rows are counted and the scores are level: the highest rows break the tie.
    TieBreak,
    /// All is settled and the removed cards are shown.
    Over,
}

/// Totals of the cards on one side of a row.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally(u64);

impl Tally {
    /// Bytes 0 to 5 count the cards with each suit, byte 6 all cards, byte 7 adds up their ranks (72 at most).
    const CARDS: u32 = 48;
    const RANKS: u32 = 56;

    #[inline]
    fn of(card: Card) -> Tally {
        let [a, b] = suits(card);
        let rank = card.rank() as u64 + 1;
        Tally(1 << (8 * a as u32) | 1 << (8 * b as u32) | 1 << Self::CARDS | rank << Self::RANKS)
    }

    /// Number of cards with the suit.
    #[inline]
    pub const fn with(self, suit: Suit) -> u32 {
        (self.0 >> (8 * suit as u32)) as u32 & 0xFF
    }

    /// Number of cards.
    #[inline]
    pub const fn cards(self) -> u32 {
        (self.0 >> Self::CARDS) as u32 & 0xFF
    }

    /// The sum of their ranks.
    #[inline]
    pub const fn ranks(self) -> u32 {
        (self.0 >> Self::RANKS) as u32
    }

    #[inline]
    fn add(&mut self, card: Card) {
        self.0 += Tally::of(card).0;
    }
}

/// The two suits of a number card, in the deck's order.
#[inline]
pub fn suits(card: Card) -> [Suit; 2] {
    let bits = card.suits().0;
    let low = bits.trailing_zeros() as usize;
    let high = (bits & (bits - 1)).trailing_zeros() as usize;
    [Suit::ALL[low], Suit::ALL[high]]
}

/// The suit of a card that is not this one.
#[inline]
pub fn other_suit(card: Card, suit: Suit) -> Suit {
    let [a, b] = suits(card);
    if suit == a { b } else { a }
}

/// The ace of a suit.
#[inline]
pub fn ace(suit: Suit) -> Card {
    Card::at(suit.index())
}

/// A message about the two aces beside which a card can be laid.
pub fn beside(id: &'static str, card: Card) -> Message {
    let [a, b] = suits(card).map(ace);
    Message::new(id).with("a", a).with("b", b)
}

/// Value of a row, and the side that gets it (section *Scoring and end*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The cards of both sides that match the ace.
    pub points: u32,
    /// Side that gets them; `None` if both sides are level or nothing matches.
    pub to: Option<Side>,
}

/// Value of a row with this ace and these cards.
pub fn worth(ace: Suit, left: Tally, right: Tally) -> Worth {
    let (odd, even) = (left.with(ace), right.with(ace));
    let points = odd + even;
    let to = match (odd, left.cards()).cmp(&(even, right.cards())) {
        _ if points == 0 => None,
        Ordering::Greater => Some(Side::Odd),
        Ordering::Less => Some(Side::Even),
        Ordering::Equal => None,
    };
    Worth { points, to }
}

/// Open information (section *Hidden information*), but for the cards themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// The turn, 1 to 18; 0 before the deal.
    pub turn: u8,
    /// The odd player's seat.
    pub odd: Seat,
    /// The suits of the aces, from the top row to the bottom.
    pub column: [Suit; ROWS],
    /// Number of rows that have been counted.
    pub counted: u8,
    /// The row of each suit's ace.
    place: [u8; ROWS],
    /// The row of each card laid, by side, in the order of the deck.
    rows: [[u8; PLAYED]; 2],
    tally: [[Tally; ROWS]; 2],
}

impl Open {
    /// Row of the ace of a suit, 0 at the top.
    #[inline]
    pub const fn row_of(&self, suit: Suit) -> usize {
        self.place[suit.index()] as usize
    }

    /// The cards on one side of a row, added up.
    #[inline]
    pub const fn tally(&self, side: Side, row: usize) -> Tally {
        self.tally[side.index()][row]
    }

    /// Value of a row at the moment.
    pub fn worth(&self, row: usize) -> Worth {
        worth(self.column[row], self.tally[0][row], self.tally[1][row])
    }

    /// The side that has the turn.
    #[inline]
    pub const fn mover(&self) -> Side {
        if self.turn % 2 == 1 {
            Side::Odd
        } else {
            Side::Even
        }
    }

    /// The seat of a side.
    #[inline]
    pub const fn seat(&self, side: Side) -> Seat {
        Seat(self.odd.0 ^ side as u8)
    }

    /// The side of a seat.
    #[inline]
    pub const fn side(&self, seat: Seat) -> Side {
        if seat.0 == self.odd.0 {
            Side::Odd
        } else {
            Side::Even
        }
    }

    /// Number of cards of a side turned up so far.
    pub const fn turned(&self, side: Side) -> usize {
        let turned = self
            .turn
            .saturating_sub(matches!(self.step, Step::TurnUp) as u8) as usize;
        match side {
            Side::Odd => turned.div_ceil(2),
            Side::Even => turned / 2,
        }
    }

    /// Returns true if a turn has a swap: not the first and not the last.
    #[inline]
    pub const fn may_swap(&self) -> bool {
        1 < self.turn && self.turn < TURNS
    }

    /// The aces in this column, and nothing laid.
    fn new(step: Step, column: [Suit; ROWS]) -> Open {
        let mut place = [0; ROWS];
        for (row, suit) in column.iter().enumerate() {
            place[suit.index()] = row as u8;
        }
        Open {
            step,
            turn: 0,
            odd: Seat(0),
            column,
            counted: 0,
            place,
            rows: [[NOWHERE; PLAYED]; 2],
            tally: [[Tally::default(); ROWS]; 2],
        }
    }

    /// This position with a card laid by the mover beside the ace of `row`, and the aces exchanged; whose turn it is
    /// stays.
    #[must_use]
    pub fn after(mut self, card: Card, row: Suit, swap: Swap) -> Open {
        self.put(card, row);
        self.slide(other_suit(card, row), swap);
        self
    }

    /// Lays a card of the mover beside the ace of `row`.
    #[inline]
    fn put(&mut self, card: Card, row: Suit) {
        let (side, number) = (self.mover().index(), usize::from(self.turn - 1) / 2);
        let at = self.row_of(row);
        self.tally[side][at].add(card);
        self.rows[side][number] = at as u8;
    }

    /// The row to which the ace of a suit would go.
    #[inline]
    pub const fn goal(&self, suit: Suit, swap: Swap) -> usize {
        let row = self.row_of(suit);
        match swap {
            Swap::None => row,
            Swap::Up => row - 1,
            Swap::Down => row + 1,
        }
    }

    /// Exchanges the ace of a suit with its neighbour.
    fn slide(&mut self, suit: Suit, swap: Swap) {
        let (row, to) = (self.row_of(suit), self.goal(suit, swap));
        let partner = self.column[to];
        self.column.swap(row, to);
        self.place[suit.index()] = to as u8;
        self.place[partner.index()] = row as u8;
    }

    /// Returns true if an ace may move that way.
    #[inline]
    pub(crate) fn can_slide(&self, suit: Suit, swap: Swap) -> bool {
        match swap {
            Swap::None => true,
            Swap::Up => self.may_swap() && self.row_of(suit) > 0,
            Swap::Down => self.may_swap() && self.row_of(suit) < ROWS - 1,
        }
    }

    /// Actions of the seat whose turn it is with this card, in rising order.
    pub(crate) fn actions(&self, card: Card) -> impl Iterator<Item = Action> {
        let [a, b] = suits(card);
        let swaps = move |other| {
            let up = self.can_slide(other, Swap::Up).then_some(Swap::Up);
            let down = self.can_slide(other, Swap::Down).then_some(Swap::Down);
            [Some(Swap::None), up, down].into_iter().flatten()
        };
        [(a, b), (b, a)]
            .into_iter()
            .flat_map(move |(row, other)| swaps(other).map(move |swap| Action::Place { row, swap }))
    }

    /// Lays a card of the side whose turn it is, swaps and goes on to the next turn, all at once and without a record
    /// of where the card lies: for working out what may come.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, action: Action) {
        let Action::Place { row, swap } = action;
        let at = self.row_of(row);
        self.tally[self.mover().index()][at].add(card);
        if swap != Swap::None {
            self.slide(other_suit(card, row), swap);
        }
        self.turn += 1;
    }

    #[inline]
    fn next_turn(&mut self) {
        if self.turn == TURNS {
            self.step = Step::Score;
        } else {
            self.turn += 1;
            self.step = Step::TurnUp;
        }
    }

    /// The points of each side as the rows lie now.
    pub fn points(&self) -> [i32; 2] {
        self.points_of(ROWS)
    }

    /// Returns true if the scores are level in the end, so that the rows with the most ranks decide.
    pub fn is_level(&self) -> bool {
        let [odd, even] = self.points();
        self.step == Step::TieBreak || self.step == Step::Over && odd == even
    }

    /// The row that was counted last, while they are.
    pub fn counted_row(&self) -> Option<usize> {
        let row = usize::from(self.counted).checked_sub(1)?;
        (self.step == Step::Score).then_some(row)
    }

    /// Points of each side from this number of rows, counted from the top.
    pub fn points_of(&self, rows: usize) -> [i32; 2] {
        let mut points = [0; 2];
        for row in 0..rows {
            let worth = self.worth(row);
            if let Some(side) = worth.to {
                points[side.index()] += worth.points as i32;
            }
        }
        points
    }

    /// The ranks of all cards in a row, added up.
    pub fn ranks(&self, row: usize) -> u32 {
        self.tally[0][row].ranks() + self.tally[1][row].ranks()
    }

    /// The rows with the highest sum of ranks, from the top.
    pub fn highest_rows(&self) -> impl Iterator<Item = usize> + '_ {
        let highest = (0..ROWS).map(|row| self.ranks(row)).max().unwrap_or(0);
        (0..ROWS).filter(move |row| self.ranks(*row) == highest)
    }

    /// The sums that break a tie: of each side, over the rows with the highest sum of ranks.
    pub fn tie_break(&self) -> [u32; 2] {
        let mut totals = [0, EVEN_BONUS];
        for row in self.highest_rows() {
            for (side, total) in totals.iter_mut().enumerate() {
                *total += self.tally[side][row].ranks();
            }
        }
        totals
    }

    /// Compares the sums that break a tie, the odd side's with the even one's.
    pub(crate) fn by_ranks(&self) -> Ordering {
        let [odd, even] = self.tie_break();
        odd.cmp(&even)
    }
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    /// Each side's shuffled deck, top first; the last three cards are the removed ones.
    decks: [[Card; SET]; 2],
}

impl State {
    /// The card of this turn.
    #[inline]
    pub(crate) fn card(&self) -> Card {
        let turn = usize::from(self.open.turn) - 1;
        self.decks[turn % 2][turn / 2]
    }
}

/// View of a seat: everything that it may know; both seats and every onlooker know the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Open information.
    pub open: Open,
    /// The cards of each side in the order in which they were turned up; `None` for those not seen yet.
    pub decks: [[Option<Card>; SET]; 2],
}

impl View {
    /// The card that is turned up and not laid yet.
    pub fn card(&self) -> Option<Card> {
        let turn = usize::from(self.open.turn).checked_sub(1)?;
        match self.open.step {
            Step::Place => self.decks[turn % 2][turn / 2],
            _ => None,
        }
    }

    /// The card that was laid last, until the rows are counted.
    pub fn last_laid(&self) -> Option<Card> {
        let turn = usize::from(self.open.turn);
        let laid = match self.open.step {
            Step::TurnUp | Step::Place => turn - 1,
            Step::Slide { .. } => turn,
            _ => 0,
        };
        let last = laid.checked_sub(1)?;
        self.decks[last % 2][last / 2]
    }

    /// The cards laid on one side of a row, in the order in which they were laid.
    pub fn laid(&self, side: Side, row: usize) -> impl Iterator<Item = Card> + '_ {
        let side = side.index();
        let rows = self.open.rows[side].iter();
        rows.zip(self.decks[side])
            .filter(move |(r, _)| usize::from(**r) == row)
            .filter_map(|(_, card)| card)
    }

    /// The cards laid on both sides of a row.
    pub fn in_row(&self, row: usize) -> impl Iterator<Item = Card> + '_ {
        Side::ALL
            .into_iter()
            .flat_map(move |side| self.laid(side, row))
    }

    /// The cards of a side that nobody has seen yet: of these three never come.
    pub fn unseen(&self, side: Side) -> CardSet {
        let seen: CardSet = self.decks[side.index()].into_iter().flatten().collect();
        side.cards().into_iter().collect::<CardSet>().minus(seen)
    }
}

impl Rules for Granicus {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        PLAYERS
    }

    fn start(&self) -> State {
        State {
            open: Open::new(Step::Setup, Suit::ALL),
            decks: Side::ALL.map(Side::cards),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup
            | Step::Shuffle { .. }
            | Step::TurnUp
            | Step::Slide { .. }
            | Step::Score
            | Step::TieBreak => Turn::Proceed,
            Step::Place => Turn::Act(Seats::one(s.open.seat(s.open.mover()))),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup | Step::Shuffle { .. } => Phase::Deal,
            Step::TurnUp | Step::Place | Step::Slide { .. } => Phase::Play,
            Step::Score | Step::TieBreak | Step::Over => Phase::Score,
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.open.odd
    }

    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let open = &s.open;
        if open.step == Step::Place && open.seat(open.mover()) == seat {
            out.extend(open.actions(s.card()));
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        let Action::Place { row, swap } = a;
        s.open.step == Step::Place
            && s.open.seat(s.open.mover()) == seat
            && s.card().suits().has(row)
            && s.open.can_slide(other_suit(s.card(), row), swap)
    }

    fn refusal(&self, v: &View, _: Seat, a: Action) -> Refusal {
        let Action::Place { row, swap } = a;
        let Some(card) = v.card() else {
            return Refusal::new("nobody-decides");
        };
        if !card.suits().has(row) {
            return Refusal::new(beside("no-other-suit", card));
        }
        let id = match swap {
            _ if v.open.turn == 1 => "no-swap-first",
            _ if v.open.turn == TURNS => "no-swap-last",
            Swap::Up => "no-swap-up",
            Swap::Down => "no-swap-down",
            Swap::None => "ace-may-stay",
        };
        Refusal::new(Message::new(id).with("ace", ace(other_suit(card, row))))
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, _: Seat, a: Action, _: &mut L) {
        let Action::Place { row, swap } = a;
        let card = s.card();
        s.open.put(card, row);
        if swap == Swap::None {
            s.open.next_turn();
        } else {
            let suit = other_suit(card, row);
            s.open.step = Step::Slide { suit, swap };
        }
    }

    #[inline]
    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.open.step {
            Step::Setup => {
                let odd = self.seat_of_odd.decide(PLAYERS, dice);
                let mut aces: [Card; ROWS] = std::array::from_fn(Card::at);
                dice.shuffle("column", &mut aces);
                let column = aces.map(|ace| Suit::ALL[ace.index()]);
                s.open = Open::new(Step::Shuffle { side: Side::Odd }, column);
                s.open.odd = odd;
            }
            Step::Shuffle { side } => {
                dice.shuffle(side.name(), &mut s.decks[side.index()]);
                match side {
                    Side::Odd => s.open.step = Step::Shuffle { side: Side::Even },
                    Side::Even => s.open.next_turn(),
                }
            }
            Step::TurnUp => s.open.step = Step::Place,
            Step::Slide { suit, swap } => {
                s.open.slide(suit, swap);
                s.open.next_turn();
            }
            Step::Score if usize::from(s.open.counted) == ROWS => {
                let [odd, even] = s.open.points();
                s.open.step = if odd == even {
                    Step::TieBreak
                } else {
                    Step::Over
                };
            }
            Step::Score => {
                let row = usize::from(s.open.counted);
                if L::LISTENS {
                    let worth = s.open.worth(row);
                    let seat = worth.to.map(|side| s.open.seat(side));
                    if let Some(seat) = seat {
                        log.note(seat, worth.points as i32, s.open.column[row].name());
                    }
                }
                s.open.counted += 1;
            }
            Step::TieBreak => s.open.step = Step::Over,
            Step::Place | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let open = &s.open;
        let by_side = open.points();
        let scores = [Seat(0), Seat(1)].map(|seat| by_side[open.side(seat).index()]);
        if scores[0] != scores[1] {
            return Payoff::highest(&scores, "score");
        }
        let (winners, end) = match open.by_ranks() {
            Ordering::Greater => (Seats::one(open.seat(Side::Odd)), "tiebreak"),
            Ordering::Less => (Seats::one(open.seat(Side::Even)), "tiebreak"),
            Ordering::Equal => (Seats::all(PLAYERS), "shared"),
        };
        Payoff::new(&scores, winners, end)
    }

    fn view(&self, s: &State, _: Option<Seat>) -> View {
        let mut decks = s.decks.map(|deck| deck.map(Some));
        if s.open.step != Step::Over {
            for side in Side::ALL {
                decks[side.index()][s.open.turned(side)..].fill(None);
            }
        }
        View {
            open: s.open,
            decks,
        }
    }

    /// Every order of each side's unseen cards is equally likely.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if v.open.step == Step::Setup {
            return s;
        }
        for side in Side::ALL {
            let deck = &mut s.decks[side.index()];
            let seen = v.decks[side.index()];
            let mut unseen = v.unseen(side).iter();
            for (slot, card) in deck.iter_mut().zip(seen) {
                if let Some(card) = card.or_else(|| unseen.next()) {
                    *slot = card;
                }
            }
            let from = seen.iter().flatten().count();
            luck.mix(&mut deck[from..]);
        }
        s
    }

    fn seen(&self, _: &State, _: Seat, a: Action, _: Seat) -> Seen<Action> {
        Seen::Open(a)
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        let open = &s.open;
        if open.step == Step::Setup {
            return Vec::new();
        }
        let mut places = Vec::with_capacity(ROWS + 2 * SET);
        for (row, suit) in open.column.iter().enumerate() {
            places.push((ace(*suit).face(), format!("column {row}")));
        }
        for side in Side::ALL {
            let name = side.name();
            for (i, card) in s.decks[side.index()].iter().enumerate() {
                let place = match open.rows[side.index()].get(i).copied() {
                    None => format!("removed {name}"),
                    Some(NOWHERE) if i < open.turned(side) => format!("turned up {name}"),
                    Some(NOWHERE) => format!("deck {name}"),
                    Some(row) => format!("row {row} {name}"),
                };
                places.push((card.face(), place));
            }
        }
        places
    }
}

impl Game for Granicus {
    const CARD: GameCard = GameCard {
        id: "granicus",
        title: "Granicus",
        designer: "Guy H",
        source: "Decktet rules",
        deck: Deck::Decktet,
        face: Some("NV"),
        players: (2, 2),
        minutes: (5, 15),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(v, seat)
    }

    fn options() -> Vec<GameOption> {
        let seats = [Value::from("chance"), Value::from(0), Value::from(1)];
        vec![
            GameOption::players(2, 2, 2),
            GameOption::one_of("seat_of_odd", seats),
        ]
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position with this column and these cards laid in these rows, each on its own side. With a card it is that
    /// card's turn, which must be one of its side; without one the rows are counted next.
    pub fn with_rows(
        column: [Suit; ROWS],
        laid: &[(Card, usize)],
        turn: u8,
        card: Option<Card>,
    ) -> State {
        let mut s = State {
            open: Open::new(Step::Score, column),
            decks: Side::ALL.map(Side::cards),
        };
        s.open.turn = turn;
        let mut next = [0; 2];
        for (card, row) in laid {
            let side = usize::from(!Side::Odd.cards().contains(card));
            s.bring(side, next[side], *card);
            s.open.rows[side][next[side]] = *row as u8;
            s.open.tally[side][*row].add(*card);
            next[side] += 1;
        }
        if let Some(card) = card {
            let turn = usize::from(turn) - 1;
            s.bring(turn % 2, turn / 2, card);
            s.open.step = Step::Place;
        }
        s
    }

    /// Brings a card of a side to a place in its deck. Panics if it is none of that side's.
    fn bring(&mut self, side: usize, to: usize, card: Card) {
        let deck = &mut self.decks[side];
        let at = deck.iter().position(|c| *c == card);
        deck.swap(to, at.expect("a card lies in the deck of its own side"));
    }
}

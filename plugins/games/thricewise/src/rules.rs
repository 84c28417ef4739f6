//! The rules of Thricewise, by P. D. Magnus. Section numbers and names follow the game's rule file:
//! *Options*, *Setup*, *Phases*, *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken here where the text is open: straights run from ace to crown without wrapping and count in either
//! direction; a flush counts once for each common suit; every window that holds the new card counts; all cards of each
//! blocked rank are deferred; a seat lays its chosen and all its earlier deferred cards in one go; ties are shared.

use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Payoff, Phase, Refusal, Rules,
    Seat, Seats, Seen, Turn,
    deck::Deck,
    decktet::{BASIC, BASIC_DECK, Card, CardSet, Rank, Suit, Suits},
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 5;
/// Cards in a hand after the deal.
pub const HAND: usize = 3;
/// The most columns, and the most rows, that the grid may span.
pub const SPAN: i8 = 6;
/// The least coordinate that a card can ever have: the starting grid reaches at least to 1.
const LEAST: i8 = -4;
/// The greatest coordinate that a card can ever have: the starting grid begins at 0.
const MOST: i8 = 5;

/// A cell of the grid, `[column, row]`: columns count to the right, rows downwards.
pub type Cell = [i8; 2];

/// The game and its option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thricewise {
    /// Seats, 2 to 5.
    pub players: u8,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose a card of the hand, in secret.
    Select {
        /// The card.
        card: Card,
    },
    /// Lay one card on one cell.
    Place {
        /// The card.
        card: Card,
        /// Cell of the card.
        cell: Cell,
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the shuffle.
    Setup,
    /// Every seat chooses a card.
    Select,
    /// All chosen cards are face up; blocking is settled next.
    Reveal,
    /// The seat with the lowest unblocked rank lays its cards.
    Place,
    /// Each seat draws a card next.
    Draw,
    /// The hands are empty.
    Over,
}

/// Room for ten columns of ten rows, a free row between columns on both ends, and a margin for looking two cells
/// past any edge.
const STRIDE: usize = 12;
const MARGIN: usize = 2 * STRIDE + 4;
const ROOM: usize = 10 * STRIDE + 2 * MARGIN;
const EMPTY: u8 = u8::MAX;
/// Steps along the four directions: horizontal, vertical, falling, rising.
const DIRECTIONS: [usize; 4] = [STRIDE, 1, STRIDE + 1, STRIDE - 1];

const fn index(cell: Cell) -> usize {
    MARGIN + (cell[0] - LEAST) as usize * STRIDE + (cell[1] - LEAST) as usize + 1
}

const fn cell_at(index: usize) -> Cell {
    let at = index - MARGIN;
    [(at / STRIDE) as i8 + LEAST, (at % STRIDE) as i8 - 1 + LEAST]
}

fn is_inside(cell: Cell) -> bool {
    cell.iter().all(|x| (LEAST..=MOST).contains(x))
}

/// The indices of the cells that these bits stand for, by column, then row.
fn indices(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(at + MARGIN)
    })
}

/// The common grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    cells: [u8; ROOM],
    taken: u128,
    low: Cell,
    high: Cell,
}

/// Kind of a scoring window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// All three cards have this suit.
    Flush(Suit),
    /// All three have one rank.
    Set,
    /// The ranks are consecutive along the line.
    Straight,
}

impl Kind {
    /// The suit that all three share, of a flush.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Kind::Flush(suit) => Some(suit),
            Kind::Set | Kind::Straight => None,
        }
    }

    /// The reason in a score note: `flush moons`, `set`, `straight`.
    pub fn why(self) -> &'static str {
        match self {
            Kind::Flush(suit) => [
                "flush moons",
                "flush suns",
                "flush waves",
                "flush leaves",
                "flush wyrms",
                "flush knots",
            ][suit.index()],
            Kind::Set => "set",
            Kind::Straight => "straight",
        }
    }
}

/// Three cards in a line that score, in the line's order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trio {
    /// Cells of the cards.
    pub cells: [Cell; 3],
    /// Kind of the trio.
    pub kind: Kind,
    /// Points; 0 if no number card is among them.
    pub points: i16,
}

#[derive(Clone, Copy)]
struct Print {
    suits: u8,
    /// 0 ace, 1–8 the numbers, 9 crown.
    order: i8,
    /// The number, or a value above all numbers.
    number: u8,
}

const NO_NUMBER: u8 = 99;

/// The printed facts of the 36 cards, beside one another.
static PRINTS: std::sync::LazyLock<[Print; BASIC]> = std::sync::LazyLock::new(|| {
    std::array::from_fn(|i| {
        let card = Card::at(i);
        Print {
            suits: card.suits().0,
            order: order(card),
            number: card.rank().number().unwrap_or(NO_NUMBER),
        }
    })
});

/// The place of a card's rank in the order ace, 2, …, 9, crown: 0 to 9.
pub fn order(card: Card) -> i8 {
    match card.rank() {
        Rank::Crown => 9,
        rank => rank as i8,
    }
}

impl Grid {
    const fn empty() -> Grid {
        Grid {
            cells: [EMPTY; ROOM],
            taken: 0,
            low: [i8::MAX, i8::MAX],
            high: [i8::MIN, i8::MIN],
        }
    }

    /// The card on a cell.
    pub fn get(&self, cell: Cell) -> Option<Card> {
        if !is_inside(cell) {
            return None;
        }
        match self.cells[index(cell)] {
            EMPTY => None,
            card => Some(Card::at(card as usize)),
        }
    }

    /// All cards with their cells, by column, then row.
    pub fn cards(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        indices(self.taken).map(|at| (cell_at(at), Card::at(self.cells[at] as usize)))
    }

    /// Number of cards in the grid.
    pub const fn len(&self) -> usize {
        self.taken.count_ones() as usize
    }

    /// Returns true if no card is in the grid.
    pub const fn is_empty(&self) -> bool {
        self.taken == 0
    }

    /// The least and greatest column and row that hold a card.
    pub const fn bounds(&self) -> (Cell, Cell) {
        (self.low, self.high)
    }

    /// For the columns and the rows, true if they span as many as they may.
    pub fn is_full(&self) -> [bool; 2] {
        [0, 1].map(|axis| !self.is_empty() && self.high[axis] - self.low[axis] + 1 == SPAN)
    }

    pub(crate) fn put(&mut self, cell: Cell, card: Card) {
        let at = index(cell);
        self.cells[at] = card.index() as u8;
        self.taken |= 1 << (at - MARGIN);
        for axis in 0..2 {
            self.low[axis] = self.low[axis].min(cell[axis]);
            self.high[axis] = self.high[axis].max(cell[axis]);
        }
    }

    /// The free cells on which a card may be laid, as bits (section *Decisions*): free, beside a card, and the grid's
    /// span stays within six.
    fn legal_bits(&self) -> u128 {
        let near = self.taken | self.taken << 1 | self.taken >> 1;
        let near = near | near << STRIDE | near >> STRIDE;
        near & !self.taken & self.allowed_bits()
    }

    /// The cells that keep the span within six.
    fn allowed_bits(&self) -> u128 {
        let first_row = (self.high[1] - (SPAN - 1)).max(LEAST);
        let last_row = (self.low[1] + (SPAN - 1)).min(MOST);
        let rows = ((1u128 << (last_row - first_row + 1)) - 1) << (first_row - LEAST + 1);
        let first_column = (self.high[0] - (SPAN - 1)).max(LEAST);
        let last_column = (self.low[0] + (SPAN - 1)).min(MOST);
        let mut bits = 0;
        for column in first_column..=last_column {
            bits |= rows << ((column - LEAST) as usize * STRIDE);
        }
        bits
    }

    /// The cells on which a card may be laid, by column, then row.
    pub fn legal_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        indices(self.legal_bits()).map(cell_at)
    }

    /// Number of legal cells.
    pub fn legal_count(&self) -> usize {
        self.legal_bits().count_ones() as usize
    }

    /// Returns true if a card may be laid on this cell.
    pub fn is_legal(&self, cell: Cell) -> bool {
        is_inside(cell) && self.legal_bits() >> (index(cell) - MARGIN) & 1 == 1
    }

    /// Points of a card laid on a free cell (section *Scoring and end*).
    #[inline]
    pub fn points(&self, card: Card, cell: Cell) -> i16 {
        let at = index(cell);
        let prints = &*PRINTS;
        let own = prints[card.index()];
        let mut sum = 0;
        for step in DIRECTIONS {
            let line = [
                self.cells[at - 2 * step],
                self.cells[at - step],
                EMPTY,
                self.cells[at + step],
                self.cells[at + 2 * step],
            ];
            for first in 0..3 {
                let place = 2 - first;
                let (one, two) = match place {
                    0 => (line[3], line[4]),
                    1 => (line[1], line[3]),
                    _ => (line[0], line[1]),
                };
                if one == EMPTY || two == EMPTY {
                    continue;
                }
                let (one, two) = (prints[one as usize], prints[two as usize]);
                let value = own.number.min(one.number).min(two.number);
                if value == NO_NUMBER {
                    continue;
                }
                let flushes = (own.suits & one.suits & two.suits).count_ones() as i16;
                let set = i16::from(own.order == one.order && own.order == two.order);
                let (a, b, c) = match place {
                    0 => (own.order, one.order, two.order),
                    1 => (one.order, own.order, two.order),
                    _ => (one.order, two.order, own.order),
                };
                let straight = i16::from(b - a == c - b && (b - a == 1 || b - a == -1));
                sum += i16::from(value) * (flushes + set + straight);
            }
        }
        sum
    }

    /// The trios that a card laid on a free cell completes, in the order of the score lines, those worth 0 too.
    pub fn trios(&self, card: Card, cell: Cell) -> Vec<Trio> {
        let at = index(cell);
        let prints = &*PRINTS;
        let mut with = self.cells;
        with[at] = card.index() as u8;
        let mut found = Vec::new();
        for step in DIRECTIONS {
            // From the window in which the new card comes last to the one in which it comes first.
            for first in [at - 2 * step, at - step, at] {
                let places = [first, first + step, first + 2 * step];
                if places.iter().any(|p| with[*p] == EMPTY) {
                    continue;
                }
                let [a, b, c] = places.map(|p| prints[with[p] as usize]);
                let value = match a.number.min(b.number).min(c.number) {
                    NO_NUMBER => 0,
                    number => i16::from(number),
                };
                let mut add = |kind| {
                    found.push(Trio {
                        cells: places.map(cell_at),
                        kind,
                        points: value,
                    });
                };
                for suit in Suits(a.suits & b.suits & c.suits).iter() {
                    add(Kind::Flush(suit));
                }
                if a.order == b.order && b.order == c.order {
                    add(Kind::Set);
                }
                let rise = b.order - a.order;
                if rise.abs() == 1 && c.order - b.order == rise {
                    add(Kind::Straight);
                }
            }
        }
        found
    }
}

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// The turn, from 1; 0 before the deal.
    pub turn: u8,
    /// The grid.
    pub grid: Grid,
    /// The points of each seat.
    pub scores: [i16; MOST_PLAYERS],
    /// The deferred cards of each seat.
    pub deferred: [CardSet; MOST_PLAYERS],
    /// Cards in the draw pile.
    pub stock: u8,
    /// Cards in each hand, a chosen but not yet revealed card included.
    pub hand_size: u8,
    /// Seats that have chosen in this turn's select.
    pub committed: Seats,
    /// The revealed cards of this turn that are not laid or deferred yet.
    pub revealed: [Option<Card>; MOST_PLAYERS],
    /// Seats that still have to lay this turn.
    pub waiting: Seats,
    /// The last card laid: whose, where.
    pub last: Option<(Seat, Cell)>,
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    hands: [CardSet; MOST_PLAYERS],
    chosen: [Option<Card>; MOST_PLAYERS],
    /// The deck as shuffled; the last `open.stock` cards are the draw pile, top first.
    deck: [Card; BASIC],
}

/// View of one seat: everything that it may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Open information.
    pub open: Open,
    /// The viewer's hand, a chosen card included until it is revealed.
    pub hand: CardSet,
    /// The card that the viewer has chosen in secret.
    pub chosen: Option<Card>,
    players: u8,
}

impl View {
    /// Number of players.
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// The cards that the viewer has not seen: they lie in the other hands and in the draw pile.
    pub fn unseen(&self) -> CardSet {
        BASIC_DECK.minus(self.open.seen().or(self.hand))
    }
}

impl Open {
    /// The seat that lays now, in the place step: the one with the lowest rank among those that wait.
    pub fn layer(&self) -> Option<Seat> {
        if self.step != Step::Place {
            return None;
        }
        // A seat that has laid its chosen card but not all others goes on: no rank comes first.
        let rank = |s: &Seat| self.revealed[s.index()].map(order);
        self.waiting.iter().min_by_key(rank)
    }

    /// The seats that still lay this turn, in the order in which they do.
    pub fn laying_order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.waiting.iter().collect();
        seats.sort_by_key(|s| self.revealed[s.index()].map(order));
        seats
    }

    /// The cards that a seat still has to lay this turn, if it is one that lays.
    pub fn to_lay(&self, seat: Seat) -> CardSet {
        let mut cards = self.deferred[seat.index()];
        if let Some(card) = self.revealed[seat.index()] {
            cards.insert(card);
        }
        cards
    }

    /// The cards that everybody has seen: in the grid, deferred, revealed.
    fn seen(&self) -> CardSet {
        let mut seen: CardSet = self.grid.cards().map(|(_, card)| card).collect();
        for seat in 0..MOST_PLAYERS {
            seen = seen.or(self.to_lay(Seat(seat as u8)));
        }
        seen
    }
}

impl Thricewise {
    /// The number of turns (section *Setup*).
    pub const fn turns(&self) -> u8 {
        [0, 0, 16, 10, 8, 6][self.players as usize]
    }

    /// The cells of the starting grid, in the order in which they are dealt (section *Setup*).
    pub fn starting_cells(&self) -> &'static [Cell] {
        match self.players {
            2 | 4 => &[[0, 0], [1, 0], [0, 1], [1, 1]],
            _ => &[[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]],
        }
    }

    fn deal(&self, s: &mut State) {
        let players = self.players();
        for (i, card) in s.deck.iter().take(HAND * players).enumerate() {
            s.hands[i % players].insert(*card);
        }
        let mut next = HAND * players;
        for cell in self.starting_cells() {
            s.open.grid.put(*cell, s.deck[next]);
            next += 1;
        }
        s.open.stock = (BASIC - next) as u8;
        s.open.hand_size = HAND as u8;
        s.open.turn = 1;
        s.open.step = Step::Select;
    }

    /// Blocks every rank that two or more chosen cards have; the others wait to be laid.
    fn block(&self, open: &mut Open) {
        let mut count = [0u8; 10];
        for card in open.revealed.iter().flatten() {
            count[order(*card) as usize] += 1;
        }
        open.waiting = Seats::NONE;
        for seat in Seat::all(self.players()) {
            let Some(card) = open.revealed[seat.index()] else {
                continue;
            };
            if count[order(card) as usize] > 1 {
                open.deferred[seat.index()].insert(card);
                open.revealed[seat.index()] = None;
            } else {
                open.waiting = open.waiting.with(seat);
            }
        }
        if open.waiting.is_empty() {
            self.after_placing(open);
        } else {
            open.step = Step::Place;
        }
    }

    /// Enters the step after all cards of a turn are laid.
    fn after_placing(&self, open: &mut Open) {
        if usize::from(open.stock) >= self.players() {
            open.step = Step::Draw;
        } else {
            self.next_turn(open);
        }
    }

    fn next_turn(&self, open: &mut Open) {
        if open.hand_size == 0 {
            open.step = Step::Over;
        } else {
            open.step = Step::Select;
            open.turn += 1;
        }
    }
}

/// Reason why a card may not be laid on this cell.
fn why_not_cell(grid: &Grid, cell: Cell) -> &'static str {
    let (low, high) = grid.bounds();
    let wide = |axis: usize| high[axis].max(cell[axis]) - low[axis].min(cell[axis]) >= SPAN;
    if grid.get(cell).is_some() {
        "no-cell-taken"
    } else if wide(0) {
        "no-seventh-column"
    } else if wide(1) {
        "no-seventh-row"
    } else {
        "no-touch"
    }
}

impl Rules for Thricewise {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        self.players as usize
    }

    fn start(&self) -> State {
        State {
            open: Open {
                step: Step::Setup,
                turn: 0,
                grid: Grid::empty(),
                scores: [0; MOST_PLAYERS],
                deferred: [CardSet::EMPTY; MOST_PLAYERS],
                stock: BASIC as u8,
                hand_size: 0,
                committed: Seats::NONE,
                revealed: [None; MOST_PLAYERS],
                waiting: Seats::NONE,
                last: None,
            },
            hands: [CardSet::EMPTY; MOST_PLAYERS],
            chosen: [None; MOST_PLAYERS],
            deck: std::array::from_fn(Card::at),
        }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup | Step::Reveal | Step::Draw => Turn::Proceed,
            Step::Select => Turn::Act(Seats::all(self.players()).minus(s.open.committed)),
            Step::Place => Turn::Act(s.open.layer().map_or(Seats::NONE, Seats::one)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup | Step::Draw => Phase::Deal,
            Step::Select | Step::Place => Phase::Play,
            Step::Reveal => Phase::Reveal,
            Step::Over => Phase::Score,
        }
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat.index() >= self.players() {
            return;
        }
        match s.open.step {
            Step::Select if !s.open.committed.has(seat) => {
                let hand = s.hands[seat.index()].iter();
                out.extend(hand.map(|card| Action::Select { card }));
            }
            Step::Place if s.open.layer() == Some(seat) => {
                for card in s.open.to_lay(seat).iter() {
                    let cells = s.open.grid.legal_cells();
                    out.extend(cells.map(|cell| Action::Place { card, cell }));
                }
            }
            _ => {}
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        if seat.index() >= self.players() {
            return false;
        }
        match a {
            Action::Select { card } => {
                s.open.step == Step::Select
                    && !s.open.committed.has(seat)
                    && s.hands[seat.index()].has(card)
            }
            Action::Place { card, cell } => {
                s.open.layer() == Some(seat)
                    && s.open.to_lay(seat).has(card)
                    && s.open.grid.is_legal(cell)
            }
        }
    }

    fn refusal(&self, v: &View, seat: Seat, a: Action) -> Refusal {
        let open = &v.open;
        let lies = |card| open.grid.cards().any(|(_, laid)| laid == card);
        Refusal::new(match (open.step, a) {
            (Step::Select, Action::Place { .. }) => "no-laying-yet",
            (Step::Select, Action::Select { card }) if lies(card) => "no-select-grid",
            (Step::Select, Action::Select { card }) if open.deferred[seat.index()].has(card) => {
                "no-select-deferred"
            }
            (Step::Select, Action::Select { .. }) => "no-select-other",
            (_, Action::Select { .. }) => "no-select-now",
            (_, Action::Place { card, cell }) if open.to_lay(seat).has(card) => {
                why_not_cell(&open.grid, cell)
            }
            (_, Action::Place { card, .. }) if lies(card) => "no-cell-taken",
            (_, Action::Place { card, .. }) if v.hand.has(card) => "no-lay-hand",
            (_, Action::Place { .. }) => "no-lay-other",
        })
    }

    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, log: &mut L) {
        match a {
            Action::Select { card } => {
                s.chosen[seat.index()] = Some(card);
                s.open.committed = s.open.committed.with(seat);
                if s.open.committed.len() == self.players() {
                    for (i, chosen) in s.chosen.iter_mut().enumerate() {
                        if let Some(card) = chosen.take() {
                            s.hands[i].remove(card);
                            s.open.revealed[i] = Some(card);
                        }
                    }
                    s.open.committed = Seats::NONE;
                    s.open.hand_size -= 1;
                    s.open.step = Step::Reveal;
                }
            }
            Action::Place { card, cell } => {
                if L::LISTENS {
                    for trio in s.open.grid.trios(card, cell) {
                        if trio.points > 0 {
                            log.note(seat, i32::from(trio.points), trio.kind.why());
                        }
                    }
                }
                let open = &mut s.open;
                open.scores[seat.index()] += open.grid.points(card, cell);
                open.grid.put(cell, card);
                open.last = Some((seat, cell));
                if open.revealed[seat.index()] == Some(card) {
                    open.revealed[seat.index()] = None;
                } else {
                    open.deferred[seat.index()].remove(card);
                }
                if open.to_lay(seat).is_empty() {
                    open.waiting = open.waiting.without(seat);
                    if open.waiting.is_empty() {
                        self.after_placing(open);
                    }
                }
            }
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, _log: &mut L) {
        match s.open.step {
            Step::Setup => {
                dice.shuffle("deck", &mut s.deck);
                self.deal(s);
            }
            Step::Reveal => self.block(&mut s.open),
            Step::Draw => {
                let top = BASIC - usize::from(s.open.stock);
                for seat in 0..self.players() {
                    s.hands[seat].insert(s.deck[top + seat]);
                }
                s.open.stock -= self.players;
                s.open.hand_size += 1;
                self.next_turn(&mut s.open);
            }
            Step::Select | Step::Place | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let mut scores = [0; MOST_PLAYERS];
        for (score, points) in scores.iter_mut().zip(s.open.scores) {
            *score = i32::from(points);
        }
        Payoff::highest(&scores[..self.players()], "cards_played")
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        View {
            viewer,
            open: s.open,
            hand: viewer.map_or(CardSet::EMPTY, |v| s.hands[v.index()]),
            chosen: viewer.and_then(|v| s.chosen[v.index()]),
            players: self.players,
        }
    }

    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if v.open.step == Step::Setup {
            return s;
        }
        let mut unseen = [Card::at(0); BASIC];
        let mut count = 0;
        for card in v.unseen().iter() {
            unseen[count] = card;
            count += 1;
        }
        let unseen = &mut unseen[..count];
        luck.mix(unseen);
        let mut next = 0;
        for seat in Seat::all(self.players()) {
            let i = seat.index();
            if v.viewer == Some(seat) {
                s.hands[i] = v.hand;
                s.chosen[i] = v.chosen;
                continue;
            }
            let size = usize::from(v.open.hand_size);
            for card in &unseen[next..next + size] {
                s.hands[i].insert(*card);
            }
            if v.open.committed.has(seat) {
                // The card chosen in secret may be any card of the hand.
                s.chosen[i] = Some(unseen[next + luck.below(size)]);
            }
            next += size;
        }
        let top = BASIC - usize::from(v.open.stock);
        s.deck[top..].copy_from_slice(&unseen[next..]);
        s
    }

    fn seen(&self, _s: &State, actor: Seat, a: Action, by: Seat) -> Seen<Action> {
        match a {
            Action::Select { .. } if actor != by => Seen::Hidden,
            _ => Seen::Open(a),
        }
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        if s.open.step == Step::Setup {
            return Vec::new();
        }
        let mut places = Vec::with_capacity(BASIC);
        for (cell, card) in s.open.grid.cards() {
            places.push((card.face(), format!("grid {},{}", cell[0], cell[1])));
        }
        for seat in Seat::all(self.players()) {
            let i = seat.index();
            for card in s.hands[i].iter() {
                let is_chosen = s.chosen[i] == Some(card);
                let place = if is_chosen { "sealed" } else { "hand" };
                places.push((card.face(), format!("{place} {seat}")));
            }
            for card in s.open.deferred[i].iter() {
                places.push((card.face(), format!("deferred {seat}")));
            }
            if let Some(card) = s.open.revealed[i] {
                places.push((card.face(), format!("revealed {seat}")));
            }
        }
        for card in &s.deck[BASIC - usize::from(s.open.stock)..] {
            places.push((card.face(), "stock".to_owned()));
        }
        places
    }
}

impl Game for Thricewise {
    const CARD: GameCard = GameCard {
        id: "thricewise",
        title: "Thricewise",
        designer: "P. D. Magnus",
        source: "Decktet rules",
        deck: Deck::Decktet,
        face: Some("6LK"),
        players: (2, 5),
        minutes: (15, 30),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(self, v, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![GameOption::players(2, 5, 3)]
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position with this grid and these hands, at the start of a turn's select; the other cards are the draw
    /// pile in deck order.
    pub fn with_grid(players: usize, grid: &[(Card, Cell)], hands: &[&[Card]]) -> State {
        let rules = Thricewise {
            players: players as u8,
        };
        let mut s = rules.start();
        let mut left = BASIC_DECK;
        for (card, cell) in grid {
            s.open.grid.put(*cell, *card);
            left.remove(*card);
        }
        for (i, hand) in hands.iter().enumerate() {
            s.hands[i] = hand.iter().copied().collect();
            left = left.minus(s.hands[i]);
            s.open.hand_size = hand.len() as u8;
        }
        s.open.step = Step::Select;
        s.open.turn = 1;
        s.open.stock = left.len() as u8;
        for (slot, card) in s.deck[BASIC - left.len()..].iter_mut().zip(left.iter()) {
            *slot = card;
        }
        s
    }
}

//! The rules of Paparazzi, by Scott Huntington. Section numbers and names follow the game's rule file: *Options*,
//! *Setup*, *Phases*, *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: the outer edge has spaces too; the grid is 4×3 or 6×2; with four players on
//! 4×3 the game ends when no space is free and one card stays in hand; suits are fixed by seat; a tie for the highest
//! sum leaves a celebrity to nobody, and so does no card beside it; the bonus for three of a suit takes the place of
//! the bonus for two; ties on points are shared.

use crate::board::{CELEBRITIES, Cell, Layout, MOST_SPACES, bits};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet, JACK, KING, QUEEN, Suit},
    game::First,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// Cards in a hand while the deck lasts.
pub const HAND: usize = 3;
/// The lowest card of every personal deck, by number of players (section *Setup*).
pub const LOWEST: [u8; MOST_PLAYERS + 1] = [0, 0, 1, 2, 3];
/// The highest card of every personal deck.
pub const HIGHEST: u8 = 10;
/// The most cards of a personal deck.
const MOST_CARDS: usize = HIGHEST as usize;
/// Points of a king (section *Scoring and end*).
pub const KING_POINTS: i32 = 5;
/// Points of a queen.
pub const QUEEN_POINTS: i32 = 4;
/// Points of a jack.
pub const JACK_POINTS: i32 = 3;
/// Bonus for none, one, two and three celebrities of one suit.
pub const SUIT_BONUS: [i32; 4] = [0, 0, 2, 3];

/// The names of the decks' shuffles, by seat.
const DECK_NAMES: [&str; MOST_PLAYERS] = ["deck:0", "deck:1", "deck:2", "deck:3"];

/// The game and its options (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paparazzi {
    /// Seats, 2 to 4.
    pub players: u8,
    /// Layout of the celebrities.
    pub layout: Layout,
    /// Choice of the seat that takes the first turn.
    pub first: First,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay a hand card on a free space.
    Place {
        /// The card.
        card: Card,
        /// The space.
        cell: Cell,
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the shuffles.
    Setup,
    /// The seat at turn lays a card.
    Play,
    /// It draws one next.
    Draw,
    /// The last card is laid; the points are counted next.
    Score,
    /// The game is over.
    Over,
}

/// Ranks of one suit, one bit each: bit 1 for the ace to bit 10 for the ten.
pub(crate) type Ranks = u16;

/// No card.
const EMPTY: u8 = u8::MAX;

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Seat that took the first turn.
    pub first: Seat,
    /// Seat whose turn it is.
    pub turn: Seat,
    /// Cards in each hand.
    pub hand_sizes: [u8; MOST_PLAYERS],
    /// Cards in each personal deck.
    pub deck_sizes: [u8; MOST_PLAYERS],
    /// The celebrities in the order of the shuffle.
    pub celebrities: [Card; CELEBRITIES],
    /// The pips beside each celebrity, by seat; the last row takes what lies beside none.
    pub(crate) sums: [[u8; MOST_PLAYERS]; CELEBRITIES + 1],
    /// The spaces that hold no card, by their numbers.
    pub(crate) free: u32,
    /// The card on each space, by its index.
    laid: [u8; MOST_SPACES],
    /// The number of the space that was filled last.
    pub last: Option<u8>,
    /// Cards that each seat has not laid yet.
    pub(crate) unlaid: [Ranks; MOST_PLAYERS],
}

impl Open {
    /// The pips beside a celebrity (by its number in the shuffle), by seat; 0 for seats that don't play.
    pub fn sums(&self, celebrity: usize) -> [u8; MOST_PLAYERS] {
        self.sums[celebrity]
    }

    /// Seat that would take a celebrity now.
    pub fn taker(&self, celebrity: usize) -> Option<Seat> {
        taker(&self.sums[celebrity])
    }

    /// The cards that a seat has not laid yet: they are in its hand and its deck.
    pub fn unlaid(&self, seat: Seat) -> CardSet {
        cards(self.unlaid[seat.index()], seat)
    }

    /// The celebrities that a seat would take now.
    pub fn taken(&self, seat: Seat) -> CardSet {
        (0..CELEBRITIES)
            .filter(|c| self.taker(*c) == Some(seat))
            .map(|c| self.celebrities[c])
            .collect()
    }

    pub(crate) fn lay(&mut self, layout: Layout, space: usize, card: Card, seat: Seat) {
        self.free &= !(1 << space);
        self.laid[space] = card.index() as u8;
        self.last = Some(space as u8);
        self.unlaid[seat.index()] &= !(1 << card.rank());
        for celebrity in layout.board().beside(space) {
            self.sums[celebrity][seat.index()] += card.rank();
        }
    }
}

/// The suit of a seat.
pub fn suit(seat: Seat) -> Suit {
    Suit::ALL[seat.index()]
}

fn cards(ranks: Ranks, seat: Seat) -> CardSet {
    let ranks = bits(ranks.into());
    ranks.map(|rank| Card::new(rank, suit(seat))).collect()
}

/// The seat with the highest sum, if no other has as much and it is not 0 (section *Scoring and end*).
pub fn taker(sums: &[u8]) -> Option<Seat> {
    let most = sums.iter().copied().max().filter(|most| *most > 0)?;
    let mut with_most = sums.iter().enumerate().filter(|(_, sum)| **sum == most);
    let (seat, _) = with_most.next()?;
    with_most.next().is_none().then_some(Seat(seat as u8))
}

/// Points from taken celebrities: their own, and bonuses for suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// The kings, queens and jacks.
    pub celebs: i32,
    /// Two or three of a suit.
    pub suits: i32,
}

impl Points {
    /// Both together.
    pub const fn total(self) -> i32 {
        self.celebs + self.suits
    }
}

/// Points of a celebrity by itself.
pub fn worth(celebrity: Card) -> i32 {
    match celebrity.rank() {
        KING => KING_POINTS,
        QUEEN => QUEEN_POINTS,
        _ => JACK_POINTS,
    }
}

/// The points of these celebrities together.
pub fn points(taken: CardSet) -> Points {
    let mut points = Points::default();
    let mut of_suit = [0; Suit::ALL.len()];
    for card in taken.iter() {
        points.celebs += worth(card);
        of_suit[card.index() % Suit::ALL.len()] += 1;
    }
    points.suits = of_suit.iter().map(|n: &usize| SUIT_BONUS[*n]).sum();
    points
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    pub(crate) hands: [Ranks; MOST_PLAYERS],
    /// The ranks of each deck; the cards still in it are the last ones, the top first.
    decks: [[u8; MOST_CARDS]; MOST_PLAYERS],
}

impl State {
    /// A seat's hand.
    fn hand(&self, seat: Seat) -> CardSet {
        cards(self.hands[seat.index()], seat)
    }

    fn draw(&mut self, seat: Seat) {
        let i = seat.index();
        let rank = self.decks[i][MOST_CARDS - usize::from(self.open.deck_sizes[i])];
        self.open.deck_sizes[i] -= 1;
        self.open.hand_sizes[i] += 1;
        self.hands[i] |= 1 << rank;
    }
}

/// View of one seat: everything that it may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Number of players.
    pub players: u8,
    /// Layout of the celebrities.
    pub layout: Layout,
    /// Open information.
    pub open: Open,
    /// The viewer's hand.
    pub hand: CardSet,
}

impl View {
    /// The cards that lie on spaces, by column, then row.
    pub fn laid(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        laid(self.layout, &self.open)
    }

    /// The spaces without a card, by column, then row.
    pub fn free(&self) -> impl Iterator<Item = Cell> + '_ {
        free(self.layout, &self.open)
    }

    /// A seat's hand, if the viewer can be sure of it: its own, and those of seats whose decks are empty.
    pub fn known_hand(&self, seat: Seat) -> Option<CardSet> {
        if self.viewer == Some(seat) {
            Some(self.hand)
        } else {
            (self.open.deck_sizes[seat.index()] == 0).then(|| self.open.unlaid(seat))
        }
    }
}

fn laid(layout: Layout, open: &Open) -> impl Iterator<Item = (Cell, Card)> + '_ {
    let cells = layout.board().cells().iter().copied();
    cells
        .zip(open.laid)
        .filter(|(_, card)| *card != EMPTY)
        .map(|(cell, card)| (cell, Card::at(usize::from(card))))
}

fn free(layout: Layout, open: &Open) -> impl Iterator<Item = Cell> + '_ {
    let cells = layout.board().cells().iter().copied();
    cells
        .enumerate()
        .filter(|(space, _)| open.free >> space & 1 == 1)
        .map(|(_, cell)| cell)
}

impl Paparazzi {
    /// Cards of each personal deck before the deal.
    pub(crate) fn deck_size(&self) -> usize {
        usize::from(HIGHEST - LOWEST[self.players()]) + 1
    }

    /// All spaces, by their numbers.
    fn all_spaces(&self) -> u32 {
        (1u64 << self.layout.board().spaces()).wrapping_sub(1) as u32
    }

    /// The ranks of a personal deck.
    fn all_ranks(&self) -> Ranks {
        (2 << HIGHEST) - (1 << LOWEST[self.players()])
    }

    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        s.open.first = self.first.decide(players, dice);
        s.open.turn = s.open.first;
        dice.shuffle("celebs", &mut s.open.celebrities);
        s.open.free = self.all_spaces();
        let size = self.deck_size();
        let from = MOST_CARDS - size;
        for seat in Seat::all(players) {
            let i = seat.index();
            let mut deck: [Card; MOST_CARDS] =
                std::array::from_fn(|n| Card::new(HIGHEST - n as u8, suit(seat)));
            dice.shuffle(DECK_NAMES[i], &mut deck[..size]);
            for (rank, card) in s.decks[i][from..].iter_mut().zip(deck) {
                *rank = card.rank();
            }
            s.open.unlaid[i] = self.all_ranks();
            s.open.deck_sizes[i] = size as u8;
            for _ in 0..HAND {
                s.draw(seat);
            }
        }
        s.open.step = Step::Play;
    }

    /// Hands the turn on, or ends the game.
    #[inline]
    fn next(&self, s: &mut State) {
        let open = &mut s.open;
        if open.free == 0 || open.hand_sizes == [0; MOST_PLAYERS] {
            open.step = Step::Score;
        } else {
            open.turn = open.turn.left(self.players());
            open.step = Step::Play;
        }
    }
}

impl Rules for Paparazzi {
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
                hand_sizes: [0; MOST_PLAYERS],
                deck_sizes: [0; MOST_PLAYERS],
                // The twelve pictures follow each other in the deck's order.
                celebrities: std::array::from_fn(|n| {
                    Card::at(Card::new(JACK, Suit::Spades).index() + n)
                }),
                sums: [[0; MOST_PLAYERS]; CELEBRITIES + 1],
                free: 0,
                laid: [EMPTY; MOST_SPACES],
                last: None,
                unlaid: [0; MOST_PLAYERS],
            },
            hands: [0; MOST_PLAYERS],
            decks: [[0; MOST_CARDS]; MOST_PLAYERS],
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup | Step::Draw | Step::Score => Turn::Proceed,
            Step::Play => Turn::Act(Seats::one(s.open.turn)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup | Step::Draw => Phase::Deal,
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
        let cells = self.layout.board().cells();
        for rank in bits(s.hands[seat.index()].into()) {
            let card = Card::new(rank, suit(seat));
            let free = bits(s.open.free).map(|space| cells[usize::from(space)]);
            out.extend(free.map(|cell| Action::Place { card, cell }));
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        let Action::Place { card, cell } = a;
        let space = self.layout.board().space(cell);
        s.open.step == Step::Play
            && seat == s.open.turn
            && s.hand(seat).has(card)
            && space.is_some_and(|space| s.open.free >> space & 1 == 1)
    }

    fn refusal(&self, v: &View, _seat: Seat, a: Action) -> Refusal {
        let Action::Place { card, cell } = a;
        let card_there = v.laid().find(|(at, _)| *at == cell);
        let celebrity = self.layout.board().celebrity_at(cell);
        Refusal::new(if !v.hand.has(card) {
            Message::new("no-card-but-from-the-hand").with("card", card)
        } else if let Some((_, card)) = card_there {
            Message::new("no-taken-space").with("card", card)
        } else if let Some(celebrity) = celebrity {
            Message::new("no-space-on-a-celebrity").with("card", v.open.celebrities[celebrity])
        } else {
            Message::new("no-such-space")
        })
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _log: &mut L) {
        let Action::Place { card, cell } = a;
        let space = self.layout.board().space(cell);
        let space = space.expect("a legal action names a space");
        let i = seat.index();
        s.hands[i] &= !(1 << card.rank());
        s.open.hand_sizes[i] -= 1;
        s.open.lay(self.layout, space, card, seat);
        if s.open.deck_sizes[i] > 0 {
            s.open.step = Step::Draw;
        } else {
            self.next(s);
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.open.step {
            Step::Setup => self.deal(s, dice),
            Step::Draw => {
                s.draw(s.open.turn);
                self.next(s);
            }
            Step::Score => {
                if L::LISTENS {
                    for seat in Seat::all(self.players()) {
                        let points = points(s.open.taken(seat));
                        for (points, why) in [(points.celebs, "celebs"), (points.suits, "suits")] {
                            if points > 0 {
                                log.note(seat, points, why);
                            }
                        }
                    }
                }
                s.open.step = Step::Over;
            }
            Step::Play | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let mut taken = [CardSet::EMPTY; MOST_PLAYERS];
        for (sums, card) in s.open.sums.iter().zip(s.open.celebrities) {
            if let Some(seat) = taker(sums) {
                taken[seat.index()].insert(card);
            }
        }
        let scores = taken.map(|taken| points(taken).total());
        let end = if s.open.free == 0 && s.open.hand_sizes != [0; MOST_PLAYERS] {
            "no_space"
        } else {
            "all_laid"
        };
        Payoff::highest(&scores[..self.players()], end)
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        View {
            viewer,
            players: self.players,
            layout: self.layout,
            open: s.open,
            hand: viewer.map_or(CardSet::EMPTY, |v| s.hand(v)),
        }
    }

    /// Deals what each seat has not laid yet to its hand and its deck, all arrangements being equally likely.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if v.open.step == Step::Setup {
            return s;
        }
        for seat in Seat::all(self.players()) {
            let i = seat.index();
            let mut unseen = v.open.unlaid(seat);
            let mut hand_size = usize::from(v.open.hand_sizes[i]);
            if v.viewer == Some(seat) {
                unseen = unseen.minus(v.hand);
                hand_size = 0;
                s.hands[i] = v.hand.iter().fold(0, |hand, card| hand | 1 << card.rank());
            }
            let mut ranks = [0; MOST_CARDS];
            let mut count = 0;
            for card in unseen.iter() {
                ranks[count] = card.rank();
                count += 1;
            }
            let ranks = &mut ranks[..count];
            luck.mix(ranks);
            let (hand, deck) = ranks.split_at(hand_size);
            s.hands[i] = hand.iter().fold(s.hands[i], |hand, rank| hand | 1 << rank);
            s.decks[i][MOST_CARDS - deck.len()..].copy_from_slice(deck);
        }
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
        for (n, card) in s.open.celebrities.iter().enumerate() {
            let [column, row] = self.layout.board().celebrity_cell(n);
            places.push((card.face(), format!("celebrity {column},{row}")));
        }
        for ([column, row], card) in laid(self.layout, &s.open) {
            places.push((card.face(), format!("space {column},{row}")));
        }
        for seat in Seat::all(self.players()) {
            for card in s.hand(seat).iter() {
                places.push((card.face(), format!("hand {seat}")));
            }
            let from = MOST_CARDS - usize::from(s.open.deck_sizes[seat.index()]);
            for rank in &s.decks[seat.index()][from..] {
                let card = Card::new(*rank, suit(seat));
                places.push((card.face(), format!("deck {seat}")));
            }
        }
        places
    }
}

impl Game for Paparazzi {
    const CARD: GameCard = GameCard {
        id: "paparazzi",
        title: "Paparazzi",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("QD"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (10, 10),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(self, v, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, MOST_PLAYERS as u8, 2),
            GameOption::one_of("layout", ["4x3", "6x2"]),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    /// The layout of four players is another, since 4×3 has a space too few for their cards.
    fn default_for(option: &GameOption, given: &Map<String, Value>) -> Value {
        let four = given.get("players").and_then(Value::as_u64) == Some(MOST_PLAYERS as u64);
        if option.name == "layout" && four {
            Value::from("6x2")
        } else {
            option.default.clone()
        }
    }

    fn validate(&self) -> Result<(), String> {
        self.first.validate(self.players())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl Paparazzi {
    /// The position with these celebrities and laid cards, and with seat 0 at turn. What a seat has not laid is, the
    /// lowest first, its hand; the rest is its deck.
    pub fn with_table(&self, celebrities: [Card; CELEBRITIES], laid: &[(Card, Cell)]) -> State {
        let mut s = self.start();
        s.open.celebrities = celebrities;
        s.open.free = self.all_spaces();
        for seat in Seat::all(self.players()) {
            let i = seat.index();
            s.open.unlaid[i] = self.all_ranks();
            for (card, cell) in laid.iter().filter(|(c, _)| c.suit() == Some(suit(seat))) {
                let space = self.layout.board().space(*cell);
                let space = space.expect("cards are laid on spaces");
                s.open.lay(self.layout, space, *card, seat);
            }
            let count = s.open.unlaid[i].count_ones() as usize;
            let deck = s.decks[i][MOST_CARDS - count..].iter_mut();
            for (slot, rank) in deck.zip(bits(s.open.unlaid[i].into())) {
                *slot = rank;
            }
            s.open.deck_sizes[i] = count as u8;
            for _ in 0..count.min(HAND) {
                s.draw(seat);
            }
        }
        s.open.step = Step::Play;
        s
    }
}

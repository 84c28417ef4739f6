//! The rules of Jackhammer, by Scott Huntington. Section numbers and names follow the game's rule file: *Options*,
//! *Setup*, *Phases*, *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: seats place clockwise from the first seat, which also moves first; who can
//! move must move, the last player too; who can't falls on the own turn and not before; the card underfoot belongs to
//! nobody until it is left; diagonal steps pass between holes; equal lists of totals share the win.

use crate::floor::{CELL_AT, CELLS, Cell, Floor, SIDE, among, between, bit, bits, is_cell};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet, KING, Suit},
    game::First,
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// The rank of the cards on which workers begin.
const ACE: u8 = 1;
/// The reason for the end of every game.
const ALL_FALLEN: &str = "all_fallen";

/// The game and its options (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jackhammer {
    /// Seats, 2 to 4.
    pub players: u8,
    /// Choice of the seat that places and moves first.
    pub first: First,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Set the worker on an ace.
    Place {
        /// Cell of the ace.
        cell: Cell,
    },
    /// Move the worker and collect the card it leaves.
    Move {
        /// Destination.
        to: Cell,
    },
    /// Fall, for want of a move, and take along the card underfoot.
    Fall {},
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the shuffle.
    Setup,
    /// The workers are set on aces.
    Place,
    /// The workers move.
    Play,
    /// All have fallen.
    Over,
}

/// The pips that a seat has collected in each suit.
pub type Totals = [u8; 4];

/// The last decision, for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Last {
    /// Seat that decided.
    pub seat: Seat,
    /// The cell that the worker left and that is a hole now; none if it was placed.
    pub left: Option<Cell>,
}

/// A whole position; all of it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Phase of the game.
    pub step: Step,
    /// Seat that places and moves first.
    pub first: Seat,
    /// Seat whose turn it is.
    pub turn: Seat,
    /// Seats whose workers have fallen.
    pub fallen: Seats,
    /// The bit of each worker's cell; 0 for a worker that isn't on the floor.
    workers: [u8; MOST_PLAYERS],
    /// The collected pips of each seat, by suit.
    pub totals: [Totals; MOST_PLAYERS],
    /// The collected cards of each seat.
    pub collected: [CardSet; MOST_PLAYERS],
    /// The cards that are left.
    pub floor: Floor,
    /// Last decision.
    pub last: Option<Last>,
}

impl State {
    /// Cell of a seat's worker; `None` before it is placed and after it has fallen.
    pub fn worker(&self, seat: Seat) -> Option<Cell> {
        match self.workers.get(seat.index()) {
            None | Some(0) => None,
            Some(at) => Some(CELL_AT[usize::from(*at)]),
        }
    }

    /// Seats whose workers are on these cells.
    fn workers_on(&self, cells: u64) -> Seats {
        let stands = |seat: &Seat| self.worker(*seat).is_some_and(|at| among(cells, at));
        Seat::all(MOST_PLAYERS).filter(stands).collect()
    }

    /// The cells to which a seat's worker can move.
    fn moves(&self, seat: Seat) -> u64 {
        self.floor
            .move_bits(usize::from(self.workers[seat.index()]))
    }

    /// The aces without a worker.
    fn free_aces(&self) -> u64 {
        bits(self.floor.cards & !self.floor.workers)
            .filter(|at| self.floor.dealt[*at].rank() == ACE)
            .fold(0, |aces, at| aces | 1 << at)
    }

    /// Sets a seat's worker on a cell.
    #[inline]
    fn stand(&mut self, seat: Seat, cell: Cell) {
        self.workers[seat.index()] = bit(cell) as u8;
        self.floor.workers |= 1 << bit(cell);
    }

    /// Gives the card under a seat's worker to the seat; a hole stays.
    #[inline]
    fn collect(&mut self, seat: Seat) {
        let at = usize::from(self.workers[seat.index()]);
        let card = self.floor.dealt[at];
        self.floor.cards &= !(1 << at);
        self.floor.workers &= !(1 << at);
        self.collected[seat.index()].insert(card);
        self.totals[seat.index()][card.index() % Suit::ALL.len()] += card.rank();
    }
}

/// View of one seat, which may know everything (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Number of players.
    pub players: u8,
    /// The position.
    pub table: State,
}

/// A seat's totals from low to high, the lowest in the highest byte: of two seats the one with the greater number has
/// the better list (section *Scoring and end*).
pub fn list(mut totals: Totals) -> u32 {
    totals.sort_unstable();
    u32::from_be_bytes(totals)
}

/// Payoff of a game with these totals, one a seat.
pub fn payoff(totals: &[Totals]) -> Payoff {
    let mut lists = [0; MOST_PLAYERS];
    let mut scores = [0; MOST_PLAYERS];
    for (seat, totals) in totals.iter().enumerate() {
        lists[seat] = list(*totals);
        scores[seat] = i32::from(totals.iter().copied().min().unwrap_or(0));
    }
    let best = lists.iter().copied().max().unwrap_or(0);
    let winners = Seat::all(totals.len()).filter(|s| lists[s.index()] == best);
    Payoff::new(&scores[..totals.len()], winners.collect(), ALL_FALLEN)
}

/// Card that represents a seat's worker (section *Setup*).
pub fn worker_card(seat: Seat) -> Card {
    Card::new(KING, Suit::ALL[seat.index()])
}

impl Jackhammer {
    /// The turn goes on clockwise to the next seat that hasn't fallen.
    #[inline]
    fn next(&self, s: &mut State) {
        let players = self.players();
        for _ in 0..players {
            s.turn = s.turn.left(players);
            if !s.fallen.has(s.turn) {
                return;
            }
        }
        s.step = Step::Over;
    }

    fn why_not_place(&self, s: &State, cell: Cell) -> Message {
        match s.floor.get(cell) {
            None => NO_CELL,
            Some(card) if card.rank() != ACE => Message::new("no-start-but-an-ace"),
            Some(_) => Message::new("no-sharing-an-ace").with("who", s.workers_on(1 << bit(cell))),
        }
    }

    /// Reason why the worker of the seat at turn can't move there.
    fn why_not_move(&self, s: &State, seat: Seat, to: Cell) -> Message {
        if !is_cell(to) {
            return NO_CELL;
        }
        let from = s.worker(seat);
        if from == Some(to) {
            return Message::new("no-staying");
        }
        let Some(passed) = from.and_then(|from| between(from, to)) else {
            return Message::new("no-crooked-way");
        };
        if s.floor.get(to).is_none() {
            return Message::new("no-landing-in-a-hole");
        }
        if s.floor.has_worker(to) {
            return Message::new("no-sharing-a-card").with("who", s.workers_on(1 << bit(to)));
        }
        if passed & !s.floor.cards != 0 {
            return Message::new("no-passing-a-hole");
        }
        Message::new("no-passing-a-worker").with("who", s.workers_on(passed))
    }
}

const NO_CELL: Message = Message::new("no-such-cell");

impl Rules for Jackhammer {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        State {
            step: Step::Setup,
            first: Seat(0),
            turn: Seat(0),
            fallen: Seats::NONE,
            workers: [0; MOST_PLAYERS],
            totals: [[0; 4]; MOST_PLAYERS],
            collected: [CardSet::EMPTY; MOST_PLAYERS],
            floor: Floor::empty(),
            last: None,
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.step {
            Step::Setup => Turn::Proceed,
            Step::Place | Step::Play => Turn::Act(Seats::one(s.turn)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.step {
            Step::Setup => Phase::Deal,
            Step::Place | Step::Play => Phase::Play,
            Step::Over => Phase::Score,
        }
    }

    fn step(&self, s: &State) -> &'static str {
        match s.step {
            Step::Setup => "deal",
            Step::Place => "place",
            Step::Play => "play",
            Step::Over => "score",
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.first
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != s.turn {
            return;
        }
        match s.step {
            Step::Place => {
                out.extend(bits(s.free_aces()).map(|at| Action::Place { cell: CELL_AT[at] }));
            }
            Step::Play => {
                let moves = s.moves(seat);
                if moves == 0 {
                    out.push(Action::Fall {});
                } else {
                    // Reserved at once, which is quicker than letting the list grow.
                    out.reserve(moves.count_ones() as usize);
                    for at in bits(moves) {
                        out.push(Action::Move { to: CELL_AT[at] });
                    }
                }
            }
            Step::Setup | Step::Over => {}
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        seat == s.turn
            && match (s.step, a) {
                (Step::Place, Action::Place { cell }) => among(s.free_aces(), cell),
                (Step::Play, Action::Move { to }) => among(s.moves(seat), to),
                (Step::Play, Action::Fall {}) => s.moves(seat) == 0,
                _ => false,
            }
    }

    fn refusal(&self, v: &View, seat: Seat, a: Action) -> Refusal {
        let placing = v.table.step == Step::Place;
        Refusal::new(match a {
            Action::Place { cell } if placing => self.why_not_place(&v.table, cell),
            Action::Place { .. } => Message::new("no-placing-again"),
            _ if placing => Message::new("no-move-before-all-stand"),
            Action::Move { to } => self.why_not_move(&v.table, seat, to),
            Action::Fall {} => Message::new("no-fall-while-it-can-move"),
        })
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _log: &mut L) {
        s.last = Some(Last {
            seat,
            left: s.worker(seat),
        });
        match a {
            Action::Place { cell } => {
                s.stand(seat, cell);
                s.turn = seat.left(self.players());
                if s.turn == s.first {
                    s.step = Step::Play;
                }
                return;
            }
            Action::Move { to } => {
                s.collect(seat);
                s.stand(seat, to);
            }
            Action::Fall {} => {
                s.collect(seat);
                s.workers[seat.index()] = 0;
                s.fallen = s.fallen.with(seat);
            }
        }
        self.next(s);
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, _log: &mut L) {
        if s.step != Step::Setup {
            return;
        }
        s.first = self.first.decide(self.players(), dice);
        s.turn = s.first;
        // A to 9 of all suits are the first 36 cards of the deck's order.
        let mut grid: [Card; CELLS] = std::array::from_fn(Card::at);
        dice.shuffle("grid", &mut grid);
        for (i, card) in grid.into_iter().enumerate() {
            s.floor.lay([(i % SIDE) as u8, (i / SIDE) as u8], card);
        }
        s.step = Step::Place;
    }

    fn payoff(&self, s: &State) -> Payoff {
        payoff(&s.totals[..self.players()])
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        View {
            viewer,
            players: self.players,
            table: *s,
        }
    }

    fn imagine(&self, v: &View, _luck: &mut Luck) -> State {
        v.table
    }

    fn seen(&self, _s: &State, _actor: Seat, a: Action, _by: Seat) -> Seen<Action> {
        Seen::Open(a)
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        let lies = |([x, y], card): (Cell, Card)| (card.face(), format!("floor {x},{y}"));
        let taken = Seat::all(self.players()).flat_map(|seat| {
            let cards = s.collected[seat.index()].iter();
            cards.map(move |card| (card.face(), format!("collected {seat}")))
        });
        s.floor.cards().map(lies).chain(taken).collect()
    }
}

impl Game for Jackhammer {
    const CARD: GameCard = GameCard {
        id: "jackhammer",
        title: "Jackhammer",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("9D"),
        players: (2, 4),
        minutes: (10, 10),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(usize::from(v.players), &v.table, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, MOST_PLAYERS as u8, 2),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        self.first.validate(self.players())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position with these cards on the floor, one worker a seat (none for one that has fallen), and this seat at
    /// turn. Nothing is collected yet; the cards that are missing are out of the game.
    pub fn with_floor(cards: &[(Card, Cell)], workers: &[Option<Cell>], turn: Seat) -> State {
        let rules = Jackhammer {
            players: workers.len() as u8,
            first: First::Chance,
        };
        let mut s = rules.start();
        (s.step, s.turn) = (Step::Play, turn);
        for (card, cell) in cards {
            s.floor.lay(*cell, *card);
        }
        for (seat, cell) in Seat::all(workers.len()).zip(workers) {
            match cell {
                Some(cell) => s.stand(seat, *cell),
                None => s.fallen = s.fallen.with(seat),
            }
        }
        s
    }
}

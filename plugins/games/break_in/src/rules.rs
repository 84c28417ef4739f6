//! The rules of Break In, by Scott Huntington. Section names follow the game's rule file: *Options*, *Setup*, *Phases*,
//! *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken here where the text is open: stacks are scouted in turn order; leaving is a decision of all seats
//! inside, in secret and before every draw, the first included; the turn of a seat that leaves passes on with a new
//! decision; leavers' cards stay on the table and count; suit, not rank, makes two guards a pair; equal totals start
//! clockwise from the last starter's left; ties for the win are shared.

use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet, JACK, Suit},
    game::First,
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// Rounds of a game.
pub const ROUNDS: u8 = 5;
/// Cards in the deck: the cash and the guards.
pub const CARDS: usize = 36;
/// Cash cards, ace to six.
pub const CASH: usize = 24;
/// The highest cash card.
pub const MOST_CASH: u8 = 6;
/// The most piles.
pub const MOST_PILES: usize = 4;
/// The most cards in a pile.
pub const MOST_IN_PILE: usize = 12;
/// The most cards that can be turned up in a round: the cash, a guard of each suit, and the one that ends it.
pub const MOST_DRAWS: usize = CASH + 4 + 1;

/// The index of the first guard.
const FIRST_GUARD: usize = 4 * (JACK as usize - 1);
/// Offset of the guards' indices from their places in this deck.
const SKIPPED: usize = FIRST_GUARD - CASH;
/// The deck as a set.
pub const DECK: CardSet =
    CardSet::from_bits(((1 << CASH) - 1) | ((1 << (CARDS - CASH)) - 1) << FIRST_GUARD);

const STACKS: [&str; MOST_PILES] = ["stack:0", "stack:1", "stack:2", "stack:3"];

/// The deck in order.
fn in_order() -> [Card; CARDS] {
    std::array::from_fn(|i| Card::at(if i < CASH { i } else { i + SKIPPED }))
}

/// Returns true if a card is a guard; the others are cash.
#[inline]
pub fn is_guard(card: Card) -> bool {
    card.index() >= FIRST_GUARD
}

/// The game and its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BreakIn {
    /// Seats, 2 to 4.
    pub players: u8,
    /// Choice of the seat that starts the first round.
    pub first: First,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Stay inside for the next card.
    Stay {},
    /// Leave with the money.
    Leave {},
    /// Turn up the top card of a pile.
    Draw {
        /// The pile, from 0.
        pile: u8,
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the first deal.
    Setup,
    /// The seats look at their stacks; this one is shuffled and closed next.
    Scout {
        /// The stack, from 0.
        stack: u8,
    },
    /// Every seat inside decides whether to stay.
    Decide,
    /// All have decided; those who leave get their money next.
    Leave,
    /// A seat turns up a card.
    Draw,
    /// The round is over; the cards are gathered and dealt again next.
    Close,
    /// The game is over.
    Over,
}

/// A card that was turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Seat that drew it.
    pub seat: Seat,
    /// Index of the pile.
    pub pile: u8,
    /// The card.
    pub card: Card,
}

/// Information that is open to everybody (section *Hidden information*), the round's draws included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// The round, 1 to 5; 0 before the first deal.
    pub round: u8,
    /// Seat that started the first round.
    pub first: Seat,
    /// Seats that started the rounds so far.
    pub starters: [Seat; ROUNDS as usize],
    /// Seat whose turn it is.
    pub turn: Seat,
    /// Seats inside the bank.
    pub inside: Seats,
    /// Seats that have decided already, while others still do.
    pub decided: Seats,
    /// Seats that leave, once all have decided.
    pub leaving: Seats,
    /// The pips of the cash in front of each seat.
    pub pips: [u8; MOST_PLAYERS],
    /// The guards in the middle.
    pub guards: CardSet,
    /// The money of each seat.
    pub totals: [i16; MOST_PLAYERS],
    /// Amount that each seat got in each round so far.
    pub sheet: [[u8; MOST_PLAYERS]; ROUNDS as usize],
    /// Seats that were still inside when the alarm went off, in each round so far.
    pub caught: [Seats; ROUNDS as usize],
    /// Number of cards turned up from each pile.
    taken: [u8; MOST_PILES],
    count: u8,
    draws: [Drawn; MOST_DRAWS],
}

impl Open {
    /// The cards turned up in this round, in order.
    #[inline]
    pub fn draws(&self) -> &[Drawn] {
        &self.draws[..self.count as usize]
    }

    /// Number of cards on the table: all cash, whoever's, and the guards.
    #[inline]
    pub const fn table(&self) -> u8 {
        self.count
    }

    /// Amount that leaving would bring a seat now.
    #[inline]
    pub const fn worth(&self, seat: Seat) -> u8 {
        self.pips[seat.index()] + self.table()
    }

    /// The cash in front of a seat, in the order in which it was turned up.
    pub fn front(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.draws()
            .iter()
            .filter(move |d| d.seat == seat && !is_guard(d.card))
            .map(|d| d.card)
    }

    /// Returns true if a seat has still to answer whether it stays.
    #[inline]
    pub(crate) fn owes_answer(&self, seat: Seat) -> bool {
        self.step == Step::Decide && self.inside.has(seat) && !self.decided.has(seat)
    }

    /// Seat that started this round.
    pub const fn starter(&self) -> Seat {
        self.starters[self.round.saturating_sub(1) as usize]
    }

    /// Returns true if a guard of this suit is in the middle, so that the next one ends the round.
    pub fn alarmed(&self, suit: Suit) -> bool {
        self.guards.bits() & suit_bits(suit.index()) != 0
    }
}

/// The guards of a suit.
#[inline]
const fn suit_bits(suit: usize) -> u64 {
    0x111 << (FIRST_GUARD + suit)
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    /// Seats that have decided to leave, while others still decide.
    leaving: Seats,
    /// The stacks of this round; the first cards of each, as many as are taken, have been turned up.
    piles: [[Card; MOST_IN_PILE]; MOST_PILES],
}

impl State {
    /// The cards that are left in a pile, top first.
    #[inline]
    pub(crate) fn pile(&self, rules: &BreakIn, pile: usize) -> &[Card] {
        &self.piles[pile][usize::from(self.open.taken[pile])..rules.pile_size()]
    }
}

/// View of one seat: everything that it may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Open information.
    pub open: Open,
    /// All cards of the stack that the viewer scouted, as it was dealt; empty if there is none.
    pub stack: CardSet,
    /// True if the viewer has decided to leave, while others still decide.
    pub leaving: bool,
}

impl View {
    /// The pile that the viewer scouted.
    pub fn scouted(&self, rules: &BreakIn) -> Option<usize> {
        let viewer = self.viewer.filter(|_| !self.stack.is_empty())?;
        Some(rules.scouted(&self.open, viewer))
    }

    /// The cards that are left in the pile that the viewer scouted.
    pub fn left(&self, rules: &BreakIn) -> CardSet {
        let pile = self.scouted(rules);
        let draws = self.open.draws().iter();
        draws
            .filter(|d| Some(usize::from(d.pile)) == pile)
            .fold(self.stack, |left, d| left.without(d.card))
    }

    /// The cards that lie in the other piles.
    pub fn unseen(&self) -> CardSet {
        let draws = self.open.draws().iter();
        draws.fold(DECK.minus(self.stack), |left, d| left.without(d.card))
    }
}

impl BreakIn {
    /// Number of piles (section *Setup*).
    #[inline]
    pub const fn piles(&self) -> usize {
        match self.players {
            4 => 4,
            _ => 3,
        }
    }

    /// Cards in a pile after the deal.
    #[inline]
    pub const fn pile_size(&self) -> usize {
        CARDS / self.piles()
    }

    /// Cards left in a pile.
    #[inline]
    pub const fn left_in(&self, open: &Open, pile: usize) -> usize {
        self.pile_size() - open.taken[pile] as usize
    }

    /// The pile that a seat scouts.
    pub const fn scouted(&self, open: &Open, seat: Seat) -> usize {
        let players = self.players as usize;
        (seat.index() + players - open.starter().index()) % players
    }

    /// The seat that scouted a pile; with two players nobody scouts the third.
    pub fn scout_of(&self, open: &Open, pile: usize) -> Option<Seat> {
        let players = self.players as usize;
        (pile < players).then(|| Seat(((open.starter().index() + pile) % players) as u8))
    }

    /// The next seat inside after this one, clockwise; the seat itself comes last.
    #[inline]
    fn next_inside(&self, open: &Open, seat: Seat) -> Seat {
        let mut next = seat.left(self.players());
        while next != seat && !open.inside.has(next) {
            next = next.left(self.players());
        }
        next
    }

    /// Seat that starts the next round: the lowest total, the first of several from the last starter's left.
    pub fn next_starter(&self, open: &Open) -> Seat {
        let players = self.players();
        let last = open.starter().index();
        (1..=players)
            .map(|i| Seat(((last + i) % players) as u8))
            .min_by_key(|seat| open.totals[seat.index()])
            .expect("a table has seats")
    }

    fn deal<D: Dice>(&self, s: &mut State, starter: Seat, dice: &mut D) {
        let mut cards = in_order();
        dice.shuffle("round", &mut cards);
        let piles = self.piles();
        for (i, card) in cards.iter().enumerate() {
            s.piles[i % piles][i / piles] = *card;
        }
        let open = &mut s.open;
        open.starters[open.round as usize] = starter;
        open.round += 1;
        open.turn = starter;
        open.inside = Seats::all(self.players());
        open.pips = [0; MOST_PLAYERS];
        open.guards = CardSet::EMPTY;
        open.taken = [0; MOST_PILES];
        open.count = 0;
        open.step = Step::Scout { stack: 0 };
    }

    fn decide(&self, s: &mut State, seat: Seat, leaves: bool) {
        if leaves {
            s.leaving = s.leaving.with(seat);
        }
        s.open.decided = s.open.decided.with(seat);
        if s.open.decided == s.open.inside {
            s.open.decided = Seats::NONE;
            s.open.leaving = s.leaving;
            s.leaving = Seats::NONE;
            s.open.step = if s.open.leaving.is_empty() {
                Step::Draw
            } else {
                Step::Leave
            };
        }
    }

    pub(crate) fn leave<L: Log>(&self, open: &mut Open, log: &mut L) {
        for seat in open.leaving.iter() {
            let points = open.worth(seat);
            open.totals[seat.index()] += i16::from(points);
            open.sheet[open.round as usize - 1][seat.index()] = points;
            log.note(seat, i32::from(points), "left");
            open.inside = open.inside.without(seat);
        }
        open.leaving = Seats::NONE;
        if open.inside.is_empty() {
            open.step = Step::Close;
        } else if open.inside.has(open.turn) {
            open.step = Step::Draw;
        } else {
            open.turn = self.next_inside(open, open.turn);
            open.step = Step::Decide;
        }
    }

    #[inline]
    fn draw(&self, s: &mut State, seat: Seat, pile: u8) {
        let open = &mut s.open;
        let taken = &mut open.taken[pile as usize];
        let card = s.piles[pile as usize][*taken as usize];
        *taken += 1;
        open.draws[open.count as usize] = Drawn { seat, pile, card };
        open.count += 1;
        open.step = Step::Decide;
        if is_guard(card) {
            let pair = open.guards.bits() & suit_bits(card.index() % 4) != 0;
            open.guards.insert(card);
            if pair {
                open.step = Step::Close;
                open.caught[open.round as usize - 1] = open.inside;
                return;
            }
        } else {
            open.pips[seat.index()] += card.pips();
        }
        open.turn = self.next_inside(open, seat);
    }
}

impl Rules for BreakIn {
    type State = State;
    type Action = Action;
    type View = View;

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }

    fn start(&self) -> State {
        State {
            open: Open {
                step: Step::Setup,
                round: 0,
                first: Seat(0),
                starters: [Seat(0); ROUNDS as usize],
                turn: Seat(0),
                inside: Seats::NONE,
                decided: Seats::NONE,
                leaving: Seats::NONE,
                pips: [0; MOST_PLAYERS],
                guards: CardSet::EMPTY,
                totals: [0; MOST_PLAYERS],
                sheet: [[0; MOST_PLAYERS]; ROUNDS as usize],
                caught: [Seats::NONE; ROUNDS as usize],
                taken: [0; MOST_PILES],
                count: 0,
                draws: [Drawn {
                    seat: Seat(0),
                    pile: 0,
                    card: Card::at(0),
                }; MOST_DRAWS],
            },
            leaving: Seats::NONE,
            piles: [[Card::at(0); MOST_IN_PILE]; MOST_PILES],
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        let open = &s.open;
        match open.step {
            Step::Setup | Step::Scout { .. } | Step::Leave | Step::Close => Turn::Proceed,
            Step::Decide => Turn::Act(open.inside.minus(open.decided)),
            Step::Draw => Turn::Act(Seats::one(open.turn)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup | Step::Scout { .. } => Phase::Deal,
            Step::Decide | Step::Draw => Phase::Play,
            Step::Leave => Phase::Reveal,
            Step::Close | Step::Over => Phase::Score,
        }
    }

    fn step(&self, s: &State) -> &'static str {
        match s.open.step {
            Step::Decide => "decide",
            Step::Draw => "draw",
            _ => self.phase(s).name(),
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.open.first
    }

    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let open = &s.open;
        match open.step {
            Step::Decide if open.owes_answer(seat) => {
                out.extend_from_slice(&[Action::Stay {}, Action::Leave {}]);
            }
            Step::Draw if open.turn == seat => {
                for pile in 0..self.piles() {
                    if self.left_in(open, pile) > 0 {
                        out.push(Action::Draw { pile: pile as u8 });
                    }
                }
            }
            _ => {}
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        let open = &s.open;
        match a {
            Action::Stay {} | Action::Leave {} => open.owes_answer(seat),
            Action::Draw { pile } => {
                let pile = usize::from(pile);
                open.step == Step::Draw
                    && open.turn == seat
                    && pile < self.piles()
                    && self.left_in(open, pile) > 0
            }
        }
    }

    fn refusal(&self, v: &View, _seat: Seat, a: Action) -> Refusal {
        Refusal::new(match (v.open.step, a) {
            (Step::Draw, Action::Stay {} | Action::Leave {}) => Message::new("no-deciding-again"),
            (Step::Draw, Action::Draw { pile }) if usize::from(pile) >= self.piles() => {
                Message::new("no-such-pile").with("n", self.piles())
            }
            (Step::Draw, Action::Draw { .. }) => Message::new("no-empty-pile"),
            _ => Message::new("no-drawing-yet"),
        })
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _: &mut L) {
        match a {
            Action::Stay {} => self.decide(s, seat, false),
            Action::Leave {} => self.decide(s, seat, true),
            Action::Draw { pile } => self.draw(s, seat, pile),
        }
    }

    #[inline]
    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.open.step {
            Step::Setup => {
                let first = self.first.decide(self.players(), dice);
                s.open.first = first;
                self.deal(s, first, dice);
            }
            Step::Scout { stack } => {
                let pile = usize::from(stack);
                let size = self.pile_size();
                dice.shuffle(STACKS[pile], &mut s.piles[pile][..size]);
                s.open.step = if pile + 1 < self.piles() {
                    Step::Scout { stack: stack + 1 }
                } else {
                    Step::Decide
                };
            }
            Step::Leave => self.leave(&mut s.open, log),
            Step::Close if s.open.round == ROUNDS => s.open.step = Step::Over,
            Step::Close => {
                let starter = self.next_starter(&s.open);
                self.deal(s, starter, dice);
            }
            Step::Decide | Step::Draw | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let totals = s.open.totals.map(i32::from);
        Payoff::highest(&totals[..self.players()], "five_rounds")
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let stack = match viewer {
            Some(seat) if s.open.step != Step::Setup => {
                let pile = &s.piles[self.scouted(&s.open, seat)];
                pile[..self.pile_size()].iter().copied().collect()
            }
            _ => CardSet::EMPTY,
        };
        View {
            viewer,
            open: s.open,
            stack,
            leaving: viewer.is_some_and(|v| s.leaving.has(v)),
        }
    }

    /// Every order of the cards left in the scouted pile, every deal of the others to the other piles, and every secret
    /// decision of those who have made one is equally likely.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if v.open.step == Step::Setup {
            return s;
        }
        for seat in v.open.decided.iter() {
            let leaves = match v.viewer == Some(seat) {
                true => v.leaving,
                false => luck.below(2) == 1,
            };
            if leaves {
                s.leaving = s.leaving.with(seat);
            }
        }
        let mut at = [0; MOST_PILES];
        for drawn in v.open.draws() {
            let pile = usize::from(drawn.pile);
            s.piles[pile][at[pile]] = drawn.card;
            at[pile] += 1;
        }
        let mut unseen = [Card::at(0); CARDS];
        let hidden = v.unseen();
        for (slot, card) in unseen.iter_mut().zip(hidden.iter()) {
            *slot = card;
        }
        let unseen = &mut unseen[..hidden.len()];
        luck.mix(unseen);
        let mut unseen = unseen.iter();
        let own = v.scouted(self);
        for pile in 0..self.piles() {
            let left = &mut s.piles[pile][at[pile]..self.pile_size()];
            if Some(pile) == own {
                for (slot, card) in left.iter_mut().zip(v.left(self).iter()) {
                    *slot = card;
                }
                luck.mix(left);
            } else {
                for (slot, card) in left.iter_mut().zip(&mut unseen) {
                    *slot = *card;
                }
            }
        }
        s
    }

    fn seen(&self, _: &State, actor: Seat, a: Action, by: Seat) -> Seen<Action> {
        match a {
            Action::Stay {} | Action::Leave {} if actor != by => Seen::Hidden,
            _ => Seen::Open(a),
        }
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        if s.open.step == Step::Setup {
            return Vec::new();
        }
        let mut places = Vec::with_capacity(CARDS);
        for drawn in s.open.draws() {
            let place = match is_guard(drawn.card) {
                true => "middle".to_owned(),
                false => format!("front {}", drawn.seat),
            };
            places.push((drawn.card.face(), place));
        }
        for pile in 0..self.piles() {
            let left = s.pile(self, pile).iter();
            places.extend(left.map(|card| (card.face(), format!("pile {pile}"))));
        }
        places
    }
}

impl Game for BreakIn {
    const CARD: GameCard = GameCard {
        id: "break_in",
        title: "Break In",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("KD"),
        players: (2, 4),
        minutes: (15, 15),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(self, &v.open, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, 4, 3),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        self.first.validate(self.players())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// A position of the first round, which `turn` started, at its next decide: this cash in front of each seat, these
    /// guards in the middle, and these cards on top of the piles. The other cards lie below them in the deck's order.
    pub fn with_table(
        rules: &BreakIn,
        turn: Seat,
        fronts: &[&[Card]],
        guards: &[Card],
        tops: &[Card],
    ) -> State {
        let mut s = rules.start();
        let open = &mut s.open;
        open.step = Step::Decide;
        open.round = 1;
        open.first = turn;
        open.starters[0] = turn;
        open.turn = turn;
        open.inside = Seats::all(rules.players());
        let cash = fronts
            .iter()
            .enumerate()
            .flat_map(|(i, front)| front.iter().map(move |c| (Seat(i as u8), *c)));
        let on_table = cash.chain(guards.iter().map(|c| (turn, *c)));
        let piles = rules.piles();
        let mut left = DECK;
        for (i, (seat, card)) in on_table.enumerate() {
            let pile = i % piles;
            s.piles[pile][i / piles] = card;
            left.remove(card);
            let pile = pile as u8;
            open.draws[i] = Drawn { seat, pile, card };
            open.count += 1;
            open.taken[i % piles] += 1;
            if is_guard(card) {
                open.guards.insert(card);
            } else {
                open.pips[seat.index()] += card.pips();
            }
        }
        let mut left = tops.iter().fold(left, |left, c| left.without(*c)).iter();
        for pile in 0..piles {
            let taken = usize::from(open.taken[pile]);
            let rest = &mut s.piles[pile][taken..rules.pile_size()];
            let mut top = tops.get(pile).copied();
            for slot in rest {
                if let Some(card) = top.take().or_else(|| left.next()) {
                    *slot = card;
                }
            }
        }
        s
    }
}

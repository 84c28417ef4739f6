//! The rules of Turncoat, by Scott Huntington. Section names follow the game's rule file: *Options*, *Setup*, *Phases*,
//! *Decisions*, *Chance*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: hands are refilled to five after each mission; the lead goes round clockwise;
//! an empty deck is made anew of the discards when a card is needed; only the leader sees the candidates; a spy from
//! the deck fails a mission too; aces count 1; five failures without a turncoat are lost by all; one accuses in place
//! of one's own decision, and of several accusations the first clockwise from the leader counts; the turncoat may not
//! accuse; an accusation stops the mission. Ours: at the end the cards laid down for a mission that was stopped are
//! shown along with the hands; the deck and the rejected candidates stay hidden.
//!
//! Nothing about the winner can be proven before the last step ([`kortlek_rules::Game::certain`]), since somebody may
//! accuse at any moment.

use kortlek_rules::{
    Arg, Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase,
    Refusal, Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet, Suit},
    game::First,
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// Cards in each hand (section *Setup*).
pub const HAND: usize = 5;
/// Number of successes with which the team wins, and of failures with which the turncoat does.
pub const GOAL: u8 = 5;
/// A game has no more missions.
pub const MOST_MISSIONS: usize = 2 * GOAL as usize - 1;
/// Candidates from which the leader chooses a mission.
pub const CANDIDATES: usize = 2;
/// The highest value of a number card; the lowest is 1.
pub const VALUES: u8 = 9;
/// Cards that are played with: number cards and spies.
pub const CARDS: usize = 48;
/// The most cards revealed in a mission: one a seat and one from the deck.
pub const MOST_REVEALED: usize = MOST_PLAYERS + 1;

/// The number cards, ace to nine.
pub const NUMBERS: CardSet = CardSet::from_bits((1 << 36) - 1);
/// The spies: jacks, queens and kings.
pub const SPIES: CardSet = CardSet::from_bits(0xFFF << 40);
/// The card that makes its holder the turncoat.
pub const TURNCOAT: Card = Card::JOKER_1;

const LOYAL: [Card; 3] = [
    Card::new(10, Suit::Spades),
    Card::new(10, Suit::Hearts),
    Card::new(10, Suit::Diamonds),
];

/// The identity cards for a number of players; the last one of a shuffle may be left out of the game.
pub fn identity_cards(players: usize) -> ([Card; MOST_PLAYERS], usize) {
    let tens = players.min(LOYAL.len());
    let mut cards = [TURNCOAT; MOST_PLAYERS];
    cards[..tens].copy_from_slice(&LOYAL[..tens]);
    (cards, tens + 1)
}

/// The game and its options (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turncoat {
    /// Seats, 2 to 4.
    pub players: u8,
    /// Choice of the seat that leads the first mission.
    pub first: First,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The leader lays one of the candidates as the mission.
    Choose {
        /// The card.
        card: Card,
    },
    /// Lay a card of the hand face down beside the mission.
    Commit {
        /// The card.
        card: Card,
    },
    /// Call somebody the turncoat, in place of the own decision.
    Accuse {
        /// Whom.
        seat: Seat,
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the deal.
    Setup,
    /// The leader looks for candidates next.
    Look,
    /// The leader chooses or accuses.
    Choose,
    /// Every seat commits or accuses.
    Commit,
    /// All have decided; the cards are shuffled and turned up next, or the accusation is judged.
    Reveal,
    /// The cards lie open; the mission is judged next.
    Score,
    /// The hands are refilled and the lead passes next.
    Draw,
    /// The game is over.
    Over,
}

/// Way in which the game ended (section *Scoring and end*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The team brought five missions home.
    FiveSuccesses,
    /// Five missions failed.
    FiveFailures,
    /// The turncoat was accused.
    AccusedRight,
    /// A loyal player was accused.
    AccusedWrong,
    /// Somebody was accused where all are loyal.
    AccusedNobody,
}

impl End {
    /// The reason, as a trace has it.
    pub const fn name(self) -> &'static str {
        match self {
            End::FiveSuccesses => "five_successes",
            End::FiveFailures => "five_failures",
            End::AccusedRight => "accused_right",
            End::AccusedWrong => "accused_wrong",
            End::AccusedNobody => "accused_nobody",
        }
    }

    /// Winners, if `turncoat` is the traitor.
    fn winners(self, players: usize, turncoat: Option<Seat>) -> Seats {
        let traitor = turncoat.map_or(Seats::NONE, Seats::one);
        match self {
            End::FiveSuccesses | End::AccusedRight => Seats::all(players).minus(traitor),
            End::FiveFailures | End::AccusedWrong => traitor,
            End::AccusedNobody => Seats::NONE,
        }
    }
}

/// A mission that is over, or as far as it went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mission {
    /// Seat that led it.
    pub leader: Seat,
    /// The mission card.
    pub card: Card,
    /// The spies that turned up while candidates were looked for.
    pub spies: CardSet,
    /// The revealed cards in the order in which they were turned up: the first `players + 1`.
    pub revealed: [Card; MOST_REVEALED],
    /// True if it succeeded.
    pub success: bool,
}

const NO_MISSION: Mission = Mission {
    leader: Seat(0),
    card: TURNCOAT,
    spies: CardSet::EMPTY,
    revealed: [TURNCOAT; MOST_REVEALED],
    success: false,
};

/// Total of the revealed cards for a mission: the cards of its suit less all others; `None` with a spy among them.
pub fn total(mission: Card, revealed: &[Card]) -> Option<i32> {
    let mut total = 0;
    for card in revealed {
        if card.is_picture() {
            return None;
        }
        let value = i32::from(card.rank());
        total += if card.suit() == mission.suit() {
            value
        } else {
            -value
        };
    }
    Some(total)
}

/// Returns true if a mission succeeds with these cards.
pub fn succeeds(mission: Card, revealed: &[Card]) -> bool {
    total(mission, revealed).is_some_and(|total| total >= i32::from(mission.rank()))
}

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Seat that led the first mission.
    pub first: Seat,
    /// Seat that leads this one.
    pub leader: Seat,
    /// Missions that are over.
    pub missions: u8,
    /// Number of missions that succeeded.
    pub successes: u8,
    /// Number of missions that failed.
    pub failures: u8,
    /// Candidates that lie before the leader.
    pub candidates: u8,
    /// The mission that lies on the table.
    pub mission: Option<Card>,
    /// Number of cards of this mission that are revealed.
    pub shown: u8,
    /// Seats that have decided in secret.
    pub committed: Seats,
    /// Cards in the deck.
    pub deck: u8,
    /// The cards that lie face up in the discard pile.
    pub face_up: CardSet,
    /// Number of candidates of each leader that are face down in it.
    pub face_down: [u8; MOST_PLAYERS],
    /// Number of times that a new deck was made.
    pub redecks: u8,
    /// The cards that lay face up when it was last made: each was seen to go into the deck.
    pub recycled: CardSet,
    /// Cards that each seat has drawn since.
    pub drawn: [u8; MOST_PLAYERS],
    /// The missions; the first [`Open::missions`] are over.
    pub past: [Mission; MOST_MISSIONS],
    /// Way in which it ended.
    pub end: Option<End>,
}

impl Open {
    /// The revealed cards of the mission on the table.
    pub fn revealed(&self) -> &[Card] {
        let now = usize::from(self.missions).min(MOST_MISSIONS - 1);
        &self.past[now].revealed[..usize::from(self.shown)]
    }

    /// The accusation among these decisions that counts, whose and of whom: the first clockwise from the leader.
    pub(crate) fn accusation(
        &self,
        players: usize,
        chosen: &[Option<Action>; MOST_PLAYERS],
    ) -> Option<(Seat, Seat)> {
        let mut seat = self.leader;
        for _ in 0..players {
            if let Some(Action::Accuse { seat: accused }) = chosen[seat.index()] {
                return Some((seat, accused));
            }
            seat = seat.left(players);
        }
        None
    }
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    pub(crate) turncoat: Option<Seat>,
    /// By seat; behind them the card left over, if there is one.
    pub(crate) identities: [Card; MOST_PLAYERS],
    pub(crate) hands: [CardSet; MOST_PLAYERS],
    pub(crate) candidates: [Card; CANDIDATES],
    pub(crate) chosen: [Option<Action>; MOST_PLAYERS],
    /// Card that each seat laid in each mission.
    pub(crate) laid: [[Card; MOST_PLAYERS]; MOST_MISSIONS],
    /// The candidate that was rejected in each mission.
    pub(crate) rejections: [Option<Card>; MOST_MISSIONS],
    /// The rejected cards that lie face down in the discard pile, by leader.
    pub(crate) rejected: [CardSet; MOST_PLAYERS],
    /// Rejected cards that were there when a new deck was last made.
    pub(crate) kept: [CardSet; MOST_PLAYERS],
    /// Number of cards that a seat (the last: an onlooker) can't place and that were not in hands when the deck was
    /// last made.
    pub(crate) strays: [u8; MOST_PLAYERS + 1],
    /// The index of the deck's top card.
    pub(crate) top: u8,
    pub(crate) deck: [Card; CARDS],
}

impl State {
    /// The traitor, if there is one.
    pub const fn turncoat(&self) -> Option<Seat> {
        self.turncoat
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The two candidates, in the order in which they were found.
    pub const fn candidates(&self) -> [Card; CANDIDATES] {
        self.candidates
    }

    /// The deck, top first.
    pub fn deck(&self) -> &[Card] {
        let top = usize::from(self.top);
        &self.deck[top..top + usize::from(self.open.deck)]
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
    /// The identities that the viewer knows: its own, at the end all.
    pub identities: [Option<Card>; MOST_PLAYERS],
    /// The identity card that nobody got; shown at the end.
    pub left_out: Option<Card>,
    /// The hands that the viewer sees: its own, at the end all.
    pub hands: [Option<CardSet>; MOST_PLAYERS],
    /// The candidates, for the leader alone.
    pub candidates: Option<[Card; CANDIDATES]>,
    /// Secret decision of the viewer; at the end of a game cut short those of all.
    pub chosen: [Option<Action>; MOST_PLAYERS],
    /// Card that each seat laid in the missions that are over or revealed, as far as the viewer knows.
    pub laid: [[Option<Card>; MOST_PLAYERS]; MOST_MISSIONS],
    /// The candidates that the viewer rejected, by mission.
    pub rejections: [Option<Card>; MOST_MISSIONS],
    /// Those of them that lie in the discard pile.
    pub rejected: CardSet,
    /// Rejected cards that went into the deck when it was last remade.
    pub kept: CardSet,
    /// Number of cards that the viewer couldn't place and that were not in hands when a new deck was last made: the
    /// rejected candidates of others.
    pub strays: u8,
    /// The same for an onlooker.
    pub public_strays: u8,
}

impl Turncoat {
    /// Takes the top card of the deck, of which a new one is made if it is empty. `holding` is true if the leader has
    /// one candidate already.
    #[inline]
    fn take<D: Dice>(&self, s: &mut State, dice: &mut D, holding: bool) -> Card {
        if s.open.deck == 0 {
            self.redeck(s, dice, holding);
        }
        let card = s.deck[usize::from(s.top)];
        s.top += 1;
        s.open.deck -= 1;
        card
    }

    /// The discard pile becomes the deck.
    fn redeck<D: Dice>(&self, s: &mut State, dice: &mut D, holding: bool) {
        let face_down = s.rejected.iter().fold(CardSet::EMPTY, |a, b| a.or(*b));
        let mut count = 0;
        for (to, card) in s.deck.iter_mut().zip(s.open.face_up.or(face_down).iter()) {
            *to = card;
            count += 1;
        }
        dice.shuffle("redeck", &mut s.deck[..count]);
        for viewer in 0..=MOST_PLAYERS {
            let own = s.rejected.get(viewer).map_or(0, |cards| cards.len());
            let held = holding && viewer != s.open.leader.index();
            s.strays[viewer] = (face_down.len() - own) as u8 + u8::from(held);
        }
        s.kept = s.rejected;
        s.rejected = [CardSet::EMPTY; MOST_PLAYERS];
        s.top = 0;
        let open = &mut s.open;
        open.deck = count as u8;
        open.recycled = open.face_up;
        open.face_up = CardSet::EMPTY;
        open.face_down = [0; MOST_PLAYERS];
        open.drawn = [0; MOST_PLAYERS];
        open.redecks += 1;
    }

    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        s.open.first = self.first.decide(players, dice);
        s.open.leader = s.open.first;
        let (mut identities, count) = identity_cards(players);
        dice.shuffle("identity", &mut identities[..count]);
        s.identities = identities;
        s.turncoat = Seat::all(players).find(|seat| identities[seat.index()] == TURNCOAT);
        s.deck = all_cards();
        dice.shuffle("deck", &mut s.deck);
        let dealt = HAND * players;
        for turn in s.deck[..dealt].chunks(players) {
            for (hand, card) in s.hands.iter_mut().zip(turn) {
                hand.insert(*card);
            }
        }
        s.top = dealt as u8;
        s.open.deck = (CARDS - dealt) as u8;
        s.open.step = Step::Look;
    }

    fn look<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let mut found = 0;
        let mut spies = CardSet::EMPTY;
        while found < CANDIDATES {
            let card = self.take(s, dice, found > 0);
            if card.is_picture() {
                s.open.face_up.insert(card);
                spies.insert(card);
            } else {
                s.candidates[found] = card;
                found += 1;
            }
        }
        s.open.candidates = CANDIDATES as u8;
        s.open.past[usize::from(s.open.missions)] = Mission {
            leader: s.open.leader,
            spies,
            ..NO_MISSION
        };
        s.open.step = Step::Choose;
    }

    fn judge(&self, s: &mut State, accused: Seat) {
        s.open.step = Step::Over;
        s.open.end = Some(match s.turncoat {
            None => End::AccusedNobody,
            Some(turncoat) if turncoat == accused => End::AccusedRight,
            Some(_) => End::AccusedWrong,
        });
    }

    fn reveal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        if let Some((_, accused)) = s.open.accusation(players, &s.chosen) {
            self.judge(s, accused);
            return;
        }
        let now = usize::from(s.open.missions);
        let mut cards = [TURNCOAT; MOST_REVEALED];
        for i in 0..players {
            if let Some(Action::Commit { card }) = s.chosen[i] {
                cards[i] = card;
                s.laid[now][i] = card;
            }
        }
        cards[players] = self.take(s, dice, false);
        dice.shuffle("reveal", &mut cards[..=players]);
        s.chosen = [None; MOST_PLAYERS];
        s.open.committed = Seats::NONE;
        s.open.past[now].revealed = cards;
        s.open.shown = players as u8 + 1;
        s.open.step = Step::Score;
    }

    fn score(&self, s: &mut State) {
        let open = &mut s.open;
        let mission = &mut open.past[usize::from(open.missions)];
        let revealed = &mission.revealed[..usize::from(open.shown)];
        mission.success = succeeds(mission.card, revealed);
        open.face_up.insert(mission.card);
        for card in revealed {
            open.face_up.insert(*card);
        }
        if mission.success {
            open.successes += 1;
        } else {
            open.failures += 1;
        }
        open.missions += 1;
        open.mission = None;
        open.shown = 0;
        open.step = Step::Over;
        if open.successes == GOAL {
            open.end = Some(End::FiveSuccesses);
        } else if open.failures == GOAL {
            open.end = Some(End::FiveFailures);
        } else {
            open.step = Step::Draw;
        }
    }

    fn draw<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        let mut seat = s.open.leader;
        for _ in 0..players {
            let card = self.take(s, dice, false);
            s.hands[seat.index()].insert(card);
            s.open.drawn[seat.index()] += 1;
            seat = seat.left(players);
        }
        s.open.leader = s.open.leader.left(players);
        s.open.step = Step::Look;
    }

    /// Lists the decisions open to a seat, whether it has decided already or not.
    pub(crate) fn choices(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        match s.open.step {
            Step::Choose => {
                let [a, b] = s.candidates;
                out.extend([a.min(b), a.max(b)].map(|card| Action::Choose { card }));
            }
            _ => {
                let cards = s.hands[seat.index()].iter();
                out.extend(cards.map(|card| Action::Commit { card }));
            }
        }
        if s.turncoat != Some(seat) {
            let others = Seat::all(self.players()).filter(|other| *other != seat);
            out.extend(others.map(|seat| Action::Accuse { seat }));
        }
    }

    /// Returns true if a seat owes a decision.
    fn owes(&self, open: &Open, seat: Seat) -> bool {
        match open.step {
            Step::Choose => seat == open.leader,
            Step::Commit => seat.index() < self.players() && !open.committed.has(seat),
            _ => false,
        }
    }

    /// Returns true if a seat that owes a decision may make this one.
    fn may_decide(&self, s: &State, seat: Seat, a: Action) -> bool {
        match a {
            Action::Accuse { seat: accused } => {
                s.turncoat != Some(seat) && accused != seat && accused.index() < self.players()
            }
            Action::Choose { card } => s.open.step == Step::Choose && s.candidates.contains(&card),
            Action::Commit { card } => {
                s.open.step == Step::Commit && s.hands[seat.index()].has(card)
            }
        }
    }
}

/// The 48 cards in the deck's order.
fn all_cards() -> [Card; CARDS] {
    let spies_from = NUMBERS.len();
    std::array::from_fn(|i| Card::at(if i < spies_from { i } else { i + 4 }))
}

impl Rules for Turncoat {
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
                leader: Seat(0),
                missions: 0,
                successes: 0,
                failures: 0,
                candidates: 0,
                mission: None,
                shown: 0,
                committed: Seats::NONE,
                deck: 0,
                face_up: CardSet::EMPTY,
                face_down: [0; MOST_PLAYERS],
                redecks: 0,
                recycled: CardSet::EMPTY,
                drawn: [0; MOST_PLAYERS],
                past: [NO_MISSION; MOST_MISSIONS],
                end: None,
            },
            turncoat: None,
            identities: [TURNCOAT; MOST_PLAYERS],
            hands: [CardSet::EMPTY; MOST_PLAYERS],
            candidates: [TURNCOAT; CANDIDATES],
            chosen: [None; MOST_PLAYERS],
            laid: [[TURNCOAT; MOST_PLAYERS]; MOST_MISSIONS],
            rejections: [None; MOST_MISSIONS],
            rejected: [CardSet::EMPTY; MOST_PLAYERS],
            kept: [CardSet::EMPTY; MOST_PLAYERS],
            strays: [CARDS as u8; MOST_PLAYERS + 1],
            top: 0,
            deck: [TURNCOAT; CARDS],
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup | Step::Look | Step::Reveal | Step::Score | Step::Draw => Turn::Proceed,
            Step::Choose => Turn::Act(Seats::one(s.open.leader)),
            Step::Commit => Turn::Act(Seats::all(self.players()).minus(s.open.committed)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup => Phase::Deal,
            // Drawing judges nothing any more.
            Step::Draw | Step::Look | Step::Choose | Step::Commit => Phase::Play,
            Step::Reveal => Phase::Reveal,
            Step::Score | Step::Over => Phase::Score,
        }
    }

    fn step(&self, s: &State) -> &'static str {
        match s.open.step {
            Step::Setup => "deal",
            Step::Look | Step::Choose => "choose",
            Step::Commit => "commit",
            Step::Reveal => "reveal",
            Step::Score | Step::Draw | Step::Over => "score",
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.open.first
    }

    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.owes(&s.open, seat) {
            self.choices(s, seat, out);
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        self.owes(&s.open, seat) && self.may_decide(s, seat, a)
    }

    fn refusal(&self, v: &View, seat: Seat, a: Action) -> Refusal {
        let choosing = v.open.step == Step::Choose;
        Refusal::new(match a {
            Action::Accuse { .. } if v.identities[seat.index()] == Some(TURNCOAT) => {
                Message::new("no-accusing-as-turncoat")
            }
            Action::Accuse { seat: accused } if accused == seat => {
                Message::new("no-accusing-yourself")
            }
            Action::Accuse { .. } => Message::new("no-accusing-nobody"),
            Action::Choose { .. } if choosing => {
                let candidates = v.candidates.into_iter().flatten();
                let candidates = candidates.map(Arg::from).collect();
                Message::new("no-candidate").with("candidates", Arg::Any(candidates))
            }
            Action::Choose { .. } => Message::new("no-choosing-again"),
            Action::Commit { .. } if choosing => Message::new("no-laying-yet"),
            Action::Commit { card } => Message::new("no-card-in-hand").with("card", card),
        })
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _log: &mut L) {
        match a {
            Action::Choose { card } => {
                let [a, b] = s.candidates;
                let other = if card == a { b } else { a };
                let now = usize::from(s.open.missions);
                s.rejected[seat.index()].insert(other);
                s.rejections[now] = Some(other);
                s.open.face_down[seat.index()] += 1;
                s.open.candidates = 0;
                s.open.past[now].card = card;
                s.open.mission = Some(card);
                s.open.step = Step::Commit;
                return;
            }
            Action::Accuse { seat: accused } if s.open.step == Step::Choose => {
                s.chosen[seat.index()] = Some(a);
                self.judge(s, accused);
                return;
            }
            Action::Commit { card } => s.hands[seat.index()].remove(card),
            Action::Accuse { .. } => {}
        }
        s.chosen[seat.index()] = Some(a);
        s.open.committed = s.open.committed.with(seat);
        if s.open.committed.len() == self.players() {
            s.open.step = Step::Reveal;
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, _log: &mut L) {
        match s.open.step {
            Step::Setup => self.deal(s, dice),
            Step::Look => self.look(s, dice),
            Step::Reveal => self.reveal(s, dice),
            Step::Score => self.score(s),
            Step::Draw => self.draw(s, dice),
            Step::Choose | Step::Commit | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let players = self.players();
        let Some(end) = s.open.end else {
            return Payoff::new(&[0; MOST_PLAYERS][..players], Seats::NONE, "unfinished");
        };
        let winners = end.winners(players, s.turncoat);
        let mut scores = [0; MOST_PLAYERS];
        for seat in winners.iter() {
            scores[seat.index()] = 1;
        }
        Payoff::new(&scores[..players], winners, end.name())
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let players = self.players();
        let over = s.open.step == Step::Over;
        let dealt = s.open.step != Step::Setup;
        let sees = |i: usize| dealt && i < players && (over || viewer == Some(Seat(i as u8)));
        let revealed = usize::from(s.open.missions) + usize::from(s.open.shown > 0);
        let mine = |i: usize| viewer == Some(s.open.past[i].leader);
        View {
            viewer,
            players: self.players,
            open: s.open,
            identities: std::array::from_fn(|i| sees(i).then_some(s.identities[i])),
            left_out: (over && players < identity_cards(players).1).then(|| s.identities[players]),
            hands: std::array::from_fn(|i| sees(i).then_some(s.hands[i])),
            candidates: (s.open.candidates > 0 && viewer == Some(s.open.leader))
                .then_some(s.candidates),
            chosen: std::array::from_fn(|i| s.chosen[i].filter(|_| sees(i))),
            laid: std::array::from_fn(|m| {
                std::array::from_fn(|i| (m < revealed && sees(i)).then_some(s.laid[m][i]))
            }),
            rejections: std::array::from_fn(|m| s.rejections[m].filter(|_| mine(m))),
            rejected: viewer.map_or(CardSet::EMPTY, |v| s.rejected[v.index()]),
            kept: viewer.map_or(CardSet::EMPTY, |v| s.kept[v.index()]),
            strays: s.strays[viewer.map_or(MOST_PLAYERS, Seat::index)],
            public_strays: s.strays[MOST_PLAYERS],
        }
    }

    /// The identities that are hidden are dealt in any way, and so are the cards that the viewer can't place, with what
    /// can be known of them: candidates are never spies; a card that was seen to go into a new deck is in a hand only
    /// if the hand has drawn since, and no other card is in that deck unless it was a rejected candidate. Without a
    /// new deck all arrangements are exactly equally likely. After one they are nearly so; what was known when the deck
    /// was made anew *before* the last time is not taken into account, nor what the cards laid in past missions tell.
    /// Those are given to the seats at random.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        crate::imagined::imagine(self, v, luck)
    }

    fn seen(&self, s: &State, actor: Seat, a: Action, by: Seat) -> Seen<Action> {
        match a {
            Action::Choose { .. } => Seen::Open(a),
            Action::Accuse { .. } if s.open.step == Step::Choose => Seen::Open(a),
            _ if actor == by => Seen::Open(a),
            Action::Commit { .. } | Action::Accuse { .. } => Seen::Hidden,
        }
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        if s.open.step == Step::Setup {
            return Vec::new();
        }
        let players = self.players();
        let mut places = Vec::with_capacity(CARDS + MOST_PLAYERS);
        let mut put = |card: Card, place: String| places.push((card.face(), place));
        for (i, card) in s.identities[..identity_cards(players).1].iter().enumerate() {
            let place = match i < players {
                true => format!("identity {i}"),
                false => "left out".to_owned(),
            };
            put(*card, place);
        }
        for i in 0..players {
            for card in s.hands[i].iter() {
                put(card, format!("hand {i}"));
            }
            for card in s.rejected[i].iter() {
                put(card, format!("rejected {i}"));
            }
            if let Some(Action::Commit { card }) = s.chosen[i] {
                put(card, format!("laid {i}"));
            }
        }
        for card in &s.candidates[..usize::from(s.open.candidates)] {
            put(*card, "candidates".to_owned());
        }
        if let Some(card) = s.open.mission {
            put(card, "mission".to_owned());
        }
        for card in s.open.revealed() {
            put(*card, "revealed".to_owned());
        }
        for card in s.open.face_up.iter() {
            put(card, "discards".to_owned());
        }
        for (i, card) in s.deck().iter().enumerate() {
            put(*card, format!("deck {i}"));
        }
        places
    }
}

impl Game for Turncoat {
    const CARD: GameCard = GameCard {
        id: "turncoat",
        title: "Turncoat",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("JS"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (10, 15),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, MOST_PLAYERS as u8, 4),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        self.first.validate(self.players())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position in which these identities and hands are dealt, the cards of `deck` lie in the deck, top first, and
    /// all others lie face up in the discard pile. The leader looks for candidates next.
    pub fn with_table(
        identities: &[Card],
        hands: &[CardSet],
        deck: &[Card],
        leader: Seat,
    ) -> State {
        let players = hands.len();
        let rules = Turncoat {
            players: players as u8,
            first: First::Seat(leader),
        };
        let mut s = rules.start();
        let mut left = NUMBERS.or(SPIES);
        for (to, hand) in s.hands.iter_mut().zip(hands) {
            *to = *hand;
            left = left.minus(*hand);
        }
        for (to, card) in s.deck.iter_mut().zip(deck) {
            *to = *card;
            left.remove(*card);
        }
        s.identities[..identities.len()].copy_from_slice(identities);
        s.turncoat = Seat::all(players).find(|seat| s.identities[seat.index()] == TURNCOAT);
        s.open.deck = deck.len() as u8;
        s.open.face_up = left;
        s.open.first = leader;
        s.open.leader = leader;
        s.open.step = Step::Look;
        s
    }
}

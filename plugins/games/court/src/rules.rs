//! The rules of Court, by Scott Huntington. Section names follow the game's rule file: *Options*, *Setup*, *Phases*,
//! *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: all 54 cards are shuffled anew for each round; the last card is played; hands
//! go left in every round; a joker must lie in the court before the turn in which it is used, needs two cards in hand,
//! and one a turn is used, the first joker before the second; pictures pair in the order in which they come, so that
//! nothing is illegal; the player orders two pictures played at once where it matters; four aces and a joker in the
//! court score nothing; ties are shared. Ours: notes are written only for points above 0. A joker that went back into
//! a hand is known to be in it, also to those who never held that hand.

use crate::score::{ACES, Tally, wealth};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet},
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// All cards with both jokers.
pub const CARDS: usize = 54;
/// Cards in each hand at the start of a round, and so turns in a round, by number of players (section *Setup*).
pub const HAND: [u8; MOST_PLAYERS + 1] = [0, 0, 9, 8, 7];
/// The most cards that a court can have: one a turn, since a used joker leaves it.
pub const MOST_COURT: usize = 9;
/// Rounds of a game.
pub const ROUNDS: u8 = 3;

/// The jokers.
const JOKERS: [Card; 2] = [Card::JOKER_1, Card::JOKER_2];

const ALL: CardSet = CardSet::from_bits((1 << CARDS) - 1);
const PICTURES: CardSet = CardSet::from_bits(0xFFF << 40);

/// The game and its option (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Court {
    /// Seats, 2 to 4.
    pub players: u8,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay one card into the court.
    Play {
        /// The card.
        card: Card,
    },
    /// Use a joker of the court: lay two cards and take it into the hand.
    PlayTwo {
        /// The cards, in the order in which they come into the court.
        cards: [Card; 2],
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A round is dealt next.
    Deal,
    /// Every seat picks.
    Play,
    /// All have picked; the cards are turned up next.
    Reveal,
    /// The picks lie in the courts; the hands go to the left next.
    Pass,
    /// The round is over; it is scored next.
    Score,
    /// The game is over.
    Over,
}

/// The cards in front of a player, in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    cards: [Card; MOST_COURT + 1],
    len: u8,
}

impl Cards {
    const NONE: Cards = Cards {
        cards: [Card::JOKER_1; MOST_COURT + 1],
        len: 0,
    };

    /// The cards as a list.
    #[inline]
    pub fn list(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    #[inline]
    fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    fn remove(&mut self, card: Card) {
        if let Some(at) = self.list().iter().position(|c| *c == card) {
            let len = usize::from(self.len);
            self.cards.copy_within(at + 1..len, at);
            self.len -= 1;
            self.cards[len - 1] = Card::JOKER_1;
        }
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Rounds dealt so far.
    pub round: u8,
    /// The turn of this round, from 1; 0 before the deal.
    pub turn: u8,
    /// Cards in each hand, the picked ones among them.
    pub hand_size: u8,
    /// Seats that have picked in this turn.
    pub committed: Seats,
    /// The cards in front of each seat.
    pub courts: [Cards; MOST_PLAYERS],
    /// The jokers in front of each seat that it may use, one bit each.
    jokers: [u8; MOST_PLAYERS],
    /// The jokers that were seen to go into each hand and are in it still.
    pub shown: [CardSet; MOST_PLAYERS],
    /// The points of each round.
    pub rounds: [[i16; MOST_PLAYERS]; ROUNDS as usize],
    /// The points of each seat.
    pub totals: [i16; MOST_PLAYERS],
}

impl Open {
    /// The court of a seat in the order in which the cards came.
    pub fn court(&self, seat: Seat) -> &[Card] {
        self.courts[seat.index()].list()
    }

    /// The joker that a seat would use.
    pub fn joker(&self, seat: Seat) -> Option<Card> {
        let lying = self.jokers[seat.index()];
        JOKERS.into_iter().find(|joker| lying & bit(*joker) != 0)
    }

    /// Totals of each court.
    pub fn tallies(&self) -> [Tally; MOST_PLAYERS] {
        self.courts.map(|court| Tally::of(court.list()))
    }
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    hands: [CardSet; MOST_PLAYERS],
    chosen: [Option<Action>; MOST_PLAYERS],
}

impl State {
    /// A seat's hand; what it has picked in secret is still in it.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
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
    /// The hands that the viewer knows: the one it holds, and those that it has held in this round.
    pub hands: [Option<CardSet>; MOST_PLAYERS],
    /// Secret pick of the viewer.
    pub chosen: Option<Action>,
}

impl View {
    /// The view once a seat whose hand is known has laid these cards, in this order, and used this joker of its court;
    /// the hands are not passed yet.
    #[must_use]
    pub fn laid(&self, seat: Seat, cards: &[Card], joker: Option<Card>) -> View {
        let mut then = *self;
        if let Some(hand) = &mut then.hands[seat.index()] {
            lay(&mut then.open, hand, seat, cards.iter().copied(), joker);
        }
        then
    }

    /// The cards that the viewer has not seen in this round: each is in a hand that it does not know, or set aside.
    pub fn unseen(&self) -> CardSet {
        let courts = self.open.courts.iter().flat_map(|c| c.list().iter());
        let seen = courts.fold(CardSet::EMPTY, |set, card| set.with(*card));
        let hands = self.hands.iter().flatten().chain(&self.open.shown);
        ALL.minus(hands.fold(seen, |a, b| a.or(*b)))
    }
}

impl Court {
    /// The picture in a seat's court that has no partner yet.
    fn open_picture(open: &Open, seat: Seat) -> Option<Card> {
        let pictures = |card: &&Card| PICTURES.has(**card);
        let court = open.court(seat);
        if court.iter().filter(pictures).count() % 2 == 0 {
            return None;
        }
        court.iter().rev().find(pictures).copied()
    }

    /// Returns true if both orders of two cards count as different plays.
    pub(crate) fn either_order(open: &Open, seat: Seat, cards: [Card; 2]) -> bool {
        let [a, b] = cards;
        PICTURES.has(a)
            && PICTURES.has(b)
            && a.rank() != b.rank()
            && Court::open_picture(open, seat).is_some()
    }

    /// Lists the actions that a seat may pick, whether it has picked already or not.
    #[inline]
    fn choices(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = s.hands[seat.index()];
        out.extend(hand.iter().map(|card| Action::Play { card }));
        if s.open.jokers[seat.index()] == 0 || hand.len() < 2 {
            return;
        }
        let open = Court::open_picture(&s.open, seat).is_some();
        for a in hand.iter() {
            for b in hand.iter() {
                let swapped = open && PICTURES.has(b) && a.rank() > b.rank() && PICTURES.has(a);
                if a < b || swapped {
                    out.push(Action::PlayTwo { cards: [a, b] });
                }
            }
        }
    }

    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        let mut cards: [Card; CARDS] = std::array::from_fn(Card::at);
        dice.shuffle("round", &mut cards);
        let size = HAND[players];
        s.hands = [CardSet::EMPTY; MOST_PLAYERS];
        for turn in cards[..usize::from(size) * players].chunks_exact(players) {
            for (hand, card) in s.hands.iter_mut().zip(turn) {
                hand.insert(*card);
            }
        }
        let open = &mut s.open;
        open.courts = [Cards::NONE; MOST_PLAYERS];
        open.jokers = [0; MOST_PLAYERS];
        open.shown = [CardSet::EMPTY; MOST_PLAYERS];
        open.round += 1;
        open.turn = 1;
        open.hand_size = size;
        open.step = Step::Play;
    }

    /// The picks go into the courts, used jokers into the hands.
    #[inline]
    fn reveal(&self, s: &mut State) {
        for seat in Seat::all(self.players()) {
            let i = seat.index();
            let (cards, joker) = match s.chosen[i].take() {
                Some(Action::Play { card }) => ([Some(card), None], None),
                Some(Action::PlayTwo { cards }) => (cards.map(Some), s.open.joker(seat)),
                None => continue,
            };
            let cards = cards.into_iter().flatten();
            lay(&mut s.open, &mut s.hands[i], seat, cards, joker);
        }
        s.open.committed = Seats::NONE;
        s.open.hand_size -= 1;
        s.open.step = if s.open.hand_size == 0 {
            Step::Score
        } else {
            Step::Pass
        };
    }

    /// Every hand goes to the left.
    #[inline]
    fn pass(&self, s: &mut State) {
        let players = self.players();
        s.hands[..players].rotate_right(1);
        s.open.shown[..players].rotate_right(1);
        s.open.turn += 1;
        s.open.step = Step::Play;
    }

    fn score<L: Log>(&self, s: &mut State, log: &mut L) {
        let players = self.players();
        let tallies = s.open.tallies();
        let wealth = wealth(&tallies[..players]);
        let round = usize::from(s.open.round) - 1;
        for seat in Seat::all(players) {
            let i = seat.index();
            let tally = &tallies[i];
            let points = [
                (tally.marriages, "marriage"),
                (tally.intrigues, "intrigue"),
                (tally.affairs, "affair"),
                (ACES[tally.aces], "aces"),
                (wealth[i], "wealth"),
            ];
            let mut sum = 0;
            for (points, why) in points {
                sum += points;
                if points > 0 {
                    log.note(seat, points, why);
                }
            }
            s.open.rounds[round][i] = sum as i16;
            s.open.totals[i] += sum as i16;
        }
        s.open.step = if s.open.round == ROUNDS {
            Step::Over
        } else {
            Step::Deal
        };
    }

    /// Returns true if a seat has still to pick.
    #[inline]
    fn has_to_pick(&self, s: &State, seat: Seat) -> bool {
        let plays = s.open.step == Step::Play && seat.index() < self.players();
        plays && !s.open.committed.has(seat)
    }
}

/// A seat lays cards from its hand into its court, in this order; a joker of the court that is used goes into the hand.
#[inline]
fn lay(
    open: &mut Open,
    hand: &mut CardSet,
    seat: Seat,
    cards: impl Iterator<Item = Card>,
    joker: Option<Card>,
) {
    let i = seat.index();
    if let Some(joker) = joker {
        open.courts[i].remove(joker);
        open.jokers[i] &= !bit(joker);
    }
    for card in cards {
        hand.remove(card);
        open.courts[i].push(card);
        if card.is_joker() {
            open.shown[i].remove(card);
            open.jokers[i] |= bit(card);
        }
    }
    if let Some(joker) = joker {
        hand.insert(joker);
        open.shown[i].insert(joker);
    }
}

/// The bit of a joker; none for another card.
fn bit(joker: Card) -> u8 {
    let at = JOKERS.iter().position(|j| *j == joker);
    at.map_or(0, |at| 1 << at)
}

impl Rules for Court {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        State {
            open: Open {
                step: Step::Deal,
                round: 0,
                turn: 0,
                hand_size: 0,
                committed: Seats::NONE,
                courts: [Cards::NONE; MOST_PLAYERS],
                jokers: [0; MOST_PLAYERS],
                shown: [CardSet::EMPTY; MOST_PLAYERS],
                rounds: [[0; MOST_PLAYERS]; ROUNDS as usize],
                totals: [0; MOST_PLAYERS],
            },
            hands: [CardSet::EMPTY; MOST_PLAYERS],
            chosen: [None; MOST_PLAYERS],
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Deal | Step::Reveal | Step::Pass | Step::Score => Turn::Proceed,
            Step::Play => Turn::Act(Seats::all(self.players()).minus(s.open.committed)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Deal => Phase::Deal,
            Step::Play => Phase::Play,
            Step::Reveal | Step::Pass => Phase::Reveal,
            Step::Score | Step::Over => Phase::Score,
        }
    }

    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.has_to_pick(s, seat) {
            self.choices(s, seat, out);
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        if !self.has_to_pick(s, seat) {
            return false;
        }
        let hand = s.hands[seat.index()];
        match a {
            Action::Play { card } => hand.has(card),
            Action::PlayTwo { cards: [a, b] } => {
                s.open.jokers[seat.index()] != 0
                    && hand.has(a)
                    && hand.has(b)
                    && a != b
                    && (a < b || Court::either_order(&s.open, seat, [a, b]))
            }
        }
    }

    fn refusal(&self, v: &View, seat: Seat, a: Action) -> Refusal {
        let hand = v.hands[seat.index()].unwrap_or(CardSet::EMPTY);
        Refusal::new(match a {
            Action::Play { card } => Message::new("no-card-in-hand").with("card", card),
            Action::PlayTwo { .. } if v.open.joker(seat).is_none() => {
                Message::new("no-joker-in-court")
            }
            Action::PlayTwo { .. } if hand.len() < 2 => Message::new("no-second-card"),
            Action::PlayTwo { cards: [a, b] } => {
                if let Some(missing) = [a, b].into_iter().find(|card| !hand.has(*card)) {
                    Message::new("no-both-in-hand").with("card", missing)
                } else if a == b {
                    Message::new("no-card-twice")
                } else {
                    Message::new("no-choice-of-order").with("card", a.min(b))
                }
            }
        })
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _log: &mut L) {
        s.chosen[seat.index()] = Some(a);
        s.open.committed = s.open.committed.with(seat);
        if s.open.committed.len() == self.players() {
            s.open.step = Step::Reveal;
        }
    }

    #[inline]
    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.open.step {
            Step::Deal => self.deal(s, dice),
            Step::Reveal => self.reveal(s),
            Step::Pass => self.pass(s),
            Step::Score => self.score(s, log),
            Step::Play | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let scores = s.open.totals.map(i32::from);
        Payoff::highest(&scores[..self.players()], "rounds_over")
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let players = self.players();
        // A hand that the viewer held `d` turns ago lies `d` seats to its left.
        let knows = |i: usize| {
            viewer.is_some_and(|v| {
                i < players && (i + players - v.index()) % players < usize::from(s.open.turn)
            })
        };
        View {
            viewer,
            players: self.players,
            open: s.open,
            hands: std::array::from_fn(|i| knows(i).then_some(s.hands[i])),
            chosen: viewer.and_then(|v| s.chosen[v.index()]),
        }
    }

    /// Deals the cards that the viewer has not seen to the hands that it does not know, all arrangements being equally
    /// likely; a joker that was seen to go into a hand stays there. What others have picked in secret may be anything
    /// that they may pick.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if v.open.turn == 0 {
            return s;
        }
        let cards = v.unseen();
        let mut unseen = [Card::JOKER_1; CARDS];
        for (to, card) in unseen.iter_mut().zip(cards.iter()) {
            *to = card;
        }
        let hidden = (0..self.players()).filter(|i| v.hands[*i].is_none());
        let size = usize::from(v.open.hand_size);
        let wanted: usize = hidden.map(|i| size - v.open.shown[i].len()).sum();
        luck.mix_front(&mut unseen[..cards.len()], wanted);
        let mut next = unseen.into_iter();
        for i in 0..self.players() {
            s.hands[i] = v.hands[i].unwrap_or_else(|| {
                let shown = v.open.shown[i];
                let drawn = next.by_ref().take(size - shown.len());
                drawn.fold(shown, CardSet::with)
            });
        }
        let mut choices = Vec::new();
        for seat in v.open.committed.iter() {
            s.chosen[seat.index()] = if v.viewer == Some(seat) {
                v.chosen
            } else {
                choices.clear();
                self.choices(&s, seat, &mut choices);
                Some(luck.pick(&choices))
            };
        }
        s
    }

    fn seen(&self, _s: &State, actor: Seat, a: Action, by: Seat) -> Seen<Action> {
        if actor == by {
            Seen::Open(a)
        } else {
            Seen::Hidden
        }
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        if s.open.turn == 0 {
            return Vec::new();
        }
        let mut places = Vec::with_capacity(CARDS);
        for seat in Seat::all(self.players()) {
            let hand = s.hand(seat).iter();
            places.extend(hand.map(|card| (card, format!("hand {seat}"))));
            let court = s.open.court(seat).iter().zip(0..);
            places.extend(court.map(|(card, i)| (*card, format!("court {seat} {i}"))));
        }
        let placed = places.iter().map(|(card, _)| *card);
        let aside = placed.fold(ALL, CardSet::without).iter();
        places.extend(aside.map(|card| (card, "set aside".to_owned())));
        let places = places.into_iter();
        places.map(|(card, place)| (card.face(), place)).collect()
    }
}

impl Game for Court {
    const CARD: GameCard = GameCard {
        id: "court",
        title: "Court",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("QH"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (15, 15),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(self, v, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![GameOption::players(2, MOST_PLAYERS as u8, 3)]
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position in the first round with these courts and hands, one of each a seat, after as many turns as the
    /// first court has cards. All hands must have the same size; the first court's cards came in earlier turns.
    pub fn with_table(seats: &[(&[Card], CardSet)]) -> State {
        let rules = Court {
            players: seats.len() as u8,
        };
        let mut s = rules.start();
        for (i, (court, hand)) in seats.iter().enumerate() {
            for card in *court {
                s.open.courts[i].push(*card);
                s.open.jokers[i] |= bit(*card);
            }
            s.hands[i] = *hand;
            s.open.hand_size = hand.len() as u8;
            s.open.turn = court.len() as u8 + 1;
        }
        s.open.round = 1;
        s.open.step = if s.open.hand_size == 0 {
            Step::Score
        } else {
            Step::Play
        };
        s
    }
}

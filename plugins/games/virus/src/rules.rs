//! The rules of Virus, by Scott Huntington. Section numbers and names follow the game's rule file: *Options*, *Setup*,
//! *Phases*, *Decisions*, *Chance*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: drinking needs an undrunk bottle; everything is judged from the state before
//! the turn; blocking works between two seats only, and a blocked finger does not count as pointing; thieves are served
//! clockwise from the victim's left; a round for three or four ends at two undrunk bottles or fewer; with two players
//! five bottles win also with the virus; a round is cut after 100 turns; ties are shared.

use crate::belief::{self, Beliefs, Chances, Moved};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, Suit},
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// Bottles of each seat at the start of a round, by number of players (section *Setup*).
pub const BOTTLES: [u8; MOST_PLAYERS + 1] = [0, 0, 4, 4, 3];
/// Germs in the game, by number of players.
pub const GERMS: [usize; MOST_PLAYERS + 1] = [0, 0, 9, 11, 15];
/// Rounds with three or four players.
pub const ROUNDS: u8 = 3;
/// Rounds that win with two players.
pub const ROUNDS_TO_WIN: i16 = 2;
/// Number of turns after which a round is over.
pub const MOST_TURNS: u8 = 100;
/// Number of undrunk bottles at which a round with three or four players is over, or fewer.
pub const LAST_BOTTLES: u8 = 2;
/// Number of drunk bottles that win a round of two players without the virus.
pub const WINNING_BOTTLES: u8 = 4;
/// Number of drunk bottles that win it with the virus.
pub const WINNING_BOTTLES_WITH_VIRUS: u8 = 5;
/// Points of a bottle with three or four players, drunk or not.
pub const BOTTLE_POINTS: i16 = 4;
/// Points of a germ.
pub const GERM_POINTS: i16 = -1;
/// Points of the holder of the virus.
pub const VIRUS_POINTS: i16 = 1;
/// Number of past turns that are kept in view.
pub const PAST: usize = 4;

/// The game and its option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Virus {
    /// Seats, 2 to 4.
    pub players: u8,
}

/// A gesture (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A fist: drink a bottle.
    Drink {},
    /// One finger: give somebody a hand card.
    Infect {
        /// Whom.
        target: Seat,
    },
    /// Two fingers: take an undrunk bottle.
    Steal {
        /// Seat that is stolen from.
        target: Seat,
    },
    /// The flat hand: turn away what somebody does to oneself.
    Block {
        /// Whom.
        target: Seat,
    },
}

impl Action {
    /// Seat at which the gesture points; `None` for a fist.
    pub const fn target(self) -> Option<Seat> {
        match self {
            Action::Drink {} => None,
            Action::Infect { target } | Action::Steal { target } | Action::Block { target } => {
                Some(target)
            }
        }
    }

    /// The gesture's place in [`Open::habits`]: drink, infect, steal, block.
    pub const fn kind(self) -> usize {
        match self {
            Action::Drink {} => 0,
            Action::Infect { .. } => 1,
            Action::Steal { .. } => 2,
            Action::Block { .. } => 3,
        }
    }
}

/// A card that goes over by infection (section *Chance*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// One card of the infector's hand.
    Infect {
        /// Seat that passes the card.
        from: Seat,
        /// Seat that gets it.
        to: Seat,
        /// The card.
        card: Card,
    },
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A round is dealt next.
    Deal,
    /// Every seat chooses a gesture.
    Act,
    /// All gestures are open; they are resolved next.
    Reveal,
    /// The round is over and all hands are shown; it is scored next.
    Score,
    /// The game is over.
    Over,
}

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Rounds dealt so far.
    pub round: u8,
    /// Turns of this round that are over.
    pub turns: u8,
    /// The undrunk bottles of each seat.
    pub undrunk: [u8; MOST_PLAYERS],
    /// The drunk bottles of each seat.
    pub drunk: [u8; MOST_PLAYERS],
    /// Cards in each hand, the virus among them.
    pub hand_sizes: [u8; MOST_PLAYERS],
    /// Seats that have chosen in this turn.
    pub committed: Seats,
    /// The gestures that are being revealed.
    pub gestures: [Option<Action>; MOST_PLAYERS],
    /// The gestures of the last turns of this round, the latest first.
    pub past: [[Option<Action>; MOST_PLAYERS]; PAST],
    /// Number of times that each seat has made each gesture in the whole game: drink, infect, steal, block.
    pub habits: [[u16; 4]; MOST_PLAYERS],
    /// The points of each seat; with two players the rounds won.
    pub totals: [i16; MOST_PLAYERS],
    /// Points that each finished round brought each seat.
    pub earned: [[i16; MOST_PLAYERS]; ROUNDS as usize],
}

impl Open {
    /// The undrunk bottles on the whole table.
    pub fn undrunk_left(&self) -> u8 {
        self.undrunk.iter().sum()
    }

    /// Gives a seat the points that the current round brings it.
    fn earn<L: Log>(&mut self, seat: Seat, points: i16, why: &'static str, log: &mut L) {
        log.note(seat, i32::from(points), why);
        self.totals[seat.index()] += points;
        if let Some(round) = usize::from(self.round).checked_sub(1)
            && let Some(earned) = self.earned.get_mut(round)
        {
            earned[seat.index()] = points;
        }
    }

    /// Points that the round brings a seat with three or four players if it ends now (section *Scoring and end*).
    pub fn worth(&self, seat: Seat, has_virus: bool) -> i16 {
        let i = seat.index();
        if has_virus {
            VIRUS_POINTS
        } else {
            BOTTLE_POINTS * i16::from(self.drunk[i] + self.undrunk[i])
                + GERM_POINTS * i16::from(self.hand_sizes[i])
        }
    }
}

/// Germs and virus in a hand: one bit a germ in the rule file's order, the virus last.
type Hand = u16;

const VIRUS: u32 = 15;
const CLUBS_FROM: usize = 13;

/// The card of a bit of a [`Hand`]: the spades from the ace up, then clubs, then the virus.
const fn card_at(bit: usize) -> Card {
    if bit == VIRUS as usize {
        Card::JOKER_1
    } else if bit < CLUBS_FROM {
        Card::new(bit as u8 + 1, Suit::Spades)
    } else {
        Card::new((bit - CLUBS_FROM) as u8 + 1, Suit::Clubs)
    }
}

fn bit_of(card: Card) -> usize {
    match card.suit() {
        None => VIRUS as usize,
        Some(Suit::Spades) => usize::from(card.rank()) - 1,
        Some(_) => CLUBS_FROM + usize::from(card.rank()) - 1,
    }
}

fn cards_of(hand: Hand) -> impl Iterator<Item = Card> {
    (0..Hand::BITS as usize)
        .filter(move |bit| hand >> bit & 1 == 1)
        .map(card_at)
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    hands: [Hand; MOST_PLAYERS],
    chosen: [Option<Action>; MOST_PLAYERS],
    beliefs: Beliefs,
}

impl State {
    /// Seat that holds the virus. Before the first deal nobody does, and seat 0 is returned.
    pub fn holder(&self) -> Seat {
        let holder = self.hands.iter().position(|h| h >> VIRUS & 1 == 1);
        Seat(holder.unwrap_or(0) as u8)
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
    /// The gesture that the viewer has chosen in secret.
    pub chosen: Option<Action>,
    /// Probability that each seat holds the virus, from all that the viewer has seen. The viewer's own chance is
    /// above 0 exactly if it holds it itself. All 0 before the first deal.
    pub chances: Chances,
    /// The same for an onlooker.
    pub public_chances: Chances,
}

impl View {
    /// Returns true if the viewer holds the virus.
    pub fn has_virus(&self) -> bool {
        self.viewer.is_some_and(|me| self.chances[me.index()] > 0)
    }

    /// Seat that holds the virus, if the viewer can be sure.
    pub fn known_holder(&self) -> Option<Seat> {
        let mut possible = Seat::all(MOST_PLAYERS).filter(|s| self.chances[s.index()] > 0);
        possible.next().filter(|_| possible.next().is_none())
    }
}

impl Virus {
    /// The order of the table around `seat`, without it, clockwise.
    fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let players = self.players();
        (1..players).map(move |k| {
            let at = seat.index() + k;
            Seat(if at >= players { at - players } else { at } as u8)
        })
    }

    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        let germs = GERMS[players];
        let mut cards: [Card; Hand::BITS as usize] = std::array::from_fn(card_at);
        cards[germs] = Card::JOKER_1;
        let cards = &mut cards[..=germs];
        dice.shuffle("hands", cards);
        s.hands = [0; MOST_PLAYERS];
        for (i, card) in cards.iter().enumerate() {
            s.hands[i % players] |= 1 << bit_of(*card);
        }
        let open = &mut s.open;
        open.round += 1;
        open.turns = 0;
        open.past = [[None; MOST_PLAYERS]; PAST];
        for i in 0..players {
            open.undrunk[i] = BOTTLES[players];
            open.drunk[i] = 0;
            open.hand_sizes[i] = (cards.len() / players) as u8;
        }
        open.step = Step::Act;
        s.beliefs = Beliefs::dealt(players, s.holder());
    }

    /// Carries out all gestures of a turn from the position before it (section *Phases*, reveal).
    fn reveal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        let gestures = s.open.gestures;
        let before = s.open;
        let hands = s.hands;
        let mut pointed_at = Seats::NONE;
        let mut thieves = [Seats::NONE; MOST_PLAYERS];
        let mut moved = [NOTHING_MOVED; MOST_PLAYERS];
        let mut moves = 0;
        for seat in Seat::all(players) {
            let (target, steals) = match gestures[seat.index()] {
                Some(Action::Infect { target }) => (target, false),
                Some(Action::Steal { target }) => (target, true),
                _ => continue,
            };
            if gestures[target.index()] == Some(Action::Block { target: seat }) {
                continue;
            }
            pointed_at = pointed_at.with(target);
            if steals {
                thieves[target.index()] = thieves[target.index()].with(seat);
                continue;
            }
            let bit = draw(hands[seat.index()], seat, target, dice);
            s.hands[seat.index()] &= !(1 << bit);
            s.hands[target.index()] |= 1 << bit;
            s.open.hand_sizes[seat.index()] -= 1;
            s.open.hand_sizes[target.index()] += 1;
            moved[moves] = Moved {
                from: seat,
                to: target,
                among: before.hand_sizes[seat.index()],
                virus: bit == VIRUS,
            };
            moves += 1;
        }
        s.beliefs.learn(&moved[..moves]);
        let open = &mut s.open;
        for victim in Seat::all(players) {
            if thieves[victim.index()].is_empty() {
                continue;
            }
            let mut left = before.undrunk[victim.index()];
            for thief in self.clockwise_from(victim) {
                if thieves[victim.index()].has(thief) && left > 0 {
                    left -= 1;
                    open.undrunk[victim.index()] -= 1;
                    open.undrunk[thief.index()] += 1;
                }
            }
        }
        for seat in Seat::all(players) {
            let i = seat.index();
            if let Some(gesture) = gestures[i] {
                open.habits[i][gesture.kind()] += 1;
            }
            if gestures[i] == Some(Action::Drink {}) && !pointed_at.has(seat) {
                open.undrunk[i] -= 1;
                open.drunk[i] += 1;
            }
        }
        open.past.copy_within(..PAST - 1, 1);
        open.past[0] = gestures;
        open.gestures = [None; MOST_PLAYERS];
        open.turns += 1;
        if self.round_is_over(s) {
            s.open.step = Step::Score;
            s.beliefs = Beliefs::shown(s.holder());
        } else {
            s.open.step = Step::Act;
        }
    }

    fn round_is_over(&self, s: &State) -> bool {
        if self.players == 2 {
            self.won(s).is_some()
        } else {
            s.open.undrunk_left() <= LAST_BOTTLES || s.open.turns >= MOST_TURNS
        }
    }

    /// Winner of the round with two players, and the reason.
    fn won(&self, s: &State) -> Option<(Seat, &'static str)> {
        let holder = s.holder();
        let other = holder.left(2);
        let drunk = |seat: Seat| s.open.drunk[seat.index()];
        if drunk(other) >= WINNING_BOTTLES {
            Some((other, "four_bottles"))
        } else if drunk(holder) >= WINNING_BOTTLES_WITH_VIRUS {
            Some((holder, "five_bottles"))
        } else if s.open.turns >= MOST_TURNS {
            let ahead = drunk(holder) > drunk(other);
            Some((if ahead { holder } else { other }, "cap"))
        } else {
            None
        }
    }

    fn score<L: Log>(&self, s: &mut State, log: &mut L) {
        let over = if self.players == 2 {
            let Some((seat, why)) = self.won(s) else {
                return;
            };
            s.open.earn(seat, 1, why, log);
            s.open.totals[seat.index()] >= ROUNDS_TO_WIN
        } else {
            let holder = s.holder();
            for seat in Seat::all(self.players()) {
                let has_virus = seat == holder;
                let why = if has_virus { "virus" } else { "bottles" };
                let points = s.open.worth(seat, has_virus);
                s.open.earn(seat, points, why, log);
            }
            s.open.round >= ROUNDS
        };
        s.open.step = if over { Step::Over } else { Step::Deal };
    }

    /// Returns true if a seat can make a gesture in a turn.
    pub fn can(&self, open: &Open, seat: Seat, a: Action) -> bool {
        self.why_not(open, seat, a).is_none()
    }

    /// Reason why a seat can't make a gesture now; `None` if it can.
    fn why_not(&self, open: &Open, seat: Seat, a: Action) -> Option<Message> {
        let i = seat.index();
        let id = match (a, a.target()) {
            (_, Some(target)) if target.index() >= self.players() => "no-such-target",
            (_, Some(target)) if target == seat => "no-pointing-at-yourself",
            (Action::Drink {}, _) if open.undrunk[i] == 0 => "no-bottle-to-drink",
            (Action::Infect { .. }, _) if open.hand_sizes[i] == 0 => "no-card-to-infect-with",
            (Action::Steal { target }, _) if open.undrunk[target.index()] == 0 => {
                return Some(Message::new("no-bottle-to-steal").with("who", target));
            }
            _ => return None,
        };
        Some(Message::new(id))
    }
}

const NOTHING_MOVED: Moved = Moved {
    from: Seat(0),
    to: Seat(0),
    among: 0,
    virus: false,
};

/// Draws one card of a hand and gives its bit.
fn draw<D: Dice>(hand: Hand, from: Seat, to: Seat, dice: &mut D) -> u32 {
    let mut outcomes = [Chance::Infect {
        from,
        to,
        card: Card::JOKER_1,
    }; Hand::BITS as usize];
    let mut bits = [0; Hand::BITS as usize];
    let (mut left, mut count) = (hand, 0);
    while left != 0 {
        let bit = left.trailing_zeros();
        left &= left - 1;
        bits[count] = bit;
        let Chance::Infect { card, .. } = &mut outcomes[count];
        *card = card_at(bit as usize);
        count += 1;
    }
    bits[dice.draw(&outcomes[..count])]
}

impl Rules for Virus {
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
                turns: 0,
                undrunk: [0; MOST_PLAYERS],
                drunk: [0; MOST_PLAYERS],
                hand_sizes: [0; MOST_PLAYERS],
                committed: Seats::NONE,
                gestures: [None; MOST_PLAYERS],
                past: [[None; MOST_PLAYERS]; PAST],
                habits: [[0; 4]; MOST_PLAYERS],
                totals: [0; MOST_PLAYERS],
                earned: [[0; MOST_PLAYERS]; ROUNDS as usize],
            },
            hands: [0; MOST_PLAYERS],
            chosen: [None; MOST_PLAYERS],
            beliefs: Beliefs::NONE,
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Deal | Step::Reveal | Step::Score => Turn::Proceed,
            Step::Act => Turn::Act(Seats::all(self.players()).minus(s.open.committed)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Deal => Phase::Deal,
            Step::Act => Phase::Play,
            Step::Reveal => Phase::Reveal,
            Step::Score | Step::Over => Phase::Score,
        }
    }

    fn step(&self, s: &State) -> &'static str {
        match s.open.step {
            Step::Deal => "deal",
            Step::Act => "act",
            Step::Reveal => "reveal",
            Step::Score | Step::Over => "score",
        }
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let open = &s.open;
        if open.step != Step::Act || open.committed.has(seat) || seat.index() >= self.players() {
            return;
        }
        let others = || Seat::all(self.players()).filter(move |target| *target != seat);
        if open.undrunk[seat.index()] > 0 {
            out.push(Action::Drink {});
        }
        if open.hand_sizes[seat.index()] > 0 {
            out.extend(others().map(|target| Action::Infect { target }));
        }
        let rich = others().filter(|target| open.undrunk[target.index()] > 0);
        out.extend(rich.map(|target| Action::Steal { target }));
        out.extend(others().map(|target| Action::Block { target }));
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        s.open.step == Step::Act
            && seat.index() < self.players()
            && !s.open.committed.has(seat)
            && self.why_not(&s.open, seat, a).is_none()
    }

    fn refusal(&self, v: &View, seat: Seat, a: Action) -> Refusal {
        let why = self.why_not(&v.open, seat, a);
        Refusal::new(why.unwrap_or("pick-what-is-lit".into()))
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _log: &mut L) {
        s.chosen[seat.index()] = Some(a);
        s.open.committed = s.open.committed.with(seat);
        if s.open.committed.len() == self.players() {
            s.open.gestures = s.chosen;
            s.chosen = [None; MOST_PLAYERS];
            s.open.committed = Seats::NONE;
            s.open.step = Step::Reveal;
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.open.step {
            Step::Deal => self.deal(s, dice),
            Step::Reveal => self.reveal(s, dice),
            Step::Score => self.score(s, log),
            Step::Act | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let scores = s.open.totals.map(i32::from);
        let end = match self.players {
            2 => "two_rounds",
            _ => "three_rounds",
        };
        Payoff::highest(&scores[..self.players()], end)
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        View {
            viewer,
            players: self.players,
            open: s.open,
            chosen: viewer.and_then(|v| s.chosen[v.index()]),
            chances: s.beliefs.of(viewer),
            public_chances: s.beliefs.of(None),
        }
    }

    /// Draws the holder of the virus by the viewer's chances, which follow exactly from what it saw, and deals the
    /// germs in any way. What others have chosen in secret may be any legal gesture; what others believe is what
    /// an onlooker believes, but for their own hands.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if v.open.round == 0 {
            return s;
        }
        let players = self.players();
        let holder = belief::pick(&v.chances, luck);
        s.hands[holder.index()] = 1 << VIRUS;
        let mut germs: [u8; Hand::BITS as usize] = std::array::from_fn(|i| i as u8);
        luck.mix(&mut germs[..GERMS[players]]);
        let mut next = germs.into_iter();
        for seat in Seat::all(players) {
            let i = seat.index();
            let germs = v.open.hand_sizes[i] - u8::from(seat == holder);
            for germ in next.by_ref().take(usize::from(germs)) {
                s.hands[i] |= 1 << germ;
            }
        }
        s.beliefs = Beliefs::imagined(players, v.viewer, v.chances, v.public_chances, holder);
        let mut legal = Vec::new();
        for seat in v.open.committed.iter() {
            s.chosen[seat.index()] = if v.viewer == Some(seat) {
                v.chosen
            } else {
                let mut before = s;
                before.open.committed = Seats::NONE;
                self.legal(&before, seat, &mut legal);
                Some(luck.pick(&legal))
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
        let hand = |seat: Seat| {
            let cards = cards_of(s.hands[seat.index()]);
            cards.map(move |card| (card.face(), format!("hand {seat}")))
        };
        Seat::all(self.players()).flat_map(hand).collect()
    }
}

impl Game for Virus {
    const CARD: GameCard = GameCard {
        id: "virus",
        title: "Virus",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("X1"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (15, 25),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(self, &v.open, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![GameOption::players(2, MOST_PLAYERS as u8, 3)]
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position in the first turn of the first round with these bottles and hands, one entry a seat: undrunk
    /// bottles, drunk ones, hand cards. `virus` holds the virus, one of its hand cards.
    pub fn with_table(seats: &[(u8, u8, u8)], virus: Seat) -> State {
        let rules = Virus {
            players: seats.len() as u8,
        };
        let mut s = rules.start();
        let mut germ = 0;
        for (seat, (undrunk, drunk, cards)) in Seat::all(seats.len()).zip(seats) {
            let i = seat.index();
            s.open.undrunk[i] = *undrunk;
            s.open.drunk[i] = *drunk;
            s.open.hand_sizes[i] = *cards;
            let mut germs = *cards;
            if seat == virus {
                s.hands[i] = 1 << VIRUS;
                germs -= 1;
            }
            for _ in 0..germs {
                s.hands[i] |= 1 << germ;
                germ += 1;
            }
        }
        s.open.round = 1;
        s.open.step = Step::Act;
        s.beliefs = Beliefs::dealt(seats.len(), virus);
        s
    }

    /// The cards of a seat's hand, for tests.
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        cards_of(self.hands[seat.index()]).collect()
    }
}

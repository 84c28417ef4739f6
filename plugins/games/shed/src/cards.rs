//! Use of the Decktet in Shed: the kinds that a trick can have, the cards that follow them, tokens by suit, and the
//! winner of a trick (sections *Phases* and *Scoring and end*).

use kortlek_rules::{
    Arg, Card as _,
    decktet::{self, Card, CardSet, Rank, Suit, Suits},
};
use serde::{Deserialize, Serialize};
use std::{fmt, sync::LazyLock};

/// Value of a crown where the cards of a side are added up.
pub const CROWN_VALUE: u8 = 10;
/// Value of the led ace where the cards of a side are added up.
pub const ACE_VALUE: u8 = 1;
/// Value of the led ace if the crown of its suit lifts it.
pub const LIFTED_ACE_VALUE: u8 = 11;

/// The most cards in a deck.
pub const MOST_CARDS: usize = 44;
/// The index of the Excuse, which is never used; pawns and courts come after it.
const EXCUSE: usize = 36;
/// The index of the first crown.
const FIRST_CROWN: usize = 30;

/// Kind of card that has to be followed in a trick: a type of card, or a suit that was led by its ace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Kind {
    Personality,
    Location,
    Event,
    Moons,
    Suns,
    Waves,
    Leaves,
    Wyrms,
    Knots,
}

/// Number of kinds.
pub const KINDS: usize = 9;
/// Number of kinds that are types.
const TYPES: usize = 3;

impl Kind {
    /// All kinds, types first.
    pub const ALL: [Kind; KINDS] = [
        Kind::Personality,
        Kind::Location,
        Kind::Event,
        Kind::Moons,
        Kind::Suns,
        Kind::Waves,
        Kind::Leaves,
        Kind::Wyrms,
        Kind::Knots,
    ];

    /// The kind of a trick that the ace of a suit leads.
    #[inline]
    pub const fn of_suit(suit: Suit) -> Kind {
        Kind::ALL[TYPES + suit as usize]
    }

    /// The kind that belongs to a type of card.
    pub const fn of_type(kind: decktet::Kind) -> Kind {
        Kind::ALL[kind as usize]
    }

    /// The suit, if the kind is one.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match (self as usize).checked_sub(TYPES) {
            Some(suit) => Some(Suit::ALL[suit]),
            None => None,
        }
    }

    /// The kind's place in the order, 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind's name, lower case.
    pub const fn name(self) -> &'static str {
        match self.suit() {
            Some(suit) => suit.name(),
            None => ["personality", "location", "event"][self as usize % TYPES],
        }
    }

    /// The message with the kind's name: of a type the game's own, of a suit the one that all games share.
    pub const fn message(self) -> &'static str {
        match self.suit() {
            Some(suit) => suit.message(),
            None => ["kind-personality", "kind-location", "kind-event"][self as usize % TYPES],
        }
    }

    /// The cards that follow this kind.
    #[inline]
    pub fn followers(self) -> CardSet {
        TABLES.followers[self.index()]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Term(kind.message())
    }
}

/// A set of kinds, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct KindSet(u16);

impl KindSet {
    pub(crate) const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    pub(crate) const fn meets(self, other: KindSet) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .filter(move |k| self.0 >> *k as u8 & 1 == 1)
    }
}

/// The kinds as which a card can be led, and how many there are.
type Leads = ([Kind; 2], usize);

struct CardTables {
    followers: [CardSet; KINDS],
    kinds: [KindSet; Card::COUNT],
    leads: [Leads; Card::COUNT],
    order: [Card; MOST_CARDS],
}

static TABLES: LazyLock<CardTables> = LazyLock::new(|| {
    let mut tables = CardTables {
        followers: [CardSet::EMPTY; KINDS],
        kinds: [KindSet::default(); Card::COUNT],
        leads: [([Kind::Personality; 2], 0); Card::COUNT],
        order: std::array::from_fn(|i| Card::at(i + usize::from(i >= EXCUSE))),
    };
    for card in Card::all() {
        let types: Vec<Kind> = card.kinds().map(Kind::of_type).collect();
        let suits: Vec<Kind> = card.suits().iter().map(Kind::of_suit).collect();
        for kind in types.iter().chain(&suits) {
            tables.followers[kind.index()].insert(card);
            let kinds = &mut tables.kinds[card.index()];
            *kinds = kinds.with(*kind);
        }
        let leads = if card.rank() == Rank::Ace {
            suits
        } else {
            types
        };
        let (list, count) = &mut tables.leads[card.index()];
        list[..leads.len()].copy_from_slice(&leads);
        *count = leads.len();
    }
    tables
});

/// Every kind that the card follows: its types and its suits.
#[inline]
pub(crate) fn kinds(card: Card) -> KindSet {
    TABLES.kinds[card.index()]
}

/// The cards of the largest deck in order; the smaller decks are its beginning.
#[inline]
pub(crate) fn in_order() -> [Card; MOST_CARDS] {
    TABLES.order
}

/// Returns true if a card follows a kind.
#[inline]
pub fn follows(card: Card, kind: Kind) -> bool {
    kind.followers().has(card)
}

/// The kinds as which a card can be led: its suit for an ace, its types for any other card.
#[inline]
pub fn leads(card: Card) -> &'static [Kind] {
    let (list, count) = &TABLES.leads[card.index()];
    &list[..*count]
}

/// The suits of a set, in the deck's order.
#[inline]
pub(crate) fn each(suits: Suits) -> impl Iterator<Item = Suit> {
    let mut bits = suits.0;
    std::iter::from_fn(move || {
        let suit = *Suit::ALL.get(bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(suit)
    })
}

/// Tokens, counted by suit.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Tokens(u64);

impl Tokens {
    /// Bytes 0 to 5 count the suits, byte 6 counts all.
    const ALL: u32 = 48;

    /// Tokens with this number of each suit.
    pub const fn of_each(count: u8) -> Tokens {
        Tokens(0x0006_0101_0101_0101 * count as u64)
    }

    /// Number of tokens of a suit.
    #[inline]
    pub const fn of(self, suit: Suit) -> u8 {
        (self.0 >> (8 * suit as u32)) as u8
    }

    /// Returns true if there is one of a suit.
    #[inline]
    pub const fn has(self, suit: Suit) -> bool {
        self.of(suit) > 0
    }

    /// The suits of which there is at least one.
    #[inline]
    pub const fn suits(self) -> Suits {
        // The high bit of every byte that is not 0, moved to the byte's low bit; the factor then gathers these bits.
        let some = (self.0 + 0x7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101;
        Suits((some.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// Number of tokens of all suits.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> Self::ALL) as u8
    }

    /// Returns true if there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn add(&mut self, suit: Suit) {
        self.0 += 1 << Self::ALL | 1 << (8 * suit as u32);
    }

    #[inline]
    pub(crate) fn remove(&mut self, suit: Suit) {
        debug_assert!(self.has(suit), "no {suit} token to remove");
        self.0 -= 1 << Self::ALL | 1 << (8 * suit as u32);
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(Suit::ALL.map(|s| (s.letter(), self.of(s))))
            .finish()
    }
}

/// Way of winning a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Each alone: the highest card wins.
    Single,
    /// Two pairs: partners' cards are added up.
    Pairs,
    /// Two players with two cards each in a trick, which are added up.
    Two,
}

/// Returns true if a card is the crown of the suit that an ace led.
pub(crate) fn is_crown_of(card: Card, kind: Kind) -> bool {
    kind.suit()
        .is_some_and(|suit| card.index() == FIRST_CROWN + suit.index())
}

/// Returns true if the crown of the led ace's suit is in the trick, so that it lifts the ace.
pub fn lifted(mode: Mode, kind: Kind, cards: &[Card]) -> bool {
    cards
        .iter()
        .enumerate()
        // With two players only the opponent, who plays every other card, can lift the ace.
        .any(|(i, card)| is_crown_of(*card, kind) && (mode != Mode::Two || i % 2 == 1))
}

/// Value of the card played as number `at` in a trick whose cards are added up; `None` if it does not follow. `cards`
/// are those of the trick in order of play, the lead first.
pub fn value(mode: Mode, kind: Kind, cards: &[Card], at: usize) -> Option<u8> {
    let card = cards[at];
    match card.rank() {
        _ if !follows(card, kind) => None,
        Rank::Ace if lifted(mode, kind, cards) => Some(LIFTED_ACE_VALUE),
        Rank::Ace => Some(ACE_VALUE),
        rank => Some(rank.number().unwrap_or(CROWN_VALUE)),
    }
}

/// The sums of the leader's side and of the other side.
pub fn sums(mode: Mode, kind: Kind, cards: &[Card]) -> [u8; 2] {
    let mut sums = [0; 2];
    for i in 0..cards.len() {
        sums[i % 2] += value(mode, kind, cards, i).unwrap_or(0);
    }
    sums
}

/// Number of seats from the leader to the winner of a whole trick, counted to the left.
pub fn winner(mode: Mode, kind: Kind, cards: &[Card]) -> usize {
    match mode {
        Mode::Single => highest(kind, cards),
        Mode::Two => winning_side(mode, kind, cards),
        Mode::Pairs => {
            let side = winning_side(mode, kind, cards);
            let [first, second] = [side, side + 2];
            if value(mode, kind, cards, first) > value(mode, kind, cards, second) {
                first
            } else {
                second
            }
        }
    }
}

/// Index in the order of play of the card of a trick, finished or not, that is ahead: in single play the one that
/// wins so far, otherwise the highest card of the side that does, the later of equals.
pub fn ahead(mode: Mode, kind: Kind, cards: &[Card]) -> usize {
    if mode == Mode::Single {
        return highest(kind, cards);
    }
    let side = winning_side(mode, kind, cards);
    (side..cards.len())
        .step_by(2)
        .max_by_key(|i| value(mode, kind, cards, *i))
        .unwrap_or(side)
}

/// The highest card that follows, the last of equals; in a suit its ace only if nobody else follows or its crown lies.
fn highest(kind: Kind, cards: &[Card]) -> usize {
    let followers = kind.followers();
    let mut best = (cards[0].rank(), 0);
    for (i, card) in cards.iter().enumerate().skip(1) {
        if followers.has(*card) && card.rank() >= best.0 {
            if is_crown_of(*card, kind) {
                return 0;
            }
            best = (card.rank(), i);
        }
    }
    best.1
}

/// 0 for the leader's side, 1 for the other: the higher sum, and of equal sums the side of the last card that follows.
fn winning_side(mode: Mode, kind: Kind, cards: &[Card]) -> usize {
    let [ours, theirs] = sums(mode, kind, cards);
    match ours.cmp(&theirs) {
        std::cmp::Ordering::Greater => 0,
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Equal => {
            let last = cards.iter().rposition(|c| follows(*c, kind));
            last.map_or(0, |i| i % 2)
        }
    }
}

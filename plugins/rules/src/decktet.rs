//! The Decktet of P. D. Magnus: 36 basic cards and the nine of the extended deck.

use crate::deck::{self, Face, NoSuchCard, deserialize_text, serialize_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// One of the six suits, in the deck's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Suit {
    /// Moons, `M`.
    Moons,
    /// Suns, `S`.
    Suns,
    /// Waves, `V`.
    Waves,
    /// Leaves, `L`.
    Leaves,
    /// Wyrms, `Y`.
    Wyrms,
    /// Knots, `K`.
    Knots,
}

impl Suit {
    /// All six, in the deck's order.
    pub const ALL: [Suit; 6] = [
        Suit::Moons,
        Suit::Suns,
        Suit::Waves,
        Suit::Leaves,
        Suit::Wyrms,
        Suit::Knots,
    ];

    /// The suit's place in the order, 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit's letter in a card id.
    pub const fn letter(self) -> char {
        ['M', 'S', 'V', 'L', 'Y', 'K'][self as usize]
    }

    /// The suit's name, lower case: “moons”.
    pub const fn name(self) -> &'static str {
        ["moons", "suns", "waves", "leaves", "wyrms", "knots"][self as usize]
    }

    /// The message with its name ([`crate::message`]).
    pub const fn message(self) -> &'static str {
        [
            "suit-moons",
            "suit-suns",
            "suit-waves",
            "suit-leaves",
            "suit-wyrms",
            "suit-knots",
        ][self as usize]
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Suit {
    type Err = NoSuchCard;
    fn from_str(text: &str) -> Result<Suit, NoSuchCard> {
        Suit::ALL
            .into_iter()
            .find(|s| s.name() == text)
            .ok_or_else(|| NoSuchCard(text.to_owned()))
    }
}

/// A set of suits, as six bits in the deck's order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Suits(pub u8);

impl Suits {
    /// Returns true if the suit is in the set.
    #[inline]
    pub const fn has(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }

    /// Only this suit.
    #[inline]
    pub const fn one(suit: Suit) -> Suits {
        Suits(1 << suit as u8)
    }

    /// The suits in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Suits) -> Suits {
        Suits(self.0 & other.0)
    }

    /// Number of suits in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The suits in the deck's order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Suit> + Clone {
        Suit::ALL.into_iter().filter(move |s| self.has(*s))
    }
}

impl fmt::Debug for Suits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A card's rank, in rising order. Pawns and courts come between nine and crown in games that use them; the Excuse has
/// no rank and is put last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Pawn,
    Court,
    Crown,
    Excuse,
}

impl Rank {
    /// The rank's character in a card id.
    pub const fn letter(self) -> char {
        [
            '1', '2', '3', '4', '5', '6', '7', '8', '9', 'P', 'T', 'N', '0',
        ][self as usize]
    }

    /// The number of a number card, 2 to 9.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        match self as u8 {
            n @ 1..=8 => Some(n + 1),
            _ => None,
        }
    }

    /// The rank in words, in the singular: “ace”, “seven”, “crown”.
    pub const fn name(self) -> &'static str {
        [
            "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "pawn",
            "court", "crown", "Excuse",
        ][self as usize]
    }

    /// The message with its name; the plural is its attribute `plural` ([`crate::message`]).
    pub const fn message(self) -> &'static str {
        [
            "rank-ace",
            "rank-two",
            "rank-three",
            "rank-four",
            "rank-five",
            "rank-six",
            "rank-seven",
            "rank-eight",
            "rank-nine",
            "rank-pawn",
            "rank-court",
            "rank-crown",
            "rank-excuse",
        ][self as usize]
    }

    /// The rank in words, in the plural: “aces”, “sixes”.
    pub const fn plural(self) -> &'static str {
        [
            "aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines",
            "pawns", "courts", "crowns", "Excuses",
        ][self as usize]
    }
}

/// Subject of a named card's picture. A card may have none, one or two of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Kind {
    /// A person.
    Personality,
    /// A place.
    Location,
    /// Something that happens.
    Event,
}

impl Kind {
    /// The message with its name ([`crate::message`]).
    pub const fn message(self) -> &'static str {
        ["kind-personality", "kind-location", "kind-event"][self as usize]
    }
}

const M: u8 = 1;
const S: u8 = 2;
const V: u8 = 4;
const L: u8 = 8;
const Y: u8 = 16;
const K: u8 = 32;
const PER: u8 = 1;
const LOC: u8 = 2;
const EVE: u8 = 4;

struct Printed {
    id: &'static str,
    name: &'static str,
    rank: Rank,
    suits: u8,
    kinds: u8,
}

const fn printed(
    id: &'static str,
    name: &'static str,
    rank: Rank,
    suits: u8,
    kinds: u8,
) -> Printed {
    Printed {
        id,
        name,
        rank,
        suits,
        kinds,
    }
}

use Rank::{Ace, Court, Crown, Eight, Excuse, Five, Four, Nine, Pawn, Seven, Six, Three, Two};

/// Every card as it is printed: the basic deck in its order, then the extended cards.
static PRINTED: [Printed; 45] = [
    printed("1M", "the Ace of Moons", Ace, M, 0),
    printed("1S", "the Ace of Suns", Ace, S, 0),
    printed("1V", "the Ace of Waves", Ace, V, 0),
    printed("1L", "the Ace of Leaves", Ace, L, 0),
    printed("1Y", "the Ace of Wyrms", Ace, Y, 0),
    printed("1K", "the Ace of Knots", Ace, K, 0),
    printed("2MK", "the Author", Two, M | K, PER),
    printed("2SY", "the Desert", Two, S | Y, LOC),
    printed("2VL", "the Origin", Two, V | L, LOC | EVE),
    printed("3SK", "the Painter", Three, S | K, PER),
    printed("3LY", "the Savage", Three, L | Y, PER),
    printed("3MV", "the Journey", Three, M | V, EVE),
    printed("4YK", "the Battle", Four, Y | K, EVE),
    printed("4VL", "the Sailor", Four, V | L, PER),
    printed("4MS", "the Mountain", Four, M | S, LOC),
    printed("5SV", "the Discovery", Five, S | V, EVE),
    printed("5YK", "the Soldier", Five, Y | K, PER),
    printed("5ML", "the Forest", Five, M | L, LOC),
    printed("6SY", "the Penitent", Six, S | Y, PER),
    printed("6MV", "the Lunatic", Six, M | V, PER),
    printed("6LK", "the Market", Six, L | K, LOC | EVE),
    printed("7SK", "the Castle", Seven, S | K, LOC),
    printed("7ML", "the Chance Meeting", Seven, M | L, EVE),
    printed("7VY", "the Cave", Seven, V | Y, LOC),
    printed("8YK", "the Betrayal", Eight, Y | K, EVE),
    printed("8MS", "the Diplomat", Eight, M | S, PER),
    printed("8VL", "the Mill", Eight, V | L, LOC),
    printed("9MS", "the Pact", Nine, M | S, EVE),
    printed("9LK", "the Merchant", Nine, L | K, PER),
    printed("9VY", "the Darkness", Nine, V | Y, LOC),
    printed("NM", "the Huntress", Crown, M, PER),
    printed("NS", "the Bard", Crown, S, PER),
    printed("NV", "the Sea", Crown, V, LOC),
    printed("NL", "the End", Crown, L, LOC | EVE),
    printed("NY", "the Calamity", Crown, Y, EVE),
    printed("NK", "the Windfall", Crown, K, EVE),
    printed("0", "the Excuse", Excuse, 0, 0),
    printed("PMYK", "the Watchman", Pawn, M | Y | K, PER),
    printed("PVLY", "the Borderland", Pawn, V | L | Y, LOC),
    printed("PMSL", "the Harvest", Pawn, M | S | L, EVE),
    printed("PSVK", "the Light Keeper", Pawn, S | V | K, PER),
    printed("TMVK", "the Consul", Court, M | V | K, PER),
    printed("TMLY", "the Rite", Court, M | L | Y, EVE),
    printed("TSLK", "the Window", Court, S | L | K, LOC),
    printed("TSVY", "the Island", Court, S | V | Y, LOC),
];

/// A card of the Decktet. Its index is its place in this order: aces by suit, numbers, crowns by suit (the 36
/// basic cards), the Excuse, pawns, courts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of Decktet cards.
pub type CardSet = deck::CardSet<Card>;

/// Number of cards in the basic deck; they have the indices below this.
pub const BASIC: usize = 36;

/// The basic deck.
pub const BASIC_DECK: CardSet = CardSet::from_bits((1 << BASIC) - 1);

impl Card {
    /// Every card, basic deck first.
    pub fn all() -> impl ExactSizeIterator<Item = Card> + Clone {
        (0..PRINTED.len() as u8).map(Card)
    }

    /// The card's id: a rank character, then its suit letters.
    pub fn id(self) -> &'static str {
        PRINTED[self.0 as usize].id
    }

    /// The card's name with its article: “the Author”, “the Ace of Moons”.
    pub fn name(self) -> &'static str {
        PRINTED[self.0 as usize].name
    }

    /// The card's rank.
    #[inline]
    pub fn rank(self) -> Rank {
        PRINTED[self.0 as usize].rank
    }

    /// The card's suits: none for the Excuse, one for aces and crowns, two for numbers, three for pawns and courts.
    #[inline]
    pub fn suits(self) -> Suits {
        Suits(PRINTED[self.0 as usize].suits)
    }

    /// Returns true if the card pictures something of this kind. `2VL`, `6LK` and `NL` are of two kinds.
    #[inline]
    pub fn is(self, kind: Kind) -> bool {
        PRINTED[self.0 as usize].kinds >> kind as u8 & 1 == 1
    }

    /// The kinds of the card; none for aces and the Excuse.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        [Kind::Personality, Kind::Location, Kind::Event]
            .into_iter()
            .filter(move |k| self.is(*k))
    }
}

impl deck::Card for Card {
    const COUNT: usize = 45;
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Card {
        assert!(index < Self::COUNT, "the Decktet has 45 cards");
        Card(index as u8)
    }
    fn face(self) -> Face {
        Face::Decktet(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;
    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        Card::all()
            .find(|c| c.id() == text)
            .ok_or_else(|| NoSuchCard(text.to_owned()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        serialize_text(self, s)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Card, D::Error> {
        deserialize_text(d)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_reads_back_and_spells_rank_and_suits() {
        for card in Card::all() {
            assert_eq!(card.id().parse(), Ok(card));
            let spelt: String = std::iter::once(card.rank().letter())
                .chain(card.suits().iter().map(Suit::letter))
                .collect();
            assert_eq!(spelt, card.id());
        }
        assert!("1X".parse::<Card>().is_err());
    }

    #[test]
    fn the_basic_deck_has_every_suit_alike() {
        for suit in Suit::ALL {
            let count = BASIC_DECK.iter().filter(|c| c.suits().has(suit)).count();
            assert_eq!(count, 10, "{suit}");
        }
        assert_eq!(BASIC_DECK.len(), 36);
        for kind in [Kind::Personality, Kind::Location, Kind::Event] {
            assert_eq!(
                BASIC_DECK.iter().filter(|c| c.is(kind)).count(),
                11,
                "{kind:?}"
            );
        }
    }
}

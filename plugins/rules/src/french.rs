//! The ordinary deck: 52 cards and two jokers.

use crate::deck::{self, Face, NoSuchCard, deserialize_text, serialize_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// One of the four suits, in the order in which ids of one rank are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    /// All four, in order.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// The suit's place in the order, 0 to 3.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns true if the suit is red (hearts, diamonds).
    #[inline]
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Hearts | Suit::Diamonds)
    }

    /// The suit's letter in a card id.
    pub const fn letter(self) -> char {
        ['S', 'H', 'D', 'C'][self as usize]
    }

    /// The suit's name, lower case: “spades”.
    pub const fn name(self) -> &'static str {
        ["spades", "hearts", "diamonds", "clubs"][self as usize]
    }

    /// The sign printed on its cards.
    pub const fn sign(self) -> char {
        ['♠', '♥', '♦', '♣'][self as usize]
    }

    /// The message with its name ([`crate::message`]).
    pub const fn message(self) -> &'static str {
        ["suit-spades", "suit-hearts", "suit-diamonds", "suit-clubs"][self as usize]
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Suit {
    type Err = NoSuchCard;
    fn from_str(text: &str) -> Result<Suit, NoSuchCard> {
        Suit::ALL
            .into_iter()
            .find(|s| text.len() == 1 && text.starts_with(s.letter()))
            .ok_or_else(|| NoSuchCard(text.to_owned()))
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        serialize_text(self, s)
    }
}

impl<'de> Deserialize<'de> for Suit {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Suit, D::Error> {
        deserialize_text(d)
    }
}

/// A card of the ordinary deck. Its index is its place in the order rank first (A, 2–9, T, J, Q, K), within a
/// rank spades, hearts, diamonds, clubs, then the jokers `X1` and `X2`: `index = 4 × (rank − 1) + suit`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of cards of the ordinary deck.
pub type CardSet = deck::CardSet<Card>;

const RANKS: [char; 13] = [
    'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K',
];

/// The rank number of a jack.
pub const JACK: u8 = 11;
/// The rank number of a queen.
pub const QUEEN: u8 = 12;
/// The rank number of a king.
pub const KING: u8 = 13;

/// The message that names a rank, 1 (ace) to 13 (king); any other number counts as the nearest of them.
pub const fn rank_message(rank: u8) -> &'static str {
    match rank {
        0 | 1 => "rank-ace",
        2 => "rank-two",
        3 => "rank-three",
        4 => "rank-four",
        5 => "rank-five",
        6 => "rank-six",
        7 => "rank-seven",
        8 => "rank-eight",
        9 => "rank-nine",
        10 => "rank-ten",
        JACK => "rank-jack",
        QUEEN => "rank-queen",
        _ => "rank-king",
    }
}

/// The 52 cards without jokers.
pub const DECK: CardSet = CardSet::from_bits((1 << 52) - 1);

impl Card {
    /// The first joker, `X1`.
    pub const JOKER_1: Card = Card(52);
    /// The second joker, `X2`.
    pub const JOKER_2: Card = Card(53);

    /// The card of a rank (1 ace to 13 king) and suit. Panics if `rank` is out of range.
    #[inline]
    pub const fn new(rank: u8, suit: Suit) -> Card {
        assert!(rank >= 1 && rank <= 13, "ranks run from 1 to 13");
        Card((rank - 1) * 4 + suit as u8)
    }

    /// All 54 cards, jokers last.
    pub fn all() -> impl ExactSizeIterator<Item = Card> + Clone {
        (0..54).map(Card)
    }

    /// Returns true if the card is a joker.
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 >= 52
    }

    /// The rank, 1 (ace) to 13 (king); 0 for a joker.
    #[inline]
    pub const fn rank(self) -> u8 {
        if self.is_joker() { 0 } else { self.0 / 4 + 1 }
    }

    /// The suit; none for a joker.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        if self.is_joker() {
            None
        } else {
            Some(Suit::ALL[(self.0 % 4) as usize])
        }
    }

    /// The message that names the card by its rank alone.
    pub const fn rank_message(self) -> &'static str {
        if self.is_joker() {
            "rank-joker"
        } else {
            rank_message(self.rank())
        }
    }

    /// Returns true if the card is a jack, queen or king.
    #[inline]
    pub const fn is_picture(self) -> bool {
        self.rank() >= JACK
    }

    /// Returns true if the card is a heart or a diamond.
    #[inline]
    pub const fn is_red(self) -> bool {
        match self.suit() {
            Some(suit) => suit.is_red(),
            None => false,
        }
    }

    /// The pip value: ace 1, 2–10 their number; 0 for pictures and jokers.
    #[inline]
    pub const fn pips(self) -> u8 {
        if self.rank() <= 10 { self.rank() } else { 0 }
    }

    /// The card's name in words: “the ten of diamonds”, “the first joker”.
    pub fn name(self) -> String {
        const WORDS: [&str; 13] = [
            "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
            "queen", "king",
        ];
        match self.suit() {
            Some(suit) => format!("the {} of {}", WORDS[self.rank() as usize - 1], suit.name()),
            None if self == Card::JOKER_1 => "the first joker".to_owned(),
            None => "the second joker".to_owned(),
        }
    }
}

impl deck::Card for Card {
    const COUNT: usize = 54;
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Card {
        assert!(index < Self::COUNT, "the ordinary deck has 54 cards");
        Card(index as u8)
    }
    fn face(self) -> Face {
        Face::French(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit() {
            Some(suit) => write!(f, "{}{}", RANKS[self.rank() as usize - 1], suit.letter()),
            None => write!(f, "X{}", self.0 - 51),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;
    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let no = || NoSuchCard(text.to_owned());
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(no());
        };
        if rank == 'X' {
            return match suit {
                '1' => Ok(Card::JOKER_1),
                '2' => Ok(Card::JOKER_2),
                _ => Err(no()),
            };
        }
        let rank = RANKS.iter().position(|r| *r == rank).ok_or_else(no)?;
        let suit = Suit::ALL
            .into_iter()
            .find(|s| s.letter() == suit)
            .ok_or_else(no)?;
        Ok(Card::new(rank as u8 + 1, suit))
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
    use crate::deck::Card as _;

    #[test]
    fn every_id_reads_back() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::at(card.index()), card);
        }
        for wrong in ["", "1S", "XS", "X3", "AX", "TDD"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn ranks_suits_and_values() {
        let ten: Card = "TD".parse().unwrap();
        assert_eq!(
            (ten.rank(), ten.suit(), ten.pips()),
            (10, Some(Suit::Diamonds), 10)
        );
        assert!(ten.is_red() && !ten.is_picture());
        let jack: Card = "JC".parse().unwrap();
        assert!(jack.is_picture() && jack.pips() == 0 && !jack.is_red());
        assert_eq!(DECK.iter().filter(|c| c.is_picture()).count(), 12);
    }
}

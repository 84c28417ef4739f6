//! Common parts of both decks: cards that are small numbers, sets of cards, and a face of either deck.

use crate::{decktet, french};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, hash::Hash, marker::PhantomData, str::FromStr};

/// A card of one deck, known by a small index.
pub trait Card:
    Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static
{
    /// Number of different cards in the whole deck; at most 64.
    const COUNT: usize;
    /// The card's place in the deck's order, below [`Card::COUNT`].
    fn index(self) -> usize;
    /// The card at a place in the deck's order. Panics if `index` is not below [`Card::COUNT`].
    fn at(index: usize) -> Self;
    /// The card as a face of either deck, for the table.
    fn face(self) -> Face;
}

/// A set of cards of one deck, as 64 bits.
pub struct CardSet<C>(u64, PhantomData<C>);

impl<C> Clone for CardSet<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for CardSet<C> {}
impl<C> PartialEq for CardSet<C> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<C> Eq for CardSet<C> {}
impl<C> Hash for CardSet<C> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<C> Default for CardSet<C> {
    fn default() -> Self {
        CardSet::EMPTY
    }
}

impl<C> CardSet<C> {
    /// No card.
    pub const EMPTY: Self = CardSet(0, PhantomData);

    /// The set whose bits are given: bit `i` for the card with index `i`.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        CardSet(bits, PhantomData)
    }

    /// One bit a card, by index.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Number of cards in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        CardSet(self.0 | other.0, PhantomData)
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        CardSet(self.0 & other.0, PhantomData)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        CardSet(self.0 & !other.0, PhantomData)
    }
}

impl<C: Card> CardSet<C> {
    /// Returns true if the card is in the set.
    #[inline]
    pub fn has(self, card: C) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// The set with the card in it.
    #[inline]
    #[must_use]
    pub fn with(self, card: C) -> Self {
        CardSet(self.0 | 1 << card.index(), PhantomData)
    }

    /// The set with the card taken out.
    #[inline]
    #[must_use]
    pub fn without(self, card: C) -> Self {
        CardSet(self.0 & !(1 << card.index()), PhantomData)
    }

    /// Puts the card in.
    #[inline]
    pub fn insert(&mut self, card: C) {
        *self = self.with(card);
    }

    /// Takes the card out.
    #[inline]
    pub fn remove(&mut self, card: C) {
        *self = self.without(card);
    }

    /// The lowest card of the set.
    #[inline]
    pub fn first(self) -> Option<C> {
        (self.0 != 0).then(|| C::at(self.0.trailing_zeros() as usize))
    }

    /// The cards in the deck's order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = C> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| C::at(bits.trailing_zeros() as usize))?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl<C: Card> FromIterator<C> for CardSet<C> {
    fn from_iter<T: IntoIterator<Item = C>>(cards: T) -> Self {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl<C: Card> fmt::Debug for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One of the two decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deck {
    /// The Decktet of P. D. Magnus.
    Decktet,
    /// The ordinary deck.
    French,
}

/// The face of a card of either deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A Decktet card.
    Decktet(decktet::Card),
    /// A card of the ordinary deck.
    French(french::Card),
}

impl Face {
    /// The deck whose back the card shows when it is face down.
    pub const fn deck(self) -> Deck {
        match self {
            Face::Decktet(_) => Deck::Decktet,
            Face::French(_) => Deck::French,
        }
    }

    /// The card's name in words: “the Author”, “Ace of Moons”, “ten of diamonds”.
    pub fn name(self) -> String {
        match self {
            Face::Decktet(card) => card.name().to_owned(),
            Face::French(card) => card.name(),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Decktet(card) => card.fmt(f),
            Face::French(card) => card.fmt(f),
        }
    }
}

/// Says that a text is not the id of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchCard(
    /// The text.
    pub String,
);

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a card", self.0)
    }
}

impl std::error::Error for NoSuchCard {}

/// Serialises anything by its text.
pub(crate) fn serialize_text<T: fmt::Display, S: Serializer>(
    t: &T,
    s: S,
) -> Result<S::Ok, S::Error> {
    s.collect_str(t)
}

/// Reads anything by its text.
pub(crate) fn deserialize_text<'de, T, D>(d: D) -> Result<T, D::Error>
where
    T: FromStr,
    T::Err: fmt::Display,
    D: Deserializer<'de>,
{
    let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
    text.parse().map_err(serde::de::Error::custom)
}

impl<C: Card> Serialize for CardSet<C> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter().map(|c| c.to_string()))
    }
}

//! Values in their circle, and which cards of a hand fit (section *Decisions*).

use kortlek_rules::{
    deck::Card as _,
    french::{Card, CardSet},
};
use serde::{Deserialize, Serialize};

/// The values of number cards run from 1 to this, in a circle.
pub const VALUES: u8 = 10;

/// Suits, which never matter: cards of one value.
const OF_A_VALUE: u32 = 4;
/// The lowest card of each value, as bits.
const ONE_OF_EACH: u64 = 0x11_1111_1111;
/// The three bits above each of those and themselves.
const NUMBERS: u64 = (1 << (VALUES as u32 * OF_A_VALUE)) - 1;
/// J, Q and K of all suits.
const PICTURES: u64 = ((1 << 52) - 1) & !NUMBERS;

/// The way a run goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dir {
    /// 1→2→…→10→1.
    Up,
    /// 10→9→…→1→10.
    Down,
}

impl Dir {
    /// Both.
    pub const ALL: [Dir; 2] = [Dir::Up, Dir::Down];

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        ["dir-up", "dir-down"][self as usize]
    }
}

/// The value that follows `value` (1 to [`VALUES`]) in a direction.
#[inline]
pub const fn next_value(value: u8, dir: Dir) -> u8 {
    match dir {
        Dir::Up if value == VALUES => 1,
        Dir::Up => value + 1,
        Dir::Down if value == 1 => VALUES,
        Dir::Down => value - 1,
    }
}

/// The value of a number card, 1 to [`VALUES`]; none for a picture.
#[inline]
pub fn value(card: Card) -> Option<u8> {
    let value = card.index() as u8 / OF_A_VALUE as u8 + 1;
    (value <= VALUES).then_some(value)
}

/// The number cards of a value among these cards.
#[inline]
pub const fn with_value(cards: CardSet, value: u8) -> CardSet {
    CardSet::from_bits(cards.bits() & 0xF << ((value as u32 - 1) * OF_A_VALUE))
}

/// The pictures among these cards.
#[inline]
pub const fn pictures(cards: CardSet) -> CardSet {
    CardSet::from_bits(cards.bits() & PICTURES)
}

/// Values in a hand and number of its pictures: everything that decides what fits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    /// The values as bits from 0, once for each direction: rising from 1, and falling from 10. The circle is written
    /// three times over, so that a run from any value can be looked up by a shift.
    rings: [u32; 2],
    pictures: u32,
}

impl Held {
    #[inline]
    pub(crate) const fn of(hand: CardSet) -> Held {
        let bits = hand.bits();
        // One bit for each value: any of its four, then the gaps between them closed.
        let mut held = bits & NUMBERS;
        held |= held >> 1;
        held |= held >> 2;
        held &= ONE_OF_EACH;
        held = (held | held >> 3) & 0x03_0303_0303;
        held = (held | held >> 6) & 0x03_000F_000F;
        held = (held | held >> 12 | held >> 24) & 0x3FF;
        let up = held as u32;
        let down = up.reverse_bits() >> (u32::BITS - VALUES as u32);
        Held {
            rings: [
                up | up << VALUES | up << (2 * VALUES),
                down | down << VALUES | down << (2 * VALUES),
            ],
            pictures: (bits & PICTURES).count_ones(),
        }
    }

    /// The values from `wanted` on in a direction, as bits from 0: the distance from `wanted`.
    #[inline]
    const fn ahead(self, wanted: u8, dir: Dir) -> u32 {
        match dir {
            Dir::Up => self.rings[0] >> (wanted - 1),
            Dir::Down => self.rings[1] >> (VALUES - wanted),
        }
    }

    /// Returns true if a picture may stand for `wanted`: a number card follows, after at most all the other pictures.
    #[inline]
    pub(crate) const fn picture_fits(self, wanted: u8, dir: Dir) -> bool {
        self.ahead(wanted, dir) & (((1 << self.pictures) - 1) << 1) != 0
    }

    /// Returns true if any card fits where `wanted` is.
    #[inline]
    pub(crate) const fn fits(self, wanted: u8, dir: Dir) -> bool {
        // A number card of the value itself, or one after at least one picture.
        self.ahead(wanted, dir) & ((2 << self.pictures) - 1) != 0
    }
}

/// The cards of `hand` that fit where `wanted` (1 to [`VALUES`]) is the next value in a direction.
#[inline]
pub fn fitting(hand: CardSet, wanted: u8, dir: Dir) -> CardSet {
    fitting_held(hand, Held::of(hand), wanted, dir)
}

#[inline]
pub(crate) fn fitting_held(hand: CardSet, held: Held, wanted: u8, dir: Dir) -> CardSet {
    let numbers = with_value(hand, wanted);
    if held.picture_fits(wanted, dir) {
        numbers.or(pictures(hand))
    } else {
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Luck, french::DECK};

    /// As the rule file words it.
    fn fits_by_the_book(hand: CardSet, card: Card, wanted: u8, dir: Dir) -> bool {
        if let Some(value) = value(card) {
            return value == wanted;
        }
        let rest = hand.without(card);
        let others = pictures(rest).len();
        (0..=others).any(|m| {
            let mut at = wanted;
            for _ in 0..=m {
                at = next_value(at, dir);
            }
            rest.iter().any(|c| value(c) == Some(at))
        })
    }

    #[test]
    fn what_fits_is_what_the_book_says() {
        let mut luck = Luck::new(5);
        for n in 0..20_000u32 {
            let mut bits = luck.bits() & luck.bits() & DECK.bits();
            if n % 3 > 0 {
                bits &= luck.bits();
            }
            if n % 3 > 1 {
                bits |= luck.bits() & PICTURES;
            }
            let hand = CardSet::from_bits(bits);
            let held = Held::of(hand);
            for wanted in 1..=VALUES {
                for dir in Dir::ALL {
                    let by_book = |card: &Card| fits_by_the_book(hand, *card, wanted, dir);
                    let by_book: CardSet = hand.iter().filter(by_book).collect();
                    let fitting = fitting(hand, wanted, dir);
                    assert_eq!(fitting, by_book, "{hand:?} {wanted} {dir:?}");
                    assert_eq!(held.fits(wanted, dir), !by_book.is_empty());
                }
            }
        }
    }

    #[test]
    fn the_values_run_in_a_circle() {
        assert_eq!(next_value(10, Dir::Up), 1);
        assert_eq!(next_value(1, Dir::Down), 10);
        for v in 1..=VALUES {
            assert_eq!(next_value(next_value(v, Dir::Up), Dir::Down), v);
        }
    }
}

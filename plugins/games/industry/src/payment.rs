//! Cards as money: what they are worth, the order in which they are paid, and which payments can lead to a building
//! (section *Decisions*).

use kortlek_rules::{
    Card as _,
    french::{Card, CardSet, DECK},
};

/// Cards in the deck.
const CARDS: usize = DECK.len();
/// Suits, which are also the cards of one rank.
const SUITS: u8 = 4;
/// Value of tens and pictures; the others have their number.
const MOST_WORTH: u8 = 10;

/// A card's place in the order of payment: 0 for the king of spades, 51 for the ace of clubs.
#[inline]
pub(crate) fn place(card: Card) -> u8 {
    let index = card.index() as u8;
    let suit = index % SUITS;
    CARDS as u8 - SUITS - (index - suit) + suit
}

/// The card at a place in the order of payment.
#[inline]
pub(crate) fn card_at(place: u8) -> Card {
    let suit = place % SUITS;
    Card::at(usize::from(CARDS as u8 - SUITS - (place - suit) + suit))
}

/// Value of a card as money.
pub fn worth(card: Card) -> u16 {
    WORTH[usize::from(place(card))]
}

static WORTH: [u16; CARDS] = {
    let mut worth = [0; CARDS];
    let mut place = 0;
    while place < CARDS {
        let rank = 13 - place as u8 / SUITS;
        worth[place] = if rank < MOST_WORTH { rank } else { MOST_WORTH } as u16;
        place += 1;
    }
    worth
};

/// Cards as bits by their place in the order of payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Purse(u64);

impl Purse {
    pub(crate) const EMPTY: Purse = Purse(0);

    #[inline]
    pub(crate) fn has(self, card: Card) -> bool {
        // Jokers have no place.
        !card.is_joker() && self.0 >> place(card) & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << place(card);
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << place(card));
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places of the cards, in the order of payment.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(place)
        })
    }

    #[inline]
    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Purse {
        let mut purse = Purse::EMPTY;
        cards.into_iter().for_each(|card| purse.insert(card));
        purse
    }

    pub(crate) fn cards(self) -> CardSet {
        self.places().map(card_at).collect()
    }

    /// The worth of all cards together.
    #[inline]
    pub(crate) fn worth(self) -> u16 {
        self.places().map(|p| WORTH[usize::from(p)]).sum()
    }

    /// The cards that may be paid now, in the order of payment, when `money` is there already, a building costs `cost`
    /// and cards before the place `from` may not be paid any more.
    ///
    /// A card may be paid if a building can still be paid for: with all cards after it if some card before it is left
    /// to be built, else with all but the least of them, which is the last. Where one may not be paid, no later one may
    /// be either, since later cards are worth no more.
    #[inline]
    pub(crate) fn payable(self, money: u16, cost: u16, from: u8) -> Purse {
        if self.len() < 2 {
            return Purse::EMPTY;
        }
        let open = Purse(self.0 & (u64::MAX << from));
        let last = WORTH[63 - self.0.leading_zeros() as usize];
        let first = self.0.trailing_zeros() as u8;
        let mut reach = money + open.worth();
        let mut payable = 0;
        for place in open.places() {
            let kept = if place == first { last } else { 0 };
            if reach < cost + kept {
                break;
            }
            payable |= 1 << place;
            reach -= WORTH[usize::from(place)];
        }
        Purse(payable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Luck;

    #[test]
    fn the_order_of_payment_is_that_of_the_rule_file() {
        let ids: Vec<String> = (0..52).map(|p| card_at(p).to_string()).collect();
        assert_eq!(ids[..6], ["KS", "KH", "KD", "KC", "QS", "QH"]);
        assert_eq!(ids[47..], ["2C", "AS", "AH", "AD", "AC"]);
        assert!((0..52).all(|p| place(card_at(p)) == p));
        for (id, value) in [("AS", 1), ("9H", 9), ("TD", 10), ("JC", 10), ("KS", 10)] {
            assert_eq!(worth(id.parse().unwrap()), value);
        }
    }

    /// The rule file's condition, word for word.
    fn may_pay(hand: &[u8], money: u16, cost: u16, from: u8, card: u8) -> bool {
        if !hand.contains(&card) || card < from {
            return false;
        }
        let value = |p: &u8| worth(card_at(*p));
        let after = money + value(&card);
        let rest: Vec<u8> = hand.iter().copied().filter(|c| *c != card).collect();
        let later: Vec<u8> = rest.iter().copied().filter(|c| *c > card).collect();
        if rest.is_empty() {
            return false;
        }
        let all: u16 = later.iter().map(value).sum();
        if later.len() < rest.len() {
            after + all >= cost
        } else {
            after + all - later.iter().map(value).min().unwrap_or(0) >= cost
        }
    }

    #[test]
    fn what_is_payable_is_what_the_rule_file_says() {
        let mut luck = Luck::new(9);
        let mut places: Vec<u8> = (0..52).collect();
        for _ in 0..30_000 {
            luck.mix(&mut places);
            let hand = &places[..luck.below(9)];
            let (money, cost) = (luck.below(12) as u16, luck.below(11) as u16);
            let from = luck.below(53) as u8;
            let purse = Purse(hand.iter().fold(0, |bits, p| bits | 1 << p));
            let payable = purse.payable(money, cost, from);
            for card in 0..52 {
                assert_eq!(
                    payable.0 >> card & 1 == 1,
                    may_pay(hand, money, cost, from, card),
                    "{hand:?} {money} {cost} {from} {card}"
                );
            }
        }
    }
}

//! Order of the cards in the player's own hand: as they were dealt, by suit, by rank, or as the player has arranged
//! them.

use kortlek_kit::preferences::HandOrder;
use kortlek_rules::{
    Face, decktet, french,
    presentation::{Arrangement, Item, Layout, Piece, Place, Target, Zone},
};

/// Order of the hand on a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hands {
    /// The player's setting for this game.
    pub order: HandOrder,
    /// The player's own arrangement of the cards; cards not in it come last. It takes precedence over `order` unless it
    /// is empty.
    pub own: Vec<Face>,
}

/// The card of a piece.
fn face(item: &Item) -> Option<Face> {
    match item.piece {
        Piece::Card(face) => Some(face),
        _ => None,
    }
}

/// Returns true if the player may rearrange the cards of this zone: a hand of cards that he knows.
pub fn is_hand(zone: &Zone) -> bool {
    zone.place == Place::Hand
        && matches!(zone.arrangement, Arrangement::Fan | Arrangement::Row)
        && zone.items.len() > 1
        && zone.items.iter().all(|item| face(item).is_some())
}

/// Position of a card of the hand after moving it `way` places to the right (left if negative): the card, and the
/// number of others before it then. `None` for anything else, and at the end of the hand.
pub fn moved(layout: &Layout, target: Target, way: isize) -> Option<(Face, usize)> {
    let Target::Piece(Piece::Card(card)) = target else {
        return None;
    };
    let hand = layout.zones.iter().find(|zone| is_hand(zone))?;
    let mut items = hand.items.iter();
    let at = items.position(|item| face(item) == Some(card))?;
    let to = at.checked_add_signed(way)?;
    (to < hand.items.len()).then_some((card, to))
}

/// The place of a card among others of its deck: by suit, then rank.
fn by_suit(face: Face) -> (usize, usize) {
    match face {
        Face::Decktet(card) => {
            let suit = card.suits().iter().next();
            let suit = suit.map_or(9, decktet::Suit::index);
            (suit, card.rank() as usize)
        }
        Face::French(card) => {
            let suit = card.suit().map_or(9, french::Suit::index);
            (suit, usize::from(card.rank()))
        }
    }
}

impl Hands {
    /// The hand of a layout in its order.
    pub fn arrange(&self, layout: &mut Layout) {
        if self.order == HandOrder::Dealt && self.own.is_empty() {
            return;
        }
        for zone in layout.zones.iter_mut().filter(|zone| is_hand(zone)) {
            let known = |item: &Item| face(item).unwrap_or(Face::French(french::Card::JOKER_1));
            if self.own.is_empty() {
                zone.items.sort_by_key(|item| {
                    let (suit, rank) = by_suit(known(item));
                    match self.order {
                        HandOrder::Rank => (rank, suit),
                        HandOrder::Dealt | HandOrder::Suit => (suit, rank),
                    }
                });
            } else {
                zone.items.sort_by_key(|item| {
                    let at = self.own.iter().position(|own| *own == known(item));
                    at.unwrap_or(usize::MAX)
                });
            }
        }
    }

    /// Moves a card of this hand so that `before` others are to its left. Returns true if that changes anything.
    pub fn put(&mut self, hand: &Zone, card: Face, before: usize) -> bool {
        let old: Vec<Face> = hand.items.iter().filter_map(face).collect();
        if !old.contains(&card) {
            return false;
        }
        let mut new: Vec<Face> = old.iter().copied().filter(|face| *face != card).collect();
        new.insert(before.min(new.len()), card);
        let changes = new != old;
        if changes {
            self.own = new;
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::presentation::ZoneId;

    fn hand(cards: &[&str]) -> Layout {
        let items = cards.iter().map(|id| {
            let french = id.parse().map(Face::French);
            let decktet = || id.parse().map(Face::Decktet);
            Item::up(french.or_else(|_| decktet()).expect("it is a card"))
        });
        let zone = Zone::new(ZoneId::common("hand"), Place::Hand, Arrangement::Fan);
        Layout::new(vec![zone.items(items)])
    }

    fn order(hands: &Hands, cards: &[&str]) -> Vec<String> {
        let mut layout = hand(cards);
        hands.arrange(&mut layout);
        let faces = layout.zones[0].items.iter().filter_map(face);
        faces.map(|face| face.to_string()).collect()
    }

    #[test]
    fn a_hand_lies_by_suit_by_rank_or_as_it_was_put() {
        let cards = ["9H", "2S", "KS", "2H"];
        let mut hands = Hands::default();
        assert_eq!(order(&hands, &cards), cards);
        hands.order = HandOrder::Suit;
        assert_eq!(order(&hands, &cards), ["2S", "KS", "2H", "9H"]);
        hands.order = HandOrder::Rank;
        assert_eq!(order(&hands, &cards), ["2S", "2H", "9H", "KS"]);
        let layout = hand(&cards);
        let nine = face(&layout.zones[0].items[0]).expect("it is a card");
        assert!(hands.put(&layout.zones[0], nine, 2));
        assert_eq!(order(&hands, &cards), ["2S", "KS", "9H", "2H"]);
        // Cards that are not in the arrangement come last.
        let later = ["AD", "9H", "2S", "KS", "2H"];
        assert_eq!(order(&hands, &later), ["2S", "KS", "9H", "2H", "AD"]);
        let now = hand(&["2S", "KS", "9H", "2H"]);
        assert!(!hands.put(&now.zones[0], nine, 2), "it lies there already");
    }

    #[test]
    fn a_card_goes_from_place_to_place_as_far_as_the_hand_reaches() {
        let layout = hand(&["9H", "2S", "KS"]);
        let target = |at: usize| Target::Piece(layout.zones[0].items[at].piece);
        let nine = face(&layout.zones[0].items[0]).expect("it is a card");
        assert_eq!(moved(&layout, target(0), 1), Some((nine, 1)));
        assert_eq!(moved(&layout, target(0), -1), None);
        assert_eq!(moved(&layout, target(2), 1), None);
        let seat = Target::Seat(kortlek_rules::Seat(0));
        assert_eq!(moved(&layout, seat, 1), None);
        let mut hands = Hands::default();
        assert!(hands.put(&layout.zones[0], nine, 1));
        assert_eq!(order(&hands, &["9H", "2S", "KS"]), ["2S", "9H", "KS"]);
    }

    #[test]
    fn the_decktet_is_sorted_too() {
        let hands = Hands {
            order: HandOrder::Suit,
            ..Hands::default()
        };
        let cards = ["NS", "5YK", "1M", "2MK"];
        assert_eq!(order(&hands, &cards), ["1M", "2MK", "NS", "5YK"]);
    }

    #[test]
    fn what_is_not_all_known_stays_as_it_is() {
        let mut layout = hand(&["9H", "2S"]);
        let hidden = Item::back(kortlek_rules::Deck::French);
        layout.zones[0].items.push(hidden);
        let before = layout.clone();
        let hands = Hands {
            order: HandOrder::Suit,
            ..Hands::default()
        };
        hands.arrange(&mut layout);
        assert_eq!(layout, before);
    }
}

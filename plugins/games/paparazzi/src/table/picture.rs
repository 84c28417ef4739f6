//! Zones of a picture: celebrities with what they wear, cards on spaces, the hand, the panels.

use super::{
    FLASH, HERE, deck, hand, led,
    places::{celebrity, space},
    taken,
};
use crate::{
    board::{self, CELEBRITIES},
    rules::{HAND, HIGHEST, Paparazzi, SUIT_BONUS, Step, View},
};
use kortlek_rules::{
    Card as _, Deck, Rules, Seat, Text,
    french::{Card, JACK, Suit},
    presentation::{Arrangement, Grid, Item, Layout, Look, Piece, Place, Pose, Zone, ZoneId},
};

/// Size of the burst, in hundredths of a celebrity's.
const FLASH_SIZE: u16 = 260;

/// One card as large as its room.
const ONE: Arrangement = Arrangement::Grid(Grid::Fixed {
    size: [1, 1],
    wide: 71,
    card: 100,
});

/// Cards one below the other.
const HELD: Arrangement = Arrangement::Grid(Grid::Fixed {
    size: [1, HAND as u8],
    wide: 71,
    card: 100,
});

/// The drawings of laid cards, by seat and rank from the ace: large rank, its player's colour and mark.
const SHOTS: [[&str; HIGHEST as usize]; 4] = [
    names!("paparazzi-shot-": "as" "2s" "3s" "4s" "5s" "6s" "7s" "8s" "9s" "ts"),
    names!("paparazzi-shot-": "ah" "2h" "3h" "4h" "5h" "6h" "7h" "8h" "9h" "th"),
    names!("paparazzi-shot-": "ad" "2d" "3d" "4d" "5d" "6d" "7d" "8d" "9d" "td"),
    names!("paparazzi-shot-": "ac" "2c" "3c" "4c" "5c" "6c" "7c" "8c" "9c" "tc"),
];

/// Worth of a celebrity, at its upper right corner: jack, queen, king.
const WORTHS: [&str; 3] = names!("paparazzi-worth-": 3 4 5);

/// The strip over a celebrity's foot in its leader's colour, by seat; last for a tie.
const LEADS: [&str; 5] = names!("paparazzi-lead-": 1 2 3 4 "tied");

/// The leader's margin on that strip, from 1 to what four cards can make.
const MARGINS: [&str; 34] = names!("paparazzi-by-":
    1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34);

/// The small pictures in a panel of celebrities that a seat is ahead at, by suit: jack, queen, king.
const LED: [[&str; 3]; 4] = [
    names!("paparazzi-led-": "js" "qs" "ks"),
    names!("paparazzi-led-": "jh" "qh" "kh"),
    names!("paparazzi-led-": "jd" "qd" "kd"),
    names!("paparazzi-led-": "jc" "qc" "kc"),
];

/// The empty place of a suit there.
const SLOTS: [&str; 4] = names!("slot-": "spades" "hearts" "diamonds" "clubs");

/// The frame and stamp of a celebrity that is surrounded, by seat; last for a tie.
const STAMPS: [&str; 5] = names!("paparazzi-stamp-": 1 2 3 4 "tied");

/// The one of [`LEADS`] or [`STAMPS`] that is a seat's, or nobody's.
fn drawing(of: &[&'static str; 5], seat: Option<Seat>) -> &'static str {
    of[seat.map_or(of.len() - 1, Seat::index)]
}

/// Progress of the count in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Count {
    /// Number of celebrities that have gone to their takers, in the order of the count.
    pub(super) gone: usize,
    /// The one that is counted now, by its number in the shuffle.
    pub(super) now: Option<usize>,
}

/// The cards of a suit, the lowest first.
fn of_suit(cards: impl Iterator<Item = Card>, suit: Suit) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.filter(|card| card.suit() == Some(suit)).collect();
    cards.sort_unstable_by_key(|card| card.rank());
    cards
}

/// A column of a seat's celebrities of a suit in its panel, with the bonus that two or three of them bring.
fn suit_zone(id: ZoneId, seat: Seat, suit: Suit, items: Vec<Item>) -> Zone {
    let bonus = match SUIT_BONUS[items.len()] {
        0 => String::new(),
        more => format!("+{more}"),
    };
    let slot = Item::new(Piece::Picture(SLOTS[suit.index()], seat.0));
    let slot = items.is_empty().then_some(slot);
    Zone::new(id, Place::Panel { seat, share: 4 }, Arrangement::Column)
        .tag(bonus, Text::EMPTY, true)
        .items(slot.into_iter().chain(items))
}

impl Paparazzi {
    /// Layout of a position.
    pub(super) fn shown(&self, v: &View, me: Seat) -> Layout {
        let gone = match v.open.step {
            Step::Over => CELEBRITIES,
            _ => 0,
        };
        self.picture(v, me, Count { gone, now: None })
    }

    /// Layout of a position while the celebrities are counted, or before.
    pub(super) fn picture(&self, v: &View, me: Seat, count: Count) -> Layout {
        let mut zones = Vec::new();
        if count.now.is_some() {
            let flash = Item::new(Piece::Picture("paparazzi-flash", 0)).pose(Pose {
                size: FLASH_SIZE,
                ..Pose::PLAIN
            });
            zones.push(Zone::new(FLASH, Place::Middle, ONE).items([flash]));
        }
        let order = v.open.counting_order();
        let gone = |n: usize| order[..count.gone].contains(&n);
        for n in 0..CELEBRITIES {
            zones.push(self.celebrity_zone(v, n, gone(n), count));
        }
        for number in 0..self.layout.board().spaces() {
            zones.push(self.space_zone(v, number, count));
        }
        zones.push(self.own_hand(v, me));
        for seat in Seat::all(self.players()) {
            self.panel_zones(v, me, seat, &order[..count.gone], &mut zones);
        }
        let area = self.layout.area(me, count.now);
        Layout::new(zones).divided(&area).open()
    }

    fn celebrity_zone(&self, v: &View, n: usize, gone: bool, count: Count) -> Zone {
        let zone = Zone::new(celebrity(n), Place::Middle, ONE);
        if v.open.step == Step::Setup {
            return zone.items([Item::back(Deck::French)]);
        }
        let standing = v.open.standing(self.layout, n);
        if let (true, Some(seat)) = (gone, standing.leader) {
            return zone.outlined().owner(seat);
        }
        let card = v.open.celebrities[n];
        let picture = |name: &'static str| Item::new(Piece::Picture(name, n as u8));
        let worth = picture(WORTHS[usize::from(card.rank() - JACK)]);
        let mut items = vec![Item::up(card.face()), worth];
        if standing.closed || gone {
            items.push(picture(drawing(&STAMPS, standing.leader)));
        }
        if standing.begun {
            items.push(picture(drawing(&LEADS, standing.leader)));
            if let Some(margin) = MARGINS.get(usize::from(standing.margin).wrapping_sub(1)) {
                items.push(picture(margin));
            }
        }
        if gone || count.now.is_some_and(|now| now != n) {
            items = items.into_iter().map(|i| i.look(Look::Dim)).collect();
        }
        zone.items(items)
    }

    fn space_zone(&self, v: &View, number: usize, count: Count) -> Zone {
        let cell = self.layout.board().cells()[number];
        let zone = Zone::new(space(number), Place::Middle, ONE);
        let Some((_, card)) = v.laid().find(|(at, _)| *at == cell) else {
            let over = matches!(v.open.step, Step::Score | Step::Over);
            return if over { zone } else { zone.cells([HERE]) };
        };
        let seat = Seat(card.suit().map_or(0, Suit::index) as u8);
        let beside = self.layout.board().celebrities_beside(cell);
        let look = match count.now {
            Some(now) if !beside.into_iter().any(|n| n == now) => Look::Dim,
            _ => Look::Plain,
        };
        let last = v.open.last == Some(number as u8) && count == Count::default();
        let under = if last { Look::Last(seat) } else { look };
        let shot = SHOTS[seat.index()][usize::from(card.rank() - 1)];
        zone.items([
            Item::up(card.face()).look(under),
            Item::new(Piece::Picture(shot, number as u8)).look(look),
        ])
    }

    fn own_hand(&self, v: &View, me: Seat) -> Zone {
        let arrangement = match self.layout {
            board::Layout::FourByThree => HELD,
            board::Layout::SixByTwo => Arrangement::Row,
        };
        let zone = Zone::new(hand(me), Place::Hand, arrangement);
        let size = usize::from(v.open.hand_sizes[me.index()]);
        let items: Vec<Item> = if v.viewer == Some(me) {
            v.hand.iter().map(|card| Item::up(card.face())).collect()
        } else {
            Item::backs(Deck::French, size).collect()
        };
        // The lowest cards stand nearest to the player.
        let first = HAND.saturating_sub(items.len());
        let placed = items.into_iter().zip(first..);
        zone.items(placed.map(|(item, row)| item.at(0, row as i8).owner(me)))
    }

    fn panel_zones(&self, v: &View, me: Seat, seat: Seat, gone: &[usize], zones: &mut Vec<Zone>) {
        let open = &v.open;
        let panel = |share| Place::Panel { seat, share };
        if !gone.is_empty() || open.step == Step::Over {
            let won = gone.iter().filter(|n| open.taker(**n) == Some(seat));
            let won: Vec<Card> = won.map(|n| open.celebrities[*n]).collect();
            for suit in Suit::ALL {
                let cards = of_suit(won.iter().copied(), suit).into_iter();
                let cards = cards.map(|card| Item::up(card.face())).collect();
                zones.push(suit_zone(taken(seat, suit), seat, suit, cards));
            }
            return;
        }
        let ahead = open.taken(seat);
        for suit in Suit::ALL {
            let pictures = of_suit(ahead.iter(), suit).into_iter().map(|card| {
                let drawing = LED[suit.index()][usize::from(card.rank() - JACK)];
                Item::new(Piece::Picture(drawing, 0))
            });
            zones.push(suit_zone(led(seat, suit), seat, suit, pictures.collect()));
        }
        if seat != me {
            let held = Zone::new(hand(seat), panel(4), Arrangement::Row);
            let size = usize::from(open.hand_sizes[seat.index()]);
            zones.push(match v.known_hand(seat) {
                Some(cards) => held.items(cards.iter().map(|card| Item::up(card.face()))),
                None => held.items(Item::backs(Deck::French, size)),
            });
        }
        let left = match open.step {
            Step::Setup => self.deck_size(),
            _ => usize::from(open.deck_sizes[seat.index()]),
        };
        let zone = Zone::new(deck(seat), panel(3), Arrangement::Pile).outlined();
        zones.push(zone.items(Item::backs(Deck::French, left)));
    }
}

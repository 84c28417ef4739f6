//! The table in one position: the floor with its cards and workers, and in each panel what a seat has collected.

use super::{standing::Reach, telling::round};
use crate::{
    floor::{CELL_AT, CELLS, Cell, SIDE},
    rules::{State, Step},
};
use kortlek_rules::{
    Card as _, Deck, Message, Seat, Text,
    french::{Card, Suit},
    presentation::{
        Area, Arrangement, Grid, Ground, Item, Layout, Look, Piece, Place, Pose, Status, Target,
        Zone, ZoneId,
    },
};

/// The floor.
pub const FLOOR: ZoneId = ZoneId::common("floor");
/// The deck, before it is laid out.
pub const DECK: ZoneId = ZoneId::common("deck");
/// The button with which a stranded worker falls.
pub const FALL: &str = "fall";
/// The button with which the last worker goes its best way to the end.
pub const FINISH: &str = "finish";

/// The cards that a seat has collected of a suit.
pub const fn collected(seat: Seat, suit: Suit) -> ZoneId {
    ZoneId::of(suit.name(), seat)
}

/// Place of a seat's worker until it is put on the floor, which also shows its owner.
pub const fn booth(seat: Seat) -> ZoneId {
    ZoneId::of("worker", seat)
}

/// The figures, by seat.
const WORKERS: [&str; 4] = [
    "worker-spades",
    "worker-hearts",
    "worker-diamonds",
    "worker-clubs",
];
/// Remains of a worker that has fallen: its hat beside the hole.
const HATS: [&str; 4] = ["hat-spades", "hat-hearts", "hat-diamonds", "hat-clubs"];
/// The empty place of a suit.
const SLOTS: [&str; 4] = ["slot-spades", "slot-hearts", "slot-diamonds", "slot-clubs"];

/// The worker of a seat that walks the floor.
pub const fn walker(seat: Seat) -> Piece {
    Piece::Picture(WORKERS[seat.index()], 0)
}

/// A cell as the table's grid has it.
fn on_grid(cell: Cell) -> [i8; 2] {
    cell.map(|n| n as i8)
}

/// The cell as a target.
pub(super) fn target(cell: Cell) -> Target {
    Target::Cell(FLOOR, on_grid(cell))
}

/// A card is in the middle of its cell, free on both sides.
const ON_SLAB: Pose = Pose {
    at: [13, 0],
    ..Pose::PLAIN
};
/// A worker is before its card, so that the card's upper index is free.
const ON_CARD: Pose = Pose {
    at: [37, 3],
    size: 115,
    angle: 0,
};

/// A position with what is worked out of it once.
pub(super) struct Moment<'a> {
    pub s: &'a State,
    pub players: usize,
    pub reach: Reach,
}

impl Moment<'_> {
    pub fn new(s: &State, players: usize) -> Moment<'_> {
        let reach = Reach::of(s, players);
        Moment { s, players, reach }
    }

    pub fn layout(&self) -> Layout {
        let mut zones = vec![self.floor()];
        zones.extend(Seat::all(self.players).flat_map(|seat| self.panel(seat)));
        if self.s.step == Step::Setup {
            let deck = Zone::new(DECK, Place::Middle, Arrangement::Pile);
            zones.push(deck.items(Item::backs(Deck::French, CELLS)));
        }
        let thirds = [(1, Area::Gap), (1, DECK.into()), (1, Area::Gap)];
        let middle = [(1, Area::Gap), (1, Area::row(thirds)), (1, Area::Gap)];
        Layout::new(zones).open().divided(&Area::column(middle))
    }

    fn floor(&self) -> Zone {
        let s = self.s;
        let at = |item: Item, cell: Cell| {
            let [column, row] = on_grid(cell);
            item.at(column, row)
        };
        let last = s.last.and_then(|last| Some((s.worker(last.seat)?, last)));
        let cards = s.floor.cards().map(|(cell, card)| {
            let last = last.filter(|(to, _)| *to == cell).map(|(_, last)| last);
            let look = match last {
                Some(last) => Look::Last(last.seat),
                None if self.reach.lost.contains(&cell) => Look::Dim,
                None => Look::Plain,
            };
            let left = last.and_then(|last| last.left).map(on_grid);
            let item = at(Item::up(card.face()), cell).pose(ON_SLAB);
            item.look(look).from(left)
        });
        let walkers = Seat::all(self.players).filter_map(|seat| {
            let cell = s.worker(seat)?;
            Some(at(Item::new(walker(seat)), cell).pose(ON_CARD))
        });
        let grid = Grid::Fixed {
            size: [SIDE as u8; 2],
            wide: 100,
            card: 66,
        };
        // A hole is no cell, but before the deal the whole floor is there.
        let bare = CELL_AT[1..].iter().filter(|_| s.step == Step::Setup);
        Zone::new(FLOOR, Place::Middle, Arrangement::Grid(grid))
            .ground(Ground::Own)
            .cells(bare.map(|cell| on_grid(*cell)))
            .items(cards.chain(walkers))
    }

    fn panel(&self, seat: Seat) -> Vec<Zone> {
        let s = self.s;
        let place = |share| Place::Panel { seat, share };
        let k = seat.index();
        let fallen = s.fallen.has(seat);
        let figure = match fallen {
            true => Piece::Picture(HATS[k], 0),
            false => Piece::Picture(WORKERS[k], 1),
        };
        let waits = s.worker(seat).is_none() && !fallen;
        let waiting = waits.then(|| Item::new(walker(seat)));
        let figures = [Item::new(figure)].into_iter().chain(waiting);
        let booth = Zone::new(booth(seat), place(3), Arrangement::Pile).items(figures);
        let totals = s.totals[k];
        let lowest = totals.into_iter().min();
        // If all are level none stands out.
        let stands_out = |total| Some(total) == lowest && totals.iter().max() != lowest.as_ref();
        let pile = |suit: Suit| {
            let mut cards: Vec<Card> = s.collected[k].iter().collect();
            cards.retain(|card| card.suit() == Some(suit));
            cards.sort_unstable_by_key(|card| card.rank());
            let slot = Item::new(Piece::Picture(SLOTS[suit.index()], seat.0));
            let slot = cards.is_empty().then_some(slot);
            let cards = cards.into_iter().map(|card| Item::up(card.face()));
            let total = totals[suit.index()];
            Zone::new(collected(seat, suit), place(4), Arrangement::Column)
                .tag(total.to_string(), Text::EMPTY, stands_out(total))
                .items(slot.into_iter().chain(cards))
        };
        [booth].into_iter().chain(Suit::ALL.map(pile)).collect()
    }

    pub fn status(&self, seat: Seat) -> Status {
        let s = self.s;
        let at = s.worker(seat);
        let id = match s.step {
            Step::Setup | Step::Over => return Status::default(),
            Step::Place if at.is_some() => "status-placed",
            Step::Place => "status-places",
            Step::Play if s.fallen.has(seat) => "status-fallen",
            Step::Play => match at.and_then(|cell| s.floor.moves(cell).next()) {
                Some(_) => "status-reach",
                None => "status-stuck",
            },
        };
        let n = self.reach.cells[seat.index()].len();
        Status::new(Message::new(id).with("n", n))
    }

    /// Round and cards that are left, under the id of a message.
    pub fn progress(&self, id: &'static str) -> Message {
        let progress = Message::new(id).with("n", round(self.s, self.s.turn));
        progress.with("left", self.s.floor.len())
    }
}

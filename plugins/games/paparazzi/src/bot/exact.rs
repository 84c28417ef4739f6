//! The end is exact: once all hands are known, it can be searched to the last card.

use crate::{
    board::{Board, CELEBRITIES, Layout, bits},
    rules::{Action, MOST_PLAYERS, Ranks, View, points, suit},
};
use kortlek_rules::{
    Seat,
    french::{Card, CardSet},
};

/// Sets of celebrities.
const SETS: usize = 1 << CELEBRITIES;

/// Points of each seat.
type SeatPoints = [i16; MOST_PLAYERS];

/// The position of an end whose hands are all known.
#[derive(Clone, Copy)]
struct Position {
    sums: [[u8; MOST_PLAYERS]; CELEBRITIES + 1],
    /// The celebrities that each seat has, as bits.
    taken: [u16; MOST_PLAYERS],
    free: u32,
    hands: [Ranks; MOST_PLAYERS],
    /// The last card of the deck of the seat that thinks, which it knows.
    to_come: [Ranks; MOST_PLAYERS],
    turn: usize,
}

/// Search through all possible ends.
pub(super) struct End {
    board: &'static Board,
    players: usize,
    /// Points of each set of celebrities.
    points: Vec<i16>,
    /// Placings that may still be tried.
    left: u32,
}

#[derive(Clone, Copy)]
struct Placing {
    rank: u8,
    space: u8,
    /// Lead of the seat at turn after it.
    lead: i16,
}

/// Room for all placings of a seat.
type Placings = [Placing; 3 * 32];

const NO_PLACINGS: Placings = [Placing {
    rank: 0,
    space: 0,
    lead: 0,
}; 3 * 32];

/// The best action of the seat at turn, and how many points it comes out ahead of the best other by it; `None` if not
/// all hands are known or there is more to search than `most` placings. With more than two players each seat is taken
/// to look to its own lead.
pub(super) fn best(view: &View, layout: Layout, seat: Seat, most: u32) -> Option<(Action, i16)> {
    let players = usize::from(view.players);
    let open = &view.open;
    let mut position = Position {
        sums: open.sums,
        taken: [0; MOST_PLAYERS],
        free: open.free,
        hands: [0; MOST_PLAYERS],
        to_come: [0; MOST_PLAYERS],
        turn: seat.index(),
    };
    let ranks = |cards: CardSet| cards.iter().fold(0, |ranks, card| ranks | 1 << card.rank());
    for i in 0..players {
        if i == seat.index() {
            position.hands[i] = ranks(view.hand);
            position.to_come[i] = open.unlaid[i] & !position.hands[i];
            if position.to_come[i].count_ones() > 1 {
                return None;
            }
        } else {
            position.hands[i] = ranks(view.known_hand(Seat(i as u8))?);
        }
    }
    let mut end = End {
        board: layout.board(),
        players,
        points: Vec::new(),
        left: most,
    };
    if !end.within_reach(&position) {
        return None;
    }
    end.points = (0..SETS)
        .map(|set| {
            let taken = (0..CELEBRITIES).filter(|c| set >> c & 1 == 1);
            let points = points(taken.map(|c| open.celebrities[c]).collect());
            points.total() as i16
        })
        .collect();
    for c in 0..CELEBRITIES {
        position.judge(c, players);
    }
    let (placing, lead) = end.root(&position)?;
    let action = Action::Place {
        card: Card::new(placing.rank, suit(seat)),
        cell: end.board.cells()[usize::from(placing.space)],
    };
    Some((action, lead))
}

impl Position {
    /// Finds out who has a celebrity.
    #[inline]
    fn judge(&mut self, celebrity: usize, players: usize) {
        let sums = &self.sums[celebrity];
        let bit = 1 << celebrity;
        let mut most = 0;
        let mut with_most = 0;
        for i in 0..players {
            self.taken[i] &= !bit;
            if sums[i] > most {
                most = sums[i];
                with_most = 1 << i;
            } else if sums[i] == most {
                with_most |= 1 << i;
            }
        }
        if most > 0 && (with_most as u32).is_power_of_two() {
            self.taken[(with_most as u32).trailing_zeros() as usize] |= bit;
        }
    }

    #[inline]
    fn lay(&mut self, board: &Board, players: usize, placing: Placing) {
        let i = self.turn;
        self.free &= !(1 << placing.space);
        self.hands[i] &= !(1 << placing.rank);
        self.hands[i] |= std::mem::take(&mut self.to_come[i]);
        for c in board.beside(usize::from(placing.space)) {
            if c < CELEBRITIES {
                self.sums[c][i] += placing.rank;
                self.judge(c, players);
            }
        }
        self.turn = (i + 1) % players;
    }

    const fn over(&self) -> bool {
        // Turns go round evenly, so whoever is next has a card as long as anybody has.
        self.free == 0 || self.hands[self.turn] == 0
    }
}

impl End {
    /// Returns true if the end is near enough for an exact search, going by the number of ways it can go. Two players
    /// need far fewer of them.
    fn within_reach(&self, position: &Position) -> bool {
        let board = self.board;
        let mut ways = 1.0_f64;
        let mut free = board.different(position.free).count_ones();
        let mut cards: Vec<u32> = (0..self.players)
            .map(|i| position.hands[i].count_ones() + position.to_come[i].count_ones())
            .collect();
        let mut turn = position.turn;
        while free > 0 && cards[turn] > 0 {
            ways *= f64::from(free * cards[turn].min(3));
            free -= 1;
            cards[turn] -= 1;
            turn = (turn + 1) % self.players;
        }
        let searched = match self.players {
            2 => ways.sqrt() * 20.0,
            _ => ways,
        };
        searched < f64::from(self.left)
    }

    #[inline]
    fn points(&self, position: &Position) -> SeatPoints {
        position.taken.map(|set| self.points[usize::from(set)])
    }

    /// Lead of a seat over the best other.
    #[inline]
    fn lead(&self, points: &SeatPoints, seat: usize) -> i16 {
        let others = (0..self.players).filter(|i| *i != seat);
        points[seat] - others.map(|i| points[i]).max().unwrap_or(0)
    }

    /// All placings of the seat at turn, the most promising first.
    fn placings(&self, position: &Position, list: &mut Placings) -> usize {
        let seat = position.turn;
        let mut count = 0;
        let spaces = self.board.different(position.free);
        for rank in bits(position.hands[seat].into()) {
            for space in bits(spaces) {
                let mut placing = Placing {
                    rank,
                    space,
                    lead: 0,
                };
                let mut after = *position;
                after.lay(self.board, self.players, placing);
                placing.lead = self.lead(&self.points(&after), seat);
                list[count] = placing;
                count += 1;
            }
        }
        list[..count].sort_by_key(|p| -p.lead);
        count
    }

    fn root(&mut self, position: &Position) -> Option<(Placing, i16)> {
        let mut list = NO_PLACINGS;
        let count = self.placings(position, &mut list);
        let mut best: Option<(Placing, i16)> = None;
        for placing in &list[..count] {
            let mut after = *position;
            after.lay(self.board, self.players, *placing);
            let lead = if self.players == 2 {
                let floor = best.map_or(-i16::MAX, |(_, lead)| lead);
                -self.duel(&after, -i16::MAX, -floor)?
            } else {
                let points = self.table(&after)?;
                self.lead(&points, position.turn)
            };
            if best.is_none_or(|(_, most)| lead > most) {
                best = Some((*placing, lead));
            }
        }
        best
    }

    /// Final lead of the seat at turn, of two: exact between `floor` and `ceiling`. `None` once there is no time
    /// left.
    fn duel(&mut self, position: &Position, mut floor: i16, ceiling: i16) -> Option<i16> {
        if position.over() {
            return Some(self.lead(&self.points(position), position.turn));
        }
        let mut list = NO_PLACINGS;
        let count = self.placings(position, &mut list);
        self.left = self.left.checked_sub(count as u32)?;
        let other = (position.turn + 1) % 2;
        if position.hands[other] == 0 && position.hands[position.turn].count_ones() == 1 {
            // The last card: the best placing is the first.
            return Some(list[0].lead);
        }
        for placing in &list[..count] {
            let mut after = *position;
            after.lay(self.board, 2, *placing);
            floor = floor.max(-self.duel(&after, -ceiling, -floor)?);
            if floor >= ceiling {
                break;
            }
        }
        Some(floor)
    }

    /// The points that everybody comes out with where each seat looks to its own lead.
    fn table(&mut self, position: &Position) -> Option<SeatPoints> {
        if position.over() {
            return Some(self.points(position));
        }
        let mut list = NO_PLACINGS;
        let count = self.placings(position, &mut list);
        self.left = self.left.checked_sub(count as u32)?;
        let mut best: Option<SeatPoints> = None;
        for placing in &list[..count] {
            let mut after = *position;
            after.lay(self.board, self.players, *placing);
            let points = self.table(&after)?;
            let lead = self.lead(&points, position.turn);
            if best.is_none_or(|best| lead > self.lead(&best, position.turn)) {
                best = Some(points);
            }
        }
        best
    }
}

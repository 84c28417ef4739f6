//! Values of courts (section *Scoring and end*).

use kortlek_rules::{
    MAX_SEATS, Seat, Seats,
    deck::Card as _,
    french::{Card, JACK, KING, QUEEN, Suit},
};

/// A king and a queen.
pub const MARRIAGE: i32 = 5;
/// A king and a jack.
pub const INTRIGUE: i32 = 4;
/// A queen and a jack.
pub const AFFAIR: i32 = 3;
/// Points for no, one, two, three and four aces.
pub const ACES: [i32; 5] = [0, 5, 3, 1, 0];
/// Points for the highest pip total of a suit; if several seats share it, they are split and rounded down.
pub const WEALTH: i32 = 5;

/// The name of a pairing of two pictures and what it is worth.
pub const fn pairing(a: Card, b: Card) -> (&'static str, i32) {
    const fn pair(high: u8, low: u8) -> (&'static str, i32) {
        match (high, low) {
            (KING, QUEEN) => ("marriage", MARRIAGE),
            (KING, JACK) => ("intrigue", INTRIGUE),
            (QUEEN, JACK) => ("affair", AFFAIR),
            _ => ("misunderstanding", 0),
        }
    }
    let (a, b) = (a.rank(), b.rank());
    if a > b { pair(a, b) } else { pair(b, a) }
}

/// Totals of a court.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Points for marriages.
    pub marriages: i32,
    /// Points for intrigues.
    pub intrigues: i32,
    /// Points for affairs.
    pub affairs: i32,
    /// Number of aces.
    pub aces: usize,
    /// The picture that has no partner yet.
    pub open: Option<Card>,
    /// The pip total of each suit.
    pub pips: [i32; 4],
}

impl Tally {
    /// Adds up the cards of a court in the order in which they came.
    pub fn of(court: &[Card]) -> Tally {
        let mut tally = Tally::default();
        for card in court {
            match (card.rank(), tally.open) {
                (0, _) => {}
                (1, _) => tally.aces += 1,
                (2..=10, _) => tally.pips[card.index() % 4] += i32::from(card.pips()),
                (_, None) => tally.open = Some(*card),
                (_, Some(open)) => {
                    tally.open = None;
                    match pairing(open, *card).1 {
                        MARRIAGE => tally.marriages += MARRIAGE,
                        INTRIGUE => tally.intrigues += INTRIGUE,
                        AFFAIR => tally.affairs += AFFAIR,
                        _ => {}
                    }
                }
            }
        }
        tally
    }

    /// The points that do not depend on other courts: pairings and aces.
    pub fn own(&self) -> i32 {
        self.marriages + self.intrigues + self.affairs + ACES[self.aces]
    }
}

/// The points for wealth of each seat, all suits together.
pub fn wealth(tallies: &[Tally]) -> [i32; MAX_SEATS] {
    let mut points = [0; MAX_SEATS];
    for suit in 0..4 {
        let lead = lead(tallies, suit);
        for seat in lead.seats.iter() {
            points[seat.index()] += lead.each;
        }
    }
    points
}

/// Seats with the highest pip total of a suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The total; 0 if nobody has a card that counts.
    pub most: i32,
    /// Seats that have it; empty if it is 0.
    pub seats: Seats,
    /// Points for each of them.
    pub each: i32,
}

impl Lead {
    /// Points for a seat.
    pub fn of(self, seat: Seat) -> i32 {
        if self.seats.has(seat) { self.each } else { 0 }
    }
}

/// Effect of a card in the court into which it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A joker, which counts for nothing.
    Joker,
    /// An ace: the number of aces now.
    Ace(usize),
    /// A picture that has no partner yet.
    Open,
    /// The second of a pairing, which has this name.
    Couple(&'static str),
    /// A card that counts for wealth: its suit's place in the order, and who leads in it now.
    Wealth(usize, Lead),
}

impl Effect {
    /// Effect of a card in a seat's court, and the points that it makes there: the court without and with it, and all
    /// courts before and after the whole turn.
    pub fn of(
        card: Card,
        seat: Seat,
        [old, new]: [&Tally; 2],
        courts: [&[Tally]; 2],
    ) -> (Effect, i32) {
        match (card.rank(), old.open) {
            (0, _) => (Effect::Joker, 0),
            (1, _) => (Effect::Ace(new.aces), ACES[new.aces] - ACES[old.aces]),
            (11.., None) => (Effect::Open, 0),
            (11.., Some(first)) => {
                let (name, points) = pairing(first, card);
                (Effect::Couple(name), points)
            }
            _ => {
                let suit = card.suit().map_or(0, Suit::index);
                let [was, is] = courts.map(|tallies| lead(tallies, suit));
                (Effect::Wealth(suit, is), is.of(seat) - was.of(seat))
            }
        }
    }
}

/// Seats with the highest pip total of a suit, which is given by its place in the order.
pub fn lead(tallies: &[Tally], suit: usize) -> Lead {
    let most = tallies.iter().map(|t| t.pips[suit]).max().unwrap_or(0);
    let has = |seat: &Seat| most > 0 && tallies[seat.index()].pips[suit] == most;
    let seats: Seats = Seat::all(tallies.len()).filter(has).collect();
    let each = WEALTH.checked_div(seats.len() as i32).unwrap_or(0);
    Lead { most, seats, each }
}

/// Points that each court would bring if the round ended now.
pub fn standing(tallies: &[Tally]) -> [i32; MAX_SEATS] {
    let mut points = wealth(tallies);
    for (points, tally) in points.iter_mut().zip(tallies) {
        *points += tally.own();
    }
    points
}

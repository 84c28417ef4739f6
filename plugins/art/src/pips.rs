//! Positions of the pips on the French number cards.
//!
//! This is the table of the game Hatchet, in which the positions of the pips decide what a card covers; the drawn
//! faces follow it, and a test compares the two.

/// A pip is drawn inside a disc of this radius, in units of which a card is 500 wide and 700 high.
pub const RADIUS: i32 = 45;

const SIX: [(i32, i32); 6] = [
    (-120, -210),
    (120, -210),
    (-120, 210),
    (120, 210),
    (-120, 0),
    (120, 0),
];
const SEVEN: [(i32, i32); 7] = join(SIX, [(0, -100)]);
const EIGHT: [(i32, i32); 8] = join(SEVEN, [(0, 100)]);
const COLUMNS: [(i32, i32); 8] = [
    (-120, -210),
    (120, -210),
    (-120, -70),
    (120, -70),
    (-120, 70),
    (120, 70),
    (-120, 210),
    (120, 210),
];
const FIVE: [(i32, i32); 5] = [(-120, -210), (120, -210), (-120, 210), (120, 210), (0, 0)];
const NINE: [(i32, i32); 9] = join(COLUMNS, [(0, 0)]);
const TEN: [(i32, i32); 10] = join(COLUMNS, [(0, -140), (0, 140)]);

/// The centres of the pips of a rank (`A`, `2` to `9`, `T`), relative to the card's centre, in
/// units of which a card is 500 wide and 700 high; x runs to the right, y downwards. Other ranks
/// have no pips.
///
/// ```
/// assert_eq!(kortlek_art::pips::centres('3'), [(0, -210), (0, 0), (0, 210)]);
/// ```
#[must_use]
pub const fn centres(rank: char) -> &'static [(i32, i32)] {
    match rank {
        'A' => &[(0, 0)],
        '2' => &[(0, -210), (0, 210)],
        '3' => &[(0, -210), (0, 0), (0, 210)],
        '4' => &[(-120, -210), (120, -210), (-120, 210), (120, 210)],
        '5' => &FIVE,
        '6' => &SIX,
        '7' => &SEVEN,
        '8' => &EIGHT,
        '9' => &NINE,
        'T' => &TEN,
        _ => &[],
    }
}

const fn join<const A: usize, const B: usize, const C: usize>(
    first: [(i32, i32); A],
    rest: [(i32, i32); B],
) -> [(i32, i32); C] {
    assert!(A + B == C);
    let mut all = [(0, 0); C];
    let mut k = 0;
    while k < C {
        all[k] = if k < A { first[k] } else { rest[k - A] };
        k += 1;
    }
    all
}

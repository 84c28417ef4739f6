//! Certain results of a game that still goes on.

use crate::seat::Seat;

/// The lowest and the highest score with which a seat can still end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// Less is impossible.
    pub least: i32,
    /// More is impossible.
    pub most: i32,
}

/// Returns `true` if a seat is certain to have the highest score, alone or with others, `false` if it is certain not
/// to, and `None` otherwise; for games in which all with the highest score win. The ranges are by seat.
pub fn of_ranges(ranges: &[Range], seat: Seat) -> Option<bool> {
    let mine = ranges.get(seat.index())?;
    let mut others = Seat::all(ranges.len()).filter(|other| *other != seat);
    let range = |other: Seat| ranges[other.index()];
    if others.clone().all(|other| mine.least >= range(other).most) {
        Some(true)
    } else {
        let beaten = others.any(|other| range(other).least > mine.most);
        beaten.then_some(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_no_score_can_change_is_certain() {
        let range = |least, most| Range { least, most };
        let ranges = [range(10, 14), range(3, 10), range(0, 9)];
        assert_eq!(of_ranges(&ranges, Seat(0)), Some(true));
        assert_eq!(of_ranges(&ranges, Seat(1)), None, "it may share the win");
        assert_eq!(of_ranges(&ranges, Seat(2)), Some(false));
        let close = [range(10, 14), range(3, 11)];
        assert_eq!(of_ranges(&close, Seat(0)), None);
        assert_eq!(of_ranges(&close, Seat(5)), None);
    }
}

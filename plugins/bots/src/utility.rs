//! Value of an end for each seat, from 0 (lost) to 1 (won alone).

use kortlek_rules::{MAX_SEATS, Payoff, Seat};

/// One value a seat, from 0 (lost) to 1 (won alone).
pub type Utilities = [f32; MAX_SEATS];

/// The part of the standard value that the margin of points makes up.
pub const MARGIN_PART: f32 = 0.25;

/// The value that fits most games, for a table where every seat has a score of its own.
///
/// `value = (1 - p) · share + p · (1 + m / (1 + |m|)) / 2`
///
/// where `p` is [`MARGIN_PART`], `share` is 1 over the number of winners for a winner and 0 for all others, and `m`
/// is the seat's lead over the best other seat (its arrears, if negative) divided by `scale`, the lead that counts
/// as clear. The margin tells two ways to win or lose apart, which guides a search long before the end.
///
/// Where the winners have the lowest score (and others have higher ones), few points count as a lead. If the scores
/// are not one a seat, only the share counts.
pub fn standard(payoff: &Payoff, players: usize, scale: f32) -> Utilities {
    let mut values = [0.0; MAX_SEATS];
    let won = 1.0 / payoff.winners.len().max(1) as f32;
    let scores = payoff.scores();
    let sign = payoff.direction();
    for seat in Seat::all(players) {
        let me = seat.index();
        let share = if payoff.winners.has(seat) { won } else { 0.0 };
        values[me] = if scores.len() == players && players > 1 {
            let others = (0..players).filter(|s| *s != me);
            let best = others.map(|s| sign * scores[s]).max().unwrap_or(0);
            (1.0 - MARGIN_PART) * share
                + MARGIN_PART * squash((sign * scores[me] - best) as f32 / scale)
        } else {
            share
        };
    }
    values
}

/// A margin brought into 0 to 1: a half for none, three quarters for 1, rising ever more slowly.
#[inline]
pub fn squash(margin: f32) -> f32 {
    // Not a logistic curve: the exponential function differs from machine to machine, division does not.
    0.5 * (1.0 + margin / (1.0 + margin.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Seats;

    #[test]
    fn winning_is_worth_more_than_any_margin_and_margins_count() {
        let narrow = standard(&Payoff::highest(&[30, 29, 3], "end"), 3, 10.0);
        let clear = standard(&Payoff::highest(&[60, 29, 3], "end"), 3, 10.0);
        let tied = standard(&Payoff::highest(&[30, 30, 3], "end"), 3, 10.0);
        assert!(clear[0] > narrow[0] && narrow[0] > tied[0] && tied[0] > narrow[1]);
        assert!(narrow[1] > clear[1] && clear[1] > clear[2]);
        assert!(clear[..3].iter().all(|v| (0.0..=1.0).contains(v)));
    }

    #[test]
    fn where_few_points_win_few_points_are_a_lead() {
        let low = Payoff::new(&[4, 9], Seats::one(Seat(0)), "end");
        let values = standard(&low, 2, 5.0);
        assert_eq!(values[0], 0.75 + 0.25 * 0.75);
        assert_eq!(values[1], 0.25 * 0.25);
    }

    #[test]
    fn sides_that_are_not_seats_count_by_their_share() {
        let winners = Seats::one(Seat(0)).with(Seat(2));
        let values = standard(&Payoff::new(&[3, 1], winners, "end"), 4, 1.0);
        assert_eq!(values[..4], [0.5, 0.0, 0.5, 0.0]);
    }
}

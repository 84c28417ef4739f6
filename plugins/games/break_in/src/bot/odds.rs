//! The odds of the next cards as a seat sees them: it knows what is left in the pile that it scouted, and of the others
//! only what is left altogether.

use crate::rules::{Action, BreakIn, MOST_PILES, Open, ROUNDS, State, Step, is_guard};
use kortlek_rules::{Card as _, Rules, Seat};

/// Share of the average risk that is left for others, who draw where they know the risk to be low.
const OTHERS_CARE: f32 = 0.85;

/// Knowledge of a seat about the next card of each pile.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawRisks {
    /// The chance that the card ends the round; 2 for an empty pile.
    risk: [f32; MOST_PILES],
    /// Average pips that the card brings to the seat that draws it, if it does not end the round.
    pips: [f32; MOST_PILES],
    /// The chance that a card which another draws ends the round.
    others: f32,
}

impl DrawRisks {
    /// The odds for a seat, which may have forgotten its pile.
    pub(super) fn of(rules: &BreakIn, s: &State, seat: Seat, knows: bool) -> DrawRisks {
        let open = &s.open;
        let piles = rules.piles();
        let mut alarmed = [false; 4];
        for guard in open.guards.iter() {
            alarmed[guard.index() % 4] = true;
        }
        let own = rules.scouted(open, seat);
        // Cards, those that would end the round, and the pips of the others: in the own pile, and in all others.
        let mut sums = [[0u32; 3]; 2];
        for pile in 0..piles {
            let sum = &mut sums[usize::from(!(knows && pile == own))];
            for card in s.pile(rules, pile) {
                sum[0] += 1;
                if is_guard(*card) {
                    sum[1] += u32::from(alarmed[card.index() % 4]);
                } else {
                    sum[2] += u32::from(card.pips());
                }
            }
        }
        let share = |n: u32, all: u32| n as f32 / all.max(1) as f32;
        let mut odds = DrawRisks {
            risk: [2.0; MOST_PILES],
            pips: [0.0; MOST_PILES],
            others: 0.0,
        };
        for pile in 0..piles {
            let [cards, fatal, pips] = sums[usize::from(!(knows && pile == own))];
            if !s.pile(rules, pile).is_empty() {
                odds.risk[pile] = share(fatal, cards);
                odds.pips[pile] = share(pips, cards - fatal);
            }
        }
        let [cards, fatal] = [0, 1].map(|n| sums[0][n] + sums[1][n]);
        odds.others = OTHERS_CARE * share(fatal, cards);
        odds
    }

    /// The pile to draw from: the safest, then the richest.
    fn pile(&self) -> usize {
        let key = |pile: &usize| self.risk[*pile] - 0.005 * self.pips[*pile];
        (0..MOST_PILES)
            .min_by(|a, b| key(a).total_cmp(&key(b)))
            .unwrap_or(0)
    }

    /// Decision of the seat by the odds: it stays as long as the cards up to its own next one bring more than they
    /// put at risk, `greed` times.
    pub(super) fn action(&self, rules: &BreakIn, s: &State, seat: Seat, greed: f32) -> Action {
        let open = &s.open;
        let pile = self.pile();
        if open.step == Step::Draw {
            return Action::Draw { pile: pile as u8 };
        }
        let worth = f32::from(open.worth(seat));
        let mut before = 0;
        let mut next = open.turn;
        while next != seat {
            before += i32::from(open.inside.has(next));
            next = next.left(rules.players());
        }
        let mut safe = 1.0 - self.risk[pile].min(1.0);
        for _ in 0..before {
            safe *= 1.0 - self.others;
        }
        let gain = before as f32 + 1.0 + self.pips[pile];
        let stays = safe * (worth + greed * gain) > worth
            || open.round == ROUNDS && is_behind(rules, open, seat);
        if stays {
            Action::Stay {}
        } else {
            Action::Leave {}
        }
    }
}

/// Returns true if a seat that leaves now in the last round is sure to lose: another's noted money is never lost
/// again.
pub(super) fn is_behind(rules: &BreakIn, open: &Open, seat: Seat) -> bool {
    let mine = open.totals[seat.index()] + i16::from(open.worth(seat));
    Seat::all(rules.players())
        .filter(|other| *other != seat)
        .any(|other| open.totals[other.index()] > mine)
}

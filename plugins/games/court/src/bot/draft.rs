//! Value of a pick at a glance: the points that it brings or will probably bring, and those it takes from others.

use crate::{
    rules::{MOST_PLAYERS, Open},
    score::{ACES, Tally, WEALTH, pairing},
};
use kortlek_rules::{
    Card as _, Seat,
    french::{Card, JACK, KING, QUEEN},
};

/// Suits.
const SUITS: usize = 4;
/// Value of a picture that waits for a partner with plenty of turns to come, by its rank: jack, queen, king.
const WAITING: [f32; 3] = [1.9, 2.3, 2.6];
/// Value of a joker in the court with plenty of turns to come.
const JOKER: f32 = 3.2;
/// Cost of handing a used joker on to the neighbour, as a share of its value.
const HANDED_ON: f32 = 0.5;
/// Typical change of a suit's totals in a turn of everybody, in pips.
const DRIFT: f32 = 1.8;
/// Value of a tie for the most of a suit, as a share of the whole.
const TIE: f32 = 0.4;

/// One seat's court against the others', before a pick.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    own: Tally,
    /// The most pips of any other seat in each suit.
    rivals: [i32; SUITS],
    /// Weight of a point taken from others, next to one made.
    denial: f32,
    /// Turns after this one.
    turns: f32,
    /// True if a joker is ready for use.
    joker: bool,
}

/// Certainty of having the most of a suit, 0 to 1.
#[inline]
fn hold(own: i32, rival: i32, turns: f32) -> f32 {
    let lead = (own - rival) as f32;
    if turns > 0.0 {
        let ahead = lead / (lead.abs() + DRIFT * turns);
        0.5 * (1.0 + ahead)
    } else if lead > 0.0 {
        1.0
    } else if lead == 0.0 && own > 0 {
        TIE
    } else {
        0.0
    }
}

impl Draft {
    pub(super) fn of(open: &Open, players: usize, seat: Seat) -> Draft {
        let mut rivals = [0; SUITS];
        for other in Seat::all(players).filter(|other| *other != seat) {
            let tally = Tally::of(open.court(other));
            for (rival, pips) in rivals.iter_mut().zip(tally.pips) {
                *rival = pips.max(*rival);
            }
        }
        Draft {
            own: Tally::of(open.court(seat)),
            rivals,
            denial: 1.0 / (players.clamp(2, MOST_PLAYERS) - 1) as f32,
            turns: f32::from(open.hand_size) - 1.0,
            joker: open.joker(seat).is_some(),
        }
    }

    /// Value of a picture that waits for a partner.
    #[inline]
    fn waiting(&self, rank: u8) -> f32 {
        WAITING[usize::from(rank.clamp(JACK, KING) - JACK)] * self.turns / (self.turns + 1.2)
    }

    /// Value of a joker in the court: the last turn is too late for it.
    #[inline]
    fn ready_joker(&self) -> f32 {
        let uses = (self.turns - 1.0).max(0.0);
        JOKER * uses / (uses + 1.5)
    }

    /// Value of one card.
    #[inline]
    pub(super) fn gain(&self, card: Card) -> f32 {
        match card.rank() {
            0 if self.joker => 0.3 * self.ready_joker(),
            0 => self.ready_joker(),
            1 => {
                let now = self.own.aces;
                (ACES[(now + 1).min(ACES.len() - 1)] - ACES[now]) as f32
            }
            JACK | QUEEN | KING => match self.own.open {
                None => self.waiting(card.rank()),
                Some(open) => pairing(open, card).1 as f32 - self.waiting(open.rank()),
            },
            pips => {
                let suit = card.index() % SUITS;
                let (own, rival) = (self.own.pips[suit], self.rivals[suit]);
                let after = hold(own + i32::from(pips), rival, self.turns);
                let change = after - hold(own, rival, self.turns);
                WEALTH as f32 * change * (1.0 + self.denial)
            }
        }
    }

    /// The draft after a card was laid.
    #[inline]
    fn with(&self, card: Card) -> Draft {
        let mut after = *self;
        match card.rank() {
            0 => after.joker = true,
            1 => after.own.aces += 1,
            JACK | QUEEN | KING => after.own.open = self.own.open.is_none().then_some(card),
            pips => after.own.pips[card.index() % SUITS] += i32::from(pips),
        }
        after
    }

    /// Value of two cards laid together for a joker.
    #[inline]
    pub(super) fn gain_of_two(&self, [a, b]: [Card; 2]) -> f32 {
        let cost = self.ready_joker() * (1.0 + HANDED_ON * self.denial);
        self.gain(a) + self.with(a).gain(b) - cost
    }
}

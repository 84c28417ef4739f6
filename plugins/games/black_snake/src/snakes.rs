//! Cards under the top cards of the tracks: the snakes that grew there. No rule asks for it (a track is known by its
//! top card, and all covered cards are one used pile), but everybody at the table has seen it grow.

use crate::{
    rules::CARDS,
    tracks::{Dir, next_value},
};
use kortlek_rules::{
    Seat,
    deck::Card as _,
    french::{Card, CardSet},
};

/// A card that lies on a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Value that it represents.
    pub value: u8,
    /// Its track.
    pub track: u8,
    /// Seat that laid it; `None` if it was turned from the deck.
    pub by: Option<Seat>,
    /// True if a run begins with it.
    pub first: bool,
    /// True if it is out of sight: it was used up before the tracks were renewed.
    pub away: bool,
}

/// All cards on the tracks, those of a track in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snakes {
    laid: [Laid; CARDS],
    len: u8,
}

impl Snakes {
    /// No cards yet.
    pub(crate) fn none() -> Snakes {
        let nothing = Laid {
            card: Card::at(0),
            value: 0,
            track: 0,
            by: None,
            first: false,
            away: false,
        };
        Snakes {
            laid: [nothing; CARDS],
            len: 0,
        }
    }

    /// All cards, the earliest first.
    fn all(&self) -> &[Laid] {
        &self.laid[..usize::from(self.len)]
    }

    /// The cards of a track that lie in sight, the top card last.
    pub fn of(&self, track: u8) -> impl DoubleEndedIterator<Item = Laid> + Clone {
        let here = move |laid: &&Laid| laid.track == track && !laid.away;
        self.all().iter().filter(here).copied()
    }

    /// The cards of a track that lie out of sight.
    pub fn away(&self, track: u8) -> impl Iterator<Item = Card> {
        let here = move |laid: &&Laid| laid.track == track && laid.away;
        self.all().iter().filter(here).map(|laid| laid.card)
    }

    /// The card that was laid last of all; nothing if none was since the last time that the tracks were renewed.
    pub fn latest(&self) -> Option<Laid> {
        let laid = |laid: &&Laid| laid.by.is_some() && !laid.away;
        self.all().iter().rfind(laid).copied()
    }

    /// The run that was laid last on a track, or is being laid there; nothing if its top card was turned.
    pub fn last_run(&self, track: u8) -> Vec<Laid> {
        let mut run: Vec<Laid> = Vec::new();
        for laid in self.of(track).rev().take_while(|laid| laid.by.is_some()) {
            run.insert(0, laid);
            if laid.first {
                return run;
            }
        }
        // Of a run whose beginning went back into the deck only the end is left.
        Vec::new()
    }

    #[inline]
    pub(crate) fn push(&mut self, laid: Laid) {
        if let Some(place) = self.laid.get_mut(usize::from(self.len)) {
            *place = laid;
            self.len += 1;
        }
    }

    /// A card was turned from the deck for a track, or on the way to its card.
    pub(crate) fn turn(&mut self, track: u8, card: Card, value: Option<u8>) {
        self.push(Laid {
            card,
            value: value.unwrap_or(0),
            track,
            by: None,
            first: true,
            away: value.is_none(),
        });
    }

    /// These cards lie on the tracks no more.
    pub(crate) fn remove(&mut self, gone: CardSet) {
        let mut kept = 0;
        for k in 0..usize::from(self.len) {
            let laid = self.laid[k];
            if !gone.has(laid.card) {
                self.laid[kept] = laid;
                kept += 1;
            }
        }
        // Missing cards are always the same, so that equal positions are equal.
        let nothing = Snakes::none().laid[0];
        self.laid[kept..usize::from(self.len)].fill(nothing);
        self.len = kept as u8;
    }

    /// The tracks are renewed: all cards are out of sight.
    pub(crate) fn renew(&mut self) {
        for laid in &mut self.laid[..usize::from(self.len)] {
            laid.away = true;
        }
    }
}

/// Longest run that a hand can lay, its cards with the values that they represent: number cards first, pictures for
/// gaps, back to the last number card.
pub fn longest_run(hand: CardSet, mut value: u8, dir: Dir) -> Vec<(Card, u8)> {
    let mut left = hand;
    let mut run = Vec::new();
    let mut whole = 0;
    loop {
        value = next_value(value, dir);
        let number = crate::with_value(left, value).first();
        let Some(card) = number.or_else(|| crate::pictures(left).first()) else {
            break;
        };
        left.remove(card);
        run.push((card, value));
        if number.is_some() {
            whole = run.len();
        }
    }
    run.truncate(whole);
    run
}

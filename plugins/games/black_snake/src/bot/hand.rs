//! Possibilities of a hand: the runs that it can lay, and its value beyond them.

use crate::{
    VALUES,
    rules::{BlackSnake, MOST_PLAYERS, POINTS, kinds},
    tracks::{Dir, next_value},
};
use kortlek_rules::french::CardSet;

/// A run of more cards scores no more.
const LONGEST: usize = POINTS.len() - 1;

/// Value in hand of so many of the next four cards of a track, in points, by their number.
const READY: [f32; LONGEST + 1] = [0.0, 0.7, 1.9, 3.7, 5.8];
/// Share that the second best track adds.
const SECOND: f32 = 0.25;
/// Share that the best four neighbours anywhere add: tracks change.
const ANYWHERE: f32 = 0.3;
/// Value of each picture and each number card by itself.
const PICTURE: f32 = 0.7;
const NUMBER: f32 = 0.12;

/// A hand by its kinds.
#[derive(Clone, Copy)]
pub(super) struct Kinds {
    pub(super) values: [u8; VALUES as usize],
    pub(super) pictures: u8,
}

/// A run that a hand can lay.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Run {
    /// Number of cards; 0 for none.
    pub(super) cards: u8,
    /// Number of pictures among them.
    pub(super) pictures: u8,
}

impl Kinds {
    #[inline]
    pub(super) fn of(hand: CardSet) -> Kinds {
        let (values, pictures) = kinds(hand);
        Kinds { values, pictures }
    }

    #[inline]
    fn has(&self, value: u8) -> bool {
        self.values[usize::from(value) - 1] > 0
    }

    /// The best run that continues in a direction from `value`, when `laid` cards of it lie already: numbers first,
    /// pictures for gaps, no longer than scores.
    #[inline]
    pub(super) fn run(&self, mut value: u8, dir: Dir, laid: u8) -> Run {
        let mut best = Run::default();
        let mut run = Run::default();
        while usize::from(laid + best.cards) < LONGEST && usize::from(run.cards) < 2 * LONGEST {
            value = next_value(value, dir);
            run.cards += 1;
            if self.has(value) {
                best = run;
            } else if run.pictures < self.pictures {
                run.pictures += 1;
            } else {
                break;
            }
        }
        best
    }

    /// Number of the next four cards from a value that are in hand, pictures included.
    #[inline]
    fn ready(&self, mut value: u8, dir: Dir) -> usize {
        let mut ready = usize::from(self.pictures);
        for _ in 0..LONGEST {
            value = next_value(value, dir);
            ready += usize::from(self.has(value));
        }
        ready.min(LONGEST)
    }

    /// Value of the hand with these tracks, in points.
    pub(super) fn worth(&self, tops: &Tops) -> f32 {
        let mut best = 0.0;
        let mut second = 0.0;
        for top in tops.values() {
            for dir in Dir::ALL {
                let worth = READY[self.ready(*top, dir)];
                if worth > best {
                    (best, second) = (worth, best);
                } else if worth > second {
                    second = worth;
                }
            }
        }
        let anywhere = (1..=VALUES)
            .map(|value| self.ready(value, Dir::Up))
            .max()
            .unwrap_or(0);
        let numbers: u8 = self.values.iter().sum();
        best + SECOND * second
            + ANYWHERE * READY[anywhere]
            + PICTURE * f32::from(self.pictures.min(3))
            + NUMBER * f32::from(numbers.min(8))
    }

    /// The hand without a run's cards.
    #[inline]
    pub(super) fn without(&self, run: Run, mut value: u8, dir: Dir) -> Kinds {
        let mut left = *self;
        for _ in 0..run.cards {
            value = next_value(value, dir);
            let held = &mut left.values[usize::from(value) - 1];
            if *held > 0 {
                *held -= 1;
            } else {
                left.pictures -= 1;
            }
        }
        left
    }
}

/// The values on the tracks, each once.
#[derive(Clone, Copy)]
pub(super) struct Tops {
    values: [u8; MOST_PLAYERS],
    tracks: [u8; MOST_PLAYERS],
    count: usize,
}

impl Tops {
    #[inline]
    pub(super) fn of(rules: &BlackSnake, open: &crate::rules::Open) -> Tops {
        let mut tops = Tops {
            values: [0; MOST_PLAYERS],
            tracks: [0; MOST_PLAYERS],
            count: 0,
        };
        for track in 0..rules.players {
            if let Some(value) = open.top_value(track)
                && !tops.values().contains(&value)
            {
                tops.values[tops.count] = value;
                tops.tracks[tops.count] = track;
                tops.count += 1;
            }
        }
        tops
    }

    #[inline]
    pub(super) fn values(&self) -> &[u8] {
        &self.values[..self.count]
    }

    /// Tracks with their values, the first of those with the same.
    #[inline]
    pub(super) fn each(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let tracks = self.tracks[..self.count].iter().copied();
        tracks.zip(self.values().iter().copied())
    }

    /// The tracks after this one shows another value.
    #[inline]
    pub(super) fn with(&self, track: u8, value: u8) -> Tops {
        let mut after = *self;
        for i in 0..self.count {
            if self.tracks[i] == track {
                after.values[i] = value;
            }
        }
        after
    }
}

/// Points of a run of this many cards.
#[inline]
pub(super) fn points(cards: u8) -> f32 {
    f32::from(POINTS[usize::from(cards).min(LONGEST)])
}

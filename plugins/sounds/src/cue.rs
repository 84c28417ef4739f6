//! The table of cues: names, files, volume groups, lengths.

use std::fmt;

/// Maximum number of voices of one cue that sound at once. Beyond that a new one replaces the oldest, or is left out:
/// more only gets louder, not clearer.
pub const MAX_VOICES: usize = 4;

/// The volume group a cue belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Events on the table: cards, tokens, scores. Follows the effects volume.
    Effect,
    /// The answer to a press: shorter than 150 ms. Follows the effects volume too.
    Interface,
    /// Calls the player back to the table. Follows the turn alert volume.
    Alert,
}

/// A moment of the game that has a sound. Each has a visible twin: sound is never the only sign.
///
/// Unless the entry says otherwise, start the sound together with the motion it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cue {
    /// A card leaves its place under the hand: a short brush upwards.
    PickUp,
    /// A card meets the table: a papery click and a soft thump. Start it at contact.
    Place,
    /// A card travels over the felt and comes to rest.
    Slide,
    /// A card is lifted, turns in the air and lands about 185 ms later.
    Flip,
    /// A riffle, the bridge, and the deck squared with two taps.
    Shuffle,
    /// One card of a deal. Quiet, since many follow each other.
    Deal,
    /// It is the player's turn: two notes upwards.
    YourTurn,
    /// The rules do not allow that: two muffled knocks, in time with the two shakes.
    Refuse,
    /// The breath before hidden cards are turned: an open, unresolved strum.
    Reveal,
    /// A trick is gathered: a sweep of cards and two warm notes.
    TrickWon,
    /// One step of a score counting up. The files are a ladder, see [`Cue::rung`].
    ScoreStep,
    /// A round is over: a short phrase that comes home.
    RoundEnd,
    /// The player has won.
    Win,
    /// The player has lost: gentle, downwards.
    Lose,
    /// The focus moved in a menu: a tiny tick.
    MenuMove,
    /// A choice is taken: two quick notes upwards.
    Confirm,
    /// The grid reached its edge: a stroke that runs into a stop.
    Border,
    /// A wooden token is set down and settles.
    Token,
    /// Cards of equal rank put each other off: a dull double knock.
    Deferred,
    /// A step is taken back: a brush the wrong way round.
    Undo,
    /// Cards are taken: drawn in, then slapped together on a low note (about 230 ms in).
    Capture,
    /// Pieces slide past each other in a river: a wash and some bubbles.
    Water,
    /// All is lost for a seat still inside: an electric bell that hammers and rings out.
    Alarm,
    /// A jackhammer breaks a slab out of a floor: a rattle, a crack, some crumbs.
    Drill,
    /// Something falls far: a break, and air and crumbs that fade downwards.
    Fall,
    /// Hands are shown on three: three knocks, 300 ms apart, and a slap.
    Count,
    /// A flat hand stops something.
    Smack,
    /// A bottle is set down beside another.
    Glass,
    /// A cork comes out and somebody drinks (the pop about 80 ms in).
    Cork,
    /// Something goes round that one would rather not catch: two sniffs.
    Sniff,
    /// Bad luck with a face: a low laugh.
    Laugh,
    /// A camera's shutter opens and shuts.
    Shutter,
    /// A watch ticks four times while all hold their breath.
    Tick,
}

/// One line of the table.
struct Entry {
    name: &'static str,
    kind: Kind,
    variants: usize,
    length_ms: u32,
    detune: f32,
}

const fn entry(
    name: &'static str,
    kind: Kind,
    variants: usize,
    length_ms: u32,
    detune: f32,
) -> Entry {
    Entry {
        name,
        kind,
        variants,
        length_ms,
        detune,
    }
}

/// Maximum detuning of noises, five per cent, and of tones: a tone bent so far would leave its key.
const NOISE: f32 = 0.05;
const TONE: f32 = 0.0;

impl Cue {
    /// All cues, in the order of the table.
    pub const ALL: [Self; 33] = [
        Self::PickUp,
        Self::Place,
        Self::Slide,
        Self::Flip,
        Self::Shuffle,
        Self::Deal,
        Self::YourTurn,
        Self::Refuse,
        Self::Reveal,
        Self::TrickWon,
        Self::ScoreStep,
        Self::RoundEnd,
        Self::Win,
        Self::Lose,
        Self::MenuMove,
        Self::Confirm,
        Self::Border,
        Self::Token,
        Self::Deferred,
        Self::Undo,
        Self::Capture,
        Self::Water,
        Self::Alarm,
        Self::Drill,
        Self::Fall,
        Self::Count,
        Self::Smack,
        Self::Glass,
        Self::Cork,
        Self::Sniff,
        Self::Laugh,
        Self::Shutter,
        Self::Tick,
    ];

    const fn entry(self) -> Entry {
        use Kind::{Alert, Effect, Interface};
        match self {
            Self::PickUp => entry("pick_up", Effect, 4, 120, NOISE),
            Self::Place => entry("place", Effect, 5, 200, NOISE),
            Self::Slide => entry("slide", Effect, 5, 270, NOISE),
            Self::Flip => entry("flip", Effect, 5, 290, NOISE),
            Self::Shuffle => entry("shuffle", Effect, 3, 1650, NOISE),
            Self::Deal => entry("deal", Effect, 5, 80, NOISE),
            Self::YourTurn => entry("your_turn", Alert, 3, 850, TONE),
            Self::Refuse => entry("refuse", Interface, 3, 145, NOISE),
            Self::Reveal => entry("reveal", Effect, 3, 800, TONE),
            Self::TrickWon => entry("trick_won", Effect, 3, 700, TONE),
            Self::ScoreStep => entry("score_step", Effect, 11, 380, TONE),
            Self::RoundEnd => entry("round_end", Effect, 3, 1600, TONE),
            Self::Win => entry("win", Effect, 3, 2450, TONE),
            Self::Lose => entry("lose", Effect, 3, 2300, TONE),
            Self::MenuMove => entry("menu_move", Interface, 3, 60, TONE),
            Self::Confirm => entry("confirm", Interface, 3, 145, TONE),
            Self::Border => entry("border", Effect, 3, 280, NOISE),
            Self::Token => entry("token", Effect, 4, 180, NOISE),
            Self::Deferred => entry("deferred", Effect, 3, 340, NOISE),
            Self::Undo => entry("undo", Interface, 3, 140, NOISE),
            Self::Capture => entry("capture", Effect, 3, 460, NOISE),
            Self::Water => entry("water", Effect, 3, 640, NOISE),
            Self::Alarm => entry("alarm", Effect, 3, 600, NOISE),
            Self::Drill => entry("drill", Effect, 3, 340, NOISE),
            Self::Fall => entry("fall", Effect, 3, 760, NOISE),
            Self::Count => entry("count", Effect, 3, 1060, NOISE),
            Self::Smack => entry("smack", Effect, 3, 170, NOISE),
            Self::Glass => entry("glass", Effect, 3, 300, NOISE),
            Self::Cork => entry("cork", Effect, 3, 360, NOISE),
            Self::Sniff => entry("sniff", Effect, 3, 330, NOISE),
            Self::Laugh => entry("laugh", Effect, 3, 650, NOISE),
            Self::Shutter => entry("shutter", Effect, 4, 150, NOISE),
            Self::Tick => entry("tick", Effect, 3, 780, NOISE),
        }
    }

    /// The cue's name in file names: lower case, words joined by `_`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// The volume group.
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.entry().kind
    }

    /// Number of files of the cue. They are takes of the same sound to choose from at random, except for
    /// [`Cue::ScoreStep`], whose files are the rungs of a ladder.
    #[must_use]
    pub const fn variants(self) -> usize {
        self.entry().variants
    }

    /// Length of every file of the cue, in milliseconds.
    #[must_use]
    pub const fn length_ms(self) -> u32 {
        self.entry().length_ms
    }

    /// Maximum deviation of the playback rate from 1 in either direction, for still more variety: 0.05 for noises, 0
    /// for sounds with a pitch, since cues share one key.
    #[must_use]
    pub const fn detune(self) -> f32 {
        self.entry().detune
    }

    /// The name of one file, such as `place-2.wav`.
    ///
    /// `variant` counts from 0, the number in the name from 1. A `variant` past the last wraps
    /// round, so that any number (a random one, a counter) names a file that exists.
    #[must_use]
    pub fn file(self, variant: usize) -> String {
        format!("{}-{}.wav", self.name(), variant % self.variants() + 1)
    }

    /// All file names of the cue, in the order of their numbers.
    pub fn files(self) -> impl Iterator<Item = String> {
        (0..self.variants()).map(move |variant| self.file(variant))
    }

    /// The variant of [`Cue::ScoreStep`] for a step of a count, the first step being 0.
    ///
    /// The ladder climbs two octaves of the pentatonic scale. A count that is longer circles on
    /// its three highest rungs instead of growing shrill.
    #[must_use]
    pub const fn rung(step: usize) -> usize {
        let rungs = Self::ScoreStep.variants();
        if step < rungs {
            step
        } else {
            rungs - 3 + (step - rungs) % 3
        }
    }
}

impl fmt::Display for Cue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn all_lists_each_cue_once_in_order() {
        assert!(Cue::ALL.is_sorted_by(|a, b| a < b));
        assert_eq!(Cue::ALL.len(), Cue::Tick as usize + 1);
    }

    #[test]
    fn file_names_are_distinct_and_plain() {
        let names: Vec<String> = Cue::ALL.into_iter().flat_map(Cue::files).collect();
        let distinct: BTreeSet<&String> = names.iter().collect();
        assert_eq!(distinct.len(), names.len());
        for name in names {
            let stem = name.strip_suffix(".wav").expect("a WAV file");
            let is_plain =
                |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c);
            assert!(stem.chars().all(is_plain), "{name}");
        }
    }

    #[test]
    fn a_variant_past_the_last_wraps_round() {
        assert_eq!(Cue::Place.file(1), "place-2.wav");
        assert_eq!(Cue::Place.file(6), "place-2.wav");
    }

    #[test]
    fn every_cue_has_enough_takes() {
        for cue in Cue::ALL {
            if cue != Cue::ScoreStep {
                assert!((3..=5).contains(&cue.variants()), "{cue}");
            }
        }
    }

    #[test]
    fn lengths_keep_their_bounds() {
        for cue in Cue::ALL {
            let most = match (cue.kind(), cue) {
                (Kind::Interface, _) => 149,
                (_, Cue::Win | Cue::Lose) => 2500,
                _ => 2000,
            };
            assert!(cue.length_ms() <= most, "{cue}");
        }
    }

    #[test]
    fn the_score_ladder_climbs_then_circles_at_the_top() {
        let steps: Vec<usize> = (0..16).map(Cue::rung).collect();
        assert_eq!(steps, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 8, 9, 10, 8, 9]);
    }
}

//! The committed sounds are what the program makes, and sound as they were meant to.

use crate::{Cue, Kind, filter::Biquad, loudness, render, tone};
use std::{collections::BTreeSet, fs, io::Cursor, path::PathBuf, sync::LazyLock};

/// One finished file, taken apart.
struct SoundFile {
    cue: Cue,
    name: String,
    bytes: Vec<u8>,
    rate: u32,
    samples: Vec<i16>,
}

static TAKES: LazyLock<Vec<SoundFile>> = LazyLock::new(|| {
    let variants = |cue: Cue| (0..cue.variants()).map(move |variant| (cue, variant));
    Cue::ALL
        .into_iter()
        .flat_map(variants)
        .map(|(cue, variant)| {
            let bytes = render(cue, variant);
            let mut reader = hound::WavReader::new(Cursor::new(&bytes)).unwrap();
            let spec = reader.spec();
            assert_eq!((spec.channels, spec.bits_per_sample), (1, 16));
            let samples = reader.samples().map(Result::unwrap).collect();
            let name = cue.file(variant);
            SoundFile {
                cue,
                name,
                bytes,
                rate: spec.sample_rate,
                samples,
            }
        })
        .collect()
});

fn takes(cue: Cue) -> impl Iterator<Item = &'static SoundFile> {
    TAKES.iter().filter(move |take| take.cue == cue)
}

impl SoundFile {
    fn waves(&self) -> impl Iterator<Item = f64> {
        self.samples.iter().map(|&s| f64::from(s) / 32_768.0)
    }

    /// The level of each stretch of `ms` milliseconds (root mean square).
    fn envelope(&self, ms: usize) -> Vec<f64> {
        let width = self.rate as usize * ms / 1000;
        let waves: Vec<f64> = self.waves().collect();
        waves
            .chunks(width)
            .map(|part| (part.iter().map(|x| x * x).sum::<f64>() / width as f64).sqrt())
            .collect()
    }

    /// Applies two sections of `filter` to the samples.
    fn filtered(&self, filter: Biquad) -> Vec<f64> {
        let mut sections = [filter; 2];
        self.waves()
            .map(|x| sections.iter_mut().fold(x, |x, section| section.run(x)))
            .collect()
    }

    /// The samples without what lies below a frequency.
    fn above(&self, hz: f64) -> Vec<f64> {
        self.filtered(Biquad::high_pass(f64::from(self.rate), hz, BUTTERWORTH))
    }

    /// Strength of one frequency (Goertzel).
    fn presence(&self, hz: f64) -> f64 {
        let w = std::f64::consts::TAU * hz / f64::from(self.rate);
        let (mut re, mut im) = (0.0, 0.0);
        for (n, x) in self.waves().enumerate() {
            re += x * libm::cos(w * n as f64);
            im += x * libm::sin(w * n as f64);
        }
        re.hypot(im)
    }

    /// Finds the points at which the envelope rises over `high` of its peak after having been below `low` of it.
    fn hits(&self, envelope: &[f64], low: f64, high: f64) -> Vec<usize> {
        let peak = envelope.iter().fold(0.0_f64, |m, &x| m.max(x));
        let mut ready = true;
        let mut hits = Vec::new();
        for (n, x) in envelope.iter().enumerate() {
            if ready && *x > high * peak {
                hits.push(n);
                ready = false;
            } else if *x < low * peak {
                ready = true;
            }
        }
        hits
    }
}

fn energy(samples: impl IntoIterator<Item = f64>) -> f64 {
    samples.into_iter().map(|x| x * x).sum()
}

const BUTTERWORTH: f64 = std::f64::consts::FRAC_1_SQRT_2;

#[test]
fn the_committed_files_are_what_the_program_makes() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/sounds");
    const AGAIN: &str = "write them again: cargo run -p kortlek_sounds -- assets/sounds";
    for take in TAKES.iter() {
        let committed = fs::read(folder.join(&take.name))
            .unwrap_or_else(|e| panic!("{}: {e}; {AGAIN}", take.name));
        assert!(committed == take.bytes, "{} differs; {AGAIN}", take.name);
    }
    let listed: BTreeSet<&str> = TAKES.iter().map(|take| take.name.as_str()).collect();
    for entry in fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(
            name == "LICENSE" || listed.contains(name.as_str()),
            "no cue plays {name}"
        );
    }
}

#[test]
fn the_whole_set_stays_small() {
    let whole: usize = TAKES.iter().map(|take| take.bytes.len()).sum();
    assert!(whole < 3_250_000, "{whole} bytes");
}

#[test]
fn every_file_lasts_as_long_as_the_table_says() {
    for take in TAKES.iter() {
        let count = u64::from(take.rate) * u64::from(take.cue.length_ms()) / 1000;
        assert_eq!(take.samples.len() as u64, count, "{}", take.name);
    }
}

#[test]
fn nothing_clips_and_nothing_is_too_faint_for_16_bits() {
    for take in TAKES.iter() {
        let peak = loudness::levels(&take.samples, take.rate).peak_dbfs;
        assert!((-18.0..=-3.0).contains(&peak), "{}: {peak} dBFS", take.name);
    }
}

#[test]
fn both_ends_are_silent() {
    for take in TAKES.iter() {
        assert_eq!(take.samples.first(), Some(&0), "{}", take.name);
        assert_eq!(take.samples.last(), Some(&0), "{}", take.name);
        // The last two milliseconds stay below -60 dBFS.
        let tail = take.rate as usize / 500;
        let last = take.samples.iter().rev().take(tail);
        let loudest = last.map(|s| s.unsigned_abs()).max();
        assert!(loudest < Some(33), "{}: {loudest:?}", take.name);
    }
}

#[test]
fn no_file_has_an_offset() {
    for take in TAKES.iter() {
        let sum: i64 = take.samples.iter().map(|&s| i64::from(s)).sum();
        let mean = sum as f64 / take.samples.len() as f64;
        assert!(mean.abs() < 0.1, "{}: {mean} steps", take.name);
    }
}

#[test]
fn the_takes_of_a_cue_differ_but_are_equally_loud() {
    for cue in Cue::ALL {
        let all: Vec<&SoundFile> = takes(cue).collect();
        for (i, a) in all.iter().enumerate() {
            for b in &all[..i] {
                let apart = energy(a.waves().zip(b.waves()).map(|(x, y)| x - y))
                    / (energy(a.waves()) + energy(b.waves()));
                assert!(apart > 0.05, "{} and {}: {apart}", a.name, b.name);
                let lufs =
                    |take: &SoundFile| loudness::levels(&take.samples, take.rate).momentary_lufs;
                assert!((lufs(a) - lufs(b)).abs() < 0.2, "{} and {}", a.name, b.name);
            }
        }
    }
}

#[test]
fn cues_are_balanced() {
    let lufs = |cue| {
        let take = takes(cue).next().unwrap();
        loudness::levels(&take.samples, take.rate).momentary_lufs
    };
    for cue in Cue::ALL {
        assert!((-37.0..=-21.0).contains(&lufs(cue)), "{cue}");
    }
    // Sounds that come in rows or at every key press stay softer than a card being played; those that call the player
    // or end a game stand out.
    for quiet in [
        Cue::Deal,
        Cue::PickUp,
        Cue::MenuMove,
        Cue::ScoreStep,
        Cue::Slide,
    ] {
        assert!(lufs(quiet) < lufs(Cue::Place) - 1.5, "{quiet}");
    }
    for clear in [Cue::YourTurn, Cue::RoundEnd, Cue::Win, Cue::Lose] {
        assert!(lufs(clear) > lufs(Cue::Place) + 2.0, "{clear}");
    }
}

#[test]
fn nothing_is_shrill() {
    for take in TAKES.iter() {
        let share = energy(take.above(6_000.0)) / energy(take.waves());
        assert!(share < 0.02, "{}: {share} above 6 kHz", take.name);
    }
}

#[test]
fn every_cue_survives_a_small_loudspeaker() {
    for take in TAKES.iter() {
        let small = take.above(200.0);
        let lost = loudness::momentary(&take.waves().collect::<Vec<_>>(), take.rate)
            - loudness::momentary(&small, take.rate);
        assert!(lost < 5.0, "{}: {lost} LU lost", take.name);
    }
}

#[test]
fn contact_comes_when_the_table_says() {
    let loudest = |take: &SoundFile| {
        let envelope = take.envelope(5);
        let most = (0..envelope.len()).max_by(|&a, &b| envelope[a].total_cmp(&envelope[b]));
        most.unwrap() * 5
    };
    for take in takes(Cue::Place) {
        assert!(loudest(take) <= 20, "{}: {}", take.name, loudest(take));
        // Not only loud soon, but heard at once.
        assert!(take.envelope(2)[1] > 0.02, "{}", take.name);
    }
    for take in takes(Cue::Capture) {
        assert!((225..=250).contains(&loudest(take)), "{}", take.name);
    }
    for take in takes(Cue::Flip) {
        let low = take.filtered(Biquad::low_pass(f64::from(take.rate), 400.0, BUTTERWORTH));
        let landing = take.rate as usize * 180 / 1000;
        let share = energy(low[landing..].iter().copied()) / energy(low.iter().copied());
        assert!(
            share > 0.9,
            "{}: {share} of the thump after 180 ms",
            take.name
        );
    }
}

#[test]
fn knocks_come_in_twos() {
    for (cue, apart) in [(Cue::Refuse, 66..=74), (Cue::Deferred, 118..=136)] {
        for take in takes(cue) {
            let hits = take.hits(&take.envelope(2), 0.15, 0.5);
            assert_eq!(hits.len(), 2, "{}: {hits:?}", take.name);
            let found = (hits[1] - hits[0]) * 2;
            assert!(apart.contains(&found), "{}: {hits:?}", take.name);
        }
    }
}

#[test]
fn a_count_is_three_knocks_and_a_slap() {
    for take in takes(Cue::Count) {
        let hits = take.hits(&take.envelope(5), 0.12, 0.4);
        assert_eq!(hits.len(), 4, "{}: {hits:?}", take.name);
        for pair in hits.windows(2) {
            let apart = (pair[1] - pair[0]) * 5;
            assert!((285..=315).contains(&apart), "{}: {hits:?}", take.name);
        }
    }
}

#[test]
fn a_watch_ticks_evenly() {
    for take in takes(Cue::Tick) {
        let hits = take.hits(&take.envelope(10), 0.1, 0.35);
        assert_eq!(hits.len(), 4, "{}: {hits:?}", take.name);
        for pair in hits.windows(2) {
            assert_eq!((pair[1] - pair[0]) * 10, 220, "{}: {hits:?}", take.name);
        }
    }
}

#[test]
fn a_riffle_is_many_clicks() {
    for take in takes(Cue::Shuffle) {
        let papery = SoundFile {
            samples: take
                .above(1_000.0)
                .into_iter()
                .map(|x| (x * 32_768.0) as i16)
                .take(take.rate as usize * 76 / 100)
                .collect(),
            name: take.name.clone(),
            bytes: Vec::new(),
            ..*take
        };
        let clicks = papery.hits(&papery.envelope(1), 0.12, 0.2).len();
        assert!((30..=42).contains(&clicks), "{}: {clicks}", take.name);
    }
}

#[test]
fn undo_swells_where_other_strokes_die_away() {
    for take in takes(Cue::Undo) {
        let half = take.samples.len() / 2;
        let waves: Vec<f64> = take.waves().collect();
        let later = energy(waves[half..].iter().copied()) / energy(waves);
        assert!(later > 0.75, "{}: {later}", take.name);
    }
}

#[test]
fn each_rung_of_the_score_ladder_is_its_own_note() {
    let ladder = crate::recipes::LADDER;
    assert!(ladder.is_sorted_by(|a, b| a < b));
    for (rung, take) in takes(Cue::ScoreStep).enumerate() {
        let strongest = (0..ladder.len()).max_by(|&a, &b| {
            let presence = |i: usize| take.presence(tone::hertz(ladder[i]));
            presence(a).total_cmp(&presence(b))
        });
        assert_eq!(strongest, Some(rung), "{}", take.name);
    }
}

#[test]
fn only_the_call_to_the_table_is_an_alert() {
    let mut cues = Cue::ALL.into_iter();
    assert!(cues.all(|cue| (cue.kind() == Kind::Alert) == (cue == Cue::YourTurn)));
}

//! The text of a kept game, finished or not: a line about it, then the match as a trace.
//!
//! ```text
//! {"kortlek_save":1,"game":"thricewise","meaning":1,"names":["You","Elm"],"undone":0,"hinted":1,…,"sum":"…"}
//! {"trace":1,"game":"thricewise",…}
//! …
//! ```

use crate::store::record::{Origin, Outcome};
use kortlek_rules::{Arg, Message, presentation::Notebook, trace};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The version of the form that is written, and the newest that can be read.
pub const VERSION: u32 = 1;

/// First line, which is the record of the game: everything that is known without reading on. Fields with a default
/// are missing in files of earlier versions.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Envelope {
    /// The version of the form.
    pub kortlek_save: u32,
    /// The game's id.
    pub game: String,
    /// The version of meaning of the game's rules.
    pub meaning: u32,
    /// The players' names, one a seat.
    pub names: Vec<String>,
    /// Number of decisions taken back.
    pub undone: u32,
    /// Number of hints shown.
    pub hinted: u32,
    /// Progress of the game in words: “Turn 3 of 8”.
    pub progress: String,
    /// The tag of the language of these words; of older saves nothing is known.
    #[serde(default)]
    pub language: String,
    /// The scores as they are shown, one a seat.
    pub scores: Vec<String>,
    /// Time of the save, in seconds since 1970; for a finished game, the time it ended.
    pub time: u64,
    /// Players in order of seats, as in the trace's header.
    #[serde(default)]
    pub seats: Vec<String>,
    /// The seed.
    #[serde(default)]
    pub seed: u64,
    /// Origin of its deal.
    #[serde(default)]
    pub origin: Origin,
    /// Playing time in seconds.
    #[serde(default)]
    pub seconds: u64,
    /// Number of its steps.
    #[serde(default)]
    pub steps: usize,
    /// Result, if it is finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The trace was thrown away to make room; only this line is left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dropped: bool,
    /// True if the player was informed that the end is certain.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub told_certain: bool,
    /// The player's own marks; older saves have none.
    #[serde(default, skip_serializing_if = "Notebook::is_empty")]
    pub notebook: Notebook,
    /// A sum over the trace, by which damage is found.
    pub sum: String,
    /// File it was read from. It is not written.
    #[serde(skip)]
    pub file: PathBuf,
}

/// Reason why a save can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It is no save, or not whole.
    Damaged,
    /// A newer version wrote it.
    Newer,
    /// This version has no such game.
    UnknownGame(String),
    /// The game's rules have been put right since; its title.
    OtherMeaning(String),
    /// A newer version plays the game by other rules.
    NewerMeaning,
    /// There is no such file, or it can't be opened.
    NotThere,
    /// Its moves were thrown away to make room.
    Dropped,
    /// The trace breaks the rules; the game's title and the line of the trace.
    Impossible(String, usize),
}

impl Problem {
    /// Returns true if a newer version may well read the file: it must stay where that version looks for it.
    pub fn is_newer(&self) -> bool {
        matches!(
            self,
            Problem::Newer | Problem::NewerMeaning | Problem::UnknownGame(_)
        )
    }

    /// The sentence for the player.
    pub fn say(&self) -> Message {
        let of = |id, game: &String| Message::new(id).with("game", Arg::Name(game.clone()));
        match self {
            Problem::Damaged => Message::new("notice-save-damaged"),
            Problem::Newer | Problem::NewerMeaning => Message::new("notice-save-newer"),
            Problem::NotThere => Message::new("notice-save-not-there"),
            Problem::Dropped => Message::new("notice-save-dropped"),
            Problem::UnknownGame(id) => of("notice-save-unknown", id),
            Problem::OtherMeaning(title) => of("notice-save-meaning", title),
            Problem::Impossible(title, line) => {
                of("notice-save-impossible", title).with("line", *line)
            }
        }
    }
}

/// A short sum (FNV-1a, 64 bits) that differs when a text does, but for the most malicious ones.
fn sum(text: &str) -> String {
    let sum = text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    format!("{sum:016x}")
}

/// The whole text of a save. The envelope's version and sum are filled in here.
pub fn write(envelope: &Envelope, trace: &str) -> String {
    let envelope = Envelope {
        kortlek_save: VERSION,
        sum: sum(trace),
        ..envelope.clone()
    };
    let line = serde_json::to_string(&envelope).expect("an envelope is plain data");
    format!("{line}\n{trace}")
}

/// Reads the text of a save: its envelope and the trace.
///
/// # Errors
///
/// [`Problem::Damaged`] or [`Problem::Newer`].
pub fn read(bytes: &[u8]) -> Result<(Envelope, &str), Problem> {
    let text = std::str::from_utf8(bytes).map_err(|_| Problem::Damaged)?;
    let (line, trace) = text.split_once('\n').ok_or(Problem::Damaged)?;
    let value: serde_json::Value = serde_json::from_str(line).map_err(|_| Problem::Damaged)?;
    let version = value["kortlek_save"].as_u64();
    if version.ok_or(Problem::Damaged)? > u64::from(VERSION) {
        return Err(Problem::Newer);
    }
    let envelope: Envelope = serde_json::from_value(value).map_err(|_| Problem::Damaged)?;
    if envelope.sum != sum(trace) {
        return Err(Problem::Damaged);
    }
    Ok((complete(envelope, trace), trace))
}

/// Fills in what files of earlier versions say in the trace's header alone.
fn complete(mut envelope: Envelope, trace: &str) -> Envelope {
    if envelope.seats.is_empty()
        && let Ok(header) = trace::header(trace)
    {
        envelope.seats = header.seats;
        envelope.seed = header.seed;
    }
    envelope
}

/// The record of a game from a whole trace without one, as other programs write it.
///
/// # Errors
///
/// [`Problem::Damaged`] if it is none.
pub fn of_trace(
    trace: &str,
    names: impl FnOnce(&trace::Header) -> Vec<String>,
) -> Result<Envelope, Problem> {
    let header = trace::header(trace).map_err(|_| Problem::Damaged)?;
    Ok(Envelope {
        kortlek_save: VERSION,
        names: names(&header),
        game: header.game,
        seats: header.seats,
        seed: header.seed,
        ..Envelope::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn envelope() -> Envelope {
        Envelope {
            kortlek_save: VERSION,
            game: "thricewise".to_owned(),
            meaning: 1,
            names: vec!["You".to_owned(), "Elm".to_owned()],
            undone: 2,
            hinted: 1,
            progress: "Turn 3 of 16".to_owned(),
            language: "en".to_owned(),
            scores: vec!["4".to_owned(), "7".to_owned()],
            time: 1_700_000_000,
            seats: vec!["human".to_owned(), "bot:regular".to_owned()],
            seed: u64::MAX,
            origin: Origin::Typed,
            seconds: 61,
            steps: 12,
            outcome: Some(Outcome::default()),
            ..Envelope::default()
        }
    }

    const TRACE: &str = "{\"trace\":1}\n{\"seat\":0}\n";

    #[test]
    fn what_is_written_is_read() {
        let text = write(&envelope(), TRACE);
        let (read, trace) = read(text.as_bytes()).expect("it is whole");
        assert_eq!(trace, TRACE);
        let sum = String::new();
        assert_eq!(Envelope { sum, ..read }, envelope());
    }

    #[test]
    fn the_players_marks_are_kept_and_older_saves_have_none() {
        let mut marked = envelope();
        let plain = write(&marked, TRACE);
        assert!(!plain.contains("notebook"), "as older versions wrote it");
        let found = read(plain.as_bytes()).map(|(envelope, _)| envelope.notebook);
        assert_eq!(found, Ok(Notebook::default()));
        marked.notebook.set(3, "seat 1", 2);
        let text = write(&marked, TRACE);
        let found = read(text.as_bytes()).map(|(envelope, _)| envelope.notebook);
        assert_eq!(found, Ok(marked.notebook));
    }

    #[test]
    fn no_part_of_a_save_is_taken_for_the_whole() {
        let text = write(&envelope(), TRACE);
        for length in 0..text.len() {
            let part = &text.as_bytes()[..length];
            assert_eq!(read(part), Err(Problem::Damaged), "{length}");
        }
    }

    #[test]
    fn any_changed_letter_of_the_trace_is_noticed() {
        let text = write(&envelope(), TRACE);
        let start = text.len() - TRACE.len();
        for at in start..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            assert_eq!(read(&bytes), Err(Problem::Damaged), "{at}");
        }
    }

    #[test]
    fn foreign_and_newer_files_are_told_apart() {
        for foreign in [
            "",
            "\n",
            "hello\nworld",
            "{}\n{}",
            "{\"kortlek_save\":\"x\"}\n",
            "[1]\n",
        ] {
            assert_eq!(read(foreign.as_bytes()), Err(Problem::Damaged), "{foreign}");
        }
        assert_eq!(read(&[0xFF, 0xFE, 0, b'\n', 7]), Err(Problem::Damaged));
        let newer = "{\"kortlek_save\":2,\"whatever\":true}\n{}";
        assert_eq!(read(newer.as_bytes()), Err(Problem::Newer));
    }
}

//! Golden traces: whole games kept in files, so that a change of the rules, of the format or of chance shows.

use super::{Form, Position, options, random_game, records::first_difference};
use crate::{
    bot::{HasBots, Who},
    game::Game,
    presentation::Presentation,
    session,
    trace::{self, Header, Wanted},
};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

/// Held while files are written anew: the tests that write traces and the scenes made of them run side by side.
static WRITING: Mutex<()> = Mutex::new(());

/// Maximum number of decisions in a golden game.
const BOUND: usize = 100_000;

/// Compares the traces in a folder (`*.jsonl`) with the program's own output for the same headers. Panics at a
/// difference, and if a number of players has no trace.
///
/// If the header seats only `random`, the game is played again from the header's options and seed: each decision is
/// [`crate::Luck::pick`]ed from the legal actions with [`crate::play::luck`]. Other traces, with games played elsewhere,
/// are replayed. Either way every byte has to be the same.
///
/// With the environment variable `KORTLEK_BLESS` set to `1` the folder's random games are rewritten instead, and a game
/// is added for each number of players that has none.
pub fn golden<G: Game>(folder: impl AsRef<Path>) {
    compare::<G>(folder.as_ref(), blesses());
}

fn blesses() -> bool {
    std::env::var_os("KORTLEK_BLESS").is_some_and(|v| v == "1")
}

pub(super) fn compare<G: Game>(folder: &Path, bless: bool) {
    let id = G::CARD.id;
    let _writing = bless.then(|| WRITING.lock().unwrap_or_else(PoisonError::into_inner));
    if bless {
        fs::create_dir_all(folder)
            .unwrap_or_else(|e| panic!("{id}: can't make the folder {}: {e}", folder.display()));
    }
    let mut met = BTreeSet::new();
    for file in files(folder) {
        let text = fs::read_to_string(&file)
            .unwrap_or_else(|e| panic!("{id}: can't read {}: {e}", file.display()));
        let name = file.display();
        let header = trace::header(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        met.insert(header.seats.len());
        let random = header.seats.iter().all(|s| *s == Who::Random.to_string());
        let legal = text.contains("\"legal\":[");
        let now = if random {
            played::<G>(&header, legal).unwrap_or_else(|why| panic!("{name}: {why}"))
        } else {
            let read = trace::read::<G>(&text, Wanted::Whole);
            let (game, header) = read.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            trace::write(&game, &header.seats, legal)
        };
        if now == text {
            continue;
        }
        assert!(
            bless && random,
            "{name} is not what the program writes now; {}. If the change is meant, write it anew with `cargo bless {id}`.",
            first_difference(&text, &now)
        );
        write(&file, &now);
    }
    for rules in options::by_players::<G>() {
        let players = rules.players();
        if met.contains(&players) {
            continue;
        }
        assert!(
            bless,
            "{id}: expected a golden trace with {players} players in {}. `cargo bless {id}` writes one.",
            folder.display()
        );
        let random = vec![Who::Random.to_string(); players];
        let text = random_trace(&rules, players as u64, &random, false);
        write(&folder.join(format!("{players}-players.jsonl")), &text);
    }
}

/// Number of positions of a golden game that are kept as scenes.
const SCENES: usize = 5;

/// Compares scenes at a few positions of the golden traces in `traces` with the text in `scenes`, a file for each
/// trace. Panics at a difference.
///
/// With the environment variable `KORTLEK_BLESS` set to `1` the files are rewritten instead, after the traces.
pub fn golden_scenes<G: Presentation + HasBots>(
    traces: impl AsRef<Path>,
    scenes: impl AsRef<Path>,
) {
    compare_scenes::<G>(traces.as_ref(), scenes.as_ref(), blesses());
}

pub(super) fn compare_scenes<G: Presentation + HasBots>(traces: &Path, scenes: &Path, bless: bool) {
    let id = G::CARD.id;
    if bless {
        compare::<G>(traces, true);
    }
    let found = files(traces);
    assert!(
        !found.is_empty(),
        "{id}: expected golden traces in {}. `cargo bless {id}` writes them.",
        traces.display()
    );
    for file in found {
        let name = file.display();
        let trace =
            fs::read_to_string(&file).unwrap_or_else(|e| panic!("{id}: can't read {name}: {e}"));
        let trace = anybodys(&trace);
        let now = super::scenes(&trace, &session::resume::<G>, SCENES, Form::Brief)
            .unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let stem = file.file_stem().unwrap_or_default();
        let kept = scenes.join(stem).with_extension("txt");
        let text = fs::read_to_string(&kept).unwrap_or_default();
        if now == text {
            continue;
        }
        assert!(
            bless,
            "{} is not what the table shows now; {}. If the change is meant, write it anew with `cargo bless {id}`.",
            kept.display(),
            first_difference(&text, &now)
        );
        fs::create_dir_all(scenes)
            .unwrap_or_else(|e| panic!("{id}: can't make the folder of {}: {e}", kept.display()));
        write(&kept, &now);
    }
}

/// The trace with random players: whoever played it elsewhere need not be known here.
fn anybodys(trace: &str) -> String {
    let random = trace::reseated(trace, |seats| seats.fill(Who::Random.to_string()));
    random.unwrap_or_else(|_| trace.to_owned())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "jsonl"))
        .collect();
    files.sort();
    files
}

fn write(file: &Path, text: &str) {
    fs::write(file, text).unwrap_or_else(|e| panic!("can't write {}: {e}", file.display()));
    println!("{} was written anew.", file.display());
}

fn played<G: Game>(header: &Header, legal: bool) -> Result<String, String> {
    let (id, found) = (G::CARD.id, &header.game);
    if found != id {
        return Err(format!("expected a trace of {id}, found {found}"));
    }
    let rules = G::with_options(&header.options)?;
    Ok(random_trace(&rules, header.seed, &header.seats, legal))
}

fn random_trace<G: Game>(rules: &G, seed: u64, seats: &[String], legal: bool) -> String {
    let game = random_game(&Position::new(rules, seed), rules, BOUND);
    trace::write(&game, seats, legal)
}

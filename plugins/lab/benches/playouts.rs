//! `cargo bench -p kortlek_lab`: the speed of every game, or of those named, with each number of players, that no
//! step of a playout allocates, and the speed of the strong level's search.

use kortlek_games::{Entry, GAMES};
use kortlek_lab::bench::{measure, measure_search, search_table, table};
use std::{process::ExitCode, time::Duration};

fn allocations(work: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(work).count_total
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let names: Vec<&String> = words.iter().filter(|w| !w.starts_with('-')).collect();
    // Cargo says `--bench` when it measures; without it the target is only tried out.
    let is_bench = words.iter().any(|w| w == "--bench");
    let time = Duration::from_millis(if is_bench { 1000 } else { 20 });
    let chosen: Vec<&'static Entry> = GAMES
        .iter()
        .copied()
        .filter(|e| names.is_empty() || names.iter().any(|n| e.card.id.contains(n.as_str())))
        .collect();
    let (mut speeds, mut searches) = (Vec::new(), Vec::new());
    for entry in chosen {
        let searched = measure_search(entry, time);
        let measured = searched.and_then(|searched| {
            searches.extend(searched);
            measure(entry, time, Some(allocations))
        });
        match measured {
            Ok(of_each) => speeds.extend(of_each),
            Err(why) => {
                eprintln!("{}: {why}", entry.card.id);
                return ExitCode::FAILURE;
            }
        }
    }
    println!("{}", table(&speeds));
    print!("{}", search_table(&searches));
    let mut all_good = ExitCode::SUCCESS;
    for speed in speeds.iter().filter(|s| s.allocations != Some(0)) {
        eprintln!(
            "{} with {} players: a playout allocates; no step may. {:?} allocations in a hundred games at most.",
            speed.entry.card.id, speed.players, speed.allocations
        );
        all_good = ExitCode::FAILURE;
    }
    all_good
}

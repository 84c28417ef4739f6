//! Disk space limits for finished games. The oldest lose their traces first; their records stay, so that nothing is
//! missing from the statistics.

use super::{
    disk::Disk,
    folder,
    format::{self, Envelope},
};
use kortlek_platform::files;
use kortlek_rules::Message;
use std::{cmp::Reverse, path::Path};

/// Maximum number of games that keep their traces, and their maximum total size in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Number of games.
    pub games: usize,
    /// Number of bytes.
    pub bytes: u64,
}

/// Limits for every player.
pub const LIMITS: Limits = Limits {
    games: 1000,
    bytes: 64 << 20,
};

/// Indices of the games to drop, given when each ended and its size in bytes: from the newest on, all that come after
/// the first that does not fit. The newest itself always stays.
fn surplus(games: &[(u64, u64)], limits: Limits) -> Vec<usize> {
    let mut order: Vec<usize> = (0..games.len()).collect();
    order.sort_by_key(|n| Reverse(games[*n].0));
    let mut bytes = 0;
    let stay = order
        .iter()
        .enumerate()
        .take_while(|(rank, n)| {
            bytes += games[**n].1;
            *rank == 0 || (*rank < limits.games && bytes <= limits.bytes)
        })
        .count();
    order.split_off(stay)
}

/// Throws away the traces of the oldest games of a folder that find no room. Gives how many.
pub fn tidy(disk: &impl Disk, games: &Path, limits: Limits) -> usize {
    let size = |file: &Path| files::info(file).map_or(0, |info| info.bytes);
    let games = folder::files(games);
    let bytes: u64 = games.iter().map(|file| size(file)).sum();
    if games.len() <= limits.games && bytes <= limits.bytes {
        return 0;
    }
    let whole: Vec<Envelope> = games
        .iter()
        .filter_map(|file| folder::read(file).ok())
        .map(|(envelope, _)| envelope)
        // An unfinished game is never dropped, whichever folder it is in.
        .filter(|envelope| !envelope.dropped && envelope.is_over())
        .collect();
    let sizes = whole.iter().map(|game| (game.time, size(&game.file)));
    let surplus = surplus(&sizes.collect::<Vec<_>>(), limits);
    let dropped = surplus.into_iter().filter(|n| {
        let record = Envelope {
            dropped: true,
            ..whole[*n].clone()
        };
        let text = format::write(&record, "");
        disk.write(&record.file, text.as_bytes()).is_ok()
    });
    dropped.count()
}

/// Notice that this many games were dropped.
pub fn notice(dropped: usize, limits: Limits) -> Message {
    Message::new("notice-games-dropped")
        .with("n", dropped)
        .with("most", limits.games)
        .with("room", (limits.bytes >> 20) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{
        disk::{RealDisk, tests::TestFolder},
        record::tests::record,
    };
    use std::fs;

    const SMALL: Limits = Limits {
        games: 3,
        bytes: 100,
    };

    #[test]
    fn the_oldest_go_first() {
        let games = [(5, 10), (9, 10), (1, 10), (7, 10), (3, 10)];
        assert_eq!(surplus(&games, SMALL), [4, 2]);
        let large = [(5, 10), (9, 60), (1, 1), (7, 39)];
        assert_eq!(surplus(&large, SMALL), [0, 2], "no gaps");
        assert!(surplus(&[(5, 1000)], SMALL).is_empty(), "the newest stays");
    }

    #[test]
    fn records_stay_when_traces_go_and_nothing_under_way_does() {
        let folder = TestFolder::new();
        let trace = "{\"trace\":1}\n".repeat(20);
        for time in 1..=6 {
            let name = format!("tod-{time}.jsonl");
            let text = format::write(&record("tod", time, time != 2), &trace);
            fs::write(folder.0.join(name), text).expect("there is room");
        }
        let limits = Limits {
            games: 3,
            bytes: u64::MAX,
        };
        assert_eq!(tidy(&RealDisk, &folder.0, limits), 2);
        let left: Vec<(u64, bool)> = folder::files(&folder.0)
            .iter()
            .map(|file| folder::read(file).expect("it is whole").0)
            .map(|game| (game.time, game.dropped))
            .collect();
        let gone = [1, 3];
        let expected: Vec<(u64, bool)> = (1..=6).map(|n| (n, gone.contains(&n))).collect();
        assert_eq!(left, expected);
        assert_eq!(tidy(&RealDisk, &folder.0, limits), 0, "once is enough");
    }
}

//! Measuring the picture: with `KORTLEK_MEASURE=FILE` in the environment, frame times, processor time and memory are
//! written to a file. Not for players; the benchmarks use it, here and in a bare window to compare with.

use bevy::prelude::*;
use std::{fs, path::PathBuf, time::Duration};

/// The name of the environment variable.
pub const VARIABLE: &str = "KORTLEK_MEASURE";

/// A frame that came later than this after the one before was waited for, not drawn without a break.
const BREAK: Duration = Duration::from_millis(400);

/// Number of frames at the start that don't count: the program is still drawing its cards.
const WARMING_UP: u32 = 60;

/// The times of frames drawn without a break.
#[derive(Resource, Default)]
struct FrameTimes {
    file: PathBuf,
    times: Vec<Duration>,
    written: usize,
    /// Frames seen so far, breaks and start included.
    seen: u32,
    /// Processor time of all threads of this process up to the frame before.
    used_before: Option<Duration>,
    /// Processor time of all threads over the frames that count.
    used: Duration,
}

/// Measures if the environment asks for it.
pub fn plugin(app: &mut App) {
    if let Some(file) = std::env::var_os(VARIABLE) {
        app.insert_resource(FrameTimes {
            file: file.into(),
            ..default()
        })
        .add_systems(Last, measure);
    }
}

fn measure(time: Res<Time<Real>>, mut frames: ResMut<FrameTimes>, exits: MessageReader<AppExit>) {
    let delta = time.delta();
    let used = processor_time();
    let step = used
        .zip(frames.used_before)
        .map_or(Duration::ZERO, |(now, before)| now.saturating_sub(before));
    frames.used_before = used;
    frames.seen += 1;
    if frames.seen > WARMING_UP && delta > Duration::ZERO && delta < BREAK {
        frames.times.push(delta);
        frames.used += step;
    }
    if frames.times.len() >= frames.written + 50 || !exits.is_empty() {
        frames.written = frames.times.len();
        if let Err(error) = fs::write(&frames.file, summary(&frames.times, frames.used)) {
            let file = frames.file.display();
            error!("The measures can't be written to {file}: {error}.");
        }
    }
}

/// Frames, median, 95th percentile and longest in milliseconds, the processor's time for a frame on average, and
/// resident memory in MiB, one a line.
fn summary(times: &[Duration], used: Duration) -> String {
    let mut sorted: Vec<f64> = times.iter().map(|t| t.as_secs_f64() * 1000.0).collect();
    sorted.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let last = sorted.len().saturating_sub(1);
        let time = sorted.get((share * last as f64).round() as usize);
        time.copied().unwrap_or_default()
    };
    let memory = resident_mib().map_or_else(|| "unknown".to_owned(), |m| format!("{m:.1}"));
    format!(
        "frames {}\nmedian_ms {:.2}\np95_ms {:.2}\nlongest_ms {:.2}\nprocessor_ms {:.2}\nresident_mib {memory}\n",
        sorted.len(),
        at(0.5),
        at(0.95),
        at(1.0),
        used.as_secs_f64() * 1000.0 / sorted.len().max(1) as f64,
    )
}

/// Processor time of all threads of this process, where the system provides it: in steps of 10 ms.
fn processor_time() -> Option<Duration> {
    let status = fs::read_to_string("/proc/self/stat").ok()?;
    // The name before the bracket may hold spaces. After it the twelfth and thirteenth are user and system time.
    let (_, fields) = status.rsplit_once(')')?;
    let ticks = fields.split_whitespace().skip(11).take(2);
    let ticks: Option<Vec<u64>> = ticks.map(|t| t.parse().ok()).collect();
    Some(Duration::from_millis(ticks?.iter().sum::<u64>() * 10))
}

/// Resident memory of this process in MiB, where the system provides it.
fn resident_mib() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmRSS:"))?;
    let kib: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib / 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_tells_the_middle_and_the_longest() {
        let times: Vec<Duration> = (1..=101).map(Duration::from_millis).collect();
        let text = summary(&times, Duration::from_millis(303));
        for line in [
            "frames 101",
            "median_ms 51.00",
            "p95_ms 96.00",
            "longest_ms 101.00",
            "processor_ms 3.00",
        ] {
            assert!(text.lines().any(|l| l == line), "{text}");
        }
        assert!(summary(&[], Duration::ZERO).starts_with("frames 0\nmedian_ms 0.00"));
    }
}

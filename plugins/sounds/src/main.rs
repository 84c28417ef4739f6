//! Writes every sound of Kortlek into a folder.

use kortlek_sounds::{Cue, loudness, render};
use std::{env, fs, io::Cursor, path::Path, process::ExitCode};

const USAGE: &str =
    "Give the folder the sounds go into: cargo run -p kortlek_sounds -- assets/sounds";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let (Some(folder), None) = (arguments.next(), arguments.next()) else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    match write_all(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Writes all files and prints a line for each. The error is a sentence for the user.
fn write_all(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder)
        .map_err(|e| format!("The folder {} cannot be made: {e}.", folder.display()))?;
    println!("file                 ms      bytes   LUFS  peak dBFS");
    let mut whole = 0;
    for cue in Cue::ALL {
        for variant in 0..cue.variants() {
            let name = cue.file(variant);
            let bytes = render(cue, variant);
            fs::write(folder.join(&name), &bytes)
                .map_err(|e| format!("The file {name} cannot be written: {e}."))?;
            let levels = levels(&bytes);
            println!(
                "{name:<18} {:>4} {:>10} {:>6.1} {:>6.1}",
                cue.length_ms(),
                bytes.len(),
                levels.momentary_lufs,
                levels.peak_dbfs
            );
            whole += bytes.len();
        }
    }
    println!("{whole} bytes in all");
    Ok(())
}

fn levels(wav: &[u8]) -> loudness::Levels {
    let mut reader = hound::WavReader::new(Cursor::new(wav)).expect("we have just written it");
    let rate = reader.spec().sample_rate;
    let samples: Result<Vec<i16>, _> = reader.samples().collect();
    loudness::levels(&samples.expect("we have just written it"), rate)
}

//! Running cargo inside cargo.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

use crate::tally::Tally;

/// Arguments of one cargo command: the words after `cargo`.
pub type Words = Vec<String>;

/// Environment variables set for one command.
pub type Env<'a> = [(&'a str, &'a str)];

/// The words of a line without quotes, for commands that are written out.
pub fn words(line: &str) -> Words {
    line.split_whitespace().map(String::from).collect()
}

/// Runs cargo with the terminal's own input and output, and gives back how it ended.
///
/// # Errors
/// A sentence, if cargo could not be started.
pub fn run(args: &[String], env: &Env) -> Result<ExitCode, String> {
    let status = status(args, env)?;
    // A process ended by a signal has no code.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(1)))
}

/// Runs cargo after printing the command.
///
/// # Errors
/// A sentence, if it did not succeed.
pub fn check(args: &[String], env: &Env) -> Result<(), String> {
    announce(args);
    let status = status(args, env)?;
    if status.success() {
        Ok(())
    } else {
        Err(failed(args))
    }
}

/// Like [`check`], and adds the tests that ran to `tally`.
///
/// # Errors
/// A sentence, if it did not succeed.
pub fn count(args: &[String], env: &Env, tally: &mut Tally) -> Result<(), String> {
    announce(args);
    let mut child = command(args, env)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(&error))?;
    let mut output = BufReader::new(child.stdout.take().expect("the output is piped"));
    let mut out = std::io::stdout();
    let mut line = Vec::new();
    while output
        .read_until(b'\n', &mut line)
        .map_err(|error| not_started(&error))?
        > 0
    {
        // A closed terminal is no reason to stop counting.
        let _ = out.write_all(&line).and_then(|()| out.flush());
        if let Some(counts) = Tally::of_line(&String::from_utf8_lossy(&line)) {
            *tally += counts;
        }
        line.clear();
    }
    let status = child.wait().map_err(|error| not_started(&error))?;
    if status.success() {
        Ok(())
    } else {
        Err(failed(args))
    }
}

/// Returns the standard output of cargo.
///
/// # Errors
///
/// A sentence with cargo's own words, if it did not succeed.
pub fn output(args: &[String]) -> Result<String, String> {
    let output = command(args, &[])
        .output()
        .map_err(|error| not_started(&error))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{}\n{}", failed(args), said.trim_end()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn command(args: &[String], env: &Env) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(args);
    // Variables that `cargo run` set for this program are not meant for the crates built next: a build script that
    // watches one of these would run again each time.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    // A test must never rewrite the traces it should compare with, unless this command says so.
    command.env_remove("KORTLEK_BLESS");
    command.envs(env.iter().copied());
    command
}

fn status(args: &[String], env: &Env) -> Result<ExitStatus, String> {
    let status = command(args, env).status();
    status.map_err(|error| not_started(&error))
}

fn announce(args: &[String]) {
    println!("$ cargo {}", args.join(" "));
    // The line belongs before what cargo says; nothing is lost if the terminal is gone.
    let _ = std::io::stdout().flush();
}

fn failed(args: &[String]) -> String {
    format!("This failed: cargo {}", args.join(" "))
}

fn not_started(error: &std::io::Error) -> String {
    format!("cargo could not be run: {error}.")
}

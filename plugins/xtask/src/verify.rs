//! The gate: the stages one after the other, until one fails.

use std::time::{Duration, Instant};

use crate::cargo::{self, words};
use crate::command_line::Args;
use crate::dependencies;
use crate::packages::{self, Need};
use crate::stage::Stage;
use crate::system::has_program;
use crate::tally::Tally;
use crate::web;
use crate::workspace::{Workspace, bevy_in};

/// Runs the stages that are wished for.
///
/// # Errors
/// The failure, and the command to run that stage again.
pub fn verify(args: &Args) -> Result<(), String> {
    let stages = Stage::chosen(args);
    if stages.is_empty() {
        return Err(
            "--quick leaves out every stage named with --only, so nothing would run.".into(),
        );
    }
    packages::provide(&needs(&stages), args.yes)?;
    let workspace = Workspace::read()?;

    let begin = Instant::now();
    let mut tally = Tally::default();
    let mut times = Vec::new();
    let mut left_out = Vec::new();
    for (index, &stage) in stages.iter().enumerate() {
        println!(
            "\n=== {}/{} {stage}: {} ===",
            index + 1,
            stages.len(),
            stage.title()
        );
        let stage_begin = Instant::now();
        let ended = run(stage, &workspace, args, &mut tally);
        let time = shown(stage_begin.elapsed());
        match ended {
            Ok(Ended::Passed) => {
                println!("--- {stage} passed in {time}");
                times.push(format!("{stage} {time}"));
            }
            Ok(Ended::LeftOut(why)) => {
                println!("--- {stage} left out: {why}");
                left_out.push(stage);
            }
            Err(what) => {
                println!("--- {stage} failed after {time}");
                if tally != Tally::default() {
                    println!("\n{tally}");
                }
                return Err(format!("\n{what}\n{}", again(stage)));
            }
        }
    }
    if !times.is_empty() {
        println!("\n{}", times.join(", "));
    }
    if tally != Tally::default() {
        println!("\n{tally}");
    }
    println!("{}", passed(&stages, &left_out, begin.elapsed()));
    Ok(())
}

/// Result of a stage that did not fail.
enum Ended {
    Passed,
    LeftOut(&'static str),
}

fn run(
    stage: Stage,
    workspace: &Workspace,
    args: &Args,
    tally: &mut Tally,
) -> Result<Ended, String> {
    match stage {
        Stage::Format => cargo::check(&words("fmt --all -- --check -l"), &[])
            .map_err(|what| format!("{what}\n`cargo fmt --all` puts it right."))?,
        Stage::Dependencies => {
            if let Some(why) = dependencies::check()? {
                return Ok(Ended::LeftOut(why));
            }
        }
        Stage::LintPure => {
            stays_pure(workspace)?;
            cargo::check(&workspace.pure_lint(), &[])?;
        }
        Stage::Pure => {
            stays_pure(workspace)?;
            cargo::count(&workspace.pure_tests(), &[], tally)?;
        }
        Stage::Lint => cargo::check(&workspace.lint(), &[])?,
        Stage::App => {
            cargo::count(&workspace.app_tests(), &[], tally)?;
            cargo::count(&workspace.app_doc_tests(), &[], tally)?;
        }
        Stage::Window => return window(workspace, args, tally),
        Stage::Web => web::browser::verify(args.yes)?,
        Stage::Docs => cargo::check(&workspace.docs(), &[("RUSTDOCFLAGS", "-D warnings")])?,
    }
    Ok(Ended::Passed)
}

/// The pure crates must build and be tested in seconds, so none of them may draw in Bevy.
fn stays_pure(workspace: &Workspace) -> Result<(), String> {
    let command = workspace.pure_tree();
    let tree = cargo::output(&command)?;
    let command = command.join(" ").replace("--prefix none ", "");
    match bevy_in(&tree).first() {
        None => Ok(()),
        Some(bevy) => Err(format!(
            "A crate that should build without Bevy draws in {bevy}. To see which: cargo {command} --invert {bevy}"
        )),
    }
}

fn window(workspace: &Workspace, args: &Args, tally: &mut Tally) -> Result<Ended, String> {
    if !cfg!(target_os = "linux") {
        return Ok(Ended::LeftOut(
            "a virtual screen is to be had on Linux only.",
        ));
    }
    let mut programs = ["Xvfb", "xdotool"].into_iter();
    if let Some(program) = programs.find(|name| !has_program(name)) {
        if args.no_window {
            return Ok(Ended::LeftOut("this machine has no Xvfb or no xdotool."));
        }
        return Err(format!(
            "The window tests need {program}. Install it, or leave them out with --no-window."
        ));
    }
    let Some(tests) = workspace.window_tests() else {
        return Ok(Ended::LeftOut("there are no tests/window*.rs."));
    };
    cargo::count(&tests, &[], tally)?;
    Ok(Ended::Passed)
}

/// The packages that these stages take.
fn needs(stages: &[Stage]) -> Vec<&'static [Need]> {
    let mut lists = Vec::new();
    if stages.iter().any(|stage| !stage.is_quick()) {
        lists.push(packages::BUILD);
    }
    if stages.contains(&Stage::Window) {
        lists.extend([packages::RUN, packages::WINDOW]);
    }
    if stages.contains(&Stage::Web) {
        lists.push(packages::WEB);
    }
    lists
}

fn again(stage: Stage) -> String {
    format!("The gate stopped at `{stage}`. To run that stage alone: cargo verify --only {stage}")
}

fn passed(stages: &[Stage], left_out: &[Stage], time: Duration) -> String {
    let time = shown(time);
    let without = if left_out.is_empty() {
        String::new()
    } else {
        format!(" Left out: {}.", names(left_out))
    };
    if stages == Stage::GATE {
        return format!("The gate passed in {time}.{without}");
    }
    let stages = stages.iter().copied();
    let ran: Vec<_> = stages.filter(|stage| !left_out.contains(stage)).collect();
    if ran.is_empty() {
        return format!("Nothing ran.{without}");
    }
    format!(
        "Passed in {time}: {}.{without} The whole gate is `cargo verify`.",
        names(&ran)
    )
}

fn names(stages: &[Stage]) -> String {
    let names: Vec<_> = stages.iter().map(|stage| stage.name()).collect();
    names.join(", ")
}

fn shown(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_stages_need_no_packages() {
        assert!(needs(&Stage::ALL[..4]).is_empty());
        assert_eq!(needs(&[Stage::Lint]), [packages::BUILD]);
        assert_eq!(
            needs(Stage::GATE),
            [packages::BUILD, packages::RUN, packages::WINDOW]
        );
    }

    #[test]
    fn a_failure_tells_how_to_run_its_stage_again() {
        assert!(again(Stage::LintPure).contains("cargo verify --only lint-pure"));
    }

    #[test]
    fn a_part_of_the_gate_does_not_claim_to_be_the_whole() {
        let time = Duration::from_secs(754);
        let whole = passed(Stage::GATE, &[], time);
        assert_eq!(whole, "The gate passed in 12 min 34 s.");
        let part = passed(&[Stage::Format, Stage::Pure], &[], Duration::from_secs(9));
        assert_eq!(
            part,
            "Passed in 9 s: format, pure. The whole gate is `cargo verify`."
        );
    }

    #[test]
    fn what_was_left_out_is_not_said_to_have_passed() {
        let time = Duration::from_secs(60);
        let out = [Stage::Dependencies];
        assert_eq!(
            passed(Stage::GATE, &out, time),
            "The gate passed in 1 min 0 s. Left out: dependencies."
        );
        assert_eq!(
            passed(&[Stage::Format, Stage::Dependencies], &out, time),
            "Passed in 1 min 0 s: format. Left out: dependencies. The whole gate is `cargo verify`."
        );
        assert_eq!(
            passed(&out, &out, time),
            "Nothing ran. Left out: dependencies."
        );
    }

    #[test]
    fn a_wish_for_nothing_is_refused_before_anything_is_done() {
        let args = Args {
            quick: true,
            only: vec![Stage::Docs],
            ..Args::default()
        };
        assert!(verify(&args).unwrap_err().contains("nothing would run"));
    }
}

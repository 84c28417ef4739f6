//! The program as it is called from a shell.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// A game that can be played.
const GAME: &str = "thricewise";

fn lab(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kortlek_lab_program"));
    command.args(line.split_whitespace());
    command
}

fn run(line: &str) -> Output {
    lab(line).output().expect("the program starts")
}

fn out(line: &str) -> String {
    let output = run(line);
    assert!(output.status.success(), "{line}: {output:?}");
    String::from_utf8(output.stdout).expect("it writes text")
}

/// A file for one test.
fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("kortlek-lab-{}-{name}", std::process::id()))
}

#[test]
fn games_are_listed_and_shown() {
    let list = out("list");
    assert_eq!(list.lines().count(), 14, "{list}");
    let show = out("show Thricewise");
    assert!(
        show.contains("players") && show.contains("P. D. Magnus"),
        "{show}"
    );
}

#[test]
fn a_trace_is_the_same_each_time_and_passes_the_check() {
    let line = format!("trace --game {GAME} --players 2 --seed 5 --games 2");
    let trace = out(&line);
    assert_eq!(trace, out(&line));
    assert_eq!(trace.matches("\"trace\":1").count(), 2);
    assert!(trace.contains("\"seed\":5,") && trace.contains("\"seed\":6,"));
    let legal = out(&format!("{line} --legal"));
    assert!(legal.contains("\"legal\":["));
    for (name, text) in [("plain.jsonl", &trace), ("legal.jsonl", &legal)] {
        let file = file(name);
        fs::write(&file, text).unwrap();
        let said = out(&format!("check {}", file.display()));
        assert!(
            said.contains("2 traces, ") && said.contains("no fault"),
            "{said}"
        );
        fs::remove_file(file).unwrap();
    }
}

/// The golden traces are what anybody gets who asks for the same games here.
#[test]
fn golden_traces_can_be_made_here() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../games")
        .join(GAME)
        .join("traces");
    let golden = fs::read_to_string(folder.join("2-players.jsonl")).unwrap();
    assert!(golden.contains("\"seed\":2,\"first\":0,\"seats\":[\"random\",\"random\"]"));
    assert_eq!(
        out(&format!("trace --game {GAME} --players 2 --seed 2")),
        golden
    );
}

#[test]
fn the_first_fault_is_named_with_file_and_line() {
    let trace = out(&format!("trace --game {GAME} --players 2 --seed 5"));
    let mut lines: Vec<&str> = trace.lines().collect();
    lines.remove(3);
    let bad = file("bad.jsonl");
    fs::write(&bad, lines.join("\n")).unwrap();
    let good = file("good.jsonl");
    fs::write(&good, &trace).unwrap();
    let output = run(&format!("check {} {}", good.display(), bad.display()));
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(
        error.contains("bad.jsonl, line 4: expected a decision of seat 1, found "),
        "{error}"
    );
    fs::remove_file(bad).unwrap();
    fs::remove_file(good).unwrap();
}

#[test]
fn a_report_does_not_depend_on_the_threads() {
    let mut reports = Vec::new();
    for threads in [1, 3] {
        let json = file(&format!("{threads}.json"));
        let csv = file(&format!("{threads}.csv"));
        let table = out(&format!(
            "simulate --game {GAME} --players 4 --games 60 --seed 9 --threads {threads} --json {} --csv {}",
            json.display(),
            csv.display()
        ));
        reports.push((
            table,
            fs::read_to_string(&json).unwrap(),
            fs::read_to_string(&csv).unwrap(),
        ));
        fs::remove_file(json).unwrap();
        fs::remove_file(csv).unwrap();
    }
    assert_eq!(reports[0], reports[1]);
    let (table, json, csv) = &reports[0];
    assert!(table.contains("60 games from seed 9"), "{table}");
    assert_eq!(csv.lines().next(), Some("figure,of,value,low,high"));
    let json: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(json["games"], 60);
    assert_eq!(json["seats"].as_array().map(Vec::len), Some(4));
    let wins: f64 = (0..4)
        .map(|s| json["seats"][s]["wins"]["value"].as_f64().unwrap())
        .sum();
    assert!((wins - 1.0).abs() < 1e-9, "{wins}");
}

#[test]
fn the_arena_rates_its_bots() {
    let line = format!("arena --game {GAME} --players 2 --levels random,novice --games 6 --seed 2");
    let table = out(&line);
    assert!(
        table.contains("bot:novice  random") && table.contains("rating"),
        "{table}"
    );
    assert_eq!(table, out(&format!("{line} --threads 2")));
}

#[test]
fn every_game_has_its_line_in_the_table_of_speeds() {
    let table = out("bench --seconds 0.01");
    for entry in kortlek_games::GAMES {
        assert!(table.contains(entry.card.id), "{table}");
    }
    assert!(table.contains("ns a decision"), "{table}");
}

#[test]
fn the_times_of_decisions_are_told_for_each_number_of_players() {
    let table = out("decisions --game thricewise --level novice --seconds 0.01");
    let lines = table
        .lines()
        .filter(|l| l.starts_with("thricewise  novice"));
    assert_eq!(lines.count(), 4, "{table}");
}

/// An impossible request is answered with one sentence and exit status 2.
#[test]
fn wrong_wishes_are_answered_with_what_is_allowed() {
    for (line, words) in [
        (
            "trace --game solitaire",
            "There is no game “solitaire”; there are granicus, ",
        ),
        ("show solitaire", "There is no game “solitaire”"),
        ("bench --game solitaire", "There is no game “solitaire”"),
        ("bench --seconds 0", "more than 0"),
        ("decisions --seconds 0", "more than 0"),
        ("decisions --games 0", "a game or more"),
        ("decisions --game solitaire", "There is no game “solitaire”"),
        (
            "trace --game thricewise --players 9",
            "it may be 2, 3, 4, 5.",
        ),
        (
            "trace --game thricewise --set colour=red",
            "has no option “colour”",
        ),
        (
            "trace --game thricewise --set players",
            "it should look like players=2",
        ),
        (
            "trace --game thricewise --players 2 --set players=3",
            "is given twice",
        ),
        ("trace --game thricewise --first 1", "has no option “first”"),
        (
            "trace --game thricewise --bots human",
            "A human can't play here",
        ),
        (
            "trace --game thricewise --bots random,random",
            "need one bot for all or 3 bots, not 2",
        ),
        ("simulate --game thricewise --games 0", "At least one game"),
        (
            "simulate --game thricewise --bots master",
            "There is no bot “master”",
        ),
        (
            "simulate --game thricewise --json /no/such/folder/x.json",
            "can't be written",
        ),
        (
            "arena --game thricewise --levels random",
            "two or more different bots",
        ),
        (
            "arena --game thricewise --levels random,random",
            "two or more different bots",
        ),
        (
            "check no_such_file.jsonl",
            "no_such_file.jsonl can't be read",
        ),
    ] {
        let output = run(line);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {error}");
        assert!(error.contains(words), "{line}: {error}");
        assert!(
            error.trim_end().lines().count() == 1 && error.trim_end().ends_with('.'),
            "{error}"
        );
        assert!(output.stdout.is_empty(), "{line}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_trouble() {
    let mut child = lab(&format!("trace --game {GAME} --games 200"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}

/// Ctrl-C keeps the finished games and reports that.
#[cfg(unix)]
#[test]
fn what_is_finished_is_kept_when_it_is_stopped() {
    use std::{thread::sleep, time::Duration};
    let json = file("stopped.json");
    let _ = fs::remove_file(&json);
    let child = lab(&format!(
        "simulate --game {GAME} --games 100000000 --threads 1 --json {}",
        json.display()
    ))
    .stdout(Stdio::piped())
    .stderr(Stdio::piped())
    .spawn()
    .unwrap();
    // The file is made right before the games begin.
    for _ in 0..600 {
        if json.exists() {
            break;
        }
        sleep(Duration::from_millis(50));
    }
    sleep(Duration::from_millis(500));
    // The shell's own: a bare system has no program of this name.
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -INT {}", child.id())])
        .status()
        .unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    let table = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(
        table.contains("of 100000000 games; the figures are of those that were finished"),
        "{table}"
    );
    let told: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    assert!(
        told["stopped"] == true && told["games"].as_u64() > Some(0),
        "{told}"
    );
    fs::remove_file(json).unwrap();
}

#[test]
fn scenes_are_the_same_each_time_and_go_to_a_folder() {
    let line = format!("scenes --game {GAME} --positions 3");
    let scenes = out(&line);
    assert_eq!(scenes, out(&line));
    // For two to five players.
    assert_eq!(scenes.matches("\n== seen by an onlooker").count(), 4 * 3);
    let folder = file("scenes");
    let said = out(&format!("{line} --brief --out {}", folder.display()));
    assert!(said.contains("4 files, "), "{said}");
    let brief = fs::read_to_string(folder.join(format!("{GAME}-2.txt"))).unwrap();
    assert!(brief.starts_with(&format!("=== {GAME}, 2 players, position 0 of ")));
    assert!(brief.len() < scenes.len() / 4);
    fs::remove_dir_all(&folder).unwrap();
    let output = run("scenes --game chess");
    assert_eq!(output.status.code(), Some(2));
}

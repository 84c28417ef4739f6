//! `scenes`: the scenes of the table at a few positions of each game, as text that can be compared.

use crate::{
    Ending,
    args::{self, Games, MOST_DECISIONS, cant_write},
    bench::of_players,
};
use clap::Args;
use kortlek_bots::entry::{AtTable, BotTable, Entry, Writing};
use kortlek_rules::{
    Values, Who,
    conformance::{self, Form},
};
use serde_json::{Map, Value};
use std::{fs, io::Write, path::PathBuf, sync::atomic::AtomicBool, time::Instant};

#[derive(Args, Debug)]
pub(crate) struct ScenesArgs {
    /// The game: its id or its title; all games if not given
    #[arg(long)]
    game: Option<String>,
    /// At how many positions of each match; 10, or 8 in brief
    #[arg(long)]
    positions: Option<usize>,
    /// Only what is worth being kept: without what each single target is told, and few choices and picks
    #[arg(long)]
    brief: bool,
    /// The seed of each match
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for the files, one for each game and number of players; written to the output if not given
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

pub(crate) fn run(games: Games, args: &ScenesArgs, out: &mut impl Write) -> Result<(), Ending> {
    let began = Instant::now();
    let form = if args.brief { Form::Brief } else { Form::Full };
    let positions = args.positions.unwrap_or(if args.brief { 8 } else { 10 });
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(|e| cant_write(folder, &e))?;
    }
    let (mut files, mut lines, mut bytes) = (0, 0, 0);
    for entry in args::chosen(games, args.game.as_deref())? {
        let Some(table) = &entry.table else {
            continue;
        };
        for (name, options) in matches(entry)? {
            let text = scenes(entry, table, &options, args.seed, positions, form)?;
            let Some(folder) = &args.out else {
                out.write_all(text.as_bytes())?;
                continue;
            };
            let file = folder.join(format!("{name}.txt"));
            fs::write(&file, &text).map_err(|e| cant_write(&file, &e))?;
            let (n, size) = (text.lines().count(), text.len());
            writeln!(out, "{name}: {n} lines, {size} bytes")?;
            (files, lines, bytes) = (files + 1, lines + n, bytes + size);
        }
    }
    if args.out.is_some() {
        let time = began.elapsed().as_secs_f32();
        writeln!(
            out,
            "{files} files, {lines} lines, {bytes} bytes in {time:.1} s"
        )?;
    }
    Ok(())
}

/// The matches of a game by name, with their options: one for each number of players; and one at the usual table in
/// which as many other options as go together have another value than usual.
fn matches(entry: &Entry) -> Result<Vec<(String, Map<String, Value>)>, Ending> {
    let id = entry.card.id;
    let mut all = Vec::new();
    for given in of_players(entry) {
        let options = (entry.complete)(&given).map_err(Ending::Misasked)?;
        all.push((format!("{id}-{}", given["players"]), options));
    }
    let usual = (entry.complete)(&Map::new()).map_err(Ending::Misasked)?;
    let mut varied = usual.clone();
    for option in (entry.options)() {
        let Values::OneOf(values) = option.values else {
            continue;
        };
        if matches!(option.name, "players" | "first") {
            continue;
        }
        let others = values.into_iter().rev().filter(|v| *v != option.default);
        let allowed = others.into_iter().find_map(|value| {
            let mut options = varied.clone();
            options.insert(option.name.to_owned(), value);
            (entry.complete)(&options).ok()
        });
        varied = allowed.unwrap_or(varied);
    }
    if varied != usual {
        let players = (entry.players)(&varied).map_err(Ending::Misasked)?;
        all.push((format!("{id}-{players}-varied"), varied));
    }
    Ok(all)
}

fn scenes(
    entry: &Entry,
    table: &AtTable,
    options: &Map<String, Value>,
    seed: u64,
    positions: usize,
    form: Form,
) -> Result<String, Ending> {
    let players = (entry.players)(options).map_err(Ending::Misasked)?;
    let bots = BotTable {
        options: options.clone(),
        seed,
        seats: vec![Who::Random; players],
        bound: MOST_DECISIONS,
    };
    let never = AtomicBool::new(false);
    let record = (entry.play)(&bots, Writing::Trace, &never)?;
    let trace = record.trace.unwrap_or_default();
    conformance::scenes(&trace, &table.resume, positions, form)
        .map_err(|fault| Ending::Fault(format!("{}, {fault}", entry.card.id)))
}

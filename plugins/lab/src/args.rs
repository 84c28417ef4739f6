//! Arguments about a game: its name, its options, its players.

use crate::Ending;
use clap::Args;
use kortlek_bots::entry::{BotTable, Entry};
use kortlek_rules::{GameOption, Level, Values, Who};
use serde_json::{Map, Value};
use std::{
    fs::OpenOptions,
    path::{Path, PathBuf},
};

/// A game of more decisions is given up: no game of the collection comes near.
pub(crate) const MOST_DECISIONS: usize = 100_000;

/// The game and its options.
#[derive(Args, Debug, Clone)]
pub(crate) struct GameWish {
    /// The game: its id or its title
    #[arg(long)]
    game: String,
    /// How many play
    #[arg(long)]
    players: Option<u8>,
    /// An option of the game, as `lab show GAME` lists them; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    options: Vec<String>,
    /// The option `first`: a seat, or chance
    #[arg(long, value_name = "SEAT")]
    first: Option<String>,
}

/// A game with all its options settled.
#[derive(Debug, Clone)]
pub(crate) struct Chosen {
    pub entry: &'static Entry,
    /// Every option.
    pub options: Map<String, Value>,
    pub players: usize,
}

impl Chosen {
    /// A table at which these bots play the game.
    pub(crate) fn table(&self, seed: u64, seats: Vec<Who>) -> BotTable {
        BotTable {
            options: self.options.clone(),
            seed,
            seats,
            bound: MOST_DECISIONS,
        }
    }
}

/// The games of the collection.
pub(crate) type Games = &'static [&'static Entry];

/// The game of a name, or a sentence that names all.
pub(crate) fn game(games: Games, name: &str) -> Result<&'static Entry, Ending> {
    let found = games
        .iter()
        .copied()
        .find(|entry| entry.card.is_called(name));
    found.ok_or_else(|| {
        let ids: Vec<&str> = games.iter().map(|e| e.card.id).collect();
        let ids = ids.join(", ");
        Ending::Misasked(format!("There is no game “{name}”; there are {ids}."))
    })
}

/// The game that is named, or all games.
pub(crate) fn chosen(games: Games, name: Option<&str>) -> Result<Vec<&'static Entry>, Ending> {
    match name {
        Some(name) => Ok(vec![game(games, name)?]),
        None => Ok(games.to_vec()),
    }
}

impl GameWish {
    /// A game with these options as they were typed.
    pub(crate) fn of(game: &str, options: &[String]) -> GameWish {
        GameWish {
            game: game.to_owned(),
            players: None,
            options: options.to_vec(),
            first: None,
        }
    }

    pub(crate) fn settle(&self, games: Games) -> Result<Chosen, Ending> {
        let entry = game(games, &self.game)?;
        let known = (entry.options)();
        let mut given = Map::new();
        let mut give = |name: &str, value: &str| {
            let value = value_of(known.iter().find(|o| o.name == name), value);
            match given.insert(name.to_owned(), value) {
                None => Ok(()),
                Some(_) => Err(Ending::Misasked(format!(
                    "The option {name} is given twice: once is enough."
                ))),
            }
        };
        if let Some(players) = self.players {
            give("players", &players.to_string())?;
        }
        if let Some(first) = &self.first {
            give("first", first)?;
        }
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                return Err(Ending::Misasked(format!(
                    "“{option}” is no option with a value: it should look like players=2."
                )));
            };
            give(name.trim(), value.trim())?;
        }
        let options = (entry.complete)(&given).map_err(Ending::Misasked)?;
        let players = (entry.players)(&options).map_err(Ending::Misasked)?;
        Ok(Chosen {
            entry,
            options,
            players,
        })
    }
}

/// A value as typed: one of the option's own, or JSON, or else a word. A list of seats may be typed `0,2`.
fn value_of(option: Option<&GameOption>, typed: &str) -> Value {
    match option.map(|o| &o.values) {
        Some(Values::OneOf(values)) => {
            let same = |v: &&Value| {
                let written = v.to_string();
                v.as_str() == Some(typed) || written == typed
            };
            if let Some(value) = values.iter().find(same) {
                return value.clone();
            }
        }
        Some(Values::Seats) => {
            let list = if typed.starts_with('[') {
                typed.to_owned()
            } else {
                format!("[{typed}]")
            };
            if let Ok(value) = serde_json::from_str(&list) {
                return value;
            }
        }
        None => {}
    }
    serde_json::from_str(typed).unwrap_or_else(|_| Value::from(typed))
}

/// Players in order of seats, from one name for all seats, or one a seat.
pub(crate) fn seats(typed: &[String], players: usize) -> Result<Vec<Who>, Ending> {
    let seats: Vec<Who> = typed.iter().map(|t| bot(t)).collect::<Result<_, _>>()?;
    match seats.as_slice() {
        [] => Ok(vec![Who::Random; players]),
        [all] => Ok(vec![*all; players]),
        each if each.len() == players => Ok(seats),
        each => Err(Ending::Misasked(format!(
            "{players} players need one bot for all or {players} bots, not {}.",
            each.len()
        ))),
    }
}

/// A bot by its name: `random`, `bot:expert` or just `expert`.
pub(crate) fn bot(typed: &str) -> Result<Who, Ending> {
    let typed = typed.trim();
    let who = typed
        .parse::<Who>()
        .or_else(|_| format!("bot:{typed}").parse::<Who>());
    match who {
        Ok(Who::Human) => Err(Ending::Misasked(
            "A human can't play here: it may be random, novice, regular, expert or matched."
                .to_owned(),
        )),
        Ok(who) => Ok(who),
        Err(_) => Err(Ending::Misasked(format!(
            "There is no bot “{typed}”: it may be random, novice, regular, expert or matched, with a style if you like, \
             as in expert-bold: bold, careful, greedy or spiteful."
        ))),
    }
}

/// A level by its name.
pub(crate) fn level(typed: &str) -> Result<Level, String> {
    Level::ALL
        .into_iter()
        .find(|l| l.name() == typed)
        .ok_or_else(|| "it may be novice, regular or expert".to_owned())
}

/// Formats options in a line: `players=2 first="chance"`.
pub(crate) fn told(options: &Map<String, Value>) -> String {
    let each: Vec<String> = options.iter().map(|(k, v)| format!("{k}={v}")).collect();
    each.join(" ")
}

/// A file for results. It is opened before the work, so that a path that can't be written is known at once, and
/// changed only when the results are there.
pub(crate) struct ResultFile(PathBuf);

impl ResultFile {
    pub(crate) fn at(path: &Path) -> Result<ResultFile, Ending> {
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(|e| cant_write(path, &e))?;
        Ok(ResultFile(path.to_owned()))
    }

    pub(crate) fn write(&self, text: &str) -> Result<(), Ending> {
        std::fs::write(&self.0, text).map_err(|e| cant_write(&self.0, &e))
    }
}

pub(crate) fn cant_write(path: &Path, error: &std::io::Error) -> Ending {
    Ending::Misasked(format!("{} can't be written: {error}.", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_are_taken_as_they_are_meant() {
        let option = GameOption::one_of("layout", [json!("4x3"), json!(2), json!(true)]);
        let seats = GameOption {
            values: Values::Seats,
            default: json!([]),
            ..option.clone()
        };
        for (option, typed, value) in [
            (&option, "4x3", json!("4x3")),
            (&option, "\"4x3\"", json!("4x3")),
            (&option, "2", json!(2)),
            (&option, "true", json!(true)),
            (&option, "three", json!("three")),
            (&seats, "0,2", json!([0, 2])),
            (&seats, "[0, 2]", json!([0, 2])),
            (&seats, "", json!([])),
            (&seats, "all", json!("all")),
        ] {
            assert_eq!(value_of(Some(option), typed), value, "{typed}");
        }
        assert_eq!(value_of(None, "7"), json!(7));
    }

    #[test]
    fn one_bot_may_stand_for_all_seats() {
        let typed = |text: &str| -> Vec<String> { text.split(',').map(str::to_owned).collect() };
        assert_eq!(seats(&[], 2).unwrap(), [Who::Random; 2]);
        assert_eq!(seats(&typed("expert"), 3).unwrap().len(), 3);
        let two = seats(&typed("random,bot:expert"), 2).unwrap();
        assert_eq!(two[1].to_string(), "bot:expert");
        for (text, words) in [
            ("random,random", "need one bot for all or 3 bots, not 2"),
            ("master", "no bot “master”"),
            ("human", "A human can't play here"),
        ] {
            match seats(&typed(text), 3) {
                Err(Ending::Misasked(why)) => assert!(why.contains(words), "{why}"),
                other => panic!("{other:?}"),
            }
        }
    }
}

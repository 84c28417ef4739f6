//! TOML files that another version of the program may have written: what this version does not know costs nothing but
//! itself, and is still there when the file is written again.

use serde::{Serialize, de::DeserializeOwned};
use toml::{Table, Value};

/// Reads a TOML file field by field. Returns the value, and every field that has no meaning as it is in the file
/// (`cloth = "velvet"`): it has its default. `None` if the text is no TOML.
pub fn read<T: DeserializeOwned + Default>(text: &str) -> Option<(T, Vec<String>)> {
    let file: Table = text.parse().ok()?;
    let mut passed_over = Vec::new();
    let fits = |part: Table| part.try_into::<T>().is_ok();
    let fitting = fitting(file, "", &fits, &mut passed_over);
    let value = fitting.and_then(|part| part.try_into().ok());
    Some((value.unwrap_or_default(), passed_over))
}

/// Part of a table that `fits`; `None` if nothing of it does. Each part left out is named with the path before it.
fn fitting(
    table: Table,
    path: &str,
    fits: &dyn Fn(Table) -> bool,
    passed_over: &mut Vec<String>,
) -> Option<Table> {
    if fits(table.clone()) {
        return Some(table);
    }
    let mut kept = Table::new();
    let mut bad = Vec::new();
    for (key, value) in table {
        let with = |value| {
            let mut all = kept.clone();
            all.insert(key.clone(), value);
            all
        };
        if fits(with(value.clone())) {
            kept.insert(key, value);
            continue;
        }
        let part = match value.clone() {
            Value::Table(part) => {
                let inside = format!("{path}{key}.");
                let fits = |part| fits(with(Value::Table(part)));
                fitting(part, &inside, &fits, &mut bad)
            }
            _ => None,
        };
        match part {
            Some(part) => {
                kept.insert(key, Value::Table(part));
            }
            None if value.is_table() => bad.push(format!("{path}{key}")),
            None => bad.push(format!("{path}{key} = {value}")),
        }
    }
    let fits = fits(kept.clone());
    if fits {
        passed_over.append(&mut bad);
    }
    fits.then_some(kept)
}

/// Text of a value that replaces a file: fields of the file that mean nothing to this version stay, until the player
/// gives them another value.
pub fn write_over<T: Serialize + DeserializeOwned + Default>(file: &str, value: &T) -> String {
    let mut new = table_of(value);
    if let (Some((old, _)), Ok(file)) = (read::<T>(file), file.parse()) {
        keep_unknown(&file, &table_of(&old), &mut new);
    }
    toml::to_string_pretty(&new).expect("a TOML table can be written")
}

fn table_of<T: Serialize>(value: &T) -> Table {
    Table::try_from(value).expect("what is kept is plain data that TOML can hold")
}

/// Copies into `new` the fields of the file that differ from what was `understood`, unless they have changed since.
fn keep_unknown(file: &Table, understood: &Table, new: &mut Table) {
    let empty = Table::new();
    for (key, value) in file {
        let known = understood.get(key);
        match (value, known, new.get_mut(key)) {
            (Value::Table(part), Some(Value::Table(known)), Some(Value::Table(new))) => {
                keep_unknown(part, known, new);
            }
            // An empty part may not be written at all; the file's may still hold what is unknown.
            (Value::Table(part), Some(Value::Table(known)), None) => {
                let mut unknown = Table::new();
                keep_unknown(part, known, &mut unknown);
                if !unknown.is_empty() {
                    new.insert(key.clone(), Value::Table(unknown));
                }
            }
            (Value::Table(part), None, Some(Value::Table(new))) => {
                keep_unknown(part, &empty, new);
            }
            (value, known, now) if known != Some(value) && now.as_deref() == known => {
                new.insert(key.clone(), value.clone());
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Cloth {
        #[default]
        Green,
        Navy,
    }

    #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
    #[serde(default)]
    struct Style {
        corners: u8,
        cloth: Cloth,
    }

    #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
    struct Strict {
        played: u32,
        won: u32,
    }

    #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
    #[serde(default)]
    struct Settings {
        pace: u8,
        limit: Option<u16>,
        cloth: Cloth,
        style: Style,
        results: BTreeMap<String, Strict>,
    }

    const NEWER: &str = "pace = 3\ncloth = \"velvet\"\nglow = true\nlimit = 60\n\
        [style]\ncorners = 2\ncloth = \"silk\"\nshine = 0.5\n\
        [results.shed]\nplayed = 4\nwon = 1\n[results.court]\nplayed = \"many\"\nwon = 0\n[weather]\nrain = 1\n";

    fn newer() -> Settings {
        read(NEWER).expect("it is TOML").0
    }

    #[test]
    fn each_field_falls_back_for_itself() {
        let (found, passed_over) = read::<Settings>(NEWER).expect("it is TOML");
        let shed = Strict { played: 4, won: 1 };
        assert_eq!(
            found,
            Settings {
                pace: 3,
                limit: Some(60),
                cloth: Cloth::Green,
                style: Style {
                    corners: 2,
                    cloth: Cloth::Green
                },
                results: BTreeMap::from([("shed".to_owned(), shed)]),
            }
        );
        assert_eq!(
            passed_over,
            [
                "cloth = \"velvet\"",
                "results.court",
                "style.cloth = \"silk\""
            ]
        );
        assert_eq!(read::<Settings>("]["), None);
        let (plain, passed_over) = read::<Settings>("").expect("it is TOML");
        assert_eq!((plain, passed_over.len()), (Settings::default(), 0));
    }

    #[test]
    fn unknown_fields_and_values_are_written_again() {
        let mut now = newer();
        now.pace = 1;
        now.limit = None;
        let table: Table = write_over(NEWER, &now).parse().expect("it is TOML");
        let mut wanted: Table = NEWER.parse().expect("it is TOML");
        wanted.insert("pace".to_owned(), Value::Integer(1));
        wanted.remove("limit");
        assert_eq!(table, wanted);
    }

    #[test]
    fn a_value_of_the_players_takes_the_place_of_an_unknown_one() {
        let mut now = newer();
        now.cloth = Cloth::Navy;
        let table: Table = write_over(NEWER, &now).parse().expect("it is TOML");
        assert_eq!(table["cloth"].as_str(), Some("navy"));
        assert_eq!(table["style"]["cloth"].as_str(), Some("silk"));
        assert_eq!(table["results"]["court"]["played"].as_str(), Some("many"));
    }

    #[test]
    fn known_fields_that_are_gone_stay_gone() {
        let mut now = newer();
        now.results.clear();
        let table: Table = write_over(NEWER, &now).parse().expect("it is TOML");
        let results = table["results"].as_table().expect("a table");
        assert!(!results.contains_key("shed") && results.contains_key("court"));
        let plain = write_over("][", &Settings::default());
        assert_eq!(read(&plain), Some((Settings::default(), Vec::new())));
    }
}

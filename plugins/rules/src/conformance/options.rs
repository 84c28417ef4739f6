//! Options: the texts of the catalogue card and the options, and the combinations that are tried.

use super::{CheckConfig, Position, demand, is_sentence};
use crate::{
    dice::Luck,
    game::{Game, GameOption, Values},
    seat::{MAX_SEATS, Seat},
};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Maximum number of combinations that are checked for being allowed.
const ASKED: usize = 20_000;

/// Checks the card, the defaults and the refusals.
pub(super) fn check<G: Game>(plan: &CheckConfig) {
    let card = G::CARD;
    let id = card.id;
    let words = [card.title, card.designer, card.source];
    assert!(
        words.iter().all(|w| !w.is_empty()),
        "{id}: expected words for every field of the card: {card:?}"
    );
    assert!(
        !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c == '_'),
        "{id}: expected an id of small letters and underscores"
    );
    let (fewest, most) = card.players;
    assert!(
        1 <= fewest && fewest <= most && most as usize <= MAX_SEATS,
        "{id}: expected 1 to {MAX_SEATS} players, fewest first: {:?}",
        card.players
    );
    assert!(
        1 <= card.minutes.0 && card.minutes.0 <= card.minutes.1,
        "{id}: expected minutes, shortest first: {:?}",
        card.minutes
    );
    let options = G::options();
    let names: BTreeSet<&str> = options.iter().map(|o| o.name).collect();
    let (named, all) = (names.len(), options.len());
    assert_eq!(named, all, "{id}: expected each option once");
    let has_players = names.contains("players");
    assert!(has_players, "{id}: expected the option players");
    for option in &options {
        described(id, option);
    }
    let rules = G::with_options(&Map::new())
        .unwrap_or_else(|e| panic!("{id}: expected the defaults to be allowed: {e}"));
    let spot = Position::new(&rules, plan.seed);
    in_order(&spot, &rules, &options);
    for players in fewest..=most {
        let given = Map::from_iter([("players".to_owned(), Value::from(players))]);
        match G::with_options(&given) {
            Ok(rules) => demand!(
                spot,
                rules.players() == players as usize,
                "expected {players} players, found {}",
                rules.players()
            ),
            Err(e) => spot.fail(format_args!(
                "expected that {players} players can play with defaults for the rest: {e}"
            )),
        }
    }
    for players in [0, fewest - 1, most + 1, 200] {
        refused::<G>(&spot, "players", Value::from(players));
    }
    refused::<G>(&spot, "players", Value::from("many"));
    refused::<G>(&spot, "no_such_option", Value::from(1));
    for option in &options {
        refused::<G>(&spot, option.name, Value::from("no such value"));
        refused::<G>(&spot, option.name, Value::from(vec![2, 1]));
        refused::<G>(&spot, option.name, Value::Null);
    }
}

fn described(id: &str, option: &GameOption) {
    let name = option.name;
    match &option.values {
        Values::OneOf(values) => {
            assert!(
                values.contains(&option.default),
                "{id}: expected the default of {name} among its values"
            );
            let different: BTreeSet<String> = values.iter().map(Value::to_string).collect();
            assert_eq!(
                different.len(),
                values.len(),
                "{id}: expected each value of {name} once"
            );
        }
        Values::Seats => assert!(
            option.default.is_array(),
            "{id}: expected a list as the default of {name}"
        ),
    }
}

/// The trace header lists the options in the order of [`Game::options`], all and no others.
fn in_order<G: Game>(spot: &Position, rules: &G, options: &[GameOption]) {
    let text = serde_json::to_string(rules)
        .unwrap_or_else(|e| spot.fail(format_args!("expected options that JSON can hold: {e}")));
    let value: Map<String, Value> = serde_json::from_str(&text)
        .unwrap_or_else(|e| spot.fail(format_args!("expected the options as an object: {e}")));
    demand!(
        spot,
        value.len() == options.len() && options.iter().all(|o| value.contains_key(o.name)),
        "expected exactly the options {:?}, found {text}",
        options.iter().map(|o| o.name).collect::<Vec<_>>()
    );
    let at: Vec<Option<usize>> = options
        .iter()
        .map(|o| text.find(&format!("\"{}\":", o.name)))
        .collect();
    demand!(
        spot,
        at.is_sorted(),
        "expected the options in the order in which they are listed, found {text}"
    );
}

fn refused<G: Game>(spot: &Position, name: &str, value: Value) {
    let given = Map::from_iter([(name.to_owned(), value.clone())]);
    match G::with_options(&given) {
        Ok(_) => spot.fail(format_args!(
            "expected the option {name} = {value} to be refused"
        )),
        Err(why) => demand!(
            spot,
            is_sentence(&why),
            "expected a sentence on {name} = {value}, found “{why}”"
        ),
    }
}

/// The combinations of options that are tried: all that are allowed, or a choice of them that has each value of each
/// option with each number of players.
pub(super) fn combinations<G: Game>(plan: &CheckConfig) -> Vec<G> {
    let options = G::options();
    let values: Vec<Vec<Value>> = options.iter().map(values).collect();
    let total: usize = values.iter().map(Vec::len).product();
    let mut luck = Luck::stream(plan.seed, 0);
    let mut asked: Vec<usize> = (0..total).collect();
    if total > ASKED {
        luck.mix_front(&mut asked, ASKED);
        asked.truncate(ASKED);
        asked.sort_unstable();
    }
    let mut allowed: Vec<(Vec<(usize, usize)>, G)> = Vec::new();
    for mut n in asked {
        let mut given = Map::new();
        let mut picks = Vec::new();
        for (i, (option, values)) in options.iter().zip(&values).enumerate() {
            let pick = n % values.len();
            n /= values.len();
            picks.push((i, pick));
            given.insert(option.name.to_owned(), values[pick].clone());
        }
        match G::with_options(&given) {
            Ok(rules) => {
                let spot = Position::new(&rules, plan.seed);
                demand!(
                    spot,
                    serde_json::to_value(&rules).ok() == Some(Value::Object(given.clone())),
                    "expected the options as they were given: {}",
                    Value::Object(given)
                );
                allowed.push((picks, rules));
            }
            Err(why) => assert!(
                is_sentence(&why),
                "{}: expected a sentence on {}, found “{why}”",
                G::CARD.id,
                Value::Object(given)
            ),
        }
    }
    if allowed.len() <= plan.combinations {
        return allowed.into_iter().map(|(_, rules)| rules).collect();
    }
    // First those that bring a value not yet seen with their number of players, then any.
    luck.mix(&mut allowed);
    let mut met = BTreeSet::new();
    let (mut chosen, mut rest) = (Vec::new(), Vec::new());
    for (picks, rules) in allowed {
        let players = rules.players();
        let mut new = false;
        for pick in picks {
            new |= met.insert((players, pick));
        }
        if new { &mut chosen } else { &mut rest }.push(rules);
    }
    let room = plan.combinations.saturating_sub(chosen.len());
    chosen.extend(rest.into_iter().take(room));
    chosen
}

/// One combination for each number of players, the rest at defaults.
pub(super) fn by_players<G: Game>() -> impl Iterator<Item = G> {
    let (fewest, most) = G::CARD.players;
    (fewest..=most).map(|players| {
        let given = Map::from_iter([("players".to_owned(), Value::from(players))]);
        G::with_options(&given).unwrap_or_else(|e| panic!("{}: {players} players: {e}", G::CARD.id))
    })
}

fn values(option: &GameOption) -> Vec<Value> {
    match &option.values {
        Values::OneOf(values) => values.clone(),
        Values::Seats => {
            let all = (0..1u8 << MAX_SEATS).map(|bits| {
                let seats = Seat::all(MAX_SEATS).filter(|s| bits >> s.0 & 1 == 1);
                Value::from(seats.map(|s| s.0).collect::<Vec<u8>>())
            });
            all.collect()
        }
    }
}

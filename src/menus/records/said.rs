//! Texts about a record, in the player's language.

use crate::{calendar, store::format::Envelope};
use bevy_egui::egui::Ui;
use kortlek_kit::words::say;
use kortlek_rules::{Arg, Message, Who, message::number};
use kortlek_table::Origin;

/// Time of an event: relative to now, or as a date if it is a month or longer ago.
pub fn when(ui: &Ui, time: u64, now: u64) -> String {
    let ago = now.saturating_sub(time);
    let count = |id, n: u64| say(ui, Message::new(id).with("n", n as usize));
    match ago {
        0..60 => say(ui, "records-just-now"),
        60..3600 => count("records-minutes-ago", ago / 60),
        3600..86_400 => count("records-hours-ago", ago / 3600),
        86_400..2_592_000 => count("records-days-ago", ago / 86_400),
        _ => calendar::date_at(time).to_string(),
    }
}

/// Duration in words.
pub fn length(ui: &Ui, seconds: u64) -> String {
    let minutes = seconds.div_ceil(60) as usize;
    if minutes < 60 {
        return say(ui, Message::new("menu-minutes-same").with("n", minutes));
    }
    let words = Message::new("records-hours")
        .with("h", minutes / 60)
        .with("m", minutes % 60);
    say(ui, words)
}

/// The message for a strength by its name: “regular”.
pub fn level(name: &str) -> &'static str {
    match name {
        "random" => "bot-random",
        "novice" => "bot-novice",
        "regular" => "bot-regular",
        "expert" => "bot-expert",
        "matched" => "bot-matched",
        _ => "style-mixed",
    }
}

/// Names of the other players: “Birch, Elm”.
pub fn others(game: &Envelope) -> String {
    let names: Vec<&str> = game
        .names
        .iter()
        .zip(game.sitters())
        .filter(|(_, who)| *who != Who::Human)
        .map(|(name, _)| name.as_str())
        .collect();
    names.join(", ")
}

/// Strength of the other players: “regular”.
pub fn strength(ui: &Ui, game: &Envelope) -> String {
    match game.level() {
        Some(name) => say(ui, level(name)),
        None => say(ui, "records-mixed"),
    }
}

/// Result of a game for the player, or the fact that it goes on.
pub fn result(ui: &Ui, game: &Envelope) -> String {
    let Some(outcome) = &game.outcome else {
        return say(ui, "title-under-way");
    };
    let shared = outcome.winners.len() > 1 && outcome.sides as usize == outcome.scores.len();
    let by = |id, n: i32| say(ui, Message::new(id).with("n", n));
    match (game.won(), game.margin()) {
        (None, _) => say(ui, "records-watched"),
        (Some(true), _) if shared => say(ui, "records-shared"),
        (Some(true), Some(margin)) if margin > 0 => by("records-won-by", margin),
        (Some(true), _) => say(ui, "records-won"),
        (Some(false), Some(margin)) if margin < 0 => by("records-lost-by", -margin),
        (Some(false), _) => say(ui, "records-lost"),
    }
}

/// Second line of the result: all scores, the best first, or the progress of the game.
pub fn below(game: &Envelope) -> String {
    let Some(outcome) = &game.outcome else {
        return game.progress.clone();
    };
    let mut scores: Vec<i32> = outcome.scores.iter().copied().flatten().collect();
    scores.sort_unstable();
    if !outcome.fewer {
        scores.reverse();
    }
    let scores: Vec<String> = scores.into_iter().map(number).collect();
    scores.join(" · ")
}

/// Note about the help used, and the origin of the deal, if the game is excluded from the statistics.
pub fn help(ui: &Ui, game: &Envelope) -> String {
    let mut parts: Vec<Arg> = Vec::new();
    for (id, n) in [
        ("result-hints", game.hinted),
        ("result-undone", game.undone),
    ] {
        if n > 0 {
            parts.push(Message::new(id).with("n", n).into());
        }
    }
    match game.origin {
        Origin::Drawn => {}
        Origin::Typed => parts.push("records-typed".into()),
        Origin::Known => parts.push("records-known".into()),
        Origin::Replayed => parts.push("records-replayed".into()),
    }
    if parts.is_empty() {
        return say(ui, "records-no-help");
    }
    let help = Message::new("records-help").with("parts", Arg::All(parts));
    say(ui, help)
}

/// Name of the player in a seat, as a name by itself; the person is “You”.
pub fn name(ui: &Ui, game: &Envelope, seat: usize) -> String {
    match game.sitters().get(seat) {
        Some(Who::Human) => say(ui, "you"),
        _ => game.names.get(seat).cloned().unwrap_or_default(),
    }
}

/// The seed, to be copied.
pub fn seed(ui: &Ui, game: &Envelope) -> String {
    let seed = Arg::Name(game.seed.to_string());
    say(ui, Message::new("seed-is").with("seed", seed))
}

//! `list` and `show`: the shelf and a game's options.

use crate::{
    Ending,
    args::{self, Games},
    sheet::Sheet,
};
use kortlek_rules::{Deck, GameCard, Message, Values, presentation::Names};
use kortlek_words::{Language, Words};
use std::io::Write;

fn range((low, high): (u8, u8)) -> String {
    if low == high {
        low.to_string()
    } else {
        format!("{low} to {high}")
    }
}

fn deck(card: &GameCard) -> &'static str {
    match card.deck {
        Deck::Decktet => "Decktet",
        Deck::French => "French",
    }
}

pub(crate) fn list(games: Games, out: &mut impl Write) -> Result<(), Ending> {
    let columns = [
        "game", "title", "designer", "deck", "players", "minutes", "",
    ];
    let mut sheet = Sheet::new(6, &columns);
    for entry in games {
        let card = &entry.card;
        sheet.row([
            card.id.to_owned(),
            card.title.to_owned(),
            card.designer.to_owned(),
            deck(card).to_owned(),
            range(card.players),
            range(card.minutes),
            match entry.table {
                Some(_) => String::new(),
                None => "no table yet".to_owned(),
            },
        ]);
    }
    write!(out, "{sheet}")?;
    Ok(())
}

pub(crate) fn show(games: Games, game: &str, out: &mut impl Write) -> Result<(), Ending> {
    let entry = args::game(games, game)?;
    let card = entry.card;
    writeln!(
        out,
        "{} ({}), by {}, {}",
        card.title, card.id, card.designer, card.source
    )?;
    let words = Words::new(Language::English, (entry.messages)());
    // Nothing of this speaks of a player.
    let say = |say: Message| words.say(&say, &Names::default());
    for id in [GameCard::TAGLINE, GameCard::GOAL] {
        writeln!(out, "{}", say(id.into()))?;
    }
    writeln!(
        out,
        "{} players, {} minutes, {} deck\n",
        range(card.players),
        range(card.minutes),
        deck(&card)
    )?;
    let mut sheet = Sheet::new(4, &["option", "value", "", "what it changes"]);
    for option in (entry.options)() {
        let values = match &option.values {
            Values::OneOf(values) => values
                .iter()
                .map(|value| (value, say(option.value(value))))
                .collect(),
            Values::Seats => vec![(&option.default, "a rising list of seats".to_owned())],
        };
        for (n, (value, words)) in values.into_iter().enumerate() {
            let usual = if *value == option.default {
                " (usual)"
            } else {
                ""
            };
            let (name, help) = match n {
                0 => (option.name.to_owned(), say(option.help())),
                _ => (String::new(), String::new()),
            };
            sheet.row([name, value.to_string(), format!("{words}{usual}"), help]);
        }
    }
    write!(out, "{sheet}")?;
    Ok(())
}

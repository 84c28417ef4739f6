//! Text of a tooltip on a thing: pure, computed from the picture and the picks.

use crate::{
    table::Table,
    table_picture::{TablePicture, number, signed},
};
use kortlek_rules::{
    Arg, Face, Message, Seat,
    decktet::Suit,
    french,
    presentation::{
        Arrangement, Choice, Item, Label, Line, LookBack, Piece, Place, Preview, Target, Zone,
    },
};

/// Text of a tooltip.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tooltip {
    /// A mark for it: a suit or a drawing.
    pub mark: Option<&'static str>,
    /// Name of the thing.
    pub name: String,
    /// Number or amount; may be empty.
    pub count: String,
    /// Purpose and state: a line each.
    pub about: Vec<String>,
    /// Seats that hold some of it, with their numbers.
    pub held: Vec<(Seat, usize)>,
    /// Value or effect now; may be empty.
    pub now: String,
}

impl Tooltip {
    /// Text for a target of the table; `None` if there is nothing to say that is not seen anyway.
    pub fn of(table: &Table, shown: &TablePicture, target: Target) -> Option<Tooltip> {
        let mut tooltip = match target {
            Target::Piece(Piece::Card(face @ Face::French(_))) => of_card(table, shown, face)?,
            // A closer look at a card tells more.
            Target::Piece(Piece::Card(_) | Piece::Back(_)) => return None,
            Target::Piece(piece) => of_piece(table, shown, piece)?,
            Target::Zone(id) => of_zone(table, shown.layout.zone(id)?),
            Target::Cell(id, cell) => of_cell(table, shown.layout.zone(id)?, cell),
            Target::Seat(seat) => of_seat(table, shown, seat)?,
            Target::Button(name) => of_button(table, name)?,
        };
        // A new match may be on the table before anything of it is shown.
        let told = shown.words_position.min(table.session.positions() - 1);
        let tip = table.tip(told, target);
        if !tip.name.is_empty() {
            tooltip.name = tip.name.to_string();
            // The count of the whole place means nothing for a drawing or a token that has a name of its own.
            if matches!(target, Target::Piece(Piece::Picture(..) | Piece::Token(..))) {
                tooltip.count.clear();
            }
        }
        if !tip.about.is_empty() {
            tooltip.about.insert(0, tip.about.to_string());
        }
        // What a card brings is drawn on the table; its name is not.
        let is_card = matches!(target, Target::Piece(Piece::Card(_)));
        tooltip.now = if is_card || !tip.now.is_empty() {
            tip.now.to_string()
        } else {
            brings(table, target)
        };
        if tooltip.now == tooltip.name {
            tooltip.now.clear();
        }
        let says = is_card || tooltip.tells_more();
        (says && !tooltip.name.is_empty()).then_some(tooltip)
    }

    /// Returns true if it has more than a name.
    pub(super) fn tells_more(&self) -> bool {
        !(self.about.is_empty()
            && self.count.is_empty()
            && self.held.is_empty()
            && self.now.is_empty())
    }
}

/// Outcome of picking a target now, or the reason that it can't be picked where that was to be expected.
fn brings(table: &Table, target: Target) -> String {
    let picking = &table.picking;
    if !picking.decides() {
        return String::new();
    }
    if !picking.can_pick(target) {
        // A thing that is never picked needs no excuse; a button does.
        return match target {
            Target::Button(_) => table.refusal(target),
            _ => String::new(),
        };
    }
    let previews = table.previews();
    let of_target = |p: &&Preview| p.target == target && !p.is_idle();
    if let Some(preview) = previews.iter().find(of_target) {
        return worth(table, preview);
    }
    let mut path = picking.chosen().to_vec();
    path.push(target);
    let leads = |choice: &&Choice| choice.gesture.begins_with(&path);
    let mut choices = picking.choices().iter().filter(leads);
    match (choices.next(), choices.next()) {
        (Some(only), None) => only.words.to_string(),
        _ => table.say("tip-can-be-picked"),
    }
}

/// Text of a preview: points, and their reasons.
fn worth(table: &Table, preview: &Preview) -> String {
    let brings = match &preview.label {
        Label::Points(points) => signed(*points),
        Label::Text(text) => text.to_string(),
        Label::Mark(_) | Label::Idle => String::new(),
    };
    let lines = lines_of(&preview.lines);
    match (brings.is_empty(), lines.is_empty()) {
        (true, true) => table.say("tip-can-be-picked"),
        (false, true) => brings,
        (true, false) => lines.join(", "),
        (false, false) => format!("{brings} ({})", lines.join(", ")),
    }
}

/// Scores of a preview, each with its points if there are several.
fn lines_of(lines: &[Line]) -> Vec<String> {
    let said: Vec<&Line> = lines.iter().filter(|line| !line.label.is_empty()).collect();
    let several = said.len() > 1;
    let mut lines: Vec<String> = said
        .into_iter()
        .map(|line| match several {
            true => format!("{} {}", &*line.label, number(line.points)),
            false => line.label.to_string(),
        })
        .collect();
    lines.dedup();
    lines
}

/// The word for a kind of token: that of its suit.
fn kind_word(table: &Table, kind: &str) -> Option<String> {
    let decktet = Suit::ALL.into_iter().find(|s| s.name() == kind);
    let french = french::Suit::ALL.into_iter().find(|s| s.name() == kind);
    let suit = decktet.map(Arg::from).or_else(|| french.map(Arg::from))?;
    Some(table.say(Message::new("tip-suit").with("suit", suit)))
}

/// Tooltip of a card of the French deck: its name, and of one of the hand that can't be picked now the reason.
fn of_card(table: &Table, shown: &TablePicture, face: Face) -> Option<Tooltip> {
    let target = Target::Piece(Piece::Card(face));
    let (zone, _) = shown.layout.find(Piece::Card(face))?;
    let held = zone.place == Place::Hand && table.picking.decides();
    let barred = held && !table.picking.can_pick(target);
    Some(Tooltip {
        name: table.say(Message::new("card-title").with("card", face)),
        about: Vec::from_iter(barred.then(|| table.refusal(target))),
        ..Tooltip::default()
    })
}

fn is_alike(a: Piece, b: Piece) -> bool {
    match (a, b) {
        (Piece::Token(a, _), Piece::Token(b, _))
        | (Piece::Picture(a, _), Piece::Picture(b, _))
        | (Piece::Cover(a, _), Piece::Cover(b, _)) => a == b,
        _ => a == b,
    }
}

fn of_piece(table: &Table, shown: &TablePicture, piece: Piece) -> Option<Tooltip> {
    let (zone, _) = shown.layout.find(piece)?;
    let place = name_of(table, zone);
    let Piece::Token(kind, _) = piece else {
        // A drawing represents the thing that the game's tip is about, or its own place.
        return Some(of_zone(table, zone));
    };
    let Some(word) = kind_word(table, kind) else {
        return Some(of_zone(table, zone));
    };
    let count = |zone: &Zone| {
        let alike = |i: &&Item| is_alike(i.piece, piece);
        zone.items.iter().filter(alike).count()
    };
    let zones = shown.layout.zones.iter();
    let mut held: Vec<(Seat, usize)> = Vec::new();
    for zone in zones {
        if let Some(seat) = seat_of(zone)
            && count(zone) > 0
        {
            match held.iter_mut().find(|(s, _)| *s == seat) {
                Some((_, n)) => *n += count(zone),
                None => held.push((seat, count(zone))),
            }
        }
    }
    let name = if place.is_empty() {
        word
    } else {
        let what = Arg::Name(word);
        table.say(
            Message::new("tip-in")
                .with("what", what)
                .with("where", Arg::Name(place)),
        )
    };
    Some(Tooltip {
        mark: Some(kind),
        name,
        count: count(zone).to_string(),
        held,
        ..Tooltip::default()
    })
}

/// Owner of a zone.
fn seat_of(zone: &Zone) -> Option<Seat> {
    zone.id.seat.or(zone.owner).or(match zone.place {
        Place::Panel { seat, .. } => Some(seat),
        _ => None,
    })
}

/// Name of a zone: its own, otherwise the usual name of such places.
fn name_of(table: &Table, zone: &Zone) -> String {
    let own = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let back = zone.look_back.as_ref().and_then(|b| own(&b.title));
    // Above what is held to look at stands how it is done.
    let peek = zone.look_back.as_ref().filter(|b| b.peek);
    peek.and_then(|b| own(&b.title))
        .or_else(|| own(&zone.title))
        .or_else(|| usual_name(table, zone))
        .or(back)
        .or_else(|| own(&zone.caption))
        .unwrap_or_default()
}

/// The name of a place that most games have.
fn usual_name(table: &Table, zone: &Zone) -> Option<String> {
    let of = |id: &'static str| match seat_of(zone) {
        Some(seat) => table.say(Message::new(id).attribute("of").with("who", seat)),
        None => table.say(id),
    };
    let cards = zone.items.iter().any(|item| item.piece.is_card());
    match zone.id.name {
        "hand" => Some(of("tip-hand")),
        "stock" | "deck" | "stack" | "pack" => Some(of("tip-deck")),
        "discard" | "discards" | "spent" | "removed" | "buried" => Some(of("tip-discards")),
        _ if zone.place == Place::Hand => Some(of("tip-hand")),
        _ if cards && seat_of(zone).is_some() => Some(of("tip-cards")),
        _ => None,
    }
}

fn of_zone(table: &Table, zone: &Zone) -> Tooltip {
    let name = name_of(table, zone);
    let mut about = Vec::new();
    let mut put = |line: String| {
        if !line.is_empty() && line != name && !about.contains(&line) {
            about.push(line);
        }
    };
    let cards = zone.items.iter().filter(|i| i.piece.is_card()).count();
    let hidden = zone
        .items
        .iter()
        .filter(|i| !i.face_up && i.piece.is_card());
    let hidden = hidden.count();
    put(zone.caption.to_string());
    if hidden > 0 && hidden == cards {
        put(table.say(Message::new("tip-face-down").with("n", hidden)));
    }
    if let Some(lamps) = &zone.lamps {
        let many = Message::new("tip-lamps")
            .with("what", Arg::Name(lamps.words.to_string()))
            .with("lit", lamps.lit)
            .with("of", lamps.of);
        put(table.say(many));
    }
    if let Some(tag) = &zone.tag
        && !tag.below.is_empty()
    {
        put(format!("{} {}", tag.count, tag.below));
    }
    // The caption's words are there already.
    let named = |back: &&LookBack| !back.title.is_empty() && back.title != zone.caption;
    if let Some(back) = zone.look_back.as_ref().filter(named) {
        let title = Arg::Name(back.title.to_string());
        put(match back.peek {
            true => table.say("tip-peek"),
            false => table.say(Message::new("tip-look-back").with("what", title)),
        });
    }
    let counted = zone.tag.as_ref().map(|tag| tag.count.to_string());
    Tooltip {
        mark: zone.picture.map(|mark| mark.0),
        count: counted.unwrap_or_else(|| pieces(zone)),
        name,
        about,
        ..Tooltip::default()
    }
}

/// Number of pieces. Pictures are not counted: they are the look of something.
fn count<'i>(items: impl IntoIterator<Item = &'i Item>) -> usize {
    let items = items.into_iter();
    items
        .filter(|item| !matches!(item.piece, Piece::Picture(..)))
        .count()
}

/// Number of pieces in a zone; empty for none.
fn pieces(zone: &Zone) -> String {
    match count(&zone.items) {
        0 => String::new(),
        _ if zone.arrangement == Arrangement::Empty => String::new(),
        n => n.to_string(),
    }
}

fn of_cell(table: &Table, zone: &Zone, cell: [i8; 2]) -> Tooltip {
    let here = || zone.items.iter().filter(|i| i.cell == cell);
    if here().next().is_some() {
        let whole = of_zone(table, zone);
        return Tooltip {
            count: match count(here()) {
                0 | 1 => String::new(),
                n => n.to_string(),
            },
            ..whole
        };
    }
    Tooltip {
        name: table.say("tip-free"),
        ..Tooltip::default()
    }
}

/// Standing of a seat: its score, and its distance behind or ahead.
fn of_seat(table: &Table, shown: &TablePicture, seat: Seat) -> Option<Tooltip> {
    let panel = shown.panels.iter().find(|p| p.seat == seat)?;
    let mut about = Vec::new();
    if let Some(score) = panel.score {
        let unit = table.session.unit();
        about.push(table.say(unit.count(score)));
        let others = shown.panels.iter().filter(|p| p.seat != seat);
        let others: Vec<(Seat, i32)> = others.filter_map(|p| Some((p.seat, p.score?))).collect();
        about.extend(standing(score, &others, unit.fewer).map(|say| table.say(say)));
    }
    let zones = shown.layout.zones.iter();
    let here = zones.filter(|z| matches!(z.place, Place::Panel { seat: s, .. } if s == seat));
    for zone in here.filter(|z| !z.title.is_empty()) {
        match count(&zone.items) {
            0 => {}
            n => about.push(format!("{}: {n}", zone.title)),
        }
    }
    Some(Tooltip {
        name: table.name(seat),
        count: panel.score.map_or_else(String::new, number),
        about,
        ..Tooltip::default()
    })
}

/// Lead of a score over the next one, or its distance behind the best.
fn standing(score: i32, others: &[(Seat, i32)], fewer: bool) -> Option<Message> {
    let worth = |n: i32| if fewer { -n } else { n };
    let (leader, best) = others.iter().copied().max_by_key(|(_, n)| worth(*n))?;
    let gap = worth(score) - worth(best);
    Some(match gap {
        0 => Message::new("tip-level").with("who", leader),
        n if n > 0 => Message::new("tip-ahead").with("who", leader).with("n", n),
        n => Message::new("tip-behind").with("who", leader).with("n", -n),
    })
}

fn of_button(table: &Table, name: &str) -> Option<Tooltip> {
    let button = table.buttons().into_iter().find(|b| b.name == name)?;
    let note = (!button.note.is_empty()).then(|| button.note.to_string());
    Some(Tooltip {
        mark: button.mark.map(|mark| mark.0),
        name: button.words.to_string(),
        about: note.into_iter().collect(),
        ..Tooltip::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Deck;

    #[test]
    fn a_seat_is_ahead_or_behind_or_level() {
        let others = [(Seat(1), 7), (Seat(2), 4)];
        let id = |score, fewer| {
            let say = standing(score, &others, fewer).expect("there are others");
            (say.id.to_string(), say.args)
        };
        let who = |seat| ("who", Arg::Seat(Seat(seat)));
        let n = |n| ("n", Arg::Number(n));
        assert_eq!(id(9, false), ("tip-ahead".into(), vec![who(1), n(2)]));
        assert_eq!(id(4, false), ("tip-behind".into(), vec![who(1), n(3)]));
        assert_eq!(id(7, false), ("tip-level".into(), vec![who(1)]));
        assert_eq!(id(3, true), ("tip-ahead".into(), vec![who(2), n(1)]));
        assert_eq!(id(6, true), ("tip-behind".into(), vec![who(2), n(2)]));
        assert_eq!(standing(3, &[], false), None);
    }

    #[test]
    fn cards_are_counted_and_pictures_are_not() {
        let zone = |items: Vec<Item>| {
            let id = kortlek_rules::presentation::ZoneId::common("zone");
            Zone::new(id, Place::Middle, Arrangement::Row).items(items)
        };
        assert_eq!(pieces(&zone(Item::backs(Deck::French, 3).collect())), "3");
        assert_eq!(
            pieces(&zone(vec![Item::new(Piece::Picture("hand", 0))])),
            ""
        );
        assert_eq!(pieces(&zone(Vec::new())), "");
    }

    #[test]
    fn tokens_of_a_kind_are_alike() {
        assert!(is_alike(Piece::Token("moons", 1), Piece::Token("moons", 4)));
        assert!(!is_alike(Piece::Token("moons", 1), Piece::Token("suns", 1)));
    }
}

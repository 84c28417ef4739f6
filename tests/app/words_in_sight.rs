//! Words at the table, in random games of every game that is shown there: no tick of a chosen piece, no tab of marks, no
//! badge and no frame of the focus covers them, in windows of any shape. And ways of the focus in the same pictures.

use crate::support::Kortlek;
use bevy::math::{CompassOctant, Rect, Vec2};
use kortlek_games::{Entry, GAMES};
use kortlek_kit::UiWords;
use kortlek_rules::{
    Level, Luck, Seat, StopSignal, Text, Who,
    presentation::{Arrangement, Layout, Piece, Place, Target},
    session::Setup,
};
use kortlek_table::{
    Table,
    draw::marks::focus_frame,
    input::focus::next_spot,
    layout::{
        arrange::arrange,
        frame::{Frame, frame},
        hit_targets::HitTarget,
        notch::{Notch, badge_on_piece, tab_on_piece},
    },
};
use kortlek_words::Language;
use serde_json::Map;

/// Number of positions of each game.
const POSITIONS: usize = 60;

/// Windows of all shapes, with the scale of type.
const WINDOWS: [(Vec2, f32); 5] = [
    (Vec2::new(1280.0, 800.0), 1.0),
    (Vec2::new(960.0, 600.0), 1.0),
    (Vec2::new(1280.0, 800.0), 2.0),
    (Vec2::new(1920.0, 1080.0), 1.0),
    (Vec2::new(800.0, 1280.0), 1.0),
];

/// The table after a random game of this entry.
fn played(entry: &Entry, players: u8) -> Table {
    let at_table = entry.table.as_ref().expect("every game has a table");
    let mut luck = Luck::new(u64::from(players));
    let given = Map::from_iter([("players".to_owned(), players.into())]);
    let mut seats = vec![Who::bot(Level::Novice); usize::from(players)];
    seats[0] = Who::Human;
    let setup = Setup {
        options: (entry.complete)(&given).expect("so many can play"),
        seed: 5,
        names: seats.iter().map(Who::to_string).collect(),
        seats,
    };
    let mut session = (at_table.open)(setup).expect("so many can play");
    while session.result().is_none() && session.positions() < POSITIONS {
        if session.proceed() {
            continue;
        }
        let seat: Seat = session.owing().iter().next().expect("somebody decides");
        let action = if Some(seat) == session.me() {
            let mut choices = session.choices();
            if session.carried().is_some() {
                choices = session.placements();
            }
            choices[luck.below(choices.len())].actions[0].clone()
        } else {
            let think = session.thinking(seat).expect("a bot sits there");
            think(StopSignal::AtOnce).action
        };
        session.commit(seat, &action).expect("it is legal");
    }
    Table::new(session, 0)
}

/// Layouts of the positions of a random game of this entry, with their words in a language.
fn layouts(table: &mut Table, words: &mut UiWords, language: Language) -> Vec<Layout> {
    words.set_language(language);
    table.set_words(words.of_game(table.session.card().id));
    let positions = 0..table.session.positions();
    positions.map(|k| table.layout(k)).collect()
}

/// All words of the program.
fn all_words() -> UiWords {
    Kortlek::fresh().world().resource::<UiWords>().clone()
}

/// The frame in which the table shows such layouts.
fn frame_for(layout: &Layout, window: Vec2, scale: f32, players: u8) -> Frame {
    let f = frame(window, scale, usize::from(players), Seat(0));
    let places: Vec<Place> = layout.zones.iter().map(|zone| zone.place).collect();
    let columns = places.iter().any(|place| matches!(place, Place::Column(_)));
    let f = if columns { f } else { f.without_columns() };
    let hand = places.contains(&Place::Hand);
    if hand { f } else { f.without_hand() }
}

/// Words that a tick, a tab, a badge or the frame of the focus of a card would cover.
fn covered(layout: &Layout, f: &Frame) -> Vec<String> {
    let placements = arrange(layout, f);
    let words = placements.word_rects(f);
    let mut faults = Vec::new();
    for (zone, placement) in layout.zones.iter().zip(&placements.zones) {
        for (item, place) in zone.items.iter().zip(&placement.pieces) {
            // Held cards are turned, and no words stand above them.
            if !matches!(item.piece, Piece::Card(_)) || place.buried || zone.place == Place::Hand {
                continue;
            }
            let middle = f.to_world(place.at);
            let seen = |rect: &Rect| Rect {
                min: rect.min - middle,
                max: rect.max - middle,
            };
            let mut busy: Vec<Rect> = words.iter().map(seen).collect();
            let meets = |rect: Rect, busy: &[Rect]| {
                busy.iter().any(|word| !rect.intersect(*word).is_empty())
            };
            let half = Vec2::new(place.width, 1.4 * place.width) / 2.0;
            let card = Rect::from_center_half_size(Vec2::ZERO, half);
            let gap = focus_frame::ring_gap(half, f, &busy);
            let bars = focus_frame::bars(half, f, &busy).into_iter();
            let around = bars.chain(focus_frame::sides(half, f, gap));
            for bar in around {
                // What stands on the card itself is above all that is drawn round it; lines of words have some room.
                let covers = |word: &Rect| {
                    let common = word.intersect(bar);
                    !common.is_empty()
                        && word.intersect(card).is_empty()
                        && common.height() > 0.15 * word.height()
                };
                if busy.iter().any(covers) {
                    faults.push(format!("focus {bar:?} {:?} {:?}", zone.id, item.piece));
                }
            }
            if !item.tags.is_empty() {
                let tab = tab_on_piece(item.tags.len(), place.width, f.unit, false);
                if meets(tab, &busy) {
                    faults.push(format!("tab {:?} {:?}", zone.id, item.piece));
                }
                busy.push(tab);
            }
            // A badge that is a word takes as much room as these letters.
            let badge = match &item.badge {
                Text::Shown(badge) => badge,
                Text::Message(_) => "Spion",
            };
            let disc = badge_on_piece(badge, place.width, f.label);
            if !badge.is_empty() && meets(disc, &busy) {
                faults.push(format!("badge {:?} {:?}", zone.id, item.piece));
            }
            let notch = Notch::of(Vec2::new(place.width, 1.4 * place.width), f.unit, &busy);
            if meets(notch.seen(), &busy) {
                faults.push(format!("tick {:?} {:?}", zone.id, item.piece));
            }
        }
    }
    faults
}

/// Steps to the left or right that leave a row in which there is more, or from which the opposite step does not lead
/// back.
fn strays(layout: &Layout, f: &Frame) -> Vec<String> {
    let placements = arrange(layout, f);
    let mut spots = Vec::new();
    let zones = layout.zones.iter().zip(&placements.zones);
    // Pieces on a canvas lie anywhere and have no rows.
    let rows = zones.filter(|(zone, _)| !matches!(zone.arrangement, Arrangement::Canvas(_)));
    for (zone, placement) in rows {
        for (item, place) in zone.items.iter().zip(&placement.pieces) {
            if matches!(item.piece, Piece::Card(_)) && !place.buried {
                let size = Vec2::new(place.width, 1.4 * place.width);
                spots.push(HitTarget {
                    target: Target::Piece(item.piece),
                    entity: None,
                    rect: Rect::from_center_size(f.to_world(place.at), size),
                    angle: 0.0,
                    z: 0.0,
                    zone: Some(zone.id),
                });
            }
        }
    }
    let all: Vec<&HitTarget> = spots.iter().collect();
    let mut faults = Vec::new();
    for from in &spots {
        for (way, back, sign) in [
            (CompassOctant::East, CompassOctant::West, 1.0),
            (CompassOctant::West, CompassOctant::East, -1.0),
        ] {
            let beside = |s: &&HitTarget| {
                let off = s.rect.center() - from.rect.center();
                s.zone == from.zone && off.y.abs() < from.rect.height() / 4.0 && off.x * sign > 2.0
            };
            if !spots.iter().any(|s| beside(&s)) {
                continue;
            }
            let next = next_spot(from, &all, way).expect("there is one");
            let returned = next_spot(next, &all, back).expect("there is one");
            let off = returned.rect.center() - from.rect.center();
            let left = (next.rect.center().y - from.rect.center().y).abs();
            if next.zone != from.zone || left >= from.rect.height() / 2.0 || off.length() > 1.0 {
                faults.push(format!("{way:?} of {:?}", from.target));
            }
        }
    }
    faults
}

#[test]
fn left_and_right_stay_in_a_row_and_lead_back() {
    let mut words = all_words();
    let mut faults = Vec::new();
    for entry in GAMES {
        let (least, most) = entry.card.players;
        for players in [least, most] {
            let mut table = played(entry, players);
            for layout in layouts(&mut table, &mut words, Language::English) {
                let f = frame_for(&layout, WINDOWS[0].0, 1.0, players);
                let found = strays(&layout, &f).into_iter();
                let id = entry.card.id;
                faults.extend(found.map(|fault| format!("{id} of {players}: {fault}")));
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_drawn_on_pieces_covers_words() {
    let mut words = all_words();
    let mut faults = Vec::new();
    for entry in GAMES {
        let (least, most) = entry.card.players;
        for players in [least, most] {
            let mut table = played(entry, players);
            for language in Language::ALL {
                for layout in layouts(&mut table, &mut words, language) {
                    for (window, scale) in WINDOWS {
                        let f = frame_for(&layout, window, scale, players);
                        let found = covered(&layout, &f);
                        let id = entry.card.id;
                        let at = format!("{id} of {players}, {language:?}, {window} × {scale}");
                        faults.extend(found.into_iter().map(|fault| format!("{at}: {fault}")));
                    }
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

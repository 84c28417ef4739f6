//! Words in too little room: they come closer to the middle of the table or become smaller, so that they can be told
//! apart.

use crate::layout::{
    frame::Frame,
    placement::{Word, ZonePlacement},
};
use bevy::prelude::*;
use kortlek_rules::presentation::{Layout, Place};

/// Between words that stand side by side, in pixels of the reference drawing.
const APART: f32 = 5.0;

/// Maximum distance by which two words give way to each other, in gaps between them.
const MOST_ASIDE: f32 = 4.0;

/// The smallest type of words among the cards, in logical pixels, where room is scarce.
const SMALLEST: f32 = 9.0;

/// Brings words on the board into it, and makes those smaller that would run into each other.
pub(super) fn fit_words(layout: &Layout, zones: &mut [ZonePlacement], frame: &Frame) {
    for (zone, placement) in layout.zones.iter().zip(zones.iter_mut()) {
        let room = match zone.place {
            // Without room between the panels it is in the strip at the middle's edge.
            Place::Column(_) if frame.tableau.contains(placement.rect.center()) => frame.tableau,
            Place::Column(_) => placement.rect,
            place if is_on_board(place) => frame.tableau,
            _ => continue,
        };
        for word in &mut placement.words {
            bring_inside(word, room, frame.label);
        }
    }
    fit_panel_words(layout, zones, frame);
    let on_board = (0..layout.zones.len()).filter(|k| is_on_board(layout.zones[*k].place));
    let all = on_board.flat_map(|k| (0..zones[k].words.len()).map(move |n| (k, n)));
    let all: Vec<(usize, usize)> = all.collect();
    let rect = |&(k, n): &(usize, usize)| zones[k].words[n].rect(frame.label);
    let rects: Vec<Rect> = all.iter().map(rect).collect();
    let least = (SMALLEST / (14.0 * frame.label)).min(1.0);
    let gap = (APART * frame.unit).max(APART);
    for (i, a) in rects.iter().enumerate() {
        for (j, b) in rects.iter().enumerate().skip(i + 1) {
            let high = a.max.y.min(b.max.y) - a.min.y.max(b.min.y);
            // Lines that only touch are no line.
            if high < 0.3 * a.height().min(b.height()) {
                continue;
            }
            let apart = (a.center().x - b.center().x).abs();
            let needed = (a.width() + b.width()) / 2.0;
            if apart >= needed + gap || apart < 1.0 {
                continue;
            }
            let scale = ((apart - gap) / needed).clamp(least, 1.0);
            // What is lacking yet they give way to each other.
            let lack = (needed * scale + gap - apart).clamp(0.0, MOST_ASIDE * gap);
            let way = (b.center().x - a.center().x).signum() * lack / 2.0;
            for (n, way) in [(i, -way), (j, way)] {
                let (zone, word) = all[n];
                let word = &mut zones[zone].words[word];
                word.scale = word.scale.min(scale);
                word.at.x += way;
            }
        }
    }
}

/// Makes words in a panel smaller that would run into the next one on their line.
fn fit_panel_words(layout: &Layout, zones: &mut [ZonePlacement], frame: &Frame) {
    let in_panel = |k: &usize| matches!(layout.zones[*k].place, Place::Panel { .. });
    let rects: Vec<Rect> = (0..layout.zones.len())
        .filter(in_panel)
        .flat_map(|k| zones[k].words.iter().map(|word| word.rect(frame.label)))
        .collect();
    let least = (SMALLEST / (14.0 * frame.label)).min(1.0);
    for (zone, placement) in layout.zones.iter().zip(zones) {
        if !matches!(zone.place, Place::Panel { .. }) {
            continue;
        }
        for word in placement.words.iter_mut().filter(|word| word.from_left) {
            let rect = word.rect(frame.label);
            let level = |other: &&Rect| (other.center().y - rect.center().y).abs() < 4.0;
            let next = rects.iter().filter(level).map(|other| other.min.x);
            let next = next.filter(|x| *x > rect.min.x + 1.0);
            let room = next.fold(f32::MAX, f32::min) - APART - rect.min.x;
            if room < rect.width() {
                word.scale = (room / rect.width()).clamp(least, 1.0);
            }
        }
    }
}

/// Returns true for a place in the middle, the strip at its edge included.
fn is_on_board(place: Place) -> bool {
    matches!(place, Place::Middle | Place::Board(_) | Place::Side)
}

/// Moves a word that would reach beyond an edge of its room to the left or right; one that is longer than the room
/// becomes smaller.
fn bring_inside(word: &mut Word, room: Rect, label: f32) {
    if word.from_left || room.width() < 2.0 {
        return;
    }
    let wide = word.rect(label).width();
    if wide > room.width() {
        word.scale = room.width() / wide;
    }
    let half = word.rect(label).width() / 2.0;
    let (left, right) = (room.min.x + half, room.max.x - half);
    if word.at.x >= room.min.x && word.at.x <= room.max.x {
        word.at.x = word.at.x.min(right).max(left);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{arrange, samples::backs};
    use super::*;
    use crate::layout::frame::{REFERENCE, frame};
    use kortlek_rules::{
        Seat,
        presentation::{Area, Arrangement, End, Zone, ZoneId},
    };

    /// Piles side by side with such titles and captions.
    fn piles(words: &[(&str, &str)]) -> Layout {
        let ids = ["a", "b", "c", "d", "e", "f"];
        let zones = words.iter().zip(ids).map(|((title, caption), id)| {
            Zone::new(ZoneId::common(id), Place::Middle, Arrangement::Pile)
                .items(backs(2))
                .title((*title).to_owned())
                .caption((*caption).to_owned())
        });
        let areas = ids[..words.len()].iter();
        let area = Area::row(areas.map(|id| (1, ZoneId::common(id))));
        Layout::new(zones.collect()).divided(&area)
    }

    fn words(layout: &Layout, frame: &Frame) -> Vec<Word> {
        let zones = arrange(layout, frame).zones;
        zones.into_iter().flat_map(|zone| zone.words).collect()
    }

    #[test]
    fn words_side_by_side_do_not_run_into_each_other() {
        let few = piles(&[("Is a number there?", "alarm 1 in 25"); 3]);
        let many = piles(&[("Is a number there?", "alarm 1 in 25"); 5]);
        for (window, layout) in [
            (Vec2::new(800.0, 600.0), &few),
            (Vec2::new(960.0, 600.0), &many),
            (REFERENCE, &many),
        ] {
            for scale in [1.0, 2.0] {
                let f = frame(window, scale, 4, Seat(0));
                let all = words(layout, &f);
                for (i, a) in all.iter().enumerate() {
                    let rect = a.rect(f.label);
                    let inside = rect.min.x >= f.tableau.min.x && rect.max.x <= f.tableau.max.x;
                    assert!(inside, "{window} {scale} {a:?}");
                    for b in &all[i + 1..] {
                        let both = rect.intersect(b.rect(f.label));
                        assert!(both.is_empty(), "{window} {scale}: {a:?} {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn words_between_panels_and_at_the_edge_stay_in_their_room() {
        for place in [Place::Column(End::Left), Place::Side] {
            let zone = Zone::new(ZoneId::common("spent"), place, Arrangement::Pile)
                .items(backs(2))
                .caption("Ausgaben in allen Runden: 10".to_owned());
            let layout = Layout::new(vec![zone]);
            for scale in [1.0, 1.5, 2.0] {
                let f = frame(REFERENCE, scale, 2, Seat(0));
                let room = match place {
                    Place::Side => f.tableau,
                    _ => f.display,
                };
                let rect = words(&layout, &f)[0].rect(f.label);
                let inside = rect.min.x >= room.min.x - 0.1 && rect.max.x <= room.max.x + 0.1;
                assert!(inside, "{place:?} {scale}: {rect:?}");
            }
        }
    }

    #[test]
    fn titles_side_by_side_in_a_panel_do_not_run_into_each_other() {
        let place = Place::Panel {
            seat: Seat(1),
            share: 1,
        };
        let zones = ["Hand", "Sealed", "Deferred"].map(|title| {
            Zone::new(ZoneId::of(title, Seat(1)), place, Arrangement::Row).title(title.to_owned())
        });
        let layout = Layout::new(zones.into());
        for scale in [1.0, 1.5, 2.0] {
            let f = frame(REFERENCE, scale, 3, Seat(0));
            let all = words(&layout, &f);
            for pair in all.windows(2) {
                let [a, b] = [&pair[0], &pair[1]].map(|word| word.rect(f.label));
                assert!(a.max.x < b.min.x, "{scale}: {pair:?}");
            }
            assert!(scale > 1.0 || all.iter().all(|word| word.scale == 1.0));
        }
    }

    #[test]
    fn words_with_room_stay_as_they_are() {
        let f = frame(REFERENCE, 1.0, 4, Seat(0));
        let all = words(&piles(&[("Stock", "12 left"), ("Discard", "")]), &f);
        assert!(all.iter().all(|word| word.scale == 1.0));
        // A long word may reach into the free room beside it.
        let long = [("", "3"), ("The lower number stands above the other", "")];
        let all = words(&piles(&long), &f);
        assert!(all.iter().all(|word| word.scale == 1.0));
    }
}

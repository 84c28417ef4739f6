//! Sentences that come and go over the table: the reason that something can't be done, the meaning of a hint, a
//! setting. One about a thing is beside it.

use super::{Hud, hint_words};
use crate::{
    layout::{attention::Hover, hit_targets::HitTargets},
    messages::TableEvent,
    table::Table,
    toast::Toast,
};
use bevy::prelude::{MessageReader, Real, Res, ResMut, Single, Time};
use bevy_egui::egui::{
    Color32, CornerRadius, Id, LayerId, Order as Layer, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use kortlek_kit::{
    redraw_request::RedrawRequest,
    theme::{INK, PAPER, semibold},
};
use kortlek_rules::presentation::{Arrangement, Target, Zone};
use std::time::Duration;

/// Free space kept about the pointer where it pointed at no small thing.
const POINTER: f32 = 36.0;
/// Reads the messages to be shown.
pub(super) fn listen(
    mut events: MessageReader<TableEvent>,
    table: Res<Table>,
    (time, hover): (Res<Time<Real>>, Option<Res<Hover>>),
    mut toast: Single<&mut Toast>,
    mut awake: ResMut<RedrawRequest>,
) {
    let now = (table.serial(), table.wording());
    if toast.table != now {
        // Words from another table, or in another language, are not for this one.
        **toast = Toast {
            table: now,
            ..Toast::default()
        };
    }
    if toast.left > 0.0 {
        toast.left -= time.delta_secs().min(0.25);
        // The sentence goes by itself, also when nothing else happens.
        awake.within(Duration::from_millis(250));
    }
    toast.fade_if_stale(table.shown);
    for item in events.read() {
        match item {
            // Over a canvas it is said there already.
            TableEvent::Refused { why, .. } if is_said_on_canvas(why, &table) => {}
            TableEvent::Refused { why, about } => {
                toast.say(why.clone());
                toast.about = *about;
                toast.refused_at = Some(table.shown);
                toast.pointed = hover.as_ref().and_then(|hover| hover.at);
            }
            TableEvent::Hinted(decision) => toast.say(hint_words(decision, &table)),
            TableEvent::Forced(sentence) => {
                toast.say(sentence.clone());
                toast.stays = true;
            }
            TableEvent::Moved if toast.stays => {}
            TableEvent::Moved | TableEvent::Undone => toast.left = 0.0,
            TableEvent::Told(sentence) => toast.say(sentence.clone()),
            TableEvent::Redone => toast.say(table.say("hud-redone")),
            TableEvent::YourTurn | TableEvent::Finished => {}
        }
    }
    if toast.fresh > 0 {
        toast.fresh -= 1;
        awake.within(Duration::ZERO);
    }
}

/// Returns true if this is the reason that the carried piece can't be placed where it is held.
fn is_said_on_canvas(sentence: &str, table: &Table) -> bool {
    let posed = table.picking.posed();
    posed.is_some_and(|posed| posed.choice.is_none() && posed.why_not.as_str() == sentence)
}

impl Hud<'_> {
    /// Draws a sentence over the table: beside its subject, or where it covers as little as possible of the hinted
    /// targets and those that can be picked; over the `log` if it would cover something everywhere else.
    pub(super) fn toast(&mut self, toast: &Toast, spots: &HitTargets, log: Option<Rect>) {
        let Some(words) = toast.words() else { return };
        let z = self.ctx.zoom_factor();
        let hand = self.rect(self.frame.hand);
        let width = (hand.width() * 0.9).min(560.0);
        let painter = self
            .ctx
            .layer_painter(LayerId::new(Layer::Foreground, Id::new("toast")));
        let tableau = self.rect(self.frame.tableau);
        let lay = |width: f32| {
            let font = semibold(16.0);
            self.ctx
                .fonts_mut(|f| f.layout(words.to_owned(), font, INK, width - 40.0))
        };
        let long = [lay(width), lay((tableau.width() * 0.42).min(300.0))];
        let sizes = [&long[0], &long[1]].map(|words| words.size() + vec2(40.0, 24.0));
        let about = toast.about.and_then(|about| self.spot_rect(spots, about));
        let pointed = toast.pointed.filter(|_| self.focus.is_none()).map(|at| {
            let at = self.frame.to_window(at) / z;
            Rect::from_center_size(pos2(at.x, at.y), Vec2::splat(POINTER))
        });
        let beside = about.map_or(Vec::new(), |thing| {
            let at = pointed.filter(|at| is_wide(thing, tableau) && thing.intersects(*at));
            let thing = at.unwrap_or(thing);
            let window = self.frame.window / z;
            let top = self.frame.prompt.max.y / z;
            let within = Rect::from_min_max(pos2(8.0, top), pos2(window.x - 8.0, window.y - 8.0));
            places_beside(thing, sizes[1], within, 8.0)
        });
        let mut over_log = None;
        let (places, wide) = if beside.is_empty() {
            let mut places = toast_places(tableau, sizes, 10.0 / z);
            // Without a hand at the foot of the window there is room for it.
            let held = pos2(tableau.center().x, hand.top() + sizes[0].y / 2.0 + 10.0 / z);
            places.insert(CENTRED, Rect::from_center_size(held, sizes[0]));
            over_log = log.map(|log| (lay(log.width()), log));
            let place = over_log
                .as_ref()
                .and_then(|(words, log)| at_foot(*log, words.size().y + 24.0));
            places.extend(place);
            over_log = over_log.filter(|_| place.is_some());
            (places, CENTRED + 1)
        } else {
            (beside, 0)
        };
        let hinted = self.table.hinted_targets().unwrap_or_default();
        let offered = self.table.picking.next();
        let rects = |targets: &[Target]| -> Vec<Rect> {
            let rects = targets.iter();
            rects.filter_map(|t| self.spot_rect(spots, *t)).collect()
        };
        let buttons = spots.iter().map(|s| s.target);
        let buttons: Vec<Target> = buttons.filter(|t| matches!(t, Target::Button(_))).collect();
        let mut needed = rects(&offered);
        needed.extend(rects(&buttons));
        needed.push(self.rect(self.frame.confirm));
        let at = least_covering(&places, &[&rects(&hinted), &needed, &self.things(spots)]);
        let rect = places[at];
        let [long, narrow] = long;
        let words = match over_log {
            Some((words, _)) if at + 1 == places.len() => words,
            _ if at < wide => long,
            _ => narrow,
        };
        let fade = (toast.left / 0.3).clamp(0.0, 1.0);
        let dim = |c: Color32| c.gamma_multiply(fade);
        painter.rect_filled(
            rect.translate(vec2(0.0, 3.0)),
            CornerRadius::same(8),
            Color32::from_black_alpha(60).gamma_multiply(fade),
        );
        painter.rect_filled(rect, CornerRadius::same(8), dim(PAPER));
        painter.rect_stroke(
            rect.shrink(3.0),
            CornerRadius::same(6),
            Stroke::new(1.5, dim(INK)),
            StrokeKind::Inside,
        );
        painter.galley_with_override_text_color(rect.min + vec2(20.0, 12.0), words, dim(INK));
    }
}

impl Hud<'_> {
    /// Rectangles of what is read on the table: pieces, words, and zones that are signs or drawings.
    fn things(&self, spots: &HitTargets) -> Vec<Rect> {
        let pieces = spots.iter().map(|s| s.target).filter(is_piece);
        let pieces = pieces.filter_map(|target| self.spot_rect(spots, target));
        let (layout, placements) = (&self.shown.layout, &self.shown.placements);
        // Signs say why something is so just when a sentence speaks of it.
        let drawn = |zone: &Zone| {
            let decor = zone.track.is_some() || zone.lamps.is_some() || zone.dial.is_some();
            decor || zone.arrangement == Arrangement::Empty
        };
        let zones = layout.zones.iter().zip(&placements.zones);
        let drawn = zones.filter(|(zone, _)| drawn(zone));
        let drawn = drawn.map(|(_, placement)| self.rect(placement.used));
        let words = placements.zones.iter().flat_map(|zone| &zone.words);
        let words = words.map(|word| self.rect(word.rect(self.frame.label)));
        pieces.chain(drawn).chain(words).collect()
    }
}

/// Returns true if something takes so much of the table that a sentence beside it is far from the point of the press.
fn is_wide(thing: Rect, tableau: Rect) -> bool {
    thing.area() > tableau.area() / 4.0
}

/// Places of a sentence beside a thing: above or below it, level with it, or over its corners; only where there is
/// room, and none if the thing is as wide as a table.
fn places_beside(thing: Rect, size: Vec2, within: Rect, gap: f32) -> Vec<Rect> {
    if thing.width() > within.width() / 2.0 && thing.height() > within.height() / 2.0 {
        return Vec::new();
    }
    let [left, right] = [thing.left() - gap - size.x, thing.right() + gap];
    let [over, under] = [thing.top() - gap - size.y, thing.bottom() + gap];
    let level = thing.center().y - size.y / 2.0;
    let x = thing.center().x - size.x / 2.0;
    // Pushed back into the window where it would reach out of it.
    let slid = |x: f32| x.clamp(within.left(), (within.right() - size.x).max(within.left()));
    let sunk = |y: f32| y.clamp(within.top(), (within.bottom() - size.y).max(within.top()));
    let aligned = [thing.left(), thing.right() - size.x];
    let corners = [over, under].map(|y| [x, aligned[0], aligned[1]].map(|x| [slid(x), y]));
    let flanks =
        [right, left].map(|x| [level, thing.top(), thing.bottom() - size.y].map(|y| [x, sunk(y)]));
    let all = corners.into_iter().chain(flanks).flatten();
    let rects = all.map(|[x, y]| Rect::from_min_size(pos2(x, y), size));
    rects
        .filter(|rect| within.contains_rect(*rect) && !rect.intersects(thing))
        .collect()
}

/// Place at the foot of the log, if it is so high.
fn at_foot(log: Rect, height: f32) -> Option<Rect> {
    let place = log.with_min_y(log.max.y - height);
    (height <= log.height()).then_some(place)
}

/// Returns true for a card or another piece on the table.
const fn is_piece(target: &Target) -> bool {
    matches!(target, Target::Piece(_))
}

/// Number of a sentence's places that are wide; they come first.
const CENTRED: usize = 3;

/// Places of a sentence in the middle, the best first: wide below, above and in the middle; narrow at the sides.
fn toast_places(middle: Rect, [wide, narrow]: [Vec2; 2], margin: f32) -> Vec<Rect> {
    let down = |high: f32| -> [f32; CENTRED] {
        let away = high / 2.0 + margin;
        [
            middle.bottom() - away,
            middle.top() + away,
            middle.center().y,
        ]
    };
    let away = narrow.x / 2.0 + margin;
    let sides = [middle.left() + away, middle.right() - away];
    let x = middle.center().x;
    let centred = down(wide.y).map(|y| Rect::from_center_size(pos2(x, y), wide));
    let beside = down(narrow.y)
        .into_iter()
        .flat_map(|y| sides.map(|x| Rect::from_center_size(pos2(x, y), narrow)));
    centred.into_iter().chain(beside).collect()
}

/// The first of these places among those that cover the least of the first things, and of those of the second, and so on.
fn least_covering(places: &[Rect], things: &[&[Rect]; 3]) -> usize {
    let covered = |place: Rect, things: &[Rect]| -> f32 {
        let shared = things.iter().map(|thing| place.intersect(*thing));
        shared
            .filter(Rect::is_positive)
            .map(|r| r.area())
            .sum::<f32>()
    };
    let cost = |place: Rect| things.map(|things| covered(place, things));
    let mut best = 0;
    for (at, place) in places.iter().enumerate().skip(1) {
        if cost(*place) < cost(places[best]) {
            best = at;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_keeps_off_what_is_hinted_at() {
        let place = |y: f32| Rect::from_center_size(pos2(100.0, y), vec2(100.0, 20.0));
        let places = [place(90.0), place(10.0), place(50.0)];
        assert_eq!(least_covering(&places, &[&[], &[], &[]]), 0);
        assert_eq!(least_covering(&places, &[&[places[0]], &[], &[]]), 1);
        let offered = [place(90.0), place(10.0)];
        assert_eq!(least_covering(&places, &[&[], &offered, &[]]), 2);
        assert_eq!(least_covering(&places, &[&[places[2]], &offered, &[]]), 0);
        assert_eq!(least_covering(&places, &[&[], &offered, &[places[2]]]), 2);
        assert_eq!(
            least_covering(&places, &[&[], &[], &[places[0], places[1]]]),
            2
        );
    }

    #[test]
    fn a_sentence_has_room_at_the_sides_of_a_full_middle() {
        let middle = Rect::from_min_size(pos2(260.0, 70.0), vec2(760.0, 700.0));
        let sizes = [vec2(540.0, 64.0), vec2(300.0, 110.0)];
        let places = toast_places(middle, sizes, 10.0);
        assert!(places.iter().all(|place| middle.contains_rect(*place)));
        // A river runs down the middle, and cards lie at its right bank.
        let river = Rect::from_center_size(middle.center(), vec2(80.0, 700.0));
        let bank = Rect::from_min_max(river.right_top(), middle.max);
        let best = places[least_covering(&places, &[&[], &[bank], &[river]])];
        assert!(!best.intersects(river) && !best.intersects(bank));
    }

    #[test]
    fn a_sentence_goes_to_the_log_where_the_middle_is_full() {
        let middle = Rect::from_min_size(pos2(260.0, 70.0), vec2(760.0, 700.0));
        let log = Rect::from_min_size(pos2(1030.0, 70.0), vec2(230.0, 300.0));
        let mut places = toast_places(middle, [vec2(540.0, 64.0), vec2(300.0, 110.0)], 10.0);
        places.extend(at_foot(log, 110.0));
        let track = Rect::from_center_size(middle.center(), vec2(200.0, 300.0));
        let best = least_covering(&places, &[&[], &[], &[track]]);
        assert!(best + 1 < places.len(), "there is room in the middle");
        let best = least_covering(&places, &[&[], &[], &[middle]]);
        assert!(log.contains_rect(places[best]));
        assert_eq!(places[best].max, log.max);
        assert_eq!(at_foot(log, 301.0), None);
    }

    #[test]
    fn a_sentence_about_a_thing_stands_beside_it_and_in_the_window() {
        let window = Rect::from_min_max(pos2(8.0, 60.0), pos2(952.0, 592.0));
        let size = vec2(260.0, 64.0);
        for thing in [[230.0, 70.0], [480.0, 300.0], [890.0, 520.0], [10.0, 560.0]] {
            let thing = Rect::from_min_size(pos2(thing[0], thing[1]), vec2(56.0, 30.0));
            let places = places_beside(thing, size, window, 8.0);
            assert!(!places.is_empty());
            for place in places {
                assert!(window.contains_rect(place) && !place.intersects(thing));
                let away = vec2(
                    (place.left() - thing.right()).max(thing.left() - place.right()),
                    (place.top() - thing.bottom()).max(thing.top() - place.bottom()),
                );
                assert!(away.x.max(away.y) <= 8.5, "{place:?} of {thing:?}");
            }
        }
        assert!(places_beside(window.shrink(40.0), size, window, 8.0).is_empty());
    }

    #[test]
    fn a_table_is_spoken_of_where_the_pointer_is() {
        let tableau = Rect::from_min_size(pos2(260.0, 70.0), vec2(760.0, 700.0));
        assert!(is_wide(tableau.shrink(40.0), tableau));
        assert!(!is_wide(
            Rect::from_min_size(tableau.min, vec2(120.0, 120.0)),
            tableau
        ));
    }
}

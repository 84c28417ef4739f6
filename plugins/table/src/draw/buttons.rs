//! The action bar: the buttons of the game above the one that decides. They are spots like any other, so that pointer,
//! keys and pad reach them; one that can't be pressed stays in its place, dimmed, and shows the reason.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem},
        opening::{TablePart, is_due},
        shapes::{CLEAR, Shape},
    },
    guide::OverlayButtons,
    input::canvas::Hand,
    layout::{
        attention::{Focus, Hover},
        depth,
        frame::Frame,
        hit_targets::{HitTarget, HitTargets},
    },
    states::{Screen, TableComponents, TableSystems},
    table::Table,
    toast::Toast,
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_kit::{
    fonts::{Typeface, lines, width},
    palette::{INK, PAPER, Palette},
    preferences::{Cloth, Preferences},
};
use kortlek_rules::{
    Message, Text,
    presentation::{ActionButton, GoodPlace, NEXT_PLACE, Target},
};

/// Height of a button, of its mark, its words and the note below them, in pixels of the reference drawing.
const HIGH: f32 = 46.0;
const MARK: f32 = 26.0;
const WORDS: f32 = 17.0;
const NOTE: f32 = 13.0;
/// Between two buttons.
const GAP: f32 = 8.0;
/// Padding between a button's edge and its contents.
const INSET: f32 = 14.0;
/// Maximum number of buttons in one column; more are placed in two columns.
const ABREAST: usize = 3;
/// Depth of the buttons.
const Z: f32 = depth::LINES + 40.0;
/// Maximum width of the reason that a button can't be pressed, and height of its type and of its lines.
const REASON: f32 = 250.0;
const REASON_TYPE: [f32; 2] = [15.0, 19.0];

/// The buttons as they are now.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub struct ActionBar {
    buttons: Vec<BarButton>,
    from: Option<BarInputs>,
}

/// Inputs of the buttons, apart from the window.
#[derive(Clone, PartialEq, Debug)]
struct BarInputs {
    table: u64,
    wording: u64,
    shown: usize,
    positions: usize,
    next: Vec<Target>,
    instead: Vec<Target>,
    chosen: Vec<Target>,
    /// State of the carry, while a piece is carried: number of good places found, index of the one it is on, and true
    /// if the search is over.
    places: Option<(usize, Option<usize>, bool)>,
}

/// A button of the bar.
#[derive(Clone, PartialEq, Debug)]
struct BarButton {
    button: ActionButton,
    can: bool,
    /// True if it was picked, and something else is to be picked yet.
    chosen: bool,
}

impl ActionBar {
    /// Height of the bar above the button that decides, in logical pixels.
    pub fn height(&self, frame: &Frame) -> f32 {
        let places = places(self.buttons.len(), frame);
        let top = places.iter().map(|r| r.min.y).reduce(f32::min);
        top.map_or(0.0, |top| frame.confirm.min.y - top)
    }
}

/// Rectangles of `n` buttons, from top to bottom, in the window.
pub fn places(n: usize, frame: &Frame) -> Vec<Rect> {
    if n == 0 {
        return Vec::new();
    }
    let columns = if n > ABREAST { 2 } else { 1 };
    let rows = n.div_ceil(columns);
    let gap = GAP * frame.label;
    let room = frame.confirm.min.y - frame.log.min.y;
    let high = (HIGH * frame.label).min(room / rows as f32 - gap).max(8.0);
    let wide = (frame.confirm.width() - gap * (columns - 1) as f32) / columns as f32;
    let top = frame.confirm.min.y - rows as f32 * (high + gap);
    (0..n)
        .map(|k| {
            let (column, row) = ((k % columns) as f32, (k / columns) as f32);
            // The last one fills its line.
            let alone = k + 1 == n && k % columns == 0;
            let left = frame.confirm.min.x + column * (wide + gap);
            let right = match alone {
                true => frame.confirm.max.x,
                false => left + wide,
            };
            let y = top + row * (high + gap);
            let [min, max] = [Vec2::new(left, y), Vec2::new(right, y + high)];
            Rect::from_corners(frame.snap(min), frame.snap(max))
        })
        .collect()
}

/// Drawn buttons, and the state that they were drawn from.
#[derive(Component, Default)]
struct Buttons {
    list: DrawList,
    from: Option<ButtonInputs>,
}

/// Inputs of the buttons' drawing.
#[derive(Clone, PartialEq, Debug)]
struct ButtonInputs {
    buttons: Vec<BarButton>,
    frame: Frame,
    cloth: Cloth,
    focus: Option<Target>,
    hover: Option<Target>,
    /// Words over the table, which may already say why a button can't be pressed; a lesson (`led`) says it by itself.
    told: Option<String>,
    led: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Buttons>()
        .add_table_component::<ActionBar>()
        .add_systems(
            Update,
            (
                (gather, offer)
                    .chain()
                    .after(TableSystems::Plan)
                    .before(TableSystems::Tween),
                draw.in_set(TableSystems::Draw)
                    .run_if(resource_exists::<Assets<Image>>),
            )
                .run_if(is_due(TablePart::Panels))
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
        );
}

/// The declared buttons, and those that can be picked without being declared: the latter are labelled with their
/// effect.
fn wanted(table: &Table, from: &BarInputs) -> Vec<BarButton> {
    let mut buttons = table.buttons();
    // A button that marks make possible stays visible while something else is picked.
    let marked = !table.picking.marked().is_empty();
    let instead = from.instead.iter().filter(|_| marked);
    for target in from.next.iter().chain(instead) {
        let Target::Button(name) = *target else {
            continue;
        };
        // No second button for the action of the one that decides.
        if buttons.iter().any(|b| b.name == name) || table.picking.is_confirmed_by(*target) {
            continue;
        }
        let decided = table.picking.decided_by(*target);
        buttons.push(ActionButton {
            name,
            words: decided.map_or_else(|| name.into(), |choice| choice.words.clone()),
            mark: None,
            note: Text::EMPTY,
        });
    }
    let next_place = from.places.map(|(found, on, searched)| BarButton {
        can: found > 0,
        chosen: false,
        button: next_place(table, on, searched),
    });
    buttons
        .into_iter()
        .map(|button| {
            let target = Target::Button(button.name);
            BarButton {
                can: from.next.contains(&target) || from.instead.contains(&target),
                chosen: from.chosen.contains(&target),
                button,
            }
        })
        .chain(next_place)
        .collect()
}

/// The button that puts the carried piece on the next good place: with the number of the current place and its points,
/// or the number of places with the most points.
fn next_place(table: &Table, on: Option<usize>, searched: bool) -> ActionButton {
    let found = &table.carrying.found;
    let here = on.and_then(|on| Some((on, found.get(on)?)));
    let most = found.iter().map(|good| good.points).max();
    let note = match (here, most) {
        (Some((on, here)), _) => Message::new("canvas-next-of")
            .with("n", on + 1)
            .with("all", found.len())
            .with("points", here.points),
        (None, Some(most)) => {
            let best = |good: &&GoodPlace| good.points == most;
            Message::new("canvas-next-best")
                .with("all", found.iter().filter(best).count())
                .with("points", most)
        }
        (None, None) if searched => Message::new("canvas-next-none"),
        (None, None) => Message::new("canvas-searching"),
    };
    ActionButton {
        name: NEXT_PLACE,
        words: Text::Shown(table.say("canvas-next")),
        mark: None,
        note: Text::Shown(table.say(note)),
    }
}

/// Asks the game for its buttons whenever something was picked or has moved on.
fn gather(table: Res<Table>, hand: Option<Res<Hand>>, mut bar: Single<&mut ActionBar>) {
    let picking = &table.picking;
    let from = BarInputs {
        table: table.serial(),
        wording: table.wording(),
        shown: table.shown,
        positions: table.session.positions(),
        // A mark is a pick, too.
        next: [&picking.next(), picking.marks()].concat(),
        instead: picking.instead(),
        chosen: table.picked(),
        places: picking.carried().map(|_| {
            let on = hand.as_ref().and_then(|hand| hand.carry()?.place());
            let carrying = &table.carrying;
            (carrying.found.len(), on, carrying.searched)
        }),
    };
    if bar.from.as_ref() == Some(&from) {
        return;
    }
    bar.buttons = wanted(&table, &from);
    bar.from = Some(from);
}

/// Makes spots of the buttons.
fn offer(
    bar: Single<&ActionBar>,
    controls: Res<OverlayButtons>,
    frame: Res<Frame>,
    mut spots: ResMut<HitTargets>,
) {
    let spot = |name: &'static str, rect: Rect| HitTarget {
        target: Target::Button(name),
        entity: None,
        rect: frame.rect_to_world(rect),
        angle: 0.0,
        z: Z,
        zone: None,
    };
    let mut wanted: Vec<HitTarget> = bar
        .buttons
        .iter()
        .zip(places(bar.buttons.len(), &frame))
        .map(|(b, rect)| spot(b.button.name, rect))
        .chain(controls.all.iter().map(|(name, rect)| spot(name, *rect)))
        .collect();
    wanted.sort_by_key(|s| s.target);
    if !spots.has_buttons(&wanted) {
        spots.set_buttons(wanted);
    }
}

fn draw(
    mut buttons: Single<&mut Buttons>,
    mut painter: Painter,
    (table, bar): (Res<Table>, Single<&ActionBar>),
    (focus, hover): (Res<Focus>, Res<Hover>),
    (preferences, toast): (Res<Preferences>, Option<Single<&Toast>>),
) {
    let attended = |t: Option<Target>| t.filter(|t| matches!(t, Target::Button(_)));
    let from = ButtonInputs {
        buttons: bar.buttons.clone(),
        frame: painter.frame.clone(),
        cloth: preferences.cloth,
        focus: attended(focus.target()),
        hover: attended(hover.target),
        told: toast.and_then(|toast| toast.words().map(str::to_owned)),
        led: table.is_held(),
    };
    if buttons.from.as_ref() == Some(&from) && !buttons.list.is_outdated(&painter) {
        return;
    }
    let items = items(&from, |target| table.refusal(target));
    buttons.list.draw(&mut painter, items);
    buttons.from = Some(from);
}

/// Items of the bar. `why_not` returns the reason that a button can't be pressed.
fn items(from: &ButtonInputs, why_not: impl Fn(Target) -> String) -> Vec<DrawItem> {
    let (frame, palette) = (&from.frame, Palette::of(from.cloth));
    let mut items = Vec::new();
    let places = places(from.buttons.len(), frame);
    for (bar, rect) in from.buttons.iter().zip(places) {
        let target = Target::Button(bar.button.name);
        let (focused, hovered) = (from.focus == Some(target), from.hover == Some(target));
        paint(bar, rect, [focused, hovered], frame, &palette, &mut items);
        if (focused || hovered) && !bar.can && !bar.chosen && !from.led {
            let why = why_not(target);
            if from.told.as_ref() != Some(&why) {
                reason(target, &why, rect, frame, &mut items);
            }
        }
    }
    items
}

/// One button.
fn paint(
    bar: &BarButton,
    rect: Rect,
    [focused, hovered]: [bool; 2],
    frame: &Frame,
    palette: &Palette,
    items: &mut Vec<DrawItem>,
) {
    let target = Some(Target::Button(bar.button.name));
    let scale = rect.height() / HIGH;
    let middle = rect.center();
    let mut put = |name: &'static str, at: Vec2, z: f32, what: Drawable| {
        let at = frame.to_world(frame.snap(at));
        items.push(DrawItem::new(ItemKey(name, target, 0), at, Z + z, what));
    };
    let ready = bar.can || bar.chosen;
    let (size, radius) = (rect.size(), 10.0 * scale);
    if focused || hovered || bar.chosen {
        let ring = frame.whole(3.0 * frame.unit);
        let ink = if focused || bar.chosen {
            palette.focus
        } else {
            palette.words
        };
        let shape = Shape::outlined(size + 2.0 * ring, radius + ring, CLEAR, ring, ink);
        put("Button's ring", middle, -0.2, shape.into());
    }
    let line = frame.whole(1.5 * scale);
    let (shape, ink) = if ready {
        (Shape::outlined(size, radius, PAPER, line, INK), INK)
    } else {
        let dash = [6.0 * scale, 5.0 * scale];
        let shape = Shape::dashed(size, radius, line, palette.quiet, dash);
        (shape, palette.quiet)
    };
    put("Button", middle, 0.0, shape.into());
    let mut left = rect.min.x + INSET * scale;
    if let Some(mark) = bar.button.mark {
        let high = frame.whole(MARK * scale);
        let art = match Art::sign(mark.0) {
            Art::Mark(name, _) => Art::Mark(name, Some(ink)),
            suit => suit,
        };
        let seen = if ready { 1.0 } else { 0.6 };
        let at = Vec2::new(left + high / 2.0, middle.y);
        let what = Drawable::Picture(art, high, seen, None);
        put("Button's mark", at, 0.2, what);
        left += high + 10.0 * scale;
    }
    let room = rect.max.x - INSET * scale - left;
    let noted = !bar.button.note.is_empty();
    let share = if noted { 0.34 } else { 0.5 };
    let at = |share: f32| Vec2::new(left, rect.min.y + rect.height() * share);
    let line = |text: &str, face, size| {
        let line = TextItem::new(text, face, size * scale, ink);
        line.anchored(Anchor::CENTER_LEFT).fitted(room).into()
    };
    let what = line(&bar.button.words, Typeface::Bold, WORDS);
    put("Button's words", at(share), 0.2, what);
    if noted {
        let what = line(&bar.button.note, Typeface::Regular, NOTE);
        put("Button's note", at(0.74), 0.2, what);
    }
}

/// Adds the reason that a button can't be pressed, on paper to its left.
fn reason(target: Target, text: &str, rect: Rect, frame: &Frame, items: &mut Vec<DrawItem>) {
    if text.is_empty() {
        return;
    }
    let [high, line] = REASON_TYPE.map(|length| length * frame.label);
    let room = (REASON * frame.label).min(width(text, Typeface::Regular, high) + 2.0 * frame.label);
    let n = lines(text, Typeface::Regular, high, room) as f32;
    let size = Vec2::new(room + 24.0 * frame.label, n * line + 16.0 * frame.label).ceil();
    let right = rect.min.x - 10.0 * frame.unit;
    let top = (rect.center().y - size.y / 2.0).min(frame.confirm.max.y - size.y);
    let paper = Rect::new(right - size.x, top, right, top + size.y);
    let shape = Shape::outlined(size, 8.0 * frame.label, PAPER, frame.whole(1.5), INK);
    let z = depth::OVER + 10.0;
    let mut put = |name: &'static str, at: Vec2, z: f32, what: Drawable| {
        let at = frame.to_world(frame.snap(at));
        items.push(DrawItem::new(ItemKey(name, Some(target), 0), at, z, what));
    };
    put("Reason", paper.center(), z, shape.into());
    let what = TextItem::new(text, Typeface::Regular, high, INK)
        .anchored(Anchor::TOP_LEFT)
        .wrapped(room + 4.0 * frame.label);
    let at = paper.min + Vec2::new(12.0, 7.0) * frame.label;
    put("Reason's words", at, z + 0.2, what.into());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::frame::{REFERENCE, frame};
    use kortlek_rules::Seat;

    fn button(name: &'static str, can: bool) -> BarButton {
        BarButton {
            button: ActionButton {
                name,
                words: name.into(),
                mark: None,
                note: kortlek_rules::Text::EMPTY,
            },
            can,
            chosen: false,
        }
    }

    #[test]
    fn buttons_stand_above_the_one_that_decides_and_cover_nothing() {
        for window in [
            Vec2::new(960.0, 600.0),
            REFERENCE,
            Vec2::new(1920.0, 1080.0),
        ] {
            for players in 2..=5 {
                let f = frame(window, 1.0, players, Seat(0));
                for n in 0..=8 {
                    let all = places(n, &f);
                    assert_eq!(all.len(), n);
                    for (k, rect) in all.iter().enumerate() {
                        assert!(rect.max.y <= f.confirm.min.y && rect.min.y >= f.log.min.y - 1.0);
                        assert!(rect.min.x >= f.confirm.min.x - 1.0);
                        assert!(rect.max.x <= f.confirm.max.x + 1.0);
                        for other in &all[k + 1..] {
                            assert!(rect.intersect(*other).is_empty(), "{rect:?} {other:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_button_that_cannot_be_pressed_says_why_when_it_is_looked_at() {
        let mut from = ButtonInputs {
            buttons: vec![button("stop", true), button("double", false)],
            frame: Frame::default(),
            cloth: Cloth::Green,
            focus: None,
            hover: None,
            told: None,
            led: false,
        };
        let said = |from: &ButtonInputs| {
            let all = items(from, |target| format!("Not now: {target:?}"));
            all.iter().any(|item| item.key.0 == "Reason's words")
        };
        assert!(!said(&from));
        from.hover = Some(Target::Button("stop"));
        assert!(!said(&from), "it can be pressed");
        from.hover = Some(Target::Button("double"));
        assert!(said(&from));
        (from.hover, from.focus) = (None, Some(Target::Button("double")));
        assert!(said(&from));
        from.told = Some(format!("Not now: {:?}", Target::Button("double")));
        assert!(!said(&from), "it stands over the table");
        (from.told, from.led) = (None, true);
        assert!(!said(&from), "who leads says it");
    }
}

//! Buttons that stand over the table while one of several ways has to be chosen: [`Target::Button`]s that can be picked
//! now. They are spots like any other, so that pointer, keys and pad reach them.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem, Type},
        palette::{GOLD, INK, PAPER, WHITE},
        shapes::Shape,
        shown::{Shown, depth},
        signs::letters,
    },
    layout::{
        attention::{Focus, Hover},
        frame::Frame,
        spots::{Spot, Spots},
    },
    states::{Screen, TableSystems},
    table::Table,
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_rules::tabled::{Place, Target};

/// How high a button is, its mark and its words, in pixels of the reference drawing.
const HIGH: f32 = 56.0;
const MARK: f32 = 30.0;
const WORDS: f32 = 18.0;
/// Between two buttons.
const GAP: f32 = 18.0;
/// How near they are.
const Z: f32 = depth::LINES + 40.0;

/// Names of buttons that are marks, too.
const MARKS: [&str; 9] = [
    "personality",
    "location",
    "event",
    "moons",
    "suns",
    "waves",
    "leaves",
    "wyrms",
    "knots",
];

/// What is drawn of buttons, and from what.
#[derive(Resource, Default)]
struct Buttons {
    list: DrawList,
    from: Option<(Vec<Button>, Option<Target>, Option<Target>)>,
    arrived: u64,
}

/// A button that can be picked.
#[derive(Clone, PartialEq, Debug)]
struct Button {
    name: &'static str,
    words: String,
    rect: Rect,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Buttons>()
        .add_systems(
            Update,
            (
                offer.after(TableSystems::Plan).before(TableSystems::Tween),
                draw.in_set(TableSystems::Draw),
            )
                .run_if(
                    in_state(Screen::Table)
                        .and_then(resource_exists::<Table>)
                        .and_then(resource_exists::<Assets<Image>>),
                ),
        )
        .add_systems(OnExit(Screen::Table), |mut buttons: ResMut<Buttons>| {
            *buttons = Buttons::default();
        });
}

/// The buttons that can be picked now, with what they do, side by side over the middle of the table.
fn wanted(table: &Table, shown: &Shown, frame: &Frame) -> Vec<Button> {
    let names = table.picking.next().into_iter().filter_map(|t| match t {
        Target::Button(name) => Some(name),
        _ => None,
    });
    let declared = table.buttons();
    let words = |name: &'static str| {
        let declared = declared.iter().find(|b| b.name == name);
        let decided = || {
            let choice = table.picking.decided_by(Target::Button(name));
            choice.map(|c| c.words.to_string())
        };
        declared
            .map(|b| b.words.to_string())
            .or_else(decided)
            .unwrap_or_else(|| name.to_owned())
    };
    let all: Vec<(&'static str, String)> = names.map(|n| (n, words(n))).collect();
    let mark = |name: &str| {
        if MARKS.contains(&name) {
            MARK + 10.0
        } else {
            0.0
        }
    };
    let wide = |(name, words): &(&'static str, String)| letters(words) * WORDS + mark(name) + 40.0;
    let whole = all.iter().map(wide).sum::<f32>() + GAP * (all.len().max(1) - 1) as f32;
    let side = shown.layout.zones.iter().any(|z| z.place == Place::Side);
    let left = if side {
        frame.side.max.x
    } else {
        frame.tableau.min.x
    };
    let room = frame.tableau.max.x - left - 24.0 * frame.unit;
    let scale = frame.text.min(room / whole.max(1.0));
    let middle = Vec2::new(
        (left + frame.tableau.max.x) / 2.0,
        frame.tableau.min.y + frame.tableau.height() * 0.62,
    );
    let mut x = middle.x - whole * scale / 2.0;
    all.into_iter()
        .map(|one| {
            let width = wide(&one) * scale;
            let rect = Rect::new(
                x,
                middle.y - HIGH * scale / 2.0,
                x + width,
                middle.y + HIGH * scale / 2.0,
            );
            x += width + GAP * scale;
            Button {
                name: one.0,
                words: one.1,
                rect,
            }
        })
        .collect()
}

/// Makes spots of the buttons.
fn offer(table: Res<Table>, shown: Res<Shown>, frame: Res<Frame>, mut spots: ResMut<Spots>) {
    let wanted: Vec<Spot> = wanted(&table, &shown, &frame)
        .into_iter()
        .map(|b| Spot {
            target: Target::Button(b.name),
            entity: None,
            rect: frame.rect_to_world(b.rect),
            angle: 0.0,
            z: Z,
            zone: None,
        })
        .collect();
    if !spots.has_buttons(&wanted) {
        spots.set_buttons(wanted);
    }
}

fn draw(
    mut buttons: ResMut<Buttons>,
    mut painter: Painter,
    (table, shown): (Res<Table>, Res<Shown>),
    (focus, hover): (Res<Focus>, Res<Hover>),
) {
    let frame = painter.frame.clone();
    let all = wanted(&table, &shown, &frame);
    let attended = |t: Option<Target>| t.filter(|t| matches!(t, Target::Button(_)));
    let from = (all, attended(focus.target()), attended(hover.target));
    let waits = buttons.list.waits() && painter.faces.arrived() != buttons.arrived;
    if buttons.from.as_ref() == Some(&from) && !waits {
        return;
    }
    buttons.arrived = painter.faces.arrived();
    let mut items = Vec::new();
    for button in &from.0 {
        let target = Target::Button(button.name);
        let (focused, hovered) = (from.1 == Some(target), from.2 == Some(target));
        let scale = button.rect.height() / HIGH;
        let middle = frame.to_world(button.rect.center());
        let mut put = |name: &'static str, at: Vec2, z: f32, what: Drawable| {
            items.push(DrawItem::new(
                ItemKey(name, Some(target), 0),
                at,
                Z + z,
                what,
            ));
        };
        let size = button.rect.size().round();
        if focused || hovered {
            let width = frame.whole(4.0 * frame.unit);
            let ring = Shape::outlined(
                size + 4.0 * width,
                14.0 * scale + 2.0 * width,
                if focused { GOLD } else { WHITE },
                0.0,
                WHITE,
            );
            put("Button's ring", middle, -0.2, Drawable::Shape(ring, WHITE));
        }
        let paper = Shape::outlined(size, 14.0 * scale, PAPER, frame.whole(2.0 * scale), INK);
        put("Button", middle, 0.0, Drawable::Shape(paper, WHITE));
        let mark = MARKS.contains(&button.name);
        let left = button.rect.min.x + 20.0 * scale;
        let line = |x: f32| frame.to_world(frame.snap(Vec2::new(x, button.rect.center().y)));
        if mark {
            let shown =
                Drawable::Picture(Art::sign(button.name), frame.whole(MARK * scale), 1.0, None);
            put("Button's mark", line(left + MARK * scale / 2.0), 0.2, shown);
        }
        let from_left = left + if mark { (MARK + 10.0) * scale } else { 0.0 };
        let words = Drawable::Text(TextItem {
            text: button.words.clone(),
            face: Type::Bold,
            size: WORDS * scale,
            ink: INK,
            anchor: Anchor::CENTER,
            wrap: None,
            fit: None,
        });
        let centre = (from_left + button.rect.max.x - 20.0 * scale) / 2.0;
        put("Button's words", line(centre), 0.2, words);
    }
    buttons.list.draw(&mut painter, items);
    buttons.from = Some(from);
}

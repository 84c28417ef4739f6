//! Looking back: what a zone keeps to be looked at again, the last trick for one, shown large over the table until the
//! next press.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem, Type},
        palette::{Palette, WHITE},
        shapes::{CLEAR, Shape},
        shown::{LookingBack, Shown, depth, past, pasts},
    },
    input::actions::TableAction,
    layout::{
        attention::{Focus, Hover},
        frame::Frame,
        placement::TALL,
        spots::Spots,
    },
    messages::{Picked, TableCommand},
    preferences::Preferences,
    states::{Menu, Screen, TableSystems},
    table::Table,
};
use bevy::{input::touch::Touches, prelude::*, sprite::Anchor};
use kortlek_rules::{
    Face,
    tabled::{LookBack, Sign},
};
use leafwing_input_manager::prelude::ActionState;

/// What is drawn of a look back, and from what.
#[derive(Resource, Default)]
struct LookBackPanel {
    drawn: Option<(LookBack, Frame)>,
    arrived: u64,
    list: DrawList,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LookingBack>()
        .init_resource::<LookBackPanel>()
        .add_systems(
            Update,
            listen
                .after(TableSystems::Input)
                .before(TableSystems::Drive)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(
            Update,
            draw.in_set(TableSystems::Draw)
                .run_if(resource_exists::<Assets<Image>>),
        )
        .add_systems(OnExit(Screen::Table), leave);
}

fn leave(mut looking: ResMut<LookingBack>, mut panel: ResMut<LookBackPanel>) {
    *looking = LookingBack::default();
    *panel = LookBackPanel::default();
}

/// Opens and closes.
fn listen(
    mut table_commands: MessageReader<TableCommand>,
    mut picked: MessageReader<Picked>,
    (shown, spots): (Res<Shown>, Res<Spots>),
    (focus, hover): (Res<Focus>, Res<Hover>),
    menu: Res<State<Menu>>,
    (keys, mouse, touches): (
        Query<&ActionState<TableAction>>,
        Option<Res<ButtonInput<MouseButton>>>,
        Option<Res<Touches>>,
    ),
    mut looking: ResMut<LookingBack>,
) {
    let zones = pasts(&shown);
    let mut now = *looking;
    for command in table_commands.read() {
        now.open = match command {
            TableCommand::LookBack => {
                let attended = focus.target().or(hover.target);
                let attended = attended.and_then(|t| spots.get(t)?.zone);
                now.next(&zones, attended)
            }
            TableCommand::LookAt(zone) => Some(*zone),
            _ => None,
        };
        now.after = None;
    }
    let holds = [TableAction::LookBack, TableAction::Confirm];
    let held = (keys.iter()).any(|keys| holds.iter().any(|action| keys.pressed(action)))
        || mouse.is_some_and(|m| m.pressed(MouseButton::Left))
        || touches.is_some_and(|t| t.iter().next().is_some());
    if let Some(zone) = now.open
        && !held
        && past(&shown, zone).is_some_and(|past| past.peek)
    {
        (now.open, now.after) = (None, Some(zone));
    }
    let gone = now.open.is_some_and(|zone| past(&shown, zone).is_none());
    if picked.read().next().is_some() || *menu.get() != Menu::None || gone {
        now.open = None;
    }
    looking.set_if_neq(now);
}

fn draw(
    looking: Res<LookingBack>,
    mut panel: ResMut<LookBackPanel>,
    mut painter: Painter,
    table: Option<Res<Table>>,
    shown: Res<Shown>,
    preferences: Res<Preferences>,
) {
    let frame = painter.frame.clone();
    let open = looking.open.and_then(|zone| past(&shown, zone));
    let shown = open.map(|past| (past.clone(), frame.clone()));
    let waits = panel.list.waits() && painter.faces.arrived() != panel.arrived;
    if panel.drawn == shown && !waits {
        return;
    }
    panel.arrived = painter.faces.arrived();
    let mut items = Vec::new();
    if let (Some((past, _)), Some(table)) = (&shown, table) {
        let name = |seat: kortlek_rules::Seat| table.name(seat);
        let palette = Palette::of(preferences.cloth);
        show(past, &frame, &palette, name, &mut items);
    }
    panel.list.draw(&mut painter, items);
    panel.drawn = shown;
}

/// The panel over the table.
fn show(
    past: &LookBack,
    frame: &Frame,
    palette: &Palette,
    name: impl Fn(kortlek_rules::Seat) -> String,
    items: &mut Vec<DrawItem>,
) {
    let area = frame.tableau.inflate(-10.0 * frame.unit);
    let text = frame.text;
    let z = depth::OVER + 20.0;
    let mut put = |name: &'static str, n: usize, at: Vec2, above: f32, what: Drawable| {
        let key = ItemKey(name, None, n as u16);
        items.push(DrawItem::new(
            key,
            frame.to_world(frame.snap(at)),
            z + above,
            what,
        ));
    };
    let words = |text: &str, face: Type, size: f32, ink, fit: Option<f32>| {
        Drawable::Text(TextItem {
            text: text.to_owned(),
            face,
            size,
            ink,
            anchor: Anchor::CENTER,
            wrap: None,
            fit,
        })
    };
    let panel = Shape::outlined(
        area.size(),
        18.0 * frame.unit,
        palette.panel,
        frame.whole(2.0 * frame.unit),
        palette.line,
    );
    put("Past", 0, area.center(), 0.0, Drawable::Shape(panel, WHITE));
    let title = words(
        &past.title.to_uppercase(),
        Type::Serif,
        24.0 * text,
        palette.words,
        None,
    );
    put(
        "Past's title",
        0,
        Vec2::new(area.center().x, area.min.y + 30.0 * text),
        1.0,
        title,
    );
    let n = past.cards.len().max(1) as f32;
    let gap = 16.0 * frame.unit;
    let high = area.height() - (64.0 + 24.0 + 28.0 + 56.0) * text;
    let width = ((area.width() - 40.0 * frame.unit - gap * (n - 1.0)) / n)
        .min(high / TALL)
        .min(132.0 * frame.unit);
    let width = frame.whole(width);
    let size = Vec2::new(width, frame.whole(width * TALL));
    let step = ((area.width() - 40.0 * frame.unit) / n).min(width * 1.35);
    let top = area.center().y - size.y / 2.0 + 4.0 * text;
    for (k, card) in past.cards.iter().enumerate() {
        let x = area.center().x + (k as f32 - (n - 1.0) / 2.0) * step;
        let middle = Vec2::new(x, top + size.y / 2.0);
        if card.lit {
            let wide = size + 10.0 * frame.unit;
            let ring = Shape::outlined(
                wide,
                9.0 * frame.unit,
                CLEAR,
                frame.whole(3.0 * frame.unit),
                palette.focus,
            );
            put("Past's ring", k, middle, 0.8, Drawable::Shape(ring, WHITE));
        }
        let face: Face = card.face;
        put(
            "Past's card",
            k,
            middle,
            1.0,
            Drawable::Picture(Art::Face(face), width, 1.0, None),
        );
        if let Some(seat) = card.seat {
            let above = Vec2::new(x, top - 16.0 * text);
            put(
                "Past's seat",
                k,
                above,
                1.0,
                words(
                    &name(seat),
                    Type::Bold,
                    16.0 * text,
                    palette.words,
                    Some(step),
                ),
            );
        }
        if !card.words.is_empty() {
            let below = Vec2::new(x, top + size.y + 18.0 * text);
            put(
                "Past's words",
                k,
                below,
                1.0,
                words(
                    &card.words,
                    Type::Regular,
                    14.5 * text,
                    palette.quiet,
                    Some(step),
                ),
            );
        }
    }
    let line: Vec<String> = past
        .line
        .iter()
        .filter_map(|part| match part {
            Sign::Words(words) | Sign::Strong(words) => Some(words.to_string()),
            Sign::Sum(sum) => Some(sum.to_string()),
            Sign::Mark(_) => None,
        })
        .collect();
    let line = words(
        &line.join(" "),
        Type::Regular,
        17.0 * text,
        palette.words,
        Some(area.width() - 30.0),
    );
    put(
        "Past's line",
        0,
        Vec2::new(area.center().x, area.max.y - 34.0 * text),
        1.0,
        line,
    );
}

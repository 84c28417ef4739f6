//! Looking back: content that a zone keeps to be looked at again, such as the last trick, shown large over the table
//! until the next press.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem},
        opening::{TablePart, is_due},
        shapes::{CLEAR, Shape},
    },
    layout::{
        attention::{Focus, Hover},
        depth,
        frame::Frame,
        hit_targets::HitTargets,
        placement::TALL,
    },
    messages::{Picked, TableCommand},
    states::{Menu, Screen, TableComponents, TableSystems},
    table::Table,
    table_picture::{LookingBack, TablePicture, past, pasts},
};
use bevy::{input::touch::Touches, prelude::*};
use kortlek_kit::{
    fonts::Typeface,
    input::actions::TableAction,
    palette::{Palette, WHITE},
    preferences::Preferences,
};
use kortlek_rules::{
    Seat,
    presentation::{LookBack, Past, Sign},
};
use leafwing_input_manager::prelude::ActionState;

/// Drawn look back, and the state that it was drawn from.
#[derive(Component, Default)]
struct LookBackPanel {
    drawn: Option<(LookBack, Frame)>,
    list: DrawList,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<LookingBack>()
        .add_table_component::<LookBackPanel>()
        .add_systems(
            Update,
            listen
                .after(TableSystems::Input)
                .before(TableSystems::Drive)
                .run_if(is_due(TablePart::Help))
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(
            Update,
            draw.in_set(TableSystems::Draw)
                .run_if(is_due(TablePart::Help))
                .run_if(resource_exists::<Assets<Image>>),
        );
}

/// Opens and closes.
fn listen(
    mut table_commands: MessageReader<TableCommand>,
    mut picked: MessageReader<Picked>,
    (shown, spots): (Res<TablePicture>, Res<HitTargets>),
    (focus, hover): (Res<Focus>, Res<Hover>),
    menu: Res<State<Menu>>,
    (keys, mouse, touches): (
        Query<&ActionState<TableAction>>,
        Option<Res<ButtonInput<MouseButton>>>,
        Option<Res<Touches>>,
    ),
    mut looking: Single<&mut LookingBack>,
) {
    let zones = pasts(&shown);
    let mut now = **looking;
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
    looking: Single<&LookingBack>,
    mut panel: Single<&mut LookBackPanel>,
    mut painter: Painter,
    table: Option<Res<Table>>,
    shown: Res<TablePicture>,
    preferences: Res<Preferences>,
) {
    let frame = painter.frame.clone();
    let open = looking.open.and_then(|zone| past(&shown, zone));
    let shown = open.map(|past| (past.clone(), frame.clone()));
    let waits = panel.list.is_outdated(&painter);
    if panel.drawn == shown && !waits {
        return;
    }
    let mut items = Vec::new();
    if let (Some((past, _)), Some(table)) = (&shown, table) {
        let name = |seat: Seat| table.name(seat);
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
    name: impl Fn(Seat) -> String,
    items: &mut Vec<DrawItem>,
) {
    let area = frame.tableau.inflate(-10.0 * frame.unit);
    let text = frame.text;
    let mut drawing = LookBackDrawing {
        frame,
        palette,
        items,
    };
    let panel = Shape::outlined(
        area.size(),
        18.0 * frame.unit,
        palette.panel,
        frame.whole(2.0 * frame.unit),
        palette.line,
    );
    let panel = Drawable::Shape(panel, WHITE);
    drawing.put("Past", 0, area.center(), 0.0, panel);
    let title = past.title.to_uppercase();
    let title = TextItem::new(title, Typeface::Serif, 24.0 * text, palette.words).into();
    let head = Vec2::new(area.center().x, area.min.y + 30.0 * text);
    drawing.put("Past's title", 0, head, 1.0, title);
    drawing.cards(past, area, name);
    let line: Vec<String> = past
        .line
        .iter()
        .filter_map(|part| match part {
            Sign::Words(words) | Sign::Strong(words) => Some(words.to_string()),
            Sign::Sum(sum) => Some(sum.to_string()),
            Sign::Mark(_) => None,
        })
        .collect();
    let room = Some(area.width() - 30.0);
    let line = TextItem::new(
        line.join(" "),
        Typeface::Regular,
        17.0 * text,
        palette.words,
    )
    .fitted(room)
    .into();
    let foot = Vec2::new(area.center().x, area.max.y - 34.0 * text);
    drawing.put("Past's line", 0, foot, 1.0, line);
}

/// The panel while it is drawn.
struct LookBackDrawing<'a> {
    frame: &'a Frame,
    palette: &'a Palette,
    items: &'a mut Vec<DrawItem>,
}

impl LookBackDrawing<'_> {
    /// Adds the `n`th thing of a name at a point of the window, at a depth `above` the panel.
    fn put(&mut self, name: &'static str, n: usize, at: Vec2, above: f32, what: Drawable) {
        let key = ItemKey(name, None, n as u16);
        let at = self.frame.to_world(self.frame.snap(at));
        let z = depth::OVER + 20.0 + above;
        self.items.push(DrawItem::new(key, at, z, what));
    }

    /// Draws all cards in a row, as large as there is room for them and their words.
    fn cards(&mut self, past: &LookBack, area: Rect, name: impl Fn(Seat) -> String) {
        let (unit, text) = (self.frame.unit, self.frame.text);
        let n = past.cards.len().max(1) as f32;
        let gap = 16.0 * unit;
        let room = area.width() - 40.0 * unit;
        let high = area.height() - (64.0 + 24.0 + 28.0 + 56.0) * text;
        let width = ((room - gap * (n - 1.0)) / n)
            .min(high / TALL)
            .min(170.0 * unit);
        let width = self.frame.whole(width);
        let size = Vec2::new(width, self.frame.whole(width * TALL));
        let step = (room / n).min(width * 1.35);
        let y = area.center().y + 4.0 * text;
        for (k, card) in past.cards.iter().enumerate() {
            let x = area.center().x + (k as f32 - (n - 1.0) / 2.0) * step;
            let place = Rect::from_center_size(Vec2::new(x, y), size);
            self.card(k, card, place, step, &name);
        }
    }

    /// Draws a card in its place, its owner above it, and a word on it below, within a maximum width.
    fn card(
        &mut self,
        k: usize,
        card: &Past,
        place: Rect,
        wide: f32,
        name: impl Fn(Seat) -> String,
    ) {
        let (unit, text) = (self.frame.unit, self.frame.text);
        let middle = place.center();
        if card.lit {
            let ring = Shape::outlined(
                place.size() + 10.0 * unit,
                9.0 * unit,
                CLEAR,
                self.frame.whole(3.0 * unit),
                self.palette.focus,
            );
            let ring = Drawable::Shape(ring, WHITE);
            self.put("Past's ring", k, middle, 0.8, ring);
        }
        let face = Drawable::Picture(Art::Face(card.face), place.width(), 1.0, None);
        self.put("Past's card", k, middle, 1.0, face);
        if let Some(seat) = card.seat {
            let above = Vec2::new(middle.x, place.min.y - 16.0 * text);
            let ink = self.palette.words;
            let seat = TextItem::new(name(seat), Typeface::Bold, 16.0 * text, ink);
            self.put("Past's seat", k, above, 1.0, seat.fitted(wide).into());
        }
        if !card.words.is_empty() {
            let below = Vec2::new(middle.x, place.max.y + 18.0 * text);
            let ink = self.palette.quiet;
            let words = TextItem::new(&*card.words, Typeface::Regular, 14.5 * text, ink);
            self.put("Past's words", k, below, 1.0, words.fitted(wide).into());
        }
    }
}

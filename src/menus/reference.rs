//! A game on one screen, over its table: shown as long as its key, its button or the book in the bar is held. A quick
//! tap leaves it open until anything is pressed. Nothing has the focus; the table waits under it.

use super::RulesOf;
use crate::{
    navigation,
    stage::{Ground, PageContext},
};
use bevy::{input::touch::Touches, prelude::*};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Color32, CornerRadius, Rect, ScrollArea, Ui, pos2, vec2},
};
use kortlek_kit::{
    RedrawRequest,
    cut::{CutRect, within},
    device, fit,
    input::actions::TableAction,
    markup::{self, Page, Place, Quick, QuickBox, Step},
    theme,
    widgets::{self, MenuUi, lay},
    words::{UiWords, say},
};
use kortlek_table::Menu;
use leafwing_input_manager::prelude::ActionState;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Touches>()
        .add_systems(OnEnter(Menu::Reference), begin)
        .add_systems(Update, let_go.run_if(in_state(Menu::Reference)))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Menu::Reference).and_then(resource_exists::<RulesOf>)),
        );
}

/// A key that is let go within this time was only tapped: the page stays.
const TAP: Duration = Duration::from_millis(300);

/// Within this time the page is as it stays.
const SETTLES: Duration = Duration::from_millis(700);

/// State of the open page: tapped open or held open.
#[derive(Component)]
struct OpenReference {
    page: Page,
    since: Duration,
    /// It was tapped: the next press closes it.
    stays: bool,
}

fn begin(
    of: Option<Res<RulesOf>>,
    words: Res<UiWords>,
    time: Res<Time<Real>>,
    mut commands: Commands,
) {
    let page = of.map(|of| {
        let pages = (of.0.rules_pages)();
        markup::parse(markup::in_language(pages, words.language()))
    });
    let held = OpenReference {
        page: page.unwrap_or_default(),
        since: time.elapsed(),
        stays: false,
    };
    commands.spawn((
        Name::new("Quick reference"),
        held,
        DespawnOnExit(Menu::Reference),
    ));
}

/// Reaction of the quick reference to its key: whether it stays open once the key is released or pressed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HoldState {
    Stays,
    Closes,
    Waits,
}

fn then(stays: bool, down: bool, pressed: bool, open_for: Duration) -> HoldState {
    match (stays, down) {
        (true, _) if pressed => HoldState::Closes,
        (true, _) => HoldState::Stays,
        (false, true) => HoldState::Waits,
        (false, false) if open_for < TAP => HoldState::Stays,
        (false, false) => HoldState::Closes,
    }
}

fn let_go(
    actions: Query<&ActionState<TableAction>>,
    (keys, buttons, touches, pads): (
        Res<ButtonInput<KeyCode>>,
        Option<Res<ButtonInput<MouseButton>>>,
        Res<Touches>,
        Query<&Gamepad>,
    ),
    time: Res<Time<Real>>,
    mut held: Single<&mut OpenReference>,
    mut awake: ResMut<RedrawRequest>,
    mut commands: Commands,
) {
    let key = actions
        .iter()
        .any(|actions| actions.pressed(&TableAction::Reference));
    let mouse = buttons
        .as_ref()
        .is_some_and(|b| b.get_pressed().next().is_some());
    let finger = touches.iter().next().is_some();
    let down = key || mouse || finger;
    let pressed = keys.get_just_pressed().next().is_some()
        || buttons.is_some_and(|b| b.get_just_pressed().next().is_some())
        || touches.any_just_pressed()
        || pads
            .iter()
            .any(|pad| pad.get_just_pressed().next().is_some());
    let open_for = time.elapsed().saturating_sub(held.since);
    if open_for < SETTLES {
        // It is laid out, fades in, and its cards are drawn meanwhile.
        awake.keep();
    }
    match then(held.stays, down, pressed, open_for) {
        HoldState::Stays if !held.stays => {
            held.stays = true;
            awake.within(Duration::ZERO);
        }
        HoldState::Stays | HoldState::Waits => {}
        HoldState::Closes => commands.queue(navigation::close),
    }
}

fn show(
    mut stage: PageContext,
    of: Res<RulesOf>,
    held: Single<&OpenReference>,
    mut commands: Commands,
) {
    let back = stage.show("reference", Ground::Clear, |ui, cx| {
        veil(ui, cx);
        let title = of.0.card.title;
        match held.page.quick() {
            Some(quick) => sheet(ui, cx, title, quick, held.stays),
            None => bare(ui, cx, title),
        }
        cx.nav.goes_back()
    });
    // A tap of the key itself is no way back.
    if back == Some(true) && held.stays {
        commands.queue(navigation::close);
    }
}

/// Share of the window's height that the page takes: the hand stays readable below.
const SHARE: f32 = 0.735;
/// Maximum share, where the page needs more.
const MOST: f32 = 0.95;
const INSET: f32 = 16.0;
const GAP: f32 = 8.0;

/// The table is seen darkly above, and more clearly where the hand lies.
fn veil(ui: &Ui, cx: &MenuUi) {
    let all = ui.max_rect().expand(2.0);
    let (above, below) = all.split_top_bottom_at_fraction(SHARE + 0.02);
    let dark = cx.shades.panel;
    ui.painter()
        .rect_filled(above, 0.0, dark.linear_multiply(0.62));
    ui.painter()
        .rect_filled(below, 0.0, dark.linear_multiply(0.22));
}

fn frame(ui: &Ui, cx: &MenuUi, rect: Rect, fill: Color32) {
    cx.paint_panel(ui, rect, CornerRadius::same(10), fill);
}

fn bare(ui: &mut Ui, cx: &mut MenuUi, title: &str) {
    let all = ui.max_rect();
    let rect = Rect::from_center_size(
        pos2(all.center().x, all.top() + all.height() * 0.35),
        vec2((all.width() - 72.0).min(620.0), 150.0),
    );
    frame(ui, cx, rect, cx.shades.lit);
    let inner = rect.shrink(22.0);
    within(ui, inner, |ui| {
        let title = title.to_uppercase();
        widgets::words(ui, &title, theme::serif(30.0), cx.shades.words);
        let words = say(ui, "reference-none");
        widgets::words(ui, &words, theme::regular(16.5), cx.shades.words);
    });
}

fn sheet(ui: &mut Ui, cx: &mut MenuUi, title: &str, quick: &Quick, stays: bool) {
    let all = ui.max_rect();
    let width = (all.width() - 48.0).min(1208.0);
    let measured = Measured::of(ui, cx, quick, width - 2.0 * INSET);
    let high = measured.height() + 2.0 * INSET;
    let tight = high + 20.0 > all.height() * SHARE;
    let top = if tight { 10.0 } else { 20.0 };
    let high = high.min(all.height() * MOST - top);
    let below = all.with_min_y(all.top() + top);
    let rect = below.place(vec2(width, high), Align2::CENTER_TOP);
    ui.painter().rect_filled(
        rect.translate(vec2(0.0, 5.0)),
        CornerRadius::same(12),
        Color32::from_black_alpha(70),
    );
    frame(ui, cx, rect, cx.shades.table);
    let inner = rect.shrink(INSET);
    within(ui, inner, |ui| {
        ui.set_clip_rect(inner.expand(4.0));
        let scroll = cx.nav.input.scroll * 900.0 * ui.input(|i| i.stable_dt.min(0.05));
        ScrollArea::vertical()
            .id_salt("reference")
            .auto_shrink(false)
            .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::VisibleWhenNeeded)
            .show(ui, |ui| {
                if scroll != 0.0 {
                    ui.scroll_with_delta(vec2(0.0, -scroll));
                }
                let size = vec2(inner.width(), measured.height());
                let whole = Rect::from_min_size(ui.min_rect().min, size);
                ui.set_min_size(size);
                paint(ui, cx, title, quick, &measured, whole, stays);
            });
    });
}

/// Heights of the parts of a page.
struct Measured {
    pictures: f32,
    steps: f32,
    boxes: f32,
}

/// Height of the head, and the gap below it.
const HEAD: f32 = 48.0;
const BELOW_HEAD: f32 = 10.0;
const FOOT: f32 = 32.0;
/// Width of a card in a picture.
const CARD: f32 = 58.0;
/// Height of a line with cards: the upper corners of the cards.
const SLIP: f32 = 44.0;
const LINE: f32 = 24.0;

impl Measured {
    fn of(ui: &Ui, cx: &MenuUi, quick: &Quick, width: f32) -> Measured {
        let across = |n: usize| (width + GAP) / n as f32 - GAP;
        let (step, cell) = (across(quick.steps.len()), across(quick.boxes.len()));
        let pictures = if quick.steps.iter().any(|s| !s.places.is_empty()) {
            CARD * 1.4 + 18.0
        } else {
            0.0
        };
        let words = |s: &Step| step_words(ui, cx, s, step).1;
        let steps = quick.steps.iter().map(words).fold(0.0, f32::max);
        let boxes = quick.boxes.iter().map(|b| box_height(ui, cx, b, cell));
        Measured {
            pictures,
            steps: steps + pictures + 22.0,
            boxes: boxes.fold(0.0, f32::max),
        }
    }

    fn height(&self) -> f32 {
        HEAD + BELOW_HEAD + self.steps + GAP + self.boxes + GAP + FOOT
    }
}

type Lines = [std::sync::Arc<egui::Galley>; 2];

/// The words of a step, and how high they are.
fn step_words(ui: &Ui, cx: &MenuUi, step: &Step, width: f32) -> (Lines, f32) {
    let room = width - 62.0;
    let name = lay(ui, &step.name, theme::semibold(16.5), cx.shades.words, room);
    let words = lay(ui, &step.words, theme::regular(14.5), cx.shades.soft, room);
    let high = name.size().y + words.size().y + 2.0;
    ([name, words], high.max(32.0))
}

fn row_words(ui: &Ui, cx: &MenuUi, row: &markup::QuickRow, width: f32) -> (Lines, f32) {
    // A number stands out; words beside words do not.
    let font = if row.value.chars().count() > 6 {
        theme::semibold(14.5)
    } else {
        theme::serif(19.0)
    };
    let value = lay(ui, &row.value, font, cx.shades.words, width * 0.45);
    let cards = row.places.len() as f32 * (SLIP * 0.42 + 3.0);
    let (left, colour, least) = if row.places.is_empty() {
        (0.0, cx.shades.soft, LINE)
    } else {
        (cards + 10.0, cx.shades.words, SLIP + 5.0)
    };
    let right = if row.value.is_empty() {
        0.0
    } else {
        value.size().x + 10.0
    };
    let room = (width - left - right).max(40.0);
    let words = lay(ui, &row.words, theme::regular(15.0), colour, room);
    let high = (words.size().y.max(value.size().y) + 4.0).max(least);
    ([words, value], high)
}

fn box_height(ui: &Ui, cx: &MenuUi, one: &QuickBox, width: f32) -> f32 {
    let rows = one.rows.iter();
    let rows = rows.map(|row| row_words(ui, cx, row, width - 32.0).1);
    44.0 + rows.sum::<f32>() + 10.0
}

fn paint(
    ui: &Ui,
    cx: &mut MenuUi,
    title: &str,
    quick: &Quick,
    measured: &Measured,
    whole: Rect,
    stays: bool,
) {
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let mut rest = whole;
    head(ui, cx, title, quick, rest.cut_top(HEAD, BELOW_HEAD), stays);
    let row = rest.cut_top(measured.steps, GAP);
    let cells = row.columns(quick.steps.len(), GAP);
    for ((step, cell), number) in quick.steps.iter().zip(cells).zip(1..) {
        frame(ui, cx, cell, cx.shades.panel);
        let ([name, words], _) = step_words(ui, cx, step, cell.width());
        let mut below = cell;
        picture(ui, cx, &step.places, below.cut_top(measured.pictures, 12.0));
        let disc = below.min + vec2(26.0, 15.0);
        ui.painter().circle_filled(disc, 13.0, cx.shades.bright);
        ui.painter().text(
            disc,
            Align2::CENTER_CENTER,
            number,
            theme::bold(15.0),
            cx.shades.on_bright,
        );
        below.min.x += 48.0;
        let line = below.cut_top(name.size().y, 2.0);
        fit::paint_galley(ui, line, Align2::LEFT_TOP, name, ink);
        fit::paint_galley(ui, below, Align2::LEFT_TOP, words, soft);
    }
    let row = rest.cut_top(measured.boxes, GAP);
    let cells = row.columns(quick.boxes.len(), GAP);
    for (one, cell) in quick.boxes.iter().zip(cells) {
        frame(ui, cx, cell, cx.shades.panel);
        paint_box(ui, cx, one, cell);
    }
    if let Some(label) = device::button_label(cx.device, cx.bindings, TableAction::Rules) {
        let words = say(ui, "reference-rules");
        let words = lay(ui, &words, theme::regular(14.5), soft, f32::INFINITY);
        let right = rest.cut_right(words.size().x, 8.0);
        fit::paint_galley(ui, right, Align2::RIGHT_CENTER, words, soft);
        let sign = rest.cut_right(widgets::label_width(ui, cx, &label, 24.0), 0.0);
        widgets::paint_label(ui, cx, &label, sign.left_center(), 24.0, ink);
    }
}

fn head(ui: &Ui, cx: &mut MenuUi, title: &str, quick: &Quick, rect: Rect, stays: bool) {
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let (label, closing) = if stays {
        (None, "reference-press")
    } else {
        let label = device::button_label(cx.device, cx.bindings, TableAction::Reference);
        (label, "reference-let-go")
    };
    let closing = say(ui, closing);
    let closing = lay(ui, &closing, theme::regular(15.5), ink, f32::INFINITY);
    let sign = label.as_ref().map_or(0.0, |label| {
        widgets::label_width(ui, cx, label, 26.0) + 10.0
    });
    let mut rest = rect.shrink2(vec2(0.0, 2.0));
    let pill = rest.cut_right(sign + closing.size().x + 32.0, 16.0);
    let name = lay(ui, &title.to_uppercase(), theme::serif(34.0), ink, 420.0);
    let wide = name.size().x;
    rest.min.x += 4.0;
    fit::paint_galley(ui, rest, Align2::LEFT_CENTER, name, ink);
    rest.min.x += wide + 14.0;
    let page = say(ui, "reference-one-page");
    let page = lay(ui, &page, theme::regular(15.5), soft, f32::INFINITY);
    let wide = page.size().x + 56.0;
    if rest.width() - wide >= 360.0 {
        let lower = rest.translate(vec2(0.0, 4.0));
        fit::paint_galley(ui, lower, Align2::LEFT_CENTER, page, soft);
        rest.min.x += wide;
    } else {
        rest.min.x += 34.0;
    }
    let middle = rest.left_center() - vec2(20.0, 0.0);
    cx.mark(ui, "trophy", middle, 26.0, ink);
    let share = if quick.close.is_empty() { 1.0 } else { 0.5 };
    let goal = rest.cut_top(rest.height() * share, 0.0);
    fit::paint_left(ui, goal, &quick.goal, theme::semibold(17.0), ink);
    fit::paint_left(ui, rest, &quick.close, theme::regular(15.0), soft);
    frame(ui, cx, pill, cx.shades.panel);
    if let Some(label) = label {
        let at = pill.left_center() + vec2(14.0, 0.0);
        widgets::paint_label(ui, cx, &label, at, 26.0, ink);
    }
    let inner = pill.shrink2(vec2(16.0, 0.0));
    fit::paint_galley(ui, inner, Align2::RIGHT_CENTER, closing, ink);
}

/// A step's cards side by side, in the middle, over each other where they must.
fn picture(ui: &Ui, cx: &mut MenuUi, places: &[Place], rect: Rect) {
    let many = places.len() as f32;
    let pitch = (CARD + 6.0).min((rect.width() - 28.0 - CARD) / (many - 1.0).max(1.0));
    let size = vec2(CARD + pitch * (many - 1.0), CARD * 1.4);
    let below = rect.with_min_y(rect.top() + 15.0);
    let row = below.place(size, Align2::CENTER_TOP);
    for (n, place) in places.iter().enumerate() {
        let at = row.min + vec2(pitch * n as f32, 0.0);
        let cell = Rect::from_min_size(at, vec2(CARD, size.y));
        match place {
            Place::Gap => {}
            Place::Outline => widgets::paint_dashed(ui, cell.shrink(1.0), cx.shades.soft),
            Place::Card { id, ringed, .. } => {
                let card = cx.card(ui, id, at, CARD);
                if *ringed {
                    widgets::paint_ring(ui, card);
                }
            }
        }
    }
}

fn paint_box(ui: &Ui, cx: &mut MenuUi, one: &QuickBox, rect: Rect) {
    let mut rest = rect.shrink2(vec2(16.0, 10.0));
    let head = rest.cut_top(26.0, 8.0);
    let title = one.name.to_uppercase();
    fit::paint_left(ui, head, &title, theme::serif(18.5), cx.shades.words);
    for row in &one.rows {
        let ([words, value], high) = row_words(ui, cx, row, rest.width());
        let mut line = rest.cut_top(high, 0.0);
        for place in &row.places {
            let slip = line.place(vec2(SLIP * 0.42, SLIP), Align2::LEFT_CENTER);
            if let Place::Card { id, .. } = place {
                corner(ui, cx, id, slip);
            }
            line.min.x = slip.right() + 3.0;
        }
        if !row.places.is_empty() {
            line.min.x += 10.0;
        }
        fit::paint_galley(ui, line, Align2::LEFT_CENTER, words, cx.shades.soft);
        fit::paint_galley(ui, line, Align2::RIGHT_CENTER, value, cx.shades.words);
    }
}

/// Draws the upper left corner of a card, where its index is.
fn corner(ui: &Ui, cx: &mut MenuUi, id: &str, slip: Rect) {
    /// The part of a card's width that its index takes.
    const INDEX: f32 = 0.2;
    let width = slip.width() / INDEX;
    let style = cx.style;
    if let Some(texture) = cx.pictures.card(ui.ctx(), id, style, width) {
        let share = slip.height() / (width * 1.4);
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(INDEX, share));
        ui.painter().image(texture.id(), slip, uv, Color32::WHITE);
    } else {
        ui.painter().rect_filled(slip, 2.0, theme::PAPER);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_key_closes_when_it_is_let_go_and_a_tap_leaves_it_open() {
        let (short, long) = (Duration::from_millis(80), Duration::from_millis(900));
        assert_eq!(then(false, true, false, short), HoldState::Waits);
        assert_eq!(then(false, true, false, long), HoldState::Waits);
        assert_eq!(then(false, false, false, long), HoldState::Closes);
        assert_eq!(then(false, false, false, short), HoldState::Stays);
        assert_eq!(then(true, false, false, long), HoldState::Stays);
        assert_eq!(then(true, true, true, long), HoldState::Closes);
    }
}

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
    egui::{self, Align2, Color32, CornerRadius, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2},
};
use kortlek_kit::{
    RedrawRequest, device, fit,
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
    /// It was seen to be held.
    held: bool,
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
        held: false,
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
        HoldState::Stays => {
            if !held.stays {
                held.stays = true;
                awake.within(Duration::ZERO);
            }
        }
        HoldState::Waits => {
            if !held.held {
                held.held = true;
            }
        }
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
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        widgets::words(
            ui,
            &title.to_uppercase(),
            theme::serif(30.0),
            cx.shades.words,
        );
        let words = say(ui, "reference-none");
        widgets::words(ui, &words, theme::regular(16.5), cx.shades.words);
    });
}

fn sheet(ui: &mut Ui, cx: &mut MenuUi, title: &str, quick: &Quick, stays: bool) {
    let all = ui.max_rect();
    let width = (all.width() - 48.0).min(1208.0);
    let measured = Measured::of(ui, cx, quick, width - 2.0 * INSET);
    let high = measured.height() + 2.0 * INSET;
    let top = if high + 20.0 > all.height() * SHARE {
        10.0
    } else {
        20.0
    };
    let high = high.min(all.height() * MOST - top);
    let at = pos2(all.center().x - width / 2.0, all.top() + top);
    let rect = Rect::from_min_size(at, vec2(width, high));
    ui.painter().rect_filled(
        rect.translate(vec2(0.0, 5.0)),
        CornerRadius::same(12),
        Color32::from_black_alpha(70),
    );
    frame(ui, cx, rect, cx.shades.table);
    let inner = rect.shrink(INSET);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
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
                let at = ui.min_rect().min;
                ui.set_min_size(vec2(inner.width(), measured.height()));
                let whole = Rect::from_min_size(at, vec2(inner.width(), measured.height()));
                paint(ui, cx, title, quick, &measured, whole, stays);
            });
    });
}

/// Heights of the parts of a page.
struct Measured {
    head: f32,
    pictures: f32,
    steps: f32,
    boxes: f32,
    step: f32,
    cell: f32,
}

const FOOT: f32 = 32.0;
/// Width of a card in a picture.
const CARD: f32 = 58.0;
/// Height of a line with cards: the upper corners of the cards.
const SLIP: f32 = 44.0;
const LINE: f32 = 24.0;

impl Measured {
    fn of(ui: &Ui, cx: &MenuUi, quick: &Quick, width: f32) -> Measured {
        let across = |n: usize| (width - GAP * (n.max(1) as f32 - 1.0)) / n.max(1) as f32;
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
            head: 58.0,
            pictures,
            steps: steps + pictures + 22.0,
            boxes: boxes.fold(0.0, f32::max),
            step,
            cell,
        }
    }

    fn height(&self) -> f32 {
        self.head + self.steps + GAP + self.boxes + GAP + FOOT
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
    let left = if row.places.is_empty() {
        0.0
    } else {
        cards + 10.0
    };
    let right = if row.value.is_empty() {
        0.0
    } else {
        value.size().x + 10.0
    };
    let colour = if row.places.is_empty() {
        cx.shades.soft
    } else {
        cx.shades.words
    };
    let room = (width - left - right).max(40.0);
    let words = lay(ui, &row.words, theme::regular(15.0), colour, room);
    let least = if row.places.is_empty() {
        LINE
    } else {
        SLIP + 5.0
    };
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
    head(ui, cx, title, quick, whole, stays);
    let mut y = whole.top() + measured.head;
    for (n, step) in quick.steps.iter().enumerate() {
        let x = whole.left() + n as f32 * (measured.step + GAP);
        let rect = Rect::from_min_size(pos2(x, y), vec2(measured.step, measured.steps));
        frame(ui, cx, rect, cx.shades.panel);
        picture(ui, cx, &step.places, rect, measured.pictures);
        let ([name, words], _) = step_words(ui, cx, step, measured.step);
        let top = rect.top() + measured.pictures + 12.0;
        let disc = pos2(rect.left() + 26.0, top + 15.0);
        ui.painter().circle_filled(disc, 13.0, cx.shades.bright);
        let number = (n + 1).to_string();
        ui.painter().text(
            disc,
            Align2::CENTER_CENTER,
            number,
            theme::bold(15.0),
            cx.shades.on_bright,
        );
        let at = pos2(rect.left() + 48.0, top);
        let below = name.size().y + 2.0;
        ui.painter().galley(at, name, cx.shades.words);
        let soft = cx.shades.soft;
        ui.painter().galley(at + vec2(0.0, below), words, soft);
    }
    y += measured.steps + GAP;
    for (n, one) in quick.boxes.iter().enumerate() {
        let x = whole.left() + n as f32 * (measured.cell + GAP);
        let rect = Rect::from_min_size(pos2(x, y), vec2(measured.cell, measured.boxes));
        frame(ui, cx, rect, cx.shades.panel);
        paint_box(ui, cx, one, rect);
    }
    let foot = y + measured.boxes + GAP;
    let label = device::button_label(cx.device, cx.bindings, TableAction::Rules);
    let words = say(ui, "reference-rules");
    if let Some(label) = label {
        let galley = lay(
            ui,
            &words,
            theme::regular(14.5),
            cx.shades.soft,
            f32::INFINITY,
        );
        let wide = widgets::label_width(ui, cx, &label, 24.0) + 8.0 + galley.size().x;
        let at = pos2(whole.right() - wide, foot + FOOT / 2.0);
        widgets::paint_label(ui, cx, &label, at, 24.0, cx.shades.words);
        let at = pos2(
            whole.right() - galley.size().x,
            at.y - galley.size().y / 2.0,
        );
        ui.painter().galley(at, galley, cx.shades.soft);
    }
}

fn head(ui: &Ui, cx: &mut MenuUi, title: &str, quick: &Quick, whole: Rect, stays: bool) {
    let painter = ui.painter();
    let middle = whole.top() + 24.0;
    let name = lay(
        ui,
        &title.to_uppercase(),
        theme::serif(34.0),
        cx.shades.words,
        420.0,
    );
    let wide = name.size().x;
    let at = pos2(whole.left() + 4.0, middle - name.size().y / 2.0);
    painter.galley(at, name, cx.shades.words);
    let page = say(ui, "reference-one-page");
    let page = lay(
        ui,
        &page,
        theme::regular(15.5),
        cx.shades.soft,
        f32::INFINITY,
    );
    let beside = at.x + wide + 14.0;
    let page_wide = page.size().x;
    let closing = say(
        ui,
        if stays {
            "reference-press"
        } else {
            "reference-let-go"
        },
    );
    let closing = lay(
        ui,
        &closing,
        theme::regular(15.5),
        cx.shades.words,
        f32::INFINITY,
    );
    let label = device::button_label(cx.device, cx.bindings, TableAction::Reference);
    let label = label.filter(|_| !stays);
    let sign = label.as_ref().map_or(0.0, |label| {
        widgets::label_width(ui, cx, label, 26.0) + 10.0
    });
    let right = whole.right() - 16.0 - closing.size().x;
    let pill = Rect::from_min_max(
        pos2(right - sign - 16.0, middle - 22.0),
        pos2(whole.right(), middle + 22.0),
    );
    let goal_left = beside + page_wide + 56.0;
    let room = pill.left() - 16.0 - goal_left;
    let show_page = room >= 360.0;
    let goal_left = if show_page { goal_left } else { beside + 34.0 };
    let room = pill.left() - 16.0 - goal_left;
    if show_page {
        let at = pos2(beside, middle - page.size().y / 2.0 + 4.0);
        painter.galley(at, page, cx.shades.soft);
    }
    cx.mark(
        ui,
        "trophy",
        pos2(goal_left - 20.0, middle),
        26.0,
        cx.shades.words,
    );
    let goal = Rect::from_min_max(
        pos2(goal_left, middle - 22.0),
        pos2(
            goal_left + room,
            middle + if quick.close.is_empty() { 22.0 } else { 0.0 },
        ),
    );
    let left = Align2::LEFT_CENTER;
    fit::paint_fit(
        ui,
        goal,
        left,
        &quick.goal,
        theme::semibold(17.0),
        cx.shades.words,
    );
    let close = goal.translate(vec2(0.0, 22.0));
    let soft = cx.shades.soft;
    fit::paint_fit(ui, close, left, &quick.close, theme::regular(15.0), soft);
    frame(ui, cx, pill, cx.shades.panel);
    if let Some(label) = label {
        let at = pos2(pill.left() + 14.0, middle);
        widgets::paint_label(ui, cx, &label, at, 26.0, cx.shades.words);
    }
    let at = pos2(right, middle - closing.size().y / 2.0);
    ui.painter().galley(at, closing, cx.shades.words);
}

/// A step's cards side by side, in the middle, over each other where they must.
fn picture(ui: &Ui, cx: &mut MenuUi, places: &[Place], rect: Rect, high: f32) {
    if places.is_empty() {
        return;
    }
    let many = places.len() as f32;
    let pitch = (CARD + 6.0).min((rect.width() - 28.0 - CARD) / (many - 1.0).max(1.0));
    let wide = CARD + pitch * (many - 1.0);
    let left = rect.center().x - wide / 2.0;
    let top = rect.top() + 6.0 + (high - CARD * 1.4) / 2.0;
    for (n, place) in places.iter().enumerate() {
        let at = pos2(left + pitch * n as f32, top);
        let cell = Rect::from_min_size(at, vec2(CARD, CARD * 1.4));
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
    let inner = rect.shrink2(vec2(16.0, 10.0));
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), 26.0));
    let title = one.name.to_uppercase();
    fit::paint_fit(
        ui,
        head,
        Align2::LEFT_CENTER,
        &title,
        theme::serif(18.5),
        cx.shades.words,
    );
    let mut y = inner.top() + 34.0;
    for row in &one.rows {
        let ([words, value], high) = row_words(ui, cx, row, inner.width());
        let middle = y + high / 2.0;
        let mut x = inner.left();
        for place in &row.places {
            let slip = Rect::from_min_size(pos2(x, middle - SLIP / 2.0), vec2(SLIP * 0.42, SLIP));
            if let Place::Card { id, .. } = place {
                corner(ui, cx, id, slip);
            }
            x += slip.width() + 3.0;
        }
        if !row.places.is_empty() {
            x += 10.0;
        }
        let soft = cx.shades.soft;
        let at = pos2(x, middle - words.size().y / 2.0);
        ui.painter().galley(at, words, soft);
        let at = pos2(
            inner.right() - value.size().x,
            middle - value.size().y / 2.0,
        );
        ui.painter().galley(at, value, cx.shades.words);
        y += high;
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

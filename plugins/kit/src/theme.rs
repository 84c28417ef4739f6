//! The look of everything that egui draws: type, colours, buttons, panels, and the focus.
//!
//! All lengths are in pixels of the reference drawing (1280 × 800): egui's zoom follows the window and the player's
//! scale, so that a layout that fits there fits everywhere.

use crate::{
    fit::paint_middle,
    fonts::{ARTICLE, BOLD, Fonts, REGULAR, SEMIBOLD, SIGNS, TITLE},
    palette::{self, Palette, Rgba},
    pictures::{self, Pictures},
    preferences::{Cloth, Preferences},
    words::{UiWords, hand_over, say},
};
use bevy::{
    math::Vec2 as WindowSize,
    prelude::{App, AssetApp as _, DetectChanges as _, Font, Local, Res, Update},
};
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Rect,
        Response, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, vec2,
    },
};
use std::sync::Arc;

/// Paper, the colour of cards and of the one panel and button that ask to act.
pub const PAPER: Color32 = opaque(palette::PAPER);
/// Ink, for words on paper.
pub const INK: Color32 = opaque(palette::INK);

/// A colour of the palette, which has no transparent ones, as egui has it.
const fn opaque(c: Rgba) -> Color32 {
    Color32::from_rgb(c[0], c[1], c[2])
}

/// The shades of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shades {
    /// The cloth.
    pub table: Color32,
    /// Panels on it.
    pub panel: Color32,
    /// The line round a panel.
    pub line: Color32,
    /// A row or button that is pointed at.
    pub lit: Color32,
    /// Words, and lines as plain as they.
    pub words: Color32,
    /// Words of less weight.
    pub soft: Color32,
    /// Colour of the focus.
    pub focus: Color32,
    /// Colour of things that stand out among panels: active or won.
    pub bright: Color32,
    /// Words on that.
    pub on_bright: Color32,
}

/// The shades of a cloth.
pub const fn shades(cloth: Cloth) -> Shades {
    let palette = Palette::of(cloth);
    Shades {
        table: opaque(palette.table),
        panel: opaque(palette.panel),
        line: opaque(palette.line),
        lit: opaque(palette.lit),
        words: opaque(palette.words),
        soft: opaque(palette.quiet),
        focus: opaque(palette.focus),
        bright: opaque(palette.bright),
        on_bright: opaque(palette.on_bright),
    }
}

/// The shades of the cloth in use, from anywhere that has a `Ui`.
pub fn shades_of(ui: &Ui) -> Shades {
    ui.data(|d| d.get_temp(egui::Id::new("cloth")))
        .map_or_else(|| shades(Cloth::Green), shades)
}

/// Radius of panels and buttons.
pub const RADIUS: u8 = 12;
/// Radius of a button's corners on a page.
pub const BUTTON_RADIUS: u8 = 8;
/// The least height of anything that is clicked.
pub const TOUCH: f32 = 44.0;

/// Running text.
pub fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Names and buttons.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Words of some weight.
pub fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("semibold".into()))
}

/// Titles, headings, scores.
pub fn serif(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("serif".into()))
}

/// Articles and asides in titles.
pub fn italic(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("italic".into()))
}

fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [
        ("regular", REGULAR),
        ("semibold", SEMIBOLD),
        ("bold", BOLD),
        ("serif", TITLE),
        ("italic", ARTICLE),
        ("signs", SIGNS),
    ] {
        let font = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), font);
    }
    let family = |name: &str| vec![name.to_owned(), "signs".to_owned()];
    let families = &mut fonts.families;
    families.insert(FontFamily::Proportional, family("regular"));
    families.insert(FontFamily::Monospace, family("semibold"));
    for name in ["semibold", "bold", "serif", "italic"] {
        families.insert(FontFamily::Name(name.into()), family(name));
    }
    fonts
}

/// Dresses a context: fonts, spacing, colours.
pub fn apply(ctx: &egui::Context, cloth: Cloth) {
    let s = shades(cloth);
    ctx.data_mut(|d| d.insert_temp(egui::Id::new("cloth"), cloth));
    ctx.set_theme(egui::Theme::Dark);
    ctx.options_mut(|options| {
        // A press is a click however long it lasts. After a rest, the clock of the first picture is as old as the rest:
        // egui would take a tap for a press of many seconds.
        options.input_options.max_click_duration = f64::INFINITY;
        // A fingertip does not lie still.
        options.input_options.max_click_dist = 12.0;
    });
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Heading, serif(24.0)),
            (TextStyle::Body, regular(16.0)),
            (TextStyle::Button, semibold(16.0)),
            (TextStyle::Small, regular(14.0)),
            (TextStyle::Monospace, semibold(15.0)),
        ]
        .into();
        style.spacing.item_spacing = vec2(10.0, 10.0);
        style.spacing.button_padding = vec2(16.0, 10.0);
        style.spacing.interact_size = vec2(TOUCH, TOUCH);
        style.spacing.slider_width = 240.0;
        style.spacing.window_margin = Margin::same(24);
        style.interaction.selectable_labels = false;
        let v = &mut style.visuals;
        v.override_text_color = None;
        v.panel_fill = s.table;
        v.window_fill = s.panel;
        v.window_stroke = Stroke::new(1.5, s.line);
        v.window_corner_radius = CornerRadius::same(RADIUS);
        v.menu_corner_radius = CornerRadius::same(8);
        v.extreme_bg_color = s.table;
        v.faint_bg_color = s.lit;
        v.selection.bg_fill = s.lit;
        v.selection.stroke = Stroke::new(1.5, s.focus);
        v.weak_text_color = Some(s.soft);
        v.window_shadow = egui::Shadow {
            offset: [0, 6],
            blur: 0,
            spread: 0,
            color: Color32::from_black_alpha(40),
        };
        v.popup_shadow = v.window_shadow;
        for (widget, fill, line) in [
            (&mut v.widgets.noninteractive, s.panel, s.line),
            (&mut v.widgets.inactive, s.panel, s.line),
            (&mut v.widgets.hovered, s.lit, s.soft),
            (&mut v.widgets.active, s.lit, s.focus),
            (&mut v.widgets.open, s.lit, s.line),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.5, line);
            widget.fg_stroke = Stroke::new(1.5, s.words);
            widget.corner_radius = CornerRadius::same(8);
            widget.expansion = 0.0;
        }
    });
}

/// Dresses a context that belongs to no window yet as the window's own will be: fonts, spacing, colours, zoom.
pub fn dress(ctx: &egui::Context, cloth: Cloth, window: WindowSize, ui_scale: f32) {
    ctx.set_fonts(definitions());
    apply(ctx, cloth);
    ctx.set_zoom_factor(zoom(window, ui_scale));
}

/// Minimum room for a page, in egui's points: type is never so large that less is left.
const LEAST_ROOM: WindowSize = WindowSize::new(640.0, 400.0);

/// The window size for which everything was drawn, in logical pixels; everything scales from there.
pub const REFERENCE: WindowSize = WindowSize::new(1280.0, 800.0);

/// The smallest scale of type before the player's own.
pub const SMALLEST_TYPE: f32 = 0.86;

/// Scale of type on a page in a window of this size before the player's own scale: it shrinks less than cards do.
pub fn type_scale(window: WindowSize) -> f32 {
    (window / REFERENCE).min_element().max(SMALLEST_TYPE)
}

/// Factor of egui's lengths on a page in a window of this size, at the player's scale.
pub fn zoom(window: WindowSize, ui_scale: f32) -> f32 {
    let most = (window / LEAST_ROOM).min_element().max(0.5);
    (type_scale(window) * ui_scale).min(most)
}

/// The ring with corner ticks that shows where the focus is.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    let painter = ui.painter();
    let ring = rect.expand(4.0);
    let line = Stroke::new(3.0, shades_of(ui).focus);
    let round = CornerRadius::same(RADIUS + 2);
    painter.rect_stroke(ring, round, line, StrokeKind::Outside);
    let (arm, out) = (9.0, 7.0);
    for (corner, x, y) in [
        (ring.left_top(), 1.0, 1.0),
        (ring.right_top(), -1.0, 1.0),
        (ring.left_bottom(), 1.0, -1.0),
        (ring.right_bottom(), -1.0, -1.0),
    ] {
        let tip = corner - vec2(out * x, out * y);
        let points = vec![tip + vec2(arm * x, 0.0), tip, tip + vec2(0.0, arm * y)];
        painter.add(Shape::line(points, line));
    }
}

/// Fills a rectangle with corners of this radius and draws a line of this colour inside its edge: a panel, or the ground
/// of a button.
pub fn paint_outlined(
    ui: &Ui,
    rect: Rect,
    round: impl Into<CornerRadius>,
    fill: Color32,
    line: Color32,
) {
    let line = Stroke::new(1.5, line);
    ui.painter()
        .rect(rect, round, fill, line, StrokeKind::Inside);
}

/// Paints a mark with its middle here, `height` points high, in a colour if it takes one.
pub fn paint_mark(
    ui: &Ui,
    pictures: &mut Pictures,
    name: &str,
    middle: egui::Pos2,
    height: f32,
    tint: Option<Color32>,
) {
    if let Some(texture) = pictures.mark(ui.ctx(), name, tint, height) {
        pictures::paint_at(ui, &texture, middle);
    }
}

/// A panel of the house.
pub fn panel(ui: &Ui) -> egui::Frame {
    let s = shades_of(ui);
    egui::Frame::new()
        .fill(s.panel)
        .stroke(Stroke::new(1.5, s.line))
        .corner_radius(CornerRadius::same(RADIUS))
        .inner_margin(Margin::same(20))
}

/// Paints paper with its double line that lies on the table: what is most important on a screen.
pub fn paint_raised_paper(ui: &Ui, rect: Rect) {
    let shadow = rect.translate(vec2(0.0, 3.0));
    ui.painter()
        .rect_filled(shadow, 9.0, Color32::from_black_alpha(60));
    paint_paper(ui, rect);
}

/// Paints the paper with its double line: the panel and the button that ask to act.
pub fn paint_paper(ui: &Ui, rect: Rect) {
    let painter = ui.painter();
    painter.rect_filled(rect, 8.0, PAPER);
    let (inner, outer) = (Stroke::new(1.5, INK), Stroke::new(1.0, INK));
    painter.rect_stroke(rect.shrink(3.0), 6.0, inner, StrokeKind::Inside);
    painter.rect_stroke(rect, 8.0, outer, StrokeKind::Inside);
}

/// A square button with an icon alone. `name` is the message that names it; the caller provides the tooltip.
pub fn tool_button(
    ui: &mut Ui,
    pictures: &mut Pictures,
    icon: &str,
    name: &'static str,
    enabled: bool,
) -> Response {
    let s = shades_of(ui);
    // Without egui's own focus: at a table keys belong to the table's.
    let sense = if enabled {
        Sense::CLICK
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(TOUCH, TOUCH), sense);
    if ui.is_rect_visible(rect) {
        let pressed = response.is_pointer_button_down_on();
        let (fill, line) = if !enabled {
            (s.panel, s.line.gamma_multiply(0.5))
        } else if pressed {
            (s.lit, s.words)
        } else if response.hovered() {
            (s.lit, s.soft)
        } else {
            (s.panel, s.line)
        };
        let rect = rect.translate(vec2(0.0, if pressed { 1.0 } else { 0.0 }));
        paint_outlined(ui, rect, 10.0, fill, line);
        let colour = if enabled { s.words } else { s.soft };
        paint_mark(ui, pictures, icon, rect.center(), 24.0, Some(colour));
    }
    // Known before: egui asks while its context is locked, in which no message can be put into words.
    let words = say(ui, name);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, &words));
    response
}

/// The button that acts: paper with a double line, words in the serif, `margin` points from both ends.
pub fn paper_button(ui: &mut Ui, text: &str, size: Vec2, margin: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    if ui.is_rect_visible(rect) {
        let is_down = response.is_pointer_button_down_on();
        let rect = rect.translate(vec2(0.0, if is_down { 2.0 } else { 0.0 }));
        paint_paper(ui, rect);
        paint_paper_words(ui, rect, text, (22.0, margin), response.hovered());
    }
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text));
    response
}

/// Paints the words of a paper button, in type of this size at most and this distance from both ends. The line of one
/// that is pointed at is heavier.
pub fn paint_paper_words(
    ui: &Ui,
    rect: Rect,
    text: &str,
    (size, margin): (f32, f32),
    is_hovered: bool,
) {
    if is_hovered {
        let line = Stroke::new(3.0, INK);
        ui.painter()
            .rect_stroke(rect.shrink(3.0), 6.0, line, StrokeKind::Inside);
    }
    let inner = rect.shrink2(vec2(margin, 4.0));
    fitted(ui, inner, &text.to_uppercase(), size, INK);
}

/// Words in the serif in the middle of a rectangle, as large as `size` or as fits.
pub fn fitted(ui: &Ui, rect: Rect, text: &str, size: f32, colour: Color32) {
    paint_middle(ui, rect, text, serif(size), colour);
}

/// Puts fonts, words and the colours of the cloth onto egui.
pub(crate) fn plugin(app: &mut App) {
    app.init_asset::<Font>()
        .init_resource::<Fonts>()
        .add_systems(Update, (redress, speak));
}

/// Puts the words into the window's context, where pages find them, and replaces them for another language.
fn speak(mut contexts: EguiContexts, words: Option<Res<UiWords>>, mut given: Local<bool>) {
    let Some(words) = words else { return };
    if *given && !words.is_changed() {
        return;
    }
    *given = false;
    if let Ok(ctx) = contexts.ctx_mut() {
        hand_over(ctx, &words);
        *given = true;
    }
}

fn redress(
    mut contexts: EguiContexts,
    preferences: Option<Res<Preferences>>,
    mut fonts_set: Local<bool>,
    mut last: Local<Option<Cloth>>,
) {
    let cloth = preferences.map(|p| p.cloth).unwrap_or_default();
    if *last == Some(cloth) {
        return;
    }
    if let Ok(ctx) = contexts.ctx_mut() {
        if !*fonts_set {
            ctx.set_fonts(definitions());
            *fonts_set = true;
        }
        apply(ctx, cloth);
        *last = Some(cloth);
    }
}

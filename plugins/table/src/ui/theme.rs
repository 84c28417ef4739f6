//! The look of everything that egui draws: type, colours, buttons, panels, and the focus.
//!
//! All lengths are in pixels of the reference drawing (1280 × 800): egui's zoom follows the window and the player's
//! scale, so that a layout that fits there fits everywhere.

use crate::states::{Menu, Screen};
use crate::{
    draw::fonts::{self, ARTICLE, BOLD, Fonts, REGULAR, SEMIBOLD, SIGNS, TITLE},
    layout::frame::Frame,
    preferences::{Cloth, Preferences},
    ui::{fit::paint_fit, pictures::Pictures},
    words::{UiWords, hand_over, say},
};
use bevy::prelude::{App, AssetApp as _, DetectChanges as _, Font, Plugin, Res, State};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin,
        Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2,
    },
};
use std::sync::Arc;

/// Paper, the colour of cards and of the one panel and button that ask to act.
pub const PAPER: Color32 = Color32::from_rgb(0xFA, 0xF6, 0xEC);
/// Ink, for words on paper.
pub const INK: Color32 = Color32::from_rgb(0x1E, 0x1F, 0x24);

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
    const fn rgb(c: crate::draw::shapes::Rgba) -> Color32 {
        Color32::from_rgb(c[0], c[1], c[2])
    }
    let palette = crate::draw::palette::Palette::of(cloth);
    Shades {
        table: rgb(palette.table),
        panel: rgb(palette.panel),
        line: rgb(palette.line),
        lit: rgb(palette.lit),
        words: rgb(palette.words),
        soft: rgb(palette.quiet),
        focus: rgb(palette.focus),
        bright: rgb(palette.bright),
        on_bright: rgb(palette.on_bright),
    }
}

/// The shades of the cloth in use, from anywhere that has a `Ui`.
pub fn shades_of(ui: &Ui) -> Shades {
    ui.data(|d| d.get_temp(egui::Id::new("cloth")))
        .map_or_else(|| shades(Cloth::Green), shades)
}

/// Radius of panels and buttons.
pub const RADIUS: u8 = 12;
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
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let family = |name: &str| vec![name.to_owned(), "signs".to_owned()];
    fonts
        .families
        .insert(FontFamily::Proportional, family("regular"));
    fonts
        .families
        .insert(FontFamily::Monospace, family("semibold"));
    for name in ["semibold", "bold", "serif", "italic"] {
        fonts
            .families
            .insert(FontFamily::Name(name.into()), family(name));
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
pub fn dress(ctx: &egui::Context, cloth: Cloth, window: bevy::math::Vec2, ui_scale: f32) {
    ctx.set_fonts(definitions());
    apply(ctx, cloth);
    ctx.set_zoom_factor(zoom(window, ui_scale));
}

/// Minimum room for a page, in egui's points: type is never so large that less is left.
const LEAST_ROOM: bevy::math::Vec2 = bevy::math::Vec2::new(640.0, 400.0);

/// The same for a page that is seen as a whole and not scrolled.
const ONE_SCREEN: bevy::math::Vec2 = bevy::math::Vec2::new(1117.0, 698.0);

/// Factor of egui's lengths on a page in a window of this size, at the player's scale.
pub fn zoom(window: bevy::math::Vec2, ui_scale: f32) -> f32 {
    let most = (window / LEAST_ROOM).min_element().max(0.5);
    (crate::layout::frame::type_scale(window) * ui_scale).min(most)
}

/// Paints a texture in the middle of a rectangle at its own size in points.
pub fn paint(ui: &Ui, texture: &egui::TextureHandle, middle: Pos2) {
    let size = texture.size_vec2() / ui.ctx().pixels_per_point();
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    let at = Rect::from_center_size(middle, size);
    // Aligned to the screen's pixels, or thin lines blur.
    let ppp = ui.ctx().pixels_per_point();
    let min = pos2(
        (at.min.x * ppp).round() / ppp,
        (at.min.y * ppp).round() / ppp,
    );
    ui.painter().image(
        texture.id(),
        Rect::from_min_size(min, size),
        whole,
        Color32::WHITE,
    );
}

/// The ring with corner ticks that shows where the focus is.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    let painter = ui.painter();
    let ring = rect.expand(4.0);
    painter.rect_stroke(
        ring,
        CornerRadius::same(RADIUS + 2),
        Stroke::new(3.0, shades_of(ui).focus),
        StrokeKind::Outside,
    );
    let (arm, out) = (9.0, 7.0);
    for (corner, x, y) in [
        (ring.left_top(), 1.0, 1.0),
        (ring.right_top(), -1.0, 1.0),
        (ring.left_bottom(), 1.0, -1.0),
        (ring.right_bottom(), -1.0, -1.0),
    ] {
        let tip = corner - vec2(out * x, out * y);
        let points = vec![tip + vec2(arm * x, 0.0), tip, tip + vec2(0.0, arm * y)];
        painter.add(Shape::line(points, Stroke::new(3.0, shades_of(ui).focus)));
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

/// Paints the paper with its double line: the panel and the button that ask to act.
pub fn paint_paper(ui: &Ui, rect: Rect) {
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(8), PAPER);
    painter.rect_stroke(
        rect.shrink(3.0),
        CornerRadius::same(6),
        Stroke::new(1.5, INK),
        StrokeKind::Inside,
    );
    painter.rect_stroke(
        rect,
        CornerRadius::same(8),
        Stroke::new(1.0, INK),
        StrokeKind::Inside,
    );
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
    let sense = if enabled {
        Sense::click()
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
        let line = Stroke::new(1.5, line);
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(10), fill, line, StrokeKind::Inside);
        let colour = if enabled { s.words } else { s.soft };
        if let Some(texture) = pictures.mark(ui.ctx(), icon, Some(colour), 24.0) {
            paint(ui, &texture, rect.center());
        }
        if response.has_focus() {
            focus_ring(ui, rect);
        }
    }
    let info = || egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, say(ui, name));
    response.widget_info(info);
    response
}

/// The button that acts: paper with a double line, words in the serif, `margin` points from both ends.
pub fn paper_button(ui: &mut Ui, text: &str, size: Vec2, margin: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if ui.is_rect_visible(rect) {
        let rect = if response.is_pointer_button_down_on() {
            rect.translate(vec2(0.0, 2.0))
        } else {
            rect
        };
        paint_paper(ui, rect);
        if response.hovered() {
            ui.painter().rect_stroke(
                rect.shrink(3.0),
                CornerRadius::same(6),
                Stroke::new(3.0, INK),
                StrokeKind::Inside,
            );
        }
        fitted(
            ui,
            rect.shrink2(vec2(margin, 4.0)),
            &text.to_uppercase(),
            22.0,
            INK,
        );
        if response.has_focus() {
            focus_ring(ui, rect);
        }
    }
    let named = text.to_owned();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &named));
    response
}

/// Words in the serif in the middle of a rectangle, as large as `size` or as fits.
pub fn fitted(ui: &Ui, rect: Rect, text: &str, size: f32, colour: Color32) {
    paint_fit(ui, rect, Align2::CENTER_CENTER, text, serif(size), colour);
}

/// Puts the theme onto egui and keeps it fitting window, scale and cloth.
pub struct ThemePlugin;

impl Plugin for ThemePlugin {
    fn build(&self, app: &mut App) {
        app.init_asset::<Font>()
            .init_resource::<Fonts>()
            .add_plugins(fonts::plugin)
            .add_systems(EguiPrimaryContextPass, refit)
            .add_systems(bevy::app::Update, (redress, speak));
    }
}

/// Puts the words into the window's context, where pages find them, and replaces them for another language.
fn speak(
    mut contexts: EguiContexts,
    words: Option<Res<UiWords>>,
    mut given: bevy::prelude::Local<bool>,
) {
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
    mut fonts_set: bevy::prelude::Local<bool>,
    mut last: bevy::prelude::Local<Option<Cloth>>,
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

/// egui's zoom while a menu is open: things round a table have the frame's type, a page the largest that fits.
fn zoom_beside(menu: Menu, frame: Option<&Frame>, window: bevy::math::Vec2, ui_scale: f32) -> f32 {
    match (menu, frame) {
        (menu, Some(frame)) if menu.leaves_the_table() => frame.text,
        // A page that is not scrolled must fit as it is.
        (Menu::Reference, _) => {
            let most = (window / ONE_SCREEN).min_element().max(0.5);
            zoom(window, ui_scale).min(most)
        }
        _ => zoom(window, ui_scale),
    }
}

fn refit(
    mut contexts: EguiContexts,
    frame: Option<Res<Frame>>,
    windows: bevy::prelude::Query<
        &bevy::window::Window,
        bevy::prelude::With<bevy::window::PrimaryWindow>,
    >,
    preferences: Option<Res<Preferences>>,
    screen: Option<Res<State<Screen>>>,
    menu: Option<Res<State<Menu>>>,
) {
    let Ok(window) = windows.single() else { return };
    let size = bevy::math::Vec2::new(window.width(), window.height());
    let scale = preferences.map_or(1.0, |p| p.ui_scale);
    let at_table = screen.is_none_or(|screen| *screen.get() == Screen::Table);
    let menu = menu.map_or(Menu::None, |menu| *menu.get());
    let frame = frame
        .as_deref()
        .filter(|frame| frame.window == size && at_table);
    let wanted = zoom_beside(menu, frame, size, scale);
    if let Ok(ctx) = contexts.ctx_mut()
        && (ctx.zoom_factor() - wanted).abs() > 1e-3
    {
        ctx.set_zoom_factor(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec2;
    use kortlek_rules::Seat;

    /// Bar, log and facts are left out while egui's zoom is not the frame's, so these have to agree where they are seen.
    #[test]
    fn what_stands_round_a_watched_table_has_the_type_of_its_frame() {
        for (width, height) in [
            (640, 400),
            (960, 600),
            (1152, 720),
            (1366, 768),
            (3840, 2160),
        ] {
            for ui_scale in [0.8, 1.0, 2.0] {
                let window = Vec2::new(width as f32, height as f32);
                let frame = crate::layout::frame::frame(window, ui_scale, 3, Seat(0));
                let watched = frame.above_strip(ui_scale);
                for menu in [Menu::None, Menu::Replay, Menu::Decided] {
                    let zoom = zoom_beside(menu, Some(&watched), window, ui_scale);
                    assert_eq!(zoom, watched.text, "{menu:?} {window} {ui_scale}");
                }
                let page = zoom_beside(Menu::Pause, Some(&watched), window, ui_scale);
                assert_eq!(page, zoom(window, ui_scale));
            }
        }
    }
}

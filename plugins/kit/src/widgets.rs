//! Widgets of the menus. Every widget answers to mouse, keys and pad alike.

use crate::input::{
    actions::{Action, MenuAction},
    bindings::Bindings,
    device::{self, Device},
    inputs::ButtonLabel,
};
use crate::{
    Cloth,
    pictures::{self, PERSON, Pictures},
    words::text as text_of,
};
use crate::{
    fit,
    focus::FocusNavigation,
    theme::{self, BUTTON_RADIUS, INK, PAPER, Shades, TOUCH},
    words,
};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Galley, Id, Key, Rect, Sense, Shape, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use kortlek_art::{CardStyle, Suit};
use kortlek_rules::GameCard;
use std::{sync::Arc, time::Duration};

/// Context of every widget: focus, images, theme.
pub struct MenuUi<'a> {
    /// The focus.
    pub nav: &'a mut FocusNavigation,
    /// Cards and marks.
    pub pictures: &'a mut Pictures,
    /// The colours of the cloth.
    pub shades: Shades,
    /// Style of the cards.
    pub style: CardStyle,
    /// Input device that was used last.
    pub device: Device,
    /// Bindings of keys and buttons.
    pub bindings: &'a Bindings,
    /// Left edge of the row whose first widget comes next: seen from above or below, the whole row is that widget.
    pub row: Option<f32>,
    /// The words at the left of that row, which name its widgets.
    pub row_label: String,
}

/// Interaction with a widget in this frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WidgetResponse {
    /// It is chosen.
    pub chosen: bool,
    /// It is chosen by mouse or finger.
    pub clicked: bool,
    /// It has the focus.
    pub focused: bool,
    /// The mouse is over it.
    pub hovered: bool,
}

/// A button with these words.
pub fn button_info(words: impl ToString) -> WidgetInfo {
    WidgetInfo::labeled(WidgetType::Button, true, words)
}

/// An entry of a list, or one of several tabs, with these words.
pub fn entry_info(words: impl ToString, selected: bool) -> WidgetInfo {
    WidgetInfo::selected(WidgetType::SelectableLabel, true, selected, words)
}

/// One of several values, named by its row; the present one has these words.
fn value_info(words: impl ToString) -> WidgetInfo {
    WidgetInfo {
        current_text_value: Some(words.to_string()),
        ..WidgetInfo::new(WidgetType::ComboBox)
    }
}

impl MenuUi<'_> {
    /// Paints a panel, or the ground of a widget: filled, with the line that the cloth has for it inside its edge.
    pub fn paint_panel(&self, ui: &Ui, rect: Rect, round: impl Into<CornerRadius>, fill: Color32) {
        let line = Stroke::new(1.5, self.shades.line);
        ui.painter()
            .rect(rect, round, fill, line, StrokeKind::Inside);
    }

    /// Registers a widget of this name at `rect`, which can be chosen. `info` says to a screen reader what it is.
    pub fn touch(&mut self, ui: &Ui, name: &str, rect: Rect, info: WidgetInfo) -> WidgetResponse {
        let id = Id::new(("menu", name));
        // Without egui's own focus: ours moves by where things stand, and answers to the pad.
        let response = ui.interact(rect, id, Sense::CLICK);
        self.describe(&response, info);
        let place = self.place(rect);
        let focused = self.nav.stand(id, place, name);
        let accepted = self.nav.is_accepted(id);
        if response.clicked() {
            self.nav.clicked(id);
        }
        self.show_arrival(ui, id, rect);
        if response.hovered() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        WidgetResponse {
            chosen: accepted || response.clicked(),
            clicked: response.clicked(),
            focused,
            // A mouse that was left lying points at nothing.
            hovered: response.hovered() && self.device == Device::Mouse,
        }
    }

    /// As [`MenuUi::touch`], for a widget whose value left and right change.
    pub fn touch_sideways(
        &mut self,
        ui: &Ui,
        name: &str,
        rect: Rect,
        sense: Sense,
        info: WidgetInfo,
    ) -> (egui::Response, bool, i8) {
        let id = Id::new(("menu", name));
        let response = ui.interact(rect, id, sense);
        self.describe(&response, info);
        let place = self.place(rect);
        let (focused, change) = self.nav.stand_sideways(id, place, name);
        if response.clicked() || response.drag_started() {
            self.nav.clicked(id);
        }
        self.show_arrival(ui, id, rect);
        (response, focused, change)
    }

    /// Registers a widget that left and right step through while it has the focus. Returns whether it has it, and how
    /// far to step. If it `leaves`, the step leads away as it does from a button.
    pub fn step_through(
        &mut self,
        ui: &Ui,
        name: &str,
        rect: Rect,
        leaves: bool,
        info: WidgetInfo,
    ) -> (bool, i8) {
        if leaves {
            return (self.touch(ui, name, rect, info).focused, 0);
        }
        let (_, focused, change) = self.touch_sideways(ui, name, rect, Sense::CLICK, info);
        (focused, change)
    }

    /// Passes on what a widget is; without words of its own it is named by its row, or by its value.
    /// It is known before: egui asks while its context is locked, in which no message can be put into words.
    fn describe(&self, response: &egui::Response, mut info: WidgetInfo) {
        let row = Some(&self.row_label).filter(|row| !row.is_empty());
        let name = info
            .label
            .as_ref()
            .or(row)
            .or(info.current_text_value.as_ref());
        info.label = name.cloned();
        response.widget_info(|| info.clone());
    }

    /// Rectangle of a widget for the focus.
    fn place(&mut self, rect: Rect) -> Rect {
        match self.row.take() {
            Some(left) => Rect::from_min_max(pos2(left.min(rect.left()), rect.top()), rect.max),
            None => rect,
        }
    }

    fn show_arrival(&mut self, ui: &Ui, id: Id, rect: Rect) {
        if self.nav.has_arrived(id) {
            // What comes next is seen, too, unless the page has only begun.
            let around = if self.nav.has_begun() { 8.0 } else { 28.0 };
            ui.scroll_to_rect(rect.expand2(vec2(0.0, around)), None);
        }
    }

    /// Paints a mark in the middle of a rectangle, `height` points high.
    pub fn mark(&mut self, ui: &Ui, name: &str, middle: egui::Pos2, height: f32, tint: Color32) {
        self.paint_mark(ui, name, middle, height, Some(tint));
    }

    /// Paints the face of a player: in its own colours, that of the person in the colour of words.
    pub fn avatar(&mut self, ui: &Ui, name: &str, middle: egui::Pos2, height: f32) {
        let tint = (name == PERSON).then_some(self.shades.words);
        self.paint_mark(ui, name, middle, height, tint);
    }

    fn paint_mark(
        &mut self,
        ui: &Ui,
        name: &str,
        middle: egui::Pos2,
        height: f32,
        tint: Option<Color32>,
    ) {
        if let Some(texture) = self.pictures.mark(ui.ctx(), name, tint, height) {
            paint_at(ui, &texture, middle);
        }
    }

    /// Paints a Decktet suit's mark in the colours of the style, in the middle of a rectangle, `height` points high.
    pub fn suit(&mut self, ui: &Ui, suit: Suit, middle: egui::Pos2, height: f32) {
        let set = self.style.decktet;
        if let Some(texture) = self.pictures.suit(ui.ctx(), suit.name(), set, height) {
            paint_at(ui, &texture, middle);
        }
    }

    /// Paints a game's cover with its shadow; until it is drawn, paper with the game's name.
    pub fn cover(&mut self, ui: &Ui, game: &GameCard, rect: Rect) {
        let rect = pictures::crisp(ui, rect);
        let width = rect.width();
        let round = width * 0.028;
        for (drop, alpha) in [(1.0, 40), (2.5, 32), (4.0, 24)] {
            let shadow = rect.translate(vec2(0.0, drop * width / 96.0));
            ui.painter()
                .rect_filled(shadow, round, Color32::from_black_alpha(alpha));
        }
        if !ui.is_rect_visible(rect) {
            return;
        }
        match self
            .pictures
            .cover(ui.ctx(), game.id, game.picture(), self.style, width)
        {
            Some(texture) => pictures::paint(ui, &texture, rect, Color32::WHITE),
            None => paint_name_in_place_of_cover(ui, game.title, rect, round),
        }
    }

    /// Paints the drawing let into a game's cloth, as large as covers a rectangle with corners of this radius.
    pub fn ground(&mut self, ui: &Ui, game: &'static str, cloth: Cloth, rect: Rect, round: f32) {
        /// The shape of such drawings: width for height.
        const SHAPE: f32 = 1.6;
        let wide = rect.width().max(rect.height() * SHAPE);
        if let Some(texture) = self.pictures.ground(ui.ctx(), game, cloth, wide) {
            let whole = Rect::from_center_size(rect.center(), vec2(wide, wide / SHAPE));
            let share = |at: egui::Pos2| ((at - whole.min) / whole.size()).to_pos2();
            let uv = Rect::from_min_max(share(rect.min), share(rect.max));
            let shape = egui::epaint::RectShape::filled(rect, round, Color32::WHITE);
            ui.painter().add(shape.with_texture(texture.id(), uv));
        }
    }

    /// Paints a card with its shadow, its upper left corner at `at`.
    pub fn card(&mut self, ui: &Ui, id: &str, at: egui::Pos2, width: f32) -> Rect {
        let style = self.style;
        self.card_in(ui, id, at, width, style)
    }

    /// Paints a card in a style.
    pub fn card_in(
        &mut self,
        ui: &Ui,
        id: &str,
        at: egui::Pos2,
        width: f32,
        style: CardStyle,
    ) -> Rect {
        let rect = pictures::crisp(ui, Rect::from_min_size(at, pictures::card_size(width)));
        let round = width * 0.056;
        for (drop, alpha) in [(1.0, 40), (2.5, 32), (4.0, 24)] {
            let shadow = rect.translate(vec2(0.0, drop * width / 96.0));
            ui.painter()
                .rect_filled(shadow, round, Color32::from_black_alpha(alpha));
        }
        if !ui.is_rect_visible(rect) {
            return rect;
        }
        match self.pictures.card(ui.ctx(), id, style, width) {
            Some(texture) => pictures::paint(ui, &texture, rect, Color32::WHITE),
            None => {
                ui.painter().rect_filled(rect, round, PAPER);
            }
        }
        rect
    }
}

/// Paints a picture in its own size with its middle here.
fn paint_at(ui: &Ui, texture: &egui::TextureHandle, middle: egui::Pos2) {
    let size = texture.size_vec2() / ui.ctx().pixels_per_point();
    let rect = pictures::crisp(ui, Rect::from_center_size(middle, size));
    pictures::paint(ui, texture, rect, Color32::WHITE);
}

/// Paints paper with a game's name where the cover will have it.
fn paint_name_in_place_of_cover(ui: &Ui, name: &str, rect: Rect, round: f32) {
    /// Shares of the cover's width: the margin of paper, the height of the band, the width of the name, its largest type.
    const EDGE: f32 = 0.04;
    const BAND: f32 = 0.24;
    const NAME: f32 = 0.82;
    const TYPE: f32 = 0.16;
    let width = rect.width();
    ui.painter().rect_filled(rect, round, PAPER);
    let inner = rect.shrink(width * EDGE);
    let band = inner.with_min_y(inner.bottom() - width * BAND);
    ui.painter().rect_filled(band, 0.0, INK);
    // As wide as there is room for, however small: the drawing has the name in that size as well.
    let name = name.to_uppercase();
    let natural = lay(ui, &name, theme::serif(20.0), PAPER, f32::INFINITY).size();
    let size = (20.0 * width * NAME / natural.x.max(1.0)).min(width * TYPE);
    let font = theme::serif(size);
    ui.painter()
        .text(band.center(), Align2::CENTER_CENTER, name, font, PAPER);
}

/// Words laid out, wrapped at a width.
pub fn lay(ui: &Ui, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    ui.painter()
        .layout(words.to_owned(), font, colour, width.max(1.0))
}

/// Words that wrap where the line ends.
pub fn words(ui: &mut Ui, words: &str, font: FontId, colour: Color32) -> Rect {
    let galley = lay(ui, words, font, colour, ui.available_width());
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::empty());
    ui.painter().galley(rect.min, galley, colour);
    rect
}

/// Words that wrap, each line in the middle.
pub fn centred(ui: &mut Ui, words: &str, font: FontId, colour: Color32) -> Rect {
    let width = ui.available_width();
    let mut job = egui::text::LayoutJob::simple(words.to_owned(), font, colour, width);
    job.halign = egui::Align::Center;
    let galley = ui.painter().layout_job(job);
    let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y), Sense::empty());
    ui.painter().galley(rect.center_top(), galley, colour);
    rect
}

/// The title of a page.
pub fn title(ui: &mut Ui, text: &str) {
    let colour = theme::shades_of(ui).words;
    words(ui, text, theme::serif(40.0), colour);
}

/// The heading of a part.
pub fn heading(ui: &mut Ui, text: &str) {
    let colour = theme::shades_of(ui).words;
    words(ui, text, theme::serif(22.0), colour);
}

/// A line across.
pub fn rule(ui: &mut Ui, desk: &MenuUi) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.5), Sense::empty());
    ui.painter().rect_filled(rect, 0.0, desk.shades.line);
}

/// The button that acts: paper with a double line of ink.
pub fn paper_button(ui: &mut Ui, desk: &mut MenuUi, name: &str, text: &str, width: f32) -> bool {
    let size = vec2(width, 56.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let touch = desk.touch(ui, name, rect, button_info(text));
    theme::paint_raised_paper(ui, rect);
    if touch.hovered {
        ui.painter().rect_stroke(
            rect.shrink(3.0),
            6.0,
            Stroke::new(3.0, INK),
            StrokeKind::Inside,
        );
    }
    theme::fitted(
        ui,
        rect.shrink2(vec2(16.0, 4.0)),
        &text.to_uppercase(),
        24.0,
        INK,
    );
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
    touch.chosen
}

/// Fills a plain button.
pub fn paint_button(ui: &Ui, desk: &MenuUi, rect: Rect, touch: WidgetResponse) {
    let fill = if touch.hovered || touch.focused {
        desk.shades.lit
    } else {
        desk.shades.panel
    };
    desk.paint_panel(ui, rect, CornerRadius::same(BUTTON_RADIUS), fill);
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
}

/// A button with a mark before its words; no mark if its name is empty.
pub fn button(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    mark: &str,
    text: &str,
    width: f32,
) -> bool {
    button_sized(ui, desk, name, mark, text, vec2(width, 48.0))
}

/// Returns true if a button of this width has room for a mark before its words in type of this size. In large type the
/// words come before the mark.
pub fn has_room_for_mark(ui: &Ui, text: &str, size: f32, width: f32) -> bool {
    let words = lay(ui, text, theme::semibold(size), INK, f32::INFINITY);
    words.size().x <= width - 64.0
}

/// As [`button`], of this size.
pub fn button_sized(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    mark: &str,
    text: &str,
    size: Vec2,
) -> bool {
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let touch = desk.touch(ui, name, rect, button_info(text));
    paint_button(ui, desk, rect, touch);
    let font = theme::semibold(17.0);
    let inner = rect.shrink2(vec2(10.0, 2.0));
    if mark.is_empty() || !has_room_for_mark(ui, text, 13.0, rect.width()) {
        fit::paint_fit(
            ui,
            inner,
            Align2::CENTER_CENTER,
            text,
            font,
            desk.shades.words,
        );
    } else {
        desk.mark(
            ui,
            mark,
            pos2(rect.left() + 28.0, rect.center().y),
            22.0,
            desk.shades.words,
        );
        let words = Rect::from_min_max(pos2(rect.left() + 54.0, inner.top()), inner.max);
        fit::paint_fit(
            ui,
            words,
            Align2::LEFT_CENTER,
            text,
            font,
            desk.shades.words,
        );
    }
    touch.chosen
}

/// A square button with a mark; its words show when pointer or focus have rested on it for a while.
pub fn mark_button(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    mark: &str,
    words: &str,
    on: bool,
) -> bool {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::empty());
    let touch = desk.touch(ui, name, rect, button_info(words));
    paint_button(ui, desk, rect, touch);
    let colour = if on {
        ui.painter()
            .rect_filled(rect.shrink(4.0), 5.0, desk.shades.bright);
        desk.shades.on_bright
    } else {
        desk.shades.words
    };
    desk.mark(ui, mark, rect.center(), 20.0, colour);
    told(ui, desk, name, words, rect);
    touch.chosen
}

/// A button with words alone.
pub fn button_in(ui: &mut Ui, desk: &mut MenuUi, name: &str, text: &str, width: f32) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let touch = desk.touch(ui, name, rect, button_info(text));
    paint_button(ui, desk, rect, touch);
    let inner = rect.shrink2(vec2(8.0, 2.0));
    let font = theme::semibold(15.0);
    fit::paint_fit(
        ui,
        inner,
        Align2::CENTER_CENTER,
        text,
        font,
        desk.shades.words,
    );
    touch.chosen
}

/// A small button that is on or off: on paper if it is on.
pub fn toggle_button(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    mark: &str,
    text: &str,
    on: bool,
) -> bool {
    let width = small_button_width(ui, text);
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let touch = desk.touch(
        ui,
        name,
        rect,
        WidgetInfo::selected(WidgetType::Button, true, on, text),
    );
    paint_button(ui, desk, rect, touch);
    let colour = if on {
        ui.painter()
            .rect_filled(rect.shrink(4.0), 5.0, desk.shades.bright);
        desk.shades.on_bright
    } else {
        desk.shades.words
    };
    let middle = rect.center().y;
    desk.mark(ui, mark, pos2(rect.left() + 24.0, middle), 18.0, colour);
    ui.painter().text(
        pos2(rect.left() + 44.0, middle),
        Align2::LEFT_CENTER,
        text,
        theme::semibold(16.0),
        colour,
    );
    touch.chosen
}

/// Part of a small button's width that its mark takes.
pub const SMALL_MARK: f32 = 40.0;

/// The width that a small button needs.
pub fn small_button_width(ui: &Ui, text: &str) -> f32 {
    lay(
        ui,
        text,
        theme::semibold(16.0),
        theme::shades_of(ui).words,
        f32::INFINITY,
    )
    .size()
    .x + 28.0
        + SMALL_MARK
}

/// A small button with a mark before its words.
pub fn small_button(ui: &mut Ui, desk: &mut MenuUi, name: &str, mark: &str, text: &str) -> bool {
    let width = small_button_width(ui, text);
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let touch = desk.touch(ui, name, rect, button_info(text));
    paint_button(ui, desk, rect, touch);
    desk.mark(
        ui,
        mark,
        pos2(rect.left() + 24.0, rect.center().y),
        18.0,
        desk.shades.words,
    );
    ui.painter().text(
        pos2(rect.left() + 44.0, rect.center().y),
        Align2::LEFT_CENTER,
        text,
        theme::semibold(16.0),
        desk.shades.words,
    );
    touch.chosen
}

/// Draws a switch, on or off. Returns true if it was turned.
pub fn toggle(ui: &mut Ui, desk: &mut MenuUi, name: &str, on: &mut bool) -> bool {
    let (rect, _) = ui.allocate_exact_size(TOGGLE, Sense::empty());
    let info = WidgetInfo {
        selected: Some(*on),
        ..WidgetInfo::new(WidgetType::Checkbox)
    };
    let touch = desk.touch(ui, name, rect, info);
    let track = Rect::from_center_size(rect.center(), vec2(56.0, 30.0));
    let (bright, on_bright) = (desk.shades.bright, desk.shades.on_bright);
    let fill = if *on { bright } else { desk.shades.panel };
    ui.painter().rect(
        track,
        15.0,
        fill,
        Stroke::new(1.5, if *on { bright } else { desk.shades.soft }),
        StrokeKind::Inside,
    );
    let x = if *on {
        track.right() - 15.0
    } else {
        track.left() + 15.0
    };
    let knob = pos2(x, track.center().y);
    ui.painter()
        .circle_filled(knob, 10.5, if *on { on_bright } else { desk.shades.soft });
    if *on {
        desk.mark(ui, "check", knob, 11.0, bright);
    }
    if touch.focused {
        theme::focus_ring(ui, track.expand(3.0));
    }
    if touch.chosen {
        *on = !*on;
    }
    touch.chosen
}

/// The room that a switch needs.
pub const TOGGLE: Vec2 = vec2(56.0, TOUCH);

/// The room that a choice needs: all values side by side if they fit into `most`, else one with arrows.
pub fn choice_size(ui: &Ui, labels: &[String], most: f32) -> Vec2 {
    let widths = segment_widths(ui, labels);
    let whole: f32 = widths.iter().sum();
    let widest = widths.iter().copied().fold(0.0, f32::max);
    let width = if whole <= most {
        whole
    } else {
        (widest + 2.0 * TOUCH).min(most)
    };
    vec2(width, TOUCH)
}

fn segment_widths(ui: &Ui, labels: &[String]) -> Vec<f32> {
    labels
        .iter()
        .map(|label| {
            let galley = lay(
                ui,
                label,
                theme::semibold(15.0),
                theme::shades_of(ui).words,
                f32::INFINITY,
            );
            (galley.size().x + 28.0).max(TOUCH)
        })
        .collect()
}

/// One of several values. Gives the new one if it was changed.
pub fn choice(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    labels: &[String],
    now: usize,
    most: f32,
) -> Option<usize> {
    let size = choice_size(ui, labels, most);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let widths = segment_widths(ui, labels);
    let info = value_info(labels.get(now).map_or("", String::as_str));
    let (response, focused, change) = desk.touch_sideways(ui, name, rect, Sense::CLICK, info);
    let mut new = stepped(desk, name, (labels.len(), now), change);
    let clicked = response
        .clicked()
        .then(|| response.interact_pointer_pos())
        .flatten();
    let hover = response.hover_pos();
    let painter = ui.painter();
    let round = CornerRadius::same(BUTTON_RADIUS);
    painter.rect(
        rect,
        round,
        desk.shades.panel,
        Stroke::new(1.5, desk.shades.line),
        StrokeKind::Inside,
    );
    if widths.iter().sum::<f32>() <= size.x + 0.5 {
        let mut x = rect.left();
        for (index, (label, width)) in labels.iter().zip(widths).enumerate() {
            let segment = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
            x += width;
            if clicked.is_some_and(|p| segment.contains(p)) {
                new = index;
            }
            let inner = segment.shrink(4.0);
            let colour = if index == now {
                painter.rect_filled(inner, 5.0, desk.shades.bright);
                desk.shades.on_bright
            } else {
                if hover.is_some_and(|p| segment.contains(p)) {
                    painter.rect_filled(inner, 5.0, desk.shades.lit);
                }
                desk.shades.words
            };
            painter.text(
                segment.center(),
                Align2::CENTER_CENTER,
                label,
                theme::semibold(15.0),
                colour,
            );
        }
    } else if let Some(stepped) = arrows(ui, desk, rect, labels, now, clicked) {
        new = stepped;
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    if focused {
        theme::focus_ring(ui, rect);
    }
    (new != now).then_some(new)
}

/// As [`choice`], with a sentence on each value; it shows when pointer or focus have rested on the value for a while.
pub fn told_choice(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    labels: &[String],
    told: &[String],
    now: usize,
    most: f32,
) -> Option<usize> {
    let size = choice_size(ui, labels, most);
    let rect = Rect::from_min_size(ui.cursor().min, size);
    let is_beside = desk.row.is_none_or(|left| left < rect.left() - 1.0);
    let new = choice(ui, desk, name, labels, now, most);
    let widths = segment_widths(ui, labels);
    let whole = widths.iter().sum::<f32>() <= size.x + 0.5;
    let segment = |index: usize| {
        let left: f32 = widths.iter().take(index).sum();
        match widths.get(index) {
            Some(width) if whole => {
                let min = pos2(rect.left() + left, rect.top());
                Rect::from_min_size(min, vec2(*width, rect.height()))
            }
            _ => rect,
        }
    };
    let read = if desk.device == Device::Mouse {
        let at = ui.ctx().pointer_hover_pos();
        let at = at.filter(|at| ui.clip_rect().contains(*at) && rect.contains(*at));
        at.and_then(|at| (0..labels.len()).find(|n| segment(*n).contains(at)))
            .map(|n| if whole { n } else { now })
    } else {
        (desk.nav.name() == name).then_some(now)
    };
    let read = read.filter(|n| told.get(*n).is_some_and(|words| !words.is_empty()));
    if has_rested(ui, desk, name, read)
        && let Some(n) = read
    {
        let at = segment(n);
        let tip = lay_told(ui, desk, &told[n], told_width(ui, rect, is_beside));
        let place = told_place(ui, tip.size(), at, rect, is_beside);
        paint_told(ui, desk, name, tip, place);
    }
    new
}

/// Draws the name of a thing without words beside it once pointer or focus have rested on it.
pub fn told(ui: &Ui, desk: &mut MenuUi, name: &str, words: &str, thing: Rect) {
    let read = if desk.device == Device::Mouse {
        let at = ui.ctx().pointer_hover_pos();
        at.is_some_and(|at| ui.clip_rect().contains(at) && thing.contains(at))
    } else {
        desk.nav.name() == name
    };
    if has_rested(ui, desk, name, read.then_some(0)) {
        let tip = lay_told(ui, desk, words, TOLD_WIDTH);
        let place = below_or_above(
            ui,
            tip.size(),
            thing,
            thing.center().x - tip.size().x / 2.0 - TOLD_PAD.x,
        );
        paint_told(ui, desk, name, tip, place);
    }
}

/// Returns true if pointer or focus have been on the same value for a while. Requests a frame for the time at which
/// they will have.
fn has_rested(ui: &Ui, desk: &mut MenuUi, name: &str, read: Option<usize>) -> bool {
    /// Time of rest before it is explained, in seconds.
    const REST: f64 = 0.45;
    let id = Id::new(("menu", name, "read"));
    let now = ui.input(|input| input.time);
    let Some(n) = read else {
        ui.data_mut(|data| data.remove::<(usize, f64)>(id));
        return false;
    };
    let before: Option<(usize, f64)> = ui.data(|data| data.get_temp(id));
    let since = before.filter(|(at, _)| *at == n).map_or(now, |(_, s)| s);
    ui.data_mut(|data| data.insert_temp(id, (n, since)));
    let left = REST - (now - since);
    if left > 0.0 {
        desk.nav.due_in(Duration::from_secs_f64(left + 0.01));
    }
    left <= 0.0
}

/// Largest width of a sentence on paper, the distance from its edge to its words, and that to what it explains.
const TOLD_WIDTH: f32 = 300.0;
const TOLD_PAD: Vec2 = vec2(14.0, 10.0);
const TOLD_GAP: f32 = 7.0;

/// The room on the page for sentences on paper.
fn told_page(ui: &Ui) -> Rect {
    ui.ctx().content_rect().shrink(8.0)
}

/// Width of the sentence on a value of this choice: no words of the next row are in its way.
fn told_width(ui: &Ui, choice: Rect, is_beside: bool) -> f32 {
    /// Less than the gap between a row's words and its control.
    const OVER: f32 = ROW_GAP - 4.0;
    /// In less room no line has more than two words.
    const LEAST: f32 = 180.0;
    let room = if is_beside {
        choice.width() + OVER
    } else {
        told_page(ui).right() - choice.right() - 2.0 * TOLD_GAP
    };
    room.clamp(LEAST, TOLD_WIDTH)
}

/// Words for a sentence on paper of this width.
fn lay_told(ui: &Ui, desk: &MenuUi, words: &str, width: f32) -> Arc<Galley> {
    let width = width - 2.0 * TOLD_PAD.x;
    lay(ui, words, theme::regular(15.0), desk.shades.words, width)
}

/// Place of the sentence on a value of a choice: below the value where the words of its row are at the left, else at the
/// right of the choice, since the words of the next row are below.
fn told_place(ui: &Ui, words: Vec2, value: Rect, choice: Rect, is_beside: bool) -> Rect {
    let size = words + 2.0 * TOLD_PAD;
    if is_beside {
        let last = choice.right() - size.x;
        let left = value.center().x - size.x / 2.0;
        return below_or_above(ui, words, value, left.max(choice.left()).min(last));
    }
    let page = told_page(ui);
    let left = (choice.right() + 2.0 * TOLD_GAP).min(page.right() - size.x);
    let top = value.center().y - size.y / 2.0;
    let top = top.min(page.bottom() - size.y).max(page.top());
    Rect::from_min_size(pos2(left, top), size)
}

/// Place of a sentence on paper below something, or above it where the window ends.
fn below_or_above(ui: &Ui, words: Vec2, thing: Rect, left: f32) -> Rect {
    let size = words + 2.0 * TOLD_PAD;
    let page = told_page(ui);
    let left = left.min(page.right() - size.x).max(page.left());
    let below = thing.bottom() + TOLD_GAP;
    let top = if below + size.y <= page.bottom() {
        below
    } else {
        thing.top() - TOLD_GAP - size.y
    };
    Rect::from_min_size(pos2(left, top), size)
}

/// A sentence on paper.
fn paint_told(ui: &Ui, desk: &MenuUi, name: &str, words: Arc<Galley>, rect: Rect) {
    let layer = egui::LayerId::new(egui::Order::Tooltip, Id::new(("told", name)));
    let painter = ui.ctx().layer_painter(layer);
    let ink = match desk.device {
        Device::Mouse => desk.shades.words,
        _ => desk.shades.focus,
    };
    let line = Stroke::new(2.0, ink);
    painter.rect(rect, 9.0, desk.shades.panel, line, StrokeKind::Outside);
    painter.galley(rect.min + TOLD_PAD, words, desk.shades.words);
}

/// Next of `count` values after left, right or a press.
fn stepped(desk: &mut MenuUi, name: &str, (count, now): (usize, usize), change: i8) -> usize {
    let last = count.saturating_sub(1);
    if desk.nav.is_accepted(Id::new(("menu", name))) {
        return if now == last { 0 } else { now + 1 };
    }
    match change {
        1 => (now + 1).min(last),
        -1 => now.saturating_sub(1),
        _ => now,
    }
}

/// Draws several values side by side to choose from, each painted: `paint` gets its index, its rectangle, and whether
/// it is the chosen one. Returns the new one if it was changed.
pub fn painted_choice(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    says: &str,
    size: Vec2,
    (count, now): (usize, usize),
    mut paint: impl FnMut(&Ui, &mut MenuUi, usize, Rect, bool),
) -> Option<usize> {
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let info = value_info(says);
    let (response, focused, change) = desk.touch_sideways(ui, name, rect, Sense::CLICK, info);
    let mut new = stepped(desk, name, (count, now), change);
    let clicked = response
        .clicked()
        .then(|| response.interact_pointer_pos())
        .flatten();
    let hover = response.hover_pos();
    let round = CornerRadius::same(BUTTON_RADIUS);
    desk.paint_panel(ui, rect, round, desk.shades.panel);
    let wide = rect.width() / count.max(1) as f32;
    for index in 0..count {
        let left = pos2(rect.left() + index as f32 * wide, rect.top());
        let segment = Rect::from_min_size(left, vec2(wide, rect.height()));
        if clicked.is_some_and(|at| segment.contains(at)) {
            new = index;
        }
        let inner = segment.shrink(4.0);
        if index == now {
            ui.painter().rect_filled(inner, 5.0, desk.shades.bright);
        } else if hover.is_some_and(|at| segment.contains(at)) {
            ui.painter().rect_filled(inner, 5.0, desk.shades.lit);
        }
        paint(ui, desk, index, inner, index == now);
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    if focused {
        theme::focus_ring(ui, rect);
    }
    (new != now).then_some(new)
}

/// One of several values between two arrows, as wide as there is room. Gives the new one if it was changed.
pub fn stepper(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    labels: &[String],
    now: usize,
) -> Option<usize> {
    let size = vec2(ui.available_width(), TOUCH);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let info = value_info(labels.get(now).map_or("", String::as_str));
    let touch = desk.touch(ui, name, rect, info);
    let clicked = ui
        .input(|input| input.pointer.interact_pos())
        .filter(|at| touch.chosen && rect.contains(*at))
        .filter(|_| !desk.nav.input.accept);
    let fill = if touch.hovered || touch.focused {
        desk.shades.lit
    } else {
        desk.shades.panel
    };
    desk.paint_panel(ui, rect, CornerRadius::same(BUTTON_RADIUS), fill);
    let mut new = arrows(ui, desk, rect, labels, now, clicked);
    if touch.chosen && clicked.is_none() {
        // A press goes on to the next: left and right lead along the row.
        new = Some((now + 1) % labels.len().max(1));
    }
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
    new.filter(|new| *new != now)
}

/// A value between two arrows: to the one before and the one after; its middle goes on to the next. Gives where a click
/// leads.
fn arrows(
    ui: &Ui,
    desk: &mut MenuUi,
    rect: Rect,
    labels: &[String],
    now: usize,
    clicked: Option<egui::Pos2>,
) -> Option<usize> {
    let last = labels.len().saturating_sub(1);
    let (left, right) = (
        Rect::from_min_size(rect.min, Vec2::splat(TOUCH)),
        Rect::from_min_size(pos2(rect.right() - TOUCH, rect.top()), Vec2::splat(TOUCH)),
    );
    fit::paint_fit(
        ui,
        rect.shrink2(vec2(TOUCH * 0.8, 0.0)),
        Align2::CENTER_CENTER,
        labels.get(now).map_or("", String::as_str),
        theme::semibold(15.0),
        desk.shades.words,
    );
    let Shades { line, words, .. } = desk.shades;
    let shade = |can: bool| if can { words } else { line };
    desk.mark(ui, "chevron-left", left.center(), 16.0, shade(now > 0));
    desk.mark(ui, "chevron-right", right.center(), 16.0, shade(now < last));
    let at = clicked?;
    Some(if left.contains(at) {
        now.saturating_sub(1)
    } else if right.contains(at) {
        (now + 1).min(last)
    } else {
        (now + 1) % labels.len().max(1)
    })
}

/// The room that a slider takes, if there is so much.
pub const SLIDER: Vec2 = vec2(300.0, TOUCH);

/// Draws a slider from `least` to `most` in steps, with its value in words. Returns whether it was moved, and whether
/// it was let go: then a sample is due.
pub fn slider(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    value: &mut f32,
    (least, most, step): (f32, f32, f32),
    says: &str,
) -> SliderResponse {
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width().min(SLIDER.x), SLIDER.y),
        Sense::empty(),
    );
    let info = WidgetInfo {
        value: Some(f64::from(*value)),
        current_text_value: Some(says.to_owned()),
        ..WidgetInfo::new(WidgetType::Slider)
    };
    let (response, focused, change) =
        desk.touch_sideways(ui, name, rect, Sense::CLICK | Sense::DRAG, info);
    let groove = Rect::from_min_max(
        pos2(rect.left() + 14.0, rect.center().y - 3.0),
        pos2(rect.right() - 82.0, rect.center().y + 3.0),
    );
    let before = *value;
    if let Some(pointer) = response
        .interact_pointer_pos()
        .filter(|_| response.is_pointer_button_down_on() || response.clicked())
    {
        let share = ((pointer.x - groove.left()) / groove.width()).clamp(0.0, 1.0);
        *value = least + share * (most - least);
    }
    *value += step * f32::from(change);
    *value = (((*value - least) / step).round() * step + least).clamp(least, most);
    let share = (*value - least) / (most - least);
    let knob = pos2(groove.left() + share * groove.width(), groove.center().y);
    let painter = ui.painter();
    painter.rect(
        groove,
        3.0,
        desk.shades.panel,
        Stroke::new(1.0, desk.shades.line),
        StrokeKind::Outside,
    );
    painter.rect_filled(
        Rect::from_min_max(groove.min, pos2(knob.x, groove.bottom())),
        3.0,
        desk.shades.bright,
    );
    painter.circle_filled(knob, 11.0, desk.shades.bright);
    painter.circle_stroke(knob, 7.5, Stroke::new(1.5, desk.shades.on_bright));
    painter.text(
        pos2(rect.right(), rect.center().y),
        Align2::RIGHT_CENTER,
        says,
        theme::semibold(16.0),
        desk.shades.words,
    );
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    if focused {
        theme::focus_ring(ui, rect.expand2(vec2(2.0, -4.0)));
    }
    let moved = (*value - before).abs() > f32::EPSILON;
    SliderResponse {
        moved,
        rests: (moved && change != 0) || response.drag_stopped() || response.clicked(),
    }
}

/// Interaction with a slider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SliderResponse {
    /// Its value is another.
    pub moved: bool,
    /// It was let go, or moved by a step.
    pub rests: bool,
}

/// Draws a number field, typed digit by digit: the first one begins a new number. Returns whether it was changed, and
/// whether it was pressed, for players who have no digits at hand.
pub fn number(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    value: &mut u64,
    width: f32,
) -> TextResponse {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let info = WidgetInfo {
        current_text_value: Some(value.to_string()),
        ..WidgetInfo::new(WidgetType::TextEdit)
    };
    let touched = desk.touch(ui, name, rect, info);
    let before = *value;
    let typing = Id::new(("menu", name, "typing"));
    let mut begun = ui.data(|data| data.get_temp(typing).unwrap_or(false)) && touched.focused;
    if touched.focused {
        let events = ui.input(|input| input.events.clone());
        for event in events {
            match event {
                egui::Event::Text(text) => {
                    for digit in text.chars().filter_map(|c| c.to_digit(10)) {
                        append(value, digit, &mut begun);
                    }
                }
                egui::Event::Key {
                    key: Key::Backspace,
                    pressed: true,
                    ..
                } => {
                    *value /= 10;
                    begun = true;
                }
                egui::Event::Key {
                    key: Key::Delete,
                    pressed: true,
                    ..
                } => *value = 0,
                _ => {}
            }
        }
    }
    ui.data_mut(|data| data.insert_temp(typing, begun));
    paint_button(ui, desk, rect, touched);
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let words = value.to_string();
    fit::paint_fit(
        ui,
        inner,
        Align2::LEFT_CENTER,
        &words,
        theme::semibold(17.0),
        desk.shades.words,
    );
    if touched.focused {
        let wide = lay(
            ui,
            &words,
            theme::semibold(17.0),
            desk.shades.words,
            f32::INFINITY,
        )
        .size();
        let x = inner.left() + wide.x.min(inner.width()) + 3.0;
        let (top, bottom) = (rect.center().y - 9.0, rect.center().y + 9.0);
        ui.painter().line_segment(
            [pos2(x, top), pos2(x, bottom)],
            Stroke::new(1.5, desk.shades.words),
        );
    }
    if touched.hovered {
        ui.ctx().set_cursor_icon(egui::CursorIcon::Text);
    }
    TextResponse {
        changed: *value != before,
        pressed: touched.chosen,
    }
}

/// Draws a text field, typed letter by letter, with `hint` in it as long as it is empty. While it has the focus, no
/// other field gets the letters. Returns whether it was changed, and whether it was pressed, for players who have no
/// letters at hand.
pub fn text_field(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    text: &mut String,
    hint: &str,
    width: f32,
) -> TextResponse {
    const LONGEST: usize = 60;
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let info = WidgetInfo {
        label: Some(hint.to_owned()),
        current_text_value: Some(text.clone()),
        ..WidgetInfo::new(WidgetType::TextEdit)
    };
    let touched = desk.touch(ui, name, rect, info);
    let before = text.clone();
    if touched.focused {
        for event in ui.input(|input| input.events.clone()) {
            match event {
                egui::Event::Text(typed) | egui::Event::Paste(typed) => {
                    let letters = typed.chars().filter(|c| !c.is_control());
                    let room = LONGEST.saturating_sub(text.chars().count());
                    text.extend(letters.take(room));
                    // A letter may be bound to something: here it is a letter.
                    desk.nav.input = Default::default();
                }
                egui::Event::Key {
                    key: Key::Backspace,
                    pressed: true,
                    ..
                } => {
                    text.pop();
                }
                _ => {}
            }
        }
        if desk.nav.input.remove {
            text.clear();
        }
    }
    paint_button(ui, desk, rect, touched);
    paint_lens(ui, rect.left_center() + vec2(22.0, 0.0), desk.shades.words);
    let inner = rect.with_min_x(rect.left() + 42.0).shrink2(vec2(6.0, 0.0));
    let font = theme::semibold(17.0);
    let (words, colour) = if text.is_empty() {
        (hint, desk.shades.soft)
    } else {
        (text.as_str(), desk.shades.words)
    };
    // Long text is scrolled to its end.
    let galley = lay(ui, words, font, colour, f32::INFINITY);
    let size = galley.size();
    let left = if text.is_empty() {
        inner.left()
    } else {
        inner.left().min(inner.right() - 6.0 - size.x)
    };
    let at = pos2(left, rect.center().y - size.y / 2.0);
    ui.painter()
        .with_clip_rect(inner.intersect(ui.clip_rect()))
        .galley(at, galley, colour);
    if touched.focused {
        let x = if text.is_empty() {
            left - 3.0
        } else {
            left + size.x + 2.0
        };
        let ends = [
            pos2(x, rect.center().y - 9.0),
            pos2(x, rect.center().y + 9.0),
        ];
        ui.painter()
            .line_segment(ends, Stroke::new(1.5, desk.shades.words));
    }
    if touched.hovered {
        ui.ctx().set_cursor_icon(egui::CursorIcon::Text);
    }
    TextResponse {
        changed: *text != before,
        pressed: touched.chosen,
    }
}

/// A lens: something is looked for.
pub fn paint_lens(ui: &Ui, middle: egui::Pos2, colour: Color32) {
    let line = Stroke::new(2.2, colour);
    let glass = middle - vec2(2.0, 2.0);
    ui.painter().circle_stroke(glass, 6.0, line);
    let ends = [glass + vec2(4.5, 4.5), glass + vec2(10.0, 10.0)];
    ui.painter().line_segment(ends, line);
}

/// Interaction with a number field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextResponse {
    /// It is another.
    pub changed: bool,
    /// It was pressed.
    pub pressed: bool,
}

/// Appends a digit to a number, or begins a new one with it. What would be too large stays as it is.
pub fn append(value: &mut u64, digit: u32, begun: &mut bool) {
    if !std::mem::replace(begun, true) {
        *value = 0;
    }
    *value = value
        .checked_mul(10)
        .and_then(|v| v.checked_add(u64::from(digit)))
        .unwrap_or(*value);
}

/// Draws tabs: names of pages side by side, each a message, one of them open, where the focus begins. Shoulder buttons
/// leaf through them. Returns true if another was opened.
pub fn tabs(ui: &mut Ui, desk: &mut MenuUi, names: &[&'static str], now: &mut usize) -> bool {
    let before = *now;
    let leaf = desk.nav.tab();
    let count = names.len().max(1) as i32;
    *now = (*now as i32 + i32::from(leaf)).rem_euclid(count) as usize;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (index, name) in names.iter().enumerate() {
            let words = words::say(ui, *name);
            let galley = lay(
                ui,
                &words,
                theme::semibold(17.0),
                desk.shades.words,
                f32::INFINITY,
            );
            let size = vec2(galley.size().x + 36.0, TOUCH);
            let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
            let touch = desk.touch(ui, name, rect, entry_info(&words, index == *now));
            if index == *now {
                desk.nav.begin_here();
                // Shoulder buttons move the focus along.
                if leaf != 0 {
                    desk.nav.focus_here();
                }
            }
            if touch.chosen {
                *now = index;
            }
            let open = index == *now;
            let colour = if open {
                desk.shades.on_bright
            } else {
                desk.shades.words
            };
            if open {
                ui.painter()
                    .rect_filled(rect, BUTTON_RADIUS, desk.shades.bright);
            } else if touch.hovered || touch.focused {
                ui.painter()
                    .rect_filled(rect, BUTTON_RADIUS, desk.shades.lit);
            }
            ui.painter().galley_with_override_text_color(
                rect.center() - galley.size() / 2.0,
                galley,
                colour,
            );
            if touch.focused {
                theme::focus_ring(ui, rect);
            }
        }
    });
    *now != before
}

/// Between a row's words and its control, and the width that long words need beside it.
const ROW_GAP: f32 = 24.0;
const ROW_WORDS: f32 = 200.0;

/// Largest width of a control beside a row's words, however long they are.
pub fn width_beside_words(ui: &Ui) -> f32 {
    ui.available_width() - ROW_GAP - ROW_WORDS
}

/// A row: what it is about at the left, how it is set at the right, or below where there is no room beside.
pub fn row<R>(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    about: &str,
    control: Vec2,
    add: impl FnOnce(&mut Ui, &mut MenuUi) -> R,
) -> R {
    let width = ui.available_width();
    let natural = |words: &str, font| {
        lay(ui, words, font, desk.shades.words, f32::INFINITY)
            .size()
            .x
    };
    let longest = natural(name, theme::semibold(17.0)).max(natural(about, theme::regular(15.0)));
    let beside = width - control.x - ROW_GAP >= longest.min(ROW_WORDS);
    let text_width = if beside {
        width - control.x - ROW_GAP
    } else {
        width
    };
    let label = name.to_owned();
    let name = lay(
        ui,
        name,
        theme::semibold(17.0),
        desk.shades.words,
        text_width,
    );
    let about = (!about.is_empty()).then(|| {
        lay(
            ui,
            about,
            theme::regular(15.0),
            desk.shades.soft,
            text_width,
        )
    });
    let text = vec2(
        text_width,
        name.size().y + about.as_ref().map_or(0.0, |a| a.size().y + 3.0),
    );
    let height = if beside {
        text.y.max(control.y)
    } else {
        text.y + 8.0 + control.y
    };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::empty());
    let mut at = rect.min;
    if beside {
        at.y += (height - text.y) / 2.0;
    }
    let name_height = name.size().y;
    ui.painter().galley(at, name, desk.shades.words);
    if let Some(about) = about {
        ui.painter()
            .galley(at + vec2(0.0, name_height + 3.0), about, desk.shades.soft);
    }
    let min = if beside {
        pos2(rect.right() - control.x, rect.center().y - control.y / 2.0)
    } else {
        pos2(rect.left(), rect.bottom() - control.y)
    };
    let place = UiBuilder::new().max_rect(Rect::from_min_size(min, control));
    desk.row = Some(rect.left());
    desk.row_label = label;
    // The room is allocated; a scope would set the next row below the control, which may end above the words.
    let inner = add(&mut ui.new_child(place), desk);
    desk.row = None;
    desk.row_label.clear();
    inner
}

/// Geometry of a scrolled part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scrolled {
    /// Scroll offset, measured down from the top.
    pub offset: f32,
    /// Height of the visible part.
    pub height: f32,
    /// Height of the contents.
    pub content: f32,
    /// It is still on its way.
    pub glides: bool,
}

/// A part of a page that scrolls up and down: by wheel, by keys where nothing has the focus, by the right stick.
pub fn scroll(ui: &mut Ui, desk: &mut MenuUi, name: &str, add: impl FnOnce(&mut Ui, &mut MenuUi)) {
    scroll_output(ui, desk, name, add);
}

/// As [`scroll`], but no higher than what is in it.
pub fn scroll_as_needed(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    add: impl FnOnce(&mut Ui, &mut MenuUi),
) {
    scroll_area(ui, desk, name, true, add);
}

/// As [`scroll`], and returns its geometry.
pub fn scroll_output(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    add: impl FnOnce(&mut Ui, &mut MenuUi),
) -> Scrolled {
    scroll_area(ui, desk, name, false, add)
}

/// Width of the scroll bar, with the gap before it.
pub const SCROLL_BAR: f32 = 14.0;
const SCROLL_BAR_GAP: f32 = 8.0;

fn scroll_area(
    ui: &mut Ui,
    desk: &mut MenuUi,
    name: &str,
    shrink: bool,
    add: impl FnOnce(&mut Ui, &mut MenuUi),
) -> Scrolled {
    let input = desk.nav.input;
    let height = ui.available_height();
    let arrows = if desk.nav.was_bare() {
        f32::from(input.step.1) * 64.0
    } else {
        0.0
    };
    let delta = input.pages * height * 0.85
        + input.scroll * 900.0 * ui.input(|input| input.stable_dt.min(0.05))
        + arrows;
    ui.spacing_mut().scroll = egui::style::ScrollStyle {
        bar_width: SCROLL_BAR - SCROLL_BAR_GAP,
        bar_inner_margin: SCROLL_BAR_GAP,
        bar_outer_margin: 0.0,
        handle_min_length: theme::TOUCH,
        foreground_color: false,
        ..egui::style::ScrollStyle::solid()
    };
    let shades = desk.shades;
    let bar = &mut ui.visuals_mut().widgets;
    bar.inactive.bg_fill = shades.line;
    bar.hovered.bg_fill = shades.soft;
    bar.active.bg_fill = desk.shades.words;
    ui.visuals_mut().extreme_bg_color = Color32::TRANSPARENT;
    let output = egui::ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink([false, shrink])
        .show(ui, |ui| {
            if delta != 0.0 {
                ui.scroll_with_delta(vec2(0.0, -delta));
            }
            // The ring of what has the focus reaches a little further than what scrolls.
            ui.set_clip_rect(ui.clip_rect().expand2(vec2(13.0, 7.0)));
            add(ui, desk);
        });
    let id = output.id.with("last offset");
    let offset = output.state.offset.y;
    let last: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(offset);
    ui.data_mut(|d| d.insert_temp(id, offset));
    Scrolled {
        offset,
        height: output.inner_rect.height(),
        content: output.content_size.y,
        glides: (offset - last).abs() > 0.5,
    }
}

/// A dashed outline: an empty place.
pub fn paint_dashed(ui: &Ui, rect: Rect, colour: Color32) {
    let points = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    ui.painter().extend(Shape::dashed_line(
        &points,
        Stroke::new(1.5, colour),
        6.0,
        4.0,
    ));
}

/// Total padding of a tag, left and right of its words.
const TAG_ENDS: f32 = 18.0;

fn tag_words(ui: &Ui, text: &str, colour: Color32) -> std::sync::Arc<egui::Galley> {
    lay(ui, text, theme::semibold(13.5), colour, f32::INFINITY)
}

/// A small tag with words.
pub fn paint_tag(
    ui: &Ui,
    right_top: egui::Pos2,
    text: &str,
    fill: Color32,
    colour: Color32,
) -> Rect {
    let galley = tag_words(ui, text, colour);
    let size = vec2(galley.size().x + TAG_ENDS, 21.0);
    let rect = Rect::from_min_size(pos2(right_top.x - size.x, right_top.y), size);
    ui.painter().rect_filled(rect, size.y / 2.0, fill);
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, colour);
    rect
}

/// The ring of a card that is spoken of.
pub fn paint_ring(ui: &Ui, rect: Rect) {
    ui.painter().rect_stroke(
        rect.expand(3.0),
        rect.width() * 0.056 + 3.0,
        Stroke::new(3.0, theme::shades_of(ui).focus),
        StrokeKind::Middle,
    );
}

/// The button that leads back, with an arrow and where it leads: a message.
pub fn back_button(ui: &mut Ui, desk: &mut MenuUi, name: &str, goal: &'static str) -> bool {
    let text = words::say(ui, goal);
    small_button(ui, desk, name, "chevron-left", &text)
}

/// Facts in a row.
pub fn facts(facts: &[String]) -> String {
    facts.join(" · ")
}

/// Width of the picture of a key or button of this `height`. Marks are as wide as they are drawn.
pub fn label_width(ui: &Ui, desk: &mut MenuUi, label: &ButtonLabel, height: f32) -> f32 {
    let mut mark = |name: &str| {
        let texture = desk.pictures.mark(ui.ctx(), name, None, height);
        texture.map_or(height, |t| t.size_vec2().x / ui.ctx().pixels_per_point())
    };
    match label {
        ButtonLabel::Mark(name) => mark(name),
        ButtonLabel::Held(both) => both.iter().map(|name| mark(name)).sum(),
        ButtonLabel::Key(text) => {
            let cap = text_of(ui, text);
            let wide = lay(
                ui,
                &cap,
                theme::semibold(height * 0.56),
                desk.shades.words,
                f32::INFINITY,
            );
            (wide.size().x + height * 0.58).max(height)
        }
    }
}

/// Paints the picture of a key or button, its left edge in the middle at `at`.
pub fn paint_label(
    ui: &Ui,
    desk: &mut MenuUi,
    label: &ButtonLabel,
    at: egui::Pos2,
    height: f32,
    colour: Color32,
) {
    let width = label_width(ui, desk, label, height);
    let middle = at + vec2(width / 2.0, 0.0);
    match label {
        ButtonLabel::Mark(mark) => desk.mark(ui, mark, middle, height, colour),
        ButtonLabel::Held([held, mark]) => {
            let quarter = vec2(width / 4.0, 0.0);
            desk.mark(ui, held, middle - quarter, height, colour);
            desk.mark(ui, mark, middle + quarter, height, colour);
        }
        ButtonLabel::Key(text) => {
            // As the drawings of keys: a line, and a heavier edge below.
            let line = (height * 0.07).max(1.5);
            let cap = Rect::from_center_size(middle, vec2(width, height)).shrink(line / 2.0);
            let round = height * 0.15;
            let painter = ui.painter();
            let stroke = Stroke::new(line, colour);
            painter.rect_stroke(cap, round, stroke, StrokeKind::Middle);
            let foot = Rect::from_min_max(pos2(cap.left(), cap.bottom() - round), cap.max);
            let edge = foot.translate(vec2(0.0, -line));
            painter.with_clip_rect(foot.expand(line)).rect_stroke(
                cap.with_max_y(edge.bottom()),
                round,
                stroke,
                StrokeKind::Middle,
            );
            painter.text(
                middle - vec2(0.0, line / 2.0),
                Align2::CENTER_CENTER,
                text_of(ui, text),
                theme::semibold(height * 0.56),
                colour,
            );
        }
    }
}

/// Draws prompts for the keys or buttons of the device in hand, each with a message; nothing for a mouse.
pub fn prompts(ui: &mut Ui, desk: &mut MenuUi, says: &[(MenuAction, &'static str)]) {
    const HEIGHT: f32 = 24.0;
    for (action, words) in says {
        let Some(label) = device::button_label(desk.device, desk.bindings, Action::from(*action))
        else {
            continue;
        };
        let soft = desk.shades.soft;
        let galley = lay(
            ui,
            &words::say(ui, *words),
            theme::regular(14.5),
            soft,
            f32::INFINITY,
        );
        let sign = label_width(ui, desk, &label, HEIGHT);
        let size = vec2(sign + 8.0 + galley.size().x, 28.0);
        let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
        paint_label(
            ui,
            desk,
            &label,
            rect.left_center(),
            HEIGHT,
            desk.shades.words,
        );
        let at = pos2(
            rect.left() + sign + 8.0,
            rect.center().y - galley.size().y / 2.0,
        );
        ui.painter().galley(at, galley, soft);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::dress;

    #[test]
    fn until_its_cover_is_drawn_a_game_has_its_name_on_paper() {
        let ctx = egui::Context::default();
        dress(
            &ctx,
            Cloth::Green,
            bevy::math::Vec2::new(1280.0, 800.0),
            1.0,
        );
        for title in ["T.O.D.", "Jackhammer", "A game with a name of many words"] {
            for width in [26.0, 84.0, 150.0, 320.0] {
                let paper = Rect::from_min_size(pos2(40.0, 30.0), pictures::card_size(width));
                let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                    paint_name_in_place_of_cover(ui, title, paper, 4.0);
                });
                output.textures_delta.clear();
                let words = output.shapes.iter().find_map(|shape| match &shape.shape {
                    Shape::Text(text) => Some(text.visual_bounding_rect()),
                    _ => None,
                });
                let words = words.unwrap_or_else(|| panic!("{title} has a name"));
                assert!(paper.contains_rect(words), "{title} {words:?}");
            }
        }
    }
}

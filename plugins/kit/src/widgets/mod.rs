//! Widgets of the menus. Every widget answers to mouse, keys and pad alike.

mod buttons;
mod choices;
mod explanations;
mod fields;
mod labels;
mod rows;

pub use buttons::{
    SMALL_MARK, back_button, button, button_in, button_sized, has_room_for_mark, mark_button,
    paint_button, paper_button, small_button, small_button_width, toggle_button,
};
pub use choices::{
    SLIDER, SliderResponse, TOGGLE, choice, choice_size, painted_choice, slider, stepper, toggle,
    told_choice,
};
pub use explanations::told;
pub use fields::{TextResponse, append, number, paint_lens, text_field};
pub use labels::{label_width, paint_label, prompts};
pub use rows::{
    SCROLL_BAR, Scrolled, row, scroll, scroll_as_needed, scroll_output, tabs, width_beside_words,
};

use crate::{
    Cloth, Preferences,
    device::Device,
    fit,
    focus::FocusNavigation,
    input::bindings::Bindings,
    pictures::{self, PERSON, Pictures},
    theme::{self, INK, PAPER, Shades},
};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Galley, Id, Rect, Sense, Shape, Stroke,
    StrokeKind, Ui, WidgetInfo, WidgetType, vec2,
};
use kortlek_art::{CardStyle, Suit};
use kortlek_rules::GameCard;
use std::sync::Arc;

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

impl<'a> MenuUi<'a> {
    /// Context at the beginning of a page or panel, as the player has set it.
    pub fn new(
        nav: &'a mut FocusNavigation,
        pictures: &'a mut Pictures,
        preferences: &'a Preferences,
        device: Device,
    ) -> MenuUi<'a> {
        MenuUi {
            nav,
            pictures,
            shades: theme::shades(preferences.cloth),
            style: preferences.card_style(),
            device,
            bindings: &preferences.bindings,
            row: None,
            row_label: String::new(),
        }
    }
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
        theme::paint_outlined(ui, rect, round, fill, self.shades.line);
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
            Some(left) => rect.with_min_x(left.min(rect.left())),
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
        theme::paint_mark(ui, self.pictures, name, middle, height, Some(tint));
    }

    /// Paints the face of a player: in its own colours, that of the person in the colour of words.
    pub fn avatar(&mut self, ui: &Ui, name: &str, middle: egui::Pos2, height: f32) {
        let tint = (name == PERSON).then_some(self.shades.words);
        theme::paint_mark(ui, self.pictures, name, middle, height, tint);
    }

    /// Paints a Decktet suit's mark in the colours of the style, in the middle of a rectangle, `height` points high.
    pub fn suit(&mut self, ui: &Ui, suit: Suit, middle: egui::Pos2, height: f32) {
        let set = self.style.decktet;
        if let Some(texture) = self.pictures.suit(ui.ctx(), suit.name(), set, height) {
            pictures::paint_at(ui, &texture, middle);
        }
    }

    /// Paints a game's cover with its shadow; until it is drawn, paper with the game's name.
    pub fn cover(&mut self, ui: &Ui, game: &GameCard, rect: Rect) {
        let rect = pictures::crisp(ui, rect);
        let width = rect.width();
        let round = width * 0.028;
        paint_shadow(ui, rect, round);
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
        paint_shadow(ui, rect, round);
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

/// Paints the shadow of a card or a cover.
fn paint_shadow(ui: &Ui, rect: Rect, round: f32) {
    for (drop, alpha) in [(1.0, 40), (2.5, 32), (4.0, 24)] {
        let shadow = rect.translate(vec2(0.0, drop * rect.width() / 96.0));
        ui.painter()
            .rect_filled(shadow, round, Color32::from_black_alpha(alpha));
    }
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
    let natural = width_of(ui, &name, theme::serif(20.0));
    let size = (20.0 * width * NAME / natural.max(1.0)).min(width * TYPE);
    let font = theme::serif(size);
    ui.painter()
        .text(band.center(), Align2::CENTER_CENTER, name, font, PAPER);
}

/// Words laid out, wrapped at a width.
pub fn lay(ui: &Ui, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    ui.painter()
        .layout(words.to_owned(), font, colour, width.max(1.0))
}

/// Width of words on one line.
pub fn width_of(ui: &Ui, words: &str, font: FontId) -> f32 {
    let galley = lay(ui, words, font, Color32::PLACEHOLDER, f32::INFINITY);
    galley.size().x
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
pub fn rule(ui: &mut Ui, cx: &MenuUi) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.5), Sense::empty());
    ui.painter().rect_filled(rect, 0.0, cx.shades.line);
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
    let line = Stroke::new(1.5, colour);
    ui.painter()
        .extend(Shape::dashed_line(&points, line, 6.0, 4.0));
}

/// A small tag with words.
pub fn paint_tag(
    ui: &Ui,
    right_top: egui::Pos2,
    text: &str,
    fill: Color32,
    colour: Color32,
) -> Rect {
    /// Total padding, left and right of the words.
    const ENDS: f32 = 18.0;
    let galley = lay(ui, text, theme::semibold(13.5), colour, f32::INFINITY);
    let size = vec2(galley.size().x + ENDS, 21.0);
    let rect = Align2::RIGHT_TOP.anchor_size(right_top, size);
    ui.painter().rect_filled(rect, size.y / 2.0, fill);
    fit::paint_galley(ui, rect, Align2::CENTER_CENTER, galley, colour);
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

/// Facts in a row.
pub fn facts(facts: &[String]) -> String {
    facts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::dress;
    use bevy_egui::egui::pos2;

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

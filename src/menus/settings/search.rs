//! Search for a setting by its name or its description, over all pages.

use crate::menus::search;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, Ui, Vec2, vec2};
use kortlek_kit::{
    device::Device,
    theme::{self, TOUCH},
    widgets::{self, MenuUi},
    words::say,
};

/// Search text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// `None` while the pages show.
    text: Option<String>,
    /// The field takes the focus.
    begins: bool,
}

impl Search {
    /// Returns true while a search is open.
    pub fn is_open(&self) -> bool {
        self.text.is_some()
    }

    /// Begins to look for something.
    pub fn open(&mut self) {
        self.text.get_or_insert_default();
        self.begins = true;
    }

    /// Leads back to the pages.
    pub fn close(&mut self) {
        *self = Search::default();
    }

    /// Words of the search, without capitals.
    pub fn words(&self) -> Vec<String> {
        search::words(self.text.as_deref().unwrap_or_default())
    }

    /// Typing begins it, and so do a slash and Ctrl+F.
    pub fn hear(&mut self, ui: &Ui, cx: &MenuUi) {
        if self.is_open() {
            return;
        }
        if let Some(typed) = search::begun(ui, cx) {
            self.open();
            self.text.get_or_insert_default().push_str(&typed);
        }
    }

    /// The button that begins it, in the upper right corner of the page.
    pub fn button(&mut self, ui: &Ui, cx: &mut MenuUi, corner: Pos2) {
        let min = corner + vec2(-TOUCH, -8.0);
        let rect = Rect::from_min_size(min, Vec2::splat(TOUCH));
        let info = widgets::button_info(say(ui, "settings-search"));
        let touch = cx.touch(ui, "settings search", rect, info);
        widgets::paint_button(ui, cx, rect, touch);
        widgets::paint_lens(ui, rect.center(), cx.shades.words);
        if touch.chosen {
            self.open();
        }
    }

    /// The field, and letters to press for those who have no keys.
    pub fn field(&mut self, ui: &mut Ui, cx: &mut MenuUi) {
        let begins = std::mem::take(&mut self.begins);
        let Some(text) = &mut self.text else { return };
        let hint = say(ui, "settings-search");
        let width = ui.available_width();
        widgets::text_field(ui, cx, "settings search field", text, &hint, width);
        if begins {
            cx.nav.focus_here();
            cx.nav.unsettle();
        }
        if matches!(cx.device, Device::Pad(_) | Device::Touch) {
            let letters = say(ui, "settings-search-letters");
            search::letters(ui, cx, text, &letters);
        }
    }
}

/// Filter for rows, with a count of the matches.
#[derive(Default)]
pub struct Rows<'w> {
    /// `None` if all rows are wanted.
    words: Option<&'w [String]>,
    /// Name of the page of the next rows, until it is shown.
    page: Option<&'static str>,
    /// Number of matching rows so far.
    pub found: usize,
}

impl<'w> Rows<'w> {
    /// All are wanted.
    pub fn all() -> Rows<'w> {
        Rows::default()
    }

    /// Only those are wanted that have all these words.
    pub fn with(words: &'w [String]) -> Rows<'w> {
        Rows {
            words: Some(words),
            ..Rows::default()
        }
    }

    /// Returns true if a search limits the rows.
    pub fn are_searched(&self) -> bool {
        self.words.is_some()
    }

    /// Begins the rows of a page.
    pub fn begin(&mut self, page: &'static str) {
        self.page = Some(page);
    }

    /// Returns true if a row matches. Before the first row of a page the page's name is shown.
    pub fn wants(&mut self, ui: &mut Ui, cx: &MenuUi, title: &str, about: &str) -> bool {
        let Some(words) = self.words else { return true };
        if !search::has_all(words, &format!("{title} {about}")) {
            return false;
        }
        self.found += 1;
        if let Some(page) = self.page.take() {
            let name = say(ui, page).to_uppercase();
            widgets::words(ui, &name, theme::serif(20.0), cx.shades.soft);
        }
        true
    }
}

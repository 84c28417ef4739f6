//! Looking for a setting by its name or by what is said of it, over all pages.

use crate::menus::{
    look::{self, TARGET, WORDS, say},
    widgets::{self, Desk},
};
use bevy::prelude::*;
use bevy_egui::egui::{Event, Key, Pos2, Rect, Ui, Vec2, pos2, vec2};
use kortlek_table::input::device::Device;

/// What is looked for.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// Nothing while the pages show.
    text: Option<String>,
    /// The field takes the focus.
    begins: bool,
}

impl Search {
    /// Whether something is looked for.
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

    /// What is looked for, word by word and without capitals.
    pub fn words(&self) -> Vec<String> {
        let text = plain(self.text.as_deref().unwrap_or_default());
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// Typing begins it, and so do a slash and Ctrl+F.
    pub fn hear(&mut self, ui: &Ui, desk: &mut Desk) {
        if self.is_open() {
            return;
        }
        let bound = desk.nav.input != Default::default();
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Key {
                    key: Key::F,
                    pressed: true,
                    modifiers,
                    ..
                } if modifiers.command => self.open(),
                Event::Text(typed) if typed == "/" => self.open(),
                // What is bound to something keeps its meaning.
                Event::Text(typed) if !bound && typed.chars().all(char::is_alphanumeric) => {
                    self.open();
                    if let Some(text) = &mut self.text {
                        text.push_str(&typed);
                    }
                }
                _ => {}
            }
        }
    }

    /// The button that begins it, in the upper right corner of the page.
    pub fn button(&mut self, ui: &Ui, desk: &mut Desk, corner: Pos2) {
        let min = corner + vec2(-TARGET, -8.0);
        let rect = Rect::from_min_size(min, Vec2::splat(TARGET));
        let touch = desk.touch(ui, "settings search", rect);
        widgets::paint_button(ui, desk, rect, touch);
        widgets::paint_lens(ui, rect.center(), WORDS);
        if touch.chosen {
            self.open();
        }
    }

    /// The field, and letters to press for those who have no keys.
    pub fn field(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let begins = std::mem::take(&mut self.begins);
        let Some(text) = &mut self.text else { return };
        let hint = say(ui, "settings-search");
        let width = ui.available_width();
        widgets::text_field(ui, desk, "settings search field", text, &hint, width);
        if begins {
            desk.nav.focus_here();
            desk.nav.unsettle();
        }
        if matches!(desk.device, Device::Pad(_) | Device::Touch) {
            letters(ui, desk, text);
        }
    }
}

/// Letters to press.
pub fn letters(ui: &mut Ui, desk: &mut Desk, text: &mut String) {
    const WIDE: f32 = 40.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (index, letter) in say(ui, "settings-search-letters").chars().enumerate() {
            let (rect, _) =
                ui.allocate_exact_size(vec2(WIDE, 36.0), bevy_egui::egui::Sense::empty());
            let touch = desk.touch(ui, &format!("letter {index}"), rect);
            widgets::paint_button(ui, desk, rect, touch);
            let font = look::semibold(16.0);
            let middle = bevy_egui::egui::Align2::CENTER_CENTER;
            ui.painter()
                .text(rect.center(), middle, letter, font, WORDS);
            if touch.chosen {
                text.push(letter);
            }
        }
        let (rect, _) = ui.allocate_exact_size(vec2(WIDE, 36.0), bevy_egui::egui::Sense::empty());
        let touch = desk.touch(ui, "letter back", rect);
        widgets::paint_button(ui, desk, rect, touch);
        desk.mark(
            ui,
            "chevron-left",
            pos2(rect.center().x, rect.center().y),
            14.0,
            WORDS,
        );
        if touch.chosen {
            text.pop();
        }
    });
}

/// Which rows are wanted, and how many there were.
pub struct Rows<'w> {
    /// Nothing if all are.
    words: Option<&'w [String]>,
    /// The name of the page on which the next rows stand, until it is shown.
    page: Option<&'static str>,
    /// How many were wanted so far.
    pub found: usize,
}

impl<'w> Rows<'w> {
    /// All are wanted.
    pub fn all() -> Rows<'w> {
        Rows {
            words: None,
            page: None,
            found: 0,
        }
    }

    /// Only those are wanted that have all these words.
    pub fn with(words: &'w [String]) -> Rows<'w> {
        Rows {
            words: Some(words),
            ..Rows::all()
        }
    }

    /// Whether only some are wanted.
    pub fn are_searched(&self) -> bool {
        self.words.is_some()
    }

    /// The next rows stand on this page.
    pub fn begin(&mut self, page: &'static str) {
        self.page = Some(page);
    }

    /// Whether a row is wanted. Before the first of a page the page's name is shown.
    pub fn wants(&mut self, ui: &mut Ui, desk: &Desk, title: &str, about: &str) -> bool {
        let Some(words) = self.words else { return true };
        if !has_all(words, title, about) {
            return false;
        }
        self.found += 1;
        if let Some(page) = self.page.take() {
            let name = say(ui, page).to_uppercase();
            widgets::words(ui, &name, look::serif(20.0), desk.shades.soft);
        }
        true
    }
}

/// A text without capitals, as it is looked for.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('ß', "ss")
}

/// Whether a row has all words, in its title or in what is said of it.
fn has_all(words: &[String], title: &str, about: &str) -> bool {
    let all = plain(&format!("{title} {about}"));
    words.iter().all(|word| all.contains(word.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let search = Search {
            text: Some(text.to_owned()),
            begins: false,
        };
        search.words()
    }

    #[test]
    fn a_row_is_found_by_any_part_of_its_words() {
        let row = |text: &str| has_all(&words(text), "Größe der Schrift", "Wie groß sie ist.");
        for found in ["schrift", "GRÖSSE", "SCHRI gr", "wie", "groß schrift"] {
            assert!(row(found), "{found}");
        }
        assert!(!row("schrift klein"));
        assert_eq!(words("  "), Vec::<String>::new());
    }
}

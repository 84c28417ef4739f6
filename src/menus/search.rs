//! Looking for something by its words: how they are compared, and how those without a keyboard write them.

use bevy_egui::egui::{Event, Key, Rect, Sense, Ui, vec2};
use kortlek_kit::{
    fit, theme,
    widgets::{self, MenuUi},
    words::say,
};

/// A text without capitals, as it is looked for.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('ß', "ss")
}

/// Splits a search into words without capitals.
pub fn words(text: &str) -> Vec<String> {
    let text = plain(text);
    text.split_whitespace().map(str::to_owned).collect()
}

/// Returns true if all words are somewhere in a text.
pub fn has_all(words: &[String], text: &str) -> bool {
    let all = plain(text);
    words.iter().all(|word| all.contains(word.as_str()))
}

/// Text typed in this frame while no field takes it, to begin a search. Keys with a binding keep their meaning. A
/// slash and Ctrl+F begin without a letter.
pub fn begun(ui: &Ui, cx: &MenuUi) -> Option<String> {
    let bound = cx.nav.input != Default::default();
    let mut begun: Option<String> = None;
    for event in ui.input(|input| input.events.clone()) {
        match event {
            Event::Key {
                key: Key::F,
                pressed: true,
                modifiers,
                ..
            } if modifiers.command => {
                begun.get_or_insert_default();
            }
            Event::Text(typed) if typed == "/" => {
                begun.get_or_insert_default();
            }
            Event::Text(typed) if !bound && typed.chars().all(char::is_alphanumeric) => {
                begun.get_or_insert_default().push_str(&typed);
            }
            _ => {}
        }
    }
    begun
}

/// Draws a key without what stands on it. Returns its rectangle, and true if it was pressed.
fn key(ui: &mut Ui, cx: &mut MenuUi, name: &str, words: impl ToString) -> (Rect, bool) {
    let (rect, _) = ui.allocate_exact_size(vec2(40.0, 36.0), Sense::empty());
    let touch = cx.touch(ui, name, rect, widgets::button_info(words));
    widgets::paint_button(ui, cx, rect, touch);
    (rect, touch.chosen)
}

/// Characters to press, and one that takes the last of the text away.
pub fn letters(ui: &mut Ui, cx: &mut MenuUi, text: &mut String, all: &str) {
    let (font, ink) = (theme::semibold(16.0), cx.shades.words);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (index, letter) in all.chars().enumerate() {
            let (rect, pressed) = key(ui, cx, &format!("letter {index}"), letter);
            fit::paint_middle(ui, rect, &letter.to_string(), font.clone(), ink);
            if pressed {
                text.push(letter);
            }
        }
        let (rect, pressed) = key(ui, cx, "letter back", say(ui, "delete-last"));
        cx.mark(ui, "chevron-left", rect.center(), 14.0, ink);
        if pressed {
            text.pop();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_found_by_any_part_of_its_words() {
        let row = |text: &str| has_all(&words(text), "Größe der Schrift Wie groß sie ist.");
        for found in ["schrift", "GRÖSSE", "SCHRI gr", "wie", "groß schrift"] {
            assert!(row(found), "{found}");
        }
        assert!(!row("schrift klein"));
        assert_eq!(words("  "), Vec::<String>::new());
    }
}

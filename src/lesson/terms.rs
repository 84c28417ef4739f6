//! Terms in the teacher's words: they are stops of the table's focus, and one of them at a time is explained.

use super::page::{LessonInput, LessonPage};
use crate::terms::{self, Marked};
use bevy_egui::egui::{Context, Galley, Pos2, Rect, Ui};
use kortlek_games::Term;
use kortlek_kit::{focus::FocusNavigation, pictures::Pictures, theme::INK, widgets::MenuUi};

/// Names of the terms that can be pressed, by their number in the text. A text has no more than these.
const NAMES: [&str; 8] = [
    "lesson-term-1",
    "lesson-term-2",
    "lesson-term-3",
    "lesson-term-4",
    "lesson-term-5",
    "lesson-term-6",
    "lesson-term-7",
    "lesson-term-8",
];
/// Name of the cancel action while a term is explained; no button shows it.
pub const CLOSE: &str = "lesson-term-close";

/// Index of the term that a button explains.
pub fn number_of(name: &str) -> Option<usize> {
    NAMES.iter().position(|of| *of == name)
}

/// Marked words of a slip, with their places.
pub struct Spoken<'g>(Marked<'g>);

impl<'g> Spoken<'g> {
    /// Starts with no words marked.
    pub fn of(page: &LessonPage<'g, '_, '_>) -> Spoken<'g> {
        Spoken(Marked::new(page.glossary))
    }

    /// Marks the terms in a text on paper.
    pub fn mark(&mut self, page: &mut LessonPage<'g, '_, '_>, ui: &Ui, text: (&Galley, Pos2)) {
        self.0.mark(ui, text, [INK, INK], |number, rect| {
            let name = NAMES.get(number);
            let focused = name.is_some_and(|name| page.stand(name, rect, false));
            (focused, false)
        });
    }

    /// Tells the page what was pressed and what is explained.
    pub fn end(self, page: &mut LessonPage<'g, '_, '_>, ui: &Ui, explained: Option<usize>) {
        match self.0.pressed(ui) {
            Some(Some((number, _))) => page.pressed = NAMES.get(number).copied(),
            Some(None) if explained.is_some() && page.pressed.is_none() => {
                page.pressed = Some(CLOSE);
            }
            _ => {}
        }
        let stands = explained.and_then(|number| self.0.stands(number));
        page.explained = stands.and_then(|(rect, id)| Some((page.glossary.term(id)?, rect)));
    }
}

/// Explains a term at its place, over everything.
pub fn explain(
    ctx: &Context,
    (term, place): (&Term, Rect),
    (page, nav, pictures): (&LessonInput, &mut FocusNavigation, &mut Pictures),
) {
    let mut cx = MenuUi::new(nav, pictures, &page.preferences, *page.device);
    terms::panel(ctx, &mut cx, term, place, ctx.content_rect().shrink(8.0));
}

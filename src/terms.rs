//! Words that can be explained, as they are marked in running text, and the slip that explains one. The words and
//! their explanations are data ([`kortlek_games::Glossary`]).

use bevy_egui::egui::{
    Align2, Area, Color32, Context, CursorIcon, Frame, Galley, Id, Order, Pos2, Rect, Sense, Shape,
    Stroke, StrokeKind, Ui, epaint::RectShape, pos2, text::CCursor, vec2,
};
use kortlek_games::{Glossary, Term};
use kortlek_kit::{
    markup, theme,
    widgets::{self, MenuUi},
};
use std::{collections::BTreeSet, ops::Range};

/// Maximum width of the slip, and of a card on it.
const WIDEST: f32 = 380.0;
const CARD: f32 = 54.0;
/// Margin above and below a word in which it can be pressed, too.
const REACH: f32 = 3.0;

/// A marked word: its index among the marked ones, and its term.
pub type Hit = (usize, &'static str);

/// Terms in the text of a page, as it is drawn from the top: each is marked at its first occurrence in a section.
pub struct Marked<'g> {
    glossary: &'g Glossary,
    seen: BTreeSet<&'static str>,
    /// Rectangle and term of each marked word.
    places: Vec<(Rect, &'static str)>,
    pressed: Option<Hit>,
}

impl<'g> Marked<'g> {
    /// With the words of this glossary; nothing is marked yet.
    pub fn new(glossary: &'g Glossary) -> Marked<'g> {
        Marked {
            glossary,
            seen: BTreeSet::new(),
            places: Vec::new(),
            pressed: None,
        }
    }

    /// From here on all words are marked again.
    pub fn begin_section(&mut self) {
        self.seen.clear();
    }

    /// Marks the terms in a text that is drawn at a point, with dots in `ink` below them and a `ring` round the
    /// current one. `stand` gets the place and number of each, and returns whether it is shown as the current one,
    /// and whether keys or a pad open it.
    pub fn mark(
        &mut self,
        ui: &Ui,
        (galley, at): (&Galley, Pos2),
        [ink, ring]: [Color32; 2],
        mut stand: impl FnMut(usize, Rect) -> (bool, bool),
    ) {
        let text = galley.text();
        for (range, term) in self.glossary.find(text, &mut self.seen) {
            let number = self.places.len();
            let rows = rows_of(galley, letters(text, &range));
            let rows = rows.into_iter().map(|row| row.translate(at.to_vec2()));
            let (mut clicked, mut hovered, mut first) = (false, false, None);
            for (n, row) in rows.enumerate() {
                let reach = row.expand2(vec2(2.0, REACH));
                let response = ui.interact(reach, Id::new(("term", number, n)), Sense::CLICK);
                clicked |= response.clicked();
                hovered |= response.hovered();
                let line = [row.left_bottom(), row.right_bottom()].map(|p| pos2(p.x, p.y - 2.0));
                let dots = Shape::dotted_line(&line, ink, 3.5, 0.9);
                ui.painter().extend(dots);
                first.get_or_insert(row);
            }
            let Some(first) = first else { continue };
            let (shown, opened) = stand(number, first);
            if shown {
                let line = Stroke::new(2.5, ring);
                let round = first.expand2(vec2(3.0, 0.5));
                ui.painter()
                    .rect_stroke(round, 5.0, line, StrokeKind::Outside);
            }
            if hovered {
                let ground = ink.gamma_multiply(0.18);
                ui.painter().rect_filled(first.expand(1.0), 4.0, ground);
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            }
            if clicked || opened {
                self.pressed = Some((number, term.id));
            }
            self.places.push((first, term.id));
        }
    }

    /// The word that was pressed in this frame; `Some(None)` if a press fell beside all of them.
    pub fn pressed(&self, ui: &Ui) -> Option<Option<Hit>> {
        let beside = ui.input(|input| input.pointer.any_click());
        (beside || self.pressed.is_some()).then_some(self.pressed)
    }

    /// Rectangle and term of a marked word, by its number.
    pub fn stands(&self, number: usize) -> Option<(Rect, &'static str)> {
        self.places.get(number).copied()
    }

    /// Rectangle of a marked word, as long as it is visible.
    pub fn place(&self, (number, _): Hit, view: Rect) -> Option<Rect> {
        let (place, _) = self.stands(number)?;
        view.y_range().contains(place.center().y).then_some(place)
    }
}

/// A range of bytes in letters.
fn letters(text: &str, bytes: &Range<usize>) -> Range<usize> {
    let before = text[..bytes.start].chars().count();
    before..before + text[bytes.clone()].chars().count()
}

/// Rectangles of these letters, one for each row.
fn rows_of(galley: &Galley, letters: Range<usize>) -> Vec<Rect> {
    let mut rows: Vec<Rect> = Vec::new();
    for letter in letters {
        let begin = galley.pos_from_cursor(CCursor {
            index: letter.into(),
            prefer_next_row: true,
        });
        let end = galley.pos_from_cursor(CCursor::new(letter + 1));
        if end.min.y != begin.min.y {
            continue;
        }
        let place = begin.union(end);
        match rows.last_mut().filter(|row| row.min.y == place.min.y) {
            Some(row) => *row = row.union(place),
            None => rows.push(place),
        }
    }
    rows
}

/// Draws the slip that explains a term, above or below its place.
pub fn panel(ctx: &Context, cx: &mut MenuUi, term: &Term, anchor: Rect, within: Rect) {
    const GAP: f32 = 8.0;
    const PAD: f32 = 16.0;
    let wide = WIDEST.min(within.width());
    let x = (anchor.center().x - wide / 2.0).clamp(within.left(), within.right() - wide);
    let (at, pivot) = if anchor.center().y < within.center().y {
        (pos2(x, anchor.bottom() + GAP), Align2::LEFT_TOP)
    } else {
        (pos2(x, anchor.top() - GAP), Align2::LEFT_BOTTOM)
    };
    let shades = cx.shades;
    let said = markup::parse(term.body);
    let area = Area::new(Id::new(("explained", term.id)))
        .order(Order::Tooltip)
        .fixed_pos(at)
        .pivot(pivot)
        .constrain_to(within)
        .fade_in(false);
    area.show(ctx, |ui| {
        let ground = ui.painter().add(Shape::Noop);
        let inside = Frame::new().inner_margin(PAD);
        let shown = inside.show(ui, |ui| {
            ui.set_width(wide - 2.0 * PAD);
            ui.spacing_mut().item_spacing.y = 6.0;
            let name = term.name.to_uppercase();
            widgets::words(ui, &name, theme::serif(20.0), shades.words);
            for block in &said.blocks {
                markup::paint_block(ui, cx, block, CARD, &mut |_, _, _| {});
            }
        });
        let rect = shown.response.rect;
        let round = f32::from(theme::BUTTON_RADIUS) + 2.0;
        let painter = ui.painter();
        let below = rect.translate(vec2(0.0, 4.0)).expand(1.0);
        let shadow = Shape::rect_filled(below, round, Color32::from_black_alpha(90));
        let line = Stroke::new(2.0, shades.words);
        let panel = RectShape::new(rect, round, shades.panel, line, StrokeKind::Inside);
        painter.set(ground, Shape::Vec(vec![shadow, panel.into()]));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{self, RawInput};
    use kortlek_games::SHELF;
    use kortlek_kit::{Cloth, theme::dress};

    #[test]
    fn what_is_said_of_every_term_can_be_shown() {
        for card in SHELF {
            for tag in ["en", "sv", "de"] {
                for term in kortlek_games::glossary(card.id, tag).terms {
                    let said = markup::parse(term.body);
                    let place = format!("{}, {tag}: {}", card.id, term.id);
                    assert_eq!(said.faults, [], "{place}");
                    let first = said.blocks.first();
                    let paragraph = matches!(first, Some(markup::Block::Paragraph(_)));
                    assert!(paragraph && said.blocks.len() <= 2, "{place}");
                }
            }
        }
    }

    #[test]
    fn a_word_stands_in_as_many_rows_as_it_is_broken_into() {
        let ctx = egui::Context::default();
        dress(&ctx, Cloth::Green, bevy::math::Vec2::new(800.0, 600.0), 1.0);
        let mut rows = [Vec::new(), Vec::new()];
        // Fonts are there from the second picture on.
        for _ in 0..2 {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                let text = "one two three".to_owned();
                let font = theme::regular(16.0);
                let letters = letters(&text, &(4..13));
                let lay = |wide| widgets::lay(ui, &text, font.clone(), theme::INK, wide);
                let whole = lay(1000.0);
                // Room for two of three words.
                let narrow = lay(whole.size().x * 0.7);
                rows = [whole, narrow].map(|galley| rows_of(&galley, letters.clone()));
            });
            output.textures_delta.clear();
        }
        assert_eq!(rows.each_ref().map(Vec::len), [1, 2], "{rows:?}");
        assert_eq!(letters("öde hus", &(5..8)), 4..7);
    }
}

//! Painting of the markup's blocks.

use super::{Block, Cards, Place, Row, Span};
use crate::{
    cut::CutRect,
    fit, theme,
    widgets::{self, MenuUi, lay},
};
use bevy_egui::egui::{self, Align2, Rect, Sense, Stroke, StrokeKind, Ui, text::LayoutJob, vec2};

/// Paints a part of a page. `running` gets each piece of running text and its position.
pub fn paint_block(
    ui: &mut Ui,
    cx: &mut MenuUi,
    block: &Block,
    widest: f32,
    running: &mut dyn FnMut(&Ui, &egui::Galley, egui::Pos2),
) {
    match block {
        Block::Title(words) => paint_heading(ui, cx, words, 34.0),
        Block::Heading(words) => paint_heading(ui, cx, words, 23.0),
        Block::Paragraph(spans) => {
            spans_at(ui, spans, 0.0, None, running);
        }
        Block::List { numbered, items } => {
            for (index, item) in items.iter().enumerate() {
                let sign = if *numbered {
                    format!("{}.", index + 1)
                } else {
                    "•".to_owned()
                };
                spans_at(ui, item, 26.0, Some(&sign), running);
            }
        }
        Block::Cards(cards) => paint_cards(ui, cx, cards, widest),
        // A button: it is drawn by the page, which hears of it. The other has a screen of its own.
        Block::Example { .. } | Block::Quick(_) => {}
    }
}

fn paint_heading(ui: &mut Ui, cx: &MenuUi, words: &str, size: f32) {
    let words = words.to_uppercase();
    widgets::words(ui, &words, theme::serif(size), cx.shades.words);
}

/// Running text, set in from the left, with a sign before it.
fn spans_at(
    ui: &mut Ui,
    spans: &[Span],
    inset: f32,
    sign: Option<&str>,
    running: &mut dyn FnMut(&Ui, &egui::Galley, egui::Pos2),
) {
    let mut job = LayoutJob::default();
    job.wrap.max_width = (ui.available_width() - inset).max(60.0);
    let ink = theme::shades_of(ui).words;
    for span in spans {
        let font = match span.stressed {
            true => theme::semibold(16.5),
            false => theme::regular(16.5),
        };
        let mut format = egui::TextFormat::simple(font, ink);
        format.line_height = Some(24.0);
        job.append(&span.words, 0.0, format);
    }
    let galley = ui.painter().layout_job(job);
    let size = vec2(ui.available_width(), galley.size().y);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    if let Some(sign) = sign {
        let (at, font) = (rect.min + vec2(4.0, 12.0), theme::semibold(16.5));
        ui.painter().text(at, Align2::LEFT_CENTER, sign, font, ink);
    }
    let at = rect.min + vec2(inset, 0.0);
    ui.painter().galley(at, galley.clone(), ink);
    running(ui, &galley, at);
}

fn paint_cards(ui: &mut Ui, cx: &mut MenuUi, cards: &Cards, widest: f32) {
    const GAP: f32 = 8.0;
    let width = ui.available_width();
    let lengths = cards.rows.iter().map(|row| row.places.len());
    let across = lengths.max().unwrap_or(0).max(1) as f32;
    let captioned = cards.rows.iter().any(|row| !row.caption.is_empty());
    let room = if captioned { width * 0.62 } else { width };
    let card = ((room - GAP * (across - 1.0)) / across).min(widest).floor();
    let picture = across * (card + GAP) - GAP;
    ui.add_space(4.0);
    for row in &cards.rows {
        let (font, room) = (theme::regular(15.5), width - picture - 24.0);
        let caption = lay(ui, &row.caption, font, cx.shades.soft, room);
        let height = (card * 1.4).max(caption.size().y);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height + 2.0), Sense::empty());
        paint_row(ui, cx, row, rect, card, GAP);
        let words = rect.with_min_x(rect.left() + picture + 20.0);
        fit::paint_galley(ui, words, Align2::LEFT_CENTER, caption, cx.shades.soft);
    }
    if !cards.caption.is_empty() {
        widgets::words(ui, &cards.caption, theme::regular(15.5), cx.shades.soft);
    }
    ui.add_space(6.0);
}

fn paint_row(ui: &Ui, cx: &mut MenuUi, row: &Row, rect: Rect, width: f32, gap: f32) {
    let mut rest = rect.with_max_y(rect.top() + width * 1.4);
    for place in &row.places {
        let cell = rest.cut_left(width, gap);
        match place {
            Place::Gap => {}
            Place::Outline => widgets::paint_dashed(ui, cell.shrink(1.0), cx.shades.soft),
            Place::Card { id, ringed, label } => {
                let card = cx.card(ui, id, cell.min, width);
                if *ringed {
                    widgets::paint_ring(ui, card);
                }
                if !label.is_empty() {
                    let words = lay(ui, label, theme::serif(20.0), theme::INK, f32::INFINITY);
                    let size = words.size() + vec2(20.0, 8.0);
                    let pill = Rect::from_center_size(card.center(), size);
                    let (line, inside) = (Stroke::new(2.0, theme::INK), StrokeKind::Inside);
                    ui.painter()
                        .rect(pill, size.y / 2.0, theme::PAPER, line, inside);
                    fit::paint_galley(ui, pill, Align2::CENTER_CENTER, words, theme::INK);
                }
            }
        }
    }
}

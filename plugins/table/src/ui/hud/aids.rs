//! Facts that help to decide: groups of them, stacked upwards from the foot of the right column.

use super::Hud;
use crate::{draw::faces::Art, table::Table};
use bevy_egui::egui::{
    Align2, Color32, Context, Galley, Id, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2,
};
use kortlek_art::ColourSet;
use kortlek_kit::{
    cut::CutRect,
    fit::{paint_galley, paint_left, paint_middle},
    pictures::{Pictures, paint_at},
    theme::{self, PAPER, bold, paint_mark, paint_outlined, regular, semibold, serif, shades_of},
    widgets::width_of,
    words::say,
};
use kortlek_rules::{
    Face, Message,
    presentation::{Carrying, Fact, FactDisc, FactGroup, Notebook, Picks, Target},
};
use std::sync::Arc;

/// Colours of the ring and the badge of facts that count, and of those that must not be: as they are on the canvas.
pub(super) const GREEN: Color32 = Color32::from_rgb(0x0E, 0xA1, 0x7E);
const DARK_GREEN: Color32 = Color32::from_rgb(0x0A, 0x6B, 0x55);
const RED: Color32 = Color32::from_rgb(0xC4, 0x1B, 0x28);

/// Between groups.
const GAP: f32 = 10.0;
/// Padding between a group's edge and its contents.
const MARGIN: Vec2 = vec2(14.0, 8.0);
/// A group's heading with the space below it.
const HEADING: f32 = 20.0;
/// The height that the log keeps for a few lines, and for its last line where type is large.
const LOG: f32 = 170.0;
const LAST_LINE: f32 = 130.0;
/// The same in a high window: a heading and two lines.
const FEW_LINES: f32 = 118.0;
/// In a window of less than this scale there is no room for many facts and the log's lines: facts go before.
const LOW: f32 = 0.86;
/// The columns of a small table of facts.
const COLUMNS: usize = 5;
/// With fewer facts, each has a line of its own.
const TABLE: usize = 6;
/// Width of a mark before a row.
const MARK: f32 = 24.0;
/// Between a row's words and its value.
const BESIDE: f32 = 10.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FactForm {
    /// The indices of cards.
    Cards,
    /// A row a fact.
    Rows,
    /// Values above their words, in columns.
    Table,
}

/// Chooses the presentation of a group: many facts with short words as a table; `fits` returns true if words are short
/// enough.
fn shown(aid: &FactGroup, fits: impl Fn(&str) -> bool) -> FactForm {
    let card = |row: &Fact| row.value.is_empty() && !row.faces.is_empty();
    if aid.rows.iter().all(card) {
        FactForm::Cards
    } else if aid.rows.len() > TABLE && aid.rows.iter().all(|row| fits(&row.label)) {
        FactForm::Table
    } else {
        FactForm::Rows
    }
}

/// Number of groups that have room one above the other, the last ones first to be left out; at least one.
fn with_room(heights: &[f32], room: f32) -> usize {
    let mut taken = 0.0;
    let fits = heights.iter().take_while(|height| {
        taken += **height + GAP;
        taken <= room
    });
    fits.count().max(1).min(heights.len())
}

/// A row laid out: its words and its value.
struct FactRow {
    words: Arc<Galley>,
    value: Arc<Galley>,
    /// True if the value is below the words: beside it they would break, or take more lines than both.
    below: bool,
}

/// Height of a value, in points.
const VALUE: f32 = 19.0;

impl FactRow {
    fn lay_out(ctx: &Context, row: &Fact, legend: f32, width: f32) -> FactRow {
        ctx.fonts_mut(|fonts| {
            let size = if row.value.chars().count() > 6 {
                16.0
            } else {
                20.0
            };
            let value =
                fonts.layout_no_wrap(row.value.to_string(), serif(size), Color32::PLACEHOLDER);
            let beside = if row.value.is_empty() {
                0.0
            } else {
                value.size().x + BESIDE
            };
            let font = regular(14.0);
            let room = width - legend - beside;
            let breaks = row.label.as_str().split_whitespace().any(|word| {
                let word = word.to_owned();
                let word = fonts.layout_no_wrap(word, font.clone(), Color32::PLACEHOLDER);
                word.size().x > room
            });
            let mut label = |room: f32| {
                let label = row.label.to_string();
                fonts.layout(label, font.clone(), Color32::PLACEHOLDER, room)
            };
            let [beside, alone] = [label(room), label(width - legend)];
            let below =
                !row.value.is_empty() && (breaks || alone.size().y + VALUE < beside.size().y);
            let words = if below { alone } else { beside };
            FactRow {
                words,
                value,
                below,
            }
        })
    }

    fn height(&self) -> f32 {
        let value = if self.value.is_empty() { 0.0 } else { VALUE };
        let words = self.words.size().y;
        let high = if self.below {
            words + value
        } else {
            words.max(value)
        };
        high + 3.0
    }
}

/// Number of a group's rows that are discs; they come first.
fn discs(aid: &FactGroup) -> usize {
    aid.rows.iter().take_while(|row| row.disc.is_some()).count()
}

/// Radius of a disc, maximum distance of two, and height of a line of them with its words.
const DISC: f32 = 21.0;
const APART: f32 = 54.0;
const DISCS: f32 = 2.0 * DISC + 40.0;

/// Indent of a group's rows: room for marks, if any row has one.
fn legend(aid: &FactGroup) -> f32 {
    if aid.rows[discs(aid)..].iter().any(|row| row.mark.is_some()) {
        MARK
    } else {
        0.0
    }
}

/// The height of a group in this width; `usual` is that of a table or of cards.
fn height(ctx: &Context, aid: &FactGroup, width: f32, usual: f32) -> f32 {
    let inner = width - 2.0 * MARGIN.x;
    match shown(aid, |words| fits_a_column(ctx, words, inner)) {
        FactForm::Table => usual,
        FactForm::Cards => {
            let slips = cards_width(aid, inner) * SLIP.y;
            (HEADING + 2.0 * MARGIN.y + slips + 4.0).ceil().min(usual)
        }
        FactForm::Rows => {
            let n = discs(aid);
            let rows = aid.rows[n..].iter();
            let rows = rows.map(|row| FactRow::lay_out(ctx, row, legend(aid), inner).height());
            let discs = if n > 0 { DISCS } else { 0.0 };
            HEADING + 2.0 * MARGIN.y + discs + rows.sum::<f32>()
        }
    }
}

fn fits_a_column(ctx: &Context, words: &str, width: f32) -> bool {
    let font = regular(12.0);
    let galley =
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER));
    galley.size().x <= width / COLUMNS as f32 - 0.5
}

/// Facts are worked out when the position, the picks or the words change, not for every picture.
#[derive(Default)]
pub(super) struct Facts {
    groups: Vec<FactGroup>,
    /// Table, words, position and picks that they are of.
    of: Option<(u64, u64, usize, bool, Vec<Target>)>,
    /// The carry that they are of.
    carrying: Carrying,
    /// The player's own marks then.
    notebook: Notebook,
}

impl Facts {
    /// Of the position whose words are shown, so that nothing is told before it is seen.
    pub(super) fn follow(&mut self, table: &Table, words_position: usize) {
        let k = words_position.min(table.session.positions() - 1);
        let decides = k == table.shown && table.picking.decides();
        let picks = if decides { table.picks() } else { Picks::NONE };
        let of = (table.serial(), table.wording(), k, decides, picks.all());
        let notebook = table.session.notebook();
        if self.of.as_ref() != Some(&of)
            || self.carrying != table.carrying
            || self.notebook != *notebook
        {
            self.carrying = table.carrying.clone();
            self.notebook = notebook.clone();
            self.groups = table.aids(k, picks);
            self.groups.retain(|aid| !aid.rows.is_empty());
            self.of = Some(of);
        }
    }
}

/// Key under which egui keeps the place where the facts were drawn last.
const DRAWN: &str = "facts drawn";

/// Rectangle in which the facts beside the table were drawn last, in points.
pub fn drawn(ctx: &Context) -> Option<Rect> {
    let rect = ctx.data(|data| data.get_temp::<Rect>(Id::new(DRAWN)));
    rect.filter(Rect::is_positive)
}

/// Room of the groups of facts in the right column.
pub(super) struct FactsLayout {
    /// The column from the log's top to the foot of the lowest group.
    column: Rect,
    /// The place of the lowest group as the window's layout has it.
    lowest: Rect,
    /// Heights of the groups that are shown.
    heights: Vec<f32>,
}

impl Hud<'_> {
    /// Layout of the groups that have room while a tooltip of `slip` points (0 is none) is in their column, too. `None`
    /// if the bar has taken their place.
    pub(super) fn lay_out_facts(&self, facts: &Facts, slip: f32) -> Option<FactsLayout> {
        let lowest = self.rect(self.frame.aids);
        let lowest = lowest.translate(vec2(0.0, -self.bar_height));
        let log = self.rect(self.frame.log);
        if lowest.min.y < log.min.y {
            return None;
        }
        let column = Rect::from_min_max(log.min, lowest.max);
        let usual = lowest.size();
        let height = |aid| height(self.ctx, aid, usual.x, usual.y);
        let mut heights: Vec<f32> = facts.groups.iter().map(height).collect();
        // What the game itself puts above the log stays free.
        let zones = self.log_rect(0.0).min.y - log.min.y;
        let whole: f32 = heights.iter().map(|height| height + GAP).sum();
        let low = self.frame.unit < LOW && whole > column.height() - zones.max(LOG) - slip;
        let large = self.frame.compact || low;
        let kept = match (large, self.frame.portrait) {
            (true, _) => zones + LAST_LINE,
            (false, true) => zones.max(FEW_LINES),
            (false, false) => zones.max(LOG),
        };
        heights.truncate(with_room(&heights, column.height() - kept - slip));
        Some(FactsLayout {
            column,
            lowest,
            heights,
        })
    }

    /// Part of the log's room that facts and action bar take, in points; less than nothing leaves it more.
    pub(super) fn taken(&self, layout: Option<&FactsLayout>) -> f32 {
        let facts = layout.map_or(0.0, |layout| {
            let all: f32 = layout.heights.iter().map(|height| height + GAP).sum();
            all - (layout.lowest.height() + GAP)
        });
        self.bar_height + facts
    }

    /// Draws the groups of facts, the group about the picks on top. The action bar is below them.
    pub(super) fn aids(&mut self, facts: &Facts, layout: Option<&FactsLayout>) {
        let Some(FactsLayout {
            column,
            lowest,
            heights,
        }) = layout
        else {
            self.ctx
                .data_mut(|data| data.remove::<Rect>(Id::new(DRAWN)));
            return;
        };
        let mut rest = lowest.with_min_y(column.min.y);
        let mut drawn = lowest.with_min_y(lowest.max.y);
        for (i, (aid, height)) in facts.groups.iter().zip(heights).enumerate().rev() {
            let rect = rest.cut_bottom(*height, GAP);
            drawn.min.y = rect.min.y;
            let spoken = self.area(&format!("aids {i}"), rect, |hud, ui| hud.aid(ui, aid, rect));
            self.spoken_of.extend(spoken.into_iter().flatten());
        }
        self.ctx
            .data_mut(|data| data.insert_temp(Id::new(DRAWN), drawn));
    }

    fn aid(&mut self, ui: &mut Ui, aid: &FactGroup, rect: Rect) -> Option<Vec<Face>> {
        let s = shades_of(ui);
        paint_outlined(ui, rect, theme::RADIUS, s.panel, s.line);
        let mut below = rect.shrink2(MARGIN);
        let mut heading = below.cut_top(HEADING - 2.0, 2.0);
        let value = ui.painter().text(
            heading.right_center(),
            Align2::RIGHT_CENTER,
            aid.value.as_str(),
            serif(24.0),
            s.words,
        );
        if !aid.value.is_empty() {
            heading.max.x = value.min.x - BESIDE;
        }
        paint_left(ui, heading, aid.title.as_str(), bold(14.0), s.words);
        match shown(aid, |words| fits_a_column(ui.ctx(), words, below.width())) {
            FactForm::Cards => self.aid_cards(ui, aid, below),
            FactForm::Table => aid_table(ui, aid, below),
            FactForm::Rows => {
                let n = discs(aid);
                if n > 0 {
                    let set = self.preferences.style.decktet;
                    aid_discs(ui, self.pictures, &aid.rows[..n], below, set);
                    below.min.y += DISCS;
                    if aid.rows.len() > n {
                        let line = Stroke::new(1.0, s.line);
                        ui.painter().hline(below.x_range(), below.min.y - 6.0, line);
                    }
                }
                aid_rows(ui, self.pictures, aid, n, below)
            }
        }
    }

    /// Draws the indices of a group's cards, side by side, each on a slip of its card. Rows are a little apart, each
    /// behind its mark.
    fn aid_cards(&mut self, ui: &Ui, aid: &FactGroup, rect: Rect) -> Option<Vec<Face>> {
        let width = cards_width(aid, rect.width());
        let width = width.min(rect.height() / SLIP.y).floor();
        let slip = SLIP * width;
        let mut spoken = None;
        let mut rest = rect;
        for row in &aid.rows {
            if let Some(mark) = row.mark {
                let middle = rest.cut_left(MARK - 4.0, 4.0).center();
                let ink = Some(shades_of(ui).words);
                paint_mark(ui, self.pictures, mark.0, middle, MARK - 6.0, ink);
            }
            for face in &row.faces {
                let column = rest.cut_left(slip.x, 2.0);
                let place = column.place(slip, Align2::LEFT_CENTER);
                let style = self.preferences.card_style();
                match self
                    .pictures
                    .card(ui.ctx(), &face.to_string(), style, width)
                {
                    Some(card) => {
                        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(INDEX.x, INDEX.y));
                        ui.painter().image(card.id(), place, uv, Color32::WHITE);
                    }
                    // It is on its way.
                    None => {
                        ui.painter().rect_filled(place, 2.0, PAPER);
                    }
                }
                let response = ui.interact(place, ui.id().with(("aid", face)), Sense::hover());
                if response.hovered() {
                    spoken = Some(vec![*face]);
                    let name = say(ui, Message::new("card-title").with("card", *face));
                    response.on_hover_text(name);
                }
            }
            rest.min.x += BESIDE;
        }
        spoken
    }
}

/// The part of a card that its index takes, and its size for a card of width 1.
const INDEX: Vec2 = vec2(0.19, 0.335);
const SLIP: Vec2 = vec2(INDEX.x, 1.4 * INDEX.y);

/// Width of a group's cards whose indices are side by side in this width.
fn cards_width(aid: &FactGroup, width: f32) -> f32 {
    let cards: usize = aid.rows.iter().map(|row| row.faces.len()).sum();
    let marks = aid.rows.iter().filter(|row| row.mark.is_some()).count();
    let gaps = BESIDE * (aid.rows.len().saturating_sub(1)) as f32 + MARK * marks as f32;
    let each = ((width - gaps) / cards.max(1) as f32 - 2.0) / SLIP.x;
    each.min(110.0).floor()
}

/// Draws facts on discs, side by side: the thing, and below it its state.
fn aid_discs(ui: &Ui, pictures: &mut Pictures, rows: &[Fact], rect: Rect, set: ColourSet) {
    let s = shades_of(ui);
    let step = (rect.width() / rows.len() as f32).min(APART);
    let radius = DISC.min(0.44 * step);
    // If there is no room for all words, the discs are shown without them.
    let fits = |row: &Fact| width_of(ui, row.value.as_str(), semibold(12.0)) <= step - 2.0;
    let with_words = rows.iter().all(fits);
    let all = vec2(step * rows.len() as f32, rect.height());
    let places = rect.place(all, Align2::CENTER_TOP).columns(rows.len(), 0.0);
    for (row, place) in rows.iter().zip(places) {
        let at = place.center_top() + vec2(0.0, DISC + 10.0);
        let painter = ui.painter();
        let quiet = row.disc == Some(FactDisc::Empty);
        let ring = match row.disc {
            Some(FactDisc::Good) => GREEN,
            Some(FactDisc::Bad) => RED,
            Some(FactDisc::Empty) | None => s.line,
        };
        if quiet {
            painter.circle_stroke(at, radius - 1.0, Stroke::new(2.0, ring));
        } else {
            painter.circle_filled(at, radius, PAPER);
            painter.circle_stroke(at, radius - 1.7, Stroke::new(3.4, ring));
        }
        let high = radius * 1.05;
        let mark = row.mark.map_or("", |mark| mark.0);
        let texture = match quiet {
            true => pictures.mark(ui.ctx(), mark, Some(s.line), high),
            false => match Art::sign(mark) {
                Art::Mark(name, Some([r, g, b, _])) => {
                    let ink = Color32::from_rgb(r, g, b);
                    pictures.mark(ui.ctx(), name, Some(ink), high)
                }
                _ => pictures.suit(ui.ctx(), mark, set, high),
            },
        };
        if let Some(texture) = texture {
            paint_at(ui, &texture, at);
        }
        let badge = match row.disc {
            Some(FactDisc::Good) => Some((DARK_GREEN, "check")),
            Some(FactDisc::Bad) => Some((RED, "cross")),
            Some(FactDisc::Empty) | None => None,
        };
        if let Some((fill, mark)) = badge {
            let corner = at + vec2(0.71, -0.71) * radius;
            let small = radius * 0.43;
            painter.circle(corner, small, fill, Stroke::new(1.5, PAPER));
            paint_mark(ui, pictures, mark, corner, small * 1.2, Some(PAPER));
        }
        if with_words {
            let (font, ink) = match quiet {
                true => (regular(13.0), s.soft),
                false => (semibold(13.0), s.words),
            };
            let middle = at + vec2(0.0, DISC + 10.0);
            let words = Rect::from_center_size(middle, vec2(step - 2.0, 16.0));
            paint_middle(ui, words, row.value.as_str(), font, ink);
        }
    }
}

/// Draws a few facts, a line each, with their values at the right; the first `first` of the group are drawn elsewhere.
fn aid_rows(
    ui: &mut Ui,
    pictures: &mut Pictures,
    aid: &FactGroup,
    first: usize,
    rect: Rect,
) -> Option<Vec<Face>> {
    let s = shades_of(ui);
    let mut spoken = None;
    let mut y = rect.min.y;
    let legend = legend(aid);
    for (n, row) in aid.rows.iter().enumerate().skip(first) {
        let laid = FactRow::lay_out(ui.ctx(), row, legend, rect.width());
        let line = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), laid.height()));
        let response = ui.interact(line, ui.id().with(("aid", n)), Sense::hover());
        if response.hovered() {
            spoken = Some(row.faces.clone());
        }
        if let Some(mark) = row.mark {
            let middle = line.left_center() + vec2(9.0, 0.0);
            paint_mark(ui, pictures, mark.0, middle, 17.0, Some(s.words));
        }
        y += laid.height();
        let words = line.with_min_x(line.min.x + legend);
        let (words_at, value) = if laid.below {
            let foot = line.with_max_y(line.max.y - 3.0);
            (Align2::LEFT_TOP, foot.with_min_y(foot.max.y - VALUE))
        } else {
            (Align2::LEFT_CENTER, line)
        };
        paint_galley(ui, words, words_at, laid.words, s.soft);
        paint_galley(ui, value, Align2::RIGHT_CENTER, laid.value, s.words);
    }
    spoken
}

/// Many facts, as a small table: the value above its word.
fn aid_table(ui: &mut Ui, aid: &FactGroup, rect: Rect) -> Option<Vec<Face>> {
    let s = shades_of(ui);
    let lines = aid.rows.len().div_ceil(COLUMNS);
    let lines = rect.rows(lines, 0.0);
    let places = lines.flat_map(|line| line.columns(COLUMNS, 0.0));
    let mut spoken = None;
    for ((i, row), place) in aid.rows.iter().enumerate().zip(places) {
        let response = ui.interact(place, ui.id().with(("aid", i)), Sense::hover());
        if response.hovered() && !row.faces.is_empty() {
            spoken = Some(row.faces.clone());
            let name = |face: &Face| say(ui, Message::new("card-title").with("card", *face));
            let names: Vec<String> = row.faces.iter().map(name).collect();
            response.on_hover_text(names.join("\n"));
        }
        let (ink, soft) = match row.value.as_str() {
            "0" => (s.line, s.line),
            _ => (s.words, s.soft),
        };
        for (down, words, font, ink) in [
            (0.30, &row.value, serif(16.0), ink),
            (0.74, &row.label, regular(12.0), soft),
        ] {
            let at = place.lerp_inside(vec2(0.5, down));
            ui.painter()
                .text(at, Align2::CENTER_CENTER, words, font, ink);
        }
    }
    spoken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_a_table_if_there_are_many_and_their_words_are_short() {
        let rows = |n: usize, label: &str, value: &str| {
            let faces = if label.is_empty() {
                vec![Face::French(kortlek_rules::french::Card::JOKER_1)]
            } else {
                Vec::new()
            };
            let row = Fact::new(label.to_owned(), value.to_owned(), faces);
            FactGroup::new("title", vec![row; n])
        };
        let short = |words: &str| words.len() < 6;
        assert_eq!(shown(&rows(10, "ace", "2"), short), FactForm::Table);
        assert_eq!(shown(&rows(10, "a long label", "2"), short), FactForm::Rows);
        assert_eq!(shown(&rows(5, "ace", "2"), short), FactForm::Rows);
        assert_eq!(shown(&rows(10, "", ""), short), FactForm::Cards);
        let sentence = rows(1, "It can't win the trick.", "");
        assert_eq!(
            shown(&sentence, short),
            FactForm::Rows,
            "a sentence by itself"
        );
    }

    #[test]
    fn groups_without_room_are_left_out_but_for_the_first() {
        assert_eq!(with_room(&[90.0, 90.0, 90.0], 205.0), 2);
        assert_eq!(with_room(&[90.0, 90.0], 300.0), 2);
        assert_eq!(with_room(&[90.0, 90.0], 20.0), 1);
        assert_eq!(with_room(&[], 300.0), 0);
    }
}

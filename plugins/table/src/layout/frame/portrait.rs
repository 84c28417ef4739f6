//! Division of a window that is higher than wide: the other seats' panels side by side on top, the board at full width,
//! below it a band with the viewer's panel and the column of log, facts and button, and the hand at the foot.

use super::{
    COLUMN, COMPACT_BODY, COMPACT_HEADER, Frame, HAND_LIFT, REFERENCE, SeatPanel, above_board,
    clockwise, foot_of_column, header_height, seat_panel, type_sizes, usual_type,
};
use bevy::prelude::*;
use kortlek_rules::Seat;

/// A window with less of its height as its width is divided as a high one.
const PORTRAIT: f32 = 0.9;

/// Returns true if a window of this size is divided as a high one.
pub(super) fn is_portrait(window: Vec2) -> bool {
    window.x < PORTRAIT * window.y
}

/// The window size for which the table was drawn, as high as a window of this size.
pub(super) fn reference(window: Vec2) -> Vec2 {
    match is_portrait(window) {
        true => REFERENCE.yx(),
        false => REFERENCE,
    }
}

/// Shares of the window's height that a row of panels and the viewer's panel take at most, and of its width that the
/// column beside the hand takes.
const HIGHEST_ROW: f32 = 0.155;
const HIGHEST_MINE: f32 = 0.175;
const WIDEST_COLUMN: f32 = 0.36;

/// Maximum number of panels in a row.
const ABREAST: usize = 4;

/// Height of what stands below the log, and of the log, in pixels of the reference drawing: type and gaps.
const BELOW_LOG: [f32; 2] = [156.0, 30.0];
const LOG: f32 = 178.0;

/// Growth of panels with columns of cards, as a share of a panel's height.
const TALLER: f32 = 0.42;

/// The frame for a high window; see [`super::frame`].
pub(super) fn frame(window: Vec2, ui_scale: f32, players: usize, me: Seat) -> Frame {
    let (w, h) = (window.x, window.y);
    let unit = (window / reference(window)).min_element();
    let usual = usual_type(window);
    let (text, label) = type_sizes(window, ui_scale);
    let compact = super::is_compact(text, usual);
    let margin = (16.0 * unit).round();
    let gap = (10.0 * unit).round();
    let bar = Rect::new(0.0, 0.0, w, (56.0 * text).round());
    let (prompt, top, _) = above_board(window, unit, (text, usual), compact);
    let bottom = h - margin;

    let most = match compact {
        true => COMPACT_HEADER * text + COMPACT_BODY * label,
        false => 196.0 * label,
    };
    let row_height = most.min(HIGHEST_ROW * h).round();
    let row = Rect::new(margin, top, w - margin, top + row_height);
    let mut panels = row_panels(players, me, row, margin, (text, compact));
    let below = panels.iter().map(|p| p.rect.max.y + gap);
    let board_top = below.fold(top, f32::max);

    let hand_height = (186.0 * unit).round();
    let grown = if compact { 1.03 * usual } else { text };
    let mine_height = (200.0 * grown).min(HIGHEST_MINE * h).round();
    // The column beside the hand grows with type, so that facts keep their places there; the panel need not.
    let column = (COLUMN * text).min(WIDEST_COLUMN * w).round();
    let mine_width = (COLUMN * text.min(usual)).min(column).round();
    let right = w - margin - column;
    let foot = h - (HAND_LIFT * unit).round();
    let hand = Rect::new(margin, foot - hand_height, right - gap, foot);
    let mine_bottom = hand.min.y - margin;
    let band_top = mine_bottom - mine_height;
    let mine = Rect::new(margin, band_top, margin + mine_width, mine_bottom);
    let display = Rect::new(mine.max.x + gap, band_top, right - gap, mine_bottom);
    let tableau = Rect::new(margin, board_top, w - margin, band_top - 2.0 * gap);
    let side_right = margin + (116.0 * unit).round();
    let side = Rect::new(margin, tableau.min.y, side_right, tableau.max.y);

    let [aids, confirm] = foot_of_column([right, w - margin], bottom, text, unit);
    let log_bottom = (aids.min.y - margin).max(band_top);
    let log = Rect::new(right, band_top, w - margin, log_bottom);

    let header = header_height(mine_height, text, compact);
    panels.push(seat_panel(me, mine, true, header, text));
    panels.sort_by_key(|p| p.seat);
    Frame {
        window,
        unit,
        text,
        label,
        compact,
        portrait: true,
        pixel: 1.0,
        players,
        me,
        bar,
        prompt,
        panels,
        tableau,
        side,
        hand,
        display,
        log,
        aids,
        confirm,
        strip: Rect::new(0.0, h, w, h),
        view_target: None,
    }
}

/// The panels of the other seats, clockwise from left to right in `row`; where they are too many, the first and the
/// last are in a second row below.
fn row_panels(
    players: usize,
    me: Seat,
    row: Rect,
    margin: f32,
    (text, compact): (f32, bool),
) -> Vec<SeatPanel> {
    let others = clockwise(players, me);
    let rows = match others.as_slice() {
        [first, middle @ .., last] if others.len() > ABREAST => {
            vec![middle.to_vec(), vec![*first, *last]]
        }
        all => vec![all.to_vec()],
    };
    let most = rows.iter().map(Vec::len).max().unwrap_or(0).max(2) as f32;
    let wide = ((row.width() - margin * (most - 1.0)) / most).floor();
    let header = header_height(row.height(), text, compact);
    let mut panels = Vec::new();
    for (n, seats) in rows.into_iter().enumerate() {
        let y = row.min.y + n as f32 * (row.height() + margin);
        let many = seats.len() as f32;
        let whole = wide * many + margin * (many - 1.0);
        let mut x = (row.center().x - whole / 2.0).round();
        for seat in seats {
            let rect = Rect::new(x, y, x + wide, y + row.height());
            let left = rect.center().x <= row.center().x;
            panels.push(seat_panel(seat, rect, left, header, text));
            x += wide + margin;
        }
    }
    panels
}

impl Frame {
    /// [`Frame::without_hand`] of a high window: the band below the board moves down, as far as the log has room.
    pub(super) fn portrait_without_hand(mut self) -> Frame {
        let [type_below, gaps_below] = BELOW_LOG;
        let needed = (type_below + LOG) * self.text + gaps_below * self.unit;
        let bottom = self.confirm.max.y;
        let lower = (bottom - needed - self.log.min.y).clamp(0.0, self.hand.height());
        self.move_band(lower.round());
        self.display.max.y = bottom;
        self.resize_mine(bottom);
        self
    }

    /// [`Frame::with_tall_panels`] of a high window: all panels grow at the board's cost.
    pub(super) fn portrait_with_tall_panels(mut self) -> Frame {
        let me = self.me;
        let mut others = self.panels.iter().filter(|panel| panel.seat != me);
        let mut tops: Vec<f32> = others.clone().map(|panel| panel.rect.min.y).collect();
        let more = others
            .next()
            .map_or(0.0, |panel| (TALLER * panel.rect.height()).round());
        tops.sort_by(f32::total_cmp);
        tops.dedup();
        for panel in self.panels.iter_mut().filter(|panel| panel.seat != me) {
            let above = tops.iter().filter(|top| **top < panel.rect.min.y).count();
            let down = above as f32 * more;
            let Rect { min, max } = panel.rect;
            let rect = Rect::new(min.x, min.y + down, max.x, max.y + down + more);
            let header = header_height(rect.height(), self.text, self.compact);
            *panel = seat_panel(panel.seat, rect, panel.left, header, self.text);
        }
        self.tableau.min.y += tops.len() as f32 * more;
        self.side.min.y = self.tableau.min.y;
        self.move_band(-more);
        self.resize_mine(self.display.max.y);
        self
    }

    /// [`Frame::without_columns`] of a high window: the viewer's panel takes the room beside it.
    pub(super) fn portrait_without_columns(mut self) -> Frame {
        let right = self.display.max.x;
        self.display.min.x = right;
        let me = self.me;
        if let Some(mine) = self.panels.iter_mut().find(|panel| panel.seat == me) {
            mine.rect.max.x = right;
        }
        self.resize_mine(self.display.max.y);
        self
    }

    /// Moves the upper edge of the band below the board down, or up.
    fn move_band(&mut self, down: f32) {
        self.tableau.max.y += down;
        self.side.max.y += down;
        self.display.min.y += down;
        self.log.min.y += down;
        self.log.max.y = self.log.max.y.max(self.log.min.y);
    }

    /// Fits the viewer's panel into the band below the board, as far as `bottom`.
    fn resize_mine(&mut self, bottom: f32) {
        let (me, top) = (self.me, self.display.min.y);
        let Some(mine) = self.panels.iter_mut().find(|panel| panel.seat == me) else {
            return;
        };
        let rect = Rect::new(mine.rect.min.x, top, mine.rect.max.x, bottom);
        let header = header_height(rect.height(), self.text, self.compact);
        *mine = seat_panel(me, rect, true, header, self.text);
    }
}

#[cfg(test)]
mod tests {
    use super::super::frame;
    use super::*;

    const WINDOWS: [Vec2; 6] = [
        Vec2::new(800.0, 1280.0),
        Vec2::new(768.0, 1024.0),
        Vec2::new(640.0, 720.0),
        Vec2::new(1080.0, 1920.0),
        Vec2::new(600.0, 1000.0),
        Vec2::new(1440.0, 2560.0),
    ];

    /// A frame in all its forms: with and without a hand, tall panels, zones beside the panels, a strip at the foot.
    fn forms(window: Vec2, ui_scale: f32, players: usize) -> Vec<Frame> {
        let f = frame(window, ui_scale, players, Seat(0));
        let tall = f.clone().with_tall_panels();
        let mut all = vec![
            f.clone().without_columns(),
            f.clone().without_hand(),
            f.clone().without_hand().without_columns(),
            tall.clone().without_hand(),
            f.above_strip(ui_scale),
        ];
        all.extend([f, tall]);
        all
    }

    #[test]
    fn a_high_window_has_the_board_at_full_width() {
        for window in WINDOWS {
            for players in 2..=5 {
                let f = frame(window, 1.0, players, Seat(0));
                assert!(f.portrait);
                assert!(f.tableau.width() > 0.94 * f.window.x, "{window}");
                assert!(f.tableau.height() > 0.35 * f.window.y, "{window} {players}");
                assert!(f.hand.width() > 0.6 * f.window.x, "{window}");
                assert!(f.panels.iter().all(|p| p.rect.intersect(f.hand).is_empty()));
                assert!(f.tableau.intersect(f.hand).is_empty() && f.log.max.x > f.hand.max.x);
            }
        }
        assert!(!frame(Vec2::splat(1000.0), 1.0, 3, Seat(0)).portrait);
        assert!(!frame(REFERENCE, 1.0, 3, Seat(0)).portrait);
        let f = frame(REFERENCE.yx(), 1.0, 3, Seat(0));
        assert_eq!((f.unit, f.text), (1.0, 1.0), "as large as in the drawing");
    }

    #[test]
    fn nothing_overlaps_in_a_high_window() {
        for window in WINDOWS {
            for ui_scale in [0.8, 1.0, 1.25, 1.5, 2.0] {
                for players in 1..=5 {
                    for f in forms(window, ui_scale, players) {
                        let what = format!("{window} × {ui_scale}, {players} players: {f:#?}");
                        let mut all: Vec<Rect> = f.panels.iter().map(|p| p.rect).collect();
                        all.extend([f.bar, f.tableau, f.log, f.aids, f.confirm]);
                        if f.display.width() > 0.0 {
                            all.push(f.display);
                        }
                        for (i, a) in all.iter().enumerate() {
                            let inside =
                                a.min.cmpge(Vec2::ZERO).all() && a.max.cmple(f.window).all();
                            assert!(inside, "{a:?} {what}");
                            for b in &all[i + 1..] {
                                assert!(a.intersect(*b).is_empty(), "{a:?} {b:?} {what}");
                            }
                        }
                        assert!(f.log.height() > 60.0 * f.text, "{what}");
                        assert!(f.tableau.height() > 170.0, "{what}");
                        for p in &f.panels {
                            assert!(p.body.height() > 30.0, "{what}");
                            assert!(p.rect.contains(p.body.min) && p.rect.contains(p.body.max));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn seats_go_clockwise_from_left_to_right() {
        let f = frame(REFERENCE.yx(), 1.0, 4, Seat(1));
        let x = |seat| f.panel(Seat(seat)).map(|p| p.rect.min.x);
        assert!(x(2) < x(3) && x(3) < x(0));
        let y = |seat| f.panel(Seat(seat)).map(|p| p.rect.min.y);
        assert!(y(2) == y(3) && y(3) == y(0) && y(0) < y(1));
    }
}

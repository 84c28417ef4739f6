//! Division of the window: a pure function from the window's size to rectangles.
//!
//! Rectangles are in logical pixels with y down and the origin at the window's top left corner. The world has its
//! origin at the window's centre and y up; one unit is one logical pixel ([`Frame::to_world`]).

mod portrait;

use crate::layout::canvas_transform::ViewTarget;
use bevy::prelude::*;
pub use kortlek_kit::theme::REFERENCE;
use kortlek_kit::theme::SMALLEST_TYPE;
use kortlek_rules::Seat;

/// Height of the strip with the controls of a replay, in pixels of the reference drawing.
const STRIP: f32 = 126.0;

/// Maximum enlargement of type by the player's scale: beyond it, the columns would hold no name beside its score.
const LARGEST: f32 = 1.5;

/// From this enlargement on, what stands beside the board is compact.
const COMPACT: f32 = 1.28;

/// The rectangles of the table for one size of window.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Frame {
    /// The window's size.
    pub window: Vec2,
    /// Size of one pixel of the reference drawing, for cards and gaps, in logical pixels.
    pub unit: f32,
    /// Size of one pixel of the reference drawing for text and controls, in logical pixels; [`Frame::unit`] times the
    /// player's scale, within what fits.
    pub text: f32,
    /// The same for words among the cards, whose room does not grow with them: as [`Frame::text`] up to a point.
    pub label: f32,
    /// True if type is so large that what stands beside the board gives way to it: panels have their name and score in
    /// one line, and the log no more than its last line where facts need the room.
    pub compact: bool,
    /// True if the window is higher than wide: the other seats' panels are side by side above the board, and the
    /// viewer's panel, log, facts and button below it.
    pub portrait: bool,
    /// Size of one pixel of the screen, in logical pixels: 1 divided by the window's scale factor.
    pub pixel: f32,
    /// Number of seats.
    pub players: usize,
    /// The seat at the bottom.
    pub me: Seat,
    /// The bar on top.
    pub bar: Rect,
    /// The paper panel with the prompt; it hangs a little below the bar.
    pub prompt: Rect,
    /// The seats' panels, in seat order.
    pub panels: Vec<SeatPanel>,
    /// The middle of the table, the side strip included.
    pub tableau: Rect,
    /// The strip at the tableau's left edge for stock and discard pile.
    pub side: Rect,
    /// The viewer's hand. Cards hang a little below it: below the window where room is short.
    pub hand: Rect,
    /// Free part of the left column between the viewer's panel and the others; a mere strip with more than two players.
    /// In a high window it is to the right of the viewer's panel.
    pub display: Rect,
    /// The log.
    pub log: Rect,
    /// The facts beside the table.
    pub aids: Rect,
    /// The button that acts.
    pub confirm: Rect,
    /// The strip at the foot of the window from which a match is steered that is watched; no height at a usual table.
    pub strip: Rect,
    /// View that the player has chosen on a wide canvas; `None` to fit all pieces there.
    pub view_target: Option<ViewTarget>,
}

/// Position of a seat's panel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatPanel {
    /// Owner of the panel.
    pub seat: Seat,
    /// All of it.
    pub rect: Rect,
    /// The upper part with portrait, name, status and score; a line ends it.
    pub header: Rect,
    /// The lower part, with the seat's zones.
    pub body: Rect,
    /// True if it is at the left edge of the window; in a high window, in its left half.
    pub left: bool,
}

impl Frame {
    /// From the window (y down, origin top left) to the world (y up, origin in the middle).
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// From the world to the window.
    pub fn to_window(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x + self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// A window rectangle as a rectangle of the world.
    pub fn rect_to_world(&self, rect: Rect) -> Rect {
        Rect::from_corners(self.to_world(rect.min), self.to_world(rect.max))
    }

    /// A rectangle of the world in the window's coordinates.
    pub fn rect_to_window(&self, rect: Rect) -> Rect {
        Rect::from_corners(self.to_window(rect.min), self.to_window(rect.max))
    }

    /// The panel of a seat, if it sits at the table.
    pub fn panel(&self, seat: Seat) -> Option<&SeatPanel> {
        self.panels.iter().find(|p| p.seat == seat)
    }

    /// The nearest length that is a whole number of the screen's pixels, at least one of them.
    pub fn whole(&self, length: f32) -> f32 {
        (length / self.pixel).round().max(1.0) * self.pixel
    }

    /// The nearest point between two of the screen's pixels.
    pub fn snap(&self, point: Vec2) -> Vec2 {
        (point / self.pixel).round() * self.pixel
    }

    /// The same frame on a screen with this scale factor.
    #[must_use]
    pub fn on_screen(mut self, scale_factor: f32) -> Frame {
        if scale_factor > 0.0 {
            self.pixel = 1.0 / scale_factor;
        }
        self
    }

    /// Returns the same frame with a strip kept free at the foot of the window; it is laid out in the rest.
    #[must_use]
    pub fn above_strip(&self, ui_scale: f32) -> Frame {
        let mut high = (STRIP * self.text).round();
        if self.compact {
            // Type is smaller in the low room above the strip, and so are the controls on it.
            for _ in 0..4 {
                let room = self.window - Vec2::new(0.0, high);
                high = (STRIP * type_sizes(room, ui_scale).0).ceil();
            }
        }
        let room = self.window - Vec2::new(0.0, high);
        Frame {
            window: self.window,
            pixel: self.pixel,
            strip: Rect::new(0.0, room.y, room.x, self.window.y),
            ..frame(room, ui_scale, self.players, self.me)
        }
    }

    /// The same frame for a game in which nobody holds cards: the middle takes the hand's room too.
    #[must_use]
    pub fn without_hand(mut self) -> Frame {
        if self.portrait {
            return self.portrait_without_hand();
        }
        let bottom = self.confirm.max.y;
        self.tableau.max.y = bottom;
        self.side.max.y = bottom;
        self
    }

    /// The same frame for a game without zones in the columns beside the board: in a high window the viewer's panel takes
    /// their room.
    #[must_use]
    pub fn without_columns(self) -> Frame {
        match self.portrait {
            true => self.portrait_without_columns(),
            false => self,
        }
    }

    /// The same frame for a game whose panels hold columns of cards: all panels of the left column, the viewer's too,
    /// share its whole height, and those at the right are as high.
    #[must_use]
    pub fn with_tall_panels(mut self) -> Frame {
        if self.portrait {
            return self.portrait_with_tall_panels();
        }
        let margin = (16.0 * self.unit).round();
        let y = |k: &usize| self.panels[*k].rect.min.y;
        let mut order: Vec<usize> = (0..self.panels.len()).collect();
        order.sort_by(|a, b| y(a).total_cmp(&y(b)));
        let (left, right): (Vec<usize>, Vec<usize>) =
            order.into_iter().partition(|k| self.panels[*k].left);
        let [first, _, ..] = left[..] else {
            return self;
        };
        let (top, bottom) = (self.panels[first].rect.min.y, self.confirm.max.y);
        let many = left.len() as f32;
        let high = ((bottom - top - margin * (many - 1.0)) / many).floor();
        let header = header_height(high, self.text, self.compact);
        for column in [&left, &right] {
            for (k, n) in column.iter().enumerate() {
                let panel = self.panels[*n];
                let y = match panel.seat == self.me {
                    true => bottom - high,
                    false => top + k as f32 * (high + margin),
                };
                let rect = Rect::new(panel.rect.min.x, y, panel.rect.max.x, y + high);
                self.panels[*n] = seat_panel(panel.seat, rect, panel.left, header, self.text);
            }
        }
        self.log.min.y = top + right.len() as f32 * (high + margin);
        self.log.max.y = self.log.max.y.max(self.log.min.y);
        self.display.max.y = bottom - high;
        self.display.min.y = self.display.max.y;
        self
    }
}

/// The panel of a seat, with a header of this height, and such distances of the body from header and edge.
fn seat_panel(
    seat: Seat,
    rect: Rect,
    left: bool,
    (header_height, above, below): (f32, f32, f32),
    text: f32,
) -> SeatPanel {
    let line = (rect.min.y + header_height).round();
    let header = Rect::new(rect.min.x, rect.min.y, rect.max.x, line);
    let inset = (14.0 * text).round();
    let body = Rect::new(
        rect.min.x + inset,
        header.max.y + (above * text).round(),
        rect.max.x - inset,
        rect.max.y - (below * text).round(),
    );
    SeatPanel {
        seat,
        rect,
        header,
        body,
        left,
    }
}

/// Height of a panel's header: in a crowded column, and where type is large, as low as name and status allow. And the
/// distances of the body from header and edge, in pixels of the reference drawing.
fn header_height(panel: f32, text: f32, compact: bool) -> (f32, f32, f32) {
    if compact {
        (COMPACT_HEADER * text, 4.0, 8.5)
    } else {
        let height = (70.0 * text).min((panel * 0.4).max(48.0 * text));
        (height, 6.0, 8.0)
    }
}

/// Height of the header of a compact panel, and of the rest of it, in pixels of the reference drawing.
const COMPACT_HEADER: f32 = 45.0;
const COMPACT_BODY: f32 = 110.0;

impl Default for Frame {
    fn default() -> Frame {
        frame(REFERENCE, 1.0, 2, Seat(0))
    }
}

/// The other seats, clockwise.
fn clockwise(players: usize, me: Seat) -> Vec<Seat> {
    let seats = std::iter::successors(Some(me), |seat| Some(seat.left(players)));
    seats.take(players).skip(1).collect()
}

/// Opponents' panels in the left and in the right column, each from its top, clockwise round the table: up the left,
/// down the right.
fn columns(players: usize, me: Seat) -> (Vec<Seat>, Vec<Seat>) {
    let mut others = clockwise(players, me);
    let on_left = match others.len() {
        0..=2 => others.len(),
        3 => 2,
        _ => 3,
    };
    let right = others.split_off(on_left);
    others.reverse();
    (others, right)
}

/// Width of a column in the reference drawing.
const COLUMN: f32 = 232.0;
/// A column takes this share of the window's width at most.
const WIDEST_COLUMN: f32 = 0.24;

/// The same at the table, which a high window leaves more room.
fn usual_type(window: Vec2) -> f32 {
    let unit = (window / portrait::reference(window)).min_element();
    unit.max(SMALLEST_TYPE)
}

/// Returns true if type is so large that what stands beside the board is compact.
fn is_compact(text: f32, usual: f32) -> bool {
    text > COMPACT * usual
}

/// [`Frame::text`] and [`Frame::label`] in a window of this size, at the player's own scale.
fn type_sizes(window: Vec2, ui_scale: f32) -> (f32, f32) {
    // Type never takes more than the table can give: the columns do not grow with it, what stands in them moves closer,
    // and the log steps aside.
    let usual = usual_type(window);
    let widest = match portrait::is_portrait(window) {
        true => WIDEST_TYPE_IN_ROW,
        false => WIDEST_TYPE,
    };
    // Lengths are compared as if a high window were as wide as the usual one.
    let window = window * REFERENCE / portrait::reference(window);
    let text = (usual * ui_scale.min(LARGEST))
        .min(widest * window.x / COLUMN)
        .min(1.5 * window.y / REFERENCE.y)
        .max(0.5);
    let [wide, high] = match ui_scale > 1.0 {
        true => LARGEST_LABEL,
        false => [0.25, 1.2],
    };
    let label = text
        .min(wide * window.x / COLUMN)
        .min(high * window.y / REFERENCE.y);
    (text, label)
}

/// Maximum size of type by the window's width, a column of text being such a share of it: in columns at its edges, and in
/// panels side by side above the board of a high window.
const WIDEST_TYPE: f32 = 0.34;
const WIDEST_TYPE_IN_ROW: f32 = 0.23;

/// Maximum size of words among the cards at a larger scale than the usual one: by the window's width, a column of words
/// being such a share of it, and by its height, in pixels of the reference drawing.
const LARGEST_LABEL: [f32; 2] = [0.28, 1.3];

/// The panels of all seats, in their order: the viewer's is given, the others' are below each other in the columns at
/// the window's edges, all of one height.
fn seat_panels(
    players: usize,
    (me, mine): (Seat, Rect),
    [left, right]: [Rect; 2],
    margin: f32,
    (text, label, compact): (f32, f32, bool),
) -> Vec<SeatPanel> {
    let (on_left, on_right) = columns(players, me);
    let stack = on_left.len().max(on_right.len()).max(1) as f32;
    let room = mine.min.y - margin - left.min.y;
    let most = match compact {
        true => COMPACT_HEADER * text + COMPACT_BODY * label,
        false => 196.0 * label,
    };
    let height = ((room - margin * (stack - 1.0)) / stack).min(most).round();
    let header = header_height(height, text, compact);
    let stacked = |column: Rect, k: usize| {
        let y = column.min.y + k as f32 * (height + margin);
        Rect::new(column.min.x, y, column.max.x, y + height)
    };
    let mut panels = vec![seat_panel(me, mine, true, header, text)];
    for (is_left, column, seats) in [(true, left, on_left), (false, right, on_right)] {
        for (k, seat) in seats.into_iter().enumerate() {
            let rect = stacked(column, k);
            panels.push(seat_panel(seat, rect, is_left, header, text));
        }
    }
    panels.sort_by_key(|p| p.seat);
    panels
}

/// Rectangle of the prompt, the board's top, and how much lower that is than at the usual size of type.
fn above_board(
    window: Vec2,
    unit: f32,
    (text, usual): (f32, f32),
    compact: bool,
) -> (Rect, f32, f32) {
    let w = window.x;
    let margin = (16.0 * unit).round();
    let prompt_width = (440.0 * text).min(w * 0.46).round();
    let edges = if compact { [4.0, 61.0] } else { [6.0, 70.0] };
    let [above, below] = edges.map(|y| (y * text).round());
    let [left, right] = [w - prompt_width, w + prompt_width].map(|x| (x / 2.0).round());
    let prompt = Rect::new(left, above, right, below);
    let top = match text > usual {
        true => prompt.max.y + (2.0 * unit).round(),
        false => (56.0 * text).round() + margin,
    };
    let lent = (top - (56.0 * usual).round() - margin).max(0.0);
    (prompt, top, lent)
}

/// Height of a hand's foot above the window's edge: cards are seen as a whole where the window is higher than the table
/// needs, or so large that the board has room to spare; otherwise they stick out as in the drawing.
fn hand_lift(window: Vec2, unit: f32) -> f32 {
    /// Window heights from which on the board begins to lend room, and has lent all.
    const LENDS: [f32; 2] = [880.0, 1050.0];
    const LENT: f32 = 36.0;
    let [begins, all] = LENDS;
    let free = window.y - portrait::reference(window).y * unit;
    let lent = ((window.y - begins) / (all - begins)).clamp(0.0, 1.0) * LENT * unit;
    free.clamp(0.0, HAND_LIFT * unit).max(lent).round()
}

/// Height by which a hand is lifted to be seen as a whole, in pixels of the reference drawing.
const HAND_LIFT: f32 = 44.0;

/// Rectangles of the lowest group of facts and of the deciding button, at the foot of a column from `left` to `right`.
fn foot_of_column([left, right]: [f32; 2], bottom: f32, text: f32, unit: f32) -> [Rect; 2] {
    let confirm = Rect::new(left, bottom - (60.0 * text).round(), right, bottom);
    let aids_bottom = confirm.min.y - (14.0 * unit).round();
    let aids_top = aids_bottom - (96.0 * text).round();
    [Rect::new(left, aids_top, right, aids_bottom), confirm]
}

/// The frame for a window of `window` logical pixels, the player's scale of text and controls (0.8 to 2), a number of
/// `players`, and `me` at the bottom. Sizes below 640 × 400 are treated as such.
pub fn frame(window: Vec2, ui_scale: f32, players: usize, me: Seat) -> Frame {
    let window = window.max(Vec2::new(640.0, 400.0));
    if portrait::is_portrait(window) {
        return portrait::frame(window, ui_scale, players, me);
    }
    let (w, h) = (window.x, window.y);
    let unit = (window / REFERENCE).min_element();
    let usual = usual_type(window);
    let (text, label) = type_sizes(window, ui_scale);
    let compact = is_compact(text, usual);
    let margin = (16.0 * unit).round();
    let gap = (10.0 * unit).round();
    let bar_height = (56.0 * text).round();
    let bar = Rect::new(0.0, 0.0, w, bar_height);
    // What is beside the board takes no more of its room than at the usual size of type.
    let column = (COLUMN * text.min(usual)).min(WIDEST_COLUMN * w).round();
    let (prompt, top, lent) = above_board(window, unit, (text, usual), compact);
    let bottom = h - margin;
    let left = Rect::new(margin, top, margin + column, bottom);
    let right = Rect::new(w - margin - column, top, w - margin, bottom);

    // The hand has some room to spare above its cards.
    let hand_height = (186.0 * unit - lent.min(12.0 * unit)).round();
    let foot = h - hand_lift(window, unit);
    let above_hand = margin - (lent - 12.0 * unit).clamp(0.0, 8.0 * unit).round();
    let board_bottom = foot - hand_height - above_hand;
    let tableau = Rect::new(left.max.x + gap, top, right.min.x - gap, board_bottom);
    let hand = Rect::new(tableau.min.x, foot - hand_height, tableau.max.x, foot);
    let side_right = tableau.min.x + (116.0 * unit).round();
    let side = Rect::new(tableau.min.x, tableau.min.y, side_right, tableau.max.y);

    // The viewer's panel is as high as the hand, or higher if its text needs it.
    let is_large = text > 1.3 * unit.max(0.86);
    let crowded = if is_large { 0.3 } else { 0.34 };
    let grown = if compact { 1.03 * usual } else { text };
    let mine_height = (170.0 * grown).min((bottom - top) * crowded).round();
    let mine = Rect::new(left.min.x, bottom - mine_height, left.max.x, bottom);
    let sizes = (text, label, compact);
    let panels = seat_panels(players, (me, mine), [left, right], margin, sizes);
    let above = panels.iter().filter(|p| p.left && p.seat != me);
    let above = above.map(|p| p.rect.max.y + gap).fold(top, f32::max);
    let below = (mine.min.y - gap).max(above);
    let display = Rect::new(left.min.x, above, left.max.x, below);

    let [aids, confirm] = foot_of_column([right.min.x, right.max.x], bottom, text, unit);
    let beside = panels.iter().filter(|p| !p.left);
    let log_top = beside.map(|p| p.rect.max.y + margin).fold(top, f32::max);
    let log_bottom = (aids.min.y - margin).max(log_top);
    let log = Rect::new(right.min.x, log_top, right.max.x, log_bottom);

    Frame {
        window,
        unit,
        text,
        label,
        compact,
        portrait: false,
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Windows from the smallest that is promised to the largest.
    const WINDOWS: [Vec2; 8] = [
        Vec2::new(960.0, 600.0),
        Vec2::new(1024.0, 768.0),
        Vec2::new(1280.0, 720.0),
        Vec2::new(1280.0, 800.0),
        Vec2::new(1920.0, 1080.0),
        Vec2::new(2560.0, 1080.0),
        Vec2::new(2160.0, 2160.0),
        Vec2::new(3840.0, 2160.0),
    ];

    #[test]
    fn the_reference_window_has_the_measures_of_the_drawing() {
        let f = frame(REFERENCE, 1.0, 4, Seat(0));
        assert_eq!(f.unit, 1.0);
        assert_eq!(f.bar, Rect::new(0.0, 0.0, 1280.0, 56.0));
        assert_eq!(f.prompt, Rect::new(420.0, 6.0, 860.0, 70.0));
        assert_eq!(f.tableau, Rect::new(258.0, 72.0, 1022.0, 598.0));
        let panel = |seat| f.panel(Seat(seat)).map(|p| p.rect);
        assert_eq!(panel(0), Some(Rect::new(16.0, 614.0, 248.0, 784.0)));
        // Clockwise: up the left column, down the right one.
        assert_eq!(panel(1), Some(Rect::new(16.0, 284.0, 248.0, 480.0)));
        assert_eq!(panel(2), Some(Rect::new(16.0, 72.0, 248.0, 268.0)));
        assert_eq!(panel(3), Some(Rect::new(1032.0, 72.0, 1264.0, 268.0)));
        assert_eq!(f.log, Rect::new(1032.0, 284.0, 1264.0, 598.0));
        assert_eq!(f.aids, Rect::new(1032.0, 614.0, 1264.0, 710.0));
        assert_eq!(f.confirm, Rect::new(1032.0, 724.0, 1264.0, 784.0));
    }

    #[test]
    fn a_hand_sticks_out_only_where_room_is_short() {
        for (window, whole) in [
            (REFERENCE, false),
            (Vec2::new(960.0, 600.0), false),
            (Vec2::new(1366.0, 768.0), false),
            (Vec2::new(1024.0, 768.0), true),
            (Vec2::new(1920.0, 1080.0), true),
            (Vec2::new(3840.0, 2160.0), true),
            (Vec2::new(800.0, 1280.0), true),
        ] {
            let f = frame(window, 1.0, 3, Seat(0));
            // A card hangs below the hand by a fifth of its width.
            let hangs = f.hand.max.y + 0.2 * 124.0 * f.unit;
            assert_eq!(hangs <= window.y, whole, "{window}");
        }
    }

    #[test]
    fn tall_panels_have_the_measures_of_the_drawing() {
        let rect = |players, seat| {
            let f = frame(REFERENCE, 1.0, players, Seat(0)).with_tall_panels();
            f.panel(Seat(seat)).map(|p| p.rect)
        };
        assert_eq!(rect(2, 1), Some(Rect::new(16.0, 72.0, 248.0, 420.0)));
        assert_eq!(rect(2, 0), Some(Rect::new(16.0, 436.0, 248.0, 784.0)));
        assert_eq!(rect(4, 2), Some(Rect::new(16.0, 72.0, 248.0, 298.0)));
        assert_eq!(rect(4, 1), Some(Rect::new(16.0, 314.0, 248.0, 540.0)));
        assert_eq!(rect(4, 0), Some(Rect::new(16.0, 558.0, 248.0, 784.0)));
        assert_eq!(rect(4, 3), Some(Rect::new(1032.0, 72.0, 1264.0, 298.0)));
    }

    #[test]
    fn nothing_overlaps_and_all_is_inside_at_every_size() {
        for window in WINDOWS {
            for ui_scale in [0.8, 1.0, 1.25, 1.5, 2.0] {
                for (players, tall) in (1..=6).flat_map(|n| [(n, false), (n, true)]) {
                    let f = frame(window, ui_scale, players, Seat(0));
                    let f = if tall { f.with_tall_panels() } else { f };
                    let mut all: Vec<Rect> = f.panels.iter().map(|p| p.rect).collect();
                    all.extend([f.bar, f.tableau, f.hand, f.log, f.aids, f.confirm]);
                    let what = format!("{window} × {ui_scale}, {players} players: {f:#?}");
                    for (i, a) in all.iter().enumerate() {
                        let inside = a.min.cmpge(Vec2::ZERO).all() && a.max.cmple(window).all();
                        assert!(inside, "{what}");
                        for b in &all[i + 1..] {
                            assert!(a.intersect(*b).is_empty(), "{a:?} {b:?} {what}");
                        }
                    }
                    assert_eq!(f.panels.len(), players);
                    for p in &f.panels {
                        assert!(p.rect.contains(p.body.min) && p.rect.contains(p.body.max));
                        assert!(p.body.height() > 30.0, "{what}");
                        assert!(p.body.min.y >= p.header.max.y, "{what}");
                    }
                    assert!(f.tableau.width() > 300.0, "{what}");
                    assert!(f.tableau.height() > 200.0, "{what}");
                }
            }
        }
    }

    #[test]
    fn larger_type_leaves_the_board_its_room() {
        for window in WINDOWS {
            for (players, tall) in (2..=6).flat_map(|n| [(n, false), (n, true)]) {
                let at = |scale| {
                    let f = frame(window, scale, players, Seat(0));
                    if tall { f.with_tall_panels() } else { f }
                };
                let usual = at(1.0);
                let mut smaller = usual.clone();
                for scale in [1.1, 1.25, 1.5, 2.0] {
                    let f = at(scale);
                    let what = format!("{window} × {scale}, {players} players: {f:#?}");
                    let share = f.tableau.size() / usual.tableau.size();
                    assert!(share.x >= 0.999 && share.y >= 0.96, "{share} {what}");
                    // Cards in the hand are as large as they were.
                    assert!(f.hand.height() >= 0.93 * usual.hand.height(), "{what}");
                    assert!(f.hand.height() >= 124.0 * 1.4 * f.unit - 1.0, "{what}");
                    assert!(f.label >= smaller.label && f.text >= smaller.text, "{what}");
                    let body = |f: &Frame| {
                        let bodies = f.panels.iter().map(|p| p.body.height());
                        bodies.fold(f32::MAX, f32::min)
                    };
                    let least = if f.compact { 0.75 } else { 0.55 };
                    assert!(body(&f) > least * body(&usual), "{what}");
                    smaller = f;
                }
                assert!(smaller.label >= 1.04 * usual.label, "{window}: words grow");
            }
        }
    }

    #[test]
    fn larger_type_leaves_the_board_above_a_strip_its_room() {
        for window in WINDOWS {
            let at = |scale| frame(window, scale, 4, Seat(0)).above_strip(scale);
            let usual = at(1.0);
            for scale in [1.25, 1.5, 2.0] {
                let f = at(scale);
                let share = f.tableau.size() / usual.tableau.size();
                let what = format!("{window} × {scale}: {share} {f:#?}");
                assert!(share.x >= 0.93 && share.y >= 0.84, "{what}");
                assert!(f.label >= usual.label && f.text >= usual.text, "{what}");
                assert!(f.strip.height() >= STRIP * f.text - 1.0, "{what}");
            }
        }
    }

    #[test]
    fn type_grows_with_the_player_s_scale() {
        for window in WINDOWS {
            let at = |scale| frame(window, scale, 5, Seat(0)).text;
            let grown = at(2.0) / at(1.0);
            // In the smallest window type is larger already than the cards are.
            let least = if window.y < 700.0 { 1.28 } else { 1.45 };
            assert!(grown >= least, "{window}: {grown}");
            assert!(at(0.8) < at(1.0) && at(1.0) < at(1.3), "{window}");
        }
    }

    #[test]
    fn a_strip_at_the_foot_covers_nothing() {
        for window in WINDOWS {
            let f = frame(window, 1.0, 4, Seat(0)).above_strip(1.0);
            assert!(f.strip.height() > 60.0 && f.strip.max == window);
            let mut all: Vec<Rect> = f.panels.iter().map(|p| p.rect).collect();
            all.extend([f.tableau, f.hand, f.log, f.aids, f.confirm]);
            assert!(all.iter().all(|rect| rect.max.y <= f.strip.min.y));
            let middle = f.to_world(window / 2.0);
            assert_eq!(middle, Vec2::ZERO, "the whole window counts");
        }
    }

    #[test]
    fn seats_go_round_the_table_from_any_chair() {
        for players in 2..=5 {
            for me in Seat::all(players) {
                let f = frame(REFERENCE, 1.0, players, me);
                let seats = f.panels.iter().map(|p| p.seat);
                assert!(seats.eq(Seat::all(players)));
                let mine = f.panel(me).expect("the viewer has a panel");
                assert_eq!(mine.rect.max.y, 784.0);
                // The next seat clockwise is the nearest above the viewer.
                let next = f.panel(me.left(players)).expect("it has a panel");
                let mut left = f.panels.iter().filter(|p| p.left && p.seat != me);
                assert!(left.all(|p| p.rect.min.y <= next.rect.min.y));
            }
        }
    }

    #[test]
    fn the_world_turns_the_window_upside_down_and_back() {
        let f = frame(Vec2::new(1601.0, 900.0), 1.0, 3, Seat(1)).on_screen(1.5);
        let p = Vec2::new(12.0, 34.0);
        assert_eq!(f.to_window(f.to_world(p)), p);
        assert_eq!(f.to_world(Vec2::ZERO), Vec2::new(-800.5, 450.0));
        assert_eq!(f.rect_to_world(f.bar).size(), f.bar.size());
        let whole = f.whole(95.9);
        assert!((whole * 1.5).fract().abs() < 1e-3 && (whole - 95.9).abs() < 0.34);
    }
}

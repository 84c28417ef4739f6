//! The case: boards with the covers. At a free end, or before the boards if that would be out of sight, are the game to
//! go on with and the deal of the day.

use super::{
    InFocus, TitleAction, TitlePage, free_end,
    order::{Board, boards},
};
use crate::catalog::Pick;
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use kortlek_kit::{
    cut::{CutRect, within},
    device::Device,
    fit, pictures, theme,
    widgets::{self, MenuUi},
    words::say,
};
use kortlek_rules::{Arg, Deck, Message};

/// Maximum number of covers on a board.
const ACROSS: usize = 5;
/// Width of a cover: from barely legible to comfortably large.
const WIDTH: (f32, f32) = (84.0, 150.0);
/// Between two covers, before the first, and how high a board is.
const GAP: f32 = 20.0;
const EDGE: f32 = 20.0;
const BOARD: f32 = 30.0;
/// Above a board's covers: the one in focus is larger, and has a ring.
const HEAD: f32 = 24.0;
/// Enlargement of the cover in focus.
const LARGER: f32 = 1.06;
/// Height of its feet above the board, so that its ring keeps clear of the words below.
const LIFTED: f32 = 6.0;
/// Size of what leads the shelf where no free end is in sight: its height, and its distance from the edges.
const LEAD: f32 = 60.0;
const LEAD_EDGE: Vec2 = vec2(12.0, 10.0);

/// Layout of the covers in a room.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stand {
    across: usize,
    cover: f32,
    pitch: f32,
}

impl Stand {
    /// Largest layout that fits in `rows` boards; smaller ones are scrolled.
    fn within(room: Vec2, rows: impl Fn(usize) -> usize) -> Stand {
        // A window that is just becoming smaller has no room at all for a frame.
        let wide = |across: usize| {
            let wide = (room.x - 2.0 * EDGE - GAP * (across - 1) as f32) / across as f32;
            wide.max(1.0)
        };
        let across = (1..=ACROSS)
            .rev()
            .find(|across| wide(*across) >= WIDTH.0)
            .unwrap_or(1);
        let high = room.y / rows(across).max(1) as f32 - BOARD - HEAD;
        let cover = wide(across)
            .min((high / 1.4).max(WIDTH.0))
            .clamp(WIDTH.0.min(wide(across)), WIDTH.1)
            .floor();
        let free = room.x - 2.0 * EDGE - cover * across as f32;
        let pitch = cover + free / (across.max(2) - 1) as f32;
        Stand {
            across,
            cover,
            pitch: pitch.min(cover + 3.5 * GAP),
        }
    }

    /// Height of a board with its covers.
    fn board(&self) -> f32 {
        HEAD + self.cover * 1.4 + BOARD
    }

    /// The first board with a free end that is seen in a room of this height before the shelf is scrolled.
    fn free_end(&self, boards: &[Board], height: f32) -> Option<usize> {
        let mut boards = boards.iter();
        let free = boards.position(|board| board.picks.len() + 2 <= self.across)?;
        ((free + 1) as f32 * self.board() <= height + 1.0).then_some(free)
    }
}

/// The shelf with all covers.
pub(super) fn case(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    focus: &mut InFocus,
    now: f64,
    chosen: &mut Option<TitleAction>,
) {
    let case = ui.max_rect();
    let fill = cx.shades.table.lerp_to_gamma(cx.shades.panel, 0.55);
    cx.paint_panel(ui, case, 14.0, fill);
    let room = case.shrink2(vec2(1.5, 4.0));
    let rows = |across: usize| boards(all.picks, all.order, all.memory, across).len();
    let stand = Stand::within(room.size(), rows);
    let boards = boards(all.picks, all.order, all.memory, stand.across);
    let free = stand.free_end(&boards, room.height());
    let goes_on = !all.found.saves.is_empty();
    let leads = free.is_none() && (goes_on || all.daily.is_some());
    let first = all.first();
    let won = won_words(ui, all);
    let last = boards.len().saturating_sub(1);
    within(ui, room, |ui| {
        widgets::scroll(ui, cx, "shelf", |ui, cx| {
            // Scrolled contents reach beyond their room for the focus frames; covers end at the case.
            ui.set_clip_rect(ui.clip_rect().intersect(case));
            ui.spacing_mut().item_spacing.y = 0.0;
            if leads {
                let size = vec2(ui.available_width(), LEAD + LEAD_EDGE.y);
                let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
                let place =
                    Rect::from_min_max(rect.min + LEAD_EDGE, rect.max - vec2(LEAD_EDGE.x, 0.0));
                free_end::both(ui, cx, all, focus, place, chosen);
            }
            for (n, board) in boards.iter().enumerate() {
                let size = vec2(ui.available_width(), stand.board());
                let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
                let told = won.as_ref().filter(|_| n == last);
                paint_board(ui, cx, board, told, rect);
                let corner = |k: usize| rect.min + vec2(EDGE + stand.pitch * k as f32, HEAD);
                for (k, pick) in board.picks.iter().enumerate() {
                    let place = Rect::from_min_size(corner(k), pictures::card_size(stand.cover));
                    let begins = !goes_on && first == Some(pick.card.id);
                    cover(ui, cx, all, focus, now, pick, (place, begins), chosen);
                }
                if free == Some(n) {
                    let right = corner(stand.across - 1).x + stand.cover;
                    let place = Rect::from_min_max(
                        corner(board.picks.len()) + vec2(0.0, 4.0),
                        pos2(right, rect.bottom() - BOARD - 10.0),
                    );
                    free_end::both(ui, cx, all, focus, place, chosen);
                }
            }
        });
    });
}

/// Number of games that the player has won, and names of the last few still to be won; `None` before the first.
fn won_words(ui: &Ui, all: &TitlePage) -> Option<[String; 2]> {
    /// So few are named.
    const FEW: usize = 4;
    let games = all.picks.iter().filter(|pick| pick.ready);
    let (won, left): (Vec<&Pick>, Vec<&Pick>) =
        games.partition(|pick| all.memory.has_won(pick.card.id));
    if won.is_empty() {
        return None;
    }
    let count = Message::new("shelf-won-at")
        .with("won", won.len())
        .with("games", won.len() + left.len());
    let names = match left.len() {
        0 => say(ui, "shelf-won-all"),
        1..=FEW => {
            let title = |pick: &&Pick| Arg::Name(pick.card.title.to_owned());
            let titles = Arg::All(left.iter().map(title).collect());
            say(ui, Message::new("shelf-left").with("games", titles))
        }
        _ => String::new(),
    };
    Some([say(ui, count), names])
}

/// A board with its upper edge and its shadow, and the words on it: of the group that begins here, and what was won.
fn paint_board(ui: &Ui, cx: &MenuUi, board: &Board, won: Option<&[String; 2]>, rect: Rect) {
    let mut wood = rect.with_min_y(rect.bottom() - BOARD);
    let below = wood.cut_bottom(4.0, 0.0);
    let shades = cx.shades;
    ui.painter()
        .rect_filled(below, 0.0, Color32::from_black_alpha(56));
    ui.painter().rect_filled(wood, 0.0, shades.lit);
    ui.painter()
        .hline(wood.x_range(), wood.top(), Stroke::new(1.5, shades.line));
    // Below the ring round a cover in focus, which reaches over the edge.
    let mut line = wood.cut_bottom(19.0, 0.0).shrink2(vec2(EDGE, 0.0));
    let mut room = line.width();
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    // Returns the width that is left.
    let mut paint = |words: &str, font, colour, align: Align2| {
        let words = fit::fit(ui, words, font, colour, line.width(), 1);
        let place = if align == right {
            line.cut_right(words.size().x, 10.0)
        } else {
            line.cut_left(words.size().x, 10.0)
        };
        fit::paint_galley(ui, place, align, words, colour);
        line.width()
    };
    if let Some(group) = board.group {
        let name = match group.deck {
            Deck::Decktet => "title-decktet",
            Deck::French => "title-french",
        };
        room = paint(&say(ui, name), theme::bold(14.0), shades.words, left);
        if group.begins {
            let count = say(ui, Message::new("title-games").with("n", group.games));
            room = paint(&count, theme::regular(14.0), shades.soft, left);
        }
    }
    if let Some([count, games]) = won {
        let wide = |words: &str| {
            let words = widgets::lay(ui, words, theme::regular(14.0), shades.soft, f32::INFINITY);
            words.size().x
        };
        // Beside the words of a group there may be room for one of the two only.
        let both = board.group.is_none() || wide(count) + wide(games) + 20.0 <= room;
        let align = if both { left } else { right };
        paint(count, theme::regular(14.0), shades.soft, align);
        if both {
            paint(games, theme::regular(14.0), shades.soft, right);
        }
    }
}

/// A cover on its board. The one in focus is larger, and lifted a little.
fn cover(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    focus: &mut InFocus,
    now: f64,
    pick: &Pick,
    (place, begins): (Rect, bool),
    chosen: &mut Option<TitleAction>,
) {
    let id = pick.card.id;
    let offered = all.offers(pick);
    let touch = offered.then(|| cx.touch(ui, id, place, widgets::button_info(pick.card.title)));
    if begins {
        cx.nav.begin_here();
    }
    if touch.is_some() && focus.sought == Some(id) {
        cx.nav.focus_here();
        focus.go_to(id, now);
        ui.ctx().request_repaint();
    }
    if let Some(touch) = touch {
        // A finger looks at a game before it sits down.
        if touch.chosen && (cx.device != Device::Touch || focus.game == Some(id)) {
            *chosen = Some(TitleAction::SetUp(id));
        }
        focus.tells_of(ui, cx, id, touch);
        if cx.device == Device::Mouse {
            let words = say(ui, "shelf-cover");
            widgets::told(ui, cx, id, &words, place);
        }
    }
    let told = focus.game == Some(id);
    let (larger, lift) = if told { (LARGER, LIFTED) } else { (1.0, 0.0) };
    let size = pictures::card_size(place.width() * larger);
    let lifted = place.with_max_y(place.bottom() - lift);
    let rect = pictures::crisp(ui, lifted.place(size, Align2::CENTER_BOTTOM));
    cx.cover(ui, &pick.card, rect);
    if !offered {
        let veil = cx.shades.panel.linear_multiply(0.68);
        ui.painter().rect_filled(rect, rect.width() * 0.028, veil);
    }
    let ink = Stroke::new(1.0, theme::INK);
    let corner = rect.right_top() + vec2(4.0, -4.0);
    if all.found.of(id).is_some() {
        let slip = Rect::from_min_size(corner - vec2(34.0, 0.0), vec2(30.0, 38.0));
        ui.painter()
            .rect(slip, 4.0, theme::PAPER, ink, StrokeKind::Inside);
        cx.mark(ui, "play", slip.center(), 15.0, theme::INK);
    } else if !pick.ready {
        let words = say(ui, "title-not-yet");
        widgets::paint_tag(ui, corner, &words, theme::PAPER, theme::INK);
    }
    if all.memory.favourites.contains(id) {
        let slip = Rect::from_min_size(rect.left_top() + vec2(-4.0, -4.0), vec2(28.0, 28.0));
        ui.painter().circle(slip.center(), 14.0, theme::PAPER, ink);
        cx.mark(ui, "star", slip.center(), 15.0, theme::INK);
    }
    if touch.is_some_and(|touch| touch.focused) {
        theme::focus_ring(ui, rect);
    }
}

#[cfg(test)]
mod tests {
    use super::{super::order::Order, *};

    #[test]
    fn covers_are_as_large_as_their_boards_allow_and_never_too_small_to_tell_apart() {
        let three = |across: usize| 13_usize.div_ceil(across);
        let usual = Stand::within(vec2(744.0, 640.0), three);
        assert_eq!(usual.across, 5);
        assert!((110.0..=150.0).contains(&usual.cover), "{usual:?}");
        assert!(usual.pitch >= usual.cover + GAP - 1.0);
        // A window that is small beside its type: fewer abreast, and the shelf scrolls.
        let small = Stand::within(vec2(330.0, 300.0), three);
        assert!(small.across < 5 && small.cover >= WIDTH.0, "{small:?}");
        let least = Stand::within(vec2(90.0, 100.0), three);
        assert_eq!(least.across, 1);
        assert!(least.cover > 0.0);
        let none = Stand::within(vec2(-30.0, 100.0), three);
        assert!(none.cover > 0.0, "{none:?}");
    }

    #[test]
    fn a_free_end_counts_only_where_it_is_seen_at_once() {
        let (shelf, _) = crate::shelf();
        let picks = crate::catalog::picks(&shelf);
        let memory = crate::progress::Progress::default();
        let free = |room: Vec2| {
            let rows = |across| boards(&picks, Order::Deck, &memory, across);
            let stand = Stand::within(room, |across| rows(across).len());
            stand.free_end(&rows(stand.across), room.y)
        };
        assert_eq!(free(vec2(744.0, 640.0)), Some(0));
        // Three abreast: the first free end is that of the last board.
        assert_eq!(free(vec2(340.0, 230.0)), None);
        assert_eq!(free(vec2(300.0, 230.0)), None);
    }
}

//! The hand in which the menus are drawn: the table's theme, and what only menus need.

use bevy_egui::egui::{Color32, Rect, Ui, vec2};
pub use kortlek_table::ui::fit::{fit, paint_fit, paint_lines};
pub use kortlek_table::ui::theme::{
    INK, PAPER, Shades, TOUCH as TARGET, bold, fitted, focus_ring as paint_focus, italic, panel,
    regular as plain, semibold, serif, shades, shades_of,
};
pub use kortlek_table::words::{say, words_of};

/// Corner radius of a button.
pub const BUTTON_ROUND: u8 = 8;

/// Paper with a double line of ink, lying on the table: what is most important on a screen.
pub fn paint_paper(ui: &Ui, rect: Rect) {
    let shadow = rect.translate(vec2(0.0, 3.0));
    ui.painter()
        .rect_filled(shadow, 9.0, Color32::from_black_alpha(60));
    kortlek_table::ui::theme::paint_paper(ui, rect);
}

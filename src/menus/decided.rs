//! Panel that appears once when the rules prove that the player wins, or can't win any more: the player may play on,
//! or let the bots play the rest at once.

use crate::{
    navigation, play,
    stage::{Ground, PageContext},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align2, Color32, FontId, Margin, Rect, Ui, pos2, vec2},
};
use kortlek_kit::{
    Preferences,
    cut::{CutRect, within},
    theme,
    widgets::{self, MenuUi},
    words::say,
};
use kortlek_table::{Activity, Frame, Menu, Screen, Table};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        notice.run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
    )
    .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Decided)));
}

/// Announces it as soon as it is proven and the player has something to decide. `looked` is the table and the number of
/// positions up to which it was looked at.
fn notice(
    table: Option<ResMut<Table>>,
    preferences: Res<Preferences>,
    activity: Res<Activity>,
    mut looked: Local<Option<(u64, usize)>>,
    mut commands: Commands,
) {
    let Some(mut table) = table.filter(|table| table.is_own()) else {
        return;
    };
    let now = (table.serial(), table.session.positions());
    let waits = table.is_current() && table.picking.decides() && !activity.moving;
    if !preferences.tell_decided || !waits || table.told_certain || looked.replace(now) == Some(now)
    {
        return;
    }
    if table.session.certain().is_some() {
        // It is saved with the game: what was said before a rest is not said again after it.
        table.bypass_change_detection().told_certain = true;
        commands.queue(|world: &mut World| navigation::open(world, Menu::Decided));
    }
}

/// Choice of the player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DecidedAction {
    PlayOn,
    Settle,
}

fn show(
    mut stage: PageContext,
    table: Option<Res<Table>>,
    frame: Res<Frame>,
    mut commands: Commands,
) {
    let Some(wins) = table.and_then(|table| table.session.certain()) else {
        // After an undo the outcome may be open again.
        commands.queue(navigation::close);
        return;
    };
    let chosen = stage.show("decided", Ground::Clear, |ui, cx| {
        let column = beside(&frame, ui.ctx().zoom_factor());
        page(ui, cx, wins, column)
    });
    match chosen.flatten() {
        Some(DecidedAction::PlayOn) => commands.queue(navigation::close),
        Some(DecidedAction::Settle) => commands.queue(play::settle),
        None => {}
    }
}

/// The room beside the table from the log's top to the foot of the button that decides, in egui's points.
fn beside(frame: &Frame, zoom: f32) -> Rect {
    let (min, max) = (frame.log.min / zoom, frame.confirm.max / zoom);
    Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y))
}

/// Between the panel's edge and its contents, between its lines, and before its buttons.
const MARGIN: f32 = 14.0;
const LINE_GAP: f32 = 8.0;
const BEFORE_BUTTONS: f32 = 14.0;

/// Rectangle of the panel: at the foot of the column beside the table, over the facts and the button that nobody needs
/// for this; below the bar where the column is too low. `high` is its height at a width.
fn place(all: Rect, column: Rect, high: impl Fn(f32) -> f32) -> Rect {
    let at_foot = column.with_min_y(column.bottom() - high(column.width()));
    if at_foot.top() >= column.top() {
        return at_foot;
    }
    let width = (all.width() - 32.0).min(520.0);
    let below = all.with_min_y(all.top() + 72.0f32.min(all.height() * 0.1));
    below.place(vec2(width, high(width)), Align2::CENTER_TOP)
}

/// Returns true if the buttons stand above each other in a panel of this width.
fn is_narrow(width: f32) -> bool {
    width < 400.0
}

/// Height of the panel with these words at a width.
fn height(ui: &Ui, words: &[(String, FontId); 2], width: f32) -> f32 {
    let inner = width - 2.0 * MARGIN - 3.0;
    let lines = words.iter().map(|(words, font)| {
        let galley = widgets::lay(ui, words, font.clone(), Color32::WHITE, inner);
        galley.size().y + LINE_GAP
    });
    let buttons = match is_narrow(width) {
        true => 2.0 * theme::TOUCH + LINE_GAP,
        false => theme::TOUCH,
    };
    lines.sum::<f32>() + BEFORE_BUTTONS + buttons + 2.0 * MARGIN + 3.0
}

/// Draws a panel that leaves the table clear; `column` is the room beside it.
fn page(ui: &mut Ui, cx: &mut MenuUi, wins: bool, column: Rect) -> Option<DecidedAction> {
    let mut chosen = cx.nav.goes_back().then_some(DecidedAction::PlayOn);
    let title = if wins { "decided-won" } else { "decided-lost" };
    let words = [
        (say(ui, title), theme::semibold(18.0)),
        (say(ui, "decided-about"), theme::regular(15.0)),
    ];
    let rect = place(ui.max_rect(), column, |width| height(ui, &words, width));
    within(ui, rect, |ui| {
        let panel = theme::panel(ui).inner_margin(Margin::same(MARGIN as i8));
        panel.show(ui, |ui| {
            // The line round it counts too.
            ui.set_width(rect.width() - 2.0 * MARGIN - 3.0);
            ui.spacing_mut().item_spacing = vec2(10.0, LINE_GAP);
            let [(title, large), (about, plain)] = words;
            widgets::centred(ui, &title, large, cx.shades.words);
            widgets::centred(ui, &about, plain, cx.shades.soft);
            ui.add_space(BEFORE_BUTTONS);
            let all = ui.available_width();
            let mut buttons = |ui: &mut Ui, width: f32| {
                let words = say(ui, "pause-go-on");
                if widgets::button_in(ui, cx, "play on", &words, width) {
                    chosen = Some(DecidedAction::PlayOn);
                }
                cx.nav.begin_here();
                let words = say(ui, "decided-settle");
                if widgets::button_in(ui, cx, "settle", &words, width) {
                    chosen = Some(DecidedAction::Settle);
                }
            };
            if is_narrow(rect.width()) {
                buttons(ui, all);
            } else {
                ui.horizontal(|ui| buttons(ui, (all - 10.0) / 2.0));
            }
        });
    });
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stands_at_the_foot_of_the_column_as_high_as_its_words() {
        let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(960.0, 600.0));
        let column = Rect::from_min_max(pos2(740.0, 70.0), pos2(950.0, 590.0));
        let rect = place(all, column, |_| 240.0);
        assert_eq!(rect.height(), 240.0);
        assert_eq!((rect.x_range(), rect.max), (column.x_range(), column.max));
        let low = Rect::from_min_max(pos2(740.0, 400.0), pos2(950.0, 590.0));
        let rect = place(all, low, |width| if width > 500.0 { 150.0 } else { 240.0 });
        assert_eq!((rect.width(), rect.height()), (520.0, 150.0));
        assert!(all.contains_rect(rect));
    }

    #[test]
    fn large_type_leaves_the_column_room_for_it() {
        for window in [[960.0, 600.0], [1280.0, 800.0], [1920.0, 1080.0]] {
            for players in 2..=5 {
                let window = bevy::math::Vec2::from(window);
                let frame = kortlek_table::layout::frame::frame(
                    window,
                    2.0,
                    players,
                    kortlek_rules::Seat(0),
                );
                let [all, column] = [
                    Rect::from_min_size(pos2(0.0, 0.0), vec2(window.x, window.y) / frame.text),
                    beside(&frame, frame.text),
                ];
                let rect = place(all, column, |_| 280.0);
                assert!(column.contains_rect(rect), "{window} {players}: {column:?}");
            }
        }
    }
}

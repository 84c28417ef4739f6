//! Panel that appears once when the rules prove that the player wins, or can't win any more: the player may play on,
//! or let the bots play the rest at once.

use super::{
    look::{self, say},
    stage::{Ground, PageContext},
    widgets::{self, MenuUi},
};
use crate::play;
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Margin, Rect, Ui, UiBuilder, pos2, vec2},
};
use kortlek_table::{Activity, Frame, Menu, Preferences, Screen, Table};

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
        commands.queue(|world: &mut World| super::open(world, Menu::Decided));
    }
}

/// Choice of the player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    PlayOn,
    Settle,
}

fn show(
    mut stage: PageContext,
    table: Option<Res<Table>>,
    frame: Res<Frame>,
    mut commands: Commands,
) {
    let wins = table.and_then(|table| table.session.certain());
    let Some(wins) = wins else {
        // After an undo the outcome may be open again.
        commands.queue(super::close);
        return;
    };
    let chosen = stage.show("decided", Ground::Clear, |ui, desk| {
        let z = ui.ctx().zoom_factor();
        let (min, max) = (frame.log.min / z, frame.log.max / z);
        let log = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y));
        page(ui, desk, wins, log)
    });
    match chosen.flatten() {
        Some(Chosen::PlayOn) => commands.queue(super::close),
        Some(Chosen::Settle) => commands.queue(play::settle),
        None => {}
    }
}

/// Rectangle of the panel: over the log, which nobody needs for this, or below the bar where the log is too small.
fn place(all: Rect, log: Rect) -> Rect {
    const LEAST: [f32; 2] = [200.0, 230.0];
    if log.width() >= LEAST[0] && log.height() >= LEAST[1] {
        return log;
    }
    let width = (all.width() - 32.0).min(520.0);
    let top = all.top() + 72.0f32.min(all.height() * 0.1);
    Rect::from_min_max(
        pos2(all.center().x - width / 2.0, top),
        pos2(all.center().x + width / 2.0, all.bottom() - 8.0),
    )
}

/// Draws a panel that leaves the table clear; `log` is the rectangle of the log.
fn page(ui: &mut Ui, desk: &mut MenuUi, wins: bool, log: Rect) -> Option<Chosen> {
    let mut chosen = desk.nav.goes_back().then_some(Chosen::PlayOn);
    let rect = place(ui.max_rect(), log);
    let narrow = rect.width() < 400.0;
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        let margin: i8 = if narrow { 12 } else { 20 };
        let panel = look::panel(ui).inner_margin(Margin::same(margin));
        panel.show(ui, |ui| {
            // The line round it counts too.
            ui.set_width(rect.width() - 2.0 * f32::from(margin) - 3.0);
            if narrow {
                // No half of a line looks out below.
                ui.set_min_height(rect.height() - 2.0 * f32::from(margin) - 3.0);
            }
            ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
            let title = if wins { "decided-won" } else { "decided-lost" };
            let title = say(ui, title);
            widgets::centred(ui, &title, look::semibold(18.0), desk.shades.words);
            let about = say(ui, "decided-about");
            widgets::centred(ui, &about, look::plain(15.0), desk.shades.soft);
            let all = ui.available_width();
            let mut buttons = |ui: &mut Ui, width: f32| {
                let words = say(ui, "pause-go-on");
                if widgets::button_in(ui, desk, "play on", &words, width) {
                    chosen = Some(Chosen::PlayOn);
                }
                desk.nav.begin_here();
                let words = say(ui, "decided-settle");
                if widgets::button_in(ui, desk, "settle", &words, width) {
                    chosen = Some(Chosen::Settle);
                }
            };
            if narrow {
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
    fn it_stands_over_the_log_where_that_has_room() {
        let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(960.0, 600.0));
        let log = Rect::from_min_size(pos2(740.0, 70.0), vec2(210.0, 300.0));
        assert_eq!(place(all, log), log);
        let small = Rect::from_min_size(pos2(740.0, 70.0), vec2(210.0, 90.0));
        assert!(place(all, small).width() > 500.0);
    }
}

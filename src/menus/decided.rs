//! When the rules prove that the player wins, or can't win any more, it is said once: whoever likes plays on, whoever has
//! seen enough lets the bots play the rest at once.

use super::{
    look::{self, say},
    stage::{Ground, Stage},
    widgets::{self, Desk},
};
use crate::play;
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Rect, Ui, UiBuilder, pos2, vec2},
};
use kortlek_table::{Activity, Menu, Preferences, Screen, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Known>()
        .add_systems(
            Update,
            notice.run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
        )
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Decided)));
}

/// What is known of the end of the match on the table.
#[derive(Resource, Default)]
struct Known {
    /// Up to which position of which match it was looked at.
    looked: Option<(u64, usize)>,
}

/// Says it as soon as it is proven and the player has something to decide.
fn notice(
    table: Option<ResMut<Table>>,
    preferences: Res<Preferences>,
    activity: Res<Activity>,
    mut known: ResMut<Known>,
    mut commands: Commands,
) {
    let Some(mut table) = table.filter(|table| table.is_own()) else {
        return;
    };
    let now = (table.serial(), table.session.positions());
    let waits = table.is_current() && table.picking.decides() && !activity.moving;
    if !preferences.tell_decided
        || !waits
        || table.told_certain
        || known.looked.replace(now) == Some(now)
    {
        return;
    }
    if table.session.certain().is_some() {
        // It is saved with the game: what was said before a rest is not said again after it.
        table.bypass_change_detection().told_certain = true;
        commands.queue(|world: &mut World| super::open(world, Menu::Decided));
    }
}

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    PlayOn,
    Settle,
}

fn show(mut stage: Stage, table: Option<Res<Table>>, mut commands: Commands) {
    let wins = table.and_then(|table| table.session.certain());
    let Some(wins) = wins else {
        // What was taken back meanwhile is not decided any more.
        commands.queue(super::close);
        return;
    };
    let chosen = stage.show("decided", Ground::Clear, |ui, desk| page(ui, desk, wins));
    match chosen.flatten() {
        Some(Chosen::PlayOn) => commands.queue(super::close),
        Some(Chosen::Settle) => commands.queue(play::settle),
        None => {}
    }
}

/// A panel below the bar; the table stays clear.
fn page(ui: &mut Ui, desk: &mut Desk, wins: bool) -> Option<Chosen> {
    let mut chosen = desk.nav.goes_back().then_some(Chosen::PlayOn);
    let all = ui.max_rect();
    let width = (all.width() - 32.0).min(520.0);
    let rect = Rect::from_min_max(
        pos2(
            all.center().x - width / 2.0,
            all.top() + 72.0f32.min(all.height() * 0.1),
        ),
        pos2(all.center().x + width / 2.0, all.bottom() - 8.0),
    );
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        look::panel(ui).show(ui, |ui| {
            ui.set_width(width - 40.0);
            ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
            let title = if wins { "decided-won" } else { "decided-lost" };
            let title = say(ui, title);
            widgets::centred(ui, &title, look::semibold(18.0), desk.shades.words);
            let about = say(ui, "decided-about");
            widgets::centred(ui, &about, look::plain(15.0), desk.shades.soft);
            let half = (ui.available_width() - 10.0) / 2.0;
            ui.horizontal(|ui| {
                let words = say(ui, "pause-go-on");
                if widgets::button_in(ui, desk, "play on", &words, half) {
                    chosen = Some(Chosen::PlayOn);
                }
                desk.nav.begin_here();
                let words = say(ui, "decided-settle");
                if widgets::button_in(ui, desk, "settle", &words, half) {
                    chosen = Some(Chosen::Settle);
                }
            });
        });
    });
    chosen
}

//! The pause menu of a table.

use super::{
    RulesOf, go_to,
    look::{self, say},
    open, settings,
    stage::{Ground, Stage},
    widgets::{self, Desk},
};
use crate::{memory::Memory, plan::Plan, play, saves};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Ui, vec2},
};
use kortlek_rules::{Arg, Say};
use kortlek_table::{Menu, Screen, Table, register::Shelf};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Pause)));
}

/// What was chosen.
#[derive(Clone, Copy)]
enum Chosen {
    GoOn,
    Story,
    Rules,
    Settings,
    Keys,
    Setup,
    Title,
    /// Back from an example to the game that waits, or to the title.
    LeaveExample,
    Quit,
}

fn show(
    mut stage: Stage,
    table: Option<Res<Table>>,
    shelf: Res<Shelf>,
    memory: Res<Memory>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(table) = table else { return };
    let chosen = stage
        .show("pause", Ground::Scrim, |ui, desk| page(ui, desk, &table))
        .flatten();
    let entry = shelf.get(table.session.card().id).copied();
    match chosen {
        None => {}
        Some(Chosen::GoOn) => commands.queue(super::close),
        Some(Chosen::Story) => commands.queue(|world: &mut World| open(world, Menu::Story)),
        Some(Chosen::Rules) => {
            if let Some(entry) = entry {
                commands.insert_resource(RulesOf(entry));
                commands.queue(|world: &mut World| open(world, Menu::Rules));
            }
        }
        Some(Chosen::Settings) => commands.queue(|world: &mut World| open(world, Menu::Settings)),
        Some(Chosen::Keys) => {
            commands.insert_resource(settings::Tab::KEYS);
            commands.queue(|world: &mut World| open(world, Menu::Settings));
        }
        Some(Chosen::Setup) => {
            if let Some(entry) = entry {
                commands.insert_resource(Plan::remembered(entry, &memory));
                commands.queue(|world: &mut World| go_to(world, Screen::Setup));
            }
        }
        Some(Chosen::Title) => commands.queue(|world: &mut World| go_to(world, Screen::Title)),
        Some(Chosen::LeaveExample) => commands.queue(play::leave_example),
        Some(Chosen::Quit) => {
            exit.write(AppExit::Success);
        }
    }
}

fn page(ui: &mut Ui, desk: &mut Desk, table: &Table) -> Option<Chosen> {
    let mut chosen = desk.nav.goes_back().then_some(Chosen::GoOn);
    const WIDTH: f32 = 380.0;
    let height = 614.0;
    let rect = egui::Rect::from_center_size(ui.max_rect().center(), vec2(WIDTH + 40.0, height));
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
        look::panel(ui).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 10.0;
            let session = &*table.session;
            let card = session.card();
            widgets::centred(
                ui,
                &card.title.to_uppercase(),
                look::serif(34.0),
                look::WORDS,
            );
            let progress = saves::progress(session, &look::words_of(ui));
            if let Some(trial) = &table.trial {
                let title = Arg::Name(trial.title.clone());
                let words = say(ui, Say::new("pause-example").with("title", title));
                widgets::centred(ui, &words, look::plain(16.0), desk.shades.soft);
            } else if !progress.is_empty() {
                widgets::centred(ui, &progress, look::plain(16.0), desk.shades.soft);
            }
            ui.add_space(6.0);
            let go_on = say(ui, "pause-go-on");
            if widgets::paper_button(ui, desk, "go on", &go_on, WIDTH) {
                chosen = Some(Chosen::GoOn);
            }
            desk.nav.begin_here();
            ui.add_space(4.0);
            let leave = if table.trial.is_some() {
                ("pause-leave-example", Chosen::LeaveExample)
            } else {
                ("pause-leave", Chosen::Title)
            };
            for (name, mark, text, choice) in [
                ("story", "log", "story-title", Chosen::Story),
                ("rules", "rules", "pause-rules", Chosen::Rules),
                ("settings", "settings", "settings-title", Chosen::Settings),
                ("keys", "gamepad", "keys-page", Chosen::Keys),
                ("setup", "replay", "pause-setup", Chosen::Setup),
                ("title", "chevron-left", leave.0, leave.1),
                ("quit", "quit", "pause-quit", Chosen::Quit),
            ] {
                let text = say(ui, text);
                if widgets::button(ui, desk, name, mark, &text, WIDTH) {
                    chosen = Some(choice);
                }
            }
            let words = if table.trial.is_some() {
                "pause-only-tried"
            } else if table.session.me().is_some() {
                "pause-saved"
            } else {
                "pause-only-bots"
            };
            ui.add_space(2.0);
            let words = say(ui, words);
            widgets::centred(ui, &words, look::plain(14.5), desk.shades.soft);
        });
    });
    chosen
}

//! The pause menu of a table.

use super::{
    RulesOf, decks, go_to,
    look::{self, say},
    open, records, settings,
    stage::{Ground, Stage},
    widgets::{self, Desk},
};
use crate::{lesson, memory::Memory, plan::Plan, play, saves};
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
    Reference,
    Decks,
    Settings,
    Keys,
    Setup,
    Title,
    /// Back from an example to the game that waits, or to the title.
    LeaveExample,
    /// The lesson of the game.
    Learn,
    /// Back from a lesson to the game that waits, or to where it was opened.
    LeaveLesson,
    /// The bots play the rest, which changes nothing any more.
    Settle,
    /// Copies the seed.
    Seed,
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
        Some(Chosen::Reference) => {
            if let Some(entry) = entry {
                commands.insert_resource(RulesOf(entry));
                commands.queue(|world: &mut World| open(world, Menu::Reference));
            }
        }
        Some(Chosen::Decks) => {
            if let Some(entry) = entry {
                commands.insert_resource(decks::Open::at(entry.card.deck));
            }
            commands.queue(|world: &mut World| open(world, Menu::Decks));
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
        Some(Chosen::Seed) => {
            let seed = table.session.seed();
            commands.queue(move |world: &mut World| records::copy_seed(world, seed));
        }
        Some(Chosen::Settle) => commands.queue(play::settle),
        Some(Chosen::LeaveExample) => commands.queue(play::leave_example),
        Some(Chosen::Learn) => {
            let id = table.session.card().id;
            commands.queue(move |world: &mut World| lesson::begin_or_say(world, id));
        }
        Some(Chosen::LeaveLesson) => commands.queue(lesson::leave),
        Some(Chosen::Quit) => {
            exit.write(AppExit::Success);
        }
    }
}

fn page(ui: &mut Ui, desk: &mut Desk, table: &Table) -> Option<Chosen> {
    let mut chosen = desk.nav.goes_back().then_some(Chosen::GoOn);
    const WIDTH: f32 = 440.0;
    // In large type it is scrolled.
    let height = f32::min(730.0, ui.max_rect().height() - 16.0);
    let rect = egui::Rect::from_center_size(ui.max_rect().center(), vec2(WIDTH + 40.0, height));
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
        look::panel(ui).show(ui, |ui| {
            ui.set_width(WIDTH);
            widgets::scroll_as_needed(ui, desk, "pause", |ui, desk| {
                let width = ui.available_width();
                ui.spacing_mut().item_spacing.y = 10.0;
                let session = &*table.session;
                let card = session.card();
                widgets::centred(
                    ui,
                    &card.title.to_uppercase(),
                    look::serif(34.0),
                    desk.shades.words,
                );
                let progress = saves::progress(session, &look::words_of(ui));
                if let Some(trial) = &table.trial {
                    let title = Arg::Name(trial.title.clone());
                    let words = say(ui, Say::new("pause-example").with("title", title));
                    widgets::centred(ui, &words, look::plain(16.0), desk.shades.soft);
                } else if table.guided.is_some() {
                    let words = say(ui, "pause-lesson");
                    widgets::centred(ui, &words, look::plain(16.0), desk.shades.soft);
                } else if !progress.is_empty() {
                    widgets::centred(ui, &progress, look::plain(16.0), desk.shades.soft);
                }
                ui.add_space(6.0);
                let go_on = say(ui, "pause-go-on");
                if widgets::paper_button(ui, desk, "go on", &go_on, width) {
                    chosen = Some(Chosen::GoOn);
                }
                desk.nav.begin_here();
                ui.add_space(4.0);
                let leave = if table.trial.is_some() {
                    ("pause-leave-example", Chosen::LeaveExample)
                } else if table.guided.is_some() {
                    ("pause-leave-lesson", Chosen::LeaveLesson)
                } else {
                    ("pause-leave", Chosen::Title)
                };
                if table.is_own() && session.certain().is_some() {
                    let settle = say(ui, "decided-settle");
                    if widgets::button(ui, desk, "settle", "fast-forward", &settle, width) {
                        chosen = Some(Chosen::Settle);
                    }
                }
                let half = (width - 10.0) / 2.0;
                let story = say(ui, "story-title");
                let learns = table.guided.is_none() && lesson::is_there(card.id);
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 10.0;
                    let wide = if learns { half } else { width };
                    if widgets::button(ui, desk, "story", "log", &story, wide) {
                        chosen = Some(Chosen::Story);
                    }
                    if learns {
                        let words = say(ui, "pause-learn");
                        if widgets::button(ui, desk, "learn", "question", &words, half) {
                            chosen = Some(Chosen::Learn);
                        }
                    }
                });
                let pairs = [
                    [
                        ("rules", "rules", "pause-rules", Chosen::Rules),
                        (
                            "reference",
                            "information",
                            "reference-title",
                            Chosen::Reference,
                        ),
                    ],
                    [
                        ("settings", "settings", "settings-title", Chosen::Settings),
                        ("decks", "deck", "decks-title", Chosen::Decks),
                    ],
                ];
                for pair in pairs {
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = 10.0;
                        for (name, mark, text, choice) in pair {
                            let text = say(ui, text);
                            if widgets::button(ui, desk, name, mark, &text, half) {
                                chosen = Some(choice);
                            }
                        }
                    });
                }
                for (name, mark, text, choice) in [
                    ("keys", "gamepad", "keys-page", Chosen::Keys),
                    ("setup", "replay", "pause-setup", Chosen::Setup),
                    ("title", "chevron-left", leave.0, leave.1),
                    ("quit", "quit", "pause-quit", Chosen::Quit),
                ] {
                    let text = say(ui, text);
                    if widgets::button(ui, desk, name, mark, &text, width) {
                        chosen = Some(choice);
                    }
                }
                let words = if table.trial.is_some() {
                    "pause-only-tried"
                } else if table.guided.is_some() {
                    "pause-only-taught"
                } else if table.session.me().is_some() {
                    "pause-saved"
                } else {
                    "pause-only-bots"
                };
                ui.add_space(2.0);
                let words = say(ui, words);
                widgets::centred(ui, &words, look::plain(14.5), desk.shades.soft);
                if table.trial.is_none() && table.guided.is_none() {
                    let seed = Arg::Name(session.seed().to_string());
                    let seed = say(ui, Say::new("seed-is").with("seed", seed));
                    if widgets::button(ui, desk, "seed", "copy", &seed, width) {
                        chosen = Some(Chosen::Seed);
                    }
                }
            });
        });
    });
    chosen
}

//! The pause menu of a table.

use super::{RulesOf, decks, records, settings};
use crate::{
    lesson,
    navigation::{self, go_to, open},
    plan::MatchSetup,
    play,
    progress::Progress,
    saves,
    stage::{Ground, PageContext},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Ui, vec2},
};
use kortlek_kit::{
    cut::within,
    theme,
    widgets::{self, MenuUi},
    words::{self, say},
};
use kortlek_platform::page;
use kortlek_rules::{Arg, Message};
use kortlek_table::{Menu, Screen, Table, register::Shelf};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Pause)));
}

/// Choice of the player.
#[derive(Clone, Copy)]
enum PauseAction {
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
    mut stage: PageContext,
    table: Option<Res<Table>>,
    shelf: Res<Shelf>,
    memory: Res<Progress>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(table) = table else { return };
    let chosen = stage
        .show("pause", Ground::Scrim, |ui, cx| page(ui, cx, &table))
        .flatten();
    let entry = shelf.get(table.session.card().id).copied();
    let to = |menu: Menu| move |world: &mut World| open(world, menu);
    match chosen {
        None => {}
        Some(PauseAction::GoOn) => commands.queue(navigation::close),
        Some(PauseAction::Story) => commands.queue(to(Menu::Story)),
        Some(PauseAction::Rules) => {
            if let Some(entry) = entry {
                commands.insert_resource(RulesOf(entry));
                commands.queue(to(Menu::Rules));
            }
        }
        Some(PauseAction::Reference) => {
            if let Some(entry) = entry {
                commands.insert_resource(RulesOf(entry));
                commands.queue(to(Menu::Reference));
            }
        }
        Some(PauseAction::Decks) => {
            if let Some(entry) = entry {
                commands.insert_resource(decks::DecksPage::at(entry.card.deck));
            }
            commands.queue(to(Menu::Decks));
        }
        Some(PauseAction::Settings) => commands.queue(to(Menu::Settings)),
        Some(PauseAction::Keys) => {
            commands.insert_resource(settings::SettingsPages::keys());
            commands.queue(to(Menu::Settings));
        }
        Some(PauseAction::Setup) => {
            if let Some(entry) = entry {
                commands.insert_resource(MatchSetup::remembered(entry, &memory));
                commands.queue(|world: &mut World| go_to(world, Screen::Setup));
            }
        }
        Some(PauseAction::Title) => commands.queue(|world: &mut World| go_to(world, Screen::Title)),
        Some(PauseAction::Seed) => {
            let seed = table.session.seed();
            commands.queue(move |world: &mut World| records::copy_seed(world, seed));
        }
        Some(PauseAction::Settle) => commands.queue(play::settle),
        Some(PauseAction::LeaveExample) => commands.queue(play::leave_example),
        Some(PauseAction::Learn) => {
            let id = table.session.card().id;
            commands.queue(move |world: &mut World| lesson::begin_or_say(world, id));
        }
        Some(PauseAction::LeaveLesson) => commands.queue(lesson::leave),
        Some(PauseAction::Quit) => {
            exit.write(AppExit::Success);
        }
    }
}

fn page(ui: &mut Ui, cx: &mut MenuUi, table: &Table) -> Option<PauseAction> {
    let back = cx.nav.goes_back().then_some(PauseAction::GoOn);
    const WIDTH: f32 = 440.0;
    // In large type it is scrolled.
    let height = f32::min(730.0, ui.max_rect().height() - 16.0);
    let rect = egui::Rect::from_center_size(ui.max_rect().center(), vec2(WIDTH + 40.0, height));
    let mut chosen = None;
    within(ui, rect, |ui| {
        theme::panel(ui).show(ui, |ui| {
            ui.set_width(WIDTH);
            widgets::scroll_as_needed(ui, cx, "pause", |ui, cx| {
                ui.spacing_mut().item_spacing.y = 10.0;
                head(ui, cx, table);
                ui.add_space(6.0);
                chosen = entries(ui, cx, table);
            });
        });
    });
    chosen.or(back)
}

/// Draws the game's title, and its progress or the purpose of the trial.
fn head(ui: &mut Ui, cx: &MenuUi, table: &Table) {
    let title = table.session.card().title.to_uppercase();
    widgets::centred(ui, &title, theme::serif(34.0), cx.shades.words);
    let words = if let Some(example) = table.mode.example() {
        let title = Arg::Name(example.title.clone());
        say(ui, Message::new("pause-example").with("title", title))
    } else if table.is_held() {
        say(ui, "pause-lesson")
    } else {
        saves::progress(&*table.session, &words::words_of(ui))
    };
    if !words.is_empty() {
        widgets::centred(ui, &words, theme::regular(16.0), cx.shades.soft);
    }
}

/// Draws all choices, one below the other; those that belong together are side by side.
fn entries(ui: &mut Ui, cx: &mut MenuUi, table: &Table) -> Option<PauseAction> {
    let mut chosen = None;
    let width = ui.available_width();
    let session = &*table.session;
    let go_on = say(ui, "pause-go-on");
    if widgets::paper_button(ui, cx, "go on", &go_on, width) {
        chosen = Some(PauseAction::GoOn);
    }
    cx.nav.begin_here();
    ui.add_space(4.0);
    if table.is_own() && session.certain().is_some() {
        let settle = (
            "settle",
            "fast-forward",
            "decided-settle",
            PauseAction::Settle,
        );
        chosen = entry(ui, cx, settle, width).or(chosen);
    }
    let story = ("story", "log", "story-title", PauseAction::Story);
    let learn = ("learn", "question", "pause-learn", PauseAction::Learn);
    let rules = ("rules", "rules", "pause-rules", PauseAction::Rules);
    let reference = (
        "reference",
        "information",
        "reference-title",
        PauseAction::Reference,
    );
    let settings = (
        "settings",
        "settings",
        "settings-title",
        PauseAction::Settings,
    );
    let decks = ("decks", "deck", "decks-title", PauseAction::Decks);
    let learns = !table.is_held() && lesson::is_there(session.card().id);
    chosen = match learns {
        true => pair(ui, cx, [story, learn]),
        false => entry(ui, cx, story, width),
    }
    .or(chosen);
    chosen = pair(ui, cx, [rules, reference]).or(chosen);
    chosen = pair(ui, cx, [settings, decks]).or(chosen);
    let (leave, leaves) = if table.mode.example().is_some() {
        ("pause-leave-example", PauseAction::LeaveExample)
    } else if table.is_held() {
        ("pause-leave-lesson", PauseAction::LeaveLesson)
    } else {
        ("pause-leave", PauseAction::Title)
    };
    for below in [
        ("keys", "gamepad", "keys-page", PauseAction::Keys),
        ("setup", "replay", "pause-setup", PauseAction::Setup),
        ("title", "chevron-left", leave, leaves),
        ("quit", "quit", "pause-quit", PauseAction::Quit),
    ] {
        // A browser closes its pages itself.
        if page::IS_PAGE && matches!(below.3, PauseAction::Quit) {
            continue;
        }
        chosen = entry(ui, cx, below, width).or(chosen);
    }
    ui.add_space(2.0);
    let kept = say(ui, kept(table));
    widgets::centred(ui, &kept, theme::regular(14.5), cx.shades.soft);
    if table.mode.is_full_match() {
        let seed = Arg::Name(session.seed().to_string());
        let seed = say(ui, Message::new("seed-is").with("seed", seed));
        if widgets::button(ui, cx, "seed", "copy", &seed, width) {
            chosen = Some(PauseAction::Seed);
        }
    }
    chosen
}

/// Message about what happens to the game when the player leaves it.
fn kept(table: &Table) -> &'static str {
    if table.mode.example().is_some() {
        "pause-only-tried"
    } else if table.is_held() {
        "pause-only-taught"
    } else if table.session.me().is_some() {
        "pause-saved"
    } else {
        "pause-only-bots"
    }
}

/// A button's name, mark and words, and what it chooses.
type Entry = (&'static str, &'static str, &'static str, PauseAction);

fn entry(
    ui: &mut Ui,
    cx: &mut MenuUi,
    (name, mark, words, chooses): Entry,
    width: f32,
) -> Option<PauseAction> {
    let words = say(ui, words);
    widgets::button(ui, cx, name, mark, &words, width).then_some(chooses)
}

/// Two of them side by side.
fn pair(ui: &mut Ui, cx: &mut MenuUi, entries: [Entry; 2]) -> Option<PauseAction> {
    const GAP: f32 = 10.0;
    let half = (ui.available_width() - GAP) / 2.0;
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for one in entries {
            chosen = entry(ui, cx, one, half).or(chosen);
        }
    });
    chosen
}

//! The records: the games that were played, and what the numbers say of them.

mod games;
mod numbers;
mod said;

use crate::{
    archive::{self, Archive, statistics},
    clipboard::Clipboard,
    navigation,
    notices::Notice,
    play,
    progress::{Progress, StatisticsReset},
    replay, saves,
    stage::{self, Ground, PageContext},
    store::{
        disk::Folders,
        writer::{FileKind, FileWriter},
    },
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align2, Rect, Sense, Ui, vec2},
};
use kortlek_kit::{
    cut::{CutRect, within},
    fit, theme,
    widgets::{self, MenuUi},
    words::{UiWords, say},
};
use kortlek_rules::Message;
use kortlek_table::{Menu, register::Shelf};
use std::{collections::BTreeSet, path::PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RecordsPage>()
        .add_systems(OnEnter(Menu::Records), look_through)
        .add_systems(OnExit(Menu::Records), leave)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Records)));
}

/// The parts of the page.
const TABS: [&str; 2] = ["records-games", "records-numbers"];

/// State of the page.
#[derive(Resource, Default)]
pub struct RecordsPage {
    tab: usize,
    games: games::State,
    numbers: numbers::State,
    /// Files that were removed and can be restored.
    away: BTreeSet<PathBuf>,
}

/// Choice of the player.
enum RecordsAction {
    Back,
    /// Go on with a game.
    Open(PathBuf),
    Watch(PathBuf),
    Export(PathBuf),
    TakeAway(PathBuf),
    BringBack(PathBuf),
    Copy(u64),
    /// Reset the statistics of a game or of all.
    SetBack(Option<String>),
    /// Count again what was counted before.
    CountAgain(String),
    ExportNumbers,
    /// Choose a file of the browser's machine and watch it.
    OpenFile,
    /// Save everything that the browser keeps, or read it from a file.
    AllFiles,
}

/// Gathers the games from their files.
fn look_through(
    folders: Option<Res<Folders>>,
    writer: Res<FileWriter>,
    shelf: Res<Shelf>,
    words: Res<UiWords>,
    mut archive: ResMut<Archive>,
) {
    // The last move may still be on its way to the disk.
    writer.wait();
    *archive = folders.map_or_else(Archive::default, |folders| {
        Archive::gather(&folders, &shelf, &words)
    });
}

/// Deletes the removed files for good, and updates the title.
fn leave(world: &mut World) {
    let away = std::mem::take(&mut world.resource_mut::<RecordsPage>().away);
    world.resource_mut::<RecordsPage>().games.forget();
    let writer = world.resource::<FileWriter>();
    for file in &away {
        archive::forget(writer, file);
    }
    if !away.is_empty()
        && let Err(error) = world.run_system_cached(saves::find_saves)
    {
        warn!("the saves can't be looked through: {error}");
    }
}

fn show(
    mut stage: PageContext,
    mut page: ResMut<RecordsPage>,
    (archive, shelf, memory): (Res<Archive>, Res<Shelf>, Res<Progress>),
    pads: Query<&Gamepad>,
    mut commands: Commands,
) {
    let ground = stage.preferences.grounds.then_some(stage.preferences.cloth);
    let page = page.bypass_change_detection();
    let north = |pad: &Gamepad| pad.just_pressed(GamepadButton::North);
    if page.tab == 0 && pads.iter().any(north) {
        page.games.search();
    }
    let chosen = stage
        .show("records", Ground::Cloth, |ui, cx| {
            let leaves = cx.nav.goes_back() && !page.games.end_letters();
            let mut chosen = leaves.then_some(RecordsAction::Back);
            stage::margin(ui, 1500.0, |ui| {
                head(ui, cx, page, &archive, &mut chosen);
                ui.add_space(10.0);
                match page.tab {
                    0 => games::show(ui, cx, page, &archive, &shelf, ground, &mut chosen),
                    _ => numbers::show(ui, cx, page, &archive, &shelf, &memory, &mut chosen),
                }
            });
            chosen
        })
        .flatten();
    if let Some(chosen) = chosen {
        commands.queue(move |world: &mut World| act(world, chosen));
    }
}

/// Returns true if a page has no room for two columns: in large type, or in a small window.
fn is_narrow(room: Rect) -> bool {
    room.width() < 720.0 || room.height() < 380.0
}

/// The way back, the name of the page, and its parts.
fn head(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    archive: &Archive,
    chosen: &mut Option<RecordsAction>,
) {
    let size = vec2(ui.available_width(), 48.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let left = rect.place(vec2(220.0, theme::TOUCH), Align2::LEFT_TOP);
    let back = within(ui, left, |ui| {
        if widgets::back_button(ui, cx, "shelf", "records-shelf") {
            *chosen = Some(RecordsAction::Back);
        }
        ui.min_rect().width()
    });
    let tab = |words: &str| widgets::width_of(ui, words, theme::semibold(17.0));
    let tabs = TABS.map(|name| tab(&say(ui, name)) + 44.0);
    let size = vec2(tabs.iter().sum(), theme::TOUCH);
    let right = rect.place(size, Align2::RIGHT_TOP);
    let before = page.tab;
    within(ui, right, |ui| {
        widgets::tabs(ui, cx, &TABS, &mut page.tab);
    });
    if page.tab != before {
        cx.nav.unsettle();
    }
    let title = say(ui, "records-title").to_uppercase();
    let at = rect.left_center() + vec2(back + 22.0, 0.0);
    let font = theme::serif(40.0);
    let title = ui
        .painter()
        .text(at, Align2::LEFT_CENTER, title, font, cx.shades.words);
    let over = archive.over().count();
    let about = Message::new("records-about")
        .with("over", over)
        .with("open", archive.games.len() - over);
    let room = Rect::from_x_y_ranges(title.right() + 20.0..=right.left() - 16.0, rect.y_range());
    if room.width() > 150.0 {
        let about = say(ui, about);
        fit::paint_left(ui, room, &about, theme::regular(15.5), cx.shades.soft);
    }
}

/// Does what was chosen.
fn act(world: &mut World, chosen: RecordsAction) {
    match chosen {
        RecordsAction::Back => navigation::close(world),
        RecordsAction::OpenFile => kortlek_platform::page::choose_file(),
        RecordsAction::AllFiles => kortlek_platform::page::show_storage(),
        RecordsAction::Open(file) => play::open_file(world, &file),
        RecordsAction::Watch(file) => {
            if let Err(problem) = replay::watch_file(world, &file) {
                world.write_message(Notice::of(problem));
            }
        }
        RecordsAction::Export(file) => {
            let Some(folders) = world.get_resource::<Folders>() else {
                return;
            };
            let writer = world.resource::<FileWriter>();
            if let Err(problem) = archive::export(writer, folders, &file) {
                world.write_message(Notice::of(problem));
            }
        }
        RecordsAction::TakeAway(file) => {
            archive::take_away(world.resource::<FileWriter>(), &file);
            world.resource_mut::<RecordsPage>().away.insert(file);
        }
        RecordsAction::BringBack(file) => {
            archive::bring_back(world.resource::<FileWriter>(), &file);
            world.resource_mut::<RecordsPage>().away.remove(&file);
        }
        RecordsAction::Copy(seed) => copy_seed(world, seed),
        RecordsAction::SetBack(game) => {
            let games = &world.resource::<Archive>().games;
            let ids: BTreeSet<String> = match game {
                Some(game) => BTreeSet::from([game]),
                None => games.iter().map(|game| game.game.clone()).collect(),
            };
            let now = saves::now_in_seconds();
            let mut memory = world.resource_mut::<Progress>();
            for id in ids {
                memory.set_back(&id, now);
            }
        }
        RecordsAction::CountAgain(game) => world.resource_mut::<Progress>().count_again(&game),
        RecordsAction::ExportNumbers => {
            let csv = statistics::csv(world.resource::<Archive>().over());
            if let Some(folders) = world.get_resource::<Folders>() {
                let file = folders.exports().join("kortlek-statistics.csv");
                world
                    .resource::<FileWriter>()
                    .write(FileKind::Export, file, csv);
            }
        }
    }
}

/// Copies a seed and shows a notice.
pub fn copy_seed(world: &mut World, seed: u64) {
    world.resource::<Clipboard>().copy(&seed.to_string());
    let seed = kortlek_rules::Arg::Name(seed.to_string());
    world.write_message(Notice::of(Message::new("notice-copied").with("what", seed)));
}

/// Returns true if a game of this time counts, i.e. ended after the last reset of its statistics.
fn counts(memory: &Progress, game: &str, time: u64) -> bool {
    memory
        .set_back
        .get(game)
        .is_none_or(|StatisticsReset { at, .. }| time > *at)
}

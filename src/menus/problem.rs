//! Reporting a problem: the page shows what the one file would hold, and writes it if the player wants. Nothing is
//! sent.

use super::{
    look::{self, say},
    stage::{self, Ground, PageContext},
    widgets::{self, MenuUi},
};
use crate::{
    disk::{self, Folders},
    file_writer::{FileKind, FileWriter, WriteResult},
    notices::Notice,
    problem,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2},
};
use kortlek_rules::{Arg, Message};
use kortlek_table::{Menu, Screen};
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(Update, note_file)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Problem)));
}

/// The report that is shown.
#[derive(Resource, Default)]
pub struct Shown {
    /// Text of the report.
    pub text: String,
    /// Path to write it to, once the player wants it.
    wanted: Option<PathBuf>,
    /// Path of the written file.
    pub file: Option<PathBuf>,
}

/// Opens the page.
pub fn open(world: &mut World) {
    let text = problem::gather(world).text(problem::home().as_deref());
    world.insert_resource(Shown {
        text,
        ..Shown::default()
    });
    super::open(world, Menu::Problem);
}

/// Path for a report: the first name that is free.
fn file(folder: &Path) -> PathBuf {
    let names = (1..).map(|n| folder.join(format!("kortlek-report-{n}.txt")));
    let mut free = names.filter(|file| !file.exists());
    free.next().expect("there is no end of numbers")
}

/// Notes that the report is on the disk.
fn note_file(mut written: MessageReader<WriteResult>, mut shown: ResMut<Shown>) {
    for written in written.read() {
        if shown.wanted.as_ref() == Some(&written.file) {
            shown.wanted = None;
            shown.file = written.problem.is_none().then(|| written.file.clone());
        }
    }
}

fn show(
    mut stage: PageContext,
    mut shown: ResMut<Shown>,
    screen: Res<State<Screen>>,
    folders: Option<Res<Folders>>,
    scribe: Res<FileWriter>,
    mut commands: Commands,
) {
    let ground = match screen.get() {
        Screen::Table => Ground::Scrim,
        Screen::Title | Screen::Setup => Ground::Cloth,
    };
    let mut back = false;
    let writes = stage.show("problem", ground, |ui, desk| {
        let size = vec2(920.0, 720.0);
        stage::panel_page(ui, desk, size, "problem-title", &mut back, |ui, desk| {
            page(ui, desk, &shown)
        })
    });
    if writes == Some(true) && shown.wanted.is_none() {
        match folders {
            Some(folders) => {
                let file = file(&folders.exports());
                scribe.write(FileKind::Export, file.clone(), shown.text.as_str());
                shown.wanted = Some(file);
            }
            None => {
                stage.notices.write(Notice::of("problem-no-home"));
            }
        }
    }
    if back {
        commands.queue(super::close);
    }
}

/// Draws the explanation, the button, and the report itself. Returns true if the report is to be written.
fn page(ui: &mut Ui, desk: &mut MenuUi, shown: &Shown) -> bool {
    let about = match &shown.file {
        Some(file) => {
            let mut name = disk::named(file);
            if let (Arg::Name(name), Some(home)) = (&mut name, problem::home())
                && let Some(home) = home.to_str().filter(|home| home.len() > 1)
            {
                *name = name.replace(home, "~");
            }
            say(ui, Message::new("problem-written").with("file", name))
        }
        None => say(ui, "problem-about"),
    };
    widgets::words(ui, &about, look::plain(15.5), desk.shades.words);
    let words = say(ui, "problem-write");
    let mut writes = false;
    if shown.file.is_none() {
        writes = widgets::small_button(ui, desk, "write report", "check", &words);
        desk.nav.begin_here();
    }
    let line = Stroke::new(1.5, desk.shades.line);
    let rect = ui.available_rect_before_wrap();
    ui.painter()
        .rect(rect, 8.0, desk.shades.table, line, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(14.0, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        widgets::scroll(ui, desk, "report", |ui, desk| {
            let wide = ui.available_width() - 12.0;
            let font = look::plain(13.0);
            let galley = widgets::lay(ui, &shown.text, font, desk.shades.soft, wide);
            let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::empty());
            ui.painter().galley(rect.min, galley, desk.shades.soft);
        });
    });
    writes
}

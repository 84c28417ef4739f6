//! Reporting a problem: the page takes the player's own words, shows what the one file would hold, and writes it if the
//! player wants. Nothing is sent.

use crate::{
    clipboard::Clipboard,
    navigation,
    notices::Notice,
    problem::{self, Report},
    stage::{self, PageContext},
    store::{
        disk::{self, Folders},
        writer::{FileKind, FileWriter, WriteResult},
    },
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Id, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, vec2},
};
use kortlek_kit::{
    device::{Device, menus::MenuInput},
    theme,
    widgets::{self, MenuUi},
    words::say,
};
use kortlek_platform::files;
use kortlek_rules::{Arg, Message};
use kortlek_table::Menu;
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownReport>()
        .add_systems(Update, note_file)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Problem)));
}

/// The report that is shown.
#[derive(Resource, Default)]
pub struct ShownReport {
    report: Report,
    /// Text of the report, with the player's own words.
    pub text: String,
    /// Path to write it to, once the player wants it.
    wanted: Option<PathBuf>,
    /// Path of the written file.
    pub file: Option<PathBuf>,
}

impl ShownReport {
    fn of(report: Report) -> ShownReport {
        ShownReport {
            text: report.text(files::home().as_deref()),
            report,
            ..ShownReport::default()
        }
    }
}

/// Opens the page.
pub fn open(world: &mut World) {
    let shown = ShownReport::of(problem::gather(world));
    world.insert_resource(shown);
    navigation::open(world, Menu::Problem);
}

/// Path for a report: the first name that is free.
fn file(folder: &Path) -> PathBuf {
    let names = (1..).map(|n| folder.join(format!("kortlek-report-{n}.txt")));
    let mut free = names.filter(|file| !files::exists(file));
    free.next().expect("there is no end of numbers")
}

/// Notes that the report is on the disk.
fn note_file(mut written: MessageReader<WriteResult>, mut shown: ResMut<ShownReport>) {
    for written in written.read() {
        if shown.wanted.as_ref() == Some(&written.file) {
            shown.wanted = None;
            shown.file = written.problem.is_none().then(|| written.file.clone());
        }
    }
}

/// Choice of the player.
enum ProblemAction {
    /// Writes the file.
    Write,
    /// Shows the folder of the written file.
    OpenFolder,
    /// Copies the address for reports.
    CopyAddress(String),
}

fn show(
    mut stage: PageContext,
    mut shown: ResMut<ShownReport>,
    folders: Option<Res<Folders>>,
    (writer, clipboard): (Res<FileWriter>, Res<Clipboard>),
    mut commands: Commands,
) {
    let ground = stage.ground();
    let mut back = false;
    let mut words = shown.report.words.clone();
    let chosen = stage.show("problem", ground, |ui, cx| {
        let size = vec2(920.0, 720.0);
        stage::panel_page(ui, cx, size, "problem-title", &mut back, |ui, cx| {
            page(ui, cx, &shown, &mut words)
        })
    });
    if words != shown.report.words {
        // A file that was written before has other words.
        let report = std::mem::take(&mut shown.report);
        *shown = ShownReport::of(Report { words, ..report });
    }
    match chosen.flatten() {
        None => {}
        Some(ProblemAction::Write) if shown.wanted.is_some() => {}
        Some(ProblemAction::Write) => match folders {
            Some(folders) => {
                let file = file(&folders.exports());
                writer.write(FileKind::Report, file.clone(), shown.text.as_str());
                shown.wanted = Some(file);
            }
            None => {
                stage.notices.write(Notice::of("problem-no-home"));
            }
        },
        Some(ProblemAction::OpenFolder) => {
            let folder = shown.file.as_deref().and_then(Path::parent);
            if let Some(Err(error)) = folder.map(files::open_folder) {
                let notice = Message::new("problem-not-opened");
                let notice = notice.with("reason", disk::reason(&error));
                stage.notices.write(Notice::of(notice));
            }
        }
        Some(ProblemAction::CopyAddress(address)) => clipboard.copy(&address),
    }
    if back {
        commands.queue(navigation::close);
    }
}

/// Path of a file, with the home folder as `~`.
fn place_of(file: &Path) -> Arg {
    let mut name = disk::named(file);
    if let (Arg::Name(name), Some(home)) = (&mut name, files::home())
        && let Some(home) = home.to_str().filter(|home| home.len() > 1)
    {
        *name = name.replace(home, "~");
    }
    name
}

/// Draws the explanation, the field for the player's own words, the buttons, and the report itself.
fn page(
    ui: &mut Ui,
    cx: &mut MenuUi,
    shown: &ShownReport,
    words: &mut String,
) -> Option<ProblemAction> {
    let mut chosen = None;
    widgets::scroll(ui, cx, "report", |ui, cx| {
        ui.spacing_mut().item_spacing.y = 10.0;
        ui.set_max_width(ui.available_width() - widgets::SCROLL_BAR);
        let ink = cx.shades.words;
        widgets::words(ui, &say(ui, "problem-about"), theme::regular(15.5), ink);
        own_words(ui, cx, words);
        if let Some(file) = &shown.file {
            let written = Message::new("problem-written").with("file", place_of(file));
            widgets::words(ui, &say(ui, written), theme::semibold(15.5), ink);
        }
        let address = problem::address();
        if let Some(address) = &address {
            let address = Arg::Name(address.clone());
            let words = Message::new("problem-address").with("address", address);
            widgets::words(ui, &say(ui, words), theme::regular(15.5), ink);
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 10.0);
            if shown.file.is_none() {
                if press(ui, cx, "write report", "check", "problem-write") {
                    chosen = Some(ProblemAction::Write);
                }
                cx.nav.begin_here();
            } else if files::CAN_OPEN_FOLDERS
                && press(ui, cx, "open folder", "chevron-right", "problem-folder")
            {
                chosen = Some(ProblemAction::OpenFolder);
            }
            if let Some(address) = address
                && press(ui, cx, "copy address", "copy", "problem-copy")
            {
                chosen = Some(ProblemAction::CopyAddress(address));
            }
        });
        text(ui, cx, &shown.text);
    });
    chosen
}

/// Draws a button with the words of a message. Returns true if it was pressed.
fn press(ui: &mut Ui, cx: &mut MenuUi, name: &str, mark: &str, words: &'static str) -> bool {
    let words = say(ui, words);
    widgets::small_button(ui, cx, name, mark, &words)
}

/// Draws the report as it would be written.
fn text(ui: &mut Ui, cx: &MenuUi, text: &str) {
    let wide = ui.available_width();
    let font = theme::regular(13.0);
    let galley = widgets::lay(ui, text, font, cx.shades.soft, wide - 28.0);
    let size = vec2(wide, galley.size().y + 16.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    cx.paint_panel(ui, rect, 8.0, cx.shades.table);
    ui.painter()
        .galley(rect.min + vec2(14.0, 8.0), galley, cx.shades.soft);
}

/// A report has no more letters of the player's own.
const MOST_LETTERS: usize = 4000;

/// Draws the field for the player's own words, which grows with them. While it has the focus, letters and arrows are
/// its own; Tab leads on.
fn own_words(ui: &mut Ui, cx: &mut MenuUi, text: &mut String) {
    const INSET: egui::Vec2 = vec2(14.0, 10.0);
    let font = theme::regular(16.0);
    let wide = ui.available_width();
    let (ink, room) = (cx.shades.words, wide - 2.0 * INSET.x);
    let high = |words: &str| widgets::lay(ui, words, font.clone(), ink, room).size().y;
    let high = high(&format!("{text}\n")).max(high("\n\n")) + 2.0 * INSET.y;
    let (rect, _) = ui.allocate_exact_size(vec2(wide, high), Sense::empty());
    let hint = say(ui, "problem-words");
    // It names the field in it.
    let info = WidgetInfo::labeled(WidgetType::Label, true, &hint);
    let touched = cx.touch(ui, "own words", rect, info);
    cx.paint_panel(ui, rect, 8.0, cx.shades.table);
    let field = Id::new("own words of a report");
    ui.memory_mut(|memory| match touched.focused {
        true => memory.request_focus(field),
        false => memory.surrender_focus(field),
    });
    if touched.focused && matches!(cx.device, Device::Keyboard | Device::Mouse) {
        let MenuInput {
            back, next, tab, ..
        } = cx.nav.input;
        cx.nav.input = MenuInput {
            back,
            next,
            tab,
            ..MenuInput::default()
        };
    }
    let hint = egui::RichText::new(hint).color(cx.shades.soft);
    let inner = UiBuilder::new().max_rect(rect.shrink2(INSET));
    // As a child without a place of its own: what follows comes below the whole field, however little is written in it.
    let mut inside = ui.new_child(inner);
    // The window rests while nothing is typed.
    inside.visuals_mut().text_cursor.blink = false;
    let editor = egui::TextEdit::multiline(text).id(field);
    let editor = editor.frame(egui::Frame::NONE).margin(egui::Margin::ZERO);
    let editor = editor.font(font.clone()).text_color(ink);
    let editor = editor.hint_text(hint.font(font)).char_limit(MOST_LETTERS);
    let response = inside.add(editor.desired_width(f32::INFINITY).desired_rows(1));
    let response = response.labelled_by(Id::new(("menu", "own words")));
    if response.clicked() || response.drag_started() {
        cx.nav.focus_here();
    }
    if touched.focused {
        theme::focus_ring(ui, rect);
    }
}

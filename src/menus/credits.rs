//! Credits page: contributors and their work.

use crate::{
    navigation,
    stage::{self, PageContext},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Sense, Ui, vec2},
};
use kortlek_kit::{
    theme,
    widgets::{self, MenuUi},
    words::say,
};
use kortlek_rules::{Arg, Message};
use kortlek_table::Menu;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Credits)));
}

/// A line of the page.
enum Line {
    /// Somebody or something by name, and the message on what they did.
    Of(&'static str, &'static str),
    /// A message; its attribute `about` says more.
    About(&'static str),
}

/// The parts of the page: the message of a heading, and lines of who and what.
const CREDITS: [(&str, &[Line]); 4] = [
    (
        "credits-games",
        &[
            Line::Of("P. D. Magnus", "credits-decktet"),
            Line::Of("Guy H", "credits-granicus"),
            Line::Of("Greg James", "credits-shed"),
            Line::Of("Scott Huntington", "credits-french"),
        ],
    ),
    (
        "credits-kortlek",
        &[Line::About("credits-program"), Line::About("credits-drawn")],
    ),
    (
        "credits-type",
        &[
            Line::Of("Noto Serif, Noto Sans", "credits-noto"),
            Line::Of("Kortlek Sans", "credits-sans"),
        ],
    ),
    (
        "credits-stands-on",
        &[
            Line::Of("Bevy", "credits-bevy"),
            Line::Of("egui, bevy_egui", "credits-egui"),
            Line::Of("leafwing-input-manager", "credits-leafwing"),
            Line::Of("resvg", "credits-resvg"),
            Line::Of("Fluent", "credits-fluent"),
            Line::Of("serde, clap, rand, toml, directories", "credits-others"),
        ],
    ),
];

fn show(mut stage: PageContext, mut commands: Commands) {
    let ground = stage.ground();
    let back = stage.show("credits", ground, |ui, cx| {
        let mut back = false;
        stage::panel_page(ui, cx, vec2(860.0, 700.0), "", &mut back, page);
        back
    });
    if back == Some(true) {
        commands.queue(navigation::close);
    }
}

fn page(ui: &mut Ui, cx: &mut MenuUi) {
    widgets::scroll(ui, cx, "credits", |ui, cx| {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 64.0), Sense::empty());
        cx.mark(ui, "wordmark", rect.center(), 60.0, cx.shades.bright);
        let version = Arg::Name(env!("CARGO_PKG_VERSION").to_owned());
        let version = say(ui, Message::new("credits-version").with("version", version));
        widgets::centred(ui, &version, theme::regular(15.0), cx.shades.soft);
        for (heading, lines) in CREDITS {
            ui.add_space(12.0);
            let heading = say(ui, heading);
            widgets::heading(ui, &heading.to_uppercase());
            for line in lines {
                let (who, what) = match *line {
                    Line::Of(who, what) => (who.to_owned(), say(ui, what)),
                    Line::About(id) => (say(ui, id), say(ui, Message::new(id).attribute("about"))),
                };
                entry(ui, cx, &who, &what);
            }
        }
        ui.add_space(8.0);
    });
}

/// Draws an entry: the person at the left, the work at the right.
fn entry(ui: &mut Ui, cx: &MenuUi, who: &str, what: &str) {
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let whole = ui.available_width();
    let left = (whole * 0.34).min(290.0);
    let name = widgets::lay(ui, who, theme::semibold(16.0), ink, left - 16.0);
    let words = widgets::lay(ui, what, theme::regular(16.0), soft, whole - left);
    let height = name.size().y.max(words.size().y);
    let (rect, _) = ui.allocate_exact_size(vec2(whole, height), Sense::empty());
    ui.painter().galley(rect.min, name, ink);
    ui.painter().galley(rect.min + vec2(left, 0.0), words, soft);
}

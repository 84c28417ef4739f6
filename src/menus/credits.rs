//! Who made what.

use super::{
    look,
    stage::{self, Ground, Stage},
    widgets::{self, Desk},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Sense, Ui, vec2},
};
use kortlek_table::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Credits)));
}

/// The parts of the page: a heading, and lines of who and what.
const CREDITS: [(&str, &[(&str, &str)]); 4] = [
    (
        "The games",
        &[
            (
                "P. D. Magnus",
                "devised the Decktet (decktet.com) and designed Thricewise",
            ),
            ("Guy H", "designed Granicus"),
            ("Greg James", "designed Shed"),
            (
                "Scott Huntington",
                "designed Industry, Court, Turncoat, Break In, Black Snake, Jackhammer, T.O.D., Virus, Paparazzi and Hatchet, published together as Femtîtvå",
            ),
        ],
    ),
    (
        "Kortlek",
        &[
            (
                "Program",
                "the games' rules, the bots and the table: MIT or Apache License 2.0, as you choose",
            ),
            (
                "Cards, marks, sounds",
                "drawn and synthesised for Kortlek; their licences lie beside them",
            ),
        ],
    ),
    (
        "Type",
        &[
            (
                "Noto Serif, Noto Sans",
                "The Noto Project Authors, SIL Open Font License 1.1",
            ),
            (
                "Kortlek Sans",
                "made from Cabin by Pablo Impallari and others, SIL Open Font License 1.1",
            ),
        ],
    ),
    (
        "It stands on",
        &[
            ("Bevy", "the game engine (bevy.org)"),
            ("egui, bevy_egui", "the menus"),
            ("leafwing-input-manager", "keys and pads"),
            ("resvg", "the drawing of cards"),
            (
                "serde, clap, rand, toml, directories",
                "files, chance and the command line",
            ),
        ],
    ),
];

fn show(mut stage: Stage, screen: Res<State<Screen>>, mut commands: Commands) {
    let ground = match screen.get() {
        Screen::Table => Ground::Scrim,
        Screen::Title | Screen::Setup => Ground::Cloth,
    };
    let back = stage.show("credits", ground, |ui, desk| {
        let mut back = false;
        stage::panel_page(ui, desk, vec2(860.0, 700.0), "", &mut back, page);
        back
    });
    if back == Some(true) {
        commands.queue(super::close);
    }
}

fn page(ui: &mut Ui, desk: &mut Desk) {
    widgets::scroll(ui, desk, "credits", |ui, desk| {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 64.0), Sense::empty());
        desk.own_mark(ui, "wordmark", rect.center(), 60.0);
        let version = concat!("version ", env!("CARGO_PKG_VERSION"));
        widgets::centred(ui, version, look::plain(15.0), desk.shades.soft);
        for (heading, lines) in CREDITS {
            ui.add_space(12.0);
            widgets::heading(ui, &heading.to_uppercase());
            for (who, what) in lines {
                entry(ui, desk, who, what);
            }
        }
        ui.add_space(8.0);
    });
}

/// Who at the left, what at the right.
fn entry(ui: &mut Ui, desk: &Desk, who: &str, what: &str) {
    let left = (ui.available_width() * 0.34).min(290.0);
    let name = widgets::lay(ui, who, look::semibold(16.0), look::WORDS, left - 16.0);
    let words = widgets::lay(
        ui,
        what,
        look::plain(16.0),
        desk.shades.soft,
        ui.available_width() - left,
    );
    let height = name.size().y.max(words.size().y);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::empty());
    ui.painter().galley(rect.min, name, look::WORDS);
    ui.painter()
        .galley(rect.min + vec2(left, 0.0), words, desk.shades.soft);
}

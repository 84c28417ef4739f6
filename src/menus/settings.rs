//! The settings: play, cards, sound, display.

use super::{
    stage::{self, Ground, Stage},
    widgets::{self, Desk, TOGGLE},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Id, Sense, Ui, pos2, vec2},
};
use kortlek_art::{ColourSet, FrenchColours, IndexSize};
use kortlek_table::{Cloth, Cue, Menu, Pace, Preferences, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Settings)),
    );
}

/// Which page is open.
#[derive(Resource, Default)]
struct Tab(usize);

const TABS: [&str; 4] = ["Play", "Cards", "Sound", "Display"];

/// What came of a frame.
#[derive(Default)]
struct Outcome {
    back: bool,
    sample: Option<&'static str>,
}

fn show(
    mut stage: Stage,
    mut tab: ResMut<Tab>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let mut wanted = stage.preferences.clone();
    let ground = match screen.get() {
        Screen::Table => Ground::Scrim,
        Screen::Title | Screen::Setup => Ground::Cloth,
    };
    let outcome = stage.show("settings", ground, |ui, desk| {
        page(ui, desk, &mut tab.0, &mut wanted)
    });
    let Some(outcome) = outcome else { return };
    stage.preferences.set_if_neq(wanted);
    if let Some(sample) = outcome.sample {
        stage.cues.write(Cue(sample, 0));
    }
    if outcome.back {
        commands.queue(super::close);
    }
}

fn page(ui: &mut Ui, desk: &mut Desk, tab: &mut usize, wanted: &mut Preferences) -> Outcome {
    let mut outcome = Outcome::default();
    let mut back = false;
    stage::panel_page(
        ui,
        desk,
        vec2(880.0, 610.0),
        "Settings",
        &mut back,
        |ui, desk| {
            if widgets::tabs(ui, desk, "settings", &TABS, tab) {
                ui.ctx().request_repaint();
            }
            ui.add_space(6.0);
            widgets::scroll(ui, desk, TABS[*tab], |ui, desk| {
                ui.spacing_mut().item_spacing.y = 22.0;
                ui.add_space(4.0);
                match *tab {
                    0 => play(ui, desk, wanted),
                    1 => cards(ui, desk, wanted),
                    2 => outcome.sample = sound(ui, desk, wanted),
                    _ => display(ui, desk, wanted),
                }
                ui.add_space(6.0);
            });
        },
    );
    outcome.back = back;
    outcome
}

/// A row with one of several values.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    (title, about): (&str, &str),
    values: &[(T, &str)],
    value: &mut T,
) {
    let labels: Vec<String> = values
        .iter()
        .map(|(_, label)| (*label).to_owned())
        .collect();
    let now = values.iter().position(|(v, _)| v == value).unwrap_or(0);
    let most = (ui.available_width() * 0.6).min(440.0);
    let control = widgets::choice_size(ui, &labels, most);
    let new = widgets::row(ui, desk, title, about, control, |ui, desk| {
        widgets::choice(ui, desk, title, &labels, now, most)
    });
    if let Some(new) = new {
        *value = values[new].0;
    }
}

/// A row with a switch.
fn switch(ui: &mut Ui, desk: &mut Desk, title: &str, about: &str, on: &mut bool) {
    widgets::row(ui, desk, title, about, TOGGLE, |ui, desk| {
        widgets::toggle(ui, desk, title, on)
    });
}

fn play(ui: &mut Ui, desk: &mut Desk, wanted: &mut Preferences) {
    let paces = Pace::ALL.map(|pace| match pace {
        Pace::Instant => (pace, "Instant"),
        _ => (pace, pace.label()),
    });
    choose(
        ui,
        desk,
        (
            "Speed",
            "How fast cards move. Any press finishes what is moving.",
        ),
        &paces,
        &mut wanted.pace,
    );
    switch(
        ui,
        desk,
        "Reduced motion",
        "Cards fade from place to place. Nothing shakes, tilts or flies.",
        &mut wanted.reduced_motion,
    );
    switch(
        ui,
        desk,
        "Confirm moves",
        "Choose first, then confirm. Without it one click decides where one will do.",
        &mut wanted.confirm,
    );
}

/// The cards by which a style is judged: all six suits, a French court, and a number.
const SAMPLE: [&str; 6] = ["6LK", "4VL", "1Y", "NS", "QH", "7C"];

fn cards(ui: &mut Ui, desk: &mut Desk, wanted: &mut Preferences) {
    const GAP: f32 = 12.0;
    let each = SAMPLE.len() as f32;
    let width = ((ui.available_width() - GAP * (each - 1.0)) / each)
        .min(112.0)
        .min(ui.clip_rect().height() * 0.24)
        .floor();
    let whole = width * each + GAP * (each - 1.0);
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), width * 1.4 + 8.0),
        Sense::empty(),
    );
    let left = rect.center().x - whole / 2.0;
    for (index, id) in SAMPLE.iter().enumerate() {
        let at = pos2(left + index as f32 * (width + GAP), rect.top() + 2.0);
        desk.card_in(ui, id, at, width, wanted.style);
    }
    choose(
        ui,
        desk,
        (
            "Decktet colours",
            "Every set can be told apart with any kind of colour vision.",
        ),
        &[
            (ColourSet::Classic, "Classic"),
            (ColourSet::Second, "Second"),
            (ColourSet::Ink, "Ink and pattern"),
        ],
        &mut wanted.style.decktet,
    );
    choose(
        ui,
        desk,
        ("French suits", "Two colours, or one for each suit."),
        &[
            (FrenchColours::Two, "Two colours"),
            (FrenchColours::Four, "Four colours"),
        ],
        &mut wanted.style.french,
    );
    choose(
        ui,
        desk,
        ("Corners", "How large rank and suits stand in the corners."),
        &[(IndexSize::Normal, "Normal"), (IndexSize::Large, "Large")],
        &mut wanted.style.index,
    );
}

fn sound(ui: &mut Ui, desk: &mut Desk, wanted: &mut Preferences) -> Option<&'static str> {
    let mut sample = None;
    let rows: [(&str, &str, &mut f32, &'static str); 3] = [
        (
            "Volume",
            "Everything together.",
            &mut wanted.volume_master,
            "place",
        ),
        (
            "Cards and menus",
            "Cards on the table, scores, clicks.",
            &mut wanted.volume_effects,
            "place",
        ),
        (
            "Turn alert",
            "Two notes when it is your turn.",
            &mut wanted.volume_alerts,
            "your_turn",
        ),
    ];
    for (title, about, volume, cue) in rows {
        let says = if *volume > 0.0 {
            format!("{:.0} %", *volume * 100.0)
        } else {
            "off".to_owned()
        };
        let slid = widgets::row(ui, desk, title, about, widgets::SLIDER, |ui, desk| {
            widgets::slider(ui, desk, title, volume, (0.0, 1.0, 0.05), &says)
        });
        if slid.rests {
            sample = Some(cue);
        }
    }
    sample
}

fn display(ui: &mut Ui, desk: &mut Desk, wanted: &mut Preferences) {
    choose(
        ui,
        desk,
        ("Table", "The colour of the cloth."),
        &[
            (Cloth::Green, "Green"),
            (Cloth::Navy, "Navy"),
            (Cloth::Brown, "Brown"),
        ],
        &mut wanted.cloth,
    );
    // While the slider is held nothing grows under the pointer: the new scale holds when it is let go.
    let held = Id::new("interface scale held");
    let mut scale = ui.data(|d| d.get_temp(held)).unwrap_or(wanted.ui_scale);
    let says = format!("{:.0} %", scale * 100.0);
    let slid = widgets::row(
        ui,
        desk,
        "Text and buttons",
        "How large they are, as far as the window has room.",
        widgets::SLIDER,
        |ui, desk| {
            widgets::slider(
                ui,
                desk,
                "Text and buttons",
                &mut scale,
                (0.8, 2.0, 0.1),
                &says,
            )
        },
    );
    if slid.rests {
        wanted.ui_scale = scale;
        ui.data_mut(|d| d.remove::<f32>(held));
    } else if slid.moved {
        ui.data_mut(|d| d.insert_temp(held, scale));
    }
    switch(
        ui,
        desk,
        "Full screen",
        "Kortlek fills the screen.",
        &mut wanted.fullscreen,
    );
}

//! The settings: play, cards, sound, display, keys and buttons.

use super::{
    keys::{self, KeysPage},
    look::say,
    stage::{self, Ground, Stage},
    widgets::{self, Desk, TOGGLE},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Id, Sense, Ui, pos2, vec2},
};
use kortlek_art::{ColourSet, FrenchColours, IndexSize};
use kortlek_rules::Say;
use kortlek_rules::tabled::Cue;
use kortlek_table::{Cloth, Menu, Pace, Preferences, Screen};
use kortlek_words::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>()
        .init_resource::<KeysPage>()
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Menu::Settings)),
        );
}

/// Which page is open.
#[derive(Resource, Default)]
pub struct Tab(usize);

impl Tab {
    /// The page of keys and buttons.
    pub const KEYS: Tab = Tab(4);
}

const TABS: [&str; 5] = [
    "settings-play",
    "settings-cards",
    "settings-sound",
    "settings-display",
    "keys-page",
];

/// What came of a frame.
#[derive(Default)]
struct Outcome {
    back: bool,
    sample: Option<Cue>,
}

fn show(
    mut stage: Stage,
    mut tab: ResMut<Tab>,
    mut keys_page: ResMut<KeysPage>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let mut wanted = stage.preferences.clone();
    let ground = match screen.get() {
        Screen::Table => Ground::Scrim,
        Screen::Title | Screen::Setup => Ground::Cloth,
    };
    keys_page.hear(&mut stage, &mut wanted.bindings);
    let outcome = stage.show("settings", ground, |ui, desk| {
        page(ui, desk, &mut tab.0, &mut keys_page, &mut wanted)
    });
    let Some(outcome) = outcome else { return };
    let shown = tab.0 == Tab::KEYS.0 && !outcome.back;
    keys_page.tell(&mut stage, shown);
    stage.preferences.set_if_neq(wanted);
    if let Some(sample) = outcome.sample {
        stage.cues.write(sample.into());
    }
    if outcome.back {
        commands.queue(super::close);
    }
}

fn page(
    ui: &mut Ui,
    desk: &mut Desk,
    tab: &mut usize,
    keys_page: &mut KeysPage,
    wanted: &mut Preferences,
) -> Outcome {
    // Many keys want much room.
    let size = if *tab == Tab::KEYS.0 {
        vec2(1232.0, 772.0)
    } else {
        vec2(880.0, 610.0)
    };
    let mut outcome = Outcome::default();
    let mut back = false;
    stage::panel_page(ui, desk, size, "settings-title", &mut back, |ui, desk| {
        if widgets::tabs(ui, desk, &TABS, tab) {
            ui.ctx().request_repaint();
        }
        ui.add_space(6.0);
        if *tab == Tab::KEYS.0 {
            keys::page(ui, desk, keys_page, wanted);
            return;
        }
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
    });
    outcome.back = back;
    outcome
}

/// A row's title and what it is about, by its message.
fn title_and_help(ui: &Ui, id: &'static str) -> (String, String) {
    (say(ui, id), say(ui, Say::new(id).attribute("help")))
}

/// A row with one of several values, each with its message.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    id: &'static str,
    values: &[(T, &'static str)],
    value: &mut T,
) {
    let values: Vec<(T, String)> = values
        .iter()
        .map(|(value, label)| (*value, say(ui, *label)))
        .collect();
    choose_shown(ui, desk, id, &values, value);
}

/// As [`choose`], with values that have been put into words.
fn choose_shown<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    id: &'static str,
    values: &[(T, String)],
    value: &mut T,
) {
    let (title, about) = title_and_help(ui, id);
    let labels: Vec<String> = values.iter().map(|(_, label)| label.clone()).collect();
    let now = values.iter().position(|(v, _)| v == value).unwrap_or(0);
    let most = (ui.available_width() * 0.6).min(440.0);
    let control = widgets::choice_size(ui, &labels, most);
    let new = widgets::row(ui, desk, &title, &about, control, |ui, desk| {
        widgets::choice(ui, desk, id, &labels, now, most)
    });
    if let Some(new) = new {
        *value = values[new].0;
    }
}

/// A row with a switch.
fn switch(ui: &mut Ui, desk: &mut Desk, id: &'static str, on: &mut bool) {
    let (title, about) = title_and_help(ui, id);
    widgets::row(ui, desk, &title, &about, TOGGLE, |ui, desk| {
        widgets::toggle(ui, desk, id, on)
    });
}

fn play(ui: &mut Ui, desk: &mut Desk, wanted: &mut Preferences) {
    let paces = Pace::ALL.map(|pace| match pace {
        Pace::Instant => (pace, say(ui, "settings-speed-instant")),
        _ => (pace, pace.label().to_owned()),
    });
    choose_shown(ui, desk, "settings-speed", &paces, &mut wanted.pace);
    switch(ui, desk, "settings-motion", &mut wanted.reduced_motion);
    switch(ui, desk, "settings-confirm", &mut wanted.confirm);
    switch(ui, desk, "settings-forced", &mut wanted.play_forced);
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
        "settings-decktet",
        &[
            (ColourSet::Classic, "settings-decktet-classic"),
            (ColourSet::Second, "settings-decktet-second"),
            (ColourSet::Ink, "settings-decktet-ink"),
        ],
        &mut wanted.style.decktet,
    );
    choose(
        ui,
        desk,
        "settings-french",
        &[
            (FrenchColours::Two, "settings-french-two"),
            (FrenchColours::Four, "settings-french-four"),
        ],
        &mut wanted.style.french,
    );
    choose(
        ui,
        desk,
        "settings-corners",
        &[
            (IndexSize::Normal, "settings-corners-normal"),
            (IndexSize::Large, "settings-corners-large"),
        ],
        &mut wanted.style.index,
    );
}

fn sound(ui: &mut Ui, desk: &mut Desk, wanted: &mut Preferences) -> Option<Cue> {
    let mut sample = None;
    let rows = [
        ("settings-volume", &mut wanted.volume_master, Cue::Place),
        ("settings-effects", &mut wanted.volume_effects, Cue::Place),
        ("settings-alerts", &mut wanted.volume_alerts, Cue::YourTurn),
    ];
    for (id, volume, cue) in rows {
        let (title, about) = title_and_help(ui, id);
        let says = if *volume > 0.0 {
            percent(ui, *volume)
        } else {
            say(ui, "settings-silent")
        };
        let slid = widgets::row(ui, desk, &title, &about, widgets::SLIDER, |ui, desk| {
            widgets::slider(ui, desk, id, volume, (0.0, 1.0, 0.05), &says)
        });
        if slid.rests {
            sample = Some(cue);
        }
    }
    sample
}

/// A share in per cent.
fn percent(ui: &Ui, share: f32) -> String {
    let n = (share * 100.0).round() as i32;
    say(ui, Say::new("menu-percent").with("n", n))
}

fn display(ui: &mut Ui, desk: &mut Desk, wanted: &mut Preferences) {
    // Each language by its own name, so that whoever can't read the others finds it.
    let mut languages = vec![(None, say(ui, "settings-language-system"))];
    languages.extend(Language::ALL.map(|language| (Some(language), language.to_string())));
    choose_shown(
        ui,
        desk,
        "settings-language",
        &languages,
        &mut wanted.language,
    );
    choose(
        ui,
        desk,
        "settings-cloth",
        &[
            (Cloth::Green, "settings-cloth-green"),
            (Cloth::Navy, "settings-cloth-navy"),
            (Cloth::Brown, "settings-cloth-brown"),
        ],
        &mut wanted.cloth,
    );
    switch(ui, desk, "settings-grounds", &mut wanted.grounds);
    // While the slider is held nothing grows under the pointer: the new scale holds when it is let go.
    let held = Id::new("interface scale held");
    let mut scale = ui.data(|d| d.get_temp(held)).unwrap_or(wanted.ui_scale);
    let says = percent(ui, scale);
    let id = "settings-scale";
    let (title, about) = title_and_help(ui, id);
    let slid = widgets::row(ui, desk, &title, &about, widgets::SLIDER, |ui, desk| {
        widgets::slider(ui, desk, id, &mut scale, (0.8, 2.0, 0.1), &says)
    });
    if slid.rests {
        wanted.ui_scale = scale;
        ui.data_mut(|d| d.remove::<f32>(held));
    } else if slid.moved {
        ui.data_mut(|d| d.insert_temp(held, scale));
    }
    switch(ui, desk, "settings-fullscreen", &mut wanted.fullscreen);
}

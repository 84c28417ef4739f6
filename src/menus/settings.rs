//! The settings: play, cards, sound, display, keys and buttons.

mod search;

use super::{
    first,
    keys::{self, KeysPage},
    problem,
};
use crate::{
    navigation,
    stage::{self, PageContext},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align2, Id, Sense, Ui, Vec2, vec2},
};
use kortlek_art::{ColourSet, FrenchColours, IndexSize};
use kortlek_kit::{
    BotPace, CardWords, Cloth, Pace, Preferences,
    cut::CutRect,
    theme,
    widgets::{self, MenuUi, TOGGLE},
    words::say,
};
use kortlek_rules::Message;
use kortlek_rules::presentation::Cue;
use kortlek_table::Menu;
use kortlek_words::Language;
use search::{Rows, Search};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsPages>()
        .add_systems(
            OnExit(Menu::Settings),
            |mut pages: ResMut<SettingsPages>| pages.search.close(),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Menu::Settings)),
        );
}

/// The pages of the settings: the open one, and the state of those that have any.
#[derive(Resource, Default)]
pub struct SettingsPages {
    /// Index of the open page.
    tab: usize,
    keys: KeysPage,
    search: Search,
    mine: UndoReset,
}

/// Index of the page of keys and buttons.
const KEYS: usize = TABS.len() - 1;

impl SettingsPages {
    /// The page of keys and buttons is open.
    pub fn keys() -> SettingsPages {
        SettingsPages {
            tab: KEYS,
            ..SettingsPages::default()
        }
    }
}

const TABS: [&str; 5] = [
    "settings-play",
    "settings-cards",
    "settings-sound",
    "settings-display",
    "keys-page",
];

/// Result of a frame.
#[derive(Default)]
struct SettingsOutcome {
    back: bool,
    sample: Option<Cue>,
    goes: Option<Link>,
}

/// A page that is opened from here.
#[derive(Clone, Copy)]
enum Link {
    First,
    Problem,
    /// No page: all tips are shown again.
    Tips,
}

fn show(
    mut stage: PageContext,
    mut pages: ResMut<SettingsPages>,
    pads: Query<&Gamepad>,
    mut commands: Commands,
) {
    let mut wanted = stage.preferences.clone();
    let ground = stage.ground();
    let pages = pages.bypass_change_detection();
    pages.keys.hear(&mut stage, &mut wanted.bindings);
    let asks = pages.keys.is_asking();
    let north = |pad: &Gamepad| pad.just_pressed(GamepadButton::North);
    if !asks && pads.iter().any(north) {
        pages.search.open();
    }
    let outcome = stage.show("settings", ground, |ui, cx| {
        if !asks {
            pages.search.hear(ui, cx);
        }
        page(ui, cx, pages, &mut wanted)
    });
    let Some(outcome) = outcome else { return };
    let shown = (pages.tab == KEYS || pages.search.is_open()) && !outcome.back;
    pages.keys.tell(&mut stage, shown);
    stage.preferences.set_if_neq(wanted);
    if let Some(sample) = outcome.sample {
        stage.cues.write(sample.into());
    }
    match outcome.goes {
        Some(Link::First) => commands.queue(first::begin_again),
        Some(Link::Problem) => commands.queue(problem::open),
        Some(Link::Tips) => commands.queue(crate::tips::show_again),
        None => {}
    }
    if outcome.back {
        pages.mine = None;
        commands.queue(navigation::close);
    }
}

fn page(
    ui: &mut Ui,
    cx: &mut MenuUi,
    pages: &mut SettingsPages,
    wanted: &mut Preferences,
) -> SettingsOutcome {
    let searched = pages.search.is_open();
    // Many keys want much room.
    let size = if pages.tab == KEYS && !searched {
        vec2(1232.0, 772.0)
    } else {
        vec2(880.0, 610.0)
    };
    let mut outcome = SettingsOutcome::default();
    let mut back = false;
    stage::panel_page(ui, cx, size, "settings-title", &mut back, |ui, cx| {
        let corner = ui.max_rect().right_top();
        if searched {
            pages.search.field(ui, cx);
            found(ui, cx, pages, wanted, &mut outcome);
            return;
        }
        if widgets::tabs(ui, cx, &TABS, &mut pages.tab) {
            ui.ctx().request_repaint();
        }
        pages.search.button(ui, cx, corner);
        ui.add_space(6.0);
        let tab = pages.tab;
        if tab == KEYS {
            keys::page(ui, cx, &mut pages.keys, wanted);
            return;
        }
        widgets::scroll(ui, cx, TABS[tab], |ui, cx| {
            ui.spacing_mut().item_spacing.y = 22.0;
            ui.add_space(4.0);
            rows(ui, cx, tab, &mut Rows::all(), wanted, &mut outcome);
            set_back(ui, cx, tab, &mut pages.mine, wanted);
            ui.add_space(6.0);
        });
    });
    // The way back leads from what was found to all there is.
    if back && searched {
        pages.search.close();
        cx.nav.unsettle();
    } else {
        outcome.back = back;
    }
    outcome
}

/// The rows of a page, as far as they are wanted.
fn rows(
    ui: &mut Ui,
    cx: &mut MenuUi,
    tab: usize,
    rows: &mut Rows,
    wanted: &mut Preferences,
    outcome: &mut SettingsOutcome,
) {
    match tab {
        0 => {
            play(ui, cx, rows, wanted);
            let again = Message::new("settings-tips-again").attribute("button");
            if press(ui, cx, rows, "settings-tips-again", "redo", again) {
                outcome.goes = Some(Link::Tips);
            }
        }
        1 => cards(ui, cx, rows, wanted),
        2 => {
            if let Some(sample) = sound(ui, cx, rows, wanted) {
                outcome.sample = Some(sample);
            }
        }
        _ => {
            display(ui, cx, rows, wanted);
            if link(ui, cx, rows, "settings-first") {
                outcome.goes = Some(Link::First);
            }
            if link(ui, cx, rows, "settings-problem") {
                outcome.goes = Some(Link::Problem);
            }
        }
    }
}

/// Draws the search results of all pages, each under its page's name.
fn found(
    ui: &mut Ui,
    cx: &mut MenuUi,
    pages: &mut SettingsPages,
    wanted: &mut Preferences,
    outcome: &mut SettingsOutcome,
) {
    let words = pages.search.words();
    if words.is_empty() {
        return;
    }
    ui.add_space(6.0);
    widgets::scroll(ui, cx, "settings found", |ui, cx| {
        ui.spacing_mut().item_spacing.y = 22.0;
        ui.add_space(4.0);
        let mut all = Rows::with(&words);
        for tab in 0..KEYS {
            all.begin(TABS[tab]);
            rows(ui, cx, tab, &mut all, wanted, outcome);
        }
        all.begin(TABS[KEYS]);
        keys::found(ui, cx, &mut pages.keys, wanted, &mut |ui, cx, title| {
            all.wants(ui, cx, title, "")
        });
        if all.found == 0 {
            let nothing = say(ui, "settings-nothing-found");
            widgets::words(ui, &nothing, theme::regular(16.5), cx.shades.soft);
        }
        ui.add_space(6.0);
    });
}

/// The settings of a page as they were before they were set back, and which page: they can be brought back until one
/// leaves.
type UndoReset = Option<(usize, Preferences)>;

/// Writes [`with_default`] from a list of all settings, each with its page. A setting that is missing here does not
/// compile.
macro_rules! pages_of_settings {
    ($($field:ident: $page:expr,)+) => {
        /// The settings with those of a page at their defaults.
        fn with_default(tab: usize, now: &Preferences) -> Preferences {
            let default = Preferences::default();
            Preferences {
                $($field: if $page == Some(tab) { default.$field } else { now.$field.clone() },)+
            }
        }
    };
}

const PLAY: Option<usize> = Some(0);
const CARDS: Option<usize> = Some(1);
const SOUND: Option<usize> = Some(2);
const DISPLAY: Option<usize> = Some(3);
/// Set back elsewhere or never. Who can't read the language would not find the way back to it.
const ELSEWHERE: Option<usize> = None;

pages_of_settings! {
    pace: PLAY,
    bots: PLAY,
    step_bots: PLAY,
    reduced_motion: PLAY,
    confirm: PLAY,
    snap: PLAY,
    play_forced: PLAY,
    tips: PLAY,
    table_tips: PLAY,
    tell_decided: PLAY,
    style: CARDS,
    card_words: CARDS,
    volume_master: SOUND,
    volume_effects: SOUND,
    volume_alerts: SOUND,
    quiet_behind: SOUND,
    cloth: DISPLAY,
    grounds: DISPLAY,
    ui_scale: DISPLAY,
    fullscreen: DISPLAY,
    frame_limit: DISPLAY,
    call_me: DISPLAY,
    hands: ELSEWHERE,
    language: ELSEWHERE,
    pad_buttons: ELSEWHERE,
    bindings: ELSEWHERE,
}

/// The way back to the usual settings of a page, and from there to the player's own.
fn set_back(
    ui: &mut Ui,
    cx: &mut MenuUi,
    tab: usize,
    mine: &mut UndoReset,
    wanted: &mut Preferences,
) {
    let usual = with_default(tab, wanted);
    if usual != *wanted {
        if widgets::small_button(ui, cx, "settings usual", "undo", &say(ui, "settings-usual")) {
            *mine = Some((tab, wanted.clone()));
            *wanted = usual;
        }
    } else if let Some((_, own)) = mine.as_ref().filter(|(of, _)| *of == tab)
        && widgets::small_button(ui, cx, "settings usual", "redo", &say(ui, "settings-mine"))
    {
        *wanted = own.clone();
        *mine = None;
    }
}

/// A row's title and what it is about, by its message.
pub(super) fn title_and_help(ui: &Ui, id: &'static str) -> (String, String) {
    (say(ui, id), say(ui, Message::new(id).attribute("help")))
}

/// Draws a row, if it is wanted, with what its message says and a control of this size. Returns what the control does.
fn row<R>(
    ui: &mut Ui,
    cx: &mut MenuUi,
    rows: &mut Rows,
    id: &'static str,
    control: Vec2,
    add: impl FnOnce(&mut Ui, &mut MenuUi) -> R,
) -> Option<R> {
    let (title, about) = title_and_help(ui, id);
    rows.wants(ui, cx, &title, &about)
        .then(|| widgets::row(ui, cx, &title, &about, control, add))
}

/// A row with one of several values, each with its message.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    cx: &mut MenuUi,
    rows: &mut Rows,
    id: &'static str,
    values: &[(T, &'static str)],
    value: &mut T,
) {
    let values: Vec<(T, String)> = values
        .iter()
        .map(|(value, label)| (*value, say(ui, *label)))
        .collect();
    choose_shown(ui, cx, rows, id, &values, value);
}

/// As [`choose`], with values that have been put into words.
fn choose_shown<T: Copy + PartialEq>(
    ui: &mut Ui,
    cx: &mut MenuUi,
    rows: &mut Rows,
    id: &'static str,
    values: &[(T, String)],
    value: &mut T,
) {
    let labels: Vec<String> = values.iter().map(|(_, label)| label.clone()).collect();
    let now = values.iter().position(|(v, _)| v == value).unwrap_or(0);
    let most = (ui.available_width() * 0.6).min(440.0);
    let control = widgets::choice_size(ui, &labels, most);
    let new = row(ui, cx, rows, id, control, |ui, cx| {
        widgets::choice(ui, cx, id, &labels, now, most)
    });
    if let Some(new) = new.flatten() {
        *value = values[new].0;
    }
}

/// A row with a switch.
fn switch(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, id: &'static str, on: &mut bool) {
    row(ui, cx, rows, id, TOGGLE, |ui, cx| {
        widgets::toggle(ui, cx, id, on)
    });
}

/// Draws a row with a button. Returns true if it was pressed.
fn press(
    ui: &mut Ui,
    cx: &mut MenuUi,
    rows: &mut Rows,
    id: &'static str,
    mark: &str,
    words: impl Into<Message>,
) -> bool {
    let words = say(ui, words);
    let room = vec2(widgets::small_button_width(ui, &words), theme::TOUCH);
    let pressed = row(ui, cx, rows, id, room, |ui, cx| {
        widgets::small_button(ui, cx, id, mark, &words)
    });
    pressed == Some(true)
}

/// Draws a row with a button that opens a page. Returns true if it was pressed.
fn link(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, id: &'static str) -> bool {
    press(ui, cx, rows, id, "chevron-right", "settings-open")
}

fn play(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, wanted: &mut Preferences) {
    let paces = Pace::ALL.map(|pace| match pace {
        Pace::Instant => (pace, say(ui, "settings-speed-instant")),
        _ => (pace, pace.label().to_owned()),
    });
    choose_shown(ui, cx, rows, "settings-speed", &paces, &mut wanted.pace);
    let bots = BotPace::ALL.map(|pace| match pace {
        BotPace::Cards => (pace, "settings-bots-cards"),
        BotPace::Brisk => (pace, "settings-bots-brisk"),
        BotPace::Steady => (pace, "settings-bots-steady"),
        BotPace::Slow => (pace, "settings-bots-slow"),
    });
    choose(ui, cx, rows, "settings-bots", &bots, &mut wanted.bots);
    switch(ui, cx, rows, "settings-step", &mut wanted.step_bots);
    switch(ui, cx, rows, "settings-motion", &mut wanted.reduced_motion);
    switch(ui, cx, rows, "settings-confirm", &mut wanted.confirm);
    switch(ui, cx, rows, "settings-forced", &mut wanted.play_forced);
    switch(ui, cx, rows, "settings-snap", &mut wanted.snap);
    switch(ui, cx, rows, "settings-tips", &mut wanted.tips);
    switch(ui, cx, rows, "settings-table-tips", &mut wanted.table_tips);
    switch(ui, cx, rows, "settings-decided", &mut wanted.tell_decided);
}

/// The cards by which a style is judged: all six suits, a French court, and a number.
const SAMPLE: [&str; 6] = ["6LK", "4VL", "1Y", "NS", "QH", "7C"];

/// The cards in the style that is chosen.
fn sample_cards(ui: &mut Ui, cx: &mut MenuUi, wanted: &Preferences) {
    const GAP: f32 = 12.0;
    let each = SAMPLE.len() as f32;
    let width = ((ui.available_width() - GAP * (each - 1.0)) / each)
        .min(112.0)
        .min(ui.clip_rect().height() * 0.24)
        .floor();
    let size = vec2(width * each + GAP * (each - 1.0), width * 1.4 + 8.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size.y), Sense::empty());
    let cards = rect.place(size, Align2::CENTER_TOP);
    for (id, place) in SAMPLE.iter().zip(cards.columns(SAMPLE.len(), GAP)) {
        let at = place.min + vec2(0.0, 2.0);
        cx.card_in(ui, id, at, width, wanted.card_style());
    }
}

fn cards(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, wanted: &mut Preferences) {
    if !rows.are_searched() {
        sample_cards(ui, cx, wanted);
    }
    let Preferences {
        style, card_words, ..
    } = wanted;
    let sets = [
        (ColourSet::Classic, "settings-decktet-classic"),
        (ColourSet::Second, "settings-decktet-second"),
        (ColourSet::Ink, "settings-decktet-ink"),
    ];
    choose(ui, cx, rows, "settings-decktet", &sets, &mut style.decktet);
    let colours = [
        (FrenchColours::Two, "settings-french-two"),
        (FrenchColours::Four, "settings-french-four"),
    ];
    choose(ui, cx, rows, "settings-french", &colours, &mut style.french);
    let sizes = [
        (IndexSize::Normal, "settings-corners-normal"),
        (IndexSize::Large, "settings-corners-large"),
    ];
    choose(ui, cx, rows, "settings-corners", &sizes, &mut style.index);
    let words = [
        (CardWords::Printed, "settings-card-words-printed"),
        (CardWords::Own, "settings-card-words-own"),
    ];
    choose(ui, cx, rows, "settings-card-words", &words, card_words);
}

fn sound(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, wanted: &mut Preferences) -> Option<Cue> {
    let mut sample = None;
    let volumes = [
        ("settings-volume", &mut wanted.volume_master, Cue::Place),
        ("settings-effects", &mut wanted.volume_effects, Cue::Place),
        ("settings-alerts", &mut wanted.volume_alerts, Cue::YourTurn),
    ];
    for (id, volume, cue) in volumes {
        let says = if *volume > 0.0 {
            percent(ui, *volume)
        } else {
            say(ui, "settings-silent")
        };
        let slid = row(ui, cx, rows, id, widgets::SLIDER, |ui, cx| {
            widgets::slider(ui, cx, id, volume, (0.0, 1.0, 0.05), &says)
        });
        if slid.is_some_and(|slid| slid.rests) {
            sample = Some(cue);
        }
    }
    switch(ui, cx, rows, "settings-quiet", &mut wanted.quiet_behind);
    sample
}

/// A share in per cent.
pub(super) fn percent(ui: &Ui, share: f32) -> String {
    let n = (share * 100.0).round() as i32;
    say(ui, Message::new("menu-percent").with("n", n))
}

/// The row of the language.
pub(super) fn language(ui: &mut Ui, cx: &mut MenuUi, wanted: &mut Preferences) {
    language_row(ui, cx, &mut Rows::all(), wanted);
}

fn language_row(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, wanted: &mut Preferences) {
    // Each language by its own name, so that whoever can't read the others finds it.
    let mut languages = vec![(None, say(ui, "settings-language-system"))];
    languages.extend(Language::ALL.map(|language| (Some(language), language.to_string())));
    let chosen = &mut wanted.language;
    choose_shown(ui, cx, rows, "settings-language", &languages, chosen);
}

/// The message that names a cloth.
pub(super) const fn cloth_name(cloth: Cloth) -> &'static str {
    match cloth {
        Cloth::Green => "settings-cloth-green",
        Cloth::Navy => "settings-cloth-navy",
        Cloth::Brown => "settings-cloth-brown",
        Cloth::Linen => "settings-cloth-linen",
        Cloth::Contrast => "settings-cloth-contrast",
    }
}

/// The row of the scale of text and buttons.
fn scale(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, wanted: &mut Preferences) {
    // While the slider is held nothing grows under the pointer: the new scale holds when it is let go.
    let held = Id::new("interface scale held");
    let mut scale = ui.data(|d| d.get_temp(held)).unwrap_or(wanted.ui_scale);
    let says = percent(ui, scale);
    let id = "settings-scale";
    let slid = row(ui, cx, rows, id, widgets::SLIDER, |ui, cx| {
        let (least, most) = Preferences::UI_SCALES;
        widgets::slider(ui, cx, id, &mut scale, (least, most, 0.1), &says)
    });
    let Some(slid) = slid else { return };
    if slid.rests {
        wanted.ui_scale = scale;
        ui.data_mut(|d| d.remove::<f32>(held));
    } else if slid.moved {
        ui.data_mut(|d| d.insert_temp(held, scale));
    }
}

fn display(ui: &mut Ui, cx: &mut MenuUi, rows: &mut Rows, wanted: &mut Preferences) {
    language_row(ui, cx, rows, wanted);
    let cloths = Cloth::ALL.map(|cloth| (cloth, cloth_name(cloth)));
    choose(ui, cx, rows, "settings-cloth", &cloths, &mut wanted.cloth);
    if wanted.cloth != Cloth::Contrast {
        switch(ui, cx, rows, "settings-grounds", &mut wanted.grounds);
    }
    scale(ui, cx, rows, wanted);
    switch(ui, cx, rows, "settings-fullscreen", &mut wanted.fullscreen);
    let limits = [None, Some(30), Some(60), Some(120)].map(|limit: Option<u16>| {
        let none = || say(ui, "settings-limit-none");
        (limit, limit.map_or_else(none, |most| most.to_string()))
    });
    let limit = &mut wanted.frame_limit;
    choose_shown(ui, cx, rows, "settings-limit", &limits, limit);
    switch(ui, cx, rows, "settings-call", &mut wanted.call_me);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_is_set_back_by_itself_and_the_language_never() {
        let mut mine = Preferences {
            pace: Pace::Half,
            step_bots: true,
            snap: !Preferences::default().snap,
            tips: false,
            volume_master: 0.1,
            cloth: Cloth::Navy,
            card_words: CardWords::Own,
            frame_limit: Some(30),
            language: Some(Language::German),
            ..Preferences::default()
        };
        let play = with_default(0, &mine);
        assert_eq!((play.pace, play.tips), (Pace::Normal, true));
        assert_eq!(play.cloth, Cloth::Navy, "that is another page");
        assert_eq!(play.card_words, CardWords::Own);
        assert_eq!(with_default(1, &mine).card_words, CardWords::Printed);
        for tab in 0..4 {
            mine = with_default(tab, &mine);
        }
        let usual = Preferences {
            language: Some(Language::German),
            ..Preferences::default()
        };
        assert_eq!(mine, usual);
    }
}

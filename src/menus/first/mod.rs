//! The first start: one page before the title that asks how large, in which colours, how lively and how loud the
//! table is to be, with a small table beside it that changes at once. It comes once, and again from the settings.
//!
//! It is due if there are neither settings nor a game that was played. It edits the real settings, so that its small
//! table and the rest of the program show the same.

mod sample;

use super::settings::{percent, title_and_help};
use crate::{
    navigation,
    progress::Progress,
    settings,
    stage::{self, PageContext},
    store::disk::Folders,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Rect, Stroke, Ui, Vec2, pos2, vec2},
};
use kortlek_art::{CardStyle, ColourSet, IndexSize};
use kortlek_kit::{
    Cloth, Pace, Preferences,
    cut::{CutRect, within},
    fit,
    input::actions::MenuAction,
    pictures::{self, Pictures},
    theme,
    widgets::{self, MenuUi},
    words::{UiWords, say},
};
use kortlek_rules::{Message, presentation::Cue};
use kortlek_table::Menu;
use sample::Sample;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<First>()
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::First)));
}

/// Returns true if the page has to come before the title: a player with settings or played games was here before.
pub fn is_due(folders: Option<&Folders>, memory: &Progress) -> bool {
    let has_settings = folders.is_some_and(|folders| folders.preferences().exists());
    !memory.greeted && memory.played.is_empty() && !has_settings
}

/// The page before it is left.
#[derive(Resource, Default)]
pub struct First {
    /// The settings as they were when it was opened; nothing until it was shown.
    before: Option<Preferences>,
    /// It was opened from the settings.
    again: bool,
    /// True if one more press discards the changes.
    sure: bool,
    sample: Sample,
}

/// Opens the page before the title.
pub fn begin(world: &mut World) {
    world.insert_resource(First::default());
    world.resource_mut::<NextState<Menu>>().set(Menu::First);
}

/// Lays the page out before there is a window, so that its pictures are drawn while the engine starts.
pub fn rehearse(
    preferences: &Preferences,
    words: &UiWords,
    window: bevy::math::Vec2,
    pictures: &mut Pictures,
) {
    let (mut first, mut wanted) = (First::default(), preferences.clone());
    stage::rehearse("first", pictures, preferences, words, window, |ui, cx| {
        page(ui, cx, &mut first, &mut wanted);
    });
}

/// Opens the page over the settings.
pub fn begin_again(world: &mut World) {
    world.insert_resource(First {
        again: true,
        ..First::default()
    });
    navigation::open(world, Menu::First);
}

/// Way of leaving the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ExitChoice {
    Play,
    Skip,
}

/// Result of a frame.
#[derive(Default)]
struct FirstOutcome {
    leave: Option<ExitChoice>,
    sounds: bool,
}

fn show(
    mut stage: PageContext,
    mut first: ResMut<First>,
    mut memory: ResMut<Progress>,
    buttons: Query<&Gamepad>,
    mut commands: Commands,
) {
    let mut wanted = stage.preferences.clone();
    let first = first.bypass_change_detection();
    let before = first.before.get_or_insert_with(|| wanted.clone()).clone();
    let ground = stage.ground();
    let now = wanted.clone();
    let outcome = stage.show("first", ground, |ui, cx| page(ui, cx, first, &mut wanted));
    let Some(mut outcome) = outcome else { return };
    if wanted != now {
        first.sure = false;
    }
    if buttons
        .iter()
        .any(|pad| pad.just_pressed(GamepadButton::Start))
    {
        outcome.leave = Some(ExitChoice::Play);
    }
    if outcome.sounds {
        stage.cues.write(Cue::Place.into());
        stage.cues.write(Cue::YourTurn.into());
    }
    match outcome.leave {
        // One press alone does not discard the player's choices.
        Some(ExitChoice::Skip) if wanted != before && !first.sure => first.sure = true,
        Some(leave) => {
            if leave == ExitChoice::Skip {
                wanted = before;
            }
            memory.greeted = true;
            commands.queue(navigation::close);
            commands.queue(settings::keep_system_preferences);
        }
        None => {}
    }
    stage.preferences.set_if_neq(wanted);
}

/// Rectangles of the page's parts.
struct Parts {
    /// There is little room: no explanation, no foot, a sample of a few cards.
    small: bool,
    head: Rect,
    rows: Rect,
    sample: Rect,
    /// Explanation of the sample.
    about: Option<Rect>,
    skip: Rect,
    play: Rect,
    foot: Option<Rect>,
}

fn parts(all: Rect) -> Parts {
    const GAP: f32 = 15.0;
    let small = all.height() < 500.0 || all.width() < 860.0;
    let (margin, head, buttons) = if small {
        (vec2(16.0, 12.0), 40.0, 52.0)
    } else {
        (vec2(28.0, 20.0), 52.0, 68.0)
    };
    let mut rows = all.shrink2(margin);
    let head = rows.cut_top(head, GAP);
    let foot = (!small).then(|| rows.cut_bottom(28.0, 8.0));
    let mut below = rows.cut_bottom(buttons, GAP);
    let wide = if small {
        (rows.width() * 0.34).clamp(190.0, 300.0)
    } else {
        (rows.width() * 0.48).clamp(400.0, 760.0)
    };
    let sample = rows.cut_right(wide, GAP);
    let about = (!small).then(|| below.cut_left(rows.width(), GAP));
    let skip = below.cut_left((below.width() - GAP) * 0.4, GAP);
    Parts {
        small,
        head,
        rows,
        sample,
        about,
        skip,
        play: below,
        foot,
    }
}

fn page(ui: &mut Ui, cx: &mut MenuUi, first: &mut First, wanted: &mut Preferences) -> FirstOutcome {
    let mut outcome = FirstOutcome::default();
    if cx.nav.goes_back() {
        outcome.leave = Some(ExitChoice::Skip);
    }
    let parts = parts(ui.max_rect());
    head(ui, cx, parts.head, parts.small && first.sure);
    cx.paint_panel(ui, parts.rows, 12.0, cx.shades.panel);
    let inset = if parts.small { 14.0 } else { 22.0 };
    let inner = parts.rows.shrink2(vec2(inset, 8.0));
    let moves = Motion::of(wanted);
    within(ui, inner, |ui| {
        widgets::scroll(ui, cx, "first", |ui, cx| {
            ui.spacing_mut().item_spacing.y = 16.0;
            ui.add_space(8.0);
            outcome.sounds = rows(ui, cx, wanted);
            ui.add_space(8.0);
        });
    });
    if moves != Motion::of(wanted) || outcome.sounds {
        first.sample.play_a_card(ui);
    }
    cx.style = wanted.card_style();
    first.sample.show(ui, cx, parts.sample, wanted);
    if let Some(rect) = parts.about {
        about(ui, cx, first, rect);
    }
    if let Some(leave) = leave_buttons(ui, cx, first, &parts) {
        outcome.leave = Some(leave);
    }
    if let Some(rect) = parts.foot {
        let says = [
            (MenuAction::Accept, "menu-choose"),
            (MenuAction::Back, "first-skip"),
        ];
        stage::key_strip(ui, cx, rect, &says, &say(ui, "first-stays-here"));
    }
    outcome
}

/// The name, what is asked, and that it is asked once. The question is another before something is lost.
fn head(ui: &Ui, cx: &mut MenuUi, rect: Rect, sure: bool) {
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let high = (rect.height() * 0.9).min(46.0);
    let mut rest = rect;
    let mark = rest.cut_left(high * 640.0 / 120.0, 26.0);
    cx.mark(ui, "wordmark", mark.center(), high, cx.shades.bright);
    if sure {
        let words = say(ui, "first-sure");
        let galley = fit::fit(ui, &words, theme::semibold(15.0), ink, rest.width(), 2);
        fit::paint_galley(ui, rest, Align2::LEFT_CENTER, galley, ink);
        return;
    }
    let question = say(ui, "first-title");
    let font = theme::semibold(19.0);
    let wide = widgets::width_of(ui, &question, font.clone());
    fit::paint_left(ui, rest, &question, font, ink);
    rest.cut_left(wide, 26.0);
    let later = say(ui, "first-later");
    let later = widgets::lay(ui, &later, theme::regular(15.0), soft, f32::INFINITY);
    if later.size().x <= rest.width() {
        fit::paint_galley(ui, rest, Align2::RIGHT_CENTER, later, soft);
    }
}

/// Draws the explanation of the sample, or the question before something is lost.
fn about(ui: &Ui, cx: &mut MenuUi, first: &First, rect: Rect) {
    let (mark, words) = if first.sure {
        ("information", "first-sure")
    } else {
        ("eye", "first-about")
    };
    let mut rest = rect;
    let middle = rest.cut_left(36.0, 6.0).center();
    cx.mark(ui, mark, middle, 18.0, cx.shades.soft);
    let words = say(ui, words);
    let ink = cx.shades.words;
    let galley = widgets::lay(ui, &words, theme::regular(15.0), ink, rest.width());
    fit::paint_galley(ui, rest, Align2::LEFT_CENTER, galley, ink);
}

fn leave_buttons(ui: &mut Ui, cx: &mut MenuUi, first: &First, parts: &Parts) -> Option<ExitChoice> {
    let (skip, play) = if first.again {
        ("first-as-it-was", "first-done")
    } else {
        ("first-skip", "first-play")
    };
    let words = say(ui, skip);
    let touch = cx.touch(ui, "skip", parts.skip, widgets::button_info(&words));
    widgets::paint_button(ui, cx, parts.skip, touch);
    let inner = parts.skip.shrink2(vec2(10.0, 6.0));
    let (upper, lower) = inner.split_top_bottom_at_fraction(0.54);
    let bold = theme::semibold(17.0);
    fit::paint_middle(ui, upper, &words, bold, cx.shades.words);
    let words = say(ui, Message::new(skip).attribute("about"));
    let soft = cx.shades.soft;
    fit::paint_middle(ui, lower, &words, theme::regular(14.0), soft);
    let words = say(ui, play);
    let touched = cx.touch(ui, "play", parts.play, widgets::button_info(&words));
    theme::paint_raised_paper(ui, parts.play);
    let inner = parts.play.shrink2(vec2(16.0, 4.0));
    theme::fitted(ui, inner, &words.to_uppercase(), 26.0, theme::INK);
    if touched.focused {
        theme::focus_ring(ui, parts.play);
    }
    match (touch.chosen, touched.chosen) {
        (_, true) => Some(ExitChoice::Play),
        (true, _) => Some(ExitChoice::Skip),
        _ => None,
    }
}

/// Liveliness of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Motion {
    /// They fly.
    All,
    /// They fade from place to place.
    Calm,
    /// They are there at once.
    None,
}

impl Motion {
    const ALL: [Motion; 3] = [Motion::All, Motion::Calm, Motion::None];

    fn of(preferences: &Preferences) -> Motion {
        match (preferences.pace, preferences.reduced_motion) {
            (Pace::Instant, _) => Motion::None,
            (_, true) => Motion::Calm,
            (_, false) => Motion::All,
        }
    }

    fn set(self, preferences: &mut Preferences) {
        preferences.reduced_motion = self != Motion::All;
        match self {
            Motion::None => preferences.pace = Pace::Instant,
            // A pace that the player has set otherwise stays.
            _ if preferences.pace == Pace::Instant => preferences.pace = Pace::Normal,
            _ => {}
        }
    }

    const fn message(self) -> &'static str {
        match self {
            Motion::All => "first-motion-all",
            Motion::Calm => "first-motion-calm",
            Motion::None => "first-motion-none",
        }
    }
}

/// The scales of text that are offered, from the least to the greatest; the settings have all between them.
const SCALES: [f32; 5] = [
    Preferences::UI_SCALES.0,
    1.0,
    1.2,
    1.5,
    Preferences::UI_SCALES.1,
];
const SETS: [(ColourSet, &str); 3] = [
    (ColourSet::Classic, "settings-decktet-classic"),
    (ColourSet::Second, "settings-decktet-second"),
    (ColourSet::Ink, "settings-decktet-ink"),
];
const CORNERS: [(IndexSize, &str); 2] = [
    (IndexSize::Normal, "settings-corners-normal"),
    (IndexSize::Large, "settings-corners-large"),
];

/// The one of several scales that is nearest.
fn nearest(scale: f32) -> usize {
    let away = |at: &usize| ((SCALES[*at] - scale).abs() * 1000.0) as u32;
    (0..SCALES.len()).min_by_key(away).unwrap_or(1)
}

/// Draws the questions, a row each. Returns true if the sound is to be heard.
fn rows(ui: &mut Ui, cx: &mut MenuUi, wanted: &mut Preferences) -> bool {
    // All controls begin at the same line, and words of any length have room beside them, where there is room at all.
    let wide = (ui.available_width() * 0.56).min(widgets::width_beside_words(ui));
    let room = vec2(wide.clamp(220.0, 336.0), 52.0);
    let now = nearest(wanted.ui_scale);
    let value = percent(ui, wanted.ui_scale);
    let paint = |ui: &Ui, cx: &mut MenuUi, index: usize, rect: Rect, on: bool| {
        let shades = cx.shades;
        let colour = if on { shades.on_bright } else { shades.words };
        let font = theme::semibold(12.0 * SCALES[index].powf(1.2) + 1.0);
        ui.painter()
            .text(rect.center(), Align2::CENTER_CENTER, "Aa", font, colour);
    };
    let which = (SCALES.len(), now);
    if let Some(new) = painted_row(ui, cx, "settings-scale", &value, room, which, paint) {
        wanted.ui_scale = SCALES[new];
    }
    let style = wanted.card_style();
    let now = CORNERS.iter().position(|(size, _)| *size == style.index);
    let now = now.unwrap_or(0);
    let value = say(ui, CORNERS[now].1);
    let paint = |ui: &Ui, cx: &mut MenuUi, index: usize, rect: Rect, _: bool| {
        let index = CORNERS[index].0;
        let style = CardStyle { index, ..style };
        corner(ui, cx, "7SK", style, rect.shrink(3.0));
    };
    let tall = vec2(room.x, 76.0);
    let which = (CORNERS.len(), now);
    if let Some(new) = painted_row(ui, cx, "settings-corners", &value, tall, which, paint) {
        wanted.style.index = CORNERS[new].0;
    }
    colours(ui, cx, wanted, room);
    motion(ui, cx, wanted);
    let (title, _) = title_and_help(ui, "settings-volume");
    let help = say(ui, "first-sound");
    let says = if wanted.volume_master > 0.0 {
        percent(ui, wanted.volume_master)
    } else {
        say(ui, "settings-silent")
    };
    let volume = &mut wanted.volume_master;
    let slider = widgets::SLIDER.min(vec2(room.x, f32::INFINITY));
    let slid = widgets::row(ui, cx, &title, &help, slider, |ui, cx| {
        widgets::slider(ui, cx, "first-volume", volume, (0.0, 1.0, 0.05), &says)
    });
    super::settings::language(ui, cx, wanted);
    slid.rests
}

/// Draws a row in which each value is painted. The value in words is below its title.
fn painted_row(
    ui: &mut Ui,
    cx: &mut MenuUi,
    id: &'static str,
    value: &str,
    room: Vec2,
    which: (usize, usize),
    paint: impl FnMut(&Ui, &mut MenuUi, usize, Rect, bool),
) -> Option<usize> {
    let title = say(ui, id);
    let new = widgets::row(ui, cx, &title, value, room, |ui, cx| {
        widgets::painted_choice(ui, cx, id, value, room, which, paint)
    });
    if id == "settings-scale" {
        cx.nav.begin_here();
    }
    new
}

/// Two rows: the colours of the Decktet's suits, and of the cloth.
fn colours(ui: &mut Ui, cx: &mut MenuUi, wanted: &mut Preferences, room: Vec2) {
    let style = wanted.card_style();
    let now = SETS.iter().position(|(set, _)| *set == style.decktet);
    let now = now.unwrap_or(0);
    let value = say(ui, SETS[now].1);
    let paint = |ui: &Ui, cx: &mut MenuUi, index: usize, rect: Rect, _: bool| {
        let decktet = SETS[index].0;
        let (left, right) = rect.shrink(3.0).split_left_right_at_fraction(0.5);
        for (id, rect) in [("9VY", left), ("5ML", right)] {
            corner(ui, cx, id, CardStyle { decktet, ..style }, rect.shrink(1.0));
        }
    };
    let tall = vec2(room.x, 76.0);
    let which = (SETS.len(), now);
    if let Some(new) = painted_row(ui, cx, "settings-decktet", &value, tall, which, paint) {
        wanted.style.decktet = SETS[new].0;
    }
    let now = Cloth::ALL.iter().position(|cloth| *cloth == wanted.cloth);
    let now = now.unwrap_or(0);
    let value = say(ui, super::settings::cloth_name(wanted.cloth));
    let paint = |ui: &Ui, cx: &mut MenuUi, index: usize, rect: Rect, on: bool| {
        let cloth = theme::shades(Cloth::ALL[index]);
        let shades = cx.shades;
        let line = if on { shades.on_bright } else { shades.soft };
        let edge = Stroke::new(2.0, line);
        ui.painter().circle(rect.center(), 17.0, cloth.table, edge);
        if on {
            cx.mark(ui, "check", rect.center(), 14.0, cloth.words);
        }
    };
    let which = (Cloth::ALL.len(), now);
    if let Some(new) = painted_row(ui, cx, "settings-cloth", &value, room, which, paint) {
        wanted.cloth = Cloth::ALL[new];
    }
}

fn motion(ui: &mut Ui, cx: &mut MenuUi, wanted: &mut Preferences) {
    let (title, help) = title_and_help(ui, "first-motion");
    let labels = Motion::ALL.map(|motion| say(ui, motion.message()));
    let now = Motion::of(wanted);
    let at = Motion::ALL.iter().position(|motion| *motion == now);
    let most = (ui.available_width() * 0.56).min(336.0);
    let room = widgets::choice_size(ui, &labels, most);
    let new = widgets::row(ui, cx, &title, &help, room, |ui, cx| {
        widgets::choice(ui, cx, "first-motion", &labels, at.unwrap_or(0), most)
    });
    if let Some(new) = new {
        Motion::ALL[new].set(wanted);
    }
}

/// The upper left corner of a card, as large as fits.
fn corner(ui: &Ui, cx: &mut MenuUi, id: &str, style: CardStyle, rect: Rect) {
    /// Width of the card whose corner is seen.
    const CARD: f32 = 128.0;
    let Some(texture) = cx.pictures.card(ui.ctx(), id, style, CARD) else {
        return;
    };
    let size = vec2(rect.width().min(CARD * 0.52), rect.height());
    let seen = Rect::from_center_size(rect.center(), size);
    let whole = pictures::card_size(CARD);
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x / whole.x, size.y / whole.y));
    ui.painter()
        .image(texture.id(), seen, uv, egui::Color32::WHITE);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::tests::TestFolder;

    #[test]
    fn who_was_here_before_is_not_asked() {
        let folder = TestFolder::new();
        let folders = Folders::within(&folder.0);
        let nobody = Progress::default();
        assert!(is_due(Some(&folders), &nobody));
        assert!(is_due(None, &nobody), "without a home it is asked anew");
        let greeted = Progress {
            greeted: true,
            ..Progress::default()
        };
        assert!(!is_due(Some(&folders), &greeted));
        let mut player = Progress::default();
        player.note_played("shed");
        assert!(!is_due(Some(&folders), &player));
        std::fs::create_dir_all(&folders.config).expect("there is room");
        std::fs::write(folders.preferences(), "").expect("there is room");
        assert!(!is_due(Some(&folders), &nobody));
    }

    #[test]
    fn motion_is_two_settings_and_leaves_a_pace_of_ones_own() {
        let mut mine = Preferences {
            pace: Pace::Double,
            ..Preferences::default()
        };
        for motion in [Motion::Calm, Motion::All, Motion::None, Motion::Calm] {
            motion.set(&mut mine);
            assert_eq!(Motion::of(&mine), motion);
        }
        assert_eq!(mine.pace, Pace::Normal, "that of None is taken back");
        mine.pace = Pace::Double;
        Motion::All.set(&mut mine);
        assert_eq!(mine.pace, Pace::Double);
    }

    #[test]
    fn every_part_has_its_place_in_small_and_large_windows() {
        for size in [
            (640.0, 400.0),
            (960.0, 600.0),
            (1280.0, 800.0),
            (3300.0, 2000.0),
        ] {
            let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(size.0, size.1));
            let parts = parts(all);
            let mut places = vec![parts.head, parts.rows, parts.sample, parts.skip, parts.play];
            places.extend(parts.about);
            places.extend(parts.foot);
            for (index, a) in places.iter().enumerate() {
                assert!(all.contains_rect(*a) && a.is_positive(), "{size:?} {a:?}");
                for b in &places[index + 1..] {
                    assert!(
                        !a.shrink(0.5).intersects(b.shrink(0.5)),
                        "{size:?} {a:?} {b:?}"
                    );
                }
            }
            assert!(parts.rows.height() > 200.0);
        }
    }
}

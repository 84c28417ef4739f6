//! The title: the game's name, the game to go on with, and all thirteen to choose from.

use crate::{
    announced::{self, Pick},
    disk::Folders,
    memory::Memory,
    menus::{
        look::{self, say},
        pictures::Pictures,
        stage::{self, Ground, Stage},
        widgets::{self, Desk, lay},
    },
    notices::Notice,
    plan::Plan,
    play,
    saves::{self, Found, format::Envelope},
    scribe::Scribe,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{
        self, Align2, Color32, Mesh, Rect, Sense, Shape, Stroke, StrokeKind, Ui, emath::Rot2, pos2,
        vec2,
    },
};
use kortlek_rules::{Deck, GameCard};
use kortlek_table::{Menu, Preferences, Screen, register::Shelf, words::UiWords};
use kortlek_words::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Known>()
        .add_systems(OnEnter(Screen::Title), look_round)
        .add_systems(
            Update,
            // Where the games stand is told anew.
            look_round
                .run_if(not(in_state(Screen::Table)))
                .run_if(speaks_another_language),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Title).and_then(in_state(Menu::None))),
        );
}

/// The saves that were there when the screen was entered.
#[derive(Resource, Default)]
pub struct Known(pub Found);

fn speaks_another_language(words: Res<UiWords>, mut last: Local<Option<Language>>) -> bool {
    let now = words.language();
    last.replace(now).is_some_and(|last| last != now)
}

/// Looks which games can be gone on with.
pub fn look_round(
    folders: Option<Res<Folders>>,
    shelf: Res<Shelf>,
    scribe: Res<Scribe>,
    words: Res<UiWords>,
    mut known: ResMut<Known>,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(folders) = folders {
        // The last move may still be on its way to the disk.
        scribe.wait();
        known.0 = saves::look(&folders, &shelf, &words);
        notices.write_batch(known.0.problems.drain(..).map(Notice::of));
    }
}

/// Lays the screen out before there is a window, so that its pictures are drawn while the engine starts.
pub fn rehearse(
    folders: Option<&Folders>,
    shelf: &Shelf,
    memory: &Memory,
    preferences: &Preferences,
    words: &UiWords,
    window: Vec2,
    pictures: &mut Pictures,
) {
    let found = folders.map_or_else(Found::default, |folders| saves::peek(folders, shelf, words));
    let picks = announced::picks(shelf);
    stage::rehearse("title", pictures, preferences, words, window, |ui, desk| {
        page(ui, desk, &picks, &found, memory.game.as_deref());
    });
}

/// What was chosen.
enum Chosen {
    Continue(String),
    Game(&'static str),
    Settings,
    Credits,
    Quit,
}

fn show(
    mut stage: Stage,
    shelf: Res<Shelf>,
    known: Res<Known>,
    memory: Res<Memory>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let picks = announced::picks(&shelf);
    let chosen = stage.show("title", Ground::Cloth, |ui, desk| {
        page(ui, desk, &picks, &known.0, memory.game.as_deref())
    });
    match chosen.flatten() {
        None => {}
        Some(Chosen::Continue(game)) => {
            commands.queue(move |world: &mut World| go_on(world, &game));
        }
        Some(Chosen::Game(id)) => {
            if let Some(entry) = shelf.get(id) {
                commands.insert_resource(Plan::remembered(*entry, &memory));
                commands.set_state(Screen::Setup);
            }
        }
        Some(Chosen::Settings) => commands.set_state(Menu::Settings),
        Some(Chosen::Credits) => commands.set_state(Menu::Credits),
        Some(Chosen::Quit) => {
            exit.write(AppExit::Success);
        }
    }
}

/// Goes on with a saved game, or says why that can't be.
pub fn go_on(world: &mut World, game: &str) {
    let shelf = world.resource::<Shelf>().clone();
    let words = world.resource::<UiWords>().clone();
    match play::resume(world.get_resource::<Folders>(), &shelf, &words, Some(game)) {
        Ok(table) => play::go_on(world, table),
        Err(problem) => {
            world.write_message(Notice::of(problem));
            // What can't be read has been moved aside.
            if let Err(error) = world.run_system_cached(look_round) {
                warn!("the saves can't be looked through: {error}");
            }
        }
    }
}

fn page(
    ui: &mut Ui,
    desk: &mut Desk,
    picks: &[Pick],
    found: &Found,
    last: Option<&str>,
) -> Option<Chosen> {
    let mut chosen = None;
    stage::margin(ui, 1500.0, |ui| {
        let width = ui.available_width();
        let left = (width * 0.29).clamp(300.0, 400.0);
        let gap = (width * 0.03).clamp(24.0, 44.0);
        let mut state = (desk, &mut chosen);
        stage::columns(
            ui,
            &mut state,
            left,
            gap,
            |ui, (desk, chosen)| aside(ui, desk, found, chosen),
            |ui, (desk, chosen)| picker(ui, desk, picks, found, last, chosen),
        );
    });
    chosen
}

/// The left side: name, game to go on with, a hand of cards, what else there is.
fn aside(ui: &mut Ui, desk: &mut Desk, found: &Found, chosen: &mut Option<Chosen>) {
    let all = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.0;
    let height = all.width() * 120.0 / 640.0;
    let (rect, _) = ui.allocate_exact_size(vec2(all.width(), height), Sense::empty());
    desk.own_mark(ui, "wordmark", rect.center(), height);
    ui.add_space(4.0);
    let (line, _) = ui.allocate_exact_size(vec2(all.width(), 20.0), Sense::empty());
    let tagline = say(ui, "title-tagline");
    look::paint_fit(
        ui,
        line,
        Align2::CENTER_CENTER,
        &tagline,
        look::plain(16.0),
        desk.shades.soft,
    );
    ui.add_space(22.0);
    if let Some(save) = found.saves.first() {
        if continue_button(ui, desk, save) {
            *chosen = Some(Chosen::Continue(save.game.clone()));
        }
        desk.nav.begin_here();
    }
    let bottom = all.bottom() - 48.0;
    let fan = Rect::from_min_max(
        pos2(all.left(), ui.cursor().top() + 10.0),
        pos2(all.right(), bottom - 18.0),
    );
    paint_fan(ui, desk, fan);
    let row = Rect::from_min_max(pos2(all.left(), bottom), all.max);
    let buttons = [
        ("settings", "settings", "settings-title", Chosen::Settings),
        ("credits", "information", "credits-title", Chosen::Credits),
        ("quit", "quit", "title-quit", Chosen::Quit),
    ]
    .map(|(name, mark, text, choice)| (name, mark, say(ui, text), choice));
    const GAP: f32 = 10.0;
    let whole: f32 = buttons
        .iter()
        .map(|(_, _, text, _)| widgets::small_button_width(ui, text) + GAP)
        .sum();
    let narrow = whole - GAP > all.width();
    ui.scope_builder(egui::UiBuilder::new().max_rect(row), |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (name, mark, text, choice) in buttons {
                let pressed = if narrow {
                    let each = (all.width() - 2.0 * GAP) / 3.0;
                    widgets::button(ui, desk, name, "", &text, each)
                } else {
                    widgets::small_button(ui, desk, name, mark, &text)
                };
                if pressed {
                    *chosen = Some(choice);
                }
            }
        });
    });
}

/// “CONTINUE”, and below it which game and where it stands.
fn continue_button(ui: &mut Ui, desk: &mut Desk, save: &Envelope) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 76.0), Sense::empty());
    let touch = desk.touch(ui, "continue", rect);
    look::paint_paper(ui, rect);
    if touch.hovered {
        ui.painter().rect_stroke(
            rect.shrink(3.0),
            6.0,
            Stroke::new(3.0, look::INK),
            StrokeKind::Inside,
        );
    }
    ui.painter().text(
        rect.center() - vec2(0.0, 13.0),
        Align2::CENTER_CENTER,
        say(ui, "title-continue").to_uppercase(),
        look::serif(25.0),
        look::INK,
    );
    let title = announced::title(&save.game).to_owned();
    let words = if save.progress.is_empty() {
        title
    } else {
        widgets::facts(&[title, save.progress.clone()])
    };
    let below = Rect::from_min_max(
        rect.left_center() + vec2(14.0, 6.0),
        rect.max - vec2(14.0, 8.0),
    );
    look::paint_fit(
        ui,
        below,
        Align2::CENTER_CENTER,
        &words,
        look::semibold(15.0),
        look::INK,
    );
    if touch.focused {
        look::paint_focus(ui, rect);
    }
    touch.chosen
}

/// The hand of cards that the title holds out.
const HAND: [&str; 5] = ["QS", "7SK", "1Y", "4VL", "NS"];

/// A fan of cards in a rectangle, as large as fits.
fn paint_fan(ui: &Ui, desk: &mut Desk, rect: Rect) {
    // A fan of five is about 2.8 cards wide and 1.75 card widths high.
    let width = (rect.width() / 2.84).min(rect.height() / 1.78).floor();
    if width < 60.0 {
        return;
    }
    let pivot = rect.center() + vec2(0.0, width * 2.02);
    let count = HAND.len() as f32 - 1.0;
    for (index, id) in HAND.iter().enumerate() {
        let angle = (index as f32 / count - 0.5) * 0.81;
        let middle = pivot + Rot2::from_angle(angle) * vec2(0.0, -width * 2.0);
        paint_turned(ui, desk, id, middle, width, angle);
    }
}

/// A card turned about its middle, with a soft shadow.
fn paint_turned(ui: &Ui, desk: &mut Desk, id: &str, middle: egui::Pos2, width: f32, angle: f32) {
    let Some(texture) = desk.pictures.loose_card(ui.ctx(), id, desk.style, width) else {
        return;
    };
    let size = texture.size_vec2() / ui.ctx().pixels_per_point();
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    for (drop, tint) in [
        (width * 0.030, Color32::from_black_alpha(36)),
        (width * 0.014, Color32::from_black_alpha(48)),
        (0.0, Color32::WHITE),
    ] {
        let at = middle + vec2(0.0, drop);
        let mut mesh = Mesh::with_texture(texture.id());
        mesh.add_rect_with_uv(Rect::from_center_size(at, size), whole, tint);
        mesh.rotate(Rot2::from_angle(angle), at);
        ui.painter().add(Shape::mesh(mesh));
    }
}

fn picker(
    ui: &mut Ui,
    desk: &mut Desk,
    picks: &[Pick],
    found: &Found,
    last: Option<&str>,
    chosen: &mut Option<Chosen>,
) {
    let room = ui.available_size();
    let across = if room.x >= 640.0 { 2 } else { 1 };
    let rows: usize = [Deck::Decktet, Deck::French]
        .map(|deck| {
            picks
                .iter()
                .filter(|p| p.card.deck == deck)
                .count()
                .div_ceil(across)
        })
        .iter()
        .sum();
    let high = ((room.y - 84.0) / rows as f32 - 8.0)
        .floor()
        .clamp(CARD.0, CARD.1);
    widgets::scroll(ui, desk, "picker", |ui, desk| {
        ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
        let mut first = true;
        for (deck, heading) in [
            (Deck::Decktet, "title-decktet"),
            (Deck::French, "title-french"),
        ] {
            if !first {
                ui.add_space(6.0);
            }
            let heading = say(ui, heading);
            widgets::heading(ui, &heading);
            let width = ui.available_width();
            let each = (width - 12.0 * (across as f32 - 1.0)) / across as f32;
            let games: Vec<&Pick> = picks.iter().filter(|p| p.card.deck == deck).collect();
            for row in games.chunks(across) {
                ui.horizontal(|ui| {
                    for pick in row {
                        if game_card(ui, desk, pick, found.of(pick.card.id), vec2(each, high)) {
                            *chosen = Some(Chosen::Game(pick.card.id));
                        }
                        // The focus begins at the game to go on with, else at the last one, else at the first.
                        if pick.ready
                            && found.saves.is_empty()
                            && (last == Some(pick.card.id) || (last.is_none() && first))
                        {
                            desk.nav.begin_here();
                            first = false;
                        }
                    }
                });
            }
            first = false;
        }
    });
}

/// How high a game's card is: from the least that holds its words to what looks well.
const CARD: (f32, f32) = (86.0, 112.0);

fn game_card(
    ui: &mut Ui,
    desk: &mut Desk,
    pick: &Pick,
    save: Option<&Envelope>,
    size: egui::Vec2,
) -> bool {
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let more = size.y - CARD.0;
    let card = &pick.card;
    let touch = pick.ready.then(|| desk.touch(ui, card.id, rect));
    let lit = touch.is_some_and(|t| t.hovered || t.focused);
    let shades = desk.shades;
    let (fill, line) = match (pick.ready, lit) {
        (false, _) => (shades.table, shades.line.gamma_multiply(0.55)),
        (true, false) => (shades.panel, shades.line),
        (true, true) => (shades.lit, shades.soft),
    };
    ui.painter()
        .rect(rect, 10.0, fill, Stroke::new(1.5, line), StrokeKind::Inside);
    let face = (48.0 + more * 0.6).floor();
    let at = pos2(rect.left() + 13.0, rect.center().y - face * 0.7);
    let place = desk.card(ui, pick.face, at, face);
    if !pick.ready {
        ui.painter()
            .rect_filled(place.expand(1.0), 3.0, shades.table.gamma_multiply(0.62));
    }
    let words = if pick.ready { look::WORDS } else { shades.soft };
    let left = rect.left() + face + 30.0;
    let room = rect.right() - 14.0 - left;
    let top = rect.top() + 5.0 + more / 2.0;
    let title = lay(
        ui,
        &card.title.to_uppercase(),
        look::serif(20.0),
        words,
        f32::INFINITY,
    );
    let base = top + title.size().y - 5.0;
    let title_width = title.size().x;
    ui.painter().galley(pos2(left, top), title, words);
    let by = look::fit(
        ui,
        &say(ui, announced::designer(card)),
        look::plain(14.0),
        shades.soft,
        room - title_width - 8.0,
        1,
    );
    let by_size = by.size();
    ui.painter().galley(
        pos2(left + title_width + 8.0, base - by_size.y + 1.0),
        by,
        shades.soft,
    );
    let middle = top + 33.0;
    let tag = match save {
        Some(save) if save.progress.is_empty() => {
            Some((say(ui, "title-under-way"), look::PAPER, look::INK))
        }
        Some(save) => Some((save.progress.clone(), look::PAPER, look::INK)),
        None if !pick.ready => Some((say(ui, "title-not-yet"), shades.panel, shades.soft)),
        None => None,
    };
    let mut end = f32::INFINITY;
    if let Some((words, fill, colour)) = tag {
        // Between the name and the facts, for a tagline in two lines begins right below; beside the facts where the
        // designer's name leaves no room.
        let right = rect.right() - 12.0;
        let tag_left = right - widgets::tag_width(ui, &words);
        let beside = left + title_width + 8.0 + by_size.x + 6.0 > tag_left;
        let y = middle - if beside { 9.0 } else { 18.0 };
        widgets::paint_tag(ui, pos2(right, y), &words, fill, colour);
        end = tag_left - 6.0;
    }
    let players = say(ui, announced::players(card));
    let facts = widgets::facts(&[players.clone(), say(ui, announced::minutes(card))]);
    let facts = [facts, players]
        .map(|facts| lay(ui, &facts, look::plain(14.0), shades.soft, f32::INFINITY))
        .into_iter()
        .find(|facts| left + facts.size().x <= end);
    if let Some(facts) = facts {
        let at = pos2(left, middle - facts.size().y / 2.0);
        ui.painter().galley(at, facts, shades.soft);
    }
    let tagline = look::words_of(ui).of_game(card.id).plain(GameCard::TAGLINE);
    let line = look::fit(ui, &tagline, look::plain(14.0), words, room, 2);
    ui.painter().galley(pos2(left, top + 42.5), line, words);
    if touch.is_some_and(|t| t.focused) {
        look::paint_focus(ui, rect);
    }
    touch.is_some_and(|t| t.chosen)
}

//! The setup of a game: how many play, by which options, who sits where, which seed.

use super::title;
use crate::{
    catalog, characters,
    clipboard::{Clipboard, seed_in},
    lesson,
    menus::RulesOf,
    notices::Notice,
    plan::{MatchSetup, PLAYERS, TableStyle},
    play,
    progress::Progress,
    saves::{self, KnownSaves},
    stage::{self, Ground, PageContext},
    store::format::Envelope,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Color32, FontId, Rect, Sense, Ui, vec2},
};
use kortlek_kit::{
    Cloth,
    cut::{CutRect, within},
    fit,
    input::actions::MenuAction,
    pictures, theme,
    widgets::{self, MenuUi},
    words::{self, say},
};
use kortlek_rules::{
    Arg, GameCard, GameOption, Level, Message, Seat, Style, Who, game::Values, presentation::Names,
};
use kortlek_table::{Menu, Screen};
use kortlek_words::Words;
use serde_json::Value;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Setup), (saves::find_saves, begin_afresh))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Setup).and_then(in_state(Menu::None)))
                .run_if(resource_exists::<MatchSetup>),
        );
}

fn begin_afresh(mut stage: PageContext) {
    stage.begin_afresh("setup");
}

/// Choice of the player.
enum SetupAction {
    Start,
    Continue,
    Rules,
    Learn,
    AsInTheRules,
    Back,
}

fn show(
    mut stage: PageContext,
    mut plan: ResMut<MatchSetup>,
    (known, clipboard): (Res<KnownSaves>, Res<Clipboard>),
    mut memory: ResMut<Progress>,
    mut commands: Commands,
) {
    let save = known.0.of(plan.entry.card.id);
    let preferences = &stage.preferences;
    let ground = preferences.ground();
    let chosen = stage
        .show("setup", Ground::Cloth, |ui, cx| {
            page(ui, cx, &mut plan, save, ground, &clipboard)
        })
        .flatten();
    match chosen {
        None => {}
        Some(SetupAction::Start) => match plan.open() {
            Ok(table) => {
                plan.remember(&mut memory);
                commands.queue(move |world: &mut World| play::begin(world, table));
            }
            Err(problem) => {
                warn!("{problem}");
                stage.notices.write(Notice::of("setup-problem"));
            }
        },
        Some(SetupAction::Continue) => {
            let game = plan.entry.card.id;
            commands.queue(move |world: &mut World| title::go_on(world, game));
        }
        Some(SetupAction::Rules) => {
            commands.insert_resource(RulesOf(plan.entry));
            commands.set_state(Menu::Rules);
        }
        Some(SetupAction::Learn) => {
            let game = plan.entry.card.id;
            commands.queue(move |world: &mut World| lesson::begin_or_say(world, game));
        }
        Some(SetupAction::AsInTheRules) => plan.set_as_in_the_rules(),
        Some(SetupAction::Back) => commands.set_state(Screen::Title),
    }
}

fn page(
    ui: &mut Ui,
    cx: &mut MenuUi,
    plan: &mut MatchSetup,
    save: Option<&Envelope>,
    ground: Option<Cloth>,
    clipboard: &Clipboard,
) -> Option<SetupAction> {
    let mut chosen = cx.nav.goes_back().then_some(SetupAction::Back);
    // The table begins here.
    if let Some(cloth) = ground {
        cx.ground(ui, plan.entry.card.id, cloth, ui.max_rect(), 0.0);
    }
    let strip = [
        (MenuAction::Accept, "menu-choose"),
        (MenuAction::Back, "setup-games"),
    ];
    stage::page_with_strip(ui, cx, 1180.0, &strip, "", |ui, cx| {
        head(ui, cx, plan, &mut chosen);
        ui.add_space(6.0);
        // In large type there is little room for both.
        let narrow = ui.available_width() < 800.0;
        let (least, gap) = if narrow { (214.0, 16.0) } else { (268.0, 28.0) };
        let mut left = ui.available_rect_before_wrap();
        let right = left.cut_right((left.width() * 0.3).clamp(least, 340.0), gap);
        within(ui, left, |ui| choices(ui, cx, plan, clipboard, narrow));
        within(ui, right, |ui| {
            // To what is decided first, not to the seat that happens to be at the same height.
            let first = plan.options.first();
            cx.nav
                .left_leads_to(first.map(|option| egui::Id::new(("menu", option.name))));
            start(ui, cx, plan, save, &mut chosen);
            cx.nav.left_leads_to(None);
        });
    });
    chosen
}

/// The row on top: the way back, the game's name, and what explains it.
fn head(ui: &mut Ui, cx: &mut MenuUi, plan: &MatchSetup, chosen: &mut Option<SetupAction>) {
    let card = plan.entry.card;
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 52.0), Sense::empty());
    let usual = plan.is_as_in_the_rules();
    let more = aside(ui, &card, usual);
    let wide = more
        .iter()
        .map(|(_, _, words, _)| widgets::small_button_width(ui, words));
    let wide = wide.map(|wide| wide + BESIDE).sum::<f32>() - BESIDE;
    let mut room = head;
    let right = room.cut_right(wide, 12.0);
    let games = within(ui, room.shrink2(vec2(0.0, 4.0)), |ui| {
        if widgets::back_button(ui, cx, "games", "setup-games") {
            *chosen = Some(SetupAction::Back);
        }
        ui.min_rect().width()
    });
    within(ui, right.shrink2(vec2(0.0, 4.0)), |ui| {
        ui.spacing_mut().item_spacing.x = BESIDE;
        ui.horizontal(|ui| {
            for (name, mark, words, leads_to) in more {
                if widgets::small_button(ui, cx, name, mark, &words) {
                    *chosen = Some(leads_to);
                }
            }
        });
    });
    room.cut_left(games, 24.0);
    title(ui, cx, &card, usual, room);
}

/// The game's name, and that its options are those of the rules if they are and there is room to say it.
fn title(ui: &Ui, cx: &mut MenuUi, card: &GameCard, usual: bool, mut room: Rect) {
    let shades = cx.shades;
    let name = card.title.to_uppercase();
    let name = fit::fit(ui, &name, theme::serif(40.0), shades.words, room.width(), 1);
    let wide = name.size().x;
    fit::paint_galley(ui, room, Align2::LEFT_CENTER, name, shades.words);
    if !usual {
        return;
    }
    let words = say(ui, "setup-as-in-the-rules");
    let words = widgets::lay(ui, &words, theme::regular(14.5), shades.soft, f32::INFINITY);
    room.cut_left(wide, 20.0);
    let check = room.cut_right(24.0, 2.0).center();
    if words.size().x < room.width() {
        cx.mark(ui, "check", check, 14.0, shades.soft);
        fit::paint_galley(ui, room, Align2::RIGHT_CENTER, words, shades.soft);
    }
}

/// Between the buttons at the right end of the head.
const BESIDE: f32 = 10.0;

/// The ways back to the game of the rules, if options differ from it, and to what explains it: name and mark of the
/// button, its words, and where it leads.
fn aside(
    ui: &Ui,
    card: &GameCard,
    usual: bool,
) -> Vec<(&'static str, &'static str, String, SetupAction)> {
    let mut all = Vec::new();
    if !usual {
        let words = say(ui, "setup-to-the-rules");
        all.push(("as in the rules", "undo", words, SetupAction::AsInTheRules));
    }
    if lesson::is_there(card.id) {
        let words = say(ui, "shelf-learn");
        all.push(("learn", "question", words, SetupAction::Learn));
    }
    all.push(("rules", "rules", say(ui, "setup-rules"), SetupAction::Rules));
    all
}

/// The left side: everything that can be chosen.
fn choices(ui: &mut Ui, cx: &mut MenuUi, plan: &mut MatchSetup, pasted: &Clipboard, narrow: bool) {
    let inset = if narrow { 12 } else { 20 };
    theme::panel(ui).inner_margin(inset).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        // The contents keep their width whether the bar shows or not: otherwise the bar would come and go with them.
        let wide = ui.available_width() - widgets::SCROLL_BAR;
        widgets::scroll(ui, cx, "setup choices", |ui, cx| {
            ui.set_max_width(wide);
            ui.spacing_mut().item_spacing.y = 14.0;
            for option in plan.options.clone() {
                match &option.values {
                    Values::OneOf(_) => one_of(ui, cx, plan, &option),
                    Values::Seats => some_seats(ui, cx, plan, &option),
                }
            }
            ui.add_space(2.0);
            widgets::rule(ui, cx);
            ui.add_space(2.0);
            let heading = say(ui, "setup-seats");
            widgets::heading(ui, &heading);
            let names = plan.names();
            let styles = plan.sitters().into_iter().map(Who::own_style);
            for (seat, style) in Seat::all(plan.seats.len()).zip(styles) {
                seat_row(ui, cx, plan, seat, &names, style);
            }
            if plan.entry.styles && plan.seats.iter().any(|who| who.style().is_some()) {
                style_row(ui, cx, plan);
            }
            ui.add_space(2.0);
            widgets::rule(ui, cx);
            ui.add_space(2.0);
            seed(ui, cx, plan, pasted);
        });
    });
}

/// The seed: typed, pasted, put in by pad or finger, or drawn at random.
fn seed(ui: &mut Ui, cx: &mut MenuUi, plan: &mut MatchSetup, clipboard: &Clipboard) {
    const NUMBER: f32 = 216.0;
    const GAP: f32 = 8.0;
    let (another, paste) = (say(ui, "setup-another-seed"), say(ui, "setup-paste-seed"));
    let fresh = widgets::small_button_width(ui, &another);
    let from = widgets::small_button_width(ui, &paste);
    let whole = NUMBER + fresh + from + 2.0 * GAP;
    // In large type they take two lines.
    let control = if whole <= ui.available_width() {
        vec2(whole, theme::TOUCH)
    } else {
        vec2(ui.available_width(), 2.0 * theme::TOUCH + GAP)
    };
    let title = say(ui, "setup-seed");
    let about = say(ui, Message::new("setup-seed").attribute("help"));
    widgets::row(ui, cx, &title, &about, control, |ui, cx| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.horizontal_wrapped(|ui| {
            let typed = widgets::number(ui, cx, "seed", &mut plan.seed, NUMBER);
            plan.typed |= typed.changed;
            if typed.pressed {
                plan.digits = plan.digits.is_none().then_some(false);
            }
            let key = |input: &egui::InputState| {
                input.modifiers.command && input.key_pressed(egui::Key::V)
            };
            let pasted = cx.nav.name() == "seed" && ui.input(key);
            if widgets::small_button(ui, cx, "paste seed", "copy", &paste) || pasted {
                clipboard.ask();
            }
            if let Some(seed) = clipboard.pasted().as_deref().and_then(seed_in) {
                plan.seed = seed;
                plan.typed = true;
            }
            if widgets::small_button(ui, cx, "another seed", "seed", &another) {
                plan.seed = play::fresh_seed();
                plan.typed = false;
            }
        });
    });
    if let Some(begun) = &mut plan.digits {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for digit in 0..10 {
                let name = format!("digit {digit}");
                if widgets::button(ui, cx, &name, "", &digit.to_string(), theme::TOUCH) {
                    widgets::append(&mut plan.seed, digit, begun);
                    plan.typed = true;
                }
            }
            let words = say(ui, "delete-last");
            if widgets::mark_button(ui, cx, "last digit", "arrow-left", &words, false) {
                plan.seed /= 10;
                *begun = true;
                plan.typed = true;
            }
        });
    }
}

fn one_of(ui: &mut Ui, cx: &mut MenuUi, plan: &mut MatchSetup, option: &GameOption) {
    let values = plan.allowed(option);
    let now = plan.value(option);
    let at = values.iter().position(|value| *value == now).unwrap_or(0);
    let words = words(ui, plan);
    let labels: Vec<String> = values
        .iter()
        .map(|value| plainly(&words, label(option, value)))
        .collect();
    let most = (ui.available_width() * 0.62).clamp(260.0, 460.0);
    let control = widgets::choice_size(ui, &labels, most);
    let [title, help] = [option.title(), option.help()].map(|message| plainly(&words, message));
    let told: Vec<String> = values.iter().map(|v| told(&words, option, v)).collect();
    let new = widgets::row(ui, cx, &title, &help, control, |ui, cx| {
        widgets::told_choice(ui, cx, option.name, &labels, &told, at, most)
    });
    if let Some(value) = new.and_then(|new| values.into_iter().nth(new)) {
        plan.set(option.name, value);
    }
}

/// The words of the game.
fn words(ui: &Ui, plan: &MatchSetup) -> Words {
    words::words_of(ui).of_game(plan.entry.card.id)
}

/// A message that speaks of no seat, in the game's words.
fn plainly(words: &Words, message: Message) -> String {
    words.say(&message, &Names::default())
}

/// Text on the button of an option's value; a number of players needs no explanation.
fn label(option: &GameOption, value: &Value) -> Message {
    match value.as_u64() {
        Some(n) if option.name == PLAYERS => Message::new("setup-count").with("n", n as usize),
        _ => Message::new("menu-label").with("what", option.value(value)),
    }
}

/// Explanation of an option's value, in a sentence; empty where its name is enough.
fn told(words: &Words, option: &GameOption, value: &Value) -> String {
    let name = option.value(value);
    let told = plainly(words, name.clone().attribute("help"));
    // Without a sentence of its own it is the name.
    if told == plainly(words, name) {
        return String::new();
    }
    told
}

/// The name of somebody at the table, by itself.
fn name(ui: &Ui, seat: Seat, names: &Names) -> String {
    let name = Message::new("names").with("who", seat);
    words::words_of(ui).interface().say(&name, names)
}

/// An option that is a list of seats: each seat is in it or not.
fn some_seats(ui: &mut Ui, cx: &mut MenuUi, plan: &mut MatchSetup, option: &GameOption) {
    let names = plan.names();
    let mut chosen: Vec<u64> = plan
        .value(option)
        .as_array()
        .map(|seats| seats.iter().filter_map(Value::as_u64).collect())
        .unwrap_or_default();
    let words = words(ui, plan);
    let [title, help] = [option.title(), option.help()].map(|message| plainly(&words, message));
    widgets::row(ui, cx, &title, &help, vec2(0.0, 0.0), |_, _| {});
    for sitter in Seat::all(names.names.len()) {
        let seat = u64::from(sitter.0);
        let mut on = chosen.contains(&seat);
        let key = format!("{} {sitter}", option.name);
        let name = name(ui, sitter, &names);
        widgets::row(ui, cx, &name, "", widgets::TOGGLE, |ui, cx| {
            if widgets::toggle(ui, cx, &key, &mut on) {
                if on {
                    chosen.push(seat);
                    chosen.sort_unstable();
                } else {
                    chosen.retain(|s| *s != seat);
                }
                plan.set(option.name, chosen.clone().into());
            }
        });
    }
}

fn seat_row(
    ui: &mut Ui,
    cx: &mut MenuUi,
    plan: &mut MatchSetup,
    seat: Seat,
    names: &Names,
    style: Option<Style>,
) {
    let sitters = [
        (Who::Human, "you"),
        (Who::bot(Level::Novice), "bot-novice"),
        (Who::bot(Level::Regular), "bot-regular"),
        (Who::bot(Level::Expert), "bot-expert"),
        (plan.matched, "bot-matched"),
        (Who::Random, "bot-random"),
    ];
    let who = plan.seats[seat.index()];
    let labels = sitters.map(|(sitter, word)| {
        if sitter == Who::Human && who != Who::Human {
            say(ui, "setup-sit-here")
        } else {
            say(ui, Message::new("menu-label").with("what", word))
        }
    });
    let told = sitters.map(|(sitter, word)| {
        let about = match (sitter, who) {
            (Who::Human, Who::Human) => Message::new("setup-sit-here").attribute("own"),
            (Who::Human, _) => Message::new("setup-sit-here").attribute("help"),
            _ => Message::new(word).attribute("help"),
        };
        say(ui, about)
    });
    let at = sitters.iter().position(|(w, _)| *w == who).unwrap_or(0);
    let size = vec2(ui.available_width(), theme::TOUCH + 4.0);
    let mut row = Rect::from_min_size(ui.cursor().min, size);
    let avatar = row.cut_left(48.0, 12.0);
    let most = (row.width() - 138.0).max(220.0);
    // All seats show their values side by side, or none does.
    let mut widest = labels.clone();
    widest[0] = say(ui, "setup-sit-here");
    let most = widgets::choice_size(ui, &widest, most).x;
    let control = widgets::choice_size(ui, &labels, most);
    let new = within(ui, row, |ui| {
        let facts = match plan.character(seat) {
            None => vec![say(ui, Message::new("setup-seat").with("n", seat.0 + 1))],
            Some(one) => {
                let style = style.map(|style| say(ui, play::style(style)));
                // In large type the words about a character would be a column of single words.
                let roomy = ui.available_width() - control.x >= 174.0;
                let about = roomy.then(|| say(ui, one.about()));
                style.into_iter().chain(about).collect()
            }
        };
        let facts = widgets::facts(&facts);
        let name = name(ui, seat, names);
        widgets::row(ui, cx, &name, &facts, control, |ui, cx| {
            let name = format!("seat {}", seat.0 + 1);
            widgets::told_choice(ui, cx, &name, &labels, &told, at, most)
        })
    });
    if let Some(new) = new {
        plan.seat(seat, sitters[new].0);
    }
    let face = characters::face(who, names.of(seat), characters::Mood::Calm);
    let step = face_button(ui, cx, seat, &face, who != Who::Human, avatar);
    if step != 0 {
        plan.recast(seat, step);
    }
}

/// The face of a seat; that of a bot is a button which brings the next one. Gives the step to another.
fn face_button(ui: &Ui, cx: &mut MenuUi, seat: Seat, face: &str, is_bot: bool, rect: Rect) -> i8 {
    let middle = rect.center();
    let name = format!("character {}", seat.0 + 1);
    let (mut step, mut lit, mut focused) = (0, false, false);
    if is_bot {
        let info = widgets::button_info(say(ui, "setup-another-bot"));
        let (response, has_focus, change) = cx.touch_sideways(ui, &name, rect, Sense::CLICK, info);
        let accepted = cx.nav.is_accepted(egui::Id::new(("menu", name.as_str())));
        step = if response.clicked() || accepted {
            1
        } else {
            change
        };
        lit = response.hovered();
        focused = has_focus;
        if lit {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
    }
    let disc = if lit || focused {
        cx.shades.line
    } else {
        cx.shades.lit
    };
    ui.painter().circle_filled(middle, 23.0, disc);
    cx.avatar(ui, face, middle, 36.0);
    if is_bot {
        let at = middle + vec2(17.0, 16.0);
        ui.painter().circle_filled(at, 8.5, theme::PAPER);
        cx.mark(ui, "swap", at, 11.0, theme::INK);
    }
    if focused {
        theme::focus_ring(ui, rect);
    }
    step
}

/// Draws the choice of the bots' style.
fn style_row(ui: &mut Ui, cx: &mut MenuUi, plan: &mut MatchSetup) {
    let labels = TableStyle::OFFERED
        .map(|style| say(ui, Message::new("menu-label").with("what", style.message())));
    let at = TableStyle::OFFERED
        .iter()
        .position(|style| *style == plan.style)
        .unwrap_or(0);
    let about = |style: TableStyle| say(ui, Message::new(style.message()).attribute("about"));
    let (words, told) = (about(plan.style), TableStyle::OFFERED.map(about));
    let title = say(ui, "setup-style");
    let most = (ui.available_width() * 0.62).clamp(260.0, 480.0);
    let control = widgets::choice_size(ui, &labels, most);
    let new = widgets::row(ui, cx, &title, &words, control, |ui, cx| {
        widgets::told_choice(ui, cx, "style", &labels, &told, at, most)
    });
    if let Some(style) = new.and_then(|new| TableStyle::OFFERED.get(new)) {
        plan.style = *style;
    }
}

/// The right side: what the game is, and the button that begins it.
fn start(
    ui: &mut Ui,
    cx: &mut MenuUi,
    plan: &MatchSetup,
    save: Option<&Envelope>,
    chosen: &mut Option<SetupAction>,
) {
    const GAP: f32 = 14.0;
    /// Distance from the panel's edge to its contents.
    const INSET: egui::Vec2 = vec2(16.0, 14.0);
    let outer = ui.max_rect();
    let all = outer.shrink2(INSET);
    cx.paint_panel(ui, outer, 12.0, cx.shades.panel);
    within(ui, all, |ui| {
        let card = plan.entry.card;
        // The words are laid out first: what they and the buttons leave is the card's.
        let mut about = about(ui, cx, plan, all.width());
        let notes: Vec<(String, Color32)> = [
            plan.problem
                .is_some()
                .then(|| (say(ui, "setup-problem"), cx.shades.words)),
            save.map(|save| (under_way(ui, save), cx.shades.soft)),
        ]
        .into_iter()
        .flatten()
        .collect();
        let ink = cx.shades.words;
        let high = |words: &str, font| widgets::lay(ui, words, font, ink, all.width()).size().y;
        let spacing = ui.spacing().item_spacing.y + 2.0;
        let told = |about: &[(String, FontId, Color32)]| -> f32 {
            let lines = about.iter();
            lines
                .map(|(words, font, _)| high(words, font.clone()) + spacing)
                .sum()
        };
        let mut foot = 56.0 + if save.is_some() { 48.0 + GAP } else { 0.0 };
        for (words, _) in &notes {
            foot += high(words, theme::regular(15.0)) + GAP;
        }
        leave_out(&mut about, |about| {
            told(about) + foot + 24.0 <= all.height()
        });
        let about_height = told(&about);
        let room = all.height() - foot - about_height - 16.0 - 8.0 - spacing;
        let width = (room / 1.4).min(all.width() * 0.82).floor();
        if width >= 70.0 {
            let size = pictures::card_size(width);
            let room = vec2(all.width(), size.y + 6.0);
            let (rect, _) = ui.allocate_exact_size(room, Sense::empty());
            cx.cover(ui, &card, rect.place(size, Align2::CENTER_TOP));
            ui.add_space(8.0);
        }
        for (words, font, colour) in about {
            widgets::centred(ui, &words, font, colour);
            ui.add_space(2.0);
        }
        // Buttons keep their place whatever is chosen.
        let foot = all.with_min_y(all.bottom() - foot);
        within(ui, foot, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            for (words, colour) in notes {
                widgets::centred(ui, &words, theme::regular(15.0), colour);
            }
            ways(ui, cx, save.is_some(), plan.me().is_some(), chosen);
        });
    });
}

/// Drops lines that do not fit: the goal first, then the designer of the game.
fn leave_out<T>(about: &mut Vec<T>, fits: impl Fn(&[T]) -> bool) {
    while about.len() > 1 && !fits(about) {
        if about.len() == 3 {
            about.pop();
        } else {
            about.remove(0);
        }
    }
}

/// The buttons that begin: a game that is kept goes on, and a new one is dealt, to watch it or to play.
fn ways(ui: &mut Ui, cx: &mut MenuUi, kept: bool, plays: bool, chosen: &mut Option<SetupAction>) {
    let width = ui.available_width();
    if kept {
        let words = say(ui, "setup-continue");
        if widgets::button(ui, cx, "continue", "play", &words, width) {
            *chosen = Some(SetupAction::Continue);
        }
    }
    let words = if plays { "setup-deal" } else { "setup-watch" };
    let words = say(ui, words);
    if widgets::paper_button(ui, cx, "start", &words, width) {
        *chosen = Some(SetupAction::Start);
    }
    cx.nav.begin_here();
}

/// Description of the game: its facts, its tagline and its goal.
fn about(ui: &Ui, cx: &MenuUi, plan: &MatchSetup, width: f32) -> Vec<(String, FontId, Color32)> {
    let card = &plan.entry.card;
    let facts = [
        catalog::designer(card),
        catalog::players(card),
        catalog::minutes(card),
    ];
    let words = words(ui, plan);
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let (facts, font) = (facts.map(|fact| say(ui, fact)), theme::regular(14.5));
    let mut line = widgets::facts(&facts);
    if widgets::width_of(ui, &line, font.clone()) > width {
        // The line breaks between the facts.
        line = format!("{}\n{}", facts[0], widgets::facts(&facts[1..]));
    }
    vec![
        (line, font, soft),
        (words.plain(GameCard::TAGLINE), theme::semibold(16.0), ink),
        (words.plain(GameCard::GOAL), theme::regular(15.0), ink),
    ]
}

/// Note about a game under way, with its progress.
fn under_way(ui: &Ui, save: &Envelope) -> String {
    let words = if save.progress.is_empty() {
        Message::new("setup-under-way")
    } else {
        let progress = Arg::Name(save.progress.clone());
        Message::new("setup-under-way-at").with("progress", progress)
    };
    say(ui, words)
}

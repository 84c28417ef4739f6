//! The setup of a game: how many play, by which options, who sits where, which seed.

use super::title::{self, Known};
use crate::{
    announced,
    memory::Memory,
    menus::{
        RulesOf, look,
        stage::{self, Ground, Stage},
        widgets::{self, Desk},
    },
    notices::Notice,
    plan::{Plan, TableStyle},
    play,
    saves::format::Envelope,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Sense, Ui, pos2, vec2},
};
use kortlek_rules::{GameOption, Level, Seat, Style, Who, game::Values};
use kortlek_table::{Menu, Screen};
use serde_json::Value;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Setup), (title::look_round, begin_afresh))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Setup).and_then(in_state(Menu::None)))
                .run_if(resource_exists::<Plan>),
        );
}

fn begin_afresh(mut stage: Stage) {
    stage.begin_afresh("setup");
}

/// What was chosen.
enum Chosen {
    Start,
    Continue,
    Rules,
    Back,
}

fn show(
    mut stage: Stage,
    mut plan: ResMut<Plan>,
    known: Res<Known>,
    mut memory: ResMut<Memory>,
    mut commands: Commands,
) {
    let save = known.0.of(plan.entry.card.id);
    let chosen = stage
        .show("setup", Ground::Cloth, |ui, desk| {
            page(ui, desk, &mut plan, save)
        })
        .flatten();
    match chosen {
        None => {}
        Some(Chosen::Start) => match plan.open() {
            Ok(table) => {
                plan.remember(&mut memory);
                commands.queue(move |world: &mut World| play::begin(world, table));
            }
            Err(problem) => {
                stage.notices.write(Notice(problem));
            }
        },
        Some(Chosen::Continue) => {
            let game = plan.entry.card.id;
            commands.queue(move |world: &mut World| title::go_on(world, game));
        }
        Some(Chosen::Rules) => {
            commands.insert_resource(RulesOf(plan.entry));
            commands.set_state(Menu::Rules);
        }
        Some(Chosen::Back) => commands.set_state(Screen::Title),
    }
}

fn page(ui: &mut Ui, desk: &mut Desk, plan: &mut Plan, save: Option<&Envelope>) -> Option<Chosen> {
    let mut chosen = desk.nav.goes_back().then_some(Chosen::Back);
    stage::margin(ui, 1180.0, |ui| {
        let card = plan.entry.card;
        let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 52.0), Sense::empty());
        let rules = widgets::small_button_width(ui, "Rules");
        let left =
            egui::Rect::from_min_size(pos2(head.left(), head.top() + 4.0), vec2(200.0, 44.0));
        let right = egui::Rect::from_min_size(
            pos2(head.right() - rules, head.top() + 4.0),
            vec2(rules, 44.0),
        );
        let games = ui
            .scope_builder(egui::UiBuilder::new().max_rect(left), |ui| {
                if widgets::back_button(ui, desk, "games", "Games") {
                    chosen = Some(Chosen::Back);
                }
                ui.min_rect().width()
            })
            .inner;
        ui.scope_builder(egui::UiBuilder::new().max_rect(right), |ui| {
            if widgets::small_button(ui, desk, "rules", "rules", "Rules") {
                chosen = Some(Chosen::Rules);
            }
        });
        ui.painter().text(
            pos2(head.left() + games + 24.0, head.center().y),
            egui::Align2::LEFT_CENTER,
            card.title.to_uppercase(),
            look::serif(40.0),
            look::WORDS,
        );
        ui.add_space(6.0);
        let right = (ui.available_width() * 0.3).clamp(268.0, 340.0);
        let gap = 28.0;
        let left = ui.available_width() - right - gap;
        let bottom = std::cell::Cell::new(0.0);
        let mut state = (desk, plan, &mut chosen);
        stage::columns(
            ui,
            &mut state,
            left,
            gap,
            |ui, (desk, plan, _)| {
                choices(ui, desk, plan);
                bottom.set(ui.min_rect().bottom());
            },
            |ui, (desk, plan, chosen)| start(ui, desk, plan, save, bottom.get(), chosen),
        );
    });
    chosen
}

/// The left side: everything that can be chosen.
fn choices(ui: &mut Ui, desk: &mut Desk, plan: &mut Plan) {
    look::panel(ui).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        widgets::scroll_as_needed(ui, desk, "setup choices", |ui, desk| {
            ui.spacing_mut().item_spacing.y = 14.0;
            for option in plan.options.clone() {
                match &option.values {
                    Values::OneOf(_) => one_of(ui, desk, plan, &option),
                    Values::Seats => some_seats(ui, desk, plan, &option),
                }
            }
            ui.add_space(2.0);
            widgets::rule(ui, desk);
            ui.add_space(2.0);
            widgets::heading(ui, "Who sits where");
            let names = plan.names();
            let styles = plan.sitters().into_iter().map(Who::own_style);
            for ((seat, name), style) in Seat::all(plan.seats.len()).zip(names).zip(styles) {
                seat_row(ui, desk, plan, seat, &name, style);
            }
            if plan.entry.styles && plan.seats.iter().any(|who| who.style().is_some()) {
                style_row(ui, desk, plan);
            }
            ui.add_space(2.0);
            widgets::rule(ui, desk);
            ui.add_space(2.0);
            let fresh = widgets::small_button_width(ui, "Another");
            let control = vec2(190.0 + 10.0 + fresh, look::TARGET);
            widgets::row(
                ui,
                desk,
                "Seed",
                "All chance grows from this number: the same seed deals the same cards.",
                control,
                |ui, desk| {
                    ui.horizontal(|ui| {
                        widgets::number(ui, desk, "seed", &mut plan.seed, 190.0);
                        if widgets::small_button(ui, desk, "another seed", "seed", "Another") {
                            plan.seed = play::fresh_seed();
                        }
                    });
                },
            );
        });
    });
}

fn one_of(ui: &mut Ui, desk: &mut Desk, plan: &mut Plan, option: &GameOption) {
    let values = plan.allowed(option);
    let now = plan.value(option);
    let at = values.iter().position(|(v, _)| *v == now).unwrap_or(0);
    let labels: Vec<String> = values
        .into_iter()
        .map(|(_, words)| short(option, &words))
        .collect();
    let most = (ui.available_width() * 0.62).min(460.0);
    let control = widgets::choice_size(ui, &labels, most);
    let new = widgets::row(ui, desk, option.title, option.words, control, |ui, desk| {
        widgets::choice(ui, desk, option.name, &labels, at, most)
    });
    if let Some((value, _)) = new.and_then(|new| plan.allowed(option).into_iter().nth(new)) {
        plan.set(option.name, value);
    }
}

/// The words of a value; a number of players says enough by itself.
fn short(option: &GameOption, words: &str) -> String {
    let words = match option.name {
        "players" => words.strip_suffix(" players").unwrap_or(words),
        _ => words,
    };
    capital(words)
}

/// The words with a capital letter in front.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// An option that is a list of seats: each seat is in it or not.
fn some_seats(ui: &mut Ui, desk: &mut Desk, plan: &mut Plan, option: &GameOption) {
    let names = plan.names();
    let mut chosen: Vec<u64> = plan
        .value(option)
        .as_array()
        .map(|seats| seats.iter().filter_map(Value::as_u64).collect())
        .unwrap_or_default();
    widgets::row(
        ui,
        desk,
        option.title,
        option.words,
        vec2(0.0, 0.0),
        |_, _| {},
    );
    for (index, name) in names.iter().enumerate() {
        let seat = index as u64;
        let mut on = chosen.contains(&seat);
        let key = format!("{} {name}", option.name);
        widgets::row(ui, desk, name, "", widgets::TOGGLE, |ui, desk| {
            if widgets::toggle(ui, desk, &key, &mut on) {
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
    desk: &mut Desk,
    plan: &mut Plan,
    seat: Seat,
    name: &str,
    style: Option<Style>,
) {
    let sitters = [
        (Who::Human, "You"),
        (Who::bot(Level::Novice), "Novice"),
        (Who::bot(Level::Regular), "Regular"),
        (Who::bot(Level::Expert), "Expert"),
        (plan.matched, "Matched"),
        (Who::Random, "Random"),
    ];
    let labels = sitters.map(|(_, label)| label.to_owned());
    let who = plan.seats[seat.index()];
    let at = sitters.iter().position(|(w, _)| *w == who).unwrap_or(0);
    let avatar = vec2(44.0, look::TARGET);
    let most = ui.available_width() - avatar.x - 150.0;
    let control = widgets::choice_size(ui, &labels, most);
    let top = ui.cursor().min;
    let new = ui
        .scope_builder(
            egui::UiBuilder::new().max_rect(egui::Rect::from_min_size(
                top + vec2(avatar.x + 12.0, 0.0),
                vec2(ui.available_width() - avatar.x - 12.0, look::TARGET),
            )),
            |ui| {
                let mut words = format!("Seat {}", seat.0 + 1);
                if who.is_matched() {
                    words += " · at your level";
                }
                if let Some(style) = style {
                    words = words + " · " + style.name();
                }
                widgets::row(ui, desk, name, &words, control, |ui, desk| {
                    widgets::choice(ui, desk, &format!("seat {}", seat.0 + 1), &labels, at, most)
                })
            },
        )
        .inner;
    let middle = top + avatar / 2.0;
    ui.painter().circle_filled(middle, 21.0, desk.shades.lit);
    let mark = widgets::avatar(who, name);
    desk.own_mark(ui, &mark, middle, 30.0);
    if let Some(new) = new {
        plan.seat(seat, sitters[new].0);
    }
}

/// In what style the bots play.
fn style_row(ui: &mut Ui, desk: &mut Desk, plan: &mut Plan) {
    let labels = TableStyle::OFFERED.map(|style| capital(style.name()));
    let at = TableStyle::OFFERED
        .iter()
        .position(|style| *style == plan.style)
        .unwrap_or(0);
    let words = match plan.style {
        TableStyle::All(Style::Plain) => "Bots play what they find best.",
        TableStyle::All(Style::Bold) => "Of equal moves they choose the riskiest.",
        TableStyle::All(Style::Careful) => "Of equal moves they choose the safest.",
        TableStyle::All(Style::Greedy) => "Of equal moves they choose quick points.",
        TableStyle::All(Style::Spiteful) => "Of equal moves they hinder whoever leads.",
        TableStyle::Mixed => "Each bot has its own; all are equally strong.",
    };
    let most = (ui.available_width() * 0.62).min(480.0);
    let control = widgets::choice_size(ui, &labels, most);
    let new = widgets::row(ui, desk, "Style", words, control, |ui, desk| {
        widgets::choice(ui, desk, "style", &labels, at, most)
    });
    if let Some(style) = new.and_then(|new| TableStyle::OFFERED.get(new)) {
        plan.style = *style;
    }
}

/// The right side: what the game is, and the button that begins it.
fn start(
    ui: &mut Ui,
    desk: &mut Desk,
    plan: &Plan,
    save: Option<&Envelope>,
    beside: f32,
    chosen: &mut Option<Chosen>,
) {
    let all = ui.max_rect();
    let card = plan.entry.card;
    let buttons = if save.is_some() {
        56.0 + 14.0 + 48.0
    } else {
        56.0
    };
    let foot = buttons
        + if save.is_some() { 74.0 } else { 0.0 }
        + if plan.problem.is_some() { 60.0 } else { 0.0 };
    let room = all.height() - foot - 190.0;
    let width = (room / 1.4).min(all.width() * 0.66).floor();
    if width >= 70.0 {
        let (rect, _) =
            ui.allocate_exact_size(vec2(all.width(), width * 1.4 + 6.0), Sense::empty());
        let at = pos2(rect.center().x - width / 2.0, rect.top());
        desk.card(ui, announced::face(&card), at, width);
        ui.add_space(8.0);
    }
    let facts = format!(
        "by {} · {} · {}",
        card.designer,
        announced::players(&card),
        announced::minutes(&card)
    );
    widgets::centred(ui, &facts, look::plain(14.5), desk.shades.soft);
    ui.add_space(2.0);
    widgets::centred(ui, card.tagline, look::semibold(16.0), look::WORDS);
    if !card.goal.is_empty() {
        ui.add_space(2.0);
        widgets::centred(ui, card.goal, look::plain(15.0), look::WORDS);
    }
    // It ends where the left side ends, if the words leave it room, and the window.
    let bottom = beside
        .max(ui.cursor().top() + 16.0 + foot)
        .min(all.bottom());
    let foot = egui::Rect::from_min_max(pos2(all.left(), bottom - foot), pos2(all.right(), bottom));
    ui.scope_builder(egui::UiBuilder::new().max_rect(foot), |ui| {
        ui.spacing_mut().item_spacing.y = 14.0;
        if let Some(problem) = &plan.problem {
            widgets::centred(ui, problem, look::plain(15.0), look::WORDS);
        }
        if let Some(save) = save {
            let stands = if save.progress.is_empty() {
                String::new()
            } else {
                format!(" ({})", save.progress.to_lowercase())
            };
            let words = format!("Your game is still under way{stands}. A new one takes its place.");
            widgets::centred(ui, &words, look::plain(15.0), desk.shades.soft);
            if widgets::button(
                ui,
                desk,
                "continue",
                "play",
                "Continue your game",
                all.width(),
            ) {
                *chosen = Some(Chosen::Continue);
            }
        }
        let words = if plan.me().is_some() {
            "Deal the cards"
        } else {
            "Let the bots play"
        };
        if widgets::paper_button(ui, desk, "start", words, all.width()) {
            *chosen = Some(Chosen::Start);
        }
        desk.nav.begin_here();
    });
}

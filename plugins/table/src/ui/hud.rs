//! What is only words round the table: the bar with the prompt, the log, facts that help, the button that acts, and the
//! sentences that come and go. All egui; cards never cross it.

use crate::{
    awake::Awake,
    draw::shown::{Activity, Shown},
    input::{
        device::{self, Device},
        keys::TableAction,
    },
    layout::{frame::Frame, spots::Spots},
    messages::{TableCommand, TableEvent},
    preferences::{Pace, Preferences},
    states::{Menu, Screen, TableSystems},
    table::Table,
    ui::theme::{
        self, INK, Icons, PAPER, WORDS, bold, fitted, icon_button, paint, paint_paper,
        paper_button, regular, semibold, serif, shades_of,
    },
};
use bevy::prelude::{
    App, DetectChanges as _, IntoScheduleConfigs as _, Local, MessageReader, MessageWriter, Real,
    Res, ResMut, Resource, State, SystemCondition as _, Time, Update, in_state, resource_exists,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, Area, Color32, CornerRadius, Id, LayerId, Order as Layer, Pos2, Rect,
        ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
    },
};
use kortlek_rules::{
    Face,
    session::Decision,
    tabled::{Aid, LogLine, Piece, Target},
};
use std::time::Duration;

/// What the log says so far.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct GameLog {
    table: u64,
    read: usize,
    sections: Vec<Section>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Section {
    heading: String,
    lines: Vec<LogLine>,
}

impl GameLog {
    /// Brings the log up to position `shown` of a table.
    pub fn follow(&mut self, table: &Table, shown: usize) {
        if self.table != table.serial() || self.read > shown {
            *self = GameLog {
                table: table.serial(),
                ..GameLog::default()
            };
        }
        while self.read < shown {
            for mut line in table.session.story(self.read) {
                if let Some(heading) = line.heading.take() {
                    self.sections.push(Section {
                        heading,
                        lines: Vec::new(),
                    });
                } else if self.sections.is_empty() {
                    self.sections.push(Section::default());
                }
                if let Some(section) = self.sections.last_mut()
                    && !(line.who.is_empty() && line.words.is_empty())
                {
                    section.lines.push(line);
                }
            }
            self.read += 1;
        }
    }

    /// The sections with their lines, the earliest first; the first heading may be empty.
    pub fn sections(&self) -> impl DoubleEndedIterator<Item = (&str, &[LogLine])> {
        self.sections
            .iter()
            .map(|s| (s.heading.as_str(), s.lines.as_slice()))
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.sections.iter().map(|s| s.lines.len()).sum()
    }

    /// Whether nothing has been said.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A sentence over the table for a while.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Toast {
    words: String,
    left: f32,
}

impl Toast {
    /// Shows a sentence for as long as it takes to read.
    pub fn say(&mut self, words: impl Into<String>) {
        self.words = words.into();
        self.left = 2.5 + self.words.chars().count() as f32 * 0.045;
    }

    /// The sentence, while it is shown.
    pub fn words(&self) -> Option<&str> {
        (self.left > 0.0).then_some(self.words.as_str())
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GameLog>()
        .init_resource::<Toast>()
        // egui does not draw in every frame, and what happened is told for two.
        .add_systems(Update, listen.in_set(TableSystems::Draw))
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
        );
}

/// What a hint says: what to do, and what it is worth against the next best.
pub fn hint_words(decision: &Decision, table: &Table) -> String {
    let words = table
        .choices
        .iter()
        .find(|c| c.action == decision.action)
        .map_or_else(|| "play on".to_owned(), |c| c.words.clone());
    let percent = |value: f32| format!("{:.0} %", value * 100.0);
    match decision.worths.as_slice() {
        [(_, best, _), (_, second, _), ..] if best - second >= 0.005 => format!(
            "A strong player would: {words}. It wins about {} of the time; the next best {}.",
            percent(*best),
            percent(*second)
        ),
        [(_, best, _), _, ..] => format!(
            "A strong player would: {words}. It wins about {} of the time; others are as good.",
            percent(*best)
        ),
        _ => format!("A strong player would: {words}."),
    }
}

fn listen(
    mut events: MessageReader<TableEvent>,
    table: Res<Table>,
    time: Res<Time<Real>>,
    mut toast: ResMut<Toast>,
    mut awake: ResMut<Awake>,
) {
    if toast.left > 0.0 {
        toast.left -= time.delta_secs().min(0.25);
        // The sentence goes by itself, also when nothing else happens.
        awake.within(Duration::from_millis(250));
    }
    for item in events.read() {
        match item {
            TableEvent::Refused(sentence) => toast.say(sentence.clone()),
            TableEvent::Hinted(decision) => toast.say(hint_words(decision, &table)),
            TableEvent::Moved | TableEvent::Undone => toast.left = 0.0,
            TableEvent::YourTurn | TableEvent::Finished => {}
        }
    }
}

/// Everything that the parts of the picture need.
struct Hud<'a> {
    ctx: &'a egui::Context,
    icons: &'a mut Icons,
    frame: &'a Frame,
    table: &'a Table,
    shown: &'a Shown,
    activity: &'a Activity,
    preferences: &'a Preferences,
    device: Device,
    /// Whether the table listens: no menu lies over it.
    live: bool,
    table_commands: Vec<TableCommand>,
    /// Cards that something under the pointer speaks of.
    spoken_of: Vec<Face>,
}

impl Hud<'_> {
    /// A rectangle of the frame in egui's points.
    fn rect(&self, rect: bevy::math::Rect) -> Rect {
        let z = self.ctx.zoom_factor();
        Rect::from_min_max(
            pos2(rect.min.x / z, rect.min.y / z),
            pos2(rect.max.x / z, rect.max.y / z),
        )
    }

    fn area<R>(&mut self, name: &str, rect: Rect, add: impl FnOnce(&mut Self, &mut Ui) -> R) -> R {
        let ctx = self.ctx.clone();
        Area::new(Id::new(name))
            .order(Layer::Background)
            .fixed_pos(rect.min)
            .constrain(false)
            .show(&ctx, |ui| {
                ui.set_clip_rect(rect.expand(12.0));
                ui.set_min_size(rect.size());
                ui.set_max_size(rect.size());
                if !self.live {
                    ui.disable();
                }
                add(self, ui)
            })
            .inner
    }

    /// A button of the bar with the key or button that does the same.
    fn tool(
        &mut self,
        ui: &mut Ui,
        icon: &str,
        words: &str,
        action: TableAction,
        enabled: bool,
    ) -> bool {
        let response = icon_button(ui, self.icons, icon, words, enabled);
        if let Some(label) = device::button_label(self.device, action) {
            let at = response.rect.right_bottom() - vec2(4.0, 3.0);
            draw_label(ui, self.icons, &label, at, 20.0);
        }
        response.clicked()
    }

    fn bar(&mut self) {
        let rect = self.rect(self.frame.bar);
        let progress = match &self.table.trial {
            Some(_) => format!("Example · {}", self.shown.prompt.progress),
            None => self.shown.prompt.progress.clone(),
        };
        let title = self.table.session.card().title;
        let can_undo = self.table.can_undo();
        let person = self.table.session.me().is_some();
        let my_turn = !self.table.choices.is_empty();
        let muted = self.preferences.volume_master <= 0.0;
        let pace = self.preferences.pace;
        let prompt = self.rect(self.frame.prompt);
        let (prompt_left, prompt_right) = (prompt.min.x, prompt.max.x);
        self.area("bar", rect, |hud, ui| {
            let s = shades_of(ui);
            let painter = ui.painter();
            painter.rect_filled(rect, CornerRadius::ZERO, s.panel);
            painter.hline(rect.x_range(), rect.max.y, Stroke::new(1.5, s.line));
            ui.scope_builder(
                egui::UiBuilder::new().max_rect(rect.shrink2(vec2(10.0, 6.0))),
                |ui| {
                    ui.horizontal_centered(|ui| {
                        ui.spacing_mut().item_spacing.x = 8.0;
                        if hud.tool(ui, "menu", "Menu", TableAction::Menu, true) {
                            hud.table_commands.push(TableCommand::Menu);
                        }
                        ui.add_space(4.0);
                        let room = prompt_left - ui.cursor().min.x - 16.0;
                        let font = serif(22.0);
                        let name =
                            ui.fonts_mut(|f| f.layout_no_wrap(title.to_uppercase(), font, WORDS));
                        let said = ui.fonts_mut(|f| {
                            f.layout_no_wrap(progress.clone(), regular(16.0), s.soft)
                        });
                        let y = rect.center().y;
                        let x = ui.cursor().min.x;
                        let both = name.size().x + 16.0 + said.size().x <= room;
                        let wide = name.size().x;
                        if wide <= room {
                            // Where there is room for one only, the name gives way: one knows what one plays.
                            if both {
                                ui.painter()
                                    .galley(pos2(x, y - name.size().y / 2.0), name, WORDS);
                                ui.painter().galley(
                                    pos2(x + wide + 16.0, y - said.size().y / 2.0),
                                    said,
                                    s.soft,
                                );
                            } else {
                                ui.painter()
                                    .galley(pos2(x, y - said.size().y / 2.0), said, s.soft);
                            }
                        }
                    });
                },
            );
            // In a narrow window the bar keeps what the menu does not have.
            let room = rect.max.x - prompt_right - 24.0;
            let tools = Rect::from_min_max(pos2(prompt_right + 8.0, rect.min.y), rect.max);
            ui.scope_builder(
                egui::UiBuilder::new().max_rect(tools.shrink2(vec2(10.0, 6.0))),
                |ui| {
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.spacing_mut().item_spacing.x = 8.0;
                        let (icon, words) = if muted {
                            ("sound-off", "Sound on")
                        } else {
                            ("sound-on", "Sound off")
                        };
                        if room > 300.0 && hud.tool(ui, icon, words, TableAction::Mute, true) {
                            hud.table_commands.push(TableCommand::Mute);
                        }
                        let label = if pace == Pace::Instant {
                            "max"
                        } else {
                            pace.label()
                        };
                        ui.label(
                            egui::RichText::new(label)
                                .font(semibold(15.0))
                                .color(s.soft),
                        );
                        if hud.tool(
                            ui,
                            "fast-forward",
                            "Speed of moves",
                            TableAction::Pace,
                            true,
                        ) {
                            hud.table_commands.push(TableCommand::Pace);
                        }
                        if room > 250.0 && hud.tool(ui, "rules", "Rules", TableAction::Rules, true)
                        {
                            hud.table_commands.push(TableCommand::Rules);
                        }
                        if person {
                            if hud.tool(ui, "hint", "Hint", TableAction::Hint, my_turn) {
                                hud.table_commands.push(TableCommand::Hint);
                            }
                            if hud.tool(ui, "undo", "Take back", TableAction::Undo, can_undo) {
                                hud.table_commands.push(TableCommand::Undo);
                            }
                        }
                    });
                },
            );
        });
    }

    fn prompt(&mut self) {
        let rect = self.rect(self.frame.prompt);
        let prompt = self.shown.prompt.clone();
        let thinking = self.activity.hinting;
        self.area("prompt", rect, |_, ui| {
            paint_paper(ui, rect);
            let inner = rect.shrink2(vec2(16.0, 8.0));
            let upper = Rect::from_min_max(
                inner.min,
                pos2(inner.max.x, inner.min.y + inner.height() * 0.54),
            );
            fitted(ui, upper, &prompt.title.to_uppercase(), 21.0, INK);
            let line = if thinking {
                "Thinking about a hint…"
            } else {
                &prompt.line
            };
            let lower = Rect::from_min_max(pos2(inner.min.x, upper.max.y), inner.max);
            one_line(ui, lower, line, 15.0, INK);
        });
    }

    fn confirm(&mut self) {
        let rect = self.rect(self.frame.confirm);
        let words = self
            .table
            .only_choice()
            .filter(|_| !self.table.chosen.is_empty())
            .map(|c| c.words.clone());
        match words {
            Some(words) => {
                let clicked = self.area("confirm", rect, |hud, ui| {
                    let label = device::button_label(hud.device, TableAction::Confirm);
                    // The words keep clear of the picture of the key.
                    let margin = if label.is_some() { 34.0 } else { 14.0 };
                    let response = paper_button(ui, &words, rect.size(), margin);
                    if let Some(label) = label {
                        draw_label_in(
                            ui,
                            hud.icons,
                            &label,
                            rect.right_bottom() - vec2(16.0, 14.0),
                            22.0,
                            Some(INK),
                        );
                    }
                    response.clicked()
                });
                if clicked {
                    self.table_commands.push(TableCommand::Confirm);
                }
            }
            None => self.help(rect),
        }
    }

    /// Where the button would be: what keys and buttons do now.
    fn help(&mut self, rect: Rect) {
        let owed = !self.table.choices.is_empty();
        let watching = self.table.session.me().is_none();
        let device = self.device;
        let moving = self.activity.moving || !self.activity.thinking.is_empty();
        self.area("help", rect, |hud, ui| {
            let s = shades_of(ui);
            let hints: Vec<(TableAction, &str)> = match device {
                Device::Mouse | Device::Touch => {
                    let finger = device == Device::Touch;
                    let words = if watching {
                        "The bots play among themselves."
                    } else if owed && finger {
                        "Tap, or drag a card to its place."
                    } else if owed {
                        "Click, or drag a card to its place."
                    } else if moving && finger {
                        "Tap anywhere to go on at once."
                    } else if moving {
                        "Click anywhere to go on at once."
                    } else {
                        ""
                    };
                    ui.painter().text(
                        rect.center(),
                        Align2::CENTER_CENTER,
                        words,
                        regular(14.0),
                        s.soft,
                    );
                    return;
                }
                _ if owed => vec![
                    (TableAction::Left, "move"),
                    (TableAction::Confirm, "pick"),
                    (TableAction::Cancel, "back"),
                ],
                _ => vec![(TableAction::Hurry, "hurry"), (TableAction::Menu, "menu")],
            };
            let width = rect.width() / hints.len() as f32;
            for (i, (action, words)) in hints.into_iter().enumerate() {
                let middle = pos2(rect.min.x + width * (i as f32 + 0.5), rect.center().y);
                if let Some(label) = device::button_label(device, action) {
                    draw_label(ui, hud.icons, &label, middle - vec2(0.0, 10.0), 26.0);
                }
                ui.painter().text(
                    middle + vec2(0.0, 16.0),
                    Align2::CENTER_CENTER,
                    words,
                    regular(13.0),
                    s.soft,
                );
            }
        });
    }

    fn log(&mut self, log: &GameLog, taken: f32) {
        let mut rect = self.rect(self.frame.log);
        rect.max.y -= taken;
        if rect.height() < 60.0 {
            return;
        }
        let latest = log.sections.last().map_or(0, |s| s.lines.len());
        let spoken = self.area("log", rect, |hud, ui| {
            let s = shades_of(ui);
            ui.painter().rect(
                rect,
                CornerRadius::same(theme::RADIUS),
                s.panel,
                Stroke::new(1.5, s.line),
                StrokeKind::Inside,
            );
            let inner = rect.shrink2(vec2(8.0, 8.0));
            let mut spoken = None;
            ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
                ui.set_clip_rect(inner);
                ScrollArea::vertical()
                    .id_salt(("log", log.read == 0))
                    .auto_shrink(false)
                    .scroll_bar_visibility(
                        egui::scroll_area::ScrollBarVisibility::VisibleWhenNeeded,
                    )
                    .show(ui, |ui| {
                        ui.spacing_mut().item_spacing.y = 2.0;
                        for (age, section) in log.sections.iter().rev().enumerate() {
                            if !section.heading.is_empty() {
                                ui.add_space(if age == 0 { 2.0 } else { 10.0 });
                                ui.horizontal(|ui| {
                                    ui.add_space(8.0);
                                    ui.label(
                                        egui::RichText::new(section.heading.to_uppercase())
                                            .font(serif(16.0))
                                            .color(WORDS),
                                    );
                                });
                            }
                            for (i, line) in section.lines.iter().enumerate() {
                                let newest = age == 0 && i + 1 == latest;
                                if hud.log_line(ui, line, newest) {
                                    spoken = Some(line.faces.clone());
                                }
                            }
                        }
                    });
            });
            spoken
        });
        self.spoken_of.extend(spoken.into_iter().flatten());
    }

    /// One line of the log; says whether the pointer is on it.
    fn log_line(&mut self, ui: &mut Ui, line: &LogLine, newest: bool) -> bool {
        let s = shades_of(ui);
        let width = ui.available_width() - 4.0;
        let marks = line.marks.len().min(4) as f32;
        let right = if line.points.is_some() { 40.0 } else { 0.0 } + marks * 24.0;
        let room = (width - 16.0 - right).max(40.0);
        let wrap = |ui: &Ui, text: &str, font, colour| {
            ui.fonts_mut(|f| f.layout(text.to_owned(), font, colour, room))
        };
        let who = (!line.who.is_empty()).then(|| wrap(ui, &line.who, bold(15.0), WORDS));
        let words = wrap(ui, &line.words, regular(14.0), s.soft);
        let height = who.as_ref().map_or(0.0, |g| g.size().y) + words.size().y + 8.0;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let hovered = response.hovered();
        if newest || hovered {
            ui.painter().rect_filled(rect, CornerRadius::same(6), s.lit);
        }
        let mut y = rect.min.y + 4.0;
        if let Some(who) = who {
            let h = who.size().y;
            ui.painter().galley(pos2(rect.min.x + 8.0, y), who, WORDS);
            y += h;
        }
        ui.painter()
            .galley(pos2(rect.min.x + 8.0, y), words, s.soft);
        let mut x = rect.max.x - 8.0;
        if let Some(points) = line.points {
            let text = if points >= 0 {
                format!("+{points}")
            } else {
                points.to_string()
            };
            ui.painter().text(
                pos2(x, rect.center().y),
                Align2::RIGHT_CENTER,
                text,
                serif(18.0),
                WORDS,
            );
            x -= 40.0;
        }
        for mark in line.marks.iter().take(4) {
            let middle = pos2(x - 11.0, rect.center().y);
            ui.painter().circle_filled(middle, 11.0, PAPER);
            let set = self.preferences.style.decktet;
            if let Some(texture) = self.icons.suit(ui.ctx(), mark, set, 15.0) {
                paint(ui, &texture, middle);
            }
            x -= 24.0;
        }
        hovered
    }

    /// The groups of facts, stacked upwards from the bottom of the column, the group about what is picked on top.
    /// Gives how much of the log's room they take.
    fn aids(&mut self) -> f32 {
        let lowest = self.rect(self.frame.aids);
        let log = self.rect(self.frame.log);
        let step = lowest.height() + 10.0;
        let mut aids: Vec<Aid> = self.table.session.aids(&self.table.chosen);
        // The log keeps room for a few lines.
        aids.truncate(1 + ((log.height() - 170.0).max(0.0) / step) as usize);
        let count = aids.len();
        for (i, aid) in aids.into_iter().enumerate() {
            let up = (count - 1 - i) as f32 * step;
            let rect = lowest.translate(vec2(0.0, -up));
            let spoken = self.area(&format!("aids {i}"), rect, |hud, ui| {
                let s = shades_of(ui);
                ui.painter().rect(
                    rect,
                    CornerRadius::same(theme::RADIUS),
                    s.panel,
                    Stroke::new(1.5, s.line),
                    StrokeKind::Inside,
                );
                let inner = rect.shrink2(vec2(14.0, 8.0));
                let heading = Rect::from_min_size(inner.min, vec2(inner.width(), 18.0));
                one_line_left(ui, heading, &aid.title, bold(14.0), WORDS);
                let below = Rect::from_min_max(pos2(inner.min.x, inner.min.y + 20.0), inner.max);
                if aid.rows.iter().all(|row| row.value.is_empty()) {
                    hud.aid_cards(ui, &aid, below)
                } else if aid.rows.len() > 3 {
                    aid_table(ui, &aid, below)
                } else {
                    aid_rows(ui, &aid, below)
                }
            });
            self.spoken_of.extend(spoken.into_iter().flatten());
        }
        count.saturating_sub(1) as f32 * step
    }

    /// The indices of the cards that a group speaks of, side by side, each on a slip of its card.
    fn aid_cards(&mut self, ui: &Ui, aid: &Aid, rect: Rect) -> Option<Vec<Face>> {
        /// The part of a card that its index takes.
        const INDEX: Vec2 = vec2(0.19, 0.335);
        let faces: Vec<Face> = aid.rows.iter().flat_map(|r| r.faces.clone()).collect();
        let each = (rect.width() / faces.len().max(1) as f32 - 2.0) / INDEX.x;
        let width = each.min(rect.height() / (1.4 * INDEX.y)).min(110.0).floor();
        let slip = vec2(width * INDEX.x, width * 1.4 * INDEX.y);
        let mut spoken = None;
        for (n, face) in faces.iter().enumerate() {
            let left = rect.min.x + (slip.x + 2.0) * n as f32;
            let place = Rect::from_min_size(pos2(left, rect.center().y - slip.y / 2.0), slip);
            let style = self.preferences.style;
            let Some(card) = self.icons.card(ui.ctx(), &face.to_string(), style, width) else {
                continue;
            };
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(INDEX.x, INDEX.y));
            ui.painter().image(card.id(), place, uv, Color32::WHITE);
            let response = ui.interact(place, ui.id().with(("aid", n)), Sense::hover());
            if response.hovered() {
                spoken = Some(vec![*face]);
                response.on_hover_text(face.name());
            }
        }
        spoken
    }

    fn toast(&mut self, toast: &Toast) {
        let Some(words) = toast.words() else { return };
        let z = self.ctx.zoom_factor();
        let hand = self.rect(self.frame.hand);
        let width = (hand.width() * 0.9).min(560.0);
        let painter = self
            .ctx
            .layer_painter(LayerId::new(Layer::Foreground, Id::new("toast")));
        let words = self
            .ctx
            .fonts_mut(|f| f.layout(words.to_owned(), semibold(16.0), INK, width - 40.0));
        let size = words.size() + vec2(40.0, 24.0);
        let tableau = self.rect(self.frame.tableau);
        let middle = pos2(tableau.center().x, tableau.max.y - size.y / 2.0 - 10.0 / z);
        let rect = Rect::from_center_size(middle, size);
        let fade = (toast.left / 0.3).clamp(0.0, 1.0);
        let dim = |c: Color32| c.gamma_multiply(fade);
        painter.rect_filled(
            rect.translate(vec2(0.0, 3.0)),
            CornerRadius::same(8),
            Color32::from_black_alpha(60).gamma_multiply(fade),
        );
        painter.rect_filled(rect, CornerRadius::same(8), dim(PAPER));
        painter.rect_stroke(
            rect.shrink(3.0),
            CornerRadius::same(6),
            Stroke::new(1.5, dim(INK)),
            StrokeKind::Inside,
        );
        painter.galley_with_override_text_color(rect.min + vec2(20.0, 12.0), words, dim(INK));
    }

    /// Rings round the cards that the log or a fact speaks of.
    fn ring_spoken_of(&self, spots: &Spots) {
        if self.spoken_of.is_empty() {
            return;
        }
        let z = self.ctx.zoom_factor();
        let painter = self
            .ctx
            .layer_painter(LayerId::new(Layer::Middle, Id::new("spoken of")));
        for face in &self.spoken_of {
            if let Some(spot) = spots.get(Target::Piece(Piece::Card(*face))) {
                let middle = self.frame.to_window(spot.rect.center());
                let size = spot.rect.size();
                let rect = Rect::from_center_size(
                    pos2(middle.x / z, middle.y / z),
                    vec2(size.x / z, size.y / z),
                );
                painter.rect_stroke(
                    rect.expand(3.0),
                    CornerRadius::same(8),
                    Stroke::new(3.0, WORDS),
                    StrokeKind::Outside,
                );
            }
        }
    }
}

/// A few facts, a line each, with what they are worth at the right.
fn aid_rows(ui: &mut Ui, aid: &Aid, rect: Rect) -> Option<Vec<Face>> {
    let s = shades_of(ui);
    let mut spoken = None;
    let mut y = rect.min.y;
    for row in &aid.rows {
        let galley = ui.fonts_mut(|f| {
            f.layout(
                row.label.clone(),
                regular(14.0),
                s.soft,
                rect.width() - if row.value.is_empty() { 0.0 } else { 48.0 },
            )
        });
        let height = galley.size().y + 4.0;
        let line = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), height));
        let response = ui.interact(line, ui.id().with(("aid", &row.label)), Sense::hover());
        if response.hovered() {
            spoken = Some(row.faces.clone());
        }
        ui.painter().galley(line.min, galley, s.soft);
        ui.painter().text(
            line.right_center(),
            Align2::RIGHT_CENTER,
            &row.value,
            serif(20.0),
            WORDS,
        );
        y += height;
    }
    spoken
}

/// Many facts, as a small table: the value above its word.
fn aid_table(ui: &mut Ui, aid: &Aid, rect: Rect) -> Option<Vec<Face>> {
    let s = shades_of(ui);
    let columns = 5;
    let lines = aid.rows.len().div_ceil(columns);
    let cell = vec2(
        rect.width() / columns as f32,
        rect.height() / lines.max(1) as f32,
    );
    let mut spoken = None;
    for (i, row) in aid.rows.iter().enumerate() {
        let at = rect.min + vec2(cell.x * (i % columns) as f32, cell.y * (i / columns) as f32);
        let place = Rect::from_min_size(at, cell);
        let response = ui.interact(place, ui.id().with(("aid", &row.label)), Sense::hover());
        if response.hovered() && !row.faces.is_empty() {
            spoken = Some(row.faces.clone());
            let names: Vec<String> = row.faces.iter().map(|f| f.name()).collect();
            response.on_hover_text(names.join("\n"));
        }
        let none = row.value == "0";
        let colour = if none { s.line } else { WORDS };
        let value = pos2(place.center().x, place.min.y + cell.y * 0.30);
        let word = pos2(place.center().x, place.min.y + cell.y * 0.74);
        ui.painter().text(
            value,
            Align2::CENTER_CENTER,
            &row.value,
            serif(16.0),
            colour,
        );
        ui.painter().text(
            word,
            Align2::CENTER_CENTER,
            &row.label,
            regular(12.0),
            if none { s.line } else { s.soft },
        );
    }
    spoken
}

/// One line of words in the middle of a rectangle, made smaller and then cut to fit.
fn one_line(ui: &Ui, rect: Rect, text: &str, size: f32, colour: Color32) {
    let mut size = size;
    let measure = |size: f32| {
        ui.fonts_mut(|f| {
            f.layout_no_wrap(text.to_owned(), regular(size), colour)
                .size()
                .x
        })
    };
    while size > 12.0 && measure(size) > rect.width() {
        size -= 0.5;
    }
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), regular(size), colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width());
    let galley = ui.fonts_mut(|f| f.layout_job(job));
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(Pos2::new(at.x, at.y), galley, colour);
}

fn one_line_left(ui: &Ui, rect: Rect, text: &str, font: egui::FontId, colour: Color32) {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width());
    let galley = ui.fonts_mut(|f| f.layout_job(job));
    ui.painter().galley(
        pos2(rect.min.x, rect.center().y - galley.size().y / 2.0),
        galley,
        colour,
    );
}

/// Draws the picture of a key or button with its middle at a point.
pub fn draw_label(
    ui: &Ui,
    icons: &mut Icons,
    label: &device::ButtonLabel,
    middle: Pos2,
    height: f32,
) {
    draw_label_in(ui, icons, label, middle, height, None);
}

/// The same in a colour of its own, for paper.
fn draw_label_in(
    ui: &Ui,
    icons: &mut Icons,
    label: &device::ButtonLabel,
    middle: Pos2,
    height: f32,
    tint: Option<Color32>,
) {
    match label {
        device::ButtonLabel::Mark(name) => {
            if let Some(texture) = icons.mark(ui.ctx(), name, tint, height) {
                paint(ui, &texture, middle);
            }
        }
        device::ButtonLabel::Key(word) => {
            let font = bold(height * 0.6);
            let words = ui.fonts_mut(|f| f.layout_no_wrap((*word).to_owned(), font.clone(), INK));
            let size: Vec2 = vec2((words.size().x + height * 0.5).max(height), height);
            let rect = Rect::from_center_size(middle, size);
            ui.painter().rect(
                rect,
                CornerRadius::same(5),
                PAPER,
                Stroke::new(1.5, INK),
                StrokeKind::Inside,
            );
            ui.painter().galley(middle - words.size() / 2.0, words, INK);
        }
    }
}

/// How many pictures are still drawn after words changed.
const UNSETTLED: u8 = 4;

fn draw(
    mut contexts: EguiContexts,
    mut icons: ResMut<Icons>,
    frame: Res<Frame>,
    (table, shown, activity): (Res<Table>, Res<Shown>, Res<Activity>),
    spots: Res<Spots>,
    preferences: Res<Preferences>,
    device: Res<Device>,
    menu: Res<State<Menu>>,
    toast: Res<Toast>,
    mut log: ResMut<GameLog>,
    mut writer: MessageWriter<TableCommand>,
    mut spoke: Local<bool>,
    mut unsettled: Local<u8>,
    mut awake: ResMut<Awake>,
) {
    // Letters that are used for the first time are there a picture or two after the words.
    if shown.is_changed() {
        *unsettled = UNSETTLED;
    }
    if *unsettled > 0 {
        *unsettled -= 1;
        awake.within(Duration::ZERO);
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    log.follow(&table, shown.words_of.min(table.session.positions() - 1));
    let mut hud = Hud {
        ctx: &ctx,
        icons: &mut icons,
        frame: &frame,
        table: &table,
        shown: &shown,
        activity: &activity,
        preferences: &preferences,
        device: *device,
        live: *menu.get() == Menu::None,
        table_commands: Vec::new(),
        spoken_of: Vec::new(),
    };
    hud.bar();
    hud.prompt();
    let taken = hud.aids();
    hud.log(&log, taken);
    if hud.live {
        hud.confirm();
        hud.toast(&toast);
    }
    hud.ring_spoken_of(&spots);
    // A ring that comes or goes needs one more picture.
    let speaks = !hud.spoken_of.is_empty();
    if speaks != *spoke {
        *spoke = speaks;
        awake.within(Duration::ZERO);
    }
    for command in std::mem::take(&mut hud.table_commands) {
        writer.write(command);
    }
    if hud.live {
        // The table has a focus of its own: keys belong to it, not to the buttons of the bar.
        ctx.memory_mut(|m| {
            if let Some(id) = m.focused() {
                m.surrender_focus(id);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_stays_as_long_as_it_takes_to_read() {
        let mut toast = Toast::default();
        assert_eq!(toast.words(), None);
        toast.say("Short.");
        let short = toast.left;
        assert_eq!(toast.words(), Some("Short."));
        toast.say("A sentence that is a good deal longer than the other one was.");
        assert!(toast.left > short);
    }
}

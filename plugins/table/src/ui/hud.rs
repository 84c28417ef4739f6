//! Head-up display, text round the table: the bar with the prompt, the log, facts that help, the button that acts, and
//! the sentences that come and go. All egui; cards never cross it.

pub mod aids;
mod rows;
mod toast;

use crate::{
    draw::{
        buttons::ActionBar,
        faces::Art,
        opening::{TableAge, TablePart, is_due},
    },
    guide::OverlayButtons,
    hand_order::is_hand,
    input::{focus::offered, keys::decides},
    layout::{
        arrange::column_right,
        attention::{Focus, ReadingFinger},
        frame::Frame,
        hit_targets::HitTargets,
    },
    messages::TableCommand,
    states::{Menu, Screen, TableComponents},
    table::Table,
    table_picture::{Activity, TablePicture, looked_at, signed},
    toast::Toast,
    ui::tooltip::{PointedTool, Tooltip},
};
use bevy::prelude::{
    App, DetectChanges as _, IntoScheduleConfigs as _, Local, MessageWriter, Res, ResMut, Resource,
    Single, State, SystemCondition as _, SystemSet, in_state, resource_exists,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, Area, Color32, CornerRadius, Id, LayerId, Order as Layer, Pos2, Rect,
        ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
    },
};
use kortlek_kit::{
    cut::{CutRect, within},
    device::{self, Device},
    fit::{fit, paint_galley, paint_left, paint_lines, paint_middle, paint_right},
    input::{
        actions::{Action, GuidedAction, TableAction},
        inputs::ButtonLabel,
    },
    pictures::{Pictures, paint_at},
    preferences::{Pace, Preferences},
    redraw_request::RedrawRequest,
    theme::{
        self, INK, PAPER, bold, fitted, paint_mark, paint_outlined, paint_paper, paper_button,
        regular, semibold, serif, shades, shades_of,
    },
    widgets::{lay, width_of},
    words::{say, text},
};
use kortlek_rules::{
    Arg, Face, Message,
    presentation::{LogLine, LookBack, Piece, Pip, Target},
    session::Decision,
};
use std::time::Duration;

/// Between the log and a tooltip below it, in points.
const SLIP_GAP: f32 = 8.0;
/// Minimum height of the log: with less, it leaves its room to the other things in its column.
const LOWEST_LOG: f32 = 40.0;
/// Minimum height of its last line, which is all that large type leaves of it.
const LOWEST_LINE: f32 = 30.0;
/// With less height than this, a heading and two lines, the log has only its last line.
const FOLDED_LOG: f32 = 118.0;

/// Log of the match so far.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct GameLog {
    /// Serial number of the table, and counter of changes of its words.
    table: (u64, u64),
    read: usize,
    sections: Vec<Section>,
    room: Option<bevy::math::Rect>,
    tooltip: Slot,
}

/// Place for a tooltip below the log.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Slot {
    /// Heights that are asked for, in logical pixels, the first that has room counts; 0 if there is no tooltip.
    heights: [f32; 2],
    /// The place, where there is room for it and the log.
    rect: Option<bevy::math::Rect>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Section {
    heading: String,
    /// Lines with the names before them.
    lines: Vec<(String, LogLine)>,
}

impl GameLog {
    /// Takes note of where the log and a tooltip below it are, in logical pixels. Returns true if they moved.
    fn take_places(
        &mut self,
        room: Option<bevy::math::Rect>,
        tooltip: Option<bevy::math::Rect>,
    ) -> bool {
        let moved = self.room != room || self.tooltip.rect != tooltip;
        self.room = room;
        self.tooltip.rect = tooltip;
        moved
    }

    /// Brings the log up to position `shown` of a table.
    pub fn follow(&mut self, table: &Table, shown: usize) {
        if table.wording() == 0 {
            return;
        }
        let now = (table.serial(), table.wording());
        if self.table != now || self.read > shown {
            *self = GameLog {
                table: now,
                room: self.room,
                tooltip: self.tooltip,
                ..GameLog::default()
            };
        }
        while self.read < shown {
            for mut line in table.tell(self.read).lines {
                if !line.heading.is_empty() {
                    self.sections.push(Section {
                        heading: std::mem::take(&mut line.heading).to_string(),
                        lines: Vec::new(),
                    });
                } else if self.sections.is_empty() {
                    self.sections.push(Section::default());
                }
                if let Some(section) = self.sections.last_mut()
                    && !line.words.is_empty()
                {
                    let who = match line.who.is_empty() {
                        true => String::new(),
                        false => table.name(line.who),
                    };
                    section.lines.push((who, line));
                }
            }
            self.read += 1;
        }
    }

    /// Lines of the log, the newest first: headings, which may be empty, each with its lines and their seats.
    pub fn newest_first(
        &self,
    ) -> impl Iterator<Item = (&str, impl Iterator<Item = (&str, &LogLine)>)> {
        self.sections.iter().rev().map(|section| {
            let lines = section.lines.iter().rev();
            let lines = lines.map(|(who, line)| (who.as_str(), line));
            (section.heading.as_str(), lines)
        })
    }

    /// Rectangle of the log in the window, in logical pixels; `None` if facts take its room.
    pub fn room(&self) -> Option<bevy::math::Rect> {
        self.room
    }

    /// Asks for a place below the log of the first of these heights for which there is room, in logical pixels; 0 gives it
    /// back. Returns true if that is new.
    pub fn make_room(&mut self, heights: [f32; 2]) -> bool {
        let new = self.tooltip.heights != heights;
        if new {
            self.tooltip = Slot {
                heights,
                rect: None,
            };
        }
        new
    }

    /// The place that was asked for, in logical pixels of the window, from the next picture on; `None` if the column has no
    /// room for it and the log.
    pub fn place_of_tooltip(&self) -> Option<bevy::math::Rect> {
        self.tooltip.rect
    }

    /// Number of lines.
    pub fn len(&self) -> usize {
        self.sections.iter().map(|s| s.lines.len()).sum()
    }

    /// Returns true if there are no lines.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Set of the systems that draw bar, log and button.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct HudDrawn;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GameLog>()
        .add_table_component::<Toast>()
        .add_systems(
            EguiPrimaryContextPass,
            (toast::listen, draw)
                .chain()
                .in_set(HudDrawn)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>))
                .run_if(is_due(TablePart::Bar)),
        );
}

/// Text of a hint: the action, and its value against the next best.
pub fn hint_words(decision: &Decision, table: &Table) -> String {
    let words = table
        .whole_words(&decision.action)
        .unwrap_or_else(|| table.say("hud-play-on"));
    let hint = |id| Message::new(id).with("words", Arg::Name(words.clone()));
    let percent = |value: f32| (value * 100.0).round() as i32;
    let told = table.say(match decision.worths.as_slice() {
        [(_, best, _), (_, second, _), ..] if best - second >= 0.005 => hint("hud-hint-better")
            .with("best", percent(*best))
            .with("second", percent(*second)),
        [(_, best, _), _, ..] => hint("hud-hint-equal").with("best", percent(*best)),
        _ => hint("hud-hint"),
    });
    let why = table.why(&decision.action);
    if why.is_empty() {
        told
    } else {
        format!("{told} {why}")
    }
}

/// Everything that the parts of the picture need.
struct Hud<'a> {
    ctx: &'a egui::Context,
    pictures: &'a mut Pictures,
    frame: &'a Frame,
    table: &'a Table,
    shown: &'a TablePicture,
    activity: &'a Activity,
    preferences: &'a Preferences,
    /// Part of the right column that the action bar takes, in egui's points.
    bar_height: f32,
    /// Target with the focus, while it is shown.
    focus: Option<Target>,
    /// Content that the confirm key looks at there, if it picks nothing.
    looked_at: Option<&'a LookBack>,
    /// In a lesson: true if there is no focus, or if it is on the button where it begins, which goes on.
    goes_on: bool,
    device: Device,
    /// True if the table accepts input: no menu is over it.
    live: bool,
    /// True if it is dimmed by a menu over it.
    dim: bool,
    table_commands: Vec<TableCommand>,
    /// Cards that something under the pointer speaks of.
    spoken_of: Vec<Face>,
    /// Small things on a wide canvas that it speaks of.
    spoken_pips: Vec<Pip>,
    /// The button of the bar that the pointer is on.
    pointed: Option<(Tooltip, Rect)>,
    /// The finger that is lifted only read the thing under it.
    only_read: bool,
    /// Time for which the book of rules has been pressed, in seconds.
    book_held: Option<f64>,
}

impl Hud<'_> {
    /// A rectangle of the frame in egui's points.
    fn rect(&self, rect: bevy::math::Rect) -> Rect {
        to_points(rect, self.ctx.zoom_factor())
    }

    /// Rectangle of a target on the table, in egui's points.
    fn spot_rect(&self, spots: &HitTargets, target: Target) -> Option<Rect> {
        let rect = spots.get(target)?.rect;
        Some(self.rect(self.frame.rect_to_window(rect)))
    }

    fn area<R>(&mut self, name: &str, rect: Rect, add: impl FnOnce(&mut Self, &mut Ui) -> R) -> R {
        let ctx = self.ctx.clone();
        let shown = area(name, rect.min).show(&ctx, |ui| {
            ui.set_clip_rect(rect.expand(12.0));
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            if self.dim {
                ui.disable();
            }
            add(self, ui)
        });
        shown.inner
    }

    /// The picture of the input for an action at the table, if it has that effect: a lesson may use the same button for
    /// something else, and so does the hand that carries something over a canvas.
    fn label_of(&self, action: TableAction) -> Option<ButtonLabel> {
        let bindings = &self.preferences.bindings;
        let of = |action: Action| device::button_label(self.device, bindings, action);
        let label = of(action.into())?;
        let mut guided = GuidedAction::ALL.iter().map(|guided| of((*guided).into()));
        let led = self.table.is_held() && guided.any(|other| other.as_ref() == Some(&label));
        let mut carrying = bindings.shared(action).map(|canvas| of(canvas.into()));
        let carries = self.table.picking.carried().is_some()
            && carrying.any(|other| other.as_ref() == Some(&label));
        (!led && !carries).then_some(label)
    }

    /// A button of the bar with the key or button that does the same.
    fn tool(
        &mut self,
        ui: &mut Ui,
        icon: &str,
        words: &'static str,
        action: TableAction,
        enabled: bool,
    ) -> bool {
        let response = theme::tool_button(ui, self.pictures, icon, words, enabled);
        if response.hovered() {
            let tooltip = self.tool_tooltip(ui, icon, words, action, enabled);
            self.pointed = Some((tooltip, response.rect));
        }
        if let Some(label) = self.label_of(action) {
            // Of two the last one stands in the corner.
            let wide = if matches!(label, ButtonLabel::Held(_)) {
                14.0
            } else {
                4.0
            };
            let at = response.rect.right_bottom() - vec2(wide, 3.0);
            draw_label(ui, self.pictures, &label, at, 20.0);
        }
        if action == TableAction::Rules && response.is_pointer_button_down_on() {
            // Held, the book is the game on one page.
            let held = |i: &egui::InputState| Some(i.time - i.pointer.press_start_time()?);
            self.book_held = ui.input(held);
        }
        // A finger that rested on it to read what it does is lifted.
        response.clicked() && !self.only_read
    }

    /// Tooltip of a button of the bar: its effect, and the reason that it can't be pressed now.
    fn tool_tooltip(
        &self,
        ui: &Ui,
        icon: &str,
        words: &'static str,
        action: TableAction,
        enabled: bool,
    ) -> Tooltip {
        let name = say(ui, words);
        let help = say(ui, Message::new(words).attribute("help"));
        let why_not = match action {
            TableAction::Undo => "nothing-to-undo",
            TableAction::Redo => "nothing-to-redo",
            _ => "no-hint-now",
        };
        let now = match (enabled, icon) {
            (false, _) => self.table.say(why_not),
            (true, "fast-forward") => match self.preferences.pace {
                Pace::Instant => say(ui, "hud-pace-instant"),
                pace => pace.label().to_owned(),
            },
            _ => String::new(),
        };
        Tooltip {
            about: (help != name).then_some(help).into_iter().collect(),
            name,
            now,
            ..Tooltip::default()
        }
    }

    /// Divides the column of the log: the facts that have room, what a tooltip below the log takes of it, and its place. The
    /// first of the heights counts that leaves the log its room, in points.
    fn lay_out_column(
        &self,
        facts: &aids::Facts,
        heights: [f32; 2],
    ) -> (Option<aids::FactsLayout>, f32, Option<Rect>) {
        for tooltip in heights.into_iter().filter(|high| *high > 0.0) {
            let layout = self.lay_out_facts(facts, tooltip);
            let below = self.log_rect(self.taken(layout.as_ref()));
            if below.height() - tooltip - SLIP_GAP >= LOWEST_LOG {
                let place = below.with_min_y(below.max.y - tooltip);
                return (layout, tooltip + SLIP_GAP, Some(place));
            }
        }
        (self.lay_out_facts(facts, 0.0), 0.0, None)
    }

    fn bar(&mut self) {
        let rect = self.rect(self.frame.bar);
        let prompt = self.rect(self.frame.prompt);
        let watched = self.table.mode.replay().is_some();
        self.area("bar", rect, |hud, ui| {
            let s = shades_of(ui);
            let painter = ui.painter();
            painter.rect_filled(rect, CornerRadius::ZERO, s.panel);
            painter.hline(rect.x_range(), rect.max.y, Stroke::new(1.5, s.line));
            let inner = rect.shrink2(vec2(10.0, 6.0));
            within(ui, inner, |ui| {
                ui.horizontal_centered(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    if watched {
                        // The controls of a replay are at the foot of the window.
                        ui.add_space(8.0);
                    } else if hud.tool(ui, "menu", "hud-menu", TableAction::Menu, true) {
                        hud.table_commands.push(TableCommand::Menu);
                    }
                    ui.add_space(4.0);
                    // They end before the prompt.
                    let name = ui.cursor().min.x..=prompt.min.x - 16.0;
                    hud.name(ui, Rect::from_x_y_ranges(name, rect.y_range()));
                });
            });
            if !watched {
                hud.tools(ui, rect.with_min_x(prompt.max.x));
            }
        });
    }

    /// Draws the game's name and its progress. If there is room for one only, the name gives way: players know their
    /// game.
    fn name(&self, ui: &Ui, mut room: Rect) {
        let s = shades_of(ui);
        let progress = self.shown.prompt.progress.to_string();
        let progress = match self.table.mode.example() {
            Some(_) => {
                let progress = Arg::Name(progress);
                let words = Message::new("hud-example").with("progress", progress);
                self.table.say(words)
            }
            None => progress,
        };
        let title = self.table.session.card().title.to_uppercase();
        let name = ui.fonts_mut(|f| f.layout_no_wrap(title, serif(22.0), s.words));
        let font = regular(16.0);
        let wide = name.size().x;
        if wide > room.width() {
            return;
        }
        if wide + 16.0 + width_of(ui, &progress, font.clone()) <= room.width() {
            let place = room.cut_left(wide, 16.0);
            paint_galley(ui, place, Align2::LEFT_CENTER, name, s.words);
        }
        paint_left(ui, room, &progress, font, s.soft);
    }

    /// Draws the bar's tools beside the menu, in the room to the right of the prompt.
    fn tools(&mut self, ui: &mut Ui, rect: Rect) {
        let s = shades_of(ui);
        let person = self.table.session.me().is_some() && self.table.mode.replay().is_none();
        let my_turn = self.table.picking.decides();
        let (can_undo, can_redo) = (self.table.can_undo(), self.table.can_redo());
        let muted = self.preferences.volume_master <= 0.0;
        let pace = self.preferences.pace;
        // In a narrow window the tools move closer; then those go that the menu leads to as well, the rules first.
        // Making a move again needs room only when there is one.
        let all = if person { 6 } else { 3 };
        // The pace in figures gives way before any of them.
        const FIGURES: f32 = 28.0;
        let room = rect.width();
        let roomy = tools_within(room - FIGURES, all);
        let figures = roomy.0 == all;
        let (fit, gap) = if figures {
            roomy
        } else {
            tools_within(room, all)
        };
        let tool = tools_shown(fit, all, person, can_redo);
        let tools = rect.with_min_x(rect.min.x + 8.0);
        let tools = egui::UiBuilder::new().max_rect(tools.shrink2(vec2(10.0, 6.0)));
        ui.scope_builder(tools, |ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = gap;
                let (icon, words) = if muted {
                    ("sound-off", "hud-sound-on")
                } else {
                    ("sound-on", "hud-sound-off")
                };
                if tool.sound && self.tool(ui, icon, words, TableAction::Mute, true) {
                    self.table_commands.push(TableCommand::Mute);
                }
                let label = if pace == Pace::Instant {
                    "max"
                } else {
                    pace.label()
                };
                if figures {
                    let label = egui::RichText::new(label).font(semibold(15.0));
                    ui.label(label.color(s.soft));
                }
                if self.tool(ui, "fast-forward", "hud-pace", TableAction::Pace, true) {
                    self.table_commands.push(TableCommand::Pace);
                }
                if tool.rules && self.tool(ui, "rules", "hud-rules", TableAction::Rules, true) {
                    self.table_commands.push(TableCommand::Rules);
                }
                if person {
                    if self.tool(ui, "hint", "hud-hint-button", TableAction::Hint, my_turn) {
                        self.table_commands.push(TableCommand::Hint);
                    }
                    if tool.redo && self.tool(ui, "redo", "hud-redo", TableAction::Redo, can_redo) {
                        self.table_commands.push(TableCommand::Redo);
                    }
                    if self.tool(ui, "undo", "hud-undo", TableAction::Undo, can_undo) {
                        self.table_commands.push(TableCommand::Undo);
                    }
                }
            });
        });
    }

    fn prompt(&mut self) {
        let rect = self.rect(self.frame.prompt);
        let prompt = self.shown.prompt.clone();
        let thinking = self.activity.hinting;
        let compact = self.frame.compact;
        hang_over(self.ctx, "bar", "prompt");
        self.area("prompt", rect, |_, ui| {
            paint_paper(ui, rect);
            let line = if thinking {
                say(ui, "hud-thinking-of-a-hint")
            } else {
                prompt.line.to_string()
            };
            let mut inner = rect.shrink2(vec2(16.0, if compact { 4.0 } else { 7.0 }));
            // A long line takes two, and the title makes room for it.
            let long = width_of(ui, &line, regular(13.0)) > inner.width();
            let (title, share, size, lines) = if long {
                (16.0, 0.38, 13.0, 2)
            } else {
                (21.0, 0.54, 15.0, 1)
            };
            let upper = inner.cut_top(inner.height() * share, 0.0);
            fitted(ui, upper, &prompt.title.to_uppercase(), title, INK);
            paint_lines(ui, inner, &line, regular(size), INK, lines);
        });
    }

    fn confirm(&mut self) {
        let rect = self.rect(self.frame.confirm);
        let words = self.table.picking.ripe().map(|c| c.words.to_string());
        match words {
            Some(words) => {
                let clicked = self.area("confirm", rect, |hud, ui| {
                    let label = device::button_label(
                        hud.device,
                        &hud.preferences.bindings,
                        TableAction::Confirm,
                    );
                    // It is shown where the key does that.
                    let picking = &hud.table.picking;
                    let does = picking.posed().is_some() || decides(picking, hud.focus);
                    let label = label.filter(|_| does);
                    // The words keep clear of the picture of the key.
                    let margin = if label.is_some() { 34.0 } else { 14.0 };
                    let response = paper_button(ui, &words, rect.size(), margin);
                    if let Some(label) = label {
                        let corner = rect.right_bottom() - vec2(16.0, 14.0);
                        draw_label_in(ui, hud.pictures, &label, corner, 22.0, Some(INK));
                    }
                    response.clicked()
                });
                if clicked {
                    self.table_commands.push(TableCommand::Confirm);
                }
            }
            None if self.table.picking.posed().is_some() => self.not_here(rect),
            None => self.help(rect),
        }
    }

    /// Draws, in place of the button, that the carried piece can't be placed where it is held.
    fn not_here(&mut self, rect: Rect) {
        self.area("confirm", rect, |_, ui| {
            let s = shades_of(ui);
            paint_outlined(ui, rect, theme::RADIUS, s.panel, s.line);
            let words = say(ui, "canvas-not-here");
            paint_middle(ui, rect.shrink(10.0), &words, semibold(17.0), s.soft);
        });
    }

    /// Draws, in place of the button, the current effects of keys and buttons. It uses the button's own area: an area
    /// that is new is measured in its first frame and receives no press in it, and the button must receive the first
    /// one.
    fn help(&mut self, rect: Rect) {
        let device = self.device;
        let waiting = self.activity.waiting;
        let moving = self.activity.moving || waiting || !self.activity.thinking.is_empty();
        let onward = moving
            && !self.table.picking.decides()
            && self.table.session.me().is_some()
            && self.table.session.result().is_none();
        self.area("confirm", rect, |hud, ui| {
            if matches!(device, Device::Mouse | Device::Touch) {
                if onward {
                    hud.onward(ui, rect, waiting);
                } else if let Some(words) = hud.pointer_help(moving) {
                    let soft = shades_of(ui).soft;
                    paint_lines(ui, rect, &say(ui, words), regular(14.0), soft, 2);
                }
                return;
            }
            let hints = hud.key_help(moving, onward);
            let places = rect.columns(hints.len(), 0.0);
            for ((action, words), place) in hints.into_iter().zip(places) {
                hud.key_hint(ui, place, action, words);
            }
        });
    }

    /// Help on mouse or finger now, if there is any.
    fn pointer_help(&self, moving: bool) -> Option<&'static str> {
        let finger = self.device == Device::Touch;
        let picking = &self.table.picking;
        let card = |t: &Target| matches!(t, Target::Piece(Piece::Card(_)));
        let next = picking.next();
        let drags = next.iter().chain(picking.marks()).any(card);
        let button = |t: &Target| matches!(t, Target::Button(_));
        let presses = picking.marks().is_empty() && next.iter().all(button);
        if self.table.session.me().is_none() {
            return Some("bots-play");
        }
        match (picking.decides(), finger) {
            // Nothing can be picked before it lies still.
            (true, _) if self.activity.moving => None,
            (true, true) if drags => Some("hud-tap"),
            (true, true) if presses => Some("hud-tap-button"),
            (true, true) => Some("hud-tap-ringed"),
            (true, false) if drags => Some("hud-click"),
            (true, false) if presses => Some("hud-click-button"),
            (true, false) => Some("hud-click-ringed"),
            (false, true) => moving.then_some("hud-tap-on"),
            (false, false) => moving.then_some("hud-click-on"),
        }
    }

    /// Help on keys or buttons now.
    fn key_help(&self, moving: bool, onward: bool) -> Vec<(TableAction, &'static str)> {
        if self.table.picking.decides() {
            return self.keys_that_decide();
        }
        // A lesson waits until it is read.
        if self.table.is_only_looked_at() && !moving {
            let does = if self.goes_on {
                "hud-go-on"
            } else {
                "hud-pick"
            };
            return vec![(TableAction::Confirm, does)];
        }
        if !onward {
            return vec![
                (TableAction::Hurry, "hud-hurry"),
                (TableAction::Menu, "hud-to-menu"),
            ];
        }
        let hurry = match self.activity.waiting {
            true => "hud-go-on",
            false => "hud-hurry",
        };
        let to_end = match self.table.session.ends_alone() {
            true => "hud-to-end-short",
            false => "hud-onward-short",
        };
        vec![(TableAction::Hurry, hurry), (TableAction::Onward, to_end)]
    }

    /// The pictures of the keys or buttons of an action, and below them what they do.
    fn key_hint(&mut self, ui: &Ui, place: Rect, action: TableAction, words: &'static str) {
        use TableAction as A;
        let (middle, width) = (place.center(), place.width());
        let (device, bindings) = (self.device, &self.preferences.bindings);
        // Moving takes all four.
        let actions = match action {
            A::Left => vec![A::Left, A::Up, A::Down, A::Right],
            action => vec![action],
        };
        let labels: Vec<ButtonLabel> = actions
            .into_iter()
            .filter_map(|action| device::button_label(device, bindings, action))
            .collect();
        let (high, pitch) = if labels.len() > 1 {
            (17.0, 18.0)
        } else {
            (26.0, 0.0)
        };
        let first = pitch * (labels.len().max(1) - 1) as f32 / 2.0;
        for (k, label) in labels.iter().enumerate() {
            let at = middle + vec2(pitch * k as f32 - first, -10.0);
            draw_label(ui, self.pictures, label, at, high);
        }
        let below = Rect::from_center_size(middle + vec2(0.0, 16.0), vec2(width, 16.0));
        let words = say(ui, words);
        paint_middle(ui, below, &words, regular(13.0), shades_of(ui).soft);
    }

    /// Help on keys while a decision is owed.
    fn keys_that_decide(&self) -> Vec<(TableAction, &'static str)> {
        let does = match self.looked_at {
            Some(past) if past.peek => "hud-hold-to-look",
            Some(_) => "hud-look",
            None => "hud-pick",
        };
        let bound = |action: &TableAction| {
            let bindings = &self.preferences.bindings;
            device::button_label(self.device, bindings, *action).is_some()
        };
        // A mark leads to the button that it makes possible.
        let marked = offered(&self.table.picking, self.focus).is_some();
        let turns = [TableAction::Next, TableAction::NextZone].into_iter();
        let on = match turns.filter(|_| marked).find(bound) {
            Some(turns) => (turns, "hud-to-button"),
            None => (TableAction::Left, "hud-move"),
        };
        let mut all = vec![on, (TableAction::Confirm, does)];
        // Without picks, the same key leaves a lesson.
        if !self.table.is_held() || self.table.picking.has_picks() {
            all.push((TableAction::Cancel, "hud-back"));
        }
        all
    }

    /// Draws, while others move, a button that leads to the player's next decision or to the end, and the effect of a
    /// press anywhere else.
    fn onward(&mut self, ui: &mut Ui, rect: Rect, waiting: bool) {
        let s = shades_of(ui);
        let words = if self.table.session.ends_alone() {
            "hud-to-end"
        } else {
            "hud-onward"
        };
        let words = say(ui, words);
        let mut below = rect;
        let face = below.cut_top((rect.height() - 27.0).clamp(28.0, 44.0), 1.0);
        let response = ui.interact(face, ui.id().with("onward"), Sense::CLICK);
        let (fill, line) = if response.is_pointer_button_down_on() {
            (s.line, s.soft)
        } else if response.hovered() {
            (s.lit, s.soft)
        } else {
            (s.panel, s.line)
        };
        paint_outlined(ui, face, 10.0, fill, line);
        let (middle, ink) = (face.left_center() + vec2(24.0, 0.0), Some(s.words));
        paint_mark(ui, self.pictures, "fast-forward", middle, 20.0, ink);
        let room = face.min.x + 44.0..=face.max.x - 8.0;
        let room = Rect::from_x_y_ranges(room, face.y_range());
        paint_left(ui, room, &words, semibold(15.5), s.words);
        let words = match (waiting, self.device) {
            (true, Device::Touch) => "hud-tap-waits",
            (true, _) => "hud-click-waits",
            (false, Device::Touch) => "hud-tap-on",
            (false, _) => "hud-click-on",
        };
        let words = say(ui, words);
        paint_lines(ui, below, &words, regular(12.5), s.soft, 2);
        if response.clicked() {
            self.table_commands.push(TableCommand::Onward);
        }
    }

    /// A small button at the foot of the hand that lays it in another order.
    fn sort_button(&mut self) {
        let zones = &self.shown.layout.zones;
        let Some(zone) = zones.iter().find(|zone| is_hand(zone)) else {
            return;
        };
        // Two cards need no order.
        if self.table.session.me().is_none() || zone.items.len() < 3 {
            return;
        }
        let hand = self.rect(self.frame.hand);
        const SIDE: f32 = 32.0;
        let corner = hand.left_bottom() + vec2(2.0, -8.0);
        let rect = Align2::LEFT_BOTTOM.anchor_size(corner, Vec2::splat(SIDE));
        let clicked = self.area("sort", rect, |hud, ui| {
            let s = shades_of(ui);
            let response = ui.interact(rect, ui.id().with("sort"), Sense::CLICK);
            let fill = if response.hovered() { s.lit } else { s.panel };
            paint_outlined(ui, rect, 9.0, fill, s.line);
            paint_mark(ui, hud.pictures, "swap", rect.center(), 19.0, Some(s.words));
            if response.hovered() {
                let tooltip = hud.tool_tooltip(ui, "swap", "hud-sort", TableAction::Sort, true);
                hud.pointed = Some((tooltip, rect));
            }
            response.clicked() && !hud.only_read
        });
        if clicked {
            self.table_commands.push(TableCommand::Sort);
        }
    }

    /// Room of the log where facts and other things take so much of it.
    fn log_rect(&self, taken: f32) -> Rect {
        let mut log_room = self.frame.log;
        if let Some(zones) = column_right(&self.shown.layout, self.frame) {
            log_room.min.y = zones.max.y + 10.0 * self.frame.unit;
        }
        let mut rect = self.rect(log_room);
        rect.max.y -= taken;
        rect
    }

    /// Draws the log. Returns its rectangle.
    fn log(&mut self, log: &GameLog, taken: f32) -> Option<Rect> {
        let rect = self.log_rect(taken);
        let lowest = match self.frame.compact {
            true => LOWEST_LINE,
            false => LOWEST_LOG,
        };
        if rect.height() < lowest {
            return None;
        }
        if self.live && rect.height() < FOLDED_LOG && self.folded_log(log, rect) {
            return Some(rect);
        }
        let spoken = self.area("log", rect, |hud, ui| {
            let s = shades_of(ui);
            paint_outlined(ui, rect, theme::RADIUS, s.panel, s.line);
            let inner = rect.shrink(8.0);
            let mut spoken = None;
            within(ui, inner, |ui| {
                ui.set_clip_rect(inner);
                ScrollArea::vertical()
                    .id_salt(("log", log.read == 0))
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        ui.spacing_mut().item_spacing.y = 2.0;
                        for (age, (heading, lines)) in log.newest_first().enumerate() {
                            if !heading.is_empty() {
                                ui.add_space(if age == 0 { 2.0 } else { 10.0 });
                                log_heading(ui, heading, s.words);
                            }
                            for (i, (who, line)) in lines.enumerate() {
                                let newest = age == 0 && i == 0;
                                if hud.log_line(ui, who, line, newest) {
                                    spoken = Some((line.faces.clone(), line.pips.clone()));
                                }
                            }
                        }
                    });
            });
            spoken
        });
        if let Some((faces, pips)) = spoken {
            self.spoken_of.extend(faces);
            self.spoken_pips.extend(pips);
        }
        Some(rect)
    }

    /// Draws the log where there is no room to read on: its last line, on a button that opens all of it. Returns true
    /// if there is room for that.
    fn folded_log(&mut self, log: &GameLog, rect: Rect) -> bool {
        /// Width of the mark that there is more, and height of a line.
        const MARK: f32 = 28.0;
        const ROW: f32 = 18.0;
        let Some((who, line)) = log.newest_first().find_map(|(_, mut lines)| lines.next()) else {
            return false;
        };
        let words = if who.is_empty() {
            line.words.to_string()
        } else {
            format!("{who}: {}", line.words)
        };
        let inner = rect.shrink2(vec2(12.0, 6.0));
        let room = inner.with_max_x(inner.max.x - MARK);
        // Lines that have no room are read on the page that the button opens.
        let mut job =
            egui::text::LayoutJob::simple(words, regular(14.0), Color32::PLACEHOLDER, room.width());
        job.wrap.max_rows = (room.height() / ROW) as usize;
        let words = self.ctx.fonts_mut(|f| f.layout_job(job));
        if words.size().y > room.height() {
            return false;
        }
        let clicked = self.area("log", rect, |hud, ui| {
            let s = shades_of(ui);
            let response = ui.interact(rect, ui.id().with("folded"), Sense::CLICK);
            let fill = if response.hovered() { s.lit } else { s.panel };
            paint_outlined(ui, rect, theme::RADIUS, fill, s.line);
            let middle = inner.right_center() - vec2(11.0, 0.0);
            paint_mark(ui, hud.pictures, "chevron-up", middle, 18.0, Some(s.soft));
            paint_galley(ui, room, Align2::LEFT_CENTER, words, s.words);
            if response.hovered() {
                let tooltip = Tooltip {
                    name: say(ui, "hud-log"),
                    ..Tooltip::default()
                };
                hud.pointed = Some((tooltip, rect));
            }
            response.clicked() && !hud.only_read
        });
        if clicked {
            self.table_commands.push(TableCommand::Story);
        }
        true
    }

    /// Draws one line of the log; returns true if the pointer is on it.
    fn log_line(&mut self, ui: &mut Ui, who: &str, line: &LogLine, newest: bool) -> bool {
        /// Height of the marks at the end of a line.
        const MARK: f32 = 22.0;
        let s = shades_of(ui);
        let width = ui.available_width() - 4.0;
        let marks = line.marks.len().min(4) as f32;
        let right = if line.points.is_some() { 40.0 } else { 0.0 } + marks * 24.0;
        let room = (width - 16.0 - right).max(40.0);
        let wrap = |ui: &Ui, text: &str, font, colour| {
            ui.fonts_mut(|f| f.layout(text.to_owned(), font, colour, room))
        };
        let who = (!who.is_empty()).then(|| wrap(ui, who, bold(15.0), s.words));
        let words = wrap(ui, &line.words, regular(14.0), s.soft);
        let height = who.as_ref().map_or(0.0, |g| g.size().y) + words.size().y + 8.0;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let hovered = response.hovered();
        if newest || hovered {
            ui.painter().rect_filled(rect, CornerRadius::same(6), s.lit);
        }
        let left = rect.min.x + 8.0;
        let mut y = rect.min.y + 4.0;
        if let Some(who) = who {
            let h = who.size().y;
            // A name stands with the first words about it.
            let first = words.rows.first().map_or(0.0, |row| row.rect().max.y);
            if ui.clip_rect().y_range().contains(y + h + first) {
                rows::paint(ui, pos2(left, y), who, s.words);
            }
            y += h;
        }
        // Points and marks stand with words that tell what they are for.
        let told = rows::paint(ui, pos2(left, y), words, s.soft);
        if !told || !rows::is_whole(ui, rect.center().y, MARK) {
            return hovered;
        }
        let mut end = rect.with_max_x(rect.max.x - 8.0);
        if let Some(points) = line.points {
            paint_right(ui, end, &signed(points), serif(18.0), s.words);
            end.max.x -= 40.0;
        }
        for mark in line.marks.iter().take(4) {
            let middle = end.cut_right(22.0, 2.0).center();
            ui.painter().circle_filled(middle, 11.0, PAPER);
            let set = self.preferences.style.decktet;
            if let Some(texture) = self.pictures.suit(ui.ctx(), mark.0, set, 15.0) {
                paint_at(ui, &texture, middle);
            }
        }
        hovered
    }

    /// Opens the game on one screen once the book has been held for long enough.
    fn open_held_book(&mut self, awake: &mut RedrawRequest) {
        match self.book_held {
            Some(held) if held >= HELD_BOOK => self.table_commands.push(TableCommand::Reference),
            Some(held) => awake.within(Duration::from_secs_f64(HELD_BOOK - held)),
            None => {}
        }
    }

    /// Rings round the cards that the log or a fact speaks of.
    fn ring_spoken_of(&mut self, spots: &HitTargets) {
        if self.spoken_of.is_empty() {
            return;
        }
        let painter = self
            .ctx
            .layer_painter(LayerId::new(Layer::Middle, Id::new("spoken of")));
        let words = shades(self.preferences.cloth).words;
        let z = self.ctx.zoom_factor();
        // A card on a wide canvas may reach out of the visible part.
        let transform = crate::input::canvas::canvas_transform(self.shown, self.frame);
        let askew = match transform {
            Some(transform) => painter.with_clip_rect(self.rect(transform.room)),
            None => painter.clone(),
        };
        for face in &self.spoken_of {
            let Some(spot) = spots.get(Target::Piece(Piece::Card(*face))) else {
                continue;
            };
            if spot.angle == 0.0 {
                painter.rect_stroke(
                    self.rect(self.frame.rect_to_window(spot.rect)).expand(3.0),
                    CornerRadius::same(8),
                    Stroke::new(3.0, words),
                    StrokeKind::Outside,
                );
                continue;
            }
            // Round a card that lies askew the ring does, too.
            let turn = bevy::math::Rot2::radians(spot.angle);
            let half = spot.rect.half_size() + 4.5;
            let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|way| {
                let off = turn * (bevy::math::Vec2::from(way) * half);
                let at = self.frame.to_window(spot.rect.center() + off) / z;
                pos2(at.x, at.y)
            });
            let line = egui::epaint::PathStroke::new(3.0, words);
            askew.add(egui::Shape::Path(egui::epaint::PathShape {
                points: corners.to_vec(),
                closed: true,
                fill: Color32::TRANSPARENT,
                stroke: line,
            }));
        }
        self.show_spoken_pips(&painter);
    }

    /// Draws the small things on a wide canvas that a line of the log is about, over whatever covers them now.
    fn show_spoken_pips(&mut self, painter: &egui::Painter) {
        let Some(transform) = crate::input::canvas::canvas_transform(self.shown, self.frame) else {
            return;
        };
        let z = self.ctx.zoom_factor();
        for pip in std::mem::take(&mut self.spoken_pips) {
            let at = transform.to_window(bevy::math::IVec2::from(pip.at).as_vec2());
            if !transform.room.contains(at) {
                continue;
            }
            let at = pos2(at.x / z, at.y / z);
            let radius = (f32::from(pip.radius) * transform.view_target.scale / z).max(7.0);
            painter.circle(at, radius + 4.0, PAPER, Stroke::new(3.4, aids::GREEN));
            let ink = match Art::sign(pip.mark.0) {
                Art::Mark(_, Some([r, g, b, _])) => Color32::from_rgb(r, g, b),
                _ => INK,
            };
            let texture = self
                .pictures
                .mark(self.ctx, pip.mark.0, Some(ink), 1.7 * radius);
            if let Some(texture) = texture {
                let rect =
                    Rect::from_center_size(at, texture.size_vec2() / self.ctx.pixels_per_point());
                let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                painter.image(texture.id(), rect, uv, Color32::WHITE);
            }
        }
    }
}

/// Draws a heading of the log, if its edge leaves room for it and for a name and first words under it.
fn log_heading(ui: &mut Ui, heading: &str, ink: Color32) {
    const HIGH: f32 = 20.0 + 44.0;
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        let heading = heading.to_uppercase();
        let room = ui.available_width();
        let words = fit(ui, &heading, serif(16.0), ink, room, 1);
        let seen = rows::is_whole(ui, ui.cursor().min.y + HIGH / 2.0, HIGH);
        ui.add_visible(seen, egui::Label::new(words));
    });
}

/// Number of tools that fit into the width beside the words of the pace, out of `all`, and the gap between them.
fn tools_within(width: f32, all: usize) -> (usize, f32) {
    /// Width of the words of the pace.
    const PACE: f32 = 34.0;
    let room = |tools: usize| width - PACE - tools as f32 * theme::TOUCH;
    let fit = (0..=all).rev().find(|tools| room(*tools) >= 0.0);
    let fit = fit.unwrap_or(0);
    (fit, (room(fit) / fit.max(1) as f32).clamp(0.0, 8.0))
}

/// Visibility of the tools in the bar that the menu leads to as well, or that are not always needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ToolsShown {
    redo: bool,
    rules: bool,
    sound: bool,
}

/// Visibility of the tools if `fit` of them fit.
fn tools_shown(fit: usize, all: usize, person: bool, can_redo: bool) -> ToolsShown {
    let missing = all - fit.min(all);
    let without_redo = usize::from(person);
    let redo = person && (missing == 0 || missing == 1 && can_redo);
    ToolsShown {
        redo,
        rules: missing == 0 || missing <= without_redo && !redo,
        sound: missing <= 1 + without_redo,
    }
}

/// An area of this name on the ground, its upper left corner at a point, that nothing moves.
pub(super) fn area(name: &str, at: Pos2) -> Area {
    Area::new(Id::new(name))
        .order(Layer::Background)
        .fixed_pos(at)
        .constrain(false)
}

/// Keeps one area over another, which would come to the front when it is clicked.
fn hang_over(ctx: &egui::Context, below: &str, above: &str) {
    let layer = |name: &str| LayerId::new(Layer::Background, Id::new(name));
    ctx.set_sublayer(layer(below), layer(above));
}

/// Draws the picture of a key or button with its middle at a point.
pub fn draw_label(
    ui: &Ui,
    pictures: &mut Pictures,
    label: &ButtonLabel,
    middle: Pos2,
    height: f32,
) {
    let tint = Some(shades_of(ui).words);
    draw_label_in(ui, pictures, label, middle, height, tint);
}

/// The same in a colour of its own, for paper.
pub(super) fn draw_label_in(
    ui: &Ui,
    pictures: &mut Pictures,
    label: &ButtonLabel,
    middle: Pos2,
    height: f32,
    tint: Option<Color32>,
) {
    let mut mark = |name: &str, at: Pos2| paint_mark(ui, pictures, name, at, height, tint);
    match label {
        ButtonLabel::Mark(name) => mark(name, middle),
        ButtonLabel::Held([held, name]) => {
            let aside = vec2(height * 0.54, 0.0);
            mark(held, middle - aside);
            mark(name, middle + aside);
        }
        ButtonLabel::Key(word) => {
            let font = bold(height * 0.6);
            let word = lay(ui, &text(ui, word), font, INK, f32::INFINITY);
            let wide = word.size().x + height * 0.5;
            let rect = Rect::from_center_size(middle, vec2(wide.max(height), height));
            paint_outlined(ui, rect, 5.0, PAPER, INK);
            paint_galley(ui, rect, Align2::CENTER_CENTER, word, INK);
        }
    }
}

/// Time for which the book of rules is pressed before it opens at the one page, in seconds.
const HELD_BOOK: f64 = 0.4;

/// Number of frames still drawn after words changed.
const UNSETTLED: u8 = 4;

fn draw(
    (mut contexts, mut pictures): (EguiContexts, ResMut<Pictures>),
    (frame, preferences, device): (Res<Frame>, Res<Preferences>, Res<Device>),
    (reading, mut tool, toast): (Res<ReadingFinger>, Single<&mut PointedTool>, Single<&Toast>),
    (table, shown, activity): (Res<Table>, Res<TablePicture>, Res<Activity>),
    (spots, focus, controls): (Res<HitTargets>, Res<Focus>, Res<OverlayButtons>),
    (menu, action_bar, age): (
        Res<State<Menu>>,
        Option<Single<&ActionBar>>,
        Option<Single<&TableAge>>,
    ),
    (mut log, mut writer, mut awake): (
        ResMut<GameLog>,
        MessageWriter<TableCommand>,
        ResMut<RedrawRequest>,
    ),
    (mut spoke, mut unsettled, mut facts): (Local<bool>, Local<u8>, Local<aids::Facts>),
) {
    if is_unsettled(&mut unsettled, shown.is_changed()) {
        awake.within(Duration::ZERO);
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    // While a page in larger type lies over the table, and in the first picture after it, what stands round it would grow
    // out of its place.
    if (ctx.zoom_factor() - frame.text).abs() > 2e-3 {
        return;
    }
    log.follow(
        &table,
        shown.words_position.min(table.session.positions() - 1),
    );
    let focus = focus.target();
    let looked_at = focus.and_then(|target| looked_at(&table.picking, &spots, &shown, target));
    let mut hud = Hud {
        ctx: &ctx,
        pictures: &mut pictures,
        frame: &frame,
        table: &table,
        shown: &shown,
        activity: &activity,
        preferences: &preferences,
        bar_height: action_bar.map_or(0.0, |bar| bar.height(&frame)) / ctx.zoom_factor(),
        focus,
        looked_at: looked_at.map(|(_, past)| past),
        goes_on: focus.is_none() || focus == controls.first,
        device: *device,
        live: *menu.get() == Menu::None,
        dim: !menu.leaves_the_table(),
        table_commands: Vec::new(),
        spoken_of: Vec::new(),
        spoken_pips: Vec::new(),
        pointed: None,
        only_read: reading.0,
        book_held: None,
    };
    hud.bar();
    hud.prompt();
    hud.sort_button();
    if age.is_some_and(|age| !age.is_due(TablePart::Hud)) {
        return;
    }
    facts.follow(&table, shown.words_position);
    let z = ctx.zoom_factor();
    let (layout, tooltip, tooltip_rect) =
        hud.lay_out_column(&facts, log.tooltip.heights.map(|high| high / z));
    let tooltip_rect = tooltip_rect.map(|rect| to_window(rect, z));
    let taken = hud.taken(layout.as_ref()) + tooltip;
    hud.aids(&facts, layout.as_ref());
    let log_room = hud.log(&log, taken);
    if hud.live {
        hud.confirm();
        hud.toast(&toast, &spots, log_room);
    }
    hud.ring_spoken_of(&spots);
    // A ring that comes or goes needs one more picture.
    let speaks = !hud.spoken_of.is_empty();
    if speaks != *spoke {
        *spoke = speaks;
        awake.within(Duration::ZERO);
    }
    hud.open_held_book(&mut awake);
    if log.take_places(log_room.map(|room| to_window(room, z)), tooltip_rect) {
        awake.within(Duration::ZERO);
    }
    let live = hud.live;
    let pointed = hud.pointed.take().filter(|_| live);
    let pointed = pointed.map(|(tooltip, rect)| (tooltip, to_window(rect, z)));
    if tool.0 != pointed {
        tool.0 = pointed;
        awake.within(Duration::ZERO);
    }
    for command in std::mem::take(&mut hud.table_commands) {
        writer.write(command);
    }
}

/// Counts frames down from the last change of the words. Returns true if another frame is needed: letters that are used
/// for the first time are there a picture or two after the words.
fn is_unsettled(left: &mut u8, changed: bool) -> bool {
    if changed {
        *left = UNSETTLED;
    }
    let unsettled = *left > 0;
    *left = left.saturating_sub(1);
    unsettled
}

/// A rectangle in logical pixels of the window as one in egui's points.
pub(super) fn to_points(rect: bevy::math::Rect, zoom: f32) -> Rect {
    let at = |p: bevy::math::Vec2| pos2(p.x / zoom, p.y / zoom);
    Rect::from_min_max(at(rect.min), at(rect.max))
}

/// A rectangle in egui's points as one in logical pixels of the window.
pub(super) fn to_window(rect: Rect, zoom: f32) -> bevy::math::Rect {
    let at = |p: Pos2| bevy::math::Vec2::new(p.x, p.y) * zoom;
    bevy::math::Rect::from_corners(at(rect.min), at(rect.max))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_is_shown_from_its_newest_line_on() {
        let section = |heading: &str, lines: &[&str]| Section {
            heading: heading.to_owned(),
            lines: lines
                .iter()
                .map(|who| ((*who).to_owned(), LogLine::default()))
                .collect(),
        };
        let log = GameLog {
            sections: vec![section("one", &["a", "b"]), section("two", &["c", "d"])],
            ..GameLog::default()
        };
        let shown: Vec<String> = log
            .newest_first()
            .flat_map(|(heading, lines)| {
                std::iter::once(heading.to_owned()).chain(lines.map(|(who, _)| who.to_owned()))
            })
            .collect();
        assert_eq!(shown, ["two", "d", "c", "one", "b", "a"]);
    }

    #[test]
    fn the_prompt_stays_over_the_bar_when_the_bar_is_clicked() {
        let ctx = egui::Context::default();
        let bar = Rect::from_min_max(pos2(0.0, 0.0), pos2(400.0, 60.0));
        let prompt = Rect::from_min_max(pos2(100.0, 0.0), pos2(300.0, 70.0));
        let frame = |events: Vec<egui::Event>| {
            let input = egui::RawInput {
                events,
                ..egui::RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| {
                for (name, rect) in [("bar", bar), ("prompt", prompt)] {
                    hang_over(ui.ctx(), "bar", "prompt");
                    Area::new(Id::new(name))
                        .order(Layer::Background)
                        .fixed_pos(rect.min)
                        .show(ui.ctx(), |ui| ui.set_min_size(rect.size()));
                }
            });
            // Nothing is drawn here.
            output.textures_delta.clear();
        };
        let at = pos2(20.0, 20.0);
        let press = |pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::default(),
        };
        frame(vec![]);
        frame(vec![egui::Event::PointerMoved(at), press(true)]);
        frame(vec![press(false)]);
        frame(vec![]);
        let top = ctx.layer_id_at(prompt.center());
        assert_eq!(top.map(|layer| layer.id), Some(Id::new("prompt")));
    }

    #[test]
    fn tools_move_closer_before_they_go() {
        assert_eq!(tools_within(400.0, 5), (5, 8.0));
        let (fit, gap) = tools_within(262.0, 5);
        assert_eq!(fit, 5, "960 points wide");
        assert!(gap < 8.0);
        let (fit, _) = tools_within(239.0, 5);
        assert_eq!(
            fit, 4,
            "1280 points wide with words at 140 %: the sound stays"
        );
        assert_eq!(tools_within(10.0, 5).0, 0);
    }

    #[test]
    fn making_a_move_again_needs_room_only_when_there_is_one() {
        let shown = |fit, can_redo| {
            let ToolsShown { redo, rules, sound } = tools_shown(fit, 6, true, can_redo);
            [redo, rules, sound]
        };
        assert_eq!(shown(6, false), [true, true, true]);
        assert_eq!(shown(5, false), [false, true, true]);
        assert_eq!(shown(5, true), [true, false, true]);
        assert_eq!(shown(4, true), [false, false, true]);
        assert_eq!(shown(3, false), [false, false, false]);
        let watching = tools_shown(2, 3, false, false);
        assert_eq!(
            (watching.redo, watching.rules, watching.sound),
            (false, false, true)
        );
    }
}

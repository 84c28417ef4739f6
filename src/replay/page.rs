//! Controls of a replay: a strip at the foot of the window.

use super::{Replay, leave, look_through, marks::Jump, play_on};
use crate::{
    characters::{self, Mood},
    stage::{Ground, PageContext},
    summary::history::attributed,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{
        self, Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
        WidgetType, pos2, vec2,
    },
};
use kortlek_kit::{
    cut::{CutRect, within},
    fit, theme,
    widgets::{self, MenuUi},
    words,
    words::say,
};
use kortlek_rules::{Message, Seat};
use kortlek_table::{Frame, Menu, ReplayMode, Table, TableCommand};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Replay))
            .run_if(resource_exists::<Replay>)
            .run_if(resource_exists::<Table>),
    );
}

/// The speeds at which it goes on.
const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// Height of the line that says what the step did.
const TOLD: f32 = 20.0;
/// Radius of a turning point's disc.
const DISC: f32 = 8.5;
/// Distance from the pointer within which a mark is meant.
const NEAR: f32 = 7.0;

/// Choice of the player.
#[derive(Clone, Copy, PartialEq, Debug)]
enum ReplayAction {
    Close,
    /// Go on by itself, or stop.
    Play,
    /// One step on, with its animation.
    On,
    /// This position at once.
    At(usize),
    Speed,
    Jumping,
    Eyes(Seat),
    Open,
    PlayOn,
}

fn show(
    mut stage: PageContext,
    replay: Res<Replay>,
    table: Res<Table>,
    frame: Res<Frame>,
    mut commands: Commands,
) {
    let Some(watch) = table.mode.replay() else {
        return;
    };
    let all = Steered {
        replay: &replay,
        table: &table,
        watch,
        frame: &frame,
        last: table.session.positions() - 1,
    };
    let chosen = stage
        .show("replay", Ground::Clear, |ui, cx| all.page(ui, cx))
        .flatten();
    if let Some(chosen) = chosen {
        commands.queue(move |world: &mut World| act(world, chosen));
    }
}

fn act(world: &mut World, chosen: ReplayAction) {
    let steer = |world: &mut World, set: &dyn Fn(&mut ReplayMode)| {
        if let Some(replay) = world.resource_mut::<Table>().mode.replay_mut() {
            set(replay);
        }
    };
    match chosen {
        ReplayAction::Close => leave(world),
        ReplayAction::Play => {
            let table = world.resource::<Table>();
            // At its end it begins again.
            if table.is_current() {
                world.write_message(TableCommand::WatchAt(0));
            }
            steer(world, &|watch| watch.plays = !watch.plays);
        }
        ReplayAction::On => steer(world, &|watch| {
            watch.plays = false;
            watch.steps = 1;
        }),
        ReplayAction::At(k) => {
            steer(world, &|watch| {
                watch.plays = false;
                watch.steps = 0;
            });
            world.write_message(TableCommand::WatchAt(k));
        }
        ReplayAction::Speed => steer(world, &|watch| {
            let at = SPEEDS.iter().position(|speed| *speed >= watch.speed);
            watch.speed = SPEEDS[(at.unwrap_or(0) + 1) % SPEEDS.len()];
        }),
        ReplayAction::Jumping => {
            let mut replay = world.resource_mut::<Replay>();
            let at = Jump::ALL.iter().position(|jump| *jump == replay.jump);
            replay.jump = Jump::ALL[(at.unwrap_or(0) + 1) % Jump::ALL.len()];
        }
        ReplayAction::Eyes(seat) => look_through(world, seat),
        ReplayAction::Open => {
            steer(world, &|watch| watch.open = !watch.open);
            let k = world.resource::<Table>().shown;
            world.write_message(TableCommand::WatchAt(k));
        }
        ReplayAction::PlayOn => play_on(world),
    }
}

/// Inputs of the controls.
struct Steered<'a> {
    replay: &'a Replay,
    table: &'a Table,
    watch: ReplayMode,
    frame: &'a Frame,
    /// The last position.
    last: usize,
}

impl Steered<'_> {
    /// A rectangle of the frame in egui's points.
    fn rect(&self, ui: &Ui, rect: bevy::math::Rect) -> Rect {
        let [min, max] = [rect.min, rect.max].map(|at| pos2(at.x, at.y));
        Rect::from_min_max(min, max) / ui.ctx().zoom_factor()
    }

    fn page(&self, ui: &mut Ui, cx: &mut MenuUi) -> Option<ReplayAction> {
        let mut chosen = cx.nav.goes_back().then_some(ReplayAction::Close);
        let k = self.table.shown;
        let tab = cx.nav.tab();
        if tab != 0 {
            let goal = self.replay.marks.jump(self.replay.jump, k, tab, self.last);
            chosen = Some(ReplayAction::At(goal));
        }
        if cx.nav.input.pages.abs() > 100.0 {
            let end = cx.nav.input.pages > 0.0;
            chosen = Some(ReplayAction::At(if end { self.last } else { 0 }));
        }
        if ui.input(|input| input.key_pressed(egui::Key::Space)) {
            chosen = Some(ReplayAction::Play);
        }
        let strip = self.rect(ui, self.frame.strip);
        let line = Stroke::new(1.5, cx.shades.line);
        ui.painter().rect_filled(strip, 0.0, cx.shades.panel);
        ui.painter().hline(strip.x_range(), strip.top(), line);
        let mut high = strip.shrink2(vec2(18.0, 8.0));
        let low = high.cut_bottom(theme::TOUCH, 4.0);
        let told = high.cut_bottom(TOLD, 0.0);
        self.slider(ui, cx, high, &mut chosen);
        self.paint_told(ui, cx, told);
        self.controls(ui, cx, low, &mut chosen);
        let button = self.rect(ui, self.frame.confirm);
        if k < self.last {
            let words = say(ui, "replay-play-on");
            let place = button.place(vec2(button.width(), 56.0), Align2::CENTER_CENTER);
            within(ui, place, |ui| {
                if widgets::paper_button(ui, cx, "play on", &words, button.width()) {
                    chosen = Some(ReplayAction::PlayOn);
                }
            });
        }
        chosen
    }

    /// The whole match as a line, with its marks, and where the picture is.
    fn slider(&self, ui: &mut Ui, cx: &mut MenuUi, rect: Rect, chosen: &mut Option<ReplayAction>) {
        let info = WidgetInfo {
            value: Some(self.table.shown as f64),
            label: Some(self.step(ui, self.table.shown)),
            ..WidgetInfo::new(WidgetType::Slider)
        };
        let (response, focused, change) =
            cx.touch_sideways(ui, "slider", rect, Sense::CLICK | Sense::DRAG, info);
        cx.nav.begin_here();
        let groove = rect.place(vec2(rect.width() - 28.0, 6.0), Align2::CENTER_CENTER);
        let shown = self.table.shown;
        let pointed = |at: Pos2| {
            let share = ((at.x - groove.left()) / groove.width()).clamp(0.0, 1.0);
            (share * self.last.max(1) as f32).round() as usize
        };
        if let Some(at) = response.interact_pointer_pos() {
            let k = pointed(at);
            if (response.dragged() || response.clicked()) && k != shown {
                *chosen = Some(ReplayAction::At(k));
            }
        }
        match change {
            1 if shown < self.last => *chosen = Some(ReplayAction::On),
            -1 if shown > 0 => *chosen = Some(ReplayAction::At(shown - 1)),
            _ => {}
        }
        if cx.nav.is_accepted(egui::Id::new(("menu", "slider"))) {
            *chosen = Some(ReplayAction::Play);
        }
        self.paint_line(ui, cx, groove);
        let middle = pos2(self.along(groove, shown), groove.center().y);
        let knob = Rect::from_center_size(middle, vec2(14.0, 24.0));
        let line = Stroke::new(2.0, cx.shades.focus);
        ui.painter()
            .rect(knob, 4.0, cx.shades.bright, line, StrokeKind::Outside);
        if focused {
            theme::focus_ring(ui, knob.expand(3.0));
        }
        if let Some(at) = response
            .hover_pos()
            .filter(|_| cx.device == kortlek_kit::device::Device::Mouse)
        {
            let near = |k: usize| (self.along(groove, k) - at.x).abs() <= NEAR;
            let mut facts = vec![self.step(ui, pointed(at))];
            facts.extend(self.meanings(ui, near));
            paint_slip(ui, &widgets::facts(&facts), at, rect);
        }
    }

    /// X coordinate of a position of the match along the line.
    fn along(&self, groove: Rect, k: usize) -> f32 {
        groove.left() + groove.width() * k as f32 / self.last.max(1) as f32
    }

    /// Meanings of the marks at the positions that are `near`: turning points, changes of the lead, decisions.
    fn meanings(&self, ui: &Ui, near: impl Fn(usize) -> bool) -> Vec<String> {
        let marks = &self.replay.marks;
        let turnings = marks.turnings.iter().enumerate();
        let turnings = turnings.filter(|(_, k)| near(**k));
        let turnings = turnings.map(|(n, _)| Message::new("replay-turning").with("n", n + 1));
        let leads = marks.leads.iter().filter(|(k, _)| near(*k));
        let leads = leads.map(|(_, seat)| Message::new("replay-lead").with("who", *seat));
        let choices = marks.choices.iter().filter(|k| near(**k)).take(1);
        let choices = choices.map(|_| Message::new("replay-choice"));
        let session = &self.table.session;
        let words = words::words_of(ui).of_game(session.card().id);
        let all = turnings.chain(leads).chain(choices);
        all.map(|message| words.say(&message, session.names()))
            .collect()
    }

    /// Words on what the last step did, as the log has them; empty for one that the log passes over.
    fn told(&self, ui: &Ui) -> String {
        let session = &self.table.session;
        let Some(k) = self.table.shown.checked_sub(1) else {
            return String::new();
        };
        let words = words::words_of(ui).of_game(session.card().id);
        let names = session.names();
        let lines = session.tell(k).lines;
        let told = lines.iter().filter(|line| !line.words.is_empty());
        let told = told.map(|line| match line.who.is_empty() {
            true => words.text(&line.words, names),
            false => words.text(&attributed(line), names),
        });
        widgets::facts(&told.collect::<Vec<String>>())
    }

    /// Draws what the last step did, and the marks at it.
    fn paint_told(&self, ui: &Ui, cx: &MenuUi, rect: Rect) {
        let mut facts = self.meanings(ui, |k| k == self.table.shown);
        facts.insert(0, self.told(ui));
        facts.retain(|fact| !fact.is_empty());
        let words = widgets::facts(&facts);
        fit::paint_left(ui, rect, &words, theme::regular(14.5), cx.shades.words);
    }

    /// The line, bright as far as the match is shown, the rounds below it, the turning points and who took the lead above
    /// it, and on it the player's decisions.
    fn paint_line(&self, ui: &Ui, cx: &MenuUi, groove: Rect) {
        let x = |k: usize| self.along(groove, k);
        let shown = self.table.shown;
        let painter = ui.painter();
        painter.rect_filled(groove, 3.0, cx.shades.lit);
        let past = groove.with_max_x(x(shown));
        painter.rect_filled(past, 3.0, cx.shades.bright);
        let marks = &self.replay.marks;
        let below = groove.bottom() + 5.0;
        let soft = cx.shades.soft;
        let mut clear = f32::MIN;
        for (n, k) in marks.rounds.iter().enumerate() {
            let at = pos2(x(*k), below);
            painter.vline(at.x, below - 1.0..=below + 7.0, Stroke::new(1.5, soft));
            if at.x > clear {
                let at = at + vec2(4.0, 6.0);
                let font = theme::regular(12.0);
                let number = painter.text(at, Align2::LEFT_CENTER, n + 1, font, soft);
                clear = number.right() + 6.0;
            }
        }
        let discs: Vec<f32> = marks.turnings.iter().map(|k| x(*k)).collect();
        for (k, seat) in &marks.leads {
            let at = pos2(x(*k), groove.top() - 10.0);
            // The turning point's number says more.
            if discs.iter().any(|disc| (disc - at.x).abs() < DISC) {
                continue;
            }
            let fill = match self.replay.player == Some(*seat) {
                true => cx.shades.bright,
                false => Color32::TRANSPARENT,
            };
            let r = 5.0;
            let points = vec![
                at - vec2(0.0, r),
                at + vec2(r, 0.0),
                at + vec2(0.0, r),
                at - vec2(r, 0.0),
            ];
            let line = Stroke::new(1.5, cx.shades.bright);
            painter.add(Shape::convex_polygon(points, fill, line));
        }
        for (n, at) in discs.into_iter().enumerate() {
            let at = pos2(at, groove.top() - DISC - 2.0);
            painter.circle_filled(at, DISC, cx.shades.bright);
            painter.text(
                at,
                Align2::CENTER_CENTER,
                n + 1,
                theme::semibold(13.0),
                cx.shades.on_bright,
            );
        }
        for k in &marks.choices {
            let at = pos2(x(*k), groove.center().y);
            let (fill, line) = if *k <= shown {
                (cx.shades.bright, cx.shades.on_bright)
            } else {
                (cx.shades.panel, cx.shades.bright)
            };
            painter.circle(at, 4.0, fill, Stroke::new(1.3, line));
        }
    }

    /// “Step 3 of 48”.
    fn step(&self, ui: &Ui, k: usize) -> String {
        let words = Message::new("replay-step")
            .with("n", k)
            .with("all", self.last);
        say(ui, words)
    }

    fn controls(
        &self,
        ui: &mut Ui,
        cx: &mut MenuUi,
        rect: Rect,
        chosen: &mut Option<ReplayAction>,
    ) {
        let shown = self.table.shown;
        within(ui, rect, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let mut button = |name, mark, words: &'static str, on| {
                    let words = say(ui, words);
                    widgets::mark_button(ui, cx, name, mark, &words, on)
                };
                if button("step back", "chevron-left", "replay-step-back", false) && shown > 0 {
                    *chosen = Some(ReplayAction::At(shown - 1));
                }
                let (mark, words) = if self.watch.plays {
                    ("pause", "replay-pause")
                } else {
                    ("play", "replay-run")
                };
                if button("play", mark, words, self.watch.plays) {
                    *chosen = Some(ReplayAction::Play);
                }
                if button("step on", "chevron-right", "replay-step-on", false) && shown < self.last
                {
                    *chosen = Some(ReplayAction::On);
                }
                let speed = format!("{}×", self.watch.speed);
                if widgets::button_in(ui, cx, "speed", &speed, 58.0) {
                    *chosen = Some(ReplayAction::Speed);
                }
                ui.add_space(8.0);
                let jump = &self.replay.marks;
                let to = |way| ReplayAction::At(jump.jump(self.replay.jump, shown, way, self.last));
                let words = say(ui, "replay-jump-back");
                if widgets::mark_button(ui, cx, "jump back", "rotate-left", &words, false) {
                    *chosen = Some(to(-1));
                }
                let words = say(ui, self.replay.jump.message());
                if widgets::button_in(ui, cx, "jump by", &words, 150.0) {
                    *chosen = Some(ReplayAction::Jumping);
                }
                let words = say(ui, "replay-jump-on");
                if widgets::mark_button(ui, cx, "jump on", "rotate-right", &words, false) {
                    *chosen = Some(to(1));
                }
                ui.add_space(8.0);
                if self.replay.over {
                    self.eyes(ui, cx, chosen);
                }
                let close = say(ui, "replay-close");
                let wide = widgets::small_button_width(ui, &close);
                let mut room = rect;
                let right = room.cut_right(wide, 12.0);
                room.min.x = ui.cursor().left() + 6.0;
                within(ui, right, |ui| {
                    if widgets::small_button(ui, cx, "close", "cross", &close) {
                        *chosen = Some(ReplayAction::Close);
                    }
                });
                if room.width() > 110.0 {
                    let words = self.step(ui, shown);
                    let soft = cx.shades.soft;
                    fit::paint_right(ui, room, &words, theme::regular(14.5), soft);
                }
            });
        });
    }

    /// Draws the choice of the seat from whose view the table is seen, and whether all hands are open.
    fn eyes(&self, ui: &mut Ui, cx: &mut MenuUi, chosen: &mut Option<ReplayAction>) {
        let session = &self.table.session;
        for (seat, who) in Seat::all(session.players()).zip(session.seats()) {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(theme::TOUCH), Sense::empty());
            let name = &self.replay.names[seat.index()];
            let on = seat == self.replay.eyes;
            let info = widgets::entry_info(name, on);
            let touch = cx.touch(ui, &format!("eyes {seat}"), rect, info);
            let fill = if on || touch.hovered {
                cx.shades.lit
            } else {
                cx.shades.table
            };
            ui.painter().circle_filled(rect.center(), 20.0, fill);
            if on {
                let ring = Stroke::new(2.5, cx.shades.bright);
                ui.painter().circle_stroke(rect.center(), 20.0, ring);
            }
            let mark = characters::face(*who, name, Mood::Calm);
            cx.avatar(ui, &mark, rect.center(), 29.0);
            if touch.focused {
                theme::focus_ring(ui, rect);
            }
            if touch.chosen {
                *chosen = Some(ReplayAction::Eyes(seat));
            }
        }
        let words = say(ui, "replay-open");
        if widgets::toggle_button(ui, cx, "open hands", "eye", &words, self.watch.open) {
            *chosen = Some(ReplayAction::Open);
        }
    }
}

/// Draws a tooltip above the line about the thing under the pointer.
fn paint_slip(ui: &Ui, words: &str, at: Pos2, line: Rect) {
    let galley = widgets::lay(ui, words, theme::semibold(14.0), theme::INK, f32::INFINITY);
    let size = galley.size() + vec2(18.0, 10.0);
    let middle =
        at.x.min(line.right() - size.x / 2.0)
            .max(line.left() + size.x / 2.0);
    let slip = Rect::from_center_size(pos2(middle, line.top() - size.y / 2.0 - 4.0), size);
    ui.painter().rect_filled(slip, 6.0, theme::PAPER);
    fit::paint_galley(ui, slip, Align2::CENTER_CENTER, galley, theme::INK);
}

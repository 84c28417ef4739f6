//! What stands at the foot of a wide canvas: buttons that turn what is carried and look about, and what the device in
//! use can do; and the strip that says why something can't lie where it is held.

use crate::{
    Shown,
    awake::Awake,
    input::{
        actions::CanvasAction,
        canvas::{CanvasCommand, Hand, sight},
        device::{self, Device},
        inputs::ButtonLabel,
    },
    layout::{
        frame::Frame,
        placement::TALL,
        sight::{Overview, Sight, corners},
    },
    preferences::Preferences,
    states::{Menu, Screen},
    table::Table,
    ui::{
        hud::{Toast, draw_label},
        theme::{INK, Icons, PAPER, icon_button, regular, semibold, shades_of},
    },
    words::say,
};
use bevy::prelude::{
    App, IVec2, IntoScheduleConfigs as _, MessageWriter, Res, ResMut, SystemCondition as _,
    in_state, resource_exists,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, Area, CornerRadius, Id, LayerId, Order, Pos2, Rect, Sense, Shape, Stroke,
        StrokeKind, Ui, pos2, vec2,
    },
};
use kortlek_rules::tabled::{Arrangement, Canvas, Look};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(
            in_state(Screen::Table)
                .and_then(in_state(Menu::None))
                .and_then(resource_exists::<Table>),
        ),
    );
}

/// How large a button is, the gap between two and how far they stand from the canvas's edge, in egui's points.
const BUTTON: f32 = 44.0;
const GAP: f32 = 6.0;
const EDGE: f32 = 8.0;
/// How large the overview of a view that shows only a part is.
const OVERVIEW: egui::Vec2 = vec2(150.0, 84.0);
/// The height of the lozenge with gestures, and of a picture in it.
const PILL: f32 = 34.0;
const PICTURE: f32 = 20.0;

fn draw(
    mut contexts: EguiContexts,
    mut icons: ResMut<Icons>,
    (frame, shown, table): (Res<Frame>, Res<Shown>, Res<Table>),
    (hand, device, toast): (Res<Hand>, Res<Device>, Res<Toast>),
    preferences: Res<Preferences>,
    mut asked: MessageWriter<CanvasCommand>,
    mut awake: ResMut<Awake>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let Some(sight) = sight(&shown, &frame) else {
        return;
    };
    let z = ctx.zoom_factor();
    let room = Rect::from_min_max(
        pos2(sight.room.min.x / z, sight.room.min.y / z),
        pos2(sight.room.max.x / z, sight.room.max.y / z),
    );
    let carries = hand.carry().is_some();
    let left = pos2(room.min.x + EDGE, room.max.y - EDGE - BUTTON);
    let mut commands = Vec::new();
    if carries {
        let turns = [
            ("rotate-left", "canvas-turn-left", false),
            ("rotate-right", "canvas-turn-right", true),
        ];
        for (k, (icon, words, clockwise)) in turns.into_iter().enumerate() {
            let at = left + vec2((BUTTON + GAP) * k as f32, 0.0);
            if button(&ctx, &mut icons, at, icon, words) {
                commands.push(CanvasCommand::Turn { clockwise });
            }
        }
    }
    let right = pos2(room.max.x - EDGE, left.y);
    let looks = [
        (
            "zoom-in",
            "canvas-zoom-in",
            CanvasCommand::Zoom { nearer: true },
        ),
        ("fullscreen", "canvas-fit-help", CanvasCommand::Fit),
        (
            "zoom-out",
            "canvas-zoom-out",
            CanvasCommand::Zoom { nearer: false },
        ),
    ];
    for (k, (icon, words, command)) in looks.into_iter().enumerate() {
        let at = right - vec2((BUTTON + GAP) * (k + 1) as f32 - GAP, 0.0);
        if button(&ctx, &mut icons, at, icon, words) {
            commands.push(command);
        }
    }
    if frame.gaze.is_some()
        && let Some(at) = overview(&ctx, &sight, &shown, room.min + vec2(10.0, 12.0))
    {
        commands.push(CanvasCommand::Look(at.to_array()));
    }
    if !commands.is_empty() {
        asked.write_batch(commands);
        awake.keep();
    }
    if !carries {
        return;
    }
    let middle = Rect::from_min_max(
        left + vec2(2.0 * (BUTTON + GAP) + 10.0, (BUTTON - PILL) / 2.0),
        right - vec2(3.0 * (BUTTON + GAP) + 10.0, -(BUTTON + PILL) / 2.0),
    );
    gestures(&ctx, &mut icons, middle, *device, &preferences, &hand);
    let why = table.picking.posed().map(|posed| posed.why_not.to_string());
    // Another sentence has the place for as long as it is read.
    let says = hand.says_why() && toast.words().is_none();
    if let Some(why) = why.filter(|why| says && !why.is_empty()) {
        strip(
            &ctx,
            middle.center_top() - vec2(0.0, 26.0),
            &why,
            room.width(),
        );
    }
}

/// All that lies on the canvas, small, with what is seen of it as a frame; a press or a drag asks for another place.
fn overview(ctx: &egui::Context, sight: &Sight, shown: &Shown, at: Pos2) -> Option<IVec2> {
    let items = shown
        .layout
        .zones
        .iter()
        .find(|zone| {
            matches!(
                zone.arrangement,
                Arrangement::Canvas(Canvas { wide: true, .. })
            )
        })
        .map_or(&[] as &[_], |zone| &zone.items);
    let rect = Rect::from_min_size(at, OVERVIEW);
    let point = |p: bevy::math::Vec2| pos2(p.x, p.y);
    let whole = Overview::of(
        sight,
        items,
        bevy::math::Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y),
    );
    Area::new(Id::new("canvas overview"))
        .order(Order::Background)
        .fixed_pos(at)
        .constrain(false)
        .show(ctx, |ui| {
            let (_, response) = ui.allocate_exact_size(OVERVIEW, Sense::click_and_drag());
            let s = shades_of(ui);
            let painter = ui.painter().with_clip_rect(rect);
            let line = Stroke::new(1.5, s.line);
            let round = CornerRadius::same(6);
            painter.rect(rect, round, s.panel, line, StrokeKind::Inside);
            for item in items.iter().filter(|item| item.look != Look::Ghost) {
                let corners = corners(&item.pose, sight.card, TALL).map(|p| point(whole.at(p)));
                let edge = Stroke::new(1.0, s.line);
                painter.add(Shape::convex_polygon(corners.to_vec(), PAPER, edge));
            }
            let view = sight.view();
            let seen = Rect::from_two_pos(point(whole.at(view.min)), point(whole.at(view.max)));
            let line = Stroke::new(1.5, s.words);
            painter.rect_stroke(seen, CornerRadius::ZERO, line, StrokeKind::Inside);
            let pressed = response.clicked() || response.dragged();
            let at = response.interact_pointer_pos().filter(|_| pressed)?;
            Some(whole.unit_at(bevy::math::Vec2::new(at.x, at.y)))
        })
        .inner
}

fn button(
    ctx: &egui::Context,
    icons: &mut Icons,
    at: egui::Pos2,
    icon: &str,
    words: &'static str,
) -> bool {
    Area::new(Id::new(words))
        .order(Order::Background)
        .fixed_pos(at)
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_max_size(vec2(BUTTON, BUTTON));
            let words = say(ui, words);
            icon_button(ui, icons, icon, &words, true).clicked()
        })
        .inner
}

/// A part of the lozenge: pictures of what is pressed, and what that does.
struct Gesture {
    pictures: Vec<ButtonLabel>,
    words: String,
}

/// What the device in use does: pictures of its keys or buttons with a word each.
fn gestures(
    ctx: &egui::Context,
    icons: &mut Icons,
    room: Rect,
    device: Device,
    preferences: &Preferences,
    hand: &Hand,
) {
    if room.width() < 120.0 {
        return;
    }
    Area::new(Id::new("canvas gestures"))
        .order(Order::Background)
        .fixed_pos(room.min)
        .constrain(false)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_size(room.size());
            let mark = |name| vec![ButtonLabel::Mark(name)];
            let part = |pictures, words: &'static str, ui: &Ui| Gesture {
                pictures,
                words: say(ui, words),
            };
            let of = |action: CanvasAction| {
                let label = device::button_label(device, &preferences.bindings, action);
                label.into_iter().collect::<Vec<_>>()
            };
            let both = |a, b| [of(a), of(b)].concat();
            use CanvasAction as A;
            let mut parts = match device {
                Device::Mouse => vec![
                    part(mark("mouse-wheel"), "canvas-wheel-turns", ui),
                    part(Vec::new(), "canvas-shift-fine", ui),
                    part(mark("mouse-left"), "canvas-click-lays", ui),
                    part(mark("mouse-right"), "canvas-right-quarter", ui),
                ],
                Device::Touch => vec![part(Vec::new(), "canvas-touch", ui)],
                Device::Keyboard | Device::Pad(_) if !hand.steers() => {
                    vec![part(of(A::Leave), "keys-canvas-leave", ui)]
                }
                Device::Keyboard | Device::Pad(_) => vec![
                    part(both(A::TurnLeft, A::TurnRight), "canvas-keys-turn", ui),
                    part(of(A::Quarter), "canvas-keys-quarter", ui),
                    part(of(A::NextPlace), "canvas-keys-next", ui),
                    part(of(A::Lay), "canvas-keys-lay", ui),
                ],
            };
            paint(ui, icons, room, &mut parts);
        });
}

/// Paints the lozenge with as many parts as have room.
fn paint(ui: &Ui, icons: &mut Icons, room: Rect, parts: &mut Vec<Gesture>) {
    const BETWEEN: f32 = 14.0;
    let s = shades_of(ui);
    let measure = |part: &Gesture| {
        let words = ui.fonts_mut(|f| {
            f.layout_no_wrap(part.words.clone(), regular(14.0), egui::Color32::WHITE)
        });
        part.pictures.len() as f32 * (PICTURE + 6.0) + words.size().x
    };
    let width = |parts: &[Gesture]| {
        let between = BETWEEN * parts.len().saturating_sub(1) as f32;
        parts.iter().map(measure).sum::<f32>() + between + 28.0
    };
    while parts.len() > 1 && width(parts) > room.width() {
        parts.pop();
    }
    let wide = width(parts).min(room.width());
    let pill = Rect::from_center_size(room.center(), vec2(wide, PILL));
    ui.painter().rect(
        pill,
        CornerRadius::same((PILL / 2.0) as u8),
        s.panel,
        Stroke::new(1.5, s.line),
        StrokeKind::Inside,
    );
    let mut x = pill.min.x + 14.0;
    let y = pill.center().y;
    for part in &*parts {
        for picture in &part.pictures {
            draw_label(ui, icons, picture, pos2(x + PICTURE / 2.0, y), PICTURE);
            x += PICTURE + 6.0;
        }
        let words = ui.painter().text(
            pos2(x, y),
            Align2::LEFT_CENTER,
            &part.words,
            regular(14.0),
            s.words,
        );
        x = words.max.x + BETWEEN;
    }
}

/// A strip of paper with why it can't lie there.
fn strip(ctx: &egui::Context, middle: egui::Pos2, why: &str, room: f32) {
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("canvas strip")));
    let words = ctx.fonts_mut(|f| f.layout(why.to_owned(), semibold(15.0), INK, room - 60.0));
    let size = words.size() + vec2(32.0, 18.0);
    let rect = Rect::from_center_size(middle - vec2(0.0, size.y / 2.0 - 12.0), size);
    painter.rect(
        rect,
        CornerRadius::same(8),
        PAPER,
        Stroke::new(1.5, INK),
        StrokeKind::Inside,
    );
    painter.galley(rect.center() - words.size() / 2.0, words, INK);
}

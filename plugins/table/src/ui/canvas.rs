//! Controls at the foot of a wide canvas: buttons that turn the carried piece and move the view, and the gestures of
//! the device in use; and the strip with the reason that something can't be placed where it is held.

use crate::{
    TablePicture,
    draw::opening::{TablePart, is_due},
    input::canvas::{CanvasCommand, Hand, canvas_transform, items},
    layout::{
        canvas_transform::{CanvasTransform, Minimap, corners},
        frame::Frame,
        hit_targets::HitTargets,
        placement::TALL,
    },
    states::{Menu, Screen},
    table::Table,
    toast::Toast,
    ui::hud::{area, draw_label, draw_label_in, to_points, to_window},
};
use bevy::prelude::{
    App, IVec2, IntoScheduleConfigs as _, MessageWriter, Res, ResMut, Single, SystemCondition as _,
    Vec2, in_state, resource_exists,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, CornerRadius, Id, LayerId, Order, Pos2, Rect, Sense, Shape, Stroke,
        StrokeKind, Ui, pos2, vec2,
    },
};
use kortlek_kit::{
    cut::CutRect,
    device::{self, Device},
    input::{actions::CanvasAction, inputs::ButtonLabel},
    pictures::Pictures,
    preferences::Preferences,
    redraw_request::RedrawRequest,
    theme::{INK, PAPER, paint_outlined, regular, semibold, shades_of, tool_button},
    widgets::width_of,
    words::say,
};
use kortlek_rules::presentation::{Look, NEXT_PLACE, Target};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(
            in_state(Screen::Table)
                .and_then(in_state(Menu::None))
                .and_then(resource_exists::<Table>),
        )
        .run_if(is_due(TablePart::Hud)),
    );
}

/// Size of a button, the gap between two and their distance from the canvas's edge, in egui's points.
const BUTTON: f32 = 44.0;
const GAP: f32 = 6.0;
const EDGE: f32 = 8.0;
/// Size of the overview of a view that shows only a part.
const OVERVIEW: egui::Vec2 = vec2(150.0, 84.0);
/// Height of the lozenge with gestures, extra height per further line, and maximum number of lines.
const PILL: f32 = 34.0;
const LINE: f32 = 24.0;
const LINES: usize = 2;
/// Height of a picture in it, and the distance to the next thing; those of four keys are smaller.
const PICTURE: [f32; 2] = [20.0, 26.0];
const SMALL_PICTURE: [f32; 2] = [17.0, 18.0];

/// The strip at the foot of a canvas's room, in logical pixels of the window, in which its buttons, the gestures and the
/// reason of a refusal stand; a point of egui has `zoom` pixels.
pub fn foot(room: bevy::math::Rect, zoom: f32) -> bevy::math::Rect {
    const REASON: f32 = 48.0;
    let high = (EDGE + BUTTON + REASON) * zoom;
    bevy::math::Rect {
        min: Vec2::new(room.min.x, (room.max.y - high).max(room.min.y)),
        ..room
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (frame, shown, table): (Res<Frame>, Res<TablePicture>, Res<Table>),
    (hand, device, toast, spots): (Res<Hand>, Res<Device>, Single<&Toast>, Res<HitTargets>),
    preferences: Res<Preferences>,
    mut asked: MessageWriter<CanvasCommand>,
    mut awake: ResMut<RedrawRequest>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let Some(transform) = canvas_transform(&shown, &frame) else {
        return;
    };
    let z = ctx.zoom_factor();
    let room = to_points(transform.room, z);
    let carries = hand.carry().is_some();
    let mut foot = room.shrink(EDGE).cut_bottom(BUTTON, 0.0);
    let mut commands = Vec::new();
    if carries {
        let turns = [
            ("rotate-left", "canvas-turn-left", false),
            ("rotate-right", "canvas-turn-right", true),
        ];
        for (icon, words, clockwise) in turns {
            let at = foot.cut_left(BUTTON, GAP).min;
            if button(&ctx, &mut pictures, at, icon, words) {
                commands.push(CanvasCommand::Turn { clockwise });
            }
        }
    }
    let zoom = |nearer| CanvasCommand::Zoom { nearer };
    let looks = [
        ("zoom-in", "canvas-zoom-in", zoom(true)),
        ("fullscreen", "canvas-fit-help", CanvasCommand::Fit),
        ("zoom-out", "canvas-zoom-out", zoom(false)),
    ];
    for (icon, words, command) in looks {
        let at = foot.cut_right(BUTTON, GAP).min;
        if button(&ctx, &mut pictures, at, icon, words) {
            commands.push(command);
        }
    }
    if frame.view_target.is_some()
        && !transform.sees_all(items(&shown))
        && let Some(at) = overview(&ctx, &transform, &shown, room.min + vec2(10.0, 12.0))
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
    let middle = foot.shrink2(vec2(10.0, (BUTTON - PILL) / 2.0));
    gestures(&ctx, &mut pictures, middle, *device, &preferences, &hand);
    if let Some(spot) = spots.get(Target::Button(NEXT_PLACE)) {
        let corner = Vec2::new(spot.rect.max.x, spot.rect.min.y);
        let corner = frame.to_window(corner) / z;
        let label = device::button_label(*device, &preferences.bindings, CanvasAction::NextPlace);
        key_of_next(&ctx, &mut pictures, pos2(corner.x, corner.y), label);
    }
    let why = table.picking.posed().map(|posed| posed.why_not.to_string());
    // Another sentence has the place for as long as it is read.
    let says = hand.says_why() && toast.words().is_none();
    if let Some(why) = why.filter(|why| says && !why.is_empty()) {
        let above = middle.center_top() - vec2(0.0, 26.0);
        strip(&ctx, above, &why, room.width());
    }
}

/// Draws everything on the canvas, small, with the visible part as a frame; a press or a drag asks for another place.
fn overview(
    ctx: &egui::Context,
    transform: &CanvasTransform,
    shown: &TablePicture,
    at: Pos2,
) -> Option<IVec2> {
    let items = items(shown);
    let rect = Rect::from_min_size(at, OVERVIEW);
    let point = |p: bevy::math::Vec2| pos2(p.x, p.y);
    let whole = Minimap::of(transform, items, to_window(rect, 1.0));
    area("canvas overview", at)
        .show(ctx, |ui| {
            let (_, response) = ui.allocate_exact_size(OVERVIEW, Sense::CLICK | Sense::DRAG);
            let s = shades_of(ui);
            let painter = ui.painter().with_clip_rect(rect);
            let line = Stroke::new(1.5, s.line);
            let round = CornerRadius::same(6);
            painter.rect(rect, round, s.panel, line, StrokeKind::Inside);
            for item in items.iter().filter(|item| item.look != Look::Ghost) {
                let corners = corners(&item.pose, transform.card, TALL).map(|p| point(whole.at(p)));
                let edge = Stroke::new(1.0, s.line);
                painter.add(Shape::convex_polygon(corners.to_vec(), PAPER, edge));
            }
            let view = transform.view();
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
    pictures: &mut Pictures,
    at: egui::Pos2,
    icon: &str,
    words: &'static str,
) -> bool {
    area(words, at)
        .show(ctx, |ui| {
            ui.set_max_size(vec2(BUTTON, BUTTON));
            let response = tool_button(ui, pictures, icon, words, true);
            response.on_hover_text(say(ui, words)).clicked()
        })
        .inner
}

/// The key that goes to the next good place, on the button that does the same, whose lower right corner is given.
fn key_of_next(
    ctx: &egui::Context,
    pictures: &mut Pictures,
    corner: Pos2,
    label: Option<ButtonLabel>,
) {
    const SIZE: egui::Vec2 = vec2(32.0, 28.0);
    let Some(label) = label else { return };
    let rect = Rect::from_min_size(corner - SIZE, SIZE);
    area("key of the next good place", rect.min)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_size(SIZE);
            draw_label_in(ui, pictures, &label, rect.center(), 20.0, Some(INK));
        });
}

/// A part of the lozenge: pictures of the inputs, and their effect.
struct Gesture {
    pictures: Vec<ButtonLabel>,
    words: String,
}

impl Gesture {
    /// Height of its pictures, and the distance from one to the next.
    fn picture(&self) -> [f32; 2] {
        if self.pictures.len() > 2 {
            SMALL_PICTURE
        } else {
            PICTURE
        }
    }

    /// Gap between pictures that are close together and the words.
    fn gap(&self) -> f32 {
        if self.pictures.len() > 2 { 5.0 } else { 0.0 }
    }
}

/// Gestures of the device in use: pictures of its keys or buttons with a word each.
fn gestures(
    ctx: &egui::Context,
    pictures: &mut Pictures,
    room: Rect,
    device: Device,
    preferences: &Preferences,
    hand: &Hand,
) {
    if room.width() < 120.0 {
        return;
    }
    area("canvas gestures", room.min)
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
            let parts = match device {
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
                // The keys that lay it and that go to the next good place stand on the buttons that do so.
                Device::Keyboard | Device::Pad(_) => {
                    let ways = [both(A::Left, A::Up), both(A::Down, A::Right)].concat();
                    let fine = match device {
                        Device::Keyboard => part(Vec::new(), "canvas-shift-fine", ui),
                        _ => part(of(A::Fine), "canvas-keys-fine", ui),
                    };
                    vec![
                        part(ways, "hud-move", ui),
                        part(both(A::TurnLeft, A::TurnRight), "canvas-keys-turn", ui),
                        fine,
                        part(of(A::Quarter), "canvas-keys-quarter", ui),
                    ]
                }
            };
            paint(ui, pictures, room, &parts);
        });
}

/// Distributes parts of these widths among lines, in their order, with `between` between two of a line; those that
/// don't fit into the last line are left out. Returns, for each line, the index after its last part.
fn lines(widths: &[f32], between: f32, room: f32) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut begin = 0;
    while begin < widths.len() && ends.len() < LINES {
        let mut wide = widths[begin];
        let mut end = begin + 1;
        while end < widths.len() && wide + between + widths[end] <= room {
            wide += between + widths[end];
            end += 1;
        }
        ends.push(end);
        begin = end;
    }
    ends
}

/// Paints the lozenge with as many parts as have room.
fn paint(ui: &Ui, pictures: &mut Pictures, room: Rect, parts: &[Gesture]) {
    const BETWEEN: f32 = 14.0;
    const MARGIN: f32 = 12.0;
    let s = shades_of(ui);
    let measure = |part: &Gesture| {
        let words = width_of(ui, &part.words, regular(14.0));
        part.pictures.len() as f32 * part.picture()[1] + part.gap() + words
    };
    let widths: Vec<f32> = parts.iter().map(measure).collect();
    let ends = lines(&widths, BETWEEN, room.width() - 2.0 * MARGIN);
    let begins = std::iter::once(0).chain(ends.iter().copied());
    let rows: Vec<(usize, usize)> = begins.zip(ends.iter().copied()).collect();
    let width = |(begin, end): (usize, usize)| {
        widths[begin..end].iter().sum::<f32>() + BETWEEN * (end - begin).saturating_sub(1) as f32
    };
    let widest = rows.iter().copied().map(width).fold(0.0, f32::max);
    let wide = (widest + 2.0 * MARGIN).min(room.width());
    let high = PILL + LINE * rows.len().saturating_sub(1) as f32;
    let pill = Rect::from_center_size(room.center(), vec2(wide, high));
    paint_outlined(ui, pill, PILL / 2.0, s.panel, s.line);
    for (n, row) in rows.into_iter().enumerate() {
        let mut x = pill.center().x - width(row) / 2.0;
        let y = pill.min.y + PILL / 2.0 + LINE * n as f32;
        for part in &parts[row.0..row.1] {
            let [size, pitch] = part.picture();
            for picture in &part.pictures {
                draw_label(ui, pictures, picture, pos2(x + size / 2.0, y), size);
                x += pitch;
            }
            x += part.gap();
            let (at, font) = (pos2(x, y), regular(14.0));
            let words = ui
                .painter()
                .text(at, Align2::LEFT_CENTER, &part.words, font, s.words);
            x = words.max.x + BETWEEN;
        }
    }
}

/// Draws a strip of paper with the reason that it can't be placed there.
fn strip(ctx: &egui::Context, middle: egui::Pos2, why: &str, room: f32) {
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("canvas strip")));
    let words = ctx.fonts_mut(|f| f.layout(why.to_owned(), semibold(15.0), INK, room - 60.0));
    let size = words.size() + vec2(32.0, 18.0);
    let rect = Rect::from_center_size(middle - vec2(0.0, size.y / 2.0 - 12.0), size);
    let line = Stroke::new(1.5, INK);
    painter.rect(rect, 8.0, PAPER, line, StrokeKind::Inside);
    painter.galley(rect.center() - words.size() / 2.0, words, INK);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gestures_stand_in_two_lines_where_one_has_no_room_and_what_is_left_over_is_left_out() {
        let widths = [100.0, 80.0, 90.0, 70.0];
        assert_eq!(lines(&widths, 10.0, 400.0), [4]);
        assert_eq!(lines(&widths, 10.0, 190.0), [2, 4]);
        assert_eq!(lines(&widths, 10.0, 180.0), [1, 3]);
        assert_eq!(
            lines(&widths, 10.0, 50.0),
            [1, 2],
            "the most needed are kept"
        );
        assert!(lines(&[], 10.0, 50.0).is_empty());
    }
}

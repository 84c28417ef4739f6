//! Presentation of a lesson: the table dimmed except for highlighted things, the teacher's words, the instruction, and
//! the lesson's own buttons.

use super::{
    Teaching, button,
    spotlight::{LitShape, Quad, dimmed},
    terms,
};
use bevy::prelude::{
    App, IntoScheduleConfigs as _, Local, MessageWriter, Res, ResMut, Single, SystemCondition as _,
    in_state, resource_exists,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, Area, Color32, Id, LayerId, Mesh, Order, Painter, Rect, Sense, Shape, Stroke,
        StrokeKind, Ui, Vec2, pos2, vec2,
    },
};
use kortlek_games::{
    Expect, Glossary, HudPart, LessonRun, Said, Sentence, Spotlight, StepWords, Term,
};
use kortlek_kit::{
    Preferences, RedrawRequest, callout,
    cut::CutRect,
    device::{Device, button_label},
    fit,
    focus::FocusNavigation,
    input::{
        actions::{Action, GuidedAction, TableAction},
        inputs::ButtonLabel,
    },
    pictures::{Pictures, paint_at},
    theme::{self, INK, PAPER},
};
use kortlek_rules::{
    Arg, Message, Text,
    presentation::{Choice, Layout, Piece, Place, Target},
};
use kortlek_table::{
    Activity, Frame, HitTarget, HitTargets, Menu, OverlayButtons, Picked, Screen, Table,
    TablePicture,
    draw::{
        buttons::ActionBar,
        faces::Faces,
        marks::ATTENDED,
        opening::{TablePart, is_due},
        panels,
    },
    input::{canvas, pointer::PointerDrag},
    layout::attention::{Focus, Hover},
    table_picture::LookingBack,
    ui::{
        hud::{aids, draw_label},
        zoom::CloserLook,
    },
};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(is_due(TablePart::Hud))
            .run_if(in_state(Menu::None).and_then(in_state(Screen::Table)))
            .run_if(resource_exists::<Teaching>.and_then(resource_exists::<Table>)),
    );
}

/// Opacity of the dimming, and of the dimming over the part that is pointed at.
const DARK: [f32; 2] = [0.6, 0.3];
/// Duration of its fade, in seconds.
const FADE: f32 = 0.18;
/// Height of a button, and its height where there is little room.
const HIGH: [f32; 2] = [44.0, 36.0];
/// Distance by which a card is lifted, with whatever is placed on its edge, in pixels of the reference drawing.
const LIFT: f32 = 34.0;
const GAP: f32 = 6.0;
const PAD: f32 = 12.0;

/// Inputs from which a lesson is drawn.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct LessonInput<'w, 's> {
    teaching: Res<'w, Teaching>,
    table: Res<'w, Table>,
    shown: Res<'w, TablePicture>,
    frame: Res<'w, Frame>,
    spots: Res<'w, HitTargets>,
    focus: Res<'w, Focus>,
    hover: Res<'w, Hover>,
    pub(super) preferences: Res<'w, Preferences>,
    activity: Res<'w, Activity>,
    bar: Single<'w, 's, &'static ActionBar>,
    faces: Res<'w, Faces>,
    pub(super) device: Res<'w, Device>,
    looking: Single<'w, 's, &'static LookingBack>,
    drag: Single<'w, 's, &'static PointerDrag>,
    closer: Single<'w, 's, &'static CloserLook>,
}

fn show(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    seen: LessonInput,
    mut controls: ResMut<OverlayButtons>,
    mut picks: MessageWriter<Picked>,
    mut awake: ResMut<RedrawRequest>,
    mut begun: Local<FirstFrame>,
    mut nav: Local<FocusNavigation>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let zoom = ctx.zoom_factor();
    if (zoom - seen.frame.text).abs() > 2e-3 {
        return; // In the first picture after a page in larger type.
    }
    let course = seen.teaching.course();
    let Some(words) = course.words(seen.table.words().language().tag()) else {
        return;
    };
    let rests = seen.table.is_current() && !seen.activity.moving;
    // The look back covers the table.
    let asks =
        rests && matches!(course.said(), Said::Idea | Said::Other) && !seen.looking.is_open();
    let fade = if seen.preferences.reduced_motion {
        0.0
    } else {
        FADE
    };
    let dark = ctx.animate_bool_with_time(Id::new("lesson dimming"), asks, fade);
    if dark > 0.0 && dark < 1.0 {
        awake.keep();
    }
    let glossary =
        kortlek_games::glossary(course.lesson().game, seen.table.words().language().tag());
    let mut page = LessonPage {
        glossary: &glossary,
        explained: None,
        shades: theme::shades(seen.preferences.cloth),
        seen: &seen,
        ctx: &ctx,
        pictures: &mut pictures,
        course,
        words,
        zoom,
        controls: Vec::new(),
        papers: Vec::new(),
        pressed: None,
    };
    if begun.hides(&seen, &ctx) {
        page.cover();
        awake.keep();
        return;
    }
    let [look, touch] = page.lit();
    if dark > 0.0 {
        page.dim(&look, &touch, dark);
    }
    page.all(&look, &touch, [asks, rests]);
    let leaving = seen.teaching.is_leaving();
    let ends = *course.said() == Said::End;
    let now = OverlayButtons {
        first: page.first(),
        all: std::mem::take(&mut page.controls),
        cancel: match page.explained {
            Some(_) => Some(terms::CLOSE),
            None => (!ends).then_some(if leaving { button::STAY } else { button::ASK }),
        },
        // The overlay on the table is closed first.
        cancels_first: page.explained.is_some() || leaving,
        skip: (!ends && !leaving).then_some(button::SKIP),
        papers: std::mem::take(&mut page.papers),
    };
    let pressed = page.pressed;
    if let Some(explained) = page.explained {
        terms::explain(&ctx, explained, (&seen, &mut nav, page.pictures));
    }
    if *controls != now {
        *controls = now;
        awake.keep();
    }
    if let Some(name) = pressed {
        picks.write(Picked(Target::Button(name)));
        awake.keep();
    }
}

/// A table that is laid at once is shown when its cards are drawn, not while they are still plain.
#[derive(Default)]
struct FirstFrame {
    /// Serial number of the table, the time since it is there, and whether it was shown.
    table: u64,
    since: f64,
    shown: bool,
}

impl FirstFrame {
    /// Maximum time until it is shown, in seconds, whatever is still missing.
    const PATIENCE: f64 = 4.0;

    fn hides(&mut self, seen: &LessonInput, ctx: &egui::Context) -> bool {
        let now = ctx.input(|input| input.time);
        if self.table != seen.table.serial() {
            *self = FirstFrame {
                table: seen.table.serial(),
                since: now,
                shown: false,
            };
            // The first frame requests the pictures of everything in view.
            return true;
        }
        self.shown |= !seen.faces.lacks() || now - self.since > FirstFrame::PATIENCE;
        !self.shown
    }
}

/// Ratio of the common rectangle to the area of its parts from which they are far apart.
const APART: f32 = 2.5;

pub(super) struct LessonPage<'a, 'w, 's> {
    seen: &'a LessonInput<'w, 's>,
    /// Terms that can be explained, and the one that is, with its place.
    pub(super) glossary: &'a Glossary,
    pub(super) explained: Option<(&'a Term, Rect)>,
    ctx: &'a egui::Context,
    pictures: &'a mut Pictures,
    shades: theme::Shades,
    course: &'a LessonRun,
    words: &'a StepWords,
    zoom: f32,
    /// Buttons on the page, and the one that was pressed.
    controls: Vec<(&'static str, bevy::math::Rect)>,
    pub(super) pressed: Option<&'static str>,
    /// Rectangles that must stay readable, in pixels of the window.
    papers: Vec<bevy::math::Rect>,
}

impl LessonPage<'_, '_, '_> {
    /// A rectangle of the window in egui's points.
    fn points(&self, rect: bevy::math::Rect) -> Rect {
        let z = self.zoom;
        Rect::from_min_max(
            pos2(rect.min.x / z, rect.min.y / z),
            pos2(rect.max.x / z, rect.max.y / z),
        )
    }

    /// A rectangle in points in the window's pixels.
    fn pixels(&self, rect: Rect) -> bevy::math::Rect {
        let z = self.zoom;
        bevy::math::Rect::new(
            rect.min.x * z,
            rect.min.y * z,
            rect.max.x * z,
            rect.max.y * z,
        )
    }

    fn quad(&self, spot: &HitTarget) -> Quad {
        let middle = self.seen.frame.to_window(spot.rect.center()) / self.zoom;
        let half = spot.rect.half_size() / self.zoom;
        let quad = Quad {
            middle: pos2(middle.x, middle.y),
            half: vec2(half.x, half.y),
            angle: -spot.angle,
        };
        // A picked or focused card is raised, and tilted half as much as at rest.
        let chosen = self.seen.table.picking.chosen().contains(&spot.target);
        let is_card = matches!(spot.target, Target::Piece(piece) if piece.is_card());
        let layout = &self.seen.shown.layout;
        let zone = spot.zone.and_then(|zone| layout.zone(zone));
        let in_hand = zone.is_some_and(|zone| zone.place == Place::Hand);
        let attended = self.seen.focus.target() == Some(spot.target);
        let unit = self.seen.frame.unit / self.zoom;
        if is_card && in_hand && chosen {
            let up = LIFT * unit;
            return Quad {
                middle: quad.middle - vec2(0.0, up / 2.0),
                half: quad.half + vec2(5.0, up / 2.0 + 5.0),
                angle: quad.angle * 0.5,
            };
        }
        if is_card && in_hand && attended && self.seen.table.picking.can_pick(spot.target) {
            return Quad {
                middle: quad.middle - vec2(0.0, ATTENDED.up * unit),
                half: quad.half * ATTENDED.scale,
                angle: quad.angle * 0.5,
            };
        }
        quad
    }

    /// A target as it lies, with the cards of other zones and of its own that lie over it.
    fn of_target(&self, target: Target) -> Vec<LitShape> {
        let spots = &self.seen.spots;
        let Some(spot) = spots.get(target) else {
            // A target without a spot of its own is where its pieces are.
            return match target {
                Target::Zone(zone) => self.pieces(|s| s.zone == Some(zone)),
                Target::Cell(zone, cell) => {
                    let layout = &self.seen.shown.layout;
                    let items = layout.zone(zone).map_or(&[][..], |zone| &zone.items);
                    let here: Vec<Target> = items
                        .iter()
                        .filter(|item| item.cell == cell)
                        .map(|item| Target::Piece(item.piece))
                        .collect();
                    self.pieces(|s| here.contains(&s.target))
                }
                _ => Vec::new(),
            };
        };
        let under = match target {
            Target::Piece(_) => self.over(spot),
            _ => Vec::new(),
        };
        vec![LitShape {
            quad: self.quad(spot),
            under,
        }]
    }

    fn pieces(&self, wanted: impl Fn(&HitTarget) -> bool) -> Vec<LitShape> {
        let pieces = self.seen.spots.iter();
        pieces
            .filter(|spot| matches!(spot.target, Target::Piece(_)) && wanted(spot))
            .map(|spot| LitShape::of(self.quad(spot)))
            .collect()
    }

    /// The cards that lie over a card. What is drawn on a card, a count or a stamp, is lit with it.
    fn over(&self, spot: &HitTarget) -> Vec<Quad> {
        let is_card = |target| matches!(target, Target::Piece(piece) if piece.is_card());
        let hides = |other: &HitTarget| match other.target {
            Target::Piece(_) => is_card(other.target) || !is_card(spot.target),
            _ => false,
        };
        let others = self.seen.spots.iter();
        others
            .filter(|other| hides(other) && other.z > spot.z)
            .filter(|other| other.zone == spot.zone)
            .map(|other| self.quad(other))
            .collect()
    }

    fn of_named(&self, named: &Spotlight, layout: &Layout) -> Vec<LitShape> {
        let frame = &self.seen.frame;
        let rect = match named {
            Spotlight::Hud(HudPart::Prompt) => frame.prompt,
            Spotlight::Hud(HudPart::Log) => frame.log,
            Spotlight::Hud(HudPart::Facts) => self.facts(),
            Spotlight::Hud(HudPart::Score(seat)) => match frame.panel(*seat) {
                Some(panel) => panel.header,
                None => return Vec::new(),
            },
            named => {
                let targets = named.targets(self.seen.table.session.as_ref(), layout);
                return targets
                    .into_iter()
                    .flat_map(|t| self.of_target(t))
                    .collect();
            }
        };
        vec![LitShape::of(Quad::of(self.points(rect)))]
    }

    /// Rectangle of the facts, in pixels of the window.
    fn facts(&self) -> bevy::math::Rect {
        let drawn = aids::drawn(self.ctx);
        drawn.map_or(self.seen.frame.aids, |rect| self.pixels(rect))
    }

    /// Targets to look at, and targets to touch, as far as they are on the table now.
    fn lit(&self) -> [Vec<LitShape>; 2] {
        if !matches!(self.course.said(), Said::Idea | Said::Other) {
            return Default::default();
        }
        let layout = &self.seen.shown.layout;
        let step = &self.course.lesson().steps[self.course.step()];
        let all = |names: &[Spotlight]| -> Vec<LitShape> {
            names
                .iter()
                .flat_map(|n| self.of_named(n, layout))
                .collect()
        };
        let picking = &self.seen.table.picking;
        let targets: Vec<Target> = if self.course.only_looks() {
            Vec::new()
        } else if picking.carried().is_some() {
            // A carried piece may go anywhere on its canvas.
            let transform = canvas::canvas_transform(&self.seen.shown, &self.seen.frame);
            let room = transform.map(|at| LitShape::of(Quad::of(self.points(at.room))));
            return [all(&step.look), room.into_iter().collect()];
        } else if let Some(hinted) = self.hinted() {
            hinted
        } else if picking.has_picks() && !self.strays() {
            // The first pick stays lit, and so do the targets that may follow.
            let next = [self.left(), self.follows()].concat();
            let next = if next.is_empty() {
                picking.next()
            } else {
                next
            };
            [self.seen.table.picked(), next].concat()
        } else if step.touch.is_empty() {
            self.expected()
        } else {
            return [all(&step.look), all(&step.touch)];
        };
        let touch = targets
            .into_iter()
            .flat_map(|t| self.of_target(t))
            .collect();
        [all(&step.look), touch]
    }

    /// Targets that may be picked next for the expected decision, once something is picked.
    fn follows(&self) -> Vec<Target> {
        let (picking, course) = (&self.seen.table.picking, self.course);
        let step = &course.lesson().steps[course.step()];
        if !matches!(step.expect, Expect::Script | Expect::These(_)) {
            return Vec::new();
        }
        let choices = picking.choices().iter();
        choices
            .filter_map(|choice| Some((choice, choice.gesture.after(picking.chosen())?)))
            .filter(|(choice, _)| course.lesson().expects(course.step(), &choice.actions))
            .flat_map(|(_, next)| next)
            .collect()
    }

    /// Returns true if a part of the step's decision is picked and another is to follow.
    fn is_half_done(&self) -> bool {
        let picking = &self.seen.table.picking;
        let carries = picking.carried().is_some() || self.seen.drag.dragged().is_some();
        picking.has_picks()
            && !carries
            && !self.follows().is_empty()
            && self.unconfirmed().is_none()
    }

    /// Targets to touch for a decision of several actions that are neither marked nor picked yet, and can be.
    fn left(&self) -> Vec<Target> {
        let (table, course) = (&self.seen.table, self.course);
        let step = &course.lesson().steps[course.step()];
        if step.several == 1 {
            return Vec::new();
        }
        let can_be = [&table.picking.next(), table.picking.marks()].concat();
        let picked = table.picked();
        let layout = &self.seen.shown.layout;
        let touched = step.touch.iter();
        touched
            .flat_map(|lit| lit.targets(table.session.as_ref(), layout))
            .filter(|target| can_be.contains(target) && !picked.contains(target))
            .collect()
    }

    /// Returns true if something is picked that is no part of the step's decision. A card on its way is judged when it
    /// is let go.
    fn strays(&self) -> bool {
        let layout = &self.seen.shown.layout;
        self.seen.drag.dragged().is_none() && self.seen.teaching.strays(&self.seen.table, layout)
    }

    /// The decision of the step, if all of it is picked and only a press is missing that confirms it.
    fn unconfirmed(&self) -> Option<&Choice> {
        let (picking, course) = (&self.seen.table.picking, self.course);
        if picking.carried().is_some() || !course.asks() {
            return None;
        }
        let whole = |choice: &&Choice| choice.gesture.is_made_by(picking.chosen());
        let any = course.lesson().steps[course.step()].expect == Expect::Any;
        picking
            .ripe()
            .filter(whole)
            .filter(|choice| any || course.lesson().expects(course.step(), &choice.actions))
    }

    /// Initial focus.
    fn first(&self) -> Option<Target> {
        let (table, course) = (&self.seen.table, self.course);
        if self.seen.teaching.is_leaving() {
            return Some(Target::Button(button::LEAVE));
        }
        if course.waits() {
            return Some(Target::Button(button::GO_ON));
        }
        if !course.asks() || !table.is_current() {
            return None;
        }
        if table.picking.has_picks() {
            // A complete expected choice needs no more picks: the focus stays where a press confirms it.
            let ripe = table.picking.ripe();
            if ripe.is_some_and(|c| course.lesson().expects(course.step(), &c.actions)) {
                return table.picking.chosen().last().copied();
            }
            return [self.left(), self.follows()].concat().first().copied();
        }
        let next = [&table.picking.next(), table.picking.marks()].concat();
        if let Some(hinted) = self.hinted() {
            return hinted.into_iter().find(|target| next.contains(target));
        }
        if course.offers_to_show() {
            return Some(Target::Button(button::SHOW));
        }
        let layout = &self.seen.shown.layout;
        let touch = &course.lesson().steps[course.step()].touch;
        let mut touch = touch
            .iter()
            .flat_map(|named| named.targets(table.session.as_ref(), layout));
        touch
            .find(|target| next.contains(target))
            .or_else(|| self.expected().into_iter().find(|t| next.contains(t)))
    }

    /// Targets hinted by the table; `None` where several actions are one decision, which uses the targets to touch.
    fn hinted(&self) -> Option<Vec<Target>> {
        let one = self.course.lesson().steps[self.course.step()].several == 1;
        one.then(|| self.seen.table.hinted_targets())?
    }

    /// Targets with which the expected decision may begin.
    fn expected(&self) -> Vec<Target> {
        let (table, course) = (&self.seen.table, self.course);
        if course.lesson().steps[course.step()].expect == Expect::Any {
            let mut next = table.picking.next();
            next.extend(table.picking.marks());
            return next;
        }
        let mut first: Vec<Target> = Vec::new();
        for action in course.lesson().expected(course.step()).iter().flatten() {
            let choice = table.choice_of(action);
            let next = choice.and_then(|choice| choice.gesture.after(&[]));
            first.extend(next.into_iter().flatten());
        }
        first.sort_unstable();
        first.dedup();
        first
    }

    /// The dimming, and rings round what is lit.
    fn dim(&self, look: &[LitShape], touch: &[LitShape], dark: f32) {
        let painter = self.layer(Order::Middle, "lesson dimming");
        let window = self.ctx.content_rect();
        let frame = &self.seen.frame;
        let mut lit: Vec<LitShape> = look.iter().chain(touch).cloned().collect();
        // The button that decides, or what keys do.
        if !self.course.only_looks() || self.seen.device.shows_focus() {
            lit.push(LitShape::of(Quad::of(self.points(frame.confirm))));
        }
        // A card that is looked at closely is read.
        if let CloserLook(Some(rect)) = **self.seen.closer {
            lit.push(LitShape::of(Quad::of(self.points(rect))));
        }
        if let Some(face) = self.face() {
            lit.push(LitShape::of(Quad::of(face.expand(5.0))));
        }
        let attended = self.seen.focus.target().or(self.seen.hover.target);
        let half: Vec<LitShape> = attended.map_or_else(Vec::new, |target| self.of_target(target));
        let line = 1.0 / self.ctx.pixels_per_point();
        let shades = dimmed(window, &lit, &half, line);
        let mut mesh = Mesh::default();
        for (rects, share) in shades.iter().zip(DARK) {
            let ink = self.shades.table.linear_multiply(share * dark);
            for rect in rects {
                mesh.add_colored_rect(*rect, ink);
            }
        }
        painter.add(Shape::Mesh(Arc::new(mesh)));
        let ring = |lit: &LitShape, dashed: bool| {
            let mut corners = lit.quad.corners().to_vec();
            let stroke = Stroke::new(2.5, self.shades.words.gamma_multiply(dark));
            if dashed {
                corners.push(corners[0]);
                painter.extend(Shape::dashed_line(&corners, stroke, 7.0, 5.0));
            } else {
                painter.add(Shape::closed_line(corners, stroke));
            }
        };
        // Targets to look at get rings only where nothing is to be done: elsewhere a ring says that a press on it is
        // what is asked for. Those to touch have the table's own, unless they are here only to be looked at.
        if self.course.only_looks() {
            look.iter().for_each(|lit| ring(lit, true));
        }
        // Something that is picked is raised, and no longer where its ring would be.
        let raised = self.seen.table.picking.has_picks();
        touch
            .iter()
            .filter(|lit| lit.under.is_empty() && !raised)
            .for_each(|lit| ring(lit, false));
    }

    /// A painter on a layer of its own.
    fn layer(&self, order: Order, name: &str) -> Painter {
        self.ctx.layer_painter(LayerId::new(order, Id::new(name)))
    }

    /// The table is still being laid: plain cloth.
    fn cover(&self) {
        let painter = self.layer(Order::Foreground, "lesson cover");
        painter.rect_filled(self.ctx.content_rect(), 0.0, self.shades.table);
    }

    /// Enlarges the significant mark of a target to look at: at the corner where it is.
    fn lens(&mut self, painter: &Painter, lit: &LitShape, mark: &str) {
        const RADIUS: f32 = 23.0;
        const HIGH: f32 = 27.0;
        let corners = lit.quad.corners();
        let [left, right] = [corners[0], corners[1]];
        let at = if lit.under.is_empty() {
            right + (lit.quad.middle - right) * 0.12
        } else {
            // The right corner of a card in a hand lies under its neighbour; in the left one stand rank and suits.
            let top = left + (right - left) * 0.4;
            let down = (lit.quad.middle - (left + (right - left) * 0.5)).normalized();
            top - down * RADIUS * 0.5
        };
        let window = self.ctx.content_rect().shrink(RADIUS + 4.0);
        let at = window.clamp(at);
        painter.circle(at, RADIUS, PAPER, Stroke::new(3.0, self.shades.words));
        painter.circle_stroke(at, RADIUS - 2.5, Stroke::new(1.5, INK));
        let is_decktet = kortlek_rules::decktet::Suit::ALL;
        let texture = if is_decktet.iter().any(|suit| suit.name() == mark) {
            let set = self.seen.preferences.style.decktet;
            self.pictures.suit(self.ctx, mark, set, HIGH)
        } else {
            let suits = kortlek_art::FrenchSuit::ALL;
            let suit = suits.into_iter().find(|suit| suit.name() == mark);
            let french = self.seen.preferences.style.french;
            let ink = suit.map_or(INK, |suit| {
                let [r, g, b] = suit.colour(french);
                Color32::from_rgb(r, g, b)
            });
            self.pictures.mark(self.ctx, mark, Some(ink), HIGH)
        };
        if let Some(texture) = texture {
            paint_mark(painter, &texture, at);
        }
    }

    /// The marks that the step enlarges.
    fn lenses(&mut self, look: &Layout) {
        let step = &self.course.lesson().steps[self.course.step()];
        let painter = self.layer(Order::Foreground, "lesson lens");
        let marks: Vec<(LitShape, String)> = step
            .look
            .iter()
            .zip(&step.lens)
            .filter(|(_, mark)| !mark.is_empty())
            .filter_map(|(named, mark)| {
                let lit = self.of_named(named, look).into_iter().next()?;
                Some((lit, mark.clone()))
            })
            .collect();
        for (lit, mark) in marks {
            self.lens(&painter, &lit, &mark);
        }
    }

    /// Rectangle of the teacher's face, in its panel.
    fn face(&self) -> Option<Rect> {
        let frame = &self.seen.frame;
        let panel = frame.panel(self.course.lesson().teacher)?;
        let [middle, radius] = panels::face(frame, panel);
        let square = bevy::math::Rect::from_center_half_size(middle, radius);
        Some(self.points(square))
    }

    /// Renders a text of the lesson for the present position.
    fn fill(&self, sentence: &Sentence) -> String {
        let table = &self.seen.table;
        let session = self.seen.teaching.at.as_ref();
        let mut say = |text: &Text| table.words().text(text, session.names());
        sentence.fill(session, &mut say).unwrap_or_default()
    }

    fn say(&self, say: impl Into<Message>) -> String {
        self.seen.table.say(say)
    }

    /// The teacher's words, and the visual help below them.
    fn said(&self) -> (String, Option<String>) {
        let again = if self.course.is_set_again() {
            format!("{} ", self.say("lesson-set-again"))
        } else {
            String::new()
        };
        let other = |words: &StepWords| words.other.as_ref().map(|s| self.fill(s));
        if self.strays() {
            // A mark stays until it is pressed again.
            let marked = !self.seen.table.picking.marked().is_empty();
            let why = other(self.words).filter(|_| !marked);
            return (why.unwrap_or_else(|| self.say("lesson-stray")), None);
        }
        match self.course.said() {
            Said::Idea => {
                let aside = self.words.aside.as_ref().map(|aside| self.fill(aside));
                // Over a canvas places are shown as outlines, which nothing else explains.
                let table = &self.seen.table;
                let outlines = table.hint.is_some() && table.picking.carried().is_some();
                let outlines = outlines.then(|| self.say("lesson-outlines"));
                // What is done already is no longer asked for.
                if self.is_half_done() {
                    return (self.say("lesson-half"), Some(self.fill(&self.words.say)));
                }
                (again + &self.fill(&self.words.say), outlines.or(aside))
            }
            Said::Good(actions, _) => {
                let good = self.words.good(actions).map(|s| self.fill(s));
                (good.unwrap_or_default(), None)
            }
            // Once what is meant is picked, what was wrong is no longer spoken of.
            Said::Other if !self.follows().is_empty() && self.seen.table.picking.has_picks() => {
                (self.fill(&self.words.say), None)
            }
            Said::Lying | Said::Other => (other(self.words).unwrap_or_default(), None),
            Said::End => (self.say("lesson-end"), None),
        }
    }

    /// Panel, slip, sign and the teacher's hand.
    fn all(&mut self, look: &[LitShape], touch: &[LitShape], [asks, rests]: [bool; 2]) {
        let ends = *self.course.said() == Said::End;
        if asks {
            let seen = self.seen;
            self.lenses(&seen.shown.layout);
        }
        let panel = (!ends).then(|| self.panel());
        let bounds = |lit: &LitShape| lit.quad.bounds();
        let mut lit: Vec<Rect> = look.iter().chain(touch).map(bounds).collect();
        if asks && !self.course.only_looks() {
            let sign = self.sign(touch, panel);
            self.papers.extend(sign.map(|rect| self.pixels(rect)));
            // A closer look at something must not cover the targets to look at, unless they fill the board.
            let board = self.ctx.content_rect().area() * 0.2;
            let looked = look.iter().map(bounds).filter(|rect| rect.area() < board);
            let looked: Vec<_> = looked.map(|rect| self.pixels(rect)).collect();
            self.papers.extend(looked);
            lit.extend(sign);
        }
        // If there is no room for everything, words take precedence over cards.
        lit.extend(panel.iter().flat_map(|panel| [*panel; 8]));
        self.papers.extend(panel.map(|rect| self.pixels(rect)));
        // The subject of the words must be visible.
        let looks_back = self.seen.looking.is_open();
        if (rests || !self.course.speaks_of_what_comes()) && !looks_back {
            self.slip(&lit);
        }
        self.hand();
    }

    /// A button in a rectangle. Keys and pad reach it, too.
    fn button(&mut self, ui: &Ui, name: &'static str, rect: Rect, mark: &str, words: &str) {
        let response = ui.interact(rect, Id::new(name), Sense::CLICK);
        let focused = self.stand(name, rect, response.clicked());
        let fill = if response.hovered() || focused {
            self.shades.lit
        } else {
            self.shades.panel
        };
        let line = Stroke::new(1.5, self.shades.line);
        ui.painter()
            .rect(rect, theme::BUTTON_RADIUS, fill, line, StrokeKind::Inside);
        let ink = theme::shades_of(ui).words;
        let mut room = rect;
        let align = if mark.is_empty() {
            room.min.x += 10.0;
            Align2::CENTER_CENTER
        } else {
            let at = room.cut_left(38.0, 0.0).left_center() + vec2(20.0, 0.0);
            if let Some(texture) = self.pictures.mark(ui.ctx(), mark, Some(ink), 18.0) {
                paint_at(ui, &texture, at);
            }
            Align2::LEFT_CENTER
        };
        if let Some(key) = self.key_of(name) {
            let at = room.cut_right(38.0, 0.0).right_center() - vec2(20.0, 0.0);
            draw_label(ui, self.pictures, &key, at, 22.0);
        } else {
            room.max.x -= 8.0;
        }
        fit::paint_fit(ui, room, align, words, theme::semibold(16.0), ink);
        if focused {
            theme::focus_ring(ui, rect);
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand);
    }

    /// The picture of the key that presses a button wherever the focus is.
    fn key_of(&self, name: &str) -> Option<ButtonLabel> {
        let action: Action = match name {
            button::SHOW => TableAction::Hint.into(),
            button::SKIP => GuidedAction::Skip.into(),
            button::LEAVE | button::STAY => TableAction::Cancel.into(),
            _ => return None,
        };
        // Picks are put back before the lesson is left.
        let put_back = name == button::LEAVE && self.seen.table.picking.has_picks();
        let leaving = self.seen.teaching.is_leaving();
        let answers = leaving == (name == button::STAY) && !put_back;
        let bindings = &self.seen.preferences.bindings;
        let of = |action: Action| button_label(*self.seen.device, bindings, action);
        let label = of(action).filter(|_| answers)?;
        // Over a canvas the same key may mean something else.
        let mut carrying = bindings.shared(action).map(|canvas| of(canvas.into()));
        let carries = self.seen.table.picking.carried().is_some()
            && carrying.any(|other| other.as_ref() == Some(&label));
        (!carries).then_some(label)
    }

    /// Registers a control. Returns true if it has the focus.
    pub(super) fn stand(&mut self, name: &'static str, rect: Rect, clicked: bool) -> bool {
        self.controls.push((name, self.pixels(rect)));
        if clicked {
            self.pressed = Some(name);
        }
        self.seen.focus.target() == Some(Target::Button(name))
    }

    /// An area over the dimming.
    fn area(&mut self, name: &str, rect: Rect, add: impl FnOnce(&mut Self, &mut Ui)) {
        let ctx = self.ctx.clone();
        Area::new(Id::new(name))
            .order(Order::Foreground)
            .fixed_pos(rect.min)
            .constrain(false)
            .show(&ctx, |ui| {
                ui.set_min_size(rect.size());
                ui.set_max_size(rect.size());
                add(self, ui);
            });
    }

    /// The lesson's panel, in the place of log and facts: the idea, how far it is, and the buttons.
    fn panel(&mut self) -> Rect {
        let frame = &self.seen.frame;
        let [log, aids, confirm] = [frame.log, self.facts(), frame.confirm].map(|r| self.points(r));
        let buttons = self.seen.bar.height(frame) / self.zoom;
        let step = &self.course.lesson().steps[self.course.step()];
        let facts = Spotlight::Hud(HudPart::Facts);
        let names_facts = step.look.contains(&facts) || step.touch.contains(&facts);
        let foot = confirm.top() - buttons - GAP;
        let bottom = if names_facts {
            (aids.top() - GAP).min(foot)
        } else {
            foot
        };
        let top = self.points(frame.bar).bottom() + 8.0;
        let room = bottom - log.top().min(bottom - 150.0).max(top);
        let wide = log.width();
        let leaving = self.seen.teaching.is_leaving();
        let title = if leaving {
            self.say("lesson-leave-ask")
        } else {
            self.words.name.clone()
        };
        let (font, ink) = (theme::serif(18.0), self.shades.words);
        let name = self.text(&title.to_uppercase(), font, ink, wide - 2.0 * PAD);
        let shows = self.course.asks() || leaving;
        let shows = if shows { 3.0 } else { 2.0 };
        let whole = 2.0 * PAD + name.size().y + 24.0 + 26.0 + GAP + shows * (HIGH[0] + GAP) - GAP;
        let roomy = whole <= room;
        let high = if roomy {
            whole
        } else {
            (2.0 * PAD + 24.0 + 26.0 + (shows - 1.0) * (HIGH[1] + GAP)).min(bottom - top)
        };
        let upper = covering(bottom - high, (!names_facts).then_some(aids));
        let rect = Rect::from_min_max(pos2(log.left(), upper), pos2(log.right(), bottom));
        self.area("lesson panel", rect, |page, ui| {
            let line = Stroke::new(1.5, page.shades.line);
            ui.painter()
                .rect(rect, 12.0, page.shades.panel, line, StrokeKind::Inside);
            let mut rest = rect.shrink(PAD);
            if roomy {
                let head = rest.cut_top(name.size().y, 0.0);
                fit::paint_galley(ui, head, Align2::LEFT_TOP, name, ink);
            }
            let (n, all) = (page.course.step() + 1, page.course.lesson().steps.len());
            let far = match (leaving, roomy) {
                (true, true) => page.say("lesson-leave-about"),
                (true, false) => page.say("lesson-leave-ask"),
                _ => page.say(Message::new("lesson-idea").with("n", n).with("of", all)),
            };
            let row = rest.cut_top(24.0, 0.0);
            fit::paint_left(ui, row, &far, theme::regular(15.0), page.shades.soft);
            page.discs(ui, rest.cut_top(24.0, 2.0 + GAP));
            page.buttons(ui, rest, roomy);
        });
        rect
    }

    fn buttons(&mut self, ui: &Ui, room: Rect, roomy: bool) {
        let leaving = self.seen.teaching.is_leaving();
        let three = if leaving {
            [
                (button::LEAVE, "quit", "lesson-leave-short"),
                (button::STAY, "undo", "lesson-stay"),
                (button::MENU, "menu", "lesson-menu"),
            ]
        } else {
            [
                (button::SHOW, "eye", "lesson-show-me"),
                (button::SKIP, "step", "lesson-skip-idea"),
                (button::LEAVE, "quit", "lesson-leave"),
            ]
        }
        .map(|(name, mark, words)| (name, mark, self.say(words)));
        let shows = self.course.asks() || leaving;
        let high = if roomy { HIGH[0] } else { HIGH[1] };
        let half = (room.width() - GAP) / 2.0;
        let three = three
            .into_iter()
            .filter(|(name, ..)| shows || *name != button::SHOW);
        for (k, (name, mark, words)) in three.enumerate() {
            let (at, wide) = match (roomy, k) {
                (true, k) => (vec2(0.0, k as f32 * (high + GAP)), room.width()),
                (false, 2) => (vec2(0.0, high + GAP), room.width()),
                (false, k) => (vec2(k as f32 * (half + GAP), 0.0), half),
            };
            let rect = Rect::from_min_size(room.min + at, vec2(wide, high));
            let mark = if roomy || k == 2 { mark } else { "" };
            self.button(ui, name, rect, mark, &words);
        }
    }

    /// A disc a step: done, this one, to come. A press on one that was reached goes there.
    fn discs(&mut self, ui: &Ui, row: Rect) {
        let steps = self.course.lesson().steps.len();
        let pitch = (row.width() / steps as f32).min(26.0);
        for (k, name) in button::STEPS.into_iter().enumerate().take(steps) {
            let at = pos2(row.left() + pitch * (k as f32 + 0.5), row.center().y);
            let rect = Rect::from_center_size(at, vec2(pitch, row.height()));
            let (now, reached) = (k == self.course.step(), k <= self.course.furthest());
            let done = k < self.course.furthest();
            let radius = (pitch * 0.36).min(9.0);
            let painter = ui.painter();
            if now || reached {
                let bright = self.shades.bright;
                let fill = if now { bright } else { self.shades.lit };
                painter.circle(at, radius, fill, Stroke::new(1.3, bright));
            } else {
                painter.circle_stroke(at, radius, Stroke::new(1.3, self.shades.soft));
            }
            if now {
                let number = (k + 1).to_string();
                let on = self.shades.on_bright;
                painter.text(at, Align2::CENTER_CENTER, number, theme::semibold(12.0), on);
            } else if done
                && let Some(texture) =
                    self.pictures
                        .mark(ui.ctx(), "check", Some(theme::shades_of(ui).words), 11.0)
            {
                paint_at(ui, &texture, at);
            }
            if reached && !now {
                let response = ui.interact(rect, Id::new(name), Sense::CLICK);
                if self.stand(name, rect, response.clicked()) {
                    let ring = Stroke::new(2.0, theme::shades_of(ui).focus);
                    ui.painter().circle_stroke(at, radius + 3.0, ring);
                }
                response.on_hover_cursor(egui::CursorIcon::PointingHand);
            }
        }
    }

    fn text(&self, words: &str, font: egui::FontId, ink: Color32, wide: f32) -> Arc<egui::Galley> {
        self.ctx
            .fonts_mut(|fonts| fonts.layout(words.to_owned(), font, ink, wide))
    }

    /// The step's instruction, and the place that it is about, until something of it is picked.
    fn asked(&self, touch: &[LitShape]) -> Option<(String, Rect)> {
        let words = self.fill(self.words.sign.as_ref()?);
        if self.seen.table.picking.has_picks() && !self.strays() && self.left().is_empty() {
            return None;
        }
        let all = || touch.iter().map(|lit| lit.quad.bounds());
        let together = all().reduce(Rect::union)?;
        // Targets that are far apart are pointed at one after the other.
        let apart = together.area() > APART * all().map(|rect| rect.area()).sum::<f32>();
        // So is what is shown to be picked.
        let thing = if apart || self.hinted().is_some() {
            all().next()?
        } else {
            together
        };
        Some((words, thing))
    }

    /// Draws the instruction on paper next to the targets to touch: next to all of them where they are close
    /// together; above or below, or to the left where the lesson's panel is. Returns its rectangle.
    fn sign(&self, touch: &[LitShape], panel: Option<Rect>) -> Option<Rect> {
        let (words, thing) = match self.unconfirmed() {
            Some(choice) => {
                let what = Arg::Name(choice.words.to_string());
                let press = Message::new("lesson-confirm").with("what", what);
                (self.say(press), self.points(self.seen.frame.confirm))
            }
            None => self.asked(touch)?,
        };
        let window = self.ctx.content_rect().shrink(8.0);
        let galley = self.text(&words, theme::semibold(16.0), INK, 300.0);
        let size = galley.size() + vec2(28.0, 16.0);
        const TAIL: f32 = 12.0;
        let labelled = with_labels(thing, self.labels());
        let above = labelled.top() - TAIL - size.y / 2.0 - 2.0;
        let free = self.points(self.seen.frame.prompt).bottom() + 4.0;
        let over = above - size.y / 2.0 > free;
        let y = if over {
            above
        } else {
            labelled.bottom() + TAIL + size.y / 2.0 + 2.0
        };
        let y = y
            .min(window.bottom() - size.y / 2.0)
            .max(free + size.y / 2.0);
        let middle = thing.center();
        // A sign for a target on the table stays over the table, off the log.
        let table = self.points(self.seen.frame.tableau).right();
        let most = if middle.x < table {
            table.min(window.right())
        } else {
            window.right()
        };
        let least = window.left() + size.x / 2.0;
        let x = middle.x.clamp(least, least.max(most - size.x / 2.0));
        let mut rect = Rect::from_center_size(pos2(x, y), size);
        let x = middle.x.clamp(rect.left() + 16.0, rect.right() - 16.0);
        let ends = rect.expand(TAIL);
        let mut tip = pos2(x, if over { ends.bottom() } else { ends.top() });
        // An overlay on a canvas has the key prompts at its foot; on face-down cards there is nothing to read, but
        // their name is above them.
        let upon = self.seen.table.picking.carried().is_some() || self.lies_face_down(thing);
        if upon {
            let at = pos2(middle.x, thing.top() + 10.0 + size.y / 2.0);
            rect = Rect::from_center_size(at, size);
        } else if panel.is_some_and(|panel| panel.intersects(rect)) {
            let low = window.bottom() - size.y / 2.0;
            let y = middle.y.min(low).max(free + size.y / 2.0);
            let x = thing.left() - TAIL - 2.0 - size.x / 2.0;
            let x = x.max(window.left() + size.x / 2.0);
            rect = Rect::from_center_size(pos2(x, y), size);
            tip = pos2(rect.right() + TAIL, y);
        }
        let painter = self.layer(Order::Foreground, "lesson sign");
        paper(&painter, rect, Some(tip).filter(|_| !upon));
        painter.galley(rect.center() - galley.size() / 2.0, galley, INK);
        Some(rect)
    }

    /// Words on the table, and whether each has a ground of its own: those stand below what they name, others above it.
    fn labels(&self) -> impl Iterator<Item = (Rect, bool)> {
        let frame = &self.seen.frame;
        let zones = self.seen.shown.placements.zones.iter();
        let words = zones.flat_map(|zone| &zone.words);
        words.map(|word| (self.points(word.rect(frame.label)), word.pill))
    }

    /// Returns true if there is a pile at this place whose top card is face down.
    fn lies_face_down(&self, thing: Rect) -> bool {
        let shown = &self.seen.shown;
        let zones = shown.layout.zones.iter().zip(&shown.placements.zones);
        zones.into_iter().any(|(zone, placement)| {
            let top = zone.items.last().map(|item| item.piece);
            matches!(top, Some(Piece::Back(_)))
                && thing.contains(self.points(placement.used).center())
        })
    }

    /// Draws the teacher's words on paper with a tail to the face, and a button if they wait to be read.
    fn slip(&mut self, keep_off: &[Rect]) {
        let (said, aside) = self.said();
        let Some(face) = self.face().filter(|_| !said.is_empty()) else {
            return;
        };
        let frame = &self.seen.frame;
        let bar = self.points(frame.prompt).bottom() + 6.0;
        let window = self.ctx.content_rect();
        let within = Rect::from_min_max(pos2(8.0, bar), window.max - vec2(8.0, 8.0));
        let waits = self.course.waits();
        // Taller than this it is made wider.
        let tall = within.height() * 0.62;
        let slips = [230.0, 290.0, 360.0, 440.0].map(|wide: f32| {
            let wide = wide.min(within.width() - 20.0);
            CalloutTexts::lay(self, &said, aside.as_deref(), waits, wide)
        });
        let fitting = |slip: CalloutTexts, wider| if slip.size.y <= tall { slip } else { wider };
        let Some(slip) = slips.into_iter().reduce(fitting) else {
            return;
        };
        let mut needed: Vec<bevy::math::Rect> = keep_off.iter().map(|r| self.pixels(*r)).collect();
        needed.extend([frame.prompt, frame.hand, frame.confirm]);
        needed.extend(self.pickable());
        let pieces = self.seen.spots.iter();
        let panels = frame.panels.iter();
        let other: Vec<bevy::math::Rect> = pieces
            .filter(|s| matches!(s.target, Target::Piece(_)))
            .map(|s| frame.rect_to_window(s.rect))
            // Of a panel the head, with name and score, is read most.
            .chain(panels.flat_map(|panel| [panel.header, panel.rect]))
            // Piles and bags have no spots of their own cards.
            .chain(self.small_zones())
            // Things to be picked count more than things that are merely there.
            .chain(self.pickable().into_iter().flat_map(|rect| [rect; 3]))
            .collect();
        let size = bevy::math::Vec2::new(slip.size.x, slip.size.y) * self.zoom;
        let thing = self.pixels(face.expand(4.0));
        let place = callout::place(size, thing, [&needed, &other], self.pixels(within));
        let place = place.map(|rect| self.points(rect));
        let rect = place.unwrap_or(Rect::from_min_size(within.min, slip.size));
        let words = self.say(if *self.course.said() == Said::End {
            "lesson-play-on"
        } else {
            "lesson-go-on"
        });
        self.papers.push(self.pixels(rect));
        self.area("lesson slip", rect, |page, ui| {
            let ring = Stroke::new(2.5, page.shades.words);
            let painter = ui.painter().with_clip_rect(window);
            painter.circle_stroke(face.center(), face.width() / 2.0 + 2.0, ring);
            paper(&painter, rect, Some(face.center()));
            slip.paint(page, ui, rect, &words);
        });
    }

    /// Rectangles of the targets that can be picked, in logical pixels of the window; without a board that fills much
    /// of it.
    fn pickable(&self) -> Vec<bevy::math::Rect> {
        let picking = &self.seen.table.picking;
        if !self.course.asks() {
            return Vec::new();
        }
        let frame = &self.seen.frame;
        let most = frame.window.element_product() * 0.1;
        let targets = picking.next().into_iter().chain(picking.instead());
        let spots = targets.filter_map(|target| self.seen.spots.get(target));
        let rects = spots.map(|spot| frame.rect_to_window(spot.rect));
        rects
            .filter(|rect| rect.size().element_product() < most)
            .collect()
    }

    /// What lies in the zones, without boards that fill much of the window.
    fn small_zones(&self) -> impl Iterator<Item = bevy::math::Rect> {
        let frame = &self.seen.frame;
        let most = frame.window.element_product() * 0.1;
        let zones = self.seen.shown.placements.zones.iter();
        let used = zones.map(|placement| placement.used);
        used.filter(move |used| (1.0..most).contains(&used.size().element_product()))
    }

    /// The teacher, on the way over what is shown.
    fn hand(&mut self) {
        let Some((path, left)) = &self.seen.teaching.shows else {
            return;
        };
        let Some(face) = self.face() else { return };
        let stops = path.iter().filter_map(|target| {
            let lit = self.of_target(*target);
            lit.first().map(|lit| lit.quad.middle)
        });
        let stops: Vec<egui::Pos2> = std::iter::once(face.center()).chain(stops).collect();
        let legs = stops.len().saturating_sub(1).max(1) as f32;
        let share = (1.0 - left / super::SHOWING).clamp(0.0, 1.0) * legs;
        let leg = (share as usize).min(stops.len().saturating_sub(2));
        let (Some(from), Some(to)) = (stops.get(leg), stops.get(leg + 1)) else {
            return;
        };
        let t = (share - leg as f32).clamp(0.0, 1.0);
        let at = *from + (*to - *from) * (t * t * (3.0 - 2.0 * t));
        let painter = self.layer(Order::Tooltip, "lesson hand");
        let ring = Stroke::new(2.5, self.shades.words);
        painter.circle(at, 20.0, self.shades.panel, ring);
        let names = self.seen.table.session.names();
        let teacher = names.of(self.course.lesson().teacher);
        let portrait = panels::portrait(teacher, false);
        if let Some(texture) = self.pictures.mark(self.ctx, portrait, None, 30.0) {
            paint_mark(&painter, &texture, at);
        }
    }
}

/// A thing with the words that name it, which a sign must not hide: those right above it, and those with a ground of
/// their own right below.
fn with_labels(thing: Rect, labels: impl Iterator<Item = (Rect, bool)>) -> Rect {
    const NEAR: f32 = 14.0;
    let mut all = thing;
    for (label, below) in labels.filter(|(l, _)| thing.x_range().contains(l.center().x)) {
        if below && (-NEAR..NEAR).contains(&(label.top() - thing.bottom())) {
            all.max.y = all.max.y.max(label.bottom());
        } else if !below && (-NEAR..NEAR).contains(&(thing.top() - label.bottom())) {
            all.min.y = all.min.y.min(label.top());
        }
    }
    all
}

/// Paints a mark at its own size with its middle at a point.
fn paint_mark(painter: &Painter, texture: &egui::TextureHandle, at: egui::Pos2) {
    let size = texture.size_vec2() / painter.ctx().pixels_per_point();
    let rect = Rect::from_center_size(at, size);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture.id(), rect, whole, Color32::WHITE);
}

/// The words of a slip, laid out.
struct CalloutTexts {
    said: Arc<egui::Galley>,
    aside: Option<Arc<egui::Galley>>,
    waits: bool,
    size: Vec2,
}

impl CalloutTexts {
    fn lay(
        page: &LessonPage,
        said: &str,
        aside: Option<&str>,
        waits: bool,
        wide: f32,
    ) -> CalloutTexts {
        let room = wide - 2.0 * PAD - 4.0;
        let said = page.text(said, theme::semibold(17.0), INK, room);
        let soft = INK.gamma_multiply(0.82);
        let aside = aside.map(|aside| page.text(aside, theme::regular(14.5), soft, room));
        let mut high = 2.0 * PAD + said.size().y;
        high += aside.as_ref().map_or(0.0, |aside| aside.size().y + 15.0);
        high += if waits { HIGH[0] + 10.0 } else { 0.0 };
        CalloutTexts {
            said,
            aside,
            waits,
            size: vec2(wide, high),
        }
    }

    fn paint(self, page: &mut LessonPage, ui: &Ui, rect: Rect, go_on: &str) {
        let mut rest = rect.shrink2(vec2(PAD + 2.0, PAD));
        let mut spoken = terms::Spoken::of(page);
        let at = rest.cut_top(self.said.size().y, 8.0).min;
        ui.painter().galley(at, self.said.clone(), INK);
        spoken.mark(page, ui, (&self.said, at));
        if let Some(aside) = self.aside {
            let line = [rest.left_top(), rest.right_top()];
            let dots = Stroke::new(1.5, INK.gamma_multiply(0.5));
            ui.painter()
                .extend(Shape::dashed_line(&line, dots, 2.0, 4.0));
            let at = rest.min + vec2(0.0, 7.0);
            ui.painter().galley(at, aside.clone(), INK);
            spoken.mark(page, ui, (&aside, at));
        }
        spoken.end(page, ui, page.seen.teaching.explained);
        if self.waits {
            let rect = rest.with_min_y(rest.bottom() - HIGH[0]);
            page.button(ui, button::GO_ON, rect, "", go_on);
        }
    }
}

/// Paper with a line of ink and a tail towards a point, as long as a tail may be.
fn paper(painter: &Painter, rect: Rect, to: Option<egui::Pos2>) {
    const ROUND: f32 = 10.0;
    const LONGEST: f32 = 44.0;
    let ink = Stroke::new(1.5, INK);
    let shadow = rect.translate(vec2(0.0, 3.0));
    painter.rect_filled(shadow, ROUND, Color32::from_black_alpha(60));
    painter.rect(rect, ROUND, PAPER, ink, StrokeKind::Inside);
    let Some(to) = to.filter(|to| !rect.contains(*to)) else {
        return;
    };
    let edge = Vec2::splat(ROUND + 10.0).min(rect.size() / 2.0);
    let inner = rect.shrink2(edge);
    let near = inner.clamp(to);
    // Out of the side beyond which the point lies farthest.
    let beside = (rect.left() - to.x).max(to.x - rect.right());
    let above = (rect.top() - to.y).max(to.y - rect.bottom());
    let side = rect.clamp(to);
    let (root, along) = if beside > above {
        (pos2(side.x, near.y), vec2(0.0, 9.0))
    } else {
        (pos2(near.x, side.y), vec2(9.0, 0.0))
    };
    let way = to - root;
    let tip = root + way * (LONGEST / way.length().max(1.0)).min(1.0);
    let base = [root + along, root - along];
    // It covers the line between itself and the paper.
    let back = if along.x == 0.0 {
        vec2((rect.center().x - root.x).signum() * 2.0, 0.0)
    } else {
        vec2(0.0, (rect.center().y - root.y).signum() * 2.0)
    };
    painter.add(Shape::convex_polygon(
        vec![base[0] + back, tip, base[1] + back],
        PAPER,
        Stroke::NONE,
    ));
    painter.line_segment([base[0], tip], ink);
    painter.line_segment([tip, base[1]], ink);
}

/// Top of the lesson's panel that has to reach up to `top`: a little higher where less than a line or two of the
/// facts would be seen above it.
fn covering(top: f32, facts: Option<Rect>) -> f32 {
    const REST: f32 = 84.0;
    let facts = facts.map(|facts| facts.y_range());
    facts
        .filter(|facts| facts.contains(top) && top - facts.min < REST)
        .map_or(top, |facts| facts.min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_leaves_the_words_at_its_thing_free() {
        let thing = Rect::from_min_max(pos2(100.0, 100.0), pos2(180.0, 220.0));
        let label = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), vec2(70.0, 18.0));
        let with = |label: Rect, pill: bool| with_labels(thing, std::iter::once((label, pill)));
        let over = with(label(140.0, 90.0), false);
        assert_eq!((over.top(), over.bottom()), (81.0, 220.0), "its name");
        let under = with(label(140.0, 232.0), true);
        assert_eq!((under.top(), under.bottom()), (100.0, 241.0));
        assert_eq!(under.x_range(), thing.x_range());
        for (other, pill) in [
            (label(140.0, 90.0), true),
            (label(140.0, 40.0), false),
            (label(300.0, 90.0), false),
        ] {
            assert_eq!(with(other, pill), thing, "that of something else");
        }
    }

    #[test]
    fn no_title_of_facts_looks_out_above_the_panel() {
        let facts = |top: f32| Some(Rect::from_min_max(pos2(0.0, top), pos2(200.0, top + 300.0)));
        assert_eq!(covering(500.0, facts(480.0)), 480.0);
        assert_eq!(
            covering(500.0, facts(300.0)),
            500.0,
            "there is something to read"
        );
        assert_eq!(covering(500.0, facts(520.0)), 500.0);
        assert_eq!(covering(500.0, None), 500.0);
    }
}

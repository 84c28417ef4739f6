//! Tips at the table: a small slip says what a situation means when it first comes up in the player's own game. One
//! shows at a time, and once it is put away, or was there to be read while a decision was made, it never comes back,
//! unless all are asked for again.
//!
//! The choice of a tip is pure: a game names the messages whose situation has come up
//! ([`kortlek_rules::presentation::Scene::tips`]), the table has tips of its own ([`common`]), and [`next`] chooses.
//! Dismissed tips are in [`Progress::tips`].

use crate::{notices::Notice, progress::Progress};
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Area, Id, Order, Sense, Stroke, StrokeKind, pos2, vec2},
};
use kortlek_kit::{
    Preferences, RedrawRequest, callout, device,
    input::{actions::TableAction, inputs::ButtonLabel},
    pictures::Pictures,
    theme,
};
use kortlek_rules::{
    Arg, Message,
    presentation::{Picks, Place, Target},
    session::Session,
};
use kortlek_table::{
    Activity, Frame, HitTargets, Menu, OverlayButtons, Picked, Screen, Table, TableComponents,
    TablePicture, TableSystems,
    draw::{
        buttons::ActionBar,
        opening::{TablePart, is_due},
    },
    hand_order,
    input::canvas::canvas_transform,
    layout::attention::Focus,
    ui::{
        canvas,
        hud::{GameLog, aids, draw_label},
    },
};

use std::{sync::Arc, time::Duration};

pub(super) fn plugin(app: &mut App) {
    app.add_table_component::<Tip>()
        .add_systems(
            Update,
            (put_away, choose)
                .chain()
                .after(TableSystems::Draw)
                .run_if(is_due(TablePart::Help))
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(is_due(TablePart::Help))
                .run_if(in_state(Menu::None).and_then(in_state(Screen::Table)))
                .run_if(resource_exists::<Table>),
        );
}

/// The button that puts the tip away: a stop of the table's focus.
const CLOSE: &str = "tip-close";

/// The tip that shows.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tip {
    message: Option<&'static str>,
    /// Time it appeared, since the program started.
    since: Duration,
    /// After a tip was put away at this table and position no other comes up there.
    rests: Option<(u64, usize)>,
    /// It is only a heading, since its words would hide something.
    folded: bool,
    /// The player wants its words, whatever they hide.
    opened: bool,
}

/// Time that a tip has to show before the player decides to count as read.
const READ: Duration = Duration::from_secs(5);

impl Tip {
    /// The message of the tip that shows.
    pub fn message(&self) -> Option<&'static str> {
        self.message
    }
}

/// Conditions of the table's own tips, when the player has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct TipConditions {
    /// Number of earlier decisions of the player.
    decided: usize,
    /// Number of decisions to choose from.
    choices: usize,
    can_undo: bool,
    /// Moves were taken back, or hints were shown: the player knows.
    undone: bool,
    hinted: bool,
    /// Number of lines in the log.
    told: usize,
    /// Number of cards in the hand in the order of the deal.
    dealt: usize,
    /// Something can be marked, and nothing is.
    markable: bool,
    /// Things are named when the pointer rests on them.
    explained: bool,
}

/// A tip of the table: its message, when its situation holds, and the key that does what it speaks of.
struct Common {
    message: &'static str,
    holds: fn(&TipConditions) -> bool,
    action: Option<TableAction>,
}

/// All of them, in the order in which they come where several hold.
const COMMON: [Common; 7] = [
    Common {
        message: "table-tip-look",
        holds: |seen| seen.explained,
        action: None,
    },
    Common {
        message: "table-tip-undo",
        holds: |seen| seen.can_undo && !seen.undone,
        action: Some(TableAction::Undo),
    },
    Common {
        message: "table-tip-marks",
        holds: |seen| seen.markable && seen.decided > 0,
        action: Some(TableAction::Mark),
    },
    Common {
        message: "table-tip-hand",
        holds: |seen| seen.dealt >= 6,
        action: Some(TableAction::Sort),
    },
    Common {
        message: "table-tip-log",
        holds: |seen| seen.told >= 8,
        action: None,
    },
    Common {
        message: "table-tip-hint",
        holds: |seen| seen.choices >= 4 && seen.decided >= 3 && !seen.hinted,
        action: Some(TableAction::Hint),
    },
    Common {
        message: "table-tip-reference",
        holds: |seen| seen.decided >= 4,
        action: Some(TableAction::Reference),
    },
];

/// The messages of the table's own tips whose situation holds.
fn common(seen: &TipConditions) -> impl Iterator<Item = &'static str> {
    let holding = COMMON.iter().filter(|tip| (tip.holds)(seen));
    holding.map(|tip| tip.message)
}

/// Name under which a dismissed tip is remembered.
fn name(game: &str, message: &str) -> String {
    match COMMON.iter().any(|tip| tip.message == message) {
        true => message.to_owned(),
        false => format!("{game}/{message}"),
    }
}

/// Tip to show: the current one as long as its condition holds and it is not known, otherwise the first of those that
/// hold, unless tips rest.
fn next(
    now: Option<&'static str>,
    holding: &[&'static str],
    is_known: impl Fn(&str) -> bool,
    rests: bool,
) -> Option<&'static str> {
    let mut open = holding.iter().copied().filter(|tip| !is_known(tip));
    let stays = now.filter(|now| open.clone().any(|tip| tip == *now));
    stays.or_else(|| open.next().filter(|_| !rests))
}

/// All tips are shown again.
pub fn show_again(world: &mut World) {
    world.resource_mut::<Progress>().tips.clear();
    world.write_message(Notice::of(Message::new("tips-shown-again")));
}

/// A tip is put away for good.
fn put_away(
    mut picked: MessageReader<Picked>,
    table: Res<Table>,
    mut tip: Single<&mut Tip>,
    mut memory: ResMut<Progress>,
    mut awake: ResMut<RedrawRequest>,
) {
    let pressed = picked
        .read()
        .any(|picked| picked.0 == Target::Button(CLOSE));
    if !pressed {
        return;
    }
    if tip.folded {
        tip.folded = false;
        tip.opened = true;
        awake.keep();
        return;
    }
    if let Some(message) = tip.message.take() {
        memory.tips.insert(name(table.session.card().id, message));
        tip.rests = Some((table.serial(), table.session.positions()));
        awake.keep();
    }
}

/// Chooses the tip that shows. Only in the player's own game, while he has to decide and nothing moves.
fn choose(
    (table, shown, activity): (Res<Table>, Res<TablePicture>, Res<Activity>),
    (preferences, mut log, time): (Res<Preferences>, ResMut<GameLog>, Res<Time<Real>>),
    mut memory: ResMut<Progress>,
    mut tip: Single<&mut Tip>,
    mut controls: ResMut<OverlayButtons>,
    mut awake: ResMut<RedrawRequest>,
    mut from: Local<Option<(u64, usize, bool)>>,
) {
    let decides = table.is_own() && table.picking.decides() && table.is_current();
    let asks = preferences.table_tips && decides && !activity.moving;
    let at = (table.serial(), table.session.positions());
    let again = memory.is_changed() || preferences.is_changed() || tip.is_changed();
    let before = from.replace((at.0, at.1, asks));
    if before == Some((at.0, at.1, asks)) && !again {
        return;
    }
    if let (Some(message), Some((serial, position, _))) = (tip.message, before)
        && serial == at.0
        && position < at.1
        && time.elapsed().saturating_sub(tip.since) >= READ
    {
        memory.tips.insert(name(table.session.card().id, message));
    }
    let wanted = if asks {
        let game = table.session.card().id;
        let mut holding = table.session.scene_now(Picks::NONE).tips.clone();
        holding.extend(common(&seen(&table, &shown, &log, &preferences)));
        let is_known = |message: &str| memory.tips.contains(&name(game, message));
        next(tip.message, &holding, is_known, tip.rests == Some(at))
    } else {
        None
    };
    if tip.message != wanted {
        tip.message = wanted;
        tip.since = time.elapsed();
        tip.folded = false;
        tip.opened = false;
        awake.keep();
    }
    if wanted.is_none() && log.make_room([0.0; 2]) {
        awake.keep();
    }
    let stands = controls.all.iter().any(|(name, _)| *name == CLOSE);
    if stands && wanted.is_none() {
        controls.all.retain(|(name, _)| *name != CLOSE);
        controls.cancel.take_if(|name| *name == CLOSE);
    }
}

fn seen(
    table: &Table,
    shown: &TablePicture,
    log: &GameLog,
    preferences: &Preferences,
) -> TipConditions {
    let session: &dyn Session = table.session.as_ref();
    let steps = 0..session.positions() - 1;
    let me = session.me();
    let zones = &shown.layout.zones;
    let hand = zones.iter().find(|zone| hand_order::is_hand(zone));
    let on_table = zones.iter().filter(|zone| zone.place != Place::Hand);
    let things = on_table.flat_map(|zone| {
        let items = zone.items.iter().map(|item| Target::Piece(item.piece));
        items.chain([Target::Zone(zone.id)])
    });
    let mut markable = things.chain(kortlek_rules::Seat::all(session.players()).map(Target::Seat));
    TipConditions {
        decided: steps.filter(|k| session.made_by(*k) == me).count(),
        choices: table.picking.choices().len(),
        can_undo: table.can_undo(),
        undone: table.undone > 0,
        hinted: table.hinted > 0,
        told: log.len(),
        dealt: hand
            .filter(|_| table.is_hand_as_dealt())
            .map_or(0, |hand| hand.items.len()),
        markable: session.notebook().is_empty() && markable.any(|target| session.can_mark(target)),
        explained: preferences.tips,
    }
}

/// Inputs from which the slip is drawn.
#[derive(bevy::ecs::system::SystemParam)]
struct Around<'w, 's> {
    table: Res<'w, Table>,
    frame: Res<'w, Frame>,
    spots: Res<'w, HitTargets>,
    bar: Single<'w, 's, &'static ActionBar>,
    focus: Res<'w, Focus>,
    preferences: Res<'w, Preferences>,
    device: Res<'w, device::Device>,
    log: ResMut<'w, GameLog>,
    shown: Res<'w, TablePicture>,
}

/// Maximum width of a slip, and its margin, in points.
const WIDE: f32 = 300.0;
const PAD: f32 = 12.0;
/// Height of its head, with a cross at the right.
const HEAD: f32 = 26.0;
/// Height of the words above and below a place, in pixels of the reference drawing.
const WORDS: f32 = 30.0;
/// Side of a slip that is folded to its mark, in pixels of the reference drawing.
const FOLDED: f32 = 30.0;

fn show(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    mut tip: Single<&mut Tip>,
    mut around: Around,
    mut controls: ResMut<OverlayButtons>,
    mut picks: MessageWriter<Picked>,
    mut awake: ResMut<RedrawRequest>,
) {
    let Some(message) = tip.message else { return };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let (frame, z) = (&around.frame, ctx.zoom_factor());
    if (z - frame.text).abs() > 2e-3 {
        return; // In the first picture after a page in larger type.
    }
    let device = match *around.device {
        device::Device::Touch => "touch",
        device if device.shows_focus() => "steered",
        _ => "mouse",
    };
    let head = around.table.say("table-tip");
    let words = Message::new(message).with("device", Arg::Name(device.to_owned()));
    let words = around.table.say(words);
    let own = COMMON.iter().find(|tip| tip.message == message);
    let action = own.and_then(|tip| tip.action);
    let bindings = &around.preferences.bindings;
    let label = action.and_then(|action| device::button_label(*around.device, bindings, action));
    // As wide as the log, below which it stands where there is room.
    let wide = WIDE.min(frame.log.width() / z).max(150.0);
    let room = wide - 2.0 * PAD;
    let shades = theme::shades(around.preferences.cloth);
    let galley =
        ctx.fonts_mut(|fonts| fonts.layout(words, theme::regular(15.0), shades.words, room));
    let below = if label.is_some() { 28.0 } else { 0.0 };
    let size = vec2(wide, galley.size().y + HEAD + below + 2.0 * PAD - 4.0);
    let facts = aids::drawn(&ctx).map(|facts| from_points(facts, z));
    let size = Vec2::new(size.x, size.y) * z;
    if around.log.make_room([size.y, FOLDED * frame.text]) {
        awake.keep(); // The log makes room in the next picture.
    }
    let Some((rect, folded)) = place_of(size, tip.opened, facts, &around) else {
        return;
    };
    if tip.folded != folded {
        tip.folded = folded;
    }
    let now = OverlayButtons {
        all: vec![(CLOSE, rect)],
        cancel: Some(CLOSE),
        ..OverlayButtons::default()
    };
    if *controls != now {
        *controls = now;
        awake.keep();
    }
    let to_points = |at: Vec2| pos2(at.x / z, at.y / z);
    let rect = egui::Rect::from_min_max(to_points(rect.min), to_points(rect.max));
    let focused = around.focus.target() == Some(Target::Button(CLOSE));
    let pressed = Area::new(Id::new("table tip"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            let response = ui.interact(rect, Id::new(CLOSE), Sense::CLICK);
            let fill = if response.hovered() {
                shades.lit
            } else {
                shades.panel
            };
            let said = (head, (!folded).then_some(galley), label);
            paint_tip(ui, &mut pictures, &shades, rect, fill, said);
            if focused {
                theme::focus_ring(ui, rect);
            }
            if response.hovered() {
                ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
            }
            response.clicked()
        })
        .inner;
    if pressed {
        picks.write(Picked(Target::Button(CLOSE)));
        awake.keep();
    }
}

/// A slip of paper with heading, words, and the button that the tip is about.
fn paint_tip(
    ui: &egui::Ui,
    pictures: &mut Pictures,
    shades: &theme::Shades,
    rect: egui::Rect,
    fill: egui::Color32,
    (head, galley, label): (String, Option<Arc<egui::Galley>>, Option<ButtonLabel>),
) {
    let painter = ui.painter();
    painter.rect_filled(
        rect.translate(vec2(0.0, 3.0)),
        10.0,
        egui::Color32::from_black_alpha(80),
    );
    let line = Stroke::new(1.5, shades.focus);
    painter.rect(rect, 10.0, fill, line, StrokeKind::Inside);
    let mut paint = |name: &str, tint, height, at| {
        if let Some(texture) = pictures.mark(ui.ctx(), name, Some(tint), height) {
            kortlek_kit::pictures::paint_at(ui, &texture, at);
        }
    };
    let Some(galley) = galley else {
        paint("information", shades.focus, 18.0, rect.center());
        return;
    };
    let top = rect.top() + PAD + 7.0;
    let mark = pos2(rect.left() + PAD + 7.0, top);
    paint("information", shades.focus, 18.0, mark);
    let close = pos2(rect.right() - PAD - 5.0, top);
    paint("cross", shades.words, 14.0, close);
    painter.text(
        pos2(rect.left() + PAD + 22.0, top),
        egui::Align2::LEFT_CENTER,
        head,
        theme::semibold(15.0),
        shades.focus,
    );
    let at = pos2(rect.left() + PAD, rect.top() + PAD + HEAD - 4.0);
    let foot = at.y + galley.size().y;
    painter.galley(at, galley, shades.words);
    if let Some(label) = &label {
        draw_label(ui, pictures, label, pos2(at.x + 14.0, foot + 16.0), 22.0);
    }
}

/// Converts a rectangle of egui's to pixels of the window, of which a point has `zoom`.
fn from_points(rect: egui::Rect, zoom: f32) -> Rect {
    let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
    Rect::from_corners(corner(rect.min), corner(rect.max))
}

/// Position of a slip of this size, and true if it is folded there: in a place of its own below the log, or near the
/// key prompts. Where it would hide anything it is folded to its mark, in a place of its own or at the edge of the facts,
/// unless the player has `opened` it; it never covers prompt, hand or targets that can be picked if there is another
/// place.
fn place_of(
    size: Vec2,
    opened: bool,
    facts: Option<Rect>,
    around: &Around,
) -> Option<(Rect, bool)> {
    let (frame, table) = (&around.frame, &around.table);
    let slot = around.log.place_of_tooltip();
    if let Some(slot) = slot.filter(|slot| slot.height() > size.y - 1.0) {
        return Some((slot, false));
    }
    let buttons = around.bar.height(frame);
    let mut near = frame.confirm;
    near.min.y -= buttons;
    let mut needed = vec![frame.prompt, frame.hand, near];
    let picking = &table.picking;
    let targets = picking.next().into_iter().chain(picking.instead());
    let targets = targets.chain(picking.marks().iter().copied());
    let rects = targets.filter_map(|target| around.spots.get(target));
    needed.extend(rects.map(|spot| frame.rect_to_window(spot.rect)));
    // The buttons and gestures of a canvas, where there is one.
    let wide = canvas_transform(&around.shown, frame);
    needed.extend(wide.map(|transform| canvas::foot(transform.room, frame.text)));
    // A place that takes the whole middle is no place to keep free.
    let most = 0.2 * frame.tableau.size().element_product();
    let spots = around.spots.iter().filter_map(|spot| {
        let rect = frame.rect_to_window(spot.rect);
        match spot.target {
            Target::Piece(_) | Target::Cell(..) => Some(rect),
            // Words stand above and below a place.
            Target::Zone(_) if rect.size().element_product() < most => {
                let words = Vec2::new(0.0, WORDS * frame.unit);
                Some(Rect::from_corners(rect.min - words, rect.max + words))
            }
            _ => None,
        }
    });
    let other: Vec<Rect> = spots
        .chain(frame.panels.iter().map(|panel| panel.rect))
        .chain(facts)
        .chain(around.log.room())
        .collect();
    let within = Rect::new(
        8.0,
        frame.prompt.max.y + 4.0,
        frame.window.x - 8.0,
        frame.window.y - 8.0,
    );
    let place = |size| callout::place(size, near, [&needed, &other], within);
    let whole = place(size);
    let hides =
        |rect: &Rect| callout::hidden(*rect, &needed) + callout::hidden(*rect, &other) > 0.0;
    if opened || whole.is_some_and(|rect| !hides(&rect)) {
        return whole.map(|rect| (rect, false));
    }
    let half = FOLDED * frame.text / 2.0;
    let middle = match slot {
        Some(slot) => Vec2::new(slot.max.x - half, slot.center().y),
        // At the right edge of the facts, outside their lines.
        None => {
            let beside = facts.or(around.log.room()).unwrap_or(frame.log);
            let x = beside.max.x.min(frame.window.x - half);
            Vec2::new(x, beside.min.y + 12.0 * frame.text)
        }
    };
    let folded = Rect::from_center_size(middle, Vec2::splat(2.0 * half));
    Some((folded, true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_tip_shows_as_long_as_its_situation_holds() {
        let none = |_: &str| false;
        assert_eq!(next(None, &["a", "b"], none, false), Some("a"));
        assert_eq!(next(Some("b"), &["a", "b"], none, false), Some("b"));
        assert_eq!(next(Some("b"), &["a"], none, false), Some("a"));
        assert_eq!(next(Some("a"), &[], none, false), None);
    }

    #[test]
    fn what_was_put_away_never_comes_back_and_nothing_follows_at_once() {
        let known = |tip: &str| tip == "a";
        assert_eq!(next(None, &["a", "b"], known, true), None);
        assert_eq!(next(None, &["a", "b"], known, false), Some("b"));
        assert_eq!(next(Some("a"), &["a"], known, false), None);
    }

    #[test]
    fn a_games_tip_is_known_by_its_game_and_a_common_one_everywhere() {
        assert_eq!(name("shed", "situation-penalty"), "shed/situation-penalty");
        assert_eq!(name("shed", "table-tip-undo"), "table-tip-undo");
    }

    #[test]
    fn each_tip_of_the_table_waits_for_its_situation() {
        let all = |seen: &TipConditions| common(seen).collect::<Vec<_>>();
        assert_eq!(all(&TipConditions::default()), [""; 0]);
        let first = TipConditions {
            explained: true,
            choices: 8,
            dealt: 5,
            ..TipConditions::default()
        };
        assert_eq!(all(&first), ["table-tip-look"]);
        let later = TipConditions {
            decided: 4,
            can_undo: true,
            told: 20,
            dealt: 6,
            markable: true,
            ..first
        };
        assert_eq!(all(&later).len(), COMMON.len());
        let knowing = TipConditions {
            undone: true,
            hinted: true,
            ..later
        };
        let said = all(&knowing);
        assert!(!said.contains(&"table-tip-undo") && !said.contains(&"table-tip-hint"));
    }
}

//! The focus of keys and pads on the table: the target that it is on, and its movements.

use crate::{
    guide::OverlayButtons,
    input::canvas::{Hand, canvas_transform},
    layout::{
        attention::Focus,
        frame::Frame,
        hit_targets::{HitTarget, HitTargets},
    },
    states::{Menu, Screen, TableSystems},
    table::Table,
    table_picture::{TablePicture, is_read_whole, past, pasts},
};
use bevy::{
    input_focus::{
        directional_navigation::{AutoNavigationConfig, FocusableArea},
        navigator::find_best_candidate,
    },
    math::CompassOctant,
    prelude::*,
};
use kortlek_kit::{device::Device, input::actions::TableAction, preferences::Preferences};
use kortlek_rules::{
    presentation::{Arrangement, Layout, Picking, Picks, Piece, Preview, Target, ZoneId},
    session::least_changed,
};
use leafwing_input_manager::prelude::ActionState;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Focus>().add_systems(
        Update,
        (
            // While a piece is carried over a canvas, keys move the piece.
            steer.run_if(not(steers)),
            keep,
            give_way.run_if(steers.or_else(looks_on)),
        )
            .chain()
            .before(crate::input::keys::table_commands)
            .in_set(TableSystems::Input)
            .run_if(in_state(Menu::None).and_then(in_state(Screen::Table))),
    );
}

/// Returns true if keys and pad move the piece that is carried over a canvas.
fn steers(hand: Option<Res<Hand>>) -> bool {
    hand.is_some_and(|hand| hand.steers())
}

/// Returns true while others place something on a wide canvas, where nothing can be picked.
fn looks_on(table: Option<Res<Table>>, shown: Res<TablePicture>, frame: Res<Frame>) -> bool {
    let waits = table.is_some_and(|table| !table.picking.decides() && !table.is_only_looked_at());
    waits && canvas_transform(&shown, &frame).is_some()
}

/// The focus is not shown while keys move something else.
fn give_way(mut focus: ResMut<Focus>) {
    if focus.shown {
        focus.shown = false;
    }
}

/// The targets between which arrows and stick move: those that can be picked now, and those that could have been picked
/// first.
fn stops(table: &Table) -> Vec<Target> {
    let mut stops = stops_next(table);
    stops.extend(table.picking.instead());
    stops.sort_unstable();
    stops.dedup();
    stops
}

/// Targets that can be picked or marked next.
fn stops_next(table: &Table) -> Vec<Target> {
    let mut next = table.picking.next();
    next.extend(table.picking.marks());
    next
}

/// The area of a spot for Bevy's navigator, which counts y downwards.
fn area(spot: &HitTarget, index: usize) -> FocusableArea {
    let middle = spot.rect.center();
    FocusableArea {
        // The navigator tells areas apart by entity; cells and zones have none, so the place in the list stands in.
        entity: Entity::from_raw_u32(index as u32).unwrap_or(Entity::PLACEHOLDER),
        position: Vec2::new(middle.x, -middle.y),
        size: spot.rect.size(),
    }
}

/// Maximum offset to the side per step ahead for a spot that still counts as being in a direction.
const AHEAD: f32 = 1.2;

/// The spot that is next in a direction, seen from the one at `from`: spots more or less in the direction go before
/// those that are merely on that side.
pub fn next_spot<'a>(
    from: &HitTarget,
    spots: &[&'a HitTarget],
    way: CompassOctant,
) -> Option<&'a HitTarget> {
    next_within(from, spots, way, AHEAD).or_else(|| next_within(from, spots, way, f32::MAX))
}

/// The spot that is next to the left or right in the same zone and row: one whose middle is not higher or lower than
/// half of the lower of the two. The order of a row does not depend on what lies above and below it.
fn next_in_row<'a>(
    from: &HitTarget,
    spots: &[&'a HitTarget],
    way: CompassOctant,
) -> Option<&'a HitTarget> {
    let along = match way {
        CompassOctant::East => 1.0,
        CompassOctant::West => -1.0,
        _ => return None,
    };
    let off = |s: &HitTarget| s.rect.center() - from.rect.center();
    let row = spots.iter().copied().filter(|s| {
        let high = s.rect.height().min(from.rect.height()) / 2.0;
        s.zone.is_some() && s.zone == from.zone && off(s).y.abs() < high && along * off(s).x > 1.0
    });
    // Of those that lie partly under each other the one at the same height.
    let far = |s: &HitTarget| off(s).x.abs() + off(s).y.abs();
    row.min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// The spot that is next in a direction and no farther to its side than `slack` times its distance ahead.
fn next_within<'a>(
    from: &HitTarget,
    spots: &[&'a HitTarget],
    way: CompassOctant,
    slack: f32,
) -> Option<&'a HitTarget> {
    if let Some(next) = next_in_row(from, spots, way) {
        return Some(next);
    }
    let areas: Vec<FocusableArea> = spots.iter().enumerate().map(|(i, s)| area(s, i)).collect();
    // From a point in the middle, so that cards that overlap still lie beside each other.
    let mut origin = area(from, usize::try_from(u32::MAX - 1).unwrap_or(0));
    origin.size = Vec2::ZERO;
    let up = Dir2::from(way);
    let along = Vec2::new(up.x, -up.y);
    let is_ahead = |a: &&FocusableArea| {
        let off = a.position - origin.position;
        let ahead = off.dot(along);
        ahead > 1.0 && off.perp_dot(along).abs() <= ahead * slack
    };
    let size = Vec2::ZERO;
    let points = areas.iter().filter(is_ahead);
    let points: Vec<FocusableArea> = points.map(|a| FocusableArea { size, ..*a }).collect();
    let config = AutoNavigationConfig {
        min_alignment_factor: 0.0,
        max_search_distance: None,
        prefer_aligned: true,
    };
    let best = find_best_candidate(&origin, way, &points, &config)?;
    let index = areas.iter().position(|a| a.entity == best)?;
    spots.get(index).copied()
}

/// Wraps the focus round if nothing is further in a direction: to the first in the same row or column, seen from the
/// other end.
fn come_round<'a>(
    from: &HitTarget,
    among: &[&'a HitTarget],
    way: CompassOctant,
) -> Option<&'a HitTarget> {
    let along = Dir2::from(way).as_vec2();
    let off = |s: &HitTarget| s.rect.center() - from.rect.center();
    // As wide as the thing itself: one on the other side of the table is no part of its row.
    let size = from.rect.size();
    let reach = (along.perp().abs() * size).element_sum() * 0.6;
    let row = among.iter().copied().filter(|s| {
        s.target != from.target && off(s).dot(along) < -1.0 && off(s).perp_dot(along).abs() <= reach
    });
    row.min_by(|a, b| off(a).dot(along).total_cmp(&off(b).dot(along)))
}

/// With two things to pick from, every direction that leads nowhere leads to the other one.
fn other_of_two<'a>(from: &HitTarget, among: &[&'a HitTarget]) -> Option<&'a HitTarget> {
    match among {
        [a, b] if a.target == from.target => Some(b),
        [a, b] if b.target == from.target => Some(a),
        _ => None,
    }
}

/// Next stop in the direction of an arrow: among the targets that can be picked, or one that can only be looked at if
/// it is in the direction and no target to be picked is.
fn next_stop<'a>(
    from: &HitTarget,
    among: &[&'a HitTarget],
    besides: &[&'a HitTarget],
    way: CompassOctant,
) -> Option<&'a HitTarget> {
    let onward = if besides.iter().any(|s| s.target == from.target) {
        next_within(from, &[among, besides].concat(), way, AHEAD)
    } else {
        next_within(from, among, way, AHEAD).or_else(|| next_within(from, besides, way, AHEAD))
    };
    onward
        .or_else(|| next_spot(from, among, way))
        .or_else(|| other_of_two(from, among))
        .or_else(|| come_round(from, among, way))
        .or_else(|| next_spot(from, besides, way))
}

/// Next stop in the direction of an arrow by what lies together: a piece on a card in a grid, such as a tool, and its card
/// lead to each other; from one such piece the arrows to the left and right lead to the next one.
fn next_of_same<'a>(
    from: &HitTarget,
    among: &[&'a HitTarget],
    way: CompassOctant,
    layout: &Layout,
) -> Option<&'a HitTarget> {
    if matches!(way, CompassOctant::East | CompassOctant::West) {
        let is_tool = |target: Target| matches!(target, Target::Piece(Piece::Token(..)));
        if !is_tool(from.target) {
            return None;
        }
        let tools = among.iter().copied();
        let tools = tools.filter(|s| s.zone == from.zone && is_tool(s.target));
        let tools: Vec<&HitTarget> = tools.collect();
        return next_within(from, &tools, way, 0.3);
    }
    let place = |target: Target| match target {
        Target::Piece(piece) => {
            let (zone, item) = layout.find(piece)?;
            matches!(zone.arrangement, Arrangement::Grid(_)).then_some((zone.id, item.cell))
        }
        _ => None,
    };
    let here = place(from.target)?;
    let along = Dir2::from(way).as_vec2();
    let ahead = |s: &HitTarget| (s.rect.center() - from.rect.center()).dot(along) > 1.0;
    let mut others = among.iter().copied().filter(|s| s.target != from.target);
    others.find(|s| ahead(s) && place(s.target) == Some(here))
}

/// The spot that is `turn` further in order, and round: the cards from left to right, then the buttons, then everything
/// else, from top to bottom.
fn next_in_turn<'a>(
    among: &[&'a HitTarget],
    at: Option<Target>,
    turn: i32,
) -> Option<&'a HitTarget> {
    let rank = |s: &HitTarget| match s.target {
        Target::Piece(_) => 0,
        Target::Button(_) => 1,
        Target::Zone(_) | Target::Cell(..) | Target::Seat(_) => 2,
    };
    let mut all = among.to_vec();
    all.sort_by(|a, b| {
        let (p, q) = (a.rect.center(), b.rect.center());
        let across = p.x.total_cmp(&q.x);
        let order = match rank(a) {
            0 => across,
            _ => q.y.total_cmp(&p.y).then(across),
        };
        rank(a).cmp(&rank(b)).then(order)
    });
    let last = all.len().checked_sub(1)?;
    let now = all.iter().position(|s| Some(s.target) == at);
    let next = match now {
        None if turn > 0 => 0,
        None => last,
        Some(n) => (n as i32 + turn).rem_euclid(last as i32 + 1) as usize,
    };
    Some(all[next])
}

/// The spot with the last focus in the zone that is `turn` further, from top to bottom and round, or the nearest there;
/// buttons count as one zone. `None` if there is only one.
fn next_zone<'a>(
    among: &[&'a HitTarget],
    at: Option<&HitTarget>,
    turn: i32,
    last_in: impl Fn(Option<ZoneId>) -> Option<Target>,
) -> Option<&'a HitTarget> {
    let mut zones: Vec<Vec<&HitTarget>> = Vec::new();
    for spot in among {
        match zones.iter_mut().find(|zone| zone[0].zone == spot.zone) {
            Some(zone) => zone.push(spot),
            None => zones.push(vec![spot]),
        }
    }
    if zones.len() < 2 {
        return None;
    }
    let middle = |zone: &[&HitTarget]| {
        zone.iter().map(|s| s.rect.center()).sum::<Vec2>() / zone.len().max(1) as f32
    };
    zones.sort_by(|a, b| {
        let (a, b) = (middle(a), middle(b));
        b.y.total_cmp(&a.y).then(a.x.total_cmp(&b.x))
    });
    let holds =
        |zone: &Vec<&HitTarget>| at.is_some_and(|at| zone.iter().any(|s| s.target == at.target));
    let next = match zones.iter().position(holds) {
        None if turn > 0 => 0,
        None => zones.len() - 1,
        Some(n) => (n as i32 + turn).rem_euclid(zones.len() as i32) as usize,
    };
    let zone = &zones[next];
    let before = last_in(zone[0].zone);
    if let Some(before) = zone.iter().find(|s| Some(s.target) == before) {
        return Some(before);
    }
    let from = at.map_or_else(|| middle(zone), |at| at.rect.center());
    let far = |s: &HitTarget| s.rect.center().distance_squared(from);
    let spots = zone.iter().copied();
    spots.min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// The ways of four keys, in this order.
const WAYS: [CompassOctant; 4] = [
    CompassOctant::North,
    CompassOctant::South,
    CompassOctant::West,
    CompassOctant::East,
];

pub(crate) fn steer(
    actions: Query<&ActionState<TableAction>>,
    table: Res<Table>,
    spots: Res<HitTargets>,
    mut focus: ResMut<Focus>,
    egui: Option<Res<bevy_egui::input::EguiWantsInput>>,
    (preferences, shown, controls): (Res<Preferences>, Res<TablePicture>, Res<OverlayButtons>),
) {
    use TableAction as A;
    if egui.is_some_and(|e| e.wants_any_keyboard_input()) {
        return;
    }
    let Ok(actions) = actions.single() else {
        return;
    };
    let way = |four: [A; 4]| {
        let pressed = four.iter().position(|action| actions.just_pressed(action));
        pressed.map(|k| WAYS[k])
    };
    let steps = way([A::Up, A::Down, A::Left, A::Right]);
    let looks = way([A::LookUp, A::LookDown, A::LookLeft, A::LookRight]);
    let turns = |next, previous| {
        i32::from(actions.just_pressed(&next)) - i32::from(actions.just_pressed(&previous))
    };
    let turn = turns(A::Next, A::Previous);
    let jump = turns(A::NextZone, A::PreviousZone);
    if steps.is_none() && looks.is_none() && turn == 0 && jump == 0 {
        return;
    }
    let mut stops = stops(&table);
    stops.extend(controls.targets());
    if !stops.is_empty() {
        // Buttons that can't be pressed say why.
        let buttons = spots.iter().map(|s| s.target);
        stops.extend(buttons.filter(|t| matches!(t, Target::Button(_))));
    }
    let all = |spot: &&HitTarget| match spot.target {
        Target::Piece(piece) => matches!(piece, Piece::Card(_) | Piece::Token(..)),
        Target::Zone(zone) => {
            preferences.tips && is_read_whole(&shown, zone) || past(&shown, zone).is_some()
        }
        Target::Seat(_) => preferences.tips,
        Target::Cell(..) | Target::Button(_) => false,
    };
    let reads = looks.is_some() || stops.is_empty();
    let (among, besides): (Vec<&HitTarget>, Vec<&HitTarget>) = if reads {
        (spots.iter().filter(all).collect(), Vec::new())
    } else {
        let stop = |spot: &&HitTarget| stops.contains(&spot.target);
        let looked = pasts(&shown).into_iter().map(Target::Zone);
        let looked = looked.filter(|target| !stops.contains(target));
        let looked = looked.filter_map(|target| spots.get(target));
        (spots.iter().filter(stop).collect(), looked.collect())
    };
    if focus.begin() && turn == 0 && jump == 0 {
        return;
    }
    let from = focus.at.and_then(|t| spots.get(t));
    let next = if turn != 0 || jump != 0 {
        let whole = [&among[..], &besides].concat();
        let made_possible = offered(&table.picking, focus.at).filter(|_| turn.max(jump) > 0);
        // If everything is in one zone, a jump goes through its cards.
        match jump {
            _ if made_possible.is_some() => made_possible.and_then(|target| spots.get(target)),
            0 => next_in_turn(&whole, focus.at, turn),
            _ => next_zone(&whole, from, jump, |zone| focus.last_in(zone))
                .or_else(|| next_in_turn(&whole, focus.at, jump)),
        }
    } else {
        from.zip(looks.or(steps)).and_then(|(from, way)| {
            next_of_same(from, &among, way, &shown.layout)
                .or_else(|| next_stop(from, &among, &besides, way))
        })
    };
    if let Some(next) = next {
        focus.at = Some(next.target);
        focus.remember(next.zone, next.target);
    }
}

/// The button that can be pressed because something is marked, if the focus is on a marked target: the keys that
/// otherwise go through everything in turn lead to it.
pub(crate) fn offered(picking: &Picking, at: Option<Target>) -> Option<Target> {
    let marked = at.is_some_and(|at| picking.marked().contains(&at));
    let mut next = picking.next().into_iter().filter(|_| marked);
    next.find(|target| matches!(target, Target::Button(_)))
}

/// Targets on which the focus may begin, among those that can be picked next, since a press that came too soon does no
/// harm there: no mark that is no piece, and before anything was picked no button. If there is nothing else, all of
/// them.
fn harmless(next: &[Target], marks: &[Target], nothing_chosen: bool) -> Vec<Target> {
    let may = |target: &&Target| match target {
        Target::Piece(_) => true,
        Target::Button(_) => !nothing_chosen && !marks.contains(target),
        Target::Zone(_) | Target::Cell(..) | Target::Seat(_) => !marks.contains(target),
    };
    let harmless: Vec<Target> = next.iter().filter(may).copied().collect();
    if harmless.is_empty() {
        next.to_vec()
    } else {
        harmless
    }
}

/// Initial focus among the targets that can be picked next, chosen so that a press of the same key gives nothing away:
/// on those that change least of the expected outcome; then, once something is picked, on the one that brings the most
/// points, and before that not on one that the game shows to be idle; then on the nearest to the last focus, at first
/// to the middle.
fn start(table: &Table, next: &[Target], spots: &HitTargets, from: Option<Vec2>) -> Option<Target> {
    let chosen = table.picking.chosen();
    let next = harmless(next, table.picking.marks(), chosen.is_empty());
    let calm = least_changed(table.session.as_ref(), chosen, &next);
    let candidates: Vec<&HitTarget> = calm.iter().filter_map(|t| spots.get(*t)).collect();
    let scene = table.session.scene_now(Picks::chosen(chosen));
    let mut previews = scene.previews.clone();
    if chosen.is_empty() {
        previews.retain(Preview::is_idle);
    }
    best_start(&candidates, &previews, from)
}

fn best_start(
    candidates: &[&HitTarget],
    previews: &[Preview],
    from: Option<Vec2>,
) -> Option<Target> {
    let middle = candidates.iter().map(|s| s.rect.center()).sum::<Vec2>();
    let near = from.unwrap_or(middle / candidates.len().max(1) as f32);
    let points = |s: &HitTarget| {
        let preview = previews.iter().find(|p| p.target == s.target);
        preview.map_or(0, |p| p.points)
    };
    let far = |s: &HitTarget| s.rect.center().distance_squared(near);
    let best = candidates.iter().min_by(|a, b| {
        let points = points(b).cmp(&points(a));
        points.then(far(a).total_cmp(&far(b)))
    });
    best.map(|s| s.target)
}

/// Keeps the focus on something that is there, and shows or hides it with the device.
fn keep(
    device: Res<Device>,
    table: Res<Table>,
    spots: Res<HitTargets>,
    mut focus: ResMut<Focus>,
    controls: Res<OverlayButtons>,
    mut first: Local<Option<Vec<Target>>>,
) {
    let shown = device.shows_focus();
    if focus.shown != shown {
        focus.shown = shown;
    }
    let next = match controls.first {
        Some(first) => vec![first],
        None => stops_next(&table),
    };
    let changed = first.as_ref() != Some(&next);
    let lost = focus.at.is_none_or(|t| spots.get(t).is_none());
    if changed || lost || focus.wanted {
        let stays = !lost && focus.at.is_some_and(|t| next.contains(&t));
        if !stays && !next.is_empty() {
            let from = focus.at.and_then(|t| spots.get(t)).map(|s| s.rect.center());
            let best = start(&table, &next, &spots, from);
            let chosen_now = table.picking.chosen().last().copied();
            // The last pick keeps the focus, so that the same key confirms it; targets that could still be marked are
            // no reason to move it.
            let led = controls.first.is_some() && table.picking.ripe().is_none();
            let goes_on = table.picking.next().len() > 1;
            if led || chosen_now.is_none() || chosen_now != focus.at || goes_on {
                focus.at = best;
            }
        } else if lost {
            let mut targets = spots.iter().map(|spot| spot.target);
            let any = targets.find(|target| matches!(target, Target::Piece(Piece::Card(_))));
            if focus.at != any {
                focus.at = any;
            }
        }
        *first = Some(next);
        if focus.wanted {
            focus.wanted = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use CompassOctant::{East, North, South, West};
    use kortlek_rules::presentation::Label;

    fn named(name: &'static str) -> Option<Target> {
        Some(Target::Button(name))
    }

    fn spot(name: &'static str, x: f32, y: f32) -> HitTarget {
        HitTarget {
            target: Target::Button(name),
            entity: None,
            rect: Rect::from_center_size(Vec2::new(x, y), Vec2::new(100.0, 140.0)),
            angle: 0.0,
            z: 0.0,
            zone: None,
        }
    }

    #[test]
    fn the_focus_starts_on_the_most_points_then_near_then_in_the_middle() {
        let all = [
            spot("left", -300.0, 0.0),
            spot("middle", 20.0, 0.0),
            spot("right", 300.0, 0.0),
        ];
        let all: Vec<&HitTarget> = all.iter().collect();
        let preview = |name, points| Preview {
            target: Target::Button(name),
            label: Label::Points(points),
            points,
            lines: Vec::new(),
        };
        let start = |previews: &[Preview], from| best_start(&all, previews, from);
        let near = Some(Vec2::new(200.0, 0.0));
        assert_eq!(start(&[], None), named("middle"));
        assert_eq!(start(&[], near), named("right"));
        let points = [preview("left", 4), preview("right", -2)];
        assert_eq!(start(&points, near), named("left"));
        // A target that costs points is passed over for one that costs nothing.
        assert_eq!(start(&points[1..], near), named("middle"));
        assert_eq!(best_start(&[], &[], near), None);
    }

    #[test]
    fn arrows_lead_from_a_card_to_its_own_tool_and_from_tool_to_tool() {
        use kortlek_rules::{
            Card as _, french,
            presentation::{Grid, Item, Place, Zone},
        };
        let size = Grid::Fixed {
            size: [4, 1],
            wide: 71,
            card: 100,
        };
        let hand = ZoneId::common("hand");
        let card = |n: usize| Item::up(french::Card::at(n).face()).at(n as i8, 0);
        let tool = |n: usize| Item::token("hammer", n as u8).at(n as i8, 0);
        let items = (0..4).flat_map(|n| [card(n), tool(n)]);
        let zone = Zone::new(hand, Place::Hand, Arrangement::Grid(size)).items(items);
        let layout = Layout::new(vec![zone]);
        // The cards overlap, and a tool lies nearer to the middle of the next card than to that of its own.
        let spots: Vec<HitTarget> = layout.zones[0]
            .items
            .iter()
            .map(|item| {
                let left = 60.0 * f32::from(item.cell[0]);
                let (at, size) = match item.piece {
                    Piece::Token(..) => (Vec2::new(left + 33.0, 70.0), Vec2::splat(40.0)),
                    _ => (Vec2::new(left, 0.0), Vec2::new(106.0, 148.0)),
                };
                HitTarget {
                    target: Target::Piece(item.piece),
                    rect: Rect::from_center_size(at, size),
                    zone: Some(hand),
                    ..spot("", 0.0, 0.0)
                }
            })
            .collect();
        let go = |from: usize, without: &[usize], way| {
            let among: Vec<&HitTarget> = (0..spots.len())
                .filter(|n| !without.contains(n))
                .map(|n| &spots[n])
                .collect();
            let next = next_of_same(&spots[from], &among, way, &layout);
            next.and_then(|next| spots.iter().position(|s| s.target == next.target))
        };
        assert_eq!(go(4, &[], North), Some(5), "its own tool");
        assert_eq!(go(5, &[], South), Some(4), "its own card");
        assert_eq!(go(5, &[], West), Some(3), "the next tool");
        assert_eq!(go(5, &[3], West), Some(1));
        assert_eq!(go(5, &[1, 3], West), None);
        assert_eq!(go(4, &[5], North), None);
        assert_eq!(go(4, &[], West), None, "as everywhere");
    }

    #[test]
    fn shoulders_jump_to_the_nearest_of_the_next_zone() {
        let at = |name, x, y, zone| HitTarget {
            zone,
            ..spot(name, x, y)
        };
        let zone = |name| Some(ZoneId { name, seat: None });
        let (upper, lower) = (zone("upper"), zone("lower"));
        let all = [
            at("a", -200.0, 100.0, upper),
            at("b", 200.0, 100.0, upper),
            at("c", -250.0, -100.0, lower),
            at("d", 150.0, -100.0, lower),
            at("pass", 0.0, -200.0, None),
        ];
        let all: Vec<&HitTarget> = all.iter().collect();
        let nothing = |_: Option<ZoneId>| None;
        let go =
            |from: usize, turn| next_zone(&all, Some(all[from]), turn, nothing).map(|s| s.target);
        assert_eq!(go(1, 1), named("d"));
        assert_eq!(go(3, 1), named("pass"));
        assert_eq!(go(4, 1), named("a"), "round to the top");
        assert_eq!(go(2, -1), named("a"));
        assert!(next_zone(&all, None, 1, nothing).is_some());
        assert_eq!(
            next_zone(&all[..2], Some(all[0]), 1, nothing),
            None,
            "there is but one"
        );
        let mut focus = Focus::default();
        focus.remember(lower, Target::Button("d"));
        focus.remember(lower, Target::Button("c"));
        let back = next_zone(&all, Some(all[1]), 1, |zone| focus.last_in(zone));
        assert_eq!(back.map(|s| s.target), named("c"));
        focus.remember(lower, Target::Button("gone"));
        let near = next_zone(&all, Some(all[1]), 1, |zone| focus.last_in(zone));
        assert_eq!(near.map(|s| s.target), named("d"));
    }

    #[test]
    fn arrows_come_round_in_their_row() {
        let all = [
            spot("first", -300.0, 0.0),
            spot("second", 0.0, 10.0),
            spot("last", 300.0, 0.0),
            spot("far above", -400.0, 300.0),
        ];
        let among: Vec<&HitTarget> = all.iter().collect();
        let go = |from: usize, way| come_round(among[from], &among, way).map(|s| s.target);
        assert_eq!(go(2, East), named("first"));
        assert_eq!(go(0, West), named("last"));
        assert_eq!(go(2, North), None);
    }

    #[test]
    fn what_is_only_looked_at_is_reached_where_nothing_can_be_picked() {
        let (card, finger, button) = (
            spot("card", 0.0, 0.0),
            spot("finger", -100.0, 300.0),
            spot("button", 60.0, 300.0),
        );
        let (side, pile) = (spot("side", -200.0, 0.0), spot("pile", 0.0, 150.0));
        let (among, besides) = ([&card, &finger, &button], [&side, &pile]);
        let go = |from: &HitTarget, way| next_stop(from, &among, &besides, way).map(|s| s.target);
        // The finger lies farther to the side than ahead.
        assert_eq!(go(&card, West), named("side"), "to what lies there");
        assert_eq!(
            go(&card, North),
            named("button"),
            "past what is only looked at"
        );
        assert_eq!(go(&side, North), named("finger"));
        assert_eq!(go(&side, East), named("card"));
        assert_eq!(go(&pile, South), named("card"));
        // Alone it is come to in any case.
        let none = next_stop(&card, &[&card], &[&finger], West);
        assert_eq!(none.map(|s| s.target), named("finger"));
    }

    #[test]
    fn left_and_right_stay_in_the_row_while_there_is_more_in_it() {
        let zone = Some(ZoneId::common("floor"));
        let at = |name, x, y| HitTarget {
            zone,
            ..spot(name, x, y)
        };
        // A gap in the lower row, and something nearer above it.
        let all = [
            at("a", 0.0, 0.0),
            at("b", 400.0, 10.0),
            at("above", 110.0, 150.0),
            spot("button", 120.0, 0.0),
        ];
        let all: Vec<&HitTarget> = all.iter().collect();
        let go = |from: usize, way| next_spot(all[from], &all, way).map(|s| s.target);
        assert_eq!(go(0, East), named("b"));
        assert_eq!(go(1, West), named("a"));
        assert_eq!(go(2, South), named("button"));
    }

    #[test]
    fn tab_comes_to_everything() {
        let zone = |name, x, y| HitTarget {
            target: Target::Zone(ZoneId::common(name)),
            ..spot(name, x, y)
        };
        let card = |n, x| HitTarget {
            target: Target::Piece(Piece::Token("dot", n)),
            ..spot("card", x, -200.0)
        };
        let all = [
            zone("low", 0.0, -50.0),
            spot("pass", 200.0, -100.0),
            zone("high", 50.0, 100.0),
            card(1, 100.0),
            card(0, -100.0),
        ];
        let among: Vec<&HitTarget> = all.iter().collect();
        let mut at = None;
        let mut seen = Vec::new();
        for _ in 0..all.len() {
            at = next_in_turn(&among, at, 1).map(|s| s.target);
            seen.extend(among.iter().position(|s| Some(s.target) == at));
        }
        assert_eq!(seen, [4, 3, 1, 2, 0]);
        let round = next_in_turn(&among, at, 1).map(|s| s.target);
        assert_eq!(round, Some(all[4].target));
        let back = next_in_turn(&among, round, -1).map(|s| s.target);
        assert_eq!(back, at);
        assert_eq!(next_in_turn(&[], None, 1), None);
    }

    #[test]
    fn the_focus_never_begins_where_a_press_too_soon_does_harm() {
        let (accuse, finger) = (
            Target::Button("accuse"),
            Target::Zone(ZoneId::common("finger")),
        );
        let place = Target::Zone(ZoneId::common("place"));
        let card = Target::Piece(Piece::Token("dot", 0));
        let marks = [finger];
        assert_eq!(harmless(&[card, finger, accuse], &marks, true), [card]);
        assert_eq!(harmless(&[place, finger], &marks, false), [place]);
        // Cards that are marked are as good as others, and a button after a pick ends what was begun.
        assert_eq!(harmless(&[card, accuse], &[card], true), [card]);
        assert_eq!(harmless(&[place, accuse], &[], false), [place, accuse]);
        assert_eq!(harmless(&[accuse], &[], true), [accuse], "there is no more");
    }

    #[test]
    fn the_focus_goes_where_the_arrow_points() {
        let middle = spot("middle", 0.0, 0.0);
        let all = [
            middle,
            spot("up", 0.0, 200.0),
            spot("down", 10.0, -200.0),
            spot("left", -60.0, 0.0),
            spot("right", 60.0, 5.0),
        ];
        let all: Vec<&HitTarget> = all.iter().collect();
        let go = |way| next_spot(&middle, &all, way).map(|s| s.target);
        assert_eq!(go(North), named("up"));
        assert_eq!(go(South), named("down"));
        assert_eq!(go(West), named("left"));
        assert_eq!(go(East), named("right"));
        assert_eq!(next_spot(&middle, &[&middle], East), None);
        let other = |two: &[&HitTarget]| other_of_two(&middle, two).map(|s| s.target);
        assert_eq!(other(&[&middle, all[2]]), named("down"));
        assert_eq!(other(&[&middle, all[1], all[2]]), None);
    }
}

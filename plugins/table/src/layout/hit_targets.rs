//! Parts of the picture that input and panels need: the card sprites and the positions of all targets.

use bevy::prelude::*;
use kortlek_rules::{
    Seat,
    presentation::{Look, Piece, Target, ZoneId},
};

/// The width of a card sprite's own space: a card is 100 × 140 units there and its `Transform` scales it. Children of a
/// card sprite (rings, badges) are placed in these units, the origin in the card's middle.
pub const CARD: Vec2 = Vec2::new(100.0, 140.0);

/// A piece on the table: one entity for the whole match, wherever it travels.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct CardSprite {
    /// The sprite's number, unique in a match.
    pub id: u32,
    /// The piece: a known card, a back, a token.
    pub piece: Piece,
    /// The zone that it is in, or to which it travels.
    pub zone: ZoneId,
    /// Its place in the zone, lowest first.
    pub index: usize,
    /// True if its face is up, or will be when it has come to rest.
    pub face_up: bool,
    /// Its cell, in a grid.
    pub cell: [i8; 2],
    /// The cell from which somebody came to it, if that is shown.
    pub from: Option<[i8; 2]>,
    /// Its look.
    pub look: Look,
    /// The owner, if shown.
    pub owner: Option<Seat>,
    /// A few characters in a disc at its corner.
    pub badge: Option<String>,
    /// Marks on a tab at its upper edge.
    pub tags: Vec<&'static str>,
}

/// Resting pose of a sprite, in the world: its middle, its width, its angle (radians, counter-clockwise) and its depth.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct RestPose {
    /// The middle.
    pub at: Vec2,
    /// The width; the height is 1.4 times as much.
    pub width: f32,
    /// The angle.
    pub angle: f32,
    /// The depth: greater is nearer. Cards that overlap are 0.1 or more apart.
    pub z: f32,
}

impl RestPose {
    /// The upright rectangle about the middle, as if it were not turned.
    pub fn rect(&self) -> Rect {
        Rect::from_center_size(self.at, CARD * (self.width / CARD.x))
    }
}

/// Visible side of a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Side {
    /// The piece.
    pub piece: Piece,
    /// True if its face is up.
    pub face_up: bool,
}

/// The side that is seen just now; [`CardSprite`] has the one that it will be.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Showing(pub Side);

/// Opacity of a sprite: 0 invisible, 1 opaque.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Alpha(pub f32);

/// Height of a sprite above the table, 0 to 1: its shadow falls farther away.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Height(pub f32);

/// Under others in a pile, so that it need not be drawn while it rests.
#[derive(Component, Clone, Copy, Debug)]
pub struct HiddenInPile;

/// Moves a resting sprite away from its home: hover, focus, selection. Insert or change it and the sprite glides there;
/// remove it and the sprite glides home.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Raise {
    /// Distance up, in pixels of the reference drawing (scaled by [`crate::layout::frame::Frame`]'s `unit`).
    pub up: f32,
    /// Scale: 1 is the usual size.
    pub scale: f32,
    /// True if it is drawn in front of its neighbours. Otherwise it stays in their order, so that each index is seen.
    pub over: bool,
}

impl Raise {
    /// Distance up of a card that can be picked, among others that can't, in the same pixels.
    pub const LEGAL_UP: f32 = 8.0;

    /// Returns true if it only shows that the card can be picked: the card keeps its angle.
    pub fn is_slight(&self) -> bool {
        self.up <= Raise::LEGAL_UP && self.scale == 1.0
    }
}

/// The sprite is held by the pointer: nothing but the pointer moves it. Whoever inserts it sets the sprite's `Transform`;
/// when it is removed the sprite glides from there to its home.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Dragged;

/// A target on screen, and its position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HitTarget {
    /// The target.
    pub target: Target,
    /// The sprite, for a piece.
    pub entity: Option<Entity>,
    /// Resting rectangle, in the world, not turned.
    pub rect: Rect,
    /// Rotation about its middle, in radians counter-clockwise.
    pub angle: f32,
    /// Depth: greater is nearer. Cells and zones are below the pieces on them.
    pub z: f32,
    /// The zone it belongs to, if any.
    pub zone: Option<ZoneId>,
}

impl HitTarget {
    /// Returns true if a point of the world is on it.
    pub fn contains(&self, point: Vec2) -> bool {
        let middle = self.rect.center();
        let turned = Rot2::radians(-self.angle) * (point - middle) + middle;
        self.rect.contains(turned)
    }
}

/// Every target that has a place on screen: known cards, tokens, cells, zones and seats' panels. Rebuilt when the
/// picture or the window changes; it has the positions where things rest or will come to rest, not those on their way.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct HitTargets {
    spots: Vec<HitTarget>,
}

impl HitTargets {
    /// From spots in any order.
    pub fn new(mut spots: Vec<HitTarget>) -> HitTargets {
        spots.sort_by_key(|s| s.target);
        HitTargets { spots }
    }

    /// The hit target of what can be picked.
    pub fn get(&self, target: Target) -> Option<&HitTarget> {
        self.spots
            .binary_search_by_key(&target, |s| s.target)
            .ok()
            .map(|k| &self.spots[k])
    }

    /// Returns true if these are the buttons that can be picked.
    pub(crate) fn has_buttons(&self, buttons: &[HitTarget]) -> bool {
        let is = |s: &&HitTarget| matches!(s.target, Target::Button(_));
        self.spots.iter().filter(is).eq(buttons)
    }

    /// Puts these in the place of all buttons; sorted by target.
    pub(crate) fn set_buttons(&mut self, buttons: Vec<HitTarget>) {
        self.spots
            .retain(|s| !matches!(s.target, Target::Button(_)));
        self.spots.extend(buttons);
        self.spots.sort_by_key(|s| s.target);
    }

    /// All, sorted by target.
    pub fn iter(&self) -> impl Iterator<Item = &HitTarget> {
        self.spots.iter()
    }

    /// The nearest spot under a point of the world among those that `wanted` accepts.
    pub fn at(&self, point: Vec2, wanted: impl Fn(&HitTarget) -> bool) -> Option<&HitTarget> {
        self.spots
            .iter()
            .filter(|s| s.contains(point) && wanted(s))
            .max_by(|a, b| a.z.total_cmp(&b.z))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(name: &'static str, z: f32, angle: f32) -> HitTarget {
        HitTarget {
            target: Target::Button(name),
            entity: None,
            rect: Rect::from_center_size(Vec2::new(10.0, 10.0), Vec2::new(20.0, 4.0)),
            angle,
            z,
            zone: None,
        }
    }

    #[test]
    fn the_nearest_spot_that_is_wanted_is_found() {
        let spots = HitTargets::new(vec![spot("b", 2.0, 0.0), spot("a", 1.0, 0.0)]);
        let at = |wanted: fn(&HitTarget) -> bool| {
            spots.at(Vec2::new(2.0, 9.0), wanted).map(|s| s.target)
        };
        assert_eq!(at(|_| true), Some(Target::Button("b")));
        assert_eq!(at(|s| s.z < 2.0), Some(Target::Button("a")));
        assert_eq!(spots.at(Vec2::new(2.0, 19.0), |_| true), None);
        assert_eq!(spots.get(Target::Button("a")).map(|s| s.z), Some(1.0));
        assert_eq!(spots.get(Target::Button("c")), None);
    }

    #[test]
    fn a_turned_spot_is_hit_where_it_is_seen() {
        let upright = spot("a", 0.0, std::f32::consts::FRAC_PI_2);
        assert!(upright.contains(Vec2::new(10.0, 19.0)));
        assert!(!upright.contains(Vec2::new(2.0, 10.0)));
    }
}

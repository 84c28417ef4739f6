//! Attention of the player: the focus, the target under the pointer, and the target of a dragged card.

use crate::layout::hit_targets::HitTargets;
use bevy::prelude::*;
use kortlek_rules::presentation::{Piece, Target, ZoneId};

/// Flag: the finger on the table only reads, and is lifted without a pick.
#[derive(Resource, Default)]
pub struct ReadingFinger(pub(crate) bool);

/// Focus of keys and pad. It is shown only while keys or a pad are in use.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Focus {
    pub(crate) at: Option<Target>,
    pub(crate) shown: bool,
    /// Asks for the focus to be brought into view.
    pub(crate) wanted: bool,
    /// Last focus in each zone: a jump there leads back to it. Buttons have no zone.
    pub(crate) memory: Vec<(Option<ZoneId>, Target)>,
}

impl Focus {
    /// The target with the focus, while the focus is shown.
    pub fn target(&self) -> Option<Target> {
        self.at.filter(|_| self.shown)
    }

    /// Remembers that the focus was on a target of a zone.
    pub(crate) fn remember(&mut self, zone: Option<ZoneId>, target: Target) {
        self.memory.retain(|(known, _)| *known != zone);
        self.memory.push((zone, target));
    }

    /// Last focus in a zone.
    pub(crate) fn last_in(&self, zone: Option<ZoneId>) -> Option<Target> {
        let known = self.memory.iter().find(|(known, _)| *known == zone)?;
        Some(known.1)
    }

    /// Puts the focus on a target.
    pub fn set(&mut self, target: Target) {
        self.at = Some(target);
    }

    /// Brings the focus into view if it is not; returns true if it did.
    pub(crate) fn begin(&mut self) -> bool {
        let begins = self.at.is_none() || !self.shown;
        self.wanted |= begins;
        begins
    }
}

/// Target under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Hover {
    /// The nearest target under the pointer; nothing while a card is dragged or egui has the pointer.
    pub target: Option<Target>,
    /// Position of the pointer, in the world.
    pub at: Option<Vec2>,
}

/// The target on which a card dropped here falls: the one under its middle, or the nearest within a card's width.
pub fn drop_target(
    spots: &HitTargets,
    next: &[Target],
    piece: Piece,
    middle: Vec2,
    width: f32,
) -> Option<Target> {
    let others = next.iter().filter(|t| **t != Target::Piece(piece));
    let near = others.filter_map(|t| {
        let rect = spots.get(*t)?.rect;
        let far = middle.clamp(rect.min, rect.max).distance(middle);
        (far <= width * 0.5).then(|| (far, rect.center().distance(middle), *t))
    });
    let nearest = near.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    nearest.map(|(_, _, t)| t)
}

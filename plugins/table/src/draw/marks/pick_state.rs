//! Targets by what can be done with them, and their highlights: pure, computed from the picks and the attention.

use crate::layout::hit_targets::Raise;
use bevy::prelude::*;
use kortlek_rules::presentation::{Line, Picking, Preview, Target};

/// State of the picks and the player's attention: everything that decides about highlights.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PickState {
    /// Targets that can be picked next.
    pub next: Vec<Target>,
    /// Targets that can be picked in place of an earlier pick.
    pub instead: Vec<Target>,
    /// True if a decision is owed.
    pub decides: bool,
    /// Picked and marked targets.
    pub chosen: Vec<Target>,
    /// Target with the focus of keys or pad.
    pub focus: Option<Target>,
    /// Target under the pointer.
    pub hover: Option<Target>,
    /// Target that is dragged.
    pub held: Option<Target>,
    /// Targets on which the dragged card can be dropped.
    pub drops: Vec<Target>,
    /// Target on which it would fall if it were let go now.
    pub aim: Option<Target>,
    /// Target of the player's attention: the focus or the target under the pointer, whichever came last, or the one on
    /// which the dragged card would fall.
    pub attended: Option<Target>,
}

impl PickState {
    /// The situation in which a decision on its way leaves the player.
    pub fn new(
        picking: &Picking,
        focus: Option<Target>,
        hover: Option<Target>,
        held: Option<Target>,
    ) -> PickState {
        let mut next = picking.next();
        next.extend(picking.marks());
        let mut chosen = picking.chosen().to_vec();
        chosen.extend(picking.marked());
        PickState {
            drops: held.map_or(Vec::new(), |held| picking.drops(held)),
            next,
            instead: picking.instead(),
            decides: picking.decides(),
            chosen,
            focus,
            hover,
            held,
            aim: None,
            attended: focus.or(hover),
        }
    }

    /// Returns true if a target can be picked now, next or in place of another.
    pub fn can_pick(&self, target: Target) -> bool {
        self.next.contains(&target) || self.instead.contains(&target)
    }

    /// Chosen targets (only the dragged one while another is dragged), followed by the target of the player's attention
    /// if it can be picked next or dropped on.
    pub fn looks_at(&self) -> Vec<Target> {
        let mut path = self.chosen.clone();
        if let Some(held) = self.held
            && !path.contains(&held)
        {
            path = vec![held];
        }
        if let Some(target) = self.attended
            && (self.next.contains(&target) || self.drops.contains(&target))
        {
            path.push(target);
        }
        path
    }

    /// Highlight of a target.
    pub fn marking(&self, target: Target) -> HighlightStyle {
        let ring = match self.held {
            _ if self.chosen.contains(&target) => Ring::Chosen,
            Some(_) if self.drops.contains(&target) => Ring::Drop,
            None if self.can_pick(target) => Ring::Legal,
            _ => Ring::None,
        };
        HighlightStyle {
            ring,
            focused: self.focus == Some(target),
        }
    }

    /// Raise of a card. `among` is true if other cards of its zone can't be picked, so that the raise means something.
    pub fn lift(&self, target: Target, among: bool) -> Option<Raise> {
        let attended = self.focus == Some(target) || self.hover == Some(target);
        let legal = self.can_pick(target);
        let (up, scale): (f32, f32) = if self.chosen.contains(&target) {
            (CHOSEN_UP, if attended { 1.03 } else { 1.0 })
        } else if attended && legal {
            (ATTENDED.up, ATTENDED.scale)
        } else if legal && among && self.held.is_none() {
            (Raise::LEGAL_UP, 1.0)
        } else {
            return None;
        };
        Some(Raise {
            up,
            scale,
            over: attended,
        })
    }
}

/// Raise of a card that has the focus or the pointer and can be picked.
pub const ATTENDED: Raise = Raise {
    up: 10.0,
    scale: 1.08,
    over: true,
};

/// Distance up of a chosen card, in pixels of the reference drawing.
pub const CHOSEN_UP: f32 = 26.0;

/// The ring round something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ring {
    /// No ring.
    #[default]
    None,
    /// It can be picked: thin and white.
    Legal,
    /// The dragged card can be dropped there: white and lit up.
    Drop,
    /// It was picked: gold, with a notch.
    Chosen,
}

/// Highlight of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HighlightStyle {
    /// Its ring.
    pub ring: Ring,
    /// True if it has the ring of the focus, with corner ticks, instead.
    pub focused: bool,
}

/// Prominence of a preview.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Prominence {
    /// It brings nothing.
    Nothing,
    /// It brings something.
    Something,
    /// None brings more.
    Best,
}

/// Prominence of each preview, in their order.
pub fn worths(previews: &[Preview]) -> Vec<Prominence> {
    let best = previews.iter().map(|p| p.points).max().unwrap_or(0);
    previews
        .iter()
        .map(|p| match p.points {
            n if n <= 0 => Prominence::Nothing,
            n if n == best => Prominence::Best,
            _ => Prominence::Something,
        })
        .collect()
}

/// Lines through the same cells, with their scores together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bundle {
    /// The cells.
    pub cells: Vec<[i8; 2]>,
    /// The marks of the scores, without those given in words.
    pub marks: Vec<&'static str>,
    /// Names of the scores, in words; empty where marks show them.
    pub words: String,
    /// The points of all.
    pub points: i32,
}

/// Gathers the lines of a preview that run through the same cells.
pub fn bundles(lines: &[Line]) -> Vec<Bundle> {
    let mut all: Vec<Bundle> = Vec::new();
    for line in lines {
        let k = match all.iter().position(|b| b.cells == line.cells) {
            Some(k) => k,
            None => {
                all.push(Bundle {
                    cells: line.cells.clone(),
                    ..Bundle::default()
                });
                all.len() - 1
            }
        };
        let bundle = &mut all[k];
        bundle.points += line.points;
        match line.mark {
            Some(mark) => bundle.marks.push(mark.0),
            None => {
                if !bundle.words.is_empty() {
                    bundle.words.push_str(", ");
                }
                bundle.words.push_str(&line.label);
            }
        }
    }
    // A line that scores nothing is only shown if nothing else runs there.
    if all.iter().any(|b| b.points > 0) {
        all.retain(|b| b.points > 0);
    }
    all
}

/// Position of a line's label: on the cell of the line that is farthest from the middle one of `here`, moved until it
/// covers no other label. All in the world; `size` is the label's.
pub fn label_place(line: &[Vec2], here: Vec2, size: Vec2, others: &[Rect]) -> Vec2 {
    let (Some(a), Some(b)) = (line.first(), line.last()) else {
        return here;
    };
    let (far, other) = match a.distance_squared(here) > b.distance_squared(here) {
        true => (*a, *b),
        false => (*b, *a),
    };
    let middle = line[line.len() / 2];
    let free = |at: Vec2| {
        let rect = Rect::from_center_size(at, size);
        others.iter().all(|o| rect.intersect(*o).is_empty())
    };
    let mut places = vec![far, (far + middle) / 2.0, middle, other];
    for k in 1..=4 {
        let by = (size.y + 3.0) * k as f32;
        places.extend([far + Vec2::Y * by, far - Vec2::Y * by]);
    }
    let mut places = places.into_iter();
    let place = places.find(|at| at.distance(here) > size.y && free(*at));
    place.unwrap_or(far)
}

//! What may be done with each thing, and how that is marked: pure, from what is picked and what lies there.

use crate::layout::spots::Raise;
use bevy::prelude::*;
use kortlek_rules::presentation::{Line, Picking, Preview, Target};

/// What can be picked, what was, and where the player's attention is: all that decides how things are marked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PickState {
    /// What can be picked next.
    pub next: Vec<Target>,
    /// What can be picked instead of something that was.
    pub instead: Vec<Target>,
    /// Whether a decision is owed.
    pub decides: bool,
    /// What was picked.
    pub chosen: Vec<Target>,
    /// What has the focus of keys or pad.
    pub focus: Option<Target>,
    /// What the pointer is over.
    pub hover: Option<Target>,
    /// What is dragged.
    pub held: Option<Target>,
    /// Where the dragged card can be dropped.
    pub drops: Vec<Target>,
    /// Where it would fall if it were let go now.
    pub aim: Option<Target>,
    /// What the player looks at: the focus or what the pointer is over, whichever came last, or where the dragged card
    /// would fall.
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

    /// Whether a target can be picked now, next or instead.
    pub fn can_pick(&self, target: Target) -> bool {
        self.next.contains(&target) || self.instead.contains(&target)
    }

    /// What is chosen, and with it what the player looks at if it can be picked next, or instead of the last pick.
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

    /// How a target is marked.
    pub fn marking(&self, target: Target) -> HighlightStyle {
        let ring = if self.chosen.contains(&target) {
            Ring::Chosen
        } else if self.held.is_some() {
            if self.drops.contains(&target) {
                Ring::Drop
            } else {
                Ring::None
            }
        } else if self.can_pick(target) {
            Ring::Legal
        } else {
            Ring::None
        };
        HighlightStyle {
            ring,
            focused: self.focus == Some(target),
        }
    }

    /// How far a card is lifted. `among` tells whether other cards of its zone can't be picked, so that the lift tells
    /// something.
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

/// How far a card is raised that has the focus or the pointer and can be picked.
pub const ATTENDED: Raise = Raise {
    up: 10.0,
    scale: 1.08,
    over: true,
};

/// How far a chosen card is raised, in pixels of the reference drawing.
pub const CHOSEN_UP: f32 = 26.0;

/// The ring round something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ring {
    /// No ring.
    #[default]
    None,
    /// It can be picked: thin and white.
    Legal,
    /// What is dragged can be dropped there: white and lit up.
    Drop,
    /// It was picked: gold, with a notch.
    Chosen,
}

/// How something is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HighlightStyle {
    /// Its ring.
    pub ring: Ring,
    /// Whether it has the ring of the focus, with corner ticks, instead.
    pub focused: bool,
}

/// How much a preview stands out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Prominence {
    /// It brings nothing.
    Nothing,
    /// It brings something.
    Something,
    /// None brings more.
    Best,
}

/// How much each preview stands out, in their order.
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

/// Lines through the same cells, with all that they score together.
#[derive(Clone, PartialEq, Debug)]
pub struct Bundle {
    /// The cells.
    pub cells: Vec<[i8; 2]>,
    /// The marks of what scores, without those that are said in words.
    pub marks: Vec<&'static str>,
    /// What scores, in words; empty where marks say it.
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
                    marks: Vec::new(),
                    words: String::new(),
                    points: 0,
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
    // What scores nothing is only shown if nothing else runs there.
    if all.iter().any(|b| b.points > 0) {
        all.retain(|b| b.points > 0);
    }
    all
}

/// Where the label of a line stands: on the cell of the line that is farthest from the middle one of `here`, moved until
/// it covers no other label. All in the world; `size` is the label's.
pub fn label_place(line: &[Vec2], here: Vec2, size: Vec2, others: &[Rect]) -> Vec2 {
    let (Some(a), Some(b)) = (line.first(), line.last()) else {
        return here;
    };
    let far = if a.distance_squared(here) > b.distance_squared(here) {
        *a
    } else {
        *b
    };
    let other = if far == *a { *b } else { *a };
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
    places
        .into_iter()
        .filter(|at| at.distance(here) > size.y)
        .find(|at| free(*at))
        .unwrap_or(far)
}

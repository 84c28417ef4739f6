//! Targets that can be picked, and gestures that make a decision of picks.

use super::layout::{Arrangement, Layout, Piece, ZoneId};
use crate::{deck::Face, decktet, french, message::Text, seat::Seat};

/// Something that can be picked: by click, drop, key or pad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A card or another piece on the table.
    Piece(Piece),
    /// A zone as a whole.
    Zone(ZoneId),
    /// A cell of a grid: zone, column, row.
    Cell(ZoneId, [i8; 2]),
    /// A seat's panel.
    Seat(Seat),
    /// A button of the action bar with this name.
    Button(&'static str),
}

impl Target {
    /// The card of the Decktet that is picked; none if it is something else.
    pub const fn decktet(self) -> Option<decktet::Card> {
        match self {
            Target::Piece(Piece::Card(Face::Decktet(card))) => Some(card),
            _ => None,
        }
    }

    /// The card of the ordinary deck that is picked; none if it is something else.
    pub const fn french(self) -> Option<french::Card> {
        match self {
            Target::Piece(Piece::Card(Face::French(card))) => Some(card),
            _ => None,
        }
    }

    /// The cell of the grid under this piece; `None` for other targets and for pieces that are not on a grid.
    pub fn cell_below(self, layout: &Layout) -> Option<Target> {
        let Target::Piece(piece) = self else {
            return None;
        };
        let (zone, item) = layout.find(piece)?;
        matches!(zone.arrangement, Arrangement::Grid(_)).then_some(Target::Cell(zone.id, item.cell))
    }
}

/// A decision as a sequence of picks: groups of targets, one group after the other; the targets of a group in any
/// order.
///
/// No gesture may be the start of another of the same seat at the same time, whatever the order within groups.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Gesture {
    groups: Vec<Vec<Target>>,
}

impl Gesture {
    /// Targets that are picked one after the other.
    pub fn path(targets: impl IntoIterator<Item = Target>) -> Gesture {
        Gesture {
            groups: targets.into_iter().map(|t| vec![t]).collect(),
        }
    }

    /// And then these targets, in any order.
    #[must_use]
    pub fn then_any_order(mut self, targets: impl IntoIterator<Item = Target>) -> Gesture {
        let mut group: Vec<Target> = targets.into_iter().collect();
        group.sort_unstable();
        group.dedup();
        if !group.is_empty() {
            self.groups.push(group);
        }
        self
    }

    /// And then this target.
    #[must_use]
    pub fn then(mut self, target: Target) -> Gesture {
        self.groups.push(vec![target]);
        self
    }

    /// Its groups in order.
    pub fn groups(&self) -> &[Vec<Target>] {
        &self.groups
    }

    /// Number of picks that it takes.
    pub fn len(&self) -> usize {
        self.groups.iter().map(Vec::len).sum()
    }

    /// Returns true if nothing is picked. No decision is made by such a gesture.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// Its targets, group after group.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        self.groups.iter().flatten().copied()
    }

    /// Targets that can be picked next after `picked`; `None` if the picks don't begin this gesture, empty if it is
    /// complete.
    pub fn after(&self, picked: &[Target]) -> Option<Vec<Target>> {
        let mut rest = picked;
        for group in &self.groups {
            let (now, later) = rest.split_at(rest.len().min(group.len()));
            let mut left = group.clone();
            for target in now {
                let k = left.iter().position(|t| t == target)?;
                left.remove(k);
            }
            if !left.is_empty() {
                return later.is_empty().then_some(left);
            }
            rest = later;
        }
        rest.is_empty().then(Vec::new)
    }

    /// Returns true if these two are of one group, so that neither has to be picked before the other.
    pub fn in_any_order(&self, a: Target, b: Target) -> bool {
        let both = |group: &Vec<Target>| group.contains(&a) && group.contains(&b);
        self.groups.iter().any(both)
    }

    /// Returns true if these picks begin it.
    pub fn begins_with(&self, picked: &[Target]) -> bool {
        self.after(picked).is_some()
    }

    /// Returns true if these picks complete it.
    pub fn is_made_by(&self, picked: &[Target]) -> bool {
        self.after(picked).is_some_and(|next| next.is_empty())
    }
}

/// A decision of a seat, ready for the table: its actions as JSON, as a trace has them.
pub type Choice = super::Offer<String>;

/// Things that are marked freely, in any order and as often as the player likes, before another pick decides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// Targets that can be marked and unmarked.
    pub marks: Vec<Target>,
}

/// Meaning of a pick that makes no legal decision, so that the player is told why not.
#[derive(Clone, PartialEq, Debug)]
pub enum IntendedAction<A> {
    /// This action: the rules give the reason that it is not allowed.
    Action(A),
    /// Nothing that the rules know: this sentence is advice on what to do instead.
    Nothing(Text),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::{Grid, Item, Place, Zone};

    const A: Target = Target::Button("a");
    const B: Target = Target::Button("b");
    const C: Target = Target::Button("c");
    const D: Target = Target::Button("d");

    #[test]
    fn a_piece_of_a_grid_lies_on_a_cell() {
        let [grid, row] = ["grid", "row"].map(ZoneId::common);
        let [note, other] = [0, 1].map(|n| Piece::Picture("note", n));
        let fixed = Arrangement::Grid(Grid::Fixed {
            size: [3, 2],
            wide: 100,
            card: 100,
        });
        let layout = Layout {
            zones: vec![
                Zone::new(grid, Place::Middle, fixed).items([Item::new(note).at(2, 1)]),
                Zone::new(row, Place::Middle, Arrangement::Row).items([Item::new(other)]),
            ],
            ..Layout::default()
        };
        let cell = Target::Cell(grid, [2, 1]);
        assert_eq!(Target::Piece(note).cell_below(&layout), Some(cell));
        assert_eq!(Target::Piece(other).cell_below(&layout), None);
        assert_eq!(cell.cell_below(&layout), None);
    }

    #[test]
    fn a_path_is_picked_in_order() {
        let path = Gesture::path([A, B]);
        assert_eq!(path.after(&[]), Some(vec![A]));
        assert_eq!(path.after(&[A]), Some(vec![B]));
        assert_eq!(path.after(&[A, B]), Some(vec![]));
        assert!(path.is_made_by(&[A, B]) && !path.is_made_by(&[A]));
        for wrong in [&[B][..], &[A, A], &[A, B, C]] {
            assert_eq!(path.after(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_group_is_picked_in_any_order() {
        let gesture = Gesture::path([A]).then_any_order([C, B]).then(D);
        assert_eq!(gesture.after(&[A]), Some(vec![B, C]));
        assert_eq!(gesture.after(&[A, C]), Some(vec![B]));
        assert_eq!(gesture.after(&[A, B, C]), Some(vec![D]));
        assert!(gesture.is_made_by(&[A, C, B, D]) && gesture.is_made_by(&[A, B, C, D]));
        assert!(!gesture.begins_with(&[A, B, B]) && !gesture.begins_with(&[A, D]));
        assert!(gesture.in_any_order(B, C) && !gesture.in_any_order(A, B));
        assert_eq!(gesture.len(), 4);
    }
}

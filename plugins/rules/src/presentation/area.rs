//! Division of the middle of the table between zones: a tree of rows, columns and stacks with weights.

use super::layout::{Layout, Place, ZoneId};

/// Number of units in the middle's width, and in its height.
pub const WHOLE: u32 = 1 << 24;

/// A rectangle in the middle of the table, in units of which [`WHOLE`] are its width and its height.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardRect {
    /// Its left and upper edge.
    pub at: [u32; 2],
    /// Its width and height.
    pub size: [u32; 2],
}

impl BoardRect {
    /// All of the middle.
    pub const ALL: BoardRect = BoardRect {
        at: [0, 0],
        size: [WHOLE, WHOLE],
    };

    /// The rectangle of these edges, as shares of the middle from 0 to 1: left, top, right, bottom.
    pub fn of_edges(edges: [f32; 4]) -> BoardRect {
        let units = edges.map(|edge| (edge.clamp(0.0, 1.0) * WHOLE as f32).round() as u32);
        let [left, top, right, bottom] = units;
        BoardRect {
            at: [left, top],
            size: [right.saturating_sub(left), bottom.saturating_sub(top)],
        }
    }

    /// Its edges as shares of the middle from 0 to 1: left, top, right, bottom.
    pub fn edges(self) -> [f32; 4] {
        let [x, y] = self.at;
        let [wide, high] = self.size;
        // A share of the middle needs no more digits than a single float has.
        [x, y, x + wide, y + high].map(|units| (f64::from(units) / f64::from(WHOLE)) as f32)
    }

    /// The part that this is of `outer`.
    fn within(self, outer: BoardRect) -> BoardRect {
        let scale = |n: u32, of: u32| (u64::from(n) * u64::from(of) / u64::from(WHOLE)) as u32;
        let along = |k: usize| {
            let from = scale(self.at[k], outer.size[k]);
            let to = scale(self.at[k] + self.size[k], outer.size[k]);
            [outer.at[k] + from, to - from]
        };
        let [[x, wide], [y, high]] = [along(0), along(1)];
        BoardRect {
            at: [x, y],
            size: [wide, high],
        }
    }
}

/// A part of the middle and its content.
#[derive(Clone, PartialEq, Debug)]
pub enum Area {
    /// Cloth.
    Gap,
    /// A zone.
    Zone(ZoneId),
    /// Areas side by side, each as wide as its weight.
    Row(Vec<(u16, Area)>),
    /// Areas one below the other, each as high as its weight.
    Column(Vec<(u16, Area)>),
    /// Areas that each take up all of it.
    Stack(Vec<Area>),
    /// Areas anywhere in it.
    Free(Vec<(BoardRect, Area)>),
}

impl From<ZoneId> for Area {
    fn from(zone: ZoneId) -> Area {
        Area::Zone(zone)
    }
}

impl Area {
    /// Areas side by side, each as wide as its weight.
    pub fn row<A: Into<Area>>(areas: impl IntoIterator<Item = (u16, A)>) -> Area {
        Area::Row(
            areas
                .into_iter()
                .map(|(w, area)| (w, area.into()))
                .collect(),
        )
    }

    /// Areas one below the other, each as high as its weight.
    pub fn column<A: Into<Area>>(areas: impl IntoIterator<Item = (u16, A)>) -> Area {
        Area::Column(
            areas
                .into_iter()
                .map(|(w, area)| (w, area.into()))
                .collect(),
        )
    }

    /// Areas that each take up all of it.
    pub fn stack<A: Into<Area>>(areas: impl IntoIterator<Item = A>) -> Area {
        Area::Stack(areas.into_iter().map(Into::into).collect())
    }

    /// Calls `place` with each zone and its part.
    fn each(&self, part: BoardRect, place: &mut impl FnMut(ZoneId, BoardRect)) {
        let mut share = |areas: &[(u16, Area)], axis: usize| {
            let all: u64 = areas.iter().map(|(weight, _)| u64::from(*weight)).sum();
            let mut before = 0;
            for (weight, area) in areas {
                // Weights of a thousand areas stay below 2^32, and so do units of the middle.
                let edge = |sum: u64| (u64::from(part.size[axis]) * sum / all.max(1)) as u32;
                let [from, to] = [edge(before), edge(before + u64::from(*weight))];
                let mut inner = part;
                inner.at[axis] += from;
                inner.size[axis] = to - from;
                area.each(inner, place);
                before += u64::from(*weight);
            }
        };
        match self {
            Area::Gap => {}
            Area::Zone(zone) => place(*zone, part),
            Area::Row(areas) => share(areas, 0),
            Area::Column(areas) => share(areas, 1),
            Area::Stack(areas) => areas.iter().for_each(|area| area.each(part, place)),
            Area::Free(areas) => {
                for (inner, area) in areas {
                    area.each(inner.within(part), place);
                }
            }
        }
    }
}

impl Layout {
    /// With the middle divided so: the zones that the area names are placed there, whatever their place was.
    #[must_use]
    pub fn divided(mut self, area: &Area) -> Layout {
        area.each(BoardRect::ALL, &mut |id, part| {
            if let Some(zone) = self.zones.iter_mut().find(|zone| zone.id == id) {
                zone.place = Place::Board(part);
            }
        });
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::{Arrangement, Zone};

    const NAMES: [ZoneId; 4] = [
        ZoneId::common("a"),
        ZoneId::common("b"),
        ZoneId::common("c"),
        ZoneId::common("d"),
    ];

    fn edges(area: &Area) -> Vec<Option<[f32; 4]>> {
        let zone = |id| Zone::new(id, Place::Middle, Arrangement::Row);
        let layout = Layout::new(NAMES.map(zone).to_vec()).divided(area);
        let edges = |zone: &Zone| match zone.place {
            Place::Board(part) => Some(part.edges()),
            _ => None,
        };
        layout.zones.iter().map(edges).collect()
    }

    #[test]
    fn weights_are_shares_and_gaps_stay_free() {
        let [a, b, c, d] = NAMES;
        let low = Area::row([(1, Area::Gap), (1, c.into())]);
        let area = Area::column([(3, Area::row([(1, a), (3, b)])), (1, low)]);
        assert_eq!(
            edges(&area),
            [
                Some([0.0, 0.0, 0.25, 0.75]),
                Some([0.25, 0.0, 1.0, 0.75]),
                Some([0.5, 0.75, 1.0, 1.0]),
                None
            ]
        );
        assert_eq!(edges(&Area::Zone(d))[3], Some([0.0, 0.0, 1.0, 1.0]));
    }

    #[test]
    fn thirds_meet_without_a_seam() {
        let [a, b, c, _] = NAMES;
        let found = edges(&Area::row([(1, a), (1, b), (1, c)]));
        let right = |n: usize| found[n].map(|[_, _, right, _]| right);
        let left = |n: usize| found[n].map(|[left, ..]| left);
        assert_eq!((right(0), right(1)), (left(1), left(2)));
        assert_eq!(right(2), Some(1.0));
    }

    #[test]
    fn free_and_nested_areas_lie_within_theirs() {
        let [a, b, c, _] = NAMES;
        let half = BoardRect::of_edges([0.5, 0.0, 1.0, 0.5]);
        let free = Area::Free(vec![(half, b.into())]);
        let narrow = Area::row([(1, Area::Gap), (2, c.into()), (1, Area::Gap)]);
        let low = Area::column([(1, Area::Gap), (1, narrow)]);
        let right = Area::stack([a.into(), free, low]);
        let found = edges(&Area::row([(1, Area::Gap), (1, right)]));
        assert_eq!(found[0], Some([0.5, 0.0, 1.0, 1.0]));
        assert_eq!(found[1], Some([0.75, 0.0, 1.0, 0.5]));
        assert_eq!(found[2], Some([0.625, 0.5, 0.875, 1.0]));
    }
}

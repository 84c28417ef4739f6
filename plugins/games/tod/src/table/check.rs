//! Check of a solution: a great watch is set to the hour that was named, the case is before all beside it, and below
//! it the named solution, part by part.

use super::{case_zone, part_signs, solution_words};
use crate::{
    case::Solution,
    rules::{Tod, View},
};
use kortlek_rules::{
    Card as _, Deck, Rules as _, Seat,
    french::{Card, CardSet, Suit},
    presentation::{
        Area, Arrangement, Grid, Ground, Item, Layout, Mark, Piece, Place, Pose, Sign, Zone, ZoneId,
    },
};

/// The great watch.
pub const GREAT_WATCH: ZoneId = ZoneId::common("great-watch");
/// The case, before all.
pub const SHOWN_CASE: ZoneId = ZoneId::common("shown-case");
/// Named solution in words.
const IN_WORDS: ZoneId = ZoneId::common("named-words");
/// Parts of the named solution: numbers, then motive and weapon.
pub const NAMED: [ZoneId; 4] = [
    ZoneId::common("named-1"),
    ZoneId::common("named-2"),
    ZoneId::common("named-3"),
    ZoneId::common("named-4"),
];

/// Progress of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Check {
    /// Seat whose cards are the case.
    pub whom: Seat,
    /// Named solution.
    pub solution: Solution,
    /// True if the watch is set to it.
    pub set: bool,
    /// The cards of the case that are turned up.
    pub turned: CardSet,
}

impl Check {
    /// The great watch: at twelve, or at the hour that was named. A complicated case has no hour.
    fn watch(self) -> Zone {
        let mut items = vec![Item::new(Piece::Picture("tod-clock", 0))];
        if let &[a, b] = self.solution.numbers.list() {
            let minutes = 60 * (u16::from(a + b) % 12) + u16::from(10 * a + b);
            // In tenths of a degree: half a degree a minute, and six.
            let [hour, minute] = [5 * minutes, 60 * (minutes % 60)];
            let hand = |drawing, angle: u16| {
                let pose = Pose {
                    // The axle lies a little below the middle of the drawing, which has a crown on top.
                    at: [0, 4],
                    size: 80,
                    angle: if self.set { angle as i16 } else { 0 },
                };
                Item::new(Piece::Picture(drawing, 0)).pose(pose)
            };
            items.extend([hand("tod-hour-hand", hour), hand("tod-minute-hand", minute)]);
        }
        let grid = Grid::Fixed {
            size: [1, 1],
            wide: 94,
            card: 100,
        };
        Zone::new(GREAT_WATCH, Place::Middle, Arrangement::Grid(grid)).items(items)
    }

    /// Named solution in words below the watch.
    fn words(self) -> Zone {
        let words = Sign::Strong(solution_words(self.solution).into());
        Zone::sign(IN_WORDS, Place::Middle, [words])
    }

    /// Parts of the named solution, each with a check once the cards that are turned up have it.
    fn parts(self) -> impl Iterator<Item = Zone> {
        let mut ranks: Vec<u8> = self.turned.iter().map(Card::rank).collect();
        let numbers = self.solution.numbers.list().to_vec();
        let numbers = numbers.into_iter().map(move |n| {
            let found = ranks.iter().position(|rank| *rank == n);
            if let Some(k) = found {
                ranks.swap_remove(k);
            }
            (vec![Sign::Strong(n.to_string().into())], found.is_some())
        });
        let suits = [self.solution.motive, self.solution.weapon];
        let suits = suits.into_iter().flatten().map(move |suit| {
            let found = self.turned.iter().any(|card| card.suit() == Some(suit));
            (part_signs(suit).to_vec(), found)
        });
        let named = numbers.chain(suits).zip(NAMED);
        named.map(move |((mut sign, right), id)| {
            let mut ground = Ground::Field;
            if right {
                sign.push(Sign::Mark(Mark("check")));
                ground = Ground::Lit;
            }
            Zone::sign(id, Place::Middle, sign).ground(ground)
        })
    }
}

impl Tod {
    /// The table while a solution is checked; `v` is the view before it was named.
    pub(super) fn check_layout(&self, v: &View, check: Check) -> Layout {
        let mut zones = self.desk_zones(v);
        zones.extend([check.watch(), check.words()]);
        // The red ones first, as they are turned up, so that no card changes its place.
        let up = |case: CardSet| {
            let mut cards: Vec<Card> = case.iter().collect();
            cards.sort_by_key(|card| !card.suit().is_some_and(Suit::is_red));
            cards.into_iter().map(|card| Item::up(card.face()))
        };
        let case: Vec<Item> = match v.cases[check.whom.index()] {
            Some(case) => up(case).collect(),
            None => {
                let hidden = self.case_size() - check.turned.len();
                let shut = Item::backs(Deck::French, hidden);
                up(check.turned).chain(shut).collect()
            }
        };
        let grid = Grid::Fixed {
            size: [self.case_size() as u8, 1],
            wide: 71,
            card: 100,
        };
        let case = case.into_iter().zip(0..).map(|(card, k)| card.at(k, 0));
        zones.push(Zone::new(SHOWN_CASE, Place::Middle, Arrangement::Grid(grid)).items(case));
        zones.extend(check.parts());
        let known = self.insight(v);
        for seat in Seat::all(self.players()) {
            if seat == check.whom {
                let place = Place::Panel { seat, share: 2 };
                let zone = Zone::new(case_zone(seat), place, Arrangement::Row);
                zones.push(zone.outlined());
            } else {
                zones.push(self.panel_zone(v, seat));
            }
            zones.push(self.watch(v, seat, &known));
        }
        // In one line below both cards: which of them has which part is not said.
        let wide = match check.solution.motive.is_some() {
            true => [8, 8, 14, 14],
            false => [11; 4],
        };
        let named = Area::row(wide.into_iter().zip(NAMED));
        let watch = Area::column([(48, GREAT_WATCH), (8, IN_WORDS)]);
        let case = Area::column([
            (34, SHOWN_CASE.into()),
            (3, Area::Gap),
            (10, named),
            (9, Area::Gap),
        ]);
        let case = Area::row([(36, Area::Gap), (44, case)]);
        let watch = Area::row([(34, watch), (46, Area::Gap)]);
        let both = Area::stack([watch, case]);
        let rest = [(2, Area::Gap), (56, both), (2, Area::Gap)];
        Layout::new(zones).divided(&self.desk(rest))
    }
}

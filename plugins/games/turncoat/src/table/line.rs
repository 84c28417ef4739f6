//! The line on which a mission is walked: from nothing, a hop a card, to the flag that stands on what is needed. Pure:
//! what the table shows in, numbers out.

use super::{
    facts::{signed, worth},
    lying::{MISSION, MIXED, hand, slot},
};
use crate::rules::MOST_REVEALED;
use kortlek_rules::{
    Face, Message, Seat,
    french::Card,
    presentation::{Item, Layout, Piece, Target, ZoneId},
};

/// The zone in which the line is drawn.
pub const LINE: ZoneId = ZoneId::common("line");

/// Range of the line, if nothing leads beyond.
const REACH: [i32; 2] = [-10, 15];
/// Distance by which it reaches farther than the farthest stop.
const SPARE: i32 = 2;

/// A walk along the line.
#[derive(Clone, PartialEq, Debug)]
pub struct Walk {
    /// The mission.
    pub mission: Card,
    /// Worth of each card that was turned up, in order.
    pub hops: Vec<i32>,
    /// A spy was turned up: the walk breaks off.
    pub broken: bool,
    /// The viewer's card, before anything is turned up: what it would bring, or nothing if it is a spy.
    pub foreseen: Option<Option<i32>>,
}

fn card(item: &Item) -> Option<Card> {
    match item.piece {
        Piece::Card(Face::French(card)) => Some(card),
        _ => None,
    }
}

impl Walk {
    /// Walk as the table shows it, if there is a mission. `looked_at` is the card that the viewer `me` has picked or
    /// looks at: a card of his hand is walked for a try. `seen` returns true if the face of a card turned up is
    /// visible yet.
    pub fn of(
        layout: &Layout,
        me: Seat,
        looked_at: Option<Target>,
        seen: impl Fn(Piece) -> bool,
    ) -> Option<Walk> {
        layout.zone(LINE)?;
        let mission = layout.zone(MISSION)?.items.first().and_then(card)?;
        let laid = |k| layout.zone(slot(k)).and_then(|zone| zone.items.first());
        let up = (0..MOST_REVEALED)
            .filter_map(laid)
            .filter(|item| item.face_up && seen(item.piece));
        let up: Vec<Card> = up.filter_map(card).collect();
        let whole = up.iter().map_while(|card| worth(mission, *card));
        let hops: Vec<i32> = whole.collect();
        let held = looked_at.and_then(Target::french).filter(|looked| {
            let held = layout.zone(hand(me));
            held.is_some_and(|zone| zone.items.iter().any(|i| card(i) == Some(*looked)))
        });
        let own = laid(0).filter(|item| !item.face_up).and_then(card);
        // A card of the hand is tried as long as none lies there.
        let lies = layout.zone(MIXED).is_some() || (0..MOST_REVEALED).any(|k| laid(k).is_some());
        let tried = own.or(held.filter(|_| !lies)).filter(|_| up.is_empty());
        Some(Walk {
            mission,
            broken: hops.len() < up.len(),
            hops,
            foreseen: tried.map(|card| worth(mission, card)),
        })
    }

    /// The total that the mission needs.
    pub fn need(&self) -> i32 {
        i32::from(self.mission.rank())
    }

    /// Stops of the walk so far, from the start on.
    pub fn stops(&self) -> Vec<i32> {
        let mut at = 0;
        let hops = self.hops.iter().map(|hop| {
            at += hop;
            at
        });
        let hops: Vec<i32> = hops.collect();
        std::iter::once(0).chain(hops).collect()
    }

    /// Current stop.
    pub fn total(&self) -> i32 {
        self.hops.iter().sum()
    }

    /// The ends of the line: always as far, unless the walk leads beyond.
    pub fn range(&self) -> [i32; 2] {
        let stops = self.stops();
        let least = stops.iter().min().map_or(0, |n| n - SPARE);
        let most = stops.iter().max().map_or(0, |n| n + SPARE);
        [REACH[0].min(least), REACH[1].max(most)]
    }

    /// Position of a number on the line, from 0 to 1.
    pub fn share(&self, n: i32) -> f32 {
        let [from, to] = self.range();
        (n - from) as f32 / (to - from) as f32
    }

    /// Words under the line on a card that is tried.
    pub fn words(&self) -> Option<Message> {
        let need = self.need();
        Some(match self.foreseen? {
            None => Message::new("line-spy"),
            Some(worth) if worth >= need => Message::new("line-enough"),
            Some(worth) => Message::new("line-still").with("n", need - worth),
        })
    }

    /// Label of a hop: “+6”, “−8”.
    pub fn label(hop: i32) -> String {
        signed(hop)
    }
}

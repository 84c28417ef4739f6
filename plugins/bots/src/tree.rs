//! The trees of a search: one a seat, all in one arena of fixed size.
//!
//! A node stands for what one seat has seen since the search began. Its children are a list in rising order of their
//! edges, so that they can be matched with a sorted list of actions in one pass.

use kortlek_rules::{Luck, Seat};

use crate::{knowledge::Candidate, number::ln};

/// No node.
pub(crate) const NONE: u32 = u32::MAX;

/// Random variation of the exploration factor, as a share of it. Two seats that go through their choices in a fixed
/// turn may fall into step, so that one always meets the same answer; this breaks the step.
const JITTER: f32 = 0.2;

/// Edge from a node to a child: one event that the tree's seat sees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Edge<A> {
    /// The position thought about.
    Root,
    /// A seat's decision, known: the tree's own seat's, or another's in the open.
    Open(Seat, A),
    /// A seat has decided in secret.
    Hidden(Seat),
    /// An automatic step has shown this.
    Observed(u64),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<A> {
    edge: Edge<A>,
    next: u32,
    child: u32,
    /// Number of playouts that passed here.
    pub(crate) visits: u32,
    /// Number of playouts that could have passed here.
    available: u32,
    /// The mean value for the tree's seat.
    pub(crate) mean: f32,
    /// The sum of the squared deviations from the mean.
    spread: f32,
    /// Regret matching: what was missed by not always playing this, never below 0.
    regret: f32,
    /// Regret matching: the sum of the chances with which this was to be played.
    pub(crate) share: f32,
}

impl<A> Node<A> {
    pub(crate) fn sum(&self) -> Sum {
        Sum {
            visits: self.visits,
            mean: self.mean,
            spread: self.spread,
            share: self.share,
        }
    }
}

/// Results of the playouts through an action, in one tree or in several together.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    pub(crate) visits: u32,
    pub(crate) mean: f32,
    spread: f32,
    pub(crate) share: f32,
}

impl Sum {
    /// Both together. Adding up in another order may give another last digit.
    pub(crate) fn and(self, other: Sum) -> Sum {
        let visits = self.visits + other.visits;
        if visits == 0 {
            return Sum::default();
        }
        let part = other.visits as f32 / visits as f32;
        let off = other.mean - self.mean;
        Sum {
            visits,
            mean: self.mean + off * part,
            spread: self.spread + other.spread + off * off * part * self.visits as f32,
            share: self.share + other.share,
        }
    }

    /// The standard error of the mean, 0 to 0.5; 0.5 for fewer than two visits.
    pub(crate) fn error(self) -> f32 {
        match self.visits {
            0 | 1 => 0.5,
            n => (self.spread / (n as f32 * (n - 1) as f32)).sqrt().min(0.5),
        }
    }
}

/// Child picked at a node.
pub(crate) struct Pick {
    /// The child; [`NONE`] if the arena is full.
    pub(crate) child: u32,
    /// Index among the candidates.
    pub(crate) which: usize,
    /// True if nobody went there before.
    pub(crate) new: bool,
}

/// A step of regret matching to be settled when the playout's value is known. Its range lies in [`Tree::offers`].
#[derive(Clone, Copy)]
struct Offer {
    seat: Seat,
    start: u32,
    chosen: u32,
    chance: f32,
}

/// The trees of all seats.
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The most nodes there may ever be; the vector has room for them from the start.
    limit: usize,
    /// Nodes passed in this playout, with the seat whose tree they are in.
    path: Vec<(u32, Seat)>,
    offers: Vec<Offer>,
    /// For each offer the children that could be chosen, with the chance meant for each.
    offered: Vec<(u32, f32)>,
    /// For each candidate its child.
    slots: Vec<u32>,
}

impl<A: Copy + Ord> Tree<A> {
    /// Trees for `seats` seats; the root of seat `s` is node `s`. Room for at most `limit` nodes.
    pub(crate) fn new(seats: usize, limit: usize) -> Tree<A> {
        let limit = limit.clamp(seats, NONE as usize - 1);
        let mut tree = Tree {
            nodes: Vec::with_capacity(limit),
            limit,
            path: Vec::new(),
            offers: Vec::new(),
            offered: Vec::new(),
            slots: Vec::new(),
        };
        for _ in 0..seats {
            tree.grow(Edge::Root, NONE);
        }
        tree
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    fn grow(&mut self, edge: Edge<A>, next: u32) -> u32 {
        if self.nodes.len() >= self.limit {
            return NONE;
        }
        self.nodes.push(Node {
            edge,
            next,
            child: NONE,
            visits: 0,
            available: 0,
            mean: 0.0,
            spread: 0.0,
            regret: 0.0,
            share: 0.0,
        });
        self.nodes.len() as u32 - 1
    }

    /// Begins a playout. The root of seat `s` is node `s`.
    pub(crate) fn start(&mut self, seats: usize) {
        self.path.clear();
        self.offers.clear();
        self.offered.clear();
        for seat in Seat::all(seats) {
            self.path.push((u32::from(seat.0), seat));
        }
    }

    /// The child of `node` along `edge` and the last child before it.
    fn find(&self, node: u32, edge: Edge<A>) -> (u32, u32) {
        let mut before = NONE;
        let mut at = self.nodes[node as usize].child;
        while at != NONE {
            let child = &self.nodes[at as usize];
            if child.edge >= edge {
                return (if child.edge == edge { at } else { NONE }, before);
            }
            before = at;
            at = child.next;
        }
        (NONE, before)
    }

    /// A new child of `node` along `edge` after the child `before`.
    fn add(&mut self, node: u32, edge: Edge<A>, before: u32) -> u32 {
        let next = match before {
            NONE => self.nodes[node as usize].child,
            b => self.nodes[b as usize].next,
        };
        let new = self.grow(edge, next);
        if new != NONE {
            match before {
                NONE => self.nodes[node as usize].child = new,
                b => self.nodes[b as usize].next = new,
            }
        }
        new
    }

    /// The child of `seat`'s node along an edge, made if it is not there; [`NONE`] if there is no room.
    pub(crate) fn descend(&mut self, node: u32, edge: Edge<A>, seat: Seat) -> u32 {
        if node == NONE {
            return NONE;
        }
        let (found, before) = self.find(node, edge);
        let child = if found == NONE {
            self.add(node, edge, before)
        } else {
            found
        };
        if child != NONE {
            self.path.push((child, seat));
        }
        child
    }

    /// Fills `slots` with the candidates' children, made if `make` is true and there is room.
    fn match_children(&mut self, node: u32, seat: Seat, list: &[Candidate<A>], make: bool) {
        self.slots.clear();
        let mut before = NONE;
        let mut at = self.nodes[node as usize].child;
        for candidate in list {
            let edge = Edge::Open(seat, candidate.action);
            while at != NONE && self.nodes[at as usize].edge < edge {
                before = at;
                at = self.nodes[at as usize].next;
            }
            if at != NONE && self.nodes[at as usize].edge == edge {
                self.slots.push(at);
            } else if make {
                let new = self.add(node, edge, before);
                self.slots.push(new);
                if new != NONE {
                    before = new;
                }
            } else {
                self.slots.push(NONE);
            }
        }
    }

    /// The child that a pick leads to; made if it is not there.
    fn take(&mut self, node: u32, seat: Seat, list: &[Candidate<A>], which: usize) -> Pick {
        let mut child = self.slots[which];
        if child == NONE {
            let edge = Edge::Open(seat, list[which].action);
            let (_, before) = self.find(node, edge);
            child = self.add(node, edge, before);
            if child != NONE {
                self.nodes[child as usize].available = 1;
            }
        }
        let new = child == NONE || self.nodes[child as usize].visits == 0;
        if child != NONE {
            self.path.push((child, seat));
        }
        Pick { child, which, new }
    }

    /// Picks by upper confidence bound; each child's bound counts only the playouts in which it could be picked. One
    /// that has fewer visits than `floor` comes first, whatever its bound.
    pub(crate) fn pick_by_bound(
        &mut self,
        node: u32,
        seat: Seat,
        list: &[Candidate<A>],
        explore: f32,
        floor: u32,
        luck: &mut Luck,
    ) -> Pick {
        self.match_children(node, seat, list, false);
        let passes = self.nodes[node as usize].visits + 1;
        let mut best = (f32::NEG_INFINITY, 0);
        let mut untried = 0;
        for (i, candidate) in list.iter().enumerate() {
            let (visits, available, mean) = match self.slots[i] {
                NONE => (0, passes, 0.0),
                child => {
                    let child = &mut self.nodes[child as usize];
                    child.available += 1;
                    (child.visits, child.available, child.mean)
                }
            };
            let n = visits as f32 + candidate.weight;
            if n == 0.0 {
                // Untried ones come first, in random order.
                untried += 1;
                if luck.below(untried) == 0 {
                    best = (f32::INFINITY, i);
                }
            } else if untried == 0 {
                let value = (mean * visits as f32 + candidate.prior * candidate.weight) / n;
                let keen = explore * (1.0 - JITTER + 2.0 * JITTER * luck.unit() as f32);
                let bound = value + keen * (ln(available) / n).sqrt();
                if bound > best.0 {
                    best = (bound, i);
                }
            }
        }
        if floor > 0 {
            let visits = |slot: u32| match slot {
                NONE => 0,
                child => self.nodes[child as usize].visits,
            };
            let least = (0..list.len()).min_by_key(|i| visits(self.slots[*i]));
            if let Some(least) = least.filter(|i| visits(self.slots[*i]) < floor) {
                best.1 = least;
            }
        }
        self.take(node, seat, list, best.1)
    }

    /// Picks by regret matching: with chances in proportion to the regrets, and in `explore` of all cases anything.
    pub(crate) fn pick_by_regret(
        &mut self,
        node: u32,
        seat: Seat,
        list: &[Candidate<A>],
        explore: f32,
        luck: &mut Luck,
    ) -> Pick {
        self.match_children(node, seat, list, true);
        if self.slots.contains(&NONE) {
            // No room for the regrets: anything will do, the tree ends here.
            let which = luck.below(list.len());
            return self.take(node, seat, list, which);
        }
        let regrets: f32 = self
            .slots
            .iter()
            .map(|c| self.nodes[*c as usize].regret)
            .sum();
        let even = 1.0 / list.len() as f32;
        let start = self.offered.len() as u32;
        let mut left = luck.unit() as f32;
        let mut which = None;
        let mut chance = 0.0;
        for (i, slot) in self.slots.iter().enumerate() {
            let child = &mut self.nodes[*slot as usize];
            child.available += 1;
            let meant = if regrets > 0.0 {
                child.regret / regrets
            } else {
                even
            };
            // Later playouts know more, so they count more in the average.
            child.share += meant * child.available as f32;
            self.offered.push((*slot, meant));
            let p = (1.0 - explore) * meant + explore * even;
            if which.is_none() && (left < p || i + 1 == list.len()) {
                which = Some(i);
                chance = p;
            }
            left -= p;
        }
        let which = which.unwrap_or(0);
        let pick = self.take(node, seat, list, which);
        self.offers.push(Offer {
            seat,
            start,
            chosen: pick.child,
            chance,
        });
        pick
    }

    /// Ends a playout with these values.
    pub(crate) fn settle(&mut self, values: &[f32]) {
        // Regrets first, while the means are still those of earlier playouts.
        let mut end = self.offered.len();
        while let Some(offer) = self.offers.pop() {
            let value = values[offer.seat.index()];
            let offered = &self.offered[offer.start as usize..end];
            end = offer.start as usize;
            // Estimated value of each choice: its mean so far, and for the one chosen the surprise as well, made
            // larger by how seldom it is chosen, so that on the whole it comes out right.
            let estimate = |node: &Node<A>, id: u32| {
                let known = if node.visits > 0 { node.mean } else { value };
                if id == offer.chosen {
                    known + (value - known) / offer.chance.max(0.02)
                } else {
                    known
                }
            };
            let expected: f32 = offered
                .iter()
                .map(|(id, meant)| meant * estimate(&self.nodes[*id as usize], *id))
                .sum();
            for (id, _) in offered {
                let node = &mut self.nodes[*id as usize];
                node.regret = (node.regret + estimate(node, *id) - expected).max(0.0);
            }
        }
        for (id, seat) in &self.path {
            let node = &mut self.nodes[*id as usize];
            let value = values[seat.index()];
            node.visits += 1;
            let off = value - node.mean;
            node.mean += off / node.visits as f32;
            node.spread += off * (value - node.mean);
        }
    }

    /// The child of a root for one of a seat's actions.
    pub(crate) fn at_root(&self, root: u32, seat: Seat, action: A) -> Option<&Node<A>> {
        let (child, _) = self.find(root, Edge::Open(seat, action));
        (child != NONE).then(|| &self.nodes[child as usize])
    }

    /// The two highest visit counts among the children of a root.
    pub(crate) fn leaders(&self, root: u32) -> (u32, u32) {
        let (mut first, mut second) = (0, 0);
        let mut at = self.nodes[root as usize].child;
        while at != NONE {
            let child = &self.nodes[at as usize];
            if child.visits > first {
                (first, second) = (child.visits, first);
            } else {
                second = second.max(child.visits);
            }
            at = child.next;
        }
        (first, second)
    }
}

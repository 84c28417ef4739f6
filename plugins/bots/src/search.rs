//! Monte Carlo tree search over information sets with several observers (Cowling, Powley and Whitehouse, 2012).
//!
//! Each playout imagines a whole position that the view allows and plays it to its end. Every seat has a tree of its
//! own whose nodes stand for what that seat has seen, so no seat's choice in the tree can depend on what is hidden
//! from it. A seat that decides picks in its own tree; what the others see of the decision leads on in theirs. Where
//! several seats decide at once, all pick before anything is carried out. Chance makes no edge: automatic steps are
//! carried out with the playout's luck.

use crate::{
    evaluation,
    knowledge::{Candidate, Knowledge},
    strength::Strength,
    tree::{Edge, NONE, Node, Sum, Tree},
};
use kortlek_rules::{
    ActionValue, Bot, Budget, Luck, MAX_SEATS, Question, Rules, SearchResult, Seat, Seats, Seen,
    Turn,
};
use std::mem::size_of;

/// Use of regret matching instead of confidence bounds in simultaneous turns. Regret matching finds mixed strategies:
/// it is for games in which a choice that can be foreseen can be punished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mix {
    /// Nowhere: the most visited action is chosen.
    Nowhere,
    /// In the turn thought about, whose decision is then drawn from the mixed strategy.
    AtRoot,
    /// In every simultaneous turn.
    Everywhere,
}

/// Parameters of the tree search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// Exploration factor of the bounds, for actions little tried: the factor of `√(ln available / visits)`, times
    /// the spread of the values ([`Knowledge::stakes`]).
    pub explore: f32,
    /// Use of regret matching.
    pub mix: Mix,
    /// In regret matching, the share of picks that are made at random.
    pub stray: f32,
    /// Bytes for the trees at most. When they are used up, the trees stop growing and the search goes on.
    pub memory: usize,
}

impl Default for Search {
    fn default() -> Search {
        Search {
            explore: 0.5,
            mix: Mix::Nowhere,
            stray: 0.1,
            memory: MEMORY,
        }
    }
}

/// Bytes for the trees of a search, which leaves some of 100 MB for all else.
const MEMORY: usize = 90 << 20;

/// Maximum number of imagined positions tried until one is accepted.
const CREDIT_TRIES: usize = 12;

/// Choices of a mixed strategy that are this much rarer than the commonest are put down to chance and left out.
const RARE: f32 = 0.2;

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct Searcher<K> {
    pub(crate) knowledge: K,
    strength: Strength,
    search: Search,
}

/// Statistics of a search, beside its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Playouts made.
    pub playouts: u32,
    /// Decisions carried out in them, of all seats.
    pub steps: u64,
    /// Nodes of all trees.
    pub nodes: usize,
    /// Bytes of all nodes.
    pub bytes: usize,
}

impl<K> Searcher<K> {
    /// A bot with this knowledge and strength that searches with the defaults.
    pub fn new(knowledge: K, strength: Strength) -> Searcher<K> {
        Searcher {
            knowledge,
            strength,
            search: Search::default(),
        }
    }

    /// The same bot searching in another way.
    #[must_use]
    pub fn search(mut self, search: Search) -> Searcher<K> {
        self.search = search;
        self
    }

    /// Searches, and returns its statistics as well. See [`Bot::choose`].
    pub fn think<G: Rules>(
        &self,
        question: Question<'_, G>,
        luck: &mut Luck,
    ) -> (SearchResult<G::Action>, Report)
    where
        K: Knowledge<G>,
    {
        let Question {
            rules,
            view,
            seat,
            legal,
            effort,
            ..
        } = question;
        let strength = &self.strength.with(effort);
        let forgotten = (strength.forget > 0.0)
            .then(|| {
                let share = strength.forget;
                self.knowledge.forget(rules, view, seat, share, luck)
            })
            .flatten();
        let view = forgotten.as_ref().unwrap_or(view);
        let mut memo = self.knowledge.begin(rules, view, seat);
        let at_once = match legal {
            [only] => Some(*only),
            _ => self.knowledge.at_once(rules, view, seat, legal, &mut memo),
        };
        if let Some(action) = at_once {
            let thought = SearchResult::unweighed(action);
            return (thought, Report::default());
        }
        if let Some(values) = self.knowledge.solved(rules, view, seat, legal, &mut memo) {
            let worths = exact(legal, &values);
            let thought = SearchResult {
                action: worths[0].action,
                worths,
                playouts: 0,
                mixed: false,
            };
            return (thought, Report::default());
        }
        let mut run = Run::new(rules, self, seat, legal, memo, strength.playouts, 1);
        while run.report.playouts < strength.playouts && run.report.steps < strength.steps {
            if question.stopped() {
                break;
            }
            run.next(view, luck);
            if run.report.playouts.is_multiple_of(64) && Searcher::settled(strength, &run) {
                break;
            }
        }
        let thought = Searcher::decide(strength, &run, luck);
        (thought, run.told())
    }

    /// Returns true if no playout still to come can change the choice.
    fn settled<G: Rules>(strength: &Strength, run: &Run<'_, G, K>) -> bool
    where
        K: Knowledge<G>,
    {
        if run.mixed || strength.waver > 0.0 {
            return false;
        }
        let (first, second) = run.tree.leaders(run.root());
        first - second > strength.playouts - run.report.playouts
    }

    fn decide<G: Rules>(
        strength: &Strength,
        run: &Run<'_, G, K>,
        luck: &mut Luck,
    ) -> SearchResult<G::Action>
    where
        K: Knowledge<G>,
    {
        let mut options: Vec<(ActionValue<G::Action>, f32)> = run
            .legal
            .iter()
            .map(|action| {
                let node = run.tree.at_root(run.root(), run.seat, *action);
                let worth = ActionValue {
                    action: *action,
                    value: node.map_or(0.0, |n| n.mean),
                    error: node.map_or(0.5, |n| n.sum().error()),
                    visits: node.map_or(0, |n| n.visits),
                };
                let share = node.map_or(0.0, |n| if run.mixed { n.share } else { n.visits as f32 });
                (worth, share)
            })
            .collect();
        // Stable, so that equals stay in the order of the actions and the choice is the same everywhere.
        options.sort_by(|(a, a_share), (b, b_share)| {
            let by_share = b_share.total_cmp(a_share);
            by_share.then(b.value.total_cmp(&a.value))
        });
        // Actions never looked at are worth no more than the worst that was.
        let worst = options
            .iter()
            .filter(|(w, _)| w.visits > 0)
            .map(|(w, _)| w.value)
            .fold(1.0, f32::min);
        for (worth, _) in &mut options {
            if worth.visits == 0 {
                worth.value = worst;
            }
        }
        let (best, best_share) = options[0];
        let chances: Vec<f32> = options
            .iter()
            .map(|(worth, share)| {
                let mixed = if run.mixed && *share >= RARE * best_share {
                    *share / best_share
                } else {
                    0.0
                };
                // Actions with few visits are not chosen, however good their few playouts were.
                let known = worth.visits * 8 >= best.visits.min(64);
                let wavering = if strength.waver > 0.0 && known && worth.visits > 0 {
                    let behind = (best.value - worth.value).max(0.0);
                    (1.0 - behind / strength.waver).max(0.0).powi(2)
                } else {
                    0.0
                };
                mixed + wavering
            })
            .collect();
        let all: f32 = chances.iter().sum();
        let mut chosen = 0;
        if all > 0.0 {
            let mut left = luck.unit() as f32 * all;
            for (i, chance) in chances.iter().enumerate() {
                if *chance > 0.0 {
                    chosen = i;
                    left -= chance;
                    if left < 0.0 {
                        break;
                    }
                }
            }
        }
        SearchResult {
            action: options[chosen].0.action,
            worths: options.into_iter().map(|(worth, _)| worth).collect(),
            playouts: run.report.playouts,
            mixed: run.mixed,
        }
    }
}

/// Values that are known for certain, best first.
pub(crate) fn exact<A: Copy>(legal: &[A], values: &[f32]) -> Vec<ActionValue<A>> {
    let each = legal.iter().zip(values);
    let mut worths: Vec<ActionValue<A>> = each
        .map(|(action, value)| ActionValue {
            action: *action,
            value: *value,
            error: 0.0,
            visits: 0,
        })
        .collect();
    // Stable, so that equals stay in the order of the actions.
    worths.sort_by(|a, b| b.value.total_cmp(&a.value));
    worths
}

impl<G: Rules, K: Knowledge<G>> Bot<G> for Searcher<K> {
    fn choose(&self, question: Question<'_, G>, luck: &mut Luck) -> SearchResult<G::Action> {
        self.think(question, luck).0
    }

    fn evaluate(
        &self,
        question: Question<'_, G>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<G::Action>> {
        evaluation::evaluate(self, question, budget, luck)
    }
}

/// A search under way.
pub(crate) struct Run<'a, G: Rules, K: Knowledge<G>> {
    rules: &'a G,
    knowledge: &'a K,
    search: &'a Search,
    /// The fewest visits that each action of the turn thought about shall get; 0 where only the best one matters.
    pub(crate) floor: u32,
    /// The search's keenness times the stakes.
    explore: f32,
    seat: Seat,
    legal: &'a [G::Action],
    players: usize,
    /// True if all seats see the same and so share one tree ([`Knowledge::open`]).
    open: bool,
    /// True if the current turn is decided by regret matching.
    mixed: bool,
    memo: K::Memo,
    tree: Tree<G::Action>,
    list: Vec<Candidate<G::Action>>,
    buffer: Vec<G::Action>,
    report: Report,
}

impl<'a, G: Rules, K: Knowledge<G>> Run<'a, G, K> {
    /// A search about to begin, one of `trees` that share the memory.
    pub(crate) fn new(
        rules: &'a G,
        searcher: &'a Searcher<K>,
        seat: Seat,
        legal: &'a [G::Action],
        memo: K::Memo,
        playouts: u32,
        trees: usize,
    ) -> Run<'a, G, K> {
        let players = rules.players();
        let limit = (searcher.search.memory / trees / size_of::<Node<G::Action>>())
            // A playout adds a node or two a seat; a deep one some more.
            .min((playouts as usize + 16).saturating_mul(4 * players));
        let stakes = searcher.knowledge.stakes(rules, &memo);
        let open = searcher.knowledge.open();
        Run {
            rules,
            knowledge: &searcher.knowledge,
            search: &searcher.search,
            floor: 0,
            explore: searcher.search.explore * stakes,
            seat,
            legal,
            players,
            open,
            mixed: false,
            memo,
            tree: Tree::new(if open { 1 } else { players }, limit),
            list: Vec::with_capacity(64),
            buffer: Vec::with_capacity(64),
            report: Report::default(),
        }
    }

    /// The root of the tree of the seat that thinks.
    fn root(&self) -> u32 {
        if self.open { 0 } else { u32::from(self.seat.0) }
    }

    /// Makes a playout.
    pub(crate) fn next(&mut self, view: &G::View, luck: &mut Luck) {
        let state = self.imagine(view, luck);
        self.playout(state, luck);
        self.report.playouts += 1;
    }

    /// Statistics so far.
    fn told(&self) -> Report {
        Report {
            nodes: self.tree.len(),
            bytes: self.tree.len() * size_of::<Node<G::Action>>(),
            ..self.report
        }
    }

    /// Returns the results of the playouts through each legal action.
    pub(crate) fn sums(&self) -> Vec<Sum> {
        let of = |a: &G::Action| self.tree.at_root(self.root(), self.seat, *a);
        self.legal
            .iter()
            .map(|a| of(a).map_or(Sum::default(), Node::sum))
            .collect()
    }

    /// A position that the view allows and that is believed.
    fn imagine(&mut self, view: &G::View, luck: &mut Luck) -> G::State {
        let (rules, knowledge) = (self.rules, self.knowledge);
        let mut best: Option<(f32, G::State)> = None;
        for _ in 0..CREDIT_TRIES {
            let state = knowledge.imagine(rules, view, self.seat, &mut self.memo, luck);
            let credit = knowledge.credit(rules, view, &state, self.seat, &mut self.memo);
            if credit >= 1.0 || luck.unit() < f64::from(credit) {
                return state;
            }
            if best.as_ref().is_none_or(|(c, _)| credit > *c) {
                best = Some((credit, state));
            }
        }
        best.expect("at least one position was imagined").1
    }

    /// Plays an imagined position to its end, or to where it can be judged, and learns from that.
    fn playout(&mut self, mut s: G::State, luck: &mut Luck) {
        let (rules, knowledge, players) = (self.rules, self.knowledge, self.players);
        let open = self.open;
        self.tree.start(if open { 1 } else { players });
        // Each seat's node in its own tree, and whether the trees still lead on. In a tree that all share, the first
        // place stands for all.
        let mut at = [NONE; MAX_SEATS];
        for (seat, node) in at.iter_mut().enumerate().take(players) {
            *node = if open { 0 } else { seat as u32 };
        }
        let mut inside = true;
        let mut moved = false;
        let mut decisions = 0;
        let mut picks: [Option<G::Action>; MAX_SEATS] = [None; MAX_SEATS];
        let values = loop {
            let seats = match rules.turn(&s) {
                Turn::Over => break knowledge.utility(rules, &rules.payoff(&s), &mut self.memo),
                Turn::Proceed => {
                    rules.proceed(&mut s, luck, &mut ());
                    moved = true;
                    continue;
                }
                Turn::Act(seats) => seats,
            };
            if decisions > 0
                && let Some(values) = knowledge.evaluate(rules, &s, decisions, &mut self.memo)
            {
                break values;
            }
            decisions += seats.len() as u32;
            if !inside {
                // All pick before anything is carried out, so that nobody sees what another commits in secret.
                for seat in seats.iter() {
                    let (buffer, memo) = (&mut self.buffer, &mut self.memo);
                    let action = knowledge.play(rules, &s, seat, buffer, memo, luck);
                    picks[seat.index()] = Some(action);
                }
                carry_out(rules, &mut s, seats, &picks);
                continue;
            }
            if open {
                if moved && let Some(key) = knowledge.observed(rules, &s, self.seat) {
                    at[0] = self.tree.descend(at[0], Edge::Observed(key), self.seat);
                }
                moved = false;
                let seat = seats.first().expect("a turn to act names a seat");
                debug_assert_eq!(seats.len(), 1, "in an open game one seat decides at a time");
                let root = decisions == 1;
                let (action, next) = self.pick(&s, seat, at[0], root, false, &mut inside, luck);
                at[0] = next;
                rules.act(&mut s, seat, action, &mut ());
                continue;
            }
            if moved {
                moved = false;
                self.notice(&s, &mut at);
            }
            let root = decisions == seats.len() as u32;
            let together = seats.len() > 1;
            let by_regret = together
                && match self.search.mix {
                    Mix::Nowhere => false,
                    Mix::AtRoot => root,
                    Mix::Everywhere => true,
                };
            self.mixed |= root && by_regret;
            // The nodes from which this turn's edges lead on; picks move a seat's own node at once.
            for seat in seats.iter() {
                let node = at[seat.index()];
                let (action, next) = self.pick(&s, seat, node, root, by_regret, &mut inside, luck);
                picks[seat.index()] = Some(action);
                at[seat.index()] = next;
            }
            for actor in seats.iter() {
                if let Some(action) = picks[actor.index()] {
                    self.tell(&s, actor, action, together, &mut at);
                }
            }
            carry_out(rules, &mut s, seats, &picks);
        };
        self.tree.settle(&values);
        self.report.steps += u64::from(decisions);
    }

    /// Leads each seat's tree on by what the seat has noticed of automatic steps.
    #[inline]
    fn notice(&mut self, s: &G::State, at: &mut [u32; MAX_SEATS]) {
        for by in Seat::all(self.players) {
            if let Some(key) = self.knowledge.observed(self.rules, s, by) {
                let node = &mut at[by.index()];
                *node = self.tree.descend(*node, Edge::Observed(key), by);
            }
        }
    }

    /// Leads the trees of the others on by what they see of a decision, which others may make at the same time.
    #[inline]
    fn tell(
        &mut self,
        s: &G::State,
        actor: Seat,
        action: G::Action,
        together: bool,
        at: &mut [u32; MAX_SEATS],
    ) {
        let (rules, knowledge) = (self.rules, self.knowledge);
        for by in Seat::all(self.players).filter(|by| *by != actor) {
            let seen = if together {
                knowledge.revealed(rules, s, actor, action, by)
            } else {
                rules.seen(s, actor, action, by)
            };
            let edge = match seen {
                Seen::Open(action) => Edge::Open(actor, action),
                Seen::Hidden => Edge::Hidden(actor),
            };
            let node = &mut at[by.index()];
            *node = self.tree.descend(*node, edge, by);
        }
    }

    /// One seat's decision in its own tree; where the tree has no room for it, what it would play beyond.
    fn pick(
        &mut self,
        s: &G::State,
        seat: Seat,
        node: u32,
        root: bool,
        by_regret: bool,
        inside: &mut bool,
        luck: &mut Luck,
    ) -> (G::Action, u32) {
        if node == NONE {
            *inside = false;
            let (buffer, memo) = (&mut self.buffer, &mut self.memo);
            let action = self.knowledge.play(self.rules, s, seat, buffer, memo, luck);
            return (action, NONE);
        }
        let own = root && seat == self.seat;
        if !own {
            self.rules.legal(s, seat, &mut self.buffer);
        }
        let legal = if own { self.legal } else { &self.buffer };
        let plain = |action: &G::Action| Candidate {
            action: *action,
            prior: 0.0,
            weight: 0.0,
        };
        self.list.clear();
        self.list.extend(legal.iter().map(plain));
        self.knowledge
            .candidates(self.rules, s, seat, &mut self.list, &mut self.memo);
        if own && self.floor > 0 && self.list.len() < legal.len() {
            // Here what was left out is looked at as well.
            for (i, action) in legal.iter().enumerate() {
                if self.list.get(i).is_none_or(|c| c.action != *action) {
                    self.list.insert(i, plain(action));
                }
            }
        }
        debug_assert!(!self.list.is_empty(), "some action is worth a look");
        debug_assert!(
            self.list.is_sorted_by(|a, b| a.action < b.action),
            "candidates keep the order of the legal actions"
        );
        let list = &self.list;
        let pick = if by_regret {
            let stray = self.search.stray;
            self.tree.pick_by_regret(node, seat, list, stray, luck)
        } else {
            let explore = self.explore;
            let floor = if own { self.floor } else { 0 };
            self.tree
                .pick_by_bound(node, seat, list, explore, floor, luck)
        };
        // A forced move is not a leaf: the tree leads on behind it.
        if pick.child == NONE || pick.new && list.len() > 1 {
            *inside = false;
        }
        (list[pick.which].action, pick.child)
    }
}

/// Makes the decisions of all who decide in a turn.
#[inline]
fn carry_out<G: Rules>(
    rules: &G,
    s: &mut G::State,
    seats: Seats,
    picks: &[Option<G::Action>; MAX_SEATS],
) {
    for seat in seats.iter() {
        if let Some(action) = picks[seat.index()] {
            rules.act(s, seat, action, &mut ());
        }
    }
}

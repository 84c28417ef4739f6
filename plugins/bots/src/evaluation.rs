//! The evaluation of every legal action: several trees that know nothing of each other, added up in a fixed order, so
//! that it makes no difference how many threads share the work.

use crate::{
    knowledge::Knowledge,
    search::{Run, Searcher, exact},
    tree::Sum,
};
use kortlek_rules::{ActionValue, Budget, Luck, Question, Rules};
use std::sync::{
    OnceLock,
    atomic::{AtomicUsize, Ordering},
};

/// Number of trees that share the playouts and the memory of an evaluation.
const TREES: usize = 4;

/// Share of the playouts (1 in `EVENLY`) that is spread evenly over all legal actions, so that the value of a poor
/// one is known, too.
const EVENLY: u32 = 4;

/// The value of each legal action, best first; see [`kortlek_rules::Bot::evaluate`].
pub(crate) fn evaluate<G: Rules, K: Knowledge<G>>(
    searcher: &Searcher<K>,
    question: Question<'_, G>,
    budget: Budget,
    luck: &mut Luck,
) -> Vec<ActionValue<G::Action>> {
    let Question {
        rules,
        view,
        seat,
        legal,
        ..
    } = question;
    let seed = luck.bits();
    let mut memo = searcher.knowledge.begin(rules, view, seat);
    if let Some(values) = searcher
        .knowledge
        .solved(rules, view, seat, legal, &mut memo)
    {
        return exact(legal, &values);
    }
    let of_tree = |n: usize| -> Vec<Sum> {
        let all = budget.playouts as usize;
        let playouts = ((all + TREES - 1 - n) / TREES) as u32;
        let memo = searcher.knowledge.begin(rules, view, seat);
        let mut luck = Luck::stream(seed, n as u64);
        let mut run = Run::new(rules, searcher, seat, legal, memo, playouts, TREES);
        run.floor = (playouts / EVENLY / legal.len().max(1) as u32).max(1);
        for _ in 0..playouts {
            if question.stopped() {
                break;
            }
            run.next(view, &mut luck);
        }
        run.sums()
    };
    let trees: [OnceLock<Vec<Sum>>; TREES] = Default::default();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(tree) = trees.get(n) else { break };
            tree.get_or_init(|| of_tree(n));
        }
    };
    if budget.threads <= 1 {
        work();
    } else {
        std::thread::scope(|scope| {
            for _ in 0..budget.threads.min(TREES) {
                scope.spawn(work);
            }
        });
    }
    let mut sums = vec![Sum::default(); legal.len()];
    for tree in trees.iter().filter_map(OnceLock::get) {
        for (sum, of_tree) in sums.iter_mut().zip(tree) {
            *sum = sum.and(*of_tree);
        }
    }
    let met = sums.iter().filter(|s| s.visits > 0);
    // An action that nobody looked at is worth no more than the worst that was.
    let worst = met.map(|s| s.mean).fold(f32::INFINITY, f32::min);
    let worst = if worst.is_finite() { worst } else { 0.5 };
    let mut worths: Vec<ActionValue<G::Action>> = legal
        .iter()
        .zip(&sums)
        .map(|(action, sum)| ActionValue {
            action: *action,
            value: if sum.visits > 0 { sum.mean } else { worst },
            error: sum.error(),
            visits: sum.visits,
        })
        .collect();
    // Stable, so that equals stay in the order of the actions.
    worths.sort_by(|a, b| b.value.total_cmp(&a.value));
    worths
}

//! Knowledge of a game that the search gets beyond its rules. Everything has a default, and a default costs nothing.

use crate::utility::{self, Utilities};
use kortlek_rules::{Luck, Payoff, Rules, Seat, Seen};

/// An action that the search may try, with what is thought of it beforehand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The value expected beforehand, 0 to 1. Counts only if `weight` is above 0.
    pub prior: f32,
    /// Number of visits that the prior counts for. With 0 (the default) the action is tried before any is tried
    /// twice; with more an action with a poor prior may never be tried at all.
    pub weight: f32,
}

/// A game's knowledge for the search. Implement what helps, leave the rest.
///
/// **Honesty.** A bot's only source is the view it is given. The positions that [`Knowledge::play`],
/// [`Knowledge::candidates`] and [`Knowledge::evaluate`] see are imagined from that view, so nothing leaks from the
/// match; yet play that uses *other* seats' imagined hands makes the bot believe that the others can see through
/// cards, so these functions should use only what `seat` itself would know.
pub trait Knowledge<G: Rules>: Send + Sync {
    /// Data computed once for a search and kept between its playouts: tables, beliefs, buffers. `()` if there is
    /// nothing.
    type Memo;

    /// Works out the memo, once a search.
    fn begin(&self, rules: &G, view: &G::View, seat: Seat) -> Self::Memo;

    /// Returns true if every decision is seen by all at the moment it is made, and one seat decides at a time,
    /// always. Then all seats see the same happen, so their trees are alike and the search makes do with one, which
    /// is faster. Hands may be hidden all the same. Where [`Knowledge::observed`] is used, it then has to tell every
    /// seat the same. Default: no.
    #[inline]
    fn open(&self) -> bool {
        false
    }

    /// The exact value of each of `legal` in the same order, 0 to 1, where the rest of the game is small enough to be
    /// worked out. Nothing is searched then. Default: never.
    #[inline]
    fn solved(
        &self,
        _rules: &G,
        _view: &G::View,
        _seat: Seat,
        _legal: &[G::Action],
        _memo: &mut Self::Memo,
    ) -> Option<Vec<f32>> {
        None
    }

    /// An action that needs no search. Must be one of `legal`.
    #[inline]
    fn at_once(
        &self,
        _rules: &G,
        _view: &G::View,
        _seat: Seat,
        _legal: &[G::Action],
        _memo: &mut Self::Memo,
    ) -> Option<G::Action> {
        None
    }

    /// Returns the view after forgetting `share` (above 0, at most 1) of what had to be remembered; `None` if there
    /// is nothing to forget. The seat's legal actions must stay as they are.
    #[inline]
    fn forget(
        &self,
        _rules: &G,
        _view: &G::View,
        _seat: Seat,
        _share: f32,
        _luck: &mut Luck,
    ) -> Option<G::View> {
        None
    }

    /// A position that the view allows. Default: the rules' own, all arrangements being possible.
    #[inline]
    fn imagine(
        &self,
        rules: &G,
        view: &G::View,
        _seat: Seat,
        _memo: &mut Self::Memo,
        luck: &mut Luck,
    ) -> G::State {
        rules.imagine(view, luck)
    }

    /// Returns how well an imagined position fits the earlier moves of the others, 0 to 1: the chance to accept it;
    /// else another is imagined (a few times at most).
    #[inline]
    fn credit(
        &self,
        _rules: &G,
        _view: &G::View,
        _state: &G::State,
        _seat: Seat,
        _memo: &mut Self::Memo,
    ) -> f32 {
        1.0
    }

    /// Returns the typical spread of the values of playouts, 1 (the default) where some are won and some lost. A game
    /// whose playouts are cut off after a few turns may get values that differ by hundredths; it should report that,
    /// lest the search try everything equally often. Asked once a search.
    #[inline]
    fn stakes(&self, _rules: &G, _memo: &Self::Memo) -> f32 {
        1.0
    }

    /// Selects the actions that `seat` may try in the tree: starts with all legal actions in rising order, without
    /// priors. Remove those that are not worth a look, give priors; keep the order and leave at least one. Called at
    /// every turn in the tree.
    #[inline]
    fn candidates(
        &self,
        _rules: &G,
        _state: &G::State,
        _seat: Seat,
        _list: &mut Vec<Candidate<G::Action>>,
        _memo: &mut Self::Memo,
    ) {
    }

    /// Chooses the action that `seat` plays beyond the tree; called for every such decision, so it must be quick.
    /// `buffer` is free for use. Default: any legal action.
    #[inline]
    fn play(
        &self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        buffer: &mut Vec<G::Action>,
        _memo: &mut Self::Memo,
        luck: &mut Luck,
    ) -> G::Action {
        rules.legal(state, seat, buffer);
        luck.pick(buffer)
    }

    /// Cuts a playout off: gives the values if it should end here. Asked before every turn but the first;
    /// `decisions` were made since the position thought about. Default: never, every playout goes to the game's end.
    #[inline]
    fn evaluate(
        &self,
        _rules: &G,
        _state: &G::State,
        _decisions: u32,
        _memo: &mut Self::Memo,
    ) -> Option<Utilities> {
        None
    }

    /// Returns the value of an end for each seat, 0 to 1. Default: [`utility::standard`] with a clear lead of 10.
    #[inline]
    fn utility(&self, rules: &G, payoff: &Payoff, _memo: &mut Self::Memo) -> Utilities {
        utility::standard(payoff, rules.players(), 10.0)
    }

    /// Returns the part of `actor`'s decision in a simultaneous turn that `by` knows once all have decided. `state`
    /// is the position before the turn. Default: the decision itself, as in games that turn up all choices.
    #[inline]
    fn revealed(
        &self,
        _rules: &G,
        _state: &G::State,
        _actor: Seat,
        action: G::Action,
        _by: Seat,
    ) -> Seen<G::Action> {
        Seen::Open(action)
    }

    /// Returns a number for what automatic steps have just shown to `by`, if the search shall distinguish such
    /// positions. Default: none; the results of chance make no difference in the tree, which then holds the average
    /// and can plan ahead further.
    #[inline]
    fn observed(&self, _rules: &G, _state: &G::State, _by: Seat) -> Option<u64> {
        None
    }
}

/// No knowledge beyond the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Rules> Knowledge<G> for Plain {
    type Memo = ();
    fn begin(&self, _: &G, _: &G::View, _: Seat) {}
}

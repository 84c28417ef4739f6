//! The bots of Turncoat: a search whose positions are imagined by what the revealed cards tell of the roles.
//!
//! A loyal seat weighs who may be the turncoat by how often each role lays such cards; so do the other loyal seats in
//! its playouts when the last failure is near, and a turncoat's playouts foresee it. Beyond the seat's own decisions
//! everybody behaves as players of its role do. What tells the levels apart is how long they search, how much they
//! waver, how many missions they remember, and how loath they are to accuse: who weighs the odds accuses at the last
//! chance even on a mere guess, for another failure loses anyway, and at a table of two no turncoat gets past that. At
//! larger tables whom they accuse is drawn by lot, so that no turncoat can arrange for it to be somebody else.

mod belief;
mod manners;

pub use manners::service;

use crate::rules::{
    Action, GOAL, MOST_MISSIONS, MOST_PLAYERS, Open, State, Step, TURNCOAT, Turncoat, View,
    identity_cards,
};
use belief::{Past, Roles, belief};
use kortlek_bots::{Candidate, Knowledge, Searcher, Strength, Utilities};
use kortlek_rules::{
    Bot, Card as _, HasBots, Level, Luck, MAX_SEATS, Payoff, Rules, Seat, Seen, french::CardSet,
};
use manners::{better, helping, prospect, treason, worse};

/// Parameters of a bot's judgement of positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Number of the last missions that it remembers in its search for the turncoat.
    pub memory: usize,
    /// Weight of the first impression of an action, in playouts.
    pub impression: f32,
    /// Reluctance to accuse: the part of the way from knowing nothing (0) to being certain (1) that it must have
    /// gone, be it the last chance or not.
    pub qualms: f32,
    /// True if it foresees, at a table of two, that another who is sure accuses before the last chance. A turncoat
    /// that does not gives itself away.
    pub foresees: bool,
}

/// The qualms of other loyal players at a table of two, as bots imagine them: most people do not accuse on a guess.
/// With more whoever has no more qualms than these has none: a turncoat that helps to the end would never be accused.
const QUALMS: f32 = 0.1;

/// Share of the lot at the last chance that follows the belief, by number of players; the rest is blind. Among four a
/// turncoat that knows how it is looked for has so many to hide behind that going by the cards names it no more often
/// than a blind guess does, while a clumsy one is to be found out.
const HEED: [f32; MOST_PLAYERS + 1] = [0.0, 0.0, 1.0, 1.0, 0.5];

/// Number of loyal decisions of which one is made at random in playouts, so that no seat looks like a traitor for one
/// card.
const WAVERS: usize = 16;
/// Approximate rate of success of missions if all are loyal, by number of players.
const SUCCESS: [f32; MOST_PLAYERS + 1] = [0.0, 0.0, 0.38, 0.47, 0.53];
/// Change of a card's expected value for a point of service.
const SERVICE: f32 = 0.01;

/// At a table of two a loyal seat accuses before the last chance only where one is the turncoat with at least this
/// chance.
const SUSPICION: f32 = 0.6;
/// With this chance it is sure.
const SURE: f32 = 0.85;
/// Those whose chances are this near to the highest are accused as well as that one.
const ALIKE: f32 = 0.03;
/// Maximum loss of service of a card that a loyal seat lays, against its best.
const NEARLY: i32 = 2;

/// Deficit of prospects from which a loyal leader does not look at a candidate.
const HOPELESS: i32 = 5;

/// Data kept during a search.
pub struct Memo {
    seat: Seat,
    /// Missions over when it began, and the step.
    missions: u8,
    step: Step,
    /// The seat's own identity, where it is loyal what it believes, and the ways in which past missions may have gone
    /// for each role dealt.
    believed: Option<(Roles, Vec<Vec<Past>>)>,
    /// Picks the suspect at the last chance, from 0 up to but not including 1.
    lot: f32,
    /// Random numbers for the others' moves in the tree.
    luck: Luck,
}

/// The place of the chance that a lot falls on, from 0 to the sum of all chances.
fn drawn(chances: &[f32], mut lot: f32) -> usize {
    let mut drawn = 0;
    for (place, chance) in chances.iter().enumerate().filter(|(_, c)| **c > 0.0) {
        drawn = place;
        lot -= chance;
        if lot < 0.0 {
            break;
        }
    }
    drawn
}

/// A lot that nobody else can foresee, and that is the same whenever the seat asks: it comes from its hand.
fn lot(view: &View, seat: Seat) -> f32 {
    let hand = view.hands[seat.index()].unwrap_or(CardSet::EMPTY);
    let seed = hand.iter().fold(0, |bits, card| bits | 1 << card.index());
    Luck::stream(seed, u64::from(view.open.missions)).unit() as f32
}

impl Judgement {
    /// The chance from which a loyal seat with these qualms accuses another.
    fn threshold(players: usize, qualms: f32) -> f32 {
        // Beside its own there are as many identities as there are other players, or one more.
        let blind = 1.0 / (identity_cards(players).1 - 1) as f32;
        blind + qualms * (1.0 - blind)
    }

    /// Qualms of a player at a table of this size.
    fn qualms(qualms: f32, players: usize) -> f32 {
        if players > 2 && qualms <= QUALMS {
            0.0
        } else {
            qualms
        }
    }

    /// Whom a loyal seat that believes this accuses before the last chance: at a table of two one of whom it is sure.
    fn sure(players: usize, roles: &Roles) -> Option<Seat> {
        let sure = roles[..players].iter().position(|r| *r >= SURE)?;
        (players == 2).then_some(Seat(sure as u8))
    }

    /// Seat that a loyal seat with this belief accuses now, if any: the next failure is the last. A turncoat that
    /// knew whom the others name would see to it that it is somebody else, so the suspect is drawn by `lot` (from 0
    /// up to but not including 1), and by what is believed only as far as that can be heeded.
    fn accused(open: &Open, players: usize, roles: &Roles, qualms: f32, lot: f32) -> Option<Seat> {
        let suspect = (0..players).max_by(|a, b| roles[*a].total_cmp(&roles[*b]))?;
        let loyal = if players < MOST_PLAYERS {
            roles[players]
        } else {
            0.0
        };
        let needed = GOAL - open.successes;
        let mut success = 1.0;
        for _ in 0..needed {
            success *= SUCCESS[players];
        }
        let worth_it = roles[suspect] > loyal * success;
        let qualms = Judgement::qualms(qualms, players);
        let overcome = qualms <= 0.0 || roles[suspect] >= Judgement::threshold(players, qualms);
        if !(worth_it && overcome) {
            return None;
        }
        let blind = (1.0 - HEED[players]) / (players - 1) as f32;
        let mut chances = [0.0; MOST_PLAYERS];
        for (chance, role) in chances.iter_mut().zip(&roles[..players]) {
            // Its own seat is the one that is out of the question.
            if *role > 0.0 {
                *chance = HEED[players] * role + blind;
            }
        }
        let all: f32 = chances.iter().sum();
        Some(Seat(drawn(&chances[..players], lot * all) as u8))
    }

    /// Chooses an action of a seat by the manners of its role.
    fn behave(
        &self,
        rules: &Turncoat,
        state: &State,
        seat: Seat,
        qualms: f32,
        buffer: &mut Vec<Action>,
        luck: &mut Luck,
    ) -> Action {
        let open = &state.open;
        let traitor = state.turncoat() == Some(seat);
        let hand = state.hand(seat);
        if open.step == Step::Choose {
            let candidates = state.candidates();
            let card = match traitor {
                true => worse(hand, candidates, luck),
                false => better(hand, candidates),
            };
            return Action::Choose { card };
        }
        let players = rules.players();
        let last = open.failures + 1 == GOAL;
        if !traitor && (last || players == 2 && self.foresees) {
            let own = |number: usize| state.laid[number][seat.index()];
            let all = self.foresees && players == 2;
            let memory = if all { MOST_MISSIONS } else { self.memory };
            let roles = belief(open, players, seat, memory, own);
            if self.foresees
                && let Some(seat) = Judgement::sure(players, &roles)
            {
                return Action::Accuse { seat };
            }
            // Between two there is nobody to choose from.
            let lot = if players > 2 { luck.unit() as f32 } else { 0.0 };
            if last && let Some(seat) = Judgement::accused(open, players, &roles, qualms, lot) {
                return Action::Accuse { seat };
            }
        }
        if let Some(mission) = open.mission {
            let card = if traitor {
                treason(hand, mission, open.successes + 2 >= GOAL, luck)
            } else if luck.below(WAVERS) > 0 {
                helping(hand, mission)
            } else {
                None
            };
            if let Some(card) = card {
                return Action::Commit { card };
            }
        }
        rules.legal(state, seat, buffer);
        let cards = buffer.partition_point(|a| !matches!(a, Action::Accuse { .. }));
        luck.pick(&buffer[..cards])
    }
}

/// Chance of each other seat to be the turncoat, as a loyal seat reckons by all missions so far; `None` for the
/// turncoat itself, and before any mission.
pub fn suspicions(v: &View, me: Seat) -> Option<[f32; MOST_PLAYERS]> {
    let loyal = v.identities[me.index()].is_some_and(|card| card != TURNCOAT);
    if !loyal || v.open.missions == 0 {
        return None;
    }
    let own = |number: usize| v.laid[number][me.index()].unwrap_or(TURNCOAT);
    let [seats @ .., _] = belief(&v.open, v.players.into(), me, MOST_MISSIONS, own);
    Some(seats)
}

impl Knowledge<Turncoat> for Judgement {
    type Memo = Memo;

    fn begin(&self, rules: &Turncoat, view: &View, seat: Seat) -> Memo {
        let players = rules.players();
        let open = &view.open;
        let me = seat.index();
        let own = |number: usize| view.laid[number][me].unwrap_or(TURNCOAT);
        let loyal = view.identities[me].is_some_and(|card| card != TURNCOAT);
        let believed = loyal.then(|| {
            let roles = belief(open, players, seat, self.memory, own);
            let missions = usize::from(open.missions).min(MOST_MISSIONS);
            let past = (0..=players)
                .map(|role| {
                    let traitor = (role < players).then_some(Seat(role as u8));
                    let of = |n| Past::of(open, players, seat, n, own(n), traitor);
                    (0..missions).map(of).collect()
                })
                .collect();
            (roles, past)
        });
        Memo {
            seat,
            missions: open.missions,
            step: open.step,
            believed,
            lot: lot(view, seat),
            luck: Luck::new(u64::from(open.missions)),
        }
    }

    /// At the last chance a loyal seat accuses and does not wait for the others to do so, unless it is likelier that
    /// all are loyal and the rest succeeds. Before it, one that is sure accuses at a table of two; with more it
    /// waits, since every loyal seat still has its chance before the fifth failure, and knows more by then.
    fn at_once(
        &self,
        rules: &Turncoat,
        view: &View,
        _: Seat,
        _: &[Action],
        memo: &mut Memo,
    ) -> Option<Action> {
        let (roles, _) = memo.believed.as_ref()?;
        if let Some(seat) = Judgement::sure(rules.players(), roles) {
            return Some(Action::Accuse { seat });
        }
        // With more than two a leader does not wait for the mission: a search would name the likeliest.
        let last = view.open.failures + 1 == GOAL
            && (view.open.step == Step::Commit || rules.players() > 2);
        let suspect = Judgement::accused(&view.open, rules.players(), roles, self.qualms, memo.lot)
            .filter(|_| last)?;
        Some(Action::Accuse { seat: suspect })
    }

    /// Roles by what is believed; and who laid which card in past missions by the roles.
    fn imagine(
        &self,
        rules: &Turncoat,
        view: &View,
        _: Seat,
        memo: &mut Memo,
        luck: &mut Luck,
    ) -> State {
        let mut state = rules.imagine(view, luck);
        let Some((roles, past)) = &memo.believed else {
            return state;
        };
        let players = rules.players();
        let role = drawn(&roles[..=players], luck.unit() as f32);
        if let Some(held) = state.identities.iter().position(|c| *c == TURNCOAT)
            && role < state.identities.len()
        {
            state.identities.swap(held, role);
        }
        state.turncoat = (role < players).then_some(Seat(role as u8));
        for (number, past) in past[role].iter().enumerate() {
            state.laid[number] = past.draw(luck.unit() as f32);
        }
        state
    }

    fn candidates(
        &self,
        rules: &Turncoat,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        memo: &mut Memo,
    ) {
        let open = &state.open;
        if seat != memo.seat {
            // The others know their roles, which their trees can't tell apart, so they don't get any.
            let mut buffer = Vec::with_capacity(list.len());
            let mut luck = memo.luck.clone();
            let action = self.behave(rules, state, seat, QUALMS, &mut buffer, &mut luck);
            memo.luck = luck;
            list.retain(|candidate| candidate.action == action);
            return;
        }
        let Some((roles, _)) = &memo.believed else {
            return;
        };
        let now = open.missions == memo.missions && open.step == memo.step;
        let most = roles[..rules.players()].iter().copied().fold(0.0, f32::max);
        // With more than two an accusation is never weighed: when it is due a lot names the suspect.
        let due = rules.players() == 2 && (most >= SUSPICION || open.failures + 1 == GOAL);
        let overcome =
            self.qualms <= 0.0 || most >= Judgement::threshold(rules.players(), self.qualms);
        let hand = state.hand(seat);
        let best = |mission| helping(hand, mission).map(|card| service(card, mission));
        let best = open.mission.and_then(best);
        list.retain(|candidate| match candidate.action {
            // Later the seat will know more than the tree does.
            Action::Accuse { seat } => {
                now && due && overcome && roles[seat.index()] >= most - ALIKE
            }
            // A loyal seat that holds back looks like a traitor.
            Action::Commit { card } => {
                let service = open.mission.map(|mission| service(card, mission));
                service >= best.map(|best| best - NEARLY)
            }
            Action::Choose { card } => {
                let [a, b] = state.candidates().map(|card| prospect(hand, card));
                prospect(hand, card) + HOPELESS >= a.max(b)
            }
        });
        for candidate in list {
            if let (Action::Commit { card }, Some(mission)) = (candidate.action, open.mission) {
                candidate.prior = 0.5 + SERVICE * service(card, mission) as f32;
                candidate.weight = self.impression;
            }
        }
    }

    fn play(
        &self,
        rules: &Turncoat,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        memo: &mut Memo,
        luck: &mut Luck,
    ) -> Action {
        let own = seat == memo.seat;
        let qualms = if own { self.qualms } else { QUALMS };
        self.behave(rules, state, seat, qualms, buffer, luck)
    }

    fn utility(&self, _: &Turncoat, payoff: &Payoff, _: &mut Memo) -> Utilities {
        let mut values = [0.0; MAX_SEATS];
        for seat in payoff.winners.iter() {
            values[seat.index()] = 1.0;
        }
        values
    }

    /// The cards are shuffled before they are turned up; an accusation is heard by all.
    fn revealed(&self, _: &Turncoat, _: &State, _: Seat, action: Action, _: Seat) -> Seen<Action> {
        match action {
            Action::Accuse { .. } => Seen::Open(action),
            Action::Commit { .. } | Action::Choose { .. } => Seen::Hidden,
        }
    }
}

impl HasBots for Turncoat {
    /// There are no points on the way to the win.
    const STYLES: bool = false;

    fn bot(&self, level: Level) -> Box<dyn Bot<Turncoat>> {
        let (memory, qualms, strength) = match level {
            Level::Novice => (1, 0.22, Strength::of_playouts(40).waver(0.08)),
            Level::Regular => (3, QUALMS, Strength::of_playouts(400).waver(0.02)),
            Level::Expert => (MOST_MISSIONS, 0.0, Strength::of_playouts(5_000)),
        };
        let judgement = Judgement {
            memory,
            impression: 4.0,
            qualms,
            foresees: level > Level::Novice,
        };
        Box::new(Searcher::new(judgement, strength))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Match, Turn, game::First};

    /// A table where no mission is over: who the turncoat is is anybody's guess.
    fn table(players: u8) -> Match<Turncoat> {
        let rules = Turncoat {
            players,
            first: First::Seat(Seat(0)),
        };
        let mut game = Match::new(rules, 1);
        game.settle();
        game
    }

    fn named(players: u8, level: &Judgement) -> [u32; MOST_PLAYERS] {
        let game = table(players);
        let rules = *game.rules();
        assert!(matches!(game.turn(), Turn::Act(_)));
        let mut luck = Luck::new(2);
        let mut named = [0; MOST_PLAYERS];
        for _ in 0..300 {
            // The same cards on the table, another hand.
            let mut state = rules.imagine(&rules.view(game.now(), None), &mut luck);
            state.open.failures = GOAL - 1;
            let mut view = rules.view(&state, Some(Seat(0)));
            view.identities[0] = Some(identity_cards(2).0[0]);
            let mut memo = level.begin(&rules, &view, Seat(0));
            let first = level.at_once(&rules, &view, Seat(0), &[], &mut memo);
            let mut memo = level.begin(&rules, &view, Seat(0));
            let again = level.at_once(&rules, &view, Seat(0), &[], &mut memo);
            assert_eq!(first, again, "the same view, the same suspect");
            if let Some(Action::Accuse { seat }) = first {
                named[seat.index()] += 1;
            }
        }
        named
    }

    #[test]
    fn nobody_can_foresee_whom_the_lot_names() {
        let level = Judgement {
            memory: 3,
            impression: 4.0,
            qualms: QUALMS,
            foresees: true,
        };
        let of_four = named(4, &level);
        assert_eq!(of_four[0], 0);
        assert_eq!(of_four.iter().sum::<u32>(), 300, "no qualms among four");
        assert!(of_four[1..].iter().all(|n| *n > 70), "{of_four:?}");
        let of_three = named(3, &level);
        assert!(of_three[1..3].iter().all(|n| *n > 100), "{of_three:?}");
    }

    #[test]
    fn among_four_nobody_is_framed() {
        let rules = Turncoat {
            players: 4,
            first: First::Seat(Seat(0)),
        };
        let open = rules.start().open;
        let roles = [0.0, 0.9, 0.05, 0.05, 0.0];
        let at = |lot| Judgement::accused(&open, 4, &roles, 0.0, lot);
        // Half of the lot is blind.
        let suspects = [at(0.1), at(0.6), at(0.7), at(0.9)];
        assert_eq!(suspects, [1, 1, 2, 3].map(|seat| Some(Seat(seat))));
    }

    #[test]
    fn who_is_sure_does_not_wait_between_two() {
        let roles = [0.0, 0.9, 0.1, 0.0, 0.0];
        assert_eq!(Judgement::sure(2, &roles), Some(Seat(1)));
        assert_eq!(Judgement::sure(2, &[0.0, 0.6, 0.4, 0.0, 0.0]), None);
        // A belief that nobody is the turncoat is no reason to accuse, and with more players everybody waits.
        assert_eq!(Judgement::sure(2, &[0.0, 0.1, 0.9, 0.0, 0.0]), None);
        assert_eq!(Judgement::sure(3, &roles), None);
    }

    #[test]
    fn the_lot_follows_the_chances() {
        let chances = [0.0, 0.5, 0.3, 0.2];
        let at = |lot| drawn(&chances, lot);
        assert_eq!([at(0.0), at(0.49), at(0.51), at(0.81)], [1, 1, 2, 3]);
        assert_eq!(drawn(&[0.0, 1.0, 0.0], 0.999_999), 1);
    }
}

//! The bots of Black Snake: a search of the next turns in which everybody collects for runs of four and lays what
//! scores, and then the points and what the hands are good for are weighed.
//!
//! Suits never matter and pictures are alike, so of cards that differ in nothing else only one is looked at. What
//! tells the levels apart is how far and how long they search, how many of the cards they forget that others took in
//! the open, and how much they waver.

mod hand;

use crate::{
    View,
    rules::{Action, BlackSnake, MOST_PLAYERS, Open, POINTS, State, Step},
    tracks::{Dir, next_value, value},
};
use hand::{Kinds, Tops, points};
use kortlek_bots::{Candidate, Knowledge, Search, Searcher, Strength, Utilities, utility};
use kortlek_rules::{
    Bot, HasBots, Level, Luck, Payoff, Rules, Seat,
    french::{Card, CardSet},
};

/// Parameters of a bot's judgement of positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Weight of the first impression of an action, in playouts.
    pub impression: f32,
    /// Rounds of the table that a playout lasts.
    pub rounds: u8,
    /// Deficit in points at a glance from which runs aren't looked at: a bot that searches little wastes cards
    /// otherwise. A long search knows better.
    pub far_behind: f32,
}

/// The lead that is clear at the target, in points, and by how much more it has to be for each point still to go.
const CLEAR_LEAD: f32 = 4.0;
const PER_POINT: f32 = 0.35;
/// Typical change of a lead in a playout one way or the other, in points.
const SWING: f32 = 5.0;
/// Value of the next turn, in points.
const TEMPO: f32 = 1.0;
/// Share of a hand's value that counts when it is weighed against a lead.
const IN_HAND: f32 = 0.8;
/// Average value of a card from the deck, in points.
const BLIND: f32 = 0.75;
/// Random bonus in playouts, in points, up to this much.
const NOISE: f32 = 1.2;
/// Number of playout decisions, one of which asks for new tracks if it can lay nothing.
const ASKS: usize = 4;
/// Decisions of a turn, about.
const DECISIONS: f32 = 2.3;
/// Change of the expected value for a point at a glance.
const GLANCE: f32 = 0.03;
/// Deficit from which the weaker levels ignore a run, in points.
const FAR_BEHIND: f32 = 2.5;

/// Data kept during a search.
pub struct Memo {
    seat: Seat,
    /// Number of decisions after which a playout ends at the seat's next turn.
    decisions: u32,
    /// Stakes of the decision: typical spread of its values.
    stakes: f32,
}

fn clear_lead(rules: &BlackSnake, open: &Open) -> f32 {
    let most = open.points.iter().copied().max().unwrap_or(0);
    CLEAR_LEAD + PER_POINT * f32::from(rules.target.saturating_sub(most))
}

/// The first card of each kind.
fn one_of_each(cards: CardSet) -> CardSet {
    let mut seen = [false; crate::VALUES as usize + 1];
    cards
        .iter()
        .filter(|card| {
            let kind = value(*card).map_or(0, usize::from);
            !std::mem::replace(&mut seen[kind], true)
        })
        .collect()
}

/// A card of the kind that fits where `wanted` is next: a number if there is one, else a picture.
fn next_card(hand: CardSet, wanted: u8) -> Option<Card> {
    let number = hand.iter().find(|c| value(*c) == Some(wanted));
    number.or_else(|| hand.iter().find(|c| value(*c).is_none()))
}

/// Estimate of an action's value at a glance, in points.
struct Glance<'a> {
    rules: &'a BlackSnake,
    state: &'a State,
    tops: Tops,
    kinds: Kinds,
    worth: f32,
}

impl<'a> Glance<'a> {
    fn of(rules: &'a BlackSnake, state: &'a State, seat: Seat) -> Glance<'a> {
        let tops = Tops::of(rules, &state.open);
        let kinds = Kinds::of(state.hand(seat));
        Glance {
            rules,
            state,
            tops,
            kinds,
            worth: kinds.worth(&tops),
        }
    }

    /// Value of taking a card.
    fn take(&self, card: Card) -> f32 {
        let mut after = self.kinds;
        match value(card) {
            Some(value) => after.values[usize::from(value) - 1] += 1,
            None => after.pictures += 1,
        }
        after.worth(&self.tops) - self.worth
    }

    /// Value of the best run that begins or goes on with a card. A picture that is laid where a number would do is
    /// not there for a gap any more.
    fn run_with(&self, card: Card, track: u8, top: u8, dir: Dir, laid: u8, seat: Seat) -> f32 {
        let wanted = next_value(top, dir);
        let mut kinds = self.kinds;
        if let Some(value) = value(card) {
            kinds.values[usize::from(value) - 1] -= 1;
        } else {
            kinds.pictures -= 1;
        }
        let on = self.run_of(kinds, track, wanted, dir, laid + 1, seat);
        if value(card).is_some() {
            on.max(self.end(kinds, track, wanted, laid + 1, seat))
        } else {
            on
        }
    }

    /// Value of the best run of these cards, when `laid` cards of it are on the track already.
    fn run_of(&self, kinds: Kinds, track: u8, top: u8, dir: Dir, laid: u8, seat: Seat) -> f32 {
        // Behind a picture a run goes on to a number, however long it is.
        let run = kinds.run(top, dir, laid.min(POINTS.len() as u8 - 2));
        if run.cards == 0 {
            return f32::NEG_INFINITY;
        }
        let mut end = top;
        for _ in 0..run.cards {
            end = next_value(end, dir);
        }
        let left = kinds.without(run, top, dir);
        self.end(left, track, end, laid + run.cards, seat)
    }

    /// Value of a run of `laid` cards that ends here, with these cards left.
    fn end(&self, left: Kinds, track: u8, end: u8, laid: u8, seat: Seat) -> f32 {
        let scored = points(laid);
        let now = f32::from(self.state.open.points[seat.index()]);
        if now + scored >= f32::from(self.rules.target) {
            return 100.0;
        }
        scored + left.worth(&self.tops.with(track, end)) - self.worth
    }

    /// Rough value of two cards drawn: the best of the open ones or the deck, and one more.
    fn draws(&self) -> f32 {
        let slots = self.state.open.slots.into_iter().flatten();
        let best = slots.map(|card| self.take(card)).fold(BLIND, f32::max);
        best + BLIND
    }
}

impl Knowledge<BlackSnake> for Judgement {
    type Memo = Memo;

    fn begin(&self, rules: &BlackSnake, view: &View, seat: Seat) -> Memo {
        let open = &view.open;
        let clear = clear_lead(rules, open);
        let points = open.points.map(f32::from);
        let lead = lead(&points[..rules.players()], seat.index());
        let decided = 1.0 + (lead / clear).abs();
        let turns = f32::from(self.rounds) * f32::from(rules.players);
        Memo {
            seat,
            decisions: (turns * DECISIONS) as u32,
            stakes: (SWING / (clear * decided * decided)).clamp(0.1, 1.0),
        }
    }

    /// A run that wins is laid and ended without a second thought.
    fn at_once(
        &self,
        rules: &BlackSnake,
        view: &View,
        seat: Seat,
        legal: &[Action],
        _: &mut Memo,
    ) -> Option<Action> {
        let open = &view.open;
        let missing = f32::from(rules.target) - f32::from(open.points[seat.index()]);
        let kinds = Kinds::of(view.hand);
        match open.step {
            Step::Laying { track, dir } => {
                let ended = open.top_value(track).is_some();
                if ended && f32::from(open.run_points()) >= missing {
                    return Some(Action::Stop {});
                }
                let run = kinds.run(open.value, dir, if ended { open.laid } else { 0 });
                let wins = run.cards > 0 && points(open.laid + run.cards) >= missing;
                let card = next_card(view.hand, next_value(open.value, dir));
                card.filter(|_| wins).map(|card| Action::Add { card })
            }
            Step::Start => Tops::of(rules, open).each().find_map(|(track, top)| {
                Dir::ALL.into_iter().find_map(|dir| {
                    let run = kinds.run(top, dir, 0);
                    let wins = run.cards > 0 && points(run.cards) >= missing;
                    let card = next_card(view.hand, next_value(top, dir));
                    card.filter(|_| wins)
                        .map(|card| Action::Lay { track, dir, card })
                })
            }),
            _ => None,
        }
        .filter(|action| legal.contains(action))
    }

    /// Cards that others took in the open may be forgotten, each by itself.
    fn forget(
        &self,
        rules: &BlackSnake,
        view: &View,
        seat: Seat,
        share: f32,
        luck: &mut Luck,
    ) -> Option<View> {
        let mut left = *view;
        for other in Seat::all(rules.players()).filter(|other| *other != seat) {
            let i = other.index();
            for card in view.open.known[i].iter() {
                let deck = view.open.generations.iter().position(|g| g.has(card));
                if let Some(deck) = deck
                    && luck.unit() < f64::from(share)
                {
                    left.open.known[i].remove(card);
                    left.unseen[i][deck] += 1;
                }
            }
        }
        (left != *view).then_some(left)
    }

    fn stakes(&self, _: &BlackSnake, memo: &Memo) -> f32 {
        memo.stakes
    }

    fn candidates(
        &self,
        rules: &BlackSnake,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        _: &mut Memo,
    ) {
        let open = &state.open;
        if open.step == Step::Vote {
            return;
        }
        let glance = Glance::of(rules, state, seat);
        let hand = one_of_each(state.hand(seat));
        let slots = one_of_each(open.slots.into_iter().flatten().collect());
        let different = |track: u8| glance.tops.each().any(|(t, _)| t == track);
        // A run of four scores as much as a longer one, so pictures are kept.
        let long = usize::from(open.laid) + 1 >= POINTS.len()
            && list.last().is_some_and(|c| c.action == Action::Stop {});
        list.retain(|candidate| match candidate.action {
            Action::Lay { track, card, .. } => hand.has(card) && different(track),
            Action::Add { card } => hand.has(card) && !(long && value(card).is_none()),
            Action::DrawOpen { card } => slots.has(card),
            _ => true,
        });
        let first = open.step == Step::Start;
        let draw_later = if first { BLIND } else { 0.0 };
        let mut best = f32::NEG_INFINITY;
        for candidate in list.iter_mut() {
            candidate.weight = self.impression;
            candidate.prior = match (candidate.action, open.step) {
                (Action::Lay { track, dir, card }, _) => {
                    let top = open.top_value(track).unwrap_or(1);
                    glance.run_with(card, track, top, dir, 0, seat)
                }
                (Action::Add { card }, Step::Laying { track, dir }) => {
                    glance.run_with(card, track, open.value, dir, open.laid, seat)
                }
                (Action::Stop {}, Step::Laying { track, .. }) => {
                    glance.end(glance.kinds, track, open.value, open.laid, seat)
                }
                (Action::DrawOpen { card }, _) => glance.take(card) + draw_later,
                (Action::DrawDeck {}, _) => BLIND + draw_later,
                // Asking costs nothing.
                (Action::Propose {}, _) => glance.draws(),
                _ => 0.0,
            };
            best = best.max(candidate.prior);
        }
        thrifty(list, self.far_behind);
        for candidate in list {
            candidate.prior = (0.5 + GLANCE * (candidate.prior - best)).max(0.0);
        }
    }

    fn play(
        &self,
        rules: &BlackSnake,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        _: &mut Memo,
        luck: &mut Luck,
    ) -> Action {
        let open = &state.open;
        let hand = state.hand(seat);
        match open.step {
            Step::Laying { track, dir } => {
                // A run can't end with a picture, however long it is.
                let ended = open.top_value(track).is_some();
                let laid = if ended { open.laid } else { 0 };
                let run = Kinds::of(hand).run(open.value, dir, laid);
                if run.cards > 0
                    && let Some(card) = next_card(hand, next_value(open.value, dir))
                {
                    return Action::Add { card };
                }
                return Action::Stop {};
            }
            Step::Vote => {
                let kinds = Kinds::of(hand);
                let tops = Tops::of(rules, open);
                let longest = tops
                    .values()
                    .iter()
                    .flat_map(|top| Dir::ALL.map(|dir| kinds.run(*top, dir, 0).cards))
                    .max();
                let agree = longest.is_none_or(|cards| cards < 2);
                return Action::Vote { agree };
            }
            _ => {}
        }
        let glance = Glance::of(rules, state, seat);
        let mut top = (f32::NEG_INFINITY, None);
        let mut offer = |gain: f32, action: Action, luck: &mut Luck| {
            let key = gain + NOISE * luck.unit() as f32;
            if key > top.0 {
                top = (key, Some(action));
            }
        };
        let first = open.step == Step::Start;
        let mut lays = false;
        if first {
            for (track, value) in glance.tops.each() {
                for dir in Dir::ALL {
                    let gain = glance.run_of(glance.kinds, track, value, dir, 0, seat);
                    if gain > f32::NEG_INFINITY
                        && let Some(card) = next_card(hand, next_value(value, dir))
                    {
                        lays = true;
                        offer(gain, Action::Lay { track, dir, card }, luck);
                    }
                }
            }
        }
        let later = if first { BLIND } else { 0.0 };
        for card in open.slots.into_iter().flatten() {
            let gain = glance.take(card) + later;
            offer(gain, Action::DrawOpen { card }, luck);
        }
        if open.has_cards() {
            offer(BLIND + later, Action::DrawDeck {}, luck);
            if first && !lays && !open.proposed && luck.below(ASKS) == 0 {
                return Action::Propose {};
            }
        }
        top.1.unwrap_or_else(|| {
            rules.legal(state, seat, buffer);
            luck.pick(buffer)
        })
    }

    fn evaluate(
        &self,
        rules: &BlackSnake,
        state: &State,
        decisions: u32,
        memo: &mut Memo,
    ) -> Option<Utilities> {
        let open = &state.open;
        if decisions < memo.decisions || open.step != Step::Start || open.turn != memo.seat {
            return None;
        }
        let tops = Tops::of(rules, open);
        let mut points = [0.0; MOST_PLAYERS];
        for seat in Seat::all(rules.players()) {
            let worth = Kinds::of(state.hand(seat)).worth(&tops);
            points[seat.index()] = f32::from(open.points[seat.index()]) + IN_HAND * worth;
        }
        points[open.turn.index()] += TEMPO;
        let clear = clear_lead(rules, open);
        let mut values = [0.0; _];
        for seat in Seat::all(rules.players()) {
            let lead = lead(&points[..rules.players()], seat.index());
            values[seat.index()] = utility::squash(lead / clear);
        }
        Some(values)
    }

    fn utility(&self, rules: &BlackSnake, payoff: &Payoff, _: &mut Memo) -> Utilities {
        utility::standard(payoff, rules.players(), CLEAR_LEAD)
    }
}

/// A seat's lead over the best other.
fn lead(points: &[f32], me: usize) -> f32 {
    let others = points.iter().enumerate().filter(|(s, _)| *s != me);
    points[me] - others.map(|(_, p)| *p).fold(f32::NEG_INFINITY, f32::max)
}

/// Removes wasteful actions: pictures laid for numbers that are in hand and bring as much, and runs that are
/// `far_behind` the best.
fn thrifty(list: &mut Vec<Candidate<Action>>, far_behind: f32) {
    let run = |action: Action| match action {
        Action::Lay { card, .. } | Action::Add { card } => Some(card),
        _ => None,
    };
    let lays = list.iter().filter(|c| run(c.action).is_some());
    let best_lay = lays.map(|c| c.prior).fold(f32::NEG_INFINITY, f32::max);
    // Value of the number that is wanted in each direction of each track; while laying there is one place.
    let place = |action: Action| match action {
        Action::Lay { track, dir, .. } => 2 * usize::from(track) + dir as usize,
        _ => 0,
    };
    let mut numbers = [f32::NEG_INFINITY; 2 * MOST_PLAYERS];
    for candidate in list.iter() {
        if run(candidate.action).is_some_and(|card| value(card).is_some()) {
            numbers[place(candidate.action)] = candidate.prior;
        }
    }
    // A picture isn't laid for a number that lies in hand, nor a run that wastes much.
    list.retain(|candidate| {
        let Some(card) = run(candidate.action) else {
            return true;
        };
        let number = numbers[place(candidate.action)];
        let wasted = value(card).is_none() && number.is_finite() && candidate.prior <= number;
        candidate.prior >= best_lay - far_behind && !wasted
    });
}

impl HasBots for BlackSnake {
    fn bot(&self, level: Level) -> Box<dyn Bot<BlackSnake>> {
        let strength = match level {
            Level::Novice => Strength::of_playouts(30).waver(0.06).forget(0.8),
            Level::Regular => Strength::of_playouts(300).waver(0.02).forget(0.3),
            Level::Expert => Strength::of_playouts(8_000),
        };
        let (rounds, far_behind) = match level {
            Level::Novice => (1, FAR_BEHIND),
            Level::Regular => (2, FAR_BEHIND),
            Level::Expert => (3, f32::INFINITY),
        };
        let search = Search {
            explore: 0.6,
            ..Search::default()
        };
        let judgement = Judgement {
            impression: 2.0,
            rounds,
            far_behind,
        };
        Box::new(Searcher::new(judgement, strength).search(search))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_bots::contest;
    use kortlek_rules::{RandomBot, Turn, game::First};

    const RULES: BlackSnake = BlackSnake {
        players: 2,
        target: 30,
        first: First::Chance,
    };

    /// Calls `each` at every decision of random games.
    fn everywhere(games: u64, mut each: impl FnMut(&State, Seat)) {
        let mut legal = Vec::new();
        for seed in 0..games {
            let mut luck = Luck::new(seed);
            let mut s = RULES.start();
            loop {
                match RULES.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => RULES.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().unwrap();
                        each(&s, seat);
                        RULES.legal(&s, seat, &mut legal);
                        RULES.act(&mut s, seat, luck.pick(&legal), &mut ());
                    }
                }
            }
        }
    }

    const JUDGEMENT: Judgement = Judgement {
        impression: 2.0,
        rounds: 2,
        far_behind: FAR_BEHIND,
    };

    #[test]
    fn a_run_foreseen_is_laid_card_by_card() {
        let mut laid = 0;
        let mut luck = Luck::new(1);
        everywhere(60, |state, seat| {
            if state.open.step != Step::Start {
                return;
            }
            let view = RULES.view(state, Some(seat));
            let mut memo = JUDGEMENT.begin(&RULES, &view, seat);
            let tops = Tops::of(&RULES, &state.open);
            for (track, top) in tops.each() {
                for dir in Dir::ALL {
                    let run = Kinds::of(state.hand(seat)).run(top, dir, 0);
                    if run.cards == 0 {
                        continue;
                    }
                    laid += 1;
                    let card = next_card(state.hand(seat), next_value(top, dir)).unwrap();
                    let mut s = *state;
                    RULES.act(&mut s, seat, Action::Lay { track, dir, card }, &mut ());
                    let mut cards = 1;
                    loop {
                        let mut buffer = Vec::new();
                        let action =
                            JUDGEMENT.play(&RULES, &s, seat, &mut buffer, &mut memo, &mut luck);
                        assert!(RULES.is_legal(&s, seat, action), "{action:?}");
                        RULES.act(&mut s, seat, action, &mut ());
                        if action == (Action::Stop {}) {
                            break;
                        }
                        cards += 1;
                    }
                    assert_eq!(cards, run.cards);
                }
            }
        });
        assert!(laid > 1000);
    }

    #[test]
    fn playouts_play_by_the_rules_everywhere() {
        let mut luck = Luck::new(2);
        let mut buffer = Vec::new();
        everywhere(60, |state, seat| {
            let view = RULES.view(state, Some(seat));
            let mut memo = JUDGEMENT.begin(&RULES, &view, seat);
            let action = JUDGEMENT.play(&RULES, state, seat, &mut buffer, &mut memo, &mut luck);
            assert!(RULES.is_legal(state, seat, action), "{action:?}");
        });
    }

    #[test]
    fn even_a_novice_beats_one_that_plays_anything() {
        let novice = RULES.bot(Level::Novice);
        let met = contest(&RULES, &*novice, &RandomBot, 0..10);
        assert!(met.wins.interval().0 > 0.6, "{}", met.wins);
    }
}

//! The search on small games whose best play is known.

use crate::toys::{Coin, Held, Tricks, cards};
use kortlek_bots::{Candidate, Knowledge, Mix, Plain, Search, Searcher, Strength, Utilities};
use kortlek_rules::{
    ActionValue, Bot, Budget, Effort, Luck, Payoff, Question, Rules, SearchResult, Seat,
    StopSignal, Turn,
};
use std::sync::atomic::{AtomicBool, Ordering};

fn dealt<G: Rules>(rules: &G, seed: u64) -> G::State {
    let mut state = rules.start();
    let mut luck = Luck::new(seed);
    while rules.turn(&state) == Turn::Proceed {
        rules.proceed(&mut state, &mut luck, &mut ());
    }
    state
}

/// Asks for a seat's decision in a position.
fn ask<G: Rules, T>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    answer: impl FnOnce(Question<'_, G>) -> T,
) -> T {
    let view = rules.view(state, Some(seat));
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let stop = AtomicBool::new(false);
    answer(Question::new(rules, &view, seat, &legal, &stop))
}

fn think<G: Rules, K: Knowledge<G>>(
    bot: &Searcher<K>,
    rules: &G,
    state: &G::State,
    seat: Seat,
    seed: u64,
) -> SearchResult<G::Action> {
    let choose = |question: Question<'_, G>| bot.choose(question, &mut Luck::new(seed));
    ask(rules, state, seat, choose)
}

fn value<A: PartialEq>(thought: &SearchResult<A>, action: A) -> f32 {
    let worth = thought.worths.iter().find(|w| w.action == action);
    worth.expect("every legal action has a worth").value
}

/// Counts seat 0's points out of 100 as its value.
struct Points;

impl Knowledge<Coin> for Points {
    type Memo = ();
    fn begin(&self, _: &Coin, _: &<Coin as Rules>::View, _: Seat) {}
    fn utility(&self, _: &Coin, payoff: &Payoff, (): &mut ()) -> Utilities {
        hundredths(payoff)
    }
}

fn hundredths(payoff: &Payoff) -> Utilities {
    let mut values = [0.0; 5];
    for (value, score) in values.iter_mut().zip(payoff.scores()) {
        *value = *score as f32 / 100.0;
    }
    values
}

#[test]
fn open_trick_games_are_solved() {
    let rules = Tricks::open(5);
    let bot = Searcher::new(Plain, Strength::of_playouts(4000));
    let mut decided = 0;
    for seed in 0..400 {
        let mut state = dealt(&rules, seed);
        state.leader = (seed % 2) as u8;
        let seat = rules.mover(&state);
        let solved = rules.solve(&state);
        let results: Vec<(u8, bool)> = cards(state.hands[seat.index()])
            .map(|c| {
                let mut next = state;
                rules.act(&mut next, seat, c, &mut ());
                (c, (rules.solve(&next) > 2) == (seat == Seat(0)))
            })
            .collect();
        let wins = results.iter().filter(|(_, wins)| *wins).count();
        if wins == 0 || wins == results.len() {
            continue;
        }
        decided += 1;
        let thought = think(&bot, &rules, &state, seat, seed);
        let good = results.iter().any(|(c, w)| *c == thought.action && *w);
        assert!(
            good,
            "{state:?} is won {solved} to {}, {thought:?}",
            5 - solved
        );
    }
    assert!(decided >= 10, "only {decided} deals asked for a good move");
}

#[test]
fn matching_pennies_are_mixed_evenly() {
    let rules = Coin::Matrix([[100, 0], [0, 100]]);
    assert_mixed(rules, 0.5);
}

#[test]
fn an_uneven_game_is_mixed_unevenly() {
    // Seat 0 is to play 0 in 1 of 4 cases: then both columns bring 25.
    assert_mixed(Coin::Matrix([[100, 0], [0, 33]]), 0.25);
}

fn assert_mixed(rules: Coin, zero: f32) {
    let search = Search {
        mix: Mix::AtRoot,
        ..Search::default()
    };
    let bot = Searcher::new(Points, Strength::of_playouts(4000)).search(search);
    let state = dealt(&rules, 1);
    let games = 300;
    let zeros = (0..games)
        .filter(|seed| think(&bot, &rules, &state, Seat(0), *seed).action == 0)
        .count();
    let share = zeros as f32 / games as f32;
    // Three standard deviations of the draw are 0.09; the strategy itself is off by a little more.
    assert!((share - zero).abs() < 0.12, "0 in {share} of the games");
}

#[test]
fn what_is_not_known_can_not_be_guessed_later() {
    // A search that solved each imagined coin by itself would think that the guess is always right.
    let bot = Searcher::new(Points, Strength::of_playouts(2000));
    for (safe, choice) in [(60, 0), (40, 1)] {
        let rules = Coin::Guess(safe);
        for seed in 0..5 {
            let thought = think(&bot, &rules, &dealt(&rules, seed), Seat(0), seed);
            assert_eq!(thought.action, choice, "{thought:?}");
            assert!((value(&thought, 1) - 0.5).abs() < 0.15, "{thought:?}");
            assert!((value(&thought, 0) - f32::from(safe) / 100.0).abs() < 1e-3);
        }
    }
}

#[test]
fn the_others_can_not_see_through_a_hand_either() {
    let rules = Coin::Hide;
    let bot = Searcher::new(Points, Strength::of_playouts(4000));
    let thought = think(&bot, &rules, &dealt(&rules, 3), Seat(0), 3);
    for side in [0, 1] {
        // An opponent who saw the coin would leave nothing.
        assert!((value(&thought, side) - 0.5).abs() < 0.2, "{thought:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let rules = Tricks::hidden(5);
    let bot = Searcher::new(Plain, Strength::of_playouts(300).waver(0.1));
    let state = dealt(&rules, 9);
    let a = think(&bot, &rules, &state, Seat(0), 4);
    assert_eq!(a, think(&bot, &rules, &state, Seat(0), 4));
    assert_ne!(a, think(&bot, &rules, &state, Seat(0), 5));
    assert_eq!(a.playouts, 300);
    assert_eq!(a.worths.iter().map(|w| w.visits).sum::<u32>(), 300);
}

#[test]
fn hidden_cards_change_nothing() {
    let rules = Tricks::hidden(5);
    let bot = Searcher::new(Plain, Strength::of_playouts(200));
    for seed in 0..10 {
        let state = dealt(&rules, seed);
        let mut other = state;
        let unseen = cards(!(state.hands[0] | state.hands[1]));
        other.hands[1] = unseen.take(5).fold(0, |hand, c| hand | 1 << c);
        assert_ne!(state, other);
        let [one, two] = [state, other].map(|s| think(&bot, &rules, &s, Seat(0), seed));
        assert_eq!(one, two);
    }
}

#[test]
fn a_stopped_search_gives_what_it_has() {
    let rules = Tricks::hidden(7);
    let state = dealt(&rules, 2);
    // Without the flag this would take hours.
    let bot = Searcher::new(Plain, Strength::of_playouts(u32::MAX));
    let stop = AtomicBool::new(true);
    let playouts = || {
        ask(&rules, &state, Seat(0), |question| {
            let stop = StopSignal::from(&stop);
            let thought = bot.choose(Question { stop, ..question }, &mut Luck::new(1));
            assert!(question.legal.contains(&thought.action));
            thought.playouts
        })
    };
    assert_eq!(playouts(), 0);
    stop.store(false, Ordering::Relaxed);
    let made = std::thread::scope(|scope| {
        let thinking = scope.spawn(playouts);
        std::thread::sleep(std::time::Duration::from_millis(20));
        stop.store(true, Ordering::Relaxed);
        thinking.join()
    });
    assert!(made.unwrap() < u32::MAX);
}

#[test]
fn full_memory_stops_the_growth_and_not_the_search() {
    let rules = Tricks::hidden(7);
    let state = dealt(&rules, 2);
    for mix in [Mix::Nowhere, Mix::Everywhere] {
        let memory = 10_000;
        let search = Search {
            memory,
            mix,
            ..Search::default()
        };
        // One that wavers makes all its playouts.
        let bot = Searcher::new(Plain, Strength::of_playouts(3000).waver(0.01)).search(search);
        let think = |question: Question<'_, Tricks>| bot.think(question, &mut Luck::new(1));
        let (thought, report) = ask(&rules, &state, Seat(0), think);
        assert_eq!(thought.playouts, 3000);
        assert!(
            report.bytes <= memory && report.bytes > memory - 100,
            "{report:?}"
        );
    }
}

#[test]
fn a_budget_of_steps_ends_the_search() {
    let rules = Tricks::hidden(7);
    let bot = Searcher::new(Plain, Strength::of_playouts(3000).steps(1400));
    let thought = think(&bot, &rules, &dealt(&rules, 2), Seat(0), 1);
    // Each playout makes 14 decisions.
    assert_eq!(thought.playouts, 100);
}

/// Believes in nothing but the heads of [`Coin::Guess`].
struct SureOfHeads;

impl Knowledge<Coin> for SureOfHeads {
    type Memo = ();
    fn begin(&self, _: &Coin, _: &<Coin as Rules>::View, _: Seat) {}
    fn utility(&self, _: &Coin, payoff: &Payoff, (): &mut ()) -> Utilities {
        hundredths(payoff)
    }
    fn credit(
        &self,
        rules: &Coin,
        _: &<Coin as Rules>::View,
        state: &<Coin as Rules>::State,
        _: Seat,
        (): &mut (),
    ) -> f32 {
        let mut told = *state;
        rules.act(&mut told, Seat(0), 2, &mut ());
        f32::from(u8::from(rules.payoff(&told).scores()[0] == 100))
    }
}

#[test]
fn positions_that_are_not_believed_do_not_count() {
    let rules = Coin::Guess(60);
    let bot = Searcher::new(SureOfHeads, Strength::of_playouts(1000));
    let thought = think(&bot, &rules, &dealt(&rules, 1), Seat(0), 1);
    assert_eq!(thought.action, 1, "{thought:?}");
}

/// Never leads its highest card and thinks well of its lowest.
struct Lowly;

impl Knowledge<Tricks> for Lowly {
    type Memo = ();
    fn begin(&self, _: &Tricks, _: &<Tricks as Rules>::View, _: Seat) {}
    fn candidates(
        &self,
        _: &Tricks,
        _: &Held,
        _: Seat,
        list: &mut Vec<Candidate<u8>>,
        (): &mut (),
    ) {
        if list.len() > 1 {
            list.pop();
        }
        for (i, candidate) in list.iter_mut().enumerate() {
            candidate.prior = 1.0 - 0.1 * i as f32;
            candidate.weight = 1e6;
        }
    }
}

#[test]
fn priors_lead_and_what_is_taken_out_is_not_looked_at() {
    let rules = Tricks::hidden(5);
    let state = dealt(&rules, 2);
    let bot = Searcher::new(Lowly, Strength::of_playouts(500));
    let thought = think(&bot, &rules, &state, Seat(0), 1);
    let mut hand = cards(state.hands[0]);
    assert_eq!(Some(thought.action), hand.next());
    let left_out = thought.worths.last().unwrap();
    assert_eq!(Some(left_out.action), hand.last());
    assert_eq!(left_out.visits, 0);
    assert!(thought.worths[1..].iter().all(|w| w.visits == 0));
    // Nothing could change any more after half of them.
    assert!((251..500).contains(&thought.playouts));
}

#[test]
fn a_wavering_bot_chooses_only_among_what_it_finds_nearly_best() {
    // 50 and 50 are alike; in the other game one choice is far better.
    let wavering = Searcher::new(Points, Strength::of_playouts(400).waver(0.2));
    let choices = |rules: Coin| -> usize {
        let state = dealt(&rules, 1);
        (0..100)
            .filter(|seed| think(&wavering, &rules, &state, Seat(0), *seed).action == 0)
            .count()
    };
    let even = choices(Coin::Guess(50));
    assert!((25..=75).contains(&even), "{even}");
    assert_eq!(choices(Coin::Guess(90)), 100);
    assert_eq!(choices(Coin::Guess(10)), 0);
}

fn evaluated<G: Rules, K: Knowledge<G>>(
    bot: &Searcher<K>,
    rules: &G,
    state: &G::State,
    budget: Budget,
) -> Vec<ActionValue<G::Action>> {
    ask(rules, state, Seat(0), |question| {
        bot.evaluate(question, budget, &mut Luck::new(1))
    })
}

#[test]
fn one_thread_or_many_give_the_same_values() {
    let rules = Tricks::hidden(7);
    let state = dealt(&rules, 2);
    let bot = Searcher::new(Plain, Strength::of_playouts(1));
    let with = |playouts, threads| {
        let budget = Budget { playouts, threads };
        evaluated(&bot, &rules, &state, budget)
    };
    let one = with(2003, 1);
    for threads in [2, 3, 4, 9] {
        assert_eq!(with(2003, threads), one);
    }
    assert_eq!(one.len(), 7);
    assert_eq!(one.iter().map(|w| w.visits).sum::<u32>(), 2003);
    assert!(one.is_sorted_by(|a, b| a.value >= b.value));
    assert_eq!(with(0, 1).len(), 7);
}

#[test]
fn every_action_is_looked_at_and_its_error_tells_how_far_off_it_may_be() {
    let rules = Tricks::hidden(5);
    // One that never looks at its highest card when it plays, and thinks badly of all but the lowest.
    let state = dealt(&rules, 2);
    let budget = |playouts| Budget {
        playouts,
        threads: 1,
    };
    let bot = Searcher::new(Lowly, Strength::of_playouts(1));
    let all = evaluated(&bot, &rules, &state, budget(2000));
    assert!(
        all.iter().all(|w| w.visits >= 96 && w.error < 0.06),
        "{all:?}"
    );
    // Errors shrink with the root of the visits, and values stay within a few of them.
    let bot = Searcher::new(Plain, Strength::of_playouts(1));
    let few = evaluated(&bot, &rules, &state, budget(400));
    let many = evaluated(&bot, &rules, &state, budget(40_000));
    for a in &few {
        let b = many.iter().find(|b| b.action == a.action).unwrap();
        assert!(b.error < a.error / 3.0, "{a:?} {b:?}");
        assert!((a.value - b.value).abs() < 0.25, "{a:?} {b:?}");
    }
}

#[test]
fn what_is_asked_within_few_playouts_makes_no_more() {
    let rules = Tricks::hidden(5);
    let bot = Searcher::new(Plain, Strength::of_playouts(u32::MAX));
    let state = dealt(&rules, 9);
    let thought = ask(&rules, &state, Seat(0), |question| {
        bot.choose(question.with(Effort::AtMost(50)), &mut Luck::new(1))
    });
    assert!((1..=50).contains(&thought.playouts));
}

#[test]
fn a_search_takes_a_hundred_megabytes_at_most() {
    let rules = Tricks::hidden(7);
    let state = dealt(&rules, 2);
    let view = rules.view(&state, Some(Seat(0)));
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    // Asked for so many playouts, the trees get all the room that they may have, whether they fill it or not.
    let bot = Searcher::new(Plain, Strength::of_playouts(u32::MAX).steps(20_000));
    let question = Question::new(&rules, &view, Seat(0), &legal, StopSignal::Never);
    let chosen = allocation_counter::measure(|| {
        bot.choose(question, &mut Luck::new(1));
    });
    // The trees of an evaluation share the room; on one thread they take it one after the other.
    let stopped = Question {
        stop: StopSignal::AtOnce,
        ..question
    };
    let budget = Budget {
        playouts: u32::MAX,
        threads: 1,
    };
    let evaluated = allocation_counter::measure(|| {
        bot.evaluate(stopped, budget, &mut Luck::new(1));
    });
    let [chosen, evaluated] = [chosen.bytes_max, evaluated.bytes_max];
    assert!((80_000_000..100_000_000).contains(&chosen), "{chosen}");
    let of_a_tree = 20_000_000..25_000_000;
    assert!(of_a_tree.contains(&evaluated), "{evaluated}");
}

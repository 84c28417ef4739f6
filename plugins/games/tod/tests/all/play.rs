//! Invariants of every game, and every refusal.

use kortlek_rules::{
    Game, Luck, Match, Message, Refusal, Rules, Seat, Seats, Turn,
    french::{CardSet, Suit},
    game::First,
};
use kortlek_tod::{
    Tod,
    case::{self, ALL, Clues, Numbers, Question, Solution, cases},
    rules::{Action, State, Step, hour},
};
use std::collections::BTreeSet;

fn rules(players: u8, first: First, table: u8, complicated: bool) -> Tod {
    Tod {
        players,
        first,
        table,
        complicated,
        head_start: Seats::NONE,
    }
}

fn all_rules() -> Vec<Tod> {
    let mut all = Vec::new();
    for players in 2..=4u8 {
        let firsts = Seat::all(usize::from(players)).map(First::Seat);
        for first in std::iter::once(First::Chance).chain(firsts) {
            for table in 3..=5 {
                for complicated in [false, true] {
                    let rules = rules(players, first, table, complicated);
                    all.push(rules);
                    if !complicated {
                        let head_start = Seats::one(Seat(players - 1)).with(Seat(0));
                        all.push(Tod {
                            head_start,
                            ..rules
                        });
                    }
                }
            }
        }
    }
    all
}

fn random_game(rules: &Tod, seed: u64, mut each: impl FnMut(&State)) -> State {
    let mut luck = Luck::stream(seed, u64::from(rules.players));
    let mut legal = Vec::new();
    let mut s = rules.start();
    loop {
        match rules.turn(&s) {
            Turn::Over => return s,
            Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody acts");
                rules.legal(&s, seat, &mut legal);
                let expected = match (s.open.step, rules.complicated) {
                    (Step::Flip, _) => usize::from(rules.table),
                    (_, false) => 4 + 84,
                    (_, true) => 4 + 126,
                };
                assert_eq!(legal.len(), expected);
                rules.act(&mut s, seat, luck.pick(&legal), &mut ());
            }
        }
        each(&s);
    }
}

/// Twelve thousand games and more, all options.
#[test]
fn random_games_keep_the_rules() {
    let (mut solved, mut games) = (0, 0);
    for rules in all_rules() {
        for seed in 0..112 {
            let end = random_game(&rules, seed, |s| {
                if s.open.step == Step::Setup {
                    return;
                }
                let dealt = Seat::all(rules.players())
                    .fold(CardSet::EMPTY, |set, seat| set.or(s.case(seat)));
                assert_eq!(dealt.len(), rules.players() * rules.case_size());
                assert!(dealt.and(s.open.seen).is_empty());
                let under: usize = s.open.under.iter().map(|c| c.len()).sum();
                let lying = usize::from(rules.table) + under + s.deck().len();
                let flipped = usize::from(s.open.flipped.is_some());
                assert_eq!(dealt.len() + lying + flipped, 24);
                // The truth is never ruled out.
                for seat in Seat::all(rules.players()) {
                    let clues = s.open.clues[seat.index()];
                    let allowed = clues.allow(s.case(seat), rules.complicated);
                    assert!(s.open.solved.is_some() || allowed);
                }
                assert!(s.open.turn <= 50 * u16::from(rules.players));
            });
            games += 1;
            match end.open.solved {
                Some(seat) => {
                    solved += 1;
                    assert_eq!(rules.payoff(&end).winners, Seats::one(seat));
                }
                None => assert_eq!(end.open.turn, 50 * u16::from(rules.players)),
            }
        }
    }
    assert!(games > 12_000 && solved > games / 4 && solved < games);
}

/// The clues are the cases that give the answers that were heard, no more and no fewer.
#[test]
fn clues_are_what_the_answers_leave() {
    for complicated in [false, true] {
        let mut luck = Luck::new(3);
        let all: Vec<CardSet> = cases(ALL, complicated).collect();
        assert_eq!(all.len(), if complicated { 66 * 66 } else { 144 });
        for _ in 0..40 {
            let truth = luck.pick(&all);
            let rules = rules(2, First::Seat(Seat(0)), 4, complicated);
            let mut game = Match::new(rules, luck.bits());
            let mut heard = Vec::new();
            game.settle();
            let truth_there = game.now().case(Seat(1));
            for _ in 0..12 {
                while game.now().open.step == Step::Flip || game.now().open.seat == Seat(1) {
                    let seat = game.now().open.seat;
                    let action = match game.now().open.step {
                        Step::Flip => Action::Flip {
                            onto: luck.below(4) as u8,
                        },
                        _ => Action::Ask {
                            question: Question::SuitThere,
                        },
                    };
                    game.commit(seat, action).unwrap();
                    game.settle();
                }
                let question = luck.pick(&Question::ALL);
                let visible = game.rules().visible(&game.now().open);
                heard.push((question, visible));
                game.commit(Seat(0), Action::Ask { question }).unwrap();
                game.settle();
            }
            let clues = game.now().open.clues[1];
            for case in &all {
                let fits = heard.iter().all(|(q, visible)| {
                    q.answer(*case, *visible) == q.answer(truth_there, *visible)
                });
                assert_eq!(clues.allow(*case, complicated), fits);
            }
            assert!(Clues::NONE.allow(truth, complicated));
        }
    }
}

/// Imagined cases fit all answers, wrong solutions and the hour.
#[test]
fn imagined_cases_fit_what_was_heard() {
    let mut luck = Luck::new(11);
    for rules in all_rules() {
        let mut n = 0u32;
        random_game(&rules, 5, |s| {
            n += 1;
            if s.open.step == Step::Setup || s.open.step == Step::Over || !n.is_multiple_of(11) {
                return;
            }
            for viewer in Seat::all(rules.players()).map(Some).chain([None]) {
                let view = rules.view(s, viewer);
                let t = rules.imagine(&view, &mut luck);
                for seat in Seat::all(rules.players()) {
                    let case = t.case(seat);
                    assert!(s.open.clues[seat.index()].allow(case, rules.complicated));
                    assert_eq!(case.and(case::RED).len() * 2, rules.case_size());
                    assert_eq!(case.len(), rules.case_size());
                }
                if let (Some(told), Some(me)) = (view.hour, viewer) {
                    assert_eq!(hour(t.case(rules.target(me))), told);
                }
            }
        });
    }
}

#[test]
fn every_solution_has_a_place_of_its_own() {
    let mut legal = Vec::new();
    for complicated in [false, true] {
        let rules = rules(2, First::Chance, 3, complicated);
        let mut game = Match::new(rules, 1);
        game.settle();
        let seat = game.now().open.seat;
        game.commit(seat, Action::Flip { onto: 0 }).unwrap();
        rules.legal(game.now(), seat, &mut legal);
        assert!(legal.is_sorted_by(|a, b| a < b));
        let right: BTreeSet<Solution> = cases(ALL, complicated)
            .map(|case| Solution::of(case, complicated))
            .collect();
        let solution = |a: &Action| match a {
            Action::Solve(solution) => Some(*solution),
            _ => None,
        };
        let named: BTreeSet<Solution> = legal.iter().filter_map(solution).collect();
        assert!(right.is_subset(&named));
        // Each wrong solution rules out itself alone.
        let mut state = *game.now();
        let target = rules.target(seat);
        let right = Solution::of(state.case(target), complicated);
        let wrong = *named.iter().find(|s| **s != right).unwrap();
        rules.act(&mut state, seat, Action::Solve(wrong), &mut ());
        let clues = state.open.clues[target.index()];
        for solution in &named {
            assert_eq!(clues.was_wrong(*solution), *solution == wrong);
        }
    }
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = rules(2, First::Seat(Seat(1)), 3, false);
    let mut game = Match::new(rules, 5);
    let flip = |onto| Action::Flip { onto };
    let ask = Action::Ask {
        question: Question::SuitThere,
    };
    let solve = |numbers: &[u8], motive, weapon| {
        Action::Solve(Solution {
            numbers: Numbers::new(numbers),
            motive,
            weapon,
        })
    };
    let (h, s) = (Some(Suit::Hearts), Some(Suit::Spades));
    let refused = |game: &mut Match<Tod>, a, id| {
        assert_eq!(game.commit(Seat(1), a), Err(Refusal::new(id)));
    };
    refused(&mut game, flip(0), "nobody-decides");
    game.settle();
    let who = Seats::one(Seat(1));
    assert_eq!(
        game.commit(Seat(0), flip(0)),
        Err(Refusal(Message::new("not-your-turn").with("who", who)))
    );
    refused(&mut game, flip(3), "no-such-table-card");
    for a in [ask, solve(&[1, 2], h, s)] {
        refused(&mut game, a, "no-word-before-the-card-is-laid");
    }
    game.commit(Seat(1), flip(2)).unwrap();
    refused(&mut game, flip(2), "no-second-card");
    for (a, id) in [
        (solve(&[2, 1], h, s), "no-numbers-but-in-order"),
        (solve(&[2, 7], h, s), "no-numbers-but-in-order"),
        (solve(&[2], h, s), "no-case-without-two-numbers"),
        (
            solve(&[1, 2, 3, 4], None, None),
            "no-case-without-two-numbers",
        ),
        (solve(&[1, 2], s, s), "no-case-without-a-motive"),
        (solve(&[1, 2], None, s), "no-case-without-a-motive"),
        (solve(&[1, 2], h, h), "no-case-without-a-weapon"),
    ] {
        refused(&mut game, a, id);
    }
    let hard = Tod {
        complicated: true,
        ..rules
    };
    let mut game = Match::new(hard, 5);
    game.settle();
    game.commit(Seat(1), flip(0)).unwrap();
    for (a, id) in [
        (solve(&[1, 2], None, None), "no-case-without-four-numbers"),
        (
            solve(&[1, 2, 3, 4], h, None),
            "no-case-of-numbers-and-suits",
        ),
        (solve(&[1, 2, 4, 3], None, None), "no-numbers-but-in-order"),
    ] {
        refused(&mut game, a, id);
    }
    let right = Action::Solve(Solution::of(game.now().case(Seat(0)), true));
    game.commit(Seat(1), right).unwrap();
    refused(&mut game, ask, "game-over");
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| Tod::with_options(&serde_json::from_str(text).unwrap());
    assert_eq!(given("{}"), Ok(rules(3, First::Chance, 4, false)));
    let good = given(r#"{"players":4,"head_start":[1,3]}"#).unwrap();
    assert_eq!(
        serde_json::to_string(&good).unwrap(),
        r#"{"players":4,"first":"chance","table":4,"complicated":false,"head_start":[1,3]}"#
    );
    for (text, word) in [
        (r#"{"players":2,"first":2}"#, "first"),
        (r#"{"players":2,"head_start":[2]}"#, "head_start"),
        (r#"{"complicated":true,"head_start":[0]}"#, "head_start"),
        (r#"{"head_start":[1,0]}"#, "head_start"),
        (r#"{"table":6}"#, "table"),
        (r#"{"complicated":1}"#, "complicated"),
    ] {
        let why = given(text).unwrap_err();
        assert!(why.contains(word), "{why}");
    }
}

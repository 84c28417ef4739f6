//! The examples of the rules page come out as they say.

use kortlek_rules::{
    Rules,
    conformance::{Claim, WorkedExample},
    french::{Card, CardSet, Suit},
};
use kortlek_tod::{
    Tod,
    case::{MOTIVES, Question, Solution, WEAPONS, cases, numbers_of, suits_of},
    rules::{Action, View, hour},
};

type Example = WorkedExample<Tod>;

macro_rules! example {
    ($name:literal) => {
        Example::read(include_str!(concat!("../../examples/", $name, ".jsonl")))
    };
}

fn view(worked: &Example) -> View {
    let (rules, s) = (worked.game().rules(), worked.game().now());
    rules.view(s, Some(worked.me()))
}

/// Cards that may be the person's case, from everything seen, heard and learned.
fn possible(worked: &Example) -> Vec<CardSet> {
    let (view, rules) = (view(worked), worked.game().rules());
    let clues = view.open.clues[rules.target(worked.me()).index()];
    cases(view.unseen(), rules.complicated)
        .filter(|case| clues.allow(*case, rules.complicated))
        .filter(|case| view.hour.is_none_or(|told| hour(*case) == told))
        .collect()
}

/// Visible cards on the table.
fn visible(worked: &Example) -> CardSet {
    worked.game().rules().visible(&worked.game().now().open)
}

/// Returns true if the answer to a question separates two kinds of cases: one is always answered yes, the other
/// always no.
fn settles(
    question: Question,
    cases: &[CardSet],
    visible: CardSet,
    is: impl Fn(CardSet) -> bool,
) -> bool {
    let yes = |case: &&CardSet| question.answer(**case, visible);
    let kind = |of: &[&CardSet]| of.iter().map(|case| is(**case)).collect::<Vec<bool>>();
    let (yes, no): (Vec<&CardSet>, Vec<&CardSet>) = cases.iter().partition(yes);
    let (yes, no) = (kind(&yes), kind(&no));
    let alike = |all: &[bool]| all.windows(2).all(|pair| pair[0] == pair[1]);
    !yes.is_empty() && !no.is_empty() && alike(&yes) && alike(&no) && yes[0] != no[0]
}

/// Checks that the questions are right for which something holds, and no other decision is.
fn right_questions(worked: &Example, holds: impl Fn(Question) -> bool) {
    let [right, wrong] = worked.sorted();
    let question = |action: &Action| match action {
        Action::Ask { question } => Some(*question),
        _ => None,
    };
    assert!(!right.is_empty());
    assert!(right.iter().all(|a| question(a).is_some_and(&holds)));
    assert!(!wrong.iter().filter_map(question).any(holds));
}

/// Checks that the cases left have one solution, which is right and the only decision that is; gives its numbers.
fn only_solution(worked: &Example) -> Vec<i64> {
    let complicated = worked.game().rules().complicated;
    let solution = |case| Solution::of(case, complicated);
    let mut all: Vec<Solution> = possible(worked).into_iter().map(solution).collect();
    all.dedup();
    assert_eq!(all.len(), 1, "{all:?}");
    let solves = vec![Action::Solve(all[0])];
    let game = worked.after(&solves);
    assert_eq!(game.now().open.solved, Some(worked.me()));
    let [right, wrong] = worked.sorted();
    assert_eq!((right, wrong.is_empty()), (solves, false));
    numbers(all[0])
}

fn numbers(solution: Solution) -> Vec<i64> {
    let list = solution.numbers.list().iter();
    list.map(|n| i64::from(*n)).collect()
}

fn set(ids: &[&str]) -> CardSet {
    let card = |id: &&str| -> Card { id.parse().expect("the id of a card") };
    ids.iter().map(card).collect()
}

#[test]
fn a_covered_suit_makes_questions_about_suits_tell() {
    let worked = example!("cover");
    let four = |visible: CardSet| suits_of(visible).count_ones() == 4;
    assert!(four(visible(&worked)));
    let [right, wrong] = worked.sorted();
    let left = possible(&worked);
    for (tells, flips) in [true, false].into_iter().zip([right, wrong]) {
        assert!(!flips.is_empty());
        for flip in flips {
            let after = worked.after(&[flip]);
            let visible = after.rules().visible(&after.now().open);
            assert_eq!(four(visible), !tells);
            let part = |suit: Suit| {
                let suit = suits_of([Card::new(1, suit)].into_iter().collect());
                let has = |case| suits_of(case) & suit != 0;
                settles(Question::SuitMissing, &left, visible, has)
            };
            let told = MOTIVES.into_iter().chain(WEAPONS).any(part);
            assert_eq!(told, tells, "{flip:?}");
        }
    }
}

#[test]
fn a_new_deck_leaves_what_was_never_seen() {
    let worked = example!("new-deck");
    let numbers = only_solution(&worked);
    assert_eq!(view(&worked).unseen(), set(&["6H", "AC"]));
    // The card turned up after the shuffle is gone from the deck.
    worked.names(Claim::Task, &[i64::from(worked.game().now().open.deck) + 1]);
    worked.names(Claim::Right, &numbers);
    worked.names(Claim::Wrong, &numbers);
}

#[test]
fn a_missing_suit_settles_the_weapon() {
    let worked = example!("three-cards");
    let left = possible(&worked);
    let is_bat = |case| suits_of(case) & suits_of(set(&["AC"])) != 0;
    right_questions(&worked, |question| {
        settles(question, &left, visible(&worked), is_bat)
    });
}

#[test]
fn the_answers_leave_one_case() {
    let worked = example!("name");
    let numbers = only_solution(&worked);
    let [a, b] = numbers[..] else {
        panic!("two numbers")
    };
    worked.names(Claim::Right, &[a, b, a + b, 10 * a + b]);
    worked.names(Claim::Wrong, &numbers);
}

#[test]
fn the_hour_and_one_question_tell_a_double_number() {
    let worked = example!("hour");
    let left = possible(&worked);
    let is_double = |case: CardSet| numbers_of(case).count_ones() == 1;
    right_questions(&worked, |question| {
        settles(question, &left, visible(&worked), is_double)
    });
    let cases = left.iter().map(|case| Solution::of(*case, false));
    let mut all: Vec<Vec<i64>> = cases.map(numbers).collect();
    all.sort();
    all.dedup();
    assert_eq!(all, [[1, 5], [2, 4], [3, 3]]);
    let told = i64::from(view(&worked).hour.expect("the hour is told"));
    worked.mentions(Claim::Task, &[told, 1, 5, 2, 4, 3]);
    let seen = numbers_of(visible(&worked));
    let seen: Vec<i64> = (1..=6).filter(|n| seen >> (n - 1) & 1 == 1).collect();
    assert_eq!(seen, [2, 5, 6]);
    worked.mentions(Claim::Right, &seen);
    worked.mentions(Claim::Wrong, &seen);
}

#[test]
fn a_complicated_case_names_a_number_twice() {
    let worked = example!("complicated");
    let numbers = only_solution(&worked);
    assert_eq!(numbers, [1, 1, 4, 5]);
    worked.names(Claim::Right, &numbers);
    worked.names(Claim::Wrong, &numbers);
}

#[test]
fn the_smallest_deck_comes_back_in_the_fourth_turn() {
    let worked = example!("smallest-deck");
    let (rules, s) = (worked.game().rules(), worked.game().now());
    assert_eq!(s.open.turn, 4);
    // One of the cards that came back is turned up.
    worked.names(Claim::Task, &[i64::from(s.open.deck) + 1]);
    let left = possible(&worked);
    let suits = [Question::SuitThere, Question::SuitMissing];
    for (tells, flips) in [true, false].into_iter().zip(worked.sorted()) {
        assert!(!flips.is_empty());
        for flip in flips {
            let visible = rules.visible(&worked.after(&[flip]).now().open);
            let open = suits.iter().any(|question| {
                let yes = left.iter().filter(|case| question.answer(**case, visible));
                (1..left.len()).contains(&yes.count())
            });
            assert_eq!(open, tells, "{flip:?}");
        }
    }
}

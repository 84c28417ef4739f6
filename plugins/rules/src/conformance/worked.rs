//! A worked example of a game's rules as its test looks at it: the position, the decision that is right in it, and the
//! numbers that the sentences name.

use crate::{
    game::Game,
    matches::Match,
    seat::Seat,
    trace::{self, Wanted},
};
use serde_json::Value;

/// Moment of an example's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The aim, before anything is decided.
    Task,
    /// After a right decision.
    Right,
    /// After another.
    Wrong,
}

/// A worked example: a file of a game's folder `examples`. All functions panic where it does not hold together.
#[derive(Clone, Debug)]
pub struct WorkedExample<G: Game> {
    head: Value,
    me: Seat,
    game: Match<G>,
}

impl<G: Game> WorkedExample<G> {
    /// Reads an example: its line, then the start of a trace.
    pub fn read(text: &str) -> WorkedExample<G> {
        let (head, trace) = text.split_once('\n').expect("a line, then a trace");
        let (mut game, header) =
            trace::read::<G>(trace, Wanted::AsFarAsItGoes).expect("the trace fits the rules");
        game.settle();
        let me = header.seats.iter().position(|who| who == "human");
        WorkedExample {
            head: serde_json::from_str(head).expect("the first line is JSON"),
            me: Seat(me.expect("a person plays") as u8),
            game,
        }
    }

    /// The person's seat.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// The match as far as the person's decision.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// The decisions that are right, each as the actions it is made of.
    pub fn right(&self) -> Vec<Vec<G::Action>> {
        let action = |action: &Value| {
            serde_json::from_value(action.clone()).unwrap_or_else(|e| panic!("{action}: {e}"))
        };
        let right = self.head["right"].as_array().expect("it has a goal");
        right
            .iter()
            .map(|decision| match decision {
                Value::Array(actions) => actions.iter().map(action).collect(),
                one => vec![action(one)],
            })
            .collect()
    }

    /// The points that a turn has to bring, if that is the goal.
    pub fn at_least(&self) -> Option<i64> {
        self.head["at_least"].as_i64()
    }

    /// The decisions of one action that are right, and the other legal ones.
    pub fn sorted(&self) -> [Vec<G::Action>; 2] {
        let right = self.right();
        let legal = self.game.legal(self.me).into_iter();
        let (right, wrong) = legal.partition(|action| right.contains(&vec![*action]));
        [right, wrong]
    }

    /// The match after these decisions of the person, with the automatic steps between them.
    pub fn after(&self, actions: &[G::Action]) -> Match<G> {
        self.after_all(actions.iter().map(|action| (self.me, *action)))
    }

    /// The match after these decisions, with the automatic steps between them but without those that follow the last.
    pub fn after_all(&self, decisions: impl IntoIterator<Item = (Seat, G::Action)>) -> Match<G> {
        let mut game = self.game.clone();
        for (seat, action) in decisions {
            game.settle();
            let made = game.commit(seat, action);
            made.unwrap_or_else(|refusal| panic!("{seat:?} {action:?}: {refusal}"));
        }
        game
    }

    /// Checks that the sentence names these numbers, in every language and in this order, and no others.
    pub fn names(&self, told: Claim, numbers: &[i64]) {
        for (tag, sentence) in self.sentences(told) {
            let named = numbers_in(&sentence);
            assert_eq!(named, numbers, "{told:?} in {tag}: {sentence}");
        }
    }

    /// Checks that the sentence names at least these numbers, in any order.
    pub fn mentions(&self, told: Claim, numbers: &[i64]) {
        for (tag, sentence) in self.sentences(told) {
            let named = numbers_in(&sentence);
            for number in numbers {
                let is_named = named.contains(number);
                assert!(is_named, "{number} {told:?} in {tag}: {sentence}");
            }
        }
    }

    fn sentences(&self, told: Claim) -> Vec<(String, String)> {
        let (texts, key) = match told {
            Claim::Task => (&self.head["words"], None),
            Claim::Right => (&self.head["said"], Some("right")),
            Claim::Wrong => (&self.head["said"], Some("wrong")),
        };
        let texts = texts.as_object().expect("a text for each language");
        let sentence = |(tag, of): (&String, &Value)| {
            let text = key.map_or(of, |key| &of[key]).as_str();
            let text = text.unwrap_or_else(|| panic!("{told:?} in {tag}"));
            (tag.clone(), text.to_owned())
        };
        texts.iter().map(sentence).collect()
    }
}

/// The numbers that a sentence writes in digits, in their order; a minus sign before one belongs to it.
fn numbers_in(sentence: &str) -> Vec<i64> {
    let mut numbers = Vec::new();
    let mut letters = sentence.chars().peekable();
    while let Some(letter) = letters.next() {
        let next_is_digit = letters.peek().is_some_and(char::is_ascii_digit);
        let less = letter == '−' && next_is_digit;
        if !letter.is_ascii_digit() && !less {
            continue;
        }
        let mut digits = String::from(if less { '-' } else { letter });
        while let Some(digit) = letters.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        numbers.push(digits.parse().expect("digits make a number"));
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::numbers_in;

    #[test]
    fn numbers_are_found_in_sentences() {
        assert_eq!(numbers_in("14 to 14, and −5: 7."), [14, 14, -5, 7]);
        assert_eq!(numbers_in("two − or three"), [0_i64; 0]);
    }
}

//! Playable examples: positions of a game's rules that can be opened on the table and tried.
//!
//! An example is a file `<game>/examples/<name>.jsonl`: one line of its own, then the start of a trace, which ends
//! where the person at its one seat `human` decides. The game's rules page links it in a line of its own:
//! `[Title](name)`.
//!
//! ```json
//! {"example":1,"title":"The first turn","words":{"en":"A sentence or two on what there is to try.","sv":"…","de":"…"}}
//! ```
//!
//! It has a goal: the decisions that are right at its beginning, and what is said after one of them and after another.
//! Each decision is an action, or a list of actions where the table makes several at once. Where nothing wrong can be
//! done, nothing is said of it.
//!
//! ```json
//! "right":[{"follow":{"card":"9MS"}}],"said":{"en":{"right":"It stays yours.","wrong":"Now it is gone."},"sv":…}
//! ```
//!
//! A goal may be points instead: `at_least` says how many the person's whole turn has to bring, which ends when
//! somebody else, or the rules, go on. Any turn that brings as many is right; `right` then lists turns that do, which
//! the tests play. So a goal can be told where decisions are too many to list, and where a turn takes several.
//!
//! ```json
//! "right":[[{"lay":{"track":1,"dir":"down","card":"3H"}},{"stop":{}}]],"at_least":1
//! ```
//!
//! The claims of the sentences are checked by the game's own tests, against its rules
//! (`kortlek_rules::conformance::WorkedExample`). Players see the title with which the rules page of their language
//! links the example.

use kortlek_rules::session::Session;
use serde_json::Value;
use std::collections::BTreeMap;

/// Game, name and text of every example.
const ALL: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// A position of a game's rules that can be tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The game's id.
    pub game: &'static str,
    /// Its name among the game's examples.
    pub name: &'static str,
    /// Title: “The first turn”.
    pub title: String,
    /// Task in a sentence or two, by the tag of a language (`en`).
    pub words: BTreeMap<String, String>,
    /// Right decisions, if the example has any.
    pub goal: Option<Goal>,
    /// Start of the example: the beginning of a trace.
    pub trace: &'static str,
}

/// Right decisions in an example, and the comments on right and wrong ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Right decisions, each made of one or more actions.
    right: Vec<Vec<Value>>,
    /// Minimum points of the turn, if it is judged by points.
    at_least: Option<i32>,
    /// Comments after a right decision and after another, by the tag of a language.
    said: BTreeMap<String, (String, String)>,
}

impl Goal {
    /// Returns true if a decision, made of these actions as JSON, is right.
    pub fn is_right(&self, actions: &[String]) -> bool {
        let made: Result<Vec<Value>, _> = actions
            .iter()
            .map(|action| serde_json::from_str(action))
            .collect();
        made.is_ok_and(|made| self.right.contains(&made))
    }

    /// Judges the person's decision at position `at`, in an example that begins at position `begins`: true if it is
    /// right. `None` if it is no answer, or not yet one.
    pub fn answer(
        &self,
        session: &dyn Session,
        begins: usize,
        at: usize,
        actions: &[String],
    ) -> Option<bool> {
        let me = session.me()?;
        let now = session.now();
        let Some(points) = self.at_least else {
            // Later decisions are no answer.
            let is_first = (begins..at).all(|k| session.made_by(k) != Some(me));
            return is_first.then(|| self.is_right(actions));
        };
        let is_other = |k: &usize| session.made_by(*k) != Some(me);
        let end = (begins..now).find(is_other).unwrap_or(now);
        if at >= end || session.is_mine(end) {
            return None;
        }
        let score = |k: usize| session.panels(k)[me.index()].score;
        Some(score(end)? - score(begins)? >= points)
    }

    /// Comment on a right decision or on another, in the language of a tag, or in English.
    pub fn said_in(&self, tag: &str, right: bool) -> &str {
        let said = self.said.get(tag).or_else(|| self.said.get("en"));
        said.map_or("", |(good, bad)| if right { good } else { bad })
    }

    fn read(head: &Value) -> Option<Goal> {
        let right = head.get("right")?.as_array()?.iter();
        let said = head.get("said")?.as_object()?.iter();
        let words = |said: &Value, key: &str| said[key].as_str().unwrap_or("").to_owned();
        Some(Goal {
            right: right.cloned().map(crate::lessons::several).collect(),
            at_least: match head.get("at_least") {
                Some(points) => Some(i32::try_from(points.as_i64()?).ok()?),
                None => None,
            },
            said: said
                .map(|(tag, said)| (tag.clone(), (words(said, "right"), words(said, "wrong"))))
                .collect(),
        })
    }
}

impl Example {
    /// Task in the language of a tag, or in English if there is none in that language.
    pub fn words_in(&self, tag: &str) -> &str {
        let words = self.words.get(tag).or_else(|| self.words.get("en"));
        words.map_or("", String::as_str)
    }
}

/// The examples of a game, by name.
pub fn examples(game: &str) -> impl Iterator<Item = Example> {
    ALL.iter()
        .filter(move |(id, ..)| *id == game)
        .filter_map(|(game, name, text)| read(game, name, text))
}

/// One example of a game.
pub fn example(game: &str, name: &str) -> Option<Example> {
    examples(game).find(|example| example.name == name)
}

/// Reads an example; `None` if its first line is none of an example.
fn read(game: &'static str, name: &'static str, text: &'static str) -> Option<Example> {
    let (head, trace) = text.split_once('\n')?;
    let head: Value = serde_json::from_str(head).ok()?;
    let words = head.get("words")?.as_object()?.iter();
    (head.get("example") == Some(&Value::from(1))).then_some(())?;
    Some(Example {
        game,
        name,
        title: head.get("title")?.as_str()?.to_owned(),
        words: words
            .map(|(tag, words)| Some((tag.clone(), words.as_str()?.to_owned())))
            .collect::<Option<_>>()?,
        goal: Goal::read(&head),
        trace,
    })
}

#[cfg(all(test, not(feature = "plugin")))]
mod tests {
    use super::*;
    use crate::GAMES;
    use kortlek_rules::{Who, presentation::Picks, trace};
    use std::collections::BTreeSet;

    #[test]
    fn every_file_is_an_example_of_a_game() {
        for (game, name, text) in ALL {
            let example = read(game, name, text);
            let example = example.unwrap_or_else(|| panic!("{game}/examples/{name}.jsonl"));
            for tag in ["en", "sv", "de"] {
                let words = example.words.get(tag);
                let words = words.unwrap_or_else(|| panic!("{game} {name} in {tag}"));
                assert!(words.ends_with(['.', '?']), "{game} {name} in {tag}");
            }
            assert!(!example.title.is_empty(), "{game} {name}");
            assert!(GAMES.iter().any(|g| g.card.id == *game), "{game}");
        }
    }

    #[test]
    fn every_example_can_be_opened_and_is_the_person_s_turn() {
        for (game, name, _) in ALL {
            let example = example(game, name).expect("it is one");
            let header = trace::header(example.trace).expect("it begins with a header");
            let people = header
                .seats
                .iter()
                .filter(|s| **s == Who::Human.to_string());
            assert_eq!(people.count(), 1, "{game} {name}: one person");
            let entry = GAMES.iter().find(|g| g.card.id == *game).expect("a game");
            let table = entry.table.expect("examples are played at the table");
            let names = vec!["Player".to_owned(); header.seats.len()];
            let mut session = (table.resume)(example.trace, names)
                .unwrap_or_else(|fault| panic!("{game}/examples/{name}.jsonl: {fault}"));
            while session.proceed() {}
            let mine = session.is_mine(session.now());
            assert!(mine, "{game} {name}: it is the person's turn");
            let decides = !session.choices().is_empty() || session.carried().is_some();
            assert!(decides, "{game} {name}");
        }
    }

    /// All decisions that the person can make now by picking, also with one mark, and the other actions that the
    /// rules list.
    fn legal(session: &dyn Session) -> Vec<Vec<String>> {
        let draft = session.scene_now(Picks::NONE).draft.clone();
        let marks = draft.map_or_else(Vec::new, |draft| draft.marks);
        let drafted = marks
            .iter()
            .flat_map(|mark| session.scene_now(Picks::marked(&[*mark])).offers.clone());
        let choices = session.choices().into_iter().chain(session.placements());
        choices
            .chain(drafted)
            .map(|choice| choice.actions)
            .collect()
    }

    /// Makes what a decision is made of, and gives what is answered after each part of it, or after all of it where
    /// that is one decision of several actions.
    fn make(session: &mut dyn Session, goal: &Goal, made: &[String]) -> Vec<Option<bool>> {
        let begins = session.now();
        let me = session.me().expect("a person plays");
        let mut answers = Vec::new();
        for action in made {
            let at = session.now();
            let legal = session.commit(me, action);
            legal.unwrap_or_else(|e| panic!("{action}: {e}"));
            if goal.at_least.is_some() {
                answers.push(goal.answer(session, begins, at, std::slice::from_ref(action)));
            }
        }
        if goal.at_least.is_none() {
            answers.push(goal.answer(session, begins, begins, made));
        }
        answers
    }

    #[test]
    fn goals_can_be_reached_and_every_decision_is_answered_in_all_languages() {
        for (game, name, _) in ALL {
            let at = format!("{game}/examples/{name}.jsonl");
            let example = example(game, name).expect("it is one");
            let goal = example.goal.as_ref();
            let goal = goal.unwrap_or_else(|| panic!("{at}: no goal, or one that can't be read"));
            let entry = GAMES.iter().find(|g| g.card.id == *game).expect("a game");
            let table = entry.table.expect("examples are played at the table");
            let seats = trace::header(example.trace).expect("a header").seats.len();
            let open = || {
                let names = vec!["Player".to_owned(); seats];
                let mut session = (table.resume)(example.trace, names).expect("it fits");
                while session.proceed() {}
                session
            };
            assert!(!goal.right.is_empty(), "{at}");
            for decision in &goal.right {
                let mut session = open();
                let made: Vec<String> = decision.iter().map(Value::to_string).collect();
                let answers = make(session.as_mut(), goal, &made);
                let (last, early) = answers.split_last().expect("something is decided");
                assert_eq!(*last, Some(true), "{at}: {made:?}");
                assert!(early.iter().all(Option::is_none), "{at}: {made:?}");
            }
            let err = legal(open().as_ref()).into_iter().any(|made| {
                let answers = make(open().as_mut(), goal, &made);
                answers.last() == Some(&Some(false))
            });
            // A turn of several decisions can always be made a poor one.
            let is_long = |decision: &Vec<Value>| decision.len() > 1;
            let can_err = err || goal.at_least.is_some() && goal.right.iter().all(is_long);
            for tag in ["en", "sv", "de"] {
                assert!(goal.said.contains_key(tag), "{at} in {tag}");
                let is_sentence = |right| goal.said_in(tag, right).ends_with(['.', '!']);
                assert!(is_sentence(true), "{at} in {tag}: right");
                assert_eq!(is_sentence(false), can_err, "{at} in {tag}: wrong");
            }
        }
    }

    /// The name that a line links, if the line is nothing but a link.
    fn linked(line: &str) -> Option<&str> {
        let (_, rest) = line.trim().strip_prefix('[')?.split_once("](")?;
        rest.strip_suffix(')')
    }

    #[test]
    fn the_rules_page_links_every_example_of_its_game_once() {
        for entry in GAMES {
            let Some(table) = entry.table else { continue };
            let there: BTreeSet<&str> = examples(entry.card.id).map(|e| e.name).collect();
            for (tag, page) in (table.rules_pages)() {
                let links: Vec<&str> = page.lines().filter_map(linked).collect();
                let id = entry.card.id;
                let linked: BTreeSet<&str> = links.iter().copied().collect();
                assert_eq!(linked, there, "{id} {tag}: links and examples");
                assert_eq!(links.len(), there.len(), "{id} {tag}: a link twice");
            }
        }
    }
}

//! Lessons: a guided first game of each game, as data.
//!
//! A lesson is the folder `<game>/lessons`: `first.jsonl`, and its words in `first.en.md`, `first.sv.md`,
//! `first.de.md`. The first line of `first.jsonl` names the bot that teaches, `{"lesson":1,"teacher":2}`; then comes
//! a line a step; then the start of a trace with one person, as examples have it: the *script*, which is what the
//! person and the bots do.
//!
//! ```json
//! {"step":"follow","at":3,"look":["8VL"],"touch":["2VL","7SK"],"expect":[{"follow":{"card":"7SK"}}]}
//! ```
//!
//! - `at` is one of the person's decisions in the script, counted from 0: the step is the position before it. Several
//!   steps may share it if all but the last are only looked at.
//! - `expect` says which decision the step is about: none for exactly the script's, `"any"`, `"press"` for a step that is
//!   only looked at, `{"points":2}` for any that brings the person so many points at once, or a list of decisions that do
//!   as well as the script's: each an action, or a list of actions where the table makes several at once. `"several":3`
//!   says that the script's own decision takes three of its lines.
//! - `look` and `touch` say what is lit, by the names that [`Spotlight`] has. Without `touch` it is what the first pick of
//!   the expected decisions may be.
//! - `"runs":true` if what is said after the decision speaks of what follows from it by itself: that is shown first.
//!   `"runs":"together"` where all choose at once: what the others choose in the script is shown with it, and what comes
//!   of all.
//! - `"undealt":true` if the step looks at how something ended before new cards were dealt for the decision `at`: its
//!   position is the one before the deal. Such a step is only looked at.
//! - `lens` enlarges the mark that counts at what is looked at: names of marks, one for each of `look`; an empty one is none.
//!
//! The words are Markdown: for each step, in the same order, a heading `## <step>: <its name>`, a paragraph that the
//! teacher says, perhaps an aside (`> …`), and list lines: `- sign: …` at what is touched, `- good: …` after the move
//! (`- good 2VL: …` if these words stand in the decision), `- other: …` after another legal move. A text may have
//! placeholders ([`Sentence`]).
//!
//! The progress of a lesson is a [`LessonRun`]; the screen shows its words.

mod course;
mod spotlight;
#[cfg(all(test, not(feature = "plugin")))]
mod tests;
mod words;

pub use course::{After, LessonRun, Said};
pub use spotlight::{HudPart, Spotlight};
pub use words::{Sentence, StepWords};

use kortlek_rules::{Seat, Who, session::Session, trace};
use serde_json::Value;
use std::sync::OnceLock;

/// Game, steps with script, and the words by language, of every lesson.
const ALL: &[(&str, &str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson has no more steps than this.
pub const MOST_STEPS: usize = 10;

/// A guided first game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The game's id.
    pub game: &'static str,
    /// The bot that teaches.
    pub teacher: Seat,
    /// Steps, one for each idea.
    pub steps: Vec<Step>,
    /// Moves of the person and the bots.
    pub script: Script,
    /// Words by the tag of a language (`en`): one entry a step.
    words: Vec<(&'static str, Vec<StepWords>)>,
}

/// One idea of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Its name among the lesson's steps.
    pub id: String,
    /// Index of its decision among the person's decisions in the script.
    pub at: usize,
    /// Targets to look at.
    pub look: Vec<Spotlight>,
    /// Targets to touch; if it is empty, the first picks of the expected decision.
    pub touch: Vec<Spotlight>,
    /// The marks that are enlarged at what is looked at, in the same order; empty where there is none.
    pub lens: Vec<String>,
    /// Expected decision of the person.
    pub expect: Expect,
    /// Number of lines of the script that its decision takes: more than one where the table makes several actions at
    /// once.
    pub several: usize,
    /// True if the automatic steps after its decision are shown before the words about the decision.
    pub runs: bool,
    /// True if the simultaneous choices of the others are part of them.
    pub together: bool,
    /// True if its position is the one before the cards for its decision are dealt.
    pub undealt: bool,
}

/// Expected decision of the person in a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Expect {
    /// The decision in the script.
    Script,
    /// Anything legal.
    Any,
    /// The decision in the script, or one of these, each made of one or more actions.
    These(Vec<Vec<Value>>),
    /// Any decision that brings the person this many points at once.
    Points(i32),
    /// None: the person only looks.
    Press,
}

/// Judgement of a decision in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The decision in the script.
    Scripted,
    /// Another one that does.
    AsGood,
    /// Not what the step is about.
    Other,
}

/// The start of a trace with one person.
#[derive(Clone, PartialEq, Debug)]
pub struct Script {
    trace: &'static str,
    me: Seat,
    seats: Vec<Who>,
    seed: u64,
    /// Indices at which the lines with the person's decisions begin.
    begins: Vec<usize>,
    /// Decisions of the person.
    actions: Vec<Value>,
}

/// Cache of the parsed lessons of [`ALL`]: the shelf asks for a lesson whenever it is drawn.
static READ: [OnceLock<Option<Lesson>>; ALL.len()] = [const { OnceLock::new() }; ALL.len()];

/// The lesson of a game, if it has one.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    let at = ALL.iter().position(|(id, ..)| *id == game)?;
    let (id, text, words) = ALL[at];
    READ[at]
        .get_or_init(|| Lesson::read(id, text, words).ok())
        .as_ref()
}

/// The games that have a lesson.
pub fn taught() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(id, ..)| *id)
}

/// Actions that are written as JSON, without those that are none.
fn read(actions: &[String]) -> Vec<Value> {
    let read = |action: &String| serde_json::from_str(action).ok();
    actions.iter().filter_map(read).collect()
}

impl Lesson {
    /// Reads a lesson; the error describes the fault of its files.
    fn read(
        game: &'static str,
        text: &'static str,
        words: &[(&'static str, &'static str)],
    ) -> Result<Lesson, String> {
        let (head, mut rest) = text.split_once('\n').ok_or("one line is no lesson")?;
        let head = object(head)?;
        if head.get("lesson") != Some(&Value::from(1)) {
            return Err("the first line needs \"lesson\":1".to_owned());
        }
        let teacher = head.get("teacher").and_then(Value::as_u64);
        let teacher = teacher.ok_or("the first line needs a teacher")?;
        let mut steps = Vec::new();
        while let Some((line, after)) = rest.split_once('\n') {
            let line = object(line)?;
            if !line.contains_key("step") {
                break;
            }
            steps.push(Step::read(line)?);
            rest = after;
        }
        let script = Script::read(rest)?;
        let words: Result<Vec<_>, String> = words
            .iter()
            .map(|(tag, text)| {
                let words = words::read(text).map_err(|e| format!("{tag}: {e}"))?;
                let said = words.iter().map(|w| &w.id);
                if said.eq(steps.iter().map(|s| &s.id)) {
                    Ok((*tag, words))
                } else {
                    Err(format!(
                        "{tag}: the headings are not the lesson's steps in order"
                    ))
                }
            })
            .collect();
        let lesson = Lesson {
            game,
            teacher: Seat(u8::try_from(teacher).map_err(|e| e.to_string())?),
            steps,
            script,
            words: words?,
        };
        lesson.check()?;
        Ok(lesson)
    }

    /// Checks everything that can be checked without the rules.
    fn check(&self) -> Result<(), String> {
        let (steps, script) = (&self.steps, &self.script);
        if steps.is_empty() || steps.len() > MOST_STEPS {
            return Err(format!("{} steps; 1 to {MOST_STEPS} are fine", steps.len()));
        }
        let fits = |s: &Step| s.several > 0 && s.at + s.several <= script.len();
        if !steps.iter().all(fits) {
            return Err(format!("the script has {} decisions", script.len()));
        }
        for pair in steps.windows(2) {
            let looked = pair[0].expect == Expect::Press;
            if pair[0].undealt && !looked {
                return Err(format!("{}: what is undealt is only looked at", pair[0].id));
            }
            let least = pair[0].at + if looked { 0 } else { pair[0].several };
            if pair[1].at < least {
                return Err(format!("{}: \"at\" is {least} or more", pair[1].id));
            }
        }
        if self.teacher == script.me || self.teacher.index() >= script.seats.len() {
            return Err("the teacher is no bot of the script".to_owned());
        }
        Ok(())
    }

    /// Words in the language of a tag, or in English if there are none in that language.
    pub fn words_in(&self, tag: &str) -> &[StepWords] {
        let of = |tag: &str| self.words.iter().find(|(t, _)| *t == tag);
        of(tag).or_else(|| of("en")).map_or(&[], |(_, words)| words)
    }

    /// Languages of the lesson.
    pub fn tags(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().map(|(tag, _)| *tag)
    }

    /// Expected decisions of a step, each made of one or more actions as JSON, the script's first; none if the player
    /// only looks.
    pub fn expected(&self, step: usize) -> Vec<Vec<String>> {
        let Some(others) = self.others(step) else {
            return Vec::new();
        };
        std::iter::once(self.scripted(step))
            .chain(others.iter().map(Vec::as_slice))
            .map(|decision| decision.iter().map(Value::to_string).collect())
            .collect()
    }

    /// Returns true if actions, as JSON, are a decision expected in a step, in whatever order their parts are
    /// written.
    pub fn expects(&self, step: usize, actions: &[String]) -> bool {
        let made = read(actions);
        self.others(step)
            .is_some_and(|others| made == self.scripted(step) || others.contains(&made))
    }

    /// The decisions that do as well as the script's; nothing at all in a step that is only looked at.
    fn others(&self, step: usize) -> Option<&[Vec<Value>]> {
        match &self.steps[step].expect {
            Expect::Press => None,
            Expect::Script | Expect::Any | Expect::Points(_) => Some(&[]),
            Expect::These(others) => Some(others),
        }
    }

    /// Decision of the script in a step.
    fn scripted(&self, step: usize) -> &[Value] {
        let Step { at, several, .. } = self.steps[step];
        &self.script.actions[at..at + several]
    }

    /// Judges a decision, made of these actions as JSON, in a step; `gained` are the points that it brought.
    pub fn judge(&self, step: usize, actions: &[String], gained: i32) -> Verdict {
        let made = read(actions);
        match &self.steps[step].expect {
            Expect::Press => Verdict::Other,
            _ if made == self.scripted(step) => Verdict::Scripted,
            Expect::Any => Verdict::AsGood,
            Expect::Points(least) if gained >= *least => Verdict::AsGood,
            Expect::These(others) if others.contains(&made) => Verdict::AsGood,
            _ => Verdict::Other,
        }
    }

    /// The script up to the decision of a step; behind the last step, up to what follows its decision.
    pub fn upto(&self, step: usize) -> &'static str {
        match (self.steps.get(step), self.steps.last()) {
            (Some(step), _) if step.undealt => self.script.undealt(step.at),
            (Some(step), _) => self.script.upto(step.at),
            (None, Some(last)) if last.expect == Expect::Press => self.script.upto(last.at),
            (None, Some(last)) => self.script.through(last.at + last.several),
            (None, None) => self.script.trace,
        }
    }

    /// The script up to what follows by itself from the decision of a step, or from that and what the others choose
    /// at the same time.
    pub fn through(&self, step: usize) -> &'static str {
        let Step { at, several, .. } = self.steps[step];
        if self.steps[step].together {
            self.script.together(at + several)
        } else {
            self.script.through(at + several)
        }
    }
}

impl Step {
    fn read(mut line: serde_json::Map<String, Value>) -> Result<Step, String> {
        let id = line.remove("step");
        let id = id.as_ref().and_then(Value::as_str);
        let id = id.unwrap_or_default().to_owned();
        let wrong = |what: &str| format!("{id}: {what}");
        let at = line.remove("at").and_then(|at| at.as_u64());
        let at = at.ok_or_else(|| wrong("\"at\" is the number of a decision"))?;
        let mut lit = |key: &str| -> Result<Vec<Spotlight>, String> {
            let names = line.remove(key).unwrap_or(Value::Array(Vec::new()));
            let names = names
                .as_array()
                .ok_or_else(|| wrong("a list of names lights things"))?;
            let names = names.iter().map(|name| name.as_str().unwrap_or_default());
            names
                .map(|name| name.parse().map_err(|e: String| wrong(&e)))
                .collect()
        };
        let (look, touch) = (lit("look")?, lit("touch")?);
        let lens: Vec<String> = match line.remove("lens") {
            None => Vec::new(),
            Some(marks) => serde_json::from_value(marks).map_err(|e| wrong(&e.to_string()))?,
        };
        if lens.len() > look.len() {
            return Err(wrong("a lens enlarges what is looked at"));
        }
        let expect = match line.remove("expect") {
            None => Expect::Script,
            Some(Value::String(word)) if word == "any" => Expect::Any,
            Some(Value::String(word)) if word == "press" => Expect::Press,
            Some(Value::Array(list)) => Expect::These(list.into_iter().map(several).collect()),
            Some(Value::Object(points)) => {
                let least = points.get("points").and_then(Value::as_i64);
                let least = least.and_then(|least| i32::try_from(least).ok());
                Expect::Points(least.ok_or_else(|| wrong("\"points\" is a number"))?)
            }
            Some(_) => {
                return Err(wrong("\"expect\" is \"any\", \"press\", points or a list"));
            }
        };
        let several = line.remove("several");
        let several = several.map_or(Some(1), |several| several.as_u64());
        let several = several.ok_or_else(|| wrong("\"several\" is a number"))?;
        let (runs, together) = match line.remove("runs") {
            None => (false, false),
            Some(Value::Bool(runs)) => (runs, false),
            Some(Value::String(word)) if word == "together" => (true, true),
            Some(_) => return Err(wrong("\"runs\" is true, false or \"together\"")),
        };
        let undealt = line.remove("undealt") == Some(Value::Bool(true));
        if let Some(key) = line.keys().next() {
            return Err(wrong(&format!("no step has “{key}”")));
        }
        Ok(Step {
            at: usize::try_from(at).map_err(|e| e.to_string())?,
            id,
            look,
            touch,
            lens,
            expect,
            several: usize::try_from(several).map_err(|e| e.to_string())?,
            runs,
            together,
            undealt,
        })
    }
}

/// Difference between the person's points in the last position of a match and in that of another.
pub fn gained(before: &dyn Session, after: &dyn Session) -> i32 {
    let score = |session: &dyn Session| {
        let panels = session.panels(session.positions() - 1);
        let mine = session.me().and_then(|me| panels.get(me.index())?.score);
        mine.unwrap_or(0)
    };
    score(after) - score(before)
}

/// A decision: an action, or a list of them.
pub(crate) fn several(decision: Value) -> Vec<Value> {
    match decision {
        Value::Array(actions) => actions,
        action => vec![action],
    }
}

fn object(line: &str) -> Result<serde_json::Map<String, Value>, String> {
    serde_json::from_str(line).map_err(|e| format!("“{line}” is no JSON object: {e}"))
}

impl Script {
    fn read(trace: &'static str) -> Result<Script, String> {
        let header = trace::header(trace).map_err(|fault| fault.to_string())?;
        let seats: Result<Vec<Who>, String> = header.seats.iter().map(|who| who.parse()).collect();
        let seats = seats?;
        let mut people = Seat::all(seats.len()).filter(|seat| seats[seat.index()] == Who::Human);
        let (Some(me), None) = (people.next(), people.next()) else {
            return Err("one person plays in a lesson".to_owned());
        };
        let (mut begins, mut actions) = (Vec::new(), Vec::new());
        let mut at = 0;
        for line in trace.split_inclusive('\n') {
            if !line.trim().is_empty() {
                let mut keys = object(line)?;
                let mine = keys.get("seat") == Some(&Value::from(me.0));
                if let Some(action) = keys.remove("action").filter(|_| mine) {
                    begins.push(at);
                    actions.push(action);
                }
            }
            at += line.len();
        }
        Ok(Script {
            trace,
            me,
            seed: header.seed,
            seats,
            begins,
            actions,
        })
    }

    /// Number of decisions of the person.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Returns true if the person decides nothing in it.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The person's seat.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// The seed of its chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Players in order of seats.
    pub fn seats(&self) -> &[Who] {
        &self.seats
    }

    /// The script up to a decision of the person, or up to its end.
    pub fn upto(&self, at: usize) -> &'static str {
        let end = self.begins.get(at).copied().unwrap_or(self.trace.len());
        &self.trace[..end]
    }

    /// The script up to the last decision of anybody before a decision of the person, and the points that it brought.
    fn undealt(&self, at: usize) -> &'static str {
        let all = self.upto(at);
        let (mut end, mut to) = (0, 0);
        for line in all.split_inclusive('\n') {
            end += line.len();
            let line = line.trim_start();
            if line.starts_with("{\"seat\"") || line.starts_with("{\"score\"") {
                to = end;
            }
        }
        &all[..to]
    }

    /// The script up to what follows by itself from the first `decisions` decisions of the person and what the others
    /// choose at the same time: whoever chooses with them chooses again only after all of them, and nobody chooses
    /// anything else before.
    fn together(&self, decisions: usize) -> &'static str {
        let all = self.upto(decisions);
        let from = decisions.checked_sub(1).and_then(|d| self.begins.get(d));
        let Some(from) = from.copied() else {
            return all;
        };
        let phase = |text: &str| object(text).ok()?.get("phase").cloned();
        let now = phase(all[from..].lines().next().unwrap_or_default());
        let lines = all[from..].split_inclusive('\n');
        let same = lines.take_while(|text| {
            let then = phase(text);
            then.is_none() || then == now
        });
        &all[..from + same.map(str::len).sum::<usize>()]
    }

    /// The script up to what follows by itself from the first `decisions` decisions of the person: nobody has decided
    /// after them.
    fn through(&self, decisions: usize) -> &'static str {
        let last = decisions.checked_sub(1);
        let Some(line) = last.and_then(|last| self.begins.get(last)) else {
            return self.upto(0);
        };
        // Lots that are drawn belong to what follows; the next decision does not.
        let mut lines = self.trace[*line..].split_inclusive('\n');
        let goes_on = |text: &&str| !text.trim_start().starts_with("{\"seat\"");
        let own = lines.next().map_or(0, str::len);
        let rest: usize = lines.take_while(goes_on).map(str::len).sum();
        &self.trace[..line + own + rest]
    }
}

//! Progress of a lesson: the current idea, the teacher's words, and the table's part after a decision.

use super::{Expect, Lesson, StepWords, Verdict};

/// Number of wrong decisions after which the teacher offers to show the move.
const TRIES: u8 = 2;

/// A lesson under way.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonRun {
    lesson: Lesson,
    step: usize,
    /// The last step that was reached.
    furthest: usize,
    /// Number of wrong decisions in this step.
    tries: u8,
    said: Said,
    /// True if the table was set for this step instead of being played to it.
    set_again: bool,
}

/// Kind of the teacher's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// The idea of the step.
    Idea,
    /// Praise for the decision, made of these actions; true if it was the script's.
    Good(Vec<String>, bool),
    /// The reason why a decision does not help now. It is still on the table.
    Lying,
    /// The same, and it was taken back.
    Other,
    /// The end of the lesson.
    End,
}

/// Task of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Nothing.
    Nothing,
    /// Lay the position of the step, whatever lies there.
    Lay,
    /// Show how the script goes on: to the position of the step, to what follows from its decision, or behind the
    /// last one.
    Run,
    /// Leave the decision on the table for a moment, then take it back.
    TakeBack,
    /// Go on as a game like any other.
    Over,
}

impl LessonRun {
    /// A lesson at one of its steps, or at its beginning if it has no such step.
    pub fn new(lesson: Lesson, step: usize) -> LessonRun {
        let step = if step < lesson.steps.len() { step } else { 0 };
        LessonRun {
            lesson,
            step,
            furthest: step,
            tries: 0,
            said: Said::Idea,
            set_again: false,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The step, counted from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Words of the teacher.
    pub fn said(&self) -> &Said {
        &self.said
    }

    /// The last step that was reached.
    pub fn furthest(&self) -> usize {
        self.furthest
    }

    /// Returns true if the table was set for this step.
    pub fn is_set_again(&self) -> bool {
        self.set_again
    }

    /// Returns true if the player only looks in this step.
    pub fn only_looks(&self) -> bool {
        self.lesson.steps[self.step].expect == Expect::Press
    }

    /// Returns true if the player decides now.
    pub fn asks(&self) -> bool {
        matches!(self.said, Said::Idea | Said::Other) && !self.only_looks()
    }

    /// Returns true if there are words to be read that a press closes.
    pub fn waits(&self) -> bool {
        matches!(self.said, Said::Good(..) | Said::End)
            || self.said == Said::Idea && self.only_looks()
    }

    /// Returns true if the words speak of a position that the table has yet to reach: the step's own, or the one
    /// after its decision.
    pub fn speaks_of_what_comes(&self) -> bool {
        match self.said {
            Said::Idea => true,
            Said::Good(_, scripted) => scripted && self.lesson.steps[self.step].runs,
            Said::Lying | Said::Other | Said::End => false,
        }
    }

    /// Returns true if the player has tried often enough to be shown the move.
    pub fn offers_to_show(&self) -> bool {
        self.tries >= TRIES && self.asks()
    }

    /// The words of the step in a language.
    pub fn words(&self, tag: &str) -> Option<&StepWords> {
        self.lesson.words_in(tag).get(self.step)
    }

    fn is_last(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    /// The table was not set after all: the same lies there as before.
    pub fn is_not_set(&mut self) {
        self.set_again = false;
    }

    /// Reports a decision of the player, made of these actions, which gained these points.
    pub fn decided(&mut self, actions: &[String], gained: i32) -> After {
        if !self.asks() {
            return After::Lay;
        }
        let verdict = self.lesson.judge(self.step, actions, gained);
        if verdict == Verdict::Other {
            self.tries = self.tries.saturating_add(1);
            self.said = Said::Lying;
            return After::TakeBack;
        }
        let scripted = verdict == Verdict::Scripted;
        self.said = Said::Good(actions.to_vec(), scripted);
        // The script goes on when the player has read what is said of it.
        if scripted && self.lesson.steps[self.step].runs {
            After::Run
        } else {
            After::Nothing
        }
    }

    /// Reports that the wrong decision was taken back.
    pub fn taken_back(&mut self) {
        if self.said == Said::Lying {
            self.said = Said::Other;
        }
    }

    /// Reports that the player has read the words.
    pub fn go_on(&mut self) -> After {
        match self.said {
            Said::End => After::Over,
            Said::Good(_, scripted) => {
                if self.is_last() {
                    self.said = Said::End;
                    return After::Nothing;
                }
                self.begin(self.step + 1);
                self.set_again = !scripted;
                if scripted { After::Run } else { After::Lay }
            }
            Said::Idea if self.only_looks() => self.skip(),
            Said::Idea | Said::Lying | Said::Other => After::Nothing,
        }
    }

    /// The player skips this idea: the script goes on to the next.
    pub fn skip(&mut self) -> After {
        let lies = match self.said {
            Said::Good(..) | Said::End => return self.go_on(),
            Said::Lying => true,
            Said::Idea | Said::Other => false,
        };
        let steps = &self.lesson.steps;
        let stays = match steps.get(self.step + 1) {
            Some(next) => {
                let now = &steps[self.step];
                (next.at, next.undealt) == (now.at, now.undealt)
            }
            None => self.only_looks(),
        };
        if self.is_last() {
            self.said = Said::End;
        } else {
            self.begin(self.step + 1);
        }
        match (stays, lies) {
            (true, false) => After::Nothing,
            (false, false) => After::Run,
            (_, true) => After::Lay,
        }
    }

    /// Returns to a step that was reached, or sets up the present one again.
    pub fn back_to(&mut self, step: usize) -> After {
        if step > self.furthest {
            return After::Nothing;
        }
        self.begin(step);
        After::Lay
    }

    /// The player takes back what was done last: the decision, or else the step.
    pub fn undo(&mut self) -> After {
        match self.said {
            Said::Idea | Said::Other => self.back_to(self.step.saturating_sub(1)),
            Said::Good(..) | Said::Lying | Said::End => self.back_to(self.step),
        }
    }

    fn begin(&mut self, step: usize) {
        self.step = step;
        self.furthest = self.furthest.max(step);
        self.tries = 0;
        self.said = Said::Idea;
        self.set_again = false;
    }

    /// Returns true if automatic steps after the end of [`LessonRun::script`] are run as well; otherwise the run ends
    /// there.
    pub fn proceeds(&self) -> bool {
        self.said == Said::End || !self.lesson.steps[self.step].undealt
    }

    /// The script up to where it has to run or where the step is laid.
    pub fn script(&self) -> &'static str {
        if matches!(self.said, Said::Good(_, true)) && self.lesson.steps[self.step].runs {
            return self.lesson.through(self.step);
        }
        let behind = self.said == Said::End;
        let step = if behind {
            self.lesson.steps.len()
        } else {
            self.step
        };
        self.lesson.upto(step)
    }
}

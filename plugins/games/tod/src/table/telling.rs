//! Account of a step of T.O.D.: lines of the log, and the moments worth showing.

use super::{NOTEBOOK, QUESTIONS, answer_id, check::Check, question_id, solution_words};
use crate::rules::{Action, Said, Step, Tod, View};
use kortlek_rules::{
    Card as _, Message, Seat, Seen,
    french::{Card, CardSet, Suit},
    presentation::{Beat, Cue, CueTime, Decided, LogLine, Stage, StepPresentation},
};

/// Sound: a watch, while all hold their breath.
const TICK: Cue = Cue::Own("tick", CueTime::Start);

impl Tod {
    pub(super) fn told(
        &self,
        before: &View,
        made: Decided<Action>,
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        match (before.open.step, made) {
            (Step::Setup, _) => self.told_deal(after, me),
            (Step::Begin, _) => self.told_begin(before, after, me),
            (_, Some((seat, Seen::Open(Action::Flip { onto })))) => {
                let tops = before.open.tops.get(usize::from(onto));
                let mut line = LogLine::default();
                if let (Some(covered), Some(card)) = (tops, before.open.flipped) {
                    let words = Message::new("covered")
                        .with("who", seat)
                        .with("card", card)
                        .with("covered", *covered);
                    line = LogLine::of(seat, words).faces([card.face(), covered.face()]);
                }
                StepPresentation::new(vec![line], vec![Beat::Cue(Cue::Place)])
            }
            (_, Some((seat, Seen::Open(Action::Ask { .. })))) => {
                self.told_answer(seat, before, after, me)
            }
            (_, Some((seat, Seen::Open(Action::Solve(_))))) => {
                self.told_solution(seat, before, after)
            }
            _ => StepPresentation::default(),
        }
    }

    fn told_deal(&self, after: &View, me: Seat) -> StepPresentation {
        let dealt = Message::new("dealt").with("n", self.case_size());
        let told = |seat: Seat| match after.hour {
            Some(hour) if after.viewer == Some(seat) && seat == me => {
                LogLine::new(Message::new("hour-told").with("n", hour))
            }
            _ => LogLine::of(seat, Message::new("hour-told-other").with("who", seat)),
        };
        let mut lines = vec![LogLine::new(dealt)];
        lines.extend(self.head_start.iter().map(told));
        StepPresentation::new(lines, vec![Beat::Cue(Cue::Shuffle), Beat::Cue(Cue::Deal)])
    }

    /// A turn begins: it is skipped, or a card is turned up, of a new deck if need be.
    fn told_begin(&self, before: &View, after: &View, me: Seat) -> StepPresentation {
        let seat = before.open.seat;
        let heading = Message::new("heading-turn").with("n", before.open.turn);
        if let Some(Said::Skip { seat: sleeper }) = after.open.said
            && after.open.flipped.is_none()
        {
            let words = Message::new("skips").with("who", sleeper);
            let line = LogLine::of(sleeper, words).heading(heading);
            let banner = Beat::Banner(Message::new("skips-banner").with("who", sleeper).into());
            return StepPresentation::new(vec![line], vec![banner]);
        }
        let mut lines = Vec::new();
        let mut beats = Vec::new();
        if before.open.deck == 0 {
            let back = usize::from(after.open.deck) + 1;
            lines.push(LogLine::new(Message::new("redeck").with("n", back)));
            beats.push(Beat::Cue(Cue::Shuffle));
        }
        if let Some(card) = after.open.flipped {
            let words = Message::new("turned").with("who", seat).with("card", card);
            lines.push(LogLine::of(seat, words).faces([card.face()]));
            beats.push(Beat::Cue(Cue::Flip));
        }
        if let Some(first) = lines.first_mut() {
            first.heading = heading.into();
        }
        // The card lies open before the notebook crosses it out.
        let mut turned = self.layout(after, me);
        let old = self.layout(before, me);
        for zone in &mut turned.zones {
            let reasoned =
                zone.id == NOTEBOOK || zone.id.name == "watch" || QUESTIONS.contains(&zone.id);
            if reasoned && let Some(old) = old.zone(zone.id) {
                *zone = old.clone();
            }
        }
        let turned = Stage {
            layout: Some(turned),
            beats,
            ..Stage::default()
        };
        StepPresentation {
            lines,
            stages: vec![turned, Stage::default()],
        }
    }

    fn told_answer(&self, asker: Seat, before: &View, after: &View, me: Seat) -> StepPresentation {
        let Some(Said::Answer { question, yes, .. }) = after.open.said else {
            return StepPresentation::default();
        };
        let whom = self.target(asker);
        let answer = answer_id(yes);
        let words = Message::new("asked")
            .with("who", asker)
            .with("whom", whom)
            .with("question", Message::new(question_id(question)))
            .with("answer", answer);
        let banner = Message::new("answered").with("whom", whom);
        let banner = banner.with("answer", answer);
        // The answer is heard before the notebook strikes out what it rules out.
        let heard = Stage {
            layout: Some(self.layout(before, me)),
            beats: vec![Beat::Cue(Cue::Reveal), Beat::Banner(banner.clone().into())],
            line: banner.into(),
        };
        StepPresentation {
            lines: vec![LogLine::of(asker, words)],
            stages: vec![heard, Stage::default()],
        }
    }

    /// The check begins in the same way whatever comes of it, so that nobody knows before: the watch is set to what is
    /// named. Then the case is turned up part by part, or the hands go back.
    fn told_solution(&self, seat: Seat, before: &View, after: &View) -> StepPresentation {
        let Some(Said::Solution {
            solution, right, ..
        }) = after.open.said
        else {
            return StepPresentation::default();
        };
        let about = |id| Message::new(id).with("who", seat);
        let with_case = |id| about(id).with("case", solution_words(solution));
        let named = with_case("names-case");
        let outcome = about(match right {
            true => "solved-right",
            false => "solved-wrong",
        });
        let lines = vec![
            LogLine::of(seat, with_case("named")),
            LogLine::new(outcome.clone()),
        ];
        let whom = self.target(seat);
        let check = Check {
            whom,
            solution,
            set: false,
            turned: CardSet::EMPTY,
        };
        let stage = |check: Check, beats: Vec<Beat>, line: &Message| Stage {
            layout: Some(self.check_layout(before, check)),
            beats,
            line: line.clone().into(),
        };
        let set = Check { set: true, ..check };
        let begins = vec![
            Beat::Cue(TICK),
            Beat::Title("check-title".into()),
            Beat::Banner(named.clone().into()),
        ];
        let mut stages = vec![
            stage(check, begins, &named),
            stage(set, vec![Beat::Cue(TICK)], &named),
        ];
        if right {
            let case = after.cases[whom.index()].unwrap_or(CardSet::EMPTY);
            let is_red = |card: &Card| card.suit().is_some_and(Suit::is_red);
            // Only a case that is solved is turned up: the red cards first.
            let red = Check {
                turned: case.iter().filter(is_red).collect(),
                ..set
            };
            let turned = Message::new("red-right").with("whom", whom);
            stages.push(stage(red, vec![Beat::Cue(Cue::Flip)], &turned));
            let all = Check {
                turned: case,
                ..set
            };
            // Said on top, so that nothing lies over the case and the watch.
            let beats = vec![
                Beat::Cue(Cue::Flip),
                Beat::Cue(Cue::TrickWon),
                Beat::Title(outcome.clone().into()),
            ];
            stages.push(stage(all, beats, &named));
        } else {
            // The hands go back.
            let told = Beat::Banner(outcome.clone().into());
            stages.push(stage(check, vec![Beat::Cue(Cue::Refuse), told], &outcome));
        }
        stages.push(Stage::default());
        StepPresentation { lines, stages }
    }
}

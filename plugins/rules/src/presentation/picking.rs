//! Picking: targets that can be picked, earlier picks, and the effect of the next pick, the same for pointer, keys,
//! gamepad, marks and buttons.

use super::{
    carrying::{Carried, Under},
    layout::{Pose, ZoneId},
    target::{Choice, Draft, Target},
};
use crate::message::Text;

/// A decision on its way: the possible choices, and the picks so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picking {
    choices: Vec<Choice>,
    draft: Option<Draft>,
    chosen: Vec<Target>,
    marked: Vec<Target>,
    carried: Option<Carried>,
    posed: Option<Posed>,
}

/// Something that is carried over a canvas.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed {
    /// The canvas.
    pub canvas: ZoneId,
    /// Pose in which it would be placed.
    pub pose: Pose,
    /// The decision of placing it there, if it is legal.
    pub choice: Option<Choice>,
    /// Reason that it can't be placed there, if it is not legal.
    pub why_not: Text,
    /// Things under it, and the points that it would make.
    pub under: Under,
}

/// Result of a pick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// It was taken: more has to be picked, or it waits to be confirmed.
    Taken,
    /// It was put back.
    PutBack,
    /// It completes a decision: these actions as JSON, one after the other.
    Decides(Vec<String>),
    /// It can't be picked now.
    Refused,
}

/// Setting for the confirmation step before a decision is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// Only where one pick alone would decide: the second of two is the deliberate one.
    #[default]
    SinglePicks,
    /// Always: every decision is picked, shown, and made by a press of its own.
    Always,
}

impl Picking {
    /// Nothing to decide.
    pub const NONE: Picking = Picking {
        choices: Vec::new(),
        draft: None,
        chosen: Vec::new(),
        marked: Vec::new(),
        carried: None,
        posed: None,
    };

    /// A decision between these choices, of which nothing is picked but their common beginning.
    pub fn new(choices: Vec<Choice>) -> Picking {
        let mut picking = Picking {
            choices,
            ..Picking::NONE
        };
        picking.prefill();
        picking
    }

    /// With things that can be marked first.
    #[must_use]
    pub fn with_draft(mut self, draft: Option<Draft>) -> Picking {
        self.draft = draft;
        self
    }

    /// The choices.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Chosen targets, in the order of the picks.
    pub fn chosen(&self) -> &[Target] {
        &self.chosen
    }

    /// Marked targets of a draft, in the order in which they were marked.
    pub fn marked(&self) -> &[Target] {
        &self.marked
    }

    /// Current pose of the piece that is carried over a canvas.
    pub fn posed(&self) -> Option<&Posed> {
        self.posed.as_ref()
    }

    /// Carries something over a canvas, or lets go of it.
    pub fn pose(&mut self, posed: Option<Posed>) {
        self.posed = posed;
    }

    /// The piece to be placed on a canvas, if that is the decision.
    pub fn carried(&self) -> Option<&Carried> {
        self.carried.as_ref()
    }

    /// Something is to be laid on a canvas, or nothing any more.
    pub fn carry(&mut self, carried: Option<Carried>) {
        if self.carried != carried {
            self.carried = carried;
            self.posed = None;
        }
    }

    /// Returns true if a decision is owed.
    pub fn decides(&self) -> bool {
        !self.choices.is_empty() || self.carried.is_some()
    }

    /// Replaces the choices for the same decision, after others have decided meanwhile, or for the choices that marks
    /// make possible. Picks stay if they still can be made.
    pub fn renew(&mut self, choices: Vec<Choice>, draft: Option<Draft>) {
        self.choices = choices;
        self.draft = draft;
        let marks = self.draft.as_ref().map_or(&[][..], |d| &d.marks);
        self.marked.retain(|m| marks.contains(m));
        if !self.left().any(|_| true) {
            self.chosen.clear();
        }
        if self.chosen.is_empty() {
            self.prefill();
        }
    }

    /// The choices that begin with the picks.
    fn left(&self) -> impl Iterator<Item = &Choice> {
        self.choices
            .iter()
            .filter(|c| c.gesture.begins_with(&self.chosen))
    }

    /// Targets that can be picked after `chosen`, sorted.
    fn after(&self, chosen: &[Target]) -> Vec<Target> {
        let next = self.choices.iter().filter_map(|c| c.gesture.after(chosen));
        let mut next: Vec<Target> = next.flatten().collect();
        next.sort_unstable();
        next.dedup();
        next
    }

    /// Targets that can be picked next, sorted.
    pub fn next(&self) -> Vec<Target> {
        self.after(&self.chosen)
    }

    /// Targets that can be marked or unmarked now.
    pub fn marks(&self) -> &[Target] {
        self.draft.as_ref().map_or(&[], |d| &d.marks)
    }

    /// Targets that can be picked in place of an earlier pick, sorted: other beginnings of the same decision. Empty
    /// where there was nothing to choose.
    pub fn instead(&self) -> Vec<Target> {
        let mut all: Vec<Target> = (0..self.chosen.len())
            .map(|n| self.after(&self.chosen[..n]))
            .filter(|step| step.len() > 1)
            .flatten()
            .filter(|t| !self.chosen.contains(t))
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Returns true if a pick of this target is accepted: as the next one, in place of another, as a mark, or to put it
    /// back.
    pub fn can_pick(&self, target: Target) -> bool {
        self.marks().contains(&target)
            || self.next().binary_search(&target).is_ok()
            || (0..self.chosen.len()).any(|n| self.after(&self.chosen[..n]).contains(&target))
    }

    /// Targets on which something that is carried can be dropped, sorted: those that can be picked next once it is
    /// picked.
    pub fn drops(&self, held: Target) -> Vec<Target> {
        let mut found = if let Some(k) = self.chosen.iter().position(|t| *t == held) {
            // Targets after it may be picked in place of the earlier picks.
            let mut after = self.after(&self.chosen[..=k]);
            after.retain(|t| !self.chosen.contains(t));
            after
        } else {
            let mut then = self.clone();
            then.pick(held, Confirm::Always);
            then.next()
        };
        found.retain(|t| *t != held);
        found
    }

    /// Returns true if something can be picked up and carried: it can be picked.
    pub fn can_be_carried(&self, target: Target) -> bool {
        self.decides() && (self.chosen.contains(&target) || self.can_pick(target))
    }

    /// The one decision that is left, if there is just one and something was picked of it, or it is complete.
    pub fn ripe(&self) -> Option<&Choice> {
        if let Some(posed) = &self.posed {
            return posed.choice.as_ref();
        }
        if self.chosen.is_empty() && self.marked.is_empty() {
            return None;
        }
        let whole = self
            .choices
            .iter()
            .find(|c| c.gesture.is_made_by(&self.chosen));
        whole.or_else(|| self.only())
    }

    /// The one decision that is left, if there is just one.
    pub fn only(&self) -> Option<&Choice> {
        let mut left = self.left();
        match (left.next(), left.next()) {
            (Some(one), None) => Some(one),
            _ => None,
        }
    }

    /// The decision that a button makes, next or in place of an earlier pick, if it is complete with it and no other is
    /// left.
    pub fn decided_by(&self, target: Target) -> Option<&Choice> {
        let leads = |kept: &usize| self.after(&self.chosen[..*kept]).contains(&target);
        let kept = (0..=self.chosen.len()).rev().find(leads)?;
        let mut chosen = self.chosen[..kept].to_vec();
        chosen.push(target);
        let mut left = self
            .choices
            .iter()
            .filter(|c| c.gesture.begins_with(&chosen));
        match (left.next(), left.next()) {
            (Some(one), None) => Some(one),
            _ => None,
        }
    }

    /// Returns true if picking this button, the last pick that is left, does no more than confirm.
    pub fn is_confirmed_by(&self, target: Target) -> bool {
        let button = matches!(target, Target::Button(_));
        button && self.ripe().is_some() && self.posed.is_none() && self.next() == [target]
    }

    /// Returns true if more was picked than the common beginning of all choices, so that something can be put back.
    pub fn has_picks(&self) -> bool {
        let mut fresh = Picking {
            choices: self.choices.clone(),
            ..Picking::NONE
        };
        fresh.prefill();
        !self.marked.is_empty() || self.chosen.len() > fresh.chosen.len()
    }

    /// Picks a target: it continues the picks, or takes the place of one, or is put back if it was picked. Of picks in
    /// any order, the other ones stay as far as they go with it.
    pub fn pick(&mut self, target: Target, confirm: Confirm) -> Pick {
        if self.choices.is_empty() && self.draft.is_none() {
            return Pick::Refused;
        }
        if self.marks().contains(&target) {
            return self.mark(target);
        }
        let again = self.chosen.last() == Some(&target);
        if again && let Some(whole) = self.complete() {
            return Pick::Decides(whole);
        }
        let mut on = self.chosen.clone();
        on.push(target);
        if self.choices.iter().any(|c| c.gesture.begins_with(&on)) {
            self.chosen = on;
        } else if let Some(k) = self.chosen.iter().position(|t| *t == target) {
            // Picked once more: put back, with all that had to follow.
            let later = self.chosen.split_off(k);
            self.keep_beside(target, &later[1..]);
            self.prefill();
            return Pick::PutBack;
        } else if let Some(kept) = self.kept_for(target) {
            let later = self.chosen.split_off(kept);
            self.keep_with(target, &later);
        } else {
            return Pick::Refused;
        }
        self.decision(confirm).map_or(Pick::Taken, Pick::Decides)
    }

    /// Number of first picks that stay in any case if this target replaces a later one.
    fn kept_for(&self, target: Target) -> Option<usize> {
        (0..self.chosen.len()).rev().find(|&n| {
            let mut path = self.chosen[..n].to_vec();
            path.push(target);
            self.choices.iter().any(|c| c.gesture.begins_with(&path))
        })
    }

    /// Returns true if these picks begin a decision in which the last one could as well be picked before or after
    /// `beside`.
    fn goes_beside(&self, picks: &[Target], beside: Target) -> bool {
        let Some(last) = picks.last() else {
            return true;
        };
        let mut choices = self.choices.iter();
        choices.any(|c| c.gesture.begins_with(picks) && c.gesture.in_any_order(*last, beside))
    }

    /// Continues with those of `later` that can be picked in any order with the one that is put back.
    fn keep_beside(&mut self, gone: Target, later: &[Target]) {
        for target in later {
            self.chosen.push(*target);
            if !self.goes_beside(&self.chosen, gone) {
                self.chosen.pop();
            }
        }
    }

    /// Goes on with a target, and before it with those of `later` that can be picked in any order with it.
    fn keep_with(&mut self, target: Target, later: &[Target]) {
        for other in later {
            let mut picks = self.chosen.clone();
            picks.extend([target, *other]);
            if self.goes_beside(&picks, target) {
                self.chosen.push(*other);
            }
        }
        self.chosen.push(target);
    }

    fn mark(&mut self, target: Target) -> Pick {
        if let Some(k) = self.marked.iter().position(|m| *m == target) {
            self.marked.remove(k);
            Pick::PutBack
        } else {
            self.marked.push(target);
            Pick::Taken
        }
    }

    /// The actions of the choice that is wholly picked.
    fn complete(&self) -> Option<Vec<String>> {
        self.choices
            .iter()
            .find(|c| c.gesture.is_made_by(&self.chosen))
            .map(|c| c.actions.clone())
    }

    /// The decision that has just been made, if the player need not be asked.
    fn decision(&self, confirm: Confirm) -> Option<Vec<String>> {
        let whole = self.complete();
        match confirm {
            Confirm::Always => None,
            Confirm::SinglePicks => whole.filter(|_| self.chosen.len() > 1),
        }
    }

    /// The player confirms: the actions of the decision that is ripe.
    pub fn confirm(&self) -> Option<Vec<String>> {
        self.ripe().map(|c| c.actions.clone())
    }

    /// Puts back everything that was picked and marked.
    pub fn clear(&mut self) {
        self.chosen.clear();
        self.marked.clear();
        self.posed = None;
        self.prefill();
    }

    /// Picks the common beginning of all choices, which need not be picked by hand, unless nothing else is to be
    /// decided.
    fn prefill(&mut self) {
        if self.choices.len() < 2 {
            return;
        }
        while let [next] = self.after(&self.chosen)[..] {
            let all = self.choices.iter().all(|c| {
                c.gesture
                    .after(&self.chosen)
                    .is_some_and(|after| after == [next])
            });
            if !all {
                return;
            }
            self.chosen.push(next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::Gesture;

    const fn b(name: &'static str) -> Target {
        Target::Button(name)
    }

    fn choice(action: &str, targets: &[&'static str]) -> Choice {
        Choice::new(
            [action.to_owned()],
            Gesture::path(targets.iter().map(|name| b(name))),
            Text::EMPTY,
        )
    }

    fn decides(action: &str) -> Pick {
        Pick::Decides(vec![action.to_owned()])
    }

    #[test]
    fn two_picks_decide_and_one_is_asked_about() {
        let mut picking = Picking::new(vec![
            choice("1", &["a", "x"]),
            choice("2", &["a", "y"]),
            choice("3", &["c"]),
        ]);
        assert_eq!(picking.next(), [b("a"), b("c")]);
        let ask = Confirm::SinglePicks;
        assert_eq!(picking.pick(b("c"), ask), Pick::Taken);
        assert_eq!(picking.ripe().unwrap().actions, ["3"]);
        assert_eq!(picking.instead(), [b("a")]);
        assert_eq!(picking.pick(b("a"), ask), Pick::Taken);
        assert_eq!(picking.next(), [b("x"), b("y")]);
        assert_eq!(picking.pick(b("q"), ask), Pick::Refused);
        assert_eq!(picking.clone().pick(b("y"), ask), decides("2"));
        assert_eq!(picking.pick(b("a"), ask), Pick::PutBack);
        assert!(picking.chosen().is_empty() && !picking.has_picks());
        picking.pick(b("c"), ask);
        assert_eq!(picking.pick(b("c"), ask), decides("3"));
        assert_eq!(picking.pick(b("a"), Confirm::Always), Pick::Taken);
        assert_eq!(picking.pick(b("x"), Confirm::Always), Pick::Taken);
        assert_eq!(picking.confirm(), Some(vec!["1".to_owned()]));
        assert_eq!(picking.pick(b("x"), Confirm::Always), decides("1"));
    }

    #[test]
    fn a_button_is_known_by_the_decision_it_makes_now_or_instead() {
        let mut picking = Picking::new(vec![
            choice("1", &["a", "x"]),
            choice("2", &["a", "y"]),
            choice("3", &["c"]),
            choice("4", &["d"]),
        ]);
        let decided =
            |picking: &Picking, name| picking.decided_by(b(name)).map(|c| c.actions[0].clone());
        assert_eq!(decided(&picking, "d").as_deref(), Some("4"));
        assert_eq!(decided(&picking, "a"), None, "two begin with it");
        picking.pick(b("c"), Confirm::Always);
        assert_eq!(
            decided(&picking, "d").as_deref(),
            Some("4"),
            "instead of the other"
        );
        picking.pick(b("a"), Confirm::Always);
        assert_eq!(decided(&picking, "x").as_deref(), Some("1"));
        assert_eq!(decided(&picking, "d").as_deref(), Some("4"));
        assert_eq!(decided(&picking, "q"), None);
    }

    #[test]
    fn what_all_begin_with_is_picked_by_itself() {
        let mut picking = Picking::new(vec![choice("1", &["a", "x"]), choice("2", &["a", "y"])]);
        assert_eq!(picking.chosen(), [b("a")]);
        assert!(!picking.has_picks() && picking.instead().is_empty());
        assert_eq!(picking.pick(b("x"), Confirm::Always), Pick::Taken);
        assert!(picking.has_picks());
        picking.clear();
        assert_eq!(picking.chosen(), [b("a")]);
        // One choice alone is picked by the player.
        assert!(
            Picking::new(vec![choice("1", &["a", "x"])])
                .chosen()
                .is_empty()
        );
    }

    #[test]
    fn pairs_are_picked_in_any_order() {
        let pair = |action: &str, [p, q]: [&'static str; 2]| Choice {
            gesture: Gesture::default().then_any_order([b(p), b(q)]),
            ..choice(action, &[])
        };
        let all = vec![
            pair("12", ["1", "2"]),
            pair("13", ["1", "3"]),
            pair("23", ["2", "3"]),
        ];
        for (first, second, action) in [("1", "2", "12"), ("3", "1", "13"), ("3", "2", "23")] {
            let mut picking = Picking::new(all.clone());
            assert_eq!(picking.next(), [b("1"), b("2"), b("3")]);
            assert_eq!(picking.pick(b(first), Confirm::SinglePicks), Pick::Taken);
            assert_eq!(
                picking.pick(b(second), Confirm::SinglePicks),
                decides(action)
            );
        }
    }

    #[test]
    fn a_part_is_changed_and_the_others_stay() {
        // Two numbers, the lower one first, and a color, in any order; then a button.
        let mut all = Vec::new();
        for (low, high) in [("1", "1+"), ("1", "2+"), ("2", "2+")] {
            for color in ["red", "blue"] {
                let parts = [low, high, color].map(b);
                all.push(Choice {
                    gesture: Gesture::default().then_any_order(parts).then(b("go")),
                    ..choice(&format!("{low} {high} {color}"), &[])
                });
            }
        }
        let picked = |targets: &[&'static str]| {
            let mut picking = Picking::new(all.clone());
            for target in targets {
                assert_ne!(picking.pick(b(target), Confirm::Always), Pick::Refused);
            }
            picking.chosen().to_vec()
        };
        let names = |names: &[&'static str]| names.iter().copied().map(b).collect::<Vec<_>>();
        // The first of three.
        let changed = picked(&["1", "red", "2+", "2"]);
        assert_eq!(changed, names(&["red", "2+", "2"]));
        assert_eq!(
            picked(&["1", "2+", "red", "1+"]),
            names(&["1", "red", "1+"])
        );
        assert_eq!(
            picked(&["1", "red", "2+", "blue"]),
            names(&["1", "2+", "blue"])
        );
        // A pick that does not go with it is dropped.
        assert_eq!(picked(&["2", "red", "1+"]), names(&["red", "1+"]));
        // Put back alone, too.
        assert_eq!(picked(&["1", "red", "2+", "1"]), names(&["red", "2+"]));
        let mut whole = Picking::new(all.clone());
        for part in ["1", "red"] {
            whole.pick(b(part), Confirm::Always);
            assert!(!whole.is_confirmed_by(b("go")));
        }
        whole.pick(b("2+"), Confirm::Always);
        assert!(whole.is_confirmed_by(b("go")) && !whole.is_confirmed_by(b("1+")));
        // After a change the decision has to be made once more.
        let again = picked(&["1", "red", "2+", "go", "blue"]);
        assert_eq!(again, names(&["1", "2+", "blue"]));
    }

    #[test]
    fn marks_come_and_go_until_a_pick_decides() {
        let draft = Draft {
            marks: vec![b("1"), b("2")],
        };
        let mut picking = Picking::new(Vec::new()).with_draft(Some(draft.clone()));
        assert_eq!(picking.pick(b("2"), Confirm::SinglePicks), Pick::Taken);
        assert_eq!(picking.pick(b("1"), Confirm::SinglePicks), Pick::Taken);
        assert_eq!(picking.marked(), [b("2"), b("1")]);
        assert_eq!(picking.pick(b("2"), Confirm::SinglePicks), Pick::PutBack);
        let build = Choice {
            actions: vec!["pay 1".to_owned(), "build".to_owned()],
            ..choice("", &["build"])
        };
        picking.renew(vec![build, choice("pass", &["pass"])], Some(draft));
        assert_eq!(picking.marked(), [b("1")]);
        assert_eq!(picking.pick(b("build"), Confirm::SinglePicks), Pick::Taken);
        let both = vec!["pay 1".to_owned(), "build".to_owned()];
        assert_eq!(picking.confirm(), Some(both.clone()));
        assert_eq!(
            picking.pick(b("build"), Confirm::SinglePicks),
            Pick::Decides(both)
        );
    }

    #[test]
    fn what_is_carried_falls_on_what_comes_next() {
        let mut picking = Picking::new(vec![
            choice("1", &["a", "x"]),
            choice("2", &["a", "y"]),
            choice("3", &["c", "z"]),
        ]);
        assert_eq!(picking.drops(b("a")), [b("x"), b("y")]);
        picking.pick(b("a"), Confirm::Always);
        assert_eq!(picking.drops(b("a")), [b("x"), b("y")]);
        assert_eq!(picking.drops(b("c")), [b("z")]);
        // Carried once more after its place was picked: it may still fall on another.
        picking.pick(b("x"), Confirm::Always);
        assert_eq!(picking.drops(b("a")), [b("y")]);
        assert_eq!(picking.drops(b("c")), [b("z")]);
        assert_eq!(picking.pick(b("y"), Confirm::SinglePicks), decides("2"));
        assert!(picking.can_be_carried(b("c")) && !picking.can_be_carried(b("q")));
    }
}

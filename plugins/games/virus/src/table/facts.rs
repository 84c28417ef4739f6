//! The numbers that matter while a gesture is chosen: what it would bring, what stops it, and where the virus may be.

use crate::{
    rules::{Action, LAST_BOTTLES, View, Virus, WINNING_BOTTLES, WINNING_BOTTLES_WITH_VIRUS},
    turn::Gestures,
};
use kortlek_rules::{
    Message, Rules, Seat, Text,
    presentation::{Fact, FactGroup, Label, Mark, Presentation},
};

fn row(label: impl Into<Text>, value: impl Into<Text>) -> Fact {
    Fact::new(label, value, Vec::new())
}

fn about(id: &'static str, who: Seat) -> Message {
    Message::new(id).with("who", who)
}

/// One card of this number.
fn one_in(n: u8) -> Message {
    Message::new("one-in").with("n", n)
}

/// Progress towards a number: “3 of 4”.
fn of(n: u8, needed: u8) -> Message {
    Message::new("n-of").with("n", n).with("of", needed)
}

/// Number of bottles that a seat of two has to drink.
pub(super) fn needed(holds: bool) -> u8 {
    if holds {
        WINNING_BOTTLES_WITH_VIRUS
    } else {
        WINNING_BOTTLES
    }
}

/// Points of the round for a seat with so many bottles and cards more.
fn then(v: &View, me: Seat, bottles: i8, cards: i8, holds: bool) -> Text {
    let (i, mut open) = (me.index(), v.open);
    open.drunk[i] = open.drunk[i].saturating_add_signed(bottles);
    open.hand_sizes[i] = open.hand_sizes[i].saturating_add_signed(cards);
    let worth = Message::new("worth");
    worth.with("n", i32::from(open.worth(me, holds))).into()
}

/// Facts about what a block would stop, and how often there was anything to stop.
fn block_rows(v: &View, me: Seat, target: Seat) -> Vec<Fact> {
    let turns = usize::from(v.open.turns).min(v.open.past.len());
    let aims = |gestures: &&Gestures| {
        let action = gestures[target.index()];
        let hostile = matches!(action, Some(Action::Infect { .. } | Action::Steal { .. }));
        hostile && action.and_then(Action::target) == Some(me)
    };
    let aimed = v.open.past[..turns].iter().filter(aims).count();
    let can_infect = v.open.hand_sizes[target.index()] > 0;
    let can_steal = v.open.undrunk[me.index()] > 0;
    let card = |can: bool| if can { "is-stopped" } else { "cant-anyway" };
    let mut rows = vec![
        row(about("their-card", target), card(can_infect)),
        row(about("their-theft", target), card(can_steal)),
    ];
    if turns > 0 {
        rows.push(row("aimed-at-you", of(aimed as u8, turns as u8)));
    }
    rows
}

impl Virus {
    /// Message about what would stop a gesture.
    pub(super) fn what_stops(&self, me: Seat, action: Action) -> Message {
        let id = match (action, self.players) {
            (Action::Drink {}, 2) => "drink-fails-two",
            (Action::Drink {}, _) => "drink-fails",
            (Action::Infect { .. }, _) => "infect-fails",
            (Action::Steal { .. }, _) => "steal-fails",
            (Action::Block { .. }, _) => "block-fails",
        };
        about(id, action.target().unwrap_or(me.left(self.players())))
    }

    /// Label for the result of a gesture, on its button.
    pub(super) fn label(&self, v: &View, me: Seat, action: Action) -> Option<Label> {
        let label = match action {
            Action::Infect { .. } if v.has_virus() => one_in(v.open.hand_sizes[me.index()]),
            Action::Drink {} if self.wins_by_drinking(v, me) => "drink-wins".into(),
            Action::Drink {} if self.ends_by_drinking(v) => "drink-ends".into(),
            _ => return None,
        };
        Some(Label::Text(label.into()))
    }

    /// Returns true if one bottle more wins the round for a seat of two.
    fn wins_by_drinking(&self, v: &View, me: Seat) -> bool {
        self.players == 2 && v.open.drunk[me.index()] + 1 >= needed(v.has_virus())
    }

    /// Returns true if one bottle less ends the round for three or four.
    fn ends_by_drinking(&self, v: &View) -> bool {
        self.players > 2 && v.open.undrunk_left() <= LAST_BOTTLES + 1
    }

    /// Facts about the result of a gesture.
    pub(super) fn gesture_facts(&self, v: &View, me: Seat, action: Action) -> FactGroup {
        let (holds, two) = (v.has_virus(), self.players == 2);
        let drunk = v.open.drunk[me.index()];
        let passes_on = || row("card-is-virus", one_in(v.open.hand_sizes[me.index()]));
        let mut rows = match action {
            Action::Drink {} if two => {
                let drunk = row("drunk-then", of(drunk + 1, needed(holds)));
                let wins = self.wins_by_drinking(v, me);
                let won = wins.then(|| row("the-round", "is-won"));
                [drunk].into_iter().chain(won).collect()
            }
            Action::Drink {} => {
                let left = v.open.undrunk_left().saturating_sub(1);
                let ends = match self.ends_by_drinking(v) {
                    true => "round-ends",
                    false => "round-goes-on",
                };
                vec![
                    row("full-then", i32::from(left)),
                    row("the-round", ends),
                    row("you-then", then(v, me, 0, 0, holds)),
                ]
            }
            Action::Infect { .. } if two && !holds => Vec::new(),
            Action::Infect { .. } if two && drunk >= WINNING_BOTTLES => {
                vec![passes_on(), row("then-round", "is-won")]
            }
            Action::Infect { .. } if two => {
                vec![passes_on(), row("then-drunk", of(drunk, WINNING_BOTTLES))]
            }
            Action::Infect { .. } if holds => vec![
                passes_on(),
                row("you-then-healthy", then(v, me, 0, -1, false)),
            ],
            Action::Infect { .. } => vec![row("you-then", then(v, me, 0, -1, false))],
            Action::Steal { .. } if two => {
                let full = v.open.undrunk[me.index()] + 1;
                vec![row("your-full-then", i32::from(full))]
            }
            Action::Steal { .. } => vec![row("you-then", then(v, me, 1, 0, holds))],
            Action::Block { target } => block_rows(v, me, target),
        };
        if let Action::Infect { target } | Action::Steal { target } = action {
            rows.push(row(about("their-drink", target), "is-stopped"));
        }
        FactGroup::new(self.action_words(v, me, action), rows)
    }

    /// Facts about the possible places of the virus; of two, the progress of both.
    pub(super) fn virus_facts(&self, v: &View, me: Seat) -> FactGroup {
        let marked = |aid: Fact| Fact {
            mark: Some(Mark("virus")),
            ..aid
        };
        let name = |seat| about("names", seat);
        if self.players == 2 {
            let rows = Seat::all(2).map(|seat| {
                let holds = v.known_holder() == Some(seat);
                let drunk = v.open.drunk[seat.index()];
                let aid = row(name(seat), of(drunk, needed(holds)));
                if holds { marked(aid) } else { aid }
            });
            return FactGroup::new("drunk-so-far", rows);
        }
        if v.has_virus() {
            let rows = [
                marked(row("you-now", then(v, me, 0, 0, true))),
                row("without-virus", then(v, me, 0, 0, false)),
                row("passes-on", one_in(v.open.hand_sizes[me.index()])),
            ];
            return FactGroup::new("your-virus", rows);
        }
        let all: u64 = v.chances.iter().map(|c| u64::from(*c)).sum();
        let others = Seat::all(self.players()).filter(|seat| v.viewer != Some(*seat));
        let rows = others.map(|seat| {
            let chance = u64::from(v.chances[seat.index()]);
            if all > 0 && chance == all {
                return marked(row(name(seat), "certain"));
            }
            let percent = (100 * chance + all / 2) / all.max(1);
            let percent = Message::new("percent").with("n", percent as u32);
            row(name(seat), percent)
        });
        FactGroup::new("where-virus", rows)
    }
}

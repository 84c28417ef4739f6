//! The numbers that matter while a gesture is chosen: what it would bring, what stops it, and where the virus may be.

use super::scene::all_is_shown;
use crate::{
    rules::{Action, LAST_BOTTLES, Step, View, Virus, WINNING_BOTTLES, WINNING_BOTTLES_WITH_VIRUS},
    turn::Gestures,
};
use kortlek_rules::{
    Message, Rules, Seat, Text,
    presentation::{Fact, FactGroup, Label, Mark, Presentation, Preview, Prompt, Target, Tip},
};

fn row(label: impl Into<Text>, value: impl Into<Text>) -> Fact {
    Fact::new(label, value, Vec::new())
}

fn about(id: &'static str, who: Seat) -> Message {
    Message::new(id).with("who", who)
}

/// One card of so many.
fn one_in(n: u8) -> Message {
    Message::new("one-in").with("n", n)
}

/// A count of what is needed: “3 of 4”.
fn of(n: u8, needed: u8) -> Message {
    Message::new("n-of").with("n", n).with("of", needed)
}

/// How many bottles a seat of two has to drink.
fn needed(holds: bool) -> u8 {
    if holds {
        WINNING_BOTTLES_WITH_VIRUS
    } else {
        WINNING_BOTTLES
    }
}

impl Virus {
    /// The action that is picked or already chosen.
    fn subject(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Action> {
        let picked = chosen.last().and_then(|target| self.picked(me, *target));
        picked
            .filter(|action| self.can(&v.open, me, *action))
            .or(v.chosen)
    }

    /// What the bar says once a gesture is picked: what would stop it.
    pub(super) fn chosen_prompt(&self, v: &View, chosen: &[Target]) -> Prompt {
        let Some(me) = v.viewer else {
            return Prompt::default();
        };
        let Some(action) = chosen.last().and_then(|target| self.picked(me, *target)) else {
            return Prompt::default();
        };
        let line = self.what_stops(me, action);
        Prompt::new(self.action_words(v, me, action), line)
    }

    /// What an action does, and what would stop it.
    fn what_stops(&self, me: Seat, action: Action) -> Message {
        let id = match (action, self.players) {
            (Action::Drink {}, 2) => "drink-fails-two",
            (Action::Drink {}, _) => "drink-fails",
            (Action::Infect { .. }, _) => "infect-fails",
            (Action::Steal { .. }, _) => "steal-fails",
            (Action::Block { .. }, _) => "block-fails",
        };
        let who = action
            .target()
            .or(Seat::all(self.players()).find(|seat| *seat != me));
        who.map_or(Message::new(id), |who| about(id, who))
    }

    /// What a button does, and what the things between the players are for.
    pub(super) fn tip_of(&self, v: &View, me: Seat, target: Target) -> Tip {
        if let Some(action) = self.picked(me, target) {
            return Tip::new(
                self.action_words(v, me, action),
                self.what_stops(me, action),
            );
        }
        let (Target::Zone(zone) | Target::Cell(zone, _)) = target else {
            return Tip::default();
        };
        match zone.name {
            "past" => Tip::new(Text::EMPTY, "past-help"),
            "dial" | "ring" | "ends" => Tip::new("full-bottles", "dial-help"),
            "sheet" => Tip::new(Text::EMPTY, "sheet-help"),
            _ => Tip::default(),
        }
    }

    /// What the picked gesture would bring, on its button.
    pub(super) fn foreseen(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Preview> {
        let target = *chosen.last()?;
        let action = self.picked(me, target)?;
        let label: Message = match action {
            Action::Infect { .. } if v.has_virus() => one_in(v.open.hand_sizes[me.index()]),
            Action::Drink {} if self.wins_by_drinking(v, me) => "drink-wins".into(),
            Action::Drink {} if self.ends_by_drinking(v) => "drink-ends".into(),
            _ => return None,
        };
        Some(Preview {
            target,
            label: Label::Text(label.into()),
            points: 1,
            lines: Vec::new(),
        })
    }

    /// Whether one bottle more wins the round for a seat of two.
    fn wins_by_drinking(&self, v: &View, me: Seat) -> bool {
        self.players == 2 && v.open.drunk[me.index()] + 1 >= needed(v.has_virus())
    }

    /// Whether one bottle less ends the round for three or four.
    fn ends_by_drinking(&self, v: &View) -> bool {
        self.players > 2 && v.open.undrunk_left() <= LAST_BOTTLES + 1
    }

    pub(super) fn facts(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        if v.open.round == 0 || v.open.step == Step::Over || all_is_shown(v) {
            return Vec::new();
        }
        let playing = v.viewer.is_some() && v.open.step == Step::Act;
        let subject = self.subject(v, me, chosen).filter(|_| playing);
        let subject = subject.map(|action| {
            let rows = if self.players == 2 {
                self.rows_for_two(v, me, action)
            } else {
                self.rows(v, me, action)
            };
            FactGroup::new(self.action_words(v, me, action), rows)
        });
        let virus = if self.players == 2 {
            self.needed_aid(v)
        } else {
            self.virus_aid(v, me)
        };
        subject.into_iter().chain([virus]).collect()
    }

    /// What the round would bring the viewer with so many bottles and cards more.
    fn then(&self, v: &View, me: Seat, bottles: i8, cards: i8, holds: bool) -> Text {
        let (i, mut open) = (me.index(), v.open);
        open.drunk[i] = open.drunk[i].saturating_add_signed(bottles);
        open.hand_sizes[i] = open.hand_sizes[i].saturating_add_signed(cards);
        Message::new("worth")
            .with("n", i32::from(open.worth(me, holds)))
            .into()
    }

    /// What a gesture would bring with three or four players.
    fn rows(&self, v: &View, me: Seat, action: Action) -> Vec<Fact> {
        let holds = v.has_virus();
        match action {
            Action::Drink {} => {
                let left = v.open.undrunk_left().saturating_sub(1);
                let ends = if self.ends_by_drinking(v) {
                    "round-ends"
                } else {
                    "round-goes-on"
                };
                vec![
                    row("full-then", i32::from(left)),
                    row("the-round", ends),
                    row("you-then", self.then(v, me, 0, 0, holds)),
                ]
            }
            Action::Infect { target } if holds => vec![
                row("card-is-virus", one_in(v.open.hand_sizes[me.index()])),
                row("you-then-healthy", self.then(v, me, 0, -1, false)),
                row(about("their-drink", target), "is-stopped"),
            ],
            Action::Infect { target } => vec![
                row("you-then", self.then(v, me, 0, -1, false)),
                row(about("their-drink", target), "is-stopped"),
            ],
            Action::Steal { target } => vec![
                row("you-then", self.then(v, me, 1, 0, holds)),
                row(about("their-drink", target), "is-stopped"),
            ],
            Action::Block { target } => Self::block_rows(v, me, target),
        }
    }

    /// The same with two.
    fn rows_for_two(&self, v: &View, me: Seat, action: Action) -> Vec<Fact> {
        let holds = v.has_virus();
        let drunk = v.open.drunk[me.index()];
        match action {
            Action::Drink {} => {
                let mut rows = vec![row("drunk-then", of(drunk + 1, needed(holds)))];
                if self.wins_by_drinking(v, me) {
                    rows.push(row("the-round", "is-won"));
                }
                rows
            }
            Action::Infect { target } => {
                let mut rows = Vec::new();
                if holds {
                    rows.push(row("card-is-virus", one_in(v.open.hand_sizes[me.index()])));
                    let then = if drunk >= WINNING_BOTTLES {
                        row("then-round", "is-won")
                    } else {
                        row("then-drunk", of(drunk, WINNING_BOTTLES))
                    };
                    rows.push(then);
                }
                rows.push(row(about("their-drink", target), "is-stopped"));
                rows
            }
            Action::Steal { target } => vec![
                row("your-full-then", i32::from(v.open.undrunk[me.index()] + 1)),
                row(about("their-drink", target), "is-stopped"),
            ],
            Action::Block { target } => Self::block_rows(v, me, target),
        }
    }

    /// What a block would stop, and how often there was anything to stop.
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

    /// Where the virus may be.
    fn virus_aid(&self, v: &View, me: Seat) -> FactGroup {
        let marked = |aid: Fact| Fact {
            mark: Some(Mark("virus")),
            ..aid
        };
        if v.has_virus() {
            let rows = [
                marked(row("you-now", self.then(v, me, 0, 0, true))),
                row("without-virus", self.then(v, me, 0, 0, false)),
                row("passes-on", one_in(v.open.hand_sizes[me.index()])),
            ];
            return FactGroup::new("your-virus", rows);
        }
        let all: u64 = v.chances.iter().map(|c| u64::from(*c)).sum();
        let others = Seat::all(self.players()).filter(|seat| v.viewer != Some(*seat));
        let rows = others.map(|seat| {
            let chance = u64::from(v.chances[seat.index()]);
            let name = Message::new("names").with("who", seat);
            if all > 0 && chance == all {
                return marked(row(name, "certain"));
            }
            let percent = (100 * chance + all / 2) / all.max(1);
            row(name, Message::new("percent").with("n", percent as u32))
        });
        FactGroup::new("where-virus", rows)
    }

    /// How far both of two are.
    fn needed_aid(&self, v: &View) -> FactGroup {
        let rows = Seat::all(2).map(|seat| {
            let holds = v.known_holder() == Some(seat);
            let label = Message::new("names").with("who", seat);
            let aid = row(label, of(v.open.drunk[seat.index()], needed(holds)));
            Fact {
                mark: holds.then_some(Mark("virus")),
                ..aid
            }
        });
        FactGroup::new("drunk-so-far", rows)
    }
}

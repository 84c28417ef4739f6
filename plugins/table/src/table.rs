//! The match on the table and how far its picture has come.

use bevy::prelude::*;
use kortlek_rules::{
    session::{Choice, Decision, Session},
    tabled::{Place, Target},
};
use std::sync::atomic::{AtomicU64, Ordering};

/// How many tables there were.
static TABLES: AtomicU64 = AtomicU64::new(1);

/// A worked example of the rules on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Its name among the game's examples.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// How many positions it begins with: nothing before is taken back.
    pub positions: usize,
}

/// The match on the table. Present while [`crate::states::Screen::Table`] shows.
#[derive(Resource)]
pub struct Table {
    /// The match.
    pub session: Box<dyn Session>,
    /// The position that the picture shows; the match may be ahead.
    pub shown: usize,
    /// What the player has picked so far of a decision.
    pub chosen: Vec<Target>,
    /// The player's legal actions at the shown position, if it is the present one and a decision is owed.
    pub choices: Vec<Choice>,
    /// A hint that is being shown.
    pub hint: Option<Decision>,
    /// How often decisions were taken back, hints included apart.
    pub undone: u32,
    /// How many hints were shown.
    pub hinted: u32,
    /// Set if this is a worked example of the rules: it is only tried, and never saved.
    pub trial: Option<Trial>,
    /// Whether anybody holds cards: the layout has a hand.
    pub(crate) has_hand: bool,
    /// Another number for each table, so that the picture notices a new one.
    serial: u64,
}

impl Table {
    /// A table with a match on it; the picture starts at position `shown`.
    pub fn new(session: Box<dyn Session>, shown: usize) -> Table {
        let zones = session.layout(shown).zones;
        Table {
            has_hand: zones.iter().any(|z| z.place == Place::Hand),
            session,
            shown,
            chosen: Vec::new(),
            choices: Vec::new(),
            hint: None,
            undone: 0,
            hinted: 0,
            trial: None,
            serial: TABLES.fetch_add(1, Ordering::Relaxed),
        }
    }

    /// A number that no other table of this run has.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// Whether the picture shows the present position of the match.
    pub fn is_current(&self) -> bool {
        self.shown + 1 == self.session.positions()
    }

    /// The targets that can be picked next: the next steps of all paths that begin with what is chosen.
    pub fn next_targets(&self) -> Vec<Target> {
        let mut next: Vec<Target> = self
            .choices
            .iter()
            .filter(|c| c.path.starts_with(&self.chosen))
            .filter_map(|c| c.path.get(self.chosen.len()).copied())
            .collect();
        next.sort_unstable();
        next.dedup();
        next
    }

    /// Whether it is a person's own game: not one that bots play among themselves, nor an example that is only tried.
    pub fn is_own(&self) -> bool {
        self.session.me().is_some() && self.trial.is_none()
    }

    /// Whether the person can take a decision back: in an example only those made since it was opened.
    pub fn can_undo(&self) -> bool {
        let Some(trial) = &self.trial else {
            return self.session.can_undo();
        };
        let me = self.session.me();
        let tried = trial.positions - 1..self.session.positions() - 1;
        me.is_some() && tried.into_iter().any(|k| self.session.made_by(k) == me)
    }

    /// Whether a target can be picked: next, or instead of something that was picked.
    pub fn can_pick(&self, target: Target) -> bool {
        (0..=self.chosen.len()).any(|n| {
            self.choices
                .iter()
                .any(|c| c.path.starts_with(&self.chosen[..n]) && c.path.get(n) == Some(&target))
        })
    }

    /// The one action that what is chosen leaves, if there is just one.
    pub fn only_choice(&self) -> Option<&Choice> {
        let mut left = self
            .choices
            .iter()
            .filter(|c| c.path.starts_with(&self.chosen));
        match (left.next(), left.next()) {
            (Some(one), None) => Some(one),
            _ => None,
        }
    }
}

/// A run condition: the game with this id is on the table.
pub fn playing(id: &'static str) -> impl Fn(Option<Res<Table>>) -> bool + Clone {
    move |table: Option<Res<Table>>| table.is_some_and(|t| t.session.card().id == id)
}

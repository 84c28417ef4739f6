//! What is remembered from one time to the next without being a setting.

use bevy::prelude::*;
use kortlek_rules::{
    Grade, Who,
    matched::{self, Ending},
};
use kortlek_table::{Table, TableEvent};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, note_result);
}

/// Remembers how a game against matched bots ended. One in which moves were taken back says nothing.
fn note_result(
    mut events: MessageReader<TableEvent>,
    table: Option<Res<Table>>,
    mut memory: ResMut<Memory>,
) {
    let finished = events
        .read()
        .filter(|n| **n == TableEvent::Finished)
        .count()
        > 0;
    if let Some(table) = table.filter(|_| finished)
        && table.is_own()
        && table.undone == 0
        && let Some(me) = table.session.me()
        && let Some(payoff) = table.session.result()
        && table.session.seats().iter().copied().any(Who::is_matched)
    {
        let ending = Ending::of(&payoff, me, table.session.seats().len());
        memory.note_ending(table.session.card().id, ending);
    }
}

/// What is remembered. Every field has a default, so that older files stay readable.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Memory {
    /// Width and height of the window, in logical pixels.
    pub window: Option<(u32, u32)>,
    /// The id of the game that was played or set up last.
    pub game: Option<String>,
    /// How each game was set up last, by the game's id.
    pub setups: BTreeMap<String, LastSetup>,
    /// How the player's games against matched bots ended, the oldest first, by the game's id.
    pub matched: BTreeMap<String, Vec<Ending>>,
}

/// So many endings a game are remembered: many more than a grade needs.
const ENDINGS: usize = 200;

impl Memory {
    /// How strong matched bots are to be in a game.
    pub fn grade(&self, game: &str) -> Grade {
        matched::grade(self.matched.get(game).map_or(&[], Vec::as_slice))
    }

    /// Remembers how a game against matched bots ended.
    pub fn note_ending(&mut self, game: &str, ending: Ending) {
        let endings = self.matched.entry(game.to_owned()).or_default();
        endings.push(ending);
        let too_many = endings.len().saturating_sub(ENDINGS);
        endings.drain(..too_many);
    }
}

/// How a game was set up.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The options, as a trace header has them.
    pub options: Map<String, Value>,
    /// Who sat where, as a trace header has it.
    pub seats: Vec<String>,
    /// The style of the bots: a style's name, `mixed` or nothing.
    pub style: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_raise_and_lower_the_grade_of_their_game_and_are_kept() {
        let mut memory = Memory::default();
        assert_eq!(memory.grade("shed"), Grade::BEGIN);
        let won = Ending {
            sides: 2,
            share: 1.0,
        };
        for _ in 0..ENDINGS + 5 {
            memory.note_ending("shed", won);
        }
        assert_eq!(memory.matched["shed"].len(), ENDINGS);
        assert_eq!(memory.grade("shed"), Grade::MOST);
        assert_eq!(memory.grade("granicus"), Grade::BEGIN);
        let text = crate::settings::text(&memory);
        assert_eq!(toml::from_str::<Memory>(&text).as_ref(), Ok(&memory));
    }
}

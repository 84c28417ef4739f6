//! What is remembered from one time to the next without being a setting.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

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
}

/// How a game was set up.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The options, as a trace header has them.
    pub options: Map<String, Value>,
    /// Who sat where, as a trace header has it.
    pub seats: Vec<String>,
}

//! What is remembered from one time to the next without being a setting.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// What is remembered. Every field has a default, so that older files stay readable.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Memory {
    /// Width and height of the window, in logical pixels.
    pub window: Option<(u32, u32)>,
}

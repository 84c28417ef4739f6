//! Preferences that a browser tells every page. It has no size of text of its own: it enlarges the page.

use super::host;
use crate::system_preferences::SystemPreferences;

/// Asks the page; `None` before it has started the program.
pub fn ask() -> Option<SystemPreferences> {
    let host = host::get()?;
    Some(SystemPreferences {
        reduced_motion: host.reduced_motion(),
        contrast: host.more_contrast(),
        // A browser without a preference says “light”.
        light: false,
        text_scale: None,
    })
}

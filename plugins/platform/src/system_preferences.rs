//! Preferences that the player has set for all programs, as the desktop or the browser knows them. A desktop has a
//! settings portal; a browser tells some of it to every page.

/// Preferences for motion, contrast, light and text size.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SystemPreferences {
    /// True if nothing should move without need.
    pub reduced_motion: bool,
    /// True if words and edges should be emphasised.
    pub contrast: bool,
    /// True if light colours are preferred to dark ones.
    pub light: bool,
    /// Size of text, 1 for the usual; `None` if there is no setting.
    pub text_scale: Option<f32>,
}

impl SystemPreferences {
    /// Asks for them. Where nobody can be asked, they are the defaults.
    pub fn ask() -> SystemPreferences {
        crate::machine::system_preferences::ask().unwrap_or_default()
    }
}

//! The system's preferences, as far as Kortlek has settings for them: they count as long as the player has set nothing.

use kortlek_kit::{Cloth, Preferences};
use kortlek_platform::system_preferences::SystemPreferences;

/// Applies them to settings that still have their defaults.
pub fn apply(system: SystemPreferences, preferences: &mut Preferences) {
    preferences.reduced_motion |= system.reduced_motion;
    if system.contrast {
        preferences.cloth = Cloth::Contrast;
    } else if system.light {
        preferences.cloth = Cloth::Linen;
    }
    if let Some(scale) = system.text_scale {
        // In steps of the settings' own slider.
        let scale = (scale * 20.0).round() / 20.0;
        let (least, most) = Preferences::UI_SCALES;
        preferences.ui_scale = scale.clamp(least, most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(system: SystemPreferences) -> Preferences {
        let mut preferences = Preferences::default();
        apply(system, &mut preferences);
        preferences
    }

    #[test]
    fn settings_follow_the_system() {
        let preferences = applied(SystemPreferences {
            reduced_motion: true,
            contrast: true,
            light: true,
            text_scale: Some(1.26),
        });
        assert!(preferences.reduced_motion);
        assert_eq!(preferences.cloth, Cloth::Contrast);
        assert!((preferences.ui_scale - 1.25).abs() < 1e-6);
    }

    #[test]
    fn light_colours_give_linen() {
        let light = SystemPreferences {
            light: true,
            ..SystemPreferences::default()
        };
        assert_eq!(applied(light).cloth, Cloth::Linen);
    }

    #[test]
    fn without_preferences_the_defaults_hold() {
        let usual = applied(SystemPreferences::default());
        assert_eq!(usual, Preferences::default());
        let huge = applied(SystemPreferences {
            text_scale: Some(9.5),
            ..SystemPreferences::default()
        });
        assert!((huge.ui_scale - Preferences::UI_SCALES.1).abs() < 1e-6);
    }
}

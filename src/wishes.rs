//! The player's wishes for all programs, as far as Kortlek has settings for them, as long as the player has set nothing.

use kortlek_platform::wishes::Wishes;
use kortlek_table::{Cloth, Preferences};

/// Brings settings that are still the usual ones in line with the wishes.
pub fn suit(wishes: Wishes, preferences: &mut Preferences) {
    preferences.reduced_motion |= wishes.reduced_motion;
    if wishes.contrast {
        preferences.cloth = Cloth::Contrast;
    } else if wishes.light {
        preferences.cloth = Cloth::Linen;
    }
    if let Some(scale) = wishes.text_scale {
        // In steps of the settings' own slider.
        let scale = (scale * 20.0).round() / 20.0;
        let (least, most) = Preferences::UI_SCALES;
        preferences.ui_scale = scale.clamp(least, most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suited(wishes: Wishes) -> Preferences {
        let mut preferences = Preferences::default();
        suit(wishes, &mut preferences);
        preferences
    }

    #[test]
    fn settings_follow_the_wishes() {
        let preferences = suited(Wishes {
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
    fn who_likes_it_light_gets_linen() {
        let light = Wishes {
            light: true,
            ..Wishes::default()
        };
        assert_eq!(suited(light).cloth, Cloth::Linen);
    }

    #[test]
    fn where_nothing_is_wished_the_usual_holds() {
        assert_eq!(suited(Wishes::default()), Preferences::default());
        let huge = suited(Wishes {
            text_scale: Some(9.5),
            ..Wishes::default()
        });
        assert!((huge.ui_scale - Preferences::UI_SCALES.1).abs() < 1e-6);
    }
}

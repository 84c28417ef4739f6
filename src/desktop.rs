//! Desktop preferences for motion, contrast, light and text size, read from the settings portal, where there is one,
//! as long as the player has set nothing.

use kortlek_table::{Cloth, Preferences};
use std::{
    io::Read,
    process::{Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

/// Maximum time for the portal to answer; a start is not held up for more.
const PATIENCE: Duration = Duration::from_millis(300);

/// Preferences of the desktop.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Desktop {
    /// True if nothing should move without need.
    pub reduced_motion: bool,
    /// True if words and edges should be emphasised.
    pub contrast: bool,
    /// True if light colours are preferred to dark ones.
    pub light: bool,
    /// Size of text, 1 for the usual; `None` if the desktop has no setting.
    pub text_scale: Option<f32>,
}

impl Desktop {
    /// Asks the desktop. One without a portal, or without `gdbus` to ask it with, wishes nothing.
    pub fn ask() -> Desktop {
        answer().map_or(Desktop::default(), |answer| Desktop::read(&answer))
    }

    /// Parses the output of `gdbus` about all settings.
    fn read(answer: &str) -> Desktop {
        let values = |key: &str| -> Vec<&str> {
            let key = format!("'{key}': <");
            let parts = answer.split(&key).skip(1);
            let values = parts.filter_map(|part| part.split_once('>'));
            values
                .map(|(value, _)| value.trim_start_matches("uint32 ").trim())
                .collect()
        };
        let is = |key: &str, wanted: &str| values(key).contains(&wanted);
        Desktop {
            reduced_motion: is("enable-animations", "false") || is("reduced-motion", "1"),
            contrast: is("contrast", "1") || is("high-contrast", "true"),
            light: is("color-scheme", "2") || is("color-scheme", "'prefer-light'"),
            text_scale: values("text-scaling-factor")
                .first()
                .and_then(|scale| scale.parse().ok())
                .filter(|scale: &f32| scale.is_finite() && *scale > 0.0),
        }
    }

    /// Brings settings that are still the usual ones in line with it.
    pub fn suit(self, preferences: &mut Preferences) {
        preferences.reduced_motion |= self.reduced_motion;
        if self.contrast {
            preferences.cloth = Cloth::Contrast;
        } else if self.light {
            preferences.cloth = Cloth::Linen;
        }
        if let Some(scale) = self.text_scale {
            // In steps of the settings' own slider.
            let scale = (scale * 20.0).round() / 20.0;
            let (least, most) = Preferences::UI_SCALES;
            preferences.ui_scale = scale.clamp(least, most);
        }
    }
}

/// All settings as the portal has them.
fn answer() -> Option<String> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let mut child = Command::new("gdbus")
        .args(["call", "--session", "--timeout", "1"])
        .args(["--dest", "org.freedesktop.portal.Desktop"])
        .args(["--object-path", "/org/freedesktop/portal/desktop"])
        .args(["--method", "org.freedesktop.portal.Settings.ReadAll"])
        .arg("['org.gnome.desktop.interface', 'org.gnome.desktop.a11y.interface', 'org.freedesktop.appearance']")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut out = child.stdout.take()?;
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut answer = String::new();
        let read = out.read_to_string(&mut answer);
        // The receiver may have given up waiting.
        send.send(read.map(|_| answer)).ok();
    });
    let answer = receive.recv_timeout(PATIENCE);
    // It has ended, or nobody waits for it any longer.
    child.kill().ok();
    child.wait().ok();
    answer.ok()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_portals_answer_is_understood() {
        let answer = "({'org.gnome.desktop.interface': {'text-scaling-factor': <1.26>, 'enable-animations': <false>}, \
                      'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>}},)\n";
        let desktop = Desktop::read(answer);
        assert_eq!(
            desktop,
            Desktop {
                reduced_motion: true,
                contrast: true,
                light: false,
                text_scale: Some(1.26),
            }
        );
        let mut preferences = Preferences::default();
        desktop.suit(&mut preferences);
        assert!(preferences.reduced_motion);
        assert_eq!(preferences.cloth, Cloth::Contrast);
        assert!((preferences.ui_scale - 1.25).abs() < 1e-6);
    }

    #[test]
    fn who_likes_it_light_gets_linen() {
        for answer in [
            "({'org.freedesktop.appearance': {'color-scheme': <uint32 2>, 'contrast': <uint32 0>}},)",
            "({'org.gnome.desktop.interface': {'color-scheme': <'prefer-light'>}},)",
        ] {
            let mut preferences = Preferences::default();
            Desktop::read(answer).suit(&mut preferences);
            assert_eq!(preferences.cloth, Cloth::Linen, "{answer}");
        }
    }

    #[test]
    fn where_nothing_is_wished_the_usual_holds() {
        for answer in [
            "",
            "({},)",
            "'contrast': <uint32 0>, 'enable-animations': <true>",
            "'color-scheme': <uint32 1>",
            "'color-scheme': <'default'>",
            "'text-scaling-factor': <nonsense>",
            "'text-scaling-factor': <",
        ] {
            assert_eq!(Desktop::read(answer), Desktop::default(), "{answer}");
            let mut preferences = Preferences::default();
            Desktop::read(answer).suit(&mut preferences);
            assert_eq!(preferences, Preferences::default());
        }
        let mut huge = Preferences::default();
        Desktop::read("'text-scaling-factor': <9.5>").suit(&mut huge);
        assert!((huge.ui_scale - Preferences::UI_SCALES.1).abs() < 1e-6);
    }
}

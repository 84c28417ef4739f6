//! The settings portal of the desktop, asked by `gdbus`.

use crate::system_preferences::SystemPreferences;
use std::{
    io::Read,
    process::{Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

/// Maximum time for the portal to answer; a start is not held up for more.
const PATIENCE: Duration = Duration::from_millis(300);

/// Asks the desktop; `None` for one without a portal, or without `gdbus` to ask it with.
pub fn ask() -> Option<SystemPreferences> {
    answer().map(|answer| read(&answer))
}

/// Parses the output of `gdbus` about all settings.
fn read(answer: &str) -> SystemPreferences {
    let values = |key: &str| -> Vec<&str> {
        let key = format!("'{key}': <");
        let parts = answer.split(&key).skip(1);
        let values = parts.filter_map(|part| part.split_once('>'));
        values
            .map(|(value, _)| value.trim_start_matches("uint32 ").trim())
            .collect()
    };
    let is = |key: &str, wanted: &str| values(key).contains(&wanted);
    SystemPreferences {
        reduced_motion: is("enable-animations", "false") || is("reduced-motion", "1"),
        contrast: is("contrast", "1") || is("high-contrast", "true"),
        light: is("color-scheme", "2") || is("color-scheme", "'prefer-light'"),
        text_scale: values("text-scaling-factor")
            .first()
            .and_then(|scale| scale.parse().ok())
            .filter(|scale: &f32| scale.is_finite() && *scale > 0.0),
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
        let preferences = SystemPreferences {
            reduced_motion: true,
            contrast: true,
            light: false,
            text_scale: Some(1.26),
        };
        assert_eq!(read(answer), preferences);
    }

    #[test]
    fn who_likes_it_light_is_understood() {
        for answer in [
            "({'org.freedesktop.appearance': {'color-scheme': <uint32 2>, 'contrast': <uint32 0>}},)",
            "({'org.gnome.desktop.interface': {'color-scheme': <'prefer-light'>}},)",
        ] {
            assert!(read(answer).light, "{answer}");
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
            assert_eq!(read(answer), SystemPreferences::default(), "{answer}");
        }
    }
}

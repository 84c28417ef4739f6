//! Error messages for a machine that can't draw: a sentence, not a backtrace.

use std::panic;

/// Message for a missing driver.
const NO_DRIVER: &str = "Kortlek finds no graphics driver that it can draw with. It needs Vulkan or OpenGL: on Debian and Ubuntu install the package mesa-vulkan-drivers (it also draws without a graphics card), elsewhere the driver of your graphics card.";
/// Message for a missing screen.
const NO_SCREEN: &str = "Kortlek finds no screen to open its window on. Start it from a desktop; on Debian and Ubuntu the package libxkbcommon-x11-0 must be installed.";

/// The sentence for a failure that is the machine's and not the program's.
fn sentence(failure: &str) -> Option<&'static str> {
    let driver = [
        "Unable to find a GPU",
        "Failed to create wgpu surface",
        "wgpu surface",
        "RequestDeviceError",
    ];
    let screen = [
        "Failed to build event loop",
        "XOpenDisplay",
        "neither WAYLAND_DISPLAY",
    ];
    if driver.iter().any(|part| failure.contains(part)) {
        Some(NO_DRIVER)
    } else if screen.iter().any(|part| failure.contains(part)) {
        Some(NO_SCREEN)
    } else {
        None
    }
}

/// Makes such failures end the program with a sentence and exit code 1. Others are shown as usual.
pub fn explain_failures() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        match panic.payload_as_str().and_then(sentence) {
            Some(sentence) => kortlek_platform::program::give_up(sentence),
            None => usual(panic),
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_failures_have_sentences_and_others_none() {
        let gpu = sentence("Unable to find a GPU! Make sure you have installed required drivers!");
        assert_eq!(gpu, Some(NO_DRIVER));
        let screen = sentence("Failed to build event loop: Os(OsError { .. })");
        assert_eq!(screen, Some(NO_SCREEN));
        assert_eq!(sentence("index out of bounds"), None);
    }
}

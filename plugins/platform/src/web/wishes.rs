//! Wishes that a browser tells every page. It has no size of text of its own: it enlarges the page.

use super::host;
use crate::wishes::Wishes;

/// Asks the page; `None` before it has started the program.
pub fn ask() -> Option<Wishes> {
    let host = host::get()?;
    Some(Wishes {
        reduced_motion: host.reduced_motion(),
        contrast: host.more_contrast(),
        // A browser that wishes nothing says “light”.
        light: false,
        text_scale: None,
    })
}

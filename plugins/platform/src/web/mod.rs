//! The browser. The page's script starts the program with a [`Host`], by which it asks the browser for everything.

pub mod background;
pub mod clipboard;
pub mod clock;
pub mod files;
pub mod gamepads;
mod host;
pub mod luck;
pub mod page;
pub mod program;
pub mod system_preferences;
pub mod thinking;

pub use host::Host;

//! The desktop: threads, folders, the system's clipboard.

pub mod background;
pub mod clipboard;
pub mod clock;
pub mod files;
pub mod gamepads;
pub mod luck;
pub mod page;
pub mod program;
pub mod system_preferences;
pub mod thinking;

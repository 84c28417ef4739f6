//! What every game shares on screen: the match and its picture, phases as states, cards that travel, input, focus,
//! pace. It knows no game: it works on [`kortlek_rules::session::Session`].

pub mod messages;
pub mod preferences;
pub mod states;
pub mod table;

pub use messages::{Cue, News, Order, Picked};
pub use preferences::{Cloth, Pace, Preferences};
pub use states::{Menu, Pause, Screen, TablePhase};
pub use table::{Table, playing};

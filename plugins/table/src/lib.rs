//! What every game shares on screen: the match and its picture, phases as states, cards that travel, input, focus,
//! pace. It knows no game: it works on [`kortlek_rules::session::Session`].

pub mod arrange;
pub mod frame;
pub mod messages;
pub mod motion;
pub mod preferences;
pub mod reconcile;
pub mod register;
pub mod shapes;
pub mod spots;
pub mod states;
pub mod table;

pub use frame::{Frame, SeatPanel};
pub use messages::{Cue, News, Order, Picked};
pub use preferences::{Cloth, Pace, Preferences};
pub use register::{AddCardGame, Entry, Shelf};
pub use spots::{CARD, CardSprite, Held, Home, Lift, Spot, Spots};
pub use states::{Menu, Pause, Screen, TablePhase};
pub use table::{Table, playing};

//! Kortlek's pictures, without a window: card faces and marks are drawings (SVG) in `assets/`,
//! dressed in the player's [`CardStyle`] and drawn to [`Pixels`] at exactly the size they are shown.
//!
//! Nothing here knows a game engine or a frame. A [`Library`] is [`Send`] and [`Sync`], keeps no
//! state between two pictures, and may be asked from any number of task threads at once.
//!
//! ```no_run
//! use kortlek_art::{Library, CardStyle};
//!
//! let library = Library::open("assets".as_ref())?;
//! let castle = library.card("7SK", CardStyle::default(), 96)?;
//! assert_eq!((castle.width, castle.height), (96, 134));
//! # Ok::<(), kortlek_art::ArtError>(())
//! ```

mod card_style;
pub mod colour;
mod dress;
mod error;
mod lettering;
mod library;
pub mod pips;
mod pixels;
mod plain;
mod suit;

pub use card_style::{CardStyle, ColourSet, FrenchColours, IndexSize};
pub use error::ArtError;
pub use lettering::{FaceName, FaceWords};
pub use library::{LARGEST_PX, Library};
pub use pixels::{Painting, Pixels, in_pieces};
pub use suit::{FrenchSuit, Suit};

/// Paper, the colour of every card, as sRGB.
pub const PAPER: [u8; 3] = [0xFA, 0xF6, 0xEC];
/// Ink, the colour of every outline, as sRGB.
pub const INK: [u8; 3] = [0x1E, 0x1F, 0x24];

//! The fonts, which are part of the program.

use bevy::prelude::*;

pub(crate) const REGULAR: &[u8] =
    include_bytes!("../../../../assets/fonts/KortlekSans-Regular.ttf");
pub(crate) const SEMIBOLD: &[u8] =
    include_bytes!("../../../../assets/fonts/KortlekSans-SemiBold.ttf");
pub(crate) const BOLD: &[u8] = include_bytes!("../../../../assets/fonts/KortlekSans-Bold.ttf");
pub(crate) const TITLE: &[u8] =
    include_bytes!("../../../../assets/fonts/NotoSerif-ExtraCondensedBlack.ttf");
pub(crate) const ARTICLE: &[u8] =
    include_bytes!("../../../../assets/fonts/NotoSerif-CondensedBlackItalic.ttf");
pub(crate) const SIGNS: &[u8] = include_bytes!("../../../../assets/fonts/NotoSans-Medium.ttf");

/// The fonts for text in the world.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    /// Running text.
    pub regular: Handle<Font>,
    /// Words of some weight.
    pub semibold: Handle<Font>,
    /// Names.
    pub bold: Handle<Font>,
    /// Titles and scores.
    pub serif: Handle<Font>,
}

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Fonts {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        let mut add = |bytes: &[u8]| fonts.add(Font::from_bytes(bytes.to_vec()));
        Fonts {
            regular: add(REGULAR),
            semibold: add(SEMIBOLD),
            bold: add(BOLD),
            serif: add(TITLE),
        }
    }
}

//! The fonts, which are part of the program, and the widths of words in them.

use bevy::{prelude::*, text::FontSize};
use std::sync::LazyLock;

pub(crate) const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/KortlekSans-Regular.ttf");
pub(crate) const SEMIBOLD: &[u8] = include_bytes!("../../../assets/fonts/KortlekSans-SemiBold.ttf");
pub(crate) const BOLD: &[u8] = include_bytes!("../../../assets/fonts/KortlekSans-Bold.ttf");
pub(crate) const TITLE: &[u8] =
    include_bytes!("../../../assets/fonts/NotoSerif-ExtraCondensedBlack.ttf");
pub(crate) const ARTICLE: &[u8] =
    include_bytes!("../../../assets/fonts/NotoSerif-CondensedBlackItalic.ttf");
pub(crate) const SIGNS: &[u8] = include_bytes!("../../../assets/fonts/NotoSans-Medium.ttf");

/// Typeface of words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typeface {
    /// Running text.
    Regular,
    /// Words of some weight.
    Semibold,
    /// Names.
    Bold,
    /// Titles and scores.
    Serif,
}

impl Typeface {
    /// All of them.
    pub const ALL: [Typeface; 4] = [
        Typeface::Regular,
        Typeface::Semibold,
        Typeface::Bold,
        Typeface::Serif,
    ];
}

/// The files of the typefaces, in the order of [`Typeface`].
const FILES: [&[u8]; 4] = [REGULAR, SEMIBOLD, BOLD, TITLE];

/// The fonts for text in the world, in the order of [`Typeface`].
#[derive(Resource, Clone, Debug)]
pub struct Fonts([Handle<Font>; 4]);

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Fonts {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        Fonts(FILES.map(|bytes| fonts.add(Font::from_bytes(bytes.to_vec()))))
    }
}

impl Fonts {
    /// The font of a typeface; Bevy's own while these are not loaded.
    pub fn font(fonts: Option<&Fonts>, face: Typeface) -> Handle<Font> {
        fonts.map_or_else(default, |fonts| fonts.0[face as usize].clone())
    }
}

/// Words in the world, around the place of their entity: `size` is their height in logical pixels.
pub fn text(
    fonts: Option<&Fonts>,
    words: impl Into<String>,
    face: Typeface,
    size: f32,
    color: Color,
) -> (Text2d, TextFont, TextColor) {
    (
        Text2d::new(words),
        TextFont {
            font: Fonts::font(fonts, face).into(),
            font_size: FontSize::Px(size),
            ..default()
        },
        TextColor(color),
    )
}

/// The nearest half pixel: a size that animation or a scale has made, so that few sizes of a font are rasterised.
pub fn half_pixel(size: f32) -> f32 {
    (size * 2.0).round() / 2.0
}

/// The measures of one font: the advances of the characters below [`QUICK`], in heights of the type; others are looked
/// up.
struct Measures {
    font: Option<ttf_parser::Face<'static>>,
    quick: Vec<f32>,
}

/// Characters below this code are measured once: all of Latin.
const QUICK: u32 = 0x0250;
/// The width of a character that the font does not have, in heights of the type.
const UNKNOWN: f32 = 0.6;

impl Measures {
    fn of(bytes: &'static [u8]) -> Measures {
        let mut measures = Measures {
            font: ttf_parser::Face::parse(bytes, 0).ok(),
            quick: Vec::new(),
        };
        measures.quick = (0..QUICK)
            .map(|c| char::from_u32(c).map_or(0.0, |c| measures.look_up(c)))
            .collect();
        measures
    }

    fn look_up(&self, c: char) -> f32 {
        let advance = self.font.as_ref().and_then(|font| {
            let glyph = font.glyph_index(c)?;
            let advance = f32::from(font.glyph_hor_advance(glyph)?);
            Some(advance / f32::from(font.units_per_em()))
        });
        advance.unwrap_or(if c.is_control() { 0.0 } else { UNKNOWN })
    }

    fn advance(&self, c: char) -> f32 {
        let known = self.quick.get(c as usize);
        known.copied().unwrap_or_else(|| self.look_up(c))
    }
}

/// Width of a line of words in this face, at this height of the type. Kerning is not counted: it takes a hair away.
pub fn width(text: &str, face: Typeface, size: f32) -> f32 {
    static ALL: LazyLock<[Measures; 4]> = LazyLock::new(|| FILES.map(Measures::of));
    let measures = &ALL[face as usize];
    text.chars().map(|c| measures.advance(c)).sum::<f32>() * size
}

/// End of each character of a line, in heights of the type.
pub fn ends(text: &str, face: Typeface) -> Vec<f32> {
    let mut end = 0.0;
    let mut buffer = [0; 4];
    text.chars()
        .map(|c| {
            end += width(c.encode_utf8(&mut buffer), face, 1.0);
            end
        })
        .collect()
}

/// Number of lines that words take in this width, broken between words.
pub fn lines(text: &str, face: Typeface, size: f32, room: f32) -> usize {
    let space = width(" ", face, size);
    let mut lines = 1;
    let mut used = 0.0;
    for word in text.split_whitespace() {
        let long = width(word, face, size);
        if used > 0.0 && used + space + long > room {
            lines += 1;
            used = long;
        } else {
            used += long + if used > 0.0 { space } else { 0.0 };
        }
    }
    lines
}

/// The size of type at which words fit into this width: `most`, or as much smaller as they need.
pub fn fitting(text: &str, face: Typeface, most: f32, room: f32) -> f32 {
    let whole = width(text, face, most);
    if whole > room {
        most * room / whole
    } else {
        most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_as_wide_as_their_letters_and_no_guess() {
        let wide = |text| width(text, Typeface::Regular, 100.0);
        assert_eq!(wide(""), 0.0);
        assert!(wide("WWW") > 2.0 * wide("iii"));
        assert!((wide("Elm and Ash") - wide("Elm ") - wide("and Ash")).abs() < 1e-2);
        let bold = |text, size| width(text, Typeface::Bold, size);
        assert!((bold("Elm", 40.0) - 2.0 * bold("Elm", 20.0)).abs() < 1e-3);
        for letters in ["Größe", "å", "−2", "“Hm”", "→"] {
            assert!(wide(letters) > 20.0, "{letters}");
        }
        assert!(bold("Bold words", 100.0) > wide("Bold words"));
    }

    #[test]
    fn words_are_broken_into_lines() {
        let size = 14.0;
        let room = |text| width(text, Typeface::Regular, size) + 0.1;
        let lines = |text, room| lines(text, Typeface::Regular, size, room);
        assert_eq!(lines("", 50.0), 1);
        assert_eq!(lines("one two", room("one two")), 1);
        assert_eq!(lines("one two", room("one tw")), 2);
        assert_eq!(lines("one two three four", room("one two")), 3);
    }

    #[test]
    fn long_words_are_set_smaller_until_they_fit() {
        assert_eq!(fitting("of 5", Typeface::Regular, 12.0, 500.0), 12.0);
        let size = fitting("of a great many", Typeface::Regular, 12.0, 30.0);
        assert!((width("of a great many", Typeface::Regular, size) - 30.0).abs() < 0.1);
    }
}

//! Helpers for several tests.

use std::path::PathBuf;

use kortlek_art::{Library, Pixels};

pub fn assets() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

pub fn library() -> Library {
    Library::open(&assets()).expect("the assets")
}

/// The ids of the 45 cards of the extended Decktet.
pub fn decktet() -> Vec<&'static str> {
    "1M 1S 1V 1L 1Y 1K 2MK 2SY 2VL 3SK 3LY 3MV 4YK 4VL 4MS 5SV 5YK 5ML 6SY 6MV 6LK 7SK 7ML 7VY \
     8YK 8MS 8VL 9MS 9LK 9VY NM NS NV NL NY NK 0 PMYK PVLY PMSL PSVK TMVK TMLY TSLK TSVY"
        .split(' ')
        .collect()
}

/// The ids of the 52 cards of the French deck, without jokers.
pub fn french() -> Vec<String> {
    let ranks = "A23456789TJQK".chars();
    ranks
        .flat_map(|rank| "SHDC".chars().map(move |suit| format!("{rank}{suit}")))
        .collect()
}

/// Red, green, blue and alpha of a pixel.
pub fn at(picture: &Pixels, x: u32, y: u32) -> [u8; 4] {
    let start = 4 * (y * picture.width + x) as usize;
    picture.rgba[start..start + 4]
        .try_into()
        .expect("four bytes")
}

/// Returns true if a picture has a pixel of exactly this colour.
pub fn has_colour(picture: &Pixels, [red, green, blue]: [u8; 3]) -> bool {
    let mut pixels = picture.rgba.chunks_exact(4);
    pixels.any(|pixel| pixel == [red, green, blue, 255])
}

/// Returns true if a pixel is clearly marked: neither paper nor transparent.
pub fn is_marked(picture: &Pixels, x: u32, y: u32) -> bool {
    let [red, green, blue, alpha] = at(picture, x, y);
    let off = |channel: u8, paper: u8| u32::from(channel.abs_diff(paper));
    alpha > 127 && off(red, 0xFA) + off(green, 0xF6) + off(blue, 0xEC) > 120
}

/// A mark as black and white dots: black where it is more than half covered and not paper.
pub fn dots(picture: &Pixels) -> Vec<bool> {
    let is_dark = |pixel: &[u8]| {
        let channels = pixel[..3].iter().map(|&channel| u32::from(channel));
        let light = channels.sum::<u32>() / 3;
        let darkness = (255 - light) * u32::from(pixel[3]) / 255;
        darkness > 112
    };
    picture.rgba.chunks_exact(4).map(is_dark).collect()
}

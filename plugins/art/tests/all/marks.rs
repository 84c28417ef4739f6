//! The marks: drawn, tinted, and each distinct from every other.

use std::fs;

use crate::shared::{assets, dots, has_colour, library};
use kortlek_art::{ArtError, ColourSet, FrenchSuit, Pixels, Suit};

/// The names of all drawings in the folder of marks.
fn names() -> Vec<String> {
    let entries = fs::read_dir(assets().join("marks")).expect("the folder of marks");
    let names = entries.filter_map(|entry| {
        let name = entry.expect("an entry").file_name();
        let name = name.into_string().expect("a plain name");
        name.strip_suffix(".svg").map(str::to_owned)
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// Least number of dots in which any pair of pictures differs, with the pair.
fn least_difference(pictures: &[(String, Pixels)]) -> (usize, String) {
    let mut least = (usize::MAX, String::new());
    for (k, (name, one)) in pictures.iter().enumerate() {
        for (other_name, other) in &pictures[k + 1..] {
            assert_eq!((one.width, one.height), (other.width, other.height));
            let pairs = dots(one).into_iter().zip(dots(other));
            let found = pairs.filter(|(one, other)| one != other).count();
            if found < least.0 {
                least = (found, format!("{name} and {other_name}"));
            }
        }
    }
    least
}

#[test]
fn every_mark_is_drawn_and_takes_a_tint() {
    let library = library();
    let names = names();
    assert!(names.len() > 150, "{} marks", names.len());
    for name in names {
        let own = library
            .mark(&name, None, 44)
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(own.height, 44, "{name}");
        assert_eq!(
            own.rgba.len(),
            (4 * own.width * own.height) as usize,
            "{name}"
        );
        let tint = [12, 200, 90, 255];
        let tinted = library.mark(&name, Some(tint), 44).unwrap();
        let has_tint = tinted.rgba.chunks_exact(4).any(|pixel| pixel == tint);
        // The icons of the program itself have their colours.
        assert!(
            has_tint || name.starts_with("app-icon"),
            "{name} takes no tint"
        );
    }
}

#[test]
fn a_tint_can_be_half_clear() {
    let picture = library()
        .mark("menu", Some([255, 255, 255, 128]), 48)
        .unwrap();
    let strongest = picture.rgba.chunks_exact(4).map(|pixel| pixel[3]).max();
    assert_eq!(strongest, Some(128));
    let mut pixels = picture.rgba.chunks_exact(4);
    assert!(pixels.all(|pixel| pixel[..3] == [255, 255, 255]));
}

#[test]
fn the_suits_of_the_decktet_differ_at_twelve_pixels_in_one_bit() {
    let library = library();
    let marks = Suit::ALL.map(|suit| {
        let picture = library.suit(suit, ColourSet::Ink, 12).unwrap();
        (suit.name().to_owned(), picture)
    });
    let (found, pair) = least_difference(&marks);
    println!("{found} of 144 dots: {pair}");
    assert!(found >= 31, "{found} of 144 dots: {pair}");
}

#[test]
fn the_french_suits_differ_at_twelve_pixels_in_one_bit() {
    let library = library();
    let marks = FrenchSuit::ALL.map(|suit| {
        let name = format!("{}-small", suit.name());
        let picture = library.mark(&name, Some([0, 0, 0, 255]), 12).unwrap();
        (name, picture)
    });
    let (found, pair) = least_difference(&marks);
    println!("{found} of 144 dots: {pair}");
    assert!(found >= 16, "{found} of 144 dots: {pair}");
}

#[test]
fn the_avatars_differ_at_forty_four_pixels_in_one_bit() {
    let library = library();
    let avatars: Vec<_> = names()
        .into_iter()
        .filter(|name| name.starts_with("avatar-"))
        // A mood changes little of a face.
        .filter(|name| !name.ends_with("-glad") && !name.ends_with("-sad"))
        .map(|name| {
            // As at the table: light, on a dark disc.
            let mut picture = library.mark(&name, None, 44).unwrap();
            for pixel in picture.rgba.chunks_exact_mut(4) {
                let alpha = u16::from(pixel[3]);
                for channel in &mut pixel[..3] {
                    *channel = (u16::from(*channel) * alpha / 255) as u8;
                }
                pixel[3] = 255;
            }
            (name, picture)
        })
        .collect();
    assert_eq!(avatars.len(), 10);
    let (found, pair) = least_difference(&avatars);
    println!("{found} of 1936 dots: {pair}");
    assert!(found >= 150, "{found} of 1936 dots: {pair}");
    // Faces are much alike in black and white; hair and dress have colours that tell them apart.
    for (k, (name, one)) in avatars.iter().enumerate() {
        for (other_name, other) in &avatars[k + 1..] {
            let pairs = one.rgba.chunks_exact(4).zip(other.rgba.chunks_exact(4));
            let differs = |(one, other): &(&[u8], &[u8])| {
                one.iter().zip(*other).any(|(a, b)| a.abs_diff(*b) > 64)
            };
            let found = pairs.filter(differs).count();
            assert!(found >= 350, "{found} of 1936: {name} and {other_name}");
        }
    }
}

#[test]
fn a_light_colour_has_a_line_of_ink_round_it() {
    let library = library();
    for (suit, set) in [
        (Suit::Knots, ColourSet::Classic),
        (Suit::Suns, ColourSet::Second),
    ] {
        for height in [31, 60] {
            let picture = library.suit(suit, set, height).unwrap();
            for colour in [kortlek_art::INK, suit.colour(set)] {
                assert!(has_colour(&picture, colour), "{suit:?} {height} {colour:?}");
            }
        }
    }
}

#[test]
fn a_name_that_is_no_mark_is_refused_in_a_sentence() {
    let library = library();
    let far = library.mark("../cards/french/back", None, 20).unwrap_err();
    assert!(matches!(far, ArtError::NoSuchMark { .. }), "{far:?}");
    let gone = library.mark("unheard-of", None, 20).unwrap_err();
    let gone = gone.to_string();
    assert!(
        gone.contains("unheard-of.svg") && gone.ends_with("is missing."),
        "{gone}"
    );
    let empty = library.mark("menu", None, 0).unwrap_err();
    assert!(matches!(empty, ArtError::Size { pixels: 0 }), "{empty:?}");
}

#[test]
fn the_icon_is_a_square_png_at_any_size() {
    let library = library();
    for size in [16, 47, 48, 256] {
        let icon = library.app_icon(size).unwrap();
        assert_eq!((icon.width, icon.height), (size, size));
        assert!(icon.png().starts_with(b"\x89PNG\r\n\x1a\n"));
    }
}

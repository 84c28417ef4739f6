//! The cards: all there, legible, and dressed in their style.

use std::collections::BTreeSet;
use std::fs;
use std::thread;

use crate::shared::{assets, at, decktet, french, has_colour, is_marked, library};
use kortlek_art::{
    ArtError, CardStyle, ColourSet, FrenchColours, IndexSize, LARGEST_PX, Library, PAPER, Pixels,
    Suit, pips,
};

const NORMAL: CardStyle = CardStyle {
    decktet: ColourSet::Classic,
    french: FrenchColours::Two,
    index: IndexSize::Normal,
    words: None,
};

/// The normal style with corners of a size.
fn corners(index: IndexSize) -> CardStyle {
    CardStyle { index, ..NORMAL }
}

#[test]
fn a_library_may_be_asked_from_any_thread() {
    fn shared_between_threads<T: Send + Sync + 'static>(_: &T) {}
    let library = library();
    shared_between_threads(&library);
    let here = library.card("QH", NORMAL, 60).unwrap();
    let there = thread::spawn(move || library.card("QH", NORMAL, 60).unwrap())
        .join()
        .unwrap();
    assert_eq!(here, there);
}

#[test]
fn every_card_has_a_face_and_no_two_are_alike() {
    let library = library();
    let ids = decktet().into_iter().map(str::to_owned).chain(french());
    let ids = ids.chain(["X1", "X2", "back-decktet", "back-french"].map(str::to_owned));
    let mut faces: Vec<(String, Pixels)> = Vec::new();
    for id in ids {
        let face = library
            .card(&id, NORMAL, 48)
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((face.width, face.height), (48, 67), "{id}");
        for (other, known) in &faces {
            let bytes = known.rgba.iter().zip(&face.rgba);
            let apart = bytes.filter(|(a, b)| a.abs_diff(**b) > 60);
            // A pip is four pixels wide here: the twos of clubs and spades are the nearest pair.
            assert!(apart.count() > 12, "{id} looks like {other}");
        }
        faces.push((id, face));
    }
    assert_eq!(faces.len(), 101);
}

#[test]
fn corners_are_clear_and_edges_are_ink() {
    let face = library().card("7SK", NORMAL, 250).unwrap();
    assert_eq!(at(&face, 0, 0)[3], 0);
    assert_eq!(at(&face, 249, 349)[3], 0);
    assert_eq!(at(&face, 125, 1), [0x1E, 0x1F, 0x24, 255]);
    assert_eq!(at(&face, 8, 200), [PAPER[0], PAPER[1], PAPER[2], 255]);
}

#[test]
fn the_second_set_shows_none_of_the_first_colours() {
    let library = library();
    let style = CardStyle {
        decktet: ColourSet::Second,
        ..NORMAL
    };
    for id in decktet() {
        let face = library.card(id, style, 48).unwrap();
        for suit in Suit::ALL {
            let seen = has_colour(&face, suit.colour(ColourSet::Classic));
            assert!(!seen, "{id} still shows the first {suit:?}");
        }
        // The large pictures have room for every colour of the card.
        if id.len() == 3 {
            let face = library.card(id, style, 200).unwrap();
            for letter in id[1..].chars() {
                let colour = Suit::from_letter(letter).unwrap().colour(style.decktet);
                assert!(has_colour(&face, colour), "{id} does not show {letter}");
            }
        }
    }
}

/// In the ink set every pixel is a mixture of paper and ink.
#[test]
fn the_ink_set_is_ink_and_paper_alone() {
    let library = library();
    let style = CardStyle {
        decktet: ColourSet::Ink,
        ..NORMAL
    };
    for id in decktet() {
        for index in [IndexSize::Normal, IndexSize::Large] {
            let face = library.card(id, CardStyle { index, ..style }, 96).unwrap();
            for pixel in face.rgba.chunks_exact(4).filter(|pixel| pixel[3] == 255) {
                let share = (f64::from(pixel[0]) - 30.0) / (250.0 - 30.0);
                let green = 31.0 + share * (246.0 - 31.0);
                let blue = 36.0 + share * (236.0 - 36.0);
                let off = (f64::from(pixel[1]) - green).abs() + (f64::from(pixel[2]) - blue).abs();
                // Edges drawn over edges are off by a few steps.
                assert!(off < 16.0, "{id} has {pixel:?}");
            }
        }
    }
}

/// The height in units of the topmost thing in the left column: the rank.
fn rank_height(face: &Pixels, columns: std::ops::Range<u32>) -> u32 {
    let row = |y: u32| columns.clone().any(|x| is_marked(face, x, y));
    let top = (9..300).find(|&y| row(y)).expect("a rank");
    let end = (top..400).find(|&y| !row(y)).expect("a rank");
    end - top
}

/// At 500 pixels a pixel is a unit, and a card is 700 high.
#[test]
fn the_rank_is_fourteen_or_twenty_two_percent_high() {
    let library = library();
    for id in ["1Y", "3LY", "7SK", "8MS", "4D", "KC", "AS", "TH"] {
        let normal = library.card(id, NORMAL, 500).unwrap();
        let height = rank_height(&normal, 10..88);
        assert!((96..=104).contains(&height), "{id}: {height}");
        let large = library.card(id, corners(IndexSize::Large), 500).unwrap();
        let height = rank_height(&large, 10..115);
        assert!((152..=161).contains(&height), "{id}: {height}");
    }
}

/// One card of each rank.
fn ranks() -> impl Iterator<Item = String> {
    let decktet = "1Y 2SY 3LY 4VL 5ML 6LK 7SK 8VL 9VY NK PMYK TMLY 0"
        .split(' ')
        .map(str::to_owned);
    decktet.chain("A23456789TJQK".chars().map(|rank| format!("{rank}S")))
}

#[test]
fn no_rank_touches_the_edge() {
    let library = library();
    for id in ranks() {
        for index in [IndexSize::Normal, IndexSize::Large] {
            let face = library.card(&id, corners(index), 500).unwrap();
            let bare = (40..300).all(|y| !is_marked(&face, 5, y));
            assert!(bare, "{id} {index:?}");
        }
    }
}

/// Everything that is needed to choose a card is in the left 28 × 44 pixels of a card 96 pixels wide, that is 146 ×
/// 230 units; three suits may go 26 units deeper.
#[test]
fn the_index_lies_in_its_corner() {
    let library = library();
    for id in ranks() {
        let face = library.card(&id, NORMAL, 500).unwrap();
        let deepest = if id.len() == 4 { 256 } else { 230 };
        // Below it the left margin is empty down to the type marks of the lower corner.
        for y in deepest..560 {
            let bare = (10..72).all(|x| !is_marked(&face, x, y));
            assert!(bare, "{id} has something at {y}");
        }
    }
}

/// The index is drawn the same way up in both corners.
#[test]
fn a_card_turned_round_shows_its_index_again() {
    let library = library();
    for index in [IndexSize::Normal, IndexSize::Large, IndexSize::Quiet] {
        for id in ["7SK", "6LK", "PMYK", "0", "TD", "9C", "QH", "X1"] {
            let face = library.card(id, corners(index), 250).unwrap();
            let (mut apart, mut marked) = (0, 0);
            for y in 6..70 {
                for x in 6..32 {
                    let there = is_marked(&face, 249 - x, 349 - y);
                    apart += u32::from(is_marked(&face, x, y) != there);
                    marked += u32::from(there);
                }
            }
            assert!(marked > 30, "{id} {index:?}: an empty corner");
            assert!(
                apart * 20 < marked.max(100),
                "{id} {index:?}: {apart} of {marked}"
            );
        }
    }
}

/// The pips of a drawing: where `use` puts them, in units from the card's centre.
fn drawn_pips(id: &str) -> BTreeSet<(i32, i32)> {
    let svg = fs::read_to_string(assets().join(format!("cards/french/{id}.svg")))
        .expect("a drawing of ours");
    let uses = svg
        .split("<use href=\"#pip\" transform=\"translate(")
        .skip(1);
    let places = uses.map(|rest| {
        let (place, after) = rest.split_once(')').expect("a drawing of ours");
        assert!(
            after.starts_with('"') || after.starts_with("rotate(180)\""),
            "{id}: {after:.30}"
        );
        let (x, y) = place.split_once(' ').expect("a drawing of ours");
        (
            x.parse::<i32>().expect("a drawing of ours") - 250,
            y.parse::<i32>().expect("a drawing of ours") - 350,
        )
    });
    places.collect()
}

#[test]
fn the_pips_lie_where_the_table_says() {
    for id in french() {
        let rank = id.chars().next().unwrap();
        let table: BTreeSet<_> = pips::centres(rank).iter().copied().collect();
        if table.is_empty() {
            assert!("JQK".contains(rank));
            continue;
        }
        assert_eq!(drawn_pips(&id), table, "{id}");
        let count = "A23456789T".find(rank).unwrap() + 1;
        assert_eq!(table.len(), count, "{id}");
    }
}

#[test]
fn a_pip_fills_its_disc_and_no_more() {
    let library = library();
    for name in ["spades", "hearts", "diamonds", "clubs"] {
        // The mark's box is 100 units wide, its centre in the middle.
        let picture = library.mark(name, None, 400).unwrap();
        let mut farthest: f64 = 0.0;
        for y in 0..picture.height {
            for x in 0..picture.width {
                if at(&picture, x, y)[3] > 127 {
                    let (x, y) = (f64::from(x) + 0.5 - 200.0, f64::from(y) + 0.5 - 200.0);
                    farthest = farthest.max(x.hypot(y) / 4.0);
                }
            }
        }
        println!("{name} {farthest:.1}");
        assert!(farthest <= f64::from(pips::RADIUS), "{name}: {farthest:.1}");
        assert!(farthest >= 38.0, "{name}: {farthest:.1}");
    }
}

/// With the quiet index nothing of the pips moves, and the corner is smaller and not black.
#[test]
fn the_quiet_index_leaves_the_pips_alone() {
    let library = library();
    let quiet = corners(IndexSize::Quiet);
    for id in ["AS", "2H", "6C", "9D", "TS"] {
        let [one, other] = [NORMAL, quiet].map(|style| library.card(id, style, 250).unwrap());
        for &(x, y) in pips::centres(id.chars().next().unwrap()) {
            for step in 0..400_u32 {
                let (dx, dy) = (step % 20, step / 20);
                let (x, y) = ((x + 250) / 2, (y + 350) / 2);
                let (x, y) = (x as u32 + dx - 10, y as u32 + dy - 10);
                assert_eq!(at(&one, x, y), at(&other, x, y), "{id}");
            }
        }
        let blackest = |face: &Pixels| {
            let corner = (6..38).flat_map(|x| (6..60).map(move |y| (x, y)));
            corner
                .map(|(x, y)| at(face, x, y)[..3].iter().max().copied().unwrap())
                .min()
        };
        assert!(blackest(&other) > Some(120), "{id}: {:?}", blackest(&other));
    }
}

/// In the style in which only pips count, the ace of spades shows no more than its pip.
#[test]
fn the_quiet_ace_of_spades_has_no_rose() {
    let quiet = corners(IndexSize::Quiet);
    let face = library().card("AS", quiet, 500).unwrap();
    let radius = f64::from(pips::RADIUS);
    for (x, y) in (60..440).flat_map(|x| (120..580).map(move |y| (x, y))) {
        let far = (f64::from(x) - 250.0).hypot(f64::from(y) - 350.0);
        let paper = at(&face, x, y)[..3].iter().all(|c| *c > 0xE0);
        assert!(far <= radius + 1.0 || paper, "{x} {y}");
    }
}

#[test]
fn four_colours_are_four() {
    let library = library();
    let style = CardStyle {
        french: FrenchColours::Four,
        ..NORMAL
    };
    for (id, colour) in [
        ("7S", [0x0D, 0x0E, 0x0F]),
        ("7H", [0x99, 0x00, 0x0C]),
        ("7D", [0x19, 0x56, 0xF2]),
        ("7C", [0x1B, 0x9F, 0x47]),
    ] {
        let face = library.card(id, style, 250).unwrap();
        assert_eq!(at(&face, 65, 176)[..3], colour, "{id}");
    }
}

#[test]
fn what_is_missing_or_damaged_is_named_in_a_sentence() {
    let folder = std::env::temp_dir().join(format!("kortlek_art_{}", std::process::id()));
    let gone = Library::open(&folder).unwrap_err();
    assert!(matches!(gone, ArtError::NoFolder { .. }), "{gone:?}");

    for part in ["cards/decktet", "cards/french", "marks"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    let mark = "marks/hearts-small.svg";
    fs::copy(assets().join(mark), folder.join(mark)).unwrap();
    let library = Library::open(&folder).unwrap();
    let missing = library.card("7SK", NORMAL, 96).unwrap_err().to_string();
    assert!(
        missing.contains("7SK.svg") && missing.ends_with("is missing."),
        "{missing}"
    );

    let whole = fs::read_to_string(assets().join("cards/french/7H.svg")).unwrap();
    for damage in ["", "no drawing", "<svg", &whole[..whole.len() / 2]] {
        fs::write(folder.join("cards/french/7H.svg"), damage).unwrap();
        for index in [IndexSize::Normal, IndexSize::Large, IndexSize::Quiet] {
            let error = library.card("7H", corners(index), 96).unwrap_err();
            let sentence = error.to_string();
            assert!(matches!(error, ArtError::Damaged { .. }), "{sentence}");
            assert!(sentence.contains("7H.svg"), "{sentence}");
            assert!(
                !sentence.contains('\n') && sentence.ends_with('.'),
                "{sentence}"
            );
        }
    }
    let (face, error) = library.card_or_plain("7H", NORMAL, 96);
    assert!(error.is_some());
    assert_eq!(face, Library::plain_card("7H", 96));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_plain_cards_can_be_told_apart() {
    let mut faces = BTreeSet::new();
    let ids = decktet().into_iter().map(str::to_owned).chain(french());
    for id in ids.chain(["X1", "X2", "back-french"].map(str::to_owned)) {
        let face = Library::plain_card(&id, 44);
        assert_eq!((face.width, face.height), (44, 62));
        assert!(faces.insert(face.rgba), "{id}");
    }
    assert_eq!(Library::plain_card("7H", 0).width, 1);
    assert!(Library::plain_card("7H", u32::MAX).height <= LARGEST_PX);
}

#[test]
fn only_cards_have_faces() {
    let library = library();
    for id in [
        "", "1", "1H", "4KY", "4Y", "4YKM", "NQ", "X3", "10H", "back", "../back", "7sk", "TS ",
    ] {
        let error = library.card(id, NORMAL, 96).unwrap_err();
        assert!(
            matches!(error, ArtError::NoSuchCard { .. }),
            "{id}: {error}"
        );
    }
    for width in [0, LARGEST_PX + 1, u32::MAX] {
        let error = library.card("7H", NORMAL, width).unwrap_err();
        assert!(matches!(error, ArtError::Size { .. }), "{error}");
    }
}

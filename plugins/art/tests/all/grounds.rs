//! Grounds: painted some rows at a time they look the same as at once.

use std::fs;

use kortlek_art::in_pieces;

use crate::shared::{assets, library};

#[test]
fn a_ground_in_parts_looks_the_same_as_at_once() {
    let library = library();
    let files = fs::read_dir(assets().join("grounds")).expect("there are grounds");
    let mut count = 0;
    for file in files.map(|file| file.expect("the folder can be read").path()) {
        let name = file.file_stem().and_then(|name| name.to_str());
        let (Some(name), Some("svg")) = (name, file.extension().and_then(|end| end.to_str()))
        else {
            continue;
        };
        let whole = library.ground(name, &[], 300).expect("the ground is whole");
        let mut painting = library
            .begin_ground(name, &[], 300)
            .expect("the ground is whole");
        let mut left = whole.height;
        while left > 0 {
            let less = painting.paint(37).expect("there is room");
            assert!(less < left, "{name}");
            left = less;
        }
        let parts = painting.finish();
        assert_eq!((parts.width, parts.height), (whole.width, whole.height));
        let bytes = parts.rgba.iter().zip(&whole.rgba);
        let other = bytes.filter(|(a, b)| a.abs_diff(**b) > 1).count();
        // Where a line ends at a part's edge its smoothing may differ.
        assert!(
            other < whole.rgba.len() / 400,
            "{name}: {other} bytes differ"
        );
        assert_eq!(parts.rgba.len(), whole.rgba.len());
        count += 1;
    }
    assert!(count > 10);
}

#[test]
fn work_in_pieces_gives_its_result_once_and_says_when_there_is_nothing_to_paint() {
    let library = library();
    let begin = || library.begin_ground("granicus", &[], 600).ok();
    let mut work = in_pieces(begin, |painted| {
        painted.map(|p| (p.width, p.height, p.rgba.len()))
    });
    let mut calls = 1;
    let made = loop {
        match work() {
            Some(made) => break made,
            None => calls += 1,
        }
    };
    let (width, height, bytes) = made.expect("the ground is whole");
    assert_eq!((width, bytes), (600, 4 * 600 * height as usize));
    assert!(calls > 3, "it begins, and then paints more than one piece");
    assert_eq!(work(), None, "once");

    let mut nothing = in_pieces(|| None, |painted| painted.is_none());
    assert_eq!(nothing(), Some(true));
}

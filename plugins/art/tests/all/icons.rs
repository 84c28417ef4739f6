//! The icons of the packages are the drawings of today.

use std::fs;
use std::path::{Path, PathBuf};

use kortlek_art::Library;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_packages_icons_are_drawn_from_the_masters() {
    let library = Library::open(&project().join("assets")).unwrap();
    for size in [16, 22, 24, 32, 48, 64, 96, 128, 256, 512] {
        let file = project().join(format!("packaging/icons/{size}.png"));
        let committed = fs::read(&file).unwrap();
        assert!(
            committed == library.app_icon(size).unwrap().png(),
            "{} is out of date: cargo run -p kortlek_art --example icons",
            file.display()
        );
    }
}

#[test]
fn windows_icon_holds_what_its_list_says() {
    let file = fs::read(project().join("packaging/icons/kortlek.ico")).unwrap();
    let long = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap()) as usize;
    assert_eq!(file[..4], [0, 0, 1, 0]);
    let count = usize::from(file[4]);
    assert_eq!(count, 7);
    let mut end = 6 + 16 * count;
    for entry in (0..count).map(|n| 6 + 16 * n) {
        let (length, start) = (long(entry + 8), long(entry + 12));
        assert_eq!(start, end);
        let picture = &file[start..start + length];
        let side = match file[entry] {
            0 => 256,
            side => usize::from(side),
        };
        if picture.starts_with(b"\x89PNG") {
            let wide = u32::from_be_bytes(picture[16..20].try_into().unwrap());
            assert_eq!(wide as usize, side);
        } else {
            let mask = side.div_ceil(32) * 4 * side;
            assert_eq!(length, 40 + 4 * side * side + mask);
        }
        end = start + length;
    }
    assert_eq!(end, file.len());
}

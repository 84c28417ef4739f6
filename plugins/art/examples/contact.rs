//! Draws contact sheets of everything, for a person to look at:
//!
//! `cargo run -p kortlek_art --example contact -- OUT.png [WIDTH]`
//!
//! All cards in all styles at WIDTH pixels (96 if not said), then all marks at 24 and 44 pixels.
//! Prints how long a card took in each style.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Instant;

use kortlek_art::{CardStyle, ColourSet, FrenchColours, IndexSize, Library, Pixels};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

/// Pixels between two pictures.
const GAP: u32 = 6;
/// Pixels across the sheet.
const SHEET: u32 = 1900;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let out = arguments
        .next()
        .ok_or("say where to write the picture: OUT.png [WIDTH]")?;
    let width: u32 = arguments.next().map_or(Ok(96), |width| width.parse())?;
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let library = Library::open(&assets)?;

    let mut pictures: Vec<Vec<Pixels>> = Vec::new();
    let decktet = ids(&assets.join("cards/decktet"), "back-decktet")?;
    let french = ids(&assets.join("cards/french"), "back-french")?;
    let sets = [
        (ColourSet::Classic, FrenchColours::Two, IndexSize::Normal),
        (ColourSet::Second, FrenchColours::Four, IndexSize::Quiet),
        (ColourSet::Ink, FrenchColours::Four, IndexSize::Normal),
        (ColourSet::Second, FrenchColours::Two, IndexSize::Large),
    ];
    for (deck, ids) in [("Decktet", &decktet), ("French", &french)] {
        for (decktet, french, index) in sets {
            let style = CardStyle {
                decktet,
                french,
                index,
                words: None,
            };
            let start = Instant::now();
            let mut row = Vec::new();
            for id in ids {
                row.push(library.card(id, style, width)?);
            }
            let each = start.elapsed().as_secs_f64() * 1000.0 / row.len() as f64;
            println!(
                "{deck} {decktet:?}/{french:?}/{index:?}: {each:.2} ms a card of {width} pixels"
            );
            pictures.push(row);
        }
    }
    let plain = ["4YK", "PMSL", "QH", "0", "back-french"];
    pictures.push(plain.map(|id| Library::plain_card(id, width)).into());
    let names = names(&assets.join("marks"))?;
    for height in [24, 44] {
        let marks = names.iter().map(|name| library.mark(name, None, height));
        pictures.push(marks.collect::<Result<_, _>>()?);
    }
    let marks = names
        .iter()
        .map(|name| library.mark(name, Some([255; 4]), 44));
    pictures.push(marks.collect::<Result<_, _>>()?);

    sheet(&pictures)?.save_png(&out)?;
    println!("Wrote {out}.");
    Ok(())
}

/// Lays the rows out from left to right, on paper-coloured and table-coloured ground by turns.
fn sheet(rows: &[Vec<Pixels>]) -> Result<Pixmap, Box<dyn Error>> {
    let mut places = Vec::new();
    let mut y = GAP;
    for row in rows {
        let (mut x, mut deep) = (GAP, 0);
        for picture in row {
            if x + picture.width + GAP > SHEET {
                (x, y, deep) = (GAP, y + deep + GAP, 0);
            }
            places.push((x, y, picture));
            x += picture.width + GAP;
            deep = deep.max(picture.height);
        }
        y += deep + 3 * GAP;
    }
    let mut sheet = Pixmap::new(SHEET, y).ok_or("the sheet is too large")?;
    sheet.fill(Color::from_rgba8(0x17, 0x46, 0x3A, 255));
    for (x, y, picture) in places {
        let picture = Pixmap::decode_png(&picture.png())?;
        sheet.draw_pixmap(
            i32::try_from(x)?,
            i32::try_from(y)?,
            picture.as_ref(),
            &PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }
    Ok(sheet)
}

/// The ids of a folder's cards, the back last.
fn ids(folder: &Path, back: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let mut ids = names(folder)?;
    ids.retain(|id| id != "back");
    ids.push(back.to_owned());
    Ok(ids)
}

/// The names of a folder's drawings, in order.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|kind| kind == "svg") {
            let name = path.file_stem().and_then(|name| name.to_str());
            names.push(name.ok_or("an odd name")?.to_owned());
        }
    }
    names.sort();
    Ok(names)
}

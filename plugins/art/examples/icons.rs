//! Redraws the icons that the packages carry, into `packaging/icons/`:
//!
//! `cargo run -p kortlek_art --example icons`
//!
//! A picture for each size that desktops ask for, and Windows' file of several sizes.

use std::error::Error;
use std::fs;
use std::path::Path;

use kortlek_art::{Library, Pixels};

/// Pixels a side, the sizes of the icon theme that all desktops share.
const DESKTOP: [u32; 10] = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512];
/// Pixels a side, the sizes that Windows asks for.
const WINDOWS: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];

fn main() -> Result<(), Box<dyn Error>> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let library = Library::open(&project.join("assets"))?;
    let folder = project.join("packaging/icons");
    fs::create_dir_all(&folder)?;
    for size in DESKTOP {
        let icon = library.app_icon(size)?;
        fs::write(folder.join(format!("{size}.png")), icon.png())?;
    }
    let icons = WINDOWS.into_iter().map(|size| library.app_icon(size));
    let icons: Vec<Pixels> = icons.collect::<Result<_, _>>()?;
    fs::write(folder.join("kortlek.ico"), ico(&icons))?;
    println!("Wrote {}.", folder.display());
    Ok(())
}

/// An icon file of Windows: a list of the pictures, then the pictures. Up to 64 pixels they are bitmaps, which every
/// tool reads; larger ones are PNG, which takes a tenth of the room.
fn ico(icons: &[Pixels]) -> Vec<u8> {
    let picture = |icon: &Pixels| match icon.width {
        ..=64 => bitmap(icon),
        _ => icon.png(),
    };
    let pictures: Vec<Vec<u8>> = icons.iter().map(picture).collect();
    let mut file = Vec::new();
    let short = |file: &mut Vec<u8>, value: u16| file.extend(value.to_le_bytes());
    let long = |file: &mut Vec<u8>, value: usize| {
        let value = u32::try_from(value).expect("icons are far smaller than 4 GiB");
        file.extend(value.to_le_bytes());
    };
    short(&mut file, 0);
    short(&mut file, 1);
    short(&mut file, icons.len() as u16);
    let mut at = 6 + 16 * icons.len();
    for (icon, picture) in icons.iter().zip(&pictures) {
        // 256 is written as 0.
        file.extend([icon.width as u8, icon.height as u8, 0, 0]);
        short(&mut file, 1);
        short(&mut file, 32);
        long(&mut file, picture.len());
        long(&mut file, at);
        at += picture.len();
    }
    file.extend(pictures.concat());
    file
}

/// A bitmap as icon files hold it: a header that claims twice the height, rows from the bottom as blue, green, red and
/// alpha, then a mask that hides nothing because alpha does.
fn bitmap(icon: &Pixels) -> Vec<u8> {
    let mut bytes = Vec::new();
    let header = [40, icon.width, 2 * icon.height, 1 | 32 << 16];
    for value in header.into_iter().chain([0; 6]) {
        bytes.extend(value.to_le_bytes());
    }
    for row in icon.rgba.chunks_exact(4 * icon.width as usize).rev() {
        for pixel in row.chunks_exact(4) {
            bytes.extend([pixel[2], pixel[1], pixel[0], pixel[3]]);
        }
    }
    let mask_row = icon.width.div_ceil(32) * 4;
    bytes.resize(bytes.len() + (mask_row * icon.height) as usize, 0);
    bytes
}

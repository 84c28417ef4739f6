//! Pictures of the screen.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

/// A picture, row by row from the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Red, green and blue of each pixel.
    pub pixels: Vec<[u8; 3]>,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a picture of {} × {}", self.width, self.height)
    }
}

impl Picture {
    /// Reads a screen in the format of `xwd`, version 7, with 32 bits a pixel.
    pub fn from_xwd(file: &[u8]) -> Self {
        // The header is 25 numbers, the highest byte first.
        let field = |index: usize| {
            let bytes = file[4 * index..4 * index + 4].try_into();
            u32::from_be_bytes(bytes.expect("four bytes"))
        };
        let header = field(0) as usize;
        assert_eq!(field(1), 7, "the version of the xwd format");
        let (width, height) = (field(4), field(5));
        let low_byte_first = field(7) == 0;
        assert_eq!(field(11), 32, "bits a pixel");
        let row = field(12) as usize;
        let colours = field(19) as usize;
        // The table of colours has 12 bytes an entry; true colour needs none of it.
        let start = header + 12 * colours;
        let mut pixels = Vec::with_capacity((width * height) as usize);
        for y in 0..height as usize {
            let begin = start + y * row;
            let line = &file[begin..begin + 4 * width as usize];
            let colours = line.chunks_exact(4);
            pixels.extend(colours.map(|pixel| match (low_byte_first, pixel) {
                (true, &[blue, green, red, _]) | (false, &[_, red, green, blue]) => {
                    [red, green, blue]
                }
                _ => unreachable!("chunks of four"),
            }));
        }
        Self {
            width,
            height,
            pixels,
        }
    }

    /// The part that begins at a point, as far as it lies inside.
    pub fn cut(&self, left: u32, top: u32, width: u32, height: u32) -> Self {
        let right = (left + width).min(self.width);
        let bottom = (top + height).min(self.height);
        let mut pixels = Vec::with_capacity((width * height) as usize);
        for y in top..bottom {
            let row = (y * self.width) as usize;
            pixels.extend_from_slice(&self.pixels[row + left as usize..row + right as usize]);
        }
        Self {
            width: right.saturating_sub(left),
            height: bottom.saturating_sub(top),
            pixels,
        }
    }

    /// Red, green and blue at a point.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 3] {
        self.pixels[(y * self.width + x) as usize]
    }

    /// Returns true if all pixels have one colour, as before the first frame.
    pub fn is_plain(&self) -> bool {
        self.pixels.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// The share of pixels, 0 to 1, whose red, green and blue are each at most `off` from `colour`.
    pub fn share_of(&self, colour: [u8; 3], off: u8) -> f64 {
        let near = |pixel: &&[u8; 3]| pixel.iter().zip(colour).all(|(a, b)| a.abs_diff(b) <= off);
        self.pixels.iter().filter(near).count() as f64 / self.pixels.len() as f64
    }

    /// The share of pixels, 0 to 1, that differ from those of a picture of the same size.
    pub fn share_changed(&self, other: &Self) -> f64 {
        assert_eq!(
            (self.width, self.height),
            (other.width, other.height),
            "sizes"
        );
        let pairs = self.pixels.iter().zip(&other.pixels);
        pairs.filter(|(a, b)| a != b).count() as f64 / self.pixels.len() as f64
    }

    /// The number of different colours.
    pub fn colours(&self) -> usize {
        self.pixels.iter().collect::<BTreeSet<_>>().len()
    }

    /// Writes a PNG.
    pub fn save(&self, path: &Path) {
        let file = File::create(path).expect("the folder for pictures can be written");
        let mut encoder = png::Encoder::new(BufWriter::new(file), self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().expect("a picture has pixels");
        writer
            .write_image_data(self.pixels.as_flattened())
            .expect("the folder for pictures can be written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two pixels above two, with a table of one colour and rows padded to 12 bytes.
    fn xwd(low_byte_first: bool) -> Vec<u8> {
        let mut fields = [0_u32; 25];
        fields[0] = 104; // 25 fields and a name of 4 bytes
        fields[1] = 7;
        (fields[4], fields[5]) = (2, 2);
        fields[7] = u32::from(!low_byte_first);
        fields[11] = 32;
        fields[12] = 12;
        fields[19] = 1;
        let mut file: Vec<u8> = fields
            .iter()
            .flat_map(|field| field.to_be_bytes())
            .collect();
        file.extend(b"name");
        file.extend([0xEE; 12]);
        for row in [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]] {
            for [red, green, blue] in row {
                file.extend(if low_byte_first {
                    [blue, green, red, 0]
                } else {
                    [0, red, green, blue]
                });
            }
            file.extend([0xEE; 4]);
        }
        file
    }

    #[test]
    fn xwd_is_read_in_either_byte_order() {
        for low_byte_first in [true, false] {
            let picture = Picture::from_xwd(&xwd(low_byte_first));
            assert_eq!((picture.width, picture.height), (2, 2));
            assert_eq!(
                picture.pixels,
                [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]
            );
            assert_eq!(picture.pixel(0, 1), [7, 8, 9]);
        }
    }

    #[test]
    fn a_cut_ends_at_the_edge() {
        let picture = Picture::from_xwd(&xwd(true)).cut(1, 0, 5, 2);
        assert_eq!((picture.width, picture.height), (1, 2));
        assert_eq!(picture.pixels, [[4, 5, 6], [10, 11, 12]]);
    }

    #[test]
    fn shares_are_counted() {
        let picture = Picture::from_xwd(&xwd(true));
        assert!(!picture.is_plain());
        assert_eq!(picture.colours(), 4);
        assert_eq!(picture.share_of([2, 2, 2], 1), 0.25);
        let mut other = picture.clone();
        other.pixels[3] = [0; 3];
        assert_eq!(picture.share_changed(&other), 0.25);
    }
}

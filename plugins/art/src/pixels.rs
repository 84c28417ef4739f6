//! Drawings become pixels.

use resvg::tiny_skia::{ColorU8, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A picture: rows from the top, pixels from the left, four bytes a pixel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The width in pixels, at least 1.
    pub width: u32,
    /// The height in pixels, at least 1.
    pub height: u32,
    /// Red, green, blue and alpha of each pixel, in sRGB with straight (not premultiplied) alpha:
    /// `4 * width * height` bytes. Where alpha is 0 the colour is that of the picture's edge, so
    /// that a picture drawn turned or scaled gets no dark or light fringe.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// The picture as a PNG file's bytes.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        let mut canvas = Pixmap::new(self.width, self.height)
            .expect("pixels come from a canvas of their own size");
        let pixels = canvas.pixels_mut().iter_mut();
        for (to, from) in pixels.zip(self.rgba.chunks_exact(4)) {
            *to = ColorU8::from_rgba(from[0], from[1], from[2], from[3]).premultiply();
        }
        canvas
            .encode_png()
            .expect("a PNG file is written to memory, which does not fail")
    }
}

/// A drawing that has been understood and can be drawn at any size.
pub(crate) struct Drawing(Tree);

impl Drawing {
    /// Parses an SVG text; the error describes its fault.
    pub(crate) fn parse(svg: &str) -> Result<Self, String> {
        Tree::from_str(svg, &Options::default())
            .map(Self)
            .map_err(|fault| fault.to_string())
    }

    /// Its width over its height.
    pub(crate) fn shape(&self) -> f32 {
        self.0.size().width() / self.0.size().height()
    }

    /// Draws it to fill exactly `width` × `height` pixels; an error if that can't be done.
    pub(crate) fn draw(self, width: u32, height: u32, edge: [u8; 3]) -> Result<Pixels, String> {
        let mut painting = Painting::new(self, width, height, edge);
        painting.paint(height)?;
        Ok(painting.pixels)
    }
}

/// Rows beyond those that are kept: at the edges of what is painted, lines are smoothed in another way.
const MARGIN: u32 = 4;

/// Pixels that [`in_pieces`] paints at a time, and rows at least.
const PIECE: u32 = 60_000;
const PIECE_ROWS: u32 = 40;

/// Work that paints a picture in pieces: each call does one, and gives the result after the last. `begin` is the first
/// piece; `finish` makes the result, of nothing if there is nothing to paint in pieces or it can't be painted.
pub fn in_pieces<T>(
    begin: impl FnOnce() -> Option<Painting>,
    finish: impl FnOnce(Option<Pixels>) -> T,
) -> impl FnMut() -> Option<T> {
    let (mut begin, mut finish) = (Some(begin), Some(finish));
    let mut painting: Option<Painting> = None;
    move || {
        let pixels = match (begin.take(), &mut painting) {
            (Some(begin), _) => {
                painting = begin();
                if painting.is_some() {
                    return None;
                }
                None
            }
            (None, None) => None,
            (None, Some(begun)) => {
                match begun.paint((PIECE / begun.pixels.width).max(PIECE_ROWS)) {
                    Ok(0) => painting.take().map(Painting::finish),
                    Ok(_) => return None,
                    Err(_) => None,
                }
            }
        };
        finish.take().map(|finish| finish(pixels))
    }
}

/// A drawing that becomes pixels some rows at a time, from the top: for large ones, so that other work comes between.
pub struct Painting {
    drawing: Drawing,
    /// The rows that are painted; `height` is that of the whole picture.
    pixels: Pixels,
    painted: u32,
    edge: [u8; 3],
}

impl Painting {
    pub(crate) fn new(drawing: Drawing, width: u32, height: u32, edge: [u8; 3]) -> Painting {
        Painting {
            drawing,
            pixels: Pixels {
                width,
                height,
                rgba: Vec::new(),
            },
            painted: 0,
            edge,
        }
    }

    /// Paints so many rows more; there may be fewer left. Returns the number of those that are still to be painted then.
    ///
    /// # Errors
    /// One sentence, if there can't be so many pixels.
    pub fn paint(&mut self, rows: u32) -> Result<u32, String> {
        let Pixels { width, height, .. } = self.pixels;
        let rows = rows.min(height - self.painted);
        if rows > 0 {
            let above = self.painted.min(MARGIN);
            let below = (height - self.painted - rows).min(MARGIN);
            let mut canvas = Pixmap::new(width, above + rows + below)
                .ok_or_else(|| format!("it can't have {width} × {height} pixels"))?;
            let size = self.drawing.0.size();
            let scale =
                Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
            let place = scale.post_translate(0.0, above as f32 - self.painted as f32);
            resvg::render(&self.drawing.0, place, &mut canvas.as_mut());
            let pixels = straight(canvas, self.edge);
            let row = 4 * width as usize;
            let kept = above as usize * row..(above + rows) as usize * row;
            self.pixels.rgba.extend_from_slice(&pixels[kept]);
            self.painted += rows;
        }
        Ok(height - self.painted)
    }

    /// The picture, once all rows are painted.
    #[must_use]
    pub fn finish(self) -> Pixels {
        self.pixels
    }
}

/// The bytes of a canvas with straight alpha; what is wholly clear takes the colour of the edge.
fn straight(canvas: Pixmap, edge: [u8; 3]) -> Vec<u8> {
    let mut bytes = canvas.take();
    for pixel in bytes.chunks_exact_mut(4) {
        let alpha = u32::from(pixel[3]);
        match alpha {
            0 => pixel[..3].copy_from_slice(&edge),
            255 => {}
            _ => {
                for channel in &mut pixel[..3] {
                    let straight = (u32::from(*channel) * 255 + alpha / 2) / alpha;
                    *channel = u8::try_from(straight).unwrap_or(u8::MAX);
                }
            }
        }
    }
    bytes
}

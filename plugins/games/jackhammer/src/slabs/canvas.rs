//! Filled shapes and lines in pixels, with smooth edges.

use super::Rgba;

/// A point in pixels, y down.
pub(super) type Point = [f32; 2];

/// Number of samples of each row of pixels.
const LINES: usize = 4;

/// Pixels that are drawn on.
pub(super) struct Canvas {
    size: [usize; 2],
    /// Position of the drawing's origin.
    origin: Point,
    rgba: Vec<u8>,
    /// Coverage of each pixel of a row.
    cover: Vec<f32>,
}

impl Canvas {
    /// A clear one.
    pub(super) fn new(size: [u32; 2], origin: Point) -> Canvas {
        let size = size.map(|n| n.max(1) as usize);
        Canvas {
            size,
            origin,
            rgba: vec![0; size[0] * size[1] * 4],
            cover: vec![0.0; size[0]],
        }
    }

    /// Fills a polygon.
    pub(super) fn fill(&mut self, polygon: &[Point], colour: Rgba) {
        let [x, y] = self.origin;
        let points: Vec<Point> = polygon.iter().map(|p| [p[0] + x, p[1] + y]).collect();
        let heights = points.iter().map(|p| p[1]);
        let first = heights.clone().reduce(f32::min);
        let (Some(first), Some(last)) = (first, heights.reduce(f32::max)) else {
            return;
        };
        let rows = (first.max(0.0) as usize)..(last.ceil().max(0.0) as usize).min(self.size[1]);
        let mut crossings: Vec<f32> = Vec::new();
        for row in rows {
            self.cover.fill(0.0);
            for line in 0..LINES {
                let y = row as f32 + (line as f32 + 0.5) / LINES as f32;
                crossings.clear();
                for (k, a) in points.iter().enumerate() {
                    let b = points[(k + 1) % points.len()];
                    if (a[1] <= y) != (b[1] <= y) {
                        crossings.push(a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]));
                    }
                }
                crossings.sort_by(f32::total_cmp);
                for span in crossings.chunks_exact(2) {
                    self.span(span[0], span[1]);
                }
            }
            self.blend(row, colour);
        }
    }

    /// Covers a part of a line of the present row.
    fn span(&mut self, from: f32, to: f32) {
        let wide = self.size[0] as f32;
        let (from, to) = (from.clamp(0.0, wide), to.clamp(0.0, wide));
        let (first, last) = (from as usize, (to.ceil() as usize).min(self.size[0]));
        for x in first..last {
            let covered = (to.min(x as f32 + 1.0) - from.max(x as f32)).max(0.0);
            self.cover[x] += covered / LINES as f32;
        }
    }

    /// Lays a colour over what of a row is covered.
    fn blend(&mut self, row: usize, colour: Rgba) {
        let wide = self.size[0];
        let pixels = self.rgba[row * wide * 4..(row + 1) * wide * 4].chunks_exact_mut(4);
        for (pixel, cover) in pixels.zip(&self.cover) {
            let over = f32::from(colour[3]) / 255.0 * cover.min(1.0);
            if over <= 0.0 {
                continue;
            }
            if over >= 1.0 {
                pixel.copy_from_slice(&colour);
                continue;
            }
            let under = f32::from(pixel[3]) / 255.0 * (1.0 - over);
            let whole = over + under;
            for k in 0..3 {
                let mixed = f32::from(colour[k]) * over + f32::from(pixel[k]) * under;
                pixel[k] = (mixed / whole).round() as u8;
            }
            pixel[3] = (whole * 255.0).round() as u8;
        }
    }

    /// Draws a line of this width through points.
    pub(super) fn path(&mut self, points: &[Point], width: f32, colour: Rgba) {
        for pair in points.windows(2) {
            let [a, b] = [pair[0], pair[1]];
            let way = [b[0] - a[0], b[1] - a[1]];
            let long = way[0].hypot(way[1]);
            if long <= 0.0 {
                continue;
            }
            let ahead = way.map(|n| n / long * width / 2.0);
            let aside = [-ahead[1], ahead[0]];
            let at = |p: Point, forth: f32, side: f32| -> Point {
                [0, 1].map(|d| p[d] + 0.6 * forth * ahead[d] + side * aside[d])
            };
            let quad = [
                at(a, -1.0, -1.0),
                at(b, 1.0, -1.0),
                at(b, 1.0, 1.0),
                at(a, -1.0, 1.0),
            ];
            self.fill(&quad, colour);
        }
    }

    /// Width, height, and the pixels, row by row.
    pub(super) fn pixels(self) -> (u32, u32, Vec<u8>) {
        (self.size[0] as u32, self.size[1] as u32, self.rgba)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Rgba = [200, 0, 0, 255];

    fn alpha(canvas: &Canvas, x: usize, y: usize) -> u8 {
        canvas.rgba[(y * canvas.size[0] + x) * 4 + 3]
    }

    #[test]
    fn a_square_covers_its_pixels_and_half_of_those_it_halves() {
        let mut canvas = Canvas::new([8, 8], [0.0; 2]);
        canvas.fill(&[[1.0, 1.0], [5.5, 1.0], [5.5, 4.0], [1.0, 4.0]], RED);
        assert_eq!(alpha(&canvas, 1, 1), 255);
        assert_eq!(alpha(&canvas, 4, 3), 255);
        assert_eq!(alpha(&canvas, 5, 2), 128);
        assert_eq!(alpha(&canvas, 6, 2), 0);
        assert_eq!(alpha(&canvas, 2, 4), 0);
        assert_eq!(alpha(&canvas, 0, 2), 0);
    }

    #[test]
    fn what_lies_outside_is_cut_off() {
        let mut canvas = Canvas::new([4, 4], [-2.0, -2.0]);
        let all = [[-9.0, -9.0], [99.0, -9.0], [99.0, 99.0], [-9.0, 99.0]];
        canvas.fill(&all, RED);
        canvas.fill(&[], RED);
        canvas.path(&[[0.0, 0.0], [0.0, 0.0], [90.0, 3.0]], 2.0, RED);
        let (w, h, rgba) = canvas.pixels();
        assert_eq!((w, h, rgba.len()), (4, 4, 64));
        assert!(rgba.chunks(4).all(|p| p == RED));
    }

    #[test]
    fn half_clear_colours_are_laid_over() {
        let mut canvas = Canvas::new([1, 1], [0.0; 2]);
        let all = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
        canvas.fill(&all, [0, 0, 0, 255]);
        canvas.fill(&all, [200, 100, 0, 128]);
        let (_, _, rgba) = canvas.pixels();
        assert_eq!(rgba, [100, 50, 0, 255]);
    }
}

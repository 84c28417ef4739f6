//! The dimmed parts of a window in a lesson, as rectangles: everything but what is lit, and what is lit but by half.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};

/// A rectangle that may be turned about its middle, such as a card in a hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Quad {
    /// Its middle.
    pub middle: Pos2,
    /// Half its sides.
    pub half: Vec2,
    /// Rotation in radians, clockwise.
    pub angle: f32,
}

impl Quad {
    /// A rectangle that is not turned.
    pub fn of(rect: Rect) -> Quad {
        Quad {
            middle: rect.center(),
            half: rect.size() / 2.0,
            angle: 0.0,
        }
    }

    /// Its corners, one after the other.
    pub fn corners(&self) -> [Pos2; 4] {
        let (sin, cos) = self.angle.sin_cos();
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
            let (x, y) = (x * self.half.x, y * self.half.y);
            pos2(
                self.middle.x + x * cos - y * sin,
                self.middle.y + x * sin + y * cos,
            )
        })
    }

    /// The smallest upright rectangle round it.
    pub fn bounds(&self) -> Rect {
        Rect::from_points(&self.corners())
    }

    /// Range that it covers at a height.
    fn span(&self, y: f32) -> Option<Interval> {
        let corners = self.corners();
        let mut span: Option<Interval> = None;
        for k in 0..4 {
            let (a, b) = (corners[k], corners[(k + 1) % 4]);
            if (a.y - y) * (b.y - y) > 0.0 || a.y == b.y {
                continue;
            }
            let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
            span = Some(span.map_or([x, x], |[from, to]| [from.min(x), to.max(x)]));
        }
        span.filter(|[from, to]| to > from)
    }
}

/// Range from the first to the second coordinate.
type Interval = [f32; 2];

/// Highlighted quad, and the quads that cover it.
#[derive(Clone, PartialEq, Debug)]
pub struct LitShape {
    /// It.
    pub quad: Quad,
    /// Covering quads that are not lit themselves.
    pub under: Vec<Quad>,
}

impl LitShape {
    /// A shape that nothing covers.
    pub fn of(quad: Quad) -> LitShape {
        LitShape {
            quad,
            under: Vec::new(),
        }
    }
}

/// Takes spans away from others.
fn without(spans: Vec<Interval>, gone: &[Interval]) -> Vec<Interval> {
    gone.iter().fold(spans, |spans, [from, to]| {
        let spans = spans.into_iter();
        let parts = spans.flat_map(|[a, b]| [[a, b.min(*from)], [a.max(*to), b]]);
        parts.filter(|[a, b]| b > a).collect()
    })
}

/// Visible spans of lit things at height `y`.
fn seen(lit: &[LitShape], y: f32) -> Vec<Interval> {
    lit.iter()
        .flat_map(|lit| {
            let over: Vec<Interval> = lit.under.iter().filter_map(|q| q.span(y)).collect();
            let all = lit.quad.span(y).into_iter().collect();
            without(all, &over)
        })
        .collect()
}

/// The parts of a window that are dimmed, and those dimmed by half: with the things that are lit and those lit by half,
/// `line` high where something is turned.
pub fn dimmed(window: Rect, lit: &[LitShape], half: &[LitShape], line: f32) -> [Vec<Rect>; 2] {
    let lines = (window.height() / line).ceil() as usize;
    let mut both: [Vec<Rect>; 2] = [Vec::new(), Vec::new()];
    let mut open: [(f32, Vec<Interval>); 2] = Default::default();
    for k in 0..=lines {
        let top = window.top() + k as f32 * line;
        let y = top + line / 2.0;
        let now = if k == lines {
            [Vec::new(), Vec::new()]
        } else {
            let (lit, half) = (seen(lit, y), seen(half, y));
            let dark = without(vec![[window.left(), window.right()]], &lit);
            [without(dark, &half), without(half, &lit)]
        };
        for ((rects, open), spans) in both.iter_mut().zip(&mut open).zip(now) {
            if open.1 != spans {
                // Lines that are alike are one rectangle.
                let bottom = top.min(window.bottom());
                let past = open
                    .1
                    .iter()
                    .map(|[from, to]| Rect::from_min_max(pos2(*from, open.0), pos2(*to, bottom)));
                rects.extend(past);
                *open = (top, spans);
            }
        }
    }
    both
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    const WINDOW: Rect = Rect {
        min: pos2(0.0, 0.0),
        max: pos2(100.0, 80.0),
    };

    fn lit(quad: Quad, under: &[Quad]) -> LitShape {
        LitShape {
            quad,
            under: under.to_vec(),
        }
    }

    fn area(rects: &[Rect]) -> f32 {
        rects.iter().map(Rect::area).sum()
    }

    fn hides(rects: &[Rect], at: Pos2) -> bool {
        rects.iter().any(|rect| rect.contains(at))
    }

    #[test]
    fn all_but_what_is_lit_is_dimmed() {
        let hole = Rect::from_min_max(pos2(20.0, 10.0), pos2(50.0, 40.0));
        let [dark, half] = dimmed(WINDOW, &[lit(Quad::of(hole), &[])], &[], 1.0);
        assert_eq!(area(&dark), 8000.0 - 900.0);
        assert!(half.is_empty());
        assert!(!hides(&dark, hole.center()) && hides(&dark, pos2(60.0, 20.0)));
        assert_eq!(dark.len(), 4, "lines that are alike are one rectangle");
        assert_eq!(area(&dimmed(WINDOW, &[], &[], 1.0)[0]), 8000.0);
    }

    #[test]
    fn what_lies_over_a_lit_thing_stays_dimmed() {
        let card = Quad::of(Rect::from_min_max(pos2(20.0, 10.0), pos2(50.0, 40.0)));
        let over = Quad::of(Rect::from_min_max(pos2(40.0, 0.0), pos2(70.0, 50.0)));
        let [dark, _] = dimmed(WINDOW, &[lit(card, &[over])], &[], 1.0);
        assert!(!hides(&dark, pos2(30.0, 20.0)) && hides(&dark, pos2(45.0, 20.0)));
    }

    #[test]
    fn what_is_pointed_at_is_dimmed_by_half() {
        let card = Quad::of(Rect::from_min_max(pos2(20.0, 10.0), pos2(50.0, 40.0)));
        let [dark, half] = dimmed(WINDOW, &[], &[lit(card, &[])], 1.0);
        assert_eq!((area(&dark), area(&half)), (7100.0, 900.0));
        // What is lit is lit, pointed at or not.
        let both = [lit(card, &[])];
        assert_eq!(area(&dimmed(WINDOW, &both, &both, 1.0)[1]), 0.0);
    }

    #[test]
    fn a_turned_card_is_lit_as_it_lies() {
        let card = Quad {
            middle: pos2(50.0, 40.0),
            half: vec2(10.0, 20.0),
            angle: std::f32::consts::FRAC_PI_4,
        };
        let [dark, _] = dimmed(WINDOW, &[lit(card, &[])], &[], 0.5);
        assert!((area(&dark) - (8000.0 - 800.0)).abs() < 10.0);
        // Clockwise: its upper end leans to the right.
        assert!(!hides(&dark, pos2(61.0, 29.0)) && hides(&dark, pos2(39.0, 29.0)));
        assert!(WINDOW.contains_rect(card.bounds()));
    }
}

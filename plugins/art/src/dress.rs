//! Dressing a drawing: other colours, another index, other masters of the suit marks. All of it
//! happens in the text of the drawing, before it is understood. `assets/cards/README.md` tells
//! the parts that every card's text has.

use std::fmt::Write as _;
use std::ops::Range;

use crate::{ColourSet, INK, IndexSize, PAPER, Suit};

/// Formats an sRGB colour as in a drawing: `#0EA17E`.
pub(crate) fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02X}{green:02X}{blue:02X}")
}

/// The text with the first six colours changed to those of `set`. `width` is the picture's width
/// in pixels, for the grain of the hatchings.
pub(crate) fn recolour(svg: &str, set: ColourSet, width: u32) -> String {
    let mut svg = svg.to_owned();
    for suit in Suit::ALL {
        let classic = hex(suit.colour(ColourSet::Classic));
        match set {
            ColourSet::Classic => {}
            // No value of the second set is one of the first, so nothing is changed twice.
            ColourSet::Second => svg = svg.replace(&classic, &hex(suit.colour(set))),
            ColourSet::Ink => {
                let hatched = format!("fill=\"url(#h-{})\"", suit.name());
                svg = svg
                    .replace(&format!("fill=\"{classic}\""), &hatched)
                    .replace(&classic, &hex(INK));
            }
        }
    }
    if set == ColourSet::Ink {
        svg = svg.replacen("<defs>", &format!("<defs>{}", hatchings(width)), 1);
    }
    svg
}

/// The heralds' hatchings, one a suit: dots, lines across, lines down, lines that fall, lines
/// that rise, and both across and down.
fn hatchings(width: u32) -> String {
    // A tile is ten units, but never under five pixels: finer lines run together to a grey.
    let scale = (250.0 / f64::from(width)).max(1.0);
    let (paper, ink) = (hex(PAPER), hex(INK));
    let mut patterns = String::new();
    for suit in Suit::ALL {
        let lines = match suit {
            Suit::Moons => "<path d=\"M0 2.5H10M0 7.5H10M2.5 0V10M7.5 0V10\" stroke-width=\"2\"/>",
            Suit::Suns => "<path d=\"M2.5 2.5h0M7.5 7.5h0\" stroke-width=\"3.8\"/>",
            Suit::Waves => "<path d=\"M0 2.5H10M0 7.5H10\" stroke-width=\"2.2\"/>",
            Suit::Leaves => "<path d=\"M2.5 0V10M7.5 0V10\" stroke-width=\"2.2\"/>",
            Suit::Wyrms => "<path d=\"M-2-2 12 12M-7 3 3 13M3-7 13 3\" stroke-width=\"2.6\"/>",
            Suit::Knots => "<path d=\"M12-2-2 12M7-7-7 7M17 3 3 17\" stroke-width=\"2.6\"/>",
        };
        // Writing to a String can't fail.
        let _ = write!(
            patterns,
            "<pattern id=\"h-{}\" patternUnits=\"userSpaceOnUse\" width=\"10\" height=\"10\" \
             patternTransform=\"scale({scale:.3})\"><rect width=\"10\" height=\"10\" \
             fill=\"{paper}\"/><g fill=\"none\" stroke=\"{ink}\" \
             stroke-linecap=\"round\">{lines}</g></pattern>",
            suit.name()
        );
    }
    patterns
}

/// Returns the text with another colour in place of `currentColor`.
///
/// # Errors
///
/// A description of what the text lacks.
pub(crate) fn tint(svg: &str, colour: &str) -> Result<String, String> {
    const MARK: &str = " color=\"";
    let head = svg.find("<svg").ok_or("it is no drawing")?;
    let end = head + svg[head..].find('>').ok_or("it is cut off")?;
    let from = head + svg[head..end].find(MARK).ok_or("its colour is not set")? + MARK.len();
    let to = from + svg[from..end].find('"').ok_or("its colour is cut off")?;
    Ok(format!("{}{colour}{}", &svg[..from], &svg[to..]))
}

/// Returns the text between the first and the last tag of a drawing.
///
/// # Errors
///
/// A description of what the text lacks.
pub(crate) fn inside(svg: &str) -> Result<&str, String> {
    let head = svg.find("<svg").ok_or("it is no drawing")?;
    let from = head + svg[head..].find('>').ok_or("it is cut off")? + 1;
    let to = svg.rfind("</svg>").ok_or("its end is missing")?;
    svg.get(from..to)
        .ok_or_else(|| "its end is missing".to_owned())
}

/// The text with `attributes` added to the tag of the group `id`, and `contents` between its tags;
/// contents of `None` stay as they are.
///
/// # Errors
///
/// That the text has no such group.
pub(crate) fn regroup(
    svg: &str,
    id: &str,
    attributes: &str,
    contents: Option<&str>,
) -> Result<String, String> {
    let inner = group(svg, id).ok_or_else(|| format!("its part {id:?} is missing"))?;
    let contents = contents.unwrap_or(&svg[inner.clone()]);
    Ok(format!(
        "{} {attributes}>{contents}{}",
        &svg[..inner.start - 1],
        &svg[inner.end..]
    ))
}

/// The name of a French suit mark that [`add_index_mark`] adds.
pub(crate) const INDEX_MARK: &str = "index-mark";

/// The text of a French card with another drawing of its suit in the corners.
///
/// # Errors
///
/// A description of what the text lacks.
pub(crate) fn add_index_mark(svg: &str, mark: &str) -> Result<String, String> {
    let inner = group(svg, "index").ok_or("its part \"index\" is missing")?;
    let index = svg[inner.clone()].replace("#mark\"", &format!("#{INDEX_MARK}\""));
    let svg = format!("{}{index}{}", &svg[..inner.start], &svg[inner.end..]);
    let (before, after) = svg
        .split_once("<defs>")
        .ok_or("its definitions are missing")?;
    Ok(format!(
        "{before}<defs><g id=\"{INDEX_MARK}\">{mark}</g>{after}"
    ))
}

/// The number that a group's tag has as an attribute.
///
/// # Errors
///
/// A sentence, if the text has no such group or number.
pub(crate) fn number(svg: &str, id: &str, attribute: &str) -> Result<f64, String> {
    let inner = group(svg, id).ok_or_else(|| format!("its part {id:?} is missing"))?;
    let tag = &svg[..inner.start];
    let tag = &tag[tag.rfind('<').unwrap_or(0)..];
    let value = tag.split_once(&format!(" {attribute}=\""));
    let value = value.and_then(|(_, rest)| rest.split('"').next()?.parse().ok());
    value.ok_or_else(|| format!("its part {id:?} has no {attribute:?}"))
}

/// Returns true if the text has the group `id`.
pub(crate) fn has_group(svg: &str, id: &str) -> bool {
    group(svg, id).is_some()
}

/// A suit's mark as it is drawn on a hatched field: in ink on a paper roundel.
pub(crate) fn roundel(mark: &str) -> String {
    let (paper, ink) = (hex(PAPER), hex(INK));
    format!(
        "<circle cx=\"50\" cy=\"50\" r=\"60\" fill=\"{paper}\" stroke=\"{ink}\" \
         stroke-width=\"5\"/><g color=\"{ink}\">{mark}</g>"
    )
}

/// Byte range of a group's contents.
fn group(svg: &str, id: &str) -> Option<Range<usize>> {
    let start = svg.find(&format!("<g id=\"{id}\""))?;
    let inner = start + svg[start..].find('>')? + 1;
    if svg[..inner].ends_with("/>") {
        return None;
    }
    let mut depth = 1;
    let mut at = inner;
    loop {
        at += svg[at..].find('<')?;
        let rest = &svg[at..];
        if rest.starts_with("</g>") {
            depth -= 1;
            if depth == 0 {
                return Some(inner..at);
            }
        } else if rest.starts_with("<g>") || rest.starts_with("<g ") {
            // No group of ours is empty and closed in its own tag.
            depth += 1;
        }
        at += 1;
    }
}

/// Corner of a card: the place of its rank and marks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Corner {
    /// The side of a suit mark's box, in units of which a card is 500 wide.
    pub(crate) mark: f64,
    /// The height at which the first box begins.
    pub(crate) top: f64,
    /// True if a line under the digit distinguishes a 6 from a 9.
    pub(crate) ruled: bool,
    /// True if the rank is a ten.
    ten: bool,
}

/// Centre of the corner's column in the large index, and its magnification.
const LARGE_CENTRE: f64 = 62.0;
const LARGE_RANK: &str = "translate(-11.857 -7.429)scale(1.5714)";
/// The ten is wide: narrower by a sixth, it keeps clear of the card's edge.
const LARGE_TEN: &str = "translate(.9 -7.429)scale(1.3 1.5714)";
/// Transformation of the picture for the large index: 76 % about the card's centre.
pub(crate) const LARGE_FACE: &str = "transform=\"translate(60 84)scale(.76)\"";
/// The one pip of an ace.
pub(crate) const LONE_PIP: &str = "<use href=\"#pip\" transform=\"translate(250 350)\"/>";
/// The quiet index: a grey that reads on paper, at 60 %.
pub(crate) const QUIET: &str =
    "color=\"#8A857A\" transform=\"translate(15 15)scale(.6)translate(-17 -13)\"";

impl Corner {
    /// The corner of a card with this rank and number of suits.
    pub(crate) fn new(rank: char, suits: usize, size: IndexSize) -> Self {
        let ruled = matches!(rank, '6' | '9');
        let large = size == IndexSize::Large;
        let mark = match (suits, ruled, large) {
            (3.., _, false) => 44.0,
            (3.., _, true) => 58.0,
            (_, true, false) => 50.0,
            (_, true, true) => 66.0,
            (1, false, false) => 60.0,
            (_, false, false) => 55.0,
            (_, false, true) => 70.0,
        };
        let top = match (ruled, large) {
            (false, false) => 116.0,
            (true, false) => 126.0,
            (false, true) => 172.0,
            (true, true) => 182.0,
        };
        Self {
            mark,
            top,
            ruled,
            ten: rank == 'T' && suits < 3,
        }
    }

    /// The contents of the large index of a card with these suit marks.
    pub(crate) fn large(self, marks: &[&str]) -> String {
        let rank = if self.ten { LARGE_TEN } else { LARGE_RANK };
        let mut corner = format!("<use href=\"#rank\" transform=\"{rank}\"/>");
        if self.ruled {
            // The rule keeps its weight, or it would touch the mark below.
            corner.push_str("<path d=\"M29 171.5h66q2 0 2 2v3q0 2-2 2h-66q-2 0-2-2v-3q0-2 2-2z\" ");
            corner.push_str("fill=\"currentColor\"/>");
        }
        for (k, mark) in marks.iter().enumerate() {
            let top = self.top + k as f64 * (self.mark + 3.0);
            let left = LARGE_CENTRE - self.mark / 2.0;
            let scale = self.mark / 100.0;
            // A French mark is drawn about (0, 0) and a tenth larger in its box than a Decktet one.
            let (x, y, scale) = if mark.ends_with("mark") {
                (LARGE_CENTRE, top + self.mark / 2.0, scale * 1.09)
            } else {
                (left, top, scale)
            };
            // Writing to a String can't fail.
            let _ = write!(
                corner,
                "<use href=\"#{mark}\" transform=\"translate({x} {y})scale({scale:.4})\"/>"
            );
        }
        corner
    }
}

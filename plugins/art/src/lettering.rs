//! Words set on the faces in another language than the printed one: the names of cards, and the letters of jack, queen
//! and king. They are set as outlines in the fonts of `assets/fonts/`, in the places and sizes of the printed words.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The name of a card as its face shows it: the word that names it in capitals, and small words beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FaceName {
    /// Small words before the name, such as an article; may be empty.
    pub before: String,
    /// The name, which is set in capitals.
    pub name: String,
    /// Small words after the name; may be empty.
    pub after: String,
}

/// The words of a language for the faces of the cards.
///
/// Of each language there is one set of words: two sets of the same language count as equal, so that words can be part
/// of a cache's key.
pub struct FaceWords {
    /// The language's tag: “de”.
    pub language: &'static str,
    /// Names by the ids of their cards. The others keep the printed name.
    pub names: BTreeMap<String, FaceName>,
    /// Letters in the corners of French cards, by the letter of the rank in the card's id. The others keep the printed
    /// ones.
    pub indices: BTreeMap<char, String>,
}

impl PartialEq for FaceWords {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for FaceWords {}

impl Hash for FaceWords {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.language.hash(state);
    }
}

impl fmt::Debug for FaceWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FaceWords").field(&self.language).finish()
    }
}

/// The font of names and ranks.
pub(crate) const SERIF: &str = "NotoSerif-ExtraCondensedBlack.ttf";
/// The font of the small words beside a name.
pub(crate) const ITALIC: &str = "NotoSerif-CondensedBlackItalic.ttf";

/// Height of the capitals of a name in its full size, in units of which a card is 500 wide.
const NAME_CAPS: f64 = 33.0;
/// Size of the small words beside it.
const SMALL_WORDS: f64 = 33.0;
/// Gap between the small words and the name.
const WORD_GAP: f64 = 10.0;
/// Additional space between the letters of a name.
const TRACKING: f64 = 4.0;
/// A name is condensed to this share of its width before it is set smaller.
const MOST_CONDENSED: f64 = 0.8;
/// The middle of the line of the name, and the height that its ink may take.
const NAME_MIDDLE: f64 = 636.0;
const NAME_HEIGHT: f64 = 49.0;

/// The letters of a corner: their middle, their baseline, the height of the first, and the most they are wide.
const INDEX_MIDDLE: f64 = 47.0;
const INDEX_BASELINE: f64 = 111.0;
const INDEX_CAPS: f64 = 98.0;
const INDEX_WIDTH: f64 = 66.0;
/// Two letters are much condensed. They take a little more room, the second is this much smaller and a gap apart, and a
/// line in their own colour keeps them nearly as black as one.
const INDEX_WIDTH_OF_TWO: f64 = 68.0;
const INDEX_SECOND: f64 = 0.77;
const INDEX_GAP: f64 = 3.0;
const INDEX_LINE: f64 = 2.0;

/// The letters of a court card's plate, from those of its corner: smaller, and in the middle of the plate.
pub(crate) const PLATE: &str =
    "<use href=\"#rank\" transform=\"translate(214.5 569.2)scale(.7551)\"/>";

/// The drawing of a card's name that takes at most `room` units about the card's middle.
///
/// # Errors
///
/// A description of the fault of a font.
pub(crate) fn name(
    words: &FaceName,
    room: f64,
    [serif, italic]: [&[u8]; 2],
) -> Result<String, String> {
    let caps = Font::parse(serif)?;
    let small = Font::parse(italic)?;
    let (letters, scale) = (words.name.to_uppercase(), NAME_CAPS / caps.capitals);
    let name = Run::of(&caps, &letters, scale, TRACKING)?;
    let set = |text: &str| Run::of(&small, text, SMALL_WORDS / small.em, 0.0);
    let (before, after) = (set(&words.before)?, set(&words.after)?);
    let gap = |run: &Run| if run.glyphs.is_empty() { 0.0 } else { WORD_GAP };
    let beside = before.width + gap(&before) + gap(&after) + after.width;
    let condensed = ((room - beside) / name.width).clamp(MOST_CONDENSED, 1.0);
    let whole = beside + condensed * name.width;
    let [bottom, top] = name.reach;
    let size = (room / whole).min(NAME_HEIGHT / (top - bottom)).min(1.0);
    let baseline = NAME_MIDDLE + size * (top + bottom) / 2.0;
    let mut pen = Pen::at(250.0 - size * whole / 2.0, baseline);
    pen.draw(&small, &before, [size, size]);
    pen.x += size * gap(&before);
    pen.draw(&caps, &name, [size * condensed, size]);
    pen.x += size * gap(&after);
    pen.draw(&small, &after, [size, size]);
    Ok(format!("<path d=\"{}\"/>", pen.path))
}

/// The drawing of a court card's letters in its corner.
///
/// # Errors
///
/// A description of the fault of a font.
pub(crate) fn index(letters: &str, serif: &[u8]) -> Result<String, String> {
    let font = Font::parse(serif)?;
    let split = letters.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = letters.split_at(split);
    let scale = INDEX_CAPS / font.capitals;
    let first = Run::of(&font, first, scale, 0.0)?;
    let rest = Run::of(&font, rest, scale * INDEX_SECOND, 0.0)?;
    let (gap, room, line) = if rest.glyphs.is_empty() {
        (0.0, INDEX_WIDTH, 0.0)
    } else {
        (INDEX_GAP, INDEX_WIDTH_OF_TWO, INDEX_LINE)
    };
    let condensed = ((room - gap) / (first.width + rest.width)).min(1.0);
    let whole = condensed * (first.width + rest.width) + gap;
    let mut pen = Pen::at(INDEX_MIDDLE - whole / 2.0, INDEX_BASELINE);
    pen.draw(&font, &first, [condensed, 1.0]);
    pen.x += gap;
    pen.draw(&font, &rest, [condensed, 1.0]);
    Ok(format!(
        "<path fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"{line}\" d=\"{}\"/>",
        pen.path
    ))
}

/// A font, and its measures in its own units.
struct Font<'a> {
    face: Face<'a>,
    em: f64,
    capitals: f64,
}

impl<'a> Font<'a> {
    fn parse(bytes: &'a [u8]) -> Result<Self, String> {
        let face = Face::parse(bytes, 0).map_err(|fault| fault.to_string())?;
        let capitals = face.capital_height().filter(|height| *height > 0);
        Ok(Self {
            em: f64::from(face.units_per_em()),
            capitals: f64::from(capitals.ok_or("it doesn't tell the height of its capitals")?),
            face,
        })
    }
}

/// Letters in a row.
struct Run {
    /// The letters, each with the place where it begins, in units of a card.
    glyphs: Vec<(GlyphId, f64)>,
    /// Units of a card in a unit of the font.
    scale: f64,
    width: f64,
    /// The lowest and the highest point above the baseline, in units of a card.
    reach: [f64; 2],
}

impl Run {
    fn of(font: &Font, text: &str, scale: f64, tracking: f64) -> Result<Self, String> {
        let mut run = Self {
            glyphs: Vec::new(),
            scale,
            width: 0.0,
            reach: [0.0, 0.0],
        };
        for letter in text.chars() {
            let glyph = font.face.glyph_index(letter);
            let glyph = glyph.ok_or_else(|| format!("it lacks the letter {letter:?}"))?;
            if !run.glyphs.is_empty() {
                run.width += tracking;
            }
            run.glyphs.push((glyph, run.width));
            run.width += f64::from(font.face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
            if let Some(ink) = font.face.glyph_bounding_box(glyph) {
                run.reach[0] = run.reach[0].min(f64::from(ink.y_min) * scale);
                run.reach[1] = run.reach[1].max(f64::from(ink.y_max) * scale);
            }
        }
        Ok(run)
    }
}

/// Writes outlines as the path of a drawing.
struct Pen {
    path: String,
    /// The place where the next letters begin, and their baseline.
    x: f64,
    baseline: f64,
    /// The place of the letter that is drawn, and units of a card in a unit of its font.
    left: f64,
    scale: [f64; 2],
}

impl Pen {
    fn at(x: f64, baseline: f64) -> Self {
        Self {
            path: String::new(),
            x,
            baseline,
            left: x,
            scale: [1.0, 1.0],
        }
    }

    /// Draws letters, wider and higher by two factors than they were set.
    fn draw(&mut self, font: &Font, run: &Run, [wide, high]: [f64; 2]) {
        self.scale = [wide * run.scale, high * run.scale];
        for (glyph, at) in &run.glyphs {
            self.left = self.x + wide * at;
            // A space has no outline.
            let _ = font.face.outline_glyph(*glyph, self);
        }
        self.x += wide * run.width;
    }

    fn put(&mut self, step: char, points: &[(f32, f32)]) {
        self.path.push(step);
        for (x, y) in points {
            let x = self.left + f64::from(*x) * self.scale[0];
            let y = self.baseline - f64::from(*y) * self.scale[1];
            // Writing to a String can't fail.
            let _ = write!(self.path, "{x:.2} {y:.2} ");
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[(x1, y1), (x, y)]);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[(x1, y1), (x2, y2), (x, y)]);
    }
    fn close(&mut self) {
        self.path.push('z');
    }
}

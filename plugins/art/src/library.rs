//! The library: where pictures are asked for.

use kortlek_platform::files;
use std::path::{Path, PathBuf};

use crate::dress::{self, Corner};
use crate::pixels::{Drawing, Painting};
use crate::{
    ArtError, CardStyle, ColourSet, FaceWords, FrenchSuit, INK, IndexSize, Pixels, Suit, lettering,
    plain,
};

/// The most pixels a picture may be wide or high.
pub const LARGEST_PX: u32 = 8192;

/// Below this height in pixels a suit mark is drawn from its small master, which has no inner cuts
/// and heavier lines.
const SMALL_MARK_PX: f64 = 32.0;

/// All pictures of a folder of assets.
///
/// A file is read when a picture needs it, and nothing is kept: the caller keeps the pixels.
#[derive(Clone, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// Card named by an id.
enum Card<'a> {
    Decktet {
        id: &'a str,
        rank: char,
        suits: Vec<Suit>,
    },
    French {
        id: &'a str,
        rank: char,
        suit: FrenchSuit,
    },
    Joker {
        id: &'a str,
    },
    Back {
        deck: &'a str,
    },
}

impl Library {
    /// The library in a folder that holds `cards/` and `marks/`.
    ///
    /// # Errors
    ///
    /// [`ArtError::NoFolder`] if one of the two is missing.
    pub fn open(folder: &Path) -> Result<Self, ArtError> {
        for part in ["cards", "marks"] {
            let part = folder.join(part);
            if !files::is_folder(&part) {
                return Err(ArtError::NoFolder { folder: part });
            }
        }
        Ok(Self {
            folder: folder.to_owned(),
        })
    }

    /// A card's face, or a back, `width_px` pixels wide; its height is 1.4 times its width,
    /// rounded.
    ///
    /// The id is the one the rules use: `"4YK"`, `"NS"`, `"0"` for the Decktet, `"QH"`, `"TD"`,
    /// `"X1"` for the French deck, `"back-decktet"` and `"back-french"` for the backs.
    ///
    /// # Errors
    ///
    /// [`ArtError::NoSuchCard`], [`ArtError::Size`], or what is wrong with which file. See
    /// [`plain_card`](Self::plain_card) for what to show then.
    pub fn card(&self, id: &str, style: CardStyle, width_px: u32) -> Result<Pixels, ArtError> {
        let (file, drawing, height_px) = self.dressed(id, style, width_px)?;
        drawing
            .draw(width_px, height_px, INK)
            .map_err(damaged(&file))
    }

    /// The same picture, to be painted some rows at a time.
    ///
    /// # Errors
    ///
    /// As [`card`](Self::card).
    pub fn begin_card(
        &self,
        id: &str,
        style: CardStyle,
        width_px: u32,
    ) -> Result<Painting, ArtError> {
        let (_, drawing, height_px) = self.dressed(id, style, width_px)?;
        Ok(Painting::new(drawing, width_px, height_px, INK))
    }

    /// The file of a card, its drawing in a style, and its height at a width.
    fn dressed(
        &self,
        id: &str,
        style: CardStyle,
        width_px: u32,
    ) -> Result<(PathBuf, Drawing, u32), ArtError> {
        let card = Card::parse(id).ok_or_else(|| ArtError::NoSuchCard { id: id.to_owned() })?;
        let height_px = card_height(width_px)?;
        let file = self.folder.join("cards").join(card.path());
        let svg = read(&file)?;
        let svg = match style.words {
            Some(words) => self.letter(svg, &card, words, &file)?,
            None => svg,
        };
        let svg = match card {
            Card::Decktet {
                rank, ref suits, ..
            } => self.dress_decktet(&svg, rank, suits, style, width_px, &file)?,
            Card::French { rank, suit, .. } => {
                let mut svg = dress::tint(&svg, &dress::hex(suit.colour(style.french)))
                    .map_err(damaged(&file))?;
                if style.index == IndexSize::Quiet && rank == 'A' {
                    // Nothing but its pip: the ace of spades goes without its rose.
                    svg = dress::regroup(&svg, "face", "", Some(dress::LONE_PIP))
                        .map_err(damaged(&file))?;
                }
                let corner = Corner::new(rank, 1, style.index);
                let mark = if corner.mark * pixels_a_unit(width_px) < SMALL_MARK_PX {
                    // The pips keep their drawing; only the corners have the small one.
                    let mark = self.master(&format!("{}-small", suit.name()))?;
                    svg = dress::add_index_mark(&svg, &mark).map_err(damaged(&file))?;
                    dress::INDEX_MARK
                } else {
                    "mark"
                };
                dress_index(svg, style.index, &[mark], rank).map_err(damaged(&file))?
            }
            Card::Joker { .. } => {
                dress_index(svg, style.index, &[], 'X').map_err(damaged(&file))?
            }
            Card::Back { .. } => svg,
        };
        let drawing = Drawing::parse(&svg).map_err(damaged(&file))?;
        Ok((file, drawing, height_px))
    }

    /// The plain card: paper with the id in large dots, needing no file, so that the game goes on
    /// when [`card`](Self::card) fails. A width out of range is brought into it.
    #[must_use]
    pub fn plain_card(id: &str, width_px: u32) -> Pixels {
        let width_px = width_px.clamp(1, LARGEST_PX * 5 / 7);
        let height_px = card_height(width_px).unwrap_or(1);
        plain::plain_card(id, width_px, height_px)
    }

    /// The card's face, or the plain card and the reason why.
    #[must_use]
    pub fn card_or_plain(
        &self,
        id: &str,
        style: CardStyle,
        width_px: u32,
    ) -> (Pixels, Option<ArtError>) {
        match self.card(id, style, width_px) {
            Ok(pixels) => (pixels, None),
            Err(error) => (Self::plain_card(id, width_px), Some(error)),
        }
    }

    /// A mark of `assets/marks/`, `height_px` pixels high and as wide as its shape asks. With a
    /// tint (red, green, blue, alpha) the mark's own colour is replaced; paper and ink inside
    /// it stay.
    ///
    /// # Errors
    ///
    /// [`ArtError::NoSuchMark`] if the name could not be a mark's, [`ArtError::Size`], or what is
    /// wrong with which file.
    pub fn mark(
        &self,
        name: &str,
        tint: Option<[u8; 4]>,
        height_px: u32,
    ) -> Result<Pixels, ArtError> {
        self.mark_in(name, tint, &[], height_px)
    }

    /// A mark as [`mark`](Self::mark) draws it, with the first colour of each pair (red, green, blue) replaced by the
    /// second: for marks that bring a ground of their own.
    ///
    /// # Errors
    ///
    /// As [`mark`](Self::mark).
    pub fn mark_in(
        &self,
        name: &str,
        tint: Option<[u8; 4]>,
        colours: &[([u8; 3], [u8; 3])],
        height_px: u32,
    ) -> Result<Pixels, ArtError> {
        let could_be = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || !name.chars().all(could_be) {
            return Err(ArtError::NoSuchMark {
                name: name.to_owned(),
            });
        }
        check(height_px)?;
        let file = self.file("marks", name);
        let mut svg = recolour(&read(&file)?, colours);
        if let Some(tint) = tint {
            svg = dress::tint(&svg, &css(tint)).map_err(damaged(&file))?;
        }
        let drawing = Drawing::parse(&svg).map_err(damaged(&file))?;
        let width_px = (drawing.shape() * height_px as f32).round().max(1.0) as u32;
        check(width_px)?;
        let [red, green, blue, _] = tint.unwrap_or([INK[0], INK[1], INK[2], 255]);
        drawing
            .draw(width_px, height_px, [red, green, blue])
            .map_err(damaged(&file))
    }

    /// A Decktet suit's mark in the colours of a set, from the master that suits its height.
    ///
    /// # Errors
    ///
    /// As [`mark`](Self::mark).
    pub fn suit(&self, suit: Suit, set: ColourSet, height_px: u32) -> Result<Pixels, ArtError> {
        let [red, green, blue] = suit.colour(set);
        let name = master(suit, set, f64::from(height_px));
        self.mark(&name, Some([red, green, blue, 255]), height_px)
    }

    /// The game's own icon, a square of `size_px` pixels a side; a simpler drawing below 48.
    /// [`Pixels::png`] makes a file of it.
    ///
    /// # Errors
    ///
    /// As [`mark`](Self::mark).
    pub fn app_icon(&self, size_px: u32) -> Result<Pixels, ArtError> {
        let name = if size_px < 48 {
            "app-icon-small"
        } else {
            "app-icon"
        };
        self.mark(name, None, size_px)
    }

    /// A drawing that is a piece on the table, `width_px` wide.
    ///
    /// # Errors
    /// There is no such drawing, or it is damaged.
    pub fn piece(&self, name: &str, width_px: u32) -> Result<Pixels, ArtError> {
        self.recoloured("pieces", name, &[], width_px)
    }

    /// A game's cover, `width_px` wide; its height is 1.4 times its width.
    ///
    /// # Errors
    /// There is no such drawing, or it is damaged.
    pub fn cover(&self, game: &str, width_px: u32) -> Result<Pixels, ArtError> {
        self.recoloured("covers", game, &[], width_px)
    }

    /// The same cover, to be painted some rows at a time.
    ///
    /// # Errors
    /// As [`cover`](Self::cover).
    pub fn begin_cover(&self, game: &str, width_px: u32) -> Result<Painting, ArtError> {
        self.begin("covers", game, &[], width_px)
    }

    /// Returns true if there is a cover of this name for [`cover`](Self::cover).
    #[must_use]
    pub fn has_cover(&self, game: &str) -> bool {
        files::exists(&self.file("covers", game))
    }

    /// A drawing that lies under what is on the table, `width_px` wide, with the first colour of each pair (red, green,
    /// blue) replaced by the second.
    ///
    /// # Errors
    /// There is no such drawing, or it is damaged.
    pub fn ground(
        &self,
        name: &str,
        colours: &[([u8; 3], [u8; 3])],
        width_px: u32,
    ) -> Result<Pixels, ArtError> {
        self.recoloured("grounds", name, colours, width_px)
    }

    /// The same drawing, to be painted some rows at a time.
    ///
    /// # Errors
    /// As [`ground`](Self::ground).
    pub fn begin_ground(
        &self,
        name: &str,
        colours: &[([u8; 3], [u8; 3])],
        width_px: u32,
    ) -> Result<Painting, ArtError> {
        self.begin("grounds", name, colours, width_px)
    }

    /// Returns true if there is a drawing of this name for [`ground`](Self::ground).
    #[must_use]
    pub fn has_ground(&self, name: &str) -> bool {
        files::exists(&self.file("grounds", name))
    }

    /// The file of a drawing.
    fn file(&self, folder: &str, name: &str) -> PathBuf {
        self.folder.join(folder).join(format!("{name}.svg"))
    }

    fn begin(
        &self,
        folder: &str,
        name: &str,
        colours: &[([u8; 3], [u8; 3])],
        width_px: u32,
    ) -> Result<Painting, ArtError> {
        let (_, drawing, height_px) = self.parsed(folder, name, colours, width_px)?;
        Ok(Painting::new(drawing, width_px, height_px, INK))
    }

    fn recoloured(
        &self,
        folder: &str,
        name: &str,
        colours: &[([u8; 3], [u8; 3])],
        width_px: u32,
    ) -> Result<Pixels, ArtError> {
        let (file, drawing, height_px) = self.parsed(folder, name, colours, width_px)?;
        drawing
            .draw(width_px, height_px, INK)
            .map_err(damaged(&file))
    }

    /// The file of a folder's drawing, the drawing in other colours, and its height at a width.
    fn parsed(
        &self,
        folder: &str,
        name: &str,
        colours: &[([u8; 3], [u8; 3])],
        width_px: u32,
    ) -> Result<(PathBuf, Drawing, u32), ArtError> {
        let could_be =
            |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
        if name.is_empty() || !name.chars().all(could_be) {
            return Err(ArtError::NoSuchMark {
                name: name.to_owned(),
            });
        }
        check(width_px)?;
        let file = self.file(folder, name);
        let svg = recolour(&read(&file)?, colours);
        let drawing = Drawing::parse(&svg).map_err(damaged(&file))?;
        let height_px = (width_px as f32 / drawing.shape()).round().max(1.0) as u32;
        check(height_px)?;
        Ok((file, drawing, height_px))
    }

    /// The drawing of a card with words of another language.
    fn letter(
        &self,
        svg: String,
        card: &Card,
        words: &FaceWords,
        file: &Path,
    ) -> Result<String, ArtError> {
        match *card {
            Card::French { rank, .. } => {
                let Some(letters) = words.indices.get(&rank) else {
                    return Ok(svg);
                };
                let index = self.set([lettering::SERIF], |[serif]| {
                    lettering::index(letters, serif)
                })?;
                let svg = dress::regroup(&svg, "rank", "", Some(&index)).map_err(damaged(file))?;
                dress::regroup(&svg, "plate", "", Some(lettering::PLATE)).map_err(damaged(file))
            }
            Card::Decktet { id, .. } | Card::Joker { id } => {
                let Some(name) = words.names.get(id) else {
                    return Ok(svg);
                };
                let room = dress::number(&svg, "name", "data-room").map_err(damaged(file))?;
                let fonts = [lettering::SERIF, lettering::ITALIC];
                let name = self.set(fonts, |fonts| lettering::name(name, room, fonts))?;
                dress::regroup(&svg, "name", "", Some(&name)).map_err(damaged(file))
            }
            Card::Back { .. } => Ok(svg),
        }
    }

    /// Outlines that `set` makes in these fonts of `assets/fonts/`.
    fn set<const N: usize>(
        &self,
        fonts: [&str; N],
        set: impl FnOnce([&[u8]; N]) -> Result<String, String>,
    ) -> Result<String, ArtError> {
        let files = fonts.map(|font| self.folder.join("fonts").join(font));
        let mut read = Vec::new();
        for file in &files {
            read.push(files::read(file).map_err(|cause| ArtError::Unreadable {
                file: file.clone(),
                cause,
            })?);
        }
        let bytes = std::array::from_fn(|k| read[k].as_slice());
        set(bytes).map_err(damaged(&files[0]))
    }

    /// Reads the contents of a mark's drawing.
    fn master(&self, name: &str) -> Result<String, ArtError> {
        let file = self.file("marks", name);
        let svg = read(&file)?;
        let inside = dress::inside(&svg).map(str::to_owned);
        inside.map_err(damaged(&file))
    }

    fn dress_decktet(
        &self,
        svg: &str,
        rank: char,
        suits: &[Suit],
        style: CardStyle,
        width_px: u32,
        file: &Path,
    ) -> Result<String, ArtError> {
        let set = style.decktet;
        let mut svg = dress::recolour(svg, set, width_px);
        let index = match style.index {
            IndexSize::Large => IndexSize::Large,
            IndexSize::Normal | IndexSize::Quiet => IndexSize::Normal,
        };
        let corner = Corner::new(rank, suits.len(), index);
        let mark_px = corner.mark * pixels_a_unit(width_px);
        for &suit in suits {
            // The file itself has the display masters of the first set.
            if set == ColourSet::Classic && mark_px >= SMALL_MARK_PX {
                continue;
            }
            let mark = self.master(&master(suit, set, mark_px))?;
            let colour = format!("color=\"{}\"", dress::hex(suit.colour(set)));
            svg = dress::regroup(&svg, suit.name(), &colour, Some(&mark)).map_err(damaged(file))?;
            let charge = format!("charge-{}", suit.name());
            if set == ColourSet::Ink && dress::has_group(&svg, &charge) {
                let mark = dress::roundel(&self.master(&master(suit, set, 0.0))?);
                svg = dress::regroup(&svg, &charge, "", Some(&mark)).map_err(damaged(file))?;
            }
        }
        let marks: Vec<&str> = suits.iter().map(|suit| suit.name()).collect();
        dress_index(svg, index, &marks, rank).map_err(damaged(file))
    }
}

fn dress_index(
    svg: String,
    index: IndexSize,
    marks: &[&str],
    rank: char,
) -> Result<String, String> {
    match index {
        IndexSize::Normal => Ok(svg),
        IndexSize::Large => {
            let corner = Corner::new(rank, marks.len(), index).large(marks);
            let svg = dress::regroup(&svg, "index", "", Some(&corner))?;
            dress::regroup(&svg, "face", dress::LARGE_FACE, None)
        }
        IndexSize::Quiet => dress::regroup(&svg, "index", dress::QUIET, None),
    }
}

/// The name of the master from which a suit's mark is drawn at a height in pixels.
fn master(suit: Suit, set: ColourSet, height_px: f64) -> String {
    let lined = if suit.is_lined(set) { "-lined" } else { "" };
    let small = if height_px < SMALL_MARK_PX {
        "-small"
    } else {
        ""
    };
    format!("{}{lined}{small}", suit.name())
}

impl<'a> Card<'a> {
    fn parse(id: &'a str) -> Option<Self> {
        if let Some(deck) = id.strip_prefix("back-") {
            return matches!(deck, "decktet" | "french").then_some(Self::Back { deck });
        }
        if matches!(id, "X1" | "X2") {
            return Some(Self::Joker { id });
        }
        let mut letters = id.chars();
        let rank = letters.next()?;
        let rest = letters.as_str();
        if let (true, Some(suit)) = ("A23456789TJQK".contains(rank), one_french(rest)) {
            return Some(Self::French { id, rank, suit });
        }
        let suits: Vec<Suit> = rest.chars().map(Suit::from_letter).collect::<Option<_>>()?;
        let count = match rank {
            '0' => 0,
            '1' | 'N' => 1,
            '2'..='9' => 2,
            'P' | 'T' => 3,
            _ => return None,
        };
        let ordered = suits.windows(2).all(|pair| pair[0] < pair[1]);
        (ordered && suits.len() == count).then_some(Self::Decktet { id, rank, suits })
    }

    fn path(&self) -> String {
        match self {
            Self::Decktet { id, .. } => format!("decktet/{id}.svg"),
            Self::French { id, .. } | Self::Joker { id } => format!("french/{id}.svg"),
            Self::Back { deck } => format!("{deck}/back.svg"),
        }
    }
}

/// Parses a French suit from its letter.
fn one_french(text: &str) -> Option<FrenchSuit> {
    let mut letters = text.chars();
    let suit = FrenchSuit::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(suit)
}

fn read(file: &Path) -> Result<String, ArtError> {
    files::read_to_string(file).map_err(|cause| ArtError::Unreadable {
        file: file.to_owned(),
        cause,
    })
}

/// Makes the error of a file with a fault.
fn damaged(file: &Path) -> impl FnOnce(String) -> ArtError {
    move |fault| ArtError::Damaged {
        file: file.to_owned(),
        fault,
    }
}

fn check(pixels: u32) -> Result<(), ArtError> {
    if (1..=LARGEST_PX).contains(&pixels) {
        Ok(())
    } else {
        Err(ArtError::Size { pixels })
    }
}

/// Number of pixels in a unit, of which a card is 500 wide.
fn pixels_a_unit(width_px: u32) -> f64 {
    f64::from(width_px) / 500.0
}

/// The height of a card of this width: 7 to 5, rounded.
fn card_height(width_px: u32) -> Result<u32, ArtError> {
    check(width_px)?;
    let height_px = (width_px * 7 + 2) / 5;
    check(height_px)?;
    Ok(height_px.max(1))
}

/// A colour as a drawing's text has it.
fn css([red, green, blue, alpha]: [u8; 4]) -> String {
    format!(
        "rgba({red}, {green}, {blue}, {:.4})",
        f64::from(alpha) / 255.0
    )
}

/// A drawing in other colours: those that are written as `#RRGGBB`, all at once, so that none is replaced twice.
fn recolour(svg: &str, colours: &[([u8; 3], [u8; 3])]) -> String {
    let hex = |[r, g, b]: [u8; 3]| format!("{r:02X}{g:02X}{b:02X}");
    let colours: Vec<(String, String)> = colours.iter().map(|(a, b)| (hex(*a), hex(*b))).collect();
    let mut parts = svg.split('#');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push('#');
        let other = part.get(..6).and_then(|written| {
            let same = |(from, _): &&(String, String)| from.eq_ignore_ascii_case(written);
            colours.iter().find(same).map(|(_, to)| to)
        });
        match other {
            Some(other) => {
                out.push_str(other);
                out.push_str(&part[6..]);
            }
            None => out.push_str(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_replaced_all_at_once() {
        let (a, b) = ([0x10, 0x20, 0x30], [0xAA, 0xBB, 0xCC]);
        let svg = "<path fill='#102030' stroke='#aabbcc' href='#p'/>";
        let swapped = "<path fill='#AABBCC' stroke='#102030' href='#p'/>";
        assert_eq!(recolour(svg, &[(a, b), (b, a)]), swapped);
        assert_eq!(recolour(svg, &[]), svg);
    }
}

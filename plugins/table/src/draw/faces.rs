//! The pictures of cards and marks: drawn off the frame, at exactly the size at which they are shown.
//!
//! A picture that is not there yet is replaced by the nearest size that is, or by a plain paper card, and drawn as soon
//! as a thread is free. Drawing uses the threads for reading files, since the one for long calculations may be taken by
//! a bot that thinks.

use crate::{
    draw::{
        opaque_regions::OpaqueRegions,
        shapes::{CLEAR, Shape, texture},
    },
    table::Table,
    table_picture::TablePicture,
};
use bevy::{
    image::ImageSampler,
    platform::collections::{HashMap, HashSet},
    prelude::*,
    tasks::IoTaskPool,
    window::PrimaryWindow,
};
use kortlek_art::{CardStyle, IndexSize, Library, Painting, Pixels, Suit, in_pieces};
use kortlek_kit::{
    palette::{INK, PAPER, Palette, Rgba, ground_colours, mark_colours},
    pictures::AssetFolder,
    preferences::{Cloth, Preferences},
    redraw_request::{EventLoopWaker, RedrawRequest, WakingTask},
};
use kortlek_rules::{Deck, Face, presentation::Piece};
use std::sync::Arc;

/// A picture that can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Art {
    /// A card's face.
    Face(Face),
    /// A deck's back.
    Back(Deck),
    /// A mark of `assets/marks` by its name, in this colour or its own. Its size is its height.
    Mark(&'static str, Option<Rgba>),
    /// A mark that represents a zone, with its ground and its words in the colours of this cloth. Its size is its
    /// height.
    ZoneMark(&'static str, Cloth),
    /// A Decktet suit's mark by its name, in the colours of the player's set. Its size is its height.
    Suit(&'static str),
    /// A token: a paper disc with a mark or a suit on it. Its size is its width.
    Token(&'static str),
    /// A drawing of `assets/pieces` by its name. Its size is its width.
    Piece(&'static str),
    /// A drawing of `assets/grounds` by its name, in the colours of this cloth. Its size is its width.
    Ground(&'static str, Cloth),
}

impl Art {
    /// Picture of a piece with this side up.
    pub fn of(piece: Piece, face_up: bool) -> Art {
        match piece {
            Piece::Card(face) if face_up => Art::Face(face),
            Piece::Card(face) => Art::Back(face.deck()),
            Piece::Back(deck) => Art::Back(deck),
            Piece::Token(kind, _) => Art::Token(kind),
            Piece::Picture(name, _) | Piece::Cover(name, _) => Art::Piece(name),
        }
    }

    /// A suit by its name in its colour, or a mark in ink, as drawn on paper.
    pub fn sign(name: &'static str) -> Art {
        /// Hearts and diamonds on a card of two colours.
        const RED: Rgba = [0xB0, 0x12, 0x17, 0xFF];
        match name {
            "hearts" | "diamonds" => Art::Mark(name, Some(RED)),
            _ if Suit::ALL.iter().any(|s| s.name() == name) => Art::Suit(name),
            _ => Art::Mark(name, Some(INK)),
        }
    }

    fn is_card(self) -> bool {
        matches!(self, Art::Face(_) | Art::Back(_))
    }

    fn id(self) -> String {
        match self {
            Art::Face(face) => face.to_string(),
            Art::Back(Deck::Decktet) => "back-decktet".to_owned(),
            Art::Back(Deck::French) => "back-french".to_owned(),
            Art::Mark(name, _)
            | Art::ZoneMark(name, _)
            | Art::Suit(name)
            | Art::Token(name)
            | Art::Piece(name)
            | Art::Ground(name, _) => name.to_owned(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct FaceKey {
    art: Art,
    style: CardStyle,
    px: u32,
}

/// Urgency of a picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Need {
    /// It is seen now.
    Now,
    /// It will be seen in a moment.
    Soon,
}

/// A picture ready for a sprite.
#[derive(Clone, PartialEq, Debug)]
pub struct FaceImage {
    /// The texture, a clear rim of [`RIM`] pixels included.
    pub image: Handle<Image>,
    /// Its size in pixels, rim included.
    pub size: UVec2,
    /// True if it was drawn at the size asked for. If not, ask again when [`Faces::arrived`] says so.
    pub exact: bool,
}

impl FaceImage {
    /// The size of the sprite that shows it, if the card (the mark) without the rim shall be `width` wide.
    pub fn sprite_size(&self, width: f32) -> Vec2 {
        let inner = self.size.x.saturating_sub(2 * RIM).max(1) as f32;
        self.size.as_vec2() * (width / inner)
    }
}

/// A card that is less wide, in logical pixels, has large corners.
const SMALL: f32 = 64.0;

/// Clear pixels round each picture, so that its edge stays smooth when it is turned.
pub const RIM: u32 = 2;

/// Maximum size of the kept pictures, in bytes.
const BUDGET: usize = 160 << 20;
/// Number of pictures drawn at a time.
const AT_A_TIME: usize = 2;

/// Number of sizes of plain cards that are kept.
const BLANKS: usize = 24;

struct DrawnImage {
    image: Handle<Image>,
    size: UVec2,
    used: u64,
}

type Drawing = Result<(u32, u32, Vec<u8>, Option<String>), String>;

/// All pictures that were drawn.
#[derive(Resource, Default)]
pub struct Faces {
    library: Option<Arc<Library>>,
    style: CardStyle,
    /// Cards that are less wide, in pixels of the screen, have large corners: ranks and suits can be read.
    small: u32,
    drawn: HashMap<FaceKey, DrawnImage>,
    wanted: Vec<(Need, FaceKey)>,
    drawing: Vec<(Need, FaceKey, WakingTask<(Drawing, Option<OpaqueRegions>)>)>,
    complained: HashSet<Art>,
    /// Plain cards by their deck (faces: none) and size.
    blanks: HashMap<(Option<Deck>, u32), (Handle<Image>, UVec2)>,
    /// Visible parts of textures that are mostly clear.
    pub(super) islands: HashMap<AssetId<Image>, OpaqueRegions>,
    bytes: usize,
    clock: u64,
    arrived: u64,
}

/// Returns true if one is the other in another colour.
fn is_tinted(one: Art, other: Art) -> bool {
    matches!((one, other), (Art::Mark(one, _), Art::Mark(other, _)) if one == other)
}

impl Faces {
    /// Returns true if there is a ground of this name.
    pub fn has_ground(&self, name: &str) -> bool {
        let library = self.library.as_ref();
        library.is_some_and(|library| library.has_ground(name))
    }

    /// A picture `px` pixels of the screen wide (marks: high), or the nearest one that is there until it is drawn.
    pub fn get(&mut self, images: &mut Assets<Image>, art: Art, px: u32, need: Need) -> FaceImage {
        let key = self.key(art, px);
        self.clock += 1;
        let clock = self.clock;
        if let Some(drawn) = self.drawn.get_mut(&key) {
            drawn.used = clock;
            return FaceImage {
                image: drawn.image.clone(),
                size: drawn.size,
                exact: true,
            };
        }
        self.want(key, need);
        // The nearest size, rather larger than smaller; another style or colour is better than nothing.
        let nearest = self
            .drawn
            .iter_mut()
            .filter(|(k, _)| k.art == art || is_tinted(k.art, art))
            .min_by_key(|(k, _)| {
                let differs = (k.art != art, k.style != key.style);
                (differs, k.px < key.px, k.px.abs_diff(key.px))
            });
        if let Some((_, drawn)) = nearest {
            drawn.used = clock;
            return FaceImage {
                image: drawn.image.clone(),
                size: drawn.size,
                exact: false,
            };
        }
        let deck = match art {
            Art::Back(deck) => Some(deck),
            _ => None,
        };
        // Marks are small: a clear pixel will do.
        let px = match art {
            Art::Face(_) | Art::Back(_) | Art::Token(_) => key.px,
            _ => 1,
        };
        if self.blanks.len() > BLANKS {
            self.blanks.clear();
        }
        let (image, size) = self.blanks.entry((deck, px)).or_insert_with(|| {
            let (w, h, bytes) = plain(art, px);
            (images.add(texture(w, h, bytes)), UVec2::new(w, h))
        });
        FaceImage {
            image: image.clone(),
            size: *size,
            exact: false,
        }
    }

    /// Draws a picture so that it is there when it is needed.
    pub fn prepare(&mut self, art: Art, px: u32) {
        let key = self.key(art, px);
        if !self.drawn.contains_key(&key) {
            self.want(key, Need::Soon);
        }
    }

    fn key(&self, art: Art, px: u32) -> FaceKey {
        let mut style = self.style;
        if matches!(art, Art::Face(_)) && px < self.small && style.index == IndexSize::Normal {
            style.index = IndexSize::Large;
        }
        FaceKey {
            art,
            style,
            px: px.clamp(1, 4096),
        }
    }

    /// Current style of the cards.
    pub fn style(&self) -> CardStyle {
        self.style
    }

    /// Counts up when pictures have been drawn: time to ask again for those that were not exact.
    pub fn arrived(&self) -> u64 {
        self.arrived
    }

    /// Returns true if pictures are still to be drawn.
    pub fn is_busy(&self) -> bool {
        !self.wanted.is_empty() || !self.drawing.is_empty()
    }

    /// Returns true if a visible picture is not drawn yet.
    pub fn lacks(&self) -> bool {
        let seen = |need: Need| need == Need::Now;
        self.wanted.iter().any(|(need, _)| seen(*need))
            || self.drawing.iter().any(|(need, ..)| seen(*need))
    }

    fn want(&mut self, key: FaceKey, need: Need) {
        if let Some((old, ..)) = self.drawing.iter_mut().find(|(_, k, _)| *k == key) {
            *old = need.min(*old);
            return;
        }
        match self.wanted.iter_mut().find(|(_, k)| *k == key) {
            Some((old, _)) => *old = need.min(*old),
            None => self.wanted.push((need, key)),
        }
    }

    fn keep(
        &mut self,
        images: &mut Assets<Image>,
        key: FaceKey,
        drawing: Drawing,
        islands: Option<OpaqueRegions>,
    ) {
        let (w, h, rgba) = match drawing {
            Ok((w, h, rgba, complaint)) => {
                if let Some(complaint) = complaint
                    && self.complained.insert(key.art)
                {
                    warn!("{complaint} A plain card stands in for it.");
                }
                (w, h, rgba)
            }
            Err(complaint) => {
                if self.complained.insert(key.art) {
                    warn!("{complaint}");
                }
                stand_in(key.px)
            }
        };
        self.clock += 1;
        self.bytes += rgba.len();
        let mut picture = texture(w, h, rgba);
        if matches!(key.art, Art::Ground(..)) {
            // It lies still and straight in its own size, where mixing neighbours changes nothing and costs the most.
            picture.sampler = ImageSampler::nearest();
        }
        let image = images.add(picture);
        if let Some(islands) = islands {
            self.islands.insert(image.id(), islands);
        }
        let drawn = DrawnImage {
            image,
            size: UVec2::new(w, h),
            used: self.clock,
        };
        self.drawn.insert(key, drawn);
        self.arrived += 1;
        self.forget();
    }

    /// Drops the pictures that were not used for longest until the rest fits. Sprites that show one keep their texture.
    fn forget(&mut self) {
        if self.bytes <= BUDGET {
            return;
        }
        let mut ages: Vec<(u64, FaceKey)> = self.drawn.iter().map(|(k, d)| (d.used, *k)).collect();
        ages.sort_unstable_by_key(|a| a.0);
        for (_, key) in ages {
            if self.bytes <= BUDGET * 3 / 4 {
                break;
            }
            if let Some(drawn) = self.drawn.remove(&key) {
                self.bytes -= (drawn.size.x * drawn.size.y * 4) as usize;
            }
        }
    }
}

/// A plain paper card, a plain back, or nothing for a mark, with the rim.
fn plain(art: Art, px: u32) -> (u32, u32, Vec<u8>) {
    let width = px as f32;
    let size = Vec2::new(width, (width * 1.4).round());
    let shape = match art {
        Art::Face(_) => Shape::outlined(size, width * 0.056, PAPER, (width * 0.01).max(1.0), INK),
        Art::Back(deck) => {
            let cloth = match deck {
                Deck::Decktet => [0x2C, 0x2B, 0x57, 0xFF],
                Deck::French => [0x8A, 0x2B, 0x21, 0xFF],
            };
            Shape::outlined(size, width * 0.056, cloth, (width * 0.048).max(2.0), PAPER)
        }
        Art::Token(_) => token(width),
        Art::Mark(..) | Art::ZoneMark(..) | Art::Suit(_) | Art::Piece(_) | Art::Ground(..) => {
            Shape::filled(Vec2::splat(width), 0.0, CLEAR)
        }
    };
    let (w, h, bytes) = shape.draw();
    // A shape has a rim of one pixel of its own.
    rimmed(w, h, &bytes, RIM - 1)
}

/// A paper disc for a mark that can't be had.
fn stand_in(px: u32) -> (u32, u32, Vec<u8>) {
    let size = px as f32;
    let (w, h, bytes) = disc(size, (size * 0.06).max(1.0)).draw();
    rimmed(w, h, &bytes, RIM - 1)
}

/// Height of the mark on a token, in the token's width.
const TOKEN_MARK: f32 = 0.66;

/// The paper disc of a token.
fn token(size: f32) -> Shape {
    disc(size, (size * 0.05).max(1.2))
}

/// A paper disc with an edge of this width.
fn disc(size: f32, line: f32) -> Shape {
    Shape::outlined(Vec2::splat(size), size / 2.0, PAPER, line, INK)
}

/// Lays a picture (straight sRGB, width and height in pixels) on the middle of another.
fn lay_on(ground: &mut [u8], [w, h]: [u32; 2], over: &[u8], [ow, oh]: [u32; 2]) {
    let left = i64::from(w) / 2 - i64::from(ow) / 2;
    let top = i64::from(h) / 2 - i64::from(oh) / 2;
    for y in 0..oh {
        for x in 0..ow {
            let (gx, gy) = (left + i64::from(x), top + i64::from(y));
            if !(0..i64::from(w)).contains(&gx) || !(0..i64::from(h)).contains(&gy) {
                continue;
            }
            let from = ((y * ow + x) * 4) as usize;
            let to = ((gy * i64::from(w) + gx) * 4) as usize;
            let alpha = u32::from(over[from + 3]);
            for c in 0..3 {
                let mixed =
                    u32::from(over[from + c]) * alpha + u32::from(ground[to + c]) * (255 - alpha);
                ground[to + c] = (mixed / 255) as u8;
            }
            ground[to + 3] = ground[to + 3].max(over[from + 3]);
        }
    }
}

/// The picture with clear pixels round it, of the colour of ink so that edges do not lighten.
fn rimmed(w: u32, h: u32, rgba: &[u8], rim: u32) -> (u32, u32, Vec<u8>) {
    let (wide, high) = (w + 2 * rim, h + 2 * rim);
    let clear = [INK[0], INK[1], INK[2], 0];
    let [edge, side] = [wide * rim, rim].map(|n| clear.repeat(n as usize));
    let mut out = Vec::with_capacity((wide * high * 4) as usize);
    out.extend_from_slice(&edge);
    for row in rgba.chunks_exact(w as usize * 4) {
        out.extend_from_slice(&side);
        out.extend_from_slice(row);
        out.extend_from_slice(&side);
    }
    out.extend_from_slice(&edge);
    (wide, high, out)
}

/// Draws one picture: the slow part, on another thread.
fn draw(library: Option<&Library>, key: FaceKey) -> Drawing {
    let Some(library) = library else {
        let id = key.art.id();
        let card = Library::plain_card(&id, key.px);
        return match key.art.is_card() {
            true => Ok(finished(&card, None)),
            false => Err(format!("The mark {id} can't be drawn without its folder.")),
        };
    };
    let suit = |name: &str, px: u32| match Suit::ALL.into_iter().find(|s| s.name() == name) {
        Some(suit) => library.suit(suit, key.style.decktet, px),
        None => library.mark(name, None, px),
    };
    let drawn = match key.art {
        Art::Face(_) | Art::Back(_) => {
            let (pixels, fault) = library.card_or_plain(&key.art.id(), key.style, key.px);
            return Ok(finished(&pixels, fault.map(|f| f.to_string())));
        }
        Art::Mark(name, tint) => library.mark(name, tint, key.px),
        Art::ZoneMark(name, cloth) => {
            let tint = Some(Palette::of(cloth).bright);
            library.mark_in(name, tint, &mark_colours(cloth), key.px)
        }
        Art::Piece(name) => library.piece(name, key.px),
        Art::Ground(name, cloth) => library.ground(name, &ground_colours(cloth), key.px),
        Art::Suit(name) => suit(name, key.px),
        Art::Token(name) => {
            let high = (key.px as f32 * TOKEN_MARK).round().max(1.0) as u32;
            let mark = match Art::sign(name) {
                Art::Mark(name, tint) => library.mark(name, tint, high),
                _ => suit(name, high),
            };
            let mark = mark.map_err(|e| e.to_string())?;
            let (w, h, mut rgba) = token(key.px as f32).draw();
            lay_on(&mut rgba, [w, h], &mark.rgba, [mark.width, mark.height]);
            // A shape has a rim of one pixel of its own.
            let (w, h, rgba) = rimmed(w, h, &rgba, RIM - 1);
            return Ok((w, h, rgba, None));
        }
    };
    Ok(finished(&drawn.map_err(|e| e.to_string())?, None))
}

/// A picture with its rim, and what was wrong with its file.
fn finished(pixels: &Pixels, complaint: Option<String>) -> (u32, u32, Vec<u8>, Option<String>) {
    let (w, h, rgba) = rimmed(pixels.width, pixels.height, &pixels.rgba, RIM);
    (w, h, rgba, complaint)
}

/// Begins to paint a large picture; `None` if it is drawn at once: it is small, or can't be had as it is wanted.
fn begin(library: &Library, key: FaceKey) -> Option<Painting> {
    match key.art {
        Art::Face(_) | Art::Back(_) => library.begin_card(&key.art.id(), key.style, key.px).ok(),
        Art::Ground(name, cloth) => library
            .begin_ground(name, &ground_colours(cloth), key.px)
            .ok(),
        _ => None,
    }
}

/// Work that draws a picture, a large one in pieces: the next piece, and the picture once it is drawn.
fn painter(
    library: Option<Arc<Library>>,
    key: FaceKey,
) -> impl FnMut() -> Option<(Drawing, Option<OpaqueRegions>)> + Send + 'static {
    let lent = library.clone();
    in_pieces(
        move || begin(lent.as_deref()?, key),
        move |pixels| {
            let drawing = match pixels {
                Some(pixels) => Ok(finished(&pixels, None)),
                // What stands in for it is known there.
                None => draw(library.as_deref(), key),
            };
            let islands = match (&key.art, &drawing) {
                (Art::Ground(..), Ok((w, h, rgba, _))) => OpaqueRegions::of(*w, *h, rgba),
                _ => None,
            };
            (drawing, islands)
        },
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AssetFolder>()
        .init_resource::<Faces>()
        .add_systems(Startup, open_library)
        .add_systems(Update, paint.run_if(resource_exists::<Assets<Image>>));
}

fn open_library(folder: Res<AssetFolder>, mut faces: ResMut<Faces>) {
    match Library::open(&folder.0) {
        Ok(library) => faces.library = Some(Arc::new(library)),
        Err(error) => warn!("{error} Plain cards are shown."),
    }
}

/// Style of the cards: the player's, but with quiet indices on a wide canvas, where only their pips count.
fn style(preferences: &Preferences, shown: Option<&TablePicture>) -> CardStyle {
    let mut style = preferences.card_style();
    if shown.is_some_and(|shown| shown.layout.wide_canvas().is_some()) {
        style.index = IndexSize::Quiet;
    }
    style
}

/// Takes what was drawn and sends out what is wanted, what is seen first.
fn paint(
    mut faces: ResMut<Faces>,
    mut images: ResMut<Assets<Image>>,
    preferences: Res<Preferences>,
    (shown, table): (Option<Res<TablePicture>>, Option<Res<Table>>),
    windows: Query<&Window, With<PrimaryWindow>>,
    wake: Res<EventLoopWaker>,
    mut awake: ResMut<RedrawRequest>,
) {
    let style = style(&preferences, shown.as_deref().filter(|_| table.is_some()));
    let density = windows.single().map_or(1.0, Window::scale_factor);
    let small = (SMALL * density).round() as u32;
    if faces.style != style || faces.small != small {
        faces.style = style;
        faces.small = small;
        faces.wanted.clear();
        faces.arrived += 1;
    }
    if !faces.is_busy() {
        return;
    }
    let mut done = Vec::new();
    faces
        .drawing
        .retain_mut(|(_, key, task)| match task.take() {
            Some(drawing) => {
                done.push((*key, drawing));
                false
            }
            None => true,
        });
    for (key, (drawing, islands)) in done {
        faces.keep(&mut images, key, drawing, islands);
        awake.keep();
    }
    while faces.drawing.len() < AT_A_TIME
        && let Some(next) = (0..faces.wanted.len()).min_by_key(|&k| faces.wanted[k].0)
    {
        let (need, key) = faces.wanted.remove(next);
        let wake = wake.clone();
        let work = painter(faces.library.clone(), key);
        let task = WakingTask::begin_in_pieces(IoTaskPool::get(), work, move || wake.up());
        faces.drawing.push((need, key, task));
    }
    if faces.is_busy() {
        awake.goes_on();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_kit::palette::WHITE;
    use kortlek_rules::{deck::Card as _, decktet::Card as Decktet};

    fn art(k: usize) -> Art {
        Art::Face(Decktet::at(k).face())
    }

    fn key(k: usize, px: u32) -> FaceKey {
        FaceKey {
            art: art(k),
            style: CardStyle::default(),
            px,
        }
    }

    #[test]
    fn the_nearest_size_stands_in_until_the_exact_one_is_drawn() {
        let (mut faces, mut images) = (Faces::default(), Assets::<Image>::default());
        let blank = faces.get(&mut images, art(3), 96, Need::Now);
        assert!(!blank.exact);
        let paper = UVec2::new(100, 138);
        assert_eq!(blank.size, paper, "the right size, never nothing");
        for px in [44, 124, 300] {
            let drawing = draw(None, key(3, px));
            faces.keep(&mut images, key(3, px), drawing, None);
        }
        let near = faces.get(&mut images, art(3), 96, Need::Now);
        assert!(!near.exact);
        let larger = 124 + 2 * RIM;
        assert_eq!(near.size.x, larger, "rather too large than too small");
        assert!((near.sprite_size(96.0).x - 96.0 * 128.0 / 124.0).abs() < 1e-3);
        let before = faces.arrived();
        let drawing = draw(None, key(3, 96));
        faces.keep(&mut images, key(3, 96), drawing, None);
        assert!(faces.arrived() > before);
        assert!(faces.get(&mut images, art(3), 96, Need::Now).exact);
        assert_eq!(faces.wanted.len(), 1, "asked for twice, wanted once");
    }

    #[test]
    fn a_mark_keeps_its_old_colour_until_the_new_one_is_drawn() {
        let (mut faces, mut images) = (Faces::default(), Assets::<Image>::default());
        let mark = |colour| FaceKey {
            art: Art::Mark("avatar-you", Some(colour)),
            ..key(0, 30)
        };
        let (old, new) = (mark(WHITE), mark(INK));
        let nothing = faces.get(&mut images, new.art, 30, Need::Now).size;
        let pixels = Ok((34, 34, vec![0; 34 * 34 * 4], None));
        faces.keep(&mut images, old, pixels, None);
        let shown = faces.get(&mut images, new.art, 30, Need::Now);
        assert_eq!((shown.size, shown.exact), (UVec2::splat(34), false));
        let other = Art::Mark("avatar-elm", Some(INK));
        assert_eq!(faces.get(&mut images, other, 30, Need::Now).size, nothing);
    }

    #[test]
    fn what_is_seen_is_wanted_first() {
        let (mut faces, mut images) = (Faces::default(), Assets::<Image>::default());
        faces.prepare(art(1), 96);
        faces.get(&mut images, art(2), 96, Need::Now);
        let first = faces.wanted.iter().min_by_key(|w| w.0);
        assert_eq!(first.map(|w| w.1.art), Some(art(2)));
        faces.get(&mut images, art(1), 96, Need::Now);
        assert!(faces.wanted.iter().all(|w| w.0 == Need::Now));
    }

    #[test]
    fn the_cache_stays_within_its_budget_and_keeps_what_was_used_last() {
        let (mut faces, mut images) = (Faces::default(), Assets::<Image>::default());
        let one = (1000 * 1400 * 4) as usize;
        let n = BUDGET / one + 5;
        let nth = |k: usize| key(k % 45, 1000 + k as u32);
        for k in 0..n {
            let pixels = Ok((1000, 1400, vec![0; one], None));
            faces.keep(&mut images, nth(k), pixels, None);
        }
        assert!(faces.bytes <= BUDGET);
        assert!(!faces.drawn.contains_key(&nth(0)));
        assert!(faces.drawn.contains_key(&nth(n - 1)));
    }

    #[test]
    fn a_missing_picture_gives_a_plain_card_and_one_complaint() {
        let folder = std::env::temp_dir().join(format!("kortlek-faces-{}", std::process::id()));
        for part in ["cards/decktet", "marks"] {
            std::fs::create_dir_all(folder.join(part)).expect("a temporary folder can be made");
        }
        let library = Library::open(&folder).expect("the folder is there");
        let (w, h, _, complaint) =
            draw(Some(&library), key(5, 50)).expect("a plain card stands in");
        std::fs::remove_dir_all(&folder).expect("the temporary folder can be removed");
        assert_eq!((w, h), (54, 74));
        assert!(complaint.expect("it says why").contains("missing"));
    }
}

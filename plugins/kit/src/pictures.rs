//! Pictures of everything that egui draws, at exactly the size they are shown: cards, covers and grounds are painted
//! beside the frames, marks when they are asked for.

use crate::{
    palette::ground_colours,
    preferences::Cloth,
    redraw_request::{EventLoopWaker, RedrawRequest, WakingTask},
};
use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    tasks::{TaskPool, TaskPoolBuilder},
};
use bevy_egui::{
    EguiContexts, EguiManagedTextures, EguiPostUpdateSet,
    egui::{self, Color32, ColorImage, Rect, TextureHandle, TextureOptions, Vec2, pos2, vec2},
};
use kortlek_art::{ArtError, CardStyle, ColourSet, Library, Painting, Pixels, Suit, in_pieces};
use kortlek_platform::background::MadeAhead;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
    thread,
};

/// The folder that holds `cards/`, `marks/` and `fonts/`. Without it the program looks where Bevy looks for assets.
#[derive(Resource, Clone, Debug)]
pub struct AssetFolder(pub PathBuf);

impl Default for AssetFolder {
    fn default() -> AssetFolder {
        AssetFolder(kortlek_platform::files::assets())
    }
}

/// The person's face, in `assets/marks`: the only one without colours of its own.
pub const PERSON: &str = "avatar-you";

/// Pictures kept at most; the oldest go first when a window changes its size again and again.
const MOST: usize = 400;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, open)
        .add_systems(PreUpdate, gather)
        .add_systems(
            PostUpdate,
            release_texture_copies.after(EguiPostUpdateSet::PostProcessOutput),
        );
}

/// All pictures that pages and the table's panels have asked for.
#[derive(Resource)]
pub struct Pictures {
    library: Option<Arc<Library>>,
    /// Threads of their own: the ones for reading files bring the shaders when the program starts, the ones for long
    /// calculations may be taken by a bot that thinks.
    painters: TaskPool,
    /// Redraws the window, once there is one.
    wake: Arc<OnceLock<EventLoopWaker>>,
    ready: BTreeMap<Key, (TextureHandle, u64)>,
    drawn: BTreeMap<Key, WakingTask<CardPixels>>,
    /// Marks that were drawn before there was a window to show them in.
    early: BTreeMap<Key, Pixels>,
    /// There is no window yet, and what is asked for will be asked for again.
    rehearses: bool,
    /// A picture that is missing is not drawn on request either.
    looks_away: bool,
    clock: u64,
    has_news: bool,
    /// Names of pictures that can't be drawn, to be told.
    pub problems: Vec<String>,
    told: BTreeSet<String>,
}

/// The first pictures, which are drawn while the engine starts.
#[derive(Resource)]
pub struct PrerenderedImages(MadeAhead<Pictures>);

impl PrerenderedImages {
    /// Begins to draw what `ask` asks for, with the pictures of an asset folder.
    pub fn begin(
        folder: &Path,
        ask: impl FnOnce(&mut Pictures) + Send + 'static,
    ) -> PrerenderedImages {
        let mut pictures = Pictures::new(folder);
        PrerenderedImages(MadeAhead::begin(move || {
            pictures.rehearses = true;
            ask(&mut pictures);
            pictures.rehearses = false;
            pictures
        }))
    }

    /// Returns the result, finished or still being drawn; `None` if that failed, or nothing can be drawn meanwhile.
    pub fn end(self) -> Option<Pictures> {
        self.0.end()
    }
}

/// A card that was drawn, and what was wrong with its file.
type CardPixels = (Pixels, Option<String>);

/// Identity of a picture.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Key {
    name: String,
    /// A card's style, or a mark's tint.
    dress: String,
    pixels: u32,
}

fn open(world: &mut World) {
    let rehearsed = world
        .remove_resource::<PrerenderedImages>()
        .and_then(PrerenderedImages::end);
    let pictures = rehearsed.unwrap_or_else(|| {
        let folder = world.get_resource::<AssetFolder>().cloned();
        Pictures::new(&folder.unwrap_or_default().0)
    });
    let waker = EventLoopWaker::of(world.get_resource());
    // Nobody else sets it.
    let _ = pictures.wake.set(waker);
    world.insert_resource(pictures);
}

/// Takes what was drawn. The program is not at rest as long as a picture is drawn.
fn gather(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    mut awake: ResMut<RedrawRequest>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let pictures = pictures.bypass_change_detection();
    pictures.gather(ctx);
    if pictures.has_news {
        awake.keep();
    }
    if pictures.is_busy() {
        awake.goes_on();
    }
}

/// The texture with egui's letters, the only one that changes after it was made.
const LETTERS: u64 = 0;

/// Gives back what `bevy_egui` keeps of every texture: its pixels in egui's form, which nothing reads, and those of
/// Bevy's image, which only a change of a part would need.
fn release_texture_copies(
    textures: Option<ResMut<EguiManagedTextures>>,
    images: Option<ResMut<Assets<Image>>>,
) {
    let (Some(mut textures), Some(mut images)) = (textures, images) else {
        return;
    };
    if !textures.is_changed() {
        return;
    }
    for ((_, id), texture) in &mut textures.bypass_change_detection().0 {
        if texture.color_image.pixels.is_empty() {
            continue;
        }
        texture.color_image = ColorImage::default();
        if *id != LETTERS
            && let Some(image) = images.get_mut_untracked(&texture.handle)
        {
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        }
    }
}

impl Pictures {
    fn new(folder: &Path) -> Pictures {
        let threads = thread::available_parallelism().map_or(1, |n| n.get() / 2);
        Pictures {
            // A missing library is reported at the start.
            library: Library::open(folder).ok().map(Arc::new),
            painters: TaskPoolBuilder::new()
                .num_threads(threads.clamp(1, 4))
                .thread_name("Pictures".to_owned())
                .build(),
            wake: Arc::new(OnceLock::new()),
            ready: BTreeMap::new(),
            drawn: BTreeMap::new(),
            early: BTreeMap::new(),
            rehearses: false,
            looks_away: false,
            clock: 0,
            has_news: false,
            problems: Vec::new(),
            told: BTreeSet::new(),
        }
    }

    /// Names and heights or widths in pixels of the pictures requested in the last frame or still to come.
    pub fn asked(&self) -> BTreeSet<(String, u32)> {
        let used = self
            .ready
            .iter()
            .filter(|(_, (_, used))| *used == self.clock);
        let keys = used.map(|(key, _)| key);
        keys.chain(self.early.keys())
            .chain(self.drawn.keys())
            .map(|key| (key.name.clone(), key.pixels))
            .collect()
    }

    /// Stops drawing until called with false: sizes are not known yet, and pictures would be drawn twice.
    pub fn look_away(&mut self, away: bool) {
        self.looks_away = away;
    }

    /// Returns true while requested pictures are still to come.
    pub fn is_busy(&self) -> bool {
        !self.drawn.is_empty()
    }

    /// Returns true if pictures have come since the frame before.
    pub fn has_news(&self) -> bool {
        self.has_news
    }

    fn gather(&mut self, ctx: &egui::Context) {
        self.clock += 1;
        // A texture is seen a frame after it was made.
        for (key, picture) in std::mem::take(&mut self.early) {
            self.keep(ctx, key, &picture);
        }
        let done: Vec<(Key, CardPixels)> = self
            .drawn
            .iter_mut()
            .filter_map(|(key, task)| task.take().map(|drawn| (key.clone(), drawn)))
            .collect();
        self.has_news = !done.is_empty();
        for (key, (pixels, problem)) in done {
            self.drawn.remove(&key);
            if let Some(problem) = problem {
                self.complain(&key.name, &problem);
            }
            self.keep(ctx, key, &pixels);
        }
        while self.ready.len() > MOST {
            let oldest = self
                .ready
                .iter()
                .min_by_key(|(_, (_, used))| *used)
                .map(|(key, _)| key.clone());
            if let Some(key) = oldest {
                self.ready.remove(&key);
            }
        }
    }

    /// Notes what is wrong with a picture, once.
    fn complain(&mut self, name: &str, problem: &str) {
        if self.told.insert(name.to_owned()) {
            warn!("{problem}");
            self.problems.push(name.to_owned());
        }
    }

    fn keep(&mut self, ctx: &egui::Context, key: Key, pixels: &Pixels) {
        let size = [pixels.width as usize, pixels.height as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, &pixels.rgba);
        let texture = ctx.load_texture(&key.name, image, TextureOptions::LINEAR);
        self.ready.insert(key, (texture, self.clock));
    }

    /// A card's picture, `width` points wide. `None` until it is drawn, which happens beside the frames.
    pub fn card(
        &mut self,
        ctx: &egui::Context,
        id: &str,
        style: CardStyle,
        width: f32,
    ) -> Option<TextureHandle> {
        self.any_card(ctx, id, style, width, false)
    }

    /// A card's picture with clear pixels all round, so that its edges stay smooth when it is turned.
    pub fn loose_card(
        &mut self,
        ctx: &egui::Context,
        id: &str,
        style: CardStyle,
        width: f32,
    ) -> Option<TextureHandle> {
        self.any_card(ctx, id, style, width, true)
    }

    fn any_card(
        &mut self,
        ctx: &egui::Context,
        id: &str,
        style: CardStyle,
        width: f32,
        loose: bool,
    ) -> Option<TextureHandle> {
        let dress = format!("{style:?}{}", if loose { " loose" } else { "" });
        let name = id.to_owned();
        let begun = name.clone();
        self.later(
            ctx,
            id.to_owned(),
            dress,
            width,
            move |library, pixels| library.begin_card(&begun, style, pixels).ok(),
            move |library, pixels, painted| {
                let (picture, error) = match (painted, library) {
                    (Some(picture), _) => (picture, None),
                    (None, Some(library)) => library.card_or_plain(&name, style, pixels),
                    (None, None) => (Library::plain_card(&name, pixels), None),
                };
                let picture = if loose { loosened(&picture) } else { picture };
                (picture, error.map(|error| error.to_string()))
            },
        )
    }

    /// Returns a game's cover, `width` points wide; for a game without one the playing card that represents it.
    /// `None` until it is drawn.
    pub fn cover(
        &mut self,
        ctx: &egui::Context,
        game: &'static str,
        face: &'static str,
        style: CardStyle,
        width: f32,
    ) -> Option<TextureHandle> {
        let name = format!("cover {game}");
        let drawn = |library: &Arc<Library>| library.has_cover(game);
        let dress = match self.library.as_ref().is_some_and(drawn) {
            true => String::new(),
            false => format!("{style:?}"),
        };
        self.later(
            ctx,
            name,
            dress,
            width,
            move |library, pixels| library.begin_cover(game, pixels).ok(),
            move |library, pixels, painted| {
                let card = |library: &Library| {
                    let (picture, error) = library.card_or_plain(face, style, pixels);
                    (picture, error.map(|error| error.to_string()))
                };
                match (painted, library) {
                    (Some(picture), _) => (picture, None),
                    (None, None) => (Library::plain_card(face, pixels), None),
                    (None, Some(library)) if !library.has_cover(game) => card(library),
                    (None, Some(library)) => match library.cover(game, pixels) {
                        Ok(picture) => (picture, None),
                        Err(error) => (card(library).0, Some(error.to_string())),
                    },
                }
            },
        )
    }

    /// The drawing let into a game's cloth, `width` points wide; a clear picture if the game has none. `None` until it
    /// is drawn.
    pub fn ground(
        &mut self,
        ctx: &egui::Context,
        game: &'static str,
        cloth: Cloth,
        width: f32,
    ) -> Option<TextureHandle> {
        let name = format!("ground {game}");
        let dress = format!("{cloth:?}");
        self.later(
            ctx,
            name,
            dress,
            width,
            move |library, pixels| {
                let colours = ground_colours(cloth);
                library.begin_ground(game, &colours, pixels).ok()
            },
            move |library, pixels, painted| {
                let library = library.filter(|library| library.has_ground(game));
                let colours = ground_colours(cloth);
                let drawn = || library.map(|l| l.ground(game, &colours, pixels));
                drawn_or_clear(painted.map(Ok).or_else(drawn))
            },
        )
    }

    /// A drawing that is a piece on a table, `width` points wide. `None` until it is drawn.
    pub fn piece(
        &mut self,
        ctx: &egui::Context,
        piece: &'static str,
        width: f32,
    ) -> Option<TextureHandle> {
        let name = format!("piece {piece}");
        self.later(
            ctx,
            name,
            String::new(),
            width,
            |_, _| None,
            move |library, pixels, _| drawn_or_clear(library.map(|l| l.piece(piece, pixels))),
        )
    }

    /// A picture that is drawn beside the frames: painted in pieces if it can be begun so, and given to `finish`, which
    /// draws it at once otherwise.
    fn later(
        &mut self,
        ctx: &egui::Context,
        name: String,
        dress: String,
        width: f32,
        begin: impl FnOnce(&Library, u32) -> Option<Painting> + Send + 'static,
        finish: impl FnOnce(Option<&Library>, u32, Option<Pixels>) -> CardPixels + Send + 'static,
    ) -> Option<TextureHandle> {
        let pixels = pixels(ctx, width);
        let key = Key {
            name,
            dress,
            pixels,
        };
        if let Some((texture, used)) = self.ready.get_mut(&key) {
            *used = self.clock;
            return Some(texture.clone());
        }
        if !self.drawn.contains_key(&key) && !self.looks_away {
            let (library, wake) = (self.library.clone(), self.wake.clone());
            let lent = library.clone();
            let work = in_pieces(
                move || begin(lent.as_deref()?, pixels),
                move |painted| finish(library.as_deref(), pixels, painted),
            );
            let task = WakingTask::begin_in_pieces(&self.painters, work, move || {
                if let Some(wake) = wake.get() {
                    wake.up();
                }
            });
            self.drawn.insert(key, task);
        }
        None
    }

    /// A mark's picture, `height` points high, in a colour if it takes one. A mark that is missing is nothing.
    pub fn mark(
        &mut self,
        ctx: &egui::Context,
        name: &str,
        tint: Option<Color32>,
        height: f32,
    ) -> Option<TextureHandle> {
        let dress = tint.map_or_else(String::new, |t| format!("{t:?}"));
        self.at_once(ctx, name, dress, height, |library, pixels| {
            library.mark(name, tint.map(|t| t.to_srgba_unmultiplied()), pixels)
        })
    }

    /// Mark of a Decktet suit by its name in the colours of a set, `height` points high; of another name the mark in its
    /// own colours.
    pub fn suit(
        &mut self,
        ctx: &egui::Context,
        name: &str,
        set: ColourSet,
        height: f32,
    ) -> Option<TextureHandle> {
        let Some(suit) = Suit::ALL.into_iter().find(|suit| suit.name() == name) else {
            return self.mark(ctx, name, None, height);
        };
        let dress = format!("{set:?}");
        self.at_once(ctx, name, dress, height, |library, pixels| {
            library.suit(suit, set, pixels)
        })
    }

    /// A picture small enough to be drawn within the frame.
    fn at_once(
        &mut self,
        ctx: &egui::Context,
        name: &str,
        dress: String,
        height: f32,
        draw: impl FnOnce(&Library, u32) -> Result<Pixels, ArtError>,
    ) -> Option<TextureHandle> {
        let pixels = pixels(ctx, height);
        let key = Key {
            name: name.to_owned(),
            dress,
            pixels,
        };
        if !self.ready.contains_key(&key) {
            // What could not be drawn once is not tried in every frame.
            if self.looks_away || self.early.contains_key(&key) || self.told.contains(name) {
                return None;
            }
            let picture = match draw(self.library.as_ref()?, pixels) {
                Ok(picture) => picture,
                Err(error) => {
                    self.complain(name, &error.to_string());
                    return None;
                }
            };
            if self.rehearses {
                self.early.insert(key, picture);
                return None;
            }
            self.keep(ctx, key.clone(), &picture);
        }
        self.ready.get_mut(&key).map(|(texture, used)| {
            *used = self.clock;
            texture.clone()
        })
    }
}

/// Converts a length on the screen from points to pixels of a picture.
fn pixels(ctx: &egui::Context, points: f32) -> u32 {
    let side = ctx.input(|input| input.max_texture_side);
    in_pixels(points * ctx.pixels_per_point(), side)
}

/// Width in which a picture is drawn, from that in which it is shown, both in pixels: a picture larger than a texture
/// with sides of at most `side` is drawn smaller. Cards are higher than wide.
fn in_pixels(shown: f32, side: usize) -> u32 {
    shown.min(side as f32 / 1.5).round().max(1.0) as u32
}

/// Returns the finished picture; one clear pixel for one that is missing or damaged.
fn drawn_or_clear(drawn: Option<Result<Pixels, ArtError>>) -> CardPixels {
    let clear = || Pixels {
        width: 1,
        height: 1,
        rgba: vec![0; 4],
    };
    match drawn {
        Some(Ok(picture)) => (picture, None),
        Some(Err(error)) => (clear(), Some(error.to_string())),
        None => (clear(), None),
    }
}

/// A picture with two clear pixels more on every side.
fn loosened(picture: &Pixels) -> Pixels {
    const EDGE: usize = 2;
    let (width, height) = (picture.width as usize, picture.height as usize);
    let wide = width + 2 * EDGE;
    let [red, green, blue] = kortlek_art::INK;
    let mut rgba = [red, green, blue, 0].repeat(wide * (height + 2 * EDGE));
    for (y, row) in picture.rgba.chunks_exact(4 * width).enumerate() {
        let start = 4 * ((y + EDGE) * wide + EDGE);
        rgba[start..start + row.len()].copy_from_slice(row);
    }
    Pixels {
        width: wide as u32,
        height: (height + 2 * EDGE) as u32,
        rgba,
    }
}

/// The height of a card of this width.
pub fn card_size(width: f32) -> Vec2 {
    vec2(width, width * 1.4)
}

/// Paints a picture into a rectangle.
pub fn paint(ui: &egui::Ui, texture: &TextureHandle, rect: Rect, tint: Color32) {
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, tint);
}

/// Paints a picture in its own size with its middle here.
pub fn paint_at(ui: &egui::Ui, texture: &TextureHandle, middle: egui::Pos2) {
    let size = texture.size_vec2() / ui.ctx().pixels_per_point();
    let rect = crisp(ui, Rect::from_center_size(middle, size));
    paint(ui, texture, rect, Color32::WHITE);
}

/// The rectangle moved to whole pixels, so that a picture drawn at its size stays crisp.
pub fn crisp(ui: &egui::Ui, rect: Rect) -> Rect {
    let scale = ui.ctx().pixels_per_point();
    let min = (rect.min.to_vec2() * scale).round() / scale;
    Rect::from_min_size(min.to_pos2(), rect.size())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_rehearsed_is_not_drawn_again() {
        let assets = kortlek_platform::files::assets();
        let ctx = egui::Context::default();
        let early = ctx.clone();
        let rehearsal = PrerenderedImages::begin(&assets, move |pictures| {
            pictures.mark(&early, "wordmark", None, 40.0);
            pictures.card(&early, "QS", CardStyle::default(), 60.0);
        });
        let mut pictures = rehearsal.end().expect("it goes well");
        assert_eq!(pictures.asked().len(), 2);
        // From here on nothing can be drawn.
        pictures.library = None;
        pictures.gather(&ctx);
        while pictures.is_busy() {
            thread::yield_now();
            pictures.gather(&ctx);
        }
        assert!(pictures.mark(&ctx, "wordmark", None, 40.0).is_some());
        let card = pictures.card(&ctx, "QS", CardStyle::default(), 60.0);
        assert!(card.is_some());
        ctx.tex_manager().write().take_delta().clear();
    }

    #[test]
    fn a_mark_that_can_not_be_drawn_is_told_once() {
        let mut pictures = Pictures::new(&kortlek_platform::files::assets());
        let ctx = egui::Context::default();
        for _ in 0..3 {
            assert!(pictures.mark(&ctx, "no-such-mark", None, 20.0).is_none());
        }
        assert_eq!(pictures.problems.len(), 1);
    }

    #[test]
    fn no_picture_is_larger_than_a_texture_may_be() {
        for (shown, side, drawn) in [(99.6, 2048, 100), (3840.0, 16384, 3840), (0.2, 2048, 1)] {
            assert_eq!(in_pixels(shown, side), drawn);
        }
        let widest = in_pixels(9000.0, 2048);
        let high = Library::plain_card("QS", widest).height;
        assert!(widest > 1000 && high <= 2048, "{widest} × {high}");
    }

    #[test]
    fn a_loosened_picture_has_clear_edges_and_the_same_middle() {
        let picture = Pixels {
            width: 2,
            height: 1,
            rgba: vec![1, 2, 3, 255, 4, 5, 6, 255],
        };
        let loose = loosened(&picture);
        assert_eq!((loose.width, loose.height), (6, 5));
        assert_eq!(loose.rgba.len(), 6 * 5 * 4);
        let start = 4 * (2 * 6 + 2);
        assert_eq!(loose.rgba[start..start + 8], picture.rgba);
        let opaque = loose.rgba.chunks(4).filter(|p| p[3] > 0).count();
        assert_eq!(opaque, 2);
    }
}

//! The first frames of a new table: its parts come one a frame, since all of them together would be the longest frame
//! of a match. In a browser a function is compiled when it is called for the first time, so most of that frame would be
//! the compiler's.

use crate::{
    states::{Screen, TableComponents, TableSystems},
    table::Table,
};
use bevy::{
    platform::collections::HashSet,
    prelude::*,
    text::{FontAtlasSet, TextLayoutInfo},
    window::PrimaryWindow,
};
use kortlek_kit::{
    fonts::{Fonts, Typeface, text},
    redraw_request::RedrawRequest,
};

/// Parts of the table, in the order in which they come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TablePart {
    /// The picture of the match, and the pieces.
    Pieces,
    /// The seats' panels and the buttons.
    Panels,
    /// Grounds and decorations of the zones.
    Decor,
    /// Words and outlines of the zones.
    Zones,
    /// Drawings of the game's own.
    Own,
    /// The bar with its buttons, and the words of what is to be decided.
    Bar,
    /// Facts, log and the words beside them.
    Hud,
    /// Everything that answers to the player: keys, pointer and pad, and the marks of what may be picked.
    Input,
    /// Everything that explains: tooltips, the closer look, tips.
    Help,
}

impl TablePart {
    const LAST: TablePart = TablePart::Help;

    /// Number of the frame in which it comes, counted from 0: the one in which the screen changes.
    fn frame(self) -> u8 {
        self as u8 + 1
    }
}

/// The number of frames that a table has been there.
#[derive(Component, Default, Debug)]
pub struct TableAge {
    /// [`Table::serial`]; 0 before the first one.
    table: u64,
    frames: u8,
}

impl TableAge {
    /// Returns true if the first frame of a part has come.
    pub fn is_due(&self, part: TablePart) -> bool {
        self.frames >= part.frame()
    }
}

/// A word of [`lay_out_first_words`], or what it needs.
#[derive(Component, Clone)]
pub(crate) struct WarmUpText;

/// Lays out a word in each typeface, unseen behind the title, so that the fonts are read, and the code that shapes words
/// has run, before the first table needs them within a frame.
pub(crate) fn lay_out_first_words(mut commands: Commands, fonts: Res<Fonts>) {
    let first = (
        Name::new("First words"),
        WarmUpText,
        DespawnOnExit(Screen::Title),
    );
    // Words are laid out only where a camera sees a sprite.
    commands.spawn((first.clone(), Sprite::from_color(Color::NONE, Vec2::ONE)));
    for face in Typeface::ALL {
        let words = text(Some(&fonts), "Kortlek 0123456789", face, 16.0, Color::NONE);
        commands.spawn((first.clone(), words));
    }
}

/// Takes the first words away when they have been laid out, and their letters, two megabytes a typeface. Letters that
/// other words show stay.
pub(crate) fn remove_first_words(
    mut commands: Commands,
    first: Query<(Entity, Option<&TextLayoutInfo>), With<WarmUpText>>,
    others: Query<&TextLayoutInfo, Without<WarmUpText>>,
    letters: Option<ResMut<FontAtlasSet>>,
) {
    let is_laid_out = |words: &TextLayoutInfo| words.size.x > 0.0;
    if !first.iter().all(|(_, words)| words.is_none_or(is_laid_out)) {
        return;
    }
    for (entity, _) in &first {
        commands.entity(entity).despawn();
    }
    if let Some(mut letters) = letters {
        let shown: HashSet<AssetId<Image>> = others
            .iter()
            .flat_map(|words| &words.glyphs)
            .map(|glyph| glyph.atlas_info.texture)
            .collect();
        letters.retain(|_, pictures| {
            pictures
                .iter()
                .any(|picture| shown.contains(&picture.texture.id()))
        });
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<TableAge>()
        .add_systems(Update, grow_older.in_set(TableSystems::Frame));
}

fn grow_older(
    mut age: Single<&mut TableAge>,
    table: Res<Table>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut entered: MessageReader<StateTransitionEvent<Screen>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if age.table != table.serial() {
        let stays = |screens: &StateTransitionEvent<Screen>| screens.exited == screens.entered;
        let is_first = age.table == 0 && !entered.read().any(stays);
        **age = TableAge {
            table: table.serial(),
            frames: first_frame(is_first, windows.single().ok()),
        };
    } else if age.frames < TablePart::LAST.frame() {
        age.frames += 1;
    } else {
        return;
    }
    redraw.keep();
}

/// Number of the frame that a new table begins with. In a window that is not shown yet nothing stalls, and where another
/// table was before nothing is done for the first time: there all parts come at once.
fn first_frame(is_first: bool, window: Option<&Window>) -> u8 {
    if is_first && window.is_none_or(|window| window.visible) {
        0
    } else {
        TablePart::LAST.frame()
    }
}

/// Run condition of the systems of a part of the table: its first frame has come.
pub fn is_due(part: TablePart) -> impl FnMut(Option<Single<&TableAge>>) -> bool + Clone {
    move |age| age.is_none_or(|age| age.is_due(part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::{
        ecs::system::RunSystemOnce as _,
        text::{
            FontAtlas, FontAtlasKey, FontHinting, FontSmoothing, GlyphAtlasInfo, PositionedGlyph,
        },
    };

    #[test]
    fn first_words_go_when_they_have_been_laid_out_and_leave_the_letters_of_others() {
        let mut images = Assets::<Image>::default();
        let mut letters = FontAtlasSet::default();
        let [small, large] = [16.0_f32, 20.0].map(|size| {
            let key = FontAtlasKey {
                id: 0,
                index: 0,
                font_size_bits: size.to_bits(),
                variations_hash: 0,
                hinting: FontHinting::default(),
                font_smoothing: FontSmoothing::default(),
            };
            let picture = FontAtlas::new(&mut images, UVec2::splat(8), FontSmoothing::default());
            let glyph = PositionedGlyph {
                position: Vec2::ZERO,
                atlas_info: GlyphAtlasInfo {
                    texture: picture.texture.id(),
                    rect: Rect::default(),
                    offset: Vec2::ZERO,
                    is_alpha_mask: true,
                },
                section_index: 0,
                line_index: 0,
            };
            letters.insert(key, vec![picture]);
            (key, glyph)
        });
        let mut world = World::new();
        world.insert_resource(letters);
        let word = world.spawn((WarmUpText, TextLayoutInfo::default())).id();
        world.spawn((WarmUpText, Sprite::default()));
        let other = TextLayoutInfo {
            glyphs: vec![large.1],
            ..default()
        };
        world.spawn(other);
        let mut left = |size: Vec2| {
            world.get_mut::<TextLayoutInfo>(word).unwrap().size = size;
            world.run_system_once(remove_first_words).unwrap();
            let letters = world.resource::<FontAtlasSet>();
            let has = [small.0, large.0].map(|key| letters.contains_key(&key));
            (has, world.query::<&WarmUpText>().iter(&world).count())
        };
        assert_eq!(left(Vec2::ZERO), ([true, true], 2), "not laid out yet");
        assert_eq!(left(Vec2::splat(16.0)), ([false, true], 0));
    }

    #[test]
    fn parts_come_one_a_frame_and_stay() {
        let parts = [
            TablePart::Pieces,
            TablePart::Panels,
            TablePart::Decor,
            TablePart::Zones,
            TablePart::Own,
            TablePart::Bar,
            TablePart::Hud,
            TablePart::Input,
            TablePart::Help,
        ];
        let mut world = World::new();
        let due = |world: &mut World| -> Vec<TablePart> {
            let mut is_due = |part| world.run_system_once(is_due(part)).unwrap();
            parts.into_iter().filter(|part| is_due(*part)).collect()
        };
        // Without a table there is nothing to wait for.
        assert_eq!(due(&mut world), parts);
        let age = world.spawn(TableAge::default()).id();
        for frames in 0..=parts.len() {
            world.get_mut::<TableAge>(age).unwrap().frames = frames as u8;
            assert_eq!(due(&mut world), parts[..frames]);
        }
        assert_eq!(usize::from(TablePart::LAST.frame()), parts.len());
    }

    #[test]
    fn parts_come_at_once_unless_they_are_the_first_to_be_seen() {
        let window = |visible| Window {
            visible,
            ..default()
        };
        let last = TablePart::LAST.frame();
        assert_eq!(first_frame(true, None), 0);
        assert_eq!(first_frame(true, Some(&window(true))), 0);
        assert_eq!(first_frame(true, Some(&window(false))), last);
        assert_eq!(first_frame(false, Some(&window(true))), last);
    }
}

//! What fills the window, what lies over it, and the phase that the players see.

use bevy::prelude::*;

/// What fills the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The title with the game picker.
    #[default]
    Title,
    /// The setup of a game.
    Setup,
    /// A table with a match on it.
    Table,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing.
    #[default]
    None,
    /// The pause menu of a table.
    Pause,
    /// The log of a match, whole, to read at leisure.
    Story,
    /// The result of a match, over its table.
    Result,
    /// The settings.
    Settings,
    /// The rules of a game.
    Rules,
    /// A game on one screen, as long as it is held.
    Reference,
    /// The cards of the decks, to leaf through.
    Decks,
    /// Who made what.
    Credits,
    /// The games that were played, and their numbers.
    Records,
    /// What steers a match that is watched again.
    Replay,
    /// How the table is to be, asked before anything else at the first start.
    First,
    /// What a report of a problem would hold.
    Problem,
    /// That nobody can change any more whether the person wins.
    Decided,
}

impl Menu {
    /// Whether bar, log and facts stay in sight and in use beside it.
    pub const fn leaves_the_table(self) -> bool {
        matches!(self, Menu::None | Menu::Replay | Menu::Decided)
    }
}

/// Whether the table stands still. It does while a menu lies over it.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pause {
    /// Play goes on.
    #[default]
    Off,
    /// Everything waits.
    On,
}

/// The phase of the match that the players see, which may be behind the match itself: entering
/// [`TablePhase::Reveal`] means that the players now see the reveal.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Table)]
pub enum TablePhase {
    /// Cards are dealt.
    #[default]
    Deal,
    /// Somebody decides.
    Play,
    /// What was hidden is turned up.
    Reveal,
    /// Points or consequences are settled.
    Score,
}

impl From<kortlek_rules::Phase> for TablePhase {
    fn from(phase: kortlek_rules::Phase) -> TablePhase {
        match phase {
            kortlek_rules::Phase::Deal => TablePhase::Deal,
            kortlek_rules::Phase::Play => TablePhase::Play,
            kortlek_rules::Phase::Reveal => TablePhase::Reveal,
            kortlek_rules::Phase::Score => TablePhase::Score,
        }
    }
}

/// The order of the table's systems in `Update`. They run while [`Screen::Table`] shows and a [`crate::Table`] is there.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// The window's size becomes the frame.
    Frame,
    /// Keys, pointer and pad become [`crate::Picked`] and [`crate::TableCommand`].
    Input,
    /// Decisions are made, steps are shown.
    Drive,
    /// Sprites are made and sent on their way.
    Plan,
    /// What moves is moved.
    Tween,
    /// Sprites get their pictures, rings and words.
    Draw,
}

//! Screen states: the screen itself, the menu over it, and the phase that the players see.

use bevy::prelude::*;
use kortlek_kit::focus::PageName;

/// The screen that fills the window.
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

/// The menu over the screen.
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
    /// The credits.
    Credits,
    /// The games that were played, and their numbers.
    Records,
    /// Controls of a replay.
    Replay,
    /// Settings of the table, asked for before anything else at the first start.
    First,
    /// Contents of a problem report.
    Problem,
    /// The notice that nobody can change any more whether the person wins.
    Decided,
}

impl Menu {
    /// Returns true if bar, log and facts stay visible and usable beside it.
    pub const fn leaves_the_table(self) -> bool {
        matches!(self, Menu::None | Menu::Replay | Menu::Decided)
    }
}

impl From<Menu> for PageName {
    fn from(menu: Menu) -> PageName {
        PageName(match menu {
            Menu::None => "",
            Menu::Pause => "pause",
            Menu::Story => "story",
            Menu::Result => "result",
            Menu::Settings => "settings",
            Menu::Rules => "rules page",
            Menu::Reference => "reference",
            Menu::Decks => "decks",
            Menu::Credits => "credits",
            Menu::Records => "records",
            Menu::Replay => "replay",
            Menu::First => "first",
            Menu::Problem => "problem",
            Menu::Decided => "decided",
        })
    }
}

/// Pause of the table: on while a menu is over it.
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
    /// Hidden cards are turned up.
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

/// The entity whose components are the state of the table's systems, while [`Screen::Table`] shows.
#[derive(Component)]
struct TableState;

/// Components of the table.
pub trait TableComponents {
    /// Adds a `T` to the entity that is spawned whenever [`Screen::Table`] is entered, and despawned when it is left.
    /// Systems take it as a [`Single`]: elsewhere they are skipped, and nothing has to be reset.
    fn add_table_component<T: Component + Default>(&mut self) -> &mut Self;
}

impl TableComponents for App {
    fn add_table_component<T: Component + Default>(&mut self) -> &mut App {
        self.register_required_components::<TableState, T>()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), |mut commands: Commands| {
        let name = Name::new("Table");
        commands.spawn((name, TableState, DespawnOnExit(Screen::Table)));
    });
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
    /// Animations advance.
    Tween,
    /// Sprites get their pictures, rings and words.
    Draw,
}

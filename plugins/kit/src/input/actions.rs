//! Actions of keys and buttons, at the table and in the menus.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// Declares the actions of a place, and the variant of [`Action`] that holds one of them: their names in Rust, in files
/// and in messages, and their groups.
macro_rules! actions {
    ($(#[$about:meta])* $place:ident $variant:ident {
        $($(#[$doc:meta])* $action:ident $name:literal $group:ident $need:ident,)+
    }) => {
        $(#[$about])*
        #[derive(Actionlike, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Reflect)]
        pub enum $place {
            $($(#[$doc])* $action,)+
        }

        impl $place {
            /// All of them.
            pub const ALL: &[$place] = &[$($place::$action,)+];

            const fn facts(self) -> (&'static str, Group, Condition) {
                match self {
                    $($place::$action => ($name, Group::$group, Condition::$need),)+
                }
            }
        }

        impl From<$place> for Action {
            fn from(action: $place) -> Action {
                Action::$variant(action)
            }
        }
    };
}

actions! {
    /// Action of a key or a button at the table.
    TableAction Table {
        /// Moves the focus up.
        Up "keys-up" Moving Essential,
        /// Moves the focus down.
        Down "keys-down" Moving Essential,
        /// Moves the focus to the left.
        Left "keys-left" Moving Essential,
        /// Moves the focus to the right.
        Right "keys-right" Moving Essential,
        /// Moves the focus over everything on the table, to read it.
        LookUp "keys-look-up" Moving Free,
        /// As [`TableAction::LookUp`], downwards.
        LookDown "keys-look-down" Moving Free,
        /// As [`TableAction::LookUp`], to the left.
        LookLeft "keys-look-left" Moving Free,
        /// As [`TableAction::LookUp`], to the right.
        LookRight "keys-look-right" Moving Free,
        /// The next card of the hand, and after the cards whatever else can be picked, pressed or looked at.
        Next "keys-next" Moving Free,
        /// As [`TableAction::Next`], the other way.
        Previous "keys-previous" Moving Free,
        /// The next part of the table.
        NextZone "keys-next-zone" Moving Free,
        /// The part of the table before.
        PreviousZone "keys-previous-zone" Moving Free,
        /// Picks the target with the focus, or makes the one decision that is left; on a target that can only be looked
        /// at, looks at it.
        Confirm "keys-confirm" Playing Essential,
        /// Puts back what was picked; with nothing picked, opens the menu (keys) or does nothing (pads).
        Cancel "keys-cancel" Playing Essential,
        /// Marks what has the focus: for the decision where it takes marks, or by hand, to remember it.
        Mark "keys-mark" Playing Free,
        /// Takes back the last decision.
        Undo "keys-undo" Playing Free,
        /// Redoes the last undone decision.
        Redo "keys-redo" Playing Free,
        /// Shows a hint.
        Hint "keys-hint" Playing Free,
        /// Finishes what moves and hurries the bots.
        Hurry "keys-hurry" Playing Free,
        /// The hand in the next order.
        Sort "keys-sort" Playing Free,
        /// The card of the hand in focus one place further to the left.
        CardLeft "keys-card-left" Playing Free,
        /// As [`TableAction::CardLeft`], to the right.
        CardRight "keys-card-right" Playing Free,
        /// Shows everything that happens at once, until the player has to decide.
        Onward "keys-onward" Playing Free,
        /// Looks back at the last trick, where there is one.
        LookBack "keys-look-back" Looking Free,
        /// Shows the game on one screen, as long as it is held.
        Reference "keys-reference" Looking Free,
        /// Opens the rules.
        Rules "keys-rules" Looking Free,
        /// Opens the menu.
        Menu "keys-menu" Table Essential,
        /// The next speed.
        Pace "keys-pace" Table Free,
        /// Sound off or on.
        Mute "keys-mute" Table Free,
    }
}

actions! {
    /// Action of a key or a button in a menu.
    MenuAction Menu {
        /// To the widget above.
        Up "keys-menu-up" Menus Essential,
        /// To the widget below.
        Down "keys-menu-down" Menus Essential,
        /// To the left, or less.
        Left "keys-menu-left" Menus Essential,
        /// To the right, or more.
        Right "keys-menu-right" Menus Essential,
        /// Do it.
        Accept "keys-menu-accept" Menus Essential,
        /// Go back.
        Back "keys-menu-back" Menus Essential,
        /// The next widget in reading order.
        Next "keys-menu-next" Menus Free,
        /// The widget before in reading order.
        Previous "keys-menu-previous" Menus Free,
        /// The tab after.
        NextTab "keys-menu-next-tab" Menus Free,
        /// The tab before.
        PreviousTab "keys-menu-previous-tab" Menus Free,
        /// A page up.
        PageUp "keys-menu-page-up" Menus Free,
        /// A page down.
        PageDown "keys-menu-page-down" Menus Free,
        /// To the top.
        Home "keys-menu-home" Menus Free,
        /// To the end.
        End "keys-menu-end" Menus Free,
        /// Look further up.
        ScrollUp "keys-menu-scroll-up" Menus Free,
        /// Look further down.
        ScrollDown "keys-menu-scroll-down" Menus Free,
        /// Take away what has the focus.
        Remove "keys-menu-remove" Menus Free,
    }
}

actions! {
    /// Action of a key or a button while something is carried over a canvas.
    CanvasAction Canvas {
        /// Moves what is carried up.
        Up "keys-canvas-up" Canvas Essential,
        /// Moves it down.
        Down "keys-canvas-down" Canvas Essential,
        /// Moves it to the left.
        Left "keys-canvas-left" Canvas Essential,
        /// Moves it to the right.
        Right "keys-canvas-right" Canvas Essential,
        /// Turns it to the left.
        TurnLeft "keys-canvas-turn-left" Canvas Essential,
        /// Turns it to the right.
        TurnRight "keys-canvas-turn-right" Canvas Essential,
        /// Turns it by a quarter.
        Quarter "keys-canvas-quarter" Canvas Free,
        /// While it is held, everything goes in small steps. On a keyboard Shift always does.
        Fine "keys-canvas-fine" Canvas Free,
        /// Puts it on the next good place.
        NextPlace "keys-canvas-next" Canvas Free,
        /// Puts it on the good place before.
        PreviousPlace "keys-canvas-previous" Canvas Free,
        /// Lays it down.
        Lay "keys-canvas-lay" Canvas Essential,
        /// Draws it to legal places nearby, or no longer.
        Snap "keys-canvas-snap" Canvas Free,
        /// Looks nearer.
        ZoomIn "keys-canvas-zoom-in" Canvas Free,
        /// Looks from farther away.
        ZoomOut "keys-canvas-zoom-out" Canvas Free,
        /// Looks at the whole.
        Fit "keys-canvas-fit" Canvas Free,
        /// Looks further up.
        PanUp "keys-canvas-pan-up" Canvas Free,
        /// Looks further down.
        PanDown "keys-canvas-pan-down" Canvas Free,
        /// Looks further left.
        PanLeft "keys-canvas-pan-left" Canvas Free,
        /// Looks further right.
        PanRight "keys-canvas-pan-right" Canvas Free,
        /// To the buttons beside the canvas, and back.
        Leave "keys-canvas-leave" Canvas Essential,
    }
}

actions! {
    /// Action of a key or a button in a lesson.
    GuidedAction Guided {
        /// Goes on without doing what is taught now.
        Skip "keys-skip-idea" Playing Free,
    }
}

impl TableAction {
    /// Returns true if the action only moves the focus.
    pub const fn moves_focus(self) -> bool {
        matches!(self.facts().1, Group::Moving)
    }
}

/// Group of actions on the page of keys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Moving the focus about.
    Moving,
    /// Playing.
    Playing,
    /// Looking something up.
    Looking,
    /// The table itself.
    Table,
    /// Carrying something over a canvas.
    Canvas,
    /// In menus.
    Menus,
}

impl Group {
    /// All, in the order in which they are shown.
    pub const ALL: [Group; 6] = [
        Group::Moving,
        Group::Playing,
        Group::Looking,
        Group::Table,
        Group::Canvas,
        Group::Menus,
    ];

    /// The message with its name.
    pub const fn message(self) -> &'static str {
        match self {
            Group::Moving => "keys-group-moving",
            Group::Playing => "keys-group-playing",
            Group::Looking => "keys-group-looking",
            Group::Table => "keys-group-table",
            Group::Canvas => "keys-group-canvas",
            Group::Menus => "keys-group-menus",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Condition {
    /// Nothing can be played or set without it.
    Essential,
    /// One can do without it.
    Free,
}

/// Context in which an action applies. The same key may mean one thing in each place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// At the table.
    Table,
    /// Over a canvas at the table, while something is carried there.
    Canvas,
    /// At the table while somebody leads the player, before what it means there else.
    Guided,
    /// In the menus.
    Menus,
}

impl Place {
    /// All.
    pub const ALL: [Place; 4] = [Place::Table, Place::Canvas, Place::Guided, Place::Menus];
}

/// Anything that a key or a button can mean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// At the table.
    Table(TableAction),
    /// Over a canvas.
    Canvas(CanvasAction),
    /// While somebody leads the player.
    Guided(GuidedAction),
    /// In a menu.
    Menu(MenuAction),
}

/// Prefix of every message of the page of keys.
const PREFIX: &str = "keys-";

impl Action {
    /// Number of actions.
    pub const COUNT: usize = TableAction::ALL.len()
        + CanvasAction::ALL.len()
        + GuidedAction::ALL.len()
        + MenuAction::ALL.len();

    /// All, those of the table first.
    pub fn all() -> impl Iterator<Item = Action> {
        let table = TableAction::ALL.iter().copied().map(Action::Table);
        let table = table.chain(CanvasAction::ALL.iter().copied().map(Action::Canvas));
        let table = table.chain(GuidedAction::ALL.iter().copied().map(Action::Guided));
        table.chain(MenuAction::ALL.iter().copied().map(Action::Menu))
    }

    /// Its place among all.
    pub const fn index(self) -> usize {
        match self {
            Action::Table(action) => action as usize,
            Action::Canvas(action) => TableAction::ALL.len() + action as usize,
            Action::Guided(action) => {
                TableAction::ALL.len() + CanvasAction::ALL.len() + action as usize
            }
            Action::Menu(action) => {
                let before = TableAction::ALL.len() + CanvasAction::ALL.len();
                before + GuidedAction::ALL.len() + action as usize
            }
        }
    }

    const fn facts(self) -> (&'static str, Group, Condition) {
        match self {
            Action::Table(action) => action.facts(),
            Action::Canvas(action) => action.facts(),
            Action::Guided(action) => action.facts(),
            Action::Menu(action) => action.facts(),
        }
    }

    /// The message with its name; its attribute `does` goes on after a key: “shows a hint”.
    pub const fn message(self) -> &'static str {
        self.facts().0
    }

    /// Its name in files, which never changes.
    pub fn name(self) -> &'static str {
        self.message().trim_start_matches(PREFIX)
    }

    /// The action of this name.
    pub fn named(name: &str) -> Option<Action> {
        Action::all().find(|action| action.name() == name)
    }

    /// Group on the page of keys.
    pub const fn group(self) -> Group {
        self.facts().1
    }

    /// Returns true if the action must always have a key, and a button.
    pub const fn is_essential(self) -> bool {
        matches!(self.facts().2, Condition::Essential)
    }

    /// Context in which it applies.
    pub const fn place(self) -> Place {
        match self {
            Action::Table(_) => Place::Table,
            Action::Canvas(_) => Place::Canvas,
            Action::Guided(_) => Place::Guided,
            Action::Menu(_) => Place::Menus,
        }
    }
}

/// One or four actions that are together on the page of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The message with its name.
    pub message: &'static str,
    /// The actions; four are up, down, left and right.
    pub actions: Vec<Action>,
}

impl Group {
    /// Its rows in the order in which they are shown.
    pub fn rows(self) -> Vec<Row> {
        let mut actions = Action::all().filter(|action| action.group() == self);
        let mut rows = Vec::new();
        while let Some(first) = actions.next() {
            let four = match first {
                Action::Table(TableAction::Up) => Some("keys-move"),
                Action::Table(TableAction::LookUp) => Some("keys-look"),
                Action::Menu(MenuAction::Up) => Some("keys-menu-move"),
                Action::Canvas(CanvasAction::Up) => Some("keys-canvas-move"),
                Action::Canvas(CanvasAction::PanUp) => Some("keys-canvas-pan"),
                Action::Table(_) | Action::Canvas(_) | Action::Guided(_) | Action::Menu(_) => None,
            };
            let mut row = Row {
                message: four.unwrap_or(first.message()),
                actions: vec![first],
            };
            if four.is_some() {
                row.actions.extend(actions.by_ref().take(3));
            }
            rows.push(row);
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_action_has_a_name_and_a_place_of_its_own() {
        let all: Vec<Action> = Action::all().collect();
        assert_eq!(all.len(), Action::COUNT);
        let names: BTreeSet<&str> = all.iter().map(|a| a.name()).collect();
        assert_eq!(names.len(), Action::COUNT);
        for (index, action) in all.into_iter().enumerate() {
            assert_eq!(action.index(), index);
            assert_eq!(Action::named(action.name()), Some(action));
            let in_menus = action.group() == Group::Menus;
            assert_eq!(action.place() == Place::Menus, in_menus);
        }
        assert_eq!(Action::named("dance"), None);
    }

    #[test]
    fn every_action_stands_in_a_row() {
        let rows = Group::ALL.into_iter().flat_map(Group::rows);
        let mut actions: Vec<Action> = rows.flat_map(|row| row.actions).collect();
        actions.sort_unstable();
        assert_eq!(actions, Action::all().collect::<Vec<_>>());
        let four = Group::Moving.rows().remove(0);
        assert_eq!(four.actions.last(), Some(&TableAction::Right.into()));
    }
}

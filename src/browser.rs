//! The page round the program, when it runs in a browser: its back button, files that are given to it, and what it is
//! told. On the desktop none of it happens.

use crate::replay;
use bevy::{
    input::{
        ButtonState, InputSystems,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    window::PrimaryWindow,
};
use kortlek_kit::{EventLoopWaker, device::Device};
use kortlek_platform::page;
use kortlek_table::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    if page::IS_PAGE {
        app.add_systems(Startup, listen)
            .add_systems(PreUpdate, go_back.before(InputSystems))
            .add_systems(Update, open_given)
            .add_systems(Last, tell_depth);
    }
}

fn listen(world: &mut World) {
    if page::is_touched() {
        // Until something else is used.
        *world.resource_mut::<Device>() = Device::Touch;
    }
    let waker = EventLoopWaker::of(world.get_resource());
    page::on_news(move || waker.up());
}

/// The back button does what the key does that leads back.
fn go_back(
    window: Query<Entity, With<PrimaryWindow>>,
    mut keys: MessageWriter<KeyboardInput>,
    mut is_down: Local<bool>,
) {
    let state = match (*is_down, page::went_back()) {
        (true, _) => ButtonState::Released,
        (false, true) => ButtonState::Pressed,
        (false, false) => return,
    };
    *is_down = state == ButtonState::Pressed;
    if let Ok(window) = window.single() {
        keys.write(KeyboardInput {
            key_code: KeyCode::Escape,
            logical_key: Key::Escape,
            state,
            text: None,
            repeat: false,
            window,
        });
    }
}

/// A file that was dropped on the page is watched.
fn open_given(mut commands: Commands) {
    if let Some(file) = page::given_file() {
        replay::open_file(&mut commands, file);
    }
}

/// Tells the page how far from the title what shows is, so that its back button leads there.
fn tell_depth(screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut told: Local<Option<u32>>) {
    let depth = depth(*screen.get(), *menu.get());
    if told.replace(depth) != Some(depth) {
        page::screen(&format!("{:?}", screen.get()).to_lowercase(), depth);
    }
}

/// Number of steps back to the title.
fn depth(screen: Screen, menu: Menu) -> u32 {
    let screen = u32::from(screen != Screen::Title);
    let menu = u32::from(!menu.leaves_the_table() && menu != Menu::First);
    screen + menu
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_leads_from_every_page_to_the_title_and_from_there_nowhere() {
        assert_eq!(depth(Screen::Title, Menu::None), 0);
        assert_eq!(depth(Screen::Title, Menu::First), 0);
        assert_eq!(depth(Screen::Title, Menu::Settings), 1);
        assert_eq!(depth(Screen::Table, Menu::None), 1);
        assert_eq!(depth(Screen::Table, Menu::Pause), 2);
    }
}

//! The way through screens and menus.

use bevy::prelude::*;
use kortlek_kit::focus::FocusNavigation;
use kortlek_table::{Menu, Screen};

/// The menus that lie under the one that shows, the lowest first.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuStack(Vec<Menu>);

/// Opens a menu over what shows.
pub fn open(world: &mut World, menu: Menu) {
    let now = *world.resource::<State<Menu>>().get();
    if now == menu {
        return;
    }
    world.resource_mut::<MenuStack>().0.push(now);
    // On the way back from a menu over it, the focus is where it was; opened again it begins afresh.
    world.resource_mut::<FocusNavigation>().forget(menu);
    world.resource_mut::<NextState<Menu>>().set(menu);
}

/// Closes the menu that shows: what lay under it shows again.
pub fn close(world: &mut World) {
    let under = world.resource_mut::<MenuStack>().0.pop();
    world
        .resource_mut::<NextState<Menu>>()
        .set(under.unwrap_or_default());
}

/// Closes all menus.
pub fn close_all(world: &mut World) {
    world.resource_mut::<MenuStack>().0.clear();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
}

/// Leaves the table or the setup for another screen; no menu comes along.
pub fn go_to(world: &mut World, screen: Screen) {
    close_all(world);
    world.resource_mut::<FocusNavigation>().forget("title");
    world.resource_mut::<NextState<Screen>>().set(screen);
}

//! Zoom of everything that egui draws: it follows the window, the table's frame and the player's scale.

use crate::{
    layout::frame::Frame,
    states::{Menu, Screen},
};
use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use kortlek_kit::{preferences::Preferences, theme::zoom};

/// Room, in egui's points, that a page has at least which is seen as a whole and not scrolled.
const ONE_SCREEN: Vec2 = Vec2::new(1117.0, 698.0);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, refit);
}

/// egui's zoom while a menu is open: things round a table have the frame's type, a page the largest that fits.
fn zoom_beside(menu: Menu, frame: Option<&Frame>, window: Vec2, ui_scale: f32) -> f32 {
    match (menu, frame) {
        (menu, Some(frame)) if menu.leaves_the_table() => frame.text,
        // A page that is not scrolled must fit as it is.
        (Menu::Reference, _) => {
            let most = (window / ONE_SCREEN).min_element().max(0.5);
            zoom(window, ui_scale).min(most)
        }
        _ => zoom(window, ui_scale),
    }
}

fn refit(
    mut contexts: EguiContexts,
    frame: Option<Res<Frame>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    preferences: Option<Res<Preferences>>,
    screen: Option<Res<State<Screen>>>,
    menu: Option<Res<State<Menu>>>,
) {
    let Ok(window) = windows.single() else { return };
    let size = Vec2::new(window.width(), window.height());
    let scale = preferences.map_or(1.0, |p| p.ui_scale);
    let at_table = screen.is_none_or(|screen| *screen.get() == Screen::Table);
    let menu = menu.map_or(Menu::None, |menu| *menu.get());
    let frame = frame
        .as_deref()
        .filter(|frame| frame.window == size && at_table);
    let wanted = zoom_beside(menu, frame, size, scale);
    if let Ok(ctx) = contexts.ctx_mut()
        && (ctx.zoom_factor() - wanted).abs() > 1e-3
    {
        ctx.set_zoom_factor(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Seat;

    /// Bar, log and facts are left out while egui's zoom is not the frame's, so these have to agree where they are seen.
    #[test]
    fn what_stands_round_a_watched_table_has_the_type_of_its_frame() {
        for (width, height) in [
            (640, 400),
            (960, 600),
            (1152, 720),
            (1366, 768),
            (3840, 2160),
        ] {
            for ui_scale in [0.8, 1.0, 2.0] {
                let window = Vec2::new(width as f32, height as f32);
                let frame = crate::layout::frame::frame(window, ui_scale, 3, Seat(0));
                let watched = frame.above_strip(ui_scale);
                for menu in [Menu::None, Menu::Replay, Menu::Decided] {
                    let zoom = zoom_beside(menu, Some(&watched), window, ui_scale);
                    assert_eq!(zoom, watched.text, "{menu:?} {window} {ui_scale}");
                }
                let page = zoom_beside(Menu::Pause, Some(&watched), window, ui_scale);
                assert_eq!(page, zoom(window, ui_scale));
            }
        }
    }
}

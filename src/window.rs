//! The window: its size and place, its first picture, its cloth, filling the screen.

mod placement;

use crate::{command_line::Launch, progress::Progress};
use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    shader::Shader,
    window::{
        Monitor, MonitorSelection, PrimaryWindow, WindowFocused, WindowMode, WindowMoved,
        WindowOccluded, WindowResizeConstraints, WindowResized,
    },
    winit::WINIT_WINDOWS,
};
use kortlek_kit::{
    Preferences, RedrawRequest,
    palette::{Palette, colour},
    pictures::Pictures,
    words::UiWords,
};
use kortlek_platform::page::{self, IS_PAGE};
use kortlek_table::{Screen, TableEvent};
use placement::{ScreenArea, WindowRequest, least, place};
use std::time::Duration;
use winit::window::UserAttentionType;

/// The smallest window in which every screen is good, in logical pixels.
pub const SMALLEST: (u32, u32) = (960, 600);
/// The window of one who has never changed it.
const FIRST: (u32, u32) = (1280, 800);
/// Frames that are drawn before the window shows: in the first one nothing has its place yet.
const HIDDEN_FRAMES: u8 = 2;
/// Number of such frames at the table, where icons that are used for the first time come one or two frames later.
const HIDDEN_FRAMES_OF_TABLE: u8 = 4;
/// Frames within which a window manager has taken over a window that shows.
const MAPPED_WITHIN: u8 = 6;
/// The window shows after this time, whatever is missing.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Shaders without which nothing is seen. The engine asks for them when it draws the first picture; asked for at once
/// they are there one picture earlier.
pub const SHADERS: [&str; 3] = [
    "embedded://bevy_core_pipeline/blit/blit.wgsl",
    "embedded://bevy_core_pipeline/tonemapping/tonemapping.wgsl",
    "embedded://bevy_sprite_render/render/sprite.wgsl",
];

#[derive(Component)]
struct Shaders(Vec<Handle<Shader>>);

pub(super) fn plugin(app: &mut App) {
    if app.world().contains_resource::<Assets<Shader>>()
        && let Some(server) = app.world().get_resource::<AssetServer>()
    {
        let shaders = SHADERS.map(|path| server.load(path)).into();
        app.world_mut().spawn(Shaders(shaders));
    }
    app.add_systems(Startup, spawn_camera)
        .init_resource::<Unfocused>()
        .init_resource::<OpensMaximised>()
        // A maximised window is not remembered in its size.
        .add_systems(
            Update,
            (look_behind, (remember_size, remember_place)).chain(),
        )
        .add_systems(Update, (call, find_place))
        .add_systems(First, shrink)
        .add_systems(Update, name.run_if(resource_changed::<UiWords>))
        .add_systems(PostUpdate, show)
        .add_systems(
            Update,
            (lay_cloth, fill_screen).run_if(resource_changed::<Preferences>),
        );
}

/// The window as it opens.
pub fn primary(
    launch: &Launch,
    memory: &Progress,
    preferences: &Preferences,
    words: &UiWords,
) -> Window {
    // The page round a canvas says how large it is.
    let canvas = page::canvas();
    let smallest = match &canvas {
        Some(_) => WindowResizeConstraints::default(),
        None => no_smaller_than(Vec2::new(SMALLEST.0 as f32, SMALLEST.1 as f32)),
    };
    Window {
        fit_canvas_to_parent: canvas.is_some(),
        canvas,
        title: words.say("window-title"),
        name: Some("kortlek".to_owned()),
        resolution: launch.size.or(memory.window).unwrap_or(FIRST).into(),
        resize_constraints: smallest,
        position: match memory.window_at {
            Some((x, y)) if launch.size.is_none() => WindowPosition::At(IVec2::new(x, y)),
            _ => WindowPosition::Automatic,
        },
        mode: mode(preferences),
        visible: false,
        ..default()
    }
}

fn no_smaller_than(size: Vec2) -> WindowResizeConstraints {
    WindowResizeConstraints {
        min_width: size.x,
        min_height: size.y,
        ..default()
    }
}

/// The window is to be made as large as the screen once it shows.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct OpensMaximised(bool);

/// Finds the window's size and place on the screens that there are, before it shows.
fn find_place(
    mut window: Query<&mut Window, With<PrimaryWindow>>,
    monitors: Query<&Monitor>,
    (memory, launch): (Res<Progress>, Option<Res<Launch>>),
    mut maximised: ResMut<OpensMaximised>,
    mut is_placed: Local<bool>,
) {
    let Ok(mut window) = window.single_mut() else {
        return;
    };
    if *is_placed || monitors.is_empty() || window.canvas.is_some() {
        return;
    }
    *is_placed = true;
    let screens: Vec<ScreenArea> = monitors.iter().map(ScreenArea::from).collect();
    let smallest = Vec2::new(SMALLEST.0 as f32, SMALLEST.1 as f32);
    window.resize_constraints = no_smaller_than(least(smallest, &screens));
    if launch.is_some_and(|launch| launch.size.is_some()) {
        return;
    }
    let wish = WindowRequest {
        size: window.resolution.size(),
        at: memory.window_at.map(IVec2::from),
        maximised: memory.maximised,
    };
    let placement = place(wish, &screens);
    if placement.size != wish.size {
        window.resolution.set(placement.size.x, placement.size.y);
    }
    if placement.position != WindowPosition::Automatic {
        window.position = placement.position;
    }
    maximised.0 = placement.maximised;
}

fn mode(preferences: &Preferences) -> WindowMode {
    if preferences.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn cloth(preferences: &Preferences) -> Color {
    colour(Palette::of(preferences.cloth).table)
}

fn spawn_camera(mut commands: Commands, preferences: Res<Preferences>) {
    commands.insert_resource(ClearColor(cloth(&preferences)));
    commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off));
}

/// State of the window's appearance.
#[derive(Default)]
enum Showing {
    #[default]
    Hidden,
    /// Visible, and to be made as large as the screen after this many frames: window managers do that only to a
    /// window that they have.
    Maximises(u8),
    Done,
}

/// Shows the window as soon as its picture is finished.
fn show(
    mut window: Query<&mut Window, With<PrimaryWindow>>,
    (shaders, server, pictures): (
        Option<Single<&Shaders>>,
        Option<Res<AssetServer>>,
        Option<Res<Pictures>>,
    ),
    (screen, time): (Res<State<Screen>>, Res<Time<Real>>),
    mut awake: ResMut<RedrawRequest>,
    (mut frames, mut finished, mut shown): (Local<u8>, Local<bool>, Local<Showing>),
    maximises: Res<OpensMaximised>,
) {
    match &mut *shown {
        Showing::Done => return,
        Showing::Maximises(0) => {
            if let Ok(mut window) = window.single_mut() {
                window.set_maximized(true);
            }
            *shown = Showing::Done;
            return;
        }
        Showing::Maximises(frames) => {
            *frames -= 1;
            awake.keep();
            return;
        }
        Showing::Hidden => {}
    }
    awake.keep();
    let was_finished = *finished;
    *frames = frames.saturating_add(1);
    let shaders = shaders.zip(server);
    let can_be_seen = shaders.is_none_or(|(all, server)| all.0.iter().all(|s| server.is_loaded(s)));
    let hidden = match screen.get() {
        Screen::Table => HIDDEN_FRAMES_OF_TABLE,
        Screen::Title | Screen::Setup => HIDDEN_FRAMES,
    };
    // A page shows at once, and its pictures come while it is read.
    let lacks_pictures = !IS_PAGE && pictures.is_some_and(|pictures| pictures.is_busy());
    *finished = *frames >= hidden && can_be_seen && !lacks_pictures;
    // In a window the picture of the frame before is being drawn meanwhile; a page draws that of this frame next.
    let shows = if IS_PAGE { *finished } else { was_finished };
    if (shows || time.elapsed() > PATIENCE)
        && let Ok(mut window) = window.single_mut()
    {
        window.visible = true;
        page::started();
        *shown = match maximises.0 {
            true => Showing::Maximises(MAPPED_WITHIN),
            false => Showing::Done,
        };
    }
}

fn name(mut window: Query<&mut Window, With<PrimaryWindow>>, words: Res<UiWords>) {
    if let Ok(mut window) = window.single_mut() {
        window.title = words.say("window-title");
    }
}

fn lay_cloth(mut clear: ResMut<ClearColor>, preferences: Res<Preferences>) {
    clear.0 = cloth(&preferences);
}

fn fill_screen(mut window: Query<&mut Window, With<PrimaryWindow>>, preferences: Res<Preferences>) {
    let wanted = mode(&preferences);
    if let Ok(mut window) = window.single_mut()
        && window.mode != wanted
    {
        window.mode = wanted;
    }
}

fn remember_size(
    mut resized: MessageReader<WindowResized>,
    window: Query<&Window, With<PrimaryWindow>>,
    behind: Res<Unfocused>,
    mut memory: ResMut<Progress>,
) {
    if resized.read().last().is_none() {
        return;
    }
    if let Ok(window) = window.single()
        && window.mode == WindowMode::Windowed
        && window.visible
        && !behind.maximised
        && window.width() >= window.resize_constraints.min_width
    {
        let size: (u32, u32) = window.size().round().as_uvec2().into();
        if memory.window != Some(size) {
            memory.window = Some(size);
        }
    }
}

/// The smallest window that is laid out as it is, in logical pixels. A smaller one is drawn smaller as a whole.
const LAID_OUT: Vec2 = Vec2::new(640.0, 400.0);

/// The scale factor at which a window of this size in pixels of the screen is drawn, if its own would leave it less room
/// than any page can do with.
fn shrunk(size: Vec2, own: f32) -> Option<f32> {
    let fits = (size / LAID_OUT).min_element();
    (fits > 0.0 && fits < own).then_some(fits)
}

/// Draws a window smaller that a window manager made smaller than it can be asked to be.
fn shrink(mut window: Query<&mut Window, (With<PrimaryWindow>, Changed<Window>)>) {
    let Ok(mut window) = window.single_mut() else {
        return;
    };
    let resolution = &window.resolution;
    let size = resolution.physical_size().as_vec2();
    let scale = shrunk(size, resolution.base_scale_factor());
    if resolution.scale_factor_override() != scale {
        window.resolution.set_scale_factor_override(scale);
    }
}

/// Keeps where the window is put.
fn remember_place(
    mut moved: MessageReader<WindowMoved>,
    window: Query<&Window, With<PrimaryWindow>>,
    behind: Res<Unfocused>,
    mut memory: ResMut<Progress>,
) {
    let Some(at) = moved.read().last().map(|moved| moved.position) else {
        return;
    };
    let window = window.single();
    let windowed = window.is_ok_and(|w| w.mode == WindowMode::Windowed && w.visible);
    if windowed && !behind.maximised && !behind.minimised && memory.window_at != Some(at.into()) {
        memory.window_at = Some(at.into());
    }
}

/// State of the window in the system.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unfocused {
    /// It is put away: nobody sees the table, and nothing goes on there.
    pub minimised: bool,
    /// It is as large as the screen, with its edges.
    pub maximised: bool,
}

/// Asks the system how it shows the window, whenever that may have changed.
fn look_behind(
    mut changes: (
        MessageReader<WindowResized>,
        MessageReader<WindowFocused>,
        MessageReader<WindowOccluded>,
        MessageReader<WindowMoved>,
    ),
    window: Query<Entity, With<PrimaryWindow>>,
    mut behind: ResMut<Unfocused>,
    mut memory: ResMut<Progress>,
    _main_thread: NonSendMarker,
) {
    let hidden = changes.2.read().last().map(|change| change.occluded);
    let others = changes.0.read().count() + changes.1.read().count() + changes.3.read().count();
    if others == 0 && hidden.is_none() {
        return;
    }
    let Ok(entity) = window.single() else { return };
    let now = WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(entity)?;
        Some(Unfocused {
            minimised: window.is_minimized().unwrap_or(false) || hidden == Some(true),
            maximised: window.is_maximized() && window.fullscreen().is_none(),
        })
    });
    if let Some(now) = now {
        behind.set_if_neq(now);
        if !now.minimised && memory.maximised != now.maximised {
            memory.maximised = now.maximised;
        }
    }
}

/// Shows in the system's bar that it is the player's turn, as long as another window has the focus.
fn call(
    mut events: MessageReader<TableEvent>,
    mut focused: MessageReader<WindowFocused>,
    window: Query<(Entity, &Window), With<PrimaryWindow>>,
    preferences: Res<Preferences>,
    _main_thread: NonSendMarker,
) {
    let turn = events
        .read()
        .any(|event| matches!(event, TableEvent::YourTurn | TableEvent::Finished));
    let came = focused.read().last().is_some_and(|change| change.focused);
    let Ok((entity, window)) = window.single() else {
        return;
    };
    let wanted = if turn && !window.focused && preferences.call_me {
        Some(UserAttentionType::Informational)
    } else if came {
        None
    } else {
        return;
    };
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(entity) {
            window.request_user_attention(wanted);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_is_too_small_is_drawn_smaller_as_a_whole() {
        let shrunk = |x, y, own| shrunk(Vec2::new(x, y), own);
        assert_eq!(shrunk(640.0, 400.0, 1.0), None);
        assert_eq!(shrunk(1280.0, 800.0, 2.0), None);
        assert_eq!(shrunk(320.0, 900.0, 1.0), Some(0.5));
        assert_eq!(shrunk(1280.0, 400.0, 2.0), Some(1.0));
        // One that is minimised stays as it is.
        assert_eq!(shrunk(0.0, 0.0, 1.0), None);
    }

    #[test]
    fn what_is_asked_for_beats_what_is_remembered() {
        let preferences = Preferences::default();
        let asked = Launch {
            size: Some((960, 600)),
            ..Launch::default()
        };
        let remembered = Progress {
            window: Some((1500, 900)),
            ..Progress::default()
        };
        let (nothing, fresh) = (Launch::default(), Progress::default());
        for (launch, memory, size) in [
            (&asked, &remembered, (960.0, 600.0)),
            (&nothing, &remembered, (1500.0, 900.0)),
            (&nothing, &fresh, (1280.0, 800.0)),
        ] {
            let window = primary(launch, memory, &preferences, &crate::words::in_english());
            assert_eq!((window.width(), window.height()), size);
        }
    }
}

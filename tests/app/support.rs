//! The whole application without a window and without a graphics card, driven frame by frame.

use bevy::{
    app::PluginsState,
    audio::AudioPlugin,
    ecs::message::MessageCursor,
    input::{
        ButtonState,
        gamepad::{
            GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
            RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
        keyboard::{Key, KeyboardInput, NativeKey},
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, WindowResized},
    winit::WinitPlugin,
};
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiInput, EguiPostUpdateSet,
    egui::{self, epaint::ClippedShape},
};
use kortlek::{
    AppPlugin, assets_folder,
    command_line::Launch,
    navigation,
    notices::Notice,
    play,
    progress::Progress,
    settings,
    store::{
        disk::Folders,
        writer::{FileKind, FileWriter, WriteResult},
    },
};
use kortlek_kit::{
    Pace, Preferences, focus::FocusNavigation, pictures::AssetFolder, words::UiWords,
};
use kortlek_rules::{Level, Seat, Who};
use kortlek_table::{
    Menu, Picked, Screen, Table, TableCommand, TableEvent,
    draw::opening::{TableAge, TablePart},
    register::{Shelf, ShelfEntry},
};
use kortlek_words::Language;
use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

/// Limit of all waiting. It only ends tests that fail.
const PATIENCE: Duration = Duration::from_secs(300);

/// A folder for one test's settings and saves, removed when dropped.
pub struct Home(PathBuf);

impl Home {
    pub fn new() -> Home {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("app-{}-{count}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("cargo's folder for tests can be written");
        Home(path)
    }

    pub fn folders(&self) -> Folders {
        Folders::within(&self.0)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // A folder that stays behind in cargo's folder for tests harms nobody.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Output of egui's last frame.
#[derive(Resource, Default)]
pub struct EguiFrame {
    pub shapes: Vec<ClippedShape>,
    /// Nodes for a screen reader, if they are made.
    pub nodes: Vec<egui::accesskit::Node>,
}

fn keep(mut drawn: ResMut<EguiFrame>, outputs: Query<&EguiFullOutput>) {
    if let Some(output) = outputs.iter().find_map(|output| output.0.as_ref()) {
        drawn.shapes.clone_from(&output.shapes);
        if let Some(update) = &output.platform_output.accesskit_update {
            drawn.nodes = update.nodes.iter().map(|(_, node)| node.clone()).collect();
        }
    }
}

/// The application with the settings and saves of a home, at a pace at which nothing takes time.
pub struct Kortlek {
    pub app: App,
    notices: Vec<String>,
    events: Vec<TableEvent>,
    saved: Option<usize>,
    hears: (
        MessageCursor<Notice>,
        MessageCursor<TableEvent>,
        MessageCursor<WriteResult>,
    ),
    /// A home that nobody else needs; dropped after the application.
    _home: Option<Home>,
}

impl Kortlek {
    /// Starts the application in a home of its own.
    pub fn fresh() -> Kortlek {
        let home = Home::new();
        let kortlek = Kortlek::start(&home);
        Kortlek {
            _home: Some(home),
            ..kortlek
        }
    }

    /// Starts the application.
    pub fn start(home: &Home) -> Kortlek {
        let folders = home.folders();
        let mut preferences = settings::read_preferences(&folders).value;
        preferences.pace = Pace::Instant;
        // Tips are stops of the focus: tests of something else do without them.
        preferences.table_tips = false;
        // A decision that makes itself after a moment would come while a test looks.
        preferences.play_forced = false;
        // So would the panel that tells how the game ends, over what a test is about to pick.
        preferences.tell_decided = false;
        preferences.language.get_or_insert(Language::English);
        let memory: Progress = settings::read(&folders.memory(), FileKind::Progress).value;
        let assets = assets_folder::find().expect("the tests run in the project");
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(RenderPlugin {
                    render_creation: WgpuSettings {
                        backends: None,
                        ..default()
                    }
                    .into(),
                    ..default()
                })
                .set(AssetPlugin {
                    file_path: assets.to_string_lossy().into_owned(),
                    ..default()
                })
                .disable::<LogPlugin>()
                .disable::<AudioPlugin>()
                .disable::<WinitPlugin>(),
        );
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            16,
        )))
        .insert_resource(Launch::default())
        .insert_resource(preferences)
        .insert_resource(memory)
        .insert_resource(folders)
        .insert_resource(AssetFolder(assets))
        .add_plugins(AppPlugin);
        while app.plugins_state() != PluginsState::Ready {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let mut kortlek = Kortlek {
            app,
            notices: Vec::new(),
            events: Vec::new(),
            saved: None,
            hears: Default::default(),
            _home: None,
        };
        kortlek.frames(3);
        kortlek
    }

    /// Keeps what egui draws, from now on.
    pub fn keeping_drawn(mut self) -> Kortlek {
        self.app.init_resource::<EguiFrame>().add_systems(
            PostUpdate,
            keep.after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
        self
    }

    /// Sets the size of the window, in logical pixels, and the scale of the type.
    pub fn resize(&mut self, size: (f32, f32), scale: f32) {
        let world = self.world();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (id, mut window) = windows.single_mut(world).expect("there is one");
        window.resolution.set(size.0, size.1);
        world.write_message(WindowResized {
            window: id,
            width: size.0,
            height: size.1,
        });
        world.resource_mut::<Preferences>().ui_scale = scale;
        self.frames(4);
    }

    /// Draws some frames.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
            let world = self.app.world();
            let notices = world.resource::<Messages<Notice>>();
            let words = world.resource::<UiWords>();
            self.notices
                .extend(self.hears.0.read(notices).map(|notice| notice.said(words)));
            let events = world.resource::<Messages<TableEvent>>();
            self.events.extend(self.hears.1.read(events).cloned());
            let written = world.resource::<Messages<WriteResult>>();
            for written in self.hears.2.read(written) {
                if let (FileKind::Save(positions), None) = (written.kind, &written.problem) {
                    self.saved = Some(positions);
                }
            }
        }
    }

    /// Draws frames until something holds. Panics if it doesn't within [`PATIENCE`]: bots think on other threads, and may
    /// have to share the machine with much else.
    pub fn until(&mut self, what: &str, mut holds: impl FnMut(&mut Kortlek) -> bool) {
        let begun = Instant::now();
        while !holds(self) {
            assert!(begun.elapsed() < PATIENCE, "waited in vain until {what}");
            self.frames(1);
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    pub fn folders(&self) -> Folders {
        self.app.world().resource::<Folders>().clone()
    }

    /// The context of egui's one window.
    pub fn egui(&mut self) -> egui::Context {
        let world = self.world();
        let mut contexts = world.query::<&mut EguiContext>();
        let mut context = contexts.single_mut(world).expect("egui draws one window");
        context.get_mut().clone()
    }

    pub fn preferences(&mut self) -> Mut<'_, Preferences> {
        self.world().resource_mut()
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    pub fn table(&self) -> &Table {
        self.app.world().resource::<Table>()
    }

    /// Sentences shown so far.
    pub fn notices(&self) -> &[String] {
        &self.notices
    }

    /// Events at the table so far.
    pub fn events(&self) -> &[TableEvent] {
        &self.events
    }

    /// A game on the shelf.
    pub fn entry(&self, game: &str) -> ShelfEntry {
        let shelf = self.app.world().resource::<Shelf>();
        *shelf.get(game).expect("it is on the shelf")
    }

    /// Sits down at Thricewise: the person on the first seat, quick bots on the others.
    pub fn sit_down(&mut self, players: usize, seed: u64) {
        self.sit_down_at("thricewise", players, seed);
    }

    /// The same at any game.
    pub fn sit_down_at(&mut self, game: &str, players: usize, seed: u64) {
        let table = self.open(game, players, seed, Some(Seat(0)), Who::Random);
        play::begin(self.world(), table);
        self.frames(2);
        self.until("the table answers", Kortlek::answers);
    }

    /// Returns true if all parts of the table have come.
    fn answers(&mut self) -> bool {
        let world = self.world();
        let mut age = world.query::<&TableAge>();
        age.single(world)
            .is_ok_and(|age| age.is_due(TablePart::Help))
    }

    pub fn thricewise(&self, players: usize, seed: u64, me: Option<Seat>, bot: Who) -> Table {
        self.open("thricewise", players, seed, me, bot)
    }

    pub fn open(&self, game: &str, players: usize, seed: u64, me: Option<Seat>, bot: Who) -> Table {
        let options = [("players".to_owned(), players.into())];
        let options = options.into_iter().collect();
        let seats = play::seats(players, me, &[bot]);
        play::open(&self.entry(game), options, seed, seats).expect("the options are right")
    }

    /// Waits until the person owes a decision or the game is over; returns true if it goes on.
    pub fn my_turn(&mut self) -> bool {
        self.until("it is my turn", |k| {
            let table = k.table();
            let owes = table.picking.decides() || table.session.result().is_some();
            owes && k.answers()
        });
        self.table().session.result().is_none()
    }

    /// Makes one of the person's decisions by picking its targets one after the other.
    pub fn decide(&mut self, which: usize) {
        let before = self.table().session.positions();
        let choices = self.table().picking.choices();
        if choices.is_empty() {
            return; // The only choice has just made itself.
        }
        let gesture = &choices[which % choices.len()].gesture;
        let path: Vec<_> = gesture.targets().collect();
        for target in path {
            self.world().write_message(Picked(target));
            self.frames(1);
        }
        if self.table().session.positions() == before {
            self.world().write_message(TableCommand::Confirm);
        }
        self.until("the decision is made", |k| {
            k.table().session.positions() > before
        });
    }

    /// Waits for the person's turn and makes a decision.
    pub fn decide_next(&mut self, which: usize) {
        assert!(self.my_turn());
        self.decide(which);
    }

    /// Makes all decisions that are left, from this step of the walk on, and waits for the result. Returns the number
    /// of steps of the walk by then.
    pub fn play_on(&mut self, from: usize) -> usize {
        let mut step = from;
        while self.my_turn() {
            self.decide(any(step));
            step += 1;
            let game = self.table().session.card().id;
            assert!(step < 2000, "{game} goes on and on");
        }
        self.until("the result shows", |k| k.menu() == Menu::Result);
        step
    }

    /// Number of the person's decisions that were made and not taken back.
    pub fn own_decisions(&self) -> usize {
        let session = &self.table().session;
        let me = session.me();
        let made = (0..session.positions() - 1).filter(|k| session.made_by(*k) == me);
        made.count()
    }

    /// Goes to the title.
    pub fn go_to_title(&mut self) {
        navigation::go_to(self.world(), Screen::Title);
        self.frames(3);
    }

    /// Presses a key, holds it for some frames and lets it go.
    pub fn key(&mut self, key: KeyCode) {
        self.chord(&[key]);
    }

    /// Presses keys together, holds them for some frames and lets them go.
    pub fn chord(&mut self, keys: &[KeyCode]) {
        let keys: Vec<_> = keys.iter().map(|key| (*key, "")).collect();
        self.written_chord(&keys);
    }

    /// As [`Kortlek::chord`], on a keyboard where the keys in these places write this; nothing if it is empty.
    pub fn written_chord(&mut self, keys: &[(KeyCode, &str)]) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            for (key, text) in keys {
                let logical_key = match *text {
                    "" => Key::Unidentified(NativeKey::Unidentified),
                    text => Key::Character(text.into()),
                };
                self.world().write_message(KeyboardInput {
                    key_code: *key,
                    logical_key,
                    state,
                    text: None,
                    repeat: false,
                    window,
                });
            }
            self.frames(3);
        }
    }

    /// Name of the focused widget in a menu.
    pub fn focus(&self) -> &str {
        self.app.world().resource::<FocusNavigation>().name()
    }

    /// Goes on by Tab until something has the focus.
    pub fn walk_to(&mut self, name: &str) {
        for _ in 0..200 {
            if self.focus() == name {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("no focus ever on {name}, but on {}", self.focus());
    }

    /// Lets something happen to egui's window.
    pub fn egui_event(&mut self, event: egui::Event) {
        let world = self.world();
        let mut inputs = world.query::<&mut EguiInput>();
        let mut input = inputs.single_mut(world).expect("egui draws one window");
        input.0.events.push(event);
    }

    /// Types a text, letter by letter, as a keyboard does.
    pub fn type_in(&mut self, text: &str) {
        for letter in text.chars() {
            self.egui_event(egui::Event::Text(letter.to_string()));
            self.frames(1);
        }
        self.frames(3);
    }

    /// The window.
    pub fn window(&mut self) -> Entity {
        let world = self.world();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows
            .single(world)
            .expect("there is one, though nobody sees it")
    }

    /// Moves the mouse to a point of the window, in logical pixels.
    pub fn point(&mut self, at: Vec2) {
        let window = self.window();
        let world = self.world();
        if let Some(mut shown) = world.get_mut::<Window>(window) {
            shown.set_cursor_position(Some(at));
        }
        world.write_message(CursorMoved {
            window,
            position: at,
            delta: None,
        });
        self.frames(2);
    }

    /// Presses the left button of the mouse, or lets it go.
    pub fn mouse(&mut self, state: ButtonState) {
        let window = self.window();
        self.world().write_message(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        });
        self.frames(2);
    }

    /// Touches a point of the window with a finger, and lifts it.
    pub fn tap(&mut self, at: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.touch(at, phase);
            self.frames(2);
        }
    }

    /// Puts a finger on a point of the window, or lifts it.
    pub fn touch(&mut self, position: Vec2, phase: TouchPhase) {
        let window = self.window();
        self.world().write_message(TouchInput {
            phase,
            position,
            window,
            force: None,
            id: 1,
        });
    }

    /// Plugs in a pad.
    pub fn plug_in(&mut self, name: &str) -> Entity {
        let pad = self.world().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: name.to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let event = GamepadConnectionEvent::new(pad, connection);
        self.world().write_message(event);
        self.frames(2);
        pad
    }

    /// Pulls a pad out.
    pub fn pull_out(&mut self, pad: Entity) {
        let event = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.world().write_message(event);
        self.frames(2);
    }

    /// Presses buttons of a pad, one after the other, and lets all go.
    pub fn buttons(&mut self, pad: Entity, buttons: &[GamepadButton]) {
        for value in [1.0, 0.0] {
            for button in buttons {
                let event = RawGamepadButtonChangedEvent::new(pad, *button, value);
                self.world().write_message(RawGamepadEvent::from(event));
                self.frames(3);
            }
        }
    }

    /// Presses a button of a pad, holds it for some frames and lets it go.
    pub fn button(&mut self, pad: Entity, button: GamepadButton) {
        self.buttons(pad, &[button]);
    }

    /// Pushes the left stick up (1) or down (-1).
    pub fn stick(&mut self, pad: Entity, value: f32) {
        let event = RawGamepadAxisChangedEvent::new(pad, GamepadAxis::LeftStickY, value);
        self.world().write_message(RawGamepadEvent::from(event));
        self.frames(3);
    }

    /// Number of positions in the last save on the disk.
    pub fn saved(&self) -> Option<usize> {
        self.saved
    }

    /// Ends the program at once, as a power cut would, but for what the disk had already been given.
    pub fn kill(mut self) {
        self.world().resource_mut::<FileWriter>().finish();
    }
}

/// A fixed walk through the choices: not always the first.
pub fn any(step: usize) -> usize {
    step.wrapping_mul(7919) % 97
}

/// A level for tests that need a bot that thinks.
pub const QUICK: Who = Who::bot(Level::Novice);

/// The settings that a home has on its disk.
pub fn settings_of(home: &Home) -> Preferences {
    settings::read_preferences(&home.folders()).value
}

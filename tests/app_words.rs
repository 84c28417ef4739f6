//! Every page in every language: no words are cut, and none lie where they have no room.

mod app_support;

use app_support::{Home, Kortlek, any};
use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowResized},
};
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiPostUpdateSet,
    egui::{Rangef, Rect, Shape, epaint::ClippedShape},
};
use kortlek::{
    memory::Memory,
    menus::{self, RulesOf},
    plan::Plan,
};
use kortlek_table::{
    Menu, Preferences, Screen,
    register::{Shelf, ShelfEntry},
    ui::fit,
};
use kortlek_words::Language;
use std::collections::BTreeSet;

/// What egui drew last.
#[derive(Resource, Default)]
struct Drawn(Vec<ClippedShape>);

fn keep(mut drawn: ResMut<Drawn>, outputs: Query<&EguiFullOutput>) {
    if let Some(output) = outputs.iter().find_map(|output| output.0.as_ref()) {
        drawn.0.clone_from(&output.shapes);
    }
}

/// Words on the screen: what they say and where.
struct Words {
    says: String,
    at: Rect,
    clip: Rect,
    cut: bool,
    /// The smallest thing with edges that they lie on, such as a button.
    on: Option<Rect>,
}

/// The words that show in a screen.
fn words(shapes: &[ClippedShape], screen: Rect) -> Vec<Words> {
    let mut flat = Vec::new();
    for ClippedShape { clip_rect, shape } in shapes {
        flatten(*clip_rect, shape, &mut flat);
    }
    // A menu's dark ground covers what lies below it.
    let covers = |shape: &Shape| match shape {
        Shape::Rect(rect) => rect.rect.contains_rect(screen) && rect.fill.a() > 0,
        _ => false,
    };
    let from = flat.iter().rposition(|(_, shape)| covers(shape));
    let flat = &flat[from.map_or(0, |at| at + 1)..];
    let mut words = Vec::new();
    for (index, (clip, shape)) in flat.iter().enumerate() {
        let Shape::Text(text) = shape else { continue };
        let at = text.galley.rect.translate(text.pos.to_vec2());
        if text.galley.text().trim().is_empty() {
            continue;
        }
        // What is scrolled out of sight lies below nothing.
        let below = flat[..index]
            .iter()
            .filter_map(|(clip, shape)| match shape {
                Shape::Rect(rect) if clip.contains(at.center()) => Some(rect.rect),
                _ => None,
            });
        words.push(Words {
            says: text.galley.text().to_owned(),
            at,
            clip: *clip,
            cut: text.galley.elided,
            on: below
                // Not a line, nor a small part of what words lie on.
                .filter(|rect| rect.contains(at.center()) && rect.height() > 12.0)
                .min_by(|a, b| a.area().total_cmp(&b.area())),
        });
    }
    words
}

fn flatten(clip: Rect, shape: &Shape, flat: &mut Vec<(Rect, Shape)>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                flatten(clip, shape, flat);
            }
        }
        other => flat.push((clip, other.clone())),
    }
}

/// What is wrong with words that show, a line each.
fn faults(words: &[Words], screen: Rect) -> Vec<String> {
    const SLACK: f32 = 1.5;
    let mut faults = Vec::new();
    for w in words {
        let fits = |room: Rangef| {
            let room = room.expand(SLACK);
            room.contains(w.at.left()) && room.contains(w.at.right())
        };
        if w.cut {
            faults.push(format!("cut: {}", w.says));
        }
        let stands_still = w.clip.contains_rect(screen);
        if !fits(w.clip.x_range()) || (stands_still && !screen.contains_rect(w.at)) {
            faults.push(format!("out of sight: {} {:?}", w.says, w.at));
        }
        if let Some(on) = w.on {
            let high = on.expand(4.0).y_range();
            let out = !high.contains(w.at.top()) || !high.contains(w.at.bottom());
            if !fits(on.x_range()) || (stands_still && out) {
                faults.push(format!("larger than {on:?}: {} {:?}", w.says, w.at));
            }
        }
    }
    for (index, a) in words.iter().enumerate() {
        for b in &words[index + 1..] {
            let both = a.at.intersect(b.at).intersect(a.clip).intersect(b.clip);
            // The boxes of large capitals have air above and below.
            if both.width() > 2.0 && both.height() > 0.4 * a.at.height().min(b.at.height()) {
                faults.push(format!("on each other: {} | {}", a.says, b.says));
            }
        }
    }
    faults
}

/// What was found wrong on all pages.
struct Tour {
    kortlek: Kortlek,
    language: Language,
    size: (f32, f32),
    found: BTreeSet<String>,
}

impl Tour {
    fn begin(home: &Home) -> Tour {
        let mut kortlek = Kortlek::start(home);
        kortlek.app.init_resource::<Drawn>().add_systems(
            PostUpdate,
            keep.after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
        Tour {
            kortlek,
            language: Language::English,
            size: (0.0, 0.0),
            found: BTreeSet::new(),
        }
    }

    /// Does something in every language, and in windows of the sizes that have to be good.
    fn everywhere(&mut self, mut act: impl FnMut(&mut Tour)) {
        for size in [(1280.0, 800.0), (960.0, 600.0)] {
            for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
                self.language = language;
                self.size = size;
                let world = self.kortlek.world();
                let mut windows =
                    world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
                let (id, mut window) = windows.single_mut(world).expect("there is one");
                window.resolution.set(size.0, size.1);
                world.write_message(WindowResized {
                    window: id,
                    width: size.0,
                    height: size.1,
                });
                world.resource_mut::<Preferences>().language = Some(language);
                self.kortlek.frames(4);
                act(self);
            }
        }
    }

    /// Looks at the page that shows.
    fn look(&mut self, page: &str) {
        self.kortlek.frames(4);
        let world = self.kortlek.world();
        let mut contexts = world.query::<&mut EguiContext>();
        let mut context = contexts.single_mut(world).expect("egui draws one window");
        let ctx = context.get_mut().clone();
        let screen = ctx.content_rect();
        let words = words(&world.resource::<Drawn>().0, screen);
        assert!(words.len() > 2, "{page} shows words");
        let place = format!("{} {:?} {page}", self.language, self.size);
        let shortened = fit::take_cut(&ctx);
        let shortened = shortened.iter().map(|words| format!("shortened: {words}"));
        let faults = faults(&words, screen);
        self.found.extend(
            faults
                .into_iter()
                .chain(shortened)
                .map(|fault| format!("{place}: {fault}")),
        );
    }

    /// Opens a menu, looks at it and closes it.
    fn visit(&mut self, menu: Menu, page: &str) {
        menus::open(self.kortlek.world(), menu);
        self.look(page);
        menus::close(self.kortlek.world());
        self.kortlek.frames(2);
    }

    fn shelf(&mut self) -> Vec<ShelfEntry> {
        self.kortlek
            .world()
            .resource::<Shelf>()
            .iter()
            .copied()
            .collect()
    }

    fn setups(&mut self) {
        for entry in self.shelf() {
            let world = self.kortlek.world();
            world.insert_resource(Plan::remembered(entry, &Memory::default()));
            world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
            self.look(&format!("setup of {}", entry.card.title));
            menus::go_to(self.kortlek.world(), Screen::Title);
            self.kortlek.frames(2);
        }
    }

    fn rules(&mut self) {
        for entry in self.shelf() {
            self.kortlek.world().insert_resource(RulesOf(entry));
            self.visit(Menu::Rules, &format!("rules of {}", entry.card.title));
        }
    }

    fn end(self) {
        let found: Vec<String> = self.found.into_iter().collect();
        assert!(
            found.is_empty(),
            "{}\n{} in all",
            found.join("\n"),
            found.len()
        );
    }
}

#[test]
fn title_setup_settings_and_credits_have_room_in_every_language() {
    let home = Home::new();
    let mut tour = Tour::begin(&home);
    // With keys or a pad at hand there is more to read.
    let pad = tour.kortlek.plug_in("Xbox 360 Controller");
    tour.kortlek.button(pad, GamepadButton::DPadDown);
    tour.everywhere(|tour| {
        tour.look("title");
        tour.setups();
        tour.rules();
        tour.visit(Menu::Credits, "credits");
        menus::open(tour.kortlek.world(), Menu::Settings);
        for tab in 0..5 {
            tour.look(&format!("settings {tab}"));
            if tab < 4 {
                tour.kortlek.button(pad, GamepadButton::RightTrigger);
            }
        }
        // A key is asked for, and the one that is pressed is taken.
        for _ in 0..2 {
            tour.kortlek.button(pad, GamepadButton::DPadDown);
        }
        tour.kortlek.button(pad, GamepadButton::South);
        tour.look("keys: a key is asked for");
        tour.kortlek.key(KeyCode::Tab);
        tour.look("keys: the key is taken");
        tour.kortlek.key(KeyCode::Escape);
        tour.kortlek.button(pad, GamepadButton::RightTrigger);
        menus::close(tour.kortlek.world());
        tour.kortlek.frames(2);
    });
    tour.end();
}

#[test]
fn what_lies_over_a_table_has_room_in_every_language() {
    let home = Home::new();
    let mut tour = Tour::begin(&home);
    tour.kortlek.sit_down(5, 7);
    for step in 0..3 {
        assert!(tour.kortlek.my_turn());
        tour.kortlek.decide(any(step));
    }
    assert!(tour.kortlek.my_turn());
    tour.everywhere(|tour| {
        tour.visit(Menu::Pause, "pause");
        tour.visit(Menu::Story, "story");
    });
    // A game to go on with.
    menus::go_to(tour.kortlek.world(), Screen::Title);
    tour.kortlek.frames(2);
    tour.everywhere(|tour| {
        tour.look("title with a game");
        tour.setups();
    });
    tour.kortlek.sit_down(5, 7);
    let mut step = 0;
    while tour.kortlek.my_turn() {
        tour.kortlek.decide(any(step));
        step += 1;
    }
    tour.kortlek
        .until("the result shows", |k| k.menu() == Menu::Result);
    tour.everywhere(|tour| {
        // Opened anew, it is told in the language of the moment.
        menus::close_all(tour.kortlek.world());
        tour.kortlek.frames(2);
        tour.visit(Menu::Result, "result");
    });
    tour.end();
}

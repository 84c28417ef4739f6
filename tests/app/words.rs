//! Every page in every language: no words are cut, and none lie where they have no room.

use crate::support::{EguiFrame, Kortlek, any};
use bevy::{prelude::*, sprite::Anchor, text::TextLayoutInfo};
use bevy_egui::egui::{Rangef, Rect, Shape, epaint::ClippedShape, pos2, vec2};
use kortlek::{
    lesson,
    menus::{self, RulesOf},
    navigation,
    plan::MatchSetup,
    play,
    progress::Progress,
    replay,
    store::folder,
};
use kortlek_kit::fit;
use kortlek_rules::{Who, presentation::Target};
use kortlek_table::{
    Activity, Menu, OverlayButtons, Picked, Screen,
    register::{Shelf, ShelfEntry},
};
use kortlek_words::Language;
use std::collections::BTreeSet;

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
        // So does the veil of a lesson.
        Shape::Mesh(mesh) => mesh.calc_bounds().contains_rect(screen.shrink(1.0)),
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
        // Text that is scrolled out of sight is not covered by anything.
        let below = flat[..index].iter();
        let below = below.filter_map(|(clip, shape)| match shape {
            Shape::Rect(rect) if clip.contains(at.center()) => Some(rect.rect),
            _ => None,
        });
        // Nor does it lie on anything itself.
        let in_sight = clip.contains(at.center());
        words.push(Words {
            says: text.galley.text().to_owned(),
            at,
            clip: *clip,
            cut: text.galley.elided,
            on: below
                .filter(|_| in_sight)
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

/// Faults of the visible words, a line each.
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

/// Faults found on all pages.
struct Tour {
    kortlek: Kortlek,
    language: Language,
    size: (f32, f32),
    scale: f32,
    found: BTreeSet<String>,
}

impl Tour {
    fn begin() -> Tour {
        Tour {
            kortlek: Kortlek::fresh().keeping_drawn(),
            language: Language::English,
            size: (0.0, 0.0),
            scale: 1.0,
            found: BTreeSet::new(),
        }
    }

    /// Does something in every language, and in windows of the sizes that have to be good.
    fn everywhere(&mut self, mut act: impl FnMut(&mut Tour)) {
        for size in [(1280.0, 800.0), (960.0, 600.0)] {
            for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
                self.set(size, 1.0, language);
                act(self);
            }
        }
    }

    /// Does something in every language that people speak, in the largest type.
    fn at_large(&mut self, mut act: impl FnMut(&mut Tour)) {
        for language in Language::ALL {
            self.set((1280.0, 800.0), 2.0, language);
            act(self);
        }
    }

    fn set(&mut self, size: (f32, f32), scale: f32, language: Language) {
        (self.language, self.size, self.scale) = (language, size, scale);
        self.kortlek.preferences().language = Some(language);
        self.kortlek.resize(size, scale);
    }

    /// Looks at the page that shows.
    fn look(&mut self, page: &str) {
        self.kortlek.frames(4);
        // Text that was too long in a frame on the way here does not count.
        let ctx = self.kortlek.egui();
        fit::take_cut(&ctx);
        self.kortlek.frames(2);
        let words = self.words();
        assert!(words.len() > 2, "{page} shows words");
        let shortened = fit::take_cut(&ctx);
        let shortened = shortened.iter().map(|words| format!("shortened: {words}"));
        let faults = faults(&words, ctx.content_rect());
        self.note(page, faults.into_iter().chain(shortened));
    }

    /// Notes faults of a page.
    fn note(&mut self, page: &str, faults: impl IntoIterator<Item = String>) {
        let place = format!("{} {:?} × {} {page}", self.language, self.size, self.scale);
        let faults = faults.into_iter();
        let found = faults.map(|fault| format!("{place}: {fault}"));
        self.found.extend(found);
    }

    /// The words that egui shows.
    fn words(&mut self) -> Vec<Words> {
        let screen = self.kortlek.egui().content_rect();
        words(&self.kortlek.world().resource::<EguiFrame>().shapes, screen)
    }

    /// Returns the visible words.
    fn says(&mut self) -> Vec<String> {
        self.words().into_iter().map(|w| w.says).collect()
    }

    /// Opens a menu, looks at it and closes it.
    fn visit(&mut self, menu: Menu, page: &str) {
        navigation::open(self.kortlek.world(), menu);
        self.look(page);
        self.close();
    }

    /// Closes the menu that shows.
    fn close(&mut self) {
        navigation::close(self.kortlek.world());
        self.kortlek.frames(2);
    }

    fn shelf(&mut self) -> Vec<ShelfEntry> {
        let shelf = self.kortlek.world().resource::<Shelf>();
        shelf.iter().copied().collect()
    }

    /// Plugs a pad in and uses it: with keys or a pad at hand there is more to read.
    fn plug_in(&mut self) -> Entity {
        let pad = self.kortlek.plug_in("Xbox 360 Controller");
        self.kortlek.button(pad, GamepadButton::DPadDown);
        pad
    }

    /// Looks at the title and the pages that open from it.
    fn pages(&mut self, pad: Entity) {
        self.look("title");
        self.setups();
        self.rules();
        self.first();
        self.visit(Menu::Credits, "credits");
        self.settings(pad);
        self.search(pad);
        self.problem();
    }

    fn setups(&mut self) {
        for entry in self.shelf() {
            let world = self.kortlek.world();
            world.insert_resource(MatchSetup::remembered(entry, &Progress::default()));
            world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
            self.look(&format!("setup of {}", entry.card.title));
            self.kortlek.go_to_title();
        }
    }

    fn rules(&mut self) {
        for entry in self.shelf() {
            self.kortlek.world().insert_resource(RulesOf(entry));
            self.visit(Menu::Rules, &format!("rules of {}", entry.card.title));
            let page = format!("{} on one page", entry.card.title);
            self.visit(Menu::Reference, &page);
        }
    }

    /// The page of the first start, as it is the first time.
    fn first(&mut self) {
        menus::first::begin(self.kortlek.world());
        self.look("first");
        self.close();
    }

    /// Visits a search in the settings with results, and one without.
    fn search(&mut self, pad: Entity) {
        navigation::open(self.kortlek.world(), Menu::Settings);
        self.kortlek.frames(4);
        self.kortlek.button(pad, GamepadButton::North);
        self.look("search: letters");
        for _ in 0..2 {
            self.kortlek.button(pad, GamepadButton::DPadDown);
        }
        self.kortlek.button(pad, GamepadButton::South);
        self.look("search: found");
        for _ in 0..4 {
            self.kortlek.button(pad, GamepadButton::South);
        }
        self.look("search: nothing found");
        self.close();
    }

    fn problem(&mut self) {
        menus::problem::open(self.kortlek.world());
        self.look("a problem");
        self.close();
    }

    fn settings(&mut self, pad: Entity) {
        navigation::open(self.kortlek.world(), Menu::Settings);
        for tab in 0..5 {
            self.look(&format!("settings {tab}"));
            if tab < 4 {
                self.kortlek.button(pad, GamepadButton::RightTrigger);
            }
        }
        // A key is asked for, and the one that is pressed is taken.
        for _ in 0..2 {
            self.kortlek.button(pad, GamepadButton::DPadDown);
        }
        self.kortlek.button(pad, GamepadButton::South);
        self.look("keys: a key is asked for");
        self.kortlek.key(KeyCode::Tab);
        self.look("keys: the key is taken");
        self.kortlek.key(KeyCode::Escape);
        self.kortlek.button(pad, GamepadButton::RightTrigger);
        self.close();
    }

    /// The result is rendered in the new language when it is opened again; where its parts have no room beside each
    /// other they are leafed through.
    fn result(&mut self, pad: Entity) {
        navigation::close_all(self.kortlek.world());
        self.kortlek.frames(2);
        navigation::open(self.kortlek.world(), Menu::Result);
        for part in 0..3 {
            self.look(&format!("result {part}"));
            self.kortlek.button(pad, GamepadButton::RightTrigger);
        }
        navigation::close_all(self.kortlek.world());
        self.kortlek.frames(2);
    }

    /// Looks at what is written on the table itself, not by egui.
    fn look_at_the_table(&mut self, page: &str) {
        self.kortlek.frames(4);
        let (width, height) = self.size;
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
        let world = self.kortlek.world();
        let mut texts = world.query::<(
            &Text2d,
            &TextLayoutInfo,
            &Anchor,
            &GlobalTransform,
            &InheritedVisibility,
        )>();
        let mut words = Vec::new();
        for (text, laid, anchor, place, seen) in texts.iter(world) {
            if !seen.get() || text.0.trim().is_empty() || laid.size.x < 1.0 {
                continue;
            }
            let scale = place.scale().truncate().abs();
            let size = laid.size * scale;
            let middle = place.translation().truncate() - anchor.as_vec() * size;
            let middle = pos2(width / 2.0 + middle.x, height / 2.0 - middle.y);
            words.push(Words {
                says: text.0.clone(),
                at: Rect::from_center_size(middle, vec2(size.x, size.y)),
                clip: screen,
                cut: false,
                on: None,
            });
        }
        assert!(words.len() > 2, "{page}: words on the table");
        self.note(page, faults(&words, screen));
    }

    /// Plays this many decisions into a game, where there is more on the table, the others at random. Returns true if
    /// the player is to decide again.
    fn play_into(&mut self, entry: ShelfEntry, seed: u64, decisions: usize) -> bool {
        let mut plan = MatchSetup::remembered(entry, &Progress::default());
        plan.seed = seed;
        for who in plan.seats.iter_mut().filter(|who| **who != Who::Human) {
            *who = Who::Random;
        }
        let table = plan.open().expect("the usual game can be begun");
        play::begin(self.kortlek.world(), table);
        self.kortlek.frames(2);
        for step in 0..decisions {
            if !self.kortlek.my_turn() || self.kortlek.table().picking.choices().is_empty() {
                break;
            }
            self.kortlek.decide(any(step));
        }
        let mine = self.kortlek.my_turn();
        if !mine {
            self.kortlek.go_to_title();
        }
        mine
    }

    fn end(self) {
        let found: Vec<String> = self.found.into_iter().collect();
        let count = found.len();
        assert_eq!(count, 0, "{}\n{count} in all", found.join("\n"));
    }
}

#[test]
fn title_setup_settings_and_credits_have_room_in_every_language() {
    let mut tour = Tour::begin();
    let pad = tour.plug_in();
    tour.everywhere(|tour| {
        tour.pages(pad);
        tour.visit(Menu::Decks, "the cards");
    });
    tour.end();
}

#[test]
fn the_setup_explains_the_value_on_which_the_focus_rests() {
    let mut tour = Tour::begin();
    tour.set((1280.0, 800.0), 1.0, Language::English);
    let plan = MatchSetup::remembered(tour.kortlek.entry("shed"), &Progress::default());
    tour.kortlek.world().insert_resource(plan);
    let mut next = tour.kortlek.world().resource_mut::<NextState<Screen>>();
    next.set(Screen::Setup);
    tour.kortlek.frames(4);
    tour.kortlek.key(KeyCode::ArrowLeft);
    let go_to = |tour: &mut Tour, name: &str, key: KeyCode| {
        for _ in 0..12 {
            if tour.kortlek.focus() == name {
                return;
            }
            tour.kortlek.key(key);
        }
        panic!("{name} has a place: {}", tour.kortlek.focus());
    };
    go_to(&mut tour, "seat 2", KeyCode::ArrowDown);
    let told = |tour: &mut Tour, begins: &str| {
        // Half a second.
        tour.kortlek.frames(32);
        let says = tour.says();
        assert!(says.iter().any(|s| s.starts_with(begins)), "{says:?}");
    };
    told(&mut tour, "Plays soundly");
    let others = [
        "Looks ahead as far",
        "About as strong as you",
        "Picks its moves",
    ];
    for begins in others {
        tour.kortlek.key(KeyCode::ArrowRight);
        told(&mut tour, begins);
    }
    // An option's value is explained, too.
    go_to(&mut tour, "kingmaker", KeyCode::ArrowUp);
    told(&mut tour, "Everybody whose last token");
}

#[test]
fn the_title_offers_its_filters_in_type_of_any_size() {
    let mut tour = Tour::begin();
    for size in [(1280.0, 800.0), (960.0, 600.0)] {
        for scale in [1.0, 1.4, 2.0] {
            tour.set(size, scale, Language::English);
            tour.kortlek.frames(4);
            let says = tour.says();
            for words in ["All games", "By deck"] {
                let there = says.iter().any(|s| s == words);
                assert!(there, "{words} at {size:?} × {scale}: {says:?}");
            }
        }
    }
}

#[test]
fn every_page_has_room_in_the_largest_type() {
    let mut tour = Tour::begin();
    let pad = tour.plug_in();
    tour.at_large(|tour| tour.pages(pad));
    tour.kortlek.sit_down(4, 7);
    for step in 0..3 {
        tour.kortlek.decide_next(any(step));
    }
    assert!(tour.kortlek.my_turn());
    tour.at_large(|tour| {
        tour.visit(Menu::Pause, "pause");
        tour.visit(Menu::Story, "story");
    });
    tour.kortlek.play_on(3);
    tour.at_large(|tour| tour.result(pad));
    tour.end();
}

#[test]
fn every_table_has_room_in_the_largest_type() {
    let mut tour = Tour::begin();
    for entry in tour.shelf() {
        // The same games each time; fewer decisions where games are soon over, which shows a result.
        let decisions = [4, 4, 4, 4, 3, 3, 2, 2, 1, 0];
        let mid_game = (7..)
            .zip(decisions)
            .any(|(seed, decisions)| tour.play_into(entry, seed, decisions));
        assert!(mid_game, "{}: it is the player's turn", entry.card.title);
        tour.at_large(|tour| {
            let page = format!("the table of {}", entry.card.title);
            tour.look(&page);
            tour.look_at_the_table(&page);
        });
        tour.kortlek.go_to_title();
    }
    tour.end();
}

#[test]
fn what_lies_over_a_table_has_room_in_every_language() {
    let mut tour = Tour::begin();
    tour.kortlek.sit_down(5, 7);
    for step in 0..3 {
        tour.kortlek.decide_next(any(step));
    }
    assert!(tour.kortlek.my_turn());
    tour.everywhere(|tour| {
        tour.visit(Menu::Pause, "pause");
        tour.visit(Menu::Story, "story");
    });
    // A game to go on with.
    tour.kortlek.go_to_title();
    tour.everywhere(|tour| {
        tour.look("title with a game");
        tour.setups();
    });
    tour.kortlek.sit_down(5, 7);
    tour.kortlek.play_on(0);
    let pad = tour.kortlek.plug_in("Xbox 360 Controller");
    tour.everywhere(|tour| tour.result(pad));
    records(&mut tour);
    tour.end();
}

#[test]
fn lessons_have_room_in_every_language_and_in_the_largest_type() {
    let mut tour = Tour::begin();
    for game in kortlek_games::taught() {
        lesson::begin_or_say(tour.kortlek.world(), game);
        tour.kortlek.frames(8);
        for step in 0..lesson::ideas(game) {
            tour.kortlek.until("the step is laid", |k| {
                let moving = k.app.world().resource::<Activity>().moving;
                let table = k.table();
                let laid = table.picking.decides() || table.is_only_looked_at();
                // Its buttons stand there as soon as its cards are drawn.
                let begun = !k.app.world().resource::<OverlayButtons>().all.is_empty();
                !moving && table.is_current() && laid && begun
            });
            let page = format!("the lesson of {game}, idea {}", step + 1);
            // The veil comes slowly. German has the longest words; one lesson is looked at in every language.
            let look = |tour: &mut Tour| {
                tour.kortlek.frames(14);
                tour.look(&page);
            };
            if game == "shed" {
                tour.everywhere(look);
                tour.at_large(look);
            } else {
                let sizes = [
                    ((1280.0, 800.0), 1.0),
                    ((960.0, 600.0), 1.0),
                    ((1280.0, 800.0), 2.0),
                ];
                for (size, scale) in sizes {
                    tour.set(size, scale, Language::German);
                    look(&mut tour);
                }
            }
            let skip = Picked(Target::Button("lesson-skip"));
            tour.kortlek.world().write_message(skip);
            tour.kortlek.frames(4);
        }
        tour.kortlek.go_to_title();
    }
    tour.end();
}

/// The records with a game under way and one that is over, and watching that.
fn records(tour: &mut Tour) {
    tour.kortlek.go_to_title();
    tour.everywhere(|tour| {
        navigation::open(tour.kortlek.world(), Menu::Records);
        tour.look("games");
        tour.kortlek
            .chord(&[KeyCode::ControlLeft, KeyCode::PageDown]);
        tour.look("statistics");
        tour.kortlek.chord(&[KeyCode::ControlLeft, KeyCode::PageUp]);
        tour.close();
    });
    let over = folder::files(&tour.kortlek.folders().games()).remove(0);
    replay::watch_file(tour.kortlek.world(), &over).expect("it is whole");
    tour.kortlek.frames(6);
    tour.everywhere(|tour| tour.look("replay"));
}

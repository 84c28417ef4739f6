//! The program on a desktop: a window manager decides on its window, the screen is small, its pixels are dense, the
//! keyboard is another one.
#![cfg(target_os = "linux")]

mod window_support;

use window_support::{
    Game, Home, Options,
    play::{Said, args, listen, opened},
    xvfb::has_desktop,
};

/// The screen of many small computers.
const SMALL: (u32, u32) = (1366, 768);

/// The title on a small screen with so many pixels to the point, with these lines in the program's memory.
fn at_the_title(scale: &str, memory: &str) -> Game {
    let home = Home::with_memory(&format!("greeted = true\n{memory}"));
    let mut game = Game::start_with(Options {
        screen: SMALL,
        home: Some(home),
        env: vec![("WINIT_X11_SCALE_FACTOR".to_owned(), scale.to_owned())],
        desktop: true,
        ..Options::default()
    });
    opened(&mut game, "screen title");
    game
}

#[test]
fn the_first_window_fits_a_small_screen_and_fills_it_when_asked() {
    if !has_desktop() {
        return;
    }
    let mut game = at_the_title("1", "");
    // Maximised: the title bar is all that is beside it.
    let before = game.lies("a maximised window", |frame| {
        frame.width == SMALL.0 as i32 && frame.title_bar > 0 && frame.is_within(SMALL)
    });
    game.press("F11");
    game.lies("a window that fills the screen", |frame| frame.fills(SMALL));
    game.rest();
    game.press("F11");
    game.lies("the window as it was", |frame| frame == before);
    game.rest();
    assert_eq!(game.frame(), before);
    assert!(game.runs(), "the program still runs: {}", game.log());
}

#[test]
fn a_window_out_of_sight_comes_back() {
    if !has_desktop() {
        return;
    }
    for place in ["[700, 500]", "[-300, 20]", "[4000, 200]"] {
        let memory = format!("window = [1000, 600]\nwindow_at = {place}\n");
        let mut game = at_the_title("1", &memory);
        let frame = game.lies("a window in sight", |frame| frame.is_within(SMALL));
        assert_eq!((frame.width, frame.height), (1000, 600), "{place}");
        game.rest();
        assert_eq!(game.frame(), frame, "{place}");
    }
}

/// The screen has less room than the smallest good window.
#[test]
fn on_dense_pixels_the_window_fits_and_clicks_hit_what_is_drawn_there() {
    if !has_desktop() {
        return;
    }
    for (scale, name) in [(1.25_f64, "1.25"), (1.5, "1.5"), (2.0, "2")] {
        let mut game = at_the_title(name, "");
        let frame = game.lies("a window in sight", |frame| {
            frame.width == SMALL.0 as i32 && frame.is_within(SMALL)
        });
        // The least that is laid out; a smaller window is drawn smaller as a whole.
        let fits = (f64::from(frame.width) / 640.0).min(f64::from(frame.height) / 400.0);
        let pixels = |points: i32| (f64::from(points) * scale.min(fits)).round() as i32;
        game.shot_at_rest(&format!("title-{name}"));
        let (x, y) = game.focus_at();
        game.click(pixels(x), pixels(y));
        opened(&mut game, "screen setup");
        game.shot_at_rest(&format!("setup-{name}"));
    }
}

#[test]
fn on_a_german_keyboard_keys_do_what_is_printed_on_them() {
    /// Places of keys, as X counts them: the sixth of the upper row of letters, and the first of the lower one.
    const PRINTED_Z: &str = "29";
    const PRINTED_Y: &str = "52";
    let mut game = Game::start_with(Options {
        args: args(&["--play", "granicus", "--players", "2", "--seed", "5"]),
        keyboard: Some("de"),
        ..Options::default()
    });
    for _ in 0..4 {
        let Said::Offers(offers) = listen(&mut game) else {
            panic!("the game has only begun");
        };
        let (x, y) = offers[0].at;
        game.click(x, y);
    }
    game.rest();
    let done = |line: &str| line == "undone" || line == "redone";
    for chord in [false, true] {
        let with = |place: &str| match chord {
            true => format!("ctrl+{place}"),
            false => place.to_owned(),
        };
        // The place of the American Z redoes nothing yet.
        game.press(&with(PRINTED_Y));
        assert_eq!(game.line_before_rest(done), None);
        match chord {
            true => game.press(&with(PRINTED_Z)),
            false => game.press("u"),
        }
        assert_eq!(game.next_line("an undo", done), "undone");
        game.rest();
        game.press(&with(PRINTED_Y));
        assert_eq!(game.next_line("a redo", done), "redone");
        game.rest();
    }
}

//! All menus in the real window by gamepad alone: settings that are kept, credits, pause, rules, the log of the
//! match.
#![cfg(target_os = "linux")]

mod window_support;

use std::{fs, thread, time::Duration};
use window_support::{
    Game,
    play::{started, steer},
};

/// Longer than any press that is meant as a click: the clock of the program stands still meanwhile.
const REST: Duration = Duration::from_millis(1500);

fn menu(game: &mut Game, name: &str) {
    let wanted = format!("menu {name}");
    game.next_line(&wanted, |l| l == wanted);
}

#[test]
fn every_menu_by_gamepad() {
    let mut game = started(&[]);
    game.next_line("the title", |l| l == "screen title");
    game.pad("connect Xbox Wireless Controller");
    // From the covers up to the row on top, and along it.
    game.pad("tap DPadUp");
    game.next_line("the row on top", |l| l.starts_with("focus which games "));
    steer(&mut game, "settings", |game| game.pad("tap DPadRight"));

    // Settings: every page, and a switch that is kept on the disk.
    game.pad("tap South");
    menu(&mut game, "settings");
    steer(&mut game, "settings-motion", |game| {
        game.pad("tap DPadDown");
    });
    game.pad("tap South");
    for page in ["play", "cards", "sound", "display", "keys"] {
        game.shot_at_rest(&format!("settings-{page}"));
        game.pad("tap RightTrigger");
    }
    game.pad("tap East");
    menu(&mut game, "none");

    // Credits.
    steer(&mut game, "credits", |game| game.pad("tap DPadRight"));
    game.pad("tap South");
    menu(&mut game, "credits");
    let top = game.shot_at_rest("credits");
    game.pad("tap DPadDown");
    let below = game.settle_after(&top);
    game.save("credits-below", &below);
    game.pad("tap East");
    menu(&mut game, "none");

    // A table, and what its pause menu opens.
    steer(&mut game, "which games", |game| game.pad("tap DPadLeft"));
    steer(&mut game, "today's deal", |game| game.pad("tap DPadDown"));
    steer(&mut game, "thricewise", |game| game.pad("tap DPadLeft"));
    game.pad("tap South");
    game.next_line("the setup", |l| l == "screen setup");
    game.settle();
    game.pad("tap South");
    game.next_line("the person's turn", |l| l == "turn you");
    game.pad("tap Start");
    menu(&mut game, "pause");
    game.shot_at_rest("pause");
    for name in ["story", "rules", "settings"] {
        steer(&mut game, name, |game| game.pad("tap DPadDown"));
        game.pad("tap South");
        menu(&mut game, name);
        let picture = game.shot_at_rest(&format!("table-{name}"));
        if name == "rules" {
            game.pad("tap RightTrigger");
            let next = game.settle_after(&picture);
            game.save("table-rules-next", &next);
        }
        game.pad("tap East");
        menu(&mut game, "pause");
    }
    game.pad("tap East");
    menu(&mut game, "none");

    // Rules at once from the table, and back to the title, where the game waits.
    game.pad("press RightTrigger2");
    game.pad("tap Select");
    menu(&mut game, "rules");
    game.pad("release RightTrigger2");
    game.pad("tap East");
    menu(&mut game, "none");
    game.pad("tap Start");
    menu(&mut game, "pause");
    steer(&mut game, "title", |game| game.pad("tap DPadDown"));
    game.pad("tap South");
    game.next_line("the title", |l| l == "screen title");
    game.shot_at_rest("title-with-a-game");
    // The focus begins on the game to go on with.
    game.pad("tap South");
    game.next_line("the table", |l| l == "screen table");
    game.next_line("the person's turn", |l| l == "turn you");

    let home = game.stop();
    let settings = home.config().join("kortlek/settings.toml");
    let kept = fs::read_to_string(&settings).expect("the settings are on the disk");
    assert!(kept.contains("reduced_motion = true"), "{kept}");
}

/// The window may be given any size at any moment, also at the table and under a menu.
#[test]
fn any_size_at_any_moment() {
    let args = "--play thricewise --players 5 --seed 7 --pace quadruple";
    let mut game = started(&args.split(' ').collect::<Vec<_>>());
    game.next_line("an offer", |l| l.starts_with("offer "));
    let mut before = game.settle();
    for (width, height) in [(960, 600), (1920, 1080), (1000, 1000), (1600, 620)] {
        game.resize(width, height);
        let picture = game.settle_after(&before);
        assert_eq!((picture.width, picture.height), (width, height));
        game.save(&format!("{width}x{height}"), &picture);
        before = picture;
    }
    // The window comes to a screen of another density: everything is redrawn for it, in the same window.
    game.pad("scale 1.5");
    let dense = game.settle_after(&before);
    assert_eq!((dense.width, dense.height), (1600, 620));
    game.save("1600x620-dense", &dense);
    game.pad("scale 1.0");
    before = game.settle_after(&dense);
    game.press("Escape");
    menu(&mut game, "pause");
    let pause = game.settle_after(&before);
    game.save("1600x620-pause", &pause);
    game.resize(960, 600);
    let small = game.settle_after(&pause);
    game.save("960x600-pause", &small);
    game.press("Escape");
    menu(&mut game, "none");
    assert!(game.runs(), "the program still runs: {}", game.log());
}

/// A mouse that has lain still, or a finger: the press comes after a rest in which nothing was drawn.
#[test]
fn a_press_after_a_rest_is_a_click() {
    let mut game = started(&[]);
    game.next_line("the title", |l| l == "screen title");
    let (x, y) = steer(&mut game, "credits", |game| game.press("Tab"));
    game.point(x, y);
    game.settle();
    thread::sleep(REST);
    game.hold();
    game.release();
    menu(&mut game, "credits");
    game.settle();
    game.press("Escape");
    menu(&mut game, "none");
    game.settle();
    thread::sleep(REST);
    game.tap(x, y);
    menu(&mut game, "credits");
}

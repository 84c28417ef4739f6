//! The core of the table without window and graphics card: a tiny game played through the real systems.

mod bots;
mod phases;
mod toy;

use bevy::{
    asset::AssetPlugin,
    ecs::system::RunSystemOnce as _,
    prelude::*,
    state::app::StatesPlugin,
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, WindowResolution},
};
use kortlek_kit::{AddMessages as _, Pace, Preferences, RedrawRequest, pictures::AssetFolder};
use kortlek_rules::{
    Game as _, Level, Seat, StopSignal, Turn, Who,
    presentation::{Cue, Look, Piece, Target},
    session::{self, Session, Setup},
};
use kortlek_table::{
    Activity, CardSprite, CorePlugin, CountingScore, Frame, HitTargets, Picked, RestPose, Screen,
    Sound, Table, TableCommand, TableEvent, TablePhase, TablePicture, animation::Animation, depth,
    draw::strokes::Stroke, tempo,
};
use kortlek_words::Language;
use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};
use toy::{CARDS, GRID, POINTS, STOCK, Toy, hand, sealed};

const ME: Seat = Seat(0);
const BOT: Seat = Seat(1);
/// The length of a frame.
const TICK: f32 = 0.016;

/// Events heard from the table, in order.
#[derive(Resource, Default)]
struct Heard {
    events: Vec<TableEvent>,
    sounds: Vec<Sound>,
    phases: Vec<TablePhase>,
}

fn listen(
    mut events: MessageReader<TableEvent>,
    mut sounds: MessageReader<Sound>,
    mut heard: ResMut<Heard>,
) {
    heard.events.extend(events.read().cloned());
    heard.sounds.extend(sounds.read().copied());
}

fn note(phase: TablePhase) -> impl FnMut(ResMut<Heard>) {
    move |mut heard: ResMut<Heard>| heard.phases.push(phase)
}

fn open(bot: Who, seed: u64, twins: bool) -> Box<dyn Session> {
    open_with(bot, seed, &[("twins", twins)])
}

/// A match with these options.
fn open_with(bot: Who, seed: u64, options: &[(&str, bool)]) -> Box<dyn Session> {
    let mut setup = Setup {
        options: serde_json::Map::new(),
        seed,
        seats: vec![Who::Human, bot],
        names: vec!["Ann".to_owned(), "Elm".to_owned()],
    };
    for (name, value) in options {
        setup.options.insert((*name).to_owned(), (*value).into());
    }
    session::open::<Toy>(setup).expect("the toy can be played by two")
}

/// An app with nothing but the plugin under test, at the table.
fn app(session: Box<dyn Session>, pace: Pace) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Image>()
        .init_asset::<Font>()
        .insert_resource(AssetFolder("nowhere".into()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(
            TICK,
        )))
        .insert_resource(Preferences {
            pace,
            // Each test decides itself, but where it is about this.
            play_forced: false,
            language: Some(Language::English),
            ..Preferences::default()
        })
        .init_resource::<Heard>()
        .add_plugins(CorePlugin)
        .add_game_messages(Toy::CARD.id, Toy::messages())
        .add_systems(Last, listen);
    for phase in [
        TablePhase::Deal,
        TablePhase::Play,
        TablePhase::Reveal,
        TablePhase::Score,
    ] {
        app.add_systems(OnEnter(phase), note(phase));
    }
    app.insert_resource(Table::new(session, 0));
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    // The picture comes in the second frame.
    app.update();
    app
}

/// Runs frames until it is so; fails if it isn't within a limit that only ends tests that fail.
fn until(app: &mut App, what: &str, so: impl Fn(&World) -> bool) {
    const PATIENCE: Duration = Duration::from_secs(300);
    let begun = Instant::now();
    while !so(app.world()) {
        assert!(
            begun.elapsed() < PATIENCE,
            "never happened: {what}; {:?}",
            app.world().resource::<Heard>().events
        );
        app.update();
        // Other threads think.
        std::thread::sleep(Duration::from_micros(200));
    }
}

fn table(world: &World) -> &Table {
    world.resource::<Table>()
}

fn my_turn(world: &World) -> bool {
    let t = table(world);
    t.is_current() && t.picking.decides() && !world.resource::<Activity>().moving
}

fn at_rest(world: &World) -> bool {
    table(world).is_current() && !world.resource::<Activity>().moving
}

fn finished(world: &World) -> bool {
    world
        .resource::<Heard>()
        .events
        .contains(&TableEvent::Finished)
}

fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
}

fn first_target(app: &App) -> Option<Target> {
    let choice = table(app.world()).picking.choices().first()?;
    choice.gesture.targets().next()
}

/// Picks the first choice's whole gesture.
fn pick_first(app: &mut App) {
    let choice = &table(app.world()).picking.choices()[0];
    let path: Vec<Target> = choice.gesture.targets().collect();
    let single = path.len() == 1;
    for target in path {
        send(app, Picked(target));
    }
    if single {
        send(app, TableCommand::Confirm);
    }
    app.update();
}

fn play_to_the_end(app: &mut App) {
    for _ in 0..20 {
        until(app, "my turn or the end", |w| my_turn(w) || finished(w));
        if finished(app.world()) {
            return;
        }
        pick_first(app);
    }
    panic!("the toy never ends");
}

/// All card sprites: number, entity, what it is, where it is.
fn sprites(app: &mut App) -> BTreeMap<u32, (Entity, CardSprite, Transform)> {
    let mut query = app.world_mut().query::<(Entity, &CardSprite, &Transform)>();
    query
        .iter(app.world())
        .map(|(e, c, t)| (c.id, (e, c.clone(), *t)))
        .collect()
}

#[test]
fn a_whole_game_is_played_by_picks_and_every_card_keeps_its_sprite() {
    for seed in 0..4 {
        for twins in [false, true] {
            let mut app = app(open(Who::bot(Level::Novice), seed, twins), Pace::Instant);
            until(&mut app, "the deal is over", my_turn);
            let dealt: Vec<(u32, Entity)> = sprites(&mut app)
                .into_iter()
                .map(|(id, s)| (id, s.0))
                .collect();
            assert_eq!(dealt.len(), CARDS);
            play_to_the_end(&mut app);
            let end: Vec<(u32, Entity)> = sprites(&mut app)
                .into_iter()
                .map(|(id, s)| (id, s.0))
                .collect();
            assert_eq!(end, dealt, "nothing is despawned and spawned on the way");
            assert!(table(app.world()).session.result().is_some());
        }
    }
}

#[test]
fn phases_follow_what_the_players_see() {
    let mut app = app(open(Who::bot(Level::Novice), 1, false), Pace::Instant);
    play_to_the_end(&mut app);
    app.update();
    app.update();
    let phases = &app.world().resource::<Heard>().phases;
    use TablePhase::{Deal, Play, Reveal, Score};
    // Again for each step, also one that stays in the phase, and once when the deal is over.
    let mut entered = phases.clone();
    entered.dedup();
    assert_eq!(entered, [Deal, Play, Reveal, Play, Reveal, Play, Score]);
    let [deals, plays, reveals, scores] =
        [Deal, Play, Reveal, Score].map(|p| phases.iter().filter(|q| **q == p).count());
    // The table itself, and its deal; the first choice of two rounds, a card laid, and the end of the deal.
    assert_eq!([deals, plays, reveals, scores], [2, 6, 2, 1], "{phases:?}");
}

#[test]
fn every_sprite_comes_to_rest_where_the_layout_says() {
    let mut app = app(open(Who::bot(Level::Novice), 2, false), Pace::Quadruple);
    play_to_the_end(&mut app);
    until(&mut app, "rest", at_rest);
    let shown = app.world().resource::<TablePicture>().clone();
    let frame = app.world().resource::<Frame>().clone();
    let sprites = sprites(&mut app);
    for (zone, placements) in shown.layout.zones.iter().zip(&shown.placements.zones) {
        for (k, item) in zone.items.iter().enumerate() {
            let (_, _, transform) = sprites
                .values()
                .find(|(_, c, _)| c.zone == zone.id && c.index == k)
                .expect("a sprite lies there");
            let home = placements.pieces[k].home(&frame);
            assert!(
                transform.translation.truncate().distance(home.at) < 0.1,
                "{item:?}"
            );
            assert!((transform.scale.y * 100.0 - home.width).abs() < 0.1);
        }
    }
}

#[test]
fn nothing_leaps_and_what_moves_is_above_what_rests() {
    let mut app = app(open(Who::bot(Level::Novice), 3, false), Pace::Normal);
    let mut last: BTreeMap<u32, Vec3> = BTreeMap::new();
    let mut longest: f32 = 0.0;
    let mut travelled = 0;
    for _ in 0..900 {
        app.update();
        std::thread::sleep(Duration::from_micros(100));
        for (id, (entity, _, transform)) in sprites(&mut app) {
            let now = transform.translation;
            if let Some(before) = last.insert(id, now) {
                let step = now.truncate().distance(before.truncate());
                longest = longest.max(step);
                if step > 30.0 {
                    travelled += 1;
                    let moving = app.world().entity(entity).contains::<Animation>();
                    assert!(now.z >= depth::VEIL || !moving, "{id} flies at {}", now.z);
                }
            }
        }
        if my_turn(app.world()) {
            pick_first(&mut app);
        }
        if finished(app.world()) {
            break;
        }
    }
    assert!(finished(app.world()), "the game is over in time");
    assert!(travelled > 20, "cards were seen on their way");
    // The fastest moment of the longest way across the table.
    assert!(longest < 260.0, "a leap of {longest}");
}

#[test]
fn revealed_cards_are_shown_large_and_go_on_by_themselves() {
    let mut app = app(open(Who::bot(Level::Novice), 1, false), Pace::Normal);
    until(&mut app, "my turn", my_turn);
    pick_first(&mut app);
    let revealed = |w: &World| w.resource::<State<TablePhase>>().get() == &TablePhase::Reveal;
    until(&mut app, "the reveal", revealed);
    let mut largest: f32 = 0.0;
    let mut frames = 0;
    while revealed(app.world()) && frames < 400 {
        app.update();
        std::thread::sleep(Duration::from_micros(100));
        frames += 1;
        let large = sprites(&mut app)
            .values()
            .filter(|(_, c, t)| c.zone.name == "sealed" && c.face_up && t.scale.y > 1.2)
            .count();
        if large == 2 {
            largest = largest.max(2.0);
        }
    }
    assert_eq!(largest, 2.0, "both are large at the same time");
    let seconds = frames as f32 * TICK;
    let least = tempo::TRAVEL[1] + tempo::REVEAL_BEAT + tempo::FLIP + tempo::HOLD;
    assert!(
        seconds > least && seconds < least + 2.0,
        "{seconds} seconds"
    );
}

#[test]
fn nothing_is_told_before_it_is_seen() {
    let mut app = app(open(Who::bot(Level::Novice), 1, false), Pace::Normal);
    let mut late = 0;
    for _ in 0..1500 {
        app.update();
        std::thread::sleep(Duration::from_micros(100));
        let moving = app
            .world_mut()
            .run_system_once(|c: Query<&Animation>| c.iter().any(|c| c.matters))
            .expect("it runs");
        let shown = app.world().resource::<TablePicture>();
        if moving {
            assert!(
                shown.words_position < shown.position,
                "words come when cards have come to rest"
            );
            late += 1;
        } else if at_rest(app.world()) {
            assert_eq!(shown.words_position, shown.position);
            let table = table(app.world());
            assert_eq!(shown.prompt, table.prompt(shown.position));
            assert_eq!(shown.panels, table.panels(shown.position));
        }
        if my_turn(app.world()) {
            pick_first(&mut app);
        }
        if finished(app.world()) {
            break;
        }
    }
    assert!(finished(app.world()) && late > 50, "{late}");
}

#[test]
fn points_are_counted_up_with_a_rising_sound() {
    let mut app = app(open(Who::bot(Level::Novice), 1, false), Pace::Normal);
    let mut scores = Vec::new();
    for _ in 0..1500 {
        if finished(app.world()) {
            break;
        }
        app.update();
        std::thread::sleep(Duration::from_micros(100));
        if my_turn(app.world()) {
            pick_first(&mut app);
        }
        let (tally, shown) = (
            app.world().resource::<CountingScore>(),
            app.world().resource::<TablePicture>(),
        );
        let sum: i32 = shown
            .panels
            .iter()
            .map(|p| tally.score(p).parse::<i32>().expect("a number"))
            .sum();
        if scores.last() != Some(&sum) {
            scores.push(sum);
        }
    }
    assert!(finished(app.world()));
    let all: Vec<i32> = (0..=2 * POINTS).collect();
    assert_eq!(scores, all, "one by one");
    let steps: Vec<u8> = app
        .world()
        .resource::<Heard>()
        .sounds
        .iter()
        .filter(|s| s.cue == Cue::ScoreStep)
        .map(|s| s.rung)
        .collect();
    assert_eq!(steps, [0, 1, 2, 0, 1, 2]);
    let deals = app
        .world()
        .resource::<Heard>()
        .sounds
        .iter()
        .filter(|s| s.cue == Cue::Deal)
        .count();
    assert_eq!(deals, 4, "each dealt card is heard");
}

#[test]
fn ones_own_sealed_card_can_be_taken_back_while_others_still_choose() {
    // The expert decides when it is hurried, and not before.
    let mut app = app(open(Who::bot(Level::Expert), 5, false), Pace::Instant);
    until(&mut app, "my turn", my_turn);
    let before = table(app.world()).session.positions();
    let Some(Target::Piece(card)) = first_target(&app) else {
        panic!("a card is chosen first")
    };
    let sprite = |app: &mut App| {
        sprites(app)
            .into_values()
            .find(|(_, c, _)| c.piece == card)
            .expect("it is known")
    };
    let entity = sprite(&mut app).0;
    pick_first(&mut app);
    until(&mut app, "it is sealed", |w| {
        table(w).session.positions() == before + 1 && at_rest(w)
    });
    assert_eq!(sprite(&mut app).1.zone, sealed(ME));
    assert!(!sprite(&mut app).1.face_up);
    send(&mut app, TableCommand::Undo);
    until(&mut app, "it is back", my_turn);
    assert_eq!(sprite(&mut app).1.zone, hand(ME));
    assert_eq!(sprite(&mut app).0, entity, "the very same sprite");
    assert_eq!(table(app.world()).session.positions(), before);
    assert_eq!(table(app.world()).undone, 1);
    assert!(
        app.world()
            .resource::<Heard>()
            .events
            .contains(&TableEvent::Undone)
    );
    // The bot was asked again; its first answer, if it ever comes, counts for nothing.
    for _ in 0..30 {
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(
        table(app.world()).session.positions(),
        before,
        "a stale answer was dropped"
    );
    send(&mut app, TableCommand::Hurry);
    until(&mut app, "the bot has chosen", |w| {
        table(w).session.positions() == before + 1
    });
    assert_eq!(table(app.world()).session.made_by(before - 1), Some(BOT));
    assert!(table(app.world()).picking.decides(), "I still may choose");
    pick_first(&mut app);
    until(&mut app, "the reveal", |w| {
        table(w).session.positions() > before + 2
    });
}

#[test]
fn undo_goes_back_over_what_followed() {
    let mut app = app(open(Who::bot(Level::Novice), 2, false), Pace::Instant);
    until(&mut app, "my turn", my_turn);
    let start = app.world().resource::<TablePicture>().layout.clone();
    pick_first(&mut app);
    until(&mut app, "the next decision", |w| my_turn(w) || finished(w));
    send(&mut app, TableCommand::Undo);
    app.update();
    until(&mut app, "back", my_turn);
    // The bot may have chosen in secret again by now; the open pieces are as before.
    let now = &app.world().resource::<TablePicture>().layout;
    assert_eq!(now.zone(GRID), start.zone(GRID));
    assert_eq!(now.zone(hand(ME)), start.zone(hand(ME)));
    assert_eq!(now.zone(STOCK), start.zone(STOCK));
    play_to_the_end(&mut app);
}

#[test]
fn what_was_taken_back_is_made_again() {
    let mut app = app(open(Who::bot(Level::Novice), 2, false), Pace::Instant);
    for _ in 0..2 {
        until(&mut app, "my turn", my_turn);
        pick_first(&mut app);
    }
    until(&mut app, "the next decision", |w| my_turn(w) || finished(w));
    let due = |w: &World| {
        let session = &table(w).session;
        let whole = session.trace();
        // A bot's secret decision meanwhile does not count.
        let mine = |k: &usize| session.made_by(*k) == Some(ME);
        let decided = (0..session.positions() - 1).filter(mine).count();
        (decided, whole)
    };
    let before = due(app.world());
    let layout = app.world().resource::<TablePicture>().layout.clone();
    for command in [TableCommand::Undo, TableCommand::Undo] {
        send(&mut app, command);
        app.update();
        until(&mut app, "back", my_turn);
    }
    assert_eq!(due(app.world()).0, 0);
    for left in [1, 2] {
        send(&mut app, TableCommand::Redo);
        app.update();
        until(&mut app, "made again", |w| {
            due(w).0 == left && (my_turn(w) || finished(w))
        });
    }
    assert!(!table(app.world()).can_redo());
    let now = app.world().resource::<TablePicture>().layout.clone();
    assert_eq!(now.zone(GRID), layout.zone(GRID));
    assert_eq!(now.zone(hand(ME)), layout.zone(hand(ME)));
    let steps = |trace: &str| -> Vec<String> {
        let own = trace.lines().filter(|line| !line.contains("\"end\""));
        own.map(str::to_owned).collect()
    };
    let (old, new) = (steps(&before.1), steps(&due(app.world()).1));
    let least = old.len().min(new.len()) - 1;
    assert_eq!(old[..least], new[..least], "the same record");
    // Another decision takes its place.
    send(&mut app, TableCommand::Undo);
    app.update();
    until(&mut app, "back", my_turn);
    assert!(table(app.world()).can_redo());
    pick_first(&mut app);
    app.update();
    assert!(!table(app.world()).can_redo());
    let count = app.world().resource::<Heard>().events.len();
    send(&mut app, TableCommand::Redo);
    app.update();
    let refusal = TableEvent::Refused {
        why: table(app.world()).say("nothing-to-redo"),
        about: None,
    };
    let heard = &app.world().resource::<Heard>().events[count..];
    assert!(heard.contains(&refusal), "{heard:?}");
}

#[test]
fn nothing_can_be_taken_back_before_a_decision_was_made() {
    let mut app = app(open(Who::bot(Level::Expert), 2, false), Pace::Instant);
    until(&mut app, "my turn", my_turn);
    send(&mut app, TableCommand::Undo);
    app.update();
    app.update();
    let events = &app.world().resource::<Heard>().events;
    assert!(
        events
            .iter()
            .any(|n| matches!(n, TableEvent::Refused { why, .. } if *why == table(app.world()).say("nothing-to-undo"))),
        "{events:?}"
    );
    assert_eq!(table(app.world()).undone, 0);
}

#[test]
fn a_hint_is_thought_out_and_shown_once() {
    let mut app = app(open(Who::bot(Level::Expert), 2, false), Pace::Instant);
    until(&mut app, "my turn", my_turn);
    send(&mut app, TableCommand::Hint);
    send(&mut app, TableCommand::Hint);
    app.update();
    assert!(app.world().resource::<Activity>().hinting);
    // The expert that gives hints is asked for an end when its time is up.
    until(&mut app, "the hint", |w| table(w).hint.is_some());
    assert_eq!(table(app.world()).hinted, 1);
    let hint = table(app.world()).hint.clone().expect("it is there");
    assert!(
        table(app.world())
            .picking
            .choices()
            .iter()
            .any(|c| c.actions == [hint.action.as_str()])
    );
    app.update();
    assert!(
        app.world()
            .resource::<Heard>()
            .events
            .contains(&TableEvent::Hinted(hint))
    );
    // Asked again, it is told again: its words may have gone.
    send(&mut app, TableCommand::Hint);
    app.update();
    app.update();
    let events = &app.world().resource::<Heard>().events;
    let told = events.iter().filter(|e| matches!(e, TableEvent::Hinted(_)));
    assert_eq!(told.count(), 2);
    assert_eq!(table(app.world()).hinted, 1, "and counted once");
    pick_first(&mut app);
    assert_eq!(table(app.world()).hint, None, "it goes with the decision");
}

#[test]
fn what_can_not_be_picked_is_refused_with_a_sentence_and_changes_nothing() {
    let mut app = app(open(Who::bot(Level::Expert), 2, false), Pace::Instant);
    until(&mut app, "my turn", my_turn);
    let before = table(app.world()).session.positions();
    send(&mut app, Picked(Target::Seat(BOT)));
    app.update();
    app.update();
    let events = &app.world().resource::<Heard>().events;
    assert!(
        events.iter().any(
            |n| matches!(n, TableEvent::Refused { why, about } if why == "The toy does not take that now." && *about == Some(Target::Seat(BOT)))
        ),
        "{events:?}"
    );
    assert_eq!(table(app.world()).session.positions(), before);
    assert!(table(app.world()).picking.chosen().is_empty());
}

#[test]
fn picks_choose_change_their_mind_and_put_back() {
    let mut app = app(open(Who::bot(Level::Expert), 2, false), Pace::Instant);
    until(&mut app, "my turn", my_turn);
    let cards: Vec<Target> = table(app.world()).picking.next();
    assert_eq!(cards.len(), 2);
    let chosen = |app: &mut App, target: Target| {
        send(app, Picked(target));
        app.update();
        table(app.world()).picking.chosen().to_vec()
    };
    assert_eq!(chosen(&mut app, cards[0]), [cards[0]]);
    assert_eq!(
        chosen(&mut app, cards[1]),
        [cards[1]],
        "another card instead"
    );
    assert_eq!(chosen(&mut app, cards[1]), [], "picked again, put back");
    assert_eq!(chosen(&mut app, cards[0]), [cards[0]]);
    send(&mut app, TableCommand::Cancel);
    app.update();
    assert!(table(app.world()).picking.chosen().is_empty());
    // A card alone leaves one thing to do: the button does it.
    chosen(&mut app, cards[1]);
    send(&mut app, TableCommand::Confirm);
    app.update();
    until(&mut app, "it is sealed", |w| {
        table(w).session.made_by(table(w).session.positions() - 2) == Some(ME)
    });
}

/// Picks the first choice in two picks, as a card and its place, and tells how many positions there are then.
fn positions_after_two_picks(confirm: bool) -> (App, usize, usize) {
    let mut app = app(open(Who::bot(Level::Expert), 2, false), Pace::Instant);
    app.world_mut().resource_mut::<Preferences>().confirm = confirm;
    until(&mut app, "my turn", my_turn);
    let before = table(app.world()).session.positions();
    pick_first(&mut app);
    for _ in 0..10 {
        app.update();
    }
    let after = table(app.world()).session.positions();
    (app, before, after)
}

#[test]
fn the_second_pick_decides_unless_the_player_wants_to_be_asked_always() {
    let (_, before, after) = positions_after_two_picks(false);
    assert_eq!(after, before + 1);
    let (mut app, before, after) = positions_after_two_picks(true);
    assert_eq!(after, before, "it is only picked");
    assert!(table(app.world()).picking.ripe().is_some());
    send(&mut app, TableCommand::Confirm);
    app.update();
    assert_eq!(table(app.world()).session.positions(), before + 1);
    // Or the last pick once more.
    let (mut app, before, _) = positions_after_two_picks(true);
    let last = table(app.world()).picking.chosen()[1];
    send(&mut app, Picked(last));
    app.update();
    assert_eq!(table(app.world()).session.positions(), before + 1);
}

#[test]
fn a_new_size_of_the_window_moves_everything_even_in_the_middle_of_a_deal() {
    let mut app = app(open(Who::bot(Level::Expert), 2, false), Pace::Normal);
    let window = app
        .world_mut()
        .spawn((
            Window {
                resolution: WindowResolution::new(1280, 800),
                ..default()
            },
            PrimaryWindow,
        ))
        .id();
    for _ in 0..12 {
        app.update();
    }
    let moving = app
        .world_mut()
        .run_system_once(|c: Query<&Animation>| c.iter().count())
        .expect("it runs");
    assert!(moving > 0, "cards are on their way");
    for (width, height) in [(1920.0, 1080.0), (960.0, 600.0), (1600.0, 900.0)] {
        app.world_mut()
            .get_mut::<Window>(window)
            .expect("it is open")
            .resolution
            .set(width, height);
        app.update();
        app.update();
        assert_eq!(
            app.world().resource::<Frame>().window,
            Vec2::new(width, height)
        );
        for (entity, card, transform) in sprites(&mut app).into_values() {
            let at = transform.translation.truncate().abs();
            assert!(at.x < width && at.y < height, "{entity} {card:?} {at}");
        }
    }
    until(&mut app, "my turn", my_turn);
    for _ in 0..30 {
        app.update();
    }
    let mut homes = app.world_mut().query::<(&RestPose, &Transform)>();
    for (home, transform) in homes.iter(app.world()) {
        assert!(transform.translation.truncate().distance(home.at) < 0.1);
        assert!(home.at.x.abs() < 800.0 && home.at.y.abs() < 500.0);
    }
    let spots = app.world().resource::<HitTargets>();
    let cell = spots
        .get(Target::Cell(GRID, [1, 0]))
        .expect("the grid has three cells")
        .rect;
    assert!(cell.center().x.abs() < 200.0);
}

#[test]
fn a_match_goes_on_where_it_was_left_without_playing_it_all_again() {
    let mut session = open(Who::bot(Level::Novice), 7, false);
    while session.positions() < 5 {
        if session.proceed() {
            continue;
        }
        let Turn::Act(seats) = session.turn(session.positions() - 1) else {
            panic!("the toy is over too soon")
        };
        if let Some(choice) = seats.has(ME).then(|| session.choices().swap_remove(0)) {
            session.commit(ME, &choice.actions[0]).expect("it is legal");
        } else {
            let think = session.thinking(BOT).expect("it is the bot's turn");
            let decision = think(StopSignal::Never);
            session.commit(BOT, &decision.action).expect("it is legal");
        }
    }
    let last = session.positions() - 1;
    let mut app = app(open(Who::bot(Level::Novice), 0, false), Pace::Normal);
    app.insert_resource(Table::new(session, last));
    app.update();
    app.update();
    assert_eq!(app.world().resource::<TablePicture>().position, last);
    let mut moving = app.world_mut().query::<&Animation>();
    assert_eq!(moving.iter(app.world()).count(), 0, "it is there at once");
    assert_eq!(sprites(&mut app).len(), CARDS);
    play_to_the_end(&mut app);
}

#[test]
fn another_table_replaces_the_picture() {
    let mut app = app(open(Who::bot(Level::Expert), 1, false), Pace::Normal);
    until(&mut app, "my turn", my_turn);
    app.insert_resource(Table::new(open(Who::bot(Level::Novice), 9, true), 0));
    app.update();
    assert_eq!(app.world().resource::<TablePicture>().position, 0);
    app.world_mut().resource_mut::<Preferences>().pace = Pace::Instant;
    play_to_the_end(&mut app);
    assert_eq!(sprites(&mut app).len(), CARDS);
}

#[test]
fn leaving_the_table_takes_everything_away() {
    let mut app = app(open(Who::bot(Level::Expert), 1, false), Pace::Normal);
    until(&mut app, "my turn", my_turn);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.update();
    app.world_mut().remove_resource::<Table>();
    app.update();
    assert!(sprites(&mut app).is_empty());
    let left = app
        .world_mut()
        .run_system_once(|sprites: Query<&Sprite>, words: Query<&Text2d>| {
            (sprites.iter().count(), words.iter().count())
        });
    assert_eq!(left.expect("it runs"), (0, 0));
}

#[test]
fn a_press_finishes_what_moves() {
    let mut app = app(open(Who::bot(Level::Expert), 1, false), Pace::Half);
    for _ in 0..6 {
        app.update();
    }
    assert!(app.world().resource::<Activity>().moving);
    send(&mut app, TableCommand::Skip);
    send(&mut app, TableCommand::Skip);
    for _ in 0..3 {
        app.update();
    }
    assert!(!app.world().resource::<Activity>().moving);
    assert!(my_turn(app.world()));
}

#[test]
fn a_table_that_waits_for_the_player_asks_for_no_frames() {
    let mut app = app(open(Who::bot(Level::Expert), 1, false), Pace::Normal);
    until(&mut app, "my turn", my_turn);
    // Pictures that are still being drawn keep it awake for a little longer.
    until(&mut app, "it is still", |w| {
        !w.resource::<RedrawRequest>().is_moving()
    });
    send(&mut app, TableCommand::Hurry);
    until(&mut app, "the bot's card moves", |w| {
        w.resource::<Activity>().moving
    });
    assert!(app.world().resource::<RedrawRequest>().is_moving());
}

#[test]
fn your_turn_is_told_once_for_each_decision() {
    let mut app = app(open(Who::bot(Level::Novice), 1, false), Pace::Instant);
    let mut mine = 0;
    for _ in 0..20 {
        until(&mut app, "my turn or the end", |w| {
            my_turn(w) || finished(w)
        });
        if finished(app.world()) {
            break;
        }
        mine += 1;
        for _ in 0..10 {
            app.update();
        }
        pick_first(&mut app);
    }
    let told = app
        .world()
        .resource::<Heard>()
        .events
        .iter()
        .filter(|n| **n == TableEvent::YourTurn)
        .count();
    assert_eq!(told, mine);
    let finished = app
        .world()
        .resource::<Heard>()
        .events
        .iter()
        .filter(|n| **n == TableEvent::Finished)
        .count();
    assert_eq!(finished, 1);
}

#[test]
fn the_arrow_of_the_last_move_is_gone_at_the_end() {
    let arrows = |app: &mut App| {
        let mut strokes = app.world_mut().query::<&Stroke>();
        strokes.iter(app.world()).count()
    };
    let (mut seen, mut by_another) = (0, 0);
    for seed in 0..5 {
        let mut app = app(open(Who::bot(Level::Novice), seed, false), Pace::Quadruple);
        for _ in 0..6000 {
            if finished(app.world()) {
                break;
            }
            if my_turn(app.world()) {
                pick_first(&mut app);
            } else {
                app.update();
                std::thread::sleep(Duration::from_micros(200));
            }
            seen = seen.max(arrows(&mut app));
        }
        for _ in 0..60 {
            app.update();
        }
        assert_eq!(arrows(&mut app), 0, "seed {seed}");
        let last = sprites(&mut app).into_values();
        by_another += last.filter(|(_, c, _)| c.look == Look::Last(BOT)).count();
    }
    assert!(seen > 0, "it points at what another laid last");
    assert!(
        by_another > 0,
        "also where another's move was the last of all"
    );
}

#[test]
fn the_last_card_is_marked_with_its_seat() {
    let mut app = app(open(Who::bot(Level::Novice), 1, false), Pace::Instant);
    play_to_the_end(&mut app);
    let marked = sprites(&mut app)
        .into_values()
        .filter(|(_, c, _)| matches!(c.look, Look::Last(_)))
        .count();
    assert_eq!(marked, 1);
    let known = sprites(&mut app)
        .into_values()
        .filter(|(_, c, _)| matches!(c.piece, Piece::Card(_)))
        .count();
    assert_eq!(known, CARDS - 2, "the stock stays hidden");
}

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
    Game as _, Level, Seat, StopSignal, Who,
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

fn open(level: Level, seed: u64, twins: bool) -> Box<dyn Session> {
    open_with(level, seed, &[("twins", twins)])
}

/// A match against a bot of this level, with these options.
fn open_with(level: Level, seed: u64, options: &[(&str, bool)]) -> Box<dyn Session> {
    let options = options.iter();
    let setup = Setup {
        options: options
            .map(|(name, on)| ((*name).to_owned(), serde_json::Value::from(*on)))
            .collect(),
        seed,
        seats: vec![Who::Human, Who::bot(level)],
        names: vec!["Ann".to_owned(), "Elm".to_owned()],
    };
    session::open::<Toy>(setup).expect("the toy can be played by two")
}

/// The match after a number of steps, or at its end, each player making the first choice.
fn advance(mut session: Box<dyn Session>, steps: usize) -> Box<dyn Session> {
    while session.positions() <= steps {
        if session.proceed() {
            continue;
        }
        let owing = session.owing();
        if owing.is_empty() {
            break;
        }
        if owing.has(ME) {
            let choice = session.choices().swap_remove(0);
            session.commit(ME, &choice.actions[0]).expect("it is legal");
        } else {
            let think = session.thinking(BOT).expect("it is the bot's turn");
            let decision = think(StopSignal::Never);
            session.commit(BOT, &decision.action).expect("it is legal");
        }
    }
    session
}

/// An app with nothing but the plugin under test, at the table.
fn app(session: Box<dyn Session>, pace: Pace) -> App {
    let tick = Duration::from_secs_f32(TICK);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Image>()
        .init_asset::<Font>()
        .insert_resource(AssetFolder("nowhere".into()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(tick))
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
    use TablePhase::{Deal, Play, Reveal, Score};
    for phase in [Deal, Play, Reveal, Score] {
        app.add_systems(OnEnter(phase), note(phase));
    }
    app.insert_resource(Table::new(session, 0));
    go_to(&mut app, Screen::Table);
    // The picture comes in the second frame.
    app.update();
    app
}

/// An app with a match against a bot of this level.
fn against(level: Level, seed: u64, pace: Pace) -> App {
    app(open(level, seed, false), pace)
}

/// The same when it is the person's turn.
fn on_turn(level: Level, seed: u64, pace: Pace) -> App {
    let mut app = against(level, seed, pace);
    until(&mut app, "my turn", my_turn);
    app
}

fn go_to(app: &mut App, screen: Screen) {
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(screen);
}

/// A frame in which other threads think.
fn update(app: &mut App) {
    app.update();
    std::thread::sleep(Duration::from_micros(200));
}

fn preferences(app: &mut App) -> Mut<'_, Preferences> {
    app.world_mut().resource_mut::<Preferences>()
}

fn run(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

/// Runs frames until it is so; fails if it isn't within a limit that only ends tests that fail.
fn until(app: &mut App, what: &str, so: impl Fn(&World) -> bool) {
    const PATIENCE: Duration = Duration::from_secs(300);
    let begun = Instant::now();
    while !so(app.world()) {
        let in_time = begun.elapsed() < PATIENCE;
        assert!(in_time, "never happened: {what}; {:?}", events(app));
        update(app);
    }
}

fn table(world: &World) -> &Table {
    world.resource::<Table>()
}

fn picture(world: &World) -> &TablePicture {
    world.resource::<TablePicture>()
}

fn positions(world: &World) -> usize {
    table(world).session.positions()
}

fn my_turn(world: &World) -> bool {
    let t = table(world);
    t.is_current() && t.picking.decides() && !world.resource::<Activity>().moving
}

fn at_rest(world: &World) -> bool {
    table(world).is_current() && !world.resource::<Activity>().moving
}

fn finished(world: &World) -> bool {
    let events = &world.resource::<Heard>().events;
    events.contains(&TableEvent::Finished)
}

fn my_turn_or_end(world: &World) -> bool {
    my_turn(world) || finished(world)
}

fn events(app: &App) -> &[TableEvent] {
    &app.world().resource::<Heard>().events
}

/// Number of times that the table sent this event.
fn heard(app: &App, event: &TableEvent) -> usize {
    events(app).iter().filter(|e| *e == event).count()
}

/// The pitches of all sounds of this kind.
fn rungs(app: &App, cue: Cue) -> Vec<u8> {
    let sounds = app.world().resource::<Heard>().sounds.iter();
    let such = sounds.filter(|sound| sound.cue == cue);
    such.map(|sound| sound.rung).collect()
}

/// The sum of all scores as they are shown.
fn shown_sum(app: &App) -> i32 {
    let tally = app.world().resource::<CountingScore>();
    let panels = picture(app.world()).panels.iter();
    let scores = panels.map(|p| tally.score(p).parse::<i32>().expect("a number"));
    scores.sum()
}

fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
}

/// Sends a message that is heard in the next frame.
fn press<M: Message>(app: &mut App, message: M) {
    send(app, message);
    app.update();
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

/// A frame; the first choice is picked if there is one.
fn step(app: &mut App) {
    if my_turn(app.world()) {
        pick_first(app);
    } else {
        update(app);
    }
}

/// Plays the first choices to the end, which comes within this many frames, and looks at each frame.
fn watch(app: &mut App, most: usize, mut look: impl FnMut(&mut App)) {
    for _ in 0..most {
        if finished(app.world()) {
            return;
        }
        step(app);
        look(app);
    }
    assert!(finished(app.world()), "the game is over in time");
}

fn play_to_the_end(app: &mut App) {
    for _ in 0..20 {
        until(app, "my turn or the end", my_turn_or_end);
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
            let mut app = app(open(Level::Novice, seed, twins), Pace::Instant);
            until(&mut app, "the deal is over", my_turn);
            let entities = |app: &mut App| -> Vec<(u32, Entity)> {
                let sprites = sprites(app).into_iter();
                sprites.map(|(id, s)| (id, s.0)).collect()
            };
            let dealt = entities(&mut app);
            assert_eq!(dealt.len(), CARDS);
            play_to_the_end(&mut app);
            let end = entities(&mut app);
            assert_eq!(end, dealt, "nothing is despawned and spawned on the way");
            assert!(table(app.world()).session.result().is_some());
        }
    }
}

#[test]
fn phases_follow_what_the_players_see() {
    let mut app = against(Level::Novice, 1, Pace::Instant);
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
    let mut app = against(Level::Novice, 2, Pace::Quadruple);
    play_to_the_end(&mut app);
    until(&mut app, "rest", at_rest);
    let shown = picture(app.world()).clone();
    let frame = app.world().resource::<Frame>().clone();
    let sprites = sprites(&mut app);
    for (zone, placements) in shown.layout.zones.iter().zip(&shown.placements.zones) {
        for (k, item) in zone.items.iter().enumerate() {
            let (_, _, transform) = sprites
                .values()
                .find(|(_, c, _)| c.zone == zone.id && c.index == k)
                .expect("a sprite lies there");
            let home = placements.pieces[k].home(&frame);
            let off = transform.translation.truncate().distance(home.at);
            assert!(off < 0.1, "{item:?}");
            assert!((transform.scale.y * 100.0 - home.width).abs() < 0.1);
        }
    }
}

#[test]
fn nothing_leaps_and_what_moves_is_above_what_rests() {
    let mut app = against(Level::Novice, 3, Pace::Normal);
    let mut last: BTreeMap<u32, Vec3> = BTreeMap::new();
    let mut longest: f32 = 0.0;
    let mut travelled = 0;
    watch(&mut app, 900, |app| {
        for (id, (entity, _, transform)) in sprites(app) {
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
    });
    assert!(travelled > 20, "cards were seen on their way");
    // The fastest moment of the longest way across the table.
    assert!(longest < 260.0, "a leap of {longest}");
}

#[test]
fn revealed_cards_are_shown_large_and_go_on_by_themselves() {
    let mut app = on_turn(Level::Novice, 1, Pace::Normal);
    pick_first(&mut app);
    let revealed = |w: &World| w.resource::<State<TablePhase>>().get() == &TablePhase::Reveal;
    until(&mut app, "the reveal", revealed);
    let mut both = false;
    let mut frames = 0;
    while revealed(app.world()) && frames < 400 {
        update(&mut app);
        frames += 1;
        let large = sprites(&mut app)
            .values()
            .filter(|(_, c, t)| c.zone.name == "sealed" && c.face_up && t.scale.y > 1.2)
            .count();
        both |= large == 2;
    }
    assert!(both, "both are large at the same time");
    let seconds = frames as f32 * TICK;
    let least = tempo::TRAVEL[1] + tempo::REVEAL_BEAT + tempo::FLIP + tempo::HOLD;
    let in_time = seconds > least && seconds < least + 2.0;
    assert!(in_time, "{seconds} seconds");
}

#[test]
fn nothing_is_told_before_it_is_seen() {
    let mut app = against(Level::Novice, 1, Pace::Normal);
    let mut late = 0;
    watch(&mut app, 1500, |app| {
        let moving = app
            .world_mut()
            .run_system_once(|c: Query<&Animation>| c.iter().any(|c| c.matters))
            .expect("it runs");
        let shown = picture(app.world());
        if moving {
            let behind = shown.words_position < shown.position;
            assert!(behind, "words come when cards have come to rest");
            late += 1;
        } else if at_rest(app.world()) {
            assert_eq!(shown.words_position, shown.position);
            let table = table(app.world());
            assert_eq!(shown.prompt, table.prompt(shown.position));
            assert_eq!(shown.panels, table.panels(shown.position));
        }
    });
    assert!(late > 50, "{late}");
}

#[test]
fn points_are_counted_up_with_a_rising_sound() {
    let mut app = against(Level::Novice, 1, Pace::Normal);
    let mut scores = Vec::new();
    watch(&mut app, 1500, |app| scores.push(shown_sum(app)));
    scores.dedup();
    let all: Vec<i32> = (0..=2 * POINTS).collect();
    assert_eq!(scores, all, "one by one");
    assert_eq!(rungs(&app, Cue::ScoreStep), [0, 1, 2, 0, 1, 2]);
    let deals = rungs(&app, Cue::Deal).len();
    assert_eq!(deals, 4, "each dealt card is heard");
}

#[test]
fn ones_own_sealed_card_can_be_taken_back_while_others_still_choose() {
    // The expert decides when it is hurried, and not before.
    let mut app = on_turn(Level::Expert, 5, Pace::Instant);
    let before = positions(app.world());
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
        positions(w) == before + 1 && at_rest(w)
    });
    assert_eq!(sprite(&mut app).1.zone, sealed(ME));
    assert!(!sprite(&mut app).1.face_up);
    send(&mut app, TableCommand::Undo);
    until(&mut app, "it is back", my_turn);
    assert_eq!(sprite(&mut app).1.zone, hand(ME));
    assert_eq!(sprite(&mut app).0, entity, "the very same sprite");
    assert_eq!(positions(app.world()), before);
    assert_eq!(table(app.world()).undone, 1);
    assert!(events(&app).contains(&TableEvent::Undone));
    // The bot was asked again; its first answer, if it ever comes, counts for nothing.
    for _ in 0..30 {
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(positions(app.world()), before, "a stale answer was dropped");
    send(&mut app, TableCommand::Hurry);
    until(&mut app, "the bot has chosen", |w| {
        positions(w) == before + 1
    });
    assert_eq!(table(app.world()).session.made_by(before - 1), Some(BOT));
    assert!(table(app.world()).picking.decides(), "I still may choose");
    pick_first(&mut app);
    until(&mut app, "the reveal", |w| positions(w) > before + 2);
}

#[test]
fn undo_goes_back_over_what_followed() {
    let mut app = on_turn(Level::Novice, 2, Pace::Instant);
    let start = picture(app.world()).layout.clone();
    pick_first(&mut app);
    until(&mut app, "the next decision", my_turn_or_end);
    press(&mut app, TableCommand::Undo);
    until(&mut app, "back", my_turn);
    // The bot may have chosen in secret again by now; the open pieces are as before.
    let now = &picture(app.world()).layout;
    assert_eq!(now.zone(GRID), start.zone(GRID));
    assert_eq!(now.zone(hand(ME)), start.zone(hand(ME)));
    assert_eq!(now.zone(STOCK), start.zone(STOCK));
    play_to_the_end(&mut app);
}

#[test]
fn what_was_taken_back_is_made_again() {
    let mut app = against(Level::Novice, 2, Pace::Instant);
    for _ in 0..2 {
        until(&mut app, "my turn", my_turn);
        pick_first(&mut app);
    }
    until(&mut app, "the next decision", my_turn_or_end);
    let due = |w: &World| {
        let session = &table(w).session;
        let whole = session.trace();
        // A bot's secret decision meanwhile does not count.
        let mine = |k: &usize| session.made_by(*k) == Some(ME);
        let decided = (0..session.positions() - 1).filter(mine).count();
        (decided, whole)
    };
    let before = due(app.world());
    let layout = picture(app.world()).layout.clone();
    for _ in 0..2 {
        press(&mut app, TableCommand::Undo);
        until(&mut app, "back", my_turn);
    }
    assert_eq!(due(app.world()).0, 0);
    for left in [1, 2] {
        press(&mut app, TableCommand::Redo);
        until(&mut app, "made again", |w| {
            due(w).0 == left && my_turn_or_end(w)
        });
    }
    assert!(!table(app.world()).can_redo());
    let now = picture(app.world()).layout.clone();
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
    press(&mut app, TableCommand::Undo);
    until(&mut app, "back", my_turn);
    assert!(table(app.world()).can_redo());
    pick_first(&mut app);
    app.update();
    assert!(!table(app.world()).can_redo());
    let count = events(&app).len();
    press(&mut app, TableCommand::Redo);
    let why = table(app.world()).say("nothing-to-redo");
    let heard = &events(&app)[count..];
    let refusal = TableEvent::Refused { why, about: None };
    assert!(heard.contains(&refusal), "{heard:?}");
}

#[test]
fn nothing_can_be_taken_back_before_a_decision_was_made() {
    let mut app = on_turn(Level::Expert, 2, Pace::Instant);
    press(&mut app, TableCommand::Undo);
    app.update();
    let (events, why) = (events(&app), table(app.world()).say("nothing-to-undo"));
    let refusal = TableEvent::Refused { why, about: None };
    assert!(events.contains(&refusal), "{events:?}");
    assert_eq!(table(app.world()).undone, 0);
}

#[test]
fn a_hint_is_thought_out_and_shown_once() {
    let mut app = on_turn(Level::Expert, 2, Pace::Instant);
    send(&mut app, TableCommand::Hint);
    press(&mut app, TableCommand::Hint);
    assert!(app.world().resource::<Activity>().hinting);
    // The expert that gives hints is asked for an end when its time is up.
    until(&mut app, "the hint", |w| table(w).hint.is_some());
    assert_eq!(table(app.world()).hinted, 1);
    let hint = table(app.world()).hint.clone().expect("it is there");
    let mut choices = table(app.world()).picking.choices().iter();
    assert!(choices.any(|c| c.actions == [hint.action.as_str()]));
    app.update();
    assert!(events(&app).contains(&TableEvent::Hinted(hint)));
    // Asked again, it is told again: its words may have gone.
    press(&mut app, TableCommand::Hint);
    app.update();
    let told = events(&app).iter();
    let told = told.filter(|e| matches!(e, TableEvent::Hinted(_)));
    assert_eq!(told.count(), 2);
    assert_eq!(table(app.world()).hinted, 1, "and counted once");
    pick_first(&mut app);
    assert_eq!(table(app.world()).hint, None, "it goes with the decision");
}

#[test]
fn what_can_not_be_picked_is_refused_with_a_sentence_and_changes_nothing() {
    let mut app = on_turn(Level::Expert, 2, Pace::Instant);
    let before = positions(app.world());
    press(&mut app, Picked(Target::Seat(BOT)));
    app.update();
    let refusal = TableEvent::Refused {
        why: "The toy does not take that now.".to_owned(),
        about: Some(Target::Seat(BOT)),
    };
    assert!(events(&app).contains(&refusal), "{:?}", events(&app));
    assert_eq!(positions(app.world()), before);
    assert!(table(app.world()).picking.chosen().is_empty());
}

#[test]
fn picks_choose_change_their_mind_and_put_back() {
    let mut app = on_turn(Level::Expert, 2, Pace::Instant);
    let cards: Vec<Target> = table(app.world()).picking.next();
    assert_eq!(cards.len(), 2);
    let chosen = |app: &mut App, target: Target| {
        press(app, Picked(target));
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
    press(&mut app, TableCommand::Cancel);
    assert!(table(app.world()).picking.chosen().is_empty());
    // A card alone leaves one thing to do: the button does it.
    chosen(&mut app, cards[1]);
    press(&mut app, TableCommand::Confirm);
    until(&mut app, "it is sealed", |w| {
        table(w).session.made_by(positions(w) - 2) == Some(ME)
    });
}

/// Picks the first choice in two picks, as a card and its place, and tells how many positions there are then.
fn positions_after_two_picks(confirm: bool) -> (App, usize, usize) {
    let mut app = against(Level::Expert, 2, Pace::Instant);
    preferences(&mut app).confirm = confirm;
    until(&mut app, "my turn", my_turn);
    let before = positions(app.world());
    pick_first(&mut app);
    run(&mut app, 10);
    let after = positions(app.world());
    (app, before, after)
}

#[test]
fn the_second_pick_decides_unless_the_player_wants_to_be_asked_always() {
    let (_, before, after) = positions_after_two_picks(false);
    assert_eq!(after, before + 1);
    let (mut app, before, after) = positions_after_two_picks(true);
    assert_eq!(after, before, "it is only picked");
    assert!(table(app.world()).picking.ripe().is_some());
    press(&mut app, TableCommand::Confirm);
    assert_eq!(positions(app.world()), before + 1);
    // Or the last pick once more.
    let (mut app, before, _) = positions_after_two_picks(true);
    let last = table(app.world()).picking.chosen()[1];
    press(&mut app, Picked(last));
    assert_eq!(positions(app.world()), before + 1);
}

#[test]
fn a_new_size_of_the_window_moves_everything_even_in_the_middle_of_a_deal() {
    let mut app = against(Level::Expert, 2, Pace::Normal);
    let window = Window {
        resolution: WindowResolution::new(1280, 800),
        ..default()
    };
    let window = app.world_mut().spawn((window, PrimaryWindow)).id();
    run(&mut app, 12);
    let moving = app
        .world_mut()
        .run_system_once(|c: Query<&Animation>| c.iter().count())
        .expect("it runs");
    assert!(moving > 0, "cards are on their way");
    for (width, height) in [(1920.0, 1080.0), (960.0, 600.0), (1600.0, 900.0)] {
        let window = app.world_mut().get_mut::<Window>(window);
        window.expect("it is open").resolution.set(width, height);
        run(&mut app, 2);
        let frame = app.world().resource::<Frame>();
        assert_eq!(frame.window, Vec2::new(width, height));
        for (entity, card, transform) in sprites(&mut app).into_values() {
            let at = transform.translation.truncate().abs();
            assert!(at.x < width && at.y < height, "{entity} {card:?} {at}");
        }
    }
    until(&mut app, "my turn", my_turn);
    run(&mut app, 30);
    let mut homes = app.world_mut().query::<(&RestPose, &Transform)>();
    for (home, transform) in homes.iter(app.world()) {
        assert!(transform.translation.truncate().distance(home.at) < 0.1);
        assert!(home.at.x.abs() < 800.0 && home.at.y.abs() < 500.0);
    }
    let spots = app.world().resource::<HitTargets>();
    let cell = spots.get(Target::Cell(GRID, [1, 0]));
    let cell = cell.expect("the grid has three cells").rect;
    assert!(cell.center().x.abs() < 200.0);
}

#[test]
fn a_match_goes_on_where_it_was_left_without_playing_it_all_again() {
    let session = advance(open(Level::Novice, 7, false), 4);
    assert_eq!(session.positions(), 5);
    let last = 4;
    let mut app = against(Level::Novice, 0, Pace::Normal);
    app.insert_resource(Table::new(session, last));
    app.update();
    app.update();
    assert_eq!(picture(app.world()).position, last);
    let mut moving = app.world_mut().query::<&Animation>();
    assert_eq!(moving.iter(app.world()).count(), 0, "it is there at once");
    assert_eq!(sprites(&mut app).len(), CARDS);
    play_to_the_end(&mut app);
}

#[test]
fn another_table_replaces_the_picture() {
    let mut app = on_turn(Level::Expert, 1, Pace::Normal);
    app.insert_resource(Table::new(open(Level::Novice, 9, true), 0));
    app.update();
    assert_eq!(picture(app.world()).position, 0);
    preferences(&mut app).pace = Pace::Instant;
    play_to_the_end(&mut app);
    assert_eq!(sprites(&mut app).len(), CARDS);
}

#[test]
fn leaving_the_table_takes_everything_away() {
    let mut app = on_turn(Level::Expert, 1, Pace::Normal);
    go_to(&mut app, Screen::Title);
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
    let mut app = against(Level::Expert, 1, Pace::Half);
    run(&mut app, 6);
    assert!(app.world().resource::<Activity>().moving);
    send(&mut app, TableCommand::Skip);
    send(&mut app, TableCommand::Skip);
    run(&mut app, 3);
    assert!(!app.world().resource::<Activity>().moving);
    assert!(my_turn(app.world()));
}

#[test]
fn a_table_that_waits_for_the_player_asks_for_no_frames() {
    let mut app = on_turn(Level::Expert, 1, Pace::Normal);
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
    let mut app = against(Level::Novice, 1, Pace::Instant);
    let mut mine = 0;
    for _ in 0..20 {
        until(&mut app, "my turn or the end", my_turn_or_end);
        if finished(app.world()) {
            break;
        }
        mine += 1;
        run(&mut app, 10);
        pick_first(&mut app);
    }
    assert_eq!(heard(&app, &TableEvent::YourTurn), mine);
    assert_eq!(heard(&app, &TableEvent::Finished), 1);
}

#[test]
fn the_arrow_of_the_last_move_is_gone_at_the_end() {
    let arrows = |app: &mut App| {
        let mut strokes = app.world_mut().query::<&Stroke>();
        strokes.iter(app.world()).count()
    };
    let (mut seen, mut by_another) = (0, 0);
    for seed in 0..5 {
        let mut app = against(Level::Novice, seed, Pace::Quadruple);
        watch(&mut app, 6000, |app| seen = seen.max(arrows(app)));
        run(&mut app, 60);
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
    let mut app = against(Level::Novice, 1, Pace::Instant);
    play_to_the_end(&mut app);
    let sprites = sprites(&mut app);
    let marked = sprites
        .values()
        .filter(|(_, c, _)| matches!(c.look, Look::Last(_)));
    assert_eq!(marked.count(), 1);
    let known = sprites
        .values()
        .filter(|(_, c, _)| matches!(c.piece, Piece::Card(_)));
    assert_eq!(known.count(), CARDS - 2, "the stock stays hidden");
}

//! The choreography of each phase, and possible interruptions.

use super::*;
use kortlek_rules::{
    Text,
    presentation::{Layout, Pose, Posed, Under},
};
use kortlek_table::{Pause, layout::depth as depths};

/// App with the toy and these options, and a person at the table; the bot chooses at once.
fn toy(options: &[(&str, bool)], pace: Pace) -> App {
    app(open_with(Level::Novice, 1, options), pace)
}

fn phase(world: &World) -> TablePhase {
    *world.resource::<State<TablePhase>>().get()
}

/// Plays the first choice of every decision until it is so.
fn play_until(app: &mut App, what: &str, so: impl Fn(&World) -> bool) {
    for _ in 0..3000 {
        if so(app.world()) {
            return;
        }
        step(app);
    }
    panic!("never happened: {what}");
}

/// A match in which a number of steps were made, each player making the first choice.
fn advanced(steps: usize, options: &[(&str, bool)]) -> Box<dyn Session> {
    advance(open_with(Level::Novice, 1, options), steps)
}

/// The positions before the actions of the person.
fn mine(world: &World) -> Vec<usize> {
    let session = &table(world).session;
    let steps = 0..session.positions() - 1;
    steps.filter(|k| session.made_by(*k) == Some(ME)).collect()
}

#[test]
fn a_deal_sends_out_one_card_after_the_other() {
    let mut app = toy(&[], Pace::Normal);
    let mut set_out: BTreeMap<u32, usize> = BTreeMap::new();
    let mut last: BTreeMap<u32, Vec3> = BTreeMap::new();
    for frame in 0..400 {
        update(&mut app);
        for (id, (_, card, transform)) in sprites(&mut app) {
            let now = transform.translation;
            let before = last.insert(id, now);
            if card.zone.name == "hand" && before.is_some_and(|b| b.distance(now) > 2.0) {
                assert_eq!(phase(app.world()), TablePhase::Deal);
                set_out.entry(id).or_insert(frame);
            }
        }
        if my_turn(app.world()) {
            break;
        }
    }
    let mut frames: Vec<usize> = set_out.into_values().collect();
    frames.sort_unstable();
    frames.dedup();
    assert_eq!(frames.len(), 4, "four cards, each by itself");
    app.update();
    assert_eq!(phase(app.world()), TablePhase::Play);
}

#[test]
fn play_opens_the_choices_and_sends_bots_to_think() {
    let mut app = against(Level::Expert, 1, Pace::Normal);
    until(&mut app, "play", |w| {
        w.contains_resource::<State<TablePhase>>() && phase(w) == TablePhase::Play
    });
    assert!(table(app.world()).picking.decides());
    assert!(app.world().resource::<Activity>().thinking.has(BOT));
}

#[test]
fn points_of_the_last_step_are_counted_while_its_score_is_shown() {
    let mut app = toy(&[], Pace::Normal);
    let mut counted = Vec::new();
    update(&mut app);
    play_until(&mut app, "the score", |w| phase(w) == TablePhase::Score);
    while !finished(app.world()) {
        assert_eq!(phase(app.world()), TablePhase::Score);
        counted.extend(app.world().resource::<CountingScore>().counting());
        update(&mut app);
    }
    assert!(!counted.is_empty(), "beats are played");
    assert_eq!(
        app.world().resource::<CountingScore>(),
        &CountingScore::default()
    );
}

/// Nothing is left of a step that was being shown.
fn assert_clean(app: &mut App) {
    let large = sprites(app)
        .values()
        .filter(|(_, _, t)| (depths::VEIL..depths::MOVING).contains(&t.translation.z))
        .count();
    assert_eq!(large, 0, "nothing is held up");
    let world = app.world();
    let shown = picture(world);
    let table = table(world);
    assert_eq!(world.resource::<CountingScore>(), &CountingScore::default());
    assert_eq!(shown.layout, table.layout(table.shown));
    assert_eq!(
        (shown.position, shown.words_position),
        (table.shown, table.shown)
    );
}

#[test]
fn a_decision_can_be_taken_back_in_every_phase() {
    for wanted in [TablePhase::Play, TablePhase::Reveal, TablePhase::Score] {
        for later in [0, 1, 25] {
            for pace in [Pace::Quadruple, Pace::Instant] {
                let mut app = toy(&[("stages", true)], pace);
                until(&mut app, "my turn", my_turn);
                pick_first(&mut app);
                play_until(&mut app, "the phase", |w| phase(w) == wanted);
                for _ in 0..later {
                    update(&mut app);
                }
                let before = positions(app.world());
                press(&mut app, TableCommand::Undo);
                assert_eq!(heard(&app, &TableEvent::Undone), 1, "{wanted:?} {later}");
                assert!(positions(app.world()) < before);
                app.update();
                assert_eq!(phase(app.world()), TablePhase::Play, "{wanted:?} {later}");
                until(&mut app, "back", my_turn);
                assert_clean(&mut app);
                play_to_the_end(&mut app);
            }
        }
    }
}

#[test]
fn in_a_deal_there_is_nothing_to_take_back() {
    let mut app = toy(&[], Pace::Normal);
    for _ in 0..6 {
        update(&mut app);
    }
    assert_eq!(phase(app.world()), TablePhase::Deal);
    send(&mut app, TableCommand::Undo);
    until(&mut app, "my turn", my_turn);
    assert_eq!(heard(&app, &TableEvent::Undone), 0);
    play_to_the_end(&mut app);
}

#[test]
fn a_pause_in_any_phase_stops_everything_and_nothing_is_lost() {
    use TablePhase::{Deal, Play, Reveal, Score};
    for wanted in [Deal, Play, Reveal, Score] {
        for later in [0, 9] {
            let mut app = toy(&[("stages", true)], Pace::Quadruple);
            update(&mut app);
            play_until(&mut app, "the phase", |w| phase(w) == wanted);
            for _ in 0..later {
                update(&mut app);
            }
            let pause = |app: &mut App, pause| {
                let mut next = app.world_mut().resource_mut::<NextState<Pause>>();
                next.set(pause);
                app.update();
            };
            pause(&mut app, Pause::On);
            let at = |app: &App| {
                let table = table(app.world());
                (table.shown, table.session.positions(), phase(app.world()))
            };
            let stands = at(&app);
            for _ in 0..100 {
                update(&mut app);
            }
            assert_eq!(at(&app), stands, "{wanted:?} {later}");
            pause(&mut app, Pause::Off);
            play_to_the_end(&mut app);
            let told = heard(&app, &TableEvent::YourTurn);
            assert_eq!(told, 2 + lays(&app), "{wanted:?} {later}");
            assert_clean(&mut app);
        }
    }
}

/// Number of cards that the person laid.
fn lays(app: &App) -> usize {
    let session = &table(app.world()).session;
    let last = session.positions() - 1;
    assert!(session.layout(last).zone(GRID).is_some());
    let own = session.panels(last)[0].score.unwrap_or(0);
    (own / POINTS) as usize
}

/// Number of frames until the person can decide, with a press before these of them.
fn frames_to_my_turn(presses: &[usize]) -> usize {
    let mut app = against(Level::Expert, 1, Pace::Half);
    for frame in 0..1000 {
        if my_turn(app.world()) {
            return frame;
        }
        if presses.contains(&frame) {
            send(&mut app, TableCommand::Skip);
        }
        app.update();
    }
    panic!("the deal never ends");
}

#[test]
fn a_press_in_the_frame_in_which_a_step_begins_is_not_lost() {
    let begins = {
        let mut app = against(Level::Expert, 1, Pace::Half);
        let mut frame = 0;
        while picture(app.world()).position == 0 {
            app.update();
            frame += 1;
        }
        frame - 1
    };
    let whole = frames_to_my_turn(&[]);
    let rushed = (tempo::RUSH * 2.0 / TICK) as usize + 6;
    for press in [begins, begins + 1, begins + 2] {
        let frames = frames_to_my_turn(&[press]);
        assert!(frames <= press + rushed, "{press}: {frames}");
        assert!(frames < whole);
    }
}

#[test]
fn a_game_can_be_hurried_through_without_losing_a_step() {
    for pace in [Pace::Half, Pace::Instant] {
        let mut app = toy(&[("stages", true)], pace);
        let mut seen = Vec::new();
        for _ in 0..3000 {
            if finished(app.world()) {
                break;
            }
            let shown = table(app.world()).shown;
            if seen.last() != Some(&shown) {
                seen.push(shown);
            }
            send(&mut app, TableCommand::Hurry);
            step(&mut app);
        }
        assert!(finished(app.world()));
        let all: Vec<usize> = (0..positions(app.world())).collect();
        assert_eq!(seen, all, "every step is shown");
        assert_clean(&mut app);
    }
}

#[test]
fn a_table_is_opened_in_the_middle_of_a_game_in_the_phase_that_lies_there() {
    let whole = advanced(usize::MAX, &[]).positions();
    for steps in 0..whole {
        for behind in [0, 1] {
            let session = advanced(steps, &[]);
            let k = steps.saturating_sub(behind);
            let expected = TablePhase::from(session.phase(k));
            let mut app = toy(&[], Pace::Instant);
            app.insert_resource(Table::new(session, k));
            app.update();
            assert_eq!(picture(app.world()).position, k);
            app.update();
            if steps == k {
                assert_eq!(phase(app.world()), expected, "{k}");
            }
            play_to_the_end(&mut app);
            assert_clean(&mut app);
        }
    }
}

#[test]
fn another_table_can_be_laid_at_any_moment() {
    for frames in 0..14 {
        for (steps, pace) in [(0, Pace::Instant), (3, Pace::Quadruple)] {
            let mut app = toy(&[], pace);
            // All of this one has been played; the picture comes after.
            app.insert_resource(Table::new(advanced(usize::MAX, &[("stages", true)]), 0));
            run(&mut app, frames);
            app.insert_resource(Table::new(advanced(steps, &[]), steps));
            app.world_mut().resource_mut::<Heard>().events.clear();
            app.update();
            assert_eq!(table(app.world()).shown, steps, "{frames}");
            play_to_the_end(&mut app);
            assert_clean(&mut app);
        }
    }
}

#[test]
fn another_language_is_spoken_at_once_whatever_goes_on() {
    for frames in (0..75).step_by(5) {
        let mut app = toy(&[("stages", true)], Pace::Quadruple);
        for _ in 0..frames {
            step(&mut app);
        }
        let told = heard(&app, &TableEvent::YourTurn);
        let shown = table(app.world()).shown;
        let deciding = my_turn(app.world());
        if deciding {
            let first = first_target(&app).expect("there is a choice");
            press(&mut app, Picked(first));
        }
        let chosen = table(app.world()).picking.chosen().to_vec();
        preferences(&mut app).language = Some(Language::Swedish);
        app.update();
        app.update();
        assert!(table(app.world()).shown >= shown);
        if deciding {
            assert_eq!(table(app.world()).picking.chosen(), chosen);
            assert_eq!(heard(&app, &TableEvent::YourTurn), told.max(1));
        }
        until(&mut app, "my turn or the end", my_turn_or_end);
        let (table, shown) = (table(app.world()), picture(app.world()));
        assert_eq!(shown.prompt.line.as_str(), "Fortsätt.");
        let choices = table.picking.choices();
        assert!(choices.iter().all(|c| c.words.as_str() == "Fortsätt."));
        if chosen.is_empty() {
            play_to_the_end(&mut app);
        }
    }
}

#[test]
fn the_stages_of_a_step_are_shown_one_after_the_other() {
    let mut app = toy(&[("stages", true)], Pace::Normal);
    let mut lines: Vec<String> = Vec::new();
    let mut scores: Vec<i32> = Vec::new();
    let mut seen: Vec<Layout> = Vec::new();
    watch(&mut app, 3000, |app| {
        let shown = picture(app.world());
        let line = shown.prompt.line.to_string();
        if lines.last() != Some(&line) {
            lines.push(line.clone());
        }
        if line != "Go on." {
            assert!(shown.words_position < shown.position, "{line}");
        }
        if seen.last() != Some(&shown.layout) {
            seen.push(shown.layout.clone());
        }
        scores.push(shown_sum(app));
    });
    scores.dedup();
    let (on, first, second) = ("Go on.", "The card sets out.", "It arrives.");
    assert_eq!(lines, [on, first, second, on, first, second, on]);
    let all: Vec<i32> = (0..=2 * POINTS).collect();
    assert_eq!(scores, all, "one by one, and never too many");
    let lit = |l: &&Layout| {
        let grid = l.zone(GRID).expect("it is always there");
        grid.items.iter().any(|i| i.look == Look::Lit)
    };
    assert_eq!(seen.iter().filter(lit).count(), 2, "once a card");
    assert_eq!(rungs(&app, Cue::Token).len(), 2);
}

#[test]
fn a_decision_without_choice_makes_itself_and_is_taken_back_with_the_one_before() {
    let mut app = toy(&[], Pace::Instant);
    preferences(&mut app).play_forced = true;
    until(&mut app, "my turn", my_turn);
    let start = positions(app.world());
    let mut made = 0;
    // One card is left in the second round: only cells remain to be chosen.
    for _ in 0..10 {
        until(&mut app, "my turn or the end", my_turn_or_end);
        if finished(app.world()) {
            break;
        }
        assert!(table(app.world()).picking.choices().len() > 1);
        pick_first(&mut app);
        made += 1;
    }
    assert!(finished(app.world()));
    let mine = mine(app.world());
    assert_eq!(mine.len(), made + 1, "one made itself");
    let told = mine.iter().filter(|k| {
        let lines = table(app.world()).tell(**k).lines;
        let mut words = lines.iter().map(|line| line.words.as_str());
        words.any(|words| words.contains("only choice"))
    });
    assert_eq!(told.count(), 1, "and the log says which");
    let told = heard(&app, &TableEvent::YourTurn);
    assert_eq!(told, made, "and the player was not called for it");
    for _ in 0..made {
        press(&mut app, TableCommand::Undo);
        until(&mut app, "back", my_turn);
        run(&mut app, 20);
        assert!(my_turn(app.world()));
        assert!(table(app.world()).picking.choices().len() > 1);
    }
    assert!(positions(app.world()) <= start + 1);
    play_to_the_end(&mut app);
}

#[test]
fn a_draft_is_decided_and_taken_back_as_a_whole() {
    let mut app = toy(&[("draft", true)], Pace::Instant);
    preferences(&mut app).play_forced = true;
    until(&mut app, "my turn", my_turn);
    let before = picture(app.world()).panels[0].score;
    let stock = Target::Zone(STOCK);
    assert_eq!(table(app.world()).picking.marks(), [stock]);
    for marked in [true, false, true] {
        press(&mut app, Picked(stock));
        let picking = &table(app.world()).picking;
        assert_eq!(picking.marked().contains(&stock), marked);
        let actions = if marked { 2 } else { 1 };
        assert!(picking.choices().iter().all(|c| c.actions.len() == actions));
        assert!(picking.choices().len() == 2);
    }
    pick_first(&mut app);
    until(&mut app, "both are made", |w| mine(w).len() >= 2);
    press(&mut app, TableCommand::Undo);
    until(&mut app, "back", my_turn);
    assert!(mine(app.world()).is_empty(), "both are taken back");
    assert_eq!(picture(app.world()).panels[0].score, before);
    assert_eq!(table(app.world()).picking.marks(), [stock]);
    assert!(table(app.world()).picking.marked().is_empty());
}

#[test]
fn marks_in_the_notebook_are_seen_at_once_and_saved() {
    let mut app = toy(&[], Pace::Instant);
    until(&mut app, "my turn", my_turn);
    let thrown = toy::THROWN;
    let caption = |app: &App| {
        let shown = picture(app.world());
        let zone = shown.layout.zone(thrown).expect("it is always there");
        zone.caption.to_string()
    };
    let saved = heard(&app, &TableEvent::Moved);
    assert_eq!(caption(&app), "0");
    for n in 1..4 {
        press(&mut app, TableCommand::Mark(Target::Zone(thrown)));
        assert_eq!(caption(&app), n.to_string());
    }
    press(&mut app, TableCommand::Mark(Target::Zone(GRID)));
    app.update();
    assert_eq!(heard(&app, &TableEvent::Moved), saved + 3);
    assert!(!table(app.world()).session.notebook().is_empty());
}

#[test]
fn what_is_carried_over_a_canvas_is_laid_down_by_confirming_where_it_may_lie() {
    let mut app = toy(&[], Pace::Instant);
    let laying = |w: &World| {
        let choices = table(w).picking.choices().iter();
        let mut targets = choices.flat_map(|c| c.gesture.targets());
        my_turn(w) && targets.any(|t| matches!(t, Target::Cell(..)))
    };
    for seed in 1.. {
        app = against(Level::Novice, seed, Pace::Instant);
        for _ in 0..60 {
            if laying(app.world()) || finished(app.world()) {
                break;
            }
            step(&mut app);
        }
        if laying(app.world()) {
            break;
        }
    }
    let pose = |column| Pose {
        at: [column, 0],
        ..Pose::PLAIN
    };
    let carry = |app: &mut App, column| {
        let mut table = app.world_mut().resource_mut::<Table>();
        let canvas = table.session.canvas().expect("poses have a meaning");
        let choice = canvas.posed(GRID, pose(column));
        let refused = choice.clone().err();
        table.picking.pose(Some(Posed {
            canvas: GRID,
            pose: pose(column),
            choice: choice.ok(),
            why_not: Text::EMPTY,
            under: Under::default(),
        }));
        let before = table.session.positions();
        press(app, TableCommand::Confirm);
        let after = positions(app.world());
        (refused.map(|why| why.to_string()), after > before)
    };
    assert_eq!(carry(&mut app, 7), (Some("no-room".to_owned()), false));
    assert_eq!(carry(&mut app, 1), (None, true));
    assert_eq!(table(app.world()).picking.posed(), None);
}

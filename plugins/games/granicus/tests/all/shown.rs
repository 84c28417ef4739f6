//! Presentation of Granicus at the table: counts at the rows, the outcome of a choice, the tie-break.

use crate::{card, place, shared_win};
use kortlek_granicus::{
    Granicus,
    rules::{Action, ROWS, State, Step, Swap, ace},
    table::{RIVER, TURNED, bank},
};
use kortlek_rules::{
    Arg, Card as _, Level, Message, Note, Rules, Seat, StopSignal, Text, Who,
    decktet::{Card, Suit},
    game::Game,
    presentation::{
        Beat, Confirm, Ground, Label, Layout, Pick, Picking, Picks, Piece, Presentation, Scene,
        Tag, Target,
    },
    session::{self, Setup, least_changed},
    testing::{path_of, scene_of},
};

fn game() -> Granicus {
    Granicus::with_options(&serde_json::Map::new()).expect("the usual options are right")
}

fn state(laid: &[(&str, usize)], turn: u8, turned: &str) -> State {
    let laid: Vec<(Card, usize)> = laid.iter().map(|(id, row)| (card(id), *row)).collect();
    State::with_rows(Suit::ALL, &laid, turn, Some(card(turned)))
}

/// The scene for the seat that lays.
fn scene(s: &State, chosen: &[Target]) -> Scene<Action> {
    scene_of(&game(), s, Some(mover(s)), Picks::chosen(chosen))
}

fn mover(s: &State) -> Seat {
    s.open.seat(s.open.mover())
}

/// Numbers in a message, by name.
fn numbers(text: &Text, names: &[&str]) -> Vec<i32> {
    let Text::Message(say) = text else {
        panic!("{text:?}")
    };
    let number = |name: &&str| say.args.iter().find(|(arg, _)| arg == name);
    let number = |name| match number(name) {
        Some((_, Arg::Number(n))) => *n,
        _ => panic!("no number {name} in {say}"),
    };
    names.iter().map(number).collect()
}

fn tag(layout: &Layout, seat: u8, row: usize) -> Option<&Tag> {
    layout.zone(bank(Seat(seat), row))?.tag.as_ref()
}

fn column(layout: &Layout) -> Vec<String> {
    let mut aces = layout.zone(RIVER).expect("there is a river").items.clone();
    aces.sort_by_key(|item| item.cell[1]);
    aces.iter()
        .map(|item| match item.piece {
            Piece::Card(face) => face.to_string(),
            other => panic!("{other:?}"),
        })
        .collect()
}

#[test]
fn each_side_of_a_row_is_counted_and_the_leader_has_the_points() {
    let laid = [("3MV", 0), ("2MK", 0), ("9LK", 0), ("8MS", 0)];
    let layout = scene(&state(&laid, 5, "5ML"), &[]).layout;
    let odd = tag(&layout, 0, 0).expect("odd has cards there");
    let even = tag(&layout, 1, 0).expect("even has cards there");
    let below = |tag: &Tag| numbers(&tag.below, &["n", "of"]);
    assert_eq!((odd.count.as_str(), odd.ahead), ("0", false));
    assert_eq!((even.count.as_str(), even.ahead), ("+3", true));
    assert_eq!((below(odd), below(even)), (vec![1, 2], vec![2, 2]));
    assert_eq!(tag(&layout, 0, 1), None);
}

#[test]
fn a_row_says_how_it_stands_and_what_takes_it() {
    let scene = scene(&state(&[("3MV", 0), ("2MK", 0), ("8MS", 0)], 5, "5ML"), &[]);
    let tip = |target| scene.tooltip_of(target).cloned().unwrap_or_default();
    for target in [
        Target::Zone(bank(Seat(0), 0)),
        Target::Zone(bank(Seat(1), 0)),
        Target::Cell(RIVER, [0, 0]),
    ] {
        let tip = tip(target);
        assert_eq!(tip.about.as_str(), "tip-row");
        assert_eq!(numbers(&tip.about, &["left", "right", "n"]), [1, 2, 3]);
    }
    let empty = tip(Target::Zone(bank(Seat(0), 1)));
    assert_eq!(empty.about.as_str(), "tip-row-empty");
    assert!(tip(Target::Zone(TURNED)).about.is_empty());
}

#[test]
fn the_first_card_lies_beside_the_ace_on_both_banks() {
    let laid = [("3MV", 0), ("2MK", 0), ("9LK", 0), ("8MS", 0)];
    let layout = scene(&state(&laid, 5, "5ML"), &[]).layout;
    let order = |seat| {
        let zone = layout.zone(bank(Seat(seat), 0)).expect("a bank");
        zone.items.iter().map(|i| i.piece).collect::<Vec<_>>()
    };
    let piece = |id: &str| Piece::Card(card(id).face());
    assert_eq!(order(0), [piece("9LK"), piece("3MV")]);
    assert_eq!(order(1), [piece("2MK"), piece("8MS")]);
}

#[test]
fn the_outcome_of_a_choice_has_the_card_laid_and_the_aces_exchanged() {
    let s = state(&[("3SK", 1), ("2SY", 1)], 3, "9LK");
    let seat = mover(&s);
    let path = path_of(&scene(&s, &[]), &place(Suit::Leaves, Swap::Up));
    assert_eq!(path.len(), 3);
    let foreseen = |chosen| scene(&s, chosen).foreseen;
    let whole = foreseen(&path).layout.expect("it can be foreseen");
    assert_eq!(column(&whole), ["1M", "1S", "1V", "1L", "1K", "1Y"]);
    assert!(whole.zone(TURNED).expect("a place").items.is_empty());
    // Before the ace is picked, only the card is laid.
    let half = foreseen(&path[..2]).layout.expect("it can be foreseen");
    assert_eq!(column(&half), ["1M", "1S", "1V", "1L", "1Y", "1K"]);
    assert_eq!(foreseen(&path[..1]).layout, None);
    // The totals are foreseen with it: the odd card matches the ace that comes to its row.
    assert!(foreseen(&path[..1]).scores.is_empty());
    assert_eq!(foreseen(&path[..2]).scores[seat.index()], 1);
    let other = seat.left(2).index();
    let scores = foreseen(&path).scores;
    assert_eq!((scores[seat.index()], scores[other]), (1, 0));
}

#[test]
fn a_hint_names_and_shows_both_aces_that_change_places() {
    let scene = scene(&state(&[("3SK", 1), ("2SY", 1)], 3, "9LK"), &[]);
    let place = |swap| place(Suit::Leaves, swap);
    let offer = |swap| scene.offer_of(&place(swap)).expect("it is legal").clone();
    let words = |swap| match offer(swap).words {
        Text::Message(say) => say,
        Text::Shown(words) => panic!("{words}"),
    };
    let moved = |swap| offer(swap).advice.also_moved;
    let suit = |say: &Message, name: &str| {
        let found = say.args.iter().find(|(arg, _)| *arg == name);
        let (_, arg) = found.expect("it is an argument");
        arg.clone()
    };
    let up = words(Swap::Up);
    assert_eq!(up.id, "lay-up");
    assert_eq!(suit(&up, "suit"), Arg::from(Suit::Knots));
    assert_eq!(suit(&up, "passed"), Arg::from(Suit::Wyrms));
    let cell = |row| Target::Cell(RIVER, [0, row]);
    let picked = path_of(&scene, &place(Swap::Up));
    assert_eq!(picked[2], cell(4), "where it goes");
    assert_eq!(moved(Swap::Up), [cell(5)], "itself");
    // An ace that stays is named, too, and is what is picked.
    assert_eq!(words(Swap::None).id, "lay-stay");
    assert_eq!(moved(Swap::None), []);
}

#[test]
fn the_first_and_the_last_turn_have_no_arrows() {
    for (turn, turned, line) in [(1, "9LK", "lay-line-first"), (18, "2MK", "lay-line-last")] {
        let s = state(&[], turn, turned);
        let [a, _] = kortlek_granicus::rules::suits(card(turned));
        let path = path_of(&scene(&s, &[]), &place(a, Swap::None));
        assert_eq!(path.len(), 2);
        let picked = scene(&s, &path);
        assert!(picked.previews.is_empty());
        assert_eq!(picked.prompt.line.as_str(), line);
    }
    let s = state(&[], 2, "2MK");
    let path = [
        Target::Piece(Piece::Card(card("2MK").face())),
        Target::Zone(bank(mover(&s), 0)),
    ];
    // The ace of knots stands at the bottom: it stays or goes up. Each place says what becomes of that very ace.
    let picked = scene(&s, &path);
    let says = |id, row| {
        let label = Label::Text(Message::new(id).with("suit", Suit::Knots).into());
        (Target::Cell(RIVER, [0, row]), label)
    };
    let shown = picked.previews.into_iter().map(|p| (p.target, p.label));
    let shown: Vec<_> = shown.collect();
    assert_eq!(shown, [says("ace-up", 4), says("ace-stays", 5)]);
    let knots = Message::new("swap-title").with("ace", ace(Suit::Knots));
    assert_eq!(picked.prompt.title, Text::Message(knots));
    // While the card only is picked, the bar says what it did.
    assert_eq!(scene(&s, &path[..1]).prompt, scene(&s, &[]).prompt);
}

#[test]
fn the_row_that_is_counted_is_the_one_that_is_lit() {
    let mut s = State::with_rows(Suit::ALL, &[(card("3MV"), 0), (card("2SY"), 1)], 18, None);
    for counted in 0..ROWS {
        let before = game().view(&s, None);
        let mut notes: Vec<Note> = Vec::new();
        game().proceed(&mut s, &mut NoChance, &mut notes);
        let after = game().view(&s, None);
        let scene = scene_of(&game(), &s, None, Picks::NONE);
        for row in 0..ROWS {
            for seat in 0..2 {
                let ground = match row == counted {
                    true => Ground::Lit,
                    false => Ground::Field,
                };
                let zone = scene.layout.zone(bank(Seat(seat), row)).expect("a bank");
                assert_eq!(zone.ground, ground, "row {row} while {counted} is counted");
            }
        }
        let told = game().tell(&before, None, &notes, &after, Seat(0));
        let [Beat::Score(_, line)] = &told.stages[0].beats[..] else {
            panic!("{told:?}")
        };
        assert_eq!(told.stages[0].line, scene.prompt.line);
        let shown = notes
            .first()
            .map_or((RIVER, 0), |note| (bank(note.seat, counted), note.points));
        assert_eq!((line.zone, line.points), shown);
    }
}

#[test]
fn a_tie_is_shown_with_the_ranks_that_break_it() {
    let mut s = shared_win();
    for _ in 0..=ROWS {
        game().proceed(&mut s, &mut NoChance, &mut ());
    }
    assert_eq!(s.open.step, Step::TieBreak);
    let layout = scene_of(&game(), &s, None, Picks::NONE).layout;
    for (row, seat, ranks) in [(1, 0, "5"), (1, 1, "16"), (5, 0, "17"), (5, 1, "4")] {
        let tag = tag(&layout, seat, row).expect("both have cards there");
        assert_eq!((tag.count.as_str(), tag.ahead), (ranks, true));
    }
    assert!(!tag(&layout, 0, 0).expect("odd has cards there").ahead);
    game().proceed(&mut s, &mut NoChance, &mut ());
    assert_eq!(s.open.step, Step::Over);
    let ending = scene_of(&game(), &s, None, Picks::NONE).ending;
    assert_eq!(ending.as_str(), "ending");
    assert_eq!(numbers(&ending, &["odd-ranks", "even-ranks"]), [22, 22]);
}

/// There is nothing left to chance.
struct NoChance;

impl kortlek_rules::Dice for NoChance {
    fn shuffle<C: kortlek_rules::Shuffled>(&mut self, _: &'static str, _: &mut [C]) {
        unreachable!("all is dealt")
    }
    fn draw<O: kortlek_rules::Outcome>(&mut self, _: &[O]) -> usize {
        unreachable!("Granicus draws no lots")
    }
    fn first(&mut self, _: usize) -> Seat {
        unreachable!("who is odd is settled")
    }
}

#[test]
fn of_the_places_of_the_other_ace_its_own_changes_least() {
    let mut looked = 0;
    for seed in 0..6 {
        let setup = Setup {
            options: serde_json::Map::new(),
            seed,
            seats: vec![Who::Human, Who::bot(Level::Novice)],
            names: vec!["Ann".to_owned(), "Elm".to_owned()],
        };
        let mut session = session::open::<Granicus>(setup).expect("two play");
        while session.result().is_none() {
            if session.proceed() {
                continue;
            }
            let seat = session.owing().iter().next().expect("somebody decides");
            if seat != Seat(0) {
                let think = session.thinking(seat).expect("a bot sits there");
                let action = think(StopSignal::AtOnce).action;
                session.commit(seat, &action).expect("it is legal");
                continue;
            }
            let mut picking = Picking::new(session.choices());
            while picking.chosen().len() < 2 {
                let next = picking.next();
                picking.pick(next[0], Confirm::Always);
            }
            let next = picking.next();
            if !next.is_empty() {
                let calm = least_changed(session.as_ref(), picking.chosen(), &next);
                assert_eq!(calm.len(), 1, "{next:?}");
                assert_ne!(picking.pick(calm[0], Confirm::Always), Pick::Refused);
                looked += 1;
            }
            let action = picking.confirm().expect("it is complete").swap_remove(0);
            let stays: Action = serde_json::from_str(&action).expect("an action");
            let Action::Place { swap, .. } = stays;
            assert_eq!(swap, Swap::None);
            session.commit(seat, &action).expect("it is legal");
        }
    }
    assert!(looked > 20, "{looked}");
}

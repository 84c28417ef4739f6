//! Picking at the table, in random games of every game that is shown there: every decision can be made, in every
//! order that its gesture allows, and nothing else is accepted.

use kortlek_games::{Entry, GAMES};
use kortlek_rules::{
    Level, Luck, Seat, StopSignal, Who,
    presentation::{Choice, Confirm, Pick, Picking, Picks, Target},
    session::{Session, Setup, least_changed},
};
use serde_json::Map;

/// Games for each number of players.
const WALKS: u64 = 3;
/// Number of the person's decisions after which a game is left.
const DECISIONS: usize = 30;
/// Number of picks made at random from the beginning of a decision.
const PICKS: usize = 6;

/// Plays random games and looks at each decision of the person.
fn every_decision(mut look: impl FnMut(&dyn Session, &mut Luck)) {
    for entry in GAMES {
        let Some(at_table) = &entry.table else {
            continue;
        };
        for players in entry.card.players.0..=entry.card.players.1 {
            for seed in 0..WALKS {
                walk(entry, at_table.open, players, seed, &mut look);
            }
        }
    }
}

fn walk(
    entry: &Entry,
    open: fn(Setup) -> Result<Box<dyn Session>, String>,
    players: u8,
    seed: u64,
    look: &mut impl FnMut(&dyn Session, &mut Luck),
) {
    let mut luck = Luck::new(seed);
    let given = Map::from_iter([("players".to_owned(), players.into())]);
    let options = (entry.complete)(&given).expect("so many can play");
    let mut seats = vec![Who::bot(Level::Novice); usize::from(players)];
    seats[seed as usize % usize::from(players)] = Who::Human;
    let setup = Setup {
        options,
        seed,
        names: seats.iter().map(Who::to_string).collect(),
        seats,
    };
    let mut session = open(setup).expect("so many can play");
    let me = session.me().expect("a person plays");
    let mut decisions = 0;
    while session.result().is_none() && decisions < DECISIONS {
        if session.proceed() {
            continue;
        }
        let seat: Seat = session.owing().iter().next().expect("somebody decides");
        let action = if seat == me {
            decisions += 1;
            look(session.as_ref(), &mut luck);
            let mut choices = session.choices();
            if session.carried().is_some() {
                assert!(choices.is_empty(), "what is carried is not picked");
                choices = session.placements();
            }
            assert!(!choices.is_empty(), "{}", entry.card.id);
            choices[luck.below(choices.len())].actions[0].clone()
        } else {
            let think = session.thinking(seat).expect("a bot sits there");
            think(StopSignal::AtOnce).action
        };
        session.commit(seat, &action).expect("it is legal");
    }
}

fn fresh(session: &dyn Session) -> Picking {
    let draft = session.scene_now(Picks::NONE).draft.clone();
    Picking::new(session.choices()).with_draft(draft)
}

/// All orders in which a gesture can be picked.
fn orders(choice: &Choice, picked: &mut Vec<Target>, all: &mut Vec<Vec<Target>>) {
    let next = choice
        .gesture
        .after(picked)
        .expect("it only takes what fits");
    if next.is_empty() {
        all.push(picked.clone());
    }
    for target in next {
        picked.push(target);
        orders(choice, picked, all);
        picked.pop();
    }
}

#[test]
fn every_decision_is_made_by_its_gesture_in_every_order() {
    let mut made = 0;
    every_decision(|session, _| {
        let start = fresh(session);
        for choice in start.choices() {
            let mut all = Vec::new();
            orders(choice, &mut Vec::new(), &mut all);
            assert!(!all.is_empty());
            for order in all {
                for confirm in [Confirm::SinglePicks, Confirm::Always] {
                    let mut picking = start.clone();
                    let mut last = Pick::Taken;
                    // The common beginning of all choices is picked already.
                    for target in order.iter().filter(|t| !start.chosen().contains(t)) {
                        assert_eq!(last, Pick::Taken, "{order:?}");
                        last = picking.pick(*target, confirm);
                    }
                    if confirm == Confirm::SinglePicks && order.len() > 1 {
                        assert_eq!(last, Pick::Decides(choice.actions.clone()));
                    } else {
                        assert_eq!(last, Pick::Taken, "{order:?}");
                        assert_eq!(picking.confirm(), Some(choice.actions.clone()));
                        let again = picking.pick(order[order.len() - 1], confirm);
                        assert_eq!(again, Pick::Decides(choice.actions.clone()));
                    }
                    made += 1;
                }
            }
        }
    });
    assert!(made > 1000, "{made}");
}

/// All targets on the table, and some that are not there.
fn everything(session: &dyn Session) -> Vec<Target> {
    let mut all: Vec<Target> = Vec::new();
    let layout = session.layout(session.positions() - 1);
    for zone in &layout.zones {
        all.push(Target::Zone(zone.id));
        all.extend(zone.cells.iter().map(|cell| Target::Cell(zone.id, *cell)));
        for item in &zone.items {
            all.extend([Target::Piece(item.piece), Target::Cell(zone.id, item.cell)]);
        }
    }
    all.extend(Seat::all(session.players()).map(Target::Seat));
    all.push(Target::Button("nothing of the kind"));
    let choices = session.choices();
    all.extend(choices.iter().flat_map(|c| c.gesture.targets()));
    all.sort_unstable();
    all.dedup();
    all
}

fn takes(picking: &Picking, target: Target) -> bool {
    picking.clone().pick(target, Confirm::Always) != Pick::Refused
}

/// Checks that offered targets are accepted, and nothing else is.
fn check(picking: &Picking, everything: &[Target]) {
    let mut offered = picking.next();
    offered.extend(picking.instead());
    offered.extend(picking.chosen());
    offered.extend(picking.marks());
    for target in everything {
        let expected = offered.contains(target);
        assert_eq!(takes(picking, *target), expected, "{target:?}");
        assert_eq!(picking.can_pick(*target), expected, "{target:?}");
        let carried = picking.can_be_carried(*target);
        assert_eq!(carried, expected, "{target:?}");
        if carried {
            // Taken in the hand it is picked, if it was not yet.
            let mut held = picking.clone();
            if !held.chosen().contains(target) {
                held.pick(*target, Confirm::Always);
            }
            let drops = picking.drops(*target);
            assert!(drops.iter().all(|t| takes(&held, *t)), "{target:?}");
            assert!(!drops.contains(target));
            if !picking.chosen().contains(target) {
                assert_eq!(drops, held.next(), "{target:?}");
            }
        }
    }
}

#[test]
fn what_is_offered_is_taken_and_nothing_else() {
    let mut looked = 0;
    every_decision(|session, luck| {
        let everything = everything(session);
        let start = fresh(session);
        let mut picking = start.clone();
        for _ in 0..PICKS {
            check(&picking, &everything);
            looked += 1;
            let mut offered = picking.next();
            offered.extend(picking.instead());
            if offered.is_empty() {
                break;
            }
            let target = offered[luck.below(offered.len())];
            let before = picking.clone();
            assert_ne!(picking.pick(target, Confirm::Always), Pick::Refused);
            // The same press puts back the latest pick, unless it makes a decision.
            if before.next().contains(&target) && !picking.next().is_empty() {
                let mut back = picking.clone();
                assert_eq!(back.pick(target, Confirm::Always), Pick::PutBack);
                assert_eq!(back, before);
            }
            // And everything at once.
            let mut cleared = picking.clone();
            cleared.clear();
            assert_eq!(cleared, start);
        }
    });
    assert!(looked > 300, "{looked}");
}

#[test]
fn what_was_picked_stays_when_the_choices_are_renewed() {
    every_decision(|session, luck| {
        let mut picking = fresh(session);
        for _ in 0..2 {
            let next = picking.next();
            if next.is_empty() {
                break;
            }
            picking.pick(next[luck.below(next.len())], Confirm::Always);
            let before = picking.clone();
            let draft = session.scene_now(Picks::NONE).draft.clone();
            picking.renew(session.choices(), draft);
            assert_eq!(picking, before);
        }
        picking.renew(Vec::new(), None);
        assert!(!picking.decides() && picking.chosen().is_empty());
    });
}

#[test]
fn what_changes_least_is_always_among_what_can_be_picked() {
    every_decision(|session, luck| {
        let mut picking = fresh(session);
        while !picking.next().is_empty() {
            let next = picking.next();
            let calm = least_changed(session, picking.chosen(), &next);
            assert!(!calm.is_empty() && calm.iter().all(|t| next.contains(t)));
            picking.pick(next[luck.below(next.len())], Confirm::Always);
        }
    });
}

//! Everything that Shed says can be said in every language.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use kortlek_rules::{
    Game, Luck, Match, Rules, Say, Seat, Text, Turn,
    matches::Made,
    rules::Seen,
    tabled::{Meant, Names, Panel, Tabled, Target, Texts},
};
use kortlek_shed::{Shed, rules::Action, rules::End};
use kortlek_words::{Language, Words, problems};
use serde_json::{Map, json};
use std::collections::BTreeSet;

fn rules(options: serde_json::Value) -> Shed {
    let given: Map<_, _> = serde_json::from_value(options).unwrap();
    Shed::with_options(&given).unwrap()
}

/// All that a viewer is told at a position and of the step to it.
fn said(game: &Match<Shed>, k: usize, viewer: Option<Seat>) -> Vec<Text> {
    let rules = game.rules();
    let view = rules.view(game.state(k), viewer);
    let me = viewer.unwrap_or(Seat(0));
    let mut texts = Vec::new();
    let mut take = |said: &mut dyn Texts| said.each_text(&mut |text| texts.push(text.clone()));
    take(&mut rules.layout(&view, me));
    take(&mut rules.prompt(&view, me));
    for seat in Seat::all(rules.players()) {
        take(&mut Panel {
            seat,
            score: None,
            status: rules.status(&view, seat, me),
            acting: false,
        });
    }
    take(&mut rules.buttons(&view, me));
    take(&mut rules.ending(&view));
    if k > 0 {
        let made = match game.steps()[k - 1].made {
            Made::Proceed => None,
            Made::Decision { seat, action, .. } => Some((seat, Seen::Open(action))),
        };
        let before = rules.view(game.state(k - 1), viewer);
        take(&mut rules.tell(&before, made, &[], &view, me));
    }
    let Turn::Act(seats) = rules.turn(game.state(k)) else {
        return texts;
    };
    if !seats.has(me) || viewer.is_none() {
        return texts;
    }
    let layout = rules.layout(&view, me);
    let mut all: Vec<Target> = layout
        .pieces()
        .map(|(_, i)| Target::Piece(i.piece))
        .collect();
    all.extend(layout.zones.iter().map(|z| Target::Zone(z.id)));
    all.extend(["location", "event"].map(Target::Button));
    let mut legal = Vec::new();
    rules.legal(game.state(k), me, &mut legal);
    for action in legal {
        take(&mut Text::from(rules.action_words(&view, me, action)));
        let first = rules.gesture(&view, me, action).targets().next().unwrap();
        take(&mut rules.aids(&view, me, &[first]));
        for chosen in [&[][..], &[first]] {
            for target in &all {
                take(&mut match rules.meant(&view, me, chosen, *target) {
                    Meant::Action(action) => {
                        assert!(!rules.is_legal(game.state(k), me, action), "{action:?}");
                        rules.refusal(&view, me, action).0.into()
                    }
                    Meant::Nothing(sentence) => sentence,
                });
            }
        }
    }
    texts
}

#[test]
fn every_language_has_every_message() {
    assert_eq!(problems(Shed::messages()), []);
}

#[test]
fn whole_games_are_told_in_every_language() {
    let words = Language::ALL.map(|language| Words::new(language, Shed::messages()));
    let names = |me| Names {
        names: ["Alder", "Elm", "Birch", "Rowan", "Hazel"]
            .map(str::to_owned)
            .to_vec(),
        me,
    };
    let mut met = BTreeSet::new();
    for options in [
        json!({"players": 3}),
        json!({"players": 3, "take": "random", "kingmaker": "supply"}),
        json!({"players": 5, "deck": "pawns_courts"}),
        json!({"players": 4, "partnership": true}),
        json!({"players": 2}),
    ] {
        let rules = rules(options);
        for seed in 0..3 {
            let mut game = Match::new(rules, seed);
            let mut luck = Luck::new(seed);
            game.settle();
            while let Turn::Act(seats) = game.turn() {
                let seat = seats.first().unwrap();
                let action: Action = luck.pick(&game.legal(seat));
                game.commit(seat, action).unwrap();
                game.settle();
            }
            for k in 0..=game.steps().len() {
                for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
                    for text in said(&game, k, viewer) {
                        let Text::Say(say) = text else { continue };
                        for words in &words {
                            let said = words.try_say(&say, &names(viewer));
                            assert!(said.is_ok(), "{say}: {said:?}");
                            met.insert((say.id.to_string(), words.language()));
                        }
                    }
                }
            }
        }
    }
    assert!(met.len() > 3 * 100, "{}", met.len());
}

#[test]
fn options_and_ends_have_their_words() {
    let words = Words::new(Language::English, Shed::messages());
    let has = |say: Say| {
        let said = words.try_say(&say, &Names::default());
        assert!(said.is_ok(), "{say}: {said:?}");
    };
    has("tagline".into());
    has("goal".into());
    for option in Shed::options() {
        has(option.title());
        has(option.help());
        if let kortlek_rules::Values::OneOf(values) = &option.values {
            values.iter().for_each(|value| has(option.value(value)));
        }
    }
    for end in [
        End::LastTokenShed,
        End::LastTokenTaken,
        End::Kingmaker,
        End::RoundCap,
    ] {
        has(Say::of(format!("end-{}", end.name())));
    }
}

//! Invariants of every game, and every refusal.

use crate::actions::{DRINK, block, infect, steal};
use kortlek_rules::{
    Card as _, Face, Game, Luck, Match, Message, Refusal, Rules, Seat, Turn, french::Card,
};
use kortlek_virus::{
    Virus,
    rules::{BOTTLES, GERMS, ROUNDS, State, Step},
};

/// Games with each number of players.
const GAMES: u64 = 400;

fn random_games(mut each: impl FnMut(&Virus, &State)) {
    let mut legal = Vec::new();
    for players in 2..=4 {
        let rules = Virus { players };
        for game in 0..GAMES {
            let mut luck = Luck::stream(game, u64::from(players));
            let mut s = rules.start();
            loop {
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        rules.legal(&s, seat, &mut legal);
                        let others = rules.players() - 1;
                        assert!((others..=1 + 3 * others).contains(&legal.len()));
                        rules.act(&mut s, seat, luck.pick(&legal), &mut ());
                    }
                }
                each(&rules, &s);
            }
            let end = rules.payoff(&s);
            if players == 2 {
                let mut won = end.scores().to_vec();
                won.sort_unstable();
                assert_eq!(won[1], 2);
                assert_eq!(i32::from(s.open.round), won[0] + won[1]);
            } else {
                assert_eq!(s.open.round, ROUNDS);
            }
        }
    }
}

#[test]
fn nothing_leaves_the_game() {
    random_games(|rules, s| {
        let players = rules.players();
        let sum = |list: &[u8]| list.iter().map(|n| usize::from(*n)).sum::<usize>();
        let bottles = sum(&s.open.undrunk) + sum(&s.open.drunk);
        assert_eq!(bottles, players * usize::from(BOTTLES[players]));
        assert_eq!(sum(&s.open.hand_sizes), GERMS[players] + 1);
        for seat in Seat::all(players) {
            let hand = s.hand(seat);
            assert_eq!(hand.len(), usize::from(s.open.hand_sizes[seat.index()]));
            assert_eq!(hand.contains(&Card::JOKER_1), s.holder() == seat);
        }
        assert!(s.open.turns <= 100);
        // The holder of the virus knows it; nobody rules its place out.
        for viewer in Seat::all(players).map(Some).chain([None]) {
            let view = rules.view(s, viewer);
            assert!(view.chances[s.holder().index()] > 0);
            let holds = viewer == Some(s.holder());
            assert_eq!(view.has_virus(), holds, "{viewer:?} {s:?}");
        }
        if players == 2 || matches!(s.open.step, Step::Score | Step::Over) {
            let view = rules.view(s, Some(Seat(0)));
            assert_eq!(view.known_holder(), Some(s.holder()));
        }
    });
}

/// If the chances that a seat sees are right, then those of the true holder come, on average, to the sum of the squares
/// of all.
#[test]
fn the_chances_are_right_on_average() {
    let (mut of_holder, mut of_squares, mut count) = (0.0, 0.0, 0);
    random_games(|rules, s| {
        if s.open.step != Step::Act || s.open.turns == 0 || !s.open.committed.is_empty() {
            return;
        }
        for viewer in Seat::all(rules.players()).map(Some).chain([None]) {
            let view = rules.view(s, viewer);
            if view.has_virus() || view.known_holder().is_some() {
                continue;
            }
            let all: f64 = view.chances.iter().map(|c| f64::from(*c)).sum();
            of_holder += f64::from(view.chances[s.holder().index()]) / all;
            let squares = view.chances.iter().map(|c| (f64::from(*c) / all).powi(2));
            of_squares += squares.sum::<f64>();
            count += 1;
        }
    });
    assert!(count > 100_000);
    let (holder, squares) = (of_holder / f64::from(count), of_squares / f64::from(count));
    assert!((holder - squares).abs() < 0.01, "{holder} {squares}");
}

#[test]
fn the_germs_are_those_of_the_rule_file() {
    let expected = [
        "AS 2S 3S 4S 5S 6S 7S 8S 9S X1",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS X1",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AC 2C X1",
    ];
    for (players, ids) in (2..=4).zip(expected) {
        let mut game = Match::new(Virus { players }, 1);
        game.settle();
        let places = game.rules().card_locations(game.now()).into_iter();
        let mut found: Vec<Face> = places.map(|(face, _)| face).collect();
        found.sort_unstable();
        let card = |id: &str| id.parse::<Card>().expect("a card's id").face();
        let mut wanted: Vec<Face> = ids.split(' ').map(card).collect();
        wanted.sort_unstable();
        assert_eq!(found, wanted);
    }
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = Virus { players: 3 };
    let mut game = Match::new(rules, 2);
    let refused = |game: &mut Match<Virus>, seat, a, why: Message| {
        assert_eq!(game.commit(Seat(seat), a), Err(Refusal(why)));
    };
    refused(&mut game, 0, DRINK, "nobody-decides".into());
    game.settle();
    refused(&mut game, 0, block(0), "no-pointing-at-yourself".into());
    refused(&mut game, 0, block(3), "no-such-target".into());
    refused(&mut game, 0, block(200), "no-such-target".into());
    let stranger = Message::new("no-such-seat").with("n", 7);
    refused(&mut game, 7, DRINK, stranger);
    game.commit(Seat(0), DRINK).unwrap();
    refused(&mut game, 0, DRINK, "already-chosen".into());

    let s = State::with_table(&[(0, 4, 0), (0, 4, 8), (3, 1, 4)], Seat(1));
    let robbed = Message::new("no-bottle-to-steal").with("who", Seat(1));
    for (a, why) in [
        (DRINK, "no-bottle-to-drink".into()),
        (infect(1), "no-card-to-infect-with".into()),
        (steal(1), robbed),
    ] {
        assert!(!rules.is_legal(&s, Seat(0), a));
        let view = rules.view(&s, Some(Seat(0)));
        assert_eq!(rules.refusal(&view, Seat(0), a), Refusal(why));
    }
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| Virus::with_options(&serde_json::from_str(text).unwrap());
    assert_eq!(given("{}"), Ok(Virus { players: 3 }));
    assert!(given(r#"{"players":1}"#).is_err());
    assert!(given(r#"{"players":5}"#).is_err());
    assert!(given(r#"{"players":3,"first":0}"#).is_err());
}

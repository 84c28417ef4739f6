//! Invariants of every game, and every refusal.

use crate::{card, play, table, two};
use kortlek_court::{
    Court,
    rules::{HAND, State, Step},
};
use kortlek_rules::{Game, Luck, Message, Rules, Seat, Turn, french::Card};

/// Ten thousand games and more: all numbers of players.
const GAMES: u64 = 3400;

fn random_games(games: u64, mut each: impl FnMut(&Court, &State)) {
    let mut legal = Vec::new();
    for players in 2..=4 {
        let rules = Court { players };
        for game in 0..games {
            let mut luck = Luck::stream(game, u64::from(players));
            let mut s = rules.start();
            let mut decisions = 0;
            loop {
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        rules.legal(&s, seat, &mut legal);
                        assert!(!legal.is_empty());
                        rules.act(&mut s, seat, luck.pick(&legal), &mut ());
                        decisions += 1;
                    }
                }
                each(&rules, &s);
            }
            assert_eq!(decisions, [0, 0, 54, 72, 84][usize::from(players)]);
            assert_eq!(s.open.round, 3);
            for seat in 0..rules.players() {
                let sum: i16 = s.open.rounds.iter().map(|round| round[seat]).sum();
                assert_eq!(sum, s.open.totals[seat]);
            }
        }
    }
}

#[test]
fn hands_and_courts_keep_their_sizes() {
    random_games(GAMES, |rules, s| {
        let players = rules.players();
        let size = usize::from(HAND[players]);
        for seat in Seat::all(players) {
            assert_eq!(s.hand(seat).len(), usize::from(s.open.hand_size));
            if s.open.turn > 0 {
                assert_eq!(s.hand(seat).len() + s.open.court(seat).len(), size);
            }
            let shown = s.open.shown[seat.index()];
            assert!(shown.minus(s.hand(seat)).is_empty());
            let mut jokers = [Card::JOKER_1, Card::JOKER_2].into_iter();
            let first = jokers.find(|joker| s.open.court(seat).contains(joker));
            assert_eq!(s.open.joker(seat), first);
        }
        assert!(s.open.totals.iter().all(|t| (0..=150).contains(t)));
    });
}

/// From turn `players` on every seat knows all hands; before, those it has held.
#[test]
fn hands_that_were_held_are_known() {
    random_games(20, |rules, s| {
        if s.open.step != Step::Play {
            return;
        }
        let players = rules.players();
        for viewer in Seat::all(players) {
            let view = rules.view(s, Some(viewer));
            let knows = |seat: &Seat| view.hands[seat.index()] == Some(s.hand(*seat));
            let known = Seat::all(players).filter(knows).count();
            assert_eq!(known, players.min(usize::from(s.open.turn)));
            assert_eq!(view.hands[viewer.index()], Some(s.hand(viewer)));
        }
        assert!(rules.view(s, None).hands.iter().all(Option::is_none));
    });
}

/// A joker that went back into a hand is in it in whatever is imagined.
#[test]
fn a_joker_that_was_seen_stays_in_its_hand() {
    let mut luck = Luck::new(4);
    let mut met = 0;
    random_games(150, |rules, s| {
        if s.open.step != Step::Play {
            return;
        }
        for seat in Seat::all(rules.players()) {
            let shown = s.open.shown[seat.index()];
            let viewer = seat.left(rules.players());
            let view = rules.view(s, Some(viewer));
            if !shown.is_empty() && view.hands[seat.index()].is_none() {
                met += 1;
                let t = rules.imagine(&view, &mut luck);
                assert!(shown.minus(t.hand(seat)).is_empty());
            }
        }
    });
    assert!(met > 5, "{met}");
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = Court { players: 2 };
    let refused = |s: &State, a, why: Message| {
        assert!(!rules.is_legal(s, Seat(0), a), "{a:?}");
        let view = rules.view(s, Some(Seat(0)));
        assert_eq!(rules.refusal(&view, Seat(0), a).0, why, "{a:?}");
    };
    let with_card = |id, c| Message::new(id).with("card", card(c));
    let s = table(&[("9D KD", "QS QH JH 4D"), ("2S 3S", "5S 6S 7S 8S")]);
    refused(&s, two("QS", "JH"), "no-joker-in-court".into());
    refused(&s, play("5S"), with_card("no-card-in-hand", "5S"));
    refused(&s, play("X1"), with_card("no-card-in-hand", "X1"));
    let s = table(&[("X1 KD", "QS QH JH 4D"), ("2S 3S", "5S 6S 7S 8S")]);
    refused(&s, two("4D", "5S"), with_card("no-both-in-hand", "5S"));
    refused(&s, two("2S", "4D"), with_card("no-both-in-hand", "2S"));
    refused(&s, two("4D", "4D"), "no-card-twice".into());
    refused(&s, two("JH", "4D"), with_card("no-choice-of-order", "4D"));
    refused(&s, two("QH", "QS"), with_card("no-choice-of-order", "QS"));
    // Without an open picture the order of pictures matters no more.
    let s = table(&[("X1 KD QC", "QS JH 4D"), ("2S 3S", "5S 6S 7S")]);
    refused(&s, two("QS", "JH"), with_card("no-choice-of-order", "JH"));
    let s = table(&[("X1 X2", "QS"), ("2S 3S", "5S")]);
    refused(&s, two("4D", "QS"), "no-second-card".into());
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| Court::with_options(&serde_json::from_str(text).unwrap());
    assert_eq!(given("{}"), Ok(Court { players: 3 }));
    assert!(given(r#"{"players":1}"#).is_err());
    assert!(given(r#"{"players":5}"#).is_err());
    assert!(given(r#"{"players":3,"first":0}"#).is_err());
}

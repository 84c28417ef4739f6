//! What holds in every game, and every refusal.

use kortlek_black_snake::{
    BlackSnake, Dir, VALUES, View, next_value,
    rules::{Action, MOST_PLAYERS, POINTS, SLOTS, State, Step, TARGETS, kinds},
};
use kortlek_rules::{
    Game, Luck, Match, Rules, Seat, Turn,
    french::{Card, CardSet},
    game::First,
};

/// Games with each combination of options.
const GAMES: u64 = 420;

fn all_rules() -> impl Iterator<Item = BlackSnake> {
    (2..=MOST_PLAYERS as u8).flat_map(|players| {
        let named = Seat::all(usize::from(players)).map(First::Seat);
        std::iter::once(First::Chance)
            .chain(named)
            .flat_map(move |first| {
                TARGETS.map(|target| BlackSnake {
                    players,
                    target,
                    first,
                })
            })
    })
}

/// Whether a view agrees with the position it was taken of.
fn told_truly(view: &View, s: &State) {
    let players = usize::from(view.players);
    for seat in Seat::all(players) {
        let i = seat.index();
        let hand = s.hand(seat);
        assert_eq!(hand.len(), usize::from(view.open.hand_sizes[i]));
        let known = view.open.known[i];
        assert_eq!(known.and(hand), known);
        let unseen: u8 = view.unseen[i].iter().sum();
        assert_eq!(usize::from(unseen) + known.len(), hand.len());
    }
    let hidden: usize = Seat::all(players)
        .filter(|seat| view.viewer != Some(*seat))
        .map(|seat| s.hand(seat).len() - view.open.known[seat.index()].len())
        .sum();
    assert_eq!(view.unknown().len(), hidden + usize::from(view.open.deck));
}

#[test]
fn random_games_keep_the_rules() {
    let mut legal = Vec::new();
    let mut renewed = 0;
    let mut games = 0;
    for rules in all_rules() {
        for game in 0..GAMES {
            games += 1;
            let mut luck = Luck::stream(game, u64::from(rules.players));
            let mut s = rules.start();
            loop {
                let before = s;
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => {
                        rules.proceed(&mut s, &mut luck, &mut ());
                        renewed += u32::from(before.open.step == Step::Renew);
                    }
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        rules.legal(&s, seat, &mut legal);
                        assert!(!legal.is_empty(), "{s:?}");
                        let a = luck.pick(&legal);
                        rules.act(&mut s, seat, a, &mut ());
                        if a == (Action::Stop {}) {
                            let gained =
                                s.open.points[seat.index()] - before.open.points[seat.index()];
                            let most = usize::from(before.open.laid).min(4);
                            assert_eq!(gained, POINTS[most]);
                        }
                    }
                }
                // Between turns every track ends with a number card, and slots are empty only for want of cards.
                if s.open.step == Step::Start {
                    for track in 0..rules.players {
                        assert!(s.open.top_value(track).is_some());
                    }
                    assert!(!s.open.has_cards() || s.open.slots.iter().all(Option::is_some));
                }
                if game % 16 == 0 {
                    assert_eq!(
                        rules.places(&s).len(),
                        if s.open.step == Step::Setup { 0 } else { 52 }
                    );
                    let seat = Seat(luck.below(rules.players()) as u8);
                    told_truly(&rules.view(&s, Some(seat)), &s);
                    told_truly(&rules.view(&s, None), &s);
                }
            }
            let end = rules.payoff(&s);
            assert_eq!(end.winners.len(), 1);
            let winner = end.winners.first().expect("one wins").index();
            assert!(end.scores()[winner] >= i32::from(rules.target));
            if let First::Seat(seat) = rules.first {
                assert_eq!(rules.first(&s), seat);
            }
        }
    }
    assert!(games >= 10_000 && renewed > 0);
}

/// Who is stuck, or in the middle of a run, is imagined with a hand that shows it.
#[test]
fn imagined_hands_fit_what_was_shown() {
    let mut legal = Vec::new();
    let (mut stuck, mut pictures) = (0, 0);
    for rules in all_rules().filter(|r| r.first == First::Chance && r.target == 30) {
        for game in 0..40 {
            let mut luck = Luck::stream(game, 77);
            let mut s = rules.start();
            loop {
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        rules.legal(&s, seat, &mut legal);
                        let a = luck.pick(&legal);
                        rules.act(&mut s, seat, a, &mut ());
                    }
                }
                let turn = s.open.turn;
                let other = turn.left(rules.players());
                let t = rules.imagine(&rules.view(&s, Some(other)), &mut luck);
                match s.open.step {
                    Step::Vote => {
                        stuck += 1;
                        assert!(s.open.stuck.has(turn));
                        let mut before = t;
                        before.open.step = Step::Start;
                        before.open.proposed = false;
                        rules.legal(&before, turn, &mut legal);
                        assert!(!legal.iter().any(|a| matches!(a, Action::Lay { .. })));
                    }
                    Step::Laying { track, .. } if s.open.top_value(track).is_none() => {
                        pictures += 1;
                        rules.legal(&t, turn, &mut legal);
                        assert!(!legal.is_empty());
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(stuck > 100 && pictures > 100, "{stuck} {pictures}");
}

#[test]
fn kinds_are_all_that_counts() {
    let hand: CardSet = cards("AS AD 3H TC TS KD JS").into_iter().collect();
    let (values, pictures) = kinds(hand);
    assert_eq!((values[0], values[2], values[9], pictures), (2, 1, 2, 2));
    assert_eq!(next_value(VALUES, Dir::Up), 1);
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace()
        .map(|id| id.parse().expect("the id of a card"))
        .collect()
}

fn card(id: &str) -> Card {
    cards(id)[0]
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = BlackSnake {
        players: 2,
        target: 30,
        first: First::Seat(Seat(0)),
    };
    let lay = |track, dir, id| Action::Lay {
        track,
        dir,
        card: card(id),
    };
    let take = |id| Action::DrawOpen { card: card(id) };
    let add = |id| Action::Add { card: card(id) };
    let why = |s: &State, seat: u8, a: Action, words: &str| {
        assert!(!rules.is_legal(s, Seat(seat), a), "{a:?}");
        let why = rules.refusal(s, Seat(seat), a).0;
        assert!(why.contains(words), "{why}");
    };
    let mut game = Match::new(rules, 3);
    why(game.now(), 0, Action::Stop {}, "nobody decides");
    game.settle();
    why(game.now(), 1, Action::DrawDeck {}, "not your turn");

    let hand = cards("8C KS");
    let open = [Some(card("2H")), Some(card("QD")), None];
    let with = |hand: &[Card], deck: &str, used: &str| {
        let slots = if deck.is_empty() && used.is_empty() {
            [None; SLOTS]
        } else {
            open
        };
        State::with_table(
            &cards("7S 2D"),
            &[hand, &[]],
            slots,
            &cards(deck),
            &cards(used),
            Seat(0),
        )
    };
    let s = with(&hand, "AH", "");
    why(&s, 0, lay(2, Dir::Up, "8C"), "There are 2 tracks");
    why(&s, 0, lay(200, Dir::Up, "8C"), "There are 2 tracks");
    why(&s, 0, lay(0, Dir::Up, "8S"), "isn't there");
    why(&s, 0, lay(0, Dir::Down, "8C"), "The next value down is 6");
    why(&s, 0, lay(0, Dir::Up, "KS"), "only if a number card");
    why(&s, 0, add("8C"), "No run is begun");
    why(&s, 0, Action::Stop {}, "No run is begun");
    why(&s, 0, take("3H"), "isn't among them");
    why(&s, 0, Action::Propose {}, "can lay nothing");
    why(&s, 0, Action::Vote { agree: true }, "Nobody has proposed");
    why(&s, 0, Action::Pass {}, "may not pass");

    let stuck = cards("7C KS");
    let s = with(&stuck, "", "");
    why(&s, 0, Action::DrawDeck {}, "nothing is left to draw");
    why(&s, 0, take("2H"), "No open card is left");
    why(&s, 0, Action::Propose {}, "the same tracks");
    assert!(rules.is_legal(&s, Seat(0), Action::Pass {}));

    let mut s = with(&stuck, "AH AC", "");
    rules.act(&mut s, Seat(0), Action::Propose {}, &mut ());
    why(&s, 0, Action::Vote { agree: true }, "the others vote");
    why(&s, 1, Action::DrawDeck {}, "agree or refuse");
    rules.act(&mut s, Seat(1), Action::Vote { agree: false }, &mut ());
    rules.proceed(&mut s, &mut Luck::new(1), &mut ());
    why(&s, 0, Action::Propose {}, "once in a turn");
    rules.act(&mut s, Seat(0), Action::DrawDeck {}, &mut ());
    assert_eq!(s.open.step, Step::Second);
    why(&s, 0, lay(0, Dir::Up, "8C"), "a second must be drawn");
    why(&s, 0, Action::Propose {}, "a second must be drawn");
    why(&s, 0, take("9H"), "isn't among them");

    let mut s = with(&cards("8C KS TS"), "AH AC", "");
    rules.act(&mut s, Seat(0), lay(0, Dir::Up, "8C"), &mut ());
    why(&s, 0, Action::DrawDeck {}, "one run is all");
    why(&s, 0, add("8C"), "isn't there");
    why(&s, 0, add("TS"), "The next value up is 9");
    rules.act(&mut s, Seat(0), add("KS"), &mut ());
    why(&s, 0, Action::Stop {}, "needs a number card");
    s.open.step = Step::Over;
    why(&s, 0, Action::Stop {}, "game is over");

    let three = BlackSnake {
        players: 3,
        ..rules
    };
    let mut s = State::with_table(
        &cards("7S 2D 2C"),
        &[&stuck, &[], &[]],
        open,
        &cards("AH"),
        &[],
        Seat(0),
    );
    three.act(&mut s, Seat(0), Action::Propose {}, &mut ());
    three.act(&mut s, Seat(2), Action::Vote { agree: true }, &mut ());
    let again = three.refusal(&s, Seat(2), Action::Vote { agree: true }).0;
    assert!(again.contains("voted already"), "{again}");
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| BlackSnake::with_options(&serde_json::from_str(text).unwrap());
    assert_eq!(
        given("{}"),
        Ok(BlackSnake {
            players: 3,
            target: 30,
            first: First::Chance
        })
    );
    assert!(given(r#"{"players":2,"target":40,"first":1}"#).is_ok());
    for text in [
        r#"{"players":2,"first":2}"#,
        r#"{"players":5}"#,
        r#"{"players":1}"#,
        r#"{"target":35}"#,
    ] {
        assert!(given(text).is_err(), "{text}");
    }
    let odd = BlackSnake {
        players: 2,
        target: 31,
        first: First::Chance,
    };
    assert!(odd.validate().unwrap_err().contains("30 or 40"));
}

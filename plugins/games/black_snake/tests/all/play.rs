//! Invariants of every game, and every refusal.

use kortlek_black_snake::{
    BlackSnake, Dir, VALUES, View, next_value,
    rules::{Action, MOST_PLAYERS, POINTS, SLOTS, State, Step, TARGETS, kinds},
};
use kortlek_rules::{
    Game, Luck, Message, Rules, Seat, Seats, Turn,
    french::{Card, CardSet, rank_message},
    game::First,
};

/// Games with each combination of options.
const GAMES: u64 = 420;

const fn rules(players: u8, target: u8, first: First) -> BlackSnake {
    BlackSnake {
        players,
        target,
        first,
    }
}

fn all_rules() -> impl Iterator<Item = BlackSnake> {
    (2..=MOST_PLAYERS as u8).flat_map(|players| {
        let named = Seat::all(usize::from(players)).map(First::Seat);
        let firsts = std::iter::once(First::Chance).chain(named);
        firsts.flat_map(move |first| TARGETS.map(|target| rules(players, target, first)))
    })
}

/// Checks that a view agrees with the position it was taken of.
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
    for track in 0..view.players {
        let top = view.open.snakes.of(track).last().map(|laid| laid.card);
        assert_eq!(top, view.open.tracks[usize::from(track)]);
    }
    let covered = (0..view.players).flat_map(|track| {
        let under = view.open.snakes.of(track).rev().skip(1);
        let under = under.map(|laid| laid.card);
        under.chain(view.open.snakes.away(track))
    });
    let covered: CardSet = covered.collect();
    assert_eq!(covered, view.open.used.or(view.open.aside));
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
                            let [now, then] = [&s, &before].map(|s| s.open.points[seat.index()]);
                            let most = usize::from(before.open.laid).min(4);
                            assert_eq!(now - then, POINTS[most]);
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
                    let lie = if s.open.step == Step::Setup { 0 } else { 52 };
                    assert_eq!(rules.card_locations(&s).len(), lie);
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

/// A seat that is stuck, or in the middle of a run, is imagined with a hand that shows it.
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
    let rules = rules(2, 30, First::Seat(Seat(0)));
    let lay = |track, dir, id| Action::Lay {
        track,
        dir,
        card: card(id),
    };
    let take = |id| Action::DrawOpen { card: card(id) };
    let add = |id| Action::Add { card: card(id) };
    let yes = Action::Vote { agree: true };
    let why = |s: &State, seat: u8, a: Action, why: Message| {
        assert!(!rules.is_legal(s, Seat(seat), a), "{a:?}");
        let view = rules.view(s, Some(Seat(seat)));
        assert_eq!(rules.refusal(&view, Seat(seat), a).0, why, "{a:?}");
    };
    let with_card = |id, c| Message::new(id).with("card", card(c));
    let no_fit = |dir: &'static str, value: u8, c| {
        let say = Message::new("no-fitting-value").with("dir", dir);
        say.with("value", rank_message(value)).with("card", card(c))
    };

    let hand = cards("8C KS");
    let open = [Some(card("2H")), Some(card("QD")), None];
    let with = |hand: &[Card], deck: &str| {
        let slots = match deck {
            "" => [None; SLOTS],
            _ => open,
        };
        let tracks = cards("7S 2D");
        State::with_table(&tracks, &[hand, &[]], slots, &cards(deck), &[], Seat(0))
    };
    let s = with(&hand, "AH");
    for track in [2, 200] {
        let two_tracks = Message::new("no-such-track").with("n", 2);
        why(&s, 0, lay(track, Dir::Up, "8C"), two_tracks);
    }
    let not_in_hand = with_card("no-card-in-hand", "8S");
    why(&s, 0, lay(0, Dir::Up, "8S"), not_in_hand);
    let down = no_fit("dir-down", 6, "8C");
    why(&s, 0, lay(0, Dir::Down, "8C"), down);
    let picture = Message::new("no-number-after-picture").with("value", rank_message(8));
    why(&s, 0, lay(0, Dir::Up, "KS"), picture);
    why(&s, 0, add("8C"), "no-run-begun".into());
    why(&s, 0, Action::Stop {}, "no-run-begun".into());
    why(&s, 0, take("3H"), with_card("no-such-open-card", "3H"));
    why(&s, 0, Action::Propose {}, "no-proposal-who-can-lay".into());
    why(&s, 0, yes, "no-vote-asked".into());
    why(&s, 0, Action::Pass {}, "no-passing".into());

    let stuck = cards("7C KS");
    let s = with(&stuck, "");
    why(&s, 0, Action::DrawDeck {}, "no-cards-left".into());
    why(&s, 0, take("2H"), "no-open-card-left".into());
    why(&s, 0, Action::Propose {}, "no-proposal-same-tracks".into());
    assert!(rules.is_legal(&s, Seat(0), Action::Pass {}));

    let mut s = with(&stuck, "AH AC");
    rules.act(&mut s, Seat(0), Action::Propose {}, &mut ());
    why(&s, 1, Action::DrawDeck {}, "no-vote-yet".into());
    rules.act(&mut s, Seat(1), Action::Vote { agree: false }, &mut ());
    rules.proceed(&mut s, &mut Luck::new(1), &mut ());
    why(&s, 0, Action::Propose {}, "no-second-proposal".into());
    rules.act(&mut s, Seat(0), Action::DrawDeck {}, &mut ());
    assert_eq!(s.open.step, Step::Second);
    for a in [lay(0, Dir::Up, "8C"), Action::Propose {}] {
        why(&s, 0, a, "no-second-draw-yet".into());
    }
    why(&s, 0, take("9H"), with_card("no-such-open-card", "9H"));

    let mut s = with(&cards("8C KS TS"), "AH AC");
    rules.act(&mut s, Seat(0), lay(0, Dir::Up, "8C"), &mut ());
    why(&s, 0, Action::DrawDeck {}, "no-other-than-the-run".into());
    why(&s, 0, add("8C"), with_card("no-card-in-hand", "8C"));
    why(&s, 0, add("TS"), no_fit("dir-up", 9, "TS"));
    rules.act(&mut s, Seat(0), add("KS"), &mut ());
    why(&s, 0, Action::Stop {}, "no-picture-at-the-end".into());
}

/// A seat that has proposed or voted does not decide any more: the match reports that.
#[test]
fn votes_are_cast_once() {
    let rules = rules(3, 30, First::Chance);
    let open = [Some(card("2H")), Some(card("QD")), None];
    let (tracks, hand, deck) = (cards("7S 2D 2C"), cards("7C KS"), cards("AH"));
    let mut s = State::with_table(&tracks, &[&hand, &[], &[]], open, &deck, &[], Seat(0));
    let yes = Action::Vote { agree: true };
    rules.act(&mut s, Seat(0), Action::Propose {}, &mut ());
    rules.act(&mut s, Seat(2), yes, &mut ());
    assert_eq!(rules.turn(&s), Turn::Act(Seats::one(Seat(1))));
    for seat in [0, 2] {
        assert!(!rules.is_legal(&s, Seat(seat), yes));
    }
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| BlackSnake::with_options(&serde_json::from_str(text).unwrap());
    assert_eq!(given("{}"), Ok(rules(3, 30, First::Chance)));
    assert!(given(r#"{"players":2,"target":40,"first":1}"#).is_ok());
    for text in [
        r#"{"players":2,"first":2}"#,
        r#"{"players":5}"#,
        r#"{"players":1}"#,
        r#"{"target":35}"#,
    ] {
        assert!(given(text).is_err(), "{text}");
    }
    let odd = rules(2, 31, First::Chance);
    assert!(odd.validate().unwrap_err().contains("30 or 40"));
}

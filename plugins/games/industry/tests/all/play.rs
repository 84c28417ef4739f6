//! Invariants of every game, and every refusal.

use kortlek_industry::{
    Industry,
    rules::{Action, State, worth},
};
use kortlek_rules::{
    Game, Luck, Message, Rules, Seat, Turn,
    french::{Card, DECK},
    game::First,
};

/// Ten thousand games and more: all numbers of players, each seat first and chance.
const GAMES: u64 = 850;

const TWO: Industry = Industry {
    players: 2,
    first: First::Seat(Seat(0)),
};

fn all_rules() -> impl Iterator<Item = Industry> {
    (2..=4u8).flat_map(|players| {
        std::iter::once(First::Chance)
            .chain(Seat::all(usize::from(players)).map(First::Seat))
            .map(move |first| Industry { players, first })
    })
}

/// A random game; `each` sees every position in which a decision is due, with what is legal.
fn random_game(
    rules: &Industry,
    luck: &mut Luck,
    mut each: impl FnMut(&State, &[Action]),
) -> State {
    let mut s = rules.start();
    let mut legal = Vec::new();
    loop {
        match rules.turn(&s) {
            Turn::Over => return s,
            Turn::Proceed => rules.proceed(&mut s, luck, &mut ()),
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody is at turn");
                rules.legal(&s, seat, &mut legal);
                each(&s, &legal);
                rules.act(&mut s, seat, luck.pick(&legal), &mut ());
            }
        }
    }
}

#[test]
fn random_games_keep_the_rules() {
    for rules in all_rules() {
        let players = rules.players();
        for game in 0..GAMES {
            let mut luck = Luck::stream(game, u64::from(rules.players));
            let mut decisions = 0;
            let s = random_game(&rules, &mut luck, |s, legal| {
                decisions += 1;
                assert!(!legal.is_empty(), "{s:?}");
                let open = &s.open;
                let cities: usize = open.cities.iter().map(|c| c.cards.len()).sum();
                let hands: u8 = open.hand_sizes.iter().sum();
                let all =
                    cities + usize::from(hands) + open.discard.len() + usize::from(open.stack_size);
                assert_eq!(all, DECK.len(), "every card is somewhere");
                for city in &open.cities[..players] {
                    let count: u8 = city.counts.iter().sum();
                    assert_eq!(usize::from(count), city.cards.len());
                    assert!(city.offices() > 0 && city.factories() > 0);
                }
                let paid: u16 = open.paid.iter().map(worth).sum();
                assert!(open.money <= paid);
                assert!(open.built <= open.city().factories());
                let view = rules.view(s, Some(open.turn));
                let size = open.hand_sizes[open.turn.index()];
                assert_eq!(view.hand.len(), usize::from(size));
                let others = hands - size;
                assert_eq!(view.unseen().len(), usize::from(others + open.stack_size));
                for a in legal {
                    if let Action::Pay { card } | Action::Build { card } = a {
                        assert!(view.hand.has(*card));
                    }
                }
            });
            assert!(decisions <= 90);
            assert_eq!(s.open.stack_size, 0);
            if let First::Seat(seat) = rules.first {
                assert_eq!(rules.first(&s), seat);
            }
        }
    }
}

/// After a payment there is a way to a building, whatever hand an onlooker imagines.
#[test]
fn imagined_hands_can_have_paid() {
    for players in 2..=4 {
        let rules = Industry {
            players,
            first: First::Chance,
        };
        let (mut luck, mut dice) = (Luck::new(5), Luck::new(6));
        let mut legal = Vec::new();
        let mut paying = 0;
        for _ in 0..150 {
            random_game(&rules, &mut luck, |s, _| {
                if s.open.paid.is_empty() || s.open.built > 0 {
                    return;
                }
                paying += 1;
                let turn = s.open.turn;
                for viewer in [None, Some(turn.left(rules.players()))] {
                    let view = rules.view(s, viewer);
                    for _ in 0..4 {
                        let t = rules.imagine(&view, &mut dice);
                        rules.legal(&t, turn, &mut legal);
                        assert!(!legal.is_empty(), "{s:?}\n{t:?}");
                        assert_eq!(rules.view(&t, viewer), view);
                    }
                }
            });
        }
        assert!(paying > 1000, "{paying}");
    }
}

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn pay(id: &str) -> Action {
    Action::Pay { card: card(id) }
}

/// Seat 0 with this city and hand, at turn. What is not on the table, and not discarded, is in the stack.
fn at_turn(city: &str, hand: &str, discard: &str) -> State {
    let [city, hand, other, discard] = [city, hand, "TS 9D", discard].map(cards);
    let used = [&city[..], &hand, &other, &discard].concat();
    let stack: Vec<Card> = DECK.iter().filter(|c| !used.contains(c)).collect();
    State::with_cities(&[&city, &other], &[&hand, &[]], &stack, Seat(0))
}

#[test]
fn a_hand_that_few_deals_give_is_put_together() {
    // After 6C and 3S one of a few cards has to follow; seat 1 knows only that.
    let rules = TWO;
    let mut s = at_turn("2S 4D", "6C 3S 2D AH", "");
    for id in ["6C", "3S"] {
        rules.act(&mut s, Seat(0), pay(id), &mut ());
    }
    let view = rules.view(&s, Some(Seat(1)));
    let mut luck = Luck::new(1);
    let mut hands = std::collections::BTreeSet::new();
    let mut legal = Vec::new();
    for _ in 0..3000 {
        let t = rules.imagine(&view, &mut luck);
        rules.legal(&t, Seat(0), &mut legal);
        assert!(!legal.is_empty());
        hands.insert(rules.view(&t, Some(Seat(0))).hand.bits());
    }
    let truth = rules.view(&s, Some(Seat(0))).hand;
    assert!(hands.contains(&truth.bits()), "the true hand is met");
    assert!(hands.len() > 300, "{}", hands.len());

    // With a single card that leads on, every deal has to find it: after 2C for a cost of 3 only the last ace will do.
    let mut s = at_turn("2S 3C 4C 5C 6C 7C 8C 9C 4D", "2C AC KH", "AS AH AD");
    rules.act(&mut s, Seat(0), pay("2C"), &mut ());
    assert_eq!(s.open.city().cost(), 3);
    let view = rules.view(&s, Some(Seat(1)));
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..3500 {
        let t = rules.imagine(&view, &mut luck);
        let hand = rules.view(&t, Some(Seat(0))).hand;
        assert!(hand.has(card("AC")), "{hand:?}");
        *counts.entry(hand.bits()).or_insert(0) += 1;
    }
    // Beside the ace any of the unseen cards may be in the hand, about a hundred times each.
    assert_eq!(counts.len(), view.unseen().len() - 1);
    assert!(counts.values().all(|n| (40..200).contains(n)), "{counts:?}");
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = TWO;
    let build = |id: &str| Action::Build { card: card(id) };
    let done = Action::Done {};
    let refused = |s: &State, a, why: Message| {
        assert!(!rules.is_legal(s, Seat(0), a), "{a:?}");
        let view = rules.view(s, Some(Seat(0)));
        assert_eq!(rules.refusal(&view, Seat(0), a).0, why, "{a:?}");
    };
    let not_in_hand = |id| Message::new("no-card-in-hand").with("card", card(id));
    let too_dear = |id| {
        let say = Message::new("no-pay-too-little").with("card", card(id));
        say.with("cost", 10)
    };
    let unpaid = |short: i32| {
        let say = Message::new("no-build-unpaid").with("cost", 10);
        say.with("short", short)
    };

    let table = |hand: &str| {
        let [city, other, hand, stack] = ["2S 4D", "TS 9D", hand, "AS"].map(cards);
        State::with_cities(&[&city, &other], &[&hand, &[]], &stack, Seat(0))
    };
    let mut s = table("6C 3S 2D AH");
    for id in ["KS", "X1"] {
        refused(&s, pay(id), not_in_hand(id));
        refused(&s, build(id), not_in_hand(id));
    }
    refused(&s, pay("3S"), too_dear("3S"));
    refused(&s, build("AH"), unpaid(10));
    rules.act(&mut s, Seat(0), pay("6C"), &mut ());
    refused(&s, done, "no-done-unbuilt".into());
    refused(&s, build("AH"), unpaid(4));
    rules.act(&mut s, Seat(0), pay("3S"), &mut ());
    rules.act(&mut s, Seat(0), pay("AH"), &mut ());
    let late = Message::new("no-pay-out-of-order").with("card", card("2D"));
    refused(&s, pay("2D"), late.with("paid", card("AH")));
    let s = table("KH");
    refused(&s, pay("KH"), "no-pay-last-card".into());
    let mut s = table("KS QC 3D 5H 6H 7H");
    rules.act(&mut s, Seat(0), pay("KS"), &mut ());
    let mut one = s;
    rules.act(&mut one, Seat(0), build("5H"), &mut ());
    refused(&one, pay("QC"), "no-pay-after-building".into());
    let limit = |n: i32| Message::new("no-build-limit").with("n", n);
    refused(&one, build("6H"), limit(1));
    rules.act(&mut s, Seat(0), build("3D"), &mut ());
    let spent = Message::new("no-build-money-spent").with("short", 10);
    refused(&s, build("6H"), spent);
    s.open.built = 2;
    refused(&s, build("6H"), limit(2));
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| Industry::with_options(&serde_json::from_str(text).unwrap());
    let default = Industry {
        players: 3,
        first: First::Chance,
    };
    assert_eq!(given("{}"), Ok(default));
    assert!(given(r#"{"players":4,"first":3}"#).is_ok());
    for text in [
        r#"{"players":3,"first":3}"#,
        r#"{"players":1}"#,
        r#"{"players":5}"#,
    ] {
        assert!(given(text).is_err(), "{text}");
    }
}

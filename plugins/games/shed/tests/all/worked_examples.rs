//! The rule file's worked examples, by their numbers; properties and refusals.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use crate::{card, cards, suits, to_lead};
use kortlek_rules::{
    Arg, Game, Luck, Match, Message, Payoff, Rules, Seat, Seats, Turn,
    decktet::{BASIC_DECK, Suit},
    game::First,
    trace::{self, Wanted},
};
use kortlek_shed::{
    Shed,
    cards::{Kind, Mode, Tokens, leads, sums, winner},
    rules::{Action, Cards, FirstTake, Kingmaker, State, Step},
};
use serde_json::{Value, json};

const THREE: Shed = Shed {
    players: 3,
    partnership: false,
    deck: Cards::Basic,
    take: FirstTake::Full,
    kingmaker: Kingmaker::Shared,
    first: First::Seat(Seat(0)),
};
const FOUR: Shed = Shed {
    players: 4,
    ..THREE
};
const PAIRS: Shed = Shed {
    partnership: true,
    ..FOUR
};
const TWO: Shed = Shed {
    players: 2,
    ..THREE
};
const SUPPLY: Shed = Shed {
    kingmaker: Kingmaker::Supply,
    ..THREE
};

/// One token of each suit.
const ALL: &str = "moons suns waves leaves wyrms knots";

fn kind(name: &str) -> Kind {
    *Kind::ALL.iter().find(|k| k.name() == name).unwrap()
}

fn lead(id: &str, kind: Kind) -> Action {
    Action::Lead {
        card: card(id),
        kind,
    }
}

fn follow(id: &str) -> Action {
    Action::Follow { card: card(id) }
}

/// The legal actions in words: `lead 2VL as event`, `follow 2VL`, `take waves from 0`.
fn words(rules: &Shed, s: &State) -> Vec<String> {
    let Turn::Act(seats) = rules.turn(s) else {
        panic!("nobody decides")
    };
    let mut legal = Vec::new();
    rules.legal(s, seats.first().unwrap(), &mut legal);
    legal
        .iter()
        .map(|a| match a {
            Action::Lead { card, kind } => format!("lead {card} as {kind}"),
            Action::Follow { card } => format!("follow {card}"),
            Action::Shed { suit } => format!("shed {suit}"),
            Action::Take { from, suit } => format!("take {suit} from {from}"),
            Action::TakeSupply { suit } => format!("take_supply {suit}"),
        })
        .collect()
}

/// Plays a trick of these cards, which are the last in hand, and goes on to what the winner has to decide.
fn trick(rules: &Shed, takes: &[&str], ids: &str, led_as: &str) -> State {
    let mut hands = vec![Vec::new(); rules.players()];
    for (i, card) in cards(ids).into_iter().enumerate() {
        hands[i % rules.players()].push(card);
    }
    let mut s = to_lead(rules, takes, &hands);
    for (i, id) in ids.split_whitespace().enumerate() {
        let action = match i {
            0 => lead(id, kind(led_as)),
            _ => follow(id),
        };
        let seat = Seat((i % rules.players()) as u8);
        assert_eq!(rules.turn(&s), Turn::Act(Seats::one(seat)));
        assert!(rules.is_legal(&s, seat, action), "{id}");
        rules.act(&mut s, seat, action, &mut ());
    }
    assert_eq!(s.open.step, Step::Trick);
    rules.proceed(&mut s, &mut Luck::new(1), &mut ());
    s
}

/// A trick that seat 2 wins with the End, whose lead card has waves and leaves.
fn end_trick(rules: &Shed, takes: [&str; 3]) -> State {
    trick(rules, &takes, "8VL 9MS NL", "location")
}

/// The position after the winner among three has taken this token.
fn take(s: &State, from: u8, suit: Suit) -> State {
    let mut s = *s;
    let action = Action::Take { from, suit };
    let seat = s.open.seat;
    assert!(THREE.is_legal(&s, seat, action));
    THREE.act(&mut s, seat, action, &mut ());
    s
}

fn won_by(payoff: &Payoff) -> Vec<u8> {
    payoff.winners.iter().map(|s| s.0).collect()
}

#[test]
fn example_1_the_sources_trick() {
    for (ids, seat) in [
        ("5YK 6MV 4VL 7SK", 1),
        ("5YK 6MV 6SY 7SK", 2),
        ("5YK 6MV 4VL 6SY", 3),
    ] {
        let s = trick(&FOUR, &[ALL; 4], ids, "personality");
        assert_eq!(s.open.seat, Seat(seat), "{ids}");
        assert_eq!(words(&FOUR, &s), ["shed wyrms", "shed knots"]);
    }
}

#[test]
fn example_2_the_end_follows_a_location() {
    let takes = ["moons", "moons suns", "knots leaves"];
    let hands = ["2SY", "5YK", "1Y 9LK NL"].map(cards);
    let mut s = to_lead(&THREE, &takes, &hands);
    THREE.act(&mut s, Seat(0), lead("2SY", Kind::Location), &mut ());
    THREE.act(&mut s, Seat(1), follow("5YK"), &mut ());
    assert_eq!(words(&THREE, &s), ["follow NL"]);
    THREE.act(&mut s, Seat(2), follow("NL"), &mut ());
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    assert_eq!((s.open.seat, s.open.step), (Seat(2), Step::Take));
    assert_eq!(words(&THREE, &s), ["take suns from 1"]);
}

#[test]
fn example_3_the_sources_kingmaker() {
    let takes = ["waves", "waves", "moons suns"];
    let s = end_trick(&THREE, takes);
    assert_eq!(THREE.turn(&s), Turn::Over);
    let payoff = THREE.payoff(&s);
    assert_eq!(won_by(&payoff), [0, 1]);
    assert_eq!((payoff.scores(), payoff.end), (&[1, 1, 2][..], "kingmaker"));
    let mut s = end_trick(&SUPPLY, takes);
    let supply = ["take_supply waves", "take_supply leaves"];
    assert_eq!(words(&SUPPLY, &s), supply);
    let action = Action::TakeSupply { suit: Suit::Waves };
    SUPPLY.act(&mut s, Seat(2), action, &mut ());
    assert_eq!(s.open.step, Step::Draw, "the game goes on");
    assert_eq!(s.open.takes[2].len(), 3);
}

#[test]
fn example_4_the_sources_pairs() {
    let s = trick(&PAIRS, &[ALL; 2], "9VY 7VY 3SK 7SK", "location");
    let (led, trick) = PAIRS.tricks_played(&s.open).next().unwrap();
    assert_eq!(sums(Mode::Pairs, led.kind, trick), [9, 14]);
    assert_eq!(s.open.seat, Seat(3));
    assert_eq!(words(&PAIRS, &s), ["shed waves", "shed wyrms"]);
}

#[test]
fn example_5_more_penalty_cases() {
    // The position, and what is legal in it.
    let run = |a: &str, b: &str| {
        let s = end_trick(&THREE, [a, b, "moons suns"]);
        (s, words(&THREE, &s).join(", "))
    };
    let s = end_trick(&THREE, ["waves", "leaves", "moons suns"]);
    assert_eq!(won_by(&THREE.payoff(&s)), [0, 1]);

    let (s, legal) = run("waves", "moons");
    assert_eq!(legal, "take waves from 0");
    let payoff = THREE.payoff(&take(&s, 0, Suit::Waves));
    assert_eq!((won_by(&payoff), payoff.end), (vec![0], "last_token_taken"));

    let won_after = |s: &State, from, suit| won_by(&THREE.payoff(&take(s, from, suit)));
    let (s, legal) = run("waves", "waves moons");
    assert_eq!(legal, "take waves from 0, take waves from 1");
    assert_eq!(won_after(&s, 0, Suit::Waves), [0]);
    assert_eq!(take(&s, 1, Suit::Waves).open.step, Step::Draw);

    let (s, legal) = run("waves waves", "leaves");
    assert_eq!(legal, "take waves from 0, take leaves from 1");
    assert_eq!(take(&s, 0, Suit::Waves).open.step, Step::Draw);
    assert_eq!(won_after(&s, 1, Suit::Leaves), [1]);

    let (s, legal) = run("waves leaves", "waves");
    let all = "take waves from 0, take leaves from 0, take waves from 1";
    assert_eq!(legal, all);
    for suit in [Suit::Waves, Suit::Leaves] {
        assert_eq!(take(&s, 0, suit).open.step, Step::Draw);
    }
    assert_eq!(won_after(&s, 1, Suit::Waves), [1]);

    let (_, legal) = run("moons", "suns knots");
    assert_eq!(legal, "take_supply waves, take_supply leaves");
}

#[test]
fn example_6_leads() {
    let s = to_lead(&FOUR, &[], &[cards("2VL NL 1M 9MS")]);
    assert_eq!(
        words(&FOUR, &s),
        [
            "lead 1M as moons",
            "lead 2VL as location",
            "lead 2VL as event",
            "lead 9MS as event",
            "lead NL as location",
            "lead NL as event"
        ]
    );
}

#[test]
fn example_7_follows() {
    for (led, led_as, hand, expected) in [
        ("9MS", "event", "6LK 1K 8VL", "6LK"),
        ("1M", "moons", "NM NS 2VL", "NM"),
        ("1M", "moons", "4MS 5ML 1Y", "4MS 5ML"),
        ("5YK", "personality", "1M 2SY NV", "1M 2SY NV"),
    ] {
        let mut s = to_lead(&FOUR, &[], &[led, hand].map(cards));
        FOUR.act(&mut s, Seat(0), lead(led, kind(led_as)), &mut ());
        let mut expected = cards(expected);
        expected.sort_unstable();
        let expected: Vec<String> = expected.iter().map(|c| format!("follow {c}")).collect();
        assert_eq!(words(&FOUR, &s), expected, "{led}");
    }
}

/// Index of the winning card of a trick, counted from the lead; an ace sets its suit, another card its type.
fn wins(mode: Mode, ids: &str, led_as: &str) -> usize {
    let cards = cards(ids);
    let kind = match led_as {
        "" => leads(cards[0])[0],
        name => kind(name),
    };
    assert!(leads(cards[0]).contains(&kind), "{ids}");
    winner(mode, kind, &cards)
}

#[test]
fn example_8_ace_tricks() {
    for (ids, seat) in [
        ("1M 9MS NM", 0),
        ("1M NS 9VY", 0),
        ("1M 9MS 4MS", 1),
        ("1M 2MK NS 9VY", 1),
        ("1M PMYK 9MS PMSL", 3),
        ("1M TMVK PMYK PMSL", 1),
    ] {
        assert_eq!(wins(Mode::Single, ids, ""), seat, "{ids}");
    }
}

#[test]
fn example_9_type_tricks() {
    for (ids, led_as, seat) in [
        ("NM 9LK NS NK", "personality", 2),
        ("TMLY PMSL NL", "event", 2),
        ("4MS 9MS 1M", "location", 0),
        ("2VL 2SY 1Y", "location", 1),
        ("2VL 2SY 1Y", "event", 0),
    ] {
        assert_eq!(wins(Mode::Single, ids, led_as), seat, "{ids}");
    }
}

/// Checks sums and winner of tricks whose cards are added up.
fn add_up(mode: Mode, tricks: &[(&str, &str, [u8; 2], usize)]) {
    for (ids, led_as, expected, seat) in tricks {
        let sums = sums(mode, kind(led_as), &cards(ids));
        assert_eq!(sums, *expected, "{ids}");
        assert_eq!(wins(mode, ids, led_as), *seat, "{ids}");
    }
}

#[test]
fn example_10_pairs() {
    let tricks = [
        ("1M NM 2SY 9MS", "moons", [11, 19], 1),
        ("1M 2MK NM 9MS", "moons", [21, 11], 0),
        ("1M 5ML 6MV 9VY", "moons", [7, 5], 2),
        ("1M 4MS 3MV NM", "moons", [14, 14], 3),
        ("5YK 3SK 4VL 6SY", "personality", [9, 9], 3),
        ("9LK NM 3SK 2MK", "personality", [12, 12], 1),
        ("3SK 8MS 5YK 9MS", "personality", [8, 8], 2),
    ];
    add_up(Mode::Pairs, &tricks);
}

#[test]
fn example_11_two_players() {
    let tricks = [
        ("1M NM 2MK 8YK", "moons", [13, 10], 0),
        ("1M 3MV NM 7ML", "moons", [11, 10], 0),
        ("1M 4MS NM 7ML", "moons", [11, 11], 1),
        ("1M 3MV 2MK 9VY", "moons", [3, 3], 0),
        ("7SK 4MS 7VY NV", "location", [14, 14], 1),
    ];
    add_up(Mode::Two, &tricks);
}

const THREE_PLAYERS: &str = "\
tokens waves leaves moons leaves moons leaves knots wyrms knots waves moons waves wyrms suns wyrms suns suns knots
deck 6MV 2MK 8VL 9LK 5ML 2SY 8MS 1L NV 5YK 6SY 1M 8YK 3LY 4YK NK 3MV NM NL 5SV 3SK 1V 1Y 2VL 1K 6LK 4MS NS 1S 7VY 7SK 4VL NY 9VY 7ML 9MS
1.1 | 2 | 5YK as personality, 3LY, NM | 1 | shed knots | 6 5 6
1.2 | 1 | 4YK as event, 8YK, 3MV | 2 | shed wyrms | 6 5 5
1.3 | 2 | 8MS as personality, 2MK, 3SK | 2 | shed suns | 6 5 4
1.4 | 2 | NS as personality, 6SY, NV | 2 | shed suns | 6 5 3
1.5 | 2 | 1Y as wyrms, 6LK, NY | 2 | shed wyrms | 6 5 2
1.6 | 2 | 9LK as personality, 4VL, 1V | 2 | shed knots | 6 5 1
1.7 | 2 | 7SK as location, 2VL, 8VL | 1 | shed knots | 6 4 1
1.8 | 1 | 7VY as location, NL, 5ML | 2 | take waves from 0 | 5 4 2
1.9 | 2 | 6MV as personality, 1S, 1M | 2 | shed waves | 5 4 1
1.10 | 2 | 1K as knots, 5SV, 2SY | 2 | take_supply knots | 5 4 2
1.11 | 2 | NK as event, 1L, 4MS | 2 | shed knots | 5 4 1
deck 9LK 4VL 1L 4MS NV 9MS 5YK 3LY 1Y NK 6MV 6SY NY 5SV 3MV 6LK 8MS 4YK 8YK NL 2MK 1V 5ML 2VL 7ML 8VL 7VY 1S 1M NS 3SK 2SY 9VY 1K NM 7SK
2.1 | 0 | 6LK as event, NL, 3MV | 1 | take leaves from 0 | 4 5 1
2.2 | 1 | 5SV as event, 9MS, 2VL | 2 | shed suns | 4 5 0";

const TWO_PLAYERS: &str = "\
deck 9MS 2VL NM 4MS 7SK 8MS 3SK 6MV 3LY NV 8YK 5YK NK 1V 1Y 4VL 2MK 1M 7VY 6SY 8VL 5ML 4YK 2SY NS 3MV 1L 1K 9LK NY 6LK 5SV 9VY 1S NL 7ML
1.1 | 1 | 7SK as location, 4MS, 7VY, NV | 0 | shed suns | 5 6
1.2 | 0 | 2VL as location, 5ML, 8VL, 1Y | 0 | shed leaves | 4 6
1.3 | 0 | 4YK as event, NK, 5YK, 9MS | 1 | shed wyrms | 4 5
1.4 | 1 | 3SK as personality, 4VL, NM, 6MV | 1 | shed knots | 4 4
1.5 | 1 | 3LY as personality, 8MS, NS, 6SY | 0 | shed wyrms | 3 4
1.6 | 0 | 1M as moons, 2MK, 3MV, 8YK | 0 | shed moons | 2 4
1.7 | 0 | 1V as waves, 5SV, 9LK, 2SY | 1 | shed waves | 2 3
1.8 | 1 | NY as event, 6LK, 1L, 1K | 1 | take_supply wyrms | 2 4
deck 6MV 8VL 3MV 2MK 9MS NK 1M 4MS 8YK 6LK 2SY 1S 1V 5YK 4VL 9LK 1K 5ML 7SK 1L 1Y 4YK 8MS NY 2VL NS NV 7VY 7ML 5SV NM NL 3LY 9VY 3SK 6SY
2.1 | 0 | 8YK as event, 6LK, 9MS, NK | 0 | shed knots | 1 4
2.2 | 0 | 6MV as personality, 9LK, 4VL, 5YK | 1 | shed moons | 1 3
2.3 | 1 | 1L as leaves, NY, 5ML, 7SK | 1 | shed leaves | 1 2
2.4 | 1 | 2VL as event, 3MV, 4YK, 1Y | 1 | take waves from 0 | 0 3";

const PAIRS_GAME: &str = "\
deck 2MK 9VY 8VL 8MS NY 1Y 4YK NS 5YK 1V 3SK 6SY 1M 7ML 4VL 6MV NL 9LK 1S 1L 6LK 8YK 1K 3MV 5ML 4MS 3LY 7SK NK 7VY 2VL NM 9MS 5SV 2SY NV
1.1 | 3 | 5ML as location, 7VY, 8VL, 7SK | 2 | shed moons | 5 6
1.2 | 2 | 8MS as personality, 5YK, 9LK, 3LY | 0 | shed suns | 4 6
1.3 | 0 | 9VY as location, 2VL, 1L, NL | 3 | shed waves | 4 5
1.4 | 3 | 2MK as personality, 7ML, 4VL, 6SY | 2 | shed knots | 3 5
1.5 | 2 | 3MV as event, NY, 8YK, 4YK | 3 | shed moons | 3 4
1.6 | 3 | 6LK as event, 1Y, 1S, NM | 3 | shed leaves | 3 3
1.7 | 3 | 1M as moons, 4MS, 1K, 6MV | 2 | take_supply moons | 4 3
1.8 | 2 | NS as personality, NK, 1V, 3SK | 2 | take suns from 1 | 5 2
deck 1V 2MK 5ML 4YK 7VY 8YK NY 5YK 6LK 9MS NM 1K 3SK NK 1S 9LK 1M 8MS 2VL 4MS 1L NV 3MV 6SY 7ML 5SV NL 6MV 2SY NS 9VY 7SK 8VL 4VL 3LY 1Y
2.1 | 0 | 3SK as personality, 8MS, NM, 9LK | 3 | shed knots | 5 1
2.2 | 3 | 6SY as personality, 1V, NS, 1S | 1 | shed wyrms | 5 0";

/// A whole game in the rule file's words as a trace, and its claims about each trick: the winner, and the tokens of
/// each side after it.
fn written_out(
    rules: &Shed,
    first: u8,
    game: &str,
    result: &Value,
) -> (String, Vec<(Seat, Vec<u8>)>) {
    let header = json!({"trace": 1, "game": "shed", "options": rules, "seed": 68, "first": first,
        "seats": vec!["random"; rules.players()]});
    let mut lines = vec![header.to_string()];
    let mut told = Vec::new();
    for line in game.lines() {
        if let Some((name, ids)) = line.split_once(' ')
            && ["tokens", "deck"].contains(&name)
        {
            let ids: Vec<&str> = ids.split(' ').collect();
            lines.push(json!({"shuffle": name, "cards": ids}).to_string());
            continue;
        }
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, leader, played, winner, decision, tokens] = columns[..] else {
            panic!("six columns: {line}")
        };
        let leader: usize = leader.parse().unwrap();
        for (i, card) in played.split(", ").enumerate() {
            let action = match card.split_once(" as ") {
                Some((card, kind)) => json!({"lead": {"card": card, "as": kind}}),
                None => json!({"follow": {"card": card}}),
            };
            let seat = (leader + i) % rules.players();
            lines.push(json!({"seat": seat, "phase": "play", "action": action}).to_string());
        }
        let words: Vec<&str> = decision.split(' ').collect();
        let action = match words[..] {
            ["take", suit, "from", side] => {
                json!({"take": {"from": side.parse::<u8>().unwrap(), "suit": suit}})
            }
            [name, suit] => json!({name: {"suit": suit}}),
            _ => panic!("a decision: {line}"),
        };
        let winner: u8 = winner.parse().unwrap();
        lines.push(json!({"seat": winner, "phase": "score", "action": action}).to_string());
        let tokens: Vec<u8> = tokens.split(' ').map(|t| t.parse().unwrap()).collect();
        told.push((Seat(winner), tokens));
    }
    lines.push(json!({ "result": result }).to_string());
    (lines.join("\n"), told)
}

fn whole_game(rules: &Shed, first: u8, game: &str, result: &Value) -> Match<Shed> {
    let (text, told) = written_out(rules, first, game, result);
    let (game, _) = trace::read::<Shed>(&text, Wanted::Whole).unwrap_or_else(|e| panic!("{e}"));
    let mut told = told.into_iter();
    for k in 0..game.steps().len() {
        let (before, after) = (&game.state(k).open, &game.state(k + 1).open);
        if matches!(before.step, Step::Shed | Step::Take | Step::TakeSupply) {
            let tokens = after.takes[..rules.sides()].iter().map(|t| t.len());
            assert_eq!(told.next(), Some((before.seat, tokens.collect())));
        }
    }
    assert!(told.next().is_none(), "no fewer tricks than told");
    game
}

#[test]
fn example_12_three_players() {
    let rules = Shed {
        take: FirstTake::Random,
        first: First::Seat(Seat(2)),
        ..THREE
    };
    let result = json!({"scores": [4, 5, 0], "winners": [2], "end": "last_token_shed"});
    let game = whole_game(&rules, 2, THREE_PLAYERS, &result);
    // After the first trick the seats 1, 2 and 0 draw, in this order.
    let drawn = (0..game.steps().len())
        .find(|k| game.state(*k).open.step == Step::Draw)
        .unwrap();
    for (seat, id) in [(1, "1V"), (2, "1Y"), (0, "2VL")] {
        let hand = |k| rules.view(game.state(k), Some(Seat(seat))).hand;
        let new = hand(drawn + 1).minus(hand(drawn));
        assert_eq!(new, [card(id)].into_iter().collect());
    }
}

#[test]
fn example_12_two_players() {
    let rules = Shed {
        first: First::Seat(Seat(1)),
        ..TWO
    };
    let result = json!({"scores": [0, 3], "winners": [0], "end": "last_token_taken"});
    whole_game(&rules, 1, TWO_PLAYERS, &result);
}

const PAIRS_TRACE: &str = r#"{"trace":1,"game":"shed","options":{"players":4,"partnership":true,"deck":"basic","take":"full","kingmaker":"shared","first":3},"seed":68,"first":3,"seats":["random","random","random","random"]}
{"seat":3,"phase":"play","action":{"lead":{"card":"5ML","as":"location"}}}
{"seat":0,"phase":"play","action":{"follow":{"card":"7VY"}}}
{"seat":1,"phase":"play","action":{"follow":{"card":"8VL"}}}
{"seat":2,"phase":"play","action":{"follow":{"card":"7SK"}}}
{"seat":2,"phase":"score","action":{"shed":{"suit":"moons"}}}"#;

#[test]
fn example_12_pairs() {
    let rules = Shed {
        first: First::Seat(Seat(3)),
        ..PAIRS
    };
    let result = json!({"scores": [5, 0, 5, 0], "winners": [1, 3], "end": "last_token_shed"});
    let game = whole_game(&rules, 3, PAIRS_GAME, &result);
    let seats = vec!["random".to_owned(); 4];
    let trace = trace::write(&game, &seats, false);
    let mut lines = trace.lines();
    let mut expected = PAIRS_TRACE.lines();
    assert_eq!(lines.next(), expected.next());
    assert!(lines.next().unwrap().starts_with("{\"shuffle\":\"deck\""));
    for line in expected {
        assert_eq!(lines.next(), Some(line));
    }
}

#[test]
fn the_table_of_setups_holds() {
    for (players, pairs, deck, hand, remainder, pile, cards, tricks) in [
        (2, false, "basic", 10, 4, 12, 4, 8),
        (3, false, "basic", 7, 3, 12, 3, 11),
        (3, false, "pawns", 7, 4, 15, 3, 12),
        (3, false, "pawns_courts", 7, 2, 21, 3, 14),
        (4, false, "basic", 7, 4, 4, 4, 8),
        (4, false, "pawns", 7, 4, 8, 4, 9),
        (4, false, "pawns_courts", 7, 4, 12, 4, 10),
        (5, false, "basic", 7, 1, 0, 5, 7),
        (5, false, "pawns", 7, 5, 0, 5, 7),
        (5, false, "pawns_courts", 8, 4, 0, 5, 8),
        (4, true, "basic", 8, 4, 0, 4, 8),
    ] {
        let given = json!({"players": players, "partnership": pairs, "deck": deck});
        let rules = with(&given).unwrap();
        assert_eq!(
            (rules.hand_size(), rules.remainder(), rules.draw_pile()),
            (hand, remainder, pile)
        );
        assert_eq!((rules.cards_a_trick(), rules.tricks()), (cards, tricks));
        assert_eq!(rules.deck_cards().len(), rules.deck_size());
        assert!(rules.deck_cards().has(card("PMYK")) == (deck != "basic"));
        assert!(!rules.deck_cards().has(card("0")));
    }
}

#[test]
fn hands_of_two_players_shrink_as_told() {
    let mut game = Match::new(TWO, 4);
    game.settle();
    let mut sizes = Vec::new();
    while game.now().open.round == 1 {
        let Turn::Act(seats) = game.turn() else { break };
        let seat = seats.first().unwrap();
        let action = game.legal(seat)[0];
        game.commit(seat, action).unwrap();
        let was_draw = game.now().open.step == Step::Draw;
        game.settle();
        if was_draw && game.now().open.round == 1 {
            sizes.push(game.now().open.hand_sizes[0]);
            assert_eq!(game.now().open.hand_sizes[0], game.now().open.hand_sizes[1]);
        }
    }
    assert_eq!(sizes, [9, 8, 7, 6, 5, 4, 2]);
}

fn with(given: &Value) -> Result<Shed, String> {
    Shed::with_options(given.as_object().unwrap())
}

#[test]
fn combinations_that_the_rules_forbid_are_refused() {
    let refused = |given: Value, because: &str| {
        let why = with(&given).unwrap_err();
        assert!(why.contains(because), "{why}");
    };
    for players in [2, 3, 5] {
        let given = json!({"players": players, "partnership": true});
        refused(given, "four players");
    }
    for deck in ["pawns", "pawns_courts"] {
        refused(json!({"partnership": true, "deck": deck}), "basic deck");
        refused(json!({"players": 2, "deck": deck}), "Two players");
    }
    refused(json!({"players": 3, "first": 3}), "from 0 to 2");
    assert!(with(&json!({"players": 5, "first": 4})).is_ok());
    let defaults = with(&json!({})).unwrap();
    assert_eq!(
        serde_json::to_string(&defaults).unwrap(),
        r#"{"players":4,"partnership":false,"deck":"basic","take":"full","kingmaker":"shared","first":"chance"}"#
    );
}

fn every_rules() -> Vec<Shed> {
    let mut all = Vec::new();
    for players in 2..=5 {
        for partnership in [false, true] {
            for deck in [Cards::Basic, Cards::Pawns, Cards::PawnsCourts] {
                for take in [FirstTake::Full, FirstTake::Random] {
                    for kingmaker in [Kingmaker::Shared, Kingmaker::Supply] {
                        let rules = Shed {
                            players,
                            partnership,
                            deck,
                            take,
                            kingmaker,
                            first: First::Chance,
                        };
                        if rules.validate().is_ok() {
                            all.push(rules);
                        }
                    }
                }
            }
        }
    }
    all
}

#[test]
fn random_games_keep_the_tokens_and_lead_in_turn() {
    let (mut kingmakers, mut penalties) = (0, 0);
    for rules in every_rules() {
        for seed in 0..12 {
            let mut game = Match::new(rules, seed);
            let mut luck = Luck::new(seed);
            game.settle();
            let (mut round, mut decisions, mut before) = (0, 0, 0);
            while let Turn::Act(seats) = game.turn() {
                let open = game.now().open;
                for suit in Suit::ALL {
                    let held: u8 = open.takes.iter().map(|t| t.of(suit)).sum();
                    assert_eq!(held + open.supply.of(suit), 5);
                    for tokens in open.takes.iter().chain([&open.supply]) {
                        assert_eq!(tokens.suits().has(suit), tokens.of(suit) > 0);
                    }
                }
                if open.round > round {
                    round = open.round;
                    let leader = (game.first().0 + round - 1) % rules.players;
                    assert_eq!((open.seat, open.step), (Seat(leader), Step::Lead));
                    assert_eq!(rules.dealer(&open), Seat(leader).right(rules.players()));
                    if round > 1 {
                        let in_a_round = rules.tricks() * (rules.cards_a_trick() + 1);
                        assert_eq!(decisions - before, in_a_round);
                    }
                    before = decisions;
                }
                let seat = seats.first().unwrap();
                let legal = game.legal(seat);
                if open.step == Step::TakeSupply {
                    penalties += 1;
                    let suits = rules.lead_suits(&open);
                    assert_eq!(legal.len(), suits.len(), "the supply has each lead suit");
                }
                let action = luck.pick(&legal);
                game.commit(seat, action).unwrap();
                decisions += 1;
                game.settle();
            }
            let payoff = game.result().unwrap();
            let tokens = |s: Seat| payoff.scores()[s.index()];
            match payoff.end {
                "kingmaker" => {
                    kingmakers += 1;
                    assert!(payoff.winners.len() > 1);
                    assert!(payoff.winners.iter().all(|s| tokens(s) == 1));
                    assert!(rules.kingmaker == Kingmaker::Shared && rules.sides() > 2);
                }
                "last_token_shed" | "last_token_taken" => {
                    let seats = Seat::all(rules.players());
                    let none: Seats = seats.filter(|s| tokens(*s) == 0).collect();
                    assert_eq!(payoff.winners, none);
                    assert_eq!(none.len(), if rules.partnership { 2 } else { 1 });
                }
                other => panic!("{rules:?}, seed {seed}: {other}"),
            }
        }
    }
    assert!(kingmakers > 0 && penalties > 0, "{kingmakers}, {penalties}");
}

#[test]
fn after_fifty_rounds_the_fewest_tokens_win() {
    let takes = ["moons suns", "moons", "knots suns"];
    let mut s = trick(&THREE, &takes, "3SK 4VL 5YK", "personality");
    s.open.round = 50;
    THREE.act(&mut s, Seat(2), Action::Shed { suit: Suit::Knots }, &mut ());
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    let payoff = THREE.payoff(&s);
    assert_eq!(THREE.turn(&s), Turn::Over);
    assert_eq!((won_by(&payoff), payoff.end), (vec![1, 2], "round_cap"));
    assert_eq!(payoff.scores(), [2, 1, 1]);
}

#[test]
fn what_was_not_followed_is_remembered() {
    let rules = Shed {
        players: 5,
        ..THREE
    };
    let hands = ["9LK 1M", "7SK 2SY", "3SK 4MS", "2MK 5ML", "4VL 8VL"].map(cards);
    let mut s = to_lead(&rules, &[ALL; 5], &hands);
    let kind = Kind::Personality;
    rules.act(&mut s, Seat(0), lead("9LK", kind), &mut ());
    rules.act(&mut s, Seat(1), follow("7SK"), &mut ());
    let view = rules.view(&s, Some(Seat(0)));
    assert_eq!(view.room[1][kind.index()], 0, "no personality in that hand");
    assert_eq!(view.room[1][Kind::Location.index()], 6);
    let seen = cards("9LK 7SK 1M").into_iter().collect();
    assert_eq!(view.unseen, BASIC_DECK.minus(seen));
    let mut luck = Luck::new(3);
    for _ in 0..50 {
        let t = rules.imagine(&view, &mut luck);
        let hand = rules.view(&t, Some(Seat(1))).hand;
        assert!(hand.len() == 1 && hand.and(kind.followers()).is_empty());
    }
}

fn arg<'a>(say: &'a Message, name: &str) -> &'a Arg {
    let found = say.args.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{say} has ${name}")).1
}

#[test]
fn every_refusal_names_the_rule() {
    let hands = ["1M 2VL 2MK", "4MS 2SY 8YK", "9LK 5ML 1K"].map(cards);
    let mut s = to_lead(&THREE, &[ALL; 3], &hands);
    let shed = |suit| Action::Shed { suit };
    let supply = |suit| Action::TakeSupply { suit };
    let from = |from, suit| Action::Take { from, suit };
    let check = |rules: &Shed, s: &State, seat: u8, a, id: &str| {
        assert!(!rules.is_legal(s, Seat(seat), a), "{a:?}");
        let view = rules.view(s, Some(Seat(seat)));
        let why = rules.refusal(&view, Seat(seat), a).0;
        assert_eq!(why.id, id, "{a:?}");
        why
    };
    // The suits that a refusal names.
    let named = |why: &Message, name: &str| match arg(why, name) {
        Arg::Any(suits) => suits.iter().map(|s| format!("{s:?}")).collect::<String>(),
        other => panic!("{other:?}"),
    };
    let either = |names: &str| {
        let terms = suits(names).into_iter().map(Arg::from);
        terms.map(|s| format!("{s:?}")).collect::<String>()
    };
    check(&THREE, &s, 0, lead("4MS", Kind::Location), "lead-your-own");
    check(&THREE, &s, 0, lead("1M", Kind::Suns), "led-as");
    let why = check(&THREE, &s, 0, lead("2VL", Kind::Waves), "led-as");
    assert_eq!(arg(&why, "card"), &Arg::from(card("2VL")));
    let both = [Kind::Location, Kind::Event].map(Arg::from);
    assert_eq!(arg(&why, "kinds"), &Arg::Any(both.to_vec()));
    check(&THREE, &s, 0, lead("2MK", Kind::Event), "led-as");
    check(&THREE, &s, 0, follow("1M"), "you-lead");
    check(&THREE, &s, 0, shed(Suit::Moons), "tokens-move-later");
    let mut types = s;
    THREE.act(&mut s, Seat(0), lead("1M", Kind::Moons), &mut ());
    check(&THREE, &s, 1, lead("4MS", Kind::Location), "led-already");
    let why = check(&THREE, &s, 1, follow("2SY"), "must-follow-ace");
    assert_eq!(arg(&why, "kind"), &Arg::from(Kind::Moons));
    check(&THREE, &s, 1, follow("9LK"), "play-your-own");
    check(&THREE, &s, 1, supply(Suit::Moons), "tokens-move-later");
    THREE.act(&mut types, Seat(0), lead("2VL", Kind::Location), &mut ());
    check(&THREE, &s, 1, follow("1M"), "card-was-played");
    let why = check(&THREE, &types, 1, follow("8YK"), "must-follow-type");
    assert_eq!(arg(&why, "kind"), &Arg::from(Kind::Location));
    THREE.act(&mut types, Seat(1), follow("2SY"), &mut ());
    check(&THREE, &types, 2, follow("9LK"), "must-follow-type");

    let s = end_trick(&THREE, ["waves", "moons", "leaves suns"]);
    let why = check(&THREE, &s, 2, shed(Suit::Suns), "not-on-the-lead");
    assert_eq!(named(&why, "suits"), either("waves leaves"));
    check(&THREE, &s, 2, shed(Suit::Waves), "you-have-none");
    let why = check(&THREE, &s, 2, from(0, Suit::Waves), "you-hold-one");
    assert_eq!(named(&why, "held"), either("leaves"));
    check(&THREE, &s, 2, supply(Suit::Waves), "you-hold-one");
    check(&THREE, &s, 2, follow("9MS"), "first-shed");

    let s = end_trick(&THREE, ["waves leaves", "waves", "moons"]);
    check(&THREE, &s, 2, follow("9MS"), "first-take");
    let why = check(&THREE, &s, 2, shed(Suit::Waves), "you-hold-none");
    assert_eq!(named(&why, "suits"), either("waves leaves"));
    check(&THREE, &s, 2, supply(Suit::Waves), "take-it-there");
    check(&THREE, &s, 2, from(2, Suit::Waves), "not-your-own");
    check(&THREE, &s, 2, from(3, Suit::Waves), "no-such-side");
    let why = check(&THREE, &s, 2, from(1, Suit::Leaves), "they-hold-none");
    assert_eq!(arg(&why, "side"), &Arg::Seats(Seats::one(Seat(1))));
    assert_eq!(arg(&why, "suit"), &Arg::from(Suit::Leaves));
    check(&THREE, &s, 2, from(1, Suit::Moons), "not-on-the-lead");

    let s = end_trick(&THREE, ["suns", "knots", "moons"]);
    check(&THREE, &s, 2, from(0, Suit::Waves), "nobody-holds-one");
    check(&THREE, &s, 2, supply(Suit::Moons), "not-on-the-lead");
    check(&THREE, &s, 2, follow("9MS"), "first-supply");
    check(&THREE, &s, 2, shed(Suit::Moons), "you-hold-none");
    let s = end_trick(&SUPPLY, ["waves", "waves", "moons"]);
    check(&SUPPLY, &s, 2, from(0, Suit::Waves), "each-is-a-last");

    let event = trick(&THREE, &["waves", "waves", "moons"], "9MS 3SK 4VL", "event");
    assert_eq!(event.open.seat, Seat(0));
    let mut s = to_lead(&THREE, &[ALL; 3], &["9MS", "8YK 1M"].map(cards));
    THREE.act(&mut s, Seat(0), lead("9MS", Kind::Event), &mut ());
    check(&THREE, &s, 1, follow("1M"), "must-follow-type");
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 320, "{}", size_of::<State>());
    assert_eq!(size_of::<Action>(), 3);
    assert_eq!(Tokens::of_each(5).len(), 30);
    assert_eq!(Tokens::of_each(5).suits().len(), 6);
    assert!(Tokens::default().suits().is_empty() && Tokens::default().is_empty());
}

#[test]
fn partners_win_and_lose_together() {
    let sides = |rules: &Shed| -> Vec<Seats> {
        Seat::all(rules.players())
            .map(|s| rules.side_of(s))
            .collect()
    };
    let pair = |a, b| Seats::one(Seat(a)).with(Seat(b));
    let (even, odd) = (pair(0, 2), pair(1, 3));
    assert_eq!(sides(&PAIRS), [even, odd, even, odd]);
    assert_eq!(sides(&TWO), [Seats::one(Seat(0)), Seats::one(Seat(1))]);
}

//! What the table shows of Shed beyond what every game must: who is ahead and why, what is at stake, sums that jump.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use kortlek_rules::{
    Card as _, Luck, Rules, Seat,
    decktet::{Card, Suit},
    game::First,
    tabled::{Layout, Look, Names, Piece, Sign, Tabled, Target, ZoneId},
};
use kortlek_shed::{
    Shed,
    cards::Kind,
    rules::{Action, Cards, FirstTake, Kingmaker, State, Step},
    table,
};

const THREE: Shed = Shed {
    players: 3,
    partnership: false,
    deck: Cards::Basic,
    take: FirstTake::Full,
    kingmaker: Kingmaker::Shared,
    first: First::Seat(Seat(0)),
};

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace()
        .map(|id| id.parse().unwrap())
        .collect()
}

fn suits(names: &str) -> Vec<Suit> {
    names
        .split_whitespace()
        .map(|n| n.parse().unwrap())
        .collect()
}

/// These cards played in turn, the first as this kind, each player holding nothing else.
fn played(rules: &Shed, takes: &[&str], ids: &str, kind: Kind) -> State {
    let ids = cards(ids);
    let mut hands = vec![Vec::new(); rules.players()];
    for (i, card) in ids.iter().enumerate() {
        hands[i % rules.players()].push(*card);
    }
    let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
    let takes: Vec<Vec<Suit>> = takes.iter().map(|t| suits(t)).collect();
    let takes: Vec<&[Suit]> = takes.iter().map(Vec::as_slice).collect();
    let mut s = State::with_hands(rules, Seat(0), &takes, &hands);
    for (i, card) in ids.into_iter().enumerate() {
        let action = match i {
            0 => Action::Lead { card, kind },
            _ => Action::Follow { card },
        };
        rules.act(&mut s, Seat((i % rules.players()) as u8), action, &mut ());
    }
    s
}

fn names() -> Names {
    Names {
        names: ["You", "Elm", "Birch", "Rowan"].map(str::to_owned).to_vec(),
        me: Some(Seat(0)),
    }
}

fn shown(rules: &Shed, s: &State) -> Layout {
    let mut layout = rules.layout(&rules.view(s, Some(Seat(0))), Seat(0));
    layout.name(&names());
    layout
}

/// The words of a sign.
fn sign(layout: &Layout, zone: ZoneId) -> String {
    let parts = &layout.zone(zone).unwrap().sign;
    let words: Vec<String> = parts
        .iter()
        .map(|part| match part {
            Sign::Mark(mark) => format!("({mark})"),
            Sign::Words(words) | Sign::Strong(words) => words.clone(),
            Sign::Sum(sum) => sum.to_string(),
            Sign::Who(_) | Sign::Does(..) => panic!("the names are put in"),
        })
        .collect();
    words.join(" ")
}

#[test]
fn signs_say_what_is_at_stake_and_who_is_ahead() {
    let all = ["moons suns", "waves", "knots"];
    let s = played(&THREE, &all, "5YK 6MV", Kind::Personality);
    let layout = shown(&THREE, &s);
    assert_eq!(
        sign(&layout, table::KIND),
        "(personality) Personality led · the winner sheds (wyrms) or (knots)"
    );
    assert_eq!(
        sign(&layout, table::AHEAD),
        "Elm is ahead · the highest personality"
    );
    let s = played(&THREE, &all, "5YK 6MV 6SY", Kind::Personality);
    assert_eq!(
        sign(&shown(&THREE, &s), table::AHEAD),
        "Birch wins · the last of equal sixes"
    );
    let s = played(&THREE, &all, "1M 9MS NM", Kind::Moons);
    assert_eq!(
        sign(&shown(&THREE, &s), table::AHEAD),
        "You win · the crown of moons lifts its ace"
    );
}

#[test]
fn sums_jump_when_the_crown_lifts_the_ace() {
    let pairs = Shed {
        players: 4,
        partnership: true,
        ..THREE
    };
    let takes = ["moons suns", "waves knots"];
    let sums = |ids| {
        sign(
            &shown(&pairs, &played(&pairs, &takes, ids, Kind::Moons)),
            table::AHEAD,
        )
    };
    assert_eq!(
        sums("1M 4MS 3MV"),
        "You and Birch 4 against 4 Elm and Rowan · the last card that counts decides"
    );
    assert_eq!(
        sums("1M 4MS 3MV NM"),
        "You and Birch 14 against 14 Elm and Rowan · the crown lifts the ace to 11"
    );
}

#[test]
fn all_thirty_tokens_are_on_the_table_and_those_at_stake_are_lit() {
    let s = played(
        &THREE,
        &["moons wyrms", "wyrms", "suns"],
        "5YK 6MV",
        Kind::Personality,
    );
    let layout = shown(&THREE, &s);
    let tokens: Vec<_> = layout
        .pieces()
        .filter_map(|(zone, item)| match item.piece {
            Piece::Token(kind, _) => Some((zone.id, kind, item.look)),
            _ => None,
        })
        .collect();
    assert_eq!(tokens.len(), 30);
    for (zone, kind, look) in tokens {
        let stake = kind == "wyrms" || kind == "knots";
        assert!(look != Look::Lit || stake, "{kind} in {zone:?}");
        if zone == table::take(Seat(1)) {
            assert_eq!(look, Look::Lit);
        }
    }
}

#[test]
fn a_double_card_is_announced_by_a_button() {
    let hands = [cards("2VL 9MS"), cards("5YK"), cards("6MV")];
    let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
    let takes = [suits("moons"), suits("suns"), suits("knots")];
    let takes: Vec<&[Suit]> = takes.iter().map(Vec::as_slice).collect();
    let s = State::with_hands(&THREE, Seat(0), &takes, &hands);
    let view = THREE.view(&s, Some(Seat(0)));
    let path = |id: &str, kind| {
        let card = cards(id)[0];
        THREE.gesture(&view, Seat(0), Action::Lead { card, kind })
    };
    assert_eq!(path("2VL", Kind::Location)[1], Target::Button("location"));
    assert_eq!(path("2VL", Kind::Event)[1], Target::Button("event"));
    assert!(matches!(path("9MS", Kind::Event)[1], Target::Zone(_)));
    let origin = Target::Piece(Piece::Card(cards("2VL")[0].face()));
    let place = Target::Zone(table::played(Seat(0), false));
    assert_eq!(
        Tabled::why_not(&THREE, &view, Seat(0), &[origin], place),
        "This card is both: say as what you lead it, location or event."
    );
}

#[test]
fn kingmaker_is_explained() {
    let takes = ["waves", "waves", "moons suns"];
    let mut s = played(&THREE, &takes, "8VL 9MS NL", Kind::Location);
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    assert_eq!(s.open.step, Step::Over);
    let view = THREE.view(&s, Some(Seat(0)));
    assert_eq!(
        THREE.ending(&view, &names()),
        "Birch had to take waves or leaves, and each such token is somebody's last. Nobody shall be made king: you \
         and Elm share the win."
    );
    assert_eq!(
        THREE.prompt(&view, Seat(0), &names()).title,
        "Kingmaker: the win is shared"
    );
    let supply = Shed {
        kingmaker: Kingmaker::Supply,
        ..THREE
    };
    let mut s = played(&supply, &takes, "8VL 9MS NL", Kind::Location);
    supply.proceed(&mut s, &mut Luck::new(1), &mut ());
    let view = supply.view(&s, Some(Seat(0)));
    assert_eq!(
        supply.prompt(&view, Seat(0), &names()).line,
        "Each token to take is somebody's last: nobody is made king."
    );
}

#[test]
fn the_last_trick_can_be_looked_at_again() {
    let hands = [cards("8VL 5YK"), cards("9MS 6MV"), cards("NL 7SK")];
    let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
    let takes = [suits("waves suns"), suits("knots"), suits("leaves moons")];
    let takes: Vec<&[Suit]> = takes.iter().map(Vec::as_slice).collect();
    let mut s = State::with_hands(&THREE, Seat(0), &takes, &hands);
    let past = |s: &State| {
        let layout = shown(&THREE, s);
        layout.zone(table::DISCARD).unwrap().look_back.clone()
    };
    let [first, second, third] = ["8VL", "9MS", "NL"].map(|id| cards(id)[0]);
    let lead = Action::Lead {
        card: first,
        kind: Kind::Location,
    };
    THREE.act(&mut s, Seat(0), lead, &mut ());
    THREE.act(&mut s, Seat(1), Action::Follow { card: second }, &mut ());
    THREE.act(&mut s, Seat(2), Action::Follow { card: third }, &mut ());
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    let shed = Action::Shed { suit: Suit::Leaves };
    THREE.act(&mut s, Seat(2), shed, &mut ());
    assert_eq!(past(&s), None, "the trick still lies on the table");
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    let past = past(&s).unwrap();
    let faces: Vec<_> = past.cards.iter().map(|c| (c.face, c.lit)).collect();
    let expected = [first, second, third].map(|c| (c.face(), c == third));
    assert_eq!(faces, expected);
}

//! Presentation of Shed at the table beyond what every game must show: the seat that is ahead and why, the stakes,
//! sums that jump.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use crate::{card, cards, suits, to_lead};
use kortlek_rules::{
    Arg, Card as _, Luck, Message, Rules, Seat, Seats, Text,
    decktet::{Card, Suit},
    game::First,
    presentation::{
        Beat, IntendedAction, Layout, Look, Mark, Picks, Piece, Presentation, Scene, Sign, Target,
        ZoneId,
    },
    rules::Seen,
    testing::{path_of, scene_of},
};
use kortlek_shed::{
    Shed,
    cards::{Kind, leads},
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

fn piece(id: &str) -> Piece {
    Piece::Card(card(id).face())
}

/// These cards played in turn, the first as this kind, each player holding nothing else.
fn played(rules: &Shed, takes: &[&str], ids: &str, kind: Kind) -> State {
    let ids = cards(ids);
    let mut hands = vec![Vec::new(); rules.players()];
    for (i, card) in ids.iter().enumerate() {
        hands[i % rules.players()].push(*card);
    }
    let mut s = to_lead(rules, takes, &hands);
    for (i, card) in ids.into_iter().enumerate() {
        let action = match i {
            0 => Action::Lead { card, kind },
            _ => Action::Follow { card },
        };
        rules.act(&mut s, Seat((i % rules.players()) as u8), action, &mut ());
    }
    s
}

/// A seat's scene with these targets picked.
fn scene(s: &State, seat: u8, chosen: &[Target]) -> Scene<Action> {
    scene_of(&THREE, s, Some(Seat(seat)), Picks::chosen(chosen))
}

fn shown(rules: &Shed, s: &State) -> Layout {
    scene_of(rules, s, Some(Seat(0)), Picks::NONE).layout
}

fn say(text: &Text) -> &Message {
    match text {
        Text::Message(say) => say,
        Text::Shown(words) => panic!("a message, not “{words}”"),
    }
}

/// An argument of a message.
fn arg<'a>(say: &'a Message, name: &str) -> &'a Arg {
    let found = say.args.iter().rfind(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{say} has ${name}")).1
}

fn either(suits: &str) -> Arg {
    Arg::Any(self::suits(suits).into_iter().map(Arg::from).collect())
}

/// The parts of a sign: marks, sums and ids of messages; of a message that has one, its reason instead.
fn sign(layout: &Layout, zone: ZoneId) -> Vec<String> {
    let parts = &layout.zone(zone).unwrap().sign;
    let words = parts.iter().map(|part| match part {
        Sign::Mark(Mark(mark)) => format!("({mark})"),
        Sign::Sum(sum) => sum.to_string(),
        Sign::Words(words) | Sign::Strong(words) => match &say(words).args[..] {
            [("why", Arg::Message(why))] => why.id.to_string(),
            [("who", Arg::Seat(who))] => format!("{} {who}", words.as_str()),
            [("who", Arg::Seats(who))] => format!("{} {who:?}", words.as_str()),
            _ => words.as_str().to_owned(),
        },
    });
    words.collect()
}

#[test]
fn signs_say_what_is_at_stake_and_who_is_ahead() {
    let all = ["moons suns", "waves", "knots"];
    let after = |ids, kind| shown(&THREE, &played(&THREE, &all, ids, kind));
    let layout = after("5YK 6MV", Kind::Personality);
    assert_eq!(
        sign(&layout, table::KIND).join(", "),
        "(personality), kind-led, the-winner-sheds, (wyrms), or, (knots)"
    );
    let ahead = |layout: &Layout| sign(layout, table::AHEAD);
    assert_eq!(ahead(&layout), ["is-ahead 1", "by-highest-of-type"]);
    let layout = after("5YK 6MV 6SY", Kind::Personality);
    assert_eq!(ahead(&layout), ["wins-the-trick 2", "by-last-of-equals"]);
    let Sign::Words(why) = &layout.zone(table::AHEAD).unwrap().sign[1] else {
        panic!("words")
    };
    let Arg::Message(why) = arg(say(why), "why") else {
        panic!("a reason")
    };
    assert_eq!(arg(why, "rank"), &Arg::Term("rank-six"));
    let layout = after("1M 9MS NM", Kind::Moons);
    assert_eq!(ahead(&layout), ["wins-the-trick 0", "by-lifted-ace"]);
}

#[test]
fn sums_jump_when_the_crown_lifts_the_ace() {
    let pairs = Shed {
        players: 4,
        partnership: true,
        ..THREE
    };
    let takes = ["moons suns", "waves knots"];
    for (ids, [ours, theirs, why]) in [
        ("1M 4MS 3MV", ["4", "4", "by-last-card"]),
        ("1M 4MS 3MV NM", ["14", "14", "by-lift-to-11"]),
    ] {
        let layout = shown(&pairs, &played(&pairs, &takes, ids, Kind::Moons));
        let expected = ["names {0, 2}", ours, "against", theirs, "names {1, 3}", why];
        assert_eq!(sign(&layout, table::AHEAD), expected);
    }
}

#[test]
fn all_thirty_tokens_are_on_the_table_and_those_at_stake_are_lit() {
    let takes = ["moons wyrms", "wyrms", "suns"];
    let s = played(&THREE, &takes, "5YK 6MV", Kind::Personality);
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
    let hands = ["2VL 9MS", "5YK", "6MV"].map(cards);
    let s = to_lead(&THREE, &["moons", "suns", "knots"], &hands);
    let first = scene(&s, 0, &[]);
    let path = |id: &str, kind| {
        let card = card(id);
        path_of(&first, &Action::Lead { card, kind })
    };
    assert_eq!(path("2VL", Kind::Location)[1], Target::Button("location"));
    assert_eq!(path("2VL", Kind::Event)[1], Target::Button("event"));
    assert!(matches!(path("9MS", Kind::Event)[1], Target::Zone(_)));
    let origin = Target::Piece(piece("2VL"));
    let place = Target::Zone(table::played(Seat(0), false));
    assert_eq!(meant(&s, &[origin], place), Ok("say-as-what".to_owned()));
    // A card of one type is led by its place, and the rules say why not by a button.
    let pact = Target::Piece(piece("9MS"));
    let wrong = Action::Lead {
        card: card("9MS"),
        kind: Kind::Location,
    };
    assert_eq!(meant(&s, &[pact], Target::Button("location")), Err(wrong));
    let buttons = &first.buttons;
    let named: Vec<_> = buttons.iter().map(|b| (b.name, b.mark)).collect();
    let both = ["location", "event"].map(|name| (name, Some(Mark(name))));
    assert_eq!(named, both);
    // Eleven locations and eleven events, of which the hand holds the Origin and, of the events, the Pact too.
    let notes = buttons.iter().map(|b| arg(say(&b.note), "n"));
    assert!(notes.eq(&[10, 9].map(Arg::Number)));
    assert!(scene(&s, 1, &[]).buttons.is_empty());
}

/// Meaning of a pick for seat 0: a sentence, or an action that the rules refuse.
fn meant(s: &State, chosen: &[Target], target: Target) -> Result<String, Action> {
    match scene(s, 0, chosen).intended(target).unwrap() {
        IntendedAction::Nothing(sentence) => Ok(say(sentence).id.to_string()),
        IntendedAction::Action(action) => Err(*action),
    }
}

#[test]
fn kingmaker_is_explained() {
    let takes = ["waves", "waves", "moons suns"];
    let mut s = played(&THREE, &takes, "8VL 9MS NL", Kind::Location);
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    assert_eq!(s.open.step, Step::Over);
    let over = scene(&s, 0, &[]);
    let ending = say(&over.ending);
    assert_eq!(ending.id, "ending-kingmaker");
    let kings = Seats::one(Seat(0)).with(Seat(1));
    assert_eq!(arg(ending, "taker"), &Arg::Seat(Seat(2)));
    assert_eq!(arg(ending, "who"), &Arg::Seats(kings));
    assert_eq!(arg(ending, "suits"), &either("waves leaves"));
    assert_eq!(over.prompt.title.as_str(), "end-kingmaker");
    let supply = Shed {
        kingmaker: Kingmaker::Supply,
        ..THREE
    };
    let mut s = played(&supply, &takes, "8VL 9MS NL", Kind::Location);
    let before = supply.view(&s, Some(Seat(0)));
    supply.proceed(&mut s, &mut Luck::new(1), &mut ());
    let view = supply.view(&s, Some(Seat(0)));
    let prompt = scene_of(&supply, &s, Some(Seat(0)), Picks::NONE).prompt;
    assert_eq!(prompt.title.as_str(), "penalty-supply");
    assert_eq!(prompt.line.as_str(), "nobody-made-king");
    let told = supply.tell(&before, None, &[], &view, Seat(0));
    let words: Vec<&str> = told.lines.iter().map(|l| l.words.as_str()).collect();
    assert_eq!(words, ["won-because", "kingmaker-supply"]);
}

/// A position in the middle of a trick: seat 0 has led its only card, and seat 1 plays next.
fn to_play(hands: [&str; 3], takes: &[&str]) -> State {
    let mut s = to_lead(&THREE, takes, &hands.map(cards));
    let card = card(hands[0]);
    let kind = leads(card)[0];
    THREE.act(&mut s, Seat(0), Action::Lead { card, kind }, &mut ());
    s
}

fn line(s: &State, me: u8) -> Message {
    say(&scene(s, me, &[]).prompt.line).clone()
}

#[test]
fn what_a_win_would_mean_is_told_only_to_whom_can_win() {
    let takes = ["wyrms", "moons", "knots suns"];
    let s = to_play(["7SK", "2SY 9MS", "5ML"], &takes);
    assert_eq!(line(&s, 1).id, "you-can-not-win", "a two against a seven");
    let s = to_play(["7SK", "8VL 9MS", "5ML"], &takes);
    let told = line(&s, 1);
    assert_eq!(told.id, "if-won-take");
    assert_eq!(arg(&told, "suits"), &either("suns knots"));
    let from = Arg::Any(vec![Arg::Seats(Seats::one(Seat(2)))]);
    assert_eq!(arg(&told, "from"), &from);
    // Nobody has one; one's own; a choice between winners.
    let holding = |takes: [&str; 3]| to_play(["7SK", "8VL", "5ML"], &takes);
    let s = holding(["wyrms", "moons", "leaves"]);
    assert_eq!(line(&s, 1).id, "if-won-supply");
    let told = line(&holding(["wyrms", "moons suns", "knots"]), 1);
    assert_eq!(told.id, "if-won-shed");
    assert_eq!(arg(&told, "suits"), &either("suns"));
    let s = holding(["suns", "moons", "knots"]);
    assert_eq!(line(&s, 1).id, "if-won-kingmaker");
}

#[test]
fn what_others_would_do_with_the_trick_is_told() {
    let takes = ["wyrms", "moons", "knots suns"];
    let s = to_play(["7SK", "8VL", "5ML"], &takes);
    let others = |s: &State, chosen: &[Target]| -> Vec<Message> {
        let aids = scene(s, 1, chosen).facts;
        let aid = aids.iter().find(|aid| aid.title == "others-title".into());
        aid.map_or(Vec::new(), |aid| {
            aid.rows.iter().map(|r| say(&r.label).clone()).collect()
        })
    };
    let told = others(&s, &[]);
    let ids: Vec<&str> = told.iter().map(|say| &*say.id).collect();
    assert_eq!(ids, ["others-take", "others-shed"]);
    assert_eq!(arg(&told[0], "who"), &Arg::Seats(Seats::one(Seat(0))));
    let from = Arg::Any(vec![Arg::Seats(Seats::one(Seat(2)))]);
    assert_eq!(arg(&told[0], "from"), &from, "from whom a penalty comes");
    assert_eq!(arg(&told[1], "suits"), &either("suns knots"));
    // A beaten seat is out of the race.
    let beaten = played(&THREE, &takes, "7SK 2SY", Kind::Location);
    let beaten = scene(&beaten, 2, &[]).facts;
    let beaten = beaten.iter().find(|aid| aid.title == "others-title".into());
    let rows = beaten.iter().flat_map(|aid| &aid.rows);
    let rows: Vec<&Arg> = rows.map(|row| arg(say(&row.label), "who")).collect();
    assert_eq!(rows, [&Arg::Seats(Seats::one(Seat(0)))]);
    // Before a card is led it is told of the card that is picked.
    let mut s = s;
    s.open.step = Step::Lead;
    s.open.seat = Seat(1);
    let told = others(&s, &[Target::Piece(piece("8VL"))]);
    let ids: Vec<&str> = told.iter().map(|say| &*say.id).collect();
    assert_eq!(ids, ["others-supply", "others-supply"]);
}

#[test]
fn a_crown_that_would_lift_the_ace_is_warned_of() {
    let takes = ["moons", "suns", "knots"];
    let s = to_play(["1M", "NM 2SY", "5ML"], &takes);
    let told = line(&s, 1);
    assert_eq!(told.id, "crown-is-forced");
    assert_eq!(arg(&told, "card"), &Arg::from(card("NM")));
    let s = to_play(["1M", "NM 9MS", "5ML"], &takes);
    let told = line(&s, 1);
    assert_eq!(told.id, "crown-would-lift");
    assert!(matches!(arg(&told, "then"), Arg::Message(then) if then.id == "if-won-take"));
    let aids = scene(&s, 1, &[Target::Piece(piece("NM"))]).facts;
    let rows: Vec<&str> = aids[0].rows.iter().map(|r| r.label.as_str()).collect();
    assert_eq!(rows, ["lifts-the-ace", "beaten-already"]);
    let s = to_play(["1M", "NS 9MS", "5ML"], &takes);
    assert_eq!(line(&s, 1).id, "if-won-take", "another crown lifts nothing");
}

#[test]
fn a_card_tells_what_could_still_beat_it() {
    let takes = ["moons", "suns", "knots"];
    let facts = |s: &State, me: u8, id: &str| {
        let mut aids = scene(s, me, &[Target::Piece(piece(id))]).facts;
        assert_eq!(aids.len(), 3, "the card, the others, the legend");
        aids.remove(0).rows
    };
    let of = |rows: &[kortlek_rules::presentation::Fact]| -> Vec<String> {
        rows.iter()
            .map(|r| format!("{} {}", r.label.as_str(), r.value.as_str()))
            .collect()
    };
    let s = to_play(["7SK", "8VL 2SY 9MS", "5ML"], &takes);
    // The Darkness, the Sea and the End are higher.
    let rows = facts(&s, 1, "8VL");
    assert_eq!(of(&rows), ["beat-it 3"]);
    let higher = cards("9VY NV NL").into_iter().map(Card::face);
    assert_eq!(rows[0].faces, higher.collect::<Vec<_>>());
    assert_eq!(of(&facts(&s, 1, "2SY")), ["beaten-already "]);
    assert_eq!(of(&facts(&s, 1, "9MS")), ["off-kind "]);
    let mut last = to_play(["5YK", "6MV", "6SY"], &takes);
    let card = card("6MV");
    THREE.act(&mut last, Seat(1), Action::Follow { card }, &mut ());
    assert_eq!(of(&facts(&last, 2, "6SY")), ["wins-for-sure "]);
    // The legend: each type with its mark, and aces, which have none.
    let legend = scene(&s, 1, &[]).facts.remove(1);
    let marks: Vec<_> = legend.rows.iter().map(|r| r.mark).collect();
    let types = ["personality", "location", "event"].map(|name| Some(Mark(name)));
    assert_eq!(marks[..3], types);
    assert_eq!((marks.len(), marks[3]), (4, None));
}

#[test]
fn each_card_in_hand_carries_the_marks_of_what_it_can_be_led_as() {
    let s = to_play(["7SK", "1M 2VL 9MS", "5ML"], &[""; 3]);
    let layout = scene(&s, 1, &[]).layout;
    let hand = layout.zone(table::hand(Seat(1))).unwrap();
    let tags: Vec<_> = hand.items.iter().map(|i| (i.piece, &i.tags[..])).collect();
    assert_eq!(
        tags,
        [
            (piece("2VL"), &[Mark("location"), Mark("event")][..]),
            (piece("9MS"), &[Mark("event")]),
            (piece("1M"), &[Mark("moons")]),
        ]
    );
}

#[test]
fn a_round_ends_with_the_standing_before_the_cards_are_gathered() {
    let takes = ["moons suns", "waves", "knots suns"];
    let mut s = played(&THREE, &takes, "3SK 4VL 5YK", Kind::Personality);
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    THREE.act(&mut s, Seat(2), Action::Shed { suit: Suit::Knots }, &mut ());
    let before = THREE.view(&s, Some(Seat(0)));
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    assert_eq!(s.open.step, Step::Deal);
    let after = THREE.view(&s, Some(Seat(0)));
    let told = THREE.tell(&before, None, &[], &after, Seat(0));
    let [first, last] = &told.stages[..] else {
        panic!("two stages: {:?}", told.stages)
    };
    let layout = first.layout.as_ref().unwrap();
    assert_eq!(layout.zone(table::DISCARD).unwrap().items.len(), 3);
    assert!(matches!(&first.beats[1], Beat::Banner(b) if b.as_str() == "after-round"));
    assert_eq!(last.layout, None);
    for layout in [layout, &shown(&THREE, &s)] {
        let standing = layout.zone(table::STANDING).unwrap();
        let rows = &standing.sheet.as_ref().unwrap().rows;
        let rows: Vec<_> = rows.iter().map(|(s, row)| (s.0, row[0].as_str())).collect();
        assert_eq!(rows, [(0, "2"), (1, "1"), (2, "1")]);
    }
    // Bar and log count the tricks of a round alike.
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    let dealt = THREE.view(&s, Some(Seat(0)));
    let told = THREE.tell(&after, None, &[], &dealt, Seat(0));
    assert_eq!(told.stages.len(), 2, "shuffled, then dealt");
    let prompt = scene(&s, 0, &[]).prompt;
    for text in [&told.lines[0].heading, &prompt.progress] {
        assert_eq!(arg(say(text), "round"), &Arg::Number(2), "{text:?}");
        assert_eq!(arg(say(text), "n"), &Arg::Number(1), "{text:?}");
    }
}

#[test]
fn what_is_meant_is_refused_by_the_rules_or_told() {
    let takes = ["waves leaves", "waves waves", "moons"];
    let mut s = played(&THREE, &takes, "8VL 3SK 1M", Kind::Location);
    THREE.proceed(&mut s, &mut Luck::new(1), &mut ());
    assert_eq!((s.open.step, s.open.seat), (Step::Shed, Seat(0)));
    let view = THREE.view(&s, Some(Seat(0)));
    let layout = shown(&THREE, &s);
    let token = |zone, kind, nth: usize| {
        let items = layout.zone(zone).unwrap().items.iter();
        let mut all = items.filter(|i| matches!(i.piece, Piece::Token(k, _) if k == kind));
        Target::Piece(all.nth(nth).unwrap().piece)
    };
    let of_elm = token(table::take(Seat(1)), "waves", 0);
    let suit = Suit::Waves;
    let take = Action::Take { from: 1, suit };
    assert_eq!(meant(&s, &[], of_elm), Err(take));
    let supply = token(table::SUPPLY, "waves", 0);
    assert_eq!(meant(&s, &[], supply), Err(Action::TakeSupply { suit }));
    let own = token(table::take(Seat(0)), "waves", 0);
    assert_eq!(meant(&s, &[], own), Ok("only-the-topmost".to_owned()));
    let hand = Target::Zone(table::hand(Seat(0)));
    assert_eq!(meant(&s, &[], hand), Ok("first-shed".to_owned()));
    assert_eq!(THREE.action_words(&view, Seat(0), take).id, "take-token");
    let made = Some((Seat(0), Seen::Open(take)));
    let done = THREE.tell(&view, made, &[], &view, Seat(0));
    assert_eq!(done.lines[0].words.as_str(), "take-token.done");
    assert_eq!(done.lines[0].marks, [Mark("waves")]);
    let line = say(&done.stages[0].line);
    assert_eq!(line.id, "token-taken", "said on top while the token moves");
    assert_eq!(arg(line, "who"), &Arg::Seat(Seat(0)));
}

#[test]
fn the_last_trick_can_be_looked_at_again() {
    let hands = ["8VL 5YK", "9MS 6MV", "NL 7SK"].map(cards);
    let takes = ["waves suns", "knots", "leaves moons"];
    let mut s = to_lead(&THREE, &takes, &hands);
    let past = |s: &State| {
        let layout = shown(&THREE, s);
        layout.zone(table::DISCARD).unwrap().look_back.clone()
    };
    let [first, second, third] = ["8VL", "9MS", "NL"].map(card);
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

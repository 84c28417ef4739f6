//! Invariants of every game, and every refusal.

use crate::{FIVE, TWO, at, table};
use kortlek_hatchet::{
    Hatchet, Place, Touch,
    rules::{Action, Fault, LAST_PICTURE, MOST_PLAYERS, State, Step},
};
use kortlek_rules::{
    Game, Luck, Match, Message, Refusal, Rules, Seat, Turn, french::Suit, game::First,
};

const TWO_PLAY: Hatchet = Hatchet {
    players: 2,
    first: First::Chance,
};

/// Games with each number of players and each first seat.
const GAMES: u64 = 840;

fn all_rules() -> impl Iterator<Item = Hatchet> {
    (2..=MOST_PLAYERS as u8).flat_map(|players| {
        let named = Seat::all(usize::from(players)).map(First::Seat);
        std::iter::once(First::Chance)
            .chain(named)
            .map(move |first| Hatchet { players, first })
    })
}

/// The rule file's conditions, one after another.
fn by_the_book(s: &State, place: Place) -> Result<u8, Fault> {
    if !place.is_on_table() {
        return Err(Fault::OffTable);
    }
    let touches = |touch: Touch| {
        let pips = s.open.pips();
        pips.filter(move |p| place.touches(p.centre) == touch)
    };
    if let Some(cut) = touches(Touch::Cut).next() {
        return Err(Fault::Cut(s.open.table()[cut.card].card));
    }
    for suit in Suit::ALL {
        if touches(Touch::Covered).filter(|p| p.suit == suit).count() > 1 {
            return Err(Fault::Twice(suit));
        }
    }
    Ok(touches(Touch::Covered).count() as u8)
}

#[test]
fn random_games_keep_the_rules() {
    let mut legal = Vec::new();
    let (mut games, mut tried) = (0, [0; 3]);
    for rules in all_rules() {
        for game in 0..GAMES {
            games += 1;
            let mut luck = Luck::stream(game, u64::from(rules.players));
            let mut s = rules.start();
            loop {
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        // Most games go quickly, with one placement anywhere; some go by the list.
                        let place = if game % 4 > 0 {
                            s.open.anywhere(&mut luck)
                        } else {
                            rules.legal(&s, seat, &mut legal);
                            let Action::Place(place) = luck.pick(&legal);
                            place
                        };
                        let before = s;
                        rules.act(&mut s, seat, Action::Place(place), &mut ());
                        if game % 16 == 0 {
                            let gained = by_the_book(&before, place).expect("a legal placement");
                            let score = |s: &State| s.open.scores[seat.index()];
                            assert_eq!(score(&s), score(&before) + gained);
                            let own = before.open.drawn.map_or(0, |c| place.pips(c).len());
                            let pips = before.open.pips().count() + own;
                            assert_eq!(s.open.pips().count() + usize::from(gained), pips);
                        }
                    }
                }
                if s.open.step == Step::Place && game % 16 == 0 {
                    let near = Place {
                        x: 5000 + luck.below(2000) as i16,
                        y: 2400 + luck.below(2000) as i16,
                        angle: luck.below(360) as u16,
                    };
                    let book = by_the_book(&s, near);
                    tried[match book {
                        Ok(0) => 0,
                        Ok(_) => 1,
                        Err(_) => 2,
                    }] += 1;
                    match (s.open.cover(near), book) {
                        (Ok(cover), Ok(points)) => assert_eq!(cover.points(), points),
                        // With several faults any of them may be reported.
                        (Err(_), Err(_)) => {}
                        (found, book) => panic!("{near:?}: {found:?}, by the book {book:?}"),
                    }
                }
            }
            assert_eq!(s.open.pictures_drawn(), LAST_PICTURE);
            assert!(s.open.deck >= 2);
            if let First::Seat(seat) = rules.first {
                assert_eq!(rules.first(&s), seat);
            }
        }
    }
    assert!(
        games >= 10_000 && tried.iter().all(|n| *n > 100),
        "{tried:?}"
    );
}

#[test]
fn what_a_search_finds_is_legal_and_scores_what_it_says() {
    let rules = TWO_PLAY;
    let mut found = [0; 5];
    for game in 0..30 {
        let mut luck = Luck::stream(game, 9);
        let mut s = rules.start();
        while rules.turn(&s) != Turn::Over {
            if rules.turn(&s) == Turn::Proceed {
                rules.proceed(&mut s, &mut luck, &mut ());
                continue;
            }
            let mut best = None;
            s.open.search(30, 6, &mut luck, |c| {
                assert_eq!(by_the_book(&s, c.place), Ok(c.points));
                found[usize::from(c.points)] += 1;
                if best.is_none_or(|(points, _)| c.points > points) {
                    best = Some((c.points, c.place));
                }
            });
            let place = best.map_or_else(|| s.open.anywhere(&mut luck), |(_, place)| place);
            let seat = s.open.turn;
            rules.act(&mut s, seat, Action::Place(place), &mut ());
        }
    }
    assert!(
        found[0] == 0 && found[1..4].iter().all(|n| *n > 100),
        "{found:?}"
    );
}

#[test]
fn the_list_depends_on_the_table_alone() {
    let rules = Hatchet {
        players: 3,
        first: First::Chance,
    };
    let mut game = Match::new(rules, 4);
    let mut luck = Luck::new(1);
    let mut theirs = Vec::new();
    while game.result().is_none() {
        game.settle();
        let Turn::Act(seats) = game.turn() else {
            continue;
        };
        let seat = seats.first().expect("somebody acts");
        let legal = game.legal(seat);
        let other = rules.imagine(&rules.view(game.now(), None), &mut luck);
        rules.legal(&other, seat, &mut theirs);
        assert_eq!(legal, theirs);
        assert!(legal.is_sorted() && !legal.is_empty());
        game.commit(seat, luck.pick(&legal)).unwrap();
    }
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = Hatchet {
        players: 2,
        first: First::Seat(Seat(0)),
    };
    let lay = |x, y, angle| Action::Place(at(x, y, angle));
    let s = table(&[FIVE, TWO], Some("9H"));
    let cut = Message::new("no-cutting-a-pip").with("cut", Suit::Spades);
    let twice = Message::new("no-two-pips-of-a-suit").with("twice", 5);
    for (a, why) in [
        (lay(3000, 3000, 360), "no-such-angle".into()),
        (lay(0, 3000, 0), "no-card-off-the-table".into()),
        (lay(5674, 2900, 0), cut),
        (lay(6000, 3375, 0), twice.with("suit", Suit::Spades)),
    ] {
        assert!(!rules.is_legal(&s, Seat(0), a), "{a:?}");
        let view = rules.view(&s, Some(Seat(0)));
        assert_eq!(rules.refusal(&view, Seat(0), a), Refusal(why));
    }
    // A refusal reports everything that is wrong.
    let (mut luck, mut met) = (Luck::new(6), std::collections::BTreeSet::new());
    for _ in 0..20_000 {
        let place = Place {
            x: 5200 + luck.below(1400) as i16,
            y: 2200 + luck.below(1800) as i16,
            angle: luck.below(360) as u16,
        };
        if s.open.cover(place).is_ok() {
            continue;
        }
        let count = |touch: Touch, suit: Option<Suit>| {
            let pips = s.open.pips().filter(|p| suit.is_none_or(|s| p.suit == s));
            pips.filter(|p| place.touches(p.centre) == touch).count()
        };
        let mut covered = Suit::ALL
            .map(|suit| count(Touch::Covered, Some(suit)))
            .into_iter();
        let id = match (covered.any(|n| n > 1), count(Touch::Cut, None)) {
            (false, 1) => "no-cutting-a-pip",
            (false, _) => "no-cutting-pips",
            (true, 0) => "no-two-pips-of-a-suit",
            (true, 1) => "no-two-pips-and-no-cut",
            (true, _) => "no-two-pips-and-no-cuts",
        };
        let view = rules.view(&s, Some(Seat(0)));
        let Refusal(told) = rules.refusal(&view, Seat(0), Action::Place(place));
        assert_eq!(told.id, id, "{place:?}");
        met.insert(id);
    }
    assert_eq!(met.len(), 5, "{met:?}");
    // A seat that is not asked to lay a card can't lay one, wherever that is.
    let apart = lay(3000, 3000, 0);
    assert!(rules.is_legal(&s, Seat(0), apart));
    assert!(!rules.is_legal(&s, Seat(1), apart) && !rules.is_legal(&rules.start(), Seat(0), apart));
}

#[test]
fn actions_are_three_whole_numbers() {
    let read = |text: &str| serde_json::from_str::<Action>(text);
    assert!(read(r#"{"place":{"x":5690,"y":2900,"angle":0}}"#).is_ok());
    for text in [
        r#"{"place":{"x":5690.0,"y":2900,"angle":0}}"#,
        r#"{"place":{"x":5690,"y":2e3,"angle":0}}"#,
        r#"{"place":{"x":5690,"y":2900}}"#,
        r#"{"place":{"x":5690,"y":2900,"angle":-1}}"#,
        r#"{"place":{"x":5690,"y":2900,"angle":0,"z":0}}"#,
        r#"{"place":{"x":"5690","y":2900,"angle":0}}"#,
        r#"{"place":{"x":569000,"y":2900,"angle":0}}"#,
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}

/// Section 5: however the cards lie, one can be laid apart. Here every pip is visible, spread as badly as chance does.
#[test]
fn a_placement_is_always_found() {
    let rules = TWO_PLAY;
    let mut luck = Luck::new(8);
    let mut s = rules.start();
    rules.proceed(&mut s, &mut luck, &mut ());
    while rules.turn(&s) != Turn::Over {
        if rules.turn(&s) == Turn::Proceed {
            rules.proceed(&mut s, &mut luck, &mut ());
            continue;
        }
        let free = (0..2000).find_map(|_| {
            let place = Place {
                x: 250 + luck.below(11_501) as i16,
                y: 350 + luck.below(6_051) as i16,
                angle: 0,
            };
            (s.open.cover(place).map(|c| c.points()) == Ok(0)).then_some(place)
        });
        let place = free.expect("at least one in thirty is legal");
        let seat = s.open.turn;
        rules.act(&mut s, seat, Action::Place(place), &mut ());
        let somewhere = s.open.anywhere(&mut luck);
        assert!(s.open.cover(somewhere).is_ok());
    }
    assert_eq!(s.open.scores.iter().sum::<u8>(), 20, "nothing but pictures");
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| Hatchet::with_options(&serde_json::from_str(text).unwrap());
    assert_eq!(given("{}"), Ok(TWO_PLAY));
    assert!(given(r#"{"players":4,"first":3}"#).is_ok());
    for text in [
        r#"{"players":3,"first":3}"#,
        r#"{"players":5}"#,
        r#"{"players":1}"#,
        r#"{"first":"youngest"}"#,
    ] {
        assert!(given(text).is_err(), "{text}");
    }
}

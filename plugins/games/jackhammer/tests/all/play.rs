//! Invariants of every game, and every refusal.

use kortlek_jackhammer::{
    CELLS, Cell, Jackhammer,
    rules::{Action, State, Step, list},
};
use kortlek_rules::{
    Game, Luck, Match, Message, Refusal, Rules, Seat, Seats, Turn, french::Card, game::First,
};

/// Ten thousand games and more: all numbers of players, each seat first and chance.
const GAMES: u64 = 900;

fn all_rules() -> impl Iterator<Item = Jackhammer> {
    (2..=4u8).flat_map(|players| {
        std::iter::once(First::Chance)
            .chain(Seat::all(usize::from(players)).map(First::Seat))
            .map(move |first| Jackhammer { players, first })
    })
}

fn at_turn(rules: &Jackhammer, s: &State) -> Option<Seat> {
    match rules.turn(s) {
        Turn::Act(seats) => seats.first(),
        Turn::Proceed | Turn::Over => None,
    }
}

#[test]
fn random_games_keep_the_rules() {
    let mut legal = Vec::new();
    for rules in all_rules() {
        for game in 0..GAMES {
            let mut luck = Luck::stream(game, u64::from(rules.players));
            let mut s = rules.start();
            rules.proceed(&mut s, &mut luck, &mut ());
            if let First::Seat(seat) = rules.first {
                assert_eq!(rules.first(&s), seat);
            }
            let mut decisions = 0;
            while let Some(seat) = at_turn(&rules, &s) {
                rules.legal(&s, seat, &mut legal);
                let pips: u32 = s.totals.iter().flatten().map(|t| u32::from(*t)).sum();
                let left: u32 = s.floor.cards().map(|(_, c)| u32::from(c.pips())).sum();
                assert_eq!(pips + left, 180, "every pip is on the floor or collected");
                let before = s;
                rules.act(&mut s, seat, luck.pick(&legal), &mut ());
                decisions += 1;
                let collects = usize::from(before.step == Step::Play);
                assert_eq!(s.floor.len() + collects, before.floor.len());
                let workers = Seat::all(4).filter_map(|w| s.worker(w));
                assert!(workers.clone().all(|w| s.floor.get(w).is_some()));
                let standing = match s.step {
                    Step::Place => decisions,
                    _ => rules.players() - s.fallen.len(),
                };
                assert_eq!(workers.count(), standing);
            }
            assert!(decisions <= CELLS + rules.players());
            assert_eq!(s.fallen, Seats::all(rules.players()));
            let end = rules.payoff(&s);
            for seat in Seat::all(rules.players()) {
                assert!(!s.collected[seat.index()].is_empty());
                let better = Seat::all(rules.players())
                    .any(|o| list(s.totals[o.index()]) > list(s.totals[seat.index()]));
                assert_eq!(end.winners.has(seat), !better);
            }
        }
    }
}

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = Jackhammer {
        players: 2,
        first: First::Seat(Seat(1)),
    };
    let mut game = Match::new(rules, 5);
    let refused = |game: &mut Match<Jackhammer>, seat, a, why: Message| {
        assert_eq!(game.commit(Seat(seat), a), Err(Refusal(why)));
    };
    let of = |id, seat| Message::new(id).with("who", Seats::one(Seat(seat)));
    let place = |cell| Action::Place { cell };
    let to = |to| Action::Move { to };
    refused(&mut game, 1, place([0, 0]), "nobody-decides".into());
    game.settle();
    refused(&mut game, 0, place([0, 0]), of("not-your-turn", 1));
    refused(&mut game, 1, place([0, 255]), "no-such-cell".into());
    for k in 0..6 {
        refused(&mut game, 1, place([6, k]), "no-such-cell".into());
        refused(&mut game, 1, place([k, 6]), "no-such-cell".into());
    }
    let is_other = |(_, card): &(Cell, Card)| card.rank() != 1;
    let other = game.now().floor.cards().find(is_other).unwrap();
    refused(&mut game, 1, place(other.0), "no-start-but-an-ace".into());
    let early = Message::new("no-move-before-all-stand");
    refused(&mut game, 1, to([0, 0]), early.clone());
    refused(&mut game, 1, Action::Fall {}, early);
    let aces = game.legal(Seat(1));
    assert_eq!(aces.len(), 4);
    game.commit(Seat(1), aces[0]).unwrap();
    refused(&mut game, 0, aces[0], of("no-sharing-an-ace", 1));
    game.commit(Seat(0), aces[1]).unwrap();
    refused(&mut game, 1, aces[2], "no-placing-again".into());
    let fall = Action::Fall {};
    refused(&mut game, 1, fall, "no-fall-while-it-can-move".into());
    for cell in (0..6).map(|column| [column, 6]).chain([[9, 9]]) {
        refused(&mut game, 1, to(cell), "no-such-cell".into());
    }
    let own = game.now().worker(Seat(1)).unwrap();
    refused(&mut game, 1, to(own), "no-staying".into());

    // 2S with seat 0 on [0,0]; a hole on [1,1], workers on [0,2] and [0,3].
    let floor: Vec<(Card, Cell)> = [
        ("2S", [0, 0]),
        ("3S", [0, 1]),
        ("4S", [0, 2]),
        ("5S", [0, 3]),
        ("8S", [0, 4]),
        ("6S", [2, 2]),
        ("7S", [1, 2]),
    ]
    .map(|(id, cell)| (card(id), cell))
    .to_vec();
    let rules = Jackhammer {
        players: 3,
        ..rules
    };
    let s = State::with_floor(&floor, &[Some([0, 0]), Some([0, 2]), Some([0, 3])], Seat(0));
    let both = Seats::one(Seat(1)).with(Seat(2));
    let passing = Message::new("no-passing-a-worker").with("who", both);
    for (a, why) in [
        (to([1, 2]), "no-crooked-way".into()),
        (to([1, 1]), "no-landing-in-a-hole".into()),
        (to([2, 2]), "no-passing-a-hole".into()),
        (to([0, 2]), of("no-sharing-a-card", 1)),
        (to([0, 3]), of("no-sharing-a-card", 2)),
        (to([0, 4]), passing),
    ] {
        assert!(!rules.is_legal(&s, Seat(0), a));
        let view = rules.view(&s, Some(Seat(0)));
        assert_eq!(rules.refusal(&view, Seat(0), a), Refusal(why));
    }
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| Jackhammer::with_options(&serde_json::from_str(text).unwrap());
    let usual = Jackhammer {
        players: 2,
        first: First::Chance,
    };
    assert_eq!(given("{}"), Ok(usual));
    assert!(given(r#"{"players":3,"first":2}"#).is_ok());
    let why = given(r#"{"players":2,"first":2}"#).unwrap_err();
    assert!(why.contains("first"), "{why}");
    assert!(given(r#"{"players":5}"#).is_err());
}

//! Invariants of every game, and every refusal.

use kortlek_rules::{
    Arg, Face, Game, Luck, Match, Message, Rules, Seat, Turn, french::Card, game::First,
};
use kortlek_turncoat::{
    Turncoat,
    bot::service,
    rules::{Action, NUMBERS, SPIES, State, Step},
};
use std::collections::BTreeSet;

/// Ten thousand games and more: all numbers of players, each seat first and chance, with and without accusations.
const GAMES: u64 = 450;

fn all_rules() -> impl Iterator<Item = Turncoat> {
    (2..=4u8).flat_map(|players| {
        let named = Seat::all(usize::from(players)).map(First::Seat);
        let firsts = std::iter::once(First::Chance).chain(named);
        firsts.map(move |first| Turncoat { players, first })
    })
}

/// Plays random games; in odd ones nobody accuses, so that they are long, and in half of those all serve the team.
fn random_games(games: u64, mut each: impl FnMut(&Turncoat, &State)) {
    let mut legal = Vec::new();
    for rules in all_rules() {
        for game in 0..2 * games {
            let mut luck = Luck::stream(game, u64::from(rules.players));
            let mut s = rules.start();
            loop {
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        rules.legal(&s, seat, &mut legal);
                        let cards = match s.open.step {
                            Step::Choose => 2,
                            _ => 5,
                        };
                        let loyal = s.turncoat() != Some(seat);
                        let accusations = if loyal { rules.players() - 1 } else { 0 };
                        assert_eq!(legal.len(), cards + accusations);
                        if game % 2 == 1 {
                            legal.truncate(cards);
                        }
                        let action = match (game % 4, s.open.mission) {
                            // Everybody does the best for the mission.
                            (3, Some(mission)) => {
                                let serves = |a: &Action| match a {
                                    Action::Commit { card } => service(*card, mission),
                                    _ => i32::MIN,
                                };
                                let best = legal.iter().copied().max_by_key(serves);
                                best.expect("something is legal")
                            }
                            _ => luck.pick(&legal),
                        };
                        rules.act(&mut s, seat, action, &mut ());
                    }
                }
                each(&rules, &s);
            }
        }
    }
}

#[test]
fn random_games_keep_the_rules() {
    let mut ends = [0; 5];
    let mut redecks = 0;
    random_games(GAMES, |rules, s| {
        let open = &s.open;
        assert_eq!(open.missions, open.successes + open.failures);
        assert!(open.missions <= 9 && open.successes.max(open.failures) <= 5);
        if open.step == Step::Setup {
            return;
        }
        let hands: usize = Seat::all(4).map(|seat| s.hand(seat).len()).sum();
        if matches!(open.step, Step::Look | Step::Choose) {
            assert_eq!(hands, 5 * rules.players());
        }
        if let Some(mission) = open.mission {
            assert!(NUMBERS.has(mission));
        }
        if open.candidates > 0 {
            assert!(s.candidates().iter().all(|card| NUMBERS.has(*card)));
        }
        if let Some(end) = open.end {
            assert_eq!(open.step, Step::Over);
            ends[end as usize] += 1;
            redecks += u32::from(open.redecks > 0);
        }
    });
    assert!(ends.iter().all(|n| *n > 10), "{ends:?}");
    assert!(redecks > 1000, "{redecks}");
}

/// Long games too: an imagined position looks like the true one, and has the same cards.
#[test]
fn imagined_positions_look_like_the_true_one() {
    let mut luck = Luck::new(6);
    random_games(12, |rules, s| {
        let cards = |s: &State| -> BTreeSet<Face> {
            let places = rules.card_locations(s);
            let set: BTreeSet<Face> = places.iter().map(|(face, _)| *face).collect();
            assert_eq!(set.len(), places.len(), "each card lies in one place");
            set
        };
        for viewer in Seat::all(rules.players()).map(Some).chain([None]) {
            let view = rules.view(s, viewer);
            let t = rules.imagine(&view, &mut luck);
            assert_eq!(rules.view(&t, viewer), view);
            assert_eq!(rules.turn(&t), rules.turn(s));
            assert_eq!(cards(&t), cards(s));
        }
    });
}

/// Imagined deals after a new deck keep to what can be known: it has none of the hand cards that were not drawn
/// since.
#[test]
fn imagined_deals_keep_to_what_is_known() {
    let mut luck = Luck::new(5);
    let mut late = 0;
    random_games(2, |rules, s| {
        if !matches!(s.open.step, Step::Choose | Step::Commit) || !s.open.committed.is_empty() {
            return;
        }
        for viewer in Seat::all(rules.players()).map(Some).chain([None]) {
            let view = rules.view(s, viewer);
            let through = s.open.recycled.or(view.kept);
            for t in [*s, rules.imagine(&view, &mut luck)] {
                for seat in Seat::all(rules.players()).filter(|v| viewer != Some(*v)) {
                    let hand = t.hand(seat);
                    assert!(hand.minus(NUMBERS.or(SPIES)).is_empty());
                    let drawn = usize::from(s.open.drawn[seat.index()]);
                    assert!(s.open.redecks == 0 || hand.and(through).len() <= drawn);
                }
                late += u32::from(s.open.redecks > 0);
                if s.open.redecks > 0 {
                    let deck: kortlek_rules::french::CardSet = t.deck().iter().copied().collect();
                    assert!(deck.minus(through).len() <= usize::from(view.strays));
                }
                if s.open.candidates > 0 {
                    assert!(t.candidates().iter().all(|card| NUMBERS.has(*card)));
                }
            }
        }
    });
    assert!(late > 100, "{late}");
}

/// Without a new deck every hidden card is as likely in a hand as any other.
#[test]
fn imagined_hands_are_even() {
    let (players, first) = (3, First::Seat(Seat(0)));
    let rules = Turncoat { players, first };
    let mut game = Match::new(rules, 3);
    game.settle();
    // Seat 1 looks on while seat 0 has the candidates, which are number cards.
    let view = rules.view(game.now(), Some(Seat(1)));
    let own = game.now().hand(Seat(1));
    let mut luck = Luck::new(8);
    let mut counts = [0u32; 54];
    const DEALS: u32 = 20_000;
    for _ in 0..DEALS {
        let t = rules.imagine(&view, &mut luck);
        for card in t.hand(Seat(2)).iter() {
            counts[kortlek_rules::Card::index(card)] += 1;
        }
    }
    let hidden = NUMBERS.or(SPIES).minus(own).minus(view.open.face_up);
    let [spies, numbers] = [SPIES, NUMBERS].map(|of| hidden.and(of).len() as f64);
    // Two of the number cards lie before the leader; what is left is dealt evenly.
    let spy = 5.0 / (spies + numbers - 2.0);
    let number = spy * (numbers - 2.0) / numbers;
    for card in hidden.iter() {
        let expected = if card.is_picture() { spy } else { number };
        let found = f64::from(counts[kortlek_rules::Card::index(card)]) / f64::from(DEALS);
        let off = (found - expected).abs();
        assert!(off < 0.012, "{card} {found} {expected}");
    }
}

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

#[test]
fn every_refusal_names_the_rule() {
    let (players, first) = (4, First::Seat(Seat(2)));
    let mut games = (0..100).map(|seed| {
        let mut game = Match::new(Turncoat { players, first }, seed);
        game.settle();
        game
    });
    let game = games.find(|game| game.now().turncoat() == Some(Seat(1)));
    let mut game = game.expect("one of a hundred games has its turncoat in seat 1");
    let accuse = |seat| Action::Accuse { seat: Seat(seat) };
    let choose = |card| Action::Choose { card };
    let commit = |card| Action::Commit { card };
    let refused = |game: &mut Match<Turncoat>, seat, a, why: Message| {
        assert_eq!(game.commit(Seat(seat), a).unwrap_err().0, why, "{a:?}");
    };
    let not_in_hand = |card: Card| Message::new("no-card-in-hand").with("card", card);
    let candidates = game.now().candidates();
    let [first, _] = candidates;
    let own = game.now().hand(Seat(2)).first().expect("five cards");
    let either = Arg::Any(candidates.map(Arg::from).to_vec());
    let between = Message::new("no-candidate").with("candidates", either);
    refused(&mut game, 2, choose(own), between);
    refused(&mut game, 2, commit(own), "no-laying-yet".into());
    refused(&mut game, 2, accuse(2), "no-accusing-yourself".into());
    refused(&mut game, 2, accuse(4), "no-accusing-nobody".into());
    refused(&mut game, 2, accuse(200), "no-accusing-nobody".into());
    game.commit(Seat(2), choose(first)).expect("a candidate");
    refused(&mut game, 1, accuse(0), "no-accusing-as-turncoat".into());
    refused(&mut game, 2, choose(first), "no-choosing-again".into());
    let ten = card("TS");
    refused(&mut game, 2, commit(ten), not_in_hand(ten));
    refused(&mut game, 2, commit(first), not_in_hand(first));
    game.commit(Seat(2), commit(own)).expect("a hand card");
}

#[test]
fn options_that_don_t_fit_are_refused() {
    let given = |text: &str| Turncoat::with_options(&serde_json::from_str(text).unwrap());
    let (players, first) = (4, First::Chance);
    assert_eq!(given("{}"), Ok(Turncoat { players, first }));
    assert!(given(r#"{"players":3,"first":2}"#).is_ok());
    let why = given(r#"{"players":2,"first":2}"#).unwrap_err();
    assert!(why.contains("first"), "{why}");
    assert!(given(r#"{"players":5}"#).is_err());
}

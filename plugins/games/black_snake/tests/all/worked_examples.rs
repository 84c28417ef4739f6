//! The rule file's worked examples, by their numbers.

use kortlek_black_snake::{
    BlackSnake, Dir,
    rules::{Action, State, Step},
};
use kortlek_rules::{
    Dice, Luck, Note, Rules, Seat, Seats, Turn,
    french::{Card, CardSet},
    game::First,
};

const RULES: BlackSnake = BlackSnake {
    players: 2,
    target: 30,
    first: First::Seat(Seat(0)),
};
const ME: Seat = Seat(0);

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn set(ids: &str) -> CardSet {
    cards(ids).into_iter().collect()
}

/// Seat 0's turn begins; it holds `hand`, the other seat nothing. Three kings lie open, and the deck has cards.
fn with_hand(tracks: &str, hand: &str) -> State {
    position(tracks, hand, "KH KD KC", "AD AC", "")
}

fn position(tracks: &str, hand: &str, open: &str, deck: &str, used: &str) -> State {
    let mut open = cards(open).into_iter();
    let slots = std::array::from_fn(|_| open.next());
    let (tracks, hand, deck, used) = (cards(tracks), cards(hand), cards(deck), cards(used));
    State::with_table(&tracks, &[&hand, &[]], slots, &deck, &used, ME)
}

fn legal(s: &State) -> Vec<Action> {
    let mut out = Vec::new();
    RULES.legal(s, s.open.turn, &mut out);
    out
}

fn lays(s: &State) -> Vec<Action> {
    let is_lay = |a: &Action| matches!(a, Action::Lay { .. });
    legal(s).into_iter().filter(is_lay).collect()
}

fn lay(track: u8, dir: Dir, id: &str) -> Action {
    let card = card(id);
    Action::Lay { track, dir, card }
}

fn add(id: &str) -> Action {
    Action::Add { card: card(id) }
}

fn take(id: &str) -> Action {
    Action::DrawOpen { card: card(id) }
}

const UP: Dir = Dir::Up;
const DOWN: Dir = Dir::Down;
const STOP: Action = Action::Stop {};

/// Chance with these shuffles to come.
struct Rigged(Vec<(&'static str, &'static str)>);

impl Dice for Rigged {
    fn shuffle<C: kortlek_rules::Shuffled>(&mut self, name: &'static str, cards: &mut [C]) {
        let (expected, order) = self.0.remove(0);
        assert_eq!(name, expected);
        let parse = |id: &str| id.parse().ok().expect("the id of a card");
        let order: Vec<C> = order.split_whitespace().map(parse).collect();
        let sorted = |cards: &[C]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        assert_eq!(sorted(cards), sorted(&order));
        cards.copy_from_slice(&order);
    }
    fn draw<O: kortlek_rules::Outcome>(&mut self, _: &[O]) -> usize {
        unreachable!("Black Snake draws no lots")
    }
    fn first(&mut self, _: usize) -> Seat {
        unreachable!("the first seat is named")
    }
}

/// Carries out decisions of the seat at turn, each of them legal, and what follows; gives the points noted.
fn play(s: &mut State, actions: &[Action], shuffles: &[(&'static str, &'static str)]) -> i32 {
    let mut dice = Rigged(shuffles.to_vec());
    let mut notes: Vec<Note> = Vec::new();
    for a in actions {
        let Turn::Act(seats) = RULES.turn(s) else {
            panic!("nobody decides")
        };
        let seat = seats.first().expect("somebody acts");
        let mut out = Vec::new();
        RULES.legal(s, seat, &mut out);
        assert!(out.contains(a), "{a:?} is not among {out:?}");
        RULES.act(s, seat, *a, &mut notes);
        while RULES.turn(s) == Turn::Proceed {
            RULES.proceed(s, &mut dice, &mut notes);
        }
    }
    assert!(dice.0.is_empty(), "all shuffles come");
    assert!(notes.iter().all(|n| n.why == "lay"));
    notes.iter().map(|n| n.points).sum()
}

/// All complete runs that begin with a legal lay, as (points, ids).
fn runs(s: &State) -> Vec<(u8, String)> {
    let mut found = Vec::new();
    let mut open: Vec<(State, String)> = lays(s)
        .into_iter()
        .map(|a| {
            let mut next = *s;
            RULES.act(&mut next, ME, a, &mut ());
            let Action::Lay { card, .. } = a else {
                unreachable!("only lays")
            };
            (next, card.to_string())
        })
        .collect();
    while let Some((s, ids)) = open.pop() {
        for a in legal(&s) {
            match a {
                Action::Add { card } => {
                    let mut next = s;
                    RULES.act(&mut next, ME, a, &mut ());
                    open.push((next, format!("{ids} {card}")));
                }
                _ => found.push((s.open.run_points(), ids.clone())),
            }
        }
    }
    found.sort();
    found
}

#[test]
fn example_1_the_source_s_example() {
    let mut s = with_hand("7S 4S", "AS 3H 5D 6C 2S 3C");
    let mut all = vec![lay(0, DOWN, "6C"), lay(1, UP, "5D")];
    all.extend(["3H", "3C"].map(|id| lay(1, DOWN, id)));
    assert_eq!(lays(&s), all);
    let expected = [
        (1, "3C"),
        (1, "3H"),
        (1, "5D"),
        (1, "6C"),
        (3, "3C 2S"),
        (3, "3H 2S"),
        (3, "5D 6C"),
        (3, "6C 5D"),
        (5, "3C 2S AS"),
        (5, "3H 2S AS"),
    ];
    assert_eq!(runs(&s), expected.map(|(p, ids)| (p, ids.to_owned())));
    let best = [lay(1, DOWN, "3H"), add("2S"), add("AS"), STOP];
    let written = [
        r#"{"lay":{"track":1,"dir":"down","card":"3H"}}"#,
        r#"{"add":{"card":"2S"}}"#,
        r#"{"add":{"card":"AS"}}"#,
        r#"{"stop":{}}"#,
    ];
    assert_eq!(best.map(|a| serde_json::to_string(&a).unwrap()), written);
    assert_eq!(play(&mut s, &best, &[]), 5);
    assert_eq!(s.open.tracks[1], Some(card("AS")));
    assert_eq!(s.open.used, set("4S 3H 2S"));
    assert_eq!(s.open.turn, Seat(1));
    assert_eq!(s.open.wanted(1, UP), Some(2));
    assert_eq!(s.open.wanted(1, DOWN), Some(10));
}

#[test]
fn example_2_the_circle() {
    let mut s = with_hand("TD 6D", "AS 2H 9C");
    assert_eq!(lays(&s), [lay(0, UP, "AS"), lay(0, DOWN, "9C")]);
    let run = [lay(0, UP, "AS"), add("2H"), STOP];
    assert_eq!(play(&mut s, &run, &[]), 3);
}

#[test]
fn example_3_five_cards() {
    let s = with_hand("8S 2D", "9H TC AS 2H 3D");
    let five = ["TC", "AS", "2H", "3D"].map(add);
    let mut long = s;
    let mut run = vec![lay(0, UP, "9H")];
    run.extend(five);
    run.push(STOP);
    assert_eq!(play(&mut long, &run, &[]), 7);
    let mut four = s;
    run.remove(4);
    assert_eq!(play(&mut four, &run, &[]), 7);
    let mut down = s;
    let run = [lay(1, DOWN, "AS"), add("TC"), add("9H"), STOP];
    assert_eq!(play(&mut down, &run, &[]), 5);
}

#[test]
fn example_4_a_picture_needs_an_end() {
    let mut s = with_hand("7S 2D", "KS 9H");
    assert_eq!(lays(&s), [lay(0, UP, "KS")]);
    play(&mut s, &[lay(0, UP, "KS")], &[]);
    assert_eq!(legal(&s), [add("9H")]);
    play(&mut s, &[add("9H")], &[]);
    assert_eq!(legal(&s), [STOP]);
    assert_eq!(play(&mut s, &[STOP], &[]), 3);
}

#[test]
fn example_5_two_pictures_can_t_reach() {
    let s = with_hand("7S 8D", "KS QH 2C");
    let mut expected = ["KH", "KD", "KC"].map(take).to_vec();
    expected.extend([Action::DrawDeck {}, Action::Propose {}]);
    assert_eq!(legal(&s), expected);

    let mut s = with_hand("7S 9D", "KS QH 2C");
    play(&mut s, &[lay(1, UP, "KS"), add("QH")], &[]);
    assert_eq!(legal(&s), [add("2C")]);
    assert_eq!(play(&mut s, &[add("2C"), STOP], &[]), 5);
}

#[test]
fn example_6_a_picture_both_ways() {
    let s = position("7S 4D", "KS QH JS KC 2C", "KH KD JH", "AD AC", "");
    let on_first = |a: &&Action| matches!(a, Action::Lay { track: 0, .. });
    assert_eq!(lays(&s).iter().filter(on_first).count(), 8);
    for dir in [UP, DOWN] {
        let mut s = s;
        let mut run = vec![lay(0, dir, "KS")];
        run.extend(["QH", "JS", "KC", "2C"].map(add));
        run.push(STOP);
        assert_eq!(play(&mut s, &run, &[]), 7);
    }
}

#[test]
fn example_7_a_picture_in_the_middle() {
    let s = with_hand("3S 8D", "4S KH 6C 7C");
    let mut up = s;
    play(&mut up, &[lay(0, UP, "4S"), add("KH")], &[]);
    assert_eq!(legal(&up), [add("6C")]);
    assert_eq!(play(&mut up, &[add("6C"), add("7C"), STOP], &[]), 7);
    let mut down = s;
    let run = [lay(1, DOWN, "7C"), add("6C"), add("KH"), add("4S"), STOP];
    assert_eq!(play(&mut down, &run, &[]), 7);
}

#[test]
fn example_8_only_pictures() {
    let s = position("7S 4D", "KS QH JS", "2H 3H 4H", "AD", "");
    let mut expected = ["2H", "3H", "4H"].map(take).to_vec();
    expected.extend([Action::DrawDeck {}, Action::Propose {}]);
    assert_eq!(legal(&s), expected);
}

#[test]
fn example_9_reshuffle_on_need() {
    let mut s = position("7S 2D", "AS", "JH JD TC", "4S", "8S 9D");
    play(&mut s, &[take("JH")], &[]);
    assert_eq!(s.open.slots[0], Some(card("4S")));
    assert_eq!((s.open.deck, s.open.used.len()), (0, 2));
    assert_eq!(s.open.step, Step::Second);
    play(&mut s, &[Action::DrawDeck {}], &[("redeck", "9D 8S")]);
    assert!(s.hand(ME).has(card("9D")));
    assert_eq!((s.open.deck, s.open.used.len()), (1, 0));
    assert_eq!((s.open.turn, s.open.step), (Seat(1), Step::Start));
    // All know that the 8 is the deck: nobody's hand can hold it.
    let mut luck = Luck::new(1);
    for viewer in [None, Some(ME), Some(Seat(1))] {
        let view = RULES.view(&s, viewer);
        for _ in 0..50 {
            let t = RULES.imagine(&view, &mut luck);
            let lie = RULES.card_locations(&t).into_iter();
            assert_eq!(lie.filter(|(_, place)| place == "deck").count(), 1);
            assert!(!t.hand(ME).has(card("8S")) || !t.hand(ME).has(card("9D")));
        }
    }
}

#[test]
fn example_10_one_card_only() {
    let mut s = position("7S 2D", "KS QD", "JH", "", "");
    assert_eq!(legal(&s), [take("JH")]);
    play(&mut s, &[take("JH")], &[]);
    assert_eq!((s.open.turn, s.open.step), (Seat(1), Step::Start));
    assert_eq!(legal(&s), [Action::Pass {}]);
    play(&mut s, &[Action::Pass {}], &[]);
    assert_eq!((s.open.turn, s.open.step), (ME, Step::Start));
    assert!(s.open.stuck.has(Seat(1)));
}

#[test]
fn example_11_a_lay_fills_the_slots_again() {
    let mut s = position("7S 2D", "9S 8C", "JH", "", "");
    assert_eq!(legal(&s), [lay(0, UP, "8C"), take("JH")]);
    let run = [lay(0, UP, "8C"), add("9S"), STOP];
    assert_eq!(play(&mut s, &run, &[("redeck", "8C 7S")]), 3);
    assert_eq!(s.open.slots, ["JH", "8C", "7S"].map(|id| Some(card(id))));
    assert_eq!((s.open.deck, s.open.used.len()), (0, 0));
    assert_eq!(s.open.turn, Seat(1));
}

#[test]
fn example_12_new_tracks() {
    let start = position("7S 2D", "TS 5C", "AS 2S 3S", "KD 4H JC 9H 9D", "5H");
    let mut s = start;
    play(&mut s, &[Action::Propose {}], &[]);
    assert_eq!(RULES.turn(&s), Turn::Act(Seats::one(Seat(1))));
    assert_eq!(RULES.step(&s), "vote");
    let yes = Action::Vote { agree: true };
    let written = serde_json::to_string(&yes).unwrap();
    assert_eq!(written, r#"{"vote":{"agree":true}}"#);
    play(&mut s, &[yes], &[]);
    assert_eq!(s.open.tracks[..2], ["4H", "9H"].map(|id| Some(card(id))));
    assert_eq!(s.open.used, set("5H 7S 2D KD JC"));
    assert_eq!((s.open.deck, s.open.turn), (1, ME));
    let draws = [take("AS"), take("2S"), take("3S"), Action::DrawDeck {}];
    let lays = [lay(0, UP, "5C"), lay(1, UP, "TS")];
    assert_eq!(legal(&s), [&lays[..], &draws].concat());

    let mut s = start;
    let no = Action::Vote { agree: false };
    play(&mut s, &[Action::Propose {}, no], &[]);
    assert_eq!(s.open.tracks, start.open.tracks);
    assert_eq!(legal(&s), draws, "one proposal a turn");
    assert!(s.open.stuck.has(ME));
}

/// Section 6: a renewal may need a shuffle in between; pictures kept aside aren't in it.
#[test]
fn a_renewal_goes_on_with_the_used_pile() {
    let mut s = position("7S 2D", "TS 5C", "AS 2S 3S", "KD 4H JC", "5H");
    let actions = [Action::Propose {}, Action::Vote { agree: true }];
    play(&mut s, &actions, &[("redeck", "2D 5H 7S")]);
    assert_eq!(s.open.tracks[..2], ["4H", "2D"].map(|id| Some(card(id))));
    assert_eq!(s.open.used, set("KD JC"));
    assert_eq!(s.open.deck, 2);
}

#[test]
fn example_13_the_end() {
    let mut s = with_hand("7S 2D", "8C 9C");
    s.open.points = [27, 29, 0, 0];
    assert_eq!(play(&mut s, &[lay(0, UP, "8C"), add("9C"), STOP], &[]), 3);
    assert_eq!(RULES.turn(&s), Turn::Over);
    let end = RULES.payoff(&s);
    assert_eq!((end.scores(), end.winners), (&[30, 29][..], Seats::one(ME)));
    assert_eq!(end.end, "target");

    let long = BlackSnake {
        target: 40,
        ..RULES
    };
    let mut s = with_hand("7S 2D", "8C 9C");
    s.open.points = [27, 29, 0, 0];
    for a in [lay(0, UP, "8C"), add("9C"), STOP] {
        long.act(&mut s, ME, a, &mut ());
    }
    assert_eq!(long.turn(&s), Turn::Act(Seats::one(Seat(1))));
}

/// Section 3, with pictures on the way.
#[test]
fn the_setup_shuffles_pictures_back() {
    let mut s = RULES.start();
    let others = kortlek_rules::french::DECK.minus(set("KS 7S QS 7H"));
    let ids = |cards: CardSet| {
        let ids: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
        ids.join(" ")
    };
    let all = &*format!("KS 7S QS 7H {}", ids(others)).leak();
    let rest = &*ids(others.or(set("KS QS"))).leak();
    let mut dice = Rigged(vec![("deck", all), ("rest", rest)]);
    RULES.proceed(&mut s, &mut dice, &mut ());
    assert_eq!((s.open.step, s.open.aside), (Step::Rest, set("KS QS")));
    while RULES.turn(&s) == Turn::Proceed {
        RULES.proceed(&mut s, &mut dice, &mut ());
    }
    assert_eq!(s.open.tracks[..2], ["7S", "7H"].map(|id| Some(card(id))));
    // One at a time, clockwise from seat 0.
    assert_eq!(s.hand(ME), set("AS AD 2S"));
    assert_eq!(s.hand(Seat(1)), set("AH AC 2H"));
    assert_eq!(s.open.slots, ["2D", "2C", "3S"].map(|id| Some(card(id))));
    assert_eq!(s.open.deck, 41);
}

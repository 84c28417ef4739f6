//! The rule file's worked examples, by their numbers.

use kortlek_rules::{
    Dice, Luck, Match, Rules, Seat, Seats, Turn,
    dice::Shuffled,
    french::{Card, CardSet},
    game::First,
    trace::{self, Wanted},
};
use kortlek_turncoat::{
    Turncoat,
    rules::{Action, NUMBERS, SPIES, State, Step, identity_cards, succeeds, total},
};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn rules(players: u8, first: u8) -> Turncoat {
    Turncoat {
        players,
        first: First::Seat(Seat(first)),
    }
}

/// Chance that puts the cards of each shuffle into the order of a list, those not named behind; it keeps the names of
/// the shuffles.
#[derive(Default)]
struct Rigged {
    tops: Vec<(&'static str, &'static str)>,
    names: Vec<(&'static str, usize)>,
}

impl Dice for Rigged {
    fn shuffle<C: Shuffled>(&mut self, name: &'static str, cards: &mut [C]) {
        self.names.push((name, cards.len()));
        let top = self.tops.iter().find(|(n, _)| *n == name);
        let order: Vec<&str> = top.map_or(Vec::new(), |(_, ids)| ids.split(' ').collect());
        cards.sort_by_key(|card| {
            let id = card.to_string();
            let place = order.iter().position(|o| *o == id);
            (place.unwrap_or(order.len()), *card)
        });
    }
    fn draw<O: kortlek_rules::Outcome>(&mut self, _: &[O]) -> usize {
        unreachable!("Turncoat has no chance lines")
    }
    fn first(&mut self, _: usize) -> Seat {
        unreachable!("the first seat is given")
    }
}

fn judged(mission: &str, revealed: &str) -> (Option<i32>, bool) {
    let (mission, revealed) = (card(mission), cards(revealed));
    (total(mission, &revealed), succeeds(mission, &revealed))
}

#[test]
fn examples_1_to_5_missions() {
    assert_eq!(judged("7H", "9H 4H 2S 3D AC"), (Some(7), true));
    assert_eq!(judged("7H", "9H 4H 2S 3D 2C"), (Some(6), false));
    assert_eq!(judged("AS", "9S 8S JS"), (None, false));
    assert_eq!(judged("AD", "3D AH AC"), (Some(1), true));
    assert_eq!(judged("2C", "AS 2S 3S AH"), (Some(-7), false));
}

/// Hands of five from the cards that the deck does not hold; the last seat is the turncoat.
fn table(players: usize, deck: &str, leader: u8) -> State {
    let deck = cards(deck);
    let mut free = NUMBERS
        .or(SPIES)
        .minus(deck.iter().copied().collect())
        .iter();
    let hands: Vec<CardSet> = (0..players)
        .map(|_| free.by_ref().take(5).collect())
        .collect();
    let (all, count) = identity_cards(players);
    State::with_table(&all[count - players..count], &hands, &deck, Seat(leader))
}

fn accuse(seat: u8) -> Action {
    Action::Accuse { seat: Seat(seat) }
}

fn choose(id: &str) -> Action {
    Action::Choose { card: card(id) }
}

/// Checks the scores at the end, who won and how.
#[track_caller]
fn ends(rules: &Turncoat, s: &State, scores: &[i32], winners: &[u8], end: &str) {
    let payoff = rules.payoff(s);
    let winners: Seats = winners.iter().copied().map(Seat).collect();
    assert_eq!(payoff.scores(), scores);
    assert_eq!((payoff.winners, payoff.end), (winners, end));
}

#[test]
fn example_6_looking_for_candidates() {
    let rules = rules(4, 0);
    let mut s = table(4, "QS 4H KD KC 9S 5D 6D 7D", 0);
    rules.proceed(&mut s, &mut Rigged::default(), &mut ());
    assert_eq!(s.open.step, Step::Choose);
    assert_eq!(rules.turn(&s), Turn::Act(Seats::one(Seat(0))));
    for spy in cards("QS KD KC") {
        assert!(s.open.face_up.has(spy));
    }
    let mut legal = Vec::new();
    rules.legal(&s, Seat(0), &mut legal);
    let [one, two] = ["4H", "9S"].map(choose);
    assert_eq!(legal, [one, two, accuse(1), accuse(2), accuse(3)]);
    rules.act(&mut s, Seat(0), choose("4H"), &mut ());
    assert_eq!(s.open.mission, Some(card("4H")));
    assert_eq!(s.open.face_down, [1, 0, 0, 0]);
    assert!(!s.open.face_up.has(card("9S")));
    assert_eq!(s.deck()[0], card("5D"));
    let view = rules.view(&s, Some(Seat(0)));
    assert!(view.rejected.has(card("9S")));
    assert!(rules.view(&s, Some(Seat(1))).rejected.is_empty());
}

/// Four players with the turncoat in seat 1; the mission lies.
fn at_commit(leader: u8) -> (Turncoat, State) {
    let rules = rules(4, leader);
    let s = table(4, "4H 9S 5D 6D 7D 8D", leader);
    let hands = [0, 1, 2, 3].map(|i| s.hand(Seat(i)));
    let mut s = State::with_table(&cards("TS X1 TH TD"), &hands, s.deck(), Seat(leader));
    rules.proceed(&mut s, &mut Rigged::default(), &mut ());
    rules.act(&mut s, Seat(leader), choose("4H"), &mut ());
    (rules, s)
}

fn commit_first(rules: &Turncoat, s: &mut State, seat: u8) {
    let hand = s.hand(Seat(seat));
    let card = hand.first().expect("five cards are in hand");
    rules.act(s, Seat(seat), Action::Commit { card }, &mut ());
}

#[test]
fn example_7_two_accusations() {
    for (leader, scores, winners, end) in [
        (2, [0, 1, 0, 0], &[1][..], "accused_wrong"),
        (0, [1, 0, 1, 1], &[0, 2, 3], "accused_right"),
    ] {
        let (rules, mut s) = at_commit(leader);
        rules.act(&mut s, Seat(0), accuse(1), &mut ());
        commit_first(&rules, &mut s, 1);
        commit_first(&rules, &mut s, 2);
        rules.act(&mut s, Seat(3), accuse(2), &mut ());
        assert_eq!(s.open.step, Step::Reveal);
        rules.proceed(&mut s, &mut Rigged::default(), &mut ());
        assert_eq!(rules.turn(&s), Turn::Over);
        ends(&rules, &s, &scores, winners, end);
        assert_eq!(s.open.shown, 0, "the cards are not revealed");
    }
}

#[test]
fn example_8_nobody_to_accuse() {
    let rules = rules(2, 0);
    let mut s = rules.start();
    let mut dice = Rigged {
        tops: vec![("identity", "TH TS X1")],
        ..Rigged::default()
    };
    rules.proceed(&mut s, &mut dice, &mut ());
    rules.proceed(&mut s, &mut dice, &mut ());
    assert_eq!(dice.names, [("identity", 3), ("deck", 48)]);
    rules.act(&mut s, Seat(0), accuse(1), &mut ());
    assert_eq!(rules.turn(&s), Turn::Over);
    ends(&rules, &s, &[0, 0], &[], "accused_nobody");
    let view = rules.view(&s, Some(Seat(1)));
    assert_eq!(view.left_out, Some(card("X1")));
    assert_eq!(view.identities[0], Some(card("TH")));
}

/// One mission with these cards to choose from, all seats laying the first card that `lay` names for them.
fn mission(rules: &Turncoat, s: &mut State, dice: &mut Rigged, lay: fn(CardSet, Card) -> Card) {
    rules.proceed(s, dice, &mut ());
    assert_eq!(s.open.step, Step::Choose);
    let [card, _] = s.candidates();
    rules.act(s, s.open.leader, Action::Choose { card }, &mut ());
    for seat in Seat::all(rules.players()) {
        let card = lay(s.hand(seat), card);
        rules.act(s, seat, Action::Commit { card }, &mut ());
    }
    rules.proceed(s, dice, &mut ());
    assert_eq!(s.open.step, Step::Score);
}

/// A card that fails the mission: a spy, or the highest of another suit.
fn spoil(hand: CardSet, mission: Card) -> Card {
    let harm = |card: &Card| {
        let value = i32::from(card.rank());
        match card.is_picture() || card.suit() != mission.suit() {
            true => value,
            false => -value,
        }
    };
    hand.iter().max_by_key(harm).expect("a hand has cards")
}

#[test]
fn example_9_failure_without_a_turncoat() {
    let rules = rules(3, 0);
    let mut s = rules.start();
    let mut dice = Rigged {
        tops: vec![("identity", "TH TD TS X1")],
        ..Rigged::default()
    };
    rules.proceed(&mut s, &mut dice, &mut ());
    while rules.turn(&s) != Turn::Over {
        mission(&rules, &mut s, &mut dice, spoil);
        rules.proceed(&mut s, &mut dice, &mut ());
        if s.open.step == Step::Draw {
            rules.proceed(&mut s, &mut dice, &mut ());
        }
    }
    assert_eq!(s.open.failures, 5);
    ends(&rules, &s, &[0, 0, 0], &[], "five_failures");
}

#[test]
fn failure_with_a_turncoat_is_the_turncoat_s_win() {
    let (rules, mut s) = at_commit(0);
    s.open.failures = 4;
    for seat in Seat::all(4) {
        let card = spoil(s.hand(seat), card("4H"));
        rules.act(&mut s, seat, Action::Commit { card }, &mut ());
    }
    let mut dice = Rigged::default();
    rules.proceed(&mut s, &mut dice, &mut ());
    rules.proceed(&mut s, &mut dice, &mut ());
    ends(&rules, &s, &[0, 1, 0, 0], &[1], "five_failures");
}

#[test]
fn example_10_redeck_while_choosing() {
    let rules = rules(2, 0);
    let hands = ["AS AH AD AC 3S", "3H 3D 3C 4S 4H"].map(|ids| cards(ids).into_iter().collect());
    let mut s = State::with_table(&cards("TS X1"), &hands, &cards("5C"), Seat(0));
    let mut dice = Rigged {
        tops: vec![("redeck", "JH 8D 2S")],
        ..Rigged::default()
    };
    let before = s.open.face_up;
    assert!(["JH", "8D", "2S"].iter().all(|id| before.has(card(id))));
    rules.proceed(&mut s, &mut dice, &mut ());
    assert_eq!(dice.names, [("redeck", 48 - 10 - 1)]);
    assert_eq!(s.candidates(), [card("5C"), card("8D")]);
    assert_eq!(s.open.face_up, [card("JH")].into_iter().collect());
    assert_eq!(s.deck()[0], card("2S"));
    assert_eq!(s.open.recycled, before);
}

#[test]
fn example_11_the_card_that_empties_the_deck() {
    let rules = rules(2, 0);
    let mut s = table(2, "5C 6C 9D", 0);
    let mut dice = Rigged::default();
    let first = |hand: CardSet, _: Card| hand.first().expect("a hand has cards");
    mission(&rules, &mut s, &mut dice, first);
    assert_eq!(s.open.deck, 0);
    let laid: CardSet = s.open.revealed().iter().copied().collect();
    assert!(laid.has(card("9D")));
    rules.proceed(&mut s, &mut dice, &mut ());
    assert_eq!(s.open.step, Step::Draw);
    assert_eq!(dice.names, [("reveal", 3)], "no redeck yet");
    rules.proceed(&mut s, &mut dice, &mut ());
    // All but the eight cards that were left in the hands; the mission's cards are among them.
    assert_eq!(dice.names[1..], [("redeck", 40)]);
    let seen = laid.with(card("5C"));
    // The rejected candidate goes along, but nobody else saw it.
    assert_eq!(s.open.recycled.and(seen.with(card("6C"))), seen);
    assert_eq!(s.open.deck, 38);
}

#[test]
fn example_12_end_before_the_draw() {
    let rules = rules(2, 0);
    let mut s = table(2, "5C 6C 9D", 0);
    s.open.failures = 4;
    let mut dice = Rigged::default();
    mission(&rules, &mut s, &mut dice, spoil);
    rules.proceed(&mut s, &mut dice, &mut ());
    assert_eq!(rules.turn(&s), Turn::Over);
    assert_eq!(dice.names, [("reveal", 3)]);
    assert!(Seat::all(2).all(|seat| s.hand(seat).len() == 4));
}

#[test]
fn lines_are_written_as_in_the_rule_file() {
    let write = |a: Action| serde_json::to_string(&a).expect("an action is plain data");
    let commit = Action::Commit { card: card("4D") };
    assert_eq!(write(choose("7H")), r#"{"choose":{"card":"7H"}}"#);
    assert_eq!(write(commit), r#"{"commit":{"card":"4D"}}"#);
    assert_eq!(write(accuse(2)), r#"{"accuse":{"seat":2}}"#);
}

#[test]
fn a_whole_game_reads_back() {
    for seed in 0..20 {
        let mut game = Match::new(rules(3, 1), seed);
        let mut luck = Luck::new(seed);
        game.settle();
        while let Turn::Act(seats) = game.turn() {
            let seat = seats.first().expect("somebody acts");
            // No accusation, so that games are long.
            let legal = game.legal(seat);
            let cards = legal.partition_point(|a| !matches!(a, Action::Accuse { .. }));
            let action = luck.pick(&legal[..cards]);
            game.commit(seat, action).expect("a legal action");
            game.settle();
        }
        let names = ["a", "b", "c"].map(str::to_owned);
        let text = trace::write(&game, &names, true);
        let (again, _) = trace::read::<Turncoat>(&text, Wanted::Whole).expect("a good trace");
        assert_eq!(again.now(), game.now());
        let payoff = game.result().expect("the game is over");
        assert!(["five_failures", "five_successes"].contains(&payoff.end));
    }
}

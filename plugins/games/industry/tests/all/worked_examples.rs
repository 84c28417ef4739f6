//! The rule file's worked examples, by their numbers.

use kortlek_industry::{
    Industry,
    rules::{Action, State, Step},
};
use kortlek_rules::{
    Dice, Luck, Rules, Seat, Seats, Turn,
    french::{Card, CardSet, DECK, Suit},
    game::First,
    rules::Note,
};

const TWO: Industry = Industry {
    players: 2,
    first: First::Seat(Seat(0)),
};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn set(ids: &str) -> CardSet {
    cards(ids).into_iter().collect()
}

/// Actions in short: `+KD` to pay, `4C` to build, `.` for done.
fn action(text: &str) -> Action {
    match text.strip_prefix('+') {
        _ if text == "." => Action::Done {},
        Some(id) => Action::Pay { card: card(id) },
        None => Action::Build { card: card(text) },
    }
}

fn legal(rules: &Industry, s: &State) -> Vec<String> {
    let mut legal = Vec::new();
    rules.legal(s, s.open.turn, &mut legal);
    let texts = legal.into_iter().map(|a| match a {
        Action::Pay { card } => format!("+{card}"),
        Action::Build { card } => card.to_string(),
        Action::Done {} => ".".to_owned(),
    });
    sorted(texts)
}

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts
}

/// Seat 0 with this city and hand, at turn, against this city; the stack, top first.
fn position(city: &str, hand: &str, other: &str, stack: &str) -> State {
    let [city, hand, other, stack] = [city, hand, other, stack].map(cards);
    State::with_cities(&[&city, &other], &[&hand, &[]], &stack, Seat(0))
}

/// Seat 0 with this city and hand, at turn; a stack of two for the end of the turn.
fn at_turn(city: &str, hand: &str) -> State {
    let used: Vec<Card> = cards(&format!("{city} {hand}"));
    let stack: Vec<Card> = DECK.iter().filter(|c| !used.contains(c)).take(6).collect();
    State::with_cities(&[&cards(city), &[]], &[&cards(hand), &[]], &stack, Seat(0))
}

/// Goes on by itself, as after a turn.
fn proceed(s: &mut State) {
    TWO.proceed(s, &mut Luck::new(0), &mut ());
}

fn make(s: &mut State, text: &str) {
    let (a, seat) = (action(text), s.open.turn);
    assert!(TWO.is_legal(s, seat, a), "{text}");
    TWO.act(s, seat, a, &mut ());
}

fn expect(s: &State, texts: &str) {
    let texts = texts.split_whitespace().map(str::to_owned);
    assert_eq!(legal(&TWO, s), sorted(texts));
}

#[test]
fn example_1_the_sources_turn() {
    let mut s = at_turn("2S 5S 9S 3C 8C 4D 6D", "KD 7H 9H 4C");
    assert_eq!(s.open.city().cost(), 8);
    let mut written = String::new();
    for (texts, chosen, money) in [
        ("+KD +9H +7H .", "+KD", 10),
        ("+9H +7H +4C 9H 7H 4C", "+9H", 19),
        ("+7H +4C 7H 4C", "4C", 11),
        ("7H .", "7H", 4),
    ] {
        expect(&s, texts);
        written += &serde_json::to_string(&action(chosen)).unwrap();
        make(&mut s, chosen);
        assert_eq!(s.open.money, money);
    }
    expect(&s, ".");
    make(&mut s, ".");
    written += &serde_json::to_string(&action(".")).unwrap();
    assert_eq!(
        written,
        r#"{"pay":{"card":"KD"}}{"pay":{"card":"9H"}}{"build":{"card":"4C"}}{"build":{"card":"7H"}}{"done":{}}"#
    );
    assert_eq!(s.open.step, Step::Draw);
    proceed(&mut s);
    assert_eq!(s.open.hand_sizes[0], 3, "three offices draw three cards");
    assert_eq!((s.open.money, s.open.built), (0, 0));
    assert_eq!(TWO.turn(&s), Turn::Act(Seats::one(Seat(1))));
}

/// City of a seat with these numbers of buildings: housing, offices, banks, factories.
fn city(deck: &mut Vec<Card>, counts: [usize; 4]) -> Vec<Card> {
    let suits = [Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds];
    let mut city = Vec::new();
    for (suit, count) in suits.into_iter().zip(counts) {
        for _ in 0..count {
            let at = deck.iter().position(|c| c.suit() == Some(suit));
            city.push(deck.remove(at.expect("a suit has thirteen cards")));
        }
    }
    city
}

/// Scores and winners of cities with these numbers of buildings.
fn scored(rules: &Industry, counts: &[[usize; 4]]) -> (Vec<i32>, Seats) {
    let mut deck: Vec<Card> = DECK.iter().collect();
    let cities: Vec<Vec<Card>> = counts.iter().map(|c| city(&mut deck, *c)).collect();
    let cities: Vec<&[Card]> = cities.iter().map(Vec::as_slice).collect();
    let hands = vec![&[][..]; counts.len()];
    let mut s = State::with_cities(&cities, &hands, &[], Seat(0));
    s.open.step = Step::Score;
    let mut notes: Vec<Note> = Vec::new();
    rules.proceed(&mut s, &mut Luck::new(0), &mut notes);
    let end = rules.payoff(&s);
    assert_eq!(end.end, "stack_empty");
    for seat in Seat::all(counts.len()) {
        let noted = notes.iter().filter(|n| n.seat == seat);
        let noted: i32 = noted.map(|n| n.points).sum();
        assert_eq!(noted, end.scores()[seat.index()]);
    }
    (end.scores().to_vec(), end.winners)
}

#[test]
fn example_2_the_sources_scoring() {
    assert_eq!(
        scored(&TWO, &[[4, 2, 3, 2], [3, 3, 3, 3]]),
        (vec![20, 25], Seats::one(Seat(1)))
    );
}

#[test]
fn example_3_payment_order() {
    let mut s = at_turn("2S 4D", "6C 3S 2D AH");
    expect(&s, "+6C .");
    make(&mut s, "+6C");
    expect(&s, "+3S");
    make(&mut s, "+3S");
    assert_eq!(s.open.money, 9);
    expect(&s, "+2D +AH");
    let mut other = s;
    make(&mut s, "+AH");
    expect(&s, "2D");
    make(&mut other, "+2D");
    assert_eq!(other.open.money, 11);
    expect(&other, "AH");
}

#[test]
fn example_4_a_factory_opens_room_in_the_same_turn() {
    let mut s = at_turn("2S 4D", "KS QC 3D 5H");
    make(&mut s, "+KS");
    make(&mut s, "+QC");
    let mut other = s;
    make(&mut s, "3D");
    assert_eq!((s.open.built, s.open.money), (1, 10));
    assert_eq!(s.open.city().factories(), 2);
    expect(&s, "5H .");
    make(&mut other, "5H");
    expect(&other, ".");
}

#[test]
fn example_5_cost_0() {
    let ten_banks = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC";
    let mut s = at_turn(&format!("{ten_banks} 2S 4D 6D"), "8H 3H");
    assert_eq!(s.open.city().cost(), 0);
    expect(&s, "+8H +3H 8H 3H .");
    make(&mut s, "8H");
    expect(&s, "3H .");
}

#[test]
fn example_6_one_card_in_hand() {
    let s = at_turn("2S 4D", "KH");
    expect(&s, ".");
}

#[test]
fn example_7_an_office_built_this_turn_draws_and_the_stack_runs_out() {
    let mut s = position("2S 4D", "KD 4S AD", "TS 9D", "AH 2H");
    for text in ["+KD", "4S", "."] {
        make(&mut s, text);
    }
    proceed(&mut s);
    assert_eq!(s.open.step, Step::Score);
    assert_eq!(TWO.view(&s, Some(Seat(0))).hand, set("AD AH 2H"));
    let mut notes: Vec<Note> = Vec::new();
    TWO.proceed(&mut s, &mut Luck::new(0), &mut notes);
    let notes = notes.iter().map(|n| (n.seat.0, n.points, n.why.as_ref()));
    let expected = [
        (0, 2, "offices"),
        (0, 1, "factories"),
        (1, 1, "offices"),
        (1, 1, "factories"),
        (0, 5, "most_offices"),
    ];
    assert_eq!(notes.collect::<Vec<_>>(), expected);
    assert_eq!(TWO.turn(&s), Turn::Over);
    assert_eq!(TWO.payoff(&s).scores(), [8, 2]);
}

#[test]
fn example_8_the_stack_is_too_short() {
    let mut s = position("2S 3S 4S 4D", "", "TS 9D", "AH 2H");
    make(&mut s, ".");
    proceed(&mut s);
    assert_eq!(s.open.step, Step::Score);
    assert_eq!((s.open.hand_sizes[0], s.open.stack_size), (2, 0));
}

#[test]
fn example_9_three_players_majorities() {
    let three = Industry { players: 3, ..TWO };
    assert_eq!(
        scored(&three, &[[3, 2, 1, 2], [3, 1, 2, 2], [0, 2, 4, 1]]),
        (vec![11, 11, 12], Seats::one(Seat(2)))
    );
}

#[test]
fn example_10_a_shared_win() {
    assert_eq!(
        scored(&TWO, &[[1, 2, 0, 1], [0, 1, 1, 3]]),
        (vec![15, 15], Seats::all(2))
    );
}

/// Chance that brings shuffles that were chosen beforehand; the cards not named follow in the deck's order.
struct Stacked {
    shuffles: Vec<(&'static str, Vec<Card>)>,
    met: Vec<&'static str>,
}

impl Stacked {
    fn new(shuffles: &[(&'static str, &str)]) -> Stacked {
        Stacked {
            shuffles: shuffles.iter().map(|(n, ids)| (*n, cards(ids))).collect(),
            met: Vec::new(),
        }
    }
}

impl Dice for Stacked {
    fn shuffle<C: kortlek_rules::Shuffled>(&mut self, name: &'static str, all: &mut [C]) {
        self.met.push(name);
        let (expected, front) = self.shuffles.remove(0);
        assert_eq!(name, expected);
        let front = front.iter().filter_map(|c| c.to_string().parse().ok());
        let front: Vec<C> = front.collect();
        all.sort_unstable();
        let rest: Vec<C> = all.iter().copied().filter(|c| !front.contains(c)).collect();
        all.copy_from_slice(&[front, rest].concat());
    }
    fn draw<O: kortlek_rules::Outcome>(&mut self, _: &[O]) -> usize {
        unreachable!("Industry draws no lots")
    }
    fn first(&mut self, _: usize) -> Seat {
        Seat(1)
    }
}

#[test]
fn example_11_the_deal() {
    let rules = Industry {
        players: 2,
        first: First::Chance,
    };
    let mut dice = Stacked::new(&[
        ("deck", "5H KC 3D 9C 2H QD 8C 7D KS 4H 6S JD 3S"),
        ("stack", "3S 8C 4H"),
    ]);
    let mut s = rules.start();
    rules.proceed(&mut s, &mut dice, &mut ());
    assert_eq!(s.open.step, Step::Found);
    rules.proceed(&mut s, &mut dice, &mut ());
    let hand = |seat| rules.view(&s, Some(Seat(seat))).hand;
    assert_eq!(hand(1), set("5H 3D 2H"));
    assert_eq!(hand(0), set("KC 9C QD"));
    assert_eq!(s.open.cities[1].cards, set("KS 7D"));
    assert_eq!(s.open.cities[0].cards, set("6S JD"));
    assert_eq!(s.open.stack_size, 42);
    assert_eq!(rules.turn(&s), Turn::Act(Seats::one(Seat(1))));
    // Seat 1 passes and draws the top of the stack.
    rules.act(&mut s, Seat(1), Action::Done {}, &mut ());
    rules.proceed(&mut s, &mut dice, &mut ());
    assert!(rules.view(&s, Some(Seat(1))).hand.has(card("3S")));
}

#[test]
fn example_12_a_void_deal() {
    let rules = Industry {
        players: 4,
        first: First::Seat(Seat(2)),
    };
    let spades = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS KC QC JS QS KS";
    let mut dice = Stacked::new(&[("deck", spades), ("deck", "AS AH AD AC"), ("stack", "")]);
    let mut s = rules.start();
    rules.proceed(&mut s, &mut dice, &mut ());
    assert_eq!(s.open.step, Step::Void);
    assert_eq!(rules.turn(&s), Turn::Proceed);
    assert!(rules.view(&s, Some(Seat(2))).hand.is_empty());
    rules.proceed(&mut s, &mut dice, &mut ());
    rules.proceed(&mut s, &mut dice, &mut ());
    assert_eq!(dice.met, ["deck", "deck", "stack"]);
    assert_eq!(s.open.step, Step::Play);
    assert_eq!(s.open.first, Seat(2));
    assert_eq!(s.open.stack_size, 32);
    assert!(rules.view(&s, Some(Seat(2))).hand.has(card("AS")));
    for city in &s.open.cities {
        assert_eq!((city.offices(), city.factories()), (1, 1));
    }
    // Diamonds make a deal void just as well, and it takes four players.
    let diamonds = spades.replace('S', "D");
    for (players, step) in [(4, Step::Void), (3, Step::Found)] {
        let rules = Industry { players, ..rules };
        let shuffle = ("deck", diamonds.as_str());
        let mut s = rules.start();
        rules.proceed(&mut s, &mut Stacked::new(&[shuffle]), &mut ());
        assert_eq!(s.open.step, step);
    }
}

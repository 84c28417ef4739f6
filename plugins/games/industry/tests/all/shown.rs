//! Presentation of Industry at the table: the money draft, the outcome of a choice, the majorities, the clock, the
//! count.

use kortlek_industry::{
    Industry,
    rules::{Action, State, worth},
    table::{DONE, MONEY, SPENT, STACK, STREETS, crane, street},
};
use kortlek_rules::{
    Arg, Card as _, Level, Luck, Message, Note, Rules, Seat, Seen, StopSignal, Text, Turn, Who,
    french::{Card, CardSet, DECK, Suit},
    game::First,
    presentation::{
        Beat, Confirm, Ground, IntendedAction, Item, Layout, Look, Pick, Picking, Picks, Piece,
        Place, Presentation, Scene, Sign, StepPresentation, Target, Zone, ZoneId,
    },
    session::{self, Setup},
    testing::scene_of,
};

const ME: Seat = Seat(0);

const TWO: Industry = Industry {
    players: 2,
    first: First::Seat(ME),
};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn pay(id: &str) -> Action {
    Action::Pay { card: card(id) }
}

fn build(id: &str) -> Action {
    Action::Build { card: card(id) }
}

fn act(s: &mut State, action: Action) {
    let seat = s.open.turn;
    TWO.act(s, seat, action, &mut ());
}

/// Goes on by itself, as after a turn.
fn proceed(s: &mut State) {
    TWO.proceed(s, &mut Luck::new(0), &mut ());
}

fn piece(card: Card) -> Target {
    Target::Piece(Piece::Card(card.face()))
}

fn pieces(ids: &str) -> Vec<Target> {
    cards(ids).into_iter().map(piece).collect()
}

/// Position with seat 0 at turn with this city and hand, against this city; the stack has this number of cards.
fn state(city: &str, hand: &str, other: &str, stack: usize) -> State {
    let [city, hand, other] = [city, hand, other].map(cards);
    let used = [&city[..], &hand, &other].concat();
    let rest = DECK.iter().filter(|c| !used.contains(c));
    let stack: Vec<Card> = rest.take(stack).collect();
    State::with_cities(&[&city, &other], &[&hand, &[]], &stack, ME)
}

fn alone(city: &str, hand: &str) -> State {
    state(city, hand, "TS 9D", 8)
}

/// Scene of seat 0 of two.
fn scene(s: &State) -> Scene<Action> {
    scene_of(&TWO, s, Some(ME), Picks::NONE)
}

/// The same with these cards marked.
fn marked(s: &State, marks: &str) -> Scene<Action> {
    scene_of(&TWO, s, Some(ME), Picks::marked(&pieces(marks)))
}

/// The same with these cards marked and a building picked.
fn building(s: &State, marks: &str, builds: &str) -> Scene<Action> {
    let picks = Picks {
        chosen: &[crane(card(builds))],
        marked: &pieces(marks),
    };
    scene_of(&TWO, s, Some(ME), picks)
}

/// The actions that are offered for picking this target.
fn offered(scene: &Scene<Action>, target: Target) -> Option<Vec<Action>> {
    let mut offers = scene.offers.iter();
    let found = offers.find(|offer| offer.gesture.is_made_by(&[target]));
    found.map(|offer| offer.actions.clone())
}

fn id(text: &Text) -> &str {
    match text {
        Text::Message(say) => &say.id,
        Text::Shown(_) => "",
    }
}

fn number(text: &Text, name: &str) -> i32 {
    let Text::Message(say) = text else {
        panic!("{text:?}")
    };
    match say.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Number(n))) => *n,
        _ => panic!("no number {name} in {say}"),
    }
}

fn zone(layout: &Layout, id: ZoneId) -> &Zone {
    layout.zone(id).unwrap_or_else(|| panic!("{id:?}"))
}

fn faces(zone: &Zone) -> Vec<String> {
    let face = |item: &Item| match item.piece {
        Piece::Card(face) => face.to_string(),
        other => format!("{other:?}"),
    };
    zone.items.iter().map(face).collect()
}

/// All sets of these cards.
fn sets(hand: &[Card]) -> Vec<Vec<Card>> {
    let all = 0..1_u32 << hand.len();
    let chosen = |bits: u32| {
        let cards = hand.iter().enumerate();
        let chosen = cards.filter(move |(k, _)| bits >> k & 1 == 1);
        chosen.map(|(_, card)| *card).collect()
    };
    all.map(chosen).collect()
}

#[test]
fn whatever_is_marked_in_whatever_order_the_payments_are_legal_and_none_is_missing() {
    let mut luck = Luck::new(4);
    let mut deck: Vec<Card> = DECK.iter().collect();
    let mut made = 0;
    for _ in 0..60 {
        luck.mix(&mut deck);
        let (hand, rest) = deck.split_at(1 + luck.below(6));
        let (city, rest) = rest.split_at(luck.below(14));
        let city: Vec<Card> = city.iter().copied().chain(rest[..2].to_vec()).collect();
        let s = State::with_cities(&[&city, &[]], &[hand, &[]], &rest[2..8], ME);
        let cost = u16::from(s.open.city().cost());
        for mut pays in sets(hand) {
            luck.mix(&mut pays);
            let marked: Vec<Target> = pays.iter().map(|c| piece(*c)).collect();
            let scene = scene_of(&TWO, &s, Some(ME), Picks::marked(&marked));
            for card in hand {
                let sum: u16 = pays.iter().map(|c| worth(*c)).sum();
                let room = s.open.city().factories() > 0;
                let can = !pays.contains(card) && sum >= cost && room;
                let built = offered(&scene, crane(*card));
                assert_eq!(built.is_some(), can, "{marked:?} {card} for {cost}");
                let Some(actions) = built else { continue };
                assert_eq!(actions.len(), pays.len() + 1);
                assert_eq!(actions.last(), Some(&Action::Build { card: *card }));
                let mut then = s;
                for action in actions {
                    assert!(TWO.is_legal(&then, ME, action), "{action:?}");
                    act(&mut then, action);
                }
                made += 1;
            }
        }
    }
    assert!(made > 500, "{made}");
}

#[test]
fn what_can_be_marked_is_what_can_pay_and_never_what_builds() {
    let marks = |s: &State| scene(s).draft.map_or(0, |draft| draft.marks.len());
    assert_eq!(marks(&alone("2S 4D", "KD 7H 9H 4C")), 4);
    // One card can't pay for itself, and two that are worth too little can't either.
    assert_eq!(marks(&alone("2S 4D", "KD")), 0);
    assert_eq!(marks(&alone("2S 4D", "4D 3C 2H")), 0);
    let s = alone("2S 4D", "KD 7H");
    let marks = scene(&s).draft.expect("a king pays").marks;
    let offers = marked(&s, "KD").offers;
    let decide: Vec<Target> = offers.iter().flat_map(|o| o.gesture.targets()).collect();
    assert!(decide.contains(&crane(card("7H"))));
    assert!(decide.iter().all(|target| !marks.contains(target)));
    // Nobody marks for others.
    for viewer in [Some(Seat(1)), None] {
        assert!(scene_of(&TWO, &s, viewer, Picks::NONE).draft.is_none());
    }
}

#[test]
fn a_card_carried_to_its_street_is_built_by_the_other_marks() {
    let s = alone("2S 4D", "KD 9H 4C");
    let to = |suit| Target::Zone(street(ME, suit));
    let offered = |marks: &str, target: Target| offered(&marked(&s, marks), target);
    let built = offered("KD 4C", to(Suit::Clubs)).expect("the king pays for the bank");
    assert_eq!(built, [pay("KD"), build("4C")]);
    let both = vec![pay("KD"), pay("9H"), build("4C")];
    assert_eq!(offered("KD 9H 4C", to(Suit::Clubs)), Some(both));
    // Only the last mark is carried, and only to its own street.
    assert_eq!(offered("KD 4C", to(Suit::Diamonds)), None);
    assert_eq!(offered("4C KD", to(Suit::Clubs)), None);
    let short = offered("9H 4C", to(Suit::Clubs));
    assert_eq!(short, None, "nine is not enough");
}

#[test]
fn to_pass_is_never_the_one_decision_left_while_money_is_marked() {
    let setup = Setup {
        options: serde_json::Map::new(),
        seed: 3,
        seats: vec![Who::Human, Who::bot(Level::Novice), Who::bot(Level::Novice)],
        names: ["You", "Elm", "Ash"].map(str::to_owned).to_vec(),
    };
    let mut session = session::open::<Industry>(setup).expect("three play");
    let mut looked = 0;
    while session.result().is_none() {
        if session.proceed() {
            continue;
        }
        let seat = session.owing().iter().next().expect("somebody decides");
        if seat != ME {
            let think = session.thinking(seat).expect("a bot sits there");
            let action = think(StopSignal::AtOnce).action;
            session.commit(seat, &action).expect("it is legal");
            continue;
        }
        let draft = session.scene_now(Picks::NONE).draft.clone();
        let mut picking = Picking::new(session.choices()).with_draft(draft.clone());
        for mark in draft.clone().map_or(Vec::new(), |draft| draft.marks) {
            assert_eq!(picking.pick(mark, Confirm::SinglePicks), Pick::Taken);
            let scene = session.scene_now(Picks::marked(picking.marked()));
            picking.renew(scene.offers.clone(), draft.clone());
            assert!(picking.decides() && picking.ripe().is_none());
            looked += 1;
        }
        picking.clear();
        picking.renew(session.choices(), draft);
        let pick = picking.pick(Target::Button(DONE), Confirm::SinglePicks);
        assert_eq!(pick, Pick::Taken);
        let done = picking.confirm().expect("it is complete").swap_remove(0);
        session.commit(seat, &done).expect("it is legal");
    }
    assert!(looked > 20, "{looked}");
}

#[test]
fn the_money_counts_while_it_is_marked_and_the_bar_says_what_is_missing() {
    let s = alone("2S 5S 9S 3C 8C 4D 6D", "KD 7H 9H 4C");
    let till = |marks: &str| {
        let layout = marked(&s, marks).foreseen.layout;
        let layout = layout.expect("something is marked");
        let till = zone(&layout, MONEY);
        let sum = till.tag.clone().expect("a sum").count;
        (sum.to_string(), faces(till).len())
    };
    assert_eq!(till("9H"), ("9".to_owned(), 1));
    assert_eq!(till("9H KD"), ("19".to_owned(), 2));
    assert_eq!(scene(&s).foreseen.layout, None);
    let says = |marks: &str| marked(&s, marks).prompt.line;
    let short = says("4C");
    assert_eq!((id(&short), number(&short, "short")), ("short-line", 4));
    assert_eq!(id(&says("9H")), "marked-line");
    assert_eq!(id(&says("KD 9H 7H 4C")), "keep-one");
    // A loss is announced before it happens.
    let with = |marks: &str, builds: &str| building(&s, marks, builds).prompt.line;
    let left = with("KD 9H", "4C");
    assert_eq!(id(&left), "left-line");
    assert_eq!((number(&left, "left"), number(&left, "next")), (11, 7));
    let lost = with("KD", "7H");
    assert_eq!((id(&lost), number(&lost, "left")), ("lost-line", 2));
    let exact = building(&alone("2S 4D", "KD 7H"), "KD", "7H");
    assert_eq!(id(&exact.prompt.line), "exact-line");
}

/// Zones but for the hand, whose cards keep their places until they have gone.
fn without_hand(layout: Layout) -> Vec<Zone> {
    let zones = layout.zones.into_iter();
    zones
        .filter(|zone| zone.id != ZoneId::of("hand", ME))
        .collect()
}

#[test]
fn what_is_foreseen_is_what_comes() {
    for (city, hand, pays, builds) in [
        ("2S 5S 9S 3C 8C 4D 6D", "KD 7H 9H 4C", "9H KD", "4C"),
        ("2S 4D", "KS QC 3D 5H", "QC KS", "3D"),
        ("2S 4D", "KS 4S AD", "KS", "4S"),
    ] {
        let mut s = alone(city, hand);
        let picked = building(&s, pays, builds);
        let foreseen = picked.foreseen.layout.expect("it can be foreseen");
        let scores = picked.foreseen.scores;
        let actions = offered(&marked(&s, pays), crane(card(builds)));
        let actions = actions.expect("it is paid for");
        for action in actions {
            act(&mut s, action);
        }
        let after = scene(&s).layout;
        assert_eq!(without_hand(foreseen.clone()), without_hand(after.clone()));
        let kept = |layout: &Layout| {
            let hand = zone(layout, ZoneId::of("hand", ME)).items.iter();
            let pieces = hand.map(|item| item.piece);
            pieces.filter(|piece| piece.is_card()).collect::<Vec<_>>()
        };
        assert_eq!(kept(&foreseen), kept(&after));
        let points: Vec<i32> = Seat::all(2).map(|seat| s.open.points(seat)).collect();
        assert_eq!(scores, points);
    }
    // Buildings that can't be paid for are not previewed.
    let short = building(&alone("2S 4D", "9H 4C"), "9H", "4C");
    assert!(short.foreseen.scores.is_empty());
}

#[test]
fn the_bill_tells_what_is_left_and_what_it_brings() {
    let s = alone("2S 4D", "KD QC 3D 5H");
    let facts = building(&s, "KD QC", "3D").facts;
    let value = |n: usize| facts[0].rows[n].value.to_string();
    // A second factory takes the lead from the other's one: one point and five.
    assert_eq!([0, 1, 2].map(value), ["20", "10", "+6"]);
    // Buildings that can't be paid for have none.
    let short = building(&s, "5H", "3D").facts;
    assert_eq!((facts.len(), short.len()), (3, 2));
}

#[test]
fn the_signs_say_who_has_most_and_the_counts_of_the_leaders_stand_out() {
    let layout = scene(&state("2S 3S 4D 5H", "KD", "TS 9D 8D", 8)).layout;
    let sign = |name| zone(&layout, ZoneId::common(name)).sign[1..].to_vec();
    let by = |n: u8| Sign::Words(Message::new("leads-by").with("n", n).into());
    assert_eq!(sign("most offices"), [Sign::who(ME), by(1)]);
    assert_eq!(sign("most factories"), [Sign::who(Seat(1)), by(1)]);
    assert_eq!(sign("most housing"), [Sign::who(ME), by(1)]);
    assert_eq!(sign("most banks"), [Sign::Words("none-yet".into())]);
    let tag = |seat: u8, suit| {
        let tag = zone(&layout, street(Seat(seat), suit)).tag.clone();
        let tag = tag.expect("a count");
        assert_eq!(tag.round.is_some(), tag.ahead, "in a wreath");
        (tag.count.to_string(), tag.ahead)
    };
    assert_eq!(tag(0, Suit::Spades), ("2".to_owned(), true));
    assert_eq!(tag(1, Suit::Spades), ("1".to_owned(), false));
    assert_eq!(tag(1, Suit::Diamonds), ("2".to_owned(), true));
    assert_eq!(tag(1, Suit::Clubs), ("0".to_owned(), false));
    let layout = scene(&alone("2S 4D", "KD")).layout;
    let tie = Sign::Words(Message::new("tie-at").with("n", 1_u8).into());
    assert_eq!(zone(&layout, ZoneId::common("most offices")).sign[1], tie);
}

#[test]
fn the_stack_stands_out_when_it_could_be_emptied_this_turn() {
    for (offices, stack, last) in [("2S", 1, true), ("2S", 2, false), ("2S 3S 4S", 3, true)] {
        let city = format!("{offices} 4D");
        let layout = scene(&state(&city, "KD 4C", "TS 9D", stack)).layout;
        let zone = zone(&layout, STACK);
        let clock = zone.dial.clone().expect("the clock");
        assert_eq!((clock.of, usize::from(clock.left)), (42, stack));
        assert_eq!(clock.next == clock.left, last);
        assert_eq!(id(&zone.caption) == "last-draw", last);
    }
    // An office that would be built draws, too.
    let picked = building(&state("2S 4D", "KD 4S", "TS 9D", 2), "KD", "4S");
    let then = picked.foreseen.layout.expect("it is paid for");
    let clock = zone(&then, STACK).dial.clone().expect("the clock");
    assert_eq!((clock.next, clock.left), (2, 2));
}

#[test]
fn every_town_has_its_row_and_only_the_own_hand_is_seen() {
    for players in 2..=4_u8 {
        let rules = Industry { players, ..TWO };
        let mut s = rules.start();
        let mut luck = Luck::new(7);
        while rules.turn(&s) == Turn::Proceed {
            rules.proceed(&mut s, &mut luck, &mut ());
        }
        for me in Seat::all(players.into()) {
            let layout = scene_of(&rules, &s, Some(me), Picks::NONE).layout;
            let top = |seat: Seat| match zone(&layout, street(seat, Suit::Spades)).place {
                Place::Board(part) => part.at[1],
                other => panic!("{other:?}"),
            };
            // As the panels lie: the next seat above the own, and so on upwards.
            let mut seat = me;
            for _ in 1..players {
                let next = seat.left(players.into());
                assert!(top(next) < top(seat), "{players} {me:?} {next:?}");
                seat = next;
            }
            for (zone, item) in layout.pieces() {
                let others = zone.id.name == "hand" && zone.id.seat != Some(me);
                let hidden = matches!(item.piece, Piece::Back(_)) && zone.id != STACK;
                assert_eq!(others, hidden);
            }
            let hand = zone(&layout, ZoneId::of("hand", me)).items.iter();
            let own: CardSet = hand
                .filter_map(|item| Target::Piece(item.piece).french())
                .collect();
            assert_eq!(own, rules.view(&s, Some(me)).hand);
        }
        // An onlooker sees no hand.
        let layout = scene_of(&rules, &s, None, Picks::NONE).layout;
        let hands = layout.zones.iter().filter(|zone| zone.id.name == "hand");
        let mut held = hands.flat_map(|zone| &zone.items);
        assert!(held.all(|item| matches!(item.piece, Piece::Back(_))));
    }
}

#[test]
fn hammers_lie_on_the_cards_as_long_as_something_can_be_built() {
    let hammers = |s: &State| {
        let layout = scene(s).layout;
        let items = &zone(&layout, ZoneId::of("hand", ME)).items;
        items.iter().filter(|item| !item.piece.is_card()).count()
    };
    let mut s = alone("2S 4D", "KS QC 3D 5H");
    assert_eq!(hammers(&s), 4);
    for id in ["KS", "QC"] {
        act(&mut s, pay(id));
    }
    let mut limit = s;
    act(&mut s, build("3D"));
    assert_eq!(hammers(&s), 1, "a factory makes room");
    act(&mut limit, build("5H"));
    assert_eq!(hammers(&limit), 0);
    assert_eq!(hammers(&alone("2S 4D", "KD")), 0);
}

#[test]
fn a_pick_that_can_t_be_made_is_told_why() {
    let said = |s: &State, marks: &str, target: Target| {
        let scene = marked(s, marks);
        let view = TWO.view(s, Some(ME));
        match scene.intended(target).expect("something is said") {
            IntendedAction::Action(action) => Text::from(TWO.refusal(&view, ME, *action).0),
            IntendedAction::Nothing(text) => text.clone(),
        }
    };
    let why = |s: &State, marks: &str, target: Target| id(&said(s, marks, target)).to_owned();
    let s = alone("2S 4D", "KD 7H 4C");
    assert_eq!(why(&s, "", crane(card("4C"))), "no-build-unpaid");
    // Marked cards count.
    let short = said(&s, "7H", crane(card("4C")));
    assert_eq!(id(&short), "no-build-unpaid");
    assert_eq!(number(&short, "short"), 3);
    let meant = marked(&s, "7H");
    let meant = meant.intended(crane(card("4C")));
    let is_told = matches!(meant, Some(IntendedAction::Nothing(_)));
    assert!(is_told, "marks are no payments yet");
    assert_eq!(why(&s, "KD", crane(card("KD"))), "pays-already");
    let zones = [
        (STACK, "stack-clock"),
        (MONEY, "money-how"),
        (SPENT, "spent-stays"),
        (street(ME, Suit::Clubs), "build-how"),
        (street(Seat(1), Suit::Clubs), "others-town"),
    ];
    for (zone, said) in zones {
        assert_eq!(why(&s, "", Target::Zone(zone)), said);
    }
    assert_eq!(why(&s, "", piece(card("2S"))), "built-stays");
    assert_eq!(why(&s, "", Target::Seat(Seat(1))), "others-town");
    let one = alone("2S 4D", "KD");
    assert_eq!(why(&one, "", piece(card("KD"))), "no-pay-last-card");
    let poor = alone("2S 4D", "4C 3C");
    assert_eq!(why(&poor, "", piece(card("4C"))), "no-pay-poor");
    let mut s = alone("2S 4D", "KD 7H 4C");
    act(&mut s, pay("KD"));
    assert_eq!(why(&s, "", Target::Button(DONE)), "no-done-unbuilt");
    act(&mut s, build("7H"));
    assert_eq!(why(&s, "", piece(card("4C"))), "no-build-limit");
}

/// Presentation of this action.
fn told(s: &mut State, action: Action) -> StepPresentation {
    let before = TWO.view(s, Some(ME));
    let made = Some((s.open.turn, Seen::Open(action)));
    act(s, action);
    TWO.tell(&before, made, &[], &TWO.view(s, Some(ME)), ME)
}

#[test]
fn the_card_paid_last_lies_on_top_of_the_spent_ones() {
    let mut s = alone("2S 4D", "KS QC 3D 5H");
    let top = |s: &State| {
        let spent = scene(s).layout;
        let spent = spent.zone(SPENT).expect("the spent cards");
        spent.items.last().map(|item| item.piece)
    };
    let king = Some(Piece::Card(card("KC").face()));
    assert_eq!(top(&s), king, "none is known");
    for action in [pay("KS"), pay("QC"), build("3D"), Action::Done {}] {
        act(&mut s, action);
    }
    let queen = Some(Piece::Card(card("QC").face()));
    assert_eq!(top(&s), queen);
    proceed(&mut s);
    assert_eq!(top(&s), queen, "also in the next turn");
}

#[test]
fn a_turn_is_told_with_its_sum_and_who_takes_the_lead() {
    let mut s = state("2S 4D", "KS QC 3D 5H", "TS 9D", 1);
    let paid = told(&mut s, pay("KS"));
    assert!(paid.lines.is_empty(), "the sum is told with the building");
    told(&mut s, pay("QC"));
    let built = told(&mut s, build("3D"));
    let [line, lead] = &built.lines[..] else {
        panic!("{built:?}")
    };
    assert_eq!((number(&line.words, "paid"), line.faces.len()), (20, 3));
    let ids = [id(&line.heading), id(&lead.words)];
    assert_eq!(ids, ["heading", "leads-log"]);
    let standing = ["most", "second"].map(|name| number(&lead.words, name));
    assert_eq!(standing, [2, 1], "and by what");
    let second = told(&mut s, build("5H"));
    assert_eq!(number(&second.lines[0].words, "paid"), 0, "once is enough");
    assert!(second.lines[0].heading.is_empty());
    assert!(told(&mut s, Action::Done {}).lines.is_empty());
    // The last card is drawn: the bell.
    let before = TWO.view(&s, Some(ME));
    proceed(&mut s);
    let drew = TWO.tell(&before, None, &[], &TWO.view(&s, Some(ME)), ME);
    assert_eq!(id(&drew.lines[0].words), "drew-last");
    assert_eq!(drew.lines[0].faces.len(), 1);
    let beats = &drew.stages[0].beats[..];
    assert!(matches!(beats, [Beat::Cue(_), Beat::Banner(_)]));
    // A pass is told, and change that is lost.
    let mut s = alone("2S 4D", "KS QC 3D 5H");
    let passed = told(&mut s, Action::Done {});
    assert_eq!(id(&passed.lines[0].words), "pass.done");
    let mut s = alone("2S 4D", "KS QC 3D 5H");
    for action in [pay("KS"), pay("QC"), build("5H")] {
        told(&mut s, action);
    }
    let lost = told(&mut s, Action::Done {});
    assert_eq!(number(&lost.lines[0].words, "n"), 10);
}

#[test]
fn what_was_built_in_the_last_turn_is_marked_until_the_next() {
    let mut s = alone("2S 4D", "KS QC 3D 5H");
    let last = |s: &State| {
        let layout = scene(s).layout;
        let items = layout.pieces().map(|(_, item)| item);
        let lit = items.filter(|item| item.look == Look::Last(ME));
        lit.filter_map(|item| Target::Piece(item.piece).french())
            .collect::<Vec<Card>>()
    };
    for action in [pay("KS"), build("5H"), Action::Done {}] {
        act(&mut s, action);
    }
    proceed(&mut s);
    assert_eq!((last(&s), s.open.turn_number), (vec![card("5H")], 2));
    act(&mut s, Action::Done {});
    proceed(&mut s);
    assert!(last(&s).is_empty(), "its own turn has come again");
}

/// The position before the count of these cities, since the stack runs out.
fn before_count(city: &str, other: &str) -> State {
    let mut s = state(city, "KD", other, 1);
    act(&mut s, Action::Done {});
    proceed(&mut s);
    s
}

/// Counts, and gives the presentation of it.
fn count(s: &mut State) -> StepPresentation {
    let before = TWO.view(s, Some(ME));
    let mut notes: Vec<Note> = Vec::new();
    TWO.proceed(s, &mut Luck::new(0), &mut notes);
    TWO.tell(&before, None, &notes, &TWO.view(s, Some(ME)), ME)
}

#[test]
fn the_count_goes_street_by_street_and_adds_up() {
    let mut s = before_count("2S 3S 4D 5H 6H", "TS 9D 8D 7C");
    let shown_before = scene(&s);
    let told = count(&mut s);
    let stages = told.stages.len();
    assert_eq!(stages, 8, "four streets of buildings, four majorities");
    let mut counted = [0; 2];
    for (n, stage) in told.stages.iter().enumerate() {
        let layout = stage.layout.as_ref().expect("a street is lit");
        for (k, suit) in STREETS.into_iter().enumerate() {
            for seat in 0..2 {
                let lit = zone(layout, street(Seat(seat), suit)).ground == Ground::Lit;
                assert_eq!(lit, k == n % 4);
            }
        }
        for beat in &stage.beats {
            if let Beat::Score(seat, line) = beat {
                counted[seat.index()] += line.points;
            }
        }
    }
    // The panels count up from nothing to the result.
    let payoff = TWO.payoff(&s);
    let shown = |scene: &Scene<Action>| [0, 1].map(|n| scene.panels[n].score);
    assert_eq!(shown(&shown_before), [Some(0); 2]);
    assert_eq!(shown(&scene(&s)), counted.map(Some));
    assert_eq!(counted, payoff.scores());
    for stage in &told.stages[4..] {
        assert_eq!(id(&stage.line), "most-line");
    }
    assert_eq!(told.lines.len(), 2 + 4);
    // A tie is told, and brings nothing.
    let mut s = before_count("2S 4D", "TS 9D");
    for stage in &count(&mut s).stages[4..] {
        assert_eq!(id(&stage.line), "tie-line");
        let scores = |beat: &Beat| matches!(beat, Beat::Score(..));
        assert!(!stage.beats.iter().any(scores));
    }
    assert_eq!(id(&scene(&s).ending), "ending-shared");
}

#[test]
fn the_button_says_what_ending_the_turn_brings_and_loses() {
    let button = |s: &State| {
        let [button] = &scene(s).buttons[..] else {
            panic!("one button")
        };
        let [words, note] = [&button.words, &button.note].map(|text| id(text).to_owned());
        (words, note, number(&button.note, "n"))
    };
    let mut s = alone("2S 3S 4D", "KS QC 3D 5H");
    assert_eq!(button(&s), ("pass-button".into(), "note-draw".into(), 2));
    for action in [pay("KS"), pay("QC"), build("5H")] {
        act(&mut s, action);
    }
    assert_eq!(button(&s), ("done-button".into(), "note-lost".into(), 2));
    let other = scene_of(&TWO, &s, Some(Seat(1)), Picks::NONE);
    assert!(other.buttons.is_empty());
}

#[test]
fn a_panel_says_of_what_its_points_are_made() {
    let s = state("2S 3S 4D 5H", "KD", "TS 9D 8D", 8);
    let note = |seat: Seat| scene(&s).panels[seat.index()].status.note.clone();
    for seat in Seat::all(2) {
        let note = note(seat);
        assert_eq!(id(&note), ["parts", "engine"][seat.index()]);
        let sum = number(&note, "built") + number(&note, "most");
        assert_eq!(sum, s.open.points(seat));
    }
    let own = note(ME);
    assert_eq!((number(&own, "built"), number(&own, "most")), (5, 10));
    assert_eq!(number(&note(Seat(1)), "builds"), 2);
}

#[test]
fn hammers_stand_apart_above_their_cards_however_many_there_are() {
    let deck: Vec<Card> = DECK.iter().collect();
    for n in 2..=20 {
        let s = State::with_cities(&[&deck[..4], &[]], &[&deck[52 - n..], &[]], &deck[4..9], ME);
        let layout = scene(&s).layout;
        let items = &zone(&layout, ZoneId::of("hand", ME)).items;
        assert_eq!(items.len(), 2 * n);
        for pair in items.chunks(2) {
            let [card, hammer] = pair else {
                panic!("a card and its hammer")
            };
            assert!(card.piece.is_card() && card.cell == hammer.cell);
            let builds = Target::Piece(card.piece).french().map(crane);
            assert_eq!(Some(Target::Piece(hammer.piece)), builds);
            // In hundredths of a cell: no hammer reaches its neighbour, and each stands higher than its card.
            assert!(hammer.pose.size <= 100, "{n}: {:?}", hammer.pose);
            let top = card.pose.at[1] - 7 * i32::from(card.pose.size) / 10;
            assert!(hammer.pose.at[1] < top, "{n}");
            // The visible part of a card shows its index.
            assert!(card.pose.size <= 130, "{n}");
        }
    }
}

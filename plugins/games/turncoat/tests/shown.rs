//! What the table shows of Turncoat: nothing that gives the turncoat away, the reveal card by card, what a choice and an
//! accusation would bring.

use kortlek_rules::{
    Arg, Card as _, Deck, Luck, Match, Message, Rules, Seat, Seen, Text,
    french::{Card, CardSet},
    game::First,
    presentation::{
        Beat, Gesture, IntendedAction, Item, Label, Layout, Look, Piece, Presentation, Sign, Stage,
        StepPresentation, StopState, Target, Zone,
    },
};
use kortlek_turncoat::{
    Turncoat,
    rules::{Action, State, Step, View, succeeds, total},
    table::{
        COUNT, DECK, DISCARDS, LAMPS, LOOK, MISSION, MIXED, ROAD, SHEET, Walk, accuse, candidate,
        finger, hand, identity, slot, stop,
    },
};

const ME: Seat = Seat(0);

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn rules(players: u8) -> Turncoat {
    Turncoat {
        players,
        first: First::Seat(ME),
    }
}

/// Four hands, a deck, identities: the leader looks for candidates next.
fn table(identities: &str, leader: u8) -> State {
    let hands = [
        "9H 4H 2S KD AC",
        "8H 3S 3D QS 6C",
        "7H 5S 4D QH 7C",
        "6H 6S 5D JC 8C",
    ];
    let hands = hands.map(|ids| cards(ids).into_iter().collect::<CardSet>());
    let deck = cards("JS 5H 9S 2D 3H AS AD 2H 2C 3C 4C 5C 9C 9D 8D 7D");
    let identities = cards(identities);
    State::with_table(
        &identities,
        &hands[..identities.len().min(4)],
        &deck,
        Seat(leader),
    )
}

fn proceed(rules: &Turncoat, s: &mut State) {
    rules.proceed(s, &mut Luck::new(4), &mut ());
}

/// The mission 5H lies, and everybody is about to lay a card.
fn laying(identities: &str) -> (Turncoat, State) {
    let rules = rules(4);
    let mut s = table(identities, 0);
    proceed(&rules, &mut s);
    let choose = Action::Choose { card: card("5H") };
    rules.act(&mut s, ME, choose, &mut ());
    (rules, s)
}

fn commit(id: &str) -> Action {
    Action::Commit { card: card(id) }
}

/// All have laid these cards, in seat order.
fn laid(ids: &str) -> (Turncoat, State) {
    let (rules, mut s) = laying("TS TH X1 TD");
    for (seat, card) in cards(ids).into_iter().enumerate() {
        rules.act(&mut s, Seat(seat as u8), Action::Commit { card }, &mut ());
    }
    (rules, s)
}

fn view(rules: &Turncoat, s: &State, seat: u8) -> View {
    rules.view(s, Some(Seat(seat)))
}

fn piece(id: &str) -> Target {
    Target::Piece(Piece::Card(card(id).face()))
}

fn zone(layout: &Layout, id: kortlek_rules::presentation::ZoneId) -> &Zone {
    layout
        .zone(id)
        .unwrap_or_else(|| panic!("no zone {id:?} on the table"))
}

fn id(text: &Text) -> &str {
    text.as_str()
}

fn arg<'a>(text: &'a Text, name: &str) -> &'a Arg {
    let Text::Message(say) = text else {
        panic!("{text:?}")
    };
    let found = say.args.iter().find(|(arg, _)| *arg == name);
    &found.unwrap_or_else(|| panic!("no {name} in {say}")).1
}

fn slots(layout: &Layout) -> Vec<&Item> {
    (0..5).flat_map(|k| &zone(layout, slot(k)).items).collect()
}

fn face(item: &Item) -> Option<Card> {
    match item.piece {
        Piece::Card(kortlek_rules::Face::French(card)) if item.face_up => Some(card),
        _ => None,
    }
}

/// The layout with the own side taken out, which alone may differ.
fn without_side(mut layout: Layout) -> Layout {
    for zone in &mut layout.zones {
        if zone.id == identity(ME) {
            assert!(zone.items.iter().all(|item| !item.face_up));
            zone.items.clear();
        }
        let own = [LOOK, identity(ME)].contains(&zone.id);
        if let Some(look) = zone.look_back.as_mut().filter(|_| own) {
            assert!(look.peek, "it is seen only as long as it is held");
            look.cards.clear();
            look.line.clear();
        }
    }
    layout
}

#[test]
fn nothing_on_the_screen_tells_the_turncoat_from_a_loyal_player() {
    for leads in [true, false] {
        let at = |identities| {
            if leads {
                let rules = rules(4);
                let mut s = table(identities, 0);
                proceed(&rules, &mut s);
                (rules, s)
            } else {
                laying(identities)
            }
        };
        let (rules, loyal) = at("TS TH X1 TD");
        let (_, traitor) = at("X1 TH TS TD");
        let (a, b) = (view(&rules, &loyal, 0), view(&rules, &traitor, 0));
        assert_ne!(a, b);
        assert_eq!(
            without_side(rules.layout(&a, ME)),
            without_side(rules.layout(&b, ME))
        );
        assert_eq!(rules.prompt(&a, ME), rules.prompt(&b, ME));
        assert_eq!(rules.buttons(&a, ME, &[]), rules.buttons(&b, ME, &[]));
        for seat in Seat::all(4) {
            assert_eq!(rules.status(&a, seat, ME), rules.status(&b, seat, ME));
        }
        assert_eq!(rules.draft(&a, ME), rules.draft(&b, ME));
        let draft = rules.draft(&a, ME).expect("it is the viewer's decision");
        assert_eq!(draft.marks.len(), 3);
        let pointed = [Target::Zone(finger(Seat(2)))];
        assert_eq!(
            rules.drafted(&a, ME, &pointed),
            rules.drafted(&b, ME, &pointed)
        );
        for chosen in [vec![], vec![accuse(Seat(2))], vec![piece("4H")]] {
            assert_eq!(
                rules.prompt_after(&a, ME, &chosen),
                rules.prompt_after(&b, ME, &chosen)
            );
            assert_eq!(rules.aids(&a, ME, &chosen), rules.aids(&b, ME, &chosen));
            assert_eq!(
                rules.previews(&a, ME, &chosen),
                rules.previews(&b, ME, &chosen)
            );
        }
        // No choice that can be picked is missing either: accusing is offered apart from the legal actions.
        let gestures = |s: &State, v: &View| -> Vec<Gesture> {
            let mut legal = Vec::new();
            rules.legal(s, ME, &mut legal);
            let all = legal.into_iter().map(|a| rules.gesture(v, ME, a));
            all.filter(|gesture| !gesture.is_empty()).collect()
        };
        assert_eq!(gestures(&loyal, &a), gestures(&traitor, &b));
    }
}

#[test]
fn an_accusation_tells_its_stake_before_it_is_made_and_only_the_turncoats_is_refused() {
    for (identities, loyal) in [("TS TH X1 TD", true), ("X1 TH TS TD", false)] {
        let (rules, s) = laying(identities);
        let v = view(&rules, &s, 0);
        let offered = rules.drafted(&v, ME, &[Target::Zone(finger(Seat(2)))]);
        let accusation = Action::Accuse { seat: Seat(2) };
        let (actions, gesture, words) = offered.last().expect("whom is pointed at is offered");
        assert_eq!(actions, &[accusation]);
        assert_eq!(*gesture, Gesture::path([accuse(Seat(2))]));
        assert_eq!(*words, Message::new("accuse").with("who", Seat(2)));
        // The five cards can still be laid.
        assert_eq!(offered.len(), 6);
        // Pointing tells the stake already, to the turncoat too; a card that is picked speaks for itself.
        let pointed = [Target::Zone(finger(Seat(2)))];
        let stake = rules.prompt_after(&v, ME, &[accuse(Seat(2))]);
        assert_eq!(rules.prompt_after(&v, ME, &pointed), stake);
        let card = v.hands[0].and_then(|hand| hand.iter().next());
        let card = Target::Piece(Piece::Card(card.expect("a hand").face()));
        let with_card = rules.prompt_after(&v, ME, &[card, pointed[0]]);
        assert_ne!(id(&with_card.title), "accuse-title");
        assert_eq!(
            (id(&stake.title), id(&stake.line)),
            ("accuse-title", "accuse-line")
        );
        assert_eq!(arg(&stake.title, "who"), &Arg::Seat(Seat(2)));
        // With four players there is always a turncoat.
        assert_eq!(arg(&stake.line, "all-loyal"), &Arg::Number(0));
        let aid = &rules.aids(&v, ME, &[accuse(Seat(2))])[0];
        let values: Vec<&str> = aid.rows.iter().map(|row| id(&row.value)).collect();
        assert_eq!(values, ["stake-team", "stake-turncoat", "stake-share"]);
        assert_eq!(rules.is_legal(&s, ME, accusation), loyal);
        if !loyal {
            let why = rules.refusal(&v, ME, accusation).0;
            assert_eq!(why.id, "no-accusing-as-turncoat");
        }
    }
    // Two can be pointed at, and nobody is offered twice.
    let (rules, s) = laying("TS TH X1 TD");
    let v = view(&rules, &s, 0);
    let both = [1, 3].map(|seat| Target::Zone(finger(Seat(seat))));
    assert_eq!(rules.drafted(&v, ME, &both).len(), 7);
    assert_eq!(rules.drafted(&v, ME, &[]).len(), 5);
}

#[test]
fn a_hint_to_accuse_shows_whom_and_says_why() {
    let (rules, mut s) = laid("4H QS QH 6H");
    proceed(&rules, &mut s);
    proceed(&rules, &mut s);
    proceed(&rules, &mut s);
    proceed(&rules, &mut s);
    let v = view(&rules, &s, 0);
    let accusation = Action::Accuse { seat: Seat(2) };
    assert_eq!(
        rules.moves(&v, ME, accusation),
        [Target::Zone(finger(Seat(2)))]
    );
    let why = rules.why(&v, ME, accusation);
    assert_eq!(id(&why), "why-accuse");
    let chance = |seat| match arg(&rules.why(&v, ME, Action::Accuse { seat }), "n") {
        Arg::Number(n) => *n,
        other => panic!("{other:?}"),
    };
    let all: i32 = (1..4).map(|seat| chance(Seat(seat))).sum();
    assert!((98..=102).contains(&all), "{all} % in all");
    assert!(rules.why(&v, ME, commit("4H")).is_empty());
    // The turncoat knows, and reckons nothing.
    let (_, s) = laying("X1 TH TS TD");
    let v = view(&rules, &s, 0);
    assert!(rules.why(&v, ME, accusation).is_empty());
}

#[test]
fn with_fewer_than_four_nobody_may_be_the_turncoat() {
    let rules = Turncoat {
        players: 2,
        first: First::Seat(ME),
    };
    let mut game = Match::new(rules, 3);
    game.settle();
    let v = rules.view(game.now(), Some(ME));
    let chosen = [accuse(Seat(1))];
    let stake = rules.prompt_after(&v, ME, &chosen);
    assert_eq!(arg(&stake.line, "all-loyal"), &Arg::Number(1));
    let aid = &rules.aids(&v, ME, &chosen)[0];
    assert!(
        aid.rows
            .iter()
            .any(|row| id(&row.value) == "stake-all-lose")
    );
    let share = &aid.rows.last().expect("there are rows").value;
    assert_eq!(arg(share, "n"), &Arg::Number(2));
}

#[test]
fn the_own_side_is_looked_at_and_nobody_elses() {
    let (rules, s) = laying("TS TH X1 TD");
    let layout = rules.layout(&view(&rules, &s, 0), ME);
    let look = zone(&layout, LOOK).look_back.as_ref().expect("one's own");
    assert!(look.peek && look.cards[0].face == card("TS").face());
    assert_eq!(id(&look.cards[0].words), "role-loyal");
    // The card itself can be held, too; the button beside it has the words.
    let held = zone(&layout, identity(ME)).look_back.as_ref();
    let held = held.expect("one's own");
    assert!(held.peek && held.cards == look.cards && held.title.is_empty());
    for seat in 1..4 {
        let side = zone(&layout, identity(Seat(seat)));
        assert_eq!(side.items, [Item::back(Deck::French)]);
        assert!(side.look_back.is_none());
    }
    // An onlooker has none.
    let layout = rules.layout(&rules.view(&s, None), ME);
    assert!(layout.zone(LOOK).is_none());
    assert_eq!(
        zone(&layout, identity(ME)).items,
        [Item::back(Deck::French)]
    );
}

#[test]
fn nothing_tells_who_of_the_others_was_quick() {
    let (rules, mut s) = laying("TS TH X1 TD");
    let before = view(&rules, &s, 0);
    let action = commit("QS");
    rules.act(&mut s, Seat(1), action, &mut ());
    let after = view(&rules, &s, 0);
    assert_ne!(before, after);
    assert_eq!(rules.layout(&before, ME), rules.layout(&after, ME));
    assert_eq!(rules.prompt(&before, ME), rules.prompt(&after, ME));
    for seat in Seat::all(4) {
        let status = |v| rules.status(v, seat, ME);
        assert_eq!(status(&before), status(&after));
    }
    let told = rules.tell(&before, Some((Seat(1), Seen::Hidden)), &[], &after, ME);
    assert!(told.lines.is_empty());
    assert!(told.stages.iter().all(|stage| stage.beats.is_empty()));
}

#[test]
fn what_a_choice_would_bring_is_what_comes() {
    let rules = rules(4);
    let mut s = table("TS TH X1 TD", 0);
    proceed(&rules, &mut s);
    let v = view(&rules, &s, 0);
    let choose = Action::Choose { card: card("5H") };
    let path: Vec<Target> = rules.gesture(&v, ME, choose).targets().collect();
    assert_eq!(path, [piece("5H"), Target::Zone(MISSION)]);
    let then = rules
        .outcome(&v, ME, &path[..1])
        .expect("it can be foreseen");
    rules.act(&mut s, ME, choose, &mut ());
    let now = rules.layout(&view(&rules, &s, 0), ME);
    assert_eq!(zone(&then, MISSION), zone(&now, MISSION));

    let v = view(&rules, &s, 0);
    let path: Vec<Target> = rules.gesture(&v, ME, commit("9H")).targets().collect();
    assert_eq!(path, [piece("9H"), Target::Zone(slot(0))]);
    let then = rules.outcome(&v, ME, &path).expect("it can be foreseen");
    rules.act(&mut s, ME, commit("9H"), &mut ());
    let now = rules.layout(&view(&rules, &s, 0), ME);
    assert_eq!(zone(&then, hand(ME)), zone(&now, hand(ME)));
    let pieces = |l: &Layout| slots(l).iter().map(|i| i.piece).collect::<Vec<_>>();
    assert_eq!(pieces(&then), pieces(&now));
    assert!(!slots(&now)[0].face_up, "it lies face down");
    for nothing in [vec![], vec![piece("8H")], vec![accuse(Seat(1))]] {
        assert_eq!(rules.outcome(&v, ME, &nothing), None);
    }
}

#[test]
fn each_card_of_the_hand_says_what_it_brings() {
    let (rules, s) = laying("TS TH X1 TD");
    let v = view(&rules, &s, 0);
    let previews = rules.previews(&v, ME, &[]);
    let says = |id: &str| {
        let found = previews.iter().find(|p| p.target == piece(id));
        match &found.expect("every card of the hand").label {
            Label::Text(text) => text.to_string(),
            other => panic!("{other:?}"),
        }
    };
    for (id, label) in [("9H", "+9"), ("4H", "+4"), ("2S", "−2"), ("AC", "−1")] {
        assert_eq!(says(id), label);
    }
    assert_eq!(says("KD"), "spy-fails");
    let line = |id| rules.prompt_after(&v, ME, &[piece(id)]).line;
    assert_eq!(id(&line("9H")), "lay-enough-line");
    assert_eq!(arg(&line("4H"), "n"), &Arg::Number(1));
    assert_eq!(arg(&line("2S"), "n"), &Arg::Number(7));
    assert_eq!(id(&line("KD")), "lay-spy-line");
    // Hearts from high to low, then the others, spies last and marked.
    let own: Vec<String> = zone(&rules.layout(&v, ME), hand(ME))
        .items
        .iter()
        .filter_map(face)
        .map(|card| card.to_string())
        .collect();
    assert_eq!(own, ["9H", "4H", "AC", "2S", "KD"]);
}

#[test]
fn the_number_that_matters_stands_beside_the_table() {
    let (rules, s) = laying("TS TH X1 TD");
    let v = view(&rules, &s, 0);
    let value = |chosen: &[Target], label: &str| {
        let aid = rules.aids(&v, ME, chosen).remove(0);
        let row = aid.rows.into_iter().find(|row| id(&row.label) == label);
        row.map(|row| (row.value.to_string(), row.faces.len()))
    };
    assert_eq!(value(&[], "aid-needed"), Some(("5".to_owned(), 0)));
    assert_eq!(value(&[], "aid-best"), Some(("+9".to_owned(), 0)));
    let four = [piece("4H")];
    assert_eq!(value(&four, "aid-yours"), Some(("+4".to_owned(), 0)));
    assert_eq!(value(&four, "aid-still"), Some(("1".to_owned(), 0)));
    assert_eq!(
        value(&[piece("9H")], "aid-spare"),
        Some(("4".to_owned(), 0))
    );
    assert_eq!(value(&[piece("KD")], "aid-still"), None);
    // Everything lies face up but what is in the deck and in the other hands.
    let hearts = value(&[], "suit-unseen").expect("the suit of the mission");
    assert_eq!(hearts, ("2 3 6 7 8".to_owned(), 5));
    let spies = value(&[], "spies-unseen").expect("the spies");
    assert_eq!(spies, ("3".to_owned(), 3));
}

/// The steps of the reveal of these cards, with the position after it.
fn reveal(ids: &str) -> (Turncoat, View, View, StepPresentation) {
    let (rules, mut s) = laid(ids);
    let before = view(&rules, &s, 0);
    proceed(&rules, &mut s);
    let after = view(&rules, &s, 0);
    assert_eq!(after.open.step, Step::Score);
    let told = rules.tell(&before, None, &[], &after, ME);
    (rules, before, after, told)
}

/// The walk along the line, all faces seen.
fn walk(layout: &Layout, looked_at: Option<Target>) -> Option<Walk> {
    Walk::of(layout, ME, looked_at, |_| true)
}

fn shown(stage: &Stage) -> &Layout {
    stage.layout.as_ref().expect("a stage of its own")
}

#[test]
fn the_cards_are_turned_up_one_by_one_while_the_total_counts() {
    let (rules, before, after, told) = reveal("4H 3S 4D 6H");
    let revealed = after.open.revealed();
    assert!(total(card("5H"), revealed).is_some());
    let [joined, mixed, spread, turns @ .., last] = &told.stages[..] else {
        panic!("{told:?}")
    };
    // All places are full, one's own card still lies where it was laid.
    let full = slots(shown(joined));
    assert_eq!(full.len(), 5);
    assert_eq!(full[0].piece, Piece::Card(card("4H").face()));
    let deck = |l: &Layout| zone(l, DECK).items.len();
    assert_eq!(deck(shown(joined)) + 1, deck(&rules.layout(&before, ME)));
    // Shuffled, nothing tells any more whose is whose, not even one's own.
    let backs = |items: &[Item]| items.iter().all(|i| *i == Item::back(Deck::French));
    assert_eq!(zone(shown(mixed), MIXED).items.len(), 5);
    assert!(backs(&zone(shown(mixed), MIXED).items));
    assert!(slots(shown(spread)).iter().all(|i| face(i).is_none()));
    assert!((0..5).all(|k| id(&zone(shown(spread), slot(k)).title) == "?"));
    // What it has come to is not told before it is seen.
    let sums = |layout: &Layout| -> Vec<i32> {
        let sign = zone(layout, COUNT).sign.iter();
        let sums = sign.filter_map(|part| match part {
            Sign::Sum(sum) => Some(*sum),
            _ => None,
        });
        sums.collect()
    };
    for stage in [joined, mixed, spread] {
        assert!(sums(shown(stage)).is_empty());
    }
    assert_eq!(turns.len(), 5);
    for (k, stage) in turns.iter().enumerate() {
        let layout = shown(stage);
        let up: Vec<Card> = slots(layout).into_iter().filter_map(face).collect();
        assert_eq!(up, revealed[..=k]);
        let sum = total(card("5H"), &up).expect("no spy among them");
        assert_eq!(sums(layout), [sum]);
        let walk = walk(layout, None).expect("the mission lies");
        assert_eq!((walk.total(), walk.need()), (sum, 5));
        // The bar tells a card's worth when it has been seen, with the next one.
        let before = total(card("5H"), &up[..k]).expect("no spy among them");
        assert_eq!(arg(&stage.line, "total"), &Arg::Number(before));
    }
    assert!(last.layout.is_none());
    // Facts beside the table don't tell of cards before they are turned up.
    assert_eq!(rules.aids(&before, ME, &[]), rules.aids(&after, ME, &[]));
    // One's own card is named once it is up.
    let layout = rules.layout(&after, ME);
    let own = (0..5).find(|k| face(&zone(&layout, slot(*k)).items[0]) == Some(card("4H")));
    let own = own.expect("the card was revealed");
    assert_eq!(id(&zone(&layout, slot(own)).title), "slot-of");
    assert!((0..5).all(|k| k == own || id(&zone(&layout, slot(k)).title) == "?"));
    // What it comes to is told while the cards lie there.
    let lines: Vec<&str> = told.lines.iter().map(|line| id(&line.words)).collect();
    assert_eq!(lines, ["log-counted", "log-judged"]);
    assert_eq!(told.lines[0].faces.len(), 5);
}

#[test]
fn a_spy_stops_the_count() {
    let (rules, _, after, told) = reveal("9H QS 7H 6H");
    let revealed = after.open.revealed();
    let spy = revealed.iter().position(|card| *card == self::card("QS"));
    let spy = spy.expect("it was revealed");
    let turned: Vec<usize> = told
        .stages
        .iter()
        .filter_map(|stage| stage.layout.as_ref())
        .filter(|layout| layout.zone(slot(0)).is_some())
        .map(|layout| slots(layout).into_iter().filter_map(face).count())
        .collect();
    assert_eq!(turned.iter().max(), Some(&(spy + 1)));
    let stage = &told.stages[told.stages.len() - 2];
    let clash = Beat::Clash(vec![card("QS").face()]);
    assert!(stage.beats.contains(&clash));
    let last = &told.stages[told.stages.len() - 1];
    assert_eq!(id(&last.line), "stage-spy");
    let lit = slots(shown(stage));
    assert!(
        lit.iter()
            .any(|i| face(i) == Some(card("QS")) && i.look == Look::Lit)
    );
    // The others go dark when the spy has been seen, not before.
    let dark = |items: &[&Item]| items.iter().filter(|i| i.look == Look::Dim).count();
    assert_eq!(dark(&lit), 0);
    let whole = rules.layout(&after, ME);
    let all = slots(&whole);
    assert_eq!(dark(&all), revealed.len() - 1);
    // One spy may have come from the deck.
    assert_eq!(told.lines.len(), 2);
}

#[test]
fn of_two_spies_one_at_least_came_from_a_player() {
    let (_, _, after, told) = reveal("9H QS QH 6H");
    assert_eq!(
        after
            .open
            .revealed()
            .iter()
            .filter(|c| c.is_picture())
            .count(),
        2
    );
    assert_eq!(id(&told.lines[1].words), "spies-from-players");
    assert_eq!(arg(&told.lines[1].words, "n"), &Arg::Number(1));
    // Who laid one himself knows less: the other may be the deck's.
    let (_, _, _, told) = reveal("KD QS 7H 6H");
    assert_eq!(told.lines.len(), 2);
}

#[test]
fn the_mission_is_told_by_how_much_it_came_out() {
    for (revealed, verdict, n) in [
        ("9H 4H 2S 3D AC", "verdict-exact", None),
        ("9H 4H 2S 3D 2C", "verdict-short", Some(1)),
        ("9H 8H 2S 3D AC", "verdict-spare", Some(4)),
        ("9H JS KC 3D AC", "verdict-spy", Some(2)),
    ] {
        let (rules, mut s) = laid("4H 3S 4D 6H");
        proceed(&rules, &mut s);
        let mission = &mut s.open.past[0];
        mission.card = card("7H");
        mission.revealed.copy_from_slice(&cards(revealed));
        s.open.mission = Some(card("7H"));
        let v = view(&rules, &s, 0);
        let prompt = rules.prompt(&v, ME);
        let Arg::Message(said) = arg(&prompt.title, "verdict") else {
            panic!("{prompt:?}")
        };
        assert_eq!(said.id, verdict, "{revealed}");
        let told = said.args.iter().find(|(name, _)| *name == "n");
        assert_eq!(told.map(|(_, n)| n.clone()), n.map(Arg::Number));
        let layout = rules.layout(&v, ME);
        let sign = &zone(&layout, COUNT).sign;
        let sum = sign.iter().find_map(|part| match part {
            Sign::Sum(sum) => Some(*sum),
            _ => None,
        });
        assert_eq!(sum, total(card("7H"), &cards(revealed)));
    }
}

#[test]
fn a_mission_that_is_over_stays_in_view() {
    let (rules, mut s) = laid("4H 3S 4D 6H");
    proceed(&rules, &mut s);
    let before = view(&rules, &s, 0);
    let done = succeeds(card("5H"), before.open.revealed());
    proceed(&rules, &mut s);
    let after = view(&rules, &s, 0);
    let told = rules.tell(&before, None, &[], &after, ME);
    let first = &told.stages[0];
    let title = first.beats.iter().any(|b| matches!(b, Beat::Title(_)));
    assert!(
        title && slots(shown(first)).len() == 5,
        "it is seen before all go out"
    );
    assert_eq!(id(&first.line), "counted-line");
    let beats = told.stages.iter().flat_map(|stage| &stage.beats);
    let over = beats.filter(|b| matches!(b, Beat::Banner(_))).count();
    assert_eq!(over, 0, "nothing lies over the sum");
    for layout in [shown(first), &rules.layout(&after, ME)] {
        let road = zone(layout, ROAD).track.as_ref().expect("a road");
        assert_eq!(road.stops.len(), 9);
        let state = if done {
            StopState::Good
        } else {
            StopState::Bad
        };
        assert_eq!(road.stops[0].state, state);
        let lit = LAMPS.map(|id| zone(layout, id).lamps.as_ref().expect("lamps").lit);
        assert_eq!(lit, [u8::from(done), u8::from(!done)]);
    }
    let layout = rules.layout(&after, ME);
    let past = zone(&layout, stop(0)).look_back.as_ref().expect("a look");
    assert_eq!(past.cards.len(), 5);
    // The viewer knows his own card, and no other.
    let known: Vec<_> = past
        .cards
        .iter()
        .filter(|card| card.seat.is_some())
        .collect();
    assert_eq!(known.len(), 1);
    assert_eq!(
        (known[0].face, known[0].seat),
        (card("4H").face(), Some(ME))
    );
    // What a player has openly done stands in the panel, but not in the one at the bottom: there one looks at one's side.
    let note = |seat, me| rules.status(&after, Seat(seat), Seat(me)).note;
    assert_eq!(id(&note(0, 1)), "led");
    assert!(note(1, 0).is_empty() && note(0, 0).is_empty());
    assert_eq!(zone(&layout, DISCARDS).items.len(), {
        after.open.face_up.len() + usize::from(after.open.face_down[0])
    });
}

#[test]
fn spies_that_turn_up_on_the_way_are_seen_before_they_go_out() {
    let rules = rules(4);
    let mut s = table("TS TH X1 TD", 1);
    let before = view(&rules, &s, 0);
    proceed(&rules, &mut s);
    let after = view(&rules, &s, 0);
    let told = rules.tell(&before, None, &[], &after, ME);
    let met = shown(&told.stages[0]);
    let jack = Piece::Card(card("JS").face());
    let places = |l: &Layout| -> Vec<(&'static str, bool)> {
        l.pieces()
            .filter(|(_, item)| item.piece == jack)
            .map(|(zone, item)| (zone.id.name, item.face_up))
            .collect()
    };
    assert_eq!(places(met), [("met", true)]);
    assert_eq!(places(&rules.layout(&after, ME)), [("discards", false)]);
    assert!(
        told.stages[0]
            .beats
            .contains(&Beat::Clash(vec![card("JS").face()]))
    );
    // The candidates are the leader's secret.
    let layout = rules.layout(&after, ME);
    for k in 0..2 {
        assert_eq!(
            zone(&layout, candidate(k)).items,
            [Item::back(Deck::French)]
        );
    }
    let seen = rules.layout(&view(&rules, &s, 1), Seat(1));
    let faces: Vec<_> = (0..2)
        .filter_map(|k| face(&zone(&seen, candidate(k)).items[0]))
        .collect();
    assert_eq!(faces, cards("5H 9S"));
}

#[test]
fn an_accusation_turns_up_the_accused_first() {
    let (rules, mut s) = laying("TS TH X1 TD");
    for (seat, action) in [
        (0, commit("9H")),
        (1, Action::Accuse { seat: Seat(2) }),
        (2, commit("QH")),
        (3, commit("6H")),
    ] {
        rules.act(&mut s, Seat(seat), action, &mut ());
    }
    let before = view(&rules, &s, 0);
    // Until it is judged nobody knows that somebody has accused.
    assert_eq!(slots(&rules.layout(&before, ME)).len(), 4);
    proceed(&rules, &mut s);
    let after = view(&rules, &s, 0);
    let told = rules.tell(&before, None, &[], &after, ME);
    let up = |l: &Layout, seat| zone(l, identity(Seat(seat))).items[0].face_up;
    let [pointed, turned, last] = &told.stages[..] else {
        panic!("{told:?}")
    };
    assert!((0..4).all(|seat| !up(shown(pointed), seat)));
    let seen: Vec<bool> = (0..4).map(|seat| up(shown(turned), seat)).collect();
    assert_eq!(seen, [false, false, true, false]);
    assert!(last.layout.is_none());
    let titles: Vec<&str> = [pointed, turned]
        .iter()
        .flat_map(|stage| &stage.beats)
        .filter_map(|beat| match beat {
            Beat::Title(title) => Some(id(title)),
            _ => None,
        })
        .collect();
    assert_eq!(titles, ["points-at", "turns-out"]);
    // What decided the game is told last.
    let lines: Vec<&str> = told.lines.iter().map(|line| id(&line.words)).collect();
    assert_eq!(lines, ["points-at", "ending-accused_right"]);
    let end = rules.layout(&after, ME);
    // The mission that was stopped stands beside the places, not on them.
    let places: Vec<_> = [MISSION, slot(0), slot(1), slot(2), slot(3)]
        .map(|id| zone(&end, id).place)
        .to_vec();
    for (k, place) in places.iter().enumerate() {
        let kortlek_rules::presentation::Place::Part { raster, at, .. } = place else {
            panic!("{place:?}")
        };
        assert_eq!((raster[0], usize::from(at[0])), (5, k));
    }
    assert!((0..4).all(|seat| up(&end, seat)));
    assert!((0..4).all(|seat| end.zone(finger(Seat(seat))).is_none()));
    let ending = rules.ending(&after);
    assert_eq!(id(&ending), "ending-accused_right");
    assert_eq!(arg(&ending, "who"), &Arg::Seat(Seat(1)));
    assert_eq!(arg(&ending, "whom"), &Arg::Seat(Seat(2)));
}

#[test]
fn at_the_end_all_is_told_of_who_laid_what() {
    // Everybody accuses or lays at random: some games end by missions, some by accusations.
    let mut sheets = 0;
    for seed in 0..40 {
        let rules = Turncoat {
            players: 3,
            first: First::Seat(ME),
        };
        let mut game = Match::new(rules, seed);
        let mut luck = Luck::new(seed);
        while game.result().is_none() {
            if game.proceed() {
                continue;
            }
            let kortlek_rules::Turn::Act(seats) = game.turn() else {
                panic!("somebody decides")
            };
            let seat = seats.first().expect("somebody decides");
            let legal = game.legal(seat);
            let cards = legal.iter().filter(|a| !matches!(a, Action::Accuse { .. }));
            let cards: Vec<Action> = cards.copied().collect();
            game.commit(seat, luck.pick(&cards)).expect("it is legal");
        }
        let v = rules.view(game.now(), Some(ME));
        let layout = rules.layout(&v, ME);
        let sheet = zone(&layout, SHEET).sheet.as_ref().expect("a sheet");
        assert_eq!(sheet.columns.len(), usize::from(v.open.missions));
        assert!(
            sheet
                .rows
                .iter()
                .all(|(_, cells)| cells.iter().all(|cell| !cell.is_empty()))
        );
        let past = zone(&layout, stop(0)).look_back.as_ref().expect("a look");
        assert_eq!(
            past.cards.iter().filter(|card| card.seat.is_some()).count(),
            3
        );
        assert!(past.cards.iter().any(|card| id(&card.words) == "the-deck"));
        let left = zone(&layout, kortlek_turncoat::table::LEFT_OUT);
        assert!(
            left.items[0].face_up,
            "the side that nobody got is turned up"
        );
        sheets += 1;
    }
    assert_eq!(sheets, 40);
}

#[test]
fn the_last_chance_is_told() {
    let (rules, mut s) = laying("TS TH X1 TD");
    let last = |s: &State| arg(&rules.prompt(&view(&rules, s, 0), ME).line, "last").clone();
    assert_eq!(last(&s), Arg::Number(0));
    s.open.failures = 4;
    assert_eq!(last(&s), Arg::Number(1));
}

#[test]
fn what_can_t_be_picked_is_told_in_the_rules_words_or_what_to_do_instead() {
    let rules = rules(4);
    let mut s = table("X1 TH TS TD", 0);
    proceed(&rules, &mut s);
    let v = view(&rules, &s, 0);
    let why = |v: &View, target| match rules.meant(v, ME, &[], target) {
        IntendedAction::Action(action) => rules.refusal(v, ME, action).0.id.to_string(),
        IntendedAction::Nothing(text) => text.to_string(),
    };
    for (target, id) in [
        (piece("9H"), "no-laying-yet"),
        (piece("TC"), "no-candidate"),
        (Target::Zone(MISSION), "pick-candidate-first"),
        (Target::Seat(ME), "pick-finger"),
        (Target::Seat(Seat(2)), "pick-finger"),
        (Target::Zone(DECK), "pick-deck"),
        (Target::Zone(ROAD), "pick-candidate"),
    ] {
        assert_eq!(why(&v, target), id, "{target:?}");
    }
    let (_, s) = laying("TS TH X1 TD");
    let v = view(&rules, &s, 0);
    for (target, id) in [
        (piece("5H"), "no-choosing-again"),
        (piece("JS"), "no-card-in-hand"),
        (Target::Zone(slot(0)), "pick-card-first"),
        (Target::Zone(slot(2)), "pick-other-slot"),
        (Target::Zone(DISCARDS), "pick-discards"),
        (Target::Zone(identity(ME)), "pick-side"),
        (piece("TS"), "pick-side"),
        (Target::Zone(identity(Seat(1))), "pick-other-side"),
        (Target::Zone(hand(Seat(1))), "pick-other-hand"),
        (Target::Seat(ME), "pick-finger"),
        (Target::Button("nothing"), "pick-finger"),
        (Target::Zone(ROAD), "pick-card"),
    ] {
        assert_eq!(why(&v, target), id, "{target:?}");
    }
}

#[test]
fn the_mission_is_walked_a_hop_a_card() {
    let (rules, _, after, told) = reveal("4H 3S 4D 6H");
    let turned = told.stages.iter().filter_map(|stage| stage.layout.as_ref());
    let walks: Vec<Walk> = turned.filter_map(|l| walk(l, None)).collect();
    let longest = walks.iter().map(|walk| walk.hops.len()).max();
    assert_eq!(longest, Some(5));
    let whole = walk(&rules.layout(&after, ME), None).expect("it lies there");
    assert_eq!(
        Some(whole.total()),
        total(card("5H"), after.open.revealed())
    );
    for walk in &walks {
        assert_eq!(walk.hops, whole.hops[..walk.hops.len()]);
        assert_eq!(walk.stops().last(), Some(&walk.total()));
        assert_eq!((walk.need(), walk.broken), (5, false));
        for stop in walk.stops().into_iter().chain([walk.need()]) {
            assert!((0.0..=1.0).contains(&walk.share(stop)));
        }
    }
    // A spy breaks it off.
    let (rules, _, after, _) = reveal("9H QS 7H 6H");
    let layout = rules.layout(&after, ME);
    let broken = walk(&layout, None).expect("it lies there");
    // What is not seen yet does not count yet.
    let none = Walk::of(&layout, ME, None, |_| false).expect("it lies there");
    assert!(none.hops.is_empty() && !none.broken);
    let spy = after.open.revealed().iter().position(|c| c.is_picture());
    assert_eq!((broken.broken, Some(broken.hops.len())), (true, spy));
}

#[test]
fn a_card_of_the_hand_is_walked_for_a_try() {
    let (rules, mut s) = laying("TS TH X1 TD");
    let layout = rules.layout(&view(&rules, &s, 0), ME);
    let tried = |target| {
        let walk = walk(&layout, target).expect("the mission lies");
        assert!(walk.hops.is_empty() && !walk.broken);
        (walk.foreseen, walk.words().map(|say| say.id.to_string()))
    };
    let says = |id: &str| Some(id.to_owned());
    assert_eq!(tried(None), (None, None));
    assert_eq!(
        tried(Some(piece("4H"))),
        (Some(Some(4)), says("line-still"))
    );
    assert_eq!(
        tried(Some(piece("9H"))),
        (Some(Some(9)), says("line-enough"))
    );
    assert_eq!(tried(Some(piece("KD"))), (Some(None), says("line-spy")));
    // Cards that are not in the hand are none to try, nor is the mission.
    for other in [piece("8H"), piece("5H"), Target::Zone(DECK)] {
        assert_eq!(tried(Some(other)), (None, None), "{other:?}");
    }
    // Once one's own card lies, it is the one.
    rules.act(&mut s, ME, commit("4H"), &mut ());
    let layout = rules.layout(&view(&rules, &s, 0), ME);
    let own = walk(&layout, Some(piece("9H"))).expect("the mission lies");
    assert_eq!(own.foreseen, Some(Some(4)));
    // Once all are shuffled, none of the hand is tried any more.
    let (_, _, _, told) = reveal("4H 3S 4D 6H");
    for stage in &told.stages[1..3] {
        let walk = walk(shown(stage), Some(piece("9H"))).expect("the mission lies");
        assert_eq!(walk.foreseen, None);
    }
    // Before there is a mission, there is nothing to walk.
    let rules = self::rules(4);
    let mut s = table("TS TH X1 TD", 0);
    proceed(&rules, &mut s);
    assert_eq!(walk(&rules.layout(&view(&rules, &s, 0), ME), None), None);
}

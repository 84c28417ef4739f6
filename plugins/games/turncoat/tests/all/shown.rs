//! Presentation of Turncoat at the table: nothing that gives the turncoat away, the reveal card by card, the outcome
//! of a choice and of an accusation.

use kortlek_rules::{
    Arg, Card as _, Deck, Luck, Match, Message, Rules, Seat, Seen, Text, Turn,
    french::{Card, CardSet},
    game::First,
    presentation::{
        Beat, Gesture, IntendedAction, Item, Label, Layout, Look, Picks, Piece, Place,
        Presentation, Prompt, Scene, Sign, Stage, StepPresentation, StopState, Target, Targets,
        Zone, ZoneId,
    },
    testing::{path_of, scene_of},
};
use kortlek_turncoat::{
    Turncoat,
    rules::{Action, State, Step, View, succeeds, total},
    table::{
        COUNT, DECK, DISCARDS, LAMPS, LEFT_OUT, LOOK, MISSION, MIXED, ROAD, SHEET, Walk, accuse,
        candidate, finger, hand, identity, slot, stop,
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
    let hands = &hands[..identities.len().min(4)];
    State::with_table(&identities, hands, &deck, Seat(leader))
}

fn proceed(rules: &Turncoat, s: &mut State) {
    rules.proceed(s, &mut Luck::new(4), &mut ());
}

fn choose(id: &str) -> Action {
    Action::Choose { card: card(id) }
}

/// Four players; the leader, seat 0, has looked for candidates.
fn choosing(identities: &str) -> (Turncoat, State) {
    let rules = rules(4);
    let mut s = table(identities, 0);
    proceed(&rules, &mut s);
    (rules, s)
}

/// The mission 5H lies, and everybody is about to lay a card.
fn laying(identities: &str) -> (Turncoat, State) {
    let (rules, mut s) = choosing(identities);
    rules.act(&mut s, ME, choose("5H"), &mut ());
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

/// The scene of seat 0.
fn scene(rules: &Turncoat, s: &State, picks: Picks) -> Scene<Action> {
    scene_of(rules, s, Some(ME), picks)
}

fn layout(rules: &Turncoat, s: &State) -> Layout {
    scene(rules, s, Picks::NONE).layout
}

fn prompt(rules: &Turncoat, s: &State, chosen: &[Target]) -> Prompt {
    scene(rules, s, Picks::chosen(chosen)).prompt
}

fn piece(id: &str) -> Target {
    Target::Piece(Piece::Card(card(id).face()))
}

fn zone(layout: &Layout, id: ZoneId) -> &Zone {
    let zone = layout.zone(id);
    zone.unwrap_or_else(|| panic!("no zone {id:?} on the table"))
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
    Target::Piece(item.piece).french().filter(|_| item.face_up)
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
        let at = if leads { choosing } else { laying };
        let (rules, loyal) = at("TS TH X1 TD");
        let (_, traitor) = at("X1 TH TS TD");
        assert_ne!(view(&rules, &loyal, 0), view(&rules, &traitor, 0));
        let pointed = [Target::Zone(finger(Seat(2)))];
        let card = if leads { "5H" } else { "4H" };
        let [pressed, picked] = [[accuse(Seat(2))], [piece(card)]];
        for (chosen, marked) in [
            (&[][..], &[][..]),
            (&[], &pointed),
            (&pressed, &pointed),
            (&picked, &[]),
            (&picked, &pointed),
        ] {
            // Rest of a scene without the own side, which alone may differ.
            let all = |s: &State| {
                let mut scene = scene(&rules, s, Picks { chosen, marked });
                scene.layout = without_side(scene.layout);
                scene.foreseen.layout = scene.foreseen.layout.map(without_side);
                let own = ["TS", "X1"].map(|id| Targets::One(piece(id)));
                scene.refusals.retain(|(targets, _)| !own.contains(targets));
                // No choice that can be picked is missing either: accusing has no gesture before somebody is pointed
                // at.
                scene.offers = scene.picked_offers();
                scene
            };
            assert_eq!(all(&loyal), all(&traitor), "{chosen:?} {marked:?}");
        }
        let draft = scene(&rules, &loyal, Picks::NONE).draft;
        let draft = draft.expect("it is the viewer's decision");
        assert_eq!(draft.marks.len(), 3);
    }
}

#[test]
fn an_accusation_tells_its_stake_before_it_is_made_and_only_the_turncoats_is_refused() {
    for (identities, loyal) in [("TS TH X1 TD", true), ("X1 TH TS TD", false)] {
        let (rules, s) = laying(identities);
        let v = view(&rules, &s, 0);
        let pointed = [Target::Zone(finger(Seat(2)))];
        let offered = scene(&rules, &s, Picks::marked(&pointed));
        let accusation = Action::Accuse { seat: Seat(2) };
        let last = offered.offers.last();
        let last = last.expect("whom is pointed at is offered");
        assert_eq!(last.actions, [accusation]);
        assert_eq!(last.gesture, Gesture::path([accuse(Seat(2))]));
        let words = Message::new("accuse").with("who", Seat(2));
        assert_eq!(last.words, words.into());
        // The five cards can still be laid.
        assert_eq!(offered.offers.len(), 6);
        // Pointing tells the stake already, to the turncoat too; a card that is picked speaks for itself.
        let pressed = [accuse(Seat(2))];
        let pressed = Picks {
            chosen: &pressed,
            marked: &pointed,
        };
        let pressed = scene(&rules, &s, pressed);
        let stake = &pressed.prompt;
        assert_eq!(&offered.prompt, stake);
        // The button decides only as long as it is offered: it is, to the turncoat too.
        assert_eq!(pressed.offers, offered.offers);
        let card = v.hands[0].and_then(|hand| hand.iter().next());
        let card = [Target::Piece(Piece::Card(card.expect("a hand").face()))];
        let with_card = Picks {
            chosen: &card,
            marked: &pointed,
        };
        let with_card = scene(&rules, &s, with_card).prompt;
        assert_ne!(id(&with_card.title), "accuse-title");
        assert_eq!(id(&stake.title), "accuse-title");
        assert_eq!(id(&stake.line), "accuse-line");
        assert_eq!(arg(&stake.title, "who"), &Arg::Seat(Seat(2)));
        // With four players there is always a turncoat.
        assert_eq!(arg(&stake.line, "all-loyal"), &Arg::Number(0));
        let rows = &pressed.facts[0].rows;
        let values: Vec<&str> = rows.iter().map(|row| id(&row.value)).collect();
        assert_eq!(values, ["stake-team", "stake-turncoat", "stake-share"]);
        assert_eq!(rules.is_legal(&s, ME, accusation), loyal);
        if !loyal {
            let why = rules.refusal(&v, ME, accusation).0;
            assert_eq!(why.id, "no-accusing-as-turncoat");
        }
    }
    // Two can be pointed at, and nobody is offered twice.
    let (rules, s) = laying("TS TH X1 TD");
    let both = [1, 3].map(|seat| Target::Zone(finger(Seat(seat))));
    assert_eq!(scene(&rules, &s, Picks::marked(&both)).offers.len(), 7);
    let none = scene(&rules, &s, Picks::NONE);
    assert_eq!(none.picked_offers().len(), 5);
}

#[test]
fn a_hint_to_accuse_shows_whom_and_says_why() {
    let (rules, mut s) = laid("4H QS QH 6H");
    for _ in 0..4 {
        proceed(&rules, &mut s);
    }
    let choose = Action::Choose {
        card: s.candidates()[0],
    };
    rules.act(&mut s, Seat(1), choose, &mut ());
    let shown = scene(&rules, &s, Picks::NONE);
    let advice = |action: Action| {
        let offer = shown.offer_of(&action);
        &offer.expect("it is legal").advice
    };
    let accusation = Action::Accuse { seat: Seat(2) };
    let pointed = [Target::Zone(finger(Seat(2)))];
    assert_eq!(advice(accusation).also_moved, pointed);
    assert_eq!(id(&advice(accusation).why), "why-accuse");
    let chance = |seat| match arg(&advice(Action::Accuse { seat }).why, "n") {
        Arg::Number(n) => *n,
        other => panic!("{other:?}"),
    };
    let all: i32 = (1..4).map(|seat| chance(Seat(seat))).sum();
    assert!((98..=102).contains(&all), "{all} % in all");
    let card = s.hand(ME).iter().next().expect("a hand");
    assert!(advice(Action::Commit { card }).why.is_empty());
    // The turncoat knows, and reckons nothing.
    let (_, s) = laying("X1 TH TS TD");
    let shown = scene(&rules, &s, Picks::marked(&pointed));
    let offer = shown.offer_of(&accusation).expect("it is offered alike");
    assert!(offer.advice.why.is_empty());
}

#[test]
fn with_fewer_than_four_nobody_may_be_the_turncoat() {
    let rules = rules(2);
    let mut game = Match::new(rules, 3);
    game.settle();
    let chosen = [accuse(Seat(1))];
    let shown = scene(&rules, game.now(), Picks::chosen(&chosen));
    assert_eq!(arg(&shown.prompt.line, "all-loyal"), &Arg::Number(1));
    let rows = &shown.facts[0].rows;
    assert!(rows.iter().any(|row| id(&row.value) == "stake-all-lose"));
    let share = &rows.last().expect("there are rows").value;
    assert_eq!(arg(share, "n"), &Arg::Number(2));
}

#[test]
fn the_own_side_is_looked_at_and_nobody_elses() {
    let (rules, s) = laying("TS TH X1 TD");
    let layout = layout(&rules, &s);
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
    let layout = scene_of(&rules, &s, None, Picks::NONE).layout;
    assert!(layout.zone(LOOK).is_none());
    let side = &zone(&layout, identity(ME)).items;
    assert_eq!(*side, [Item::back(Deck::French)]);
}

#[test]
fn nothing_tells_who_of_the_others_was_quick() {
    let (rules, mut s) = laying("TS TH X1 TD");
    let before = view(&rules, &s, 0);
    let shown = scene(&rules, &s, Picks::NONE);
    let action = commit("QS");
    rules.act(&mut s, Seat(1), action, &mut ());
    let after = view(&rules, &s, 0);
    assert_ne!(before, after);
    assert_eq!(shown, scene(&rules, &s, Picks::NONE));
    let told = rules.tell(&before, Some((Seat(1), Seen::Hidden)), &[], &after, ME);
    assert!(told.lines.is_empty());
    assert!(told.stages.iter().all(|stage| stage.beats.is_empty()));
}

#[test]
fn what_a_choice_would_bring_is_what_comes() {
    let (rules, mut s) = choosing("TS TH X1 TD");
    let choose = choose("5H");
    let path = path_of(&scene(&rules, &s, Picks::NONE), &choose);
    assert_eq!(path, [piece("5H"), Target::Zone(MISSION)]);
    let foreseen = |s: &State, chosen: &[Target]| {
        let shown = scene(&rules, s, Picks::chosen(chosen));
        shown.foreseen.layout
    };
    let then = foreseen(&s, &path[..1]).expect("it can be foreseen");
    rules.act(&mut s, ME, choose, &mut ());
    let now = layout(&rules, &s);
    assert_eq!(zone(&then, MISSION), zone(&now, MISSION));

    let path = path_of(&scene(&rules, &s, Picks::NONE), &commit("9H"));
    assert_eq!(path, [piece("9H"), Target::Zone(slot(0))]);
    let then = foreseen(&s, &path).expect("it can be foreseen");
    for nothing in [vec![], vec![piece("8H")], vec![accuse(Seat(1))]] {
        assert_eq!(foreseen(&s, &nothing), None);
    }
    rules.act(&mut s, ME, commit("9H"), &mut ());
    let now = layout(&rules, &s);
    assert_eq!(zone(&then, hand(ME)), zone(&now, hand(ME)));
    let pieces = |l: &Layout| slots(l).iter().map(|i| i.piece).collect::<Vec<_>>();
    assert_eq!(pieces(&then), pieces(&now));
    assert!(!slots(&now)[0].face_up, "it lies face down");
    for nothing in [vec![], vec![piece("8H")], vec![accuse(Seat(1))]] {
        assert_eq!(foreseen(&s, &nothing), None);
    }
}

#[test]
fn each_card_of_the_hand_says_what_it_brings() {
    let (rules, s) = laying("TS TH X1 TD");
    let shown = scene(&rules, &s, Picks::NONE);
    let previews = &shown.previews;
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
    let line = |id| prompt(&rules, &s, &[piece(id)]).line;
    assert_eq!(id(&line("9H")), "lay-enough-line");
    assert_eq!(arg(&line("4H"), "n"), &Arg::Number(1));
    assert_eq!(arg(&line("2S"), "n"), &Arg::Number(7));
    assert_eq!(id(&line("KD")), "lay-spy-line");
    // Hearts from high to low, then the others, spies last and marked.
    let own = zone(&shown.layout, hand(ME)).items.iter();
    let own: Vec<Card> = own.filter_map(face).collect();
    assert_eq!(own, cards("9H 4H AC 2S KD"));
}

#[test]
fn the_number_that_matters_stands_beside_the_table() {
    let (rules, s) = laying("TS TH X1 TD");
    let value = |chosen: &[Target], label: &str| {
        let facts = scene(&rules, &s, Picks::chosen(chosen)).facts.remove(0);
        let row = facts.rows.into_iter().find(|row| id(&row.label) == label);
        row.map(|row| (row.value.to_string(), row.faces.len()))
    };
    let [four, nine, king] = ["4H", "9H", "KD"].map(|id| [piece(id)]);
    assert_eq!(value(&king, "aid-still"), None);
    for (chosen, label, words, faces) in [
        (&[][..], "aid-needed", "5", 0),
        (&[], "aid-best", "+9", 0),
        (&four, "aid-yours", "+4", 0),
        (&four, "aid-still", "1", 0),
        (&nine, "aid-spare", "4", 0),
        // Everything lies face up but what is in the deck and in the other hands.
        (&[], "suit-unseen", "2 3 6 7 8", 5),
        (&[], "spies-unseen", "3", 3),
    ] {
        let shown = Some((words.to_owned(), faces));
        assert_eq!(value(chosen, label), shown, "{label}");
    }
}

/// The reveal of these cards: the scenes before and after it, the view after it, and its story.
fn reveal(ids: &str) -> ([Scene<Action>; 2], View, StepPresentation) {
    let (rules, mut s) = laid(ids);
    let (before, old) = (view(&rules, &s, 0), scene(&rules, &s, Picks::NONE));
    proceed(&rules, &mut s);
    let (after, new) = (view(&rules, &s, 0), scene(&rules, &s, Picks::NONE));
    assert_eq!(after.open.step, Step::Score);
    let told = rules.tell(&before, None, &[], &after, ME);
    ([old, new], after, told)
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
    let ([old, new], after, told) = reveal("4H 3S 4D 6H");
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
    assert_eq!(deck(shown(joined)) + 1, deck(&old.layout));
    // Shuffled, nothing tells any more whose is whose, not even one's own.
    let backs = |items: &[Item]| items.iter().all(|i| *i == Item::back(Deck::French));
    assert_eq!(zone(shown(mixed), MIXED).items.len(), 5);
    assert!(backs(&zone(shown(mixed), MIXED).items));
    assert!(slots(shown(spread)).iter().all(|i| face(i).is_none()));
    assert!((0..5).all(|k| id(&zone(shown(spread), slot(k)).title) == "?"));
    // The total is not told before it is seen.
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
    assert_eq!(old.facts, new.facts);
    // One's own card is named once it is up.
    let layout = new.layout;
    let own = (0..5).find(|k| face(&zone(&layout, slot(*k)).items[0]) == Some(card("4H")));
    let own = own.expect("the card was revealed");
    assert_eq!(id(&zone(&layout, slot(own)).title), "slot-of");
    assert!((0..5).all(|k| k == own || id(&zone(&layout, slot(k)).title) == "?"));
    // The total is told while the cards are there.
    let lines: Vec<&str> = told.lines.iter().map(|line| id(&line.words)).collect();
    assert_eq!(lines, ["log-counted", "log-judged"]);
    assert_eq!(told.lines[0].faces.len(), 5);
}

#[test]
fn a_spy_stops_the_count() {
    let ([_, new], after, told) = reveal("9H QS 7H 6H");
    let revealed = after.open.revealed();
    let spy = revealed.iter().position(|card| *card == self::card("QS"));
    let spy = spy.expect("it was revealed");
    let layouts = told.stages.iter().filter_map(|stage| stage.layout.as_ref());
    let laid = layouts.filter(|layout| layout.zone(slot(0)).is_some());
    let turned = laid.map(|layout| slots(layout).into_iter().filter_map(face).count());
    assert_eq!(turned.max(), Some(spy + 1));
    let stage = &told.stages[told.stages.len() - 2];
    let clash = Beat::Clash(vec![card("QS").face()]);
    assert!(stage.beats.contains(&clash));
    let last = &told.stages[told.stages.len() - 1];
    assert_eq!(id(&last.line), "stage-spy");
    let lit = slots(shown(stage));
    let is_lit = |i: &&Item| face(i) == Some(card("QS")) && i.look == Look::Lit;
    assert!(lit.iter().any(is_lit));
    // The others go dark when the spy has been seen, not before.
    let dark = |items: &[&Item]| items.iter().filter(|i| i.look == Look::Dim).count();
    assert_eq!(dark(&lit), 0);
    let all = slots(&new.layout);
    assert_eq!(dark(&all), revealed.len() - 1);
    // One spy may have come from the deck.
    assert_eq!(told.lines.len(), 2);
}

#[test]
fn of_two_spies_one_at_least_came_from_a_player() {
    let (_, after, told) = reveal("9H QS QH 6H");
    let revealed = after.open.revealed().iter();
    assert_eq!(revealed.filter(|card| card.is_picture()).count(), 2);
    assert_eq!(id(&told.lines[1].words), "spies-from-players");
    assert_eq!(arg(&told.lines[1].words, "n"), &Arg::Number(1));
    // A player who laid one himself knows less: the other may be the deck's.
    let (_, _, told) = reveal("KD QS 7H 6H");
    assert_eq!(told.lines.len(), 2);
}

#[test]
fn a_new_deck_during_a_reveal_is_told_after_the_cards() {
    let (rules, mut s) = laid("9H QS QH 6H");
    let before = view(&rules, &s, 0);
    proceed(&rules, &mut s);
    let mut after = view(&rules, &s, 0);
    after.open.redecks += 1;
    let told = rules.tell(&before, None, &[], &after, ME);
    let lines: Vec<&str> = told.lines.iter().map(|line| id(&line.words)).collect();
    // The cards are the cause of what follows.
    let wanted = ["log-counted", "redeck", "spies-from-players", "log-judged"];
    assert_eq!(lines, wanted);
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
        let shown = scene(&rules, &s, Picks::NONE);
        let prompt = &shown.prompt;
        let Arg::Message(said) = arg(&prompt.title, "verdict") else {
            panic!("{prompt:?}")
        };
        assert_eq!(said.id, verdict, "{revealed}");
        let told = said.args.iter().find(|(name, _)| *name == "n");
        assert_eq!(told.map(|(_, n)| n.clone()), n.map(Arg::Number));
        let layout = &shown.layout;
        let sign = &zone(layout, COUNT).sign;
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
    let all = slots(shown(first)).len() == 5;
    assert!(title && all, "it is seen before all go out");
    assert_eq!(id(&first.line), "counted-line");
    let beats = told.stages.iter().flat_map(|stage| &stage.beats);
    let over = beats.filter(|b| matches!(b, Beat::Banner(_))).count();
    assert_eq!(over, 0, "nothing lies over the sum");
    let layout = layout(&rules, &s);
    for layout in [shown(first), &layout] {
        let road = zone(layout, ROAD).track.as_ref().expect("a road");
        assert_eq!(road.stops.len(), 9);
        let state = match done {
            true => StopState::Good,
            false => StopState::Bad,
        };
        assert_eq!(road.stops[0].state, state);
        let lit = LAMPS.map(|id| zone(layout, id).lamps.as_ref().expect("lamps").lit);
        assert_eq!(lit, [u8::from(done), u8::from(!done)]);
    }
    let past = zone(&layout, stop(0)).look_back.as_ref().expect("a look");
    assert_eq!(past.cards.len(), 5);
    // The viewer knows his own card, and no other.
    let known = past.cards.iter().filter(|card| card.seat.is_some());
    let known: Vec<_> = known.map(|card| (card.face, card.seat)).collect();
    assert_eq!(known, [(card("4H").face(), Some(ME))]);
    // The open deeds of a player are noted in the panel, but not in the one at the bottom: there one looks at one's
    // side.
    let note = |seat: usize, me| {
        let mut shown = scene_of(&rules, &s, Some(Seat(me)), Picks::NONE);
        shown.panels.remove(seat).status.note
    };
    assert_eq!(id(&note(0, 1)), "led");
    assert!(note(1, 0).is_empty() && note(0, 0).is_empty());
    let discards = after.open.face_up.len() + usize::from(after.open.face_down[0]);
    assert_eq!(zone(&layout, DISCARDS).items.len(), discards);
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
        let jacks = l.pieces().filter(|(_, item)| item.piece == jack);
        jacks
            .map(|(zone, item)| (zone.id.name, item.face_up))
            .collect()
    };
    assert_eq!(places(met), [("met", true)]);
    let layout = layout(&rules, &s);
    assert_eq!(places(&layout), [("discards", false)]);
    let clash = Beat::Clash(vec![card("JS").face()]);
    assert!(told.stages[0].beats.contains(&clash));
    // The candidates are the leader's secret.
    for items in [0, 1].map(|k| &zone(&layout, candidate(k)).items) {
        assert_eq!(*items, [Item::back(Deck::French)]);
    }
    let seen = scene_of(&rules, &s, Some(Seat(1)), Picks::NONE).layout;
    let faces = [0, 1].map(|k| face(&zone(&seen, candidate(k)).items[0]));
    assert_eq!(faces, ["5H", "9S"].map(|id| Some(card(id))));
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
    assert_eq!(slots(&layout(&rules, &s)).len(), 4);
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
    let beats = [pointed, turned].into_iter().flat_map(|stage| &stage.beats);
    let titles = beats.filter_map(|beat| match beat {
        Beat::Title(title) => Some(id(title)),
        _ => None,
    });
    assert_eq!(titles.collect::<Vec<_>>(), ["points-at", "turns-out"]);
    // The decisive event is told last.
    let lines: Vec<&str> = told.lines.iter().map(|line| id(&line.words)).collect();
    assert_eq!(lines, ["points-at", "ending-accused_right"]);
    let shown = scene(&rules, &s, Picks::NONE);
    let end = &shown.layout;
    // The mission that was stopped stands beside the places, not on them.
    let places = [MISSION, slot(0), slot(1), slot(2), slot(3)];
    for (k, id) in places.into_iter().enumerate() {
        let Place::Board(part) = zone(end, id).place else {
            panic!("{id:?}")
        };
        let [left, _, right, _] = part.edges();
        let fifths = [left, right].map(|edge| (5.0 * edge * 1000.0).round());
        assert_eq!(fifths, [k, k + 1].map(|n| 1000.0 * n as f32));
    }
    assert!((0..4).all(|seat| up(end, seat)));
    assert!((0..4).all(|seat| end.zone(finger(Seat(seat))).is_none()));
    let ending = shown.ending;
    assert_eq!(id(&ending), "ending-accused_right");
    assert_eq!(arg(&ending, "who"), &Arg::Seat(Seat(1)));
    assert_eq!(arg(&ending, "whom"), &Arg::Seat(Seat(2)));
}

#[test]
fn at_the_end_all_is_told_of_who_laid_what() {
    // Everybody accuses or lays at random: some games end by missions, some by accusations.
    for seed in 0..40 {
        let rules = rules(3);
        let mut game = Match::new(rules, seed);
        let mut luck = Luck::new(seed);
        while game.result().is_none() {
            if game.proceed() {
                continue;
            }
            let Turn::Act(seats) = game.turn() else {
                panic!("somebody decides")
            };
            let seat = seats.first().expect("somebody decides");
            let legal = game.legal(seat);
            let cards = legal.iter().filter(|a| !matches!(a, Action::Accuse { .. }));
            let cards: Vec<Action> = cards.copied().collect();
            game.commit(seat, luck.pick(&cards)).expect("it is legal");
        }
        let v = rules.view(game.now(), Some(ME));
        let layout = layout(&rules, game.now());
        let sheet = zone(&layout, SHEET).sheet.as_ref().expect("a sheet");
        assert_eq!(sheet.columns.len(), usize::from(v.open.missions));
        let mut cells = sheet.rows.iter().flat_map(|(_, cells)| cells);
        assert!(cells.all(|cell| !cell.is_empty()));
        let past = zone(&layout, stop(0)).look_back.as_ref().expect("a look");
        let laid = past.cards.iter().filter(|card| card.seat.is_some());
        assert_eq!(laid.count(), 3);
        assert!(past.cards.iter().any(|card| id(&card.words) == "the-deck"));
        let left = &zone(&layout, LEFT_OUT).items[0];
        assert!(left.face_up, "the side that nobody got is turned up");
    }
}

#[test]
fn the_last_chance_is_told() {
    let (rules, mut s) = laying("TS TH X1 TD");
    let last = |s: &State| arg(&prompt(&rules, s, &[]).line, "last").clone();
    assert_eq!(last(&s), Arg::Number(0));
    s.open.failures = 4;
    assert_eq!(last(&s), Arg::Number(1));
}

#[test]
fn what_can_t_be_picked_is_told_in_the_rules_words_or_what_to_do_instead() {
    let (rules, s) = choosing("X1 TH TS TD");
    let why = |s: &State, target| {
        let shown = scene(&rules, s, Picks::NONE);
        let meant = shown.intended(target);
        match meant.unwrap_or_else(|| panic!("nothing is said of {target:?}")) {
            IntendedAction::Action(action) => {
                let why = rules.refusal(&view(&rules, s, 0), ME, *action).0;
                why.id.to_string()
            }
            IntendedAction::Nothing(text) => text.to_string(),
        }
    };
    for (target, id) in [
        (piece("9H"), "no-laying-yet"),
        (piece("JS"), "no-candidate"),
        (Target::Zone(MISSION), "pick-candidate-first"),
        (Target::Seat(ME), "pick-finger"),
        (Target::Seat(Seat(2)), "pick-finger"),
        (Target::Zone(DECK), "pick-deck"),
        (Target::Zone(ROAD), "pick-candidate"),
    ] {
        assert_eq!(why(&s, target), id, "{target:?}");
    }
    let (_, s) = laying("TS TH X1 TD");
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
        (accuse(Seat(1)), "pick-finger"),
        (Target::Zone(ROAD), "pick-card"),
    ] {
        assert_eq!(why(&s, target), id, "{target:?}");
    }
}

#[test]
fn the_mission_is_walked_a_hop_a_card() {
    let ([_, new], after, told) = reveal("4H 3S 4D 6H");
    let turned = told.stages.iter().filter_map(|stage| stage.layout.as_ref());
    let walks: Vec<Walk> = turned.filter_map(|l| walk(l, None)).collect();
    let longest = walks.iter().map(|walk| walk.hops.len()).max();
    assert_eq!(longest, Some(5));
    let whole = walk(&new.layout, None).expect("it lies there");
    let sum = total(card("5H"), after.open.revealed());
    assert_eq!(Some(whole.total()), sum);
    for walk in &walks {
        assert_eq!(walk.hops, whole.hops[..walk.hops.len()]);
        assert_eq!(walk.stops().last(), Some(&walk.total()));
        assert_eq!((walk.need(), walk.broken), (5, false));
        for stop in walk.stops().into_iter().chain([walk.need()]) {
            assert!((0.0..=1.0).contains(&walk.share(stop)));
        }
    }
    // A spy breaks it off.
    let ([_, new], after, _) = reveal("9H QS 7H 6H");
    let layout = new.layout;
    let broken = walk(&layout, None).expect("it lies there");
    // Cards not seen yet do not count yet.
    let none = Walk::of(&layout, ME, None, |_| false).expect("it lies there");
    assert!(none.hops.is_empty() && !none.broken);
    let spy = after.open.revealed().iter().position(|c| c.is_picture());
    assert_eq!((broken.broken, Some(broken.hops.len())), (true, spy));
}

#[test]
fn a_card_of_the_hand_is_walked_for_a_try() {
    let (rules, mut s) = laying("TS TH X1 TD");
    let lying = layout(&rules, &s);
    let tried = |target| {
        let walk = walk(&lying, target).expect("the mission lies");
        assert!(walk.hops.is_empty() && !walk.broken);
        (walk.foreseen, walk.words().map(|say| say.id.to_string()))
    };
    assert_eq!(tried(None), (None, None));
    for (id, worth, words) in [
        ("4H", Some(4), "line-still"),
        ("9H", Some(9), "line-enough"),
        ("KD", None, "line-spy"),
    ] {
        let says = (Some(worth), Some(words.to_owned()));
        assert_eq!(tried(Some(piece(id))), says, "{id}");
    }
    // Cards that are not in the hand are none to try, nor is the mission.
    for other in [piece("8H"), piece("5H"), Target::Zone(DECK)] {
        assert_eq!(tried(Some(other)), (None, None), "{other:?}");
    }
    // Once one's own card lies, it is the one.
    rules.act(&mut s, ME, commit("4H"), &mut ());
    let own = walk(&layout(&rules, &s), Some(piece("9H"))).expect("the mission lies");
    assert_eq!(own.foreseen, Some(Some(4)));
    // Once all are shuffled, none of the hand is tried any more.
    let (_, _, told) = reveal("4H 3S 4D 6H");
    for stage in &told.stages[1..3] {
        let walk = walk(shown(stage), Some(piece("9H"))).expect("the mission lies");
        assert_eq!(walk.foreseen, None);
    }
    // Before there is a mission, there is nothing to walk.
    let (rules, s) = choosing("TS TH X1 TD");
    assert_eq!(walk(&layout(&rules, &s), None), None);
}

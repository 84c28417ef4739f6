//! Presentation of Court at the table: courts, hands that go round, the value of a pick, the account of a step.

use crate::{card, cards, pick_all, play, table, two};
use kortlek_court::{
    Court,
    rules::{Action, ROUNDS, State, Step, View},
    table::{DECK, PASSED, aces, hand, jokers, picked, pictures, points, rays, row, wealth},
};
use kortlek_rules::{
    Arg, Card as _, Deck, Face, Luck, Message, Note, Rules, Seat, Text,
    french::{Card, CardSet, Suit},
    presentation::{
        Beat, Gesture, IntendedAction, Item, Label, Layout, Look, Picks, Piece, Presentation,
        Scene, Sign, StepPresentation, Target, Zone, ZoneId,
    },
    testing::{path_of, scene_of},
};

const ME: Seat = Seat(0);

fn game(players: u8) -> Court {
    Court { players }
}

/// The scene of these courts and hands once something is picked.
fn scene(seats: &[(&str, &str)], chosen: &[Target]) -> Scene<Action> {
    let rules = game(seats.len() as u8);
    scene_of(&rules, &table(seats), Some(ME), Picks::chosen(chosen))
}

fn seen(rules: &Court, s: &State, viewer: Option<Seat>) -> Layout {
    scene_of(rules, s, viewer, Picks::NONE).layout
}

fn zone_of(layout: &Layout, id: ZoneId) -> &Zone {
    layout.zone(id).expect("there is such a zone")
}

/// The ids of the cards in a zone, `back` for a back.
fn lying(layout: &Layout, zone: ZoneId) -> Vec<String> {
    let shown = |item: &Item| match item.piece {
        Piece::Card(face) => Some(face.to_string()),
        Piece::Back(_) => Some("back".to_owned()),
        Piece::Picture(..) | Piece::Token(..) | Piece::Cover(..) => None,
    };
    let items = zone_of(layout, zone).items.iter();
    items.filter_map(shown).collect()
}

fn ids(ids: &str) -> Vec<String> {
    ids.split_whitespace().map(str::to_owned).collect()
}

fn pictures_in(layout: &Layout, zone: ZoneId) -> Vec<&'static str> {
    let drawn = |item: &Item| match item.piece {
        Piece::Picture(name, _) => Some(name),
        _ => None,
    };
    let items = zone_of(layout, zone).items.iter();
    items.filter_map(drawn).collect()
}

/// The points of a row, and whether it is ahead.
fn sum_of(layout: &Layout, seat: u8) -> (String, bool) {
    let tag = zone_of(layout, points(Seat(seat))).tag.as_ref();
    let tag = tag.expect("it counts");
    (tag.count.to_string(), tag.ahead)
}

fn say(text: &Text) -> &Message {
    match text {
        Text::Message(say) => say,
        Text::Shown(shown) => panic!("“{shown}” is no message"),
    }
}

fn number(say: &Message, name: &str) -> i32 {
    match say.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Number(n))) => *n,
        _ => panic!("no number {name} in {say}"),
    }
}

fn on(id: &str) -> Target {
    Target::Piece(Piece::Card(card(id).face()))
}

fn proceed(rules: &Court, s: &mut State) -> Vec<Note> {
    let mut notes = Vec::new();
    rules.proceed(s, &mut Luck::new(1), &mut notes);
    notes
}

/// Presentation of the automatic step from here.
fn told(rules: &Court, s: &mut State) -> StepPresentation {
    let before = rules.view(s, Some(ME));
    let notes = proceed(rules, s);
    rules.tell(&before, None, &notes, &rules.view(s, Some(ME)), ME)
}

#[test]
fn pictures_lie_in_couples_and_an_open_one_has_a_place_beside_it() {
    let shown = scene(&[("QS JH KS KC JD", "2S"), ("2C 3C 4C 5C 6C", "3S")], &[]).layout;
    let zone = zone_of(&shown, pictures(Seat(0)));
    assert_eq!(lying(&shown, zone.id), ids("QS JH KS KC JD"));
    let cards = zone.items.iter().filter(|item| item.piece.is_card());
    let columns: Vec<i8> = cards.map(|item| item.cell[0]).collect();
    assert_eq!(columns, [0, 0, 1, 1, 2]);
    assert_eq!(pictures_in(&shown, pictures(Seat(0))), ["court-place"]);
    // The two kings bring nothing.
    let dim = |item: &&Item| item.look == Look::Dim;
    assert_eq!(zone.items.iter().filter(dim).count(), 2);
    let said = say(&zone.caption);
    let [(_, Arg::All(worth))] = &said.args[..] else {
        panic!("{said}")
    };
    assert!(matches!(&worth[..], [Arg::Message(affair)] if number(affair, "n") == 3));
    // Without pictures there is an empty place and a word that says so.
    let none = zone_of(&shown, pictures(Seat(1)));
    assert_eq!(none.caption.as_str(), "no-picture");
    assert_eq!(pictures_in(&shown, pictures(Seat(1))), ["court-place"]);
}

#[test]
fn two_alike_are_a_misunderstanding_and_three_couples_are_summed_up() {
    let seats = [("KS KH 2C 3C 4C 5C", "2S"), ("KD QD KC QC JS QS", "3S")];
    let shown = scene(&seats, &[]).layout;
    let [alike, three] = [0, 1].map(|seat| &zone_of(&shown, pictures(Seat(seat))).caption);
    assert_eq!(alike.as_str(), "misunderstanding");
    assert_eq!(three.as_str(), "couples-sum");
    assert_eq!(number(say(three), "n"), 13);
}

#[test]
fn aces_tell_what_they_are_worth_together() {
    for (court, worth) in [
        ("AS 2S 3S 4S", 5),
        ("AS AH 3S 4S", 3),
        ("AS AH AC 4S", 1),
        ("AS AH AC AD", 0),
    ] {
        let shown = scene(&[(court, "KS"), ("5C 6C 7C 8C", "KH")], &[]).layout;
        let aces = zone_of(&shown, aces(Seat(0)));
        assert_eq!(number(say(&aces.caption), "points"), worth);
        assert_eq!(number(say(&aces.caption), "n"), aces.items.len() as i32);
    }
}

#[test]
fn who_leads_in_a_suit_has_a_crown_and_those_who_share_have_half_of_one() {
    // The rule file's example 3.
    let seats = [("9H 5S KS", "2C"), ("4H 5H 2S", "3C"), ("9S 3D KD", "4C")];
    let shown = scene(&seats, &[]).layout;
    let crowns = |suit: usize| {
        [0, 1, 2].map(|seat| {
            let zone = wealth(Suit::ALL[suit], Seat(seat));
            let title = zone_of(&shown, zone).title.to_string();
            (pictures_in(&shown, zone), title)
        })
    };
    let none = |title: &str| (Vec::new(), title.to_owned());
    let with = |crown, title: &str| (vec![crown], title.to_owned());
    let shared = || with("court-crown-shared", "9 +2");
    assert_eq!(
        crowns(0),
        [none("5"), none("2"), with("court-crown", "9 +5")]
    );
    assert_eq!(crowns(1), [shared(), shared(), none("")]);
    assert_eq!(crowns(2), [none(""), none(""), with("court-crown", "3 +5")]);
    assert_eq!(crowns(3), [none(""), none(""), none("")]);
    // The points of the rows are those of the example.
    let sums = [0, 1, 2].map(|seat| sum_of(&shown, seat));
    let sum = |n: &str, ahead| (n.to_owned(), ahead);
    assert_eq!(sums, [sum("2", false), sum("2", false), sum("10", true)]);
}

/// Position of a game of three after this number of turns, in which everybody lays the first card.
fn after(turns: usize) -> (Court, State) {
    let rules = game(3);
    let mut s = rules.start();
    rules.proceed(&mut s, &mut Luck::new(7), &mut ());
    for _ in 0..turns {
        pick_first(&rules, &mut s);
        proceed(&rules, &mut s);
        proceed(&rules, &mut s);
    }
    (rules, s)
}

fn pick_first(rules: &Court, s: &mut State) {
    for seat in Seat::all(rules.players()) {
        let first = s.hand(seat).iter().next().expect("nobody's hand is empty");
        rules.act(s, seat, Action::Play { card: first }, &mut ());
    }
}

#[test]
fn hands_that_were_held_lie_open_and_can_be_looked_up() {
    let hidden = |shown: &Layout, v: &View, seat: u8| {
        let zone = zone_of(shown, hand(v, Seat(seat)));
        let back = |item: &&Item| matches!(item.piece, Piece::Back(_));
        let backs = zone.items.iter().filter(back);
        (backs.count(), zone.look_back.is_some())
    };
    for (turns, first, second) in [
        (0, (8, false), (8, false)),
        (1, (0, true), (7, false)),
        (2, (0, true), (0, true)),
    ] {
        let (rules, s) = after(turns);
        let v = rules.view(&s, Some(ME));
        let shown = seen(&rules, &s, Some(ME));
        assert_eq!(hidden(&shown, &v, 0), (0, false), "the own hand is open");
        let others = [1, 2].map(|seat| hidden(&shown, &v, seat));
        assert_eq!(others, [first, second], "{turns}");
    }
    let (rules, s) = after(2);
    let v = rules.view(&s, Some(ME));
    let shown = seen(&rules, &s, Some(ME));
    // The hand of the right neighbour comes next, that of the left one after it.
    for (seat, turns) in [(2, 1), (1, 2)] {
        let back = zone_of(&shown, hand(&v, Seat(seat))).look_back.as_ref();
        let back = back.expect("it was held");
        let seen: Vec<Face> = back.cards.iter().map(|past| past.face).collect();
        let held: Vec<Face> = s.hand(Seat(seat)).iter().map(Card::face).collect();
        assert_eq!(seen, held);
        let [Sign::Words(Text::Message(comes))] = &back.line[..] else {
            panic!("{:?}", back.line)
        };
        assert_eq!(number(comes, "n"), turns);
    }
}

#[test]
fn a_hand_keeps_its_name_while_it_goes_round() {
    let (rules, mut s) = after(1);
    pick_first(&rules, &mut s);
    proceed(&rules, &mut s);
    assert_eq!(s.open.step, Step::Pass);
    let was = s;
    let before = rules.view(&s, Some(ME));
    proceed(&rules, &mut s);
    let after = rules.view(&s, Some(ME));
    for seat in Seat::all(3) {
        let (gone, come) = (hand(&before, seat), hand(&after, seat.left(3)));
        assert_eq!(gone.seat, come.seat, "it is the same hand");
        assert_ne!(gone.name, come.name, "and it travels");
        let cards = |s: &State, zone| lying(&seen(&rules, s, Some(ME)), zone).len();
        assert_eq!(cards(&was, gone), cards(&s, come));
    }
}

#[test]
fn a_pick_of_another_is_one_back_whatever_was_picked() {
    let rules = game(2);
    for pick in [play("QS"), two("QS", "JH")] {
        let mut s = table(&[("2C", "KH AD 3S"), ("X1", "QS JH 4D")]);
        rules.act(&mut s, Seat(1), pick, &mut ());
        let v = rules.view(&s, Some(ME));
        let shown = seen(&rules, &s, Some(ME));
        assert_eq!(lying(&shown, picked(Seat(1))), ["back"]);
        // The viewer has held that hand: all its cards stay in sight.
        assert_eq!(lying(&shown, hand(&v, Seat(1))), ids("4D JH QS"));
        let onlooker = rules.view(&s, None);
        let shown = seen(&rules, &s, None);
        assert_eq!(lying(&shown, hand(&onlooker, Seat(1))).len(), 2);
    }
    // The own pick lies face down and leaves the hand.
    let mut s = table(&[("X1", "QS JH 4D"), ("2C", "KH AD 3S")]);
    rules.act(&mut s, ME, two("JH", "QS"), &mut ());
    let v = rules.view(&s, Some(ME));
    let shown = seen(&rules, &s, Some(ME));
    assert_eq!(lying(&shown, picked(ME)), ["JH", "QS"]);
    assert_eq!(lying(&shown, hand(&v, ME)), ["4D"]);
    let down = |item: &Item| !item.face_up;
    assert!(zone_of(&shown, picked(ME)).items.iter().all(down));
    assert!(lying(&shown, PASSED).is_empty());
}

#[test]
fn a_joker_that_was_seen_to_go_into_a_hidden_hand_lies_open_there() {
    let rules = game(3);
    let mut s = table(&[("2C", "KH AD 3S"), ("X1", "QS JH 4D"), ("5C", "6S 7S 8S")]);
    pick_all(&rules, &mut s, &[play("3S"), two("JH", "QS"), play("6S")]);
    proceed(&rules, &mut s);
    let onlooker = rules.view(&s, None);
    let shown = seen(&rules, &s, None);
    assert_eq!(lying(&shown, hand(&onlooker, Seat(1))), ["X1", "back"]);
}

#[test]
fn what_is_foreseen_is_what_comes() {
    let mut looked = 0;
    for seed in 0..12 {
        let rules = game(2 + (seed % 3) as u8);
        let mut luck = Luck::new(seed);
        let mut s = rules.start();
        while s.open.step != Step::Over && looked < 2500 {
            if s.open.step != Step::Play {
                rules.proceed(&mut s, &mut luck, &mut ());
                continue;
            }
            let legal = |seat| {
                let mut legal = Vec::new();
                rules.legal(&s, seat, &mut legal);
                legal
            };
            let before = scene_of(&rules, &s, Some(ME), Picks::NONE);
            let others = Seat::all(rules.players()).skip(1);
            let others: Vec<Action> = others.map(|seat| luck.pick(&legal(seat))).collect();
            let mine = legal(ME);
            for a in &mine {
                let path = path_of(&before, a);
                // The last pick only decides: all is foreseen without it.
                let chosen = in_order(&path[..path.len() - 1], *a);
                let then = foreseen(&scene_of(&rules, &s, Some(ME), Picks::chosen(&chosen)));
                let mut real = s;
                pick_all(&rules, &mut real, &[&[*a][..], &others[..]].concat());
                rules.proceed(&mut real, &mut luck.clone(), &mut ());
                let comes = seen(&rules, &real, Some(ME));
                let suits = Suit::ALL.map(|suit| wealth(suit, ME));
                let zones = [pictures(ME), aces(ME), jokers(ME)].into_iter();
                for zone in zones.chain(suits) {
                    assert_eq!(lying(&then, zone), lying(&comes, zone), "{a:?} {zone:?}");
                }
                if s.open.hand_size > 1 {
                    let held = real.hand(ME).iter().map(|card| card.face().to_string());
                    assert_eq!(lying(&then, PASSED), held.collect::<Vec<_>>(), "{a:?}");
                }
                looked += 1;
            }
            let picks = [&[luck.pick(&mine)][..], &others[..]].concat();
            pick_all(&rules, &mut s, &picks);
        }
    }
    assert!(looked > 1000, "{looked}");
}

/// The table that a scene foresees.
fn foreseen(scene: &Scene<Action>) -> Layout {
    scene.foreseen.layout.clone().expect("it is foreseen")
}

/// The picks of an action in the order in which its cards are listed.
fn in_order(path: &[Target], a: Action) -> Vec<Target> {
    match a {
        Action::Play { .. } => path.to_vec(),
        Action::PlayTwo { cards } => [path[0]]
            .into_iter()
            .chain(cards.map(|card| Target::Piece(Piece::Card(card.face()))))
            .collect(),
    }
}

/// Points that the rules give for courts like these when the round ends.
fn scored(courts: &[Vec<Card>]) -> Vec<i32> {
    let seats = courts.iter().map(|court| (&court[..], CardSet::EMPTY));
    let mut s = State::with_table(&seats.collect::<Vec<_>>());
    proceed(&game(courts.len() as u8), &mut s);
    s.open.totals.map(i32::from)[..courts.len()].to_vec()
}

#[test]
fn what_a_card_would_add_is_what_the_rules_then_count() {
    let seats = [
        ("X1 KD 9H AS", "QS JH AD 4H KS 9S"),
        ("4H 9S KS 2C", "2H 3H 5H 6H 7H 8H"),
        ("9D 9C TH JS", "2S 3S 5S 6S 7S 8S"),
    ];
    let courts: Vec<Vec<Card>> = seats.iter().map(|(court, _)| cards(court)).collect();
    let now = scored(&courts)[0];
    let previews = scene(&seats, &[]).previews;
    assert_eq!(previews.len(), 6);
    let mut all = Vec::new();
    for preview in &previews {
        let card = preview.target.french().expect("it is a card");
        let mut then = courts.clone();
        then[0].push(card);
        let brings = scored(&then)[0] - now;
        assert_eq!(preview.points, brings, "{card:?}");
        assert_eq!(preview.label, Label::Points(brings), "{card:?}");
        all.push(brings);
    }
    assert!([5, -2, 0].iter().all(|n| all.contains(n)), "{all:?}");
    // With the joker in use the second card is weighed with the first.
    let chosen = [on("X1"), on("JH")];
    let previews = scene(&seats, &chosen).previews;
    for preview in previews.iter().filter(|p| p.target != on("JH")) {
        let second = preview.target.french().expect("it is a card");
        let mut then = courts.clone();
        then[0].retain(|card| !card.is_joker());
        let mut pair = [card("JH"), second];
        if !second.is_picture() || second.rank() == card("JH").rank() {
            pair.sort_unstable();
        }
        then[0].extend(pair);
        assert_eq!(preview.points, scored(&then)[0] - now, "{second:?}");
    }
}

#[test]
fn the_points_of_all_rows_are_foreseen_also_what_others_lose() {
    let seats = [("4S 2D", "9S KC"), ("8S 3D", "2C 3C"), ("KD QD", "4C 5C")];
    let picked = scene(&seats, &[on("9S")]);
    let then = foreseen(&picked);
    let sums = |layout: &Layout| [0, 1, 2].map(|seat| sum_of(layout, seat).0);
    assert_eq!(sums(&scene(&seats, &[]).layout), ["0", "10", "5"]);
    assert_eq!(sums(&then), ["5", "5", "5"]);
    let aid = &picked.facts[0];
    let values: Vec<&str> = aid.rows.iter().map(|row| row.value.as_str()).collect();
    assert_eq!(values, ["+5", "−5", "aid-from-to"], "from 0 to 5");
    assert_eq!(aid.rows[0].label.as_str(), "aid-leads");
}

#[test]
fn the_order_of_the_clicks_is_the_order_of_two_pictures_where_it_matters() {
    // The rule file's example 5.
    let seats = [("X1 KD", "QS JH 4D"), ("2C 3C", "4S 5S 6S")];
    let to = Target::Zone(row(ME));
    let gesture = |seats: &[(&str, &str)], a| {
        let offers = scene(seats, &[]);
        offers.offer_of(&a).expect("it is offered").gesture.clone()
    };
    for [first, second] in [["QS", "JH"], ["JH", "QS"]] {
        let path = Gesture::path([on("X1"), on(first), on(second), to]);
        assert_eq!(gesture(&seats, two(first, second)), path);
    }
    let court = |chosen: &[Target]| {
        let then = foreseen(&scene(&seats, chosen));
        (lying(&then, pictures(ME)), lying(&then, PASSED))
    };
    let (queen, passed) = court(&[on("X1"), on("QS"), on("JH")]);
    assert_eq!((queen, passed), (ids("KD QS JH"), ids("4D X1")));
    assert_eq!(court(&[on("X1"), on("JH"), on("QS")]).0, ids("KD JH QS"));
    // Elsewhere any order will do: example 6.
    let seats = [("X1 KD QC", "QS JH 4D"), ("2C 3C 4C", "4S 5S 6S")];
    let gesture = gesture(&seats, two("JH", "QS"));
    for order in [["JH", "QS"], ["QS", "JH"]] {
        let picks = [on("X1"), on(order[0]), on(order[1]), to];
        assert!(gesture.is_made_by(&picks), "{order:?}");
    }
}

#[test]
fn the_bar_leads_through_a_joker() {
    let seats = [("X1 KD", "QS JH 4D"), ("2C 3C", "4S 5S 6S")];
    let line = |chosen: &[Target]| scene(&seats, chosen).prompt.line.as_str().to_owned();
    assert_eq!(line(&[]), "joker-line");
    assert_eq!(line(&[on("X1")]), "joker-first");
    assert_eq!(line(&[on("X1"), on("QS")]), "joker-second");
    assert_eq!(line(&[on("QS")]), "joker-line");
    let caption = |seats: &[(&str, &str)], seat| {
        let shown = scene(seats, &[]).layout;
        zone_of(&shown, jokers(Seat(seat))).caption.to_string()
    };
    assert_eq!(caption(&seats, 0), "joker-ready");
    assert_eq!(caption(&seats, 1), "");
    // With one card left the joker does nothing any more.
    let last = [("X1 KD", "QS"), ("2C 3C", "4S")];
    assert_eq!(scene(&last, &[]).prompt.line.as_str(), "last-line");
    assert_eq!(caption(&last, 0), "joker-nothing");
}

#[test]
fn every_wrong_pick_is_told_what_is_wrong() {
    let rules = game(2);
    let refusal = |s: &State, a| {
        let v = rules.view(s, Some(ME));
        rules.refusal(&v, ME, a).0.id.to_string()
    };
    let refused = |seats: &[(&str, &str)], chosen: &[Target], target| match scene(seats, chosen)
        .intended(target)
    {
        Some(IntendedAction::Action(a)) => refusal(&table(seats), *a),
        Some(IntendedAction::Nothing(sentence)) => sentence.to_string(),
        None => panic!("nothing is said of {target:?}"),
    };
    let seats = [("X1 X2 KD", "QS JH 4D"), ("2C 3C AD", "4S 5S 6S")];
    let court = Target::Zone(row(ME));
    for (chosen, target, id) in [
        (&[][..], on("KD"), "no-card-in-hand"),
        (&[], on("AD"), "no-card-in-hand"),
        (&[], on("4S"), "no-card-in-hand"),
        (&[], on("X2"), "one-joker"),
        (&[], court, "card-first"),
        (&[on("X1")], court, "two-for-joker"),
        (&[on("X1"), on("QS")], court, "one-more"),
        (&[on("QS")], Target::Zone(row(Seat(1))), "own-court"),
        (&[on("QS")], Target::Zone(PASSED), "rest-goes"),
        (&[], Target::Piece(Piece::Back(Deck::French)), "hidden-card"),
        (&[], Target::Seat(Seat(1)), "card-first"),
    ] {
        assert_eq!(refused(&seats, chosen, target), id, "{chosen:?} {target:?}");
    }
    let last = [("X1 KD", "QS"), ("2C 3C", "4S")];
    assert_eq!(refused(&last, &[], on("X1")), "no-second-card");
    // Two cards without a joker are no action of the table, but the rules have a word for it.
    let none = table(&[("KD", "QS 4D"), ("2C", "4S 5S")]);
    assert_eq!(refusal(&none, two("4D", "QS")), "no-joker-in-court");
}

#[test]
fn picks_are_turned_up_together_and_then_laid() {
    let rules = game(2);
    let mut s = table(&[("X1 KD", "QS JH 4D"), ("2C JC", "KH 5S 6S")]);
    pick_all(&rules, &mut s, &[two("QS", "JH"), play("KH")]);
    let told = told(&rules, &mut s);
    let [up, down, rest] = &told.stages[..] else {
        panic!("{} stages", told.stages.len())
    };
    let up = up.layout.as_ref().expect("all lie turned up first");
    assert_eq!(lying(up, picked(ME)), ids("QS JH"));
    assert_eq!(lying(up, picked(Seat(1))), ids("KH"));
    assert_eq!(lying(up, jokers(Seat(0))), ids("X1"));
    let face_up = |item: &Item| item.face_up;
    assert!(zone_of(up, picked(Seat(1))).items.iter().all(face_up));
    let laid = down.layout.as_ref().expect("then they are laid");
    assert_eq!(lying(laid, pictures(Seat(0))), ids("KD QS JH"));
    // New cards are marked, both cards of a joker.
    let marked = zone_of(laid, pictures(Seat(0))).items.iter();
    let marked = marked.filter(|item| item.look == Look::Last(ME)).count();
    assert_eq!(marked, 2);
    assert_eq!(number(say(&down.line), "n"), 2);
    // Gouges stand round both couples, as long as that is told.
    let rays = |layout: &Layout, seat| layout.zone(rays(Seat(seat))).is_some();
    assert_eq!([0, 1].map(|seat| rays(laid, seat)), [true; 2]);
    let after = seen(&rules, &s, Some(ME));
    assert_eq!([0, 1].map(|seat| rays(&after, seat)), [false; 2]);
    let banner = |beat: &Beat| matches!(beat, Beat::Banner(_));
    assert!(down.beats.iter().any(banner));
    assert_eq!(rest.layout, None);
    // The log: the joker, the marriage, the open jack, and the other's intrigue.
    let lines = told.lines.iter().filter_map(|line| {
        let who = line.who.first()?;
        Some((who, line.words.as_str(), line.points))
    });
    assert_eq!(
        lines.collect::<Vec<_>>(),
        [
            (ME, "used-log", None),
            (ME, "laid-couple", Some(5)),
            (ME, "laid-open", None),
            (Seat(1), "laid-couple", Some(4)),
        ]
    );
    let last = told.lines.last().expect("there are lines");
    assert_eq!(last.words.as_str(), "turn-log");
    // Only rounds are parts of the game.
    assert!(told.lines.iter().all(|line| line.heading.is_empty()));
}

#[test]
fn the_log_tells_leads_and_aces_with_what_they_change() {
    let rules = game(2);
    let lines = |mine: (&str, &str), other: (&str, &str), picks: [&str; 2]| {
        let mut s = table(&[mine, other]);
        pick_all(&rules, &mut s, &picks.map(play));
        let told = told(&rules, &mut s);
        let deeds = told.lines.iter().filter(|line| !line.who.is_empty());
        let deeds = deeds.map(|line| (line.words.to_string(), line.points));
        deeds.collect::<Vec<_>>()
    };
    let line = |id: &str, points| (id.to_owned(), points);
    assert_eq!(
        lines(("4S", "9S 2D"), ("8S", "AH 3D"), ["9S", "AH"]),
        [
            line("laid-leads", Some(5)),
            line("laid-ace", Some(5)),
            line("lead-lost", Some(-5))
        ],
        "what another's card costs is told, too"
    );
    assert_eq!(
        lines(("AS 4S", "AD 2D"), ("8S 2C", "9S 3D"), ["AD", "9S"]),
        [line("laid-ace", Some(-2)), line("laid-leads", None)]
    );
    assert_eq!(
        lines(("4S 3C", "4H 2D"), ("8S 4C", "X1 3D"), ["4H", "X1"]),
        [line("laid-leads", Some(5)), line("laid-joker", None)]
    );
    assert_eq!(
        lines(("4S 3C", "4D 2D"), ("8S 4C", "2S 3D"), ["2D", "3D"])[0],
        line("laid-number", None)
    );
    // A misunderstanding has no banner and no points; the two lean apart for a moment.
    let mut s = table(&[("KS", "KH 2D"), ("2C", "3C 4C")]);
    pick_all(&rules, &mut s, &[play("KH"), play("3C")]);
    let told = told(&rules, &mut s);
    assert_eq!(told.lines[0].points, None);
    let leaning = |layout: &Layout| {
        let items = zone_of(layout, pictures(Seat(0))).items.iter();
        items.map(|item| item.pose.angle).collect::<Vec<_>>()
    };
    let laid = told.stages[1].layout.as_ref().expect("they are laid");
    assert_eq!(leaning(laid), [-40, 40]);
    assert_eq!(leaning(&seen(&rules, &s, Some(ME))), [0, 0]);
    let beats = told.stages.iter().flat_map(|stage| &stage.beats);
    assert!(!beats.clone().any(|beat| matches!(beat, Beat::Banner(_))));
}

/// Texts in a row of the score sheet: the rounds, then the sum.
fn sheet_of(layout: &Layout, row: usize) -> Vec<String> {
    let mut sheets = layout.zones.iter().filter_map(|zone| zone.sheet.as_ref());
    let sheet = sheets.next().expect("there is a sheet");
    assert_eq!(sheet.columns.len(), usize::from(ROUNDS) + 1);
    sheet.rows[row].1.iter().map(Text::to_string).collect()
}

#[test]
fn the_round_is_counted_point_by_point() {
    // The rule file's example 11.
    let rules = game(2);
    let mut s = table(&[
        ("KS 7H X1 AD JS 9C 2H TD 4H", ""),
        ("QD QH 9S AC AS 3H 5D KH TC", ""),
    ]);
    assert_eq!(s.open.step, Step::Score);
    let shown = seen(&rules, &s, Some(ME));
    let joker = zone_of(&shown, jokers(Seat(0)));
    assert_eq!(joker.items[0].look, Look::Dim);
    let told = told(&rules, &mut s);
    let sums: Vec<Option<i32>> = told.lines.iter().map(|line| line.points).collect();
    assert_eq!(sums, [Some(19), Some(13), None]);
    // While it is counted the sheet has as much of it: couples, then aces, then wealth.
    assert_eq!(sheet_of(&shown, 1), ["", "", "", "0"]);
    let counting = told.stages.iter().filter_map(|stage| stage.layout.as_ref());
    let counting: Vec<Vec<String>> = counting.map(|layout| sheet_of(layout, 1)).collect();
    assert_eq!(
        counting,
        [["0", "", "", "0"], ["3", "", "", "3"], ["13", "", "", "13"]]
    );
    let beats: Vec<&Beat> = told.stages.iter().flat_map(|stage| &stage.beats).collect();
    let counted = beats.iter().filter_map(|beat| match beat {
        Beat::Points(seat, n, words) => Some((seat.0, *n, words.to_string())),
        _ => None,
    });
    let points = |seat, n, words: &str| (seat, n, words.to_owned());
    assert_eq!(
        counted.collect::<Vec<_>>(),
        [
            points(0, 4, "count-couples"),
            points(0, 5, "count-aces"),
            points(1, 3, "count-aces"),
            points(0, 10, "count-wealth"),
            points(1, 10, "count-wealth"),
        ]
    );
    let banner = beats.iter().find_map(|beat| match beat {
        Beat::Banner(words) => Some(say(words)),
        _ => None,
    });
    assert_eq!(number(banner.expect("somebody leads"), "n"), 19);
    // The sheet has the round, and the courts still lie there until the deal.
    let shown = seen(&rules, &s, Some(ME));
    assert_eq!(sheet_of(&shown, 1), ["13", "", "", "13"]);
    assert_eq!(lying(&shown, pictures(Seat(0))), ids("KS JS"));
    // All cards are gathered before they are dealt again.
    let told = self::told(&rules, &mut s);
    let gathered = told.stages[0].layout.as_ref();
    let gathered = gathered.expect("all cards in the deck");
    assert_eq!(lying(gathered, DECK).len(), 54);
    let cards = gathered.pieces().filter(|(_, item)| item.piece.is_card());
    assert_eq!(cards.count(), 54);
}

#[test]
fn partners_for_an_open_picture_are_counted() {
    let aids = scene(&[("KD 2C", "QS JH 4D"), ("3C 4C", "QH QC 6S")], &[]).facts;
    let rows = aids[0].rows.iter().map(|row| {
        let (points, value) = (number(say(&row.label), "points"), say(&row.value));
        (points, number(value, "n"), number(value, "unseen"))
    });
    // Three queens and one jack are known; a queen and three jacks are not.
    assert_eq!(rows.collect::<Vec<_>>(), [(5, 3, 1), (4, 1, 3)]);
}

#[test]
fn a_shared_win_is_told_and_a_lonely_one_is_not() {
    let rules = game(2);
    let mut s = table(&[("2C", ""), ("3D", "")]);
    s.open.step = Step::Over;
    let ending = |s: &State| scene_of(&rules, s, Some(ME), Picks::NONE).ending;
    assert!(!ending(&s).is_empty());
    s.open.totals = [20, 19, 0, 0];
    assert!(ending(&s).is_empty());
}

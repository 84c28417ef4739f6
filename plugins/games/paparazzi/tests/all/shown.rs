//! Presentation of Paparazzi at the table: the leader of each celebrity and the lead, the effect of a card before it
//! is laid, the last card, and the count.

use crate::{card, place};
use kortlek_paparazzi::{
    CELEBRITIES, Cell, Layout, Paparazzi,
    rules::{Action, State, Step, View, points, worth},
    table::{FLASH, HERE, celebrity, deck, hand, led, space, taken},
};
use kortlek_rules::{
    Arg, Card as _, Face, Luck, Match, Message, Rules, Seat, Seen, Text, Turn,
    french::{Card, Suit},
    game::First,
    presentation::{
        Beat, IntendedAction, Label, Layout as Shown, Look, Picks, Piece, Place, Presentation,
        Scene, StepPresentation, Target, Zone, ZoneId,
    },
    testing::{path_of, scene_of},
};
use std::path::Path;

const CELEBS: &str = "KS QH JD KC QS JH KD QC JS KH QD JC";
const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn celebrities() -> [Card; CELEBRITIES] {
    let mut ids = CELEBS.split_whitespace().map(card);
    std::array::from_fn(|_| ids.next().expect("there are twelve"))
}

const fn game(players: u8, layout: Layout) -> Paparazzi {
    Paparazzi {
        players,
        layout,
        first: First::Seat(ME),
    }
}

const TWO: Paparazzi = game(2, Layout::FourByThree);

fn state(rules: &Paparazzi, laid: &[(&str, Cell)]) -> State {
    let laid: Vec<(Card, Cell)> = laid.iter().map(|(id, cell)| (card(id), *cell)).collect();
    rules.with_table(celebrities(), &laid)
}

/// The rule file's third example, with the lowest cards of each seat in hand.
fn third() -> State {
    let laid = [
        ("5S", [1, 0]),
        ("2S", [0, 1]),
        ("9S", [3, 2]),
        ("8S", [5, 2]),
        ("7H", [2, 1]),
        ("3H", [4, 1]),
        ("4H", [5, 0]),
        ("TH", [6, 1]),
    ];
    state(&TWO, &laid)
}

fn view(s: &State) -> View {
    TWO.view(s, Some(ME))
}

/// The scene of two players for the seat at the bottom.
fn scene(s: &State, chosen: &[Target]) -> Scene<Action> {
    scene_of(&TWO, s, Some(ME), Picks::chosen(chosen))
}

/// Layout for that seat with nothing picked.
fn layout_of(rules: &Paparazzi, s: &State) -> Shown {
    scene_of(rules, s, Some(ME), Picks::NONE).layout
}

fn zone(layout: &Shown, id: ZoneId) -> &Zone {
    layout.zone(id).unwrap_or_else(|| panic!("no zone {id:?}"))
}

/// The drawings that lie in a zone.
fn drawings(layout: &Shown, id: ZoneId) -> Vec<&'static str> {
    let pieces = zone(layout, id).items.iter().map(|item| item.piece);
    pieces
        .filter_map(|piece| match piece {
            Piece::Picture(name, _) => name.strip_prefix("paparazzi-"),
            _ => None,
        })
        .collect()
}

/// The count on a zone, the words below it, and if it is marked as ahead.
fn tag(layout: &Shown, id: ZoneId) -> Option<(&str, &str, bool)> {
    let tag = zone(layout, id).tag.as_ref()?;
    Some((tag.count.as_str(), tag.below.as_str(), tag.ahead))
}

/// The number of a space of four by three.
fn number(at: Cell) -> usize {
    TWO.layout.board().space(at).expect("it is a space")
}

fn arg<'a>(say: &'a Message, name: &str) -> &'a Arg {
    let found = say.args.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{say} has ${name}")).1
}

fn piece(id: &str) -> Target {
    Target::Piece(Piece::Card(card(id).face()))
}

fn cell(at: Cell) -> Target {
    Target::Cell(space(number(at)), HERE)
}

fn refusal(s: &State, chosen: &[Target], target: Target) -> Message {
    match scene(s, chosen).intended(target) {
        Some(IntendedAction::Action(action)) => TWO.refusal(&view(s), ME, *action).0,
        Some(IntendedAction::Nothing(Text::Message(sentence))) => sentence.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_celebrity_wears_its_worth_its_leader_and_the_margin() {
    let layout = layout_of(&TWO, &third());
    let wears = |n: usize| drawings(&layout, celebrity(n));
    // 7 to 7, 9 to 10, 8 to 17, 0 to 10; then 9 and 8 to nothing, and nobody.
    assert_eq!(wears(0), ["worth-5", "lead-tied"]);
    assert_eq!(wears(1), ["worth-4", "lead-2", "by-1"]);
    assert_eq!(wears(2), ["worth-3", "stamp-2", "lead-2", "by-9"]);
    assert_eq!(wears(3), ["worth-5", "lead-2", "by-10"]);
    assert_eq!(wears(5), ["worth-3", "lead-1", "by-9"]);
    assert_eq!(wears(6), ["worth-5", "lead-1", "by-8"]);
    assert_eq!(wears(11), ["worth-3"]);
}

#[test]
fn a_celebrity_that_is_surrounded_is_stamped() {
    let around = [[1, 0], [0, 1], [2, 1], [1, 2]];
    for (ids, stamp) in [
        (["5S", "2S", "3H", "AH"], "stamp-1"),
        (["5S", "2S", "6H", "AH"], "stamp-tied"),
    ] {
        let laid: Vec<(&str, Cell)> = ids.into_iter().zip(around).collect();
        let wears = |laid: &[_]| drawings(&layout_of(&TWO, &state(&TWO, laid)), celebrity(0));
        assert!(wears(&laid).contains(&stamp));
        let before = wears(&laid[..3]);
        assert!(!before.iter().any(|name| name.starts_with("stamp")));
    }
}

#[test]
fn laid_cards_bear_their_players_drawing_and_the_last_is_marked() {
    let mut s = third();
    TWO.act(&mut s, ME, place("AS", [7, 0]), &mut ());
    let layout = layout_of(&TWO, &s);
    let mut marked = 0;
    for (at, laid) in view(&s).laid() {
        let zone = zone(&layout, space(number(at)));
        let seat = if laid.is_red() { OTHER } else { ME };
        let name = laid.to_string().to_lowercase();
        assert_eq!(drawings(&layout, zone.id), [format!("shot-{name}")]);
        assert_eq!(zone.items[0].piece, Piece::Card(laid.face()));
        let last = zone.items[0].look == Look::Last(seat);
        assert_eq!(last, laid == card("AS"));
        marked += u8::from(last);
        assert!(zone.cells.is_empty());
    }
    assert_eq!(marked, 1);
    let own = &zone(&layout, hand(ME)).items;
    assert!(!own.is_empty() && own.iter().all(|item| item.owner == Some(ME)));
}

#[test]
fn both_layouts_have_a_place_for_every_celebrity_and_every_space() {
    for players in 2..=4 {
        for layout in [Layout::FourByThree, Layout::SixByTwo] {
            let rules = game(players, layout);
            let s = state(&rules, &[]);
            let shown = layout_of(&rules, &s);
            let parts = shown.zones.iter().filter(|zone| {
                let held = zone.id == hand(ME);
                matches!(zone.place, Place::Board(_)) && !held
            });
            let spaces = layout.board().spaces();
            assert_eq!(parts.count(), CELEBRITIES + spaces);
            let free = shown.zones.iter().filter(|zone| zone.cells == [HERE]);
            assert_eq!(free.count(), spaces);
            // Beside four by three there is room for the hand; six columns take all the width.
            let below = zone(&shown, hand(ME)).place == Place::Hand;
            assert_eq!(below, layout == Layout::SixByTwo);
        }
    }
}

#[test]
fn all_drawings_are_there() {
    let pieces = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets/pieces");
    let there = |name: &str| assert!(pieces.join(format!("{name}.svg")).is_file(), "{name}");
    there("paparazzi-flash");
    for rules in [TWO, game(4, Layout::SixByTwo)] {
        for seed in 0..4 {
            each_step(&rules, seed, |_, after, told| {
                let stages = told.stages.iter().filter_map(|stage| stage.layout.as_ref());
                for layout in stages.chain([&layout_of(&rules, after)]) {
                    for (_, item) in layout.pieces() {
                        if let Piece::Picture(name, _) = item.piece {
                            there(name);
                        }
                    }
                }
            });
        }
    }
    for margin in 1..=34 {
        there(&format!("paparazzi-by-{margin}"));
    }
}

/// Plays a random game and looks at the account of every step: the positions before and after it.
fn each_step(
    rules: &Paparazzi,
    seed: u64,
    mut look: impl FnMut(&State, &State, &StepPresentation),
) {
    let mut game = Match::new(*rules, seed);
    let mut luck = Luck::new(seed);
    loop {
        let before = *game.state(game.steps().len());
        let mut made = None;
        match game.turn() {
            Turn::Over => return,
            Turn::Proceed => assert!(game.proceed()),
            Turn::Act(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let legal = game.legal(seat);
                let action = legal[luck.below(legal.len())];
                made = Some((seat, Seen::Open(action)));
                game.commit(seat, action).expect("it is legal");
            }
        }
        let after = *game.state(game.steps().len());
        let [v, w] = [before, after].map(|s| rules.view(&s, Some(ME)));
        let told = rules.tell(&v, made, &[], &w, ME);
        look(&before, &after, &told);
    }
}

#[test]
fn what_is_foreseen_of_a_card_is_what_comes() {
    let s = third();
    // The ace beside the queen and the jack: 10 to 10, and 9 to 17.
    let chosen = [piece("AS"), cell([3, 0])];
    let half = scene(&s, &chosen[..1]).foreseen;
    assert_eq!(half.layout, None);
    assert!(half.scores.is_empty());
    let foreseen = scene(&s, &chosen).foreseen.layout;
    let foreseen = foreseen.expect("it can be foreseen");
    let at_queen = tag(&foreseen, celebrity(1));
    assert_eq!(at_queen, Some(("10\u{a0}:\u{a0}10", "", false)));
    assert_eq!(tag(&foreseen, celebrity(2)), None);
    // With more players two numbers would not say whose they are: the strip at its foot says who leads, and by what.
    let three = game(3, Layout::FourByThree);
    let laid = [("5S", [1, 0]), ("7H", [2, 1]), ("4D", [0, 1])];
    let s = state(&three, &laid);
    let third_card = [piece("3S"), cell([3, 0])];
    let beside = scene_of(&three, &s, Some(ME), Picks::chosen(&third_card)).foreseen;
    let beside = beside.layout.expect("it can be foreseen");
    assert_eq!(tag(&beside, celebrity(1)), None);
    let worn = drawings(&beside, celebrity(1));
    assert!(worn.iter().any(|name| name.starts_with("lead-")));
    let s = third();
    let own = |layout: &Shown| zone(layout, hand(ME)).items.clone();
    let now = scene(&s, &[]);
    for action in legal(&s) {
        let ahead = scene(&s, &path_of(&now, &action)).foreseen;
        let foreseen = ahead.layout.expect("it can be foreseen");
        let mut then = s;
        TWO.act(&mut then, ME, action, &mut ());
        let came = layout_of(&TWO, &then);
        assert_eq!(foreseen.zones.len(), came.zones.len());
        for zone in &came.zones {
            let items = foreseen.zone(zone.id).map(|z| &z.items);
            let items = items.expect("every zone is foreseen");
            if zone.id == hand(ME) {
                // Cards that stay in hand stay where they are.
                assert_eq!(items.len(), zone.items.len());
                assert!(items.iter().all(|item| own(&now.layout).contains(item)));
                continue;
            }
            assert_eq!(items, &zone.items, "{action:?}: {:?}", zone.id);
        }
        assert_eq!(ahead.scores, TWO.payoff(&then).scores());
    }
}

fn legal(s: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    TWO.legal(s, ME, &mut legal);
    legal
}

#[test]
fn a_chosen_card_tells_on_every_space_what_it_would_gain() {
    let s = third();
    let v = view(&s);
    let now = TWO.payoff(&s).scores()[ME.index()];
    let chosen = [piece("3S")];
    let previews = scene(&s, &chosen).previews;
    assert_eq!(previews.len(), v.free().count());
    let mut ties = 0;
    for at in v.free() {
        let preview = previews.iter().find(|p| p.target == cell(at));
        let preview = preview.expect("every free space has one");
        let mut then = s;
        TWO.act(&mut then, ME, place("3S", at), &mut ());
        let payoff = TWO.payoff(&then);
        let scores = payoff.scores();
        let gain = scores[ME.index()] - now;
        let kept = TWO.payoff(&s).scores()[OTHER.index()] == scores[OTHER.index()];
        match &preview.label {
            Label::Points(points) => assert_eq!(*points, gain),
            Label::Text(text) if text.is_empty() => assert!(gain == 0 && kept),
            Label::Text(text) => {
                assert!(gain == 0 && !kept && text.as_str() == "=");
                ties += 1;
            }
            label @ (Label::Mark(_) | Label::Idle) => panic!("{label:?}"),
        }
    }
    assert_eq!(ties, 0, "three never ties: the queen goes over");
    let ace = scene(&s, &[piece("AS")]).previews;
    let at_queen = ace.iter().find(|p| p.target == cell([3, 0]));
    let tie = Label::Text("=".to_owned().into());
    assert_eq!(at_queen.map(|p| &p.label), Some(&tie));
    assert!(scene(&s, &[piece("3S"), cell([3, 0])]).previews.is_empty());
}

#[test]
fn sums_stand_with_the_viewers_own_first() {
    let s = third();
    let chosen = [piece("AS"), cell([3, 0])];
    let aids = scene(&s, &chosen).facts;
    let Text::Message(say) = &aids[0].rows[0].label else {
        panic!("{aids:?}");
    };
    for (name, sums) in [("now", "9\u{a0}:\u{a0}10"), ("then", "10\u{a0}:\u{a0}10")] {
        assert_eq!(arg(say, name), &Arg::Name(sums.to_owned()));
    }
    assert_eq!(aids[0].rows[0].value.as_str(), "=");
    // The others are shown what they have themselves first.
    let mut other = s;
    other.open.turn = OTHER;
    let chosen = [piece("AH"), cell([3, 0])];
    let scene = scene_of(&TWO, &other, Some(OTHER), Picks::chosen(&chosen));
    let foreseen = scene.foreseen.layout.expect("it can be foreseen");
    let at_queen = tag(&foreseen, celebrity(1));
    assert_eq!(at_queen, Some(("11\u{a0}:\u{a0}9", "", true)));
}

#[test]
fn hands_are_hidden_until_everybody_can_know_them() {
    let mut seen = [0; 2];
    each_step(&TWO, 7, |_, after, _| {
        if matches!(after.open.step, Step::Setup | Step::Over) {
            return;
        }
        let layout = layout_of(&TWO, after);
        let other = &zone(&layout, hand(OTHER)).items;
        let known = after.open.deck_sizes[OTHER.index()] == 0;
        let size = after.open.hand_sizes[OTHER.index()];
        assert_eq!(other.len(), usize::from(size));
        for item in other {
            assert_eq!(item.face_up, known);
            assert_eq!(matches!(item.piece, Piece::Card(_)), known);
        }
        seen[usize::from(known)] += 1;
        for seat in [ME, OTHER] {
            let pile = &zone(&layout, deck(seat)).items;
            assert_eq!(pile.len(), usize::from(after.open.deck_sizes[seat.index()]));
            assert!(pile.iter().all(|item| matches!(item.piece, Piece::Back(_))));
        }
    });
    assert!(seen[0] > 10 && seen[1] > 3, "{seen:?}");
    // An onlooker sees no hand.
    let s = third();
    let layout = scene_of(&TWO, &s, None, Picks::NONE).layout;
    let own = &zone(&layout, hand(ME)).items;
    assert!(own.len() == 3 && own.iter().all(|item| !item.face_up));
    // Before the deal nobody knows where the celebrities will stand.
    let layout = scene(&TWO.start(), &[]).layout;
    for n in 0..CELEBRITIES {
        assert!(zone(&layout, celebrity(n)).items.iter().all(|i| !i.face_up));
    }
}

#[test]
fn panels_show_the_suits_that_are_led_and_their_bonus() {
    let laid = [("5S", [0, 1]), ("4S", [0, 3]), ("2H", [8, 1])];
    let layout = layout_of(&TWO, &state(&TWO, &laid));
    let column = |seat: Seat, suit: Suit| {
        let zone = zone(&layout, led(seat, suit));
        let bonus = zone.tag.as_ref().map_or("", |tag| tag.count.as_str());
        let pieces: Vec<Piece> = zone.items.iter().map(|item| item.piece).collect();
        (pieces, bonus.to_owned())
    };
    // The queen and the king of spades, one below the other at the left edge.
    let both = ["paparazzi-led-qs", "paparazzi-led-ks"].map(|name| Piece::Picture(name, 0));
    assert_eq!(column(ME, Suit::Spades), (both.to_vec(), "+2".to_owned()));
    let none = vec![Piece::Picture("slot-hearts", ME.0)];
    assert_eq!(column(ME, Suit::Hearts), (none, String::new()));
    let of_other = Suit::ALL.map(|suit| column(OTHER, suit));
    let pieces = of_other.iter().flat_map(|(pieces, _)| pieces);
    let is_led = |p: &&Piece| matches!(p, Piece::Picture(name, _) if !name.starts_with("slot"));
    assert_eq!(pieces.filter(is_led).count(), 1);
    assert!(of_other.iter().all(|(_, bonus)| bonus.is_empty()));
}

#[test]
fn every_wrong_pick_is_told_why() {
    let s = third();
    let chosen = [piece("AS")];
    let picture = |name, n| Target::Piece(Piece::Picture(name, n));
    let celebrity_drawing = picture("paparazzi-worth-5", 0);
    let shot = picture("paparazzi-shot-7h", number([2, 1]) as u8);
    let beside = Target::Zone(celebrity(3));
    for (picked, target, id) in [
        (&[][..], cell([7, 0]), "card-first"),
        (&[], cell([2, 1]), "no-taken-space"),
        (&chosen, cell([2, 1]), "no-taken-space"),
        (&chosen, shot, "no-taken-space"),
        (&chosen, piece("7H"), "no-taken-space"),
        (&chosen, celebrity_drawing, "no-space-on-a-celebrity"),
        (&chosen, piece("KS"), "no-space-on-a-celebrity"),
        (&chosen, beside, "no-space-on-a-celebrity"),
        (&[], piece("9H"), "no-card-but-from-the-hand"),
        (&[], picture("paparazzi-led-ks", 0), "suits-show"),
        (&[], picture("slot-hearts", 0), "suits-show"),
        (&[], Target::Zone(led(ME, Suit::Clubs)), "suits-show"),
        (&[], Target::Zone(deck(ME)), "deck-waits"),
        (&chosen, Target::Zone(hand(OTHER)), "not-yours"),
        (&chosen, Target::Seat(OTHER), "not-yours"),
        (&chosen, Target::Button("confirm"), "pick-space"),
        (&[], Target::Button("confirm"), "card-first"),
    ] {
        assert_eq!(refusal(&s, picked, target).id, id, "{target:?}");
    }
    // The refusal names the card that is there.
    let why = Message::new("no-taken-space").with("card", card("7H"));
    assert_eq!(refusal(&s, &chosen, shot), why);
}

#[test]
fn a_card_is_told_with_what_it_wins_ties_and_closes() {
    let listed = |say: &Message, name| match arg(say, name) {
        Arg::All(list) => list.len(),
        other => panic!("{other:?}"),
    };
    let told = |id: &str, at: Cell| {
        let mut s = third();
        let action = place(id, at);
        let before = view(&s);
        TWO.act(&mut s, ME, action, &mut ());
        let told = TWO.tell(&before, Some((ME, Seen::Open(action))), &[], &view(&s), ME);
        let lines = told.lines.into_iter().map(|line| match line.words {
            Text::Message(say) => say,
            words @ Text::Shown(_) => panic!("{words:?}"),
        });
        lines.collect::<Vec<Message>>()
    };
    // It goes between the tied king, which it wins, and the queen below, of whom nobody took a picture yet.
    let lines = told("AS", [1, 2]);
    assert_eq!(listed(&lines[0], "beside"), 2);
    assert_eq!(listed(&lines[0], "won"), 2);
    assert_eq!(arg(&lines[0], "won-all"), &Arg::Number(1));
    assert_eq!(listed(&lines[0], "tied"), 0);
    // That was the last space at the king.
    assert_eq!(lines[1].id, "closed");
    assert_eq!(lines.len(), 2);
    let lines = told("AS", [3, 0]);
    assert_eq!(["won", "tied"].map(|name| listed(&lines[0], name)), [0, 1]);
    assert_eq!(arg(&lines[0], "tied-all"), &Arg::Number(1));
}

#[test]
fn the_count_goes_celebrity_by_celebrity_and_its_points_are_the_scores() {
    for (rules, seed) in [
        (TWO, 3),
        (game(3, Layout::FourByThree), 4),
        (game(4, Layout::SixByTwo), 5),
    ] {
        let mut counted = false;
        each_step(&rules, seed, |before, after, told| {
            if before.open.step != Step::Score {
                return;
            }
            counted = true;
            let counts = scene_of(&rules, before, Some(ME), Picks::NONE);
            assert!(counts.panels.iter().all(|panel| panel.score == Some(0)));
            let end = layout_of(&rules, after);
            let mut scores = vec![0; rules.players()];
            let mut gone = 0;
            let mut worths = Vec::new();
            for stage in &told.stages {
                for beat in &stage.beats {
                    if let Beat::Points(seat, points, _) = beat {
                        scores[seat.index()] += points;
                    }
                }
                let layout = stage.layout.as_ref().unwrap_or(&end);
                let flash = layout.zone(FLASH).map(|flash| flash.place);
                let now =
                    (0..CELEBRITIES).filter(|n| flash == Some(zone(layout, celebrity(*n)).place));
                worths.extend(now.map(|n| worth(after.open.celebrities[n])));
                if layout.zone(taken(ME, Suit::Spades)).is_some() {
                    let here = all_taken(layout, rules.players());
                    assert!(here >= gone, "what is taken stays taken");
                    gone = here;
                }
            }
            let whole: Vec<i32> = Seat::all(rules.players())
                .map(|seat| points(after.open.taken(seat)))
                .map(|points| points.celebs + points.suits)
                .collect();
            assert_eq!(scores, whole);
            assert!(worths.is_sorted() && worths.len() > 6, "{worths:?}");
            assert_eq!(told.stages.len(), worths.len() + 1);
            assert_eq!(told.stages.last().map(|s| s.layout.is_none()), Some(true));
            assert_eq!(all_taken(&end, rules.players()), gone);
        });
        assert!(counted);
    }
}

/// Number of celebrities in the seats' panels in a stage of the count.
fn all_taken(layout: &Shown, players: usize) -> usize {
    let suits = |seat: Seat| Suit::ALL.map(|suit| zone(layout, taken(seat, suit)));
    let zones = Seat::all(players).flat_map(suits);
    let cards = zones.flat_map(|zone| zone.items.iter());
    cards.filter(|item| item.piece.is_card()).count()
}

#[test]
fn every_step_is_told() {
    for rules in [TWO, game(3, Layout::SixByTwo), game(4, Layout::FourByThree)] {
        each_step(&rules, 11, |before, after, told| {
            let beats: usize = told.stages.iter().map(|stage| stage.beats.len()).sum();
            assert!(beats > 0, "{:?}", before.open.step);
            if before.open.step == Step::Play {
                assert_eq!(told.lines[0].who.len(), 1);
                assert!(told.lines[0].faces.len() >= 2);
                let laid = rules.view(before, None).laid().count();
                let begins = laid.is_multiple_of(rules.players());
                assert_eq!(!told.lines[0].heading.is_empty(), begins);
            }
            let prompt = scene_of(&rules, after, Some(ME), Picks::NONE).prompt;
            assert!(!prompt.progress.is_empty() && !prompt.line.is_empty());
        });
    }
}

#[test]
fn facts_tell_the_last_spaces_and_what_is_still_to_be_drawn() {
    let laid = [("5S", [1, 0]), ("2S", [0, 1]), ("6H", [2, 1])];
    let s = state(&TWO, &laid);
    let aids = scene(&s, &[]).facts;
    assert_eq!(aids[0].title.as_str(), "last-spaces");
    assert_eq!(aids[0].rows.len(), 1);
    assert_eq!(aids[0].rows[0].faces, [card("KS").face()]);
    assert_eq!(aids[0].rows[0].value.as_str(), "+1");
    let of = Message::new("still-has").with("who", OTHER);
    assert_eq!(aids[1].title, Text::Message(of));
    assert_eq!(aids[1].rows[0].faces.len(), 9);
    let to_draw = &aids[2].rows[0].faces;
    assert_eq!(to_draw.len(), 5);
    let own: Vec<Face> = view(&s).hand.iter().map(Card::face).collect();
    assert!(to_draw.iter().all(|face| !own.contains(face)));
    // Of several others it is told in ranks.
    let three = game(3, Layout::FourByThree);
    let s = state(&three, &[("2H", [0, 1])]);
    let aids = scene_of(&three, &s, Some(ME), Picks::NONE).facts;
    assert_eq!(aids[0].title.as_str(), "still-have");
    let ranks: Vec<&str> = aids[0].rows.iter().map(|row| row.value.as_str()).collect();
    assert_eq!(ranks, ["3 4 5 6 7 8 9 10", "2 3 4 5 6 7 8 9 10"]);
}

//! Presentation of Black Snake at the table: places where a card fits before it is laid, long tracks, points, votes,
//! refusals, log lines.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use kortlek_black_snake::{
    BlackSnake, Dir, View,
    rules::{Action, SLOTS, State, Step},
    snakes::longest_run,
    table::{
        AGREE, PASS, PROPOSE, REFUSE, STOP, piece,
        places::{DECK, LINE, OPEN, hand, lamp, taken, track, vote, windings},
    },
};
use kortlek_rules::{
    Card as _, Face, Luck, Message, Rules, Seat, Seen, Text, Turn,
    french::{Card, CardSet},
    game::First,
    presentation::{
        Beat, BoardRect, Fact, IntendedAction, Item, Label, Layout, Look, Mark, Picks, Piece,
        Place, Presentation, Scene, StepPresentation, Target, Zone, ZoneId,
    },
    testing::scene_of,
};

const ME: Seat = Seat(0);

const fn rules(players: u8) -> BlackSnake {
    BlackSnake {
        players,
        target: 30,
        first: First::Seat(ME),
    }
}

const TWO: BlackSnake = rules(2);

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

/// Seat 0 at turn with this hand; the other seat holds pictures, three cards lie open, the deck has two.
fn position(tracks: &str, hand: &str) -> State {
    with(tracks, hand, "AC 4C 8C", "AD 9S", "")
}

fn with(tracks: &str, hand: &str, open: &str, deck: &str, used: &str) -> State {
    let mut open = cards(open).into_iter();
    let slots = std::array::from_fn(|_| open.next());
    let (tracks, hand, other) = (cards(tracks), cards(hand), cards("JC QC KC"));
    let (deck, used) = (cards(deck), cards(used));
    State::with_table(&tracks, &[&hand, &other], slots, &deck, &used, ME)
}

fn view(s: &State) -> View {
    TWO.view(s, Some(ME))
}

fn picked(s: &State, chosen: &[Target]) -> Scene<Action> {
    scene_of(&TWO, s, Some(ME), Picks::chosen(chosen))
}

fn shown(s: &State) -> Layout {
    picked(s, &[]).layout
}

fn act(s: &mut State, actions: &[Action]) {
    let mut luck = Luck::new(3);
    for a in actions {
        let Turn::Act(seats) = TWO.turn(s) else {
            panic!("nobody decides")
        };
        let seat = seats.first().unwrap();
        assert!(TWO.is_legal(s, seat, *a), "{a:?}");
        TWO.act(s, seat, *a, &mut ());
        while TWO.turn(s) == Turn::Proceed {
            TWO.proceed(s, &mut luck, &mut ());
        }
    }
}

fn lay(track: u8, dir: Dir, id: &str) -> Action {
    Action::Lay {
        track,
        dir,
        card: card(id),
    }
}

fn add(id: &str) -> Action {
    Action::Add { card: card(id) }
}

const DRAW: Action = Action::DrawDeck {};

fn say(text: &Text) -> &Message {
    match text {
        Text::Message(say) => say,
        Text::Shown(words) => panic!("a message, not “{words}”"),
    }
}

fn zone(layout: &Layout, id: ZoneId) -> &Zone {
    layout.zone(id).unwrap()
}

/// The drawing of a lamp.
fn drawing(layout: &Layout, n: u8, dir: Dir) -> &'static str {
    let zone = zone(layout, lamp(n, dir));
    zone.picture.map_or("", |mark| mark.0)
}

/// Checks the contents of a lamp: its drawing, and the points beside it.
#[track_caller]
fn lamp_shows(layout: &Layout, n: u8, dir: Dir, picture: &str, points: &str) {
    assert_eq!(drawing(layout, n, dir), picture);
    let tag = zone(layout, lamp(n, dir)).tag.as_ref();
    assert_eq!(tag.map_or("", |tag| tag.count.as_str()), points);
}

/// The cards of a track in the layout, oldest first, with how they look.
fn on_track(layout: &Layout, n: u8) -> Vec<(Card, Look)> {
    let items = zone(layout, track(n)).items.iter();
    let cards = items.filter_map(|item| match item.piece {
        Piece::Card(face) => Some((face.to_string().parse().unwrap(), item.look)),
        _ => None,
    });
    cards.collect()
}

fn is_dim(layout: &Layout, n: u8) -> bool {
    let cards = on_track(layout, n);
    cards.iter().all(|(_, look)| *look == Look::Dim)
}

#[test]
fn lamps_show_what_may_follow_and_what_the_hand_can_make_there() {
    // The rule file's first example.
    let s = position("7S 4S", "AS 3H 5D 6C 2S 3C");
    let layout = shown(&s);
    lamp_shows(&layout, 0, Dir::Up, "signal-up-8", "");
    lamp_shows(&layout, 0, Dir::Down, "signal-down-6-lit", "+3");
    lamp_shows(&layout, 1, Dir::Up, "signal-up-5-lit", "+3");
    lamp_shows(&layout, 1, Dir::Down, "signal-down-3-lit", "+5");
    let best = |n, dir| zone(&layout, lamp(n, dir)).tag.as_ref().unwrap().ahead;
    assert!(best(1, Dir::Down) && !best(1, Dir::Up));
    // Round the circle.
    let layout = shown(&position("TD AD", "2H 9C"));
    assert_eq!(drawing(&layout, 0, Dir::Up), "signal-up-1");
    assert_eq!(drawing(&layout, 1, Dir::Down), "signal-down-10");
}

#[test]
fn points_at_the_lamps_are_those_of_the_best_run() {
    let mut luck = Luck::new(11);
    for _ in 0..200 {
        let mut deck: Vec<Card> = (0..52).map(Card::at).collect();
        luck.mix(&mut deck);
        let hand: CardSet = deck[..6].iter().copied().collect();
        for value in 1..=10 {
            for dir in Dir::ALL {
                let run = longest_run(hand, value, dir);
                assert_eq!(run.len().min(4), best_by_trying(hand, value, dir).min(4));
            }
        }
    }
}

/// The most cards of a run, by trying all.
fn best_by_trying(hand: CardSet, value: u8, dir: Dir) -> usize {
    let wanted = kortlek_black_snake::next_value(value, dir);
    let fits = kortlek_black_snake::fitting(hand, wanted, dir);
    let more = |c| match best_by_trying(hand.without(c), wanted, dir) {
        0 if kortlek_black_snake::value(c).is_none() => 0,
        n => n + 1,
    };
    fits.iter().map(more).max().unwrap_or(0)
}

#[test]
fn a_card_is_picked_with_its_track_and_with_a_lamp_where_it_fits_both_ways() {
    let scene = picked(&position("7S 2D", "KS 9H 5C 6H"), &[]);
    let gesture = |a: Action| scene.offer_of(&a).unwrap().gesture.clone();
    let one = gesture(lay(0, Dir::Down, "6H"));
    let row = Target::Zone(track(0));
    assert!(one.is_made_by(&[piece(card("6H")), row]));
    let both = gesture(lay(0, Dir::Up, "KS"));
    let up = Target::Zone(lamp(0, Dir::Up));
    assert!(both.is_made_by(&[piece(card("KS")), row, up]));
}

#[test]
fn what_a_choice_would_bring_is_what_comes_of_it() {
    let s = position("7S 4S", "AS 3H 5D 6C 2S 3C");
    let three = piece(card("3H"));
    let previews = picked(&s, &[three]).previews;
    let targets: Vec<(Target, Label)> = previews.into_iter().map(|p| (p.target, p.label)).collect();
    assert_eq!(targets, [(Target::Zone(track(1)), Label::Points(1))]);
    // The table after it, and the points with all that may follow.
    let path = [three, Target::Zone(track(1))];
    let mut then = s;
    act(&mut then, &[lay(1, Dir::Down, "3H")]);
    let foreseen = picked(&s, &path).foreseen.layout.unwrap();
    // But the card lies smaller, upon the one that lies there still.
    let mut comes = shown(&then);
    let row = comes.zones.iter_mut().find(|zone| zone.id == track(1));
    let now = row.unwrap().items.last_mut().unwrap();
    let ghost = zone(&foreseen, track(1)).items.last().unwrap();
    assert!(ghost.pose.size < now.pose.size && ghost.pose.at[0] > now.pose.at[0]);
    now.pose = ghost.pose;
    assert_eq!(foreseen, comes);
    let only = picked(&s, &[three]).foreseen.layout;
    assert_eq!(only, Some(foreseen), "there is one place only");
    assert_eq!(picked(&s, &path).foreseen.scores, [5, 0]);
    act(&mut then, &[add("2S"), add("AS"), Action::Stop {}]);
    assert_eq!(then.open.points[0], 5);
    // A picture has no points of its own: it says what it stands for.
    let king = picked(&position("7S 2D", "KS 9H"), &[piece(card("KS"))]).previews;
    assert!(matches!(&king[0].label, Label::Text(text) if say(text).id == "as"));
    // An open card would be in the hand, and the lamps show what it could do there.
    let s = position("7S 2D", "9H TC");
    let taken = picked(&s, &[piece(card("8C"))]);
    let taken = taken.foreseen.layout.unwrap();
    lamp_shows(&taken, 0, Dir::Up, "signal-up-8-lit", "+5");
    let drawn = picked(&s, &[Target::Zone(DECK)]);
    assert!(drawn.foreseen.layout.is_none(), "nobody knows");
}

#[test]
fn while_a_run_is_laid_only_its_track_is_awake_and_stop_says_what_it_brings() {
    let mut s = position("3S 8D", "4S KH 6C 7C");
    act(&mut s, &[lay(0, Dir::Up, "4S"), add("KH")]);
    let layout = shown(&s);
    let king = zone(&layout, track(0)).items.last().unwrap();
    assert_eq!(king.tags, [Mark("value-5")], "what the king stands for");
    lamp_shows(&layout, 0, Dir::Up, "signal-up-6-lit", "+7");
    assert_eq!(drawing(&layout, 0, Dir::Down), "");
    lamp_shows(&layout, 1, Dir::Down, "signal-down-7", "");
    assert!(is_dim(&layout, 1));
    let stop = |s: &State| picked(s, &[]).buttons[0].clone();
    assert_eq!(stop(&s).name, STOP);
    assert_eq!(say(&stop(&s).note).id, "stop-not-yet");
    act(&mut s, &[add("6C")]);
    assert_eq!(say(&stop(&s).note).id, "stop-note");
    assert_eq!(picked(&s, &[Target::Button(STOP)]).foreseen.scores, [5, 0]);
    // The engine is seen where it would go, and goes there when the run is over.
    let engine = |s: &State, look: Look| {
        let layout = shown(s);
        let items = &zone(&layout, LINE).items;
        let is_engine = |i: &&Item| matches!(i.piece, Piece::Picture("snake-engine", _));
        let engines = items.iter().filter(is_engine);
        let lane = engines.filter(|i| i.cell[1] == 0 && i.look == look);
        lane.map(|i| i.cell[0]).collect::<Vec<_>>()
    };
    let at = engine(&s, Look::Plain)[0];
    assert_eq!(engine(&s, Look::Ghost), [at + 5]);
    act(&mut s, &[Action::Stop {}]);
    assert_eq!(engine(&s, Look::Plain), [at + 5]);
    assert!(engine(&s, Look::Ghost).is_empty());
}

#[test]
fn long_tracks_keep_their_newest_cards_and_the_rest_goes_into_the_portal() {
    for long in 0..40 {
        let breaks: Vec<bool> = (0..long).map(|k| k % 3 == 0).collect();
        let (size, places) = windings(&breaks, 600);
        let index = i32::from(size) * 28 / 100;
        let free = places.windows(2).all(|w| w[1] - w[0] >= index);
        assert!(free, "every index is free");
        assert!((108..=118).contains(&size), "cards stay legible");
        assert!(places.iter().all(|far| *far <= 600));
        let many = places.len();
        assert!(many == long || many >= 12, "{long}: {many}");
    }
    // In play no card is lost: all that lie on a track or are used lie on some track's row.
    for players in 2..=4 {
        let rules = rules(players);
        let (mut s, mut luck) = (rules.start(), Luck::new(u64::from(players)));
        let mut legal = Vec::new();
        let mut most = 0;
        for _ in 0..400 {
            match rules.turn(&s) {
                Turn::Over => break,
                Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                Turn::Act(seats) => {
                    let seat = seats.first().unwrap();
                    rules.legal(&s, seat, &mut legal);
                    // Single cards make the tracks grow.
                    let lays = |a: &&Action| matches!(a, Action::Lay { .. } | Action::Stop {});
                    let a = legal.iter().find(lays).copied();
                    let a = a.unwrap_or_else(|| luck.pick(&legal));
                    rules.act(&mut s, seat, a, &mut ());
                }
            }
            let layout = scene_of(&rules, &s, Some(ME), Picks::default()).layout;
            let all: CardSet = (0..players)
                .flat_map(|n| on_track(&layout, n).into_iter().map(|(card, _)| card))
                .collect();
            let tops: CardSet = s.open.tracks.into_iter().flatten().collect();
            assert_eq!(all, tops.or(s.open.used).or(s.open.aside));
            most = most.max(all.len());
            let mut pieces: Vec<Piece> = layout.pieces().map(|(_, i)| i.piece).collect();
            pieces.retain(|p| !matches!(p, Piece::Back(_)));
            let many = pieces.len();
            pieces.sort_unstable();
            pieces.dedup();
            assert_eq!(pieces.len(), many, "nothing lies in two places");
        }
        assert!(most > 12, "{most}");
    }
}

#[test]
fn panels_show_what_was_taken_openly_and_the_own_cards_that_others_know() {
    let mut s = position("7S 2D", "9H TC");
    act(&mut s, &[Action::DrawOpen { card: card("8C") }, DRAW]);
    let eyes = |s: &State| {
        let layout = shown(s);
        let items = &zone(&layout, hand(ME)).items;
        let known = items.iter().filter(|i| i.tags == [Mark("eye")]);
        known.map(|i| i.piece).collect::<Vec<_>>()
    };
    assert_eq!(eyes(&s), [Piece::Card(card("8C").face())]);
    // Seen from the other seat it lies in the panel.
    let other = Seat(1);
    let theirs = scene_of(&TWO, &s, Some(other), Picks::default()).layout;
    let lie = |id| zone(&theirs, id).items.iter().map(|i| i.piece);
    let open: Vec<Piece> = lie(taken(ME)).collect();
    assert_eq!(open, [Piece::Card(card("8C").face())]);
    assert_eq!(lie(hand(ME)).len(), 3, "the others stay unseen");
    assert!(lie(hand(ME)).all(|piece| matches!(piece, Piece::Back(_))));
    assert_eq!(lie(OPEN).len(), 3);
}

#[test]
fn a_vote_stays_covered_until_all_are_in() {
    let three = rules(3);
    let (own, others) = (cards("TS 5C"), cards("AD 2C"));
    let hands: [&[Card]; 3] = [&own, &others, &[]];
    let open = [None; SLOTS];
    let deck = cards("4H 9H 6H 9D 9C");
    let mut s = State::with_table(&cards("7S 2D 7D"), &hands, open, &deck, &[], ME);
    three.act(&mut s, ME, Action::Propose {}, &mut ());
    let look = |s: &State, by: Seat, of: Seat| {
        let layout = scene_of(&three, s, Some(by), Picks::default()).layout;
        let vote = layout.zone(vote(of));
        vote.map(|zone| zone.items.first().map(|i| i.piece))
    };
    assert_eq!(look(&s, ME, Seat(1)), Some(None));
    assert_eq!(look(&s, ME, ME), None, "who asks has no vote");
    let buttons = scene_of(&three, &s, Some(Seat(1)), Picks::default()).buttons;
    let names: Vec<&str> = buttons.iter().map(|b| b.name).collect();
    assert_eq!(names, [AGREE, REFUSE]);
    three.act(&mut s, Seat(1), Action::Vote { agree: false }, &mut ());
    let covered = Some(Some(Piece::Cover("snake-vote", 1)));
    let no = Some(Some(Piece::Picture("snake-no", 1)));
    let yes = Some(Some(Piece::Picture("snake-yes", 2)));
    assert_eq!(look(&s, ME, Seat(1)), covered);
    assert_eq!(look(&s, Seat(1), Seat(1)), no);
    three.act(&mut s, Seat(2), Action::Vote { agree: true }, &mut ());
    assert_eq!(s.open.step, Step::Count);
    assert_eq!(look(&s, ME, Seat(1)), no);
    assert_eq!(look(&s, ME, Seat(2)), yes);
    // The count names the seats that refused.
    let before = three.view(&s, Some(ME));
    three.proceed(&mut s, &mut Luck::new(1), &mut ());
    let told = three.tell(&before, None, &[], &three.view(&s, Some(ME)), ME);
    assert_eq!(say(&told.lines[0].words).id, "some-refuse");
    assert!(told.lines[0].who.has(Seat(1)) && !told.lines[0].who.has(Seat(2)));
    assert_eq!(look(&s, ME, Seat(1)), None);
}

/// Checks the message about why a pick can't be made.
#[track_caller]
fn refused(s: &State, chosen: &[Target], target: Target, id: &str) {
    match picked(s, chosen).intended(target).unwrap() {
        IntendedAction::Action(a) => {
            assert!(!TWO.is_legal(s, ME, *a), "{a:?}");
            assert_eq!(TWO.refusal(&view(s), ME, *a).0.id, id);
        }
        IntendedAction::Nothing(text) => assert_eq!(say(text).id, id),
    }
}

#[test]
fn every_pick_that_can_t_be_made_is_answered() {
    let row = |n| Target::Zone(track(n));
    let up = |n| Target::Zone(lamp(n, Dir::Up));
    let of = |id| piece(card(id));
    let [stop, propose, pass] = [STOP, PROPOSE, PASS].map(Target::Button);
    let s = position("7S 2D", "6H KS 9H 5C");
    refused(&s, &[], row(0), "first-a-card");
    refused(&s, &[], of("7S"), "first-a-card");
    refused(&s, &[], of("5C"), "no-track-for");
    refused(&s, &[of("6H")], row(1), "track-takes");
    refused(&s, &[of("6H")], up(0), "pick-the-row");
    refused(&s, &[of("6H")], up(1), "no-fitting-value");
    refused(&s, &[of("KS"), row(0)], row(0), "pick-a-lamp");
    refused(&s, &[], propose, "no-proposal-who-can-lay");
    refused(&s, &[], stop, "no-run-begun");
    refused(&s, &[], pass, "no-passing");
    refused(&s, &[], Target::Zone(LINE), "line-meant");
    refused(&s, &[], Target::Zone(hand(Seat(1))), "theirs-meant");
    let none = position("7S 8D", "KS QH 2C");
    refused(&none, &[], row(0), "nothing-to-lay");
    refused(&none, &[], of("KS"), "no-end-for-picture");

    let mut second = s;
    act(&mut second, &[DRAW]);
    for target in [row(0), of("6H")] {
        refused(&second, &[], target, "no-second-draw-yet");
    }
    let mut laying = s;
    act(&mut laying, &[lay(0, Dir::Down, "KS")]);
    refused(&laying, &[], of("9H"), "no-fitting-value");
    refused(&laying, &[of("5C")], row(1), "no-other-than-the-run");
    refused(&laying, &[], Target::Zone(DECK), "no-other-than-the-run");
    refused(&laying, &[], of("8C"), "no-other-than-the-run");
    refused(&laying, &[], stop, "no-picture-at-the-end");
    refused(&laying, &[], of("7S"), "covered-meant");
    act(&mut laying, &[add("5C")]);
    refused(&laying, &[stop], stop, "press-again");
}

/// Presentation of one decision of seat 0.
fn told(s: &State, a: Action) -> StepPresentation {
    let mut then = *s;
    let mut notes = Vec::new();
    TWO.act(&mut then, ME, a, &mut notes);
    let made = Some((ME, Seen::Open(a)));
    TWO.tell(&view(s), made, &notes, &view(&then), ME)
}

#[test]
fn a_long_run_is_spread_and_counted_before_the_engine_rolls() {
    let mut s = position("3S 8D", "4S KH 6C 7C");
    act(&mut s, &[lay(0, Dir::Up, "4S"), add("KH"), add("6C")]);
    // Three cards: at once.
    let three = told(&s, Action::Stop {});
    assert_eq!((three.stages.len(), three.lines[0].points), (1, Some(5)));
    act(&mut s, &[add("7C")]);
    let four = told(&s, Action::Stop {});
    assert_eq!((four.stages.len(), four.lines[0].points), (2, Some(7)));
    assert_eq!(four.lines[0].faces.len(), 4);
    let spread = four.stages[0].layout.as_ref().unwrap();
    let badges = zone(spread, track(0)).items.iter().rev().take(4);
    let badges: Vec<String> = badges.map(|i| i.badge.to_string()).collect();
    assert_eq!(badges, ["7", "5", "3", "1"]);
    assert!(is_dim(spread, 1));
    let mut beats = four.stages[0].beats.iter();
    assert!(beats.any(|beat| matches!(beat, Beat::Banner(_))));
    assert!(four.stages[1].layout.is_none());
}

#[test]
fn the_covered_cards_are_seen_to_become_the_deck() {
    let mut s = with("8S 9D", "2H 3H", "JH JD TC", "", "7S 6S");
    TWO.act(&mut s, ME, DRAW, &mut ());
    assert_eq!(s.open.step, Step::Draw { first: true });
    let mut then = s;
    TWO.proceed(&mut then, &mut Luck::new(2), &mut ());
    let told = TWO.tell(&view(&s), None, &[], &view(&then), ME);
    assert_eq!(say(&told.lines[0].words).id, "deck-again-log");
    let bare = told.stages[0].layout.as_ref().unwrap();
    assert_eq!(zone(bare, DECK).items.len(), 2);
    assert_eq!(on_track(bare, 0).len(), 1, "only the top card stays");
    // A step without a shuffle has no such stage.
    let told = TWO.tell(&view(&then), None, &[], &view(&then), ME);
    assert!(told.lines.is_empty());
}

#[test]
fn a_track_can_be_looked_at_with_what_its_runs_scored() {
    let mut s = position("3S 8D", "4S KH 6C 7C");
    assert!(zone(&shown(&s), track(0)).look_back.is_none());
    let run = [lay(0, Dir::Up, "4S"), add("KH"), add("6C"), Action::Stop {}];
    act(&mut s, &run);
    let layout = shown(&s);
    let past = zone(&layout, track(0)).look_back.as_ref().unwrap();
    let seats: Vec<Option<Seat>> = past.cards.iter().map(|card| card.seat).collect();
    assert_eq!(seats, [None, Some(ME), None, None]);
    assert_eq!(say(&past.cards[2].words).id, "as");
    assert_eq!(past.cards[3].words.as_str(), "+5");
}

#[test]
fn facts_tell_what_a_card_makes_in_each_of_its_places() {
    let s = position("3S 5D", "4S KH 6C 7C");
    let rows = |chosen: &[Target]| picked(&s, chosen).facts[0].rows.clone();
    let values = |rows: &[Fact]| -> Vec<String> {
        let values = rows.iter().map(|row| row.value.to_string());
        values.collect()
    };
    let places = rows(&[piece(card("4S"))]);
    assert_eq!(values(&places), ["+7", "+1"], "up from 3, and down from 5");
    // In one place: alone, with more, and what may follow on the card left on top.
    let place = rows(&[piece(card("4S")), Target::Zone(track(0))]);
    assert_eq!(values(&place[..2]), ["+1", "+7"]);
    let next = &place[2].faces;
    let follows = |face: &Face| ["6", "8"].contains(&&face.to_string()[..1]);
    assert!(!next.is_empty() && next.iter().all(follows));
}

#[test]
fn all_tracks_are_of_one_size_and_nothing_overlaps_them() {
    for players in 2..=4 {
        let rules = rules(players);
        let mut s = rules.start();
        let mut luck = Luck::new(4);
        while rules.turn(&s) == Turn::Proceed {
            rules.proceed(&mut s, &mut luck, &mut ());
        }
        let layout = scene_of(&rules, &s, Some(ME), Picks::default()).layout;
        let rows = |id| match zone(&layout, id).place {
            Place::Board(rect) => [rect.at[1], rect.at[1] + rect.size[1]],
            place => panic!("{place:?}"),
        };
        let tracks: Vec<[u32; 2]> = (0..players).map(|n| rows(track(n))).collect();
        assert!(rows(LINE)[1] <= tracks[0][0]);
        let high = |[top, bottom]: [u32; 2]| bottom - top;
        for pair in tracks.windows(2) {
            assert_eq!(pair[0][1], pair[1][0]);
            // An edge is at a whole unit.
            assert!(high(pair[0]).abs_diff(high(pair[1])) <= 1);
        }
        let bottom = tracks.last().map(|[_, bottom]| *bottom);
        assert_eq!(bottom, Some(BoardRect::ALL.size[1]));
        for n in 0..players {
            let [up, down] = Dir::ALL.map(|dir| rows(lamp(n, dir)));
            let row = tracks[usize::from(n)];
            assert!(row[0] <= up[0] && up[1] == down[0] && down[1] <= row[1]);
        }
    }
}

#[test]
fn an_onlooker_sees_no_lamp_lit_and_no_hand() {
    let s = position("7S 4S", "AS 3H 5D 6C 2S 3C");
    let layout = scene_of(&TWO, &s, None, Picks::default()).layout;
    for (n, dir) in [(0, Dir::Down), (1, Dir::Up)] {
        assert!(!drawing(&layout, n, dir).ends_with("lit"));
    }
    let own = zone(&layout, hand(ME)).items.iter();
    assert!(own.clone().count() == 6 && own.clone().all(|i| matches!(i.piece, Piece::Back(_))));
}

#[test]
fn new_tracks_clear_the_rows() {
    let mut s = with("7S 2D", "TS 5C", "6H 6C 6D", "KD 4H JH 9H 9D", "5H");
    TWO.act(&mut s, ME, Action::Propose {}, &mut ());
    TWO.act(&mut s, Seat(1), Action::Vote { agree: true }, &mut ());
    TWO.proceed(&mut s, &mut Luck::new(1), &mut ());
    assert_eq!(s.open.step, Step::Renew);
    let before = view(&s);
    TWO.proceed(&mut s, &mut Luck::new(1), &mut ());
    let told = TWO.tell(&before, None, &[], &view(&s), ME);
    let gone = told.stages[0].layout.as_ref().unwrap();
    // The old top cards have gone into the portals, beside what was covered before.
    for n in 0..2 {
        let portal = zone(gone, track(n)).items.last().unwrap();
        let clear = matches!(portal.piece, Piece::Picture(..));
        assert!(clear, "nothing lies before it");
    }
    let layout = shown(&s);
    let top = |n| on_track(&layout, n).last().unwrap().0;
    assert_eq!([0, 1].map(top), cards("4H 9H")[..]);
}

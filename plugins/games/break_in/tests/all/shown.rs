//! Presentation of Break In at the table: the odds, secret answers and their reveal, the value of leaving, the alarm.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests may fail as a test does"
)]

use kortlek_break_in::{
    BreakIn,
    odds::Odds,
    rules::{Action, State, Step, View, is_guard},
    table::{
        ALARMS, LEAVE, LOOK, SHEET, SHUTTERS, STAY, STREET, answer, cell, figure, guards, loot,
        pile,
    },
};
use kortlek_rules::{
    Arg, Card as _, Face, Luck, Message, Note, Rules, Seat, Seats, Text, Turn,
    french::{Card, Suit},
    game::First,
    presentation::{
        Beat, Fact, FactGroup, IntendedAction, Layout, Look, Picks, Piece, Presentation, Scene,
        Stage, StepPresentation, Target, Zone, ZoneId,
    },
    rules::Seen,
    testing::scene_of,
};

const fn table(players: u8) -> BreakIn {
    BreakIn {
        players,
        first: First::Seat(Seat(0)),
    }
}
const TWO: BreakIn = table(2);
const THREE: BreakIn = table(3);
const FOUR: BreakIn = table(4);
const ME: Seat = Seat(0);

const STAYS: Action = Action::Stay {};
const LEAVES: Action = Action::Leave {};

fn cards(ids: &str) -> Vec<Card> {
    let ids = ids.split_whitespace();
    ids.map(|id| id.parse().unwrap()).collect()
}

/// A position in the first round, at the next decide. The first cards of the piles are `tops`.
fn position(rules: &BreakIn, turn: u8, fronts: &[&str], guards: &str, tops: &str) -> State {
    let fronts: Vec<Vec<Card>> = fronts.iter().map(|f| cards(f)).collect();
    let fronts: Vec<&[Card]> = fronts.iter().map(Vec::as_slice).collect();
    State::with_table(rules, Seat(turn), &fronts, &cards(guards), &cards(tops))
}

fn act(rules: &BreakIn, s: &mut State, seat: u8, a: Action) {
    assert!(rules.is_legal(s, Seat(seat), a), "{a:?} of seat {seat}");
    rules.act(s, Seat(seat), a, &mut ());
}

/// The first seats answer so, in order.
fn answer_all(rules: &BreakIn, s: &mut State, given: &[Action]) {
    for (seat, a) in (0..).zip(given) {
        act(rules, s, seat, *a);
    }
}

/// Takes the step that follows by itself, without its presentation.
fn proceed(rules: &BreakIn, s: &mut State) {
    rules.proceed(s, &mut Luck::new(1), &mut ());
}

fn view(rules: &BreakIn, s: &State) -> View {
    rules.view(s, Some(ME))
}

fn scene(rules: &BreakIn, s: &State, chosen: &[Target]) -> Scene<Action> {
    scene_of(rules, s, Some(ME), Picks::chosen(chosen))
}

fn shown(rules: &BreakIn, s: &State) -> Layout {
    scene(rules, s, &[]).layout
}

fn zone(layout: &Layout, id: ZoneId) -> &Zone {
    layout.zone(id).unwrap_or_else(|| panic!("{id:?}"))
}

fn pieces(layout: &Layout, id: ZoneId) -> Vec<Piece> {
    zone(layout, id).items.iter().map(|i| i.piece).collect()
}

fn faces(cards: impl IntoIterator<Item = Card>) -> Vec<Face> {
    cards.into_iter().map(Card::face).collect()
}

fn say(text: &Text) -> &Message {
    match text {
        Text::Message(say) => say,
        Text::Shown(words) => panic!("a message, not “{words}”"),
    }
}

fn number(say: &Message, name: &str) -> i32 {
    match say.args.iter().find(|(known, _)| *known == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{say} has no number ${name}: {other:?}"),
    }
}

/// Presentation of a decision to seat 0.
fn told(rules: &BreakIn, s: &mut State, seat: u8, a: Action) -> StepPresentation {
    let before = view(rules, s);
    let open = seat == ME.0 || matches!(a, Action::Draw { .. });
    let seen = if open { Seen::Open(a) } else { Seen::Hidden };
    act(rules, s, seat, a);
    let after = view(rules, s);
    rules.tell(&before, Some((Seat(seat), seen)), &[], &after, ME)
}

/// Presentation of the automatic step that is due.
fn told_by_itself(rules: &BreakIn, s: &mut State) -> StepPresentation {
    assert_eq!(rules.turn(s), Turn::Proceed);
    let before = view(rules, s);
    let mut notes: Vec<Note> = Vec::new();
    rules.proceed(s, &mut Luck::new(1), &mut notes);
    rules.tell(&before, None, &notes, &view(rules, s), ME)
}

fn refused(rules: &BreakIn, s: &State, target: Target) -> String {
    match scene(rules, s, &[]).intended(target) {
        Some(IntendedAction::Action(a)) => rules.refusal(&view(rules, s), ME, *a).0.id.to_string(),
        Some(IntendedAction::Nothing(text)) => text.as_str().to_owned(),
        None => panic!("nothing is said of {target:?}"),
    }
}

/// Two suits' guards on the table, seat 0 with eight in front of it and to draw.
fn armed() -> State {
    let fronts = ["4S AS 3S", "2S 2H 2D 2C", "5S 5H 5D"];
    position(&THREE, 0, &fronts, "JS QH", "6S 6H 6D")
}

fn french(face: Face) -> Card {
    match face {
        Face::French(card) => card,
        Face::Decktet(card) => panic!("{card:?}"),
    }
}

/// The cards that really lie in a pile.
fn lying(rules: &BreakIn, s: &State, k: usize) -> Vec<Card> {
    let place = format!("pile {k}");
    let all = rules.card_locations(s).into_iter();
    let here = all.filter(|(_, p)| *p == place);
    here.map(|(face, _)| french(face)).collect()
}

#[test]
fn the_odds_are_exact_for_the_own_pile_and_pooled_for_the_others() {
    for (rules, fronts) in [
        (TWO, &["4S AS", "6C 2H"][..]),
        (THREE, &["4S AS 3S", "", "5S"]),
        (FOUR, &["", "2S 2H", "AD", "4D"]),
    ] {
        let s = position(&rules, 0, fronts, "JS QH", "");
        let v = view(&rules, &s);
        let fatal = |card: &Card| is_guard(*card) && s.open.alarmed(card.suit().unwrap());
        let count = |piles: &[usize]| {
            let lie: Vec<Card> = piles.iter().flat_map(|k| lying(&rules, &s, *k)).collect();
            Odds {
                alarms: lie.iter().filter(|c| fatal(c)).count(),
                cards: lie.len(),
            }
        };
        let own = v.scouted(&rules).unwrap();
        let others: Vec<usize> = (0..rules.piles()).filter(|k| *k != own).collect();
        assert_eq!(rules.odds_of(&v, own), Some(count(&[own])));
        for k in &others {
            assert_eq!(rules.odds_of(&v, *k), Some(count(&others)), "pile {k}");
        }
        let all: Vec<usize> = (0..rules.piles()).collect();
        assert_eq!(rules.odds(&v), count(&all));
        // An onlooker knows no pile.
        let v = rules.view(&s, None);
        for k in all.iter().copied() {
            assert_eq!(rules.odds_of(&v, k), Some(count(&all)), "pile {k}");
        }
    }
}

#[test]
fn a_small_risk_is_never_rounded_away() {
    let percent = |alarms, cards| Odds { alarms, cards }.percent();
    assert_eq!((percent(4, 26), percent(0, 26)), (15, 0));
    assert_eq!((percent(1, 400), percent(399, 400)), (1, 99));
    assert_eq!((percent(3, 3), percent(0, 0)), (100, 0));
}

#[test]
fn there_is_a_field_for_every_card_left_and_a_red_one_for_every_alarm() {
    let s = armed();
    let layout = shown(&THREE, &s);
    let red = |piece: &Piece| matches!(piece, Piece::Picture("break-in-alarm", _));
    let fields = pieces(&layout, ALARMS);
    assert_eq!(fields.len(), 36 - usize::from(s.open.table()));
    assert_eq!(fields.iter().filter(|p| red(p)).count(), 4);
    assert!(fields[..4].iter().all(red), "the red ones come first");
    let caption = say(&zone(&layout, ALARMS).caption);
    assert_eq!((number(caption, "n"), number(caption, "of")), (4, 24));
    // Without a guard there is no red one.
    let calm = position(&THREE, 0, &["2S"], "", "");
    let layout = shown(&THREE, &calm);
    assert!(!pieces(&layout, ALARMS).iter().any(red));
    assert_eq!(zone(&layout, ALARMS).caption.as_str(), "alarms-of-none");
}

#[test]
fn answers_lie_shut_until_all_have_answered() {
    let mut by = [armed(), armed()];
    for (s, a) in by.iter_mut().zip([STAYS, LEAVES]) {
        act(&THREE, s, 1, a);
    }
    let [stays, leaves] = by.map(|s| shown(&THREE, &s));
    assert_eq!(stays, leaves, "nobody sees what seat 1 answered");
    let [Piece::Cover(..)] = pieces(&stays, answer(Seat(1)))[..] else {
        panic!("shut")
    };
    assert!(pieces(&stays, answer(Seat(2))).is_empty());
    // The own answer is shut, too, and there is nothing left to answer with.
    let mut s = armed();
    act(&THREE, &mut s, 0, LEAVES);
    let layout = shown(&THREE, &s);
    let own = pieces(&layout, answer(ME));
    assert!(matches!(own[..], [Piece::Cover(..)]));
    assert!(layout.zone(LEAVE).is_none() && layout.zone(STAY).is_none());
    let title = scene(&THREE, &s, &[]).prompt.title;
    assert_eq!(title.as_str(), "you-leave");
}

/// The answers in a layout, by seat.
fn answers(layout: &Layout) -> Vec<Option<&'static str>> {
    Seat::all(3)
        .map(|seat| match pieces(layout, answer(seat))[..] {
            [Piece::Picture(name, _) | Piece::Cover(name, _)] => Some(name),
            _ => None,
        })
        .collect()
}

#[test]
fn the_last_answer_is_seen_shut_and_then_all_turn_together() {
    let mut s = armed();
    act(&THREE, &mut s, 0, LEAVES);
    act(&THREE, &mut s, 2, STAYS);
    let told_last = told(&THREE, &mut s, 1, STAYS);
    let [hush, shown_up, last] = &told_last.stages[..] else {
        panic!("{} stages", told_last.stages.len())
    };
    let hush = hush.layout.as_ref().unwrap();
    assert_eq!(answers(hush), [Some("break-in-answer"); 3]);
    let mut own = zone(hush, loot(ME)).items.iter();
    let dim = own.all(|item| item.look == Look::Dim);
    assert!(dim, "all but the hall gives way");
    let up = ["break-in-leave", "break-in-stay", "break-in-stay"].map(Some);
    assert_eq!(answers(shown_up.layout.as_ref().unwrap()), up);
    assert!(last.layout.is_none());
    assert_eq!(answers(&shown(&THREE, &s)), up);
    // The plate that was picked is the one that lies there.
    let mut s = armed();
    let picked = pieces(&shown(&THREE, &s), LEAVE);
    answer_all(&THREE, &mut s, &[LEAVES, STAYS, STAYS]);
    assert_eq!(pieces(&shown(&THREE, &s), answer(ME)), picked);
    // If all stay, there is less ado.
    let mut s = armed();
    answer_all(&THREE, &mut s, &[STAYS; 2]);
    let told_last = told(&THREE, &mut s, 2, STAYS);
    assert_eq!(told_last.stages.len(), 2);
    assert_eq!(answers(&shown(&THREE, &s)), [Some("break-in-stay"); 3]);
}

#[test]
fn what_leaving_would_bring_is_what_it_brings() {
    let s = armed();
    let layout = shown(&THREE, &s);
    let brings = say(&zone(&layout, LEAVE).caption);
    assert_eq!((&*brings.id, number(brings, "n")), ("brings", 20));
    let then = scene(&THREE, &s, &[cell(LEAVE)]).foreseen;
    let foreseen = then.layout.unwrap();
    assert_eq!(then.scores, [20, 0, 0]);
    // Nothing moves for a seat that stays, nor before anything is picked.
    for path in [&[cell(STAY)][..], &[]] {
        let then = scene(&THREE, &s, path).foreseen;
        assert_eq!(then.layout.as_ref(), Some(&layout));
        assert!(then.scores.is_empty());
    }
    let mut then = s;
    answer_all(&THREE, &mut then, &[LEAVES, STAYS, STAYS]);
    let told = told_by_itself(&THREE, &mut then);
    assert_eq!(told.lines[0].points, Some(20));
    let points = Beat::Points(ME, 20, Text::EMPTY);
    assert!(told.stages[0].beats.contains(&points));
    assert_eq!(then.open.totals[..3], [20, 0, 0]);
    // The figure stands in the street, with the money, and the next one's turn has come.
    let after = shown(&THREE, &then);
    for layout in [&foreseen, &after] {
        assert_eq!(zone(layout, STREET).items[0].badge.as_str(), "+20");
        assert!(zone(layout, figure(ME)).items.is_empty());
        let next = &zone(layout, figure(Seat(1))).items[0];
        assert_eq!(next.look, Look::Lit, "it draws next");
        assert_eq!(zone(layout, SHEET), zone(&after, SHEET));
    }
    // But for the figure, of which a second one is seen there as long as it may still stay.
    let without_figures = |mut layout: Layout| {
        let street = layout.zones.iter_mut().find(|zone| zone.id == STREET);
        let figures = std::mem::take(&mut street.unwrap().items);
        (layout, figures.len())
    };
    assert_ne!(pieces(&foreseen, STREET), pieces(&after, STREET));
    let [foreseen, after] = [foreseen, after].map(without_figures);
    assert_eq!(foreseen, after, "nothing else was foreseen than what came");
}

/// The beats of a step that are no sounds.
fn seen(stage: &Stage) -> Vec<&Beat> {
    let beats = stage.beats.iter();
    beats.filter(|b| !matches!(b, Beat::Cue(_))).collect()
}

#[test]
fn a_card_that_may_be_the_alarm_is_lifted_before_it_turns() {
    let mut s = armed();
    answer_all(&THREE, &mut s, &[STAYS; 3]);
    let drawn = cards("6H")[0].face();
    let told_draw = told(&THREE, &mut s, 0, Action::Draw { pile: 1 });
    let [lifted, turned, last] = &told_draw.stages[..] else {
        panic!("{} stages", told_draw.stages.len())
    };
    let top = |stage: &Stage| {
        let layout = stage.layout.as_ref().unwrap();
        zone(layout, pile(1)).items.last().unwrap().clone()
    };
    assert!(matches!(top(lifted).piece, Piece::Back(_)) && !top(lifted).face_up);
    assert_eq!(top(turned).piece, Piece::Card(drawn));
    assert_eq!(top(lifted).pose, top(turned).pose);
    assert!(last.layout.is_none() && seen(last).is_empty());
    assert_eq!(told_draw.lines[0].faces, [drawn]);
    assert!(pieces(&shown(&THREE, &s), loot(ME)).contains(&Piece::Card(drawn)));
    // While no guard is out, a card is simply drawn.
    let mut calm = position(&THREE, 0, &["2S"], "", "6S");
    answer_all(&THREE, &mut calm, &[STAYS; 3]);
    let told_draw = told(&THREE, &mut calm, 0, Action::Draw { pile: 0 });
    assert_eq!(told_draw.stages.len(), 1);
}

#[test]
fn the_alarm_shakes_both_guards_and_leaves_nothing_to_those_inside() {
    let fronts = ["4S AS 3S", "2S 2H 2D 2C", "5S 5H 5D"];
    let mut s = position(&THREE, 1, &fronts, "JS QH", "KH 6H 6D");
    answer_all(&THREE, &mut s, &[LEAVES, STAYS, STAYS]);
    proceed(&THREE, &mut s);
    let told_draw = told(&THREE, &mut s, 1, Action::Draw { pile: 0 });
    assert_eq!(s.open.step, Step::Close);
    let [.., rings, last] = &told_draw.stages[..] else {
        panic!("{} stages", told_draw.stages.len())
    };
    let pair = faces(cards("QH KH"));
    let title: Text = "alarm-title".into();
    let nothing = |seat| Beat::Points(Seat(seat), 0, Text::EMPTY);
    let closes = [Beat::Banner(title.clone()), nothing(1), nothing(2)];
    assert_eq!(seen(last), closes.each_ref());
    let clash = [Beat::Clash(pair.clone()), Beat::Title(title)];
    assert_eq!(seen(rings), clash.each_ref());
    // While it rings, the shutters are still up; then they hang before the hall.
    let slats = |layout: &Layout| -> Vec<i32> {
        let slats = zone(layout, SHUTTERS).items.iter();
        slats.map(|item| item.pose.at[1]).collect()
    };
    let up = slats(rings.layout.as_ref().unwrap());
    assert!(up.iter().all(|y| *y == up[0]));
    let down = slats(&shown(&THREE, &s));
    assert!(down.iter().zip(&up).any(|(down, up)| down > up));
    let line = told_draw.lines.last().unwrap();
    assert_eq!(line.faces, pair);
    let Scene {
        prompt,
        layout,
        panels,
        ..
    } = scene(&THREE, &s, &[]);
    assert_eq!(prompt.title.as_str(), "alarm-title");
    let hearts = zone(&layout, guards(Suit::Hearts));
    assert!(hearts.items.len() == 2 && hearts.items.iter().all(|i| i.look == Look::Lit));
    assert_ne!(hearts.items[0].pose, hearts.items[1].pose, "both are seen");
    let words: Vec<&str> = panels.iter().map(|p| p.status.words.as_str()).collect();
    assert_eq!(words, ["in-the-street", "caught", "caught"]);
    assert!(panels.iter().all(|panel| panel.status.out));
    assert_eq!(zone(&layout, figure(Seat(2))).items[0].badge.as_str(), "0");
    assert_eq!(zone(&layout, STREET).items[0].badge.as_str(), "+20");
}

#[test]
fn a_pick_that_can_not_be_made_says_why() {
    let mut s = armed();
    let on = Target::Zone;
    assert_eq!(refused(&THREE, &s, on(pile(0))), "no-drawing-yet");
    assert_eq!(refused(&THREE, &s, on(ALARMS)), "a-field-a-card");
    assert_eq!(refused(&THREE, &s, on(STREET)), "pick-an-answer");
    assert_eq!(refused(&THREE, &s, on(loot(ME))), "pick-an-answer");
    assert_eq!(refused(&THREE, &s, on(loot(Seat(1)))), "cash-stays");
    assert_eq!(refused(&THREE, &s, on(guards(Suit::Clubs))), "guards-watch");
    let card = |id| Target::Piece(Piece::Card(cards(id)[0].face()));
    assert_eq!(refused(&THREE, &s, card("JS")), "guards-watch");
    assert_eq!(refused(&THREE, &s, card("2S")), "cash-stays");
    answer_all(&THREE, &mut s, &[STAYS; 3]);
    let layout = shown(&THREE, &s);
    let [plate] = pieces(&layout, answer(ME))[..] else {
        panic!("the own plate")
    };
    let plate = Target::Piece(plate);
    assert_eq!(refused(&THREE, &s, plate), "no-deciding-again");
    assert_eq!(refused(&THREE, &s, on(STREET)), "pick-a-pile");
    assert_eq!(refused(&THREE, &s, Target::Seat(Seat(1))), "pick-a-pile");
    // The nine lowest cards lie in the first pile, and all are drawn.
    let mut s = position(&FOUR, 3, &[], "", "");
    for draw in 0..9 {
        answer_all(&FOUR, &mut s, &[STAYS; 4]);
        act(&FOUR, &mut s, (3 + draw) % 4, Action::Draw { pile: 0 });
    }
    answer_all(&FOUR, &mut s, &[STAYS; 4]);
    assert_eq!(s.open.turn, ME);
    assert_eq!(refused(&FOUR, &s, on(pile(0))), "no-empty-pile");
    let layout = shown(&FOUR, &s);
    assert_eq!(zone(&layout, pile(0)).caption.as_str(), "pile-empty");
}

#[test]
fn the_own_pile_comes_first_and_can_be_looked_up() {
    let s = armed();
    let v = view(&THREE, &s);
    let layout = shown(&THREE, &s);
    let own = v.scouted(&THREE).unwrap();
    let is_pile = |zone: &&Zone| (0..3).any(|k| zone.id == pile(k));
    let piles: Vec<&Zone> = layout.zones.iter().filter(is_pile).collect();
    assert_eq!(piles[0].id, pile(own));
    let back = piles[0].look_back.as_ref().unwrap();
    let seen = back.cards.iter().map(|past| past.face);
    assert_eq!(seen.collect::<Vec<_>>(), faces(v.left(&THREE).iter()));
    for past in &back.cards {
        let card = french(past.face);
        assert_eq!(past.lit, v.is_alarm(card), "{card:?}");
    }
    assert!(piles[1..].iter().all(|z| z.look_back.is_none()));
    for (k, zone) in piles.iter().enumerate() {
        assert_eq!(say(&zone.title).id, "looked", "{k}");
        let top = zone.items.last().unwrap();
        assert_eq!(top.badge.as_str(), zone.items.len().to_string());
        assert!(zone.items.iter().all(|i| matches!(i.piece, Piece::Back(_))));
    }
    // With two players nobody looks at the third.
    let s = position(&TWO, 0, &["2S"], "JS", "");
    let layout = shown(&TWO, &s);
    assert_eq!(zone(&layout, pile(2)).title.as_str(), "nobody-looked");
}

#[test]
fn a_round_begins_with_a_look_into_the_own_pile_only() {
    let mut s = THREE.start();
    let told_deal = told_by_itself(&THREE, &mut s);
    let v = view(&THREE, &s);
    let [dealt, look] = &told_deal.stages[..] else {
        panic!("{} stages", told_deal.stages.len())
    };
    let dealt = dealt.layout.as_ref().unwrap();
    let faces = |layout: &Layout| {
        let up = layout.pieces().filter_map(|(_, i)| match i.piece {
            Piece::Card(face) => Some(face),
            _ => None,
        });
        let mut up: Vec<Face> = up.collect();
        up.sort_unstable();
        up
    };
    assert!(faces(dealt).is_empty());
    assert!(look.layout.is_none());
    let layout = shown(&THREE, &s);
    let mut own = self::faces(v.stack.iter());
    own.sort_unstable();
    assert_eq!((faces(&layout).len(), faces(&layout)), (12, own));
    assert_eq!(zone(&layout, LOOK).items.len(), 12);
    // An onlooker sees no card at all.
    let layout = scene_of(&THREE, &s, None, Picks::NONE).layout;
    assert!(faces(&layout).is_empty());
}

#[test]
fn the_sheet_has_what_everybody_got_in_each_round() {
    let mut s = armed();
    answer_all(&THREE, &mut s, &[LEAVES, STAYS, LEAVES]);
    proceed(&THREE, &mut s);
    let rows = |s: &State| -> Vec<(u8, Vec<String>)> {
        let layout = shown(&THREE, s);
        let sheet = zone(&layout, SHEET).sheet.as_ref().unwrap();
        assert_eq!(sheet.columns.len(), 5);
        assert_eq!(sheet.now, Some(s.open.round - 1));
        let text = |row: &Vec<Text>| row.iter().map(|t| t.as_str().to_owned()).collect();
        let rows = sheet.rows.iter();
        rows.map(|(seat, row)| (seat.0, text(row))).collect()
    };
    let row = |seat, cells: &[&str]| (seat, cells.iter().map(|c| (*c).to_owned()).collect());
    // Seat 2 has 15 pips of its own; seat 1 is still inside.
    assert_eq!(rows(&s), [row(0, &["20"]), row(1, &[""]), row(2, &["27"])]);
    act(&THREE, &mut s, 1, LEAVES);
    proceed(&THREE, &mut s);
    proceed(&THREE, &mut s);
    assert_eq!((s.open.round, s.open.starter()), (2, Seat(1)));
    let totals = [(0, "20"), (1, "20"), (2, "27")];
    assert_eq!(rows(&s), totals.map(|(seat, n)| row(seat, &[n, ""])));
}

#[test]
fn a_shared_win_is_told() {
    let mut s = armed();
    s.open.step = Step::Over;
    s.open.totals = [40, 51, 51, 0];
    let ending = scene(&THREE, &s, &[]).ending;
    let ending = say(&ending);
    assert_eq!((&*ending.id, number(ending, "n")), ("ending-shared", 51));
    s.open.totals = [40, 52, 51, 0];
    assert!(scene(&THREE, &s, &[]).ending.is_empty());
}

#[test]
fn alarms_are_told_at_the_end() {
    let mut s = armed();
    s.open.step = Step::Over;
    s.open.totals = [40, 52, 51, 0];
    let both = Seats::one(ME).with(Seat(2));
    s.open.caught[0] = both;
    s.open.caught[3] = Seats::one(ME);
    let ending = scene(&THREE, &s, &[]).ending;
    let caught = |seat: Seat, n: i32| Message::new("caught-times").with("who", seat).with("n", n);
    let how = Message::new("ending-ahead").with("who", Seats::one(Seat(1)));
    let all = [caught(ME, 2), caught(Seat(2), 1)].map(Arg::from);
    let alarms = Message::new("ending-alarms").with("how", how.with("n", 1));
    assert_eq!(*say(&ending), alarms.with("caught", Arg::All(all.to_vec())));
}

#[test]
fn nothing_warns_of_an_alarm_once_the_last_round_is_over() {
    let mut s = armed();
    s.open.caught[0] = Seats::one(ME);
    s.open.caught[3] = Seats::one(ME);
    assert!(!pieces(&shown(&THREE, &s), ALARMS).is_empty());
    s.open.step = Step::Over;
    let Scene { layout, panels, .. } = scene(&THREE, &s, &[]);
    let alarms = zone(&layout, ALARMS);
    assert!(alarms.items.is_empty() && alarms.caption.is_empty() && alarms.title.is_empty());
    let mut captions = (0..THREE.piles()).map(pile).chain(Suit::ALL.map(guards));
    assert!(captions.all(|id| zone(&layout, id).caption.is_empty()));
    // The panels say how often each was caught in the whole game.
    let caught = panels.iter().map(|p| number(say(&p.status.words), "n"));
    assert_eq!(caught.collect::<Vec<_>>(), [2, 0, 0]);
    assert!(panels.iter().all(|panel| panel.status.note.is_empty()));
}

#[test]
fn seats_in_the_street_have_places_below_each_other() {
    let mut s = armed();
    answer_all(&THREE, &mut s, &[LEAVES, LEAVES, STAYS]);
    proceed(&THREE, &mut s);
    let layout = shown(&THREE, &s);
    let street = zone(&layout, STREET);
    // The street is narrow: side by side the figures would be too small.
    let cells: Vec<[i8; 2]> = street.items.iter().map(|item| item.cell).collect();
    assert_eq!(cells, [[0, 2], [0, 1]]);
}

#[test]
fn the_alarm_catches_who_is_inside() {
    let mut s = armed();
    let caught = |s: &State| s.open.caught.map(Seats::len);
    assert_eq!(caught(&s), [0; 5]);
    answer_all(&THREE, &mut s, &[LEAVES, STAYS, STAYS]);
    proceed(&THREE, &mut s);
    while !s.open.guards.is_empty() && s.open.step != Step::Close {
        match s.open.step {
            Step::Draw => {
                let seat = s.open.turn.0;
                let mut piles = 0..THREE.piles() as u8;
                let pile = piles.find(|k| THREE.left_in(&s.open, (*k).into()) > 0);
                let pile = pile.expect("a card is left");
                act(&THREE, &mut s, seat, Action::Draw { pile });
            }
            _ => {
                for seat in s.open.inside.iter() {
                    act(&THREE, &mut s, seat.0, STAYS);
                }
            }
        }
    }
    let inside: Seats = [Seat(1), Seat(2)].into_iter().collect();
    assert_eq!(s.open.caught[0], inside, "who left is safe");
}

/// The values in a group of facts, by the message of their row.
fn facts(aid: &FactGroup) -> Vec<(String, i32)> {
    let row = |row: &Fact| (say(&row.label).id.to_string(), number(say(&row.value), "n"));
    aid.rows.iter().map(row).collect()
}

#[test]
fn the_facts_tell_the_risk_and_what_a_card_adds() {
    let s = armed();
    let v = view(&THREE, &s);
    let aids = scene(&THREE, &s, &[]).facts;
    // What is left in the own pile stays where there is no room for both.
    let [left, next] = &aids[..] else {
        panic!("{} groups", aids.len())
    };
    let odds = |o: Odds| i32::try_from(o.percent()).unwrap();
    let best = odds(THREE.best_odds(&v));
    let any = ("alarm-odds".to_owned(), odds(THREE.odds(&v)));
    assert_eq!(facts(next)[..2], [any, ("best-pile".to_owned(), best)]);
    let piles = (0..3).filter_map(|k| THREE.odds_of(&v, k)).map(odds);
    assert_eq!(Some(best), piles.min());
    // The alarms come first, behind a sign.
    let of = |alarms: bool| -> Vec<Face> {
        let rows = left.rows.iter().filter(|row| row.mark.is_some() == alarms);
        rows.flat_map(|row| row.faces.clone()).collect()
    };
    let left = v.left(&THREE);
    for alarms in [true, false] {
        let wanted = left.iter().filter(|card| v.is_alarm(*card) == alarms);
        assert_eq!(of(alarms), faces(wanted));
    }
    // With a pile picked they are about it.
    let mut draws = s;
    answer_all(&THREE, &mut draws, &[STAYS; 3]);
    let about = facts(&scene(&THREE, &draws, &[cell(pile(1))]).facts[0]);
    assert_eq!(about[0].1, odds(THREE.odds_of(&v, 1).unwrap()));
    let gain = i32::try_from(THREE.gain_of(&v, 1)).unwrap();
    assert_eq!(about[1], ("your-card-adds".to_owned(), gain));
    // Of another's card one gets only the one for the card.
    let fronts = ["4S", "2S", "5S"];
    let s = position(&THREE, 1, &fronts, "JS", "");
    let aids = scene(&THREE, &s, &[]).facts;
    assert_eq!(facts(&aids[1])[1], ("their-card-adds".to_owned(), 1));
    // They don't go before the card has turned.
    let mut s = armed();
    s.open.step = Step::Close;
    assert_eq!(scene(&THREE, &s, &[]).facts.len(), 2);
}

#[test]
fn what_a_good_card_adds_is_the_average_of_what_may_come() {
    // The own pile holds what is left of the lowest cards.
    let s = position(&TWO, 0, &[], "", "");
    let v = view(&TWO, &s);
    let own = v.scouted(&TWO).unwrap();
    let cards = lying(&TWO, &s, own);
    let pips: usize = cards.iter().map(|c| usize::from(c.pips())).sum();
    let average = (pips as f32 / cards.len() as f32).round() as usize;
    assert_eq!(TWO.gain_of(&v, own), 1 + average);
}

#[test]
fn the_bar_says_to_each_what_he_has_to_know() {
    let ids = |s: &State, viewer: Option<u8>| {
        let prompt = scene_of(&THREE, s, viewer.map(Seat), Picks::NONE).prompt;
        [prompt.title, prompt.line].map(|text| text.as_str().to_owned())
    };
    let after = |s: &State, target| {
        let line = scene(&THREE, s, &[target]).prompt.line;
        line.as_str().to_owned()
    };
    let mut s = armed();
    assert_eq!(ids(&s, Some(0)), ["stay-or-leave", "turn-armed"]);
    assert_eq!(ids(&s, None), ["stay-or-leave", "turn-watch"]);
    act(&THREE, &mut s, 0, STAYS);
    assert_eq!(ids(&s, Some(0)), ["you-stay", "waiting-for"]);
    act(&THREE, &mut s, 1, STAYS);
    act(&THREE, &mut s, 2, LEAVES);
    assert_eq!(ids(&s, Some(0)), ["reveal-title", "reveal-line"]);
    proceed(&THREE, &mut s);
    assert_eq!(ids(&s, Some(0)), ["draw-title", "draw-line"]);
    assert_eq!(after(&s, cell(pile(0))), "own-pile-line-none");
    // Seat 2 is out and looks on.
    assert_eq!(ids(&s, Some(2))[0], "draws-title");
    act(&THREE, &mut s, 0, Action::Draw { pile: 1 });
    assert_eq!(ids(&s, Some(2)), ["you-are-out", "still-inside"]);
    // The bar describes the current pick. Fourteen and thirteen cards are as much as seat 2 has.
    assert_eq!(after(&s, cell(LEAVE)), "leave-level");
    assert_eq!(after(&s, cell(STAY)), "stay-line");
}

//! The table: layouts, gestures, words, and the session that the application plays on.

use super::{
    CheckConfig, Position, demand, is_message, is_text, laws, named, options, places, random_game,
    spread, viewers, written,
};
use crate::{
    bot::{HasBots, Who},
    deck::{Card as _, Face},
    decktet,
    dice::Luck,
    french,
    matches::{Event, Made, Match},
    message::{Arg, Message, Text},
    presentation::{
        Arrangement, Beat, Choice, Gesture, IntendedAction, Layout, LogLine, Picks, Piece, Place,
        Presentation, Scene, Target, Texts,
    },
    rules::{Seen, Turn},
    seat::Seat,
    session::{self, Session, Setup},
    stop_signal::StopSignal,
    testing::scene_of,
    trace,
};
use std::collections::{BTreeMap, BTreeSet};

/// Actions at one position whose gestures are gone through target by target.
const FOLLOWED: usize = 6;
/// Pairs of cards that are swapped in each deep game.
const PAIRS: usize = 30;

/// Checks how the game is shown, for every seat and an onlooker at every step of several games: layouts, gestures,
/// prompts, panels, stories; and that the session plays the same games.
///
/// Panics at the first thing that is not as it should be.
pub fn check_table<G: Presentation + HasBots>(plan: &CheckConfig) {
    let mut pages = G::rules_pages().iter();
    assert!(
        pages.any(|(tag, page)| *tag == "en" && page.trim().len() > 100),
        "{}: expected a rules page in English",
        G::CARD.id
    );
    for rules in options::combinations::<G>(plan) {
        for n in 0..plan.deep {
            let seed = plan.seed + n as u64;
            let spot = Position::new(&rules, seed);
            let game = random_game(&spot, &rules, plan.decisions);
            for viewer in viewers(rules.players()) {
                seen_by(plan, &spot, &game, viewer);
            }
            if plan.hides && !plan.tells {
                swapped(&spot, &game);
            }
            watched(plan, &spot, &game);
            if n == 0 {
                taken_back(plan, &spot, &game);
            }
        }
    }
}

fn seen_by<G: Presentation>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    viewer: Option<Seat>,
) {
    let rules = game.rules();
    let players = rules.players();
    let mut known: BTreeSet<Face> = BTreeSet::new();
    let mut luck = Luck::stream(spot.seed, 4);
    for k in 0..=game.steps().len() {
        spot.step.set(k);
        let s = game.state(k);
        let view = rules.view(s, viewer);
        let scene = scene_of(rules, s, viewer, Picks::NONE);
        let layout = &scene.layout;
        let cards = places(spot, rules, s);
        sound(spot, layout, players, viewer);
        let shown = faces(layout);
        for face in &shown {
            demand!(
                spot,
                cards.contains_key(face),
                "expected only cards of the game in the layout of {}, found {face}",
                named(viewer)
            );
        }
        let is_back = |piece: Piece| matches!(piece, Piece::Back(_));
        let backs = layout.pieces().filter(|(_, i)| is_back(i.piece)).count();
        // Before the setup the rules place no card yet, while the table shows the whole deck, face down.
        demand!(
            spot,
            cards.is_empty() || shown.len() + backs <= cards.len(),
            "expected at most {} cards in the layout of {}, found {} faces and {backs} backs",
            cards.len(),
            named(viewer),
            shown.len()
        );
        if !cards.is_empty() {
            let t = rules.imagine(&view, &mut luck);
            let imagined: BTreeMap<Face, String> = rules.card_locations(&t).into_iter().collect();
            for face in &shown {
                demand!(
                    spot,
                    imagined.get(face) == cards.get(face),
                    "expected {face}, which {} sees in the layout, in “{}” also in an imagined deal, found it in \
                     “{}”",
                    named(viewer),
                    cards[face],
                    imagined.get(face).map_or("", String::as_str)
                );
            }
        }
        if let (Some(seat), Turn::Act(seats)) = (viewer, rules.turn(s))
            && seats.has(seat)
        {
            offers(plan, spot, game, k, seat, &scene);
        }
        said(spot, viewer, &scene);
        known.extend(&shown);
        if k < game.steps().len() {
            told(spot, game, k, viewer, &mut known);
        }
    }
}

fn faces(layout: &Layout) -> BTreeSet<Face> {
    layout
        .pieces()
        .filter_map(|(_, i)| match i.piece {
            Piece::Card(face) => Some(face),
            Piece::Back(_) | Piece::Token(..) | Piece::Picture(..) | Piece::Cover(..) => None,
        })
        .collect()
}

fn sound(spot: &Position, layout: &Layout, players: usize, viewer: Option<Seat>) {
    let who = named(viewer);
    let mut zones = BTreeSet::new();
    let mut pieces = BTreeSet::new();
    for zone in &layout.zones {
        demand!(
            spot,
            zones.insert(zone.id) && !zone.id.name.is_empty(),
            "expected each zone once and with a name in the layout of {who}, found {:?}",
            zone.id
        );
        let panel = match zone.place {
            Place::Panel { seat, share } => {
                demand!(
                    spot,
                    share > 0,
                    "expected a share of the panel for {:?}",
                    zone.id
                );
                Some(seat)
            }
            Place::Middle | Place::Board(_) | Place::Side | Place::Column(_) | Place::Hand => None,
        };
        let mut seats = [zone.id.seat, panel].into_iter().flatten();
        demand!(
            spot,
            seats.all(|s| s.index() < players),
            "expected zones of seats below {players}, found {:?} in {:?}",
            zone.id,
            zone.place
        );
        for item in &zone.items {
            let hidden = matches!(item.piece, Piece::Back(_) | Piece::Cover(..));
            let twice = !hidden && !pieces.insert(item.piece);
            demand!(
                spot,
                !twice,
                "expected each piece once in the layout of {who}, found {:?} again in {:?}",
                item.piece,
                zone.id
            );
            demand!(
                spot,
                !(item.face_up && hidden),
                "expected a face where a card lies face up, found a back in {:?}",
                zone.id
            );
            demand!(
                spot,
                item.badge.is_empty() || is_text(&item.badge),
                "expected a badge with letters on {:?}",
                item.piece
            );
        }
    }
}

/// Checks that all texts are well-formed.
fn worded(spot: &Position, viewer: Option<Seat>, mut texts: impl Texts + std::fmt::Debug) {
    let mut wrong = None;
    texts.each_text(&mut |text| {
        if !text.is_empty() && !is_text(text) {
            wrong.get_or_insert_with(|| text.clone());
        }
    });
    if let Some(text) = wrong {
        spot.fail(format_args!(
            "expected messages in what {} is told, found {text:?} in {texts:?}",
            named(viewer)
        ));
    }
}

/// Checks all texts of a scene.
fn said<A: Clone + std::fmt::Debug>(spot: &Position, viewer: Option<Seat>, scene: &Scene<A>) {
    for aid in &scene.facts {
        demand!(
            spot,
            !aid.title.is_empty() && aid.rows.iter().all(|r| !r.label.is_empty()),
            "expected a title and labels in the facts of {}, found {aid:?}",
            named(viewer)
        );
    }
    worded(spot, viewer, scene.clone());
}

/// Checks that every legal action has one offer with words and a gesture of its own, whose targets are on the table.
fn offers<G: Presentation>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    k: usize,
    seat: Seat,
    scene: &Scene<G::Action>,
) {
    let (rules, state) = (game.rules(), game.state(k));
    let view = rules.view(state, Some(seat));
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let mut offered: Vec<G::Action> = Vec::new();
    let mut gestures: BTreeMap<&Gesture, G::Action> = BTreeMap::new();
    for offer in &scene.offers {
        let [a] = offer.actions[..] else {
            spot.fail(format_args!(
                "expected offers of one action while nothing is marked, found {:?}",
                offer.actions
            ));
        };
        offered.push(a);
        demand!(
            spot,
            is_text(&offer.words) && is_message(&rules.action_words(&view, seat, a)),
            "expected words for {a:?}, found “{}”",
            offer.words
        );
        if offer.gesture.is_empty() {
            // It is made by a draft or a pose.
            continue;
        }
        for target in offer.gesture.targets() {
            demand!(
                spot,
                is_there(&scene.layout, rules.players(), &target),
                "expected targets that lie on the table for {a:?}, found {target:?}"
            );
        }
        if let Some(other) = gestures.insert(&offer.gesture, a) {
            spot.fail(format_args!(
                "expected a gesture of its own for each action, found {:?} for {other:?} and {a:?}",
                offer.gesture
            ));
        }
    }
    offered.sort_unstable();
    demand!(
        spot,
        offered == legal,
        "expected one offer for each legal action {legal:?}, found {offered:?}"
    );
    for (gesture, a) in &gestures {
        let path: Vec<Target> = gesture.targets().collect();
        let longer = gestures
            .iter()
            .find(|(other, _)| other != &gesture && other.begins_with(&path));
        if let Some((long, b)) = longer {
            spot.fail(format_args!(
                "expected that no gesture is the start of another, found {gesture:?} for {a:?} and {long:?} for {b:?}"
            ));
        }
    }
    let (gestures, actions): (Vec<&Gesture>, Vec<G::Action>) = gestures.into_iter().unzip();
    for i in spread(gestures.len(), FOLLOWED) {
        laws::foreseen(plan, spot, game, k, seat, (gestures[i], actions[i]));
    }
    picked(spot, game, k, seat, &gestures);
}

/// Checks that everything that is picked on the way to a decision is foreseen, presented, or refused with a reason.
fn picked<G: Presentation>(
    spot: &Position,
    game: &Match<G>,
    k: usize,
    seat: Seat,
    gestures: &[&Gesture],
) {
    let (rules, state) = (game.rules(), game.state(k));
    let view = rules.view(state, Some(seat));
    for i in spread(gestures.len(), FOLLOWED) {
        let path: Vec<Target> = gestures[i].targets().collect();
        for upto in 0..path.len() {
            let chosen = &path[..upto];
            let scene = scene_of(rules, state, Some(seat), Picks::chosen(chosen));
            said(spot, Some(seat), &scene);
            if let Some(outcome) = &scene.foreseen.layout {
                sound(spot, outcome, rules.players(), Some(seat));
            }
            let pieces = scene.layout.pieces().map(|(_, i)| Target::Piece(i.piece));
            let zones = scene.layout.zones.iter().map(|z| Target::Zone(z.id));
            let all: Vec<Target> = pieces
                .chain(zones)
                .chain(Seat::all(rules.players()).map(Target::Seat))
                .collect();
            for j in spread(all.len(), FOLLOWED * 2) {
                // A target that can be marked, or picked in place of an earlier pick, is no refusal either.
                let mut starts = (0..=upto).flat_map(|n| {
                    let begun = &path[..n];
                    gestures.iter().filter_map(move |g| g.after(begun))
                });
                let marks = scene.draft.as_ref().map_or(&[][..], |draft| &draft.marks);
                // A piece that can't be picked gives way to the place in which it lies.
                let mut meant = vec![all[j]];
                if let Target::Piece(piece) = all[j]
                    && let Some((zone, item)) = scene.layout.find(piece)
                {
                    meant.extend([Target::Zone(zone.id), Target::Cell(zone.id, item.cell)]);
                }
                let can = |next: Vec<Target>| meant.iter().any(|target| next.contains(target));
                if marks.contains(&all[j]) || starts.any(can) {
                    continue;
                }
                let why: Text = match scene.intended(all[j]) {
                    Some(IntendedAction::Action(action)) => {
                        demand!(
                            spot,
                            !rules.is_legal(state, seat, *action),
                            "expected the rules to refuse {action:?}, which {:?} means after {chosen:?}",
                            all[j]
                        );
                        rules.refusal(&view, seat, *action).0.into()
                    }
                    Some(IntendedAction::Nothing(sentence)) => sentence.clone(),
                    None => "pick-what-is-lit".into(),
                };
                demand!(
                    spot,
                    is_text(&why),
                    "expected a message on why {:?} can't be picked after {chosen:?}, found {why:?}",
                    all[j]
                );
            }
        }
    }
}

fn is_there(layout: &Layout, players: usize, target: &Target) -> bool {
    match target {
        Target::Piece(piece) => {
            !matches!(piece, Piece::Back(_)) && layout.pieces().any(|(_, i)| i.piece == *piece)
        }
        Target::Zone(id) => layout.zone(*id).is_some(),
        Target::Cell(id, cell) => layout.zone(*id).is_some_and(|z| {
            matches!(z.arrangement, Arrangement::Grid(_))
                && (z.cells.contains(cell) || z.items.iter().any(|i| i.cell == *cell))
        }),
        Target::Seat(seat) => seat.index() < players,
        Target::Button(name) => !name.is_empty(),
    }
}

/// Checks that the presentation of a step names no card that the viewer has not seen.
fn told<G: Presentation>(
    spot: &Position,
    game: &Match<G>,
    k: usize,
    viewer: Option<Seat>,
    known: &mut BTreeSet<Face>,
) {
    let rules = game.rules();
    let before = rules.view(game.state(k), viewer);
    let after = rules.view(game.state(k + 1), viewer);
    let made = game.seen(k, viewer);
    let mut allowed = known.clone();
    for k in [k, k + 1] {
        let scene = scene_of(rules, game.state(k), viewer, Picks::NONE);
        allowed.extend(faces(&scene.layout));
    }
    if let Some((_, Seen::Open(action))) = made {
        let text = serde_json::to_string(&action).unwrap_or_default();
        allowed.extend(all_faces().filter(|f| text.contains(&format!("\"{f}\""))));
    }
    let hidden: Vec<Face> = places(spot, rules, game.state(k + 1))
        .into_keys()
        .filter(|f| !allowed.contains(f))
        .collect();
    let notes = game.steps()[k].notes();
    let bottom = viewer.unwrap_or(Seat(0));
    let mut telling = rules.tell(&before, made, &notes, &after, bottom);
    for line in &telling.lines {
        demand!(
            spot,
            !line.words.is_empty() || !line.heading.is_empty(),
            "expected words in the log of {}, found {line:?}",
            named(viewer)
        );
        let leak = hidden
            .iter()
            .find(|f| line.faces.contains(f) || names_card(line, **f));
        if let Some(face) = leak {
            spot.fail(format_args!(
                "expected that the log of {} names no card that is hidden from it, found {face} in {line:?}",
                named(viewer)
            ));
        }
    }
    for stage in &telling.stages {
        let clashes = stage.beats.iter().filter_map(|beat| match beat {
            Beat::Clash(cards) => Some(cards),
            _ => None,
        });
        let mut shown: BTreeSet<Face> = clashes.flatten().copied().collect();
        shown.extend(stage.layout.iter().flat_map(faces));
        let leak = hidden.iter().find(|f| shown.contains(f));
        demand!(
            spot,
            leak.is_none(),
            "expected that a moment shown to {} names no card that is hidden from it, found {stage:?}",
            named(viewer)
        );
        if let Some(layout) = &stage.layout {
            sound(spot, layout, rules.players(), viewer);
        }
    }
    telling.stages.retain(|stage| !stage.beats.is_empty());
    worded(spot, viewer, telling);
    // Cards seen before a shuffle may be anywhere after it.
    let shuffled = |e: &Event| matches!(e, Event::Shuffle { .. });
    if game.steps()[k].events.iter().any(shuffled) {
        known.clear();
    }
}

fn names_card(line: &LogLine, face: Face) -> bool {
    fn in_arg(arg: &Arg, face: Face) -> bool {
        match arg {
            Arg::Card(card) => *card == face,
            Arg::Message(say) => in_say(say, face),
            Arg::All(args) | Arg::Any(args) | Arg::Row(args) => {
                args.iter().any(|arg| in_arg(arg, face))
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Term(_) | Arg::Name(_) => false,
        }
    }
    fn in_say(say: &Message, face: Face) -> bool {
        say.args.iter().any(|(_, arg)| in_arg(arg, face))
    }
    matches!(&line.words, Text::Message(say) if in_say(say, face))
}

fn all_faces() -> impl Iterator<Item = Face> {
    let decktet = (0..decktet::Card::COUNT).map(|i| decktet::Card::at(i).face());
    let french = (0..french::Card::COUNT).map(|i| french::Card::at(i).face());
    decktet.chain(french)
}

/// Two cards that a viewer has not seen are swapped in the whole record: the viewer must not notice.
fn swapped<G: Presentation>(spot: &Position, game: &Match<G>) {
    let rules = game.rules();
    let text = written(game, false);
    let Some(dealt) = (0..=game.steps().len())
        .map(|k| places(spot, rules, game.state(k)))
        .find(|p| !p.is_empty())
    else {
        return;
    };
    let cards: Vec<Face> = dealt.keys().copied().collect();
    let mut luck = Luck::stream(spot.seed, 5);
    for _ in 0..PAIRS {
        let (a, b) = (luck.pick(&cards), luck.pick(&cards));
        if a == b || a.deck() != b.deck() {
            continue;
        }
        let (one, two) = (format!("\"{a}\""), format!("\"{b}\""));
        let text = exchanged(&text, &one, &two);
        let other = as_far_as_legal::<G>(&text);
        for viewer in viewers(rules.players()) {
            for k in 0..=game.steps().len().min(other.steps().len()) {
                spot.step.set(k);
                if k > 0 && other.steps()[k - 1].made != swap_made(game, k - 1, &one, &two) {
                    break;
                }
                let states = [game.state(k), other.state(k)];
                let [v, w] = states.map(|state| rules.view(state, viewer));
                let scenes = states.map(|state| scene_of(rules, state, viewer, Picks::NONE));
                let shown = scenes.iter().flat_map(|scene| faces(&scene.layout));
                let shown: BTreeSet<Face> = shown.collect();
                if shown.contains(&a) || shown.contains(&b) {
                    break;
                }
                demand!(
                    spot,
                    v == w,
                    "expected that {}, who has seen neither {a} nor {b}, can't tell one from the other; found\n{v:?}\n\
                     and with the two swapped\n{w:?}",
                    named(viewer)
                );
                let [one, two] = scenes;
                demand!(
                    spot,
                    one == two,
                    "expected that {}, who has seen neither {a} nor {b}, is shown the same; found\n{one:?}\n\
                     and with the two swapped\n{two:?}",
                    named(viewer)
                );
            }
        }
    }
}

/// The text with two of its words exchanged.
fn exchanged(text: &str, one: &str, two: &str) -> String {
    let text = text.replace(one, "\"\u{0}\"").replace(two, one);
    text.replace("\"\u{0}\"", two)
}

fn swap_made<G: Presentation>(game: &Match<G>, k: usize, one: &str, two: &str) -> Made<G::Action> {
    let made = game.steps()[k].made;
    let Made::Decision {
        seat,
        action,
        batch,
    } = made
    else {
        return made;
    };
    let text = serde_json::to_string(&action).unwrap_or_default();
    Made::Decision {
        seat,
        action: serde_json::from_str(&exchanged(&text, one, two)).unwrap_or(action),
        batch,
    }
}

/// The match of a trace up to the first line that does not fit.
fn as_far_as_legal<G: Presentation>(text: &str) -> Match<G> {
    let mut lines: Vec<&str> = text.lines().collect();
    loop {
        match trace::read::<G>(&lines.join("\n"), trace::Wanted::AsFarAsItGoes) {
            Ok((game, _)) => return game,
            Err(fault) => {
                let before = fault.line - 1;
                assert!(
                    before > 0,
                    "a trace with two cards swapped keeps its header"
                );
                lines.truncate(before.min(lines.len() - 1));
            }
        }
    }
}

/// The same match opened once more, with a person or without.
fn open<G: Presentation + HasBots>(
    spot: &Position,
    game: &Match<G>,
    person: bool,
) -> Box<dyn Session> {
    let rules = game.rules();
    let options = match serde_json::to_value(rules) {
        Ok(serde_json::Value::Object(options)) => options,
        _ => serde_json::Map::new(),
    };
    let mut seats = vec![Who::Random; rules.players()];
    if person {
        seats[0] = Who::Human;
    }
    let setup = Setup {
        options,
        seed: game.seed(),
        names: seats.iter().map(Who::to_string).collect(),
        seats,
    };
    session::open::<G>(setup)
        .unwrap_or_else(|e| spot.fail(format_args!("expected a session to open: {e}")))
}

/// The bot in a seat decides.
fn bot_decides(spot: &Position, session: &mut dyn Session, seat: Seat) {
    let thinking = session
        .thinking(seat)
        .unwrap_or_else(|| spot.fail(format_args!("expected a bot to think in seat {seat}")));
    let action = thinking(StopSignal::Never).action;
    if let Err(why) = session.commit(seat, &action) {
        spot.fail(format_args!(
            "expected the bot's {action} to be accepted, found “{why}”"
        ));
    }
}

/// Random bots play the same game through the object-safe door.
fn watched<G: Presentation + HasBots>(plan: &CheckConfig, spot: &Position, game: &Match<G>) {
    let mut session = open(spot, game, false);
    for _ in 0..=game.steps().len().max(plan.decisions) * 2 {
        while session.proceed() {}
        let Some(seat) = session.owing().first() else {
            break;
        };
        bot_decides(spot, session.as_mut(), seat);
    }
    let ours = written(game, false);
    let theirs = session.trace();
    demand!(
        spot,
        ours == theirs,
        "expected the same game in a session; {}",
        super::records::first_difference(&ours, &theirs)
    );
    let resumed = session::resume::<G>(&theirs, session.names().names.clone())
        .unwrap_or_else(|e| spot.fail(format_args!("expected the session's trace to resume: {e}")));
    demand!(
        spot,
        resumed.positions() == session.positions() && resumed.result() == session.result(),
        "expected the same session when resumed"
    );
}

/// Choices of the person: those made by picking, or by placing something that is carried.
fn choices(session: &dyn Session) -> Vec<Choice> {
    let picked = session.choices();
    if picked.is_empty() {
        session.placements()
    } else {
        picked
    }
}

/// A person plays: each choice has its action, and each decision can be taken back and made again.
fn taken_back<G: Presentation + HasBots>(plan: &CheckConfig, spot: &Position, game: &Match<G>) {
    let mut session = open(spot, game, true);
    let me = Seat(0);
    let mut luck = Luck::stream(spot.seed, 6);
    for n in 0..=plan.decisions {
        while session.proceed() {}
        let k = session.now();
        spot.step.set(k);
        let Some(seat) = session.owing().iter().last() else {
            break;
        };
        if seat != me {
            bot_decides(spot, session.as_mut(), seat);
            continue;
        }
        let choices = choices(session.as_ref());
        demand!(
            spot,
            !choices.is_empty(),
            "expected choices for the person, found none"
        );
        let choice = &choices[luck.below(choices.len())];
        for again in [n % 2 == 0, false] {
            for action in &choice.actions {
                if let Err(why) = session.commit(me, action) {
                    spot.fail(format_args!(
                        "expected {action} to be accepted, found “{why}”"
                    ));
                }
            }
            if !again {
                break;
            }
            let made = session.positions();
            demand!(
                spot,
                !session.can_redo()
                    && session.can_undo()
                    && session.undo()
                    && session.positions() == k + 1,
                "expected the person's decision to be taken back"
            );
            demand!(
                spot,
                session.redo() && session.positions() == made,
                "expected what was taken back to be made again"
            );
            session.undo();
            demand!(
                spot,
                self::choices(session.as_ref()) == choices,
                "expected the same choices after a decision was taken back"
            );
        }
    }
}

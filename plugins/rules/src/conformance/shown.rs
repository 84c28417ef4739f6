//! The table: layouts, gestures, words, and the session that the application plays on.

use super::{
    Plan, Spot, demand, is_sentence, named, options, places, spread, viewers, within_turn,
};
use crate::{
    bot::{Played, RandomBot, Who},
    deck::{Card as _, Face},
    decktet,
    dice::Luck,
    french,
    matches::{Event, Made, Match},
    play,
    rules::{Rules, Seen, Turn},
    seat::Seat,
    session::{self, Setup},
    tabled::{Beat, Layout, LogLine, Names, Piece, Place, Policy, Tabled, Target},
    trace,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::AtomicBool,
};

/// Actions at one position whose gestures are gone through target by target.
const FOLLOWED: usize = 6;
/// Pairs of cards that are swapped in each deep game.
const PAIRS: usize = 30;

/// Checks how the game is shown, for every seat and an onlooker at every step of several games: layouts, gestures,
/// prompts, panels, stories; and that the session plays the same games.
///
/// Panics at the first thing that is not as it should be.
pub fn check_table<G: Tabled + Played>(plan: &Plan) {
    assert!(
        G::rules_page().trim().len() > 100,
        "{}: expected a rules page",
        G::CARD.id
    );
    for rules in options::combinations::<G>(plan) {
        for n in 0..plan.deep {
            let seed = plan.seed + n as u64;
            let spot = Spot::new(&rules, seed);
            let mut game = Match::new(rules.clone(), seed);
            let bots: Vec<Box<dyn crate::bot::Bot<G>>> = (0..rules.players())
                .map(|_| Box::new(RandomBot) as Box<dyn crate::bot::Bot<G>>)
                .collect();
            demand!(
                spot,
                play::play(
                    &mut game,
                    &bots,
                    plan.decisions,
                    &mut (),
                    &AtomicBool::new(false)
                ),
                "expected the end within {} decisions",
                plan.decisions
            );
            for viewer in viewers(rules.players()) {
                seen_by(&spot, &game, viewer);
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

/// The person at the table, or the seat at the bottom for an onlooker.
fn bottom(viewer: Option<Seat>) -> Seat {
    viewer.unwrap_or(Seat(0))
}

fn seen_by<G: Tabled>(spot: &Spot, game: &Match<G>, viewer: Option<Seat>) {
    let rules = game.rules();
    let players = rules.players();
    let me = bottom(viewer);
    let names = Names {
        names: Seat::all(players).map(|s| format!("Player{s}")).collect(),
        me: viewer,
    };
    let mut known: BTreeSet<Face> = BTreeSet::new();
    let mut luck = Luck::stream(spot.seed, 4);
    for k in 0..=game.steps().len() {
        spot.step.set(k);
        let s = game.state(k);
        let view = rules.view(s, viewer);
        let layout = rules.layout(&view, me);
        let cards = places(spot, rules, s);
        sound(spot, &layout, players, viewer);
        let shown = faces(&layout);
        for face in &shown {
            demand!(
                spot,
                cards.contains_key(face),
                "expected only cards of the game in the layout of {}, found {face}",
                named(viewer)
            );
        }
        let backs = layout
            .pieces()
            .filter(|(_, i)| matches!(i.piece, Piece::Back(_)))
            .count();
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
            let imagined: BTreeMap<Face, String> = rules.places(&t).into_iter().collect();
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
        said(spot, game, k, viewer, &view, &names);
        if let (Some(seat), Turn::Act(seats)) = (viewer, rules.turn(s))
            && seats.has(seat)
        {
            gestures(spot, game, k, seat, &view, &layout, &names);
        }
        known.extend(&shown);
        if k < game.steps().len() {
            told(spot, game, k, viewer, &names, &mut known);
        }
    }
}

fn faces(layout: &Layout) -> BTreeSet<Face> {
    layout
        .pieces()
        .filter_map(|(_, i)| match i.piece {
            Piece::Card(face) => Some(face),
            Piece::Back(_) | Piece::Token(..) => None,
        })
        .collect()
}

fn sound(spot: &Spot, layout: &Layout, players: usize, viewer: Option<Seat>) {
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
            Place::Tableau | Place::Part { .. } | Place::Side | Place::Display | Place::Hand => {
                None
            }
        };
        demand!(
            spot,
            [zone.id.seat, panel]
                .into_iter()
                .flatten()
                .all(|s| s.index() < players),
            "expected zones of seats below {players}, found {:?} in {:?}",
            zone.id,
            zone.place
        );
        for item in &zone.items {
            let twice = !matches!(item.piece, Piece::Back(_)) && !pieces.insert(item.piece);
            demand!(
                spot,
                !twice,
                "expected each piece once in the layout of {who}, found {:?} again in {:?}",
                item.piece,
                zone.id
            );
            demand!(
                spot,
                !(item.face_up && matches!(item.piece, Piece::Back(_))),
                "expected a face where a card lies face up, found a back in {:?}",
                zone.id
            );
            demand!(
                spot,
                item.badge.as_ref().is_none_or(|b| !b.is_empty()),
                "expected a badge with letters on {:?}",
                item.piece
            );
        }
    }
}

/// Prompt, panels, aids.
fn said<G: Tabled>(
    spot: &Spot,
    game: &Match<G>,
    k: usize,
    viewer: Option<Seat>,
    view: &G::View,
    names: &Names,
) {
    let rules = game.rules();
    let me = bottom(viewer);
    let who = named(viewer);
    let owing = match rules.turn(game.state(k)) {
        Turn::Act(seats) => seats,
        Turn::Proceed | Turn::Over => crate::seat::Seats::NONE,
    };
    let prompt = rules.prompt(view, me, names);
    demand!(
        spot,
        !prompt.title.is_empty(),
        "expected a title in the prompt of {who}, found {prompt:?}"
    );
    let yours = viewer.is_some_and(|s| owing.has(s));
    demand!(
        spot,
        prompt.yours == yours,
        "expected the prompt of {who} to say yours: {yours}, found {prompt:?}"
    );
    let panels = rules.panels(view, me);
    demand!(
        spot,
        panels.iter().map(|p| p.seat).eq(Seat::all(rules.players())),
        "expected one panel a seat, in order, for {who}, found {panels:?}"
    );
    if !within_turn(game.steps(), k) {
        for panel in &panels {
            demand!(
                spot,
                panel.acting == owing.has(panel.seat),
                "expected the panel of seat {} to say acting: {} to {who}, found {panel:?}",
                panel.seat,
                owing.has(panel.seat)
            );
        }
    }
    for aid in rules.aids(view, me, &[]) {
        demand!(
            spot,
            !aid.title.is_empty() && aid.rows.iter().all(|r| !r.label.is_empty()),
            "expected a title and labels in the aids of {who}, found {aid:?}"
        );
    }
    rules.previews(view, me, &[]);
}

fn gestures<G: Tabled>(
    spot: &Spot,
    game: &Match<G>,
    k: usize,
    seat: Seat,
    view: &G::View,
    layout: &Layout,
    names: &Names,
) {
    let rules = game.rules();
    let mut legal = Vec::new();
    rules.legal(game.state(k), seat, &mut legal);
    let mut paths: BTreeMap<Vec<Target>, G::Action> = BTreeMap::new();
    for a in &legal {
        let path = rules.gesture(view, seat, *a);
        demand!(
            spot,
            (1..=3).contains(&path.len()),
            "expected one to three targets for {a:?}, found {path:?}"
        );
        for target in &path {
            demand!(
                spot,
                is_there(layout, rules.players(), target),
                "expected targets that lie on the table for {a:?}, found {target:?}"
            );
        }
        let words = rules.action_words(view, seat, *a, names);
        demand!(
            spot,
            !words.is_empty() && words.trim() == words,
            "expected words for {a:?}, found “{words}”"
        );
        if let Some(other) = paths.insert(path.clone(), *a) {
            spot.fail(format_args!(
                "expected a gesture of its own for each action, found {path:?} for {other:?} and {a:?}"
            ));
        }
    }
    // Sorted, a path that starts others stands right before one of them.
    for ((short, a), (long, b)) in paths.iter().zip(paths.iter().skip(1)) {
        demand!(
            spot,
            !long.starts_with(short),
            "expected that no gesture is the start of another, found {short:?} for {a:?} and {long:?} for {b:?}"
        );
    }
    let pieces: Vec<Target> = layout
        .pieces()
        .map(|(_, i)| Target::Piece(i.piece))
        .collect();
    let zones = layout.zones.iter().map(|z| Target::Zone(z.id));
    let all: Vec<Target> = pieces
        .into_iter()
        .chain(zones)
        .chain(Seat::all(rules.players()).map(Target::Seat))
        .collect();
    let followed: Vec<&Vec<Target>> = paths.keys().collect();
    for i in spread(followed.len(), FOLLOWED) {
        for upto in 0..followed[i].len() {
            let chosen = &followed[i][..upto];
            rules.previews(view, seat, chosen);
            rules.aids(view, seat, chosen);
            if let Some(outcome) = rules.outcome(view, seat, chosen) {
                sound(spot, &outcome, rules.players(), Some(seat));
            }
            for j in spread(all.len(), FOLLOWED * 2) {
                let can = paths
                    .keys()
                    .any(|p| p.starts_with(chosen) && p.get(upto) == Some(&all[j]));
                if can {
                    continue;
                }
                let why = rules.why_not(view, seat, chosen, all[j]);
                demand!(
                    spot,
                    is_sentence(&why),
                    "expected a sentence on why {:?} can't be picked after {chosen:?}, found “{why}”",
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
            z.policy == Policy::Grid
                && (z.free.contains(cell) || z.items.iter().any(|i| i.cell == *cell))
        }),
        Target::Seat(seat) => seat.index() < players,
        Target::Button(name) => !name.is_empty(),
    }
}

/// The decision of a step as a viewer gets to know it.
fn made<G: Rules + crate::game::Game>(
    game: &Match<G>,
    k: usize,
    viewer: Option<Seat>,
) -> Option<(Seat, Seen<G::Action>)> {
    let Made::Decision { seat, action, .. } = game.steps()[k].made else {
        return None;
    };
    let seen = match viewer {
        Some(me) if me == seat => Seen::Open(action),
        by => {
            let by = by.unwrap_or(seat.left(game.rules().players()));
            game.rules().seen(game.state(k), seat, action, by)
        }
    };
    Some((seat, seen))
}

/// Stories and beats name no card that the viewer has not seen.
fn told<G: Tabled>(
    spot: &Spot,
    game: &Match<G>,
    k: usize,
    viewer: Option<Seat>,
    names: &Names,
    known: &mut BTreeSet<Face>,
) {
    let rules = game.rules();
    let before = rules.view(game.state(k), viewer);
    let after = rules.view(game.state(k + 1), viewer);
    let made = made(game, k, viewer);
    let mut allowed = known.clone();
    allowed.extend(faces(&rules.layout(&before, bottom(viewer))));
    allowed.extend(faces(&rules.layout(&after, bottom(viewer))));
    if let Some((_, Seen::Open(action))) = made {
        let text = serde_json::to_string(&action).unwrap_or_default();
        allowed.extend(all_faces().filter(|f| text.contains(&format!("\"{f}\""))));
    }
    let hidden: Vec<Face> = places(spot, rules, game.state(k + 1))
        .into_keys()
        .filter(|f| !allowed.contains(f))
        .collect();
    for line in rules.story(&before, made, &after, names) {
        demand!(
            spot,
            !line.words.is_empty() || line.heading.as_ref().is_some_and(|h| !h.is_empty()),
            "expected words in the log of {}, found {line:?}",
            named(viewer)
        );
        let leak = hidden
            .iter()
            .find(|f| line.faces.contains(f) || names_card(&line, **f));
        if let Some(face) = leak {
            spot.fail(format_args!(
                "expected that the log of {} names no card that is hidden from it, found {face} in {line:?}",
                named(viewer)
            ));
        }
    }
    for beat in rules.beats(&before, made, &after) {
        if let Beat::Clash(cards) = &beat {
            let leak = cards.iter().find(|f| hidden.contains(f));
            demand!(
                spot,
                leak.is_none(),
                "expected that a moment shown to {} names no card that is hidden from it, found {beat:?}",
                named(viewer)
            );
        }
    }
    // What was seen before a shuffle may lie anywhere after it.
    let shuffled = |e: &Event| matches!(e, Event::Shuffle { .. });
    if game.steps()[k].events.iter().any(shuffled) {
        known.clear();
    }
}

fn names_card(line: &LogLine, face: Face) -> bool {
    line.words.contains(&face.name())
}

fn all_faces() -> impl Iterator<Item = Face> {
    let decktet = (0..decktet::Card::COUNT).map(|i| decktet::Card::at(i).face());
    let french = (0..french::Card::COUNT).map(|i| french::Card::at(i).face());
    decktet.chain(french)
}

/// Two cards that a viewer has not seen are swapped in the whole record: the viewer must not notice.
fn swapped<G: Tabled>(spot: &Spot, game: &Match<G>) {
    let rules = game.rules();
    let seats = vec!["random".to_owned(); rules.players()];
    let text = trace::write(game, &seats, false);
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
        let text = text
            .replace(&one, "\"\u{0}\"")
            .replace(&two, &one)
            .replace("\"\u{0}\"", &two);
        let other = as_far_as_legal::<G>(&text);
        for viewer in viewers(rules.players()) {
            for k in 0..=game.steps().len().min(other.steps().len()) {
                spot.step.set(k);
                if k > 0 && other.steps()[k - 1].made != swap_made(game, k - 1, &one, &two) {
                    break;
                }
                let (v, w) = (
                    rules.view(game.state(k), viewer),
                    rules.view(other.state(k), viewer),
                );
                let me = bottom(viewer);
                let seen = |layout: Layout| {
                    let faces = faces(&layout);
                    faces.contains(&a) || faces.contains(&b)
                };
                if seen(rules.layout(&v, me)) || seen(rules.layout(&w, me)) {
                    break;
                }
                demand!(
                    spot,
                    v == w,
                    "expected that {}, who has seen neither {a} nor {b}, can't tell one from the other; found\n{v:?}\n\
                     and with the two swapped\n{w:?}",
                    named(viewer)
                );
            }
        }
    }
}

fn swap_made<G: Tabled>(game: &Match<G>, k: usize, one: &str, two: &str) -> Made<G::Action> {
    let made = game.steps()[k].made;
    let Made::Decision {
        seat,
        action,
        batch,
    } = made
    else {
        return made;
    };
    let text = serde_json::to_string(&action)
        .unwrap_or_default()
        .replace(one, "\"\u{0}\"")
        .replace(two, one)
        .replace("\"\u{0}\"", two);
    match serde_json::from_str(&text) {
        Ok(action) => Made::Decision {
            seat,
            action,
            batch,
        },
        Err(_) => made,
    }
}

/// The match of a trace up to the first line that does not fit.
fn as_far_as_legal<G: Tabled>(text: &str) -> Match<G> {
    let mut lines: Vec<&str> = text.lines().collect();
    loop {
        match trace::read::<G>(&lines.join("\n"), trace::Wanted::AsFarAsItGoes) {
            Ok((game, _)) => return game,
            Err(fault) => {
                assert!(
                    fault.line > 1,
                    "a trace with two cards swapped keeps its header"
                );
                let keep = (fault.line - 1).min(lines.len() - 1);
                lines.truncate(keep);
            }
        }
    }
}

fn setup<G: Tabled>(game: &Match<G>, person: bool) -> Setup {
    let rules = game.rules();
    let options = match serde_json::to_value(rules) {
        Ok(serde_json::Value::Object(options)) => options,
        _ => serde_json::Map::new(),
    };
    let mut seats = vec![Who::Random; rules.players()];
    if person {
        seats[0] = Who::Human;
    }
    Setup {
        options,
        seed: game.seed(),
        names: seats.iter().map(Who::to_string).collect(),
        seats,
    }
}

/// Random bots play the same game through the object-safe door.
fn watched<G: Tabled + Played>(plan: &Plan, spot: &Spot, game: &Match<G>) {
    let mut session = session::open::<G>(setup(game, false))
        .unwrap_or_else(|e| spot.fail(format_args!("expected a session to open: {e}")));
    let never = AtomicBool::new(false);
    for _ in 0..=game.steps().len().max(plan.decisions) * 2 {
        while session.proceed() {}
        let Some(seat) = session.owing().first() else {
            break;
        };
        let thinking = session
            .thinking(seat)
            .unwrap_or_else(|| spot.fail(format_args!("expected a bot to think in seat {seat}")));
        let decision = thinking(&never);
        if let Err(why) = session.commit(seat, &decision.action) {
            spot.fail(format_args!(
                "expected the bot's {} to be accepted, found “{why}”",
                decision.action
            ));
        }
    }
    let seats = vec!["random".to_owned(); game.rules().players()];
    let ours = trace::write(game, &seats, false);
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

/// A person plays: each choice has its action, and each decision can be taken back and made again.
fn taken_back<G: Tabled + Played>(plan: &Plan, spot: &Spot, game: &Match<G>) {
    let mut session = session::open::<G>(setup(game, true))
        .unwrap_or_else(|e| spot.fail(format_args!("expected a session to open: {e}")));
    let never = AtomicBool::new(false);
    let me = Seat(0);
    let mut luck = Luck::stream(spot.seed, 6);
    for n in 0..=plan.decisions {
        while session.proceed() {}
        let k = session.positions() - 1;
        spot.step.set(k);
        let Some(seat) = session.owing().iter().last() else {
            break;
        };
        if seat != me {
            let thinking = session.thinking(seat).unwrap_or_else(|| {
                spot.fail(format_args!("expected a bot to think in seat {seat}"))
            });
            let decision = thinking(&never);
            if let Err(why) = session.commit(seat, &decision.action) {
                spot.fail(format_args!(
                    "expected the bot's {} to be accepted, found “{why}”",
                    decision.action
                ));
            }
            continue;
        }
        let choices = session.choices();
        demand!(
            spot,
            !choices.is_empty(),
            "expected choices for the person, found none"
        );
        let choice = &choices[luck.below(choices.len())];
        for again in [n % 2 == 0, false] {
            if let Err(why) = session.commit(me, &choice.action) {
                spot.fail(format_args!(
                    "expected {} to be accepted, found “{why}”",
                    choice.action
                ));
            }
            if !again {
                break;
            }
            demand!(
                spot,
                session.can_undo() && session.undo() && session.positions() == k + 1,
                "expected the person's decision to be taken back"
            );
            demand!(
                spot,
                session.choices() == choices,
                "expected the same choices after a decision was taken back"
            );
        }
    }
}

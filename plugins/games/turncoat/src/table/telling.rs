//! Story of a step: lines of the log, the stages of a reveal, the great moments.

use super::{
    counted, ending,
    facts::{accusation, faces, laid_by, now, own_card, row, sum, verdict},
    lying::{LAMPS, LaidDisplay, ROAD, best_for, candidate, identity, met_zone, middle, role},
};
use crate::rules::{Action, CANDIDATES, MOST_MISSIONS, Mission, Step, Turncoat, View, total};
use kortlek_rules::{
    Arg, Card as _, Message, Rules, Seat, Seen, Text,
    french::{Card, CardSet},
    presentation::{
        Beat, Cue, Decided, Layout, LogLine, Mark, Presentation, Stage, StepPresentation, Target,
    },
};

/// The heading of a mission, by its number from 0.
fn heading(number: usize) -> Message {
    Message::new("heading-mission").with("n", number + 1)
}

/// Story of a step.
pub fn tell(
    rules: &Turncoat,
    before: &View,
    made: Decided<Action>,
    after: &View,
    me: Seat,
) -> StepPresentation {
    let (old, new) = (&before.open, &after.open);
    if new.step == Step::Over && accusation(after).is_some() {
        return accused(rules, before, after, me);
    }
    let mut telling = match (old.step, made) {
        (Step::Setup, _) => dealt(rules, after, me),
        (Step::Look, _) => looked(rules, after, me),
        (Step::Choose, Some((seat, Seen::Open(a)))) => chosen(rules, before, seat, a),
        (Step::Commit, Some((seat, seen))) => committed(rules, before, seat, seen, after, me),
        (Step::Reveal, _) => revealed(rules, after, me),
        (Step::Score, _) => judged(rules, before, after, me),
        (Step::Draw, _) => drawn(before, after, me),
        _ => StepPresentation::default(),
    };
    if new.redecks > old.redecks {
        let line = LogLine::new(Message::new("redeck"));
        // At a reveal, the cards come first: they are the cause of what follows.
        let at = usize::from(old.step == Step::Reveal);
        telling.lines.insert(at, line);
        if let Some(first) = telling.stages.first_mut() {
            first.beats.insert(0, Beat::Cue(Cue::Shuffle));
        }
        // The heading of a mission stays on top.
        if let (0, [new, next, ..]) = (at, &mut telling.lines[..]) {
            std::mem::swap(&mut new.heading, &mut next.heading);
        }
    }
    telling
}

fn beat(cue: Cue) -> Vec<Beat> {
    vec![Beat::Cue(cue)]
}

/// The last stage, in which all lies as it does after the step.
fn last(cue: Cue) -> Stage {
    Stage {
        beats: beat(cue),
        ..Stage::default()
    }
}

/// First the sides are dealt, then the hands.
fn dealt(rules: &Turncoat, after: &View, me: Seat) -> StepPresentation {
    let mut sides = rules.layout(after, me);
    for zone in &mut sides.zones {
        if zone.id.name == "hand" {
            zone.items.clear();
        }
    }
    let line = Message::new("dealt").with("players", rules.players());
    StepPresentation {
        lines: vec![LogLine::new(line.clone())],
        stages: vec![
            Stage {
                layout: Some(sides),
                beats: vec![Beat::Cue(Cue::Shuffle), Beat::Cue(Cue::Deal)],
                line: line.into(),
            },
            last(Cue::Deal),
        ],
    }
}

/// Candidates are found; spies that turn up on the way are seen before they go out.
fn looked(rules: &Turncoat, after: &View, me: Seat) -> StepPresentation {
    let mission = &after.open.past[now(after)];
    // Spies that came before a new deck was made are in it again.
    let spies: CardSet = mission.spies.and(after.open.face_up);
    if spies.is_empty() {
        return StepPresentation::new(Vec::new(), beat(Cue::Slide));
    }
    let words = Message::new("spies-met")
        .with("n", spies.len())
        .with("cards", row(spies.iter()));
    let line = LogLine::new(words.clone())
        .heading(heading(now(after)))
        .faces(faces(spies.iter()));
    let mut layout = rules.layout(after, me);
    for zone in &mut layout.zones {
        let out = (0..CANDIDATES).any(|k| [candidate(k), best_for(k)].contains(&zone.id));
        if out {
            zone.items.clear();
            zone.title = Text::EMPTY;
            zone.caption = Text::EMPTY;
        }
        zone.items.retain(|item| {
            let card = Target::Piece(item.piece).french();
            card.is_none_or(|card| !spies.has(card))
        });
    }
    layout.zones.push(met_zone(spies));
    let layout = layout.divided(&middle(after));
    StepPresentation {
        lines: vec![line],
        stages: vec![
            Stage {
                layout: Some(layout),
                beats: vec![Beat::Cue(Cue::Flip), Beat::Clash(faces(spies.iter()))],
                line: words.into(),
            },
            last(Cue::Slide),
        ],
    }
}

/// The mission is chosen.
fn chosen(rules: &Turncoat, before: &View, seat: Seat, a: Action) -> StepPresentation {
    let Action::Choose { card } = a else {
        return StepPresentation::default();
    };
    let line = LogLine::of(seat, rules.action_words(before, seat, a).attribute("done"))
        .faces([card.face()])
        .marks(card.suit().map(|suit| Mark(suit.name())));
    let number = now(before);
    let spies = before.open.past[number].spies;
    let headed = !spies.and(before.open.face_up).is_empty();
    let line = match headed {
        true => line,
        false => line.heading(heading(number)),
    };
    StepPresentation::new(vec![line], beat(Cue::Place))
}

/// Presents a secret decision. Only the viewer's own card is shown, and to nobody else.
fn committed(
    rules: &Turncoat,
    before: &View,
    seat: Seat,
    seen: Seen<Action>,
    after: &View,
    me: Seat,
) -> StepPresentation {
    let own = match seen {
        Seen::Open(a @ Action::Commit { card }) if before.viewer == Some(me) && seat == me => {
            let words = rules.action_words(before, seat, a).attribute("done");
            Some(LogLine::of(seat, words).faces([card.face()]))
        }
        _ => None,
    };
    let all = after.open.step == Step::Reveal;
    let beats = match (&own, all) {
        (None, false) => Vec::new(),
        _ => beat(Cue::Place),
    };
    StepPresentation::new(own.into_iter().collect(), beats)
}

/// The deck adds a card, all are shuffled, and then they are turned up one by one, against what is needed.
fn revealed(rules: &Turncoat, after: &View, me: Seat) -> StepPresentation {
    let Some(mission) = after.open.mission else {
        return StepPresentation::default();
    };
    let cards = after.open.revealed();
    let stage = |laid, beats, line: Text| Stage {
        layout: Some(rules.lay_out(after, me, laid)),
        beats,
        line,
    };
    let spread = LaidDisplay::Turned(0);
    let mut stages = vec![
        stage(LaidDisplay::Joined, beat(Cue::Slide), "stage-joined".into()),
        stage(LaidDisplay::Mixed, beat(Cue::Shuffle), "stage-mixed".into()),
        stage(spread, beat(Cue::Slide), "stage-mixed".into()),
    ];
    for up in 1..=cards.len() {
        let card = cards[up - 1];
        // The effect of a card is told when it has been seen: with the next one.
        let line = Message::new("stage-turned")
            .with("k", up)
            .with("of", cards.len())
            .with("total", total(mission, &cards[..up - 1]).unwrap_or(0))
            .with("n", mission.rank());
        let mut beats = beat(Cue::Flip);
        if card.is_picture() {
            beats.push(Beat::Cue(Cue::Deferred));
            beats.push(Beat::Clash(vec![card.face()]));
        }
        stages.push(stage(LaidDisplay::Turned(up), beats, line.into()));
        if card.is_picture() {
            break;
        }
    }
    let spy = cards.iter().find(|card| card.is_picture());
    let spy = spy.map(|spy| Message::new("stage-spy").with("card", *spy));
    stages.push(Stage {
        line: spy.map_or(Text::EMPTY, Text::from),
        ..last(Cue::Flip)
    });
    let counted = Message::new("log-counted")
        .with("cards", row(cards.iter().copied()))
        .with("spies", u8::from(total(mission, cards).is_none()))
        .with("verdict", verdict(mission, cards))
        .with("sum", Arg::Name(sum(mission, cards)))
        .with("total", total(mission, cards).unwrap_or(0))
        .with("n", mission.rank());
    let mut lines = vec![LogLine::new(counted).faces(faces(cards.iter().copied()))];
    let own = own_card(after, me).filter(|card| card.is_picture());
    let spies = cards.iter().filter(|card| card.is_picture()).count();
    let others = spies - usize::from(own.is_some());
    if others > 1 {
        // The deck adds one card: so many at least were laid by others.
        let known = Message::new("spies-from-players").with("n", others - 1);
        lines.push(LogLine::new(known));
    }
    // The result is known as soon as all cards are there, and told while they are.
    let judged = about_mission("log-judged", now(after), mission, cards);
    lines.push(LogLine::new(judged).marks(mission.suit().map(|s| Mark(s.name()))));
    StepPresentation { lines, stages }
}

/// A message on the end of a mission: its number from 0, the cards laid for it.
fn about_mission(id: &'static str, number: usize, mission: Card, cards: &[Card]) -> Message {
    let done = total(mission, cards).is_some_and(|sum| sum >= i32::from(mission.rank()));
    Message::new(id)
        .with("n", number + 1)
        .with("done", u8::from(done))
        .with("verdict", verdict(mission, cards))
}

/// Presents the success or failure of the mission: it is seen, with its total, before its cards go out. Nothing
/// covers them meanwhile: road, lamps and bar show it.
fn judged(rules: &Turncoat, before: &View, after: &View, me: Seat) -> StepPresentation {
    let Some(mission) = before.open.mission else {
        return StepPresentation::default();
    };
    let cards = before.open.revealed();
    let number = now(before);
    let then = rules.layout(after, me);
    let mut layout = rules.layout(before, me);
    for zone in &mut layout.zones {
        let counts = zone.id == ROAD || LAMPS.contains(&zone.id);
        if let Some(new) = then.zone(zone.id).filter(|_| counts) {
            *zone = new.clone();
        }
    }
    let Mission { success: done, .. } = after.open.past[number];
    let cue = if done { Cue::TrickWon } else { Cue::RoundEnd };
    let title = about_mission("title-judged", number, mission, cards);
    let line = counted(mission, cards).line;
    // The same once more: a sum takes twice as long to read as a sentence.
    let seen = |beats| Stage {
        layout: Some(layout.clone()),
        beats,
        line: line.clone(),
    };
    let mut stages = vec![
        seen(vec![Beat::Cue(cue), Beat::Title(title.into())]),
        seen(Vec::new()),
    ];
    let mut lines = Vec::new();
    if after.open.step == Step::Over {
        lines.extend(end_lines(rules, after));
        lines.push(LogLine::new(ending(after)).heading("heading-end"));
        stages.push(Stage {
            line: ending(after),
            ..last(Cue::Flip)
        });
    } else {
        stages.push(last(Cue::Slide));
    }
    StepPresentation { lines, stages }
}

/// Everybody draws a card; only the viewer's own is shown.
fn drawn(before: &View, after: &View, me: Seat) -> StepPresentation {
    let hands = before.hands[me.index()].zip(after.hands[me.index()]);
    let own = hands.and_then(|(old, new)| new.minus(old).first());
    let line = own.filter(|_| before.viewer == Some(me)).map(|card| {
        LogLine::of(me, Message::new("drawn-by-you").with("card", card)).faces([card.face()])
    });
    StepPresentation::new(line.into_iter().collect(), beat(Cue::Deal))
}

/// Somebody points at another: first that, then the side of the accused, then everything.
fn accused(rules: &Turncoat, before: &View, after: &View, me: Seat) -> StepPresentation {
    let Some((by, whom)) = accusation(after) else {
        return StepPresentation::default();
    };
    let side = after.identities[whom.index()].map_or("role-loyal", role);
    let points = Message::new("points-at").with("who", by).with("whom", whom);
    let is = Message::new("turns-out")
        .with("who", whom)
        .with("role", side);
    let faces = after.identities[whom.index()].map(Card::face);
    // The laid cards are told first, so that the accusation, which decided it all, is told last.
    let mut lines = end_lines(rules, after);
    lines.push(LogLine::new(points.clone()).heading("heading-accusation"));
    lines.push(LogLine::new(ending(after)).faces(faces));
    let pointed = rules.layout(before, me);
    let mut turned: Layout = pointed.clone();
    let shown = rules.layout(after, me);
    for zone in &mut turned.zones {
        if let Some(new) = shown.zone(zone.id).filter(|_| zone.id == identity(whom)) {
            *zone = new.clone();
        }
    }
    let moment = |layout, cue, title: Message, line| Stage {
        layout: Some(layout),
        beats: vec![
            Beat::Cue(cue),
            Beat::Title(title.clone().into()),
            Beat::Banner(title.into()),
        ],
        line,
    };
    let stages = vec![
        moment(pointed, Cue::Deferred, points, rules.stake(whom).line),
        moment(turned, Cue::Reveal, is, ending(after)),
        Stage {
            line: ending(after),
            ..last(Cue::Flip)
        },
    ];
    StepPresentation { lines, stages }
}

/// Cards by who laid them, mission by mission.
fn end_lines(rules: &Turncoat, after: &View) -> Vec<LogLine> {
    let missions = usize::from(after.open.missions).min(MOST_MISSIONS);
    let lines = (0..missions).map(|number| {
        let laid = laid_by(rules, after, number);
        let cards = laid.iter().map(|(seat, card)| {
            match seat {
                Some(seat) => Message::new("laid-by").with("who", *seat),
                None => Message::new("laid-by-deck"),
            }
            .with("card", *card)
            .into()
        });
        let words = Message::new("laid-in")
            .with("n", number + 1)
            .with("cards", Arg::All(cards.collect()));
        let line = LogLine::new(words).faces(faces(laid.iter().map(|(_, card)| *card)));
        match number {
            0 => line.heading("who-laid-what"),
            _ => line,
        }
    });
    lines.collect()
}

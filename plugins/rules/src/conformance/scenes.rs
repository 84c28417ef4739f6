//! Scenes as text: contents of the table and its texts at a few positions of a game, so that a change of them shows.
//!
//! It is the meaning that is written, not words: messages by their ids and arguments, seats as `s0`, cards by their ids.
//! The effect of picks is written as the difference that they make.

use crate::{
    deck::{Deck, Face},
    message::{Arg, Message, Text},
    presentation::{
        self, ActionButton, Arrangement, Beat, Carried, Carrying, Choice, Confirm, Draft, End,
        FactDisc, FactGroup, Foreseen, Gesture, Grid, Ground, Item, Label, Layout, Lies, Line,
        LogLine, Look, LookBack, Mark, Pick, Picking, Picks, Piece, Pip, Place, Pose, Preview,
        Prompt, Scene, Sign, StepPresentation, StopState, Target, Zone, ZoneId,
    },
    rules::Turn,
    seat::{Seat, Seats},
    session::{CanvasSession, Session},
    stop_signal::StopSignal,
    trace::{self, Fault},
};
use std::{collections::BTreeSet, sync::Arc};

/// Level of detail of a scene's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Everything.
    Full,
    /// The part worth keeping in a file: without the texts of each single target, and with few choices and picks.
    Brief,
}

impl Form {
    const fn is_full(self) -> bool {
        matches!(self, Form::Full)
    }

    /// Number of choices that are written.
    const fn choices(self) -> usize {
        match self {
            Form::Full => usize::MAX,
            Form::Brief => 3,
        }
    }

    /// Number of picks after which their effect is written.
    const fn picks(self) -> usize {
        match self {
            Form::Full => 8,
            Form::Brief => 2,
        }
    }
}

/// Brings back a match from its trace, with the players' names.
pub type Resume<'a> = &'a dyn Fn(&str, Vec<String>) -> Result<Box<dyn Session>, Fault>;

/// A session and a position, as asked by the writer of scenes.
struct Asked<'a> {
    session: &'a dyn Session,
    /// The position: for whatever can be decided the last one.
    k: usize,
}

impl<'a> Asked<'a> {
    fn at(session: &'a dyn Session, k: usize) -> Asked<'a> {
        Asked { session, k }
    }

    fn now(session: &'a dyn Session) -> Asked<'a> {
        Asked::at(session, session.now())
    }

    /// The scene before anything is picked.
    fn shown(&self) -> Arc<Scene> {
        self.session.scene(self.k, Picks::NONE)
    }

    /// The scene with these targets picked.
    fn picked(&self, picked: &[Target]) -> Arc<Scene> {
        let mut split = [Vec::new(), Vec::new()];
        let picks = self.draft_split(picked, &mut split);
        self.session.scene(self.k, picks)
    }

    /// Splits targets into chosen and marked ones.
    fn draft_split<'b>(&self, picked: &[Target], split: &'b mut [Vec<Target>; 2]) -> Picks<'b> {
        let draft = self.shown().draft.clone().unwrap_or_default();
        let [chosen, marked] = split;
        (*marked, *chosen) = picked
            .iter()
            .partition(|target| draft.marks.contains(target));
        Picks { chosen, marked }
    }

    fn drafted(&self, marked: &[Target]) -> Vec<Choice> {
        let scene = self.session.scene(self.k, Picks::marked(marked));
        scene.offers.clone()
    }

    fn canvas(&self) -> &dyn CanvasSession {
        let canvas = self.session.canvas();
        canvas.expect("something is carried, and that is over a canvas")
    }

    /// Presentation of the step that follows, and the layout after it.
    fn told(&self) -> Option<(StepPresentation, Layout)> {
        let follows = self.k + 1 < self.session.positions();
        follows.then(|| (self.session.tell(self.k), self.session.layout(self.k + 1)))
    }
}

/// The scenes of a match at a number of positions, spread from the first to the last: each as seen by a seat that owes
/// a decision (the first seat where none does), and in short by another.
///
/// Errors name the line of the trace that does not fit the rules.
pub fn scenes(
    trace: &str,
    resume: Resume<'_>,
    positions: usize,
    form: Form,
) -> Result<String, Fault> {
    let watched = resume(trace, Vec::new())?;
    let mut lines = Vec::new();
    let mut before: Option<(Seat, Layout)> = None;
    let positions = spread_positions(watched.as_ref(), positions, form);
    for (n, k) in positions.into_iter().enumerate() {
        let owing = presentation::owing(watched.turn(k));
        // Of the seats that decide at once, another one each time; in the brief form the same one wherever possible.
        let turn = if form.is_full() { n } else { 0 };
        let seat = owing
            .iter()
            .nth(turn % owing.len().max(1))
            .unwrap_or(Seat(0));
        let whole = seen_by(trace, seat, resume)?;
        let upto = whole.trace_upto(k);
        let now = resume(&upto, Vec::new())?;
        let card = watched.card();
        lines.push(format!(
            "=== {}, {} players, position {k} of {}",
            card.id,
            watched.players(),
            watched.positions() - 1
        ));
        lines.push(format!("== seen by {}", by_seat(seat)));
        let known = before
            .take()
            .filter(|(by, _)| !form.is_full() && *by == seat);
        let known = known.map(|(_, layout)| layout);
        lines.extend(scene_after(now.as_ref(), known.as_ref(), form));
        before = Some((seat, now.layout(k)));
        if form.is_full() {
            lines.extend(marked(&upto, resume)?);
        }
        let whole = Asked::at(whole.as_ref(), k);
        lines.extend(told(&whole, form));
        let other = seat.left(watched.players());
        lines.push(format!("== seen by {}", by_seat(other)));
        let session = seen_by(trace, other, resume)?;
        let others = Asked::at(session.as_ref(), k);
        if form.is_full() {
            lines.extend(in_short(&others, &whole.shown().layout));
            lines.push("== seen by an onlooker".to_owned());
            let onlooker = Asked::at(watched.as_ref(), k);
            lines.extend(in_short(&onlooker, &session.layout(k)));
        } else {
            lines.extend(otherwise(&others, &whole));
        }
        lines.push(String::new());
    }
    Ok(lines.iter().flat_map(|line| [line, "\n"]).collect())
}

/// The match with a person in this seat.
fn seen_by(trace: &str, seat: Seat, resume: Resume<'_>) -> Result<Box<dyn Session>, Fault> {
    let trace = trace::reseated(trace, |seats| {
        seats[seat.index()] = crate::bot::Who::Human.to_string();
    })?;
    resume(&trace, Vec::new())
}

/// Positions spread from the first to the last, `count` of them; those between are moved to ones where somebody
/// decides, if there are any near: in the brief form the first seat.
fn spread_positions(session: &dyn Session, count: usize, form: Form) -> Vec<usize> {
    let last = session.positions() - 1;
    let decides = |k: &usize| {
        let owing = presentation::owing(session.turn(*k));
        owing.has(Seat(0)) || form.is_full() && !owing.is_empty()
    };
    let mut chosen: Vec<usize> = evenly(last + 1, count)
        .map(|k| {
            let near = last / count.max(1) / 2;
            let nearest = (0..=near).flat_map(|d| [k + d, k.saturating_sub(d)]);
            let end = k == 0 || k == last;
            let found = nearest.filter(|k| *k < last).find(decides);
            found.filter(|_| !end).unwrap_or(k)
        })
        .collect();
    chosen.dedup();
    chosen
}

/// At most `count` numbers below `n`, evenly spread, the first and the last among them.
fn evenly(n: usize, count: usize) -> impl Iterator<Item = usize> {
    let count = count.min(n);
    (0..count).map(move |i| i * (n - 1) / (count - 1).max(1))
}

/// Text of everything that the table shows at a session's last position, a line each.
pub fn scene(session: &dyn Session, form: Form) -> Vec<String> {
    scene_after(session, None, form)
}

/// A scene in which only those zones are written that are not as they were before.
fn scene_after(session: &dyn Session, before: Option<&Layout>, form: Form) -> Vec<String> {
    let asked = Asked::now(session);
    let shown = asked.shown();
    let mut lines = shown_lines(&asked);
    lines.extend(layout_lines(&shown.layout, before, form));
    lines.extend(form.packed(aid_lines(&shown.facts)));
    lines.extend(form.packed(button_lines(&shown)));
    lines.extend(decidable_lines(&asked, form));
    let mut ways = ways(&asked);
    // The longest way is always among them; a brief scene goes that one only.
    let longest = (0..ways.len())
        .rev()
        .max_by_key(|n| ways[*n].picked.len())
        .unwrap_or(0);
    if form == Form::Brief {
        ways.swap(1.min(longest), longest);
        ways.truncate(form.picks());
    }
    for n in evenly(ways.len(), form.picks()) {
        lines.extend(picked_lines(&asked, &ways[n].picked, form));
    }
    if form.is_full() {
        let targets = targets(&asked);
        let mut asked_at = vec![0, longest];
        asked_at.dedup();
        for n in asked_at {
            lines.extend(refusal_lines(&asked, &ways[n], &targets));
        }
        for n in evenly(ways.len(), form.picks()) {
            lines.extend(way_lines(&asked, &ways[n]));
        }
        lines.extend(tip_lines(&asked, &targets));
        let mut can = targets;
        can.retain(|target| session.can_mark(*target));
        if !can.is_empty() {
            lines.push(format!("can be marked: {}", by_targets(&can)));
        }
        let open = difference(&shown.layout, &session.open_layout(asked.k), form);
        lines.extend(headed("with all that anybody knows turned up", open));
    }
    if let Some(carried) = session.carried() {
        lines.extend(carried_lines(&asked, carried, form));
    }
    lines.extend(shown.tips.iter().map(|id| format!("situation {id}")));
    lines.extend(ending_lines(session));
    lines
}

fn ending_lines(session: &dyn Session) -> Vec<String> {
    let unit = session.unit();
    let fewer = if unit.fewer { ", fewer are better" } else { "" };
    let mut lines = vec![format!("unit {}{fewer}", unit.message)];
    if let Some(certain) = session.certain() {
        let what = if certain { "win" } else { "lose" };
        lines.push(format!("certain to {what}"));
    }
    if let Some(payoff) = session.result() {
        lines.push(format!(
            "result {:?} winners {} end {:?}",
            payoff.scores(),
            by_seats(payoff.winners),
            payoff.end
        ));
    }
    let ending = session.ending();
    if !ending.is_empty() {
        lines.push(format!("ending {}", by_text(&ending)));
    }
    lines
}

/// Another viewer's scene: the layout as the difference from the one that was written.
fn in_short(asked: &Asked<'_>, written: &Layout) -> Vec<String> {
    let mut lines = shown_lines(asked);
    let layout = difference(written, &asked.shown().layout, Form::Full);
    lines.extend(headed("layout", layout));
    lines.extend(told(asked, Form::Full));
    lines
}

/// Differences in another viewer's scene: prompt and panels, pieces, lines of the log.
fn otherwise(asked: &Asked<'_>, written: &Asked<'_>) -> Vec<String> {
    let (shown, known) = (asked.shown(), written.shown());
    let mut lines = shown_lines(asked);
    let old = shown_lines(written);
    lines.retain(|line| !old.contains(line));
    for zone in &shown.layout.zones {
        let mut pieces = item_lines(zone);
        let theirs = known.layout.zone(zone.id).map_or(Vec::new(), item_lines);
        if pieces != theirs {
            let head = format!("in {}", by_zone(zone.id));
            if pieces.is_empty() {
                pieces.push("nothing".to_owned());
            }
            lines.extend(Form::Brief.packed(headed(&head, pieces)));
        }
    }
    let log = |asked: &Asked<'_>| -> Vec<String> {
        let told = asked.told();
        let lines = told.iter().flat_map(|(telling, _)| &telling.lines);
        lines.map(log_line).collect()
    };
    let old = log(written);
    lines.extend(log(asked).into_iter().filter(|line| !old.contains(line)));
    lines
}

/// Changes made by the player's own marks: once and twice on everything that can be marked.
fn marked(trace: &str, resume: Resume<'_>) -> Result<Vec<String>, Fault> {
    let mut session = resume(trace, Vec::new())?;
    let asked = Asked::now(session.as_ref());
    let (shown, before) = (asked.shown(), shown_lines(&asked));
    let targets = targets(&asked);
    let mut lines = Vec::new();
    for times in ["once", "twice"] {
        let mut any = false;
        for target in &targets {
            any |= session.mark(*target);
        }
        if !any {
            break;
        }
        let asked = Asked::now(session.as_ref());
        let then = asked.shown();
        let mut changed = difference(&shown.layout, &then.layout, Form::Full);
        changed.extend(changes(&before, &shown_lines(&asked)));
        let aids = [&shown, &then].map(|scene| aid_lines(&scene.facts));
        changed.extend(changes(&aids[0], &aids[1]));
        lines.extend(headed(&format!("marked {times}"), changed));
    }
    Ok(lines)
}

// Contents of the table.

fn shown_lines(asked: &Asked<'_>) -> Vec<String> {
    let (session, shown) = (asked.session, asked.shown());
    let turn = match session.turn(asked.k) {
        Turn::Act(seats) => format!("act {}", by_seats(seats)),
        Turn::Proceed => "proceed".to_owned(),
        Turn::Over => "over".to_owned(),
    };
    let mut lines = vec![
        format!("phase {}, turn {turn}", session.phase(asked.k).name()),
        prompt_line(&shown.prompt),
    ];
    for panel in &shown.panels {
        let mut line = format!("panel {}", by_seat(panel.seat));
        if let Some(score) = panel.score {
            line += &format!(" score {score}");
        }
        if panel.acting {
            line += " acting";
        }
        if panel.status.out {
            line += " out";
        }
        part(&mut line, "words", &panel.status.words);
        part(&mut line, "note", &panel.status.note);
        lines.push(line);
    }
    lines
}

fn prompt_line(prompt: &Prompt) -> String {
    let mut line = "prompt".to_owned();
    part(&mut line, "title", &prompt.title);
    part(&mut line, "line", &prompt.line);
    part(&mut line, "progress", &prompt.progress);
    line
}

fn aid_lines(aids: &[FactGroup]) -> Vec<String> {
    let mut lines = Vec::new();
    for aid in aids {
        let mut line = format!("aid {}", by_text(&aid.title));
        part(&mut line, "value", &aid.value);
        lines.push(line);
        for row in &aid.rows {
            let mut line = format!("  {}", by_text(&row.label));
            part(&mut line, "value", &row.value);
            mark_part(&mut line, "mark", row.mark);
            if let Some(disc) = row.disc {
                line += match disc {
                    FactDisc::Empty => " disc empty",
                    FactDisc::Good => " disc good",
                    FactDisc::Bad => " disc bad",
                };
            }
            faces_part(&mut line, &row.faces);
            lines.push(line);
        }
    }
    lines
}

fn button_lines(scene: &Scene) -> Vec<String> {
    scene.buttons.iter().map(button_line).collect()
}

fn button_line(button: &ActionButton) -> String {
    let mut line = format!("button {}", button.name);
    part(&mut line, "words", &button.words);
    mark_part(&mut line, "mark", button.mark);
    part(&mut line, "note", &button.note);
    line
}

fn layout_lines(layout: &Layout, before: Option<&Layout>, form: Form) -> Vec<String> {
    let mut lines = Vec::new();
    if layout.open_middle {
        lines.push("the middle has no frame".to_owned());
    }
    let gone = before.iter().flat_map(|before| &before.zones);
    for zone in gone.filter(|zone| layout.zone(zone.id).is_none()) {
        lines.push(format!("zone {} is gone", by_zone(zone.id)));
    }
    let is_known = |zone: &Zone| before.and_then(|b| b.zone(zone.id)) == Some(zone);
    for zone in layout.zones.iter().filter(|zone| !is_known(zone)) {
        lines.extend(form.packed(zone_lines(zone)));
    }
    if layout.zones.iter().any(is_known) {
        lines.push("all other zones as before".to_owned());
    }
    lines
}

fn zone_lines(zone: &Zone) -> Vec<String> {
    let mut head = format!(
        "zone {} at {} as {}",
        by_zone(zone.id),
        by_place(zone.place),
        by_arrangement(zone.arrangement)
    );
    if let Some(begin) = zone.begin {
        head += &format!(
            " begin {} inset {:.2} reach {:.2}",
            by_end(begin.end),
            begin.inset,
            begin.reach
        );
    }
    if let Some(owner) = zone.owner {
        head += &format!(" owner {}", by_seat(owner));
    }
    match zone.ground {
        Ground::Cloth => {}
        Ground::Field => head += " ground field",
        Ground::Lit => head += " ground lit",
        Ground::Picture(name) => head += &format!(" ground picture {name}"),
        Ground::Own => head += " ground own",
    }
    mark_part(&mut head, "picture", zone.picture);
    if let Some(to) = zone.passes {
        head += &format!(" passes to {}", by_seat(to));
    }
    for (set, word) in [
        (zone.outline, " outlined"),
        (zone.takes_marks, " takes marks"),
    ] {
        if set {
            head += word;
        }
    }
    let mut lines = vec![head];
    let mut says = String::new();
    part(&mut says, "title", &zone.title);
    part(&mut says, "caption", &zone.caption);
    if let Some(tag) = &zone.tag {
        part(&mut says, "tag", &tag.count);
        part(&mut says, "below", &tag.below);
        mark_part(&mut says, "round", tag.round);
        for (set, word) in [(tag.ahead, " ahead"), (tag.large, " large")] {
            if set {
                says += word;
            }
        }
    }
    if let Some(dial) = &zone.dial {
        says += &format!(" dial {} of {} next {}", dial.left, dial.of, dial.next);
    }
    if !zone.sign.is_empty() {
        says += &format!(" sign [{}]", listed(&zone.sign, by_sign));
    }
    if let Some(lamps) = &zone.lamps {
        let kind = if lamps.good { "good" } else { "bad" };
        says += &format!(" lamps {kind} {} of {}", lamps.lit, lamps.of);
        part(&mut says, "of", &lamps.words);
    }
    if !says.is_empty() {
        lines.push(format!(" {says}"));
    }
    lines.extend(furniture_lines(zone));
    if !zone.cells.is_empty() {
        lines.push(format!("  cells {}", listed(&zone.cells, |c| by_cell(*c))));
    }
    lines.extend(item_lines(zone));
    lines
}

/// Track, score sheet, what is looked back at.
fn furniture_lines(zone: &Zone) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(track) = &zone.track {
        let stops = track.stops.iter().map(|stop| {
            let mut text = match stop.state {
                StopState::Ahead => "ahead",
                StopState::Now => "now",
                StopState::Good => "good",
                StopState::Bad => "bad",
                StopState::Over => "over",
            }
            .to_owned();
            part(&mut text, "label", &stop.label);
            mark_part(&mut text, "sign", stop.sign);
            part(&mut text, "below", &stop.below);
            text
        });
        let stops: Vec<String> = stops.collect();
        let kind = if track.slots { "slots" } else { "track" };
        lines.push(format!("  {kind} {}", stops.join("; ")));
    }
    if let Some(sheet) = &zone.sheet {
        let now = sheet.now.map_or(String::new(), |n| format!(" now {n}"));
        lines.push(format!("  sheet{now}: {}", listed(&sheet.columns, by_text)));
        for (seat, row) in &sheet.rows {
            lines.push(format!("    {}: {}", by_seat(*seat), listed(row, by_text)));
        }
    }
    if let Some(back) = &zone.look_back {
        lines.push(by_look_back(back));
    }
    lines
}

fn by_look_back(back: &LookBack) -> String {
    let cards = listed(&back.cards, |past| {
        let mut text = past.face.to_string();
        if let Some(seat) = past.seat {
            text += &format!(" of {}", by_seat(seat));
        }
        part(&mut text, "words", &past.words);
        if past.lit {
            text += " lit";
        }
        text
    });
    let mut line = format!("  look back {}", by_text(&back.title));
    if back.peek {
        line += " peek";
    }
    line += &format!(" cards [{cards}]");
    if !back.line.is_empty() {
        line += &format!(" line [{}]", listed(&back.line, by_sign));
    }
    line
}

/// Plain pieces side by side; those with further attributes on a line each.
fn item_lines(zone: &Zone) -> Vec<String> {
    let placed = matches!(zone.arrangement, Arrangement::Grid(_) | Arrangement::Heaps);
    let mut lines = Vec::new();
    let mut run: Vec<(String, usize)> = Vec::new();
    for item in &zone.items {
        let mut text = by_piece(item.piece);
        let hidden = !matches!(item.piece, Piece::Card(_) | Piece::Picture(..));
        if item.face_up == hidden {
            text += if hidden { " up" } else { " down" };
        }
        if placed || item.cell != [0, 0] {
            text += &format!(" @{}", by_cell(item.cell));
        }
        let more = by_item(item);
        if more.is_empty() {
            match run.last_mut() {
                Some((same, n)) if *same == text => *n += 1,
                _ => run.push((text, 1)),
            }
        } else {
            lines.extend(run_line(&mut run));
            lines.push(format!("  * {text}{more}"));
        }
    }
    lines.extend(run_line(&mut run));
    lines
}

fn run_line(run: &mut Vec<(String, usize)>) -> Option<String> {
    let run = std::mem::take(run);
    let one = |(text, n): &(String, usize)| match n {
        1 => text.clone(),
        n => format!("{text} ×{n}"),
    };
    (!run.is_empty()).then(|| format!("  * {}", listed(&run, one)))
}

/// Attributes of an item besides its piece.
fn by_item(item: &Item) -> String {
    let mut more = String::new();
    if let Some(cell) = item.from {
        more += &format!(" from {}", by_cell(cell));
    }
    if item.pose != Pose::PLAIN {
        more += &format!(" {}", by_pose(item.pose));
    }
    match item.look {
        Look::Plain => {}
        Look::Dim => more += " dim",
        Look::Last(seat) => more += &format!(" last of {}", by_seat(seat)),
        Look::Lit => more += " lit",
        Look::Ghost => more += " ghost",
    }
    if let Some(owner) = item.owner {
        more += &format!(" owner {}", by_seat(owner));
    }
    part(&mut more, "badge", &item.badge);
    if !item.tags.is_empty() {
        more += &format!(" tags [{}]", listed(&item.tags, |mark| mark.0.to_owned()));
    }
    more
}

// Decisions.

fn decidable_lines(asked: &Asked<'_>, form: Form) -> Vec<String> {
    let mut lines = Vec::new();
    let (choices, shown) = (asked.session.choices(), asked.shown());
    if !choices.is_empty() {
        lines.push(format!("choices {}", choices.len()));
    }
    for n in evenly(choices.len(), form.choices()) {
        lines.extend(choice_lines(asked, &choices[n]));
    }
    let Some(draft) = &shown.draft else {
        return lines;
    };
    lines.push(format!("draft {}", by_targets(&draft.marks)));
    for marked in markings(draft) {
        let drafted = asked.drafted(&marked);
        lines.push(format!("  {} with {}", drafted.len(), by_targets(&marked)));
        for n in evenly(drafted.len(), form.choices()) {
            lines.extend(indented(choice_lines(asked, &drafted[n])));
        }
    }
    lines
}

/// One mark, two and all of them.
fn markings(draft: &Draft) -> Vec<Vec<Target>> {
    let marks = &draft.marks;
    let mut all: Vec<Vec<Target>> = Vec::new();
    for marked in [
        marks.get(marks.len() / 2).into_iter().copied().collect(),
        marks.iter().copied().take(2).collect(),
        marks.clone(),
    ] {
        if !marked.is_empty() && !all.contains(&marked) {
            all.push(marked);
        }
    }
    all
}

fn choice_lines(asked: &Asked<'_>, choice: &Choice) -> Vec<String> {
    let mut lines = vec![format!(
        "  {} by {} words {}",
        choice.actions.join(" then "),
        by_gesture(&choice.gesture),
        by_text(&choice.words)
    )];
    let many = choice.actions.len() > 1;
    for action in &choice.actions {
        // Its additions to the action: the other things that it moves, its whole words, the reason.
        let choice = asked.session.choice_of(action);
        let advice = choice.map(|choice| choice.advice).unwrap_or_default();
        let mut hint = String::new();
        if !advice.also_moved.is_empty() {
            hint += &format!(" moves {}", by_targets(&advice.also_moved));
        }
        part(&mut hint, "whole", &advice.words);
        part(&mut hint, "why", &advice.why);
        if !hint.is_empty() {
            let which = if many {
                format!(" {action}")
            } else {
                String::new()
            };
            lines.push(format!("    hint{which}{hint}"));
        }
    }
    lines
}

/// A path to a decision: the picks and marks so far, and the state of picking after them.
struct Way {
    picked: Vec<Target>,
    picking: Picking,
}

/// All ways, the one of no picks first.
fn ways(asked: &Asked<'_>) -> Vec<Way> {
    let draft = asked.shown().draft.clone();
    let fresh = Picking::new(asked.session.choices()).with_draft(draft.clone());
    let mut all = vec![Way {
        picked: Vec::new(),
        picking: fresh.clone(),
    }];
    let mut known = BTreeSet::new();
    let mut follow = |start: &Picking, marked: &[Target]| {
        for choice in start.choices() {
            let path: Vec<Target> = choice.gesture.targets().collect();
            for n in 1..=path.len() {
                let picked = [&path[..n], marked].concat();
                if !known.insert(picked.clone()) {
                    continue;
                }
                let mut picking = start.clone();
                for target in &path[..n] {
                    if !picking.chosen().contains(target) {
                        picking.pick(*target, Confirm::Always);
                    }
                }
                all.push(Way { picked, picking });
            }
        }
    };
    follow(&fresh, &[]);
    let mut drafts = Vec::new();
    for marked in draft.iter().flat_map(markings) {
        let mut picking = fresh.clone();
        for target in &marked {
            picking.pick(*target, Confirm::Always);
        }
        picking.renew(asked.drafted(&marked), draft.clone());
        follow(&picking, &marked);
        drafts.push(Way {
            picked: marked,
            picking,
        });
    }
    all.splice(1..1, drafts);
    all
}

/// Changes made by picks.
fn picked_lines(asked: &Asked<'_>, picked: &[Target], form: Form) -> Vec<String> {
    let (shown, then) = (asked.shown(), asked.picked(picked));
    let mut lines = Vec::new();
    let prompt = prompt_line(&then.prompt);
    if prompt != prompt_line(&shown.prompt) {
        lines.push(prompt);
    }
    let aids = changes(&aid_lines(&shown.facts), &aid_lines(&then.facts));
    lines.extend(form.packed(aids));
    lines.extend(changes(&button_lines(&shown), &button_lines(&then)));
    let previews: Vec<String> = then.previews.iter().map(preview_line).collect();
    if picked.is_empty() || then.previews != shown.previews {
        lines.extend(form.packed(previews));
    } else if !previews.is_empty() {
        lines.push("previews as before any pick".to_owned());
    }
    let Foreseen { layout, scores } = &then.foreseen;
    if !scores.is_empty() {
        lines.push(format!("scores then {scores:?}"));
    }
    if let Some(outcome) = layout {
        let mut changed = difference(&shown.layout, outcome, form);
        if changed.is_empty() {
            changed.push("as now".to_owned());
        }
        lines.extend(headed("outcome", changed));
    }
    headed(&format!("picked {}", by_targets(picked)), lines)
}

fn preview_line(preview: &Preview) -> String {
    let label = match &preview.label {
        Label::Points(points) => format!("points {points}"),
        Label::Text(text) => by_text(text),
        Label::Mark(mark) => format!("mark {}", mark.0),
        Label::Idle => "idle".to_owned(),
    };
    let mut line = format!(
        "preview {} label {label} worth {}",
        by_target(preview.target),
        preview.points
    );
    if !preview.lines.is_empty() {
        line += &format!(" lines [{}]", listed(&preview.lines, by_line));
    }
    line
}

/// Everything on the table that could be picked.
fn targets(asked: &Asked<'_>) -> Vec<Target> {
    let (session, shown) = (asked.session, asked.shown());
    let pieces = shown.layout.pieces();
    let mut all: Vec<Target> = pieces.map(|(_, item)| Target::Piece(item.piece)).collect();
    for zone in &shown.layout.zones {
        all.push(Target::Zone(zone.id));
        if matches!(zone.arrangement, Arrangement::Grid(_)) {
            let taken = zone.items.iter().map(|item| item.cell);
            let cells = zone.cells.iter().copied().chain(taken);
            all.extend(cells.map(|cell| Target::Cell(zone.id, cell)));
        }
    }
    all.extend(Seat::all(session.players()).map(Target::Seat));
    let buttons = shown.buttons.iter();
    all.extend(buttons.map(|button| Target::Button(button.name)));
    let choices = session.choices();
    all.extend(choices.iter().flat_map(|choice| choice.gesture.targets()));
    let mut known = BTreeSet::new();
    all.retain(|target| known.insert(*target));
    all
}

/// Targets by their sentence, in the order in which the sentences first occur.
#[derive(Default)]
struct BySentence(Vec<(String, Vec<String>)>);

impl BySentence {
    fn add(&mut self, sentence: String, of: String) {
        match self.0.iter_mut().find(|(known, _)| *known == sentence) {
            Some((_, all)) => all.push(of),
            None => self.0.push((sentence, vec![of])),
        }
    }

    fn lines(self) -> Vec<String> {
        let groups = self.0.into_iter();
        groups
            .map(|(sentence, all)| format!("{sentence}: {}", all.join(", ")))
            .collect()
    }
}

fn refusal_lines(asked: &Asked<'_>, way: &Way, targets: &[Target]) -> Vec<String> {
    let mut split = [Vec::new(), Vec::new()];
    let picks = asked.draft_split(&way.picked, &mut split);
    let mut why = BySentence::default();
    for target in targets {
        if !way.picking.can_pick(*target) {
            let sentence = asked.session.refusal(picks, *target);
            why.add(by_text(&sentence), by_target(*target));
        }
    }
    let head = format!("refused after {}", by_targets(&way.picked));
    headed(&head, why.lines())
}

/// Notices for picks that have to be dropped.
fn way_lines(asked: &Asked<'_>, way: &Way) -> Vec<String> {
    let mut said = BySentence::default();
    for target in way.picking.instead() {
        let mut then = way.picking.clone();
        let mut gone = then.chosen().to_vec();
        if then.pick(target, Confirm::Always) != Pick::Taken {
            continue;
        }
        gone.retain(|t| !then.chosen().contains(t));
        let sentence = asked.session.replaced_notice(&gone, target);
        if !gone.is_empty() && !sentence.is_empty() {
            let pair = format!("{} for {}", by_targets(&gone), by_target(target));
            said.add(by_text(&sentence), pair);
        }
    }
    let head = format!("makes way after {}", by_targets(&way.picked));
    headed(&head, said.lines())
}

fn tip_lines(asked: &Asked<'_>, targets: &[Target]) -> Vec<String> {
    let mut said = BySentence::default();
    let shown = asked.shown();
    for target in targets {
        let Some(tip) = shown.tooltip_of(*target) else {
            continue;
        };
        let mut text = String::new();
        part(&mut text, "name", &tip.name);
        part(&mut text, "about", &tip.about);
        part(&mut text, "now", &tip.now);
        if !text.is_empty() {
            said.add(text.trim_start().to_owned(), by_target(*target));
        }
    }
    headed("tips", said.lines())
}

// Carrying.

/// Number of placements that are written.
const PLACEMENTS: usize = 4;
/// Number of good places that are written.
const GOOD_PLACES: usize = 5;
/// Search radius for a legal pose, in units and tenths of a degree.
const REACH: [i32; 2] = [2000, 450];

fn carried_lines(asked: &Asked<'_>, carried: Carried, form: Form) -> Vec<String> {
    let Carried {
        canvas,
        piece,
        start,
        turns,
    } = carried;
    let mut lines = vec![format!(
        "carried {} over {} from {} by turns of {} and {}",
        by_piece(piece),
        by_zone(canvas),
        by_pose(start),
        turns[0],
        turns[1]
    )];
    lines.extend(indented(posed_lines(asked, canvas, start)));
    let before = aid_lines(&asked.shown().facts);
    let changed = |carrying: &Carrying| {
        let aids = asked.canvas().facts(carrying);
        changes(&before, &aid_lines(&aids))
    };
    let mut carrying = Carrying::default();
    lines.extend(indented(headed("aids", changed(&carrying))));
    let placements = asked.session.placements();
    lines.push(format!("  placements {}", placements.len()));
    let shown = if form.is_full() { PLACEMENTS } else { 2 };
    for n in evenly(placements.len(), shown) {
        let placement = &placements[n];
        lines.extend(indented(choice_lines(asked, placement)));
        let action = placement.actions.first();
        let Some(pose) = action.and_then(|a| asked.canvas().pose_of(a)) else {
            lines.push("    without a pose".to_owned());
            continue;
        };
        lines.extend(indented(posed_lines(asked, canvas, pose)));
        if form.is_full() {
            // Not quite there: it is refused, or snaps to where it was meant.
            let mut near = pose;
            near.at = [pose.at[0] + 37, pose.at[1] - 23];
            near.angle += turns[1];
            lines.extend(indented(posed_lines(asked, canvas, near)));
        }
    }
    if form.is_full() {
        let scouting = asked.canvas().scouting();
        carrying.found = scouting.map_or(Vec::new(), |look| look(StopSignal::Never));
        carrying.searched = true;
        lines.push(format!("  good places {}", carrying.found.len()));
        for good in carrying.found.iter().take(GOOD_PLACES) {
            lines.push(format!("    {} points {}", by_pose(good.pose), good.points));
        }
        carrying.pose = carrying.found.first().map(|good| good.pose);
        let changed = changed(&carrying);
        lines.extend(indented(headed("aids over the best of them", changed)));
    }
    lines
}

fn posed_lines(asked: &Asked<'_>, canvas: ZoneId, pose: Pose) -> Vec<String> {
    let over = asked.canvas();
    let (posed, under) = (over.posed(canvas, pose), over.under(pose));
    let mut line = format!("at {}: ", by_pose(pose));
    line += &match posed {
        Ok(choice) => format!(
            "{} words {}",
            choice.actions.join(" then "),
            by_text(&choice.words)
        ),
        Err(why) => format!("refused {}", by_text(&why)),
    };
    if let Some(points) = under.points {
        line += &format!(" points {points}");
    }
    if let Some(pose) = over.snap(pose, REACH) {
        line += &format!(" snaps to {}", by_pose(pose));
    }
    let mut lines = vec![line];
    if !under.pips.is_empty() {
        lines.push(format!("  under it {}", listed(&under.pips, by_pip)));
    }
    if !under.near.is_empty() {
        let near = listed(&under.near, |[x, y]| format!("{x},{y}"));
        lines.push(format!("  near it {near}"));
    }
    lines
}

// Presentation of the next step.

fn told(asked: &Asked<'_>, form: Form) -> Vec<String> {
    let Some((telling, after)) = asked.told() else {
        return Vec::new();
    };
    let mut lines: Vec<String> = telling.lines.iter().map(log_line).collect();
    let mut before = asked.shown().layout.clone();
    for (n, stage) in telling.stages.iter().enumerate() {
        let mut text = format!("stage {}", n + 1);
        part(&mut text, "line", &stage.line);
        if !stage.beats.is_empty() {
            text += &format!(" beats [{}]", listed(&stage.beats, by_beat));
        }
        lines.push(text);
        if let Some(layout) = &stage.layout {
            lines.extend(indented(difference(&before, layout, form)));
            before = layout.clone();
        }
    }
    if form.is_full() {
        lines.extend(headed("then", difference(&before, &after, form)));
    }
    headed("the next step", lines)
}

fn log_line(line: &LogLine) -> String {
    let mut text = "log".to_owned();
    if !line.who.is_empty() {
        text += &format!(" {}", by_seats(line.who));
    }
    part(&mut text, "heading", &line.heading);
    part(&mut text, "words", &line.words);
    if let Some(points) = line.points {
        text += &format!(" points {points}");
    }
    if !line.marks.is_empty() {
        text += &format!(" marks [{}]", listed(&line.marks, |mark| mark.0.to_owned()));
    }
    faces_part(&mut text, &line.faces);
    if !line.pips.is_empty() {
        text += &format!(" pips [{}]", listed(&line.pips, by_pip));
    }
    text
}

fn by_beat(beat: &Beat) -> String {
    match beat {
        Beat::Cue(cue) => format!("cue {}", cue.name()),
        Beat::Score(seat, line) => format!("score {} {}", by_seat(*seat), by_line(line)),
        Beat::Points(seat, points, why) => {
            format!("points {} {points} {}", by_seat(*seat), by_text(why))
        }
        Beat::Clash(faces) => format!("clash {}", listed(faces, Face::to_string)),
        Beat::Banner(text) => format!("banner {}", by_text(text)),
        Beat::Title(text) => format!("title {}", by_text(text)),
        Beat::Status(seat, text) => format!("status {} {}", by_seat(*seat), by_text(text)),
    }
}

// Differences.

/// The lines of the zones that differ: `-` for removed ones, `+` for added ones.
fn difference(before: &Layout, after: &Layout, form: Form) -> Vec<String> {
    let mut lines = Vec::new();
    if before.open_middle != after.open_middle {
        let word = if after.open_middle { "no" } else { "a" };
        lines.push(format!("the middle has {word} frame"));
    }
    for zone in before.zones.iter().filter(|z| after.zone(z.id).is_none()) {
        lines.push(format!("- zone {}", by_zone(zone.id)));
    }
    for zone in &after.zones {
        let old = before.zone(zone.id).map_or(Vec::new(), zone_lines);
        let changed = changes(&old, &zone_lines(zone));
        if changed.is_empty() {
            continue;
        }
        let head = format!("in {}", by_zone(zone.id));
        lines.extend(form.packed(headed(&head, changed)));
    }
    let order = |here: &Layout, there: &Layout| -> Vec<ZoneId> {
        let ids = here.zones.iter().map(|zone| zone.id);
        ids.filter(|id| there.zone(*id).is_some()).collect()
    };
    let now = order(after, before);
    if order(before, after) != now {
        let order = listed(&now, |id| by_zone(*id));
        lines.push(format!("zones in the order {order}"));
    }
    lines
}

/// Lines removed from a list and lines added to it, in order.
fn changes(before: &[String], after: &[String]) -> Vec<String> {
    let (n, m) = (before.len(), after.len());
    // Number of lines that the rests from i and j on have in common.
    let mut common = vec![vec![0_usize; m + 1]; n + 1];
    for i in (0..n).rev() {
        for j in (0..m).rev() {
            common[i][j] = if before[i] == after[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut lines = Vec::new();
    while i < n || j < m {
        if i < n && j < m && before[i] == after[j] {
            (i, j) = (i + 1, j + 1);
        } else if j == m || i < n && common[i + 1][j] >= common[i][j + 1] {
            lines.push(format!("- {}", before[i].trim_start()));
            i += 1;
        } else {
            lines.push(format!("+ {}", after[j].trim_start()));
            j += 1;
        }
    }
    lines
}

/// Maximum length of a line in a brief scene before it is broken.
const WIDE: usize = 160;

impl Form {
    /// Lines as they are, or in brief several on one line.
    fn packed(self, lines: Vec<String>) -> Vec<String> {
        if self.is_full() {
            return lines;
        }
        let mut packed: Vec<String> = Vec::new();
        for line in lines {
            let line = line.trim_start();
            match packed.last_mut() {
                Some(last) if last.chars().count() + line.chars().count() < WIDE => {
                    *last += &format!(" | {line}");
                }
                Some(_) => packed.push(format!("  {line}")),
                None => packed.push(line.to_owned()),
            }
        }
        packed
    }
}

fn indented(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| format!("  {line}")).collect()
}

/// Lines below a head; nothing if there are none.
fn headed(head: &str, lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        return lines;
    }
    let mut all = vec![head.to_owned()];
    all.extend(indented(lines));
    all
}

// The small things.

fn listed<T>(all: &[T], one: impl Fn(&T) -> String) -> String {
    let each: Vec<String> = all.iter().map(one).collect();
    each.join(", ")
}

/// A text behind its name, unless it is empty.
fn part(line: &mut String, name: &str, text: &Text) {
    if !text.is_empty() {
        *line += &format!(" {name} {}", by_text(text));
    }
}

fn mark_part(line: &mut String, name: &str, mark: Option<Mark>) {
    if let Some(mark) = mark {
        *line += &format!(" {name} {}", mark.0);
    }
}

fn faces_part(line: &mut String, faces: &[Face]) {
    if !faces.is_empty() {
        *line += &format!(" faces [{}]", listed(faces, Face::to_string));
    }
}

fn by_text(text: &Text) -> String {
    match text {
        Text::Message(say) => by_say(say),
        Text::Shown(shown) => format!("“{shown}”"),
    }
}

fn by_say(say: &Message) -> String {
    if say.args.is_empty() {
        return say.id.to_string();
    }
    let args = listed(&say.args, |(name, arg)| format!("{name}={}", by_arg(arg)));
    format!("{}({args})", say.id)
}

fn by_arg(arg: &Arg) -> String {
    match arg {
        Arg::Number(n) => n.to_string(),
        Arg::Seat(seat) => by_seat(*seat),
        Arg::Seats(seats) => format!("{{{}}}", by_seats(*seats)),
        Arg::Card(face) => face.to_string(),
        Arg::Term(id) => (*id).to_owned(),
        Arg::Message(say) => by_say(say),
        Arg::All(args) => format!("all[{}]", listed(args, by_arg)),
        Arg::Any(args) => format!("any[{}]", listed(args, by_arg)),
        Arg::Row(args) => format!("row[{}]", listed(args, by_arg)),
        Arg::Name(name) => format!("“{name}”"),
    }
}

fn by_seat(seat: Seat) -> String {
    format!("s{seat}")
}

fn by_seats(seats: Seats) -> String {
    let each: Vec<String> = seats.iter().map(by_seat).collect();
    each.join(" ")
}

fn by_zone(id: ZoneId) -> String {
    let seat = id
        .seat
        .map_or(String::new(), |s| format!(".{}", by_seat(s)));
    format!("{}{seat}", id.name)
}

fn by_cell([x, y]: [i8; 2]) -> String {
    format!("({x} {y})")
}

fn by_piece(piece: Piece) -> String {
    match piece {
        Piece::Card(face) => face.to_string(),
        Piece::Back(Deck::Decktet) => "back".to_owned(),
        Piece::Back(Deck::French) => "back of the ordinary deck".to_owned(),
        Piece::Token(kind, n) => format!("token {kind} {n}"),
        Piece::Picture(name, n) => format!("picture {name} {n}"),
        Piece::Cover(name, n) => format!("cover {name} {n}"),
    }
}

fn by_target(target: Target) -> String {
    match target {
        Target::Piece(piece) => by_piece(piece),
        Target::Zone(id) => format!("zone {}", by_zone(id)),
        Target::Cell(id, cell) => format!("{}{}", by_zone(id), by_cell(cell)),
        Target::Seat(seat) => format!("seat {}", by_seat(seat)),
        Target::Button(name) => format!("button {name}"),
    }
}

fn by_targets(targets: &[Target]) -> String {
    if targets.is_empty() {
        return "nothing".to_owned();
    }
    listed(targets, |target| by_target(*target))
}

fn by_gesture(gesture: &Gesture) -> String {
    if gesture.is_empty() {
        return "no pick".to_owned();
    }
    let group = |group: &Vec<Target>| match &group[..] {
        [one] => by_target(*one),
        many => format!("{{{}}}", by_targets(many)),
    };
    let groups: Vec<String> = gesture.groups().iter().map(group).collect();
    groups.join(" then ")
}

fn by_pose(pose: Pose) -> String {
    format!(
        "pose ({} {}) size {} angle {}",
        pose.at[0], pose.at[1], pose.size, pose.angle
    )
}

fn by_pip(pip: &Pip) -> String {
    let lies = match pip.lies {
        Lies::Covered => "covered",
        Lies::Cut => "cut",
        Lies::Twice => "twice",
    };
    format!(
        "{} {lies} ({} {}) radius {} angle {}",
        pip.mark.0, pip.at[0], pip.at[1], pip.radius, pip.angle
    )
}

fn by_line(line: &Line) -> String {
    let mut text = format!(
        "{} {}",
        by_zone(line.zone),
        listed(&line.cells, |cell| by_cell(*cell))
    );
    part(&mut text, "label", &line.label);
    mark_part(&mut text, "mark", line.mark);
    text += &format!(" points {}", line.points);
    text
}

fn by_sign(sign: &Sign) -> String {
    match sign {
        Sign::Mark(mark) => format!("mark {}", mark.0),
        Sign::Words(text) => by_text(text),
        Sign::Strong(text) => format!("strong {}", by_text(text)),
        Sign::Sum(n) => format!("sum {n}"),
    }
}

const fn by_end(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}

fn by_place(place: Place) -> String {
    match place {
        Place::Middle => "middle".to_owned(),
        Place::Board(part) => {
            let [left, top, right, bottom] = part.edges();
            format!("board {left:.3} {top:.3} to {right:.3} {bottom:.3}")
        }
        Place::Side => "side".to_owned(),
        Place::Column(end) => format!("{} column", by_end(end)),
        Place::Hand => "hand".to_owned(),
        Place::Panel { seat, share } => format!("panel {} share {share}", by_seat(seat)),
    }
}

fn by_arrangement(arrangement: Arrangement) -> String {
    match arrangement {
        Arrangement::Fan => "fan".to_owned(),
        Arrangement::Pile => "pile".to_owned(),
        Arrangement::Hidden => "hidden".to_owned(),
        Arrangement::Row => "row".to_owned(),
        Arrangement::Column => "column".to_owned(),
        Arrangement::Grid(Grid::Growing { most: None }) => "growing grid".to_owned(),
        Arrangement::Grid(Grid::Growing { most: Some([x, y]) }) => {
            format!("growing grid of at most {x}×{y}")
        }
        Arrangement::Grid(Grid::Fixed { size, wide, card }) => {
            format!("grid of {}×{} wide {wide} card {card}", size[0], size[1])
        }
        Arrangement::Heaps => "heaps".to_owned(),
        Arrangement::Canvas(canvas) => format!(
            "{}canvas card {} half {}×{}",
            if canvas.wide { "wide " } else { "" },
            canvas.card,
            canvas.half[0],
            canvas.half[1]
        ),
        Arrangement::Empty => "no pieces".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::toy::{Toy, flaw};
    use super::*;
    use crate::{
        bot::Who,
        french,
        presentation::{Begin, Dial, Lamps, Past, ScoreSheet, Stop, Track},
        session::{self, Setup},
    };
    use serde_json::Map;

    /// A random game of the toy, as a trace.
    fn toy() -> String {
        let players = 3;
        let setup = Setup {
            options: Map::from_iter([("players".to_owned(), players.into())]),
            seed: 1,
            seats: vec![Who::Random; players],
            names: Vec::new(),
        };
        let mut session = session::open::<Toy>(setup).expect("three can play");
        while session.result().is_none() {
            if session.proceed() {
                continue;
            }
            let seat = session.owing().first().expect("somebody decides");
            let think = session.thinking(seat).expect("a bot sits there");
            let action = think(StopSignal::Never).action;
            session.commit(seat, &action).expect("it is legal");
        }
        session.trace()
    }

    fn written(trace: &str, form: Form) -> String {
        scenes(trace, &session::resume::<Toy>, 8, form).expect("the toy's own trace")
    }

    fn card(text: &str) -> Face {
        Face::French(text.parse::<french::Card>().expect("a card"))
    }

    #[test]
    fn a_game_is_written_the_same_each_time_from_its_first_position_to_its_last() {
        let trace = toy();
        let text = written(&trace, Form::Full);
        assert_eq!(text, written(&trace, Form::Full));
        let last = session::resume::<Toy>(&trace, Vec::new()).unwrap().now();
        let titles: Vec<&str> = text.lines().filter(|l| l.starts_with("===")).collect();
        assert_eq!(titles.len(), 8);
        for (title, k) in [(titles[0], 0), (titles[7], last)] {
            assert_eq!(title, format!("=== toy, 3 players, position {k} of {last}"));
        }
        for line in [
            "phase deal, turn proceed",
            "phase play, turn act s0 s1 s2",
            "prompt title your-turn",
            "prompt title game-over.title",
            "zone stock at side as pile",
            "refused after nothing",
            "the next step",
            "unit unit-points",
        ] {
            let is_there = text.lines().any(|l| l.trim_start() == line);
            assert!(is_there, "{line}\n{text}");
        }
    }

    #[test]
    fn those_between_are_positions_where_somebody_decides() {
        let session = session::resume::<Toy>(&toy(), Vec::new()).unwrap();
        let positions = spread_positions(session.as_ref(), 5, Form::Full);
        let between = &positions[1..positions.len() - 1];
        assert!(positions.is_sorted() && !between.is_empty());
        let decides = |k: &usize| matches!(session.turn(*k), Turn::Act(_));
        assert!(between.iter().all(decides), "{positions:?}");
        assert_eq!(evenly(9, 3).collect::<Vec<_>>(), [0, 4, 8]);
        assert_eq!(evenly(2, 8).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(evenly(7, 1).collect::<Vec<_>>(), [0]);
        assert_eq!(evenly(0, 4).count(), 0);
    }

    #[test]
    fn each_scene_is_seen_by_one_seat() {
        let text = written(&toy(), Form::Full);
        let scene = text
            .split("===")
            .find(|s| s.contains("turn act s0 s1 s2"))
            .expect("all commit at once");
        let hands = |seen: &str| -> Vec<String> {
            let lines = seen.lines();
            let hand = |line: &&str| line.starts_with("zone hand.");
            let hands = lines.clone().zip(lines.skip(1)).filter(|(l, _)| hand(l));
            hands.map(|(_, below)| below.trim().to_owned()).collect()
        };
        let seen = scene.split("== seen by").nth(1).expect("by whom");
        let own: usize = seen[2..3].parse().expect("a seat");
        for (seat, hand) in hands(seen).iter().enumerate() {
            assert_eq!(hand.starts_with("* back"), seat != own, "{scene}");
        }
        // An onlooker knows none of the cards.
        assert!(scene.contains("== seen by an onlooker"));
        assert!(scene.contains("has-chosen") || scene.contains("play.done(card="));
    }

    #[test]
    fn what_is_shown_otherwise_is_written_otherwise() {
        let trace = toy();
        let sound = written(&trace, Form::Brief);
        for other in [
            flaw::STORY_NAMES_HIDDEN_CARD,
            flaw::STORY_SHOWS_HIDDEN_FACE,
            flaw::GESTURE_NOT_ON_TABLE,
            flaw::TABLE_SHOWS_A_GUESS,
            flaw::ACTION_WITHOUT_WORDS,
        ] {
            flaw::set(other);
            let text = written(&trace, Form::Brief);
            flaw::set(flaw::NONE);
            assert_ne!(text, sound, "{other}");
        }
        flaw::set(flaw::WHY_NOT_IS_SILENT);
        let (brief, full) = (written(&trace, Form::Brief), written(&trace, Form::Full));
        flaw::set(flaw::NONE);
        assert_eq!(brief, sound, "what single targets are told is not brief");
        assert_ne!(full, written(&trace, Form::Full));
        assert!(brief.len() < full.len());
    }

    #[test]
    fn a_trace_that_does_not_fit_is_refused() {
        let trace = toy().replace("\"rounds\":1", "\"rounds\":7");
        assert!(scenes(&trace, &session::resume::<Toy>, 4, Form::Brief).is_err());
    }

    #[test]
    fn messages_are_written_with_their_arguments() {
        let inner = Message::new("heap").with("n", 3);
        let say = Message::new("takes")
            .with("who", Seats::all(2))
            .with("of", Seat(1))
            .with("card", card("AS"))
            .with("what", inner)
            .with("suits", Arg::Any(vec!["moons".into(), "suns".into()]))
            .with("score", Arg::Name("2–1".to_owned()));
        assert_eq!(
            by_text(&say.into()),
            "takes(who={s0 s1}, of=s1, card=AS, what=heap(n=3), suits=any[moons, suns], score=“2–1”)"
        );
        assert_eq!(by_text(&12.into()), "“12”");
        assert_eq!(by_text(&"your-turn".into()), "your-turn");
    }

    #[test]
    fn all_of_a_zone_is_written() {
        let id = ZoneId::of("grid", Seat(1));
        let fixed = Arrangement::Grid(Grid::Fixed {
            size: [3, 2],
            wide: 100,
            card: 80,
        });
        let look_back = LookBack {
            title: "last-trick".into(),
            cards: vec![Past {
                face: card("2S"),
                seat: Some(Seat(0)),
                words: "led".into(),
                lit: true,
            }],
            line: vec![Sign::Sum(4)],
            peek: true,
        };
        let mut zone = Zone::new(id, Place::Column(End::Right), fixed)
            .title("title")
            .caption("caption")
            .tag(3, "of", true)
            .tag_large()
            .tag_round(Some(Mark("wreath")))
            .begin(End::Left, 0.5, 1.0)
            .owner(Seat(0))
            .ground(Ground::Picture("river"))
            .picture(Mark("bag"))
            .passes(Seat(2))
            .outlined()
            .takes_marks()
            .cells([[0, 0], [2, 1]])
            .dial(Dial {
                of: 4,
                left: 3,
                next: 1,
            })
            .lamps(Lamps {
                of: 3,
                lit: 1,
                good: false,
                words: "alarms".into(),
            })
            .look_back(Some(look_back))
            .items([
                Item::up(card("AS")).at(1, 0),
                Item::back(Deck::French).at(1, 1),
                Item::back(Deck::French).at(1, 1),
                Item::down(card("KS"))
                    .at(2, 0)
                    .from(Some([0, 0]))
                    .look(Look::Last(Seat(1)))
                    .owner(Seat(0))
                    .badge(1)
                    .tags([Mark("moons")]),
            ]);
        zone.sign = vec![Sign::Strong("who".into()), Sign::Mark(Mark("suns"))];
        zone.track = Some(Track {
            stops: vec![
                Stop::new(StopState::Good, 1).sign("moons"),
                Stop::new(StopState::Now, 2).below("here"),
            ],
            slots: true,
        });
        zone.sheet = Some(ScoreSheet {
            columns: vec![1.into(), 2.into()],
            now: Some(1),
            rows: vec![(Seat(0), vec![7.into()])],
        });
        let lines = [
            "zone grid.s1 at right column as grid of 3×2 wide 100 card 80 begin left inset 0.50 reach 1.00 owner s0 \
             ground picture river picture bag passes to s2 outlined takes marks",
            "  title title caption caption tag “3” below of round wreath ahead large dial 3 of 4 next 1 sign [strong who, \
             mark suns] lamps bad 1 of 3 of alarms",
            "  slots good label “1” sign moons; now label “2” below here",
            "  sheet now 1: “1”, “2”",
            "    s0: “7”",
            "  look back last-trick peek cards [2S of s0 words led lit] line [sum 4]",
            "  cells (0 0), (2 1)",
            "  * AS @(1 0), back of the ordinary deck @(1 1) ×2",
            "  * KS down @(2 0) from (0 0) last of s1 owner s0 badge “1” tags [moons]",
        ];
        assert_eq!(zone_lines(&zone), lines);
        // Each part that is taken away is missed.
        let begin = zone.begin.take();
        let says = |n: f32| Begin {
            inset: n,
            ..begin.expect("it was set")
        };
        zone.begin = Some(says(0.25));
        assert_ne!(zone_lines(&zone), lines);
    }

    #[test]
    fn layouts_are_told_apart_by_what_changed() {
        let row = |name, cards: &[&str]| {
            let items = cards.iter().map(|c| Item::up(card(c)).badge(1));
            Zone::new(ZoneId::common(name), Place::Middle, Arrangement::Row).items(items)
        };
        let before = Layout::new(vec![row("a", &["AS", "2S"]), row("b", &["3S"])]);
        assert!(difference(&before, &before, Form::Full).is_empty());
        let after = Layout::new(vec![row("a", &["2S", "AS"]), row("c", &[])]).open();
        assert_eq!(
            difference(&before, &after, Form::Full),
            [
                "the middle has no frame",
                "- zone b",
                "in a",
                "  - * AS badge “1”",
                "  + * AS badge “1”",
                "in c",
                "  + zone c at middle as row",
            ]
        );
        let turned = Layout::new(vec![row("b", &["3S"]), row("a", &["AS", "2S"])]);
        let changed = difference(&before, &turned, Form::Full);
        assert_eq!(changed, ["zones in the order b, a"]);
    }
}

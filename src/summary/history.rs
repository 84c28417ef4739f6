//! Score history of a match, step by step: pure, from its session.
//!
//! Every game has a history without code of its own: points that the log attributes to a seat are a block of its bar, a
//! change of the score that the log does not mention is the difference between two panels, and the key moments are the
//! steps that changed the lead most.

use kortlek_rules::{
    Arg, Message, Phase, Seat, Seats, Text,
    presentation::{Beat, LogLine, Piece, Place, Unit},
    session::Session,
};
use std::cmp::Reverse;

/// Maximum number of turning points.
const TURNINGS: usize = 4;
/// Number of moments of a match without points below which lesser events are taken as well, and maximum number.
const MOMENTS: (usize, usize) = (2, 6);

/// Points that came at once, to one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointBlock {
    /// The position after the step that brought them.
    pub position: usize,
    /// The position in which they can be seen.
    pub seen: usize,
    /// Part of the match.
    pub part: usize,
    /// Change of the score; negative if points were lost.
    pub gain: i32,
    /// Reason for the points, as in the log; may be empty.
    pub words: Text,
}

/// A moment at which the lead changed much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    /// The position in which it can be seen.
    pub position: usize,
    /// Part of the match.
    pub part: usize,
    /// Side whose score changed most by it.
    pub who: Seats,
    /// Change of the score.
    pub gain: i32,
    /// Reason for that side's change, as in the log; may be empty.
    pub words: Text,
    /// Leader after it, in a sentence.
    pub leads: Message,
}

/// A moment of a match that is not won by points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The position in which it can be seen.
    pub position: usize,
    /// Players who did it; may be empty.
    pub who: Seats,
    /// Event, as in the log.
    pub words: Text,
    /// Cause of the event, as the log has it before; may be empty.
    pub before: Text,
}

impl Moment {
    /// Takes the last log line of a step, with the beginning of its section.
    fn of(position: usize, lines: &[LogLine]) -> Option<Moment> {
        let last = lines.iter().rposition(|line| !line.words.is_empty())?;
        let begins = lines[..=last].iter().rposition(|l| !l.heading.is_empty());
        let first = &lines[begins.unwrap_or(0)..last];
        let first = first.iter().find(|line| !line.words.is_empty());
        let before = first.map_or(Text::EMPTY, |line| match line.who.is_empty() {
            true => line.words.clone(),
            false => attributed(line),
        });
        let line = &lines[last];
        Some(Moment {
            position,
            who: line.who,
            words: line.words.clone(),
            before,
        })
    }
}

/// The scores of a match from its first step to its last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// The parts of the match, as the log heads them: “Turn 1”. Empty if there are fewer than two.
    pub parts: Vec<Text>,
    /// Every seat's score at the end of each part.
    pub totals: Vec<Vec<i32>>,
    /// Every seat's score before the first part.
    pub starts: Vec<i32>,
    /// Every seat's score before the first of its gains.
    pub first: Vec<i32>,
    /// Every seat's gains in the order in which they came.
    pub blocks: Vec<Vec<PointBlock>>,
    /// The moments that decided, in order.
    pub turnings: Vec<KeyMoment>,
    /// Events where scores are no numbers: revelations and judgements, or else the last events, in order.
    pub moments: Vec<Moment>,
}

/// State after a step.
#[derive(Clone)]
struct After {
    position: usize,
    /// Position in which the deed can be seen: the one before a count that clears the table.
    seen: usize,
    part: usize,
    before: Vec<i32>,
    now: Vec<i32>,
    /// Log lines of the step; if it has none, the last ones in the same part: a move whose consequence is a step of
    /// its own.
    lines: Vec<LogLine>,
}

impl After {
    /// Change of the score of a side, whose seats have one score.
    fn change(&self, side: Seats) -> i32 {
        score_of(&self.now, side) - score_of(&self.before, side)
    }

    /// Reason for the change of a side's score by `gain` in this step, or in a part in which this step did most: the
    /// log line about that side, or else the action of another player on it.
    fn reason(&self, side: Seats, gain: i32) -> Text {
        let points = |line: &LogLine| line.points.unwrap_or(0) * gain.signum();
        let told = || self.lines.iter().filter(|line| !line.words.is_empty());
        // Lines that brought nothing, or the contrary, are no reason. Among equals the first is taken.
        let own = told().filter(|line| is_of(line, side));
        let own = own.filter(|line| line.points.is_none() || points(line) > 0);
        let Some(line) = own.rev().max_by_key(|line| points(line)) else {
            let others = told().filter(|line| !is_of(line, side));
            let most = others.rev().max_by_key(|line| points(line).abs());
            return most.map_or(Text::EMPTY, |line| match line.who.is_empty() {
                true => line.words.clone(),
                false => attributed(line),
            });
        };
        match (own_words(line, side), line.points) {
            (Text::Message(words), Some(points)) if points != gain => Message::new("result-partly")
                .with("words", words)
                .with("n", points)
                .into(),
            (words, None) => match told().next().filter(|deed| !is_of(deed, side)) {
                // What became of the side is said with the deed of another that it came of.
                Some(deed) if !deed.who.is_empty() => Message::new("result-through")
                    .with("words", argument(&words))
                    .with("deed", argument(&attributed(deed)))
                    .into(),
                _ => words,
            },
            (words, _) => words,
        }
    }
}

/// Returns true if a line is about a side or a player of it.
fn is_of(line: &LogLine, side: Seats) -> bool {
    !line.who.is_empty() && line.who.iter().all(|seat| side.has(seat))
}

/// Words of a line about a side; with the name of the one of the pair whose deed it was.
fn own_words(line: &LogLine, side: Seats) -> Text {
    if line.who == side {
        line.words.clone()
    } else {
        attributed(line)
    }
}

/// Score of a side: all its seats have the same.
fn score_of(scores: &[i32], side: Seats) -> i32 {
    scores[side.first().map_or(0, Seat::index)]
}

/// A score or a gain as a number that is larger the better it is.
const fn merit(score: i32, unit: Unit) -> i32 {
    if unit.fewer { -score } else { score }
}

/// “Elm: lays the queen of hearts”.
pub fn attributed(line: &LogLine) -> Text {
    let by = Message::new("result-by").with("who", line.who);
    by.with("words", argument(&line.words)).into()
}

/// A text as an argument of a message.
fn argument(text: &Text) -> Arg {
    match text {
        Text::Message(words) => Arg::from(words.clone()),
        Text::Shown(words) => Arg::Name(words.clone()),
    }
}

/// The sides of a match that is over: the seats that win and lose together, the winners first, then by their scores.
pub fn sides(session: &dyn Session, winners: Seats) -> Vec<Seats> {
    let panels = session.panels(session.now());
    let unit = session.unit();
    let mut sides: Vec<Seats> = Vec::new();
    for seat in Seat::all(session.players()) {
        if !sides.iter().any(|side| side.has(seat)) {
            sides.push(session.side_of(seat).with(seat));
        }
    }
    // The sort is stable: among equals the seats stay in order.
    sides.sort_by_key(|side| {
        let seat = side.first().unwrap_or(Seat(0));
        let score = panels.get(seat.index()).and_then(|panel| panel.score);
        let merit = score.map_or(i32::MIN, |score| merit(score, unit));
        (!winners.has(seat), Reverse(merit))
    });
    sides
}

/// Position that shows the deed of the step from `k` to `k + 1`: the one after it, or the one before if nobody decides
/// in it and it takes cards off the table.
pub fn seen(session: &dyn Session, k: usize) -> usize {
    let lying = |k: usize| {
        let layout = session.layout(k);
        let zones = layout
            .zones
            .iter()
            .filter(|zone| matches!(zone.place, Place::Middle | Place::Board(_) | Place::Side));
        let items = zones.flat_map(|zone| &zone.items);
        let open = items.filter(|item| item.face_up && matches!(item.piece, Piece::Card(_)));
        open.count()
    };
    if session.made_by(k).is_none() && lying(k) > lying(k + 1) {
        k
    } else {
        k + 1
    }
}

/// The history of a match that is over, with its sides, the best first; moments alone where scores are no numbers.
pub fn history(session: &dyn Session, sides: &[Seats]) -> History {
    let players = session.players();
    let scores = |k: usize| -> Option<Vec<i32>> {
        let panels = session.panels(k);
        (panels.len() == players)
            .then(|| panels.iter().map(|p| p.score).collect())
            .flatten()
    };
    let last = session.positions() - 1;
    if scores(last).is_none() {
        return History {
            moments: moments(session),
            ..History::default()
        };
    }
    let mut told = History {
        totals: vec![Vec::new(); players],
        starts: vec![0; players],
        blocks: vec![Vec::new(); players],
        ..History::default()
    };
    let mut steps: Vec<After> = Vec::new();
    let mut counting = false;
    let mut told_last: Vec<LogLine> = Vec::new();
    let mut before = (0..=last).find_map(scores);
    told.first = before.clone().unwrap_or_default();
    for k in 0..last {
        let lines = session.tell(k).lines;
        let heading = |line: &LogLine| (!line.heading.is_empty()).then(|| line.heading.clone());
        // A heading above the words of a step begins a part before it, one among them after it.
        let above = lines.first().and_then(heading);
        let below = lines.iter().skip(1).find_map(heading);
        if told.parts.is_empty()
            && let Some(before) = scores(k)
        {
            told.starts = before;
        }
        if told.begin(above) {
            told_last.clear();
        }
        if lines.iter().any(|line| !line.words.is_empty()) {
            told_last.clone_from(&lines);
        }
        // While no score is shown, as before a count, the last one shown stays valid; likewise while a new count is
        // running, until it is done.
        let anew = |now: &Vec<i32>| now.iter().all(|score| *score == 0);
        let now = scores(k + 1);
        let is_counted = session.phase(k + 1) == Phase::Score;
        counting = is_counted && (counting || now.as_ref().is_some_and(anew));
        let now = now.filter(|_| k + 1 == last || !counting);
        if let Some(now) = now {
            for (total, now) in told.totals.iter_mut().zip(&now) {
                if let Some(last) = total.last_mut() {
                    *last = *now;
                }
            }
            if let Some(before) = before.replace(now.clone())
                && before != now
            {
                let step = After {
                    position: k + 1,
                    seen: seen(session, k),
                    part: told.parts.len().saturating_sub(1),
                    before,
                    now,
                    // A count is no consequence of the move before.
                    lines: if is_counted { lines } else { told_last.clone() },
                };
                told.note(&step, sides);
                steps.push(step);
            }
        }
        if told.begin(below) {
            told_last.clear();
        }
    }
    told.drop_an_idle_end();
    let kept = told.keep_eventful();
    // Steps after the last part belong to it.
    let part = |old: usize| kept.get(old).or(kept.last()).copied().unwrap_or(0);
    for step in &mut steps {
        step.part = part(step.part);
    }
    for block in told.blocks.iter_mut().flatten() {
        block.part = part(block.part);
    }
    if told.parts.len() < 2 {
        told.number(&mut steps);
    }
    told.turnings = turnings(&steps, sides, session.unit());
    if told.parts.len() < 2 {
        told.parts.clear();
        told.totals.clear();
    }
    told
}

/// Revelations, judgements and the end of a match; if those are too few, also what a winner last announced in large
/// letters, and else the last events.
fn moments(session: &dyn Session) -> Vec<Moment> {
    let last = session.positions() - 1;
    let judged =
        |k: usize| k + 1 == last || matches!(session.phase(k), Phase::Reveal | Phase::Score);
    let winners = session
        .result()
        .map_or(Seats::NONE, |payoff| payoff.winners);
    let large = |k: usize| {
        let beats = session.tell(k).stages.into_iter().flat_map(|s| s.beats);
        let mut beats = beats.into_iter();
        session.made_by(k).is_some_and(|seat| winners.has(seat))
            && beats.any(|beat| matches!(beat, Beat::Banner(_) | Beat::Title(_)))
    };
    let moment = |k: usize| Moment::of(seen(session, k), &session.tell(k).lines);
    let newest = |wanted: &dyn Fn(usize) -> bool| {
        let steps = (0..last).rev().filter(|k| wanted(*k));
        steps.filter_map(moment).take(MOMENTS.1).collect::<Vec<_>>()
    };
    let mut found = newest(&judged);
    if found.len() < MOMENTS.0 {
        // Earlier announcements decided nothing: the game went on.
        let mut steps = (0..last).rev().filter(|k| !judged(*k) && large(*k));
        found.extend(steps.find_map(moment));
        found.sort_by_key(|moment| Reverse(moment.position));
    }
    if found.len() < MOMENTS.0 {
        found = newest(&|_| true);
    }
    found.reverse();
    found
}

impl History {
    /// Begins another part, with the present scores. Returns true if it did.
    fn begin(&mut self, heading: Option<Text>) -> bool {
        let Some(heading) = heading.filter(|heading| self.parts.last() != Some(heading)) else {
            return false;
        };
        self.parts.push(heading);
        for (total, start) in self.totals.iter_mut().zip(&self.starts) {
            total.push(total.last().copied().unwrap_or(*start));
        }
        true
    }

    /// Notes what a step brought to every seat: a block a line of the log where the lines say all of it.
    fn note(&mut self, step: &After, sides: &[Seats]) {
        for (seat, blocks) in Seat::all(step.now.len()).zip(&mut self.blocks) {
            let side = sides.iter().copied().find(|side| side.has(seat));
            let side = side.unwrap_or(Seats::one(seat));
            let gain = step.change(side);
            let own = || step.lines.iter().filter(|line| is_of(line, side));
            let told = || own().filter_map(|line| Some((line.points?, own_words(line, side))));
            let block = |gain: i32, words: Text| PointBlock {
                position: step.position,
                seen: step.seen,
                part: step.part,
                gain,
                words,
            };
            if gain == told().map(|(points, _)| points).sum::<i32>() {
                let points = told().filter(|(points, _)| *points != 0);
                blocks.extend(points.map(|(points, words)| block(points, words)));
            } else if gain != 0 {
                blocks.push(block(gain, step.reason(side, gain)));
            }
        }
    }

    /// “The end” is no part in which anything was won, unless something was.
    fn drop_an_idle_end(&mut self) {
        let parts = &self.parts;
        let idle = parts.len() > 2
            && parts[parts.len() - 1].as_str() != parts[parts.len() - 2].as_str()
            && self.totals.iter().all(|t| t[t.len() - 1] == t[t.len() - 2]);
        if idle {
            self.parts.pop();
            for total in &mut self.totals {
                total.pop();
            }
        }
    }

    /// Makes a part of each step that scores, for a log without parts; they are numbered from 1.
    fn number(&mut self, steps: &mut [After]) {
        self.parts = (1..=steps.len()).map(|n| n.to_string().into()).collect();
        if let Some(first) = steps.first() {
            self.starts.clone_from(&first.before);
        }
        for (seat, total) in self.totals.iter_mut().enumerate() {
            *total = steps.iter().map(|step| step.now[seat]).collect();
        }
        for (part, step) in steps.iter_mut().enumerate() {
            step.part = part;
            let here = self.blocks.iter_mut().flatten();
            for block in here.filter(|block| block.position == step.position) {
                block.part = part;
            }
        }
    }

    /// Drops the uneventful parts if there are many and most bring nobody anything. Returns for each part its new
    /// index, or that of the next one kept.
    fn keep_eventful(&mut self) -> Vec<usize> {
        let moves = |k: usize| {
            let mut seats = self.totals.iter().zip(&self.starts);
            seats.any(|(total, start)| total[k] != if k == 0 { *start } else { total[k - 1] })
        };
        let eventful: Vec<bool> = (0..self.parts.len()).map(moves).collect();
        let count = eventful.iter().filter(|moves| **moves).count();
        if self.parts.len() <= MANY || 2 * count > self.parts.len() || count == 0 {
            return (0..self.parts.len()).collect();
        }
        let mut k = eventful.iter();
        self.parts.retain(|_| k.next() == Some(&true));
        for total in &mut self.totals {
            let mut k = eventful.iter();
            total.retain(|_| k.next() == Some(&true));
        }
        let mut before = 0;
        eventful
            .iter()
            .map(|moves| {
                let part = before.min(count - 1);
                before += usize::from(*moves);
                part
            })
            .collect()
    }
}

/// Number of parts that can be told apart, though nothing happens in most of them.
const MANY: usize = 24;

/// A part of the match as a turning point may be made of it.
struct Candidate<'a> {
    steps: &'a [After],
    /// Change of the standing of the side that came first; a lead that changes hands weighs half as much again.
    weight: i32,
    /// The most that a side gained.
    most: i32,
}

/// The parts after which the side that came first stood most differently, in order; the one with the largest gain is
/// always among them.
fn turnings(steps: &[After], sides: &[Seats], unit: Unit) -> Vec<KeyMoment> {
    let mut found = candidates(steps, sides, unit);
    // The sorts are stable: among equals the later ones decide.
    found.reverse();
    found.sort_by_key(|part| Reverse(part.weight));
    let largest = found.iter().map(|part| part.most).max();
    let at = found.iter().position(|part| Some(part.most) == largest);
    let largest = at.map(|at| found.remove(at));
    found.retain(|part| part.weight > 0);
    found.truncate(TURNINGS - usize::from(largest.is_some()));
    found.extend(largest);
    found.sort_by_key(|part| part.steps[0].position);
    if found.len() < 2 {
        return Vec::new();
    }
    let told = |part: Candidate| {
        let part = part.steps;
        let last = &part[part.len() - 1];
        let gain = |side: Seats| score_of(&last.now, side) - score_of(&part[0].before, side);
        let mut by_seat = sides.to_vec();
        by_seat.sort_by_key(|side| Reverse(side.first()));
        let who = by_seat
            .into_iter()
            .max_by_key(|side| (gain(*side).abs(), merit(gain(*side), unit)))
            .unwrap_or(Seats::NONE);
        let gain = gain(who);
        // Step with the largest share; among equals the last.
        let most = part.iter();
        let most = most.max_by_key(|step| step.change(who) * gain.signum());
        KeyMoment {
            position: most.map_or(last.position, |step| step.seen),
            part: last.part,
            who,
            gain,
            leads: leads(&last.now, sides, unit),
            words: most.map_or(Text::EMPTY, |step| step.reason(who, gain)),
        }
    };
    found.into_iter().map(told).collect()
}

/// The parts that may be turning points, each as a whole, as bars and course have it.
fn candidates<'a>(steps: &'a [After], sides: &[Seats], unit: Unit) -> Vec<Candidate<'a>> {
    let score = |scores: &[i32], side: Seats| merit(score_of(scores, side), unit);
    let margin = |scores: &[i32]| {
        let others = sides.iter().skip(1).map(|side| score(scores, *side));
        let first = sides.first().map_or(0, |side| score(scores, *side));
        first - others.max().unwrap_or(0)
    };
    let is_level = |scores: &[i32]| ahead(scores, sides, unit).0.len() > 1;
    // A start that is equal for all decides nothing, and is no gain.
    let alike = |step: &&After| {
        let mut gains = sides.iter().map(|side| step.change(*side));
        let first = gains.next();
        gains.all(|gain| Some(gain) == first)
    };
    let begins = steps.iter().take_while(alike).count();
    let mut found = Vec::new();
    // Before anybody was ahead, there was no lead to change.
    let mut led = false;
    for part in steps[begins..].chunk_by(|a, b| a.part == b.part) {
        let (before, now) = (&part[0].before, &part[part.len() - 1].now);
        let (was, is) = (margin(before), margin(now));
        // A lead that is only caught up with has not changed hands.
        let turned = was.signum() * is.signum() < 0;
        if led || !is_level(now) {
            let gains = sides
                .iter()
                .map(|side| score(now, *side) - score(before, *side));
            found.push(Candidate {
                steps: part,
                weight: (is - was).abs() * if turned { 3 } else { 2 },
                most: gains.max().unwrap_or(0),
            });
        }
        led |= !is_level(now);
    }
    found
}

/// The sides that are ahead, and their lead over the next, if there is one.
fn ahead(scores: &[i32], sides: &[Seats], unit: Unit) -> (Vec<Seats>, Option<i32>) {
    let better = |side: Seats| merit(score_of(scores, side), unit);
    let best = sides.iter().map(|side| better(*side)).max().unwrap_or(0);
    let (ahead, others): (Vec<Seats>, Vec<Seats>) =
        sides.iter().partition(|side| better(**side) == best);
    let next = others.into_iter().map(better).max();
    (ahead, next.map(|next| best - next))
}

/// “Elm leads by 3 points”, “You and Elm are level”; of pairs the pair that leads.
fn leads(scores: &[i32], sides: &[Seats], unit: Unit) -> Message {
    let (ahead, lead) = ahead(scores, sides, unit);
    match (&ahead[..], lead) {
        ([side], Some(lead)) => Message::new("result-leads")
            .with("who", *side)
            .with("count", unit.count(lead)),
        ([_], None) => unit.count(scores[0]),
        (level, _) if level.iter().any(|side| side.len() > 1) => Message::new("result-level-pairs"),
        (level, _) => {
            let seats = level.iter().flat_map(|side| side.iter());
            Message::new("result-level").with("who", seats.collect::<Seats>())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alone(order: &[u8]) -> Vec<Seats> {
        order.iter().map(|seat| Seats::one(Seat(*seat))).collect()
    }

    const TOKENS: Unit = Unit {
        message: "unit-tokens",
        fewer: true,
    };

    fn steps(scores: &[(usize, [i32; 3])]) -> Vec<After> {
        let mut before = vec![0; 3];
        let step = |(position, (part, now)): (usize, &(usize, [i32; 3]))| After {
            position,
            seen: position,
            part: *part,
            before: std::mem::replace(&mut before, now.to_vec()),
            now: now.to_vec(),
            lines: Vec::new(),
        };
        scores.iter().enumerate().map(step).collect()
    }

    /// The turning points among three players, of whom the first won.
    fn told(steps: &[After]) -> Vec<KeyMoment> {
        turnings(steps, &alone(&[0, 1, 2]), Unit::POINTS)
    }

    fn line(who: u8, words: &str, points: i32) -> LogLine {
        LogLine::of(Seat(who), shown(words)).points(points)
    }

    fn shown(words: &str) -> Text {
        Text::Shown(words.to_owned())
    }

    /// Words with the name of the player whose deed they tell.
    fn by(who: u8, words: &str) -> Text {
        let by = Message::new("result-by").with("who", Seats::one(Seat(who)));
        by.with("words", Arg::Name(words.to_owned())).into()
    }

    #[test]
    fn the_largest_changes_of_the_lead_are_told_in_order_one_a_part() {
        let steps = steps(&[
            (0, [1, 0, 0]),
            (0, [1, 9, 0]),
            (1, [2, 9, 0]),
            (2, [12, 9, 0]),
            (3, [12, 9, 1]),
            (4, [12, 11, 1]),
            (5, [13, 11, 1]),
            (6, [15, 11, 1]),
        ]);
        let told = told(&steps);
        let places: Vec<(usize, Seats, i32)> =
            told.iter().map(|t| (t.part, t.who, t.gain)).collect();
        assert_eq!(
            places,
            [
                (0, Seats::one(Seat(1)), 9),
                (2, Seats::one(Seat(0)), 10),
                (4, Seats::one(Seat(1)), 2),
                (6, Seats::one(Seat(0)), 2)
            ],
            "what changes nothing between the first two is none"
        );
        let led = leads(&[1, 9, 0], &alone(&[0, 1, 2]), Unit::POINTS);
        assert_eq!(told[0].leads, led);
    }

    #[test]
    fn parts_in_which_nothing_happens_go_where_there_are_many() {
        let history = |n: usize| {
            let total = |step: usize| (0..n).map(|k| i32::from(k >= step)).collect();
            History {
                parts: (0..n).map(|k| k.to_string().into()).collect(),
                totals: vec![total(n / 2), total(n - 1)],
                starts: vec![0, 0],
                ..History::default()
            }
        };
        let mut few = history(MANY);
        assert_eq!(few.keep_eventful(), (0..MANY).collect::<Vec<_>>());
        assert_eq!(few, history(MANY));
        let mut many = history(MANY + 2);
        let kept = many.keep_eventful();
        assert_eq!(many.parts, ["13", "25"].map(shown));
        assert_eq!(many.totals, [vec![1, 1], vec![0, 1]]);
        assert_eq!((kept[0], kept[13], kept[14], kept[25]), (0, 0, 1, 1));
    }

    #[test]
    fn where_the_log_has_no_parts_each_change_is_one() {
        let mut steps = steps(&[(0, [3, 0, 0]), (0, [3, 5, 0])]);
        let block = PointBlock {
            position: 1,
            seen: 1,
            part: 0,
            gain: 5,
            words: Text::EMPTY,
        };
        let mut history = History {
            totals: vec![Vec::new(); 3],
            blocks: vec![Vec::new(), vec![block], Vec::new()],
            ..History::default()
        };
        history.number(&mut steps);
        assert_eq!(history.parts, ["1", "2"].map(shown));
        assert_eq!(history.totals, [[3, 3], [0, 5], [0, 0]]);
        assert_eq!((history.blocks[1][0].part, steps[1].part), (1, 1));
    }

    #[test]
    fn a_moment_is_what_was_told_last_and_what_its_section_began_with() {
        let of_all = |words: &str| LogLine::new(shown(words));
        let told = |lines: &[LogLine]| {
            let moment = Moment::of(1, lines).expect("something is told");
            (moment.words, moment.before)
        };
        let judged = ["6 + 1 = 7", "two spies", "done"].map(of_all);
        assert_eq!(told(&judged), (shown("done"), shown("6 + 1 = 7")));
        let end = of_all("over").heading("heading-end");
        let ended = [of_all("who laid what"), end];
        assert_eq!(told(&ended), (shown("over"), Text::EMPTY));
        let named = [line(1, "names it", 0), of_all("right")];
        assert_eq!(told(&named), (shown("right"), by(1, "names it")));
        assert_eq!(Moment::of(1, &[LogLine::default()]), None);
    }

    #[test]
    fn one_moment_is_no_turning_point() {
        let steps = steps(&[(0, [5, 0, 0])]);
        assert_eq!(told(&steps), []);
    }

    #[test]
    fn what_all_begin_with_is_nobodys_gain() {
        // Six tokens each; then one is shed, and in the next part another.
        let steps = steps(&[
            (0, [6, 6, 6]),
            (0, [6, 5, 6]),
            (1, [5, 5, 6]),
            (2, [3, 5, 6]),
        ]);
        let told = turnings(&steps, &alone(&[0, 1, 2]), TOKENS);
        let gains: Vec<(Option<Seat>, i32)> =
            told.iter().map(|t| (t.who.first(), t.gain)).collect();
        let gained = [
            (Some(Seat(1)), -1),
            (Some(Seat(0)), -1),
            (Some(Seat(0)), -2),
        ];
        assert_eq!(gains, gained);
    }

    #[test]
    fn of_pairs_one_leads_and_a_deed_is_told_with_its_name() {
        let side = |a: u8, b: u8| Seats::one(Seat(a)).with(Seat(b));
        let pairs = [side(0, 2), side(1, 3)];
        let step = |position: usize, before: i32, now: [i32; 2]| After {
            position,
            seen: position,
            part: position,
            before: vec![before, 6, before, 6],
            now: vec![now[0], now[1], now[0], now[1]],
            lines: vec![LogLine::of(Seat(2), shown("sheds moons"))],
        };
        let told = turnings(&[step(0, 6, [5, 6]), step(1, 5, [3, 6])], &pairs, TOKENS);
        assert_eq!(told.len(), 2);
        assert_eq!((told[0].who, told[0].gain), (pairs[0], -1));
        assert_eq!(told[0].words, by(2, "sheds moons"));
        let leads = |who, n| {
            let leads = Message::new("result-leads").with("who", who);
            leads.with("count", TOKENS.count(n))
        };
        assert_eq!(told[0].leads, leads(pairs[0], 1));
        assert_eq!(told[1].leads, leads(pairs[0], 3));
        let level = super::leads(&[4, 4, 4, 4], &pairs, TOKENS);
        assert_eq!(level, Message::new("result-level-pairs"));
    }

    #[test]
    fn the_largest_gain_is_always_a_turning_point() {
        // Birch, who comes third, has the best turn of all; it changes little between the first two.
        let after = steps(&[
            (0, [5, 0, 0]),
            (1, [5, 9, 0]),
            (2, [15, 9, 0]),
            (3, [15, 19, 0]),
            (4, [15, 19, 11]),
            (5, [29, 19, 11]),
            (6, [29, 20, 11]),
        ]);
        let gains: Vec<i32> = told(&after).iter().map(|t| t.gain).collect();
        assert_eq!(gains, [9, 10, 10, 14]);
        let mut third = after.clone();
        for step in &mut third[4..] {
            step.now[2] += 5;
        }
        for step in &mut third[5..] {
            step.before[2] += 5;
        }
        let told = told(&third);
        assert!(told.len() == TURNINGS && told.iter().any(|t| t.gain == 16));
    }

    #[test]
    fn a_first_part_that_leaves_all_level_turns_nothing() {
        let steps = steps(&[
            (0, [10, 10, 0]),
            (1, [12, 10, 0]),
            (2, [12, 14, 0]),
            (3, [18, 14, 0]),
        ]);
        let parts: Vec<usize> = told(&steps).iter().map(|t| t.part).collect();
        assert_eq!(parts, [1, 2, 3]);
    }

    #[test]
    fn fewer_can_be_better() {
        let fewer = Unit {
            message: "unit-points",
            fewer: true,
        };
        let after = steps(&[(0, [0, -2, 0]), (1, [-3, -2, 0])]);
        let told = turnings(&after, &alone(&[0, 1, 2]), fewer);
        assert_eq!(told.len(), 2);
        assert_eq!((told[1].who, told[1].gain), (Seats::one(Seat(0)), -3));
        let one = fewer.count(1);
        let lead = Message::new("result-leads").with("who", Seats::one(Seat(0)));
        assert_eq!(told[1].leads, lead.with("count", one));
    }

    #[test]
    fn the_words_of_a_turning_point_are_those_of_its_seat() {
        // A count tells every seat's points, and not in the order of the seats.
        let mut after = steps(&[(0, [15, 10, 5]), (1, [20, 25, 10])]);
        after[0].lines = vec![
            line(2, "wealth", 5),
            line(1, "two couples", 10),
            line(0, "a marriage, an ace and wealth", 15),
        ];
        after[1].lines = vec![
            line(2, "an ace", 5),
            line(0, "wealth", 5),
            line(1, "an ace and wealth", 15),
        ];
        let told = turnings(&after, &alone(&[1, 0, 2]), Unit::POINTS);
        let told: Vec<(Option<Seat>, i32, &str)> = told
            .iter()
            .map(|t| (t.who.first(), t.gain, t.words.as_str()))
            .collect();
        assert_eq!(
            told,
            [
                (Some(Seat(0)), 15, "a marriage, an ace and wealth"),
                (Some(Seat(1)), 15, "an ace and wealth")
            ]
        );
    }

    #[test]
    fn a_reason_is_ones_own_or_says_whose_it_was() {
        let step = |lines: Vec<LogLine>| After {
            position: 1,
            seen: 1,
            part: 0,
            before: vec![5, 0, 0],
            now: vec![0, 5, 0],
            lines,
        };
        let taken = step(vec![
            line(0, "a card that brings nothing", 0),
            line(1, "a lead", 5),
        ]);
        assert_eq!(taken.reason(Seats::one(Seat(0)), -5), by(1, "a lead"));
        assert_eq!(taken.reason(Seats::one(Seat(1)), 5).as_str(), "a lead");
        let moved = step(vec![LogLine::of(Seat(1), shown("a move"))]);
        assert_eq!(moved.reason(Seats::one(Seat(0)), -5), by(1, "a move"));
        assert_eq!(moved.reason(Seats::one(Seat(1)), 5).as_str(), "a move");
        // What a player lost through another's deed is told with the deed.
        let through = step(vec![
            LogLine::of(Seat(1), shown("builds")),
            LogLine::of(Seat(0), shown("has no longer the most")),
        ]);
        let told = Message::new("result-through")
            .with("words", Arg::Name("has no longer the most".to_owned()))
            .with("deed", argument(&by(1, "builds")));
        assert_eq!(through.reason(Seats::one(Seat(0)), -5), Text::from(told));
        let untold = step(Vec::new()).reason(Seats::one(Seat(0)), -5);
        assert_eq!(untold, Text::EMPTY);
        // For a share of the whole, the share is given.
        let some = LogLine::of(Seat(1), Message::new("why-ace")).points(3);
        let partly = Message::new("result-partly").with("words", Message::new("why-ace"));
        let told = step(vec![some]).reason(Seats::one(Seat(1)), 5);
        assert_eq!(told, Text::from(partly.with("n", 3)));
    }
}

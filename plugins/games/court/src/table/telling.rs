//! Account of a step: the log, and the stages in which picks are turned up, laid and hands passed.

use super::{moment::Moment, named};
use crate::{
    rules::{Court, Open, Step, View},
    score::{Effect, Tally, lead, pairing},
};
use kortlek_rules::{
    Arg, Card as _, Message, Note, Rules, Seat, Seats, Text,
    french::{Card, Suit},
    presentation::{Beat, Cue, LogLine, Mark, Stage, StepPresentation, note_message},
};

/// Cards that each seat has laid between two positions, in the order in which they came.
fn laid(before: &Open, after: &Open, players: usize) -> Vec<Vec<Card>> {
    let of = |seat: Seat| {
        let old = before.court(seat);
        let new = after.court(seat).iter();
        new.filter(|card| !old.contains(card)).copied().collect()
    };
    Seat::all(players).map(of).collect()
}

/// The joker that a seat has used between two positions.
fn used(before: &Open, after: &Open, seat: Seat) -> Option<Card> {
    let old = before.court(seat).iter();
    let mut gone = old.filter(|card| !after.court(seat).contains(card));
    gone.next().copied()
}

/// A couple that a card has made, and who lies in the court with whom.
struct Couple {
    seat: Seat,
    name: &'static str,
    points: i32,
}

impl Court {
    pub(super) fn told(
        &self,
        [before, after]: [&View; 2],
        notes: &[Note],
        me: Seat,
    ) -> StepPresentation {
        match before.open.step {
            Step::Deal => self.tell_deal(after, me),
            Step::Play => Court::tell_pick(after),
            Step::Reveal => self.tell_reveal([before, after], me),
            Step::Pass => Court::tell_pass(),
            Step::Score => self.tell_score([before, after], notes, me),
            Step::Over => StepPresentation::default(),
        }
    }

    fn tell_deal(&self, after: &View, me: Seat) -> StepPresentation {
        let round = Message::new("heading-round").with("n", after.open.round);
        let words = Message::new("dealt").with("n", after.open.hand_size);
        let mut told = StepPresentation {
            lines: vec![LogLine::new(words).heading(round)],
            stages: Vec::new(),
        };
        if after.open.round > 1 {
            let mut all = Moment::new(after, me);
            all.gathered = true;
            told.stages.push(Stage {
                layout: Some(all.layout()),
                beats: vec![Beat::Cue(Cue::Shuffle)],
                line: Text::EMPTY,
            });
        }
        told.stages.push(Stage {
            beats: vec![Beat::Cue(Cue::Shuffle), Beat::Cue(Cue::Deal)],
            ..Stage::default()
        });
        told
    }

    /// Presents a pick: it stays secret, and the player knows his own.
    fn tell_pick(after: &View) -> StepPresentation {
        let all = after.open.step == Step::Reveal;
        let cue = if all { Cue::Reveal } else { Cue::Slide };
        StepPresentation::new(Vec::new(), vec![Beat::Cue(cue)])
    }

    fn tell_reveal(&self, [before, after]: [&View; 2], me: Seat) -> StepPresentation {
        let players = self.players();
        let picks = laid(&before.open, &after.open, players);
        let mut lines = Vec::new();
        let mut couples = Vec::new();
        for seat in Seat::all(players) {
            self.lines_of(seat, [&before.open, &after.open], &picks, &mut lines);
            couples.extend(made_of(seat, &before.open, &picks[seat.index()]));
        }
        self.lines_of_lost_leads([&before.open, &after.open], &picks, &mut lines);
        // The last line stands on top. Headings are for rounds: they are the parts of the game.
        let turn = Message::new("turn-log").with("n", before.open.turn);
        lines.push(LogLine::new(turn));
        let found = couples.iter().filter(|couple| couple.points > 0).count();
        let line = Message::new("found-line").with("n", found);
        let mut beats = vec![Beat::Cue(Cue::Place)];
        if found > 0 {
            beats.push(Beat::Cue(Cue::TrickWon));
            beats.push(Beat::Banner(self.banner(&couples).into()));
        } else if !couples.is_empty() {
            beats.push(Beat::Cue(Cue::Deferred));
        }
        let stage = |layout, beats, line| Stage {
            layout: Some(layout),
            beats,
            line,
        };
        let mut up = Moment::new(before, me);
        up.turned = Some(&picks);
        let flip = vec![Beat::Cue(Cue::Flip)];
        let mut down = Moment::new(after, me);
        down.new = &picks;
        let stages = vec![
            stage(up.layout(), flip, "reveal-line".into()),
            stage(down.layout(), beats, line.into()),
            Stage::default(),
        ];
        StepPresentation { lines, stages }
    }

    /// The words over the table for the couples that have found each other.
    fn banner(&self, couples: &[Couple]) -> Message {
        let worth = couples.iter().filter(|couple| couple.points > 0);
        let said = worth.map(|couple| {
            let what = Message::new("couple-of").with("who", couple.seat);
            let what = what.with("what", couple.name).with("points", couple.points);
            Arg::from(what)
        });
        Message::new("couples-banner").with("all", Arg::All(said.collect()))
    }

    /// The log's lines on what a seat has laid.
    fn lines_of(
        &self,
        seat: Seat,
        [before, after]: [&Open; 2],
        picks: &[Vec<Card>],
        lines: &mut Vec<LogLine>,
    ) {
        let players = self.players();
        let [was, is] = [before, after].map(Open::tallies);
        let mut court: Vec<Card> = before.court(seat).to_vec();
        if let Some(joker) = used(before, after, seat) {
            court.retain(|card| *card != joker);
            let words = Message::new("used-log").with("next", seat.left(players));
            lines.push(LogLine::of(seat, words).faces([joker.face()]));
        }
        for card in &picks[seat.index()] {
            let old = Tally::of(&court);
            court.push(*card);
            let new = Tally::of(&court);
            let courts = [&was[..players], &is[..players]];
            let (effect, points) = Effect::of(*card, seat, [&old, &new], courts);
            let about = |id| Message::new(id).with("card", named(*card));
            let words = match effect {
                Effect::Joker => about("laid-joker"),
                Effect::Ace(n) => about("laid-ace").with("n", n),
                Effect::Open => about("laid-open"),
                Effect::Couple(name) => about("laid-couple").with("what", name),
                Effect::Wealth(suit, lead) => {
                    let id = match (lead.seats.has(seat), lead.seats.len()) {
                        (true, 1) => "laid-leads",
                        (true, _) => "laid-shares",
                        (false, _) => "laid-number",
                    };
                    about(id).with("n", new.pips[suit])
                }
            };
            let mut line = LogLine::of(seat, words).faces([card.face()]);
            if points != 0 {
                line = line.points(points);
            }
            if let Effect::Wealth(suit, _) = effect {
                line = line.marks([Mark(Suit::ALL[suit].name())]);
            }
            lines.push(line);
        }
    }

    /// The log's lines on what the cards of others have cost a seat in suits in which it has laid nothing itself.
    fn lines_of_lost_leads(
        &self,
        [before, after]: [&Open; 2],
        picks: &[Vec<Card>],
        lines: &mut Vec<LogLine>,
    ) {
        let players = self.players();
        let tallies = [before, after].map(Open::tallies);
        for suit in Suit::ALL {
            let [was, is] = [0, 1].map(|k| lead(&tallies[k][..players], suit.index()));
            for seat in was.seats.iter() {
                let counts =
                    |card: &Card| card.suit() == Some(suit) && (2..=10).contains(&card.rank());
                let lays = picks[seat.index()].iter().any(counts);
                let has = is.of(seat);
                if lays || has == was.each {
                    continue;
                }
                let id = if has > 0 { "lead-shared" } else { "lead-lost" };
                let words = Message::new(id).with("suit", suit);
                let line = LogLine::of(seat, words).points(has - was.each);
                lines.push(line.marks([Mark(suit.name())]));
            }
        }
    }

    fn tell_pass() -> StepPresentation {
        let mut told = StepPresentation::new(Vec::new(), vec![Beat::Cue(Cue::Slide)]);
        told.stages[0].line = "pass-line".into();
        told
    }

    fn tell_score(
        &self,
        [before, after]: [&View; 2],
        notes: &[Note],
        me: Seat,
    ) -> StepPresentation {
        let open = &after.open;
        let mut lines = Vec::new();
        for seat in Seat::all(self.players()) {
            let own = notes.iter().filter(|note| note.seat == seat);
            let sum: i32 = own.clone().map(|note| note.points).sum();
            let why = own.map(|note| {
                let why = Message::new("scored").with("what", note_message(note));
                Arg::from(why.with("n", note.points))
            });
            let words = Message::new("score-log").with("why", Arg::All(why.collect()));
            lines.push(LogLine::of(seat, words).points(sum));
        }
        lines.push(LogLine::new("count-log"));
        // Couples, then aces, then wealth, each for all seats.
        let groups: [(&[&str], &'static str); 3] = [
            (&["marriage", "intrigue", "affair"], "count-couples"),
            (&["aces"], "count-aces"),
            (&["wealth"], "count-wealth"),
        ];
        let mut so_far = vec![0; self.players()];
        let mut stages = Vec::new();
        for (why, words) in groups {
            let mut beats = Vec::new();
            for seat in Seat::all(self.players()) {
                let own = notes.iter().filter(|note| note.seat == seat);
                let of = own.filter(|note| why.contains(&note.why.as_ref()));
                let sum: i32 = of.map(|note| note.points).sum();
                if sum > 0 {
                    so_far[seat.index()] += sum;
                    beats.push(Beat::Points(seat, sum, words.into()));
                }
            }
            // The score sheet has what has been counted.
            if !beats.is_empty() {
                let mut counted = Moment::new(before, me);
                counted.so_far = &so_far;
                stages.push(Stage {
                    layout: Some(counted.layout()),
                    beats,
                    line: Text::EMPTY,
                });
            }
        }
        let mut end = vec![Beat::Cue(Cue::RoundEnd)];
        if open.step == Step::Deal {
            end.push(Beat::Banner(self.leaders(open).into()));
        }
        stages.push(Stage {
            beats: end,
            ..Stage::default()
        });
        if open.step == Step::Deal {
            // There is time to read what was counted before all cards are gathered.
            stages.push(Stage {
                line: "counted-line".into(),
                ..Stage::default()
            });
        }
        StepPresentation { lines, stages }
    }

    /// Message about the seats in front after a round.
    fn leaders(&self, open: &Open) -> Message {
        let totals = &open.totals[..self.players()];
        let most = totals.iter().copied().max().unwrap_or(0);
        let first = Seat::all(self.players()).filter(|seat| totals[seat.index()] == most);
        Message::new("leaders-banner")
            .with("who", first.collect::<Seats>())
            .with("round", open.round)
            .with("n", most)
    }
}

/// The couples that these cards make in a court, one after the other.
fn made_of(seat: Seat, before: &Open, cards: &[Card]) -> Vec<Couple> {
    let mut open = Tally::of(before.court(seat)).open;
    let mut made = Vec::new();
    for card in cards.iter().filter(|card| card.is_picture()) {
        open = match open {
            None => Some(*card),
            Some(first) => {
                let (name, points) = pairing(first, *card);
                made.push(Couple { seat, name, points });
                None
            }
        };
    }
    made
}

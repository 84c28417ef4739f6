//! What is told of each step: lines for the log, and the stages in which the great moments are seen.

use super::words::{on_track, worth};
use crate::{
    hidden::View,
    rules::{Action, BlackSnake, Step},
    snakes::Laid,
    tracks::value,
};
use kortlek_rules::{
    Arg, Card as _, Message, Note, Seat, Seen,
    french::CardSet,
    presentation::{
        Beat, Cue, Decided, LogLine, Presentation, Stage, StepPresentation, note_message,
    },
};

/// A run as it is read from the cards, pictures with the value that they have in it: “3 4 Q=5 6”.
fn signs(run: &[Laid]) -> Arg {
    let sign = |laid: &Laid| match value(laid.card) {
        Some(1) => Arg::Name("A".to_owned()),
        Some(n) => n.into(),
        None => Message::new("picture-as")
            .with("rank", laid.card.rank_message())
            .with("n", laid.value)
            .into(),
    };
    Arg::Row(run.iter().map(sign).collect())
}

fn cue(cue: Cue) -> Vec<Beat> {
    vec![Beat::Cue(cue)]
}

/// A step that is heard, and of which nothing is told.
fn only_heard(sound: Cue) -> StepPresentation {
    StepPresentation::new(Vec::new(), cue(sound))
}

impl BlackSnake {
    pub(super) fn tale(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        match made {
            Some((seat, Seen::Open(Action::Stop {}))) => {
                self.tell_run(before, seat, notes, after, me)
            }
            Some((_, Seen::Open(Action::Lay { .. } | Action::Add { .. }))) => {
                only_heard(Cue::Place)
            }
            Some((_, Seen::Open(Action::Vote { .. }) | Seen::Hidden)) => only_heard(Cue::Token),
            Some((seat, Seen::Open(a))) => {
                let words = self.action_words(before, seat, a).attribute("done");
                let mut line = LogLine::of(seat, words);
                if let Action::DrawOpen { card } = a {
                    line = line.faces([card.face()]);
                }
                let heard = match a {
                    Action::Propose {} => Cue::YourTurn,
                    _ => Cue::Slide,
                };
                StepPresentation::new(vec![line], cue(heard))
            }
            None => self.tell_proceeding(before, after, me),
        }
    }

    /// A run is over and counted. A long one, or the one that wins, is spread out first.
    fn tell_run(
        &self,
        before: &View,
        seat: Seat,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        let Step::Laying { track, dir } = before.open.step else {
            return StepPresentation::default();
        };
        let run = before.open.snakes.last_run(track);
        let points: i32 = notes.iter().map(|note| note.points).sum();
        let words = on_track("run-laid", track)
            .with("cards", signs(&run))
            .with("dir", dir.message());
        let line = LogLine::of(seat, words)
            .points(points)
            .faces(run.iter().map(|laid| laid.card.face()));
        let counted = notes
            .iter()
            .map(|note| Beat::Points(note.seat, note.points, note_message(note).into()));
        let wins = after.open.step == Step::Over;
        if run.len() < 4 && !wins {
            return StepPresentation::new(vec![line], counted.collect());
        }
        let banner = Message::new(if wins { "run-wins" } else { "run-banner" })
            .with("who", seat)
            .with("cards", run.len())
            .with("worth", worth(points));
        let mut beats = vec![Beat::Cue(Cue::RoundEnd), Beat::Banner(banner.into())];
        beats.extend(counted);
        let spread = Stage {
            layout: Some(self.lay_out(before, me, Some(track))),
            beats,
            line: Message::new("run-counted")
                .with("who", seat)
                .with("cards", run.len())
                .with("worth", worth(points))
                .with("sum", after.open.points[seat.index()])
                .into(),
        };
        StepPresentation {
            lines: vec![line],
            stages: vec![spread, Stage::default()],
        }
    }

    fn tell_proceeding(&self, before: &View, after: &View, me: Seat) -> StepPresentation {
        let (old, new) = (&before.open, &after.open);
        match old.step {
            Step::Setup => {
                let first = Message::new("goes-first").with("who", new.first);
                let line = LogLine::new(first).heading("last-turns");
                let turned = Message::new("tracks-turned").with("pictures", new.aside.len());
                let tracks = new.tracks.iter().flatten().map(|card| card.face());
                let tracks = LogLine::new(turned).faces(tracks);
                let beats = [Cue::Shuffle, Cue::Flip].map(Beat::Cue).to_vec();
                StepPresentation::new(vec![line, tracks], beats)
            }
            Step::Rest => only_heard(Cue::Shuffle),
            Step::Deal | Step::Open => only_heard(Cue::Deal),
            Step::Count => self.tell_votes(before),
            Step::Renew => self.tell_renewal(before, after, me),
            _ => match self.tell_deck_again(before, after, me) {
                Some((line, stage)) => StepPresentation {
                    lines: vec![line],
                    stages: vec![stage, Stage::default()],
                },
                None => only_heard(Cue::Flip),
            },
        }
    }

    fn tell_votes(&self, v: &View) -> StepPresentation {
        let [asked, against] = self.votes(v);
        let (id, who) = match against.is_empty() {
            true => ("all-agree", asked),
            false => ("some-refuse", against),
        };
        let line = LogLine::new(Message::new(id).with("who", who)).who(who);
        StepPresentation::new(vec![line], cue(Cue::Reveal))
    }

    /// The covered cards become the deck, if they do in this step: the line, and the tables without its snakes.
    fn tell_deck_again(&self, before: &View, after: &View, me: Seat) -> Option<(LogLine, Stage)> {
        let (old, new) = (&before.open, &after.open);
        if old.generations == new.generations {
            return None;
        }
        let mut bare = *before;
        let open = &mut bare.open;
        let covered = open.used.len();
        open.snakes.remove(open.used);
        open.deck += covered as u8;
        open.used = CardSet::EMPTY;
        let say = |id| Message::new(id).with("n", covered);
        let stage = Stage {
            layout: Some(self.lay_out(&bare, me, None)),
            beats: cue(Cue::Shuffle),
            line: say("deck-again-line").into(),
        };
        Some((LogLine::new(say("deck-again-log")), stage))
    }

    /// The old top cards go, new ones come, pictures turned on the way are named.
    fn tell_renewal(&self, before: &View, after: &View, me: Seat) -> StepPresentation {
        let mut bare = *before;
        let open = &mut bare.open;
        for card in open.tracks.iter_mut().filter_map(Option::take) {
            open.used.insert(card);
        }
        open.snakes.renew();
        let gone = Stage {
            layout: Some(self.lay_out(&bare, me, None)),
            beats: cue(Cue::Slide),
            line: "renew-line".into(),
        };
        let tops = after.open.tracks.iter().flatten();
        let names = tops.clone().map(|card| Arg::Term(card.rank_message()));
        let words = Message::new("tracks-renewed").with("cards", Arg::All(names.collect()));
        let mut lines = vec![LogLine::new(words).faces(tops.map(|card| card.face()))];
        let mut stages = vec![gone];
        if let Some((line, stage)) = self.tell_deck_again(&bare, after, me) {
            lines.insert(0, line);
            stages.push(stage);
        }
        stages.push(Stage {
            beats: vec![Beat::Cue(Cue::Flip), Beat::Banner("new-tracks".into())],
            ..Stage::default()
        });
        StepPresentation { lines, stages }
    }
}

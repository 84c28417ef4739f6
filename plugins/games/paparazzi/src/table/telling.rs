//! Telling of a step: the card and what it changes, then the count, celebrity by celebrity.

use super::{
    ahead::{of_sums, tally},
    picture::Count,
};
use crate::{
    board::Cell,
    rules::{Paparazzi, View, worth},
};
use kortlek_rules::{
    Arg, Card as _, Message, Rules, Seat, Seats,
    french::Card,
    presentation::{Beat, Cue, CueTime, LogLine, Stage, StepPresentation},
};

/// Sound: a camera’s shutter.
const SHUTTER: Cue = Cue::Own("shutter", CueTime::Start);

/// The celebrities are laid out, and somebody begins.
pub(super) fn deal(after: &View) -> StepPresentation {
    let first = after.open.first;
    let line = LogLine::of(first, Message::new("begins").with("who", first));
    let cues = [Cue::Shuffle, Cue::Flip, Cue::Deal].map(Beat::Cue);
    StepPresentation::new(vec![line], cues.to_vec())
}

/// A card is drawn, quickly.
pub(super) fn draw() -> StepPresentation {
    StepPresentation::new(Vec::new(), vec![Beat::Cue(Cue::Slide)])
}

/// The names of celebrities.
fn names(v: &View, numbers: impl IntoIterator<Item = usize>) -> Arg {
    let cards = numbers.into_iter().map(|n| v.open.celebrities[n].into());
    Arg::All(cards.collect())
}

/// The seat that a celebrity goes to, as the messages take it.
fn taker(v: &View, n: usize) -> Seats {
    v.open.taker(n).into_iter().collect()
}

impl Paparazzi {
    /// Telling of a card that is laid: where, and which celebrities it takes, ties or closes.
    pub(super) fn tell_card(
        &self,
        [before, after]: [&View; 2],
        (seat, card, cell): (Seat, Card, Cell),
        me: Seat,
    ) -> StepPresentation {
        let beside: Vec<usize> = self.layout.board().celebrities_beside(cell).collect();
        let faces = beside.iter().map(|n| after.open.celebrities[*n].face());
        let faces: Vec<_> = [card.face()].into_iter().chain(faces).collect();
        let turned = |now: Option<Seat>| {
            let goes = |n: &usize| after.open.taker(*n) == now && before.open.taker(*n) != now;
            beside.iter().copied().filter(goes).collect::<Vec<usize>>()
        };
        let (won, tied) = (turned(Some(seat)), turned(None));
        let lost: Seats = tied.iter().filter_map(|n| before.open.taker(*n)).collect();
        // If it is so at all celebrities beside the card, they need not be named again.
        let all = |some: &[usize]| u8::from(some.len() == beside.len());
        let words = Message::new("laid")
            .with("card", card)
            .with("beside", names(after, beside.iter().copied()))
            .with("won-all", all(&won))
            .with("won", names(after, won))
            .with("tied-all", all(&tied))
            .with("lost", lost)
            .with("tied", names(after, tied));
        let mut line = LogLine::of(seat, words).faces(faces);
        let laid = before.laid().count();
        if laid.is_multiple_of(self.players()) {
            line = line.heading(Message::new("heading-round").with("n", laid / self.players() + 1));
        }
        let mut lines = vec![line];
        let mut beats = [Cue::Place, SHUTTER].map(Beat::Cue).to_vec();
        let closed = |v: &View, n: usize| v.open.standing(self.layout, n).closed;
        let mut now_closed = Vec::new();
        for n in beside.into_iter().filter(|n| closed(after, *n)) {
            let words = self.counted(["closed", "closed-named"], after, n, me);
            now_closed.push(Arg::from(words.clone()));
            let face = after.open.celebrities[n].face();
            lines.push(LogLine::new(words).faces([face]));
            let taken = after.open.taker(n).is_some();
            beats.push(Beat::Cue(if taken { SHUTTER } else { Cue::Deferred }));
        }
        let mut told = StepPresentation::new(lines, beats);
        if let Some(Arg::Message(words)) = now_closed.pop() {
            told.stages[0].line = words.into();
        }
        told
    }

    /// Standing of a celebrity at the end of its count: the sums, and who takes it.
    fn counted(&self, ids: [&'static str; 2], v: &View, n: usize, me: Seat) -> Message {
        of_sums(v, ids[0], ids[1])
            .with("card", v.open.celebrities[n])
            .with("sums", tally(v, n, me))
            .with("who", taker(v, n))
    }

    /// The count: one celebrity after the other goes to its taker, kings last; then the suits.
    pub(super) fn tell_count(&self, after: &View, me: Seat) -> StepPresentation {
        let open = &after.open;
        let order = open.counting_order();
        let mut lines: Vec<LogLine> = Vec::new();
        let mut stages: Vec<Stage> = Vec::new();
        for (gone, n) in order.into_iter().enumerate() {
            if !open.standing(self.layout, n).begun {
                continue;
            }
            let words = self.counted(["counted", "counted-named"], after, n, me);
            let card = open.celebrities[n];
            let mut line = LogLine::new(words.clone()).faces([card.face()]);
            let mut beats = Vec::new();
            match open.taker(n) {
                Some(seat) => {
                    let points = worth(card);
                    line = line.points(points);
                    beats.push(Beat::Cue(SHUTTER));
                    let why = Message::new("celebrity-named").with("card", card);
                    beats.push(Beat::Points(seat, points, why.into()));
                }
                None => beats.push(Beat::Cue(Cue::Deferred)),
            }
            lines.push(line);
            let count = Count { gone, now: Some(n) };
            stages.push(Stage {
                layout: Some(self.picture(after, me, count)),
                beats,
                line: words.into(),
            });
        }
        if let Some(first) = lines.first_mut() {
            first.heading = "count-title".into();
        }
        let mut beats = Vec::new();
        for seat in Seat::all(self.players()) {
            let suits = open.points_of(seat).suits;
            if suits > 0 {
                lines.push(LogLine::of(seat, "why-suits").points(suits));
                beats.push(Beat::Points(seat, suits, "why-suits".into()));
            }
        }
        // All celebrities are where they go: that is how it lies in the end.
        stages.push(Stage {
            layout: None,
            beats,
            line: "suits-line".into(),
        });
        StepPresentation { lines, stages }
    }
}

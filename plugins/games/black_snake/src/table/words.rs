//! What is said while somebody decides: the bar on top, panels, buttons, facts, and why a pick can't be made.

use super::{
    AGREE, PASS, PROPOSE, Picked, REFUSE, STOP, piece,
    places::{DECK, LINE, hand, lamp, points_for, track},
};
use crate::{
    hidden::View,
    rules::{Action, BlackSnake, Step},
    tracks::{Dir, VALUES, next_value, pictures, value, with_value},
};
use kortlek_rules::{
    Arg, Card as _, Message, Rules, Seat, Seats, Text,
    french::{Card, CardSet, rank_message},
    presentation::{
        ActionButton, Fact, FactGroup, IntendedAction, Mark, Piece, Scene, Status, Target, Targets,
    },
};
use std::collections::BTreeSet;

/// A track by its number, in messages.
pub(super) fn on_track(id: &'static str, n: u8) -> Message {
    Message::new(id).with("n", n + 1)
}

/// So many points, in words.
pub(super) fn worth(points: impl Into<Arg>) -> Message {
    Message::new("points").with("n", points)
}

/// One of these values.
fn ranks(cards: impl IntoIterator<Item = u8>) -> Arg {
    Arg::Any(cards.into_iter().map(|v| rank_message(v).into()).collect())
}

fn faces(cards: CardSet) -> Vec<kortlek_rules::Face> {
    cards.iter().map(Card::face).collect()
}

impl BlackSnake {
    /// Number of points that a seat still needs.
    fn missing(&self, v: &View, seat: Seat) -> u8 {
        self.target.saturating_sub(v.open.points[seat.index()])
    }

    /// Title and line of the bar on top.
    pub(super) fn said(&self, v: &View, me: Seat) -> (Text, Text) {
        let open = &v.open;
        let mine = v.viewer == Some(me) && open.turn == me;
        let who = |id: &'static str| Text::from(Message::new(id).with("who", open.turn));
        match open.step {
            Step::Setup => ("first-tracks".into(), "set-line".into()),
            Step::Rest => ("first-tracks".into(), "rest-line".into()),
            Step::Deal | Step::Open => ("first-cards".into(), "deal-line".into()),
            Step::Start if mine => self.said_at_start(v),
            Step::Second if mine => ("one-more".into(), "one-more-line".into()),
            Step::Laying { .. } if mine => ("go-on-or-stop".into(), self.said_of_run(v)),
            Step::Start => (Text::EMPTY, who("start-of")),
            Step::Second => (Text::EMPTY, who("second-of")),
            Step::Laying { track, dir } => (
                Text::EMPTY,
                on_track("laying-of", track)
                    .with("who", open.turn)
                    .with("dir", dir.message())
                    .with("worth", worth(open.run_points()))
                    .with("ends", u8::from(open.run_ends()))
                    .into(),
            ),
            Step::Draw { .. } | Step::Refill { .. } if open.deck == 0 => (
                "deck-again".into(),
                Message::new("deck-again-line")
                    .with("n", open.used.len())
                    .into(),
            ),
            Step::Draw { .. } | Step::Refill { .. } => (Text::EMPTY, "refill-line".into()),
            Step::Vote => ("new-tracks-asked".into(), who("vote-line")),
            Step::Count => {
                let [_, against] = self.votes(v);
                let line = Message::new("votes-line").with("who", against);
                ("votes-in".into(), line.into())
            }
            Step::Renew => ("new-tracks".into(), "renew-line".into()),
            Step::Over => (Text::EMPTY, self.ending(v)),
        }
    }

    /// The seats that were asked for new tracks, and those of them that refuse.
    pub(super) fn votes(&self, v: &View) -> [Seats; 2] {
        let asked = Seats::all(self.players()).without(v.open.turn);
        let against = asked.iter().filter(|seat| !v.agreed.has(*seat));
        [asked, against.collect()]
    }

    fn said_at_start(&self, v: &View) -> (Text, Text) {
        let open = &v.open;
        if let Some((points, n, dir)) = self.best(v) {
            let line = on_track("best-run", n)
                .with("points", points)
                .with("dir", dir.message());
            return ("lay-or-draw".into(), line.into());
        }
        let (title, line) = match (open.can_draw(), open.proposed, open.has_cards()) {
            (false, ..) => ("nothing-to-do", "pass-line"),
            (_, false, true) => ("draw-two", "draw-or-ask"),
            (_, true, _) => ("draw-two", "asked-line"),
            (_, false, false) => ("draw-two", "draw-line"),
        };
        (title.into(), line.into())
    }

    /// Facts on the viewer's own run.
    fn said_of_run(&self, v: &View) -> Text {
        let open = &v.open;
        let next = open
            .run_dir()
            .map_or(1, |dir| next_value(open.value.max(1), dir));
        let fits = open.next_cards(v.hand);
        let id = match (open.run_ends(), fits.is_empty()) {
            (true, true) => "run-is-done",
            (true, false) if open.run_points() == points_for(4) => "run-is-full",
            (true, false) => "run-so-far",
            (false, _) => "run-must-go-on",
        };
        let all = self.run_in_all(v);
        Message::new(id)
            .with("worth", worth(open.run_points()))
            .with("value", rank_message(next))
            .with("all", all)
            .into()
    }

    /// The line once something is picked.
    pub(super) fn said_of_choice(&self, v: &View, me: Seat, chosen: &[Target]) -> Text {
        let open = &v.open;
        if v.viewer != Some(me) || open.turn != me {
            return Text::EMPTY;
        }
        let Some(picked) = Picked::of(v, chosen) else {
            return Text::EMPTY;
        };
        let about = |id: &'static str| Message::new(id).with("rank", picked.card.rank_message());
        if let Some(a) = self.laying(v, chosen) {
            let then = self.after(v, a);
            let id = match (self.following(&then).is_empty(), then.open.run_ends()) {
                (true, _) => "lay-alone",
                (false, true) => "lay-and-more",
                (false, false) => "lay-picture",
            };
            let track = match then.open.step {
                Step::Laying { track, .. } => track,
                _ => 0,
            };
            return about(id)
                .with("n", track + 1)
                .with("value", rank_message(then.open.value))
                .with("points", then.open.run_points())
                .with("all", self.run_in_all(&then))
                .into();
        }
        if open.step != Step::Start {
            return Text::EMPTY;
        }
        if let Some(n) = picked.track {
            return self.with_both_values(about("which-way"), v, n).into();
        }
        let places = self.places_for(v, picked.card);
        let mut tracks: Vec<u8> = places.iter().map(|(n, _)| n + 1).collect();
        tracks.dedup();
        let many = tracks.len();
        let tracks = Arg::All(tracks.into_iter().map(Arg::from).collect());
        let say = about("which-track").with("tracks", tracks);
        say.with("many", many).into()
    }

    /// Adds the values that a track takes either way to a message.
    fn with_both_values(&self, say: Message, v: &View, n: u8) -> Message {
        let [up, down] = Dir::ALL.map(|dir| v.open.wanted(n, dir).unwrap_or(1));
        say.with("up", rank_message(up))
            .with("down", rank_message(down))
    }

    /// Status in a seat's panel.
    pub(super) fn doing(&self, v: &View, seat: Seat, me: Seat) -> Status {
        let open = &v.open;
        let to_go = Message::new("to-go").with("n", self.missing(v, seat));
        let acts = seat == open.turn;
        let words = match open.step {
            Step::Setup | Step::Rest | Step::Deal | Step::Open => Text::EMPTY,
            Step::Start if acts => "to-start".into(),
            Step::Second if acts => "draws-second".into(),
            Step::Laying { .. } if acts => "is-laying".into(),
            Step::Vote | Step::Count if acts => "asks".into(),
            Step::Vote if open.voted.has(seat) => "has-voted".into(),
            Step::Vote => "to-vote".into(),
            Step::Over if self.missing(v, seat) == 0 => "is-in".into(),
            _ => to_go.clone().into(),
        };
        let status = Status::new(words);
        let voting = matches!(open.step, Step::Vote | Step::Count | Step::Renew);
        if seat != me || v.viewer != Some(me) || voting {
            return status;
        }
        let eyes = !open.known[me.index()].is_empty();
        let playing = matches!(open.step, Step::Start | Step::Second | Step::Laying { .. });
        let note = match (acts && playing, eyes) {
            (true, true) => "to-go-and-eyes",
            (true, false) => "to-go-note",
            (false, true) => "eyes-note",
            (false, false) => return status,
        };
        status.note(Message::new(note).with("n", self.missing(v, seat)))
    }

    /// The buttons of the action bar.
    pub(super) fn bar(&self, v: &View, me: Seat) -> Vec<ActionButton> {
        let open = &v.open;
        let button = |name, mark, words: &'static str, note: Text| ActionButton {
            name,
            words: words.into(),
            mark: Some(Mark(mark)),
            note,
        };
        match open.step {
            Step::Laying { .. } if open.turn == me => {
                let note = match open.run_ends() {
                    true => Message::new("stop-note").with("worth", worth(open.run_points())),
                    false => Message::new("stop-not-yet"),
                };
                vec![button(STOP, "star", "stop-run", note.into())]
            }
            Step::Start if open.turn == me => {
                if !open.can_draw() && open.nothing_fits(v.hand) {
                    return vec![button(PASS, "pass", "pass-turn", "pass-note".into())];
                }
                let note = match (open.nothing_fits(v.hand), open.proposed, open.has_cards()) {
                    (false, ..) => "ask-without-a-run",
                    (_, true, _) => "ask-once",
                    (_, _, false) => "ask-no-cards",
                    (true, false, true) => "ask-note",
                };
                vec![button(PROPOSE, "swap", "ask-for-tracks", note.into())]
            }
            Step::Vote if open.turn != me && !open.voted.has(me) => {
                let best = self.best(v).map_or(0, |(points, ..)| points);
                let keeps = Message::new("refuse-note").with("points", best);
                vec![
                    button(AGREE, "check", "agree", "agree-note".into()),
                    button(REFUSE, "cross", "refuse", keeps.into()),
                ]
            }
            _ => Vec::new(),
        }
    }

    /// Facts beside the table.
    pub(super) fn facts(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        let open = &v.open;
        if v.viewer != Some(me) || matches!(open.step, Step::Setup | Step::Rest | Step::Over) {
            return Vec::new();
        }
        let mine = open.turn == me;
        let subject = match open.step {
            Step::Vote if !mine => self.facts_of_vote(v, me),
            Step::Start | Step::Second if mine && chosen == [Target::Zone(DECK)] => {
                self.facts_of_deck(v)
            }
            _ if mine && Picked::of(v, chosen).is_some() => self
                .facts_of_lay(v, chosen)
                .or_else(|| self.facts_of_places(v, chosen))
                .unwrap_or_else(|| self.facts_of_runs(v)),
            Step::Start | Step::Second if mine => self
                .facts_of_draw(v, chosen)
                .unwrap_or_else(|| self.facts_of_runs(v)),
            _ => self.facts_of_runs(v),
        };
        vec![subject, self.facts_of_unseen(v)]
    }

    /// Scores of runs; the one that is being laid is worth what its column says.
    fn facts_of_runs(&self, v: &View) -> FactGroup {
        let laid = match v.open.step {
            Step::Laying { .. } => usize::from(v.open.laid),
            _ => 0,
        };
        let title = match laid {
            0 => Message::new("a-run-scores"),
            _ => Message::new("this-run-scores")
                .with("cards", laid)
                .with("worth", worth(points_for(laid))),
        };
        let rows = (1..=4).map(|cards| {
            let label = Message::new("run-of").with("n", cards);
            Fact::new(label, i32::from(points_for(cards)), Vec::new())
        });
        FactGroup::new(title, rows)
    }

    fn facts_of_lay(&self, v: &View, chosen: &[Target]) -> Option<FactGroup> {
        let picked = Picked::of(v, chosen)?;
        let then = self.after(v, self.laying(v, chosen)?);
        let more = self.following(&then);
        let top = more.last().map_or(then.open.value, |(_, value)| *value);
        let points = |n: u8| format!("+{n}");
        let alone = match then.open.run_ends() {
            true => points(then.open.run_points()),
            false => "–".to_owned(),
        };
        let alone = Fact::new("up-to-here", alone, Vec::new());
        let all = Fact::new(
            Message::new("with-more").with("n", more.len()),
            points(self.run_in_all(&then)),
            more.iter().map(|(card, _)| card.face()).collect(),
        );
        // Who comes next may go either way from there.
        let unknown = v.unknown();
        let next = Dir::ALL.map(|dir| with_value(unknown, next_value(top, dir)));
        let next = next[0].or(next[1]);
        let title = Message::new("subject").with("rank", picked.card.rank_message());
        let left = Fact::count(
            Message::new("left-on-top").with("value", rank_message(top)),
            faces(next),
        );
        Some(FactGroup::new(title, [alone, all, left]))
    }

    /// Score that a card that fits in several places would make in each, with all that can follow.
    fn facts_of_places(&self, v: &View, chosen: &[Target]) -> Option<FactGroup> {
        /// There is no room for more.
        const MOST: usize = 4;
        let picked = Picked::of(v, chosen)?;
        let places = self.places_for(v, picked.card).into_iter();
        let here = places.filter(|(n, _)| picked.track.is_none_or(|track| track == *n));
        let mut rows: Vec<(u8, Fact)> = here
            .map(|(track, dir)| {
                let card = picked.card;
                let then = self.after(v, Action::Lay { track, dir, card });
                let points = self.run_in_all(&then);
                let label = on_track("in-place", track).with("dir", dir.message());
                (points, Fact::new(label, format!("+{points}"), Vec::new()))
            })
            .collect();
        rows.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        rows.truncate(MOST);
        let title = Message::new("subject").with("rank", picked.card.rank_message());
        (!rows.is_empty()).then(|| FactGroup::new(title, rows.into_iter().map(|(_, row)| row)))
    }

    fn facts_of_draw(&self, v: &View, chosen: &[Target]) -> Option<FactGroup> {
        let card = chosen.first()?.french();
        let card = card.filter(|card| v.open.slots.contains(&Some(*card)))?;
        let mut then = *v;
        then.hand.insert(card);
        let best = |v: &View| {
            let best = self.best(v).map_or(0, |(points, ..)| points);
            format!("+{best}")
        };
        let title = Message::new("subject").with("rank", card.rank_message());
        let rows = [
            Fact::new("best-without", best(v), Vec::new()),
            Fact::new("best-with", best(&then), vec![card.face()]),
            Fact::new("all-see-it", Text::EMPTY, Vec::new()),
        ];
        Some(FactGroup::new(title, rows))
    }

    fn facts_of_deck(&self, v: &View) -> FactGroup {
        let rows = [
            Fact::new("in-the-deck", i32::from(v.open.deck), Vec::new()),
            Fact::count("unseen-pictures", faces(pictures(v.unknown()))),
            Fact::count("come-back", faces(v.open.used)),
        ];
        FactGroup::new("the-deck", rows)
    }

    fn facts_of_vote(&self, v: &View, me: Seat) -> FactGroup {
        let best = self.best(v).map_or(0, |(points, ..)| points);
        let own = Fact::new("your-best-run", format!("+{best}"), Vec::new());
        let needs = |seat: Seat| {
            let label = Message::new("needs").with("who", seat);
            Fact::new(label, i32::from(self.missing(v, seat)), Vec::new())
        };
        FactGroup::new("if-tracks-stay", [own, needs(me), needs(v.open.turn)])
    }

    /// Number of cards of each value that nobody has seen: in the deck, or unseen in a hand.
    fn facts_of_unseen(&self, v: &View) -> FactGroup {
        let unknown = v.unknown();
        let rows = (1..=VALUES).map(|n| {
            let sign = match n {
                1 => "A".to_owned(),
                n => n.to_string(),
            };
            Fact::count(sign, faces(with_value(unknown, n)))
        });
        let title = Message::new("not-seen-yet").with("n", pictures(unknown).len());
        FactGroup::new(title, rows)
    }

    /// Meanings of picks that can't be made now.
    pub(super) fn refuse(&self, scene: &mut Scene<Action>, v: &View, chosen: &[Target]) {
        let open = &v.open;
        for button in chosen.iter().filter(|t| matches!(t, Target::Button(_))) {
            scene.instead(*button, "press-again");
        }
        scene.refuse(Target::Button(STOP), Action::Stop {});
        scene.refuse(Target::Button(PROPOSE), Action::Propose {});
        scene.refuse(Target::Button(PASS), Action::Pass {});
        scene.refuse(DECK, Action::DrawDeck {});
        self.refuse_line(scene);
        for card in open.slots.into_iter().flatten() {
            scene.refuse(piece(card), Action::DrawOpen { card });
        }
        for card in v.hand.iter() {
            let meant = self.own_card_meant(v, card);
            scene.refusals.push((piece(card).into(), meant));
        }
        let picked = Picked::of(v, chosen);
        for n in 0..self.players {
            let top = open.tracks[usize::from(n)].map(piece);
            let lamps = Dir::ALL.map(|dir| (Target::Zone(lamp(n, dir)), Some(dir)));
            let row = [Some(Target::Zone(track(n))), top].into_iter().flatten();
            for (target, dir) in row.map(|target| (target, None)).chain(lamps) {
                let meant = self.track_meant(v, picked, n, dir);
                scene.refusals.push((target.into(), meant));
            }
        }
        self.refuse_elsewhere(scene, v);
    }

    /// The points' line is looked at only.
    fn refuse_line(&self, scene: &mut Scene<Action>) {
        let words = Message::new("line-meant").with("n", self.target);
        scene.instead(LINE, words.clone());
        scene.instead(Targets::Cells(LINE), words.clone());
        let lies = scene.layout.pieces().map(|(_, item)| item.piece);
        let signs = lies.filter(|piece| {
            matches!(
                piece,
                Piece::Picture("snake-ten" | "snake-engine" | "snake-halt", _)
            )
        });
        for sign in signs.collect::<Vec<_>>() {
            scene.instead(Target::Piece(sign), words.clone());
        }
    }

    /// Meaning of a track, or of its lamp of a direction, that can't be picked.
    fn track_meant(
        &self,
        v: &View,
        picked: Option<Picked>,
        track: u8,
        dir: Option<Dir>,
    ) -> IntendedAction<Action> {
        let step = v.open.step;
        let nothing = |say: Message| IntendedAction::Nothing(say.into());
        let Some(picked) = picked else {
            return match step {
                Step::Start if self.best(v).is_none() => nothing("nothing-to-lay".into()),
                Step::Start | Step::Laying { .. } => nothing("first-a-card".into()),
                _ => IntendedAction::Action(self.any_lay(v, track)),
            };
        };
        let card = picked.card;
        let lay = |dir| IntendedAction::Action(Action::Lay { track, dir, card });
        if step != Step::Start {
            return lay(dir.unwrap_or(Dir::Up));
        }
        match dir {
            Some(_) if self.places_for(v, card).iter().any(|(n, _)| *n == track) => {
                nothing("pick-the-row".into())
            }
            Some(dir) => lay(dir),
            None if picked.track == Some(track) => nothing("pick-a-lamp".into()),
            None if value(card).is_none() => lay(Dir::Up),
            None => nothing(self.with_both_values(on_track("track-takes", track), v, track)),
        }
    }

    /// Some lay on a track, which the rules refuse just now whatever it is.
    fn any_lay(&self, v: &View, track: u8) -> Action {
        let card = v.hand.first().unwrap_or(Card::at(0));
        let dir = Dir::Up;
        Action::Lay { track, dir, card }
    }

    /// Reason why a card of the own hand can't be picked.
    fn own_card_meant(&self, v: &View, card: Card) -> IntendedAction<Action> {
        let open = &v.open;
        match open.step {
            Step::Laying { .. } => IntendedAction::Action(Action::Add { card }),
            Step::Start => {
                let all = (0..self.players).flat_map(|n| Dir::ALL.map(|dir| open.wanted(n, dir)));
                let wanted: BTreeSet<u8> = all.flatten().collect();
                let id = match value(card) {
                    Some(_) => "no-track-for",
                    None => "no-end-for-picture",
                };
                let say = Message::new(id)
                    .with("rank", card.rank_message())
                    .with("wanted", ranks(wanted));
                IntendedAction::Nothing(say.into())
            }
            _ => IntendedAction::Action(self.any_lay(v, 0)),
        }
    }

    /// Reason why something else can't be picked: covered cards, what others hold, panels.
    fn refuse_elsewhere(&self, scene: &mut Scene<Action>, v: &View) {
        let open = &v.open;
        if open.step == Step::Vote {
            scene.refuse(Targets::All, Action::DrawDeck {});
            return;
        }
        for card in open.used.iter() {
            scene.instead(piece(card), "covered-meant");
        }
        for seat in Seat::all(self.players()) {
            for card in open.known[seat.index()].iter() {
                scene.instead(piece(card), "theirs-meant");
            }
            scene.instead(hand(seat), "theirs-meant");
        }
        scene.instead(Targets::Seats, "theirs-meant");
        let words = match open.step {
            Step::Laying { .. } => "add-or-stop",
            Step::Second => "draw-one-more",
            _ => "lay-or-draw-meant",
        };
        scene.instead(Targets::All, words);
    }
}

//! What is said at the table: the prompt, the panels, the log, the facts that help, the end.

use crate::{
    cards::{Kind, Mode, ahead, follows, is_crown_of, leads, sums, winner},
    options::FirstTake,
    rules::{Action, End, Open, Shed, Step, TAKE, View},
    table::{suits_arg, why_single},
};
use kortlek_rules::{
    Arg, Card as Faced, Rules, Say, Seat, Seats, Seen, Text,
    decktet::{Card, CardSet, Suits},
    tabled::{Aid, AidRow, Beat, Cue, Decided, LogLine, Mark, Prompt, Stage, Status, Tabled},
};

/// A cue, and a banner if there is one.
fn beats(cue: Cue, banner: Option<Say>) -> Vec<Beat> {
    let banner = banner.map(|say| Beat::Banner(say.into()));
    [Beat::Cue(cue)].into_iter().chain(banner).collect()
}

impl Shed {
    /// One of these sides, in words.
    fn one_of(&self, sides: Seats) -> Arg {
        let side = |s: Seat| Arg::Seats(self.seats_of(s.index()));
        Arg::Any(sides.iter().map(side).collect())
    }

    /// What winning a trick that is led with these suits would mean for a side. Its attribute `row` says it shorter.
    fn if_won(&self, open: &Open, side: usize, suits: Suits) -> Say {
        let held = open.takes[side].suits().and(suits);
        let holders = self.holders(open, side, suits);
        let id = match self.due(open, side, suits) {
            Some(Step::Shed) => "if-won-shed",
            Some(Step::Take) => "if-won-take",
            Some(_) => "if-won-supply",
            None => "if-won-kingmaker",
        };
        Say::new(id)
            .with(
                "suits",
                suits_arg(if held.is_empty() { suits } else { held }),
            )
            .with("from", self.one_of(holders))
            .with("who", self.seats_of_sides(holders))
    }

    /// Whether the viewer's side may still win the trick on the table, as far as he can know.
    fn may_win(&self, v: &View, me: Seat) -> bool {
        let open = &v.open;
        let Some((led, cards)) = self.on_table(open) else {
            return true;
        };
        let (mode, of) = (self.mode(), self.cards_a_trick());
        let wins = |cards: &[Card]| {
            let best = ahead(mode, led.kind, cards);
            self.side(self.player_of(led, best)) == self.side(me)
        };
        let still = (cards.len()..of).any(|k| self.player_of(led, k) == me);
        let adds_up = mode != Mode::Single;
        if adds_up && cards.len() + usize::from(still) < of {
            return true;
        }
        if still {
            let hand = self.playable(open, v.hand);
            return hand.iter().any(|card| wins(&[cards, &[card]].concat()));
        }
        let crown_may_come = || v.unseen.iter().any(|c| is_crown_of(c, led.kind));
        wins(cards) || (cards.len() < of && led.seat == me && crown_may_come())
    }

    /// The crown in the viewer's hand that would lift the ace on the table.
    fn lifting(&self, v: &View) -> Option<Card> {
        let (led, cards) = self.on_table(&v.open)?;
        let counts = self.mode() != Mode::Two || cards.len() % 2 == 1;
        let crown = v.hand.iter().find(|c| is_crown_of(*c, led.kind));
        crown.filter(|_| counts)
    }

    /// What the trick on the table means for the viewer: what winning it would bring, and what his crown would do.
    fn stakes(&self, v: &View, me: Seat) -> Say {
        let then = if self.may_win(v, me) {
            self.if_won(&v.open, self.side(me), self.lead_suits(&v.open))
        } else {
            "you-can-not-win".into()
        };
        let Some(crown) = self.lifting(v).filter(|_| v.open.seat == me) else {
            return then;
        };
        let id = match self.mode() {
            Mode::Single if self.playable(&v.open, v.hand).len() == 1 => "crown-is-forced",
            Mode::Single => "crown-would-lift",
            Mode::Pairs | Mode::Two => "crown-would-add",
        };
        Say::new(id).with("card", crown).with("then", then)
    }

    /// What an action does; its attribute `done` tells it in the log.
    pub(crate) fn deed(&self, open: &Open, seat: Seat, a: Action) -> Say {
        let say = match a {
            Action::Lead { card, kind } => Say::new(match kind.suit() {
                Some(_) => "lead-ace",
                None if leads(card).len() > 1 => "lead-card-as",
                None => "lead-card",
            })
            .with("card", card)
            .with("kind", kind),
            Action::Follow { card } => {
                let on = self.kind(open).is_none_or(|kind| follows(card, kind));
                Say::new(if on { "play-card" } else { "play-off" }).with("card", card)
            }
            Action::Shed { suit } => Say::new("shed-token").with("suit", suit),
            Action::Take { from, suit } => Say::new("take-token")
                .with("suit", suit)
                .with("from", self.seats_of(usize::from(from))),
            Action::TakeSupply { suit } => Say::new("take-from-supply").with("suit", suit),
        };
        say.with("who", seat)
    }

    /// Whether a token has to come from the supply because each that could be taken is somebody's last.
    fn is_kingmaker(&self, open: &Open) -> bool {
        open.step == Step::TakeSupply && self.targets(open).len() > 1
    }

    /// What the bar on top says.
    pub(crate) fn said(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let seated = v.viewer == Some(me);
        let yours = seated && open.seat == me;
        let suits = self.lead_suits(open);
        let held = suits.and(open.takes[self.side(open.seat)].suits());
        let about = |id: &'static str, suits: Suits| {
            Say::new(id)
                .with("who", open.seat)
                .with("suits", suits_arg(suits))
                .with("from", self.one_of(self.targets(open)))
        };
        let does = |id: &'static str| about(id, suits);
        let stakes = || Text::from(self.stakes(v, me));
        let (title, line): (Say, Text) = match open.step {
            Step::Setup => ("the-tokens".into(), self.first_tokens().into()),
            Step::Deal => {
                let leader = self.leader_of_round(open, open.round + 1);
                let line = Say::new("deals-and-leads")
                    .with("dealer", leader.right(self.players()))
                    .with("who", leader);
                match open.round {
                    0 => (self.round(1), line.into()),
                    round => (self.after_round(round), line.into()),
                }
            }
            Step::Lead if yours => ("lead-a-card".into(), "lead-line".into()),
            Step::Lead => {
                let line = Say::new("dealer-is").with("who", self.dealer(open));
                (does("who-leads"), line.into())
            }
            Step::Follow if !yours => {
                let line = if seated { stakes() } else { Text::EMPTY };
                (does("who-plays"), line)
            }
            Step::Follow => {
                let kind = self.kind(open).unwrap_or(Kind::Personality);
                let none = v.hand.and(kind.followers()).is_empty();
                let title = Say::new(if none { "any-card" } else { "follow" });
                (title.with("kind", kind), stakes())
            }
            Step::Trick => ("trick-played".into(), self.won_line(open)),
            Step::Shed => (does("won-and-sheds"), about("a-token-of", held).into()),
            Step::Take => (does("penalty-take"), does("penalty-from").into()),
            Step::TakeSupply if self.is_kingmaker(open) => {
                (does("penalty-supply"), "nobody-made-king".into())
            }
            Step::TakeSupply => (does("penalty-supply"), does("nobody-holds").into()),
            Step::Draw if open.hand_sizes[open.seat.index()] == 0 => {
                ("trick-aside".into(), "round-is-over".into())
            }
            Step::Draw if open.stock > 0 => ("trick-aside".into(), "everybody-draws".into()),
            Step::Draw => ("trick-aside".into(), "nobody-draws".into()),
            Step::Over => (self.end_named(open), self.ended(open)),
        };
        let progress = match open.step {
            Step::Setup | Step::Deal => self.round(open.round + 1),
            _ => self.trick_named("trick-of", open),
        };
        Prompt {
            title: title.into(),
            line,
            progress: progress.into(),
        }
    }

    fn first_tokens(&self) -> Say {
        match self.take {
            FirstTake::Full => "tokens-full".into(),
            FirstTake::Random => Say::new("tokens-random").with("n", TAKE),
        }
    }

    fn round(&self, round: u8) -> Say {
        Say::new("round").with("n", round)
    }

    fn after_round(&self, round: u8) -> Say {
        Say::new("after-round").with("n", round)
    }

    /// The trick that is played or comes next, by its place in the round.
    fn trick_named(&self, id: &'static str, open: &Open) -> Say {
        let n = (usize::from(open.tricks) + 1).min(self.tricks());
        Say::new(id)
            .with("round", open.round)
            .with("n", n)
            .with("of", self.tricks())
    }

    /// The end in a few words.
    fn end_named(&self, open: &Open) -> Say {
        let end = open.end.unwrap_or(End::RoundCap);
        Say::of(format!("end-{}", end.name()))
    }

    /// Who wins the trick on the table, in words.
    fn won_line(&self, open: &Open) -> Text {
        let Some((led, cards)) = self.on_table(open) else {
            return Text::EMPTY;
        };
        let mode = self.mode();
        let best = winner(mode, led.kind, cards);
        let seat = self.player_of(led, best);
        if mode == Mode::Single {
            let why = why_single(led.kind, cards, best);
            return Say::new("won-because")
                .with("who", seat)
                .with("why", why)
                .into();
        }
        let mut sums = sums(mode, led.kind, cards);
        sums.sort_unstable();
        let level = sums[0] == sums[1];
        Say::new(if level { "won-level" } else { "won-by-sums" })
            .with("who", self.seats_of(self.side(seat)))
            .with("high", sums[1])
            .with("low", sums[0])
            .into()
    }

    /// What a panel says of a seat.
    pub(crate) fn doing(&self, open: &Open, seat: Seat, me: Seat) -> Status {
        let deals = open.round > 0 && open.step != Step::Over && self.dealer(open) == seat;
        let doing = match open.step {
            _ if open.seat != seat => "",
            Step::Lead => "to-lead",
            Step::Follow => "to-play",
            Step::Shed => "to-shed",
            Step::Take | Step::TakeSupply => "to-take",
            Step::Setup | Step::Deal | Step::Trick | Step::Draw | Step::Over => "",
        };
        // The panel in which no tokens lie says why.
        let apart = self.partnership && seat != me && seat != me.left(self.players());
        Status {
            words: match (deals, doing) {
                (true, "") => "dealer".into(),
                (true, doing) => Say::new("dealer-and").with("doing", doing).into(),
                (false, "") => Text::EMPTY,
                (false, doing) => doing.into(),
            },
            note: match (apart, self.side(seat) == self.side(me)) {
                (false, _) => Text::EMPTY,
                (true, true) => "your-partner".into(),
                (true, false) => "partners".into(),
            },
            out: false,
        }
    }

    /// Facts that help: what a card would do, and what is unseen, with the marks of the types.
    pub(crate) fn facts(&self, v: &View, me: Seat, subject: Option<Card>) -> Vec<Aid> {
        let open = &v.open;
        if matches!(open.step, Step::Setup | Step::Deal | Step::Over) {
            return Vec::new();
        }
        let playing = matches!(open.step, Step::Lead | Step::Follow) && open.seat == me;
        let subject = subject.filter(|_| playing).map(|card| Aid {
            title: Say::new("subject").with("card", card).into(),
            rows: self.card_facts(v, me, card),
        });
        let unseen = |label: &'static str, mark: Option<Kind>, cards: CardSet| AidRow {
            mark: mark.map(|kind| Mark(kind.name())),
            ..counted(label.into(), cards)
        };
        let of = |kind: Kind| v.unseen.and(kind.followers());
        let typed = [Kind::Personality, Kind::Location, Kind::Event];
        let aces = v.unseen.iter().filter(|c| c.kinds().count() == 0);
        let labels = ["personalities", "locations", "events"];
        let types = labels.into_iter().zip(typed);
        let mut rows: Vec<AidRow> = types
            .map(|(label, kind)| unseen(label, Some(kind), of(kind)))
            .collect();
        rows.push(unseen("aces", None, aces.collect()));
        let legend = Aid {
            title: "not-seen-yet".into(),
            rows,
        };
        subject.into_iter().chain([legend]).collect()
    }

    /// What a card would do in the trick.
    fn card_facts(&self, v: &View, me: Seat, card: Card) -> Vec<AidRow> {
        let open = &v.open;
        let mode = self.mode();
        let row = |label: Say| AidRow {
            label: label.into(),
            ..AidRow::default()
        };
        let on_table = self.on_table(open);
        let kinds = on_table.map_or(leads(card).to_vec(), |(led, _)| vec![led.kind]);
        let cards = on_table.map_or(&[][..], |(_, cards)| cards);
        let with: Vec<Card> = cards.iter().copied().chain([card]).collect();
        let mut rows = Vec::new();
        if self.lifting(v) == Some(card) {
            rows.push(row("lifts-the-ace".into()));
        }
        for kind in &kinds {
            if !follows(card, *kind) {
                rows.push(row(Say::new("off-kind").with("kind", *kind)));
            } else if mode != Mode::Single {
                let sums = sums(mode, *kind, &with);
                let own = (with.len() - 1) % 2;
                rows.push(AidRow {
                    value: format!("{} : {}", sums[own], sums[1 - own]).into(),
                    ..row("the-sums-then".into())
                });
                break;
            } else if ahead(mode, *kind, &with) + 1 < with.len() {
                rows.push(row("beaten-already".into()));
            } else if with.len() == self.cards_a_trick() {
                rows.push(row("wins-for-sure".into()));
            } else {
                let id = if kinds.len() > 1 {
                    "beat-it-as"
                } else {
                    "beat-it"
                };
                let beats =
                    |c: &Card| ahead(mode, *kind, &[&with[..], &[*c]].concat()) == with.len();
                let beating = v.unseen.iter().filter(beats).collect();
                rows.push(counted(Say::new(id).with("kind", *kind), beating));
            }
        }
        if open.step == Step::Lead {
            let won = self.if_won(open, self.side(me), card.suits());
            rows.push(row(won.attribute("row")));
        }
        rows
    }

    /// How the end came about.
    pub(crate) fn ended(&self, open: &Open) -> Text {
        let Some(end) = open.end else {
            return Text::EMPTY;
        };
        Say::of(format!("ending-{}", end.name()))
            .with("who", self.seats_of_sides(open.won))
            .with("taker", open.seat)
            .with("suits", suits_arg(self.lead_suits(open)))
            .into()
    }

    /// The log of a step.
    pub(crate) fn tale(&self, before: &View, made: Decided<Action>, after: &View) -> Vec<LogLine> {
        let (was, now) = (&before.open, &after.open);
        let heading = || self.trick_named("trick-heading", now);
        let mut lines = Vec::new();
        match (was.step, made) {
            (Step::Setup, _) => lines.push(LogLine::new(self.first_tokens())),
            (Step::Deal, _) => {
                let words = Say::new("dealt")
                    .with("who", self.dealer(now))
                    .with("n", self.hand_size())
                    .with("aside", self.remainder())
                    .with("stock", now.stock);
                lines.push(LogLine::new(words).heading(heading()));
            }
            (_, Some((seat, Seen::Open(action)))) => {
                let line = LogLine::of(seat, self.deed(was, seat, action).attribute("done"));
                lines.push(match action {
                    Action::Lead { card, .. } | Action::Follow { card } => {
                        line.faces([card.face()])
                    }
                    Action::Shed { suit }
                    | Action::Take { suit, .. }
                    | Action::TakeSupply { suit } => line.marks([Mark(suit.name())]),
                });
            }
            (Step::Trick, _) => {
                let faces = self.trick(was).iter().map(|c| c.face());
                lines.push(LogLine::new(self.won_line(was)).faces(faces));
                if self.is_kingmaker(now) {
                    let kings = self.seats_of_sides(self.targets(now));
                    lines.push(LogLine::new(
                        Say::new("kingmaker-supply").with("who", kings),
                    ));
                }
            }
            (Step::Draw, _) if now.step != Step::Lead => lines.push(LogLine::new("round-is-over")),
            (Step::Draw, _) => {
                let drawn = after.hand.minus(before.hand);
                let words = match drawn.first() {
                    Some(card) => Say::new("drew-card").with("card", card),
                    None if was.stock == 0 => "nobody-drew".into(),
                    None => "everybody-drew".into(),
                };
                let faces = drawn.iter().map(Faced::face);
                lines.push(LogLine::new(words).heading(heading()).faces(faces));
            }
            _ => {}
        }
        if now.step == Step::Over && was.step != Step::Over {
            lines.push(LogLine::new(self.ended(now)));
        }
        lines
    }

    /// How a step is shown.
    pub(crate) fn shown(&self, before: &View, after: &View, me: Seat) -> Vec<Stage> {
        let (was, now) = (&before.open, &after.open);
        let stage = |beats| Stage {
            beats,
            ..Stage::default()
        };
        let mut stages = vec![match was.step {
            Step::Setup => stage(vec![Beat::Cue(Cue::Slide), Beat::Cue(Cue::Token)]),
            Step::Deal => Stage {
                layout: Some(self.layout(before, me)),
                ..stage(beats(Cue::Shuffle, None))
            },
            Step::Draw if now.step != Step::Lead => self.round_ends(before, me),
            Step::Draw => stage(beats(Cue::Slide, None)),
            Step::Lead | Step::Follow if now.step == Step::Trick => {
                stage(vec![Beat::Cue(Cue::Place), Beat::Cue(Cue::TrickWon)])
            }
            Step::Lead | Step::Follow => stage(beats(Cue::Place, None)),
            Step::Shed => stage(beats(Cue::Token, None)),
            Step::Take | Step::TakeSupply => stage(beats(Cue::Capture, None)),
            Step::Trick if self.is_kingmaker(now) => {
                stage(vec![Beat::Banner("banner-kingmaker".into())])
            }
            Step::Trick | Step::Over => Stage::default(),
        }];
        if was.step == Step::Deal {
            let banner = (now.round > 1).then(|| self.round(now.round));
            stages.push(stage(beats(Cue::Deal, banner)));
        }
        // The cards are gathered only when the standing was seen.
        if now.step == Step::Deal && was.step == Step::Draw {
            stages.push(Stage::default());
        }
        if now.step == Step::Over && was.step != Step::Over {
            let end = beats(Cue::RoundEnd, Some(self.end_named(now)));
            stages.push(stage(end));
        }
        stages
    }

    /// The last trick of a round is put aside, and the standing shown.
    fn round_ends(&self, before: &View, me: Seat) -> Stage {
        let mut aside = before.clone();
        aside.open.tricks += 1;
        let round = self.after_round(before.open.round);
        Stage {
            layout: Some(self.layout(&aside, me)),
            beats: beats(Cue::Slide, Some(round)),
            line: "round-is-over".into(),
        }
    }
}

/// A row that counts cards and shows them.
fn counted(label: Say, cards: CardSet) -> AidRow {
    AidRow {
        label: label.into(),
        value: (cards.len() as i32).into(),
        faces: cards.iter().map(Faced::face).collect(),
        ..AidRow::default()
    }
}

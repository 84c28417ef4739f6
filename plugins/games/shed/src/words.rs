//! Words at the table: the stakes, the effect of a card, the account of a step.

use crate::{
    cards::{Kind, Mode, ahead, follows, is_crown_of, leads, sums, winner},
    options::FirstTake,
    rules::{Action, Open, Shed, Step, View},
    table::{suits_arg, why_single},
};
use kortlek_rules::{
    Arg, Card as Faced, Message, Rules, Seat, Seats, Seen, Text,
    decktet::{Card, CardSet, Suits},
    presentation::{Beat, Cue, CueTime, Decided, Fact, LogLine, Mark, Presentation, Stage},
};

/// Sound: cards are taken and slapped together.
const CAPTURE: Cue = Cue::Own("capture", CueTime::Arrival);

impl Shed {
    /// A message on a position, of which it takes what it needs: who decides, the suits of the lead, those of them
    /// that he holds, whom he may take them from, the trick's kind and number, the round that is played or comes
    /// next.
    pub(crate) fn about(&self, open: &Open, id: &'static str) -> Message {
        let suits = self.lead_suits(open);
        let held = open.takes[self.side(open.seat)].suits();
        let round = open.round + u8::from(matches!(open.step, Step::Setup | Step::Deal));
        let leader = self.leader_of_round(open, round);
        Message::new(id)
            .with("who", open.seat)
            .with("suits", suits_arg(suits))
            .with("held", suits_arg(suits.and(held)))
            .with("from", self.one_of(self.targets(open)))
            .with("kind", self.kind(open).unwrap_or(Kind::Personality))
            .with("n", (usize::from(open.tricks) + 1).min(self.tricks()))
            .with("of", self.tricks())
            .with("round", round)
            .with("past", open.round)
            .with("leader", leader)
            .with("dealer", leader.right(self.players()))
    }

    /// A message on an action: its card and what it can be led as, or its token and whose that is.
    pub(crate) fn of_action(&self, say: Message, a: Action) -> Message {
        let of_card = |say: Message, card: Card| {
            let kinds = leads(card).iter().map(|kind| Arg::from(*kind));
            say.with("card", card)
                .with("kinds", Arg::Any(kinds.collect()))
        };
        match a {
            Action::Lead { card, kind } => of_card(say, card).with("as", kind),
            Action::Follow { card } => of_card(say, card),
            Action::Take { from, suit } => {
                let side = self.seats_of(usize::from(from));
                say.with("suit", suit).with("side", side)
            }
            Action::Shed { suit } | Action::TakeSupply { suit } => say.with("suit", suit),
        }
    }

    /// One of these sides, in words.
    fn one_of(&self, sides: Seats) -> Arg {
        let side = |s: Seat| Arg::Seats(self.seats_of(s.index()));
        Arg::Any(sides.iter().map(side).collect())
    }

    /// Meaning of winning a trick that is led with these suits for a side: one of the messages for shedding, for
    /// taking from another side, for taking from the supply, and for the end of the game.
    fn when_won(
        &self,
        open: &Open,
        side: usize,
        suits: Suits,
        [shed, take, supply, end]: [&'static str; 4],
    ) -> Message {
        let held = open.takes[side].suits().and(suits);
        let holders = self.holders(open, side, suits);
        let (id, suits) = match self.due(open, side, suits) {
            Some(Step::Shed) => (shed, held),
            Some(Step::Take) => (take, suits),
            Some(_) => (supply, suits),
            None => (end, suits),
        };
        Message::new(id)
            .with("suits", suits_arg(suits))
            .with("from", self.one_of(holders))
    }

    /// Meaning of winning such a trick for the viewer's side. Its attribute `row` is a shorter text.
    fn if_won(&self, open: &Open, side: usize, suits: Suits) -> Message {
        const IF_WON: [&str; 4] = [
            "if-won-shed",
            "if-won-take",
            "if-won-supply",
            "if-won-kingmaker",
        ];
        let holders = self.seats_of_sides(self.holders(open, side, suits));
        self.when_won(open, side, suits, IF_WON)
            .with("who", holders)
    }

    /// Returns true if a side is not beaten in the trick on the table, whatever is played to it.
    fn is_in_the_race(&self, open: &Open, side: usize) -> bool {
        let (Mode::Single, Some((led, cards))) = (self.mode(), self.on_table(open)) else {
            return true;
        };
        let best = self.player_of(led, ahead(Mode::Single, led.kind, cards));
        // The crown of its suit may lift an ace that was led.
        let lifted = led.kind.suit().is_some() && led.seat.index() == side;
        best.index() == side || lifted || self.still_plays(open, Seat(side as u8))
    }

    /// Meaning for the other sides of winning the trick on the table, or one led with this card: a row each.
    pub(crate) fn others(&self, open: &Open, me: Seat, lead: Option<Card>) -> Vec<Fact> {
        const OTHERS: [&str; 4] = [
            "others-shed",
            "others-take",
            "others-supply",
            "others-kingmaker",
        ];
        let suits = match lead {
            Some(card) => card.suits(),
            None => self.lead_suits(open),
        };
        let others = (0..self.sides()).filter(|side| *side != self.side(me) && !suits.is_empty());
        others
            .filter(|side| lead.is_some() || self.is_in_the_race(open, *side))
            .map(|side| {
                let won = self.when_won(open, side, suits, OTHERS);
                row(won.with("who", self.seats_of(side)))
            })
            .collect()
    }

    /// Returns true if the viewer's side may still win the trick on the table, as far as he can know.
    fn may_win(&self, v: &View, me: Seat) -> bool {
        let open = &v.open;
        let Some((led, cards)) = self.on_table(open) else {
            return true;
        };
        let (mode, left) = (self.mode(), self.cards_a_trick() - cards.len());
        let wins = |cards: &[Card]| {
            let best = ahead(mode, led.kind, cards);
            self.side(self.player_of(led, best)) == self.side(me)
        };
        let still = self.still_plays(open, me);
        if mode != Mode::Single && left > usize::from(still) {
            return true;
        }
        if still {
            let hand = self.playable(open, v.hand);
            return hand.iter().any(|card| wins(&[cards, &[card]].concat()));
        }
        let lifted = || v.unseen.iter().any(|c| is_crown_of(c, led.kind));
        wins(cards) || (left > 0 && led.seat == me && lifted())
    }

    /// The crown in the viewer's hand that would lift the ace on the table.
    fn lifting(&self, v: &View) -> Option<Card> {
        let (led, cards) = self.on_table(&v.open)?;
        let counts = self.mode() != Mode::Two || cards.len() % 2 == 1;
        let crown = v.hand.iter().find(|c| is_crown_of(*c, led.kind));
        crown.filter(|_| counts)
    }

    /// Meaning of the trick on the table for the viewer: the result of winning it, and the effect of his crown.
    pub(crate) fn stakes(&self, v: &View, me: Seat) -> Message {
        let open = &v.open;
        let then = if self.may_win(v, me) {
            self.if_won(open, self.side(me), self.lead_suits(open))
        } else {
            "you-can-not-win".into()
        };
        let Some(crown) = self.lifting(v).filter(|_| open.seat == me) else {
            return then;
        };
        let id = match self.mode() {
            Mode::Single if self.playable(open, v.hand).len() == 1 => "crown-is-forced",
            Mode::Single => "crown-would-lift",
            Mode::Pairs | Mode::Two => "crown-would-add",
        };
        Message::new(id).with("card", crown).with("then", then)
    }

    /// Returns true if a token has to come from the supply because each that could be taken is somebody's last.
    pub(crate) fn is_kingmaker(&self, open: &Open) -> bool {
        open.step == Step::TakeSupply && self.targets(open).len() > 1
    }

    /// Returns true if all cards of the round are played.
    pub(crate) fn round_is_over(&self, open: &Open) -> bool {
        open.round > 0 && open.hand_sizes.iter().all(|size| *size == 0)
    }

    pub(crate) fn first_tokens(&self) -> &'static str {
        match self.take {
            FirstTake::Full => "tokens-full",
            FirstTake::Random => "tokens-random",
        }
    }

    /// The end in a few words, once it has come.
    pub(crate) fn end_named(&self, open: &Open) -> Option<Message> {
        open.end
            .map(|end| Message::of(format!("end-{}", end.name())))
    }

    /// Text about the winner of the trick on the table.
    pub(crate) fn won_line(&self, open: &Open) -> Text {
        let Some((led, cards)) = self.on_table(open) else {
            return Text::EMPTY;
        };
        let mode = self.mode();
        let best = winner(mode, led.kind, cards);
        let mut sums = sums(mode, led.kind, cards);
        sums.sort_unstable();
        let id = match mode {
            Mode::Single => "won-because",
            _ if sums[0] == sums[1] => "won-level",
            _ => "won-by-sums",
        };
        Message::new(id)
            .with("who", self.seats_of(self.side(self.player_of(led, best))))
            .with("why", why_single(led.kind, cards, best))
            .with("high", sums[1])
            .with("low", sums[0])
            .into()
    }

    /// Facts about the effect of a card in the trick.
    pub(crate) fn card_facts(&self, v: &View, me: Seat, card: Card) -> Vec<Fact> {
        let open = &v.open;
        let mode = self.mode();
        let trick = self.on_table(open);
        let kinds = trick.map_or(leads(card).to_vec(), |(led, _)| vec![led.kind]);
        let cards = trick.map_or(&[][..], |(_, cards)| cards);
        let with = [cards, &[card]].concat();
        let mut rows = Vec::new();
        if self.lifting(v) == Some(card) {
            rows.push(row("lifts-the-ace"));
        }
        for kind in &kinds {
            let say = |id| Message::new(id).with("kind", *kind);
            if !follows(card, *kind) {
                rows.push(row(say("off-kind")));
            } else if mode != Mode::Single {
                let sums = sums(mode, *kind, &with);
                let own = (with.len() - 1) % 2;
                rows.push(Fact {
                    value: format!("{} : {}", sums[own], sums[1 - own]).into(),
                    ..row("the-sums-then")
                });
                break;
            } else if ahead(mode, *kind, &with) + 1 < with.len() {
                rows.push(row("beaten-already"));
            } else if with.len() == self.cards_a_trick() {
                rows.push(row("wins-for-sure"));
            } else {
                let id = ["beat-it", "beat-it-as"][usize::from(kinds.len() > 1)];
                let then = |card: &Card| [&with[..], &[*card]].concat();
                let beats = |card: &Card| ahead(mode, *kind, &then(card)) == with.len();
                rows.push(counted(say(id), v.unseen.iter().filter(beats).collect()));
            }
        }
        if open.step == Step::Lead {
            let won = self.if_won(open, self.side(me), card.suits());
            rows.push(row(won.attribute("row")));
        }
        rows
    }

    /// The log of a step.
    pub(crate) fn tale(&self, before: &View, made: Decided<Action>, after: &View) -> Vec<LogLine> {
        let (was, now) = (&before.open, &after.open);
        let about = |id| LogLine::new(self.about(now, id));
        let heading = || self.about(now, "trick-heading");
        let mut lines = Vec::new();
        match (was.step, made) {
            (Step::Setup, _) => lines.push(about(self.first_tokens())),
            (Step::Deal, _) => {
                let dealt = self.about(now, "dealt").with("hand", self.hand_size());
                let dealt = dealt.with("aside", self.remainder());
                let dealt = dealt.with("stock", now.stock);
                lines.push(LogLine::new(dealt).heading(heading()));
            }
            (_, Some((seat, Seen::Open(action)))) => {
                let done = self.action_words(before, seat, action).attribute("done");
                let line = LogLine::of(seat, done);
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
                    let words = Message::new("kingmaker-supply").with("who", kings);
                    lines.push(LogLine::new(words));
                }
            }
            (Step::Draw, _) if now.step != Step::Lead => lines.push(about("round-is-over")),
            (Step::Draw, _) => {
                let drawn = after.hand.minus(before.hand);
                let words = match drawn.first() {
                    Some(card) => Message::new("drew-card").with("card", card),
                    None if was.stock == 0 => "nobody-drew".into(),
                    None => "everybody-drew".into(),
                };
                let faces = drawn.iter().map(Faced::face);
                lines.push(LogLine::new(words).heading(heading()).faces(faces));
            }
            _ => {}
        }
        if now.step == Step::Over {
            lines.push(LogLine::new(self.ending(now)));
        }
        lines
    }

    /// Text while a token moves; nothing of cards.
    fn moved_token(&self, seat: Seat, action: Action) -> Text {
        let id = match action {
            Action::Shed { .. } => "token-shed",
            Action::Take { .. } => "token-taken",
            Action::TakeSupply { .. } => "token-supplied",
            Action::Lead { .. } | Action::Follow { .. } => return Text::EMPTY,
        };
        self.of_action(Message::new(id).with("who", seat), action)
            .into()
    }

    /// Stages in which a step is shown.
    pub(crate) fn stages(
        &self,
        before: &View,
        made: Decided<Action>,
        after: &View,
        me: Seat,
    ) -> Vec<Stage> {
        let (was, now) = (&before.open, &after.open);
        let banner = |id| Beat::Banner(self.about(now, id).into());
        let mut first = Stage::default();
        let mut last: Vec<Beat> = Vec::new();
        if let Some((seat, Seen::Open(action))) = made {
            first.line = self.moved_token(seat, action);
        }
        match was.step {
            Step::Setup => first.beats.extend([Cue::Slide, Cue::Token].map(Beat::Cue)),
            Step::Deal => {
                first.layout = Some(self.layout(before, me));
                first.beats.push(Beat::Cue(Cue::Shuffle));
                last.push(Beat::Cue(Cue::Deal));
                last.extend((now.round > 1).then(|| banner("round")));
            }
            Step::Lead | Step::Follow => {
                first.beats.push(Beat::Cue(Cue::Place));
                if now.step == Step::Trick {
                    first.beats.push(Beat::Cue(Cue::TrickWon));
                }
            }
            Step::Shed => first.beats.push(Beat::Cue(Cue::Token)),
            Step::Take | Step::TakeSupply => first.beats.push(Beat::Cue(CAPTURE)),
            Step::Draw if now.step != Step::Lead => {
                // The last trick is put aside and the standing seen before the cards are gathered.
                let mut aside = *before;
                aside.open.tricks += 1;
                first.layout = Some(self.layout(&aside, me));
                first.beats = vec![Beat::Cue(Cue::Slide), banner("after-round")];
                first.line = "round-is-over".into();
                last.push(Beat::Cue(Cue::Slide));
            }
            Step::Draw => first.beats.push(Beat::Cue(Cue::Slide)),
            Step::Trick if self.is_kingmaker(now) => first.beats.push(banner("banner-kingmaker")),
            Step::Trick | Step::Over => {}
        }
        if let Some(end) = self.end_named(now) {
            last.extend([Beat::Cue(Cue::RoundEnd), Beat::Banner(end.into())]);
        }
        let last = (!last.is_empty()).then(|| Stage {
            beats: last,
            ..Stage::default()
        });
        [first].into_iter().chain(last).collect()
    }
}

/// A row of words alone.
fn row(label: impl Into<Text>) -> Fact {
    Fact {
        label: label.into(),
        ..Fact::default()
    }
}

/// A row that counts cards and shows them.
pub(crate) fn counted(label: Message, cards: CardSet) -> Fact {
    Fact {
        value: (cards.len() as i32).into(),
        faces: cards.iter().map(Faced::face).collect(),
        ..row(label)
    }
}

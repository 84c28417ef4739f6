//! What is said of a position: the bar on top, the panels, the facts beside the table.

use super::{LEAVE, STAY, cell, pile_of};
use crate::{
    odds::Odds,
    rules::{BreakIn, Drawn, Open, ROUNDS, Step, View, is_guard},
};
use kortlek_rules::{
    Arg, Card, Face, Message, Rules, Seat, Seats, Text,
    french::Suit,
    presentation::{Fact, FactGroup, Mark, Prompt, Status, Target},
};

/// A message on odds: `$n` of `$of` cards; another one, ending in `-none`, if there is no alarm among them.
pub(super) fn odds_words(id: &'static str, odds: Odds) -> Message {
    let say = match odds.alarms {
        0 => Message::of(format!("{id}-none")),
        _ => Message::new(id),
    };
    say.with("n", odds.alarms).with("of", odds.cards)
}

/// How the end is told: who is ahead, or shares the win, and whom the alarm caught how often, which no score tells;
/// nothing if the scores say it all.
pub(super) fn ending(rules: &BreakIn, open: &Open) -> Text {
    let money = |seat: &Seat| open.totals[seat.index()];
    let all = Seat::all(rules.players());
    let most = all.clone().map(|s| money(&s)).max().unwrap_or(0);
    let winners: Seats = all.clone().filter(|s| money(s) == most).collect();
    let others = all.clone().filter(|seat| !winners.has(*seat));
    let next = others.map(|s| money(&s)).max().unwrap_or(0);
    let shared = winners.len() > 1;
    let (id, n) = match shared {
        true => ("ending-shared", most),
        false => ("ending-ahead", most - next),
    };
    let how = Message::new(id)
        .with("who", winners)
        .with("n", i32::from(n));
    let times = |seat: Seat| {
        let times = open.caught.iter().filter(|caught| caught.has(seat)).count();
        (times > 0).then(|| {
            Message::new("caught-times")
                .with("who", seat)
                .with("n", times)
        })
    };
    let caught: Vec<Arg> = all.filter_map(times).map(Arg::from).collect();
    if caught.is_empty() {
        return if shared { how.into() } else { Text::EMPTY };
    }
    let say = Message::new("ending-alarms").with("how", how);
    say.with("caught", Arg::All(caught)).into()
}

/// What is left in the pile that the viewer looked through, in a sentence.
pub(super) fn left_in_pile(rules: &BreakIn, v: &View) -> Message {
    let left = v.left(rules);
    let cash = left.iter().filter(|card| !is_guard(*card));
    let pips: i32 = cash.map(|card| i32::from(card.pips())).sum();
    let alarms = left.iter().filter(|card| v.is_alarm(*card));
    let safe = left.iter().filter(|c| is_guard(*c) && !v.is_alarm(*c));
    Message::new("left-tip")
        .with("pips", pips)
        .with("guards", safe.count())
        .with("alarms", Arg::All(alarms.map(Arg::from).collect()))
}

/// The suit of the guards that raised the alarm.
pub(super) fn alarm_suit(open: &Open) -> Option<Suit> {
    open.draws().last().and_then(|last| last.card.suit())
}

impl BreakIn {
    /// A message about a pile: `$whose` looked through it; another one, ending in `-unseen`, if nobody did.
    pub(super) fn of_pile(&self, id: &'static str, open: &Open, pile: usize) -> Message {
        match self.scout_of(open, pile) {
            Some(seat) => Message::new(id).with("whose", seat),
            None => Message::of(format!("{id}-unseen")),
        }
    }

    /// What is said of a card that was turned up.
    pub(super) fn drawn_words(&self, open: &Open, drawn: &Drawn) -> Message {
        let pile = usize::from(drawn.pile);
        let own = self.scout_of(open, pile) == Some(drawn.seat);
        let say = self.of_pile(if own { "drew-own" } else { "drew" }, open, pile);
        say.with("card", drawn.card)
    }

    /// What stands above a seat's cash: what leaving brings, or what the round brought.
    pub(super) fn loot_words(&self, open: &Open, seat: Seat) -> Message {
        if open.round == 0 || (open.table() == 0 && open.inside.has(seat)) {
            return Message::new("no-loot");
        }
        if self.ended_by_alarm(open) && open.inside.has(seat) {
            return Message::new("got-nothing");
        }
        if !open.inside.has(seat) {
            let got = open.sheet[usize::from(open.round) - 1][seat.index()];
            return Message::new("out-with").with("n", got);
        }
        Message::new("leaving-brings").with("n", open.worth(seat))
    }
}

/// A position of which something is said.
pub(super) struct Moment<'a> {
    rules: &'a BreakIn,
    v: &'a View,
    me: Seat,
}

impl<'a> Moment<'a> {
    pub(super) fn new(rules: &'a BreakIn, v: &'a View, me: Seat) -> Moment<'a> {
        Moment { rules, v, me }
    }

    fn open(&self) -> &Open {
        &self.v.open
    }

    fn seated(&self) -> bool {
        self.v.viewer == Some(self.me)
    }

    /// Who still owes an answer.
    fn thinking(&self) -> Seats {
        let open = self.open();
        let owes = |seat: &Seat| !open.decided.has(*seat);
        open.inside.iter().filter(owes).collect()
    }

    /// A message that may speak of whose turn it is, the odds, who is inside and who leaves.
    fn about(&self, id: &'static str) -> Message {
        let open = self.open();
        let odds = self.rules.odds(self.v);
        Message::new(id)
            .with("who", open.turn)
            .with("inside", open.inside)
            .with("n", odds.alarms)
            .with("of", odds.cards)
    }

    fn decide_prompt(&self) -> Prompt {
        let open = self.open();
        let safe = open.guards.is_empty();
        let line = match safe {
            true => "turn-safe",
            false => "turn-armed",
        };
        if !self.seated() {
            return Prompt::new("stay-or-leave", self.about("turn-watch"));
        }
        if !open.inside.has(self.me) {
            let got = open.sheet[usize::from(open.round) - 1][self.me.index()];
            let title = Message::new("you-are-out").with("n", got);
            return Prompt::new(title, self.about("still-inside"));
        }
        if open.decided.has(self.me) {
            let title = match self.v.leaving {
                true => "you-leave",
                false => "you-stay",
            };
            let line = Message::new("waiting-for").with("who", self.thinking());
            return Prompt::new(title, line);
        }
        Prompt::new("stay-or-leave", self.about(line))
    }

    fn draw_prompt(&self) -> Prompt {
        let mine = self.seated() && self.open().turn == self.me;
        let title = self.about(if mine { "draw-title" } else { "draws-title" });
        let line = match (self.rules.odds(self.v).alarms, mine) {
            (0, _) => self.about("draw-safe"),
            (_, true) => self.about("draw-line"),
            (_, false) => self.about("draws-line"),
        };
        Prompt::new(title, line)
    }

    /// Who leaves, and with how much.
    fn leave_prompt(&self) -> Prompt {
        let open = self.open();
        let gets = |seat: Seat| {
            let say = Message::new("gets").with("who", seat);
            say.with("n", open.worth(seat)).into()
        };
        let out: Vec<Arg> = open.leaving.iter().map(gets).collect();
        let stay: Seats = open
            .inside
            .iter()
            .filter(|s| !open.leaving.has(*s))
            .collect();
        let title = Message::new("reveal-title").with("out", open.leaving.len());
        let line = Message::new("reveal-line").with("gets", Arg::All(out));
        Prompt::new(
            title.with("stay", stay.len()),
            line.with("who", open.leaving),
        )
    }

    fn close_prompt(&self) -> Prompt {
        let open = self.open();
        match alarm_suit(open).filter(|_| self.rules.ended_by_alarm(open)) {
            Some(suit) => {
                let line = self.about("alarm-line").with("suit", suit);
                Prompt::new("alarm-title", line)
            }
            None => Prompt::new("all-out", "all-out-line"),
        }
    }

    pub(super) fn prompt(&self) -> Prompt {
        let prompt = match self.open().step {
            Step::Setup => Prompt::new("start-title", "start-line"),
            Step::Scout { .. } if self.seated() => Prompt::new("look-title", "look-line"),
            Step::Scout { .. } => Prompt::new("look-title", "look-line-all"),
            Step::Decide => self.decide_prompt(),
            Step::Draw => self.draw_prompt(),
            Step::Leave => self.leave_prompt(),
            Step::Close => self.close_prompt(),
            Step::Over => Prompt::new(Text::EMPTY, "over-line"),
        };
        let round = Message::new("round-of").with("n", self.open().round.max(1));
        prompt.progress(round.with("of", ROUNDS))
    }

    /// What a seat would have in all if it left now, and how far it would be ahead.
    fn standing(&self, id: [&'static str; 3], seat: Seat) -> Message {
        let open = self.open();
        let money = |s: Seat| i32::from(open.totals[s.index()]);
        let others = Seat::all(self.rules.players()).filter(|s| *s != seat);
        let best = others.map(money).max().unwrap_or(0);
        let total = money(seat) + i32::from(open.worth(seat));
        let [ahead, level, behind] = id;
        let id = match total.cmp(&best) {
            std::cmp::Ordering::Greater => ahead,
            std::cmp::Ordering::Equal => level,
            std::cmp::Ordering::Less => behind,
        };
        let say = Message::new(id).with("n", (total - best).abs());
        say.with("total", total)
    }

    pub(super) fn prompt_after(&self, chosen: &[Target]) -> Prompt {
        let line = match chosen.first() {
            Some(target) if *target == cell(LEAVE) => {
                let [ahead, level, behind] = ["leave-ahead", "leave-level", "leave-behind"];
                self.standing([ahead, level, behind], self.me)
            }
            Some(target) if *target == cell(STAY) => {
                let ahead = self.rules.odds_ahead(self.v);
                let say = odds_words("stay-line", ahead);
                say.with("who", self.open().turn)
                    .with("worth", self.open().worth(self.me))
            }
            Some(target) => match pile_of(*target) {
                Some(pile) => self.pile_line(pile),
                None => return Prompt::default(),
            },
            None => return Prompt::default(),
        };
        Prompt::new(Text::EMPTY, line)
    }

    /// What is known of a pile that may be drawn from.
    fn pile_line(&self, pile: usize) -> Message {
        let Some(odds) = self.rules.odds_of(self.v, pile) else {
            return Message::new("pile-empty");
        };
        if self.v.scouted(self.rules) == Some(pile) {
            odds_words("own-pile-line", odds)
        } else {
            odds_words("other-pile-line", odds)
        }
    }

    pub(super) fn status(&self, seat: Seat) -> Status {
        let open = self.open();
        let caught = self.rules.ended_by_alarm(open) && open.inside.has(seat);
        let out = open.round > 0 && (caught || !open.inside.has(seat));
        let starts = open.starter() == seat;
        let words = match open.step {
            Step::Setup => Text::EMPTY,
            Step::Scout { .. } if starts => "begins".into(),
            Step::Scout { .. } => "looks".into(),
            _ if caught => "caught".into(),
            _ if out => "in-the-street".into(),
            Step::Decide if open.decided.has(seat) => "has-answered".into(),
            Step::Decide if seat == self.me && self.seated() => "to-answer".into(),
            Step::Decide => "thinks".into(),
            Step::Leave if open.leaving.has(seat) => "leaves".into(),
            Step::Draw if open.turn == seat => "draws".into(),
            Step::Leave | Step::Draw | Step::Close | Step::Over => "stays".into(),
        };
        let note = if seat != self.me || open.round == 0 {
            Text::EMPTY
        } else if open.step == Step::Decide && !out && open.table() > 0 {
            self.standing(["note-ahead", "note-level", "note-behind"], seat)
                .into()
        } else if matches!(open.step, Step::Scout { .. }) {
            Text::EMPTY
        } else {
            self.rules.loot_words(open, seat).attribute("note").into()
        };
        Status { words, note, out }
    }

    /// The odds of the next card, and what it brings.
    fn next_card(&self, chosen: &[Target]) -> FactGroup {
        let open = self.open();
        let mine = self.seated() && open.turn == self.me;
        let pile = chosen.first().and_then(|t| pile_of(*t));
        let picked = pile.and_then(|pile| Some((pile, self.rules.odds_of(self.v, pile)?)));
        let guards: Vec<Face> = open.guards.iter().map(Card::face).collect();
        let row = |odds: Odds| {
            let percent = Message::new("percent").with("n", odds.percent());
            Fact::new(odds_words("alarm-odds", odds), percent, guards.clone())
        };
        let adds = |id: &'static str, n: usize| {
            let value = Message::new("adds").with("n", n);
            Fact::new(id, value, Vec::new())
        };
        if let Some((pile, odds)) = picked {
            let title = self.rules.of_pile("pile-title", open, pile);
            let gain = self.rules.gain_of(self.v, pile);
            return FactGroup::new(title, [row(odds), adds("your-card-adds", gain)]);
        }
        let mut rows = vec![row(self.rules.odds(self.v))];
        if mine && !open.guards.is_empty() {
            let best = self.rules.best_odds(self.v);
            let percent = Message::new("percent").with("n", best.percent());
            rows.push(Fact::new("best-pile", percent, Vec::new()));
        }
        rows.push(match mine {
            true => adds("your-card-adds", self.rules.gain(self.v)),
            false => adds("their-card-adds", 1),
        });
        FactGroup::new("next-card", rows)
    }

    pub(super) fn aids(&self, chosen: &[Target]) -> Vec<FactGroup> {
        let open = self.open();
        // They stay until the cards are gathered: going sooner would tell of the alarm before the card has turned.
        if matches!(open.step, Step::Setup | Step::Over) {
            return Vec::new();
        }
        let mut aids = Vec::new();
        if !matches!(open.step, Step::Scout { .. }) {
            aids.push(self.next_card(chosen));
        }
        if let Some(pile) = self.v.scouted(self.rules) {
            let left = self.v.left(self.rules);
            let of = |alarm: bool| -> Vec<Face> {
                let these = left.iter().filter(|card| self.v.is_alarm(*card) == alarm);
                these.map(Card::face).collect()
            };
            let alarms = self.rules.odds_of(self.v, pile).map_or(0, |o| o.alarms);
            let title = Message::new("left-in-yours").with("n", alarms);
            // The alarms come first, with a sign before them.
            let rows = [
                Fact {
                    mark: Some(Mark("warning")),
                    ..Fact::new("alarm", Text::EMPTY, of(true))
                },
                Fact::new("in-your-pile", Text::EMPTY, of(false)),
            ];
            let rows = rows.into_iter().filter(|row| !row.faces.is_empty());
            if !left.is_empty() {
                aids.push(FactGroup::new(title, rows));
            }
        }
        aids
    }
}

//! Words for a position: the bar on top, the panels, the facts beside the table.

use crate::{
    odds::Odds,
    rules::{BreakIn, Drawn, Open, View, is_guard},
};
use kortlek_rules::{
    Arg, Card, Face, Message, Rules, Seat, Seats, Text,
    presentation::{Fact, FactGroup, Mark, Prompt},
};
use std::cmp::Ordering;

/// A message on odds: `$n` of `$of` cards; another one, ending in `-none`, if there is no alarm among them.
pub(super) fn odds_words(id: &'static str, odds: Odds) -> Message {
    let say = match odds.alarms {
        0 => Message::of(format!("{id}-none")),
        _ => Message::new(id),
    };
    say.with("n", odds.alarms).with("of", odds.cards)
}

/// Reason of the end: the seats ahead, or sharing the win, and the number of times that the alarm caught each, which
/// no score shows; empty if the scores are enough.
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
    let how = Message::new(id).with("who", winners);
    let how = how.with("n", i32::from(n));
    let times = |seat: Seat| {
        let times = open.times_caught(seat);
        let say = Message::new("caught-times").with("who", seat);
        (times > 0).then(|| say.with("n", times))
    };
    let caught: Vec<Arg> = all.filter_map(times).map(Arg::from).collect();
    if caught.is_empty() {
        return if shared { how.into() } else { Text::EMPTY };
    }
    let say = Message::new("ending-alarms").with("how", how);
    say.with("caught", Arg::All(caught)).into()
}

/// The bar while those who see theirs look through their piles.
pub(super) fn look_prompt(v: &View) -> Prompt {
    let line = v.viewer.map_or("look-line-all", |_| "look-line");
    Prompt::new("look-title", line)
}

/// Prompt about who leaves, and with how much.
pub(super) fn leave_prompt(open: &Open) -> Prompt {
    let gets = |seat: Seat| {
        let say = Message::new("gets").with("who", seat);
        Arg::from(say.with("n", open.worth(seat)))
    };
    let gets = Arg::All(open.leaving.iter().map(gets).collect());
    let stay = open.inside.len() - open.leaving.len();
    let title = Message::new("reveal-title").with("out", open.leaving.len());
    let line = Message::new("reveal-line").with("gets", gets);
    Prompt::new(title.with("stay", stay), line.with("who", open.leaving))
}

impl Open {
    /// Number of rounds in which the alarm caught a seat.
    pub(super) fn times_caught(&self, seat: Seat) -> usize {
        self.caught.iter().filter(|caught| caught.has(seat)).count()
    }
}

impl BreakIn {
    /// A message about a pile: `$whose` looked through it; another one, ending in `-unseen`, if nobody did.
    pub(super) fn of_pile(&self, id: &'static str, open: &Open, pile: usize) -> Message {
        match self.scout_of(open, pile) {
            Some(seat) => Message::new(id).with("whose", seat),
            None => Message::of(format!("{id}-unseen")),
        }
    }

    /// Words for a card that was turned up.
    pub(super) fn drawn_words(&self, open: &Open, drawn: &Drawn) -> Message {
        let pile = usize::from(drawn.pile);
        let own = self.scout_of(open, pile) == Some(drawn.seat);
        let say = self.of_pile(if own { "drew-own" } else { "drew" }, open, pile);
        say.with("card", drawn.card)
    }

    /// Label above a seat's cash: what leaving brings, or what the round brought.
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

    /// A message that may speak of whose turn it is, the odds, and who is inside.
    pub(super) fn about(&self, id: &'static str, v: &View) -> Message {
        let odds = self.odds(v);
        Message::new(id)
            .with("who", v.open.turn)
            .with("inside", v.open.inside)
            .with("n", odds.alarms)
            .with("of", odds.cards)
    }

    /// Prompt at the end of a round: ended by an alarm, and which guards raised it, or because all have left.
    pub(super) fn close_prompt(&self, v: &View) -> Prompt {
        let last = v.open.draws().last().and_then(|last| last.card.suit());
        match last.filter(|_| self.ended_by_alarm(&v.open)) {
            Some(suit) => {
                let line = self.about("alarm-line", v).with("suit", suit);
                Prompt::new("alarm-title", line)
            }
            None => Prompt::new("all-out", "all-out-line"),
        }
    }

    /// Total of a seat if it left now, and how far it would be ahead, level or behind.
    pub(super) fn standing(&self, ids: [&'static str; 3], open: &Open, seat: Seat) -> Message {
        let money = |s: Seat| i32::from(open.totals[s.index()]);
        let others = Seat::all(self.players()).filter(|s| *s != seat);
        let best = others.map(money).max().unwrap_or(0);
        let total = money(seat) + i32::from(open.worth(seat));
        let [ahead, level, behind] = ids;
        let id = match total.cmp(&best) {
            Ordering::Greater => ahead,
            Ordering::Equal => level,
            Ordering::Less => behind,
        };
        let say = Message::new(id).with("n", (total - best).abs());
        say.with("total", total)
    }

    /// The odds of the next card, and what it brings: of whichever, or of the pile that is picked.
    pub(super) fn next_card(&self, v: &View, me: Seat, picked: Option<usize>) -> FactGroup {
        let open = &v.open;
        let guards: Vec<Face> = open.guards.iter().map(Card::face).collect();
        let percent = |odds: Odds| Message::new("percent").with("n", odds.percent());
        let risk = |odds: Odds| {
            let label = odds_words("alarm-odds", odds);
            Fact::new(label, percent(odds), guards.clone())
        };
        let adds = |id: &'static str, n: usize| {
            let value = Message::new("adds").with("n", n);
            Fact::new(id, value, Vec::new())
        };
        if let Some((pile, odds)) = picked.and_then(|k| Some((k, self.odds_of(v, k)?))) {
            let title = self.of_pile("pile-title", open, pile);
            let gain = self.gain_of(v, pile);
            return FactGroup::new(title, [risk(odds), adds("your-card-adds", gain)]);
        }
        let mut rows = vec![risk(self.odds(v))];
        if v.viewer.is_none() || open.turn != me {
            rows.push(adds("their-card-adds", 1));
            return FactGroup::new("next-card", rows);
        }
        if !open.guards.is_empty() {
            let best = percent(self.best_odds(v));
            rows.push(Fact::new("best-pile", best, Vec::new()));
        }
        rows.push(adds("your-card-adds", self.gain(v)));
        FactGroup::new("next-card", rows)
    }

    /// The cards that are left in the pile that the viewer looked through; the alarms come first, with a sign before
    /// them.
    pub(super) fn left_in_own(&self, v: &View) -> Option<FactGroup> {
        let pile = v.scouted(self)?;
        let left = v.left(self);
        let of = |alarm: bool| -> Vec<Face> {
            let these = left.iter().filter(|card| v.is_alarm(*card) == alarm);
            these.map(Card::face).collect()
        };
        let alarms = self.odds_of(v, pile).map_or(0, |o| o.alarms);
        let title = Message::new("left-in-yours").with("n", alarms);
        let rows = [
            Fact {
                mark: Some(Mark("warning")),
                ..Fact::new("alarm", Text::EMPTY, of(true))
            },
            Fact::new("in-your-pile", Text::EMPTY, of(false)),
        ];
        let rows = rows.into_iter().filter(|row| !row.faces.is_empty());
        (!left.is_empty()).then(|| FactGroup::new(title, rows))
    }

    /// Sentence on what is left in the pile that the viewer looked through.
    pub(super) fn left_in_pile(&self, v: &View) -> Message {
        let left = v.left(self);
        let cash = left.iter().filter(|card| !is_guard(*card));
        let pips: i32 = cash.map(|card| i32::from(card.pips())).sum();
        let alarms = left.iter().filter(|card| v.is_alarm(*card));
        let safe = left.iter().filter(|c| is_guard(*c) && !v.is_alarm(*c));
        Message::new("left-tip")
            .with("pips", pips)
            .with("guards", safe.count())
            .with("alarms", Arg::All(alarms.map(Arg::from).collect()))
    }
}

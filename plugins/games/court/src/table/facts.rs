//! What cards are worth, before they are laid: previews on the cards, and the facts beside the table.

use super::{Picked, foreseen, named, piece};
use crate::{
    rules::{Court, Step, View},
    score::{self, ACES, Tally, pairing, standing},
};
use kortlek_rules::{
    Card as _, Message, Rules, Seat, Text,
    french::{Card, CardSet, JACK, KING, QUEEN, Suit, rank_message},
    presentation::{Fact, FactGroup, Label, Mark, Preview, Target},
};

/// Points with a sign.
fn signed(points: i32) -> Text {
    match points {
        0 => "0".to_owned().into(),
        n if n > 0 => format!("+{n}").into(),
        n => format!("−{}", -n).into(),
    }
}

impl Court {
    /// The points that a view's court of a seat would bring if the round ended now.
    fn worth(&self, v: &View, seat: Seat) -> i32 {
        standing(&v.open.tallies()[..self.players()])[seat.index()]
    }

    /// What each card of the hand would add, once `chosen` is picked.
    pub(super) fn worths(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        let Some(hand) = v.hands[me.index()].filter(|_| v.viewer == Some(me)) else {
            return Vec::new();
        };
        let picked = Picked::of(&v.open, me, chosen);
        // With a joker in use the next card comes to the one that is picked.
        let kept: Vec<Target> = match (picked.joker, &picked.cards[..]) {
            (None, _) => Vec::new(),
            (Some(joker), []) => vec![piece(joker)],
            (Some(joker), [card, ..]) => vec![piece(joker), piece(*card)],
        };
        let preview = |card: Card| {
            let target = piece(card);
            let mut path = kept.clone();
            if !path.contains(&target) {
                path.push(target);
            }
            let (then, _) = foreseen(v, me, &path)?;
            let points = self.worth(&then, me) - self.worth(v, me);
            Some(Preview {
                target,
                label: Label::Points(points),
                points,
                lines: Vec::new(),
            })
        };
        hand.iter().filter_map(preview).collect()
    }

    pub(super) fn facts(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        let open = &v.open;
        if open.round == 0 || matches!(open.step, Step::Deal | Step::Over) {
            return Vec::new();
        }
        let subject =
            foreseen(v, me, chosen).map(|(then, picked)| self.subject(v, &then, me, &picked));
        let together = (open.round > 1).then(|| self.together(v));
        let seated = v.viewer == Some(me);
        let partners = Some(v)
            .filter(|_| seated)
            .and_then(|v| self.partners(v, me));
        let all = [subject, partners, together];
        let all: Vec<FactGroup> = all.into_iter().flatten().collect();
        if all.is_empty() {
            vec![self.legend()]
        } else {
            all
        }
    }

    /// What picked cards would bring.
    fn subject(&self, v: &View, then: &View, me: Seat, picked: &Picked) -> FactGroup {
        let players = self.players();
        let mut rows = Vec::new();
        let mut court: Vec<Card> = v.open.court(me).to_vec();
        court.retain(|card| picked.joker != Some(*card));
        let [was, is] = [v, then].map(|v| v.open.tallies());
        for card in &picked.cards {
            let old = Tally::of(&court);
            court.push(*card);
            let new = Tally::of(&court);
            let (label, points) = match (card.rank(), old.open) {
                (0, _) => (Message::new("aid-joker"), 0),
                (1, _) => {
                    let points = ACES[new.aces] - ACES[old.aces];
                    (Message::new("aid-ace").with("n", new.aces), points)
                }
                (11.., None) => (Message::new("aid-open"), 0),
                (11.., Some(first)) => {
                    let (name, points) = pairing(first, *card);
                    (Message::new("aid-couple").with("what", name), points)
                }
                _ => {
                    let suit = card.suit().map_or(0, Suit::index);
                    let [old, new] =
                        [&was, &is].map(|tallies| score::lead(&tallies[..players], suit));
                    let of = |lead: score::Lead| if lead.seats.has(me) { lead.each } else { 0 };
                    let id = match (new.seats.has(me), new.seats.len()) {
                        (true, 1) => "aid-leads",
                        (true, _) => "aid-shares",
                        _ => "aid-behind",
                    };
                    let total = is[me.index()].pips[suit];
                    let about = Message::new(id)
                        .with("suit", Suit::ALL[suit])
                        .with("n", total)
                        .with("behind", new.most - total);
                    (about, of(new) - of(old))
                }
            };
            rows.push(Fact::new(label, signed(points), vec![card.face()]));
        }
        let [before, after] = [&was, &is].map(|tallies| standing(&tallies[..players]));
        for seat in Seat::all(players).filter(|seat| *seat != me) {
            let lost = after[seat.index()] - before[seat.index()];
            if lost != 0 {
                let who = Message::new("names").with("who", seat);
                rows.push(Fact::new(who, signed(lost), Vec::new()));
            }
        }
        let round = Message::new("aid-round").with("n", before[me.index()]);
        rows.push(Fact::new(round, after[me.index()], Vec::new()));
        let title = match &picked.cards[..] {
            [card] => Message::new("aid-card").with("card", named(*card)),
            _ => Message::new("aid-cards"),
        };
        FactGroup::new(title, rows)
    }

    /// Who could still become the partner of the viewer's open picture.
    fn partners(&self, v: &View, me: Seat) -> Option<FactGroup> {
        let open = Tally::of(v.open.court(me)).open?;
        if v.open.hand_size < 2 {
            return None;
        }
        let known = v
            .hands
            .iter()
            .flatten()
            .fold(CardSet::EMPTY, |a, hand| a.or(*hand));
        let rows = [KING, QUEEN, JACK]
            .into_iter()
            .filter(|rank| *rank != open.rank());
        let rows = rows.map(|rank| {
            let of = |set: CardSet| -> Vec<Card> {
                set.iter().filter(|card| card.rank() == rank).collect()
            };
            let (seen, unseen) = (of(known), of(v.unseen()));
            let points = pairing(open, Card::new(rank, Suit::Spades)).1;
            let label = Message::new("aid-partner")
                .with("rank", rank_message(rank))
                .with("points", points);
            let value = Message::new("aid-seen")
                .with("n", seen.len())
                .with("unseen", unseen.len());
            let faces = seen.iter().map(|card| card.face()).collect();
            Fact::new(label, value, faces)
        });
        let title = Message::new("aid-partners").with("rank", rank_message(open.rank()));
        Some(FactGroup::new(title, rows))
    }

    /// The points of all rounds with the one that is played.
    fn together(&self, v: &View) -> FactGroup {
        let now = standing(&v.open.tallies()[..self.players()]);
        let sum = |seat: Seat| i32::from(v.open.totals[seat.index()]) + now[seat.index()];
        let mut seats: Vec<Seat> = Seat::all(self.players()).collect();
        seats.sort_by_key(|seat| -sum(*seat));
        let rows = seats.into_iter().map(|seat| {
            let who = Message::new("names").with("who", seat);
            Fact::new(who, sum(seat), Vec::new())
        });
        FactGroup::new("aid-together", rows)
    }

    /// What there is to be had.
    fn legend(&self) -> FactGroup {
        let row = |label: &'static str, value: &str| Fact::new(label, value.to_owned(), Vec::new());
        let crown = Fact {
            mark: Some(Mark("crown")),
            ..row("legend-wealth", "5")
        };
        FactGroup::new(
            "legend",
            [
                row("legend-couples", "5 · 4 · 3"),
                row("legend-aces", "5 · 3 · 1 · 0"),
                crown,
            ],
        )
    }
}

//! Values of cards before they are laid: previews on the cards, and the facts beside the table.

use super::{Picked, named, piece};
use crate::{
    rules::{Court, View},
    score::{Effect, Tally, pairing, standing},
};
use kortlek_rules::{
    Card as _, Message, Rules, Seat, Text,
    french::{Card, CardSet, JACK, KING, QUEEN, Suit, rank_message},
    message::signed,
    presentation::{Fact, FactGroup, Label, Mark, Preview, Target},
};

impl Court {
    /// Points that each card of the hand would add to the round, once `picked` is picked.
    pub(super) fn previews(&self, v: &View, me: Seat, picked: &Picked) -> Vec<Preview> {
        let worth = |v: &View| standing(&v.open.tallies()[..self.players()])[me.index()];
        let now = worth(v);
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
            let then = Picked::of(&v.open, me, &path).laid(v, me)?;
            let points = worth(&then) - now;
            Some(Preview {
                target,
                label: Label::Points(points),
                points,
                lines: Vec::new(),
            })
        };
        let hand = v.hands[me.index()].unwrap_or_default();
        hand.iter().filter_map(preview).collect()
    }

    /// Facts beside the table while a round goes on.
    pub(super) fn facts(&self, v: &View, me: Seat) -> Vec<FactGroup> {
        let partners = (v.viewer == Some(me)).then(|| self.partners(v, me));
        let together = (v.open.round > 1).then(|| self.together(v));
        partners.flatten().into_iter().chain(together).collect()
    }

    /// Facts about the points that picked cards would bring.
    pub(super) fn subject(&self, v: &View, then: &View, me: Seat, picked: &Picked) -> FactGroup {
        let players = self.players();
        let mut rows = Vec::new();
        let mut court: Vec<Card> = v.open.court(me).to_vec();
        court.retain(|card| picked.joker != Some(*card));
        let [was, is] = [v, then].map(|v| v.open.tallies());
        for card in &picked.cards {
            let old = Tally::of(&court);
            court.push(*card);
            let new = Tally::of(&court);
            let courts = [&was[..players], &is[..players]];
            let (effect, points) = Effect::of(*card, me, [&old, &new], courts);
            let label = match effect {
                Effect::Joker => Message::new("aid-joker"),
                Effect::Ace(n) => Message::new("aid-ace").with("n", n),
                Effect::Open => Message::new("aid-open"),
                Effect::Couple(name) => Message::new("aid-couple").with("what", name),
                Effect::Wealth(suit, lead) => {
                    let id = match (lead.seats.has(me), lead.seats.len()) {
                        (true, 1) => "aid-leads",
                        (true, _) => "aid-shares",
                        _ => "aid-behind",
                    };
                    let total = is[me.index()].pips[suit];
                    let say = Message::new(id).with("suit", Suit::ALL[suit]);
                    say.with("n", total).with("behind", lead.most - total)
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
        let [was, is] = [before, after].map(|points| points[me.index()]);
        let change = Message::new("aid-from-to").with("n", was).with("then", is);
        let round: Text = match was == is {
            true => is.into(),
            false => change.into(),
        };
        rows.push(Fact::new("aid-round", round, Vec::new()));
        let title = match &picked.cards[..] {
            [card] => Message::new("aid-card").with("card", named(*card)),
            _ => Message::new("aid-cards"),
        };
        FactGroup::new(title, rows)
    }

    /// Cards that could still become the partner of the viewer's open picture.
    fn partners(&self, v: &View, me: Seat) -> Option<FactGroup> {
        let open = Tally::of(v.open.court(me)).open?;
        if v.open.hand_size < 2 {
            return None;
        }
        let hands = v.hands.iter().flatten();
        let known = hands.fold(CardSet::EMPTY, |a, hand| a.or(*hand));
        let ranks = [KING, QUEEN, JACK].into_iter();
        let rows = ranks.filter(|rank| *rank != open.rank()).map(|rank| {
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

    /// Legend of all points to be had.
    pub(super) fn legend() -> FactGroup {
        let row = |label: Message, value: &str| Fact::new(label, value.to_owned(), Vec::new());
        let couples = [("king", KING), ("queen", QUEEN), ("jack", JACK)]
            .into_iter()
            .fold(Message::new("legend-couples"), |say, (name, rank)| {
                say.with(name, rank_message(rank))
            });
        let crown = Fact {
            mark: Some(Mark("crown")),
            ..row("legend-wealth".into(), "5")
        };
        let aces = row("legend-aces".into(), "5 · 3 · 1 · 0");
        FactGroup::new("legend", [row(couples, "5 · 4 · 3"), aces, crown])
    }
}

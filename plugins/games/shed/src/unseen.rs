//! Deductions about cards that a seat has not seen, and their distribution in imagined deals.
//!
//! A seat that did not follow had no card of that kind at that moment. So of the cards it holds now, those of that
//! kind came later. Think of a hand as places in the order in which their cards came, newest first. When a seat fails
//! to follow a kind, all its places are barred to that kind; a card drawn brings a new place that is open to all. When
//! a card is played it is taken to have lain in the oldest place that is open to all its kinds: that leaves the most
//! freedom for the others, so every hand that is possible at all fits the places that are left. As places are only
//! ever barred all at once, the newer is always open to more, and it is enough to count for each kind how many of the
//! newest places are open to it.

use crate::{
    cards::{KINDS, Kind, KindSet, MOST_CARDS, follows, kinds},
    rules::{MOST_PLAYERS, Open, Shed},
};
use kortlek_rules::{
    Card as _, Luck, Rules,
    decktet::{Card, CardSet},
};

/// Maximum number of cards of each kind that each seat can hold.
pub(crate) fn room(rules: &Shed, open: &Open) -> [[u8; KINDS]; MOST_PLAYERS] {
    let players = rules.players();
    let draws = rules.draw_pile() / players;
    let mut room = [[0; KINDS]; MOST_PLAYERS];
    room[..players].fill([rules.hand_size() as u8; KINDS]);
    for (number, (led, cards)) in rules.tricks_played(open).enumerate() {
        for (at, card) in cards.iter().enumerate() {
            let own = &mut room[rules.player_of(led, at).index()];
            if !follows(*card, led.kind) {
                own[led.kind.index()] = 0;
            }
            let place = kinds(*card).iter().map(|k| own[k.index()]).min();
            let place = place.expect("every card has a kind");
            debug_assert!(
                place > 0,
                "{card} had a place in the hand it was played from"
            );
            for open_places in own {
                *open_places -= u8::from(*open_places >= place);
            }
        }
        if number < draws && number < open.tricks as usize {
            for open_places in room[..players].as_flattened_mut() {
                *open_places += 1;
            }
        }
    }
    room
}

/// Unseen cards and the places they can lie in.
pub(crate) struct Deal {
    cards: [Card; MOST_CARDS],
    count: usize,
    /// The kinds that each place is barred to; places that no hand has are open to all.
    barred: [KindSet; MOST_CARDS],
    /// Places of hands.
    held: usize,
    any_barred: bool,
}

impl Deal {
    pub(crate) fn new(unseen: CardSet) -> Deal {
        let mut deal = Deal {
            cards: [Card::at(0); MOST_CARDS],
            count: 0,
            barred: [KindSet::default(); MOST_CARDS],
            held: 0,
            any_barred: false,
        };
        for card in unseen.iter() {
            deal.cards[deal.count] = card;
            deal.count += 1;
        }
        deal
    }

    /// Adds the places of a hand.
    pub(crate) fn hand(&mut self, size: usize, room: &[u8; KINDS]) {
        for kind in Kind::ALL {
            let open = usize::from(room[kind.index()]).min(size);
            for barred in &mut self.barred[self.held + open..self.held + size] {
                *barred = barred.with(kind);
                self.any_barred = true;
            }
        }
        self.held += size;
    }

    /// The cards dealt at random: first those of the hands, in the order in which they were added, then the others.
    pub(crate) fn cards(&mut self, luck: &mut Luck) -> &[Card] {
        luck.mix(&mut self.cards[..self.count]);
        if self.any_barred {
            for place in 0..self.held {
                if !self.fits(place, place) {
                    self.repair(place, luck);
                }
            }
            for _ in 0..self.count {
                let (a, b) = (luck.below(self.held), luck.below(self.count));
                if self.fits(a, b) && self.fits(b, a) {
                    self.cards.swap(a, b);
                }
            }
        }
        &self.cards[..self.count]
    }

    /// Returns true if the card in `from` may be in `to`.
    #[inline]
    fn fits(&self, from: usize, to: usize) -> bool {
        !kinds(self.cards[from]).meets(self.barred[to])
    }

    /// Gives `place`, whose card does not fit, one that does: along the shortest chain of places that hand their cards
    /// on, without harm to places whose cards fit.
    fn repair(&mut self, place: usize, luck: &mut Luck) {
        // For each place in the chain, the one that gets its card.
        let mut to = [place; MOST_CARDS];
        let mut queue = [place; MOST_CARDS];
        let (mut next, mut queued) = (0, 1);
        let mut met = 1u64 << place;
        let start = luck.below(self.count);
        let end = 'search: loop {
            if next == queued {
                debug_assert!(false, "the true deal fits, so a chain exists");
                return;
            }
            let wants = queue[next];
            next += 1;
            if wants != place && self.fits(place, wants) {
                break wants;
            }
            for i in 0..self.count {
                let gives = if start + i < self.count {
                    start + i
                } else {
                    start + i - self.count
                };
                if met >> gives & 1 == 0 && self.fits(gives, wants) {
                    met |= 1 << gives;
                    to[gives] = wants;
                    if !self.fits(gives, gives) {
                        break 'search gives;
                    }
                    queue[queued] = gives;
                    queued += 1;
                }
            }
        };
        let mut card = self.cards[place];
        let mut at = end;
        loop {
            std::mem::swap(&mut card, &mut self.cards[at]);
            if at == place {
                return;
            }
            at = to[at];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cards, FirstTake, Kingmaker, State};
    use kortlek_rules::{Match, Seat, Turn, game::First};

    fn cards(ids: &str) -> Vec<Card> {
        ids.split(' ').map(|id| id.parse().unwrap()).collect()
    }

    const fn rules(players: u8, partnership: bool, deck: Cards) -> Shed {
        Shed {
            players,
            partnership,
            deck,
            take: FirstTake::Full,
            kingmaker: Kingmaker::Shared,
            first: First::Chance,
        }
    }

    /// Plays a random game; `look` sees the position after each decision.
    fn play(rules: Shed, seed: u64, luck: &mut Luck, mut look: impl FnMut(&State, &mut Luck)) {
        let mut game = Match::new(rules, seed);
        game.settle();
        while let Turn::Act(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let action = luck.pick(&game.legal(seat));
            game.commit(seat, action).unwrap();
            game.settle();
            look(game.now(), luck);
        }
    }

    #[test]
    fn deals_that_fit_come_about_equally_often() {
        // Three places closed to personalities, the oldest to waves as well, and two places open to all.
        let unseen = cards("2MK 4VL 9VY 7SK 3MV 1L");
        let mut room = [3; KINDS];
        room[Kind::Personality.index()] = 1;
        room[Kind::Waves.index()] = 2;
        let mut luck = Luck::new(4);
        let mut counts = std::collections::BTreeMap::new();
        let games = 200_000;
        for _ in 0..games {
            let mut deal = Deal::new(unseen.iter().copied().collect());
            deal.hand(3, &room);
            let cards = deal.cards(&mut luck).to_vec();
            *counts.entry(cards).or_insert(0u32) += 1;
        }
        // Places, newest first: anything; no personality; neither a personality nor waves.
        let (mut fitting, mut orders) = (0, vec![unseen.clone()]);
        for at in 1..unseen.len() {
            let from = std::mem::take(&mut orders);
            for order in from {
                for i in 0..=at {
                    let mut order = order.clone();
                    order.swap(i, at);
                    orders.push(order);
                }
            }
        }
        for order in orders {
            let fits = !follows(order[1], Kind::Personality)
                && !follows(order[2], Kind::Personality)
                && !follows(order[2], Kind::Waves);
            assert_eq!(fits, counts.contains_key(&order), "{order:?}");
            fitting += u32::from(fits);
        }
        let expected = games / fitting;
        for (order, count) in counts {
            assert!(
                count.abs_diff(expected) < expected / 4,
                "{order:?}: {count} of about {expected}"
            );
        }
    }

    #[test]
    fn the_true_hands_always_have_room() {
        for (players, partnership) in [(2, false), (3, false), (4, false), (5, false), (4, true)] {
            let rules = rules(players, partnership, Cards::Basic);
            let (mut luck, mut tight) = (Luck::new(8), 0);
            for seed in 0..30 {
                play(rules, seed, &mut luck, |s, _| {
                    for seat in Seat::all(rules.players()) {
                        // The hand as the seat itself sees it must fit the deductions open to everybody.
                        let view = rules.view(s, Some(seat));
                        let hand = view.hand;
                        for kind in Kind::ALL {
                            let held = hand.and(kind.followers()).len();
                            let room = usize::from(view.room[seat.index()][kind.index()]);
                            assert!(held <= room, "seat {seat}, {kind}: {held} of {room}");
                            tight += usize::from(room < hand.len());
                        }
                    }
                });
            }
            assert!(tight > 100, "something is deduced: {tight}");
        }
    }

    /// Returns true if a seat can hold this hand, from first principles: each card that it has or has played must
    /// have come at some time, one card a time, after every trick in which the seat had no such card, and before it
    /// was played.
    fn possible(rules: &Shed, open: &Open, seat: Seat, hand: &[Card]) -> bool {
        let draws = rules.draw_pile() / rules.players();
        // The time of a slot: 0 for the deal, t for the draw after trick t.
        let mut slots = vec![0; rules.hand_size()];
        slots.extend(1..=draws.min(open.tricks as usize));
        let mut missed: Vec<(usize, Kind)> = Vec::new();
        let mut played: Vec<(Card, usize, usize)> = Vec::new();
        for (number, (led, cards)) in rules.tricks_played(open).enumerate() {
            for (at, card) in cards.iter().enumerate() {
                if rules.player_of(led, at) == seat {
                    if !follows(*card, led.kind) {
                        missed.push((number + 1, led.kind));
                    }
                    played.push((*card, number, missed.len()));
                }
            }
        }
        // For each card the times at which it can have come. What was missed before it was played counts.
        let mut windows: Vec<(usize, usize)> = Vec::new();
        for (card, number, upto) in &played {
            let from = missed[..*upto].iter().filter(|(_, k)| follows(*card, *k));
            windows.push((from.map(|(t, _)| *t).max().unwrap_or(0), *number));
        }
        for card in hand {
            let from = missed.iter().filter(|(_, k)| follows(*card, *k));
            windows.push((from.map(|(t, _)| *t).max().unwrap_or(0), usize::MAX));
        }
        assert_eq!(windows.len(), slots.len());
        // Kuhn's matching of cards to times.
        fn place(
            card: usize,
            windows: &[(usize, usize)],
            slots: &[usize],
            taken: &mut [Option<usize>],
            met: &mut [bool],
        ) -> bool {
            for i in 0..slots.len() {
                let (from, upto) = windows[card];
                if met[i] || slots[i] < from || slots[i] > upto {
                    continue;
                }
                met[i] = true;
                let free = match taken[i] {
                    None => true,
                    Some(other) => place(other, windows, slots, taken, met),
                };
                if free {
                    taken[i] = Some(card);
                    return true;
                }
            }
            false
        }
        let mut taken = vec![None; slots.len()];
        (0..windows.len()).all(|card| {
            let mut met = vec![false; slots.len()];
            place(card, &windows, &slots, &mut taken, &mut met)
        })
    }

    #[test]
    fn there_is_room_for_exactly_the_hands_that_are_possible() {
        let mut luck = Luck::new(12);
        let (mut fit, mut unfit) = (0, 0);
        for (players, partnership, deck) in [
            (2, false, Cards::Basic),
            (3, false, Cards::PawnsCourts),
            (4, false, Cards::Pawns),
            (5, false, Cards::Basic),
            (4, true, Cards::Basic),
        ] {
            let rules = rules(players, partnership, deck);
            for seed in 0..40 {
                play(rules, seed, &mut luck, |s, luck| {
                    let open = &s.open;
                    if open.end.is_some() {
                        return;
                    }
                    let view = rules.view(s, None);
                    let mut unseen: Vec<Card> = view.unseen.iter().collect();
                    for seat in Seat::all(rules.players()) {
                        let size = open.hand_sizes[seat.index()] as usize;
                        luck.mix(&mut unseen);
                        let hand = &unseen[..size];
                        let room = &view.room[seat.index()];
                        let newest = |c: &Card| {
                            let places = kinds(*c).iter().map(|k| room[k.index()]);
                            places.min().map_or(0, usize::from)
                        };
                        let has_room = (0..=size).all(|n| {
                            hand.iter().filter(|c| newest(c) <= n).count() <= n || n == size
                        });
                        assert_eq!(
                            has_room,
                            possible(&rules, open, seat, hand),
                            "{rules:?}, seed {seed}, seat {seat}: {hand:?}, {room:?}"
                        );
                        if has_room {
                            fit += 1;
                        } else {
                            unfit += 1;
                        }
                    }
                });
            }
        }
        assert!(fit > 1000 && unfit > 1000, "{fit} fit, {unfit} don't");
    }
}

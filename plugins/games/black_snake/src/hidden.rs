//! Knowledge of each seat (section *Hidden information*), and positions imagined from it.

use crate::{
    rules::{BlackSnake, CARDS, MOST_PLAYERS, Open, State, Step},
    tracks::{Dir, next_value, value, with_value},
};
use kortlek_rules::{
    Card as _, Luck, Rules, Seat, Seats,
    french::{Card, CardSet, DECK},
};

/// Number of decks that are kept apart. When there are more, the two oldest count as one.
pub const GENERATIONS: usize = 8;

/// Deals tried until one fits what has been shown of the hands.
const TRIES: usize = 10_000;

/// View of one seat: everything that it may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Number of players.
    pub players: u8,
    /// Open information.
    pub open: Open,
    /// The viewer's hand; empty for an onlooker.
    pub hand: CardSet,
    /// Seats that agreed to new tracks: in an open vote only the viewer's own vote, otherwise those of the last vote.
    pub agreed: Seats,
    /// Number of cards in each hand that were drawn unseen, by the deck they came from ([`Open::generations`]).
    pub unseen: [[u8; GENERATIONS]; MOST_PLAYERS],
}

impl View {
    /// The cards that lie in the deck or unseen in another hand.
    pub fn unknown(&self) -> CardSet {
        let open = &self.open;
        let lying = open.tracks.into_iter().chain(open.slots).flatten();
        let seen: CardSet = lying.collect();
        let mut unknown = DECK
            .minus(seen)
            .minus(open.used)
            .minus(open.aside)
            .minus(self.hand);
        for known in open.known {
            unknown = unknown.minus(known);
        }
        unknown
    }
}

/// The used pile has become a new deck.
pub(crate) fn new_generation(open: &mut Open, deck: CardSet) {
    for generation in &mut open.generations {
        *generation = generation.minus(deck);
    }
    let last = GENERATIONS - 1;
    if usize::from(open.generation) == last {
        let [first, second, ..] = open.generations;
        open.generations.copy_within(1.., 0);
        open.generations[0] = first.or(second);
    } else {
        open.generation += 1;
    }
    open.generations[usize::from(open.generation)] = deck;
}

pub(crate) fn view(players: u8, s: &State, viewer: Option<Seat>) -> View {
    let open = s.open;
    let mut unseen = [[0; GENERATIONS]; MOST_PLAYERS];
    for ((unseen, hand), known) in unseen.iter_mut().zip(s.hands).zip(open.known) {
        let hidden = hand.minus(known);
        for (count, generation) in unseen.iter_mut().zip(open.generations) {
            *count = hidden.and(generation).len() as u8;
        }
    }
    let own = viewer.map_or(Seats::NONE, Seats::one);
    View {
        viewer,
        players,
        open,
        hand: viewer.map_or(CardSet::EMPTY, |seat| s.hands[seat.index()]),
        agreed: match open.step {
            Step::Vote => s.agreed.iter().filter(|seat| own.has(*seat)).collect(),
            _ => s.agreed,
        },
        unseen,
    }
}

/// The number cards that would begin a run: who is stuck holds none of them.
fn never_stuck(open: &Open) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for top in open.tracks.into_iter().flatten().filter_map(value) {
        for dir in Dir::ALL {
            cards = cards.or(with_value(DECK, next_value(top, dir)));
        }
    }
    cards
}

pub(crate) fn imagine(rules: &BlackSnake, v: &View, luck: &mut Luck) -> State {
    let mut s = rules.start();
    s.open = v.open;
    if v.open.step == Step::Setup {
        return s;
    }
    s.agreed = v.agreed;
    if v.open.step == Step::Vote {
        for seat in v.open.voted.iter().filter(|seat| v.viewer != Some(*seat)) {
            if luck.below(2) == 1 {
                s.agreed = s.agreed.with(seat);
            }
        }
    }
    // Facts that others have shown about their hands.
    let others = Seat::all(rules.players()).filter(|seat| v.viewer != Some(*seat));
    let stuck: Seats = others
        .clone()
        .filter(|seat| v.open.stuck.has(*seat))
        .collect();
    let laying = matches!(v.open.step, Step::Laying { .. }) && v.viewer != Some(v.open.turn);
    for _ in 0..TRIES {
        deal(v, stuck, &mut s, luck);
        let open = &s.open;
        let fits = |seat: Seat| open.nothing_fits(s.hands[seat.index()]);
        if stuck.iter().all(fits) && (!laying || open.can_go_on(s.hands[open.turn.index()])) {
            break;
        }
    }
    s
}

/// Deals the unknown cards of each deck to those who hold some of it; the rest of the present one is the deck. Hands
/// that are stuck get no number card that would fit.
fn deal(v: &View, stuck: Seats, s: &mut State, luck: &mut Luck) {
    let unknown = v.unknown();
    for (i, hand) in s.hands.iter_mut().enumerate() {
        *hand = v.open.known[i];
    }
    if let Some(seat) = v.viewer {
        s.hands[seat.index()] = v.hand;
    }
    let takers = |stuck_ones: bool| {
        Seat::all(v.players.into())
            .filter(move |seat| v.viewer != Some(*seat) && stuck.has(*seat) == stuck_ones)
            .map(Seat::index)
    };
    let barred = if stuck.is_empty() {
        CardSet::EMPTY
    } else {
        never_stuck(&v.open)
    };
    for (g, generation) in v.open.generations.iter().enumerate() {
        let mut cards = unknown.and(*generation);
        if cards.is_empty() {
            continue;
        }
        let mut pile = [Card::at(0); CARDS];
        for seat in takers(true) {
            let n = fill(&mut pile, cards.minus(barred));
            let k = usize::from(v.unseen[seat][g]).min(n);
            luck.mix_front(&mut pile[..n], k);
            for card in &pile[..k] {
                s.hands[seat].insert(*card);
                cards.remove(*card);
            }
        }
        let n = fill(&mut pile, cards);
        luck.mix(&mut pile[..n]);
        let mut rest = pile[..n].iter();
        for seat in takers(false) {
            let k = usize::from(v.unseen[seat][g]);
            for card in rest.by_ref().take(k) {
                s.hands[seat].insert(*card);
            }
        }
        if g == usize::from(v.open.generation) {
            s.fill_deck(rest.copied());
        }
    }
    // An empty deck has no cards to come upon above.
    if v.open.deck == 0 {
        s.fill_deck(std::iter::empty());
    }
}

fn fill(pile: &mut [Card; CARDS], cards: CardSet) -> usize {
    for (place, card) in pile.iter_mut().zip(cards.iter()) {
        *place = card;
    }
    cards.len()
}

//! Policy of all seats beyond the tree: quick, plain play from one's own cards and the open information.

use crate::{
    cards::{self, Kind, Mode, Tokens, each, leads},
    rules::{Action, Open, Shed, State, Step},
};
use kortlek_rules::{
    Card as _, Luck,
    decktet::{Card, CardSet, Rank, Suit},
};
use std::sync::LazyLock;

/// Number of decisions of which one is made at random, lest every playout be the same.
const WHIM: usize = 8;
/// Value of a lead whose suit its player could shed, beside its rank.
const WANTED: usize = 8;
/// Random variation of the value of a lead.
const NOISE: usize = 10;

struct RankTables {
    /// For each rank the cards of that rank and of higher ones, the Excuse left out.
    at_least: [u64; 13],
    crowns: u64,
}

static TABLES: LazyLock<RankTables> = LazyLock::new(|| {
    let mut tables = RankTables {
        at_least: [0; 13],
        crowns: 0,
    };
    for card in Card::all().filter(|c| c.rank() != Rank::Excuse) {
        for set in &mut tables.at_least[..=card.rank() as usize] {
            *set |= 1 << card.index();
        }
        if card.rank() == Rank::Crown {
            tables.crowns |= 1 << card.index();
        }
    }
    tables
});

/// The lowest card of some, the highest; none of them may be empty.
#[inline]
fn lowest(cards: CardSet) -> Card {
    let plain = cards.bits() & !TABLES.crowns;
    let from = if plain == 0 { cards.bits() } else { plain };
    Card::at(from.trailing_zeros() as usize)
}

#[inline]
fn highest(cards: CardSet) -> Card {
    let crowns = cards.bits() & TABLES.crowns;
    let from = if crowns == 0 { cards.bits() } else { crowns };
    Card::at(from.ilog2() as usize)
}

#[inline]
fn any(cards: CardSet, luck: &mut Luck) -> Card {
    let mut bits = cards.bits();
    for _ in 0..luck.below(cards.len()) {
        bits &= bits - 1;
    }
    Card::at(bits.trailing_zeros() as usize)
}

/// A decision of the seat whose turn it is.
#[inline]
pub(super) fn play(rules: &Shed, s: &State, luck: &mut Luck) -> Action {
    let open = &s.open;
    let seat = open.seat;
    match open.step {
        Step::Lead => lead(rules, open, s.hand(seat), luck),
        Step::Follow => Action::Follow {
            card: follow(rules, open, s.hand(seat), luck),
        },
        // A side with only one suit left is caught by all others.
        Step::Shed => Action::Shed {
            suit: most(rules, open, open.takes[rules.side(seat)], luck),
        },
        Step::Take => take(rules, open, luck),
        _ => Action::TakeSupply {
            suit: most(rules, open, open.supply, luck),
        },
    }
}

/// The suit of the lead that most of these tokens have.
fn most(rules: &Shed, open: &Open, tokens: Tokens, luck: &mut Luck) -> Suit {
    let suits = rules.lead_suits(open).and(tokens.suits());
    let most = each(suits).max_by_key(|s| (tokens.of(*s), luck.below(4)));
    most.expect("a token is due only where there is one")
}

/// Takes from the side with the most: he gets rid of a token by it.
fn take(rules: &Shed, open: &Open, luck: &mut Luck) -> Action {
    let suits = rules.lead_suits(open);
    let mut best = (0, None);
    for from in rules.targets(open).iter() {
        let take = open.takes[from.index()];
        for suit in each(suits.and(take.suits())) {
            let key = 4 * usize::from(take.len()) + luck.below(4);
            if key >= best.0 {
                best = (key, Some(Action::Take { from: from.0, suit }));
            }
        }
    }
    best.1.expect("a token is due that another side has")
}

fn lead(rules: &Shed, open: &Open, hand: CardSet, luck: &mut Luck) -> Action {
    let own = open.takes[rules.side(open.seat)].suits();
    let mut best = (0, None);
    for card in hand.iter() {
        let rank = card.rank() as usize;
        let wanted = !card.suits().and(own).is_empty();
        for kind in leads(card) {
            // Ranks go up to 11; a high lead is to win, a low one to lose.
            let key = luck.below(NOISE) + if wanted { WANTED + rank } else { 11 - rank };
            if key >= best.0 {
                best = (key, Some(Action::Lead { card, kind: *kind }));
            }
        }
    }
    best.1.expect("whoever leads holds a card")
}

fn follow(rules: &Shed, open: &Open, hand: CardSet, luck: &mut Luck) -> Card {
    let options = rules.playable(open, hand);
    if options.len() == 1 {
        return lowest(options);
    }
    let trick = rules.trick(open);
    let kind = rules.kind(open);
    let kind = kind.expect("a trick that is followed has a kind");
    if options.and(kind.followers()).is_empty() || luck.below(WHIM) == 0 {
        return any(options, luck);
    }
    let own = open.takes[rules.side(open.seat)].suits();
    let wanted = !rules.lead_suits(open).and(own).is_empty();
    let last = trick.len() + 1 == rules.cards_a_trick();
    let winning = match rules.mode() {
        Mode::Single => winning(kind, trick, options),
        mode if last => options
            .iter()
            .filter(|card| {
                let mut full = [trick[0]; 4];
                full[..trick.len()].copy_from_slice(trick);
                full[trick.len()] = *card;
                cards::winner(mode, kind, &full) % 2 == trick.len() % 2
            })
            .collect(),
        // Before the end the sums are open: high cards help to win.
        _ if wanted => return highest(options),
        _ => return lowest(options),
    };
    let losing = options.minus(winning);
    match (wanted, winning.is_empty(), losing.is_empty()) {
        (true, false, _) if last => lowest(winning),
        (true, false, _) => highest(winning),
        (true, true, _) => lowest(options),
        (false, _, false) => highest(losing),
        (false, _, true) if last => highest(options),
        (false, _, true) => lowest(options),
    }
}

/// The cards that would lie highest in the trick, where each plays alone.
fn winning(kind: Kind, trick: &[Card], options: CardSet) -> CardSet {
    let followers = kind.followers();
    let mut best = None;
    for (i, card) in trick.iter().enumerate() {
        // The ace that leads a suit is beaten by all that follow.
        if followers.has(*card) && !(i == 0 && kind.suit().is_some()) {
            best = best.max(Some(card.rank()));
        }
    }
    let mut able = options.and(followers);
    if kind.suit().is_some() {
        if best == Some(Rank::Crown) {
            return CardSet::EMPTY;
        }
        able = able.minus(CardSet::from_bits(TABLES.crowns));
    }
    best.map_or(able, |r| {
        able.and(CardSet::from_bits(TABLES.at_least[r as usize]))
    })
}

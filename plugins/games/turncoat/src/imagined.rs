//! Whole positions imagined from a view.

use crate::rules::{
    Action, CANDIDATES, CARDS, HAND, MOST_PLAYERS, NUMBERS, Open, SPIES, State, Step, TURNCOAT,
    Turncoat, View, identity_cards,
};
use kortlek_rules::{
    Luck, Rules, Seat, Seats,
    french::{Card, CardSet},
};

/// A list of at most all cards, without a heap.
struct Pile {
    cards: [Card; CARDS],
    len: usize,
}

impl Pile {
    fn of(set: CardSet, luck: &mut Luck) -> Pile {
        let mut pile = Pile {
            cards: [TURNCOAT; CARDS],
            len: set.len(),
        };
        for (to, card) in pile.cards.iter_mut().zip(set.iter()) {
            *to = card;
        }
        luck.mix(&mut pile.cards[..pile.len]);
        pile
    }

    fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len])
    }
}

/// Number of cards that a seat has in hand and laid down.
fn held(open: &Open) -> usize {
    match open.step {
        Step::Score | Step::Draw => HAND - 1,
        _ => HAND,
    }
}

/// The cards that lie where the viewer sees them or knows them to be.
fn placed(v: &View) -> CardSet {
    let mut set = v.open.face_up.or(v.rejected);
    set = v.hands.iter().flatten().fold(set, |a, b| a.or(*b));
    let laid = v.chosen.iter().flatten().filter_map(|a| match a {
        Action::Commit { card } => Some(*card),
        Action::Choose { .. } | Action::Accuse { .. } => None,
    });
    let open = v.open.mission.into_iter().chain(laid);
    let open = open.chain(v.candidates.into_iter().flatten());
    open.chain(v.open.revealed().iter().copied())
        .fold(set, CardSet::with)
}

/// The number of ways to choose `k` of `n`.
fn choose(n: usize, k: usize) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).fold(1.0, |ways, i| ways * (n - i) as f64 / (i + 1) as f64)
}

/// Deals the cards that the viewer can't place: `old` hand cards that were in hands when a new deck was last made,
/// `new` ones that may have been drawn since, then `covered` candidates, then the deck.
fn deal(v: &View, old: usize, new: usize, covered: usize, luck: &mut Luck) -> Pile {
    let hidden = NUMBERS.or(SPIES).minus(placed(v));
    let through_deck = v.open.recycled.or(v.kept);
    let mut unknown = Pile::of(hidden.minus(through_deck), luck);
    let mut recycled = Pile::of(hidden.and(through_deck), luck);
    let side = hidden.len() - old - new;
    // Number of cards of the deck's side that were not seen to go into it, drawn by the number of arrangements for
    // each.
    let spare = unknown.len.saturating_sub(old);
    let least = spare.saturating_sub(new);
    let most = spare.min(side).min(usize::from(v.strays)).max(least);
    let ways = |x: usize| choose(side, x) * choose(new, spare - x);
    let mut lot = luck.unit() * (least..=most).map(ways).sum::<f64>();
    let mut strays = least;
    while strays < most && lot >= ways(strays) {
        lot -= ways(strays);
        strays += 1;
    }
    let mut deal = Pile {
        cards: [TURNCOAT; CARDS],
        len: 0,
    };
    let mut put = |pile: &mut Pile, count: usize| {
        for _ in 0..count {
            if let Some(card) = pile.pop() {
                deal.cards[deal.len] = card;
                deal.len += 1;
            }
        }
    };
    put(&mut unknown, old);
    put(&mut unknown, spare - strays);
    put(&mut recycled, new + strays - spare);
    put(&mut unknown, strays);
    put(&mut recycled, side - strays);
    luck.mix(&mut deal.cards[old..old + new]);
    luck.mix(&mut deal.cards[old + new..deal.len]);
    no_spies(&mut deal, old + new, covered, through_deck, luck);
    deal
}

/// Exchanges spies among the candidates for number cards that may lie there just as well.
fn no_spies(deal: &mut Pile, from: usize, covered: usize, through_deck: CardSet, luck: &mut Luck) {
    let deck = from + covered;
    for at in from..deck {
        if NUMBERS.has(deal.cards[at]) {
            continue;
        }
        let class = through_deck.has(deal.cards[at]);
        let mut partners = [0; CARDS];
        // First those that fit without a doubt; if there are none, any.
        for strict in [true, false] {
            let mut count = 0;
            for other in (0..from).chain(deck..deal.len) {
                let card = deal.cards[other];
                let fits = !strict || other >= deck || through_deck.has(card) == class;
                if NUMBERS.has(card) && fits {
                    partners[count] = other;
                    count += 1;
                }
            }
            if count > 0 {
                deal.cards.swap(at, luck.pick(&partners[..count]));
                break;
            }
        }
    }
}

pub(crate) fn imagine(rules: &Turncoat, v: &View, luck: &mut Luck) -> State {
    let mut s = rules.start();
    s.open = v.open;
    if v.open.step == Step::Setup {
        return s;
    }
    let players = rules.players();
    identities(&mut s, v, players, luck);
    s.strays = [v.public_strays; MOST_PLAYERS + 1];
    s.rejections = v.rejections;
    if let Some(me) = v.viewer {
        s.strays[me.index()] = v.strays;
        s.rejected[me.index()] = v.rejected;
        s.kept[me.index()] = v.kept;
    }
    let hidden_from = |seat: &Seat| v.viewer != Some(*seat);
    let unseen = || Seat::all(players).filter(|seat| v.hands[seat.index()].is_none());
    let held = held(&v.open);
    let drawn = |seat: Seat| match v.open.redecks {
        0 => held,
        _ => held.min(usize::from(v.open.drawn[seat.index()])),
    };
    let new: usize = unseen().map(drawn).sum();
    let old = unseen().count() * held - new;
    let covered_by = |seat: Seat| usize::from(v.open.face_down[seat.index()]);
    let looked_at = match v.candidates {
        None => usize::from(v.open.candidates),
        Some(candidates) => {
            s.candidates = candidates;
            0
        }
    };
    let rejected: usize = Seat::all(players).filter(hidden_from).map(covered_by).sum();
    let deal = deal(v, old, new, looked_at + rejected, luck);
    let (olds, rest) = deal.cards[..deal.len].split_at(old);
    let (news, rest) = rest.split_at(new);
    let (mut olds, mut news) = (olds.iter().copied(), news.iter().copied());
    for seat in Seat::all(players) {
        s.hands[seat.index()] = match v.hands[seat.index()] {
            Some(hand) => hand,
            None => {
                let new = drawn(seat);
                let old = olds.by_ref().take(held - new);
                old.chain(news.by_ref().take(new)).collect()
            }
        };
    }
    let mut rest = rest.iter().copied();
    if looked_at == CANDIDATES {
        for (to, card) in s.candidates.iter_mut().zip(rest.by_ref()) {
            *to = card;
        }
    }
    for seat in Seat::all(players).filter(hidden_from) {
        s.rejected[seat.index()] = rest.by_ref().take(covered_by(seat)).collect();
    }
    for (to, card) in s.deck.iter_mut().zip(rest) {
        *to = card;
    }
    past(&mut s, v, players, luck);
    decisions(rules, &mut s, v, luck);
    s
}

fn identities(s: &mut State, v: &View, players: usize, luck: &mut Luck) {
    let (cards, count) = identity_cards(players);
    let known = |i: usize| match i < players {
        true => v.identities[i],
        false => v.left_out,
    };
    let mut left = [TURNCOAT; MOST_PLAYERS];
    let mut open = 0;
    for card in &cards[..count] {
        if !(0..count).any(|i| known(i) == Some(*card)) {
            left[open] = *card;
            open += 1;
        }
    }
    luck.mix(&mut left[..open]);
    let mut left = left[..open].iter().copied();
    for i in 0..count {
        if let Some(card) = known(i).or_else(|| left.next()) {
            s.identities[i] = card;
        }
    }
    s.turncoat = Seat::all(players).find(|seat| s.identities[seat.index()] == TURNCOAT);
}

/// Gives the revealed cards of past missions to the seats, as far as the viewer does not know who laid them.
fn past(s: &mut State, v: &View, players: usize, luck: &mut Luck) {
    let revealed = usize::from(v.open.missions) + usize::from(v.open.shown > 0);
    for (m, mission) in v.open.past.iter().enumerate().take(revealed) {
        let known = v.laid[m];
        let all: CardSet = mission.revealed[..=players].iter().copied().collect();
        let others = known.iter().flatten().fold(all, |set, c| set.without(*c));
        let mut others = Pile::of(others, luck);
        for i in 0..players {
            if let Some(card) = known[i].or_else(|| others.pop()) {
                s.laid[m][i] = card;
            }
        }
    }
}

/// Imagines the secret decisions of others: any that they may make.
fn decisions(rules: &Turncoat, s: &mut State, v: &View, luck: &mut Luck) {
    s.chosen = v.chosen;
    if v.open.step == Step::Over {
        return;
    }
    let mut choices = Vec::new();
    for seat in v.open.committed.iter() {
        if v.viewer == Some(seat) {
            continue;
        }
        choices.clear();
        rules.choices(s, seat, &mut choices);
        let action = luck.pick(&choices);
        if let Action::Commit { card } = action {
            s.hands[seat.index()].remove(card);
        }
        s.chosen[seat.index()] = Some(action);
    }
    debug_assert!(v.open.committed == Seats::NONE || v.open.mission.is_some());
}

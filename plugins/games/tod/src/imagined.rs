//! Whole positions imagined from a view.

use crate::{
    case::{BLACK, RED, cases},
    rules::{MOST_PLAYERS, State, Step, Tod, View, hour, list},
};
use kortlek_rules::{
    Luck, Rules, Seat,
    french::{Card, CardSet},
};

/// Number of random draws of cases before fitting ones are searched for.
const TRIES: usize = 200;
/// Number of cases drawn for one seat in a try.
const DRAWS: usize = 60;

/// The case of each seat.
type Cases = [CardSet; MOST_PLAYERS];

pub(crate) fn imagine(rules: &Tod, v: &View, luck: &mut Luck) -> State {
    let mut s = rules.start();
    s.open = v.open;
    if v.open.step == Step::Setup {
        return s;
    }
    let unseen = v.unseen();
    let wanted = Wanted { rules, v };
    s.cases = wanted
        .drawn(unseen, luck)
        .unwrap_or_else(|| wanted.searched(unseen, luck));
    // Before the first new deck it holds the cards that nobody saw; then those that are neither in a case nor on the
    // table.
    let mut elsewhere = s.cases.iter().fold(CardSet::EMPTY, |a, b| a.or(*b));
    elsewhere = elsewhere.or(rules.visible(&v.open));
    elsewhere = v.open.under.iter().fold(elsewhere, |a, b| a.or(*b));
    elsewhere = v.open.flipped.into_iter().fold(elsewhere, CardSet::with);
    let left = crate::case::ALL.minus(elsewhere);
    s.deck = list(left);
    luck.mix(&mut s.deck[..left.len()]);
    s
}

/// The cases that are looked for.
struct Wanted<'a> {
    rules: &'a Tod,
    v: &'a View,
}

impl Wanted<'_> {
    /// The seats whose cases the viewer does not see.
    fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.rules.players()).filter(|seat| self.v.cases[seat.index()].is_none())
    }

    fn known(&self) -> Cases {
        self.v.cases.map(|case| case.unwrap_or(CardSet::EMPTY))
    }

    fn fits(&self, seat: Seat, case: CardSet) -> bool {
        self.v.open.clues[seat.index()].allow(case, self.rules.complicated)
            && self.told(seat).is_none_or(|told| told == hour(case))
    }

    /// Hour of a seat's case, if the viewer knows it.
    fn told(&self, seat: Seat) -> Option<u8> {
        let me = self.v.viewer?;
        self.v.hour.filter(|_| self.rules.target(me) == seat)
    }

    /// Draws cases until they fit and no card is in two of them, in two ways by turns: all cards are dealt, which finds
    /// an end while few answers were heard; or each seat's case is drawn by itself, which finds one while there are
    /// many unseen cards. Either way all deals that fit are equally likely.
    fn drawn(&self, unseen: CardSet, luck: &mut Luck) -> Option<Cases> {
        let (mut reds, mut blacks) = (list(unseen.and(RED)), list(unseen.and(BLACK)));
        let reds = &mut reds[..unseen.and(RED).len()];
        let blacks = &mut blacks[..unseen.and(BLACK).len()];
        (0..TRIES).find_map(|_| {
            self.dealt(reds, blacks, luck)
                .or_else(|| self.apart(reds, blacks, luck))
        })
    }

    /// Deals the cards to the seats; nothing if some case does not fit.
    fn dealt(&self, reds: &mut [Card], blacks: &mut [Card], luck: &mut Luck) -> Option<Cases> {
        let each = self.rules.case_size() / 2;
        let wanted = each * self.seats().count();
        luck.mix_front(reds, wanted);
        luck.mix_front(blacks, wanted);
        let mut all = self.known();
        for (n, seat) in self.seats().enumerate() {
            let cards = n * each..(n + 1) * each;
            let case = reds[cards.clone()].iter().chain(&blacks[cards]);
            let case = case.copied().collect();
            if !self.fits(seat, case) {
                return None;
            }
            all[seat.index()] = case;
        }
        Some(all)
    }

    /// Draws a fitting case for each seat; nothing if a card is in two of them.
    fn apart(&self, reds: &mut [Card], blacks: &mut [Card], luck: &mut Luck) -> Option<Cases> {
        let each = self.rules.case_size() / 2;
        let mut all = self.known();
        let mut taken = CardSet::EMPTY;
        for seat in self.seats() {
            let mut cases = (0..DRAWS).map(|_| draw(reds, each, luck).or(draw(blacks, each, luck)));
            let case = cases.find(|case| self.fits(seat, *case))?;
            if !case.and(taken).is_empty() {
                return None;
            }
            taken = taken.or(case);
            all[seat.index()] = case;
        }
        Some(all)
    }

    /// Searches for fitting cases through all possible ones, in random order.
    fn searched(&self, unseen: CardSet, luck: &mut Luck) -> Cases {
        let shuffled = |seat: Seat| {
            let all = cases(unseen, self.rules.complicated);
            let mut fitting: Vec<CardSet> = all.filter(|case| self.fits(seat, *case)).collect();
            luck.mix(&mut fitting);
            (seat, fitting)
        };
        let mut lists: Vec<(Seat, Vec<CardSet>)> = self.seats().map(shuffled).collect();
        lists.sort_by_key(|(_, fitting)| fitting.len());
        let mut all = self.known();
        let found = place(&lists, CardSet::EMPTY, &mut all);
        debug_assert!(found, "the true cases fit what was heard of them");
        all
    }
}

/// Gives each seat of the lists one of its cases, no card twice; returns true if that was possible.
fn place(lists: &[(Seat, Vec<CardSet>)], taken: CardSet, all: &mut Cases) -> bool {
    let Some(((seat, fitting), rest)) = lists.split_first() else {
        return true;
    };
    fitting.iter().any(|case| {
        all[seat.index()] = *case;
        case.and(taken).is_empty() && place(rest, taken.or(*case), all)
    })
}

/// One or two of the cards.
fn draw(cards: &mut [Card], each: usize, luck: &mut Luck) -> CardSet {
    luck.mix_front(cards, each);
    cards[..each].iter().copied().collect()
}

//! The odds of the next card, counted from what a seat may know: what is left in the pile that it scouted, and of the
//! other piles only what is left in them together.

use crate::rules::{BreakIn, View, is_guard};
use kortlek_rules::french::{Card, CardSet, Suit};

/// Odds that the next card raises the alarm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Cards that end the round: guards of a suit of which one is in the middle.
    pub alarms: usize,
    /// All cards that the next one may be.
    pub cards: usize,
}

impl Odds {
    /// The share of alarms in hundredths: 0 only if there is none, 100 only if there is nothing else.
    pub fn percent(self) -> usize {
        let percent = (100 * self.alarms + self.cards / 2) / self.cards.max(1);
        match self.alarms {
            0 => 0,
            n if n == self.cards => 100,
            _ => percent.clamp(1, 99),
        }
    }

    /// Returns true if the risk is smaller than another's.
    fn is_below(self, other: Odds) -> bool {
        self.alarms * other.cards < other.alarms * self.cards
    }
}

/// Average amount that a card that raises no alarm adds to the loot of the seat that draws it, if it leaves: its pips
/// and one for the card, rounded.
fn gain(cards: CardSet, view: &View) -> usize {
    let good: Vec<Card> = cards.iter().filter(|c| !view.is_alarm(*c)).collect();
    let pips = good.iter().filter(|c| !is_guard(**c));
    let sum: usize = pips.map(|c| usize::from(c.pips())).sum();
    1 + (sum + good.len() / 2) / good.len().max(1)
}

impl View {
    /// Returns true if turning this card up ends the round.
    pub fn is_alarm(&self, card: Card) -> bool {
        is_guard(card) && card.suit().is_some_and(|suit| self.open.alarmed(suit))
    }

    fn odds_in(&self, cards: CardSet) -> Odds {
        Odds {
            alarms: cards.iter().filter(|c| self.is_alarm(*c)).count(),
            cards: cards.len(),
        }
    }
}

impl BreakIn {
    /// All cards that are left in the piles.
    fn left_in_all(&self, v: &View) -> CardSet {
        v.left(self).or(v.unseen())
    }

    /// The odds of a card from whichever pile: open to all.
    pub fn odds(&self, v: &View) -> Odds {
        v.odds_in(self.left_in_all(v))
    }

    /// Candidates for the next card of a pile: the cards left in it, if the viewer scouted it, else all those left in
    /// the piles that he did not. `None` if it is empty.
    fn candidates(&self, v: &View, pile: usize) -> Option<CardSet> {
        let own = v.scouted(self) == Some(pile);
        let cards = if own { v.left(self) } else { v.unseen() };
        (self.left_in(&v.open, pile) > 0).then_some(cards)
    }

    /// The odds of the next card of a pile, as the viewer knows them; `None` if it is empty.
    pub fn odds_of(&self, v: &View, pile: usize) -> Option<Odds> {
        Some(v.odds_in(self.candidates(v, pile)?))
    }

    /// The smallest odds of all piles.
    pub fn best_odds(&self, v: &View) -> Odds {
        let all = (0..self.piles()).filter_map(|pile| self.odds_of(v, pile));
        all.reduce(|best, odds| if odds.is_below(best) { odds } else { best })
            .unwrap_or(Odds {
                alarms: 0,
                cards: 0,
            })
    }

    /// The odds that matter to the viewer's next answer: those of the pile that he would take if he draws next himself,
    /// otherwise those of whichever card.
    pub fn odds_ahead(&self, v: &View) -> Odds {
        if v.viewer == Some(v.open.turn) {
            self.best_odds(v)
        } else {
            self.odds(v)
        }
    }

    /// Average amount that a good card of a pile adds for the seat that draws it.
    pub fn gain_of(&self, v: &View, pile: usize) -> usize {
        self.candidates(v, pile).map_or(0, |cards| gain(cards, v))
    }

    /// Average amount that a good card of any pile adds for the seat that draws it.
    pub fn gain(&self, v: &View) -> usize {
        gain(self.left_in_all(v), v)
    }

    /// Number of guards of a suit left in the piles.
    pub fn guards_left(&self, v: &View, suit: Suit) -> usize {
        let left = self.left_in_all(v);
        left.iter()
            .filter(|c| is_guard(*c) && c.suit() == Some(suit))
            .count()
    }
}

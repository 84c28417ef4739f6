//! Layout of a moment: hands, picks, passed cards, the score sheet. The courts are in [`super::courts`].
//!
//! The zone of a hand is named after the seat to which it was dealt and keeps that name while the hand goes round, so
//! that hidden cards, too, are seen to go where they go. It has two names that take turns: a hand that is passed
//! changes its zone, and so it travels.

use crate::{
    rules::{Action, CARDS, MOST_PLAYERS, ROUNDS, Step, View},
    score::Tally,
};
use kortlek_rules::{
    Card as _, Deck, Message, Seat, Text,
    french::{Card, CardSet},
    presentation::{
        Area, Arrangement, End, Item, Layout, LookBack, Past, Place, ScoreSheet, Sign, Zone, ZoneId,
    },
};

/// Place of the deck before it is dealt.
pub const DECK: ZoneId = ZoneId::common("deck");
/// Cards that the left neighbour would get from the viewer.
pub const PASSED: ZoneId = ZoneId::common("passed");
/// The points of the rounds.
const SHEET: ZoneId = ZoneId::common("sheet");
/// The names that the zone of a hand has in turns.
const HANDS: [&str; 2] = ["hand", "passed hand"];

/// Secret pick of a seat.
pub const fn picked(seat: Seat) -> ZoneId {
    ZoneId::of("picked", seat)
}

/// The hand that a seat holds now.
pub fn hand(v: &View, holder: Seat) -> ZoneId {
    let (turn, players) = (usize::from(v.open.turn), usize::from(v.players));
    // As many steps back as the hand was passed.
    let passed = turn.saturating_sub(1) % players;
    let from = (holder.index() + players - passed) % players;
    ZoneId::of(HANDS[turn % 2], Seat(from as u8))
}

/// Moment to be shown.
pub(super) struct Moment<'a> {
    pub v: &'a View,
    pub me: Seat,
    /// Totals of each court.
    pub tallies: [Tally; MOST_PLAYERS],
    /// The cards that every seat has just turned up and not laid yet.
    pub turned: Option<&'a [Vec<Card>]>,
    /// The cards that came into the courts in this very step.
    pub new: &'a [Vec<Card>],
    /// The viewer's hand lies where it would be passed.
    pub passing: bool,
    /// All cards lie in the deck.
    pub gathered: bool,
    /// Points of the round counted so far, by seat; empty before the count.
    pub so_far: &'a [i32],
}

impl<'a> Moment<'a> {
    /// A position as it is.
    pub fn new(v: &'a View, me: Seat) -> Moment<'a> {
        Moment {
            v,
            me,
            tallies: v.open.tallies(),
            turned: None,
            new: &[],
            passing: false,
            gathered: false,
            so_far: &[],
        }
    }

    pub fn layout(&self) -> Layout {
        let mut zones = self.heads();
        for seat in self.seats() {
            self.court_zones(seat, &mut zones);
        }
        for seat in Seat::all(self.players()) {
            zones.push(self.hand_zone(seat));
            zones.push(self.picked_zone(seat));
        }
        zones.extend(self.beside());
        if self.gathered || self.v.open.round == 0 {
            let deck = Zone::new(DECK, Place::Middle, Arrangement::Pile);
            zones.push(deck.items(Item::backs(Deck::French, CARDS)));
        }
        let third = |area| [(1, Area::Gap), (1, area), (1, Area::Gap)];
        let deck = Area::column(third(Area::row(third(DECK.into()))));
        let area = Area::stack([self.courts_area(), deck]);
        Layout::new(zones).divided(&area).open()
    }

    pub(super) fn players(&self) -> usize {
        self.v.players.into()
    }

    /// The seats in the order of their rows, the viewer's lowest: hands go up.
    pub(super) fn seats(&self) -> Vec<Seat> {
        let mut seats = vec![self.me];
        while seats.len() < self.players() {
            seats.push(seats[seats.len() - 1].left(self.players()));
        }
        seats.reverse();
        seats
    }

    /// Returns true if the viewer has still to pick.
    pub(super) fn chooses(&self) -> bool {
        let open = &self.v.open;
        self.v.viewer == Some(self.me) && open.step == Step::Play && !open.committed.has(self.me)
    }

    /// The cards that a seat has turned up and not laid yet.
    fn turned_of(&self, seat: Seat) -> &[Card] {
        let turned = self.turned.and_then(|turned| turned.get(seat.index()));
        turned.map_or(&[], Vec::as_slice)
    }

    fn hand_zone(&self, seat: Seat) -> Zone {
        let (v, own) = (self.v, seat == self.me);
        let (place, fan) = match own {
            true => (Place::Hand, Arrangement::Fan),
            false => (Place::Panel { seat, share: 5 }, Arrangement::Row),
        };
        let next = seat.left(self.players());
        let mut zone = Zone::new(hand(v, seat), place, fan);
        // The last card of a hand is laid.
        if v.open.hand_size > 1 && !self.gathered {
            zone = zone.passes(next);
        }
        if !own {
            zone = zone.title(Message::new("hand-to").with("next", next));
        }
        if self.gathered || (own && self.passing) {
            return zone;
        }
        let turned = self.turned_of(seat);
        let up = |cards: CardSet| cards.iter().map(|card| Item::up(card.face()));
        if let Some(known) = v.hands[seat.index()] {
            let chosen = v.chosen.filter(|_| v.viewer == Some(seat));
            let chosen: Vec<Card> = chosen.map_or(Vec::new(), |a| cards_of(&a).to_vec());
            let gone = turned.iter().chain(&chosen);
            let left = gone.fold(known, |hand, card| hand.without(*card));
            let zone = zone.items(up(left));
            return if own {
                zone
            } else {
                zone.look_back(self.looked_up(seat, known))
            };
        }
        let shown = turned
            .iter()
            .fold(v.open.shown[seat.index()], |set, card| set.without(*card));
        let picked = match self.turned {
            Some(_) => turned.len(),
            None => usize::from(v.open.committed.has(seat)),
        };
        let hidden = usize::from(v.open.hand_size).saturating_sub(shown.len() + picked);
        zone.items(up(shown).chain(Item::backs(Deck::French, hidden)))
    }

    /// A hand that the viewer has held, looked at once more.
    fn looked_up(&self, seat: Seat, hand: CardSet) -> Option<LookBack> {
        let me = self.v.viewer?;
        let players = self.players();
        let turns = (me.index() + players - seat.index()) % players;
        let cards = hand.iter().map(|card| Past {
            face: card.face(),
            seat: None,
            words: Text::EMPTY,
            lit: false,
        });
        let line = match turns < usize::from(self.v.open.hand_size) {
            true => Message::new("hand-comes").with("n", turns),
            false => "hand-never".into(),
        };
        (!hand.is_empty()).then(|| LookBack {
            title: Message::new("hand-of").with("who", seat).into(),
            cards: cards.collect(),
            line: vec![Sign::Words(line.into())],
            peek: false,
        })
    }

    fn picked_zone(&self, seat: Seat) -> Zone {
        let v = self.v;
        let place = Place::Panel { seat, share: 2 };
        let zone = Zone::new(picked(seat), place, Arrangement::Row)
            .title("zone-picked")
            .outlined();
        let turned = self.turned_of(seat);
        if !turned.is_empty() {
            return zone.items(turned.iter().map(|card| Item::up(card.face())));
        }
        if !v.open.committed.has(seat) {
            return zone;
        }
        let own = v.chosen.filter(|_| v.viewer == Some(seat));
        let down = |card: &Card| Item::down(card.face());
        let mut items: Vec<Item> = match own {
            Some(a) => cards_of(&a).iter().map(down).collect(),
            // Nobody sees whether it is one card or two.
            None => vec![Item::back(Deck::French)],
        };
        if let Some(last) = items.last_mut() {
            last.badge = "✓".to_owned().into();
        }
        zone.items(items)
    }

    /// Zone beside the table: the cards that the left neighbour gets from the viewer while a round goes on, then the
    /// score sheet.
    fn beside(&self) -> Option<Zone> {
        let (open, seat) = (&self.v.open, self.me);
        let place = Place::Column(End::Right);
        let goes_on = matches!(open.step, Step::Play | Step::Reveal | Step::Pass);
        if self.v.viewer == Some(seat) && goes_on {
            // With a panel above it the log has no room to spare.
            let room = match self.players() {
                4 => Place::Panel { seat, share: 5 },
                _ => place,
            };
            let zone = Zone::new(PASSED, room, Arrangement::Row);
            if !self.chooses() || open.hand_size < 2 {
                return Some(zone);
            }
            let title = Message::new("gets-from-you").with("next", seat.left(self.players()));
            let hand = self.v.hands[seat.index()].filter(|_| self.passing);
            let hand = hand.unwrap_or_default().iter();
            let zone = zone.items(hand.map(|card| Item::up(card.face())));
            return Some(zone.title(title).outlined());
        }
        if open.round == 0 || goes_on {
            return None;
        }
        let counted = match open.step {
            Step::Deal | Step::Over => open.round,
            _ => open.round - 1,
        };
        let mut columns: Vec<Text> = (1..=i32::from(ROUNDS)).map(Text::from).collect();
        columns.push("sheet-sum".into());
        let rows = Seat::all(self.players()).map(|seat| {
            let i = seat.index();
            let rounds = open.rounds.iter().take(counted.into());
            let mut cells: Vec<Text> = rounds.map(|round| i32::from(round[i]).into()).collect();
            let now = self.so_far.get(i).copied();
            cells.extend(now.map(Text::from));
            cells.resize(ROUNDS.into(), Text::EMPTY);
            cells.push((i32::from(open.totals[i]) + now.unwrap_or(0)).into());
            (seat, cells)
        });
        let sheet = ScoreSheet {
            columns,
            now: (counted < open.round).then_some(counted),
            rows: rows.collect(),
        };
        Some(Zone::sheet(SHEET, place, sheet))
    }
}

/// The cards of a pick.
pub(super) fn cards_of(action: &Action) -> &[Card] {
    match action {
        Action::Play { card } => std::slice::from_ref(card),
        Action::PlayTwo { cards } => cards,
    }
}

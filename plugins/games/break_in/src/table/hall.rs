//! Layout of the table: guards and alarms, the piles, the seats in the hall and in the street, and the viewer's
//! belongings.

use super::{
    ALARMS, DECK, GUARDS, LEAVE, LOOK, SHEET, SHUTTERS, STAY, STREET, answer, figure, guards, loot,
    name, pile, wording::odds_words,
};
use crate::rules::{BreakIn, CARDS, Open, ROUNDS, Step, View, is_guard};
use kortlek_rules::{
    Card as _, Deck, Message, Rules, Seat, Text,
    french::{Card, Suit},
    presentation::{
        Area, Arrangement, End, Grid, Ground, Item, Layout, Look, LookBack, Past, Piece, Place,
        Pose, ScoreSheet, Zone, ZoneId,
    },
};

/// Width of the middle, and of a plate or a figure with its answer.
const WIDE: u16 = 72;
const PLATE: u16 = 13;

/// Pose of a piece that lies beside its place.
const fn aside(at: [i32; 2]) -> Pose {
    Pose { at, ..Pose::PLAIN }
}

/// A zone with room for one card.
fn one_card(id: ZoneId) -> Zone {
    let grid = Grid::Fixed {
        size: [1, 1],
        wide: 72,
        card: 100,
    };
    Zone::new(id, Place::Middle, Arrangement::Grid(grid))
}

/// Between the numbers of two drawings of a kind that belong to one seat.
pub(super) const APART: u8 = 8;

/// The number of a seat's answer. The viewer's own answers bear numbers of their own, so that the plate which he picks
/// is the one that lies shut beside his figure.
fn number(seat: Seat, own: bool, leaves: bool) -> u8 {
    seat.0 + if own && leaves { APART } else { 0 }
}

/// A seat's answer, turned up.
pub(super) fn plate(seat: Seat, own: bool, leaves: bool) -> Item {
    let drawing = match leaves {
        true => "break-in-leave",
        false => "break-in-stay",
    };
    Item::new(Piece::Picture(drawing, number(seat, own, leaves)))
}

/// Number of shutters over the hall, and of slats in each.
const SHUTTER_COUNT: u8 = 3;
const SLATS: u8 = 7;

/// The shutters: all their slats lie on each other under the ceiling, or hang down before the hall.
pub(super) fn shutters(down: bool) -> Zone {
    let grid = Grid::Fixed {
        size: [SHUTTER_COUNT, 1],
        wide: 210,
        card: 99,
    };
    let slats = (0..SHUTTER_COUNT as i8).flat_map(|shutter| {
        (0..SLATS as i8).map(move |slat| {
            let hangs = if down { i32::from(slat) } else { 0 };
            // The lowest slat is the first to have lain under the others.
            let number = shutter * SLATS as i8 + slat;
            let piece = Piece::Picture("break-in-slat", number as u8);
            let pose = aside([0, 7 * hangs - 21]);
            Item::new(piece).at(shutter, 0).pose(pose)
        })
    });
    Zone::new(SHUTTERS, Place::Middle, Arrangement::Grid(grid)).items(slats)
}

/// An answer that nobody else sees yet.
fn shut(seat: Seat, own: bool, leaves: bool) -> Item {
    let n = number(seat, own, leaves);
    Item::new(Piece::Cover("break-in-answer", n)).badge("✓".to_owned())
}

/// Number of layers by which the thickness of a stack is shown, and distance from one to the next.
const LAYERS: usize = 3;
const THICK: i32 = 3;

/// Stack of `n` cards face down in the one cell of a zone, their number on the topmost.
pub(super) fn stack(zone: Zone, n: usize) -> Zone {
    let layers = (1 + n.saturating_sub(1).div_ceil(4)).min(LAYERS);
    let items = Item::backs(Deck::French, n).enumerate().map(|(k, item)| {
        let rise = THICK * (layers - 1).saturating_sub(n - 1 - k) as i32;
        item.pose(aside([rise, -rise]))
    });
    let mut zone = zone.items(items).cells([[0, 0]]);
    if let Some(top) = zone.items.last_mut() {
        top.badge = n.to_string().into();
    }
    zone
}

/// The whole deck, face down.
pub(super) fn deck_zone() -> Zone {
    stack(one_card(DECK), CARDS)
}

/// The hall in a position: what is seen, and by whom.
pub(super) struct Hall<'a> {
    pub rules: &'a BreakIn,
    pub v: &'a View,
    pub me: Seat,
}

impl Hall<'_> {
    fn open(&self) -> &Open {
        &self.v.open
    }

    /// Returns true if the seat is the viewer's own, at the bottom; an onlooker has none.
    fn is_own(&self, seat: Seat) -> bool {
        self.v.viewer == Some(seat)
    }

    /// Returns true after the last round: nobody draws again, so nothing warns of an alarm.
    fn is_over(&self) -> bool {
        self.open().step == Step::Over
    }

    /// Everybody clockwise, from the bottom.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, me) = (self.rules.players(), self.me.index());
        (0..players).map(move |n| Seat(((me + n) % players) as u8))
    }

    /// The piles from left to right: in the order in which those sit who looked through them, the unseen one last.
    fn piles(&self) -> impl Iterator<Item = usize> + '_ {
        let scouted = self
            .seats()
            .map(|seat| self.rules.scouted(self.open(), seat));
        scouted.chain(self.rules.players()..self.rules.piles())
    }

    /// The pile whose cards the viewer sees before it is shuffled.
    fn looked_at(&self) -> Option<usize> {
        let looks = matches!(self.open().step, Step::Scout { .. });
        self.v.scouted(self.rules).filter(|_| looks)
    }

    /// Look of a card on the table: the last one is emphasised until everybody has answered.
    fn look_of(&self, card: Card) -> Look {
        match self.open().draws().last() {
            Some(last) if last.card == card => Look::Last(last.seat),
            _ => Look::Plain,
        }
    }

    /// The guards of a suit that are out.
    fn guard_zone(&self, suit: Suit) -> Zone {
        let drawn = self.open().draws().iter().map(|d| d.card);
        let of_suit = |card: &Card| is_guard(*card) && card.suit() == Some(suit);
        let out: Vec<Card> = drawn.filter(of_suit).collect();
        let words = Message::new(match out.is_empty() {
            true => "guards-left",
            false => "guards-more",
        });
        let mut zone = one_card(guards(suit));
        if !self.is_over() {
            zone = zone.caption(words.with("n", self.rules.guards_left(self.v, suit)));
        }
        if out.is_empty() {
            let half = Pose {
                size: 50,
                ..Pose::PLAIN
            };
            let token = Item::token(suit.name(), 0).look(Look::Ghost);
            return zone.ground(Ground::Field).items([token.pose(half)]);
        }
        let pair = out.len() > 1;
        let items = out.iter().zip(0..).map(|(card, n)| {
            // The log names the seat that turned it up: an arrow from a panel would cross the other guards.
            let stands_out = pair || self.look_of(*card) != Look::Plain;
            let look = if stands_out { Look::Lit } else { Look::Plain };
            let pose = aside([26 * n, 12 * n]);
            Item::up(card.face()).pose(pose).look(look)
        });
        zone.ground(Ground::Lit).items(items)
    }

    /// A field for each card that is left, twelve in a row.
    fn alarm_zone(&self) -> Zone {
        const FIELDS: usize = 12;
        let odds = self.rules.odds(self.v);
        let grid = Grid::Fixed {
            size: [FIELDS as u8, 3],
            wide: 72,
            card: 100,
        };
        let zone = Zone::new(ALARMS, Place::Middle, Arrangement::Grid(grid));
        if self.is_over() {
            return zone;
        }
        let field = |n: usize| {
            let drawing = match n < odds.alarms {
                true => "break-in-alarm",
                false => "break-in-calm",
            };
            let piece = Piece::Picture(drawing, n as u8);
            Item::new(piece).at((n % FIELDS) as i8, (n / FIELDS) as i8)
        };
        zone.title("alarms-left")
            .caption(odds_words("alarms-of", odds))
            .items((0..odds.cards).map(field))
    }

    /// Cards left in the pile that the viewer scouted, to look up.
    fn looked_up(&self, title: Message) -> LookBack {
        let past = |card: Card| {
            let alarm = self.v.is_alarm(card);
            Past {
                face: card.face(),
                seat: None,
                words: if alarm { "alarm".into() } else { Text::EMPTY },
                lit: alarm,
            }
        };
        LookBack {
            title: title.into(),
            cards: self.v.left(self.rules).iter().map(past).collect(),
            ..LookBack::default()
        }
    }

    fn pile_zone(&self, k: usize) -> Zone {
        let open = self.open();
        let zone = one_card(pile(k)).cells([[0, 0]]);
        if open.round == 0 {
            return zone;
        }
        let zone = match self.rules.scout_of(open, k) {
            Some(seat) => zone.title(Message::new("looked").with("who", seat)),
            None => zone.title("nobody-looked"),
        };
        if self.looked_at() == Some(k) {
            return zone;
        }
        let zone = stack(zone, self.rules.left_in(open, k));
        if self.is_over() {
            return zone;
        }
        let Some(odds) = self.rules.odds_of(self.v, k) else {
            return zone.caption("pile-empty");
        };
        if self.v.scouted(self.rules) != Some(k) {
            return zone.caption(odds_words("odds-pile", odds));
        }
        let words = odds_words("odds-own", odds);
        let back = self.looked_up(words.clone());
        zone.caption(words).look_back(Some(back))
    }

    fn figure_of(&self, seat: Seat) -> Item {
        let drawing = match self.is_own(seat) {
            true => "break-in-you",
            false => "break-in-other",
        };
        Item::new(Piece::Picture(drawing, seat.0)).owner(seat)
    }

    /// Zones of the seats that are out, in the street, and of those inside, each with the place of the answer.
    fn hall_zones(&self, zones: &mut Vec<Zone>) {
        let open = self.open();
        let players = self.rules.players() as u8;
        // Each has a place of its own there, the viewer's nearest to the door; one below the other, since the street is
        // narrow.
        let places = Grid::Fixed {
            size: [1, players],
            wide: 100,
            card: 64,
        };
        let seats = self.seats().zip((0..players).rev());
        let out = seats.filter(|(seat, _)| !open.inside.has(*seat));
        let out = out.map(|(seat, place)| {
            let got = open.sheet[open.round as usize - 1][seat.index()];
            let item = self.figure_of(seat).badge(format!("+{got}"));
            item.at(0, place as i8)
        });
        let street = Zone::new(STREET, Place::Column(End::Left), Arrangement::Grid(places));
        zones.push(street.title("street").items(out));
        let caught = self.rules.ended_by_alarm(open);
        for seat in self.seats() {
            let inside = open.inside.has(seat);
            let draws = open.turn == seat && matches!(open.step, Step::Decide | Step::Draw);
            let words = Message::new(match draws && inside {
                true => "draws-next",
                false => "names",
            });
            let title = Zone::new(name(seat), Place::Middle, Arrangement::Empty);
            let [stands, answers] = [figure(seat), answer(seat)]
                .map(|id| Zone::new(id, Place::Middle, Arrangement::Row));
            if !inside {
                zones.extend([title, stands, answers]);
                continue;
            }
            zones.push(title.title(words.with("who", seat)));
            let item = self.figure_of(seat);
            zones.push(stands.items([match (caught, draws) {
                (true, _) => item.look(Look::Dim).badge("0".to_owned()),
                (false, true) => item.look(Look::Lit),
                (false, false) => item,
            }]));
            zones.push(match open.step {
                Step::Decide if open.decided.has(seat) => {
                    let own = self.is_own(seat);
                    answers.items([shut(seat, own, own && self.v.leaving)])
                }
                Step::Decide => answers.outlined(),
                Step::Leave | Step::Draw => {
                    let leaves = open.leaving.has(seat);
                    answers.items([plate(seat, self.is_own(seat), leaves)])
                }
                _ => answers,
            });
        }
    }

    /// The viewer's two answers with his loot between them, or the pile that he looks through.
    fn own_zones(&self, zones: &mut Vec<Zone>) {
        let (open, me) = (self.open(), self.me);
        if open.round == 0 {
            zones.push(deck_zone());
            return;
        }
        if self.looked_at().is_some() {
            let cards = self.v.stack.iter().map(|card| Item::up(card.face()));
            let zone = Zone::new(LOOK, Place::Middle, Arrangement::Row);
            zones.push(zone.title("your-pile").items(cards));
            return;
        }
        let inside = open.inside.has(me);
        if self.is_own(me) && open.owes_answer(me) {
            let brings = Message::new("brings").with("n", open.worth(me));
            let leave = one_card(LEAVE).title("leave-plate").caption(brings);
            let ahead = odds_words("odds-pile", self.rules.odds_ahead(self.v));
            let stay = one_card(STAY).title("stay-plate").caption(ahead);
            zones.push(leave.items([plate(me, true, true)]));
            zones.push(stay.items([plate(me, true, false)]));
        }
        let zone = Zone::new(loot(me), Place::Middle, Arrangement::Row);
        let title = match inside {
            _ if open.table() == 0 => Message::new("nothing-yet"),
            true if self.rules.ended_by_alarm(open) => Message::new("loot-lost"),
            true => Message::new("loot-and-table").with("n", open.pips[me.index()]),
            false => Message::new("loot-stays"),
        };
        let title = title.with("cards", open.table()).with("who", me);
        zones.push(zone.title(title).items(self.loot_items(me)));
    }

    fn loot_items(&self, seat: Seat) -> impl Iterator<Item = Item> {
        let caught = self.rules.ended_by_alarm(self.open());
        let dim = caught || !self.open().inside.has(seat);
        self.open().front(seat).map(move |card| {
            let look = if dim { Look::Dim } else { self.look_of(card) };
            Item::up(card.face()).look(look)
        })
    }

    fn panel_zones(&self, zones: &mut Vec<Zone>) {
        for seat in self.seats().filter(|s| *s != self.me) {
            let place = Place::Panel { seat, share: 1 };
            let zone = Zone::new(loot(seat), place, Arrangement::Row);
            let zone = zone.title(self.rules.loot_words(self.open(), seat));
            zones.push(zone.items(self.loot_items(seat)));
        }
    }

    /// Score sheet: what everybody got in each round.
    fn sheet_zone(&self) -> Zone {
        let open = self.open();
        let rows = self.seats().map(|seat| {
            let cells = (0..open.round).map(|round| {
                let got = open.sheet[usize::from(round)][seat.index()];
                let over = round + 1 < open.round || self.rules.has_ended(open, seat);
                if over {
                    Text::from(i32::from(got))
                } else {
                    Text::EMPTY
                }
            });
            (seat, cells.collect())
        });
        let sheet = ScoreSheet {
            columns: (1..=i32::from(ROUNDS)).map(Text::from).collect(),
            now: open.round.checked_sub(1),
            rows: rows.collect(),
        };
        Zone::sheet(SHEET, Place::Column(End::Right), sheet)
    }

    /// Division of the middle: guards and alarms, piles, hall, and what the viewer has.
    pub fn area(&self) -> Area {
        let suits = Area::row(Suit::ALL.map(|suit| (1, guards(suit))));
        let top = Area::row([
            (36, Area::column([(2, GUARDS.into()), (10, suits)])),
            (2, Area::Gap),
            (33, ALARMS.into()),
            (1, Area::Gap),
        ]);
        let inside = Area::row(self.seats().map(|seat| (1, self.place_inside(seat))));
        let own = Area::row([
            (PLATE, LEAVE.into()),
            (1, Area::Gap),
            (WIDE - 2 * (PLATE + 1), loot(self.me).into()),
            (1, Area::Gap),
            (PLATE, STAY.into()),
        ]);
        Area::column([
            (12, top),
            (13, Area::row(self.piles().map(|k| (1, pile(k))))),
            (7, Area::stack([inside, SHUTTERS.into()])),
            (12, Area::stack([DECK.into(), LOOK.into(), own])),
        ])
    }

    /// A seat's place in the hall: figure and answer side by side, in the middle below the name.
    fn place_inside(&self, seat: Seat) -> Area {
        let wide = WIDE / self.rules.players() as u16;
        let margin = (wide - PLATE) / 2;
        let stands = Area::row([
            (margin, Area::Gap),
            (7, figure(seat).into()),
            (6, answer(seat).into()),
            (wide - PLATE - margin, Area::Gap),
        ]);
        Area::column([(2, name(seat).into()), (5, stands)])
    }

    pub fn layout(&self) -> Layout {
        let words = Zone::new(GUARDS, Place::Middle, Arrangement::Empty);
        let mut zones = vec![words.title("guards-rule")];
        zones.extend(Suit::ALL.map(|suit| self.guard_zone(suit)));
        zones.push(self.alarm_zone());
        zones.extend(self.piles().map(|k| self.pile_zone(k)));
        if self.open().round > 0 {
            self.hall_zones(&mut zones);
            if self.rules.ended_by_alarm(self.open()) {
                zones.push(shutters(true));
            }
        }
        self.own_zones(&mut zones);
        self.panel_zones(&mut zones);
        zones.push(self.sheet_zone());
        Layout::new(zones).divided(&self.area())
    }
}

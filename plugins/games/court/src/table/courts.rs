//! The courts: rows whose columns are the same, so that who leads in a suit is read straight down.

use super::moment::Moment;
use crate::{
    rules::{MOST_PLAYERS, Step},
    score::{ACES as ACE_POINTS, lead, pairing, standing},
};
use kortlek_rules::{
    Arg, Card as _, Message, Seat, Text,
    french::{Card, Suit},
    presentation::{
        Area, Arrangement, End, Grid, Ground, Item, Look, Piece, Place, Pose, Zone, ZoneId,
    },
};

/// The pictures of a court.
pub const fn pictures(seat: Seat) -> ZoneId {
    ZoneId::of("pictures", seat)
}

/// Its aces.
pub const fn aces(seat: Seat) -> ZoneId {
    ZoneId::of("aces", seat)
}

/// Its cards that count for wealth in a suit.
pub const fn wealth(suit: Suit, seat: Seat) -> ZoneId {
    ZoneId::of(SUITS[suit.index()], seat)
}

/// Its jokers.
pub const fn jokers(seat: Seat) -> ZoneId {
    ZoneId::of("jokers", seat)
}

/// The gouges round couples that have just been found.
pub const fn rays(seat: Seat) -> ZoneId {
    ZoneId::of("rays", seat)
}

const SUITS: [&str; 4] = ["spades", "hearts", "diamonds", "clubs"];
/// The heads of the columns, above all courts; those of the suits have the suits' names.
const HEAD_PICTURES: ZoneId = ZoneId::common("head pictures");
const HEAD_ACES: ZoneId = ZoneId::common("head aces");
const HEAD_JOKERS: ZoneId = ZoneId::common("head jokers");

const fn head(suit: Suit) -> ZoneId {
    ZoneId::common(SUITS[suit.index()])
}

/// All of a seat's court: cards are laid there.
pub const fn row(seat: Seat) -> ZoneId {
    ZoneId::of("court", seat)
}

/// Points of a court.
pub const fn points(seat: Seat) -> ZoneId {
    ZoneId::of("points", seat)
}

/// Width of a row.
const WIDE: u16 = 252;
/// Height of the line of the columns' heads, and of a row, by the number of players.
const HEAD: u16 = 13;
const ROW: [u16; MOST_PLAYERS + 1] = [0, 0, 110, 80, 60];
/// The heads of the columns are numbered like the rows' tokens, behind all seats.
const HEADS: u8 = MOST_PLAYERS as u8;

/// The columns of a row: where each begins, and how wide it is. Their margins overlap.
struct Columns {
    points: [u16; 2],
    pictures: [u16; 2],
    aces: [u16; 2],
    /// The first suit's.
    suits: [u16; 2],
    /// From one suit's column to the next.
    step: u16,
    jokers: [u16; 2],
}

/// Two rows are high: there is room for larger cards, most of all for pictures.
const OF_TWO: Columns = Columns {
    points: [0, 24],
    pictures: [24, 80],
    aces: [104, 34],
    suits: [137, 27],
    step: 23,
    jokers: [231, 21],
};
const OF_MORE: Columns = Columns {
    points: [0, 30],
    pictures: [30, 78],
    aces: [108, 32],
    suits: [139, 24],
    step: 22,
    jokers: [227, 25],
};

impl Columns {
    fn suit(&self, suit: Suit) -> [u16; 2] {
        let [from, wide] = self.suits;
        [from + self.step * suit.index() as u16, wide]
    }
}

/// Zone of this number of cells side by side, each of this width and with cards of this.
fn grid(id: ZoneId, cells: u8, [wide, card]: [u8; 2]) -> Zone {
    let size = [cells, 1];
    let grid = Grid::Fixed { size, wide, card };
    Zone::new(id, Place::Middle, Arrangement::Grid(grid))
}

/// A zone in its column of a row.
fn column([from, wide]: [u16; 2], zone: ZoneId) -> Area {
    let rest = WIDE - from - wide;
    Area::row([(from, Area::Gap), (wide, zone.into()), (rest, Area::Gap)])
}

/// Layout of the couples of a court: a cell's width for a height of 100, a card's for a cell's, and the offset of the
/// second card to the right.
struct Couples {
    wide: u8,
    card: u8,
    apart: i32,
}

impl Couples {
    /// Layout for this number of couples side by side, which are the smaller the more there are.
    const fn of(slots: usize, players: usize) -> Couples {
        let (wide, card, apart) = match (slots, players) {
            (2, 2) => (103, 68, 31),
            (2, 4) => (134, 53, 44),
            (2, _) => (122, 59, 41),
            (3, 2) => (86, 83, 16),
            (3, _) => (100, 71, 29),
            _ => (94, 76, 24),
        };
        Couples { wide, card, apart }
    }
}

/// Angle between two cards, in tenths of a degree.
const LEAN: i16 = 40;

/// Width of the gouges round a couple, for a card's width of 100.
const RAYS: u16 = 250;

/// The pictures of a court in couples, in the order in which they came.
fn couples(court: &[Card]) -> Vec<Vec<Card>> {
    let pictures: Vec<Card> = court.iter().copied().filter(|c| c.is_picture()).collect();
    pictures.chunks(2).map(<[Card]>::to_vec).collect()
}

/// Number of aces.
const MOST_ACES: usize = 4;

impl Moment<'_> {
    fn columns(&self) -> &'static Columns {
        if self.players() == 2 {
            &OF_TWO
        } else {
            &OF_MORE
        }
    }

    /// Grid of the middle: the heads of the columns, then a row for each court.
    pub(super) fn courts_area(&self) -> Area {
        let columns = self.columns();
        let named = [
            column(columns.pictures, HEAD_PICTURES),
            column(columns.aces, HEAD_ACES),
            column(columns.jokers, HEAD_JOKERS),
        ];
        let suits = Suit::ALL.map(|suit| column(columns.suit(suit), head(suit)));
        let heads = Area::stack(named.into_iter().chain(suits));
        let rows = self.seats().into_iter().map(|seat| {
            let suits = Suit::ALL.map(|suit| column(columns.suit(suit), wealth(suit, seat)));
            let all = [
                row(seat).into(),
                column(columns.points, points(seat)),
                column(columns.pictures, rays(seat)),
                column(columns.pictures, pictures(seat)),
                column(columns.aces, aces(seat)),
                column(columns.jokers, jokers(seat)),
            ];
            let all = Area::stack(all.into_iter().chain(suits));
            (ROW[self.players()], all)
        });
        Area::column([(HEAD, heads)].into_iter().chain(rows))
    }

    /// Heads of the columns, above all courts.
    pub(super) fn heads(&self) -> Vec<Zone> {
        let words =
            |id, title: &'static str| Zone::new(id, Place::Middle, Arrangement::Empty).title(title);
        let suit = |suit: Suit| {
            let token = Item::token(suit.name(), HEADS).at(0, 0);
            grid(head(suit), 1, [100, 100]).items([token])
        };
        let named = [
            words(HEAD_PICTURES, "head-pictures"),
            words(HEAD_ACES, "head-aces"),
            words(HEAD_JOKERS, "head-jokers"),
        ];
        named.into_iter().chain(Suit::ALL.map(suit)).collect()
    }

    fn court(&self, seat: Seat) -> &[Card] {
        if self.gathered {
            return &[];
        }
        self.v.open.court(seat)
    }

    /// A card of a court. What came last is marked; what brings nothing is dimmed.
    fn item(&self, seat: Seat, card: Card, dim: bool) -> Item {
        let open = &self.v.open;
        let fresh = match self.new.get(seat.index()) {
            Some(new) => new.contains(&card),
            None => {
                let lasts = matches!(open.step, Step::Play | Step::Reveal | Step::Pass);
                lasts && !self.passing && open.court(seat).last() == Some(&card)
            }
        };
        let item = Item::up(card.face());
        match (fresh, dim) {
            (true, _) => item.look(Look::Last(seat)),
            (_, true) => item.look(Look::Dim),
            _ => item,
        }
    }

    pub(super) fn court_zones(&self, seat: Seat, zones: &mut Vec<Zone>) {
        let lit = self.chooses() && seat == self.me;
        let ground = if lit { Ground::Lit } else { Ground::Field };
        zones.push(Zone::new(row(seat), Place::Middle, Arrangement::Empty).ground(ground));
        let worth = standing(&self.tallies[..self.players()]);
        let mine = worth[seat.index()];
        let most = worth.iter().max() == Some(&mine) && mine > 0;
        let sum = Zone::new(points(seat), Place::Middle, Arrangement::Row)
            .begin(End::Left, 0.85, 0.0)
            .named(seat);
        zones.push(if self.gathered || self.v.open.round == 0 {
            sum
        } else {
            sum.tag(mine, Text::EMPTY, most)
        });
        self.pictures_zones(seat, zones);
        zones.push(self.aces_zone(seat));
        zones.extend(Suit::ALL.map(|suit| self.suit_zone(seat, suit)));
        zones.push(self.jokers_zone(seat));
    }

    /// The pictures, and before them the gouges round couples that have just been found.
    fn pictures_zones(&self, seat: Seat, zones: &mut Vec<Zone>) {
        let couples = couples(self.court(seat));
        let count: usize = couples.iter().map(Vec::len).sum();
        // There is always room for the next.
        let slots = (count + 1).div_ceil(2).max(2);
        let couple = Couples::of(slots, self.players());
        let beside = Pose {
            at: [couple.apart, 0],
            ..Pose::PLAIN
        };
        let grid = |id| grid(id, slots as u8, [couple.wide, couple.card]);
        // The empty place of a card.
        let place = |k: u8| Item::new(Piece::Picture("court-place", 2 * seat.0 + k));
        // Not in the couples' own zone, whose words stand below all that lies in it.
        let mut gouges = Vec::new();
        let mut items = Vec::new();
        let new: &[Card] = self.new.get(seat.index()).map_or(&[], Vec::as_slice);
        for (cards, at) in couples.iter().zip(0..) {
            let worth = match cards[..] {
                [a, b] => Some(pairing(a, b).1),
                _ => None,
            };
            let nothing = worth == Some(0);
            let found = cards.get(1).is_some_and(|card| new.contains(card));
            if let Some(points) = worth.filter(|points| found && *points > 0) {
                // Gouges stand round a couple that has just been found.
                let gouge = Item::new(Piece::Picture("court-rays", seat.0 * 8 + at as u8));
                gouges.push(gouge.badge(format!("+{points}")).at(at, 0).pose(Pose {
                    at: [couple.apart / 2, -15],
                    size: RAYS,
                    angle: 0,
                }));
            }
            // Two that have just misunderstood each other lean apart.
            let lean = if found && nothing { LEAN } else { 0 };
            let poses = [(Pose::PLAIN, -lean), (beside, lean)];
            let poses = poses.map(|(pose, angle)| Pose { angle, ..pose });
            for (card, pose) in cards.iter().zip(poses) {
                let item = self.item(seat, *card, nothing);
                items.push(item.at(at, 0).pose(pose));
            }
            if cards.len() == 1 {
                items.push(place(1).at(at, 0).pose(beside));
            }
        }
        if couples.is_empty() {
            items.push(place(0).at(0, 0));
        }
        if !gouges.is_empty() {
            zones.push(grid(rays(seat)).items(gouges));
        }
        let zone = grid(pictures(seat));
        // There is always something said, so that what lies there keeps its place.
        zones.push(match self.gathered {
            true => zone,
            false => zone.items(items).caption(couples_said(&couples)),
        });
    }

    fn aces_zone(&self, seat: Seat) -> Zone {
        let lying = self.court(seat).iter().filter(|card| card.rank() == 1);
        let many = lying.clone().count();
        let apart = if many > 2 { 9 } else { 18 };
        let items = lying.zip(0..).map(|(card, k)| {
            let pose = Pose {
                at: [apart * k, 0],
                ..Pose::PLAIN
            };
            self.item(seat, *card, many == MOST_ACES).pose(pose)
        });
        let zone = grid(aces(seat), 1, [93, 76]).items(items);
        if many == 0 {
            return zone;
        }
        let worth = Message::new("aces-worth").with("n", many);
        zone.caption(worth.with("points", ACE_POINTS[many]))
    }

    fn suit_zone(&self, seat: Seat, suit: Suit) -> Zone {
        let k = suit.index();
        let zone = Zone::new(wealth(suit, seat), Place::Middle, Arrangement::Column);
        let zone = zone.begin(End::Left, 0.0, 0.0);
        let lead = lead(&self.tallies[..self.players()], k);
        let total = self.tallies[seat.index()].pips[k];
        if self.gathered || total == 0 {
            return zone;
        }
        let counts = |card: &&Card| card.suit() == Some(suit) && (2..=10).contains(&card.rank());
        let cards = self.court(seat).iter().filter(counts);
        let cards = cards.map(|card| self.item(seat, *card, false));
        if !lead.seats.has(seat) {
            return zone.title(total).items(cards);
        }
        let (crown, n) = match lead.seats.len() {
            1 => ("court-crown", k),
            _ => ("court-crown-shared", k * MOST_PLAYERS + seat.index()),
        };
        let crown = Item::new(Piece::Picture(crown, n as u8)).pose(Pose {
            at: [0, -46],
            size: 46,
            angle: 0,
        });
        zone.title(format!("{total} +{}", lead.each))
            .items([crown].into_iter().chain(cards))
    }

    fn jokers_zone(&self, seat: Seat) -> Zone {
        let open = &self.v.open;
        let lying = self.court(seat).iter().filter(|card| card.is_joker());
        let over = matches!(open.step, Step::Score | Step::Deal | Step::Over);
        let usable = open.joker(seat).is_some() && open.hand_size > 1;
        let items: Vec<Item> = lying.map(|card| self.item(seat, *card, over)).collect();
        let zone = Zone::new(jokers(seat), Place::Middle, Arrangement::Row);
        let caption = match items.is_empty() {
            true => Text::EMPTY,
            false if usable && !over => "joker-ready".into(),
            false => "joker-nothing".into(),
        };
        zone.items(items).caption(caption)
    }
}

/// Points of the couples of a court: by name if they are few.
fn couples_said(couples: &[Vec<Card>]) -> Text {
    let whole = couples.iter().filter_map(|cards| match cards[..] {
        [a, b] => Some(pairing(a, b)),
        _ => None,
    });
    let whole: Vec<(&'static str, i32)> = whole.collect();
    let named = |(name, points): &(&'static str, i32)| {
        let worth = Message::new("worth-so-much").with("what", *name);
        Arg::from(worth.with("n", *points))
    };
    let worth: Vec<Arg> = whole.iter().filter(|(_, n)| *n > 0).map(named).collect();
    match (whole.len(), worth.len()) {
        (0, _) if couples.is_empty() => "no-picture".into(),
        (0, _) => "open-picture".into(),
        (_, 0) => "misunderstanding".into(),
        (_, 1 | 2) => Message::new("couples").with("all", Arg::All(worth)).into(),
        _ => {
            let sum: i32 = whole.iter().map(|(_, n)| *n).sum();
            Message::new("couples-sum").with("n", sum).into()
        }
    }
}

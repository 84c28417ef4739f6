//! The courts: rows whose columns are the same, so that who leads in a suit is read straight down.

use super::scene::Scene;
use crate::{
    rules::{MOST_PLAYERS, Step},
    score::{ACES as ACE_POINTS, lead, pairing, standing},
};
use kortlek_rules::{
    Arg, Card as _, Message, Seat, Text,
    french::{Card, Suit},
    presentation::{Arrangement, End, Grid, Ground, Item, Look, Piece, Place, Pose, Zone, ZoneId},
};

/// The name of a court's zone for its pictures.
pub const PICTURES: &str = "pictures";
/// For its aces.
pub const ACES: &str = "aces";
/// For its cards that count for wealth, by suit.
pub const SUITS: [&str; 4] = ["spades", "hearts", "diamonds", "clubs"];
/// For its jokers.
pub const JOKERS: &str = "jokers";

/// All of a seat's court: cards are laid there.
pub const fn row(seat: Seat) -> ZoneId {
    ZoneId::of("court", seat)
}

/// What a court is worth.
pub const fn points(seat: Seat) -> ZoneId {
    ZoneId::of("points", seat)
}

/// How many fields wide a row is.
const FIELDS: u8 = 252;
/// How many fields high the line of the columns' heads is, and a row for so many players.
const HEAD: u8 = 13;
const ROW: [u8; MOST_PLAYERS + 1] = [0, 0, 110, 80, 60];
/// The heads of the columns are numbered like the rows' tokens, behind all seats.
const HEADS: u8 = MOST_PLAYERS as u8;

/// The columns of a row: from which field, and how many.
struct Columns {
    points: [u8; 2],
    pictures: [u8; 2],
    aces: [u8; 2],
    /// The first suit's.
    suits: [u8; 2],
    /// From one suit's column to the next; their margins overlap.
    step: u8,
    jokers: [u8; 2],
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

/// How the couples of a court are laid: a cell's width for a height of 100, a card's for a cell's, and how far the
/// second lies to the right.
struct Couples {
    wide: u8,
    card: u8,
    apart: i32,
}

impl Couples {
    /// For so many couples side by side, which are the smaller the more there are.
    const fn of(slots: usize, players: usize) -> Couples {
        match (slots, players) {
            (2, 2) => Couples {
                wide: 103,
                card: 68,
                apart: 31,
            },
            (2, 4) => Couples {
                wide: 134,
                card: 53,
                apart: 44,
            },
            (2, _) => Couples {
                wide: 122,
                card: 59,
                apart: 41,
            },
            (3, 2) => Couples {
                wide: 86,
                card: 83,
                apart: 16,
            },
            (3, _) => Couples {
                wide: 100,
                card: 71,
                apart: 29,
            },
            _ => Couples {
                wide: 94,
                card: 76,
                apart: 24,
            },
        }
    }
}

/// How far two cards lean apart, in tenths of a degree.
const LEAN: i16 = 40;

/// How wide the gouges round a couple are, for a card's width of 100.
const RAYS: u16 = 250;

/// The pictures of a court in couples, in the order in which they came.
fn couples(court: &[Card]) -> Vec<Vec<Card>> {
    let pictures: Vec<Card> = court.iter().copied().filter(|c| c.is_picture()).collect();
    pictures.chunks(2).map(<[Card]>::to_vec).collect()
}

/// So many aces there are.
const MOST_ACES: usize = 4;

impl Scene<'_> {
    fn columns(&self) -> &'static Columns {
        if self.players() == 2 {
            &OF_TWO
        } else {
            &OF_MORE
        }
    }

    fn part(&self, row: u8, [from, wide]: [u8; 2]) -> Place {
        let high = ROW[self.players()];
        Place::Part {
            raster: [FIELDS, HEAD + high * self.v.players],
            at: [from, HEAD + high * row],
            span: [wide, high],
        }
    }

    /// What is counted in each column, above all courts.
    pub(super) fn heads(&self) -> Vec<Zone> {
        let columns = self.columns();
        let raster = [FIELDS, HEAD + ROW[self.players()] * self.v.players];
        let part = |[from, wide]: [u8; 2]| Place::Part {
            raster,
            at: [from, 0],
            span: [wide, HEAD],
        };
        let words = |name, column, title: &'static str| {
            Zone::new(ZoneId::common(name), part(column), Arrangement::Empty).title(title)
        };
        let grid = Grid::Fixed {
            size: [1, 1],
            wide: 100,
            card: 100,
        };
        let suit = |suit: Suit| {
            let [from, wide] = columns.suits;
            let column = [from + columns.step * suit.index() as u8, wide];
            let id = ZoneId::common(SUITS[suit.index()]);
            let token = Item::token(suit.name(), HEADS).at(0, 0);
            Zone::new(id, part(column), Arrangement::Grid(grid)).items([token])
        };
        let named = [
            words("head pictures", columns.pictures, "head-pictures"),
            words("head aces", columns.aces, "head-aces"),
            words("head jokers", columns.jokers, "head-jokers"),
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

    /// Whether a card has come into a court in this very step.
    fn is_new(&self, seat: Seat, card: Card) -> bool {
        let new = self.new.get(seat.index());
        new.is_some_and(|new| new.contains(&card))
    }

    pub(super) fn court_zones(&self, seat: Seat, row_at: u8, zones: &mut Vec<Zone>) {
        let lit = self.chooses() && seat == self.me;
        let ground = if lit { Ground::Lit } else { Ground::Field };
        let whole = self.part(row_at, [0, FIELDS]);
        zones.push(Zone::new(row(seat), whole, Arrangement::Empty).ground(ground));
        let tallies = self.v.open.tallies();
        let worth = standing(&tallies[..self.players()]);
        let mine = worth[seat.index()];
        let most = worth.iter().max() == Some(&mine) && mine > 0;
        let sum = Zone::new(
            points(seat),
            self.part(row_at, self.columns().points),
            Arrangement::Row,
        )
        .begin(End::Left, 0.85, 0.0)
        .named(seat);
        zones.push(if self.gathered || self.v.open.round == 0 {
            sum
        } else {
            sum.tag(mine, Text::EMPTY, most)
        });
        let pictures = self.pictures_zones(seat, row_at).into_iter();
        zones.extend(pictures.filter(|zone| zone.id.name == PICTURES || !zone.items.is_empty()));
        zones.push(self.aces_zone(seat, row_at));
        for suit in Suit::ALL {
            zones.push(self.suit_zone(seat, row_at, suit));
        }
        zones.push(self.jokers_zone(seat, row_at));
    }

    /// The pictures, and before them the gouges round couples that have just been found.
    fn pictures_zones(&self, seat: Seat, row: u8) -> [Zone; 2] {
        let couples = couples(self.court(seat));
        let pictures: usize = couples.iter().map(Vec::len).sum();
        // There is always room for the next.
        let slots = (pictures + 1).div_ceil(2).max(2);
        let couple = Couples::of(slots, self.players());
        let beside = Pose {
            at: [couple.apart, 0],
            ..Pose::PLAIN
        };
        let grid = Grid::Fixed {
            size: [slots as u8, 1],
            wide: couple.wide,
            card: couple.card,
        };
        // The empty place of a card.
        let place = |k: u8| Item::new(Piece::Picture("court-place", 2 * seat.0 + k));
        let room = self.part(row, self.columns().pictures);
        // Not in the couples' own zone, whose words stand below all that lies in it.
        let mut rays_zone = Zone::new(ZoneId::of("rays", seat), room, Arrangement::Grid(grid));
        let mut items = Vec::new();
        for (cards, at) in couples.iter().zip(0..) {
            let worth = match cards[..] {
                [a, b] => Some(pairing(a, b).1),
                _ => None,
            };
            let nothing = worth == Some(0);
            let found = cards.get(1).is_some_and(|card| self.is_new(seat, *card));
            if let Some(points) = worth.filter(|points| found && *points > 0) {
                // Gouges stand round a couple that has just been found.
                let rays = Item::new(Piece::Picture("court-rays", seat.0 * 8 + at as u8));
                rays_zone
                    .items
                    .push(rays.badge(format!("+{points}")).at(at, 0).pose(Pose {
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
        let zone = Zone::new(ZoneId::of(PICTURES, seat), room, Arrangement::Grid(grid));
        if self.gathered {
            return [rays_zone, zone];
        }
        // There is always something said, so that what lies there keeps its place.
        let said = couples_said(&couples);
        [rays_zone, zone.items(items).caption(said)]
    }

    fn aces_zone(&self, seat: Seat, row: u8) -> Zone {
        let aces = self.court(seat).iter().filter(|card| card.rank() == 1);
        let grid = Grid::Fixed {
            size: [1, 1],
            wide: 93,
            card: 76,
        };
        let many = aces.clone().count();
        let apart = if many > 2 { 9 } else { 18 };
        let items = aces.zip(0..).map(|(card, k)| {
            let pose = Pose {
                at: [apart * k, 0],
                ..Pose::PLAIN
            };
            self.item(seat, *card, many == MOST_ACES)
                .at(0, 0)
                .pose(pose)
        });
        let place = self.part(row, self.columns().aces);
        let zone = Zone::new(ZoneId::of(ACES, seat), place, Arrangement::Grid(grid)).items(items);
        if many == 0 {
            return zone;
        }
        zone.caption(
            Message::new("aces-worth")
                .with("n", many)
                .with("points", ACE_POINTS[many]),
        )
    }

    fn suit_zone(&self, seat: Seat, row: u8, suit: Suit) -> Zone {
        let k = suit.index();
        let columns = self.columns();
        let [from, wide] = columns.suits;
        let place = self.part(row, [from + columns.step * k as u8, wide]);
        let id = ZoneId::of(SUITS[k], seat);
        let zone = Zone::new(id, place, Arrangement::Column).begin(End::Left, 0.0, 0.0);
        if self.gathered {
            return zone;
        }
        let tallies = self.v.open.tallies();
        let lead = lead(&tallies[..self.players()], k);
        let total = tallies[seat.index()].pips[k];
        let counts = |card: &&Card| card.suit() == Some(suit) && (2..=10).contains(&card.rank());
        let cards = self.court(seat).iter().filter(counts);
        let cards = cards.map(|card| self.item(seat, *card, false));
        if total == 0 {
            return zone;
        }
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

    fn jokers_zone(&self, seat: Seat, row: u8) -> Zone {
        let open = &self.v.open;
        let jokers = self.court(seat).iter().filter(|card| card.is_joker());
        let over = matches!(open.step, Step::Score | Step::Deal | Step::Over);
        let usable = open.joker(seat).is_some() && open.hand_size > 1;
        let items: Vec<Item> = jokers.map(|card| self.item(seat, *card, over)).collect();
        let place = self.part(row, self.columns().jokers);
        let zone = Zone::new(ZoneId::of(JOKERS, seat), place, Arrangement::Row);
        let caption = match items.is_empty() {
            true => Text::EMPTY,
            false if usable && !over => "joker-ready".into(),
            false => "joker-nothing".into(),
        };
        zone.items(items).caption(caption)
    }
}

/// What the couples of a court bring: by name if they are few.
fn couples_said(couples: &[Vec<Card>]) -> Text {
    let whole = couples.iter().filter_map(|cards| match cards[..] {
        [a, b] => Some(pairing(a, b)),
        _ => None,
    });
    let whole: Vec<(&'static str, i32)> = whole.collect();
    let named = |(name, points): &(&'static str, i32)| {
        Arg::from(
            Message::new("worth-so-much")
                .with("what", *name)
                .with("n", *points),
        )
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

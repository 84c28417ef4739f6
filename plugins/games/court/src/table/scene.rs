//! What lies where. The courts lie as rows whose columns are the same, so that who leads in a suit is read straight down.
//!
//! The zone of a hand is named after the seat to which it was dealt and keeps that name while the hand goes round, so that
//! hidden cards, too, are seen to go where they go. It has two names that take turns: a hand that is passed changes its
//! zone, and so it travels.

use crate::{
    rules::{CARDS, MOST_PLAYERS, ROUNDS, Step, View},
    score::{ACES as ACE_POINTS, lead, pairing, standing},
};
use kortlek_rules::{
    Arg, Card as _, Deck, Say, Seat, Text,
    french::{Card, CardSet, Suit},
    tabled::{
        Arrangement, End, Grid, Ground, Item, Layout, Look, LookBack, Past, Piece, Place, Pose,
        ScoreSheet, Sign, Zone, ZoneId,
    },
};

/// Where the deck lies before it is dealt.
pub const DECK: ZoneId = ZoneId::common("deck");
/// What the left neighbour would get from the viewer.
pub const PASSED: ZoneId = ZoneId::common("passed");
/// The points of the rounds.
const SHEET: ZoneId = ZoneId::common("sheet");
/// The names of the parts of a court.
pub const PICTURES: &str = "pictures";
/// The aces.
pub const ACES: &str = "aces";
/// The cards that count for wealth, by suit.
pub const SUITS: [&str; 4] = ["spades", "hearts", "diamonds", "clubs"];
/// The jokers.
pub const JOKERS: &str = "jokers";
/// The names that the zone of a hand has in turns.
const HANDS: [&str; 2] = ["hand", "passed hand"];

/// All of a seat's court: cards are laid there.
pub const fn row(seat: Seat) -> ZoneId {
    ZoneId::of("court", seat)
}

/// What a court is worth.
pub const fn points(seat: Seat) -> ZoneId {
    ZoneId::of("points", seat)
}

/// What a seat has picked in secret.
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

/// How many fields wide a row is.
const FIELDS: u8 = 252;

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

/// Two rows are high, so that cards can be larger: what the couples need for that, others can have.
const OF_TWO: Columns = Columns {
    points: [0, 26],
    pictures: [26, 70],
    aces: [96, 28],
    suits: [122, 30],
    step: 27,
    jokers: [228, 22],
};
const OF_MORE: Columns = Columns {
    points: [0, 30],
    pictures: [30, 78],
    aces: [108, 32],
    suits: [139, 24],
    step: 22,
    jokers: [227, 25],
};

/// How the couples of a court are laid: a cell's width for a height of 100, a card's for a cell's, and how far the second
/// lies to the right.
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

/// How wide the gouges round a couple are, for a card's width of 100.
const RAYS: u16 = 250;

/// The pictures of a court in couples, in the order in which they came.
fn couples(court: &[Card]) -> Vec<Vec<Card>> {
    let pictures: Vec<Card> = court.iter().copied().filter(|c| c.is_picture()).collect();
    pictures.chunks(2).map(<[Card]>::to_vec).collect()
}

/// What is shown of a moment.
pub(super) struct Scene<'a> {
    v: &'a View,
    me: Seat,
    /// The cards that every seat has just turned up and not laid yet.
    turned: Option<&'a [Vec<Card>]>,
    /// The cards that came into the courts in this very step.
    new: &'a [Vec<Card>],
    /// The viewer's hand lies where it would be passed.
    passing: bool,
    /// All cards lie in the deck.
    gathered: bool,
}

impl<'a> Scene<'a> {
    /// A position as it is.
    pub(super) fn new(v: &'a View, me: Seat) -> Scene<'a> {
        Scene {
            v,
            me,
            turned: None,
            new: &[],
            passing: false,
            gathered: false,
        }
    }

    /// A position that is foreseen: what is left of the viewer's hand goes to the left.
    pub(super) fn passing(v: &'a View, me: Seat) -> Scene<'a> {
        Scene {
            passing: true,
            ..Scene::new(v, me)
        }
    }

    /// All picks are turned up and lie where they were picked.
    pub(super) fn turned(v: &'a View, me: Seat, picks: &'a [Vec<Card>]) -> Scene<'a> {
        Scene {
            turned: Some(picks),
            ..Scene::new(v, me)
        }
    }

    /// These cards have just been laid.
    pub(super) fn laid(v: &'a View, me: Seat, picks: &'a [Vec<Card>]) -> Scene<'a> {
        Scene {
            new: picks,
            ..Scene::new(v, me)
        }
    }

    /// All cards are shuffled.
    pub(super) fn gathered(v: &'a View, me: Seat) -> Scene<'a> {
        Scene {
            gathered: true,
            ..Scene::new(v, me)
        }
    }

    pub(super) fn layout(&self) -> Layout {
        let mut zones = Vec::new();
        for (seat, row) in self.seats().into_iter().zip(0..) {
            self.court_zones(seat, row, &mut zones);
        }
        for seat in Seat::all(self.players()) {
            zones.push(self.hand_zone(seat));
            zones.push(self.picked_zone(seat));
        }
        zones.extend(self.beside());
        if self.gathered || self.v.open.round == 0 {
            let place = Place::Part {
                raster: [3, 3],
                at: [1, 1],
                span: [1, 1],
            };
            let deck = Zone::new(DECK, place, Arrangement::Pile);
            zones.push(deck.items(Item::backs(Deck::French, CARDS)));
        }
        Layout::new(zones).open()
    }

    fn players(&self) -> usize {
        self.v.players.into()
    }

    /// The seats in the order of their rows, the viewer's lowest: hands go up.
    fn seats(&self) -> Vec<Seat> {
        let mut seats = vec![self.me];
        while seats.len() < self.players() {
            seats.push(seats[seats.len() - 1].left(self.players()));
        }
        seats.reverse();
        seats
    }

    fn columns(&self) -> &'static Columns {
        if self.players() == 2 {
            &OF_TWO
        } else {
            &OF_MORE
        }
    }

    fn part(&self, row: u8, [from, wide]: [u8; 2]) -> Place {
        Place::Part {
            raster: [FIELDS, self.v.players],
            at: [from, row],
            span: [wide, 1],
        }
    }

    fn court(&self, seat: Seat) -> &[Card] {
        if self.gathered {
            return &[];
        }
        self.v.open.court(seat)
    }

    /// Whether the viewer has still to pick.
    fn chooses(&self) -> bool {
        let open = &self.v.open;
        self.v.viewer == Some(self.me) && open.step == Step::Play && !open.committed.has(self.me)
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

    fn court_zones(&self, seat: Seat, row_at: u8, zones: &mut Vec<Zone>) {
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
            for (card, pose) in cards.iter().zip([Pose::PLAIN, beside]) {
                let item = self.item(seat, *card, nothing);
                items.push(item.at(at, 0).pose(pose));
            }
            if cards.len() == 1 {
                items.push(place(1).at(at, 0).pose(beside));
            }
        }
        if couples.is_empty() {
            items.push(place(0).at(0, 0));
            items.push(place(1).at(0, 0).pose(beside));
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
            Say::new("aces-worth")
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
            // Which suit is counted here.
            let place = Item::token(suit.name(), seat.0).look(Look::Ghost);
            return zone.items([place.pose(Pose {
                at: [0, -10],
                size: 44,
                angle: 0,
            })]);
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

    /// The cards that a seat has turned up and not laid yet.
    fn turned_of(&self, seat: Seat) -> &[Card] {
        let turned = self.turned.and_then(|turned| turned.get(seat.index()));
        turned.map_or(&[], Vec::as_slice)
    }

    fn hand_zone(&self, seat: Seat) -> Zone {
        let (v, own) = (self.v, seat == self.me);
        let place = if own {
            Place::Hand
        } else {
            Place::Panel { seat, share: 5 }
        };
        let fan = if own {
            Arrangement::Fan
        } else {
            Arrangement::Row
        };
        let zone = Zone::new(hand(v, seat), place, fan);
        let zone = if own {
            zone
        } else {
            let next = seat.left(self.players());
            zone.title(Say::new("hand-to").with("next", next))
        };
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
        let comes = Say::new("hand-comes").with("n", turns);
        let left = usize::from(self.v.open.hand_size);
        (!hand.is_empty()).then(|| LookBack {
            title: Say::new("hand-of").with("who", seat).into(),
            cards: cards.collect(),
            line: match turns < left {
                true => vec![Sign::Words(comes.into())],
                false => vec![Sign::Words("hand-never".into())],
            },
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
        let mut items: Vec<Item> = match own {
            Some(a) => cards_of(&a)
                .iter()
                .map(|card| Item::down(card.face()))
                .collect(),
            // Nobody sees whether it is one card or two.
            None => vec![Item::back(Deck::French)],
        };
        if let Some(last) = items.last_mut() {
            last.badge = "✓".to_owned().into();
        }
        zone.items(items)
    }

    /// What stands beside the table: what the left neighbour gets from the viewer while a round goes on, then the sheet.
    fn beside(&self) -> Option<Zone> {
        let open = &self.v.open;
        let place = Place::Column(End::Right);
        let next = self.me.left(self.players());
        let goes_on = matches!(open.step, Step::Play | Step::Reveal | Step::Pass);
        if self.v.viewer == Some(self.me) && goes_on {
            let hand = self.v.hands[self.me.index()].filter(|_| self.passing);
            // With a panel above it the log has no room to spare.
            let room = match self.players() {
                4 => Place::Panel {
                    seat: self.me,
                    share: 5,
                },
                _ => place,
            };
            let zone = Zone::new(PASSED, room, Arrangement::Row);
            if !self.chooses() || open.hand_size < 2 {
                return Some(zone);
            }
            let zone = zone
                .title(Say::new("gets-from-you").with("next", next))
                .outlined();
            return Some(match hand {
                Some(hand) => zone.items(hand.iter().map(|card| Item::up(card.face()))),
                None => zone,
            });
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
            cells.resize(ROUNDS.into(), Text::EMPTY);
            cells.push(i32::from(open.totals[i]).into());
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

/// So many aces there are.
const MOST_ACES: usize = 4;

/// The cards of a pick.
pub(super) fn cards_of(action: &crate::rules::Action) -> &[Card] {
    match action {
        crate::rules::Action::Play { card } => std::slice::from_ref(card),
        crate::rules::Action::PlayTwo { cards } => cards,
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
            Say::new("worth-so-much")
                .with("what", *name)
                .with("n", *points),
        )
    };
    let worth: Vec<Arg> = whole.iter().filter(|(_, n)| *n > 0).map(named).collect();
    match (whole.len(), worth.len()) {
        (0, _) if couples.is_empty() => "no-picture".into(),
        (0, _) => "open-picture".into(),
        (_, 0) => "misunderstanding".into(),
        (_, 1 | 2) => Say::new("couples").with("all", Arg::All(worth)).into(),
        _ => {
            let sum: i32 = whole.iter().map(|(_, n)| *n).sum();
            Say::new("couples-sum").with("n", sum).into()
        }
    }
}

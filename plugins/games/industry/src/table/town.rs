//! What lies where. The table is a grid: a row for each town, a street for each suit, so that a majority is read down a
//! street and an engine along a row.

use super::{
    HAMMER, MONEY, SPENT, STACK, STREETS, building_name, drawn_next, heads, is_at_turn, plan,
    played, street, suit_of,
};
use crate::rules::{HAND as HAND_SIZE, Industry, SUITS, Step, View};
use kortlek_rules::{
    Card as _, Deck, Message, Rules, Seat, Text,
    french::{Card, CardSet, DECK, Suit},
    presentation::{
        Arrangement, Dial, End, Grid, Ground, Item, Layout, Look, LookBack, Mark, Past, Place,
        Pose, Sign, Zone, ZoneId,
    },
};

/// The raster of the middle: its fields are a hundredth or so of its height and width.
const RASTER: [u8; 2] = [76, 104];
/// Columns to the left of the streets, and of each street.
const MARGIN: u8 = 12;
const STREET: u8 = 16;
/// Columns that are kept free for the count to the left of a street: of the own town, and of the others' by the number of
/// players. The count stands beside the street, never on its cards.
const COUNT: u8 = 5;
const COUNTS: [u8; 5] = [0, 0, 5, 4, 4];
/// Rows of the streets' names and of the signs below them.
const NAMES: u8 = 5;
const HEADS: u8 = 14;
/// The most rows of the raster that the town of each opponent takes, by the number of players.
const ROW: [u8; 5] = [0, 0, 24, 20, 16];

/// Columns to the left of the money of this turn, for the coin with its sum.
const COIN: u8 = 7;
/// The fewest rows that the stack takes, so that its clock can be read.
const STACK_HIGH: u8 = 27;

/// The room for the hand where it is widest in common windows, the cells' greatest width, the gap between them, and a
/// card's width and a hammer's, all in pixels of the reference drawing.
const HAND: f32 = 905.0;
const CELL: f32 = 132.0;
const GAP: f32 = 5.0;
const CARD: f32 = 106.0;
const HAMMER_WIDE: f32 = 40.0;
/// How much wider than their cells cards of a large hand are: they overlap, but each index stays free.
const MOST_OVERLAP: f32 = 1.3;
/// Half of the hand's height, less a margin.
const HALF_HAND: f32 = 90.0;

/// How a zone is counted where the game's end is told step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counted(pub(super) Suit);

fn part(at: [u8; 2], span: [u8; 2]) -> Place {
    Place::Part {
        raster: RASTER,
        at,
        span,
    }
}

/// The first row of a seat's town, and how many it takes. The others' towns lie above the own as their panels do: the
/// next seat lies lowest.
fn rows(players: usize, me: Seat, seat: Seat) -> [u8; 2] {
    let high = ROW[players];
    let below = |seat: Seat| Seat::all(players).find(|n| turned(me, *n, players) == seat);
    let place = below(seat).map_or(0, Seat::index) as u8;
    let others = players as u8 - 1;
    match place {
        0 => {
            let top = HEADS + high * others;
            [top, RASTER[1] - top]
        }
        place => [HEADS + high * (others - place), high],
    }
}

/// The seat that sits so many seats to the left.
fn turned(me: Seat, by: Seat, players: usize) -> Seat {
    (0..by.index()).fold(me, |seat, _| seat.left(players))
}

/// The cards of a suit in a town: by rank, those of the latest turn last, so that none is covered when another is built.
fn in_street(v: &View, seat: Seat, suit: Suit) -> Vec<Card> {
    let i = seat.index();
    let (city, raised) = (v.open.cities[i].cards, v.open.raised[i]);
    let of_suit = |cards: CardSet| cards.iter().filter(move |card| card.suit() == Some(suit));
    let old = of_suit(city.minus(raised));
    old.chain(of_suit(raised)).collect()
}

/// The hand in the order of the streets, then by rank.
pub(super) fn sorted(hand: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    let street = |card: &Card| STREETS.iter().position(|s| *s == suit_of(*card));
    cards.sort_by_key(|card| (street(card), card.rank()));
    cards
}

/// How many cards the stack has when everybody has a hand, an office and a factory.
fn stack_at_first(players: usize) -> u8 {
    (DECK.len() - (HAND_SIZE + 2) * players) as u8
}

/// What one of the majorities comes to: who leads and by how much.
pub(super) fn majority(v: &View, suit: Suit) -> (Option<Seat>, u8, u8) {
    let count = |seat: Seat| v.open.cities[seat.index()].counts[suit.index()];
    let mut counts: Vec<u8> = Seat::all(v.players.into()).map(count).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    let (most, second) = (counts[0], counts[1]);
    (v.open.leader(suit), most, most - second)
}

impl Industry {
    /// All zones; `counted` is the street that is counted just now.
    pub(super) fn whole_layout(&self, v: &View, me: Seat, counted: Option<Counted>) -> Layout {
        let mut zones = Vec::new();
        zones.push(Zone::sign(
            ZoneId::common("most"),
            part([0, NAMES], [MARGIN, HEADS - NAMES]),
            [Sign::Mark(Mark("wreath")), Sign::Strong("bonus".into())],
        ));
        for (n, suit) in STREETS.into_iter().enumerate() {
            zones.extend(heading(v, n as u8, suit));
        }
        for seat in Seat::all(self.players()) {
            for (n, suit) in STREETS.into_iter().enumerate() {
                zones.push(self.street_zone(v, me, seat, (n as u8, suit), counted));
            }
        }
        for seat in Seat::all(self.players()).filter(|seat| *seat != me) {
            zones.push(self.hidden_hand(v, me, seat));
        }
        zones.extend(self.stack_and_till(v, me));
        zones.push(spent(v, me));
        zones.push(own_hand(v, me));
        Layout::new(zones).open()
    }

    fn street_zone(
        &self,
        v: &View,
        me: Seat,
        seat: Seat,
        (n, suit): (u8, Suit),
        counted: Option<Counted>,
    ) -> Zone {
        let [top, high] = rows(self.players(), me, seat);
        let left = MARGIN + STREET * n;
        let built = v.open.raised[seat.index()];
        let item = |card: Card| {
            let look = match built.has(card) {
                true => Look::Last(seat),
                false => Look::Plain,
            };
            Item::up(card.face()).look(look)
        };
        let items = in_street(v, seat, suit).into_iter().map(item);
        let zone = if seat == me {
            let place = part([left + COUNT, top], [STREET - COUNT, high]);
            let zone = Zone::new(street(seat, suit), place, Arrangement::Column);
            let zone = zone.begin(End::Left, 0.0, 0.0);
            match v.open.turn_number {
                0 => zone,
                _ => zone.caption(effect(v, seat, suit)),
            }
        } else {
            let count = COUNTS[self.players()];
            let place = part([left + count, top], [STREET - count, high]);
            let zone = Zone::new(street(seat, suit), place, Arrangement::Row);
            zone.begin(End::Left, 0.0, 0.0)
        };
        let count = v.open.cities[seat.index()].counts[suit.index()];
        let lit = counted == Some(Counted(suit));
        let zone = zone
            .items(items)
            .ground(if lit { Ground::Lit } else { Ground::Field });
        if v.open.turn_number == 0 {
            return zone;
        }
        let leads = v.open.leader(suit) == Some(seat);
        zone.tag(count.to_string(), Text::EMPTY, leads)
            .tag_round(leads.then_some(Mark("wreath")))
    }

    /// An opponent's hand, at the left of its town.
    fn hidden_hand(&self, v: &View, me: Seat, seat: Seat) -> Zone {
        let [top, high] = rows(self.players(), me, seat);
        let place = part([0, top], [MARGIN, high]);
        let n = v.open.hand_sizes[seat.index()];
        let title = Message::new("hand-of").with("who", seat).with("n", n);
        Zone::new(ZoneId::of("hand", seat), place, Arrangement::Row)
            .title(title)
            .items(Item::backs(Deck::French, n.into()))
    }

    /// The stack, which is the clock, and below it the money of this turn.
    fn stack_and_till(&self, v: &View, me: Seat) -> [Zone; 2] {
        let open = &v.open;
        let [top, high] = rows(self.players(), me, me);
        let upper = (high / 2 + high / 20).max(STACK_HIGH);
        let playing = matches!(open.step, Step::Play | Step::Draw);
        let last = playing && drawn_next(open) >= open.stack_size;
        let caption: Text = match open.step {
            Step::Play | Step::Draw if last => "last-draw".into(),
            Step::Play | Step::Draw => {
                let say = Message::new("to-draw").with("who", open.turn);
                say.with("n", drawn_next(open)).into()
            }
            Step::Score | Step::Over => "stack-empty".into(),
            Step::Setup | Step::Void | Step::Found => Text::EMPTY,
        };
        let mut stack = Zone::new(
            STACK,
            part([0, top], [MARGIN - 1, upper]),
            Arrangement::Pile,
        )
        .caption(caption)
        .outlined()
        .items(Item::backs(Deck::French, open.stack_size.into()));
        if open.stack_size > 0 {
            stack.dial = Some(Dial {
                of: stack_at_first(self.players()).max(open.stack_size),
                left: open.stack_size,
                next: if playing { drawn_next(open) } else { 0 },
            });
        }
        let mut till = Zone::new(
            MONEY,
            part([COIN, top + upper], [MARGIN - COIN, high - upper]),
            Arrangement::Row,
        )
        .begin(End::Left, 0.0, 0.0)
        .ground(Ground::Field)
        .takes_marks();
        // Between three other towns the coin has to say it all.
        if self.players() < 4 {
            till = till.title("money");
        }
        if open.step == Step::Play {
            let enough = open.money >= u16::from(open.city().cost()) && v.has_room();
            till = till
                .items(open.paid.iter().map(|card| Item::up(card.face())))
                .tag(
                    open.money.to_string(),
                    Text::EMPTY,
                    enough && open.money > 0,
                )
                .tag_round(Some(Mark("coin")))
                .tag_large();
        }
        [stack, till]
    }
}

/// A street's name, and on a strip of paper who has the most of it.
fn heading(v: &View, n: u8, suit: Suit) -> [Zone; 2] {
    let left = MARGIN + STREET * n;
    let [name_id, sign_id] = heads(suit);
    let name = Zone::new(
        name_id,
        part([left, 0], [STREET, NAMES]),
        Arrangement::Empty,
    )
    .title(Message::new(building_name(suit)).attribute("title"));
    let mut parts = vec![Sign::Mark(Mark(suit.name()))];
    match majority(v, suit) {
        (Some(seat), _, margin) => {
            parts.push(Sign::who(seat));
            parts.push(Sign::Words(
                Message::new("leads-by").with("n", margin).into(),
            ));
        }
        (None, 0, _) => parts.push(Sign::Words("none-yet".into())),
        (None, most, _) => parts.push(Sign::Words(Message::new("tie-at").with("n", most).into())),
    }
    let place = part([left, NAMES], [STREET, HEADS - NAMES]);
    [name, Zone::sign(sign_id, place, parts)]
}

/// What the buildings of a suit do for their owner: the number that matters.
fn effect(v: &View, seat: Seat, suit: Suit) -> Message {
    let open = &v.open;
    let city = &open.cities[seat.index()];
    match suit {
        Suit::Spades => Message::new("draws").with("n", city.offices()),
        Suit::Diamonds if open.turn == seat && open.step == Step::Play && open.built > 0 => {
            Message::new("builds-left").with("n", city.factories() - open.built)
        }
        Suit::Diamonds => Message::new("builds").with("n", city.factories()),
        Suit::Hearts => Message::new("double").with("n", city.housing()),
        Suit::Clubs => Message::new("costs").with("n", city.cost()),
    }
}

/// All cards that were spent before this turn: between the panels, or in the viewer's own.
fn spent(v: &View, me: Seat) -> Zone {
    let open = &v.open;
    let lies = match open.step {
        Step::Play => open.discard.minus(open.paid),
        _ => open.discard,
    };
    let cards = sorted(lies);
    let past = |card: &Card| Past {
        face: card.face(),
        seat: None,
        words: Text::EMPTY,
        lit: false,
    };
    // The same words stand below the pile: they are its button.
    let title = Message::new("spent").with("n", cards.len());
    let back = LookBack {
        title: title.clone().into(),
        cards: cards.iter().map(past).collect(),
        ..LookBack::default()
    };
    let lies = cards.iter().map(|card| Item::up(card.face()));
    // Three panels leave no room above the own one. Elsewhere the pile is small: it never comes back.
    let zone = match v.players {
        4 => Zone::new(
            SPENT,
            Place::Panel { seat: me, share: 1 },
            Arrangement::Pile,
        )
        .items(lies),
        players => {
            // As low as its words: a cell is as high as a card of its whole width.
            let (card, low) = if players == 2 { (42, 38) } else { (76, 15) };
            let grid = Grid::Fixed {
                size: [1, 1],
                wide: 71,
                card,
            };
            let pose = Pose {
                at: [0, low],
                ..Pose::PLAIN
            };
            Zone::new(SPENT, Place::Column(End::Left), Arrangement::Grid(grid))
                .items(lies.map(|item| item.at(0, 0).pose(pose)))
        }
    };
    zone.outlined()
        .caption(title)
        .look_back((!cards.is_empty()).then_some(back))
}

/// The hand at the bottom: on each card that may be built this turn a hammer, which builds it.
fn own_hand(v: &View, me: Seat) -> Zone {
    let id = ZoneId::of("hand", me);
    if v.viewer != Some(me) {
        let n = v.open.hand_sizes[me.index()];
        let zone = Zone::new(id, Place::Hand, Arrangement::Fan);
        return zone.items(Item::backs(Deck::French, n.into()));
    }
    let cards = sorted(v.hand);
    let n = cards.len().max(1) as u8;
    let grid = Grid::Fixed {
        size: [n, 1],
        wide: 71,
        card: 100,
    };
    let hammers = is_at_turn(v, me) && (plan::is_paying(v) || plan::can_build(v));
    let [held, above] = poses(n);
    let mut items = Vec::new();
    for (card, k) in cards.into_iter().zip(0..) {
        items.push(Item::up(card.face()).at(k, 0).pose(held));
        if hammers {
            let hammer = Item::token(HAMMER, card.index() as u8);
            items.push(hammer.at(k, 0).pose(above));
        }
    }
    Zone::new(id, Place::Hand, Arrangement::Grid(grid)).items(items)
}

/// How a card lies in its cell in a hand of so many, and the hammer on the upper right corner of what is seen of it.
/// A cell is narrower the more there are; cards and hammers become smaller as late as can be. A card that is raised lies
/// over everything else in the hand.
fn poses(n: u8) -> [Pose; 2] {
    let cell = (HAND / f32::from(n) - GAP).min(CELL);
    let wide = (CARD / cell).min(MOST_OVERLAP);
    let hammer = HAMMER_WIDE / cell;
    let low = HALF_HAND / cell - 0.7 * wide;
    // The next card may hide the right edge.
    let right = (wide / 2.0).min(1.0 + GAP / cell - wide / 2.0);
    let pose = |at: [f32; 2], size: f32| Pose {
        at: at.map(|n| (100.0 * n).round() as i32),
        size: (100.0 * size).round() as u16,
        angle: 0,
    };
    let above = low - 0.7 * wide - 0.5 * hammer;
    [
        pose([0.0, low], wide),
        pose([right - hammer / 2.0, above], hammer),
    ]
}

/// The layout of what would come, with the hand as it lies now but for the cards that leave it.
pub(super) fn foreseen(rules: &Industry, now: &View, then: &View, me: Seat) -> Layout {
    let mut layout = rules.whole_layout(then, me, None);
    let hand = ZoneId::of("hand", me);
    let lies = |item: &Item| match item.piece {
        kortlek_rules::presentation::Piece::Card(kortlek_rules::Face::French(card)) => {
            then.hand.has(card)
        }
        _ => true,
    };
    if let Some(zone) = layout.zones.iter_mut().find(|zone| zone.id == hand) {
        *zone = own_hand(now, me);
        zone.items.retain(lies);
    }
    layout
}

/// The points that every seat would have if the game ended now.
pub(super) fn points(v: &View) -> Vec<i32> {
    let seats = Seat::all(v.players.into());
    seats.map(|seat| v.open.points(seat)).collect()
}

/// What a seat did in its latest turn, and what its town can do.
pub(super) fn words(v: &View, seat: Seat) -> Text {
    let open = &v.open;
    let built = open.raised[seat.index()].len();
    match open.step {
        Step::Play if open.turn == seat => match open.built {
            0 => "status-pays".into(),
            _ => "status-builds".into(),
        },
        Step::Draw if open.turn == seat => "status-draws".into(),
        Step::Score | Step::Over => {
            let left = open.hand_sizes[seat.index()];
            Message::new("status-left").with("n", left).into()
        }
        _ if !played(v, seat) => Text::EMPTY,
        _ if built == 0 => "status-passed".into(),
        _ => Message::new("status-built").with("n", built).into(),
    }
}

/// How many suits there are streets for.
const _: () = assert!(STREETS.len() == SUITS);

//! Places of everything on the table. It is a grid: a row for each town, a street for each suit, so that a majority
//! is read down a street and an engine along a row.

use super::{
    HAMMER, MONEY, SPENT, STACK, STREETS, building_name, drawn_next, heads, is_at_turn, plan,
    street, suit_of,
};
use crate::rules::{HAND as HAND_SIZE, Industry, MAJORITY_POINTS, SUITS, Step, View};
use kortlek_rules::{
    Card as _, Deck, Message, Rules, Seat, Text,
    french::{Card, CardSet, DECK, Suit},
    presentation::{
        Area, Arrangement, Dial, End, Grid, Ground, Item, Layout, Look, LookBack, Mark, Past,
        Place, Pose, Sign, Status, Target, Zone, ZoneId,
    },
};

/// Widths in the middle: left of the streets, of each street, and of the part that is kept free of it for the count,
/// which is never on cards: in the own town, and in the others' by the number of players.
const MARGIN: u16 = 12;
const STREET: u16 = 16;
const COUNT: u16 = 5;
const COUNTS: [u16; 5] = [0, 0, 5, 4, 4];
/// Heights in the middle: the streets' names, the signs below them, and by the number of players the town of each
/// opponent and the own.
const NAMES: u16 = 5;
const SIGNS: u16 = 9;
const TOWN: [u16; 5] = [0, 0, 24, 20, 16];
const OWN_TOWN: [u16; 5] = [0, 0, 66, 50, 42];
/// Of the own town's height, what the stack takes, so that its clock can be read. The rest is for the money of this
/// turn, which leaves room to its left for the coin with its sum.
const STACK_HIGH: [u16; 5] = [0, 0, 36, 27, 27];
const COIN: u16 = 7;

/// Sign for the points of a majority.
const MOST: ZoneId = ZoneId::common("most");

/// The room for the hand where it is widest in common windows, the cells' greatest width, the gap between them, and a
/// card's width and a hammer's, all in pixels of the reference drawing.
const HAND: f32 = 905.0;
const CELL: f32 = 132.0;
const GAP: f32 = 5.0;
const CARD: f32 = 106.0;
const HAMMER_WIDE: f32 = 40.0;
/// The most by which cards of a large hand are wider than their cells: they overlap, but each index stays free.
const MOST_OVERLAP: f32 = 1.3;
/// Half of the hand's height, less a margin.
const HALF_HAND: f32 = 90.0;

/// The middle of the table: a row for each town, as their panels lie, with the next seat above the own town and so on
/// upwards; and a column for each street.
fn middle(players: usize, me: Seat) -> Area {
    let line = |first: Area, streets: [Area; SUITS]| {
        let streets = streets.into_iter().map(|area| (STREET, area));
        Area::row([(MARGIN, first)].into_iter().chain(streets))
    };
    let town = |seat: Seat, first: Area, count: u16| {
        let beside = |suit| {
            let cards = (STREET - count, street(seat, suit).into());
            Area::row([(count, Area::Gap), cards])
        };
        line(first, STREETS.map(beside))
    };
    let names = STREETS.map(|suit| heads(suit)[0].into());
    let signs = STREETS.map(|suit| heads(suit)[1].into());
    let mut rows = vec![
        (NAMES, line(Area::Gap, names)),
        (SIGNS, line(MOST.into(), signs)),
    ];
    let next = |seat: &Seat| Some(seat.left(players)).filter(|next| *next != me);
    let mut others: Vec<Seat> = std::iter::successors(next(&me), next).collect();
    others.reverse();
    for seat in others {
        let hand = ZoneId::of("hand", seat).into();
        rows.push((TOWN[players], town(seat, hand, COUNTS[players])));
    }
    let (own, upper) = (OWN_TOWN[players], STACK_HIGH[players]);
    let stack = Area::row([(MARGIN - 1, STACK.into()), (1, Area::Gap)]);
    let till = Area::row([(COIN, Area::Gap), (MARGIN - COIN, MONEY.into())]);
    // A gap, lest the stack looks like a part of the hand above it.
    let stack_and_till = Area::column([(2, Area::Gap), (upper - 2, stack), (own - upper, till)]);
    rows.push((own, town(me, stack_and_till, COUNT)));
    Area::Column(rows)
}

/// The cards of a suit in a town: by rank, those of the latest turn last, so that none is covered when another is
/// built.
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

/// Size of the stack when everybody has a hand, an office and a factory.
fn stack_at_first(players: usize) -> u8 {
    (DECK.len() - (HAND_SIZE + 2) * players) as u8
}

/// Standing of a majority: who leads, the most buildings, and by how many.
pub(super) fn majority(v: &View, suit: Suit) -> (Option<Seat>, u8, u8) {
    let count = |seat: Seat| v.open.cities[seat.index()].counts[suit.index()];
    let mut counts: Vec<u8> = Seat::all(v.players.into()).map(count).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    let (most, second) = (counts[0], counts[1]);
    (v.open.leader(suit), most, most - second)
}

impl Industry {
    /// All zones; `counted` is the street that is counted just now.
    pub(super) fn layout(&self, v: &View, me: Seat, counted: Option<Suit>) -> Layout {
        let bonus = [Sign::Mark(Mark("wreath")), Sign::Strong("bonus".into())];
        let mut zones = vec![Zone::sign(MOST, Place::Middle, bonus)];
        zones.extend(STREETS.iter().flat_map(|suit| heading(v, *suit)));
        for seat in Seat::all(self.players()) {
            for suit in STREETS {
                zones.push(street_zone(v, me, seat, suit, counted == Some(suit)));
            }
        }
        let others = Seat::all(self.players()).filter(|seat| *seat != me);
        zones.extend(others.map(|seat| hidden_hand(v, seat)));
        zones.extend([stack(v), till(v), spent(v, me), own_hand(v, me)]);
        Layout::new(zones)
            .open()
            .divided(&middle(self.players(), me))
    }
}

/// A street of a town, which is `lit` while it is counted.
fn street_zone(v: &View, me: Seat, seat: Seat, suit: Suit, lit: bool) -> Zone {
    let open = &v.open;
    let built = open.raised[seat.index()];
    let item = |card: Card| {
        let look = match built.has(card) {
            true => Look::Last(seat),
            false => Look::Plain,
        };
        Item::up(card.face()).look(look)
    };
    let arrangement = match seat == me {
        true => Arrangement::Column,
        false => Arrangement::Row,
    };
    let zone = Zone::new(street(seat, suit), Place::Middle, arrangement)
        .begin(End::Left, 0.0, 0.0)
        .items(in_street(v, seat, suit).into_iter().map(item))
        .ground(if lit { Ground::Lit } else { Ground::Field });
    if open.turn_number == 0 {
        return zone;
    }
    let count = open.cities[seat.index()].counts[suit.index()];
    let leads = open.leader(suit) == Some(seat);
    let zone = zone
        .tag(count.to_string(), Text::EMPTY, leads)
        .tag_round(leads.then_some(Mark("wreath")));
    match seat == me {
        true => zone.caption(effect(v, seat, suit)),
        false => zone,
    }
}

/// An opponent's hand, at the left of its town.
fn hidden_hand(v: &View, seat: Seat) -> Zone {
    let n = v.open.hand_sizes[seat.index()];
    let title = Message::new("hand-of").with("who", seat).with("n", n);
    Zone::new(ZoneId::of("hand", seat), Place::Middle, Arrangement::Row)
        .title(title)
        .items(Item::backs(Deck::French, n.into()))
}

/// The stack, which is the clock.
fn stack(v: &View) -> Zone {
    let open = &v.open;
    let playing = matches!(open.step, Step::Play | Step::Draw);
    let caption: Text = match open.step {
        Step::Play | Step::Draw if drawn_next(open) >= open.stack_size => "last-draw".into(),
        Step::Play | Step::Draw => {
            let say = Message::new("to-draw").with("who", open.turn);
            say.with("n", drawn_next(open)).into()
        }
        Step::Score | Step::Over => "stack-empty".into(),
        Step::Setup | Step::Void | Step::Found => Text::EMPTY,
    };
    let mut stack = Zone::new(STACK, Place::Middle, Arrangement::Pile)
        .caption(caption)
        .outlined()
        .items(Item::backs(Deck::French, open.stack_size.into()));
    if open.stack_size > 0 {
        stack.dial = Some(Dial {
            of: stack_at_first(v.players.into()).max(open.stack_size),
            left: open.stack_size,
            next: if playing { drawn_next(open) } else { 0 },
        });
    }
    stack
}

/// The money of this turn, below the stack.
fn till(v: &View) -> Zone {
    let open = &v.open;
    let mut till = Zone::new(MONEY, Place::Middle, Arrangement::Row)
        .begin(End::Left, 0.0, 0.0)
        .ground(Ground::Field)
        .takes_marks();
    // Between three other towns the coin has to say it all.
    if v.players < 4 {
        till = till.title("money");
    }
    if open.step != Step::Play {
        return till;
    }
    let enough = open.money >= u16::from(open.city().cost()) && v.has_room();
    let ahead = enough && open.money > 0;
    till.items(open.paid.iter().map(|card| Item::up(card.face())))
        .tag(open.money.to_string(), Text::EMPTY, ahead)
        .tag_round(Some(Mark("coin")))
        .tag_large()
}

/// A street's name, and on a strip of paper who has the most of it.
fn heading(v: &View, suit: Suit) -> [Zone; 2] {
    let [name_id, sign_id] = heads(suit);
    let name = Zone::new(name_id, Place::Middle, Arrangement::Empty)
        .title(Message::new(building_name(suit)).attribute("title"));
    let mut parts = vec![Sign::Mark(Mark(suit.name()))];
    match majority(v, suit) {
        (Some(seat), _, margin) => {
            let leads = Message::new("leads-by").with("n", margin);
            parts.extend([Sign::who(seat), Sign::Words(leads.into())]);
        }
        (None, 0, _) => parts.push(Sign::Words("none-yet".into())),
        (None, most, _) => parts.push(Sign::Words(Message::new("tie-at").with("n", most).into())),
    }
    [name, Zone::sign(sign_id, Place::Middle, parts)]
}

/// Effect of a suit's buildings for their owner: the number that matters.
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
    // On top lies what was paid last.
    let (top, below): (Vec<Card>, Vec<Card>) =
        cards.iter().partition(|c| open.top_paid == Some(**c));
    let lies = below.into_iter().chain(top);
    let lies = lies.map(|card| Item::up(card.face()));
    // Three panels leave no room above the own one. Elsewhere the pile is small: it never comes back.
    let panel = Place::Panel { seat: me, share: 1 };
    let zone = match v.players {
        4 => Zone::new(SPENT, panel, Arrangement::Pile).items(lies),
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

/// Pose of a card in its cell in a hand of this size, and of the hammer on the upper right corner of its visible
/// part. A cell is narrower the more there are; cards and hammers become smaller as late as can be. A card that is
/// raised lies over everything else in the hand.
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

/// Layout after the planned turn, with the hand as it is now but for the cards that leave it.
pub(super) fn foreseen(rules: &Industry, now: &View, then: &View, me: Seat) -> Layout {
    let mut layout = rules.layout(then, me, None);
    let mut hand = own_hand(now, me);
    let card = |item: &Item| Target::Piece(item.piece).french();
    hand.items
        .retain(|item| card(item).is_none_or(|card| then.hand.has(card)));
    if let Some(zone) = layout.zones.iter_mut().find(|zone| zone.id == hand.id) {
        *zone = hand;
    }
    layout
}

/// The points that every seat would have if the game ended now.
pub(super) fn points(v: &View) -> Vec<i32> {
    let seats = Seat::all(v.players.into());
    seats.map(|seat| v.open.points(seat)).collect()
}

/// Words of a panel: the deeds of the seat in its latest turn, the powers of its town, and the sources of its points.
pub(super) fn status(v: &View, seat: Seat, me: Seat) -> Status {
    let open = &v.open;
    let status = Status::new(latest(v, seat));
    if open.turn_number == 0 {
        return status;
    }
    let city = &open.cities[seat.index()];
    let led = STREETS.iter().filter(|s| open.leader(**s) == Some(seat));
    let most = MAJORITY_POINTS * led.count() as i32;
    // The numbers of the own town stand below its streets.
    let note = Message::new(if seat == me { "parts" } else { "engine" })
        .with("cost", city.cost())
        .with("builds", city.factories())
        .with("draws", city.offices());
    let built = open.points(seat) - most;
    status.note(note.with("built", built).with("most", most))
}

/// The seat has had a turn that is over.
fn played(v: &View, seat: Seat) -> bool {
    let players = usize::from(v.players);
    let order = (seat.index() + players - v.open.first.index()) % players;
    usize::from(v.open.turn_number) > order + 1
        || usize::from(v.open.turn_number) == order + 1 && v.open.step != Step::Play
}

/// Words on what a seat did in its latest turn, or does in this one.
fn latest(v: &View, seat: Seat) -> Text {
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

//! What lies where: the yard with deck and open cards, the points, the tracks with their signals, panels, the hand.

use crate::{
    hidden::View,
    rules::{BlackSnake, MOST_PLAYERS, Open, POINTS, SLOTS, Step},
    snakes::{Laid, longest_run},
    tracks::{Dir, fitting, next_value, value},
};
use kortlek_rules::{
    Card as _, Deck, Message, Rules, Seat, Text,
    french::{Card, CardSet, rank_message},
    presentation::{
        Area, Arrangement, Grid, Ground, Item, Layout, Look, LookBack, Mark, Past, Piece, Place,
        Pose, Sign, Zone, ZoneId,
    },
};
use std::ops::Range;

/// The draw pile.
pub const DECK: ZoneId = ZoneId::common("deck");
/// The open cards.
pub const OPEN: ZoneId = ZoneId::common("open");
/// The engines on their way to the target.
pub const LINE: ZoneId = ZoneId::common("line");

/// The numbers of all tracks that there can be.
pub(crate) const fn track_numbers() -> Range<u8> {
    0..MOST_PLAYERS as u8
}

/// A track with all that lies on it.
pub const fn track(n: u8) -> ZoneId {
    const NAMES: [&str; MOST_PLAYERS] = ["track 1", "track 2", "track 3", "track 4"];
    ZoneId::common(NAMES[n as usize])
}

/// The lamp of a track's signal that shows what may follow in a direction.
pub const fn lamp(n: u8, dir: Dir) -> ZoneId {
    const NAMES: [[&str; MOST_PLAYERS]; 2] = [
        ["up 1", "up 2", "up 3", "up 4"],
        ["down 1", "down 2", "down 3", "down 4"],
    ];
    ZoneId::common(NAMES[dir as usize][n as usize])
}

/// A seat's hand.
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// Cards that another seat took from the open cards and still holds.
pub const fn taken(seat: Seat) -> ZoneId {
    ZoneId::of("taken", seat)
}

/// A seat's vote.
pub const fn vote(seat: Seat) -> ZoneId {
    ZoneId::of("vote", seat)
}

/// A drawing for each value.
type Drawings = [&'static str; 10];

/// The drawings whose names hold the values, between these words.
macro_rules! of_values {
    ($before:literal, $after:literal) => {
        of_values!($before, $after, "1" "2" "3" "4" "5" "6" "7" "8" "9" "10")
    };
    ($before:literal, $after:literal, $($value:literal)+) => {
        [$(concat!($before, $value, $after)),+]
    };
}

/// The drawings of a lamp by direction: dark, and lit.
const LAMPS: [[Drawings; 2]; 2] = [
    [
        of_values!("signal-up-", ""),
        of_values!("signal-up-", "-lit"),
    ],
    [
        of_values!("signal-down-", ""),
        of_values!("signal-down-", "-lit"),
    ],
];

/// The number for which a picture stands, as a tag.
const VALUES: Drawings = of_values!("value-", "");

/// The portals, by track.
const PORTALS: [&str; MOST_PLAYERS] = [
    "snake-portal-1",
    "snake-portal-2",
    "snake-portal-3",
    "snake-portal-4",
];

fn of_value(drawings: &Drawings, value: u8) -> Mark {
    Mark(drawings[usize::from(value.clamp(1, 10)) - 1])
}

/// Measures of the middle for a number of players.
struct Measures {
    /// Height of the points' line, in hundredths of the middle's.
    line: u16,
    /// Height of a lane for a width of 100 of the points' line.
    lane: u8,
    /// Columns of a track's grid.
    columns: u8,
    /// Width of a column for a height of 100.
    wide: u8,
}

const fn measures(players: u8) -> Measures {
    let (line, lane, columns, wide) = match players {
        2 => (12, 53, 6, 46),
        3 => (16, 60, 8, 45),
        _ => (20, 64, 11, 45),
    };
    Measures {
        line,
        lane,
        columns,
        wide,
    }
}

/// Division of the middle: beside the yard with deck and open cards the points' line, and below it the tracks, each as
/// high as the others, whose right ends lie under their signals.
fn middle(players: u8) -> Area {
    /// Height of the middle in weights. The yard with the gap beside it, the track and what lies right of it are its
    /// width; the signal's width reaches over the track's end.
    const HIGH: u16 = 100;
    const YARD: u16 = 13;
    const GAP: u16 = 1;
    const TRACK: u16 = 70;
    const REST: u16 = 16;
    const SIGNAL: u16 = 23;
    /// Height of the deck, and the most of a lamp.
    const DECK_HIGH: u16 = 25;
    const LAMP_HIGH: u16 = 14;
    let line = measures(players).line;
    let half = (HIGH - line) / (2 * u16::from(players.max(1)));
    let lamp_high = half.min(LAMP_HIGH);
    let row = |n: u8| {
        let [up, down] = Dir::ALL.map(|dir| Area::from(lamp(n, dir)));
        let rest = half - lamp_high;
        let signal = Area::column([
            (rest, Area::Gap),
            (lamp_high, up),
            (lamp_high, down),
            (rest, Area::Gap),
        ]);
        let left = TRACK + REST - SIGNAL;
        let stack = [
            Area::row([(TRACK, track(n).into()), (REST, Area::Gap)]),
            Area::row([(left, Area::Gap), (SIGNAL, signal)]),
        ];
        (2 * half, Area::stack(stack))
    };
    let yard = Area::column([(DECK_HIGH, DECK), (HIGH - DECK_HIGH, OPEN)]);
    let lines = std::iter::once((line, LINE.into())).chain((0..players).map(row));
    Area::row([
        (YARD, yard),
        (GAP, Area::Gap),
        (TRACK + REST, Area::column(lines)),
    ])
}

/// Lengths along a track, in hundredths of its columns: the top card's size, the others' size and what they have at least
/// on a long track, what a portal takes, the most that is seen of each covered card, and what lies between two runs.
const TOP: u16 = 150;
const COVERED: u16 = 118;
const NARROW: u16 = 108;
const PORTAL: i32 = 70;
const STEP: i32 = 50;
const BETWEEN_RUNS: i32 = 13;
/// More is seen of the card beside the top card: what a picture stands for is broader than its index.
const BESIDE_TOP: i32 = 16;
/// So much of a covered card, in hundredths of its width, shows all of its index.
const INDEX: i32 = 28;
/// Distance of the cards of a run that is counted.
const COUNTED: i32 = 104;
/// Half the height of the snake's windings, and their length.
const WINDING: [f32; 2] = [8.0, 426.0];
/// Distance of the covered cards below the top card, so that words above them keep clear of the next track.
const LOWER: i32 = 14;

/// Arrangement of a track's covered cards: their size, and the distances of their left edges to the left of the top
/// card's, the newest first. Of each the whole index is seen; cards for which there is no room are not in it. `breaks` tells of
/// each, the newest first, whether the next newer card belongs to another run.
pub fn windings(breaks: &[bool], room: i32) -> (u16, Vec<i32>) {
    let gaps = breaks.iter().filter(|b| **b).count() as i32 * BETWEEN_RUNS;
    let many = breaks.len().max(1) as i32;
    let seen = (room - gaps - BESIDE_TOP) / many;
    // They give way before the oldest of them go.
    let size = (seen * 100 / INDEX).clamp(NARROW.into(), COVERED.into());
    let step = seen.clamp((size * INDEX).div_euclid(100), STEP);
    let mut far = BESIDE_TOP;
    let mut all = Vec::new();
    for apart in breaks {
        far += step + if *apart { BETWEEN_RUNS } else { 0 };
        if far > room {
            break;
        }
        all.push(far);
    }
    (size as u16, all)
}

/// The place of a card in a hand: numbers by value, then pictures.
fn in_hand(card: Card) -> (u8, usize) {
    (value(card).unwrap_or(card.rank()), card.index())
}

/// Cards as a hand has them.
pub(crate) fn sorted(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_unstable_by_key(|card| in_hand(*card));
    cards
}

impl Open {
    /// The direction of the run that is being laid.
    pub(crate) fn run_dir(&self) -> Option<Dir> {
        match self.step {
            Step::Laying { dir, .. } => Some(dir),
            _ => None,
        }
    }

    /// Returns true if the run that is being laid can end where it is.
    pub(crate) fn run_ends(&self) -> bool {
        matches!(self.step, Step::Laying { track, .. } if self.top_value(track).is_some())
    }

    /// The cards of a hand that go on with the run that is being laid.
    pub(crate) fn next_cards(&self, hand: CardSet) -> CardSet {
        self.run_dir().map_or(CardSet::EMPTY, |dir| {
            fitting(hand, next_value(self.value, dir), dir)
        })
    }
}

/// Points for so many cards.
pub(crate) fn points_for(cards: usize) -> u8 {
    POINTS[cards.min(POINTS.len() - 1)]
}

/// Contents of a lamp.
pub(crate) struct Shows {
    /// The value that may follow.
    pub value: u8,
    /// True if the viewer has a card for it.
    pub lit: bool,
    /// The most points that the viewer's hand can make there.
    pub points: u8,
}

impl BlackSnake {
    /// Contents of a lamp; `None` if nothing can follow that way.
    pub(crate) fn lamp_shows(&self, v: &View, n: u8, dir: Dir) -> Option<Shows> {
        let open = &v.open;
        if let Step::Laying { track, dir: way } = open.step
            && track == n
        {
            let mine = v.viewer == Some(open.turn);
            let hand = if mine { v.hand } else { CardSet::EMPTY };
            let more = longest_run(hand, open.value, dir).len();
            return (way == dir).then(|| Shows {
                value: next_value(open.value, dir),
                lit: !open.next_cards(hand).is_empty(),
                points: match more {
                    0 => 0,
                    _ => points_for(usize::from(open.laid) + more),
                },
            });
        }
        let top = open.top_value(n)?;
        let run = longest_run(v.hand, top, dir);
        // While a run is laid, the other tracks are asleep.
        let awake = open.run_dir().is_none() || v.viewer != Some(open.turn);
        Some(Shows {
            value: next_value(top, dir),
            lit: awake && !run.is_empty(),
            points: if awake { points_for(run.len()) } else { 0 },
        })
    }

    /// The most points that the viewer's hand can make now, and where.
    pub(crate) fn best(&self, v: &View) -> Option<(u8, u8, Dir)> {
        let all = (0..self.players).flat_map(|n| Dir::ALL.map(|dir| (n, dir)));
        let shown = all.filter_map(|(n, dir)| Some((self.lamp_shows(v, n, dir)?.points, n, dir)));
        let good = shown.filter(|(points, ..)| *points > 0);
        good.reduce(|best, next| if next.0 > best.0 { next } else { best })
    }

    /// The cards that the viewer's hand can add to the run that is being laid, in order, with the values that they
    /// represent.
    pub(crate) fn following(&self, v: &View) -> Vec<(Card, u8)> {
        let dir = v.open.run_dir();
        dir.map_or(Vec::new(), |dir| longest_run(v.hand, v.open.value, dir))
    }

    /// Score of the run that is being laid with all that the viewer's hand can add.
    pub(crate) fn run_in_all(&self, v: &View) -> u8 {
        points_for(usize::from(v.open.laid) + self.following(v).len())
    }

    /// Everything on the table. `counted` is the track whose last run is spread out and counted.
    pub(crate) fn lay_out(&self, v: &View, me: Seat, counted: Option<u8>) -> Layout {
        let mut zones = self.yard(v, counted.is_some());
        zones.push(self.line(v, me));
        for n in 0..self.players {
            zones.push(self.track_zone(v, n, counted));
            zones.extend(Dir::ALL.map(|dir| self.lamp_zone(v, n, dir, counted.is_some())));
        }
        for seat in Seat::all(self.players()) {
            if seat != me {
                zones.extend(self.held_by(v, seat));
            }
            zones.extend(self.vote_zone(v, seat));
        }
        zones.push(self.own_hand(v, me));
        Layout::new(zones).divided(&middle(self.players))
    }

    fn yard(&self, v: &View, dim: bool) -> Vec<Zone> {
        let open = &v.open;
        let left = usize::from(open.deck);
        let mut deck = Zone::new(DECK, Place::Middle, Arrangement::Pile)
            .items(Item::backs(Deck::French, left))
            .outlined();
        match deck.items.last_mut() {
            Some(top) => top.badge = Message::new("deck-left").with("n", left).into(),
            None => deck.caption = "deck-empty".into(),
        }
        let slots = open.slots.iter().zip(0..);
        let cards = slots.filter_map(|(slot, k)| Some(Item::up((*slot)?.face()).at(0, k)));
        let look = if dim { Look::Dim } else { Look::Plain };
        let slots = Grid::Fixed {
            size: [1, SLOTS as u8],
            wide: 71,
            card: 100,
        };
        let open_cards = Zone::new(OPEN, Place::Middle, Arrangement::Grid(slots))
            .cells((0..SLOTS as i8).map(|k| [0, k]))
            .items(cards.map(|item| item.look(look)));
        vec![deck, open_cards]
    }

    /// The engines: a lane a player, a sleeper a point.
    fn line(&self, v: &View, me: Seat) -> Zone {
        /// The column of no points, and the columns behind the last.
        const START: u8 = 4;
        const END: u8 = 3;
        let (open, n) = (&v.open, self.players);
        let columns = START + self.target + 1 + END;
        let measures = measures(n);
        // More sleepers are narrower.
        let wide = u32::from(measures.lane) * 38 / u32::from(columns);
        let grid = Grid::Fixed {
            size: [columns, n],
            wide: wide as u8,
            card: 100,
        };
        let lane_of = |seat: Seat| (seat.0 + n - me.0) % n;
        let size = (390 * u32::from(columns) / 38) as u16;
        let front = upright([50 - i32::from(size) / 2, 0], size);
        // No more than what the seat's mark hides.
        let halt = upright([0, 0], size / 10);
        let at = |drawing, number, column: u8, lane: u8| {
            Item::new(Piece::Picture(drawing, number)).at(column as i8, lane as i8)
        };
        let engine = |seat: Seat, points: u8, number: u8| {
            let column = START + points.min(self.target);
            at("snake-engine", number, column, lane_of(seat)).pose(front)
        };
        let points = |lane: u8| (1..=self.target).map(move |point| (lane, point));
        let (tens, sleepers): (Vec<_>, Vec<_>) = (0..n)
            .flat_map(points)
            .partition(|(_, point)| point % 10 == 0);
        let goal = match self.target {
            40 => "snake-goal-40",
            _ => "snake-goal-30",
        };
        let middle = 50 * (n as i32 - 1) * (100 / (wide as i32).max(1) * 100 + 130) / 100;
        // Below the engines.
        let ten =
            |(lane, point): (u8, u8)| at("snake-ten", lane * 10 + point / 10, START + point, lane);
        let mut items: Vec<Item> = tens.into_iter().map(ten).collect();
        for seat in Seat::all(self.players()) {
            let sign = at("snake-halt", seat.0, 0, lane_of(seat));
            items.push(sign.pose(halt).owner(seat));
        }
        items.push(at(goal, 0, columns - 2, 0).pose(upright([30, middle], size)));
        for seat in Seat::all(self.players()) {
            items.push(engine(seat, open.points[seat.index()], seat.0));
        }
        if open.run_dir().is_some() {
            let points = open.points[open.turn.index()] + open.run_points();
            items.push(engine(open.turn, points, MOST_PLAYERS as u8).look(Look::Ghost));
        }
        let sleeper = |(lane, point): (u8, u8)| [(START + point) as i8, lane as i8];
        Zone::new(LINE, Place::Middle, Arrangement::Grid(grid))
            .cells(sleepers.into_iter().map(sleeper))
            .items(items)
    }

    fn track_zone(&self, v: &View, n: u8, counted: Option<u8>) -> Zone {
        let open = &v.open;
        let measures = measures(self.players);
        let last = i32::from(measures.columns) - 1;
        let cell = [last as i8, 0];
        let snake: Vec<Laid> = open.snakes.of(n).collect();
        let spread = (counted == Some(n)).then(|| open.snakes.last_run(n).len());
        let asleep = match (counted, open.step) {
            (Some(counted), _) => counted != n,
            (None, Step::Laying { track, .. }) => track != n && v.viewer == Some(open.turn),
            _ => false,
        };

        // From the top card's right edge, which is where the last column ends.
        let top_at = 50 - i32::from(TOP) / 2;
        let edge = top_at - i32::from(TOP) / 2;
        let fan = spread.map_or(0, |cards| COUNTED * (cards.max(1) as i32 - 1));
        let room = last * 105 + 50 + edge - PORTAL - fan;
        let breaks: Vec<bool> = snake.windows(2).rev().map(|pair| pair[1].first).collect();
        let under = spread.map_or(0, |cards| cards.saturating_sub(1));
        let (size, places) = windings(&breaks[under.min(breaks.len())..], room);
        let hidden = snake.len() - (places.len() + under + 1).min(snake.len());

        let mut items: Vec<Item> = Vec::new();
        let tunnel = upright([PORTAL / 2 - 50, 0], COVERED / 2);
        let away = open.snakes.away(n);
        let gone = snake[..hidden].iter().map(|laid| laid.card);
        for card in away.chain(gone) {
            items.push(Item::up(card.face()).at(0, 0).pose(tunnel));
        }
        let pose = upright([PORTAL / 2 - 50, 6], PORTAL as u16 - 6);
        let mut portal = Item::new(Piece::Picture(PORTALS[usize::from(n)], n)).pose(pose);
        if !items.is_empty() {
            portal.badge = format!("+{}", items.len()).into();
        }
        items.push(portal);

        for (k, laid) in snake.iter().enumerate().skip(hidden) {
            let from_top = snake.len() - 1 - k;
            let pose = if from_top <= under {
                upright([top_at - COUNTED * from_top as i32, 0], TOP)
            } else {
                winding(edge - fan - places[from_top - under - 1], size)
            };
            let mut item = Item::up(laid.card.face()).at(cell[0], cell[1]).pose(pose);
            if value(laid.card).is_none() {
                item.tags = vec![of_value(&VALUES, laid.value)];
            }
            let ends = snake.get(k + 1).is_none_or(|next| next.first);
            if ends && spread.is_none() {
                item.owner = laid.by;
            }
            if let Some(cards) = spread.filter(|cards| from_top < *cards) {
                item.badge = i32::from(points_for(cards - from_top)).into();
            }
            item.look = match laid.by {
                _ if asleep => Look::Dim,
                Some(by) if from_top == 0 && self.is_last_lay(open, n) => Look::Last(by),
                _ => Look::Plain,
            };
            items.push(item);
        }
        let grid = Grid::Fixed {
            size: [measures.columns, 1],
            wide: measures.wide,
            card: 100,
        };
        Zone::new(track(n), Place::Middle, Arrangement::Grid(grid))
            .ground(Ground::Picture("snake-rail"))
            .items(items)
            .look_back(look_back(&snake))
    }

    /// Returns true if the latest run of all is on this track, and its turn is not long past.
    fn is_last_lay(&self, open: &Open, n: u8) -> bool {
        let recent = |by: Option<Seat>| open.run_dir().is_some() || by != Some(open.turn);
        let latest = open.snakes.latest();
        latest.is_some_and(|laid| laid.track == n && recent(laid.by))
    }

    fn lamp_zone(&self, v: &View, n: u8, dir: Dir, asleep: bool) -> Zone {
        let Some(shows) = self.lamp_shows(v, n, dir) else {
            return Zone::new(lamp(n, dir), Place::Middle, Arrangement::Empty);
        };
        let lit = shows.lit && !asleep;
        let drawings = &LAMPS[dir as usize][usize::from(lit)];
        let zone = Zone::new(lamp(n, dir), Place::Middle, Arrangement::Hidden)
            .picture(of_value(drawings, shows.value));
        if !lit || shows.points == 0 {
            return zone;
        }
        let best = self.best(v);
        let ahead = best.is_some_and(|(points, ..)| points == shows.points);
        zone.tag(format!("+{}", shows.points), Text::EMPTY, ahead)
    }

    /// Cards that another seat holds: those that nobody else has seen, and those that it took openly.
    fn held_by(&self, v: &View, seat: Seat) -> [Zone; 2] {
        let open = &v.open;
        let place = |share| Place::Panel { seat, share };
        let known = open.known[seat.index()];
        let size = usize::from(open.hand_sizes[seat.index()]);
        let unseen = size.saturating_sub(known.len());
        let mut held = Zone::new(hand(seat), place(2), Arrangement::Pile)
            .title("unseen-hand")
            .outlined()
            .items(Item::backs(Deck::French, unseen));
        if let Some(top) = held.items.last_mut() {
            top.badge = (unseen as i32).into();
        }
        let mut shown = Zone::new(taken(seat), place(5), Arrangement::Row)
            .title("taken-openly")
            .items(sorted(known).into_iter().map(|card| Item::up(card.face())));
        if known.is_empty() {
            shown.caption = "nothing-taken".into();
        }
        [held, shown]
    }

    /// The vote of a seat, while there is one: covered until all are in.
    fn vote_zone(&self, v: &View, seat: Seat) -> Option<Zone> {
        let open = &v.open;
        if !matches!(open.step, Step::Vote | Step::Count | Step::Renew) || seat == open.turn {
            return None;
        }
        let place = Place::Panel { seat, share: 2 };
        let zone = Zone::new(vote(seat), place, Arrangement::Row).title("vote-title");
        let known = open.step != Step::Vote || v.viewer == Some(seat);
        let answer = match (open.voted.has(seat), known, v.agreed.has(seat)) {
            // Who has to vote sees the buttons.
            (false, true, _) => return None,
            (false, false, _) => return Some(zone.caption("votes-yet")),
            (_, false, _) => Piece::Cover("snake-vote", seat.0),
            (_, _, true) => Piece::Picture("snake-yes", seat.0),
            (_, _, false) => Piece::Picture("snake-no", seat.0),
        };
        Some(zone.items([Item::new(answer)]))
    }

    fn own_hand(&self, v: &View, me: Seat) -> Zone {
        let open = &v.open;
        let zone = Zone::new(hand(me), Place::Hand, Arrangement::Fan);
        let known = open.known[me.index()];
        if v.viewer != Some(me) {
            let size = usize::from(open.hand_sizes[me.index()]);
            let unseen = Item::backs(Deck::French, size.saturating_sub(known.len()));
            let seen = sorted(known).into_iter().map(|card| Item::up(card.face()));
            return zone.items(seen.chain(unseen));
        }
        let item = |card: Card| {
            let eye = known.has(card).then_some(Mark("eye"));
            Item::up(card.face()).tags(eye)
        };
        zone.items(sorted(v.hand).into_iter().map(item))
    }
}

/// Pose of a piece of this size that is not turned.
const fn upright(at: [i32; 2], size: u16) -> Pose {
    Pose { at, size, angle: 0 }
}

/// A covered card of this size whose left edge lies there, on the windings of the snake.
fn winding(left: i32, size: u16) -> Pose {
    let x = left + i32::from(size) / 2;
    let [high, long] = WINDING;
    let turn = std::f32::consts::TAU / long;
    let at = x as f32 * turn;
    Pose {
        at: [x, LOWER + (high * at.sin()).round() as i32],
        size,
        angle: ((high * turn * at.cos()).atan().to_degrees() * 10.0).round() as i16,
    }
}

/// A card that may be laid on a track lies small upon the top card as long as that lies there, so that its value is seen.
pub(super) fn upon(zone: &mut Zone, card: Option<Card>) {
    const SIZE: u16 = TOP * 3 / 4;
    let on_track = track_numbers().any(|n| zone.id == track(n));
    let lies = |item: &Item| card.is_some_and(|card| item.piece == Piece::Card(card.face()));
    if let Some(item) = zone.items.last_mut().filter(|item| on_track && lies(item)) {
        item.pose = upright([50 - i32::from(SIZE) / 2, 0], SIZE);
    }
}

/// The cards of a track to be looked at, the oldest first: who laid them, what pictures stand for, and below the last of
/// each run what it scored.
fn look_back(snake: &[Laid]) -> Option<LookBack> {
    let scored = |k: usize| {
        let ends = snake.get(k + 1).is_none_or(|next| next.first);
        let begun = snake[..=k].iter().rposition(|laid| laid.first)?;
        (ends && snake[k].by.is_some()).then(|| points_for(k + 1 - begun))
    };
    let past = |(k, laid): (usize, &Laid)| Past {
        face: laid.card.face(),
        seat: laid.by.filter(|_| laid.first),
        words: match (value(laid.card), scored(k)) {
            (None, _) => Message::new("as")
                .with("value", rank_message(laid.value))
                .into(),
            (_, Some(points)) => format!("+{points}").into(),
            _ => Text::EMPTY,
        },
        lit: false,
    };
    (snake.len() > 1).then(|| LookBack {
        title: Text::EMPTY,
        cards: snake.iter().enumerate().map(past).collect(),
        line: vec![Sign::Words(
            Message::new("track-so-far").with("n", snake.len()).into(),
        )],
        peek: false,
    })
}

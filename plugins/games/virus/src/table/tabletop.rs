//! Contents of the table: the seats with their hands, cards and bottles, the buttons of the gestures, the conditions
//! that end the round. A [`Tabletop`] is made from a view and can be changed, so that a turn is seen step after step.

use super::{
    facts::needed,
    places::{
        At, DIAL, ENDS, NAMES, RING, SHEET, bottles, cards, gesture_at, hand, middle, past, slots,
        tag,
    },
};
use crate::{
    rules::{LAST_BOTTLES, MOST_PLAYERS, MOST_TURNS, Step, View, Virus},
    turn::{Gestures, Outcome},
};
use kortlek_rules::{
    Message, Rules, Seat, Seats, Text,
    presentation::{
        Arrangement, Canvas, Grid, Ground, Item, Layout, Look, Mark, Piece, Place, Pose,
        ScoreSheet, Sign, Zone, ZoneId,
    },
};

/// The drawings on buttons, in the order of [`NAMES`].
const ON_BUTTONS: [&str; 4] = [
    "virus-aim-drink",
    "virus-aim-infect",
    "virus-aim-steal",
    "virus-aim-block",
];
/// Pointing up, and pointing down.
const HANDS: [[&str; 4]; 2] = [
    ["virus-drink", "virus-infect", "virus-steal", "virus-block"],
    [
        "virus-drink-down",
        "virus-infect-down",
        "virus-steal-down",
        "virus-block-down",
    ],
];
const AT_REST: [&str; 2] = ["virus-rest", "virus-rest-down"];

const FULL: &str = "virus-full";
const DRUNK: &str = "virus-drunk";
const GERM: &str = "virus-germ";
const VIRUS: &str = "virus-virus";
const BACK: &str = "virus-back";

/// Pieces are numbered so that no two of the same table ever have the same number, whatever they are: hands by their
/// seats, then buttons, bottles, cards, the last turns.
const BUTTONS: u8 = 8;
const BOTTLES: u8 = 32;
const BOTTLES_EACH: u8 = 12;
const CARDS: u8 = 96;
const CARDS_EACH: u8 = 16;
const TURNS: u8 = 192;
const TURNS_EACH: u8 = 8;
const RING_FROM: u8 = 224;

/// Visible side of a card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Card {
    Germ,
    Virus,
    Back,
}

/// A card in a hand: its number on the table, and what is seen of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) n: u8,
    pub(super) seen: Card,
}

/// Contents of the table at one moment.
#[derive(Clone)]
pub(super) struct Tabletop<'a> {
    game: &'a Virus,
    view: &'a View,
    me: Seat,
    pub(super) undrunk: [u8; MOST_PLAYERS],
    pub(super) drunk: [u8; MOST_PLAYERS],
    pub(super) hands: [Vec<Held>; MOST_PLAYERS],
    pub(super) gestures: Gestures,
    /// Seats whose gestures came to nothing.
    pub(super) stopped: Seats,
    /// All have chosen, and fists count to three.
    pub(super) counts: bool,
}

/// Returns true if all hands are shown: from a round's end until the next deal.
fn all_is_shown(v: &View) -> bool {
    v.open.round > 0 && matches!(v.open.step, Step::Score | Step::Deal | Step::Over)
}

impl<'a> Tabletop<'a> {
    pub(super) fn of(game: &'a Virus, view: &'a View, me: Seat) -> Tabletop<'a> {
        let open = &view.open;
        let mut gestures = open.gestures;
        if open.step == Step::Act
            && let Some(viewer) = view.viewer
        {
            gestures[viewer.index()] = view.chosen;
        }
        let hands = std::array::from_fn(|i| {
            let seat = Seat(i as u8);
            let known = all_is_shown(view) || view.viewer == Some(seat);
            let holds = view.known_holder() == Some(seat);
            let size = open.hand_sizes[i];
            let held = |k: u8| Held {
                n: CARDS + CARDS_EACH * seat.0 + k,
                seen: match known {
                    true if holds && k + 1 == size => Card::Virus,
                    true => Card::Germ,
                    false => Card::Back,
                },
            };
            (0..size).map(held).collect()
        });
        Tabletop {
            game,
            view,
            me,
            undrunk: open.undrunk,
            drunk: open.drunk,
            hands,
            gestures,
            stopped: Seats::NONE,
            counts: false,
        }
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn at(&self, seat: Seat) -> At {
        At::of(self.players(), self.me, seat)
    }

    /// Returns true if the viewer sees the buttons with which gestures are chosen.
    fn chooses(&self) -> bool {
        !self.counts && self.view.open.step == Step::Act && self.view.viewer == Some(self.me)
    }

    pub(super) fn layout(&self) -> Layout {
        let mut zones = Vec::new();
        for seat in Seat::all(self.players()) {
            let at = self.at(seat);
            if !at.is_me() {
                zones.push(self.tag_zone(at));
            }
            zones.push(self.cards_zone(at));
            zones.push(self.bottles_zone(at));
            zones.extend(at.buttons().map(|id| self.button_zone(id)));
            zones.push(self.hand_zone(at));
            zones.push(self.past_zone(seat));
        }
        if self.players() == 2 {
            zones.extend(Seat::all(2).map(|seat| self.slots_zone(seat)));
        } else {
            zones.extend(self.dial_zones());
            zones.push(self.sheet_zone());
        }
        let sheet = zones.iter().find_map(|zone| zone.sheet.as_ref());
        let columns = sheet.map_or(1, |sheet| sheet.columns.len());
        let layout = Layout::new(zones).divided(&middle(self.players(), self.me, columns));
        layout.open()
    }

    /// A seat's name, whether it is ready, the virus if the viewer knows that it is there, and at the end of a round
    /// what it brings.
    fn tag_zone(&self, at: At) -> Zone {
        let seat = at.seat;
        let open = &self.view.open;
        let mut parts = vec![Sign::who(seat)];
        if self.view.known_holder() == Some(seat) {
            parts.push(Sign::Mark(Mark("virus")));
        }
        if open.step == Step::Act && open.committed.has(seat) {
            parts.push(Sign::Mark(Mark("check")));
        }
        if all_is_shown(self.view) && self.players() > 2 {
            parts.push(Sign::Sum(self.guess(seat).points));
        }
        Zone::sign(tag(seat), Place::Middle, parts)
    }

    fn hand_zone(&self, at: At) -> Zone {
        let zone = Zone::new(hand(at.seat), Place::Middle, Arrangement::Row);
        if self.view.open.round == 0 {
            return zone;
        }
        let way = usize::from(!at.is_me());
        let n = at.seat.0;
        let item = match self.gestures[at.seat.index()] {
            None => Item::new(Piece::Cover(AT_REST[way], n)).pose(at.pose(None)),
            Some(a) => {
                let pose = at.pose(a.target().map(|target| self.at(target)));
                let stopped = self.stopped.has(at.seat);
                Item {
                    // It turns up where it is, not large in the middle of the table.
                    face_up: false,
                    look: if stopped { Look::Dim } else { Look::Plain },
                    ..Item::new(Piece::Picture(HANDS[way][a.kind()], n)).pose(pose)
                }
            }
        };
        zone.items([item])
    }

    fn cards_zone(&self, at: At) -> Zone {
        let held = &self.hands[at.seat.index()];
        let arrangement = match at.is_me() {
            true => Arrangement::Row,
            false => Arrangement::Fan,
        };
        let last = held.len().saturating_sub(1);
        let item = |(k, card): (usize, &Held)| {
            let item = Item::new(match card.seen {
                Card::Germ => Piece::Picture(GERM, card.n),
                Card::Virus => Piece::Picture(VIRUS, card.n),
                Card::Back => Piece::Cover(BACK, card.n),
            });
            match k == last && !at.is_me() {
                true => item.badge(held.len().to_string()),
                false => item,
            }
        };
        let zone = Zone::new(cards(at.seat), Place::Middle, arrangement)
            .items(held.iter().enumerate().map(item));
        // Many cards are slivers: how many there are is said as well.
        if !at.is_me() || self.view.viewer != Some(self.me) || held.is_empty() {
            return zone;
        }
        let germs = held.iter().filter(|card| card.seen == Card::Germ).count();
        let id = if held.iter().any(|card| card.seen == Card::Virus) {
            "germs-and-virus"
        } else {
            "germs"
        };
        zone.caption(Message::new(id).with("n", germs))
    }

    /// A bottle of a seat: the `k`-th of its row.
    fn bottle(seat: Seat, k: u8, full: bool) -> Item {
        let n = BOTTLES + BOTTLES_EACH * seat.0 + k;
        Item::new(match full {
            true => Piece::Cover(FULL, n),
            false => Piece::Picture(DRUNK, n),
        })
    }

    fn bottles_zone(&self, at: At) -> Zone {
        let (seat, i) = (at.seat, at.seat.index());
        let (full, drunk) = (self.undrunk[i], self.drunk[i]);
        let here = if self.players() == 2 { 0 } else { drunk };
        let items = (0..full + here).map(|k| Self::bottle(seat, k, k < full));
        let zone = Zone::new(bottles(seat), Place::Middle, Arrangement::Row).items(items);
        if !at.is_me() || self.view.open.round == 0 {
            return zone;
        }
        let caption = Message::new("bottles").with("full", full);
        zone.caption(caption.with("drunk", drunk))
    }

    /// The places of the bottles that a seat of two has drunk: as many as it needs.
    fn slots_zone(&self, seat: Seat) -> Zone {
        let drunk = self.drunk[seat.index()];
        let sure = self.view.known_holder();
        let holds = sure == Some(seat);
        let places = needed(holds).max(drunk);
        let full = self.undrunk[seat.index()];
        // The bottle that is drunk next is the last of the full ones.
        let item = |k: u8| Self::bottle(seat, full + k, false).at((drunk - 1 - k) as i8, 0);
        let grid = Grid::Fixed {
            size: [places, 1],
            wide: 100,
            card: 68,
        };
        let caption = match sure {
            None => Text::EMPTY,
            Some(_) if holds => "five-win".into(),
            Some(_) => "four-win".into(),
        };
        let zone = Zone::new(slots(seat), Place::Middle, Arrangement::Grid(grid));
        if self.view.open.round == 0 {
            return zone;
        }
        zone.named(seat)
            .ground(Ground::Field)
            .caption(caption)
            .cells((0..places).map(|k| [k as i8, 0]))
            .items((0..drunk).map(item))
    }

    /// The button of a gesture.
    fn button_zone(&self, id: ZoneId) -> Zone {
        let grid = Grid::Fixed {
            size: [1, 1],
            wide: 100,
            card: 96,
        };
        let zone = Zone::new(id, Place::Middle, Arrangement::Grid(grid));
        let (Some(action), Some(at)) = (gesture_at(id).filter(|_| self.chooses()), id.seat) else {
            return zone;
        };
        let kind = action.kind();
        let can = self.game.can(&self.view.open, self.me, action);
        let chosen = self.view.chosen == Some(action);
        let n = BUTTONS + 4 * at.0 + kind as u8;
        let item = Item::new(Piece::Picture(ON_BUTTONS[kind], n));
        zone.title(Message::of(format!("{}-word", NAMES[kind])))
            .ground(if chosen { Ground::Lit } else { Ground::Field })
            .items([item.look(if can { Look::Plain } else { Look::Dim })])
    }

    /// Zones for the number of full bottles left until the round ends.
    fn dial_zones(&self) -> [Zone; 3] {
        let full: u8 = self.undrunk.iter().sum();
        let all = full + self.drunk.iter().sum::<u8>();
        let canvas = Canvas {
            card: 20,
            half: [110, 110],
            wide: false,
        };
        let bottle = |k: u8| {
            let n = RING_FROM + k;
            let turn = f32::from(k) / f32::from(all) * std::f32::consts::TAU;
            let at = [turn.sin(), -turn.cos()].map(|d| (d * 88.0).round() as i32);
            Item::new(match k < full {
                true => Piece::Cover(FULL, n),
                false => Piece::Picture(DRUNK, n),
            })
            .pose(Pose { at, ..Pose::PLAIN })
        };
        let ring = Zone::new(RING, Place::Middle, Arrangement::Canvas(canvas));
        let dial = |sign: Option<Sign>| Zone::sign(DIAL, Place::Middle, sign);
        let ends = Zone::new(ENDS, Place::Middle, Arrangement::Empty);
        if self.view.open.round == 0 {
            return [ring, dial(None), ends];
        }
        let title = match MOST_TURNS - self.view.open.turns.min(MOST_TURNS) {
            left @ 1..=10 => Message::new("cut-in").with("n", left),
            _ => Message::new("ends-at").with("n", LAST_BOTTLES),
        };
        [
            ring.items((0..all).map(bottle)),
            dial(Some(Sign::Sum(i32::from(full)))).title("full-bottles"),
            ends.title(title),
        ]
    }

    /// Sheet with the points of each seat if the round ended now, the highest on top.
    fn sheet_zone(&self) -> Zone {
        let open = &self.view.open;
        let scored = matches!(open.step, Step::Deal | Step::Over);
        // The rounds whose points stand.
        let over = usize::from(open.round) - usize::from(!scored && open.round > 0);
        let row = |seat: Seat| {
            let total = i32::from(open.totals[seat.index()]);
            let guess = self.guess(seat);
            let over = open.earned[..over].iter();
            let over = over.map(|round| i32::from(round[seat.index()]).into());
            let mut row: Vec<Text> = over.collect();
            if scored {
                row.push(total.into());
            } else {
                row.push(guess.words());
                if open.round > 1 {
                    let points = guess.points + total;
                    row.push(Guess { points, ..guess }.words());
                }
            }
            (seat, row)
        };
        if open.round == 0 {
            return Zone::new(SHEET, Place::Middle, Arrangement::Empty);
        }
        let rounds = (1..=over).map(|n| Message::new("round-short").with("n", n).into());
        let mut columns: Vec<Text> = rounds.collect();
        let rest: &[&'static str] = match open.round {
            _ if scored => &["total"],
            1 => &["now"],
            _ => &["now", "then"],
        };
        columns.extend(rest.iter().map(|id| Text::from(*id)));
        let stands = |seat: &Seat| {
            let total = i32::from(open.totals[seat.index()]);
            let comes = if scored { 0 } else { self.guess(*seat).points };
            std::cmp::Reverse(total + comes)
        };
        let mut ranked: Vec<Seat> = Seat::all(self.players()).collect();
        ranked.sort_by_key(stands);
        let now = over - usize::from(scored);
        let sheet = ScoreSheet {
            now: Some(now as u8),
            columns,
            rows: ranked.into_iter().map(row).collect(),
        };
        Zone::sheet(SHEET, Place::Middle, sheet).title(if scored || open.step == Step::Score {
            "round-over"
        } else {
            "if-over"
        })
    }

    /// Points that the round would bring a seat now, as far as the viewer can know.
    fn guess(&self, seat: Seat) -> Guess {
        let i = seat.index();
        let mut open = self.view.open;
        open.undrunk = self.undrunk;
        open.drunk = self.drunk;
        open.hand_sizes[i] = self.hands[i].len() as u8;
        let chance = self.view.chances[i];
        let known = self.view.known_holder();
        Guess {
            points: i32::from(open.worth(seat, known == Some(seat))),
            sure: known.is_some() || chance == 0,
        }
    }

    /// Zone for the gestures of a seat in the last turns, and their targets.
    fn past_zone(&self, seat: Seat) -> Zone {
        let open = &self.view.open;
        let place = Place::Panel { seat, share: 1 };
        let zone = Zone::new(past(seat), place, Arrangement::Row);
        let turns = usize::from(open.turns).min(open.past.len());
        if turns == 0 {
            return zone;
        }
        let item = |(k, gestures): (usize, &Gestures)| {
            let action = gestures[seat.index()]?;
            let turn = open.turns - k as u8;
            let n = TURNS + TURNS_EACH * seat.0 + turn % TURNS_EACH;
            let stopped = Outcome::of(self.players(), gestures, None).stopped();
            let failed = stopped.has(seat);
            let item = Item::new(Piece::Picture(HANDS[0][action.kind()], n)).pose(Pose {
                size: 70,
                ..Pose::PLAIN
            });
            Some(Item {
                owner: action.target(),
                look: if failed { Look::Dim } else { Look::Plain },
                badge: Text::Shown(if failed { "×" } else { "" }.to_owned()),
                ..item
            })
        };
        zone.title("last-turns")
            .items(open.past[..turns].iter().enumerate().filter_map(item))
    }
}

/// Points that a round would bring a seat, and whether the viewer knows that it will.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Guess {
    points: i32,
    sure: bool,
}

impl Guess {
    fn words(self) -> Text {
        let id = if self.sure { "worth" } else { "worth-guess" };
        Message::new(id).with("n", self.points).into()
    }
}

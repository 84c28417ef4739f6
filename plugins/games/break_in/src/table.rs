//! How Break In is shown (section *At the table*): the hall of a bank, and the street to its left. Here stands what
//! lies where and what can be picked; its two modules have what is said, and what is told of a step.

mod telling;
mod wording;

use crate::rules::{Action, BreakIn, CARDS, MOST_PILES, Open, ROUNDS, Step, View, is_guard};
use kortlek_rules::{
    Card as _, Deck, Message, Note, Payoff, Rules, Seat, Text,
    french::{Card, Suit},
    presentation::{
        Arrangement, Decided, End, FactGroup, Gesture, Grid, Ground, IntendedAction, Item, Layout,
        Look, LookBack, Past, Piece, Place, Pose, Presentation, Prompt, ScoreSheet, Status,
        StepPresentation, Target, Tip, Zone, ZoneId,
    },
};
use wording::{Moment, odds_words};

/// A field for each card that is left in the piles, the alarms first.
pub const ALARMS: ZoneId = ZoneId::common("alarms");
/// The words above the guards.
pub const GUARDS: ZoneId = ZoneId::common("guards");
/// Where those stand who are out.
pub const STREET: ZoneId = ZoneId::common("street");
/// The slats before the hall once the alarm has gone off.
pub const SHUTTERS: ZoneId = ZoneId::common("shutters");
/// The plate that says: I leave.
pub const LEAVE: ZoneId = ZoneId::common("leave");
/// The plate that says: I stay.
pub const STAY: ZoneId = ZoneId::common("stay");
/// The cards of the pile that the viewer looks through before it is shuffled.
pub const LOOK: ZoneId = ZoneId::common("look");
/// The whole deck, between two rounds.
pub const DECK: ZoneId = ZoneId::common("deck");
/// What everybody got in each round.
pub const SHEET: ZoneId = ZoneId::common("sheet");

/// The place of a suit's guards.
pub const fn guards(suit: Suit) -> ZoneId {
    ZoneId::common(["spades", "hearts", "diamonds", "clubs"][suit.index()])
}

/// A pile.
pub const fn pile(pile: usize) -> ZoneId {
    ZoneId::common(["pile 1", "pile 2", "pile 3", "pile 4"][pile])
}

/// Where a seat's figure stands in the hall.
pub const fn figure(seat: Seat) -> ZoneId {
    ZoneId::of("hall", seat)
}

/// The place of a seat's answer, shut until all have answered.
pub const fn answer(seat: Seat) -> ZoneId {
    ZoneId::of("answer", seat)
}

/// The cash in front of a seat.
pub const fn loot(seat: Seat) -> ZoneId {
    ZoneId::of("loot", seat)
}

/// The one cell of a zone that has room for one card: a pile, a plate. Its rings lie above what lies there.
pub const fn cell(zone: ZoneId) -> Target {
    Target::Cell(zone, [0, 0])
}

/// Whether a target is a zone or its cell.
fn is_in(target: Target, zone: ZoneId) -> bool {
    target == Target::Zone(zone) || target == cell(zone)
}

/// The pile that a target is.
fn pile_of(target: Target) -> Option<usize> {
    (0..MOST_PILES).find(|k| is_in(target, pile(*k)))
}

/// Fields of the middle: columns, rows.
const FIELDS: [u8; 2] = [72, 44];
/// Where the piles, the hall and the answers begin.
const PILES_TOP: u8 = 12;
const HALL_TOP: u8 = 25;
const ANSWERS_TOP: u8 = 32;

/// A part of the middle.
const fn part(at: [u8; 2], span: [u8; 2]) -> Place {
    Place::Part {
        raster: FIELDS,
        at,
        span,
    }
}

/// Room for one card.
const ONE_CARD: Grid = Grid::Fixed {
    size: [1, 1],
    wide: 72,
    card: 100,
};

/// Between the numbers of two drawings of a kind that belong to one seat.
const APART: u8 = 8;

/// The number of a seat's answer. The viewer's own answers bear numbers of their own, so that the plate which he picks
/// is the one that lies shut beside his figure.
fn number(seat: Seat, own: bool, leaves: bool) -> u8 {
    seat.0 + if own && leaves { APART } else { 0 }
}

fn plate(seat: Seat, own: bool, leaves: bool) -> Item {
    let drawing = if leaves {
        "break-in-leave"
    } else {
        "break-in-stay"
    };
    Item::new(Piece::Picture(drawing, number(seat, own, leaves)))
}

/// How many shutters hang over the hall, and of how many slats each is made.
const SHUTTER_COUNT: u8 = 3;
const SLATS: u8 = 7;

/// The shutters: all their slats lie on each other under the ceiling, or hang down before the hall.
pub(crate) fn shutters(down: bool) -> Zone {
    let grid = Grid::Fixed {
        size: [SHUTTER_COUNT, 1],
        wide: 210,
        card: 99,
    };
    let slats = (0..SHUTTER_COUNT as i8).flat_map(|shutter| {
        (0..SLATS as i8).map(move |slat| {
            let hangs = if down { i32::from(slat) } else { 0 };
            let pose = Pose {
                at: [0, 7 * hangs - 21],
                ..Pose::PLAIN
            };
            // The lowest slat is the first to have lain under the others.
            let number = shutter * SLATS as i8 + slat;
            let piece = Piece::Picture("break-in-slat", number as u8);
            Item::new(piece).at(shutter, 0).pose(pose)
        })
    });
    let place = part([0, HALL_TOP], [FIELDS[0], ANSWERS_TOP - HALL_TOP]);
    Zone::new(SHUTTERS, place, Arrangement::Grid(grid)).items(slats)
}

/// An answer that nobody else sees yet.
fn shut(seat: Seat, own: bool, leaves: bool) -> Item {
    let n = number(seat, own, leaves);
    Item::new(Piece::Cover("break-in-answer", n)).badge("✓".to_owned())
}

/// How many cards of a stack can be told apart by its thickness, and how far one lies from the next.
const LAYERS: usize = 3;
const THICK: i32 = 3;

/// So many cards face down in the one cell of a zone, their number on the topmost.
fn stack(zone: Zone, n: usize) -> Zone {
    let layers = (1 + n.saturating_sub(1).div_ceil(4)).min(LAYERS);
    let items = Item::backs(Deck::French, n).enumerate().map(|(k, item)| {
        let rise = THICK * (layers - 1).saturating_sub(n - 1 - k) as i32;
        item.pose(Pose {
            at: [rise, -rise],
            ..Pose::PLAIN
        })
    });
    let mut zone = zone.items(items).cells([[0, 0]]);
    if let Some(top) = zone.items.last_mut() {
        top.badge = n.to_string().into();
    }
    zone
}

/// The lowest strip of the middle.
const fn own_room() -> Place {
    part([0, ANSWERS_TOP], [FIELDS[0], FIELDS[1] - ANSWERS_TOP])
}

/// The whole deck, face down.
fn deck_zone() -> Zone {
    stack(
        Zone::new(DECK, own_room(), Arrangement::Grid(ONE_CARD)),
        CARDS,
    )
}

/// A picture of a position: what is seen, and by whom.
struct Scene<'a> {
    rules: &'a BreakIn,
    v: &'a View,
    me: Seat,
}

impl Scene<'_> {
    fn open(&self) -> &Open {
        &self.v.open
    }

    /// Whether the viewer sits at the bottom; otherwise it is an onlooker.
    fn is_own(&self, seat: Seat) -> bool {
        self.v.viewer == Some(seat)
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

    /// How a card on the table looks: the last one stands out until everybody has answered.
    fn look_of(&self, card: Card) -> Look {
        match self.open().draws().last() {
            Some(last) if last.card == card => Look::Last(last.seat),
            _ => Look::Plain,
        }
    }

    fn guard_zones(&self, zones: &mut Vec<Zone>) {
        let words = Zone::new(GUARDS, part([0, 0], [36, 2]), Arrangement::Empty);
        zones.push(words.title("guards-rule"));
        for (suit, column) in Suit::ALL.into_iter().zip(0u8..) {
            let place = part([9 * column, 2], [9, 10]);
            let zone = Zone::new(guards(suit), place, Arrangement::Grid(ONE_CARD));
            let out: Vec<Card> = self
                .open()
                .draws()
                .iter()
                .map(|d| d.card)
                .filter(|c| is_guard(*c) && c.suit() == Some(suit))
                .collect();
            let left = self.rules.guards_left(self.v, suit);
            let words = Message::new(if out.is_empty() {
                "guards-left"
            } else {
                "guards-more"
            });
            let zone = zone.caption(words.with("n", left));
            if out.is_empty() {
                let half = Pose {
                    size: 50,
                    ..Pose::PLAIN
                };
                let token = Item::token(suit.name(), 0).look(Look::Ghost);
                zones.push(zone.ground(Ground::Field).items([token.pose(half)]));
                continue;
            }
            let pair = out.len() > 1;
            let items = out.iter().zip(0..).map(|(card, n)| {
                let aside = Pose {
                    at: [26 * n, 12 * n],
                    ..Pose::PLAIN
                };
                // Who turned it up the log tells: an arrow from a panel would lie over the other guards.
                let stands_out = pair || self.look_of(*card) != Look::Plain;
                let look = if stands_out { Look::Lit } else { Look::Plain };
                Item::up(card.face()).pose(aside).look(look)
            });
            zones.push(zone.ground(Ground::Lit).items(items));
        }
    }

    /// A field for each card that is left, twelve in a row.
    fn alarm_zone(&self) -> Zone {
        const WIDE: usize = 12;
        let odds = self.rules.odds(self.v);
        let grid = Grid::Fixed {
            size: [WIDE as u8, 3],
            wide: 72,
            card: 100,
        };
        let zone = Zone::new(ALARMS, part([38, 0], [33, 12]), Arrangement::Grid(grid));
        let field = |n: usize| {
            let drawing = if n < odds.alarms {
                "break-in-alarm"
            } else {
                "break-in-calm"
            };
            let piece = Piece::Picture(drawing, n as u8);
            Item::new(piece).at((n % WIDE) as i8, (n / WIDE) as i8)
        };
        zone.title("alarms-left")
            .caption(odds_words("alarms-of", odds))
            .items((0..odds.cards).map(field))
    }

    /// What is left in the pile that the viewer scouted, for him to look up.
    fn left_in_own(&self, title: Message) -> LookBack {
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

    fn pile_zones(&self, zones: &mut Vec<Zone>) {
        let open = self.open();
        let wide = FIELDS[0] / self.rules.piles() as u8;
        let own = self.v.scouted(self.rules);
        for (k, n) in self.piles().zip(0u8..) {
            let place = part([wide * n, PILES_TOP], [wide, HALL_TOP - PILES_TOP]);
            let zone = Zone::new(pile(k), place, Arrangement::Grid(ONE_CARD));
            let zone = zone.cells([[0, 0]]);
            if open.round == 0 {
                zones.push(zone);
                continue;
            }
            let zone = match self.rules.scout_of(open, k) {
                Some(seat) => zone.title(Message::new("looked").with("who", seat)),
                None => zone.title("nobody-looked"),
            };
            if self.looked_at() == Some(k) {
                zones.push(zone);
                continue;
            }
            let zone = stack(zone, self.rules.left_in(open, k));
            let Some(odds) = self.rules.odds_of(self.v, k) else {
                zones.push(zone.caption("pile-empty"));
                continue;
            };
            zones.push(if own == Some(k) {
                let words = odds_words("odds-own", odds);
                zone.caption(words.clone())
                    .look_back(Some(self.left_in_own(words)))
            } else {
                zone.caption(odds_words("odds-pile", odds))
            });
        }
    }

    fn figure_of(&self, seat: Seat) -> Item {
        let drawing = if self.is_own(seat) {
            "break-in-you"
        } else {
            "break-in-other"
        };
        Item::new(Piece::Picture(drawing, seat.0)).owner(seat)
    }

    /// Those who are out, in the street, and those inside, each with the place of the answer.
    fn hall_zones(&self, zones: &mut Vec<Zone>) {
        let open = self.open();
        let players = self.rules.players() as u8;
        // Each has a place of its own there, the viewer's nearest to the door.
        let places = Grid::Fixed {
            size: [players, 1],
            wide: 100,
            card: 84,
        };
        let seats = self.seats().zip((0..players).rev());
        let out = seats
            .filter(|(seat, _)| !open.inside.has(*seat))
            .map(|(seat, place)| {
                let got = open.sheet[open.round as usize - 1][seat.index()];
                let item = self.figure_of(seat).badge(format!("+{got}"));
                item.at(place as i8, 0)
            });
        zones.push(
            Zone::new(STREET, Place::Column(End::Left), Arrangement::Grid(places))
                .title("street")
                .items(out),
        );
        let wide = FIELDS[0] / players;
        let caught = self.rules.ended_by_alarm(open);
        for (seat, n) in self.seats().zip(0u8..) {
            let left = wide * n;
            let inside = open.inside.has(seat);
            let draws = open.turn == seat && matches!(open.step, Step::Decide | Step::Draw);
            let name = Message::new(if draws && inside {
                "draws-next"
            } else {
                "names"
            });
            let title = Zone::new(
                ZoneId::of("name", seat),
                part([left, HALL_TOP], [wide, 2]),
                Arrangement::Empty,
            );
            // Figure and answer side by side, in the middle below the name.
            let [stands, answers] = [(figure(seat), 0), (answer(seat), 7)].map(|(id, column)| {
                let at = [left + (wide - 13) / 2 + column, HALL_TOP + 2];
                let span = [if column == 0 { 7 } else { 6 }, ANSWERS_TOP - at[1]];
                Zone::new(id, part(at, span), Arrangement::Row)
            });
            if !inside {
                zones.extend([title, stands, answers]);
                continue;
            }
            zones.push(title.title(name.with("who", seat)));
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
        let high = FIELDS[1] - ANSWERS_TOP;
        if open.round == 0 {
            zones.push(deck_zone());
            return;
        }
        if self.looked_at().is_some() {
            let cards = self.v.stack.iter().map(|card| Item::up(card.face()));
            let zone = Zone::new(LOOK, own_room(), Arrangement::Row);
            zones.push(zone.title("your-pile").items(cards));
            return;
        }
        let inside = open.inside.has(me);
        if self.is_own(me) && self.rules.owes_answer(open, me) {
            let worth = i32::from(open.worth(me));
            for (id, left, leaves) in [(LEAVE, 0, true), (STAY, FIELDS[0] - 13, false)] {
                let place = part([left, ANSWERS_TOP], [13, high]);
                let zone = Zone::new(id, place, Arrangement::Grid(ONE_CARD));
                let zone = if leaves {
                    zone.title("leave-plate")
                        .caption(Message::new("brings").with("n", worth))
                } else {
                    let ahead = self.rules.odds_ahead(self.v);
                    zone.title("stay-plate")
                        .caption(odds_words("odds-pile", ahead))
                };
                zones.push(zone.items([plate(me, true, leaves)]));
            }
        }
        let place = part([14, ANSWERS_TOP], [FIELDS[0] - 28, high]);
        let zone = Zone::new(loot(me), place, Arrangement::Row);
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
            zones.push(
                zone.title(self.rules.loot_words(self.open(), seat))
                    .items(self.loot_items(seat)),
            );
        }
    }

    /// What everybody got in each round.
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

    fn layout(&self) -> Layout {
        let mut zones = Vec::new();
        self.guard_zones(&mut zones);
        zones.push(self.alarm_zone());
        self.pile_zones(&mut zones);
        if self.open().round > 0 {
            self.hall_zones(&mut zones);
            if self.rules.ended_by_alarm(self.open()) {
                zones.push(shutters(true));
            }
        }
        self.own_zones(&mut zones);
        self.panel_zones(&mut zones);
        zones.push(self.sheet_zone());
        Layout::new(zones)
    }
}

impl BreakIn {
    /// Whether the round was ended by a second guard of one suit.
    fn ended_by_alarm(&self, open: &Open) -> bool {
        matches!(open.step, Step::Close | Step::Over) && !open.inside.is_empty()
    }

    /// Whether a seat gets nothing more in the round that is played: it is out, or caught.
    fn has_ended(&self, open: &Open, seat: Seat) -> bool {
        !open.inside.has(seat) || self.ended_by_alarm(open)
    }

    /// Whether a seat has still to say if it stays.
    fn owes_answer(&self, open: &Open, seat: Seat) -> bool {
        open.step == Step::Decide && open.inside.has(seat) && !open.decided.has(seat)
    }

    /// The position once the viewer has left: what the others answer is not known, so they still think.
    fn after_leaving(&self, v: &View, me: Seat) -> Option<View> {
        self.owes_answer(&v.open, me).then(|| {
            let mut then = *v;
            then.open.leaving = kortlek_rules::Seats::one(me);
            self.leave(&mut then.open, &mut ());
            if then.open.step == Step::Draw {
                then.open.step = Step::Decide;
            }
            then
        })
    }
}

impl Presentation for BreakIn {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        let rules = self;
        Scene { rules, v, me }.layout()
    }

    fn gesture(&self, _: &View, _: Seat, a: Action) -> Gesture {
        Gesture::path([cell(match a {
            Action::Stay {} => STAY,
            Action::Leave {} => LEAVE,
            Action::Draw { pile } => self::pile(pile.into()),
        })])
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        match a {
            Action::Stay {} => Message::new("stay"),
            Action::Leave {} => Message::new("leave").with("n", v.open.worth(seat)),
            Action::Draw { pile } => self.of_pile("draw", &v.open, pile.into()),
        }
    }

    fn prompt(&self, v: &View, me: Seat) -> Prompt {
        Moment::new(self, v, me).prompt()
    }

    fn prompt_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Prompt {
        Moment::new(self, v, me).prompt_after(chosen)
    }

    fn status(&self, v: &View, seat: Seat, me: Seat) -> Status {
        Moment::new(self, v, me).status(seat)
    }

    fn score(&self, v: &View, seat: Seat, _: &Payoff) -> Option<i32> {
        v.open.totals.get(seat.index()).map(|n| i32::from(*n))
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let then = self.after_leaving(v, me)?;
        if chosen.first() != Some(&cell(LEAVE)) {
            // Who stays changes nothing yet, so that this is where the focus begins.
            return Some(self.layout(v, me));
        }
        let mut layout = self.layout(&then, me);
        let street = layout.zones.iter_mut().filter(|zone| zone.id == STREET);
        for item in street.flat_map(|zone| &mut zone.items) {
            // The figure itself stands in the hall until it goes: a second one shows where it will be.
            if item.owner == Some(me)
                && let Piece::Picture(drawing, n) = item.piece
            {
                item.piece = Piece::Picture(drawing, n + APART);
            }
        }
        Some(layout)
    }

    fn scores_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<i32> {
        let leaves = chosen.first() == Some(&cell(LEAVE));
        let then = self.after_leaving(v, me).filter(|_| leaves);
        then.map_or(Vec::new(), |then| {
            let totals = then.open.totals[..self.players()].iter();
            totals.map(|n| i32::from(*n)).collect()
        })
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        Moment::new(self, v, me).aids(chosen)
    }

    fn tip(&self, v: &View, me: Seat, target: Target) -> Tip {
        let own = v.scouted(self);
        let about = match target {
            Target::Zone(zone) | Target::Cell(zone, _) => own.filter(|k| zone == self::pile(*k)),
            _ => None,
        };
        let lies = about.is_some_and(|k| self.odds_of(v, k).is_some());
        if !lies || matches!(v.open.step, Step::Scout { .. }) {
            return Tip::default();
        }
        let draws = v.open.step == Step::Draw && v.open.turn == me;
        let tip = Tip::new(Text::EMPTY, wording::left_in_pile(self, v));
        // Where it can be drawn from, a press draws.
        if draws {
            tip
        } else {
            tip.now("press-shows-them")
        }
    }

    fn situations(&self, v: &View, me: Seat) -> Vec<&'static str> {
        let open = &v.open;
        let alone = open.inside.iter().eq([me]);
        match open.step {
            Step::Draw if v.scouted(self).is_some() => vec!["situation-pile"],
            Step::Decide if alone => vec!["situation-alone"],
            Step::Decide if open.guards.is_empty() => vec!["situation-safe"],
            Step::Decide if open.guards.len() > 1 => vec!["situation-danger"],
            _ => Vec::new(),
        }
    }

    fn meant(&self, v: &View, me: Seat, _: &[Target], target: Target) -> IntendedAction<Action> {
        let open = &v.open;
        if let Some(pile) = pile_of(target) {
            return IntendedAction::Action(Action::Draw { pile: pile as u8 });
        }
        let mine = number(me, true, false);
        let nothing = |id: &'static str| IntendedAction::Nothing(id.into());
        match target {
            // What was answered lies beside the figure.
            Target::Piece(Piece::Picture("break-in-stay", n)) if n == mine => {
                IntendedAction::Action(Action::Stay {})
            }
            Target::Piece(Piece::Picture("break-in-alarm" | "break-in-calm", _)) => {
                nothing("a-field-a-card")
            }
            Target::Zone(zone) | Target::Cell(zone, _) if zone == ALARMS => {
                nothing("a-field-a-card")
            }
            Target::Zone(zone) | Target::Cell(zone, _)
                if zone == GUARDS || Suit::ALL.map(guards).contains(&zone) =>
            {
                nothing("guards-watch")
            }
            Target::Piece(Piece::Card(face)) if is_guard_face(face) => nothing("guards-watch"),
            Target::Piece(Piece::Token(..)) => nothing("guards-watch"),
            Target::Piece(Piece::Card(_)) => nothing("cash-stays"),
            // The viewer's own cash has all the room between the plates.
            Target::Zone(zone) if zone.name == loot(me).name && zone != loot(me) => {
                nothing("cash-stays")
            }
            _ if open.step == Step::Draw => nothing("pick-a-pile"),
            _ => nothing("pick-an-answer"),
        }
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        telling::tell(self, before, made, notes, after, me)
    }

    fn ending(&self, v: &View) -> Text {
        wording::ending(self, &v.open)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

/// Whether a face is that of a guard.
fn is_guard_face(face: kortlek_rules::Face) -> bool {
    matches!(face, kortlek_rules::Face::French(card) if is_guard(card))
}

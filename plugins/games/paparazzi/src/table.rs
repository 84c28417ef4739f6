//! How Paparazzi is shown (section *At the table*): what lies where, what can be picked, what a card would change.

mod places;
mod telling;

pub use places::{celebrity, space};

use crate::{
    board::{CELEBRITIES, Cell},
    rules::{
        Action, HAND, HIGHEST, Open, Paparazzi, Points, SUIT_BONUS, Step, View, points, worth,
    },
};
use kortlek_rules::{
    Arg, Card as _, Deck, Face, Note, Payoff, Rules, Say, Seat, Seen, Text,
    french::{Card, JACK, Suit},
    tabled::{
        Aid, AidRow, Arrangement, Decided, Gesture, Grid, Item, Label, Layout, Look, Meant, Piece,
        Place, Pose, Preview, Prompt, Status, Tabled, Target, Telling, Zone, ZoneId,
    },
};
use places::{celebrity_of, space_of};

/// The only cell of a zone that holds one card.
pub const HERE: [i8; 2] = [0, 0];
/// A burst of light behind the celebrity that is counted.
pub const FLASH: ZoneId = ZoneId::common("flash");

/// How much wider than a celebrity the burst is, in hundredths.
const FLASH_SIZE: u16 = 260;

/// A seat's hand.
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// A seat's own deck.
pub const fn deck(seat: Seat) -> ZoneId {
    ZoneId::of("deck", seat)
}

/// The suits of the celebrities that a seat would take now, in heaps.
pub const fn led(seat: Seat) -> ZoneId {
    ZoneId::of("led", seat)
}

/// The celebrities that a seat has taken.
pub const fn taken(seat: Seat) -> ZoneId {
    ZoneId::of("taken", seat)
}

/// One card as large as its room.
const ONE: Arrangement = Arrangement::Grid(Grid::Fixed {
    size: [1, 1],
    wide: 71,
    card: 100,
});

/// Cards one below the other.
const HELD: Arrangement = Arrangement::Grid(Grid::Fixed {
    size: [1, HAND as u8],
    wide: 71,
    card: 100,
});

/// How many rows of facts fit below each other.
const AID_ROWS: usize = 3;

/// The drawings of laid cards, by seat and rank from the ace: large rank, its player's colour and mark.
const SHOTS: [[&str; HIGHEST as usize]; 4] = [
    [
        "paparazzi-shot-as",
        "paparazzi-shot-2s",
        "paparazzi-shot-3s",
        "paparazzi-shot-4s",
        "paparazzi-shot-5s",
        "paparazzi-shot-6s",
        "paparazzi-shot-7s",
        "paparazzi-shot-8s",
        "paparazzi-shot-9s",
        "paparazzi-shot-ts",
    ],
    [
        "paparazzi-shot-ah",
        "paparazzi-shot-2h",
        "paparazzi-shot-3h",
        "paparazzi-shot-4h",
        "paparazzi-shot-5h",
        "paparazzi-shot-6h",
        "paparazzi-shot-7h",
        "paparazzi-shot-8h",
        "paparazzi-shot-9h",
        "paparazzi-shot-th",
    ],
    [
        "paparazzi-shot-ad",
        "paparazzi-shot-2d",
        "paparazzi-shot-3d",
        "paparazzi-shot-4d",
        "paparazzi-shot-5d",
        "paparazzi-shot-6d",
        "paparazzi-shot-7d",
        "paparazzi-shot-8d",
        "paparazzi-shot-9d",
        "paparazzi-shot-td",
    ],
    [
        "paparazzi-shot-ac",
        "paparazzi-shot-2c",
        "paparazzi-shot-3c",
        "paparazzi-shot-4c",
        "paparazzi-shot-5c",
        "paparazzi-shot-6c",
        "paparazzi-shot-7c",
        "paparazzi-shot-8c",
        "paparazzi-shot-9c",
        "paparazzi-shot-tc",
    ],
];

/// What a celebrity is worth, at its upper right corner: jack, queen, king.
const WORTHS: [&str; 3] = [
    "paparazzi-worth-3",
    "paparazzi-worth-4",
    "paparazzi-worth-5",
];

/// The strip over a celebrity's foot in its leader's colour, by seat; last for a tie.
const LEADS: [&str; 5] = [
    "paparazzi-lead-1",
    "paparazzi-lead-2",
    "paparazzi-lead-3",
    "paparazzi-lead-4",
    "paparazzi-lead-tied",
];

/// The leader's margin on that strip, from 1 to what four cards can make.
const MARGINS: [&str; 34] = [
    "paparazzi-by-1",
    "paparazzi-by-2",
    "paparazzi-by-3",
    "paparazzi-by-4",
    "paparazzi-by-5",
    "paparazzi-by-6",
    "paparazzi-by-7",
    "paparazzi-by-8",
    "paparazzi-by-9",
    "paparazzi-by-10",
    "paparazzi-by-11",
    "paparazzi-by-12",
    "paparazzi-by-13",
    "paparazzi-by-14",
    "paparazzi-by-15",
    "paparazzi-by-16",
    "paparazzi-by-17",
    "paparazzi-by-18",
    "paparazzi-by-19",
    "paparazzi-by-20",
    "paparazzi-by-21",
    "paparazzi-by-22",
    "paparazzi-by-23",
    "paparazzi-by-24",
    "paparazzi-by-25",
    "paparazzi-by-26",
    "paparazzi-by-27",
    "paparazzi-by-28",
    "paparazzi-by-29",
    "paparazzi-by-30",
    "paparazzi-by-31",
    "paparazzi-by-32",
    "paparazzi-by-33",
    "paparazzi-by-34",
];

/// The frame and stamp of a celebrity that is surrounded, by seat; last for a tie.
const STAMPS: [&str; 5] = [
    "paparazzi-stamp-1",
    "paparazzi-stamp-2",
    "paparazzi-stamp-3",
    "paparazzi-stamp-4",
    "paparazzi-stamp-tied",
];

/// Which of [`LEADS`] and [`STAMPS`] is a seat's, or nobody's.
fn drawing(of: &[&'static str; 5], seat: Option<Seat>) -> &'static str {
    of[seat.map_or(of.len() - 1, Seat::index)]
}

/// How a celebrity stands: who is ahead, by how much.
pub(crate) struct Standing {
    /// Who would take it now.
    pub(crate) leader: Option<Seat>,
    /// The leader's pips beyond the next one's; 0 for a tie.
    pub(crate) margin: u8,
    /// Whether a card lies beside it.
    pub(crate) begun: bool,
    /// Whether all spaces around it are filled.
    pub(crate) closed: bool,
}

impl Open {
    pub(crate) fn standing(&self, layout: crate::board::Layout, n: usize) -> Standing {
        let mut sums = self.sums(n);
        sums.sort_unstable_by(|a, b| b.cmp(a));
        Standing {
            leader: self.taker(n),
            margin: sums[0] - sums[1],
            begun: sums[0] > 0,
            closed: self.free & layout.board().around(n) == 0,
        }
    }

    /// The points that a seat would have if the game ended now.
    pub(crate) fn points_of(&self, seat: Seat) -> Points {
        points(self.taken(seat))
    }

    /// The celebrities in the order in which they are counted: jacks, queens, kings, each as they stand.
    pub(crate) fn counting_order(&self) -> [usize; CELEBRITIES] {
        let mut order = std::array::from_fn(|n| n);
        order.sort_by_key(|n: &usize| (self.celebrities[*n].rank(), *n));
        order
    }
}

/// The sums beside a celebrity, `me` first and on round the table: “7 : 15”.
pub(crate) fn tally(v: &View, n: usize, me: Seat) -> String {
    let sums = v.open.sums(n);
    let players = usize::from(v.players);
    let seats = (0..players).map(|k| (me.index() + k) % players);
    let shown: Vec<String> = seats.map(|seat| sums[seat].to_string()).collect();
    shown.join(" : ")
}

/// A seat's lead at a celebrity, or by how much it is behind: “+3”, “=”, “−4”.
pub(crate) fn lead(v: &View, n: usize, seat: Seat) -> String {
    let sums = v.open.sums(n);
    let own = i32::from(sums[seat.index()]);
    let others = Seat::all(usize::from(v.players)).filter(|s| *s != seat);
    let most = others.map(|s| i32::from(sums[s.index()])).max();
    match own - most.unwrap_or(0) {
        0 => "=".to_owned(),
        ahead @ 1.. => format!("+{ahead}"),
        behind => format!("−{}", -behind),
    }
}

/// The rank of a number card as it stands on it.
fn rank(card: Card) -> String {
    match card.rank() {
        1 => "A".to_owned(),
        number => number.to_string(),
    }
}

/// How far the count has come in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Count {
    /// How many celebrities have gone to their takers, in the order of the count.
    pub(crate) gone: usize,
    /// The one that is counted now, by its number in the shuffle.
    pub(crate) now: Option<usize>,
}

fn card_of(target: Target) -> Option<Card> {
    match target {
        Target::Piece(Piece::Card(Face::French(card))) => Some(card),
        _ => None,
    }
}

/// The card that was picked; the only one where there is no choice.
fn chosen_card(v: &View, chosen: &[Target]) -> Option<Card> {
    let only = v.hand.first().filter(|_| v.hand.len() == 1);
    chosen.first().and_then(|t| card_of(*t)).or(only)
}

/// The card and the space that were picked.
fn chosen_action(v: &View, chosen: &[Target]) -> Option<(Card, Cell)> {
    let card = chosen.first().and_then(|t| card_of(*t))?;
    let Target::Cell(zone, HERE) = *chosen.get(1)? else {
        return None;
    };
    let cell = v.layout.board().cells().get(space_of(zone)?)?;
    Some((card, *cell))
}

/// The position with a card laid.
fn with_card(v: &View, seat: Seat, card: Card, cell: Cell) -> Option<View> {
    let number = v.layout.board().space(cell)?;
    (v.open.free >> number & 1 == 1 && v.hand.has(card)).then(|| {
        let mut then = *v;
        then.open.lay(v.layout, number, card, seat);
        then.open.hand_sizes[seat.index()] -= 1;
        then.hand = v.hand.without(card);
        then
    })
}

/// The names of celebrities.
pub(crate) fn names(v: &View, numbers: impl IntoIterator<Item = usize>) -> Arg {
    let cards = numbers.into_iter().map(|n| v.open.celebrities[n].into());
    Arg::All(cards.collect())
}

impl Paparazzi {
    /// What a step looks like; [`Count`] tells how far the count has come.
    pub(crate) fn picture(&self, v: &View, me: Seat, count: Count) -> Layout {
        let mut zones = Vec::new();
        if let Some(n) = count.now {
            let flash = Item::new(Piece::Picture("paparazzi-flash", 0)).pose(Pose {
                size: FLASH_SIZE,
                ..Pose::PLAIN
            });
            let place = self.layout.place(self.layout.board().celebrity_cell(n));
            zones.push(Zone::new(FLASH, place, ONE).items([flash]));
        }
        let order = v.open.counting_order();
        let gone = |n: usize| order[..count.gone].contains(&n);
        for n in 0..CELEBRITIES {
            zones.push(self.celebrity_zone(v, n, gone(n), count));
        }
        for number in 0..self.layout.board().spaces() {
            zones.push(self.space_zone(v, number, count));
        }
        zones.push(self.own_hand(v, me));
        for seat in Seat::all(self.players()) {
            self.panel_zones(v, me, seat, &order[..count.gone], &mut zones);
        }
        Layout::new(zones).open()
    }

    fn celebrity_zone(&self, v: &View, n: usize, gone: bool, count: Count) -> Zone {
        let place = self.layout.place(self.layout.board().celebrity_cell(n));
        let zone = Zone::new(celebrity(n), place, ONE);
        if v.open.step == Step::Setup {
            return zone.items([Item::back(Deck::French)]);
        }
        let standing = v.open.standing(self.layout, n);
        if let (true, Some(seat)) = (gone, standing.leader) {
            return zone.outlined().owner(seat);
        }
        let card = v.open.celebrities[n];
        let number = n as u8;
        let mut items = vec![
            Item::up(card.face()),
            Item::new(Piece::Picture(
                WORTHS[usize::from(card.rank() - JACK)],
                number,
            )),
        ];
        if standing.closed || gone {
            let stamp = drawing(&STAMPS, standing.leader);
            items.push(Item::new(Piece::Picture(stamp, number)));
        }
        if standing.begun {
            let strip = drawing(&LEADS, standing.leader);
            items.push(Item::new(Piece::Picture(strip, number)));
            if let Some(margin) = MARGINS.get(usize::from(standing.margin).wrapping_sub(1)) {
                items.push(Item::new(Piece::Picture(margin, number)));
            }
        }
        if gone || count.now.is_some_and(|now| now != n) {
            items = items.into_iter().map(|i| i.look(Look::Dim)).collect();
        }
        zone.items(items)
    }

    fn space_zone(&self, v: &View, number: usize, count: Count) -> Zone {
        let cell = self.layout.board().cells()[number];
        let zone = Zone::new(space(number), self.layout.place(cell), ONE);
        let Some((_, card)) = v.laid().find(|(at, _)| *at == cell) else {
            let over = matches!(v.open.step, Step::Score | Step::Over);
            return if over { zone } else { zone.cells([HERE]) };
        };
        let seat = Seat(card.suit().map_or(0, Suit::index) as u8);
        let beside = self.layout.board().celebrities_beside(cell);
        let look = match count.now {
            Some(now) if !beside.into_iter().any(|n| n == now) => Look::Dim,
            _ => Look::Plain,
        };
        let last = v.open.last == Some(number as u8) && count == Count::default();
        let under = if last { Look::Last(seat) } else { look };
        let shot = SHOTS[seat.index()][usize::from(card.rank() - 1)];
        zone.items([
            Item::up(card.face()).look(under),
            Item::new(Piece::Picture(shot, number as u8)).look(look),
        ])
    }

    fn own_hand(&self, v: &View, me: Seat) -> Zone {
        let place = self.layout.hand();
        let arrangement = if place == Place::Hand {
            Arrangement::Row
        } else {
            HELD
        };
        let zone = Zone::new(hand(me), place, arrangement);
        let size = usize::from(v.open.hand_sizes[me.index()]);
        let items: Vec<Item> = if v.viewer == Some(me) {
            v.hand.iter().map(|card| Item::up(card.face())).collect()
        } else {
            Item::backs(Deck::French, size).collect()
        };
        // The lowest cards stand nearest to the player.
        let first = HAND.saturating_sub(items.len());
        let placed = items.into_iter().zip(first..);
        zone.items(placed.map(|(item, row)| item.at(0, row as i8).owner(me)))
    }

    fn panel_zones(&self, v: &View, me: Seat, seat: Seat, gone: &[usize], zones: &mut Vec<Zone>) {
        let open = &v.open;
        let panel = |share| Place::Panel { seat, share };
        if !gone.is_empty() || open.step == Step::Over {
            let won = gone.iter().filter(|n| open.taker(**n) == Some(seat));
            let mut won: Vec<Card> = won.map(|n| open.celebrities[*n]).collect();
            won.sort_by_key(|card| (card.suit().map(Suit::index), card.rank()));
            let zone = Zone::new(taken(seat), panel(1), Arrangement::Row).title("taken");
            zones.push(zone.items(won.into_iter().map(|card| Item::up(card.face()))));
            return;
        }
        let mut items = Vec::new();
        for suit in Suit::ALL {
            let led = open.taken(seat);
            let of_suit = led.iter().filter(|card| card.suit() == Some(suit));
            let cards: Vec<Card> = of_suit.collect();
            for (k, card) in cards.iter().enumerate() {
                let token = Item::token(suit.name(), card.rank() - JACK).at(suit.index() as i8, 0);
                let bonus = SUIT_BONUS[cards.len()];
                items.push(if k + 1 == cards.len() && bonus > 0 {
                    token.badge(format!("+{bonus}"))
                } else {
                    token
                });
            }
        }
        let columns = (0..Suit::ALL.len() as i8).map(|column| [column, 0]);
        let zone = Zone::new(led(seat), panel(5), Arrangement::Heaps).title("ahead-at");
        zones.push(zone.cells(columns).items(items));
        if seat != me {
            let held = Zone::new(hand(seat), panel(3), Arrangement::Row).title("zone-hand");
            let size = usize::from(open.hand_sizes[seat.index()]);
            zones.push(match v.known_hand(seat) {
                Some(cards) => held.items(cards.iter().map(|card| Item::up(card.face()))),
                None => held.items(Item::backs(Deck::French, size)),
            });
        }
        let left = if open.step == Step::Setup {
            self.deck_size()
        } else {
            usize::from(open.deck_sizes[seat.index()])
        };
        let zone = Zone::new(deck(seat), panel(2), Arrangement::Pile).outlined();
        let zone = zone.title(Say::new("deck-left").with("n", left));
        zones.push(zone.items(Item::backs(Deck::French, left)));
    }

    /// The position and its layout once `chosen` is made, with the new sums on the celebrities that it touches.
    fn foreseen(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<(View, Vec<usize>)> {
        let (card, cell) = chosen_action(v, chosen)?;
        let then = with_card(v, me, card, cell)?;
        Some((then, self.layout.board().celebrities_beside(cell).collect()))
    }

    /// What a card would change at the celebrities that it touches.
    fn change_aid(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Aid> {
        let (card, _) = chosen_action(v, chosen)?;
        let (then, beside) = self.foreseen(v, me, chosen)?;
        let rows = beside.into_iter().map(|n| {
            let label = Say::new("sums-then")
                .with("card", v.open.celebrities[n])
                .with("now", Arg::Name(tally(v, n, me)))
                .with("then", Arg::Name(tally(&then, n, me)));
            AidRow::new(
                label,
                lead(&then, n, me),
                vec![v.open.celebrities[n].face()],
            )
        });
        Some(Aid::new(Say::new("card-there").with("card", card), rows))
    }

    /// The celebrities that one more card surrounds, the dearest first: who lays it has the last word.
    fn last_spaces_aid(&self, v: &View, me: Seat) -> Option<Aid> {
        let board = self.layout.board();
        let free = |n: &usize| (v.open.free & board.around(*n)).count_ones();
        let mut open: Vec<usize> = (0..CELEBRITIES).filter(|n| free(n) == 1).collect();
        open.sort_by_key(|n| -worth(v.open.celebrities[*n]));
        open.truncate(AID_ROWS);
        let rows = open.iter().map(|n| {
            let card = v.open.celebrities[*n];
            let label = Say::new("sums-now").with("card", card);
            let label = label.with("now", Arg::Name(tally(v, *n, me)));
            AidRow::new(label, lead(v, *n, me), vec![card.face()])
        });
        (!open.is_empty()).then(|| Aid::new("last-spaces", rows))
    }

    /// What the viewer has still to draw.
    fn own_deck_aid(&self, v: &View, me: Seat) -> Option<Aid> {
        let left = v.open.unlaid(me).minus(v.hand);
        let shown = v.viewer == Some(me) && !left.is_empty();
        let row = AidRow::new(
            Text::EMPTY,
            Text::EMPTY,
            left.iter().map(Card::face).collect(),
        );
        shown.then(|| Aid::new("still-to-draw", [row]))
    }

    fn lay_prompt(&self, v: &View) -> Prompt {
        let open = &v.open;
        if v.viewer != Some(open.turn) {
            let left = open.unlaid(open.turn).len();
            let line = Say::new("others-line")
                .with("who", open.turn)
                .with("n", left);
            return Prompt::new(Text::EMPTY, line);
        }
        let id = if v.hand.len() == 1 {
            "lay-line-one"
        } else {
            "lay-line"
        };
        Prompt::new("lay-title", id)
    }
}

impl Tabled for Paparazzi {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        let gone = if v.open.step == Step::Over {
            CELEBRITIES
        } else {
            0
        };
        self.picture(v, me, Count { gone, now: None })
    }

    fn gesture(&self, _: &View, _: Seat, a: Action) -> Gesture {
        let Action::Place { card, cell } = a;
        let picked = Target::Piece(Piece::Card(card.face()));
        match self.layout.board().space(cell) {
            Some(number) => Gesture::path([picked, Target::Cell(space(number), HERE)]),
            None => Gesture::default(),
        }
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Say {
        let Action::Place { card, .. } = a;
        Say::new("lay").with("card", card)
    }

    fn prompt(&self, v: &View, _: Seat) -> Prompt {
        let open = &v.open;
        let laid = v.laid().count();
        let of = (self.deck_size() * self.players()).min(self.layout.board().spaces());
        let prompt = match open.step {
            Step::Setup => Prompt::new("deal-title", "deal-line"),
            Step::Play => self.lay_prompt(v),
            Step::Draw => Prompt::new(Say::new("draw-title").with("who", open.turn), "draw-line"),
            Step::Score => Prompt::new("count-title", "count-line"),
            Step::Over => {
                let left = (0..CELEBRITIES)
                    .filter(|n| open.taker(*n).is_none())
                    .count();
                Prompt::new(Text::EMPTY, Say::new("over-line").with("n", left))
            }
        };
        let now = if open.step == Step::Play {
            laid + 1
        } else {
            laid
        };
        prompt.progress(Say::new("progress").with("n", now.max(1)).with("of", of))
    }

    fn prompt_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Prompt {
        if let Some((then, beside)) = self.foreseen(v, me, chosen) {
            let (card, _) = chosen_action(v, chosen).expect("it was foreseen");
            let each = beside.iter().map(|n| {
                Say::new("then-at")
                    .with("card", v.open.celebrities[*n])
                    .with("sums", Arg::Name(tally(&then, *n, me)))
                    .into()
            });
            let line = Say::new("then-line").with("each", Arg::All(each.collect()));
            return Prompt::new(Say::new("card-there").with("card", card), line);
        }
        match chosen_card(v, chosen) {
            Some(card) if !chosen.is_empty() => {
                Prompt::new(Say::new("place-title").with("card", card), "place-line")
            }
            _ => Prompt::default(),
        }
    }

    fn status(&self, v: &View, seat: Seat, me: Seat) -> Status {
        let open = &v.open;
        if open.step == Step::Setup {
            return Status::default();
        }
        let led = open.taken(seat).len();
        let id = if open.step == Step::Over {
            "status-taken"
        } else {
            "status-led"
        };
        let status = Status::new(Say::new(id).with("n", led));
        let unlaid = open.unlaid(seat);
        if unlaid.is_empty() || v.viewer == Some(seat) && seat == me {
            return status;
        }
        let ranks: Vec<String> = unlaid.iter().map(rank).collect();
        status.note(Say::new("still-has").with("ranks", Arg::Name(ranks.join(" "))))
    }

    fn score(&self, v: &View, seat: Seat, _: &Payoff) -> Option<i32> {
        (v.open.step != Step::Setup).then(|| {
            let Points { celebs, suits } = v.open.points_of(seat);
            celebs + suits
        })
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        let Some(card) = chosen_card(v, chosen).filter(|_| chosen.len() < 2) else {
            return Vec::new();
        };
        let total = |open: &Open, seat: Seat| {
            let Points { celebs, suits } = open.points_of(seat);
            celebs + suits
        };
        let preview = |cell: Cell| {
            let then = with_card(v, me, card, cell)?;
            let number = v.layout.board().space(cell)?;
            let gain = total(&then.open, me) - total(&v.open, me);
            let others = Seat::all(self.players()).filter(|s| *s != me);
            let loss: i32 = others
                .map(|s| total(&v.open, s) - total(&then.open, s))
                .sum();
            let label = match (gain, loss) {
                (0, 0) => Label::Text(Text::EMPTY),
                (0, _) => Label::Text("=".to_owned().into()),
                _ => Label::Points(gain),
            };
            Some(Preview {
                target: Target::Cell(space(number), HERE),
                label,
                points: gain + loss,
                lines: Vec::new(),
            })
        };
        v.free().filter_map(preview).collect()
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let (then, beside) = self.foreseen(v, me, chosen)?;
        let mut layout = self.picture(&then, me, Count::default());
        for n in beside {
            let zone = layout.zones.iter_mut().find(|z| z.id == celebrity(n))?;
            let ahead = then.open.taker(n) == Some(me);
            *zone = zone
                .clone()
                .tag(lead(&then, n, me), tally(&then, n, me), ahead);
        }
        Some(layout)
    }

    fn scores_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<i32> {
        let scores = |(then, _): (View, _)| {
            let seats = Seat::all(self.players());
            let points = seats.map(|seat| then.open.points_of(seat));
            points.map(|p| p.celebs + p.suits).collect()
        };
        self.foreseen(v, me, chosen).map_or(Vec::new(), scores)
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Aid> {
        if matches!(v.open.step, Step::Setup | Step::Over) {
            return Vec::new();
        }
        let first = self.change_aid(v, me, chosen);
        let first = first.or_else(|| self.last_spaces_aid(v, me));
        first.into_iter().chain(self.own_deck_aid(v, me)).collect()
    }

    fn meant(&self, v: &View, me: Seat, chosen: &[Target], target: Target) -> Meant<Action> {
        let board = self.layout.board();
        let picked = chosen_card(v, chosen).or(v.hand.first());
        let nothing = |id: &'static str| Meant::Nothing(id.into());
        let at = |cell: Option<Cell>| {
            let action = picked
                .zip(cell)
                .map(|(card, cell)| Action::Place { card, cell });
            action.map_or(nothing("card-first"), Meant::Action)
        };
        let space_at = |n: usize| board.cells().get(n).copied();
        let celebrity_at = |n: usize| (n < CELEBRITIES).then(|| board.celebrity_cell(n));
        let free = |n: usize| v.open.free >> n & 1 == 1;
        match target {
            Target::Cell(zone, _) | Target::Zone(zone) => {
                match (space_of(zone), celebrity_of(zone)) {
                    (Some(n), _) if free(n) => nothing("card-first"),
                    (Some(n), _) => at(space_at(n)),
                    (_, Some(n)) => at(celebrity_at(n)),
                    _ if zone == deck(me) => nothing("deck-waits"),
                    _ if zone.name == "deck" || zone.name == "hand" => nothing("not-yours"),
                    _ if zone.name == "led" => nothing("suits-show"),
                    _ if chosen.is_empty() => nothing("card-first"),
                    _ => nothing("pick-space"),
                }
            }
            Target::Piece(Piece::Card(Face::French(card))) => {
                let stands = v.open.celebrities.iter().position(|c| *c == card);
                let lies = v.laid().find(|(_, laid)| *laid == card);
                match (stands, lies) {
                    (Some(n), _) => at(celebrity_at(n)),
                    (_, Some((cell, _))) => at(Some(cell)),
                    _ => Meant::Action(Action::Place { card, cell: [0, 0] }),
                }
            }
            Target::Piece(Piece::Picture(name, n)) if name.starts_with("paparazzi-shot") => {
                at(space_at(n.into()))
            }
            Target::Piece(Piece::Picture(_, n)) => at(celebrity_at(n.into())),
            Target::Piece(Piece::Token(..)) => nothing("suits-show"),
            Target::Piece(_) | Target::Seat(_) => nothing("not-yours"),
            Target::Button(_) if chosen.is_empty() => nothing("card-first"),
            Target::Button(_) => nothing("pick-space"),
        }
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        me: Seat,
    ) -> Telling {
        match (before.open.step, made) {
            (Step::Setup, _) => telling::deal(after),
            (Step::Play, Some((seat, Seen::Open(Action::Place { card, cell })))) => {
                self.tell_card([before, after], (seat, card, cell), me)
            }
            (Step::Draw, _) => telling::draw(),
            (Step::Score, _) => self.tell_count(after, me),
            _ => Telling::default(),
        }
    }

    fn ending(&self, v: &View) -> Text {
        let left: Vec<usize> = (0..CELEBRITIES)
            .filter(|n| v.open.taker(*n).is_none())
            .collect();
        if left.is_empty() {
            return Text::EMPTY;
        }
        Say::new("over-line").with("n", left.len()).into()
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

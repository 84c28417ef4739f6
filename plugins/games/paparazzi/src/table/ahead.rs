//! Who is ahead, and what a card would change before it is laid.

use super::{HERE, places::space_of};
use crate::{
    board::{CELEBRITIES, Cell, Layout},
    rules::{Open, Paparazzi, Points, View, points, worth},
};
use kortlek_rules::{
    Arg, Card as _, Message, Rules, Seat, Text,
    french::Card,
    presentation::{Fact, FactGroup, Target},
};

/// The rank of a number card as it stands on it.
fn rank(card: Card) -> String {
    match card.rank() {
        1 => "A".to_owned(),
        number => number.to_string(),
    }
}

/// How many rows of facts fit below each other.
const AID_ROWS: usize = 3;

/// How a celebrity stands: who is ahead, by how much.
pub(super) struct Standing {
    /// Who would take it now.
    pub(super) leader: Option<Seat>,
    /// The leader's pips beyond the next one's; 0 for a tie.
    pub(super) margin: u8,
    /// Whether a card lies beside it.
    pub(super) begun: bool,
    /// Whether all spaces around it are filled.
    pub(super) closed: bool,
}

impl Open {
    pub(super) fn standing(&self, layout: Layout, n: usize) -> Standing {
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
    pub(super) fn points_of(&self, seat: Seat) -> Points {
        points(self.taken(seat))
    }

    /// The celebrities in the order in which they are counted: jacks, queens, kings, each as they stand.
    pub(super) fn counting_order(&self) -> [usize; CELEBRITIES] {
        let mut order = std::array::from_fn(|n| n);
        order.sort_by_key(|n: &usize| (self.celebrities[*n].rank(), *n));
        order
    }
}

/// The sums beside a celebrity, `me` first and on round the table: “7 : 15”, never broken in two.
pub(super) fn tally(v: &View, n: usize, me: Seat) -> String {
    let sums = v.open.sums(n);
    let players = usize::from(v.players);
    let seats = (0..players).map(|k| (me.index() + k) % players);
    let shown: Vec<String> = seats.map(|seat| sums[seat].to_string()).collect();
    shown.join("\u{a0}:\u{a0}")
}

/// A seat's sum at a celebrity, and the highest of the others'.
fn own_and_highest(v: &View, n: usize, seat: Seat) -> [u8; 2] {
    let sums = v.open.sums(n);
    let others = Seat::all(usize::from(v.players)).filter(|s| *s != seat);
    let most = others.map(|s| sums[s.index()]).max();
    [sums[seat.index()], most.unwrap_or(0)]
}

/// A seat's sum at a celebrity against the highest of the others': “9 : 8”.
pub(super) fn against(v: &View, n: usize, seat: Seat) -> String {
    let [own, most] = own_and_highest(v, n, seat);
    format!("{own}\u{a0}:\u{a0}{most}")
}

/// A seat's lead at a celebrity, or by how much it is behind: “+3”, “=”, “−4”.
pub(super) fn lead(v: &View, n: usize, seat: Seat) -> String {
    let [own, most] = own_and_highest(v, n, seat).map(i32::from);
    match own - most {
        0 => "=".to_owned(),
        ahead @ 1.. => format!("+{ahead}"),
        behind => format!("−{}", -behind),
    }
}

/// The card that was picked; the only one where there is no choice.
pub(super) fn chosen_card(v: &View, chosen: &[Target]) -> Option<Card> {
    let only = v.hand.first().filter(|_| v.hand.len() == 1);
    chosen.first().and_then(|t| t.french()).or(only)
}

/// The card and the space that were picked.
pub(super) fn chosen_action(v: &View, chosen: &[Target]) -> Option<(Card, Cell)> {
    let card = chosen.first().and_then(|t| t.french())?;
    let Target::Cell(zone, HERE) = *chosen.get(1)? else {
        return None;
    };
    let cell = v.layout.board().cells().get(space_of(zone)?)?;
    Some((card, *cell))
}

/// The position with a card laid.
pub(super) fn with_card(v: &View, seat: Seat, card: Card, cell: Cell) -> Option<View> {
    let number = v.layout.board().space(cell)?;
    (v.open.free >> number & 1 == 1 && v.hand.has(card)).then(|| {
        let mut then = *v;
        then.open.lay(v.layout, number, card, seat);
        then.open.hand_sizes[seat.index()] -= 1;
        then.hand = v.hand.without(card);
        then
    })
}

impl Paparazzi {
    /// The position and its layout once `chosen` is made, with the new sums on the celebrities that it touches.
    pub(super) fn foreseen(
        &self,
        v: &View,
        me: Seat,
        chosen: &[Target],
    ) -> Option<(View, Vec<usize>)> {
        let (card, cell) = chosen_action(v, chosen)?;
        let then = with_card(v, me, card, cell)?;
        Some((then, self.layout.board().celebrities_beside(cell).collect()))
    }

    /// What a card would change at the celebrities that it touches.
    pub(super) fn change_aid(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<FactGroup> {
        let (card, _) = chosen_action(v, chosen)?;
        let (then, beside) = self.foreseen(v, me, chosen)?;
        let rows = beside.into_iter().map(|n| {
            let label = Message::new("sums-then")
                .with("card", v.open.celebrities[n])
                .with("now", Arg::Name(tally(v, n, me)))
                .with("then", Arg::Name(tally(&then, n, me)));
            Fact::new(
                label,
                lead(&then, n, me),
                vec![v.open.celebrities[n].face()],
            )
        });
        Some(FactGroup::new(
            Message::new("card-there").with("card", card),
            rows,
        ))
    }

    /// The celebrities that one more card surrounds, the dearest first: who lays it has the last word.
    pub(super) fn last_spaces_aid(&self, v: &View, me: Seat) -> Option<FactGroup> {
        let board = self.layout.board();
        let free = |n: &usize| (v.open.free & board.around(*n)).count_ones();
        let mut open: Vec<usize> = (0..CELEBRITIES).filter(|n| free(n) == 1).collect();
        open.sort_by_key(|n| -worth(v.open.celebrities[*n]));
        open.truncate(AID_ROWS);
        let rows = open.iter().map(|n| {
            let card = v.open.celebrities[*n];
            let label = Message::new("sums-now").with("card", card);
            let label = label.with("now", Arg::Name(tally(v, *n, me)));
            Fact::new(label, lead(v, *n, me), vec![card.face()])
        });
        (!open.is_empty()).then(|| FactGroup::new("last-spaces", rows))
    }

    /// The cards that others have not laid, in hand and deck together: of one other as cards, of more as ranks.
    pub(super) fn unlaid_aids(&self, v: &View, me: Seat) -> impl Iterator<Item = FactGroup> {
        let seats = Seat::all(self.players());
        let others = seats.filter(|seat| *seat != me || v.viewer != Some(me));
        let left: Vec<(Seat, Vec<Card>)> = others
            .map(|seat| (seat, v.open.unlaid(seat).iter().collect::<Vec<Card>>()))
            .filter(|(_, cards)| !cards.is_empty())
            .collect();
        let title = |seat: Seat| Message::new("still-has").with("who", seat);
        let aid = match left.as_slice() {
            [] => None,
            [(seat, cards)] => {
                let faces = cards.iter().map(|card| card.face()).collect();
                let row = Fact::new(title(*seat), Text::EMPTY, faces);
                Some(FactGroup::new(title(*seat), [row]))
            }
            several => {
                let rows = several.iter().map(|(seat, cards)| {
                    let ranks: Vec<String> = cards.iter().copied().map(rank).collect();
                    let name = Message::new("names").with("who", *seat);
                    let faces = cards.iter().map(|card| card.face()).collect();
                    Fact::new(name, ranks.join(" "), faces)
                });
                Some(FactGroup::new("still-have", rows))
            }
        };
        aid.into_iter()
    }

    /// What the viewer has still to draw.
    pub(super) fn own_deck_aid(&self, v: &View, me: Seat) -> Option<FactGroup> {
        let left = v.open.unlaid(me).minus(v.hand);
        let shown = v.viewer == Some(me) && !left.is_empty();
        let row = Fact::new(
            "still-to-draw",
            Text::EMPTY,
            left.iter().map(Card::face).collect(),
        );
        shown.then(|| FactGroup::new("still-to-draw", [row]))
    }
}

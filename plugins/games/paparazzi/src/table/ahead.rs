//! Sums beside the celebrities, and what a card would change before it is laid.

use super::{
    HERE, hand,
    picture::Count,
    places::{celebrity_of, space, space_of},
};
use crate::{
    board::{CELEBRITIES, Cell, Layout},
    rules::{Action, Open, Paparazzi, Points, View, points, worth},
};
use kortlek_rules::{
    Arg, Card as _, Message, Rules, Seat, Text,
    french::Card,
    presentation::{Fact, FactGroup, Label, Piece, Preview, Prompt, Scene, Target},
};

/// Rank of a number card as printed on it.
fn rank(card: Card) -> String {
    match card.rank() {
        1 => "A".to_owned(),
        number => number.to_string(),
    }
}

/// Rows of facts that fit below each other.
const AID_ROWS: usize = 3;

/// Standing of a celebrity: who is ahead, by how much.
pub(super) struct Standing {
    /// The seat that would take it now.
    pub(super) leader: Option<Seat>,
    /// The leader's pips beyond the next one's; 0 for a tie.
    pub(super) margin: u8,
    /// A card lies beside it.
    pub(super) begun: bool,
    /// All spaces around it are filled.
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

    /// The points of all seats so.
    pub(super) fn scores(&self, players: usize) -> Vec<i32> {
        let seats = Seat::all(players);
        seats.map(|seat| self.points_of(seat).total()).collect()
    }

    /// Celebrities in the order in which they are counted: jacks, queens, kings, each in the order of their places.
    pub(super) fn counting_order(&self) -> [usize; CELEBRITIES] {
        let mut order = std::array::from_fn(|n| n);
        order.sort_by_key(|n: &usize| (self.celebrities[*n].rank(), *n));
        order
    }
}

/// The sums beside a celebrity. Of two players they are as at a scoreboard, `me` first: “7 : 15”, never broken in two.
/// Of more, each is named, those without a card there left out but for `me`: “you 0, Elm 7 and Birch 17”.
pub(super) fn tally(v: &View, n: usize, me: Seat) -> Arg {
    let sums = v.open.sums(n);
    let players = usize::from(v.players);
    let seats = (0..players).map(|k| (me.index() + k) % players);
    if players == 2 {
        let shown: Vec<String> = seats.map(|seat| sums[seat].to_string()).collect();
        return Arg::Name(shown.join("\u{a0}:\u{a0}"));
    }
    let told = seats.filter(|seat| sums[*seat] > 0 || *seat == me.index());
    let sum = |seat: usize| {
        let sum = Message::new("sum-of").with("who", Seat(seat as u8));
        Arg::from(sum.with("n", sums[seat]))
    };
    Arg::All(told.map(sum).collect())
}

/// The message for sums as they are told of so many players: `two`, or `more`, where each is named.
pub(super) fn of_sums(v: &View, two: &'static str, more: &'static str) -> Message {
    Message::new(if v.players == 2 { two } else { more })
}

/// A seat's sum at a celebrity, and the highest of the others'.
fn own_and_highest(v: &View, n: usize, seat: Seat) -> [u8; 2] {
    let sums = v.open.sums(n);
    let others = Seat::all(usize::from(v.players)).filter(|s| *s != seat);
    let most = others.map(|s| sums[s.index()]).max();
    [sums[seat.index()], most.unwrap_or(0)]
}

/// A seat's sum at a celebrity against the highest of the others': “9 : 8”.
fn against(v: &View, n: usize, seat: Seat) -> String {
    let [own, most] = own_and_highest(v, n, seat);
    format!("{own}\u{a0}:\u{a0}{most}")
}

/// A seat's lead at a celebrity, or by how much it is behind: “+3”, “=”, “−4”.
fn lead(v: &View, n: usize, seat: Seat) -> String {
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

/// A card on the space that was picked for it, before it is laid.
pub(super) struct Ahead {
    card: Card,
    /// The celebrities that it touches.
    beside: Vec<usize>,
    /// The position with the card laid.
    then: View,
}

impl Ahead {
    /// The card and the space that were picked, if both were.
    pub(super) fn of(v: &View, me: Seat, chosen: &[Target]) -> Option<Ahead> {
        let card = chosen.first().and_then(|t| t.french())?;
        let Target::Cell(zone, HERE) = *chosen.get(1)? else {
            return None;
        };
        let board = v.layout.board();
        let cell = *board.cells().get(space_of(zone)?)?;
        Some(Ahead {
            card,
            beside: board.celebrities_beside(cell).collect(),
            then: with_card(v, me, card, cell)?,
        })
    }

    fn title(&self) -> Message {
        Message::new("card-there").with("card", self.card)
    }

    /// Changes at the celebrities that the card touches.
    pub(super) fn facts(&self, v: &View, me: Seat) -> FactGroup {
        let then = &self.then;
        let rows = self.beside.iter().map(|n| {
            let card = v.open.celebrities[*n];
            let label = of_sums(v, "sums-then", "sums-then-named")
                .with("card", card)
                .with("now", tally(v, *n, me))
                .with("then", tally(then, *n, me));
            Fact::new(label, lead(then, *n, me), vec![card.face()])
        });
        FactGroup::new(self.title(), rows)
    }
}

impl Paparazzi {
    /// Previews on every free space: the points that a card would gain there, and take from others.
    pub(super) fn previews(&self, v: &View, me: Seat, card: Card) -> Vec<Preview> {
        let sum = |scores: &[i32]| scores.iter().sum::<i32>();
        let now = v.open.scores(self.players());
        let preview = |cell: Cell| {
            let number = v.layout.board().space(cell)?;
            let then = with_card(v, me, card, cell)?.open.scores(self.players());
            let gain = then[me.index()] - now[me.index()];
            let loss = gain - (sum(&then) - sum(&now));
            Some(Preview {
                target: Target::Cell(space(number), HERE),
                label: match (gain, loss) {
                    (0, 0) => Label::Text(Text::EMPTY),
                    (0, _) => Label::Text("=".to_owned().into()),
                    _ => Label::Points(gain),
                },
                points: gain + loss,
                lines: Vec::new(),
            })
        };
        v.free().filter_map(preview).collect()
    }

    /// The table with the card laid, with the new sums on the celebrities that it touches.
    pub(super) fn foresee(&self, scene: &mut Scene<Action>, me: Seat, ahead: &Ahead) {
        let then = &ahead.then;
        let each = ahead.beside.iter().map(|n| {
            of_sums(then, "then-at", "then-at-named")
                .with("card", then.open.celebrities[*n])
                .with("sums", tally(then, *n, me))
                .into()
        });
        let line = Message::new("then-line").with("each", Arg::All(each.collect()));
        scene.prompt = Prompt::new(ahead.title(), line);
        scene.foreseen.scores = then.open.scores(self.players());
        let mut layout = self.picture(then, me, Count::default());
        for zone in &mut layout.zones {
            if zone.id == hand(me) {
                // The cards that stay in hand close ranks only when it is done: they are no news.
                let held = scene.layout.zone(zone.id).into_iter();
                let laid = Piece::Card(ahead.card.face());
                let stay = held.flat_map(|held| held.items.iter().filter(|i| i.piece != laid));
                zone.items = stay.cloned().collect();
            }
            let touched = celebrity_of(zone.id).filter(|n| ahead.beside.contains(n));
            if let Some(n) = touched.filter(|_| then.players == 2) {
                // The strip over its foot shows the lead. With more than two players it also says whose lead that is,
                // which two numbers can't; the sums are in the bar, with names.
                let leads = then.open.taker(n) == Some(me);
                *zone = zone.clone().tag(against(then, n, me), Text::EMPTY, leads);
            }
        }
        scene.foreseen.layout = Some(layout);
    }

    /// The facts beside the table: what the card that is picked would change, if one is.
    pub(super) fn facts(&self, v: &View, me: Seat, ahead: Option<&Ahead>) -> Vec<FactGroup> {
        let change = ahead.map(|ahead| ahead.facts(v, me));
        let first = change.or_else(|| self.last_spaces(v, me));
        let groups = [first, self.unlaid(v, me), self.own_deck(v, me)];
        groups.into_iter().flatten().collect()
    }

    /// The celebrities that one more card surrounds, the dearest first: who lays it has the last word.
    fn last_spaces(&self, v: &View, me: Seat) -> Option<FactGroup> {
        let board = self.layout.board();
        let free = |n: &usize| (v.open.free & board.around(*n)).count_ones();
        let mut open: Vec<usize> = (0..CELEBRITIES).filter(|n| free(n) == 1).collect();
        open.sort_by_key(|n| -worth(v.open.celebrities[*n]));
        open.truncate(AID_ROWS);
        let rows = open.iter().map(|n| {
            let card = v.open.celebrities[*n];
            let label = of_sums(v, "sums-now", "sums-now-named").with("card", card);
            let label = label.with("now", tally(v, *n, me));
            Fact::new(label, lead(v, *n, me), vec![card.face()])
        });
        (!open.is_empty()).then(|| FactGroup::new("last-spaces", rows))
    }

    /// The cards that others have not laid, in hand and deck together: of one other as cards, of more as ranks.
    fn unlaid(&self, v: &View, me: Seat) -> Option<FactGroup> {
        let seats = Seat::all(self.players());
        let others = seats.filter(|seat| *seat != me || v.viewer != Some(me));
        let left: Vec<(Seat, Vec<Card>)> = others
            .map(|seat| (seat, v.open.unlaid(seat).iter().collect::<Vec<Card>>()))
            .filter(|(_, cards)| !cards.is_empty())
            .collect();
        let title = |seat: Seat| Message::new("still-has").with("who", seat);
        match left.as_slice() {
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
        }
    }

    /// Cards that the viewer has still to draw.
    fn own_deck(&self, v: &View, me: Seat) -> Option<FactGroup> {
        let left = v.open.unlaid(me).minus(v.hand);
        let shown = v.viewer == Some(me) && !left.is_empty();
        let faces = left.iter().map(Card::face).collect();
        let row = Fact::new("still-to-draw", Text::EMPTY, faces);
        shown.then(|| FactGroup::new("still-to-draw", [row]))
    }
}

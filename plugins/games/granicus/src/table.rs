//! How Granicus is shown (section *At the table*): what lies where, what can be picked, what is told.

use crate::rules::{
    Action, Granicus, Open, PLAYED, ROWS, Side, Step, Swap, TURNS, View, ace, beside, other_suit,
    suits,
};
use kortlek_rules::{
    Arg, Card as _, Deck, Note, Payoff, Say, Seat, Seats, Seen, Text,
    decktet::{Card, Suit},
    tabled::{
        Aid, AidRow, Arrangement, Beat, Cue, Decided, End, Gesture, Grid, Ground, Item, Label,
        Layout, Line, LogLine, Look, Mark, Meant, Piece, Place, Preview, Prompt, Status, Tabled,
        Target, Telling, Tip, Zone, ZoneId,
    },
};

/// The column of aces.
pub const RIVER: ZoneId = ZoneId::common("river");
/// Where the card of this turn lies until it is laid.
pub const TURNED: ZoneId = ZoneId::common("turned");

const ROW_NAMES: [&str; ROWS] = ["row 1", "row 2", "row 3", "row 4", "row 5", "row 6"];

/// A seat's side of a row.
pub const fn bank(seat: Seat, row: usize) -> ZoneId {
    ZoneId::of(ROW_NAMES[row], seat)
}

/// Half an ace, the river's edge and the count, in cards' widths.
const INSET: f32 = 1.36;
/// A row can be picked as far as the other edge of its ace.
const REACH: f32 = 0.6;

/// A side's name; its attribute `bank` says where its cards lie.
fn name(side: Side) -> &'static str {
    ["side-odd", "side-even"][side.index()]
}

/// The points that the panels show: what the rows would bring, and once the first is counted what they have brought.
fn shown_points(open: &Open) -> [i32; 2] {
    let counting = open.step == Step::Score && open.counted > 0;
    let by_side = open.points_of(if counting { open.counted.into() } else { ROWS });
    [Seat(0), Seat(1)].map(|seat| by_side[open.side(seat).index()])
}

/// The suit whose ace stands in the row that was picked.
fn chosen_row(open: &Open, seat: Seat, chosen: &[Target]) -> Option<Suit> {
    let picked = chosen.get(1)?;
    let row = (0..ROWS).find(|row| *picked == Target::Zone(bank(seat, *row)))?;
    Some(open.column[row])
}

/// The suit of the ace that may move, once the row for the card is picked.
fn other_ace(v: &View, me: Seat, chosen: &[Target]) -> Option<Suit> {
    let row = chosen_row(&v.open, me, chosen).filter(|_| v.open.may_swap())?;
    Some(other_suit(v.card()?, row))
}

/// The cell to which an ace goes.
fn goal(open: &Open, suit: Suit, swap: Swap) -> Target {
    Target::Cell(RIVER, [0, open.goal(suit, swap) as i8])
}

/// The suit of the ace that comes towards one which goes up or down.
fn passed(open: &Open, suit: Suit, swap: Swap) -> Option<Suit> {
    let moves = swap != Swap::None && open.can_slide(suit, swap);
    moves.then(|| open.column[open.goal(suit, swap)])
}

/// The message that says of an ace what becomes of it, by [`Swap`].
const ACE: [&str; 3] = ["ace-stays", "ace-up", "ace-down"];

/// What may become of the ace of a suit.
fn swaps(open: &Open, suit: Suit) -> impl Iterator<Item = Swap> {
    let all = [Swap::Up, Swap::None, Swap::Down].into_iter();
    all.filter(move |swap| open.can_slide(suit, *swap))
}

/// A part of the middle: a column of so many, from this row on.
fn part(columns: u8, column: u8, row: usize, rows: usize) -> Place {
    Place::Part {
        raster: [columns, ROWS as u8],
        at: [column, row as u8],
        span: [1, rows as u8],
    }
}

/// The position that `chosen` leads to, as far as it was picked.
fn foreseen(v: &View, me: Seat, chosen: &[Target]) -> Option<View> {
    let row = chosen_row(&v.open, me, chosen)?;
    let card = v.card()?;
    let suit = other_suit(card, row);
    let picked = |swap: &Swap| chosen.get(2) == Some(&goal(&v.open, suit, *swap));
    let swap = swaps(&v.open, suit).find(picked).unwrap_or(Swap::None);
    let mut then = *v;
    then.open = v.open.after(card, row, swap);
    then.open.step = Step::Slide { suit, swap };
    Some(then)
}

/// How the two sides of a row stand: “2–1 matching”, “2–2 matching, so cards: 3–2”; who gets how much.
fn standing(id: &'static str, open: &Open, row: usize) -> Say {
    let suit = open.column[row];
    let [left, right] = Side::ALL.map(|side| open.tally(side, row));
    let worth = open.worth(row);
    let level = left.with(suit) == right.with(suit) && left.with(suit) > 0;
    let to = worth.to.map(|side| open.seat(side));
    Say::new(id)
        .with("suit", suit)
        .with("left", left.with(suit))
        .with("right", right.with(suit))
        .with("level", u8::from(level))
        .with("left-cards", left.cards())
        .with("right-cards", right.cards())
        .with("who", to.into_iter().collect::<Seats>())
        .with("n", worth.points)
}

/// How the rows with the most ranks decide.
fn tie(id: &'static str, open: &Open) -> Say {
    let rows = open.highest_rows().map(|row| Arg::from(open.column[row]));
    let [odd, even] = open.tie_break();
    let [points, _] = open.points();
    Say::new(id)
        .with("points", points)
        .with("rows", Arg::All(rows.collect()))
        .with("odd", open.seat(Side::Odd))
        .with("odd-ranks", odd)
        .with("even", open.seat(Side::Even))
        .with("even-ranks", even)
}

impl Granicus {
    fn bank_zone(&self, v: &View, side: Side, row: usize) -> Zone {
        let open = &v.open;
        let seat = open.seat(side);
        let (column, end) = [(0, End::Right), (1, End::Left)][side.index()];
        let last = v.last_laid();
        let item = |card: Card| {
            let last = last.filter(|last| *last == card);
            Item::up(card.face()).look(last.map_or(Look::Plain, |_| Look::Last(seat)))
        };
        let mut items: Vec<Item> = v.laid(side, row).map(item).collect();
        if side == Side::Odd {
            // The first card lies beside the ace; those to its left lie below, so that every index stays free.
            items.reverse();
        }
        let decides = open.is_level() && open.highest_rows().any(|r| r == row);
        let lit = decides || open.counted_row() == Some(row);
        let zone = Zone::new(bank(seat, row), part(2, column, row, 1), Arrangement::Row)
            .begin(end, INSET, REACH)
            .ground(if lit { Ground::Lit } else { Ground::Field })
            .items(items);
        let tally = open.tally(side, row);
        if tally.cards() == 0 {
            return zone;
        }
        if open.is_level() {
            return zone.tag(tally.ranks().to_string(), "ranks", decides);
        }
        let ahead = Some(open.worth(row)).filter(|worth| worth.to == Some(side));
        let count = ahead.map_or("0".to_owned(), |worth| format!("+{}", worth.points));
        let matching = Say::new("matching").with("n", tally.with(open.column[row]));
        zone.tag(count, matching.with("of", tally.cards()), ahead.is_some())
    }

    fn panel_zones(&self, v: &View, side: Side) -> [Zone; 2] {
        let seat = v.open.seat(side);
        let left = PLAYED - v.open.turned(side);
        let title = Say::new("deck-left").with("n", left).with("of", PLAYED);
        let place = |share| Place::Panel { seat, share };
        let over = v.open.step == Step::Over;
        let removed = v.decks[side.index()][PLAYED..].iter();
        let removed = removed.map(|card| Item::known(Deck::Decktet, card.map(Card::face)));
        [
            Zone::new(ZoneId::of("deck", seat), place(2), Arrangement::Pile)
                .title(title)
                .outlined()
                .items(Item::backs(Deck::Decktet, left)),
            Zone::new(ZoneId::of("removed", seat), place(3), Arrangement::Row)
                .title(if over { "never-came" } else { "never-come" })
                .items(removed),
        ]
    }

    fn turned_zone(&self, v: &View) -> Zone {
        let place = Place::Column(End::Left);
        let zone = Zone::new(TURNED, place, Arrangement::Row).outlined();
        let Some(card) = v.card() else {
            return zone;
        };
        let [a, b] = suits(card);
        zone.caption(Say::new("turned").with("a", a).with("b", b))
            .items([Item::up(card.face())])
            .named(v.open.seat(v.open.mover()))
    }

    /// What is told of the row that is counted next.
    fn tell_row(&self, before: &View, notes: &[Note], after: &View) -> Telling {
        let open = &before.open;
        let row = usize::from(open.counted);
        let suit = Mark(open.column[row].name());
        let to = notes.first().map(|note| note.seat);
        let points = notes.iter().map(|note| note.points).sum();
        let mut line = LogLine::new(standing("row-log", open, row))
            .who(to.into_iter().collect())
            .points(points)
            .marks([suit])
            .faces(before.in_row(row).map(Card::face));
        if row == 0 {
            line = line.heading("count-title");
        }
        let drawn = Line {
            zone: to.map_or(RIVER, |seat| bank(seat, row)),
            cells: to.map_or(vec![[0, row as i8]], |_| Vec::new()),
            label: to.map_or("nobody".into(), |_| Text::EMPTY),
            mark: to.map(|_| suit),
            points,
        };
        let beats = vec![Beat::Score(to.unwrap_or(open.odd), drawn)];
        let mut told = Telling::new(vec![line], beats);
        told.stages[0].line = standing("counted", &after.open, row).into();
        told
    }
}

impl Tabled for Granicus {
    fn layout(&self, v: &View, _: Seat) -> Layout {
        let rows = (0..ROWS).flat_map(|row| Side::ALL.map(|side| self.bank_zone(v, side, row)));
        let mut zones: Vec<Zone> = rows.collect();
        let aces = v.open.column.iter().zip(0..).map(|(suit, row)| {
            let face = (v.open.step != Step::Setup).then(|| ace(*suit).face());
            Item::known(Deck::Decktet, face).at(0, row)
        });
        let grid = Arrangement::Grid(Grid::Growing { most: None });
        let river = Zone::new(RIVER, part(1, 0, 0, ROWS), grid);
        zones.push(river.ground(Ground::Own).items(aces));
        zones.extend(Side::ALL.iter().flat_map(|side| self.panel_zones(v, *side)));
        zones.push(self.turned_zone(v));
        Layout::new(zones)
    }

    fn gesture(&self, v: &View, seat: Seat, a: Action) -> Gesture {
        let Action::Place { row, swap } = a;
        let Some(card) = v.card() else {
            return Gesture::default();
        };
        let laid = Gesture::path([
            Target::Piece(Piece::Card(card.face())),
            Target::Zone(bank(seat, v.open.row_of(row))),
        ]);
        if !v.open.may_swap() {
            return laid;
        }
        laid.then(goal(&v.open, other_suit(card, row), swap))
    }

    fn action_words(&self, v: &View, _: Seat, a: Action) -> Say {
        let Action::Place { row, swap } = a;
        let stays = if v.open.may_swap() { "lay-stay" } else { "lay" };
        let id = [stays, "lay-up", "lay-down"][swap as usize];
        let Some(card) = v.card() else {
            return "nobody-decides".into();
        };
        let suit = other_suit(card, row);
        let say = Say::new(id).with("row", row).with("card", card);
        let passed = passed(&v.open, suit, swap).unwrap_or(suit);
        say.with("suit", suit).with("passed", passed)
    }

    fn moves(&self, v: &View, _: Seat, a: Action) -> Vec<Target> {
        let Action::Place { row, swap } = a;
        let moves = v.card().filter(|_| swap != Swap::None);
        let ace = moves.map(|card| goal(&v.open, other_suit(card, row), Swap::None));
        ace.into_iter().collect()
    }

    fn prompt(&self, v: &View, _: Seat) -> Prompt {
        let open = &v.open;
        let mover = open.seat(open.mover());
        let prompt = match (open.step, v.card()) {
            (Step::Score, _) => {
                let counted = open.counted_row().map(|row| standing("counted", open, row));
                Prompt::new("count-title", counted.unwrap_or("count-line".into()))
            }
            (Step::TieBreak, _) => Prompt::new("tie-title", tie("tie-line", open)),
            (Step::Over, _) if open.is_level() => Prompt::new(Text::EMPTY, tie("tie-line", open)),
            (Step::Over, _) => Prompt::new(Text::EMPTY, "over-line"),
            (Step::Setup | Step::Shuffle { .. }, _) => Prompt::new("set-title", "set-line"),
            (Step::Place, Some(card)) => {
                let last = open.turn == TURNS;
                let no_swap = if last {
                    "lay-line-last"
                } else {
                    "lay-line-first"
                };
                let id = if open.may_swap() { "lay-line" } else { no_swap };
                let title = Say::new("lay-title").with("who", mover).with("card", card);
                let [a, b] = suits(card);
                Prompt::new(title, Say::new(id).with("a", a).with("b", b))
            }
            (Step::TurnUp | Step::Place, _) => Prompt::new(
                Say::new("turn-up").with("who", mover),
                Say::new("side-line").with("side", name(open.mover())),
            ),
            (Step::Slide { suit, swap }, _) => Prompt::new(
                Say::new(ACE[swap as usize]).with("suit", suit),
                "slide-line",
            ),
        };
        let turn = Say::new("progress").with("n", open.turn.max(1));
        prompt.progress(turn.with("of", TURNS))
    }

    fn prompt_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Prompt {
        let Some(suit) = other_ace(v, me, chosen) else {
            return Prompt::default();
        };
        let about = |id| Say::new(id).with("ace", ace(suit));
        Prompt::new(about("swap-title"), about("swap-line"))
    }

    fn score(&self, v: &View, seat: Seat, _: &Payoff) -> Option<i32> {
        Some(shown_points(&v.open)[seat.index()])
    }

    fn status(&self, v: &View, seat: Seat, me: Seat) -> Status {
        let open = &v.open;
        let side = open.side(seat);
        if open.step == Step::Setup {
            return Status::default();
        }
        if open.is_level() {
            let words = Say::new("status-ranks").with("side", name(side));
            return Status::new(words.with("n", open.tie_break()[side.index()]));
        }
        let lays = open.step == Step::Place && open.mover() == side;
        let id = if lays { "status-lays" } else { "status-bank" };
        let note = if seat == me {
            "row-note".into()
        } else {
            Text::EMPTY
        };
        Status::new(Say::new(id).with("side", name(side))).note(note)
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        let preview = |suit| {
            swaps(&v.open, suit).map(move |swap| Preview {
                target: goal(&v.open, suit, swap),
                label: Label::Text(Say::new(ACE[swap as usize]).with("suit", suit).into()),
                points: 1,
                lines: Vec::new(),
            })
        };
        let suit = other_ace(v, me, chosen);
        suit.into_iter().flat_map(preview).collect()
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        Some(self.layout(&foreseen(v, me, chosen)?, me))
    }

    fn scores_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<i32> {
        let then = foreseen(v, me, chosen);
        then.map_or(Vec::new(), |then| shown_points(&then.open).to_vec())
    }

    fn ending(&self, v: &View) -> Text {
        if !v.open.is_level() {
            return Text::EMPTY;
        }
        tie("ending", &v.open).into()
    }

    fn aids(&self, v: &View, _: Seat, _: &[Target]) -> Vec<Aid> {
        if matches!(v.open.step, Step::Setup | Step::Over) {
            return Vec::new();
        }
        let aid = |side: Side| {
            let faces = v.unseen(side).iter().map(Card::face).collect();
            let row = AidRow::new("unseen", Text::EMPTY, faces);
            Aid::new(Say::new("unseen-title").with("side", name(side)), [row])
        };
        Side::ALL.map(aid).to_vec()
    }

    fn tip(&self, v: &View, me: Seat, target: Target) -> Tip {
        let open = &v.open;
        let (Target::Zone(zone) | Target::Cell(zone, _)) = target else {
            return Tip::default();
        };
        let row = match target {
            Target::Cell(_, [_, row]) if zone == RIVER => usize::try_from(row).ok(),
            _ => ROW_NAMES.iter().position(|name| *name == zone.name),
        };
        let Some(row) = row.filter(|row| *row < ROWS && open.step != Step::Setup) else {
            return Tip::default();
        };
        let empty = Side::ALL.iter().all(|s| open.tally(*s, row).cards() == 0);
        let about = if empty {
            "tip-row-empty".into()
        } else {
            standing("tip-row", open, row)
        };
        let suit = open.column[row];
        let tip = Tip::new(Say::new("tip-row-name").with("suit", suit), about);
        // A row of the own bank that the card has no suit for.
        let asked = open.step == Step::Place && open.seat(open.mover()) == me;
        let own = target == Target::Zone(bank(me, row));
        match v
            .card()
            .filter(|card| asked && own && !card.suits().has(suit))
        {
            Some(card) => tip.now(beside("no-other-suit", card)),
            None => tip,
        }
    }

    fn situations(&self, v: &View, _: Seat) -> Vec<&'static str> {
        let open = &v.open;
        match open.turn {
            1 | 2 => vec!["situation-suits"],
            TURNS.. => vec!["situation-last"],
            _ if open.turn + 1 == TURNS => vec!["situation-last-swap"],
            _ => vec!["situation-swap"],
        }
    }

    fn meant(&self, v: &View, me: Seat, chosen: &[Target], target: Target) -> Meant<Action> {
        let open = &v.open;
        let nothing = |say: Say| Meant::Nothing(say.into());
        let Some(card) = v.card() else {
            return nothing("nobody-decides".into());
        };
        let place = |row, swap| Meant::Action(Action::Place { row, swap });
        if let Some(row) = chosen_row(open, me, chosen) {
            let (suit, at) = (other_suit(card, row), open.row_of(other_suit(card, row)));
            let about = |id| Say::new(id).with("ace", ace(suit)).with("at", at + 1);
            return match target {
                Target::Cell(_, [_, to]) if !open.may_swap() => {
                    let up = usize::try_from(to).is_ok_and(|to| to < at);
                    place(row, if up { Swap::Up } else { Swap::Down })
                }
                Target::Cell(..) | Target::Piece(_) => nothing(about("ace-moves")),
                _ => nothing(about("now-move")),
            };
        }
        let own = (0..ROWS).find(|row| target == Target::Zone(bank(me, *row)));
        let laid = |face| (0..ROWS).any(|row| v.in_row(row).any(|card| card.face() == face));
        let id = match (target, own) {
            (_, Some(row)) => return place(open.column[row], Swap::None),
            (Target::Zone(zone), _) if zone.name == "removed" => "removed-unseen",
            (Target::Zone(zone), _) if zone == ZoneId::of("deck", me) => "deck-one",
            (Target::Zone(zone), _) if ROW_NAMES.contains(&zone.name) => "other-bank",
            (Target::Piece(Piece::Card(face)), _) if laid(face) => "cards-stay",
            _ => "beside",
        };
        nothing(beside(id, card).with("side", name(open.mover())))
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        _: Seat,
    ) -> Telling {
        let (old, new) = (&before.open, &after.open);
        let cue = |cue| Telling::new(Vec::new(), vec![Beat::Cue(cue)]);
        match (old.step, made) {
            (Step::Setup, _) => {
                let odd = Say::new("odd-begins").with("who", new.seat(Side::Odd));
                let beats = [Cue::Shuffle, Cue::Flip].map(Beat::Cue).to_vec();
                Telling::new(vec![LogLine::new(odd)], beats)
            }
            (Step::Shuffle { .. }, _) => cue(Cue::Shuffle),
            (Step::TurnUp, _) => cue(Cue::Flip),
            (Step::Slide { .. }, _) => cue(Cue::Water),
            (Step::Place, Some((seat, Seen::Open(action @ Action::Place { row, .. })))) => {
                let words = self.action_words(before, seat, action).attribute("done");
                let line = LogLine::of(seat, words)
                    .heading(Say::new("heading-turn").with("n", old.turn))
                    .marks([Mark(row.name())])
                    .faces(before.card().map(Card::face));
                Telling::new(vec![line], vec![Beat::Cue(Cue::Place)])
            }
            (Step::Score, _) if new.step == Step::Score => self.tell_row(before, notes, after),
            (Step::Score, _) if new.step == Step::TieBreak => Telling::new(
                vec![LogLine::new(tie("tie-log", new))],
                vec![Beat::Banner(tie("tie-banner", new).into())],
            ),
            _ if new.step == Step::Over => {
                let faces = after.decks.iter().flat_map(|deck| &deck[PLAYED..]);
                let faces = faces.flatten().map(|card| card.face());
                let line = LogLine::new("over-log").faces(faces);
                Telling::new(vec![line], vec![Beat::Cue(Cue::Flip)])
            }
            _ => Telling::default(),
        }
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

//! Presentation of Granicus (section *At the table*): layout, picks, and the account of each step.

use crate::rules::{
    Action, Granicus, Open, PLAYED, ROWS, Side, Step, Swap, TURNS, View, ace, beside, other_suit,
    suits,
};
use kortlek_rules::{
    Arg, Card as _, Deck, Message, Note, Seat, Seats, Seen, Text,
    decktet::{Card, Suit},
    presentation::{
        Area, Arrangement, Beat, Cue, CueTime, Decided, End, Fact, FactGroup, Gesture, Grid,
        Ground, Item, Label, Layout, Line, LogLine, Look, Mark, Piece, Place, Presentation,
        Preview, Prompt, Scene, SceneInput, Status, StepPresentation, Target, Targets, Tip, Zone,
        ZoneId,
    },
};

/// Sound: pieces slide past each other in the river.
const WATER: Cue = Cue::Own("water", CueTime::Departure);

/// The column of aces.
pub const RIVER: ZoneId = ZoneId::common("river");
/// Place of the card of this turn until it is laid.
pub const TURNED: ZoneId = ZoneId::common("turned");

const ROW_NAMES: [&str; ROWS] = ["row 1", "row 2", "row 3", "row 4", "row 5", "row 6"];

/// A seat's side of a row.
pub const fn bank(seat: Seat, row: usize) -> ZoneId {
    ZoneId::of(ROW_NAMES[row], seat)
}

/// The cards that a seat still turns up.
const fn deck(seat: Seat) -> ZoneId {
    ZoneId::of("deck", seat)
}

/// The cards of a seat that never come.
const fn removed(seat: Seat) -> ZoneId {
    ZoneId::of("removed", seat)
}

/// Half an ace, the river's edge and the count, in cards' widths.
const INSET: f32 = 1.36;
/// A row can be picked as far as the other edge of its ace.
const REACH: f32 = 0.6;

/// Name of a side; its attribute `bank` names the place of its cards.
fn name(side: Side) -> &'static str {
    ["side-odd", "side-even"][side.index()]
}

/// The points that the panels show: what the rows would bring, and once the first is counted what they have brought.
fn shown_points(open: &Open) -> [i32; 2] {
    let counting = open.step == Step::Score && open.counted > 0;
    let by_side = open.points_of(if counting { open.counted.into() } else { ROWS });
    [Seat(0), Seat(1)].map(|seat| by_side[open.side(seat).index()])
}

/// Suit of the ace in the row that was picked.
fn chosen_row(open: &Open, seat: Seat, chosen: &[Target]) -> Option<Suit> {
    let picked = chosen.get(1)?;
    let row = (0..ROWS).find(|row| *picked == Target::Zone(bank(seat, *row)))?;
    Some(open.column[row])
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

/// Messages about the fate of an ace, by [`Swap`].
const ACE: [&str; 3] = ["ace-stays", "ace-up", "ace-down"];

/// Possible moves of the ace of a suit.
fn swaps(open: &Open, suit: Suit) -> impl Iterator<Item = Swap> {
    let all = [Swap::Up, Swap::None, Swap::Down].into_iter();
    all.filter(move |swap| open.can_slide(suit, *swap))
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

/// Balance of the two sides of a row: “2–1 matching”, “2–2 matching, so cards: 3–2”; and the points for the winner.
fn standing(id: &'static str, open: &Open, row: usize) -> Message {
    let suit = open.column[row];
    let [left, right] = Side::ALL.map(|side| open.tally(side, row));
    let worth = open.worth(row);
    let level = left.with(suit) == right.with(suit) && left.with(suit) > 0;
    let to = worth.to.map(|side| open.seat(side));
    Message::new(id)
        .with("suit", suit)
        .with("left", left.with(suit))
        .with("right", right.with(suit))
        .with("level", u8::from(level))
        .with("left-cards", left.cards())
        .with("right-cards", right.cards())
        .with("who", to.into_iter().collect::<Seats>())
        .with("n", worth.points)
}

/// Message on how the rows with the most ranks decide.
fn tie(id: &'static str, open: &Open) -> Message {
    let rows = open.highest_rows().map(|row| Arg::from(open.column[row]));
    let [odd, even] = open.tie_break();
    let [points, _] = open.points();
    Message::new(id)
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
        let end = [End::Right, End::Left][side.index()];
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
        let zone = Zone::new(bank(seat, row), Place::Middle, Arrangement::Row)
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
        let matching = Message::new("matching").with("n", tally.with(open.column[row]));
        zone.tag(count, matching.with("of", tally.cards()), ahead.is_some())
    }

    fn panel_zones(&self, v: &View, side: Side) -> [Zone; 2] {
        let seat = v.open.seat(side);
        let left = PLAYED - v.open.turned(side);
        let title = Message::new("deck-left").with("n", left).with("of", PLAYED);
        let place = |share| Place::Panel { seat, share };
        let over = v.open.step == Step::Over;
        let cards = v.decks[side.index()][PLAYED..].iter();
        let cards = cards.map(|card| Item::known(Deck::Decktet, card.map(Card::face)));
        [
            Zone::new(deck(seat), place(2), Arrangement::Pile)
                .title(title)
                .outlined()
                .items(Item::backs(Deck::Decktet, left)),
            Zone::new(removed(seat), place(3), Arrangement::Row)
                .title(if over { "never-came" } else { "never-come" })
                .items(cards),
        ]
    }

    fn turned_zone(&self, v: &View) -> Zone {
        let place = Place::Column(End::Left);
        let zone = Zone::new(TURNED, place, Arrangement::Row).outlined();
        let Some(card) = v.card() else {
            return zone;
        };
        let [a, b] = suits(card);
        zone.caption(Message::new("turned").with("a", a).with("b", b))
            .items([Item::up(card.face())])
            .named(v.open.seat(v.open.mover()))
    }

    /// Presents the row that is counted next.
    fn tell_row(&self, before: &View, notes: &[Note], after: &View) -> StepPresentation {
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
        let mut told = StepPresentation::new(vec![line], beats);
        told.stages[0].line = standing("counted", &after.open, row).into();
        told
    }

    fn layout(&self, v: &View) -> Layout {
        let rows = (0..ROWS).flat_map(|row| Side::ALL.map(|side| self.bank_zone(v, side, row)));
        let mut zones: Vec<Zone> = rows.collect();
        let aces = v.open.column.iter().zip(0..).map(|(suit, row)| {
            let face = (v.open.step != Step::Setup).then(|| ace(*suit).face());
            Item::known(Deck::Decktet, face).at(0, row)
        });
        let grid = Arrangement::Grid(Grid::Growing { most: None });
        let river = Zone::new(RIVER, Place::Middle, grid);
        zones.push(river.ground(Ground::Own).items(aces));
        zones.extend(Side::ALL.iter().flat_map(|side| self.panel_zones(v, *side)));
        zones.push(self.turned_zone(v));
        let banks = |row| Area::row(Side::ALL.map(|side| (1, bank(v.open.seat(side), row))));
        let rows = Area::column((0..ROWS).map(|row| (1, banks(row))));
        Layout::new(zones).divided(&Area::stack([rows, RIVER.into()]))
    }

    /// Section *Turns*: the mover lays the card of the turn into one of its two rows, and may move the ace of the
    /// other.
    fn place(&self, scene: &mut Scene<Action>, input: &SceneInput<Granicus>, card: Card) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let line = match open.may_swap() {
            true => "lay-line",
            false if open.turn == TURNS => "lay-line-last",
            false => "lay-line-first",
        };
        let [a, b] = suits(card);
        let line = Message::new(line).with("a", a).with("b", b);
        let title = Message::new("lay-title").with("who", open.seat(open.mover()));
        scene.prompt = Prompt::new(title.with("card", card), line);
        if !input.decides() {
            return;
        }
        let piece = Target::Piece(Piece::Card(card.face()));
        for action in input.legal {
            let Action::Place { row, swap } = *action;
            let other = other_suit(card, row);
            let laid = Gesture::path([piece, Target::Zone(bank(me, open.row_of(row)))]);
            let gesture = match open.may_swap() {
                true => laid.then(goal(open, other, swap)),
                false => laid,
            };
            let offer = scene.offer(*action, gesture, self.action_words(v, me, *action));
            if swap != Swap::None {
                offer.also_moved([goal(open, other, Swap::None)]);
            }
        }
        scene.tip(match open.turn {
            1 | 2 => "situation-suits",
            TURNS.. => "situation-last",
            _ if open.turn + 1 == TURNS => "situation-last-swap",
            _ => "situation-swap",
        });
        match chosen_row(open, me, &input.picks.all()) {
            Some(row) => Granicus::move_ace(scene, open, other_suit(card, row), row),
            None => self.refuse_rows(scene, input, card),
        }
    }

    /// The second half of a turn: the ace of the card's other suit stays, or passes the one above or below it.
    fn move_ace(scene: &mut Scene<Action>, open: &Open, suit: Suit, row: Suit) {
        let at = open.row_of(suit);
        let about = |id| Message::new(id).with("ace", ace(suit)).with("at", at + 1);
        if open.may_swap() {
            let about = |id| Message::new(id).with("ace", ace(suit));
            scene.prompt.title = about("swap-title").into();
            scene.prompt.line = about("swap-line").into();
            for swap in swaps(open, suit) {
                scene.previews.push(Preview {
                    target: goal(open, suit, swap),
                    label: Label::Text(Message::new(ACE[swap as usize]).with("suit", suit).into()),
                    points: 1,
                    lines: Vec::new(),
                });
            }
        } else {
            for to in 0..ROWS {
                let swap = if to < at { Swap::Up } else { Swap::Down };
                let cell = Target::Cell(RIVER, [0, to as i8]);
                scene.refuse(cell, Action::Place { row, swap });
            }
        }
        scene.instead(Targets::Cells(RIVER), about("ace-moves"));
        scene.instead(Targets::Pieces, about("ace-moves"));
        scene.instead(Targets::All, about("now-move"));
    }

    /// Rows into which the card can't go, and everything else that is no row.
    fn refuse_rows(&self, scene: &mut Scene<Action>, input: &SceneInput<Granicus>, card: Card) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let side = name(open.mover());
        let about = |id| beside(id, card).with("side", side);
        let other = me.left(input.players);
        for row in 0..ROWS {
            let suit = open.column[row];
            if !card.suits().has(suit) {
                let swap = Swap::None;
                scene.refuse(bank(me, row), Action::Place { row: suit, swap });
            }
            scene.instead(bank(other, row), about("other-bank"));
            for laid in v.in_row(row) {
                scene.instead(Target::Piece(Piece::Card(laid.face())), about("cards-stay"));
            }
        }
        for seat in Seat::all(input.players) {
            scene.instead(removed(seat), about("removed-unseen"));
        }
        scene.instead(deck(me), about("deck-one"));
        scene.instead(Targets::All, about("beside"));
    }

    /// A sentence on each row, from its ace and its banks.
    fn row_tooltips(scene: &mut Scene<Action>, v: &View, me: Seat) {
        let open = &v.open;
        let asked = open.step == Step::Place && open.seat(open.mover()) == me;
        for row in 0..ROWS {
            let empty = Side::ALL.iter().all(|s| open.tally(*s, row).cards() == 0);
            let about = match empty {
                true => "tip-row-empty".into(),
                false => standing("tip-row", open, row),
            };
            let suit = open.column[row];
            let tip = Tip::new(Message::new("tip-row-name").with("suit", suit), about);
            // A row of the own bank that the card has no suit for.
            let foreign = v.card().filter(|card| asked && !card.suits().has(suit));
            if let Some(card) = foreign {
                let tip = tip.clone().now(beside("no-other-suit", card));
                scene.tooltip(bank(me, row), tip);
            }
            for side in Side::ALL {
                scene.tooltip(bank(open.seat(side), row), tip.clone());
            }
            scene.tooltip(Target::Cell(RIVER, [0, row as i8]), tip);
        }
    }

    fn status(&self, open: &Open, seat: Seat, me: Seat) -> Status {
        let side = open.side(seat);
        if open.step == Step::Setup {
            return Status::default();
        }
        if open.is_level() {
            let words = Message::new("status-ranks").with("side", name(side));
            return Status::new(words.with("n", open.tie_break()[side.index()]));
        }
        let lays = open.step == Step::Place && open.mover() == side;
        let id = if lays { "status-lays" } else { "status-bank" };
        let status = Status::new(Message::new(id).with("side", name(side)));
        // What the figures of a row mean, as long as rows change.
        if seat == me && !matches!(open.step, Step::Score | Step::Over) {
            status.note("row-note")
        } else {
            status
        }
    }

    /// The cards of a side that nobody has seen.
    fn unseen_fact(v: &View, side: Side) -> FactGroup {
        let faces = v.unseen(side).iter().map(Card::face).collect();
        let row = Fact::new("unseen", Text::EMPTY, faces);
        FactGroup::new(Message::new("unseen-title").with("side", name(side)), [row])
    }
}

impl Presentation for Granicus {
    fn scene(&self, input: SceneInput<Granicus>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let mut scene = Scene::new(&input, self.layout(v));
        let points = shown_points(open);
        for seat in Seat::all(input.players) {
            let panel = scene.panel(seat);
            panel.status = self.status(open, seat, me);
            panel.score = Some(points[seat.index()]);
        }
        scene.prompt = match (open.step, v.card()) {
            (Step::Setup | Step::Shuffle { .. }, _) => Prompt::new("set-title", "set-line"),
            (Step::Place, Some(_)) => Prompt::default(),
            (Step::TurnUp | Step::Place, _) => Prompt::new(
                Message::new("turn-up").with("who", open.seat(open.mover())),
                Message::new("side-line").with("side", name(open.mover())),
            ),
            (Step::Slide { suit, swap }, _) => Prompt::new(
                Message::new(ACE[swap as usize]).with("suit", suit),
                "slide-line",
            ),
            (Step::Score, _) => {
                let counted = open.counted_row().map(|row| standing("counted", open, row));
                Prompt::new("count-title", counted.unwrap_or("count-line".into()))
            }
            (Step::TieBreak, _) => Prompt::new("tie-title", tie("tie-line", open)),
            (Step::Over, _) if open.is_level() => Prompt::new(Text::EMPTY, tie("tie-line", open)),
            (Step::Over, _) => Prompt::new(Text::EMPTY, "over-line"),
        };
        if let (Step::Place, Some(card)) = (open.step, v.card()) {
            self.place(&mut scene, &input, card);
        }
        let turn = Message::new("progress").with("n", open.turn.max(1));
        scene.prompt.progress = turn.with("of", TURNS).into();
        if open.step != Step::Setup {
            Granicus::row_tooltips(&mut scene, v, me);
        }
        if !matches!(open.step, Step::Setup | Step::Over) {
            let unseen = Side::ALL.map(|side| Granicus::unseen_fact(v, side));
            scene.facts.extend(unseen);
        }
        if open.is_level() {
            scene.ending = tie("ending", open).into();
        }
        let then = foreseen(v, me, &input.picks.all()).filter(|_| input.viewer.is_some());
        if let Some(then) = then {
            scene.foreseen.scores = shown_points(&then.open).to_vec();
            scene.foreseen.layout = Some(self.layout(&then));
        }
        scene
    }

    fn action_words(&self, v: &View, _: Seat, a: Action) -> Message {
        let Action::Place { row, swap } = a;
        let stays = if v.open.may_swap() { "lay-stay" } else { "lay" };
        let id = [stays, "lay-up", "lay-down"][swap as usize];
        let Some(card) = v.card() else {
            return "nobody-decides".into();
        };
        let suit = other_suit(card, row);
        let say = Message::new(id).with("row", row).with("card", card);
        let passed = passed(&v.open, suit, swap).unwrap_or(suit);
        say.with("suit", suit).with("passed", passed)
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        _: Seat,
    ) -> StepPresentation {
        let (old, new) = (&before.open, &after.open);
        let cue = |cue| StepPresentation::new(Vec::new(), vec![Beat::Cue(cue)]);
        match (old.step, made) {
            (Step::Setup, _) => {
                let odd = Message::new("odd-begins").with("who", new.seat(Side::Odd));
                let beats = [Cue::Shuffle, Cue::Flip].map(Beat::Cue).to_vec();
                StepPresentation::new(vec![LogLine::new(odd)], beats)
            }
            (Step::Shuffle { .. }, _) => cue(Cue::Shuffle),
            (Step::TurnUp, _) => cue(Cue::Flip),
            (Step::Slide { .. }, _) => cue(WATER),
            (Step::Place, Some((seat, Seen::Open(action @ Action::Place { row, .. })))) => {
                let words = self.action_words(before, seat, action).attribute("done");
                let line = LogLine::of(seat, words)
                    .heading(Message::new("heading-turn").with("n", old.turn))
                    .marks([Mark(row.name())])
                    .faces(before.card().map(Card::face));
                StepPresentation::new(vec![line], vec![Beat::Cue(Cue::Place)])
            }
            (Step::Score, _) if new.step == Step::Score => self.tell_row(before, notes, after),
            (Step::Score, _) if new.step == Step::TieBreak => StepPresentation::new(
                vec![LogLine::new(tie("tie-log", new))],
                vec![Beat::Banner(tie("tie-banner", new).into())],
            ),
            _ if new.step == Step::Over => {
                let faces = after.decks.iter().flat_map(|deck| &deck[PLAYED..]);
                let faces = faces.flatten().map(|card| card.face());
                let line = LogLine::new("over-log").faces(faces);
                StepPresentation::new(vec![line], vec![Beat::Cue(Cue::Flip)])
            }
            _ => StepPresentation::default(),
        }
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

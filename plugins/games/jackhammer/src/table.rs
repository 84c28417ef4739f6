//! How Jackhammer is shown (section *At the table*): what lies where, what can be picked, what a step would bring. What
//! is told of a step stands in [`telling`], what a position is worth to whom in [`standing`].

mod finish;
mod standing;
mod telling;

use crate::{
    floor::{CELLS, Cell, SIDE},
    rules::{Action, Jackhammer, State, Step, View},
};
use kortlek_rules::{
    Card as _, Deck, Message, Note, Payoff, Rules, Seat, Text,
    french::{Card, Suit},
    presentation::{
        ActionButton, Arrangement, Decided, Draft, FactGroup, Gesture, Grid, Ground,
        IntendedAction, Item, Label, Layout, Look, Mark, Piece, Place, Pose, Presentation, Preview,
        Prompt, Status, StepPresentation, Target, Zone, ZoneId,
    },
};

pub use finish::{Run, best_run};
pub use standing::{Reach, sorted};

/// The floor.
pub const FLOOR: ZoneId = ZoneId::common("floor");
/// The deck, before it is laid out.
pub const DECK: ZoneId = ZoneId::common("deck");
/// The button with which a stranded worker falls.
pub const FALL: &str = "fall";
/// The button with which the last worker goes its best way to the end.
pub const FINISH: &str = "finish";

/// The cards that a seat has collected of a suit.
pub const fn collected(seat: Seat, suit: Suit) -> ZoneId {
    ZoneId::of(suit.name(), seat)
}

/// Where a seat's worker waits until it is placed, and where it is seen who it is.
pub const fn booth(seat: Seat) -> ZoneId {
    ZoneId::of("worker", seat)
}

/// The figures, by seat.
const WORKERS: [&str; 4] = [
    "worker-spades",
    "worker-hearts",
    "worker-diamonds",
    "worker-clubs",
];
/// What is left to see of a worker that has fallen: its hat beside the hole.
const HATS: [&str; 4] = ["hat-spades", "hat-hearts", "hat-diamonds", "hat-clubs"];
/// The empty place of a suit.
const SLOTS: [&str; 4] = ["slot-spades", "slot-hearts", "slot-diamonds", "slot-clubs"];

/// The worker of a seat that walks the floor.
pub const fn walker(seat: Seat) -> Piece {
    Piece::Picture(WORKERS[seat.index()], 0)
}

/// A card stands in the middle of its cell, free on both sides.
const ON_SLAB: Pose = Pose {
    at: [13, 0],
    ..Pose::PLAIN
};
/// A worker stands before its card, so that the card's upper index is free.
const ON_CARD: Pose = Pose {
    at: [37, 3],
    size: 115,
    angle: 0,
};

/// Where a cell is drawn.
fn at(item: Item, cell: Cell) -> Item {
    item.at(cell[0] as i8, cell[1] as i8)
}

/// The cell as a target.
pub(crate) fn target(cell: Cell) -> Target {
    Target::Cell(FLOOR, cell.map(|n| n as i8))
}

/// The cell that a target of the floor means: the cell itself, or that of a card or worker on it.
fn cell_of(s: &State, target: Target) -> Option<Cell> {
    match target {
        Target::Cell(FLOOR, cell) => Some(cell.map(|n| n.max(0) as u8)),
        Target::Piece(Piece::Card(face)) => {
            let on_floor = s.floor.cards().find(|(_, card)| card.face() == face);
            on_floor.map(|(cell, _)| cell)
        }
        Target::Piece(piece) => {
            let seat = Seat::all(WORKERS.len()).find(|seat| walker(*seat) == piece)?;
            s.worker(seat)
        }
        _ => None,
    }
}

/// The card under a seat's worker.
pub(crate) fn underfoot(s: &State, seat: Seat) -> Option<Card> {
    s.floor.get(s.worker(seat)?)
}

impl Jackhammer {
    fn floor_zone(&self, s: &State) -> Zone {
        let reach = Reach::of(s, self.players());
        let cards = s.floor.cards().map(|(cell, card)| {
            let stands = Seat::all(self.players()).find(|seat| s.worker(*seat) == Some(cell));
            let last = s
                .last
                .map(|last| last.seat)
                .filter(|seat| stands == Some(*seat));
            let look = match last {
                Some(seat) if s.step != Step::Over => Look::Last(seat),
                _ if reach.lost.contains(&cell) => Look::Dim,
                _ => Look::Plain,
            };
            let left = last.and(s.last).and_then(|last| last.left);
            let left = left.map(|cell| cell.map(|n| n as i8));
            let item = at(Item::up(card.face()), cell).pose(ON_SLAB);
            item.look(look).from(left)
        });
        let walkers = Seat::all(self.players()).filter_map(|seat| {
            let cell = s.worker(seat)?;
            Some(at(Item::new(walker(seat)), cell).pose(ON_CARD))
        });
        let grid = Grid::Fixed {
            size: [SIDE as u8; 2],
            wide: 100,
            card: 66,
        };
        let all = (0..SIDE as i8).flat_map(|c| (0..SIDE as i8).map(move |r| [c, r]));
        let bare = s.step == Step::Setup;
        Zone::new(FLOOR, Place::Middle, Arrangement::Grid(grid))
            .ground(Ground::Own)
            .cells(all.filter(|_| bare))
            .items(cards.chain(walkers))
    }

    fn panel_zones(&self, s: &State, seat: Seat) -> Vec<Zone> {
        let place = |share| Place::Panel { seat, share };
        let k = seat.index();
        let figure = match s.fallen.has(seat) {
            true => Piece::Picture(HATS[k], 0),
            false => Piece::Picture(WORKERS[k], 1),
        };
        let waits = s.worker(seat).is_none() && !s.fallen.has(seat);
        let waiting = waits.then(|| Item::new(walker(seat)));
        let figures = [Item::new(figure)].into_iter().chain(waiting);
        let booth = Zone::new(booth(seat), place(3), Arrangement::Pile).items(figures);
        let totals = s.totals[k];
        let lowest = totals.into_iter().min();
        // Where all are level none stands out.
        let stands_out = |total| Some(total) == lowest && totals.iter().max() != lowest.as_ref();
        let pile = |suit: Suit| {
            let mut cards: Vec<Card> = s.collected[k].iter().collect();
            cards.retain(|card| card.suit() == Some(suit));
            cards.sort_unstable_by_key(|card| card.rank());
            let slot = Item::new(Piece::Picture(SLOTS[suit.index()], seat.0));
            let slot = cards.is_empty().then_some(slot);
            let cards = cards.into_iter().map(|card| Item::up(card.face()));
            let total = totals[suit.index()];
            Zone::new(collected(seat, suit), place(4), Arrangement::Column)
                .tag(total.to_string(), Text::EMPTY, stands_out(total))
                .items(slot.into_iter().chain(cards))
        };
        [booth].into_iter().chain(Suit::ALL.map(pile)).collect()
    }

    /// The position after a decision, if it is legal.
    fn after(&self, s: &State, seat: Seat, a: Action) -> Option<State> {
        let mut then = *s;
        self.is_legal(s, seat, a).then(|| {
            self.act(&mut then, seat, a, &mut ());
            then
        })
    }

    /// The action that a pick on the floor would be.
    fn action_at(&self, s: &State, cell: Cell) -> Action {
        match s.step {
            Step::Place => Action::Place { cell },
            _ => Action::Move { to: cell },
        }
    }

    /// The position that `chosen` leads to.
    fn foreseen(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<State> {
        let s = &v.table;
        if chosen.contains(&Target::Button(FINISH)) {
            return best_run(self, s, me).map(|run| run.end);
        }
        let cell = chosen.iter().find_map(|t| match t {
            Target::Cell(..) => cell_of(s, *t),
            _ => None,
        });
        let action = match cell {
            Some(cell) => self.action_at(s, cell),
            None if chosen.contains(&Target::Button(FALL)) => Action::Fall {},
            None => return None,
        };
        self.after(s, me, action)
    }

    /// The round in which it is a seat's turn: each turn brings a card.
    fn round(&self, s: &State, seat: Seat) -> usize {
        s.collected[seat.index()].len() + 1
    }
}

/// With so many pips in one suit, and none in another, a newcomer collects the wrong cards.
const LOPSIDED: u8 = 12;

impl Presentation for Jackhammer {
    fn layout(&self, v: &View, _: Seat) -> Layout {
        let s = &v.table;
        let mut zones = vec![self.floor_zone(s)];
        zones.extend(Seat::all(self.players()).flat_map(|seat| self.panel_zones(s, seat)));
        if s.step == Step::Setup {
            let middle = Place::Part {
                raster: [3, 3],
                at: [1, 1],
                span: [1, 1],
            };
            let deck = Zone::new(DECK, middle, Arrangement::Pile);
            zones.push(deck.items(Item::backs(Deck::French, CELLS)));
        }
        Layout::new(zones).open()
    }

    fn gesture(&self, v: &View, seat: Seat, a: Action) -> Gesture {
        let cell = match a {
            Action::Place { cell } | Action::Move { to: cell } => cell,
            Action::Fall {} => return Gesture::path([Target::Button(FALL)]),
        };
        let path = [Target::Piece(walker(seat)), target(cell)];
        let mut legal = Vec::new();
        self.legal(&v.table, seat, &mut legal);
        // All moves begin with the worker, so that it need not be picked: unless there is only one.
        match legal.len() {
            1 => Gesture::default().then_any_order(path),
            _ => Gesture::path(path),
        }
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        let s = &v.table;
        let (id, cell) = match a {
            Action::Place { cell } => ("place", Some(cell)),
            Action::Move { to } => ("move", Some(to)),
            Action::Fall {} => ("fall", None),
        };
        let mut say = Message::new(id).with("who", seat);
        for (name, card) in [
            ("to", cell.and_then(|cell| s.floor.get(cell))),
            ("card", underfoot(s, seat)),
        ] {
            if let Some(card) = card {
                say = say.with(name, card);
            }
        }
        say
    }

    fn prompt(&self, v: &View, _: Seat) -> Prompt {
        let s = &v.table;
        let about = |id| Message::new(id).with("who", s.turn);
        let with_card = |id| match underfoot(s, s.turn) {
            Some(card) => about(id).with("card", card),
            None => about(id),
        };
        let mut prompt = match s.step {
            Step::Setup => return Prompt::new("deal-title", "deal-line"),
            Step::Place => Prompt::new(about("place-title"), about("place-line")),
            Step::Play
                if s.floor
                    .moves(s.worker(s.turn).unwrap_or_default())
                    .next()
                    .is_none() =>
            {
                Prompt::new(about("fall-title"), with_card("fall-line"))
            }
            Step::Play => Prompt::new(about("move-title"), with_card("move-line")),
            Step::Over => return Prompt::new(Text::EMPTY, "over-line"),
        };
        let id = match s.step {
            Step::Place => "progress-place",
            _ => "progress",
        };
        let progress = Message::new(id).with("n", self.round(s, s.turn));
        prompt.progress = progress.with("left", s.floor.len()).into();
        prompt
    }

    fn status(&self, v: &View, seat: Seat, _: Seat) -> Status {
        let s = &v.table;
        let id = match s.step {
            Step::Setup | Step::Over => return Status::default(),
            Step::Place if s.worker(seat).is_some() => "status-placed",
            Step::Place => "status-places",
            Step::Play if s.fallen.has(seat) => "status-fallen",
            Step::Play => match s.worker(seat).and_then(|cell| s.floor.moves(cell).next()) {
                Some(_) => "status-reach",
                None => "status-stuck",
            },
        };
        let reach = Reach::of(s, self.players());
        let n = reach.of_seat(s, seat).map_or(0, <[Cell]>::len);
        Status::new(Message::new(id).with("n", n))
    }

    fn score(&self, v: &View, seat: Seat, payoff: &Payoff) -> Option<i32> {
        let none = v.table.step == Step::Setup;
        payoff.scores().get(seat.index()).copied().filter(|_| !none)
    }

    fn previews(&self, v: &View, _: Seat, _: &[Target]) -> Vec<Preview> {
        let s = &v.table;
        if s.step != Step::Place {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.legal(s, s.turn, &mut legal);
        let ways = |a: Action| match a {
            Action::Place { cell } => Some((cell, s.floor.moves(cell).count())),
            _ => None,
        };
        let preview = |(cell, ways)| Preview {
            target: target(cell),
            label: Label::Text(Message::new("ways").with("n", ways).into()),
            points: ways as i32,
            lines: Vec::new(),
        };
        legal.into_iter().filter_map(ways).map(preview).collect()
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let table = self.foreseen(v, me, chosen)?;
        Some(self.layout(&View { table, ..*v }, me))
    }

    fn scores_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<i32> {
        let then = self.foreseen(v, me, chosen);
        then.map_or(Vec::new(), |then| self.payoff(&then).scores().to_vec())
    }

    fn buttons(&self, v: &View, me: Seat, _: &[Target]) -> Vec<ActionButton> {
        let button = ActionButton {
            name: FINISH,
            words: "finish-button".into(),
            mark: Some(Mark("fast-forward")),
            note: Text::EMPTY,
        };
        let last = finish::is_last(self, &v.table, me);
        last.then_some(button).into_iter().collect()
    }

    fn draft(&self, v: &View, me: Seat) -> Option<Draft> {
        finish::is_last(self, &v.table, me).then(|| Draft {
            marks: vec![Target::Button(FINISH)],
        })
    }

    fn drafted(
        &self,
        v: &View,
        me: Seat,
        marked: &[Target],
    ) -> Vec<(Vec<Action>, Gesture, Message)> {
        let run = best_run(self, &v.table, me);
        let run = run.filter(|_| marked.contains(&Target::Button(FINISH)));
        let decision = |run: Run| {
            let say = Message::new("finish").with("n", run.actions.len());
            (run.actions, Gesture::path([Target::Piece(walker(me))]), say)
        };
        run.map(decision).into_iter().collect()
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<FactGroup> {
        let then = self.foreseen(v, me, chosen);
        let s = then.as_ref().unwrap_or(&v.table);
        let worker = self.worker_aid(s, me).filter(|_| s.step != Step::Over);
        let lists = (s.step != Step::Setup).then(|| self.standing_aid(s));
        let mut aids: Vec<FactGroup> = worker.into_iter().chain(lists).collect();
        if self.players() == 4 {
            // Where there is room for one of them only: ways and reach are seen on the floor and in the panels.
            aids.reverse();
        }
        aids
    }

    fn situations(&self, v: &View, me: Seat) -> Vec<&'static str> {
        let s = &v.table;
        let totals = s.totals[me.index()];
        let most = totals.iter().max().copied().unwrap_or(0);
        match s.step {
            Step::Place => vec!["situation-place"],
            Step::Play if self.is_legal(s, me, Action::Fall {}) => vec!["situation-fall"],
            Step::Play if most == 0 => vec!["situation-leave"],
            Step::Play if most >= LOPSIDED && totals.contains(&0) => vec!["situation-lowest"],
            _ => Vec::new(),
        }
    }

    fn meant(&self, v: &View, me: Seat, _: &[Target], target: Target) -> IntendedAction<Action> {
        let s = &v.table;
        let stuck = self.is_legal(s, me, Action::Fall {});
        let nothing = |id: &'static str| IntendedAction::Nothing(id.into());
        match (cell_of(s, target), target) {
            _ if stuck => nothing("press-fall"),
            (Some(cell), _) => {
                let action = self.action_at(s, cell);
                match self.is_legal(s, me, action) {
                    true => nothing("pick-what-is-lit"),
                    false => IntendedAction::Action(action),
                }
            }
            (None, Target::Piece(Piece::Card(_))) => nothing("collected-stay"),
            (None, _) if s.step == Step::Place => nothing("pick-an-ace"),
            (None, _) => nothing("pick-a-cell"),
        }
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        self.told(before, made, after, me)
    }

    fn ending(&self, v: &View) -> Text {
        standing::ending(&v.table, self.players())
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

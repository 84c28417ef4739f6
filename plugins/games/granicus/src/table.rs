//! How Granicus is shown (section *At the table*): what lies where, what can be picked, what is said.

use crate::rules::{
    Action, Granicus, Open, PLAYED, ROWS, Side, Step, Swap, TURNS, View, other_suit, suits,
};
use kortlek_rules::{
    Card as Faced, Deck, Seat, Seen,
    decktet::{Card, Suit},
    tabled::{
        Aid, AidRow, Beat, End, Ground, Item, Layout, Line, LogLine, Look, Names, Panel, Piece,
        Place, Policy, Preview, Prompt, Tabled, Target, Zone, ZoneId, join_and,
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

/// A seat's deck.
pub const fn deck(seat: Seat) -> ZoneId {
    ZoneId::of("deck", seat)
}

/// The cards of a seat's set that are never played.
pub const fn removed(seat: Seat) -> ZoneId {
    ZoneId::of("removed", seat)
}

/// Half an ace, the river's edge and the count, in cards' widths.
const INSET: f32 = 1.36;
/// A row can be picked as far as the other edge of its ace.
const REACH: f32 = 0.6;

fn ace(suit: Suit) -> Card {
    Card::at(suit.index())
}

fn title(suit: Suit) -> String {
    capital(suit.name())
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// The card that was laid last.
fn last_laid(v: &View) -> Option<Card> {
    let turn = usize::from(v.open.turn);
    let laid = match v.open.step {
        Step::Setup | Step::Shuffle { .. } => 0,
        Step::TurnUp | Step::Place => turn - 1,
        Step::Slide { .. } => turn,
        Step::Score | Step::TieBreak | Step::Over => 0,
    };
    let last = laid.checked_sub(1)?;
    v.decks[last % 2][last / 2]
}

/// Whether the scores are level in the end, so that the rows with the most ranks decide.
fn is_level(open: &Open) -> bool {
    let [odd, even] = open.points();
    match open.step {
        Step::TieBreak => true,
        Step::Over => odd == even,
        _ => false,
    }
}

/// The suit whose ace stands in the row that was picked.
fn chosen_row(open: &Open, seat: Seat, chosen: &[Target]) -> Option<Suit> {
    let Some(Target::Zone(zone)) = chosen.get(1) else {
        return None;
    };
    (0..ROWS)
        .find(|row| *zone == bank(seat, *row))
        .map(|row| open.column[row])
}

/// The cell to which an ace goes.
fn goal(open: &Open, suit: Suit, swap: Swap) -> Target {
    let row = open.row_of(suit) as i8;
    let row = match swap {
        Swap::None => row,
        Swap::Up => row - 1,
        Swap::Down => row + 1,
    };
    Target::Cell(RIVER, [0, row])
}

/// How the two sides of a row stand: “2–1 matching”, “2–2 matching, 3–2 cards”.
fn standing(open: &Open, row: usize) -> String {
    let suit = open.column[row];
    let [left, right] = Side::ALL.map(|side| open.tally(side, row));
    let (l, r) = (left.with(suit), right.with(suit));
    let matching = format!("{l}–{r} matching");
    if l == r && l > 0 {
        format!("{matching}, {}–{} cards", left.cards(), right.cards())
    } else {
        matching
    }
}

impl Granicus {
    fn bank_zone(&self, v: &View, side: Side, row: usize) -> Zone {
        let open = &v.open;
        let seat = open.seat(side);
        let (column, end) = match side {
            Side::Odd => (0, End::Right),
            Side::Even => (1, End::Left),
        };
        let part = Place::Part {
            raster: [2, ROWS as u8],
            at: [column, row as u8],
            span: [1, 1],
        };
        let last = last_laid(v);
        let mut items: Vec<Item> = v
            .laid(side, row)
            .map(|card| {
                let item = Item::up(card.face());
                if last == Some(card) {
                    item.look(Look::Last(seat))
                } else {
                    item
                }
            })
            .collect();
        if side == Side::Odd {
            // The first card lies beside the ace; those to its left lie below, so that every index stays free.
            items.reverse();
        }
        let mut zone = Zone::new(bank(seat, row), part, Policy::Row)
            .begin(end, INSET, REACH)
            .ground(Ground::Field)
            .items(items);
        let tally = open.tally(side, row);
        if tally.cards() > 0 {
            zone = if is_level(open) {
                let most = open.highest_rows().any(|r| r == row);
                zone.tag(tally.ranks().to_string(), "ranks", most)
            } else {
                let worth = open.worth(row);
                let ahead = worth.to == Some(side);
                let count = if ahead {
                    format!("+{}", worth.points)
                } else {
                    String::new()
                };
                let below = format!("{} of {}", tally.with(open.column[row]), tally.cards());
                zone.tag(count, below, ahead)
            };
        }
        zone
    }

    fn panel_zones(&self, v: &View, side: Side, zones: &mut Vec<Zone>) {
        let open = &v.open;
        let seat = open.seat(side);
        let left = PLAYED - open.turned(side);
        let place = |share| Place::Panel { seat, share };
        zones.push(
            Zone::new(deck(seat), place(2), Policy::Pile)
                .title(format!("{left} of {PLAYED} left"))
                .outlined()
                .items((0..left).map(|_| Item::back(Deck::Decktet))),
        );
        let over = open.step == Step::Over;
        zones.push(
            Zone::new(removed(seat), place(3), Policy::Row)
                .title(if over { "Never came" } else { "Never come" })
                .items(v.decks[side.index()][PLAYED..].iter().map(|card| {
                    card.map_or(Item::back(Deck::Decktet), |card| Item::up(card.face()))
                })),
        );
    }

    fn turned_zone(&self, v: &View) -> Zone {
        let zone = Zone::new(TURNED, Place::Display, Policy::Row).outlined();
        let Some(card) = v.card() else {
            return zone;
        };
        let [a, b] = suits(card);
        let seat = v.open.seat(v.open.mover());
        zone.caption(format!("{} or {}", title(a), title(b)))
            .items([Item::up(card.face())])
            .named(seat)
    }

    /// What happened in the row that was counted last.
    fn counted_line(&self, open: &Open, names: &Names) -> String {
        let Some(row) = usize::from(open.counted).checked_sub(1) else {
            return "Row by row, from the top.".to_owned();
        };
        let suit = title(open.column[row]);
        let standing = standing(open, row);
        let worth = open.worth(row);
        match worth.to {
            Some(side) => {
                let gets = names.does(open.seat(side), "get", "gets");
                format!("{suit}: {standing}. {gets} {}.", worth.points)
            }
            None => format!("{suit}: {standing}. Nobody scores."),
        }
    }

    /// How the rows with the most ranks decide.
    fn tie_line(&self, open: &Open, names: &Names) -> String {
        let rows: Vec<String> = open
            .highest_rows()
            .map(|row| title(open.column[row]))
            .collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let [odd, even] = open.tie_break();
        let of = |side| names.of(open.seat(side)).to_owned();
        format!(
            "Most ranks in {}: {} {odd}, {} {even} with the 2 for even.",
            join_and(&rows),
            of(Side::Odd),
            of(Side::Even),
        )
    }
}

impl Tabled for Granicus {
    fn layout(&self, v: &View, _: Seat) -> Layout {
        let open = &v.open;
        let mut zones = Vec::with_capacity(2 * ROWS + 6);
        for row in 0..ROWS {
            for side in Side::ALL {
                zones.push(self.bank_zone(v, side, row));
            }
        }
        let part = Place::Part {
            raster: [1, ROWS as u8],
            at: [0, 0],
            span: [1, ROWS as u8],
        };
        let aces = open.column.iter().zip(0..).map(|(suit, row)| {
            let item = if open.step == Step::Setup {
                Item::back(Deck::Decktet)
            } else {
                Item::up(ace(*suit).face())
            };
            item.at(0, row)
        });
        zones.push(
            Zone::new(RIVER, part, Policy::Grid)
                .ground(Ground::Water)
                .items(aces),
        );
        for side in Side::ALL {
            self.panel_zones(v, side, &mut zones);
        }
        zones.push(self.turned_zone(v));
        Layout { zones }
    }

    fn gesture(&self, v: &View, seat: Seat, a: Action) -> Vec<Target> {
        let Action::Place { row, swap } = a;
        let Some(card) = v.card() else {
            return Vec::new();
        };
        let open = &v.open;
        let mut path = vec![
            Target::Piece(Piece::Card(card.face())),
            Target::Zone(bank(seat, open.row_of(row))),
        ];
        if open.may_swap() {
            path.push(goal(open, other_suit(card, row), swap));
        }
        path
    }

    fn action_words(&self, v: &View, _: Seat, a: Action, _: &Names) -> String {
        let Action::Place { row, swap } = a;
        let to = title(row);
        let other = v.card().map_or(row, |card| other_suit(card, row));
        match swap {
            Swap::None => format!("Lay it by {to}"),
            Swap::Up => format!("By {to}; {} up", title(other)),
            Swap::Down => format!("By {to}; {} down", title(other)),
        }
    }

    fn prompt(&self, v: &View, me: Seat, names: &Names) -> Prompt {
        let open = &v.open;
        let mut prompt = Prompt {
            progress: format!("Turn {} of {TURNS}", open.turn.max(1)),
            ..Prompt::default()
        };
        let mover = open.seat(open.mover());
        (prompt.title, prompt.line) = match open.step {
            Step::Setup | Step::Shuffle { .. } => (
                "The river is set".to_owned(),
                "Six aces make the column, chance their order.".to_owned(),
            ),
            Step::TurnUp => (
                names.does(mover, "turn up a card", "turns up a card"),
                format!(
                    "{} cards lie to the {}.",
                    capital(open.mover().name()),
                    bank_of(open.mover())
                ),
            ),
            Step::Place => {
                prompt.yours = names.me == Some(me) && mover == me;
                let name = v.card().map_or("", Card::name);
                let [a, b] = v.card().map_or([Suit::Moons; 2], suits).map(title);
                let swap = match open.turn {
                    1 => "On the first turn no ace moves.",
                    TURNS => "On the last turn no ace moves.",
                    _ => "Then the other ace may move.",
                };
                let title = if prompt.yours {
                    format!("Lay {name}")
                } else {
                    names.does(mover, "lay", "lays") + " " + name
                };
                (title, format!("By {a} or by {b}. {swap}"))
            }
            Step::Slide { suit, swap } => {
                let way = if swap == Swap::Up { "up" } else { "down" };
                (
                    format!("{} go {way}", title(suit)),
                    "Two aces change places; all cards stay.".to_owned(),
                )
            }
            Step::Score => ("The count".to_owned(), self.counted_line(open, names)),
            Step::TieBreak => ("Level: ranks decide".to_owned(), self.tie_line(open, names)),
            Step::Over if is_level(open) => {
                ("The game is over".to_owned(), self.tie_line(open, names))
            }
            Step::Over => (
                "The game is over".to_owned(),
                "The cards that never came are turned up.".to_owned(),
            ),
        };
        prompt
    }

    fn panels(&self, v: &View, _: Seat) -> Vec<Panel> {
        let open = &v.open;
        let points = match open.step {
            // Until the first row is counted, what the rows would bring.
            Step::Score if open.counted > 0 => open.points_of(usize::from(open.counted)),
            _ => open.points(),
        };
        [Seat(0), Seat(1)]
            .map(|seat| {
                let side = open.side(seat);
                let acting = open.step == Step::Place && open.mover() == side;
                let bank = bank_of(side);
                let status = if open.step == Step::Setup {
                    String::new()
                } else if is_level(open) {
                    format!("{}: {} ranks", side.name(), open.tie_break()[side.index()])
                } else if acting {
                    format!("{}: to lay", side.name())
                } else {
                    format!("{}, {bank} bank", side.name())
                };
                Panel {
                    seat,
                    score: points[side.index()].to_string(),
                    status,
                    acting,
                    note: String::new(),
                }
            })
            .to_vec()
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        let open = &v.open;
        let (Some(card), Some(row)) = (v.card(), chosen_row(open, me, chosen)) else {
            return Vec::new();
        };
        if !open.may_swap() {
            return Vec::new();
        }
        let other = other_suit(card, row);
        [
            (Swap::Up, ":arrow-up:"),
            (Swap::None, "stay"),
            (Swap::Down, ":arrow-down:"),
        ]
        .into_iter()
        .filter(|(swap, _)| Granicus::can_slide(open, other, *swap))
        .map(|(swap, label)| Preview {
            target: goal(open, other, swap),
            label: label.to_owned(),
            points: 1,
            lines: Vec::new(),
        })
        .collect()
    }

    fn outcome(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let open = v.open;
        let row = chosen_row(&open, me, chosen)?;
        let card = v.card()?;
        let suit = other_suit(card, row);
        let swap = [Swap::Up, Swap::Down]
            .into_iter()
            .find(|swap| {
                Granicus::can_slide(&open, suit, *swap)
                    && chosen.get(2) == Some(&goal(&open, suit, *swap))
            })
            .unwrap_or(Swap::None);
        let mut then = *v;
        then.open = open.after(card, row, swap);
        then.open.step = Step::Slide { suit, swap };
        Some(self.layout(&then, me))
    }

    fn ending(&self, v: &View, names: &Names) -> String {
        if !is_level(&v.open) {
            return String::new();
        }
        let [odd, even] = v.open.tie_break();
        let [more, less] = [odd.max(even), odd.min(even)];
        if odd == even {
            return format!("Level on points, and on ranks, {more} each");
        }
        let side = if odd > even { Side::Odd } else { Side::Even };
        let wins = names.does(v.open.seat(side), "win by ranks", "wins by ranks");
        format!("Level on points. {wins}, {more} to {less}")
    }

    fn aids(&self, v: &View, _: Seat, _: &[Target]) -> Vec<Aid> {
        if matches!(v.open.step, Step::Setup | Step::Over) {
            return Vec::new();
        }
        Side::ALL
            .map(|side| Aid {
                title: format!("{}: three never come", capital(side.name())),
                rows: vec![AidRow {
                    label: "Not seen yet".to_owned(),
                    value: String::new(),
                    faces: v.unseen(side).iter().map(Faced::face).collect(),
                }],
            })
            .into_iter()
            .collect()
    }

    fn why_not(&self, v: &View, me: Seat, chosen: &[Target], target: Target) -> String {
        let open = &v.open;
        let Some(card) = v.card() else {
            return match open.step {
                Step::Over => "The game is over.",
                _ => "Nobody decides just now.",
            }
            .to_owned();
        };
        if open.seat(open.mover()) != me {
            return "It is the other player's turn: you take turns.".to_owned();
        }
        let [a, b] = suits(card);
        let beside = format!("The card goes beside the ace of {a} or the ace of {b}.");
        let Some(row) = chosen_row(open, me, chosen) else {
            return match target {
                Target::Zone(zone)
                    if zone.seat.is_some_and(|s| s != me) && zone.name.starts_with("row") =>
                {
                    format!(
                        "That is the other bank: {} cards lie to the {}.",
                        open.mover().name(),
                        bank_of(open.mover())
                    )
                }
                Target::Zone(zone) if zone == deck(me) => {
                    "One card is turned up each turn: lay the one that lies open.".to_owned()
                }
                Target::Zone(zone) if zone.name == "removed" => {
                    "Nobody sees these three before the end.".to_owned()
                }
                Target::Piece(Piece::Card(face))
                    if Side::ALL.iter().any(|side| {
                        (0..ROWS).any(|r| v.laid(*side, r).any(|c| c.face() == face))
                    }) =>
                {
                    "Cards stay where they lie: only aces move.".to_owned()
                }
                _ => beside,
            };
        };
        let other = other_suit(card, row);
        match target {
            Target::Cell(..) | Target::Piece(Piece::Card(_)) => {
                let at = open.row_of(other);
                let edge = match at {
                    0 => " It stands at the top.",
                    r if r + 1 == ROWS => " It stands at the bottom.",
                    _ => "",
                };
                format!("The ace of {other} may go one row up or down, or stay.{edge}")
            }
            _ => format!("Now move the ace of {other} or let it stay, or pick the other row."),
        }
    }

    fn story(
        &self,
        before: &View,
        made: Option<(Seat, Seen<Action>)>,
        after: &View,
        names: &Names,
    ) -> Vec<LogLine> {
        let open = &before.open;
        match (open.step, made) {
            (Step::Setup, _) => {
                let odd = after.open.seat(Side::Odd);
                vec![LogLine {
                    words: format!(
                        "{} the odd cards on the left bank and {} first.",
                        names.does(odd, "have", "has"),
                        if names.me == Some(odd) { "go" } else { "goes" }
                    ),
                    ..LogLine::default()
                }]
            }
            (Step::Place, Some((seat, Seen::Open(Action::Place { row, swap })))) => {
                let Some(card) = before.card() else {
                    return Vec::new();
                };
                let other = title(other_suit(card, row));
                let moved = match swap {
                    Swap::None => String::new(),
                    Swap::Up => format!("; {other} up"),
                    Swap::Down => format!("; {other} down"),
                };
                vec![LogLine {
                    heading: Some(format!("Turn {}", open.turn)),
                    who: names.of(seat).to_owned(),
                    words: format!("{} by {}{moved}", capital(card.name()), title(row)),
                    marks: vec![row.name()],
                    faces: vec![card.face()],
                    ..LogLine::default()
                }]
            }
            (Step::Score, _) if after.open.step == Step::Score => {
                let row = usize::from(open.counted);
                let worth = open.worth(row);
                vec![LogLine {
                    heading: (row == 0).then(|| "The count".to_owned()),
                    who: worth.to.map_or("Nobody".to_owned(), |side| {
                        names.of(open.seat(side)).to_owned()
                    }),
                    words: standing(open, row),
                    points: Some(worth.to.map_or(0, |_| worth.points as i32)),
                    marks: vec![open.column[row].name()],
                    faces: Side::ALL
                        .into_iter()
                        .flat_map(|side| before.laid(side, row))
                        .map(Faced::face)
                        .collect(),
                }]
            }
            (Step::Score, _) if after.open.step == Step::TieBreak => vec![LogLine {
                who: "Level".to_owned(),
                words: self.tie_line(&after.open, names),
                ..LogLine::default()
            }],
            _ => Vec::new(),
        }
        .into_iter()
        .chain(
            (after.open.step == Step::Over && open.step != Step::Over).then(|| {
                let faces = after.decks.iter().flat_map(|deck| &deck[PLAYED..]);
                LogLine {
                    words: "The six cards that never came are turned up.".to_owned(),
                    faces: faces.flatten().map(|card| card.face()).collect(),
                    ..LogLine::default()
                }
            }),
        )
        .collect()
    }

    fn beats(&self, before: &View, _: Option<(Seat, Seen<Action>)>, after: &View) -> Vec<Beat> {
        let open = &before.open;
        match open.step {
            Step::Setup => vec![Beat::Cue("shuffle"), Beat::Cue("flip")],
            Step::Shuffle { .. } => vec![Beat::Cue("shuffle")],
            Step::TurnUp => vec![Beat::Cue("flip")],
            Step::Place => vec![Beat::Cue("place")],
            Step::Slide { .. } => vec![Beat::Cue("water")],
            Step::Score if after.open.step == Step::Score => {
                let row = usize::from(open.counted);
                let worth = open.worth(row);
                let suit = open.column[row];
                let (seat, line) = match worth.to {
                    Some(side) => {
                        let seat = open.seat(side);
                        let line = Line {
                            zone: bank(seat, row),
                            cells: Vec::new(),
                            label: String::new(),
                            mark: Some(suit.name()),
                            points: worth.points as i32,
                        };
                        (seat, line)
                    }
                    None => {
                        let line = Line {
                            zone: RIVER,
                            cells: vec![[0, row as i8]],
                            label: "nobody".to_owned(),
                            mark: None,
                            points: 0,
                        };
                        (open.odd, line)
                    }
                };
                vec![Beat::Score(seat, line)]
            }
            Step::Score if after.open.step == Step::TieBreak => {
                let [points, _] = open.points();
                vec![Beat::Banner(format!("Level at {points}: ranks decide"))]
            }
            Step::Score | Step::TieBreak if after.open.step == Step::Over => {
                vec![Beat::Cue("flip")]
            }
            _ => Vec::new(),
        }
    }

    fn rules_page() -> &'static str {
        include_str!("../rules.md")
    }
}

/// Where a side's cards lie.
const fn bank_of(side: Side) -> &'static str {
    match side {
        Side::Odd => "left",
        Side::Even => "right",
    }
}

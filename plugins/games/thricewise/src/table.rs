//! How Thricewise is shown (section *At the table*): what lies where, what can be picked, what is said.

use crate::rules::{Action, Cell, Kind, Open, SPAN, Step, Thricewise, Trio, View, order};
use kortlek_rules::{
    Card as Faced, Deck, Face, Rules, Seat, Seats, Seen,
    decktet::{Card, CardSet, Rank},
    tabled::{
        Aid, AidRow, Beat, Item, Layout, Line, LogLine, Look, Names, Panel, Piece, Place, Policy,
        Preview, Prompt, Tabled, Target, Zone, ZoneId, join_and,
    },
};

/// The common grid.
pub const GRID: ZoneId = ZoneId::common("grid");
/// The draw pile.
pub const STOCK: ZoneId = ZoneId::common("stock");

/// A seat's hand.
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// The place of a seat's chosen card.
pub const fn sealed(seat: Seat) -> ZoneId {
    ZoneId::of("sealed", seat)
}

/// A seat's deferred cards.
pub const fn deferred(seat: Seat) -> ZoneId {
    ZoneId::of("deferred", seat)
}

/// The cards that the viewer lays now.
pub const fn to_lay(seat: Seat) -> ZoneId {
    ZoneId::of("lay", seat)
}

const NUMBERS: [&str; 6] = ["no", "one", "two", "three", "four", "five"];
const ORDINALS: [&str; 6] = ["", "first", "second", "third", "fourth", "fifth"];

fn piece(card: Card) -> Piece {
    Piece::Card(card.face())
}

fn up(cards: CardSet) -> impl Iterator<Item = Item> {
    cards.iter().map(|c| Item::up(c.face()))
}

fn card_of(target: &Target) -> Option<Card> {
    match target {
        Target::Piece(Piece::Card(Face::Decktet(card))) => Some(*card),
        _ => None,
    }
}

/// The ranks that two or more of the revealed cards have: blocked, all of them (section *Phases*).
fn blocked(open: &Open) -> Vec<(Rank, Seats)> {
    let mut ranks: Vec<(Rank, Seats)> = Vec::new();
    for (i, card) in open.revealed.iter().enumerate() {
        let Some(card) = card else { continue };
        let seat = Seat(i as u8);
        match ranks.iter_mut().find(|(rank, _)| *rank == card.rank()) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => ranks.push((card.rank(), Seats::one(seat))),
        }
    }
    ranks.retain(|(_, seats)| seats.len() > 1);
    ranks.sort_unstable_by_key(|(rank, _)| *rank);
    ranks
}

/// The seats that still lay this turn, in the order in which they do.
fn laying_order(open: &Open) -> Vec<Seat> {
    let mut seats: Vec<Seat> = open.waiting.iter().collect();
    seats.sort_by_key(|s| open.revealed[s.index()].map(order));
    seats
}

fn trio_line(trio: &Trio) -> Line {
    let (label, mark) = match trio.kind {
        Kind::Flush(suit) => (format!("flush in {suit}"), Some(suit.name())),
        Kind::Set => ("set".to_owned(), None),
        Kind::Straight => ("straight".to_owned(), None),
    };
    Line {
        zone: GRID,
        cells: trio.cells.to_vec(),
        label,
        mark,
        points: i32::from(trio.points),
    }
}

/// The kinds of some trios in words: “flush in knots and straight”.
fn kinds(trios: &[Trio]) -> String {
    let mut words: Vec<String> = Vec::new();
    for trio in trios.iter().filter(|t| t.points > 0) {
        let word = trio_line(trio).label;
        if !words.contains(&word) {
            words.push(word);
        }
    }
    join_and(&words.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The card that a decision is about so far: the one picked, or the only one there is to lay.
fn subject(v: &View, me: Seat, chosen: &[Target]) -> Option<Card> {
    if let Some(card) = chosen.first().and_then(card_of) {
        return Some(card);
    }
    let cards = v.open.to_lay(me);
    match v.open.layer() {
        Some(layer) if layer == me && cards.len() == 1 => cards.first(),
        _ => None,
    }
}

/// The best cell for a card on the present grid, with its points.
fn best_cell(open: &Open, card: Card) -> Option<(Cell, i16)> {
    open.grid
        .legal_cells()
        .map(|cell| (cell, open.grid.points(card, cell)))
        .max_by_key(|(_, points)| *points)
}

impl Thricewise {
    fn panel_zones(&self, v: &View, me: Seat, seat: Seat, zones: &mut Vec<Zone>) {
        let open = &v.open;
        let i = seat.index();
        let over = open.step == Step::Over;
        let lays_now = open.layer() == Some(seat);
        let look = if lays_now { Look::Lit } else { Look::Plain };
        if seat != me {
            let size = usize::from(open.hand_size) - usize::from(open.committed.has(seat));
            zones.push(
                Zone::new(hand(seat), Place::Panel { seat, share: 3 }, Policy::Row)
                    .title("Hand")
                    .caption(if size == 0 { "none" } else { "" })
                    .items((0..size).map(|_| Item::back(Deck::Decktet))),
            );
        }
        let mut slot = Zone::new(sealed(seat), Place::Panel { seat, share: 2 }, Policy::Pile)
            .title(if open.revealed[i].is_some() {
                "Chosen"
            } else {
                "Sealed"
            })
            .outlined();
        if open.committed.has(seat) {
            slot.items.push(match v.chosen {
                Some(card) if v.viewer == Some(seat) => Item::down(card.face()).badge("✓"),
                _ => Item::back(Deck::Decktet).badge("✓"),
            });
        }
        let mine_to_lay = seat == me && lays_now && v.viewer == Some(me);
        if let Some(card) = open.revealed[i]
            && !mine_to_lay
        {
            let mut item = Item::up(card.face()).look(look);
            if open.step == Step::Place {
                let place = laying_order(open).iter().position(|s| *s == seat);
                item.badge = place.map(|p| (p + 1).to_string());
            }
            slot.items.push(item);
        }
        zones.push(slot);
        let look = if over { Look::Dim } else { look };
        let mut row = Zone::new(deferred(seat), Place::Panel { seat, share: 4 }, Policy::Row)
            .title(if over { "Set aside" } else { "Deferred" });
        if !mine_to_lay {
            row = row.items(up(open.deferred[i]).map(|item| item.look(look)));
        }
        if row.items.is_empty() {
            row.caption = "none".to_owned();
        }
        zones.push(row);
        if mine_to_lay {
            zones.push(
                Zone::new(to_lay(me), Place::Hand, Policy::Row)
                    .title("To lay")
                    .items(up(open.to_lay(me)).map(|item| item.look(Look::Lit))),
            );
        }
    }

    fn grid_zone(&self, v: &View) -> Zone {
        let open = &v.open;
        let mut zone = Zone::new(GRID, Place::Tableau, Policy::Grid);
        zone.items = open
            .grid
            .cards()
            .map(|(cell, card)| {
                let look = match open.last {
                    Some((seat, last)) if last == cell => Look::Last(seat),
                    _ => Look::Plain,
                };
                Item::up(card.face()).at(cell[0], cell[1]).look(look)
            })
            .collect();
        if !open.grid.is_empty() && open.step != Step::Over {
            zone.free = open.grid.legal_cells().collect();
        }
        let [wide, tall] = full_spans(open);
        zone.border = [wide, wide, tall, tall];
        zone
    }

    fn waiting_line(&self, open: &Open, names: &Names) -> String {
        let still: Vec<Seat> = Seat::all(self.players())
            .filter(|s| !open.committed.has(*s))
            .collect();
        match still[..] {
            [one] => format!("{} still.", names.does(one, "choose", "chooses")),
            _ => format!("{} still choose.", names.list(still)),
        }
    }

    fn place_line(&self, v: &View, me: Seat, names: &Names) -> String {
        let mut words: Vec<String> = Vec::new();
        for (i, seat) in laying_order(&v.open).into_iter().enumerate().skip(1) {
            if let Some(card) = v.open.revealed[seat.index()] {
                let then = if i == 1 { "Then" } else { "then" };
                words.push(format!("{then} {} with {}", names.of(seat), card.name()));
            }
        }
        let then = if words.is_empty() {
            "Nobody lays after that.".to_owned()
        } else {
            format!("{}.", words.join(", "))
        };
        if v.open.layer() == Some(me) && names.me == Some(me) {
            match v.open.to_lay(me).len() {
                1 => format!("Pick a cell: three in a line score. {then}"),
                n => format!(
                    "{} cards, one by one, in any order. {then}",
                    capital(NUMBERS.get(n).copied().unwrap_or("Several"))
                ),
            }
        } else {
            then
        }
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Whether the columns, and the rows, span as many as they may.
fn full_spans(open: &Open) -> [bool; 2] {
    let (low, high) = open.grid.bounds();
    [0, 1].map(|axis| !open.grid.is_empty() && high[axis] - low[axis] + 1 == SPAN)
}

impl Tabled for Thricewise {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        let open = &v.open;
        let mut zones = vec![
            self.grid_zone(v),
            Zone::new(STOCK, Place::Side, Policy::Pile)
                .caption(match open.stock {
                    0 => "none left".to_owned(),
                    n => format!("{n} left"),
                })
                .outlined()
                .items((0..open.stock).map(|_| Item::back(Deck::Decktet))),
        ];
        for seat in Seat::all(self.players()) {
            self.panel_zones(v, me, seat, &mut zones);
        }
        let mut own = Zone::new(hand(me), Place::Hand, Policy::Fan);
        if v.viewer == Some(me) {
            let cards = v.chosen.map_or(v.hand, |card| v.hand.without(card));
            own = own.items(up(cards));
        } else {
            let size = usize::from(open.hand_size) - usize::from(open.committed.has(me));
            own = own.items((0..size).map(|_| Item::back(Deck::Decktet)));
        }
        zones.push(own);
        Layout { zones }
    }

    fn gesture(&self, _: &View, seat: Seat, a: Action) -> Vec<Target> {
        match a {
            Action::Select { card } => vec![Target::Piece(piece(card)), Target::Zone(sealed(seat))],
            // With one card to lay the table fills in the first step by itself.
            Action::Place { card, cell } => {
                vec![Target::Piece(piece(card)), Target::Cell(GRID, cell)]
            }
        }
    }

    fn action_words(&self, _: &View, _: Seat, a: Action, _: &Names) -> String {
        match a {
            Action::Select { card } => format!("Seal {}", card.name()),
            Action::Place { card, .. } => format!("Lay {}", card.name()),
        }
    }

    fn prompt(&self, v: &View, me: Seat, names: &Names) -> Prompt {
        let open = &v.open;
        let seated = names.me == Some(me);
        let mut prompt = Prompt {
            progress: format!("Turn {} of {}", open.turn.max(1), self.turns()),
            ..Prompt::default()
        };
        (prompt.title, prompt.line) = match open.step {
            Step::Setup => ("The deal".to_owned(), "The deck is shuffled.".to_owned()),
            Step::Select if seated && !open.committed.has(me) => {
                prompt.yours = true;
                (
                    "Choose a card in secret".to_owned(),
                    match self.waiting_line(open, names) {
                        line if line == "You choose still." => "The others are ready.".to_owned(),
                        line => line,
                    },
                )
            }
            Step::Select if seated => (
                "Sealed".to_owned(),
                format!(
                    "{} You may take your card back.",
                    self.waiting_line(open, names)
                ),
            ),
            Step::Select => (
                "All choose in secret".to_owned(),
                self.waiting_line(open, names),
            ),
            Step::Reveal => {
                let blocked = blocked(open);
                let line = if blocked.is_empty() {
                    "No two alike: the lowest rank lays first.".to_owned()
                } else {
                    let words: Vec<String> = blocked
                        .iter()
                        .map(|(rank, seats)| {
                            format!("{} {}", NUMBERS[seats.len().min(5)], rank.plural())
                        })
                        .collect();
                    let words: Vec<&str> = words.iter().map(String::as_str).collect();
                    format!("{}: deferred.", capital(&join_and(&words)))
                };
                ("All cards are turned up".to_owned(), line)
            }
            Step::Place => {
                let layer = open.layer().unwrap_or(me);
                prompt.yours = seated && layer == me;
                let what = match open.to_lay(layer) {
                    cards if cards.len() == 1 => cards.first().map_or("", Card::name),
                    _ if prompt.yours => "your cards",
                    _ => "several cards",
                };
                let title = if prompt.yours {
                    format!("Lay {what}")
                } else {
                    format!("{} {what}", names.does(layer, "lay", "lays"))
                };
                (title, self.place_line(v, me, names))
            }
            Step::Draw => (
                "Everybody draws".to_owned(),
                "One card each from the pile.".to_owned(),
            ),
            Step::Over => (
                "The game is over".to_owned(),
                "Deferred cards left over score nothing.".to_owned(),
            ),
        };
        prompt
    }

    fn panels(&self, v: &View, me: Seat) -> Vec<Panel> {
        let open = &v.open;
        let order = laying_order(open);
        Seat::all(self.players())
            .map(|seat| {
                let i = seat.index();
                let mut acting = false;
                let status = match open.step {
                    Step::Setup | Step::Draw | Step::Over => String::new(),
                    Step::Select if open.committed.has(seat) => "ready".to_owned(),
                    Step::Select => {
                        acting = true;
                        "choosing".to_owned()
                    }
                    Step::Reveal => open.revealed[i].map_or("", Card::name).to_owned(),
                    Step::Place => match order.iter().position(|s| *s == seat) {
                        Some(0) => {
                            acting = true;
                            "laying".to_owned()
                        }
                        Some(p) => format!("{} to lay", ORDINALS[(p + 1).min(5)]),
                        None => "waiting".to_owned(),
                    },
                };
                let waits = open.step != Step::Over && open.layer() != Some(seat);
                let note = if seat == me && waits && !open.deferred[i].is_empty() {
                    "Laid at your next unblocked turn."
                } else {
                    ""
                };
                Panel {
                    seat,
                    score: open.scores[i].to_string(),
                    status,
                    acting,
                    note: note.to_owned(),
                }
            })
            .collect()
    }

    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        let open = &v.open;
        let deciding = match open.step {
            Step::Select => !open.committed.has(me),
            Step::Place => open.layer() == Some(me),
            _ => false,
        };
        let Some(card) = subject(v, me, chosen).filter(|_| deciding) else {
            return Vec::new();
        };
        open.grid
            .legal_cells()
            .map(|cell| {
                let trios = open.grid.trios(card, cell);
                let points: i16 = trios.iter().map(|t| t.points).sum();
                Preview {
                    target: Target::Cell(GRID, cell),
                    label: if points > 0 {
                        format!("+{points}")
                    } else {
                        "0".to_owned()
                    },
                    points: i32::from(points),
                    lines: trios.iter().map(trio_line).collect(),
                }
            })
            .collect()
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Aid> {
        let open = &v.open;
        let mut aids = Vec::new();
        let unseen = v.unseen();
        if open.step == Step::Over || open.step == Step::Setup {
            return aids;
        }
        if let Some(card) = subject(v, me, chosen) {
            let mut rows = Vec::new();
            if let Some((cell, points)) = best_cell(open, card) {
                let trios = open.grid.trios(card, cell);
                let label = if points > 0 {
                    format!("Best place now: {}", kinds(&trios))
                } else {
                    "No place scores now".to_owned()
                };
                rows.push(AidRow {
                    label,
                    value: format!("+{points}"),
                    faces: trios
                        .iter()
                        .filter(|t| t.points > 0)
                        .flat_map(|t| t.cells)
                        .filter_map(|c| open.grid.get(c))
                        .map(Faced::face)
                        .collect(),
                });
            }
            let same: Vec<Face> = unseen
                .iter()
                .filter(|c| c.rank() == card.rank())
                .map(Faced::face)
                .collect();
            if open.step == Step::Select {
                rows.push(AidRow {
                    label: if same.is_empty() {
                        "Can't be blocked: unseen ".to_owned() + card.rank().plural()
                    } else {
                        format!("Other {} unseen", card.rank().plural())
                    },
                    value: same.len().to_string(),
                    faces: same,
                });
            }
            aids.push(Aid {
                title: capital(card.name()),
                rows,
            });
        }
        let mut rows: Vec<AidRow> = Vec::new();
        for rank in [
            Rank::Ace,
            Rank::Two,
            Rank::Three,
            Rank::Four,
            Rank::Five,
            Rank::Six,
            Rank::Seven,
            Rank::Eight,
            Rank::Nine,
            Rank::Crown,
        ] {
            let faces: Vec<Face> = unseen
                .iter()
                .filter(|c| c.rank() == rank)
                .map(Faced::face)
                .collect();
            rows.push(AidRow {
                label: capital(rank.plural()),
                value: faces.len().to_string(),
                faces,
            });
        }
        aids.push(Aid {
            title: "Not seen yet".to_owned(),
            rows,
        });
        aids
    }

    fn why_not(&self, v: &View, me: Seat, chosen: &[Target], target: Target) -> String {
        let open = &v.open;
        let picked = card_of(&target);
        let in_grid = |card: Card| open.grid.cards().any(|(_, c)| c == card);
        let sentence = match (open.step, target) {
            (Step::Over, _) => "The game is over.",
            (Step::Select, _) if open.committed.has(me) => {
                "You have sealed your card: wait for the others, or take it back."
            }
            (Step::Select, Target::Cell(..)) => {
                "Cards are laid after the reveal. First choose a card and seal it."
            }
            (Step::Select, Target::Zone(zone)) if zone == sealed(me) && chosen.is_empty() => {
                "First choose the card that you want to seal."
            }
            (Step::Select, Target::Zone(zone)) if zone == sealed(me) => "Nothing is sealed yet.",
            (Step::Select, Target::Piece(_)) => match picked {
                Some(card) if in_grid(card) => {
                    "That card lies in the grid already. Choose one from your hand."
                }
                Some(card) if open.deferred[me.index()].has(card) => {
                    "Deferred cards are laid at your next unblocked turn. Choose one from your hand."
                }
                Some(_) => "That card is another player's. Choose one from your hand.",
                None => "You can't look at that card. Choose one from your hand.",
            },
            (Step::Select, _) => "Choose a card from your hand.",
            (Step::Place, _) if open.layer() != Some(me) => {
                "Another seat lays now: the lowest rank goes first, from ace to crown."
            }
            (Step::Place, Target::Cell(_, cell)) => {
                if open.grid.is_legal(cell) {
                    "First pick which of your cards to lay there."
                } else {
                    return self.why_not_cell(&open.grid, cell).0.into_owned();
                }
            }
            (Step::Place, Target::Piece(_)) => match picked {
                Some(card) if in_grid(card) => {
                    "A card already lies there: lay yours on a free cell."
                }
                Some(card) if v.hand.has(card) => {
                    "That card stays in your hand. Now you lay what you chose and what was deferred."
                }
                _ => "Lay the card you chose or one of your deferred cards.",
            },
            (Step::Place, _) => "Pick a free cell beside a card of the grid.",
            _ => "Nobody decides just now.",
        };
        sentence.to_owned()
    }

    fn story(
        &self,
        before: &View,
        made: Option<(Seat, Seen<Action>)>,
        after: &View,
        names: &Names,
    ) -> Vec<LogLine> {
        let mut lines = Vec::new();
        match (before.open.step, made) {
            (Step::Setup, _) => lines.push(LogLine {
                words: format!(
                    "{} cards lie in the grid; everybody holds three.",
                    capital(if self.starting_cells().len() == 4 {
                        "four"
                    } else {
                        "six"
                    })
                ),
                ..LogLine::default()
            }),
            (Step::Reveal, _) => {
                for (rank, seats) in blocked(&before.open) {
                    lines.push(LogLine {
                        who: names.list(seats.iter()),
                        words: format!(
                            "{} {}: deferred",
                            NUMBERS[seats.len().min(5)],
                            rank.plural()
                        ),
                        faces: seats
                            .iter()
                            .filter_map(|s| before.open.revealed[s.index()])
                            .map(Faced::face)
                            .collect(),
                        ..LogLine::default()
                    });
                }
                if after.open.step != Step::Place {
                    lines.push(LogLine {
                        words: "Nobody lays this turn.".to_owned(),
                        ..LogLine::default()
                    });
                }
            }
            (Step::Place, Some((seat, Seen::Open(Action::Place { card, cell })))) => {
                let trios = before.open.grid.trios(card, cell);
                let mut faces = vec![card.face()];
                for laid in trios.iter().flat_map(|t| t.cells) {
                    if let Some(c) = after.open.grid.get(laid)
                        && !faces.contains(&c.face())
                    {
                        faces.push(c.face());
                    }
                }
                let scored = kinds(&trios);
                lines.push(LogLine {
                    who: names.of(seat).to_owned(),
                    words: if scored.is_empty() {
                        card.name().to_owned()
                    } else {
                        format!("{}: {scored}", card.name())
                    },
                    points: Some(trios.iter().map(|t| i32::from(t.points)).sum()),
                    marks: trios
                        .iter()
                        .filter(|t| t.points > 0)
                        .filter_map(|t| match t.kind {
                            Kind::Flush(suit) => Some(suit.name()),
                            _ => None,
                        })
                        .collect(),
                    faces,
                    ..LogLine::default()
                });
            }
            (Step::Draw, _) => {
                let drawn = after.hand.minus(before.hand);
                lines.push(LogLine {
                    words: drawn.first().map_or_else(
                        || "Everybody draws a card.".to_owned(),
                        |card| format!("Everybody draws; you get {}.", card.name()),
                    ),
                    faces: drawn.iter().map(Faced::face).collect(),
                    ..LogLine::default()
                });
            }
            _ => {}
        }
        if after.open.turn != before.open.turn {
            let heading = Some(format!("Turn {}", after.open.turn));
            match lines.last_mut() {
                Some(line) if before.open.step == Step::Draw || before.open.step == Step::Setup => {
                    line.heading = heading;
                }
                _ => lines.push(LogLine {
                    heading,
                    words: "The pile is empty: nobody draws.".to_owned(),
                    ..LogLine::default()
                }),
            }
        }
        if after.open.step == Step::Over && before.open.step != Step::Over {
            let aside: Vec<Face> = after
                .open
                .deferred
                .iter()
                .flat_map(|d| d.iter())
                .map(Faced::face)
                .collect();
            lines.push(LogLine {
                heading: Some("The end".to_owned()),
                words: if aside.is_empty() {
                    "All cards are laid.".to_owned()
                } else {
                    "Deferred cards left over score nothing.".to_owned()
                },
                faces: aside,
                ..LogLine::default()
            });
        }
        lines
    }

    fn beats(&self, before: &View, made: Option<(Seat, Seen<Action>)>, after: &View) -> Vec<Beat> {
        match (before.open.step, made) {
            (Step::Setup, _) => vec![Beat::Cue("shuffle"), Beat::Cue("deal")],
            (Step::Select, Some(_)) if after.open.step == Step::Reveal => vec![Beat::Cue("reveal")],
            (Step::Select, Some(_)) => vec![Beat::Cue("slide")],
            (Step::Reveal, _) => {
                let clashing: Vec<Face> = blocked(&before.open)
                    .iter()
                    .flat_map(|(_, seats)| seats.iter())
                    .filter_map(|s| before.open.revealed[s.index()])
                    .map(Faced::face)
                    .collect();
                if clashing.is_empty() {
                    Vec::new()
                } else {
                    vec![Beat::Cue("deferred"), Beat::Clash(clashing)]
                }
            }
            (Step::Place, Some((seat, Seen::Open(Action::Place { card, cell })))) => {
                let mut beats = vec![Beat::Cue("place")];
                if full_spans(&before.open) != full_spans(&after.open) {
                    beats.push(Beat::Cue("border"));
                }
                beats.extend(
                    before
                        .open
                        .grid
                        .trios(card, cell)
                        .iter()
                        .map(|t| Beat::Score(seat, trio_line(t))),
                );
                beats
            }
            (Step::Draw, _) => vec![Beat::Cue("deal")],
            _ => Vec::new(),
        }
    }

    fn rules_page() -> &'static str {
        include_str!("../rules.md")
    }
}

//! Presentation of Thricewise (section *At the table*): layout, picks, and the account of each step.

use crate::rules::{Action, Cell, MOST_PLAYERS, Open, SPAN, Step, Thricewise, Trio, View};
use kortlek_rules::{
    Arg, Card as _, Deck, Face, Message, Note, Rules, Seat, Seats, Seen, Text,
    decktet::{BASIC_DECK, Card, CardSet, Rank},
    presentation::{
        Arrangement, Beat, Cue, CueTime, Decided, Fact, FactGroup, Gesture, Grid, Item, Label,
        Layout, Line, LogLine, Look, Mark, Piece, Place, Presentation, Preview, Prompt, Scene,
        SceneInput, Status, StepPresentation, Target, Targets, Tip, Zone, ZoneId, note_message,
    },
};
use std::collections::BTreeSet;

/// Sound: the grid reaches its edge.
const BORDER: Cue = Cue::Own("border", CueTime::Rest);

const GRID: ZoneId = ZoneId::common("grid");

/// The place of a seat's chosen card.
fn sealed(seat: Seat) -> ZoneId {
    ZoneId::of("sealed", seat)
}

fn up(cards: CardSet) -> impl Iterator<Item = Item> {
    cards.iter().map(|card| Item::up(card.face()))
}

fn faces(cards: impl IntoIterator<Item = Card>) -> Vec<Face> {
    cards.into_iter().map(Card::face).collect()
}

/// All ranks of the basic deck, from ace to crown.
fn ranks() -> BTreeSet<Rank> {
    BASIC_DECK.iter().map(Card::rank).collect()
}

/// A rank that two or more of the revealed cards have (section *Phases*).
struct Blocked {
    seats: Seats,
    faces: Vec<Face>,
    /// “Two fives”.
    words: Message,
}

fn blocked(open: &Open) -> Vec<Blocked> {
    let of = |rank| {
        let revealed = Seat::all(MOST_PLAYERS).zip(open.revealed);
        let alike: Vec<(Seat, Card)> = revealed
            .filter_map(|(seat, card)| Some((seat, card?)))
            .filter(|(_, card)| card.rank() == rank)
            .collect();
        let words = Message::new("so-many").with("n", alike.len());
        (alike.len() > 1).then(|| Blocked {
            seats: alike.iter().map(|(seat, _)| *seat).collect(),
            faces: faces(alike.iter().map(|(_, card)| *card)),
            words: words.with("rank", rank),
        })
    };
    ranks().into_iter().filter_map(of).collect()
}

/// The score note of a trio, whoever makes it.
fn note(trio: &Trio) -> Note {
    Note {
        seat: Seat(0),
        points: trio.points.into(),
        why: trio.kind.why().into(),
    }
}

/// Reasons of notes, with their points: “flush in knots 4 and straight 5”.
fn reasons(notes: impl IntoIterator<Item = Note>) -> Arg {
    let scoring = notes.into_iter().filter(|note| note.points > 0);
    let reason = |note: Note| {
        let reason = Message::new("scored").with("kind", note_message(&note));
        reason.with("n", note.points).into()
    };
    Arg::All(scoring.map(reason).collect())
}

fn trio_line(trio: &Trio) -> Line {
    Line {
        zone: GRID,
        cells: trio.cells.to_vec(),
        label: note_message(&note(trio)).into(),
        mark: trio.kind.suit().map(|suit| Mark(suit.name())),
        points: trio.points.into(),
    }
}

/// A zone with a hand of which only the backs are seen.
fn backs(open: &Open, seat: Seat, zone: Zone) -> Zone {
    let size = open.hand_size - u8::from(open.committed.has(seat));
    or_empty(zone.items(Item::backs(Deck::Decktet, size.into())))
}

fn or_empty(zone: Zone) -> Zone {
    let caption = zone.items.is_empty().then(|| "zone-empty".into());
    zone.caption(caption.unwrap_or(Text::EMPTY))
}

impl Thricewise {
    fn panel_zones(&self, v: &View, me: Seat, seat: Seat, zones: &mut Vec<Zone>) {
        let open = &v.open;
        let chosen = open.revealed[seat.index()];
        let over = open.step == Step::Over;
        let lays_now = open.layer() == Some(seat);
        let mine_to_lay = seat == me && lays_now && v.viewer == Some(me);
        let look = if lays_now { Look::Lit } else { Look::Plain };
        let panel = |share| Place::Panel { seat, share };
        if seat != me {
            let hand = Zone::new(ZoneId::of("hand", seat), panel(3), Arrangement::Row);
            zones.push(backs(open, seat, hand.title("zone-hand")));
        }
        let title = chosen.map_or("zone-sealed", |_| "zone-chosen");
        let slot = Zone::new(sealed(seat), panel(2), Arrangement::Pile);
        let mut slot = slot.title(title).outlined();
        if open.committed.has(seat) {
            let own = v.chosen.filter(|_| v.viewer == Some(seat));
            let card = own.map_or(Item::back(Deck::Decktet), |card| Item::down(card.face()));
            slot.items.push(card.badge("✓".to_owned()));
        }
        if let Some(card) = chosen.filter(|_| !mine_to_lay) {
            slot.items.push(Item::up(card.face()).look(look));
        }
        zones.push(slot);
        let look = if over { Look::Dim } else { look };
        let title = if over { "zone-aside" } else { "zone-deferred" };
        let mut row = Zone::new(ZoneId::of("deferred", seat), panel(4), Arrangement::Row);
        if !mine_to_lay {
            row = row.items(up(open.deferred[seat.index()]).map(|item| item.look(look)));
        }
        zones.push(or_empty(row.title(title)));
        if mine_to_lay {
            let lay = Zone::new(ZoneId::of("lay", me), Place::Hand, Arrangement::Row);
            let lit = up(open.to_lay(me)).map(|item| item.look(Look::Lit));
            zones.push(lay.title("zone-to-lay").items(lit));
        }
    }

    fn grid_zone(&self, open: &Open) -> Zone {
        let most = Some([SPAN as u8; 2]);
        let arrangement = Arrangement::Grid(Grid::Growing { most });
        let items = open.grid.cards().map(|(cell, card)| {
            let last = open.last.filter(|(_, last)| *last == cell);
            let look = last.map_or(Look::Plain, |(seat, _)| Look::Last(seat));
            Item::up(card.face()).at(cell[0], cell[1]).look(look)
        });
        let zone = Zone::new(GRID, Place::Middle, arrangement).items(items);
        let free = !open.grid.is_empty() && open.step != Step::Over;
        let cells = free.then(|| open.grid.legal_cells());
        zone.cells(cells.into_iter().flatten())
    }

    fn lay_prompt(&self, open: &Open, me: Seat) -> Prompt {
        let layer = open.layer().unwrap_or(me);
        let cards = open.to_lay(layer);
        let title = match cards.first() {
            Some(card) if cards.len() == 1 => Message::new("lay-title").with("card", card),
            _ => Message::new("lay-title-many"),
        };
        let next = open.laying_order().into_iter().skip(1).map(Arg::from);
        let next = Message::new("lay-line").with("next", Arg::All(next.collect()));
        let line = next.with("who", layer).with("n", cards.len());
        Prompt::new(title.with("who", layer), line)
    }

    /// Account of a card that is laid.
    fn tell_placing(
        &self,
        [before, after]: [&Open; 2],
        (seat, card, cell): (Seat, Card, Cell),
        notes: &[Note],
    ) -> (Vec<LogLine>, Vec<Beat>) {
        let trios = before.grid.trios(card, cell);
        let mut spoken = vec![card.face()];
        for laid in trios.iter().flat_map(|t| t.cells) {
            let laid = after.grid.get(laid).map(Card::face);
            spoken.extend(laid.filter(|face| !spoken.contains(face)));
        }
        let words = Message::new("laid").with("card", card);
        let words = words.with("why", reasons(notes.iter().cloned()));
        let scoring = trios.iter().filter(|t| t.points > 0);
        let line = LogLine::of(seat, words)
            .points(notes.iter().map(|note| note.points).sum())
            .marks(scoring.filter_map(|t| trio_line(t).mark))
            .faces(spoken);
        let sides = before.grid.is_full().into_iter().zip(after.grid.is_full());
        let filled = ["columns-full", "rows-full"].into_iter().zip(sides);
        let filled = filled.filter(|(_, (before, after))| before != after);
        let mut lines: Vec<LogLine> = filled.map(|(words, _)| LogLine::new(words)).collect();
        let border = !lines.is_empty();
        let cues = [Some(Cue::Place), border.then_some(BORDER)];
        let beats = cues.into_iter().flatten().map(Beat::Cue);
        let scores = trios.iter().map(|t| Beat::Score(seat, trio_line(t)));
        lines.insert(0, line);
        (lines, beats.chain(scores).collect())
    }

    /// Facts about a card that may be chosen or laid.
    fn card_aid(&self, v: &View, card: Card) -> FactGroup {
        let grid = &v.open.grid;
        let worth = |cell| (grid.points(card, cell), cell);
        let each = grid.legal_cells().map(worth);
        let best = each.max_by_key(|(points, _)| *points);
        let best = best.map(|(points, cell)| {
            let trios = grid.trios(card, cell);
            let lines = trios.iter().filter(|t| t.points > 0).flat_map(|t| t.cells);
            let label = Message::new("best-place").with("why", reasons(trios.iter().map(note)));
            let label = label.with("points", points);
            let faces = faces(lines.filter_map(|cell| grid.get(cell)));
            Fact::new(label, format!("+{points}"), faces)
        });
        let blockers = (v.open.step == Step::Select).then(|| {
            let same = v.unseen().iter().filter(|c| c.rank() == card.rank());
            let faces = faces(same);
            let label = Message::new("blockers").with("n", faces.len());
            Fact::count(label.with("rank", card.rank()), faces)
        });
        let title = Message::new("card-named").with("card", card);
        let no_number = matches!(card.rank(), Rank::Ace | Rank::Crown);
        let no_number = no_number.then(|| Fact::new("no-number", Text::EMPTY, Vec::new()));
        FactGroup::new(title, best.into_iter().chain(no_number).chain(blockers))
    }
}

/// The target that a card is.
fn target(card: Card) -> Target {
    Target::Piece(Piece::Card(card.face()))
}

/// Card that a decision is about so far: the one picked, or the only one there is to lay.
fn subject(input: &SceneInput<Thricewise>) -> Option<Card> {
    let open = &input.view.open;
    let cards = open.to_lay(input.me);
    let lays_one = cards.len() == 1 && open.layer() == Some(input.me);
    let picked = input.picks.first().and_then(Target::decktet);
    picked.or(cards.first().filter(|_| lays_one))
}

impl Thricewise {
    /// Everything that lies on the table.
    fn layout(&self, v: &View, me: Seat) -> Layout {
        let open = &v.open;
        let left = Message::new("stock-left").with("n", open.stock);
        let stock = Zone::new(ZoneId::common("stock"), Place::Side, Arrangement::Pile);
        let cards = Item::backs(Deck::Decktet, open.stock.into());
        let mut zones = vec![
            self.grid_zone(open),
            stock.caption(left).outlined().items(cards),
        ];
        for seat in Seat::all(self.players()) {
            self.panel_zones(v, me, seat, &mut zones);
        }
        let own = Zone::new(ZoneId::of("hand", me), Place::Hand, Arrangement::Fan);
        zones.push(if v.viewer == Some(me) {
            own.items(up(v.chosen.map_or(v.hand, |card| v.hand.without(card))))
        } else {
            backs(open, me, own)
        });
        Layout::new(zones)
    }

    /// Section *Phases*: everybody puts a card aside in secret.
    fn select(&self, scene: &mut Scene<Action>, input: &SceneInput<Thricewise>) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let others = || Seat::all(self.players()).filter(|seat| v.viewer != Some(*seat));
        for seat in Seat::all(self.players()) {
            let words = match open.committed.has(seat) {
                true => "status-ready",
                false => "status-choosing",
            };
            scene.status(seat, Status::new(words));
        }
        let [title, line] = match v.viewer.map(|me| open.committed.has(me)) {
            None => ["watch-title", "waiting"],
            Some(true) => ["sealed-title", "sealed-line"],
            Some(false) => ["choose-title", "choose-line"],
        };
        let waiting: Seats = others().filter(|s| !open.committed.has(*s)).collect();
        let line = Message::new(line).with("who", waiting);
        scene.prompt = Prompt::new(title, line.with("others", others().collect::<Seats>()));
        for action in input.legal {
            if let Action::Select { card } = *action {
                let gesture = Gesture::path([target(card), Target::Zone(sealed(me))]);
                scene.offer(*action, gesture, self.action_words(v, me, *action));
            }
        }
        if !input.decides() {
            return;
        }
        scene.tip_if(open.turn == 1, "situation-secret");
        let waits = !open.deferred[me.index()].is_empty();
        scene.tip_if(open.turn > 1 && waits, "situation-deferred");
        for card in BASIC_DECK.iter() {
            scene.refuse(target(card), Action::Select { card });
        }
        // A card goes to a cell only later.
        if let Some(card) = subject(input).or(v.hand.first()) {
            let taken = open.grid.cards().map(|(cell, _)| cell);
            for cell in open.grid.legal_cells().chain(taken) {
                scene.refuse(Target::Cell(GRID, cell), Action::Place { card, cell });
            }
        }
        scene.instead(sealed(me), "seal-what");
        scene.instead(Targets::Pieces, "hidden-card");
        scene.instead(Targets::All, "choose-first");
    }

    /// Section *Phases*: the chosen cards are turned up, and equal ranks block each other.
    fn reveal(&self, scene: &mut Scene<Action>, open: &Open) {
        for seat in Seat::all(self.players()) {
            // The name of a card may be too long for the panel, and it is the rank that counts.
            if let Some(card) = open.revealed[seat.index()] {
                let words = Message::new("status-rank").with("rank", card.rank());
                scene.status(seat, Status::new(words));
            }
        }
        let blocked = blocked(open);
        let n: usize = blocked.iter().map(|ranks| ranks.seats.len()).sum();
        let ranks = blocked.into_iter().map(|ranks| ranks.words.into());
        let line = Message::new("reveal-line").with("left", self.players() - n);
        let line = line.with("ranks", Arg::All(ranks.collect()));
        scene.prompt = Prompt::new("reveal-title", line);
    }

    /// Section *Laying*: the seat in turn lays its cards into free cells.
    fn lay(&self, scene: &mut Scene<Action>, input: &SceneInput<Thricewise>) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let order = open.laying_order();
        for seat in Seat::all(self.players()) {
            let words = match order.iter().position(|s| *s == seat) {
                Some(0) => "status-laying".into(),
                Some(place) => Message::new("status-order").with("n", place + 1).into(),
                None => Text::from("status-waiting"),
            };
            scene.status(seat, Status::new(words));
        }
        scene.prompt = self.lay_prompt(open, me);
        for action in input.legal {
            if let Action::Place { card, cell } = *action {
                // With one card to lay the table fills in the first step by itself.
                let gesture = Gesture::path([target(card), Target::Cell(GRID, cell)]);
                scene.offer(*action, gesture, self.action_words(v, me, *action));
            }
        }
        if open.layer() == Some(me) {
            for cell in open.grid.legal_cells() {
                scene.tooltip(Target::Cell(GRID, cell), Tip::new(Text::EMPTY, "tip-cell"));
            }
        }
        if !input.decides() {
            return;
        }
        scene.tip(match open.to_lay(me).len() {
            0 | 1 => "situation-line",
            _ => "situation-several",
        });
        // A card that is none of these is not to be laid, whatever the cell.
        for card in BASIC_DECK.iter() {
            scene.refuse(target(card), Action::Place { card, cell: [0, 0] });
        }
        let card = subject(input).or(open.to_lay(me).first());
        if let Some(card) = card.or(v.hand.first()) {
            for (cell, _) in open.grid.cards() {
                scene.refuse(Target::Cell(GRID, cell), Action::Place { card, cell });
            }
        }
        scene.instead(Targets::Cells(GRID), "lay-which");
        scene.instead(Targets::All, "pick-cell");
    }

    /// Adds previews of the points on each free cell, for the card that a decision is about.
    fn preview(scene: &mut Scene<Action>, open: &Open, card: Card) {
        for cell in open.grid.legal_cells() {
            let trios = open.grid.trios(card, cell);
            let points = trios.iter().map(|t| i32::from(t.points)).sum();
            scene.previews.push(Preview {
                target: Target::Cell(GRID, cell),
                label: Label::Points(points),
                points,
                lines: trios.iter().map(trio_line).collect(),
            });
        }
    }

    /// The cards that nobody has seen, by rank.
    fn unseen_facts(v: &View) -> FactGroup {
        let rows = ranks().into_iter().map(|rank| {
            let faces = faces(v.unseen().iter().filter(|c| c.rank() == rank));
            let label = Message::new("rank-row").with("n", faces.len());
            Fact::count(label.with("rank", rank), faces)
        });
        FactGroup::new("unseen-title", rows)
    }
}

impl Presentation for Thricewise {
    fn scene(&self, input: SceneInput<Thricewise>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let mut scene = Scene::new(&input, self.layout(v, me));
        match open.step {
            Step::Setup => scene.prompt = Prompt::new("deal-title", "deal-line"),
            Step::Select => self.select(&mut scene, &input),
            Step::Reveal => self.reveal(&mut scene, open),
            Step::Place => self.lay(&mut scene, &input),
            Step::Draw => scene.prompt = Prompt::new("draw-title", "draw-line"),
            Step::Over => scene.prompt = Prompt::new(Text::EMPTY, "over-line"),
        }
        let turn = Message::new("progress").with("n", open.turn.max(1));
        scene.prompt.progress = turn.with("of", self.turns()).into();
        let waits = open.step != Step::Over && open.layer() != Some(me);
        if waits && !open.deferred[me.index()].is_empty() {
            scene.panel(me).status.note = "deferred-note".into();
        }
        let subject = subject(&input);
        if let Some(card) = subject.filter(|_| v.viewer.is_some()) {
            Thricewise::preview(&mut scene, open, card);
        }
        if !matches!(open.step, Step::Over | Step::Setup) {
            let aid = subject.map(|card| self.card_aid(v, card));
            scene.facts.extend(aid);
            scene.facts.push(Thricewise::unseen_facts(v));
        }
        scene
    }

    fn action_words(&self, _: &View, _: Seat, a: Action) -> Message {
        match a {
            Action::Select { card } => Message::new("seal").with("card", card),
            Action::Place { card, .. } => Message::new("lay").with("card", card),
        }
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
        let mut lines = Vec::new();
        let mut beats = Vec::new();
        match (old.step, made) {
            (Step::Setup, _) => {
                let words = Message::new("dealt").with("n", new.grid.len());
                lines.push(LogLine::new(words));
                beats = vec![Beat::Cue(Cue::Shuffle), Beat::Cue(Cue::Deal)];
            }
            (Step::Select, _) => {
                let all = new.step == Step::Reveal;
                beats.push(Beat::Cue(if all { Cue::Reveal } else { Cue::Slide }));
            }
            (Step::Reveal, _) => {
                let mut clash = Vec::new();
                for ranks in blocked(old) {
                    clash.extend(ranks.faces.iter().copied());
                    let line = LogLine::new(Message::new("blocked").with("cards", ranks.words));
                    lines.push(line.who(ranks.seats).faces(ranks.faces));
                }
                if !clash.is_empty() {
                    beats = vec![Beat::Cue(Cue::Deferred), Beat::Clash(clash)];
                }
                if new.step != Step::Place {
                    lines.push(LogLine::new("nobody-lays"));
                }
            }
            (Step::Place, Some((seat, Seen::Open(Action::Place { card, cell })))) => {
                (lines, beats) = self.tell_placing([old, new], (seat, card, cell), notes);
            }
            (Step::Draw, _) => {
                let own = after.hand.minus(before.hand);
                let drawn = |card| Message::new("drawn-by-you").with("card", card);
                let words = own.first().map_or("drawn".into(), drawn);
                lines.push(LogLine::new(words).faces(faces(own.iter())));
                beats.push(Beat::Cue(Cue::Deal));
            }
            _ => {}
        }
        if new.turn != old.turn {
            if !matches!(old.step, Step::Draw | Step::Setup) {
                lines.push(LogLine::new("pile-empty"));
            }
            if let Some(line) = lines.last_mut() {
                line.heading = Message::new("heading-turn").with("n", new.turn).into();
            }
        }
        if new.step == Step::Over && old.step != Step::Over {
            let aside = faces(new.deferred.iter().flat_map(|d| d.iter()));
            let line = LogLine::new(Message::new("over-log").with("n", aside.len()));
            lines.push(line.heading("heading-end").faces(aside));
        }
        StepPresentation::new(lines, beats)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

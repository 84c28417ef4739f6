//! How a game is shown: pure functions from a view to what lies where, what can be picked, and what is said.
//!
//! A game declares zones in the house's places; it never says a pixel. The table (a Bevy crate) turns the layout
//! into sprites that travel, the session (see [`crate::session`]) makes it object-safe.

use crate::{
    deck::{Deck, Face},
    game::Game,
    rules::Seen,
    seat::{Seat, Seats},
};

/// What a thing on the table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A card whose face the viewer knows, even if it lies face down.
    Card(Face),
    /// A card of which the viewer sees only the back.
    Back(Deck),
    /// A token, marker, bottle…: its kind, the name of a mark or a suit, and a number that tells it from others of its
    /// kind in this layout. Tokens of one kind are alike: the number says nothing about which of them went where.
    Token(&'static str, u8),
}

/// A named zone of the table; most belong to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ZoneId {
    /// The zone's name: `hand`, `stock`, `grid`.
    pub name: &'static str,
    /// Whose it is.
    pub seat: Option<Seat>,
}

impl ZoneId {
    /// A zone that belongs to nobody.
    pub const fn common(name: &'static str) -> ZoneId {
        ZoneId { name, seat: None }
    }

    /// A zone of a seat.
    pub const fn of(name: &'static str, seat: Seat) -> ZoneId {
        ZoneId {
            name,
            seat: Some(seat),
        }
    }
}

/// Where in the house's frame a zone lies. The frame: a bar on top with the prompt, a column of seat panels on each
/// side, the tableau in the middle, the viewer's hand below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The middle of the table.
    Tableau,
    /// A part of the middle of the table, which is thought of as a raster of equal fields. Where the layout has no zone
    /// in [`Place::Hand`], the middle reaches down to the window's edge.
    Part {
        /// How many fields there are: columns, rows.
        raster: [u8; 2],
        /// The first column and row of the part.
        at: [u8; 2],
        /// How many columns and rows it takes.
        span: [u8; 2],
    },
    /// A strip at the left edge of the tableau: stock, discard pile, drawn from top to bottom in zone order.
    Side,
    /// Shown large in the left column, between the viewer's panel and the others: a card that is being decided upon.
    /// There is room for it if two play; with more players it lies in the side strip.
    Display,
    /// The viewer's hand.
    Hand,
    /// In a seat's panel; zones of one panel stand side by side in the order given, sharing its width by `share`.
    Panel {
        /// Whose panel.
        seat: Seat,
        /// How much of the panel's width, relative to the panel's other zones.
        share: u8,
    },
}

/// How a zone lays out its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Policy {
    /// An arc, each index free, as cards are held.
    Fan,
    /// One on the other, with a hint of thickness.
    Pile,
    /// Side by side, overlapping when they must.
    Row,
    /// On cells; [`Item::cell`] says which. `[0,0]` may lie anywhere; the grid scales and centres itself.
    Grid,
    /// Heaps of tokens side by side, one for each column of [`Item::cell`], in as many lines as make the tokens largest.
    /// [`Zone::free`] names the columns that keep their place though nothing lies there.
    Heaps,
    /// In a bag: nothing of what is in it is seen.
    Bag,
    /// A strip of paper with words and marks on it ([`Zone::sign`]), and no pieces.
    Sign,
}

/// An end of a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The left end.
    Left,
    /// The right end.
    Right,
}

/// A row whose cards begin at one end of its room instead of standing in the middle. Lengths are in cards' widths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Begin {
    /// Which end.
    pub end: End,
    /// How much is kept free there, for the zone's tag and for another zone's pieces.
    pub inset: f32,
    /// How much farther than its room the zone can be picked at that end.
    pub reach: f32,
}

/// A few characters that count what lies in a zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The large one: “3”.
    pub count: String,
    /// The small one below it: “of 5”; may be empty.
    pub below: String,
    /// Whether it stands out: the zone is ahead of another.
    pub ahead: bool,
}

/// What is drawn under a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ground {
    /// The cloth of the table.
    #[default]
    Cloth,
    /// Running water, from top to bottom.
    Water,
    /// A field of its own, faintly outlined.
    Field,
}

/// How a piece looks where it lies, besides its face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// As it is.
    #[default]
    Plain,
    /// Out of the game: dimmed.
    Dim,
    /// Marked as the last thing that was played, by this seat.
    Last(Seat),
    /// One of the cards that somebody has to lay now.
    Lit,
}

/// One piece in a zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub piece: Piece,
    /// Whether its face is up.
    pub face_up: bool,
    /// Its cell in a grid: column, row (down).
    pub cell: [i8; 2],
    /// Its look.
    pub look: Look,
    /// A few characters in a disc at its corner: the place in an order, a check.
    pub badge: Option<String>,
    /// Marks on a tab at its upper left edge, free also in a fan: what a card is that its index does not say.
    pub tags: Vec<&'static str>,
}

impl Item {
    /// A card face up.
    pub fn up(face: Face) -> Item {
        Item {
            piece: Piece::Card(face),
            face_up: true,
            cell: [0, 0],
            look: Look::Plain,
            badge: None,
            tags: Vec::new(),
        }
    }

    /// A card that the viewer does not know.
    pub fn back(deck: Deck) -> Item {
        Item {
            piece: Piece::Back(deck),
            face_up: false,
            ..Item::up(Face::French(crate::french::Card::JOKER_1))
        }
    }

    /// A card that the viewer knows, lying face down.
    pub fn down(face: Face) -> Item {
        Item {
            face_up: false,
            ..Item::up(face)
        }
    }

    /// A token.
    pub fn token(kind: &'static str, n: u8) -> Item {
        Item {
            piece: Piece::Token(kind, n),
            ..Item::back(Deck::French)
        }
    }

    /// On this cell of a grid.
    #[must_use]
    pub fn at(mut self, column: i8, row: i8) -> Item {
        self.cell = [column, row];
        self
    }

    /// With this look.
    #[must_use]
    pub fn look(mut self, look: Look) -> Item {
        self.look = look;
        self
    }

    /// With this badge.
    #[must_use]
    pub fn badge(mut self, badge: impl Into<String>) -> Item {
        self.badge = Some(badge.into());
        self
    }

    /// With these marks on its tab.
    #[must_use]
    pub fn tags(mut self, marks: impl IntoIterator<Item = &'static str>) -> Item {
        self.tags = marks.into_iter().collect();
        self
    }
}

/// A part of a sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A mark, or a suit by its name.
    Mark(&'static str),
    /// Words.
    Words(String),
    /// Words that stand out.
    Strong(String),
    /// A number that is counted: it swells when it changes.
    Sum(i32),
    /// The names of these seats. [`Layout::name`] puts them in.
    Who(Seats),
    /// The names of these seats with a verb, as the viewer and as others do it: “You win”, “Elm wins”.
    Does(Seats, &'static str, &'static str),
}

/// A card that is looked back at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The card.
    pub face: Face,
    /// Whose it was. [`Layout::name`] puts the name before the words.
    pub seat: Option<Seat>,
    /// A few words below it; may be empty.
    pub words: String,
    /// Whether it stands out.
    pub lit: bool,
}

/// What a zone shows when the player asks to look back: the last trick, a discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LookBack {
    /// What it is: “Last trick”. It stands on the zone as a button, too.
    pub title: String,
    /// The cards in order.
    pub cards: Vec<Past>,
    /// What is said of them; may be empty.
    pub line: Vec<Sign>,
}

/// A zone and what lies in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Zone {
    /// Which zone.
    pub id: ZoneId,
    /// Where.
    pub place: Place,
    /// How it lays out its pieces.
    pub policy: Policy,
    /// A word above it; empty for none.
    pub title: String,
    /// A word below it: “12 left”; empty for none. Shown instead of pieces if there are none: “none”.
    pub caption: String,
    /// An empty place is drawn as a dashed outline even without pieces.
    pub outline: bool,
    /// The pieces, lowest first.
    pub items: Vec<Item>,
    /// For a grid: the cells drawn as free places though nothing lies there.
    pub free: Vec<[i8; 2]>,
    /// For a grid: the most columns and rows it can have, and whether the first (last) column and row are already
    /// settled: the edges that nothing can pass are drawn as a border: left, right, top, bottom.
    pub border: [bool; 4],
    /// For a row: the end at which its cards begin; in the middle of its room if there is none.
    pub begin: Option<Begin>,
    /// For a row with such an end: what is counted there.
    pub tag: Option<Tag>,
    /// What is drawn under it.
    pub ground: Ground,
    /// For a sign: what stands on it.
    pub sign: Vec<Sign>,
    /// What it shows when the player looks back.
    pub look_back: Option<LookBack>,
    /// A seat whose name is its title. [`Layout::name`] puts it in.
    pub named: Option<Seat>,
}

impl Zone {
    /// An empty zone.
    pub fn new(id: ZoneId, place: Place, policy: Policy) -> Zone {
        Zone {
            id,
            place,
            policy,
            title: String::new(),
            caption: String::new(),
            outline: false,
            items: Vec::new(),
            free: Vec::new(),
            border: [false; 4],
            begin: None,
            tag: None,
            ground: Ground::Cloth,
            sign: Vec::new(),
            look_back: None,
            named: None,
        }
    }

    /// With its cards beginning at an end, so much of which is kept free, and so much beyond which can be picked too.
    #[must_use]
    pub fn begin(mut self, end: End, inset: f32, reach: f32) -> Zone {
        self.begin = Some(Begin { end, inset, reach });
        self
    }

    /// With a count at the end at which its cards begin.
    #[must_use]
    pub fn tag(mut self, count: impl Into<String>, below: impl Into<String>, ahead: bool) -> Zone {
        self.tag = Some(Tag {
            count: count.into(),
            below: below.into(),
            ahead,
        });
        self
    }

    /// With the name of a seat as its title.
    #[must_use]
    pub fn named(mut self, seat: Seat) -> Zone {
        self.named = Some(seat);
        self
    }

    /// With this on its paper.
    #[must_use]
    pub fn sign(mut self, parts: impl IntoIterator<Item = Sign>) -> Zone {
        self.sign = parts.into_iter().collect();
        self
    }

    /// With something to look back at.
    #[must_use]
    pub fn look_back(mut self, shown: Option<LookBack>) -> Zone {
        self.look_back = shown;
        self
    }

    /// On this ground.
    #[must_use]
    pub fn ground(mut self, ground: Ground) -> Zone {
        self.ground = ground;
        self
    }

    /// With a word above it.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Zone {
        self.title = title.into();
        self
    }

    /// With a word below it.
    #[must_use]
    pub fn caption(mut self, caption: impl Into<String>) -> Zone {
        self.caption = caption.into();
        self
    }

    /// Drawn as a dashed outline when empty.
    #[must_use]
    pub fn outlined(mut self) -> Zone {
        self.outline = true;
        self
    }

    /// With these pieces, lowest first.
    #[must_use]
    pub fn items(mut self, items: impl IntoIterator<Item = Item>) -> Zone {
        self.items = items.into_iter().collect();
        self
    }
}

/// Everything that lies on the table, as one seat sees it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// All zones, also empty ones; within a place in order.
    pub zones: Vec<Zone>,
}

impl Layout {
    /// The zone of this id.
    pub fn zone(&self, id: ZoneId) -> Option<&Zone> {
        self.zones.iter().find(|z| z.id == id)
    }

    /// Puts the players' names in where the layout speaks of seats.
    pub fn name(&mut self, names: &Names) {
        for zone in &mut self.zones {
            if let Some(seat) = zone.named {
                zone.title = names.of(seat).to_owned();
            }
            name_signs(&mut zone.sign, names);
            if let Some(past) = &mut zone.look_back {
                name_signs(&mut past.line, names);
            }
        }
    }

    /// All pieces with their zones, lowest first.
    pub fn pieces(&self) -> impl Iterator<Item = (&Zone, &Item)> {
        self.zones
            .iter()
            .flat_map(|z| z.items.iter().map(move |i| (z, i)))
    }
}

fn name_signs(parts: &mut [Sign], names: &Names) {
    for part in parts {
        let words = match part {
            Sign::Who(seats) => names.list(seats.iter()),
            Sign::Does(seats, you, other) => {
                let verb = match (seats.len(), seats.first()) {
                    (1, Some(one)) if names.me != Some(one) => *other,
                    _ => *you,
                };
                format!("{} {verb}", names.list(seats.iter()))
            }
            Sign::Mark(_) | Sign::Words(_) | Sign::Strong(_) | Sign::Sum(_) => continue,
        };
        *part = Sign::Strong(words);
    }
}

/// Something that can be picked: by click, drop, key or pad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A card that lies on the table.
    Piece(Piece),
    /// A zone as a whole.
    Zone(ZoneId),
    /// A cell of a grid: zone, column, row.
    Cell(ZoneId, [i8; 2]),
    /// A seat's panel.
    Seat(Seat),
    /// A button with this name; the choice's words label it.
    Button(&'static str),
}

/// A line drawn through pieces with what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The grid cells it runs through, in order, in this zone.
    pub zone: ZoneId,
    /// The cells; none for a line through all pieces of the zone.
    pub cells: Vec<[i8; 2]>,
    /// What it is, in words: “flush in knots”.
    pub label: String,
    /// A mark that stands for it (a suit's name), if any.
    pub mark: Option<&'static str>,
    /// What it is worth.
    pub points: i32,
}

/// What choosing a target would bring, shown before it is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The target.
    pub target: Target,
    /// A few characters on it, “+4”, or the name of a mark between colons: `:arrow-up:`, `:arrow-down:`, `:arrow-left:`,
    /// `:arrow-right:`, `:check:`, `:cross:`.
    pub label: String,
    /// What it is worth, for comparing previews.
    pub points: i32,
    /// What would score.
    pub lines: Vec<Line>,
}

/// What the bar on top says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// What kind of decision, in capitals' style: “Choose a card in secret”.
    pub title: String,
    /// Whose, and what to do.
    pub line: String,
    /// How far the game is: “Turn 3 of 8”.
    pub progress: String,
    /// Whether the viewer is to decide.
    pub yours: bool,
}

/// What a seat's panel says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// The score, as it is shown.
    pub score: String,
    /// A word on what the seat is doing: “ready”, “choosing”.
    pub status: String,
    /// Whether the seat owes a decision.
    pub acting: bool,
    /// A sentence below, if any.
    pub note: String,
}

/// A moment worth showing when a step is made, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beat {
    /// A sound cue by its name.
    Cue(&'static str),
    /// Points are made: the line is drawn and counted up.
    Score(Seat, Line),
    /// Points without a line.
    Points(Seat, i32, String),
    /// These cards are turned back together: they shake.
    Clash(Vec<Face>),
    /// A word over the table for a moment.
    Banner(String),
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogLine {
    /// Starts a section: “Turn 2”.
    pub heading: Option<String>,
    /// Who: bold before the words.
    pub who: String,
    /// What happened.
    pub words: String,
    /// Points made, if the line is about them.
    pub points: Option<i32>,
    /// Marks of suits that scored.
    pub marks: Vec<&'static str>,
    /// Cards it speaks of: lit up when the line is hovered.
    pub faces: Vec<Face>,
}

/// A group of facts beside the table that help to decide: unseen cards, the best place now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aid {
    /// The group's name.
    pub title: String,
    /// Its rows.
    pub rows: Vec<AidRow>,
}

/// One fact.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AidRow {
    /// What.
    pub label: String,
    /// How much.
    pub value: String,
    /// The cards it speaks of.
    pub faces: Vec<Face>,
}

/// What scores count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    /// One of it: “point”.
    pub one: &'static str,
    /// Several of it: “points”.
    pub several: &'static str,
    /// Whether fewer of it are better.
    pub fewer: bool,
}

impl Unit {
    /// Points, of which more are better.
    pub const POINTS: Unit = Unit {
        one: "point",
        several: "points",
        fewer: false,
    };
}

/// The players' names, for words: the viewer is “You”.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// One a seat.
    pub names: Vec<String>,
    /// The viewer, if one sits at the table.
    pub me: Option<Seat>,
}

impl Names {
    /// The name, or “You”.
    pub fn of(&self, seat: Seat) -> &str {
        if self.me == Some(seat) {
            "You"
        } else {
            self.names
                .get(seat.index())
                .map_or("Somebody", String::as_str)
        }
    }

    /// “You lay” or “Elm lays”: the name with the fitting form of a verb.
    pub fn does<'a>(&'a self, seat: Seat, you: &'a str, other: &'a str) -> String {
        format!(
            "{} {}",
            self.of(seat),
            if self.me == Some(seat) { you } else { other }
        )
    }

    /// The form of a verb that fits the name.
    pub fn verb<'a>(&self, seat: Seat, you: &'a str, other: &'a str) -> &'a str {
        if self.me == Some(seat) { you } else { other }
    }

    /// “You, Elm and Birch”: a list of names with commas and “and”.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.into_iter().map(|s| self.of(s)).collect();
        join_and(&names)
    }
}

/// “a, b and c”.
pub fn join_and(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// How a game is shown. All functions are pure.
pub trait Tabled: Game {
    /// Everything that lies on the table, seen by the view's seat, with seat `me` at the bottom.
    fn layout(&self, v: &Self::View, me: Seat) -> Layout;

    /// The targets that are picked one after the other to make an action, one to three. No action's path is the
    /// start of another's.
    fn gesture(&self, v: &Self::View, seat: Seat, a: Self::Action) -> Vec<Target>;

    /// What an action does, in the imperative: “Seal the Market”. It stands on the button that confirms it.
    fn action_words(&self, v: &Self::View, seat: Seat, a: Self::Action, names: &Names) -> String;

    /// What the bar on top says to seat `me`.
    fn prompt(&self, v: &Self::View, me: Seat, names: &Names) -> Prompt;

    /// What each seat's panel says, in seat order.
    fn panels(&self, v: &Self::View, me: Seat) -> Vec<Panel>;

    /// What targets would bring, once `chosen` is picked: shown on them. May cover targets that can't be picked now.
    fn previews(&self, v: &Self::View, me: Seat, chosen: &[Target]) -> Vec<Preview>;

    /// What the table would look like if the decision were made that `chosen` leads to, as far as that can be foreseen:
    /// what would have moved by then is shown faintly in its new place, and counts as they would be. `chosen` may be
    /// unfinished; `None` shows nothing.
    fn outcome(&self, _: &Self::View, _: Seat, _chosen: &[Target]) -> Option<Layout> {
        None
    }

    /// How the end came about, in one sentence for the result: a tie that was broken, who decided the game. Empty if the
    /// scores say it all.
    fn ending(&self, _: &Self::View, _: &Names) -> String {
        String::new()
    }

    /// What a score counts.
    fn unit(&self) -> Unit {
        Unit::POINTS
    }

    /// Facts beside the table. Rows of a group that have no value show the cards they speak of.
    fn aids(&self, v: &Self::View, me: Seat, chosen: &[Target]) -> Vec<Aid>;

    /// Why a target can't be picked now, in one sentence that names the rule.
    fn why_not(&self, v: &Self::View, me: Seat, chosen: &[Target], target: Target) -> String;

    /// What a step is worth in words for the log, as seat `me` may know it. `made` is the decision, or `None` for an
    /// automatic step.
    fn story(
        &self,
        before: &Self::View,
        made: Option<(Seat, Seen<Self::Action>)>,
        after: &Self::View,
        names: &Names,
    ) -> Vec<LogLine>;

    /// The moments worth showing of a step, in order.
    fn beats(
        &self,
        before: &Self::View,
        made: Option<(Seat, Seen<Self::Action>)>,
        after: &Self::View,
    ) -> Vec<Beat>;

    /// The rules of the game for players, in the house's markup (a small part of Markdown, with `cards` blocks).
    fn rules_page() -> &'static str;
}

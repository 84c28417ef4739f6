//! Layout of the table: zones with their pieces and decorations, in the places that all tables share.
//!
//! A zone has a place (where), an arrangement (how its pieces are laid out) and decorations (what else is drawn of it).
//! Games never specify pixels.

use super::{
    area::BoardRect,
    texts::{Texts, Visit},
};
use crate::{
    deck::{Deck, Face},
    message::{Message, Text},
    seat::Seat,
};
use serde::{Deserialize, Serialize};

/// The name of a drawing in `assets/marks`, without its ending. The conformance kit asks that the file exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark(pub &'static str);

/// A thing on the table: a card, a card back, a token, a picture or its cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A card whose face the viewer knows, even if it is face down.
    Card(Face),
    /// A card of which the viewer sees only the back.
    Back(Deck),
    /// A round token: its kind, the name of a mark or a suit, and a number that distinguishes it from others of its
    /// kind in this layout. Tokens of one kind are alike: the number does not show which of them went where.
    Token(&'static str, u8),
    /// A drawing in `assets/pieces` that is a piece: a figure, a bottle, an answer. Its name, and a number as for tokens.
    Picture(&'static str, u8),
    /// A [`Piece::Picture`] of which the viewer sees only the cover, such as an answer given in secret: the name of the
    /// cover's drawing, and a number. It is turned up into a picture with the same number.
    Cover(&'static str, u8),
}

impl Piece {
    /// Returns true for a card, known or not.
    pub const fn is_card(self) -> bool {
        matches!(self, Piece::Card(_) | Piece::Back(_))
    }
}

/// Turns up what is hidden in a layout and known in another seat's layout of the same position: in the same zone, where
/// both have as many pieces. They are matched by their order, so a zone of which each seat knows a part has its pieces
/// in the same order for all.
pub fn turn_up(layout: &mut Layout, known: &Layout) {
    for zone in &mut layout.zones {
        let theirs = known.zones.iter().find(|theirs| theirs.id == zone.id);
        let Some(theirs) = theirs.filter(|theirs| theirs.items.len() == zone.items.len()) else {
            continue;
        };
        for (item, open) in zone.items.iter_mut().zip(&theirs.items) {
            let hidden = matches!(item.piece, Piece::Back(_) | Piece::Cover(..));
            if hidden && matches!(open.piece, Piece::Card(_) | Piece::Picture(..)) {
                item.piece = open.piece;
                item.face_up = true;
            }
        }
    }
}

/// A named zone of the table; most belong to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ZoneId {
    /// The zone's name: `hand`, `stock`, `grid`.
    pub name: &'static str,
    /// The owner; `None` for a zone that belongs to nobody.
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

/// An end or side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Left.
    Left,
    /// Right.
    Right,
}

/// Position of a zone in the frame of the table. The frame: a bar on top with the prompt, a column of seat panels on
/// each side, the middle, the viewer's hand below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The middle of the table, all of it; several zones share it from top to bottom.
    Middle,
    /// A part of the middle, as [`Layout::divided`] returns it. If no zone is in [`Place::Hand`], the middle reaches
    /// down to the window's edge.
    Board(BoardRect),
    /// A strip at the left edge of the middle: stock, discard pile, drawn from top to bottom in zone order.
    Side,
    /// In the column of panels at this side, where panels leave room: left between the viewer's panel and the others,
    /// right above the log. A zone for which there is no room left there is put into the side strip.
    Column(End),
    /// The viewer's hand.
    Hand,
    /// In a seat's panel; zones of one panel are side by side in the order given, sharing its width by `share`.
    Panel {
        /// Owner of the panel.
        seat: Seat,
        /// Weight of the zone's share of the panel's width, relative to the panel's other zones.
        share: u8,
    },
}

/// Arrangement of a zone's pieces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arrangement {
    /// An arc, each index free, as cards are held.
    Fan,
    /// One on the other, with a hint of thickness.
    Pile,
    /// One on the other and out of sight: in a bag, under a cover. [`Zone::picture`] is seen instead.
    Hidden,
    /// Side by side, overlapping when they must.
    Row,
    /// One below the other, each a little further down, so that every index stays free.
    Column,
    /// On cells, given by [`Item::cell`]. Pieces on one cell are stacked, each in its own [`Pose`].
    Grid(Grid),
    /// Heaps of tokens side by side, one for each column of [`Item::cell`], in as many lines as make the tokens
    /// largest. [`Zone::cells`] names the columns that keep their place even when empty.
    Heaps,
    /// Anywhere at any angle, given by [`Item::pose`], in units of the game.
    Canvas(Canvas),
    /// No pieces: a sign, a track, a score sheet.
    Empty,
}

impl Arrangement {
    /// Returns true for a canvas that the player pans and zooms.
    pub const fn is_wide_canvas(self) -> bool {
        matches!(self, Arrangement::Canvas(Canvas { wide: true, .. }))
    }
}

/// The cells of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grid {
    /// It grows where cards are laid: `[0, 0]` may be anywhere; it scales and centres itself. [`Zone::cells`] are the
    /// places drawn as free.
    Growing {
        /// The most columns and rows that it can span: edges that nothing can pass are drawn as a border.
        most: Option<[u8; 2]>,
    },
    /// A fixed number of columns and rows from `[0, 0]`, which keep their places. A cell that [`Zone::cells`] does not
    /// name is a hole.
    Fixed {
        /// Columns and rows.
        size: [u8; 2],
        /// A cell's width for a height of 100.
        wide: u8,
        /// Width of a card for a cell's width of 100; the rest stays free beside it.
        card: u8,
    },
}

/// A plane with pieces anywhere, in whole units of the game: x to the right, y down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Canvas {
    /// The width of a card in units.
    pub card: u16,
    /// The half sides of the plane, whose middle is `[0, 0]`.
    pub half: [i32; 2],
    /// True for a canvas that the player pans and zooms: it fills its room, can be enlarged and moved, and has its edge
    /// drawn.
    pub wide: bool,
}

/// Offset, size and angle of a piece, relative to its arrangement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pose {
    /// On a canvas its place in units; elsewhere its offset from the place that the arrangement gives it, in hundredths
    /// of a card's width (in a grid: of a cell's).
    pub at: [i32; 2],
    /// Its size for one of 100 as the arrangement has it.
    pub size: u16,
    /// Turned clockwise about its middle, in tenths of a degree.
    pub angle: i16,
}

impl Pose {
    /// As the arrangement has it.
    pub const PLAIN: Pose = Pose {
        at: [0, 0],
        size: 100,
        angle: 0,
    };
}

impl Default for Pose {
    fn default() -> Pose {
        Pose::PLAIN
    }
}

/// Alignment of a row or column to one end of its room instead of its middle. Lengths are in cards' widths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Begin {
    /// The end; of a column, left is the top.
    pub end: End,
    /// Length kept free there, for the zone's tag and for another zone's pieces.
    pub inset: f32,
    /// Extra length beyond the room in which the zone can still be picked at that end.
    pub reach: f32,
}

/// A count on a zone, in a few characters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tag {
    /// The large one: “3”.
    pub count: Text,
    /// The small one below it: “of 5”; may be empty.
    pub below: Text,
    /// True to make it stand out: the zone is ahead of another.
    pub ahead: bool,
    /// A mark drawn round the large characters, such as the wreath of the leader.
    pub round: Option<Mark>,
    /// Larger than the cards beside it have it: it is what counts there.
    pub large: bool,
}

/// A clock on a zone: a tick for each step in all, heavy ones for the steps left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dial {
    /// Number of steps in all.
    pub of: u8,
    /// Number of steps left.
    pub left: u8,
    /// Number of the remaining steps that the next move takes: they stand out.
    pub next: u8,
}

/// Background of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ground {
    /// The cloth of the table.
    #[default]
    Cloth,
    /// A field of its own, faintly outlined.
    Field,
    /// A field of its own that is lit: counted now, or the subject of a decision.
    Lit,
    /// A drawing in `assets/grounds` that belongs to the pieces on it.
    Picture(&'static str),
    /// Nothing of the table's own: a system of the game draws it, in the room that the arrangement gives the zone.
    Own,
}

/// Look of a piece on the table, besides its face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// As it is.
    #[default]
    Plain,
    /// Out of the game: dimmed.
    Dim,
    /// Marked as the last thing that was played, by this seat.
    Last(Seat),
    /// One of the cards that somebody has to lay now, or a highlighted one.
    Lit,
    /// Not there yet: a piece that would be here, drawn faintly.
    Ghost,
}

/// One piece in a zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The piece itself.
    pub piece: Piece,
    /// True if its face is up.
    pub face_up: bool,
    /// Its cell in a grid: column, row (down).
    pub cell: [i8; 2],
    /// The cell of the grid from which somebody came here: as the last move, its arrow begins there.
    pub from: Option<[i8; 2]>,
    /// Its place, size and angle besides.
    pub pose: Pose,
    /// Its look.
    pub look: Look,
    /// The owner, where the piece's position does not show it: drawn as the seat's colour and mark.
    pub owner: Option<Seat>,
    /// A few characters in a disc at its corner: the place in an order, a check. May be empty.
    pub badge: Text,
    /// Marks on a tab at its upper left edge, free also in a fan: properties of a card that its index does not show.
    pub tags: Vec<Mark>,
}

impl Item {
    /// A piece face up.
    pub fn new(piece: Piece) -> Item {
        Item {
            face_up: !matches!(piece, Piece::Back(_) | Piece::Cover(..)),
            piece,
            cell: [0, 0],
            from: None,
            pose: Pose::PLAIN,
            look: Look::Plain,
            owner: None,
            badge: Text::EMPTY,
            tags: Vec::new(),
        }
    }

    /// A card face up.
    pub fn up(face: Face) -> Item {
        Item::new(Piece::Card(face))
    }

    /// A card that the viewer does not know.
    pub fn back(deck: Deck) -> Item {
        Item::new(Piece::Back(deck))
    }

    /// A card face up if the viewer knows it, otherwise its back.
    pub fn known(deck: Deck, face: Option<Face>) -> Item {
        face.map_or(Item::back(deck), Item::up)
    }

    /// A number of cards that the viewer does not know.
    pub fn backs(deck: Deck, n: usize) -> impl Iterator<Item = Item> {
        (0..n).map(move |_| Item::back(deck))
    }

    /// A card that the viewer knows, face down.
    pub fn down(face: Face) -> Item {
        Item {
            face_up: false,
            ..Item::up(face)
        }
    }

    /// A token.
    pub fn token(kind: &'static str, n: u8) -> Item {
        Item {
            face_up: false,
            ..Item::new(Piece::Token(kind, n))
        }
    }

    /// On this cell of a grid.
    #[must_use]
    pub fn at(mut self, column: i8, row: i8) -> Item {
        self.cell = [column, row];
        self
    }

    /// Come to from this cell, if it was from one.
    #[must_use]
    pub fn from(mut self, cell: Option<[i8; 2]>) -> Item {
        self.from = cell;
        self
    }

    /// Lying so.
    #[must_use]
    pub fn pose(mut self, pose: Pose) -> Item {
        self.pose = pose;
        self
    }

    /// With this look.
    #[must_use]
    pub fn look(mut self, look: Look) -> Item {
        self.look = look;
        self
    }

    /// Belonging to this seat.
    #[must_use]
    pub fn owner(mut self, seat: Seat) -> Item {
        self.owner = Some(seat);
        self
    }

    /// With this badge.
    #[must_use]
    pub fn badge(mut self, badge: impl Into<Text>) -> Item {
        self.badge = badge.into();
        self
    }

    /// With these marks on its tab.
    #[must_use]
    pub fn tags(mut self, marks: impl IntoIterator<Item = Mark>) -> Item {
        self.tags = marks.into_iter().collect();
        self
    }
}

/// A part of a sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A mark, or a suit by its name.
    Mark(Mark),
    /// Words.
    Words(Text),
    /// Bold words.
    Strong(Text),
    /// A number that is counted: it swells when it changes.
    Sum(i32),
}

impl Sign {
    /// The names of players, standing out.
    pub fn who(seats: impl Into<crate::message::Arg>) -> Sign {
        Sign::Strong(Message::new("names").with("who", seats).into())
    }
}

/// A card that is looked back at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The card.
    pub face: Face,
    /// The seat that it came from: the name is put before the words.
    pub seat: Option<Seat>,
    /// A few words below it; may be empty.
    pub words: Text,
    /// True to make it stand out.
    pub lit: bool,
}

/// Content that a zone shows when the player asks to look back: the last trick, a discard pile, a hand that went round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LookBack {
    /// Title: “Last trick”. It is also the label of a button on the zone.
    pub title: Text,
    /// The cards in order.
    pub cards: Vec<Past>,
    /// A line about the cards; may be empty.
    pub line: Vec<Sign>,
    /// Seen only as long as it is held, and turned down again: the own side in a game of hidden sides.
    pub peek: bool,
}

/// State of a stop of a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StopState {
    /// It is still to come.
    Ahead,
    /// It is played now.
    Now,
    /// It is over and went well: a check.
    Good,
    /// It is over and went badly: a cross.
    Bad,
    /// It is over, neither well nor badly.
    Over,
}

/// A stop of a track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// State of the stop: ahead, current or over.
    pub state: StopState,
    /// Label in the stop: its number.
    pub label: Text,
    /// A suit or a mark in it below the label; if any.
    pub sign: Option<Mark>,
    /// Text below the stop; may be empty.
    pub below: Text,
}

impl Stop {
    /// A stop with a label.
    pub fn new(state: StopState, label: impl Into<Text>) -> Stop {
        Stop {
            state,
            label: label.into(),
            sign: None,
            below: Text::EMPTY,
        }
    }

    /// With a suit or a mark.
    #[must_use]
    pub fn sign(mut self, name: &'static str) -> Stop {
        self.sign = Some(Mark(name));
        self
    }

    /// With this below it.
    #[must_use]
    pub fn below(mut self, below: impl Into<Text>) -> Stop {
        self.below = below.into();
        self
    }
}

/// Stops on a line: missions, rounds, minutes. Or places that are filled one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Track {
    /// The stops in order.
    pub stops: Vec<Stop>,
    /// They are places for cards: a stop that is over is drawn as a small card, one that is ahead as an empty place.
    pub slots: bool,
}

/// Lamps in a row: the amount of something that was reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lamps {
    /// Number of lamps.
    pub of: u8,
    /// Number of lit lamps.
    pub lit: u8,
    /// True if lit lamps mean something good (a check), false if bad (a cross).
    pub good: bool,
    /// Caption: the thing that the lamps count.
    pub words: Text,
}

/// A table of scores: a row a seat, a column a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreSheet {
    /// The columns' heads.
    pub columns: Vec<Text>,
    /// The column that is played now.
    pub now: Option<u8>,
    /// The rows: seat, and contents of the columns so far.
    pub rows: Vec<(Seat, Vec<Text>)>,
}

/// A zone and its contents.
#[derive(Clone, PartialEq, Debug)]
pub struct Zone {
    /// Id of the zone.
    pub id: ZoneId,
    /// Position on the table.
    pub place: Place,
    /// Arrangement of its pieces.
    pub arrangement: Arrangement,
    /// A word above it; may be empty.
    pub title: Text,
    /// A word below it: “12 left”; may be empty. Shown instead of pieces if there are none: “none”.
    pub caption: Text,
    /// An empty place is drawn as a dashed outline even without pieces.
    pub outline: bool,
    /// The pieces, lowest first.
    pub items: Vec<Item>,
    /// The cells of a grid that exist even when empty; the columns of heaps.
    pub cells: Vec<[i8; 2]>,
    /// For a row or column: the end at which its cards begin; in the middle of its room if there is none.
    pub begin: Option<Begin>,
    /// A count on the zone.
    pub tag: Option<Tag>,
    /// The owner: drawn as the seat's colour and mark.
    pub owner: Option<Seat>,
    /// Background of the zone.
    pub ground: Ground,
    /// A drawing in `assets/marks` that represents it, large: a bag.
    pub picture: Option<Mark>,
    /// Marks and words on the zone, as on a strip of paper.
    pub sign: Vec<Sign>,
    /// Lamps on it.
    pub lamps: Option<Lamps>,
    /// A track on it.
    pub track: Option<Track>,
    /// A score sheet on it.
    pub sheet: Option<ScoreSheet>,
    /// A clock on it, with the number that is left.
    pub dial: Option<Dial>,
    /// For a hand or a zone in a panel: the seat that gets it next, as hands go round.
    pub passes: Option<Seat>,
    /// Content shown when the player looks back.
    pub look_back: Option<LookBack>,
    /// A piece that is marked belongs here until the decision is made: dropped on it, it is marked and nothing is refused.
    pub takes_marks: bool,
}

impl Zone {
    /// An empty zone.
    pub fn new(id: ZoneId, place: Place, arrangement: Arrangement) -> Zone {
        Zone {
            id,
            place,
            arrangement,
            title: Text::EMPTY,
            caption: Text::EMPTY,
            outline: false,
            items: Vec::new(),
            cells: Vec::new(),
            begin: None,
            tag: None,
            owner: None,
            ground: Ground::Cloth,
            picture: None,
            sign: Vec::new(),
            lamps: None,
            track: None,
            sheet: None,
            dial: None,
            passes: None,
            look_back: None,
            takes_marks: false,
        }
    }

    /// The zone as one where marked pieces belong ([`Zone::takes_marks`]).
    #[must_use]
    pub fn takes_marks(mut self) -> Zone {
        self.takes_marks = true;
        self
    }

    /// A strip of paper with words and marks.
    pub fn sign(id: ZoneId, place: Place, parts: impl IntoIterator<Item = Sign>) -> Zone {
        Zone {
            sign: parts.into_iter().collect(),
            ..Zone::new(id, place, Arrangement::Empty)
        }
    }

    /// A track.
    pub fn track(id: ZoneId, place: Place, stops: impl IntoIterator<Item = Stop>) -> Zone {
        Zone {
            track: Some(Track {
                stops: stops.into_iter().collect(),
                slots: false,
            }),
            ..Zone::new(id, place, Arrangement::Empty)
        }
    }

    /// Places for cards that are filled one after the other.
    pub fn slots(id: ZoneId, place: Place, stops: impl IntoIterator<Item = Stop>) -> Zone {
        let mut zone = Zone::track(id, place, stops);
        if let Some(track) = &mut zone.track {
            track.slots = true;
        }
        zone
    }

    /// A score sheet.
    pub fn sheet(id: ZoneId, place: Place, sheet: ScoreSheet) -> Zone {
        Zone {
            sheet: Some(sheet),
            ..Zone::new(id, place, Arrangement::Empty)
        }
    }

    /// Begins its cards at an end: `inset` is kept free there, and the zone can be picked `reach` beyond it.
    #[must_use]
    pub fn begin(mut self, end: End, inset: f32, reach: f32) -> Zone {
        self.begin = Some(Begin { end, inset, reach });
        self
    }

    /// With a count.
    #[must_use]
    pub fn tag(mut self, count: impl Into<Text>, below: impl Into<Text>, ahead: bool) -> Zone {
        self.tag = Some(Tag {
            count: count.into(),
            below: below.into(),
            ahead,
            round: None,
            large: false,
        });
        self
    }

    /// With a mark round its count.
    #[must_use]
    pub fn tag_round(mut self, mark: Option<Mark>) -> Zone {
        if let Some(tag) = &mut self.tag {
            tag.round = mark;
        }
        self
    }

    /// With a large count.
    #[must_use]
    pub fn tag_large(mut self) -> Zone {
        if let Some(tag) = &mut self.tag {
            tag.large = true;
        }
        self
    }

    /// Going to this seat next.
    #[must_use]
    pub fn passes(mut self, to: Seat) -> Zone {
        self.passes = Some(to);
        self
    }

    /// With a clock.
    #[must_use]
    pub fn dial(mut self, dial: Dial) -> Zone {
        self.dial = Some(dial);
        self
    }

    /// With lamps.
    #[must_use]
    pub fn lamps(mut self, lamps: Lamps) -> Zone {
        self.lamps = Some(lamps);
        self
    }

    /// Belonging to this seat.
    #[must_use]
    pub fn owner(mut self, seat: Seat) -> Zone {
        self.owner = Some(seat);
        self
    }

    /// With the name of a seat as its title.
    #[must_use]
    pub fn named(self, seat: Seat) -> Zone {
        self.title(Message::new("names").with("who", seat))
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

    /// Shown as this drawing.
    #[must_use]
    pub fn picture(mut self, mark: Mark) -> Zone {
        self.picture = Some(mark);
        self
    }

    /// With a word above it.
    #[must_use]
    pub fn title(mut self, title: impl Into<Text>) -> Zone {
        self.title = title.into();
        self
    }

    /// With a word below it.
    #[must_use]
    pub fn caption(mut self, caption: impl Into<Text>) -> Zone {
        self.caption = caption.into();
        self
    }

    /// Drawn as a dashed outline when empty.
    #[must_use]
    pub fn outlined(mut self) -> Zone {
        self.outline = true;
        self
    }

    /// With these cells, or columns of heaps.
    #[must_use]
    pub fn cells(mut self, cells: impl IntoIterator<Item = [i8; 2]>) -> Zone {
        self.cells = cells.into_iter().collect();
        self
    }

    /// With these pieces, lowest first.
    #[must_use]
    pub fn items(mut self, items: impl IntoIterator<Item = Item>) -> Zone {
        self.items = items.into_iter().collect();
        self
    }
}

/// All zones of the table, as one seat sees them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// All zones, also empty ones; within a place in order.
    pub zones: Vec<Zone>,
    /// The middle has no frame round it: its zones make their own.
    pub open_middle: bool,
}

impl Layout {
    /// These zones in a framed middle.
    pub fn new(zones: Vec<Zone>) -> Layout {
        Layout {
            zones,
            open_middle: false,
        }
    }

    /// Without a frame round the middle.
    #[must_use]
    pub fn open(mut self) -> Layout {
        self.open_middle = true;
        self
    }

    /// The zone of this id.
    pub fn zone(&self, id: ZoneId) -> Option<&Zone> {
        self.zones.iter().find(|z| z.id == id)
    }

    /// The first zone that is a wide canvas.
    pub fn wide_canvas(&self) -> Option<&Zone> {
        self.zones.iter().find(|z| z.arrangement.is_wide_canvas())
    }

    /// Returns the number of pieces that are in other places in another layout, or are missing there.
    pub fn changes(&self, other: &Layout) -> usize {
        let place = |(zone, item): (&Zone, &Item)| (zone.id, item.piece, item.cell, item.pose);
        let mut left: Vec<_> = other.pieces().map(place).collect();
        let mut changed = 0;
        for here in self.pieces().map(place) {
            match left.iter().position(|there| *there == here) {
                Some(k) => {
                    left.swap_remove(k);
                }
                None => changed += 1,
            }
        }
        changed.max(left.len())
    }

    /// All pieces with their zones, lowest first.
    pub fn pieces(&self) -> impl Iterator<Item = (&Zone, &Item)> {
        self.zones
            .iter()
            .flat_map(|z| z.items.iter().map(move |i| (z, i)))
    }

    /// Finds a piece: its zone and item, or `None` if it is not on the table.
    pub fn find(&self, piece: Piece) -> Option<(&Zone, &Item)> {
        self.pieces().find(|(_, item)| item.piece == piece)
    }
}

impl Texts for Sign {
    fn each_text(&mut self, visit: Visit) {
        match self {
            Sign::Words(text) | Sign::Strong(text) => visit(text),
            Sign::Mark(_) | Sign::Sum(_) => {}
        }
    }
}

impl Texts for LookBack {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.title);
        for past in &mut self.cards {
            visit(&mut past.words);
        }
        self.line.each_text(visit);
    }
}

impl Texts for Zone {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.title);
        visit(&mut self.caption);
        for item in &mut self.items {
            visit(&mut item.badge);
        }
        if let Some(tag) = &mut self.tag {
            visit(&mut tag.count);
            visit(&mut tag.below);
        }
        self.sign.each_text(visit);
        if let Some(lamps) = &mut self.lamps {
            visit(&mut lamps.words);
        }
        for stop in self.track.iter_mut().flat_map(|t| &mut t.stops) {
            visit(&mut stop.label);
            visit(&mut stop.below);
        }
        if let Some(sheet) = &mut self.sheet {
            sheet.columns.each_text(visit);
            for (_, row) in &mut sheet.rows {
                row.each_text(visit);
            }
        }
        self.look_back.each_text(visit);
    }
}

impl Texts for Layout {
    fn each_text(&mut self, visit: Visit) {
        self.zones.each_text(visit);
    }
}

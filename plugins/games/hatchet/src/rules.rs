//! The rules of Hatchet, by Scott Huntington. Section names follow the game's rule file: *Options*, *Setup*, *Phases*,
//! *Decisions*, *Chance*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: a fixed layout of pips, whole positions and degrees, and a table of sines
//! ([`crate::geometry`]); touching is allowed from inside and from outside; at most one pip of each suit is covered,
//! the card's own suit too, and none need be; pips once covered are out of the game; pictures before the first number
//! card go to the bottom and don't count; the tenth picture still scores and ends the game at once.
//!
//! There are too many legal placements to list. [`Rules::legal`] lists some good ones and one apart from all pips,
//! the same ones whenever the table looks the same; [`Rules::is_legal`] decides exactly.

use crate::geometry::{MOST_PIPS, Place, REACH, SPREAD, Touch, along, cos, layout, sin, touch};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Message, Payoff, Phase, Refusal,
    Rules, Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet, DECK, Suit},
    game::First,
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// Cards of the deck.
pub const CARDS: usize = 52;
/// Pictures among them.
pub const PICTURES: usize = 12;
/// Number cards among them: the most that can lie on the table.
pub const NUMBERS: usize = CARDS - PICTURES;
/// The picture that ends the game.
pub const LAST_PICTURE: usize = 10;
/// Points for a picture.
pub const PICTURE_POINTS: u8 = 2;

/// The game and its options (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hatchet {
    /// Seats, 2 to 4.
    pub players: u8,
    /// Choice of the seat that has the first turn.
    pub first: First,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay the drawn card there.
    Place(Place),
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the shuffle.
    Setup,
    /// The top card is drawn next.
    Draw,
    /// A number card is drawn; its player lays it.
    Place,
    /// The tenth picture is drawn.
    Over,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// Position on the table.
    pub place: Place,
    /// Its visible pips as bits, in the order of its layout.
    pub visible: u16,
    /// Seat that laid it; `None` for the first card.
    pub by: Option<Seat>,
}

/// A visible pip on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pip {
    /// The card it belongs to, by its number in [`Open::table`].
    pub card: usize,
    /// Its number in that card's layout.
    pub pip: usize,
    /// Its suit.
    pub suit: Suit,
    /// Its centre, in units.
    pub centre: [i32; 2],
}

/// Pips that a placement covers: at most one of each suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cover {
    /// The card and the pip, each by its number, by suit.
    pub(crate) hits: [Option<(u8, u8)>; Suit::ALL.len()],
}

impl Cover {
    /// Number of pips, each of which is a point.
    #[inline]
    pub fn points(&self) -> u8 {
        self.hits.iter().flatten().count() as u8
    }

    /// The pips: the card by its number in [`Open::table`], and the pip's number in its layout.
    pub fn pips(&self) -> impl Iterator<Item = (usize, usize)> {
        let hits = self.hits.into_iter().flatten();
        hits.map(|(card, pip)| (card.into(), pip.into()))
    }
}

/// Reason why a placement is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The angle is no whole degree from 0 to 359.
    Angle,
    /// The card would not lie wholly on the table.
    OffTable,
    /// A visible pip of this card would be cut.
    Cut(Card),
    /// Two visible pips of this suit would be covered.
    Twice(Suit),
}

/// All faults of a placement; none if it is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// The angle is no whole degree from 0 to 359.
    pub angle: bool,
    /// The card would not lie wholly on the table.
    pub off_table: bool,
    /// Number of visible pips of each suit that would be cut.
    pub cut: [u8; Suit::ALL.len()],
    /// Number of visible pips of each suit that would be covered, of which one is allowed.
    pub covered: [u8; Suit::ALL.len()],
}

impl Faults {
    /// Describes the faults in one sentence. A card over the table's edge comes before all; then pips covered twice,
    /// then pips cut.
    fn sentence(&self) -> Message {
        if self.angle {
            return Message::new("no-such-angle");
        }
        if self.off_table {
            return Message::new("no-card-off-the-table");
        }
        let twice = Suit::ALL.into_iter().find(|s| self.covered[s.index()] > 1);
        let cuts: u8 = self.cut.iter().sum();
        let cut = Suit::ALL.into_iter().find(|s| self.cut[s.index()] > 0);
        let say = match (twice, cuts) {
            (None, 0) => return Message::new("pick-what-is-lit"),
            (None, 1) => Message::new("no-cutting-a-pip"),
            (None, _) => Message::new("no-cutting-pips").with("n", cuts),
            (Some(_), 0) => Message::new("no-two-pips-of-a-suit"),
            (Some(_), 1) => Message::new("no-two-pips-and-no-cut"),
            (Some(_), _) => Message::new("no-two-pips-and-no-cuts").with("n", cuts),
        };
        let say = match twice {
            Some(suit) => say
                .with("twice", self.covered[suit.index()])
                .with("suit", suit),
            None => say,
        };
        match cut.filter(|_| cuts == 1) {
            Some(suit) => say.with("cut", suit),
            None => say,
        }
    }
}

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Seat that had the first turn.
    pub first: Seat,
    /// Seat whose turn it is.
    pub turn: Seat,
    /// The card that is drawn and not yet laid.
    pub drawn: Option<Card>,
    /// Cards left in the deck.
    pub deck: u8,
    /// Each seat's points.
    pub scores: [u8; MOST_PLAYERS],
    /// The pictures that each seat has drawn.
    pub pictures: [CardSet; MOST_PLAYERS],
    /// The same pictures in the order in which they were drawn, as far as that goes.
    pub(crate) row: [Card; LAST_PICTURE],
    /// Number of cards on the table.
    pub(crate) laid: u8,
    pub(crate) placed: [Placed; NUMBERS],
}

impl Open {
    /// The cards on the table, the oldest first; each lies above those before it.
    #[inline]
    pub fn table(&self) -> &[Placed] {
        &self.placed[..usize::from(self.laid)]
    }

    /// The pictures that have been drawn, the earliest first.
    pub fn drawn_pictures(&self) -> &[Card] {
        &self.row[..self.pictures_drawn()]
    }

    /// Number of pictures that have been drawn.
    pub fn pictures_drawn(&self) -> usize {
        self.pictures.iter().map(|p| p.len()).sum()
    }

    /// All visible pips.
    pub fn pips(&self) -> impl Iterator<Item = Pip> + '_ {
        self.table().iter().enumerate().flat_map(|(i, placed)| {
            let pips = placed.place.pips(placed.card).enumerate();
            pips.filter(|(pip, _)| placed.visible >> pip & 1 == 1)
                .map(move |(pip, centre)| Pip {
                    card: i,
                    pip,
                    suit: Suit::ALL[placed.card.index() % Suit::ALL.len()],
                    centre,
                })
        })
    }

    /// Pips that a card laid there would cover, or the reason why it may not lie there (section *Decisions*).
    pub fn cover(&self, place: Place) -> Result<Cover, Fault> {
        if place.angle >= crate::geometry::FULL_TURN {
            return Err(Fault::Angle);
        }
        if !place.is_on_table() {
            return Err(Fault::OffTable);
        }
        let mut cover = Cover::default();
        let mut twice = None;
        let (s, c) = (sin(place.angle), cos(place.angle));
        let (x, y) = (i32::from(place.x), i32::from(place.y));
        for (i, placed) in self.table().iter().enumerate() {
            let [dx, dy] = placed.place.way_to([x, y]);
            if placed.visible == 0 || dx.abs().max(dy.abs()) > REACH + SPREAD {
                continue;
            }
            let layout = placed.place.layout(placed.card);
            let mut visible = placed.visible;
            while visible != 0 {
                let pip = visible.trailing_zeros() as usize;
                visible &= visible - 1;
                let [px, py] = layout.pip(pip);
                match touch(along(px - x, py - y, s, c)) {
                    Touch::Untouched => {}
                    Touch::Cut => return Err(Fault::Cut(placed.card)),
                    Touch::Covered => {
                        let suit = placed.card.index() % Suit::ALL.len();
                        if cover.hits[suit].replace((i as u8, pip as u8)).is_some() {
                            twice = Some(Suit::ALL[suit]);
                        }
                    }
                }
            }
        }
        twice.map_or(Ok(cover), |suit| Err(Fault::Twice(suit)))
    }

    /// The visible pips that a card laid there would not leave untouched, with what it would do to them. The place must
    /// have an angle below a full turn.
    pub fn beneath(&self, place: Place) -> impl Iterator<Item = (Pip, Touch)> + '_ {
        let touches = move |pip: Pip| (pip, place.touches(pip.centre));
        let all = self.pips().map(touches);
        all.filter(|(_, touch)| *touch != Touch::Untouched)
    }

    /// All reasons why a card may not lie there.
    pub fn faults(&self, place: Place) -> Faults {
        if place.angle >= crate::geometry::FULL_TURN {
            return Faults {
                angle: true,
                ..Faults::default()
            };
        }
        let mut faults = Faults {
            off_table: !place.is_on_table(),
            ..Faults::default()
        };
        for (pip, touch) in self.beneath(place) {
            match touch {
                Touch::Cut => faults.cut[pip.suit.index()] += 1,
                Touch::Covered => faults.covered[pip.suit.index()] += 1,
                Touch::Untouched => {}
            }
        }
        faults
    }

    /// Lays a card on top.
    fn lay(&mut self, card: Card, place: Place, by: Option<Seat>) {
        self.placed[usize::from(self.laid)] = Placed {
            card,
            place,
            visible: (1 << layout(card).len()) - 1,
            by,
        };
        self.laid += 1;
    }
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    /// The last cards of the deck that all have seen: pictures from before the first number card.
    pub(crate) bottom: u8,
    /// The last [`Open::deck`] cards are the deck, the top card first.
    pub(crate) cards: [Card; CARDS],
}

/// View of one seat: everything that it may know; every seat and every onlooker knows the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Number of players.
    pub players: u8,
    /// Open information.
    pub open: Open,
    /// The cards at the bottom of the deck, which all have seen, the lowest last.
    pub bottom: Vec<Card>,
}

impl View {
    /// The cards of the deck whose order nobody knows.
    pub fn unseen(&self) -> CardSet {
        if self.open.step == Step::Setup {
            return DECK;
        }
        let laid = self.open.table().iter().map(|p| p.card);
        let bottom = self.bottom.iter().copied();
        let known = laid.chain(self.open.drawn).chain(bottom);
        let unseen = known.fold(DECK, CardSet::without);
        self.open.pictures.iter().fold(unseen, |u, p| u.minus(*p))
    }
}

impl Rules for Hatchet {
    type State = State;
    type Action = Action;
    type View = View;

    const LISTS_ALL: bool = false;

    #[inline]
    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        let nothing = Placed {
            card: Card::at(0),
            place: Place::CENTRE,
            visible: 0,
            by: None,
        };
        State {
            open: Open {
                step: Step::Setup,
                first: Seat(0),
                turn: Seat(0),
                drawn: None,
                deck: CARDS as u8,
                scores: [0; MOST_PLAYERS],
                pictures: [CardSet::EMPTY; MOST_PLAYERS],
                row: [Card::at(0); LAST_PICTURE],
                laid: 0,
                placed: [nothing; NUMBERS],
            },
            bottom: 0,
            cards: std::array::from_fn(Card::at),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup | Step::Draw => Turn::Proceed,
            Step::Place => Turn::Act(Seats::one(s.open.turn)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup => Phase::Deal,
            Step::Draw | Step::Place => Phase::Play,
            Step::Over => Phase::Score,
        }
    }

    fn step(&self, _s: &State) -> &'static str {
        "place"
    }

    fn first(&self, s: &State) -> Seat {
        s.open.first
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if s.open.step == Step::Place && seat == s.open.turn {
            s.open.candidates(out);
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        let Action::Place(place) = a;
        s.open.step == Step::Place && seat == s.open.turn && s.open.cover(place).is_ok()
    }

    fn refusal(&self, v: &View, _seat: Seat, a: Action) -> Refusal {
        let Action::Place(place) = a;
        Refusal::new(v.open.faults(place).sentence())
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, log: &mut L) {
        let Action::Place(place) = a;
        let open = &mut s.open;
        if let Ok(cover) = open.cover(place) {
            for (card, pip) in cover.hits.into_iter().flatten() {
                open.placed[usize::from(card)].visible &= !(1 << pip);
            }
            let points = cover.points();
            open.scores[seat.index()] += points;
            if points > 0 {
                log.note(seat, points.into(), "pips");
            }
        }
        if let Some(card) = open.drawn.take() {
            open.lay(card, place, Some(seat));
        }
        open.turn = seat.left(self.players());
        open.step = Step::Draw;
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, log: &mut L) {
        match s.open.step {
            Step::Setup => {
                s.open.first = self.first.decide(self.players(), dice);
                s.open.turn = s.open.first;
                dice.shuffle("deck", &mut s.cards);
                let pictures = s.cards.iter().take_while(|c| c.is_picture()).count();
                s.cards.rotate_left(pictures);
                s.bottom = pictures as u8;
                s.open.lay(s.cards[0], Place::CENTRE, None);
                s.open.deck -= 1;
                s.open.step = Step::Draw;
            }
            Step::Draw => {
                let card = s.cards[CARDS - usize::from(s.open.deck)];
                let open = &mut s.open;
                open.deck -= 1;
                if !card.is_picture() {
                    open.drawn = Some(card);
                    open.step = Step::Place;
                    return;
                }
                let seat = open.turn;
                open.row[open.pictures_drawn()] = card;
                open.pictures[seat.index()].insert(card);
                open.scores[seat.index()] += PICTURE_POINTS;
                log.note(seat, PICTURE_POINTS.into(), "picture");
                if open.pictures_drawn() == LAST_PICTURE {
                    open.step = Step::Over;
                } else {
                    open.turn = seat.left(self.players());
                }
            }
            Step::Place | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let scores = s.open.scores.map(i32::from);
        Payoff::highest(&scores[..self.players()], "tenth_picture")
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        // Of the cards at the bottom, those that have been drawn since are no longer there.
        let bottom = usize::from(s.bottom.min(s.open.deck));
        View {
            viewer,
            players: self.players,
            open: s.open,
            bottom: s.cards[CARDS - bottom..].to_vec(),
        }
    }

    /// Every order of the unseen cards is equally likely.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        let mut s = self.start();
        s.open = v.open;
        if v.open.step == Step::Setup {
            return s;
        }
        s.bottom = v.bottom.len() as u8;
        let bottom = CARDS - v.bottom.len();
        s.cards[bottom..].copy_from_slice(&v.bottom);
        let deck = &mut s.cards[CARDS - usize::from(v.open.deck)..bottom];
        for (place, card) in deck.iter_mut().zip(v.unseen().iter()) {
            *place = card;
        }
        luck.mix(deck);
        s
    }

    fn seen(&self, _s: &State, _actor: Seat, a: Action, _by: Seat) -> Seen<Action> {
        Seen::Open(a)
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        let open = &s.open;
        if open.step == Step::Setup {
            return Vec::new();
        }
        let table = open.table().iter().zip(0..);
        let table = table.map(|(p, i)| (p.card.face(), format!("table {i}")));
        let drawn = open.drawn.iter().map(|c| (c.face(), "drawn".to_owned()));
        let pictures = Seat::all(self.players()).flat_map(|seat| {
            let cards = open.pictures[seat.index()].iter();
            cards.map(move |c| (c.face(), format!("pictures {seat}")))
        });
        let deck = s.cards[CARDS - usize::from(open.deck)..].iter();
        let deck = deck.map(|c| (c.face(), "deck".to_owned()));
        table.chain(drawn).chain(pictures).chain(deck).collect()
    }
}

impl Game for Hatchet {
    const CARD: GameCard = GameCard {
        id: "hatchet",
        title: "Hatchet",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("7H"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (15, 20),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn certain(&self, v: &View, seat: Seat) -> Option<bool> {
        crate::certain::certain(v, seat)
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, MOST_PLAYERS as u8, 2),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        self.first.validate(self.players())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position with these cards laid in this order, each of which must be legal but the first; then seat 0 lays
    /// `drawn`, or draws if there is none. The deck has the other cards in their own order, and the scores are those
    /// of the pips covered, all seat 0's.
    pub fn with_table(laid: &[(Card, Place)], drawn: Option<Card>) -> Result<State, Fault> {
        let rules = Hatchet {
            players: 2,
            first: First::Seat(Seat(0)),
        };
        let mut s = rules.start();
        for (n, (card, place)) in laid.iter().enumerate() {
            if n == 0 {
                s.open.lay(*card, *place, None);
            } else {
                s.open.cover(*place)?;
                s.open.drawn = Some(*card);
                rules.act(&mut s, Seat(0), Action::Place(*place), &mut ());
            }
        }
        let seen: CardSet = laid.iter().map(|(card, _)| *card).chain(drawn).collect();
        let deck = DECK.minus(seen);
        s.open.deck = deck.len() as u8;
        for (place, card) in s.cards[seen.len()..].iter_mut().zip(deck.iter()) {
            *place = card;
        }
        s.open.turn = Seat(0);
        s.open.drawn = drawn;
        s.open.step = if drawn.is_some() {
            Step::Place
        } else {
            Step::Draw
        };
        Ok(s)
    }
}

const _: () = assert!(MOST_PIPS < u16::BITS as usize);

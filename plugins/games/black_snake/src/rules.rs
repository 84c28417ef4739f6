//! The rules of Black Snake, by Scott Huntington. Section numbers and names follow the game's rule file: *Options*,
//! *Setup*, *Phases*, *Decisions*, *Chance*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: pictures turned for the first tracks are shuffled back; two cards are drawn
//! if two can be had; an open card is replaced within the turn; the used pile is shuffled when a card is needed; the
//! direction is named with the first card; a picture is laid only if a number card of the same hand can end the run;
//! more than four cards score like four; new tracks are voted on, once a turn, and one refusal is enough; the game
//! ends at once at the target. Who proposes or passes shows that nothing fits, which views remember until that
//! changes.
//!
//! Nothing about the winner can be proven before the last step ([`kortlek_rules::Game::certain`]), since a single run
//! may reach the target and the deck never runs out.

use crate::{
    hidden::{self, GENERATIONS, View},
    snakes::{Laid, Snakes},
    tracks::{Dir, Held, fitting, fitting_held, next_value, pictures, value, with_value},
};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Payoff, Phase, Refusal, Rules,
    Seat, Seats, Seen, Turn,
    deck::Deck,
    french::{Card, CardSet, DECK},
    game::First,
};
use serde::{Deserialize, Serialize};

/// The most seats, and tracks.
pub const MOST_PLAYERS: usize = 4;
/// Cards of the deck.
pub const CARDS: usize = 52;
/// Cards that each player is dealt.
pub const DEALT: usize = 3;
/// Open cards.
pub const SLOTS: usize = 3;
/// Points for a run of 0, 1, 2, 3, and 4 or more cards.
pub const POINTS: [u8; 5] = [0, 1, 3, 5, 7];
/// The targets that may be chosen; the first is the default.
pub const TARGETS: [u8; 2] = [30, 40];

/// The game and its options (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlackSnake {
    /// Seats, and tracks: 2 to 4.
    pub players: u8,
    /// Points that end the game: 30 or 40.
    pub target: u8,
    /// Choice of the seat that takes the first turn.
    pub first: First,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Begin a run.
    Lay {
        /// The track, from 0.
        track: u8,
        /// Direction of the run.
        dir: Dir,
        /// The first card.
        card: Card,
    },
    /// Go on with the run.
    Add {
        /// The next card.
        card: Card,
    },
    /// End the run and score.
    Stop {},
    /// Take an open card.
    DrawOpen {
        /// The card.
        card: Card,
    },
    /// Take the top card of the deck.
    DrawDeck {},
    /// Ask the others for new tracks.
    Propose {},
    /// Answer such a question.
    Vote {
        /// True if new tracks are welcome.
        agree: bool,
    },
    /// Do nothing, for want of anything else.
    Pass {},
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the first shuffle.
    Setup,
    /// The first tracks lie; the pictures turned on the way are shuffled back next.
    Rest,
    /// Hands are dealt next.
    Deal,
    /// The open cards are turned next.
    Open,
    /// The turn begins, or goes on after a vote.
    Start,
    /// One card is drawn; a second follows.
    Second,
    /// A run is being laid.
    Laying {
        /// Index of the track.
        track: u8,
        /// Direction of the run.
        dir: Dir,
    },
    /// A card is drawn from the deck next, once the used pile has been shuffled.
    Draw {
        /// True if it is the first of the turn.
        first: bool,
    },
    /// Empty slots are filled next.
    Refill {
        /// True if one card was drawn in this turn; if not, the turn is over.
        first: bool,
    },
    /// The others answer a proposal.
    Vote,
    /// The votes are shown next.
    Count,
    /// The tracks are replaced next.
    Renew,
    /// Somebody has reached the target.
    Over,
}

/// Information that is open to everybody, but for the votes (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Seat that took the first turn.
    pub first: Seat,
    /// Seat whose turn it is.
    pub turn: Seat,
    /// Seats that have voted.
    pub voted: Seats,
    /// Seats that can lay nothing on these tracks, as a proposal or a pass has shown, and have not drawn since.
    pub stuck: Seats,
    /// True if new tracks were proposed in this turn.
    pub proposed: bool,
    /// Cards laid in this turn.
    pub laid: u8,
    /// Value that the card laid last in this turn represents.
    pub value: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Number of cards in each hand.
    pub hand_sizes: [u8; MOST_PLAYERS],
    /// Each seat's points.
    pub points: [u8; MOST_PLAYERS],
    /// The top card of each track; none before the setup.
    pub tracks: [Option<Card>; MOST_PLAYERS],
    /// The open cards.
    pub slots: [Option<Card>; SLOTS],
    /// The covered cards of all tracks.
    pub used: CardSet,
    /// Pictures that were turned for a track and lie aside until they are shuffled in again.
    pub aside: CardSet,
    /// Cards that a seat took from the open slots and still holds.
    pub known: [CardSet; MOST_PLAYERS],
    /// Cards that were shuffled into each deck, the present one last ([`Open::generation`]). What was in a deck that
    /// has run out and has not been seen since must be in a hand.
    pub generations: [CardSet; GENERATIONS],
    /// The number of the present deck.
    pub generation: u8,
    /// Cards under the top cards, for those who look at the table.
    pub snakes: Snakes,
}

impl Open {
    /// Returns true if the deck can give a card, after a shuffle if need be.
    #[inline]
    pub const fn has_cards(&self) -> bool {
        self.deck > 0 || !self.used.is_empty()
    }

    /// Returns true if a card can be drawn.
    #[inline]
    pub fn can_draw(&self) -> bool {
        self.has_cards() || self.slots.iter().any(Option::is_some)
    }

    /// Value that the top card of a track represents between runs; `None` if there is no such track.
    #[inline]
    pub fn top_value(&self, track: u8) -> Option<u8> {
        self.tracks.get(usize::from(track))?.and_then(value)
    }

    /// The value that may follow on a track in a direction at the beginning of a run.
    pub fn wanted(&self, track: u8, dir: Dir) -> Option<u8> {
        self.top_value(track).map(|v| next_value(v, dir))
    }

    /// Returns true if no card of a hand can begin a run on these tracks.
    pub(crate) fn nothing_fits(&self, hand: CardSet) -> bool {
        let held = Held::of(hand);
        let mut tops = self.tracks.iter().flatten().copied().filter_map(value);
        let fits = |top, dir| held.fits(next_value(top, dir), dir);
        !tops.any(|top| Dir::ALL.iter().any(|dir| fits(top, *dir)))
    }

    /// Returns true if the run that is being laid can go on, or end where it is, with this hand.
    pub(crate) fn can_go_on(&self, hand: CardSet) -> bool {
        match self.step {
            Step::Laying { track, dir } => {
                self.top_value(track).is_some()
                    || Held::of(hand).fits(next_value(self.value, dir), dir)
            }
            _ => true,
        }
    }

    /// A run begins on a track.
    #[inline]
    pub(crate) fn begin_run(&mut self, track: u8, dir: Dir) {
        self.laid = 0;
        self.stuck = Seats::NONE;
        self.step = Step::Laying { track, dir };
    }

    /// A card of a seat's hand is laid on a track.
    #[inline]
    pub(crate) fn cover(&mut self, seat: Seat, track: u8, dir: Dir, from: u8, card: Card) {
        let top = &mut self.tracks[usize::from(track)];
        if let Some(old) = top.replace(card) {
            self.used.insert(old);
        }
        self.value = next_value(from, dir);
        self.snakes.push(Laid {
            card,
            value: self.value,
            track,
            by: Some(seat),
            first: self.laid == 0,
            away: false,
        });
        self.laid += 1;
        self.hand_sizes[seat.index()] -= 1;
        self.known[seat.index()].remove(card);
    }

    /// Points of the run that is being laid, if it ends now.
    pub fn run_points(&self) -> u8 {
        POINTS[usize::from(self.laid).min(POINTS.len() - 1)]
    }
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    /// Seats that have voted for new tracks.
    pub(crate) agreed: Seats,
    pub(crate) hands: [CardSet; MOST_PLAYERS],
    /// The cards from here on are the deck, the top card first, [`Open::deck`] of them.
    pub(crate) top: u8,
    pub(crate) cards: [Card; CARDS],
}

impl State {
    /// The cards of the deck, the top card first.
    pub(crate) fn deck(&self) -> &[Card] {
        &self.cards[usize::from(self.top)..][..usize::from(self.open.deck)]
    }

    /// Makes these cards the deck.
    pub(crate) fn fill_deck(&mut self, cards: impl Iterator<Item = Card>) {
        self.top = 0;
        self.open.deck = 0;
        for (card, place) in cards.zip(&mut self.cards) {
            *place = card;
            self.open.deck += 1;
        }
    }

    fn shuffle<D: Dice>(&mut self, name: &'static str, dice: &mut D) {
        let n = usize::from(self.open.deck);
        dice.shuffle(name, &mut self.cards[usize::from(self.top)..][..n]);
    }

    /// Takes the top card of a deck that isn't empty.
    #[inline]
    fn take(&mut self) -> Card {
        let card = self.cards[usize::from(self.top)];
        self.top += 1;
        self.open.deck -= 1;
        card
    }

    /// A card from the deck (section *Phases*), after the used pile has been shuffled if need be; none if that is
    /// empty too.
    fn card<D: Dice>(&mut self, dice: &mut D) -> Option<Card> {
        if self.open.deck == 0 {
            if self.open.used.is_empty() {
                return None;
            }
            let used = std::mem::take(&mut self.open.used);
            self.open.snakes.remove(used);
            self.fill_deck(used.iter());
            hidden::new_generation(&mut self.open, used);
            self.shuffle("redeck", dice);
        }
        Some(self.take())
    }

    /// Puts a card into a hand.
    #[inline]
    fn give(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        self.open.hand_sizes[seat.index()] += 1;
        self.open.stuck = self.open.stuck.without(seat);
    }

    /// Lays a card of a hand on a track.
    #[inline]
    fn cover(&mut self, seat: Seat, track: u8, dir: Dir, from: u8, card: Card) {
        self.open.cover(seat, track, dir, from, card);
        self.hands[seat.index()].remove(card);
    }

    /// Turns cards until there is this number of tracks; pictures go aside.
    fn turn_tracks<D: Dice>(&mut self, tracks: usize, dice: &mut D) {
        let mut track = 0;
        while track < tracks {
            let Some(card) = self.card(dice) else {
                return;
            };
            self.open.snakes.turn(track as u8, card, value(card));
            if value(card).is_some() {
                self.open.tracks[track] = Some(card);
                track += 1;
            } else {
                self.open.aside.insert(card);
            }
        }
    }
}

impl BlackSnake {
    /// The next seat's turn begins.
    #[inline]
    fn next_turn(&self, s: &mut State) {
        s.open.turn = s.open.turn.left(self.players());
        s.open.step = Step::Start;
        s.open.proposed = false;
    }

    /// After a card was drawn and the slots were filled.
    #[inline]
    fn after_draw(&self, s: &mut State, first: bool) {
        if first && s.open.can_draw() {
            s.open.step = Step::Second;
        } else {
            self.next_turn(s);
        }
    }

    /// The slots are filled if they can be, then the turn goes on.
    #[inline]
    fn fill_slots(&self, s: &mut State, first: bool) {
        if s.open.has_cards() && s.open.slots.iter().any(Option::is_none) {
            s.open.step = Step::Refill { first };
        } else {
            self.after_draw(s, first);
        }
    }

    /// Lists the lays that begin a run with a card of a hand.
    #[inline]
    fn lays(&self, open: &Open, hand: CardSet, out: &mut Vec<Action>) {
        let held = Held::of(hand);
        for (track, top) in (0..self.players).zip(open.tracks) {
            let Some(value) = top.and_then(value) else {
                continue;
            };
            for dir in Dir::ALL {
                let cards = fitting_held(hand, held, next_value(value, dir), dir).iter();
                out.extend(cards.map(|card| Action::Lay { track, dir, card }));
            }
        }
    }

    /// The cards with which a seat could begin a run on a track in a direction.
    pub fn openings(&self, open: &Open, hand: CardSet, track: u8, dir: Dir) -> CardSet {
        let wanted = open.wanted(track, dir);
        wanted.map_or(CardSet::EMPTY, |wanted| fitting(hand, wanted, dir))
    }
}

impl Rules for BlackSnake {
    type State = State;
    type Action = Action;
    type View = View;

    #[inline]
    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        let mut generations = [CardSet::EMPTY; GENERATIONS];
        generations[0] = DECK;
        State {
            open: Open {
                step: Step::Setup,
                first: Seat(0),
                turn: Seat(0),
                voted: Seats::NONE,
                stuck: Seats::NONE,
                proposed: false,
                laid: 0,
                value: 0,
                deck: CARDS as u8,
                hand_sizes: [0; MOST_PLAYERS],
                points: [0; MOST_PLAYERS],
                tracks: [None; MOST_PLAYERS],
                slots: [None; SLOTS],
                used: CardSet::EMPTY,
                aside: CardSet::EMPTY,
                known: [CardSet::EMPTY; MOST_PLAYERS],
                generations,
                generation: 0,
                snakes: Snakes::none(),
            },
            agreed: Seats::NONE,
            hands: [CardSet::EMPTY; MOST_PLAYERS],
            top: 0,
            cards: std::array::from_fn(Card::at),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Start | Step::Second | Step::Laying { .. } => Turn::Act(Seats::one(s.open.turn)),
            Step::Vote => {
                let voted = s.open.voted.with(s.open.turn);
                let others = Seat::all(self.players()).filter(|seat| !voted.has(*seat));
                Turn::Act(others.collect())
            }
            Step::Over => Turn::Over,
            _ => Turn::Proceed,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup | Step::Rest | Step::Deal | Step::Open => Phase::Deal,
            Step::Count => Phase::Reveal,
            Step::Over => Phase::Score,
            _ => Phase::Play,
        }
    }

    fn step(&self, s: &State) -> &'static str {
        match s.open.step {
            Step::Vote | Step::Count => "vote",
            Step::Setup | Step::Rest | Step::Deal | Step::Open => "deal",
            Step::Over => "score",
            _ => "play",
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.open.first
    }

    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let open = &s.open;
        if open.step == Step::Vote {
            if seat.index() < self.players() && seat != open.turn && !open.voted.has(seat) {
                out.extend([false, true].map(|agree| Action::Vote { agree }));
            }
            return;
        }
        if seat != open.turn {
            return;
        }
        let hand = s.hands[seat.index()];
        match open.step {
            Step::Start => self.lays(open, hand, out),
            Step::Laying { track, dir } => {
                let cards = fitting(hand, next_value(open.value, dir), dir);
                out.extend(cards.iter().map(|card| Action::Add { card }));
                if open.top_value(track).is_some() {
                    out.push(Action::Stop {});
                }
                return;
            }
            Step::Second => {}
            _ => return,
        }
        let lays = out.len();
        let cards: CardSet = open.slots.into_iter().flatten().collect();
        out.extend(cards.iter().map(|card| Action::DrawOpen { card }));
        if open.has_cards() {
            out.push(Action::DrawDeck {});
            if lays == 0 && open.step == Step::Start && !open.proposed {
                out.push(Action::Propose {});
            }
        } else if out.is_empty() {
            out.push(Action::Pass {});
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        let open = &s.open;
        if open.step == Step::Vote {
            let asked = seat.index() < self.players() && seat != open.turn;
            return asked && !open.voted.has(seat) && matches!(a, Action::Vote { .. });
        }
        if seat != open.turn {
            return false;
        }
        let hand = s.hands[seat.index()];
        match (open.step, a) {
            (Step::Start, Action::Lay { track, dir, card }) => {
                self.openings(open, hand, track, dir).has(card)
            }
            (Step::Start | Step::Second, Action::DrawOpen { card }) => {
                open.slots.contains(&Some(card))
            }
            (Step::Start | Step::Second, Action::DrawDeck {}) => open.has_cards(),
            (Step::Start, Action::Propose {}) => {
                !open.proposed && open.has_cards() && open.nothing_fits(hand)
            }
            (Step::Start, Action::Pass {}) => !open.can_draw() && open.nothing_fits(hand),
            (Step::Laying { dir, .. }, Action::Add { card }) => {
                fitting(hand, next_value(open.value, dir), dir).has(card)
            }
            (Step::Laying { track, .. }, Action::Stop {}) => open.top_value(track).is_some(),
            _ => false,
        }
    }

    fn refusal(&self, v: &View, _seat: Seat, a: Action) -> Refusal {
        Refusal::new(self.why_not(v, a))
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, log: &mut L) {
        match a {
            Action::Lay { track, dir, card } => {
                let from = s.open.top_value(track);
                let from = from.expect("between runs a number card lies on top");
                s.open.begin_run(track, dir);
                s.cover(seat, track, dir, from, card);
            }
            Action::Add { card } => {
                if let Step::Laying { track, dir } = s.open.step {
                    s.cover(seat, track, dir, s.open.value, card);
                }
            }
            Action::Stop {} => {
                let points = s.open.run_points();
                s.open.points[seat.index()] += points;
                log.note(seat, i32::from(points), "lay");
                if s.open.points[seat.index()] >= self.target {
                    s.open.step = Step::Over;
                } else {
                    self.fill_slots(s, false);
                }
            }
            Action::DrawOpen { card } => {
                let first = s.open.step == Step::Start;
                s.give(seat, card);
                s.open.known[seat.index()].insert(card);
                s.open.slots = s.open.slots.map(|slot| slot.filter(|open| *open != card));
                self.fill_slots(s, first);
            }
            Action::DrawDeck {} => {
                let first = s.open.step == Step::Start;
                if s.open.deck > 0 {
                    let card = s.take();
                    s.give(seat, card);
                    self.after_draw(s, first);
                } else {
                    s.open.step = Step::Draw { first };
                }
            }
            Action::Propose {} => {
                s.open.proposed = true;
                s.open.stuck = s.open.stuck.with(seat);
                s.open.voted = Seats::NONE;
                s.agreed = Seats::NONE;
                s.open.step = Step::Vote;
            }
            Action::Vote { agree } => {
                s.open.voted = s.open.voted.with(seat);
                if agree {
                    s.agreed = s.agreed.with(seat);
                }
                if s.open.voted.len() + 1 == self.players() {
                    s.open.step = Step::Count;
                }
            }
            Action::Pass {} => {
                s.open.stuck = s.open.stuck.with(seat);
                self.next_turn(s);
            }
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, _log: &mut L) {
        let players = self.players();
        match s.open.step {
            Step::Setup => {
                s.open.first = self.first.decide(players, dice);
                s.open.turn = s.open.first;
                s.shuffle("deck", dice);
                s.turn_tracks(players, dice);
                s.open.step = if s.open.aside.is_empty() {
                    Step::Deal
                } else {
                    Step::Rest
                };
            }
            Step::Rest => {
                let tracks: CardSet = s.open.tracks.into_iter().flatten().collect();
                s.open.snakes.remove(s.open.aside);
                s.open.aside = CardSet::EMPTY;
                s.fill_deck(DECK.minus(tracks).iter());
                s.shuffle("rest", dice);
                s.open.step = Step::Deal;
            }
            Step::Deal => {
                let mut seat = s.open.first;
                for _ in 0..DEALT * players {
                    let card = s.take();
                    s.give(seat, card);
                    seat = seat.left(players);
                }
                s.open.step = Step::Open;
            }
            Step::Open => {
                for slot in 0..SLOTS {
                    s.open.slots[slot] = Some(s.take());
                }
                s.open.step = Step::Start;
            }
            Step::Draw { first } => {
                if let Some(card) = s.card(dice) {
                    s.give(s.open.turn, card);
                }
                self.after_draw(s, first);
            }
            Step::Refill { first } => {
                for slot in 0..SLOTS {
                    if s.open.slots[slot].is_none() {
                        s.open.slots[slot] = s.card(dice);
                    }
                }
                self.after_draw(s, first);
            }
            Step::Count => {
                s.open.step = if s.agreed.len() + 1 == players {
                    Step::Renew
                } else {
                    Step::Start
                };
            }
            Step::Renew => {
                for card in s.open.tracks.iter_mut().filter_map(Option::take) {
                    s.open.used.insert(card);
                }
                s.open.snakes.renew();
                s.turn_tracks(players, dice);
                s.open.used = s.open.used.or(std::mem::take(&mut s.open.aside));
                s.open.stuck = Seats::NONE;
                s.open.step = Step::Start;
            }
            _ => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let scores = s.open.points.map(i32::from);
        let winners = Seat::all(self.players())
            .filter(|seat| s.open.points[seat.index()] >= self.target)
            .collect();
        Payoff::new(&scores[..self.players()], winners, "target")
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        hidden::view(self.players, s, viewer)
    }

    /// Every arrangement that the view allows is equally likely, also by what a proposal, a pass or a picture in an
    /// unfinished run shows of a hand. (Only if thousands of deals fail to fit is one taken that doesn't.) Of decks
    /// long ago the oldest count as one. Votes not shown yet are even chances.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        hidden::imagine(self, v, luck)
    }

    fn seen(&self, _s: &State, actor: Seat, a: Action, by: Seat) -> Seen<Action> {
        if matches!(a, Action::Vote { .. }) && actor != by {
            Seen::Hidden
        } else {
            Seen::Open(a)
        }
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        let open = &s.open;
        if open.step == Step::Setup {
            return Vec::new();
        }
        let mut places = Vec::with_capacity(CARDS);
        let mut put = |card: Card, place: String| places.push((card.face(), place));
        for (i, card) in open.tracks.iter().enumerate() {
            card.iter().for_each(|c| put(*c, format!("track {i}")));
        }
        for (i, card) in open.slots.iter().enumerate() {
            card.iter().for_each(|c| put(*c, format!("slot {i}")));
        }
        for (i, hand) in s.hands.iter().enumerate() {
            hand.iter().for_each(|c| put(c, format!("hand {i}")));
        }
        s.deck().iter().for_each(|c| put(*c, "deck".to_owned()));
        open.used.iter().for_each(|c| put(c, "used".to_owned()));
        open.aside.iter().for_each(|c| put(c, "aside".to_owned()));
        places
    }
}

impl Game for BlackSnake {
    const CARD: GameCard = GameCard {
        id: "black_snake",
        title: "Black Snake",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("TS"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (20, 30),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, MOST_PLAYERS as u8, 3),
            GameOption::one_of("target", TARGETS),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        if !TARGETS.contains(&self.target) {
            return Err(format!(
                "The option target can't be {}: it may be 30 or 40.",
                self.target
            ));
        }
        self.first.validate(self.players())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position with these cards, the deck's top card first. One track and one hand a seat; this seat's turn
    /// begins. Cards that are nowhere are out of the game.
    pub fn with_table(
        tracks: &[Card],
        hands: &[&[Card]],
        slots: [Option<Card>; SLOTS],
        deck: &[Card],
        used: &[Card],
        turn: Seat,
    ) -> State {
        let rules = BlackSnake {
            players: tracks.len() as u8,
            target: TARGETS[0],
            first: First::Chance,
        };
        let mut s = rules.start();
        s.open.step = Step::Start;
        s.open.turn = turn;
        s.open.slots = slots;
        s.open.used = used.iter().copied().collect();
        for card in used {
            s.open.snakes.turn(0, *card, None);
        }
        for (track, card) in tracks.iter().enumerate() {
            s.open.tracks[track] = Some(*card);
            s.open.snakes.turn(track as u8, *card, value(*card));
        }
        for (seat, hand) in hands.iter().enumerate() {
            s.hands[seat] = hand.iter().copied().collect();
            s.open.hand_sizes[seat] = hand.len() as u8;
        }
        s.fill_deck(deck.iter().copied());
        s
    }

    /// The cards of a seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }
}

/// Number of cards of each value and number of pictures in a hand: all that counts, since suits never matter.
pub fn kinds(hand: CardSet) -> ([u8; crate::VALUES as usize], u8) {
    let values = std::array::from_fn(|i| with_value(hand, i as u8 + 1).len() as u8);
    (values, pictures(hand).len() as u8)
}

//! The rules of T.O.D. (Time of Death), by Scott Huntington. Section names follow the game's rule file: *Options*,
//! *Setup*, *Phases*, *Decisions*, *Scoring and end*, *Rulings*, *Hidden information*.
//!
//! Rulings taken where the text is open: seat `s` asks seat `s + 1`; all visible table cards count; the flipped card is
//! seen before its place is chosen; only the top card of a pile is visible; one flips first and solves instead of
//! asking; answers and solutions are public; covered cards make a new deck; the hour is told in private, and there is
//! none in a complicated case, which is its four numbers with repeats; a wrong solution costs the whole next turn; a
//! game is cut after 50 turns a seat and then nobody wins.
//!
//! Nothing about the winner can be proven before the last step ([`kortlek_rules::Game::certain`]), since somebody may
//! solve the case at any moment.

use crate::case::{
    ALL, Answer, Answers, BLACK, CARDS, Clues, MOST_NUMBERS, Question, RED, Solution,
};
use kortlek_rules::{
    Card as _, Dice, Face, Game, GameCard, GameOption, Log, Luck, Payoff, Phase, Refusal, Rules,
    Seat, Seats, Seen, Turn, Values,
    deck::Deck,
    french::{Card, CardSet},
    game::First,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The most seats.
pub const MOST_PLAYERS: usize = 4;
/// Fewest, most and usual table cards (section *Options*).
pub const TABLE: (u8, u8, u8) = (3, 5, 4);
/// The most table cards.
pub const MOST_PILES: usize = TABLE.1 as usize;
/// Number of turns a seat, skipped ones too, after which the game is cut.
pub const TURNS_A_SEAT: u16 = 50;

/// The game and its options (section *Options*).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tod {
    /// Seats, 2 to 4.
    pub players: u8,
    /// Choice of the seat that takes the first turn.
    pub first: First,
    /// Table cards, 3 to 5.
    pub table: u8,
    /// True if a case has two red and two black cards.
    pub complicated: bool,
    /// Seats that learn the hour.
    pub head_start: Seats,
}

/// A decision (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay the card that is turned up onto a table card.
    Flip {
        /// The table position, from 0.
        onto: u8,
    },
    /// Ask the left neighbour.
    Ask {
        /// The question.
        question: Question,
    },
    /// Name the left neighbour's case.
    Solve(Solution),
}

/// Questions and solutions of a basic case, in order.
static BASIC: [Action; 88] = {
    let mut all = asking();
    let mut at = 4;
    let mut a = 1;
    while a <= 6 {
        let mut b = a;
        while b <= 6 {
            let mut i = 0;
            while i < 4 {
                all[at] = Action::Solve(Solution {
                    numbers: crate::case::Numbers::new(&[a, b]),
                    motive: Some(crate::case::MOTIVES[i / 2]),
                    weapon: Some(crate::case::WEAPONS[i % 2]),
                });
                at += 1;
                i += 1;
            }
            b += 1;
        }
        a += 1;
    }
    all
};

/// Questions and solutions of a complicated case, in order.
static COMPLICATED: [Action; 130] = {
    let mut all = asking();
    let mut at = 4;
    let mut list = [1u8; MOST_NUMBERS];
    while at < 130 {
        all[at] = Action::Solve(Solution {
            numbers: crate::case::Numbers::new(&list),
            motive: None,
            weapon: None,
        });
        at += 1;
        // The next ascending list: raise the last number that can be raised, the ones behind it to the same.
        let mut i = MOST_NUMBERS;
        while i > 0 && list[i - 1] == 6 {
            i -= 1;
        }
        if i > 0 {
            let raised = list[i - 1] + 1;
            let mut j = i - 1;
            while j < MOST_NUMBERS {
                list[j] = raised;
                j += 1;
            }
        }
    }
    all
};

/// The four questions and room for more.
const fn asking<const N: usize>() -> [Action; N] {
    let mut all = [Action::Flip { onto: 0 }; N];
    let mut i = 0;
    while i < Question::ALL.len() {
        all[i] = Action::Ask {
            question: Question::ALL[i],
        };
        i += 1;
    }
    all
}

/// Phase of the game (section *Phases*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before the deal.
    Setup,
    /// A turn begins: the top card is turned up next, or the seat skips.
    Begin,
    /// The card lies open; its place is chosen.
    Flip,
    /// A question or a solution is due.
    Ask,
    /// The game is over.
    Over,
}

/// Last announcement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A question and its answer.
    Answer {
        /// Seat that asked.
        seat: Seat,
        /// The question.
        question: Question,
        /// The answer.
        yes: bool,
    },
    /// A solution, right or wrong.
    Solution {
        /// Seat that solved.
        seat: Seat,
        /// Solution that it named.
        solution: Solution,
        /// True if it was right.
        right: bool,
    },
    /// A turn was skipped.
    Skip {
        /// Seat that skipped.
        seat: Seat,
    },
}

/// Information that is open to everybody (section *Hidden information*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Phase of the game.
    pub step: Step,
    /// Seat that took the first turn.
    pub first: Seat,
    /// Seat whose turn it is.
    pub seat: Seat,
    /// The turn, from 1; 0 before the deal.
    pub turn: u16,
    /// Seats that skip the next turn.
    pub marked: Seats,
    /// The visible card of each table position: the first `table`.
    pub tops: [Card; MOST_PILES],
    /// The covered cards of each position.
    pub under: [CardSet; MOST_PILES],
    /// The card that is turned up and not laid yet.
    pub flipped: Option<Card>,
    /// Cards in the deck.
    pub deck: u8,
    /// All cards that ever lay face up.
    pub seen: CardSet,
    /// Questions and answers about each seat's case.
    pub clues: [Clues; MOST_PLAYERS],
    /// Latest answers about each seat's case, to be looked up.
    pub answers: [Answers; MOST_PLAYERS],
    /// Last announcement.
    pub said: Option<Said>,
    /// The seat that solved its case.
    pub solved: Option<Seat>,
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Open information.
    pub open: Open,
    pub(crate) cases: [CardSet; MOST_PLAYERS],
    /// The index of the deck's top card.
    pub(crate) top: u8,
    pub(crate) deck: [Card; CARDS],
}

impl State {
    /// The cards of a seat: the case that its right neighbour must solve.
    pub fn case(&self, seat: Seat) -> CardSet {
        self.cases[seat.index()]
    }

    /// The deck, top first.
    pub fn deck(&self) -> &[Card] {
        let top = usize::from(self.top);
        &self.deck[top..top + usize::from(self.open.deck)]
    }
}

/// View of one seat: everything that it may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// Number of players.
    pub players: u8,
    /// Number of table cards.
    pub table: u8,
    /// Open information.
    pub open: Open,
    /// The cases that the viewer sees: its own, at the end all.
    pub cases: [Option<CardSet>; MOST_PLAYERS],
    /// Hour that the viewer learned.
    pub hour: Option<u8>,
}

impl View {
    /// The cards that the viewer never saw: each is in a case or in the deck.
    pub fn unseen(&self) -> CardSet {
        let known = self.cases.iter().flatten();
        ALL.minus(known.fold(self.open.seen, |a, b| a.or(*b)))
    }
}

/// The hour of a case: the sum of its numbers.
pub fn hour(case: CardSet) -> u8 {
    case.iter().map(Card::rank).sum()
}

impl Tod {
    /// Number of cards of a seat.
    pub const fn case_size(&self) -> usize {
        if self.complicated { 4 } else { 2 }
    }

    /// The seat whose case a seat must solve.
    #[inline]
    pub fn target(&self, seat: Seat) -> Seat {
        seat.left(self.players())
    }

    /// The visible table cards.
    #[inline]
    pub fn visible(&self, open: &Open) -> CardSet {
        let tops = open.tops[..usize::from(self.table)].iter();
        tops.copied().collect()
    }

    fn deal<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let players = self.players();
        s.open.first = self.first.decide(players, dice);
        s.open.seat = s.open.first;
        let each = self.case_size() / 2;
        let mut deck = CardSet::EMPTY;
        for (name, colour) in [("red", RED), ("black", BLACK)] {
            let mut cards = list(colour);
            let cards = &mut cards[..colour.len()];
            dice.shuffle(name, cards);
            let (dealt, rest) = cards.split_at(each * players);
            for turn in dealt.chunks(players) {
                for (case, card) in s.cases.iter_mut().zip(turn) {
                    case.insert(*card);
                }
            }
            deck = deck.or(rest.iter().copied().collect());
        }
        s.deck = list(deck);
        dice.shuffle("deck", &mut s.deck[..deck.len()]);
        let table = usize::from(self.table);
        s.open.tops[..table].copy_from_slice(&s.deck[..table]);
        s.open.seen = self.visible(&s.open);
        s.top = self.table;
        s.open.deck = (deck.len() - table) as u8;
        s.open.turn = 1;
        s.open.step = Step::Begin;
    }

    #[inline]
    fn begin<D: Dice>(&self, s: &mut State, dice: &mut D) {
        let seat = s.open.seat;
        if s.open.marked.has(seat) {
            s.open.marked = s.open.marked.without(seat);
            s.open.said = Some(Said::Skip { seat });
            self.end_turn(&mut s.open);
            return;
        }
        if s.open.deck == 0 {
            let covered = s.open.under.iter().fold(CardSet::EMPTY, |a, b| a.or(*b));
            s.deck = list(covered);
            dice.shuffle("redeck", &mut s.deck[..covered.len()]);
            s.open.under = [CardSet::EMPTY; MOST_PILES];
            s.top = 0;
            s.open.deck = covered.len() as u8;
        }
        let card = s.deck[usize::from(s.top)];
        s.top += 1;
        s.open.deck -= 1;
        s.open.flipped = Some(card);
        s.open.seen.insert(card);
        s.open.step = Step::Flip;
    }

    #[inline]
    fn end_turn(&self, open: &mut Open) {
        if open.turn >= TURNS_A_SEAT * u16::from(self.players) {
            open.step = Step::Over;
        } else {
            open.turn += 1;
            open.seat = open.seat.left(self.players());
            open.step = Step::Begin;
        }
    }

    /// Message about why the seat at turn can't do this; `None` if it can.
    fn why_not(&self, open: &Open, a: Action) -> Option<&'static str> {
        match (open.step, a) {
            (Step::Flip, Action::Flip { onto }) if onto >= self.table => Some("no-such-table-card"),
            (Step::Flip, Action::Flip { .. }) => None,
            (Step::Flip, _) => Some("no-word-before-the-card-is-laid"),
            (_, Action::Flip { .. }) => Some("no-second-card"),
            (_, Action::Solve(solution)) => solution.why_not(self.complicated),
            (_, Action::Ask { .. }) => None,
        }
    }
}

/// The cards of a set in the deck's order, the rest of the list being filled up.
pub(crate) fn list(set: CardSet) -> [Card; CARDS] {
    let mut cards = [FILLER; CARDS];
    for (to, card) in cards.iter_mut().zip(set.iter()) {
        *to = card;
    }
    cards
}

/// Stands where no card lies.
const FILLER: Card = Card::JOKER_1;

impl Rules for Tod {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        State {
            open: Open {
                step: Step::Setup,
                first: Seat(0),
                seat: Seat(0),
                turn: 0,
                marked: Seats::NONE,
                tops: [FILLER; MOST_PILES],
                under: [CardSet::EMPTY; MOST_PILES],
                flipped: None,
                deck: 0,
                seen: CardSet::EMPTY,
                clues: [Clues::NONE; MOST_PLAYERS],
                answers: [Answers::NONE; MOST_PLAYERS],
                said: None,
                solved: None,
            },
            cases: [CardSet::EMPTY; MOST_PLAYERS],
            top: 0,
            deck: [FILLER; CARDS],
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.open.step {
            Step::Setup | Step::Begin => Turn::Proceed,
            Step::Flip | Step::Ask => Turn::Act(Seats::one(s.open.seat)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.open.step {
            Step::Setup => Phase::Deal,
            Step::Begin | Step::Flip | Step::Ask => Phase::Play,
            Step::Over => Phase::Score,
        }
    }

    fn step(&self, s: &State) -> &'static str {
        match s.open.step {
            Step::Setup => "deal",
            Step::Begin | Step::Flip => "flip",
            Step::Ask => "ask",
            Step::Over => "score",
        }
    }

    fn first(&self, s: &State) -> Seat {
        s.open.first
    }

    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != s.open.seat {
            return;
        }
        match s.open.step {
            Step::Flip => out.extend((0..self.table).map(|onto| Action::Flip { onto })),
            Step::Ask if self.complicated => out.extend_from_slice(&COMPLICATED),
            Step::Ask => out.extend_from_slice(&BASIC),
            Step::Setup | Step::Begin | Step::Over => {}
        }
    }

    fn is_legal(&self, s: &State, seat: Seat, a: Action) -> bool {
        matches!(s.open.step, Step::Flip | Step::Ask)
            && seat == s.open.seat
            && self.why_not(&s.open, a).is_none()
    }

    fn refusal(&self, v: &View, _seat: Seat, a: Action) -> Refusal {
        Refusal::new(self.why_not(&v.open, a).unwrap_or("pick-what-is-lit"))
    }

    #[inline]
    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, _log: &mut L) {
        let target = self.target(seat).index();
        match a {
            Action::Flip { onto } => {
                let onto = usize::from(onto);
                if let Some(card) = s.open.flipped.take() {
                    s.open.under[onto].insert(s.open.tops[onto]);
                    s.open.tops[onto] = card;
                }
                s.open.step = Step::Ask;
                return;
            }
            Action::Ask { question } => {
                let visible = self.visible(&s.open);
                let yes = question.answer(s.cases[target], visible);
                let answer = Answer::new(question, yes, visible);
                s.open.clues[target].learn(answer);
                s.open.answers[target].push(answer);
                s.open.said = Some(Said::Answer {
                    seat,
                    question,
                    yes,
                });
            }
            Action::Solve(solution) => {
                let right = solution == Solution::of(s.cases[target], self.complicated);
                s.open.said = Some(Said::Solution {
                    seat,
                    solution,
                    right,
                });
                if right {
                    s.open.solved = Some(seat);
                    s.open.step = Step::Over;
                    return;
                }
                s.open.clues[target].rule_out(solution);
                s.open.marked = s.open.marked.with(seat);
            }
        }
        self.end_turn(&mut s.open);
    }

    #[inline]
    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, _log: &mut L) {
        match s.open.step {
            Step::Setup => self.deal(s, dice),
            Step::Begin => self.begin(s, dice),
            Step::Flip | Step::Ask | Step::Over => {}
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        let mut scores = [0; MOST_PLAYERS];
        let (winners, end) = match s.open.solved {
            Some(seat) => {
                scores[seat.index()] = 1;
                (Seats::one(seat), "solved")
            }
            None => (Seats::NONE, "cap"),
        };
        Payoff::new(&scores[..self.players()], winners, end)
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let players = self.players();
        let dealt = s.open.step != Step::Setup;
        let sees = |i: usize| {
            let over = s.open.step == Step::Over;
            dealt && i < players && (over || viewer == Some(Seat(i as u8)))
        };
        let told = viewer.filter(|v| dealt && self.head_start.has(*v));
        View {
            viewer,
            players: self.players,
            table: self.table,
            open: s.open,
            cases: std::array::from_fn(|i| sees(i).then_some(s.cases[i])),
            hour: told.map(|v| hour(s.cases[self.target(v).index()])),
        }
    }

    /// Deals the cases that the viewer does not see from the cards that it never saw, so that all answers, all wrong
    /// solutions and the hour it was told fit; then the deck from what is left, or from the cards that went back into
    /// it. All such positions are equally likely, but for the rare case in which no fitting cases are met in many
    /// tries: then they are searched for in a random order.
    fn imagine(&self, v: &View, luck: &mut Luck) -> State {
        crate::imagined::imagine(self, v, luck)
    }

    fn seen(&self, _s: &State, _actor: Seat, a: Action, _by: Seat) -> Seen<Action> {
        Seen::Open(a)
    }

    fn card_locations(&self, s: &State) -> Vec<(Face, String)> {
        if s.open.step == Step::Setup {
            return Vec::new();
        }
        let mut places = Vec::with_capacity(CARDS);
        let mut put = |card: Card, place: String| places.push((card.face(), place));
        for seat in Seat::all(self.players()) {
            for card in s.case(seat).iter() {
                put(card, format!("case {seat}"));
            }
        }
        for i in 0..usize::from(self.table) {
            put(s.open.tops[i], format!("table {i}"));
            for card in s.open.under[i].iter() {
                put(card, format!("under {i}"));
            }
        }
        if let Some(card) = s.open.flipped {
            put(card, "flipped".to_owned());
        }
        for (i, card) in s.deck().iter().enumerate() {
            put(*card, format!("deck {i}"));
        }
        places
    }
}

impl Game for Tod {
    const CARD: GameCard = GameCard {
        id: "tod",
        title: "T.O.D.",
        designer: "Scott Huntington",
        source: "Femtîtvå",
        deck: Deck::French,
        face: Some("QS"),
        players: (2, MOST_PLAYERS as u8),
        minutes: (10, 15),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, MOST_PLAYERS as u8, 3),
            GameOption::first(MOST_PLAYERS as u8),
            GameOption::one_of("table", TABLE.0..=TABLE.1).or(TABLE.2),
            GameOption::one_of("complicated", [false, true]),
            GameOption {
                name: "head_start",
                values: Values::Seats,
                default: Value::Array(Vec::new()),
            },
        ]
    }

    fn validate(&self) -> Result<(), String> {
        self.first.validate(self.players())?;
        if let Some(seat) = self.head_start.iter().find(|s| s.index() >= self.players()) {
            return Err(format!(
                "The option head_start can't have seat {seat} with {} players: seats run from 0 to {}.",
                self.players,
                self.players - 1
            ));
        }
        if self.complicated && !self.head_start.is_empty() {
            return Err(
                "The option head_start must be [] with complicated cases: they have no hour."
                    .to_owned(),
            );
        }
        Ok(())
    }
}

/// A position put together by hand, for worked examples, diagrams and tests of the table.
impl State {
    /// The position with these cases and table cards, the cards of `deck` lying in the deck, top first, and all others
    /// under the first table card. The first turn begins with `seat`.
    pub fn with_table(cases: &[CardSet], tops: &[Card], deck: &[Card], seat: Seat) -> State {
        let rules = Tod {
            players: cases.len() as u8,
            first: First::Seat(seat),
            table: tops.len() as u8,
            complicated: false,
            head_start: Seats::NONE,
        };
        let mut s = rules.start();
        s.cases[..cases.len()].copy_from_slice(cases);
        s.open.tops[..tops.len()].copy_from_slice(tops);
        s.deck[..deck.len()].copy_from_slice(deck);
        let dealt = cases.iter().fold(CardSet::EMPTY, |a, b| a.or(*b));
        let hidden = deck.iter().fold(dealt, |set, card| set.with(*card));
        s.open.seen = ALL.minus(hidden);
        s.open.under[0] = s.open.seen.minus(rules.visible(&s.open));
        s.open.deck = deck.len() as u8;
        s.open.first = seat;
        s.open.seat = seat;
        s.open.turn = 1;
        s.open.step = Step::Begin;
        s
    }
}

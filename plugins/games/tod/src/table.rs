//! Presentation of T.O.D. (section *At the table*): the table cards, the four questions, the notebook, and naming the
//! case. The remaining possibilities are computed in [`reasoning`], the account of a step is in [`telling`], the
//! check of a solution in [`check`].

mod check;
mod reasoning;
mod telling;

use crate::{
    case::{Answer, Clues, NUMBERS, Question, Solution, part, suits_of},
    rules::{Action, MOST_PILES, MOST_PLAYERS, Open, Said, Step, Tod, View},
};
use kortlek_rules::{
    Arg, Card as _, Deck, Face, Message, Note, Rules, Seat, Text,
    french::{Card, CardSet, Suit},
    presentation::{
        ActionButton, Area, Arrangement, Decided, Fact, FactGroup, Gesture, Grid, Ground, Item,
        Layout, Look, LookBack, Mark, Notebook, NotebookRules, Past, Piece, Place, Presentation,
        Preview, Prompt, Scene, SceneInput, Sign, Status, StepPresentation, Target, Targets, Tip,
        Zone, ZoneId, notebook_key,
    },
};

pub use check::{GREAT_WATCH, NAMED, SHOWN_CASE};
pub use reasoning::{Insight, Split, missing_list, number_list};

/// The table positions.
pub const PILES: [ZoneId; MOST_PILES] = [
    ZoneId::common("pile-1"),
    ZoneId::common("pile-2"),
    ZoneId::common("pile-3"),
    ZoneId::common("pile-4"),
    ZoneId::common("pile-5"),
];
/// The deck.
pub const DECK: ZoneId = ZoneId::common("deck");
/// Place of the card that is turned up and not laid yet.
pub const FLIPPED: ZoneId = ZoneId::common("flipped");
/// Numbers and suits on the table.
pub const THERE: ZoneId = ZoneId::common("there");
/// The questions, in order.
pub const QUESTIONS: [ZoneId; 4] = [
    ZoneId::common("number-there"),
    ZoneId::common("number-missing"),
    ZoneId::common("suit-there"),
    ZoneId::common("suit-missing"),
];
/// The cards that may be in the case.
pub const NOTEBOOK: ZoneId = ZoneId::common("notebook");
/// The numbers to name: a row for each number of the case.
pub const NUMBER_ROWS: ZoneId = ZoneId::common("numbers");
/// The suits to name, in the deck's order.
pub const PARTS: [ZoneId; 4] = [
    ZoneId::common("shovel"),
    ZoneId::common("love"),
    ZoneId::common("greed"),
    ZoneId::common("bat"),
];
/// The parts of a solution that are picked: numbers by row, motive, weapon.
type Named = (Vec<Option<u8>>, Option<Suit>, Option<Suit>);

/// Heights of the parts of the table, of 96 units.
const PILES_HIGH: u16 = 28;
const THERE_HIGH: u16 = 8;
const QUESTIONS_HIGH: u16 = 20;
const NOTES_HIGH: u16 = 32;
const HELP_HIGH: u16 = 6;

/// The button that names the case.
pub const NAME: &str = "name";

/// The rows of the notebook: motives, then weapons.
const ROWS: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];
/// The drawings of the notebook's cards, by row and number.
const NOTES: [[&str; NUMBERS as usize]; 4] = [
    ["tod-h1", "tod-h2", "tod-h3", "tod-h4", "tod-h5", "tod-h6"],
    ["tod-d1", "tod-d2", "tod-d3", "tod-d4", "tod-d5", "tod-d6"],
    ["tod-c1", "tod-c2", "tod-c3", "tod-c4", "tod-c5", "tod-c6"],
    ["tod-s1", "tod-s2", "tod-s3", "tod-s4", "tod-s5", "tod-s6"],
];
/// The drawings before the notebook's rows, in the deck's order.
const SUITS: [&str; 4] = ["tod-s", "tod-h", "tod-d", "tod-c"];
/// The drawings of the numbers that are named.
const DIGITS: [&str; NUMBERS as usize] = [
    "number-1", "number-2", "number-3", "number-4", "number-5", "number-6",
];
/// A watch by how many of its twelve hours are over: twelve once only one case is left.
const WATCHES: [&str; 13] = [
    "tod-watch-0",
    "tod-watch-1",
    "tod-watch-2",
    "tod-watch-3",
    "tod-watch-4",
    "tod-watch-5",
    "tod-watch-6",
    "tod-watch-7",
    "tod-watch-8",
    "tod-watch-9",
    "tod-watch-10",
    "tod-watch-11",
    "tod-watch-12",
];
/// The player's marks: none, a ring, a cross.
const MARKS: u8 = 3;
/// Number of the latest answers that are listed.
const MOST_ASKED: usize = 6;
/// The sign on which one chooses how much the notebook fills in.
pub const HELP: ZoneId = ZoneId::common("help");
/// Levels of help from the notebook, by the mark on [`HELP`]: all that follows, cards that were seen, nothing.
const HELP_LEVELS: [&str; 3] = ["help-all", "help-seen", "help-none"];

/// The cards of a seat.
pub const fn case_zone(seat: Seat) -> ZoneId {
    ZoneId::of("case", seat)
}

/// Progress of a seat, as a watch.
pub const fn watch_zone(seat: Seat) -> ZoneId {
    ZoneId::of("watch", seat)
}

/// The cell of a card in the notebook: its rank's column, for the first has the suits; its suit's row.
pub fn note_cell(card: Card) -> [i8; 2] {
    let row = ROWS.iter().position(|suit| card.suit() == Some(*suit));
    [card.rank() as i8, row.unwrap_or(0) as i8]
}

/// The message that names a question: “Is a number there?”. Its attributes ask it of somebody.
pub(crate) const fn question_id(question: Question) -> &'static str {
    match question {
        Question::NumberThere => "ask-number-there",
        Question::NumberMissing => "ask-number-missing",
        Question::SuitThere => "ask-suit-there",
        Question::SuitMissing => "ask-suit-missing",
    }
}

/// The message of an answer.
pub(crate) const fn answer_id(yes: bool) -> &'static str {
    match yes {
        true => "answer-yes",
        false => "answer-no",
    }
}

/// A solution in words: “7:34, Greed, Bat”, or the numbers of a complicated case.
pub(crate) fn solution_words(solution: Solution) -> Message {
    let numbers: Vec<String> = solution.numbers.list().iter().map(u8::to_string).collect();
    let numbers = Arg::Name(solution.time().unwrap_or_else(|| numbers.join(" ")));
    match (solution.motive, solution.weapon) {
        (Some(motive), Some(weapon)) => Message::new("case-words")
            .with("time", numbers)
            .with("motive", part(motive))
            .with("weapon", part(weapon)),
        _ => Message::new("case-numbers").with("time", numbers),
    }
}

/// Sign for the notebook's level of help.
fn help_zone(level: &'static str) -> Zone {
    Zone::sign(HELP, Place::Middle, [Sign::Words(level.into())])
}

fn faces(cards: CardSet) -> Vec<Face> {
    cards.iter().map(Card::face).collect()
}

/// A motive or a weapon: the mark of its suit, and its name.
fn part_signs(suit: Suit) -> [Sign; 2] {
    [
        Sign::Mark(Mark(suit.name())),
        Sign::Words(part(suit).into()),
    ]
}

/// The suits of some cards as signs.
fn suit_signs(cards: CardSet, there: bool) -> impl Iterator<Item = Sign> {
    let suits = suits_of(cards);
    let is = move |suit: &Suit| (suits >> suit.index() & 1 == 1) == there;
    let sign = |suit: Suit| Sign::Mark(Mark(suit.name()));
    ROWS.into_iter().filter(is).map(sign)
}

impl Tod {
    fn pile_zones(&self, v: &View) -> Vec<Zone> {
        let open = &v.open;
        let pile = |k: usize| {
            let covered = open.under[k];
            let cards = covered.iter().chain([open.tops[k]]);
            // The same words stand below the pile: they are its button, so that all piles stand alike.
            let caption = Message::new("pile-under").with("n", covered.len());
            let past = |card: Card| Past {
                face: card.face(),
                seat: None,
                words: Text::EMPTY,
                lit: false,
            };
            let back = LookBack {
                title: caption.clone().into(),
                cards: covered.iter().map(past).collect(),
                ..LookBack::default()
            };
            Zone::new(PILES[k], Place::Middle, Arrangement::Pile)
                .caption(caption)
                .items(cards.map(|card| Item::up(card.face())).collect::<Vec<_>>())
                .look_back((!covered.is_empty()).then_some(back))
        };
        (0..usize::from(self.table)).map(pile).collect()
    }

    fn desk_zones(&self, v: &View) -> Vec<Zone> {
        let open = &v.open;
        let left = Message::new("deck-left").with("n", open.deck);
        let deck = Zone::new(DECK, Place::Middle, Arrangement::Pile)
            .caption(left)
            .outlined()
            .items(Item::backs(Deck::French, open.deck.into()));
        let caption = open.flipped.map_or(Text::EMPTY, |_| "turned-up".into());
        let lit = |card: Card| Item::up(card.face()).look(Look::Lit);
        let turned = Zone::new(FLIPPED, Place::Middle, Arrangement::Pile)
            .caption(caption)
            .items(open.flipped.map(lit));
        let mut zones = vec![deck, turned];
        zones.extend(self.pile_zones(v));
        let visible = self.visible(open);
        let mut sign = vec![
            Sign::Words("there".into()),
            Sign::Strong(number_list(visible).into()),
        ];
        sign.extend(suit_signs(visible, true));
        sign.push(Sign::Words("missing".into()));
        let missing = missing_list(visible);
        let nothing = missing.is_empty() && suit_signs(visible, false).next().is_none();
        sign.push(if nothing {
            Sign::Words("nothing".into())
        } else {
            Sign::Words(missing.into())
        });
        sign.extend(suit_signs(visible, false));
        zones.push(Zone::sign(THERE, Place::Middle, sign));
        zones
    }

    fn question_zones(&self, v: &View, me: Seat, candidates: &[CardSet]) -> Vec<Zone> {
        let visible = self.visible(&v.open);
        let knows = v.viewer == Some(me) && v.open.step != Step::Over;
        let numbers = |list: String| match list.is_empty() {
            true => Vec::new(),
            false => vec![Sign::Strong(list.into())],
        };
        let zone = |question: Question| {
            let mut sign = match question {
                Question::NumberThere => numbers(number_list(visible)),
                Question::NumberMissing => numbers(missing_list(visible)),
                Question::SuitThere => suit_signs(visible, true).collect(),
                Question::SuitMissing => suit_signs(visible, false).collect(),
            };
            if sign.is_empty() {
                sign.push(Sign::Words("nothing".into()));
            }
            let split = self.split(candidates, question, visible);
            let note = match split.certain() {
                Some(true) => Message::new("always-yes"),
                Some(false) => Message::new("always-no"),
                None => Message::new("splits")
                    .with("yes", split.yes)
                    .with("no", split.no),
            };
            let mut zone = Zone::sign(QUESTIONS[question as usize], Place::Middle, sign)
                .title(question_id(question))
                .ground(Ground::Field);
            if knows {
                zone.caption = note.into();
            }
            zone
        };
        Question::ALL.into_iter().map(zone).collect()
    }

    /// The notebook without what follows from the answers, and without the seen cards crossed out if `seen` is not set.
    fn blank_notebook(&self, v: &View, me: Seat, seen: bool) -> Zone {
        let mut blank = *v;
        blank.open.clues = [Clues::NONE; MOST_PLAYERS];
        if !seen {
            blank.open.seen = CardSet::EMPTY;
            blank.cases = Default::default();
        }
        blank.hour = None;
        let candidates = self.candidates(&blank, me);
        self.notebook_zone(&blank, me, &candidates)
    }

    fn notebook_zone(&self, v: &View, me: Seat, candidates: &[CardSet]) -> Zone {
        let possible = reasoning::cards_of(candidates);
        let own = v.cases[me.index()].unwrap_or(CardSet::EMPTY);
        let out = v.open.seen.or(own);
        let note = |card: Card| {
            let [column, row] = note_cell(card);
            let name = NOTES[row as usize][column as usize - 1];
            let look = match possible.has(card) {
                true => Look::Plain,
                false => Look::Dim,
            };
            let item = Item::new(Piece::Picture(name, 0));
            item.at(column, row).look(look)
        };
        let grid = Grid::Fixed {
            size: [NUMBERS + 1, 4],
            wide: 125,
            card: 94,
        };
        let cells = (1..=NUMBERS as i8).flat_map(|c| (0..4).map(move |r| [c, r]));
        let suits = ROWS.into_iter().zip(0..).map(|(suit, row)| {
            let suit = Item::new(Piece::Picture(SUITS[suit.index()], 0));
            suit.at(0, row)
        });
        let known = v.viewer == Some(me);
        let notes = crate::case::ALL.minus(out).iter().filter(|_| known);
        let title = Message::new("notebook-title").with("who", self.target(me));
        Zone::new(NOTEBOOK, Place::Middle, Arrangement::Grid(grid))
            .title(title)
            .cells(cells)
            .items(suits.chain(notes.map(note)).collect::<Vec<_>>())
    }

    /// Zones in which the case is named: a row of numbers for each of its numbers, motives and weapons.
    fn naming_zones(&self) -> Vec<Zone> {
        let rows = self.case_size() as u8;
        let grid = Grid::Fixed {
            size: [NUMBERS, rows],
            wide: 110,
            card: 80,
        };
        let discs = (0..rows as i8).flat_map(|row| {
            let disc =
                move |n: usize| Item::new(Piece::Picture(DIGITS[n], row as u8)).at(n as i8, row);
            (0..DIGITS.len()).map(disc)
        });
        let numbers = Zone::new(NUMBER_ROWS, Place::Middle, Arrangement::Grid(grid))
            .title("naming-title")
            .items(discs.collect::<Vec<_>>());
        let mut zones = vec![numbers];
        if !self.complicated {
            zones.extend(ROWS.map(|suit| {
                let zone = Zone::sign(PARTS[suit.index()], Place::Middle, part_signs(suit));
                zone.ground(Ground::Field)
            }));
        }
        zones
    }

    fn panel_zone(&self, v: &View, seat: Seat) -> Zone {
        let place = Place::Panel { seat, share: 2 };
        let zone = Zone::new(case_zone(seat), place, Arrangement::Row);
        match v.cases[seat.index()] {
            _ if v.open.step == Step::Setup => zone,
            Some(case) => {
                let words = solution_words(Solution::of(case, self.complicated));
                zone.caption(words)
                    .items(faces(case).into_iter().map(Item::up))
            }
            None => zone.items(Item::backs(Deck::French, self.case_size())),
        }
    }

    /// Maximum progress of a seat, as a watch: it runs down as the cases left do, each hour by the same factor.
    fn watch(&self, v: &View, seat: Seat, known: &Insight) -> Zone {
        let place = Place::Panel { seat, share: 1 };
        let zone = Zone::new(watch_zone(seat), place, Arrangement::Pile);
        if v.open.step == Step::Setup {
            return zone;
        }
        let hours = reasoning::hours(known.left(seat), known.all);
        zone.items([Item::new(Piece::Picture(WATCHES[hours], seat.0))])
    }

    /// The solution that the picks name so far.
    fn named(&self, chosen: &[Target]) -> Named {
        let mut numbers = vec![None; self.case_size()];
        let (mut motive, mut weapon) = (None, None);
        for target in chosen {
            match target {
                Target::Cell(NUMBER_ROWS, [n, row]) => {
                    if let Some(slot) = numbers.get_mut(*row as usize) {
                        *slot = u8::try_from(n + 1).ok();
                    }
                }
                Target::Zone(zone) => {
                    let suit = PARTS.iter().position(|part| part == zone);
                    match suit.map(|k| Suit::ALL[k]) {
                        Some(suit) if suit.is_red() => motive = Some(suit),
                        Some(suit) => weapon = Some(suit),
                        None => {}
                    }
                }
                _ => {}
            }
        }
        (numbers, motive, weapon)
    }

    fn question_of(target: &Target) -> Option<Question> {
        let is = |question: &Question| *target == Target::Zone(QUESTIONS[*question as usize]);
        Question::ALL.into_iter().find(is)
    }

    fn pile_of(target: &Target) -> Option<usize> {
        PILES.iter().position(|zone| *target == Target::Zone(*zone))
    }

    /// Certain answer to a question, going by the cards that were seen, whatever was answered.
    fn certain(&self, v: &View, me: Seat, question: Question) -> Option<bool> {
        let mut seen = *v;
        seen.open.clues = [Clues::NONE; MOST_PLAYERS];
        seen.hour = None;
        let candidates = self.candidates(&seen, me);
        self.split(&candidates, question, self.visible(&v.open))
            .certain()
    }

    /// Questions of a seat about its case, the latest first, with their meaning: whether one of those is in it.
    fn asked_facts(&self, v: &View, me: Seat) -> FactGroup {
        let whom = self.target(me);
        let row = |answer: Answer| {
            let about: Text = match answer.question {
                _ if answer.about == 0 => "nothing".into(),
                Question::NumberThere | Question::NumberMissing => {
                    reasoning::digits(answer.about).into()
                }
                Question::SuitThere | Question::SuitMissing => {
                    let is = |suit: &Suit| answer.about >> suit.index() & 1 == 1;
                    let parts = ROWS.into_iter().filter(is);
                    let parts = parts.map(|suit| Arg::from(Message::new(part(suit))));
                    let asked = Message::new("asked-parts");
                    asked.with("parts", Arg::All(parts.collect())).into()
                }
            };
            Fact::new(about, answer_id(answer.yes), Vec::new())
        };
        let answers = v.open.answers[whom.index()].iter().rev();
        let title = Message::new("aid-asked").with("whom", whom);
        FactGroup::new(title, answers.take(MOST_ASKED).map(row))
    }

    /// Facts about how near each seat is to its case.
    fn race_facts(&self, v: &View, known: &Insight) -> FactGroup {
        let row = |seat: Seat| {
            let left = known.left(seat).to_string();
            let name = Message::new("names").with("who", seat);
            let shown = match v.viewer == Some(seat) {
                true => faces(reasoning::cards_of(known.candidates(seat))),
                false => Vec::new(),
            };
            Fact::new(name, left, shown)
        };
        FactGroup::new("aid-race", Seat::all(self.players()).map(row))
    }

    /// Facts about the cards that would become visible by laying the card on a pile.
    fn pile_facts(&self, v: &View, me: Seat, onto: usize, known: &Insight) -> FactGroup {
        let visible = self.visible_then(v, onto);
        let row = |question: Question| {
            let split = self.split(known.candidates(me), question, visible);
            let label = Message::new(question_id(question)).attribute("short");
            Fact::new(label, format!("{} : {}", split.yes, split.no), Vec::new())
        };
        FactGroup::new("aid-then", Question::ALL.map(row))
    }
}

/// Facts about the result of asking, with this number of cases left now.
fn question_facts(question: Question, left: usize, split: Split) -> FactGroup {
    let rows = [
        ("aid-now", left),
        ("aid-yes", split.yes),
        ("aid-no", split.no),
    ];
    let rows = rows.map(|(id, n)| Fact::new(id, n.to_string(), Vec::new()));
    FactGroup::new(question_id(question), rows)
}

/// Level of help of the notebook: an index into [`HELP_LEVELS`].
fn help(notebook: &Notebook) -> usize {
    usize::from(notebook.mark(&notebook_key(Target::Zone(HELP)))) % HELP_LEVELS.len()
}

/// Puts the player's marks on the notebook's cards.
fn mark(zone: &mut Zone, notebook: &Notebook) {
    for item in &mut zone.items {
        match notebook.mark(&notebook_key(Target::Cell(NOTEBOOK, item.cell))) {
            1 => item.look = Look::Lit,
            2 => item.tags = vec![Mark("cross")],
            _ => {}
        }
    }
}

impl Tod {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        self.layout_with(v, me, &self.insight(v))
    }

    fn layout_with(&self, v: &View, me: Seat, known: &Insight) -> Layout {
        let seats = Seat::all(self.players());
        let panels = seats.flat_map(|seat| [self.panel_zone(v, seat), self.watch(v, seat, known)]);
        if v.open.step == Step::Setup {
            let deck = Zone::new(DECK, Place::Middle, Arrangement::Pile)
                .items(Item::backs(Deck::French, crate::case::CARDS));
            return Layout::new([deck].into_iter().chain(panels).collect());
        }
        let mut zones = self.desk_zones(v);
        zones.extend(self.question_zones(v, me, known.candidates(me)));
        zones.push(self.notebook_zone(v, me, known.candidates(me)));
        zones.push(help_zone(HELP_LEVELS[0]));
        zones.extend(self.naming_zones());
        zones.extend(panels);
        let questions = Area::row(QUESTIONS.map(|zone| (1, zone)));
        let notebook = Area::column([(NOTES_HIGH, NOTEBOOK), (HELP_HIGH, HELP)]);
        let below = Area::row([(21, notebook), (1, Area::Gap), (18, self.naming_area())]);
        Layout::new(zones).divided(&self.desk([
            (QUESTIONS_HIGH, questions),
            (2, Area::Gap),
            (NOTES_HIGH + HELP_HIGH, below),
        ]))
    }

    /// The desk: deck, turned card and piles; what is there below them; then the rest.
    fn desk(&self, rest: impl IntoIterator<Item = (u16, Area)>) -> Area {
        let table = usize::from(self.table);
        // Five piles fill the width beside the deck and the card that is turned up.
        let free = 3 * (MOST_PILES - table) as u16;
        let stack = [(5, DECK.into()), (5, FLIPPED.into()), (free, Area::Gap)];
        let piles = PILES[..table].iter().map(|pile| (6, Area::from(*pile)));
        let cards = Area::row(stack.into_iter().chain(piles).chain([(free, Area::Gap)]));
        let top = [(PILES_HIGH, cards), (THERE_HIGH, THERE.into())];
        Area::column(top.into_iter().chain(rest))
    }

    /// Area in which the case is named: numbers, and below them the motives and the weapons.
    fn naming_area(&self) -> Area {
        if self.complicated {
            return NUMBER_ROWS.into();
        }
        let parts = |suits: [Suit; 2]| Area::row(suits.map(|suit| (1, PARTS[suit.index()])));
        let [a, b, c, d] = ROWS;
        Area::column([
            (20, NUMBER_ROWS.into()),
            (1, Area::Gap),
            (8, parts([a, b])),
            (1, Area::Gap),
            (8, parts([c, d])),
        ])
    }

    /// The gesture of an action.
    fn path(&self, open: &Open, a: Action) -> Gesture {
        match a {
            Action::Flip { onto } => {
                let piece = |card: Card| Target::Piece(Piece::Card(card.face()));
                let card = open.flipped.map(piece);
                let pile = PILES.get(usize::from(onto)).copied().map(Target::Zone);
                Gesture::path(card.into_iter().chain(pile))
            }
            Action::Ask { question } => Gesture::path([Target::Zone(QUESTIONS[question as usize])]),
            Action::Solve(solution) => {
                let number = |(n, row): (&u8, i8)| Target::Cell(NUMBER_ROWS, [*n as i8 - 1, row]);
                let numbers = solution.numbers.list().iter().zip(0..).map(number);
                let suits = [solution.motive, solution.weapon].into_iter().flatten();
                let suits = suits.map(|suit| Target::Zone(PARTS[suit.index()]));
                // A wrong solution costs a turn: the button makes it final.
                Gesture::default()
                    .then_any_order(numbers.chain(suits))
                    .then(Target::Button(NAME))
            }
        }
    }

    /// Section *Flip*: the seat in turn lays the card that is turned up on one of the piles.
    fn flip(&self, scene: &mut Scene<Action>, input: &SceneInput<Tod>, known: &Insight) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let whom = self.target(open.seat);
        let about = |id| Message::new(id).with("who", open.seat).with("whom", whom);
        let with_card = |id| match open.flipped {
            Some(card) => about(id).with("card", card),
            None => about(id),
        };
        scene.prompt = match v.viewer == Some(me) && open.seat == me {
            true => Prompt::new(with_card("lay-title"), about("lay-line")),
            false => Prompt::new(about("turn-title"), with_card("lays")),
        };
        let picked = input.picks.all();
        let onto = picked.iter().find_map(Tod::pile_of);
        if let (Some(onto), Some(card), true) = (onto, open.flipped, v.viewer == Some(me)) {
            scene.facts.push(self.pile_facts(v, me, onto, known));
            let then = self.covered(v, onto, card);
            scene.foreseen.layout = then.map(|then| self.layout_with(&then, me, known));
        }
        if !input.decides() {
            return;
        }
        for action in input.legal {
            let gesture = self.path(open, *action);
            let offer = scene.offer(*action, gesture, self.action_words(v, me, *action));
            if let Action::Flip { onto } = *action {
                offer.why(self.why_lay(v, me, usize::from(onto), known));
            }
        }
        scene.tip("situation-cover");
        for question in Question::ALL {
            scene.refuse(QUESTIONS[question as usize], Action::Ask { question });
        }
        let parts = PARTS.map(Targets::from);
        let naming = [Targets::Cells(NUMBER_ROWS)].into_iter().chain(parts);
        for targets in naming.chain([Target::Button(NAME).into()]) {
            scene.instead(targets, "no-word-before-the-card-is-laid");
        }
        self.refuse_rest(scene, me, "lay-first");
    }

    /// Section *Ask*: the seat in turn asks one of the four questions, or names the case.
    fn ask(&self, scene: &mut Scene<Action>, input: &SceneInput<Tod>, known: &Insight) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let visible = self.visible(open);
        let whom = self.target(open.seat);
        let about = |id| Message::new(id).with("who", open.seat).with("whom", whom);
        let mine = v.viewer == Some(me) && open.seat == me;
        scene.prompt = match (mine, self.complicated) {
            (true, true) => Prompt::new(about("ask-title"), about("ask-line-four")),
            (true, false) => Prompt::new(about("ask-title"), about("ask-line")),
            (false, _) => Prompt::new(about("turn-title"), about("asks")),
        };
        let picked = input.picks.all();
        let asked = picked.iter().find_map(Tod::question_of);
        if let Some(question) = asked.filter(|_| v.viewer == Some(me)) {
            let split = self.split(known.candidates(me), question, visible);
            let facts = question_facts(question, known.left(me), split);
            scene.facts.push(facts);
        }
        let named = self.named(&picked);
        if mine && !self.is_whole(&named) {
            // The button that decides names a case that is whole.
            scene.buttons.push(ActionButton {
                name: NAME,
                words: "name".into(),
                mark: Some(Mark("case")),
                note: "name-note".into(),
            });
        }
        if mine && picked.is_empty() {
            let idle = self.no_beginning(known.candidates(me), visible);
            scene.previews.extend(idle.into_iter().map(Preview::idle));
        }
        if !input.decides() {
            return;
        }
        if !picked.is_empty() {
            self.ask_after(scene, v, me, &picked);
        }
        for action in input.legal {
            let gesture = self.path(open, *action);
            let offer = scene.offer(*action, gesture, self.action_words(v, me, *action));
            offer.why(match *action {
                Action::Ask { question } => {
                    let split = self.split(known.candidates(me), question, visible);
                    why("why-ask", question, split)
                }
                _ => Message::new("why-name").with("n", known.left(me)),
            });
        }
        let tops = &open.tops[..usize::from(self.table)];
        let shows = |suit| tops.iter().any(|card| card.suit() == Some(suit));
        scene.tip_if(Suit::ALL.into_iter().all(shows), "situation-all-suits");
        scene.tip("situation-ask");
        for question in Question::ALL {
            scene.refuse(QUESTIONS[question as usize], Action::Ask { question });
        }
        for pile in &PILES[..usize::from(self.table)] {
            scene.refuse(*pile, Action::Flip { onto: 0 });
        }
        self.refuse_numbers(scene, &named);
        let (numbers, motive, weapon) = named;
        let numbers: Vec<u8> = numbers.into_iter().flatten().collect();
        let solution = Solution {
            numbers: crate::case::Numbers::new(&numbers),
            motive,
            weapon,
        };
        scene.refuse(Target::Button(NAME), Action::Solve(solution));
        self.refuse_rest(scene, me, "ask-or-name");
    }

    /// Targets on which a decision had better not begin: questions whose answer is known, and the parts of a case as
    /// long as any question can tell something.
    fn no_beginning(&self, candidates: &[CardSet], visible: CardSet) -> Vec<Target> {
        let is_known = |question: &Question| {
            let split = self.split(candidates, *question, visible);
            split.certain().is_some()
        };
        let known: Vec<Question> = Question::ALL.into_iter().filter(is_known).collect();
        let asks = known.len() < Question::ALL.len();
        let zone = |question: Question| Target::Zone(QUESTIONS[question as usize]);
        let questions = known.into_iter().map(zone);
        let rows = 0..self.case_size() as i8;
        let numbers = rows
            .flat_map(|row| (0..NUMBERS as i8).map(move |n| Target::Cell(NUMBER_ROWS, [n, row])));
        let parts = PARTS.map(Target::Zone).into_iter();
        let case = numbers.chain(parts.filter(|_| !self.complicated));
        questions.chain(case.filter(|_| asks)).collect()
    }

    /// Numbers rise from row to row: which of them can't be named beside those that are.
    fn refuse_numbers(&self, scene: &mut Scene<Action>, (numbers, ..): &Named) {
        for row in 0..self.case_size() {
            for n in 0..NUMBERS {
                let higher = numbers[..row].iter().flatten().any(|above| *above > n + 1);
                let words = match higher {
                    true => "rows-ascend",
                    false => "rows-ascend-below",
                };
                scene.instead(Target::Cell(NUMBER_ROWS, [n as i8, row as i8]), words);
            }
        }
    }

    /// Refuses everything that is neither asked nor named nor laid, in both steps.
    fn refuse_rest(&self, scene: &mut Scene<Action>, me: Seat, otherwise: &'static str) {
        let whom = self.target(me);
        scene.instead(Targets::Cells(NOTEBOOK), "mark-it");
        scene.instead(HELP, "mark-it");
        let neighbour = Message::new("ask-your-neighbour").with("whom", whom);
        for seat in Seat::all(self.players()).filter(|seat| *seat != whom) {
            scene.instead(Target::Seat(seat), neighbour.clone());
        }
        scene.instead(Targets::Backs, "hidden-case");
        scene.instead(Targets::Pictures, "mark-it");
        scene.instead(Targets::All, otherwise);
    }

    /// The words of the bar once a question is picked, or a part of the case.
    fn ask_after(&self, scene: &mut Scene<Action>, v: &View, me: Seat, picked: &[Target]) {
        let whom = self.target(me);
        if let [target] = picked
            && let Some(question) = Tod::question_of(target)
        {
            let visible = self.visible(&v.open);
            let list = match question {
                Question::NumberThere => number_list(visible),
                Question::NumberMissing => missing_list(visible),
                Question::SuitThere | Question::SuitMissing => String::new(),
            };
            let line = match self.certain(v, me, question) {
                Some(yes) => Message::new("ask-certain").with("answer", answer_id(yes)),
                None => Message::new(question_id(question))
                    .attribute("line")
                    .with("numbers", Arg::Name(list)),
            };
            scene.prompt.line = line.with("whom", whom).into();
            return;
        }
        let (numbers, motive, weapon) = self.named(picked);
        let missing = numbers.iter().filter(|n| n.is_none()).count();
        let beside = match numbers[..] {
            [None, Some(n)] => Some(("naming-above", n)),
            [Some(n), None] => Some(("naming-below", n)),
            _ => None,
        };
        scene.prompt.title = Message::new("naming").with("whom", whom).into();
        scene.prompt.line = match (missing, motive, weapon) {
            _ if let Some((id, n)) = beside => Message::new(id).with("n", usize::from(n)).into(),
            (0, ..) if self.complicated => "naming-done".into(),
            (0, Some(_), Some(_)) => "naming-done".into(),
            (0, None, _) => "naming-motive".into(),
            (0, _, None) => "naming-weapon".into(),
            (n, ..) => Message::new("naming-numbers").with("n", n).into(),
        };
    }

    /// Returns true if all parts of a case are named.
    fn is_whole(&self, (numbers, motive, weapon): &Named) -> bool {
        let suits = self.complicated || motive.is_some() && weapon.is_some();
        suits && numbers.iter().all(Option::is_some)
    }

    /// The view once the card that is turned up lies on a pile.
    fn covered(&self, v: &View, onto: usize, card: Card) -> Option<View> {
        let mut then = *v;
        let top = then.open.tops.get_mut(onto)?;
        then.open.under[onto].insert(*top);
        *top = card;
        then.open.flipped = None;
        Some(then)
    }

    /// Reason why a pile may be a wise place for the card: the question that then leaves the fewest cases, whatever
    /// the answer.
    fn why_lay(&self, v: &View, me: Seat, onto: usize, known: &Insight) -> Text {
        let visible = self.visible_then(v, onto);
        let splits = Question::ALL.map(|question| {
            let split = self.split(known.candidates(me), question, visible);
            (question, split)
        });
        let most = |(_, split): &(Question, Split)| split.yes.max(split.no);
        let best = splits.into_iter().min_by_key(most);
        best.map_or(Text::EMPTY, |(question, split)| {
            why("why-lay", question, split).into()
        })
    }

    fn status(&self, v: &View, seat: Seat, me: Seat, known: &Insight) -> Status {
        let open = &v.open;
        if matches!(open.step, Step::Setup | Step::Over) {
            return Status::default();
        }
        let whom = self.target(seat);
        let words: Text = if open.marked.has(seat) {
            "status-skips".into()
        } else if open.seat == seat && open.step == Step::Ask {
            "status-asks".into()
        } else if open.seat == seat {
            "status-lays".into()
        } else if seat != me && seat == self.target(me) {
            "status-holds".into()
        } else {
            Message::new("status-whom").with("whom", whom).into()
        };
        let id = match v.viewer == Some(seat) {
            true => "note-left",
            false => "note-at-most",
        };
        let note = Message::new(id).with("n", known.left(seat));
        Status::new(words).note(note.with("whom", whom))
    }

    /// Sentences on questions, piles, the notebook's cards and the numbers to name.
    fn tooltips(&self, scene: &mut Scene<Action>, v: &View, me: Seat) {
        let whom = self.target(me);
        let visible = self.visible(&v.open);
        for question in Question::ALL.into_iter().filter(|_| v.viewer == Some(me)) {
            let line = Message::new(question_id(question)).attribute("line");
            let numbers = Arg::Name(number_list(visible));
            let line = line.with("whom", whom).with("numbers", numbers);
            scene.tooltip(QUESTIONS[question as usize], Tip::new(Text::EMPTY, line));
        }
        let tops = &v.open.tops[..usize::from(self.table)];
        for (pile, card) in PILES.into_iter().zip(tops) {
            let name = Message::new("note").with("card", *card);
            scene.tooltip(pile, Tip::new(name, Text::EMPTY));
        }
        for card in crate::case::ALL.iter() {
            let [column, row] = note_cell(card);
            let tip = Tip::new(Message::new("note").with("card", card), "note-about");
            let drawing = Piece::Picture(NOTES[row as usize][column as usize - 1], 0);
            scene.tooltip(Target::Piece(drawing), tip.clone());
            scene.tooltip(Target::Cell(NOTEBOOK, [column, row]), tip);
        }
        for row in 0..self.case_size() as u8 {
            for n in 0..NUMBERS {
                let id = match row {
                    _ if self.complicated => "name-number",
                    0 => "name-lower",
                    _ => "name-higher",
                };
                let name = Message::new(id).with("n", n + 1).with("row", row + 1);
                let tip = Tip::new(name, Text::EMPTY);
                let disc = Piece::Picture(DIGITS[usize::from(n)], row);
                scene.tooltip(Target::Piece(disc), tip.clone());
                scene.tooltip(Target::Cell(NUMBER_ROWS, [n as i8, row as i8]), tip);
            }
        }
    }

    /// Text about the seat that solved its case, once the game is over.
    fn ending(&self, v: &View) -> Text {
        let Some(Said::Solution {
            seat,
            solution,
            right: true,
        }) = v.open.said
        else {
            return Text::EMPTY;
        };
        Message::new("ending")
            .with("who", seat)
            .with("whom", self.target(seat))
            .with("case", solution_words(solution))
            .into()
    }
}

/// A sentence on what a question would leave.
fn why(id: &'static str, question: Question, split: Split) -> Message {
    Message::new(id)
        .with("question", Message::new(question_id(question)))
        .with("yes", split.yes)
        .with("no", split.no)
}

impl Presentation for Tod {
    fn scene(&self, input: SceneInput<Tod>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let known = self.insight(v);
        let mut scene = Scene::new(&input, self.layout_with(v, me, &known));
        for seat in Seat::all(self.players()) {
            let panel = scene.panel(seat);
            panel.status = self.status(v, seat, me, &known);
            panel.score = None;
        }
        match open.step {
            Step::Setup => {
                scene.prompt = Prompt::new("deal-title", "deal-line");
                return scene;
            }
            Step::Begin => {}
            Step::Flip => self.flip(&mut scene, &input, &known),
            Step::Ask => self.ask(&mut scene, &input, &known),
            Step::Over => scene.prompt = Prompt::new(Text::EMPTY, self.ending(v)),
        }
        scene.prompt.progress = Message::new("progress").with("n", open.turn).into();
        if open.step != Step::Over && v.viewer == Some(me) {
            let asked = self.asked_facts(v, me);
            scene
                .facts
                .extend((!asked.rows.is_empty()).then_some(asked));
            scene.facts.push(self.race_facts(v, &known));
        }
        self.tooltips(&mut scene, v, me);
        scene.ending = self.ending(v);
        scene
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        match a {
            Action::Flip { onto } => {
                let say = Message::new("cover").with("who", seat);
                match v.open.tops.get(usize::from(onto)) {
                    Some(card) => say.with("card", *card),
                    None => say,
                }
            }
            // The seat asked is named above it.
            Action::Ask { question } => Message::new(question_id(question)),
            Action::Solve(solution) => Message::new("name-case")
                .with("case", solution_words(solution))
                .with("whom", self.target(seat)),
        }
    }

    fn replaced_notice(&self, _: &View, _: Seat, gone: &[Target], target: Target) -> Text {
        let Target::Cell(NUMBER_ROWS, [_, row]) = target else {
            return Text::EMPTY;
        };
        // In its own row it only takes the place of another.
        let gone = gone.iter().filter_map(|gone| match gone {
            Target::Cell(NUMBER_ROWS, [n, of]) if *of != row => Some((n + 1).to_string()),
            _ => None,
        });
        let gone: Vec<String> = gone.collect();
        if gone.is_empty() {
            return Text::EMPTY;
        }
        Message::new("rows-ascend-gone")
            .with("numbers", Arg::Name(gone.join(" ")))
            .into()
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

    fn notebook(&self) -> Option<&dyn NotebookRules<View = View, Action = Action>> {
        Some(self)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

impl NotebookRules for Tod {
    type View = View;
    type Action = Action;

    fn annotate(&self, v: &View, me: Seat, notebook: &Notebook, scene: &mut Scene<Action>) {
        let layouts = [Some(&mut scene.layout), scene.foreseen.layout.as_mut()];
        for layout in layouts.into_iter().flatten() {
            self.annotate_layout(v, me, notebook, layout);
        }
        if help(notebook) == 0 {
            return;
        }
        if v.open.step != Step::Over {
            for panel in &mut scene.panels {
                panel.status.note = Text::EMPTY;
            }
        }
        // The answers are no conclusions.
        let asked = self.asked_facts(v, me).title;
        scene.facts.retain(|aid| aid.title == asked);
    }

    fn lasting(&self) -> Vec<Target> {
        vec![Target::Zone(HELP)]
    }

    fn next_mark(&self, v: &View, _: Seat, target: Target, now: u8) -> Option<u8> {
        let marked = matches!(target, Target::Cell(NOTEBOOK, _) | Target::Zone(HELP));
        (marked && v.open.step != Step::Setup).then_some((now + 1) % MARKS)
    }
}

impl Tod {
    /// Puts the marks on the notebook's cards, and removes the information that the chosen help does not give.
    fn annotate_layout(&self, v: &View, me: Seat, notebook: &Notebook, layout: &mut Layout) {
        let help = help(notebook);
        let level = HELP_LEVELS[help];
        for zone in &mut layout.zones {
            // Another zone lies where the first one lay.
            let place = zone.place;
            match zone.id {
                HELP => *zone = help_zone(level),
                // The result of a question follows from the answers.
                id if QUESTIONS.contains(&id) && help > 0 => zone.caption = Text::EMPTY,
                id if id.name == "watch" && help > 0 => zone.items.clear(),
                NOTEBOOK => {
                    if help > 0 && v.open.step != Step::Over {
                        *zone = self.blank_notebook(v, me, level == "help-seen");
                    }
                    mark(zone, notebook);
                }
                _ => {}
            }
            zone.place = place;
        }
    }
}

//! A tiny game for trying the table: two players, six cards. Everybody holds two; twice all choose one in secret, the
//! higher rank scores and is laid on one of three cells. Equal ranks clash and are thrown away.

use kortlek_rules::{
    Bot, Card as _, CardSet, Deck, Dice, Face, Game, GameCard, GameOption, HasBots, Level, Log,
    Luck, Message, Note, Payoff, Phase, Question, RandomBot, Refusal, Rules, SearchResult, Seat,
    Seats, Seen, StopSignal, Turn, decktet::Card, presentation::*,
};
use serde::{Deserialize, Serialize};
use std::time::Duration;

pub const GRID: ZoneId = ZoneId::common("grid");
pub const STOCK: ZoneId = ZoneId::common("stock");
pub const THROWN: ZoneId = ZoneId::common("thrown");
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}
pub const fn sealed(seat: Seat) -> ZoneId {
    ZoneId::of("sealed", seat)
}

const MESSAGES: &[(&str, &str)] = &[
    (
        "en",
        "line = Go on.\nfirst = The card sets out.\nsecond = It arrives.\nno-room = There is no room there.\n\
        not-now = The toy does not take that now.\nleft = { $n } left\nlaid = laid",
    ),
    (
        "sv",
        "line = Fortsätt.\nfirst = Kortet ger sig av.\nsecond = Det kommer fram.\nno-room = Där är det fullt.\n\
        not-now = Det går inte nu.\nleft = { $n } kvar\nlaid = lagt",
    ),
];

/// Number of cards.
pub const CARDS: usize = 6;
/// Points for a won round.
pub const POINTS: i32 = 3;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Toy {
    pub players: u8,
    /// True if both suits of ranks are in the deck, so that cards can clash.
    pub twins: bool,
    /// True if a card that is laid is shown on its way.
    pub stages: bool,
    /// True if a player may pay a point before choosing a card.
    pub draft: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Setup,
    Select,
    Reveal,
    Lay(Seat),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub step: Step,
    pub hands: [CardSet<Card>; 2],
    pub chosen: [Option<Card>; 2],
    pub grid: [Option<Card>; 3],
    pub stock: CardSet<Card>,
    pub thrown: CardSet<Card>,
    pub scores: [i32; 2],
    pub last: Option<(Seat, i8)>,
    pub paid: [bool; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Pay,
    Select { card: Card },
    Lay { cell: i8 },
}

#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub seen: State,
    pub viewer: Option<Seat>,
    pub sizes: [usize; 2],
    pub stock: usize,
    pub committed: [bool; 2],
}

impl Toy {
    fn deck(&self) -> [Card; CARDS] {
        let ids = if self.twins {
            // Three twos, then three threes.
            ["2MK", "2SY", "2VL", "3SK", "3LY", "3MV"]
        } else {
            ["2MK", "3MV", "4MS", "5ML", "6SY", "7SK"]
        };
        ids.map(|id| id.parse().expect("a card's id"))
    }
}

fn first_of(seats: [Option<Card>; 2]) -> Seats {
    Seat::all(2)
        .filter(|s| seats[s.index()].is_none())
        .collect()
}

impl Rules for Toy {
    type State = State;
    type Action = Action;
    type View = View;

    fn players(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State {
            step: Step::Setup,
            hands: [CardSet::EMPTY; 2],
            chosen: [None; 2],
            grid: [None; 3],
            stock: CardSet::EMPTY,
            thrown: CardSet::EMPTY,
            scores: [0; 2],
            last: None,
            paid: [false; 2],
        }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.step {
            Step::Setup | Step::Reveal => Turn::Proceed,
            Step::Select => Turn::Act(first_of(s.chosen)),
            Step::Lay(seat) => Turn::Act(Seats::one(seat)),
            Step::Over => Turn::Over,
        }
    }

    fn phase(&self, s: &State) -> Phase {
        match s.step {
            Step::Setup => Phase::Deal,
            Step::Select | Step::Lay(_) => Phase::Play,
            Step::Reveal => Phase::Reveal,
            Step::Over => Phase::Score,
        }
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match s.step {
            Step::Select if s.chosen[seat.index()].is_none() => {
                let hand = s.hands[seat.index()];
                out.extend(hand.iter().map(|card| Action::Select { card }));
                // A bot never pays.
                if self.draft && seat == Seat(0) && !s.paid[0] {
                    out.push(Action::Pay);
                }
            }
            Step::Lay(layer) if layer == seat => {
                let free = (0..3_i8).filter(|c| s.grid[*c as usize].is_none());
                out.extend(free.map(|cell| Action::Lay { cell }));
            }
            _ => {}
        }
        out.sort_unstable();
    }

    fn refusal(&self, _: &View, _: Seat, _: Action) -> Refusal {
        Refusal(Message::new("no-room"))
    }

    fn act<L: Log>(&self, s: &mut State, seat: Seat, a: Action, log: &mut L) {
        let i = seat.index();
        match a {
            Action::Pay => {
                s.scores[i] -= 1;
                s.paid[i] = true;
            }
            Action::Select { card } => {
                s.hands[i].remove(card);
                s.chosen[i] = Some(card);
                if first_of(s.chosen).is_empty() {
                    s.step = Step::Reveal;
                }
            }
            Action::Lay { cell } => {
                s.grid[cell as usize] = s.chosen[i].take();
                s.scores[i] += POINTS;
                s.last = Some((seat, cell));
                log.note(seat, POINTS, "laid");
                s.next_round();
            }
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut State, dice: &mut D, _: &mut L) {
        match s.step {
            Step::Setup => {
                let mut cards = self.deck();
                dice.shuffle("deck", &mut cards);
                for (k, card) in cards.into_iter().enumerate() {
                    match k {
                        0..4 => s.hands[k % 2].insert(card),
                        _ => s.stock.insert(card),
                    }
                }
                s.step = Step::Select;
            }
            Step::Reveal => {
                let [Some(a), Some(b)] = s.chosen else {
                    unreachable!("both have chosen when cards are revealed")
                };
                match a.rank().cmp(&b.rank()) {
                    std::cmp::Ordering::Equal => {
                        s.thrown = s.thrown.with(a).with(b);
                        s.chosen = [None; 2];
                        s.next_round();
                    }
                    order => {
                        let winner = Seat(u8::from(order.is_lt()));
                        let loser = 1 - winner.index();
                        s.thrown = s.thrown.or(s.chosen[loser].take().into_iter().collect());
                        s.step = Step::Lay(winner);
                    }
                }
            }
            _ => unreachable!("nothing goes on by itself here"),
        }
    }

    fn payoff(&self, s: &State) -> Payoff {
        Payoff::highest(&s.scores, "cards_played")
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let mut seen = *s;
        for seat in Seat::all(2).filter(|s| Some(*s) != viewer) {
            seen.hands[seat.index()] = CardSet::EMPTY;
            if s.step == Step::Select {
                seen.chosen[seat.index()] = None;
            }
        }
        seen.stock = CardSet::EMPTY;
        View {
            seen,
            viewer,
            sizes: [0, 1].map(|i| s.hands[i].len()),
            stock: s.stock.len(),
            committed: s.chosen.map(|c| c.is_some()),
        }
    }

    fn imagine(&self, _: &View, _: &mut Luck) -> State {
        unreachable!("the toy's bots do not imagine anything")
    }

    fn seen(&self, s: &State, actor: Seat, a: Action, by: Seat) -> Seen<Action> {
        if s.step == Step::Select && actor != by {
            Seen::Hidden
        } else {
            Seen::Open(a)
        }
    }

    fn card_locations(&self, _: &State) -> Vec<(Face, String)> {
        Vec::new()
    }
}

impl State {
    fn next_round(&mut self) {
        self.step = if self.hands[0].is_empty() {
            Step::Over
        } else {
            Step::Select
        };
    }
}

impl Game for Toy {
    const CARD: GameCard = GameCard {
        id: "toy",
        title: "Toy",
        designer: "the tests",
        source: "none",
        deck: Deck::Decktet,
        face: None,
        players: (2, 2),
        minutes: (1, 1),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        MESSAGES
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, 2, 2),
            GameOption::one_of("twins", [false, true]),
            GameOption::one_of("stages", [false, true]),
            GameOption::one_of("draft", [false, true]),
        ]
    }
}

/// Chooses when it is told to stop, and not before.
struct Waits;

impl Bot<Toy> for Waits {
    fn choose(&self, question: Question<'_, Toy>, _: &mut Luck) -> SearchResult<Action> {
        while !question.stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        SearchResult::unweighed(question.legal[0])
    }
}

impl HasBots for Toy {
    /// The expert waits until it is hurried; the others choose at once.
    fn bot(&self, level: Level) -> Box<dyn Bot<Toy>> {
        match level {
            Level::Expert => Box::new(Waits),
            Level::Novice | Level::Regular => Box::new(RandomBot),
        }
    }
}

fn piece(card: Card) -> Piece {
    Piece::Card(card.face())
}

impl Toy {
    /// A card on its way to the grid: first beside the stock, then where it will lie.
    fn on_its_way(&self, before: &View, me: Seat, seat: Seat, cell: i8) -> Option<[Layout; 2]> {
        let card = before.seen.chosen[seat.index()]?;
        let start = self.layout(before, me);
        let with = |zone: ZoneId, item: Item| {
            let mut layout = start.clone();
            for z in &mut layout.zones {
                if z.id == sealed(seat) {
                    z.items.clear();
                }
                if z.id == zone {
                    z.items.push(item.clone());
                }
            }
            layout
        };
        Some([
            with(THROWN, Item::up(card.face())),
            with(GRID, Item::up(card.face()).at(cell, 0).look(Look::Lit)),
        ])
    }

    fn layout(&self, v: &View, me: Seat) -> Layout {
        let s = &v.seen;
        let growing = Grid::Growing { most: Some([3, 1]) };
        let mut grid = Zone::new(GRID, Place::Middle, Arrangement::Grid(growing));
        for (k, card) in s.grid.iter().enumerate() {
            match card {
                Some(card) => {
                    let look = match s.last {
                        Some((seat, cell)) if cell as usize == k => Look::Last(seat),
                        _ => Look::Plain,
                    };
                    grid.items
                        .push(Item::up(card.face()).at(k as i8, 0).look(look));
                }
                None => grid.cells.push([k as i8, 0]),
            }
        }
        let mut zones = vec![
            grid,
            Zone::new(STOCK, Place::Side, Arrangement::Pile)
                .items(vec![Item::back(Deck::Decktet); v.stock])
                .caption(Message::new("left").with("n", v.stock)),
            Zone::new(THROWN, Place::Side, Arrangement::Pile)
                .items(s.thrown.iter().map(|c| Item::up(c.face()).look(Look::Dim))),
        ];
        for seat in Seat::all(2) {
            let i = seat.index();
            let open = s.step != Step::Select;
            let panel = Place::Panel { seat, share: 1 };
            let mut slot = Zone::new(sealed(seat), panel, Arrangement::Pile).outlined();
            if v.committed[i] {
                slot.items.push(match s.chosen[i] {
                    Some(card) if open => Item::up(card.face()).badge("1".to_owned()),
                    Some(card) => Item::down(card.face()).badge("✓".to_owned()),
                    None => Item::back(Deck::Decktet).badge("✓".to_owned()),
                });
            }
            zones.push(slot);
            zones.push(if seat == me {
                Zone::new(hand(seat), Place::Hand, Arrangement::Fan)
                    .items(s.hands[i].iter().map(|c| Item::up(c.face())))
            } else {
                Zone::new(hand(seat), panel, Arrangement::Fan)
                    .items(vec![Item::back(Deck::Decktet); v.sizes[i]])
            });
        }
        Layout::new(zones)
    }

    fn gesture(&self, _: &View, seat: Seat, a: Action) -> Gesture {
        match a {
            // Only as a part of another decision.
            Action::Pay => Gesture::default(),
            Action::Select { card } => {
                Gesture::path([Target::Piece(piece(card)), Target::Zone(sealed(seat))])
            }
            Action::Lay { cell } => Gesture::path([Target::Cell(GRID, [cell, 0])]),
        }
    }

    fn draft(&self, v: &View, me: Seat) -> Option<Draft> {
        let may = self.draft && v.seen.step == Step::Select && !v.seen.paid[me.index()];
        may.then(|| Draft {
            marks: vec![Target::Zone(STOCK)],
        })
    }

    fn offer(&self, scene: &mut Scene<Action>, input: &SceneInput<Toy>) {
        let (v, me) = (input.view, input.me);
        scene.draft = self.draft(v, me);
        if input.picks.marked.is_empty() {
            for action in input.legal {
                scene.offer(*action, self.gesture(v, me, *action), "line");
            }
        } else {
            for card in v.seen.hands[me.index()].iter() {
                let select = Action::Select { card };
                scene.offer_all([Action::Pay, select], self.gesture(v, me, select), "line");
            }
        }
        for cell in 0..v.seen.grid.len() as i8 {
            scene.refuse(Target::Cell(GRID, [cell, 0]), Action::Lay { cell });
        }
        scene.instead(Targets::All, "not-now");
    }
}

impl Presentation for Toy {
    fn scene(&self, input: SceneInput<Toy>) -> Scene<Action> {
        let v = input.view;
        let mut scene = Scene::new(&input, self.layout(v, input.me));
        scene.prompt = Prompt::new(format!("{:?}", v.seen.step), "line");
        for seat in Seat::all(2) {
            scene.panel(seat).score = Some(v.seen.scores[seat.index()]);
        }
        if input.decides() {
            self.offer(&mut scene, &input);
        }
        scene
    }

    fn action_words(&self, _: &View, _: Seat, _: Action) -> Message {
        Message::new("line")
    }

    fn canvas(&self) -> Option<&dyn CanvasRules<View = View, Action = Action>> {
        Some(self)
    }

    fn notebook(&self) -> Option<&dyn NotebookRules<View = View, Action = Action>> {
        Some(self)
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        let beats = match (before.seen.step, made) {
            (Step::Setup, _) => vec![Beat::Cue(Cue::Shuffle), Beat::Cue(Cue::Deal)],
            (Step::Lay(_), Some((seat, Seen::Open(Action::Lay { cell })))) => {
                let line = Line {
                    zone: GRID,
                    cells: vec![[cell, 0]],
                    label: "laid".into(),
                    mark: None,
                    points: POINTS,
                };
                let beats = vec![Beat::Cue(Cue::Place), Beat::Score(seat, line)];
                if self.stages
                    && let Some([first, second]) = self.on_its_way(before, me, seat, cell)
                {
                    let stage = |layout, beats, line: &'static str| Stage {
                        layout: Some(layout),
                        beats,
                        line: line.into(),
                    };
                    return StepPresentation {
                        lines: Vec::new(),
                        stages: vec![
                            stage(first, vec![Beat::Cue(Cue::Token)], "first"),
                            stage(second, beats, "second"),
                        ],
                    };
                }
                beats
            }
            (Step::Reveal, _) if after.seen.thrown.len() == before.seen.thrown.len() + 2 => {
                let faces = before.seen.chosen.iter().flatten().map(|c| c.face());
                vec![Beat::Clash(faces.collect())]
            }
            _ => Vec::new(),
        };
        StepPresentation::new(Vec::new(), beats)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        &[("en", "A toy.")]
    }
}

/// Nothing is ever carried here, but a pose has a meaning.
impl CanvasRules for Toy {
    type View = View;
    type Action = Action;

    fn carried(&self, _: &View, _: Seat) -> Option<Carried> {
        None
    }

    fn posed(&self, _: &View, _: Seat, _: ZoneId, pose: Pose) -> Option<Action> {
        let cell = i8::try_from(pose.at[0]).ok()?;
        Some(Action::Lay { cell })
    }

    fn pose_of(&self, _: &View, _: Seat, _: Action) -> Option<Pose> {
        None
    }

    fn under(&self, _: &View, _: Seat, _: Pose) -> Under {
        Under::default()
    }

    fn snap(&self, _: &View, _: Seat, _: Pose, _: [i32; 2]) -> Option<Pose> {
        None
    }

    fn good_places(&self, _: &View, _: Seat, _: StopSignal<'_>) -> Vec<GoodPlace> {
        Vec::new()
    }

    fn facts_carrying(&self, _: &View, _: Seat, _: &Carrying) -> Vec<FactGroup> {
        Vec::new()
    }
}

impl NotebookRules for Toy {
    type View = View;
    type Action = Action;

    fn annotate(&self, _: &View, _: Seat, notebook: &Notebook, scene: &mut Scene<Action>) {
        for zone in scene.layout.zones.iter_mut().filter(|z| z.id == THROWN) {
            let mark = notebook.mark(&notebook_key(Target::Zone(THROWN)));
            zone.caption = mark.to_string().into();
        }
    }

    fn lasting(&self) -> Vec<Target> {
        Vec::new()
    }

    fn next_mark(&self, _: &View, _: Seat, target: Target, now: u8) -> Option<u8> {
        (target == Target::Zone(THROWN)).then_some(now + 1)
    }
}

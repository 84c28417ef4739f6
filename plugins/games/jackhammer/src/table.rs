//! Presentation of Jackhammer (section *At the table*): the words of each step, the picks and their previews. The
//! layout is in [`moment`], the comparison of the players in [`standing`], the last worker's way in [`finish`], the
//! account of a step in [`telling`].

mod finish;
mod moment;
mod standing;
mod telling;

pub use finish::{Run, best_run};
pub use moment::{DECK, FALL, FINISH, FLOOR, booth, collected, walker};
pub use standing::{Reach, sorted};

use crate::{
    floor::{CELL_AT, Cell},
    rules::{Action, Jackhammer, State, Step, View},
};
use kortlek_rules::{
    Card as _, Message, Note, Rules, Seat, Text,
    french::Card,
    presentation::{
        ActionButton, Decided, Draft, Gesture, Label, Mark, Piece, Presentation, Preview, Prompt,
        Scene, SceneInput, StepPresentation, Target, Targets, Tip,
    },
};
use moment::{Moment, target};

type Input<'a> = SceneInput<'a, Jackhammer>;

/// Number of pips in one suit, with none in another, from which a newcomer is collecting the wrong cards.
const LOPSIDED: u8 = 12;

/// The cell to which an action brings the worker; none for a fall.
fn goal(a: Action) -> Option<Cell> {
    match a {
        Action::Place { cell } | Action::Move { to: cell } => Some(cell),
        Action::Fall {} => None,
    }
}

/// The card under a seat's worker.
fn underfoot(s: &State, seat: Seat) -> Option<Card> {
    s.floor.get(s.worker(seat)?)
}

impl Jackhammer {
    /// The workers are set on aces, whose ways are described.
    fn placing(&self, scene: &mut Scene<Action>, input: &Input) {
        let s = &input.view.table;
        let about = |id| Message::new(id).with("who", s.turn);
        scene.prompt.title = about("place-title").into();
        scene.prompt.line = about("place-line").into();
        if input.viewer.is_some() {
            // Also while another seat chooses.
            let mut legal = Vec::new();
            self.legal(s, s.turn, &mut legal);
            for cell in legal.into_iter().filter_map(goal) {
                let ways = s.floor.moves(cell).count();
                scene.previews.push(Preview {
                    target: target(cell),
                    label: Label::Text(Message::new("ways").with("n", ways).into()),
                    points: ways as i32,
                    lines: Vec::new(),
                });
            }
        }
        scene.tip_if(input.decides(), "situation-place");
    }

    /// The workers move, and fall where they can't.
    fn moving(&self, scene: &mut Scene<Action>, input: &Input) {
        let (s, me) = (&input.view.table, input.me);
        let about = |id| Message::new(id).with("who", s.turn);
        let stuck = self.is_legal(s, s.turn, Action::Fall {});
        let [title, line] = match stuck {
            true => ["fall-title", "fall-line"],
            false => ["move-title", "move-line"],
        };
        let line = match underfoot(s, s.turn) {
            Some(card) => about(line).with("card", card),
            None => about(line),
        };
        scene.prompt.title = about(title).into();
        scene.prompt.line = line.into();
        if !input.decides() {
            return;
        }
        // What the rings and dots mean that show while a cell is looked at.
        for cell in input.legal.iter().copied().filter_map(goal) {
            scene.tooltip(target(cell), Tip::new(Text::EMPTY, "tip-rings"));
        }
        let totals = s.totals[me.index()];
        let most = totals.into_iter().max().unwrap_or(0);
        if stuck {
            scene.tip("situation-fall");
        } else if most == 0 {
            scene.tip("situation-leave");
        } else {
            let lopsided = most >= LOPSIDED && totals.contains(&0);
            scene.tip_if(lopsided, "situation-lowest");
        }
        if finish::is_last(self, s, me) {
            scene.buttons.push(ActionButton {
                name: FINISH,
                words: "finish-button".into(),
                mark: Some(Mark("fast-forward")),
                note: Text::EMPTY,
            });
            scene.draft = Some(Draft {
                marks: vec![Target::Button(FINISH)],
            });
        }
    }

    /// Every legal action; once its button is marked, only the way to the best end.
    fn offer_all(&self, scene: &mut Scene<Action>, input: &Input, run: Option<&Run>) {
        let worker = Target::Piece(walker(input.me));
        if let Some(run) = run {
            let say = Message::new("finish").with("n", run.actions.len());
            scene.offer_all(run.actions.clone(), Gesture::path([worker]), say);
            return;
        }
        for action in input.legal {
            // All moves begin with the worker, so that it need not be picked: unless there is only one.
            let gesture = match goal(*action).map(target) {
                None => Gesture::path([Target::Button(FALL)]),
                Some(cell) if input.legal.len() == 1 => {
                    Gesture::default().then_any_order([worker, cell])
                }
                Some(cell) => Gesture::path([worker, cell]),
            };
            let words = self.action_words(input.view, input.me, *action);
            scene.offer(*action, gesture, words);
        }
    }

    /// Refuses everything that can't be picked: for cells, and the things on them, the rules give the reason.
    fn refuse(scene: &mut Scene<Action>, input: &Input) {
        let s = &input.view.table;
        if input.legal == [Action::Fall {}] {
            return scene.instead(Targets::All, "press-fall");
        }
        let placing = s.step == Step::Place;
        for cell in CELL_AT[1..].iter().copied() {
            let action = match placing {
                true => Action::Place { cell },
                false => Action::Move { to: cell },
            };
            let card = s.floor.get(cell).map(|card| Piece::Card(card.face()));
            let stands = |seat: &Seat| s.worker(*seat) == Some(cell);
            let worker = Seat::all(input.players).find(stands).map(walker);
            let pieces = card.into_iter().chain(worker).map(Target::Piece);
            for target in pieces.chain([target(cell)]) {
                match input.legal.contains(&action) {
                    true => scene.instead(target, "pick-what-is-lit"),
                    false => scene.refuse(target, action),
                }
            }
        }
        scene.instead(Targets::Cards, "collected-stay");
        let any = match placing {
            true => "pick-an-ace",
            false => "pick-a-cell",
        };
        scene.instead(Targets::All, any);
    }

    /// The position that the picks lead to.
    fn foreseen(&self, input: &Input, run: Option<&Run>) -> Option<State> {
        if let Some(run) = run {
            return Some(run.end);
        }
        let decides = |action: &&Action| {
            let last = goal(**action).map_or(Target::Button(FALL), target);
            input.picks.chosen.contains(&last)
        };
        let action = input.legal.iter().find(decides)?;
        let mut then = input.view.table;
        self.act(&mut then, input.me, *action, &mut ());
        Some(then)
    }
}

impl Presentation for Jackhammer {
    fn scene(&self, input: SceneInput<Jackhammer>) -> Scene<Action> {
        let (s, me) = (&input.view.table, input.me);
        let now = Moment::new(s, input.players);
        let mut scene = Scene::new(&input, now.layout());
        for seat in Seat::all(input.players) {
            scene.status(seat, now.status(seat));
        }
        match s.step {
            Step::Setup => {
                scene.prompt = Prompt::new("deal-title", "deal-line");
                for panel in &mut scene.panels {
                    panel.score = None;
                }
                return scene;
            }
            Step::Place => {
                scene.prompt.progress = now.progress("progress-place").into();
                self.placing(&mut scene, &input);
            }
            Step::Play => {
                scene.prompt.progress = now.progress("progress").into();
                self.moving(&mut scene, &input);
            }
            Step::Over => {
                scene.prompt = Prompt::new(Text::EMPTY, "over-line");
                scene.ending = standing::ending(s, input.players);
            }
        }
        let finishes = input.picks.marked.contains(&Target::Button(FINISH));
        let run = finishes.then(|| best_run(self, s, me)).flatten();
        if input.decides() {
            self.offer_all(&mut scene, &input, run.as_ref());
            Jackhammer::refuse(&mut scene, &input);
        }
        let Some(then) = self.foreseen(&input, run.as_ref()) else {
            scene.facts = now.facts(me);
            return scene;
        };
        scene.foreseen.scores = self.payoff(&then).scores().to_vec();
        let then = Moment::new(&then, input.players);
        scene.foreseen.layout = Some(then.layout());
        scene.facts = then.facts(me);
        scene
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        let s = &v.table;
        let id = match a {
            Action::Place { .. } => "place",
            Action::Move { .. } => "move",
            Action::Fall {} => "fall",
        };
        let mut say = Message::new(id).with("who", seat);
        if let Some(card) = goal(a).and_then(|cell| s.floor.get(cell)) {
            say = say.with("to", card);
        }
        if let Some(card) = underfoot(s, seat) {
            say = say.with("card", card);
        }
        say
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        _: Seat,
    ) -> StepPresentation {
        self.told(before, made, after)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

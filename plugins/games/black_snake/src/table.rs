//! Table side of Black Snake (section *At the table*): what can be done and what it brings. What lies where stands in
//! [`places`], what is said while somebody decides in `words`, what is told of a step in `telling`.

pub mod places;
mod telling;
mod words;

use crate::{
    hidden::View,
    rules::{Action, BlackSnake, Open, Step},
    tracks::{Dir, next_value, value},
};
use kortlek_rules::{
    Card as _, Message, Note, Rules, Seat, Text,
    french::{Card, rank_message},
    presentation::{
        Decided, Gesture, Label, Layout, Piece, Presentation, Preview, Prompt, Scene, SceneInput,
        StepPresentation, Target,
    },
};
use places::{DECK, lamp, track, upon};

/// The button that ends a run.
pub const STOP: &str = "stop";
/// The button that asks for new tracks.
pub const PROPOSE: &str = "propose";
/// The buttons of a vote.
pub const AGREE: &str = "agree";
/// The other one.
pub const REFUSE: &str = "refuse";
/// The button of those who can do nothing.
pub const PASS: &str = "pass";

/// A card as a target.
pub fn piece(card: Card) -> Target {
    Target::Piece(Piece::Card(card.face()))
}

/// The track that a target means: the row, one of its lamps, or its top card.
pub(crate) fn track_of(open: &Open, target: Target) -> Option<u8> {
    let all = 0..open.tracks.len() as u8;
    let is = |n: &u8| {
        let top = open.tracks[usize::from(*n)];
        let lamps = Dir::ALL.map(|dir| Target::Zone(lamp(*n, dir)));
        target == Target::Zone(track(*n))
            || lamps.contains(&target)
            || top.is_some_and(|top| target == piece(top))
    };
    all.into_iter().find(is)
}

/// The direction of the lamp that a target is.
pub(crate) fn dir_of(target: Target) -> Option<Dir> {
    let all = places::track_numbers();
    let is = |dir: &Dir| all.clone().any(|n| target == Target::Zone(lamp(n, *dir)));
    Dir::ALL.into_iter().find(is)
}

/// Picks: the card of a lay or an addition, its track, its direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Picked {
    pub card: Card,
    pub track: Option<u8>,
    pub dir: Option<Dir>,
}

impl Picked {
    /// Reads these targets, the first of them a card of the hand.
    pub(crate) fn of(v: &View, chosen: &[Target]) -> Option<Picked> {
        let card = chosen.first()?.french().filter(|card| v.hand.has(*card))?;
        let at = chosen.get(1);
        Some(Picked {
            card,
            track: at.and_then(|t| track_of(&v.open, *t)),
            dir: chosen.get(2).or(at).and_then(|t| dir_of(*t)),
        })
    }
}

impl BlackSnake {
    /// Tracks and directions in which a card of the viewer's hand can begin a run.
    pub(crate) fn places_for(&self, v: &View, card: Card) -> Vec<(u8, Dir)> {
        let all = (0..self.players).flat_map(|n| Dir::ALL.map(|dir| (n, dir)));
        let fits = |(n, dir): &(u8, Dir)| self.openings(&v.open, v.hand, *n, *dir).has(card);
        all.filter(fits).collect()
    }

    /// Returns true if a card fits both ways on a track, so that the way has to be picked, too.
    pub(crate) fn both_ways(&self, v: &View, card: Card, n: u8) -> bool {
        let all = self.places_for(v, card);
        all.iter().filter(|(track, _)| *track == n).count() > 1
    }

    /// The lay or addition that is picked, as far as it is clear.
    pub(crate) fn laying(&self, v: &View, chosen: &[Target]) -> Option<Action> {
        let picked = Picked::of(v, chosen)?;
        let card = picked.card;
        match v.open.step {
            Step::Laying { .. } => {
                let fits = v.open.next_cards(v.hand).has(card);
                fits.then_some(Action::Add { card })
            }
            Step::Start => {
                let fits = |(n, dir): &(u8, Dir)| {
                    picked.track.is_none_or(|t| t == *n) && picked.dir.is_none_or(|d| d == *dir)
                };
                let mut left = self.places_for(v, card).into_iter().filter(fits);
                let (track, dir) = left.next()?;
                let only = left.next().is_none();
                only.then_some(Action::Lay { track, dir, card })
            }
            _ => None,
        }
    }

    /// The viewer's view after a lay, an addition or a stop.
    pub(crate) fn after(&self, v: &View, a: Action) -> View {
        let mut then = *v;
        let open = &mut then.open;
        let seat = open.turn;
        match a {
            Action::Lay { track, dir, card } => {
                let from = open.top_value(track).unwrap_or(0);
                open.begin_run(track, dir);
                open.cover(seat, track, dir, from, card);
                then.hand.remove(card);
            }
            Action::Add { card } => {
                if let Step::Laying { track, dir } = open.step {
                    open.cover(seat, track, dir, open.value, card);
                    then.hand.remove(card);
                }
            }
            Action::Stop {} => open.points[seat.index()] += open.run_points(),
            _ => {}
        }
        then
    }

    /// The decision that is picked, as far as its outcome can be foreseen.
    fn foreseen(&self, v: &View, chosen: &[Target]) -> Option<View> {
        if let Some(a) = self.laying(v, chosen) {
            return Some(self.after(v, a));
        }
        let card = chosen.first()?.french()?;
        let slot = v.open.slots.iter().position(|slot| *slot == Some(card))?;
        let draws = matches!(v.open.step, Step::Start | Step::Second);
        draws.then(|| {
            let mut then = *v;
            then.open.slots[slot] = None;
            then.open.known[v.open.turn.index()].insert(card);
            then.open.hand_sizes[v.open.turn.index()] += 1;
            then.hand.insert(card);
            then
        })
    }

    /// Offers to the seat that decides, the line for its picks, tips, and reasons against other picks.
    fn decision(
        &self,
        scene: &mut Scene<Action>,
        input: &SceneInput<BlackSnake>,
        picked: &[Target],
    ) {
        let (v, me) = (input.view, input.me);
        for action in input.legal {
            let words = self.action_words(v, me, *action);
            scene.offer(*action, self.gesture(v, *action), words);
        }
        let line = self.said_of_choice(v, me, picked);
        if !line.is_empty() {
            scene.prompt.line = line;
        }
        scene.tips = self.tips(v, me);
        self.refuse(scene, v, picked);
    }

    /// Picks that make an action (section *Decisions*).
    fn gesture(&self, v: &View, a: Action) -> Gesture {
        let button = |name| Gesture::path([Target::Button(name)]);
        match a {
            Action::Lay { track, dir, card } => {
                let path = Gesture::path([piece(card), Target::Zone(places::track(track))]);
                if self.both_ways(v, card, track) {
                    path.then(Target::Zone(lamp(track, dir)))
                } else {
                    path
                }
            }
            Action::Add { card } => {
                let at = match v.open.step {
                    Step::Laying { track: n, .. } => n,
                    _ => 0,
                };
                Gesture::path([piece(card), Target::Zone(track(at))])
            }
            Action::DrawOpen { card } => Gesture::path([piece(card)]),
            Action::DrawDeck {} => Gesture::path([Target::Zone(DECK)]),
            Action::Stop {} => button(STOP),
            Action::Propose {} => button(PROPOSE),
            Action::Vote { agree: true } => button(AGREE),
            Action::Vote { agree: false } => button(REFUSE),
            Action::Pass {} => button(PASS),
        }
    }

    /// Points that the picked card makes on each track where it can go next.
    fn previews(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Preview> {
        if v.open.turn != me || Picked::of(v, chosen).is_none() {
            return Vec::new();
        }
        // By itself. The lamps of a track that a picture fits both ways on say themselves what it would stand for.
        let of = |target: Target| {
            let mut path = chosen.to_vec();
            path.push(target);
            let then = self.after(v, self.laying(v, &path)?);
            let (points, label) = match then.open.run_ends() {
                true => {
                    let points = i32::from(then.open.run_points());
                    (points, Label::Points(points))
                }
                // A picture has to be followed: what it stands for is all that can be said. It counts for what must
                // follow, too, so that this isn't pale.
                false => {
                    let stands = Message::new("as").with("value", rank_message(then.open.value));
                    (self.run_in_all(&then).into(), Label::Text(stands.into()))
                }
            };
            Some(Preview {
                target,
                label,
                points,
                lines: Vec::new(),
            })
        };
        let running = match v.open.step {
            Step::Laying { track, .. } => Some(track),
            _ => None,
        };
        (0..self.players)
            .filter(|n| chosen.len() == 1 && running.is_none_or(|running| running == *n))
            .filter_map(|n| of(Target::Zone(track(n))))
            .collect()
    }

    /// The table after what is picked, as far as it can be foreseen.
    fn layout_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Option<Layout> {
        let mut layout = self.lay_out(&self.foreseen(v, chosen)?, me, None);
        if let Some(Action::Lay { .. } | Action::Add { .. }) = self.laying(v, chosen) {
            let card = chosen.first().and_then(|target| target.french());
            layout.zones.iter_mut().for_each(|zone| upon(zone, card));
        }
        Some(layout)
    }

    /// The scores after what is picked, with all that may follow; empty where they stay.
    fn scores_after(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<i32> {
        let stops = chosen == [Target::Button(STOP)];
        let then = match self.laying(v, chosen) {
            Some(a) => self.after(v, a),
            None if stops => *v,
            None => return Vec::new(),
        };
        let gain = if stops {
            then.open.run_points()
        } else {
            self.run_in_all(&then)
        };
        let score = |seat: Seat| {
            let gain = if seat == me { gain } else { 0 };
            i32::from(v.open.points[seat.index()] + gain)
        };
        Seat::all(self.players()).map(score).collect()
    }

    /// The tips whose situation has come up.
    fn tips(&self, v: &View, me: Seat) -> Vec<&'static str> {
        let fresh = v.open.points[me.index()] == 0;
        let picture = v.hand.iter().any(Card::is_picture);
        match v.open.step {
            Step::Start if fresh => vec!["situation-either"],
            Step::Start if picture => vec!["situation-picture"],
            Step::Laying { .. } => vec!["situation-laying"],
            Step::Vote => vec!["situation-vote"],
            _ => Vec::new(),
        }
    }

    /// Winner, and by how much the target was passed; empty before the end.
    fn ending(&self, v: &View) -> Text {
        let open = &v.open;
        let won = Seat::all(self.players()).find(|s| open.points[s.index()] >= self.target);
        won.map_or(Text::EMPTY, |who| {
            Message::new("ending")
                .with("who", who)
                .with("points", open.points[who.index()])
                .with("over", open.points[who.index()] - self.target)
                .with("n", self.target)
                .into()
        })
    }
}

impl Presentation for BlackSnake {
    fn scene(&self, input: SceneInput<BlackSnake>) -> Scene<Action> {
        let (v, me) = (input.view, input.me);
        let picked = input.picks.all();
        let mut scene = Scene::new(&input, self.lay_out(v, me, None));
        for seat in Seat::all(input.players) {
            scene.status(seat, self.doing(v, seat, me));
        }
        let (title, line) = self.said(v, me);
        let progress = Message::new("progress").with("n", self.target);
        scene.prompt = Prompt::new(title, line).progress(progress);
        scene.facts = self.facts(v, me, &picked);
        scene.ending = self.ending(v);
        if input.viewer.is_some() {
            scene.buttons = self.bar(v, me);
            scene.previews = self.previews(v, me, &picked);
            scene.foreseen.layout = self.layout_after(v, me, &picked);
            scene.foreseen.scores = self.scores_after(v, me, &picked);
        }
        if input.decides() {
            self.decision(&mut scene, &input, &picked);
        }
        // The run is told as it ends, and it was chosen.
        scene.tells_forced = scene.offer_of(&Action::Stop {}).is_none();
        scene
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        let open = &v.open;
        let lay = |card: Card, stands: u8| {
            let id = match value(card) {
                Some(_) => "lay-card",
                None => "lay-as",
            };
            Message::new(id)
                .with("rank", card.rank_message())
                .with("value", rank_message(stands))
        };
        match a {
            Action::Lay { track, dir, card } => lay(card, open.wanted(track, dir).unwrap_or(1)),
            Action::Add { card } => {
                let dir = open.run_dir().unwrap_or(Dir::Up);
                lay(card, next_value(open.value.max(1), dir))
            }
            Action::Stop {} => {
                Message::new("stop-for").with("worth", words::worth(open.run_points()))
            }
            Action::DrawOpen { card } => Message::new("take-card")
                .with("card", card)
                .with("rank", card.rank_message()),
            Action::DrawDeck {} => Message::new("draw-unseen"),
            Action::Propose {} => Message::new("ask-for-tracks"),
            Action::Vote { agree: true } => Message::new("agree"),
            Action::Vote { agree: false } => Message::new("refuse"),
            Action::Pass {} => Message::new("pass-turn"),
        }
        .with("who", seat)
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        notes: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        self.tale(before, made, notes, after, me)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

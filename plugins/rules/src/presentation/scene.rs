//! One position as one seat sees it: the layout of the table, the texts, and the possible decisions of the seat.
//!
//! A scene is plain data. The table draws it, the lab prints it, tests bless it as text. A game builds one in
//! [`super::Presentation::scene`]; [`crate::session`] fills in the facts that it knows by itself (whose turn it is,
//! scores).

use super::{
    ActionButton, Draft, FactGroup, Gesture, IntendedAction, Layout, Panel, Piece, Presentation,
    Preview, Prompt, Status, Target, Texts, Tip, Unit, Visit, ZoneId,
};
use crate::{
    message::Text,
    rules::{Payoff, Rules},
    seat::Seat,
};

/// A player's picks on the way to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Picks<'a> {
    /// Targets of a gesture, in the order in which they were picked.
    pub chosen: &'a [Target],
    /// Targets of a [`Draft`], in the order in which they were marked.
    pub marked: &'a [Target],
}

impl<'a> Picks<'a> {
    /// Nothing is picked.
    pub const NONE: Picks<'static> = Picks {
        chosen: &[],
        marked: &[],
    };

    /// Targets of a gesture, nothing marked.
    pub const fn chosen(chosen: &'a [Target]) -> Picks<'a> {
        Picks {
            chosen,
            marked: &[],
        }
    }

    /// Targets of a draft, nothing chosen.
    pub const fn marked(marked: &'a [Target]) -> Picks<'a> {
        Picks {
            chosen: &[],
            marked,
        }
    }

    /// Returns true if nothing is picked.
    pub const fn is_empty(self) -> bool {
        self.chosen.is_empty() && self.marked.is_empty()
    }

    /// The chosen targets, then the marked ones.
    pub fn all(self) -> Vec<Target> {
        [self.chosen, self.marked].concat()
    }

    /// The first chosen or marked target.
    pub fn first(self) -> Option<Target> {
        self.chosen.first().or(self.marked.first()).copied()
    }
}

/// Input of [`super::Presentation::scene`]: nothing that the view's seat must not know, but for the payoff.
pub struct SceneInput<'a, G: Rules> {
    /// The view of the seat that looks, or of an onlooker.
    pub view: &'a G::View,
    /// The seat that looks; `None` is an onlooker.
    pub viewer: Option<Seat>,
    /// The seat at the bottom of the window: the viewer's own, or seat 0 for an onlooker.
    pub me: Seat,
    /// The legal actions of `me`, as [`Rules::legal`] lists them; empty unless `me` looks and owes a decision.
    pub legal: &'a [G::Action],
    /// Standing of the game. It may reveal more than the viewer knows: for scores only.
    pub payoff: &'a Payoff,
    /// Number of seats.
    pub players: usize,
    /// Picks of `me`.
    pub picks: Picks<'a>,
}

impl<G: Rules> Clone for SceneInput<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Copy for SceneInput<'_, G> {}

impl<G: Rules> SceneInput<'_, G> {
    /// Returns true if `me` owes a decision.
    pub fn decides(&self) -> bool {
        !self.legal.is_empty()
    }
}

/// Scene of a position as a viewer sees it who can take these legal actions; an onlooker (`None`) sees it from seat 0.
pub fn scene_with<G: Presentation>(
    rules: &G,
    state: &G::State,
    viewer: Option<Seat>,
    legal: &[G::Action],
    picks: Picks,
) -> Scene<G::Action> {
    rules.scene(SceneInput {
        view: &rules.view(state, viewer),
        viewer,
        me: viewer.unwrap_or(Seat(0)),
        legal,
        payoff: &rules.payoff(state),
        players: rules.players(),
        picks,
    })
}

/// A possible decision: a legal action with its name, its picks and its hint.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer<A> {
    /// The action; of a decision of several actions, those that are made one after the other.
    pub actions: Vec<A>,
    /// Picks that make it; empty for an action that only a draft or a pose on a canvas makes.
    pub gesture: Gesture,
    /// Name in the imperative: “Seal the Market”. It is the label of the button that confirms it. The message's
    /// attribute `done` is its wording in the log.
    pub words: Text,
    /// Words of a hint.
    pub advice: Advice,
}

/// Words and targets of a hint, besides the action's own words and gesture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// The whole plan in the imperative, if the action is only the first part of a wise plan: the money as well as the
    /// building. Empty if the action's own words are enough.
    pub words: Text,
    /// Reason that it may be wise, in a sentence from what the seat itself knows; empty where that is seen on the
    /// table.
    pub why: Text,
    /// Targets that move with the action besides those that are picked for it.
    pub also_moved: Vec<Target>,
}

impl<A> Offer<A> {
    /// An action, or several that are made one after the other.
    pub fn new(
        actions: impl IntoIterator<Item = A>,
        gesture: Gesture,
        words: impl Into<Text>,
    ) -> Offer<A> {
        Offer {
            actions: actions.into_iter().collect(),
            gesture,
            words: words.into(),
            advice: Advice::default(),
        }
    }

    /// With why it may be wise.
    pub fn why(&mut self, why: impl Into<Text>) -> &mut Self {
        self.advice.why = why.into();
        self
    }

    /// Sets the words of a hint, instead of the offer's words.
    pub fn advice(&mut self, words: impl Into<Text>) -> &mut Self {
        self.advice.words = words.into();
        self
    }

    /// Adds targets that it moves besides those picked for it.
    pub fn also_moved(&mut self, targets: impl IntoIterator<Item = Target>) -> &mut Self {
        self.advice.also_moved.extend(targets);
        self
    }
}

/// A set of targets that share a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Targets {
    /// This one.
    One(Target),
    /// All cards on the table, known or not.
    Cards,
    /// Cards of which only the back is known.
    Backs,
    /// Drawings that are pieces, those that are covered not among them.
    Pictures,
    /// All pieces, cards among them.
    Pieces,
    /// All cells of this zone.
    Cells(ZoneId),
    /// All seats' panels.
    Seats,
    /// Everything.
    All,
}

impl Targets {
    /// Returns true if a target is among them.
    pub fn has(self, target: Target) -> bool {
        match self {
            Targets::One(one) => one == target,
            Targets::Cards => matches!(target, Target::Piece(piece) if piece.is_card()),
            Targets::Backs => matches!(target, Target::Piece(Piece::Back(_) | Piece::Cover(..))),
            Targets::Pictures => matches!(target, Target::Piece(Piece::Picture(..))),
            Targets::Pieces => matches!(target, Target::Piece(_)),
            Targets::Cells(zone) => matches!(target, Target::Cell(of, _) if of == zone),
            Targets::Seats => matches!(target, Target::Seat(_)),
            Targets::All => true,
        }
    }
}

impl From<Target> for Targets {
    fn from(target: Target) -> Targets {
        Targets::One(target)
    }
}

impl From<ZoneId> for Targets {
    fn from(zone: ZoneId) -> Targets {
        Targets::One(Target::Zone(zone))
    }
}

/// The table after what is picked, as far as the seat can foresee it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Foreseen {
    /// The table then: pieces that moved are shown faintly in their new places. `None` if nothing is shown.
    pub layout: Option<Layout>,
    /// The scores that the panels would show, in seat order; empty where they can't be foreseen or stay.
    pub scores: Vec<i32>,
}

/// A position as one seat sees it, with its possible decisions. `A` is the game's action, or its JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<A = String> {
    /// Layout of the table.
    pub layout: Layout,
    /// The seats' panels, in seat order.
    pub panels: Vec<Panel>,
    /// Text of the bar on top, with the picks taken into account. An empty title is filled in by the session.
    pub prompt: Prompt,
    /// Decisions that can be made now: every legal action, and those that a draft makes possible.
    pub offers: Vec<Offer<A>>,
    /// Targets that can be marked freely before another pick decides.
    pub draft: Option<Draft>,
    /// The buttons of the action bar, also those that can't be pressed now. A button that can be picked and is not named
    /// here gets the words of its action.
    pub buttons: Vec<ActionButton>,
    /// Labels on targets with the outcome of picking them, also on some that can't be picked now.
    pub previews: Vec<Preview>,
    /// Facts beside the table. Rows of a group that have no value show the cards they speak of.
    pub facts: Vec<FactGroup>,
    /// Meanings of picks that can't be made now; the first that has the target counts.
    pub refusals: Vec<(Targets, IntendedAction<A>)>,
    /// Sentences on things on the table besides what the table knows by itself; the first that has the target counts.
    pub tooltips: Vec<(Targets, Tip)>,
    /// The tips whose situation has come up, the most important first: ids of messages. Each is a sentence on something
    /// that newcomers stumble over there, and is shown until the player puts it away.
    pub tips: Vec<&'static str>,
    /// The table after what is picked.
    pub foreseen: Foreseen,
    /// Reason of the end in one sentence; empty if the scores are enough or the game goes on.
    pub ending: Text,
    /// Unit of the scores.
    pub unit: Unit,
    /// False if the player isn't told that the only offer made itself: it merely ends what was chosen before.
    pub tells_forced: bool,
}

impl<A> Scene<A> {
    /// A scene with this layout, the scores of the payoff in the panels and nothing to do.
    pub fn new<G: Rules<Action = A>>(input: &SceneInput<G>, layout: Layout) -> Scene<A> {
        let scores = input.payoff.scores();
        let score = |seat: Seat| scores.get(seat.index().checked_rem(scores.len())?).copied();
        let panel = |seat| Panel {
            seat,
            score: score(seat),
            status: Status::default(),
            acting: false,
        };
        Scene {
            layout,
            panels: Seat::all(input.players).map(panel).collect(),
            prompt: Prompt::default(),
            offers: Vec::new(),
            draft: None,
            buttons: Vec::new(),
            previews: Vec::new(),
            facts: Vec::new(),
            refusals: Vec::new(),
            tooltips: Vec::new(),
            tips: Vec::new(),
            foreseen: Foreseen::default(),
            ending: Text::EMPTY,
            unit: Unit::POINTS,
            tells_forced: true,
        }
    }

    /// Offers an action.
    pub fn offer(&mut self, action: A, gesture: Gesture, words: impl Into<Text>) -> &mut Offer<A> {
        self.offer_all([action], gesture, words)
    }

    /// Offers several actions as one decision.
    pub fn offer_all(
        &mut self,
        actions: impl IntoIterator<Item = A>,
        gesture: Gesture,
        words: impl Into<Text>,
    ) -> &mut Offer<A> {
        self.offers.push(Offer::new(actions, gesture, words));
        self.offers.last_mut().expect("one was pushed just now")
    }

    /// Declares that picking these targets means this action: the rules give the reason that it is not allowed.
    pub fn refuse(&mut self, targets: impl Into<Targets>, action: A) {
        self.refusals
            .push((targets.into(), IntendedAction::Action(action)));
    }

    /// Declares that picking these targets means nothing that the rules know: this sentence is advice on what to do
    /// instead.
    pub fn instead(&mut self, targets: impl Into<Targets>, words: impl Into<Text>) {
        self.refusals
            .push((targets.into(), IntendedAction::Nothing(words.into())));
    }

    /// Says this of things on the table.
    pub fn tooltip(&mut self, targets: impl Into<Targets>, tip: Tip) {
        self.tooltips.push((targets.into(), tip));
    }

    /// The situation of this tip has come up.
    pub fn tip(&mut self, id: &'static str) {
        self.tips.push(id);
    }

    /// The situation of this tip has come up if `holds`.
    pub fn tip_if(&mut self, holds: bool, id: &'static str) {
        if holds {
            self.tips.push(id);
        }
    }

    /// A seat's panel. The seat must be one of the table's.
    pub fn panel(&mut self, seat: Seat) -> &mut Panel {
        &mut self.panels[seat.index()]
    }

    /// Says this of a seat in its panel.
    pub fn status(&mut self, seat: Seat, status: Status) {
        self.panel(seat).status = status;
    }

    /// Meaning of a pick that can't be made now.
    pub fn intended(&self, target: Target) -> Option<&IntendedAction<A>> {
        let found = self.refusals.iter().find(|(of, _)| of.has(target));
        found.map(|(_, meant)| meant)
    }

    /// Sentences on a thing on the table besides what the table knows by itself.
    pub fn tooltip_of(&self, target: Target) -> Option<&Tip> {
        let found = self.tooltips.iter().find(|(of, _)| of.has(target));
        found.map(|(_, tip)| tip)
    }

    /// The offers that are made by picking.
    pub fn picked_offers(&self) -> Vec<Offer<A>>
    where
        A: Clone,
    {
        let picked = self.offers.iter().filter(|offer| !offer.gesture.is_empty());
        picked.cloned().collect()
    }

    /// The offer of this action alone.
    pub fn offer_of(&self, action: &A) -> Option<&Offer<A>>
    where
        A: PartialEq,
    {
        let is = |offer: &&Offer<A>| matches!(&offer.actions[..], [one] if one == action);
        self.offers.iter().find(is)
    }

    /// The same scene with its actions written in another way.
    pub fn map_actions<B>(self, write: impl Fn(&A) -> B) -> Scene<B> {
        let offer = |offer: Offer<A>| Offer {
            actions: offer.actions.iter().map(&write).collect(),
            gesture: offer.gesture,
            words: offer.words,
            advice: offer.advice,
        };
        let meant = |meant: IntendedAction<A>| match meant {
            IntendedAction::Action(action) => IntendedAction::Action(write(&action)),
            IntendedAction::Nothing(words) => IntendedAction::Nothing(words),
        };
        Scene {
            layout: self.layout,
            panels: self.panels,
            prompt: self.prompt,
            offers: self.offers.into_iter().map(offer).collect(),
            draft: self.draft,
            buttons: self.buttons,
            previews: self.previews,
            facts: self.facts,
            refusals: self
                .refusals
                .into_iter()
                .map(|(of, m)| (of, meant(m)))
                .collect(),
            tooltips: self.tooltips,
            tips: self.tips,
            foreseen: self.foreseen,
            ending: self.ending,
            unit: self.unit,
            tells_forced: self.tells_forced,
        }
    }
}

impl<A> Texts for Offer<A> {
    fn each_text(&mut self, visit: Visit) {
        visit(&mut self.words);
        visit(&mut self.advice.words);
        visit(&mut self.advice.why);
    }
}

impl<A> Texts for Scene<A> {
    fn each_text(&mut self, visit: Visit) {
        self.layout.each_text(visit);
        self.panels.each_text(visit);
        self.prompt.each_text(visit);
        self.offers.each_text(visit);
        self.buttons.each_text(visit);
        self.previews.each_text(visit);
        self.facts.each_text(visit);
        for (_, meant) in &mut self.refusals {
            if let IntendedAction::Nothing(words) = meant {
                visit(words);
            }
        }
        for (_, tip) in &mut self.tooltips {
            tip.each_text(visit);
        }
        self.foreseen.layout.each_text(visit);
        visit(&mut self.ending);
    }
}

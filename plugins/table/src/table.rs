//! The match on the table and the progress of its picture.

use crate::{
    guide::Replacement,
    hand_order::Hands,
    mode::{Mode, ReplayMode},
};
use bevy::prelude::*;
use kortlek_kit::preferences::HandOrder;
use kortlek_rules::{
    Arg, Message, Seat, Seats, Text, Turn,
    presentation::{
        ActionButton, Arrangement, Carrying, Choice, Fact, FactGroup, Foreseen, Layout, LogLine,
        Look, Panel, Picking, Picks, Place, Pose, Posed, Presentation, Preview, Prompt, Scene,
        StepPresentation, Target, Texts, Tip, ZoneId,
    },
    session::{Decision, Session},
};
use kortlek_words::{Language, Words};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

/// Serial number of the next table.
static TABLES: AtomicU64 = AtomicU64::new(1);

/// Decisions undone in one go, to be redone in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TakenBack {
    /// Number of the person's decisions.
    pub decisions: usize,
    /// The position that was shown.
    pub shown: usize,
    /// Those of [`Table::drafts`] that it held.
    pub drafts: Vec<[usize; 2]>,
}

/// Origin of a match's deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The seed was drawn: nobody knew it.
    #[default]
    Drawn,
    /// The seed was typed, pasted or given on the command line.
    Typed,
    /// The same deal was played before.
    Known,
    /// It goes on from a position of another match.
    Replayed,
}

/// The match on the table. Present while [`crate::states::Screen::Table`] shows.
#[derive(Resource)]
pub struct Table {
    /// The match.
    pub session: Box<dyn Session>,
    /// The position that the picture shows; the match may be ahead.
    pub shown: usize,
    /// The player's decision on its way; empty unless the shown position is the present one and a decision is owed.
    pub picking: Picking,
    /// State of the carry, while the player carries something over a canvas.
    pub carrying: Carrying,
    /// A hint that is being shown.
    pub hint: Option<Decision>,
    /// Number of undos; hints are counted in [`Table::hinted`].
    pub undone: u32,
    /// Number of hints shown.
    pub hinted: u32,
    /// Time that each seat takes over a move before it is shown, as a multiple of the usual time; 1 for a seat that is
    /// not in it.
    pub paces: Vec<f32>,
    /// Purpose of the match on the table.
    pub mode: Mode,
    /// The match was replaced by another, which is still to be shown.
    pub(crate) relaid: Option<Replacement>,
    /// Origin of its deal.
    pub origin: Origin,
    /// Playing time, in seconds.
    pub seconds: f32,
    /// True if the player was told that its end is certain; once is enough.
    pub told_certain: bool,
    /// Path of its save, if it has been saved.
    pub file: Option<PathBuf>,
    /// Trace of the end that was put among the finished games: the same end is not put there again.
    pub recorded: Option<String>,
    /// The game's words in the player's language.
    words: Words,
    /// Counter of changes of the words.
    wording: u64,
    /// True if anybody holds cards: the layout has a hand.
    pub(crate) has_hand: bool,
    /// True if panels hold columns of cards, which need height.
    pub(crate) tall_panels: bool,
    /// True if there are zones in the columns beside the board.
    pub(crate) has_columns: bool,
    /// Decisions of several actions: the positions before their first and their last action. They are taken back whole.
    pub(crate) drafts: Vec<[usize; 2]>,
    /// Order of the player's own hand.
    pub(crate) hands: Hands,
    /// Undone decisions, the last one at the end. They count as long as the session can redo them.
    pub(crate) taken_back: Vec<TakenBack>,
    /// Decisions that made themselves because there was nothing to choose: their positions and words.
    pub(crate) forced: BTreeMap<usize, String>,
    /// Another number for each table, so that the picture notices a new one.
    serial: u64,
}

impl Table {
    /// A table with a match on it; the picture starts at position `shown`. Its words are English until others are set.
    pub fn new(session: Box<dyn Session>, shown: usize) -> Table {
        let zones = session.layout(shown).zones;
        Table {
            has_hand: zones.iter().any(|z| z.place == Place::Hand),
            has_columns: zones.iter().any(|z| matches!(z.place, Place::Column(_))),
            tall_panels: zones.iter().any(|z| {
                matches!(z.place, Place::Panel { .. }) && z.arrangement == Arrangement::Column
            }),
            session,
            shown,
            picking: Picking::NONE,
            carrying: Carrying::default(),
            hint: None,
            undone: 0,
            hinted: 0,
            paces: Vec::new(),
            mode: Mode::Own,
            relaid: None,
            origin: Origin::Drawn,
            seconds: 0.0,
            told_certain: false,
            file: None,
            recorded: None,
            words: Words::new(Language::English, &[]),
            wording: 0,
            drafts: Vec::new(),
            hands: Hands::default(),
            taken_back: Vec::new(),
            forced: BTreeMap::new(),
            serial: TABLES.fetch_add(1, Ordering::Relaxed),
        }
    }

    /// Returns true if the match is over and just this end was recorded before.
    pub fn is_recorded(&self) -> bool {
        let is_known = |end: &String| *end == self.session.trace();
        self.session.result().is_some() && self.recorded.as_ref().is_some_and(is_known)
    }

    /// A number that no other table of this run has.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// Returns true if the picture shows the present position of the match.
    pub fn is_current(&self) -> bool {
        self.shown + 1 == self.session.positions()
    }

    /// Returns true if the picture shows the end of the game.
    pub fn shows_the_end(&self) -> bool {
        self.is_current() && self.session.result().is_some()
    }

    /// Returns true for a person's own game: not one that bots play among themselves, nor one that is only tried or
    /// taught.
    pub fn is_own(&self) -> bool {
        self.session.me().is_some() && self.mode == Mode::Own
    }

    /// Returns true if the player is only to look and to read now.
    pub fn is_only_looked_at(&self) -> bool {
        self.mode.lesson().is_some_and(|lesson| lesson.looks)
    }

    /// Sets the mode; the targets that can be picked follow.
    pub fn set_mode(&mut self, mode: Mode) {
        let looked = self.is_only_looked_at();
        self.mode = mode;
        if self.is_only_looked_at() != looked && self.is_current() {
            self.picking = Picking::NONE;
            self.renew_picking();
            // A piece to be carried is on the table only as long as it may be carried.
            if self.session.carried().is_some() {
                self.relaid.get_or_insert(Replacement::Back);
            }
        }
    }

    /// Returns true if the player's hand is in the order of the deal.
    pub fn is_hand_as_dealt(&self) -> bool {
        self.hands.order == HandOrder::Dealt && self.hands.own.is_empty()
    }

    /// Returns true if nobody decides but the player, and nothing happens by itself.
    pub fn is_held(&self) -> bool {
        self.mode.lesson().is_some()
    }

    /// True if bots decide by themselves: not in a replay, and not where a lesson waits for the player.
    pub fn bots_play(&self) -> bool {
        matches!(self.mode, Mode::Own | Mode::Example(_))
    }

    /// Another match of the same game takes the place of this one, and position `shown` of it is shown.
    pub fn replace(&mut self, session: Box<dyn Session>, shown: usize, how: Replacement) {
        self.shown = shown.min(session.positions() - 1);
        self.session = session;
        self.picking = Picking::NONE;
        self.carrying = Carrying::default();
        self.hint = None;
        self.drafts.clear();
        self.taken_back.clear();
        self.forced.clear();
        self.relaid = Some(how);
        if how != Replacement::On {
            // Words shown before may never have happened in the new match.
            self.wording += 1;
        }
    }

    /// Returns true if the picture follows the match by itself now.
    pub fn goes_on(&self) -> bool {
        self.mode.replay().is_none_or(ReplayMode::goes_on)
    }

    /// Switches to this seat's view; all words are updated, and the picture has to be laid out again.
    pub fn look_through(&mut self, eyes: Seat, names: Vec<String>) {
        self.session.look_through(eyes, names);
        self.wording += 1;
    }

    /// Returns true if the person can undo a decision: in an example only those made since it was opened.
    pub fn can_undo(&self) -> bool {
        match &self.mode {
            Mode::Own => self.session.can_undo(),
            Mode::Replay(_) => false,
            Mode::Lesson(lesson) => lesson.can_undo,
            Mode::Example(example) => {
                let me = self.session.me();
                let mut tried = example.positions - 1..self.session.positions() - 1;
                me.is_some() && tried.any(|k| self.session.made_by(k) == me)
            }
        }
    }

    /// Returns true if the last undone decision can be redone.
    pub fn can_redo(&self) -> bool {
        self.session.can_redo() && !self.taken_back.is_empty() && !self.is_held()
    }

    /// The words of all its texts.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Other words: the game's own, or those of another language.
    pub fn set_words(&mut self, words: Words) {
        self.words = words;
        self.wording += 1;
    }

    /// Counter of changes of the words; 0 as long as there are none.
    pub fn wording(&self) -> u64 {
        self.wording
    }

    /// Picks of the decision on its way.
    pub fn picks(&self) -> Picks<'_> {
        Picks {
            chosen: self.picking.chosen(),
            marked: self.picking.marked(),
        }
    }

    /// Picked targets, then the marked ones.
    pub fn picked(&self) -> Vec<Target> {
        self.picks().all()
    }

    /// The scene of the present position with the picks; its texts are still to be put into words.
    fn scene_now(&self) -> Arc<Scene> {
        self.session.scene_now(self.picks())
    }

    /// The name of a seat, or of several, as it is by itself in the player's language: “You”, “Elm and Birch”.
    pub fn name(&self, who: impl Into<Arg>) -> String {
        self.say(Message::new("names").with("who", who))
    }

    /// A message in words.
    pub fn say(&self, say: impl Into<Message>) -> String {
        self.words.say(&say.into(), self.session.names())
    }

    /// A text in words.
    pub fn text(&self, text: &Text) -> String {
        self.words.text(text, self.session.names())
    }

    /// Something with all its texts put into words.
    fn worded<T: Texts>(&self, mut texts: T) -> T {
        texts.each_text(&mut |text| {
            if let Text::Message(say) = text {
                *text = Text::Shown(self.words.say(say, self.session.names()));
            }
        });
        texts
    }

    /// Layout of the table at position `k`.
    pub fn layout(&self, k: usize) -> Layout {
        let open = self.mode.replay().is_some_and(|replay| replay.open);
        let mut layout = self.worded(if open {
            self.session.open_layout(k)
        } else {
            self.session.layout(k)
        });
        if self.is_only_looked_at() {
            let zones = layout.zones.iter_mut();
            for zone in zones.filter(|zone| zone.arrangement.is_wide_canvas()) {
                zone.items.retain(|item| item.look != Look::Ghost);
            }
        }
        self.hands.arrange(&mut layout);
        layout
    }

    /// The seats' panels at position `k`.
    pub fn panels(&self, k: usize) -> Vec<Panel> {
        self.worded(self.session.panels(k))
    }

    /// Text of the bar on top at position `k`.
    pub fn prompt(&self, k: usize) -> Prompt {
        self.worded(self.session.scene(k, Picks::NONE).prompt.clone())
    }

    /// Text of the bar on top while something is picked: the prompt of the shown position, or of the next pick.
    pub fn prompt_now(&self) -> Prompt {
        if self.picking.decides() && !self.picks().is_empty() {
            self.worded(self.scene_now().prompt.clone())
        } else {
            let mut prompt = self.prompt(self.shown);
            // While a lesson holds the game, the table does not wait for others who choose in secret, nor for automatic
            // steps.
            let waits = match self.session.turn(self.shown) {
                Turn::Act(seats) => seats.len() > 1,
                Turn::Proceed => self.is_current() && prompt.line.is_empty(),
                Turn::Over => false,
            };
            if waits && self.is_held() && !self.picking.decides() {
                prompt.line = Text::Shown(self.say("hud-held"));
            }
            prompt
        }
    }

    /// Presentation of the step from `k` to `k + 1`.
    pub fn tell(&self, k: usize) -> StepPresentation {
        let mut telling = self.worded(self.session.tell(k));
        for layout in telling.stages.iter_mut().filter_map(|s| s.layout.as_mut()) {
            self.hands.arrange(layout);
        }
        if let Some(words) = self.forced.get(&k) {
            self.note_forced(&mut telling.lines, words);
        }
        telling
    }

    /// Adds to the line on the player's decision that there was nothing to choose; if no line is about it, in one of its
    /// own.
    fn note_forced(&self, lines: &mut Vec<LogLine>, words: &str) {
        let Some(me) = self.session.me() else { return };
        let note = |id, words: &str| {
            let words = Arg::Name(words.to_owned());
            Text::from(self.say(Message::new(id).with("words", words)))
        };
        let own = |line: &&mut LogLine| line.who == Seats::one(me) && !line.words.is_empty();
        match lines.iter_mut().find(own) {
            Some(line) => line.words = note("told-forced", line.words.as_str()),
            None => lines.insert(0, LogLine::of(me, note("told-forced-alone", words))),
        }
    }

    /// The game's tooltip for a thing on the table at position `k`.
    pub fn tip(&self, k: usize, target: Target) -> Tip {
        let scene = self.session.scene(k, Picks::NONE);
        let tip = scene.tooltip_of(target).cloned();
        self.worded(tip.unwrap_or_default())
    }

    /// Previews of the targets, given the current picks.
    pub fn previews(&self) -> Vec<Preview> {
        self.worded(self.scene_now().previews.clone())
    }

    /// The table after these targets are picked or marked, as far as the player can foresee it.
    pub fn foreseen(&self, path: &[Target]) -> Foreseen {
        let marks = self.picking.marks();
        let (marked, chosen): (Vec<Target>, Vec<Target>) =
            path.iter().partition(|target| marks.contains(target));
        let scene = self.session.scene_now(Picks {
            chosen: &chosen,
            marked: &marked,
        });
        let mut layout = self.worded(scene.foreseen.layout.clone());
        if let Some(layout) = &mut layout {
            self.hands.arrange(layout);
        }
        Foreseen {
            layout,
            scores: scene.foreseen.scores.clone(),
        }
    }

    /// Facts beside the table at position `k`, once `picks` are made there. The subject of an example is among them:
    /// before all others until something is decided, then after them.
    pub fn aids(&self, k: usize, picks: Picks) -> Vec<FactGroup> {
        let mut aids = self.facts(k, picks);
        if let Some(example) = self.mode.example() {
            let words = Fact::new(example.words.clone(), "", Vec::new());
            let about = FactGroup::new(example.title.clone(), vec![words]);
            let at = if k < example.positions { 0 } else { aids.len() };
            aids.insert(at, about);
        }
        aids
    }

    fn facts(&self, k: usize, picks: Picks) -> Vec<FactGroup> {
        let carries = k + 1 == self.session.positions() && self.picking.carried().is_some();
        if let Some(canvas) = self.session.canvas().filter(|_| carries) {
            return self.worded(canvas.facts(&self.carrying));
        }
        self.worded(self.session.scene(k, picks).facts.clone())
    }

    /// Holds the carried piece over a canvas in a pose: computes the decision of placing it there, or the reason that
    /// it can't be placed.
    pub(crate) fn hold(&mut self, canvas: ZoneId, pose: Pose) {
        let Some(carried) = self.session.canvas() else {
            return;
        };
        let (choice, why_not) = match carried.posed(canvas, pose) {
            Ok(choice) => (Some(self.worded(choice)), Text::EMPTY),
            Err(why) => (None, self.worded(why)),
        };
        let under = carried.under(pose);
        self.carrying.pose = Some(pose);
        self.picking.pose(Some(Posed {
            canvas,
            pose,
            choice,
            why_not,
            under,
        }));
    }

    /// The buttons of the action bar.
    pub fn buttons(&self) -> Vec<ActionButton> {
        self.worded(self.scene_now().buttons.clone())
    }

    /// Reason that a target can't be picked now.
    pub fn refusal(&self, target: Target) -> String {
        self.text(&self.session.refusal(self.picks(), target))
    }

    /// Notice for earlier picks that have to be dropped for a target; may be empty.
    pub fn replaced_notice(&self, gone: &[Target], target: Target) -> String {
        self.text(&self.session.replaced_notice(gone, target))
    }

    /// Reason of the end; empty if the scores are enough or the game goes on.
    pub fn ending(&self) -> String {
        self.text(&self.session.ending())
    }

    /// Targets that the hint suggests to pick, and the others that it moves.
    pub fn hinted_targets(&self) -> Option<Vec<Target>> {
        let action = &self.hint.as_ref()?.action;
        let choice = self.choice_of(action)?;
        let moved = choice.advice.also_moved.iter().copied();
        Some(choice.gesture.targets().chain(moved).collect())
    }

    /// Words of a hint that suggests an action given as JSON: the action, or the whole plan that it is a part of.
    pub fn whole_words(&self, action: &str) -> Option<String> {
        let choice = self.choice_of(action)?;
        let whole = choice.advice.words.to_string();
        Some(if whole.is_empty() {
            choice.words.to_string()
        } else {
            whole
        })
    }

    /// Reason why an action of the player, given as JSON, may be wise; may be empty.
    pub fn why(&self, action: &str) -> String {
        let choice = self.choice_of(action);
        choice.map_or_else(String::new, |choice| choice.advice.why.to_string())
    }

    /// An action as a choice: one of those that can be picked now, or any other that is legal, such as one of a draft.
    pub fn choice_of(&self, action: &str) -> Option<Choice> {
        let choices = self.picking.choices().iter();
        let mut offered = choices.filter(|choice| choice.actions == [action]);
        let offered = offered.next().cloned();
        offered.or_else(|| self.session.choice_of(action).map(|c| self.worded(c)))
    }

    /// Updates the choices: the legal actions, or the decisions that the marks make possible.
    pub(crate) fn renew_picking(&mut self) {
        if self.is_only_looked_at() {
            self.picking = Picking::NONE;
            return;
        }
        let scene = self.session.scene_now(Picks::marked(self.picking.marked()));
        let draft = scene.draft.clone();
        let choices = self.worded(scene.picked_offers());
        self.picking.carry(self.session.carried());
        self.picking.renew(choices, draft);
    }
}

/// A run condition: this game is on the table.
pub fn playing<G: Presentation>(table: Option<Res<Table>>) -> bool {
    table.is_some_and(|t| t.session.card().id == G::CARD.id)
}

//! The match on the table and how far its picture has come.

use bevy::prelude::*;
use kortlek_rules::{
    Say, Text,
    session::{Decision, Session},
    tabled::{
        ActionButton, Aid, Layout, Panel, Picking, Place, Preview, Prompt, Tabled, Target, Telling,
        Texts,
    },
};
use kortlek_words::{Language, Words};
use std::sync::atomic::{AtomicU64, Ordering};

/// How many tables there were.
static TABLES: AtomicU64 = AtomicU64::new(1);

/// A worked example of the rules on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Its name among the game's examples.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// How many positions it begins with: nothing before is taken back.
    pub positions: usize,
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
    /// A hint that is being shown.
    pub hint: Option<Decision>,
    /// How often decisions were taken back, hints included apart.
    pub undone: u32,
    /// How many hints were shown.
    pub hinted: u32,
    /// Set if this is a worked example of the rules: it is only tried, and never saved.
    pub trial: Option<Trial>,
    /// The game's words in the player's language.
    words: Words,
    /// How often the words were changed.
    wording: u64,
    /// Whether anybody holds cards: the layout has a hand.
    pub(crate) has_hand: bool,
    /// Decisions of several actions: the positions before their first and their last action. They are taken back whole.
    pub(crate) drafts: Vec<[usize; 2]>,
    /// Another number for each table, so that the picture notices a new one.
    serial: u64,
}

impl Table {
    /// A table with a match on it; the picture starts at position `shown`. It speaks English until it is told otherwise.
    pub fn new(session: Box<dyn Session>, shown: usize) -> Table {
        let zones = session.layout(shown).zones;
        Table {
            has_hand: zones.iter().any(|z| z.place == Place::Hand),
            session,
            shown,
            picking: Picking::NONE,
            hint: None,
            undone: 0,
            hinted: 0,
            trial: None,
            words: Words::new(Language::English, &[]),
            wording: 0,
            drafts: Vec::new(),
            serial: TABLES.fetch_add(1, Ordering::Relaxed),
        }
    }

    /// A number that no other table of this run has.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// Whether the picture shows the present position of the match.
    pub fn is_current(&self) -> bool {
        self.shown + 1 == self.session.positions()
    }

    /// Whether it is a person's own game: not one that bots play among themselves, nor an example that is only tried.
    pub fn is_own(&self) -> bool {
        self.session.me().is_some() && self.trial.is_none()
    }

    /// Whether the person can take a decision back: in an example only those made since it was opened.
    pub fn can_undo(&self) -> bool {
        let Some(trial) = &self.trial else {
            return self.session.can_undo();
        };
        let me = self.session.me();
        let tried = trial.positions - 1..self.session.positions() - 1;
        me.is_some() && tried.into_iter().any(|k| self.session.made_by(k) == me)
    }

    /// The words in which all of it is said.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Other words: the game's own, or those of another language.
    pub fn set_words(&mut self, words: Words) {
        self.words = words;
        self.wording += 1;
    }

    /// How often the words were changed; 0 as long as there are none.
    pub fn wording(&self) -> u64 {
        self.wording
    }

    /// What is picked, and then what is marked.
    pub fn picked(&self) -> Vec<Target> {
        let picking = &self.picking;
        [picking.chosen(), picking.marked()].concat()
    }

    /// A message in words.
    pub fn say(&self, say: impl Into<Say>) -> String {
        self.words.say(&say.into(), self.session.names())
    }

    /// A text in words.
    pub fn text(&self, text: &Text) -> String {
        self.words.text(text, self.session.names())
    }

    /// Something with all its texts put into words.
    fn worded<T: Texts>(&self, mut texts: T) -> T {
        texts.each_text(&mut |text| {
            if let Text::Say(say) = text {
                *text = Text::Shown(self.words.say(say, self.session.names()));
            }
        });
        texts
    }

    /// What lies on the table at position `k`.
    pub fn layout(&self, k: usize) -> Layout {
        self.worded(self.session.layout(k))
    }

    /// What the seats' panels say at position `k`.
    pub fn panels(&self, k: usize) -> Vec<Panel> {
        self.worded(self.session.panels(k))
    }

    /// What the bar on top says at position `k`.
    pub fn prompt(&self, k: usize) -> Prompt {
        self.worded(self.session.prompt(k))
    }

    /// What the bar on top says while something is picked: the prompt of the shown position, or of the next pick.
    pub fn prompt_now(&self) -> Prompt {
        let picked = self.picked();
        if self.picking.decides() && !picked.is_empty() {
            self.worded(self.session.prompt_after(&picked))
        } else {
            self.prompt(self.shown)
        }
    }

    /// What is told of the step from `k` to `k + 1`.
    pub fn tell(&self, k: usize) -> Telling {
        self.worded(self.session.tell(k))
    }

    /// What targets would bring, once what is picked is.
    pub fn previews(&self) -> Vec<Preview> {
        self.worded(self.session.previews(&self.picked()))
    }

    /// What the table would look like if the decision were made that these picks lead to.
    pub fn outcome(&self, chosen: &[Target]) -> Option<Layout> {
        self.worded(self.session.outcome(chosen))
    }

    /// Facts beside the table.
    pub fn aids(&self) -> Vec<Aid> {
        self.worded(self.session.aids(&self.picked()))
    }

    /// The buttons of the action bar.
    pub fn buttons(&self) -> Vec<ActionButton> {
        self.worded(self.session.buttons())
    }

    /// Why a target can't be picked now.
    pub fn refusal(&self, target: Target) -> String {
        self.text(&self.session.refusal(&self.picked(), target))
    }

    /// How the end came about; empty if the scores say it all or the game goes on.
    pub fn ending(&self) -> String {
        self.text(&self.session.ending())
    }

    /// What the hint suggests to pick.
    pub fn hinted_targets(&self) -> Option<Vec<Target>> {
        let hint = self.hint.as_ref()?;
        let choice = self.picking.choices().iter();
        let mut choice = choice.filter(|c| c.actions == [hint.action.as_str()]);
        Some(choice.next()?.gesture.targets().collect())
    }

    /// The choices as they are now: the legal actions, or what can be decided with what is marked.
    pub(crate) fn renew_picking(&mut self) {
        let draft = self.session.draft();
        let marked = self.picking.marked();
        let choices = if marked.is_empty() {
            self.session.choices()
        } else {
            self.session.drafted(marked)
        };
        let choices = self.worded(choices);
        self.picking.renew(choices, draft);
    }
}

/// A run condition: this game is on the table.
pub fn playing<G: Tabled>(table: Option<Res<Table>>) -> bool {
    table.is_some_and(|t| t.session.card().id == G::CARD.id)
}

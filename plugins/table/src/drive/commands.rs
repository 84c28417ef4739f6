//! Player input: picks become decisions, commands are carried out.

use super::{
    advance::plays_forced,
    playback::{Playback, Player},
    thinking::BotTasks,
};
use crate::{
    bot_service::AskBots,
    guide::{OverlayButtons, Replacement},
    hand_order::is_hand,
    messages::{Picked, TableCommand, TableEvent},
    motion::plan::Transition,
    table::{Table, TakenBack},
    tempo::{self, Tempo},
};
use bevy::{ecs::system::SystemParam, prelude::*};
use kortlek_kit::{
    preferences::{HandOrder, Pace, Preferences},
    redraw_request::RedrawRequest,
};
use kortlek_rules::{
    Turn,
    presentation::{NEXT_PLACE, Pick, Target},
};

/// Another match has taken the place of the one on the table: it is shown.
pub(super) fn relay(mut player: Player, mut thinkers: ResMut<BotTasks>) {
    let Some(how) = player.table.relaid else {
        return;
    };
    player.table.relaid = None;
    thinkers.drop_all();
    let k = player.table.shown;
    match how {
        Replacement::On => {
            player.playback.choices_for = None;
            player.playback.announced = None;
            player.playback.finished = false;
        }
        Replacement::Back => player.go_to(k, Transition::Back),
        Replacement::Afresh => player.go_to(k, Transition::Afresh),
    }
}

/// Parameters for everything that a command may change.
#[derive(SystemParam)]
pub(super) struct CommandContext<'w, 's> {
    player: Player<'w, 's>,
    thinkers: ResMut<'w, BotTasks>,
    preferences: ResMut<'w, Preferences>,
    events: MessageWriter<'w, TableEvent>,
    time: Res<'w, Time<Real>>,
    bots: AskBots<'w>,
    awake: ResMut<'w, RedrawRequest>,
}

/// Applies the picks and commands of the frame.
pub(super) fn take(
    mut commands: MessageReader<TableCommand>,
    mut picked: MessageReader<Picked>,
    mut context: CommandContext,
    controls: Res<OverlayButtons>,
) {
    let tempo = Tempo::of(&context.preferences);
    let player = &mut context.player;
    if player.playback.rush && player.motion.transition.is_none() {
        player.playback.rush = false;
        player.rush(tempo.time(tempo::RUSH));
    }
    let order = hand_order(&player.table, &context.preferences);
    if player.table.hands.order != order {
        player.table.hands.order = order;
        player.lay_again();
    }
    if player.playback.onward {
        context.go_onward();
    }
    // Picks come before commands: a drop picks twice and confirms in one frame. All of that is one press.
    if !picked.is_empty() {
        context.player.skip(tempo);
    }
    for Picked(target) in picked.read().filter(|picked| !controls.has(picked.0)) {
        context.pick(*target);
    }
    for command in commands.read() {
        context.carry_out(*command, tempo);
    }
}

impl CommandContext<'_, '_> {
    fn carry_out(&mut self, command: TableCommand, tempo: Tempo) {
        match command {
            TableCommand::Cancel => cancel(&mut self.player.table),
            TableCommand::Skip => {
                self.player.skip(tempo);
                self.player.release();
            }
            TableCommand::Onward => {
                if !is_asked(&self.player.table, &self.preferences)
                    && self.player.table.session.me().is_some()
                {
                    self.player.playback.onward = true;
                    self.player.at_once();
                    self.player.release();
                    self.awake.keep();
                }
            }
            TableCommand::Hurry => {
                self.thinkers.hurry();
                self.player.release();
                self.player.playback.gap = 0.0;
                self.player.skip(tempo);
            }
            // In a lesson, the lesson does that.
            TableCommand::Undo | TableCommand::Redo | TableCommand::Hint
                if self.player.table.is_held() => {}
            TableCommand::Undo => {
                let now = undo(&mut self.player.table, &self.preferences)
                    .then(|| self.player.table.session.positions() - 1);
                self.go_to(now, TableEvent::Undone, "nothing-to-undo");
            }
            TableCommand::Redo => {
                let seen = redo(&mut self.player.table);
                self.go_to(seen, TableEvent::Redone, "nothing-to-redo");
            }
            TableCommand::Hint => self.hint(),
            TableCommand::Confirm => {
                self.player.skip(tempo);
                if let Some(actions) = self.player.table.picking.confirm() {
                    let (table, thinkers) = (&mut self.player.table, &mut self.thinkers);
                    commit(table, &actions, thinkers, &mut self.events);
                }
            }
            TableCommand::Mark(target) => self.mark(target),
            TableCommand::Sort => {
                let id = self.player.table.session.card().id.to_owned();
                let order = self.preferences.hands.entry(id).or_default();
                *order = order.next();
                let words = self.player.table.say(order.message());
                self.player.table.hands.own.clear();
                self.events.write(TableEvent::Told(words));
            }
            TableCommand::Arrange(card, before) => {
                let mut zones = self.player.shown.layout.zones.iter();
                if let Some(hand) = zones.find(|zone| is_hand(zone))
                    && self.player.table.hands.put(hand, card, before)
                {
                    self.player.lay_again();
                }
            }
            TableCommand::Pace => {
                let all = Pace::ALL;
                let now = self.preferences.pace;
                let k = all.iter().position(|p| *p == now).unwrap_or(0);
                self.preferences.pace = all[(k + 1) % all.len()];
            }
            TableCommand::WatchAt(k) => self.watch_at(k),
            TableCommand::LookBack
            | TableCommand::LookAt(_)
            | TableCommand::LookAway
            | TableCommand::Menu
            | TableCommand::Story
            | TableCommand::Rules
            | TableCommand::Reference
            | TableCommand::Mute => {}
        }
    }

    /// Goes on at once until the person has to decide or the match is over.
    fn go_onward(&mut self) {
        let table = &self.player.table;
        let over = table.session.turn(table.shown) == Turn::Over && table.is_current();
        if over || is_asked(table, &self.preferences) {
            self.player.playback.onward = false;
        } else {
            self.player.at_once();
            self.player.release();
        }
    }

    /// Picks a target: it continues the picks, or begins new ones, or is refused with a reason.
    fn pick(&mut self, target: Target) {
        let (table, events) = (&mut *self.player.table, &mut self.events);
        fill_choices(table, &mut self.player.playback);
        if !table.picking.decides() && (!table.is_current() || table.is_only_looked_at()) {
            return;
        }
        if target == Target::Button(NEXT_PLACE) && table.picking.carried().is_some() {
            return; // That is the hand's.
        }
        let marked = table.picking.marked().len();
        let mut gone = table.picking.chosen().to_vec();
        match table.picking.pick(target, self.preferences.asks()) {
            pick @ (Pick::Taken | Pick::PutBack) => {
                gone.retain(|target| !table.picking.chosen().contains(target));
                if pick == Pick::Taken && !gone.is_empty() {
                    let why = table.replaced_notice(&gone, target);
                    if !why.is_empty() {
                        events.write(TableEvent::Told(why));
                    }
                }
                if table.picking.marked().len() != marked {
                    table.renew_picking();
                }
            }
            Pick::Decides(actions) => commit(table, &actions, &mut self.thinkers, events),
            Pick::Refused => {
                // If nobody decides, a press only means going on: no refusal.
                if table.session.turn(table.session.positions() - 1) != Turn::Proceed {
                    let (why, about) = (table.refusal(target), Some(target));
                    events.write(TableEvent::Refused { why, about });
                }
            }
        }
    }

    /// Shows the position that an undo or redo led to, or a notice that there is none.
    fn go_to(&mut self, position: Option<usize>, done: TableEvent, none: &'static str) {
        let Some(position) = position else {
            let why = self.player.table.say(none);
            self.events.write(TableEvent::Refused { why, about: None });
            return;
        };
        self.thinkers.drop_all();
        self.player.go_to(position, Transition::Back);
        self.events.write(done);
    }

    /// Asks a bot for a hint, or repeats its last one.
    fn hint(&mut self) {
        let (table, thinkers) = (&self.player.table, &mut self.thinkers);
        if let Some(hint) = table.hint.clone() {
            self.events.write(TableEvent::Hinted(hint));
        } else if !thinkers.is_hinting()
            && (!table.picking.decides()
                || !thinkers.ask_hint(table.session.as_ref(), self.time.elapsed(), &self.bots))
        {
            let why = table.say("no-hint-now");
            self.events.write(TableEvent::Refused { why, about: None });
        }
    }

    /// Changes the player's own mark on a thing; on one that can't be marked, picks are put back.
    fn mark(&mut self, target: Target) {
        let session = &mut self.player.table.session;
        // A mark on something drawn on a cell is a mark on the cell.
        let cell = || target.cell_below(&self.player.shown.layout);
        if !session.mark(target) && !cell().is_some_and(|cell| session.mark(cell)) {
            cancel(&mut self.player.table);
            return;
        }
        if self.player.lay_again() {
            let table = &self.player.table;
            self.player.shown.panels = table.panels(table.shown);
        }
        self.events.write(TableEvent::Moved);
    }

    /// Shows a position of a match that is watched again.
    fn watch_at(&mut self, position: usize) {
        if self.player.table.mode.replay().is_none() {
            return;
        }
        let near = position.abs_diff(self.player.table.shown) <= 2;
        let position = position.min(self.player.table.session.positions() - 1);
        let transition = match near {
            true => Transition::Back,
            false => Transition::Afresh,
        };
        self.player.go_to(position, transition);
    }
}

/// Order of the hand that the player has set for this game.
pub(super) fn hand_order(table: &Table, preferences: &Preferences) -> HandOrder {
    let known = preferences.hands.get(table.session.card().id);
    known.copied().unwrap_or_default()
}

/// Returns true if the person has to decide, and can: a decision that is made automatically does not count.
fn is_asked(table: &Table, preferences: &Preferences) -> bool {
    let forced = plays_forced(table, preferences) && table.picking.choices().len() == 1;
    table.picking.decides() && !forced
}

/// Puts back what was picked.
fn cancel(table: &mut Table) {
    if !table.picking.has_picks() {
        table.hint = None;
    }
    // Before the picture is there, nothing can be picked.
    if table.picking.decides() {
        table.picking.clear();
        table.renew_picking();
    }
}

/// Takes the person's last decision back; where decisions that leave no choice make themselves, those as well, or they
/// would be made again at once. Says whether there was one.
fn undo(table: &mut Table, preferences: &Preferences) -> bool {
    let could_redo = table.session.can_redo();
    if !table.can_undo() || !table.session.undo() {
        return false;
    }
    if !could_redo {
        table.taken_back.clear();
    }
    let mut decisions = 1;
    loop {
        let now = table.session.positions() - 1;
        // Several actions that were one decision go together.
        let inside = |[first, last]: &[usize; 2]| (first + 1..=*last).contains(&now);
        let part = table.drafts.iter().any(inside);
        let forced = plays_forced(table, preferences) && table.session.choices().len() == 1;
        if !(part || forced && table.can_undo()) || !table.session.undo() {
            break;
        }
        decisions += 1;
    }
    let now = table.session.positions() - 1;
    table.forced.retain(|k, _| *k < now);
    let gone = |[_, last]: &mut [usize; 2]| *last >= now;
    let drafts = table.drafts.extract_if(.., gone).collect();
    table.taken_back.push(TakenBack {
        decisions,
        shown: table.shown,
        drafts,
    });
    table.picking = Default::default();
    table.hint = None;
    table.undone += 1;
    true
}

/// Redoes the last undone decisions. Returns the position that was shown before they were undone, if there were any.
fn redo(table: &mut Table) -> Option<usize> {
    if !table.can_redo() {
        return None;
    }
    let back = table.taken_back.pop()?;
    for _ in 0..back.decisions {
        table.session.redo();
    }
    table.drafts.extend(back.drafts);
    table.picking = Default::default();
    table.hint = None;
    Some(back.shown.min(table.session.positions() - 1))
}

/// Makes the player's decision.
pub(super) fn commit(
    table: &mut Table,
    actions: &[String],
    thinkers: &mut BotTasks,
    events: &mut MessageWriter<TableEvent>,
) {
    let Some(me) = table.session.me() else { return };
    table.picking.clear();
    let first = table.session.positions() - 1;
    if actions.len() > 1 {
        table.drafts.push([first, first + actions.len() - 1]);
    }
    for action in actions {
        if let Err(refusal) = table.session.commit(me, action) {
            let why = table.say(refusal.0);
            events.write(TableEvent::Refused { why, about: None });
            table.renew_picking();
            return;
        }
        table.picking = Default::default();
        table.hint = None;
        thinkers.forget_hint();
        events.write(TableEvent::Moved);
    }
    table.mode.decided(first, actions);
}

/// Fills in the player's choices, as soon as the picture has come to the present position. Returns true if anything was
/// filled in.
pub(super) fn fill_choices(table: &mut Table, playback: &mut Playback) -> bool {
    let steps = table.session.positions();
    if !table.is_current() || table.mode.replay().is_some() || playback.choices_for == Some(steps) {
        return false;
    }
    playback.choices_for = Some(steps);
    // Others may have decided in secret meanwhile: picks stay if they still can be made.
    table.renew_picking();
    true
}

//! Sentences for the player that need no answer: slips of paper that stay for a while.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Id, Order, Sense, vec2},
};
use kortlek_kit::{RedrawRequest, theme, widgets::lay, words::UiWords};
use kortlek_rules::{Text, presentation::Names};
use kortlek_table::{Menu, Screen};
use std::time::Duration;

/// A sentence that is shown for a while.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice(pub Text);

impl Notice {
    /// With this sentence.
    pub fn of(sentence: impl Into<Text>) -> Notice {
        Notice(sentence.into())
    }

    /// The sentence in the player's language.
    pub fn said(&self, words: &UiWords) -> String {
        words.interface().text(&self.0, &Names::default())
    }
}

/// Number of sentences that are kept.
const KEPT: usize = 50;

/// Maximum number shown at once.
const MOST: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .init_resource::<Notices>()
        .add_systems(Update, take)
        .add_systems(EguiPrimaryContextPass, show);
}

/// Sentences to the player, the latest last.
#[derive(Resource, Default)]
pub struct Notices {
    /// Those that show, each with the time until which it shows.
    shown: Vec<(String, Duration)>,
    /// Those of this run, to be read again.
    pub said: Vec<String>,
}

/// Reading time of a sentence: a second, and a quarter more for each word.
fn reading_time(words: &str) -> Duration {
    Duration::from_secs(2) + Duration::from_millis(300) * words.split_whitespace().count() as u32
}

fn take(
    mut new: MessageReader<Notice>,
    mut notices: ResMut<Notices>,
    words: Res<UiWords>,
    time: Res<Time<Real>>,
    mut awake: Option<ResMut<RedrawRequest>>,
) {
    let now = time.elapsed();
    for notice in new.read() {
        let sentence = notice.said(&words);
        notices.shown.retain(|(known, _)| *known != sentence);
        notices.said.push(sentence.clone());
        let over = notices.said.len().saturating_sub(KEPT);
        notices.said.drain(..over);
        let until = now + reading_time(&sentence);
        notices.shown.push((sentence, until));
        if notices.shown.len() > MOST {
            notices.shown.remove(0);
        }
    }
    if notices.shown.is_empty() {
        return;
    }
    notices.shown.retain(|(_, until)| *until > now);
    if let Some(awake) = &mut awake {
        match notices.shown.iter().map(|(_, until)| *until - now).min() {
            Some(rest) => awake.within(rest),
            None => awake.keep(),
        }
    }
}

/// Returns true if sentences are shown near the top of the window: at the table the hand is at the foot, and nothing may
/// lie on it. A page over the table has its heading at the top.
fn is_at_top(screen: Screen, menu: Menu) -> bool {
    let is_seen = matches!(menu, Menu::None | Menu::Replay | Menu::Reference);
    screen == Screen::Table && is_seen
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) -> Result {
    if notices.shown.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let width = (ctx.content_rect().width() - 80.0).min(640.0);
    let place = match is_at_top(*screen.get(), *menu.get()) {
        true => (Align2::CENTER_TOP, vec2(0.0, 84.0)),
        false => (Align2::CENTER_BOTTOM, vec2(0.0, -18.0)),
    };
    let mut gone = None;
    egui::Area::new(Id::new("notices"))
        .order(Order::Tooltip)
        .anchor(place.0, place.1)
        .show(ctx, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            for (index, (words, _)) in notices.shown.iter().enumerate() {
                let galley = lay(ui, words, theme::regular(16.0), theme::INK, width - 44.0);
                let size = galley.size() + vec2(44.0, 28.0);
                let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
                theme::paint_raised_paper(ui, rect);
                ui.painter()
                    .galley(rect.center() - galley.size() / 2.0, galley, theme::INK);
                if response.clicked() {
                    gone = Some(index);
                }
            }
        });
    if let Some(gone) = gone {
        notices.shown.remove(gone);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sentence_lies_on_a_hand_or_on_the_heading_of_a_page() {
        assert!(is_at_top(Screen::Table, Menu::None));
        for menu in [Menu::Problem, Menu::Pause, Menu::Result, Menu::Records] {
            assert!(!is_at_top(Screen::Table, menu), "{menu:?}");
        }
        assert!(!is_at_top(Screen::Title, Menu::None));
    }

    #[test]
    fn long_sentences_stay_longer() {
        let short = reading_time("It is saved.");
        let long = reading_time(&"word ".repeat(30));
        assert!(short >= Duration::from_secs(2));
        assert!(long >= Duration::from_secs(9));
    }
}

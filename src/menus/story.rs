//! Whole log of a match: the events so far, to read at leisure and by every device.

use crate::{
    navigation,
    notices::Notices,
    play,
    stage::{self, Ground, PageContext},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align2, Sense, Ui, vec2},
};
use kortlek_kit::{
    theme,
    widgets::{self, MenuUi, lay},
    words::say,
};
use kortlek_rules::{Arg, Message, Seat, Who, presentation::LogLine};
use kortlek_table::{Menu, Table, ui::hud::GameLog};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Story).and_then(resource_exists::<GameLog>)),
    );
}

fn show(
    mut stage: PageContext,
    log: Res<GameLog>,
    notices: Res<Notices>,
    table: Option<Res<Table>>,
    mut commands: Commands,
) {
    let sitters = table.map_or_else(Vec::new, |table| sitters(&table));
    let back = stage.show("story", Ground::Scrim, |ui, cx| {
        let mut back = false;
        stage::panel_page(
            ui,
            cx,
            vec2(760.0, 700.0),
            "story-title",
            &mut back,
            |ui, cx| page(ui, cx, &sitters, &log, &notices.said),
        );
        back
    });
    if back == Some(true) {
        commands.queue(navigation::close);
    }
}

/// Players at the table and their strength, without the person: “Elm (expert · bold)”, “Ash (novice)”.
fn sitters(table: &Table) -> Vec<Arg> {
    let names = table.session.names();
    let sitter = |(who, seat): (&Who, Seat)| {
        let sitter = match who.own_style() {
            Some(style) => Message::new("story-sitter-style").with("style", play::style(style)),
            None => Message::new("story-sitter"),
        };
        sitter
            .with("who", Arg::Name(names.of(seat).to_owned()))
            .with("level", play::level(*who))
            .into()
    };
    table
        .session
        .seats()
        .iter()
        .zip(Seat::all(table.session.players()))
        .filter(|(who, _)| **who != Who::Human)
        .map(sitter)
        .collect()
}

/// Draws the players; then the log, the latest first, as beside the table.
fn page(ui: &mut Ui, cx: &mut MenuUi, sitters: &[Arg], log: &GameLog, said: &[String]) {
    if !sitters.is_empty() {
        let sitters = Arg::All(sitters.to_vec());
        let present = Message::new("story-at-the-table").with("sitters", sitters);
        let words = say(ui, present);
        widgets::words(ui, &words, theme::regular(15.0), cx.shades.soft);
        ui.add_space(8.0);
    }
    if log.is_empty() && said.is_empty() {
        let words = say(ui, "story-nothing");
        widgets::words(ui, &words, theme::regular(16.5), cx.shades.words);
        return;
    }
    widgets::scroll(ui, cx, "story", |ui, cx| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if !said.is_empty() {
            let heading = say(ui, "story-messages");
            widgets::heading(ui, &heading.to_uppercase());
            for sentence in said.iter().rev() {
                widgets::words(ui, sentence, theme::regular(16.0), cx.shades.soft);
            }
            ui.add_space(10.0);
        }
        for (heading, lines) in log.newest_first() {
            if !heading.is_empty() {
                widgets::heading(ui, &heading.to_uppercase());
            }
            for (who, line) in lines {
                entry(ui, cx, who, line);
            }
            ui.add_space(10.0);
        }
    });
}

/// Draws an entry: the player at the left if it is about somebody, the event, points at the right.
fn entry(ui: &mut Ui, cx: &MenuUi, who: &str, line: &LogLine) {
    let width = ui.available_width() - 8.0;
    let left = if who.is_empty() {
        0.0
    } else {
        (width * 0.22).min(150.0)
    };
    // Between the player and the points.
    let room = width - left - 52.0;
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let who = lay(ui, who, theme::semibold(16.0), ink, left - 10.0);
    let words = lay(ui, &line.words, theme::regular(16.0), soft, room);
    let height = who.size().y.max(words.size().y);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::empty());
    let painter = ui.painter();
    painter.galley(rect.min, who, ink);
    painter.galley(rect.min + vec2(left, 0.0), words, soft);
    if let Some(points) = line.points {
        let points = say(ui, Message::new("menu-signed").with("n", points));
        let at = rect.right_top();
        painter.text(at, Align2::RIGHT_TOP, points, theme::serif(18.0), ink);
    }
}

//! Frame of a page: one egui area over the whole window, with the focus, the pictures and the sounds of a menu.

use crate::{command_line::Launch, notices::Notice, report};
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Id, Layout, Order, Rect, Ui, UiBuilder, Vec2, pos2, vec2},
};
use kortlek_kit::{
    Preferences,
    cut::{CutRect, within},
    device::{
        Device, Pads,
        menus::{Listening, MenuInput},
    },
    fit,
    focus::{FocusNavigation, FocusNews},
    input::actions::MenuAction,
    pictures::Pictures,
    theme::{self, dress, zoom},
    widgets::{self, MenuUi},
    words::{UiWords, hand_over, say},
};
use kortlek_rules::{Arg, Message, presentation::Cue};
use kortlek_table::{Screen, Sound};

/// Context of every page.
#[derive(SystemParam)]
pub struct PageContext<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    nav: ResMut<'w, FocusNavigation>,
    pictures: ResMut<'w, Pictures>,
    input: ResMut<'w, MenuInput>,
    /// Settings of the player.
    pub preferences: ResMut<'w, Preferences>,
    /// The sounds that are due.
    pub cues: MessageWriter<'w, Sound>,
    /// Sentences to be shown.
    pub notices: MessageWriter<'w, Notice>,
    device: Res<'w, Device>,
    /// The pads that are connected.
    pub pads: Res<'w, Pads>,
    /// Recorder of the next press, for the page.
    pub listening: ResMut<'w, Listening>,
    launch: Option<Res<'w, Launch>>,
    screen: Res<'w, State<Screen>>,
}

/// Background of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// On the cloth; nothing is below.
    Cloth,
    /// Over a table, which is seen darkly through it.
    Scrim,
    /// Over a table, which stays clear.
    Clear,
}

impl PageContext<'_, '_> {
    /// Background of a page that can be opened from the title and from a table.
    pub fn ground(&self) -> Ground {
        match self.screen.get() {
            Screen::Table => Ground::Scrim,
            Screen::Title | Screen::Setup => Ground::Cloth,
        }
    }

    /// Shows a page. `add` gets all the window.
    pub fn show<R>(
        &mut self,
        page: &'static str,
        ground: Ground,
        add: impl FnOnce(&mut Ui, &mut MenuUi) -> R,
    ) -> Option<R> {
        let ctx = self.contexts.ctx_mut().ok()?.clone();
        if self.pictures.has_news() {
            self.nav.unsettle();
        }
        // A second pass over the same frame must not act twice.
        let input = std::mem::take(self.input.bypass_change_detection());
        self.nav.begin(page, input);
        let mut cx = MenuUi::new(
            &mut self.nav,
            &mut self.pictures,
            &self.preferences,
            *self.device,
        );
        let shown = lay(&ctx, page, ground, &mut cx, add);
        let (heard, news) = self.nav.end();
        if heard.chosen {
            self.cues.write(Cue::Confirm.into());
        } else if heard.moved {
            self.cues.write(Cue::MenuMove.into());
        }
        if self.nav.settles() {
            ctx.request_repaint();
        }
        if let Some(FocusNews::Came(..)) = news {
            ctx.request_repaint();
        }
        if let Some(news) = news
            && self.launch.as_ref().is_some_and(|launch| launch.report)
        {
            let (word, name, rect) = match news {
                FocusNews::Came(name, rect) => ("focus", name, rect),
                FocusNews::Moved(name, rect) => ("placed", name, rect),
            };
            let at = rect.center() * ctx.zoom_factor();
            report::tell(format!("{word} {name} {:.0} {:.0}", at.x, at.y));
        }
        for name in self.pictures.problems.drain(..) {
            let problem = Message::new("notice-picture").with("name", Arg::Name(name));
            self.notices.write(Notice::of(problem));
        }
        Some(shown)
    }

    /// Shows something small over a table, for the mouse: the focus stays with the table. `place` is in the window's
    /// pixels.
    pub fn float<R>(
        &mut self,
        name: &'static str,
        place: bevy::math::Rect,
        add: impl FnOnce(&mut Ui) -> R,
    ) -> Option<R> {
        let ctx = self.contexts.ctx_mut().ok()?.clone();
        let z = ctx.zoom_factor();
        let (min, size) = (place.min / z, place.size() / z);
        let shown = egui::Area::new(Id::new(name))
            .order(Order::Foreground)
            .fixed_pos(pos2(min.x, min.y))
            .constrain(false)
            .show(&ctx, |ui| {
                ui.set_max_size(vec2(size.x, size.y));
                add(ui)
            })
            .inner;
        Some(shown)
    }

    /// Drops this frame's input of keys and pad, so that the page gets none. Call before the page is shown. Returns
    /// true if there was any.
    pub fn take_no_press(&mut self) -> bool {
        std::mem::take(self.input.bypass_change_detection()) != MenuInput::default()
    }

    /// Puts the focus of a page back to where it begins.
    pub fn begin_afresh(&mut self, page: &'static str) {
        self.nav.forget(page);
    }
}

/// Lays a page into all the window.
fn lay<R>(
    ctx: &egui::Context,
    page: &'static str,
    ground: Ground,
    cx: &mut MenuUi,
    add: impl FnOnce(&mut Ui, &mut MenuUi) -> R,
) -> R {
    let screen = ctx.content_rect();
    let order = if ground == Ground::Cloth {
        Order::Background
    } else {
        Order::Foreground
    };
    egui::Area::new(Id::new(page))
        .order(order)
        .fixed_pos(screen.min)
        .default_size(screen.size())
        .constrain(false)
        // A page that fades in over nothing would be transparent for a moment.
        .fade_in(ground != Ground::Cloth)
        .show(ctx, |ui| {
            // In the first pass of a page nothing has its size yet.
            cx.pictures.look_away(ui.is_sizing_pass());
            ui.set_min_size(screen.size());
            if ground == Ground::Scrim {
                let dark = cx.shades.panel.linear_multiply(0.82);
                ui.painter().rect_filled(screen.expand(2.0), 0.0, dark);
            }
            within(ui, screen, |ui| add(ui, cx))
        })
        .inner
}

/// Lays a page out before there is a window, as it will be in one of `window` logical pixels, so that it asks for its
/// pictures. Nothing is shown and nothing can be chosen.
pub fn rehearse(
    page: &'static str,
    pictures: &mut Pictures,
    preferences: &Preferences,
    words: &UiWords,
    window: bevy::math::Vec2,
    mut add: impl FnMut(&mut Ui, &mut MenuUi),
) {
    let ctx = egui::Context::default();
    dress(&ctx, preferences.cloth, window, preferences.ui_scale);
    hand_over(&ctx, words);
    let mut nav = FocusNavigation::default();
    let size = window / zoom(window, preferences.ui_scale);
    // In the first pass nothing has its size yet.
    for _ in 0..2 {
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(size.x, size.y))),
            ..Default::default()
        };
        nav.begin(page, MenuInput::default());
        let mut cx = MenuUi::new(&mut nav, pictures, preferences, Device::default());
        let mut output = ctx.run_ui(input, |ui| {
            lay(ui.ctx(), page, Ground::Cloth, &mut cx, &mut add);
        });
        // No letter is drawn: nobody wants the textures.
        output.textures_delta.clear();
        nav.end();
    }
}

/// Lays out the part of the window for a page, at most `width` wide, with a margin all round.
pub fn margin<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = ui.max_rect().shrink2(vec2(28.0, 24.0));
    let size = vec2(inner.width().min(width), inner.height());
    within(ui, Rect::from_center_size(inner.center(), size), add)
}

/// Height of the strip at the foot of a page, and the space above it.
const STRIP: f32 = 28.0;
const ABOVE_STRIP: f32 = 6.0;

/// Lays out a page without a panel of its own, at most `width` wide, with a strip at its foot: what keys and buttons do,
/// and an aside.
pub fn page_with_strip<R>(
    ui: &mut Ui,
    cx: &mut MenuUi,
    width: f32,
    says: &[(MenuAction, &'static str)],
    aside: &str,
    add: impl FnOnce(&mut Ui, &mut MenuUi) -> R,
) -> R {
    // In large type the margins give way first.
    let more = if ui.max_rect().height() < 500.0 {
        vec2(14.0, 16.0)
    } else {
        vec2(0.0, 4.0)
    };
    margin(ui, width, |ui| {
        let mut above = ui.max_rect().expand2(more);
        let strip = above.cut_bottom(STRIP, ABOVE_STRIP);
        key_strip(ui, cx, strip, says, aside);
        within(ui, above, |ui| add(ui, cx))
    })
}

/// The strip at the foot of a page: what keys and buttons do at the left, an aside at the right.
pub fn key_strip(
    ui: &mut Ui,
    cx: &mut MenuUi,
    rect: Rect,
    says: &[(MenuAction, &'static str)],
    aside: &str,
) {
    // A row of its own would be as high as a button, and reach below the strip.
    let row = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(row), |ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        widgets::prompts(ui, cx, says);
    });
    let right = rect.with_min_x(rect.center().x);
    fit::paint_right(ui, right, aside, theme::regular(14.5), cx.shades.soft);
}

/// Height of the foot of a page on a panel, with the space above it: the ring of the focus touches no words.
pub const FOOT: f32 = theme::TOUCH + 20.0;

/// A page on a panel in the middle of the window: a title (a message, or nothing), what it is about, and a foot with
/// the way back. Sets `back` when the player goes there.
pub fn panel_page<R>(
    ui: &mut Ui,
    cx: &mut MenuUi,
    size: Vec2,
    title: &'static str,
    back: &mut bool,
    add: impl FnOnce(&mut Ui, &mut MenuUi) -> R,
) -> R {
    *back |= cx.nav.goes_back();
    let small = ui.max_rect().height() < 600.0;
    let (inset, margin) = if small {
        (14.0, vec2(8.0, 8.0))
    } else {
        (24.0, vec2(24.0, 20.0))
    };
    let all = ui.max_rect().shrink2(margin);
    let rect = Rect::from_center_size(all.center(), size.min(all.size()));
    cx.paint_panel(ui, rect, 12.0, cx.shades.panel);
    let inner = rect.shrink(inset);
    let mut body = inner;
    let foot = body.cut_bottom(theme::TOUCH, FOOT - theme::TOUCH);
    let result = within(ui, body, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        if !title.is_empty() {
            let title = say(ui, title).to_uppercase();
            if inner.height() >= 420.0 {
                widgets::title(ui, &title);
            } else {
                // In large type what it is about needs the room.
                widgets::heading(ui, &title);
            }
        }
        add(ui, cx)
    });
    within(ui, foot, |ui| {
        ui.horizontal(|ui| {
            if widgets::back_button(ui, cx, "back", "menu-back") {
                *back = true;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 20.0;
                let says = [
                    (MenuAction::Back, "menu-back"),
                    (MenuAction::Accept, "menu-choose"),
                ];
                widgets::prompts(ui, cx, &says);
            });
        });
    });
    result
}

//! Keys and buttons: the bindings and their recording. A page of the settings.

use crate::{
    shots,
    stage::{self, PageContext},
};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    pos2, vec2,
};
use kortlek_kit::{
    Preferences,
    cut::{CutRect, within},
    device::Device,
    fit,
    input::{
        actions::{Action, Group, Row},
        bindings::{Bindings, Change, Conflict, MOST},
        inputs::{ButtonLabel, Input, InputKind, PadFamily, PadInput, Stick, Way},
    },
    theme::{self, TOUCH},
    widgets::{self, MenuUi, label_width, paint_label},
    words::say,
};
use kortlek_rules::{Arg, Message};
use kortlek_table::input::pending_confirm::{Answer, PendingConfirm};

/// Height of the heading of a group.
const HEAD: f32 = 40.0;
/// Height of a row, and distance from its top to the top of the next.
const ROW: f32 = 44.0;
const PITCH: f32 = 48.0;
/// Height of a drawn key.
const CAP: f32 = 29.0;
/// From this width on there are two columns.
const TWO_COLUMNS: f32 = 1000.0;

/// Width of the prompts at the right of the foot.
const PROMPTS: f32 = 250.0;

/// State of the page between frames.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct KeysPage {
    /// The press that is waited for.
    asking: Option<AwaitedPress>,
    /// Conflict to report in a row, by the row's first action.
    said: Option<(Action, Conflict)>,
    /// The player's own bindings, after going back to the usual ones.
    mine: Option<Bindings>,
    /// The families of the pads that are connected.
    pads: Vec<PadFamily>,
}

impl KeysPage {
    /// Takes in what was pressed since the last frame.
    pub fn hear(&mut self, stage: &mut PageContext, bindings: &mut Bindings) {
        self.pads = stage.pads.families().collect();
        let Some(AwaitedPress { asking, .. }) = &mut self.asking else {
            return;
        };
        // A second pass over the same frame must not hear it twice.
        let heard = stage.listening.take();
        let answer = asking.hear(bindings, &heard.pressed, &heard.down, heard.passed);
        if answer != Answer::Waits {
            self.asking = None;
        }
    }

    /// Returns true while a press is awaited.
    pub fn is_asking(&self) -> bool {
        self.asking.is_some()
    }

    /// Tells the menus whether to listen, and leaves what was begun when the page is not shown.
    pub fn tell(&mut self, stage: &mut PageContext, shown: bool) {
        if !shown {
            *self = KeysPage::default();
        }
        let on = self.asking.is_some();
        if stage.listening.is_on() != on {
            stage.listening.set(on);
        }
    }
}

/// A press that is waited for, and where.
#[derive(Clone, PartialEq, Debug)]
struct AwaitedPress {
    /// The row, by its first action.
    row: Action,
    /// The widget that was pressed: the focus stays there.
    widget: String,
    asking: PendingConfirm,
}

/// Picture that can be pressed: the binding it records, and its label.
struct Chip {
    wants: Vec<(Action, Option<Input>)>,
    labels: Vec<ButtonLabel>,
}

/// Request to the page's bindings in a frame.
enum Request {
    Ask(AwaitedPress),
    Remove(Action, Vec<(Action, Option<Input>)>),
    Reset(Vec<Action>),
    Swap,
    Leave,
    TakeAway,
}

/// Pad family whose buttons are drawn.
fn family(cx: &MenuUi, page: &KeysPage, wanted: &Preferences) -> PadFamily {
    match cx.device {
        Device::Pad(family) => family,
        _ => wanted
            .pad_buttons
            .or(page.pads.first().copied())
            .unwrap_or_default(),
    }
}

/// The rows whose names are wanted, among others that were searched for.
pub fn found(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut KeysPage,
    wanted: &mut Preferences,
    wants: &mut dyn FnMut(&mut Ui, &mut MenuUi, &str) -> bool,
) {
    let mut wish = None;
    let bindings = wanted.bindings.clone();
    let family = family(cx, page, wanted);
    let width = ui.available_width() - 18.0;
    for row in Group::ALL.into_iter().flat_map(Group::rows) {
        if wants(ui, cx, &say(ui, row.message)) {
            let mut list = List {
                cx: &mut *cx,
                page: &mut *page,
                bindings: &bindings,
                family,
                wish: &mut wish,
            };
            list.row(ui, width, &row);
        }
    }
    if let Some(wish) = wish {
        grant(page, &mut wanted.bindings, wish);
    }
}

/// The page below the tabs.
pub fn page(ui: &mut Ui, cx: &mut MenuUi, page: &mut KeysPage, wanted: &mut Preferences) {
    drawn_as(ui, cx, page, wanted);
    let body = ui.available_rect_before_wrap();
    let mut wish = None;
    let bindings = wanted.bindings.clone();
    let family = family(cx, page, wanted);
    within(ui, body, |ui| {
        widgets::scroll(ui, cx, "keys", |ui, cx| {
            let mut list = List {
                cx,
                page,
                bindings: &bindings,
                family,
                wish: &mut wish,
            };
            list.show(ui);
        });
    });
    // Between the way back and what the buttons do.
    let back = widgets::small_button_width(ui, &say(ui, "menu-back"));
    let mut below = body.with_max_y(ui.max_rect().bottom() + stage::FOOT);
    below.min = below.left_bottom() + vec2(back + 16.0, -TOUCH);
    below.max.x -= PROMPTS;
    let mut inside = ui.new_child(UiBuilder::new().max_rect(below));
    inside.horizontal_centered(|ui| foot_line(ui, cx, page, wanted));
    if cx.nav.input.step != (0, 0) || cx.nav.input.next != 0 {
        page.said = None;
    }
    if let Some(wish) = wish {
        grant(page, &mut wanted.bindings, wish);
        ui.ctx().request_repaint();
    }
    if page.asking.is_some() {
        // The ring runs out.
        ui.ctx().request_repaint();
    }
}

/// Does what was asked for.
fn grant(page: &mut KeysPage, bindings: &mut Bindings, wish: Request) {
    page.said = None;
    match wish {
        Request::Ask(open) => page.asking = Some(open),
        Request::Remove(row, wants) => {
            if let Err(conflict) = remove(bindings, &wants) {
                page.said = Some((row, conflict));
            }
        }
        Request::Reset(actions) => {
            for action in actions {
                bindings.reset(action);
            }
        }
        Request::Swap => {
            if let Some(open) = &mut page.asking
                && open.asking.swap(bindings) == Answer::Bound
            {
                page.asking = None;
            }
        }
        Request::Leave => page.asking = None,
        Request::TakeAway => {
            if let Some(open) = page.asking.take()
                && let Err(conflict) = remove(bindings, open.asking.all_wants())
            {
                page.said = Some((open.row, conflict));
            }
        }
    }
}

/// Takes all of these away, or none.
fn remove(bindings: &mut Bindings, wants: &[(Action, Option<Input>)]) -> Result<(), Conflict> {
    let mut changed = bindings.clone();
    for (action, old) in wants {
        if let Some(old) = old {
            changed.remove(*action, *old)?;
        }
    }
    *bindings = changed;
    Ok(())
}

/// Draws the choice of pad family and the list of pads found.
fn drawn_as(ui: &mut Ui, cx: &mut MenuUi, page: &KeysPage, wanted: &mut Preferences) {
    let values = [
        (None, "keys-drawn-in-use"),
        (Some(PadFamily::Xbox), "keys-drawn-xbox"),
        (Some(PadFamily::PlayStation), "keys-drawn-playstation"),
        (Some(PadFamily::Nintendo), "keys-drawn-nintendo"),
        (Some(PadFamily::Place), "keys-drawn-place"),
    ];
    let labels: Vec<String> = values.iter().map(|(_, id)| say(ui, *id)).collect();
    let now = values
        .iter()
        .position(|(family, _)| *family == wanted.pad_buttons)
        .unwrap_or(0);
    let found = match page.pads.len() {
        0 => Message::new("keys-no-pad"),
        1 => Message::new("keys-one-pad"),
        n => Message::new("keys-many-pads").with("n", n),
    };
    let (title, found) = (say(ui, "keys-drawn"), say(ui, found));
    let most = ui.available_width() * 0.58;
    let control = widgets::choice_size(ui, &labels, most);
    let new = widgets::row(ui, cx, &title, &found, control, |ui, cx| {
        widgets::choice(ui, cx, "keys drawn as", &labels, now, most)
    });
    if let Some(new) = new {
        wanted.pad_buttons = values[new].0;
    }
}

/// The way back to the usual bindings, what the mouse does, and the key that takes a picture.
fn foot_line(ui: &mut Ui, cx: &mut MenuUi, page: &mut KeysPage, wanted: &mut Preferences) {
    let changed = wanted.bindings.changed();
    let soft = cx.shades.soft;
    let told = if changed > 0 {
        page.mine = None;
        if widgets::small_button(ui, cx, "keys usual", "undo", &say(ui, "keys-usual")) {
            page.mine = Some(wanted.bindings.clone());
            wanted.bindings = Bindings::usual();
        }
        Message::new("keys-changed").with("n", changed)
    } else {
        if let Some(mine) = &page.mine
            && widgets::small_button(ui, cx, "keys usual", "redo", &say(ui, "keys-mine"))
        {
            wanted.bindings = mine.clone();
        }
        Message::new("keys-all-usual")
    };
    ui.label(
        egui::RichText::new(say(ui, told))
            .font(theme::regular(15.0))
            .color(soft),
    );
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let picture = Message::new("shot-key").with("key", Arg::Name(shots::KEY.to_owned()));
        for (mark, says) in [
            (Some("mouse-right"), Message::new("keys-mouse-right")),
            (Some("mouse-left"), Message::new("keys-mouse-left")),
            (None, picture),
        ] {
            let words = say(ui, says);
            let words = widgets::lay(ui, &words, theme::regular(15.0), soft, f32::INFINITY);
            if ui.available_width() < words.size().x + 60.0 {
                return;
            }
            let left = if mark.is_some() { 30.0 } else { 0.0 };
            let size = vec2(left + words.size().x + 4.0, TOUCH);
            let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
            if let Some(mark) = mark {
                let middle = rect.left_center() + vec2(12.0, 0.0);
                cx.mark(ui, mark, middle, 26.0, cx.shades.words);
            }
            let place = rect.with_min_x(rect.left() + left);
            fit::paint_galley(ui, place, Align2::LEFT_CENTER, words, soft);
        }
    });
}

/// The rows with all actions.
struct List<'a, 'd> {
    cx: &'a mut MenuUi<'d>,
    page: &'a KeysPage,
    bindings: &'a Bindings,
    family: PadFamily,
    wish: &'a mut Option<Request>,
}

/// The parts of a row for its name, its keys and its buttons. At its end there is room for what resets it.
fn columns(row: Rect) -> [Rect; 3] {
    let mut keys = row;
    let name = keys.cut_left((row.width() * 0.35).min(300.0) - 10.0, 10.0);
    let mut buttons = keys.cut_right(140.0, 8.0);
    buttons.max.x -= 46.0;
    [name, keys, buttons]
}

/// Height of groups in a column.
fn height(groups: &[Group]) -> f32 {
    let gap = PITCH - ROW;
    let each = groups.iter().map(|group| group.rows().len() as f32);
    each.map(|rows| HEAD + gap + rows * PITCH).sum()
}

/// Number of groups in the left one of two columns, which makes the page as short as it can be.
fn left_groups() -> usize {
    let longer = |at: usize| {
        let (left, right) = Group::ALL.split_at(at);
        height(left).max(height(right))
    };
    let all = 1..Group::ALL.len();
    all.min_by(|a, b| longer(*a).total_cmp(&longer(*b)))
        .unwrap_or(1)
}

impl List<'_, '_> {
    fn show(&mut self, ui: &mut Ui) {
        const GAP: f32 = 20.0;
        let width = ui.available_width() - 18.0;
        if width < TWO_COLUMNS {
            self.column(ui, width, &Group::ALL);
            return;
        }
        let each = (width - GAP) / 2.0;
        let (left, right) = Group::ALL.split_at(left_groups());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for groups in [left, right] {
                ui.vertical(|ui| self.column(ui, each, groups));
            }
        });
    }

    fn column(&mut self, ui: &mut Ui, width: f32, groups: &[Group]) {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = PITCH - ROW;
        let (ink, soft) = (self.cx.shades.words, self.cx.shades.soft);
        for group in groups {
            let (head, _) = ui.allocate_exact_size(vec2(width, HEAD), Sense::empty());
            let head = Rect::from_min_size(head.min, vec2(width, HEAD - 8.0));
            let [mut name, keys, pad] = columns(head);
            name.min.x += 8.0;
            let words = say(ui, group.message()).to_uppercase();
            let font = theme::serif(20.0);
            fit::paint_fit(ui, name, Align2::LEFT_BOTTOM, &words, font, ink);
            for (id, place) in [("keys-keys", keys), ("keys-pad", pad)] {
                let words =
                    widgets::lay(ui, &say(ui, id), theme::regular(15.0), soft, f32::INFINITY);
                fit::paint_galley(ui, place, Align2::LEFT_BOTTOM, words, soft);
            }
            for row in group.rows() {
                self.row(ui, width, &row);
            }
        }
    }

    fn row(&mut self, ui: &mut Ui, width: f32, row: &Row) {
        let first = row.actions[0];
        let open_row = self.page.asking.as_ref().filter(|open| open.row == first);
        let asking = open_row.map(|open| &open.asking);
        let told = match (asking, self.page.said) {
            (Some(asking), _) => Some(self.question(asking)),
            (None, Some((at, conflict))) if at == first => Some((refusal(conflict, &[]), None)),
            _ => None,
        };
        let told = told.map(|(message, label)| (say(ui, message), label));
        let inner = width - 28.0;
        let open = told.as_ref().map_or(0.0, |(words, label)| {
            let text = rich(ui, self.cx, words, label.as_ref(), Pos2::ZERO, inner, false);
            let buttons = if asking.is_some() { TOUCH + 10.0 } else { 0.0 };
            12.0 + text + buttons + 10.0
        });
        let (rect, _) = ui.allocate_exact_size(vec2(width, ROW + open), Sense::empty());
        let shades = self.cx.shades;
        let share = if told.is_some() { 1.0 } else { 0.55 };
        let fill = shades.panel.lerp_to_gamma(shades.lit, share);
        ui.painter().rect_filled(rect, 8.0, fill);
        let head = Rect::from_min_size(rect.min, vec2(width, ROW));
        let [mut name, keys, pad] = columns(head);
        name.min.x += 14.0;
        let words = say(ui, row.message);
        let font = theme::semibold(16.0);
        let words = fit::fit(ui, &words, font, shades.words, name.width(), 2);
        fit::paint_galley(ui, name, Align2::LEFT_CENTER, words, shades.words);
        for (kind, place) in [(InputKind::Key, keys), (InputKind::Pad, pad)] {
            match open_row {
                Some(open) if open.asking.kind() == kind => {
                    // There is more room than the pictures of a pad need.
                    let place = match kind {
                        InputKind::Key => place,
                        InputKind::Pad => head.with_min_x(keys.left()),
                    };
                    self.waits(ui, place, open);
                }
                // There it stands.
                Some(open) if open.asking.kind() == InputKind::Pad => {}
                _ => self.chips(ui, place, row, kind),
            }
        }
        if asking.is_none() && row.actions.iter().any(|a| !self.bindings.is_usual(*a)) {
            let middle = head.right_center() - vec2(24.0, 0.0);
            if self.round_button(ui, &format!("keys {} usual", first.name()), middle) {
                *self.wish = Some(Request::Reset(row.actions.clone()));
            }
        }
        if let Some((words, label)) = told {
            let mut below = rect.shrink2(vec2(14.0, 0.0));
            below.cut_top(ROW, 10.0);
            let line = Stroke::new(1.5, shades.line);
            ui.painter()
                .hline(below.x_range(), head.bottom() + 2.0, line);
            let height = rich(ui, self.cx, &words, label.as_ref(), below.min, inner, true);
            if let Some(asking) = asking {
                below.cut_top(height, 8.0);
                self.answers(ui, below.cut_top(TOUCH, 0.0), asking);
                ui.scroll_to_rect(rect, None);
            }
        }
    }

    /// Message below a row that awaits a press, and the button picture in it.
    fn question(&self, asking: &PendingConfirm) -> (Message, Option<ButtonLabel>) {
        if let Some((changes, conflict)) = asking.refused() {
            let label = match conflict {
                Conflict::Taken { input, .. } => Some(input.label(self.family)),
                Conflict::Essential(_) | Conflict::Full(_) => None,
            };
            return (refusal(conflict, changes), label);
        }
        let leave: Input = match asking.kind() {
            InputKind::Key => KeyCode::Escape.into(),
            InputKind::Pad => GamepadButton::Start.into(),
        };
        let say = Message::new("keys-how-to-leave").with("leave", Arg::Name(PICTURE.to_string()));
        (say, Some(leave.label(self.family)))
    }

    /// The place at which a press is waited for: a ring runs out.
    fn waits(&mut self, ui: &Ui, place: Rect, open: &AwaitedPress) {
        let asking = &open.asking;
        let Some((action, was)) = asking.wants() else {
            return;
        };
        let several = asking.all_wants().len() > 1;
        let id = match (asking.kind(), several) {
            (InputKind::Key, false) => "keys-press-key",
            (InputKind::Key, true) => "keys-press-key-for",
            (InputKind::Pad, false) => "keys-press-button",
            (InputKind::Pad, true) => "keys-press-button-for",
        };
        let words = say(ui, Message::new(id).with("action", action.message()));
        let focus = self.cx.shades.focus;
        let words = widgets::lay(ui, &words, theme::semibold(16.0), focus, f32::INFINITY);
        let size = vec2(words.size().x + 56.0, ROW - 8.0);
        let cell = place.place(size, Align2::LEFT_CENTER);
        let info = widgets::button_info(words.text());
        self.cx.touch(ui, &open.widget, cell, info);
        let ring = cell.left_center() + vec2(20.0, 0.0);
        let painter = ui.painter();
        painter.rect(
            cell,
            CornerRadius::same(8),
            self.cx.shades.panel,
            Stroke::new(2.0, focus),
            StrokeKind::Inside,
        );
        theme::focus_ring(ui, cell);
        let turn = std::f32::consts::TAU;
        let steps = (asking.patience() * 48.0).ceil().max(1.0);
        let points = (0..=steps as usize).map(|n| {
            let angle = turn * (n as f32 / 48.0).min(asking.patience()) - turn / 4.0;
            ring + 9.0 * vec2(angle.cos(), angle.sin())
        });
        painter.circle_stroke(ring, 9.0, Stroke::new(2.5, self.cx.shades.line));
        painter.line(points.collect(), Stroke::new(2.5, focus));
        let inner = cell.with_min_x(cell.left() + 40.0);
        fit::paint_galley(ui, inner, Align2::LEFT_CENTER, words, focus);
        let Some(was) = was.filter(|_| !several) else {
            return;
        };
        let soft = self.cx.shades.soft;
        let word = say(ui, "keys-was");
        let word = widgets::lay(ui, &word, theme::regular(15.0), soft, f32::INFINITY);
        let label = was.label(self.family);
        let mut rest = place.with_min_x(cell.right() + 18.0);
        if word.size().x + 8.0 + label_width(ui, self.cx, &label, 24.0) > rest.width() {
            return;
        }
        let left = rest.cut_left(word.size().x, 8.0);
        fit::paint_galley(ui, left, Align2::LEFT_CENTER, word, soft);
        paint_label(ui, self.cx, &label, rest.left_center(), 24.0, soft);
    }

    /// Draws the answers for pointer and finger: keys and pad are being recorded.
    fn answers(&mut self, ui: &mut Ui, place: Rect, asking: &PendingConfirm) {
        let taken = matches!(asking.refused(), Some((_, Conflict::Taken { .. })));
        let has = asking.all_wants().iter().any(|(_, old)| old.is_some());
        // In a place that the row has already taken.
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
        inside.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let change = if taken {
                Some(("keys swap", "swap", "keys-swap", Request::Swap))
            } else {
                has.then_some(("keys take away", "bin", "keys-take-away", Request::TakeAway))
            };
            let leave = ("keys leave", "cross", "keys-leave", Request::Leave);
            for (name, mark, id, wish) in change.into_iter().chain([leave]) {
                if widgets::small_button(ui, self.cx, name, mark, &say(ui, id)) {
                    *self.wish = Some(wish);
                }
            }
        });
    }

    /// The keys or buttons of a row.
    fn chips(&mut self, ui: &Ui, place: Rect, row: &Row, kind: InputKind) {
        let chips = chips(self.bindings, row, kind, self.family);
        let first = row.actions[0];
        let focused = Id::new(("focused row of keys", first.name(), kind == InputKind::Key));
        let was_focused: bool = ui.data(|d| d.get_temp(focused)).unwrap_or(false);
        let pointed = ui.rect_contains_pointer(place) && self.cx.device == Device::Mouse;
        let count = chips.len();
        let (ink, soft) = (self.cx.shades.words, self.cx.shades.soft);
        let mut has_focus = false;
        let mut x = place.left();
        for (n, chip) in chips.iter().enumerate() {
            let widths: Vec<f32> = chip
                .labels
                .iter()
                .map(|label| label_width(ui, self.cx, label, CAP))
                .collect();
            let plus = if kind == InputKind::Key { 12.0 } else { 1.0 };
            let width: f32 = widths.iter().sum::<f32>() + plus * (widths.len() as f32 - 1.0);
            let rect =
                Rect::from_x_y_ranges(x - 3.0..=x + width + 3.0, place.y_range().shrink(4.0));
            let name = format!("keys {} {kind:?} {n}", first.name());
            let touch = self.touch(ui, &name, rect, &chip.wants, first, kind);
            has_focus |= touch.focused;
            if touch.hovered || touch.focused {
                ui.painter().rect_filled(rect, 6.0, self.cx.shades.line);
            }
            let mut at = pos2(x, place.center().y);
            for (index, (label, width)) in chip.labels.iter().zip(&widths).enumerate() {
                if index > 0 && kind == InputKind::Key {
                    let middle = at - vec2(plus / 2.0, 0.0);
                    let font = theme::regular(14.0);
                    ui.painter()
                        .text(middle, Align2::CENTER_CENTER, "+", font, soft);
                }
                paint_label(ui, self.cx, label, at, CAP, ink);
                at.x += width + plus;
            }
            if touch.focused {
                theme::focus_ring(ui, rect.shrink(2.0));
            }
            x += width + 13.0;
        }
        let alone = row.actions.len() == 1;
        let more = count == 0 || (count < MOST && (was_focused || pointed) && alone);
        let fits = x + CAP <= place.right() + 24.0;
        if more && fits {
            let rect = Rect::from_min_size(pos2(x, place.center().y - CAP / 2.0), vec2(CAP, CAP));
            // The next key picture will be here, and then has the focus.
            let name = format!("keys {} {kind:?} {count}", first.name());
            let wants: Vec<(Action, Option<Input>)> =
                row.actions.iter().map(|action| (*action, None)).collect();
            let touch = self.touch(ui, &name, rect.expand2(vec2(3.0, 4.0)), &wants, first, kind);
            has_focus |= touch.focused;
            let lit = touch.hovered || touch.focused;
            let colour = if lit { ink } else { soft };
            widgets::paint_dashed(ui, rect, colour);
            self.cx.mark(ui, "plus", rect.center(), 13.0, colour);
            if touch.focused {
                theme::focus_ring(ui, rect);
            }
        }
        if has_focus != was_focused {
            ui.data_mut(|d| d.insert_temp(focused, has_focus));
            ui.ctx().request_repaint();
        }
    }

    /// Registers the picture of a key or button: pressed, a new binding is recorded; the remove key takes it away.
    fn touch(
        &mut self,
        ui: &Ui,
        name: &str,
        rect: Rect,
        wants: &[(Action, Option<Input>)],
        row: Action,
        kind: InputKind,
    ) -> widgets::WidgetResponse {
        let words = say(ui, row.message());
        let inputs: Vec<String> = wants
            .iter()
            .filter_map(|(_, input)| input.map(|input| input.to_string()))
            .collect();
        let info = widgets::button_info(widgets::facts(&[words, inputs.join(" ")]));
        let touch = self.cx.touch(ui, name, rect, info);
        if self.page.asking.is_none() || !touch.focused {
            if touch.chosen {
                *self.wish = Some(Request::Ask(AwaitedPress {
                    row,
                    widget: name.to_owned(),
                    asking: PendingConfirm::new(kind, wants.to_vec()),
                }));
            } else if touch.focused && self.cx.nav.input.remove {
                *self.wish = Some(Request::Remove(row, wants.to_vec()));
            }
        }
        touch
    }

    /// A round button with a bent arrow.
    fn round_button(&mut self, ui: &Ui, name: &str, middle: Pos2) -> bool {
        let rect = Rect::from_center_size(middle, vec2(36.0, 36.0));
        let info = widgets::button_info(say(ui, "keys-usual"));
        let touch = self.cx.touch(ui, name, rect, info);
        let shades = self.cx.shades;
        let fill = if touch.hovered || touch.focused {
            shades.line
        } else {
            Color32::TRANSPARENT
        };
        let line = Stroke::new(1.5, shades.line);
        ui.painter().circle(middle, 15.0, fill, line);
        self.cx.mark(ui, "undo", middle, 16.0, shades.words);
        if touch.focused {
            theme::focus_ring(ui, rect.shrink(3.0));
        }
        touch.chosen
    }
}

/// Message about a conflict caused by these changes.
fn refusal(conflict: Conflict, changes: &[Change]) -> Message {
    match conflict {
        Conflict::Taken { by, .. } => {
            let gives = changes.iter().all(|change| change.old.is_some());
            Message::new(if gives {
                "keys-taken"
            } else {
                "keys-taken-all"
            })
            .with("key", Arg::Name(PICTURE.to_string()))
            .with("action", by.message())
        }
        Conflict::Essential(action) => {
            Message::new("keys-essential").with("action", action.message())
        }
        Conflict::Full(_) => Message::new("keys-full"),
    }
}

/// The pictures of a row. Four directions of one stick, or of the cross, are one.
fn chips(bindings: &Bindings, row: &Row, kind: InputKind, family: PadFamily) -> Vec<Chip> {
    let own: Vec<Vec<Input>> = row
        .actions
        .iter()
        .map(|action| bindings.inputs(*action, kind).collect())
        .collect();
    let most = own.iter().map(Vec::len).max().unwrap_or(0);
    let mut chips = Vec::new();
    for n in 0..most {
        let nth: Vec<(Action, Option<Input>)> = row
            .actions
            .iter()
            .zip(&own)
            .map(|(action, own)| (*action, own.get(n).copied()))
            .collect();
        if let Some(mark) = whole(&nth) {
            chips.push(Chip {
                wants: nth,
                labels: vec![ButtonLabel::Mark(mark)],
            });
            continue;
        }
        chips.extend(nth.into_iter().filter_map(|(action, input)| {
            Some(Chip {
                wants: vec![(action, input)],
                labels: input?.labels(family),
            })
        }));
    }
    chips
}

/// The drawing of a stick or of the cross, if these are its four directions.
fn whole(four: &[(Action, Option<Input>)]) -> Option<&'static str> {
    let is = |of: &dyn Fn(Way) -> Input| {
        four.len() == Way::ALL.len()
            && four
                .iter()
                .zip(Way::ALL)
                .all(|((_, input), way)| *input == Some(of(way)))
    };
    let stick = |stick| move |way| Input::Pad(PadInput::Stick(stick, way));
    if is(&|way| way.button().into()) {
        return Some("pad-dpad");
    }
    [Stick::Left, Stick::Right]
        .into_iter()
        .find(|side| is(&stick(*side)))
        .map(Stick::mark)
}

/// Stands in a sentence where a picture of a key belongs.
const PICTURE: char = '\u{1}';

/// Lays a sentence out in a width, with a picture of a key in it, and gives its height.
fn rich(
    ui: &Ui,
    cx: &mut MenuUi,
    words: &str,
    label: Option<&ButtonLabel>,
    at: Pos2,
    width: f32,
    paints: bool,
) -> f32 {
    const LINE: f32 = 30.0;
    const KEY: f32 = 24.0;
    let ink = cx.shades.words;
    let lay = |words: &str| widgets::lay(ui, words, theme::regular(16.0), ink, f32::INFINITY);
    let space = lay("n n").size().x - lay("nn").size().x;
    let (mut x, mut y) = (0.0, 0.0);
    for word in words.split(' ') {
        let (picture, text) = match (word.strip_prefix(PICTURE), label) {
            (Some(rest), Some(label)) => (Some(label), rest),
            _ => (None, word),
        };
        let key = picture.map_or(0.0, |label| label_width(ui, cx, label, KEY) + 2.0);
        let galley = lay(text);
        let wide = key + galley.size().x;
        if x > 0.0 && x + wide > width {
            x = 0.0;
            y += LINE;
        }
        if paints {
            let mut place = Rect::from_min_size(at + vec2(x, y), vec2(wide, LINE));
            if let Some(label) = picture {
                paint_label(ui, cx, label, place.left_center(), KEY, ink);
            }
            place.min.x += key;
            fit::paint_galley(ui, place, Align2::LEFT_CENTER, galley, ink);
        }
        x += wide + space;
    }
    y + LINE
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_kit::input::actions::TableAction;

    fn row(first: TableAction) -> Row {
        let rows = Group::ALL.into_iter().flat_map(Group::rows);
        rows.into_iter()
            .find(|row| row.actions[0] == first.into())
            .expect("every action has a row")
    }

    #[test]
    fn a_stick_is_one_picture_until_its_directions_part() {
        let mut bindings = Bindings::usual();
        let moves = row(TableAction::Up);
        let pad = |bindings: &Bindings| -> Vec<Vec<ButtonLabel>> {
            let chips = chips(bindings, &moves, InputKind::Pad, PadFamily::Xbox);
            chips.into_iter().map(|chip| chip.labels).collect()
        };
        let mark = |mark| vec![ButtonLabel::Mark(mark)];
        assert_eq!(pad(&bindings), [mark("pad-dpad"), mark("pad-stick-left")]);
        assert_eq!(
            chips(&bindings, &moves, InputKind::Key, PadFamily::Xbox).len(),
            4
        );
        bindings
            .remove(TableAction::Up, GamepadButton::DPadUp.into())
            .expect("there is the stick");
        // Up has its stick first, the others the cross.
        assert_eq!(pad(&bindings).len(), 7);
    }

    #[test]
    fn two_columns_end_near_each_other() {
        let (left, right) = Group::ALL.split_at(left_groups());
        let (left, right) = (height(left), height(right));
        assert!((left - right).abs() < 4.0 * PITCH, "{left} and {right}");
    }

    #[test]
    fn a_refused_removal_is_told_and_a_granted_one_done() {
        let mut page = KeysPage::default();
        let mut bindings = Bindings::usual();
        let menu = Action::from(TableAction::Menu);
        let f10 = vec![(menu, Some(KeyCode::F10.into()))];
        grant(&mut page, &mut bindings, Request::Remove(menu, f10));
        assert_eq!(page.said, Some((menu, Conflict::Essential(menu))));
        let hint = Action::from(TableAction::Hint);
        let slash = vec![(hint, Some(KeyCode::Slash.into()))];
        let open = AwaitedPress {
            row: hint,
            widget: "keys hint Key 1".to_owned(),
            asking: PendingConfirm::new(InputKind::Key, slash),
        };
        grant(&mut page, &mut bindings, Request::Ask(open));
        assert_eq!(page.said, None);
        grant(&mut page, &mut bindings, Request::TakeAway);
        assert_eq!(page.asking, None);
        assert_eq!(bindings.inputs(hint, InputKind::Key).count(), 1);
        grant(&mut page, &mut bindings, Request::Reset(vec![hint]));
        assert_eq!(bindings, Bindings::usual());
    }
}

//! The rules of a game as players read them, with pictures made of real cards.

use crate::{
    catalog, lesson, navigation,
    notices::Notice,
    play,
    progress::Progress,
    stage::PageContext,
    terms::{self, Marked},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Id, Rect, Sense, Ui, pos2, vec2},
};
use kortlek_games::Glossary;
use kortlek_kit::{
    cut::{CutRect, within},
    device::Device,
    fit,
    input::actions::{MenuAction, TableAction},
    markup::{self, Block, Page},
    theme,
    widgets::{self, MenuUi, lay},
    words::{UiWords, say},
};
use kortlek_rules::{Arg, Message};
use kortlek_table::{Menu, register::ShelfEntry};
use leafwing_input_manager::prelude::ActionState;
use std::collections::BTreeSet;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Rules), turn_to_the_first)
        .add_systems(Update, put_away.run_if(in_state(Menu::Rules)))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Menu::Rules).and_then(resource_exists::<RulesOf>)),
        );
}

/// Maximum width of a card in a picture.
const WIDEST_CARD: f32 = 84.0;

/// The game whose rules are read.
#[derive(Resource, Clone, Copy)]
pub struct RulesOf(pub ShelfEntry);

/// The page that is open and where.
#[derive(Component, Default)]
struct OpenRules {
    page: Page,
    /// The section that is read.
    section: usize,
    /// The section to turn to.
    turn: Option<usize>,
    /// True while the text glides to the section that was turned to.
    turning: bool,
    /// Height of the visible part.
    height: f32,
    /// The words that can be explained.
    glossary: Glossary,
    /// Item that keys and pad open: at first the example nearest to the middle of the visible part.
    at_hand: Option<Stop>,
    /// True if there is nothing above the visible part, so that up can only go to items that open.
    at_top: bool,
    /// The word that is explained.
    explained: Option<terms::Hit>,
}

/// Something on the page that can be opened: which of all, from the top, and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stop {
    number: usize,
    opens: Opens,
}

/// Kind of item that can be opened, in order of preference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Opens {
    /// An example to try.
    Example,
    /// The game's lesson.
    Lesson,
    /// A word that is explained.
    Term,
}

impl Opens {
    /// Prompt for the key that opens it.
    fn prompt(self) -> &'static str {
        match self {
            Opens::Example => "rules-try-it",
            Opens::Lesson => "shelf-learn",
            Opens::Term => "rules-explain",
        }
    }
}

/// Items that can be opened, collected as the page is drawn from the top.
struct Stops {
    at_hand: Option<Stop>,
    /// True if keys or a pad are in use; `accept` if they open the current item.
    keys: bool,
    accept: bool,
    view: Rect,
    number: usize,
    /// Items that can be seen whole, with their distance from the middle.
    seen: Vec<(Stop, f32)>,
}

impl Stops {
    /// Returns true if the next item is the current one and is shown as such.
    fn is_shown(&self) -> bool {
        self.keys && self.at_hand.is_some_and(|stop| stop.number == self.number)
    }

    /// Registers the next item. Returns true if keys or pad open it.
    fn stand(&mut self, rect: Rect, opens: Opens) -> bool {
        let opened = self.is_shown() && self.accept;
        if self.view.y_range().contains(rect.top()) && self.view.y_range().contains(rect.bottom()) {
            let number = self.number;
            let stop = Stop { number, opens };
            let far = (rect.center().y - self.view.center().y).abs();
            self.seen.push((stop, far));
        }
        self.number += 1;
        opened
    }
}

fn turn_to_the_first(of: Option<Res<RulesOf>>, words: Res<UiWords>, mut commands: Commands) {
    if let Some(of) = of {
        let pages = (of.0.rules_pages)();
        let open = OpenRules {
            page: markup::parse(markup::in_language(pages, words.language())),
            glossary: kortlek_games::glossary(of.0.card.id, words.language().tag()),
            turn: Some(0),
            ..OpenRules::default()
        };
        commands.spawn((Name::new("Rules page"), open, DespawnOnExit(Menu::Rules)));
    }
}

/// The key that opens the rules closes them again.
fn put_away(actions: Query<&ActionState<TableAction>>, mut commands: Commands) {
    if actions
        .iter()
        .any(|actions| actions.just_pressed(&TableAction::Rules))
    {
        commands.queue(navigation::close);
    }
}

fn show(
    mut stage: PageContext,
    of: Res<RulesOf>,
    mut open: Single<&mut OpenRules>,
    memory: Res<Progress>,
    mut commands: Commands,
) {
    let ground = stage.ground();
    let open = &mut **open;
    let chosen = stage
        .show("rules page", ground, |ui, cx| {
            page(ui, cx, (&of.0, &memory), open)
        })
        .flatten();
    match chosen {
        None => {}
        Some(RulesAction::Back) => commands.queue(navigation::close),
        Some(RulesAction::Learn) => {
            let id = of.0.card.id;
            commands.queue(move |world: &mut World| lesson::begin_or_say(world, id));
        }
        Some(RulesAction::Example(name)) => {
            let entry = of.0;
            commands.queue(move |world: &mut World| {
                if let Err(problem) = play::try_example(world, &entry, &name) {
                    world.write_message(Notice::of(problem));
                }
            });
        }
    }
}

/// Choice of the player.
enum RulesAction {
    Back,
    /// The game's lesson.
    Learn,
    /// The example of this name.
    Example(String),
}

/// The words of the headings.
fn sections(page: &Page) -> Vec<&str> {
    page.blocks
        .iter()
        .filter_map(|block| match block {
            Block::Heading(words) => Some(words.as_str()),
            _ => None,
        })
        .collect()
}

fn page(
    ui: &mut Ui,
    cx: &mut MenuUi,
    (entry, memory): (&ShelfEntry, &Progress),
    open: &mut OpenRules,
) -> Option<RulesAction> {
    // An open explanation is closed before anything else.
    let input = &mut cx.nav.input;
    if open.explained.is_some() && (input.back || input.accept || input.step.0 != 0) {
        open.explained = None;
        (input.back, input.accept) = (false, false);
    }
    let mut back = cx.nav.goes_back();
    let all = ui.max_rect().shrink2(vec2(24.0, 20.0));
    let rect = Rect::from_center_size(all.center(), vec2(all.width().min(1100.0), all.height()));
    cx.paint_panel(ui, rect, 12.0, cx.shades.panel);
    let mut text = rect.shrink(24.0);
    // In large type the text has all the width, and what stood beside it is a row below.
    let cramped = text.width() < 640.0 || text.height() < 420.0;
    let side = if cramped {
        text.cut_bottom(theme::TOUCH, 8.0)
    } else {
        text.cut_left((text.width() * 0.24).clamp(190.0, 250.0), 32.0)
    };
    let last = sections(&open.page).len() as i32 - 1;
    let leaf = cx.nav.tab() + cx.nav.input.next;
    if leaf != 0 && last >= 0 {
        open.turn = Some((open.section as i32 + i32::from(leaf)).clamp(0, last) as usize);
    }
    within(ui, side, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        back |= if cramped {
            foot_row(ui, cx, open.at_hand)
        } else {
            side_column(ui, cx, entry, open)
        };
    });
    let text = within(ui, text, |ui| {
        let solved = memory.solved.get(entry.card.id);
        reading(ui, cx, (entry.card.id, solved), open, rect.shrink(8.0))
    });
    text.or(back.then_some(RulesAction::Back))
}

/// Draws the key prompts of the page.
fn prompts(ui: &mut Ui, cx: &mut MenuUi, at_hand: Option<Stop>) {
    if cx.device == Device::Mouse {
        return;
    }
    let second = match at_hand {
        Some(stop) => (MenuAction::Accept, stop.opens.prompt()),
        None => (MenuAction::Down, "rules-read-on"),
    };
    // With keys, what goes to the next widget leafs too, and is the nearer one.
    let leaf = match cx.device {
        Device::Keyboard => MenuAction::Next,
        _ => MenuAction::NextTab,
    };
    widgets::prompts(ui, cx, &[(leaf, "rules-next-part"), second]);
}

/// Draws the foot of a page without room beside the text: the way back and the key prompts, in a row. Returns true if
/// the player goes back.
fn foot_row(ui: &mut Ui, cx: &mut MenuUi, at_hand: Option<Stop>) -> bool {
    let row = ui.horizontal(|ui| {
        let back = back_by_mouse(ui, cx);
        ui.add_space(16.0);
        prompts(ui, cx, at_hand);
        back
    });
    row.inner
}

/// Draws the column beside the text: the game, the sections, the key prompts, the way back. Returns true if the
/// player goes back.
fn side_column(ui: &mut Ui, cx: &mut MenuUi, entry: &ShelfEntry, open: &mut OpenRules) -> bool {
    let mut side = ui.max_rect();
    let title = entry.card.title.to_uppercase();
    widgets::words(ui, &title, theme::serif(30.0), cx.shades.words);
    let by = say(ui, catalog::designer(&entry.card));
    widgets::words(ui, &by, theme::regular(15.0), cx.shades.soft);
    ui.add_space(14.0);
    for (index, words) in sections(&open.page).iter().enumerate() {
        if section_row(ui, cx, words, index == open.section) {
            open.turn = Some(index);
        }
    }
    let foot = side.cut_bottom(theme::TOUCH, 6.0);
    let back = within(ui, foot, |ui| back_by_mouse(ui, cx));
    let above = side.cut_bottom(60.0, 0.0);
    within(ui, above, |ui| {
        prompts(ui, cx, open.at_hand);
    });
    back
}

/// The text, and the panel of the word that is explained, which stays inside of `within`.
fn reading(
    ui: &mut Ui,
    cx: &mut MenuUi,
    (game, solved): (&str, Option<&BTreeSet<String>>),
    open: &mut OpenRules,
    within: Rect,
) -> Option<RulesAction> {
    let mut tops = Vec::new();
    let goal = open.turn.take();
    let (mut chosen, mut anchor) = (None, None);
    let output = widgets::scroll_output(ui, cx, "rules text", |ui, cx| {
        (chosen, anchor) = contents(ui, cx, (game, solved), open, goal, &mut tops);
    });
    match (open.explained, anchor) {
        (Some((_, id)), Some(anchor)) => {
            if let Some(term) = open.glossary.term(id) {
                terms::panel(ui.ctx(), cx, term, anchor, within);
            }
        }
        // It was scrolled away.
        _ => open.explained = None,
    }
    open.height = output.height;
    open.at_top = output.offset < 1.0 && !output.glides;
    if let Some(goal) = goal {
        open.section = goal;
        open.turning = true;
    }
    // On the way to a section those in between are not read.
    open.turning &= goal.is_some() || output.glides;
    if !open.turning {
        let section = section_at(&tops, &output);
        if section != std::mem::replace(&mut open.section, section) {
            // The list of sections was drawn before the text.
            ui.ctx().request_repaint();
        }
    }
    chosen
}

/// The section that is read, where the sections begin at these heights.
fn section_at(tops: &[f32], scrolled: &widgets::Scrolled) -> usize {
    let end = scrolled.offset + scrolled.height;
    if end >= scrolled.content - 2.0 && scrolled.content > scrolled.height {
        return tops.len().saturating_sub(1);
    }
    let middle = scrolled.offset + scrolled.height * 0.3;
    tops.iter().rposition(|top| *top <= middle).unwrap_or(0)
}

/// Draws the scrolled contents: the lesson, the example to try, the text. Returns the choice and the rectangle of the
/// explained word; `tops` gets the positions of the sections, and the section `goal` is scrolled to.
fn contents(
    ui: &mut Ui,
    cx: &mut MenuUi,
    (game, solved): (&str, Option<&BTreeSet<String>>),
    open: &mut OpenRules,
    goal: Option<usize>,
    tops: &mut Vec<f32>,
) -> (Option<RulesAction>, Option<Rect>) {
    let OpenRules {
        page,
        height,
        glossary,
        at_hand,
        at_top,
        explained,
        ..
    } = open;
    let shades = cx.shades;
    let mut chosen = None;
    let width = ui.available_width().min(700.0);
    ui.set_max_width(width);
    let top = ui.min_rect().top();
    let view = ui.clip_rect();
    let mut stops = Stops {
        at_hand: *at_hand,
        keys: matches!(cx.device, Device::Keyboard | Device::Pad(_)),
        accept: cx.nav.input.accept,
        view,
        number: 0,
        seen: Vec::new(),
    };
    let mut marked = Marked::new(glossary);
    // Items to open share a row, the lesson first.
    if lesson::is_there(game) {
        let words = say(ui, "shelf-learn");
        let (rect, clicked) = example_button(ui, cx, "question", &words, stops.is_shown());
        if stops.stand(rect, Opens::Lesson) || clicked {
            chosen = Some(RulesAction::Learn);
        }
    }
    if let Some(next) = NextExample::of(page, solved) {
        let done = next.done == next.all;
        if try_button(ui, cx, &mut stops, next.words(), done) {
            chosen = Some(RulesAction::Example(next.name.to_owned()));
        }
    }
    for block in &page.blocks {
        if let Block::Heading(_) = block {
            marked.begin_section();
            ui.add_space(14.0);
            let at = ui.cursor().top();
            if goal == Some(tops.len()) {
                // The first one shows what stands above it, too.
                let upper = if tops.is_empty() { top } else { at - 6.0 };
                let here =
                    Rect::from_min_size(pos2(ui.min_rect().left(), upper), vec2(1.0, *height));
                ui.scroll_to_rect(here, Some(egui::Align::TOP));
            }
            tops.push(at - top);
        }
        if let Block::Example { words, name } = block {
            let words = Message::new("rules-try").with("what", Arg::Name(words.clone()));
            if try_button(ui, cx, &mut stops, words, is_solved(solved, name)) {
                chosen = Some(RulesAction::Example(name.clone()));
            }
        } else {
            markup::paint_block(ui, cx, block, WIDEST_CARD, &mut |ui, galley, at| {
                marked.mark(ui, (galley, at), [shades.soft, shades.focus], |_, rect| {
                    let shown = stops.is_shown();
                    (shown, stops.stand(rect, Opens::Term))
                });
            });
        }
    }
    if let Some(pressed) = marked.pressed(ui) {
        *explained = pressed.filter(|hit| *explained != Some(*hit));
        cx.nav.unsettle();
    }
    let anchor = explained.and_then(|hit| marked.place(hit, view));
    let step = match cx.nav.input.step {
        (0, -1) if *at_top => -1,
        (aside, _) => aside,
    };
    *at_hand = next_at_hand(*at_hand, &stops.seen, step);
    ui.add_space(24.0);
    (chosen, anchor)
}

/// Returns true if an example is among the solved ones.
fn is_solved(solved: Option<&BTreeSet<String>>, name: &str) -> bool {
    solved.is_some_and(|solved| solved.contains(name))
}

/// Draws the next stop, a button that opens an example; done ones are ticked. Returns true if it was chosen.
fn try_button(ui: &mut Ui, cx: &mut MenuUi, stops: &mut Stops, words: Message, done: bool) -> bool {
    let mark = if done { "check" } else { "play" };
    let words = say(ui, words);
    let (rect, clicked) = example_button(ui, cx, mark, &words, stops.is_shown());
    stops.stand(rect, Opens::Example) || clicked
}

/// Example above the text, so that nobody has to find it there: the first that is not solved, or the first of all.
struct NextExample<'a> {
    name: &'a str,
    title: &'a str,
    /// Number of solved examples, and of all.
    done: usize,
    all: usize,
}

impl<'a> NextExample<'a> {
    /// Of a page, whose solved examples have these names; `None` if the page has no examples.
    fn of(page: &'a Page, solved: Option<&BTreeSet<String>>) -> Option<NextExample<'a>> {
        let examples = || {
            page.blocks.iter().filter_map(|block| match block {
                Block::Example { words, name } => Some((words.as_str(), name.as_str())),
                _ => None,
            })
        };
        let open = examples().find(|(_, name)| !is_solved(solved, name));
        let (title, name) = open.or_else(|| examples().next())?;
        Some(NextExample {
            name,
            title,
            done: examples()
                .filter(|(_, name)| is_solved(solved, name))
                .count(),
            all: examples().count(),
        })
    }

    fn words(&self) -> Message {
        Message::new("rules-try-next")
            .with("what", Arg::Name(self.title.to_owned()))
            .with("done", self.done)
            .with("all", self.all)
    }
}

/// Next item for keys and pad: the current one as long as it is visible, or its neighbours for left and right; else
/// the example nearest to the middle, or the lesson or a term where there is no example.
fn next_at_hand(now: Option<Stop>, seen: &[(Stop, f32)], step: i8) -> Option<Stop> {
    let Some(place) = seen.iter().position(|(stop, _)| Some(*stop) == now) else {
        let nearest = seen
            .iter()
            .min_by(|a, b| a.0.opens.cmp(&b.0.opens).then(a.1.total_cmp(&b.1)));
        return nearest.map(|(stop, _)| *stop);
    };
    let last = seen.len() as i32 - 1;
    let goal = (place as i32 + i32::from(step)).clamp(0, last) as usize;
    Some(seen[goal].0)
}

/// A button that opens an example or the lesson on the table: by the mouse, or with keys and pad when it is at hand.
fn example_button(
    ui: &mut Ui,
    cx: &mut MenuUi,
    picture: &str,
    words: &str,
    at_hand: bool,
) -> (Rect, bool) {
    ui.add_space(2.0);
    let (ink, room) = (cx.shades.words, ui.available_width());
    let galley = lay(ui, words, theme::semibold(16.0), ink, room - 62.0);
    let size = vec2(
        (galley.size().x + 62.0).min(room),
        (galley.size().y + 16.0).max(theme::TOUCH),
    );
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let response = ui
        .interact(rect, Id::new(("example", words)), Sense::CLICK)
        .on_hover_cursor(egui::CursorIcon::PointingHand);
    let fill = if response.hovered() || at_hand {
        cx.shades.lit
    } else {
        cx.shades.panel
    };
    let line = if at_hand {
        egui::Stroke::new(3.0, cx.shades.focus)
    } else {
        egui::Stroke::new(1.5, cx.shades.line)
    };
    let round = f32::from(theme::BUTTON_RADIUS);
    ui.painter()
        .rect(rect, round, fill, line, egui::StrokeKind::Inside);
    let middle = rect.left_center() + vec2(26.0, 0.0);
    cx.mark(ui, picture, middle, 18.0, ink);
    let place = rect.with_min_x(rect.left() + 46.0);
    fit::paint_galley(ui, place, Align2::LEFT_CENTER, galley, ink);
    (rect, response.clicked())
}

/// A section's name; it is turned to by the mouse, by keys and pad with the shoulder buttons.
fn section_row(ui: &mut Ui, cx: &mut MenuUi, words: &str, open: bool) -> bool {
    let width = ui.available_width();
    let (font, ink) = if open {
        (theme::semibold(16.0), cx.shades.on_bright)
    } else {
        (theme::regular(16.0), cx.shades.words)
    };
    let galley = lay(ui, words, font, ink, width - 28.0);
    let size = vec2(width, (galley.size().y + 16.0).max(38.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let response = ui
        .interact(rect, Id::new(("section", words)), Sense::CLICK)
        .on_hover_cursor(egui::CursorIcon::PointingHand);
    if open {
        ui.painter()
            .rect_filled(rect, theme::BUTTON_RADIUS, cx.shades.bright);
    } else if response.hovered() {
        ui.painter()
            .rect_filled(rect, theme::BUTTON_RADIUS, cx.shades.lit);
    }
    let inner = rect.shrink2(vec2(14.0, 0.0));
    fit::paint_galley(ui, inner, Align2::LEFT_CENTER, galley, ink);
    response.clicked()
}

/// The way back for the mouse; keys and pad have a key of their own, and their arrows scroll.
fn back_by_mouse(ui: &mut Ui, cx: &mut MenuUi) -> bool {
    let back = say(ui, "menu-back");
    let width = widgets::small_button_width(ui, &back);
    let (rect, _) = ui.allocate_exact_size(vec2(width, theme::TOUCH), Sense::empty());
    let response = ui.interact(rect, Id::new("rules back"), Sense::CLICK);
    let fill = if response.hovered() {
        cx.shades.lit
    } else {
        cx.shades.panel
    };
    cx.paint_panel(ui, rect, f32::from(theme::BUTTON_RADIUS), fill);
    let ink = cx.shades.words;
    let middle = rect.left_center() + vec2(24.0, 0.0);
    cx.mark(ui, "chevron-left", middle, 18.0, ink);
    let place = rect.with_min_x(rect.left() + 44.0);
    fit::paint_left(ui, place, &back, theme::semibold(16.0), ink);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stop(number: usize, opens: Opens) -> Stop {
        Stop { number, opens }
    }

    #[test]
    fn the_example_at_hand_is_one_that_is_seen() {
        let example = |number| stop(number, Opens::Example);
        let seen = [(example(2), 200.0), (example(3), 20.0), (example(4), 90.0)];
        assert_eq!(next_at_hand(None, &seen, 0), Some(example(3)));
        assert_eq!(next_at_hand(Some(example(2)), &seen, 0), Some(example(2)));
        assert_eq!(next_at_hand(Some(example(2)), &seen, 1), Some(example(3)));
        assert_eq!(next_at_hand(Some(example(4)), &seen, 1), Some(example(4)));
        assert_eq!(next_at_hand(Some(example(7)), &seen, 0), Some(example(3)));
        assert_eq!(next_at_hand(Some(example(3)), &[], 0), None);
    }

    #[test]
    fn the_lesson_is_reached_from_the_example_below_it() {
        let lesson = stop(0, Opens::Lesson);
        let example = stop(1, Opens::Example);
        let seen = [(lesson, 190.0), (example, 240.0)];
        assert_eq!(next_at_hand(None, &seen, 0), Some(example));
        assert_eq!(next_at_hand(Some(example), &seen, -1), Some(lesson));
        assert_eq!(next_at_hand(None, &seen[..1], 0), Some(lesson));
    }

    #[test]
    fn the_first_example_that_is_not_solved_stands_above_the_text() {
        let page = markup::parse(
            "# A game\n\nText.\n\n[One](one)\n\n## Part\n\n[Two](two)\n\n[Three](three)\n",
        );
        let solved = |names: &[&str]| -> BTreeSet<String> {
            names.iter().map(|name| (*name).to_owned()).collect()
        };
        let next = |solved: Option<&BTreeSet<String>>| {
            let next = NextExample::of(&page, solved).expect("the page has examples");
            (next.name.to_owned(), next.done, next.all)
        };
        assert_eq!(next(None), ("one".to_owned(), 0, 3));
        // A solved example that no longer exists does not count.
        let some = solved(&["one", "three", "gone"]);
        assert_eq!(next(Some(&some)), ("two".to_owned(), 2, 3));
        let all = solved(&["one", "two", "three"]);
        assert_eq!(next(Some(&all)), ("one".to_owned(), 3, 3));
        let none = markup::parse("# A game\n\nText.\n");
        assert!(NextExample::of(&none, None).is_none());
    }

    #[test]
    fn a_term_is_at_hand_where_no_example_is_and_beside_those_that_are() {
        let seen = [
            (stop(0, Opens::Term), 5.0),
            (stop(1, Opens::Example), 80.0),
            (stop(2, Opens::Term), 9.0),
        ];
        assert_eq!(next_at_hand(None, &seen, 0), Some(stop(1, Opens::Example)));
        assert_eq!(
            next_at_hand(Some(stop(1, Opens::Example)), &seen, 1),
            Some(stop(2, Opens::Term))
        );
        let terms = [seen[2], seen[0]];
        assert_eq!(next_at_hand(None, &terms, 0), Some(stop(0, Opens::Term)));
    }

    #[test]
    fn only_what_is_seen_whole_can_be_at_hand() {
        let view = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 100.0));
        let mut stops = Stops {
            at_hand: Some(stop(1, Opens::Term)),
            keys: true,
            accept: true,
            view,
            number: 0,
            seen: Vec::new(),
        };
        let line = |y| Rect::from_min_max(pos2(0.0, y), pos2(50.0, y + 20.0));
        assert!(!stops.stand(line(-10.0), Opens::Term));
        assert!(stops.stand(line(40.0), Opens::Term), "it is opened");
        assert!(!stops.stand(line(90.0), Opens::Term));
        assert_eq!(stops.seen, [(stop(1, Opens::Term), 0.0)]);
    }
}

//! Focus of a menu and its movement: one focus for keys and pad, moved by the positions of the widgets.

use crate::device::menus::MenuInput;
use bevy::prelude::Resource;
use bevy_egui::egui::{Id, Rect, pos2};
use std::{collections::BTreeMap, time::Duration};

/// Focus of the menus. Widgets register each frame; what they are told depends on the last frame.
#[derive(Resource, Default)]
pub struct FocusNavigation {
    /// Input of keys and pad in this frame.
    pub input: MenuInput,
    page: &'static str,
    focus: Option<Id>,
    name: String,
    /// Last reported rectangle of the focus.
    told_at: Option<Rect>,
    items: Vec<Item>,
    first: Option<Id>,
    /// Target of the left key out of the part of the page that is being laid out.
    out: Option<Id>,
    /// The focus has just come to where it is: it must be made visible.
    arrived: bool,
    /// It came to where the page begins, not from another widget.
    begins: bool,
    left: BTreeMap<&'static str, Id>,
    /// True if the page had at most one widget, so that arrows have nowhere to go.
    was_bare: bool,
    heard: Heard,
    /// Number of frames still to be drawn although nothing changes.
    unsettled: u8,
    /// Latest time of the next frame: something rests, and is explained then.
    due: Option<Duration>,
}

/// Number of extra frames for new content: a picture or a letter that is used for the first time is there one or two
/// frames later.
const UNSETTLED: u8 = 4;

#[derive(Clone, Debug)]
struct Item {
    id: Id,
    rect: Rect,
    name: String,
    /// Left and right change its value.
    sideways: bool,
    /// Target of the left key out of the part of the page that holds the item.
    out: Option<Id>,
}

/// The name of a page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PageName(pub &'static str);

impl From<&'static str> for PageName {
    fn from(name: &'static str) -> PageName {
        PageName(name)
    }
}

/// Sounds to play for a menu in this frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// The focus moved.
    pub moved: bool,
    /// Something was chosen.
    pub chosen: bool,
}

impl FocusNavigation {
    /// Begins a frame of a page. Coming back to a page, the focus is where it was left.
    pub fn begin(&mut self, page: &'static str, input: MenuInput) {
        if self.page != page {
            if let Some(focus) = self.focus {
                self.left.insert(self.page, focus);
            }
            self.page = page;
            self.focus = self.left.get(page).copied();
            self.arrived = true;
            self.begins = false;
            self.unsettle();
        }
        if input != MenuInput::default() {
            self.unsettle();
        }
        self.input = input;
        self.was_bare = self.items.len() < 2;
        self.items.clear();
        self.first = None;
        self.out = None;
        self.heard = Heard::default();
    }

    /// Something new is on the screen.
    pub fn unsettle(&mut self) {
        self.unsettled = UNSETTLED;
    }

    /// Returns true if another frame has to be drawn although nothing changes.
    pub fn settles(&mut self) -> bool {
        let settles = self.unsettled > 0;
        self.unsettled = self.unsettled.saturating_sub(1);
        settles
    }

    /// A frame is needed after this time: the window rests meanwhile. What egui is asked for wakes it at once or not
    /// at all.
    pub fn due_in(&mut self, time: Duration) {
        self.due = Some(self.due.map_or(time, |due| due.min(time)));
    }

    /// Takes the time at which a frame is due; reported once.
    pub fn take_due(&mut self) -> Option<Duration> {
        self.due.take()
    }

    /// Forgets where the focus was on a page, so that it begins afresh.
    pub fn forget(&mut self, page: impl Into<PageName>) {
        let page = page.into().0;
        self.left.remove(page);
        if self.page == page {
            self.focus = None;
        }
    }

    /// Name of the focused widget; empty if there is none.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Rectangle of the widget of this name on the page, in points.
    pub fn rect_of(&self, name: &str) -> Option<Rect> {
        let item = self.items.iter().find(|item| item.name == name)?;
        Some(item.rect)
    }

    /// Registers a widget that can have the focus. Returns true if it has it.
    pub fn stand(&mut self, id: Id, rect: Rect, name: &str) -> bool {
        self.items.push(Item {
            id,
            rect,
            name: name.to_owned(),
            sideways: false,
            out: self.out,
        });
        self.focus == Some(id)
    }

    /// As [`FocusNavigation::stand`], for a widget whose value left and right change. Returns the change as well.
    pub fn stand_sideways(&mut self, id: Id, rect: Rect, name: &str) -> (bool, i8) {
        let focused = self.stand(id, rect, name);
        if let Some(item) = self.items.last_mut() {
            item.sideways = true;
        }
        (focused, if focused { self.input.step.0 } else { 0 })
    }

    /// Begins a part of the page from which the left key leads to this widget; `None` ends it. Up and down lead to what
    /// is straight above or below, however far.
    pub fn left_leads_to(&mut self, out: Option<Id>) {
        self.out = out;
    }

    /// The widget that was registered last is where the focus begins.
    pub fn begin_here(&mut self) {
        self.first = self.items.last().map(|item| item.id);
    }

    /// The widget that was registered last takes the focus, from the next frame on.
    pub fn focus_here(&mut self) {
        self.focus = self.items.last().map(|item| item.id);
    }

    /// Returns true if the focused widget has to be scrolled into view.
    pub fn has_arrived(&self, id: Id) -> bool {
        self.arrived && self.focus == Some(id)
    }

    /// Returns true if the focus has come to where the page begins: then the beginning of the page should stay in sight.
    pub fn has_begun(&self) -> bool {
        self.arrived && self.begins
    }

    /// Returns true if the focus came to its place in this frame.
    pub fn has_arrived_here(&self) -> bool {
        self.arrived
    }

    /// Returns true if the widget is chosen by key or pad in this frame.
    pub fn is_accepted(&mut self, id: Id) -> bool {
        let accepted = self.focus == Some(id) && self.input.accept;
        if accepted {
            self.heard.chosen = true;
        }
        accepted
    }

    /// The widget was chosen with the mouse: the focus goes there.
    pub fn clicked(&mut self, id: Id) {
        self.focus = Some(id);
        self.heard.chosen = true;
    }

    /// Returns true if the player wants to go back.
    pub fn goes_back(&mut self) -> bool {
        if self.input.back {
            self.heard.chosen = true;
        }
        self.input.back
    }

    /// To the tab before or after.
    pub fn tab(&mut self) -> i8 {
        if self.input.tab != 0 {
            self.heard.moved = true;
        }
        self.input.tab
    }

    /// Returns true if arrows had no target in the last frame: at most one widget could have the focus.
    pub fn was_bare(&self) -> bool {
        self.was_bare
    }

    /// Ends the frame: moves the focus. Gives what is to be heard, and the news of the focus.
    pub fn end(&mut self) -> (Heard, Option<FocusNews>) {
        self.arrived = false;
        self.begins = false;
        let before = self.focus;
        let at = self
            .items
            .iter()
            .position(|item| Some(item.id) == self.focus);
        let Some(at) = at else {
            self.focus = self.first.or_else(|| self.items.first().map(|i| i.id));
            self.arrived = self.focus.is_some();
            self.begins = self.arrived;
            return (self.heard, self.renamed());
        };
        let step = match self.input.step {
            (_, 0) if self.items[at].sideways => (0, 0),
            step => step,
        };
        let rects: Vec<Rect> = self.items.iter().map(|item| item.rect).collect();
        let goal = if self.input.next != 0 {
            let count = self.items.len() as i32;
            Some((at as i32 + i32::from(self.input.next)).rem_euclid(count) as usize)
        } else {
            // Up and down lead along a part of the page before they lead out of it.
            let along = self.items[at].out.is_some() && step.1 != 0;
            let ahead = along.then(|| nearest(&rects, at, step, 0.0)).flatten();
            let goal = ahead.or_else(|| neighbour(&rects, at, step));
            let out = self.items[at].out.filter(|_| step.0 < 0);
            let door = out.and_then(|out| self.items.iter().position(|item| item.id == out));
            let leaves = |goal: &usize| self.items[*goal].out != out;
            goal.map(|goal| door.filter(|_| leaves(&goal)).unwrap_or(goal))
        };
        if let Some(goal) = goal {
            self.focus = Some(self.items[goal].id);
        }
        if self.focus != before {
            self.heard.moved = true;
            self.arrived = true;
        } else if self.items[at].sideways && self.input.step.0 != 0 {
            self.heard.moved = true;
        }
        (self.heard, self.renamed())
    }

    fn renamed(&mut self) -> Option<FocusNews> {
        let item = self.items.iter().find(|item| Some(item.id) == self.focus);
        let rect = item.map(|item| item.rect);
        let name = item.map_or("", |item| item.name.as_str());
        if name != self.name {
            self.name = name.to_owned();
            self.told_at = rect;
            return Some(FocusNews::Came(
                self.name.clone(),
                rect.unwrap_or(Rect::NOTHING),
            ));
        }
        let rect = rect?;
        let moved = self
            .told_at
            .is_none_or(|told| (told.center() - rect.center()).length() > 0.5);
        moved.then(|| {
            self.told_at = Some(rect);
            FocusNews::Moved(self.name.clone(), rect)
        })
    }
}

/// News of the focus: the name of its widget, and where that is.
#[derive(Clone, PartialEq, Debug)]
pub enum FocusNews {
    /// It has come to another widget; without one the name is empty.
    Came(String, Rect),
    /// Its widget has another place on the page.
    Moved(String, Rect),
}

/// The nearest rectangle from `at` in a direction (x to the right, y down): what lies straight ahead comes before what
/// lies aside.
fn neighbour(rects: &[Rect], at: usize, step: (i8, i8)) -> Option<usize> {
    nearest(rects, at, step, f32::INFINITY)
}

/// As [`neighbour`], among the rectangles that lie at most so far aside.
fn nearest(rects: &[Rect], at: usize, step: (i8, i8), most_aside: f32) -> Option<usize> {
    if step == (0, 0) {
        return None;
    }
    // Turned so that the way leads to the right.
    let turn = |r: &Rect| match step {
        (1.., _) => *r,
        (..=-1, _) => Rect::from_min_max(pos2(-r.max.x, r.min.y), pos2(-r.min.x, r.max.y)),
        (0, 1..) => Rect::from_min_max(pos2(r.min.y, r.min.x), pos2(r.max.y, r.max.x)),
        (0, _) => Rect::from_min_max(pos2(-r.max.y, r.min.x), pos2(-r.min.y, r.max.x)),
    };
    let from = turn(&rects[at]);
    let cost = |to: Rect| {
        let ahead = (to.min.x - from.max.x).max(0.0);
        // An offset to the side costs twice the distance ahead; ties go to the nearer middle.
        let aside = (to.min.y - from.max.y).max(from.min.y - to.max.y).max(0.0);
        let skew = (to.center().y - from.center().y).abs();
        ahead + 2.0 * aside + 0.02 * skew
    };
    rects
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != at)
        .map(|(index, rect)| (index, turn(rect)))
        .filter(|(_, to)| to.center().x > from.center().x + 1.0 && to.min.x > from.min.x + 1.0)
        .filter(|(_, to)| {
            // Something beside and hardly ahead is not in this direction.
            let aside = (to.min.y - from.max.y).max(from.min.y - to.max.y).max(0.0);
            aside <= most_aside && (aside == 0.0 || to.min.x >= from.max.x - 4.0)
        })
        .min_by(|(_, a), (_, b)| cost(*a).total_cmp(&cost(*b)))
        .map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(w, h))
    }

    #[test]
    fn a_grid_is_walked_by_rows_and_columns() {
        let grid: Vec<Rect> = (0..9)
            .map(|i| rect((i % 3) as f32 * 100.0, (i / 3) as f32 * 50.0, 90.0, 40.0))
            .collect();
        let middle = 4;
        assert_eq!(neighbour(&grid, middle, (1, 0)), Some(5));
        assert_eq!(neighbour(&grid, middle, (-1, 0)), Some(3));
        assert_eq!(neighbour(&grid, middle, (0, 1)), Some(7));
        assert_eq!(neighbour(&grid, middle, (0, -1)), Some(1));
        assert_eq!(neighbour(&grid, 2, (1, 0)), None, "nothing beyond the edge");
    }

    #[test]
    fn straight_ahead_comes_before_near_and_aside() {
        let rects = [
            rect(0.0, 0.0, 200.0, 40.0),
            // Below, but far to the right.
            rect(500.0, 45.0, 60.0, 40.0),
            // Straight below, a little further.
            rect(20.0, 120.0, 60.0, 40.0),
        ];
        assert_eq!(neighbour(&rects, 0, (0, 1)), Some(2));
    }

    #[test]
    fn a_column_beside_a_column_is_reached() {
        let rects = [
            rect(0.0, 0.0, 100.0, 400.0),
            rect(120.0, 0.0, 100.0, 40.0),
            rect(120.0, 180.0, 100.0, 40.0),
            rect(120.0, 360.0, 100.0, 40.0),
        ];
        assert_eq!(neighbour(&rects, 0, (1, 0)), Some(2), "the nearer middle");
        assert_eq!(neighbour(&rects, 3, (-1, 0)), Some(0));
        assert_eq!(neighbour(&rects, 1, (0, 1)), Some(2));
    }

    fn step(x: i8, y: i8) -> MenuInput {
        MenuInput {
            step: (x, y),
            ..MenuInput::default()
        }
    }

    fn frame(nav: &mut FocusNavigation, input: MenuInput, count: usize) -> (Heard, Option<String>) {
        nav.begin("test", input);
        for i in 0..count {
            let place = rect(0.0, i as f32 * 50.0, 90.0, 40.0);
            nav.stand(Id::new(i), place, &i.to_string());
            if i == 1 {
                nav.begin_here();
            }
        }
        end(nav)
    }

    /// Ends the frame; the place of the focus is left out.
    fn end(nav: &mut FocusNavigation) -> (Heard, Option<String>) {
        let (heard, news) = nav.end();
        let name = news.and_then(|news| match news {
            FocusNews::Came(name, _) => Some(name),
            FocusNews::Moved(..) => None,
        });
        (heard, name)
    }

    #[test]
    fn who_presses_the_focus_with_a_pointer_hears_where_it_has_moved() {
        let mut nav = FocusNavigation::default();
        let mut at = |y: f32| {
            nav.begin("test", MenuInput::default());
            nav.stand(Id::new("a"), rect(0.0, y, 90.0, 40.0), "a");
            nav.end().1
        };
        let place = |y: f32| rect(0.0, y, 90.0, 40.0);
        assert_eq!(at(10.0), Some(FocusNews::Came("a".to_owned(), place(10.0))));
        assert_eq!(at(10.0), None);
        // Its page takes its places once its words are there.
        assert_eq!(
            at(30.0),
            Some(FocusNews::Moved("a".to_owned(), place(30.0)))
        );
        assert_eq!(at(30.0), None);
    }

    #[test]
    fn the_focus_begins_where_it_should_and_walks_round_by_tab() {
        let mut nav = FocusNavigation::default();
        let mut came_to = |next: i8, count: usize| {
            let input = MenuInput {
                next,
                ..MenuInput::default()
            };
            frame(&mut nav, input, count).1
        };
        assert_eq!(came_to(0, 3).as_deref(), Some("1"));
        assert_eq!(came_to(1, 3).as_deref(), Some("2"));
        assert_eq!(came_to(1, 3).as_deref(), Some("0"));
        assert_eq!(came_to(-1, 3).as_deref(), Some("2"));
        // The widget with the focus is gone: the focus begins again.
        assert_eq!(came_to(0, 2).as_deref(), Some("1"));
    }

    #[test]
    fn left_leads_out_of_a_part_to_where_the_page_says() {
        let mut nav = FocusNavigation::default();
        let ids = ["one", "two", "beside"].map(Id::new);
        let mut frame = |x: i8| {
            nav.begin("page", step(x, 0));
            nav.stand(ids[0], rect(0.0, 0.0, 10.0, 10.0), "one");
            nav.stand(ids[1], rect(20.0, 0.0, 10.0, 10.0), "two");
            nav.left_leads_to(Some(ids[0]));
            nav.stand(ids[2], rect(40.0, 0.0, 10.0, 10.0), "beside");
            nav.begin_here();
            nav.end();
            nav.name().to_owned()
        };
        assert_eq!(frame(0), "beside");
        assert_eq!(frame(-1), "one", "not its neighbour");
        assert_eq!(frame(1), "two");
        assert_eq!(frame(1), "beside");
    }

    #[test]
    fn up_and_down_lead_straight_out_of_a_part() {
        let mut nav = FocusNavigation::default();
        let ids = ["top", "near", "part"].map(Id::new);
        let mut frame = |y: i8| {
            nav.begin("page", step(0, y));
            nav.stand(ids[0], rect(100.0, 0.0, 90.0, 40.0), "top");
            nav.stand(ids[1], rect(0.0, 400.0, 90.0, 40.0), "near");
            nav.left_leads_to(Some(ids[1]));
            nav.stand(ids[2], rect(100.0, 450.0, 90.0, 40.0), "part");
            nav.begin_here();
            nav.end();
            nav.name().to_owned()
        };
        assert_eq!(frame(0), "part");
        assert_eq!(frame(-1), "top", "not what is nearer and aside");
    }

    #[test]
    fn a_page_that_is_come_back_to_has_the_focus_where_it_was() {
        let mut nav = FocusNavigation::default();
        frame(&mut nav, MenuInput::default(), 3);
        frame(&mut nav, step(0, 1), 3);
        nav.begin("other", MenuInput::default());
        nav.stand(Id::new("other"), rect(0.0, 0.0, 9.0, 9.0), "other");
        assert_eq!(end(&mut nav).1.as_deref(), Some("other"));
        let (_, back) = frame(&mut nav, MenuInput::default(), 3);
        assert_eq!(back.as_deref(), Some("2"));
    }

    #[test]
    fn a_value_that_goes_sideways_keeps_the_focus() {
        let mut nav = FocusNavigation::default();
        let show = |nav: &mut FocusNavigation, input| {
            nav.begin("test", input);
            let (_, change) = nav.stand_sideways(Id::new("a"), rect(0.0, 0.0, 90.0, 40.0), "a");
            nav.stand(Id::new("b"), rect(100.0, 0.0, 90.0, 40.0), "b");
            (change, end(nav).1)
        };
        show(&mut nav, MenuInput::default());
        assert_eq!(show(&mut nav, step(1, 0)), (1, None));
    }
}

//! Size and position of the window as it opens: within a screen, whatever was remembered of another one.

use bevy::{
    prelude::*,
    window::{Monitor, MonitorSelection},
};

/// Room beside what a window shows, in logical pixels: its edges at both sides; its title bar and a panel of the
/// desktop. The system tells the engine how large a screen is, not how much of it is free.
const EDGES: f32 = 16.0;
const BARS: f32 = 90.0;
/// The title bar's part of them.
const TITLE_BAR: f32 = 40.0;
/// Side of the part of a window that has to be on a screen for the window to be there, in the screen's pixels.
const CATCH: f32 = 60.0;
/// The smallest window that can be asked for on any screen, in logical pixels.
const LEAST: Vec2 = Vec2::new(320.0, 240.0);

/// A screen: its upper left corner and size in its own pixels, and how many of them make a logical one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ScreenArea {
    pub at: IVec2,
    pub size: UVec2,
    pub scale: f32,
}

impl From<&Monitor> for ScreenArea {
    fn from(monitor: &Monitor) -> ScreenArea {
        ScreenArea {
            at: monitor.physical_position,
            size: monitor.physical_size(),
            scale: monitor.scale_factor as f32,
        }
    }
}

impl ScreenArea {
    /// Size of the largest window for which there is room, in logical pixels.
    fn room(&self) -> Vec2 {
        (self.size.as_vec2() / self.scale - Vec2::new(EDGES, BARS)).max(LEAST)
    }

    fn rect(&self) -> Rect {
        let min = self.at.as_vec2();
        Rect::from_corners(min, min + self.size.as_vec2())
    }

    /// The part of a window that is on the screen, in its pixels.
    fn part_of(&self, at: IVec2, size: Vec2) -> Rect {
        let at = at.as_vec2();
        let window = Rect::from_corners(at, at + size * self.scale);
        self.rect().intersect(window)
    }

    /// The place nearest to `at` at which a window of this size lies on the screen whole, with its edges.
    fn nearest(&self, at: IVec2, size: Vec2) -> IVec2 {
        let outer = (size + Vec2::new(EDGES, TITLE_BAR)) * self.scale;
        let free = (self.size.as_vec2() - outer).max(Vec2::ZERO).as_ivec2();
        at.clamp(self.at, self.at + free)
    }
}

/// Remembered size and position, with which the window should open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct WindowRequest {
    /// In logical pixels.
    pub size: Vec2,
    /// Upper left corner with the edges, in pixels of the screen; `None` if the system chooses.
    pub at: Option<IVec2>,
    pub maximised: bool,
}

/// Size and position with which the window opens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct WindowPlacement {
    /// In logical pixels.
    pub size: Vec2,
    pub position: WindowPosition,
    pub maximised: bool,
}

/// Places a window on one of the screens: where it was, moved and made smaller as far as it has to be; on the primary
/// one if the screen on which it was is gone. One that has no room in its size is maximised.
pub(super) fn place(request: WindowRequest, screens: &[ScreenArea]) -> WindowPlacement {
    let on = request.at.and_then(|at| {
        let parts = screens.iter().map(|s| (s, s.part_of(at, request.size)));
        let caught = parts.filter(|(_, part)| part.size().min_element() >= CATCH);
        let (screen, _) = caught.max_by(|(_, a), (_, b)| area(*a).total_cmp(&area(*b)))?;
        Some((screen, at))
    });
    let fits = |screen: &&ScreenArea| request.size.cmple(screen.room()).all();
    let widest = || {
        let rooms = screens.iter().map(ScreenArea::room);
        rooms.max_by(|a, b| a.element_product().total_cmp(&b.element_product()))
    };
    let (has_room, room) = match on {
        Some((screen, _)) => (fits(&screen), Some(screen.room())),
        None => (
            screens.is_empty() || screens.iter().any(|screen| fits(&screen)),
            widest(),
        ),
    };
    let size = match room {
        Some(room) if !has_room => request.size.min(room),
        _ => request.size,
    };
    let position = match (request.at, on) {
        (_, Some((screen, at))) => WindowPosition::At(screen.nearest(at, size)),
        (Some(at), None) if screens.is_empty() => WindowPosition::At(at),
        (Some(_), None) => WindowPosition::Centered(MonitorSelection::Primary),
        (None, None) => WindowPosition::Automatic,
    };
    WindowPlacement {
        size,
        position,
        maximised: request.maximised || !has_room,
    }
}

fn area(rect: Rect) -> f32 {
    rect.size().element_product()
}

/// The smallest size that a window can be given: `good`, in which every page is good, or less where a screen has no room
/// for it.
pub(super) fn least(good: Vec2, screens: &[ScreenArea]) -> Vec2 {
    let rooms = screens.iter().map(ScreenArea::room);
    rooms.fold(good, Vec2::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Vec2 = Vec2::new(1280.0, 800.0);
    const GOOD: Vec2 = Vec2::new(960.0, 600.0);

    fn screen(x: i32, width: u32, height: u32, scale: f32) -> ScreenArea {
        ScreenArea {
            at: IVec2::new(x, 0),
            size: UVec2::new(width, height),
            scale,
        }
    }

    fn request(size: Vec2, at: Option<(i32, i32)>) -> WindowRequest {
        WindowRequest {
            size,
            at: at.map(IVec2::from),
            maximised: false,
        }
    }

    #[test]
    fn a_window_that_has_no_room_is_maximised() {
        let maximised = |screens: &[ScreenArea]| place(request(FIRST, None), screens).maximised;
        assert!(maximised(&[screen(0, 1366, 768, 1.0)]));
        assert!(maximised(&[screen(0, 1280, 800, 1.0)]));
        assert!(maximised(&[screen(0, 1920, 1080, 1.5)]));
        assert!(!maximised(&[screen(0, 1440, 900, 1.0)]));
        let both = [screen(0, 1366, 768, 1.0), screen(1366, 1920, 1080, 1.0)];
        assert!(!maximised(&both), "the system finds the larger one");
        assert!(!maximised(&[]), "nothing is known yet");
    }

    #[test]
    fn what_is_no_longer_maximised_has_room() {
        for (width, height, scale) in [(1366, 768, 1.0), (1280, 800, 1.25), (1366, 768, 2.0)] {
            let screen = screen(0, width, height, scale);
            let size = place(request(FIRST, None), &[screen]).size;
            let outer = (size + Vec2::new(EDGES, TITLE_BAR)) * scale;
            assert!(
                outer.cmple(screen.size.as_vec2()).all(),
                "{size} at {scale}"
            );
        }
    }

    #[test]
    fn a_remembered_place_lies_on_a_screen() {
        let screens = [screen(0, 1366, 768, 1.0), screen(1366, 1920, 1080, 1.0)];
        let small = Vec2::new(1000.0, 600.0);
        let at = |x, y| place(request(small, Some((x, y))), &screens).position;
        let known = |x, y| WindowPosition::At(IVec2::new(x, y));
        assert_eq!(at(100, 60), known(100, 60), "as it was");
        assert_eq!(at(1500, 300), known(1500, 300));
        assert_eq!(at(300, 500), known(300, 128), "its foot is drawn up");
        assert_eq!(at(-40, -10), known(0, 0));
        // Between two screens it goes where most of it is.
        assert_eq!(at(1300, 60), known(1366, 60));
        let gone = WindowPosition::Centered(MonitorSelection::Primary);
        assert_eq!(at(4000, 200), gone);
        assert_eq!(at(100, 760), gone, "nothing of it could be seen");
        let alone = |at| place(request(small, at), &[]).position;
        assert_eq!(alone(Some((4000, 200))), known(4000, 200));
        assert_eq!(alone(None), WindowPosition::Automatic);
    }

    #[test]
    fn on_the_screen_where_it_was_the_window_is_as_large_as_there_is_room() {
        let screens = [screen(0, 1366, 768, 1.0), screen(1366, 1920, 1080, 1.0)];
        let here = place(request(FIRST, Some((0, 0))), &screens);
        assert!(here.maximised);
        assert_eq!(here.size, Vec2::new(1280.0, 768.0 - BARS));
        let there = place(request(FIRST, Some((1400, 0))), &screens);
        assert!(!there.maximised);
        assert_eq!(there.size, FIRST);
    }

    #[test]
    fn the_smallest_size_has_room_on_every_screen() {
        assert_eq!(least(GOOD, &[screen(0, 1366, 768, 1.0)]), GOOD);
        assert_eq!(least(GOOD, &[]), GOOD);
        for scale in [1.25, 1.5, 2.0] {
            let screens = [screen(0, 1366, 768, scale), screen(1366, 1920, 1080, 1.0)];
            let least = least(GOOD, &screens) * scale;
            assert!(
                least.x <= 1366.0 && least.y <= 768.0 - 40.0,
                "{scale}: {least}"
            );
        }
    }
}

//! Decorations in zones besides pieces and signs: grounds with a drawing, tracks, lamps, score sheets, and the owner of
//! a zone. They change when the cards have come to rest, so that nothing is told before it is seen.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem},
        opening::{TablePart, is_due},
        shapes::{CLEAR, Shape},
    },
    layout::{
        arrange::{
            LAMPS, SHEET_COLUMN, SHEET_INSET, SHEET_ROW, SHEET_TYPE, SLOT, SLOT_STEP,
            is_readable_sheet, slot_columns,
        },
        depth,
        frame::{Frame, SeatPanel},
        placement::ZonePlacement,
    },
    states::{TableComponents, TableSystems},
    table::Table,
    table_picture::TablePicture,
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_kit::{
    fonts::{Typeface, fitting, width},
    palette::{INK, PAPER, Palette, Rgba, WHITE, owner},
    preferences::{Cloth, Preferences},
};
use kortlek_rules::{
    Seat,
    presentation::{
        Arrangement, Dial, Ground, Lamps, Place, ScoreSheet, Stop, StopState, Target, Track, Zone,
    },
};

/// Drawn decorations, and the state that they were drawn from.
#[derive(Component, Default)]
struct ZoneDecor {
    list: DrawList,
    items: Vec<DrawItem>,
    from: Option<(u64, Cloth, bool)>,
    /// Name of the game's drawing on the cloth: `None` if the game has no drawing.
    ground: Option<&'static str>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<ZoneDecor>().add_systems(
        Update,
        draw.in_set(TableSystems::Draw)
            .run_if(resource_exists::<Assets<Image>>)
            .run_if(is_due(TablePart::Decor)),
    );
}

fn draw(
    mut all: Single<&mut ZoneDecor>,
    mut painter: Painter,
    table: Res<Table>,
    shown: Res<TablePicture>,
    preferences: Res<Preferences>,
) {
    let grounds = preferences.ground().is_some();
    let from = Some((table.serial(), preferences.cloth, grounds));
    let new = all.from != from;
    let waits = all.list.is_outdated(&painter);
    if !(waits || new || shown.is_changed() || painter.frame.is_changed()) {
        return;
    }
    if all.from.is_none_or(|(serial, ..)| serial != table.serial()) {
        let game = table.session.card().id;
        all.ground = painter.faces.has_ground(game).then_some(game);
    }
    // While cards are on their way, what was said stays.
    if new || shown.settled {
        all.from = from;
        let name = |seat: Seat| table.name(seat);
        all.items = items(&shown, &painter.frame, preferences.cloth, name);
        if let Some(game) = all.ground.filter(|_| grounds) {
            let ground = table_ground(game, &painter.frame, preferences.cloth);
            all.items.push(ground);
        }
    }
    let items = all.items.clone();
    all.list.draw(&mut painter, items);
}

/// The drawing let into the cloth of a game's table: as small as covers the window.
fn table_ground(game: &'static str, frame: &Frame, cloth: Cloth) -> DrawItem {
    /// The shape of such drawings: width for height.
    const SHAPE: f32 = 1.6;
    let wide = frame.whole(frame.window.x.max(frame.window.y * SHAPE));
    let at = frame.to_world(frame.window / 2.0);
    let what = Drawable::Picture(Art::Ground(game, cloth), wide, 1.0, None);
    DrawItem::new(ItemKey("Table ground", None, 0), at, depth::CLOTH, what)
}

/// All decorations of the picture.
fn items(
    shown: &TablePicture,
    frame: &Frame,
    cloth: Cloth,
    name: impl Fn(Seat) -> String,
) -> Vec<DrawItem> {
    let palette = Palette::of(cloth);
    let mut sketch = DecorPainter {
        frame,
        palette: &palette,
        target: None,
        n: 0,
        items: Vec::new(),
    };
    for zone in &shown.layout.zones {
        let Some(placement) = shown.placements.zone(zone.id) else {
            continue;
        };
        sketch.target = Some(Target::Zone(zone.id));
        sketch.n = 0;
        if let Some((rect, Ground::Picture(drawing))) = placement.ground {
            let wide = frame.whole(rect.width());
            let what = Drawable::Picture(Art::Ground(drawing, cloth), wide, 1.0, None);
            sketch.put("Ground", rect.center(), depth::PANEL + 0.5, what);
        }
        if let Some(seat) = zone.owner {
            sketch.owner(seat, zone, placement);
        }
        if let Some(track) = &zone.track {
            sketch.track(track, placement.used);
        }
        if let Some(lamps) = &zone.lamps {
            sketch.lamps(lamps, lamps_room(zone, placement, frame));
        }
        if let Some(sheet) = &zone.sheet {
            sketch.sheet(sheet, (zone.place, placement.used), &name);
        }
        if let Some((rect, tag)) = &placement.tag
            && let Some(mark) = tag.round
        {
            let high = ROUND * rect.height();
            let quiet = sketch.palette.quiet;
            sketch.mark(rect.center(), depth::WORDS - 0.1, mark.0, quiet, high);
        }
        let holder = match zone.place {
            Place::Panel { seat, .. } => Some(seat),
            Place::Hand => Some(frame.me),
            _ => None,
        };
        if let Some((from, to)) = holder.zip(zone.passes) {
            sketch.passes(from, to);
        }
        if let Some(dial) = &zone.dial
            && let Some(top) = placement.pieces.last()
        {
            sketch.dial(dial, top.at, DIAL * placement.width, top.z);
        }
    }
    sketch.items
}

/// Rectangle of a zone's lamps: below the pieces, or in the middle of a zone that can't have any.
fn lamps_room(zone: &Zone, placement: &ZonePlacement, frame: &Frame) -> Rect {
    if zone.arrangement == Arrangement::Empty && zone.track.is_none() {
        return placement.used;
    }
    let top = placement.rect.max.y - LAMPS * frame.label;
    Rect {
        min: Vec2::new(placement.rect.min.x, top),
        max: placement.rect.max,
    }
}

/// Colour of past rounds, on paper.
const FADED: Rgba = [0xC9, 0xC2, 0xB2, 0xFF];
/// Height of a mark round a count, for a count of one.
pub(crate) const ROUND: f32 = 1.06;
/// The radius of a clock, for a card's width of one.
const DIAL: f32 = 0.44;

/// Furnishings as they are put together.
struct DecorPainter<'a> {
    frame: &'a Frame,
    palette: &'a Palette,
    target: Option<Target>,
    n: u16,
    items: Vec<DrawItem>,
}

impl DecorPainter<'_> {
    /// Puts something in the window.
    fn put(&mut self, name: &'static str, at: Vec2, z: f32, what: Drawable) {
        self.put_turned(name, self.frame.snap(at), z, 0.0, what);
    }

    /// Puts something turned in the window, between pixels too.
    fn put_turned(&mut self, name: &'static str, at: Vec2, z: f32, angle: f32, what: Drawable) {
        let key = ItemKey(name, self.target, self.n);
        self.n += 1;
        let item = DrawItem::new(key, self.frame.to_world(at), z, what);
        self.items.push(DrawItem { angle, ..item });
    }

    fn shape(&mut self, at: Vec2, z: f32, shape: Shape) {
        self.put("Shape", at, z, shape.into());
    }

    fn mark(&mut self, at: Vec2, z: f32, mark: &'static str, ink: Rgba, high: f32) {
        let high = self.frame.whole(high);
        let what = Drawable::Picture(Art::Mark(mark, Some(ink)), high, 1.0, None);
        self.put("Mark", at, z, what);
    }

    fn words(
        &mut self,
        at: Vec2,
        text: &str,
        face: Typeface,
        size: f32,
        ink: Rgba,
        anchor: Anchor,
    ) {
        if text.is_empty() {
            return;
        }
        let what = TextItem::new(text, face, size, ink).anchored(anchor);
        self.put("Words", at, depth::WORDS + 0.3, what.into());
    }

    /// A disc of this radius.
    fn disc(&mut self, at: Vec2, radius: f32, fill: Rgba, line: f32, ink: Rgba) {
        let size = Vec2::splat(2.0 * radius);
        let shape = Shape::outlined(size, radius, fill, line, ink);
        self.shape(at, depth::WORDS + 0.1, shape);
    }

    /// A dashed circle of this radius.
    fn dashed(&mut self, at: Vec2, radius: f32) {
        let line = self.frame.whole(1.5 * self.frame.unit);
        let dash = [4.0 * self.frame.unit; 2];
        let ink = self.palette.quiet;
        let shape = Shape::dashed(Vec2::splat(2.0 * radius), radius, line, ink, dash);
        // Above the disc that it may stand on: of two things at one depth either may hide the other.
        self.shape(at, depth::WORDS + 0.15, shape);
    }

    /// Draws a disc with a check for something that went well, or a cross for something that went badly.
    fn verdict(&mut self, at: Vec2, radius: f32, good: bool) {
        let line = self.frame.whole(2.0 * self.frame.unit);
        let (fill, rim, mark, ink) = match good {
            true => (PAPER, INK, "check", INK),
            false => (INK, WHITE, "cross", WHITE),
        };
        self.disc(at, radius, fill, line, rim);
        self.mark(at, depth::WORDS + 0.2, mark, ink, 1.2 * radius);
    }

    /// The seat's colour round a zone, and its mark at the corner.
    fn owner(&mut self, seat: Seat, zone: &Zone, placement: &ZonePlacement) {
        let unit = self.frame.unit;
        let rect = match placement.ground {
            Some((rect, _)) => rect,
            None => placement.used.inflate(7.0 * unit),
        };
        let (ink, mark) = owner(seat);
        let size = rect.size().round();
        let line = self.frame.whole(2.5 * unit);
        let ring = Shape::outlined(size, 8.0 * unit, CLEAR, line, ink);
        self.shape(rect.center(), depth::OUTLINE + 0.2, ring);
        // A row that begins at the left has its count there.
        let left = zone.begin.is_none();
        let corner = if left {
            rect.min
        } else {
            Vec2::new(rect.max.x, rect.min.y)
        };
        let radius = 12.0 * self.frame.label;
        self.disc(corner, radius, PAPER, self.frame.whole(1.5), INK);
        self.mark(corner, depth::WORDS + 0.2, mark, ink, 1.2 * radius);
    }

    /// Places for cards.
    fn slots(&mut self, stops: &[Stop], room: Rect) {
        let n = stops.len();
        let (columns, scale) = slot_columns(n, room.size(), self.frame.unit);
        if scale <= 0.0 {
            return;
        }
        let (size, step) = ((SLOT * scale).round(), SLOT_STEP * scale);
        let lines = n.div_ceil(columns);
        let line = self.frame.whole(1.5 * self.frame.unit);
        let radius = 0.12 * size.x;
        for (k, stop) in stops.iter().enumerate() {
            let (column, row) = (k % columns, k / columns);
            let off = Vec2::new(column as f32, row as f32)
                - Vec2::new((columns - 1) as f32, (lines - 1) as f32) / 2.0;
            let at = room.center() + off * step;
            if stop.state == StopState::Ahead {
                let dash = [4.0 * self.frame.unit; 2];
                let place = Shape::dashed(size, radius, line, self.palette.quiet, dash);
                self.shape(at, depth::WORDS + 0.1, place);
                let (ink, face) = (self.palette.words, Typeface::Semibold);
                let high = if stop.below.is_empty() { 0.0 } else { 0.16 };
                if let Some(mark) = stop.sign {
                    let up = at + Vec2::new(0.0, -high * size.y);
                    self.mark(up, depth::WORDS + 0.2, mark.0, ink, 0.52 * size.y);
                }
                let under = at + Vec2::new(0.0, 0.32 * size.y);
                let kind = fitting(&stop.below, face, 0.26 * size.y, 0.9 * size.x);
                self.words(under, &stop.below, face, kind, ink, Anchor::CENTER);
                continue;
            }
            let paper = Shape::outlined(size, radius, PAPER, line.min(1.0), INK);
            self.shape(at, depth::WORDS + 0.1, paper);
            let sign = stop.sign.map(|mark| Art::sign(mark.0));
            let ink = match sign {
                Some(Art::Mark(_, Some(ink))) => ink,
                _ => INK,
            };
            let up = at - Vec2::new(0.0, 0.2 * size.y);
            let kind = 0.44 * size.y;
            self.words(up, &stop.label, Typeface::Serif, kind, ink, Anchor::CENTER);
            if let Some(sign) = sign {
                let high = self.frame.whole(0.36 * size.y);
                let what = Drawable::Picture(sign, high, 1.0, None);
                let below = at + Vec2::new(0.0, 0.23 * size.y);
                self.put("Slot's sign", below, depth::WORDS + 0.2, what);
            }
        }
    }

    /// Stops on a road.
    fn track(&mut self, track: &Track, room: Rect) {
        let n = track.stops.len();
        if n == 0 {
            return;
        }
        if track.slots {
            self.slots(&track.stops, room);
            return;
        }
        let below = track.stops.iter().any(|s| !s.below.is_empty());
        let text = self.frame.label;
        let words = if below { 22.0 * text } else { 0.0 };
        let radius = |stops: usize, high: f32| {
            let step = (room.width() / stops as f32).min(84.0 * self.frame.unit);
            let radius = (20.0 * self.frame.unit).min(0.36 * step);
            radius.min((high - words) * 0.42)
        };
        // Two lines, if the stops are a good deal larger then.
        let single = radius(n, room.height());
        if n > 6 && radius(n.div_ceil(2), room.height() / 2.0) > 1.2 * single {
            let upper = n.div_ceil(2);
            let half = room.height() / 2.0;
            for (stops, top) in [(&track.stops[..upper], 0.0), (&track.stops[upper..], half)] {
                let line = Rect {
                    min: Vec2::new(room.min.x, room.min.y + top),
                    max: Vec2::new(room.max.x, room.min.y + top + half),
                };
                let part = Track {
                    stops: stops.to_vec(),
                    slots: false,
                };
                self.track(&part, line);
            }
            return;
        }
        let high = room.height() - words;
        let step = (room.width() / n as f32).min(84.0 * self.frame.unit);
        let radius = single;
        let y = room.min.y + high / 2.0;
        let at = |k: usize| {
            let off = (k as f32 - (n - 1) as f32 / 2.0) * step;
            Vec2::new(room.center().x + off, y)
        };
        let z = depth::WORDS - 0.5;
        let (first, last) = (at(0), at(n - 1));
        let road = Vec2::new(last.x - first.x + radius, 0.6 * radius).max(Vec2::ONE);
        let band = Shape::filled(road.round(), road.y / 2.0, self.palette.panel);
        self.shape((first + last) / 2.0, z, band);
        let passed = |stop: &Stop| stop.state != StopState::Ahead;
        let gone = track.stops.iter().rposition(passed);
        if let Some(gone) = gone.filter(|k| *k > 0) {
            let long = Vec2::new(at(gone).x - first.x, 0.25 * radius);
            let line = Shape::filled(long.round(), long.y / 2.0, self.palette.quiet);
            self.shape((first + at(gone)) / 2.0, z + 0.1, line);
        }
        let line = self.frame.whole(2.0 * self.frame.unit);
        let palette = self.palette;
        for (k, stop) in track.stops.iter().enumerate() {
            let at = at(k);
            let mut label = None;
            match stop.state {
                StopState::Good => self.verdict(at, radius, true),
                StopState::Bad => self.verdict(at, radius, false),
                StopState::Over => {
                    self.disc(at, radius, palette.quiet, line, palette.panel);
                    label = Some(INK);
                }
                StopState::Now => {
                    let gold = self.frame.whole(3.0 * self.frame.unit);
                    self.disc(at, radius * 1.1, palette.panel, gold, palette.focus);
                    label = Some(palette.words);
                }
                StopState::Ahead => {
                    self.disc(at, radius * 0.85, palette.panel, 0.0, CLEAR);
                    self.dashed(at, radius * 0.85);
                    label = Some(palette.quiet);
                }
            }
            if let Some(ink) = label {
                let size = fitting(&stop.label, Typeface::Bold, 0.9 * radius, 1.5 * radius);
                self.words(at, &stop.label, Typeface::Bold, size, ink, Anchor::CENTER);
            }
            let under = Vec2::new(at.x, y + radius + 12.0 * text);
            let (face, ink) = (Typeface::Regular, palette.quiet);
            let size = fitting(&stop.below, face, 13.0 * text, 0.9 * step);
            self.words(under, &stop.below, face, size, ink, Anchor::CENTER);
        }
    }

    /// Draws lamps behind their caption.
    fn lamps(&mut self, lamps: &Lamps, room: Rect) {
        let text = self.frame.label;
        let face = Typeface::Regular;
        let said = width(&lamps.words, face, 15.0);
        let gap = if lamps.words.is_empty() { 0.0 } else { 12.0 };
        let many = f32::from(lamps.of);
        let whole = (said + gap + 30.0 * many).max(1.0);
        let scale = text.min(room.width() / whole).min(room.height() / 24.0);
        let left = room.center().x - whole * scale / 2.0;
        let y = room.center().y;
        let (at, ink) = (Vec2::new(left, y), self.palette.quiet);
        let (size, anchor) = (15.0 * scale, Anchor::CENTER_LEFT);
        self.words(at, &lamps.words, face, size, ink, anchor);
        let radius = 12.0 * scale;
        for k in 0..lamps.of {
            let x = left + (said + gap + 30.0 * (f32::from(k) + 0.5)) * scale;
            let at = Vec2::new(x, y);
            if k < lamps.lit {
                self.verdict(at, radius, lamps.good);
            } else {
                self.disc(at, radius, self.palette.panel, 0.0, CLEAR);
                self.dashed(at, radius);
            }
        }
    }

    /// Draws that the cards of one seat go to another next: an arrow at the edge of its panel, and a dotted path to the
    /// other panel where they are in one column.
    fn passes(&mut self, from: Seat, to: Seat) {
        let Some((a, b)) = self.frame.panel(from).zip(self.frame.panel(to)) else {
            return;
        };
        let unit = self.frame.unit;
        let (a, b, left) = (a.rect, b.rect, a.left);
        let (up, down) = (b.max.y <= a.min.y, b.min.y >= a.max.y);
        let column = (a.center().x - b.center().x).abs() < a.width() / 2.0;
        let between = |other: &SeatPanel| {
            let y = other.rect.center().y;
            let inside = (a.center().y - y) * (b.center().y - y) < 0.0;
            inside && (other.rect.center().x - a.center().x).abs() < a.width() / 2.0
        };
        // Another panel stands between them: the path runs beside it.
        let beside = column && self.frame.panels.iter().any(between);
        let edge = if left { a.max.x } else { a.min.x };
        let (first, last) = (a.min.x + 30.0 * unit, a.max.x - 30.0 * unit);
        // Two paths in one column run side by side.
        let (at, mark) = match (up, down) {
            // In a high window the others sit side by side.
            (true, _) if self.frame.portrait => {
                let x = b.center().x.clamp(first, last);
                (Vec2::new(x, a.min.y), "arrow-up")
            }
            (false, false) if self.frame.portrait && b.center().x > a.center().x => {
                (Vec2::new(a.max.x, a.center().y), "arrow-right")
            }
            (false, false) if self.frame.portrait => {
                (Vec2::new(a.min.x, a.center().y), "arrow-left")
            }
            (true, _) if beside => (Vec2::new(edge, a.center().y), "arrow-up"),
            (_, true) if beside => (Vec2::new(edge, a.center().y), "arrow-down"),
            (true, _) if column => (Vec2::new(first, a.min.y), "arrow-up"),
            (_, true) if column => (Vec2::new(last, a.max.y), "arrow-down"),
            (_, true) => (Vec2::new(a.center().x, a.max.y), "arrow-down"),
            _ if left => (Vec2::new(a.max.x, a.center().y), "arrow-right"),
            _ => (Vec2::new(a.min.x, a.center().y), "arrow-left"),
        };
        let far = match (beside, up) {
            (true, _) => b.center().y,
            (_, true) => b.max.y,
            (_, false) => b.min.y,
        };
        let (start, sign) = (at.y, if up { -1.0 } else { 1.0 });
        let long = (far - start).abs();
        let radius = 13.0 * unit;
        if column && !self.frame.portrait && long > 4.0 * radius {
            const EVERY: f32 = 10.0;
            const HEAD: f32 = 16.0;
            let dot = self.frame.whole(3.0 * unit);
            let dots = ((long - radius - HEAD * unit) / (EVERY * unit)) as u16;
            let quiet = self.palette.quiet;
            // Beside a panel it keeps clear of its edge, and turns at its end.
            let out = if left { 5.0 } else { -5.0 } * unit;
            let x = if beside { at.x + out } else { at.x };
            for n in 1..dots {
                let y = start + sign * (radius + EVERY * unit * f32::from(n));
                let shape = Shape::filled(Vec2::splat(dot), dot / 2.0, quiet);
                self.shape(Vec2::new(x, y), depth::PANEL_WORDS + 1.0, shape);
            }
            let head = Shape::Head {
                length: HEAD * unit,
                width: HEAD * unit,
            };
            let tip = match beside {
                true => Vec2::new(x, far),
                false => Vec2::new(x, far - sign * (HEAD / 2.0 + 2.0) * unit),
            };
            // Angles are counter-clockwise in the world, whose y goes up.
            let angle = match (beside, left) {
                (true, true) => std::f32::consts::PI,
                (true, false) => 0.0,
                _ => -sign * std::f32::consts::FRAC_PI_2,
            };
            let head = Drawable::Shape(head, quiet);
            self.put_turned("Head", tip, depth::PANEL_WORDS + 1.0, angle, head);
        }
        let line = self.frame.whole(1.5 * unit);
        let (panel, rim) = (self.palette.panel, self.palette.line);
        let tab = Shape::outlined(Vec2::splat(2.0 * radius), radius, panel, line, rim);
        self.shape(at, depth::PANEL_WORDS + 1.1, tab);
        let ink = self.palette.words;
        self.mark(at, depth::PANEL_WORDS + 1.2, mark, ink, 1.3 * radius);
    }

    /// Draws a clock of this radius on a piece: the steps gone begin at the top and run clockwise, so that the last of
    /// the steps left comes to the top again.
    fn dial(&mut self, dial: &Dial, at: Vec2, radius: f32, above: f32) {
        use std::f32::consts::{FRAC_PI_2, TAU};
        let line = self.frame.whole(2.0 * self.frame.unit);
        let z = above + 0.06;
        let face = Shape::outlined(Vec2::splat(2.0 * radius), radius, PAPER, line, INK);
        self.shape(at, z, face);
        let gone = dial.of.saturating_sub(dial.left);
        let pace = TAU / f32::from(dial.of.max(1));
        let thick = (0.42 * pace * radius).min(0.09 * radius).max(1.0);
        for n in 0..dial.of {
            let next = n >= gone && n < gone + dial.next;
            let (long, ink) = match n >= gone {
                true if next => (0.28, INK),
                true => (0.17, INK),
                false => (0.1, FADED),
            };
            let turn = FRAC_PI_2 - pace * (f32::from(n) + 0.5);
            // Angles are counter-clockwise in the world, whose y goes up.
            let out = Vec2::new(turn.cos(), -turn.sin());
            let middle = at + out * radius * (0.93 - long / 2.0);
            let tick = Drawable::Line(thick, long * radius, ink);
            self.put_turned("Tick", middle, z + 0.01, turn, tick);
        }
        let what = TextItem::new(dial.left.to_string(), Typeface::Serif, 0.66 * radius, INK);
        self.put("Left", at, z + 0.02, what.into());
    }

    /// A table of scores.
    fn sheet(
        &mut self,
        sheet: &ScoreSheet,
        (place, room): (Place, Rect),
        name: &impl Fn(Seat) -> String,
    ) {
        const TYPE: f32 = SHEET_TYPE;
        const ROW: f32 = SHEET_ROW;
        const INSET: f32 = SHEET_INSET;
        let names: Vec<String> = sheet.rows.iter().map(|(seat, _)| name(*seat)).collect();
        let widest = |texts: &mut dyn Iterator<Item = &str>, face| {
            let widths = texts.map(|t| width(t, face, TYPE));
            widths.fold(0.0, f32::max)
        };
        let first = widest(&mut names.iter().map(String::as_str), Typeface::Bold) + 2.0 * INSET;
        let cells = sheet.rows.iter().flat_map(|(_, cells)| cells);
        let texts = sheet.columns.iter().chain(cells);
        let mut texts = texts.map(kortlek_rules::Text::as_str);
        let column = (widest(&mut texts, Typeface::Bold) + 20.0).max(SHEET_COLUMN);
        let many = sheet.columns.len() as f32;
        let whole = Vec2::new(
            first + column * many + INSET / 2.0,
            ROW * (sheet.rows.len() + 1) as f32 + INSET,
        );
        let scale = (room.size() / whole).min_element().min(self.frame.label);
        // What goes beside the table is no great loss: the log and the panels tell the same.
        if matches!(place, Place::Column(_)) && !is_readable_sheet(scale) {
            return;
        }
        let size = (whole * scale).round();
        let corner = room.center() - size / 2.0;
        let line = self.frame.whole(1.5 * scale);
        let (panel, rule) = (self.palette.panel, self.palette.line);
        let paper = Shape::outlined(size, 10.0 * scale, panel, line, rule);
        self.shape(room.center(), depth::WORDS - 0.5, paper);
        let x = |k: usize| corner.x + (first + column * (k as f32 + 0.5)) * scale;
        let y = |k: usize| corner.y + (INSET / 2.0 + ROW * (k as f32 + 0.5)) * scale;
        if let Some(now) = sheet.now {
            let size = Vec2::new(column, whole.y - 8.0) * scale;
            let lit = Shape::filled(size.round(), 6.0 * scale, self.palette.lit);
            let at = Vec2::new(x(usize::from(now)), room.center().y);
            self.shape(at, depth::WORDS - 0.4, lit);
        }
        let under = Vec2::new(room.center().x, y(0) + ROW * scale / 2.0);
        let long = Vec2::new(size.x - INSET * scale, line);
        self.shape(under, depth::WORDS - 0.3, Shape::filled(long, 0.0, rule));
        let (kind, quiet) = (TYPE * scale, self.palette.quiet);
        for (k, head) in sheet.columns.iter().enumerate() {
            let at = Vec2::new(x(k), y(0));
            self.words(at, head, Typeface::Regular, kind, quiet, Anchor::CENTER);
        }
        let last = sheet.columns.len().saturating_sub(1);
        let ink = self.palette.words;
        for (row, (name, (_, cells))) in names.iter().zip(&sheet.rows).enumerate() {
            let at = Vec2::new(corner.x + INSET * scale, y(row + 1));
            self.words(at, name, Typeface::Bold, kind, ink, Anchor::CENTER_LEFT);
            for (k, cell) in cells.iter().enumerate() {
                let face = match k == last {
                    true => Typeface::Bold,
                    false => Typeface::Regular,
                };
                let at = Vec2::new(x(k), y(row + 1));
                self.words(at, cell, face, kind, ink, Anchor::CENTER);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::arrange::arrange;
    use kortlek_rules::presentation::{Layout, Place, ZoneId};

    fn drawn(zone: Zone) -> (Rect, Vec<DrawItem>) {
        let frame = Frame::default();
        let layout = Layout::new(vec![zone]);
        let placements = arrange(&layout, &frame);
        let room = frame.rect_to_world(placements.zones[0].rect);
        let shown = TablePicture {
            layout,
            placements,
            ..TablePicture::default()
        };
        (
            room,
            items(&shown, &frame, Cloth::Green, |seat| format!("{seat:?}")),
        )
    }

    fn marks(items: &[DrawItem], wanted: &str) -> usize {
        let is = |item: &&DrawItem| matches!(item.what, Drawable::Picture(Art::Mark(mark, _), ..) if mark == wanted);
        items.iter().filter(is).count()
    }

    #[test]
    fn a_track_tells_how_each_stop_went_within_its_room() {
        use StopState::{Ahead, Bad, Good, Now, Over};
        let stops = [Good, Bad, Over, Now, Ahead, Ahead, Ahead, Ahead, Ahead];
        let stops = stops
            .into_iter()
            .zip(1..)
            .map(|(state, n): (_, i32)| Stop::new(state, n.to_string()).below("Elm".to_owned()));
        let zone = Zone::track(ZoneId::common("road"), Place::Middle, stops);
        let (room, items) = drawn(zone);
        assert_eq!((marks(&items, "check"), marks(&items, "cross")), (1, 1));
        for item in &items {
            assert!(room.contains(item.at), "{item:?}");
        }
        let said = items.iter().filter(|i| i.key.0 == "Words").count();
        assert_eq!(
            said,
            7 + 9,
            "labels of all that have no verdict, and what stands below"
        );
    }

    #[test]
    fn places_for_cards_are_filled_and_the_last_one_has_its_mark() {
        use StopState::{Ahead, Over};
        let stops = (1..=10).map(|n| match n {
            1..=4 => Stop::new(Over, "K".to_owned()).sign("hearts"),
            10 => Stop::new(Ahead, "".to_owned())
                .sign("hatchet")
                .below("end".to_owned()),
            _ => Stop::new(Ahead, "".to_owned()),
        });
        let zone = Zone::slots(ZoneId::common("slots"), Place::Middle, stops);
        let (room, items) = drawn(zone);
        assert_eq!((marks(&items, "hearts"), marks(&items, "hatchet")), (4, 1));
        let said = items.iter().filter(|i| i.key.0 == "Words").count();
        assert_eq!(said, 4 + 1, "ranks, and where it ends");
        let places = items.iter().filter(|i| i.key.0 == "Shape").count();
        assert_eq!(places, 10);
        for item in &items {
            assert!(room.contains(item.at), "{item:?}");
        }
    }

    #[test]
    fn as_many_lamps_are_lit_as_were_reached() {
        let mut zone = Zone::new(ZoneId::common("team"), Place::Middle, Arrangement::Empty);
        zone.lamps = Some(Lamps {
            of: 5,
            lit: 2,
            good: false,
            words: "Turncoat".into(),
        });
        let (_, items) = drawn(zone);
        assert_eq!((marks(&items, "check"), marks(&items, "cross")), (0, 2));
    }

    #[test]
    fn a_clock_has_a_tick_for_each_step_and_says_how_many_are_left() {
        let dial = Dial {
            of: 42,
            left: 5,
            next: 2,
        };
        let zone = Zone::new(ZoneId::common("stack"), Place::Middle, Arrangement::Pile)
            .items(kortlek_rules::presentation::Item::backs(
                kortlek_rules::Deck::French,
                5,
            ))
            .dial(dial);
        let (room, items) = drawn(zone.clone());
        let ticks = items.iter().filter(|i| i.key.0 == "Tick");
        let long = |item: &&DrawItem| match item.what {
            Drawable::Line(_, long, ink) => (long.to_bits(), ink == INK),
            _ => panic!("{item:?}"),
        };
        let mut kinds: Vec<_> = ticks.clone().map(|t| long(&t)).collect();
        assert_eq!(kinds.iter().filter(|k| k.1).count(), 5);
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!((ticks.count(), kinds.len()), (42, 3));
        assert!(items.iter().all(|item| room.contains(item.at)));
        // Nothing is left to be read on where nothing lies.
        let (_, items) = drawn(zone.items([]));
        assert!(items.is_empty());
    }

    #[test]
    fn a_long_score_sheet_still_fits() {
        let sheet = ScoreSheet {
            columns: (1..=14).map(|n: i32| n.to_string().into()).collect(),
            now: Some(3),
            rows: Seat::all(5)
                .map(|seat| (seat, vec!["12".into(), "−7".into(), "103".into()]))
                .collect(),
        };
        let (room, items) = drawn(Zone::sheet(ZoneId::common("sheet"), Place::Middle, sheet));
        assert!(items.len() > 14 + 5 * 4);
        for item in &items {
            assert!(room.contains(item.at), "{item:?}");
        }
    }
}

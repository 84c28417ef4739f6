//! The seats' panels: the player, the seat's activity, its score. The zones on them are drawn elsewhere.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem},
        opening::{TablePart, is_due},
        shapes::Shape,
    },
    layout::{
        depth,
        frame::{Frame, SeatPanel},
        placement::ZonePlacement,
    },
    states::{TableComponents, TableSystems},
    table::Table,
    table_picture::{CountingScore, PreviewScores, TablePicture},
    tempo::{self, Tempo},
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_kit::{
    fonts::{Typeface, lines, width},
    palette::{GOLD, INK, PAPER, Palette, Rgba, owner},
    preferences::Preferences,
    redraw_request::RedrawRequest,
};
use kortlek_rules::{
    Seat,
    presentation::{Panel, Place, Target, Zone},
};

/// The portraits that bots have by name.
const PORTRAITS: [(&str, &str); 8] = [
    ("elm", "avatar-elm"),
    ("birch", "avatar-birch"),
    ("rowan", "avatar-rowan"),
    ("alder", "avatar-alder"),
    ("hazel", "avatar-hazel"),
    ("ash", "avatar-ash"),
    ("linden", "avatar-linden"),
    ("juniper", "avatar-juniper"),
];

/// The mark that represents a player.
pub fn portrait(name: &str, person: bool) -> &'static str {
    if person {
        return "avatar-you";
    }
    let name = name.trim().to_lowercase();
    PORTRAITS
        .iter()
        .find(|(known, _)| *known == name)
        .map_or("avatar-bot", |(_, mark)| mark)
}

/// Position of the portrait in a panel: the middle of its disc, and its half size, in the window.
pub fn face(frame: &Frame, panel: &SeatPanel) -> [Vec2; 2] {
    let (header, text) = (panel.header, frame.text);
    if frame.compact {
        let middle = Vec2::new(panel.rect.min.x + 25.0 * text, compact_row(panel, NAME_ROW));
        return [frame.snap(middle), Vec2::splat(11.5 * text)];
    }
    let share = (header.height() / (70.0 * text)).min(1.0);
    let middle = frame.snap(Vec2::new(
        frame.snap(panel.rect.min).x + 34.0 * text,
        header.min.y + header.height() * 36.0 / 70.0,
    ));
    [middle, Vec2::splat(22.0 * text * share)]
}

/// Lines of a compact panel: the middle of that with portrait, name and score, and of that with the status, as shares of
/// the header's height.
const NAME_ROW: f32 = 0.33;
const STATUS_ROW: f32 = 0.74;

/// Position down the header of a panel, from a share of the header's height.
fn compact_row(panel: &SeatPanel, share: f32) -> f32 {
    panel.header.min.y + panel.header.height() * share
}

/// Height of a note's type, and of a line of it, in pixels of the reference drawing.
const NOTE: f32 = 14.0;
const LINE: f32 = 17.5;

/// Opacity of the words of a seat that is out.
const DIMMED: f32 = 0.55;

/// Rectangle of a note in a panel's lower part: in the free room to the right of the pieces, in the middle of its
/// height, or below them. Lengths in pixels of the window, `text` as [`Frame::text`]; `taken` are the rectangles of the
/// pieces and words in it. `None` if the note does not fit.
pub fn note_room(note: &str, body: Rect, taken: &[Rect], text: f32) -> Option<Rect> {
    let Some(all) = taken.iter().copied().reduce(|a, b| a.union(b)) else {
        return Some(body);
    };
    let longest = note
        .split_whitespace()
        .map(|w| width(w, Typeface::Regular, NOTE))
        .fold(0.0, f32::max);
    let fits = |room: Rect| {
        let wide = room.width() / text;
        let high = lines(note, Typeface::Regular, NOTE, wide) as f32 * LINE * text;
        (wide >= longest && high <= room.height() + 1.0).then(|| {
            let top = if room.min.y > body.min.y {
                room.min.y
            } else {
                room.center().y - high / 2.0
            };
            Rect::new(room.min.x, top, room.max.x, top + high)
        })
    };
    let right = Rect {
        min: Vec2::new(all.max.x + 9.0 * text, body.min.y),
        max: body.max,
    };
    let below = Rect {
        min: Vec2::new(body.min.x, all.max.y + 4.0 * text),
        max: body.max,
    };
    [right, below]
        .into_iter()
        .filter(|r| r.min.cmplt(r.max).all())
        .find_map(fits)
}

/// The part of a panel that is drawn: only its header while there is nothing to be seen below it.
pub(crate) fn drawn(panel: &SeatPanel, shown: &TablePicture) -> Rect {
    let inside =
        |zone: &&Zone| matches!(zone.place, Place::Panel { seat, .. } if seat == panel.seat);
    let noted = |other: &Panel| other.seat == panel.seat && !other.status.note.is_empty();
    let filled = shown
        .layout
        .zones
        .iter()
        .filter(inside)
        .any(shows_something)
        || shown.panels.iter().any(noted);
    match filled {
        true => panel.rect,
        false => Rect::from_corners(panel.rect.min, panel.header.max),
    }
}

/// Returns true if anything of a zone in a panel can be seen.
fn shows_something(zone: &Zone) -> bool {
    let words = !zone.title.is_empty() || !zone.caption.is_empty() || !zone.sign.is_empty();
    let things = !zone.items.is_empty() || !zone.cells.is_empty() || zone.outline;
    let decor = zone.tag.is_some()
        || zone.picture.is_some()
        || zone.lamps.is_some()
        || zone.track.is_some()
        || zone.sheet.is_some()
        || zone.dial.is_some()
        || zone.look_back.is_some();
    words || things || decor
}

/// Content of a seat's panel, besides the zones on it.
struct PanelContent<'a> {
    place: &'a SeatPanel,
    panel: &'a Panel,
    name: &'a str,
    /// The name as it is read: the viewer's is “You”, in the language in use.
    said: &'a str,
    score: String,
    /// True if the score is one that a decision would bring.
    foreseen: bool,
    /// True if things on the table show their owner by the seats' marks.
    owned: bool,
    viewer: bool,
    /// True if gold marks that the seat owes a decision.
    gold: bool,
    /// The part of it that is drawn.
    drawn: Rect,
    /// Rectangles of the zones on it.
    taken: Vec<Rect>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Panels>().add_systems(
        Update,
        (dress, pop)
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(resource_exists::<Assets<Image>>)
            .run_if(is_due(TablePart::Panels)),
    );
}

#[derive(Component, Default)]
struct Panels {
    list: DrawList,
    cloth: Option<kortlek_kit::preferences::Cloth>,
    table: u64,
}

/// The score of the entity has just grown: it swells for a moment.
#[derive(Component)]
struct ScorePop(f32);

/// Enlargement of a score while it swells.
const SWELL: f32 = 0.22;

fn dress(
    mut panels: Single<&mut Panels>,
    mut painter: Painter,
    table: Res<Table>,
    (shown, foreseen): (Res<TablePicture>, Single<Ref<PreviewScores>>),
    tally: Res<CountingScore>,
    preferences: Res<Preferences>,
) {
    let new = panels.table != table.serial() || panels.cloth != Some(preferences.cloth);
    if !(new
        || panels.list.is_outdated(&painter)
        || shown.is_changed()
        || foreseen.is_changed()
        || tally.is_changed()
        || painter.frame.is_changed())
    {
        return;
    }
    panels.table = table.serial();
    panels.cloth = Some(preferences.cloth);
    let palette = Palette::of(preferences.cloth);
    let frame = painter.frame.clone();
    let names = table.session.names();
    let mut items = Vec::new();
    // While the viewer owes a decision, only that is told in gold.
    let owes = |panel: &Panel| panel.acting && names.me == Some(panel.seat);
    let mine = shown.panels.iter().any(owes);
    let zones = &shown.layout.zones;
    let is_owned =
        |zone: &Zone| zone.owner.is_some() || zone.items.iter().any(|i| i.owner.is_some());
    let owned = zones.iter().any(is_owned);
    for panel in &shown.panels {
        let Some(place) = frame.panel(panel.seat) else {
            continue;
        };
        let taken = zones
            .iter()
            .filter(|z| matches!(z.place, Place::Panel { seat, .. } if seat == panel.seat))
            .filter_map(|z| shown.placements.zone(z.id))
            .map(|placement| taken(placement, &frame))
            .collect();
        let said = table.name(panel.seat);
        let content = PanelContent {
            place,
            panel,
            name: names.of(panel.seat),
            said: &said,
            score: foreseen.score(panel, tally.score(panel)),
            foreseen: foreseen.changes(panel),
            owned,
            viewer: names.me == Some(panel.seat),
            gold: panel.acting && (!mine || names.me == Some(panel.seat)),
            drawn: drawn(place, &shown),
            taken,
        };
        draw(&content, &frame, &palette, &mut items);
    }
    panels.list.draw(&mut painter, items);
    if tally.is_changed()
        && let Some(seat) = tally.counting()
        && let Some(score) = panels.list.entity(key("Score", seat))
        && !preferences.reduced_motion
    {
        painter.commands.entity(score).try_insert(ScorePop(0.0));
    }
}

/// The room that a zone and its words take.
fn taken(placement: &ZonePlacement, frame: &Frame) -> Rect {
    let pieces = if placement.pieces.is_empty() && placement.outline.is_none() {
        Rect::from_corners(placement.used.min, placement.used.min)
    } else {
        placement.used
    };
    let words = placement.words.iter().map(|w| {
        let width = width(&w.text, Typeface::Regular, NOTE * frame.text);
        let left = w.at.x - if w.from_left { 0.0 } else { width / 2.0 };
        let half = 9.0 * frame.text;
        Rect::new(left, w.at.y - half, left + width, w.at.y + half)
    });
    words.fold(pieces, |a, b| a.union(b))
}

fn key(name: &'static str, seat: Seat) -> ItemKey {
    ItemKey(name, Some(Target::Seat(seat)), 0)
}

/// A panel that is being drawn.
struct PanelDrawing<'a> {
    content: &'a PanelContent<'a>,
    frame: &'a Frame,
    palette: &'a Palette,
    /// Its rectangle in the window, on whole pixels.
    rect: Rect,
    items: &'a mut Vec<DrawItem>,
}

fn draw(content: &PanelContent, frame: &Frame, palette: &Palette, items: &mut Vec<DrawItem>) {
    let rect = content.drawn;
    let mut drawing = PanelDrawing {
        content,
        frame,
        palette,
        rect: Rect {
            min: frame.snap(rect.min),
            max: frame.snap(rect.max),
        },
        items,
    };
    drawing.ground();
    drawing.portrait();
    drawing.words();
    drawing.rule();
    drawing.note();
}

impl PanelDrawing<'_> {
    /// Adds something at a point of the window.
    fn put(&mut self, name: &'static str, at: Vec2, z: f32, what: impl Into<Drawable>) {
        let key = key(name, self.content.panel.seat);
        let at = self.frame.to_world(at);
        self.items.push(DrawItem::new(key, at, z, what.into()));
    }

    /// A line's width on whole pixels, from pixels of the reference drawing: it does not get thinner with small type.
    fn line(&self, width: f32) -> f32 {
        self.frame.whole(width * self.frame.text.max(1.0))
    }

    /// Position down the header, from a share of the header's height.
    fn row(&self, share: f32) -> f32 {
        let header = self.content.place.header;
        header.min.y + header.height() * share
    }

    fn ground(&mut self) {
        let (width, edge) = match self.content.gold {
            true => (2.5, self.palette.focus),
            false => (1.5, self.palette.line),
        };
        let (size, radius) = (self.rect.size(), 12.0 * self.frame.text);
        let fill = self.palette.panel;
        let ground = Shape::outlined(size, radius, fill, self.line(width), edge);
        self.put("Panel", self.rect.center(), depth::PANEL, ground);
    }

    /// Draws the portrait, and the seat's mark where things on the table bear it.
    fn portrait(&mut self) {
        let content = self.content;
        let [middle, Vec2 { x: radius, .. }] = face(self.frame, content.place);
        let (disc, ink) = if content.gold && content.viewer {
            (GOLD, INK)
        } else {
            (self.palette.lit, self.palette.words)
        };
        let round = Shape::filled(Vec2::splat(2.0 * radius), radius, disc);
        let z = depth::PANEL_WORDS;
        self.put("Portrait's disc", middle, z, round);
        let face = Art::Mark(portrait(content.name, content.viewer), Some(ink));
        let high = self.frame.whole(radius * 1.44);
        // In a compact panel there is room for one sign of the player: the one that tells what is whose.
        if content.owned && self.frame.compact {
            return self.owner(middle);
        }
        let out = content.panel.status.out;
        let bright = if out { DIMMED } else { 1.0 };
        let face = Drawable::Picture(face, high, bright, None);
        self.put("Portrait", middle, z + 0.2, face);
        if content.owned {
            self.owner(middle + Vec2::new(radius, radius) * 0.8);
        }
    }

    fn owner(&mut self, at: Vec2) {
        let (ink, mark) = owner(self.content.panel.seat);
        let disc = 9.0 * self.frame.text;
        let size = Vec2::splat(2.0 * disc);
        let paper = Shape::outlined(size, disc, PAPER, self.line(1.5), INK);
        self.put("Owner's disc", at, depth::PANEL_WORDS + 0.3, paper);
        let high = self.frame.whole(1.3 * disc);
        let mark = Drawable::Picture(Art::Mark(mark, Some(ink)), high, 1.0, None);
        self.put("Owner", at, depth::PANEL_WORDS + 0.4, mark);
    }

    /// Size of the score's type; one that a decision would bring is longer.
    fn score_size(&self) -> f32 {
        let text = self.frame.text;
        let [usual, foreseen, share] = if self.frame.compact {
            [24.0, 20.0, 1.0]
        } else {
            let share = self.content.place.header.height() / (70.0 * text);
            [34.0, 26.0, share.clamp(0.8, 1.0)]
        };
        let size = match self.content.foreseen {
            true => foreseen,
            false => usual,
        };
        (size * text * share).round()
    }

    /// Name, what the seat does, and score.
    fn words(&mut self) {
        let (content, frame, palette) = (self.content, self.frame, self.palette);
        let text = frame.text;
        let status = &content.panel.status;
        let words = |words: &str, face: Typeface, size: f32, [r, g, b, a]: Rgba, anchor, fit| {
            let a = match status.out {
                true => (255.0 * DIMMED) as u8,
                false => a,
            };
            let line = TextItem::new(words, face, size, [r, g, b, a]);
            line.anchored(anchor).fitted(fit)
        };
        let (serif, score_size) = (Typeface::Serif, self.score_size());
        let score_width = width(&content.score, serif, score_size);
        let compact = frame.compact;
        let rect = self.rect;
        let inset = |left: f32| frame.snap(Vec2::new(rect.min.x + left * text, 0.0)).x;
        let (left, right) = match compact {
            true => (inset(43.0), rect.max.x - 14.0 * text),
            false => (inset(66.0), rect.max.x - 16.0 * text),
        };
        let room = Some(right - score_width - 10.0 * text - left);
        let [name_row, status_row, score_row] = match (compact, status.words.is_empty()) {
            (true, _) => [NAME_ROW, STATUS_ROW, NAME_ROW],
            (false, true) => [35.0 / 70.0, 48.0 / 70.0, 32.0 / 70.0],
            (false, false) => [26.0 / 70.0, 48.0 / 70.0, 32.0 / 70.0],
        };
        let at = |x: f32, y: f32| frame.snap(Vec2::new(x, y));
        let z = depth::PANEL_WORDS + 0.2;
        let (beside, size) = (Anchor::CENTER_LEFT, 18.0 * text);
        let (face, ink) = (Typeface::Bold, palette.words);
        let name = words(content.said, face, size, ink, beside, room);
        self.put("Name", at(left, self.row(name_row)), z, name);
        if !status.words.is_empty() {
            // In a compact panel it has the whole line below the name.
            let (left, room, size) = match compact {
                true => (inset(14.0), Some(right - inset(14.0)), 14.0 * text),
                false => (left, room, 15.5 * text),
            };
            let (face, ink) = (Typeface::Regular, palette.quiet);
            let does = words(&status.words, face, size, ink, beside, room);
            self.put("Status", at(left, self.row(status_row)), z, does);
        }
        let beside = Anchor::CENTER_RIGHT;
        let score = words(&content.score, serif, score_size, ink, beside, None);
        self.put("Score", at(right, self.row(score_row)), z, score);
    }

    /// The line below the header.
    fn rule(&mut self) {
        if self.content.drawn != self.content.place.rect {
            return; // Nothing is below it.
        }
        let rule = Vec2::new(self.rect.width() - 28.0 * self.frame.text, self.line(1.5));
        let y = self.content.place.header.max.y - rule.y / 2.0;
        let drawn = Shape::filled(rule, 0.0, self.palette.line);
        let at = Vec2::new(self.rect.center().x, y);
        self.put("Rule", at, depth::PANEL_WORDS, drawn);
    }

    /// Draws the note on the seat, where there is room for it. In a compact panel it is as large as the words of the zones
    /// beside it.
    fn note(&mut self) {
        let text = match self.frame.compact {
            true => self.frame.label,
            false => self.frame.text,
        };
        let note = &self.content.panel.status.note;
        if note.is_empty() {
            return;
        }
        let Some(room) = note_room(note, self.content.place.body, &self.content.taken, text) else {
            return;
        };
        let (face, ink) = (Typeface::Regular, self.palette.quiet);
        let what = TextItem::new(note.to_string(), face, NOTE * text, ink)
            .anchored(Anchor::TOP_LEFT)
            .wrapped(room.width());
        let at = self.frame.snap(room.min);
        self.put("Note", at, depth::PANEL_WORDS + 0.2, what);
    }
}

/// Lets a score that is counted swell and settle.
fn pop(
    mut commands: Commands,
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut awake: ResMut<RedrawRequest>,
    mut scores: Query<(Entity, &mut ScorePop, &mut Transform)>,
) {
    let whole = Tempo::of(&preferences).time(tempo::SETTLE);
    for (entity, mut pop, mut transform) in &mut scores {
        awake.keep();
        let t = match whole > 0.0 {
            true => (pop.0 / whole).min(1.0),
            false => 1.0,
        };
        let swell = 1.0 + SWELL * (t * std::f32::consts::PI).sin();
        transform.scale = Vec3::new(swell, swell, 1.0);
        if t >= 1.0 {
            transform.scale = Vec3::ONE;
            commands.entity(entity).try_remove::<ScorePop>();
        }
        pop.0 += time.delta_secs().min(tempo::LONGEST_FRAME);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_portrait_is_drawn() {
        for (name, mark) in PORTRAITS {
            assert_eq!(portrait(&name.to_uppercase(), false), mark);
            assert_eq!(portrait(name, true), "avatar-you");
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/marks");
            let file = format!("{folder}/{mark}.svg");
            assert!(std::path::Path::new(&file).exists(), "{mark}");
        }
        assert_eq!(portrait("Somebody", false), "avatar-bot");
    }

    #[test]
    fn an_empty_panel_is_its_header() {
        use kortlek_rules::{
            Text,
            presentation::{Arrangement, Layout, Status, ZoneId},
        };
        let frame = Frame::default();
        let panel = frame.panel(Seat(1)).expect("two sit at the table");
        let place = Place::Panel {
            seat: Seat(1),
            share: 1,
        };
        let zone = Zone::new(ZoneId::of("past", Seat(1)), place, Arrangement::Row);
        let lower = |zones: Vec<Zone>, note: &'static str| {
            let status = Status {
                note: match note {
                    "" => Text::EMPTY,
                    note => note.into(),
                },
                ..Status::default()
            };
            let shown = TablePicture {
                layout: Layout::new(zones),
                panels: vec![Panel {
                    seat: Seat(1),
                    score: None,
                    status,
                    acting: false,
                }],
                ..TablePicture::default()
            };
            drawn(panel, &shown).max.y
        };
        let [header, whole] = [panel.header.max.y, panel.rect.max.y];
        assert_eq!(lower(vec![], ""), header);
        assert_eq!(lower(vec![zone.clone()], ""), header);
        assert_eq!(lower(vec![], "A note."), whole);
        assert_eq!(lower(vec![zone.title("Past".to_owned())], ""), whole);
    }

    #[test]
    fn a_note_stands_beside_the_cards_or_below_them_or_nowhere() {
        let body = Rect::new(30.0, 690.0, 234.0, 776.0);
        let note = "Laid at your next unblocked turn.";
        let room = |taken: &[Rect]| note_room(note, body, taken, 1.0);
        let card = Rect::new(30.0, 690.0, 86.0, 775.0);
        let beside = room(&[card]).expect("there is room beside one card");
        assert_eq!((beside.min.x, beside.max.x), (95.0, 234.0));
        assert!(body.contains(beside.min) && body.contains(beside.max));
        let two = room(&[card, Rect::new(98.0, 690.0, 152.0, 775.0)]);
        assert!(two.is_some_and(|r| body.contains(r.min) && body.contains(r.max)));
        assert_eq!(
            room(&[card, Rect::new(180.0, 716.0, 230.0, 775.0)]),
            None,
            "there is no room for a word"
        );
        let low = Rect::new(30.0, 690.0, 230.0, 730.0);
        let below = room(&[low]).expect("there is room below");
        assert!(below.min.y > low.max.y);
        assert_eq!(room(&[]), Some(body));
    }
}

//! A small picture of a game's table: the position of its first example, as the table would lay it, without words.

use bevy_egui::egui::{
    self, Color32, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, emath::Rot2, pos2, vec2,
};
use kortlek_games::examples;
use kortlek_kit::{
    pictures, theme,
    widgets::{self, MenuUi},
};
use kortlek_rules::{
    Arg, Seat, Text, Who,
    presentation::{Piece, Place},
    session::Session,
};
use kortlek_table::{
    Frame,
    layout::{arrange::arrange, frame::frame, placement::Placements},
    register::ShelfEntry,
};

/// The window for which the small table is laid.
const WINDOW: bevy::math::Vec2 = bevy::math::Vec2::new(1280.0, 800.0);

/// The table of a game.
#[derive(Debug)]
pub struct SmallTable {
    game: &'static str,
    pieces: Vec<PlacedPiece>,
    cells: Vec<Rect>,
    /// Seats whose names stand beside what is theirs, and where.
    names: Vec<(Pos2, Seat)>,
    /// Bounding rectangle.
    around: Rect,
}

/// A piece that lies there.
#[derive(Debug)]
struct PlacedPiece {
    piece: Piece,
    face_up: bool,
    middle: Pos2,
    width: f32,
    /// Clockwise, in radians.
    angle: f32,
}

impl SmallTable {
    /// The table of a game, from the first of its examples that can be read; `None` if there is none.
    pub fn of(entry: &ShelfEntry) -> Option<SmallTable> {
        let id = entry.card.id;
        examples(id).find_map(|example| {
            let header = kortlek_rules::trace::header(example.trace).ok()?;
            let seats: Vec<Who> = header.seats.iter().filter_map(|s| s.parse().ok()).collect();
            let names = crate::play::names(header.seed, &seats);
            let session = (entry.resume)(example.trace, names).ok()?;
            SmallTable::of_session(&*session)
        })
    }

    /// Table of a match at its present position; `None` if it is empty.
    pub fn of_session(session: &dyn Session) -> Option<SmallTable> {
        SmallTable::at(session, session.positions() - 1)
    }

    /// The table of a match at a position; `None` if nothing lies there.
    pub fn at(session: &dyn Session, position: usize) -> Option<SmallTable> {
        let me = session.me().unwrap_or(Seat(0));
        let frame = frame(WINDOW, 1.0, session.players(), me);
        let layout = session.layout(position);
        let has_hand = layout.zones.iter().any(|zone| zone.place == Place::Hand);
        let frame = if has_hand {
            frame
        } else {
            frame.without_hand()
        };
        let game = session.card().id;
        SmallTable::laid(game, &layout, &arrange(&layout, &frame), &frame)
    }

    fn laid(
        game: &'static str,
        layout: &kortlek_rules::presentation::Layout,
        placements: &Placements,
        frame: &Frame,
    ) -> Option<SmallTable> {
        let point = |v: bevy::math::Vec2| pos2(v.x, v.y);
        let middle = frame.tableau;
        let within =
            |rect: Rect| middle.contains(bevy::math::Vec2::new(rect.center().x, rect.center().y));
        let mut pieces = Vec::new();
        let mut cells = Vec::new();
        let mut names = Vec::new();
        for (zone, placement) in layout.zones.iter().zip(&placements.zones) {
            if !matches!(zone.place, Place::Middle | Place::Board(_) | Place::Side) {
                continue;
            }
            let word = placement.words.first();
            names.extend(word.and_then(|word| Some((point(word.at), named(&zone.title)?))));
            let free = placement.cells.iter().filter(|cell| cell.free);
            let rects =
                free.map(|cell| Rect::from_min_max(point(cell.rect.min), point(cell.rect.max)));
            cells.extend(rects.filter(|rect| within(*rect)));
            for (item, place) in zone.items.iter().zip(&placement.pieces) {
                pieces.push(PlacedPiece {
                    piece: item.piece,
                    face_up: item.face_up,
                    middle: point(place.at),
                    width: place.width,
                    angle: -place.angle,
                });
            }
        }
        let boxes = pieces
            .iter()
            .map(|p| Rect::from_center_size(p.middle, pictures::card_size(p.width)));
        let names_at = names.iter().map(|(at, _)| Rect::from_pos(*at));
        let around = boxes.chain(cells.iter().copied()).reduce(Rect::union)?;
        let around = names_at.fold(around, Rect::union);
        Some(SmallTable {
            game,
            pieces,
            cells,
            names,
            around,
        })
    }

    /// The game's id.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Paints it as large as fits into a rectangle.
    pub fn paint(&self, ui: &Ui, cx: &mut MenuUi, rect: Rect) {
        let share = rect.size() / self.around.size();
        let scale = share.min_elem().min(0.6);
        let place = |p: Pos2| rect.center() + (p - self.around.center()) * scale;
        let line = Stroke::new(1.0, cx.shades.line);
        for cell in &self.cells {
            let rect = Rect::from_min_max(place(cell.min), place(cell.max));
            ui.painter()
                .rect(rect, 2.0, Color32::TRANSPARENT, line, StrokeKind::Inside);
        }
        for lying in &self.pieces {
            self.paint_piece(ui, cx, lying, place(lying.middle), lying.width * scale);
        }
    }

    /// Paints the names that stand on it, as `name` has them, over the table as [`SmallTable::paint`] painted it.
    pub fn paint_names(&self, ui: &Ui, cx: &MenuUi, rect: Rect, name: impl Fn(Seat) -> String) {
        let share = rect.size() / self.around.size();
        let scale = share.min_elem().min(0.6);
        for (at, seat) in &self.names {
            let at = rect.center() + (*at - self.around.center()) * scale;
            let ink = cx.shades.words;
            let words = widgets::lay(ui, &name(*seat), theme::semibold(14.0), ink, f32::INFINITY);
            let size = words.size() + vec2(10.0, 4.0);
            let room = rect.expand(10.0).shrink2(size / 2.0);
            let middle = if room.is_positive() {
                room.clamp(at)
            } else {
                at
            };
            let pill = Rect::from_center_size(middle, size);
            ui.painter().rect_filled(pill, 6.0, cx.shades.panel);
            ui.painter().galley(middle - words.size() / 2.0, words, ink);
        }
    }

    fn paint_piece(&self, ui: &Ui, cx: &mut MenuUi, lying: &PlacedPiece, at: Pos2, width: f32) {
        let style = cx.style;
        let ctx = ui.ctx();
        let texture = match lying.piece {
            Piece::Card(face) if lying.face_up => {
                cx.pictures.card(ctx, &face.to_string(), style, width)
            }
            Piece::Card(face) => cx.pictures.card(ctx, back(face.deck()), style, width),
            Piece::Back(deck) => cx.pictures.card(ctx, back(deck), style, width),
            Piece::Picture(name, _) | Piece::Cover(name, _) => cx.pictures.piece(ctx, name, width),
            Piece::Token(kind, _) => {
                ui.painter().circle_filled(at, width / 2.0, theme::PAPER);
                cx.mark(ui, kind, at, width * 0.62, theme::INK);
                return;
            }
        };
        let Some(texture) = texture else { return };
        let size = texture.size_vec2() / ctx.pixels_per_point();
        paint_turned(ui, &texture, at, size, lying.angle, Color32::WHITE);
    }
}

/// The seat that a title names and nothing else.
fn named(title: &Text) -> Option<Seat> {
    let Text::Message(message) = title else {
        return None;
    };
    match message.args[..] {
        [(_, Arg::Seat(seat))] if message.id == "names" => Some(seat),
        _ => None,
    }
}

/// The drawing of a deck's back.
pub(super) fn back(deck: kortlek_rules::Deck) -> &'static str {
    match deck {
        kortlek_rules::Deck::Decktet => "back-decktet",
        kortlek_rules::Deck::French => "back-french",
    }
}

/// A picture turned about its middle, clockwise, in radians; `tint` fades it.
pub fn paint_turned(
    ui: &Ui,
    texture: &egui::TextureHandle,
    at: Pos2,
    size: Vec2,
    angle: f32,
    tint: Color32,
) {
    let rect = Rect::from_center_size(at, size);
    if angle == 0.0 {
        pictures::paint(ui, texture, pictures::crisp(ui, rect), tint);
        return;
    }
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, whole, tint);
    mesh.rotate(Rot2::from_angle(angle), at);
    ui.painter().add(Shape::mesh(mesh));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_beside_courts_are_on_the_picture() {
        let (shelf, _) = crate::shelf();
        let entry = shelf.get("court").expect("it is on the shelf");
        let small = SmallTable::of(entry).expect("something lies there");
        assert!(small.names.len() > 1, "{:?}", small.names);
    }

    #[test]
    fn every_game_on_the_shelf_has_a_small_table() {
        let (shelf, _) = crate::shelf();
        assert!(shelf.iter().count() > 10);
        for entry in shelf.iter() {
            let small = SmallTable::of(entry);
            let small = small.unwrap_or_else(|| panic!("{}: nothing lies there", entry.card.id));
            assert!(!small.pieces.is_empty(), "{}", entry.card.id);
            assert!(small.around.width() > 20.0 && small.around.is_finite());
        }
    }
}

//! Names of the things that a lesson highlights.

use kortlek_rules::{
    Seat,
    presentation::{Item, Layout, NEXT_PLACE, Picks, Piece, Target, notebook_key},
    session::Session,
};
use std::str::FromStr;

/// Something that is lit in a step, by a name:
///
/// | name | what |
/// |---|---|
/// | `8VL`, `card 8VL` | a card whose face is seen |
/// | `zone stock`, `zone hand@1` | a zone, of a seat |
/// | `cell grid 0 1`, `cell take@0 3 0` | a cell of a grid, a column of heaps |
/// | `piece hammer 12` | a token or picture, by its kind and number |
/// | `piece leaves in take@0` | all tokens or pictures of a kind in a zone |
/// | `seat 1` | a seat's panel |
/// | `button stop`, `button next-place` | a button of the action bar |
/// | `prompt`, `log`, `facts`, `score 1` | what the table says by itself: [`HudPart`] |
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spotlight {
    /// A target, by the key that notebooks have for it.
    Target(String),
    /// The pieces of a kind in a zone: the kind, the zone's key.
    Pieces(String, String),
    /// A part of every table.
    Hud(HudPart),
}

/// Parts of the table's own display that a lesson may highlight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HudPart {
    /// The bar on top.
    Prompt,
    /// The log.
    Log,
    /// The facts beside the table.
    Facts,
    /// The score of a seat.
    Score(Seat),
}

impl FromStr for Spotlight {
    type Err = String;

    fn from_str(name: &str) -> Result<Spotlight, String> {
        let wrong = || format!("“{name}” names nothing that can be lit");
        let (kind, rest) = name.split_once(' ').unwrap_or((name, ""));
        Ok(match (kind, rest) {
            ("prompt", "") => Spotlight::Hud(HudPart::Prompt),
            ("log", "") => Spotlight::Hud(HudPart::Log),
            ("facts", "") => Spotlight::Hud(HudPart::Facts),
            ("score", seat) => {
                Spotlight::Hud(HudPart::Score(Seat(seat.parse().map_err(|_| wrong())?)))
            }
            ("piece", rest) => match rest.split_once(" in ") {
                Some((kind, zone)) => Spotlight::Pieces(kind.to_owned(), format!("zone {zone}")),
                None if rest.contains(' ') => Spotlight::Target(name.to_owned()),
                None => return Err(wrong()),
            },
            ("card" | "zone" | "cell" | "seat" | "button", rest) if !rest.is_empty() => {
                Spotlight::Target(name.to_owned())
            }
            (card, "") if !card.is_empty() && card == name => {
                Spotlight::Target(format!("card {card}"))
            }
            _ => return Err(wrong()),
        })
    }
}

impl Spotlight {
    /// Targets in this layout of the session's present position; none if it is not there.
    pub fn targets(&self, session: &dyn Session, layout: &Layout) -> Vec<Target> {
        match self {
            Spotlight::Target(key) => everything(session, layout)
                .filter(|target| notebook_key(*target) == *key)
                .take(1)
                .collect(),
            Spotlight::Pieces(kind, zone) => {
                let zones = layout.zones.iter();
                let zone = zones
                    .filter(|z| notebook_key(Target::Zone(z.id)) == *zone)
                    .flat_map(|z| &z.items);
                zone.filter(|item| is_of(item, kind))
                    .map(|item| Target::Piece(item.piece))
                    .collect()
            }
            Spotlight::Hud(HudPart::Score(seat)) if seat.index() < session.players() => {
                vec![Target::Seat(*seat)]
            }
            Spotlight::Hud(_) => Vec::new(),
        }
    }

    /// Returns true if it is there.
    pub fn is_there(&self, session: &dyn Session, layout: &Layout) -> bool {
        let k = session.positions() - 1;
        match self {
            Spotlight::Hud(HudPart::Prompt | HudPart::Log) => true,
            Spotlight::Hud(HudPart::Facts) => !session.scene(k, Picks::NONE).facts.is_empty(),
            lit => !lit.targets(session, layout).is_empty(),
        }
    }
}

fn is_of(item: &Item, kind: &str) -> bool {
    match item.piece {
        Piece::Token(name, _) | Piece::Picture(name, _) | Piece::Cover(name, _) => name == kind,
        Piece::Card(_) | Piece::Back(_) => false,
    }
}

/// All targets that can be named.
fn everything<'a>(session: &dyn Session, layout: &'a Layout) -> impl Iterator<Item = Target> + 'a {
    let zones = layout.zones.iter().flat_map(|zone| {
        // A token has no face.
        let pieces = zone
            .items
            .iter()
            .filter(|item| item.face_up || !item.piece.is_card());
        let pieces = pieces.map(|item| Target::Piece(item.piece));
        let cells = zone.cells.iter().copied();
        let cells = cells.chain(zone.items.iter().map(|item| item.cell));
        let cells = cells.map(|cell| Target::Cell(zone.id, cell));
        pieces.chain([Target::Zone(zone.id)]).chain(cells)
    });
    let choices = session.choices().into_iter();
    let picked: Vec<Target> = choices
        .flat_map(|c| c.gesture.targets().collect::<Vec<_>>())
        .collect();
    let buttons = session.scene_now(Picks::NONE).buttons.clone().into_iter();
    // The table's own, while something is carried.
    let next_place = session.carried().map(|_| Target::Button(NEXT_PLACE));
    let seats = Seat::all(session.players()).map(Target::Seat);
    zones
        .chain(seats)
        .chain(picked)
        .chain(buttons.map(|button| Target::Button(button.name)))
        .chain(next_place)
}

//! Account of a step: the log, and its stages: a card that glides to its place, pips that fly to the score, a picture
//! that is held up.

use super::{
    BLOCK, SHOWN, buried,
    ground::{canvas, pose_at, under},
};
use crate::{
    geometry::{CARD_WIDTH, PIP_RADIUS, Place},
    rules::{Action, Hatchet, PICTURE_POINTS, Step, View},
};
use kortlek_rules::{
    Card, Message, Seat, Seen, Text,
    french::Suit,
    presentation::{
        Area, Arrangement, Beat, Cue, Decided, Item, Layout, LogLine, Look, Mark, Place as Where,
        Pose, Presentation, Stage, StepPresentation, Zone, ZoneId,
    },
};

/// A pip that has come out of the block, for a card's width of 100.
const TOKEN: u16 = (2 * PIP_RADIUS * 100 / CARD_WIDTH) as u16 + 10;
/// A picture that is held up, for a card of its room.
const HELD_UP: u16 = 140;

fn zone_of(layout: &mut Layout, id: ZoneId) -> Option<&mut Zone> {
    layout.zones.iter_mut().find(|zone| zone.id == id)
}

/// The pips that a placement covers: where they lie, and their suits, in the order of the suits.
fn covered(before: &View, place: Place) -> Vec<([i32; 2], Suit)> {
    let open = &before.open;
    let Ok(cover) = open.cover(place) else {
        return Vec::new();
    };
    let found = |hit: (usize, usize)| open.pips().find(|pip| (pip.card, pip.pip) == hit);
    let pips = cover.pips().filter_map(found);
    pips.map(|pip| (pip.centre, pip.suit)).collect()
}

impl Hatchet {
    pub(super) fn told(
        &self,
        before: &View,
        made: Decided<Action>,
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        match made {
            Some((seat, Seen::Open(Action::Place(place)))) => {
                self.laid(before, seat, place, after, me)
            }
            _ if before.open.step == Step::Setup => {
                let first = Message::new("dealt").with("who", after.open.first);
                let beats = [Cue::Shuffle, Cue::Deal].map(Beat::Cue).to_vec();
                StepPresentation::new(vec![LogLine::new(first)], beats)
            }
            _ => self.drew(before, after, me),
        }
    }

    /// A card is drawn: a number is turned up, a picture is held up and goes to its seat.
    fn drew(&self, before: &View, after: &View, me: Seat) -> StepPresentation {
        let seat = before.open.turn;
        let new = after.open.pictures[seat.index()].minus(before.open.pictures[seat.index()]);
        let Some(card) = new.iter().next() else {
            return StepPresentation::new(Vec::new(), vec![Beat::Cue(Cue::Flip)]);
        };
        let points = i32::from(PICTURE_POINTS);
        let line = LogLine::of(seat, Message::new("drew").with("card", card))
            .points(points)
            .faces([card.face()]);
        let mut layout = self.layout(before, me);
        if let Some(pack) = zone_of(&mut layout, super::PACK) {
            pack.items.pop();
        }
        let shown = Zone::new(SHOWN, Where::Middle, Arrangement::Pile);
        let held = Item::up(card.face()).pose(Pose {
            size: HELD_UP,
            ..Pose::PLAIN
        });
        layout.zones.push(shown.items([held]));
        let middle = Area::column([(2, Area::Gap), (5, SHOWN.into()), (2, Area::Gap)]);
        let words = Message::new("drew-line").with("who", seat);
        let up = Stage {
            layout: Some(layout.divided(&middle)),
            beats: vec![
                Beat::Cue(Cue::Flip),
                Beat::Points(seat, points, "why-picture".into()),
            ],
            line: words.with("card", card).into(),
        };
        let down = Stage {
            beats: vec![Beat::Cue(Cue::Slide)],
            ..Stage::default()
        };
        StepPresentation {
            lines: vec![line],
            stages: vec![up, down],
        }
    }

    /// A card is laid: the others' cards glide to their place first; then the pips that it buries are counted.
    fn laid(
        &self,
        before: &View,
        seat: Seat,
        place: Place,
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        let pips = covered(before, place);
        let points = pips.len() as i32;
        let words = self.action_words(before, seat, Action::Place(place));
        let card = before.open.drawn;
        let line = LogLine::of(seat, words.attribute("done"))
            .marks(pips.iter().map(|(_, suit)| Mark(suit.name())))
            .pips(under(&before.open, place).pips)
            .faces(card.map(Card::face));
        let line = if points > 0 {
            line.points(points)
        } else {
            line
        };
        let mut stages = Vec::new();
        let carried = Hatchet::lays(before, seat).is_some() && seat == me;
        if let Some(card) = card.filter(|_| !carried) {
            stages.push(Stage {
                layout: Some(self.gliding(before, card.face(), place, me)),
                beats: vec![Beat::Cue(Cue::Slide)],
                line: Text::EMPTY,
            });
        }
        if pips.is_empty() {
            stages.push(Stage {
                beats: vec![Beat::Cue(Cue::Place)],
                ..Stage::default()
            });
        } else {
            stages.extend(self.counted(seat, &pips, after, me));
        }
        StepPresentation {
            lines: vec![line],
            stages,
        }
    }

    /// The table while a card glides to its place.
    fn gliding(&self, before: &View, face: kortlek_rules::Face, place: Place, me: Seat) -> Layout {
        let mut layout = self.layout(before, me);
        for zone in &mut layout.zones {
            zone.items.retain(|item| item.piece != Item::up(face).piece);
        }
        if let Some(block) = zone_of(&mut layout, BLOCK) {
            let ghost = Item::up(face).pose(pose_at(place)).look(Look::Ghost);
            block.items.push(ghost);
        }
        layout
    }

    /// The card has landed; the pips under it come out, and one after the other they fly to the score and are counted.
    fn counted(&self, seat: Seat, pips: &[([i32; 2], Suit)], after: &View, me: Seat) -> Vec<Stage> {
        let n = pips.len();
        let landed = Stage {
            layout: Some(self.flown(seat, pips, 0, after, me)),
            beats: vec![Beat::Cue(Cue::Place)],
            line: Text::EMPTY,
        };
        let one_by_one = (1..=n).map(|gone| {
            let why = Message::new("why-pips").with("points", 1);
            let mut beats = vec![Beat::Cue(Cue::Token), Beat::Points(seat, 1, why.into())];
            if gone == Suit::ALL.len() {
                let banner = Message::new("four-banner").with("who", seat);
                beats.push(Beat::Banner(banner.into()));
            }
            // The bar counts with them.
            let line = Message::new("buries-line").with("who", seat);
            Stage {
                layout: Some(self.flown(seat, pips, gone, after, me)),
                beats,
                line: line.with("n", gone).into(),
            }
        });
        std::iter::once(landed).chain(one_by_one).collect()
    }

    /// Table when this number of the pips have flown to the score; the others are numbered in the order in which they
    /// will.
    fn flown(
        &self,
        seat: Seat,
        pips: &[([i32; 2], Suit)],
        gone: usize,
        after: &View,
        me: Seat,
    ) -> Layout {
        let token = |suit: Suit| Item::token(suit.name(), 0);
        let mut layout = self.layout(after, me);
        if let Some(block) = zone_of(&mut layout, BLOCK) {
            let waiting = pips.iter().enumerate().skip(gone);
            block.items.extend(waiting.map(|(k, (centre, suit))| {
                let item = token(*suit).pose(Pose {
                    at: canvas(*centre),
                    size: TOKEN,
                    ..Pose::PLAIN
                });
                match pips.len() {
                    1 => item,
                    _ => item.badge(Text::Shown((k + 1).to_string())),
                }
            }));
        }
        if let Some(zone) = zone_of(&mut layout, buried(seat)).filter(|_| gone > 0) {
            let flown = pips.iter().take(gone);
            zone.items = flown.map(|(_, suit)| token(*suit)).collect();
            // The panel counts when the pips have come.
            zone.caption = Text::EMPTY;
        }
        layout
    }
}

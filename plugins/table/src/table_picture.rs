//! State of the picture, for all systems that draw a part of it.

use crate::layout::{hit_targets::HitTargets, placement::Placements};
use bevy::prelude::*;
pub use kortlek_rules::message::{number, signed};
use kortlek_rules::{
    MAX_SEATS, Seat, Seats,
    presentation::{Item, Layout, LookBack, Panel, Picking, Piece, Prompt, Target, Zone, ZoneId},
};

/// The position that is shown. Changes when another one is, or when the window's size does.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TablePicture {
    /// Position of the match that is on the table, or will be when its cards have come to rest.
    pub position: usize,
    /// Position of the match that panels, prompt and log refer to. It follows when the cards have come to rest, so that
    /// nothing is told before it is seen.
    pub words_position: usize,
    /// True if the layout's signs, captions and tracks may be seen: the pieces of the stage have come to rest.
    pub settled: bool,
    /// Layout of the table.
    pub layout: Layout,
    /// Placements of the layout.
    pub placements: Placements,
    /// The seats' panels. Take scores from [`CountingScore::score`]: they are counted up.
    pub panels: Vec<Panel>,
    /// Text of the bar on top. It changes last, when points are counted too.
    pub prompt: Prompt,
}

/// Activity at the table besides the position that is shown.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Activity {
    /// Cards move, points are counted or something is held in view: a press finishes it.
    pub moving: bool,
    /// Targets that can be picked next are shown: the picture has come to rest since it became the player's turn.
    /// Before that it is somebody else's move that is seen.
    pub accepts_picks: bool,
    /// A press is waited for before the next bot moves.
    pub waiting: bool,
    /// Bots that are thinking now.
    pub thinking: Seats,
    /// A hint is being thought out.
    pub hinting: bool,
}

/// Scores that are being counted up: until the count is done, less is shown than the panel's score.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CountingScore {
    missing: [i32; MAX_SEATS],
    lately: Option<Seat>,
}

impl CountingScore {
    /// The score to show for a panel; empty if it shows none.
    pub fn score(&self, panel: &Panel) -> String {
        let missing = self.missing.get(panel.seat.index()).copied().unwrap_or(0);
        panel
            .score
            .map_or(String::new(), |score| number(score - missing))
    }

    /// The seat whose score is being counted, if any.
    pub fn counting(&self) -> Option<Seat> {
        self.lately
    }

    /// Points that the panel already has and that are still to be counted up.
    pub(crate) fn hold_back(&mut self, seat: Seat, points: i32) {
        if let Some(missing) = self.missing.get_mut(seat.index()) {
            *missing += points;
        }
    }

    /// Points of these are now counted.
    pub(crate) fn count(&mut self, seat: Seat, points: i32) {
        self.hold_back(seat, -points);
        self.lately = Some(seat);
    }

    /// Nothing is held back any more.
    pub(crate) fn settle(&mut self) {
        *self = CountingScore::default();
    }

    /// No seat's score is being counted.
    pub(crate) fn rest(&mut self) {
        self.lately = None;
    }
}

/// The drawings that would give way to others if the decision were made that the player looks at: they are not drawn
/// meanwhile.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub(crate) struct HiddenByPreview(pub(crate) Vec<Entity>);

/// The scores that the decision would bring that the player looks at; empty if they can't be foreseen.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub struct PreviewScores(pub(crate) Vec<i32>);

impl PreviewScores {
    /// Returns true if a panel's score would change.
    pub fn changes(&self, panel: &Panel) -> bool {
        let then = self.0.get(panel.seat.index());
        then.is_some_and(|then| panel.score.is_some_and(|now| now != *then))
    }

    /// Text for a panel that shows this score now: “12 › 15” if it would change.
    pub fn score(&self, panel: &Panel, now: String) -> String {
        match self.0.get(panel.seat.index()) {
            Some(then) if self.changes(panel) => format!("{now} › {}", number(*then)),
            _ => now,
        }
    }
}

/// The zone that the player looks back at now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LookingBack {
    pub(crate) open: Option<ZoneId>,
    /// The zone that was looked at last and closed by itself: the next follows it.
    pub(crate) after: Option<ZoneId>,
}

impl LookingBack {
    /// Returns true if something is looked at now: the next press closes it.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Returns the zone that the key opens: the one with the player's attention, otherwise the next in order; `None`
    /// after the last.
    pub(crate) fn next(&self, zones: &[ZoneId], attended: Option<ZoneId>) -> Option<ZoneId> {
        if self.open.is_none()
            && let Some(zone) = attended.filter(|zone| zones.contains(zone))
        {
            return Some(zone);
        }
        let last = self.open.or(self.after);
        let last = last.and_then(|zone| zones.iter().position(|z| *z == zone));
        let next = zones.get(last.map_or(0, |k| k + 1)).copied();
        if self.open.is_none() {
            next.or(zones.first().copied())
        } else {
            next
        }
    }
}

/// The zones with a button to look back at something; first what is seen only as long as it is held.
pub fn pasts(shown: &TablePicture) -> Vec<ZoneId> {
    let back = |z: &Zone| {
        let back = z.look_back.as_ref()?;
        let worded = !(back.title.is_empty() && z.caption.is_empty());
        worded.then_some((!back.peek, z.id))
    };
    let mut zones: Vec<(bool, ZoneId)> = shown.layout.zones.iter().filter_map(back).collect();
    zones.sort_by_key(|(lasts, _)| *lasts);
    zones.into_iter().map(|(_, id)| id).collect()
}

/// Content to look back at in a zone.
pub fn past(shown: &TablePicture, zone: ZoneId) -> Option<&LookBack> {
    shown.layout.zone(zone)?.look_back.as_ref()
}

/// The zone that a press on a target looks back at, and its content, if nothing can be picked there.
pub fn looked_at<'a>(
    picking: &Picking,
    spots: &HitTargets,
    shown: &'a TablePicture,
    target: Target,
) -> Option<(ZoneId, &'a LookBack)> {
    if picking.can_pick(target) {
        return None;
    }
    let zone = spots.get(target)?.zone?;
    Some((zone, past(shown, zone)?))
}

/// Returns true if a zone is read by itself: nothing on it is read instead, or all of it is alike.
pub(crate) fn is_read_whole(shown: &TablePicture, id: ZoneId) -> bool {
    let Some(zone) = shown.layout.zone(id) else {
        return false;
    };
    let known = |item: &Item| matches!(item.piece, Piece::Card(_) | Piece::Token(..));
    let words = !zone.title.is_empty() || !zone.caption.is_empty() || past(shown, id).is_some();
    !zone.items.iter().any(known) && (words || !zone.items.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::presentation::Status;

    fn panel(score: Option<i32>) -> Panel {
        Panel {
            seat: Seat(1),
            score,
            status: Status::default(),
            acting: false,
        }
    }

    #[test]
    fn the_key_goes_through_all_that_can_be_looked_back_at() {
        let [a, b] = ["trick", "discards"].map(ZoneId::common);
        let at = |open, after| LookingBack { open, after };
        assert_eq!(at(None, None).next(&[], Some(a)), None);
        assert_eq!(at(None, None).next(&[a, b], None), Some(a));
        assert_eq!(at(None, None).next(&[a, b], Some(b)), Some(b));
        assert_eq!(at(Some(a), None).next(&[a, b], Some(a)), Some(b));
        assert_eq!(at(Some(b), None).next(&[a, b], None), None);
        assert_eq!(
            at(None, Some(a)).next(&[a, b], None),
            Some(b),
            "a was let go"
        );
        assert_eq!(at(None, Some(b)).next(&[a, b], None), Some(a));
    }

    #[test]
    fn a_score_that_would_change_shows_both() {
        let foreseen = PreviewScores(vec![3, -2]);
        assert_eq!(foreseen.score(&panel(Some(12)), "12".into()), "12 › −2");
        assert_eq!(foreseen.score(&panel(Some(-2)), "−2".into()), "−2");
        assert_eq!(foreseen.score(&panel(None), String::new()), "");
        let unknown = PreviewScores::default();
        assert_eq!(unknown.score(&panel(Some(4)), "4".into()), "4");
    }

    #[test]
    fn a_score_is_counted_up_to_what_the_panel_says() {
        let score = |tally: &CountingScore| tally.score(&panel(Some(12)));
        let mut tally = CountingScore::default();
        assert_eq!(score(&tally), "12");
        tally.hold_back(Seat(1), 4);
        assert_eq!(score(&tally), "8");
        tally.count(Seat(1), 3);
        assert_eq!(score(&tally), "11");
        assert_eq!(tally.counting(), Some(Seat(1)));
        tally.settle();
        assert_eq!(score(&tally), "12");
        assert_eq!(tally.counting(), None);
        tally.hold_back(Seat(1), 14);
        assert_eq!(tally.score(&panel(None)), "");
        assert_eq!(score(&tally), "−2");
    }
}

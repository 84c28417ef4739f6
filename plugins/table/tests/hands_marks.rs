//! Tests of highlights, of previews, and of the position of a closer look.

use bevy::math::{Rect, Vec2};
use kortlek_kit::{UiWords, callout};
use kortlek_rules::{
    Card as _, Deck, Face, Seat, Text, decktet, french,
    presentation::{
        Choice, Confirm, Draft, Gesture, Label, Line, Mark, Picking, Piece, Preview, Target, ZoneId,
    },
};
use kortlek_table::{
    draw::marks::{self, PickState, Prominence, Ring},
    layout::frame::{REFERENCE, frame},
    ui::zoom,
};

const GRID: ZoneId = ZoneId::common("grid");

fn card(k: usize) -> Target {
    Target::Piece(Piece::Card(decktet::Card::at(k).face()))
}

fn cell(column: i8, row: i8) -> Target {
    Target::Cell(GRID, [column, row])
}

fn choice(path: &[Target]) -> Choice {
    Choice::new(
        [format!("{path:?}")],
        Gesture::path(path.iter().copied()),
        Text::EMPTY,
    )
}

/// Two cards, each on one of two cells, and the picks.
fn picking(chosen: &[Target]) -> Picking {
    let all = [1, 2].into_iter();
    let all = all.flat_map(|k| [0, 1].map(|c| choice(&[card(k), cell(c, 0)])));
    let mut picking = Picking::new(all.collect());
    for target in chosen {
        picking.pick(*target, Confirm::Always);
    }
    assert_eq!(picking.chosen(), chosen);
    picking
}

#[test]
fn what_can_be_picked_has_a_thin_ring_and_what_was_picked_a_gold_one() {
    let ring = |state: &PickState, target| state.marking(target).ring;
    let first = PickState::new(&picking(&[]), None, None, None);
    assert!(first.decides);
    assert_eq!(ring(&first, card(1)), Ring::Legal);
    assert_eq!(ring(&first, card(3)), Ring::None);
    assert_eq!(ring(&first, cell(0, 0)), Ring::None, "first the card");
    let then = PickState::new(&picking(&[card(1)]), None, None, None);
    assert_eq!(ring(&then, card(1)), Ring::Chosen);
    // Another card may still be picked instead.
    assert_eq!(ring(&then, card(2)), Ring::Legal);
    assert_eq!(ring(&then, cell(1, 0)), Ring::Legal);
    assert!(!PickState::new(&Picking::NONE, None, None, None).decides);
}

#[test]
fn a_dragged_card_lights_up_where_it_can_be_dropped_and_nothing_else() {
    for chosen in [vec![], vec![card(1)], vec![card(2)]] {
        let dragged = PickState::new(&picking(&chosen), None, None, Some(card(1)));
        assert_eq!(dragged.drops, [cell(0, 0), cell(1, 0)], "{chosen:?}");
        assert_eq!(dragged.marking(cell(0, 0)).ring, Ring::Drop);
        if chosen != [card(2)] {
            assert_eq!(dragged.marking(card(2)).ring, Ring::None);
        }
    }
    // A card that need not be picked, because it is the only one to lay.
    let alone = Picking::new(vec![choice(&[cell(0, 0)]), choice(&[cell(4, 0)])]);
    let dragged = PickState::new(&alone, None, None, Some(card(1)));
    assert_eq!(dragged.drops, [cell(0, 0), cell(4, 0)]);
}

#[test]
fn what_can_be_marked_is_lit_and_what_is_marked_is_gold() {
    let draft = Draft {
        marks: vec![cell(7, 7), cell(8, 8)],
    };
    let mut picking = picking(&[card(1)]).with_draft(Some(draft));
    picking.pick(cell(7, 7), Confirm::SinglePicks);
    let situation = PickState::new(&picking, None, None, None);
    assert_eq!(situation.marking(cell(7, 7)).ring, Ring::Chosen);
    assert_eq!(situation.marking(cell(8, 8)).ring, Ring::Legal);
    assert_eq!(situation.marking(card(1)).ring, Ring::Chosen);
}

#[test]
fn the_focus_is_told_apart_from_what_is_legal() {
    let focused = PickState::new(&picking(&[]), Some(card(1)), None, None);
    assert!(focused.marking(card(1)).focused);
    assert!(!focused.marking(card(2)).focused);
    let elsewhere = PickState::new(&picking(&[]), Some(card(9)), None, None);
    assert!(elsewhere.marking(card(9)).focused && elsewhere.marking(card(9)).ring == Ring::None);
}

#[test]
fn cards_are_lifted_only_where_it_tells_something() {
    let at = |chosen: &[Target], hover: Option<Target>| {
        PickState::new(&picking(chosen), None, hover, None)
    };
    let up = |s: &PickState, t: Target, among: bool| s.lift(t, among).map(|l| l.up);
    assert_eq!(up(&at(&[], None), card(1), false), None);
    let legal = up(&at(&[], None), card(1), true).expect("it is legal among others that are not");
    let hovered = up(&at(&[], Some(card(1))), card(1), true).expect("it is hovered");
    let chosen = up(&at(&[card(1)], None), card(1), false).expect("it is chosen");
    assert!(legal > 0.0 && hovered > legal && chosen > hovered);
    assert_eq!(chosen, marks::CHOSEN_UP);
    assert_eq!(
        up(&at(&[], Some(card(5))), card(5), true),
        None,
        "nothing happens to what can't be picked"
    );
    let scale = at(&[], Some(card(1))).lift(card(1), false).map(|l| l.scale);
    assert!(scale.is_some_and(|s| (1.08..=1.12).contains(&s)));
}

fn line(cells: &[[i8; 2]], mark: Option<&'static str>, label: &str, points: i32) -> Line {
    Line {
        zone: GRID,
        cells: cells.to_vec(),
        label: label.to_owned().into(),
        mark: mark.map(Mark),
        points,
    }
}

#[test]
fn previews_stand_out_by_what_they_bring() {
    use Prominence::{Best, Nothing, Something};
    let preview = |points: i32| Preview {
        target: cell(points as i8, 0),
        label: Label::Points(points),
        points,
        lines: Vec::new(),
    };
    let worths = marks::worths(&[preview(0), preview(4), preview(9), preview(9)]);
    assert_eq!(worths, [Nothing, Something, Best, Best]);
    let worths = marks::worths(&[preview(0), preview(0)]);
    assert_eq!(worths, [Nothing; 2]);
}

#[test]
fn lines_through_the_same_cells_share_a_label() {
    let across = [[0, 0], [1, 0], [2, 0]];
    let down = [[1, -1], [1, 0], [1, 1]];
    let bundles = marks::bundles(&[
        line(&across, Some("wyrms"), "flush in wyrms", 4),
        line(&across, Some("knots"), "flush in knots", 4),
        line(&across, None, "straight", 4),
        line(&down, None, "set", 0),
    ]);
    assert_eq!(bundles.len(), 1, "what scores nothing is left out");
    assert_eq!(bundles[0].points, 12);
    assert_eq!(bundles[0].marks, ["wyrms", "knots"]);
    assert_eq!(bundles[0].words, "straight");
    let nothing = marks::bundles(&[line(&down, None, "set", 0)]);
    assert_eq!(nothing.len(), 1, "unless it is all there is");
}

#[test]
fn labels_of_lines_do_not_cover_each_other_or_the_cell() {
    let size = Vec2::new(90.0, 30.0);
    let here = Vec2::ZERO;
    let mut taken: Vec<Rect> = Vec::new();
    for way in [
        Vec2::new(104.0, 0.0),
        Vec2::new(0.0, 142.0),
        Vec2::new(104.0, 142.0),
        Vec2::new(-104.0, 0.0),
        Vec2::new(104.0, -142.0),
        Vec2::new(104.0, 0.0),
    ] {
        let points = [here, here + way, here + 2.0 * way];
        let at = marks::label_place(&points, here, size, &taken);
        let rect = Rect::from_center_size(at, size);
        assert!(taken.iter().all(|t| t.intersect(rect).is_empty()));
        assert!(!rect.contains(here));
        taken.push(rect);
    }
    let between = [Vec2::new(-104.0, 0.0), here, Vec2::new(104.0, 0.0)];
    assert_ne!(marks::label_place(&between, here, size, &[]), here);
}

#[test]
fn nearly_half_of_a_card_that_cant_be_picked_is_covered() {
    let (w, h, bytes) = marks::veil(124, 174, [1, 2, 3, 255]);
    let covered: f32 = bytes.chunks_exact(4).map(|p| f32::from(p[3]) / 255.0).sum();
    let share = covered / (w * h) as f32;
    assert!((0.40..0.47).contains(&share), "{share}");
    // It has no grain, which would shimmer on cards that lie upright and vanish on turned ones.
    let inner =
        |y: u32| bytes[((y * w + 20) * 4) as usize..((y * w + w - 20) * 4) as usize].chunks(4);
    let plain = &bytes[((40 * w + 40) * 4) as usize..][..4];
    assert!((20..h - 20).flat_map(inner).all(|p| p == plain));
    assert_eq!(bytes[3], 0, "the corner is round");
}

#[test]
fn a_closer_look_hides_neither_the_card_nor_what_is_needed() {
    let f = frame(REFERENCE, 1.0, 4, Seat(0));
    let size = Vec2::new(324.0, 520.0);
    let within = Rect::new(8.0, 64.0, f.tableau.max.x, 792.0);
    // The grid of the drawing, its growth included, and the hand.
    let mut keep = vec![f.hand];
    for column in 0..5 {
        for row in 0..5 {
            let at = Vec2::new(384.0 + 104.0 * column as f32, 75.0 + 105.0 * row as f32);
            keep.push(Rect::from_corners(at, at + Vec2::new(96.0, 97.0)));
        }
    }
    let cards = [
        Rect::new(436.0, 126.0, 532.0, 260.0),
        Rect::new(748.0, 410.0, 844.0, 544.0),
        Rect::new(578.0, 651.0, 702.0, 825.0),
    ];
    for card in cards {
        let rect = callout::place(size, card, [&keep, &[]], within).expect("there is room");
        assert!(rect.intersect(card).is_empty(), "{rect:?}");
        let inside = within.contains(rect.min) && within.contains(rect.max);
        assert!(inside, "{rect:?}");
        assert_eq!(callout::hidden(rect, &keep), 0.0, "{rect:?}");
    }
    // A card in a panel is shown beside it.
    let small = Rect::new(190.0, 386.0, 234.0, 448.0);
    let rect = callout::place(size, small, [&keep, &[]], within).expect("there is room");
    assert!(rect.intersect(small).is_empty());
    // Without room, nothing is shown.
    let within = Rect::from_corners(Vec2::ZERO, Vec2::splat(300.0));
    assert_eq!(callout::place(size, small, [&keep, &[]], within), None);
}

#[test]
fn a_card_is_told_in_words() {
    let ui = UiWords::default();
    let words = |face| zoom::words(face, ui.interface());
    let face = |id: &str| Face::Decktet(id.parse().expect("it is a card"));
    assert_eq!(
        words(face("6LK")).each_ref().map(String::as_str),
        ["Market", "Six of leaves and knots", "Location and event"]
    );
    assert_eq!(words(face("1M"))[2], "");
    assert_eq!(words(face("0"))[1], "No rank, no suit");
    let ten = Face::French(french::Card::new(10, french::Suit::Diamonds));
    assert_eq!(words(ten)[0], "Ten of diamonds");
    assert_eq!(ten.deck(), Deck::French);
}

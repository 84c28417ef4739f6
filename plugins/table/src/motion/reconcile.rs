//! Matching of the sprites on the table with the pieces of a layout: which sprite goes where. Pure.
//!
//! The same sprite travels as long as it can be the same card. An unknown, such as which of several hidden cards is the
//! one that is now seen, is resolved as a watcher would: the one in the same zone, else one of the same seat's, else
//! one from the stock.

use kortlek_rules::{
    Deck, Seat,
    presentation::{Item, Layout, Piece, Place, ZoneId},
};

/// A sprite at its resting place, or as it will be when it has come to rest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlacedSprite {
    /// The sprite's number.
    pub id: u32,
    /// The piece.
    pub piece: Piece,
    /// Its zone.
    pub zone: ZoneId,
    /// Its place there.
    pub index: usize,
}

/// Move of one sprite.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Move {
    /// The sprite, or `None` for one that has to be made.
    pub id: Option<u32>,
    /// Its zone and index before.
    pub from: Option<(ZoneId, usize)>,
    /// Its piece before.
    pub was: Option<Piece>,
    /// The zone it goes to, as its place in [`Layout::zones`].
    pub zone: usize,
    /// The place in that zone.
    pub index: usize,
}

impl Move {
    /// The item it becomes.
    pub fn item<'a>(&self, layout: &'a Layout) -> &'a Item {
        &layout.zones[self.zone].items[self.index]
    }

    /// Returns true if it changes its zone.
    pub fn travels(&self, layout: &Layout) -> bool {
        self.from
            .is_none_or(|(zone, _)| zone != layout.zones[self.zone].id)
    }
}

/// Changes that make the table match the layout.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Moves {
    /// One move for each piece of the layout, in the order in which they set out: to hands by rounds as cards are
    /// dealt, then to the table.
    pub moves: Vec<Move>,
    /// Sprites that are no longer there.
    pub gone: Vec<u32>,
}

/// A place that wants a sprite.
struct Wanting {
    zone: usize,
    index: usize,
    found: Option<usize>,
}

impl Wanting {
    fn piece(&self, layout: &Layout) -> Piece {
        layout.zones[self.zone].items[self.index].piece
    }

    /// Gives it a sprite, if there is one: that is taken then.
    fn take(&mut self, sprite: Option<usize>, taken: &mut [bool]) {
        self.found = sprite;
        if let Some(k) = sprite {
            taken[k] = true;
        }
    }
}

/// Assigns the sprites to the places of a layout.
pub fn reconcile(lying: &[PlacedSprite], layout: &Layout) -> Moves {
    let places = layout.zones.iter().enumerate();
    let places = places.flat_map(|(zone, z)| (0..z.items.len()).map(move |index| (zone, index)));
    let wanting = places.map(|(zone, index)| Wanting {
        zone,
        index,
        found: None,
    });
    let mut all = Matching {
        lying,
        layout,
        wanting: wanting.collect(),
        taken: vec![false; lying.len()],
    };
    all.wanting
        .sort_by_key(|w| starting_order(layout, w.zone, w.index));
    all.find_tokens();
    all.find_known();
    all.find_backs();
    all.find_turned();
    all.exchange();
    all.take_from_the_top();

    let moves = all.wanting.iter().map(|w| Move {
        id: w.found.map(|k| lying[k].id),
        from: w.found.map(|k| (lying[k].zone, lying[k].index)),
        was: w.found.map(|k| lying[k].piece),
        zone: w.zone,
        index: w.index,
    });
    let gone = (0..lying.len()).filter(|&k| !all.taken[k]);
    Moves {
        moves: moves.collect(),
        gone: gone.map(|k| lying[k].id).collect(),
    }
}

/// Sprites and places, as they are matched.
struct Matching<'a> {
    lying: &'a [PlacedSprite],
    layout: &'a Layout,
    wanting: Vec<Wanting>,
    /// The sprites that have a place.
    taken: Vec<bool>,
}

impl Matching<'_> {
    /// Tokens of a kind are alike: those that can stay stay, and only the others travel.
    fn find_tokens(&mut self) {
        let kind = |piece: Piece| match piece {
            Piece::Token(kind, _) | Piece::Picture(kind, _) | Piece::Cover(kind, _) => Some(kind),
            Piece::Card(_) | Piece::Back(_) => None,
        };
        let all = 0..self.lying.len();
        for nearness in 0..4 {
            if nearness > 1 {
                self.turn_covers(nearness == 2);
            }
            for w in &mut self.wanting {
                let wanted = w.piece(self.layout);
                if w.found.is_some() || kind(wanted).is_none() {
                    continue;
                }
                let id = self.layout.zones[w.zone].id;
                let fits = |k: &usize| {
                    let l = &self.lying[*k];
                    !self.taken[*k]
                        && kind(l.piece) == kind(wanted)
                        && (l.zone == id || nearness > 1)
                        && (l.piece == wanted || nearness % 2 == 1)
                };
                // From a heap the topmost goes.
                let fitting = all.clone().filter(fits);
                let best = fitting.max_by_key(|k| self.lying[*k].index);
                w.take(best, &mut self.taken);
            }
        }
    }

    /// A known card keeps its sprite.
    fn find_known(&mut self) {
        for w in &mut self.wanting {
            let wanted = w.piece(self.layout);
            if matches!(wanted, Piece::Card(_)) {
                let same = |k: &usize| !self.taken[*k] && self.lying[*k].piece == wanted;
                let same = (0..self.lying.len()).find(same);
                w.take(same, &mut self.taken);
            }
        }
    }

    /// Hidden cards stay where they are, as many as there still are: first those in the same place of the zone.
    fn find_backs(&mut self) {
        let layout = self.layout;
        let is_back = |w: &Wanting| matches!(w.piece(layout), Piece::Back(_));
        for same_place in [true, false] {
            let backs = self.wanting.iter_mut();
            let backs = backs.filter(|w| w.found.is_none() && is_back(w));
            let mut backs: Vec<&mut Wanting> = backs.collect();
            backs.sort_by_key(|w| (w.zone, w.index));
            for w in backs {
                let id = layout.zones[w.zone].id;
                let (wanted, index) = (w.piece(layout), w.index);
                let fits = |k: &usize| {
                    let l = &self.lying[*k];
                    !self.taken[*k]
                        && (l.piece, l.zone) == (wanted, id)
                        && (!same_place || l.index == index)
                };
                let fitting = (0..self.lying.len()).filter(fits);
                let best = fitting.min_by_key(|k| self.lying[*k].index);
                w.take(best, &mut self.taken);
            }
        }
    }

    /// A card that comes to light was one of the hidden ones; a card that is hidden was one of those seen before, or a
    /// hidden one from elsewhere.
    fn find_turned(&mut self) {
        for to_light in [true, false] {
            for w in &mut self.wanting {
                let wanted = w.piece(self.layout);
                let Some(deck) = deck(wanted) else { continue };
                if w.found.is_some() || matches!(wanted, Piece::Back(_)) == to_light {
                    continue;
                }
                let (id, index) = (self.layout.zones[w.zone].id, w.index);
                let fits = |k: &usize| {
                    let was = self.lying[*k].piece;
                    let hidden = matches!(was, Piece::Back(_));
                    !self.taken[*k] && self::deck(was) == Some(deck) && (hidden || !to_light)
                };
                let fitting = (0..self.lying.len()).filter(fits);
                let best = fitting.min_by_key(|k| likelihood(&self.lying[*k], id, index));
                w.take(best, &mut self.taken);
            }
        }
    }

    /// A cover that is turned up becomes the picture with its number, and the other way round; those in the same zone
    /// first.
    fn turn_covers(&mut self, same_zone: bool) {
        for w in self.wanting.iter_mut().filter(|w| w.found.is_none()) {
            let zone = &self.layout.zones[w.zone];
            let wanted = zone.items[w.index].piece;
            let turns = |was: Piece| match (was, wanted) {
                (Piece::Cover(_, a), Piece::Picture(_, b))
                | (Piece::Picture(_, a), Piece::Cover(_, b)) => a == b,
                _ => false,
            };
            let fits = |k: &usize| {
                let l = &self.lying[*k];
                !self.taken[*k] && turns(l.piece) && (!same_zone || l.zone == zone.id)
            };
            let first = (0..self.lying.len()).find(fits);
            w.take(first, &mut self.taken);
        }
    }

    /// A card that comes to light while another is hidden among cards that stay hidden: the one was among them, and the
    /// other takes its place.
    fn exchange(&mut self) {
        let (lying, layout) = (self.lying, self.layout);
        for k in 0..self.wanting.len() {
            let w = &self.wanting[k];
            let (Piece::Card(face), None) = (w.piece(layout), w.found) else {
                continue;
            };
            let deck = Some(face.deck());
            let is_left = |c: &usize| !self.taken[*c] && self::deck(lying[*c].piece) == deck;
            let Some(left) = (0..lying.len()).find(is_left) else {
                continue;
            };
            let (id, index) = (layout.zones[w.zone].id, w.index);
            let back = |p: Piece| matches!(p, Piece::Back(_)) && self::deck(p) == deck;
            let stays_hidden = |o: &usize| {
                let other = &self.wanting[*o];
                other.found.is_some_and(|c| back(lying[c].piece)) && back(other.piece(layout))
            };
            let other = (0..self.wanting.len())
                .filter(stays_hidden)
                .min_by_key(|o| {
                    let found = self.wanting[*o].found;
                    found.map(|c| likelihood(&lying[c], id, index))
                });
            if let Some(o) = other {
                self.wanting[k].found = self.wanting[o].found;
                self.wanting[o].take(Some(left), &mut self.taken);
            }
        }
    }

    /// Hidden cards that leave the same zone leave it from the top, in the order in which they set out.
    fn take_from_the_top(&mut self) {
        let (lying, layout) = (self.lying, self.layout);
        let mut sources: Vec<ZoneId> = Vec::new();
        for k in self.wanting.iter().filter_map(|w| leaver(lying, layout, w)) {
            if !sources.contains(&lying[k].zone) {
                sources.push(lying[k].zone);
            }
        }
        for source in sources {
            let leaver =
                |w: &Wanting| leaver(lying, layout, w).filter(|&k| lying[k].zone == source);
            let mut leaving: Vec<usize> = self.wanting.iter().filter_map(leaver).collect();
            leaving.sort_by_key(|&k| std::cmp::Reverse(lying[k].index));
            let mut next = leaving.into_iter();
            for w in &mut self.wanting {
                if leaver(w).is_some() {
                    w.found = next.next();
                }
            }
        }
    }
}

/// The deck of a card, known or not.
fn deck(piece: Piece) -> Option<Deck> {
    match piece {
        Piece::Card(face) => Some(face.deck()),
        Piece::Back(deck) => Some(deck),
        Piece::Token(..) | Piece::Picture(..) | Piece::Cover(..) => None,
    }
}

/// Rank of a candidate for a place in zone `id`: smaller is better.
fn likelihood(l: &PlacedSprite, id: ZoneId, index: usize) -> (u8, bool, usize, usize) {
    let (nearness, apart) = match l.zone {
        zone if zone == id => (0, l.index.abs_diff(index)),
        ZoneId { seat: None, .. } => (2, 0),
        ZoneId { seat, .. } if seat == id.seat => (1, 0),
        _ => (3, 0),
    };
    let hidden = matches!(l.piece, Piece::Back(_));
    // Among equals the topmost.
    (nearness, !hidden, apart, usize::MAX - l.index)
}

/// The hidden sprite that leaves its zone for this place, if it is one.
fn leaver(lying: &[PlacedSprite], layout: &Layout, w: &Wanting) -> Option<usize> {
    w.found.filter(|&k| {
        matches!(lying[k].piece, Piece::Back(_)) && lying[k].zone != layout.zones[w.zone].id
    })
}

/// Hands and panels by rounds, as cards are dealt; then the table, then the zones beside it.
fn starting_order(layout: &Layout, zone: usize, index: usize) -> (u8, usize, Option<Seat>, usize) {
    let z = &layout.zones[zone];
    match z.place {
        Place::Hand | Place::Panel { .. } => (0, index, z.id.seat, zone),
        Place::Middle | Place::Board(_) | Place::Column(_) => (1, zone, None, index),
        Place::Side => (2, zone, None, index),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{
        Face,
        deck::Card as _,
        decktet::Card as Decktet,
        presentation::{Arrangement, Grid, Zone},
    };

    const GROWING: Grid = Grid::Growing { most: None };
    const STOCK: ZoneId = ZoneId::common("stock");
    const GRID: ZoneId = ZoneId::common("grid");
    const fn hand(seat: u8) -> ZoneId {
        ZoneId::of("hand", Seat(seat))
    }
    const fn sealed(seat: u8) -> ZoneId {
        ZoneId::of("sealed", Seat(seat))
    }
    const BACK: Piece = Piece::Back(Deck::Decktet);

    fn face(k: usize) -> Face {
        Decktet::at(k).face()
    }
    fn card(k: usize) -> Piece {
        Piece::Card(face(k))
    }
    fn ups(cards: &[usize]) -> Vec<Item> {
        cards.iter().map(|&k| Item::up(face(k))).collect()
    }
    fn backs(n: usize) -> Vec<Item> {
        vec![Item::back(Deck::Decktet); n]
    }

    /// A table of two: stock, grid, a hand and a sealed card each; seat 0 is the viewer.
    fn table(
        stock: usize,
        grid: &[usize],
        mine: &[usize],
        my_sealed: Vec<Item>,
        theirs: usize,
        their_sealed: Vec<Item>,
    ) -> Layout {
        let place = |seat, share| Place::Panel {
            seat: Seat(seat),
            share,
        };
        Layout::new(vec![
            Zone::new(STOCK, Place::Side, Arrangement::Pile).items(backs(stock)),
            Zone::new(GRID, Place::Middle, Arrangement::Grid(GROWING)).items(ups(grid)),
            Zone::new(hand(0), Place::Hand, Arrangement::Fan).items(ups(mine)),
            Zone::new(sealed(0), place(0, 1), Arrangement::Pile).items(my_sealed),
            Zone::new(hand(1), place(1, 2), Arrangement::Fan).items(backs(theirs)),
            Zone::new(sealed(1), place(1, 1), Arrangement::Pile).items(their_sealed),
        ])
    }

    /// Sprites lying as a layout says, numbered from 0.
    fn lying(layout: &Layout) -> Vec<PlacedSprite> {
        let mut all = Vec::new();
        for z in &layout.zones {
            for (index, item) in z.items.iter().enumerate() {
                all.push(PlacedSprite {
                    id: all.len() as u32,
                    piece: item.piece,
                    zone: z.id,
                    index,
                });
            }
        }
        all
    }

    /// The sprites after the moves.
    fn moved(before: &[PlacedSprite], layout: &Layout) -> Vec<PlacedSprite> {
        let moves = reconcile(before, layout);
        assert!(moves.gone.is_empty(), "{moves:?}");
        moves
            .moves
            .iter()
            .map(|m| PlacedSprite {
                id: m.id.expect("no card is made or lost"),
                piece: m.item(layout).piece,
                zone: layout.zones[m.zone].id,
                index: m.index,
            })
            .collect()
    }

    fn at(all: &[PlacedSprite], zone: ZoneId, index: usize) -> u32 {
        all.iter()
            .find(|l| l.zone == zone && l.index == index)
            .expect("something lies there")
            .id
    }

    #[test]
    fn a_cover_is_turned_up_into_the_picture_with_its_number() {
        let zone = |seat| ZoneId::of("answer", Seat(seat));
        let of = |pieces: [Piece; 2]| {
            let zones = pieces.into_iter().zip(0..).map(|(piece, seat)| {
                Zone::new(zone(seat), Place::Middle, Arrangement::Row).items([Item::new(piece)])
            });
            Layout::new(zones.collect())
        };
        let before = of([Piece::Cover("cover", 4), Piece::Cover("cover", 7)]);
        assert_eq!(moved(&lying(&before), &before), lying(&before));
        let after = of([Piece::Picture("yes", 4), Piece::Picture("no", 7)]);
        let now = moved(&lying(&before), &after);
        assert_eq!((at(&now, zone(0), 0), at(&now, zone(1), 0)), (0, 1));
    }

    #[test]
    fn a_table_that_stays_the_same_moves_nothing() {
        let t = table(5, &[1, 2], &[3, 4, 5], vec![], 3, vec![]);
        let before = lying(&t);
        let after = reconcile(&before, &t);
        assert!(after.gone.is_empty());
        assert_eq!(after.moves.len(), before.len());
        for m in &after.moves {
            assert_eq!(m.from, Some((t.zones[m.zone].id, m.index)));
            assert_eq!(m.was, Some(m.item(&t).piece));
        }
    }

    #[test]
    fn the_same_card_travels_from_hand_to_sealed_to_grid() {
        let t0 = table(5, &[1], &[3, 4, 5], vec![], 3, vec![]);
        let s0 = lying(&t0);
        let mine = at(&s0, hand(0), 1);
        let t1 = table(5, &[1], &[3, 5], vec![Item::down(face(4))], 3, vec![]);
        let s1 = moved(&s0, &t1);
        assert_eq!(at(&s1, sealed(0), 0), mine);
        assert_eq!(
            at(&s1, hand(0), 1),
            at(&s0, hand(0), 2),
            "the hand closes up"
        );
        let t2 = table(5, &[1, 4], &[3, 5], vec![], 3, vec![]);
        let s2 = moved(&s1, &t2);
        assert_eq!(at(&s2, GRID, 1), mine);
    }

    #[test]
    fn a_hidden_card_goes_from_its_seats_hand_to_its_sealed_place() {
        let t0 = table(5, &[1], &[3], vec![], 3, vec![]);
        let s0 = lying(&t0);
        let t1 = table(5, &[1], &[3], vec![], 2, backs(1));
        let s1 = moved(&s0, &t1);
        let top = at(&s0, hand(1), 2);
        assert_eq!(at(&s1, sealed(1), 0), top);
        assert_eq!(
            at(&s1, STOCK, 4),
            at(&s0, STOCK, 4),
            "the stock is not touched"
        );
    }

    #[test]
    fn a_reveal_turns_the_sealed_card_and_no_other() {
        let t0 = table(5, &[1], &[3], vec![Item::down(face(4))], 2, backs(1));
        let s0 = lying(&t0);
        let theirs = at(&s0, sealed(1), 0);
        let mine = at(&s0, sealed(0), 0);
        let t1 = table(5, &[1], &[3], ups(&[4]), 2, ups(&[9]));
        let s1 = moved(&s0, &t1);
        assert_eq!(at(&s1, sealed(1), 0), theirs);
        assert_eq!(at(&s1, sealed(0), 0), mine);
        // Also when the card is nowhere but on the grid at the next look.
        let t2 = table(5, &[1, 9], &[3], ups(&[4]), 2, vec![]);
        let s2 = moved(&s0, &t2);
        assert_eq!(at(&s2, GRID, 1), theirs);
    }

    #[test]
    fn a_card_in_a_row_of_hidden_ones_turns_where_it_lies() {
        let zone = |items: Vec<Item>| {
            Layout::new(vec![
                Zone::new(GRID, Place::Middle, Arrangement::Row).items(items),
            ])
        };
        let s0 = lying(&zone(backs(4)));
        let mut items = backs(4);
        items[1] = Item::up(face(7));
        let s1 = moved(&s0, &zone(items));
        for k in 0..4 {
            assert_eq!(at(&s1, GRID, k), at(&s0, GRID, k));
        }
    }

    #[test]
    fn a_deal_takes_the_stock_from_the_top_in_rounds() {
        let t0 = table(12, &[], &[], vec![], 0, vec![]);
        let s0 = lying(&t0);
        let t1 = table(4, &[1, 2], &[3, 4, 5], vec![], 3, vec![]);
        let moves = reconcile(&s0, &t1);
        let travelling: Vec<&Move> = moves.moves.iter().filter(|m| m.travels(&t1)).collect();
        let order: Vec<(ZoneId, usize)> = travelling
            .iter()
            .map(|m| (t1.zones[m.zone].id, m.index))
            .collect();
        assert_eq!(
            order,
            [
                (hand(0), 0),
                (hand(1), 0),
                (hand(0), 1),
                (hand(1), 1),
                (hand(0), 2),
                (hand(1), 2),
                (GRID, 0),
                (GRID, 1)
            ]
        );
        let from: Vec<Option<(ZoneId, usize)>> = travelling.iter().map(|m| m.from).collect();
        let tops: Vec<Option<(ZoneId, usize)>> = (4..12).rev().map(|k| Some((STOCK, k))).collect();
        assert_eq!(from, tops);
    }

    #[test]
    fn drawing_takes_from_the_stock_even_while_another_card_is_played() {
        // Seat 1 plays a hidden card and draws one: its hand is as large as before. No hidden card is missing there,
        // so the watcher sees a card come from the stock.
        let t0 = table(5, &[1], &[3, 4], vec![], 3, vec![]);
        let s0 = lying(&t0);
        let t1 = table(4, &[1], &[3, 4, 8], vec![], 3, vec![]);
        let s1 = moved(&s0, &t1);
        assert_eq!(at(&s1, hand(0), 2), at(&s0, STOCK, 4));
    }

    #[test]
    fn undo_goes_the_same_way_back() {
        let t0 = table(12, &[1], &[3, 4, 5], vec![], 3, vec![]);
        let t1 = table(12, &[1], &[3, 5], vec![Item::down(face(4))], 2, backs(1));
        let t2 = table(12, &[1], &[3, 5], ups(&[4]), 2, ups(&[9]));
        let t3 = table(10, &[1, 4, 9], &[3, 5, 6], vec![], 3, vec![]);
        let s0 = lying(&t0);
        let s1 = moved(&s0, &t1);
        let s2 = moved(&s1, &t2);
        let s3 = moved(&s2, &t3);
        for (there, back) in [(&s2, &t2), (&s1, &t1), (&s0, &t0)] {
            let again = moved(&s3, back);
            assert_eq!(again.len(), there.len());
            let known = |all: &[PlacedSprite]| {
                let mut k: Vec<(Piece, ZoneId)> = all.iter().map(|l| (l.piece, l.zone)).collect();
                k.sort();
                k
            };
            assert_eq!(known(&again), known(there));
        }
        // The player's own card is back in the hand, the very same sprite.
        let again = moved(&s3, &t0);
        assert_eq!(at(&again, hand(0), 1), at(&s0, hand(0), 1));
        // The card that was revealed is hidden again where it lay.
        let again = moved(&s2, &t1);
        assert_eq!(at(&again, sealed(1), 0), at(&s2, sealed(1), 0));
    }

    #[test]
    fn what_is_new_is_made_and_what_is_gone_is_named() {
        let t0 = table(2, &[1], &[3], vec![], 0, vec![]);
        let s0 = lying(&t0);
        let t1 = table(2, &[1, 30], &[3], vec![Item::token("bottle", 2)], 1, vec![]);
        let moves = reconcile(&s0, &t1);
        assert_eq!(
            moves.moves.iter().filter(|m| m.id.is_none()).count(),
            3,
            "a card, a token, a back"
        );
        let t2 = table(1, &[], &[3], vec![], 0, vec![]);
        let moves = reconcile(&s0, &t2);
        let gone: Vec<Piece> = moves.gone.iter().map(|id| s0[*id as usize].piece).collect();
        assert_eq!(gone, [BACK, card(1)]);
    }

    #[test]
    fn tokens_keep_who_they_are_and_are_never_cards() {
        let zone =
            |id, items: Vec<Item>| Zone::new(id, Place::Middle, Arrangement::Row).items(items);
        let t0 = Layout::new(vec![
            zone(GRID, vec![Item::token("cup", 1), Item::token("cup", 2)]),
            zone(STOCK, vec![]),
        ]);
        let t1 = Layout::new(vec![
            zone(GRID, vec![Item::token("cup", 2)]),
            zone(STOCK, vec![Item::token("cup", 1)]),
        ]);
        let s0 = lying(&t0);
        let s1 = moved(&s0, &t1);
        assert_eq!(at(&s1, STOCK, 0), at(&s0, GRID, 0));
        let t2 = Layout::new(vec![zone(GRID, backs(2))]);
        assert_eq!(reconcile(&s0, &t2).gone.len(), 2);
    }

    #[test]
    fn decks_do_not_mix() {
        let zone = |items: Vec<Item>| {
            Layout::new(vec![
                Zone::new(GRID, Place::Middle, Arrangement::Row).items(items),
            ])
        };
        let s0 = lying(&zone(vec![Item::back(Deck::French)]));
        let moves = reconcile(&s0, &zone(ups(&[4])));
        assert_eq!(moves.moves[0].id, None);
        assert_eq!(moves.gone, [0]);
    }

    #[test]
    fn no_sprite_is_ever_in_two_places() {
        // Random tables of 30 cards: whatever happens, all sprites are used once.
        let mut seed = 1_u64;
        let mut random = |n: usize| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % n
        };
        let mut s = lying(&table(30, &[], &[], vec![], 0, vec![]));
        for _ in 0..300 {
            let (mut stock, mut grid, mut mine, mut theirs) = (0, vec![], vec![], 0);
            let (mut my_sealed, mut their_sealed) = (vec![], vec![]);
            for k in 0..30 {
                match random(7) {
                    0 => stock += 1,
                    1 => grid.push(k),
                    2 => mine.push(k),
                    3 => theirs += 1,
                    4 => my_sealed.push(Item::down(face(k))),
                    5 => their_sealed.push(Item::up(face(k))),
                    _ => their_sealed.push(Item::back(Deck::Decktet)),
                }
            }
            let t = table(stock, &grid, &mine, my_sealed, theirs, their_sealed);
            s = moved(&s, &t);
            let mut ids: Vec<u32> = s.iter().map(|l| l.id).collect();
            ids.sort_unstable();
            assert_eq!(ids, (0..30).collect::<Vec<u32>>());
        }
    }

    #[test]
    fn of_tokens_that_are_alike_only_the_one_too_many_travels() {
        let heap = |name, first: u8, suits: &[(&'static str, u8)]| {
            let mut items = Vec::new();
            for (suit, n) in suits {
                items.extend((0..*n).map(|k| Item::token(suit, first + k)));
            }
            Zone::new(ZoneId::common(name), Place::Middle, Arrangement::Heaps).items(items)
        };
        let before = Layout::new(vec![
            heap("supply", 40, &[("moons", 3), ("suns", 2)]),
            heap("take", 0, &[("moons", 2), ("suns", 1)]),
        ]);
        let after = Layout::new(vec![
            heap("supply", 40, &[("moons", 4), ("suns", 2)]),
            heap("take", 0, &[("moons", 1), ("suns", 1)]),
        ]);
        let lying = lying(&before);
        let moves = reconcile(&lying, &after);
        let travelled: Vec<&Move> = moves.moves.iter().filter(|m| m.travels(&after)).collect();
        assert_eq!((travelled.len(), moves.gone.len()), (1, 0));
        let from = travelled[0].from.map(|(zone, index)| (zone.name, index));
        assert_eq!(from, Some(("take", 1)), "the topmost of its heap");
        assert_eq!(travelled[0].item(&after).piece, Piece::Token("moons", 43));
    }
}

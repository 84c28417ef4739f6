//! Facts beside the block: what lies under the card, how many good places there are, what the pack still holds; and how
//! the game ended.

use super::ground::under;
use super::{pips_of, place_at};
use crate::{
    geometry::Touch,
    rules::{Hatchet, LAST_PICTURE, NUMBERS, Open, PICTURES, Step, View},
};
use kortlek_rules::{
    Message, Seat, Seats, Text,
    french::Suit,
    message::signed,
    presentation::{Carrying, Fact, FactDisc, FactGroup, Mark},
};

/// Sign for nothing to count.
const NONE: &str = "–";

/// Number of numbers, and of pictures, that the pack still holds.
fn left(open: &Open) -> [usize; 2] {
    let numbers = NUMBERS - open.table().len() - usize::from(open.drawn.is_some());
    [numbers, PICTURES - open.pictures_drawn()]
}

impl Hatchet {
    /// Facts about the cards that the pack still holds.
    pub(super) fn facts(&self, v: &View) -> Vec<FactGroup> {
        let open = &v.open;
        if matches!(open.step, Step::Setup | Step::Over) {
            return Vec::new();
        }
        let [numbers, pictures] = left(open);
        // Pictures that lie at the bottom come last, and all know it.
        let unseen = v.unseen();
        let hidden = unseen.iter().filter(|card| card.is_picture()).count();
        let chance = match unseen.len() {
            0 => 100,
            all => (200 * hidden / all).div_ceil(2),
        };
        let row = |id: &'static str, value: String| Fact::new(id, value, Vec::new());
        let to_come = LAST_PICTURE - open.pictures_drawn();
        let rows = [
            row("aid-pictures-to-come", to_come.to_string()),
            row("aid-numbers", numbers.to_string()),
            row("aid-pictures", pictures.to_string()),
            row("aid-chance", format!("{chance} %")),
        ];
        vec![FactGroup::new("aid-pack", rows)]
    }

    /// Facts about the pips under the card that is held, and the places that were found for it.
    pub(super) fn facts_with(&self, v: &View, me: Seat, carrying: &Carrying) -> Vec<FactGroup> {
        let open = &v.open;
        let place = carrying.pose.and_then(place_at);
        let points = place.and_then(|place| under(open, place).points);
        let suits = Suit::ALL.map(|suit| {
            let of = |wanted: Touch| {
                let beneath = place.into_iter().flat_map(|place| open.beneath(place));
                beneath
                    .filter(|(pip, touch)| pip.suit == suit && *touch == wanted)
                    .count()
            };
            let (state, disc) = match (of(Touch::Cut), of(Touch::Covered)) {
                (_, 2..) => ("pip-twice", FactDisc::Bad),
                (1.., _) => ("pip-cut", FactDisc::Bad),
                (0, 1) => ("pip-buried", FactDisc::Good),
                (0, 0) => ("pip-none", FactDisc::Empty),
            };
            Fact {
                mark: Some(Mark(suit.name())),
                disc: Some(disc),
                ..Fact::new(suit.message(), state, Vec::new())
            }
        });
        let score = i32::from(open.scores[me.index()]);
        let then = points.map_or(NONE.to_owned(), |points| (score + points).to_string());
        let then = Fact::new("aid-score-then", Text::Shown(then), Vec::new());
        let count = |points| {
            let found = carrying.found.iter();
            found.filter(|good| good.points == points).count()
        };
        let places = (1..=Suit::ALL.len() as i32)
            .rev()
            .filter(|points| count(*points) > 0)
            .map(|points| {
                let label = Message::new("aid-places-for").with("n", points);
                Fact::new(label, Text::Shown(count(points).to_string()), Vec::new())
            });
        let value = points.map_or(NONE.to_owned(), signed);
        let rows = suits.into_iter().chain([then]).chain(places);
        let mut all = vec![FactGroup::new("aid-under", rows).value(Text::Shown(value))];
        all.extend(self.facts(v));
        all
    }
}

/// Text on how the winner came to the points; empty while the game goes on.
pub(super) fn ending(open: &Open, winners: Seats) -> Text {
    if open.step != Step::Over {
        return Text::EMPTY;
    }
    let mut all = winners.iter();
    match (all.next(), all.next()) {
        (Some(seat), None) => Message::new("ending")
            .with("who", seat)
            .with("pips", pips_of(open, seat))
            .with("pictures", open.pictures[seat.index()].len())
            .into(),
        _ => Message::new("ending-shared").with("who", winners).into(),
    }
}

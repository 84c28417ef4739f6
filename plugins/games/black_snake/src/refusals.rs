//! Why an action is refused: a sentence for the player for each thing that could be tried.

use crate::{
    rules::{Action, BlackSnake, Open, State, Step},
    tracks::{Dir, next_value, value},
};
use kortlek_rules::{
    Refusal, Rules, Seat, Turn,
    french::{Card, CardSet},
};

impl BlackSnake {
    /// Why an action is not legal.
    pub(crate) fn why_not(&self, s: &State, seat: Seat, a: Action) -> Refusal {
        let open = &s.open;
        let yours = match self.turn(s) {
            Turn::Over => return Refusal::new("The game is over."),
            Turn::Proceed => return Refusal::new("Wait a moment: nobody decides just now."),
            Turn::Act(seats) => seats.has(seat),
        };
        if !yours {
            return Refusal::new(match open.step {
                Step::Vote if seat == open.turn => "You have proposed; the others vote now.",
                Step::Vote if open.voted.has(seat) => "You have voted already.",
                _ => "It is not your turn.",
            });
        }
        Refusal::new(match (open.step, a) {
            (Step::Vote, _) => "New tracks are proposed: first agree or refuse.".to_owned(),
            (Step::Second, Action::DrawOpen { .. } | Action::DrawDeck {}) => {
                BlackSnake::why_not_draw(open, a)
            }
            (Step::Second, _) => "You have drawn one card: now a second must be drawn.".to_owned(),
            (Step::Laying { dir, .. }, Action::Add { card }) => {
                let wanted = next_value(open.value, dir);
                BlackSnake::why_not_card(s.hands[seat.index()], card, wanted, dir)
            }
            (Step::Laying { .. }, Action::Stop {}) => {
                "A run can't end with a picture: it needs a number card.".to_owned()
            }
            (Step::Laying { .. }, _) => {
                "You are laying a run: add a card or stop; one run is all for this turn.".to_owned()
            }
            _ => self.why_not_at_start(s, seat, a),
        })
    }

    fn why_not_card(hand: CardSet, card: Card, wanted: u8, dir: Dir) -> String {
        let name = card.name();
        if !hand.has(card) {
            format!("You lay cards from your hand, and {name} isn't there.")
        } else if value(card).is_some() {
            format!(
                "The next value {} is {wanted}, so {name} doesn't fit.",
                dir.name()
            )
        } else {
            format!(
                "A picture may stand for {wanted} only if a number card from your hand can end the run after it."
            )
        }
    }

    fn why_not_draw(open: &Open, a: Action) -> String {
        match a {
            Action::DrawDeck {} => "Deck and used pile are empty: nothing is left to draw.".into(),
            _ if open.slots.iter().all(Option::is_none) => "No open card is left.".into(),
            _ => "Only the open cards can be taken that way, and that one isn't among them.".into(),
        }
    }

    fn why_not_at_start(&self, s: &State, seat: Seat, a: Action) -> String {
        let open = &s.open;
        let hand = s.hands[seat.index()];
        match a {
            Action::Lay { track, dir, card } => match open.wanted(track, dir) {
                None => format!(
                    "There are {} tracks, and that isn't one of them.",
                    self.players
                ),
                Some(wanted) => BlackSnake::why_not_card(hand, card, wanted, dir),
            },
            Action::Add { .. } | Action::Stop {} => {
                "No run is begun yet: first lay a card on a track.".into()
            }
            Action::DrawOpen { .. } | Action::DrawDeck {} => BlackSnake::why_not_draw(open, a),
            Action::Propose {} if !open.nothing_fits(hand) => {
                "New tracks may be proposed only by a player who can lay nothing.".into()
            }
            Action::Propose {} if open.proposed => {
                "New tracks may be proposed once in a turn.".into()
            }
            Action::Propose {} => {
                "Deck and used pile are empty: the same tracks would come back.".into()
            }
            Action::Vote { .. } => "Nobody has proposed new tracks.".into(),
            Action::Pass {} => "Who can lay or draw may not pass.".into(),
        }
    }
}

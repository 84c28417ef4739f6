//! The contract between a card game and everything else: pure functions on a small state.

use crate::{
    dice::{Dice, Luck},
    message::Message,
    seat::{MAX_SEATS, Seat, Seats},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{borrow::Cow, fmt, hash::Hash};

/// Next thing to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats owe a decision. Several seats commit in secret, in any order; the last commit resolves.
    Act(Seats),
    /// Nobody decides: the rules themselves move on, with or without drawing lots ([`Rules::proceed`]). A game
    /// stops here also for each automatic moment that players should see by itself, such as a reveal.
    Proceed,
    /// The game is over.
    Over,
}

/// Phase in which a moment of the game is shown. Finer steps are the game's own, inside its state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Cards are dealt.
    Deal,
    /// Somebody decides.
    Play,
    /// Hidden cards are turned up.
    Reveal,
    /// Points or consequences are settled.
    Score,
}

impl Phase {
    /// The phase as a lower-case word, as traces write it.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Deal => "deal",
            Phase::Play => "play",
            Phase::Reveal => "reveal",
            Phase::Score => "score",
        }
    }
}

/// Standing or result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payoff {
    scores: [i32; MAX_SEATS],
    sides: u8,
    /// The seats that win, all of them; none if nobody does.
    pub winners: Seats,
    /// The reason for the end, as the rule file names it. The game's message `end-REASON` puts it into words.
    pub end: &'static str,
}

impl Payoff {
    /// A payoff with one score for each side (in most games a side is a seat).
    pub fn new(scores: &[i32], winners: Seats, end: &'static str) -> Payoff {
        let mut padded = [0; MAX_SEATS];
        padded[..scores.len()].copy_from_slice(scores);
        Payoff {
            scores: padded,
            sides: scores.len() as u8,
            winners,
            end,
        }
    }

    /// The payoff of a game in which all with the highest score win.
    pub fn highest(scores: &[i32], end: &'static str) -> Payoff {
        let best = scores.iter().copied().max().unwrap_or(0);
        let winners = Seat::all(scores.len())
            .filter(|s| scores[s.index()] == best)
            .collect();
        Payoff::new(scores, winners, end)
    }

    /// 1 if high scores are good, -1 where the winners have the lowest and others have higher ones.
    pub fn direction(&self) -> i32 {
        let scores = self.scores();
        let of_winners = self.winners.iter().filter_map(|s| scores.get(s.index()));
        match (of_winners.max(), scores.iter().max()) {
            (Some(won), Some(top)) if won < top => -1,
            _ => 1,
        }
    }

    /// The score of a seat and the best of those who do not belong to its `side` at a table of `players`, where high
    /// scores (`sign` 1) or low ones (-1) are good; `None` where there is nobody to be ahead of. If the scores are
    /// those of sides, the seats take turns in them.
    pub fn against(&self, seat: Seat, side: Seats, players: usize, sign: i32) -> Option<[i32; 2]> {
        let scores = self.scores();
        let score = |seat: Seat| Some(scores[seat.index().checked_rem(scores.len())?]);
        let others = Seat::all(players).filter(|other| !side.has(*other));
        let best = others.filter_map(score).max_by_key(|score| sign * score)?;
        Some([score(seat)?, best])
    }

    /// The scores, as the result line of a trace lists them.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.sides as usize]
    }
}

/// A decision as another seat learns of it at the moment it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen<A> {
    /// The decision itself.
    Open(A),
    /// Only that a decision was made.
    Hidden,
}

/// Reason that a decision is not allowed: a sentence for the player that names the rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(pub Message);

impl Refusal {
    /// A refusal with this sentence: a message, or the id of one without arguments.
    pub fn new(sentence: impl Into<Message>) -> Refusal {
        Refusal(sentence.into())
    }
}

/// For logs: players see the message in their language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Refusal {}

/// A change of a score, with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// The seat whose score changes.
    pub seat: Seat,
    /// Points, negative for a loss.
    pub points: i32,
    /// The reason, as the rule file words it. [`crate::presentation::note_message`] tells which of the game's messages
    /// puts it into words.
    pub why: Cow<'static, str>,
}

/// Receiver of the changes of score that a game's steps report. Search passes `&mut ()`, which costs nothing.
pub trait Log {
    /// True if somebody receives the notes. A game may skip making them if not.
    const LISTENS: bool;
    /// Takes a note.
    fn note(&mut self, seat: Seat, points: i32, why: impl Into<Cow<'static, str>>);
}

impl Log for () {
    const LISTENS: bool = false;
    #[inline]
    fn note(&mut self, _: Seat, _: i32, _: impl Into<Cow<'static, str>>) {}
}

impl Log for Vec<Note> {
    const LISTENS: bool = true;
    fn note(&mut self, seat: Seat, points: i32, why: impl Into<Cow<'static, str>>) {
        self.push(Note {
            seat,
            points,
            why: why.into(),
        });
    }
}

/// A card game. The value holds the options and nothing else.
///
/// All functions are pure. A seat's bot is given a [`Rules::View`] and never a state, so that it cannot peek.
pub trait Rules:
    Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// A whole position. No heap: it is copied at every step of a search. Aim at 1 KiB at most.
    type State: Copy + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// A decision. It serialises to the rule file's JSON, `{"TYPE":{…}}`, and refuses unknown fields: an enum whose
    /// variants all have braces, with `#[serde(rename_all = "snake_case", deny_unknown_fields)]`. Aim at 8 bytes.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// Everything that one seat may know, remembered facts included.
    type View: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;

    /// True if [`Rules::legal`] lists every legal action. `false` only where there are far too many (Hatchet); then
    /// `legal` lists some good ones and [`Rules::is_legal`] decides.
    const LISTS_ALL: bool = true;

    /// Number of seats that play, 1 to [`MAX_SEATS`].
    fn players(&self) -> usize;

    /// The seats that win and lose together with this one, itself among them. Default: it plays for itself.
    fn side_of(&self, seat: Seat) -> Seats {
        Seats::one(seat)
    }

    /// The position before the setup; its turn is [`Turn::Proceed`].
    fn start(&self) -> Self::State;

    /// Next thing to happen.
    fn turn(&self, s: &Self::State) -> Turn;

    /// Phase in which the moment is shown.
    fn phase(&self, s: &Self::State) -> Phase;

    /// The `phase` of a decision line in a trace, as the rule file names it.
    fn step(&self, s: &Self::State) -> &'static str {
        self.phase(s).name()
    }

    /// The trace header's `first`, known once the setup is done.
    fn first(&self, _s: &Self::State) -> Seat {
        Seat(0)
    }

    /// Writes the legal actions of a seat into `out` (cleared first), sorted and each once. Empty if the seat
    /// owes no decision.
    fn legal(&self, s: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Returns true if the action is legal now.
    fn is_legal(&self, s: &Self::State, seat: Seat, a: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(s, seat, &mut legal);
        legal.contains(&a)
    }

    /// Reason that the action is not legal for a seat, which owes a decision, as far as its own view shows. Only called
    /// when it isn't.
    fn refusal(&self, v: &Self::View, seat: Seat, a: Self::Action) -> Refusal;

    /// Carries out a legal action: the unchecked door, for search. An illegal action gives nonsense or panics.
    fn act<L: Log>(&self, s: &mut Self::State, seat: Seat, a: Self::Action, log: &mut L);

    /// Carries out one automatic step when the turn is [`Turn::Proceed`].
    fn proceed<D: Dice, L: Log>(&self, s: &mut Self::State, dice: &mut D, log: &mut L);

    /// Standing of the game, and its result when it is over.
    fn payoff(&self, s: &Self::State) -> Payoff;

    /// Returns everything that `viewer` may know; `None` is an onlooker, who knows only public facts.
    fn view(&self, s: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// A whole position drawn at random from those that this view allows, all consistent arrangements of the
    /// hidden cards being possible. `view(imagine(v), viewer) == v`.
    fn imagine(&self, v: &Self::View, luck: &mut Luck) -> Self::State;

    /// The part of `actor`'s action that seat `by` learns at the moment it is made in `s`.
    fn seen(&self, s: &Self::State, actor: Seat, a: Self::Action, by: Seat) -> Seen<Self::Action>;

    /// Every physical card and its location, for the conformance kit: each must be in exactly one place. The places'
    /// names are free. Empty before the setup.
    fn card_locations(&self, s: &Self::State) -> Vec<(crate::deck::Face, String)>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_the_others_is_told_beside_the_own_points() {
        let winners = |seats: &[u8]| seats.iter().map(|s| Seat(*s)).collect::<Seats>();
        let points = |payoff: &Payoff, seat, players| {
            payoff.against(seat, Seats::one(seat), players, payoff.direction())
        };
        let high = Payoff::highest(&[5, 9, 7], "end");
        assert_eq!(points(&high, Seat(0), 3), Some([5, 9]));
        assert_eq!(points(&high, Seat(1), 3), Some([9, 7]));
        let low = Payoff::new(&[5, 9, 7], winners(&[0]), "end");
        assert_eq!(points(&low, Seat(1), 3), Some([9, 5]));
        let pairs = Payoff::new(&[5, 9], winners(&[1, 3]), "end");
        let odd = winners(&[1, 3]);
        assert_eq!(pairs.against(Seat(3), odd, 4, 1), Some([9, 5]));
        // A partner is nobody to be ahead of.
        let each = Payoff::new(&[5, 9, 7, 9], winners(&[1, 3]), "end");
        assert_eq!(each.against(Seat(3), odd, 4, 1), Some([9, 7]));
        assert_eq!(
            points(&Payoff::new(&[], winners(&[]), "end"), Seat(0), 2),
            None
        );
    }
}

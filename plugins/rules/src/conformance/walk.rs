//! A game in which bytes choose: whatever they are, the game keeps its rules up to its end.

use super::{
    Position, commit, demand, door, is_message, records::read_own, secrets, within_turn, written,
};
use crate::{dice::Luck, game::Game, matches::Match, rules::Turn, seat::Seat, trace};

/// Number of decisions after which everybody's imagined deals are checked.
const IMAGINED: usize = 16;

/// Plays a game through the checked door in which `bytes` choose, one after the other, the seat that commits next, of
/// those that owe a decision, and its legal action: 0 the first, 255 the last. When they are used up, they begin again.
/// Returns the match; it is not over if more than `bound` decisions were due.
///
/// Panics, naming the game, its options, the seed and the step, if something is not as it should be: the cards, the
/// legal actions, the imagined deals, the end, the trace. The trace that `bytes` lead to reads back as it was written.
pub fn walk<G: Game>(rules: &G, seed: u64, bytes: &[u8], bound: usize) -> Match<G> {
    let spot = Position::new(rules, seed);
    let players = rules.players();
    let mut game = Match::new(rules.clone(), seed);
    let mut cards = super::places(&spot, rules, game.now());
    let mut luck = Luck::stream(seed, 1);
    let mut choices = Choices { bytes, at: 0 };
    let mut legal = Vec::new();
    let (mut decisions, mut idle) = (0, 0);
    loop {
        let (turn, phase) = (game.turn(), game.phase());
        spot.step.set(game.steps().len());
        let owing = match turn {
            Turn::Over => break,
            Turn::Proceed => {
                idle += 1;
                door::not_idle(&spot, idle);
                game.proceed();
                cards = door::same_cards(&spot, &game, turn, phase, cards);
                continue;
            }
            Turn::Act(owing) => owing,
        };
        idle = 0;
        if decisions == bound {
            break;
        }
        for seat in Seat::all(players) {
            rules.legal(game.now(), seat, &mut legal);
            door::listed(&spot, owing, seat, &legal);
        }
        let k = game.steps().len();
        if decisions % IMAGINED == 0 && !within_turn(game.steps(), k) {
            secrets::imagined(&spot, &game, k, &mut luck);
        }
        decisions += 1;
        let seats: Vec<Seat> = owing.iter().collect();
        let seat = seats[choices.below(seats.len())];
        rules.legal(game.now(), seat, &mut legal);
        let action = legal[choices.below(legal.len())];
        commit(&spot, &mut game, seat, action);
        cards = door::same_cards(&spot, &game, turn, phase, cards);
    }
    if let Some(payoff) = game.result() {
        door::payoff(&spot, rules, &payoff);
        let refused = game.commit(Seat(0), legal[0]);
        demand!(
            spot,
            matches!(&refused, Err(why) if is_message(&why.0)),
            "expected a message that refuses a decision after the end, found {refused:?}"
        );
        reads_back(&spot, &game);
    }
    game
}

/// The trace gives the same game, though it holds the decisions of a simultaneous turn in another order.
fn reads_back<G: Game>(spot: &Position, game: &Match<G>) {
    let text = written(game, false);
    let (read, header) = read_own::<G>(spot, &text);
    for k in (0..=game.steps().len()).filter(|k| !within_turn(game.steps(), *k)) {
        spot.step.set(k);
        demand!(
            spot,
            k <= read.steps().len() && read.state(k) == game.state(k),
            "expected the same game from its trace, whatever the order of commits"
        );
    }
    demand!(
        spot,
        trace::write(&read, &header.seats, false) == text,
        "expected the trace that was read to be written again"
    );
}

/// Bytes as choices.
struct Choices<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl Choices<'_> {
    fn next(&mut self) -> usize {
        let byte = self.bytes.get(self.at % self.bytes.len().max(1));
        self.at += 1;
        usize::from(byte.copied().unwrap_or_default())
    }

    /// A number below `n`; takes no byte where there is no choice.
    fn below(&mut self, n: usize) -> usize {
        match n {
            0 | 1 => 0,
            2..=256 => self.next() * n / 256,
            _ => (self.next() * 256 + self.next()) * n / (256 * 256),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_reach_the_first_and_the_last() {
        for (bytes, n, wanted) in [
            (vec![0], 40, [0, 0]),
            (vec![255], 40, [39, 39]),
            (vec![0, 255], 40, [0, 39]),
            (vec![255], 700, [699, 699]),
            (vec![], 5, [0, 0]),
            (vec![7], 1, [0, 0]),
        ] {
            let (bytes, at) = (&bytes, 0);
            let mut choices = Choices { bytes, at };
            assert_eq!([choices.below(n), choices.below(n)], wanted, "{bytes:?}");
        }
    }
}

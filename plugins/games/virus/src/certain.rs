//! Certain facts about the end with three or four players: bottles drunk stay, all else can still change hands. With
//! two a round stays open until somebody has drunk enough to end it, so nothing is certain before that.

use crate::rules::{
    BOTTLE_POINTS, BOTTLES, GERM_POINTS, GERMS, MOST_PLAYERS, Open, ROUNDS, Step, VIRUS_POINTS,
    Virus,
};
use kortlek_rules::{
    Rules as _, Seat,
    certain::{Range, of_ranges},
};

/// Least and most that a round brings a seat that has drunk so many bottles while so many more can still be its own:
/// at worst it sits there with all germs, or with the virus and nothing else counts.
fn round(players: usize, drunk: u8, more: u8) -> Range {
    let germs = i32::from(GERM_POINTS) * GERMS[players] as i32;
    let bottles = |n: u8| i32::from(BOTTLE_POINTS) * i32::from(n);
    let virus = i32::from(VIRUS_POINTS);
    Range {
        least: virus.min(bottles(drunk) + germs),
        most: virus.max(bottles(drunk + more)),
    }
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(rules: &Virus, open: &Open, seat: Seat) -> Option<bool> {
    let players = rules.players();
    if players == 2 {
        return None;
    }
    let whole = round(players, 0, BOTTLES[players] * rules.players);
    let later = i32::from(ROUNDS.saturating_sub(open.round));
    let ranges: [Range; MOST_PLAYERS] = std::array::from_fn(|i| {
        let has = i32::from(open.totals[i]);
        let now = match open.step {
            Step::Deal | Step::Over => Range { least: 0, most: 0 },
            Step::Act | Step::Reveal | Step::Score => {
                round(players, open.drunk[i], open.undrunk_left())
            }
        };
        Range {
            least: has + now.least + later * whole.least,
            most: has + now.most + later * whole.most,
        }
    });
    of_ranges(&ranges[..players], seat)
}

//! Tempers sway among equals and nowhere else.

use crate::toys::{Held, Shown, Tricks};
use kortlek_bots::{Plain, Searcher, Strength, Temper, Tempered, contest};
use kortlek_rules::{Bot, Luck, Rules, Seat, Thought, Worth};
use std::sync::atomic::AtomicBool;

const RULES: Tricks = Tricks {
    tricks: 4,
    open: true,
};

/// Thinks this of its cards, the lowest first.
struct Fixed([(f32, f32); 4]);

impl Bot<Tricks> for Fixed {
    fn choose(
        &self,
        _: &Tricks,
        _: &Shown,
        _: Seat,
        legal: &[u8],
        _: &mut Luck,
        _: &AtomicBool,
    ) -> Thought<u8> {
        let each = legal.iter().zip(self.0);
        let worths: Vec<Worth<u8>> = each
            .map(|(action, (value, error))| Worth {
                action: *action,
                value,
                error,
                visits: 100,
            })
            .collect();
        let best = worths.iter().max_by(|a, b| a.value.total_cmp(&b.value));
        Thought {
            action: best.expect("four cards are held").action,
            worths,
            playouts: 400,
        }
    }
}

/// Seat 0 has led 9 from 6, 7, 8, 9; seat 1 holds 2, 5, 10 and 12.
fn led() -> Held {
    Held {
        dealt: true,
        hands: [
            1 << 6 | 1 << 7 | 1 << 8,
            1 << 2 | 1 << 5 | 1 << 10 | 1 << 12,
        ],
        gone: 1 << 9,
        led: Some(9),
        ..RULES.start()
    }
}

fn chosen(worths: [(f32, f32); 4], temper: Temper) -> u8 {
    let bot = Tempered::new(Box::new(Fixed(worths)), temper);
    let state = led();
    let mut legal = Vec::new();
    RULES.legal(&state, Seat(1), &mut legal);
    let view = RULES.view(&state, Some(Seat(1)));
    let stop = AtomicBool::new(false);
    let mut luck = Luck::new(1);
    bot.choose(&RULES, &view, Seat(1), &legal, &mut luck, &stop)
        .action
}

#[test]
fn the_bold_want_it_open_and_the_careful_want_it_sure() {
    let worths = [(0.5, 0.02), (0.498, 0.05), (0.497, 0.005), (0.3, 0.1)];
    assert_eq!(chosen(worths, Temper::Bold), 5);
    assert_eq!(chosen(worths, Temper::Careful), 10);
}

#[test]
fn the_greedy_take_what_lies_there_and_the_spiteful_let_nobody_have_it() {
    // Only 10 and 12 beat the 9.
    let worths = [(0.5, 0.02), (0.5, 0.02), (0.495, 0.02), (0.2, 0.02)];
    for temper in [Temper::Greedy, Temper::Spiteful] {
        assert_eq!(chosen(worths, temper), 10);
    }
}

#[test]
fn no_temper_plays_what_is_clearly_worse() {
    let worths = [(0.3, 0.001), (0.5, 0.001), (0.45, 0.2), (0.48, 0.001)];
    for temper in Temper::ALL {
        assert_eq!(chosen(worths, temper), 5, "{}", temper.name());
    }
}

#[test]
fn a_temper_costs_no_strength() {
    let rules = Tricks {
        tricks: 5,
        open: false,
    };
    let bot = || Searcher::new(Plain, Strength::of_playouts(200));
    for temper in Temper::ALL {
        let tempered = Tempered::new(Box::new(bot()), temper);
        let met = contest(&rules, &tempered, &bot(), 0..100);
        let (low, high) = met.wins.interval();
        assert!(low < 0.5 && high > 0.45, "{}: {}", temper.name(), met.wins);
    }
}

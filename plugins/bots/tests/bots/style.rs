//! Tempers sway among equals and nowhere else.

use crate::toys::{Held, Tricks};
use kortlek_bots::{Plain, Searcher, Strength, contest};
use kortlek_rules::{ActionValue, Bot, Luck, Question, Rules, SearchResult, Seat, Style};
use std::sync::atomic::AtomicBool;

const RULES: Tricks = Tricks {
    tricks: 4,
    open: true,
};

/// Thinks this of its cards, the lowest first.
struct Fixed {
    worths: [(f32, f32); 4],
    mixed: bool,
}

impl Bot<Tricks> for Fixed {
    fn choose(&self, question: Question<'_, Tricks>, _: &mut Luck) -> SearchResult<u8> {
        let each = question.legal.iter().zip(self.worths);
        let worths: Vec<ActionValue<u8>> = each
            .map(|(action, (value, error))| ActionValue {
                action: *action,
                value,
                error,
                visits: 100,
            })
            .collect();
        let best = worths.iter().max_by(|a, b| a.value.total_cmp(&b.value));
        SearchResult {
            action: best.expect("four cards are held").action,
            worths,
            playouts: 400,
            mixed: self.mixed,
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

fn asked(bot: Fixed, style: Style) -> u8 {
    let bot = style.of(Box::new(bot));
    let state = led();
    let mut legal = Vec::new();
    RULES.legal(&state, Seat(1), &mut legal);
    let view = RULES.view(&state, Some(Seat(1)));
    let stop = AtomicBool::new(false);
    let question = Question::new(&RULES, &view, Seat(1), &legal, &stop);
    bot.choose(question, &mut Luck::new(1)).action
}

fn chosen(worths: [(f32, f32); 4], style: Style) -> u8 {
    let mixed = false;
    asked(Fixed { worths, mixed }, style)
}

#[test]
fn the_bold_want_it_open_and_the_careful_want_it_sure() {
    // After the 12 the seat is on lead with its low cards, after the 2 it waits for the other's.
    let worths = [(0.5, 0.02); 4];
    assert_ne!(chosen(worths, Style::Bold), chosen(worths, Style::Careful));
}

#[test]
fn the_greedy_take_what_lies_there_and_the_spiteful_let_nobody_have_it() {
    // Only 10 and 12 beat the 9.
    let worths = [(0.5, 0.02), (0.5, 0.02), (0.495, 0.02), (0.2, 0.02)];
    for style in [Style::Greedy, Style::Spiteful] {
        assert_eq!(chosen(worths, style), 10);
    }
    assert!([2, 5].contains(&chosen(worths, Style::Plain)));
}

#[test]
fn no_temper_plays_what_is_clearly_worse() {
    let worths = [(0.3, 0.001), (0.5, 0.001), (0.45, 0.2), (0.46, 0.001)];
    for style in Style::ALL {
        assert_eq!(chosen(worths, style), 5, "{}", style.name());
    }
    // A certain value is worse, however small it is.
    let worths = [(0.499, 0.0), (0.5, 0.0), (0.499, 0.0), (0.499, 0.0)];
    for style in Style::ALL {
        assert_eq!(chosen(worths, style), 5, "{}", style.name());
    }
}

#[test]
fn no_temper_makes_a_mixed_strategy_foreseeable() {
    let worths = [(0.499, 0.02), (0.5, 0.02), (0.499, 0.02), (0.499, 0.02)];
    let mut swayed = 0;
    for style in Style::ALL {
        let fixed = |mixed| Fixed { worths, mixed };
        assert_eq!(asked(fixed(true), style), 5, "{}", style.name());
        swayed += u32::from(asked(fixed(false), style) != 5);
    }
    assert!(swayed > 0);
}

#[test]
fn a_temper_costs_no_strength() {
    let rules = Tricks::hidden(5);
    let bot = || Searcher::new(Plain, Strength::of_playouts(200));
    for style in Style::ALL {
        let styled = style.of(Box::new(bot()));
        let met = contest(&rules, &*styled, &bot(), 0..100);
        let (low, high) = met.wins.interval();
        assert!(low < 0.5 && high > 0.45, "{}: {}", style.name(), met.wins);
    }
}

//! Positions are read from text, asked about and sought.

use crate::toys::Tricks;
use kortlek_bots::{
    Plain, Searcher, Strength,
    positions::{self, Verdict},
};
use kortlek_rules::{Bot, Grade, HasBots, Level, Match, RandomBot, Seat, matched, trace};

impl HasBots for Tricks {
    fn bot(&self, level: Level) -> Box<dyn Bot<Tricks>> {
        match level {
            Level::Novice => Box::new(RandomBot),
            Level::Regular => Box::new(Searcher::new(Plain, Strength::of_playouts(30))),
            Level::Expert => Box::new(Searcher::new(Plain, Strength::of_playouts(2000))),
        }
    }
}

/// A game at its first decision.
fn first_decision() -> Match<Tricks> {
    let mut game = Match::new(Tricks::open(5), 3);
    game.settle();
    game
}

/// A file with one position, at the first decision of a game, in which these actions are right and these absurd.
fn file(right: &[u8], absurd: &[u8]) -> String {
    let seats = vec!["random".to_owned(); 2];
    let text = trace::write(&first_decision(), &seats, false);
    format!("{{\"position\":\"See.\",\"right\":{right:?},\"absurd\":{absurd:?}}}\n{text}")
}

fn hand() -> Vec<u8> {
    first_decision().legal(Seat(0))
}

#[test]
fn a_choice_is_right_missed_or_absurd() {
    let hand = hand();
    let text = file(&hand[..1], &hand[1..2]);
    // Several in one file, with empty lines between them.
    let all = positions::read::<Tricks>(&format!("{text}\n\n{text}")).unwrap();
    assert_eq!(all.len(), 2);
    assert!(all[0].line == 1 && all[1].line > 3);
    let verdicts = [Verdict::Right, Verdict::Absurd, Verdict::Missed];
    for (card, verdict) in hand.iter().zip(verdicts) {
        assert_eq!(all[0].verdict(card), verdict);
    }
    let only_absurd = positions::read::<Tricks>(&file(&[], &hand[1..2])).unwrap();
    assert_eq!(only_absurd[0].verdict(&hand[0]), Verdict::Right);
}

#[test]
fn what_does_not_fit_is_told_with_its_line() {
    let hand = hand();
    let fault = |text: &str| positions::read::<Tricks>(text).unwrap_err().to_string();
    let not_held = (0..16).find(|c| !hand.contains(c)).unwrap();
    assert!(fault(&file(&[not_held], &[])).contains("no-card-but-from-the-hand"));
    assert!(fault(&file(&[], &[])).contains("a right or an absurd action"));
    assert!(fault(&file(&hand[..1], &hand[..1])).contains("twice"));
    assert!(fault("hello\n").starts_with("line 1: expected a line that tells a position"));
    let two = file(&hand[..1], &[]) + &file(&hand[..1], &[]).replacen("shuffle", "shuffel", 1);
    let before = file(&hand[..1], &[]).lines().count();
    let line = format!("line {}", before + 3);
    assert!(fault(&two).starts_with(&line), "{}", fault(&two));
}

#[test]
fn what_is_sought_reads_back_and_is_found_again() {
    let rules = Tricks::open(5);
    let (mut found, mut right) = (0, 0);
    for seed in 0..10 {
        let bots = vec![rules.bot(Level::Regular), rules.bot(Level::Regular)];
        for text in positions::seek(&rules, seed, &bots, 1000, 0.2) {
            found += 1;
            let all = positions::read::<Tricks>(&text).unwrap();
            let thought = all[0].ask(&*rules.bot(Level::Expert), 1000, 1);
            right += u32::from(all[0].verdict(&thought.action) == Verdict::Right);
        }
    }
    assert!(found > 3 && 5 * right >= 4 * found, "{right} of {found}");
}

#[test]
fn a_matched_bot_lies_between_its_levels() {
    let rules = Tricks::hidden(5);
    let of = |grade| matched::bot(&rules, Grade::new(grade));
    let against = RandomBot;
    let share = |grade: u8| {
        let met = kortlek_bots::contest(&rules, &*of(grade), &against, 0..150);
        met.wins.share()
    };
    let (weak, middle, strong) = (share(0), share(50), share(200));
    assert!(weak < middle && middle < strong, "{weak} {middle} {strong}");
}

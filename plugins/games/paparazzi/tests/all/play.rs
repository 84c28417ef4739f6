//! Invariants of every game, and every refusal.

use kortlek_paparazzi::{
    CELEBRITIES, Layout, Paparazzi,
    rules::{Action, HIGHEST, LOWEST, State, suit, taker},
};
use kortlek_rules::{
    Game, Luck, Match, Message, Refusal, Rules, Seat, Seats, Turn,
    french::{Card, CardSet},
    game::First,
};

/// Ten thousand games and more: all numbers of players, both layouts, each seat first and chance.
const GAMES: u64 = 420;

fn all_rules() -> impl Iterator<Item = Paparazzi> {
    (2..=4u8).flat_map(|players| {
        [Layout::FourByThree, Layout::SixByTwo]
            .into_iter()
            .flat_map(move |layout| {
                std::iter::once(First::Chance)
                    .chain(Seat::all(usize::from(players)).map(First::Seat))
                    .map(move |first| Paparazzi {
                        players,
                        layout,
                        first,
                    })
            })
    })
}

/// Counts the score independently from the cards on the table, as the rule file words it.
fn counted(rules: &Paparazzi, s: &State) -> Vec<i32> {
    let view = rules.view(s, None);
    let board = rules.layout.board();
    let mut taken = vec![Vec::new(); rules.players()];
    for n in 0..CELEBRITIES {
        let at = board.celebrity_cell(n);
        let mut sums = [0u8; 4];
        for (cell, card) in view.laid() {
            let touches = at[0].abs_diff(cell[0]) + at[1].abs_diff(cell[1]) == 1;
            let seat = Seat::all(4).find(|s| card.suit() == Some(suit(*s)));
            if let (true, Some(seat)) = (touches, seat) {
                sums[seat.index()] += card.pips();
            }
        }
        let most = *sums.iter().max().expect("there are four sums");
        if most > 0 && sums.iter().filter(|s| **s == most).count() == 1 {
            let seat = sums.iter().position(|s| *s == most);
            taken[seat.expect("somebody has most")].push(s.open.celebrities[n]);
        }
        assert_eq!(taker(&sums), s.open.taker(n));
    }
    taken.iter().map(|cards| worth(cards)).collect()
}

/// Points of these celebrities with their bonuses.
fn worth(cards: &[Card]) -> i32 {
    let names: Vec<String> = cards.iter().map(Card::to_string).collect();
    let own = names.iter().map(|name| match name.chars().next() {
        Some('K') => 5,
        Some('Q') => 4,
        _ => 3,
    });
    let bonus = ['S', 'H', 'D', 'C'].map(|suit| {
        let of_suit = names.iter().filter(|name| name.ends_with(suit));
        match of_suit.count() {
            2 => 2,
            3 => 3,
            _ => 0,
        }
    });
    own.chain(bonus).sum()
}

#[test]
fn random_games_keep_the_rules() {
    let mut legal = Vec::new();
    for rules in all_rules() {
        let players = rules.players();
        let set = usize::from(HIGHEST - LOWEST[players]) + 1;
        for game in 0..GAMES {
            let mut luck = Luck::stream(game, u64::from(rules.players));
            let mut s = rules.start();
            let mut decisions = 0;
            loop {
                match rules.turn(&s) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody lays");
                        if let First::Seat(first) = rules.first {
                            assert_eq!(seat.index(), (first.index() + decisions) % players);
                        }
                        rules.legal(&s, seat, &mut legal);
                        let view = rules.view(&s, Some(seat));
                        assert_eq!(legal.len(), view.hand.len() * view.free().count());
                        assert_eq!(view.hand.len(), (set - decisions / players).min(3));
                        let spaces = view.laid().count() + view.free().count();
                        assert_eq!(spaces, rules.layout.board().spaces());
                        rules.act(&mut s, seat, luck.pick(&legal), &mut ());
                        decisions += 1;
                    }
                }
            }
            let full = players * set > rules.layout.board().spaces();
            assert_eq!(decisions, if full { 31 } else { players * set });
            let end = rules.payoff(&s);
            assert_eq!(end.end, if full { "no_space" } else { "all_laid" });
            assert_eq!(end.scores(), counted(&rules, &s));
            for seat in Seat::all(players) {
                let left = s.open.unlaid(seat);
                let known = rules.view(&s, None).known_hand(seat);
                assert_eq!(known, Some(left), "with no deck left a hand is known");
            }
        }
    }
}

#[test]
fn a_view_knows_hands_once_the_decks_are_empty() {
    let rules = Paparazzi {
        players: 2,
        layout: Layout::FourByThree,
        first: First::Seat(Seat(0)),
    };
    let mut game = Match::new(rules, 8);
    game.settle();
    let view = rules.view(game.now(), Some(Seat(0)));
    assert_eq!(view.known_hand(Seat(1)), None);
    assert_eq!(view.known_hand(Seat(0)), Some(view.hand));
    assert_eq!(view.open.unlaid(Seat(1)).len(), 10);
    while game.now().open.deck_sizes != [0; 4] {
        let Turn::Act(seats) = game.turn() else {
            panic!("a card is laid")
        };
        let seat = seats.first().unwrap();
        game.commit(seat, game.legal(seat)[0]).unwrap();
        game.settle();
    }
    let view = rules.view(game.now(), Some(Seat(0)));
    let theirs = rules.view(game.now(), Some(Seat(1))).hand;
    assert_eq!(view.known_hand(Seat(1)), Some(theirs));
}

#[test]
fn every_refusal_names_the_rule() {
    let rules = Paparazzi {
        players: 2,
        layout: Layout::FourByThree,
        first: First::Seat(Seat(1)),
    };
    let mut game = Match::new(rules, 3);
    let place = |card: Card, cell| Action::Place { card, cell };
    let ace: Card = "AS".parse().unwrap();
    let refused = |game: &mut Match<Paparazzi>, seat, a, why: Message| {
        assert_eq!(game.commit(Seat(seat), a), Err(Refusal(why)));
    };
    let of = |id, card: Card| Message::new(id).with("card", card);
    refused(&mut game, 1, place(ace, [1, 0]), "nobody-decides".into());
    game.settle();
    let own: CardSet = rules.view(game.now(), Some(Seat(1))).hand;
    let mine = own.first().unwrap();
    let not_mine = game.now().open.unlaid(Seat(1)).minus(own).first().unwrap();
    let waits = Message::new("not-your-turn").with("who", Seats::one(Seat(1)));
    refused(&mut game, 0, place(ace, [1, 0]), waits);
    for card in [not_mine, ace] {
        let why = of("no-card-but-from-the-hand", card);
        refused(&mut game, 1, place(card, [1, 0]), why);
    }
    // The second of the four columns, the last of the three rows.
    let why = of("no-space-on-a-celebrity", game.now().open.celebrities[9]);
    refused(&mut game, 1, place(mine, [3, 5]), why);
    for cell in [[0, 0], [2, 2], [9, 4], [8, 7], [255, 255], [9, 1]] {
        refused(&mut game, 1, place(mine, cell), "no-such-space".into());
    }
    game.commit(Seat(1), place(mine, [1, 0])).unwrap();
    game.settle();
    let theirs = rules.view(game.now(), Some(Seat(0))).hand.first().unwrap();
    let why = of("no-taken-space", mine);
    refused(&mut game, 0, place(theirs, [1, 0]), why);
}

#[test]
fn the_layout_depends_on_the_players_unless_it_is_named() {
    let given = |text: &str| Paparazzi::with_options(&serde_json::from_str(text).unwrap());
    for (text, layout) in [
        ("{}", Layout::FourByThree),
        (r#"{"players":3}"#, Layout::FourByThree),
        (r#"{"players":4}"#, Layout::SixByTwo),
        (r#"{"players":4,"layout":"4x3"}"#, Layout::FourByThree),
        (r#"{"players":2,"layout":"6x2"}"#, Layout::SixByTwo),
    ] {
        assert_eq!(given(text).map(|r| r.layout), Ok(layout), "{text}");
    }
    for text in [
        r#"{"players":2,"first":2}"#,
        r#"{"players":5}"#,
        r#"{"layout":"3x4"}"#,
        r#"{"layout":"4X3"}"#,
    ] {
        assert!(given(text).is_err(), "{text}");
    }
}

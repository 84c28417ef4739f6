//! The kit passes a sound game and catches each flaw.

use super::{
    CheckConfig, check, check_bots, check_table, golden,
    toy::{Toy, flaw},
    walk,
};
use crate::{dice::Luck, game::Game};
use std::panic::catch_unwind;

const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    games: 6,
    ..CheckConfig::new(40)
};

/// Returns the message with which a check fails for toys with a flaw.
fn caught(flaw: u8, check: impl Fn() + std::panic::UnwindSafe) -> String {
    flaw::set(flaw);
    let outcome = catch_unwind(check);
    flaw::set(flaw::NONE);
    match outcome {
        Ok(()) => panic!("nothing was found"),
        Err(why) => match why.downcast::<String>() {
            Ok(words) => *words,
            Err(why) => why
                .downcast::<&str>()
                .map_or("a panic without words".to_owned(), |words| {
                    (*words).to_owned()
                }),
        },
    }
}

#[test]
fn a_sound_game_passes() {
    check::<Toy>(&PLAN);
    check_table::<Toy>(&PLAN);
    check_bots::<Toy>(&PLAN);
    walks::<Toy>(&PLAN);
}

/// Games in which bytes choose, of all kinds.
fn walks<G: Game>(plan: &CheckConfig) {
    let mut luck = Luck::new(plan.seed);
    for rules in super::options::by_players::<G>() {
        for len in [0, 1, 1, 1, 2, 3, 5, 64] {
            let bytes: Vec<u8> = (0..len).map(|_| luck.below(256) as u8).collect();
            let game = walk(&rules, luck.bits(), &bytes, plan.decisions);
            assert!(game.result().is_some(), "expected the end");
        }
    }
}

/// One test for each flaw: the check fails with a message that names it.
macro_rules! caught {
    ($($name:ident: $check:ident, $flaw:ident, $words:literal;)+) => {$(
        #[test]
        fn $name() {
            let why = caught(flaw::$flaw, || $check::<Toy>(&PLAN));
            assert!(why.contains($words), "{why}");
        }
    )+};
}

caught! {
    a_view_that_shows_commits: check, VIEW_SHOWS_COMMITS, "can't tell whether seat";
    a_view_that_holds_the_state: check, VIEW_HOLDS_STATE, "can't tell whether seat";
    a_legal_action_listed_twice: check, LEGAL_TWICE, "sorted and each once";
    legal_actions_out_of_order: check, LEGAL_UNSORTED, "sorted and each once";
    legal_actions_of_idle_seats: check, LEGAL_FOR_IDLE_SEATS, "and none for others";
    a_buffer_that_is_not_cleared: check, BUFFER_NOT_CLEARED, "left over from another call";
    commits_that_do_not_commute: check, ORDER_OF_COMMITS_COUNTS, "whatever the order";
    legal_actions_that_depend_on_commits: check, LEGAL_DEPENDS_ON_COMMITS, "when the seats commit from the highest down";
    a_commit_that_is_announced: check, COMMIT_IS_OPEN, "does not see what seat";
    a_lost_card: check, CARD_IS_LOST, "lost: [French(5S)]";
    a_card_in_two_places: check, CARD_IN_TWO_PLACES, "in exactly one place";
    imagining_another_hand: check, IMAGINES_ANOTHER_HAND, "sees the same in a position imagined";
    imagining_other_cards: check, IMAGINES_OTHER_CARDS, "expected the same cards in a position";
    imagining_too_little: check, NEVER_IMAGINES_THE_ACE, "never met: {French(AS)";
    imagining_a_dead_end: check, IMAGINES_A_DEAD_END, "sees the same in a position imagined";
    a_refusal_without_words: check, REFUSES_WITHOUT_WORDS, "expected a message when";
    a_door_that_stands_open: check, ACCEPTS_EVERYTHING, "is_legal to agree with legal";
    a_game_without_end: check, NEVER_ENDS, "the end within 40 decisions";
    a_score_that_is_not_the_sum_of_its_notes: check, FORGETS_A_NOTE, "as the score notes sum up";
    a_game_nobody_wins: check, NOBODY_WINS, "expected a winner";
    chance_past_the_dice: check, CHANCE_OF_ITS_OWN, "the same";
    defaults_that_are_forbidden: check, DEFAULT_IS_FORBIDDEN, "with defaults for the rest";
    an_action_that_reads_any_field: check, ACTION_READS_ANY_FIELD, "actions with #[serde(deny_unknown_fields)] refuse";
    an_action_that_is_only_a_word: check, ACTION_IS_A_WORD, "an action as {\"TYPE\":{…}}";
    a_piece_shown_twice: check_table, PIECE_TWICE, "each piece once";
    a_zone_used_twice: check_table, ZONE_TWICE, "each zone once";
    a_gesture_that_starts_another: check_table, GESTURE_STARTS_ANOTHER, "the start of another";
    a_gesture_beside_the_table: check_table, GESTURE_NOT_ON_TABLE, "lie on the table";
    a_story_that_names_a_hidden_card: check_table, STORY_NAMES_HIDDEN_CARD, "names no card that is hidden";
    a_story_that_lights_a_hidden_card: check_table, STORY_SHOWS_HIDDEN_FACE, "names no card that is hidden";
    an_action_without_words: check_table, ACTION_WITHOUT_WORDS, "expected words for";
    a_step_that_loses_a_card: walks, CARD_IS_LOST, "lost: [French(5S)]";
    a_step_that_imagines_another_hand: walks, IMAGINES_ANOTHER_HAND, "sees the same in a position imagined";
    a_step_that_lists_too_much: walks, LEGAL_FOR_IDLE_SEATS, "and none for others";
    an_order_of_commits_that_counts: walks, ORDER_OF_COMMITS_COUNTS, "the same game from its trace";
    chance_that_is_not_in_the_trace: walks, CHANCE_OF_ITS_OWN, "own trace to read";
    a_walk_without_end: walks, NEVER_ENDS, "expected the end";
    a_table_that_guesses: check_table, TABLE_SHOWS_A_GUESS, "also in an imagined deal";
    a_silent_why_not: check_table, WHY_NOT_IS_SILENT, "a message on why";
    a_foreseen_zone_that_does_not_come: check_table, FORESEES_ANOTHER_ZONE, "which is foreseen, to lie there";
    foreseen_scores_that_do_not_come: check_table, FORESEES_OTHER_SCORES, "which are foreseen after";
    a_preview_with_other_points: check_table, PREVIEWS_TOO_MUCH, "notes them, found";
    a_refusal_of_what_is_legal: check_table, REFUSES_WHAT_IS_LEGAL, "expected the rules to refuse";
    an_action_without_an_offer: check_table, OFFER_IS_MISSING, "one offer for each legal action";
    a_score_that_tells_the_stock: check_table, SCORE_TELLS_THE_STOCK, "shown the same";
    a_view_that_knows_the_stock: check_table, VIEW_SHOWS_THE_STOCK, "can't tell one from the other";
    a_bot_that_breaks_the_rules: check_bots, BOT_BREAKS_RULES, "a legal action of the novice bot";
    a_moody_bot: check_bots, BOT_IS_MOODY, "the same thought";
    a_bot_beyond_certainty: check_bots, BOT_WORTHS_BEYOND_ONE, "worths of legal actions from 0 to 1";
}

/// Without simultaneous turns to betray it, a view that holds the state is caught because nothing is ever imagined.
#[test]
fn a_view_that_gives_everything_away() {
    let why = caught(flaw::VIEW_HOLDS_STATE, || {
        let rules = super::options::by_players::<Toy>()
            .next()
            .expect("two can play");
        let spot = super::Position::new(&rules, 1);
        let game = super::door::game(&PLAN, &spot, &rules, &mut super::door::Pool::new());
        let mut varied = super::secrets::Varied::new();
        super::secrets::deals(&PLAN, &spot, &game, &mut varied);
        varied.expect(&spot, 2);
    });
    assert!(why.contains("more than one deal"), "{why}");
}

#[test]
fn a_failure_tells_where() {
    let why = caught(flaw::CARD_IS_LOST, || check::<Toy>(&PLAN));
    for part in ["toy {\"players\":", ", seed ", ", step "] {
        assert!(why.contains(part), "{why}");
    }
}

#[test]
fn a_larger_set_of_options_is_sampled_with_each_value() {
    let few = CheckConfig {
        combinations: 9,
        ..PLAN
    };
    let chosen = super::options::combinations::<Toy>(&few);
    assert_eq!(chosen.len(), 9);
    let texts: Vec<String> = chosen
        .iter()
        .map(|t| serde_json::to_string(t).expect("options are plain"))
        .collect();
    for part in [
        r#""players":2"#,
        r#""players":3"#,
        r#""players":3,"rounds":2"#,
        r#""players":2,"rounds":3"#,
        r#""first":2"#,
        r#""first":"chance""#,
    ] {
        assert!(texts.iter().any(|t| t.contains(part)), "{part}: {texts:?}");
    }
}

mod golden_traces {
    use super::{Toy, caught, flaw, golden};
    use crate::conformance::golden::{compare, compare_scenes};
    use std::{fs, path::PathBuf};

    /// A folder of its own for one test.
    fn folder(name: &str) -> PathBuf {
        let path =
            std::env::temp_dir().join(format!("kortlek-golden-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        path
    }

    #[test]
    fn a_game_without_traces_fails() {
        let why = caught(flaw::NONE, || golden::<Toy>("no such folder"));
        assert!(why.contains("a golden trace with 2 players"), "{why}");
        assert!(why.contains("`cargo bless toy` writes one"), "{why}");
    }

    #[test]
    fn blessing_scenes_blesses_their_traces_first() {
        let folder = folder("scenes");
        let [traces, scenes] = ["traces", "scenes"].map(|name| folder.join(name));
        let why = caught(flaw::NONE, {
            let (traces, scenes) = (traces.clone(), scenes.clone());
            move || compare_scenes::<Toy>(&traces, &scenes, false)
        });
        assert!(why.contains("`cargo bless toy` writes them"), "{why}");
        compare_scenes::<Toy>(&traces, &scenes, true);
        compare::<Toy>(&traces, false);
        compare_scenes::<Toy>(&traces, &scenes, false);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn blessed_traces_are_compared_byte_by_byte() {
        let folder = folder("bless");
        compare::<Toy>(&folder, true);
        compare::<Toy>(&folder, false);
        let file = folder.join("3-players.jsonl");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text.replace("\"why\":\"trick\"", "\"why\":\"luck\"")).unwrap();
        let why = caught(flaw::NONE, || compare::<Toy>(&folder, false));
        assert!(
            why.contains("3-players.jsonl is not what the program writes"),
            "{why}"
        );
        compare::<Toy>(&folder, true);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_game_played_elsewhere_is_replayed() {
        let folder = folder("elsewhere");
        compare::<Toy>(&folder, true);
        let text = fs::read_to_string(folder.join("2-players.jsonl")).unwrap();
        let seats = r#""seats":["random","random"]"#;
        assert!(text.contains(seats));
        let elsewhere = folder.join("elsewhere.jsonl");
        fs::write(&elsewhere, text.replace(seats, r#""seats":["Ann","Bo"]"#)).unwrap();
        compare::<Toy>(&folder, false);
        fs::write(&elsewhere, text.replace("play", "lay")).unwrap();
        let why = caught(flaw::NONE, || compare::<Toy>(&folder, true));
        assert!(why.contains("elsewhere.jsonl"), "{why}");
        fs::remove_dir_all(&folder).unwrap();
    }
}

//! Formatting of messages and their arguments, with files made for the purpose.

use kortlek_rules::{Arg, Face, Message, Seat, Seats, Text, decktet::Suit, presentation::Names};
use kortlek_words::{File, Language, Problem, Words, problems};

const ENGLISH: &str = r#"
lay = { $who-form ->
    [you] You lay { $card }.
   *[one] { CAP($who) } lays { $card }.
}
win = { $who-form ->
    [none] Nobody wins.
    [you] You win.
    [one] { $who } wins.
   *[many] { CAP($who) } win.
} ({ $who-count })
take = Take { $what } ({ $what-count })
case = { $what-acc }/{ $what-plural-dat }
numbers = { SPELL($n) }, { SIGNED($n) }, { $n }, { NUMBER($n) }
first = { CAP(SPELL($n)) }
wrong = { SIGNED($text) }
note = ({ $inner })
only-english = Take { $card }, { $who }
whose = { GENITIVE($who) } and { $who }
"#;

const GERMAN: &str = r#"
lay = { $who-form ->
    [you] Du legst { $card-acc }.
   *[one] { $who } legt { $card-acc }.
}
win = { $who-person ->
    [none] Niemand gewinnt.
    [you] Du gewinnst.
    [one] { $who } gewinnt.
    [you-many] { CAP($who) } gewinnt.
   *[many] { $who } gewinnen.
}
take = Nimm { $what-acc }
case = { $what-acc }/{ $what-plural-dat }
numbers = { SPELL($n, form: "f") }
first = { SPELL($n) }
wrong = { $text }
note = ({ $inner })
whose = { GENITIVE($who) }
"#;

const FILES: [File; 2] = [("en", ENGLISH), ("de", GERMAN)];

fn names() -> Names {
    Names {
        names: ["Anna", "Elm", "Lars"].map(String::from).to_vec(),
        me: Some(Seat(1)),
    }
}

fn english(say: Message) -> String {
    let words = Words::new(Language::English, &FILES);
    words.try_say(&say, &names()).expect("it can be said")
}

fn german(say: Message) -> String {
    let words = Words::new(Language::German, &FILES);
    words.try_say(&say, &names()).expect("it can be said")
}

fn seats(seats: &[u8]) -> Seats {
    seats.iter().map(|seat| Seat(*seat)).collect()
}

fn market() -> Face {
    Face::Decktet("6LK".parse().expect("it is a card"))
}

#[test]
fn a_seat_is_you_or_its_name() {
    let lay = |seat| {
        Message::new("lay")
            .with("who", Seat(seat))
            .with("card", market())
    };
    assert_eq!(english(lay(1)), "You lay the Market.");
    assert_eq!(english(lay(2)), "Lars lays the Market.");
    assert_eq!(english(lay(4)), "Somebody lays the Market.");
    assert_eq!(german(lay(1)), "Du legst den Markt.");
    assert_eq!(german(lay(0)), "Anna legt den Markt.");
}

#[test]
fn sets_of_seats_have_forms_and_the_viewer_comes_first() {
    let win = |who: &[u8]| Message::new("win").with("who", seats(who));
    assert_eq!(english(win(&[])), "Nobody wins. (0)");
    assert_eq!(english(win(&[1])), "You win. (1)");
    assert_eq!(english(win(&[2])), "Lars wins. (1)");
    assert_eq!(english(win(&[0, 2])), "Anna and Lars win. (2)");
    assert_eq!(english(win(&[0, 1, 2])), "You, Anna and Lars win. (3)");
    assert_eq!(german(win(&[0, 1])), "Du und Anna gewinnt.");
    assert_eq!(german(win(&[0, 2])), "Anna und Lars gewinnen.");
    let watched = Names {
        me: None,
        ..names()
    };
    let words = Words::new(Language::English, &FILES);
    assert_eq!(words.say(&win(&[1]), &watched), "Elm wins. (1)");
}

#[test]
fn lists_join_with_and_and_or() {
    let suits = || vec![Suit::Moons.into(), Suit::Suns.into(), Suit::Waves.into()];
    let take = |what: Arg| Message::new("take").with("what", what);
    let all = english(take(Arg::All(suits())));
    assert_eq!(all, "Take moons, suns and waves (3)");
    let any = english(take(Arg::Any(suits())));
    assert_eq!(any, "Take moons, suns or waves (3)");
    assert_eq!(english(take(Arg::Any(vec![4.into()]))), "Take 4 (1)");
    assert_eq!(english(take(Arg::All(vec![]))), "Take nothing (0)");
    let cards = ["6LK", "2SY", "NV"].map(|id| Face::Decktet(id.parse().unwrap()).into());
    let all = german(take(Arg::All(cards.to_vec())));
    assert_eq!(all, "Nimm den Markt, die Wüste und das Meer");
}

#[test]
fn an_attribute_falls_back_to_the_next_shorter() {
    let case = |what: &'static str| Message::new("case").with("what", what);
    assert_eq!(german(case("rank-ace")), "Ass/Assen");
    assert_eq!(german(case("rank-two")), "Zwei/Zweien");
    assert_eq!(english(case("rank-two")), "two/twos");
    assert_eq!(english(case("suit-moons")), "moons/moons");
    // Seats have the forms of the words that stand for them.
    let seen = |who: &[u8]| Message::new("case").with("what", seats(who));
    assert_eq!(german(seen(&[0, 1])), "dich und Anna/du und Anna");
    assert_eq!(german(seen(&[])), "niemanden/niemand");
}

#[test]
fn numbers_are_spelt_and_signed() {
    let numbers = |n: i32| english(Message::new("numbers").with("n", n));
    assert_eq!(numbers(3), "three, +3, 3, 3");
    assert_eq!(numbers(0), "zero, 0, 0, 0");
    assert_eq!(numbers(-2), "−2, −2, −2, −2");
    assert_eq!(numbers(12), "twelve, +12, 12, 12");
    assert_eq!(numbers(13), "13, +13, 13, 13");
    assert_eq!(english(Message::new("first").with("n", 2)), "Two");
    assert_eq!(german(Message::new("numbers").with("n", 1)), "eine");
    assert_eq!(german(Message::new("numbers").with("n", 2)), "zwei");
    assert_eq!(german(Message::new("first").with("n", 1)), "ein");
}

#[test]
fn messages_stand_in_messages() {
    let inner = Message::new("lay")
        .with("who", Seat(1))
        .with("card", market());
    let say = Message::new("note").with("inner", inner);
    assert_eq!(english(say.clone()), "(You lay the Market.)");
    assert_eq!(german(say), "(Du legst den Markt.)");
    let whose = Message::new("whose").with("who", Seat(2));
    assert_eq!(german(whose), "Lars’");
}

#[test]
fn the_longest_name_of_an_argument_counts() {
    let file = [("en", "x = { $who-form } { $who-last-form } { $who-last }")];
    let words = Words::new(Language::English, &file);
    let say = Message::new("x")
        .with("who", Seat(1))
        .with("who-last", Seat(2));
    assert_eq!(words.try_say(&say, &names()).unwrap(), "you one Lars");
}

#[test]
fn what_is_missing_is_reported_and_never_panics() {
    let words = Words::new(Language::English, &FILES);
    let no_card = Message::new("lay").with("who", Seat(2));
    assert_eq!(
        words.try_say(&no_card, &names()),
        Err(vec![Problem::NoArgument {
            id: "lay".into(),
            variable: "card".into()
        }])
    );
    assert_eq!(words.say(&no_card, &names()), "Lars lays {$card}.");
    // Also what only another branch uses, and what an argument doesn't bring along.
    let nobody = Message::new("lay").with("card", market());
    assert!(words.try_say(&nobody, &names()).is_err());
    let number = Message::new("win").with("who", 3);
    assert_eq!(words.try_say(&number, &names()).unwrap_err().len(), 2);
    let wrong = Message::new("wrong").with("text", Arg::Name("x".into()));
    assert!(matches!(
        words.try_say(&wrong, &names()).unwrap_err()[..],
        [Problem::Faulty { .. }]
    ));
    let nobody = Message::new("nowhere");
    assert_eq!(words.say(&nobody, &names()), "nowhere");
    assert_eq!(
        words.try_say(&nobody, &names()),
        Err(vec![Problem::NoMessage("nowhere".into())])
    );
    let inside = Message::new("note").with("inner", Message::new("nowhere"));
    assert_eq!(words.say(&inside, &names()), "(nowhere)");
    assert!(words.try_say(&inside, &names()).is_err());
}

#[test]
fn english_stands_in_with_english_arguments() {
    let words = Words::new(Language::German, &FILES);
    let say = Message::new("only-english")
        .with("card", market())
        .with("who", Seat(1));
    assert_eq!(words.say(&say, &names()), "Take the Market, you");
    assert_eq!(
        words.try_say(&say, &names()),
        Err(vec![Problem::Untranslated("only-english".into())])
    );
    assert_eq!(words.missing(), ["only-english"]);
    assert!(words.has("only-english") && !words.ids().any(|id| id == "only-english"));
    assert_eq!(words.variables("lay"), ["card-acc", "who", "who-form"]);
    assert_eq!(words.variables("points"), ["n"]);
}

/// Files that come later have messages that use earlier ones, take the id of one, and have faults of their own.
#[test]
fn more_files_make_the_same_words_as_all_at_once() {
    let more: [File; 2] = [
        (
            "en",
            "added = { only-english }!\nlay = Again\nasked = { nowhere }\n",
        ),
        ("de", "added = { first }!\nfirst = Noch einmal\n= oh\n"),
    ];
    for language in Language::ALL {
        let at_once = Words::new(language, &[FILES, more].concat());
        let one_by_one = Words::new(language, &FILES).and(&more);
        assert!(one_by_one.ids().eq(at_once.ids()), "{language}");
        assert_eq!(one_by_one.problems(), at_once.problems(), "{language}");
        for id in ["added", "lay", "first", "asked"] {
            let say = Message::new(id)
                .with("card", market())
                .with("who", Seat(1))
                .with("n", 3);
            let said = one_by_one.try_say(&say, &names());
            assert_eq!(said, at_once.try_say(&say, &names()), "{language} {id}");
        }
    }
    let german = Words::new(Language::German, &FILES).and(&more);
    let three = Message::new("added").with("n", 3);
    assert_eq!(german.say(&three, &names()), "drei!");
    let printed = Words::new(Language::German, &FILES).with_printed_indices(true);
    assert_eq!(printed.and(&more).variant(), (Language::German, true));
}

#[test]
fn files_are_checked() {
    let files = [
        (
            "en",
            "a = { b } { -c } { you.x } { LOUD($x) }\nd = D\nyou = thou\n",
        ),
        ("sv", "a = A\nd = D\nd = D\n"),
        ("de", "a = A\ne = E\n= oh\n"),
    ];
    let found: Vec<String> = problems(&files).iter().map(Problem::to_string).collect();
    assert_eq!(
        found[..8],
        [
            "English: “you” stands twice",
            "English: “a” refers to -c, which does not exist",
            "English: “a” refers to LOUD(), which does not exist",
            "English: “a” refers to b, which does not exist",
            "English: “a” refers to you.x, which does not exist",
            "Svenska: “d” stands twice",
            "Deutsch: line 3: Expected one of \"a-zA-Z\"",
            "Deutsch lacks “d”",
        ]
    );
    assert_eq!(found[8..], ["Deutsch has “e”, which English has not"]);
    // The common message counts.
    let words = Words::new(Language::English, &files);
    assert_eq!(words.plain("you"), "you");
}

#[test]
fn words_are_shared_between_threads_and_cheap_to_clone() {
    fn shared<T: Send + Sync + Clone + 'static>(_: &T) {}
    let words = Words::new(Language::Swedish, &FILES);
    shared(&words);
    let text = Text::from(Message::new("game-over"));
    let other = words.clone();
    let said = std::thread::spawn(move || other.text(&text, &names()));
    assert_eq!(said.join().unwrap(), "Spelet är slut.");
    assert_eq!(words.text(&Text::from(7), &names()), "7");
    assert_eq!(words.language(), Language::Swedish);
}

//! The messages that all games share, in every language.

use kortlek_rules::{
    Arg, Card as _, Face, Message, Seat, Seats, decktet, french, presentation::Names,
};
use kortlek_words::{Language, Words, problems};
use std::collections::{BTreeMap, BTreeSet};

const LANGUAGES: [Language; 4] = [
    Language::English,
    Language::Swedish,
    Language::German,
    Language::Pseudo,
];

fn names() -> Names {
    Names {
        names: vec!["Anna".into(), "Elm".into(), "Lars".into()],
        me: Some(Seat(0)),
    }
}

fn faces() -> impl Iterator<Item = Face> {
    let decktet = decktet::Card::all().map(decktet::Card::face);
    decktet.chain(french::Card::all().map(french::Card::face))
}

/// The words of an argument, for a message that is nothing but its argument.
fn words(language: Language, arg: impl Into<Arg>) -> String {
    let say = Message::new("list-or")
        .with("rest", arg)
        .with("next", Arg::Name("|".into()));
    let said = Words::new(language, &[])
        .try_say(&say, &names())
        .unwrap_or_else(|problems| panic!("{say}: {problems:?}"));
    let (words, _) = said.rsplit_once(' ').expect("there is an “or”");
    let (words, _) = words.rsplit_once(' ').expect("there is an “or”");
    words.to_owned()
}

#[test]
fn every_language_has_the_messages_of_english_and_all_parse() {
    assert_eq!(problems(&[]), []);
    for language in LANGUAGES {
        let words = Words::new(language, &[]);
        assert!(words.missing().is_empty() && words.extra().is_empty());
        assert!(words.ids().count() > 150, "{language}");
    }
}

#[test]
fn a_translation_uses_the_arguments_of_english() {
    let english = Words::new(Language::English, &[]);
    for language in Language::ALL {
        let words = Words::new(language, &[]);
        for id in words.ids() {
            let argument = |variable: &&str| variable.split('-').next().map(str::to_owned);
            let of = |words: &Words| -> BTreeSet<_> {
                words.variables(id).iter().map(argument).collect()
            };
            assert!(of(&words).is_subset(&of(&english)), "{language} {id}");
        }
    }
}

#[test]
fn every_card_suit_and_rank_has_a_name_of_its_own() {
    for language in LANGUAGES {
        let spoken = Words::new(language, &[]);
        let ids = faces()
            .map(|face| format!("card-{}", face.to_string().to_lowercase()))
            .chain(decktet::Suit::ALL.map(|suit| suit.message().to_owned()))
            .chain(french::Suit::ALL.map(|suit| suit.message().to_owned()))
            .chain(decktet::Card::all().map(|card| card.rank().message().to_owned()));
        let mut seen = BTreeMap::new();
        for id in ids {
            assert!(spoken.ids().any(|has| has == id), "{language} {id}");
            let name = spoken.plain(&id);
            assert!(
                !name.contains(['{', '}']) && name != id,
                "{language} {id}: {name}"
            );
            let first = seen.entry(name).or_insert_with(|| id.clone());
            assert_eq!(*first, id, "{language}: two things have one name");
        }
    }
}

#[test]
fn english_names_are_those_of_the_cards() {
    for face in faces() {
        assert_eq!(words(Language::English, face), face.name());
    }
    for suit in decktet::Suit::ALL {
        assert_eq!(words(Language::English, suit), suit.name());
    }
    for suit in french::Suit::ALL {
        assert_eq!(words(Language::English, suit), suit.name());
    }
    for rank in decktet::Card::all().map(decktet::Card::rank) {
        assert_eq!(words(Language::English, rank), rank.name());
    }
}

#[test]
fn cards_have_the_names_that_players_use() {
    let card = |id: &str| Face::French(id.parse().unwrap());
    let decktet = |id: &str| Face::Decktet(id.parse().unwrap());
    for (face, swedish, german) in [
        (card("QH"), "hjärter dam", "die Herzdame"),
        (card("JS"), "spader knekt", "der Pikbube"),
        (card("AC"), "klöver ess", "das Kreuzass"),
        (card("TD"), "ruter tio", "die Karozehn"),
        (decktet("6LK"), "Marknaden", "der Markt"),
        (decktet("TSVY"), "Ön", "die Insel"),
    ] {
        assert_eq!(words(Language::Swedish, face), swedish);
        assert_eq!(words(Language::German, face), german);
    }
}

#[test]
fn every_german_masculine_has_its_accusative() {
    let lay = "lay = { $card-acc } aus { $card-dat }, { $card-bare }";
    let words = Words::new(Language::German, &[("de", lay)]);
    for face in faces() {
        let say = Message::new("lay").with("card", face);
        let said = words.say(&say, &names());
        let name = said.split(' ').next().unwrap();
        assert!(["den", "die", "das"].contains(&name), "{said}");
        let (_, dative) = said.split_once(" aus ").unwrap();
        assert!(
            dative.starts_with("dem ") || dative.starts_with("der "),
            "{said}"
        );
        let bare = said.rsplit_once(", ").unwrap().1;
        assert!(
            bare.starts_with(char::is_uppercase) || bare.ends_with("Joker"),
            "{said}"
        );
    }
    let jack = Message::new("lay").with("card", Face::French("JH".parse().unwrap()));
    let jack = words.say(&jack, &names());
    assert_eq!(jack, "den Herzbuben aus dem Herzbuben, Herzbube");
}

#[test]
fn whose_turn_it_is() {
    let say = |language, seats: &[u8]| {
        let seats: Seats = seats.iter().map(|s| Seat(*s)).collect();
        Words::new(language, &[])
            .try_say(&Message::new("turn-of").with("who", seats), &names())
            .unwrap()
    };
    assert_eq!(say(Language::English, &[0]), "Your turn");
    assert_eq!(say(Language::English, &[1]), "Elm’s turn");
    assert_eq!(say(Language::English, &[1, 2]), "Elm and Lars decide");
    let all = say(Language::English, &[0, 1, 2]);
    assert_eq!(all, "You, Elm and Lars decide");
    assert_eq!(say(Language::Swedish, &[2]), "Lars tur");
    assert_eq!(say(Language::German, &[0, 2]), "Du und Lars seid dran");
    let not = Message::new("not-your-turn").with("who", Seats::one(Seat(2)));
    let german = Words::new(Language::German, &[]);
    let not = german.say(&not, &names());
    assert_eq!(not, "Du bist nicht dran: Lars entscheidet.");
}

#[test]
fn points_and_ordinals_are_counted() {
    let say = |language, id, n: i32| {
        Words::new(language, &[])
            .try_say(&Message::new(id).with("n", n), &names())
            .unwrap()
    };
    assert_eq!(say(Language::English, "points", 1), "1 point");
    assert_eq!(say(Language::English, "points", -3), "−3 points");
    assert_eq!(say(Language::German, "points", 1), "1 Punkt");
    assert_eq!(say(Language::German, "points", 0), "0 Punkte");
    assert_eq!(say(Language::Swedish, "points", 2), "2 poäng");
    for (n, english, swedish, german) in [
        (1, "first", "första", "erste"),
        (12, "twelfth", "tolfte", "zwölfte"),
        (13, "13th", "13:e", "13."),
        (22, "22nd", "22:a", "22."),
    ] {
        assert_eq!(say(Language::English, "ordinal", n), english);
        assert_eq!(say(Language::Swedish, "ordinal", n), swedish);
        assert_eq!(say(Language::German, "ordinal", n), german);
    }
}

#[test]
fn the_pseudo_language_is_longer_and_keeps_arguments() {
    let [english, pseudo] =
        [Language::English, Language::Pseudo].map(|language| Words::new(language, &[]));
    let (mut short, mut long) = (0, 0);
    for id in english.ids().filter(|id| english.variables(id).is_empty()) {
        let (from, to) = (english.plain(id), pseudo.plain(id));
        assert!(from.chars().count() < to.chars().count(), "{from}: {to}");
        short += from.chars().count();
        long += to.chars().count();
    }
    assert!(
        long * 100 > short * 135 && long * 100 < short * 150,
        "{short} {long}"
    );

    let say = Message::new("not-your-turn").with("who", Seats::one(Seat(1)));
    let said = pseudo.try_say(&say, &names()).unwrap();
    assert_eq!(said, "Ïït ïïsññ’t ýýöûûr ttûrrñ: Elm ïïs ddéççïddïññg.");
    // The name of a card is made foreign once, though it is put into another message.
    let card = Face::Decktet("6LK".parse().unwrap());
    assert_eq!(words(Language::Pseudo, card), pseudo.plain("card-6lk"));
    assert_eq!(pseudo.plain("card-6lk"), "tthéé Måårkkétt");
}

//! The bots as persons: a name, a face, a style, a level and a pace that belong together, at every table.

use kortlek_kit::pictures::PERSON;
use kortlek_rules::{Level, Luck, Message, Style, Who};

/// Somebody who plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Character {
    /// The name, the same in every language.
    pub name: &'static str,
    /// Message that describes the character.
    message: &'static str,
    /// Default strength.
    pub level: Level,
    /// Playing style, in games that have styles.
    pub style: Style,
    /// Time the character takes over a move before it is shown, as a multiple of the usual time.
    pub pace: f32,
}

/// Mood of a player at the end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Won.
    Glad,
    /// Did neither well nor badly.
    Calm,
    /// Came last.
    Sad,
}

impl Mood {
    /// Suffix of the drawing's name, and attribute of the message.
    const fn name(self) -> &'static str {
        match self {
            Mood::Glad => "glad",
            Mood::Calm => "calm",
            Mood::Sad => "sad",
        }
    }

    /// The mood of one who won or did not, and who came last or did not.
    pub const fn of(won: bool, last: bool) -> Mood {
        match (won, last) {
            (true, _) => Mood::Glad,
            (false, true) => Mood::Sad,
            (false, false) => Mood::Calm,
        }
    }
}

/// All of them, the ones that a table is filled with first at the head: with four of them every style is there.
pub const ALL: [Character; 8] = {
    use Level::{Expert, Novice, Regular};
    use Style::{Bold, Careful, Greedy, Plain, Spiteful};
    [
        character("Elm", "character-elm", Regular, Careful, 1.5),
        character("Birch", "character-birch", Regular, Bold, 0.7),
        character("Rowan", "character-rowan", Regular, Spiteful, 1.0),
        character("Juniper", "character-juniper", Regular, Greedy, 0.85),
        character("Linden", "character-linden", Novice, Plain, 1.1),
        character("Hazel", "character-hazel", Novice, Greedy, 0.6),
        character("Alder", "character-alder", Expert, Plain, 1.3),
        character("Ash", "character-ash", Expert, Bold, 0.8),
    ]
};

/// Number of characters from [`ALL`] that a table is filled with before others come.
const USUAL: usize = 4;

const fn character(
    name: &'static str,
    message: &'static str,
    level: Level,
    style: Style,
    pace: f32,
) -> Character {
    Character {
        name,
        message,
        level,
        style,
        pace,
    }
}

impl Character {
    /// Finds the character with this name.
    pub fn named(name: &str) -> Option<&'static Character> {
        ALL.iter().find(|character| character.name == name)
    }

    /// The name of its drawings.
    fn id(&self) -> &'static str {
        self.message.trim_start_matches("character-")
    }

    /// Description in a few words: “weighs every card twice”.
    pub fn about(&self) -> Message {
        Message::new(self.message)
    }

    /// Remark at the end of a match.
    pub fn saying(&self, mood: Mood) -> Message {
        self.about().attribute(mood.name())
    }
}

/// Name of the drawing that represents a player.
pub fn face(who: Who, name: &str, mood: Mood) -> String {
    match (who, Character::named(name)) {
        (Who::Human, _) => PERSON.to_owned(),
        (_, None) => "avatar-bot".to_owned(),
        (_, Some(one)) if mood == Mood::Calm => format!("avatar-{}", one.id()),
        (_, Some(one)) => format!("avatar-{}-{}", one.id(), mood.name()),
    }
}

/// Keeps the lot of characters apart from other luck of the same seed ("name" in ASCII).
const LOT: u64 = 0x6E61_6D65;

/// All of them in an order that the seed gives, those that a table is filled with first still at the head.
pub fn shuffled(seed: u64) -> Vec<&'static Character> {
    let mut all: Vec<&'static Character> = ALL.iter().collect();
    let (usual, others) = all.split_at_mut(USUAL);
    let mut luck = Luck::stream(seed, LOT);
    luck.mix(usual);
    luck.mix(others);
    all
}

/// Assigns a character to each seat, by the seed: one with the seat's own style and level, if one is left; `None`
/// where a person sits.
pub fn cast(seed: u64, seats: &[Who]) -> Vec<Option<&'static Character>> {
    let mut left = shuffled(seed);
    let mut cast = vec![None; seats.len()];
    // Those whom something is known of choose first.
    let fits = |one: &Character, who: Who| match who {
        Who::Bot(level, Style::Plain) => {
            let same = one.level == level;
            (same && one.style == Style::Plain, same)
        }
        Who::Bot(level, style) => (one.style == style, one.level == level),
        Who::Matched(_, style) => (one.style == style && style != Style::Plain, true),
        Who::Human | Who::Random => (false, false),
    };
    let kinds: [fn((bool, bool)) -> bool; 4] = [
        |fit| fit == (true, true),
        |(style, _)| style,
        |(_, level)| level,
        |_| true,
    ];
    for kind in kinds {
        for (seat, who) in seats.iter().enumerate() {
            if *who == Who::Human || cast[seat].is_some() {
                continue;
            }
            if let Some(at) = left.iter().position(|one| kind(fits(one, *who))) {
                cast[seat] = Some(left.remove(at));
            }
        }
    }
    cast
}

/// Thinking times of the seats, as multiples of the usual time.
pub fn paces(seats: &[Who], names: &[String]) -> Vec<f32> {
    let pace = |(who, name): (&Who, &String)| match who {
        Who::Human => 1.0,
        _ => Character::named(name).map_or(1.0, |one| one.pace),
    };
    seats.iter().zip(names).map(pace).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::in_english;
    use kortlek_words::Language;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_has_faces_and_something_to_say() {
        let marks = crate::assets_folder::find()
            .expect("the tests run in the project")
            .join("marks");
        let mut words = in_english();
        for language in Language::ALL {
            words.set_language(language);
            let mut said = BTreeSet::new();
            for one in ALL {
                for mood in [Mood::Glad, Mood::Calm, Mood::Sad] {
                    let face = face(Who::bot(one.level), one.name, mood);
                    assert!(marks.join(format!("{face}.svg")).exists(), "{face}");
                    said.insert(words.say(one.saying(mood)));
                }
                said.insert(words.say(one.about()));
            }
            assert_eq!(said.len(), 4 * ALL.len(), "{language}: {said:?}");
        }
    }

    #[test]
    fn the_first_four_have_every_style() {
        let styles = |all: &[Character]| all.iter().map(|one| one.style).collect::<BTreeSet<_>>();
        let all = Style::ALL[1..].iter().copied().collect();
        assert_eq!(styles(&ALL[..USUAL]), all);
        for seed in 0..20 {
            let usual = shuffled(seed)[..USUAL].to_vec();
            assert!(usual.iter().all(|one| one.level == Level::Regular));
        }
    }

    #[test]
    fn a_seat_gets_whoever_plays_so() {
        let seats = [
            Who::Human,
            Who::Bot(Level::Expert, Style::Bold),
            Who::Bot(Level::Novice, Style::Careful),
            Who::bot(Level::Novice),
            Who::Random,
        ];
        for seed in 0..20 {
            let cast = cast(seed, &seats);
            let names: Vec<&str> = cast.iter().flatten().map(|one| one.name).collect();
            assert_eq!(names[..3], ["Ash", "Elm", "Linden"]);
            assert_eq!((cast[0], names.len()), (None, 4));
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), 4);
        }
    }

    #[test]
    fn the_pace_goes_with_the_name() {
        let seats = [Who::Human, Who::Random, Who::Random];
        let names = ["Elm", "Elm", "Somebody"].map(str::to_owned);
        assert_eq!(paces(&seats, &names), [1.0, 1.5, 1.0]);
    }
}

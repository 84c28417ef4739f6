//! Files of messages, which are built into the program.

use crate::Language;

/// The text of a file of messages in one language. Several files make up the words of a game; of each, those in the
/// player's language and in English are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// The language.
    pub language: Language,
    /// What stands in it.
    pub text: &'static str,
}

impl File {
    /// The files of a game, from what [`kortlek_rules::Game::messages`] gives. A file in a language that the program does
    /// not speak is left out.
    pub fn of_game(messages: &[(&str, &'static str)]) -> Vec<File> {
        let file = |(tag, text): &(&str, &'static str)| {
            let language = Language::ALL.into_iter().find(|l| l.tag() == *tag)?;
            Some(File { language, text })
        };
        messages.iter().filter_map(file).collect()
    }
}

/// The [`File`]s `words/en.ftl`, `words/sv.ftl` and `words/de.ftl` in the folder of the crate that asks, as an array.
///
/// ```
/// pub const WORDS: &[kortlek_words::File] = &kortlek_words::word_files!();
/// ```
#[macro_export]
macro_rules! word_files {
    () => {
        [
            $crate::word_files!(English, "en"),
            $crate::word_files!(Swedish, "sv"),
            $crate::word_files!(German, "de"),
        ]
    };
    ($language:ident, $tag:literal) => {
        $crate::File {
            language: $crate::Language::$language,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $tag, ".ftl")),
        }
    };
}

/// What every game can say.
pub const COMMON: [File; 3] = word_files!();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_file() {
        assert_eq!(COMMON.map(|file| file.language), Language::ALL);
    }

    #[test]
    fn a_game_names_its_files_by_tags() {
        let files = File::of_game(&[("en", "a = one"), ("tlh", "a = wa’"), ("de", "a = eins")]);
        let found: Vec<_> = files.iter().map(|f| (f.language, f.text)).collect();
        assert_eq!(
            found,
            [
                (Language::English, "a = one"),
                (Language::German, "a = eins")
            ]
        );
    }
}

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
}

//! Files of messages, which are built into the program.

/// A file of messages: the tag of its language and its text, as `kortlek_rules::messages!` makes them. Several files
/// make up the words of a game; of each, those in the player's language and in English are read.
pub type File = (&'static str, &'static str);

/// Messages shared by all games.
pub const COMMON: &[File] = kortlek_rules::messages!();

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_language_has_its_file() {
        let tags = COMMON.iter().map(|file| file.0);
        assert!(tags.eq(Language::ALL.map(Language::tag)));
    }
}

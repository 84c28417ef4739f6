//! The languages that the program speaks.

use serde::{Deserialize, Serialize};
use std::fmt;
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Language {
    /// English, which replaces missing messages of other languages.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Swedish.
    #[serde(rename = "sv")]
    Swedish,
    /// German.
    #[serde(rename = "de")]
    German,
    /// A test of the screens, no language: English with accents and doubled letters, so that every text is about 40 %
    /// longer. No list offers it, and a program that runs in it saves English.
    #[serde(rename = "en", skip_deserializing)]
    Pseudo,
}

impl Language {
    /// The languages that a player can choose.
    pub const ALL: [Language; 3] = [Language::English, Language::Swedish, Language::German];

    /// The language's tag, by which its files are named: “en”. The pseudo-language has the files of English.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English | Language::Pseudo => "en",
            Language::Swedish => "sv",
            Language::German => "de",
        }
    }

    /// Native name of the language: “Svenska”.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Swedish => "Svenska",
            Language::German => "Deutsch",
            Language::Pseudo => "Pseudo",
        }
    }

    /// The first language of the system's list that the program speaks, or else English.
    pub fn of_system() -> Language {
        Language::first_of(sys_locale::get_locales())
    }

    /// The first of these locales' languages that the program speaks, or else English.
    pub fn first_of<L: AsRef<str>>(locales: impl IntoIterator<Item = L>) -> Language {
        locales
            .into_iter()
            .find_map(|locale| Language::of_locale(locale.as_ref()))
            .unwrap_or_default()
    }

    /// The language of a locale such as “sv-SE” or “de_AT.UTF-8”, if the program speaks it.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let mut parts = locale.split(|c: char| !c.is_ascii_alphanumeric());
        let language = parts.next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// The language whose files hold its words: itself, but English for the pseudo-language.
    pub(crate) const fn source(self) -> Language {
        match self {
            Language::Pseudo => Language::English,
            own => own,
        }
    }

    /// The language as Fluent knows it, for its rules of plurals.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("tags are well-formed")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.own_name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_their_language() {
        for (locale, language) in [
            ("sv-SE", Some(Language::Swedish)),
            ("SV", Some(Language::Swedish)),
            ("de_AT.UTF-8", Some(Language::German)),
            ("de@euro", Some(Language::German)),
            ("en-GB", Some(Language::English)),
            ("svx", None),
            ("den-CA", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn the_first_known_locale_decides() {
        let swedish = Language::first_of(["nb-NO", "sv-SE", "en"]);
        assert_eq!(swedish, Language::Swedish);
        assert_eq!(Language::first_of(["en-US", "de"]), Language::English);
        assert_eq!(Language::first_of(["fi", "fr"]), Language::English);
        assert_eq!(Language::first_of::<&str>([]), Language::English);
    }

    #[test]
    fn the_tag_is_what_is_saved() {
        for language in Language::ALL {
            let saved = serde_json::to_string(&language).unwrap();
            assert_eq!(saved, format!("\"{}\"", language.tag()));
            assert_eq!(serde_json::from_str::<Language>(&saved).unwrap(), language);
        }
        assert_eq!(serde_json::to_string(&Language::Pseudo).unwrap(), "\"en\"");
        assert!(serde_json::from_str::<Language>("\"Pseudo\"").is_err());
    }
}

//! The functions that a message can call.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentValue};
use std::{borrow::Cow, collections::BTreeMap};

/// Their names.
pub const NAMES: [&str; 5] = ["CAP", "GENITIVE", "NUMBER", "SIGNED", "SPELL"];

/// The names of those that take a number and nothing else.
pub const OF_NUMBERS: [&str; 3] = ["NUMBER", "SIGNED", "SPELL"];

/// The number as it is shown, with a true minus.
pub fn digits(number: f64) -> String {
    number.to_string().replace('-', "−")
}

/// The number with its sign: “+3”, “0”, “−2”.
fn signed(number: f64) -> String {
    if number > 0.0 {
        format!("+{}", digits(number))
    } else {
        digits(number)
    }
}

/// Text with its first letter large. Quotation marks and brackets may come before it.
pub fn capital(text: &str) -> String {
    let Some((at, first)) = text.char_indices().find(|(_, c)| c.is_alphanumeric()) else {
        return text.to_owned();
    };
    let mut large = text[..at].to_owned();
    large.extend(first.to_uppercase());
    large.push_str(&text[at + first.len_utf8()..]);
    large
}

/// Genitive of a name: “Elm’s”, „Elms“, „Lars’“.
pub fn genitive(language: Language, name: &str) -> String {
    let hissing: &[char] = match language.source() {
        Language::German => &['s', 'S', 'ß', 'x', 'X', 'z', 'Z'],
        Language::Swedish => &['s', 'S', 'x', 'X', 'z', 'Z'],
        _ => return format!("{name}’s"),
    };
    let mark = match (name.ends_with(hissing), language.source()) {
        (false, _) => "s",
        (true, Language::German) => "’",
        (true, _) => "",
    };
    format!("{name}{mark}")
}

/// A function of messages.
pub type Function =
    Box<dyn for<'a> Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a> + Send + Sync>;

/// A number in words: the usual form, and others by the name of their attribute.
pub type Spelt = (String, BTreeMap<String, String>);

/// A function of a text. It leaves a number as it is.
fn of_text(make: impl Fn(&str) -> String + Send + Sync + 'static) -> Function {
    Box::new(move |values, _| match values.first() {
        Some(FluentValue::String(text)) => FluentValue::String(Cow::Owned(make(text))),
        Some(FluentValue::Number(number)) => FluentValue::Number(number.clone()),
        _ => FluentValue::Error,
    })
}

/// A function of a number.
fn of_number(make: impl Fn(f64, &FluentArgs) -> String + Send + Sync + 'static) -> Function {
    Box::new(move |values, named| match values.first() {
        Some(FluentValue::Number(number)) => {
            FluentValue::String(Cow::Owned(make(number.value, named)))
        }
        _ => FluentValue::Error,
    })
}

/// The function of this name; `spelt` are the numbers from nothing on.
pub fn function(name: &str, language: Language, spelt: Vec<Spelt>) -> Function {
    match name {
        "CAP" => of_text(capital),
        "GENITIVE" => of_text(move |name| genitive(language, name)),
        "SIGNED" => of_number(|number, _| signed(number)),
        "SPELL" => of_number(move |number, named| {
            let form = match named.get("form") {
                Some(FluentValue::String(form)) => form.as_ref(),
                _ => "",
            };
            let known = (0..spelt.len()).find(|&n| n as f64 == number);
            match known.map(|n| &spelt[n]) {
                Some((usual, forms)) => forms.get(form).unwrap_or(usual).clone(),
                None => digits(number),
            }
        }),
        _ => Box::new(fluent_bundle::builtins::NUMBER),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_numbers_are_true_ones() {
        assert_eq!([3.0, 0.0, -2.0].map(signed), ["+3", "0", "−2"]);
        assert_eq!(digits(-12.0), "−12");
    }

    #[test]
    fn the_first_letter_is_made_large() {
        for (small, large) in [
            ("the Market", "The Market"),
            ("“öknen”", "“Öknen”"),
            ("3 cards", "3 cards"),
            ("", ""),
            ("…", "…"),
        ] {
            assert_eq!(capital(small), large);
        }
    }

    #[test]
    fn each_language_has_its_genitive() {
        assert_eq!(genitive(Language::English, "Iris"), "Iris’s");
        assert_eq!(genitive(Language::German, "Elm"), "Elms");
        assert_eq!(genitive(Language::German, "Lars"), "Lars’");
        assert_eq!(genitive(Language::Swedish, "Lars"), "Lars");
        assert_eq!(genitive(Language::Swedish, "Björk"), "Björks");
    }
}

//! The pseudo-language: English text made longer and foreign, for tests of screens.

use std::borrow::Cow;

/// The text with accents, and every second of its letters twice: about 40 % longer, and still readable. Only letters of
/// Latin-1 are used, so that every font has them.
pub fn pseudo(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    let mut letters = 0;
    for c in text.chars() {
        let foreign = accented(c);
        longer.push(foreign);
        if c.is_alphabetic() {
            letters += 1;
            if letters % 2 == 1 {
                longer.extend(foreign.to_lowercase());
            }
        }
    }
    longer.into()
}

fn accented(c: char) -> char {
    match c {
        'a' => 'å',
        'c' => 'ç',
        'e' => 'é',
        'i' => 'ï',
        'n' => 'ñ',
        'o' => 'ö',
        'u' => 'û',
        'y' => 'ý',
        'A' => 'Å',
        'C' => 'Ç',
        'E' => 'É',
        'I' => 'Ï',
        'N' => 'Ñ',
        'O' => 'Ö',
        'U' => 'Û',
        'Y' => 'Ý',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_grows_by_two_fifths_and_signs_stay() {
        assert_eq!(pseudo("The game is over."), "Tthéé gååméé ïss övvérr.");
        assert_eq!(pseudo(", "), ", ");
        assert_eq!(pseudo("s"), "ss");
    }
}

//! Everything that is said has words in every language.

#[test]
fn all_is_said_in_every_language() {
    kortlek_words::check_game::<kortlek_thricewise::Thricewise>(6);
}

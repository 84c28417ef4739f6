//! Reasons of a page for not keeping a file, which no operating system has.

use std::{fmt, io};

/// Reason for which nothing can be kept, whatever it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The page is open in another tab, which writes.
    OtherTab,
    /// The browser keeps nothing for this page, as in some private windows.
    NoStorage,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::OtherTab => "the page is open in another tab",
            Refusal::NoStorage => "the browser keeps nothing for this page",
        })
    }
}

impl std::error::Error for Refusal {}

/// The page's reason behind an error, if it is one.
pub fn refusal(error: &io::Error) -> Option<Refusal> {
    error.get_ref()?.downcast_ref().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_of_a_page_is_found_in_its_error() {
        let error = io::Error::other(Refusal::OtherTab);
        assert_eq!(refusal(&error), Some(Refusal::OtherTab));
        assert_eq!(refusal(&io::ErrorKind::StorageFull.into()), None);
    }
}

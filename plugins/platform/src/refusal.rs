//! Reasons of a page for not keeping a file, which no operating system has.

use std::{fmt, io};

/// Reason for which nothing can be kept, whatever it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageRefusal {
    /// The page is open in another tab, which writes.
    OtherTab,
    /// The browser keeps nothing for this page, as in some private windows.
    NoStorage,
}

impl fmt::Display for StorageRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageRefusal::OtherTab => "the page is open in another tab",
            StorageRefusal::NoStorage => "the browser keeps nothing for this page",
        })
    }
}

impl std::error::Error for StorageRefusal {}

/// The page's reason behind an error, if it is one.
pub fn refusal(error: &io::Error) -> Option<StorageRefusal> {
    error.get_ref()?.downcast_ref().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_of_a_page_is_found_in_its_error() {
        let error = io::Error::other(StorageRefusal::OtherTab);
        assert_eq!(refusal(&error), Some(StorageRefusal::OtherTab));
        assert_eq!(refusal(&io::ErrorKind::StorageFull.into()), None);
    }
}

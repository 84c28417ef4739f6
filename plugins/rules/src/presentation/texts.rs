//! Going over all texts of something, to put them into words.

use crate::message::Text;

/// Callback for each text.
pub type Visit<'a> = &'a mut dyn FnMut(&mut Text);

/// Something that holds texts for players.
pub trait Texts {
    /// Visits each of them.
    fn each_text(&mut self, visit: Visit);
}

impl Texts for Text {
    fn each_text(&mut self, visit: Visit) {
        visit(self);
    }
}

impl<T: Texts> Texts for [T] {
    fn each_text(&mut self, visit: Visit) {
        for item in self {
            item.each_text(visit);
        }
    }
}

impl<T: Texts> Texts for Vec<T> {
    fn each_text(&mut self, visit: Visit) {
        self.as_mut_slice().each_text(visit);
    }
}

impl<T: Texts> Texts for Option<T> {
    fn each_text(&mut self, visit: Visit) {
        if let Some(item) = self {
            item.each_text(visit);
        }
    }
}

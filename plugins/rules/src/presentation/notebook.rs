//! Marks that the player makes for himself, which are no part of the game: they are kept beside the match, saved with it
//! and undone with it.

use super::{scene::Scene, target::Target};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// One mark of the player: its position in the match, its key and its kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Position of the match at which it was made.
    pub at: usize,
    /// Key of the marked thing, of the game's own choice, as [`key`] makes it of a target.
    pub on: String,
    /// The mark: 0 for none, otherwise a number that the game gives a meaning.
    pub mark: u8,
}

/// The player's marks in the order in which they were made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Notebook {
    entries: Vec<Entry>,
}

/// The key of a target: the same for the same target in every version of the program.
pub fn key(target: Target) -> String {
    let seat = |zone: super::layout::ZoneId| zone.seat.map_or(String::new(), |s| format!("@{s}"));
    match target {
        Target::Piece(super::layout::Piece::Card(face)) => format!("card {face}"),
        Target::Piece(super::layout::Piece::Back(deck)) => format!("back {deck:?}"),
        Target::Piece(
            super::layout::Piece::Token(kind, n)
            | super::layout::Piece::Picture(kind, n)
            | super::layout::Piece::Cover(kind, n),
        ) => format!("piece {kind} {n}"),
        Target::Zone(zone) => format!("zone {}{}", zone.name, seat(zone)),
        Target::Cell(zone, [x, y]) => format!("cell {}{} {x} {y}", zone.name, seat(zone)),
        Target::Seat(seat) => format!("seat {seat}"),
        Target::Button(name) => format!("button {name}"),
    }
}

/// Marks of the player in a game that has them. All functions are pure.
pub trait NotebookRules {
    /// Everything that one seat may know.
    type View;
    /// A decision.
    type Action;

    /// Adds the marks, and their effects, to the scene.
    fn annotate(
        &self,
        view: &Self::View,
        me: Seat,
        notebook: &Notebook,
        scene: &mut Scene<Self::Action>,
    );

    /// Targets that the player marks to say how they like to play, not what they think of this match: the next match begins with
    /// the same marks on it.
    fn lasting(&self) -> Vec<Target>;

    /// Returns the mark that follows `now` when the player picks a target to mark it; `None` if it can't be marked.
    fn next_mark(&self, view: &Self::View, me: Seat, target: Target, now: u8) -> Option<u8>;
}

impl Notebook {
    /// The mark on something; 0 if there is none.
    pub fn mark(&self, on: &str) -> u8 {
        self.entries
            .iter()
            .rev()
            .find(|e| e.on == on)
            .map_or(0, |e| e.mark)
    }

    /// Makes a mark at a position of the match.
    pub fn set(&mut self, at: usize, on: impl Into<String>, mark: u8) {
        let on = on.into();
        if self.mark(&on) != mark {
            self.entries.push(Entry { at, on, mark });
        }
    }

    /// Takes back the last mark. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.entries.pop().is_some()
    }

    /// The match was taken back to this position: marks that were made later go. They are given back.
    pub fn undo_to(&mut self, position: usize) -> Vec<Entry> {
        self.entries.extract_if(.., |e| e.at > position).collect()
    }

    /// Restores marks that [`Notebook::undo_to`] removed, when the undone steps are redone.
    pub fn redo(&mut self, entries: Vec<Entry>) {
        self.entries.extend(entries);
    }

    /// Number of marks made, including those that were changed later.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns true if nothing was ever marked.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_undone_with_the_match() {
        let mut book = Notebook::default();
        book.set(3, "a", 1);
        book.set(5, "a", 2);
        book.set(5, "a", 2);
        book.set(5, "b", 1);
        assert_eq!((book.mark("a"), book.mark("b"), book.mark("c")), (2, 1, 0));
        let saved = serde_json::to_string(&book).unwrap();
        assert_eq!(serde_json::from_str::<Notebook>(&saved).unwrap(), book);
        assert!(book.undo());
        assert_eq!((book.mark("a"), book.mark("b")), (2, 0));
        let later = book.undo_to(4);
        assert_eq!((book.mark("a"), later.len()), (1, 1));
        book.redo(later);
        assert_eq!(book.mark("a"), 2);
        book.undo_to(4);
        assert_eq!(book.mark("a"), 1);
        assert!(book.undo() && !book.undo() && book.is_empty());
    }
}

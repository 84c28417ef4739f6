//! Filter and order of the games on the shelf: pure.

use crate::{catalog::Pick, progress::Progress, saves::FoundSaves};
use kortlek_rules::Deck;

/// Filter of the games; those that it excludes keep their places, dimmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filter {
    /// All of them.
    #[default]
    All,
    /// Those for two.
    ForTwo,
    /// Those for three or more.
    ForMore,
    /// Games that take a quarter of an hour at most, if they are quick.
    Short,
    /// Games that can be gone on with.
    UnderWay,
    /// Games that the player has not won yet.
    NotWon,
    /// Games that the player likes best.
    Favourites,
}

impl Filter {
    /// All there are, as they are offered.
    pub const ALL: [Filter; 7] = [
        Filter::All,
        Filter::ForTwo,
        Filter::ForMore,
        Filter::Short,
        Filter::UnderWay,
        Filter::NotWon,
        Filter::Favourites,
    ];

    /// Message for it, which is also its name in the progress file.
    pub const fn message(self) -> &'static str {
        match self {
            Filter::All => "shelf-all",
            Filter::ForTwo => "shelf-for-two",
            Filter::ForMore => "shelf-for-more",
            Filter::Short => "shelf-short",
            Filter::UnderWay => "shelf-under-way",
            Filter::NotWon => "shelf-not-won",
            Filter::Favourites => "shelf-favourites",
        }
    }

    /// The one of this name; all if there is none.
    pub fn named(name: &str) -> Filter {
        let mut all = Filter::ALL.into_iter();
        all.find(|filter| filter.message() == name)
            .unwrap_or_default()
    }

    /// Returns true if a game passes the filter.
    pub fn shows(self, pick: &Pick, memory: &Progress, found: &FoundSaves) -> bool {
        let (fewest, most) = pick.card.players;
        let id = pick.card.id;
        match self {
            Filter::All => true,
            Filter::ForTwo => fewest <= 2,
            Filter::ForMore => most > 2,
            Filter::Short => pick.card.minutes.0 <= 15,
            Filter::UnderWay => found.of(id).is_some(),
            Filter::NotWon => !memory.has_won(id),
            Filter::Favourites => memory.favourites.contains(id),
        }
    }
}

/// The order of the games on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The Decktet's games, then those for the ordinary deck.
    #[default]
    Deck,
    /// By their names.
    Name,
    /// The shortest first.
    Length,
    /// The one played last first.
    Played,
    /// Favourites first.
    Favour,
}

impl Order {
    /// All there are, as they are offered.
    pub const ALL: [Order; 5] = [
        Order::Deck,
        Order::Name,
        Order::Length,
        Order::Played,
        Order::Favour,
    ];

    /// Message for it, which is also its name in the progress file.
    pub const fn message(self) -> &'static str {
        match self {
            Order::Deck => "shelf-by-deck",
            Order::Name => "shelf-by-name",
            Order::Length => "shelf-by-length",
            Order::Played => "shelf-by-play",
            Order::Favour => "shelf-by-favour",
        }
    }

    /// The one of this name; by deck if there is none.
    pub fn named(name: &str) -> Order {
        let mut all = Order::ALL.into_iter();
        all.find(|order| order.message() == name)
            .unwrap_or_default()
    }
}

/// A board of the shelf.
#[derive(Clone, PartialEq, Debug)]
pub struct Board<'a> {
    /// Games on the board, from left to right.
    pub picks: Vec<&'a Pick>,
    /// The group of the games; nothing where there are no groups.
    pub group: Option<BoardGroup>,
}

/// BoardGroup of games on one or more boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardGroup {
    /// Deck of the games.
    pub deck: Deck,
    /// Number of the games.
    pub games: usize,
    /// True on the first board of the group.
    pub begins: bool,
}

/// The first game whose name begins with these letters: capitals, points and spaces do not matter.
pub fn named<'a>(picks: &'a [Pick], letters: &str) -> Option<&'a Pick> {
    let plain = |text: &str| -> String {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric());
        letters.collect::<String>().to_lowercase()
    };
    let letters = plain(letters);
    let mut picks = picks.iter();
    picks.find(|pick| plain(pick.card.title).starts_with(&letters))
}

/// Distributes the games over boards of `across` each.
pub fn boards<'a>(
    picks: &'a [Pick],
    order: Order,
    memory: &Progress,
    across: usize,
) -> Vec<Board<'a>> {
    let mut all: Vec<&Pick> = picks.iter().collect();
    let last = |pick: &Pick| {
        let at = memory.played.iter().position(|id| id == pick.card.id);
        at.unwrap_or(usize::MAX)
    };
    match order {
        Order::Deck => {
            let of_deck = |deck: Deck| {
                let games = all.iter().copied().filter(|pick| pick.card.deck == deck);
                grouped(&games.collect::<Vec<_>>(), Some(deck), across)
            };
            let decks = [Deck::Decktet, Deck::French].into_iter();
            return decks.flat_map(of_deck).collect();
        }
        Order::Name => all.sort_by_key(|pick| pick.card.title),
        Order::Length => all.sort_by_key(|pick| pick.card.minutes),
        Order::Played => all.sort_by_key(|pick| last(pick)),
        Order::Favour => all.sort_by_key(|pick| !memory.favourites.contains(pick.card.id)),
    }
    grouped(&all, None, across)
}

fn grouped<'a>(group: &[&'a Pick], deck: Option<Deck>, across: usize) -> Vec<Board<'a>> {
    let games = group.len();
    group
        .chunks(across.max(1))
        .enumerate()
        .map(|(n, picks)| Board {
            picks: picks.to_vec(),
            group: deck.map(|deck| BoardGroup {
                deck,
                games,
                begins: n == 0,
            }),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::picks;
    use kortlek_table::register::Shelf;

    fn ids(boards: &[Board]) -> Vec<Vec<&'static str>> {
        let ids = |board: &Board| board.picks.iter().map(|p| p.card.id).collect();
        boards.iter().map(ids).collect()
    }

    #[test]
    fn the_decktet_has_a_board_of_its_own_and_other_orders_have_no_groups() {
        let picks = picks(&Shelf::default());
        let memory = Progress::default();
        let by_deck = boards(&picks, Order::Deck, &memory, 5);
        let sizes: Vec<usize> = by_deck.iter().map(|b| b.picks.len()).collect();
        assert_eq!((sizes[0], sizes.iter().sum::<usize>()), (3, picks.len()));
        assert!(sizes.iter().all(|size| (1..=5).contains(size)), "{sizes:?}");
        let french = picks.len() - 3;
        let group = |deck, games, begins| {
            Some(BoardGroup {
                deck,
                games,
                begins,
            })
        };
        assert_eq!(by_deck[0].group, group(Deck::Decktet, 3, true));
        assert_eq!(by_deck[1].group, group(Deck::French, french, true));
        // Every board has the name of its group: two abreast, the third game of the Decktet is on the second.
        let narrow = boards(&picks, Order::Deck, &memory, 2);
        assert_eq!(narrow[1].group, group(Deck::Decktet, 3, false));
        let by_name = boards(&picks, Order::Name, &memory, 5);
        assert_eq!(ids(&by_name)[0][0], "black_snake");
        assert!(by_name.iter().all(|b| b.group.is_none()));
        let named: usize = by_name.iter().map(|b| b.picks.len()).sum();
        assert_eq!(named, picks.len());
    }

    #[test]
    fn what_was_played_last_or_is_liked_best_comes_first() {
        let picks = picks(&Shelf::default());
        let mut memory = Progress::default();
        memory.note_played("virus");
        memory.note_played("tod");
        memory.favourites.insert("court".to_owned());
        let by_play = boards(&picks, Order::Played, &memory, 5);
        assert_eq!(ids(&by_play)[0][..2], ["tod", "virus"]);
        let by_favour = boards(&picks, Order::Favour, &memory, 5);
        assert_eq!(ids(&by_favour)[0][0], "court");
    }

    #[test]
    fn filters_and_orders_are_known_by_their_names() {
        for filter in Filter::ALL {
            assert_eq!(Filter::named(filter.message()), filter);
        }
        for order in Order::ALL {
            assert_eq!(Order::named(order.message()), order);
        }
        assert_eq!(Filter::named("of another version"), Filter::All);
        let picks = picks(&Shelf::default());
        let shown = |filter: Filter| {
            let shows = |p: &&Pick| filter.shows(p, &Progress::default(), &FoundSaves::default());
            picks.iter().filter(shows).count()
        };
        assert_eq!(shown(Filter::All), picks.len());
        assert_eq!(shown(Filter::NotWon), picks.len());
        assert_eq!(shown(Filter::UnderWay), 0);
        let two = shown(Filter::ForTwo);
        assert!(two > 0 && shown(Filter::ForMore) > 0, "{two}");
    }
}

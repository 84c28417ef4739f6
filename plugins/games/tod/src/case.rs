//! Cases: the cards to be named, the questions about them, solutions, and what the answers leave possible.

use kortlek_rules::{
    deck::Card as _,
    french::{Card, CardSet, Suit},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The highest number; the lowest is 1.
pub const NUMBERS: u8 = 6;
/// Cards of the game: the first of the deck's order.
pub const CARDS: usize = NUMBERS as usize * 4;
/// All cards of the game.
pub const ALL: CardSet = CardSet::from_bits((1 << CARDS) - 1);
/// Motives: hearts and diamonds.
pub const RED: CardSet = CardSet::from_bits(0x66_6666);
/// Weapons: spades and clubs.
pub const BLACK: CardSet = CardSet::from_bits(0x99_9999);
/// The suits that can be a motive: Love and Greed.
pub const MOTIVES: [Suit; 2] = [Suit::Hearts, Suit::Diamonds];
/// The suits that can be a weapon: Shovel and Bat.
pub const WEAPONS: [Suit; 2] = [Suit::Spades, Suit::Clubs];
/// Numbers of a complicated case.
pub const MOST_NUMBERS: usize = 4;
/// Solutions of a complicated case.
pub const COMPLICATED: usize = 126;

/// Message for the meaning of a suit: Love, Greed, Bat or Shovel.
pub const fn part(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "part-shovel",
        Suit::Hearts => "part-love",
        Suit::Diamonds => "part-greed",
        Suit::Clubs => "part-bat",
    }
}

/// The numbers on some cards, one bit each from bit 0 for the ace.
#[inline]
pub fn numbers_of(cards: CardSet) -> u8 {
    let mut rows = cards.bits();
    // Any card of a rank sets the lowest of the four bits of its row.
    rows |= rows >> 1 | rows >> 2 | rows >> 3;
    let mut numbers = 0;
    for n in 0..NUMBERS {
        numbers |= ((rows >> (4 * n)) as u8 & 1) << n;
    }
    numbers
}

/// The suits of some cards, one bit each in the deck's order.
#[inline]
pub fn suits_of(cards: CardSet) -> u8 {
    let bits = cards.bits();
    let half = bits | bits >> 12;
    ((half | half >> 4 | half >> 8) & 0xF) as u8
}

/// A yes/no question about a case and the visible table cards (section *Decisions*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Question {
    /// Is a number of the case on the table?
    NumberThere,
    /// Is a number of the case not on the table?
    NumberMissing,
    /// Is a suit of the case on the table?
    SuitThere,
    /// Is a suit of the case not on the table?
    SuitMissing,
}

impl Question {
    /// All four, in order.
    pub const ALL: [Question; 4] = [
        Question::NumberThere,
        Question::NumberMissing,
        Question::SuitThere,
        Question::SuitMissing,
    ];

    /// The truthful answer for a case and the visible cards.
    pub fn answer(self, case: CardSet, visible: CardSet) -> bool {
        match self {
            Question::NumberThere => numbers_of(case) & numbers_of(visible) != 0,
            Question::NumberMissing => numbers_of(case) & !numbers_of(visible) != 0,
            Question::SuitThere => suits_of(case) & suits_of(visible) != 0,
            Question::SuitMissing => suits_of(case) & !suits_of(visible) != 0,
        }
    }
}

/// The numbers of a solution: two, or four of a complicated case, as they were named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Numbers([u8; MOST_NUMBERS]);

impl Numbers {
    /// These numbers; none of them may be 0. Panics if there are more than four.
    pub const fn new(numbers: &[u8]) -> Numbers {
        let mut padded = [0; MOST_NUMBERS];
        let mut i = 0;
        while i < numbers.len() {
            padded[i] = numbers[i];
            i += 1;
        }
        Numbers(padded)
    }

    /// The numbers on the cards of a case, in ascending order.
    pub fn of(case: CardSet) -> Numbers {
        let mut numbers = Numbers([0; MOST_NUMBERS]);
        // The deck's order is by rank.
        for (to, card) in numbers.0.iter_mut().zip(case.iter()) {
            *to = card.rank();
        }
        numbers
    }

    /// The numbers as a list.
    pub fn list(&self) -> &[u8] {
        let len = self.0.iter().take_while(|n| **n > 0).count();
        &self.0[..len]
    }

    /// Returns true if they are in ascending order and between 1 and 6.
    fn is_sound(&self) -> bool {
        let list = self.list();
        list.is_sorted() && list.iter().all(|n| *n <= NUMBERS)
    }

    /// The place among all lists of two.
    const fn index_of_two(self) -> usize {
        let [a, b, ..] = self.0;
        below(b, 1) + a as usize - 1
    }

    /// The place among all lists of four.
    const fn index_of_four(self) -> usize {
        let [a, b, c, d] = self.0;
        below(d, 3) + below(c, 2) + below(b, 1) + a as usize - 1
    }
}

/// Number of ascending lists of `more + 1` numbers of which none reaches `n`.
const fn below(n: u8, more: usize) -> usize {
    let n = n as usize + more - 1;
    match more {
        1 => n * (n - 1) / 2,
        2 => n * (n - 1) * (n - 2) / 6,
        _ => n * (n - 1) * (n - 2) * (n - 3) / 24,
    }
}

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Numbers, D::Error> {
        let list = Vec::<u8>::deserialize(d)?;
        if list.len() > MOST_NUMBERS || list.contains(&0) {
            return Err(de::Error::custom("a case has two or four numbers above 0"));
        }
        Ok(Numbers::new(&list))
    }
}

/// A solution: what a seat takes for the case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solution {
    /// The numbers in ascending order, each as often as it occurs.
    pub numbers: Numbers,
    /// The suit of the red card; not named in a complicated case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub motive: Option<Suit>,
    /// The suit of the black card; not named in a complicated case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<Suit>,
}

impl Solution {
    /// The right solution of a case.
    pub fn of(case: CardSet, complicated: bool) -> Solution {
        let suit = |among: CardSet| case.and(among).first().and_then(Card::suit);
        Solution {
            numbers: Numbers::of(case),
            motive: suit(RED).filter(|_| !complicated),
            weapon: suit(BLACK).filter(|_| !complicated),
        }
    }

    /// The solution's place among all, in ascending order of the highest number; below 84 in a basic
    /// case, below [`COMPLICATED`] otherwise. Only for a sound solution.
    pub(crate) fn index(self) -> usize {
        match (self.motive, self.weapon) {
            (Some(motive), Some(weapon)) => {
                let suits =
                    2 * usize::from(motive == MOTIVES[1]) + usize::from(weapon == WEAPONS[1]);
                4 * self.numbers.index_of_two() + suits
            }
            _ => self.numbers.index_of_four(),
        }
    }

    /// Message about why this is no solution of such a case; `None` if it is one.
    pub(crate) fn why_not(&self, complicated: bool) -> Option<&'static str> {
        let among = |suit: Option<Suit>, list: [Suit; 2]| suit.is_some_and(|s| list.contains(&s));
        let count = self.numbers.list().len();
        let suits = self.motive.is_some() || self.weapon.is_some();
        match complicated {
            true if count != MOST_NUMBERS => Some("no-case-without-four-numbers"),
            true if suits => Some("no-case-of-numbers-and-suits"),
            false if count != 2 => Some("no-case-without-two-numbers"),
            false if !among(self.motive, MOTIVES) => Some("no-case-without-a-motive"),
            false if !among(self.weapon, WEAPONS) => Some("no-case-without-a-weapon"),
            _ => (!self.numbers.is_sound()).then_some("no-numbers-but-in-order"),
        }
    }

    /// The time of death as it is spoken, hours and minutes: `7:34`. None in a complicated case.
    pub fn time(&self) -> Option<String> {
        match self.numbers.list() {
            [a, b] => Some(format!("{}:{a}{b}", a + b)),
            _ => None,
        }
    }
}

/// Possibilities of a case that the answers and wrong solutions leave, which everybody hears. Cards that were seen
/// elsewhere are not taken into account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clues {
    /// One bit for each set of numbers ([`numbers_of`]) that the answers allow.
    numbers: u64,
    /// One bit for each set of suits ([`suits_of`]).
    suits: u16,
    /// One bit for each solution that was wrong.
    wrong: u128,
}

/// Number of answers about each seat's case that are remembered one by one; all of them stay in [`Clues`].
pub const REMEMBERED: usize = 12;

/// An answer about a case: whether it has one of some numbers, or of some suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Question that was asked.
    pub question: Question,
    /// One bit for each number ([`numbers_of`]) or suit ([`suits_of`]) that was asked about.
    pub about: u8,
    /// True if the case has one of them.
    pub yes: bool,
}

impl Answer {
    /// The answer to a question with these cards visible.
    pub(crate) fn new(question: Question, yes: bool, visible: CardSet) -> Answer {
        let (numbers, suits) = (numbers_of(visible), suits_of(visible));
        // “Missing” asks whether one of those not visible is there.
        let about = match question {
            Question::NumberThere => numbers,
            Question::NumberMissing => !numbers & 0x3F,
            Question::SuitThere => suits,
            Question::SuitMissing => !suits & 0xF,
        };
        Answer {
            question,
            about,
            yes,
        }
    }
}

/// The latest answers about a case, in the order in which they were given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers([Option<Answer>; REMEMBERED]);

impl Answers {
    /// No question was asked yet.
    pub const NONE: Answers = Answers([None; REMEMBERED]);

    /// Takes in an answer; the oldest gives way to it if there are too many.
    pub(crate) fn push(&mut self, answer: Answer) {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(answer),
            None => {
                self.0.rotate_left(1);
                self.0[REMEMBERED - 1] = Some(answer);
            }
        }
    }

    /// The answers, oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Answer> {
        self.0.iter().flatten().copied()
    }
}

/// For each set of numbers the sets that have one of them, one bit each. Sets of suits are the first sixteen.
const MEETING: [u64; 64] = {
    let mut table = [0; 64];
    let mut about = 0;
    while about < 64 {
        let mut set = 0;
        while set < 64 {
            if set & about != 0 {
                table[about] |= 1 << set;
            }
            set += 1;
        }
        about += 1;
    }
    table
};

impl Clues {
    /// No question was asked yet.
    pub const NONE: Clues = Clues {
        numbers: u64::MAX,
        suits: u16::MAX,
        wrong: 0,
    };

    /// Takes in an answer.
    #[inline]
    pub(crate) fn learn(&mut self, answer: Answer) {
        let meeting = MEETING[usize::from(answer.about)];
        let allowed = if answer.yes { meeting } else { !meeting };
        match answer.question {
            Question::NumberThere | Question::NumberMissing => self.numbers &= allowed,
            Question::SuitThere | Question::SuitMissing => self.suits &= allowed as u16,
        }
    }

    /// Takes in a wrong solution.
    #[inline]
    pub(crate) fn rule_out(&mut self, solution: Solution) {
        self.wrong |= 1 << solution.index();
    }

    /// Returns true if a solution was tried and wrong.
    pub fn was_wrong(&self, solution: Solution) -> bool {
        self.wrong >> solution.index() & 1 == 1
    }

    /// Returns true if these cards can be the case, as far as the answers go.
    #[inline]
    pub fn allow(&self, case: CardSet, complicated: bool) -> bool {
        self.numbers >> numbers_of(case) & 1 == 1
            && self.suits >> suits_of(case) & 1 == 1
            && (self.wrong == 0 || !self.was_wrong(Solution::of(case, complicated)))
    }
}

/// All cases that can be made of `unseen` cards: a red and a black card, or two of each.
pub fn cases(unseen: CardSet, complicated: bool) -> impl Iterator<Item = CardSet> {
    let reds = halves(unseen.and(RED), complicated);
    let blacks = halves(unseen.and(BLACK), complicated);
    reds.into_iter()
        .flat_map(move |red| blacks.clone().into_iter().map(move |black| red.or(black)))
}

/// Each card, or each pair of cards.
fn halves(cards: CardSet, complicated: bool) -> Vec<CardSet> {
    let one = |card: Card| CardSet::EMPTY.with(card);
    if !complicated {
        return cards.iter().map(one).collect();
    }
    let pairs = cards.iter().flat_map(|a| {
        let later = cards.iter().filter(move |b| b.index() > a.index());
        later.map(move |b| one(a).with(b))
    });
    pairs.collect()
}

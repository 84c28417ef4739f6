//! The markup of the rules that players read: a small part of Markdown, and pictures made of cards.
//!
//! ````text
//! # Thricewise                              the title, once
//! ## Your turn                              a heading; headings are what the page can be leafed through by
//! A paragraph runs until a blank line.      *Stressed* words stand between stars.
//!
//! - an item of a list
//! 1. an item of a numbered list; an item may go on in the next line, indented
//!
//! ```cards
//! 4YK 5YK _  8YK  | The caption of a row stands behind a bar.
//! 1Y  .   9LK*:+4
//! = The caption of the whole picture.
//! ```
//! ````
//!
//! In a `cards` block each line is a row, and words in a row are places: a card's id as the rules write it (`4YK`,
//! `NS`, `QH`, `X1`), `back-decktet` or `back-french` for a card face down, `_` for an empty place that is outlined,
//! `.` for nothing. A star behind the id rings the card, a colon and a word put that word on it: `9LK*:+4`. Rows of one
//! block stand on one grid.
//!
//! A block `quick` is the game on one screen, shown by itself and not on the page:
//!
//! ````text
//! ```quick
//! The most points win.                      the goal, then what closes the game
//! = Eight turns, then it is counted.
//! 1. *Choose.* One card in secret. | 4YK 9MS  a step of a turn, with the cards of its picture
//! ## What scores                            a box
//! KS QH | marriage | 5                      cards, what they are, what they bring
//! - no card of a suit | 0                   the same without cards
//! A sentence.
//! ```
//! ````
//!
//! A line `[The first turn](first-turn)` by itself is a button that opens the game's example of that name on the table.

mod paint;

pub use paint::paint_block;

use kortlek_words::Language;

/// The page in a language, or in English where there is none.
pub fn in_language<'a>(pages: &[(&str, &'a str)], language: Language) -> &'a str {
    [language, Language::English]
        .iter()
        .find_map(|language| pages.iter().find(|(tag, _)| *tag == language.tag()))
        .map_or("", |(_, page)| page)
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// The title of the page.
    Title(String),
    /// The heading of a section.
    Heading(String),
    /// Running text.
    Paragraph(Vec<Span>),
    /// A list, numbered or not.
    List {
        /// True if the items are numbered.
        numbered: bool,
        /// The items.
        items: Vec<Vec<Span>>,
    },
    /// A picture made of cards.
    Cards(Cards),
    /// The game on one screen.
    Quick(Quick),
    /// A playable example of the game, in a line of its own: `[Words](name)`.
    Example {
        /// Title of the example.
        words: String,
        /// Its name among the game's examples.
        name: String,
    },
}

/// Words that look alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The words.
    pub words: String,
    /// True if they are emphasised.
    pub stressed: bool,
}

/// Cards in rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// The rows, the highest first.
    pub rows: Vec<Row>,
    /// Caption below; may be empty.
    pub caption: String,
}

/// A row of cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// From the left.
    pub places: Vec<Place>,
    /// Caption beside; may be empty.
    pub caption: String,
}

/// A place in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// An empty place.
    Gap,
    /// An empty place with an outline.
    Outline,
    /// A card.
    Card {
        /// Its id.
        id: String,
        /// True if it has a ring.
        ringed: bool,
        /// A word on it; may be empty.
        label: String,
    },
}

/// A game on one screen: what it is about, what a turn is, what scores.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Quick {
    /// Goal: the condition of winning.
    pub goal: String,
    /// End of the game; may be empty.
    pub close: String,
    /// The steps of a turn.
    pub steps: Vec<Step>,
    /// Boxes with the scoring and other facts.
    pub boxes: Vec<QuickBox>,
}

/// A step of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// Name of the step.
    pub name: String,
    /// A few words more.
    pub words: String,
    /// The cards of its picture.
    pub places: Vec<Place>,
}

/// Lines under a heading.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct QuickBox {
    /// The heading.
    pub name: String,
    /// The lines.
    pub rows: Vec<QuickRow>,
}

/// A line: cards, words, a value; each may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct QuickRow {
    /// The cards.
    pub places: Vec<Place>,
    /// Subject of the line.
    pub words: String,
    /// Value of it in points.
    pub value: String,
}

/// Fault of a page: a part without meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, from 1 on.
    pub line: usize,
    /// Description of the fault.
    pub words: String,
}

impl Fault {
    fn new(line: usize, words: impl Into<String>) -> Fault {
        Fault {
            line,
            words: words.into(),
        }
    }
}

/// Page and its faults. Faulty parts are shown as they are written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// Its parts, from the top.
    pub blocks: Vec<Block>,
    /// Faults found.
    pub faults: Vec<Fault>,
}

/// Reads a page.
pub fn parse(text: &str) -> Page {
    let mut page = Page::default();
    let mut open = OpenElement::Nothing;
    let mut lines = text.lines().zip(1..);
    while let Some((line, number)) = lines.next() {
        let trimmed = line.trim();
        if let Some(kind) = trimmed.strip_prefix("```") {
            open.close(&mut page.blocks);
            let is_quick = kind.trim() == "quick";
            if !is_quick && kind.trim() != "cards" {
                page.fault(number, format!("There is no block of the kind “{kind}”."));
            }
            let (mut quick, mut cards) = (Quick::default(), Cards::default());
            let mut closed = false;
            for (line, number) in lines.by_ref() {
                match line.trim() {
                    "```" => {
                        closed = true;
                        break;
                    }
                    line if is_quick => quick.read(line, number, &mut page.faults),
                    line => read_row(line, number, &mut cards, &mut page.faults),
                }
            }
            if !closed {
                page.fault(number, "The block has no end.");
            }
            page.blocks.push(match is_quick {
                true => Block::Quick(quick),
                false => Block::Cards(cards),
            });
        } else if trimmed.is_empty() {
            open.close(&mut page.blocks);
        } else if let Some(title) = trimmed.strip_prefix("# ") {
            open.close(&mut page.blocks);
            page.blocks.push(Block::Title(title.trim().to_owned()));
        } else if let Some(heading) = trimmed.strip_prefix("## ") {
            open.close(&mut page.blocks);
            page.blocks.push(Block::Heading(heading.trim().to_owned()));
        } else if let Some((words, name)) = link(trimmed) {
            open.close(&mut page.blocks);
            page.blocks.push(Block::Example {
                words: words.to_owned(),
                name: name.to_owned(),
            });
        } else if let Some((numbered, item)) = item(trimmed) {
            open.item(numbered, item, &mut page.blocks);
        } else {
            if trimmed.starts_with('#') {
                page.fault(number, "A heading begins with “# ” or “## ”.");
            }
            open.words(trimmed);
        }
    }
    open.close(&mut page.blocks);
    page
}

impl Page {
    /// The game in short: the first paragraph without its stressed beginning, which names the designer.
    pub fn in_short(&self) -> String {
        let mut blocks = self.blocks.iter();
        let spans = blocks.find_map(|block| match block {
            Block::Paragraph(spans) => Some(spans.iter()),
            _ => None,
        });
        // The designers and the number of players come first, by themselves.
        let told = spans.into_iter().flatten().skip_while(|span| span.stressed);
        let words: String = told.map(|span| span.words.as_str()).collect();
        words.trim().to_owned()
    }

    fn fault(&mut self, line: usize, words: impl Into<String>) {
        self.faults.push(Fault::new(line, words));
    }

    /// The words by which the page links the example of a name.
    pub fn example(&self, name: &str) -> Option<&str> {
        self.blocks.iter().find_map(|block| match block {
            Block::Example { words, name: of } if of == name => Some(words.as_str()),
            _ => None,
        })
    }

    /// The game on one screen, if the page has it.
    pub fn quick(&self) -> Option<&Quick> {
        self.blocks.iter().find_map(|block| match block {
            Block::Quick(quick) => Some(quick),
            _ => None,
        })
    }

    /// The ids of all cards on the page.
    pub fn cards(&self) -> impl Iterator<Item = &str> {
        let rows = self
            .blocks
            .iter()
            .filter_map(|block| match block {
                Block::Cards(cards) => Some(cards),
                _ => None,
            })
            .flat_map(|cards| &cards.rows)
            .flat_map(|row| &row.places);
        let quick = self.quick().into_iter();
        let quick = quick.flat_map(|quick| {
            let steps = quick.steps.iter().flat_map(|step| &step.places);
            let rows = quick.boxes.iter().flat_map(|one| &one.rows);
            steps.chain(rows.flat_map(|row| &row.places))
        });
        rows.chain(quick).filter_map(|place| match place {
            Place::Card { id, .. } => Some(id.as_str()),
            Place::Gap | Place::Outline => None,
        })
    }
}

impl Quick {
    /// Reads a line of its block.
    fn read(&mut self, line: &str, number: usize, faults: &mut Vec<Fault>) {
        let mut fault = |words: &str| faults.push(Fault::new(number, words));
        if line.is_empty() {
            return;
        }
        if let Some(close) = line.strip_prefix("= ") {
            close.trim().clone_into(&mut self.close);
        } else if let Some(name) = line.strip_prefix("## ") {
            self.boxes.push(QuickBox {
                name: name.trim().to_owned(),
                rows: Vec::new(),
            });
        } else if let Some(current) = self.boxes.last_mut() {
            let (rest, plain) = match line.strip_prefix("- ") {
                Some(rest) => (rest, true),
                None => (line, !line.contains('|')),
            };
            let mut parts = rest.split('|').map(str::trim);
            let cards = if plain {
                ""
            } else {
                parts.next().unwrap_or("")
            };
            current.rows.push(QuickRow {
                places: read_places(cards, number, faults),
                words: parts.next().unwrap_or("").to_owned(),
                value: parts.next().unwrap_or("").to_owned(),
            });
        } else if let Some((true, words)) = item(line) {
            let (words, cards) = words.split_once('|').unwrap_or((words, ""));
            let Some((name, words)) = words.strip_prefix('*').and_then(|w| w.split_once('*'))
            else {
                fault("A step begins with its name between stars.");
                return;
            };
            self.steps.push(Step {
                name: name.trim().trim_end_matches('.').to_owned(),
                words: words.trim().to_owned(),
                places: read_places(cards, number, faults),
            });
        } else if self.goal.is_empty() {
            line.clone_into(&mut self.goal);
        } else {
            fault("A line of the quick reference that is no step and in no box.");
        }
    }
}

/// Element that the next line may continue.
enum OpenElement {
    Nothing,
    Paragraph(String),
    List { numbered: bool, items: Vec<String> },
}

impl OpenElement {
    fn words(&mut self, words: &str) {
        let text = match self {
            OpenElement::Nothing => {
                *self = OpenElement::Paragraph(words.to_owned());
                return;
            }
            OpenElement::Paragraph(text) => text,
            OpenElement::List { items, .. } => {
                items.last_mut().expect("a list is opened by an item")
            }
        };
        text.push(' ');
        text.push_str(words);
    }

    fn item(&mut self, is_numbered: bool, words: &str, blocks: &mut Vec<Block>) {
        match self {
            OpenElement::List { numbered, items } if *numbered == is_numbered => {
                items.push(words.to_owned());
            }
            _ => {
                self.close(blocks);
                *self = OpenElement::List {
                    numbered: is_numbered,
                    items: vec![words.to_owned()],
                };
            }
        }
    }

    fn close(&mut self, blocks: &mut Vec<Block>) {
        match std::mem::replace(self, OpenElement::Nothing) {
            OpenElement::Nothing => {}
            OpenElement::Paragraph(text) => blocks.push(Block::Paragraph(spans(&text))),
            OpenElement::List { numbered, items } => blocks.push(Block::List {
                numbered,
                items: items.iter().map(|item| spans(item)).collect(),
            }),
        }
    }
}

/// The words and the name of a line that is nothing but a link.
fn link(line: &str) -> Option<(&str, &str)> {
    let (words, rest) = line.strip_prefix('[')?.split_once("](")?;
    let name = rest.strip_suffix(')')?;
    (!words.is_empty() && !name.is_empty()).then_some((words, name))
}

/// Parses the beginning of a list item: true for a numbered list, and the words.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some((false, words.trim()));
    }
    let (number, words) = line.split_once(". ")?;
    let is_number =
        !number.is_empty() && number.len() < 3 && number.bytes().all(|b| b.is_ascii_digit());
    is_number.then_some((true, words.trim()))
}

/// Words between stars are stressed. A star without a partner is a star.
fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut push = |words: &str, stressed| {
        if !words.is_empty() {
            spans.push(Span {
                words: words.to_owned(),
                stressed,
            });
        }
    };
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('*')
        && let Some((stressed, after)) = after.split_once('*')
        && !stressed.is_empty()
    {
        push(before, false);
        push(stressed, true);
        rest = after;
    }
    push(rest, false);
    spans
}

fn read_row(line: &str, number: usize, cards: &mut Cards, faults: &mut Vec<Fault>) {
    if line.is_empty() {
        return;
    }
    if let Some(caption) = line.strip_prefix('=') {
        if !cards.caption.is_empty() {
            faults.push(Fault::new(number, "The picture has two captions."));
        }
        caption.trim().clone_into(&mut cards.caption);
        return;
    }
    let (places, caption) = line.split_once('|').unwrap_or((line, ""));
    cards.rows.push(Row {
        places: read_places(places, number, faults),
        caption: caption.trim().to_owned(),
    });
}

/// Reads the places of a row.
fn read_places(places: &str, number: usize, faults: &mut Vec<Fault>) -> Vec<Place> {
    places
        .split_whitespace()
        .map(|word| match word {
            "." => Place::Gap,
            "_" => Place::Outline,
            _ => {
                let (card, label) = word.split_once(':').unwrap_or((word, ""));
                let id = card.strip_suffix('*');
                let known = id.unwrap_or(card);
                if !is_card(known) {
                    faults.push(Fault::new(number, format!("There is no card “{known}”.")));
                }
                Place::Card {
                    id: known.to_owned(),
                    ringed: id.is_some(),
                    label: label.to_owned(),
                }
            }
        })
        .collect()
}

fn is_card(id: &str) -> bool {
    matches!(id, "back-decktet" | "back-french")
        || id.parse::<kortlek_rules::decktet::Card>().is_ok()
        || id.parse::<kortlek_rules::french::Card>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(words: &str) -> Span {
        Span {
            words: words.to_owned(),
            stressed: false,
        }
    }

    fn stressed(words: &str) -> Span {
        Span {
            words: words.to_owned(),
            stressed: true,
        }
    }

    fn card(id: &str) -> Place {
        Place::Card {
            id: id.to_owned(),
            ringed: false,
            label: String::new(),
        }
    }

    #[test]
    fn a_page_is_in_the_players_language_or_in_english() {
        let pages = [("en", "# Court"), ("de", "# Hof")];
        assert_eq!(in_language(&pages, Language::German), "# Hof");
        assert_eq!(in_language(&pages, Language::Swedish), "# Court");
        assert_eq!(in_language(&pages, Language::Pseudo), "# Court");
    }

    #[test]
    fn a_game_on_one_screen() {
        let page = parse(
            "# Title\n\n```quick\nMost win.\n= Eight turns.\n1. *Choose.* In secret. | 4YK 9MS\n2. *Lay.*\n## Scores\n4YK | a card | 5\n- none | 0\nWords.\n```\n",
        );
        assert_eq!(page.faults, []);
        let quick = page.quick().expect("it is there");
        assert_eq!((&*quick.goal, &*quick.close), ("Most win.", "Eight turns."));
        let [choose, lay] = &quick.steps[..] else {
            panic!("{quick:?}");
        };
        assert_eq!((&*choose.name, &*choose.words), ("Choose", "In secret."));
        assert_eq!(choose.places, [card("4YK"), card("9MS")]);
        assert_eq!((&*lay.name, &*lay.words), ("Lay", ""));
        let rows: Vec<(usize, &str, &str)> = quick.boxes[0]
            .rows
            .iter()
            .map(|row| (row.places.len(), &*row.words, &*row.value))
            .collect();
        assert_eq!(
            rows,
            [(1, "a card", "5"), (0, "none", "0"), (0, "Words.", "")]
        );
        assert_eq!(page.cards().count(), 3);
        let bad = parse("```quick\nGoal.\nMore.\n1. Choose\n## A\n0XX | x | 1\n```");
        assert_eq!(bad.faults.len(), 3, "{:?}", bad.faults);
    }

    #[test]
    fn text_headings_and_lists() {
        let page = parse(
            "# Title\n\nOne line,\nthe *next* one.\n## Part\n- first\n  goes on\n- second\n1. one\n2. two\nmore\n\nEnd.",
        );
        assert_eq!(page.faults, []);
        assert_eq!(
            page.blocks,
            [
                Block::Title("Title".to_owned()),
                Block::Paragraph(vec![
                    plain("One line, the "),
                    stressed("next"),
                    plain(" one.")
                ]),
                Block::Heading("Part".to_owned()),
                Block::List {
                    numbered: false,
                    items: vec![vec![plain("first goes on")], vec![plain("second")]],
                },
                Block::List {
                    numbered: true,
                    items: vec![vec![plain("one")], vec![plain("two more")]],
                },
                Block::Paragraph(vec![plain("End.")]),
            ]
        );
    }

    #[test]
    fn examples_stand_in_lines_of_their_own() {
        let page = parse("Text.\n[The first turn](first-turn)\nMore [text](of) this.");
        assert_eq!(page.faults, []);
        let example = Block::Example {
            words: "The first turn".to_owned(),
            name: "first-turn".to_owned(),
        };
        assert_eq!(page.blocks.len(), 3);
        assert_eq!(page.blocks[1], example);
        assert_eq!(page.example("first-turn"), Some("The first turn"));
    }

    #[test]
    fn pictures_of_cards() {
        let page =
            parse("```cards\n4YK _ 9LK*:+4 | A row.\n.  QH back-french\n= All of it.\n```\nText.");
        assert_eq!(page.faults, []);
        let [Block::Cards(cards), Block::Paragraph(_)] = &page.blocks[..] else {
            panic!("{page:?}");
        };
        assert_eq!(cards.caption, "All of it.");
        assert_eq!(cards.rows[0].caption, "A row.");
        assert_eq!(
            cards.rows[0].places,
            [
                card("4YK"),
                Place::Outline,
                Place::Card {
                    id: "9LK".to_owned(),
                    ringed: true,
                    label: "+4".to_owned(),
                },
            ]
        );
        assert_eq!(
            cards.rows[1].places,
            [Place::Gap, card("QH"), card("back-french")]
        );
        assert_eq!(
            page.cards().collect::<Vec<_>>(),
            ["4YK", "9LK", "QH", "back-french"]
        );
    }

    #[test]
    fn stars_without_a_partner_stay() {
        assert_eq!(spans("2 * 3"), [plain("2 * 3")]);
        assert_eq!(spans("*a* * b"), [stressed("a"), plain(" * b")]);
        assert_eq!(spans("**"), [plain("**")]);
    }

    #[test]
    fn numbers_in_running_text_are_no_items() {
        let page = parse("In the year\n1999. was a good one\n3.5 is a number");
        assert_eq!(page.blocks.len(), 1);
    }

    #[test]
    fn faults_name_their_line() {
        let page = parse("### Deep\n\n```cards\n4YK 5XX\n= a\n= b\n```\n```picture\n");
        let lines: Vec<usize> = page.faults.iter().map(|f| f.line).collect();
        assert_eq!(lines, [1, 4, 6, 8, 8], "{:?}", page.faults);
    }

    #[test]
    fn a_page_tells_the_game_in_short() {
        let page = parse(
            "# Shed\n\n*A game by Greg James.* Be rid of your tokens. More.\n\nAnother paragraph.",
        );
        assert_eq!(page.in_short(), "Be rid of your tokens. More.");
        let page = parse("# Floor\n\n*A game by Guy.* It is what you have *least* of.");
        assert_eq!(page.in_short(), "It is what you have least of.");
        assert_eq!(parse("# Shed").in_short(), "");
    }
}

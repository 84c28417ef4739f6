//! The words of a lesson: its Markdown, and the placeholders in it.

use kortlek_rules::{
    Message, Seat, Text,
    presentation::{Target, notebook_key},
    session::Session,
};

/// Words of a step, in one language.
#[derive(Clone, PartialEq, Debug)]
pub struct StepWords {
    /// The step.
    pub id: String,
    /// The name of the idea.
    pub name: String,
    /// Words of the teacher.
    pub say: Sentence,
    /// A help for the eye.
    pub aside: Option<Sentence>,
    /// Instruction, shown at the target.
    pub sign: Option<Sentence>,
    /// Comments after the move: the words that have to be in the decision, and the sentence.
    good: Vec<(Vec<String>, Sentence)>,
    /// Comment after another legal move.
    pub other: Option<Sentence>,
}

/// A text with placeholders: `{card 8VL}`, `{word leaves}`, `{name 1}`, `{score 0}`, `{count stock}`.
///
/// The first two are messages of the game's words, of which a language may ask for an attribute: `{card 8VL.acc}`. A
/// placeholder that begins with a capital letter stands at the beginning of a sentence: `{Card 8VL}`.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence(Vec<Part>);

#[derive(Clone, PartialEq, Debug)]
enum Part {
    Words(String),
    Hole { what: Hole, capital: bool },
}

#[derive(Clone, PartialEq, Debug)]
enum Hole {
    /// A message and the attribute of it.
    Word(String, Option<String>),
    Name(Seat),
    Score(Seat),
    Count(String),
}

impl StepWords {
    /// Comment after a decision made of these actions: the one that fits it best.
    pub fn good(&self, actions: &[String]) -> Option<&Sentence> {
        let made = words_of(actions);
        let fits = |words: &[String]| words.iter().all(|word| made.contains(word));
        let fitting = self.good.iter().filter(|(words, _)| fits(words));
        let best = fitting.max_by_key(|(words, _)| words.len());
        best.map(|(_, sentence)| sentence)
    }

    /// Every text of the step.
    pub fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        let good = self.good.iter().map(|(_, sentence)| sentence);
        let others = [&self.aside, &self.sign, &self.other].into_iter().flatten();
        std::iter::once(&self.say).chain(others).chain(good)
    }

    /// The words by which sentences after the move differ.
    pub fn conditions(&self) -> impl Iterator<Item = &[String]> {
        self.good.iter().map(|(words, _)| words.as_slice())
    }
}

/// Words and numbers in actions.
fn words_of(actions: &[String]) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let parts = actions.iter().flat_map(|a| a.split(move |c| !is_part(c)));
    parts.filter(|p| !p.is_empty()).map(str::to_owned).collect()
}

impl Sentence {
    fn read(text: &str) -> Result<Sentence, String> {
        let mut parts = Vec::new();
        let mut rest = text.trim();
        while let Some((words, hole)) = rest.split_once('{') {
            let (hole, after) = hole.split_once('}').ok_or("a { without its }")?;
            if !words.is_empty() {
                parts.push(Part::Words(words.to_owned()));
            }
            let capital = hole.starts_with(char::is_uppercase);
            parts.push(Part::Hole {
                what: Hole::read(hole)?,
                capital,
            });
            rest = after;
        }
        if rest.contains('}') {
            return Err("a } without its {".to_owned());
        }
        if !rest.is_empty() {
            parts.push(Part::Words(rest.to_owned()));
        }
        if parts.is_empty() {
            return Err("nothing is said".to_owned());
        }
        Ok(Sentence(parts))
    }

    /// Renders the text at the present position of a session; `say` renders a message.
    ///
    /// # Errors
    ///
    /// The placeholder that has no meaning there.
    pub fn fill(
        &self,
        session: &dyn Session,
        say: &mut dyn FnMut(&Text) -> String,
    ) -> Result<String, String> {
        let mut filled = String::new();
        for part in &self.0 {
            match part {
                Part::Words(words) => filled += words,
                Part::Hole { what, capital } => {
                    let words = say(&what.text(session)?);
                    let mut letters = words.chars();
                    match letters.next() {
                        Some(first) if *capital => {
                            filled.extend(first.to_uppercase());
                            filled += letters.as_str();
                        }
                        _ => filled += &words,
                    }
                }
            }
        }
        Ok(filled)
    }

    /// Its placeholders without their forms, for comparing languages.
    pub fn holes(&self) -> impl Iterator<Item = String> {
        self.0.iter().filter_map(|part| match part {
            Part::Words(_) => None,
            Part::Hole { what, .. } => Some(match what {
                Hole::Word(id, _) => format!("word {id}"),
                other => format!("{other:?}"),
            }),
        })
    }
}

impl Hole {
    fn read(hole: &str) -> Result<Hole, String> {
        let wrong = || format!("“{{{hole}}}” is no placeholder");
        let (kind, what) = hole.split_once(' ').ok_or_else(wrong)?;
        let seat = || what.parse().map(Seat).map_err(|_| wrong());
        let message = |prefix: &str| {
            let (id, form) = match what.split_once('.') {
                Some((id, form)) => (id, Some(form.to_owned())),
                None => (what, None),
            };
            Hole::Word(format!("{prefix}{id}"), form)
        };
        Ok(match kind.to_lowercase().as_str() {
            "card" => match message("card-") {
                Hole::Word(id, form) => Hole::Word(id.to_lowercase(), form),
                other => other,
            },
            "word" => message(""),
            "name" => Hole::Name(seat()?),
            "score" => Hole::Score(seat()?),
            "count" => Hole::Count(format!("zone {what}")),
            _ => return Err(wrong()),
        })
    }

    /// Text for it at the present position of a session.
    fn text(&self, session: &dyn Session) -> Result<Text, String> {
        let k = session.positions() - 1;
        match self {
            Hole::Word(id, form) => {
                let say = Message::of(id.clone());
                Ok(match form {
                    Some(form) => say.attribute(form).into(),
                    None => say.into(),
                })
            }
            Hole::Name(seat) if Some(*seat) == session.me() => {
                Err("the person has no name".to_owned())
            }
            Hole::Name(seat) if seat.index() < session.players() => {
                Ok(session.names().of(*seat).to_owned().into())
            }
            Hole::Score(seat) => {
                let panels = session.panels(k);
                let score = panels.get(seat.index()).and_then(|panel| panel.score);
                Ok(score.ok_or(format!("seat {seat} shows no score"))?.into())
            }
            Hole::Count(zone) => {
                let layout = session.layout(k);
                let mut zones = layout.zones.iter();
                let found = zones.find(|z| notebook_key(Target::Zone(z.id)) == *zone);
                let found = found.ok_or(format!("there is no {zone}"))?;
                Ok((found.items.len() as i32).into())
            }
            Hole::Name(seat) => Err(format!("nobody sits at {seat}")),
        }
    }
}

/// Reads the words of a lesson.
pub(super) fn read(text: &str) -> Result<Vec<StepWords>, String> {
    let mut steps = Vec::new();
    for (n, chapter) in text.split("\n## ").enumerate() {
        let chapter = match chapter.strip_prefix("## ") {
            Some(chapter) => chapter,
            None if n > 0 => chapter,
            None if chapter.trim().is_empty() => continue,
            None => {
                return Err("what stands before the first heading belongs to no step".to_owned());
            }
        };
        let (heading, body) = chapter.split_once('\n').unwrap_or((chapter, ""));
        let (id, name) = heading
            .split_once(": ")
            .ok_or_else(|| format!("“{heading}” is no heading of a step"))?;
        let step = chapter_of(id.trim(), name.trim(), body);
        steps.push(step.map_err(|e| format!("{id}: {e}"))?);
    }
    Ok(steps)
}

/// The words of one step.
fn chapter_of(id: &str, name: &str, body: &str) -> Result<StepWords, String> {
    let (mut say, mut aside) = (String::new(), None);
    let (mut sign, mut other) = (None, None);
    let mut good = Vec::new();
    let once = |slot: &mut Option<Sentence>, text: &str| match slot.replace(Sentence::read(text)?) {
        None => Ok(()),
        Some(_) => Err(format!("“{text}” is said twice")),
    };
    for line in body.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(text) = line.strip_prefix("> ") {
            once(&mut aside, text)?;
        } else if let Some(item) = line.strip_prefix("- ") {
            let (kind, text) = item
                .split_once(": ")
                .ok_or_else(|| format!("“{line}” is no item"))?;
            let mut words = kind.split(' ');
            match words.next() {
                Some("sign") => once(&mut sign, text)?,
                Some("other") => once(&mut other, text)?,
                Some("good") => {
                    good.push((words.map(str::to_owned).collect(), Sentence::read(text)?));
                }
                _ => return Err(format!("“{line}” is no item")),
            }
        } else if aside.is_none() && sign.is_none() && good.is_empty() && other.is_none() {
            say += " ";
            say += line;
        } else {
            return Err(format!("“{line}” stands behind what comes last"));
        }
    }
    Ok(StepWords {
        id: id.to_owned(),
        name: name.to_owned(),
        say: Sentence::read(&say)?,
        aside,
        sign,
        good,
        other,
    })
}

//! The messages of one language.

use crate::{File, Language, Problem, file, functions, pseudo::pseudo, walk::Walk};
use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle,
};
use fluent_syntax::{
    ast::{Attribute, Entry, Pattern, Term},
    parser::ParserError,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Highest number that is spelt out.
const SPELT: usize = 12;

/// The messages of one language, common ones and those of other files.
pub struct Tongue {
    /// Its language.
    pub language: Language,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The files of the bundle, shared with those that have more files.
    resources: Vec<Arc<FluentResource>>,
    terms: BTreeMap<String, BTreeSet<String>>,
    problems: Vec<Problem>,
}

impl Tongue {
    /// The messages that these files have in a language, and the common ones.
    pub fn new(language: Language, files: &[File]) -> Tongue {
        let mut tongue = Tongue::empty(language);
        tongue.read(file::COMMON);
        tongue.read(files);
        tongue.add_functions();
        tongue
    }

    /// The same and the messages of more files. Only these are parsed.
    pub fn and(&self, files: &[File]) -> Tongue {
        let mut tongue = Tongue::empty(self.language);
        tongue.terms.clone_from(&self.terms);
        tongue.problems.clone_from(&self.problems);
        for resource in &self.resources {
            // What is wrong between them is among the problems.
            let _ = tongue.bundle.add_resource(Arc::clone(resource));
            tongue.resources.push(Arc::clone(resource));
        }
        tongue.read(files);
        tongue.add_functions();
        tongue
    }

    fn empty(language: Language) -> Tongue {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
            _ => None,
        }));
        if language == Language::Pseudo {
            bundle.set_transform(Some(pseudo));
        }
        Tongue {
            language,
            bundle,
            resources: Vec::new(),
            terms: BTreeMap::new(),
            problems: Vec::new(),
        }
    }

    /// Parses and adds what files have in the language.
    fn read(&mut self, files: &[File]) {
        let language = self.language;
        for (_, text) in files.iter().filter(|(tag, _)| *tag == language.tag()) {
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) => resource,
                Err((rest, errors)) => {
                    let faults = errors.iter().map(|error| syntax(language, text, error));
                    self.problems.extend(faults);
                    rest
                }
            };
            self.add(Arc::new(resource));
        }
    }

    fn add(&mut self, resource: Arc<FluentResource>) {
        let language = self.language;
        for entry in resource.entries() {
            if let Entry::Term(Term { id, attributes, .. }) = entry {
                let names = attributes
                    .iter()
                    .map(|a: &Attribute<_>| a.id.name.to_owned());
                self.terms.insert(id.name.to_owned(), names.collect());
            }
        }
        if let Err(errors) = self.bundle.add_resource(Arc::clone(&resource)) {
            self.problems
                .extend(errors.into_iter().map(|error| match error {
                    FluentError::Overriding { id, .. } => Problem::Twice { language, id },
                    other => Problem::Syntax {
                        language,
                        error: other.to_string(),
                    },
                }));
        }
        self.resources.push(resource);
    }

    fn add_functions(&mut self) {
        let spelt: Vec<_> = (0..=SPELT).map_while(|n| self.spelt(n)).collect();
        for name in functions::NAMES {
            let function = functions::function(name, self.language, spelt.clone());
            self.bundle
                .add_function(name, function)
                .expect("ids of messages are small letters");
        }
    }

    /// A number in words.
    fn spelt(&self, number: usize) -> Option<functions::Spelt> {
        let message = self.bundle.get_message(&format!("spell-{number}"))?;
        let words = |pattern| self.format(pattern, &FluentArgs::new()).0;
        let forms = message
            .attributes()
            .map(|form| (form.id().to_owned(), words(form.value())));
        Some((words(message.value()?), forms.collect()))
    }

    /// Returns true if it has the message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Returns true if it has the term, or the term's attribute.
    pub fn has_term(&self, id: &str, attribute: Option<&str>) -> bool {
        self.terms
            .get(id)
            .is_some_and(|has| attribute.is_none_or(|name| has.contains(name)))
    }

    /// The ids of its messages in order.
    pub fn ids(&self) -> BTreeSet<&str> {
        self.resources
            .iter()
            .flat_map(|resource| resource.entries())
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name),
                _ => None,
            })
            .collect()
    }

    /// The names of a message's attributes.
    #[cfg(any(test, feature = "check"))]
    pub fn attributes(&self, id: &str) -> Vec<String> {
        let message = self.bundle.get_message(id);
        let forms = message
            .iter()
            .flat_map(fluent_bundle::FluentMessage::attributes);
        forms.map(|form| form.id().to_owned()).collect()
    }

    /// A message, or an attribute of it.
    pub fn exact_pattern(&self, id: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(id)?;
        match attribute {
            Some(name) => Some(message.get_attribute(name)?.value()),
            None => message.value(),
        }
    }

    /// A message in the form that an attribute names; if it does not have that, in the next that the name leads to:
    /// `plural` for `plural-dat`, at last the message itself.
    pub fn pattern(&self, id: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let mut wanted = attribute;
        while let Some(name) = wanted {
            if let Some(pattern) = self.exact_pattern(id, wanted) {
                return Some(pattern);
            }
            wanted = name.rsplit_once('-').map(|(shorter, _)| shorter);
        }
        self.exact_pattern(id, None)
    }

    /// The variables of a pattern.
    pub fn variables<'t>(&'t self, pattern: &'t Pattern<&'t str>) -> BTreeSet<&'t str> {
        let mut walk = Walk::new(self);
        walk.pattern(pattern);
        walk.variables
    }

    /// The variables of a message and of all its attributes.
    pub fn all_variables(&self, id: &str) -> BTreeSet<&str> {
        self.walk(id).variables
    }

    /// All that a message and its attributes use.
    pub fn walk(&self, id: &str) -> Walk<'_> {
        let mut walk = Walk::new(self);
        if let Some(message) = self.bundle.get_message(id) {
            let forms = message.attributes().map(|form| form.value());
            for pattern in message.value().into_iter().chain(forms) {
                walk.pattern(pattern);
            }
        }
        walk
    }

    /// The words of a pattern, and what went wrong.
    pub fn format<'t>(
        &'t self,
        pattern: &'t Pattern<&'t str>,
        values: &FluentArgs,
    ) -> (String, Vec<FluentError>) {
        let mut errors = Vec::new();
        let words = self
            .bundle
            .format_pattern(pattern, Some(values), &mut errors);
        (words.into_owned(), errors)
    }

    /// Faults in its files.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = self.problems.clone();
        for id in self.ids() {
            problems.extend(self.walk(id).unknown.into_iter().map(|reference| {
                Problem::UnknownReference {
                    language: self.language,
                    id: id.to_owned(),
                    reference,
                }
            }));
        }
        problems
    }
}

/// What the parser found in a file's text, with the line.
fn syntax(language: Language, text: &str, error: &ParserError) -> Problem {
    let before = &text.as_bytes()[..error.pos.start.min(text.len())];
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    Problem::Syntax {
        language,
        error: format!("line {line}: {}", error.kind),
    }
}

//! Elements that a Fluent pattern uses: variables, and references to messages, terms and functions.

use crate::{functions, tongue::Tongue};
use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};

/// Elements used by patterns and by the messages that they refer to.
pub struct Walk<'t> {
    tongue: &'t Tongue,
    /// The variables, without `$`.
    pub variables: BTreeSet<&'t str>,
    /// The variables by which a variant is chosen, and the keys of their variants.
    pub chosen: BTreeMap<&'t str, BTreeSet<&'t str>>,
    /// The variables that functions of numbers are given, with the functions' names.
    pub counted: BTreeSet<(&'t str, &'t str)>,
    /// The references that lead nowhere, as they are written.
    pub unknown: BTreeSet<String>,
    seen: BTreeSet<(&'t str, Option<&'t str>)>,
}

impl<'t> Walk<'t> {
    /// Through patterns of this language.
    pub fn new(tongue: &'t Tongue) -> Walk<'t> {
        Walk {
            tongue,
            variables: BTreeSet::new(),
            chosen: BTreeMap::new(),
            counted: BTreeSet::new(),
            unknown: BTreeSet::new(),
            seen: BTreeSet::new(),
        }
    }

    /// Through this pattern.
    pub fn pattern(&mut self, pattern: &'t Pattern<&'t str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    /// The messages that they refer to.
    #[cfg(any(test, feature = "check"))]
    pub fn referred(&self) -> BTreeSet<&'t str> {
        self.seen.iter().map(|(id, _)| *id).collect()
    }

    fn expression(&mut self, expression: &'t Expression<&'t str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    });
                    self.chosen.entry(id.name).or_default().extend(keys);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &'t InlineExpression<&'t str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                if !functions::NAMES.contains(&id.name) {
                    self.unknown.insert(format!("{}()", id.name));
                }
                if functions::OF_NUMBERS.contains(&id.name) {
                    for value in &arguments.positional {
                        if let InlineExpression::VariableReference { id: variable } = value {
                            self.counted.insert((variable.name, id.name));
                        }
                    }
                }
                self.arguments(arguments);
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let attribute = attribute.as_ref().map(|a| a.name);
                if !self.tongue.has_term(id.name, attribute) {
                    self.unknown
                        .insert(format!("-{}", written(id.name, attribute)));
                }
                // A term sees only what it is given here.
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|a| a.name);
                if !self.seen.insert((id.name, attribute)) {
                    return;
                }
                match self.tongue.exact_pattern(id.name, attribute) {
                    Some(pattern) => self.pattern(pattern),
                    None => {
                        self.unknown.insert(written(id.name, attribute));
                    }
                }
            }
        }
    }

    fn arguments(&mut self, arguments: &'t CallArguments<&'t str>) {
        for value in &arguments.positional {
            self.inline(value);
        }
        for named in &arguments.named {
            self.inline(&named.value);
        }
    }
}

fn written(id: &str, attribute: Option<&str>) -> String {
    match attribute {
        Some(attribute) => format!("{id}.{attribute}"),
        None => id.to_owned(),
    }
}

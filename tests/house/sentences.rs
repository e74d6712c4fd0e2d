//! Sentences as written in the locale files: their variables and possible readings.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use halma::discord::text::Locale;

/// What a sentence contains.
#[derive(Default)]
pub struct Sentence {
    pub variables: BTreeSet<String>,
    /// For each variable, all values that a select on it names.
    pub selects: BTreeMap<String, BTreeSet<String>>,
    /// All its words.
    pub text: String,
    /// All possible readings: one choice of each select.
    pub readings: Vec<String>,
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("only variables are selected on: {selector:?}");
                };
                self.variables.insert(id.name.to_owned());
                let values = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                let values: BTreeSet<String> = values.collect();
                let known = self.selects.entry(id.name.to_owned()).or_default();
                known.extend(values);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.text.push('\u{FFFC}');
            }
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            other => panic!("sentences have only variables and texts: {other:?}"),
        }
    }

    /// Code spans: commands, options, moves. Those in other scripts are examples.
    pub fn code(&self) -> BTreeSet<String> {
        let mut spans = self.between("`");
        spans.retain(|span| span.chars().all(|c| c.is_ascii() || c == '\u{FFFC}'));
        spans
    }

    /// The texts between two marks.
    pub fn between(&self, mark: &str) -> BTreeSet<String> {
        let parts = self.text.split(mark).skip(1).step_by(2);
        parts.map(str::to_owned).collect()
    }
}

/// All possible readings of a pattern, with U+FFFC for variables.
fn readings(pattern: &Pattern<&str>) -> Vec<String> {
    let mut readings = vec![String::new()];
    for element in &pattern.elements {
        let ends: Vec<String> = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => match expression {
                Expression::Select { variants, .. } => {
                    let ends = variants
                        .iter()
                        .map(|variant| self::readings(&variant.value));
                    ends.flatten().collect()
                }
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    vec![(*value).to_owned()]
                }
                Expression::Inline(_) => vec!["\u{FFFC}".to_owned()],
            },
        };
        readings = (readings.iter())
            .flat_map(|start| ends.iter().map(move |end| format!("{start}{end}")))
            .collect();
    }
    readings
}

/// All sentences of a language, with the number of their file.
pub fn sentences(locale: &Locale) -> BTreeMap<String, (usize, Sentence)> {
    let mut sentences = BTreeMap::new();
    for (number, file) in locale.files.iter().enumerate() {
        let resource =
            parse(*file).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.name));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut sentence = Sentence::default();
            let pattern = message.value.unwrap();
            sentence.read(&pattern);
            sentence.readings = readings(&pattern);
            let before = sentences.insert(message.id.name.to_owned(), (number, sentence));
            assert!(
                before.is_none(),
                "{}: {} stands twice",
                locale.name,
                message.id.name
            );
        }
    }
    sentences
}

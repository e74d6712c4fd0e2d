//! A slash command as a person types it: `/halma play with:@ben game:halma8`.
//!
//! This module only parses the text; [`super::typed_options`] interprets it.

use crate::error::{SandboxError, SandboxResult};

/// Characters of the longest option name.
const LONGEST_NAME: usize = 32;

/// An option as typed: its name and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TypedOption {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// A command as typed: the words before the first option, and the options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TypedCommand {
    pub(crate) words: Vec<String>,
    pub(crate) options: Vec<TypedOption>,
}

impl TypedCommand {
    /// Parses a line.
    pub(crate) fn parse(line: &str) -> SandboxResult<Self> {
        let line = line.trim();
        let not_a_command = || SandboxError::not_possible("a command begins with a slash");
        let mut rest = line.strip_prefix('/').ok_or_else(not_a_command)?;
        let mut words = Vec::new();
        while !rest.is_empty() && option_start(rest).is_none() {
            let (word, beyond) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            words.push(word.to_owned());
            rest = beyond.trim_start();
        }
        Ok(Self {
            words,
            options: options(rest)?,
        })
    }
}

fn options(mut rest: &str) -> SandboxResult<Vec<TypedOption>> {
    let mut options = Vec::new();
    while !rest.is_empty() {
        let Some((name, after)) = option_start(rest) else {
            return Err(SandboxError::not_possible(format!(
                "`{rest}` is not `option:value`"
            )));
        };
        let (text, beyond) = value(after);
        options.push(TypedOption {
            name: name.to_owned(),
            text: text.to_owned(),
        });
        rest = beyond.trim_start();
    }
    Ok(options)
}

/// Returns the name and the rest if a text starts with `name:`.
fn option_start(text: &str) -> Option<(&str, &str)> {
    let (name, after) = text.split_once(':')?;
    let is_name = name.starts_with(char::is_alphabetic)
        && name.chars().count() <= LONGEST_NAME
        && name
            .chars()
            .all(|c| c.is_alphanumeric() || c == '_' || c == '-');
    // `https://` isn't an option.
    (is_name && !after.starts_with("//")).then_some((name, after))
}

/// The value at the start of a text: quoted, or up to the next `name:`.
fn value(text: &str) -> (&str, &str) {
    if let Some(quoted) = text.strip_prefix('"')
        && let Some(parts) = quoted.split_once('"')
    {
        return parts;
    }
    let gaps = text
        .char_indices()
        .filter(|(_, c)| c.is_whitespace())
        .map(|(at, _)| at);
    let next = gaps
        .into_iter()
        .find(|at| option_start(text[*at..].trim_start()).is_some());
    let (value, beyond) = text.split_at(next.unwrap_or(text.len()));
    (value.trim(), beyond)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(line: &str) -> (Vec<String>, Vec<(String, String)>) {
        let typed = TypedCommand::parse(line).expect("the line is a command");
        let options = typed
            .options
            .into_iter()
            .map(|option| (option.name, option.text));
        (typed.words, options.collect())
    }

    fn owned(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs
            .iter()
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect()
    }

    #[test]
    fn words_and_options_are_distinguished() {
        let (words, options) = parts("/halma play with:@ben game:halma 8x8 text:\"a b: c\"");
        assert_eq!(words, ["halma", "play"]);
        assert_eq!(
            options,
            owned(&[("with", "@ben"), ("game", "halma 8x8"), ("text", "a b: c")])
        );
    }

    #[test]
    fn values_may_be_empty_or_hold_links_and_times() {
        let (_, options) = parts("/say text: link:https://a.b/c at:12:30");
        assert_eq!(
            options,
            owned(&[("text", ""), ("link", "https://a.b/c"), ("at", "12:30")])
        );
    }

    #[test]
    fn invalid_commands_are_refused() {
        assert!(TypedCommand::parse("halma").is_err());
    }
}

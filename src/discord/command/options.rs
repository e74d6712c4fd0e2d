//! The options of a command as given. Discord checks them only in its client, so any may be missing
//! or malformed.

use halma_service::Person;
use halma_service::ids::{ChannelId, Code};
use unicode_normalization::UnicodeNormalization as _;

use crate::discord::interaction::{Data, OptionValue, Strange};
use crate::discord::parts::choice::Choice;
use crate::discord::text::is_directional;

/// The maximum number of characters of a typed option that are used.
const MOST_TYPED_CHARS: usize = 1_000;

/// An option that doesn't fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The value isn't in the list of the option with this name.
    Choice(&'static str),
    /// It isn't the code of a match.
    Code,
}

/// The options of a command by name.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Options(Vec<(String, Given)>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Given {
    Text(String),
    Number(i64),
    Flag(bool),
    Person(Person),
    Channel(ChannelId),
    /// The text typed so far.
    Typing(String),
}

impl Options {
    /// Returns the name of the only subcommand, and its options.
    ///
    /// # Errors
    /// An option is malformed. Treating it as absent could change the meaning of the command.
    pub fn of_subcommand(data: &Data) -> Result<Option<(String, Self)>, Strange> {
        let Some((name, options)) = data.subcommand()? else {
            return Ok(None);
        };
        let given = options.into_iter().map(|option| {
            let given = Given::of(data.value(&option)?);
            Ok((option.name, given))
        });
        Ok(Some((name, Self(given.collect::<Result<_, _>>()?))))
    }

    fn find<'a, T>(&'a self, name: &str, of: impl Fn(&'a Given) -> Option<T>) -> Option<T> {
        let mut named = self.0.iter().filter(|(known, _)| known == name);
        named.find_map(|(_, given)| of(given))
    }

    /// Returns a text, unless it is empty.
    pub fn text(&self, name: &str) -> Option<&str> {
        let text = self.find(name, |given| match given {
            Given::Text(text) => Some(text.as_str()),
            _ => None,
        });
        text.filter(|text| !text.trim().is_empty())
    }

    /// Returns a value of a list.
    ///
    /// # Errors
    /// The value isn't in the list.
    pub fn choice<C: Choice>(&self, name: &'static str) -> Result<Option<C>, Misfit> {
        let Some(word) = self.text(name) else {
            return Ok(None);
        };
        C::of_name(word).map(Some).ok_or(Misfit::Choice(name))
    }

    /// Returns a required value of a list.
    ///
    /// # Errors
    /// The value is missing or isn't in the list.
    pub fn required_choice<C: Choice>(&self, name: &'static str) -> Result<C, Misfit> {
        self.choice(name)?.ok_or(Misfit::Choice(name))
    }

    /// Returns the code of a match.
    ///
    /// # Errors
    /// It isn't a code.
    pub fn code(&self, name: &str) -> Result<Option<Code>, Misfit> {
        let code = self.text(name).map(|code| folded(code).parse()).transpose();
        code.map_err(|_| Misfit::Code)
    }

    /// Returns an integer.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.find(name, |given| match given {
            Given::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// Returns a boolean.
    pub fn flag(&self, name: &str) -> Option<bool> {
        self.find(name, |given| match given {
            Given::Flag(on) => Some(*on),
            _ => None,
        })
    }

    /// Returns all people named, in the order of the options.
    pub fn people(&self) -> Vec<Person> {
        let people = self.0.iter().filter_map(|(_, given)| match given {
            Given::Person(person) => Some(person.clone()),
            _ => None,
        });
        people.collect()
    }

    /// Returns a person.
    pub fn person(&self, name: &str) -> Option<Person> {
        self.find(name, |given| match given {
            Given::Person(person) => Some(person.clone()),
            _ => None,
        })
    }

    /// Returns a channel.
    pub fn channel(&self, name: &str) -> Option<ChannelId> {
        self.find(name, |given| match given {
            Given::Channel(channel) => Some(*channel),
            _ => None,
        })
    }

    /// Returns the option that is being typed, and its text so far.
    pub fn typing(&self) -> Option<(&str, &str)> {
        self.0.iter().find_map(|(name, given)| match given {
            Given::Typing(text) => Some((name.as_str(), text.as_str())),
            _ => None,
        })
    }
}

impl Given {
    fn of(value: OptionValue) -> Self {
        match value {
            OptionValue::Text(text) => Self::Text(short(&text)),
            OptionValue::Number(number) => Self::Number(number),
            OptionValue::Flag(on) => Self::Flag(on),
            OptionValue::Person(person) => Self::Person(person),
            OptionValue::Channel(channel) => Self::Channel(channel),
            OptionValue::Typing(text) => Self::Typing(short(&text)),
        }
    }
}

/// Returns the part of a text that is used. Text copied from a right-to-left language may contain
/// invisible characters.
pub fn short(text: &str) -> String {
    let seen = text.chars().filter(|c| !is_directional(*c));
    seen.take(MOST_TYPED_CHARS).collect()
}

/// Folds case, and full-width letters such as Japanese input makes, so that typed words are found.
pub fn folded(text: &str) -> String {
    text.trim().nfkc().flat_map(char::to_lowercase).collect()
}

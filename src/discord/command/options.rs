//! The options of a command, as they were given. Discord checks them only in its client, so any may
//! be missing or strange.

use crate::discord::interaction::{Data, OptionValue, Strange};
use crate::discord::parts::choice::Choice;
use crate::discord::text::is_directional;
use crate::ids::{ChannelId, Code};
use crate::service::Person;

/// The most characters of a typed option that are looked at.
const MOST_TYPED_CHARS: usize = 1_000;

/// An option that does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The list of the option with this name does not have the value.
    Choice(&'static str),
    /// It is no code of a match.
    Code,
}

/// The options of a command by their names.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Options(Vec<(String, Given)>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Given {
    Text(String),
    Number(i64),
    Flag(bool),
    Person(Person),
    Channel(ChannelId),
    /// What is being typed.
    Typing(String),
}

impl Options {
    /// The name of the only subcommand, and its options.
    ///
    /// # Errors
    /// An option isn't what it should be. Taken for absent, it could turn the command into another.
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

    /// A text, unless it is empty.
    pub fn text(&self, name: &str) -> Option<&str> {
        let text = self.find(name, |given| match given {
            Given::Text(text) => Some(text.as_str()),
            _ => None,
        });
        text.filter(|text| !text.trim().is_empty())
    }

    /// A value of a list.
    ///
    /// # Errors
    /// The list does not have it.
    pub fn choice<C: Choice>(&self, name: &'static str) -> Result<Option<C>, Misfit> {
        let Some(word) = self.text(name) else {
            return Ok(None);
        };
        C::of_word(word).map(Some).ok_or(Misfit::Choice(name))
    }

    /// A value of a list that has to be there.
    ///
    /// # Errors
    /// It is not, or the list does not have it.
    pub fn required_choice<C: Choice>(&self, name: &'static str) -> Result<C, Misfit> {
        self.choice(name)?.ok_or(Misfit::Choice(name))
    }

    /// The code of a match.
    ///
    /// # Errors
    /// It is none.
    pub fn code(&self, name: &str) -> Result<Option<Code>, Misfit> {
        let code = self.text(name).map(str::parse).transpose();
        code.map_err(|_| Misfit::Code)
    }

    /// A whole number.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.find(name, |given| match given {
            Given::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// Yes or no.
    pub fn flag(&self, name: &str) -> Option<bool> {
        self.find(name, |given| match given {
            Given::Flag(on) => Some(*on),
            _ => None,
        })
    }

    /// All people who are named, in the order of the options.
    pub fn people(&self) -> Vec<Person> {
        let people = self.0.iter().filter_map(|(_, given)| match given {
            Given::Person(person) => Some(person.clone()),
            _ => None,
        });
        people.collect()
    }

    /// A person.
    pub fn person(&self, name: &str) -> Option<Person> {
        self.find(name, |given| match given {
            Given::Person(person) => Some(person.clone()),
            _ => None,
        })
    }

    /// A channel.
    pub fn channel(&self, name: &str) -> Option<ChannelId> {
        self.find(name, |given| match given {
            Given::Channel(channel) => Some(*channel),
            _ => None,
        })
    }

    /// The option that is being typed, and its text so far.
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

/// The text, as far as it is looked at. What was copied from a language from right to left may have signs
/// in it that nobody sees.
pub fn short(text: &str) -> String {
    let seen = text.chars().filter(|c| !is_directional(*c));
    seen.take(MOST_TYPED_CHARS).collect()
}

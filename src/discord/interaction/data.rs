//! What somebody did in detail: the command with its options, the button or menu, the form.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::discord::interaction::loose::{Id, list, part};
use crate::discord::interaction::{Member, User, loose};
use crate::ids::{ChannelId, UserId};
use crate::service::Person;

/// The details of an interaction. Which of them are there depends on its kind.
#[derive(Deserialize, Debug)]
pub struct Data {
    /// The name of the command.
    #[serde(default, deserialize_with = "part")]
    pub name: Option<String>,
    #[serde(default, rename = "type", deserialize_with = "part")]
    kind: Option<u64>,
    #[serde(default, deserialize_with = "part")]
    target_id: Option<Id>,
    #[serde(default, deserialize_with = "part")]
    options: Option<Box<RawValue>>,
    #[serde(default, deserialize_with = "part")]
    resolved: Option<Resolved>,
    /// The id of the button, menu or form.
    #[serde(default, deserialize_with = "part")]
    pub custom_id: Option<String>,
    /// What was chosen in the menu.
    #[serde(default, deserialize_with = "list")]
    pub values: Vec<String>,
    #[serde(default, deserialize_with = "list")]
    components: Vec<Field>,
}

/// An option of a command.
#[derive(Deserialize, Debug)]
pub struct SentOption {
    /// Its name.
    pub name: String,
    #[serde(rename = "type")]
    kind: u64,
    #[serde(default, deserialize_with = "part")]
    value: Option<Box<RawValue>>,
    #[serde(default, deserialize_with = "part")]
    options: Option<Box<RawValue>>,
    #[serde(default, deserialize_with = "part")]
    focused: Option<bool>,
}

/// An option is given and isn't what it should be, so nobody knows what was meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strange;

/// The value of an option.
pub enum OptionValue {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// Somebody.
    Person(Person),
    /// A channel.
    Channel(ChannelId),
    /// What is being typed.
    Typing(String),
}

/// What Discord knows of those whom the options name.
#[derive(Deserialize, Debug)]
struct Resolved {
    #[serde(default, deserialize_with = "part")]
    users: Option<BTreeMap<String, Box<RawValue>>>,
    #[serde(default, deserialize_with = "part")]
    members: Option<BTreeMap<String, Box<RawValue>>>,
}

/// A field of a form, or what fields are in.
#[derive(Deserialize, Debug)]
struct Field {
    #[serde(default, deserialize_with = "part")]
    value: Option<String>,
    #[serde(default, deserialize_with = "list")]
    components: Vec<Self>,
    #[serde(default, deserialize_with = "part")]
    component: Option<Box<Self>>,
}

/// Discord's numbers of kinds of options.
mod kind {
    pub const TEXT: u64 = 3;
    pub const NUMBER: u64 = 4;
    pub const FLAG: u64 = 5;
    pub const USER: u64 = 6;
    pub const CHANNEL: u64 = 7;
}

impl Data {
    /// Discord's number of a command in the menu of a person.
    const USER_COMMAND: u64 = 2;

    /// No details at all.
    pub const NOTHING: Self = Self {
        name: None,
        kind: None,
        target_id: None,
        options: None,
        resolved: None,
        custom_id: None,
        values: Vec::new(),
        components: Vec::new(),
    };

    /// Whether the command was chosen in the menu of a person.
    pub fn is_user_command(&self) -> bool {
        self.kind == Some(Self::USER_COMMAND)
    }

    /// The person whose menu the command was chosen in.
    pub fn target(&self) -> Option<Person> {
        self.person(UserId(self.target_id?.0))
    }

    /// The only subcommand, and its options.
    ///
    /// # Errors
    /// An option isn't what it should be.
    pub fn subcommand(&self) -> Result<Option<(String, Vec<SentOption>)>, Strange> {
        let mut options = options(self.options.as_deref())?;
        match (options.pop(), options.is_empty()) {
            (Some(only), true) => {
                let inside = self::options(only.options.as_deref())?;
                Ok(Some((only.name, inside)))
            }
            _ => Ok(None),
        }
    }

    /// The value of an option.
    ///
    /// # Errors
    /// It isn't what the option's kind wants, or nothing is known of the person.
    pub fn value(&self, option: &SentOption) -> Result<OptionValue, Strange> {
        self.read(option).ok_or(Strange)
    }

    fn read(&self, option: &SentOption) -> Option<OptionValue> {
        let raw = option.value.as_deref()?;
        if option.focused == Some(true) {
            return Some(OptionValue::Typing(text_of(raw)));
        }
        match option.kind {
            kind::TEXT => loose::read(raw).map(OptionValue::Text),
            kind::NUMBER => loose::read(raw).map(OptionValue::Number),
            kind::FLAG => loose::read(raw).map(OptionValue::Flag),
            kind::USER => {
                let id: Id = loose::read(raw)?;
                self.person(UserId(id.0)).map(OptionValue::Person)
            }
            kind::CHANNEL => {
                let id: Id = loose::read(raw)?;
                Some(OptionValue::Channel(ChannelId(id.0)))
            }
            _ => None,
        }
    }

    /// The text of the first field of a form.
    pub fn text(&self) -> Option<&str> {
        self.components.iter().find_map(Field::text)
    }

    fn person(&self, user: UserId) -> Option<Person> {
        let resolved = self.resolved.as_ref()?;
        let key = user.to_string();
        let account: User = loose::read(resolved.users.as_ref()?.get(&key)?)?;
        let members = resolved.members.as_ref();
        let member = members.and_then(|members| loose::read::<Member>(members.get(&key)?));
        Some(account.person_of(user, member.is_some()))
    }
}

impl Field {
    fn text(&self) -> Option<&str> {
        let inside = self.components.iter().chain(self.component.as_deref());
        let value = self.value.as_deref();
        value.or_else(|| inside.into_iter().find_map(Self::text))
    }
}

/// A list of options; none if it is missing or `null`.
fn options(raw: Option<&RawValue>) -> Result<Vec<SentOption>, Strange> {
    match raw {
        Some(raw) if raw.get() != "null" => loose::read(raw).ok_or(Strange),
        _ => Ok(Vec::new()),
    }
}

/// What is being typed, which is a text or a number.
fn text_of(raw: &RawValue) -> String {
    loose::read(raw).unwrap_or_else(|| raw.get().to_owned())
}

//! The details of an interaction: the command with its options, the component, the form.

use std::collections::BTreeMap;

use halma_service::Person;
use halma_service::ids::{ChannelId, UserId};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::discord::interaction::loose::{Id, list, part};
use crate::discord::interaction::{Member, User, loose};

/// The details of an interaction. Which of them are set depends on its kind.
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
    #[serde(default, deserialize_with = "part")]
    component_type: Option<u64>,
    /// The selected menu values.
    #[serde(default, deserialize_with = "list")]
    pub values: Vec<String>,
    #[serde(default, deserialize_with = "list")]
    components: Vec<Field>,
    /// Whether everyone named counts as being there: conversations have no members.
    #[serde(skip)]
    pub is_conversation: bool,
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

/// An option is malformed, so its meaning is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strange;

/// The value of an option.
pub enum OptionValue {
    /// A text.
    Text(String),
    /// An integer.
    Number(i64),
    /// A boolean.
    Flag(bool),
    /// A person.
    Person(Person),
    /// A channel.
    Channel(ChannelId),
    /// The text typed so far.
    Typing(String),
}

/// Details of the people named in options.
#[derive(Deserialize, Debug)]
struct Resolved {
    #[serde(default, deserialize_with = "part")]
    users: Option<BTreeMap<String, Box<RawValue>>>,
    #[serde(default, deserialize_with = "part")]
    members: Option<BTreeMap<String, Box<RawValue>>>,
}

/// A field of a form, or a container of fields.
#[derive(Deserialize, Debug)]
struct Field {
    #[serde(default, deserialize_with = "part")]
    value: Option<String>,
    #[serde(default, deserialize_with = "list")]
    components: Vec<Self>,
    #[serde(default, deserialize_with = "part")]
    component: Option<Box<Self>>,
}

/// Discord's types of options and components.
mod kind {
    pub const GROUP: u64 = 2;
    pub const TEXT: u64 = 3;
    pub const NUMBER: u64 = 4;
    pub const FLAG: u64 = 5;
    pub const USER: u64 = 6;
    pub const CHANNEL: u64 = 7;
    /// A menu of people, which is a type of component.
    pub const USER_SELECT: u64 = 5;
}

impl Data {
    /// Discord's type of a user menu command.
    const USER_COMMAND: u64 = 2;
    /// Discord's type of the command that opens an application's own page.
    const ENTRY_POINT: u64 = 4;

    /// No details.
    pub const NOTHING: Self = Self {
        name: None,
        kind: None,
        target_id: None,
        options: None,
        resolved: None,
        custom_id: None,
        component_type: None,
        values: Vec::new(),
        components: Vec::new(),
        is_conversation: false,
    };

    /// Returns true if the command was chosen in a user menu.
    pub fn is_user_command(&self) -> bool {
        self.kind == Some(Self::USER_COMMAND)
    }

    /// Returns true if the command opens the application's own page.
    pub fn is_entry_point(&self) -> bool {
        self.kind == Some(Self::ENTRY_POINT)
    }

    /// Returns the person whose menu was used.
    pub fn target(&self) -> Option<Person> {
        self.person(UserId(self.target_id?.0))
    }

    /// Returns the name of the only subcommand, after that of its group if it is in one, and its
    /// options.
    ///
    /// # Errors
    /// An option is malformed.
    pub fn subcommand(&self) -> Result<Option<(String, Vec<SentOption>)>, Strange> {
        let Some(only) = only(self.options.as_deref())? else {
            return Ok(None);
        };
        if only.kind != kind::GROUP {
            return Ok(Some((only.name, options(only.options.as_deref())?)));
        }
        let Some(inner) = self::only(only.options.as_deref())? else {
            return Ok(None);
        };
        let name = format!("{} {}", only.name, inner.name);
        Ok(Some((name, options(inner.options.as_deref())?)))
    }

    /// Returns the people picked in a menu of people; `None` if one of them is unknown.
    pub fn people(&self) -> Option<Vec<Person>> {
        if self.component_type != Some(kind::USER_SELECT) {
            return Some(Vec::new());
        }
        let users = self
            .values
            .iter()
            .map(|value| value.parse().ok().map(UserId));
        users.map(|user| self.person(user?)).collect()
    }

    /// Returns the value of an option.
    ///
    /// # Errors
    /// It doesn't fit the option's type, or the person is unknown.
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

    /// Returns the text of a form's first field.
    pub fn text(&self) -> Option<&str> {
        self.components.iter().find_map(Field::text)
    }

    fn person(&self, user: UserId) -> Option<Person> {
        let resolved = self.resolved.as_ref()?;
        let key = user.to_string();
        let account: User = loose::read(resolved.users.as_ref()?.get(&key)?)?;
        let members = resolved.members.as_ref();
        let member = members.and_then(|members| loose::read::<Member>(members.get(&key)?));
        let is_there = self.is_conversation || member.is_some();
        Some(account.person_of(user, is_there))
    }
}

impl Field {
    fn text(&self) -> Option<&str> {
        let inside = self.components.iter().chain(self.component.as_deref());
        let value = self.value.as_deref();
        value.or_else(|| inside.into_iter().find_map(Self::text))
    }
}

/// Returns the only option of a list, `None` if it has more or none.
fn only(raw: Option<&RawValue>) -> Result<Option<SentOption>, Strange> {
    let mut options = options(raw)?;
    let only = options.pop();
    Ok(only.filter(|_| options.is_empty()))
}

/// Returns a list of options; empty if it is missing or `null`.
fn options(raw: Option<&RawValue>) -> Result<Vec<SentOption>, Strange> {
    match raw {
        Some(raw) if raw.get() != "null" => loose::read(raw).ok_or(Strange),
        _ => Ok(Vec::new()),
    }
}

/// Returns the text typed so far, which may be a number.
fn text_of(raw: &RawValue) -> String {
    loose::read(raw).unwrap_or_else(|| raw.get().to_owned())
}

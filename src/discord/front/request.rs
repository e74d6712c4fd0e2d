//! What somebody asks for, parsed without effects.

use crate::discord::command::options::{Misfit, Options};
use crate::discord::command::{Given, Row, options};
use crate::discord::front::click::Click;
use crate::discord::front::registry;
use crate::discord::interaction::{Data, Interaction, Kind, Strange};
use crate::discord::lobby::challenge_user::CHALLENGE_USER;
use crate::discord::parts::custom_id::{BadCustomId, CustomId, InMatch, Presented, Surface};
use crate::discord::parts::limits::MOST_RECORD_CHARS;
use crate::discord::profile::command::PROFILE_OF_USER;
use crate::ids::{MatchId, UserId};
use crate::service::Person;

/// What somebody asks for.
#[derive(Debug)]
pub enum Request {
    /// A command.
    Command(Box<dyn Given>),
    /// A command with an option that does not fit.
    Misfit(Misfit),
    /// The menu of a person, "Challenge to Halma".
    ChallengeUser(Person),
    /// The menu of a person, "Halma profile".
    ProfileOfUser(UserId),
    /// What somebody may ask for who opened what bore an id.
    Presented(Presented, Box<Self>),
    /// A button was pressed, or something chosen in a menu.
    Click(Click),
    /// A form was sent.
    Form {
        /// What it does.
        what: InMatch,
        /// The match.
        id: MatchId,
        /// The turn of the match that it was made for.
        turn: u64,
        /// The text of its field.
        text: String,
    },
    /// The form was sent in which a moderator lets the tables of the server begin anew.
    ResetTables {
        /// What was typed as the name of the server.
        name: String,
    },
    /// The form was sent in which the record of a game is given.
    Import {
        /// The record.
        text: String,
    },
    /// Something of another version of the bot was pressed.
    OtherVersion(MatchId),
    /// Something of it isn't what it should be, so nobody knows what was meant.
    Unreadable,
    /// Nothing that this bot offers.
    Unknown,
}

impl Request {
    /// Parses what somebody did, other than typing an option.
    pub fn of(from: &Interaction) -> Self {
        let data = from.data();
        match from.kind {
            Kind::Command => Self::of_command(data),
            Kind::Component => Self::of_component(data),
            Kind::Form => Self::of_form(data),
            Kind::Completion | Kind::Unknown => Self::Unknown,
        }
    }

    fn of_command(data: &Data) -> Self {
        if data.is_user_command() {
            let Some(person) = data.target() else {
                return Self::Unreadable;
            };
            return match data.name.as_deref() {
                Some(CHALLENGE_USER) => Self::ChallengeUser(person),
                Some(PROFILE_OF_USER) => Self::ProfileOfUser(person.user),
                _ => Self::Unknown,
            };
        }
        match found(data) {
            Ok(Some((row, options))) => {
                row.parse(&options).map_or_else(Self::Misfit, Self::Command)
            }
            Ok(None) => Self::Unknown,
            Err(Strange) => Self::Unreadable,
        }
    }

    fn of_component(data: &Data) -> Self {
        Self::presented(data, Surface::Message, |id| {
            let click = Click::read(id, data.values.first().map(String::as_str));
            click.map_or(Self::Unknown, Self::Click)
        })
    }

    fn of_form(data: &Data) -> Self {
        let Some(whole) = data.text() else {
            return Self::Unreadable;
        };
        let text = options::short(whole);
        Self::presented(data, Surface::Form, |id| match id {
            CustomId::InMatch { what, id, turn } => Self::Form {
                what,
                id,
                turn,
                text,
            },
            CustomId::ResetTables => Self::ResetTables { name: text },
            CustomId::Import => Self::Import {
                text: whole.chars().take(MOST_RECORD_CHARS.into()).collect(),
            },
            _ => Self::Unknown,
        })
    }

    /// What somebody asks for by an id.
    fn presented(data: &Data, surface: Surface, read: impl FnOnce(CustomId) -> Self) -> Self {
        match Presented::read(data.custom_id.as_deref().unwrap_or_default(), surface) {
            Ok(presented) => Self::Presented(presented, Box::new(read(presented.id))),
            Err(BadCustomId::OtherVersion(id)) => Self::OtherVersion(id),
            Err(BadCustomId::Foreign) => Self::Unknown,
        }
    }
}

/// What somebody is typing: a command, and its options so far.
pub struct Completion {
    /// The command, if it is one of ours.
    pub row: Option<&'static Row>,
    /// Its options.
    pub options: Options,
}

impl Completion {
    /// Parses what somebody is typing.
    pub fn of(from: &Interaction) -> Self {
        let (row, options) = found(from.data()).ok().flatten().unzip();
        Self {
            row,
            options: options.unwrap_or_default(),
        }
    }
}

fn found(data: &Data) -> Result<Option<(&'static Row, Options)>, Strange> {
    let Some((subcommand, options)) = Options::of_subcommand(data)? else {
        return Ok(None);
    };
    let name = data.name.as_deref().unwrap_or_default();
    let row = registry::find(name, &subcommand);
    Ok(row.map(|row| (row, options)))
}

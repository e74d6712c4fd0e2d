//! What somebody asks for, parsed without effects.

use serenity::model::application::{
    ActionRowComponent, CommandInteraction, CommandType, ComponentInteraction,
    ComponentInteractionDataKind, ModalInteraction, ResolvedTarget,
};

use super::buttons::Click;
use super::commands::challenge_user::CHALLENGE_USER;
use super::commands::profile::PROFILE_OF_USER;
use super::commands::{self, Given, Row};
use super::custom_id::{BadCustomId, CustomId, InMatch, Presented, Surface};
use super::limits::MOST_RECORD_CHARS;
use super::options::{self, Misfit, Options};
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
    /// Nothing that this bot offers.
    Unknown,
}

impl Request {
    /// Parses a command.
    pub fn of_command(from: &CommandInteraction) -> Self {
        if from.data.kind == CommandType::User {
            let Some(ResolvedTarget::User(user, member)) = from.data.target() else {
                return Self::Unknown;
            };
            let person = options::person(user, member);
            return match from.data.name.as_str() {
                CHALLENGE_USER => Self::ChallengeUser(person),
                PROFILE_OF_USER => Self::ProfileOfUser(person.user),
                _ => Self::Unknown,
            };
        }
        let Some((row, options)) = found(from) else {
            return Self::Unknown;
        };
        row.parse(&options).map_or_else(Self::Misfit, Self::Command)
    }

    /// Parses a click.
    pub fn of_component(from: &ComponentInteraction) -> Self {
        let chosen = match &from.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first(),
            _ => None,
        };
        Self::presented(&from.data.custom_id, Surface::Message, |id| {
            let click = Click::read(id, chosen.map(String::as_str));
            click.map_or(Self::Unknown, Self::Click)
        })
    }

    /// Parses a form.
    pub fn of_modal(from: &ModalInteraction) -> Self {
        let fields = from.data.components.iter().flat_map(|row| &row.components);
        let mut texts = fields.filter_map(|field| match field {
            ActionRowComponent::InputText(input) => input.value.as_deref(),
            _ => None,
        });
        let whole = texts.next().unwrap_or_default();
        let text = options::short(whole);
        Self::presented(&from.data.custom_id, Surface::Form, |id| match id {
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
    fn presented(id: &str, surface: Surface, read: impl FnOnce(CustomId) -> Self) -> Self {
        match Presented::read(id, surface) {
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
    pub fn of_command(from: &CommandInteraction) -> Self {
        let (row, options) = found(from).unzip();
        Self {
            row,
            options: options.unwrap_or_default(),
        }
    }
}

fn found(from: &CommandInteraction) -> Option<(&'static Row, Options)> {
    let resolved = from.data.options();
    let (subcommand, options) = Options::of_subcommand(&resolved)?;
    let row = commands::find(&from.data.name, subcommand)?;
    Some((row, options))
}

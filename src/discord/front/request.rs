//! Requests, parsed without side effects.

use halma_service::Person;
use halma_service::ids::{MatchId, UserId};

use crate::discord::command::{CommandRow, Given, Input, Misfit, Options};
use crate::discord::front::registry;
use crate::discord::front::seal::Presented;
use crate::discord::interaction::{Data, Interaction, InteractionKind, Strange};
use crate::discord::lobby::play::PLAY_WITH_USER;
use crate::discord::parts::id::{BadId, Surface};
use crate::discord::profile::command::PROFILE_OF_USER;
use crate::metrics::Source;

/// A request of a person.
#[derive(Debug)]
pub enum Request {
    /// A command.
    Command(Source, Box<dyn Given>),
    /// A command with an option that doesn't fit.
    Misfit(Misfit),
    /// The user menu "Play Halma".
    PlayWithUser(Person),
    /// The user menu "Halma profile".
    ProfileOfUser(UserId),
    /// The application's entry point.
    EntryPoint,
    /// A button, menu or form was used, with its id's seal.
    Presented(Presented, Source, Box<dyn Given>),
    /// A component from another version of the bot was used.
    OtherVersion(MatchId),
    /// Part of it is malformed, so its meaning is unknown.
    Unreadable,
    /// Nothing this bot offers.
    Unknown,
}

impl Request {
    /// Parses any interaction except autocomplete.
    pub fn of(from: &Interaction) -> Self {
        let data = from.data();
        match from.kind {
            InteractionKind::Command => Self::of_command(data),
            InteractionKind::Component => Self::of_component(data),
            InteractionKind::Form => Self::of_form(data),
            InteractionKind::Completion | InteractionKind::Unknown => Self::Unknown,
        }
    }

    /// Returns what its time is counted as.
    pub fn source(&self) -> Source {
        let (kind, name) = match self {
            Self::Command(source, _) | Self::Presented(_, source, _) => return *source,
            Self::PlayWithUser(_) => ("user-menu", "play"),
            Self::ProfileOfUser(_) => ("user-menu", "profile"),
            Self::EntryPoint => ("entry-point", "launch"),
            Self::Misfit(_) | Self::OtherVersion(_) | Self::Unreadable | Self::Unknown => {
                ("other", "refused")
            }
        };
        Source { kind, name }
    }

    fn of_command(data: &Data) -> Self {
        if data.is_entry_point() {
            return Self::EntryPoint;
        }
        if data.is_user_command() {
            let Some(person) = data.target() else {
                return Self::Unreadable;
            };
            return match data.name.as_deref() {
                Some(PLAY_WITH_USER) => Self::PlayWithUser(person),
                Some(PROFILE_OF_USER) => Self::ProfileOfUser(person.user),
                _ => Self::Unknown,
            };
        }
        match found(data) {
            Ok(Some(((source, row), options))) => match row.parse(&options) {
                Ok(given) => Self::Command(source, given),
                Err(misfit) => Self::Misfit(misfit),
            },
            Ok(None) => Self::Unknown,
            Err(Strange) => Self::Unreadable,
        }
    }

    fn of_component(data: &Data) -> Self {
        let Some(people) = data.people() else {
            return Self::Unreadable;
        };
        let texts = data.values.clone();
        Self::presented(data, Surface::Message, &Input { texts, people })
    }

    fn of_form(data: &Data) -> Self {
        match data.text() {
            Some(text) => {
                let texts = vec![text.to_owned()];
                let people = Vec::new();
                Self::presented(data, Surface::Form, &Input { texts, people })
            }
            None => Self::Unreadable,
        }
    }

    /// Parses a request made through an id.
    fn presented(data: &Data, surface: Surface, input: &Input) -> Self {
        match Presented::read(data.custom_id.as_deref().unwrap_or_default(), surface) {
            Ok(presented) => match registry::given(surface, &presented.plain, input) {
                Some((source, given)) => Self::Presented(presented, source, given),
                None => Self::Unknown,
            },
            Err(BadId::OtherVersion(id)) => Self::OtherVersion(id),
            Err(BadId::Foreign) => Self::Unknown,
        }
    }
}

/// An autocomplete request: a command and its options so far.
pub struct Completion {
    /// The command, if it is one of ours.
    pub row: Option<&'static CommandRow>,
    /// Its options.
    pub options: Options,
}

impl Completion {
    /// Parses an autocomplete request.
    pub fn of(from: &Interaction) -> Self {
        let (found, options) = found(from.data()).ok().flatten().unzip();
        Self {
            row: found.map(|(_, row)| row),
            options: options.unwrap_or_default(),
        }
    }
}

/// A command in the registry, and what its time is counted as.
type Found = (Source, &'static CommandRow);

fn found(data: &Data) -> Result<Option<(Found, Options)>, Strange> {
    let Some((subcommand, options)) = Options::of_subcommand(data)? else {
        return Ok(None);
    };
    let name = data.name.as_deref().unwrap_or_default();
    let found = registry::find(name, &subcommand);
    Ok(found.map(|found| (found, options)))
}

//! What somebody asks for, parsed without effects. Discord checks options only in its client, so
//! anything may be missing or strange here.

mod admin;
mod options;

use serenity::model::application::{
    ActionRowComponent, CommandInteraction, CommandType, ComponentInteraction,
    ComponentInteractionDataKind, ModalInteraction, ResolvedTarget, ResolvedValue,
};

pub use admin::{AdminRequest, ServerOptions};
use options::text_option;
pub use options::{ChallengeOptions, SettingsOptions};
use options::{flag_option, number_option, person_option, resolved_person, short, subcommand};

use super::commands::ADMIN;
use super::custom_id::{BadCustomId, CustomId};
use crate::service::Person;

/// What somebody asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// `/halma challenge`.
    Challenge(ChallengeOptions),
    /// The user menu "Challenge to Halma".
    ChallengeUser(Person),
    /// `/halma move`.
    Move {
        /// The move as typed.
        text: String,
        /// The code of the match, if given.
        game: Option<String>,
    },
    /// `/halma board`.
    Board {
        /// The code of the match, if given.
        game: Option<String>,
    },
    /// `/halma resign`.
    Resign {
        /// The code of the match, if given.
        game: Option<String>,
    },
    /// `/halma offer`.
    Offer {
        /// What is offered.
        what: String,
        /// The code of the match, if given.
        game: Option<String>,
    },
    /// `/halma games`.
    Games {
        /// Whose, unless one's own.
        player: Option<Person>,
    },
    /// `/halma settings`.
    Settings(SettingsOptions),
    /// `/halma away`.
    Away {
        /// The days; none to be back.
        days: i64,
    },
    /// `/halma block`.
    Block {
        /// Whom.
        person: Option<Person>,
        /// Whether the person is let in again.
        undo: bool,
    },
    /// `/halma bring-here`.
    BringHere {
        /// The code of the match, if given.
        game: Option<String>,
    },
    /// `/halma-admin`.
    Admin(AdminRequest),
    /// `/halma rules`.
    Rules {
        /// The variant, if given.
        game: Option<String>,
    },
    /// `/halma help`.
    Help,
    /// A button was pressed or a menu used.
    Click {
        /// Its id.
        id: CustomId,
        /// What was chosen in the menu.
        chosen: Option<String>,
    },
    /// A form was sent.
    Submit {
        /// Its id.
        id: CustomId,
        /// The text of its field.
        text: String,
    },
    /// Something of another version of the bot was pressed.
    OtherVersion(crate::ids::MatchId),
    /// Nothing that this bot offers.
    Unknown,
}

/// What somebody is typing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Completion {
    /// The move of `/halma move`.
    Move {
        /// The text so far.
        typed: String,
        /// The code of the match, if given.
        game: Option<String>,
    },
    /// The code of a match, for the subcommand named.
    Game {
        /// The subcommand.
        subcommand: String,
        /// The text so far.
        typed: String,
    },
    /// The rule set of a challenge.
    Rules {
        /// The variant, if given.
        game: Option<String>,
        /// The text so far.
        typed: String,
    },
    /// The code of any match of the server, for a moderator.
    ServerGame {
        /// The text so far.
        typed: String,
    },
    /// The time zone of a person's settings.
    Zone {
        /// The text so far.
        typed: String,
    },
    /// Nothing that this bot completes.
    Unknown,
}

impl Request {
    /// Parses a command.
    pub fn of_command(from: &CommandInteraction) -> Self {
        if from.data.kind == CommandType::User {
            return match from.data.target() {
                Some(ResolvedTarget::User(user, member)) => {
                    Self::ChallengeUser(resolved_person(user, member))
                }
                _ => Self::Unknown,
            };
        }
        let options = from.data.options();
        let Some((name, options)) = subcommand(&options) else {
            return Self::Unknown;
        };
        if from.data.name == ADMIN {
            return AdminRequest::of(name, options).map_or(Self::Unknown, Self::Admin);
        }
        let game = || text_option(options, "game");
        match name {
            "challenge" => Self::Challenge(ChallengeOptions::of(options)),
            "move" => {
                let text = text_option(options, "text").unwrap_or_default();
                Self::Move { text, game: game() }
            }
            "board" => Self::Board { game: game() },
            "resign" => Self::Resign { game: game() },
            "offer" => {
                let what = text_option(options, "what").unwrap_or_default();
                Self::Offer { what, game: game() }
            }
            "games" => Self::Games {
                player: person_option(options),
            },
            "settings" => Self::Settings(SettingsOptions::of(options)),
            "away" => Self::Away {
                days: number_option(options, "days").unwrap_or_default(),
            },
            "bring-here" => Self::BringHere { game: game() },
            "block" => Self::Block {
                person: person_option(options),
                undo: flag_option(options, "undo").unwrap_or_default(),
            },
            "rules" => Self::Rules { game: game() },
            "help" => Self::Help,
            _ => Self::Unknown,
        }
    }

    /// Parses a click.
    pub fn of_component(from: &ComponentInteraction) -> Self {
        let chosen = match &from.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
            _ => None,
        };
        match from.data.custom_id.parse() {
            Ok(id) => Self::Click { id, chosen },
            Err(error) => Self::of_bad_id(error),
        }
    }

    /// Parses a form.
    pub fn of_modal(from: &ModalInteraction) -> Self {
        let fields = from.data.components.iter().flat_map(|row| &row.components);
        let text = fields.filter_map(|field| match field {
            ActionRowComponent::InputText(input) => input.value.clone(),
            _ => None,
        });
        let text = text.map(|text| short(&text)).next().unwrap_or_default();
        match from.data.custom_id.parse() {
            Ok(id) => Self::Submit { id, text },
            Err(error) => Self::of_bad_id(error),
        }
    }

    fn of_bad_id(error: BadCustomId) -> Self {
        match error {
            BadCustomId::OtherVersion(id) => Self::OtherVersion(id),
            BadCustomId::Foreign => Self::Unknown,
        }
    }
}

impl Completion {
    /// Parses what somebody is typing.
    pub fn of_command(from: &CommandInteraction) -> Self {
        let options = from.data.options();
        let Some((name, options)) = subcommand(&options) else {
            return Self::Unknown;
        };
        let typing = options.iter().find_map(|option| match option.value {
            ResolvedValue::Autocomplete { value, .. } => Some((option.name, short(value))),
            _ => None,
        });
        if from.data.name == ADMIN {
            return match typing {
                Some(("game", typed)) => Self::ServerGame { typed },
                _ => Self::Unknown,
            };
        }
        match (name, typing) {
            ("move", Some(("text", typed))) => Self::Move {
                typed,
                game: text_option(options, "game"),
            },
            ("challenge", Some(("rules", typed))) => Self::Rules {
                game: text_option(options, "game"),
                typed,
            },
            ("settings", Some(("zone", typed))) => Self::Zone { typed },
            (_, Some(("game", typed))) => Self::Game {
                subcommand: name.to_owned(),
                typed,
            },
            _ => Self::Unknown,
        }
    }
}

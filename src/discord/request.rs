//! What somebody asks for, parsed without effects. Discord checks options only in its client, so
//! anything may be missing or strange here.

use serenity::model::application::{
    ActionRowComponent, CommandInteraction, CommandType, ComponentInteraction,
    ComponentInteractionDataKind, ModalInteraction, ResolvedOption, ResolvedTarget, ResolvedValue,
};

use super::custom_id::{BadCustomId, CustomId};
use crate::ids::UserId;
use crate::service::Person;

/// The most characters of a typed option that are looked at.
const MOST_TYPED_CHARS: usize = 1_000;

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
    /// `/halma games`.
    Games,
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

/// The options of a challenge as they were given.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ChallengeOptions {
    /// Those who are challenged by name.
    pub opponents: Vec<Person>,
    /// The variant.
    pub game: Option<String>,
    /// The rule set.
    pub rules: Option<String>,
    /// Whether stones move diagonally.
    pub diagonals: Option<bool>,
    /// Who moves first.
    pub first: Option<String>,
    /// The time for a move.
    pub clock: Option<String>,
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
        let game = || text_option(options, "game");
        match name {
            "challenge" => Self::Challenge(challenge_options(options)),
            "move" => {
                let text = text_option(options, "text").unwrap_or_default();
                Self::Move { text, game: game() }
            }
            "board" => Self::Board { game: game() },
            "resign" => Self::Resign { game: game() },
            "games" => Self::Games,
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
        match (name, typing) {
            ("move", Some(("text", typed))) => Self::Move {
                typed,
                game: text_option(options, "game"),
            },
            ("challenge", Some(("rules", typed))) => Self::Rules {
                game: text_option(options, "game"),
                typed,
            },
            (_, Some(("game", typed))) => Self::Game {
                subcommand: name.to_owned(),
                typed,
            },
            _ => Self::Unknown,
        }
    }
}

fn short(text: &str) -> String {
    text.chars().take(MOST_TYPED_CHARS).collect()
}

fn subcommand<'a>(
    options: &'a [ResolvedOption<'a>],
) -> Option<(&'a str, &'a [ResolvedOption<'a>])> {
    match options {
        [
            ResolvedOption {
                name,
                value: ResolvedValue::SubCommand(options),
                ..
            },
        ] => Some((name, options)),
        _ => None,
    }
}

fn text_option(options: &[ResolvedOption<'_>], wanted: &str) -> Option<String> {
    let text = options.iter().find_map(|option| match option.value {
        ResolvedValue::String(text) if option.name == wanted => Some(short(text)),
        _ => None,
    });
    text.filter(|text| !text.trim().is_empty())
}

fn challenge_options(options: &[ResolvedOption<'_>]) -> ChallengeOptions {
    let opponents = options.iter().filter_map(|option| match option.value {
        ResolvedValue::User(user, member) => Some(resolved_person(user, member)),
        _ => None,
    });
    let diagonals = options.iter().find_map(|option| match option.value {
        ResolvedValue::Boolean(on) if option.name == "diagonals" => Some(on),
        _ => None,
    });
    ChallengeOptions {
        opponents: opponents.collect(),
        game: text_option(options, "game"),
        rules: text_option(options, "rules"),
        diagonals,
        first: text_option(options, "first"),
        clock: text_option(options, "clock"),
    }
}

fn resolved_person(
    user: &serenity::model::user::User,
    member: Option<&serenity::model::guild::PartialMember>,
) -> Person {
    Person {
        user: UserId(user.id.get()),
        name: user.display_name().to_owned(),
        bot: user.bot,
        member: member.is_some(),
    }
}

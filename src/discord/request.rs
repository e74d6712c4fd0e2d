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

/// The options of a person's settings as they were given.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SettingsOptions {
    /// When to be mentioned.
    pub reminders: Option<String>,
    /// The time zone.
    pub zone: Option<String>,
    /// The hour at which the quiet hours begin.
    pub quiet_from: Option<i64>,
    /// The hour at which they end.
    pub quiet_until: Option<i64>,
    /// Whether offers are declined without anybody being told.
    pub quiet_declines: Option<bool>,
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
        let game = || text_option(options, "game");
        match name {
            "challenge" => Self::Challenge(challenge_options(options)),
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
            "settings" => Self::Settings(SettingsOptions {
                reminders: text_option(options, "reminders"),
                zone: text_option(options, "zone"),
                quiet_from: number_option(options, "quiet_from"),
                quiet_until: number_option(options, "quiet_until"),
                quiet_declines: flag_option(options, "quiet_declines"),
            }),
            "away" => Self::Away {
                days: number_option(options, "days").unwrap_or_default(),
            },
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

fn number_option(options: &[ResolvedOption<'_>], wanted: &str) -> Option<i64> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::Integer(number) if option.name == wanted => Some(number),
        _ => None,
    })
}

fn flag_option(options: &[ResolvedOption<'_>], wanted: &str) -> Option<bool> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::Boolean(on) if option.name == wanted => Some(on),
        _ => None,
    })
}

/// The only person that is named.
fn person_option(options: &[ResolvedOption<'_>]) -> Option<Person> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::User(user, member) => Some(resolved_person(user, member)),
        _ => None,
    })
}

fn challenge_options(options: &[ResolvedOption<'_>]) -> ChallengeOptions {
    let opponents = options.iter().filter_map(|option| match option.value {
        ResolvedValue::User(user, member) => Some(resolved_person(user, member)),
        _ => None,
    });
    ChallengeOptions {
        opponents: opponents.collect(),
        game: text_option(options, "game"),
        rules: text_option(options, "rules"),
        diagonals: flag_option(options, "diagonals"),
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

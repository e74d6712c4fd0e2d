//! The options of commands, as they were given.

use serenity::model::application::{ResolvedOption, ResolvedValue};

use crate::ids::{ChannelId, UserId};
use crate::service::Person;

/// The most characters of a typed option that are looked at.
const MOST_TYPED_CHARS: usize = 1_000;

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
    /// Whether the game is to have a thread of its own.
    pub thread: Option<bool>,
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

impl ChallengeOptions {
    pub(super) fn of(options: &[ResolvedOption<'_>]) -> Self {
        let opponents = options.iter().filter_map(|option| match option.value {
            ResolvedValue::User(user, member) => Some(resolved_person(user, member)),
            _ => None,
        });
        Self {
            opponents: opponents.collect(),
            game: text_option(options, "game"),
            rules: text_option(options, "rules"),
            diagonals: flag_option(options, "diagonals"),
            first: text_option(options, "first"),
            clock: text_option(options, "clock"),
            thread: flag_option(options, "thread"),
        }
    }
}

impl SettingsOptions {
    pub(super) fn of(options: &[ResolvedOption<'_>]) -> Self {
        Self {
            reminders: text_option(options, "reminders"),
            zone: text_option(options, "zone"),
            quiet_from: number_option(options, "quiet_from"),
            quiet_until: number_option(options, "quiet_until"),
            quiet_declines: flag_option(options, "quiet_declines"),
        }
    }
}

/// The text, as far as it is looked at.
pub(super) fn short(text: &str) -> String {
    text.chars().take(MOST_TYPED_CHARS).collect()
}

/// The only subcommand with its options.
pub(super) fn subcommand<'a>(
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

/// A text, unless it is empty.
pub(super) fn text_option(options: &[ResolvedOption<'_>], wanted: &str) -> Option<String> {
    let text = options.iter().find_map(|option| match option.value {
        ResolvedValue::String(text) if option.name == wanted => Some(short(text)),
        _ => None,
    });
    text.filter(|text| !text.trim().is_empty())
}

/// A whole number.
pub(super) fn number_option(options: &[ResolvedOption<'_>], wanted: &str) -> Option<i64> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::Integer(number) if option.name == wanted => Some(number),
        _ => None,
    })
}

/// Yes or no.
pub(super) fn flag_option(options: &[ResolvedOption<'_>], wanted: &str) -> Option<bool> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::Boolean(on) if option.name == wanted => Some(on),
        _ => None,
    })
}

/// The only person that is named.
pub(super) fn person_option(options: &[ResolvedOption<'_>]) -> Option<Person> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::User(user, member) => Some(resolved_person(user, member)),
        _ => None,
    })
}

/// A person as Discord names them beside an option.
pub(super) fn resolved_person(
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

/// The only channel that is named.
pub(super) fn channel_option(options: &[ResolvedOption<'_>]) -> Option<ChannelId> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::Channel(channel) => Some(ChannelId(channel.id.get())),
        _ => None,
    })
}

//! The commands of moderators.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::CommandOptionType;
use serenity::model::channel::ChannelType;

use super::choices::WHO;
use super::describer::Describer;
use super::{described, variant_option};
use crate::discord::text::Texts;
use crate::engine::RuleSet;
use crate::service::{self, MoveTime};

/// The name of the command.
pub const ADMIN: &str = "halma-admin";

/// The longest reason that a moderator can give.
pub const MOST_REASON_CHARS: u16 = service::MOST_REASON_CHARS as u16;

/// The most running games that a server can allow a person.
pub const MOST_RUNNING: u16 = 500;

/// The command of moderators: those who manage the server, unless the server itself lets others
/// use it.
pub(super) fn halma_admin(texts: &Texts) -> CreateCommand {
    let describe = Describer {
        texts,
        family: "admin",
        options: "option-admin",
    };
    let game = |subcommand: &str| {
        describe
            .option(CommandOptionType::String, subcommand, "game")
            .required(true)
            .set_autocomplete(true)
    };
    let mut command = described(texts, ADMIN, "command-halma-admin")
        .default_member_permissions(Permissions::MANAGE_GUILD)
        .add_option(settings(&describe))
        .add_option(channel(&describe));
    for name in ["end", "undo", "move"] {
        let mut subcommand = describe.subcommand(name).add_sub_option(game(name));
        if name != "move" {
            let reason = describe.option(CommandOptionType::String, name, "reason");
            subcommand = subcommand.add_sub_option(reason.max_length(MOST_REASON_CHARS));
        }
        command = command.add_option(subcommand);
    }
    command
        .add_option(describe.subcommand("games"))
        .add_option(describe.subcommand("log"))
}

fn settings(describe: &Describer<'_>) -> CreateCommandOption {
    let option = |kind, name| describe.option(kind, "settings", name);
    let text = |name| option(CommandOptionType::String, name);
    let language = describe
        .texts
        .locales()
        .fold(text("language"), |option, locale| {
            let name = describe.texts.speaker(locale).say("language-name");
            option.add_string_choice(name, locale)
        });
    let rules = RuleSet::ALL
        .into_iter()
        .fold(text("rules"), |option, rules| {
            describe.choice(option, &format!("choice-rules-{rules}"), rules.name())
        });
    let clock = MoveTime::ALL
        .into_iter()
        .fold(text("clock"), |option, time| {
            describe.choice(option, &format!("clock-{time}"), &time.to_string())
        });
    let who = WHO.iter().fold(text("who"), |option, (word, _)| {
        describe.choice(option, &format!("choice-who-{word}"), word)
    });
    let most = option(CommandOptionType::Integer, "most")
        .min_int_value(0)
        .max_int_value(MOST_RUNNING.into());
    describe
        .subcommand("settings")
        .add_sub_option(language)
        .add_sub_option(variant_option(describe, "settings"))
        .add_sub_option(rules)
        .add_sub_option(clock)
        .add_sub_option(option(CommandOptionType::Boolean, "threads"))
        .add_sub_option(who)
        .add_sub_option(most)
        .add_sub_option(option(CommandOptionType::Boolean, "reset"))
}

fn channel(describe: &Describer<'_>) -> CreateCommandOption {
    let option = |kind, name| describe.option(kind, "channel", name);
    let channel = option(CommandOptionType::Channel, "channel");
    describe
        .subcommand("channel")
        .add_sub_option(option(CommandOptionType::Boolean, "allowed").required(true))
        .add_sub_option(channel.channel_types(vec![ChannelType::Text, ChannelType::News]))
}

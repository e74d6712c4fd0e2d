//! The commands as Discord is told of them.

mod admin;
mod choices;
mod describer;

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};

pub use admin::{ADMIN, MOST_REASON_CHARS, MOST_RUNNING};
use choices::{OFFERS, REMINDERS};
pub use choices::{
    offer_kind, offer_word, reminders_level, reminders_word, who_is_moderators, who_word,
};
use describer::Describer;

use super::text::{DEFAULT_LOCALE, Texts};
use crate::engine::Variant;
use crate::service::MoveTime;

/// The options that name opponents, the first for every game, the others for games of more seats.
const OPPONENTS: [&str; 5] = [
    "opponent",
    "opponent2",
    "opponent3",
    "opponent4",
    "opponent5",
];

/// The values of the option `first`.
pub const FIRST: [&str; 3] = ["lot", "me", "opponent"];

/// The most days that can be typed for an absence.
const MOST_AWAY_DAYS: u64 = 365;

/// The longest move that can be typed.
pub const MOST_MOVE_CHARS: u16 = 200;

/// All commands of the bot.
pub fn all(texts: &Texts) -> Vec<CreateCommand> {
    vec![
        halma(texts),
        admin::halma_admin(texts),
        challenge_menu(texts),
    ]
}

fn for_servers(command: CreateCommand) -> CreateCommand {
    command
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
}

/// A command with its description in all languages.
fn described(texts: &Texts, name: &str, key: &str) -> CreateCommand {
    let command = for_servers(CreateCommand::new(name));
    let command = command.description(texts.speaker(DEFAULT_LOCALE).say(key));
    texts.locales().fold(command, |command, locale| {
        command.description_localized(locale, texts.speaker(locale).say(key))
    })
}

fn halma(texts: &Texts) -> CreateCommand {
    let describe = Describer {
        texts,
        family: "command",
        options: "option",
    };
    described(texts, "halma", "command-halma")
        .add_option(challenge(&describe))
        .add_option(
            describe
                .subcommand("move")
                .add_sub_option(
                    describe
                        .option(CommandOptionType::String, "move", "text")
                        .required(true)
                        .max_length(MOST_MOVE_CHARS)
                        .set_autocomplete(true),
                )
                .add_sub_option(match_option(&describe, "move")),
        )
        .add_option(
            describe
                .subcommand("board")
                .add_sub_option(match_option(&describe, "board")),
        )
        .add_option(
            describe
                .subcommand("resign")
                .add_sub_option(match_option(&describe, "resign")),
        )
        .add_option(offer(&describe))
        .add_option(describe.subcommand("games").add_sub_option(describe.option(
            CommandOptionType::User,
            "games",
            "player",
        )))
        .add_option(settings(&describe))
        .add_option(
            describe.subcommand("away").add_sub_option(
                describe
                    .option(CommandOptionType::Integer, "away", "days")
                    .required(true)
                    .min_int_value(0)
                    .max_int_value(MOST_AWAY_DAYS),
            ),
        )
        .add_option(
            describe
                .subcommand("block")
                .add_sub_option(describe.option(CommandOptionType::User, "block", "person"))
                .add_sub_option(describe.option(CommandOptionType::Boolean, "block", "undo")),
        )
        .add_option(
            describe
                .subcommand("bring-here")
                .add_sub_option(match_option(&describe, "bring-here")),
        )
        .add_option(
            describe
                .subcommand("rules")
                .add_sub_option(variant_option(&describe, "rules")),
        )
        .add_option(describe.subcommand("help"))
}

fn challenge(describe: &Describer<'_>) -> CreateCommandOption {
    let option = |kind, name| describe.option(kind, "challenge", name);
    let mut challenge = describe
        .subcommand("challenge")
        .add_sub_option(option(CommandOptionType::User, OPPONENTS[0]))
        .add_sub_option(variant_option(describe, "challenge"))
        .add_sub_option(option(CommandOptionType::String, "rules").set_autocomplete(true))
        .add_sub_option(option(CommandOptionType::Boolean, "diagonals"));
    let mut first = option(CommandOptionType::String, "first");
    for value in FIRST {
        first = describe.choice(first, &format!("choice-first-{value}"), value);
    }
    let mut clock = option(CommandOptionType::String, "clock");
    for time in MoveTime::ALL {
        clock = describe.choice(clock, &format!("clock-{time}"), &time.to_string());
    }
    challenge = challenge
        .add_sub_option(first)
        .add_sub_option(clock)
        .add_sub_option(option(CommandOptionType::Boolean, "thread"));
    for name in &OPPONENTS[1..] {
        challenge = challenge.add_sub_option(option(CommandOptionType::User, name));
    }
    challenge
}

fn offer(describe: &Describer<'_>) -> CreateCommandOption {
    let what = describe.option(CommandOptionType::String, "offer", "what");
    let what = OFFERS.iter().fold(what, |option, (word, _)| {
        describe.choice(option, &format!("choice-offer-{word}"), word)
    });
    describe
        .subcommand("offer")
        .add_sub_option(what.required(true))
        .add_sub_option(match_option(describe, "offer"))
}

fn settings(describe: &Describer<'_>) -> CreateCommandOption {
    let option = |kind, name| describe.option(kind, "settings", name);
    let reminders = option(CommandOptionType::String, "reminders");
    let reminders = REMINDERS.iter().fold(reminders, |option, (word, _)| {
        describe.choice(option, &format!("choice-reminders-{word}"), word)
    });
    let hour = |name| {
        option(CommandOptionType::Integer, name)
            .min_int_value(0)
            .max_int_value(23)
    };
    describe
        .subcommand("settings")
        .add_sub_option(reminders)
        .add_sub_option(option(CommandOptionType::String, "zone").set_autocomplete(true))
        .add_sub_option(hour("quiet_from"))
        .add_sub_option(hour("quiet_until"))
        .add_sub_option(option(CommandOptionType::Boolean, "quiet_declines"))
}

/// The option that names a variant.
fn variant_option(describe: &Describer<'_>, subcommand: &str) -> CreateCommandOption {
    let option = describe.option(CommandOptionType::String, subcommand, "game");
    Variant::ALL.into_iter().fold(option, |option, variant| {
        describe.choice(option, &format!("variant-{variant}"), variant.name())
    })
}

/// The option that names a match.
fn match_option(describe: &Describer<'_>, subcommand: &str) -> CreateCommandOption {
    describe
        .option(CommandOptionType::String, subcommand, "game")
        .set_autocomplete(true)
}

/// The name is also the key of the command when it is used.
fn challenge_menu(texts: &Texts) -> CreateCommand {
    let default = texts.speaker(DEFAULT_LOCALE).say("command-menu-challenge");
    let mut command = for_servers(CreateCommand::new(default)).kind(CommandType::User);
    for locale in texts.locales() {
        let name = texts.speaker(locale).say("command-menu-challenge");
        command = command.name_localized(locale, name);
    }
    command
}

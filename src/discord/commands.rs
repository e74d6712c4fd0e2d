//! The commands as Discord is told of them.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};

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

/// The longest move that can be typed.
const MOST_MOVE_CHARS: u16 = 200;

/// All commands of the bot.
pub fn all(texts: &Texts) -> Vec<CreateCommand> {
    vec![halma(texts), challenge_menu(texts)]
}

fn for_servers(command: CreateCommand) -> CreateCommand {
    command
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
}

fn halma(texts: &Texts) -> CreateCommand {
    let describe = Describer { texts };
    let mut command = for_servers(CreateCommand::new("halma"));
    command = command.description(describe.text("command-halma"));
    for locale in texts.locales() {
        let text = texts.speaker(locale).say("command-halma");
        command = command.description_localized(locale, text);
    }
    command
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
        .add_option(describe.subcommand("games"))
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
    challenge = challenge.add_sub_option(first).add_sub_option(clock);
    for name in &OPPONENTS[1..] {
        challenge = challenge.add_sub_option(option(CommandOptionType::User, name));
    }
    challenge
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

/// Adds descriptions in all languages.
struct Describer<'a> {
    texts: &'a Texts,
}

impl Describer<'_> {
    fn text(&self, key: &str) -> String {
        self.texts.speaker(DEFAULT_LOCALE).say(key)
    }

    fn subcommand(&self, name: &str) -> CreateCommandOption {
        self.described(
            CommandOptionType::SubCommand,
            name,
            &format!("command-{name}"),
        )
    }

    fn option(&self, kind: CommandOptionType, subcommand: &str, name: &str) -> CreateCommandOption {
        self.described(kind, name, &format!("option-{subcommand}-{name}"))
    }

    fn described(&self, kind: CommandOptionType, name: &str, key: &str) -> CreateCommandOption {
        let option = CreateCommandOption::new(kind, name, self.text(key));
        self.texts.locales().fold(option, |option, locale| {
            option.description_localized(locale, self.texts.speaker(locale).say(key))
        })
    }

    fn choice(&self, option: CreateCommandOption, key: &str, value: &str) -> CreateCommandOption {
        let names = self
            .texts
            .locales()
            .map(|locale| (locale, self.texts.speaker(locale).say(key)));
        option.add_string_choice_localized(self.text(key), value, names)
    }
}

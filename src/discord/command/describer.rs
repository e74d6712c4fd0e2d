//! Descriptions in all languages.

use crate::discord::parts::choice::Choice;
use crate::discord::text::{DEFAULT_LOCALE, Say as _, Texts};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};

/// Returns a command with its description in all languages.
pub fn command(texts: &Texts, name: &str, key: &str) -> CreateCommand {
    let command = everywhere(CreateCommand::new(name));
    let command = command.description(texts.speaker(DEFAULT_LOCALE).say(key));
    texts.locales_of_discord().fold(command, |command, locale| {
        command.description_localized(locale, texts.speaker(locale).say(key))
    })
}

/// Returns a user context menu command; its localized names are sentences.
pub fn user_menu(texts: &Texts, name: &str, key: &str) -> CreateCommand {
    let command = everywhere(CreateCommand::new(name)).kind(CommandType::User);
    texts.locales_of_discord().fold(command, |command, locale| {
        command.name_localized(locale, texts.speaker(locale).say(key))
    })
}

/// Limits a command to servers with the bot.
pub fn for_servers(command: CreateCommand) -> CreateCommand {
    command
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
}

/// Offers a command everywhere, also to people who have installed the bot for themselves.
fn everywhere(command: CreateCommand) -> CreateCommand {
    use InteractionContext::{BotDm, Guild, PrivateChannel};
    command
        .contexts(vec![Guild, BotDm, PrivateChannel])
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
}

/// Adds descriptions in all languages.
pub struct Describer<'a> {
    pub texts: &'a Texts,
    /// The prefix of the subcommands' keys.
    pub family: &'static str,
    /// The prefix of the options' keys.
    pub options: &'static str,
}

impl Describer<'_> {
    pub fn subcommand(&self, name: &str) -> CreateCommandOption {
        let key = format!("{}-{name}", self.family);
        self.described(CommandOptionType::SubCommand, name, &key)
    }

    /// Returns a group without its subcommands.
    pub fn group(&self, name: &str) -> CreateCommandOption {
        let key = format!("{}-{name}", self.family);
        self.described(CommandOptionType::SubCommandGroup, name, &key)
    }

    pub fn option(
        &self,
        kind: CommandOptionType,
        subcommand: &str,
        name: &str,
    ) -> CreateCommandOption {
        let key = format!("{}-{subcommand}-{name}", self.options);
        self.described(kind, name, &key)
    }

    /// Returns an option with the values of a list.
    pub fn choice<C: Choice>(&self, subcommand: &str, name: &str) -> CreateCommandOption {
        let option = self.option(CommandOptionType::String, subcommand, name);
        C::all().into_iter().fold(option, |option, choice| {
            let key = choice.key();
            let names = self.texts.locales_of_discord();
            let names = names.map(|locale| (locale, self.texts.speaker(locale).say(&key)));
            let name = self.texts.speaker(DEFAULT_LOCALE).say(&key);
            option.add_string_choice_localized(name, choice.name(), names)
        })
    }

    /// Returns the option that names a match, with autocomplete.
    pub fn game(&self, subcommand: &str) -> CreateCommandOption {
        self.option(CommandOptionType::String, subcommand, "game")
            .set_autocomplete(true)
    }

    fn described(&self, kind: CommandOptionType, name: &str, key: &str) -> CreateCommandOption {
        let default = self.texts.speaker(DEFAULT_LOCALE).say(key);
        let option = CreateCommandOption::new(kind, name, default);
        self.texts
            .locales_of_discord()
            .fold(option, |option, locale| {
                option.description_localized(locale, self.texts.speaker(locale).say(key))
            })
    }
}

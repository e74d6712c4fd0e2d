//! Descriptions in all languages.

use crate::discord::parts::choice::Choice;
use crate::discord::text::{DEFAULT_LOCALE, Texts};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};

/// A command for servers with its description in all languages.
pub fn command(texts: &Texts, name: &str, key: &str) -> CreateCommand {
    let command = for_servers(CreateCommand::new(name));
    let command = command.description(texts.speaker(DEFAULT_LOCALE).say(key));
    texts.locales_of_discord().fold(command, |command, locale| {
        command.description_localized(locale, texts.speaker(locale).say(key))
    })
}

/// A menu of a person; its name in other languages is a sentence.
pub fn user_menu(texts: &Texts, name: &str, key: &str) -> CreateCommand {
    let command = for_servers(CreateCommand::new(name)).kind(CommandType::User);
    texts.locales_of_discord().fold(command, |command, locale| {
        command.name_localized(locale, texts.speaker(locale).say(key))
    })
}

/// A command that is there in servers alone.
fn for_servers(command: CreateCommand) -> CreateCommand {
    command
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
}

/// Adds descriptions in all languages.
pub struct Describer<'a> {
    pub texts: &'a Texts,
    /// How the keys of subcommands begin.
    pub family: &'static str,
    /// How the keys of options begin.
    pub options: &'static str,
}

impl Describer<'_> {
    pub fn subcommand(&self, name: &str) -> CreateCommandOption {
        let key = format!("{}-{name}", self.family);
        self.described(CommandOptionType::SubCommand, name, &key)
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

    /// An option whose values are those of a list.
    pub fn choice<C: Choice>(&self, subcommand: &str, name: &str) -> CreateCommandOption {
        let option = self.option(CommandOptionType::String, subcommand, name);
        C::all().into_iter().fold(option, |option, choice| {
            let key = choice.key();
            let names = self.texts.locales_of_discord();
            let names = names.map(|locale| (locale, self.texts.speaker(locale).say(&key)));
            let name = self.texts.speaker(DEFAULT_LOCALE).say(&key);
            option.add_string_choice_localized(name, choice.word(), names)
        })
    }

    /// The option that names a match, of which some are offered while it is typed.
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

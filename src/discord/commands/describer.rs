//! Descriptions in all languages.

use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::text::{DEFAULT_LOCALE, Texts};

/// Adds descriptions in all languages.
pub(super) struct Describer<'a> {
    pub texts: &'a Texts,
    /// How the keys of subcommands begin.
    pub family: &'static str,
    /// How the keys of options begin.
    pub options: &'static str,
}

impl Describer<'_> {
    pub fn text(&self, key: &str) -> String {
        self.texts.speaker(DEFAULT_LOCALE).say(key)
    }

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

    fn described(&self, kind: CommandOptionType, name: &str, key: &str) -> CreateCommandOption {
        let option = CreateCommandOption::new(kind, name, self.text(key));
        self.texts.locales().fold(option, |option, locale| {
            option.description_localized(locale, self.texts.speaker(locale).say(key))
        })
    }

    pub fn choice(
        &self,
        option: CreateCommandOption,
        key: &str,
        value: &str,
    ) -> CreateCommandOption {
        let names = self
            .texts
            .locales()
            .map(|locale| (locale, self.texts.speaker(locale).say(key)));
        option.add_string_choice_localized(self.text(key), value, names)
    }
}

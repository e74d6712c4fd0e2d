//! `/halma me settings`: language, mentions, quiet hours, and how boards look.

use halma_service::{BoardForm, Error, NO_ZONE, Reminders, SettingsChange, Zone, zones};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::options::folded;
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::choice::Choice as _;
use crate::discord::parts::limits::{MOST_CHOICES, MOST_LABEL_CHARS};
use crate::discord::people;
use crate::discord::people::{languages, themes};

/// Shown before anything is typed, from west to east.
const COMMON_ZONES: [&str; 14] = [
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Kyiv",
    "Asia/Kolkata",
    "Asia/Singapore",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
];

/// The settings to change; without any, they are shown.
#[derive(Debug)]
pub struct Settings {
    change: SettingsChange,
    /// The language as typed.
    language: Option<String>,
}

impl Command for Settings {
    const NAME: &'static str = "settings";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        let hour = |name| {
            option(CommandOptionType::Integer, name)
                .min_int_value(0)
                .max_int_value(23)
        };
        describe
            .subcommand(Self::NAME)
            .add_sub_option(option(CommandOptionType::String, "language").set_autocomplete(true))
            .add_sub_option(describe.choice::<Reminders>(Self::NAME, "reminders"))
            .add_sub_option(option(CommandOptionType::String, "zone").set_autocomplete(true))
            .add_sub_option(hour("quiet_from"))
            .add_sub_option(hour("quiet_until"))
            .add_sub_option(option(CommandOptionType::Boolean, "quiet_declines"))
            .add_sub_option(option(CommandOptionType::Boolean, "hidden"))
            .add_sub_option(option(CommandOptionType::String, "theme").set_autocomplete(true))
            .add_sub_option(option(CommandOptionType::Boolean, "confirm"))
            .add_sub_option(option(CommandOptionType::Boolean, "text"))
            .add_sub_option(option(CommandOptionType::Boolean, "keep_games"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        // The service checks the hour and knows common names of zones.
        let hour = |name| {
            let hour = options.number(name);
            hour.map(|hour| u8::try_from(hour).unwrap_or(u8::MAX))
        };
        let change = SettingsChange {
            reminders: options.choice("reminders")?,
            zone: options.text("zone").map(str::to_owned),
            quiet_from: hour("quiet_from"),
            quiet_until: hour("quiet_until"),
            quiet_declines: options.flag("quiet_declines"),
            hidden: options.flag("hidden"),
            theme: options.text("theme").map(themes::wanted),
            confirms: options.flag("confirm"),
            keeps_games: options.flag("keep_games"),
            locale: None,
            boards: options.flag("text").map(BoardForm::with_text),
        };
        let language = options.text("language").map(str::to_owned);
        Ok(Self { change, language })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let mut change = self.change;
        if let Some(answer) = themes::unknown(cx, change.theme.as_ref()) {
            return Ok(answer);
        }
        if let Some(typed) = self.language {
            match languages::wanted(cx, &typed) {
                Ok(locale) => change.locale = Some(locale),
                Err(languages::Unknown) => return Ok(languages::unknown(cx, &typed)),
            }
        }
        Ok(Answer::private(changed(cx, &change).await?))
    }

    /// Completes time zones by name; without text, some with many people.
    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        if typing.option == "language" {
            return Ok(languages::complete(cx, typing.text));
        }
        if typing.option == "theme" {
            return Ok(themes::complete(cx, typing.text, "theme-of-server"));
        }
        let typed = typing.text.trim();
        let found: Vec<Zone> = if typed.is_empty() {
            let common = |name| Zone { name, city: None };
            COMMON_ZONES.into_iter().map(common).collect()
        } else {
            zones(typed)
        };
        let off = NO_ZONE.starts_with(&folded(typed));
        let off = off.then(|| (NO_ZONE.to_owned(), NO_ZONE.to_owned()));
        let choices = off.into_iter().chain(found.iter().map(choice));
        Ok(choices.take(MOST_CHOICES).collect())
    }
}

/// Changes settings, and shows them in the language just chosen.
async fn changed(cx: &Context<'_>, change: &SettingsChange) -> Result<Body, Error> {
    let service = &cx.bot.service;
    let settings = service.change_settings(&cx.caller.person, change).await?;
    let locale = settings.locale.as_deref().unwrap_or(&cx.caller.locale);
    let speaker = cx.bot.speaker(locale);
    let languages = languages::choices(cx, speaker);
    Ok(people::settings_message::settings(
        speaker, &settings, &languages,
    ))
}

/// Handles the language that was chosen in the menu.
pub async fn choose_language(cx: &Context<'_>, chosen: &str) -> Result<Answer, Error> {
    let Ok(locale) = languages::wanted(cx, chosen) else {
        return Ok(languages::unknown(cx, chosen));
    };
    let change = SettingsChange {
        locale: Some(locale),
        ..SettingsChange::default()
    };
    Ok(Answer::change(changed(cx, &change).await?))
}

/// Handles when to be mentioned, as chosen in the menu.
pub async fn choose_reminders(cx: &Context<'_>, chosen: &str) -> Result<Answer, Error> {
    let Some(reminders) = Reminders::of_name(chosen) else {
        return Ok(cx.unknown());
    };
    let change = SettingsChange {
        reminders: Some(reminders),
        ..SettingsChange::default()
    };
    Ok(Answer::change(changed(cx, &change).await?))
}

fn choice(zone: &Zone) -> (String, String) {
    let city = zone
        .city
        .map_or_else(String::new, |city| format!("{city} · "));
    let label = format!("{city}{}", zone.name);
    (cut(&label, MOST_LABEL_CHARS), zone.name.to_owned())
}

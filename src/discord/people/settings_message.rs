//! A person's settings in words.

use halma_service::{Absence, BoardForm, Participant, Reminders, Settings};
use serenity::builder::{CreateActionRow, CreateEmbed, CreateSelectMenuOption};

use crate::discord::command::Choices;
use crate::discord::parts::body::Body;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::select;
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::{MOST_OPTIONS, MOST_ROWS};
use crate::discord::people::click::Click;
use crate::discord::people::languages::NONE;
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::names;

/// Returns all settings of a person, with menus for those that are changed most.
pub fn settings(speaker: Speaker<'_>, settings: &Settings, languages: &Choices) -> Body {
    let reminders = speaker.say(&settings.reminders.key());
    let quiet = match &settings.zone {
        None => say!(speaker, "settings-no-zone"),
        Some(zone) if settings.quiet_from == settings.quiet_until => {
            say!(speaker, "settings-no-quiet", zone = zone.as_str())
        }
        Some(zone) => say!(
            speaker,
            "settings-quiet",
            zone = zone.as_str(),
            from = settings.quiet_from,
            until = settings.quiet_until,
        ),
    };
    let declines = if settings.quiet_declines {
        "settings-declines-quietly"
    } else {
        "settings-declines-openly"
    };
    let tables = if settings.hidden {
        "settings-hidden"
    } else {
        "settings-in-tables"
    };
    let lines = [
        say!(speaker, "settings-title"),
        match &settings.locale {
            Some(locale) => {
                let language = speaker.language_name(locale);
                say!(speaker, "settings-language", language = language)
            }
            None => say!(speaker, "settings-no-language"),
        },
        say!(speaker, "settings-reminders", when = reminders),
        quiet,
        say!(speaker, declines),
        say!(speaker, tables),
        match &settings.theme {
            Some(theme) => say!(speaker, "settings-theme", theme = theme.as_str()),
            None => say!(speaker, "settings-no-theme"),
        },
        speaker.say(match settings.boards {
            BoardForm::Picture => "settings-picture",
            BoardForm::WithText => "settings-with-text",
        }),
        speaker.say(if settings.confirms {
            "settings-confirms"
        } else {
            "settings-plays-at-once"
        }),
        speaker.say(if settings.keeps_games {
            "settings-keeps-games"
        } else {
            "settings-keeps-no-games"
        }),
    ];
    Body {
        rows: vec![
            language_menu(speaker, settings, languages),
            reminders_menu(speaker, settings),
        ],
        ..Body::text(lines.join("\n"))
    }
}

fn language_menu(
    speaker: Speaker<'_>,
    settings: &Settings,
    languages: &Choices,
) -> CreateActionRow {
    let present = settings.locale.as_deref().unwrap_or(NONE);
    let options = languages.iter().map(|(name, locale)| {
        CreateSelectMenuOption::new(name, locale).default_selection(locale == present)
    });
    let placeholder = speaker.say("language-of-discord");
    select(&Click::Language.id(), options.collect(), placeholder)
}

fn reminders_menu(speaker: Speaker<'_>, settings: &Settings) -> CreateActionRow {
    let options = Reminders::all().into_iter().map(|one| {
        let is_present = one == settings.reminders;
        CreateSelectMenuOption::new(speaker.say(&one.key()), one.name())
            .default_selection(is_present)
    });
    let placeholder = speaker.say(&settings.reminders.key());
    select(&Click::Reminders.id(), options.collect(), placeholder)
}

/// Returns the block list, with a menu to unblock people on any server.
pub fn blocked(speaker: Speaker<'_>, people: &[Participant]) -> Body {
    if people.is_empty() {
        return Body::text(say!(speaker, "blocked-nobody"));
    }
    let option = |person: &Participant| {
        let name = if person.name.is_empty() {
            say!(speaker, "forgotten-person")
        } else {
            person.name.clone()
        };
        CreateSelectMenuOption::new(name, person.player.to_string())
    };
    let (shown, more) = people.split_at(people.len().min(MOST_ROWS * MOST_OPTIONS));
    let menus = shown.chunks(MOST_OPTIONS).enumerate();
    let menu = |(number, people): (usize, &[Participant])| {
        let options = people.iter().map(option).collect();
        let placeholder = say!(speaker, "menu-unblock");
        let menu = number as u32;
        select(&Click::Unblock { menu }.id(), options, placeholder)
    };
    let (count, more) = (people.len(), more.len());
    Body {
        rows: menus.map(menu).collect(),
        // A long list doesn't fit in a message's content.
        embed: Some(
            CreateEmbed::new().description(speaker.write(&names::mentions(speaker, shown))),
        ),
        ..Body::text(say!(speaker, "blocked-people", count = count, more = more))
    }
}

/// Returns the state of a person's absence.
pub fn absence(speaker: Speaker<'_>, absence: Absence) -> Body {
    let left = absence.days_left;
    let Some(until) = absence.until else {
        return Body::text(say!(speaker, "away-back", left = left));
    };
    let until = markup::dated(until);
    Body::text(say!(speaker, "away-until", until = until, left = left))
}

//! What a person wants, in words.

use crate::discord::answer::Body;
use crate::discord::commands::reminders_word;
use crate::discord::text::{Speaker, say};
use crate::service::{Absence, Settings};

/// All settings of a person.
pub fn settings(speaker: Speaker<'_>, settings: &Settings) -> Body {
    let reminders = reminders_word(settings.reminders);
    let reminders = speaker.say(&format!("choice-reminders-{reminders}"));
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
    let lines = [
        say!(speaker, "settings-title"),
        say!(speaker, "settings-reminders", when = reminders),
        quiet,
        say!(speaker, declines),
    ];
    Body::text(lines.join("\n"))
}

/// How a person's absence stands.
pub fn absence(speaker: Speaker<'_>, absence: Absence) -> Body {
    let left = absence.days_left;
    let Some(until) = absence.until else {
        return Body::text(say!(speaker, "away-back", left = left));
    };
    let until = format!("<t:{}:f>", until.seconds());
    Body::text(say!(speaker, "away-until", until = until, left = left))
}

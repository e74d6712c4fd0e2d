//! What a server wants, and what its moderators did, in words.

use super::mention;
use crate::discord::answer::Body;
use crate::discord::commands::who_word;
use crate::discord::text::{Speaker, say};
use crate::service::{Deed, LogLine, Logged, ServerSettings};

/// All settings of a server.
pub fn server(speaker: Speaker<'_>, server: &ServerSettings) -> Body {
    let usual = say!(speaker, "server-usual");
    let named = |key: Option<String>| key.map_or_else(|| usual.clone(), |key| speaker.say(&key));
    let channels: Vec<_> = server
        .channels
        .iter()
        .map(|id| format!("<#{id}>"))
        .collect();
    let channels = if channels.is_empty() {
        say!(speaker, "server-all-channels")
    } else {
        channels.join(", ")
    };
    let who = format!("choice-who-{}", who_word(server.moderators_only));
    let most = match server.most_running {
        None => say!(speaker, "server-any-number"),
        Some(most) => most.to_string(),
    };
    let language = match &server.locale {
        None => say!(speaker, "server-own-language"),
        Some(locale) => locale.clone(),
    };
    let line = |key: &str, value: String| say!(speaker, key, value = value);
    let lines = [
        say!(speaker, "server-title"),
        line("server-channels", channels),
        line("server-language", language),
        line(
            "server-game",
            named(server.variant.map(|variant| format!("variant-{variant}"))),
        ),
        line(
            "server-rules",
            named(server.rule_set.map(|rules| format!("rules-{rules}"))),
        ),
        line(
            "server-clock",
            named(server.move_time.map(|time| format!("clock-{time}"))),
        ),
        line(
            "server-threads",
            say!(speaker, if server.threads { "yes" } else { "no" }),
        ),
        line("server-who", speaker.say(&who)),
        line("server-most", most),
    ];
    Body::text(lines.join("\n"))
}

/// The newest lines of the log.
pub fn log(speaker: Speaker<'_>, lines: &[LogLine]) -> Body {
    let line = |line: &LogLine| {
        let at = format!("<t:{}:f>", line.at.seconds());
        let by = mention(speaker, &line.by);
        let Logged::Match(deed, code) = line.what else {
            return say!(speaker, "log-settings", at = at, by = by);
        };
        let key = match deed {
            Deed::Ended => "log-ended",
            Deed::Undone => "log-undone",
            Deed::Moved => "log-moved",
        };
        say!(speaker, key, at = at, by = by, code = code.as_str())
    };
    let title = say!(speaker, "log-title");
    let lines: Vec<String> = [title].into_iter().chain(lines.iter().map(line)).collect();
    Body::text(lines.join("\n"))
}

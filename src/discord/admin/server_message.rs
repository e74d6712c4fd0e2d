//! What a server wants, and what its moderators did, in words.

use serenity::builder::CreateEmbed;

use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::choice::{Challengers, Choice};
use crate::discord::parts::limits::MOST_DESCRIPTION_CHARS;
use crate::discord::parts::wording::mention;
use crate::discord::parts::{markup, wording};
use crate::discord::text::{Speaker, say};
use crate::ids::ChannelId;
use crate::service::{
    BoardForm, Channels, Deed, LogLine, Logged, PastBoards, ServerSettings, Setting,
};

/// All settings of a server.
pub fn server(speaker: Speaker<'_>, server: &ServerSettings) -> Body {
    let usual = say!(speaker, "server-usual");
    let named = |key: Option<String>| key.map_or_else(|| usual.clone(), |key| speaker.say(&key));
    let channels = channels(speaker, &server.channels);
    let who = Challengers::of(server.moderators_only).key();
    let most = match server.most_running {
        None => say!(speaker, "server-any-number"),
        Some(most) => speaker.number(most),
    };
    let language = match &server.locale {
        None => say!(speaker, "server-own-language"),
        Some(locale) => speaker.language_name(locale),
    };
    let digest = server.digest.map(markup::channel);
    let digest = digest.unwrap_or_else(|| say!(speaker, "server-no-digest"));
    let puzzle = server.puzzle.map(markup::channel);
    let puzzle = puzzle.unwrap_or_else(|| say!(speaker, "server-no-digest"));
    let has_text = server.board_form == BoardForm::WithText;
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
        line("server-threads", yes_or_no(speaker, server.threads)),
        line("server-who", speaker.say(&who)),
        line("server-most", most),
        line("server-boards", speaker.say(&server.past_boards.key())),
        line("server-theme", server.theme.clone().unwrap_or(usual)),
        line("server-text", yes_or_no(speaker, has_text)),
        line("server-digest", digest),
        line("server-puzzle", puzzle),
    ];
    Body::text(lines.join("\n"))
}

fn yes_or_no(speaker: Speaker<'_>, is_on: bool) -> String {
    speaker.say(if is_on { "yes" } else { "no" })
}

/// Where games may be played, in words.
pub fn channels(speaker: Speaker<'_>, channels: &Channels) -> String {
    let named = channels.named().iter().copied().map(markup::channel);
    let named = speaker.list(&named.collect::<Vec<_>>());
    match channels {
        Channels::AllBut(except) if except.is_empty() => say!(speaker, "server-all-channels"),
        Channels::AllBut(_) => say!(speaker, "server-all-channels-but", channels = named),
        Channels::Only(listed) if listed.is_empty() => say!(speaker, "server-no-channel"),
        Channels::Only(_) => named,
    }
}

/// The newest lines of the log.
pub fn log(speaker: Speaker<'_>, lines: &[LogLine]) -> Body {
    let title = say!(speaker, "log-title");
    let lines = lines.iter().map(|line| log_line(speaker, line));
    let lines: Vec<String> = [title].into_iter().chain(lines).collect();
    Body {
        // Twenty lines with reasons are too long for a message's text.
        embed: Some(
            CreateEmbed::new().description(cut(&lines[1..].join("\n"), MOST_DESCRIPTION_CHARS)),
        ),
        ..Body::text(lines[0].clone())
    }
}

fn log_line(speaker: Speaker<'_>, line: &LogLine) -> String {
    let at = markup::dated(line.at);
    let by = mention(speaker, &line.by);
    let mut text = match line.what {
        Logged::Settings => {
            let count = line.changes.len();
            say!(speaker, "log-settings", at = at, by = by, count = count)
        }
        Logged::Tables => say!(speaker, "log-tables", at = at, by = by),
        Logged::Match(deed, code) => {
            let key = match deed {
                Deed::Ended => "log-ended",
                Deed::Undone => "log-undone",
                Deed::Moved => "log-moved",
                Deed::Voided => "log-voided",
            };
            let [from, to] = line.moved.map_or_else(Default::default, |moved| {
                [moved.from, moved.to].map(markup::channel)
            });
            let known = if line.moved.is_some() { "yes" } else { "no" };
            let code = code.as_str();
            say!(
                speaker,
                key,
                at = at,
                by = by,
                code = code,
                known = known,
                from = from,
                to = to
            )
        }
    };
    for change in &line.changes {
        let [from, to] =
            [&change.from, &change.to].map(|value| said(speaker, change.setting, value));
        let what = speaker.say(setting_key(change.setting));
        let change = say!(speaker, "log-change", what = what, from = from, to = to);
        text = format!("{text}\n{change}");
    }
    if let Some(reason) = wording::reason_line(speaker, line.reason.as_deref()) {
        text = format!("{text} {reason}");
    }
    text
}

fn setting_key(setting: Setting) -> &'static str {
    match setting {
        Setting::Channels => "setting-channels",
        Setting::Language => "setting-language",
        Setting::Game => "setting-game",
        Setting::Rules => "setting-rules",
        Setting::Clock => "setting-clock",
        Setting::Threads => "setting-threads",
        Setting::Who => "setting-who",
        Setting::Most => "setting-most",
        Setting::Boards => "setting-boards",
        Setting::Theme => "setting-theme",
        Setting::Text => "setting-text",
        Setting::Digest => "setting-digest",
        Setting::Puzzle => "setting-puzzle",
    }
}

/// A value of a setting, as the log keeps it, in words.
fn said(speaker: Speaker<'_>, setting: Setting, value: &str) -> String {
    let usual = || say!(speaker, "server-usual");
    match setting {
        Setting::Channels => {
            let parsed = value.parse::<Channels>();
            parsed.map_or_else(|()| value.to_owned(), |parsed| channels(speaker, &parsed))
        }
        Setting::Threads | Setting::Text => yes_or_no(speaker, value == "true"),
        Setting::Who => speaker.say(&Challengers::of(value == "true").key()),
        Setting::Boards => {
            let boards = PastBoards::of_word(value).unwrap_or_default();
            speaker.say(&boards.key())
        }
        Setting::Most if value.is_empty() => say!(speaker, "server-any-number"),
        Setting::Digest | Setting::Puzzle => match value.parse() {
            Ok(channel) => markup::channel(ChannelId(channel)),
            Err(_) => say!(speaker, "server-no-digest"),
        },
        Setting::Language if value.is_empty() => say!(speaker, "server-own-language"),
        _ if value.is_empty() => usual(),
        Setting::Game => speaker.say(&format!("variant-{value}")),
        Setting::Rules => speaker.say(&format!("rules-{value}")),
        Setting::Clock => speaker.say(&format!("clock-{value}")),
        Setting::Language => speaker.language_name(value),
        Setting::Most | Setting::Theme => value.to_owned(),
    }
}

//! A server's settings and the moderators' log, in words.

use halma_rules::{Rules, Variant};
use halma_service::ids::ChannelId;
use halma_service::{
    AllowedRules, BoardForm, ChangedSetting, Channels, CupDeed, Deed, LogLine, Logged, PastBoards,
    Preset, ServerSettings, Setting, TimeControl, Weekends,
};
use serenity::builder::CreateEmbed;

use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::choice::{Challengers, Choice};
use crate::discord::parts::limits::MOST_DESCRIPTION_CHARS;
use crate::discord::parts::wording;
use crate::discord::text::{Say as _, Speaker, joined, markup, say};
use crate::words::clocks;
use crate::words::names::{channels, mention, rule_choice};

/// Returns all settings of a server. Settings that just changed also show their old value; `theme`
/// is the default look.
pub fn server(
    speaker: Speaker<'_>,
    server: &ServerSettings,
    changed: &[ChangedSetting],
    theme: &str,
) -> Body {
    let values = Values { speaker, theme };
    let line = |(setting, key, value): (Setting, &str, String)| {
        let line = say!(speaker, key, value = value);
        match changed.iter().find(|change| change.setting == setting) {
            Some(change) => {
                let from = values.said(setting, &change.from);
                say!(speaker, "server-changed", line = line, from = from)
            }
            None => line,
        }
    };
    let lines = values.of_server(server).into_iter().map(line);
    let lines: Vec<String> = [say!(speaker, "server-title")]
        .into_iter()
        .chain(lines)
        .collect();
    Body::text(lines.join("\n"))
}

/// The values of settings in words.
struct Values<'a> {
    speaker: Speaker<'a>,
    /// The default look.
    theme: &'a str,
}

impl Values<'_> {
    /// Returns each setting with the key of its line and its value.
    fn of_server(&self, server: &ServerSettings) -> [(Setting, &'static str, String); 15] {
        let number = |most: Option<u16>| most.map_or_else(String::new, |most| most.to_string());
        let channel = |channel: Option<ChannelId>| {
            channel.map_or_else(String::new, |channel| channel.to_string())
        };
        let of_preset = server.preset.map(|preset| preset.variant_for(None));
        let game = server.variant.or(of_preset);
        let has_text = server.board_form == BoardForm::WithText;
        let named = |name: Option<String>| name.unwrap_or_default();
        let rules = match server.rule_set {
            None => self.usual_rules(server.variant_or(None)),
            Some(rules) => self.said(Setting::Rules, rules.name()),
        };
        let said = |setting, key, value: String| (setting, key, self.said(setting, &value));
        [
            said(
                Setting::Channels,
                "server-channels",
                server.channels.to_string(),
            ),
            said(
                Setting::Language,
                "server-language",
                named(server.locale.clone()),
            ),
            said(
                Setting::Game,
                "server-game",
                named(game.map(|game| game.to_string())),
            ),
            (Setting::Rules, "server-rules", rules),
            said(
                Setting::Preset,
                "server-preset",
                named(server.preset.map(|preset| Preset::name(preset).to_owned())),
            ),
            said(
                Setting::AllowedRules,
                "server-allowed",
                server.allowed_rules.to_string(),
            ),
            said(
                Setting::TimeControl,
                "server-clock",
                named(server.time_control.map(|time| time.to_string())),
            ),
            said(
                Setting::Threads,
                "server-threads",
                server.threads.to_string(),
            ),
            said(
                Setting::Who,
                "server-who",
                server.moderators_only.to_string(),
            ),
            said(Setting::Most, "server-most", number(server.most_running)),
            said(
                Setting::Boards,
                "server-boards",
                server.past_boards.name().to_owned(),
            ),
            said(Setting::Theme, "server-theme", named(server.theme.clone())),
            said(Setting::Text, "server-text", has_text.to_string()),
            said(Setting::Digest, "server-digest", channel(server.digest)),
            said(Setting::Puzzle, "server-puzzle", channel(server.puzzle)),
        ]
    }

    /// Returns the default rules of a game.
    fn usual_rules(&self, game: Variant) -> String {
        let rules = Rules::default_for(game).rule_set();
        let [game, rules] = [format!("variant-{game}"), format!("rules-{rules}")];
        let (game, rules) = (self.speaker.say(&game), self.speaker.say(&rules));
        say!(
            self.speaker,
            "server-usual-rules",
            game = game,
            rules = rules
        )
    }

    /// Returns a setting's value from the log, in words.
    fn said(&self, setting: Setting, value: &str) -> String {
        let speaker = self.speaker;
        let usual = |value: String| say!(speaker, "server-usual", value = value);
        match setting {
            Setting::Channels => {
                let parsed = value.parse::<Channels>();
                parsed.map_or_else(
                    |()| value.to_owned(),
                    |parsed| speaker.write(&channels(speaker, &parsed)),
                )
            }
            Setting::Threads | Setting::Text => yes_or_no(speaker, value == "true"),
            Setting::AllowedRules => allowed(speaker, value),
            Setting::Who => speaker.say(&Challengers::of(value == "true").key()),
            Setting::Boards => {
                let boards = PastBoards::of_name(value).unwrap_or_default();
                speaker.say(&boards.key())
            }
            Setting::Most if value.is_empty() => say!(speaker, "server-any-number"),
            Setting::Digest | Setting::Puzzle => match value.parse() {
                Ok(channel) => markup::channel(ChannelId(channel)),
                Err(_) => say!(speaker, "server-no-digest"),
            },
            Setting::Language if value.is_empty() => say!(speaker, "server-own-language"),
            Setting::Game if value.is_empty() => {
                let game = ServerSettings::default().variant_or(None);
                usual(speaker.say(&format!("variant-{game}")))
            }
            Setting::Rules if value.is_empty() => say!(speaker, "server-games-own-rules"),
            Setting::Preset if value.is_empty() => yes_or_no(speaker, false),
            Setting::Preset => speaker.say(&format!("choice-preset-{value}")),
            Setting::TimeControl if value.is_empty() => {
                usual(clock(speaker, TimeControl::default()))
            }
            Setting::Theme if value.is_empty() => usual(self.theme.to_owned()),
            Setting::Game => speaker.say(&format!("variant-{value}")),
            Setting::Rules => speaker.say(&format!("rules-{value}")),
            Setting::TimeControl => clock(speaker, value.parse().unwrap_or_default()),
            Setting::Language => speaker.language_name(value),
            Setting::Most | Setting::Theme => value.to_owned(),
        }
    }
}

/// Returns the rules that challenges can choose.
fn allowed(speaker: Speaker<'_>, value: &str) -> String {
    match value.parse().unwrap_or_default() {
        AllowedRules::All => speaker.say("server-all-rules"),
        AllowedRules::Only(choices) if choices.is_empty() => speaker.say("server-default-rules"),
        AllowedRules::Only(choices) => {
            let names = choices
                .into_iter()
                .map(|choice| speaker.write(&rule_choice(speaker, choice)));
            speaker.list(&names.collect::<Vec<_>>())
        }
    }
}

/// Returns a time control in words.
fn clock(speaker: Speaker<'_>, control: TimeControl) -> String {
    speaker.write(&clocks::in_words(speaker, control, Weekends::Counted))
}

fn yes_or_no(speaker: Speaker<'_>, is_on: bool) -> String {
    speaker.say(if is_on { "yes" } else { "no" })
}

/// Returns the latest lines of the log.
pub fn log(speaker: Speaker<'_>, lines: &[LogLine], theme: &str) -> Body {
    let values = Values { speaker, theme };
    let title = say!(speaker, "log-title");
    let lines = lines.iter().map(|line| log_line(&values, line));
    let lines: Vec<String> = [title].into_iter().chain(lines).collect();
    Body {
        // Twenty lines with reasons are too long for a message's content.
        embed: Some(
            CreateEmbed::new().description(cut(&lines[1..].join("\n"), MOST_DESCRIPTION_CHARS)),
        ),
        ..Body::text(lines[0].clone())
    }
}

fn log_line(values: &Values<'_>, line: &LogLine) -> String {
    let speaker = values.speaker;
    let at = markup::dated(line.at);
    let by = mention(speaker, &line.by);
    let mut text = match line.what {
        Logged::Settings => {
            let count = line.changes.len();
            say!(speaker, "log-settings", at = at, by = by, count = count)
        }
        Logged::Tables => say!(speaker, "log-tables", at = at, by = by),
        Logged::Cup(deed) => {
            let name = line.cup.as_deref().unwrap_or_default();
            let key = match deed {
                CupDeed::Made => "log-cup-made",
                CupDeed::Started => "log-cup-started",
                CupDeed::PutOff => "log-cup-put-off",
                CupDeed::Corrected => "log-cup-corrected",
                CupDeed::Removed => "log-cup-removed",
                CupDeed::CalledOff => "log-cup-called-off",
            };
            say!(speaker, key, at = at, by = by, name = name)
        }
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
        let [from, to] = [&change.from, &change.to].map(|value| values.said(change.setting, value));
        let what = speaker.say(setting_key(change.setting));
        let change = say!(speaker, "log-change", what = what, from = from, to = to);
        text = format!("{text}\n{change}");
    }
    if let Some(reason) = wording::reason_line(speaker, line.reason.as_deref()) {
        text = joined([text, reason]);
    }
    text
}

fn setting_key(setting: Setting) -> &'static str {
    match setting {
        Setting::Channels => "setting-channels",
        Setting::Language => "setting-language",
        Setting::Game => "setting-game",
        Setting::Rules => "setting-rules",
        Setting::Preset => "setting-preset",
        Setting::AllowedRules => "setting-allowed",
        Setting::TimeControl => "setting-clock",
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

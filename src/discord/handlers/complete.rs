//! What somebody may choose from while typing.

use super::moves::split_code;
use crate::discord::answer::{Answer, cut};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::limits::{MOST_CHOICES, MOST_LABEL_CHARS};
use crate::discord::messages;
use crate::discord::request::Completion;
use crate::discord::text::{Speaker, say};
use crate::engine::{RuleSet, Variant};
use crate::service::{Error, Listing, MatchView, NO_ZONE, ServerSettings, Suggestion, Zone, zones};

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

pub(super) async fn complete(
    bot: &Bot,
    caller: &Caller,
    completion: Completion,
) -> Result<Answer, Error> {
    let choices = match completion {
        Completion::Move { typed, game } => moves(bot, caller, &typed, game).await?,
        Completion::Game { subcommand, typed } => matches(bot, caller, &subcommand, &typed).await?,
        Completion::Rules { game, typed } => {
            let server = match caller.guild {
                Some(guild) => bot.service.server(guild).await?,
                None => ServerSettings::default(),
            };
            let variant = server.variant_or(game.and_then(|name| name.parse().ok()));
            rules(bot.speaker(&caller.locale), variant, &typed)
        }
        Completion::ServerGame { typed } => {
            let Some(guild) = caller.guild else {
                return Ok(Answer::Choices(Vec::new()));
            };
            let listing = Listing::OfServer(guild);
            codes(bot, caller, listing, &typed).await?
        }
        Completion::Zone { typed } => time_zones(&typed),
        Completion::Unknown => Vec::new(),
    };
    Ok(Answer::Choices(choices))
}

/// Legal moves of the matches that wait for this person, best progress first.
async fn moves(
    bot: &Bot,
    caller: &Caller,
    typed: &str,
    game: Option<String>,
) -> Result<Vec<(String, String)>, Error> {
    let user = caller.person.user;
    let (carried, typed) = split_code(typed);
    let game = carried.or(game);
    let views: Vec<MatchView> = if let (Some(code), Some(guild)) = (game, caller.guild) {
        let named = bot
            .service
            .match_by_code(&code, guild, caller.person.user)
            .await;
        named.into_iter().collect()
    } else {
        let matches = bot
            .service
            .list(user, Listing::MyTurns(caller.channel))
            .await?;
        matches.into_iter().map(|summary| summary.view).collect()
    };
    let several = views.len() > 1;
    let mut suggestions: Vec<Suggestion> = views
        .iter()
        .flat_map(|view| view.suggestions(user, typed))
        .collect();
    suggestions.sort_by_key(|suggestion| std::cmp::Reverse(suggestion.gain));
    let speaker = bot.speaker(&caller.locale);
    let choice = |suggestion: &Suggestion| {
        let value = format!("#{} {}", suggestion.code, suggestion.text);
        (
            cut(&move_label(speaker, suggestion, several), MOST_LABEL_CHARS),
            value,
        )
    };
    Ok(suggestions.iter().take(MOST_CHOICES).map(choice).collect())
}

fn move_label(speaker: Speaker<'_>, suggestion: &Suggestion, several: bool) -> String {
    let label = say!(
        speaker,
        "move-label",
        route = suggestion.route.replace('-', " → "),
        gain = suggestion.gain,
        sign = match suggestion.gain {
            1.. => "up",
            0 => "even",
            _ => "down",
        },
    );
    if several {
        format!("{} · {label}", suggestion.code)
    } else {
        label
    }
}

/// The matches of this channel that a subcommand can be for.
async fn matches(
    bot: &Bot,
    caller: &Caller,
    subcommand: &str,
    typed: &str,
) -> Result<Vec<(String, String)>, Error> {
    let listing = match subcommand {
        "move" => Listing::MyTurns(caller.channel),
        "resign" | "offer" => Listing::Mine(caller.channel),
        "bring-here" => match caller.guild {
            Some(guild) => Listing::Lost(guild),
            None => return Ok(Vec::new()),
        },
        _ => Listing::Running(caller.channel),
    };
    codes(bot, caller, listing, typed).await
}

/// The codes of the matches of a list.
async fn codes(
    bot: &Bot,
    caller: &Caller,
    listing: Listing,
    typed: &str,
) -> Result<Vec<(String, String)>, Error> {
    let typed = typed.trim().trim_start_matches('#').to_uppercase();
    let matches = bot.service.list(caller.person.user, listing).await?;
    let speaker = bot.speaker(&caller.locale);
    let choices = matches.iter().map(|summary| {
        (
            messages::summary_label(speaker, summary),
            summary.view.code.as_str().to_owned(),
        )
    });
    let fits = |(label, code): &(String, String)| {
        code.starts_with(&typed) || label.to_uppercase().contains(&typed)
    };
    Ok(choices.filter(fits).take(MOST_CHOICES).collect())
}

/// Time zones with the text in their names; some of many people where nothing is typed.
fn time_zones(typed: &str) -> Vec<(String, String)> {
    let common = |name| Zone { name, city: None };
    let found = if typed.trim().is_empty() {
        COMMON_ZONES.into_iter().map(common).collect()
    } else {
        zones(typed)
    };
    let choice = |zone: Zone| {
        let city = zone
            .city
            .map_or_else(String::new, |city| format!("{city} · "));
        let label = format!("{city}{}", zone.name);
        (cut(&label, MOST_LABEL_CHARS), zone.name.to_owned())
    };
    let off = [(NO_ZONE.to_owned(), NO_ZONE.to_owned())].into_iter();
    let off = off.filter(|(word, _)| word.starts_with(typed.trim()));
    let choices = off.chain(found.into_iter().map(choice));
    choices.take(MOST_CHOICES).collect()
}

/// The rule sets that fit the chosen game.
fn rules(speaker: Speaker<'_>, variant: Variant, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().to_lowercase();
    let choices = RuleSet::ALL
        .into_iter()
        .filter(|rules| rules.plays(variant))
        .map(|rules| {
            let label = speaker.say(&format!("choice-rules-{rules}"));
            (cut(&label, MOST_LABEL_CHARS), rules.name().to_owned())
        });
    let fits = |(label, _): &(String, String)| label.to_lowercase().contains(&typed);
    choices.filter(fits).collect()
}

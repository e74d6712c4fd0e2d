//! Which match somebody means.

use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::Kind;
use crate::discord::messages;
use crate::ids::GuildId;
use crate::service::{Error, Listing, MatchView, Summary};

/// The match that is meant, the answer that asks which of several, or the one that says that
/// there is none.
pub(super) enum Found {
    Match(Box<MatchView>),
    Ask(Answer),
    Nothing(Answer),
}

/// Finds the match by its code, or else the only one of the lists: the first list that has any
/// decides, and several matches are asked about.
pub(super) async fn find(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    code: Option<String>,
    search: Search<'_>,
) -> Result<Found, Error> {
    if let Some(code) = code {
        let view = bot
            .service
            .match_by_code(&code, guild, caller.person.user)
            .await?;
        return Ok(Found::Match(Box::new(view)));
    }
    for &listing in search.listings {
        let mut matches = bot.service.list(caller.person.user, listing).await?;
        match matches.len() {
            0 => {}
            1 => return Ok(Found::Match(Box::new(matches.remove(0).view))),
            _ => return Ok(Found::Ask(ask(bot, caller, search, &matches))),
        }
    }
    let speaker = bot.speaker(&caller.locale);
    let text = speaker.say(search.none);
    Ok(Found::Nothing(Answer::Private(Body::text(text))))
}

/// Where to look for a match when no code is given.
#[derive(Clone, Copy)]
pub(super) struct Search<'a> {
    /// The lists, in order.
    pub listings: &'a [Listing],
    /// The kind of the menu that asks.
    pub kind: Kind,
    /// What is carried along with the choice.
    pub extra: &'a str,
    /// What to say when no list has any match.
    pub none: &'a str,
}

fn ask(bot: &Bot, caller: &Caller, search: Search<'_>, matches: &[Summary]) -> Answer {
    let speaker = bot.speaker(&caller.locale);
    let value = |view: &MatchView| chosen_value(view, search.extra);
    Answer::Private(messages::which_match(speaker, search.kind, matches, value))
}

/// The value of a menu's option: the match's code, its turn, and what is carried along.
fn chosen_value(view: &MatchView, extra: &str) -> String {
    format!("{} {:x} {extra}", view.code, view.turn)
}

/// What a menu's option was for.
pub(super) struct Chosen<'a> {
    pub code: &'a str,
    pub turn: Option<u64>,
    pub extra: &'a str,
}

/// Reads the value of a menu's option back.
pub(super) fn read_chosen(value: Option<&str>) -> Chosen<'_> {
    let mut parts = value.unwrap_or_default().splitn(3, ' ');
    let mut next = || parts.next().unwrap_or_default();
    let (code, turn, extra) = (next(), next(), next());
    Chosen {
        code,
        turn: u64::from_str_radix(turn, 16).ok(),
        extra,
    }
}

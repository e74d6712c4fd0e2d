//! Looking: boards, rules, help. All of it private.

use super::find::{Found, Search, find, read_chosen};
use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::Kind;
use crate::discord::messages;
use crate::discord::text::say;
use crate::engine::{RuleSet, Rules, Variant};
use crate::ids::{GuildId, MatchId};
use crate::service::{Error, Listing, MatchView};

/// `/halma board`.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    game: Option<String>,
) -> Result<Answer, Error> {
    let search = Search {
        listings: &[
            Listing::Mine(caller.channel),
            Listing::Running(caller.channel),
        ],
        kind: Kind::ChooseForBoard,
        extra: "",
        none: "no-board-here",
    };
    match find(bot, caller, guild, game, search).await? {
        Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
        Found::Match(view) => Ok(Answer::Private(shown(bot, caller, &view).await)),
    }
}

/// The button below the board.
pub(super) async fn board(bot: &Bot, caller: &Caller, id: MatchId) -> Result<Answer, Error> {
    let view = bot.service.match_view(id).await?;
    Ok(Answer::Private(shown(bot, caller, &view).await))
}

/// The match that was chosen.
pub(super) async fn chosen(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    value: Option<&str>,
) -> Result<Answer, Error> {
    let view = bot
        .service
        .match_by_code(read_chosen(value).code, guild, caller.person.user)
        .await?;
    Ok(Answer::Update {
        body: shown(bot, caller, &view).await,
        post: None,
    })
}

/// Something that another version of the bot had made was pressed.
pub(super) async fn other_version(
    bot: &Bot,
    caller: &Caller,
    id: MatchId,
) -> Result<Answer, Error> {
    let view = bot.service.match_view(id).await?;
    private(bot, caller, &view, "other-version").await
}

/// A match as it is now, for one person alone, after a sentence.
pub(super) async fn private(
    bot: &Bot,
    caller: &Caller,
    view: &MatchView,
    key: &str,
) -> Result<Answer, Error> {
    let speaker = bot.speaker(&caller.locale);
    let body = shown(bot, caller, view).await;
    let content = format!("{}\n{}", speaker.say(key), body.content);
    Ok(Answer::Private(Body { content, ..body }))
}

/// A match as one person sees it: the board from their own side.
pub(super) async fn shown(bot: &Bot, caller: &Caller, view: &MatchView) -> Body {
    let speaker = bot.speaker(&caller.locale);
    match view.game() {
        Some(game) => {
            let png = bot.picture_for(view, caller.person.user).await;
            messages::look(speaker, view, game, png)
        }
        // The buttons of a lobby belong to the one message that everybody sees.
        None => Body {
            notify: Vec::new(),
            rows: Vec::new(),
            ..messages::present(speaker, view, None, None)
        },
    }
}

/// `/halma rules`.
pub(super) fn rules(bot: &Bot, caller: &Caller, game: Option<&str>) -> Answer {
    let speaker = bot.speaker(&caller.locale);
    let Some(variant) = game.and_then(|name| name.parse::<Variant>().ok()) else {
        let text = [
            say!(speaker, "rules-overview"),
            say!(speaker, "rules-moves"),
        ]
        .join("\n\n");
        return Answer::Private(Body::text(text));
    };
    let default = Rules::default_for(variant);
    let mut parts = vec![
        format!("**{}**", speaker.say(&format!("variant-{variant}"))),
        say!(speaker, "rules-moves"),
    ];
    parts.extend(default.diagonals().map(|on| {
        let key = if on {
            "rules-diagonals-on"
        } else {
            "rules-diagonals-off"
        };
        speaker.say(key)
    }));
    for rule_set in RuleSet::ALL
        .into_iter()
        .filter(|rules| rules.plays(variant))
    {
        let default = if rule_set == default.rule_set() {
            "yes"
        } else {
            "no"
        };
        let name = speaker.say(&format!("rules-{rule_set}"));
        let text = speaker.say(&format!("explain-{rule_set}"));
        parts.push(say!(
            speaker,
            "rules-of",
            name = name,
            default = default,
            text = text
        ));
    }
    Answer::Private(Body::text(parts.join("\n")))
}

/// `/halma help`.
pub(super) fn help(bot: &Bot, caller: &Caller) -> Answer {
    let speaker = bot.speaker(&caller.locale);
    Answer::Private(Body::text(say!(speaker, "help")))
}

//! Runs errands: reminds people of their turn, and looks whether they are still in the server.

use serenity::builder::Builder;
use serenity::http::Http;
use serenity::model::id::{ChannelId, GuildId, UserId};

use super::bot::Bot;
use super::{error_text, messages, threads};
use crate::service::{Errand, Error, GameView, LostView, MatchView};

/// Runs some of the errands that are due, and gives whether there may be more. Each is taken for
/// good before it is run, so a failure is its end: better no reminder than two.
pub(super) async fn run(bot: &Bot, http: &Http) -> Result<bool, Error> {
    let ids = bot.service.errands().await?;
    for &id in &ids {
        match bot.service.take_errand(id).await {
            Ok(None) => {}
            Ok(Some((errand, view))) => run_one(bot, http, errand, &view).await,
            Err(error) => tracing::error!(?error, %id, "an errand cannot be run"),
        }
    }
    Ok(!ids.is_empty())
}

async fn run_one(bot: &Bot, http: &Http, errand: Errand, view: &MatchView) {
    let Some(game) = view.game() else { return };
    if errand == Errand::CloseThread {
        return threads::close(http, view).await;
    }
    if errand == Errand::Look && view.home != view.place.channel {
        threads::wake(http, view).await;
    }
    let Some(is_there) = is_there(http, errand, view, game).await else {
        return;
    };
    if errand == Errand::Remind && is_there {
        return remind(bot, http, view, game).await;
    }
    let (service, now) = (&bot.service, bot.now());
    let noted = service.note_presence(view.id, view.turn, errand, is_there, now);
    if let Err(error) = noted.await {
        tracing::error!(?error, "a person's presence could not be noted");
    }
}

/// Whether the person whom an errand is about is in the server; `None` where that is not known.
async fn is_there(http: &Http, errand: Errand, view: &MatchView, game: &GameView) -> Option<bool> {
    let who = match view.paused.as_ref().map(|paused| &paused.lost) {
        Some(LostView::Player(person)) => person,
        _ => game.to_move(),
    };
    let user = UserId::new(who.user?.0);
    let guild = GuildId::new(view.place.guild.0);
    match http.get_member(guild, user).await {
        Ok(_) => Some(true),
        Err(error) if error_text::is_unknown_member(&error) => Some(false),
        Err(error) => {
            let error = error_text::describe(&error);
            tracing::warn!(code = %view.code, "a member could not be looked for: {error}");
            // A reminder is rather sent in vain than not at all.
            (errand == Errand::Remind).then_some(true)
        }
    }
}

async fn remind(bot: &Bot, http: &Http, view: &MatchView, game: &GameView) {
    let body = messages::reminder(bot.speaker(&view.place.locale), view, game);
    let channel = ChannelId::new(view.place.channel.0);
    if let Err(error) = body.only_message().execute(http, (channel, None)).await {
        let error = error_text::describe(&error);
        tracing::warn!(code = %view.code, "a reminder could not be sent: {error}");
    }
}

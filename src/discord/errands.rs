//! Runs errands: reminds people of their turn, and looks whether they are still in the server.

use serenity::Error as SendError;
use serenity::builder::Builder;
use serenity::http::Http;
use serenity::model::id::{ChannelId, GuildId, UserId};

use super::bot::Bot;
use super::{error_text, messages, threads};
use crate::service::{Errand, Error, Failure, Finding, GameView, LostView, MatchView};

/// Runs some of the errands that are due, and gives whether there may be more. Each is taken for
/// good before it is run, so a failure is its end: better no reminder than two.
pub(super) async fn run(bot: &Bot, http: &Http) -> Result<bool, Error> {
    let mut any = false;
    for id in bot.service.errands().await? {
        match bot.service.take_errand(id, bot.now()).await {
            Ok(None) => {}
            Ok(Some((errand, view))) => {
                any = true;
                run_one(bot, http, errand, &view).await;
            }
            Err(error) => tracing::error!(?error, %id, "an errand cannot be run"),
        }
    }
    Ok(any)
}

async fn run_one(bot: &Bot, http: &Http, errand: Errand, view: &MatchView) {
    let Some(game) = view.game() else { return };
    if errand == Errand::CloseThread {
        if let Err(error) = threads::close(http, view).await {
            let error = error_text::describe(&error);
            tracing::debug!(code = %view.code, "a thread stays open: {error}");
        }
        return;
    }
    let finding = match look_for(http, view, game).await {
        Ok(Finding::There) => match visit(bot, http, errand, view, game).await {
            Ok(()) => Finding::There,
            Err(error) => match no_place(view, &error) {
                Some(finding) => finding,
                None => return,
            },
        },
        Ok(finding) => finding,
        Err(error) => match no_place(view, &error) {
            Some(finding) => finding,
            None => return,
        },
    };
    let (service, now) = (&bot.service, bot.now());
    let noted = service.note_finding(view.id, view.turn, errand, finding, now);
    if let Err(error) = noted.await {
        tracing::error!(?error, "what an errand found could not be noted");
    }
}

/// Whether the person whom an errand is about is in the server.
async fn look_for(http: &Http, view: &MatchView, game: &GameView) -> Result<Finding, SendError> {
    let who = match view.paused.as_ref().map(|paused| &paused.lost) {
        Some(LostView::Player(person)) => person,
        _ => game.to_move(),
    };
    let Some(user) = who.user else {
        return Ok(Finding::Gone);
    };
    let guild = GuildId::new(view.place.guild.0);
    match http.get_member(guild, UserId::new(user.0)).await {
        Ok(_) => Ok(Finding::There),
        Err(error) if error_text::is_unknown_person(&error) => Ok(Finding::Gone),
        Err(error) => Err(error),
    }
}

/// Does what there is to do in the channel: reminds, wakes a thread, or looks whether it is there.
async fn visit(
    bot: &Bot,
    http: &Http,
    errand: Errand,
    view: &MatchView,
    game: &GameView,
) -> Result<(), SendError> {
    let channel = ChannelId::new(view.place.channel.0);
    if errand == Errand::Remind {
        let body = messages::reminder(bot.speaker(&view.place.locale), view, game);
        body.only_message().execute(http, (channel, None)).await?;
    } else if view.home != view.place.channel {
        threads::wake(http, view).await?;
    } else {
        http.get_channel(channel).await?;
    }
    Ok(())
}

/// What a failure says of the match's place: nothing where it may pass.
fn no_place(view: &MatchView, error: &SendError) -> Option<Finding> {
    let failure = error_text::failure(error);
    let error = error_text::describe(error);
    tracing::warn!(code = %view.code, "an errand came to nothing: {error}");
    (failure != Failure::Passing).then_some(Finding::NoPlace)
}

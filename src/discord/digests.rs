//! Names the best of seasons that are over, in the servers that want it.

use serenity::builder::Builder;
use serenity::model::channel::Nonce;
use serenity::model::id::ChannelId;

use super::bot::Bot;
use super::{error_text, messages};
use crate::service::{Error, Failure, SeasonDigest};

/// Tells the servers for which a season is over. Gives whether all are told who can be: where Discord
/// cannot be reached it is to be tried again after a while.
///
/// # Errors
/// The store failed.
pub(super) async fn post(bot: &Bot) -> Result<bool, Error> {
    for digest in bot.service.due_digests(bot.now()).await? {
        let goes_on = match tell(bot, &digest).await {
            Ok(()) => true,
            Err(error) if error_text::failure(&error) == Failure::Passing => {
                return Ok(false);
            }
            // The channel is gone; or the bot may not post there, which may change.
            Err(error) => !error_text::is_gone(&error),
        };
        bot.service.digested(&digest, goes_on, bot.now()).await?;
    }
    Ok(true)
}

async fn tell(bot: &Bot, digest: &SeasonDigest) -> Result<(), serenity::Error> {
    if digest.best.is_empty() {
        return Ok(());
    }
    let body = messages::digest(bot.speaker(&digest.locale), digest);
    // Discord gives back the first message for the same server and season.
    let nonce = format!("{:x}-{}", digest.guild.0, digest.season.0);
    let message = body.only_message();
    let message = message.nonce(Nonce::String(nonce)).enforce_nonce(true);
    let channel = ChannelId::new(digest.channel.0);
    let sent = message.execute(&bot.http, (channel, None)).await;
    sent.map(drop).inspect_err(|error| {
        let why = error_text::describe(error);
        tracing::warn!(guild = %digest.guild, "the best of a season could not be named: {why}");
    })
}

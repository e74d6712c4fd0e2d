//! Names the best of seasons that are over, in the servers that want it.

use serenity::builder::Builder;
use serenity::model::channel::Nonce;
use serenity::model::id::ChannelId;

use super::bot::Bot;
use super::{error_text, messages};
use crate::service::{Error, Failure, SeasonDigest};

/// Tells the servers for which a season is over. What may work later is tried again with the next
/// call; a server that refuses it is not told any more.
///
/// # Errors
/// The store failed.
pub(super) async fn post(bot: &Bot) -> Result<(), Error> {
    for digest in bot.service.due_digests(bot.now()).await? {
        if let Some(is_told) = tell(bot, &digest).await {
            bot.service.digested(&digest, is_told, bot.now()).await?;
        }
    }
    Ok(())
}

/// Whether a server was told; none where it is to be tried again.
async fn tell(bot: &Bot, digest: &SeasonDigest) -> Option<bool> {
    if digest.best.is_empty() {
        return Some(true);
    }
    let body = messages::digest(bot.speaker(&digest.locale), digest);
    // Discord gives back the first message for the same server and season.
    let nonce = format!("{:x}-{}", digest.guild.0, digest.season.0);
    let message = body.only_message();
    let message = message.nonce(Nonce::String(nonce)).enforce_nonce(true);
    let channel = ChannelId::new(digest.channel.0);
    let Err(error) = message.execute(&bot.http, (channel, None)).await else {
        return Some(true);
    };
    let why = error_text::describe(&error);
    tracing::warn!(guild = %digest.guild, "the best of a season could not be named: {why}");
    (error_text::failure(&error) != Failure::Passing).then_some(false)
}

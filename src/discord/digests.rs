//! Names the best of seasons that are over, in the servers that want it.

use super::bot::Bot;
use super::bulletins::post_once;
use super::messages;
use crate::service::Error;

/// Tells the servers for which a season is over. Gives whether all are told who can be: where Discord
/// cannot be reached it is to be tried again after a while.
///
/// # Errors
/// The store failed.
pub(super) async fn post(bot: &Bot) -> Result<bool, Error> {
    for digest in bot.service.due_digests(bot.now()).await? {
        let mut goes_on = Some(true);
        if !digest.best.is_empty() {
            let body = messages::digest(bot.speaker(&digest.locale), &digest);
            let words = format!("{:x}-{}", digest.guild.0, digest.season.0);
            goes_on = post_once(bot, digest.channel, body, words).await;
        }
        let Some(goes_on) = goes_on else {
            return Ok(false);
        };
        bot.service.digested(&digest, goes_on, bot.now()).await?;
    }
    Ok(true)
}

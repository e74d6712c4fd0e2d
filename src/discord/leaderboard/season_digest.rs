//! Announces the best players of past seasons on servers that want it.

use halma_service::Error;

use crate::discord::bot::Bot;
use crate::discord::bot::bulletins::post_once;
use crate::discord::leaderboard;

/// Tells the servers for which a season is over. Returns whether every reachable server was told;
/// if Discord couldn't be reached, a retry is due later.
///
/// # Errors
/// The store failed.
pub async fn post(bot: &Bot) -> Result<bool, Error> {
    for digest in bot.service.due_digests(bot.now()).await? {
        let mut goes_on = Some(true);
        if !digest.best.is_empty() {
            let body = leaderboard::digest_message::digest(bot.speaker(&digest.locale), &digest);
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

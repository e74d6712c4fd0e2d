//! Tells channels what happens in their cups.

use halma_service::Error;

use crate::discord::bot::Bot;
use crate::discord::bot::bulletins::{Posted, post_once};
use crate::discord::cup::message::Told;

/// Tells all channels what they haven't been told. Returns whether each reachable one was; if Discord
/// couldn't be reached, a retry is due later.
///
/// # Errors
/// The store failed.
pub async fn post(bot: &Bot) -> Result<bool, Error> {
    for id in bot.service.cups_with_news().await? {
        let cup = bot.service.whole_cup(id).await?;
        let Some(&news) = cup.record.news.first() else {
            continue;
        };
        let people = bot.service.cup_people(&cup).await?;
        let table = cup.table()?;
        let told = Told {
            cup: &cup,
            people: &people,
            table: &table,
        };
        let body = told.body(bot.speaker(&cup.record.place.locale), news);
        let words = format!("{:x}-c{}", id.0, cup.record.told);
        let channel = cup.record.place.channel;
        let message = match post_once(bot, channel, body, words).await {
            Posted::Later => return Ok(false),
            Posted::There(message) => Some(message),
            Posted::Refused => {
                bot.service.cup_not_told(id, bot.now()).await?;
                continue;
            }
            Posted::Never => None,
        };
        bot.service.cup_told(id, news, message, bot.now()).await?;
    }
    Ok(true)
}

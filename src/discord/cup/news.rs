//! Tells channels what happens in their cups.

use halma_service::ids::CupId;
use halma_service::{CupNews, Error};

use crate::discord::bot::Bot;
use crate::discord::bot::bulletins::{Posted, post_once};
use crate::discord::cup::card;
use crate::discord::cup::message::Told;

/// Tells all channels what they haven't been told. Returns whether each reachable one was; if Discord
/// couldn't be reached, a retry is due later.
///
/// # Errors
/// The store failed.
pub async fn post(bot: &Bot) -> Result<bool, Error> {
    let mut are_all_told = true;
    for id in bot.service.cups_with_news().await? {
        match post_of(bot, id).await {
            Ok(is_told) => are_all_told &= is_told,
            // A damaged cup must not silence the others.
            Err(error) if error.is_lasting() => {
                tracing::error!(?error, %id, "can't tell what happens in a cup");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(are_all_told)
}

async fn post_of(bot: &Bot, id: CupId) -> Result<bool, Error> {
    let cup = bot.service.whole_cup(id).await?;
    let Some(&news) = cup.record.news.first() else {
        return Ok(true);
    };
    let people = bot.service.cup_people(&cup).await?;
    let table = cup.table()?;
    let told = Told {
        cup: &cup,
        people: &people,
        table: &table,
    };
    let speaker = bot.speaker(&cup.record.place.locale);
    let mut body = told.body(speaker, news);
    let is_first = cup.round() <= cup.record.seasons + 1;
    if news == CupNews::Over || (news == CupNews::Round && !is_first) {
        body.picture = card::table((bot, speaker), &cup, &table, &people, None).await;
    }
    let words = format!("{:x}-c{}", id.0, cup.record.told);
    let message = match post_once(bot, cup.record.place.channel, body, words).await {
        Posted::Later => return Ok(false),
        Posted::Refused => {
            bot.service.cup_not_told(id, bot.now()).await?;
            return Ok(true);
        }
        Posted::There(message) => Some(message),
        Posted::Never => None,
    };
    bot.service.cup_told(id, news, message, bot.now()).await?;
    Ok(true)
}

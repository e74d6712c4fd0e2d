//! Posts the daily puzzle and the march on servers that want them.

use halma_picture::Scene;
use halma_service::Error;

use crate::discord::bot::Bot;
use crate::discord::bot::bulletins::post_once;
use crate::discord::study::click::Studied;
use crate::discord::study::{flow, march_message, message};

/// Posts today's puzzle on servers waiting for it. Returns whether every reachable server has it;
/// if Discord couldn't be reached, a retry is due later.
///
/// # Errors
/// The store failed.
pub async fn post(bot: &Bot) -> Result<bool, Error> {
    for post in bot.service.due_dailies(bot.now()).await? {
        let Some(exercise) = flow::exercise(Studied::Puzzle(post.day)) else {
            continue;
        };
        let scene = Scene::of(exercise.position()).for_seat(exercise.seat());
        let drawn = bot.picture_of_scene(post.theme.as_deref(), scene).await;
        let speaker = bot.speaker(&post.locale);
        let before = bot
            .service
            .march_table(post.guild, post.day.saturating_sub(1))
            .await?;
        let march = march_message::of_the_day(speaker, post.day, &before);
        let body = message::daily_puzzle(speaker, post.day, &exercise, march, drawn);
        let words = format!("{:x}-d{}", post.guild.0, post.day);
        let posted = post_once(bot, post.channel, body, words).await;
        let Some(goes_on) = posted.goes_on() else {
            return Ok(false);
        };
        bot.service.daily_posted(&post, goes_on).await?;
    }
    Ok(true)
}

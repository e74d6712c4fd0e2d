//! Tells a channel how the puzzle or the march of the day went, in a few lines without the answer.

use halma_service::{Error, puzzle_day};

use crate::discord::command::{Answer, Context};
use crate::discord::parts::id::Coded as _;
use crate::discord::study::click::Click;
use crate::discord::text::{markup, say};
use crate::study::March;

/// Shares how the puzzle of a day went.
pub async fn puzzle(cx: &Context<'_>, day: u32) -> Result<Answer, Error> {
    let player = cx.caller.asker().player;
    let solved = cx.bot.service.solved_puzzle(player, day).await?;
    let is_today = day == puzzle_day(cx.bot.now());
    let Some(streak) = solved.filter(|_| is_today) else {
        return Ok(cx.private("puzzle-share-old"));
    };
    let sharing = cx.sharing_result(Click::SharePuzzle { day }.id()).await?;
    let text = say!(
        cx.speaker(),
        "puzzle-shared",
        who = markup::user(cx.user()),
        tries = streak.tries,
        days = streak.days,
    );
    Ok(sharing.say(text))
}

/// Shares how the march of a day went, and puts the person into the server's table of that day.
pub async fn march(cx: &Context<'_>, day: u32) -> Result<Answer, Error> {
    let Some(march) = March::of_day(day) else {
        return Ok(cx.private("study-none"));
    };
    let sharing = cx.sharing_result(Click::ShareMarch { day }.id()).await?;
    let shared = cx.bot.service.share_march(&cx.act(), cx.guild, day).await?;
    let Some(moves) = shared else {
        return Ok(cx.private("march-share-old"));
    };
    let text = say!(
        cx.speaker(),
        "march-shared",
        who = markup::user(cx.user()),
        number = march.number(),
        moves = moves,
        par = march.par(),
    );
    Ok(sharing.say(text))
}

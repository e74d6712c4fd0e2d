//! The time per move.

use halma_service::{Changed, Error, Reminders};

use crate::discord::command::{Answer, Context, First, Then};
use crate::discord::parts::body::Body;
use crate::discord::parts::id::AtTurn;
use crate::discord::parts::wording::accounts;
use crate::discord::posts;
use crate::discord::posts::tell::is_pressed;
use crate::discord::text::say;
use crate::words::names;

/// Gives the opponent an extra day: the board shows the new deadline, and the opponent is told.
pub async fn give_day(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let changed = cx
        .bot
        .service
        .give_day(&cx.act(), at.id, Some(at.turn))
        .await?;
    Ok(on_the_board(cx, changed).await)
}

/// Tells the player to move that it is their turn, in a message that everyone in the conversation sees.
pub async fn wake(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let changed = cx.bot.service.wake(&cx.act(), at.id, Some(at.turn)).await?;
    let view = &changed.view;
    let speaker = cx.bot.speaker(&view.card.place.locale);
    let next = view.game().and_then(|game| game.to_move().person());
    let who = next.map(|who| names::mention(speaker, who));
    let text = say!(
        speaker,
        "wake-up",
        who = who.unwrap_or_default(),
        code = view.card.code.as_str()
    );
    let body = Body {
        notify: accounts(next.filter(|who| who.reminders != Reminders::None), None),
        ..Body::text(text)
    };
    Ok(Answer::of(First::Public(body), Then::Nothing))
}

/// Turns off the person's reminder for this turn and says so; the board loses the button.
pub async fn mute(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let changed = cx.bot.service.mute(&cx.act(), at.id, Some(at.turn)).await?;
    let (view, private) = (&changed.view, cx.caller.on_private_message);
    let code = view.card.code.as_str();
    let said = Body::text(say!(cx.speaker(), "muted", code = code));
    Ok(match changed.post {
        None => Answer::private(said),
        Some(post) if private => {
            let board = cx.shown(view).await;
            let content = format!("{}\n{}", said.content, board.content);
            Answer::left_in_place(post.reference, Body { content, ..board })
        }
        Some(post) => Answer::left(post.reference, said),
    })
}

/// Shows a change on the board whose button was pressed, public or private.
async fn on_the_board(cx: &Context<'_>, changed: Changed) -> Answer {
    let view = changed.view;
    let done = || {
        Body::text(say!(
            cx.speaker(),
            "day-given",
            code = view.card.code.as_str()
        ))
    };
    match changed.post {
        None => Answer::private(done()),
        Some(post) if is_pressed(cx.caller, &post) => {
            let speaker = cx.bot.speaker(&view.card.place.locale);
            let drawn = cx.bot.picture(&view).await;
            let page = cx.bot.page_inside();
            let body = posts::present(speaker, &view, drawn, post.by, page);
            Answer::of(First::change(body), Then::Note(post))
        }
        Some(post) if cx.caller.on_private_message => {
            Answer::left_in_place(post.reference, cx.shown(&view).await)
        }
        Some(post) => Answer::left(post.reference, done()),
    }
}

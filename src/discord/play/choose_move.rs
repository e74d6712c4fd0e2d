//! Choosing a move in a private message: the best moves first, all others by stone.

use halma_picture::Marker;
use halma_service::ids::MatchId;
use halma_service::{Error, MatchView, Refusal, strict_move};

use crate::discord::command::{Answer, Context};
use crate::discord::parts::body::Body;
use crate::discord::parts::id::AtTurn;
use crate::discord::play;
use crate::discord::play::choose_move_message::{Showing, Stones};
use crate::discord::play::jump_by_jump_message::Jumps;
use crate::discord::play::{choose_move_message, illegal_message, r#move};
use crate::discord::text::{Speaker, say};

/// Handles the button below a board. On a private message, such as a refusal, it replaces that
/// message.
pub async fn open(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let view = r#move::to_be_played(cx, at).await?;
    let body = shown(cx, &view, Showing::Best { page: 0 }).await;
    Ok(
        if cx.caller.on_private_message || cx.caller.is_on_shared_message() {
            changed(cx, &view, body)
        } else {
            Answer::private(body)
        },
    )
}

/// Returns the match of the message, or an answer with its current state if it has advanced.
async fn current(cx: &Context<'_>, at: AtTurn) -> Result<Result<MatchView, Answer>, Error> {
    match r#move::to_be_played(cx, at).await {
        Err(Error::Refusal(Refusal::Stale)) => refreshed(cx, at.id).await.map(Err),
        view => view.map(Ok),
    }
}

/// Handles a chosen move: plays it, or asks first.
pub async fn chosen(cx: &Context<'_>, at: AtTurn, text: &str) -> Result<Answer, Error> {
    if !cx.settings().await?.confirms {
        return confirmed(cx, at, text.to_owned()).await;
    }
    Ok(match current(cx, at).await? {
        Ok(view) => changed(cx, &view, confirmation(cx, &view, text).await),
        Err(answer) => answer,
    })
}

/// Plays a confirmed move.
pub async fn confirmed(cx: &Context<'_>, at: AtTurn, text: String) -> Result<Answer, Error> {
    match r#move::play(cx, at.id, Some(at.turn), text).await {
        Err(Error::Refusal(Refusal::Stale)) => refreshed(cx, at.id).await,
        played => played,
    }
}

/// Shows a page of the stones.
pub async fn page(cx: &Context<'_>, at: AtTurn, page: u32) -> Result<Answer, Error> {
    show(cx, at, |_| Showing::Best { page }).await
}

/// Shows where the stone on a cell can go, or the best moves if there is no such cell.
pub async fn targets(cx: &Context<'_>, at: AtTurn, stone: &str) -> Result<Answer, Error> {
    let showing = |view: &MatchView| {
        let board = view.game().map(|game| game.standing.position().board());
        let stone = board.and_then(|board| board.parse_cell(stone));
        stone.map_or(Showing::Best { page: 0 }, Showing::Targets)
    };
    show(cx, at, showing).await
}

/// Shows where the stone on a typed cell can go; `None` if the person has no movable stone there.
pub async fn of_cell(cx: &Context<'_>, view: &MatchView, typed: &str) -> Option<Body> {
    let board = view.game()?.standing.position().board();
    let cell = board.parse_cell(&strict_move(typed))?;
    let targets = illegal_message::targets_of(cx.speaker(), view, cx.user(), typed)?;
    let view = cx.own_view(view.clone()).await;
    let body = shown(cx, &view, Showing::Targets(cell)).await;
    let content = format!("{targets}\n{}", body.content);
    Some(Body { content, ..body })
}

async fn show(
    cx: &Context<'_>,
    at: AtTurn,
    showing: impl FnOnce(&MatchView) -> Showing,
) -> Result<Answer, Error> {
    Ok(match current(cx, at).await? {
        Ok(view) => changed(cx, &view, shown(cx, &view, showing(&view)).await),
        Err(answer) => answer,
    })
}

/// Shows where a stone can jump on to after reaching a cell, or from where it starts.
pub async fn jumps(
    cx: &Context<'_>,
    at: AtTurn,
    start: &str,
    landing: &str,
) -> Result<Answer, Error> {
    let view = match current(cx, at).await? {
        Ok(view) => view,
        Err(answer) => return Ok(answer),
    };
    let view = &view;
    let at = if landing.is_empty() { start } else { landing };
    let position = view.game().map(|game| game.standing.position());
    let jumps = position.and_then(|position| {
        let board = position.board();
        let (start, at) = (board.parse_cell(start)?, board.parse_cell(at)?);
        Some(Jumps::of(position, start, at))
    });
    let Some(jumps) = jumps else {
        return refreshed(cx, view.id).await;
    };
    let drawn = cx.picture_marked(view, jumps.markers()).await;
    let speaker = speaker_of(cx, view);
    let body = play::jump_by_jump_message::jump_by_jump(speaker, view, &jumps, drawn);
    Ok(changed(cx, view, body))
}

/// Asks whether to play a move, which the picture shows.
async fn confirmation(cx: &Context<'_>, view: &MatchView, text: &str) -> Body {
    let board = view.game().map(|game| game.standing.position().board());
    let cells = text.split('-').filter_map(|name| board?.parse_cell(name));
    let markers = cells.map(Marker::chosen).collect();
    let drawn = cx.picture_marked(view, markers).await;
    choose_move_message::confirm_move(speaker_of(cx, view), view, text, drawn)
}

/// Shows the current state after the match has advanced, with menus if it is still one's turn.
async fn refreshed(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    if cx.caller.is_on_shared_message() {
        return Ok(Answer::change(cx.public_board(&view).await));
    }
    let body = match r#move::to_be_played(cx, AtTurn::of(&view)).await {
        Ok(view) => shown(cx, &view, Showing::Best { page: 0 }).await,
        Err(Error::Refusal(_)) => cx.shown(&view).await,
        Err(fault) => return Err(fault),
    };
    let content = format!("{}\n{}", say!(cx.speaker(), "went-on"), body.content);
    Ok(Answer::change(Body { content, ..body }))
}

async fn shown(cx: &Context<'_>, view: &MatchView, showing: Showing) -> Body {
    let stones = Stones::of(view, cx.user());
    let markers = stones.markers(showing);
    let drawn = cx.picture_marked(view, markers).await;
    // A link to the page would sign in whoever opens it.
    let page = if cx.caller.is_on_shared_message() {
        None
    } else {
        cx.page_button(Some(view.card.code)).await
    };
    let speaker = speaker_of(cx, view);
    choose_move_message::choose_move(speaker, view, &stones, showing, drawn, page)
}

/// Returns the speaker of a message: where everyone sees it, that of the match.
fn speaker_of<'a>(cx: &Context<'a>, view: &MatchView) -> Speaker<'a> {
    if cx.caller.is_on_shared_message() {
        cx.bot.speaker(&view.card.place.locale)
    } else {
        cx.speaker()
    }
}

/// Replaces the message whose button was pressed. Where everyone sees it, it says who chooses, and has a
/// way back to the board.
fn changed(cx: &Context<'_>, view: &MatchView, body: Body) -> Answer {
    if !cx.caller.is_on_shared_message() {
        return Answer::change(body);
    }
    let speaker = speaker_of(cx, view);
    let body = choose_move_message::for_everyone(speaker, cx.user(), view, body);
    Answer::change(body)
}

/// Shows the board again, where people choose their moves on the message that everyone sees.
pub async fn back_to_board(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let view = cx.match_by_id(at.id).await?;
    Ok(Answer::change(cx.public_board(&view).await))
}

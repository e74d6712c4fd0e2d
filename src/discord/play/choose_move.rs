//! Choosing a move in a private message: the best moves at once, all others by their stones.

use crate::discord::command::answer::Answer;
use crate::discord::command::context::Context;
use crate::discord::parts::body::Body;
use crate::discord::parts::custom_id::{MoveMenu, unpacked};
use crate::discord::play;
use crate::discord::play::choose_move_message::{Showing, Stones};
use crate::discord::play::jump_by_jump_message::Jumps;
use crate::discord::play::{choose_move_message, r#move};
use crate::discord::text::say;
use crate::ids::MatchId;
use crate::service::{Error, MatchView, Refusal};
use halma_picture::Marker;

/// The button below a board. On a private message, such as a refusal, it takes its place.
pub async fn open(cx: &Context<'_>, id: MatchId, turn: u64) -> Result<Answer, Error> {
    let view = r#move::to_be_played(cx, id, turn).await?;
    let body = shown(cx, &view, Showing::Best { page: 0 }).await;
    Ok(if cx.caller.on_private_message {
        Answer::change(body)
    } else {
        Answer::private(body)
    })
}

/// A menu or button of the message.
pub async fn step(
    cx: &Context<'_>,
    what: MoveMenu,
    (id, turn): (MatchId, u64),
    page: u32,
    chosen: String,
) -> Result<Answer, Error> {
    if what == MoveMenu::Type {
        return r#move::form(cx, id, turn, &unpacked(page)).await;
    }
    let view = match r#move::to_be_played(cx, id, turn).await {
        Err(Error::Refusal(Refusal::Stale)) => return refreshed(cx, id).await,
        view => view?,
    };
    let showing = match what {
        MoveMenu::Best | MoveMenu::Targets => {
            let settings = cx.bot.service.settings_of_user(cx.user()).await?;
            if settings.confirms {
                return Ok(Answer::change(confirmation(cx, &view, &chosen).await));
            }
            return play(cx, id, turn, chosen).await;
        }
        MoveMenu::Confirm => return play(cx, id, turn, unpacked(page)).await,
        MoveMenu::Jumps => return jumps(cx, &view, &unpacked(page), &chosen).await,
        MoveMenu::Stones => targets(&view, &chosen),
        MoveMenu::Stone => targets(&view, &unpacked(page)),
        MoveMenu::Page | MoveMenu::Type => Showing::Best { page },
    };
    Ok(Answer::change(shown(cx, &view, showing).await))
}

/// Where the stone on a cell can go; the best moves if there is no such cell.
fn targets(view: &MatchView, stone: &str) -> Showing {
    let board = view.game().map(|game| game.standing.position().board());
    let stone = board.and_then(|board| board.parse_cell(stone));
    stone.map_or(Showing::Best { page: 0 }, Showing::Targets)
}

/// Where a stone can jump on to that has come to a cell, or begins where it stands.
async fn jumps(cx: &Context<'_>, view: &MatchView, start: &str, at: &str) -> Result<Answer, Error> {
    let at = if at.is_empty() { start } else { at };
    let position = view.game().map(|game| game.standing.position());
    let jumps = position.and_then(|position| {
        let board = position.board();
        let (start, at) = (board.parse_cell(start)?, board.parse_cell(at)?);
        Some(Jumps::of(position, start, at))
    });
    let Some(jumps) = jumps else {
        return refreshed(cx, view.id).await;
    };
    let drawn = cx
        .bot
        .picture_marked(view, cx.user(), jumps.markers())
        .await;
    let body = play::jump_by_jump_message::jump_by_jump(cx.speaker(), view, &jumps, drawn);
    Ok(Answer::change(body))
}

async fn play(cx: &Context<'_>, id: MatchId, turn: u64, text: String) -> Result<Answer, Error> {
    match r#move::play(cx, id, Some(turn), text).await {
        Err(Error::Refusal(Refusal::Stale)) => refreshed(cx, id).await,
        played => played,
    }
}

/// Asks whether a move is to be played, which the picture shows.
async fn confirmation(cx: &Context<'_>, view: &MatchView, text: &str) -> Body {
    let board = view.game().map(|game| game.standing.position().board());
    let cells = text.split('-').filter_map(|name| board?.parse_cell(name));
    let markers = cells.map(Marker::chosen).collect();
    let drawn = cx.bot.picture_marked(view, cx.user(), markers).await;
    choose_move_message::confirm_move(cx.speaker(), view, text, drawn)
}

/// The match went on meanwhile: it is shown as it is now, with the menus if it is still one's turn.
async fn refreshed(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let body = match r#move::to_be_played(cx, id, view.turn).await {
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
    let drawn = cx.bot.picture_marked(view, cx.user(), markers).await;
    play::choose_move_message::choose_move(cx.speaker(), view, &stones, showing, drawn)
}

//! `/halma game note` and the button on one's own board: opens the form with the current note.

use halma_service::ids::{Code, MatchId};
use halma_service::{Edit, Error, Listing, MatchView};

use crate::discord::command::in_game::InGame;
use crate::discord::command::{Answer, Context};
use crate::discord::note::click::Click;
use crate::discord::note::message;
use crate::discord::parts::id::{Coded as _, Id};
use crate::discord::text::Say as _;
use crate::words::refusal::refusal;

/// A private note on a game.
pub struct Note;

impl InGame for Note {
    const NAME: &'static str = "note";
    const NONE: &'static str = "note-no-game";

    fn which(menu: u32) -> Id {
        Click::Which { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        vec![Listing::Mine(cx.caller.channel), Listing::Ended]
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        let service = &cx.bot.service;
        let text = service.note_to_edit(cx.caller.asker(), view).await?;
        Ok(Answer::form(message::note_modal(cx.speaker(), view, &text)))
    }
}

/// Handles the button on one's own board.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    Note::run(cx, &view).await
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Note::run(cx, &view).await
}

/// Handles the submitted form.
pub async fn write(cx: &Context<'_>, id: MatchId, edit: Edit<'_>) -> Result<Answer, Error> {
    let body = match cx.bot.service.set_note(&cx.act(), id, edit).await {
        Ok(noted) => message::noted(cx.speaker(), &noted),
        Err(Error::Refusal(why)) if why.is_about_text() => {
            let why = cx.speaker().write(&refusal(cx.speaker(), &why));
            message::refused(&why, edit.text)
        }
        Err(error) => return Err(error),
    };
    Ok(Answer::private(body))
}

//! `/halma game plan`: shows one's own plan in a game, to be changed or deleted.

use halma_service::ids::{Code, MatchId};
use halma_service::{Edit, Error, Listing, MatchView};

use crate::discord::command::in_game::InGame;
use crate::discord::command::{Answer, Context};
use crate::discord::parts::id::{Coded as _, Id};
use crate::discord::plan::click::Click;
use crate::discord::plan::message;
use crate::discord::text::Say as _;
use crate::words::refusal::refusal;

/// A plan of answers in a game.
pub struct Plan;

impl InGame for Plan {
    const NAME: &'static str = "plan";
    const NONE: &'static str = "plan-no-game";

    fn which(menu: u32) -> Id {
        Click::Which { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        vec![Listing::Mine(cx.caller.channel)]
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        let service = &cx.bot.service;
        let plan = service.own_plan(cx.caller.asker(), view).await?;
        let shown = message::shown(cx.speaker(), view, &plan);
        Ok(Answer::private(shown))
    }
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Plan::run(cx, &view).await
}

/// Opens the form with the current plan.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let service = &cx.bot.service;
    let plan = service.own_plan(cx.caller.asker(), &view).await?;
    Ok(Answer::form(message::modal(cx.speaker(), &view, &plan)))
}

/// Handles the submitted form, and deletes the plan if the text is empty. What was typed is shown
/// again if it is refused.
pub async fn write(cx: &Context<'_>, id: MatchId, edit: Edit<'_>) -> Result<Answer, Error> {
    let (service, speaker) = (&cx.bot.service, cx.speaker());
    let body = match service.set_plan(&cx.act(), id, edit).await {
        Ok(planned) => message::saved(speaker, id, &planned),
        Err(Error::Refusal(why)) if why.is_about_text() => {
            let why = speaker.write(&refusal(speaker, &why));
            message::refused(speaker, id, why, edit.text)
        }
        Err(error) => return Err(error),
    };
    Ok(Answer::private(body))
}

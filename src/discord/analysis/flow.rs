//! The analysis of a finished game: computed, drawn and put into words.

use halma_service::ids::UserId;
use halma_service::{Error, MatchView};

use crate::discord::command::Context;
use crate::discord::parts::body::Body;
use crate::discord::parts::picture_names::{picture_names, picture_speaker};
use crate::discord::{analysis, pictures};

/// Returns the analysis of a finished game, for one person or for everyone.
///
/// # Errors
/// A refusal: the game is still running; or a fault.
pub async fn open(
    cx: &Context<'_>,
    view: &MatchView,
    reader: Option<UserId>,
) -> Result<Body, Error> {
    let found = match cx.bot.adviser().analysis(cx.user(), view).await? {
        Ok(found) => found,
        Err(why) => return Ok(Body::none(cx.speaker(), why)),
    };
    let names = view.game().map(|shown| picture_names(cx.speaker(), shown));
    let curve = pictures::cards::lead_curve(
        picture_speaker(cx.speaker()),
        &found.game,
        &found.review,
        names.unwrap_or_default(),
    );
    let drawn = cx.bot.lead_curve(curve).await;
    Ok(analysis::message::analysis(
        cx.speaker(),
        view,
        &found,
        drawn,
        reader,
    ))
}

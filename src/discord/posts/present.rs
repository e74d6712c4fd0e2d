//! The message of a match as it is now, and what becomes of an older one.

use crate::discord::parts::body::{Body, Touch};
use crate::discord::parts::markup;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::posts::{board, challenge, closed, end, past, settled};
use crate::discord::text::{Speaker, say};
use crate::ids::UserId;
use crate::service::{MatchView, PastBoards, Retirement, StageView};

/// The message that shows a match as it is now, whatever stage it is in, to everybody; `by` is who
/// brought it about, and so need not be told.
pub fn present(
    speaker: Speaker<'_>,
    view: &MatchView,
    drawn: Option<Drawn>,
    by: Option<UserId>,
) -> Body {
    match &view.stage {
        StageView::Open { .. } => challenge(speaker, view),
        StageView::Closed { .. } => closed(speaker, view, by),
        StageView::Running(game) => board(speaker, view, game, drawn, by),
        StageView::Finished(game) => end(speaker, view, game, drawn, by),
    }
}

/// A challenge as one person alone sees it, after a sentence.
pub fn lobby(speaker: Speaker<'_>, view: &MatchView, said: &str) -> Body {
    let body = present(speaker, view, None, None);
    Body {
        content: format!("{said}\n{}", body.content),
        notify: Vec::new(),
        ..body
    }
}

/// What becomes of a message whose place a newer one has taken; one that vanishes is to be deleted.
pub fn retired(speaker: Speaker<'_>, view: &MatchView, retirement: Retirement) -> Touch {
    match retirement {
        Retirement::Line(past) if view.past_boards != PastBoards::Keep => {
            Touch::Line(past::past_turn(speaker, view, past))
        }
        Retirement::Strip | Retirement::Line(_) | Retirement::Vanish => Touch::Strip,
        Retirement::Answer => Touch::Whole(Box::new(settled(speaker, view))),
        Retirement::Point => {
            let place = markup::channel(view.card.place.channel);
            let code = view.card.code.as_str();
            Touch::Say(say!(speaker, "moved-away", code = code, place = place))
        }
    }
}

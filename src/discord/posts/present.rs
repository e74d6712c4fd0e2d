//! The current message of a match, and the retirement of older ones.

use halma_service::ids::UserId;
use halma_service::{MatchView, PastBoards, Retirement, StageView};

use crate::discord::bot::PageInside;
use crate::discord::parts::body::{Body, Touch};
use crate::discord::pictures::gallery::Drawn;
use crate::discord::posts::{board, challenge, closed, end, settled};
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::past;

/// Returns the public message that shows the current state of a match; `by` caused the change and
/// needn't be told.
pub fn present(
    speaker: Speaker<'_>,
    view: &MatchView,
    drawn: Option<Drawn>,
    by: Option<UserId>,
    page: PageInside,
) -> Body {
    match &view.stage {
        StageView::Open { .. } => challenge(speaker, view),
        StageView::Closed { .. } => closed(speaker, view, by),
        StageView::Running(game) => board(speaker, view, game, drawn, by, page),
        StageView::Finished(game) => end(speaker, view, game, drawn, by),
    }
}

/// Returns a challenge as one person sees it, after a sentence.
pub fn lobby(speaker: Speaker<'_>, view: &MatchView, said: &str) -> Body {
    let body = present(speaker, view, None, None, PageInside::Missing);
    Body {
        content: format!("{said}\n{}", body.content),
        notify: Vec::new(),
        ..body
    }
}

/// Returns the edit of a message that a newer one replaces; one that vanishes has to be deleted
/// instead.
pub fn retired(speaker: Speaker<'_>, view: &MatchView, retirement: Retirement) -> Touch {
    match retirement {
        Retirement::Line(past) if view.past_boards != PastBoards::Keep => {
            Touch::Line(speaker.write(&past::past_turn(speaker, view, past)))
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

//! Messages that replace a board that couldn't be posted.

use halma_service::ids::UserId;
use halma_service::{MatchView, StageView};

use crate::discord::parts::body::Body;
use crate::discord::parts::wording;
use crate::discord::text::{Speaker, markup, say};
use crate::words::names;

/// Tells a player that the latest board of a match couldn't be posted.
pub fn unposted(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let code = view.card.code.as_str();
    let place = markup::channel(view.card.place.channel);
    let key = match view.stage {
        StageView::Running(_) => "unposted",
        _ => "unposted-over",
    };
    Body::text(say!(speaker, key, code = code, place = place))
}

/// Says that something happened in a match, if Discord refuses the message that would have shown
/// it; `by` caused it and needn't be told.
pub fn plain(speaker: Speaker<'_>, view: &MatchView, by: Option<UserId>) -> Body {
    let people = view.people();
    let mentions = names::mentions(speaker, people.iter().copied());
    let code = view.card.code.as_str();
    Body {
        notify: wording::accounts(people, by),
        ..Body::text(say!(speaker, "plain-post", people = mentions, code = code))
    }
}

//! What is said where a board could not be posted.

use crate::discord::parts::body::Body;
use crate::discord::parts::{markup, wording};
use crate::discord::text::{Speaker, say};
use crate::ids::UserId;
use crate::service::{MatchView, StageView};

/// Tells a player that the newest board of a match could not be posted.
pub fn unposted(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let code = view.card.code.as_str();
    let place = markup::channel(view.card.place.channel);
    let key = match view.stage {
        StageView::Running(_) => "unposted",
        _ => "unposted-over",
    };
    Body::text(say!(speaker, key, code = code, place = place))
}

/// That something happened in a match, where Discord refuses the message that would have shown it; `by` is
/// who brought it about, and so need not be told.
pub fn plain(speaker: Speaker<'_>, view: &MatchView, by: Option<UserId>) -> Body {
    let people = view.people();
    let mentions = wording::mentions(speaker, people.iter().copied());
    let code = view.card.code.as_str();
    Body {
        notify: wording::accounts(people, by),
        ..Body::text(say!(speaker, "plain-post", people = mentions, code = code))
    }
}

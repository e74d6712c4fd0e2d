//! Messages outside a thread about the game in it.

use halma_service::MatchView;

use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::limits::MOST_THREAD_NAME_CHARS;
use crate::discord::posts::board::end;
use crate::discord::text::{Speaker, markup, say};
use crate::words::names::{names, variant_name};

/// Returns the name of a match's thread.
pub fn thread_name(speaker: Speaker<'_>, view: &MatchView) -> String {
    let name = say!(
        speaker,
        "thread-name",
        game = variant_name(speaker, view),
        code = view.card.code.as_str(),
        names = names(speaker, view),
    );
    cut(&name, MOST_THREAD_NAME_CHARS)
}

/// Returns how a game in a thread ended, for the parent channel.
pub fn summary(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let Some(game) = view.game() else {
        return Body::default();
    };
    let ended = end(speaker, view, game, None, None).content;
    Body::text(say!(
        speaker,
        "thread-summary",
        game = variant_name(speaker, view),
        code = view.card.code.as_str(),
        place = markup::channel(view.card.place.channel),
        ended = ended,
    ))
}

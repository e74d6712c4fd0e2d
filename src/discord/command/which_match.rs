//! The question which of several matches is meant.

use crate::discord::command::match_menus::{MOST_IN_MENUS, match_menus};
use crate::discord::parts::body::Body;
use crate::discord::parts::id::Id;
use crate::discord::text::{Speaker, say};
use crate::service::{MatchView, Summary};

/// Asks which of several matches is meant.
pub fn which_match(
    speaker: Speaker<'_>,
    which: fn(u32) -> Id,
    matches: &[Summary],
    value: impl Fn(&MatchView) -> String,
) -> Body {
    let more = matches.len().saturating_sub(MOST_IN_MENUS);
    let mut text = say!(speaker, "which-match");
    if more > 0 {
        text = format!("{text} {}", say!(speaker, "menu-more", count = more));
    }
    Body {
        rows: match_menus(speaker, which, matches, value),
        ..Body::text(text)
    }
}

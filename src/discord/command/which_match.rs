//! The question of which of several matches is meant.

use halma_service::{MatchView, Summary};
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};

use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::components::select;
use crate::discord::parts::id::Id;
use crate::discord::parts::limits::{MOST_LABEL_CHARS, MOST_OPTIONS, MOST_ROWS};
use crate::discord::text::{Say as _, Speaker, joined, say};
use crate::words::names;

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
        text = joined([text, say!(speaker, "menu-more", count = more)]);
    }
    Body {
        rows: match_menus(speaker, which, matches, value),
        ..Body::text(text)
    }
}

/// The maximum number of matches in the menus of one message.
pub const MOST_IN_MENUS: usize = MOST_ROWS * MOST_OPTIONS;

/// Returns menus of matches, as many as needed and as fit in a message; each option's value is made
/// from its match.
pub fn match_menus(
    speaker: Speaker<'_>,
    which: fn(u32) -> Id,
    matches: &[Summary],
    value: impl Fn(&MatchView) -> String,
) -> Vec<CreateActionRow> {
    let menus = matches.chunks(MOST_OPTIONS).take(MOST_ROWS).enumerate();
    let menu = |(number, matches): (usize, &[Summary])| {
        let options = matches.iter().map(|summary| {
            CreateSelectMenuOption::new(summary_label(speaker, summary), value(&summary.view))
        });
        let placeholder = if number == 0 && matches.len() < MOST_OPTIONS {
            say!(speaker, "menu-which-match")
        } else {
            let from = number * MOST_OPTIONS + 1;
            let to = from - 1 + matches.len();
            say!(speaker, "menu-of", from = from, to = to)
        };
        select(&which(number as u32), options.collect(), placeholder)
    };
    menus.map(menu).collect()
}

/// Returns a match's label in menus and autocomplete: code, game and people.
pub fn summary_label(speaker: Speaker<'_>, summary: &Summary) -> String {
    let view = &summary.view;
    let label = say!(
        speaker,
        "match-label",
        code = view.card.code.as_str(),
        game = speaker.say(&format!("variant-{}", view.terms.rules.variant())),
        names = names::names(speaker, view),
    );
    cut(&label, MOST_LABEL_CHARS)
}

//! The message of a challenge or lobby.

use serenity::builder::{CreateEmbed, CreateEmbedFooter};

use super::rows::lobby_row;
use super::{mention, moment, move_time, rules_line};
use crate::discord::alt_text::variant_name;
use crate::discord::answer::Body;
use crate::discord::text::{Speaker, say};
use crate::service::{Closed, FirstMove, MatchView, Participant, StageView};

const OPEN_COLOR: u32 = 0x00_4D_9A_58;
const CLOSED_COLOR: u32 = 0x00_80_80_80;

/// A challenge with its buttons: notifies those who are invited by name.
pub fn challenge(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let StageView::Open {
        joined,
        invited,
        free,
        expires,
    } = &view.stage
    else {
        return settled(speaker, view);
    };
    let key = match (view.is_rematch, invited.is_empty()) {
        (true, true) => "challenge-rematch-open",
        (true, false) => "challenge-rematch",
        (false, true) => "challenge-open",
        (false, false) => "challenge-named",
    };
    let content = say!(
        speaker,
        key,
        challenger = mention(speaker, &view.challenger),
        invited = people(speaker, invited),
        game = variant_name(speaker, view),
    );
    let mut lines = vec![first_line(speaker, view), move_time(speaker, view)];
    if view.rules.variant().seats() > 2 {
        lines.push(say!(
            speaker,
            "lobby-joined",
            people = people(speaker, joined)
        ));
        if !invited.is_empty() {
            lines.push(say!(
                speaker,
                "lobby-invited",
                people = people(speaker, invited)
            ));
        }
        if *free > 0 {
            lines.push(say!(speaker, "lobby-free", free = free));
        }
    }
    lines.push(say!(speaker, "challenge-expires", at = moment(*expires)));
    Body {
        content,
        notify: invited.iter().filter_map(|person| person.user).collect(),
        embed: Some(embed(speaker, view, &lines).color(OPEN_COLOR)),
        picture: None,
        rows: lobby_row(speaker, view).into_iter().collect(),
    }
}

/// A challenge that is no longer open, without buttons.
pub fn settled(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let challenger = mention(speaker, &view.challenger);
    let line = match &view.stage {
        StageView::Closed {
            why: Closed::Declined(_),
            by,
            ..
        } => {
            let by = by
                .as_ref()
                .map(|person| mention(speaker, person))
                .unwrap_or_default();
            say!(speaker, "closed-declined", by = by)
        }
        StageView::Closed {
            why: Closed::Withdrawn,
            ..
        } => {
            say!(speaker, "closed-withdrawn", challenger = challenger)
        }
        StageView::Closed {
            why: Closed::Expired,
            ..
        } => say!(speaker, "closed-expired"),
        StageView::Closed {
            why: Closed::Removed,
            ..
        } => say!(speaker, "closed-removed"),
        _ if view.home != view.place.channel => {
            let thread = format!("<#{}>", view.place.channel);
            say!(speaker, "closed-begun-in", thread = thread)
        }
        _ => say!(speaker, "closed-begun"),
    };
    let people: Vec<String> = view
        .people()
        .into_iter()
        .map(|person| mention(speaker, person))
        .collect();
    let content = say!(
        speaker,
        "challenge-settled",
        people = people.join(", "),
        game = variant_name(speaker, view),
    );
    Body {
        content,
        embed: Some(embed(speaker, view, &[line]).color(CLOSED_COLOR)),
        ..Body::default()
    }
}

fn people(speaker: Speaker<'_>, people: &[Participant]) -> String {
    let mentions: Vec<_> = people
        .iter()
        .map(|person| mention(speaker, person))
        .collect();
    mentions.join(", ")
}

fn first_line(speaker: Speaker<'_>, view: &MatchView) -> String {
    match view.first {
        FirstMove::Lot => say!(speaker, "first-lot"),
        FirstMove::Challenger => {
            say!(
                speaker,
                "first-challenger",
                challenger = mention(speaker, &view.challenger)
            )
        }
        FirstMove::Opponent => {
            let challenger = mention(speaker, &view.challenger);
            say!(speaker, "first-opponent", challenger = challenger)
        }
        FirstMove::AsListed => say!(speaker, "first-swapped"),
    }
}

fn embed(speaker: Speaker<'_>, view: &MatchView, lines: &[String]) -> CreateEmbed {
    let footer = say!(
        speaker,
        "board-footer",
        code = view.code.as_str(),
        rules = rules_line(speaker, view),
    );
    CreateEmbed::new()
        .title(variant_name(speaker, view))
        .description(lines.join("\n"))
        .footer(CreateEmbedFooter::new(footer))
}

//! The message of a challenge or lobby.

use halma_rules::Rules;
use halma_service::ids::UserId;
use halma_service::{
    Closed, FirstMove, Holder, MatchView, Participant, Series, StageView, is_even,
};
use serenity::builder::{CreateEmbed, CreateEmbedFooter};

use crate::discord::parts::body::Body;
use crate::discord::parts::wording;
use crate::discord::posts::lobby_buttons::{late_rows, lobby_rows};
use crate::discord::text::{Speaker, Text, markup, say};
use crate::words::clocks;
use crate::words::names::{self, mention, rules_line, variant_name};

const OPEN_COLOR: u32 = 0x00_4D_9A_58;
const CLOSED_COLOR: u32 = 0x00_80_80_80;

/// Returns a challenge with its buttons; it notifies people invited by name.
pub fn challenge(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let StageView::Open {
        joined,
        invited,
        free,
        expires,
        recurring,
        goes_first,
        ..
    } = &view.stage
    else {
        return settled(speaker, view);
    };
    let key = match (view.card.rematch_of.is_some(), invited.is_empty()) {
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
    let rated = if view.terms.rated {
        "challenge-rated"
    } else {
        "challenge-casual"
    };
    let time = say!(speaker, rated, time = clocks::of_match(speaker, view));
    // The first who joined, or the only one invited to a game for two.
    let is_for_two = view.terms.rules.variant().seats() == 2;
    let opponent = joined
        .iter()
        .find(|one| one.player != view.challenger.player);
    let opponent = opponent.or(invited.first().filter(|_| is_for_two));
    let first = first_line(speaker, view, opponent, goes_first.as_ref());
    let mut lines = vec![first, time];
    if !is_even(view.terms.rules.variant()) && !view.terms.rated {
        lines.push(say!(speaker, "challenge-uneven"));
    }
    if view.terms.series != Series::Single {
        lines.push(say!(speaker, "series-of-two"));
    }
    if *recurring {
        lines.push(say!(speaker, "challenge-standing"));
    }
    if view.terms.rules.variant().seats() > 2 {
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
        if let Some(level) = view.terms.computer {
            lines.push(say!(speaker, "lobby-computer", level = level.number()));
        }
        if *free > 0 {
            lines.push(say!(speaker, "lobby-free", free = free));
        }
    }
    lines.push(say!(
        speaker,
        "challenge-expires",
        at = markup::relative(*expires)
    ));
    Body {
        content,
        notify: invited.iter().filter_map(|person| person.user).collect(),
        embed: Some(embed(speaker, view, &lines).color(OPEN_COLOR)),
        rows: lobby_rows(speaker, view),
        ..Body::default()
    }
}

/// Returns the end of a failed challenge, for everyone who waited for it except the person who
/// ended it.
pub fn closed(speaker: Speaker<'_>, view: &MatchView, by: Option<UserId>) -> Body {
    let StageView::Closed {
        why,
        joined,
        invited,
        moderated,
        ..
    } = &view.stage
    else {
        return settled(speaker, view);
    };
    let told: Vec<&Participant> = match why {
        // People who haven't answered for a week aren't waiting.
        Closed::Declined(_) | Closed::Expired => joined.iter().collect(),
        Closed::Withdrawn | Closed::Removed => joined.iter().chain(invited).collect(),
    };
    let reason = moderated.as_ref().and_then(|said| said.reason.as_deref());
    let mut lines = vec![what_came_of_it(speaker, view)];
    lines.extend(wording::reason_line(speaker, reason));
    Body {
        notify: wording::accounts(told, by),
        rows: late_rows(speaker, view),
        ..Body::text(lines.join("\n"))
    }
}

/// Says in a sentence what happened to a challenge that is no longer open, naming everyone who
/// waited.
fn what_came_of_it(speaker: Speaker<'_>, view: &MatchView) -> String {
    let StageView::Closed {
        why,
        by,
        joined,
        invited,
        moderated,
        ..
    } = &view.stage
    else {
        return String::new();
    };
    let all = || joined.iter().chain(invited);
    let challenger = mention(speaker, &view.challenger);
    let (game, code) = (variant_name(speaker, view), view.card.code.as_str());
    let seats = view.terms.rules.variant().seats();
    let named = |person: &Option<Participant>| {
        let mention = person.as_ref().map(|person| mention(speaker, person));
        mention.unwrap_or_default()
    };
    match why {
        Closed::Declined(_) => say!(
            speaker,
            "closed-declined",
            challenger = challenger,
            by = named(by),
            game = game,
            code = code
        ),
        Closed::Withdrawn => say!(
            speaker,
            "closed-withdrawn",
            challenger = challenger,
            game = game,
            code = code,
            count = all().count() - 1,
            others = names::mentions(speaker, all().skip(1)),
        ),
        Closed::Expired if seats == 2 => say!(
            speaker,
            "closed-expired",
            challenger = challenger,
            game = game,
            code = code,
            count = invited.len(),
            invited = names::mentions(speaker, invited),
        ),
        Closed::Expired => say!(
            speaker,
            "closed-expired-lobby",
            players = names::mentions(speaker, joined),
            game = game,
            code = code,
            taken = joined.len(),
            seats = seats,
        ),
        Closed::Removed => say!(
            speaker,
            "closed-removed",
            known = if moderated.is_some() { "yes" } else { "no" },
            who = named(&moderated.as_ref().map(|said| said.by.clone())),
            players = names::mentions(speaker, all()),
            game = game,
            code = code,
        ),
    }
}

/// Returns a challenge that is no longer open, without buttons.
pub fn settled(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let line = match &view.stage {
        StageView::Closed { .. } => what_came_of_it(speaker, view),
        _ if view.origin != view.card.place.channel => {
            let thread = markup::channel(view.card.place.channel);
            say!(speaker, "closed-begun-in", thread = thread)
        }
        _ => say!(speaker, "closed-begun"),
    };
    let content = say!(
        speaker,
        "challenge-settled",
        people = names::mentions(speaker, view.people()),
        game = variant_name(speaker, view),
    );
    Body {
        content,
        embed: Some(embed(speaker, view, &[line]).color(CLOSED_COLOR)),
        ..Body::default()
    }
}

fn people(speaker: Speaker<'_>, people: &[Participant]) -> Text {
    let mentions: Vec<_> = people
        .iter()
        .map(|person| mention(speaker, person))
        .collect();
    speaker.people(&mentions)
}

fn first_line(
    speaker: Speaker<'_>,
    view: &MatchView,
    opponent: Option<&Participant>,
    goes_first: Option<&Holder<Participant>>,
) -> String {
    match view.terms.first {
        FirstMove::Lot => say!(speaker, "first-lot"),
        FirstMove::Challenger => {
            say!(
                speaker,
                "first-challenger",
                challenger = mention(speaker, &view.challenger)
            )
        }
        FirstMove::Opponent => match opponent {
            Some(opponent) => {
                let opponent = mention(speaker, opponent);
                say!(speaker, "first-challenger", challenger = opponent)
            }
            None => say!(speaker, "first-opponent"),
        },
        FirstMove::AsListed => match goes_first {
            Some(who) => {
                let first = names::holder(speaker, who);
                say!(speaker, "first-swapped", first = first)
            }
            None => say!(speaker, "first-lot"),
        },
    }
}

fn embed(speaker: Speaker<'_>, view: &MatchView, lines: &[String]) -> CreateEmbed {
    let (code, rules) = (view.card.code.as_str(), view.terms.rules);
    // The usual rules say nothing to somebody who hasn't played yet.
    let footer = if rules == Rules::default_for(rules.variant()) {
        format!("#{code}")
    } else {
        let rules = rules_line(speaker, view);
        say!(speaker, "board-footer", code = code, rules = rules)
    };
    CreateEmbed::new()
        .title(variant_name(speaker, view).words())
        .description(lines.join("\n"))
        .footer(CreateEmbedFooter::new(footer))
}

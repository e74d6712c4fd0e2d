//! A match in plain text, for readers outside Discord: the same sentences as in its messages, with
//! names for mentions and without other markup.

use crate::discord::front::refusal::{refusal, standstill};
use crate::discord::parts::alt_text::{seat_name, whose};
use crate::discord::parts::{markup, wording};
use crate::discord::plan::message as plan;
use crate::discord::play::illegal_message::what_is_wrong;
use crate::discord::posts;
use crate::discord::posts::board_buttons::Reader;
use crate::discord::posts::{forced_ends, verdict};
use crate::discord::text::{Speaker, in_signs, say};
use crate::service::{Error, GameView, MatchView, StageView, Suggestion};
use halma_rules::Seat;

/// Returns the name of a match's variant.
pub fn variant(speaker: Speaker<'_>, view: &MatchView) -> String {
    speaker.say(&format!("variant-{}", view.terms.rules.variant()))
}

/// Returns the names of a match's people and of the computer.
pub fn names(speaker: Speaker<'_>, view: &MatchView) -> String {
    wording::names(speaker, view)
}

/// Returns the rules of a match in words.
pub fn rules(speaker: Speaker<'_>, view: &MatchView) -> String {
    wording::rules_line(speaker, view)
}

/// Returns the name of a seat's player.
pub fn seat(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    seat_name(speaker, game, seat)
}

/// Says whose turn it is or how the match ended, what was played last, and what else there is to
/// know now.
pub fn state(speaker: Speaker<'_>, view: &MatchView) -> Vec<String> {
    let (StageView::Running(game) | StageView::Finished(game)) = &view.stage else {
        let key = match view.stage {
            StageView::Open { .. } => "page-waiting",
            _ => "page-over",
        };
        return vec![speaker.say(key)];
    };
    let mut lines = match game.standing.outcome() {
        None => vec![whose(speaker, game)],
        Some(_) => vec![verdict::verdict(speaker, game)],
    };
    lines.extend(posts::stands_still(speaker, view));
    lines.extend(last_moves(speaker, game));
    lines.extend(forced_ends::lines(speaker, game, Reader::One));
    let lines = lines.iter().map(|line| plain(Some(view), line));
    lines.collect()
}

/// Says what was played last.
fn last_moves(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let board = game.standing.position().board();
    let shown = game.earlier.iter().chain(&game.last);
    let said = shown.map(|last| {
        let name = seat_name(speaker, game, last.seat);
        let route = last.route.text(board);
        let key = if last.planned {
            "played-planned"
        } else {
            "alt-last"
        };
        say!(speaker, key, seat = name, route = route)
    });
    said.collect()
}

/// Says how a stone gets where it goes.
pub fn way(speaker: Speaker<'_>, suggestion: &Suggestion) -> String {
    match suggestion.jumps {
        0 => say!(speaker, "page-step"),
        jumps => say!(speaker, "page-jumps", jumps = jumps),
    }
}

/// Says how to write a plan.
pub fn plan_how(speaker: Speaker<'_>) -> String {
    plain(None, &plan::how(speaker))
}

/// Says where a replay is, with places for the two numbers.
pub fn replayed(speaker: Speaker<'_>) -> String {
    say!(
        speaker,
        "page-replay-at",
        number = "{number}",
        count = "{count}"
    )
}

/// Says what is offered, if an offer is open.
pub fn offer(speaker: Speaker<'_>, view: &MatchView) -> Option<String> {
    let game = view.game()?;
    game.offer.as_ref().filter(|offer| offer.open)?;
    let said = posts::offer(speaker, view, game)?;
    Some(plain(Some(view), &said.content))
}

/// Asks whether to resign.
pub fn resign_question(speaker: Speaker<'_>, view: &MatchView) -> String {
    let code = view.card.code.as_str();
    say!(
        speaker,
        "resign-question",
        code = code,
        two = "no",
        others = ""
    )
}

/// Says why something wasn't done.
pub fn error(
    speaker: Speaker<'_>,
    view: Option<&MatchView>,
    error: &Error,
    number: &str,
) -> String {
    let said = match error {
        Error::Refusal(why) => refusal(speaker, why),
        Error::Illegal(illegal) => what_is_wrong(speaker, &illegal.why),
        error if error.is_standstill() => standstill(speaker, error),
        Error::Fault(_) => say!(speaker, "our-fault", number = number),
    };
    plain(view, &said)
}

/// Returns a text with names for the mentions of a match's people, and without bold and code.
/// Moments stay as they are.
fn plain(view: Option<&MatchView>, text: &str) -> String {
    let mut text = in_signs(text).replace("**", "").replace('`', "");
    let moderator = view.and_then(|view| view.game()?.moderated.as_ref().map(|done| &done.by));
    let people = view.map(MatchView::people).unwrap_or_default();
    for person in people.into_iter().chain(moderator) {
        if let Some(user) = person.user {
            text = text.replace(&markup::user(user), &person.name);
        }
    }
    text
}

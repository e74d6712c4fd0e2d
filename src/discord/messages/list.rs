//! Lists of matches.

use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed};
use serenity::model::application::ButtonStyle;

use super::rows::match_menu;
use super::{mention, moment};
use crate::discord::alt_text::variant_name;
use crate::discord::answer::Body;
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::text::{Speaker, say};
use crate::ids::UserId;
use crate::service::{MatchView, StageView, Summary};

/// The matches on one page of a list.
const PAGE: usize = 10;

/// One's own unfinished matches, or those of another person in the server; a page of them.
pub fn games(speaker: Speaker<'_>, matches: &[Summary], of: Option<UserId>, page: u32) -> Body {
    let who = of.map(|user| format!("<@{user}>"));
    if matches.is_empty() {
        return Body::text(match who {
            None => say!(speaker, "games-none"),
            Some(who) => say!(speaker, "games-none-of", who = who),
        });
    }
    let pages = matches.len().div_ceil(PAGE);
    let page = (page as usize).min(pages - 1);
    let shown = matches.iter().skip(page * PAGE).take(PAGE);
    let lines: Vec<_> = shown
        .map(|summary| line(speaker, &summary.view, summary.my_turn && of.is_none()))
        .collect();
    let count = matches.len();
    let mut body = Body::text(match who {
        None => say!(speaker, "games-title", count = count),
        Some(who) => say!(speaker, "games-title-of", who = who, count = count),
    });
    // Ten games of six people are too long for a message's text.
    body.embed = Some(CreateEmbed::new().description(lines.join("\n")));
    if pages > 1 {
        let turn = |label: &str, page: usize, possible: bool| {
            let id = CustomId {
                kind: Kind::Games,
                number: of.map_or(0, |user| user.0),
                turn: 0,
                page: page as u32,
            };
            CreateButton::new(id.to_string())
                .label(speaker.say(label))
                .style(ButtonStyle::Secondary)
                .disabled(!possible)
        };
        let earlier = (page > 0).then(|| turn("button-previous", page - 1, true));
        let later = turn("button-next", page + 1, page + 1 < pages);
        body.rows = vec![CreateActionRow::Buttons(
            earlier.into_iter().chain([later]).collect(),
        )];
    }
    body
}

/// Names the game that waits for the person next.
pub fn next_waiting(speaker: Speaker<'_>, view: &MatchView) -> Body {
    Body::text(say!(
        speaker,
        "next-waiting",
        game = line(speaker, view, true)
    ))
}

fn line(speaker: Speaker<'_>, view: &MatchView, my_turn: bool) -> String {
    let mut people: Vec<_> = view
        .people()
        .into_iter()
        .map(|person| mention(speaker, person))
        .collect();
    // In practice one person has all seats.
    people.dedup();
    let key = match (&view.stage, my_turn) {
        (StageView::Open { .. }, true) => "games-answer",
        (StageView::Open { .. }, false) => "games-open",
        (_, true) => "games-my-turn",
        (_, false) => "games-their-turn",
    };
    say!(
        speaker,
        key,
        code = view.code.as_str(),
        game = variant_name(speaker, view),
        people = people.join(", "),
        left = time_left(speaker, view),
        place = place(speaker, view),
    )
}

/// When the time for the present move is over, where there is a clock.
fn time_left(speaker: Speaker<'_>, view: &MatchView) -> String {
    let deadline = view.game().and_then(|game| game.deadline);
    deadline.map_or_else(String::new, |at| {
        say!(speaker, "games-left", at = moment(at))
    })
}

/// Tells a player that the newest board of a match could not be posted.
pub fn unposted(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let code = view.code.as_str();
    let place = format!("<#{}>", view.place.channel);
    let key = match view.stage {
        StageView::Running(_) => "unposted",
        _ => "unposted-over",
    };
    Body::text(say!(speaker, key, code = code, place = place))
}

/// A link to the board message, or the channel where that is not known.
pub(super) fn place(speaker: Speaker<'_>, view: &MatchView) -> String {
    let place = &view.place;
    match view.message {
        Some(message) => {
            let label = say!(speaker, "link-to-board");
            let (guild, channel) = (place.guild, place.channel);
            format!("[{label}](https://discord.com/channels/{guild}/{channel}/{message})")
        }
        None => format!("<#{}>", place.channel),
    }
}

/// Asks which of several matches is meant.
pub fn which_match(
    speaker: Speaker<'_>,
    kind: Kind,
    matches: &[Summary],
    value: impl Fn(&MatchView) -> String,
) -> Body {
    let row = match_menu(speaker, kind, matches, value);
    Body {
        rows: vec![row],
        ..Body::text(say!(speaker, "which-match"))
    }
}

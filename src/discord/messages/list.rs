//! Lists of matches.

use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed};
use serenity::model::application::ButtonStyle;

use super::rows::match_menu;
use super::{mention, moment};
use crate::discord::alt_text::variant_name;
use crate::discord::answer::Body;
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::text::{Speaker, say};
use crate::service::{MatchView, StageView, Summary};

/// The matches on one page of a list.
const PAGE: usize = 10;

/// A person's unfinished matches in a server, a page of them.
pub fn games(speaker: Speaker<'_>, matches: &[Summary], page: u32) -> Body {
    if matches.is_empty() {
        return Body::text(say!(speaker, "games-none"));
    }
    let pages = matches.len().div_ceil(PAGE);
    let page = (page as usize).min(pages - 1);
    let shown = matches.iter().skip(page * PAGE).take(PAGE);
    let lines: Vec<_> = shown.map(|summary| line(speaker, summary)).collect();
    let mut body = Body::text(say!(speaker, "games-title", count = matches.len()));
    // Ten games of six people are too long for a message's text.
    body.embed = Some(CreateEmbed::new().description(lines.join("\n")));
    if pages > 1 {
        let turn = |label: &str, page: usize, possible: bool| {
            let id = CustomId {
                kind: Kind::Games,
                number: 0,
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

fn line(speaker: Speaker<'_>, summary: &Summary) -> String {
    let view = &summary.view;
    let mut people: Vec<_> = view
        .people()
        .into_iter()
        .map(|person| mention(speaker, person))
        .collect();
    // In practice one person has all seats.
    people.dedup();
    let key = match (&view.stage, summary.my_turn) {
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
        place = place(view),
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
    Body::text(say!(speaker, "unposted", code = code, place = place))
}

/// The board message, or the channel where it is not known.
fn place(view: &MatchView) -> String {
    let place = &view.place;
    match view.message {
        Some(message) => {
            format!(
                "https://discord.com/channels/{}/{}/{message}",
                place.guild, place.channel
            )
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

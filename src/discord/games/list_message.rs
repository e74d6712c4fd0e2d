//! Lists of matches.

use halma_service::ids::UserId;
use halma_service::{MatchView, StageView, Summary};
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenuOption};
use serenity::model::application::ButtonStyle;

use crate::discord::admin::click as admin;
use crate::discord::command::which_match::summary_label;
use crate::discord::games::click::Click;
use crate::discord::parts::body::Body;
use crate::discord::parts::carried::Carried;
use crate::discord::parts::components::select;
use crate::discord::parts::id::{Coded as _, Id};
use crate::discord::parts::limits::{MOST_OPTIONS, MOST_ROWS};
use crate::discord::parts::wording::place;
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::names::{self, variant_name};

/// The number of matches on a page.
const PAGE: usize = 10;

/// Returns a page of one's own unfinished matches, or of another person's on the server.
pub fn games(speaker: Speaker<'_>, matches: &[Summary], of: Option<UserId>, page: u32) -> Body {
    let who = of.map(markup::user);
    if matches.is_empty() {
        return Body::text(match who {
            None => say!(speaker, "games-none"),
            Some(who) => say!(speaker, "games-none-of", who = who),
        });
    }
    let count = matches.len();
    let title = match who {
        None => say!(speaker, "games-title", count = count),
        Some(who) => say!(speaker, "games-title-of", who = who, count = count),
    };
    let list = List {
        turned: |of, page| Click::Page { of, page }.id(),
        of,
        marks_turns: of.is_none(),
    };
    let mut body = list.page(speaker, matches, page, title);
    if of.is_none() {
        body.rows.extend(challenges_menus(speaker, matches));
    }
    body
}

/// Returns a page of a server's unfinished matches.
pub fn server_games(speaker: Speaker<'_>, matches: &[Summary], page: u32) -> Body {
    if matches.is_empty() {
        return Body::text(say!(speaker, "server-games-none"));
    }
    let title = say!(speaker, "server-games-title", count = matches.len());
    let list = List {
        turned: |_, page| admin::Click::Games { page }.id(),
        of: None,
        marks_turns: false,
    };
    list.page(speaker, matches, page, title)
}

/// Returns a page of a server's open challenges, with a menu to choose one.
pub fn open_challenges(speaker: Speaker<'_>, matches: &[Summary], page: u32) -> Body {
    if matches.is_empty() {
        return Body::text(say!(speaker, "open-none"));
    }
    let title = say!(speaker, "open-title", count = matches.len());
    let list = List {
        turned: |_, page| Click::OpenPage { page }.id(),
        of: None,
        marks_turns: true,
    };
    let mut body = list.page(speaker, matches, page, title);
    body.rows.extend(challenges_menus(speaker, matches));
    body
}

/// A list with pages.
struct List {
    /// Returns the id of a button that shows a page.
    turned: fn(Option<UserId>, u32) -> Id,
    /// Whose list it is, if it is someone else's.
    of: Option<UserId>,
    /// Whether it marks the matches waiting for the reader.
    marks_turns: bool,
}

impl List {
    fn page(&self, speaker: Speaker<'_>, matches: &[Summary], page: u32, title: String) -> Body {
        let pages = matches.len().div_ceil(PAGE);
        let page = (page as usize).min(pages - 1);
        let shown = matches.iter().skip(page * PAGE).take(PAGE);
        let lines: Vec<_> = shown
            .map(|summary| line(speaker, &summary.view, summary.my_turn && self.marks_turns))
            .collect();
        let mut body = Body::text(title);
        // Ten games of six people are too long for a message's content.
        body.embed = Some(CreateEmbed::new().description(lines.join("\n")));
        if pages > 1 {
            let earlier = (page > 0).then(|| self.turn(speaker, "button-previous", page - 1));
            let is_last = page + 1 == pages;
            let later = self
                .turn(speaker, "button-next", page + 1)
                .disabled(is_last);
            let buttons = earlier.into_iter().chain([later]).collect();
            body.rows = vec![CreateActionRow::Buttons(buttons)];
        }
        body
    }

    fn turn(&self, speaker: Speaker<'_>, label: &str, page: usize) -> CreateButton {
        let id = (self.turned)(self.of, page as u32);
        CreateButton::new(id.to_string())
            .label(speaker.say(label))
            .style(ButtonStyle::Secondary)
    }
}

/// Returns menus of the open challenges among one's own matches, to answer or withdraw them even if
/// their messages are gone; as many as fit next to the page buttons.
fn challenges_menus(speaker: Speaker<'_>, matches: &[Summary]) -> Vec<CreateActionRow> {
    let is_open = |summary: &&Summary| matches!(summary.view.stage, StageView::Open { .. });
    let open: Vec<_> = matches.iter().filter(is_open).collect();
    let menu = |(number, open): (usize, &[&Summary])| {
        let option = |summary: &&Summary| {
            let value = Carried {
                code: summary.view.card.code,
                turn: None,
                text: "",
            };
            CreateSelectMenuOption::new(summary_label(speaker, summary), value.to_string())
        };
        let options = open.iter().map(option).collect();
        let placeholder = say!(speaker, "menu-which-challenge");
        let menu = number as u32;
        select(&Click::WhichChallenge { menu }.id(), options, placeholder)
    };
    let menus = open.chunks(MOST_OPTIONS).take(MOST_ROWS - 1).enumerate();
    menus.map(menu).collect()
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
    // In practice one person has all seats.
    let people = names::players(speaker, view);
    let deadline = view.game().and_then(|game| game.deadline);
    let key = match (&view.stage, my_turn, deadline) {
        (StageView::Open { .. }, true, _) => "games-answer",
        (StageView::Open { .. }, false, _) => "games-open",
        (_, true, None) => "games-my-turn",
        (_, true, Some(_)) => "games-my-turn-until",
        (_, false, None) => "games-their-turn",
        (_, false, Some(_)) => "games-their-turn-until",
    };
    say!(
        speaker,
        key,
        code = view.card.code.as_str(),
        game = variant_name(speaker, view),
        people = people,
        at = deadline.map_or_else(String::new, markup::relative),
        place = place(speaker, view),
    )
}

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
use crate::discord::parts::wording::board_address;
use crate::discord::play::click as play;
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::clocks;
use crate::words::names::{self, variant_name};

/// The number of matches on a page.
const PAGE: usize = 10;

/// Returns a page of one's own unfinished matches, or of another person's on the server.
pub fn games(
    speaker: Speaker<'_>,
    matches: &[Summary],
    (reader, of): (UserId, Option<UserId>),
    page: u32,
) -> Body {
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
        known: Some(of.unwrap_or(reader)),
        marks_turns: of.is_none(),
    };
    let mut body = list.page(speaker, matches, page, title);
    if of.is_none() {
        body.rows.extend(moves_menu(speaker, matches));
        let room = MOST_ROWS - body.rows.len();
        body.rows.extend(challenges_menus(speaker, matches, room));
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
        known: None,
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
        known: None,
        marks_turns: true,
    };
    let mut body = list.page(speaker, matches, page, title);
    let room = MOST_ROWS - body.rows.len();
    body.rows.extend(challenges_menus(speaker, matches, room));
    body
}

/// A list with pages.
struct List {
    /// Returns the id of a button that shows a page.
    turned: fn(Option<UserId>, u32) -> Id,
    /// Whose list it is, if it is someone else's.
    of: Option<UserId>,
    /// Who plays in all of them, so that lines needn't say so.
    known: Option<UserId>,
    /// Whether it marks the matches waiting for the reader.
    marks_turns: bool,
}

impl List {
    fn page(&self, speaker: Speaker<'_>, matches: &[Summary], page: u32, title: String) -> Body {
        let pages = matches.len().div_ceil(PAGE);
        let page = (page as usize).min(pages - 1);
        let state = |summary: &&Summary| State::of(summary, self.marks_turns);
        let mut sorted: Vec<&Summary> = matches.iter().collect();
        sorted.sort_by_key(state);
        let shown = sorted.into_iter().skip(page * PAGE).take(PAGE);
        let mut lines = Vec::new();
        let mut heading = None;
        for summary in shown {
            let state = state(&summary);
            // Of others' games it isn't said whom they wait for.
            let is_told = self.marks_turns || state == State::Open;
            if is_told && heading.replace(state) != Some(state) {
                lines.push(state.heading(speaker));
            }
            lines.push(line(speaker, &summary.view, self.known));
        }
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
/// their messages are gone; as many as there is room for.
fn challenges_menus(
    speaker: Speaker<'_>,
    matches: &[Summary],
    room: usize,
) -> Vec<CreateActionRow> {
    let is_open = |summary: &&Summary| matches!(summary.view.stage, StageView::Open { .. });
    let open: Vec<_> = matches.iter().filter(is_open).collect();
    let menu = |(number, open): (usize, &[&Summary])| {
        let options = open
            .iter()
            .map(|summary| option(speaker, summary))
            .collect();
        let placeholder = say!(speaker, "menu-which-challenge");
        let menu = number as u32;
        select(&Click::WhichChallenge { menu }.id(), options, placeholder)
    };
    let menus = open.chunks(MOST_OPTIONS).take(room).enumerate();
    menus.map(menu).collect()
}

/// Returns a menu of the games in which it's the person's turn; choosing one shows its moves.
fn moves_menu(speaker: Speaker<'_>, matches: &[Summary]) -> Option<CreateActionRow> {
    let mine = matches.iter().filter(|summary| {
        let is_running = matches!(summary.view.stage, StageView::Running(_));
        summary.my_turn && is_running
    });
    let options: Vec<_> = mine
        .take(MOST_OPTIONS)
        .map(|summary| option(speaker, summary))
        .collect();
    let id = play::Click::WhichMove { menu: 0 }.id();
    (!options.is_empty()).then(|| select(&id, options, say!(speaker, "menu-move-in")))
}

/// Returns the option of a match in a menu.
fn option(speaker: Speaker<'_>, summary: &Summary) -> CreateSelectMenuOption {
    let value = Carried {
        code: summary.view.card.code,
        turn: None,
        text: "",
    };
    CreateSelectMenuOption::new(summary_label(speaker, summary), value.to_string())
}

/// Names the game that waits for the person next.
pub fn next_waiting(speaker: Speaker<'_>, view: &MatchView) -> Body {
    Body::text(say!(
        speaker,
        "next-waiting",
        game = line(speaker, view, None)
    ))
}

/// What a match of a list waits for, in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    MyAnswer,
    MyMove,
    TheirMove,
    Open,
}

impl State {
    fn of(summary: &Summary, marks_turns: bool) -> Self {
        let is_open = matches!(summary.view.stage, StageView::Open { .. });
        match (is_open, summary.my_turn && marks_turns) {
            (false, true) => Self::MyMove,
            (true, true) => Self::MyAnswer,
            (false, false) => Self::TheirMove,
            (true, false) => Self::Open,
        }
    }

    fn heading(self, speaker: Speaker<'_>) -> String {
        speaker.say(match self {
            Self::MyMove => "games-my-turn",
            Self::MyAnswer => "games-answer",
            Self::TheirMove => "games-their-turn",
            Self::Open => "games-open",
        })
    }
}

/// Returns a line about a match: its code, which leads to its board, the game, the people and the time.
pub fn line(speaker: Speaker<'_>, view: &MatchView, known: Option<UserId>) -> String {
    let people = speaker.write(&match known {
        Some(known) => names::opponents(speaker, view, known),
        None => names::players(speaker, view),
    });
    let game = speaker.write(&variant_name(speaker, view));
    let time = view.game().and_then(|game| clocks::left(speaker, game));
    let time = time.map(|time| speaker.write(&time));
    let parts = [linked_code(view), game, people].into_iter().chain(time);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Returns a match's code as a link to the board's message, or with the channel if the message isn't
/// known.
fn linked_code(view: &MatchView) -> String {
    let code = view.card.code.as_str();
    match board_address(view) {
        Some(address) => format!("[#{code}]({address})"),
        None => format!("#{code} {}", markup::channel(view.card.place.channel)),
    }
}

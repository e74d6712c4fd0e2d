//! The messages of replays.

use halma_rules::{Event, Seat};
use halma_service::{GameView, MatchView};
use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};
use serenity::model::application::ButtonStyle;

use crate::discord::parts::body::{Body, Document, Picture};
use crate::discord::parts::components::select;
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::MOST_OPTIONS;
use crate::discord::parts::wording;
use crate::discord::pictures::gallery::{Drawn, Moving};
use crate::discord::replay::click::{Click, Step};
use crate::discord::text::{Say as _, Speaker, say};
use crate::words::described::alt_text;
use crate::words::names::{self, variant_name};
use crate::words::past;

/// A position within a replay.
pub struct ReplayedMove<'a> {
    /// The number of events before it.
    pub events: usize,
    /// All events of the game.
    pub all: &'a [Event],
    /// The side it is seen from.
    pub side: Seat,
}

impl ReplayedMove<'_> {
    /// Returns the position as ids contain it.
    fn shown(&self) -> (u64, u32) {
        (self.events as u64, self.side.index() as u32)
    }
}

/// Returns a game after some of its moves, with ways to all others; `then` is the game at that
/// moment.
pub fn replay(
    speaker: Speaker<'_>,
    view: &MatchView,
    then: &GameView,
    at: &ReplayedMove<'_>,
    drawn: Option<Drawn>,
) -> Body {
    let count = at.all.len();
    let mut lines = vec![say!(
        speaker,
        "replay-title",
        code = view.card.code.as_str(),
        game = variant_name(speaker, view),
        number = at.events,
        count = count,
    )];
    lines.extend(speaker.write_all(&past::move_line(speaker, then)));
    let feats = then.feats.map(|feats| names::feats(speaker, then, feats));
    lines.extend(speaker.write_all(&feats));
    let name = format!(
        "halma-{}-{}.png",
        view.card.code.as_str().to_lowercase(),
        at.events
    );
    let picture = drawn.map(|drawn| Picture {
        png: drawn,
        name,
        alt_text: alt_text(speaker, view, then).words(),
    });
    let mut rows = vec![steps(view, at)];
    rows.extend(menu(speaker, view, at));
    let (events, side) = at.shown();
    let id = Click::Files {
        id: view.id,
        events,
        side,
    }
    .id();
    let files = CreateButton::new(id.to_string())
        .label(speaker.say(if (1..count).contains(&at.events) {
            "button-replay-files-from"
        } else {
            "button-replay-files"
        }))
        .style(ButtonStyle::Secondary);
    rows.push(CreateActionRow::Buttons(vec![files]));
    Body {
        picture,
        rows,
        ..Body::text(wording::with_text_board(
            speaker,
            view,
            then,
            lines.join("\n"),
        ))
    }
}

/// Returns the buttons first, back, next, last and turn; those that lead nowhere are disabled.
fn steps(view: &MatchView, at: &ReplayedMove<'_>) -> CreateActionRow {
    let (is_first, is_last) = (at.events == 0, at.events == at.all.len());
    let (events, side) = at.shown();
    let button = |step, sign: char, is_off| {
        let click = Click::Step {
            id: view.id,
            step,
            events,
            side,
        };
        let button = CreateButton::new(click.id().to_string());
        button
            .label(sign)
            .style(ButtonStyle::Secondary)
            .disabled(is_off)
    };
    CreateActionRow::Buttons(vec![
        button(Step::First, '⏮', is_first),
        button(Step::Back, '◀', is_first),
        button(Step::Next, '▶', is_last),
        button(Step::Last, '⏭', is_last),
        button(Step::Turn, '🔄', false),
    ])
}

/// Returns a menu of moves spread over the whole game.
fn menu(speaker: Speaker<'_>, view: &MatchView, at: &ReplayedMove<'_>) -> Option<CreateActionRow> {
    let count = at.all.len();
    if count < 3 {
        return None;
    }
    let step = count.div_ceil(MOST_OPTIONS - 1);
    let board = view.terms.rules.board();
    let places = (0..count).step_by(step).chain([count]);
    let options = places.map(|events| {
        let before = events.checked_sub(1).and_then(|last| at.all.get(last));
        let text = match before {
            Some(Event::Ply { ply, .. }) => ply.text(board).replace('-', " → "),
            Some(Event::Out { .. }) | None => String::new(),
        };
        let label = say!(speaker, "replay-move", number = events, text = text);
        CreateSelectMenuOption::new(label, events.to_string())
    });
    let placeholder = say!(speaker, "menu-replay");
    let (_, side) = at.shown();
    let click = Click::Choose { id: view.id, side };
    Some(select(&click.id(), options.collect(), placeholder))
}

/// Returns a GIF of a game with its record.
pub fn replay_files(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    (drawn, moving): Moving,
    document: Document,
) -> Body {
    let code = view.card.code.as_str();
    let mut lines = vec![say!(speaker, "replay-files", code = code)];
    if moving.step > 1 {
        lines.push(say!(speaker, "replay-skips", step = moving.step));
    }
    if moving.is_small() {
        lines.push(say!(speaker, "replay-small", pixels = moving.pixels));
    }
    Body {
        picture: Some(Picture {
            png: drawn,
            name: format!("halma-{}.gif", code.to_lowercase()),
            alt_text: alt_text(speaker, view, game).words(),
        }),
        document: Some(document),
        ..Body::text(lines.join("\n"))
    }
}

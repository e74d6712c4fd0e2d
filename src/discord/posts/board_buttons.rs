//! The buttons below boards.

use halma_service::{GameView, MatchView};
use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;

use crate::discord::analysis::click as analysis;
use crate::discord::bot::PageInside;
use crate::discord::help::click as help;
use crate::discord::lobby::click as lobby;
use crate::discord::parts::components::button;
use crate::discord::parts::id::{AtTurn, Coded as _};
use crate::discord::play::click as play;
use crate::discord::replay::click as replay;
use crate::discord::text::Speaker;
use crate::words::state::next_level;
use crate::words::{Reader, series};

/// Returns the buttons of a running game's board, three per row, which fit side by side on a phone.
/// The channel gets one row, in which a newcomer's first board explains the game instead of ending
/// it.
pub fn board_rows(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    reader: Reader,
    page: PageInside,
) -> Vec<CreateActionRow> {
    let at = AtTurn::of(view);
    let plain = |click: play::Click, label| button(speaker, click, label, ButtonStyle::Secondary);
    let resign = plain(play::Click::Resign { at }, "button-resign");
    let is_explained = reader == Reader::Everyone && game.first_turn().is_some();
    let first = vec![
        button(
            speaker,
            play::Click::Move { at },
            "button-move",
            ButtonStyle::Primary,
        ),
        match page {
            PageInside::Offered => plain(play::Click::Launch { at }, "button-page"),
            PageInside::Missing => plain(play::Click::Board { at }, "button-board"),
        },
        if is_explained {
            how_to_button(speaker, view)
        } else {
            resign
        },
    ];
    let mut others = Vec::new();
    others.extend(game.proven.as_ref().map(|proven| {
        let label = match proven.winner {
            Some(_) => "button-claim-win",
            None => "button-claim-draw",
        };
        plain(play::Click::Claim { at }, label)
    }));
    // Where the bot can mention nobody by itself.
    let wakes = reader == Reader::Everyone && view.card.place.guild.is_conversation();
    let next = game
        .to_move()
        .person()
        .filter(|_| wakes && game.people().count() > 1);
    others.extend(next.map(|_| plain(play::Click::Wake { at }, "button-wake")));
    if reader == Reader::One {
        let give = plain(play::Click::GiveDay { at }, "button-give-day");
        others.extend(
            game.deadline
                .filter(|_| view.card.cup.is_none())
                .map(|_| give),
        );
        let mute = plain(play::Click::Mute { at }, "button-mute");
        let will_remind = game.will_remind && !view.card.place.guild.is_conversation();
        others.extend(will_remind.then_some(mute));
        others.extend(game.first_turn().map(|_| how_to_button(speaker, view)));
    }
    let rows = [first, others].into_iter();
    let rows = rows.filter(|row| !row.is_empty());
    rows.map(CreateActionRow::Buttons).collect()
}

/// Returns the buttons of a finished game's board. If nobody made a move, there is nothing to
/// replay.
pub fn end_row(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Vec<CreateActionRow> {
    let at = AtTurn::of(view);
    let mut buttons = Vec::new();
    if !series::goes_on(view) {
        let next = next_level_button(speaker, at, game);
        let style = match next {
            Some(_) => ButtonStyle::Secondary,
            None => ButtonStyle::Primary,
        };
        buttons.extend(next);
        let rematch = lobby::Click::Rematch { at };
        buttons.push(button(speaker, rematch, "button-rematch", style));
    }
    if game.was_played() {
        let style = ButtonStyle::Secondary;
        let replay = replay::Click::Open { at };
        buttons.push(button(speaker, replay, "button-replay", style));
        let analyze = analysis::Click::Open { at };
        buttons.push(button(speaker, analyze, "button-analyze", style));
    }
    let row = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    row.into_iter().collect()
}

/// Returns the button after beating a level, which leads to the next one.
fn next_level_button(speaker: Speaker<'_>, at: AtTurn, game: &GameView) -> Option<CreateButton> {
    let label = next_level(speaker, game)?;
    let id = lobby::Click::NextLevel { at }.id();
    let button = CreateButton::new(id.to_string()).label(label.words());
    Some(button.style(ButtonStyle::Primary))
}

/// Returns the how-to button for newcomers.
pub fn how_to_button(speaker: Speaker<'_>, view: &MatchView) -> CreateButton {
    let style = ButtonStyle::Secondary;
    button(
        speaker,
        help::Click::HowToPlay {
            at: AtTurn::of(view),
        },
        "button-how-to",
        style,
    )
}

//! Buttons, menus and forms.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateInputText, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use serenity::model::application::{ButtonStyle, InputTextStyle};

use super::series;
use crate::discord::body::{Form, beginning, cut};
use crate::discord::custom_id::{CustomId, ForMatch, InMatch};
use crate::discord::limits::{
    MOST_LABEL_CHARS, MOST_MOVE_CHARS, MOST_OPTIONS, MOST_REASON_CHARS, MOST_ROWS,
};
use crate::discord::text::{Speaker, say};
use crate::service::{GameView, LobbyMove, MatchView, StageView, Summary};

/// The id of something that belongs to the present turn of a match.
fn of_turn(view: &MatchView, what: InMatch) -> CustomId {
    CustomId::InMatch {
        what,
        id: view.id,
        turn: view.turn,
    }
}

/// A button that belongs to the present turn of a match.
pub(super) fn button(
    speaker: Speaker<'_>,
    view: &MatchView,
    what: InMatch,
    key: &str,
    style: ButtonStyle,
) -> CreateButton {
    let id = of_turn(view, what);
    CreateButton::new(id.to_string())
        .label(speaker.say(key))
        .style(style)
}

/// The buttons of a running game's board; below the first one there is one that teaches.
pub(super) fn board_rows(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
) -> Vec<CreateActionRow> {
    let mut buttons = vec![
        button(
            speaker,
            view,
            InMatch::Move,
            "button-move",
            ButtonStyle::Primary,
        ),
        button(
            speaker,
            view,
            InMatch::Board,
            "button-board",
            ButtonStyle::Secondary,
        ),
        button(
            speaker,
            view,
            InMatch::Resign,
            "button-resign",
            ButtonStyle::Secondary,
        ),
    ];
    if game.deadline.is_some() {
        let key = "button-give-day";
        let style = ButtonStyle::Secondary;
        buttons.push(button(speaker, view, InMatch::GiveDay, key, style));
    }
    if game.will_remind {
        let key = "button-mute";
        let style = ButtonStyle::Secondary;
        buttons.push(button(speaker, view, InMatch::Mute, key, style));
    }
    let teaching = vec![how_to_button(speaker, view)];
    let rows = [Some(buttons), game.is_new().then_some(teaching)];
    let rows = rows.into_iter().flatten();
    rows.map(CreateActionRow::Buttons).collect()
}

/// The button that explains the game to whoever is new to it.
fn how_to_button(speaker: Speaker<'_>, view: &MatchView) -> CreateButton {
    let style = ButtonStyle::Secondary;
    button(speaker, view, InMatch::HowToPlay, "button-how-to", style)
}

/// The buttons of a finished game's board.
pub(super) fn end_row(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    let mut buttons = Vec::new();
    if !series::goes_on(view) {
        let style = ButtonStyle::Primary;
        buttons.push(button(
            speaker,
            view,
            InMatch::Rematch,
            "button-rematch",
            style,
        ));
    }
    let style = ButtonStyle::Secondary;
    buttons.push(button(
        speaker,
        view,
        InMatch::Replay,
        "button-replay",
        style,
    ));
    let what = InMatch::Analyze;
    buttons.push(button(speaker, view, what, "button-analyze", style));
    vec![CreateActionRow::Buttons(buttons)]
}

/// The buttons of a challenge; below, one to begin with the computer, and one that teaches.
pub(super) fn lobby_rows(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    let Some(answers) = answer_buttons(speaker, view) else {
        return Vec::new();
    };
    let label = say!(speaker, "button-fill", seats = view.rules.variant().seats());
    let id = of_turn(view, InMatch::Lobby(LobbyMove::Fill));
    let style = ButtonStyle::Secondary;
    let fill = CreateButton::new(id.to_string()).label(label).style(style);
    let others = vec![fill, how_to_button(speaker, view)];
    let rows = [answers, others].into_iter();
    rows.map(CreateActionRow::Buttons).collect()
}

/// What those whom a challenge asks, and its challenger, can answer.
fn answer_buttons(speaker: Speaker<'_>, view: &MatchView) -> Option<Vec<CreateButton>> {
    let StageView::Open {
        joined,
        invited,
        free,
        fewer,
        ..
    } = &view.stage
    else {
        return None;
    };
    let join = if *free > 0 {
        "button-join"
    } else {
        "button-accept"
    };
    let mut buttons = vec![button(
        speaker,
        view,
        InMatch::Lobby(LobbyMove::Join),
        join,
        ButtonStyle::Success,
    )];
    if !invited.is_empty() {
        buttons.push(button(
            speaker,
            view,
            InMatch::Lobby(LobbyMove::Decline),
            "button-decline",
            ButtonStyle::Secondary,
        ));
    }
    if joined.len() > 1 {
        let leave = button(
            speaker,
            view,
            InMatch::Lobby(LobbyMove::Leave),
            "button-leave",
            ButtonStyle::Secondary,
        );
        buttons.push(leave);
    }
    if let Some(fewer) = fewer {
        let label = say!(speaker, "button-begin", seats = fewer.seats());
        let id = of_turn(view, InMatch::Lobby(LobbyMove::Begin));
        let style = ButtonStyle::Secondary;
        let begin = CreateButton::new(id.to_string()).label(label).style(style);
        buttons.push(begin);
    }
    let withdraw = button(
        speaker,
        view,
        InMatch::Lobby(LobbyMove::Withdraw),
        "button-withdraw",
        ButtonStyle::Secondary,
    );
    buttons.push(withdraw);
    Some(buttons)
}

/// The buttons that ask whether somebody really resigns.
pub fn confirm_resignation(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(
            speaker,
            view,
            InMatch::ConfirmResign,
            "button-resign-yes",
            ButtonStyle::Danger,
        ),
        button(
            speaker,
            view,
            InMatch::KeepPlaying,
            "button-resign-no",
            ButtonStyle::Secondary,
        ),
    ])]
}

/// The form that asks for a move, with what was typed there before.
pub fn move_modal(speaker: Speaker<'_>, view: &MatchView, example: &str, typed: &str) -> Form {
    let id = of_turn(view, InMatch::Move);
    let field = CreateInputText::new(
        InputTextStyle::Short,
        say!(speaker, "modal-move-field"),
        "move",
    )
    .placeholder(say!(speaker, "modal-move-example", example = example))
    .min_length(2)
    .max_length(MOST_MOVE_CHARS);
    // Discord takes no empty value.
    let field = match typed {
        "" => field,
        typed => field.value(typed),
    };
    let title = say!(speaker, "modal-move-title", code = view.code.as_str());
    Form::new(id, title, field)
}

/// The form that asks a moderator whether a match is to end, and why; it is the confirmation.
pub fn end_modal(speaker: Speaker<'_>, view: &MatchView, reason: &str) -> Form {
    let title = say!(speaker, "modal-end-title", code = view.code.as_str());
    let id = of_turn(view, InMatch::ModeratorEnds);
    Form::new(id, title, reason_field(speaker, reason))
}

/// The form that asks a moderator whether a move is to be taken back, and why.
pub fn undo_modal(speaker: Speaker<'_>, view: &MatchView, reason: &str) -> Form {
    let title = say!(speaker, "modal-undo-title", code = view.code.as_str());
    let id = of_turn(view, InMatch::ModeratorUndoes);
    Form::new(id, title, reason_field(speaker, reason))
}

/// The form that asks a moderator whether a game is to count no more, and why.
pub fn void_modal(speaker: Speaker<'_>, view: &MatchView, reason: &str) -> Form {
    let title = say!(speaker, "modal-void-title", code = view.code.as_str());
    let id = of_turn(view, InMatch::ModeratorVoids);
    Form::new(id, title, reason_field(speaker, reason))
}

/// The form in which a moderator types the name of the server whose tables are to begin anew.
pub fn reset_tables_modal(speaker: Speaker<'_>, server: &str) -> Form {
    let title = say!(speaker, "modal-reset-tables-title");
    let label = say!(speaker, "modal-reset-tables-field");
    let field = CreateInputText::new(InputTextStyle::Short, label, "name")
        .placeholder(cut(server, MOST_LABEL_CHARS))
        .max_length(MOST_LABEL_CHARS as u16);
    Form::new(CustomId::ResetTables, title, field)
}

fn reason_field(speaker: Speaker<'_>, reason: &str) -> CreateInputText {
    let label = say!(speaker, "modal-reason-field");
    let field = CreateInputText::new(InputTextStyle::Short, label, "reason")
        .placeholder(say!(speaker, "modal-reason-example"))
        .required(false)
        .max_length(MOST_REASON_CHARS);
    // Discord takes no empty value.
    match beginning(reason.trim(), MOST_REASON_CHARS.into()) {
        "" => field,
        given => field.value(given),
    }
}

/// The most matches that the menus of one message have room for.
pub(super) const MOST_IN_MENUS: usize = MOST_ROWS * MOST_OPTIONS;

/// Menus of matches, as many as it takes and a message has room for; the value of each option is
/// made from its match.
pub(super) fn match_menus(
    speaker: Speaker<'_>,
    what: ForMatch,
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
        let menu = number as u32;
        let id = CustomId::ChooseMatch { what, menu };
        select(id, options.collect(), placeholder)
    };
    menus.map(menu).collect()
}

/// A menu of texts.
pub(super) fn select(
    id: CustomId,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let kind = CreateSelectMenuKind::String { options };
    let menu = CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder);
    CreateActionRow::SelectMenu(menu)
}

/// A match in a menu or in a completion: code, game, the people.
pub fn summary_label(speaker: Speaker<'_>, summary: &Summary) -> String {
    let view = &summary.view;
    let label = say!(
        speaker,
        "match-label",
        code = view.code.as_str(),
        game = speaker.say(&format!("variant-{}", view.rules.variant())),
        names = super::names(speaker, view),
    );
    cut(&label, MOST_LABEL_CHARS)
}

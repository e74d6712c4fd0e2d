//! Buttons, menus and forms.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::{ButtonStyle, InputTextStyle};

use crate::discord::answer::cut;
use crate::discord::commands::{MOST_MOVE_CHARS, MOST_REASON_CHARS};
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::limits::{MOST_LABEL_CHARS, MOST_OPTIONS, MOST_ROWS};
use crate::discord::text::{Speaker, say};
use crate::service::{GameView, MatchView, StageView, Summary};

/// A button that belongs to the present turn of a match.
pub(super) fn button(
    speaker: Speaker<'_>,
    view: &MatchView,
    kind: Kind,
    key: &str,
    style: ButtonStyle,
) -> CreateButton {
    let id = CustomId::of_turn(kind, view.id, view.turn);
    CreateButton::new(id.to_string())
        .label(speaker.say(key))
        .style(style)
}

/// The buttons of a running game's board.
pub(super) fn board_row(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
) -> CreateActionRow {
    let mut buttons = vec![
        button(
            speaker,
            view,
            Kind::Move,
            "button-move",
            ButtonStyle::Primary,
        ),
        button(
            speaker,
            view,
            Kind::Board,
            "button-board",
            ButtonStyle::Secondary,
        ),
        button(
            speaker,
            view,
            Kind::Resign,
            "button-resign",
            ButtonStyle::Secondary,
        ),
    ];
    if game.deadline.is_some() {
        let key = "button-give-day";
        let style = ButtonStyle::Secondary;
        buttons.push(button(speaker, view, Kind::GiveDay, key, style));
    }
    if game.will_remind {
        let key = "button-mute";
        let style = ButtonStyle::Secondary;
        buttons.push(button(speaker, view, Kind::Mute, key, style));
    }
    CreateActionRow::Buttons(buttons)
}

/// The buttons of a finished game's board.
pub(super) fn end_row(speaker: Speaker<'_>, view: &MatchView) -> CreateActionRow {
    CreateActionRow::Buttons(vec![button(
        speaker,
        view,
        Kind::Rematch,
        "button-rematch",
        ButtonStyle::Primary,
    )])
}

/// The buttons of a challenge.
pub(super) fn lobby_row(speaker: Speaker<'_>, view: &MatchView) -> Option<CreateActionRow> {
    let StageView::Open {
        joined,
        invited,
        free,
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
        Kind::Join,
        join,
        ButtonStyle::Success,
    )];
    if !invited.is_empty() {
        buttons.push(button(
            speaker,
            view,
            Kind::Decline,
            "button-decline",
            ButtonStyle::Secondary,
        ));
    }
    if joined.len() > 1 {
        let leave = button(
            speaker,
            view,
            Kind::Leave,
            "button-leave",
            ButtonStyle::Secondary,
        );
        buttons.push(leave);
    }
    let withdraw = button(
        speaker,
        view,
        Kind::Withdraw,
        "button-withdraw",
        ButtonStyle::Secondary,
    );
    buttons.push(withdraw);
    Some(CreateActionRow::Buttons(buttons))
}

/// The buttons that ask whether somebody really resigns.
pub fn confirm_resignation(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(
            speaker,
            view,
            Kind::ConfirmResign,
            "button-resign-yes",
            ButtonStyle::Danger,
        ),
        button(
            speaker,
            view,
            Kind::KeepPlaying,
            "button-resign-no",
            ButtonStyle::Secondary,
        ),
    ])]
}

/// The form that asks for a move.
pub fn move_modal(speaker: Speaker<'_>, view: &MatchView, example: &str) -> CreateModal {
    let id = CustomId::of_turn(Kind::Move, view.id, view.turn);
    let field = CreateInputText::new(
        InputTextStyle::Short,
        say!(speaker, "modal-move-field"),
        "move",
    )
    .placeholder(say!(speaker, "modal-move-example", example = example))
    .min_length(2)
    .max_length(MOST_MOVE_CHARS);
    let title = say!(speaker, "modal-move-title", code = view.code.as_str());
    CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)])
}

/// The form that asks a moderator whether it is meant, and why; it is the confirmation.
pub fn moderation_modal(
    speaker: Speaker<'_>,
    view: &MatchView,
    kind: Kind,
    reason: &str,
) -> CreateModal {
    let key = match kind {
        Kind::ModeratorUndoes => "modal-undo-title",
        _ => "modal-end-title",
    };
    let field = CreateInputText::new(
        InputTextStyle::Short,
        say!(speaker, "modal-reason-field"),
        "reason",
    )
    .placeholder(say!(speaker, "modal-reason-example"))
    .required(false)
    .max_length(MOST_REASON_CHARS);
    // Discord takes no empty value.
    let field = match reason.trim() {
        "" => field,
        reason => field.value(
            reason
                .chars()
                .take(MOST_REASON_CHARS.into())
                .collect::<String>(),
        ),
    };
    let id = CustomId::of_turn(kind, view.id, view.turn);
    let title = say!(speaker, key, code = view.code.as_str());
    CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)])
}

/// The most matches that the menus of one message have room for.
pub(super) const MOST_IN_MENUS: usize = MOST_ROWS * MOST_OPTIONS;

/// Menus of matches, as many as it takes and a message has room for; the value of each option is
/// made from its match.
pub(super) fn match_menus(
    speaker: Speaker<'_>,
    kind: Kind,
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
        select(kind, number as u32, options.collect(), placeholder)
    };
    menus.map(menu).collect()
}

/// A menu of texts that belongs to no match.
pub(super) fn select(
    kind: Kind,
    page: u32,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let id = CustomId {
        kind,
        number: 0,
        turn: 0,
        page,
    };
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
        names = super::names(view),
    );
    cut(&label, MOST_LABEL_CHARS)
}

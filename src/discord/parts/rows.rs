//! Buttons, menus and forms.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use crate::discord::parts::custom_id::{CustomId, InMatch};
use crate::discord::text::Speaker;
use crate::service::MatchView;

/// The id of something that belongs to the present turn of a match.
pub fn of_turn(view: &MatchView, what: InMatch) -> CustomId {
    CustomId::InMatch {
        what,
        id: view.id,
        turn: view.turn,
    }
}

/// A button that belongs to the present turn of a match.
pub fn button(
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

/// A menu of texts.
pub fn select(
    id: CustomId,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let kind = CreateSelectMenuKind::String { options };
    let menu = CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder);
    CreateActionRow::SelectMenu(menu)
}

//! Buttons and menus.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use crate::discord::parts::id::{Coded, Id};
use crate::discord::text::{Say as _, Speaker};

/// A button.
pub fn button(
    speaker: Speaker<'_>,
    click: impl Coded,
    key: &str,
    style: ButtonStyle,
) -> CreateButton {
    CreateButton::new(click.id().to_string())
        .label(speaker.say(key))
        .style(style)
}

/// A menu of texts.
pub fn select(
    id: &Id,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let kind = CreateSelectMenuKind::String { options };
    let menu = CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder);
    CreateActionRow::SelectMenu(menu)
}

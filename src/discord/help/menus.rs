//! The menus below explanations.

use halma_rules::{Rules, Variant};
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};

use crate::discord::help::click::Click;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::select;
use crate::discord::parts::id::Coded as _;
use crate::discord::text::{Say as _, Speaker};
use crate::study::Illustration;

/// Returns a menu of all games that leads to their rules.
pub fn games_menu(speaker: Speaker<'_>) -> CreateActionRow {
    let option = |variant: Variant| {
        CreateSelectMenuOption::new(speaker.say(&variant.key()), variant.name().to_owned())
    };
    let options = Variant::ALL.into_iter().map(option);
    let placeholder = speaker.say("menu-rules");
    select(&Click::Game.id(), options.collect(), placeholder)
}

/// Returns a menu of illustrations; `None` if there are none.
pub fn illustrations_menu(
    speaker: Speaker<'_>,
    rules: Rules,
    illustrations: &[Illustration],
) -> Option<CreateActionRow> {
    let options = illustrations.iter().map(|illustration| {
        let word = illustration.word();
        CreateSelectMenuOption::new(speaker.say(&format!("illustration-{word}")), word)
    });
    let options: Vec<_> = options.collect();
    let placeholder = speaker.say("menu-illustrations");
    let id = Click::Illustrate { rules }.id();
    (!options.is_empty()).then(|| select(&id, options, placeholder))
}

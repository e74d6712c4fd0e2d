//! Seals an answer for its recipient: the ids of its form, or of its private buttons and menus.

use halma_service::ids::SealKey;
use serde::Serialize;
use serde_json::json;
use serenity::builder::{CreateActionRow, CreateButton};

use crate::discord::command::{Answer, First};
use crate::discord::front::registry;
use crate::discord::front::seal::{Bearer, Presented, sealed};
use crate::discord::interaction::caller::Caller;
use crate::discord::parts::body::{Body, Form, Touch};
use crate::discord::parts::id::{Audience, Surface, Written};

/// Returns the caller as a bearer on the server.
fn bearer(caller: &Caller) -> Bearer {
    Bearer {
        user: caller.person.user,
        guild: caller.guild,
        moderator: caller.rights.moderator,
    }
}

/// Returns true if this person may use an id here. A sealed one is for the person who opened it,
/// and works only in private messages and forms.
pub fn admits(key: &SealKey, caller: &Caller, presented: &Presented) -> bool {
    // In a conversation people choose their moves on the message that everyone sees.
    let is_on_message = caller.on_private_message || caller.guild.is_conversation();
    let is_in_place = presented.surface == Surface::Form || is_on_message;
    presented.is_open() || is_in_place && presented.is_of(key, bearer(caller))
}

/// Returns an answer sealed for its recipient.
pub fn sealed_answer(key: &SealKey, caller: &Caller, answer: Answer) -> Answer {
    let opener = bearer(caller);
    let seals = Seals { key, opener };
    let first = match answer.first {
        First::Private(body) => First::Private(seals.body(body)),
        First::Change(Touch::Whole(body)) => First::change(seals.body(*body)),
        First::Form(form) => First::Form(Form {
            id: seals.id(&form.id, Surface::Form).unwrap_or(form.id),
            ..form
        }),
        first => first,
    };
    Answer { first, ..answer }
}

/// The seals for one recipient.
struct Seals<'a> {
    key: &'a SealKey,
    opener: Bearer,
}

impl Seals<'_> {
    /// Returns an id with its seal, or `None` if it needs none.
    fn id(&self, plain: &str, surface: Surface) -> Option<String> {
        let written = Written::read(plain).ok()?;
        let audience = registry::audience(surface, &written).ok()?;
        let needs_one = surface == Surface::Form || audience != Audience::Everybody;
        needs_one.then(|| sealed(plain, self.key, surface, self.opener).ok())?
    }

    fn body(&self, body: Body) -> Body {
        let rows = body.rows.into_iter().map(|row| self.row(row)).collect();
        Body { rows, ..body }
    }

    fn row(&self, row: CreateActionRow) -> CreateActionRow {
        match row {
            CreateActionRow::Buttons(buttons) => {
                let sealed = |button: CreateButton| match self.of(&button) {
                    Some(id) => button.custom_id(id),
                    None => button,
                };
                CreateActionRow::Buttons(buttons.into_iter().map(sealed).collect())
            }
            CreateActionRow::SelectMenu(menu) => {
                CreateActionRow::SelectMenu(match self.of(&menu) {
                    Some(id) => menu.custom_id(id),
                    None => menu,
                })
            }
            CreateActionRow::InputText(_) => row,
        }
    }

    /// Returns the sealed id of a button or menu, whose id is only readable as JSON.
    fn of(&self, component: &impl Serialize) -> Option<String> {
        let component = json!(component);
        self.id(component["custom_id"].as_str()?, Surface::Message)
    }
}

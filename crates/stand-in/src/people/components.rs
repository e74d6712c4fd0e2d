//! Using a message's components: buttons, menus and modals, validated as in Discord's client.

use serde_json::{Value, json};

use super::payload::NewInteraction;
use super::typist::Typist;
use crate::error::{SandboxError, SandboxResult};
use crate::state::State;
use crate::state::component::{Component, component_kind};
use crate::state::interaction::{InteractionKind, Modal, ModalField};
use crate::state::message::Message;
use crate::state::snowflake::Snowflake;

impl State {
    /// Builds a press of the button with this label, emoji or `custom_id`.
    pub(crate) fn press(
        &self,
        person: Snowflake,
        message: Snowflake,
        which: &str,
    ) -> SandboxResult<NewInteraction> {
        let message = self.visible_message(person, message)?;
        let button = message.button(which).ok_or_else(|| not_there(which))?;
        let custom_id = usable(button)?;
        Ok(component_use(person, message, button_data(custom_id)))
    }

    /// Builds a press of a button that may no longer be on the message.
    pub(crate) fn press_blindly(
        &self,
        person: Snowflake,
        message: Snowflake,
        custom_id: &str,
    ) -> SandboxResult<NewInteraction> {
        let message = self.visible_message(person, message)?;
        Ok(component_use(person, message, button_data(custom_id)))
    }

    /// Builds a choice in the menu with this placeholder or `custom_id`, by values, labels or
    /// people.
    pub(crate) fn choose(
        &mut self,
        person: Snowflake,
        message: Snowflake,
        which: &str,
        entries: &[&str],
    ) -> SandboxResult<NewInteraction> {
        let message = self.visible_message(person, message)?.clone();
        let select = message.select(which).ok_or_else(|| not_there(which))?;
        let custom_id = usable(select)?;
        check_number(select, entries.len())?;
        let mut data = json!({ "component_type": select.kind, "custom_id": custom_id });
        if select.kind == component_kind::STRING_SELECT {
            let values = entries.iter().map(|entry| option_value(select, entry));
            data["values"] = json!(values.collect::<SandboxResult<Vec<_>>>()?);
        } else if select.kind == component_kind::USER_SELECT {
            let typist = Typist {
                person,
                channel: message.channel_id,
            };
            let mut resolved = json!({ "users": {}, "members": {} });
            let mut values = Vec::new();
            for entry in entries {
                let user = self.named_user(entry).ok_or_else(|| not_there(entry))?;
                let one = self.resolved_user(typist, user);
                for part in ["users", "members"] {
                    crate::json::merge(&mut resolved[part], one[part].clone());
                }
                values.push(user);
            }
            data["values"] = json!(values);
            data["resolved"] = resolved;
        } else {
            let message = "the sandbox can choose only texts and people";
            return Err(SandboxError::not_possible(message));
        }
        Ok(component_use(person, &message, data))
    }

    /// Builds the submission of a modal with these texts, by the fields' `custom_id`.
    pub(crate) fn fill_in(
        &self,
        person: Snowflake,
        modal: &Modal,
        texts: &[(&str, &str)],
    ) -> SandboxResult<NewInteraction> {
        let opener = self.interactions.get(&modal.interaction_id);
        let opener = opener
            .filter(|opener| opener.user == person)
            .ok_or_else(|| {
                SandboxError::not_possible("only the one who opened a modal can send it")
            })?;
        if let Some((stray, _)) = texts
            .iter()
            .find(|(id, _)| modal.fields.iter().all(|field| field.custom_id != *id))
        {
            return Err(not_there(stray));
        }
        let rows = modal.fields.iter().map(|field| {
            let given = texts.iter().find(|(id, _)| *id == field.custom_id);
            let text = given
                .map(|(_, text)| *text)
                .or(field.value.as_deref())
                .unwrap_or_default();
            check_typed(field, text)?;
            let kind = component_kind::TEXT_INPUT;
            let input = json!({ "type": kind, "custom_id": field.custom_id, "value": text });
            Ok(json!({ "type": component_kind::ACTION_ROW, "components": [input] }))
        });
        let rows = rows.collect::<SandboxResult<Vec<_>>>()?;
        Ok(NewInteraction {
            kind: InteractionKind::Modal,
            user: person,
            channel: opener.channel,
            data: json!({ "custom_id": modal.custom_id, "components": rows }),
            message: opener.message,
            trigger: Some(opener.id),
        })
    }

    /// The message, if it exists and the person sees it.
    pub(crate) fn visible_message(
        &self,
        person: Snowflake,
        id: Snowflake,
    ) -> SandboxResult<&Message> {
        let sees = |message: &&Message| self.sees_message(person, message);
        let name = self.user_name(person);
        let hidden = || SandboxError::not_possible(format!("{name} sees no message {id}"));
        self.messages.get(&id).filter(sees).ok_or_else(hidden)
    }
}

fn component_use(person: Snowflake, message: &Message, data: Value) -> NewInteraction {
    NewInteraction {
        kind: InteractionKind::Component,
        user: person,
        channel: message.channel_id,
        data,
        message: Some(message.id),
        trigger: None,
    }
}

fn button_data(custom_id: &str) -> Value {
    json!({ "component_type": component_kind::BUTTON, "custom_id": custom_id })
}

fn not_there(which: &str) -> SandboxError {
    SandboxError::not_possible(format!("there is no `{which}`"))
}

/// The `custom_id` of a component, unless it is disabled.
fn usable(component: &Component) -> SandboxResult<&str> {
    let caption = component.caption();
    if component.disabled {
        return Err(SandboxError::not_possible(format!(
            "`{caption}` is disabled"
        )));
    }
    let is_link = || SandboxError::not_possible(format!("`{caption}` is only a link"));
    component.custom_id.as_deref().ok_or_else(is_link)
}

fn check_number(select: &Component, chosen: usize) -> SandboxResult<()> {
    let (least, most) = (
        select.min_values.unwrap_or(1),
        select.max_values.unwrap_or(1),
    );
    if (least..=most).contains(&chosen) {
        return Ok(());
    }
    let caption = select.caption();
    Err(SandboxError::not_possible(format!(
        "`{caption}` takes {least} to {most} entries"
    )))
}

fn option_value(select: &Component, entry: &str) -> SandboxResult<String> {
    let by_value = select.options.iter().find(|option| option.value == entry);
    let found = by_value.or_else(|| select.options.iter().find(|option| option.label == entry));
    found
        .map(|option| option.value.clone())
        .ok_or_else(|| not_there(entry))
}

fn check_typed(field: &ModalField, text: &str) -> SandboxResult<()> {
    let length = text.encode_utf16().count();
    let is_left_out = length == 0 && !field.required;
    let shortest = field.min_length.max(usize::from(field.required));
    if is_left_out || (shortest..=field.max_length).contains(&length) {
        return Ok(());
    }
    let (label, longest) = (&field.label, field.max_length);
    let message = format!("`{label}` takes {shortest} to {longest} characters");
    Err(SandboxError::not_possible(message))
}

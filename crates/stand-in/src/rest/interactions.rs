//! The route for first answers to interactions.

use serde_json::{Value, json};

use super::compose::{self, Origin};
use super::{Call, Outcome, Reply, id_in_path};
use crate::json::merge;
use crate::limits::form::{Field, Form, refuse_field};
use crate::limits::refusal::{
    ALREADY_ACKNOWLEDGED, NOT_FOUND, Refusal, UNKNOWN_INTERACTION, UNKNOWN_MESSAGE,
};
use crate::limits::{commands, modals};
use crate::state::State;
use crate::state::activity::Frame;
use crate::state::interaction::{Choice, First, Interaction, InteractionKind, Modal, ModalField};
use crate::state::message::EPHEMERAL;
use crate::state::snowflake::Snowflake;

/// Interaction callback types.
mod callback_kind {
    pub(super) const MESSAGE: u64 = 4;
    pub(super) const DEFERRED: u64 = 5;
    pub(super) const DEFERRED_UPDATE: u64 = 6;
    pub(super) const UPDATE: u64 = 7;
    pub(super) const CHOICES: u64 = 8;
    pub(super) const MODAL: u64 = 9;
    pub(super) const LAUNCH: u64 = 12;
}

pub(super) fn route(state: &mut State, call: &Call, segments: &[&str]) -> Outcome {
    match (call.method.as_str(), segments) {
        ("POST", [id, token, "callback"]) => {
            let id = id_in_path(id, UNKNOWN_INTERACTION)?;
            answer(state, call, id, token)
        }
        _ => Err(NOT_FOUND),
    }
}

fn answer(state: &mut State, call: &Call, id: Snowflake, token: &str) -> Outcome {
    let interaction = state.interactions.get(&id).filter(|i| i.token == token);
    let interaction = interaction.ok_or(UNKNOWN_INTERACTION)?.clone();
    if interaction.first.is_some() {
        return Err(ALREADY_ACKNOWLEDGED);
    }
    if interaction.is_missed(state.now(), &state.settings) {
        return Err(UNKNOWN_INTERACTION);
    }
    let kind = checked_kind(&call.body, &interaction, state.activity.is_some())?;
    let (first, original) = accept(state, call, &interaction, kind)?;
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.first = Some(first);
        interaction.original = original;
    }
    if call.parameter("with_response").as_deref() == Some("true") {
        return Ok(Reply::Json(described(state, &interaction, kind, original)));
    }
    Ok(Reply::Empty)
}

/// The type of the answer, if it is valid for the interaction.
fn checked_kind(
    body: &Value,
    interaction: &Interaction,
    has_activity: bool,
) -> Result<u64, Refusal> {
    let kind = body["type"].as_u64().unwrap_or(0);
    let is_message_clicked = interaction.message.is_some();
    let fits = match (interaction.kind, kind) {
        (InteractionKind::Autocomplete, kind) => kind == callback_kind::CHOICES,
        (InteractionKind::Modal, callback_kind::MODAL) => false,
        (_, callback_kind::LAUNCH) => has_activity,
        (_, callback_kind::MESSAGE | callback_kind::DEFERRED | callback_kind::MODAL) => true,
        (_, callback_kind::UPDATE | callback_kind::DEFERRED_UPDATE) => is_message_clicked,
        _ => false,
    };
    if fits {
        return Ok(kind);
    }
    let message = "This interaction cannot be answered in that way.";
    Err(refuse_field(
        body,
        "type",
        "INTERACTION_CALLBACK_TYPE_INVALID",
        message,
    ))
}

/// Executes the answer; returns the message that `@original` refers to from now on.
fn accept(
    state: &mut State,
    call: &Call,
    interaction: &Interaction,
    kind: u64,
) -> Result<(First, Option<Snowflake>), Refusal> {
    let data = &call.body["data"];
    let origin = origin(state, interaction, data);
    // Errors name the path from the top of the body.
    let in_place = |refusal: Refusal| nested(refusal, "data");
    Ok(match kind {
        callback_kind::MESSAGE => {
            let id = compose::compose(state, data, &call.files, origin).map_err(in_place)?;
            (First::Message, Some(id))
        }
        callback_kind::DEFERRED => (
            First::Deferred,
            Some(compose::compose_loading(state, origin)),
        ),
        callback_kind::DEFERRED_UPDATE => (First::DeferredUpdate, interaction.message),
        callback_kind::UPDATE => {
            let id = interaction.message.ok_or(UNKNOWN_MESSAGE)?;
            compose::revise(state, id, data, &call.files).map_err(in_place)?;
            (First::Update, Some(id))
        }
        callback_kind::LAUNCH => {
            let (person, channel) = (interaction.user, interaction.channel);
            let frame = state.open_frame(Frame { person, channel });
            (First::Launch(frame), None)
        }
        callback_kind::CHOICES => (First::Choices(checked_choices(&call.body)?), None),
        _ => (
            First::Modal(checked_modal(&call.body, interaction.id)?),
            None,
        ),
    })
}

/// The origin of an answer's messages, which are private if the bot or Discord wants that.
pub(super) fn origin(state: &State, interaction: &Interaction, data: &Value) -> Origin {
    let wants_private = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let is_private = wants_private
        || state.must_be_private(interaction.user, interaction.channel, interaction.owners);
    Origin {
        channel: interaction.channel,
        author: state.bot,
        interaction: Some(interaction.id),
        viewer: is_private.then_some(interaction.user),
    }
}

fn nested(refusal: Refusal, key: &str) -> Refusal {
    let errors = refusal.errors.map(|errors| json!({ key: errors }));
    Refusal { errors, ..refusal }
}

fn checked_choices(body: &Value) -> Result<Vec<Choice>, Refusal> {
    let mut form = Form::default();
    let data = Field::root(body).get("data");
    commands::check_answers(&mut form, &data);
    form.finish()?;
    let text = |choice: &Field<'_>| choice.get("name").text().unwrap_or_default().to_owned();
    let items = data.get("choices").items();
    let read = |choice: &Field<'_>| Choice {
        name: text(choice),
        value: choice.get("value").value.clone(),
    };
    Ok(items.iter().map(read).collect())
}

fn checked_modal(body: &Value, interaction_id: Snowflake) -> Result<Modal, Refusal> {
    let mut form = Form::default();
    let modal = Field::root(body).get("data");
    modals::check(&mut form, &modal);
    form.finish()?;
    let text = |field: &Field<'_>| field.text().map(str::to_owned);
    let rows = modal.get("components").items();
    let inputs = rows.iter().flat_map(|row| row.get("components").items());
    let length = |field: Field<'_>| field.number().and_then(|n| usize::try_from(n).ok());
    let read = |input: Field<'_>| ModalField {
        custom_id: text(&input.get("custom_id")).unwrap_or_default(),
        label: text(&input.get("label")).unwrap_or_default(),
        value: text(&input.get("value")),
        placeholder: text(&input.get("placeholder")),
        required: input.get("required").value.as_bool().unwrap_or(true),
        is_paragraph: input.get("style").number() == Some(modals::PARAGRAPH),
        min_length: length(input.get("min_length")).unwrap_or(0),
        max_length: length(input.get("max_length")).unwrap_or(modals::TYPED),
    };
    Ok(Modal {
        interaction_id,
        custom_id: text(&modal.get("custom_id")).unwrap_or_default(),
        title: text(&modal.get("title")).unwrap_or_default(),
        fields: inputs.map(read).collect(),
    })
}

/// The response body, for bots that request one.
fn described(
    state: &State,
    interaction: &Interaction,
    kind: u64,
    original: Option<Snowflake>,
) -> Value {
    let mut json = json!({
        "interaction": { "id": interaction.id, "type": interaction.kind as u8 },
    });
    if let Some(message) = original.and_then(|id| state.messages.get(&id)) {
        let extra = json!({
            "response_message_id": message.id,
            "response_message_loading": message.is_loading(),
            "response_message_ephemeral": message.is_private(),
        });
        merge(&mut json["interaction"], extra);
        json["resource"] = json!({ "type": kind, "message": state.message_json(message) });
    }
    json
}

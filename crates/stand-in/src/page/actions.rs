//! What a window can do: actions of its person, and switches behind the scenes.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State as Extract;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::frame::OfFrame;
use super::view::{is_language, is_server_language};
use super::{Context, frame};
use crate::error::{SandboxError, SandboxResult};
use crate::people::{Action, Outcome, Person};
use crate::stand_in::StandIn;
use crate::state::interaction::{First, Modal};
use crate::state::snowflake::Snowflake;
use crate::state::windows::Trouble;

/// The longest time to move the clock at once, in seconds: a day.
const LONGEST_STEP: u64 = 86_400;

/// A request from a window.
#[derive(Deserialize)]
pub(super) struct Wanted {
    by: Snowflake,
    #[serde(flatten)]
    what: What,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum What {
    OfPerson(Action),
    OfFrame(OfFrame),
    Switch(Switch),
}

/// Something behind the scenes.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Switch {
    Read {
        channel: Snowflake,
    },
    /// Changes the language of the person's client.
    Speak {
        language: String,
    },
    /// Changes the server's language.
    ServerSpeaks {
        language: String,
    },
    /// Installs the application for the person, or removes it.
    Install {
        on: bool,
    },
    Restart,
    MoveClock {
        seconds: u64,
    },
    CutGateway,
    Redeliver,
    Trouble {
        name: Trouble,
        on: bool,
    },
}

/// Performs a request and returns what the window needs right away.
pub(super) async fn perform(
    Extract(context): Extract<Arc<Context>>,
    Json(wanted): Json<Wanted>,
) -> Response {
    match carry_out(&context, wanted).await {
        Ok(result) => Json(result).into_response(),
        Err(error) => {
            let status = match error {
                SandboxError::NoAnswer { .. } => StatusCode::GATEWAY_TIMEOUT,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            (status, Json(json!({ "error": said(&error) }))).into_response()
        }
    }
}

/// What to tell the person; details about the bot are only for tests and logs.
fn said(error: &SandboxError) -> String {
    match error {
        SandboxError::NoAnswer { .. } => "the application did not respond".to_owned(),
        other => other.to_string(),
    }
}

async fn carry_out(context: &Context, wanted: Wanted) -> SandboxResult<Value> {
    let by = Person::new(context.stand_in.clone(), wanted.by);
    match wanted.what {
        What::OfPerson(action) => Ok(shown(context, &by.act(action).await?)),
        What::OfFrame(wanted) => frame::perform(context, &by, wanted),
        What::Switch(switch) => turn(context, &by, switch).await.map(|()| json!({})),
    }
}

/// What the window needs right away: choices, a modal, or the Activity. Messages come over the stream.
fn shown(context: &Context, outcome: &Outcome) -> Value {
    match outcome {
        Outcome::Answer(answer) => match answer.first() {
            First::Modal(modal) => json!({ "form": form(&modal) }),
            First::Launch(frame) => frame::opened(context, frame),
            _ => json!({}),
        },
        Outcome::Choices(choices) => {
            let listed = choices.iter();
            let listed = listed.map(|choice| json!({ "name": choice.name, "value": choice.value }));
            json!({ "choices": listed.collect::<Vec<_>>() })
        }
        Outcome::Said => json!({}),
    }
}

async fn turn(context: &Context, by: &Person, switch: Switch) -> SandboxResult<()> {
    let stand_in = &context.stand_in;
    match switch {
        // All windows are notified, so that unread marks disappear there too.
        Switch::Read { channel } => stand_in.change(|state| state.mark_read(by.id(), channel)),
        Switch::Speak { language } => {
            known(is_language(&language))?;
            by.set_locale(&language);
        }
        Switch::ServerSpeaks { language } => {
            known(is_server_language(&language))?;
            stand_in.set_guild_locale(stand_in.stock_guild(), &language);
        }
        Switch::Install { on: true } => by.install()?,
        Switch::Install { on: false } => by.uninstall(),
        Switch::Restart => {
            let restarted = context.control.restart().await;
            restarted.map_err(SandboxError::not_possible)?;
        }
        Switch::MoveClock { seconds } => {
            let by = Duration::from_secs(seconds.min(LONGEST_STEP));
            context.control.move_clock(by);
            context.moved.fetch_add(by.as_secs(), Ordering::Relaxed);
            stand_in.advance(by);
        }
        Switch::CutGateway => stand_in.drop_gateway(),
        Switch::Redeliver => redeliver(stand_in)?,
        Switch::Trouble { name, on } => stand_in.change(|state| state.turn(name, on)),
    }
    Ok(())
}

fn form(modal: &Modal) -> Value {
    let fields = modal.fields.iter().map(|field| {
        json!({
            "id": field.custom_id, "label": field.label, "value": field.value,
            "placeholder": field.placeholder, "isRequired": field.required,
            "isParagraph": field.is_paragraph, "minLength": field.min_length, "maxLength": field.max_length,
        })
    });
    json!({
        "id": modal.interaction_id, "title": modal.title, "fields": fields.collect::<Vec<_>>(),
    })
}

fn known(is_known: bool) -> SandboxResult<()> {
    let unknown = || SandboxError::not_possible("there is no such language");
    is_known.then_some(()).ok_or_else(unknown)
}

/// Delivers the newest interaction to the bot a second time.
fn redeliver(stand_in: &StandIn) -> SandboxResult<()> {
    let newest = stand_in.read(|state| state.interactions.keys().next_back().copied());
    let delivered = newest.filter(|id| stand_in.redeliver(*id));
    let nothing = || SandboxError::not_possible("nothing has been delivered yet");
    delivered.map(|_| ()).ok_or_else(nothing)
}

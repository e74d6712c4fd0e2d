//! What a window can do: things that its person does, and switches behind the scenes.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State as Extract;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::House;
use super::view::{is_language, is_server_language};
use crate::error::{SandboxError, SandboxResult};
use crate::people::Answer;
use crate::people::Person;
use crate::state::State;
use crate::state::interaction::{First, Modal};
use crate::state::snowflake::Snowflake;
use crate::state::windows::Trouble;

/// The longest step of the clock, in seconds: a day.
const LONGEST_STEP: u64 = 86_400;

/// Somebody's deed.
#[derive(Deserialize)]
pub(super) struct Deed {
    by: Snowflake,
    #[serde(flatten)]
    what: What,
}

/// One kind of deed, with its details.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum What {
    Slash {
        channel: Snowflake,
        line: String,
    },
    Complete {
        channel: Snowflake,
        line: String,
        option: String,
    },
    Menu {
        channel: Snowflake,
        command: String,
        target: Snowflake,
    },
    Click {
        message: Snowflake,
        button: String,
    },
    Select {
        message: Snowflake,
        menu: String,
        entries: Vec<String>,
    },
    Submit {
        form: Snowflake,
        texts: BTreeMap<String, String>,
    },
    Say {
        channel: Snowflake,
        text: String,
    },
    Read {
        channel: Snowflake,
    },
    /// The person's client speaks another language.
    Speak {
        language: String,
    },
    /// The server's public language is another one.
    ServerSpeaks {
        language: String,
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

/// What comes back: an empty object, choices, or a form to fill in.
pub(super) async fn perform(
    Extract(house): Extract<Arc<House>>,
    Json(deed): Json<Deed>,
) -> Response {
    match carry_out(&house, deed).await {
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

/// What the person is told; what the bot was asked is for tests and logs.
fn said(error: &SandboxError) -> String {
    match error {
        SandboxError::NoAnswer { .. } => "the application did not respond".to_owned(),
        other => other.to_string(),
    }
}

async fn carry_out(house: &House, deed: Deed) -> SandboxResult<Value> {
    let by = Person::new(house.stand_in.clone(), deed.by);
    match deed.what {
        What::Slash { channel, line } => Ok(shown(&by.slash(channel, &line).await?)),
        What::Complete {
            channel,
            line,
            option,
        } => {
            let choices = by.autocomplete(channel, &line, &option).await?;
            let choices = choices.into_iter();
            let listed: Vec<_> = choices
                .map(|choice| json!({ "name": choice.name, "value": choice.value }))
                .collect();
            Ok(json!({ "choices": listed }))
        }
        What::Menu {
            channel,
            command,
            target,
        } => Ok(shown(&by.context_menu(channel, &command, target).await?)),
        What::Click { message, button } => Ok(shown(&by.click(message, &button).await?)),
        What::Select {
            message,
            menu,
            entries,
        } => {
            let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
            Ok(shown(&by.select(message, &menu, &entries).await?))
        }
        What::Submit { form, texts } => submit(house, &by, form, &texts).await,
        What::Say { channel, text } => by.say(channel, &text).map(|_| json!({})),
        What::Read { channel } => {
            // Rings the bell too, so that all windows learn what no longer waits.
            house
                .stand_in
                .change(|state| state.mark_read(by.id(), channel));
            Ok(json!({}))
        }
        What::Speak { language } => {
            let is_known = is_language(&language);
            speak(is_known, || by.set_locale(&language))
        }
        What::ServerSpeaks { language } => speak(is_server_language(&language), || {
            let stand_in = &house.stand_in;
            stand_in.set_guild_locale(stand_in.stock_guild(), &language);
        }),
        What::Restart => restart(house).await,
        What::MoveClock { seconds } => Ok(move_clock(house, seconds)),
        What::CutGateway => {
            house.stand_in.drop_gateway();
            Ok(json!({}))
        }
        What::Redeliver => redeliver(house),
        What::Trouble { name, on } => {
            house.stand_in.change(|state| state.turn(name, on));
            Ok(json!({}))
        }
    }
}

/// An answer that needs the window: a form. Messages come over the stream.
fn shown(answer: &Answer) -> Value {
    match answer.first() {
        First::Modal(modal) => json!({ "form": form(&modal) }),
        _ => json!({}),
    }
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

async fn submit(
    house: &House,
    by: &Person,
    form: Snowflake,
    texts: &BTreeMap<String, String>,
) -> SandboxResult<Value> {
    let opened = house.stand_in.read(|state| {
        let first = state.interactions.get(&form)?.first.clone();
        match first {
            Some(First::Modal(modal)) => Some(modal),
            _ => None,
        }
    });
    let modal = opened.ok_or_else(|| SandboxError::not_possible("this form is not open"))?;
    let texts: Vec<(&str, &str)> = texts
        .iter()
        .map(|(id, text)| (id.as_str(), text.as_str()))
        .collect();
    Ok(shown(&by.submit_modal(&modal, &texts).await?))
}

fn speak(is_known: bool, set: impl FnOnce()) -> SandboxResult<Value> {
    if !is_known {
        return Err(SandboxError::not_possible("there is no such language"));
    }
    set();
    Ok(json!({}))
}

async fn restart(house: &House) -> SandboxResult<Value> {
    let restarted = house.control.restart().await;
    restarted.map_err(SandboxError::not_possible)?;
    Ok(json!({}))
}

fn move_clock(house: &House, seconds: u64) -> Value {
    let by = Duration::from_secs(seconds.min(LONGEST_STEP));
    house.control.move_clock(by);
    house.moved.fetch_add(by.as_secs(), Ordering::Relaxed);
    house.stand_in.advance(by);
    json!({})
}

/// Delivers the newest interaction to the bot a second time.
fn redeliver(house: &House) -> SandboxResult<Value> {
    let newest = |state: &State| state.interactions.keys().next_back().copied();
    let delivered = house
        .stand_in
        .read(newest)
        .is_some_and(|id| house.stand_in.redeliver(id));
    if delivered {
        return Ok(json!({}));
    }
    Err(SandboxError::not_possible("nothing has been delivered yet"))
}

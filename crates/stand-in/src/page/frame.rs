//! What Discord's client knows of a person who has the application's Activity open in a frame.

use serde::Deserialize;
use serde_json::{Value, json};

use super::Context;
use crate::error::{SandboxError, SandboxResult};
use crate::people::Person;
use crate::state::State;
use crate::state::activity::{Frame, TOKEN_SECONDS};
use crate::state::snowflake::Snowflake;

/// A request of the client around a frame.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(super) enum OfFrame {
    /// Lets the application know who the person is.
    Authorize { frame: Snowflake },
    /// Lets the page use what needs a token.
    Authenticate { frame: Snowflake, token: String },
    /// Describes the channel around the frame.
    DescribeChannel { frame: Snowflake },
    /// Lists who is in the Activity.
    ListParticipants { frame: Snowflake },
    /// Closes the frame.
    CloseFrame { frame: Snowflake },
}

/// Returns the address of a frame's page, as Discord opens it.
pub(super) fn opened(context: &Context, id: Snowflake) -> Value {
    let found = context.stand_in.read(|state| {
        let frame = *state.activity.as_ref()?.frames.get(&id)?;
        Some((state.location_json(frame), state.bot))
    });
    let (Some((location, application)), Some(proxy)) = (found, &context.proxy) else {
        return json!({});
    };
    let origin = proxy.origin();
    let place = [
        ("channel_id", "channel_id"),
        ("guild_id", "guild_id"),
        ("location_id", "id"),
    ];
    let place = place.into_iter().filter_map(|(name, field)| {
        let value = location[field].as_str()?;
        Some(format!("&{name}={value}"))
    });
    let place: String = place.collect();
    let url = format!("{origin}/?frame_id={id}&instance_id=i-{id}&platform=desktop{place}");
    json!({ "activity": { "frame": id, "application": application, "origin": origin, "url": url } })
}

/// Does what the client asks for, as the person of the frame.
pub(super) fn perform(context: &Context, by: &Person, wanted: OfFrame) -> SandboxResult<Value> {
    let read = |id, look: &dyn Fn(&State, Frame) -> Option<Value>| {
        let found = context.stand_in.read(|state| {
            let frame = *state.activity.as_ref()?.frames.get(&id)?;
            let is_own = frame.person == by.id();
            is_own.then(|| look(state, frame)).flatten()
        });
        found.ok_or_else(|| SandboxError::not_possible("this frame can't do that"))
    };
    match wanted {
        OfFrame::Authorize { frame } => {
            read(frame, &|_, _| Some(Value::Null))?;
            Ok(json!({ "code": by.authorize()? }))
        }
        OfFrame::Authenticate { frame, token } => read(frame, &|state, frame| {
            let user = state.account_of(&token)?;
            let is_own = user["id"] == json!(frame.person);
            is_own.then(|| {
                json!({
                    "access_token": token, "user": user, "scopes": ["identify"],
                    "expires": TOKEN_SECONDS, "application": { "id": state.bot },
                })
            })
        }),
        OfFrame::DescribeChannel { frame } => read(frame, &|state, frame| {
            let channel = state.channels.get(&frame.channel)?;
            Some(state.channel_seen_by(frame.person, channel))
        }),
        OfFrame::ListParticipants { frame } => read(frame, &|state, frame| {
            let frames = state.activity.as_ref()?.frames.values();
            let here = frames.filter(|other| other.channel == frame.channel);
            let people = here.map(|other| state.user_json(other.person));
            Some(json!({ "participants": people.collect::<Vec<_>>() }))
        }),
        OfFrame::CloseFrame { frame } => {
            read(frame, &|_, _| Some(Value::Null))?;
            context.stand_in.change(|state| {
                let activity = state.activity.as_mut();
                activity.map(|activity| activity.frames.remove(&frame))
            });
            Ok(json!({}))
        }
    }
}

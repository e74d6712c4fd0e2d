//! Routes for follow-ups: later messages and edits with an interaction's token.

use super::compose;
use super::interactions::origin;
use super::{Call, Outcome, Reply, id_in_path, messages};
use crate::limits::refusal::{
    INVALID_WEBHOOK_TOKEN, NOT_FOUND, Refusal, TOO_MANY_FOLLOW_UPS, UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
};
use crate::state::State;
use crate::state::interaction::{First, Interaction};
use crate::state::snowflake::Snowflake;

/// How many follow-ups an interaction has where the application isn't installed by the server.
const MOST_FOLLOW_UPS: usize = 5;

pub(super) fn route(state: &mut State, call: &Call, segments: &[&str]) -> Outcome {
    match (call.method.as_str(), segments) {
        ("POST", [application, token]) => {
            let interaction = live(state, application, token)?;
            follow_up(state, call, &interaction)
        }
        (method, [application, token, "messages", which]) => {
            let interaction = live(state, application, token)?;
            let id = owned(state, &interaction, which)?;
            match method {
                "GET" => messages::show(state, id),
                "PATCH" => {
                    compose::revise(state, id, &call.body, &call.files)?;
                    messages::show(state, id)
                }
                "DELETE" => compose::remove(state, id).map(|()| Reply::Empty),
                _ => Err(NOT_FOUND),
            }
        }
        _ => Err(NOT_FOUND),
    }
}

/// The interaction of a token, if it has been answered and hasn't expired.
fn live(state: &State, application: &str, token: &str) -> Result<Interaction, Refusal> {
    let application = id_in_path(application, UNKNOWN_WEBHOOK)?;
    let interaction = state
        .interaction_by_token(token)
        .filter(|_| application == state.bot);
    let interaction = interaction.ok_or(UNKNOWN_WEBHOOK)?;
    if interaction.is_expired(state.now(), &state.settings) {
        return Err(INVALID_WEBHOOK_TOKEN);
    }
    match interaction.first {
        None | Some(First::Choices(_)) => Err(UNKNOWN_WEBHOOK),
        Some(_) => Ok(interaction.clone()),
    }
}

/// The message that is referred to, if it belongs to the interaction and still exists.
fn owned(state: &State, interaction: &Interaction, which: &str) -> Result<Snowflake, Refusal> {
    let id = match which {
        "@original" => interaction.original.ok_or(UNKNOWN_MESSAGE)?,
        id => id_in_path(id, UNKNOWN_MESSAGE)?,
    };
    let exists = interaction.owns(id) && state.messages.contains_key(&id);
    if exists { Ok(id) } else { Err(UNKNOWN_MESSAGE) }
}

fn follow_up(state: &mut State, call: &Call, interaction: &Interaction) -> Outcome {
    let is_limited = interaction.owners.guild.is_none();
    if is_limited && interaction.followed_up >= MOST_FOLLOW_UPS {
        return Err(TOO_MANY_FOLLOW_UPS);
    }
    let outcome = say_more(state, call, interaction)?;
    if let Some(interaction) = state.interactions.get_mut(&interaction.id) {
        interaction.followed_up += 1;
    }
    Ok(outcome)
}

/// The first follow-up of a deferred answer fills its placeholder; others are new messages.
fn say_more(state: &mut State, call: &Call, interaction: &Interaction) -> Outcome {
    let original = interaction.original.and_then(|id| state.messages.get(&id));
    if let Some(waiting) = original
        .filter(|message| message.is_loading())
        .map(|m| m.id)
    {
        compose::revise(state, waiting, &call.body, &call.files)?;
        return messages::show(state, waiting);
    }
    let origin = origin(state, interaction, &call.body);
    let id = compose::compose(state, &call.body, &call.files, origin)?;
    if let Some(interaction) = state.interactions.get_mut(&interaction.id) {
        interaction.follow_ups.push(id);
    }
    messages::show(state, id)
}

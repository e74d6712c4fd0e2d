//! Registers the commands with Discord, only if they changed.

use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};
use halma_service::ids::{GuildId, Scope};
use halma_service::{Failure, Urgency};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio_util::sync::CancellationToken;

use crate::discord::bot::Bot;
use crate::discord::front::registry::Pages;
use crate::discord::front::{entry_point, registry};
use crate::discord::http::{HttpError, error_text};

/// The pauses between attempts.
const PAUSES: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_secs(1))
    .with_max_delay(Duration::from_secs(10 * 60))
    .without_max_times();

/// Registers the commands; retries with growing pauses until it works or the bot stops.
pub async fn register_until(stop: CancellationToken, bot: Bot, guilds: Vec<GuildId>) {
    let Some(application) = bot.http.application() else {
        tracing::error!(
            "can't register the commands: Discord didn't say which application this is"
        );
        return;
    };
    for pause in PAUSES.build() {
        // An attempt always runs to its end, so that what was registered is recorded.
        let Err(error) = register(&bot, application, &guilds).await else {
            return;
        };
        tracing::error!("can't register the commands, retrying in {pause:?}: {error}");
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(pause) => {}
        }
    }
}

/// Registers the commands on these servers, or globally if there are none, and removes them from
/// where they were registered before.
async fn register(bot: &Bot, application: u64, guilds: &[GuildId]) -> Result<(), String> {
    let wanted: Vec<Scope> = match guilds {
        [] => vec![Scope::Global],
        guilds => guilds.iter().copied().map(Scope::Guild).collect(),
    };
    let pages = Pages::of(bot.board.is_some(), bot.http.offers_activity());
    let commands = registry::all(&bot.texts, pages);
    let hash = hash(&commands);
    // One server that refuses must not affect the others.
    let mut errors = Vec::new();
    for &scope in &wanted {
        errors.extend(
            register_in(bot, application, scope, &commands, &hash)
                .await
                .err(),
        );
    }
    let known = bot.service.registered_scopes(application).await;
    let mut others = known.map_err(|error| format!("{error:?}"))?;
    // A store that is gone may have known more: what is registered everywhere can be asked for.
    if !others.contains(&Scope::Global) {
        others.push(Scope::Global);
    }
    others.retain(|scope| !wanted.contains(scope));
    for scope in others {
        errors.extend(remove_from(bot, application, scope).await.err());
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors.join("; "))
    }
}

async fn register_in(
    bot: &Bot,
    application: u64,
    scope: Scope,
    commands: &[Value],
    hash: &str,
) -> Result<(), String> {
    let registered = bot.service.registered(application, scope).await;
    let registered = registered.map_err(|error| format!("{error:?}"))?;
    let (is_newer, is_known) = registered.map_or((false, false), |registered| {
        (registered.is_newer(), registered.hash == hash)
    });
    if is_newer {
        tracing::info!(?scope, "a newer version has registered its commands");
        return Ok(());
    }
    let put = put(bot, scope, commands, is_known).await;
    if !put.map_err(|(why, _)| why)? {
        return Ok(());
    }
    note(bot, application, scope, Some(hash.to_owned())).await?;
    tracing::info!(?scope, "registered the commands");
    Ok(())
}

/// A server that the bot has lost access to has no commands either.
async fn remove_from(bot: &Bot, application: u64, scope: Scope) -> Result<(), String> {
    match put(bot, scope, &[], true).await {
        Ok(_) | Err((_, Failure::Lasting(_) | Failure::Unfit(_))) => {
            note(bot, application, scope, None).await
        }
        Err((why, Failure::Passing)) => Err(why),
    }
}

/// Registers the commands of a scope, unless they are known to be the same and Discord has them all.
/// Returns true if they were sent; the error says why that failed and whether a retry may help.
async fn put(
    bot: &Bot,
    scope: Scope,
    commands: &[Value],
    is_known: bool,
) -> Result<bool, (String, Failure)> {
    let sent = try_put(bot, scope, commands, is_known).await;
    sent.map_err(|error| (error_text::describe(&error), error_text::failure(&error)))
}

async fn try_put(
    bot: &Bot,
    scope: Scope,
    commands: &[Value],
    is_known: bool,
) -> Result<bool, HttpError> {
    bot.budget.spend(Urgency::Refresh).await;
    let registered = bot.http.commands(scope).await?;
    let commands = match scope {
        Scope::Global => entry_point::kept(commands, &registered),
        Scope::Guild(_) => entry_point::without(commands),
    };
    if is_known && entry_point::are_all(&commands, &registered) {
        return Ok(false);
    }
    bot.budget.spend(Urgency::Refresh).await;
    bot.http.put_commands(scope, &commands).await?;
    Ok(true)
}

async fn note(
    bot: &Bot,
    application: u64,
    scope: Scope,
    hash: Option<String>,
) -> Result<(), String> {
    let noted = bot.service.note_registered(application, scope, hash).await;
    noted.map_err(|error| format!("{error:?}"))
}

/// Returns a hash of commands. JSON keys are sorted, so the library's order of languages doesn't
/// matter.
fn hash(commands: &[Value]) -> String {
    let digits = Sha256::digest(json!(commands).to_string());
    digits.iter().fold(String::new(), |digits, byte| {
        digits + &format!("{byte:02x}")
    })
}

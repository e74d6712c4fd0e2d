//! Tells Discord of the commands, only when they changed.

use serenity::builder::CreateCommand;
use serenity::http::Http;
use serenity::model::id::{ApplicationId, GuildId};
use sha2::{Digest, Sha256};

use super::bot::Bot;
use super::{commands, error_text};
use crate::ids;

/// Stands for "everywhere" among the scopes.
const EVERYWHERE: ids::GuildId = ids::GuildId(0);

/// Registers the commands in these servers, or everywhere if there are none, and removes them
/// from where they were registered before.
pub(super) async fn register(
    bot: &Bot,
    http: &Http,
    application: ApplicationId,
    guilds: &[GuildId],
) -> Result<(), String> {
    let wanted: Vec<ids::GuildId> = match guilds {
        [] => vec![EVERYWHERE],
        guilds => guilds
            .iter()
            .map(|guild| ids::GuildId(guild.get()))
            .collect(),
    };
    let commands = commands::all(&bot.texts);
    let hash = hash(&commands)?;
    let known = bot.service.registered_scopes(application.get()).await;
    for scope in known.map_err(|error| format!("{error:?}"))? {
        if !wanted.contains(&scope) {
            put(http, scope, &[]).await?;
            note(bot, application, scope, None).await?;
        }
    }
    for scope in wanted {
        let registered = bot.service.registered(application.get(), scope).await;
        if registered.map_err(|error| format!("{error:?}"))?.as_ref() == Some(&hash) {
            continue;
        }
        put(http, scope, &commands).await?;
        note(bot, application, scope, Some(hash.clone())).await?;
        tracing::info!(scope = scope.0, "registered the commands");
    }
    Ok(())
}

async fn put(http: &Http, scope: ids::GuildId, commands: &[CreateCommand]) -> Result<(), String> {
    let sent = if scope == EVERYWHERE {
        http.create_global_commands(&commands).await
    } else {
        http.create_guild_commands(GuildId::new(scope.0), &commands)
            .await
    };
    sent.map(|_| ())
        .map_err(|error| error_text::describe(&error))
}

async fn note(
    bot: &Bot,
    application: ApplicationId,
    scope: ids::GuildId,
    hash: Option<String>,
) -> Result<(), String> {
    let noted = bot
        .service
        .note_registered(application.get(), scope, hash)
        .await;
    noted.map_err(|error| format!("{error:?}"))
}

fn hash(commands: &[CreateCommand]) -> Result<String, String> {
    let text = serde_json::to_vec(commands).map_err(|error| error.to_string())?;
    let digits = Sha256::digest(text);
    Ok(digits.iter().fold(String::new(), |digits, byte| {
        digits + &format!("{byte:02x}")
    }))
}

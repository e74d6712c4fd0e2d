//! What the bot says once when a server adds it, in the channel that the server has for such messages.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use halma_service::ids::{ChannelId, GuildId};
use serde::Deserialize;
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;
use tokio_util::task::TaskTracker;

use crate::discord::bot::Bot;
use crate::discord::bot::bulletins::post_once;
use crate::discord::help::click::Click;
use crate::discord::interaction::loose::{Id, part};
use crate::discord::lobby::click as lobby;
use crate::discord::parts::body::Body;
use crate::discord::parts::components::button;
use crate::discord::text::{DEFAULT_LOCALE, Speaker, say};

/// A server as Discord names it when the bot connects, is added or removed.
#[derive(Deserialize, Debug)]
pub struct Server {
    id: Id,
    #[serde(default, deserialize_with = "part")]
    system_channel_id: Option<Id>,
    #[serde(default, deserialize_with = "part")]
    preferred_locale: Option<String>,
    /// Whether Discord has trouble with it; the bot is still there.
    #[serde(default, deserialize_with = "part")]
    unavailable: Option<bool>,
}

/// Greets servers that add the bot while it is connected.
pub struct Greeter {
    bot: Bot,
    tasks: TaskTracker,
    /// The servers that have the commands; all if empty.
    with_commands: Vec<GuildId>,
    /// The servers that the bot is on.
    servers: Mutex<HashSet<u64>>,
}

impl Greeter {
    /// Creates one that runs its work among these tasks.
    pub fn new(bot: Bot, tasks: TaskTracker, with_commands: Vec<GuildId>) -> Self {
        Self {
            bot,
            tasks,
            with_commands,
            servers: Mutex::default(),
        }
    }

    /// Notes the servers of a new connection: they were told earlier, or were added meanwhile.
    pub fn knows(&self, servers: &[Server]) {
        let ids = servers.iter().map(|server| server.id.0);
        self.locked().extend(ids);
    }

    /// Greets a server unless the bot was there already.
    pub fn joined(&self, server: Server) {
        let has_commands =
            self.with_commands.is_empty() || self.with_commands.contains(&GuildId(server.id.0));
        let is_there = server.unavailable != Some(true);
        if is_there && self.locked().insert(server.id.0) && has_commands {
            let bot = self.bot.clone();
            self.tasks.spawn(async move { greet(&bot, &server).await });
        }
    }

    /// Forgets a server that removed the bot.
    pub fn left(&self, server: &Server) {
        if server.unavailable != Some(true) {
            self.locked().remove(&server.id.0);
        }
    }

    fn locked(&self) -> MutexGuard<'_, HashSet<u64>> {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn greet(bot: &Bot, server: &Server) {
    let Some(Id(channel)) = server.system_channel_id else {
        return;
    };
    let locale = server.preferred_locale.as_deref().unwrap_or(DEFAULT_LOCALE);
    let body = greeting(bot.speaker(locale));
    post_once(
        bot,
        ChannelId(channel),
        body,
        format!("hello{}", server.id.0),
    )
    .await;
}

fn greeting(speaker: Speaker<'_>) -> Body {
    let style = ButtonStyle::Secondary;
    let buttons = vec![
        button(
            speaker,
            lobby::Click::Open,
            "command-menu-play",
            ButtonStyle::Primary,
        ),
        button(speaker, Click::Help, "button-how-to", style),
    ];
    Body {
        rows: vec![CreateActionRow::Buttons(buttons)],
        ..Body::text(say!(speaker, "greeting"))
    }
}

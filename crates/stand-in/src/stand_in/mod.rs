//! The stand-in: starting it, reading it, and waiting for things to happen.

mod caller;

use std::net::Ipv4Addr;
use std::sync::{Arc, Weak};

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::error::{SandboxError, SandboxResult};
use crate::rest;
use crate::state::activity::ActivitySettings;
use crate::state::commands::ENTRY_POINT;
use crate::state::journal::{RecordedRequest, Violation};
use crate::state::message::Message;
use crate::state::session::Session;
use crate::state::settings::Settings;
use crate::state::snowflake::Snowflake;
use crate::state::{Shared, State};

/// A running stand-in for Discord. Clones share the same stand-in, which ends when the last one is
/// dropped.
#[derive(Clone, Debug)]
pub struct StandIn {
    running: Arc<Running>,
}

#[derive(Debug)]
struct Running {
    shared: Arc<Shared>,
    server: JoinHandle<()>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.shared.change(State::cut_sockets);
        self.server.abort();
    }
}

impl StandIn {
    /// Starts listening on 127.0.0.1.
    ///
    /// # Errors
    /// Returns an error if the port isn't available.
    pub async fn start(settings: Settings) -> SandboxResult<Self> {
        let port = settings.port;
        let refuse = |source| SandboxError::Listen { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .await
            .map_err(refuse)?;
        let address = listener.local_addr().map_err(refuse)?;
        let shared = Arc::new(Shared::new(State::new(
            settings,
            format!("http://{address}"),
        )));
        let router = rest::router(Arc::clone(&shared), address.port());
        // As at Discord, small frames don't wait for acknowledgments.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection stays slow");
            }
        });
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "the sandbox's server has ended");
            }
        });
        Ok(Self {
            running: Arc::new(Running { shared, server }),
        })
    }

    /// The address to give to the bot instead of Discord's, such as `http://127.0.0.1:9000`.
    pub fn api_url(&self) -> String {
        self.read(|state| state.base_url.clone())
    }

    /// The token that the bot must use.
    pub fn token(&self) -> String {
        self.read(|state| state.settings.token.clone())
    }

    /// The id of the bot's user and of its application.
    pub fn bot_id(&self) -> Snowflake {
        self.read(|state| state.bot)
    }

    /// Turns Activities on, as in the developer portal. That creates an entry point, which Discord
    /// handles until the bot says that it does.
    pub fn turn_activities_on(&self, settings: ActivitySettings) {
        self.change(|state| state.turn_activities_on(settings));
    }

    /// Waits until a bot has registered commands and is connected or can be called.
    ///
    /// # Errors
    /// Returns an error if that doesn't happen in time.
    pub async fn wait_ready(&self) -> SandboxResult<()> {
        let is_ready = |state: &State| {
            let mut sessions = state.sessions.iter();
            let is_connected = sessions.any(|session| session.socket.is_some());
            // Discord itself makes an entry point.
            let mut commands = state.commands.iter();
            let has_commands = commands.any(|command| command.definition.kind != ENTRY_POINT);
            ((is_connected || state.calls.are_made()) && has_commands).then_some(())
        };
        self.wait("a bot to connect and register commands", is_ready)
            .await
    }

    /// Waits until no bot is connected.
    ///
    /// # Errors
    /// Returns an error if that doesn't happen in time.
    pub async fn wait_disconnected(&self) -> SandboxResult<()> {
        let is_gone = |state: &State| {
            state
                .sessions
                .iter()
                .all(|session: &Session| session.socket.is_none())
                .then_some(())
        };
        self.wait("the bot to disconnect", is_gone).await
    }

    /// How many times bots have identified; resuming doesn't count.
    pub fn identifications(&self) -> u64 {
        self.read(|state| state.identifications)
    }

    /// How many times bots have identified or resumed.
    pub fn connections(&self) -> u64 {
        self.read(|state| state.connections)
    }

    /// Waits until a bot identifies or resumes after this many connections.
    ///
    /// # Errors
    /// Returns an error if that doesn't happen in time.
    pub async fn wait_reconnected(&self, since: u64) -> SandboxResult<()> {
        let is_back = |state: &State| (state.connections > since).then_some(());
        self.wait("the bot to connect again", is_back).await
    }

    /// Waits for a condition, as long as the settings allow for a first answer.
    pub(crate) async fn wait_for_first(
        &self,
        what: &str,
        is_so: impl Fn(&State) -> Option<()>,
    ) -> SandboxResult<()> {
        let within = self.read(|state| state.settings.first_answer_within);
        self.running.shared.wait(what, within, is_so).await
    }

    /// The event that the bot received for an interaction, with its token.
    pub fn interaction_payload(&self, interaction: Snowflake) -> Option<serde_json::Value> {
        self.read(|state| {
            state
                .interactions
                .get(&interaction)
                .map(|i| i.payload.clone())
        })
    }

    /// All messages of a channel, oldest first, including private ones.
    pub fn messages(&self, channel: impl Into<Snowflake>) -> Vec<Message> {
        let channel = channel.into();
        self.read(|state| state.messages_in(channel).cloned().collect())
    }

    /// The messages of a channel that this person sees, oldest first.
    pub fn messages_seen_by(
        &self,
        person: impl Into<Snowflake>,
        channel: impl Into<Snowflake>,
    ) -> Vec<Message> {
        let person = person.into();
        let mut messages = self.messages(channel);
        messages.retain(|message| message.is_visible_to(person));
        messages
    }

    /// A message in its current state.
    pub fn message(&self, id: impl Into<Snowflake>) -> Option<Message> {
        let id = id.into();
        self.read(|state| state.messages.get(&id).cloned())
    }

    /// Waits for a message in the channel, old or new, that matches.
    ///
    /// # Errors
    /// Returns an error if none comes in time.
    pub async fn wait_for_message(
        &self,
        channel: impl Into<Snowflake>,
        what: &str,
        fits: impl Fn(&Message) -> bool,
    ) -> SandboxResult<Message> {
        let channel = channel.into();
        let find = |state: &State| state.messages_in(channel).find(|m| fits(m)).cloned();
        self.wait(&format!("a message: {what}"), find).await
    }

    /// Waits until a message has been edited since this copy was taken.
    ///
    /// # Errors
    /// Returns an error if that doesn't happen in time.
    pub async fn wait_for_edit(&self, seen: &Message) -> SandboxResult<Message> {
        let edited = |state: &State| {
            let message = state.messages.get(&seen.id)?;
            (message.revision > seen.revision).then(|| message.clone())
        };
        self.wait(&format!("an edit of message {}", seen.id), edited)
            .await
    }

    /// Waits until a message has been deleted.
    ///
    /// # Errors
    /// Returns an error if that doesn't happen in time.
    pub async fn wait_for_deletion(&self, message: impl Into<Snowflake>) -> SandboxResult<()> {
        let id = message.into();
        let is_gone = |state: &State| (!state.messages.contains_key(&id)).then_some(());
        self.wait(&format!("the deletion of message {id}"), is_gone)
            .await
    }

    /// Waits for a REST request, old or new, that matches.
    ///
    /// # Errors
    /// Returns an error if none comes in time.
    pub async fn wait_for_request(
        &self,
        what: &str,
        fits: impl Fn(&RecordedRequest) -> bool,
    ) -> SandboxResult<RecordedRequest> {
        let find = |state: &State| state.journal.find(&fits);
        self.wait(&format!("a request: {what}"), find).await
    }

    /// The bot's REST requests, oldest first; only the latest are kept.
    pub fn requests(&self) -> Vec<RecordedRequest> {
        self.read(|state| state.journal.requests())
    }

    /// What the bot did that Discord would refuse, oldest first.
    pub fn violations(&self) -> Vec<Violation> {
        self.read(|state| state.journal.violations())
    }

    /// Like [`StandIn::violations`], but also clears them: for tests that provoke some.
    pub fn take_violations(&self) -> Vec<Violation> {
        self.change(|state| state.journal.take_violations())
    }

    /// The registered commands as Discord would list them, global ones and those of guilds.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.read(|state| {
            state
                .commands
                .iter()
                .map(|command| command.json.clone())
                .collect()
        })
    }

    pub(crate) fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        self.running.shared.read(look)
    }

    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        self.running.shared.change(change)
    }

    pub(crate) fn weak(&self) -> Weak<Shared> {
        Arc::downgrade(&self.running.shared)
    }

    pub(crate) fn listen(&self) -> watch::Receiver<()> {
        self.running.shared.listen()
    }

    /// Waits as long as the settings say.
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        look: impl Fn(&State) -> Option<T>,
    ) -> SandboxResult<T> {
        let patience = self.read(|state| state.settings.patience);
        self.running.shared.wait(what, patience, look).await
    }
}

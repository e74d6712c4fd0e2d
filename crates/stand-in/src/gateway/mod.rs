//! The gateway: a WebSocket per shard of a bot, over which it receives events.

mod events;
mod intent;

use std::sync::Arc;

use axum::extract::State as Extract;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::state::journal::Violation;
use crate::state::session::{Outgoing, Session, Socket};
use crate::state::{Shared, State};

/// Gateway opcodes.
mod opcode {
    pub(super) const HEARTBEAT: u64 = 1;
    pub(super) const IDENTIFY: u64 = 2;
    pub(super) const PRESENCE_UPDATE: u64 = 3;
    pub(super) const VOICE_STATE_UPDATE: u64 = 4;
    pub(super) const RESUME: u64 = 6;
    pub(super) const RECONNECT: u64 = 7;
    pub(super) const REQUEST_GUILD_MEMBERS: u64 = 8;
    pub(super) const INVALID_SESSION: u64 = 9;
    pub(super) const HELLO: u64 = 10;
    pub(super) const HEARTBEAT_ACK: u64 = 11;
}

/// Gateway close codes, with Discord's numbers.
mod close_code {
    pub(super) const UNKNOWN_OPCODE: (u16, &str) = (4001, "Unknown opcode.");
    pub(super) const DECODE_ERROR: (u16, &str) = (4002, "Error while decoding payload.");
    pub(super) const NOT_AUTHENTICATED: (u16, &str) = (4003, "Not authenticated.");
    pub(super) const AUTHENTICATION_FAILED: (u16, &str) = (4004, "Authentication failed.");
    pub(super) const ALREADY_AUTHENTICATED: (u16, &str) = (4005, "Already authenticated.");
    pub(super) const INVALID_SHARD: (u16, &str) = (4010, "Invalid shard.");
    pub(super) const INVALID_INTENTS: (u16, &str) = (4013, "Invalid intent(s).");
    pub(super) const DISALLOWED_INTENTS: (u16, &str) = (4014, "Disallowed intent(s).");
}

/// How many disconnected sessions are kept so that they can be resumed.
const IDLE_SESSIONS: usize = 8;

/// Upgrades a request to a WebSocket.
pub(crate) async fn connect(
    Extract(shared): Extract<Arc<Shared>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |web_socket| async move {
        let (sender, receiver) = unbounded_channel();
        let number = shared.change(State::new_id);
        let socket = Socket::new(number, sender);
        Connection {
            shared,
            socket,
            session: None,
        }
        .run(web_socket, receiver)
        .await;
    })
}

/// A connected bot, before and after it has identified.
struct Connection {
    shared: Arc<Shared>,
    socket: Socket,
    session: Option<String>,
}

impl Connection {
    async fn run(mut self, mut web_socket: WebSocket, mut queue: UnboundedReceiver<Outgoing>) {
        let interval = self.shared.read(|state| state.settings.heartbeat_interval);
        let interval = u64::try_from(interval.as_millis()).unwrap_or(u64::MAX);
        self.reply(opcode::HELLO, &json!({ "heartbeat_interval": interval }));
        let is_over = loop {
            tokio::select! {
                outgoing = queue.recv() => match deliver(&mut web_socket, outgoing).await {
                    Delivery::Sent => {}
                    Delivery::Ended { is_over } => break is_over,
                },
                frame = web_socket.recv() => match frame {
                    Some(Ok(Frame::Text(text))) => self.receive(&text),
                    Some(Ok(Frame::Close(reason))) => {
                        // The library has prepared the close frame; another `recv` sends it.
                        drop(web_socket.recv().await);
                        break ends_session(reason.as_ref());
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break false,
                },
            }
        };
        self.leave(is_over);
    }

    fn receive(&mut self, text: &str) {
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return self.close(close_code::DECODE_ERROR);
        };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(opcode::HEARTBEAT) => self.acknowledge_heartbeat(),
            Some(opcode::IDENTIFY) => self.identify(data),
            Some(opcode::RESUME) => self.resume(data),
            Some(
                opcode::PRESENCE_UPDATE
                | opcode::VOICE_STATE_UPDATE
                | opcode::REQUEST_GUILD_MEMBERS,
            ) if self.session.is_some() => {}
            Some(
                opcode::PRESENCE_UPDATE
                | opcode::VOICE_STATE_UPDATE
                | opcode::REQUEST_GUILD_MEMBERS,
            ) => self.close(close_code::NOT_AUTHENTICATED),
            _ => self.close(close_code::UNKNOWN_OPCODE),
        }
    }

    fn acknowledge_heartbeat(&self) {
        if !self.shared.read(|state| state.faults.deaf_to_heartbeats) {
            self.reply(opcode::HEARTBEAT_ACK, &Value::Null);
        }
    }

    fn identify(&mut self, data: &Value) {
        if self.session.is_some() {
            return self.close(close_code::ALREADY_AUTHENTICATED);
        }
        let socket = self.socket.clone();
        match self
            .shared
            .change(|state| state.begin_session(data, socket))
        {
            Ok(session) => self.session = Some(session),
            Err(reason) => self.close(reason),
        }
    }

    fn resume(&mut self, data: &Value) {
        let socket = self.socket.clone();
        match self
            .shared
            .change(|state| state.resume_session(data, socket))
        {
            Ok(Some(session)) => self.session = Some(session),
            Ok(None) => self.reply(opcode::INVALID_SESSION, &json!(false)),
            Err(reason) => self.close(reason),
        }
    }

    fn reply(&self, opcode: u64, data: &Value) {
        let payload = json!({ "op": opcode, "s": null, "t": null, "d": data });
        self.socket.send(Outgoing::Text(payload.to_string()));
    }

    fn close(&self, (code, reason): (u16, &'static str)) {
        self.shared.change(|state| {
            state.journal.add_violation(Violation {
                method: "GATEWAY".to_owned(),
                path: "/gateway".to_owned(),
                status: code,
                code: u32::from(code),
                message: reason.to_owned(),
                errors: None,
            });
        });
        self.socket.send(Outgoing::Close(code, reason));
    }

    /// Drops the session if it is over; otherwise keeps it for a resume.
    fn leave(self, is_over: bool) {
        let Some(id) = &self.session else { return };
        self.shared.change(|state| {
            let is_mine = |session: &Session| {
                session.id == *id
                    && session
                        .socket
                        .as_ref()
                        .is_none_or(|s| s.number == self.socket.number)
            };
            if is_over {
                state.sessions.retain(|session| !is_mine(session));
            } else if let Some(session) = state.sessions.iter_mut().find(|s| is_mine(s)) {
                session.socket = None;
            }
        });
    }
}

impl State {
    /// IDENTIFY: checks the token and the intents, then sends READY and the guilds.
    fn begin_session(
        &mut self,
        data: &Value,
        socket: Socket,
    ) -> Result<String, (u16, &'static str)> {
        self.check_token(data)?;
        let intents = data["intents"].as_u64().ok_or(close_code::DECODE_ERROR)?;
        if intents & !intent::KNOWN != 0 {
            return Err(close_code::INVALID_INTENTS);
        }
        if intents & intent::PRIVILEGED != 0 {
            return Err(close_code::DISALLOWED_INTENTS);
        }
        let shard = (
            data["shard"][0].as_u64().unwrap_or(0),
            data["shard"][1].as_u64().unwrap_or(1),
        );
        if shard.0 >= shard.1 {
            return Err(close_code::INVALID_SHARD);
        }
        let id = format!("session-{}", self.new_id());
        let mut session = Session::new(id.clone(), intents, shard, socket);
        session.dispatch("READY", &self.ready_json(&session));
        if intents & intent::GUILDS != 0 {
            for guild in self.guilds.values().filter(|guild| guild.has_bot) {
                if let Some(event) = self.guild_create_json(guild.id)
                    && session.serves(Some(guild.id))
                {
                    session.dispatch("GUILD_CREATE", &event);
                }
            }
        }
        self.keep_session(session);
        self.identifications += 1;
        self.connections += 1;
        Ok(id)
    }

    /// RESUME: replays missed events; `None` if the session is no longer known.
    fn resume_session(
        &mut self,
        data: &Value,
        socket: Socket,
    ) -> Result<Option<String>, (u16, &'static str)> {
        self.check_token(data)?;
        let after = data["seq"].as_u64().unwrap_or(0);
        let id = data["session_id"].as_str();
        let known = self
            .sessions
            .iter_mut()
            .find(|session| Some(session.id.as_str()) == id);
        let Some(session) = known.filter(|session| session.can_replay(after)) else {
            return Ok(None);
        };
        session.resume(socket, after);
        self.connections += 1;
        Ok(Some(session.id.clone()))
    }

    fn check_token(&self, data: &Value) -> Result<(), (u16, &'static str)> {
        let token = data["token"].as_str().unwrap_or_default();
        let bare = token.strip_prefix("Bot ").unwrap_or(token);
        let is_right = bare == self.settings.token;
        if is_right {
            Ok(())
        } else {
            Err(close_code::AUTHENTICATION_FAILED)
        }
    }

    fn ready_json(&self, session: &Session) -> Value {
        let here = self
            .guilds
            .values()
            .filter(|g| g.has_bot && session.serves(Some(g.id)));
        let guilds: Vec<_> = here
            .map(|g| json!({ "id": g.id, "unavailable": true }))
            .collect();
        json!({
            "v": 10, "user": self.user_json(self.bot), "guilds": guilds,
            "session_id": session.id, "resume_gateway_url": self.gateway_url(),
            "shard": [session.shard.0, session.shard.1],
            "application": { "id": self.bot, "flags": 0 },
        })
    }

    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }

    fn keep_session(&mut self, session: Session) {
        let idle = self
            .sessions
            .iter()
            .filter(|session| session.socket.is_none())
            .count();
        if idle > IDLE_SESSIONS
            && let Some(oldest) = self.sessions.iter().position(|s| s.socket.is_none())
        {
            self.sessions.remove(oldest);
        }
        self.sessions.push(session);
    }

    /// Asks every connected bot to reconnect and resume.
    pub(crate) fn ask_to_reconnect(&self) {
        let payload = json!({ "op": opcode::RECONNECT, "s": null, "t": null, "d": null });
        self.send_to_sockets(|| Outgoing::Text(payload.to_string()));
    }

    /// Ends every session: bots may resume if `can_resume`, else they must identify again.
    pub(crate) fn invalidate_sessions(&mut self, can_resume: bool) {
        let payload =
            json!({ "op": opcode::INVALID_SESSION, "s": null, "t": null, "d": can_resume });
        self.send_to_sockets(|| Outgoing::Text(payload.to_string()));
        if !can_resume {
            self.sessions.clear();
        }
    }

    /// Sends READY again to every connected bot.
    pub(crate) fn repeat_ready(&mut self) {
        let ready: Vec<Value> = self
            .sessions
            .iter()
            .map(|session| self.ready_json(session))
            .collect();
        for (session, ready) in self.sessions.iter_mut().zip(&ready) {
            session.dispatch("READY", ready);
        }
    }
}

/// The outcome of a send.
enum Delivery {
    Sent,
    Ended {
        /// Whether the session can no longer be resumed.
        is_over: bool,
    },
}

async fn deliver(web_socket: &mut WebSocket, outgoing: Option<Outgoing>) -> Delivery {
    let sent = match outgoing {
        Some(Outgoing::Text(text)) => web_socket.send(Frame::Text(text.into())).await,
        Some(Outgoing::Close(code, reason)) => {
            let frame = CloseFrame {
                code,
                reason: reason.into(),
            };
            if let Err(error) = web_socket.send(Frame::Close(Some(frame))).await {
                tracing::debug!(%error, "the bot had already gone");
            }
            return Delivery::Ended { is_over: true };
        }
        Some(Outgoing::Cut) | None => return Delivery::Ended { is_over: false },
    };
    if sent.is_ok() {
        Delivery::Sent
    } else {
        Delivery::Ended { is_over: false }
    }
}

/// Returns true if the bot closed with 1000 or 1001, which ends its session.
fn ends_session(reason: Option<&CloseFrame>) -> bool {
    reason.is_none_or(|frame| matches!(frame.code, 1000 | 1001))
}

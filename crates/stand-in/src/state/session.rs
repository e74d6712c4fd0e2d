//! Sessions: the events sent to each bot, so that it can resume after a disconnection.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::snowflake::Snowflake;

/// How many events are kept for replay.
const REPLAY_BUFFER: usize = 2_000;

/// What is sent to a socket.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A JSON payload.
    Text(String),
    /// A close frame with a code and a reason.
    Close(u16, &'static str),
    /// A cut without a close frame, as if the network were gone.
    Cut,
}

/// The sending side of a connected socket.
#[derive(Clone, Debug)]
pub(crate) struct Socket {
    /// Distinguishes this socket from older ones of the same session.
    pub(crate) number: Snowflake,
    sender: UnboundedSender<Outgoing>,
}

impl Socket {
    pub(crate) fn new(number: Snowflake, sender: UnboundedSender<Outgoing>) -> Self {
        Self { number, sender }
    }

    pub(crate) fn send(&self, outgoing: Outgoing) {
        if self.sender.send(outgoing).is_err() {
            tracing::debug!(socket = %self.number, "the socket is already gone");
        }
    }
}

/// A bot's session, connected or waiting to be resumed.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) intents: u64,
    /// The shard's number and the number of shards.
    pub(crate) shard: (u64, u64),
    pub(crate) socket: Option<Socket>,
    sequence: u64,
    sent: VecDeque<(u64, String)>,
}

impl Session {
    pub(crate) fn new(id: String, intents: u64, shard: (u64, u64), socket: Socket) -> Self {
        Self {
            id,
            intents,
            shard,
            socket: Some(socket),
            sequence: 0,
            sent: VecDeque::new(),
        }
    }

    /// Returns true if this shard receives events of this guild (or of direct messages).
    pub(crate) fn serves(&self, guild: Option<Snowflake>) -> bool {
        let (number, count) = self.shard;
        guild.map_or(0, |guild| (guild.get() >> 22) % count.max(1)) == number
    }

    /// Sends an event, or keeps it until the bot resumes.
    pub(crate) fn dispatch(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let payload = json!({ "op": 0, "s": self.sequence, "t": event, "d": data }).to_string();
        if let Some(socket) = &self.socket {
            socket.send(Outgoing::Text(payload.clone()));
        }
        if self.sent.len() == REPLAY_BUFFER {
            self.sent.pop_front();
        }
        self.sent.push_back((self.sequence, payload));
    }

    /// Returns true if everything after this sequence number is still known.
    pub(crate) fn can_replay(&self, after: u64) -> bool {
        let oldest = self
            .sent
            .front()
            .map_or(self.sequence + 1, |(sequence, _)| *sequence);
        after <= self.sequence && after + 1 >= oldest
    }

    /// Reconnects the session and sends what it missed.
    pub(crate) fn resume(&mut self, socket: Socket, after: u64) {
        for (_, payload) in self.sent.iter().filter(|(sequence, _)| *sequence > after) {
            socket.send(Outgoing::Text(payload.clone()));
        }
        self.socket = Some(socket);
        self.dispatch("RESUMED", &json!({}));
    }
}

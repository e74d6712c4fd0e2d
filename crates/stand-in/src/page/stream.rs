//! A WebSocket per window that sends what its person sees as it changes.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State as Extract};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Context, journal_view, message_view, view};
use crate::state::State;
use crate::state::message::Message;
use crate::state::snowflake::Snowflake;

/// How many messages a window shows per channel: the newest ones.
const SHOWN: usize = 100;

/// Who opened a window.
#[derive(Deserialize)]
pub(super) struct Visitor {
    #[serde(default, rename = "as")]
    name: String,
}

/// A message from a window: whether its drawer is open.
#[derive(Deserialize)]
struct FromWindow {
    journal: bool,
}

pub(super) async fn open(
    Extract(context): Extract<Arc<Context>>,
    Query(visitor): Query<Visitor>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        let me = context
            .stand_in
            .read(|state| view::person_named(state, &visitor.name));
        Window::new(context, me).run(socket).await;
    })
}

/// What has been sent to a window.
struct Window {
    context: Arc<Context>,
    me: Snowflake,
    frame: Value,
    commands: Value,
    journal: Value,
    wants_journal: bool,
    /// The messages it shows, with the latest change it knows of each.
    known: BTreeMap<Snowflake, u64>,
}

impl Window {
    fn new(context: Arc<Context>, me: Snowflake) -> Self {
        Self {
            context,
            me,
            frame: Value::Null,
            commands: Value::Null,
            journal: Value::Null,
            wants_journal: false,
            known: BTreeMap::new(),
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let mut changes = self.context.stand_in.listen();
        loop {
            if let Some(news) = self.news() {
                let told = socket.send(Frame::Text(news.to_string().into())).await;
                if told.is_err() {
                    return;
                }
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                frame = socket.recv() => match frame {
                    Some(Ok(Frame::Text(text))) => self.receive(&text),
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
            }
        }
    }

    fn receive(&mut self, text: &str) {
        if let Ok(said) = serde_json::from_str::<FromWindow>(text) {
            self.wants_journal = said.journal;
        }
    }

    /// What has changed since last time; `None` if nothing that this person sees.
    fn news(&mut self) -> Option<Value> {
        let context = Arc::clone(&self.context);
        context.stand_in.read(|state| {
            let mut news = json!({});
            let mut tell = |part: &str, old: &mut Value, new: Value| {
                if *old != new {
                    news[part] = new.clone();
                    *old = new;
                }
            };
            let frame = view::frame(&context, state, self.me);
            tell("frame", &mut self.frame, frame);
            tell(
                "commands",
                &mut self.commands,
                view::commands(state, self.me),
            );
            if self.wants_journal {
                let journal = journal_view::journal(&state.journal);
                tell("journal", &mut self.journal, journal);
            }
            let seen = self.seen_messages(state);
            let changed: Vec<Value> = seen
                .iter()
                .filter(|message| self.known.get(&message.id) != Some(&message.change))
                .map(|message| message_view::message(state, message, self.me))
                .collect();
            let now_known: BTreeMap<_, _> = seen.iter().map(|m| (m.id, m.change)).collect();
            let is_gone = |id: &&Snowflake| !now_known.contains_key(id);
            let gone: Vec<Snowflake> = self.known.keys().filter(is_gone).copied().collect();
            self.known = now_known;
            if !changed.is_empty() || !gone.is_empty() {
                news["changed"] = json!(changed);
                news["gone"] = json!(gone);
            }
            let is_news = news.as_object().is_some_and(|parts| !parts.is_empty());
            news["now"] = json!(u64::try_from(state.now().as_millis()).unwrap_or(u64::MAX));
            is_news.then_some(news)
        })
    }

    /// The newest messages of every channel that the person sees.
    fn seen_messages<'a>(&self, state: &'a State) -> Vec<&'a Message> {
        let mut room: BTreeMap<Snowflake, usize> = BTreeMap::new();
        let mut seen = Vec::new();
        for message in state.messages.values().rev() {
            let count = room.entry(message.channel_id).or_default();
            if *count < SHOWN && state.sees_message(self.me, message) {
                *count += 1;
                seen.push(message);
            }
        }
        seen.reverse();
        seen
    }
}

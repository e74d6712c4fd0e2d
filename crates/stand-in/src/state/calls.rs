//! Interactions as HTTP calls: their addresses, and the order to try them in.

use serde_json::Value;
use tokio::sync::mpsc;

/// The addresses for calls; none while interactions go over the gateway.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    pub(crate) urls: Vec<String>,
    /// The address to try first.
    pub(crate) next: usize,
    pub(crate) to_all: bool,
    /// The queue to the task that makes calls.
    pub(crate) queue: Option<mpsc::UnboundedSender<Call>>,
}

/// A call to make.
#[derive(Debug)]
pub(crate) struct Call {
    /// The addresses, in the order to try them.
    pub(crate) urls: Vec<String>,
    /// The body.
    pub(crate) body: String,
}

impl Calls {
    /// Returns true if interactions are delivered as calls.
    pub(crate) fn are_made(&self) -> bool {
        !self.urls.is_empty()
    }

    /// Queues calls for an interaction.
    pub(crate) fn make(&mut self, payload: &Value) {
        let Some(queue) = &self.queue else { return };
        let body = payload.to_string();
        let in_turn = |first: usize| {
            let urls = self.urls.iter().cycle().skip(first);
            urls.take(self.urls.len()).cloned().collect()
        };
        let orders: Vec<Vec<String>> = if self.to_all {
            self.urls.iter().map(|url| vec![url.clone()]).collect()
        } else {
            vec![in_turn(self.next)]
        };
        for urls in orders {
            let body = body.clone();
            if queue.send(Call { urls, body }).is_err() {
                tracing::debug!("nobody makes calls any more");
            }
        }
        self.next = (self.next + 1) % self.urls.len();
    }
}

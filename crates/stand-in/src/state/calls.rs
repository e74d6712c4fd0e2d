//! Interactions as calls: where they go, and in which order the addresses are tried.

use serde_json::Value;
use tokio::sync::mpsc;

/// Where calls go; nowhere, as long as interactions go by the gateway.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    pub(crate) urls: Vec<String>,
    /// The address whose turn it is.
    pub(crate) next: usize,
    pub(crate) to_all: bool,
    /// Passes calls to their sender.
    pub(crate) queue: Option<mpsc::UnboundedSender<Call>>,
}

/// A call to be made.
#[derive(Debug)]
pub(crate) struct Call {
    /// The addresses in the order in which they are tried.
    pub(crate) urls: Vec<String>,
    /// The body.
    pub(crate) body: String,
}

impl Calls {
    /// Returns true if interactions are calls.
    pub(crate) fn are_made(&self) -> bool {
        !self.urls.is_empty()
    }

    /// Calls about an interaction.
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

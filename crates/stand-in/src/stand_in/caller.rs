//! Makes interactions as calls: signed, over HTTP, to where the bot listens, instead of by the
//! gateway.
//!
//! Several addresses stand behind one proxy, which goes on to the next where one doesn't take a
//! call.

use std::sync::Weak;
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use tokio::sync::mpsc;

use crate::error::{SandboxError, SandboxResult};
use crate::rest::signed_call::{Caller, PATIENCE};
use crate::rest::signing::{public_key, signature};
use crate::stand_in::StandIn;
use crate::state::Shared;
use crate::state::calls::Call;
use crate::state::journal::Violation;

/// The pause of the proxy when no address took a call.
const PAUSE: Duration = Duration::from_millis(50);

impl StandIn {
    /// Makes interactions arrive as calls at these addresses from now on, such as
    /// `http://127.0.0.1:8080/interactions`. As Discord does when an operator sets the URL, it
    /// pings each one first, also with a wrong signature.
    ///
    /// # Errors
    /// Nobody answers in time, or an unsigned call is accepted.
    pub async fn call_at(&self, urls: &[String]) -> SandboxResult<()> {
        let caller = Caller::new(self.read(|state| state.settings.clock_behind));
        for url in urls {
            let patience = self.read(|state| state.settings.patience);
            check(&caller, url, patience).await?;
        }
        let (sender, calls) = mpsc::unbounded_channel();
        tokio::spawn(make_calls(caller, self.weak(), calls));
        self.change(|state| {
            state.calls.urls = urls.to_vec();
            state.calls.next = 0;
            state.calls.queue = Some(sender);
        });
        Ok(())
    }

    /// Makes every call at all addresses at once, or no longer.
    pub fn call_all(&self, all: bool) {
        self.change(|state| state.calls.to_all = all);
    }

    /// The public key by which calls are known, as hexadecimal digits.
    pub fn public_key(&self) -> String {
        public_key()
    }

    /// The signature of a call at a moment, in seconds since 1970.
    pub fn signature(&self, moment: &str, body: &str) -> String {
        signature(moment, body)
    }
}

/// Waits for someone there who tells right from wrong.
async fn check(caller: &Caller, url: &str, patience: Duration) -> SandboxResult<()> {
    let begun = Instant::now();
    while !caller.is_ping_answered(url).await {
        if begun.elapsed() > patience {
            return Err(SandboxError::TimedOut {
                what: format!("an answer to a PING at {url}"),
                waited: patience,
            });
        }
        tokio::time::sleep(PAUSE).await;
    }
    if caller.is_forgery_refused(url).await {
        return Ok(());
    }
    Err(SandboxError::not_possible(
        "what is not signed has to be refused with 401",
    ))
}

/// Makes the calls, each in its own task.
async fn make_calls(
    caller: Caller,
    shared: Weak<Shared>,
    mut calls: mpsc::UnboundedReceiver<Call>,
) {
    while let Some(call) = calls.recv().await {
        let (caller, shared) = (caller.clone(), shared.clone());
        tokio::spawn(async move {
            let status = delivered(&caller, &call).await;
            match (status, shared.upgrade()) {
                (Some(status), Some(shared)) if !status.is_success() => {
                    note_violation(&shared, status);
                }
                (None, _) => tracing::debug!("nobody took a call"),
                _ => {}
            }
        });
    }
}

/// Returns the outcome of a call, as long as Discord waits for it; `None` if nobody accepted it.
async fn delivered(caller: &Caller, call: &Call) -> Option<StatusCode> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        for url in &call.urls {
            match caller.post(url, &call.body, &call.body).await {
                Some((status, _)) if !status.is_server_error() => return Some(status),
                _ => {}
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
    None
}

fn note_violation(shared: &Shared, status: StatusCode) {
    shared.change(|state| {
        state.journal.add_violation(Violation {
            method: "POST".to_owned(),
            path: "/interactions".to_owned(),
            status: status.as_u16(),
            code: 0,
            message: "a call of Discord's was not taken".to_owned(),
            errors: None,
        });
    });
}

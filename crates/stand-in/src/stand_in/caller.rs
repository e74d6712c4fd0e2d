//! Delivers interactions as signed HTTP calls to the bot, instead of over the gateway.
//!
//! Several addresses act as one proxy, which tries the next one if a call isn't accepted.

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

/// The pause of the proxy if no address accepted a call.
const PAUSE: Duration = Duration::from_millis(50);

impl StandIn {
    /// Delivers interactions as calls to these addresses from now on, such as
    /// `http://127.0.0.1:8080/interactions`. As Discord does when an operator sets the URL, it
    /// first pings each address, with a right and a wrong signature.
    ///
    /// # Errors
    /// Returns an error if an address doesn't answer in time or accepts a wrong signature.
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

    /// Starts or stops sending every call to all addresses at once.
    pub fn call_all(&self, all: bool) {
        self.change(|state| state.calls.to_all = all);
    }

    /// The public key for verifying calls, in hexadecimal.
    pub fn public_key(&self) -> String {
        public_key()
    }

    /// The signature of a body at a time, in seconds since 1970.
    pub fn signature(&self, moment: &str, body: &str) -> String {
        signature(moment, body)
    }
}

/// Waits until the endpoint answers a PING, and checks that it refuses a wrong signature.
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

/// The response to a call within Discord's timeout; `None` if no address accepted it.
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

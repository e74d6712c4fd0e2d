//! Whether the process is ready for work, and if not, why: reported at every port for health
//! checks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

use crate::metrics::Metrics;

/// A part of readiness.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The store can be read and changed.
    Store,
    /// The machine's clock is right.
    Clock,
    /// Discord has been reached.
    Discord,
    /// Discord's calls are answered, if interactions arrive as calls.
    Calls,
    /// The process isn't about to stop.
    Stop,
}

impl Part {
    /// Its name in the metrics.
    fn name(self) -> &'static str {
        match self {
            Self::Store => "store",
            Self::Clock => "clock",
            Self::Discord => "discord",
            Self::Calls => "calls",
            Self::Stop => "stop",
        }
    }
}

/// The condition of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Condition {
    Fine,
    /// Normal at the start and the end of every process.
    Pending(&'static str),
    /// Someone has to fix it.
    Faulty(String),
}

/// Whether the process is ready; clones are the same.
#[derive(Clone)]
pub struct Readiness(Arc<Inner>);

struct Inner {
    metrics: Metrics,
    parts: Mutex<BTreeMap<Part, Condition>>,
}

impl Readiness {
    /// Creates the state of a process that has just started; `is_called` says whether Discord will
    /// call it.
    pub fn new(metrics: Metrics, is_called: bool) -> Self {
        let readiness = Self(Arc::new(Inner {
            metrics,
            parts: Mutex::default(),
        }));
        readiness.pending(Part::Store, "the store is not open yet");
        readiness.pending(Part::Discord, "Discord has not been reached yet");
        if is_called {
            readiness.pending(Part::Calls, "calls are not answered yet");
        }
        readiness.fine(Part::Clock);
        readiness.fine(Part::Stop);
        readiness
    }

    /// Notes that a part is fine.
    pub fn fine(&self, part: Part) {
        self.note(part, Condition::Fine);
    }

    /// Notes that a part isn't ready yet, or no longer, as is normal in a process's life.
    pub fn pending(&self, part: Part, why: &'static str) {
        self.note(part, Condition::Pending(why));
    }

    /// Notes that a part is faulty. This is logged once.
    pub fn faulty(&self, part: Part, why: String) {
        self.note(part, Condition::Faulty(why));
    }

    fn note(&self, part: Part, condition: Condition) {
        let is_fine = condition == Condition::Fine;
        self.0.metrics.ready(part.name(), is_fine);
        let mut parts = self.parts();
        let was_faulty = matches!(parts.get(&part), Some(Condition::Faulty(_)));
        match &condition {
            Condition::Faulty(why) if !was_faulty => tracing::error!("NOT READY: {why}"),
            Condition::Fine if was_faulty => tracing::warn!("ready again: {}", part.name()),
            _ => {}
        }
        parts.insert(part, condition);
    }

    fn parts(&self) -> MutexGuard<'_, BTreeMap<Part, Condition>> {
        self.0.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns why the process isn't ready; empty if it is.
    fn reasons(&self) -> Vec<String> {
        let parts = self.parts();
        let reasons = parts.values().filter_map(|condition| match condition {
            Condition::Fine => None,
            Condition::Pending(why) => Some((*why).to_owned()),
            Condition::Faulty(why) => Some(why.clone()),
        });
        reasons.collect()
    }

    /// `/healthz` and `/readyz`.
    pub fn routes(&self) -> Router {
        Router::new()
            .route("/healthz", get(async || "alive\n"))
            .route("/readyz", get(readyz))
            .with_state(self.clone())
    }
}

async fn readyz(State(readiness): State<Readiness>) -> (StatusCode, String) {
    let reasons = readiness.reasons();
    if reasons.is_empty() {
        return (StatusCode::OK, "ready\n".to_owned());
    }
    let reasons = format!("not ready: {}\n", reasons.join("; "));
    (StatusCode::SERVICE_UNAVAILABLE, reasons)
}

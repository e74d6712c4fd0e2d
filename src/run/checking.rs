//! Checks whether the process is ready for work: whether things can be stored, and whether the
//! machine's clock is right.

use std::sync::Arc;
use std::time::Duration;

use halma_store::{Slot, Store};
use jiff::SignedDuration;
use tokio_util::task::AbortOnDropHandle;

use super::measuring::Measured;
use crate::discord::{Clocks, TimeSignal};
use crate::metrics::Metrics;
use crate::readiness::{Part, Readiness};

/// How often to check.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How often Discord is asked for the time.
const ASK_EVERY: Duration = Duration::from_secs(60);
/// How long the store may take to answer.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);
/// How far the machine's clock may differ from another one.
const MOST: Duration = Duration::from_secs(60);

/// The things to check.
pub(super) struct Checks {
    pub readiness: Readiness,
    pub metrics: Metrics,
    pub clocks: Arc<Clocks>,
    pub store: Arc<Store>,
    pub measured: Arc<Measured>,
}

impl Checks {
    /// Checks forever.
    pub async fn run(&self) {
        loop {
            match self.store_trouble().await {
                Some(why) => self.readiness.faulty(Part::Store, why),
                None => self.readiness.fine(Part::Store),
            }
            match self.clock_trouble().await {
                Some(why) => self.readiness.faulty(Part::Clock, why),
                None => self.readiness.fine(Part::Clock),
            }
            if let Some(connections) = self.store.connections() {
                self.metrics.database_connections(connections);
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Returns why the store can't be used, if so.
    async fn store_trouble(&self) -> Option<String> {
        let looked = self.store.load(Slot::heartbeat().key());
        match tokio::time::timeout(ANSWERS_WITHIN, looked).await {
            Ok(Ok(_)) => self.measured.trouble(),
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some("the store does not answer".to_owned()),
        }
    }

    /// Returns why the machine's clock must be wrong, if so.
    async fn clock_trouble(&self) -> Option<String> {
        let discords = self.clocks.ahead_of_discord();
        let databases = self.ahead_of_database().await;
        let clocks = [
            ("discord", "Discord's", discords),
            ("database", "the database's", databases),
        ];
        let wrong = clocks.into_iter().filter_map(|(name, whose, ahead)| {
            let ahead = ahead?;
            self.metrics.clock_ahead(name, ahead.as_secs_f64());
            let side = if ahead.is_positive() {
                "ahead of"
            } else {
                "behind"
            };
            let seconds = ahead.unsigned_abs().as_secs();
            let why = format!("this machine's clock is {seconds} s {side} {whose}; set it right");
            (ahead.unsigned_abs() > MOST).then_some(why)
        });
        let wrong: Vec<_> = wrong.collect();
        (!wrong.is_empty()).then(|| wrong.join("; "))
    }

    /// Returns how far the machine's clock is ahead of the database's, if there is one and it
    /// answers.
    async fn ahead_of_database(&self) -> Option<SignedDuration> {
        let asked = self.clocks.now();
        let said = tokio::time::timeout(ANSWERS_WITHIN, self.store.shared_clock()).await;
        let said = said.ok()?.ok()??;
        let between = asked + self.clocks.now().since(asked) / 2;
        Some(between.ahead_of(said))
    }
}

/// Asks Discord for the time again and again.
pub(super) fn keep_time(signal: TimeSignal, clocks: Arc<Clocks>) -> AbortOnDropHandle<()> {
    AbortOnDropHandle::new(tokio::spawn(async move {
        loop {
            tokio::time::sleep(ASK_EVERY).await;
            if let Err(error) = signal.take(&clocks).await {
                let error = error.without_url();
                tracing::debug!(%error, "Discord was not asked for the time");
            }
        }
    }))
}

//! Gives finished games their compact form in the background.

use std::sync::Arc;
use std::time::Duration;

use crate::{Clock, Error, Service};
use halma_store::Store;
use halma_store::ids::{hours, minutes};
use tokio_util::sync::CancellationToken;

use super::allow_compact_games;

/// The pause before the first pass, and between passes. Until the first one, the version before
/// this one can still be started again.
const FIRST_AFTER: Duration = hours(1);
const EVERY: Duration = hours(24);
/// How often to check whether processes of older versions are gone.
const LOOK_EVERY: Duration = minutes(10);
/// The pause after each page, in which others read and write.
const PAUSE: Duration = Duration::from_millis(100);
/// How many games are told of at once.
const TOLD_EVERY: u64 = 1_000;

/// The work of the leader.
pub struct Compacting {
    /// The store of its term.
    pub store: Arc<Store>,
    /// The service over it.
    pub service: Service,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// After how many days the moves of games are deleted, if they are.
    pub keep_games_days: Option<u16>,
}

impl Compacting {
    /// Passes over all games once a day, until it is told to stop. What a pass leaves as it is isn't
    /// tried again before the next one.
    pub async fn work_until(self, stop: CancellationToken) {
        let mut pause = FIRST_AFTER;
        while !is_stopped_within(pause, &stop).await {
            pause = match self.pass(&stop).await {
                Ok(true) => EVERY,
                Ok(false) => LOOK_EVERY,
                Err(error) => {
                    tracing::warn!(%error, "can't make finished games compact, retrying in 10 min");
                    LOOK_EVERY
                }
            };
        }
    }

    /// Deletes sessions of the board page that have ended.
    async fn forget_sessions(&self, stop: &CancellationToken) -> Result<(), Error> {
        let mut from = None;
        loop {
            from = self.service.forget_sessions(from, self.clock.now()).await?;
            if from.is_none() || is_stopped_within(PAUSE, stop).await {
                return Ok(());
            }
        }
    }

    /// Returns false if a process of an older version answers, which couldn't read compact games.
    async fn pass(&self, stop: &CancellationToken) -> Result<bool, Error> {
        self.forget_sessions(stop).await?;
        let (mut from, mut games, mut declined) = (None, 0, 0);
        loop {
            if !allow_compact_games(&self.store).await? {
                return Ok(false);
            }
            let page = self.service.compact_games(from, self.clock.now()).await?;
            if games == 0 && page.games > 0 {
                tracing::info!("making finished games compact");
            }
            if games / TOLD_EVERY < (games + page.games) / TOLD_EVERY {
                tracing::info!(games = games + page.games, "made finished games compact");
            }
            games += page.games;
            declined += page.declined;
            from = page.next;
            if from.is_none() || is_stopped_within(PAUSE, stop).await {
                break;
            }
        }
        if games + declined > 0 {
            let is_done = from.is_none();
            tracing::info!(games, declined, is_done, "finished games are compact");
        }
        if let Some(days) = self.keep_games_days {
            self.delete_moves(days, stop).await?;
        }
        Ok(true)
    }

    async fn delete_moves(&self, days: u16, stop: &CancellationToken) -> Result<(), Error> {
        let (mut from, mut games) = (None, 0);
        while !is_stopped_within(PAUSE, stop).await {
            let now = self.clock.now();
            let page = self.service.delete_old_moves(from, days, now).await?;
            games += page.games;
            from = page.next;
            if from.is_none() {
                break;
            }
        }
        if games > 0 {
            tracing::info!(games, days, "deleted the moves of old games");
        }
        Ok(())
    }
}

/// Pauses. Returns whether it is told to stop meanwhile.
async fn is_stopped_within(pause: Duration, stop: &CancellationToken) -> bool {
    tokio::select! {
        biased;
        () = stop.cancelled() => true,
        () = tokio::time::sleep(pause) => false,
    }
}

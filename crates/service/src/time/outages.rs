//! Times in which the bot was offline: they aren't the players' fault, so they don't count.

use std::sync::Mutex;
use std::time::Duration;

use halma_store::ids::{Span, Timestamp, days, minutes};
use halma_store::records::{HeartbeatRecord, OutageRecord};
use halma_store::{Key, Prefix, Slot};

use crate::Service;
use crate::change::{Error, Transaction, read};

/// A gap longer than this is an outage.
const LEAST_OUTAGE: Duration = minutes(5);
/// How often a heartbeat is stored.
const STORED_EVERY: Duration = Duration::from_secs(30);
/// Outages are deleted once the longest turn, with a year's absence, can't overlap them anymore.
const FORGOTTEN_AFTER: Duration = days(430);
const MOST_OUTAGES: usize = 10_000;

/// A sign of life: the bot is connected and its store works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// The moment by the clock.
    pub now: Timestamp,
    /// The time since the start by a monotonic clock. A test that moves time moves this one too.
    pub uptime: Duration,
    /// How long ago the last heartbeat was, whatever the clocks say.
    pub silent: Duration,
}

/// The state of this process's heartbeats.
#[derive(Clone, Copy, Debug)]
struct Beat {
    now: Timestamp,
    uptime: Duration,
    stored: Timestamp,
}

/// The heartbeats of this process; before the first one, nothing is judged.
#[derive(Debug, Default)]
pub struct Pulse(Mutex<Option<Beat>>);

impl Pulse {
    fn get(&self) -> Option<Beat> {
        *self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn set(&self, beat: Beat) {
        *self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner) = Some(beat);
    }
}

impl Service {
    /// Notes that the bot is running. A gap becomes an outage: since the process ended, since the
    /// connection was lost, or if the clock jumped.
    ///
    /// # Errors
    /// The store failed.
    pub async fn heartbeat(&self, beat: Heartbeat) -> Result<(), Error> {
        let last = self.pulse.get();
        let gap = match last {
            None => self.last_heartbeat().await?.map(|from| Span {
                from,
                until: beat.now,
            }),
            Some(last) => gap_since(last, beat),
        };
        let outage = gap.filter(|gap| gap.until.since(gap.from) > LEAST_OUTAGE);
        let stored = last.map(|last| last.stored);
        let is_due = stored.is_none_or(|at| beat.now.abs_diff(at) >= STORED_EVERY);
        if outage.is_some() || is_due {
            self.change(|tx| self.store_heartbeat(tx, beat.now, outage))
                .await?;
        }
        self.pulse.set(Beat {
            now: beat.now,
            uptime: beat.uptime,
            stored: match stored {
                Some(at) if !is_due && outage.is_none() => at,
                _ => beat.now,
            },
        });
        Ok(())
    }

    /// Reads the heartbeat of the process that stores it, which may be another one.
    ///
    /// # Errors
    /// The store failed.
    pub async fn feel_pulse(&self) -> Result<(), Error> {
        if let Some(now) = self.last_heartbeat().await? {
            self.pulse.set(Beat {
                now,
                uptime: Duration::ZERO,
                stored: now,
            });
        }
        Ok(())
    }

    /// Returns true if all outages up to this moment are known, so that deadlines may be judged.
    pub fn has_pulse(&self, now: Timestamp) -> bool {
        let is_fresh = |beat: Beat| now.abs_diff(beat.now) <= LEAST_OUTAGE;
        self.pulse.get().is_some_and(is_fresh)
    }

    pub(crate) async fn last_heartbeat(&self) -> Result<Option<Timestamp>, Error> {
        let record = read(&self.store, Slot::heartbeat()).await?;
        Ok(record.map(|record| record.at))
    }

    async fn store_heartbeat(
        &self,
        mut tx: Transaction<'_>,
        now: Timestamp,
        outage: Option<Span>,
    ) -> Result<(), Error> {
        tx.put(Slot::heartbeat(), &HeartbeatRecord { at: now })?;
        if let Some(Span { from, until }) = outage {
            tracing::warn!(
                from = from.0,
                until = until.0,
                "the bot was offline; clocks were paused"
            );
            tx.put(Slot::outage(from), &OutageRecord { until })?;
        }
        for outage in self.outages().await? {
            if outage.until < now - FORGOTTEN_AFTER {
                tx.delete(Slot::outage(outage.from));
            }
        }
        Ok(tx.commit().await?)
    }

    /// Returns all stored outages, oldest first.
    pub(crate) async fn outages(&self) -> Result<Vec<Span>, Error> {
        let mut outages = Vec::new();
        let scanned = self.store.scan_records(Prefix::Outages, None, MOST_OUTAGES);
        for (key, stored) in scanned.await? {
            if let Key::Outage(from) = key {
                let until = Slot::outage(from).read(&stored)?.until;
                outages.push(Span { from, until });
            }
        }
        Ok(outages)
    }
}

/// Returns the time lost between two heartbeats of one process.
fn gap_since(last: Beat, beat: Heartbeat) -> Option<Span> {
    let gap = Span {
        from: last.now,
        until: beat.now,
    };
    let passed = beat.uptime.saturating_sub(last.uptime);
    let jump = beat.now.since(last.now).saturating_sub(passed);
    (beat.silent > LEAST_OUTAGE || jump > LEAST_OUTAGE).then_some(gap)
}

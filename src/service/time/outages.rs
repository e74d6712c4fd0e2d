//! Times in which the bot was away: they are not the players' fault, so they do not count.

use std::sync::Mutex;
use std::time::Duration;

use crate::ids::{Span, Timestamp, days, minutes};
use crate::service::Service;
use crate::service::change::{Error, Transaction, read};
use crate::store::records::{HeartbeatRecord, OutageRecord};
use crate::store::{Key, Prefix, Slot};

/// A gap longer than this is an outage.
const LEAST_OUTAGE: Duration = minutes(5);
/// How often a heartbeat is stored.
const STORED_EVERY: Duration = Duration::from_secs(30);
/// Outages are forgotten when the longest turn, with the absence of a year, cannot have overlapped
/// them any more.
const FORGOTTEN_AFTER: Duration = days(430);
const MOST_OUTAGES: usize = 10_000;

/// A sign that the bot is there: connected, with a store that works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// The moment by the clock.
    pub now: Timestamp,
    /// The time since the start by a clock that cannot be set, moved along with the other one only
    /// where time is moved on purpose.
    pub uptime: Duration,
    /// How long ago the last heartbeat was, whatever the clocks say.
    pub silent: Duration,
}

/// What is known of the heartbeats of this process.
#[derive(Clone, Copy, Debug)]
struct Beat {
    now: Timestamp,
    uptime: Duration,
    stored: Timestamp,
}

/// The heartbeats of this process; none yet, and nothing is judged.
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
    /// Notes that the bot is there. After a gap the time between becomes an outage: since the
    /// process ended, since the connection was lost, or where the clock jumped.
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

    /// Feels the pulse of the process that notes heartbeats, which may be another one.
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

    /// Whether all outages up to this moment are known, so that deadlines may be judged.
    pub fn has_pulse(&self, now: Timestamp) -> bool {
        let is_fresh = |beat: Beat| now.abs_diff(beat.now) <= LEAST_OUTAGE;
        self.pulse.get().is_some_and(is_fresh)
    }

    pub(in crate::service) async fn last_heartbeat(&self) -> Result<Option<Timestamp>, Error> {
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

    /// All outages that are remembered, oldest first.
    pub(in crate::service) async fn outages(&self) -> Result<Vec<Span>, Error> {
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

/// The time that is lost between two heartbeats of one process.
fn gap_since(last: Beat, beat: Heartbeat) -> Option<Span> {
    let gap = Span {
        from: last.now,
        until: beat.now,
    };
    let passed = beat.uptime.saturating_sub(last.uptime);
    let jump = beat.now.since(last.now).saturating_sub(passed);
    (beat.silent > LEAST_OUTAGE || jump > LEAST_OUTAGE).then_some(gap)
}

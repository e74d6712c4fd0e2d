//! Times in which the bot was away: they are not the players' fault, so they do not count.

use std::sync::Mutex;
use std::time::Duration;

use super::draft;
use super::{Service, retry};
use crate::ids::Timestamp;
use crate::service::draft::Draft;
use crate::service::error::Error;
use crate::store::records::{HeartbeatRecord, OutageRecord};
use crate::store::{Key, Prefix, Slot};

/// A gap longer than this is an outage.
const LEAST_OUTAGE_MS: i64 = 5 * 60_000;
/// How often a heartbeat is stored.
const STORED_EVERY_MS: i64 = 30_000;
/// Outages are forgotten when the longest turn, with the absence of a year, cannot have overlapped
/// them any more.
const FORGOTTEN_AFTER_MS: i64 = 430 * 24 * 3_600_000;
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
pub(super) struct Pulse(Mutex<Option<Beat>>);

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
            None => self.last_heartbeat().await?.map(|at| (at, beat.now)),
            Some(last) => gap_since(last, beat),
        };
        let outage = gap.filter(|(from, until)| until.0 - from.0 > LEAST_OUTAGE_MS);
        let stored = last.map(|last| last.stored);
        let is_due = stored.is_none_or(|at| (beat.now.0 - at.0).abs() >= STORED_EVERY_MS);
        if outage.is_some() || is_due {
            retry!(self.store_heartbeat(beat.now, outage))?;
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

    /// Whether all outages up to this moment are known, so that deadlines may be judged.
    pub fn has_pulse(&self, now: Timestamp) -> bool {
        let is_fresh = |beat: Beat| (now.0 - beat.now.0).abs() <= LEAST_OUTAGE_MS;
        self.pulse.get().is_some_and(is_fresh)
    }

    async fn last_heartbeat(&self) -> Result<Option<Timestamp>, Error> {
        let record = draft::read(&*self.store, Slot::heartbeat()).await?;
        Ok(record.map(|record| record.at))
    }

    async fn store_heartbeat(
        &self,
        now: Timestamp,
        outage: Option<(Timestamp, Timestamp)>,
    ) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        draft.put(Slot::heartbeat(), &HeartbeatRecord { at: now })?;
        if let Some((from, until)) = outage {
            tracing::warn!(
                from = from.0,
                until = until.0,
                "the bot was away; clocks stood still"
            );
            draft.put(Slot::outage(from), &OutageRecord { until })?;
        }
        for (from, until) in self.outages().await? {
            if until.0 < now.0 - FORGOTTEN_AFTER_MS {
                draft.delete(Key::Outage(from));
            }
        }
        Ok(draft.commit().await?)
    }

    /// Whether the bot was away since a moment.
    pub(super) async fn had_outage(&self, since: Timestamp) -> Result<bool, Error> {
        let outages = self.outages().await?;
        Ok(outages.iter().any(|(_, until)| *until > since))
    }

    /// All outages that are remembered, oldest first.
    pub(super) async fn outages(&self) -> Result<Vec<(Timestamp, Timestamp)>, Error> {
        let mut outages = Vec::new();
        let scanned = self.store.scan_records(Prefix::Outages, None, MOST_OUTAGES);
        for (key, stored) in scanned.await? {
            if let Key::Outage(from) = key {
                outages.push((from, Slot::outage(from).read(&stored)?.until));
            }
        }
        Ok(outages)
    }
}

/// The time that is lost between two heartbeats of one process.
fn gap_since(last: Beat, beat: Heartbeat) -> Option<(Timestamp, Timestamp)> {
    let silent = i64::try_from(beat.silent.as_millis()).unwrap_or(i64::MAX);
    if silent > LEAST_OUTAGE_MS {
        return Some((last.now, beat.now));
    }
    let passed = beat.uptime.saturating_sub(last.uptime);
    let passed = i64::try_from(passed.as_millis()).unwrap_or(i64::MAX);
    let jump = beat.now.0 - last.now.0 - passed;
    (jump > LEAST_OUTAGE_MS).then_some((last.now, beat.now))
}

/// Times in order, without overlaps: what lies in two of them counts once.
pub(super) fn merged(mut spans: Vec<(Timestamp, Timestamp)>) -> Vec<(Timestamp, Timestamp)> {
    spans.sort_unstable();
    let mut merged: Vec<(Timestamp, Timestamp)> = Vec::with_capacity(spans.len());
    for (from, until) in spans {
        match merged.last_mut() {
            Some(last) if from <= last.1 => last.1 = last.1.max(until),
            _ => merged.push((from, until)),
        }
    }
    merged
}

/// A deadline moved by the times in which clocks stood still during its turn; these are in order
/// and do not overlap.
pub(super) fn moved(
    began: Timestamp,
    deadline: Timestamp,
    standstills: &[(Timestamp, Timestamp)],
) -> Timestamp {
    let mut deadline = deadline;
    for &(from, until) in standstills {
        if from < deadline && until > began {
            deadline = deadline.plus_ms(until.0 - from.0.max(began.0));
        }
    }
    deadline
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_of_a_turn_are_added_and_others_are_not() {
        let at = Timestamp;
        let outages = [
            (at(0), at(50)),
            (at(90), at(120)),
            (at(250), at(260)),
            (at(900), at(950)),
        ];
        // The first was before the turn; the second overlaps its beginning; the third is reached
        // only because of the second; the last is beyond.
        assert_eq!(moved(at(100), at(240), &outages), at(270));
        assert_eq!(moved(at(130), at(240), &outages), at(240));
    }

    #[test]
    fn what_overlaps_counts_once() {
        let at = Timestamp;
        let spans = vec![
            (at(50), at(60)),
            (at(0), at(10)),
            (at(5), at(20)),
            (at(20), at(30)),
        ];
        assert_eq!(merged(spans), [(at(0), at(30)), (at(50), at(60))]);
        assert_eq!(
            merged(vec![(at(0), at(9)), (at(2), at(3))]),
            [(at(0), at(9))]
        );
    }
}

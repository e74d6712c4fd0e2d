//! Absence: a person's clocks are stopped for some days, within a yearly allowance.

use std::time::Duration;

use halma_store::Slot;
use halma_store::ids::{PlayerId, Span, Timestamp, days};
use halma_store::records::AwayRecord;

use super::player;
use crate::change::{Error, Transaction};
use crate::refusal::Refusal;
use crate::{Act, Service};

const DAY: Duration = days(1);
const YEAR: Duration = days(365);
/// Shorter absences don't count: boards show times to the minute.
const SHORTEST: Duration = Duration::from_secs(60);

/// The state of a person's absence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absence {
    /// Until when the person is away, if at all.
    pub until: Option<Timestamp>,
    /// The whole days left of the allowance.
    pub days_left: u16,
}

impl Service {
    /// Records that a person is away. Returns the player.
    pub(crate) async fn note_away(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        days: u16,
    ) -> Result<(PlayerId, Absence), Error> {
        let player = player(&mut tx, &*self.lot, &act.by).await?;
        let slot = Slot::away(player);
        let mut record = tx.read(slot).await?.unwrap_or_default();
        end_now(&mut record, act.now);
        let left = self.days_left(&record, act.now);
        if days > left {
            return Err(Refusal::AwayTooLong { left }.into());
        }
        let until = (days > 0).then(|| act.now + DAY * days.into());
        record.spans.extend(until.map(|until| Span {
            from: act.now,
            until,
        }));
        tx.put(slot, &record)?;
        tx.commit().await?;
        let days_left = self.days_left(&record, act.now);
        Ok((player, Absence { until, days_left }))
    }

    /// Returns the rest of the allowance, rounded to days: absences within the last year and
    /// planned ones count.
    fn days_left(&self, record: &AwayRecord, now: Timestamp) -> u16 {
        let year = now - YEAR;
        let spans = record.spans.iter();
        let used: Duration = spans
            .map(|span| span.until.since(span.from.max(year)))
            .sum();
        let days = (used + DAY / 2).as_secs() / DAY.as_secs();
        let days = u16::try_from(days).unwrap_or(u16::MAX);
        self.away_days.saturating_sub(days)
    }
}

/// Ends a running absence, and deletes those from more than a year ago and those that ended as soon
/// as they began.
fn end_now(record: &mut AwayRecord, now: Timestamp) {
    for span in &mut record.spans {
        span.until = span.until.min(now);
    }
    let year = now - YEAR;
    record
        .spans
        .retain(|span| span.until >= span.from + SHORTEST && span.until > year);
}

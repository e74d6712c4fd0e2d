//! Absence: a person's clocks stand still for some days, within a yearly allowance.

use super::player;
use crate::ids::{DAY_MS, PlayerId, Span, Timestamp};
use crate::service::change::{Error, Transaction};
use crate::service::refusal::Refusal;
use crate::service::{Act, Service};
use crate::store::Slot;
use crate::store::records::AwayRecord;

const YEAR_MS: i64 = 365 * DAY_MS;

/// How somebody's absence stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absence {
    /// Until when the person is away, if at all.
    pub until: Option<Timestamp>,
    /// The whole days that are left of the allowance.
    pub days_left: u16,
}

impl Service {
    /// Notes in the record of a person that they are away, and gives who that is.
    pub(in crate::service) async fn note_away(
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
        let until = (days > 0).then(|| act.now.plus_ms(i64::from(days) * DAY_MS));
        record.spans.extend(until.map(|until| Span {
            from: act.now,
            until,
        }));
        tx.put(slot, &record)?;
        tx.commit().await?;
        let days_left = self.days_left(&record, act.now);
        Ok((player, Absence { until, days_left }))
    }

    /// What is left of the allowance, to the nearest day: what was used within a year, and is
    /// planned, counts.
    fn days_left(&self, record: &AwayRecord, now: Timestamp) -> u16 {
        let year = now.plus_ms(-YEAR_MS);
        let used: i64 = record
            .spans
            .iter()
            .map(|span| (span.until.0 - span.from.max(year).0).max(0))
            .sum();
        let days = u16::try_from((used + DAY_MS / 2) / DAY_MS).unwrap_or(u16::MAX);
        self.away_days.saturating_sub(days)
    }
}

/// Ends an absence that goes on, and forgets those of more than a year ago.
fn end_now(record: &mut AwayRecord, now: Timestamp) {
    for span in &mut record.spans {
        span.until = span.until.min(now);
    }
    let year = now.plus_ms(-YEAR_MS);
    record
        .spans
        .retain(|span| span.until > span.from && span.until > year);
}

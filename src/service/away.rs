//! Absence: a person's clocks stand still for some days, within a yearly allowance.

use super::draft::{self, Draft};
use super::people;
use super::{Act, Service, retry};
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::service::error::{Error, Refusal};
use crate::store::records::{AwayRecord, SpanRecord};
use crate::store::{Due, Key, Prefix, Slot};

const DAY_MS: i64 = 24 * 3_600_000;
const YEAR_MS: i64 = 365 * DAY_MS;
const MOST_MATCHES: usize = 500;

/// How somebody's absence stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absence {
    /// Until when the person is away, if at all.
    pub until: Option<Timestamp>,
    /// The whole days that are left of the allowance.
    pub days_left: u16,
}

impl Service {
    /// Makes somebody away from now on for so many days, or brings them back with none. An absence
    /// that goes on is replaced; what is left of it is not counted.
    ///
    /// # Errors
    /// A refusal: so many days are not left; or a fault.
    pub async fn set_away(&self, act: &Act, days: u16) -> Result<Absence, Error> {
        let (player, absence) = retry!(self.try_set_away(act, days))?;
        for id in self.matches_of(player).await? {
            retry!(self.try_apply_away(id, player, act.now))?;
        }
        Ok(absence)
    }

    async fn try_set_away(&self, act: &Act, days: u16) -> Result<(PlayerId, Absence), Error> {
        let mut draft = Draft::new(&*self.store);
        let player = people::player(&mut draft, &*self.lot, &act.by).await?;
        let slot = Slot::away(player);
        let mut record = draft.read(slot).await?.unwrap_or_default();
        end_now(&mut record, act.now);
        let left = self.days_left(&record, act.now);
        if days > left {
            return Err(Refusal::AwayTooLong { left }.into());
        }
        let until = (days > 0).then(|| act.now.plus_ms(i64::from(days) * DAY_MS));
        record.spans.extend(until.map(|until| SpanRecord {
            from: act.now,
            until,
        }));
        draft.put(slot, &record)?;
        draft.commit().await?;
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

    /// The times in which a player is or was away.
    pub(super) async fn away_spans(&self, player: PlayerId) -> Result<Vec<SpanRecord>, Error> {
        let record = draft::read(&*self.store, Slot::away(player)).await?;
        Ok(record.unwrap_or_default().spans)
    }

    /// The unfinished matches of a player.
    pub(super) async fn matches_of(&self, player: PlayerId) -> Result<Vec<MatchId>, Error> {
        let prefix = Prefix::PlayerMatches(player);
        let keys = self.store.scan(prefix, None, MOST_MATCHES).await?;
        let id = |key| match key {
            Key::PlayerMatch(_, id) => Some(id),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(id).collect())
    }

    /// Judges the clock of a match anew, which stands or goes on now, and lets its board say so.
    async fn try_apply_away(
        &self,
        id: MatchId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        if before.deadline().is_none() || !before.waits_for_move_of(player) {
            return Ok(());
        }
        // What was queued for the end of an absence may have to come earlier.
        for due in [Due::Deadline, Due::Reminder] {
            draft.put_index(Slot::due(now, due, id));
        }
        self.put_refresh(&mut draft, &before, now).await?;
        Ok(draft.commit().await?)
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

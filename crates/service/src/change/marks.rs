//! The result of a game against the computer: no rating, but the level beaten is noted.

use std::mem;

use halma_store::Slot;
use halma_store::records::{BeatenLevel, EventRecord};

use super::error::Error;
use super::transaction::Transaction;
use crate::Service;
use crate::matches::Match;

impl Service {
    /// Notes the level that a person beat in a game that just ended, if it is their best so far.
    pub(super) async fn mark(&self, tx: &mut Transaction<'_>, found: &Match) -> Result<(), Error> {
        let Ok(play) = found.finished() else {
            return Ok(());
        };
        let Some((player, level)) = play.beaten() else {
            return Ok(());
        };
        // A win with hints or with moves taken back doesn't count.
        if play.hints {
            return Ok(());
        }
        let log = self.log_of(found).await?;
        if log
            .iter()
            .any(|event| matches!(event, EventRecord::Back(..)))
        {
            return Ok(());
        }
        let slot = Slot::beaten(player);
        let mut record = tx.read(slot).await?.unwrap_or_default();
        let variant = found.terms.rules.variant().name();
        let mark = BeatenLevel {
            variant: variant.to_owned(),
            level: level.number(),
            at: play.course.at,
        };
        match record.best.iter_mut().find(|best| best.variant == variant) {
            Some(best) if best.level >= mark.level => return Ok(()),
            Some(best) => record.earlier.push(mem::replace(best, mark)),
            None => record.best.push(mark),
        }
        Ok(tx.put(slot, &record)?)
    }
}

//! The log of what moderators did in a server.

use crate::ids::{DAY_MS, GuildId, InteractionId, Timestamp};
use crate::service::change::{Error, Transaction, read};
use crate::service::people::Participant;
use crate::service::{Act, Service};
use crate::store::records::{ChangedSetting, DeedRecord, Logged, Moved};
use crate::store::{ChangeSet, Key, Prefix, Slot};

/// How long the log is kept.
const KEPT_MS: i64 = 90 * DAY_MS;
/// How many old lines are forgotten in one go.
const FORGOTTEN_AT_ONCE: usize = 100;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// When.
    pub at: Timestamp,
    /// Who.
    pub by: Participant,
    /// What.
    pub what: Logged,
    /// Why, in the moderator's own words.
    pub reason: Option<String>,
    /// From where to where, where a match was moved.
    pub moved: Option<Moved>,
    /// What the server wants now, where that changed.
    pub changes: Vec<ChangedSetting>,
}

impl Service {
    /// The newest lines of a server's log, the newest first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn log(
        &self,
        guild: GuildId,
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<LogLine>, Error> {
        let kept = now.plus_ms(-KEPT_MS);
        // Servers share the log, ordered by time, so that what is old is found at its beginning.
        let keys = self.store.scan_all(Prefix::Deeds);
        let of_guild = keys.await?.into_iter().rev().filter_map(|key| match key {
            Key::Deed(at, of, interaction) if of == guild && at > kept => {
                Some((at, Slot::deed(at, of, interaction)))
            }
            _ => None,
        });
        let mut lines = Vec::new();
        for (at, slot) in of_guild.take(most) {
            let record = read(&self.store, slot).await?;
            let Some(record) = record else { continue };
            let by = self.participant(record.by).await?;
            let reason = match record.reason {
                Some(reason) => Some(self.with_names(&reason).await?),
                None => None,
            };
            lines.push(LogLine {
                at,
                by,
                what: record.what,
                reason,
                moved: record.moved,
                changes: record.changes,
            });
        }
        Ok(lines)
    }

    /// Forgets what is older than the log is kept.
    pub(in crate::service) async fn forget_deeds(&self, now: Timestamp) -> Result<(), Error> {
        let kept = now.plus_ms(-KEPT_MS);
        let until = Key::Deed(kept.plus_ms(1), GuildId(0), InteractionId(0));
        let deeds = (self.store).scan_until(Prefix::Deeds, None, until, FORGOTTEN_AT_ONCE);
        let mut changes = ChangeSet::new();
        for key in deeds.await? {
            changes.delete(key);
        }
        Ok(self.store.commit(changes).await?)
    }
}

/// Notes in a server's log what a moderator does.
pub fn log_deed(
    tx: &mut Transaction<'_>,
    act: &Act,
    guild: GuildId,
    record: &DeedRecord,
) -> Result<(), Error> {
    let slot = Slot::deed(act.now, guild, act.interaction);
    Ok(tx.put(slot, record)?)
}

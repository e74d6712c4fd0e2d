//! The log of moderators' actions on a server.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use halma_store::ids::{GuildId, InteractionId, PlayerId, Timestamp, days};
use halma_store::records::{ChangedSetting, DeedRecord, Logged, Moved};
use halma_store::{ChangeSet, Key, Prefix, Slot};

use crate::change::{Error, Transaction};
use crate::people::{Participant, naming, players_named};
use crate::{Act, Service};

/// How long the log is kept.
const KEPT: Duration = days(90);
/// How many old lines are deleted at once.
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
    /// The reason in the moderator's own words.
    pub reason: Option<String>,
    /// From where to where, if a match was moved.
    pub moved: Option<Moved>,
    /// The new settings, if they were changed.
    pub changes: Vec<ChangedSetting>,
    /// The name of the cup.
    pub cup: Option<String>,
}

impl Service {
    /// Returns the latest lines of a server's log, newest first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn log(
        &self,
        guild: GuildId,
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<LogLine>, Error> {
        let kept = now - KEPT;
        let found = (self.store).scan_records(Prefix::DeedsOf(guild), None, most);
        let mut deeds = Vec::new();
        for (key, stored) in found.await? {
            match key {
                Key::Deed(_, Reverse(at), interaction) if at > kept => {
                    let slot = Slot::deed(guild, Reverse(at), interaction);
                    deeds.push((at, slot.read(&stored)?));
                }
                _ => {}
            }
        }
        let reasons = deeds.iter().filter_map(|(_, deed)| deed.reason.as_deref());
        let named = reasons.flat_map(players_named);
        let by = deeds.iter().map(|(_, deed)| deed.by);
        let people = self.participants(by.chain(named)).await?;
        let lines = deeds.into_iter().map(|(at, deed)| line(at, deed, &people));
        Ok(lines.collect())
    }

    /// Deletes lines that are too old.
    pub(crate) async fn forget_deeds(&self, now: Timestamp) -> Result<(), Error> {
        let kept = now - KEPT;
        let until = Key::DeedAt(kept.next(), GuildId(0), InteractionId(0));
        let old = (self.store).scan_until(Prefix::DeedTimes, None, until, FORGOTTEN_AT_ONCE);
        let mut changes = ChangeSet::new();
        for key in old.await? {
            if let Key::DeedAt(at, guild, interaction) = key {
                changes.delete(Slot::deed(guild, Reverse(at), interaction));
            }
            changes.delete(key);
        }
        Ok(self.store.commit(changes).await?)
    }
}

fn line(at: Timestamp, deed: DeedRecord, people: &BTreeMap<PlayerId, Participant>) -> LogLine {
    let who = |player| {
        let known = people.get(&player).cloned();
        known.unwrap_or_else(|| Participant::nobody(player))
    };
    LogLine {
        at,
        by: who(deed.by),
        what: deed.what,
        reason: (deed.reason).map(|reason| naming(&reason, |player| who(player).name)),
        moved: deed.moved,
        changes: deed.changes,
        cup: deed.cup,
    }
}

/// Adds a moderator's action to a server's log.
pub fn log_deed(
    tx: &mut Transaction<'_>,
    act: &Act,
    guild: GuildId,
    record: &DeedRecord,
) -> Result<(), Error> {
    tx.put_index(Slot::deed_at(act.now, guild, act.interaction));
    let slot = Slot::deed(guild, Reverse(act.now), act.interaction);
    Ok(tx.put(slot, record)?)
}

//! Resetting a server's tables.

use halma_store::Slot;
use halma_store::ids::{GuildId, MatchId};
use halma_store::records::{DeedRecord, InteractionRecord, Logged};

use crate::change::{Error, Transaction};
use crate::people;
use crate::servers::log_deed;
use crate::{Act, Service};

impl Service {
    /// Resets a server's tables and notes that in its log. Games and their results stay, and still
    /// count everywhere else.
    ///
    /// # Errors
    /// The store failed; the rest is done later.
    pub async fn begin_tables_anew(&self, act: &Act, guild: GuildId) -> Result<(), Error> {
        self.change(|tx| self.try_to_begin_tables_anew(tx, act, guild))
            .await?;
        self.empty_tables().await
    }

    async fn try_to_begin_tables_anew(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        guild: GuildId,
    ) -> Result<(), Error> {
        let done = Slot::interaction(act.interaction);
        if tx.exists(done).await? {
            return Ok(());
        }
        let no_match = InteractionRecord {
            id: MatchId(0),
            post: None,
        };
        tx.put(done, &no_match)?;
        tx.put(Slot::emptied(guild), &act.now)?;
        tx.put_index(Slot::emptying(guild));
        let by = people::player(&mut tx, &*self.lot, &act.by).await?;
        log_deed(&mut tx, act, guild, &DeedRecord::new(by, Logged::Tables))?;
        Ok(tx.commit().await?)
    }
}

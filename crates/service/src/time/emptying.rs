//! Resetting a server's tables: games counted before no longer count there. Their traces in tallies
//! and tables are removed bit by bit, and after a restart if interrupted.

use futures::StreamExt;
use halma_store::ids::{GuildId, Scope};
use halma_store::{Key, Prefix, Slot, StoreError};

use crate::Service;
use crate::change::{Error, Scores, Transaction, emptied, is_hidden, move_in_tables};
use crate::matches::Tally;

/// How many tallies are read before others get to read and write.
const LOOKED_AT: usize = 10_000;
const AT_THE_SAME_TIME: usize = 32;

impl Service {
    /// Removes the traces of games in the tables of servers that were reset since.
    ///
    /// # Errors
    /// The store failed; the next call does the rest.
    pub async fn empty_tables(&self) -> Result<(), Error> {
        for key in self.store.scan(Prefix::Emptyings, None, LOOKED_AT).await? {
            let Key::Emptying(guild) = key else { continue };
            // They may be reset again meanwhile, which then still has to be done.
            let mut tx = Transaction::new(&self.store);
            tx.exists(Slot::emptying(guild)).await?;
            self.empty_tables_of(guild).await?;
            tx.delete(key);
            match tx.commit().await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    async fn empty_tables_of(&self, guild: GuildId) -> Result<(), Error> {
        let mut from = None;
        loop {
            let keys = self
                .store
                .scan(Prefix::Tallies, from, LOOKED_AT + 1)
                .await?;
            let page = keys.iter().take(LOOKED_AT).copied();
            let of_guild = page
                .filter(|key| matches!(key, Key::Tally(_, Scope::Guild(of), _) if *of == guild));
            let emptied = futures::stream::iter(of_guild)
                .map(|key| self.change(move |tx| self.try_to_empty(tx, key)))
                .buffer_unordered(AT_THE_SAME_TIME);
            for done in emptied.collect::<Vec<_>>().await {
                match done {
                    // A damaged tally must not block the others.
                    Err(error) if error.is_lasting() => {
                        tracing::error!(?error, "couldn't delete a tally");
                    }
                    done => done?,
                }
            }
            match keys.get(LOOKED_AT) {
                Some(next) => from = Some(*next),
                None => return Ok(()),
            }
        }
    }

    async fn try_to_empty(&self, mut tx: Transaction<'_>, key: Key) -> Result<(), Error> {
        let Key::Tally(player, scope, family) = key else {
            return Ok(());
        };
        let tally = tx.read(Slot::tally(player, scope, family)).await?;
        let since = emptied(&mut tx, scope).await?;
        let Some(tally) = tally.filter(|tally| tally.emptied != since) else {
            return Ok(());
        };
        tx.delete(key);
        if let Some(at) = tally.fades_at() {
            tx.delete(Slot::fade(at, player, scope, family));
        }
        if !is_hidden(&mut tx, player).await? {
            let before = Scores::of(scope, family, Some(&tally));
            move_in_tables(&mut tx, player, &before, &Scores::none(), self.lot.draw())?;
        }
        Ok(tx.commit().await?)
    }
}

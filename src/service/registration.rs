//! Which commands are registered with Discord, so that they are sent only when they changed.

use super::{Service, draft};
use crate::ids::GuildId;
use crate::service::error::Error;
use crate::store::records::CommandsRecord;
use crate::store::{ChangeSet, Key, Prefix};

impl Service {
    /// The hash of the commands registered for an application in a scope; guild 0 is global.
    ///
    /// # Errors
    /// The store failed.
    pub async fn registered(
        &self,
        application: u64,
        scope: GuildId,
    ) -> Result<Option<String>, Error> {
        let key = Key::Commands(application, scope);
        let record: Option<CommandsRecord> = draft::read(&*self.store, key).await?;
        Ok(record.map(|record| record.hash))
    }

    /// The scopes in which an application has commands registered.
    ///
    /// # Errors
    /// The store failed.
    pub async fn registered_scopes(&self, application: u64) -> Result<Vec<GuildId>, Error> {
        let keys = self
            .store
            .scan(Prefix::Commands(application), None, usize::MAX)
            .await?;
        let scope = |key| match key {
            Key::Commands(_, guild) => Some(guild),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(scope).collect())
    }

    /// Notes what is registered in a scope; `None` for nothing.
    ///
    /// # Errors
    /// The store failed.
    pub async fn note_registered(
        &self,
        application: u64,
        scope: GuildId,
        hash: Option<String>,
    ) -> Result<(), Error> {
        let key = Key::Commands(application, scope);
        let mut changes = ChangeSet::new();
        match hash {
            Some(hash) => changes.put(key, &CommandsRecord { hash })?,
            None => changes.delete(key),
        }
        Ok(self.store.commit(changes).await?)
    }
}

//! Which commands are registered with Discord, so that they are sent only when they changed.

use crate::ids::Scope;
use crate::service::Service;
use crate::service::change::{Error, read};
use crate::store::records::CommandsRecord;
use crate::store::{ChangeSet, Key, Prefix, Slot};

impl Service {
    /// The hash of the commands registered for an application in a scope.
    ///
    /// # Errors
    /// The store failed.
    pub async fn registered(
        &self,
        application: u64,
        scope: Scope,
    ) -> Result<Option<String>, Error> {
        let slot = Slot::commands(application, scope);
        let record = read(&*self.store, slot).await?;
        Ok(record.map(|record| record.hash))
    }

    /// The scopes in which an application has commands registered.
    ///
    /// # Errors
    /// The store failed.
    pub async fn registered_scopes(&self, application: u64) -> Result<Vec<Scope>, Error> {
        let keys = self
            .store
            .scan(Prefix::Commands(application), None, usize::MAX)
            .await?;
        let scope = |key| match key {
            Key::Commands(_, scope) => Some(scope),
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
        scope: Scope,
        hash: Option<String>,
    ) -> Result<(), Error> {
        let slot = Slot::commands(application, scope);
        let mut changes = ChangeSet::new();
        match hash {
            Some(hash) => changes.put(slot, &CommandsRecord { hash })?,
            None => changes.delete(slot),
        }
        Ok(self.store.commit(changes).await?)
    }
}

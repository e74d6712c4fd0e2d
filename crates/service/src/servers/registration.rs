//! Which commands are registered with Discord, so that they are sent only if they changed.

use halma_store::ids::Scope;
use halma_store::records::CommandsRecord;
use halma_store::{ChangeSet, Key, Prefix, Slot};

use crate::Service;
use crate::change::{Error, read};
use crate::version::{self, VERSION};

/// What is registered with Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Registered {
    /// The hash of the commands.
    pub hash: String,
    version: Option<String>,
}

impl Registered {
    /// Returns true if a newer version registered them. An older version then leaves them alone,
    /// because both may run during an upgrade.
    pub fn is_newer(&self) -> bool {
        self.version.as_deref().is_some_and(version::is_newer)
    }
}

impl Service {
    /// Returns the commands registered for an application in a scope.
    ///
    /// # Errors
    /// The store failed.
    pub async fn registered(
        &self,
        application: u64,
        scope: Scope,
    ) -> Result<Option<Registered>, Error> {
        let slot = Slot::commands(application, scope);
        let record = read(&self.store, slot).await?;
        Ok(record.map(|CommandsRecord { hash, version }| Registered { hash, version }))
    }

    /// Returns the scopes in which an application has registered commands.
    ///
    /// # Errors
    /// The store failed.
    pub async fn registered_scopes(&self, application: u64) -> Result<Vec<Scope>, Error> {
        let keys = self.store.scan_all(Prefix::Commands(application)).await?;
        let scope = |key| match key {
            Key::Commands(_, scope) => Some(scope),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(scope).collect())
    }

    /// Notes what this version has registered in a scope; `None` for nothing.
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
            Some(hash) => {
                let version = Some(VERSION.to_owned());
                changes.put(slot, &CommandsRecord { hash, version })?;
            }
            None => changes.delete(slot),
        }
        Ok(self.store.commit(changes).await?)
    }
}

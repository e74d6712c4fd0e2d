//! Which commands are registered with Discord, so that they are sent only when they changed.

use crate::ids::Scope;
use crate::service::Service;
use crate::service::change::{Error, read};
use crate::store::records::CommandsRecord;
use crate::store::{ChangeSet, Key, Prefix, Slot};
use crate::version::{self, VERSION};

/// What is registered with Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Registered {
    /// The hash of the commands.
    pub hash: String,
    version: Option<String>,
}

impl Registered {
    /// Whether a newer version registered them, to which an older one leaves them: both may be there while
    /// one takes the place of the other.
    pub fn is_newer(&self) -> bool {
        self.version.as_deref().is_some_and(version::is_newer)
    }
}

impl Service {
    /// The commands registered for an application in a scope.
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

    /// The scopes in which an application has commands registered.
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

    /// Notes what is registered in a scope, by this version; `None` for nothing.
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

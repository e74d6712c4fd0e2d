//! The owner of a store's files. Operators run commands like `halma void` as root on the store of a service that runs
//! as another user: what such a command creates must not lock the service out.

use std::fs::{self, Metadata};
use std::io;
use std::os::unix::fs::{MetadataExt as _, lchown};
use std::path::{Path, PathBuf};

use crate::config::Config;

const ROOT: u32 = 0;

/// When dropped, gives what root created in a store's directory to the owner of the directory.
pub(super) struct KeepOwner(Option<PathBuf>);

impl KeepOwner {
    /// Of the store that a configuration names, if it is in a directory.
    pub fn of(config: Option<&Path>) -> Self {
        // A command that can't read the configuration says so itself, and touches nothing.
        let store = Config::load(config).map(|config| config.store);
        Self(store.ok().and_then(|store| match store.url {
            None => Some(store.path),
            Some(_) => None,
        }))
    }
}

impl Drop for KeepOwner {
    fn drop(&mut self) {
        let Some(directory) = &self.0 else { return };
        let Ok(owner) = fs::metadata(directory) else {
            return;
        };
        if owner.uid() != ROOT
            && let Err(error) = hand_over(directory, &owner)
        {
            let directory = directory.display();
            tracing::warn!(%directory, %error, "some files belong to root; the bot may be unable to open them");
        }
    }
}

/// Changes the owner of all files of root in a directory.
fn hand_over(directory: &Path, owner: &Metadata) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let (path, found) = (entry.path(), entry.metadata()?);
        if found.uid() == ROOT {
            lchown(&path, Some(owner.uid()), Some(owner.gid()))?;
        }
        if found.is_dir() {
            hand_over(&path, owner)?;
        }
    }
    Ok(())
}

//! Durable, versioned records.
//!
//! A [`Store`] knows keys, bytes and revisions. All changes of one action form one [`ChangeSet`]
//! that names the revision of every record it read. It is applied completely or not at all, and
//! acknowledged once it is on disk. [`records`] defines the contents; the service decides what may
//! be done with them.

mod backend;
mod change;
mod format;
mod handle;
pub mod ids;
mod key;
mod memory;
mod postgres;
mod private;
pub mod records;
mod sled;
mod stored;
pub mod transfer;
mod value;

pub use backend::{Backend, Connections, Target};
pub use change::ChangeSet;
pub use format::COMPACT;
pub use handle::{AfterCommit, Hooks, Store};
pub use key::{
    Column, Due, Index, Key, Personal, Prefix, RecordKind, ScoreKind, Season, Section, Slot, Table,
};

pub use self::sled::{BackupFile, Disk, Image, LocalDisk, SledStore, dry_run, journal};
pub use memory::{Memory, MemoryStore};
pub use postgres::{PostgresSettings, PostgresStore};
pub use private::{sync_directory, without_path};
pub use stored::{Revision, Stored};

/// Why the store couldn't do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A record that the change set read has changed meanwhile: load it again and retry.
    #[error("another change came first")]
    Conflict,
    /// Another process has the store open.
    #[error("the store in {path} is in use by another process; stop that one first")]
    InUse {
        /// The directory of the store, or a database.
        path: String,
    },
    /// A newer version wrote the store, or an export.
    #[error(
        "a newer version wrote this store or export, in format {found}; this one opens up to format {known}. \
         Nothing was changed: use the newer version"
    )]
    NewerFormat {
        /// The format found.
        found: u32,
        /// The newest format that this version opens.
        known: u32,
    },
    /// An older version wrote the store, or an export.
    #[error(
        "an older version wrote this store or export, in format {found}; this one opens format {known} only. \
         Nothing was changed: use the version that wrote it, or start with an empty store"
    )]
    OlderFormat {
        /// The format found.
        found: u32,
        /// The format that this version opens.
        known: u32,
    },
    /// A record can't be read.
    #[error("the record {key} is damaged: {cause}")]
    Damaged {
        /// The key of the record.
        key: String,
        /// What is wrong with it.
        cause: String,
    },
    /// The journal is damaged in a part that the database doesn't have.
    #[error(
        "{file} is damaged at byte {at} ({cause}), and the database doesn't have that part; nothing has changed. Run halma repair to see what would be lost"
    )]
    JournalDamaged {
        /// The file.
        file: String,
        /// Where the damage begins.
        at: u64,
        /// What is wrong.
        cause: String,
    },
    /// Neither the database nor the journal has everything that was stored.
    #[error("{0}; nothing has changed. Run halma repair to see what would be lost")]
    Lost(String),
    /// A record is larger than the store allows.
    #[error("the record {key} would have {bytes} bytes, more than {most}")]
    TooLarge {
        /// The key of the record.
        key: String,
        /// Its size.
        bytes: usize,
        /// The largest size.
        most: usize,
    },
    /// The store can't be reached at the moment.
    #[error("database unreachable: {0}")]
    Unavailable(String),
    /// Another process is the leader now.
    #[error("another process has taken over")]
    Deposed,
    /// An import from another store is running or was interrupted.
    #[error(
        "an import into this store was not finished; if none is running, empty the store and import again"
    )]
    HalfImported,
    /// The disk is full.
    #[error("the disk is full, so nothing can be stored")]
    NoRoom,
    /// Another rewrite is running.
    #[error("the store is being rewritten already; try again when that is done")]
    Rewriting,
    /// The store is closed, for good or until it is reopened after a failure.
    #[error("the store is closed")]
    Closed,
    /// The directory can't be created or written, or the database failed.
    #[error("the store failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// The wording of errors, as [`Debug`] and as [`Display`](std::fmt::Display), that affect every
    /// request during an outage: the store can't be reached, or can't save anything.
    pub const OUTAGES: [[&str; 2]; 2] = [
        ["Unavailable(", "database unreachable"],
        ["NoRoom", "the disk is full"],
    ];

    /// Returns true if this process isn't allowed to open the store, whatever state its files are
    /// in.
    fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::InUse { .. } | Self::NewerFormat { .. } | Self::OlderFormat { .. }
        )
    }
}

/// The maximum size of a record in bytes. The database writes values of more than 128 KB to
/// separate files without syncing them.
pub const MOST_RECORD_BYTES: usize = 120_000;

//! Durable, versioned records.
//!
//! A [`Store`] knows keys, bytes and revisions. All changes of one action travel as one
//! [`ChangeSet`] that names the revision of every record it read; it is applied whole or not at
//! all, and acknowledged when it is on the disk. What the records say stands in [`records`]; what
//! may be done with them is decided in the service.

mod backend;
mod backup_file;
mod batch;
mod change;
mod compaction;
mod database;
mod disk;
pub mod dry_run;
mod files;
mod format;
mod handle;
mod image;
pub mod journal;
mod key;
mod maintenance;
mod memory_store;
mod postgres;
mod private;
pub mod records;
mod recovery;
mod replay;
mod request;
mod salvage;
mod sled_store;
mod stored;
pub mod transfer;
mod value;
mod write_ahead;
mod writer;

pub use backend::Backend;
pub use backup_file::BackupFile;
pub use change::ChangeSet;
pub use disk::{Disk, LocalDisk};
pub use handle::{AfterCommit, Hooks, Store};
pub use image::Image;
pub use key::{
    Column, Due, Index, Key, Order, Personal, Prefix, RecordKind, Season, Section, Slot, Table,
};

pub use memory_store::{Memory, MemoryStore};
pub use postgres::{PostgresSettings, PostgresStore};
pub use sled_store::SledStore;
pub use stored::{Revision, Stored};

/// Why the store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A record that the change set read has changed meanwhile: load again and retry.
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
        "a newer version wrote this store or export, in format {found}; this one opens format {known} only. \
         Nothing was changed: use the newer version"
    )]
    NewerFormat {
        /// The format found.
        found: u32,
        /// The format that this version opens.
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
    /// A record cannot be read.
    #[error("the record {key} is damaged: {cause}")]
    Damaged {
        /// The key of the record.
        key: String,
        /// What is wrong with it.
        cause: String,
    },
    /// The journal is damaged where the database does not have what stood there.
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
    /// Neither the database nor the journal has all that was stored.
    #[error("{0}; nothing has changed. Run halma repair to see what would be lost")]
    Lost(String),
    /// A record is larger than the store takes.
    #[error("the record {key} would have {bytes} bytes, more than {most}")]
    TooLarge {
        /// The key of the record.
        key: String,
        /// Its size.
        bytes: usize,
        /// The largest size.
        most: usize,
    },
    /// The store cannot be reached for now.
    #[error("database unreachable: {0}")]
    Unavailable(String),
    /// Another process does the work now.
    #[error("another process has taken over")]
    Deposed,
    /// Records are being taken over from another store, or that was cut off.
    #[error(
        "an import into this store was not finished; if none is running, empty the store and import again"
    )]
    HalfImported,
    /// The disk is full.
    #[error("the disk is full, so nothing can be stored")]
    NoRoom,
    /// The store is closed, for good or until it is opened again after a failure.
    #[error("the store is closed")]
    Closed,
    /// The directory cannot be made or written, or the database failed.
    #[error("the store failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// How errors are worded, as [`Debug`] and as [`Display`](std::fmt::Display), that everybody meets as long
    /// as they last: nothing can be reached, nothing can be stored.
    pub const OUTAGES: [[&str; 2]; 2] = [
        ["Unavailable(", "database unreachable"],
        ["NoRoom", "the disk is full"],
    ];

    /// True if the store is not for this process to open, whatever state its files are in.
    fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::InUse { .. } | Self::NewerFormat { .. } | Self::OlderFormat { .. }
        )
    }
}

/// The largest record in bytes. The database writes values of more than 128 KB to files of their
/// own, without syncing them.
pub const MOST_RECORD_BYTES: usize = 120_000;

//! Notes next to the journal: which change was acknowledged last, and that the database was closed
//! cleanly. Both have checksums because they decide whether something is lost.

use std::fs::{self, File};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use crate::private;
use crate::stored::Revision;

/// The notes about a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Notes {
    /// The revision of the last acknowledged change, if the note can be read. It is written after each
    /// change without waiting for the disk, so after a power cut it may name an earlier revision, but
    /// never a later one.
    pub acknowledged: Option<Revision>,
    pub is_damaged: bool,
    pub closed: Option<Closed>,
}

/// The state of a database that was closed cleanly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Closed {
    pub revision: Revision,
    /// The checksum of its files.
    pub checksum: u32,
}

impl Notes {
    /// Returns the last revision known to be acknowledged, or `None` if no note can be read.
    pub fn known(&self) -> Option<Revision> {
        self.acknowledged
            .max(self.closed.map(|closed| closed.revision))
    }

    pub(super) fn read(acknowledged: &Path, closed: &Path) -> io::Result<Self> {
        let note = text(acknowledged)?;
        let acknowledged = note.as_deref().and_then(unsealed);
        let acknowledged = acknowledged.and_then(|text| text.parse().ok());
        let closed = text(closed)?;
        Ok(Self {
            acknowledged,
            is_damaged: note.is_some() && acknowledged.is_none(),
            closed: closed.as_deref().and_then(Closed::read),
        })
    }
}

/// Overwrites the note about the last acknowledged change with a newer revision.
pub(super) fn note(file: &mut File, revision: Revision) -> io::Result<()> {
    file.seek(SeekFrom::Start(0))?;
    file.write_all(sealed(&number(revision)).as_bytes())
}

impl Closed {
    pub(super) fn write(self, path: &Path) -> io::Result<()> {
        let mut file = private::create(path)?;
        let note = format!("{} {:08x}", number(self.revision), self.checksum);
        file.write_all(sealed(&note).as_bytes())?;
        file.sync_all()
    }

    fn read(note: &str) -> Option<Self> {
        let (revision, checksum) = unsealed(note)?.split_once(' ')?;
        let revision = revision.parse().ok()?;
        let checksum = u32::from_str_radix(checksum, 16).ok()?;
        Some(Self { revision, checksum })
    }
}

/// Formats a revision with a fixed length, so that one note can overwrite another.
fn number(revision: Revision) -> String {
    format!("{revision:020}")
}

fn sealed(text: &str) -> String {
    format!("{text} {:08x}\n", crc32fast::hash(text.as_bytes()))
}

/// Returns the text of a note if its checksum is right.
fn unsealed(note: &str) -> Option<&str> {
    let (text, checksum) = note.lines().next()?.rsplit_once(' ')?;
    let checksum = u32::from_str_radix(checksum, 16).ok()?;
    (checksum == crc32fast::hash(text.as_bytes())).then_some(text)
}

/// Returns the text of a file: `None` if it is missing, empty if it isn't text.
fn text(path: &Path) -> io::Result<Option<String>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

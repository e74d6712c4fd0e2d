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
    pub acknowledged: Acknowledged,
    pub closed: Option<Closed>,
}

/// The note about the last acknowledged change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Acknowledged {
    /// Its revision. The note is written after each change without waiting for the disk, so after a
    /// power cut it may name an earlier revision, but never a later one.
    Revision(Revision),
    /// Versions before this one wrote no note.
    Missing,
    Damaged,
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
        let acknowledged = match self.acknowledged {
            Acknowledged::Revision(revision) => Some(revision),
            Acknowledged::Missing | Acknowledged::Damaged => None,
        };
        acknowledged.max(self.closed.map(|closed| closed.revision))
    }
}

/// The note about the last acknowledged change, open for writing.
pub(super) struct Writing(File);

impl Writing {
    pub fn open(path: &Path) -> io::Result<Self> {
        let opened = private::options().write(true).create(true).open(path);
        opened.map(Self)
    }

    /// Overwrites the note with a newer revision.
    pub fn note(&mut self, revision: Revision) -> io::Result<()> {
        self.0.seek(SeekFrom::Start(0))?;
        self.0.write_all(sealed(&number(revision)).as_bytes())
    }

    pub fn sync(&self) -> io::Result<()> {
        self.0.sync_all()
    }
}

pub(super) fn read_acknowledged(path: &Path) -> io::Result<Acknowledged> {
    let Some(text) = text(path)? else {
        return Ok(Acknowledged::Missing);
    };
    let revision = unsealed(&text).and_then(|text| text.parse().ok());
    Ok(revision.map_or(Acknowledged::Damaged, Acknowledged::Revision))
}

pub(super) fn write_closed(path: &Path, closed: Closed) -> io::Result<()> {
    let mut file = private::create(path)?;
    let note = format!("{} {:08x}", number(closed.revision), closed.checksum);
    file.write_all(sealed(&note).as_bytes())?;
    file.sync_all()
}

pub(super) fn read_closed(path: &Path) -> io::Result<Option<Closed>> {
    let text = text(path)?;
    let text = text.as_deref().and_then(unsealed);
    Ok(text.and_then(|text| {
        let (revision, checksum) = text.split_once(' ')?;
        let revision = revision.parse().ok()?;
        let checksum = u32::from_str_radix(checksum, 16).ok()?;
        Some(Closed { revision, checksum })
    }))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_that_cannot_be_read_is_not_taken_for_a_missing_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let note = folder.path().join("note");
        assert_eq!(text(&note).expect("there is none"), None);
        fs::write(&note, b"\xff7").expect("it is written");
        assert_eq!(
            text(&note).expect("it is there"),
            Some("\u{fffd}7".to_owned())
        );
        text(folder.path()).expect_err("a folder has no text");
    }
}

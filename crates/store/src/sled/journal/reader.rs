//! The one reader of a journal's batches. Starts, repairs, inspections, backups and rewrites learn
//! from it what follows a revision, and what is wrong there.

use std::fmt;
use std::io;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::folder::Folder;
use super::segment::{Next, Segment};
use crate::StoreError;
use crate::sled::errors::At as _;
use crate::stored::Revision;

/// What is wrong at a place of a file.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    file: PathBuf,
    at: u64,
    cause: String,
    /// The changes that are missing before this place.
    pub missing: Option<RangeInclusive<Revision>>,
}

impl Fault {
    pub fn new(file: PathBuf, at: u64, cause: impl Into<String>) -> Self {
        Self {
            file,
            at,
            cause: cause.into(),
            missing: None,
        }
    }

    /// The error of a file that has to be whole.
    pub fn error(&self) -> StoreError {
        let (file, at) = (self.file.display(), self.at);
        let cause = match &self.missing {
            Some(_) => "changes are missing before the next ones",
            None => &self.cause,
        };
        StoreError::Failed(format!("{file}: damaged at byte {at} ({cause})"))
    }

    /// The error of a journal with a part that the database doesn't have.
    pub fn lost(self) -> StoreError {
        StoreError::JournalDamaged {
            file: self.file.display().to_string(),
            at: self.at,
            cause: self.cause,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, at, cause) = (self.file.display(), self.at, &self.cause);
        write!(f, "{file}: damaged at byte {at}: {cause}")
    }
}

/// What is read next: a batch after the last one, or a fault.
pub(crate) enum Item {
    Entry(Entry),
    Fault(Fault),
}

/// Where a journal ends, as far as it has been read.
#[derive(Default)]
pub(crate) struct End {
    /// The newest segment, and its sound bytes.
    pub segment: Revision,
    pub good: u64,
    /// Where the last of its sound entries begins.
    pub last_entry: u64,
    /// The last revision of all its entries.
    pub journaled: Revision,
    /// The last revision read, or the one that reading began after.
    pub last: Revision,
    /// Whether a part is damaged or missing.
    pub is_damaged: bool,
    /// Whether its last entry was cut off: nobody was told that it is stored.
    pub is_torn: bool,
    /// Damage since the last sound entry that may have been a later change.
    pub doubt: Option<Fault>,
}

impl End {
    /// Returns true if the journal has to start again with what the database has.
    pub fn begins_again(&self) -> bool {
        self.last != self.journaled || self.is_damaged
    }

    pub fn fault(&self, folder: &Folder, cause: impl Into<String>) -> Fault {
        Fault::new(folder.segment(self.segment), self.good, cause)
    }

    /// Returns what is missing if a revision is known to be acknowledged.
    pub fn short_of(&self, known: Option<Revision>, folder: &Folder) -> Option<Fault> {
        let known = known.filter(|known| *known > self.last)?;
        let from = self.last + 1;
        let cause = format!("the changes {from} to {known} are missing at its end");
        Some(self.fault(folder, cause))
    }
}

/// Reads batches in order, and skips those that were there before.
pub(crate) struct Reader {
    ahead: std::vec::IntoIter<(Revision, PathBuf)>,
    path: PathBuf,
    segment: Option<Segment>,
    /// A batch after missing ones, which are told first.
    held: Option<Entry>,
    pub end: End,
}

impl Reader {
    /// Reads what a journal has after a revision.
    pub fn after(folder: &Folder, last: Revision) -> Result<Self, StoreError> {
        let mut ahead = folder.segments()?;
        let earlier = ahead.partition_point(|before| *before <= last);
        ahead.drain(..earlier.saturating_sub(1));
        let mut reader = Self::rest_of(None, Path::new(""), last);
        let begins = ahead.first().copied().unwrap_or(last);
        (reader.end.segment, reader.end.journaled) = (begins, begins);
        reader.end.is_damaged = ahead.is_empty();
        let files = ahead
            .iter()
            .map(|before| (*before, folder.segment(*before)));
        reader.ahead = files.collect::<Vec<_>>().into_iter();
        Ok(reader)
    }

    /// Reads the rest of a file, after a revision.
    pub fn rest_of(segment: Option<Segment>, path: &Path, last: Revision) -> Self {
        let end = End {
            last,
            ..End::default()
        };
        Self {
            ahead: Vec::new().into_iter(),
            path: path.to_owned(),
            segment,
            held: None,
            end,
        }
    }

    /// Reads on, even after faults. Returns `None` at the end.
    pub fn next(&mut self) -> Result<Option<Item>, StoreError> {
        loop {
            let found = if let Some(entry) = self.held.take() {
                Some(self.take(entry))
            } else if let Some(segment) = &mut self.segment {
                let (at, next) = (segment.at(), segment.next().at(&self.path)?);
                self.judge(at, next)
            } else if let Some((before, path)) = self.ahead.next() {
                self.open(before, path)?.map(Item::Fault)
            } else {
                return Ok(None);
            };
            if found.is_some() {
                return Ok(found);
            }
        }
    }

    /// Begins with a segment. Returns what is missing before it.
    fn open(&mut self, before: Revision, path: PathBuf) -> Result<Option<Fault>, StoreError> {
        self.segment = match Segment::open(&path) {
            // A running bot has removed it meanwhile.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => Some(opened.at(&path)?),
        };
        (self.path, self.end.segment, self.end.last_entry) = (path, before, 0);
        let missing = (before > self.end.last).then(|| self.missing(0, before));
        self.end.last = self.end.last.max(before);
        Ok(missing)
    }

    /// Returns what there is to tell of what was read at a place.
    fn judge(&mut self, at: u64, next: Next) -> Option<Item> {
        match next {
            Next::Entry(entry) => {
                self.end.last_entry = at;
                self.end.journaled = self.end.journaled.max(entry.last);
                if entry.last <= self.end.last {
                    self.end.doubt = None;
                    return None;
                }
                if entry.first == self.end.last + 1 {
                    return Some(self.take(entry));
                }
                let missing = self.missing(at, entry.first.saturating_sub(1));
                self.held = Some(entry);
                Some(Item::Fault(missing))
            }
            Next::Damaged { last } => {
                let fault = Fault::new(self.path.clone(), at, "a checksum is wrong");
                self.end.is_damaged = true;
                if last.is_none_or(|last| last > self.end.last) {
                    self.end.doubt.get_or_insert_with(|| fault.clone());
                }
                Some(Item::Fault(fault))
            }
            Next::Torn | Next::End => {
                let is_torn = matches!(next, Next::Torn);
                let is_newest = self.ahead.as_slice().is_empty();
                (self.end.good, self.end.is_torn) = (at, is_torn && is_newest);
                self.segment = None;
                if !is_torn || is_newest {
                    return None;
                }
                self.end.is_damaged = true;
                let fault = Fault::new(self.path.clone(), at, "it is cut off");
                Some(Item::Fault(fault))
            }
        }
    }

    fn take(&mut self, entry: Entry) -> Item {
        (self.end.last, self.end.doubt) = (entry.last, None);
        Item::Entry(entry)
    }

    fn missing(&self, at: u64, until: Revision) -> Fault {
        let from = self.end.last + 1;
        let place = if at == 0 {
            "it"
        } else {
            &*format!("byte {at}")
        };
        let cause = format!("the changes {from} to {until} are missing before {place}");
        Fault {
            missing: Some(from..=until),
            ..Fault::new(self.path.clone(), at, cause)
        }
    }
}

//! The one reader of a journal's batches. Starts, repairs, inspections and backups learn from it
//! what follows a revision, and what is wrong there.

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
    pub file: PathBuf,
    pub at: u64,
    pub what: What,
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    Damaged,
    /// An entry is cut off, and it isn't the last one.
    CutOff,
    /// These changes are missing before the next ones.
    Missing(RangeInclusive<Revision>),
    /// These changes are missing at the end.
    Short(RangeInclusive<Revision>),
}

impl Fault {
    fn cause(&self) -> String {
        match &self.what {
            What::Damaged => "a checksum is wrong".to_owned(),
            What::CutOff => "it is cut off".to_owned(),
            What::Missing(_) => "changes are missing before the next ones".to_owned(),
            What::Short(missing) => format!("{} are missing at its end", changes(missing)),
        }
    }

    /// The error of a file that has to be whole.
    pub fn error(&self) -> StoreError {
        let (file, at, cause) = (self.file.display(), self.at, self.cause());
        StoreError::Failed(format!("{file}: damaged at byte {at} ({cause})"))
    }

    /// The error of a journal with a part that the database doesn't have.
    pub fn lost(&self) -> StoreError {
        StoreError::JournalDamaged {
            file: self.file.display().to_string(),
            at: self.at,
            cause: self.cause(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file.display())?;
        match (&self.what, self.at) {
            (What::Missing(missing), 0) => write!(f, "{} are missing before it", changes(missing)),
            (What::Missing(missing), at) => {
                write!(f, "{} are missing before byte {at}", changes(missing))
            }
            (What::Short(_), _) => f.write_str(&self.cause()),
            (What::Damaged | What::CutOff, at) => {
                write!(f, "damaged at byte {at}: {}", self.cause())
            }
        }
    }
}

fn changes(missing: &RangeInclusive<Revision>) -> String {
    format!("the changes {} to {}", missing.start(), missing.end())
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

    /// Returns what is missing if a revision is known to be acknowledged.
    pub fn short_of(&self, known: Option<Revision>, folder: &Folder) -> Option<Fault> {
        let known = known.filter(|known| *known > self.last)?;
        Some(Fault {
            file: folder.segment(self.segment),
            at: self.good,
            what: What::Short(self.last + 1..=known),
        })
    }
}

/// Reads batches in order. What was already there at the last one is skipped.
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
        let begins = ahead.first().copied().unwrap_or(last);
        let end = End {
            segment: begins,
            journaled: begins,
            last,
            is_damaged: ahead.is_empty(),
            ..End::default()
        };
        let files = ahead
            .iter()
            .map(|before| (*before, folder.segment(*before)));
        Ok(Self {
            ahead: files.collect::<Vec<_>>().into_iter(),
            path: PathBuf::new(),
            segment: None,
            held: None,
            end,
        })
    }

    /// Reads the rest of a file, from a revision on.
    pub fn rest_of(segment: Segment, path: &Path, last: Revision) -> Self {
        let end = End {
            last,
            ..End::default()
        };
        Self {
            ahead: Vec::new().into_iter(),
            path: path.to_owned(),
            segment: Some(segment),
            held: None,
            end,
        }
    }

    /// Reads on, even after faults. Returns `None` at the end.
    pub fn next(&mut self) -> Result<Option<Item>, StoreError> {
        loop {
            if let Some(entry) = self.held.take() {
                return Ok(Some(self.take(entry)));
            }
            let found = if let Some(segment) = &mut self.segment {
                let (at, next) = (segment.at(), segment.next().at(&self.path)?);
                self.judge(at, next)
            } else if let Some((before, path)) = self.ahead.next() {
                self.open(before, path)?
            } else {
                return Ok(None);
            };
            if found.is_some() {
                return Ok(found);
            }
        }
    }

    /// Begins with a segment.
    fn open(&mut self, before: Revision, path: PathBuf) -> Result<Option<Item>, StoreError> {
        self.segment = match Segment::open(&path) {
            // A running bot has removed it meanwhile.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => Some(opened.at(&path)?),
        };
        (self.path, self.end.segment, self.end.last_entry) = (path, before, 0);
        let missing = self.end.last + 1..=before;
        self.end.last = self.end.last.max(before);
        Ok((!missing.is_empty()).then(|| self.fault(0, What::Missing(missing))))
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
                let missing = self.end.last + 1..=entry.first.saturating_sub(1);
                self.held = Some(entry);
                Some(self.fault(at, What::Missing(missing)))
            }
            Next::Damaged { last } => {
                self.end.is_damaged = true;
                if self.end.doubt.is_none() && last.is_none_or(|last| last > self.end.last) {
                    self.end.doubt = Some(self.at(at, What::Damaged));
                }
                Some(self.fault(at, What::Damaged))
            }
            Next::Torn | Next::End => {
                let is_torn = matches!(next, Next::Torn);
                let is_newest = self.ahead.as_slice().is_empty();
                (self.end.good, self.end.is_torn) = (at, is_torn && is_newest);
                self.segment = None;
                let is_cut_off = is_torn && !is_newest;
                self.end.is_damaged |= is_cut_off;
                is_cut_off.then(|| self.fault(at, What::CutOff))
            }
        }
    }

    fn take(&mut self, entry: Entry) -> Item {
        (self.end.last, self.end.doubt) = (entry.last, None);
        Item::Entry(entry)
    }

    fn at(&self, at: u64, what: What) -> Fault {
        let file = self.path.clone();
        Fault { file, at, what }
    }

    fn fault(&self, at: u64, what: What) -> Item {
        Item::Fault(self.at(at, what))
    }
}

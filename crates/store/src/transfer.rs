//! A whole store as lines of JSON, to move it to another store: a header, a line per record, and a
//! trailer with their number and the hash of their lines.

use std::io::{self, BufRead, Write};

use data_encoding::HEXLOWER;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::backend::PAGE;
use super::change::ChangeSet;
use super::format::{COMPACT, FORMAT, is_compact, is_marked};
use super::key::{Key, Prefix, Slot};
use super::stored::Stored;
use super::{Store, StoreError};

/// Why an export or an import failed.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The store failed, or another version wrote the file.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lines can't be read or written.
    #[error("can't read or write the file: {0}")]
    Io(#[from] io::Error),
    /// The store has records.
    #[error("the store is not empty; import into an empty one")]
    NotEmpty,
    /// A line isn't valid in an export.
    #[error("line {number} of the file is not from an export: {why}")]
    Line {
        /// Its number, from 1.
        number: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The file was cut off or changed.
    #[error("the file was cut off or changed since it was exported; export it again")]
    NotWhole,
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Header {
    /// The format of the store.
    halma: u32,
}

/// A record; an index entry has no body. The body is serialized again, because databases keep its
/// meaning but not its exact text: equal records have equal lines.
#[derive(Serialize, Deserialize)]
struct RecordLine {
    /// In hexadecimal digits.
    key: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    body: Option<Value>,
}

/// The last line.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct Trailer {
    records: usize,
    sha256: String,
}

/// The count and the hash of the record lines.
#[derive(Default)]
struct Sum {
    records: usize,
    hash: Sha256,
}

impl Sum {
    fn add(&mut self, line: &str) {
        self.records += 1;
        self.hash.update(line);
        self.hash.update("\n");
    }

    fn trailer(&self) -> Trailer {
        Trailer {
            records: self.records,
            sha256: HEXLOWER.encode(&self.hash.clone().finalize()),
        }
    }
}

/// Returns true for a key that belongs to the store itself and isn't moved to another one.
fn is_own(key: Key) -> bool {
    matches!(
        key,
        Key::Format()
            | Key::LastRevision()
            | Key::Import()
            | Key::Leader()
            | Key::Lease()
            | Key::Node(_)
            | Key::NodeLease(_)
    )
}

/// Writes all records of a store that nobody changes meanwhile. Returns their number.
///
/// # Errors
/// The store or the lines fail.
pub async fn export(store: &Store, lines: &mut dyn Write) -> Result<usize, TransferError> {
    let halma = if is_compact(store).await? {
        COMPACT
    } else {
        FORMAT
    };
    writeln!(lines, "{}", text(&Header { halma })?)?;
    let mut sum = Sum::default();
    let mut last = None;
    loop {
        let mut page = store.scan_records(Prefix::All, last, PAGE).await?;
        page.retain(|(key, _)| Some(*key) != last);
        // A page may lack keys that can't be read; the page after the last one has nothing new.
        let Some((end, _)) = page.last() else { break };
        last = Some(*end);
        for (key, stored) in page {
            if !is_own(key) {
                let line = text(&record_line(key, &stored)?)?;
                writeln!(lines, "{line}")?;
                sum.add(&line);
            }
        }
    }
    let trailer = sum.trailer();
    writeln!(lines, "{}", text(&trailer)?)?;
    lines.flush()?;
    Ok(trailer.records)
}

/// Imports an export. It is read twice, first to check that it is complete. Returns the number of
/// records.
///
/// # Errors
/// The file isn't a complete export, or the store isn't empty: nothing is stored then. If the
/// import fails later, the store stays marked, and opening it reports that.
pub async fn import<R: BufRead>(
    store: &Store,
    open: impl Fn() -> io::Result<R>,
) -> Result<usize, TransferError> {
    let mut whole = Records::of(open()?)?;
    while whole.next()?.is_some() {}
    let found = store.scan(Prefix::All, None, PAGE).await?;
    if found.into_iter().any(|key| !is_own(key)) {
        return Err(TransferError::NotEmpty);
    }
    let mark = Slot::import();
    let mut changes = ChangeSet::new();
    changes.expect(mark.key(), 0);
    changes.put_index(mark);
    if whole.format == COMPACT {
        changes.put(Slot::format(), &COMPACT)?;
    }
    let mut waiting = 0;
    let mut records = Records::of(open()?)?;
    while let Some((key, body)) = records.next()? {
        changes.put_bytes(key, body);
        waiting += 1;
        if waiting == PAGE {
            store.commit(std::mem::take(&mut changes)).await?;
            waiting = 0;
        }
    }
    store.commit(changes).await?;
    let mut done = ChangeSet::new();
    done.delete(mark);
    store.commit(done).await?;
    Ok(records.sum.records)
}

/// Refuses a store in which an import is running or was interrupted.
///
/// # Errors
/// [`StoreError::HalfImported`]; or the store failed.
pub async fn check_whole(store: &Store) -> Result<(), StoreError> {
    match store.load(Slot::import().key()).await? {
        Some(_) => Err(StoreError::HalfImported),
        None => Ok(()),
    }
}

/// The records of an export, in order.
struct Records<R> {
    lines: io::Lines<R>,
    format: u32,
    /// The number of the last line.
    number: usize,
    sum: Sum,
}

impl<R: BufRead> Records<R> {
    fn of(lines: R) -> Result<Self, TransferError> {
        let mut records = Self {
            lines: lines.lines(),
            format: FORMAT,
            number: 0,
            sum: Sum::default(),
        };
        let line = records.line()?;
        let header: Header = records.read(&line)?;
        is_marked(Some(header.halma), FORMAT)?;
        records.format = header.halma;
        Ok(records)
    }

    /// Returns the next record, or `None` after the last one if the trailer confirms that nothing
    /// is missing.
    fn next(&mut self) -> Result<Option<(Key, Vec<u8>)>, TransferError> {
        let line = self.line()?;
        let Ok(record) = serde_json::from_str::<RecordLine>(&line) else {
            let trailer: Trailer = self.read(&line)?;
            let is_whole = trailer == self.sum.trailer();
            return is_whole.then_some(None).ok_or(TransferError::NotWhole);
        };
        self.sum.add(&line);
        let key = HEXLOWER.decode(record.key.as_bytes()).ok();
        let Some(key) = key.and_then(|key| Key::decode(&key)) else {
            return Err(self.misfit(&"its key is none that this version knows"));
        };
        let body = record
            .body
            .map_or_else(Vec::new, |body| body.to_string().into());
        Ok(Some((key, body)))
    }

    fn line(&mut self) -> Result<String, TransferError> {
        self.number += 1;
        let line = self.lines.next().ok_or(TransferError::NotWhole)?;
        Ok(line?)
    }

    fn read<T: DeserializeOwned>(&self, line: &str) -> Result<T, TransferError> {
        serde_json::from_str(line).map_err(|error| self.misfit(&error))
    }

    fn misfit(&self, why: &impl ToString) -> TransferError {
        TransferError::Line {
            number: self.number,
            why: why.to_string(),
        }
    }
}

fn record_line(key: Key, stored: &Stored) -> Result<RecordLine, StoreError> {
    let body = (!stored.body.is_empty()).then(|| serde_json::from_slice(&stored.body));
    Ok(RecordLine {
        key: HEXLOWER.encode(&key.encode()),
        body: body.transpose().map_err(|error| StoreError::Damaged {
            key: key.to_string(),
            cause: error.to_string(),
        })?,
    })
}

fn text(line: &impl Serialize) -> Result<String, TransferError> {
    serde_json::to_string(line).map_err(|error| TransferError::Io(error.into()))
}

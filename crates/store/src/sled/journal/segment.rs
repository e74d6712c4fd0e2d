//! Reads a file of entries and tells cut-off entries from damaged ones.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use super::entry::{Entry, HEAD, Head};
use crate::stored::Revision;

/// The next item in a file of entries.
#[derive(Debug)]
pub(crate) enum Next {
    Entry(Entry),
    /// The file ends in the middle of an entry: the process or the machine stopped while writing
    /// it. Nobody was told that it is stored. Nothing can be read after it.
    Torn,
    /// An entry was damaged after it was written: something follows it.
    Damaged {
        /// Its last revision, if its head can be read.
        last: Option<Revision>,
    },
    End,
}

/// A file of entries, read from its start.
pub(crate) struct Segment {
    reader: BufReader<File>,
    at: u64,
    bytes: u64,
}

impl Segment {
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        let bytes = file.metadata()?.len();
        let reader = BufReader::with_capacity(1 << 18, file);
        Ok(Self {
            reader,
            at: 0,
            bytes,
        })
    }

    /// The position of the next item.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// Reads the next item, even after damage.
    pub fn next(&mut self) -> io::Result<Next> {
        let left = self.bytes - self.at;
        if left == 0 {
            return Ok(Next::End);
        }
        if left < HEAD as u64 {
            return Ok(Next::Torn);
        }
        let mut head = [0; HEAD];
        self.reader.read_exact(&mut head)?;
        let Some(head) = Head::decode(&head) else {
            return self.behind_no_head();
        };
        let whole = (HEAD + head.length) as u64;
        if whole > left {
            return Ok(Next::Torn);
        }
        let mut body = vec![0; head.length];
        self.reader.read_exact(&mut body)?;
        self.at += whole;
        let last = Some(head.last);
        Ok(match head.entry(&body) {
            Some(entry) => Next::Entry(entry),
            // The file system extended the file before the content reached the disk.
            None if self.at == self.bytes => Next::Torn,
            None => Next::Damaged { last },
        })
    }

    /// Skips to the next head after something that isn't one. If there is none, nothing was ever
    /// written there.
    fn behind_no_head(&mut self) -> io::Result<Next> {
        self.reader.seek(SeekFrom::Start(self.at + 1))?;
        let mut rest = Vec::new();
        self.reader.read_to_end(&mut rest)?;
        let is_head = |bytes: &[u8]| {
            bytes
                .try_into()
                .is_ok_and(|head| Head::decode(head).is_some())
        };
        let Some(skipped) = rest.windows(HEAD).position(is_head) else {
            return Ok(Next::Torn);
        };
        self.at += 1 + skipped as u64;
        self.reader.seek(SeekFrom::Start(self.at))?;
        Ok(Next::Damaged { last: None })
    }
}

//! Entries: batches of writes as bytes, with checksums.
//!
//! An entry starts with a head of 32 bytes, all numbers big-endian: a mark, the length of the body,
//! the first and the last revision, the checksum (CRC-32) of the body, and that of the head. This
//! tells a damaged length from an entry that was cut off. The body is a list of writes: the length
//! of the key and the key, the length of the value and the value. A length of [`NOTHING`] means
//! that the key is deleted.

use crate::sled::backpressure::Backpressure;
use crate::stored::Revision;

/// The first bytes of an entry. No UTF-8 text has the byte 0xFF, so no record looks like an entry.
const MARK: [u8; 4] = [0xFF, b'h', b'j', b'1'];
/// The size of a head in bytes.
pub(super) const HEAD: usize = 32;
/// The length that marks a deleted key.
const NOTHING: u32 = u32::MAX;

/// A key with its new value, or `None` to delete it.
pub(crate) type Write = (Vec<u8>, Option<Vec<u8>>);

/// A batch of writes, with the first and the last revision it handed out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub first: Revision,
    pub last: Revision,
    pub writes: Vec<Write>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub length: usize,
    pub first: Revision,
    pub last: Revision,
    checksum: u32,
}

impl Entry {
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.size());
        bytes.extend([0; HEAD]);
        for (key, value) in &self.writes {
            let of_value = value.as_ref().map_or(NOTHING, |value| length(value.len()));
            bytes.extend(length(key.len()).to_be_bytes());
            bytes.extend_from_slice(key);
            bytes.extend(of_value.to_be_bytes());
            bytes.extend_from_slice(value.as_deref().unwrap_or_default());
        }
        let body = &bytes[HEAD..];
        let (body_length, checksum) = (length(body.len()), crc32fast::hash(body));
        let (first, last) = (self.first.to_be_bytes(), self.last.to_be_bytes());
        let (length, checksum) = (body_length.to_be_bytes(), checksum.to_be_bytes());
        let head = [&MARK[..], &length, &first, &last, &checksum].concat();
        bytes[..HEAD - 4].copy_from_slice(&head);
        bytes[HEAD - 4..HEAD].copy_from_slice(&crc32fast::hash(&head).to_be_bytes());
        bytes
    }

    fn size(&self) -> usize {
        let of_value = |value: &Option<Vec<u8>>| value.as_ref().map_or(0, Vec::len);
        let parts = self.writes.iter();
        let body = parts.map(|(key, value)| 8 + key.len() + of_value(value));
        HEAD + body.sum::<usize>()
    }

    /// Writes the entry to the database, after waiting for room.
    pub fn apply(self, tree: &sled::Db, pressure: &mut Backpressure) -> sled::Result<()> {
        pressure.admit(self.size(), tree)?;
        let mut batch = sled::Batch::default();
        for (key, value) in self.writes {
            match value {
                Some(value) => batch.insert(key, value),
                None => batch.remove(key),
            }
        }
        tree.apply_batch(batch)
    }

    /// Writes the entry to a database that is being built, record by record. Until a batch is over, sled
    /// keeps every version of the pages that it changes: 3.4 GiB for a snapshot of 119 MiB.
    pub fn apply_each(self, tree: &sled::Db, pressure: &mut Backpressure) -> sled::Result<()> {
        let mut writes = self.writes.into_iter();
        writes.try_for_each(|(key, value)| pressure.write(tree, &key, value.map(Into::into)))
    }
}

impl Head {
    /// Reads a head, or returns `None` if the bytes aren't one.
    pub fn decode(bytes: &[u8; HEAD]) -> Option<Self> {
        let mut rest = bytes.strip_prefix(&MARK)?;
        let head = Self {
            length: u32::from_be_bytes(array(&mut rest)?) as usize,
            first: u64::from_be_bytes(array(&mut rest)?),
            last: u64::from_be_bytes(array(&mut rest)?),
            checksum: u32::from_be_bytes(array(&mut rest)?),
        };
        (rest == crc32fast::hash(&bytes[..HEAD - 4]).to_be_bytes()).then_some(head)
    }

    /// Returns the entry with this head and body, or `None` if the body's checksum is wrong.
    pub fn entry(&self, body: &[u8]) -> Option<Entry> {
        if crc32fast::hash(body) != self.checksum {
            return None;
        }
        Some(Entry {
            first: self.first,
            last: self.last,
            writes: writes(body)?,
        })
    }
}

fn writes(mut body: &[u8]) -> Option<Vec<Write>> {
    let mut writes = Vec::new();
    while !body.is_empty() {
        let of_key = u32::from_be_bytes(array(&mut body)?);
        let key = bytes(&mut body, of_key)?;
        let value = match u32::from_be_bytes(array(&mut body)?) {
            NOTHING => None,
            of_value => Some(bytes(&mut body, of_value)?),
        };
        writes.push((key, value));
    }
    Some(writes)
}

fn array<const N: usize>(body: &mut &[u8]) -> Option<[u8; N]> {
    let (array, rest) = body.split_first_chunk()?;
    *body = rest;
    Some(*array)
}

fn bytes(body: &mut &[u8], length: u32) -> Option<Vec<u8>> {
    let (bytes, rest) = body.split_at_checked(length as usize)?;
    *body = rest;
    Some(bytes.to_vec())
}

fn length(bytes: usize) -> u32 {
    u32::try_from(bytes).expect("a batch is smaller than 4 GiB")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_is_that_of_the_bytes() {
        let writes = vec![(vec![1; 3], Some(vec![2; 5])), (vec![3; 4], None)];
        let entry = Entry {
            first: 1,
            last: 2,
            writes,
        };
        assert_eq!(entry.size(), entry.encode().len());
    }
}

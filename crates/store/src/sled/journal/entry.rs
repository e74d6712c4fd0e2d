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
pub(super) const MARK: [u8; 4] = [0xFF, b'h', b'j', b'1'];
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

/// The head of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub length: usize,
    pub first: Revision,
    pub last: Revision,
    checksum: u32,
}

impl Entry {
    /// Returns the bytes of the entry.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.size());
        bytes.extend([0; HEAD]);
        for (key, value) in &self.writes {
            bytes.extend(length(key.len()).to_be_bytes());
            bytes.extend_from_slice(key);
            let Some(value) = value else {
                bytes.extend(NOTHING.to_be_bytes());
                continue;
            };
            bytes.extend(length(value.len()).to_be_bytes());
            bytes.extend_from_slice(value);
        }
        let body = &bytes[HEAD..];
        let (body_length, checksum) = (length(body.len()), crc32fast::hash(body));
        let mut head = Vec::with_capacity(HEAD);
        head.extend(MARK);
        head.extend(body_length.to_be_bytes());
        head.extend(self.first.to_be_bytes());
        head.extend(self.last.to_be_bytes());
        head.extend(checksum.to_be_bytes());
        head.extend(crc32fast::hash(&head).to_be_bytes());
        bytes[..HEAD].copy_from_slice(&head);
        bytes
    }

    /// Returns the number of its bytes.
    fn size(&self) -> usize {
        let of_value = |value: &Option<Vec<u8>>| value.as_ref().map_or(0, Vec::len);
        let parts = self.writes.iter();
        let body = parts.map(|(key, value)| 8 + key.len() + of_value(value));
        HEAD + body.sum::<usize>()
    }

    /// Writes the entry to the database, after waiting for room.
    ///
    /// # Errors
    /// The database fails.
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
    ///
    /// # Errors
    /// The database fails.
    pub fn apply_each(self, tree: &sled::Db, pressure: &mut Backpressure) -> sled::Result<()> {
        let mut writes = self.writes.into_iter();
        writes.try_for_each(|(key, value)| pressure.write(tree, &key, value.map(Into::into)))
    }
}

impl Head {
    /// Reads a head, or returns `None` if the bytes aren't one.
    pub fn decode(bytes: &[u8; HEAD]) -> Option<Self> {
        let rest = bytes.strip_prefix(&MARK)?;
        let (length, rest) = rest.split_first_chunk()?;
        let (first, rest) = rest.split_first_chunk()?;
        let (last, rest) = rest.split_first_chunk()?;
        let (checksum, rest) = rest.split_first_chunk()?;
        let own = crc32fast::hash(&bytes[..HEAD - 4]);
        (rest == own.to_be_bytes()).then_some(Self {
            length: u32::from_be_bytes(*length) as usize,
            first: u64::from_be_bytes(*first),
            last: u64::from_be_bytes(*last),
            checksum: u32::from_be_bytes(*checksum),
        })
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
        let of_key = number(&mut body)?;
        let key = bytes(&mut body, of_key)?;
        let value = match number(&mut body)? {
            NOTHING => None,
            of_value => Some(bytes(&mut body, of_value)?),
        };
        writes.push((key, value));
    }
    Some(writes)
}

/// Takes a length off the front.
fn number(body: &mut &[u8]) -> Option<u32> {
    let (number, rest) = body.split_first_chunk()?;
    *body = rest;
    Some(u32::from_be_bytes(*number))
}

/// Takes `length` bytes off the front.
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

//! Compression of pictures in bands: from move to move most rows of cells don't change, so their
//! compressed bands are cached and reused.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use flate2::{Compress, Compression, FlushCompress};
use lru::LruCache;
use twox_hash::XxHash3_128;

/// The compression level, 0 to 9: the best trade-off for these pictures.
const LEVEL: u32 = 2;

/// How many bands to cache, of a few kilobytes each.
const KEPT: NonZeroUsize = NonZeroUsize::new(1_500).expect("not zero");

/// The header of a zlib stream, and the empty block that ends it (RFC 1950 and 1951).
const HEADER: [u8; 2] = [0x78, 0x01];
const LAST_BLOCK: [u8; 2] = [0x03, 0x00];

/// Compressed bands, by a hash of their content.
pub(crate) struct Bands {
    kept: Mutex<LruCache<u128, Box<[u8]>>>,
}

impl Default for Bands {
    fn default() -> Self {
        Self {
            kept: Mutex::new(LruCache::new(KEPT)),
        }
    }
}

impl Bands {
    /// Returns a zlib stream of all bands, none of which refers back to another.
    pub fn compress<'a>(&self, bands: impl Iterator<Item = &'a [u8]>) -> Vec<u8> {
        let mut stream = HEADER.to_vec();
        let mut sum = simd_adler32::Adler32::new();
        let mut compressor = None;
        for band in bands {
            sum.write(band);
            let key = XxHash3_128::oneshot(band);
            if self.append(key, &mut stream) {
                continue;
            }
            let fresh = || Compress::new(Compression::new(LEVEL), false);
            let made = deflate(compressor.get_or_insert_with(fresh), band);
            stream.extend_from_slice(&made);
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.put(key, made.into());
        }
        stream.extend_from_slice(&LAST_BLOCK);
        stream.extend_from_slice(&sum.finish().to_be_bytes());
        stream
    }

    /// Appends a cached band; returns false if it isn't cached.
    fn append(&self, key: u128, stream: &mut Vec<u8>) -> bool {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.get(&key);
        found
            .inspect(|made| stream.extend_from_slice(made))
            .is_some()
    }
}

/// Compresses a band into blocks that end at a whole byte and aren't final.
fn deflate(compressor: &mut Compress, band: &[u8]) -> Vec<u8> {
    compressor.reset();
    let mut made = Vec::with_capacity(band.len() / 4 + 64);
    loop {
        let rest = &band[compressor.total_in() as usize..];
        // The compressor fails only if used after the end of its stream, which is never written.
        let compressed = compressor.compress_vec(rest, &mut made, FlushCompress::Sync);
        compressed.expect("the stream goes on");
        if compressor.total_in() as usize == band.len() && made.len() < made.capacity() {
            return made;
        }
        made.reserve(band.len() / 2 + 64);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::ZlibDecoder;

    use super::*;

    #[test]
    fn cached_and_new_bands_make_one_stream() {
        let bands = Bands::default();
        let noise: Vec<u8> = (0..70_000_u32)
            .map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8)
            .collect();
        let (flat, empty) = (vec![7; 40_000], Vec::new());
        for picture in [
            [&flat, &noise],
            [&noise, &flat],
            [&noise, &noise],
            [&empty, &flat],
        ] {
            let stream = bands.compress(picture.iter().map(|band| &band[..]));
            let mut read = Vec::new();
            ZlibDecoder::new(&stream[..])
                .read_to_end(&mut read)
                .unwrap();
            assert!(read == [&picture[0][..], picture[1]].concat());
        }
        assert_eq!(bands.kept.lock().unwrap().len(), 3);
    }
}

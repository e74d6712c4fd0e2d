//! Numbers of any width, one behind the other, as a text that JSON needn't escape.

/// Digits that JSON leaves as they are; five of them hold four bytes.
const DIGITS: &[u8; 85] =
    b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#";
/// The width of the length of a number.
const LENGTH: u32 = 5;
/// The length that says that all 64 bits follow.
const LONG: u64 = (1 << LENGTH) - 1;

/// Bits that are being written.
#[derive(Default)]
pub struct Writer(Vec<bool>);

impl Writer {
    /// Writes the low bits of a number.
    pub fn bits(&mut self, value: u64, width: u32) {
        let bits = (0..width).rev().map(|bit| value >> bit & 1 == 1);
        self.0.extend(bits);
    }

    pub fn flag(&mut self, value: bool) {
        self.0.push(value);
    }

    /// Writes a number below a limit. If that is no power of 2, the first ones have a bit less.
    pub fn below(&mut self, value: u64, limit: u64) {
        let (width, short) = widths(limit);
        if value < short {
            self.bits(value, width - 1);
        } else {
            self.bits(value + short, width);
        }
    }

    /// Writes a number that is probably small.
    pub fn number(&mut self, value: u64) {
        let length = u64::BITS - value.leading_zeros();
        if u64::from(length) < LONG {
            self.bits(length.into(), LENGTH);
            // The first bit is known.
            self.bits(value, length.saturating_sub(1));
        } else {
            self.bits(LONG, LENGTH);
            self.bits(value, u64::BITS);
        }
    }

    /// Writes a number that is probably near zero.
    pub fn signed(&mut self, value: i64) {
        self.number(((value << 1) ^ (value >> 63)) as u64);
    }

    /// Writes a number that is probably not much larger than 2 to the power of `digits`, which is at
    /// least 1.
    pub fn near(&mut self, value: u64, digits: u32) {
        let high = (value >> digits) + 1;
        let length = u64::BITS - high.leading_zeros();
        self.bits(0, length - 1);
        self.bits(high, length);
        self.bits(value, digits);
    }

    pub fn maybe<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.flag(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
    }

    pub fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        for byte in text.bytes() {
            self.bits(byte.into(), u8::BITS);
        }
    }

    /// Returns the text.
    pub fn finish(self) -> String {
        let byte = |bits: &[bool]| {
            let places = bits.iter().zip((0..u8::BITS).rev());
            places.fold(0, |sum, (bit, place)| sum | u8::from(*bit) << place)
        };
        let bytes: Vec<u8> = self.0.chunks(8).map(byte).collect();
        bytes.chunks(4).flat_map(digits).collect()
    }
}

/// Returns the width of numbers below a limit, and how many of them have a bit less.
fn widths(limit: u64) -> (u32, u64) {
    let width = u64::BITS - limit.saturating_sub(1).leading_zeros();
    (width, (1 << width) - limit)
}

/// Returns the width of a number written as one near to 2 to the power of `digits`.
pub fn width_near(value: u64, digits: u32) -> u32 {
    let high = (value >> digits) + 1;
    2 * (u64::BITS - high.leading_zeros()) - 1 + digits
}

/// Returns the digits of up to four bytes: one more than bytes.
fn digits(bytes: &[u8]) -> Vec<char> {
    let mut whole = [0; 4];
    whole[..bytes.len()].copy_from_slice(bytes);
    let mut rest = u32::from_be_bytes(whole);
    let mut digits = [' '; 5];
    for digit in digits.iter_mut().rev() {
        *digit = DIGITS[(rest % 85) as usize].into();
        rest /= 85;
    }
    digits[..=bytes.len()].to_vec()
}

/// Returns the bytes of up to five digits.
fn bytes(digits: &[u8]) -> Option<Vec<u8>> {
    let mut sum: u32 = 0;
    for place in 0..5 {
        let value = match digits.get(place) {
            Some(digit) => DIGITS.iter().position(|known| known == digit)? as u32,
            // So that the bytes before are rounded up to what they were.
            None => 84,
        };
        sum = sum.checked_mul(85)?.checked_add(value)?;
    }
    let kept = digits.len().checked_sub(1)?;
    Some(sum.to_be_bytes()[..kept].to_vec())
}

/// Bits that are being read. Whatever is read after the end is `None`.
pub struct Reader {
    bytes: Vec<u8>,
    at: usize,
}

impl Reader {
    pub fn new(text: &str) -> Option<Self> {
        let parts = text.as_bytes().chunks(5).map(bytes);
        let bytes = parts.collect::<Option<Vec<_>>>()?.concat();
        Some(Self { bytes, at: 0 })
    }

    pub fn bits(&mut self, width: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..width {
            value = value << 1 | u64::from(self.flag()?);
        }
        Some(value)
    }

    pub fn flag(&mut self) -> Option<bool> {
        let byte = self.bytes.get(self.at / 8)?;
        let bit = byte >> (7 - self.at % 8) & 1;
        self.at += 1;
        Some(bit == 1)
    }

    pub fn below(&mut self, limit: u64) -> Option<u64> {
        let (width, short) = widths(limit);
        let Some(fewer) = width.checked_sub(1) else {
            return Some(0);
        };
        let value = self.bits(fewer)?;
        if value < short {
            return Some(value);
        }
        Some((value << 1 | self.bits(1)?) - short)
    }

    pub fn number(&mut self) -> Option<u64> {
        match self.bits(LENGTH)? {
            0 => Some(0),
            LONG => self.bits(u64::BITS),
            length => Some(1 << (length - 1) | self.bits(length as u32 - 1)?),
        }
    }

    pub fn signed(&mut self) -> Option<i64> {
        let number = self.number()?;
        Some((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    pub fn near(&mut self, digits: u32) -> Option<u64> {
        let mut rest = 0;
        while !self.flag()? {
            rest += 1;
        }
        let high = match rest {
            0..u64::BITS => 1_u64 << rest | self.bits(rest)?,
            _ => return None,
        };
        let low = self.bits(digits)?;
        Some((high - 1).checked_mul(1 << digits)? | low)
    }

    /// Reads a number of a type that it must fit.
    pub fn small<T: TryFrom<u64>>(&mut self) -> Option<T> {
        self.number()?.try_into().ok()
    }

    #[expect(clippy::option_option, reason = "nothing may be what was written")]
    pub fn maybe<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<Option<T>> {
        if self.flag()? {
            read(self).map(Some)
        } else {
            Some(None)
        }
    }

    pub fn text(&mut self) -> Option<String> {
        let length: usize = self.small()?;
        // No more room than there can be bytes.
        let mut text = Vec::with_capacity(length.min(self.bytes.len()));
        for _ in 0..length {
            text.push(self.bits(u8::BITS)? as u8);
        }
        String::from_utf8(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let numbers = [0, 1, 2, 84, 85, 255, 1 << 29, 1 << 30, 1 << 31, u64::MAX];
        let signed = [0, -1, 1, 1_000_000, i64::MIN, i64::MAX];
        for cut in 0..=numbers.len() {
            let mut writer = Writer::default();
            for number in &numbers[..cut] {
                writer.number(*number);
            }
            for number in signed {
                writer.signed(number);
            }
            for number in &numbers {
                for digits in [1, 7, 40] {
                    let before = writer.0.len();
                    writer.near(*number, digits);
                    let width = writer.0.len() - before;
                    assert_eq!(width as u32, width_near(*number, digits));
                }
            }
            writer.maybe(Some("ä"), Writer::text);
            let text = writer.finish();
            let mut reader = Reader::new(&text).expect("digits");
            for number in &numbers[..cut] {
                assert_eq!(reader.number(), Some(*number));
            }
            for number in signed {
                assert_eq!(reader.signed(), Some(number));
            }
            for number in &numbers {
                for digits in [1, 7, 40] {
                    assert_eq!(reader.near(digits), Some(*number));
                }
            }
            assert_eq!(reader.maybe(Reader::text), Some(Some("ä".to_owned())));
            assert_eq!(
                reader.number().filter(|number| *number > 0),
                None,
                "the end"
            );
        }
    }

    #[test]
    fn numbers_below_any_limit_are_read() {
        for limit in 1..70 {
            let mut writer = Writer::default();
            for number in 0..limit {
                writer.below(number, limit);
            }
            let mut reader = Reader::new(&writer.finish()).expect("digits");
            for number in 0..limit {
                assert_eq!(reader.below(limit), Some(number), "below {limit}");
            }
        }
    }

    #[test]
    fn other_texts_are_refused() {
        assert!(Reader::new("a b c").is_none());
        assert!(Reader::new("#####").is_none(), "more than 32 bits");
        assert!(Reader::new("").is_some_and(|mut reader| reader.flag().is_none()));
        let mut long = Reader::new("%0000%0000").expect("digits");
        assert_eq!(long.text(), None, "longer than all there is");
    }
}

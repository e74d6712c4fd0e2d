//! What editors, mail programs and people's names do to a text, and how records survive it.

/// The longest value of a tag, in characters: short enough for a line that can be read.
const MOST_VALUE_CHARS: usize = 5_000;

/// Decodes a file: UTF-8, or UTF-16 with a byte order mark.
///
/// # Errors
/// Returns an error if it is neither, returns the first undecodable line, counted from 1.
pub fn text_of_file(bytes: &[u8]) -> Result<String, usize> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xFF, 0xFE, ..] => u16::from_le_bytes,
        [0xFE, 0xFF, ..] => u16::from_be_bytes,
        _ => {
            return match std::str::from_utf8(bytes) {
                Ok(text) => Ok(text.to_owned()),
                Err(error) => Err(1 + line_ends(&bytes[..error.valid_up_to()])),
            };
        }
    };
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|pair| unit(*pair));
    let text: String = char::decode_utf16(units).map_while(Result::ok).collect();
    if rest.is_empty() && text.encode_utf16().count() == pairs.len() {
        Ok(text)
    } else {
        Err(1 + line_ends(text.as_bytes()))
    }
}

fn line_ends(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count() - 1
}

/// Normalizes line ends, spaces and hyphens, and drops characters without width. Doing it twice
/// changes nothing.
pub fn plain_text(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut before = '\0';
    for c in text.chars() {
        match c {
            '\n' if before == '\r' => {}
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => plain.push('\n'),
            '\u{b}' | '\u{c}' | '\u{a0}' | '\u{2007}' | '\u{202f}' => plain.push(' '),
            '\u{2010}' | '\u{2011}' => plain.push('-'),
            c if is_unseen(c) => {}
            c => plain.push(c),
        }
        before = c;
    }
    // The UTF-8 byte order mark, misread as Latin-1.
    plain.trim_start_matches("ï»¿").to_owned()
}

/// Cleans a value for a tag: one line, without anything that would end it here or in other
/// programs.
pub(super) fn tag_value(value: &str) -> String {
    let plain = plain_text(value);
    let borne = plain.chars().filter_map(|c| match c {
        '"' => Some('\''),
        '\\' => Some('/'),
        '\n' | '\t' => Some(' '),
        c => (!c.is_control()).then_some(c),
    });
    borne.take(MOST_VALUE_CHARS).collect()
}

/// Returns the first character of a line that no text has, such as the zero bytes of another encoding.
pub(super) fn foreign(line: &str) -> Option<char> {
    line.chars().find(|&c| c.is_control() && c != '\t')
}

/// Returns true for characters that editors and browsers leave in a text unseen: direction marks, and
/// those of no width.
fn is_unseen(c: char) -> bool {
    let is_directional = matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_of_no_width = matches!(c, '\u{ad}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    is_directional || is_of_no_width
}

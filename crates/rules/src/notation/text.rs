//! What editors, mail programs and people's names do to a text, and how a record bears it.

/// The longest value of a tag, in characters: a line with it can be read.
const MOST_VALUE_CHARS: usize = 5_000;

/// The text of a file: UTF-8, or UTF-16 with its mark.
///
/// # Errors
/// It is neither; the line, counted from 1, where that shows.
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
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    match String::from_utf16(&units) {
        Ok(text) if rest.is_empty() => Ok(text),
        _ => Err(1),
    }
}

fn line_ends(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count() - 1
}

/// A text with line feeds, plain spaces and plain hyphens for all that is written for them, and
/// without what nobody sees. A text that has been through it stays as it is.
pub fn plain_text(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut before = '\0';
    for c in text.chars() {
        match c {
            '\n' if before == '\r' => {}
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => plain.push('\n'),
            '\u{b}' | '\u{c}' | '\u{a0}' | '\u{2007}' | '\u{202f}' => plain.push(' '),
            '\u{2010}' | '\u{2011}' => plain.push('-'),
            c if c == '\n' || c == '\t' || !is_unseen(c) => plain.push(c),
            _ => {}
        }
        before = c;
    }
    // The mark of UTF-8, as it looks where it was read as Latin letters.
    plain.trim_start_matches("ï»¿").to_owned()
}

/// A value as a tag can have it: on one line, without what would end it, here or in other programs.
pub(super) fn tag_value(value: &str) -> String {
    let plain = plain_text(value);
    let borne = plain.chars().map(|c| match c {
        '"' => '\'',
        '\\' => '/',
        '\n' | '\t' => ' ',
        c => c,
    });
    borne.take(MOST_VALUE_CHARS).collect()
}

/// Returns true if a character controls a device, the direction of others or where lines break, and
/// shows nothing.
fn is_unseen(c: char) -> bool {
    let is_directional = matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_of_no_width = matches!(c, '\u{ad}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    c.is_control() || is_directional || is_of_no_width
}

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
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    match String::from_utf16(&units) {
        Ok(text) if rest.is_empty() => Ok(text),
        _ => Err(1),
    }
}

fn line_ends(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count() - 1
}

/// Normalizes line ends, spaces and hyphens, and drops invisible characters. Doing it twice changes
/// nothing.
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
    // The UTF-8 byte order mark, misread as Latin-1.
    plain.trim_start_matches("ï»¿").to_owned()
}

/// Cleans a value for a tag: one line, without anything that would end it here or in other
/// programs.
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

/// Returns true for invisible characters: controls, direction marks and separators of lines.
fn is_unseen(c: char) -> bool {
    let is_directional = matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_of_no_width = matches!(c, '\u{ad}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    c.is_control() || is_directional || is_of_no_width
}

//! The one place that turns what people type into the strict form of a move.

/// Turns a typed move such as `h4f2`, `h4 f2`, `H4→F2` or `h4 > f2` into the form of RULES.md,
/// `h4-f2`. A text that does not consist of cells and separators is given back trimmed, so that
/// the engine says what is wrong with it.
pub fn strict_move(text: &str) -> String {
    let text = without_gain(text.trim());
    if matches!(text, "--" | "—" | "––") {
        return "--".to_owned();
    }
    let mut cells: Vec<String> = Vec::new();
    for character in text.chars() {
        match character {
            letter if letter.is_ascii_alphabetic() => {
                cells.push(letter.to_ascii_lowercase().to_string());
            }
            digit if digit.is_ascii_digit() => match cells.last_mut() {
                Some(cell) => cell.push(digit),
                None => return text.to_owned(),
            },
            separator if is_separator(separator) => {}
            _ => return text.to_owned(),
        }
    }
    cells.join("-")
}

/// The text without the `(+2)` at the end of a suggestion's label, which people may edit.
fn without_gain(text: &str) -> &str {
    let inside = text
        .strip_suffix(')')
        .and_then(|text| text.rsplit_once('('));
    let Some((move_text, gain)) = inside else {
        return text;
    };
    let digits = gain.trim_start_matches(['+', '-', '−']);
    let is_gain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_gain { move_text.trim_end() } else { text }
}

fn is_separator(character: char) -> bool {
    character.is_whitespace()
        || matches!(
            character,
            '-' | '>' | ',' | ':' | '→' | '⇒' | '➜' | '‐'..='―' | '−'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_moves_become_strict() {
        for typed in [
            "h4f2",
            "h4 f2",
            "H4→F2",
            "h4–f2",
            "h4>f2",
            " h4 -> f2 ",
            "h4-f2",
            "h4:f2",
            "h4 → f2  (+2)",
            "h4 → f2 (0)",
            "h4-f2 (-1)",
        ] {
            assert_eq!(strict_move(typed), "h4-f2", "{typed}");
        }
        assert_eq!(strict_move("h16f14d14"), "h16-f14-d14");
        assert_eq!(strict_move("—"), "--");
        assert_eq!(strict_move("h4-f2 (+)"), "h4-f2 (+)");
        assert_eq!(strict_move("castle!"), "castle!");
        assert_eq!(strict_move("4h"), "4h");
    }
}

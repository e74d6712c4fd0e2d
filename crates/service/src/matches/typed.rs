//! Converts what people type to the strict form of a move; the only place that does.

/// Converts a typed move such as `h4f2`, `1. h4 to f2!`, `H4→F2` or `ｈ４ー f۲` to the form of
/// docs/rules.md, `h4-f2`. Any text other than cells and separators is returned trimmed, so that
/// the engine reports what is wrong with it.
pub fn strict_move(text: &str) -> String {
    let text = text.trim();
    let folded: String = text
        .chars()
        .map(on_same_key)
        .flat_map(char::to_lowercase)
        .map(folded)
        .collect();
    let folded = without_number(without_gain(&folded)).trim_end_matches(is_comment);
    if matches!(folded, "--" | "—" | "––" | "pass") {
        return "--".to_owned();
    }
    cells(folded).map_or_else(|| text.to_owned(), |cells| cells.join("-"))
}

/// Returns the cells of a text that otherwise has only separators.
fn cells(text: &str) -> Option<Vec<String>> {
    let words = text.split_whitespace().filter(|word| *word != "to");
    let mut cells: Vec<String> = Vec::new();
    for word in words {
        let mut letters = word.chars().peekable();
        let mut after_digit = false;
        while let Some(letter) = letters.next() {
            let is_digit = letter.is_ascii_digit();
            let next_is_letter = letters.peek().is_some_and(char::is_ascii_alphabetic);
            match letter {
                // Chess notation for a capture.
                'x' if after_digit && next_is_letter => {}
                'a'..='z' => cells.push(letter.to_string()),
                '0'..='9' => cells.last_mut()?.push(letter),
                separator if is_separator(separator) => {}
                _ => return None,
            }
            after_digit = is_digit;
        }
    }
    // Only the last cell may be incomplete, while someone is typing.
    let is_read = cells.iter().rev().skip(1).all(|cell| cell.len() > 1);
    is_read.then_some(cells)
}

/// Returns the Latin letter on the key of another script's letter: people forget to switch.
fn on_same_key(character: char) -> char {
    // From `a` to `q`, the last letter of any board.
    const KOREAN: &str = "ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂ";
    match character {
        // Japanese input turns vowels into kana at once.
        'あ' => 'a',
        'い' => 'i',
        'え' => 'e',
        'お' => 'o',
        other => {
            let mut keys = KOREAN.chars().zip('a'..);
            let key = keys.find(|(letter, _)| *letter == other);
            key.map_or(other, |(_, latin)| latin)
        }
    }
}

/// How far the forms of full width are behind ASCII.
const FULL_WIDTH: u32 = '！' as u32 - '!' as u32;

/// Maps letters that look like those on the board, forms of full width, and digits of other scripts.
fn folded(character: char) -> char {
    let digit = |zero: char| {
        let value = u32::from(character) - u32::from(zero);
        char::from_digit(value, 10).unwrap_or(character)
    };
    match character {
        'а' => 'a',
        'в' => 'b',
        'с' => 'c',
        'е' => 'e',
        'н' => 'h',
        'к' => 'k',
        'м' => 'm',
        'о' => 'o',
        'р' => 'p',
        'т' => 't',
        'х' => 'x',
        'у' => 'y',
        '！'..='～' => char::from_u32(u32::from(character) - FULL_WIDTH).unwrap_or(character),
        '٠'..='٩' => digit('٠'),
        '۰'..='۹' => digit('۰'),
        other => other,
    }
}

/// Removes a leading move number, as in `12. h4-f2`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let dots = rest.trim_start_matches(['.', ')', '…', '、']);
    if rest.len() < text.len() && dots.len() < rest.len() {
        dots.trim_start()
    } else {
        text
    }
}

/// Returns true for the marks that people add to good or bad moves.
fn is_comment(character: char) -> bool {
    character.is_whitespace() || matches!(character, '!' | '?' | '+' | '#' | '.' | ';' | '。')
}

/// Removes the `(+2)` at the end of a suggestion's label, which people may edit.
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
    matches!(
        character,
        '-' | '‐'
            ..='―' | '−' | '>' | '→' | '⇒' | '➜' | ',' | ':' | '/' | '~'
            // As Chinese and Japanese input writes them.
            | 'ー' | 'ｰ' | '〜' | '、' | '・' | '到'
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
            "h4xf2",
            "h4 → f2  (+2)",
            "h4 → f2 (0)",
            "h4-f2 (-1)",
            "h4 to f2",
            "H4 TO F2",
            "1. h4-f2",
            "12) h4 f2",
            "3... h4f2",
            "h4-f2!",
            "h4-f2 ?!",
            "h4-f2.",
            "ｈ４－ｆ２",
            "ｈ４ーｆ２",
            "ｈ４～ｆ２。",
            "１、Ｈ４　Ｆ２！",
            "h4到f2",
            "ㅗ4-ㄹ2",
            "ㅗ4ㄹ2",
            "h٤-f٢",
            "h۴-f۲",
            "н4-f2",
            "Н4 — F2",
        ] {
            assert_eq!(strict_move(typed), "h4-f2", "{typed}");
        }
        assert_eq!(strict_move("а1-с3-е5"), "a1-c3-e5", "all Cyrillic");
        assert_eq!(strict_move("あ１ーｃ３ーえ５"), "a1-c3-e5", "kana");
        assert_eq!(strict_move("ㅂ5-ㅁ11"), "q5-a11", "the Korean keyboard");
        assert_eq!(strict_move("h16f14d14"), "h16-f14-d14");
        assert_eq!(strict_move("o1 to o3"), "o1-o3");
        assert_eq!(strict_move("x1 x3"), "x1-x3", "not a capture");
        for typed in ["—", "pass", "Pass!", "ｐａｓｓ", "12. pass"] {
            assert_eq!(strict_move(typed), "--", "{typed}");
        }
        assert_eq!(strict_move("h4-f2 (+)"), "h4-f2 (+)");
        for no_move in [
            "castle!",
            "h4\0-f2",
            "h4\u{200b}-f2",
            "h\u{301}4-f2",
            "①2-f2",
            "h⁴-f²",
        ] {
            assert_eq!(strict_move(no_move), no_move);
        }
        assert_eq!(strict_move("what?"), "what?");
        assert_eq!(strict_move("h4 f"), "h4-f", "while it is typed");
        assert_eq!(strict_move("4h"), "4h");
        assert_eq!(strict_move("12"), "12");
    }
}

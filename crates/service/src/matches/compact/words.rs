//! Words that are in many games, by their numbers.

use super::bits::{Reader, Writer};

/// New ones come last, and at most 63 have a number.
const WORDS: [&str; 38] = [
    "built",
    "home",
    "tempo",
    "locked",
    "filled",
    "stall",
    "blocked",
    "places",
    "resignation",
    "timeout",
    "agreement",
    "aborted",
    "long",
    "first",
    "pairs",
    "cs",
    "de",
    "en-US",
    "es-419",
    "es-ES",
    "fa",
    "fi",
    "fr",
    "hu",
    "it",
    "ja",
    "ko",
    "nl",
    "pl",
    "pt-BR",
    "ro",
    "ru",
    "sv-SE",
    "tr",
    "uk",
    "zh-CN",
    "zh-TW",
    "race",
];
const WIDTH: u32 = 6;
/// The number of all other words, which are spelled out.
const SPELLED: u64 = (1 << WIDTH) - 1;

pub fn write(to: &mut Writer, word: &str) {
    if let Some(number) = WORDS.iter().position(|known| *known == word) {
        to.bits(number as u64, WIDTH);
    } else {
        to.bits(SPELLED, WIDTH);
        to.text(word);
    }
}

pub fn read(from: &mut Reader) -> Option<String> {
    match from.bits(WIDTH)? {
        SPELLED => from.text(),
        number => WORDS.get(number as usize).map(|word| (*word).to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::Reason;

    #[test]
    fn each_word_is_read_as_it_was_written() {
        let reasons = Reason::ALL.map(Reason::name);
        assert!(reasons.iter().all(|reason| WORDS.contains(reason)));
        for word in WORDS.iter().chain(&["", "sv-SE\n", "naïve"]) {
            let mut writer = Writer::default();
            write(&mut writer, word);
            let mut reader = Reader::new(&writer.finish()).expect("digits");
            assert_eq!(read(&mut reader).as_deref(), Some(*word));
        }
    }
}

//! The marks of stones in texts: the application's own emoji, or signs that every font has.

use std::sync::OnceLock;

use halma_rules::Color;

/// The version of the pictures, `assets/artwork/emoji-*.png`. Pictures that change need another one:
/// it is part of the names, so that outdated emoji are known.
const VERSION: u32 = 1;
/// For each color the word in its emoji's name, and the sign in place of the emoji.
const STONES: [(&str, &str); 6] = [
    ("white", "⚪"),
    ("black", "⚫"),
    ("red", "🔴"),
    ("blue", "🔵"),
    ("green", "🟢"),
    ("yellow", "🟡"),
];
/// How a text starts an emoji of a stone.
const START: &str = "<:halma_";

/// The emoji of the stones, once they are known.
#[derive(Default)]
pub(super) struct Marks(OnceLock<[Option<String>; 6]>);

impl Marks {
    /// Uses these emoji, given by name and id, as far as they show stones.
    pub fn learn<'a>(&self, emoji: impl IntoIterator<Item = (&'a str, u64)>) {
        let mut newest = [const { None }; 6];
        for (name, id) in emoji {
            let Some((color, version)) = stone(name) else {
                continue;
            };
            // Until `halma setup` replaces it, an outdated one is better than none.
            let found = Some((version == VERSION, version, format!("<:{name}:{id}>")));
            if newest[color] < found {
                newest[color] = found;
            }
        }
        self.0.get_or_init(|| newest.map(|one| Some(one?.2)));
    }

    /// Returns the mark of a color in a message.
    pub fn mark(&self, color: Color) -> String {
        let own = self.0.get().and_then(|own| own[color.index()].clone());
        own.unwrap_or_else(|| STONES[color.index()].1.to_owned())
    }
}

/// Returns the name of a color's emoji.
pub fn emoji_name(color: Color) -> String {
    format!("halma_{}_{VERSION}", STONES[color.index()].0)
}

/// Returns true if this is the name of an emoji of a stone, of any version.
pub fn shows_stone(name: &str) -> bool {
    stone(name).is_some()
}

/// The number of the color that an emoji of this name shows, and its version.
fn stone(name: &str) -> Option<(usize, u32)> {
    let (word, version) = name.strip_prefix("halma_")?.split_once('_')?;
    let color = STONES.iter().position(|(known, _)| *known == word)?;
    Some((color, version.parse().ok()?))
}

/// Returns a text with signs in place of the emoji of stones, which are longer.
pub fn in_signs(text: &str) -> String {
    let mut parts = text.split(START);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let color = STONES.iter().find(|(word, _)| part.starts_with(word));
        match color.zip(part.split_once('>')) {
            Some(((_, sign), (_, beyond))) => plain.extend([*sign, beyond]),
            None => plain.extend([START, part]),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use sha2::{Digest as _, Sha256};

    use super::*;

    fn marks(emoji: &[(&str, u64)]) -> [String; 2] {
        let marks = Marks::default();
        marks.learn(emoji.iter().copied());
        [0, 1].map(|color| marks.mark(Color::at(color)))
    }

    #[test]
    fn the_newest_emoji_is_used_and_signs_where_there_is_none() {
        let current = &emoji_name(Color::at(0))[..];
        assert_eq!(marks(&[]), ["⚪", "⚫"]);
        assert_eq!(
            marks(&[("halma_white_0", 7), (current, 8), ("halma_white_9", 9)]),
            [&format!("<:{current}:8>"), "⚫"]
        );
        assert_eq!(marks(&[("halma_white_0", 7)])[0], "<:halma_white_0:7>");
        for other in ["white", "halma_pink_1", "halma_white", "halma_white_new"] {
            assert_eq!(marks(&[(other, 7)])[0], "⚪", "{other}");
        }
    }

    #[test]
    fn emoji_can_be_written_as_signs() {
        let text = "<:halma_red_1:7> <@5>: <:halma_white_12:8><:other:9> <:halma_pink_1:1> ⚫";
        let signs = "🔴 <@5>: ⚪<:other:9> <:halma_pink_1:1> ⚫";
        assert_eq!(in_signs(text), signs);
        assert_eq!(in_signs(signs), signs);
    }

    #[test]
    fn pictures_that_change_have_another_version() {
        let mut digest = Sha256::new();
        for (word, _) in STONES {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/artwork");
            let picture = std::fs::read(format!("{folder}/emoji-{word}.png"));
            digest.update(picture.expect("a picture for each stone"));
        }
        let digest = data_encoding::HEXLOWER.encode(&digest.finalize()[..8]);
        assert_eq!((VERSION, &digest[..]), (1, "ec53a67ef9cf6d2b"));
    }
}

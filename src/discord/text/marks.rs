//! The marks of stones in texts: the application's own emoji, or signs that every font has.

use halma_rules::Color;

use crate::words::{Stones, sign};

/// The version of the pictures, `assets/artwork/emoji-*.png`. Pictures that change need another one:
/// it is part of the names, so that outdated emoji are known.
const VERSION: u32 = 1;
/// For each color the word in its emoji's name.
const STONES: [&str; 6] = ["white", "black", "red", "blue", "green", "yellow"];
/// How a text starts an emoji of a stone.
const START: &str = "<:halma_";

/// Uses those of the application's emoji, given by name and id, that show stones.
pub fn learn_emoji<'a>(stones: &Stones, emoji: impl IntoIterator<Item = (&'a str, u64)>) {
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
    stones.get_or_init(|| newest.map(|one| Some(one?.2)));
}

/// Returns the name of a color's emoji.
pub fn emoji_name(color: Color) -> String {
    format!("halma_{}_{VERSION}", STONES[color.index()])
}

/// Returns true if this is the name of an emoji of a stone, of any version.
pub fn shows_stone(name: &str) -> bool {
    stone(name).is_some()
}

/// The number of the color that an emoji of this name shows, and its version.
fn stone(name: &str) -> Option<(usize, u32)> {
    let (word, version) = name.strip_prefix("halma_")?.split_once('_')?;
    let color = STONES.iter().position(|known| *known == word)?;
    Some((color, version.parse().ok()?))
}

/// Returns a text with signs in place of the emoji of stones, which are longer.
pub fn in_signs(text: &str) -> String {
    let mut parts = text.split(START);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let color = STONES.iter().position(|word| part.starts_with(word));
        match color.zip(part.split_once('>')) {
            Some((color, (_, beyond))) => plain.extend([sign(Color::at(color)), beyond]),
            None => plain.extend([START, part]),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use sha2::{Digest as _, Sha256};

    use super::*;
    use crate::discord::text::{Say as _, Texts};

    fn marks(emoji: &[(&str, u64)]) -> [String; 2] {
        let texts = Texts::load();
        learn_emoji(texts.stones(), emoji.iter().copied());
        [0, 1].map(|color| texts.speaker("en-US").mark(Color::at(color)))
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
        for word in STONES {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/artwork");
            let picture = std::fs::read(format!("{folder}/emoji-{word}.png"));
            digest.update(picture.expect("a picture for each stone"));
        }
        let digest = data_encoding::HEXLOWER.encode(&digest.finalize()[..8]);
        assert_eq!((VERSION, &digest[..]), (1, "ec53a67ef9cf6d2b"));
    }
}

//! The languages, one row each, and how the closest one is chosen.

use super::direction::Direction;

/// The complete language, which is the fallback for all others.
pub const DEFAULT_LOCALE: &str = "en-US";

/// A language: a folder of `assets/locales`.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// Its name, Discord's if it has one.
    pub name: &'static str,
    /// Whether Discord's clients support it, so that commands can be described in it. Other
    /// languages are used only if someone chooses them.
    pub is_of_discord: bool,
    /// The direction of its script.
    pub direction: Direction,
    /// Its files.
    pub files: &'static [&'static str],
}

impl Locale {
    /// Returns the language's own name without loading its files.
    pub fn own_name(&self) -> &'static str {
        let lines = self.files.iter().flat_map(|file| file.lines());
        let mut sentences = lines.filter_map(|line| line.split_once(" = "));
        let name = sentences.find(|(key, _)| *key == "language-name");
        name.map_or(self.name, |(_, name)| name)
    }
}

/// The table: the name, whether Discord's clients support it, the direction.
macro_rules! locales {
    ($($name:literal $is_of_discord:literal $direction:ident;)*) => {
        /// All languages, in the order in which they are offered.
        pub const LOCALES: &[Locale] = &[$(Locale {
            name: $name,
            is_of_discord: $is_of_discord,
            direction: Direction::$direction,
            files: &[
                include_str!(concat!("../../assets/locales/", $name, "/commands.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/game.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/privacy.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/challenge.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/cups.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/listing.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/page.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/refusals.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/rules.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/settings.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/study.ftl")),
                include_str!(concat!("../../assets/locales/", $name, "/tables.ftl")),
            ],
        }),*];
    };
}

locales! {
    "en-US" true LeftToRight;
    "cs" true LeftToRight;
    "de" true LeftToRight;
    "es-419" true LeftToRight;
    "es-ES" true LeftToRight;
    "fi" true LeftToRight;
    "fr" true LeftToRight;
    "hu" true LeftToRight;
    "it" true LeftToRight;
    "ja" true LeftToRight;
    "ko" true LeftToRight;
    "nl" true LeftToRight;
    "pl" true LeftToRight;
    "pt-BR" true LeftToRight;
    "ro" true LeftToRight;
    "ru" true LeftToRight;
    "sv-SE" true LeftToRight;
    "tr" true LeftToRight;
    "uk" true LeftToRight;
    "zh-CN" true LeftToRight;
    "zh-TW" true LeftToRight;
    "fa" false RightToLeft;
}

/// Returns a compiled-in language by its exact name.
pub fn known_locale(name: &str) -> Option<&'static str> {
    let mut names = LOCALES.iter().map(|locale| locale.name);
    names.find(|known| *known == name)
}

/// Languages that are missing, and those that their speakers are most likely to read.
const RELATED: &[(&str, &str)] = &[
    ("be", "ru"),
    ("ca", "es-ES"),
    ("gl", "es-ES"),
    ("nb", "sv-SE"),
    ("nn", "sv-SE"),
    ("no", "sv-SE"),
    ("sk", "cs"),
    ("yue", "zh-TW"),
];

/// Returns the language that a browser prefers, by its `Accept-Language`: the first by weight that there
/// is, or a related one.
pub fn preferred(accepted: &str) -> &'static str {
    let mut asked: Vec<(u16, &str)> = accepted.split(',').filter_map(weighted).collect();
    asked.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    let mut found = asked
        .iter()
        .filter_map(|(_, tag)| of_tag(tag).or_else(|| related(tag)));
    found.next().unwrap_or(DEFAULT_LOCALE)
}

/// Returns a language with its weight in thousandths; `None` if it isn't wanted.
fn weighted(part: &str) -> Option<(u16, &str)> {
    let mut parts = part.split(';').map(str::trim);
    let tag = parts.next()?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
    let weight = weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0_f32));
    (weight > 0.0).then_some(((weight.min(1.0) * 1000.0) as u16, tag))
}

/// Returns the language of a tag such as `zh-Hant-HK`, if there is one.
pub fn of_tag(tag: &str) -> Option<&'static str> {
    let tag = tag.to_ascii_lowercase();
    let mut parts = tag.split(['-', '_']);
    let language = parts.next()?;
    let rest: Vec<&str> = parts.collect();
    let is_one_of = |names: &[&str]| rest.iter().any(|part| names.contains(part));
    match language {
        "zh" if is_one_of(&["hans"]) => return Some("zh-CN"),
        "zh" if is_one_of(&["hant", "tw", "hk", "mo"]) => return Some("zh-TW"),
        "zh" => return Some("zh-CN"),
        "es" if rest.is_empty() => return Some("es-ES"),
        _ => {}
    }
    let names = || LOCALES.iter().map(|locale| locale.name);
    let is_of_language = |name: &&str| name.split('-').next() == Some(language);
    let known = names().find(|name| name.eq_ignore_ascii_case(&tag));
    known.or_else(|| names().find(is_of_language))
}

fn related(tag: &str) -> Option<&'static str> {
    let language = tag.split(['-', '_']).next()?.to_ascii_lowercase();
    let mut rows = RELATED.iter();
    rows.find(|(missing, _)| *missing == language)
        .map(|(_, near)| *near)
}

/// Returns the closest language to the one requested: that one, another variant of it, or the
/// complete one.
pub(super) fn nearest(known: impl Iterator<Item = &'static str>, asked: &str) -> &'static str {
    let language = |name: &str| name.split('-').next().map(str::to_ascii_lowercase);
    let mut near = None;
    for name in known {
        if name == asked {
            return name;
        }
        if near.is_none() && language(name) == language(asked) {
            near = Some(name);
        }
    }
    near.unwrap_or(DEFAULT_LOCALE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_first_of_its_languages_that_there_is() {
        for (accepted, found) in [
            ("", "en-US"),
            ("*", "en-US"),
            ("de", "de"),
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("en;q=0.5, fr;q=0.7", "fr"),
            ("el,bg;q=0.9,fi;q=0.8,en;q=0.7", "fi"),
            ("da;q=0, ja;q=0.1", "ja"),
            ("zh-Hant-HK,zh;q=0.9", "zh-TW"),
            ("zh-HK", "zh-TW"),
            ("zh-Hans-TW", "zh-CN"),
            ("zh-SG,zh;q=0.9", "zh-CN"),
            ("yue,en;q=0.5", "zh-TW"),
            ("nb-NO,nb;q=0.9,en;q=0.5", "sv-SE"),
            ("nn", "sv-SE"),
            ("ca,en;q=0.5", "es-ES"),
            ("be-BY,be;q=0.9", "ru"),
            ("es-MX", "es-419"),
            ("es", "es-ES"),
            ("pt-PT", "pt-BR"),
            ("sv", "sv-SE"),
            ("FA-ir", "fa"),
            ("el-GR, el;q=0.9", "en-US"),
            ("fr;q=nonsense, it", "it"),
        ] {
            assert_eq!(preferred(accepted), found, "{accepted:?}");
        }
    }
}

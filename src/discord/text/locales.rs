//! The languages, one row each, and how the closest one is chosen.

use crate::discord::text::direction::Direction;

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
                include_str!(concat!("../../../assets/locales/", $name, "/commands.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/game.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/privacy.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/challenge.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/listing.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/page.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/refusals.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/rules.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/settings.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/study.ftl")),
                include_str!(concat!("../../../assets/locales/", $name, "/tables.ftl")),
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

//! The languages that clients speak.

/// What clients speak unless they are told otherwise.
pub(crate) const ENGLISH: &str = "en-US";

/// The languages that Discord speaks.
pub(crate) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// The language that Discord knows, or English for one that it doesn't speak.
pub(crate) fn of_client(locale: &str) -> &str {
    if LOCALES.contains(&locale) {
        locale
    } else {
        ENGLISH
    }
}

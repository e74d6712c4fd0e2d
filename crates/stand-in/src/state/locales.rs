//! The languages of clients.

/// The default language of clients.
pub(crate) const ENGLISH: &str = "en-US";

/// The languages that Discord supports.
pub(crate) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// The client's language, or English if Discord doesn't support it.
pub(crate) fn of_client(locale: &str) -> &str {
    if LOCALES.contains(&locale) {
        locale
    } else {
        ENGLISH
    }
}

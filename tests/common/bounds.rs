//! How long texts may be, by place.

/// The most characters of a text, by its key: a limit of Discord's or of readability.
pub fn bound(key: &str) -> usize {
    let begins = |family: &str| key.starts_with(family);
    match key {
        "button-mute" => 10,
        "hint-play" => 45,
        "menu-more" => 1_500,
        "help" => 4_000,
        // Discord's limits for an application's summary and description.
        "listing-line" => 80,
        "listing-short" => 200,
        "listing-description" => 400,
        "stone-label" | "study-stone" | "study-target" | "lesson-target" | "match-label"
        | "replay-move" | "move-label" | "thread-name" | "study-learn" | "study-puzzle"
        | "study-analyze" => 100,
        _ if begins("command-menu-") => 32,
        _ if begins("command-") || begins("option-") || begins("admin-") => 100,
        _ if begins("choice-") || begins("variant-") || begins("clock-") || begins("menu-") => 100,
        // Discord allows 80, but a row of them must be readable on a phone.
        _ if begins("button-") => 45,
        _ if begins("modal-") && (key.ends_with("-title") || key.ends_with("-field")) => 45,
        _ if begins("modal-") => 100,
        _ if begins("text-stone-") => 1,
        _ if begins("title-") => 60,
        _ => 1_900,
    }
}

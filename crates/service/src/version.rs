//! The version of this program, what it calls itself, and comparing versions: during an upgrade, two
//! may be running.

use semver::Version;

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Whose releases these are; the release workflow knows.
const REPOSITORY: &str = match option_env!("GITHUB_REPOSITORY") {
    Some(repository) => repository,
    None => "OWNER/halma",
};

/// Returns the user agent of requests to Discord, in the form that Discord asks for.
pub fn user_agent() -> String {
    format!("DiscordBot (https://github.com/{REPOSITORY}, {VERSION})")
}

/// Returns true if another version is newer than this one. An unreadable version isn't.
pub fn is_newer(other: &str) -> bool {
    read(other).is_some_and(|other| Some(other) > read(VERSION))
}

fn read(text: &str) -> Option<Version> {
    Version::parse(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_their_numbers() {
        for newer in ["0.10.0", "12.0.0"] {
            assert!(is_newer(newer));
        }
        for other in ["0.0.9", VERSION, "yesterday's"] {
            assert!(!is_newer(other));
        }
    }
}

//! The version of this program, and comparing versions: during an upgrade, two may be running.

use semver::Version;

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

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

//! The sign of how a game went for somebody.

use crate::service::Fared;

/// How a game went, as a mark.
pub fn mark(fared: Fared) -> char {
    match fared {
        Fared::Won => '🟢',
        Fared::Drawn => '⚪',
        Fared::Lost => '🔴',
    }
}

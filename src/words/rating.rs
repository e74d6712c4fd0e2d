//! Ratings and results in words.

use halma_service::Fared;
use halma_service::Rating;

use super::{Speaker, Text, text};

/// Returns a rating in whole points, marked while it is provisional.
pub fn rating(speaker: Speaker<'_>, rating: Rating) -> Text {
    let key = if rating.is_provisional() {
        "rating-provisional"
    } else {
        "rating-sure"
    };
    text!(speaker, key, points = rating.points().round())
}

/// Returns the mark of a result.
pub fn mark(fared: Fared) -> char {
    match fared {
        Fared::Won => '🟢',
        Fared::Drawn => '⚪',
        Fared::Lost => '🔴',
    }
}

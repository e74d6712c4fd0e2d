//! The best players of a past season.

use halma_service::SeasonDigest;

use crate::discord::parts::body::Body;
use crate::discord::parts::choice::Choice;
use crate::discord::text::{Say as _, Speaker, say};
use crate::words::tables::medals;

/// Names the best players of each family. Nobody is notified.
pub fn digest(speaker: Speaker<'_>, digest: &SeasonDigest) -> Body {
    let (year, quarter) = digest.season.year_and_quarter();
    let title = say!(speaker, "digest-title", year = year, quarter = quarter);
    let families = digest.best.iter().map(|(family, best)| {
        say!(
            speaker,
            "digest-family",
            family = speaker.say(&family.key()),
            champions = medals(speaker, best)
        )
    });
    let next = say!(speaker, "digest-next");
    let lines: Vec<String> = [title].into_iter().chain(families).chain([next]).collect();
    Body::text(lines.join("\n"))
}

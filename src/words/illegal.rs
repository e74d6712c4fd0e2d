//! What is wrong with a move, in words.

use halma_rules::Illegal;

use super::{Speaker, Text, text};

/// Says what is wrong with a move.
pub fn what_is_wrong(speaker: Speaker<'_>, illegal: &Illegal) -> Text {
    match illegal {
        Illegal::Malformed => text!(speaker, "illegal-unreadable"),
        Illegal::NoSuchCell { name } => {
            text!(
                speaker,
                "illegal-no-such-cell",
                name = name.replace('`', "'")
            )
        }
        Illegal::EmptyCell { cell } => text!(speaker, "illegal-empty-cell", cell = cell.as_str()),
        Illegal::NotYourStone { cell } => {
            text!(speaker, "illegal-not-your-stone", cell = cell.as_str())
        }
        Illegal::SameCell { cell } => text!(speaker, "illegal-same-cell", cell = cell.as_str()),
        Illegal::TargetTaken { cell } => {
            text!(speaker, "illegal-target-taken", cell = cell.as_str())
        }
        Illegal::NotReachable { from, to, targets } => {
            let key = if targets.is_empty() {
                "illegal-cannot-move"
            } else {
                "illegal-not-reachable"
            };
            let targets = speaker.list(targets);
            text!(
                speaker,
                key,
                from = from.as_str(),
                to = to.as_str(),
                targets = targets
            )
        }
        Illegal::LeavesGoal { from, to } => {
            text!(
                speaker,
                "illegal-leaves-goal",
                from = from.as_str(),
                to = to.as_str()
            )
        }
        Illegal::EntersCorner { from, to } => {
            text!(
                speaker,
                "illegal-enters-corner",
                from = from.as_str(),
                to = to.as_str()
            )
        }
        Illegal::WrongRoute { leg, from, to } => text!(
            speaker,
            "illegal-wrong-route",
            leg = *leg,
            from = from.as_str(),
            to = to.as_str(),
        ),
        Illegal::PassNotForced => text!(speaker, "illegal-pass"),
        Illegal::GameOver(_) => text!(speaker, "refused-game-over"),
    }
}

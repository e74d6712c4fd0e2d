//! How to write a plan, and what is wrong with one.

use halma_service::PlanFault;

use super::{Speaker, Text, text};

/// A line of a plan.
pub const EXAMPLE: &str = "c3-e5 d4-d5";

/// Says how to write a plan.
pub fn how(speaker: Speaker<'_>) -> Text {
    text!(speaker, "plan-how", example = EXAMPLE)
}

/// Says that a plan has more lines or characters than these.
pub fn too_long(speaker: Speaker<'_>, lines: usize, chars: usize) -> Text {
    let key = "refused-plan-too-long";
    text!(speaker, key, lines = lines, chars = chars)
}

/// Says what is wrong with a line.
pub fn faulty(speaker: Speaker<'_>, number: usize, fault: &PlanFault) -> Text {
    let cited = |text: &str| text.replace('`', "'");
    match fault {
        PlanFault::Impossible(text) => {
            let text = cited(text);
            text!(
                speaker,
                "refused-plan-impossible",
                line = number,
                text = text
            )
        }
        PlanFault::TwoAnswers(text) => {
            let text = cited(text);
            text!(
                speaker,
                "refused-plan-two-answers",
                line = number,
                text = text
            )
        }
        PlanFault::NoAnswer => text!(speaker, "refused-plan-no-answer", line = number),
    }
}

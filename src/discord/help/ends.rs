//! How games end, in words.

use crate::discord::text::{Speaker, say};
use halma_rules::Rules;

/// Returns how a game ends by its rules, with their numbers.
pub fn ends(speaker: Speaker<'_>, rules: Rules) -> String {
    say!(
        speaker,
        &format!("explain-{}", rules.rule_set()),
        home = rules.home_round().unwrap_or_default(),
        tempo = rules.tempo_round().unwrap_or_default(),
        moves = rules.home_moves().unwrap_or_default(),
        seats = rules.variant().seats(),
    )
}

//! The rules of a game in words: a short line each.

use halma_rules::{Contest, Jumps, Rules};

use super::{Speaker, Text, text};

/// Returns what players try to do.
pub fn aim(speaker: Speaker<'_>, rules: Rules) -> Text {
    speaker.text(match rules.contest() {
        Contest::First => "how-to-aim",
        Contest::Places => "how-to-aim-places",
        Contest::Pairs => "how-to-aim-pairs",
    })
}

/// Returns how stones move.
pub fn moves(speaker: Speaker<'_>, rules: Rules) -> Text {
    speaker.text(match rules.jumps() {
        Jumps::Short => "rules-moves",
        Jumps::Long => "rules-moves-long",
    })
}

/// Returns in how many directions stones move; `None` on the star.
pub fn diagonals(speaker: Speaker<'_>, rules: Rules) -> Option<Text> {
    rules.diagonals().map(|on| {
        speaker.text(if on {
            "rules-diagonals-on"
        } else {
            "rules-diagonals-off"
        })
    })
}

/// Returns a rule set's name and text.
pub fn explained(speaker: Speaker<'_>, rules: Rules) -> Text {
    let rule_set = rules.rule_set();
    let default = Rules::default_for(rules.variant()).rule_set();
    text!(
        speaker,
        "rules-of",
        name = speaker.text(&format!("rules-{rule_set}")),
        default = if rule_set == default { "yes" } else { "no" },
        text = ends(speaker, rules)
    )
}

/// Returns how a game ends by its rules, with their numbers.
pub fn ends(speaker: Speaker<'_>, rules: Rules) -> Text {
    text!(
        speaker,
        &format!("explain-{}", rules.rule_set()),
        home = rules.home_round().unwrap_or_default(),
        tempo = rules.tempo_round().unwrap_or_default(),
        moves = rules.home_moves().unwrap_or_default(),
        seats = rules.variant().seats(),
    )
}

/// Returns the rules that people chose, a line each; none for a game as it is usually played.
pub fn chosen(speaker: Speaker<'_>, rules: Rules) -> Vec<Text> {
    let usual = Rules::default_for(rules.variant());
    let rule_set = (rules.rule_set() != usual.rule_set()).then(|| explained(speaker, rules));
    rule_set
        .into_iter()
        .chain(options(speaker, rules))
        .collect()
}

/// Returns the options that people chose besides diagonals, a line each.
pub fn options(speaker: Speaker<'_>, rules: Rules) -> Vec<Text> {
    let jumps = (rules.jumps() != Jumps::Short).then(|| speaker.text("unusual-jumps"));
    let contest = (rules.contest() != Contest::First).then(|| aim(speaker, rules));
    jumps.into_iter().chain(contest).collect()
}

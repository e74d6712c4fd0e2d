//! What matches are played by. The rules engine knows more than a match can show, rate and tell of
//! yet: fifteen stones, Parlett's end, the family star, long jumps, places and pairs.

use halma_rules::{Contest, Jumps, RuleSet, Rules, Variant};

/// The variants that are offered, in the order of docs/rules.md.
pub const VARIANTS: [Variant; 13] = [
    Variant::Halma8,
    Variant::Halma10,
    Variant::Halma16,
    Variant::Halma16Four,
    Variant::Corners,
    Variant::MiniCorners,
    Variant::Star2,
    Variant::Star2x3,
    Variant::Star3,
    Variant::Star3x2,
    Variant::Star4,
    Variant::Star5,
    Variant::Star6,
];

/// The rule sets that are offered, in the order of docs/rules.md.
pub const RULE_SETS: [RuleSet; 5] = [
    RuleSet::Gambiter,
    RuleSet::BrainKing,
    RuleSet::ClosedCamp,
    RuleSet::Classic,
    RuleSet::Igroved,
];

/// The rule sets that are offered for a variant.
pub fn rule_sets_of(variant: Variant) -> impl Iterator<Item = RuleSet> {
    let all = RULE_SETS.into_iter();
    all.filter(move |rule_set| rule_set.plays(variant))
}

/// Returns true if matches are played by these rules.
pub fn is_offered(rules: Rules) -> bool {
    VARIANTS.contains(&rules.variant())
        && RULE_SETS.contains(&rules.rule_set())
        && rules.jumps() == Jumps::Short
        && rules.contest() == Contest::First
}

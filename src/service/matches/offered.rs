//! What matches are played by.

use halma_rules::{Contest, RuleSet, Rules, Variant};

/// The rule sets of a variant, in the order of docs/rules.md.
pub fn rule_sets_of(variant: Variant) -> impl Iterator<Item = RuleSet> {
    let all = RuleSet::ALL.into_iter();
    all.filter(move |rule_set| rule_set.plays(variant))
}

/// Returns true if matches are played by these rules.
pub fn is_offered(rules: Rules) -> bool {
    rules.contest() == Contest::First
}

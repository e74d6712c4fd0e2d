//! Well-known games: a variant with the rule set and options that people know them by.

use halma_rules::{Jumps, Options, RuleSet, Rules, Teams, Variant};

/// A well-known game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Chinese Checkers as most printed rules have it.
    FamilyStar,
    /// Chinese Checkers as it is played in China: with long jumps.
    LongStar,
    /// Halma on the large board with long jumps and Parlett's ending.
    SuperHalma,
    /// Halma of two against two.
    Pairs,
    /// Corners by the rules of clubs.
    Tournament,
}

struct Row {
    name: &'static str,
    variant: Variant,
    rule_set: RuleSet,
    jumps: Jumps,
    teams: Option<Teams>,
}

const ROWS: [Row; 5] = [
    Row {
        name: "family-star",
        variant: Variant::Star6,
        rule_set: RuleSet::Family,
        jumps: Jumps::Short,
        teams: None,
    },
    Row {
        name: "long-star",
        variant: Variant::Star6,
        rule_set: RuleSet::Igroved,
        jumps: Jumps::Long,
        teams: None,
    },
    Row {
        name: "super-halma",
        variant: Variant::Halma16,
        rule_set: RuleSet::Parlett,
        jumps: Jumps::Long,
        teams: None,
    },
    Row {
        name: "pairs",
        variant: Variant::Halma16Four,
        rule_set: RuleSet::Classic,
        jumps: Jumps::Short,
        teams: Some(Teams::Pairs),
    },
    Row {
        name: "tournament",
        variant: Variant::Corners,
        rule_set: RuleSet::Gambiter,
        jumps: Jumps::Short,
        teams: None,
    },
];

impl Preset {
    /// All presets, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::FamilyStar,
        Self::LongStar,
        Self::SuperHalma,
        Self::Pairs,
        Self::Tournament,
    ];

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The word under which it is chosen and stored.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the preset of a word.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The rule set.
    pub fn rule_set(self) -> RuleSet {
        self.row().rule_set
    }

    /// The options of the rules.
    pub fn options(self) -> Options {
        Options {
            jumps: Some(self.row().jumps),
            teams: self.row().teams,
            ..Options::default()
        }
    }

    /// Returns its variant for a number of players, if they are named: the usual one unless the
    /// same game exists for so many.
    pub fn variant_for(self, players: Option<usize>) -> Variant {
        let usual = self.row().variant;
        let same = players.and_then(|players| usual.with_seats(players));
        same.filter(|variant| self.rules_of(*variant).is_some())
            .unwrap_or(usual)
    }

    /// Returns its rules for a variant on the same board; `None` if it doesn't fit.
    pub fn rules_of(self, variant: Variant) -> Option<Rules> {
        let is_same = variant.grid() == self.row().variant.grid();
        let rules = || Rules::with_options(variant, Some(self.rule_set()), self.options());
        is_same.then(|| rules().ok())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_a_game_that_exists() {
        for preset in Preset::ALL {
            let variant = preset.variant_for(None);
            assert!(preset.rules_of(variant).is_some(), "{preset:?}");
            assert_eq!(Preset::of_name(preset.name()), Some(preset));
        }
        assert_eq!(Preset::of_name("chess"), None);
    }

    #[test]
    fn named_players_get_the_game_for_so_many() {
        let variants = |players| Preset::ALL.map(|preset| preset.variant_for(players));
        let [family, long, .., pairs, tournament] = variants(Some(2));
        assert_eq!((family, long), (Variant::Star2, Variant::Star2));
        assert_eq!(pairs, Variant::Halma16Four, "pairs are four");
        assert_eq!(tournament, Variant::Corners);
        assert_eq!(variants(Some(3))[0], Variant::Star3);
    }
}

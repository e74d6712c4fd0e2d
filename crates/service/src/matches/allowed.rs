//! The rules that challenges on a server can choose.

use std::fmt;
use std::str::FromStr;

use halma_rules::{RuleSet, Rules, Variant};

use super::presets::Preset;

/// The rules that challenges on a server can choose. Its default rules are always among them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum AllowedRules {
    /// All.
    #[default]
    All,
    /// Besides the default rules only these.
    Only(Vec<RuleChoice>),
}

/// A rule set with any options, or a well-known game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleChoice {
    /// A well-known game.
    Preset(Preset),
    /// A rule set.
    RuleSet(RuleSet),
}

const ALL: &str = "all";
const DEFAULT: &str = "default";

impl AllowedRules {
    /// Returns true if rules other than the default ones can be chosen.
    pub fn allow(&self, rules: Rules) -> bool {
        match self {
            Self::All => true,
            Self::Only(choices) => choices.iter().any(|choice| choice.allows(rules)),
        }
    }

    /// Returns true if a game can be chosen with a rule set and some options.
    pub fn allow_set(&self, variant: Variant, rule_set: RuleSet) -> bool {
        let is_of_set = |choice: &RuleChoice| match choice {
            RuleChoice::Preset(preset) => {
                let rules = preset.rules_of(variant);
                rules.is_some_and(|rules| rules.rule_set() == rule_set)
            }
            RuleChoice::RuleSet(other) => *other == rule_set,
        };
        *self == Self::All || self.choices().iter().any(is_of_set)
    }

    /// Returns the names of the listed choices that a game has besides its default rules.
    pub fn besides(&self, usual: Rules) -> Vec<&'static str> {
        let choices = self.choices().iter();
        let others =
            choices.filter(|choice| choice.plays(usual.variant()) && !choice.allows(usual));
        others.map(|choice| choice.name()).collect()
    }

    /// The listed choices.
    fn choices(&self) -> &[RuleChoice] {
        match self {
            Self::All => &[],
            Self::Only(choices) => choices,
        }
    }
}

impl RuleChoice {
    /// All choices: the well-known games first.
    pub fn all() -> impl Iterator<Item = Self> {
        let presets = Preset::ALL.into_iter().map(Self::Preset);
        presets.chain(RuleSet::ALL.into_iter().map(Self::RuleSet))
    }

    /// The word under which it is chosen and stored.
    pub fn name(self) -> &'static str {
        match self {
            Self::Preset(preset) => preset.name(),
            Self::RuleSet(rule_set) => rule_set.name(),
        }
    }

    /// Returns the choice of a word.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::all().find(|choice| choice.name() == name)
    }

    /// Returns true if a game can be played by it.
    fn plays(self, variant: Variant) -> bool {
        match self {
            Self::Preset(preset) => preset.rules_of(variant).is_some(),
            Self::RuleSet(rule_set) => rule_set.plays(variant),
        }
    }

    /// Returns true if it includes these rules.
    fn allows(self, rules: Rules) -> bool {
        match self {
            Self::Preset(preset) => preset.rules_of(rules.variant()) == Some(rules),
            Self::RuleSet(rule_set) => rule_set == rules.rule_set(),
        }
    }
}

impl fmt::Display for AllowedRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |choices: &[RuleChoice]| {
            let names = choices.iter().map(|choice| choice.name());
            names.collect::<Vec<_>>().join(", ")
        };
        match self {
            Self::All => f.write_str(ALL),
            Self::Only(choices) if choices.is_empty() => f.write_str(DEFAULT),
            Self::Only(choices) => f.write_str(&names(choices)),
        }
    }
}

impl FromStr for AllowedRules {
    type Err = ();

    /// Parses `all`, `default`, or names with commas or spaces between them.
    fn from_str(text: &str) -> Result<Self, ()> {
        let words = text.split([',', ' ']).filter(|word| !word.is_empty());
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        match &words[..] {
            [] => Err(()),
            [word] if word == ALL => Ok(Self::All),
            [word] if word == DEFAULT => Ok(Self::Only(Vec::new())),
            words => {
                let mut choices = Vec::new();
                for word in words {
                    let choice = RuleChoice::of_name(word).ok_or(())?;
                    if !choices.contains(&choice) {
                        choices.push(choice);
                    }
                }
                Ok(Self::Only(choices))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_besides_the_default_are_those_that_differ_from_it() {
        let usual = Rules::default_for(Variant::Halma8);
        let plays = |choice: &RuleChoice| choice.plays(Variant::Halma8);
        let all: Vec<_> = RuleChoice::all().collect();
        let others = all.iter().filter(|it| plays(it) && !it.allows(usual));
        let others: Vec<_> = others.map(|it| it.name()).collect();
        assert!(others.len() < all.iter().filter(|it| plays(it)).count());
        assert!(!all.iter().all(plays), "some are for other boards");
        assert_eq!(AllowedRules::Only(all).besides(usual), others);
        assert!(AllowedRules::All.besides(usual).is_empty());
    }

    #[test]
    fn a_rule_set_can_be_chosen_if_it_or_one_of_its_games_is_allowed() {
        let classic = RuleSet::default_for(Variant::Halma8);
        let (preset, rules) = RuleChoice::all()
            .find_map(|choice| match choice {
                RuleChoice::Preset(preset) => Some((preset, preset.rules_of(Variant::Halma8)?)),
                RuleChoice::RuleSet(_) => None,
            })
            .expect("a game on this board");
        let of_game = rules.rule_set();
        let other = |set: &RuleSet| *set != of_game && *set != classic;
        let other = RuleSet::ALL.into_iter().find(other).expect("another");
        let allowed = |choices: &[RuleChoice], set| {
            AllowedRules::Only(choices.to_vec()).allow_set(Variant::Halma8, set)
        };
        assert!(AllowedRules::All.allow_set(Variant::Halma8, other));
        assert!(allowed(&[RuleChoice::Preset(preset)], of_game));
        assert!(!allowed(&[RuleChoice::Preset(preset)], other));
        assert!(allowed(&[RuleChoice::RuleSet(other)], other));
        assert!(!allowed(&[RuleChoice::RuleSet(other)], of_game));
    }

    #[test]
    fn a_list_is_read_as_it_is_written() {
        for text in ["all", "default", "long-star, family", "parlett"] {
            let parsed = AllowedRules::from_str(text).expect(text);
            assert_eq!(parsed.to_string(), text);
        }
        let typed =
            AllowedRules::from_str("Long-Star,family  long-star").map(|all| all.to_string());
        assert_eq!(typed.as_deref(), Ok("long-star, family"));
        for wrong in ["", ",", "chess", "all, family", "family; classic"] {
            assert_eq!(AllowedRules::from_str(wrong), Err(()), "{wrong}");
        }
    }

    #[test]
    fn no_two_choices_have_the_same_name() {
        for choice in RuleChoice::all() {
            assert_eq!(RuleChoice::of_name(choice.name()), Some(choice));
        }
    }
}

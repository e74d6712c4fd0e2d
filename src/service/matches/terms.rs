//! The terms of a match, validated; the stored form is [`Options`].

use super::{Damage, MoveTime, is_offered};
use crate::store::records::{FirstMove, Options, Series};
use halma_mind::Level;
use halma_rules::Rules;

/// What is played in a match, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    pub rules: Rules,
    pub first: FirstMove,
    pub move_time: MoveTime,
    /// The computer's level in the seats that nobody is named for, if it plays.
    pub computer: Option<Level>,
    /// Whether it is rated.
    pub rated: bool,
    /// Whether it belongs to a match of two games.
    pub series: Series,
    /// Whether the challenge is posted again once it is accepted.
    pub recurring: bool,
}

impl Terms {
    /// Returns the default terms for some rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            first: FirstMove::Lot,
            move_time: MoveTime::default(),
            computer: None,
            rated: true,
            series: Series::Single,
            recurring: false,
        }
    }

    /// Returns the terms of a match that follows one with these.
    #[must_use]
    pub fn again(self, first: FirstMove) -> Self {
        Self {
            first,
            series: match self.series {
                Series::Single => Series::Single,
                Series::FirstOfTwo | Series::SecondOfTwo => Series::FirstOfTwo,
            },
            recurring: false,
            ..self
        }
    }

    /// Reads the terms of a stored match.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn restore(options: &Options) -> Result<Self, Damage> {
        let (variant, rule_set) = (options.variant.parse()?, options.rules.parse()?);
        let rules = Rules::new(variant, Some(rule_set), options.diagonals)?;
        if !is_offered(rules) {
            return Err(Damage::NotOffered(rules));
        }
        let hours = options.move_hours;
        let level = |number| Level::new(number).ok_or(Damage::Level(number));
        Ok(Self {
            rules,
            first: options.first,
            move_time: MoveTime::of_hours(hours).ok_or(Damage::MoveTime(hours))?,
            computer: options.computer.map(level).transpose()?,
            rated: options.rated,
            series: options.series,
            recurring: options.recurring,
        })
    }

    /// Returns the terms in stored form.
    pub fn record(self) -> Options {
        Options {
            variant: self.rules.variant().name().to_owned(),
            rules: self.rules.rule_set().name().to_owned(),
            diagonals: self.rules.diagonals(),
            first: self.first,
            move_hours: self.move_time.hours(),
            computer: self.computer.map(Level::number),
            rated: self.rated,
            series: self.series,
            recurring: self.recurring,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::{RuleSet, Variant};

    #[test]
    fn stored_terms_with_rules_that_are_not_offered_are_refused() {
        for rules in Rules::all() {
            let terms = Terms::new(rules);
            let restored = Terms::restore(&terms.record());
            // Other options than diagonals have no place in what is stored.
            if is_offered(rules) {
                assert_eq!(restored, Ok(terms));
            } else if rules
                == Rules::new(rules.variant(), Some(rules.rule_set()), rules.diagonals()).unwrap()
            {
                assert_eq!(restored, Err(Damage::NotOffered(rules)));
            }
        }
        let offered = |variant, rule_set| is_offered(Rules::new(variant, rule_set, None).unwrap());
        assert!(offered(Variant::Star6, None));
        assert!(!offered(Variant::Star6, Some(RuleSet::Family)));
        assert!(!offered(Variant::Star2Fifteen, None));
    }
}

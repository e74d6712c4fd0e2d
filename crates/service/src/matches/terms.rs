//! The terms of a match, validated; the stored form is [`Options`].

use halma_mind::Level;
use halma_rules::{self as engine, Ends, Jumps, Rules, Teams};
use halma_store::records::{FirstMove, Options, RuleOptions, Series};

use super::{Damage, TimeControl, Weekends};

/// What is played in a match, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    pub rules: Rules,
    pub first: FirstMove,
    pub time_control: TimeControl,
    /// Whether clocks run on weekends.
    pub weekends: Weekends,
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
            time_control: TimeControl::default(),
            weekends: Weekends::Counted,
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
        let rules = rules_of(options)?;
        let (hours, bank) = (options.move_hours, options.bank);
        let time_control = TimeControl::of_record(hours, bank);
        let level = |number| Level::new(number).ok_or(Damage::Level(number));
        Ok(Self {
            rules,
            first: options.first,
            time_control: time_control.ok_or(Damage::TimeControl(hours, bank))?,
            weekends: if options.weekends {
                Weekends::Off
            } else {
                Weekends::Counted
            },
            computer: options.computer.map(level).transpose()?,
            rated: options.rated,
            series: options.series,
            recurring: options.recurring,
        })
    }

    /// Returns the terms in stored form.
    pub fn record(self) -> Options {
        let (move_hours, bank) = self.time_control.record();
        Options {
            variant: self.rules.variant().name().to_owned(),
            rules: self.rules.rule_set().name().to_owned(),
            diagonals: self.rules.diagonals(),
            chosen: chosen_of(self.rules),
            first: self.first,
            move_hours,
            bank,
            weekends: self.weekends == Weekends::Off,
            computer: self.computer.map(Level::number),
            rated: self.rated,
            series: self.series,
            recurring: self.recurring,
        }
    }
}

/// Returns the rules that stored terms name.
pub fn rules_of(options: &Options) -> Result<Rules, Damage> {
    let (variant, rule_set) = (options.variant.parse()?, options.rules.parse()?);
    let RuleOptions { jumps, ends, teams } = &options.chosen;
    let chosen = engine::Options {
        diagonals: options.diagonals,
        jumps: jumps.as_deref().map(str::parse).transpose()?,
        ends: ends.as_deref().map(str::parse).transpose()?,
        teams: teams.as_deref().map(str::parse).transpose()?,
    };
    Ok(Rules::with_options(variant, Some(rule_set), chosen)?)
}

/// Returns the options in which rules differ from the default.
fn chosen_of(rules: Rules) -> RuleOptions {
    fn named<T: Default + PartialEq>(value: T, name: fn(T) -> &'static str) -> Option<String> {
        (value != T::default()).then(|| name(value).to_owned())
    }
    RuleOptions {
        jumps: named(rules.jumps(), Jumps::name),
        ends: rules.ends().and_then(|ends| named(ends, Ends::name)),
        teams: rules.teams().and_then(|teams| named(teams, Teams::name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_restored_with_every_option() {
        for rules in Rules::all() {
            let terms = Terms::new(rules);
            assert_eq!(Terms::restore(&terms.record()), Ok(terms));
        }
    }

    #[test]
    fn the_next_match_has_the_same_terms_but_is_not_posted_again() {
        for series in [Series::Single, Series::FirstOfTwo, Series::SecondOfTwo] {
            let terms = Terms {
                rated: false,
                recurring: true,
                series,
                ..Terms::new(Rules::default_for(halma_rules::Variant::Halma10))
            };
            let is_single = series == Series::Single;
            let next = Terms {
                first: FirstMove::Opponent,
                recurring: false,
                series: if is_single {
                    series
                } else {
                    Series::FirstOfTwo
                },
                ..terms
            };
            assert_eq!(terms.again(FirstMove::Opponent), next);
        }
    }

    #[test]
    fn only_options_that_differ_from_the_default_are_stored() {
        for rules in Rules::all() {
            let stored = serde_json::to_string(&Terms::new(rules).record()).unwrap();
            let has = |name: &str| stored.contains(&format!("\"{name}\":"));
            assert_eq!(has("jumps"), rules.jumps() == Jumps::Long, "{stored}");
            assert_eq!(has("ends"), rules.ends() == Some(Ends::Places), "{stored}");
            assert_eq!(
                has("teams"),
                rules.teams() == Some(Teams::Pairs),
                "{stored}"
            );
        }
    }
}

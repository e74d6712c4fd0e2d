//! The puzzle of a day: the same for everybody.

use super::exercise::{Aim, Exercise};
use halma_rules::notation::parse_position;
use halma_rules::{RuleSet, Rules, Variant};

/// The puzzles, exercises with one answer each, in an order that does not change.
#[derive(Clone, Debug)]
pub struct Puzzles(Vec<Exercise>);

impl Puzzles {
    /// Those that are compiled in.
    pub fn load() -> Self {
        Self::parse(include_str!("../../assets/puzzles.txt"))
    }

    /// Reads puzzles, one a line: what is to be done, the variant, the rule set, and the position. A
    /// line that cannot be read is left out; so are empty ones, and those that begin with `#`.
    pub fn parse(text: &str) -> Self {
        Self(text.lines().filter_map(parse).collect())
    }

    /// All of them.
    pub fn all(&self) -> &[Exercise] {
        &self.0
    }

    /// The puzzle of a day, counted from the first of 1970; they come round again after all.
    pub fn of_day(&self, day: u32) -> Option<&Exercise> {
        self.0.get((day as usize).checked_rem(self.0.len())?)
    }
}

fn parse(line: &str) -> Option<Exercise> {
    let mut words = line.splitn(4, ' ');
    let aim = match words.next()? {
        "chain" => Aim::Chain,
        "build" => Aim::Build,
        "home" => Aim::LeaveHome,
        _ => return None,
    };
    let variant: Variant = words.next()?.parse().ok()?;
    let rule_set: RuleSet = words.next()?.parse().ok()?;
    let rules = Rules::new(variant, Some(rule_set), None).ok()?;
    let position = parse_position(rules, words.next()?).ok()?;
    Some(Exercise::new(position, aim, Vec::new()))
}

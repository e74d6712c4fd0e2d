//! The daily puzzle, the same for everyone.

use std::sync::LazyLock;

use halma_rules::notation::parse_position;
use halma_rules::{RuleSet, Rules, Variant};

use super::exercise::{Aim, Exercise};

static PUZZLES: LazyLock<Puzzles> = LazyLock::new(Puzzles::load);

/// Returns the puzzle of a day, counted from January 1, 1970.
pub fn puzzle_of_day(day: u32) -> Option<&'static Exercise> {
    PUZZLES.of_day(day)
}

/// The puzzles: exercises with one solution each, in a fixed order.
#[derive(Clone, Debug)]
pub struct Puzzles(Vec<Exercise>);

impl Puzzles {
    /// Returns the compiled-in puzzles.
    pub fn load() -> Self {
        Self::parse(include_str!("../../assets/puzzles.txt"))
    }

    /// Parses puzzles, one per line: task, variant, rule set and position. Skips malformed and
    /// empty lines, and those that start with `#`.
    pub fn parse(text: &str) -> Self {
        Self(text.lines().filter_map(parse).collect())
    }

    /// Returns all puzzles.
    pub fn all(&self) -> &[Exercise] {
        &self.0
    }

    /// Returns the puzzle of a day, counted from January 1, 1970; they repeat after the last.
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

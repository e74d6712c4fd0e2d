//! Rule sets as lists of checks, and the combinations with variants that exist (docs/rules.md,
//! section 4).

use std::fmt;
use std::str::FromStr;

use super::board::{Board, Grid};
use super::check::Check;
use super::setup::Setup;
use super::variant::{UnknownName, Variant};

/// A rule set: what ends a game, and whether a goal may be left again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RuleSet {
    /// The club rules of gambiter.ru: home check and tempo count at the end of fixed rounds.
    Gambiter,
    /// The rules of brainking.com: stones at home after so many own moves lose.
    BrainKing,
    /// Stones may not leave the goal again.
    ClosedCamp,
    /// The original game: whoever is built first wins.
    Classic,
    /// The star with the rule of locked stones.
    Igroved,
}

struct Row {
    name: &'static str,
    checks: &'static [Check],
    /// docs/rules.md, section 4, closed-camp 1.
    closed_goals: bool,
    plays: fn(Variant) -> bool,
}

const ROWS: [Row; 5] = [
    Row {
        name: "gambiter",
        checks: &[
            Check::BuiltInRound,
            Check::HomeInRound,
            Check::TempoInRound,
            Check::Blocked,
        ],
        closed_goals: false,
        plays: |variant| is_square(variant) && variant.seats() == 2,
    },
    Row {
        name: "brainking",
        checks: &[
            Check::BuiltAtOnce,
            Check::HomeAfterOwnMoves,
            Check::Stall,
            Check::Blocked,
        ],
        closed_goals: false,
        plays: |variant| {
            matches!(
                variant,
                Variant::Halma8 | Variant::Halma10 | Variant::Halma16
            )
        },
    },
    Row {
        name: "closed-camp",
        checks: &[Check::BuiltAtOnce, Check::Stall, Check::Blocked],
        closed_goals: true,
        plays: is_square,
    },
    Row {
        name: "classic",
        checks: &[Check::BuiltAtOnce, Check::Stall, Check::Blocked],
        closed_goals: false,
        plays: is_square,
    },
    Row {
        name: "igroved",
        checks: &[
            Check::BuiltAtOnce,
            Check::Locked,
            Check::Stall,
            Check::Blocked,
        ],
        closed_goals: false,
        plays: |variant| !is_square(variant),
    },
];

fn is_square(variant: Variant) -> bool {
    variant.grid() != Grid::Star
}

impl RuleSet {
    /// All rule sets, in the order of docs/rules.md.
    pub const ALL: [Self; 5] = [
        Self::Gambiter,
        Self::BrainKing,
        Self::ClosedCamp,
        Self::Classic,
        Self::Igroved,
    ];

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The name in notations and commands, such as `closed-camp`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The checks after each ply, in their order.
    pub fn checks(self) -> &'static [Check] {
        self.row().checks
    }

    /// Tests whether the rule set can be played on a variant.
    pub fn plays(self, variant: Variant) -> bool {
        (self.row().plays)(variant)
    }

    /// The rule set that a variant is played by unless the players choose another.
    pub fn default_for(variant: Variant) -> Self {
        let order = [Self::Gambiter, Self::Igroved, Self::Classic];
        let fits = |rule_set: &Self| rule_set.plays(variant);
        order
            .into_iter()
            .find(fits)
            .expect("classic plays every square, igroved every star")
    }
}

impl FromStr for RuleSet {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::ALL
            .into_iter()
            .find(|rules| rules.name() == name)
            .ok_or_else(|| UnknownName {
                name: name.chars().take(40).collect(),
                what: "rule set",
                known: Self::ALL.map(Self::name).to_vec(),
            })
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A variant with a rule set and the option of diagonals, in a combination that docs/rules.md allows.
///
/// ```
/// use halma_rules::{RuleSet, Rules, RulesError, Variant};
///
/// let rules = Rules::new(Variant::Corners, Some(RuleSet::Classic), Some(true))?;
/// assert_eq!(rules.board().cells().len(), 64);
/// let error = Rules::new(Variant::Star2, Some(RuleSet::Gambiter), None).unwrap_err();
/// assert!(matches!(error, RulesError::NotPlayed { .. }));
/// # Ok::<(), RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    variant: Variant,
    rule_set: RuleSet,
    diagonals: Option<bool>,
}

/// Why a combination of variant, rule set and diagonals does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// The rule set is not played on this variant.
    NotPlayed {
        /// The variant.
        variant: Variant,
        /// The rule set.
        rule_set: RuleSet,
    },
    /// The star has no option of diagonals.
    NoDiagonals {
        /// The variant.
        variant: Variant,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotPlayed { variant, rule_set } => {
                let fitting: Vec<_> = RuleSet::ALL
                    .into_iter()
                    .filter(|rules| rules.plays(*variant))
                    .map(RuleSet::name)
                    .collect();
                let fitting = fitting.join(", ");
                write!(
                    f,
                    "{variant} is not played by {rule_set}; it is played by {fitting}"
                )
            }
            Self::NoDiagonals { variant } => {
                write!(
                    f,
                    "{variant} is played on the star, which has no option of diagonals"
                )
            }
        }
    }
}

impl std::error::Error for RulesError {}

impl Rules {
    /// Combines a variant with a rule set and diagonals; `None` takes the default of each.
    ///
    /// # Errors
    /// The combination does not exist (docs/rules.md, sections 3 and 4).
    pub fn new(
        variant: Variant,
        rule_set: Option<RuleSet>,
        diagonals: Option<bool>,
    ) -> Result<Self, RulesError> {
        let rule_set = rule_set.unwrap_or_else(|| RuleSet::default_for(variant));
        if !rule_set.plays(variant) {
            return Err(RulesError::NotPlayed { variant, rule_set });
        }
        let default = variant.default_diagonals();
        if default.is_none() && diagonals.is_some() {
            return Err(RulesError::NoDiagonals { variant });
        }
        Ok(Self {
            variant,
            rule_set,
            diagonals: diagonals.or(default),
        })
    }

    /// A variant with its default rule set and diagonals.
    pub fn default_for(variant: Variant) -> Self {
        Self {
            variant,
            rule_set: RuleSet::default_for(variant),
            diagonals: variant.default_diagonals(),
        }
    }

    /// Every combination that exists.
    pub fn all() -> impl Iterator<Item = Self> {
        let options = [None, Some(false), Some(true)];
        Variant::ALL
            .into_iter()
            .flat_map(|variant| RuleSet::ALL.map(|rule_set| (variant, rule_set)))
            .flat_map(move |(variant, rule_set)| {
                options.map(|diagonals| (variant, rule_set, diagonals))
            })
            .filter(|(variant, _, diagonals)| {
                diagonals.is_some() == variant.default_diagonals().is_some()
            })
            .filter_map(|(variant, rule_set, diagonals)| {
                Self::new(variant, Some(rule_set), diagonals).ok()
            })
    }

    /// The variant.
    pub fn variant(self) -> Variant {
        self.variant
    }

    /// The rule set.
    pub fn rule_set(self) -> RuleSet {
        self.rule_set
    }

    /// Whether stones move diagonally; `None` on the star.
    pub fn diagonals(self) -> Option<bool> {
        self.diagonals
    }

    /// Whether a stone that stands in its goal must end its turns there.
    pub fn closed_goals(self) -> bool {
        self.rule_set.row().closed_goals
    }

    /// The round at whose end stones at home are counted (gambiter 3).
    pub fn home_round(self) -> Option<u32> {
        let counts = self.variant.row().counts?;
        Some(if self.diagonals == Some(true) {
            counts.home_round_diagonal
        } else {
            counts.home_round
        })
    }

    /// The first round at whose end tempo counts are compared (gambiter 4).
    pub fn tempo_round(self) -> Option<u32> {
        Some(self.variant.row().counts?.tempo_round)
    }

    /// The own moves after which no stone may stand at home (brainking 2).
    pub fn home_moves(self) -> Option<u32> {
        Some(self.variant.row().counts?.home_moves)
    }

    /// The variant laid out on its board.
    pub fn setup(self) -> &'static Setup {
        Setup::of(self.variant, self.diagonals.unwrap_or(false))
    }

    /// The board.
    pub fn board(self) -> &'static Board {
        self.setup().board()
    }
}

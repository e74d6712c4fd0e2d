//! Rule sets as lists of checks, and the combinations with variants that exist (docs/rules.md,
//! section 4).

use std::fmt;
use std::str::FromStr;

use super::board::{Board, Grid};
use super::cell::{Cell, CellSet};
use super::check::Check;
use super::options::{Contest, Ends, Jumps, Options, Teams};
use super::seat::{Color, Seat};
use super::setup::Setup;
use super::variant::{UnknownName, Variant};

/// A rule set: what ends a game, and whether a stone may leave its goal again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RuleSet {
    /// The club rules of gambiter.ru: home check and tempo count at the end of fixed rounds.
    Gambiter,
    /// The rules of brainking.com: you lose if a stone is at home after a number of own moves.
    BrainKing,
    /// Stones may not leave the goal again.
    ClosedCamp,
    /// The original game: the first to fill the goal wins.
    Classic,
    /// The star with the rule of locked stones.
    Igroved,
    /// David Parlett's ending: a full goal is enough if most of its stones are its own.
    Parlett,
    /// The star as most printed rules have it: Parlett's ending, and limits on ending a turn
    /// outside the goal or in other corners.
    Family,
}

struct Row {
    name: &'static str,
    checks: &'static [Check],
    /// docs/rules.md, section 4, closed-camp 1 and family.
    closed_goals: bool,
    /// docs/rules.md, section 4, family.
    closed_corners: bool,
    plays: fn(Variant) -> bool,
}

const ROWS: [Row; 7] = [
    Row {
        name: "gambiter",
        checks: &[
            Check::BuiltInRound,
            Check::HomeInRound,
            Check::TempoInRound,
            Check::Blocked,
        ],
        closed_goals: false,
        closed_corners: false,
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
        closed_corners: false,
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
        closed_corners: false,
        plays: is_square,
    },
    Row {
        name: "classic",
        checks: &[Check::BuiltAtOnce, Check::Stall, Check::Blocked],
        closed_goals: false,
        closed_corners: false,
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
        closed_corners: false,
        plays: |variant| !is_square(variant),
    },
    Row {
        name: "parlett",
        checks: PARLETT,
        closed_goals: false,
        closed_corners: false,
        plays: |_| true,
    },
    Row {
        name: "family",
        checks: PARLETT,
        closed_goals: true,
        closed_corners: true,
        plays: |variant| !is_square(variant) && variant.colors_a_seat() == 1,
    },
];

const PARLETT: &[Check] = &[
    Check::BuiltAtOnce,
    Check::Filled,
    Check::Stall,
    Check::Blocked,
];

fn is_square(variant: Variant) -> bool {
    variant.grid() != Grid::Star
}

impl RuleSet {
    /// All rule sets, in the order of docs/rules.md.
    pub const ALL: [Self; 7] = [
        Self::Gambiter,
        Self::BrainKing,
        Self::ClosedCamp,
        Self::Classic,
        Self::Igroved,
        Self::Parlett,
        Self::Family,
    ];

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The name in notations and commands, such as `closed-camp`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The checks after each ply, in order.
    pub fn checks(self) -> &'static [Check] {
        self.row().checks
    }

    /// Returns true if the rule set can be played on a variant.
    pub fn plays(self, variant: Variant) -> bool {
        (self.row().plays)(variant)
    }

    /// The rule set of a variant unless the players choose another.
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

/// A variant with a rule set and options: a combination that docs/rules.md allows.
///
/// ```
/// use halma_rules::{Jumps, Options, RuleSet, Rules, RulesError, Variant};
///
/// let rules = Rules::new(Variant::Corners, Some(RuleSet::Classic), Some(true))?;
/// assert_eq!(rules.board().cells().len(), 64);
/// let error = Rules::new(Variant::Star2, Some(RuleSet::Gambiter), None).unwrap_err();
/// assert!(matches!(error, RulesError::NotPlayed { .. }));
///
/// let options = Options { jumps: Some(Jumps::Long), ..Options::default() };
/// let rules = Rules::with_options(Variant::Star2, None, options)?;
/// assert_eq!((rules.jumps(), rules.ends()), (Jumps::Long, None));
/// # Ok::<(), RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    variant: Variant,
    rule_set: RuleSet,
    diagonals: Option<bool>,
    jumps: Jumps,
    contest: Contest,
}

/// Why a combination of variant, rule set and options doesn't exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// The rule set isn't played on this variant.
    NotPlayed {
        /// The variant.
        variant: Variant,
        /// The rule set.
        rule_set: RuleSet,
    },
    /// The star has no diagonals option.
    NoDiagonals {
        /// The variant.
        variant: Variant,
    },
    /// A game of two has no option for its end.
    NoEnds {
        /// The variant.
        variant: Variant,
    },
    /// The variant has no teams option.
    NoTeams {
        /// The variant.
        variant: Variant,
    },
    /// Places and pairs exclude each other.
    PlacesAndPairs,
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
            Self::NoEnds { variant } => {
                write!(f, "{variant} is a game of two, which has no option of ends")
            }
            Self::NoTeams { variant } => {
                let all = Variant::ALL.into_iter();
                let known: Vec<_> = all.filter(|variant| variant.has_pairs()).collect();
                let known: Vec<_> = known.into_iter().map(Variant::name).collect();
                let known = known.join(", ");
                write!(f, "{variant} has no option of teams; {known} have it")
            }
            Self::PlacesAndPairs => f.write_str("places and pairs exclude each other"),
        }
    }
}

impl std::error::Error for RulesError {}

impl Rules {
    /// Combines a variant with a rule set and diagonals; `None` takes the default of each.
    ///
    /// # Errors
    /// Returns an error if the combination doesn't exist (docs/rules.md, sections 3 and 4).
    pub fn new(
        variant: Variant,
        rule_set: Option<RuleSet>,
        diagonals: Option<bool>,
    ) -> Result<Self, RulesError> {
        let options = Options {
            diagonals,
            ..Options::default()
        };
        Self::with_options(variant, rule_set, options)
    }

    /// Combines a variant with a rule set and options; `None` takes the default of each.
    ///
    /// # Errors
    /// Returns an error if the combination doesn't exist, or an option that the variant doesn't
    /// have is named (docs/rules.md, section 4).
    pub fn with_options(
        variant: Variant,
        rule_set: Option<RuleSet>,
        options: Options,
    ) -> Result<Self, RulesError> {
        let rule_set = rule_set.unwrap_or_else(|| RuleSet::default_for(variant));
        if !rule_set.plays(variant) {
            return Err(RulesError::NotPlayed { variant, rule_set });
        }
        let default = variant.default_diagonals();
        if default.is_none() && options.diagonals.is_some() {
            return Err(RulesError::NoDiagonals { variant });
        }
        if !variant.has_places() && options.ends.is_some() {
            return Err(RulesError::NoEnds { variant });
        }
        if !variant.has_pairs() && options.teams.is_some() {
            return Err(RulesError::NoTeams { variant });
        }
        let contest = match (options.ends, options.teams) {
            (Some(Ends::Places), Some(Teams::Pairs)) => return Err(RulesError::PlacesAndPairs),
            (Some(Ends::Places), _) => Contest::Places,
            (_, Some(Teams::Pairs)) => Contest::Pairs,
            (None | Some(Ends::First), None | Some(Teams::None)) => Contest::First,
        };
        Ok(Self {
            variant,
            rule_set,
            diagonals: options.diagonals.or(default),
            jumps: options.jumps.unwrap_or_default(),
            contest,
        })
    }

    /// A variant with its default rule set and options.
    pub fn default_for(variant: Variant) -> Self {
        Self {
            variant,
            rule_set: RuleSet::default_for(variant),
            diagonals: variant.default_diagonals(),
            jumps: Jumps::default(),
            contest: Contest::First,
        }
    }

    /// Every combination.
    pub fn all() -> impl Iterator<Item = Self> {
        let variants = Variant::ALL.into_iter();
        let with_rule_sets = variants.flat_map(|variant| {
            let rule_sets = RuleSet::ALL.into_iter();
            let rule_sets = rule_sets.filter(move |rule_set| rule_set.plays(variant));
            rule_sets.map(move |rule_set| (variant, rule_set))
        });
        with_rule_sets.flat_map(|(variant, rule_set)| {
            all_options(variant).into_iter().map(move |options| {
                let rules = Self::with_options(variant, Some(rule_set), options);
                rules.expect("the variant has these options")
            })
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

    /// How far stones may jump.
    pub fn jumps(self) -> Jumps {
        self.jumps
    }

    /// What the seats play for.
    pub fn contest(self) -> Contest {
        self.contest
    }

    /// Whether the game continues after someone has won; `None` in a game of two.
    pub fn ends(self) -> Option<Ends> {
        let places = self.contest == Contest::Places;
        let ends = if places { Ends::Places } else { Ends::First };
        self.variant.has_places().then_some(ends)
    }

    /// Whether seats opposite each other play together; `None` if the option doesn't exist.
    pub fn teams(self) -> Option<Teams> {
        let pairs = self.contest == Contest::Pairs;
        let teams = if pairs { Teams::Pairs } else { Teams::None };
        self.variant.has_pairs().then_some(teams)
    }

    /// The partner of a seat; `None` if each seat plays for itself.
    pub fn partner(self, seat: Seat) -> Option<Seat> {
        (self.contest == Contest::Pairs).then(|| self.setup().opposite(seat))
    }

    /// Returns true if a stone in its goal must end its turns there.
    pub fn closed_goals(self) -> bool {
        self.rule_set.row().closed_goals
    }

    /// Returns true if some cells are closed to some stones as the end of a turn.
    pub fn limits_ends(self) -> bool {
        let row = self.rule_set.row();
        row.closed_goals || row.closed_corners
    }

    /// The cells where a stone of a color may end a turn that began on `from`; `None` if no cell is
    /// closed to it (docs/rules.md, section 4, closed-camp 1 and family).
    #[inline]
    pub fn end_cells(self, color: Color, from: Cell) -> Option<&'static CellSet> {
        let row = self.rule_set.row();
        if row.closed_goals && self.setup().goal(color).contains(from) {
            return Some(self.setup().goal(color));
        }
        row.closed_corners.then(|| self.setup().open_cells(color))
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

    /// The number of own moves after which no stone may be at home (brainking 2).
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

/// Every choice of options for a variant, with each option named.
fn all_options(variant: Variant) -> Vec<Options> {
    let diagonals: &[Option<bool>] = match variant.default_diagonals() {
        None => &[None],
        Some(_) => &[Some(false), Some(true)],
    };
    let ends = variant.has_places().then_some(Ends::First);
    let teams = variant.has_pairs().then_some(Teams::None);
    let places = ends.map(|_| (Some(Ends::Places), teams));
    let pairs = teams.map(|_| (ends, Some(Teams::Pairs)));
    let contests: Vec<_> = [Some((ends, teams)), places, pairs]
        .into_iter()
        .flatten()
        .collect();
    let mut all = Vec::new();
    for &diagonals in diagonals {
        for &jumps in Jumps::ALL {
            all.extend(contests.iter().map(|&(ends, teams)| Options {
                diagonals,
                jumps: Some(jumps),
                ends,
                teams,
            }));
        }
    }
    all
}

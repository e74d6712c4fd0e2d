//! Rules on the command line.

use clap::{Args, ValueEnum};
use halma_rules::{Ends, Jumps, Options, RuleSet, Rules, Teams, Variant};

use super::CliError;

/// How a variant is played.
#[derive(Debug, Args)]
pub(super) struct RulesOptions {
    /// The rule set (default: the variant's).
    #[arg(long)]
    rules: Option<RuleSet>,
    /// Diagonal moves (default: the variant's).
    #[arg(long)]
    diagonals: Option<YesNo>,
    #[command(flatten)]
    options: GameOptions,
}

/// What else players choose.
#[derive(Debug, Args)]
pub(super) struct GameOptions {
    /// How far stones jump: short or long (default: short).
    #[arg(long)]
    jumps: Option<Jumps>,
    /// What ends a game of three or more: first or places (default: first).
    #[arg(long)]
    ends: Option<Ends>,
    /// Who plays together, in halma16-4, star4 and star6: none or pairs (default: none).
    #[arg(long)]
    teams: Option<Teams>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum YesNo {
    Yes,
    No,
}

impl RulesOptions {
    pub fn of(&self, variant: Variant) -> Result<Rules, CliError> {
        let diagonals = self.diagonals.map(|choice| matches!(choice, YesNo::Yes));
        let options = Options {
            diagonals,
            ..self.options.named()
        };
        Ok(Rules::with_options(variant, self.rules, options)?)
    }
}

impl GameOptions {
    pub fn named(&self) -> Options {
        Options {
            diagonals: None,
            jumps: self.jumps,
            ends: self.ends,
            teams: self.teams,
        }
    }
}

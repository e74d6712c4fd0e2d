//! A contestant in a match: a program, or one of our levels.

use std::time::Duration;

use halma_mind::{Level, Memory, Player, last_move};
use halma_rules::{Game, Ply, Status};

use super::forfeit::Forfeit;
use super::program::Program;
use crate::error::LabError;

/// The positions that a level of ours remembers.
const POSITIONS: usize = 1 << 18;

/// Someone who plays.
pub(super) enum Contestant {
    Level { player: Player, memory: Memory },
    Program(Box<Program>),
}

impl Contestant {
    /// Parses a contestant: `level:5`, or a program with its arguments.
    pub fn named(name: &str, time: Duration) -> Result<Self, LabError> {
        let Some(number) = name.strip_prefix("level:") else {
            return Ok(Self::Program(Box::new(Program::start(name, time)?)));
        };
        let level = number.parse().ok().and_then(Level::new);
        let level = level
            .ok_or_else(|| LabError::Option(format!("{name}: levels are level:1 to level:10")))?;
        Ok(Self::Level {
            player: Player { level, seed: 0 },
            memory: Memory::with_positions(POSITIONS),
        })
    }

    /// A new game begins; tastes follow from the seed.
    pub fn begin(&mut self, seed: u64) -> Result<(), LabError> {
        match self {
            Self::Level { player, .. } => {
                player.seed = seed;
                Ok(())
            }
            Self::Program(program) => program.begin(),
        }
    }

    /// Returns its move in a running game.
    pub fn choose(&mut self, game: &Game) -> Result<Ply, Forfeit> {
        match self {
            Self::Program(program) => program.choose(game),
            Self::Level { player, memory } => {
                let Status::Running { turn } = game.status() else {
                    return Err(Forfeit::Illegal);
                };
                let last = last_move(game, turn);
                let thought = player.choose(game.standing(), last, memory, &|| false);
                thought.map(|thought| thought.ply()).ok_or(Forfeit::Silent)
            }
        }
    }

    /// How often it took longer than it may.
    pub fn overruns(&self) -> u32 {
        match self {
            Self::Level { .. } => 0,
            Self::Program(program) => program.overruns(),
        }
    }
}

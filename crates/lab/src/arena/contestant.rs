//! A contestant in a match: a program, or one of our levels.

use std::time::Duration;

use halma_mind::{Level, Memory, Player, last_move};
use halma_rules::{Game, Ply, Position, Status};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::forfeit::Forfeit;
use super::program::Program;
use crate::error::LabError;

/// The positions that a level of ours remembers.
const POSITIONS: usize = 1 << 18;

/// Someone who plays.
pub(super) enum Contestant {
    Level {
        player: Player,
        memory: Memory,
    },
    Program(Box<Program>),
    /// Makes the most progress, ties at random.
    Greedy(Box<StdRng>),
}

impl Contestant {
    /// Parses a contestant: `level:5`, `greedy`, or a program with its arguments.
    pub fn named(name: &str, time: Duration) -> Result<Self, LabError> {
        if name == "greedy" {
            return Ok(Self::Greedy(Box::new(StdRng::seed_from_u64(0))));
        }
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
            Self::Greedy(luck) => {
                **luck = StdRng::seed_from_u64(seed);
                Ok(())
            }
        }
    }

    /// Returns its move in a running game.
    pub fn choose(&mut self, game: &Game) -> Result<Ply, Forfeit> {
        match self {
            Self::Program(program) => program.choose(game),
            Self::Greedy(luck) => Ok(greediest(game.position(), luck)),
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
            Self::Level { .. } | Self::Greedy(_) => 0,
            Self::Program(program) => program.overruns(),
        }
    }
}

/// Returns a ply with the most progress.
fn greediest(position: &Position, luck: &mut StdRng) -> Ply {
    let gains = position.gains().into_iter();
    let gains = gains.map(|(mv, gain)| ((gain, luck.random::<u32>()), Ply::Move(mv)));
    let best = gains.max_by_key(|(worth, _)| *worth);
    best.map_or(Ply::Pass, |(_, ply)| ply)
}

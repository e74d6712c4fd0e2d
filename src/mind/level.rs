//! Levels of play from 1 to 10, each a row of data: what a player sees, knows and likes. A weaker
//! player sees shorter chains and fewer replies; it does not roll dice.

use crate::engine::{Event, Game, Move, Ply, Seat, Standing};

use super::ask::{Ask, Budget};
use super::memory::Memory;
use super::term::{Knowledge, Term};
use super::think::{Question, answer, slots_of};
use super::thought::Thought;

/// How well somebody plays, from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// One line of the table of levels.
struct Row {
    /// The most positions that are looked at for a move.
    nodes: u64,
    /// Plies that are looked ahead: 1 does not see the reply.
    depth: u32,
    /// The most jumps of a chain that are seen.
    jumps: u32,
    /// What is known beside the steps to go.
    terms: &'static [Term],
    /// The most that a cell's cost differs by taste, far from the goal, in hundredths of a step.
    taste: i32,
    /// Whether a race is played as the puzzle that it is.
    sprints: bool,
    /// Moves to spare for leaving home, below which nothing else is done; none for who does not plan
    /// so far.
    spare: Option<u32>,
}

const ALL_JUMPS: u32 = u32::MAX;

/// Leaving nobody behind, and home in time.
const SOME_TERMS: &[Term] = &[Term::Stragglers, Term::Home];

/// What cells are worth as well.
const MORE_TERMS: &[Term] = &[Term::Shape, Term::Stragglers, Term::Home];

#[rustfmt::skip]
const ROWS: [Row; 10] = [
    Row { nodes:   2_000, depth:  1, jumps: 1, terms: SOME_TERMS, taste: 150, sprints: false, spare: None },
    Row { nodes:   2_000, depth:  1, jumps: 2, terms: SOME_TERMS, taste: 190, sprints: false, spare: None },
    Row { nodes:   6_000, depth:  1, jumps: 3, terms: MORE_TERMS, taste: 180, sprints: false, spare: Some(20) },
    Row { nodes:   8_000, depth:  2, jumps: 3, terms: &Term::ALL, taste: 110, sprints: false, spare: Some(18) },
    Row { nodes:  10_000, depth:  2, jumps: 8, terms: &Term::ALL, taste: 20, sprints: false, spare: Some(16) },
    Row { nodes:  15_000, depth:  3, jumps: 3, terms: &Term::ALL, taste: 130, sprints: false, spare: Some(14) },
    Row { nodes:  30_000, depth:  3, jumps: 4, terms: &Term::ALL, taste: 40, sprints: true, spare: Some(10) },
    Row { nodes:  60_000, depth:  4, jumps: 8, terms: &Term::ALL, taste: 5, sprints: true, spare: Some(6) },
    Row { nodes: 150_000, depth:  6, jumps: 8, terms: &Term::ALL, taste: 5, sprints: true, spare: Some(3) },
    Row { nodes: 200_000, depth: 24, jumps: ALL_JUMPS, terms: &Term::ALL, taste: 0, sprints: true, spare: Some(1) },
];

impl Level {
    /// The weakest level.
    pub const LOWEST: Self = Self(1);
    /// The strongest level.
    pub const HIGHEST: Self = Self(ROWS.len() as u8);

    /// The level for whoever names none.
    pub const USUAL: Self = Self(5);

    /// The level of a number; none outside 1 to 10.
    pub fn new(number: u8) -> Option<Self> {
        let levels = Self::LOWEST.0..=Self::HIGHEST.0;
        levels.contains(&number).then_some(Self(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::LOWEST.0..=Self::HIGHEST.0).map(Self)
    }

    /// The number, from 1 to 10.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The most positions that a player of this level looks at for a move.
    pub fn nodes(self) -> u64 {
        self.row().nodes
    }

    fn row(self) -> &'static Row {
        &ROWS[usize::from(self.0) - 1]
    }
}

/// A player of a level, with a taste of its own that follows from the seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// What its taste of cells follows from; another for each game.
    pub seed: u64,
}

impl Player {
    /// What the player does in a running game; none if it is over. `last` is the move that its seat
    /// played last: it is not taken back unless there is no other move.
    ///
    /// The answer follows from the arguments alone. `stop` is asked about every thousand positions
    /// whether to end early.
    pub fn choose(
        self,
        standing: &Standing,
        last: Option<Move>,
        memory: &mut Memory,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought> {
        let row = self.level.row();
        let back = last.map(|mv| {
            let (from, to) = slots_of(mv);
            (to, from)
        });
        let question = Question {
            standing,
            ask: Ask::within(Budget {
                nodes: row.nodes,
                depth: row.depth,
                lines: 1,
            }),
            knows: Knowledge {
                terms: row.terms,
                cells: None,
                taste: row.taste,
                seed: self.seed,
            },
            jumps: row.jumps,
            unwanted: back,
            sprints: row.sprints,
            spare: row.spare,
        };
        answer(question, memory, stop)
    }
}

/// The move that a seat played last, as [`Player::choose`] wants it; none before its first, and
/// after a pass.
pub fn last_move(game: &Game, seat: Seat) -> Option<Move> {
    let mut events = game.history().iter().rev();
    let last = events.find_map(|event| match event {
        Event::Ply { seat: by, ply } if *by == seat => Some(*ply),
        _ => None,
    });
    match last? {
        Ply::Move(mv) => Some(mv),
        Ply::Pass => None,
    }
}

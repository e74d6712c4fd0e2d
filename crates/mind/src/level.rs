//! Levels of play from 1 to 10, each a row of data: what a player sees, knows and likes. A weaker
//! player sees shorter chains and fewer replies; it doesn't roll dice.

use halma_rules::{Event, Game, Move, Ply, Seat, Standing, Variant};

use crate::evaluation::term::{Corrects, Knowledge, Term};
use crate::search::memory::Memory;
use crate::search::options::{Budget, SearchOptions};
use crate::search::think::{Question, answer, slots_of};
use crate::search::thought::Thought;

/// How well someone plays, from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// One line of the table of levels.
struct Row {
    /// The maximum number of positions searched per move.
    nodes: u64,
    /// What is known beside the steps to go.
    terms: &'static [Term],
    /// Whether a race is played as the puzzle that it is, and each board by what counts on it.
    sprints: bool,
    /// Moves to spare for leaving home, below which nothing else is done; none for who doesn't plan
    /// so far.
    spare: Option<u32>,
    /// Whether a board's network corrects what positions are worth.
    network: bool,
    /// The plies that are played out among several opponents; with none, moves are searched.
    playouts: u64,
}

/// How far and how straight someone sees.
struct Sight {
    /// Plies that are looked ahead: 1 doesn't see the reply.
    depth: u32,
    /// The most jumps of a chain that are seen.
    jumps: u32,
    /// The most that a cell's cost differs by taste, far from the goal, in hundredths of a step.
    taste: i32,
}

const ALL_JUMPS: u32 = u32::MAX;

/// Leaving nobody behind, and home in time.
const SOME_TERMS: &[Term] = &[Term::Stragglers, Term::Home];

/// What cells are worth as well.
const MORE_TERMS: &[Term] = &[Term::Shape, Term::Stragglers, Term::Home];

#[rustfmt::skip]
const ROWS: [Row; 10] = [
    Row { nodes:   2_000, terms: SOME_TERMS, sprints: false, spare: None, network: false, playouts: 0 },
    Row { nodes:   2_000, terms: SOME_TERMS, sprints: false, spare: None, network: false, playouts: 0 },
    Row { nodes:   6_000, terms: MORE_TERMS, sprints: false, spare: Some(20), network: false, playouts: 0 },
    Row { nodes:   8_000, terms: &Term::ALL, sprints: false, spare: Some(18), network: false, playouts: 0 },
    Row { nodes:  10_000, terms: &Term::ALL, sprints: false, spare: Some(16), network: false, playouts: 0 },
    Row { nodes:  15_000, terms: &Term::ALL, sprints: false, spare: Some(14), network: false, playouts: 0 },
    Row { nodes:  30_000, terms: &Term::ALL, sprints: true, spare: Some(10), network: false, playouts: 0 },
    Row { nodes:  60_000, terms: &Term::ALL, sprints: true, spare: Some(6), network: false, playouts: 0 },
    Row { nodes: 150_000, terms: &Term::ALL, sprints: true, spare: Some(3), network: true, playouts: 40_000 },
    Row { nodes: 200_000, terms: &Term::ALL, sprints: true, spare: Some(1), network: true, playouts: 200_000 },
];

// What each level sees, by board. The same sight is worth more on one than on another, and the
// steps between levels should be alike: found with `lab levels`.

#[rustfmt::skip]
const HALMA8: [Sight; 10] = [
    sight(1, 4, 60), sight(2, 3, 55), sight(3, 3, 200), sight(3, 3, 110), sight(3, 8, 130),
    sight(4, 8, 80), sight(4, 8, 15), sight(5, 8, 60), sight(6, 8, 60), ALL,
];
#[rustfmt::skip]
const HALMA10: [Sight; 10] = [
    sight(1, 4, 60), sight(2, 3, 20), sight(2, 8, 70), sight(3, 4, 195), sight(3, 8, 60),
    sight(5, 8, 5), sight(5, 8, 30), sight(6, 8, 60), sight(6, 8, 5), ALL,
];
#[rustfmt::skip]
const HALMA16: [Sight; 10] = [
    sight(1, 4, 50), sight(1, 8, 15), sight(2, 3, 10), sight(2, 8, 25), sight(3, 8, 75),
    sight(3, 8, 15), sight(4, 8, 120), sight(5, 8, 120), sight(6, 8, 5), ALL,
];
#[rustfmt::skip]
const CORNERS: [Sight; 10] = [
    sight(1, 8, 165), sight(2, 8, 25), sight(3, 3, 300), sight(3, 8, 5), sight(5, 4, 60),
    sight(8, 8, 5), with_taste(225), with_taste(5), with_taste(420), ALL,
];
#[rustfmt::skip]
const MINI_CORNERS: [Sight; 10] = [
    sight(1, 3, 45), sight(2, 8, 5), sight(3, 3, 350), sight(3, 3, 220), sight(3, 4, 90),
    sight(5, 4, 140), sight(6, 8, 5), with_taste(60), with_taste(300), ALL,
];
#[rustfmt::skip]
const STAR: [Sight; 10] = [
    sight(1, 3, 65), sight(1, 3, 5), sight(2, 4, 5), sight(3, 3, 165), sight(3, 3, 5),
    sight(4, 4, 5), sight(5, 4, 140), sight(6, 8, 60), sight(7, 8, 90), ALL,
];

/// Everything that there is time for.
const ALL: Sight = with_taste(0);

/// The same, but with a taste.
const fn with_taste(taste: i32) -> Sight {
    sight(24, ALL_JUMPS, taste)
}

const fn sight(depth: u32, jumps: u32, taste: i32) -> Sight {
    Sight {
        depth,
        jumps,
        taste,
    }
}

/// What all levels see on a board.
fn sights(variant: Variant) -> &'static [Sight; 10] {
    match variant {
        Variant::Halma8 => &HALMA8,
        Variant::Halma10 => &HALMA10,
        Variant::Halma16 | Variant::Halma16Four => &HALMA16,
        Variant::Corners => &CORNERS,
        Variant::MiniCorners => &MINI_CORNERS,
        Variant::Star2
        | Variant::Star2x3
        | Variant::Star3
        | Variant::Star3x2
        | Variant::Star4
        | Variant::Star5
        | Variant::Star6
        | Variant::Star2Fifteen
        | Variant::Star3Fifteen => &STAR,
    }
}

impl Level {
    /// The weakest level.
    pub const LOWEST: Self = Self(1);
    /// The strongest level.
    pub const HIGHEST: Self = Self(ROWS.len() as u8);

    /// The level of a number; none outside 1 to 10.
    pub fn new(number: u8) -> Option<Self> {
        let levels = Self::LOWEST.0..=Self::HIGHEST.0;
        levels.contains(&number).then_some(Self(number))
    }

    /// The level above; none above the strongest.
    pub fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
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

    fn sight(self, variant: Variant) -> &'static Sight {
        &sights(variant)[usize::from(self.0) - 1]
    }
}

/// A player of a level, with its own taste that follows from the seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// What its taste of cells follows from; another for each game.
    pub seed: u64,
}

impl Player {
    /// What the player does in a running game; `None` if it is over. `last` is the move that its
    /// seat played last: it isn't taken back unless there is no other move.
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
        let sight = self.level.sight(standing.rules().variant());
        let back = last.map(|mv| {
            let (from, to) = slots_of(mv);
            (to, from)
        });
        let question = Question {
            standing,
            options: SearchOptions::within(Budget {
                nodes: row.nodes,
                depth: sight.depth,
                lines: 1,
            }),
            knows: Knowledge {
                terms: row.terms,
                cells: None,
                weighs: row.sprints,
                network: if row.network {
                    Corrects::Learned
                } else {
                    Corrects::Nothing
                },
                taste: sight.taste,
                seed: self.seed,
            },
            jumps: sight.jumps,
            unwanted: back,
            sprints: row.sprints,
            spare: row.spare,
            playouts: row.playouts,
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

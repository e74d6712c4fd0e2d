//! An exercise: a position with a task.

use std::sync::OnceLock;

use halma_mind::{Sprint, race};
use halma_rules::{Cell, Game, Move, Ply, Position, Seat, Standing, Status, Verdict};

/// The node limit for a race: enough to search positions with few stones completely.
const RACE_NODES: u64 = 60_000;

/// The task of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Bring the stone as much closer to its goal as any step can.
    Step,
    /// Jump.
    Jump,
    /// Make the longest chain of jumps.
    Chain,
    /// Leave a chain of this many jumps for the next turn, whatever the opponent does.
    Ladder(usize),
    /// Leave no stone at home.
    LeaveHome,
    /// Leave the opponent's best move as small as possible.
    Block,
    /// Start one of the shortest sequences that fill the goal while nobody is in the way.
    Build,
    /// Win at once by a forced end.
    Win,
}

/// A position with a task.
#[derive(Clone, Debug)]
pub struct Exercise {
    standing: Standing,
    aim: Aim,
    /// The stones that may be moved; all of the seat to move if empty.
    stones: Vec<Cell>,
    /// What takes a search, once it is known.
    solutions: OnceLock<Vec<Move>>,
    needed: OnceLock<Option<u32>>,
}

impl Exercise {
    /// Creates an exercise in which only some stones may be moved; all if empty.
    pub fn new(position: Position, aim: Aim, stones: Vec<Cell>) -> Self {
        Self {
            standing: Standing::of(position),
            aim,
            stones,
            solutions: OnceLock::new(),
            needed: OnceLock::new(),
        }
    }

    /// Returns the position with its rules.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Returns the position.
    pub fn position(&self) -> &Position {
        self.standing.position()
    }

    /// Returns the task.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Returns the seat to move.
    pub fn seat(&self) -> Seat {
        self.position().to_move()
    }

    /// Returns the moves to choose from, in cell order.
    pub fn moves(&self) -> Vec<Move> {
        let gains = self.position().gains().into_iter();
        let moves = gains.map(|(mv, _)| mv);
        let may = |mv: &Move| self.stones.is_empty() || self.stones.contains(&mv.from());
        moves.filter(may).collect()
    }

    /// Returns the stones to choose from, in cell order.
    pub fn stones(&self) -> Vec<Cell> {
        let mut stones: Vec<Cell> = self.moves().into_iter().map(Move::from).collect();
        stones.dedup();
        stones
    }

    /// Parses one of the moves to choose from.
    pub fn parse(&self, text: &str) -> Option<Move> {
        let Ok(Ply::Move(mv)) = self.position().parse_ply(text) else {
            return None;
        };
        self.moves().contains(&mv).then_some(mv)
    }

    /// Returns the moves that solve the exercise.
    pub fn solutions(&self) -> &[Move] {
        self.solutions.get_or_init(|| self.find_solutions())
    }

    fn find_solutions(&self) -> Vec<Move> {
        let moves = self.moves();
        let worth = self.worth();
        let worths: Vec<Option<i64>> = moves.iter().map(|mv| worth(*mv)).collect();
        let best = worths.iter().flatten().max().copied();
        let solves = |worth: &Option<i64>| worth.is_some() && *worth == best;
        let found = moves.into_iter().zip(&worths);
        found
            .filter(|(_, worth)| solves(worth))
            .map(|(mv, _)| mv)
            .collect()
    }

    /// Returns true if a move does what the exercise wants.
    pub fn is_solved_by(&self, mv: Move) -> bool {
        self.solutions().contains(&mv)
    }

    /// Returns the position after a move, or `None` if the move is illegal.
    pub fn after(&self, mv: Move) -> Option<Standing> {
        let mut game = Game::from_position(self.position().clone());
        game.play(Ply::Move(mv)).ok()?;
        Some(game.standing().clone())
    }

    /// Returns how many moves the seat needs to fill its goals; `None` if that isn't known for sure
    /// or opponents are in the way.
    pub fn moves_needed(&self) -> Option<u32> {
        let find = || Some(needs(self.standing(), self.seat())?.moves);
        *self.needed.get_or_init(find)
    }

    /// Returns a function for the value of a move: the best ones solve the exercise, `None` is
    /// useless.
    fn worth(&self) -> Box<dyn Fn(Move) -> Option<i64> + '_> {
        let (position, seat) = (self.position(), self.seat());
        match self.aim {
            Aim::Step => Box::new(move |mv| {
                let gain = i64::from(position.gain(mv));
                position.route(mv).is_step().then_some(gain)
            }),
            Aim::Jump => Box::new(move |mv| (!position.route(mv).is_step()).then_some(1)),
            Aim::Chain => Box::new(move |mv| {
                let jumps = position.route(mv).jumps();
                (jumps > 1).then_some(jumps as i64)
            }),
            Aim::Ladder(jumps) => Box::new(move |mv| {
                let after = self.after(mv)?;
                keeps_chain(&after, seat, jumps).then_some(1)
            }),
            Aim::LeaveHome => Box::new(move |mv| {
                let after = self.after(mv)?;
                (after.position().stones_at_home(seat) == 0).then_some(1)
            }),
            Aim::Block => Box::new(move |mv| {
                let after = self.after(mv)?;
                let gains = after.position().gains().into_iter();
                let best = gains.map(|(_, gain)| gain).max().unwrap_or(0);
                Some(-i64::from(best))
            }),
            Aim::Build => {
                let needs = self.moves_needed();
                Box::new(move |mv| {
                    let after = self.after(mv)?;
                    let left = match after.status() {
                        Status::Over(_) if after.position().is_built(seat) => 0,
                        Status::Over(_) => return None,
                        Status::Running { .. } => self::needs(&after, seat)?.moves,
                    };
                    (left + 1 == needs?).then_some(1)
                })
            }
            Aim::Win => Box::new(move |mv| {
                let outcome = self.after(mv)?.outcome()?;
                (outcome.verdict == Verdict::Won(seat)).then_some(1)
            }),
        }
    }
}

/// Returns what a seat needs in a race, if that is known for sure.
fn needs(standing: &Standing, seat: Seat) -> Option<Sprint> {
    let race = race(standing, RACE_NODES)?;
    let own = race.into_iter().find(|sprint| sprint.seat == seat)?;
    own.is_least.then_some(own)
}

/// Returns true if a seat has a chain of this many jumps after every reply.
fn keeps_chain(standing: &Standing, seat: Seat, jumps: usize) -> bool {
    if standing.outcome().is_some() {
        return false;
    }
    standing.position().legal_plies().into_iter().all(|reply| {
        let mut next = standing.clone();
        let is_legal = next.play(reply).is_ok();
        let position = next.position();
        let has_chain = || {
            let mut moves = position.gains().into_iter();
            moves.any(|(mv, gain)| gain > 0 && position.route(mv).jumps() >= jumps)
        };
        is_legal && position.to_move() == seat && has_chain()
    })
}

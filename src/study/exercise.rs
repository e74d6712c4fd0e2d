//! An exercise: a position, and what a move in it has to do.

use halma_mind::{Sprint, race};
use halma_rules::{Cell, Game, Move, Ply, Position, Seat, Standing, Status, Verdict};

/// The positions that are looked at for a race: of so few stones that are open, all ways are found.
const RACE_NODES: u64 = 60_000;

/// What a move of an exercise has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To bring the stone as much nearer to its goal as any step can.
    Step,
    /// To jump.
    Jump,
    /// To be the longest chain of jumps that there is.
    Chain,
    /// To leave a chain of so many jumps for the next turn, whatever the other side does.
    Ladder(usize),
    /// To leave nobody at home.
    LeaveHome,
    /// To leave the other side's best move as little as can be.
    Block,
    /// To be the first of the fewest moves that fill the goal, while nobody is in the way.
    Build,
    /// To win at once by a forced end.
    Win,
}

/// A position, and what a move in it has to do.
#[derive(Clone, Debug)]
pub struct Exercise {
    standing: Standing,
    aim: Aim,
    /// The stones that may be moved; all of the seat to move where there is none.
    stones: Vec<Cell>,
}

impl Exercise {
    /// An exercise in a position, in which only some stones may be moved; all where none is named.
    pub fn new(position: Position, aim: Aim, stones: Vec<Cell>) -> Self {
        Self {
            standing: Standing::of(position),
            aim,
            stones,
        }
    }

    /// How the position stands.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.standing.position()
    }

    /// What a move has to do.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Who moves.
    pub fn seat(&self) -> Seat {
        self.position().to_move()
    }

    /// The moves that may be chosen, in cell order.
    pub fn moves(&self) -> Vec<Move> {
        let gains = self.position().gains().into_iter();
        let moves = gains.map(|(mv, _)| mv);
        let may = |mv: &Move| self.stones.is_empty() || self.stones.contains(&mv.from());
        moves.filter(may).collect()
    }

    /// The stones that may be chosen, in cell order.
    pub fn stones(&self) -> Vec<Cell> {
        let mut stones: Vec<Cell> = self.moves().into_iter().map(Move::from).collect();
        stones.dedup();
        stones
    }

    /// A move that may be chosen, by its cells as people write them.
    pub fn parse(&self, text: &str) -> Option<Move> {
        let Ok(Ply::Move(mv)) = self.position().parse_ply(text) else {
            return None;
        };
        self.moves().contains(&mv).then_some(mv)
    }

    /// The moves that do what the exercise wants.
    pub fn solutions(&self) -> Vec<Move> {
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

    /// Whether a move does what the exercise wants.
    pub fn is_solved_by(&self, mv: Move) -> bool {
        self.solutions().contains(&mv)
    }

    /// How it stands after a move; nothing where that is not legal.
    pub fn after(&self, mv: Move) -> Option<Standing> {
        let mut game = Game::from_position(self.position().clone());
        game.play(Ply::Move(mv)).ok()?;
        Some(game.standing().clone())
    }

    /// In how many moves of its own the seat that moves can fill its goals; none where that is not known
    /// for sure, or others are in the way.
    pub fn moves_needed(&self) -> Option<u32> {
        Some(needs(self.standing(), self.seat())?.moves)
    }

    /// How good a move is for the aim: those that are best solve the exercise; none of no use.
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

/// What a seat needs in a race, where that is known for sure.
fn needs(standing: &Standing, seat: Seat) -> Option<Sprint> {
    let race = race(standing, RACE_NODES)?;
    let own = race.into_iter().find(|sprint| sprint.seat == seat)?;
    own.is_least.then_some(own)
}

/// Whether a seat has a chain of so many jumps after every reply of the other side.
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

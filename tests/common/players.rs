//! Players who choose their moves by a plan.

pub use super::dice::Dice;
use halma_rules::{Cell, Game, Ply, Position, Seat, Standing, Status};

/// A player's plan.
#[derive(Clone, Debug)]
pub enum Plan {
    /// Get home first: most progress, stones at home before others.
    Race,
    /// The same, but never move the stones on these cells.
    RaceKeeping(&'static [&'static str]),
    /// Go back and forth, out of the others' way.
    Idle,
    /// Race until the home is empty, then idle.
    LeaveThenIdle,
}

impl Plan {
    /// The ply that this plan chooses for the seat to move.
    pub fn choose(&self, position: &Position, dice: &mut Dice) -> Ply {
        let mut plies = position.legal_plies();
        if let Self::RaceKeeping(kept) = self {
            let kept: Vec<Cell> = kept
                .iter()
                .filter_map(|name| position.board().parse_cell(name))
                .collect();
            let free = |ply: &Ply| matches!(ply, Ply::Move(mv) if !kept.contains(&mv.from()));
            if plies.iter().any(free) {
                plies.retain(free);
            }
        }
        let seat = position.to_move();
        let idles = match self {
            Self::Idle => true,
            Self::LeaveThenIdle => position.stones_at_home(seat) == 0,
            Self::Race | Self::RaceKeeping(_) => false,
        };
        let wild = dice.below(12) == 0;
        let noise: Vec<i32> = plies
            .iter()
            .map(|_| dice.below(if wild { 9 } else { 2 }) as i32)
            .collect();
        let worth = |index: usize| match plies[index] {
            Ply::Pass => 0,
            Ply::Move(mv) if idles => idle_worth(position, seat, mv.from(), mv.to()) * 4,
            Ply::Move(mv) => race_worth(position, seat, mv) * 2 + noise[index],
        };
        let best = (0..plies.len()).max_by_key(|&index| (worth(index), noise[index]));
        plies[best.unwrap()]
    }
}

fn race_worth(position: &Position, seat: Seat, mv: halma_rules::Move) -> i32 {
    let setup = position.setup();
    let color = position.placement().at(mv.from()).unwrap();
    let leaves_home = setup.colors(seat).contains(&color)
        && setup.home(color).contains(mv.from())
        && !setup.home(color).contains(mv.to());
    position.gain(mv) * 2 + i32::from(leaves_home) * 3
}

/// Prefers small moves that neither gain much nor go home.
fn idle_worth(position: &Position, seat: Seat, from: Cell, to: Cell) -> i32 {
    let setup = position.setup();
    let color = position.placement().at(from).unwrap();
    let enters_home = setup.home(color).contains(to) && !setup.home(color).contains(from);
    let enters_goal = setup.goal(color).contains(to);
    let _ = seat;
    -(position.board().distance(from, to) as i32)
        - i32::from(enters_home) * 50
        - i32::from(enters_goal) * 50
}

/// The ply that the plan of the seat to move chooses.
pub fn next(game: &Game, plans: &[Plan], dice: &mut Dice) -> Option<Ply> {
    match game.status() {
        Status::Over(_) => None,
        Status::Running { turn } => Some(plans[turn.index()].choose(game.position(), dice)),
    }
}

/// The number of plies played so far.
pub fn plies(standing: &Standing) -> u32 {
    standing.own_moves().values().sum()
}

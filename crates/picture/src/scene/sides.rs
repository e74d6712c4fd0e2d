//! The progress of each side, as shown in the strip of a picture.

use halma_rules::{Color, ForcedEnd, Seat, Standing};

/// The progress of the sides of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    pub(crate) sides: Vec<Side>,
    /// Rounds, or own moves, until the next forced end, if it is near.
    pub(crate) countdown: Option<u32>,
}

/// The progress of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    pub colors: Vec<Color>,
    /// Steps left; `None` if it is out.
    pub steps: Option<u32>,
    /// Steps from the start.
    pub steps_at_start: u32,
    /// Stones in their own goal, and all stones.
    pub in_goal: usize,
    pub stones: usize,
    /// Whether it is to move.
    pub to_move: bool,
    /// Whether it has won.
    pub won: bool,
    /// The place, counted from 1, in a game of more than two that is over, or for places.
    pub place: Option<usize>,
}

impl Sides {
    /// The sides of a game as it stands.
    pub fn of(standing: &Standing) -> Self {
        let position = standing.position();
        let setup = position.setup();
        let start = Standing::start(standing.rules());
        let tempo = standing.tempo();
        let outcome = standing.outcome();
        let side = |seat: Seat| {
            let colors = setup.colors(seat).to_vec();
            Side {
                steps: tempo[seat],
                steps_at_start: start.position().tempo(seat),
                in_goal: position.stones_in_goal(seat),
                stones: colors.len() * setup.stones_per_color(),
                to_move: standing.outcome().is_none() && position.to_move() == seat,
                won: outcome.is_some_and(|outcome| outcome.is_won_by(seat)),
                place: standing.place(seat).map(usize::from),
                colors,
            }
        };
        let ends = standing.forced_ends();
        let left = ends.iter().filter_map(|end| end.left(standing));
        Self {
            sides: (0..setup.seats()).map(Seat::at).map(side).collect(),
            countdown: left.min().filter(|left| *left <= ForcedEnd::NEAR),
        }
    }
}

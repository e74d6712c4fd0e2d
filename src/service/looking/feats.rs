//! Highlights of a whole game.

use halma_rules::{Event, Game, Ply, Seat};

/// How long a game was, and how far its stones jumped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feats {
    /// The round of the last move.
    pub rounds: u32,
    /// The number of jumps.
    pub jumps: usize,
    /// The longest chain (the first of that length), and who made it.
    pub longest: Option<(usize, Seat)>,
}

impl Feats {
    /// Returns those of a game with its history; `None` if nobody moved.
    pub fn of(game: &Game) -> Option<Self> {
        let mut again = Game::from_position(game.start().clone());
        let (mut rounds, mut jumps, mut longest) = (0, 0, None::<(usize, Seat)>);
        for &event in game.history() {
            if let Event::Ply {
                seat,
                ply: Ply::Move(mv),
            } = event
            {
                rounds = again.position().round();
                let chain = again.position().route(mv).jumps();
                jumps += chain;
                if chain > longest.map_or(0, |(jumps, _)| jumps) {
                    longest = Some((chain, seat));
                }
            }
            if again.repeat(event).is_none() {
                break;
            }
        }
        (rounds > 0).then_some(Self {
            rounds,
            jumps,
            longest,
        })
    }
}

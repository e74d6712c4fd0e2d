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

#[cfg(test)]
mod tests {
    use halma_rules::{Rules, Variant};

    use super::*;

    #[test]
    fn the_longest_chain_is_the_first_of_its_length() {
        let mut game = Game::new(Rules::default_for(Variant::Halma8));
        let mut chains = Vec::new();
        // The longest jump there is, or else the first move.
        for _ in 0..40 {
            let position = game.position().clone();
            let jumps = |ply: &Ply| match ply {
                Ply::Move(mv) => position.route(*mv).jumps(),
                Ply::Pass => 0,
            };
            let plies = position.legal_plies();
            let best = plies.iter().rev().max_by_key(|ply| jumps(ply));
            let ply = *best.expect("a move");
            chains.push((jumps(&ply), position.to_move()));
            game.play(ply).expect("it is legal");
        }
        let longest = chains.iter().map(|(jumps, _)| *jumps).max();
        let longest_ones = chains.iter().filter(|(jumps, _)| Some(*jumps) == longest);
        assert!(longest_ones.count() > 1);
        let first = chains.iter().find(|(jumps, _)| Some(*jumps) == longest);
        let feats = Feats::of(&game).expect("somebody moved");
        assert_eq!(feats.longest.as_ref(), first);
        let jumps: usize = chains.iter().map(|(jumps, _)| jumps).sum();
        assert_eq!((feats.jumps, feats.rounds), (jumps, 20));
    }
}

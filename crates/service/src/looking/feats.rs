//! Highlights of a whole game.

use halma_rules::{Event, Game, Outcome, Ply, Position, Reason, Seat};

/// How long a game was, and how far its stones jumped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feats {
    /// The round of the last move.
    pub rounds: u32,
    /// The number of jumps.
    pub jumps: usize,
    /// The longest chain (the first of that length), and who made it.
    pub longest: Option<(usize, Seat)>,
    /// How many steps the winner of a race was behind at most, and at the end of which round; only of
    /// two.
    pub behind: Option<(u32, u32)>,
    /// The loser, and how many steps were missing to a full goal; only of two.
    pub missed: Option<(Seat, u32)>,
}

impl Feats {
    /// Returns those of a game with its history; `None` if nobody moved.
    pub fn of(game: &Game) -> Option<Self> {
        let mut again = Game::from_position(game.start().clone());
        let (mut rounds, mut jumps, mut longest) = (0, 0, None::<(usize, Seat)>);
        let mut lags = Vec::new();
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
            let round = again.position().round();
            if again.repeat(event).is_none() {
                break;
            }
            if again.position().round() > round {
                lags.push((lag(again.position()), round));
            }
        }
        let is_race = |outcome: &Outcome| outcome.reason == Reason::Built;
        let winner = again.outcome().filter(is_race).and_then(Outcome::winner);
        (rounds > 0).then_some(Self {
            rounds,
            jumps,
            longest,
            behind: winner.and_then(|winner| behind(&lags, winner)),
            missed: missed(&again),
        })
    }
}

/// Returns how many steps the first seat of two is behind the second; less than 0 if it is ahead.
fn lag(position: &Position) -> Option<i64> {
    let [first, second] = [Seat::at(0), Seat::at(1)];
    let steps = |seat| i64::from(position.tempo(seat));
    (position.setup().seats() == 2).then(|| steps(first) - steps(second))
}

/// Returns how far a seat of two was behind at most, and in which round first.
fn behind(lags: &[(Option<i64>, u32)], seat: Seat) -> Option<(u32, u32)> {
    let sign = if seat == Seat::FIRST { 1 } else { -1 };
    let lags = lags
        .iter()
        .filter_map(|(lag, round)| Some((sign * (*lag)?, *round)));
    let (most, round) = lags.rev().max_by_key(|(lag, _)| *lag)?;
    let most = u32::try_from(most).ok().filter(|most| *most > 0)?;
    Some((most, round))
}

/// Returns the loser of a race between two, and what was missing.
fn missed(game: &Game) -> Option<(Seat, u32)> {
    let outcome = game
        .outcome()
        .filter(|outcome| outcome.reason == Reason::Built)?;
    let (winner, position) = (outcome.winner()?, game.position());
    let loser = Seat::at(1 - winner.index().min(1));
    let steps = (position.setup().seats() == 2).then(|| position.tempo(loser))?;
    Some((loser, steps))
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

    #[test]
    fn the_winner_was_behind_as_far_as_any_round_ended() {
        let lags = [(Some(-3), 1), (Some(9), 2), (Some(9), 3), (Some(-12), 4)];
        assert_eq!(behind(&lags, Seat::at(0)), Some((9, 2)));
        assert_eq!(behind(&lags, Seat::at(1)), Some((12, 4)));
        assert_eq!(behind(&lags[1..3], Seat::at(1)), None, "always ahead");
        assert_eq!(
            behind(&[(None, 1)], Seat::at(0)),
            None,
            "more than two play"
        );
    }

    #[test]
    fn the_loser_of_a_race_misses_what_is_left() {
        let mut game = Game::new(Rules::default_for(Variant::MiniCorners));
        // Both take the move that brings the most.
        while game.outcome().is_none() {
            let gains = game.position().gains();
            let best = gains.iter().max_by_key(|(_, gain)| *gain).expect("a move");
            game.play(Ply::Move(best.0)).expect("it is legal");
        }
        let feats = Feats::of(&game).expect("somebody moved");
        let outcome = game.outcome().expect("it has ended");
        let Some(winner) = outcome.winner().filter(|_| outcome.reason == Reason::Built) else {
            assert_eq!(feats.missed, None);
            return;
        };
        let loser = Seat::at(1 - winner.index());
        assert_eq!(feats.missed, Some((loser, game.position().tempo(loser))));
    }
}

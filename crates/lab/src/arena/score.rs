//! The score of a match, with the interval in which the true one lies.

use std::fmt;

/// The quantile of the normal distribution for 95 of 100.
const QUANTILE: f64 = 1.96;

/// Games by their result for the first of two.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    /// Counts a game: won by the first, by the second, or by nobody.
    pub fn note(&mut self, winner: Option<usize>) {
        match winner {
            Some(0) => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    fn games(self) -> f64 {
        f64::from(self.won + self.drawn + self.lost)
    }

    /// The part of all points.
    pub fn part(self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / self.games().max(1.0)
    }

    /// The interval of Wilson (1927) around it.
    fn interval(self) -> (f64, f64) {
        let (games, part) = (self.games().max(1.0), self.part());
        let square = QUANTILE * QUANTILE;
        let middle = (part + square / (2.0 * games)) / (1.0 + square / games);
        let spread = part * (1.0 - part) / games + square / (4.0 * games * games);
        let half = QUANTILE * spread.sqrt() / (1.0 + square / games);
        (middle - half, middle + half)
    }
}

/// The difference of ratings at which a part of all points is expected.
fn elo(part: f64) -> f64 {
    -400.0 * (1.0 / part.clamp(0.000_1, 0.999_9) - 1.0).log10()
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost } = *self;
        let (part, (low, high)) = (self.part(), self.interval());
        write!(
            f,
            "won {won}, drawn {drawn}, lost {lost}: {:.1} % ({:.1} to {:.1}), Elo {:+.0} ({:+.0} to {:+.0})",
            part * 100.0,
            low * 100.0,
            high * 100.0,
            elo(part),
            elo(low),
            elo(high),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_comes_with_its_interval() {
        let mut score = Score::default();
        for winner in [Some(0), Some(0), Some(0), Some(1), None, Some(0)] {
            score.note(winner);
        }
        // Wilson's interval for 4.5 of 6.
        assert_eq!(
            score.to_string(),
            "won 4, drawn 1, lost 1: 75.0 % (36.5 to 94.0), Elo +191 (-96 to +478)"
        );
    }
}

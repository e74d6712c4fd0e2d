//! `go`: how long to think, and about what.

use std::time::Duration;

/// The time for a move where nothing is said.
const USUAL: Duration = Duration::from_millis(100);
/// The part of the remaining time that a move gets, beside most of what it is given back.
const PART: u32 = 30;

/// What ends a search, as far as it is given.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Go {
    pub movetime: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
    pub level: Option<u8>,
    pub infinite: bool,
    /// The remaining time of each seat, and what each gets back for a move, in milliseconds.
    clock: Vec<u64>,
    increments: Vec<u64>,
    pub lines: Option<usize>,
    /// The only first moves that are wanted; all where there is none.
    pub search_moves: Vec<String>,
}

impl Go {
    /// Reads the words after `go`. Unknown ones are left out, with their value if the next word is a
    /// number.
    pub fn read(words: &[&str]) -> Self {
        let mut go = Self::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            let mut number = || words.next_if(|next| is_number(next))?.parse::<u64>().ok();
            match word {
                "movetime" => go.movetime = number().map(Duration::from_millis),
                "nodes" => go.nodes = number(),
                "depth" => go.depth = number().map(|depth| depth.min(u32::MAX.into()) as u32),
                "level" => go.level = number().map(|level| level.min(u8::MAX.into()) as u8),
                "multipv" => go.lines = number().map(|lines| lines as usize),
                "infinite" => go.infinite = true,
                "clock" => go.clock = std::iter::from_fn(number).collect(),
                "inc" => go.increments = std::iter::from_fn(number).collect(),
                "searchmoves" => go.search_moves = words.by_ref().map(str::to_owned).collect(),
                _ => drop(number()),
            }
        }
        go
    }

    /// The time that a seat has for the move; none where something else ends the search.
    pub fn time(&self, seat: usize) -> Option<Duration> {
        let of_clock = self.clock.get(seat).map(|&left| {
            let increment = self.increments.get(seat).copied().unwrap_or(0);
            let left = Duration::from_millis(left);
            (left / PART + Duration::from_millis(increment) * 3 / 4).min(left / 2)
        });
        let shortest = self.movetime.into_iter().chain(of_clock).min();
        let is_limited = self.nodes.is_some() || self.depth.is_some() || self.level.is_some();
        shortest.or((!is_limited && !self.infinite).then_some(USUAL))
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Go {
        Go::read(&line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn the_shortest_time_counts() {
        let ms = Duration::from_millis;
        assert_eq!(go("").time(0), Some(ms(100)));
        assert_eq!(go("movetime 250 depth 3").time(0), Some(ms(250)));
        assert_eq!(go("nodes 500").time(0), None);
        assert_eq!(go("infinite").time(0), None);
        let clock = go("clock 30000 60000 inc 100 0");
        assert_eq!(clock.time(0), Some(ms(1_075)));
        assert_eq!(clock.time(1), Some(ms(2_000)));
        assert_eq!(
            go("clock 10").time(0),
            Some(Duration::from_micros(333_333) / 1000)
        );
    }

    #[test]
    fn unknown_words_are_left_out_with_their_value() {
        let read = go("ponder mate 3 nodes 7 searchmoves h4-g4 h4-g5");
        assert_eq!(read.nodes, Some(7));
        assert_eq!(read.search_moves, ["h4-g4", "h4-g5"]);
        assert_eq!(go("depth nodes 7").nodes, Some(7));
    }
}

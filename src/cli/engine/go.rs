//! `go`: how long to think, and about what.

use std::iter::Peekable;
use std::str::FromStr;
use std::time::Duration;

/// The default time per move.
const USUAL: Duration = Duration::from_millis(100);
/// The fraction of the remaining time for a move, in addition to most of the increment.
const PART: u32 = 30;

/// The limits of a search, as far as given.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Go {
    pub movetime: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
    pub level: Option<u8>,
    pub infinite: bool,
    /// The remaining time and the increment of each seat, in milliseconds.
    clock: Vec<u64>,
    increments: Vec<u64>,
    pub lines: Option<usize>,
    /// The only first moves to consider; all if empty.
    pub search_moves: Vec<String>,
}

impl Go {
    /// Parses the words after `go`. Skips unknown ones, with their value if the next word is a
    /// number.
    ///
    /// # Errors
    /// A limit has no valid number.
    pub fn read(words: &[&str]) -> Result<Self, String> {
        let mut go = Self::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            match word {
                "movetime" => go.movetime = Some(Duration::from_millis(number(word, &mut words)?)),
                "nodes" => go.nodes = Some(number(word, &mut words)?),
                "depth" => go.depth = Some(number(word, &mut words)?),
                "level" => go.level = Some(number(word, &mut words)?),
                "multipv" => go.lines = Some(number(word, &mut words)?),
                "infinite" => go.infinite = true,
                "clock" => go.clock = numbers(word, &mut words)?,
                "inc" => go.increments = numbers(word, &mut words)?,
                "searchmoves" => {
                    go.search_moves = words.by_ref().map(str::to_owned).collect();
                    if go.search_moves.is_empty() {
                        return Err("searchmoves: which moves?".to_owned());
                    }
                }
                _ => drop(words.next_if(|next| is_number(next))),
            }
        }
        Ok(go)
    }

    /// Refuses clocks that don't cover every seat.
    ///
    /// # Errors
    /// The number of clocks differs from the number of seats.
    pub fn check_seats(&self, seats: usize) -> Result<(), String> {
        for (word, numbers) in [("clock", &self.clock), ("inc", &self.increments)] {
            let count = numbers.len();
            if count != 0 && count != seats {
                return Err(format!("{word}: {seats} numbers, one a seat, not {count}"));
            }
        }
        Ok(())
    }

    /// Returns a seat's time for the move, or `None` if something else ends the search.
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

/// Returns the number after a word.
fn number<'a, T: FromStr>(
    word: &str,
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<T, String> {
    let next = words.next().ok_or_else(|| format!("{word}: how much?"))?;
    let read = next.parse().ok().filter(|_| is_number(next));
    read.ok_or_else(|| format!("{word}: a whole number, not {next:?}"))
}

/// Returns all numbers after a word; there has to be at least one.
fn numbers<'a>(
    word: &str,
    words: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Result<Vec<u64>, String> {
    let mut numbers = vec![number(word, words)?];
    while words.peek().is_some_and(|next| is_number(next)) {
        numbers.push(number(word, words)?);
    }
    Ok(numbers)
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Go, String> {
        Go::read(&line.split_whitespace().collect::<Vec<_>>())
    }

    fn go(line: &str) -> Go {
        read(line).unwrap()
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
    }

    #[test]
    fn a_limit_that_cannot_be_read_is_an_error() {
        for (line, says) in [
            ("movetime", "movetime: how much?"),
            ("movetime -5", "movetime: a whole number, not \"-5\""),
            ("depth nodes 7", "depth: a whole number, not \"nodes\""),
            ("nodes 1e6", "nodes: a whole number"),
            ("nodes 99999999999999999999", "nodes: a whole number"),
            ("level 256", "level: a whole number"),
            ("depth 4294967296", "depth: a whole number"),
            ("multipv all", "multipv: a whole number"),
            ("clock inc 1 1", "clock: a whole number, not \"inc\""),
            ("clock 1 99999999999999999999", "clock: a whole number"),
            ("nodes 7 searchmoves", "searchmoves: which moves?"),
        ] {
            let error = read(line).unwrap_err();
            assert!(error.starts_with(says), "{line}: {error}");
        }
    }

    #[test]
    fn clocks_are_for_every_seat() {
        let go = go("clock 30000 60000 inc 100 0");
        assert_eq!(go.check_seats(2), Ok(()));
        let error = go.check_seats(3).unwrap_err();
        assert!(error.starts_with("clock: 3 numbers"), "{error}");
    }
}

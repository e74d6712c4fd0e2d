//! A person's tries at the daily puzzle.

use halma_store::Slot;
use halma_store::records::PuzzleRecord;

use crate::change::Error;
use crate::people;
use crate::{Act, Service};

/// A person's record with the puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleStreak {
    /// The number of days in a row with a solved puzzle, including today.
    pub days: u32,
    /// The longest row.
    pub best: u32,
    /// The number of tries today.
    pub tries: u32,
}

impl Service {
    /// Notes a try at the puzzle of a day, counted from January 1, 1970. Tries after the solution
    /// change nothing, and neither do repeats.
    ///
    /// # Errors
    /// The store failed.
    pub async fn note_puzzle(
        &self,
        act: &Act,
        day: u32,
        is_solved: bool,
    ) -> Result<PuzzleStreak, Error> {
        self.change(|mut tx| async move {
            let player = people::player(&mut tx, &*self.lot, &act.by).await?;
            let slot = Slot::puzzles(player);
            let before = tx.read(slot).await?.unwrap_or_default();
            let is_over = before.solved_on == Some(day) || before.last == Some(act.interaction);
            let after = if is_over {
                before
            } else {
                PuzzleRecord {
                    last: Some(act.interaction),
                    ..tried(before, day, is_solved)
                }
            };
            tx.put(slot, &after)?;
            tx.commit().await?;
            Ok(PuzzleStreak {
                days: after.streak,
                best: after.best,
                tries: after.tries,
            })
        })
        .await
    }
}

fn tried(before: PuzzleRecord, day: u32, is_solved: bool) -> PuzzleRecord {
    let tries = if before.tried_on == Some(day) {
        before.tries + 1
    } else {
        1
    };
    let tried = PuzzleRecord {
        tried_on: Some(day),
        tries,
        ..before
    };
    if !is_solved {
        return tried;
    }
    let goes_on = before.solved_on.is_some_and(|last| last + 1 == day);
    let streak = if goes_on { before.streak + 1 } else { 1 };
    PuzzleRecord {
        solved_on: Some(day),
        solved: before.solved + 1,
        streak,
        best: before.best.max(streak),
        ..tried
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_count_on_one_day_and_solutions_on_days_in_a_row() {
        let mut record = PuzzleRecord::default();
        let days = [(1, false), (1, false), (1, true), (2, true), (4, true)];
        let seen = days.map(|(day, is_solved)| {
            record = tried(std::mem::take(&mut record), day, is_solved);
            (record.tries, record.streak, record.best)
        });
        assert_eq!(record.solved, 3);
        assert_eq!(
            seen,
            [(1, 0, 0), (2, 0, 0), (3, 1, 1), (1, 2, 2), (1, 1, 2)]
        );
    }
}

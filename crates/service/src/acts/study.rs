//! A person's tries at the daily puzzle.

use halma_store::Slot;
use halma_store::ids::PlayerId;
use halma_store::records::PuzzleRecord;
use jiff::ToSpan as _;
use jiff::civil::date;

use crate::change::{Error, read};
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
    /// The number of days that were skipped just before, for free.
    pub skipped: u32,
    /// The number of days that can still be skipped this month.
    pub skips_left: u32,
    /// Whether it was this try that solved it.
    pub is_new: bool,
}

/// How many days of a calendar month can be missed without ending a row.
const FREE_SKIPS: u8 = 2;

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
            let last_solved = before.solved_on;
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
            // A repeated request gets the same answer.
            let is_new = is_solved && after.last == Some(act.interaction);
            let missed = last_solved.map_or(0, |last| day.saturating_sub(last + 1));
            let goes_on = is_new && after.streak > 1;
            Ok(PuzzleStreak {
                skipped: if goes_on { missed } else { 0 },
                is_new,
                ..streak_of(&after, day)
            })
        })
        .await
    }

    /// Returns a person's record of a day whose puzzle they have solved; `None` if they haven't.
    ///
    /// # Errors
    /// The store failed.
    pub async fn solved_puzzle(
        &self,
        player: Option<PlayerId>,
        day: u32,
    ) -> Result<Option<PuzzleStreak>, Error> {
        let Some(player) = player else {
            return Ok(None);
        };
        let record = read(&self.store, Slot::puzzles(player)).await?;
        let is_of_day =
            |record: &PuzzleRecord| [record.solved_on, record.tried_on] == [Some(day), Some(day)];
        let solved = record.filter(is_of_day);
        Ok(solved.map(|record| streak_of(&record, day)))
    }
}

fn streak_of(record: &PuzzleRecord, day: u32) -> PuzzleStreak {
    let (month, used) = record.skipped;
    let used = if month == month_of(day) { used } else { 0 };
    PuzzleStreak {
        days: record.streak,
        best: record.best,
        tries: record.tries,
        skipped: 0,
        skips_left: FREE_SKIPS.saturating_sub(used).into(),
        is_new: false,
    }
}

/// Returns the calendar month of a day, counted from January 1970.
fn month_of(day: u32) -> u32 {
    let date = date(1970, 1, 1).saturating_add(i64::from(day).days());
    u32::try_from((i32::from(date.year()) - 1970) * 12 + i32::from(date.month()) - 1).unwrap_or(0)
}

/// Returns the skips of a row that goes on over all missed days, or `None` if there are too many.
fn skipped(mut skipped: (u32, u8), last: u32, day: u32) -> Option<(u32, u8)> {
    // No more days than two months have to skip.
    let is_near = day > last && day - last <= 1 + 2 * u32::from(FREE_SKIPS);
    for missed in is_near.then_some(last + 1..day)? {
        let month = month_of(missed);
        let used = if skipped.0 == month { skipped.1 } else { 0 };
        skipped = (used < FREE_SKIPS).then_some((month, used + 1))?;
    }
    Some(skipped)
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
    let skips = before
        .solved_on
        .and_then(|last| skipped(before.skipped, last, day));
    let streak = skips.map_or(1, |_| before.streak + 1);
    PuzzleRecord {
        skipped: skips.unwrap_or(before.skipped),
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

    /// Returns the row after solving the puzzles of these days.
    fn solved(days: &[u32]) -> PuzzleRecord {
        let solve = |record, &day: &u32| tried(record, day, true);
        days.iter().fold(PuzzleRecord::default(), solve)
    }

    #[test]
    fn two_missed_days_of_a_month_are_free() {
        // February 1970 begins on day 31.
        assert_eq!((month_of(30), month_of(31), month_of(20_787)), (0, 1, 682));
        assert_eq!(
            solved(&[1, 3, 5]).streak,
            3,
            "two days apart from each other"
        );
        assert_eq!(solved(&[1, 4, 5]).streak, 3, "two days together");
        assert_eq!(solved(&[1, 3, 5, 7]).streak, 1, "a third day");
        assert_eq!(solved(&[1, 5]).streak, 1, "three days together");
        assert_eq!(solved(&[1, 3, 5, 31]).streak, 1, "25 days");
        assert_eq!(solved(&[27, 29, 30, 32]).streak, 4, "one in each month");
        assert_eq!(
            solved(&[28, 33]).streak,
            2,
            "two at the end of a month, two of the next"
        );
        assert_eq!(solved(&[28, 34]).streak, 1, "three of the next");
        let left = |days: &[u32], day| streak_of(&solved(days), day).skips_left;
        assert_eq!(
            (left(&[1, 3], 3), left(&[1, 3], 31), left(&[1, 3, 5], 5)),
            (1, 2, 0)
        );
    }

    #[test]
    fn tries_count_on_one_day_and_solutions_on_days_in_a_row() {
        let mut record = PuzzleRecord::default();
        let days = [(1, false), (1, false), (1, true), (2, true), (6, true)];
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

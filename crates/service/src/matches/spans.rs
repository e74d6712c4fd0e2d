//! Times that don't count, and their effect on a deadline.

use std::time::Duration;

use halma_store::ids::{Span, Timestamp, days};

const WEEK: Duration = days(7);

/// Merges times: sorted, without overlaps, so that shared time counts once.
pub fn merged(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_unstable();
    let mut merged: Vec<Span> = Vec::with_capacity(spans.len());
    for span in spans {
        match merged.last_mut() {
            Some(last) if span.from <= last.until => last.until = last.until.max(span.until),
            _ => merged.push(span),
        }
    }
    merged
}

/// Returns a deadline moved by the times its clock was stopped during the turn; these are sorted
/// and don't overlap.
pub fn moved(began: Timestamp, deadline: Timestamp, standstills: &[Span]) -> Timestamp {
    let mut deadline = deadline;
    for span in standstills {
        if span.from < deadline && span.until > began {
            deadline = deadline + span.until.since(span.from.max(began));
        }
    }
    deadline
}

/// Returns how much of the time between two moments counts; the standstills are sorted and don't
/// overlap.
pub fn counted(from: Timestamp, until: Timestamp, standstills: &[Span]) -> Duration {
    let stood = |span: &Span| span.until.min(until).since(span.from.max(from));
    let stood: Duration = standstills.iter().map(stood).sum();
    until.since(from).saturating_sub(stood)
}

/// Returns the weekends that overlap a time, each from Saturday to Sunday in UTC.
pub fn weekends(from: Timestamp, until: Timestamp) -> Vec<Span> {
    // January 3, 1970, was a Saturday.
    let week = |at: Timestamp| (at - days(2)).since(Timestamp::EPOCH).as_secs() / WEEK.as_secs();
    let weekend = |week: u64| {
        let from = Timestamp::EPOCH + days(2 + 7 * week);
        Span {
            from,
            until: from + days(2),
        }
    };
    (week(from)..=week(until)).map(weekend).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(moments: &[(i64, i64)]) -> Vec<Span> {
        let span = |&(from, until)| Span {
            from: Timestamp(from),
            until: Timestamp(until),
        };
        moments.iter().map(span).collect()
    }

    #[test]
    fn outages_of_a_turn_are_added_and_others_are_not() {
        let at = Timestamp;
        let outages = spans(&[(0, 50), (90, 120), (250, 260), (900, 950)]);
        // The first is before the turn, and the second overlaps its start. The third is reached
        // only because of the second. The last is after the end.
        assert_eq!(moved(at(100), at(240), &outages), at(270));
        assert_eq!(moved(at(130), at(240), &outages), at(240));
    }

    #[test]
    fn only_what_lies_between_two_moments_is_not_counted() {
        let standstills = spans(&[(0, 50), (90, 120), (150, 160), (190, 300)]);
        let counts = |from, until| {
            let counted = counted(Timestamp(from), Timestamp(until), &standstills);
            counted.as_millis()
        };
        assert_eq!(counts(100, 200), 100 - 20 - 10 - 10);
        assert_eq!(counts(120, 150), 30);
        assert_eq!(counts(200, 250), 0);
        assert_eq!(counts(200, 100), 0);
    }

    #[test]
    fn a_weekend_is_from_saturday_to_sunday() {
        let at = |day: u64| Timestamp::EPOCH + days(day);
        let span = |from, until| Span {
            from: at(from),
            until: at(until),
        };
        // The epoch was a Thursday.
        assert_eq!(weekends(at(2), at(3)), [span(2, 4)]);
        assert_eq!(weekends(at(3), at(9)), [span(2, 4), span(9, 11)]);
        assert_eq!(weekends(at(10), at(16)), [span(9, 11), span(16, 18)]);
    }

    #[test]
    fn what_overlaps_counts_once() {
        let overlapping = spans(&[(50, 60), (0, 10), (5, 20), (20, 30)]);
        assert_eq!(merged(overlapping), spans(&[(0, 30), (50, 60)]));
        assert_eq!(merged(spans(&[(0, 9), (2, 3)])), spans(&[(0, 9)]));
    }
}

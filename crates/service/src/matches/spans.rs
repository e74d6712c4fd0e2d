//! Times that don't count, and their effect on a deadline.

use halma_store::ids::{Span, Timestamp};

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
    fn what_overlaps_counts_once() {
        let overlapping = spans(&[(50, 60), (0, 10), (5, 20), (20, 30)]);
        assert_eq!(merged(overlapping), spans(&[(0, 30), (50, 60)]));
        assert_eq!(merged(spans(&[(0, 9), (2, 3)])), spans(&[(0, 9)]));
    }
}

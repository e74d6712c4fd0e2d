//! The stand-in's clock: the machine's, which tests can move forward.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock that never goes back and can be moved forward.
#[derive(Debug)]
pub(crate) struct Clock {
    at_start: Duration,
    started: Instant,
    ahead: Duration,
}

impl Clock {
    /// A clock that is `behind` this machine's.
    pub(crate) fn start(behind: Duration) -> Self {
        let at_start = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self {
            at_start: at_start.saturating_sub(behind),
            started: Instant::now(),
            ahead: Duration::ZERO,
        }
    }

    /// The time since 1970.
    pub(crate) fn now(&self) -> Duration {
        self.at_start + self.started.elapsed() + self.ahead
    }

    pub(crate) fn now_ms(&self) -> u64 {
        u64::try_from(self.now().as_millis()).unwrap_or(u64::MAX)
    }

    pub(crate) fn push(&mut self, by: Duration) {
        self.ahead += by;
    }
}

/// A time since 1970 in Discord's format, such as `2026-08-01T12:00:00.000000+00:00`.
pub(crate) fn timestamp(moment: Duration) -> String {
    let seconds = moment.as_secs();
    let (year, month, day) = civil_date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    let micros = moment.subsec_micros();
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micros:06}+00:00")
}

/// The year, month and day of a number of days since 1970. Counts from a March that starts a cycle
/// of 400 years, so that the leap day comes last.
fn civil_date(days_since_1970: u64) -> (u64, u64, u64) {
    const DAYS_FROM_YEAR_0: u64 = 719_468;
    const DAYS_IN_CYCLE: u64 = 146_097;
    let days = days_since_1970 + DAYS_FROM_YEAR_0;
    let (cycle, day) = (days / DAYS_IN_CYCLE, days % DAYS_IN_CYCLE);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    (
        cycle * 400 + year + u64::from(month <= 2),
        month,
        day_of_month,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_have_discords_format() {
        let cases = [
            (0, "1970-01-01T00:00:00.000000+00:00"),
            (951_827_696, "2000-02-29T12:34:56.000000+00:00"),
            (1_785_542_400, "2026-08-01T00:00:00.000000+00:00"),
        ];
        for (seconds, expected) in cases {
            assert_eq!(timestamp(Duration::from_secs(seconds)), expected);
        }
    }
}

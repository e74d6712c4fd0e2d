//! Discord's clock next to this machine's.
//!
//! The machine's clock may be wrong. So expiry is judged by Discord's clock, which is known from
//! the `Date` header of a response and continued by a monotonic clock. A call counts as recent if
//! either clock says so; an interaction is expired only by Discord's.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use halma_service::Clock;
use halma_service::ids::{AnswerToken, InteractionId, Timestamp, minutes};
use jiff::SignedDuration;
use jiff::fmt::rfc2822::DateTimeParser;
use reqwest::Response;
use reqwest::header::DATE;

/// How far a signature's timestamp may differ from now.
const FRESH: Duration = minutes(5);
/// A `Date` has no fractions of a second; it is late by this much on average.
const HALF_A_SECOND: Duration = Duration::from_millis(500);
/// Discord itself.
const DISCORD: &str = "https://discord.com";

/// What Discord's clock said, and when by [`Clock::uptime`].
type Said = (Timestamp, Duration);

/// This machine's clock, and Discord's as far as known.
pub struct Clocks {
    own: Arc<dyn Clock>,
    said: Mutex<Option<Said>>,
}

impl Clocks {
    /// Creates clocks without Discord's time.
    pub fn new(own: Arc<dyn Clock>) -> Self {
        Self {
            own,
            said: Mutex::default(),
        }
    }

    /// Returns the current time by this machine's clock.
    pub fn now(&self) -> Timestamp {
        self.own.now()
    }

    /// Returns how far this machine's clock is ahead of Discord's, if known.
    pub fn ahead_of_discord(&self) -> Option<SignedDuration> {
        let discords = self.discords()?;
        Some(self.own.now().ahead_of(discords))
    }

    /// Returns the current time by Discord's clock.
    fn discords(&self) -> Option<Timestamp> {
        let said = *self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let (moment, at) = said?;
        let since = self.own.uptime().saturating_sub(at);
        Some(moment + since)
    }

    /// Notes what Discord's clock said at a time of [`Clock::uptime`].
    fn note(&self, moment: Timestamp, at: Duration) {
        *self.said.lock().unwrap_or_else(PoisonError::into_inner) = Some((moment, at));
    }

    /// Returns true if a call's timestamp, in seconds since 1970, is recent.
    pub fn is_fresh(&self, signed: &str) -> bool {
        let Ok(seconds) = signed.parse::<i64>() else {
            return false;
        };
        let signed = Timestamp(seconds.saturating_mul(1000));
        let is_near = |now: Timestamp| now.abs_diff(signed) <= FRESH;
        is_near(self.own.now()) || self.discords().is_some_and(is_near)
    }

    /// Returns true if an interaction has expired, so that its outcome may be forgotten.
    pub fn is_void(&self, id: InteractionId) -> bool {
        let oldest = |now: Timestamp| InteractionId::first_at(now - AnswerToken::LIFETIME);
        self.discords().is_some_and(|now| id < oldest(now))
    }
}

/// Asks Discord what time it is.
#[derive(Clone, Debug)]
pub struct TimeSignal {
    client: reqwest::Client,
    url: String,
}

impl TimeSignal {
    /// Creates a signal from Discord or another server.
    pub fn new(client: reqwest::Client, api_url: Option<&str>) -> Self {
        let server = api_url.unwrap_or(DISCORD);
        // The smallest response that needs no authorization.
        let url = format!("{server}/api/v10/gateway");
        Self { client, url }
    }

    /// Sets Discord's clock.
    ///
    /// # Errors
    /// Discord can't be reached.
    pub async fn take(&self, clocks: &Clocks) -> Result<(), reqwest::Error> {
        let asked = clocks.own.uptime();
        let answer = self.client.get(&self.url).send().await?;
        let answered = clocks.own.uptime();
        let way = answered.saturating_sub(asked) / 2;
        if let Some(date) = date(&answer) {
            clocks.note(date + HALF_A_SECOND, asked + way);
        }
        Ok(())
    }
}

/// Returns the time at which a server says it responded.
fn date(answer: &Response) -> Option<Timestamp> {
    let date = answer.headers().get(DATE)?.to_str().ok()?;
    let moment = DateTimeParser::new().parse_timestamp(date).ok()?;
    Some(moment.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_service::SystemClock;

    /// This machine's clock, this many minutes ahead.
    struct Ahead(i64);

    impl Clock for Ahead {
        fn now(&self) -> Timestamp {
            minutes_after(SystemClock.now(), self.0)
        }

        fn uptime(&self) -> Duration {
            SystemClock.uptime()
        }
    }

    fn minutes_after(moment: Timestamp, minutes: i64) -> Timestamp {
        Timestamp(moment.0 + minutes * 60_000)
    }

    fn clocks(ahead: i64, is_known: bool) -> Clocks {
        let clocks = Clocks::new(Arc::new(Ahead(ahead)));
        if is_known {
            clocks.note(SystemClock.now(), SystemClock.uptime());
        }
        clocks
    }

    #[test]
    fn what_is_of_now_by_discords_clock_is_so_whatever_ours_says() {
        let right = SystemClock.now();
        let made = |ago: i64| InteractionId::first_at(minutes_after(right, -ago));
        let signed = |minutes_ago: i64| (right.0 / 1000 - 60 * minutes_ago).to_string();
        for ahead in [-600, -16, -2, 0, 2, 16, 600] {
            let clocks = clocks(ahead, true);
            assert!(
                !clocks.is_void(made(0)) && !clocks.is_void(made(14)),
                "{ahead}"
            );
            assert!(clocks.is_void(made(16)), "{ahead}");
            assert!(
                clocks.is_fresh(&signed(0)) && clocks.is_fresh(&signed(4)),
                "{ahead}"
            );
            assert!(!clocks.is_fresh(&signed(60)), "{ahead}");
            let known = clocks.ahead_of_discord().expect("it was noted");
            let wrong = known - SignedDuration::from_mins(ahead);
            assert!(wrong.unsigned_abs() < minutes(1) / 2);
        }
    }

    #[test]
    fn as_long_as_discords_clock_is_not_known_nothing_is_void() {
        let right = SystemClock.now();
        for ahead in [0, 16, 600] {
            let clocks = clocks(ahead, false);
            assert!(!clocks.is_void(InteractionId::first_at(right)));
            assert_eq!(clocks.ahead_of_discord(), None);
        }
        let signed = (right.0 / 1000).to_string();
        assert!(clocks(0, false).is_fresh(&signed));
        assert!(!clocks(16, false).is_fresh(&signed));
        assert!(!clocks(0, false).is_fresh("now"));
    }
}

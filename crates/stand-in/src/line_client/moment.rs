//! Discord's timestamps, such as `<t:1764352800:R>`, in words.

use std::time::{Duration, UNIX_EPOCH};

const UNITS: [(&str, u64); 6] = [
    ("year", 31_557_600),
    ("month", 2_629_800),
    ("day", 86_400),
    ("hour", 3_600),
    ("minute", 60),
    ("second", 1),
];

/// The first second of the year 10000, which wouldn't fit four digits.
const END: u64 = 253_402_300_800;

/// A timestamp in words, in UTC; `None` if it isn't one.
pub(super) fn moment(timestamp: &str, now: Duration) -> Option<String> {
    let (seconds, style) = timestamp.split_once(':').unwrap_or((timestamp, "f"));
    let seconds: u64 = seconds.parse().ok().filter(|seconds| *seconds < END)?;
    if style == "R" {
        return Some(relative(seconds, now.as_secs()));
    }
    // Such as "Fri, 28 Nov 2025 18:00:00 GMT".
    let full = httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_secs(seconds));
    let (date, time) = (full.get(..16)?, full.get(17..22)?);
    Some(match style {
        "d" | "D" => date.to_owned(),
        "t" | "T" => format!("{time} UTC"),
        _ => format!("{date} {time} UTC"),
    })
}

/// The time from now, such as "in 3 days" or "1 hour ago".
fn relative(seconds: u64, now: u64) -> String {
    let distance = seconds.abs_diff(now);
    let fitting = UNITS.iter().find(|(_, size)| distance >= *size);
    let Some((unit, size)) = fitting else {
        return "now".to_owned();
    };
    let count = (distance + size / 2) / size;
    let plural = if count == 1 { "" } else { "s" };
    if seconds > now {
        format!("in {count} {unit}{plural}")
    } else {
        format!("{count} {unit}{plural} ago")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_become_words() {
        let now = Duration::from_secs(1_764_352_800);
        for (timestamp, words) in [
            ("1764611999:R", "in 3 days"),
            ("1764349200:R", "1 hour ago"),
            ("1764352800:R", "now"),
            ("1764352800", "Fri, 28 Nov 2025 18:00 UTC"),
            ("1764352800:f", "Fri, 28 Nov 2025 18:00 UTC"),
            ("1764352800:d", "Fri, 28 Nov 2025"),
            ("1764352800:t", "18:00 UTC"),
        ] {
            assert_eq!(
                moment(timestamp, now).as_deref(),
                Some(words),
                "{timestamp}"
            );
        }
        for wrong in ["", "soon", "-1:R", "999999999999:f"] {
            assert_eq!(moment(wrong, now), None, "{wrong}");
        }
    }
}

//! The hours of the day without reminders, in the person's own time zone.

use halma_store::ids::Timestamp;
use halma_store::records::SettingsRecord;
use jiff::civil::Date;
use jiff::tz::{TimeZone, TimeZoneDatabase};

/// A person's quiet hours.
pub struct QuietHours {
    zone: TimeZone,
    from: u8,
    until: u8,
}

impl QuietHours {
    /// Returns the quiet hours of a person's settings; `None` without a time zone.
    pub fn of(settings: &SettingsRecord) -> Option<Self> {
        let name = settings.zone.as_deref()?;
        let zone = TimeZoneDatabase::bundled().get(name).ok()?;
        let (from, until) = (settings.quiet_from, settings.quiet_until);
        (from != until).then_some(Self { zone, from, until })
    }

    /// Returns the start and end of the quiet time that contains a moment.
    pub fn around(&self, at: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let today = self.zone.to_datetime(at.into()).date();
        // Hours past midnight started the day before.
        [today.yesterday().ok()?, today]
            .into_iter()
            .filter_map(|day| self.beginning_on(day))
            .find(|(from, until)| (*from..*until).contains(&at))
    }

    fn beginning_on(&self, day: Date) -> Option<(Timestamp, Timestamp)> {
        let last = if self.until > self.from {
            day
        } else {
            day.tomorrow().ok()?
        };
        Some((self.moment(day, self.from)?, self.moment(last, self.until)?))
    }

    /// If clocks are put forward, a skipped hour becomes the one after.
    fn moment(&self, day: Date, hour: u8) -> Option<Timestamp> {
        let time = day.at(hour.try_into().ok()?, 0, 0, 0);
        let zoned = self.zone.to_ambiguous_zoned(time).compatible().ok()?;
        Some(zoned.timestamp().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse::<jiff::Timestamp>().unwrap().into()
    }

    fn berlin(from: u8, until: u8) -> QuietHours {
        let zone = Some("Europe/Berlin".to_owned());
        let settings = SettingsRecord {
            zone,
            quiet_from: from,
            quiet_until: until,
            ..SettingsRecord::default()
        };
        QuietHours::of(&settings).unwrap()
    }

    #[test]
    fn a_night_goes_past_midnight_and_follows_summer_time() {
        let night = berlin(22, 8);
        let winter = (at("2026-01-10T21:00:00Z"), at("2026-01-11T07:00:00Z"));
        for inside in [
            "2026-01-10T21:00:00Z",
            "2026-01-11T00:30:00Z",
            "2026-01-11T06:59:59Z",
        ] {
            assert_eq!(night.around(at(inside)), Some(winter), "{inside}");
        }
        for outside in ["2026-01-10T20:59:59Z", "2026-01-11T07:00:00Z"] {
            assert_eq!(night.around(at(outside)), None, "{outside}");
        }
        let summer = (at("2026-07-10T20:00:00Z"), at("2026-07-11T06:00:00Z"));
        assert_eq!(night.around(at("2026-07-10T20:00:00Z")), Some(summer));
        // This night is an hour shorter.
        let short = (at("2026-03-28T21:00:00Z"), at("2026-03-29T06:00:00Z"));
        assert_eq!(night.around(at("2026-03-29T01:30:00Z")), Some(short));
    }

    #[test]
    fn hours_of_one_day_stay_in_it() {
        let work = berlin(9, 17);
        assert!(work.around(at("2026-01-10T08:00:00Z")).is_some());
        assert!(work.around(at("2026-01-10T16:00:00Z")).is_none());
        let none = SettingsRecord {
            zone: Some("Europe/Berlin".into()),
            quiet_from: 5,
            quiet_until: 5,
            ..SettingsRecord::default()
        };
        assert!(QuietHours::of(&none).is_none());
        assert!(QuietHours::of(&SettingsRecord::default()).is_none());
    }
}

//! Time zones by common names: IANA names, the cities in those names, and large cities without a
//! zone, also in their own script.

use std::collections::HashMap;
use std::sync::LazyLock;

use jiff::tz::TimeZoneDatabase;
use unicode_normalization::UnicodeNormalization;

use crate::refusal::Refusal;

/// Generated from `GeoNames`; see `assets/cities/make.py`.
const CITIES: &str = include_str!("../../../../assets/cities/cities.tsv");
/// A city this many times larger than its namesakes is the one meant.
const CLEARLY_LARGER: u32 = 5;

/// A time zone that someone may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Its IANA name.
    pub name: &'static str,
    /// The city by which it was found, if its name doesn't contain it.
    pub city: Option<&'static str>,
}

struct City {
    zone: &'static str,
    thousands: u32,
    name: &'static str,
    /// All its names, folded.
    folded: Vec<String>,
}

/// The cities, largest first.
static LARGE_CITIES: LazyLock<Vec<City>> = LazyLock::new(|| {
    let cities = CITIES.lines().filter_map(|line| {
        let mut fields = line.split('\t');
        let (zone, thousands) = (fields.next()?, fields.next()?.parse().ok()?);
        let (name, others) = (fields.next()?, fields.next()?);
        let names = std::iter::once(name).chain(others.split('|'));
        Some(City {
            zone,
            thousands,
            name,
            folded: names.map(fold).collect(),
        })
    });
    cities.collect()
});

/// The IANA zones by the folded last part of their name, usually a city.
static ZONES: LazyLock<HashMap<String, Vec<&'static str>>> = LazyLock::new(|| {
    let mut zones: HashMap<String, Vec<&'static str>> = HashMap::new();
    for name in TimeZoneDatabase::bundled().available() {
        let name: &'static str = name.to_string().leak();
        if let Some((_, city)) = name.rsplit_once('/') {
            zones.entry(fold(city)).or_default().push(name);
        }
    }
    zones
});

/// Folds case, width, accents and punctuation; spells saints out.
fn fold(name: &str) -> String {
    let letters = |word: &str| -> String {
        let letters = word.nfkd().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect()
    };
    let parts = |letter: char| letter == '-' || letter == '_' || letter.is_whitespace();
    let words = name.split(parts).map(letters);
    words
        .map(|word| {
            if word == "st" {
                "saint".to_owned()
            } else {
                word
            }
        })
        .collect()
}

/// Returns the time zone named by a text.
///
/// # Errors
/// No zone has the name, or cities of several zones do.
pub fn zone_named(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if let Ok(zone) = TimeZoneDatabase::bundled().get(text)
        && let Some(name) = zone.iana_name()
    {
        return Ok(name.to_owned());
    }
    let name = text.to_owned();
    let wanted = fold(text);
    if wanted.is_empty() {
        return Err(Refusal::NoSuchZone { name });
    }
    // Some zones also have an old name, such as US/Pacific; those of continents come first.
    let of_zones = ZONES.get(&wanted).map(Vec::as_slice).unwrap_or_default();
    if let [only] = of_zones {
        return Ok((*only).to_owned());
    }
    let cities: Vec<&City> = LARGE_CITIES
        .iter()
        .filter(|city| city.folded.contains(&wanted))
        .collect();
    let mut zones: Vec<String> = of_zones.iter().map(|zone| (*zone).to_owned()).collect();
    if let Some(largest) = cities.first() {
        let rivals = cities.iter().filter(|city| city.zone != largest.zone);
        if rivals.map(|city| city.thousands).max().unwrap_or(0) * CLEARLY_LARGER < largest.thousands
        {
            return Ok(largest.zone.to_owned());
        }
        zones.extend(cities.iter().map(|city| city.zone.to_owned()));
    }
    zones.sort_unstable();
    zones.dedup();
    match zones.as_mut_slice() {
        [] => Err(Refusal::NoSuchZone { name }),
        [only] => Ok(std::mem::take(only)),
        _ => Err(Refusal::SeveralZones { name, zones }),
    }
}

/// Returns the zones that someone who types may mean, each once: first those with the text in their
/// names, then those of cities that start with it, largest first.
pub fn zones(typed: &str) -> Vec<Zone> {
    let typed = fold(typed);
    let mut found: Vec<Zone> = Vec::new();
    let mut add = |zone: Zone| {
        if !found.iter().any(|known| known.name == zone.name) {
            found.push(zone);
        }
    };
    let mut names: Vec<&'static str> = ZONES.values().flatten().copied().collect();
    names.sort_unstable();
    for name in names.into_iter().filter(|name| fold(name).contains(&typed)) {
        add(Zone { name, city: None });
    }
    let begins = |city: &&City| city.folded.iter().any(|name| name.starts_with(&typed));
    for city in LARGE_CITIES.iter().filter(begins) {
        let says_it = fold(city.zone).ends_with(&city.folded[0]);
        let city_name = (!says_it).then_some(city.name);
        add(Zone {
            name: city.zone,
            city: city_name,
        });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cities_name_their_zones_in_any_script() {
        for (text, zone) in [
            (" europe/berlin ", "Europe/Berlin"),
            ("Berlin", "Europe/Berlin"),
            ("new york", "America/New_York"),
            ("Munich", "Europe/Berlin"),
            ("München", "Europe/Berlin"),
            ("Мюнхен", "Europe/Berlin"),
            ("St. Petersburg", "Europe/Moscow"),
            ("Санкт-Петербург", "Europe/Moscow"),
            ("Mumbai", "Asia/Kolkata"),
            ("मुंबई", "Asia/Kolkata"),
            ("Shenzhen", "Asia/Shanghai"),
            ("深圳", "Asia/Shanghai"),
            ("تهران", "Asia/Tehran"),
            ("București", "Europe/Bucharest"),
            ("UTC", "UTC"),
        ] {
            assert_eq!(zone_named(text).as_deref(), Ok(zone), "{text}");
        }
        let nowhere = zone_named("Atlantis");
        assert!(
            matches!(nowhere, Err(Refusal::NoSuchZone { .. })),
            "{nowhere:?}"
        );
        assert!(zone_named("!").is_err() && zone_named("").is_err());
    }

    #[test]
    fn a_name_of_several_zones_is_asked_about() {
        let Err(Refusal::SeveralZones { zones, .. }) = zone_named("Valencia") else {
            panic!("{:?}", zone_named("Valencia"));
        };
        assert!(
            zones.contains(&"Europe/Madrid".to_owned()) && zones.len() > 1,
            "{zones:?}"
        );
    }

    #[test]
    fn all_zones_of_cities_exist() {
        assert!(LARGE_CITIES.len() > 2_000);
        for city in LARGE_CITIES.iter() {
            assert!(
                TimeZoneDatabase::bundled().get(city.zone).is_ok(),
                "{}",
                city.zone
            );
        }
    }

    #[test]
    fn what_is_typed_finds_parts_of_zones_and_beginnings_of_cities() {
        let found = |typed| zones(typed).into_iter().map(|zone| (zone.name, zone.city));
        assert!(found("new york").any(|zone| zone == ("America/New_York", None)));
        assert!(found("münc").any(|zone| zone == ("Europe/Berlin", Some("Munich"))));
        assert!(found("деньп").next().is_none());
    }

    #[test]
    fn each_zone_is_found_once() {
        for typed in ('a'..='z')
            .map(String::from)
            .chain(["Ber", "san", "مدی"].map(str::to_owned))
        {
            let found: Vec<_> = zones(&typed).into_iter().map(|zone| zone.name).collect();
            let mut once = found.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), found.len(), "{typed}: {found:?}");
        }
    }
}

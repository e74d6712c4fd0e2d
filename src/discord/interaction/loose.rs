//! Reads Discord's JSON without relying on its form: unused fields are ignored, and malformed parts
//! count as absent.

use std::num::NonZero;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// Reads a part that may be missing, `null` or of another type. Use it with `default`.
///
/// # Errors
/// It isn't JSON.
pub fn part<'de, D, T>(from: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let raw = Box::<RawValue>::deserialize(from)?;
    Ok(read(&raw))
}

/// Reads a list without its malformed entries. Use it with `default`.
///
/// # Errors
/// It isn't JSON.
pub fn list<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let entries: Vec<Box<RawValue>> = part(from)?.unwrap_or_default();
    Ok(entries.iter().filter_map(|entry| read(entry)).collect())
}

/// Reads a value, or returns `None` if it is malformed.
pub fn read<T: DeserializeOwned>(raw: &RawValue) -> Option<T> {
    serde_json::from_str(raw.get()).ok()
}

/// Discord's id of something: digits in a string, or a number. Never 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Id(pub u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(NonZero<u64>),
            Text(String),
        }
        let id = match Written::deserialize(from)? {
            Written::Number(number) => Some(number),
            Written::Text(digits) => digits.parse().ok(),
        };
        id.map(|id| Self(id.get()))
            .ok_or_else(|| serde::de::Error::custom("not an id"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Sample {
        #[serde(default, deserialize_with = "part")]
        id: Option<Id>,
        #[serde(default, deserialize_with = "list")]
        words: Vec<String>,
    }

    fn id(json: &str) -> Option<u64> {
        let read: Sample = serde_json::from_str(json).expect("an object");
        read.id.map(|id| id.0)
    }

    #[test]
    fn ids_are_texts_or_numbers_and_nothing_else() {
        assert_eq!(id(r#"{"id": "7"}"#), Some(7));
        assert_eq!(id(r#"{"id": 7}"#), Some(7));
        assert_eq!(id(r#"{"id": "18446744073709551615"}"#), Some(u64::MAX));
        for strange in [
            "{}",
            r#"{"id": null}"#,
            r#"{"id": 0}"#,
            r#"{"id": "0"}"#,
            r#"{"id": -7}"#,
            r#"{"id": "seven"}"#,
            r#"{"id": 99999999999999999999999}"#,
            r#"{"id": "99999999999999999999999"}"#,
            r#"{"id": 1e999}"#,
            r#"{"id": {"id": 7}}"#,
        ] {
            assert_eq!(id(strange), None, "{strange}");
        }
    }

    #[test]
    fn a_strange_entry_costs_itself_alone() {
        let read: Sample =
            serde_json::from_str(r#"{"words": ["a", 1e999, null, "b"], "more": [1]}"#)
                .expect("an object");
        assert_eq!(read.words, ["a", "b"]);
    }
}

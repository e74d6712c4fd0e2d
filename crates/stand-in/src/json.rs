//! Reading JSON, and putting objects together.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// Puts the entries of one JSON object into another.
pub(crate) fn merge(object: &mut Value, extra: Value) {
    if let (Value::Object(object), Value::Object(extra)) = (object, extra) {
        object.extend(extra);
    }
}

/// Discord takes null wherever a field may be left out.
pub(crate) fn null_is_default<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Default + Deserialize<'de>,
    D: Deserializer<'de>,
{
    Ok(Option::deserialize(deserializer)?.unwrap_or_default())
}

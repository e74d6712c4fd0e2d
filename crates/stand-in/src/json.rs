//! Reading JSON and merging objects.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// Adds the entries of one JSON object to another.
pub(crate) fn merge(object: &mut Value, extra: Value) {
    if let (Value::Object(object), Value::Object(extra)) = (object, extra) {
        object.extend(extra);
    }
}

/// Discord accepts null wherever a field may be omitted.
pub(crate) fn null_is_default<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Default + Deserialize<'de>,
    D: Deserializer<'de>,
{
    Ok(Option::deserialize(deserializer)?.unwrap_or_default())
}

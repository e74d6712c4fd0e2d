//! Putting JSON objects together.

use serde_json::Value;

/// Puts the entries of one JSON object into another.
pub(crate) fn merge(object: &mut Value, extra: Value) {
    if let (Value::Object(object), Value::Object(extra)) = (object, extra) {
        object.extend(extra);
    }
}
